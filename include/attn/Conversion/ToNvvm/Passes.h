//===- Passes.h - Passes for NVIDIA kernels ---------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_TONVVM_PASSES_H
#define ATTN_CONVERSION_TONVVM_PASSES_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace attn {

#define GEN_PASS_DECL
#include "attn/Conversion/ToNvvm/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "attn/Conversion/ToNvvm/Passes.h.inc"

} // namespace attn

#endif // ATTN_CONVERSION_TONVVM_PASSES_H
