//===- TimingTable.h - Instructions as the timing model sees them -*- C++ -*-=//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_TIMINGTABLE_H
#define ATTN_SIMULATOR_TIMINGTABLE_H

#include "attn/Simulator/Instruction.h"
#include "attn/Simulator/TimingModel.h"

namespace attn::sim {

/// How long an instruction takes the vector unit, by LLVM's name.
ValuRate getValuRate(llvm::StringRef mnemonic);

/// Floating-point operations of one lane; a multiply-add counts as two.
unsigned getFlops(llvm::StringRef mnemonic);

/// One entry for each instruction of a program.
std::vector<TimedInstruction> getTimedInstructions(const Program &program);

} // namespace attn::sim

#endif // ATTN_SIMULATOR_TIMINGTABLE_H
