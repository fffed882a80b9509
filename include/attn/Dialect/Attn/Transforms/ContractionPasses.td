//===- ContractionPasses.td - Passes for matrix products ---*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_CONTRACTIONPASSES_TD
#define ATTN_DIALECT_ATTN_TRANSFORMS_CONTRACTIONPASSES_TD

include "mlir/Pass/PassBase.td"

def AttnFuseElementwise : Pass<"attn-fuse-elementwise"> {
  let summary = "Fuse element-wise ops, but not where that computes them again";
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let description = [{
    Runs the element-wise fusion of upstream's `linalg-fuse-elementwise-ops`, which
    makes one op of an element-wise op and the op that alone uses it. An op that
    reduces takes what it reads once: an activation before a matrix product stays
    an op of its own, since the product would compute it again for each column.
    A broadcast is made anew for each op that uses it and so becomes part of all:
    once for a whole model, it would be in memory all the time. Weights that an
    exporter spreads over the batch become one matrix for the rows of all batches.

    Example (test/Dialect/Attn/fuse-elementwise.mlir): the sum of two vectors
    becomes part of what multiplies it, but not of the matrix product after that.

    ```mlir
    %0 = arith.addf %a, %b          // each as a linalg.generic
    %1 = arith.mulf %0, %0
    %2 = linalg.matmul ins(%1, %w)
    ```

    becomes

    ```mlir
    %1 = linalg.generic ins(%a, %b) {
      %sum = arith.addf %in, %in_0
      %product = arith.mulf %sum, %sum
      linalg.yield %product
    }
    %2 = linalg.matmul ins(%1, %w)
    ```
  }];
}

