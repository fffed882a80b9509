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
include "attn/Dialect/Attn/Transforms/AttentionPasses.td"
include "attn/Dialect/Attn/Transforms/CollectivePasses.td"
include "attn/Dialect/Attn/Transforms/ContractionPasses.td"
include "attn/Dialect/Attn/Transforms/RaisePasses.td"

def AttnDecompose : Pass<"attn-decompose"> {
  let summary = "Lower attention to the plain linalg that defines it";
  let description = [{
    The executable reference: `attn.attention`, `attn.attention_backward` and
    `attn.merge` become one linalg op for each clause of docs/Semantics.md, on
    the whole matrix of scores. It takes every op that the verifier takes, is exact rather than
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

    Gradients begin with the same scores, and go on
    (test/Dialect/Attn/decompose-backward.mlir):

    ```mlir
    %p = linalg.generic ins(%masked, %lse) outs(%empty)    // exp(s - lse)
    %delta = linalg.generic ins(%o, %do) outs(%zero_rows)  // o * do, summed
    %dp = linalg.generic ins(%do, %v) outs(%zeros)         // do * v, summed
    %ds = linalg.generic ins(%p, %dp, %delta) outs(%empty) // p * (dp - delta)
    %dq = linalg.generic ins(%ds, %k) outs(%zero_queries)  // ds * k, summed
    %dk = linalg.generic ins(%ds, %q) outs(%zero_keys)     // ds * q, summed
    %dv = linalg.generic ins(%p, %do) outs(%zero_values)   // p * do, summed
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect"];
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
    Puts a `cf.assert` in front of an `attn.attention`, its gradients or an
    `attn.merge` for each constraint on extents (docs/Semantics.md) that types do not decide. Without
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
