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

/// What the name of a matrix instruction says: C has rows x columns elements,
/// each a sum of `depth` products of elements of this type. All zero if the
/// name says nothing of the kind.
struct MatrixShape {
  unsigned rows = 0, columns = 0, depth = 0;
  std::string type;
};
MatrixShape getMatrixShape(llvm::StringRef mnemonic);

/// One entry for each instruction of a program.
std::vector<TimedInstruction>
getTimedInstructions(const Program &program,
                     const TimingParameters &parameters);

} // namespace attn::sim

#endif // ATTN_SIMULATOR_TIMINGTABLE_H
