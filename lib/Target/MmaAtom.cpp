//===- MmaAtom.cpp - A matrix instruction ---------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/MmaAtom.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace attn;

int64_t MmaAtom::getDepthStep() const {
  constexpr int64_t readElements = 8;
  if (repeatsOperands || isDirect())
    return k;
  return std::max(readElements, operandElements) * getRowLanes();
}

int64_t MmaAtom::getKeyStep() const {
  return std::max(getDepthStep(), getReadColumns());
}

int64_t MmaAtom::getPaddedQueryDepth(int64_t depth) const {
  return llvm::alignTo(depth, getDepthStep());
}

int64_t MmaAtom::getPaddedValueDepth(int64_t depth) const {
  return llvm::alignTo(depth, getReadColumns());
}
