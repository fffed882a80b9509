//===- AttentionPasses.td - From an op to the loop of a tile -*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What chooses how attention is cut, cuts it, and walks the keys of a tile.

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_ATTENTIONPASSES_TD
#define ATTN_DIALECT_ATTN_TRANSFORMS_ATTENTIONPASSES_TD

include "mlir/Pass/PassBase.td"

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

    Gradients get the schedule of their forward op, with lanes along the queries,
    and run on the host.

    For a GPU the op gets a collective schedule, the cheapest of all that fit the
    chip by a model of its vector units, workgroup memory, registers and memory.
    What kernels don't serve (f64, a dynamic depth, a depth too large) is left
    for the host, with a remark.

    A schedule that the op carries is kept; one whose tiles take more memory than
    the device has for a workgroup is an error that says both numbers. Else a
    schedule that was measured comes before what the cost model picks: that of
    the first `attn.tuned` in the file `tuning-file`, then in the one that the
    library holds for the device (lib/Target/Tuning), which is for the op's class
    of shapes (test/Dialect/Attn/select-schedule-tuned.mlir). If it does not fit
    the op after all, that is a warning, and the next one is asked. The option
    `candidates` makes remarks of what the model thinks is best, for
    `python -m attn.tune` to measure.

    Registers are an estimate until there is code. Whoever generates it takes a
    schedule that did not fit away from its op again, names it in the attribute
    `attn.rejected_schedules`, an array, and runs the pass once more. In a module
    with such ops the pass looks at these alone, and takes the cheapest schedule
    that needs fewer registers than what was rejected: by an eighth after the
    first, by two eighths more after the second, and so on
    (test/Dialect/Attn/select-schedule-rejected.mlir). Where none is left the op
    runs on the host.

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
           "Device that the schedule is for: `native`, or a name from lib/Target">,
    Option<"tuningFile", "tuning-file", "std::string", /*default=*/"",
           "File of schedules that were measured, asked before the one of the "
           "library; `none` to ask none of both">,
    Option<"candidates", "candidates", "unsigned", /*default=*/"0",
           "How many of the cheapest schedules of a GPU are told about in remarks">
  ];
  let dependentDialects = ["::attn::AttnDialect"];
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
    With `splits`, workgroups along z share the keys of a tile: each leaves a
    partial result, without the sink, and a second loop joins them by
    `attn.merge_splits` (test/Dialect/Attn/tile-splits.mlir).

    An `attn.attention_backward` becomes an `scf.forall` over batches and key
    heads: a tile has all queries of the heads that share its keys, whose
    gradients are sums over them (test/Dialect/Attn/tile-backward.mlir). With the
    gradient of a bias, an axis that the bias is the same for is not cut; an op
    whose bias is the same for all batches and heads stays as it is. The
    gradient of a sink, a sum over all tiles, is computed beside the loop.

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
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::cf::ControlFlowDialect", "::mlir::gpu::GPUDialect",
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

    A tile of gradients becomes loops over its query heads, blocks of queries and
    the blocks of keys that these see. Each block of pairs is computed once:
    probabilities from the log-sum-exp, then five products in all, one into the
    gradient of the queries, which the inner loop carries, and two that are added
    to the gradients of keys and values, of which all loops carry one for all
    keys; so they do of a bias, of its size. The order of sums is that of the loops, whatever the number of threads
    (test/Dialect/Attn/online-softmax-backward.mlir):

    ```mlir
    %r:3 = scf.for %i = %c0 to %c128 step %c32
        iter_args(%dq = %init, %dk = %zero_keys, %dv = %zero_values) {
      %delta = linalg.generic ins(%o, %do) outs(%zero_rows)
      %rq, %rk, %rv = scf.for %j = %c0 to %c96 step %c32
          iter_args(%acc = %zeros, %dk0 = %dk, %dv0 = %dv) {
        %s = linalg.generic ins(%k, %qt) outs(%zeros)           // K Q^T
        %p = linalg.generic ins(%s, %lse)                       // exp2(s - lse)
        %dp = linalg.generic ins(%v, %dot) outs(%zeros)         // V dO^T
        %ds = linalg.generic ins(%dp, %p, %delta)               // p (dp - delta)
        %dv1 = %dv0[%j, 0] [32, 32] += linalg.generic ins(%p, %do)
        %dk1 = %dk0[%j, 0] [32, 64] += linalg.generic ins(%ds, %q)
        %acc1 = linalg.generic ins(%ds, %k) outs(%acc)
        scf.yield %acc1, %dk1, %dv1
      }
      %dq1 = tensor.insert_slice (%rq * scale) into %dq[0, 0, %i, 0]
      scf.yield %dq1, %rk, %rv
    }
    ```

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

    With matrix instructions (`mma`), bf16 stays bf16, and a row moves to a new
    maximum only where one of its wave has grown by more than 2 to the power of
    `rescale_above`; each lane looks at what it has of its rows
    (test/Dialect/Attn/online-softmax-mma.mlir, @lazy):

    ```mlir
    %part = attn.partial_max %s : vector<256x64xf32> -> vector<256x2xf32>
    %above = arith.cmpf ogt, (%part * scale), (%m + 8)
    %grew = attn.any_in_wave %above : vector<256x2xi1>
    %m1, %l0, %acc0 = scf.if %grew {
      %block_max = attn.row_reduce maximum (%part * scale)
      %new = arith.maxnumf %m, %block_max
      %shrink = math.exp2 (%m - %new)
      scf.yield %new, (%l * %shrink), (%acc * %shrink)
    } else {
      scf.yield %m, %l, %acc
    }
    ```

    On chips whose matrix instructions take the vector unit, no maximum is taken
    but in that branch: a lane's sum of a block's probabilities, at the maxima so
    far, says whether one has grown, and they are taken anew there (@likely in
    the same test):

    ```mlir
    %p = math.exp2 (fma %s, scale, -%m)
    %ph = arith.truncf %p toward_zero
    %own = attn.partial_sum %ph into %zeros
    %grew = attn.any_in_wave (arith.cmpf ogt, %own, 256)
    %m1, %l0, %acc0, %ph1, %own1 = scf.if %grew {
      ...
      scf.yield %new, (%l * %shrink), (%acc * %shrink), %ph_new, %own_new
    } else {
      scf.yield %m, %l, %acc, %ph, %own
    }
    %l1 = arith.addf %l0, %own1
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

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_ATTENTIONPASSES_TD
