//===- Chip.h - The chips that the simulator knows --------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_CHIP_H
#define ATTN_LIB_SIMULATOR_CHIP_H

#include "HandlerTable.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace attn::sim {

/// Where a wave's accumulation registers are.
enum class Accumulators : uint8_t {
  None,
  /// In a file of their own: as many as there are VGPRs.
  Separate,
  /// In the same file as the VGPRs, behind them: the descriptor says where.
  Unified,
};

/// The fields of a chip's instructions: which decoder reads them and what it
/// expects where generations differ. Gfx9Encoding.cpp has those before Gfx10,
/// RdnaEncoding.cpp that, Gfx11Encoding.cpp the others.
enum class Encoding : uint8_t {
  Gfx9,
  Gfx908,
  Gfx90a,
  Gfx940,
  Gfx10,
  Gfx11,
  Gfx12
};

/// One row of ChipTables.cpp: what the loader, the decoder and the start of a
/// wave need to know. Instructions are in the tables of `id`.
struct Chip {
  ChipId id;
  const char *name;
  /// EF_AMDGPU_MACH of the ELF header's flags.
  unsigned machine;
  Encoding encoding;
  /// VGPRs are given to waves in multiples of this.
  unsigned vgprGranule;
  Accumulators accumulators;
  /// A workgroup's.
  unsigned maxLdsBytes;
  /// The three work item IDs come in one register, 10 bits each.
  bool packsWorkItemIds;
  /// Hardware initialises FLAT_SCRATCH, so no SGPR has the wave's offset.
  bool hasArchitectedScratch;
  unsigned waveSize;
  /// Stores have a counter of their own, and lgkmcnt has six bits.
  bool countsStores;
  /// gfx12: so have scalar loads, the IDs of the workgroup are in TTMP
  /// registers, and MODE has neither IEEE nor DX10_CLAMP.
  bool isGfx12 = false;
};

llvm::ArrayRef<Chip> getChips();
/// Null if the simulator does not know it.
const Chip *findChip(llvm::StringRef name);
/// For messages: "gfx906, gfx908".
std::string listChips();

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_CHIP_H
