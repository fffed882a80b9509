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

    Before all that, calls that a front end marked become the op, and nothing has
    to be recognised: a call of a function that is declared but not defined, with
    the dictionary `attn.attention` as an attribute of the declaration. The
    declaration goes away. Keys:

    | key | value | |
    |---|---|---|
    | `arguments` | array of roles | what each argument is: `query`, `key`, `value`, `bias`, `mask`, `key_lengths`, `page_table`, `sink`, `diagonal_offset`, `dropout_seed`, `dropout_offset` |
    | `results` | array of roles | what each result is: `output`, `lse` |
    | `layouts` | dictionary of roles | letters of the layouts, where they are not the default ones |
    | `scale`, `softcap`, `dropout` | number | as in the op |
    | `causal` | flag | as in the op |
    | `diagonal` | string | `top_left` (default) or `bottom_right` |
    | `window` | two bounds | integers, or `"*"` for no bound |
    | `empty_rows` | string | rows with nothing to attend to: `zero` (default, attention-s13), or `nan`, what a softmax without a guard makes of them |

    The roles `query`, `key`, `value` and `output` must be there, each role once.
    Offsets and seeds are integers of any width, index, or tensors of rank 0 that
    hold one. A result of the declaration may be more or less precise about its
    extents than the op: a cast lies between. Otherwise types must be those that
    the op takes.

    A mark that is not well formed is an error at the declaration; a call of
    which no valid op can be made one at the call, with the clause of
    docs/Semantics.md that does not hold; and so is any use of the declaration
    that is no call.

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

    Marked, before (test/Dialect/Attn/raise-marked.mlir, @example):

    ```mlir
    func.func private @sdpa(tensor<2x20x8x64xf16>, tensor<2x?x2x64xf16>, tensor<2x?x2x64xf16>, tensor<2x?xi1>) -> tensor<2x20x8x64xf16>
        attributes {attn.attention = {
          arguments = ["query", "key", "value", "mask"], results = ["output"],
          layouts = {query = "bshd", key = "bshd", value = "bshd", mask = "bk", output = "bshd"},
          scale = 0.125, causal, diagonal = "bottom_right"}}
    func.func @example(%q: tensor<2x20x8x64xf16>, %k: tensor<2x?x2x64xf16>, %v: tensor<2x?x2x64xf16>,
                       %m: tensor<2x?xi1>) -> tensor<2x20x8x64xf16> {
      %o = call @sdpa(%q, %k, %v, %m) : (tensor<2x20x8x64xf16>, tensor<2x?x2x64xf16>, tensor<2x?x2x64xf16>, tensor<2x?xi1>) -> tensor<2x20x8x64xf16>
      return %o : tensor<2x20x8x64xf16>
    }
    ```

    After:

    ```mlir
    %init = tensor.empty() : tensor<2x20x8x64xf16>
    %o = attn.attention query(%q : tensor<2x20x8x64xf16>, bshd)
        key(%k : tensor<2x?x2x64xf16>, bshd) value(%v : tensor<2x?x2x64xf16>, bshd)
        mask(%m : tensor<2x?xi1>, bk) scale(0.125) causal diagonal(bottom_right)
        outs(%init : tensor<2x20x8x64xf16>, bshd)
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
