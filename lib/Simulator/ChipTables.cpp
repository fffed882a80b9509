//===- ChipTables.cpp - The chips and their tables for this host ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Chip.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace attn::sim;

namespace attn::sim {
namespace baseline {
ChipTables getTables(ChipId id);
} // namespace baseline
namespace baselinew32 {
ChipTables getTables(ChipId id);
} // namespace baselinew32
namespace x86v3 {
ChipTables getTables(ChipId id);
} // namespace x86v3
namespace x86v3w32 {
ChipTables getTables(ChipId id);
} // namespace x86v3w32
namespace x86v4 {
ChipTables getTables(ChipId id);
} // namespace x86v4
namespace x86v4w32 {
ChipTables getTables(ChipId id);
} // namespace x86v4w32
} // namespace attn::sim

static constexpr Chip chips[] = {
    {ChipId::Gfx906, "gfx906", ELF::EF_AMDGPU_MACH_AMDGCN_GFX906,
     Encoding::Gfx9, 4, Accumulators::None, 65536, false, false, 64, false},
    {ChipId::Gfx908, "gfx908", ELF::EF_AMDGPU_MACH_AMDGCN_GFX908,
     Encoding::Gfx908, 4, Accumulators::Separate, 65536, false, false, 64,
     false},
    {ChipId::Gfx90a, "gfx90a", ELF::EF_AMDGPU_MACH_AMDGCN_GFX90A,
     Encoding::Gfx90a, 8, Accumulators::Unified, 65536, true, false, 64, false},
    {ChipId::Gfx942, "gfx942", ELF::EF_AMDGPU_MACH_AMDGCN_GFX942,
     Encoding::Gfx940, 8, Accumulators::Unified, 65536, true, true, 64, false},
    {ChipId::Gfx950, "gfx950", ELF::EF_AMDGPU_MACH_AMDGCN_GFX950,
     Encoding::Gfx940, 8, Accumulators::Unified, 163840, true, true, 64, false},
    {ChipId::Gfx1030, "gfx1030", ELF::EF_AMDGPU_MACH_AMDGCN_GFX1030,
     Encoding::Gfx10, 8, Accumulators::None, 65536, false, false, 32, true},
    {ChipId::Gfx1100, "gfx1100", ELF::EF_AMDGPU_MACH_AMDGCN_GFX1100,
     Encoding::Gfx11, 8, Accumulators::None, 65536, true, true, 32, true},
    {ChipId::Gfx1201, "gfx1201", ELF::EF_AMDGPU_MACH_AMDGCN_GFX1201,
     Encoding::Gfx12, 8, Accumulators::None, 65536, true, true, 32, true, true},
};

ArrayRef<Chip> attn::sim::getChips() { return chips; }

const Chip *attn::sim::findChip(StringRef name) {
  const Chip *chip =
      find_if(chips, [&](const Chip &row) { return name == row.name; });
  return chip == std::end(chips) ? nullptr : chip;
}

std::string attn::sim::listChips() {
  return join(map_range(chips, [](const Chip &row) { return row.name; }), ", ");
}

ChipTables attn::sim::getChipTables(ChipId id) {
  bool isWave32 = find_if(chips, [&](const Chip &row) {
                    return row.id == id;
                  })->waveSize == 32;
#ifdef ATTN_SIM_X86
  if (__builtin_cpu_supports("x86-64-v4"))
    return isWave32 ? x86v4w32::getTables(id) : x86v4::getTables(id);
  if (__builtin_cpu_supports("x86-64-v3"))
    return isWave32 ? x86v3w32::getTables(id) : x86v3::getTables(id);
#endif
  return isWave32 ? baselinew32::getTables(id) : baseline::getTables(id);
}
