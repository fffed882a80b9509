//===- AttnDialect.td - The attn dialect -------------------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNDIALECT_TD
#define ATTN_DIALECT_ATTN_IR_ATTNDIALECT_TD

include "mlir/IR/OpBase.td"

def Attn_Dialect : Dialect {
  let name = "attn";
  let cppNamespace = "::attn";
  let summary = "Attention as one operation, and the levels it is lowered through";
  let description = [{
    The dialect holds `attn.attention`, scaled dot product attention with its
    complete semantics (docs/Semantics.md) and no schedule, and `attn.merge`,
    which joins two partial results over disjoint sets of keys. Below that level
    code for a host is upstream IR: `scf`, `linalg`, `tensor`, `vector`,
    `memref`. Code for a GPU passes through the collective ops, the program of
    one workgroup on whole tiles (`attn.load` to `attn.partial_sum`), and where
    products and copies are asynchronous, `attn.start_dot` to `attn.roles`.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerTypes();
  }];
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNDIALECT_TD
