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
    The executable reference: `attn.attention` and `attn.merge` become one
    linalg op for each clause of docs/Semantics.md, on the whole matrix of
    scores. It takes every op that the verifier takes, is exact rather than
    fast, and needs memory for `queries x keys` scores for each head. Other
    lowerings are tested against it.

    Ops on memrefs are put on tensors first, between `bufferization.to_tensor`
    and `bufferization.materialize_in_destination`.

    Example (test/Dialect/Attn/decompose.mlir):

    ```mlir
    %out = attn.attention query(%q : tensor<8x128x64xf32>)
        key(%k : tensor<8x96x64xf32>) value(%v : tensor<8x96x32xf32>)
        softcap(30.0) outs(%init : tensor<8x128x32xf32>)
    ```

    becomes, with the bodies and maps left out,

    ```mlir
    %products = linalg.generic ins(%q, %k) outs(%zeros)    // q * k, summed
    %scaled = linalg.generic outs(%products)               // s * scale
    %capped = linalg.generic outs(%scaled)                 // c * tanh(s / c)
    %m = linalg.generic ins(%capped) outs(%minus_infinity) // row maximum
    %p = linalg.generic ins(%m) outs(%capped)              // exp(s - m)
    %l = linalg.generic ins(%p) outs(%zero_rows)           // row sum
    %acc = linalg.generic ins(%p, %v) outs(%zero_output)   // p * v, summed
    %out = linalg.generic ins(%acc, %l) outs(%init)        // acc / l, or 0
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect"];
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
