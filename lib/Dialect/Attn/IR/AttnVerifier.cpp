//===- AttnVerifier.cpp - Verifiers of the attn dialect -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/AttnOps.h"

using namespace mlir;
using namespace attn;

LogicalResult AttentionOp::verify() { return success(); }

LogicalResult AttentionOp::verifyRegions() { return success(); }

LogicalResult MergeOp::verify() { return success(); }
