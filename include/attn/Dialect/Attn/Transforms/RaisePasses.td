//===- RaisePasses.td - Passes that find attention ---------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_RAISEPASSES_TD
#define ATTN_DIALECT_ATTN_TRANSFORMS_RAISEPASSES_TD

include "mlir/Pass/PassBase.td"

def AttnSimplifyShapes : Pass<"attn-simplify-shapes"> {
  let summary = "Decide arithmetic on extents, so that reshapes and broadcasts are plain";
  let description = [{
    Exporters of models whose extents are known at run time write reshapes to
    computed extents, broadcasts that ask of each dimension whether its extent is
    one, and assertions that extents agree. Extents are polynomials in those of
    the function's arguments here; where that decides the question,

    - a `tensor.reshape` becomes `tensor.collapse_shape` and
      `tensor.expand_shape`;
    - an element that a `linalg.generic` extracts at its own position is read as
      an operand, and the op goes away if it only copies;
    - an assertion that holds is removed.

    What can't be decided stays. Arithmetic on extents is taken not to overflow.

    Before (test/Dialect/Attn/simplify-shapes.mlir, @split_heads):

    ```mlir
    func.func @split_heads(%x: tensor<2x?x16xf32>) -> tensor<2x?x2x8xf32> {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : i64
      %c8 = arith.constant 8 : i64
      %c16 = arith.constant 16 : i64
      %dim = tensor.dim %x, %c1 : tensor<2x?x16xf32>
      %length = arith.index_cast %dim : index to i64
      %all = arith.muli %length, %c16 : i64
      %part = arith.muli %length, %c8 : i64
      %heads = arith.divsi %all, %part : i64
      %shape = tensor.from_elements %c2, %length, %heads, %c8 : tensor<4xi64>
      %r = tensor.reshape %x(%shape) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x2x8xf32>
      return %r : tensor<2x?x2x8xf32>
    }
    ```

    After:

    ```mlir
    %r = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [2, %dim, 2, 8] : tensor<2x?x16xf32> into tensor<2x?x2x8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def AttnRaise : Pass<"attn-raise"> {
  let summary = "Find attention spelled out in linalg and raise it to attn.attention";
  let description = [{
    A product that softmax of another product goes into is a candidate. What
    lies between the two is read as a formula for one element, so it does not
    matter which ops spell it: named or generic, fused or not, with whatever
    transposes, reshapes and broadcasts. The formula may have

    - constant scales of query, key and scores, which multiply up to `scale`;
    - one `c * tanh(x)`, which becomes `softcap(c)`;
    - any number of additions: tensors become the `bias`, `select(m, 0, -inf)`
      the `mask`;
    - `select(m, score, -inf)`, a mask too, and `select(m, score, c)` with a
      finite `c` that is so low that no score can be told from it in the sum: a
      bias of `c`, since a finite score is attended to if there is no other;
    - any other function of the product, the position and tensors over
      positions, which becomes the score region: fill values near to scores,
      slopes times distances, additions in f16;
    - softmax as `linalg.softmax`, or as maximum, difference, `exp`, sum and
      division, with casts anywhere;
    - a test that zeroes rows of which all scores, or biases, are -inf;
    - heads of key and value that are repeated for several heads of the query:
      they are read in groups.

    Operands are the tensors furthest up that hold the same numbers, with the
    layout that they have there. The result is in the layout that the program
    transposes it to.

    Rows with nothing to attend to give what the program gives. Without the test
    for such rows softmax makes NaN of them: where scores may be -inf all along
    a row, the log-sum-exp is asked for, and rows where it is -inf become NaN.

    Every candidate that is not raised gets a remark that says which condition
    does not hold. `require-raised=N` makes the pass fail unless it raises
    exactly N. The location of an attention op names those of the ops that it
    stands for: "values" (the second product), "scores" (the first) and
    "softmax".

    Before (test/Dialect/Attn/raise.mlir, @plain):

    ```mlir
    %s = linalg.batch_matmul ins(%q, %k : tensor<8x20x16xf32>, tensor<8x16x24xf32>)
        outs(%zeros : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
    %p = linalg.softmax dimension(2) ins(%s : tensor<8x20x24xf32>)
        outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
    %o = linalg.batch_matmul ins(%p, %v : tensor<8x20x24xf32>, tensor<8x24x32xf32>)
        outs(%zeros1 : tensor<8x20x32xf32>) -> tensor<8x20x32xf32>
    ```

    After:

    ```mlir
    %init = tensor.empty() : tensor<8x20x32xf32>
    %o = attn.attention query(%q : tensor<8x20x16xf32>)
        key(%k : tensor<8x16x24xf32>, hds) value(%v : tensor<8x24x32xf32>)
        scale(1.0) outs(%init : tensor<8x20x32xf32>)
    ```
  }];
  let options = [
    Option<"requireRaised", "require-raised", "int64_t", /*default=*/"-1",
           "Fail unless exactly this many attention ops are raised">
  ];
  let statistics = [
    Statistic<"numRaised", "raised", "Number of attention ops raised">
  ];
  let dependentDialects = [
    "::attn::AttnDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_RAISEPASSES_TD
