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
include "attn/Dialect/Attn/Transforms/CollectivePasses.td"
include "attn/Dialect/Attn/Transforms/ContractionPasses.td"
include "attn/Dialect/Attn/Transforms/RaisePasses.td"

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
    %scaled = linalg.generic ins(%products) outs(%empty)   // s * scale
    %capped = linalg.generic ins(%scaled) outs(%empty)     // c * tanh(s / c)
    %m = linalg.generic ins(%capped) outs(%minus_infinity) // row maximum
    %p = linalg.generic ins(%capped, %m) outs(%empty)      // exp(s - m)
    %l = linalg.generic ins(%p) outs(%zero_rows)           // row sum
    %acc = linalg.generic ins(%p, %v) outs(%zero_output)   // p * v, summed
    %out = linalg.generic ins(%acc, %l) outs(%init)        // acc / l, or 0
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect"];
  let options = [
    Option<"unscheduledOnly", "unscheduled-only", "bool", /*default=*/"false",
           "Leave attention that has a schedule alone">
  ];
}

def AttnFoldConstants : Pass<"attn-fold-constants", "::mlir::ModuleOp"> {
  let summary = "Evaluate what moves or converts constants ahead of the run";
  let description = [{
    Ops on constants become constants. What only moves elements composes to one
    view of the data and costs one pass over it, however long the chain:
    `linalg.transpose`, `linalg.broadcast`, permuting and copying
    `linalg.generic`, `tensor.expand_shape`, `tensor.collapse_shape`,
    `tensor.extract_slice`, `tensor.cast`, `linalg.pack`. So do `tensor.pad`,
    `linalg.pack` with padding, and `tensor.concat`. Element-wise arithmetic,
    positions (`linalg.index`), reads at computed positions (`tensor.extract`)
    and assertions are evaluated, too, with the rounding of their types; where a
    result would be undefined or an assertion does not hold, the op stays.

    A constant never grows: a broadcast stays as it is, unless it is of one
    value. Padding may double it, and results of at most 16 KiB may be computed
    from less.

    Constants that are resources give resources, aligned to 64 bytes; results of
    at most 64 bytes are kept in the program, as are such constants themselves,
    and those of one value are splats.
    Equal results share one resource, in all functions of the module, and other
    shapes of the same elements share that of the original. With `release` the
    data of resources is freed when the last op that uses it is gone. Modules of
    the same context must not use these resources then.

    A resource without data, or with a number of bytes that does not fit its
    type, is an error.

    Before (test/Dialect/Attn/fold-constants.mlir, @chain):

    ```mlir
    %w = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
    %e = tensor.empty() : tensor<3x2xi8>
    %t = linalg.transpose ins(%w : tensor<2x3xi8>) outs(%e : tensor<3x2xi8>)
        permutation = [1, 0]
    %c = tensor.collapse_shape %t [[0, 1]] : tensor<3x2xi8> into tensor<6xi8>
    ```

    After:

    ```mlir
    %c = arith.constant dense<[1, 4, 2, 5, 3, 6]> : tensor<6xi8>
    ```
  }];
  let options = [
    Option<"release", "release", "bool", /*default=*/"false",
           "Free the data of resources that no op of the module uses any more">
  ];
  let statistics = [
    Statistic<"numFolded", "folded", "Number of constants made">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AttnFoldEmpty : Pass<"attn-fold-empty"> {
  let summary = "Replace tensors without elements by tensor.empty";
  let description = [{
    Replaces results of linalg, tensor and attn operations whose type has an
    extent of zero by `tensor.empty`, and drops parts without elements from
    `tensor.concat`, `tensor.insert_slice` and `tensor.pad`. There is nothing to
    compute, and upstream's lowerings of such operations make slices that begin
    where their source ends, which the verifier refuses.

    Extents that turn out to be zero at run time are none of this: loops over
    them do not run, and slices are not verified.

    Before:

    ```mlir
    %0 = linalg.exp ins(%x : tensor<4x0xf32>) outs(%e : tensor<4x0xf32>) -> tensor<4x0xf32>
    %1 = tensor.concat dim(1) %0, %y : (tensor<4x0xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    ```

    After:

    ```mlir
    %1 = %y
    ```

    Example: test/Dialect/Attn/fold-empty.mlir
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AttnCheckExtents : Pass<"attn-check-extents"> {
  let summary = "Check at run time the extents that types leave open";
  let description = [{
    Puts a `cf.assert` in front of an `attn.attention` or `attn.merge` for each
    constraint on extents (docs/Semantics.md) that types do not decide. Without
    it, extents that disagree at run time are undefined behaviour. An axis of a
    bias or a mask is broadcast only if its type says that its extent is one.
    Integer divisions are checked as well, of elements and of extents, from which
    exporters infer others: hardware traps on a division by zero.

    Example (test/Dialect/Attn/check-extents.mlir):

    ```mlir
    %0 = attn.attention query(%q : tensor<16x8xf32>)
        key(%k : tensor<?x8xf32>) value(%v : tensor<?x8xf32>)
        outs(%out : tensor<16x8xf32>)
    ```

    becomes

    ```mlir
    %values = tensor.dim %v, %c0 : tensor<?x8xf32>
    %keys = tensor.dim %k, %c0 : tensor<?x8xf32>
    %equal = arith.cmpi eq, %values, %keys : index
    cf.assert %equal, "attn.attention: value's length and key's length differ (attention-c4)"
    %0 = attn.attention ...
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::memref::MemRefDialect", "::mlir::tensor::TensorDialect"
  ];
}

def AttnSpecializeDecode : Pass<"attn-specialize-decode"> {
  let summary = "Give attention of unknown query length a version for one query";
  let description = [{
    Puts an op on tensors whose query length is dynamic into both branches of a
    test whether the length is one. In the first branch the length is static, so
    that attn-select-schedule can choose the schedule of a decoding step for it.
    Ops that carry a schedule are left alone.

    Example (test/Dialect/Attn/specialize-decode.mlir):

    ```mlir
    %0 = attn.attention query(%q : tensor<?x64xf32>)
        key(%k : tensor<?x64xf32>) value(%v : tensor<?x64xf32>)
        outs(%out : tensor<?x64xf32>)
    ```

    becomes

    ```mlir
    %n = tensor.dim %q, %c0 : tensor<?x64xf32>
    %is_one = arith.cmpi eq, %n, %c1 : index
    %0 = scf.if %is_one -> (tensor<?x64xf32>) {
      %q1 = tensor.cast %q : tensor<?x64xf32> to tensor<1x64xf32>
      %out1 = tensor.cast %out : tensor<?x64xf32> to tensor<1x64xf32>
      %1 = attn.attention query(%q1 : tensor<1x64xf32>)
          key(%k : tensor<?x64xf32>) value(%v : tensor<?x64xf32>)
          outs(%out1 : tensor<1x64xf32>)
      %2 = tensor.cast %1 : tensor<1x64xf32> to tensor<?x64xf32>
      scf.yield %2 : tensor<?x64xf32>
    } else {
      %1 = attn.attention query(%q : tensor<?x64xf32>)
          key(%k : tensor<?x64xf32>) value(%v : tensor<?x64xf32>)
          outs(%out : tensor<?x64xf32>)
      scf.yield %1 : tensor<?x64xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AttnSelectSchedule : Pass<"attn-select-schedule"> {
  let summary = "Choose how attention is cut into tiles on a device";
  let description = [{
    Sets `schedule` on every `attn.attention` that has none, by a cost model over
    the device model of `target` (lib/Target). SIMD lanes run along the queries
    where there are enough of them, and along the depth for the few queries of a
    decoding step. A tile of scores, queries by keys, takes half of the first
    cache; the accumulators of a register tile take half of the registers. An op
    whose depth is dynamic or zero, or too large for any tile, gets no schedule:
    attn-decompose lowers it.

    A schedule that the op carries is kept; one whose tiles take more memory than
    the device has for a workgroup is an error that says both numbers.

    Example (test/Dialect/Attn/select-schedule.mlir), with
    `target=x86-64-v4`:

    ```mlir
    %0 = attn.attention query(%x : tensor<17x64xf32>)
        key(%x : tensor<17x64xf32>) value(%x : tensor<17x64xf32>)
        outs(%x : tensor<17x64xf32>)
    ```

    becomes

    ```mlir
    %0 = attn.attention query(%x : tensor<17x64xf32>)
        key(%x : tensor<17x64xf32>) value(%x : tensor<17x64xf32>)
        outs(%x : tensor<17x64xf32>)
        schedule<query_tile = 32, key_tile = 32, lanes = query,
                 register_rows = 8, register_lanes = 32>
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"native\"",
           "Device that the schedule is for: `native`, or a name from lib/Target">
  ];
}

def AttnTile : Pass<"attn-tile"> {
  let summary = "Cut attention into one workgroup per batch, head and block of queries";
  let description = [{
    Turns each `attn.attention` into an `scf.forall` over blocks of queries,
    batches and heads, in this order, around an `attn.attention` on slices of
    its operands. The block of queries is `query_tile` of the op's schedule, or
    the option `query-tile` for an op without one; the last block is shorter
    where it does not divide the number of queries. With `lanes = depth`, for
    few queries, the query heads that share a key head stay in one tile.

    The tile has the position of its first query as its `origin` where a part of
    the op asks for positions, and a `top_left` diagonal, with the difference of
    the lengths of keys and queries of the whole op as its offset. An op on
    memrefs becomes an op on tensors first. An op that is already one tile of an
    `scf.forall` stays as it is.

    An op with a collective schedule becomes a loop over the workgroups of a
    kernel instead, which `attn.chip` and `attn.workgroup_size` on it announce:
    blocks of queries along x, the fastest, heads or the groups of them that a
    tile packs along y, batches along z (test/Dialect/Attn/tile-collective.mlir).

    Before (from test/Dialect/Attn/tile.mlir, EXAMPLE):

    ```mlir
    %out = attn.attention
        query(%q : tensor<2x128x8x64xf16>, bshd) key(%k : tensor<2x192x2x64xf16>, bshd)
        value(%v : tensor<2x192x2x64xf16>, bshd) causal diagonal(bottom_right)
        outs(%init : tensor<2x128x8x64xf16>, bshd)
        schedule<query_tile = 32, key_tile = 64, lanes = query, register_rows = 8, register_lanes = 32>
    ```

    After:

    ```mlir
    %c64 = arith.constant 64 : index
    %out = scf.forall (%i, %b, %h) = (0, 0, 0) to (128, 2, 8) step (32, 1, 1)
        shared_outs(%o = %init) -> (tensor<2x128x8x64xf16>) {
      %g = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%h)
      %qt = tensor.extract_slice %q[%b, %i, %h, 0] [1, 32, 1, 64] [1, 1, 1, 1]
      %kt = tensor.extract_slice %k[%b, 0, %g, 0] [1, 192, 1, 64] [1, 1, 1, 1]
      %vt = tensor.extract_slice %v[%b, 0, %g, 0] [1, 192, 1, 64] [1, 1, 1, 1]
      %ot = tensor.extract_slice %o[%b, %i, %h, 0] [1, 32, 1, 64] [1, 1, 1, 1]
      %tile = attn.attention
          query(%qt : tensor<1x32x1x64xf16>, bshd) key(%kt : tensor<1x192x1x64xf16>, bshd)
          value(%vt : tensor<1x192x1x64xf16>, bshd) causal diagonal(top_left, %c64)
          origin(%b, %h, %i, %c0) outs(%ot : tensor<1x32x1x64xf16>, bshd) schedule<...>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %tile into %o[%b, %i, %h, 0] [1, 32, 1, 64] [1, 1, 1, 1]
      }
    }
    ```
  }];
  let options = [
    Option<"queryTile", "query-tile", "int64_t", /*default=*/"0",
           "Queries in a block, for ops without a schedule">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect", "::mlir::gpu::GPUDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

def AttnOnlineSoftmax : Pass<"attn-online-softmax"> {
  let summary = "Walk the keys of a tile in blocks with a running softmax";
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect",
    "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect",
    "::mlir::vector::VectorDialect"
  ];
  let description = [{
    Replaces each attention tile (one batch, one key head, at most `query_tile`
    queries; see attn-tile) by a loop over blocks of `key_tile` keys that carries
    the running maximum, the running sum and the unscaled output of each query.
    The matrix of scores never exists as a whole.

    Blocks that a diagonal, a window or a key length excludes are not visited.
    Blocks that one of them cuts go through a loop of their own that masks by
    position, before and after the loop over whole blocks that does not. Keys and
    values that end within a block are copied into a tile of zeros, so all
    compute is on static tiles.

    Operands are read where they lie, whatever their layout; f16 and bf16 are
    extended once for each block. Everything between the two products is f32 (f64
    for f64). The linalg ops carry a #attn.register_tile for the passes after.

    An op that is no tile, or whose depth is dynamic, is an error.

    A tile with a collective schedule, on memrefs, becomes the program of one
    workgroup: vectors of whole tiles between `attn.load` and `attn.store`, the
    products as `vector.contract`. Loads give zeros beyond the edges, so one loop
    takes all blocks of keys; those that are cut are masked in a branch. f16
    stays f16 in the products, bf16 widens to f32. From
    test/Dialect/Attn/online-softmax-collective.mlir, @whole, with maps and
    broadcasts left out:

    ```mlir
    %q = attn.load %query[%c0, %c0]
    %r:3 = scf.for %j = %c0 to %c4096 step %c128
        iter_args(%m = %lowest, %l = %zeros, %acc = %zeros)
        -> (vector<64x1xf32>, vector<64x16xf32>, vector<64x128xf32>) {
      %k = attn.load %key[%j, %c0]
      %s = vector.contract %q, %k, %zeros            // Q K^T
      %block_max = attn.row_reduce maximum %s
      %m1 = arith.maxnumf %m, (%block_max * scale)
      %shrink = math.exp2 (%m - %m1)
      %p = math.exp2 (fma %s, scale, -%m1)
      %ph = arith.truncf %p toward_zero
      %l1 = attn.partial_sum %ph into (%l * %shrink)
      %v = attn.load %value[%j, %c0]
      %acc1 = vector.contract %ph, %v, (%acc * %shrink)
      scf.yield %m1, %l1, %acc1
    }
    %l = attn.row_reduce add %r#1
    attn.store (%r#2 / %l), %output[%c0, %c0]        // or 0
    ```

    Example (test/Dialect/Attn/online-softmax.mlir):

    ```mlir
    %0 = attn.attention query(%q : tensor<1x1x16x8xf32>)
        key(%k : tensor<1x1x64x8xf32>) value(%v : tensor<1x1x64x4xf32>)
        scale(0.5) outs(%out : tensor<1x1x16x4xf32>)
        schedule<query_tile = 16, key_tile = 32, lanes = query,
                 register_rows = 4, register_lanes = 16>
    ```

    becomes, with the bodies and maps left out,

    ```mlir
    %qt = linalg.generic ins(%q) outs(%t0 : tensor<8x16xf32>)        // Q^T
    %r:3 = scf.for %j = %c0 to %c64 step %c32
        iter_args(%m = %lowest, %l = %zeros, %acc = %zeros)
        -> (tensor<16xf32>, tensor<16xf32>, tensor<4x16xf32>) {
      %s = linalg.generic ins(%k_block, %qt) outs(%zeros)             // K Q^T
      %block_max = linalg.generic ins(%s) outs(%lowest)
      %m1, %shrink = linalg.generic ins(%block_max) outs(%m, %t1)
      %p, %sum = linalg.generic ins(%m1) outs(%s, %zeros)    // exp2(s - m)
      %l1 = linalg.generic ins(%shrink, %sum) outs(%l)       // l * shrink + sum
      %pv = linalg.generic ins(%v_block, %p) outs(%zeros)             // V^T P^T
      %acc1 = linalg.generic ins(%shrink, %pv) outs(%acc)
      scf.yield %m1, %l1, %acc1
    }
    %0 = linalg.generic ins(%r#2, %r#1) outs(%out)           // acc / l, or 0
    ```
  }];
}

def AttnTileRows : Pass<"attn-tile-rows"> {
  let summary = "Cut element-wise ops and reductions into workgroups of rows";
  let dependentDialects = [
    "::attn::AttnDialect", "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let description = [{
    What is linalg and no product: chains of element-wise ops, norms, softmax,
    masks, gathers, copies, of all element types and extents. An op and the
    producers that only it uses, and that compute a row of their own for a row of
    it, form a group; a group becomes one `scf.forall` over a few rows at a time:
    no member is computed twice, and what members hand to each other exists for a
    few rows only. Fills are repeated wherever they are needed.

    The number of rows is what half of the first level cache holds (lib/Target).
    A group with less work than what waking threads costs stays where it is. Its
    ops carry a #attn.register_tile, by which the passes after make vectors of
    them. What is no linalg, or has no plain row, is left alone and runs as loops.

    Example (test/Dialect/Attn/tile-rows.mlir, @rms_norm):

    ```mlir
    %squares = linalg.generic ins(%x) outs(%zeros : tensor<512xf32>)
    %y = linalg.generic ins(%x, %squares) outs(%init : tensor<512x768xf32>)
    ```

    becomes

    ```mlir
    %y = scf.forall (%i) = (0) to (512) step (4) shared_outs(%out = %init) ... {
      %rows = tensor.extract_slice %x[%i, 0] [4, 768] [1, 1]
      %sums = linalg.fill {attn.registers = ...} ... -> tensor<4xf32>
      %squares = linalg.generic {attn.registers = ...} ins(%rows) outs(%sums)
      %0 = linalg.generic {attn.registers = ...} ins(%rows, %squares) ...
      scf.forall.in_parallel { ... %0 into %out[%i, 0] [4, 768] ... }
    }
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"native\"",
           "Device that rows are cut for: `native`, or a name from lib/Target">
  ];
}

def AttnRegisterTile : Pass<"attn-register-tile"> {
  let summary = "Cut the linalg of tiles for vector registers";
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let description = [{
    Tiles each linalg op with a #attn.register_tile so that one step of its innermost
    loop is a few vector instructions. The kind of op is read from its structure:
    a contraction keeps `rows` x `lanes` accumulators, and what
    fills them and takes them is fused into its loops; a transpose and a reduction
    across lanes go through squares of `transpose-tile`; reductions across rows
    and element-wise ops take rows of lanes.

    Tile sizes divide the extents, so that all tiles are static. A dynamic extent
    (the rows of a partial block) is walked one by one.

    Example (test/Dialect/Attn/register-tile.mlir), a product of 16 x 8 and
    8 x 32:

    ```mlir
    %0 = linalg.generic {attn.registers = #attn.register_tile<rows = 4, lanes = 16>, ...}
        ins(%k, %q : tensor<16x8xf32>, tensor<8x32xf32>)
        outs(%zeros : tensor<16x32xf32>)
    ```

    becomes

    ```mlir
    scf.for %j = %c0 to %c32 step %c16 ... {
      scf.for %i = %c0 to %c16 step %c4 ... {
        %zeros = linalg.fill ... : tensor<4x16xf32>
        %sum = scf.for %r = %c0 to %c8 step %c1 iter_args(%acc = %zeros) {
          %1 = linalg.generic
              ins(%kr, %qr : tensor<4x1xf32>, tensor<1x16xf32>)
              outs(%acc : tensor<4x16xf32>)
          scf.yield %1 : tensor<4x16xf32>
        }
    ```
  }];
  let options = [
    Option<"transposeTile", "transpose-tile", "int64_t", /*default=*/"16",
           "Edge of the squares that vector shuffles transpose">,
    Option<"reductionRows", "reduction-rows", "int64_t", /*default=*/"4",
           "Rows that a plain reduction takes at a time">,
    Option<"reductionLanes", "reduction-lanes", "int64_t", /*default=*/"128",
           "Most elements that a reduction over lanes takes at a time">
  ];
}

def AttnVectorize : Pass<"attn-vectorize"> {
  let summary = "Turn register tiles into vectors that loops carry";
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::vector::VectorDialect"
  ];
  let description = [{
    Vectorizes the linalg ops with a #attn.register_tile that fit registers, folds slices
    into vector transfers, and hoists what a loop reads and writes at the same
    place: accumulators become loop-carried vectors. Ops that are too large or of
    a dynamic extent stay as they are, and become loops later.

    Example (test/Dialect/Attn/vectorize.mlir):

    ```mlir
    %0 = scf.for %r = %c0 to %c8 step %c1 iter_args(%acc = %c)
        -> (tensor<4x16xf32>) {
      %x = tensor.extract_slice %a[0, %r] [4, 1] [1, 1]
      %y = tensor.extract_slice %b[%r, 0] [1, 16] [1, 1]
      %1 = linalg.generic {attn.registers = #registers, ...}
          ins(%x, %y : tensor<4x1xf32>, tensor<1x16xf32>)
          outs(%acc : tensor<4x16xf32>)
      scf.yield %1 : tensor<4x16xf32>
    }
    ```

    becomes

    ```mlir
    %init = vector.transfer_read %c[%c0, %c0] : vector<4x16xf32>
    %0 = scf.for %r = %c0 to %c8 step %c1 iter_args(%acc = %init)
        -> (vector<4x16xf32>) {
      %x = vector.transfer_read %a[%c0, %r] : vector<4x1xf32>
      %y = vector.transfer_read %b[%r, %c0] : vector<1x16xf32>
      %1 = vector.contract {...} %x, %y, %acc
      scf.yield %1 : vector<4x16xf32>
    }
    %1 = vector.transfer_write %0, %c[%c0, %c0]
    ```
  }];
}

def AttnExpandMath : Pass<"attn-expand-math"> {
  let summary = "Expand functions on vectors into polynomials";
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
  let description = [{
    A library call for each lane would cost more than the products of attention.
    On vectors of f32, and of f16 and bf16, for which f32 is computed with,

    - `math.exp2` and `math.exp` become a polynomial of degree 6 times a power of
      two that is put together from bits: at most 2 units in the last place;
      results below 2^-125.5 are exactly zero, what overflows is infinite;
    - `math.erf` becomes a rational function: at most 6 units in the last place;
    - `math.sin` and `math.cos` take multiples of pi / 2 away in f64: at most 1
      unit in the last place for arguments below 2^48; others go to the library;
    - `math.log` and `math.log2` become a series: at most 3 units in the last
      place; `math.tanh` upstream's rational function: at most 8;
    - powers with a small constant exponent become multiplications.

    NaN passes through all of them. Scalars, f64 and other functions stay for the
    library. test/Integration/functions.test holds the functions to these bounds.

    Example (test/Dialect/Attn/expand-math.mlir):

    ```mlir
    %0 = math.exp2 %x : vector<16xf32>
    ```

    becomes, with the two clamps left out,

    ```mlir
    %shifted = arith.addf %x, %magic : vector<16xf32>  // 1.5 * 2^23 + 126
    %whole = arith.subf %shifted, %magic : vector<16xf32>
    %fraction = arith.subf %x, %whole : vector<16xf32>
    %p1 = math.fma %c6, %fraction, %c5 : vector<16xf32>
    ...
    %bits = arith.bitcast %shifted : vector<16xf32> to vector<16xi32>
    %exponent = arith.shli %bits, %c23 : vector<16xi32>
    %power = arith.bitcast %exponent : vector<16xi32> to vector<16xf32>
    %0 = arith.mulf %p6, %power : vector<16xf32>
    ```
  }];
}

def AttnSeparateDestinations
    : Pass<"attn-separate-destinations", "::mlir::func::FuncOp"> {
  let summary = "Give every op a destination of its own";
  let description = [{
    Tensors without content, or with one value in all elements, are cheap to make
    and common subexpressions: after CSE a whole model accumulates into one
    tensor of zeros. In buffers that is one that lives for the whole program and
    is copied in each place. Here each op that writes to such a tensor gets it
    made anew in front of it: empty, filled, or a reshape of these. A constant
    with one value in all elements becomes a fill where it is a destination.

    An element-wise op with an empty destination writes over an operand of the
    same type that has its last use there, unless the result is inserted into
    another tensor, which it is better written to. Concatenations become
    insertions.

    Arguments of a public function are marked as not writable: they belong to the
    caller.

    Runs on tensors, right before bufferization: CSE takes it back.

    Example (test/Dialect/Attn/separate-destinations.mlir):

    ```mlir
    %empty = tensor.empty() : tensor<4xf32>
    %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %0 = linalg.reduce { arith.addf } ins(%x : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) dimensions = [1]
    %1 = linalg.reduce { arith.addf } ins(%y : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) dimensions = [1]
    %2 = linalg.sqrt ins(%1 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    ```

    becomes

    ```mlir
    %e0 = tensor.empty() : tensor<4xf32>
    %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4xf32>) -> tensor<4xf32>
    %0 = linalg.reduce { arith.addf } ins(%x : tensor<4x8xf32>) outs(%f0 : tensor<4xf32>) dimensions = [1]
    %e1 = tensor.empty() : tensor<4xf32>
    %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.reduce { arith.addf } ins(%y : tensor<4x8xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %2 = linalg.sqrt ins(%1 : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AttnPlanBuffers : Pass<"attn-plan-buffers", "::mlir::func::FuncOp"> {
  let summary = "Give the buffers of a function places in one arena";
  let description = [{
    Replaces the buffers that a block allocates and frees by views of one
    allocation. Two of them overlap only if they are never in use at the same
    time: from the first to the last op that reads or writes the buffer or a
    view of it, whatever lies inside of these ops included. The largest is placed
    first, each where it fits best, at multiples of 64 bytes; if that takes more
    than has to be, what came to lie on top is placed earlier.

    What a sequential loop or a branch allocates lies in the arena of the code
    around it; the iteration of a parallel loop has one of its own. A buffer that
    the function returns stays an allocation, since the caller frees it, but
    those which end before it is written may lie in it. Buffers that are freed
    nowhere or in another block, that have no static size, or that ask for a
    layout, a memory space or a stricter alignment stay as they are.

    The function says what was planned: `attn.arena_bytes` and, of static
    results, `attn.result_bytes`, whose sum is what it allocates, beside
    `attn.live_bytes`, the most that is in use at one time and no plan can go
    below; `attn.thread_arena_bytes` for the largest arena of an iteration.

    Runs on buffers after deallocation, before threads become OpenMP.

    Example (test/Dialect/Attn/plan-buffers.mlir):

    ```mlir
    func.func @example() {
      %a = memref.alloc() : memref<1024xf32>
      "test.use"(%a) : (memref<1024xf32>) -> ()
      %b = memref.alloc() : memref<32x32xf32>
      "test.use"(%a, %b) : (memref<1024xf32>, memref<32x32xf32>) -> ()
      %c = memref.alloc() : memref<1024xf32>
      "test.use"(%b, %c) : (memref<32x32xf32>, memref<1024xf32>) -> ()
      memref.dealloc %a : memref<1024xf32>
      memref.dealloc %b : memref<32x32xf32>
      memref.dealloc %c : memref<1024xf32>
      return
    }
    ```

    becomes

    ```mlir
    func.func @example() attributes {attn.arena_bytes = 8192 : i64,
                                     attn.live_bytes = 8192 : i64} {
      %arena = memref.alloc() {alignment = 64 : i64} : memref<8192xi8>
      %a = memref.view %arena[%c0][] : memref<8192xi8> to memref<1024xf32>
      "test.use"(%a) : (memref<1024xf32>) -> ()
      %b = memref.view %arena[%c4096][] : memref<8192xi8> to memref<32x32xf32>
      "test.use"(%a, %b) : (memref<1024xf32>, memref<32x32xf32>) -> ()
      %c = memref.view %arena[%c0][] : memref<8192xi8> to memref<1024xf32>
      "test.use"(%b, %c) : (memref<32x32xf32>, memref<1024xf32>) -> ()
      memref.dealloc %arena : memref<8192xi8>
      return
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect"
  ];
}

def AttnPrefetch : Pass<"attn-prefetch"> {
  let summary = "Prefetch what is read in short pieces of many rows";
  let description = [{
    A read of several rows that is then transposed, such as a block of a bias or
    a mask, touches a new cache line in each row, far from the last one. For each
    row this adds a prefetch of what the next iteration of the outermost loop that
    moves the read will touch; the last iteration repeats its own. Runs on
    buffers, before attn-lower-vectors.

    Example (test/Dialect/Attn/prefetch.mlir):

    ```mlir
    scf.for %j = %c0 to %n step %c64 {
      %x = vector.transfer_read %bias[%i, %j] : memref<?x?xf32>, vector<2x16xf32>
      %y = vector.transpose %x, [1, 0] : vector<2x16xf32> to vector<16x2xf32>
    ```

    becomes

    ```mlir
    scf.for %j = %c0 to %n step %c64 {
      %after = arith.addi %j, %c64 : index
      %last = arith.cmpi sge, %after, %n : index
      %next = arith.select %last, %j, %after : index
      %i0 = arith.addi %i, %c0 : index
      memref.prefetch %bias[%i0, %next], read, locality<3>, data
      %i1 = arith.addi %i, %c1 : index
      memref.prefetch %bias[%i1, %next], read, locality<3>, data
      %x = vector.transfer_read %bias[%i, %j] : memref<?x?xf32>, vector<2x16xf32>
      %y = vector.transpose %x, [1, 0] : vector<2x16xf32> to vector<16x2xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect"
  ];
}

def AttnLowerVectors : Pass<"attn-lower-vectors"> {
  let summary = "Take vectors on buffers apart into rows of lanes";
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::LLVM::LLVMDialect",
    "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
  let description = [{
    Contractions become multiplications of broadcast scalars with rows, transposes
    become shuffles (of 16 x 16, 8 x 8 and 4 x 8 f32; others go element by
    element), reductions across lanes are transposed into additions of rows, and
    transfers become one load or store a row. Runs on buffers.

    Example (test/Dialect/Attn/lower-vectors.mlir):

    ```mlir
    %0 = vector.contract {...} %a, %b, %acc
        : vector<4x1xf32>, vector<1x16xf32> into vector<4x16xf32>
    ```

    becomes, for each of the four rows,

    ```mlir
    %x = vector.extract %a[0, 0] : f32 from vector<4x1xf32>
    %row = vector.broadcast %x : f32 to vector<16xf32>
    %1 = vector.fma %row, %b_row, %acc_row : vector<16xf32>
    ```
  }];
  let options = [
    Option<"avx2Transposes", "avx2-transposes", "bool", /*default=*/"false",
           "Transpose 4 x 8 and 8 x 8 f32 by AVX2's shuffles">
  ];
}

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_PASSES_TD
