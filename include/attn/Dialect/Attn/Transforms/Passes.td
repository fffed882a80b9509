//===- Passes.td - Passes on the attn dialect --------------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_PASSES_TD
#define ATTN_DIALECT_ATTN_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def AttnRaise : Pass<"attn-raise"> {
  let summary = "Find attention spelled out in linalg and raise it to attn.attention";
  let description = [{
  }];
}

def AttnDecompose : Pass<"attn-decompose"> {
  let summary = "Lower attention to the plain linalg that defines it";
  let description = [{
  }];
}

def AttnTile : Pass<"attn-tile"> {
  let summary = "Cut attention into one workgroup per batch, head and block of queries";
  let description = [{
  }];
}

def AttnOnlineSoftmax : Pass<"attn-online-softmax"> {
  let summary = "Walk the keys of a tile in blocks with a running softmax";
  let description = [{
  }];
}

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_PASSES_TD