def AttnConvolutionsToProducts : Pass<"attn-convolutions-to-products"> {
  let summary = "Compute convolutions with constant weights as matrix products";
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let description = [{
    A dense convolution of floats with constant weights and static extents
    (`linalg.conv_1d_ncw_fcw`, `conv_1d_nwc_wcf`, `conv_2d_nchw_fchw`,
    `conv_2d_nhwc_hwcf`, of any stride and dilation) becomes matrix products for
    the passes after this one: rows are positions, columns are features. Others
    stay as they are.

    Each tap of the kernel is a product alone where its sum over the channels is
    long enough (`flopsPerByte` of `target`'s device model); products are added as
    part of the next one. In one dimension and for one image a tap reads a view,
    so that no column matrix exists: memory does not grow. Fewer channels, or a
    matrix that is no larger than the result, pay for copying all windows into one
    matrix, whose product has one long sum: in the two convolutions of a Whisper
    encoder both ways take the same time, and this choice the least memory.
    Windows that cover the image without an overlap, which embed the patches of a
    vision model, are a reshape of it.

    Rows have their channels last, so that copies move, and sums read, what lies
    side by side, and so that weights are columns, which attn-pack-weights packs
    ahead. An image with its channels first is transposed, and so is the result;
    that transpose moves behind element-wise ops and padding, up to the next
    convolution or a transpose that undoes it.

    Example (test/Dialect/Attn/convolutions-to-products.mlir): the front of an
    encoder of speech.

    ```mlir
    %0 = linalg.conv_1d_ncw_fcw {strides = dense<2> : vector<1xi64>, ...}
        ins(%x, %w : tensor<1x64x21xf32>, tensor<32x64x3xf32>)
        outs(%bias : tensor<1x32x10xf32>)
    ```

    becomes

    ```mlir
    %image = linalg.transpose ins(%x : tensor<1x64x21xf32>) permutation = [0, 2, 1]
    %rows = tensor.extract_slice %image[0, 0, 0] [1, 10, 64] [1, 2, 1]
    %columns = tensor.extract_slice %w[0, 0, 0] [32, 64, 1] [1, 1, 1]
    %sums = linalg.generic ins(%rows, %columns : tensor<1x10x64xf32>, tensor<32x64xf32>)
        outs(%zeros : tensor<1x10x32xf32>)         // a matrix product
    ...                                            // and two more, which are added
    %0 = linalg.transpose ins(%biased : tensor<1x10x32xf32>) permutation = [0, 2, 1]
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"native\"",
           "Device that products are for: `native`, or a name from lib/Target">
  ];
}

def AttnPackWeights : Pass<"attn-pack-weights"> {
  let summary = "Put the constant columns of matrix products into panels";
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let description = [{
    A contraction whose columns (usually the right-hand side: the weights of a
    layer) are a constant, or reshapes and transposes of one, becomes a
    `linalg.generic` over panels of them: `[columns / lanes][sum][lanes]`, so that
    each step of the sum reads lanes that lie side by side. A `linalg.pack` of the
    constant makes the panels, which attn-fold-constants evaluates. Rows, columns
    and sums of several dimensions become one each, by reshapes that move nothing.
    The element-wise op that alone uses the product works on its panels too.

    A panel has the lanes of two vector registers of `target`, or of one where
    that pads less. The last panel is padded with zeros; the sum never is.

    Example (test/Dialect/Attn/pack-weights.mlir), with `target=x86-64-v4`:

    ```mlir
    %w = arith.constant dense_resource<weights> : tensor<48x64xf32>
    %0 = linalg.matmul ins(%x, %w : tensor<16x48xf32>, tensor<48x64xf32>)
        outs(%zeros : tensor<16x64xf32>)
    ```

    becomes

    ```mlir
    %panels = linalg.pack %w outer_dims_perm = [1, 0] inner_dims_pos = [1]
        inner_tiles = [32] into %t : tensor<48x64xf32> -> tensor<2x48x32xf32>
    %sums = linalg.generic {                 // loops: row, panel, lane, sum
        indexing_maps = [(m, p, l, k) -> (m, k), (m, p, l, k) -> (p, k, l),
                         (m, p, l, k) -> (m, p, l)], ...}
        ins(%x, %panels : tensor<16x48xf32>, tensor<2x48x32xf32>)
        outs(%zeros : tensor<16x2x32xf32>)
    %0 = tensor.collapse_shape %sums [[0], [1, 2]]
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"native\"",
           "Device that panels are for: `native`, or a name from lib/Target">
  ];
}

def AttnTileContractions : Pass<"attn-tile-contractions"> {
  let summary = "Cut matrix products into workgroups of register tiles";
  let dependentDialects = [
    "::attn::AttnDialect",
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let description = [{
    Each contraction, with what fills its sums and the element-wise op that alone
    uses it, becomes an `scf.forall` over batches, blocks of rows and panels of
    columns. A workgroup walks its panels, and for each panel its rows, a register
    tile at a time; the linalg of such a tile is marked with `attn.registers` for
    attn-register-tile. A contraction that attn-pack-weights left as it is comes
    onto panels first.

    The cost model (lib/Dialect/Attn/Transforms/Contraction.cpp) takes its numbers
    from the device model of `target`: sums take half of the vector registers, the
    rows of a workgroup are enough to be bound by arithmetic and stay in half of
    the second cache, and a workgroup is worth handing to a thread.

    Static rows that are no multiple of a register tile are cut into tiles of
    nearly the same size. Where the rows of a block are not known, a loop of full
    tiles comes first; what is left over is padded to a full tile.

    Panels that do not lie in memory as the product reads them, since they are no
    constant, are packed in the workgroup where enough rows read them, and always
    where they are transposed. Operands of another type than the sums are
    converted there, too: not in the innermost loop.

    A contraction whose columns or sums are of unknown extent, whose sums do not
    start from a `linalg.fill`, or whose result has its columns before its rows,
    stays as it is.

    Example (test/Dialect/Attn/tile-contractions.mlir), with `target=x86-64-v4`:

    ```mlir
    %sums = linalg.generic ins(%x, %panels : tensor<128x48xf32>, tensor<2x48x32xf32>)
        outs(%zeros : tensor<128x2x32xf32>)            // a product on panels
    ```

    becomes

    ```mlir
    %sums = scf.forall (%m) = (0) to (128) step (64) ... {
      scf.for %p = %c0 to %c2 step %c1 ... {
        scf.for %i = %c0 to %c64 step %c8 ... {
          %zeros = linalg.fill {attn.registers = #attn.register_tile<rows = 8, lanes = 32>} ...
          %tile = linalg.generic {attn.registers = #attn.register_tile<rows = 8, lanes = 32>, ...}
              ins(%rows, %panel : tensor<8x48xf32>, tensor<1x48x32xf32>)
              outs(%zeros : tensor<8x1x32xf32>)
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"native\"",
           "Device that tiles are for: `native`, or a name from lib/Target">
  ];
}

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_CONTRACTIONPASSES_TD
