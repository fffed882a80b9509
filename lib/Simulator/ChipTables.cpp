//===- ChipTables.cpp - The tables of a chip for this host ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HandlerTable.h"
#include "llvm/ADT/StringRef.h"

using namespace attn::sim;

namespace attn::sim {
namespace baseline {
ChipTables getGfx906Tables();
} // namespace baseline
namespace x86v3 {
ChipTables getGfx906Tables();
} // namespace x86v3
namespace x86v4 {
ChipTables getGfx906Tables();
} // namespace x86v4
} // namespace attn::sim

ChipTables attn::sim::getChipTables(const char *chip) {
  if (llvm::StringRef(chip) != "gfx906")
    return {};
#ifdef ATTN_SIM_X86
  if (__builtin_cpu_supports("x86-64-v4"))
    return x86v4::getGfx906Tables();
  if (__builtin_cpu_supports("x86-64-v3"))
    return x86v3::getGfx906Tables();
#endif
  return baseline::getGfx906Tables();
}
