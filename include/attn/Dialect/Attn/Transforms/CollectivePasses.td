//===- CollectivePasses.td - Passes on one workgroup -------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What takes the program of a workgroup, as attn-online-softmax leaves it in a
// kernel, to the program of a thread.

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_COLLECTIVEPASSES_TD
#define ATTN_DIALECT_ATTN_TRANSFORMS_COLLECTIVEPASSES_TD

include "mlir/Pass/PassBase.td"

def AttnPromoteLds : Pass<"attn-promote-lds", "::mlir::gpu::GPUFuncOp"> {
  let summary = "Multiply from workgroup memory, one stage at a time";
  let description = [{
    A matrix product in registers would need each of its operands in every lane.
    This pass gives the products of a kernel tiles in workgroup memory (LDS)
    instead. The schedule on the function (`attn.collective`) says how much of
    an operand is there at a time:

    * A left side that memory holds, the queries, is copied once, where it was
      loaded, and stays. A left side that was computed, the probabilities,
      is stored stage by stage.
    * A right side is copied in stages: `depth_stage` of the depth of a
      transposed one (the keys), in a loop; `key_stage` rows of another (the
      values), unrolled, since the registers of the left side have no index.

    A stage is `gpu.barrier`, the copies, `gpu.barrier`, `attn.dot`. Tiles of
    different products are never alive at once and share bytes; those that stay
    lie before them. Each tile gets the layout in which the accesses of its
    writers and readers have the fewest bank conflicts: padded rows or a swizzle,
    with two values of a column in one dword where the dot product takes two. bf16 is widened to f32 on the way.

    An LDS need beyond what the chip gives a workgroup is an error with the
    bytes of each tile. To whoever collects remarks (`mlir/IR/Remarks.h`), one states
    bytes, workgroups per compute unit and bank conflicts.

    With matrix instructions (`mma`) left sides stay in registers, which is where
    these instructions take them from, or, with `queries_in_lds`, queries stay in
    workgroup memory, laid out as keys are in the direct form and like values in
    the transposed one. The right side of a product is there a
    whole block at a time, in `buffers` tiles of its own. Without attn-pipeline
    only the first of them is used. In the transposed form, a lane has a row of
    the queries and of the output, and neighbouring lanes would read and write
    memory far apart. So queries come, before the loop, by way of the bytes that
    the right sides have later, written there as neighbouring lanes load them, and
    outputs leave in the same way: all columns at once, or in as many parts as it
    takes, each behind a barrier (test/Dialect/Attn/promote-lds-mma.mlir):

    ```mlir
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 16384) layout(...)
    %rows = attn.lds_tile %lds[0] layout(...)
    %loaded = attn.load %queries[%c0, %c0] map(#rows) : memref<1x1x256x128xbf16> -> vector<256x128xbf16>
    attn.store_lds %loaded, %rows
    gpu.barrier
    %q = attn.load %rows[%c0, %c0] map(#identity)
    gpu.barrier
    scf.for %block = %c0 to %c4096 step %c64 {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k
      gpu.barrier
      %s = attn.dot %q, %k into %zero {transpose_rhs}
      ...
    }
    ```

    With a `producer`, what scores are computed with and differs from pair to
    pair of query and key, a bias of two or four bytes, is a stage of its own, in
    as many tiles as keys, as far as there is room: `gpu.barrier`, a copy, `gpu.barrier`, and a load from
    workgroup memory where it was loaded from memory
    (test/Dialect/Attn/promote-lds-pairs.mlir).

    In the direct form a lane has 4 bytes of a row. With `outputs_in_lds` outputs
    of f16 or bf16 leave by the bytes of the right sides here, too. With a `producer`, which may
    be filling those, an output has bytes of its own behind them, from which the
    copy engine stores it, each group of waves its own rows. That is for outputs
    that are parts of arguments as `attn.drain` wants them, and as far as there
    is room; others are stored as they are
    (test/Dialect/Attn/promote-lds-outputs.mlir):

    ```mlir
    attn.store %out, %output[%c0, %c0] map(#rows) : vector<128x128xbf16>, memref<1x1x128x128xbf16, strided<[?, ?, 128, 1], offset: ?>>
    ```

    becomes

    ```mlir
    %tile = attn.lds_tile %lds[131072] layout(...)
    attn.store_lds %out, %tile
    attn.drain %tile to %output[%c0, %c0] map(#rows) of 2
    attn.drained of 2
    ```

    Example (test/Dialect/Attn/promote-lds.mlir):

    ```mlir
    %q = attn.load %queries[%c0, %c0] map(#rows) : memref<1x1x64x128xf16> -> vector<64x128xf16>
    %k = attn.load %keys[%block, %c0] map(#rows) : memref<1x1x4096x128xf16> -> vector<128x128xf16>
    %s = vector.contract {...} %q, %k, %zero : vector<64x128xf16>, vector<128x128xf16> into vector<64x128xf32>
    ```

    becomes

    ```mlir
    %q = attn.lds_tile %lds[0] layout(...) : memref<27648xi8, #gpu.address_space<workgroup>> -> memref<64x128xf16, #gpu.address_space<workgroup>>
    attn.copy %queries[%c0, %c0] map(#rows) to %q
    %k = attn.lds_tile %lds[17408] layout(...)
    %s = scf.for %d = %c0 to %c128 step %c32 iter_args(%sum = %zero) -> (vector<64x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %d] map(#rows) to %k
      gpu.barrier
      %next = attn.dot %q[%d], %k into %sum {transpose_rhs}
      scf.yield %next
    }
    ```
  }];
  let dependentDialects = ["::attn::AttnDialect", "::mlir::arith::ArithDialect",
                           "::mlir::gpu::GPUDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
}

def AttnPipeline : Pass<"attn-pipeline", "::mlir::gpu::GPUFuncOp"> {
  let summary = "Load a stage while the one before it is multiplied";
  let description = [{
    Each `attn.copy` between the two barriers of a stage becomes an `attn.load`
    one stage earlier, in front of that stage's product, and an
    `attn.store_lds` where the copy was. The stages of a block of keys form a
    ring: the last one loads for the first one of the next block, and what the
    first one stores is carried by the loop over blocks. A loop over stages is
    left by its last iteration, which loads for what follows.

    Loads beyond the last block give zeros, so no load has a condition: a
    branch there would let LLVM move products across it. A kernel whose
    products are not all stages of one ring is left as it is.

    Tiles of matrix instructions (`mma`) share no bytes: with one buffer a stage
    needs the barrier in front of its product only. Loads that go to workgroup
    memory by themselves (`direct_loads`) stay an `attn.copy`, which moves behind
    the barrier of the stage before; where a workgroup is one wave, and loads are
    waited for by groups, in front of it, and the barrier leaves it in flight (`attn.leaves_last`), while the
    stage's first one waits for no copy (`attn.leaves_all`). With two buffers, the
    loop is skewed: it carries the scores of its block, and takes this block's
    second product and the next block's first one together. Registers hold the
    next block of keys and the present one of values, `attn.copy` stays where
    loads go to workgroup memory by themselves (`direct_loads`). With two groups
    of waves
    (`wave_groups`), the late half passes one barrier more before the loop and is
    one block ahead in what it fills, so that one half computes exponentials
    while the other multiplies; all pass the same number of barriers, however
    many blocks there are. The last block is apart from the loop, since no scores
    follow it. Where the loop ends at `select(attn.late_waves, ...)`, a half that
    ends first fills its part of the buffers for the other blocks
    (test/Dialect/Attn/pipeline-mma.mlir):

    ```mlir
    scf.for %block = %begin to %end step %c64 {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs}
      %p = arith.truncf %s toward_zero
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v
      gpu.barrier
      %next = attn.dot %p, %v into %acc
    }
    ```

    becomes

    ```mlir
    // The first block of keys is stored, the second and the first of values are loaded.
    gpu.barrier
    %late = attn.late_waves
    %staged:2 = scf.if %late { /* store both, load a block further */ gpu.barrier } else { ... }
    %s0 = attn.dot %q, %k0 into %no_scores {transpose_rhs}
    gpu.barrier
    scf.for %block = %begin to %end - 64 step %c64
        iter_args(%acc, %s = %s0, %ks = %staged#0, %vs = %staged#1, %b = %c0) {
      attn.store_lds %ks, %k_fill      // buffer 1 - %b, or %b of late waves
      attn.store_lds %vs, %v_fill      // the other one
      %ks1 = attn.load %keys[%block + (%late ? 192 : 128), %c0]
      %vs1 = attn.load %values[%block + (%late ? 128 : 64), %c0]
      %p = arith.truncf %s toward_zero
      gpu.barrier
      %next = attn.dot %p, %v into %acc                          // buffer %b
      %s1 = attn.dot %q, %k into %no_scores {transpose_rhs}      // buffer 1 - %b
      gpu.barrier
      scf.yield %next, %s1, %ks1, %vs1, 1 - %b
    }
    // The last block, without a product with the next one's keys.
    scf.if (not %late) { gpu.barrier }
    ```

    Example (test/Dialect/Attn/pipeline.mlir):

    ```mlir
    scf.for %block = %begin to %end step %c128 {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k
      gpu.barrier
      attn.dot %q[%c0], %k into %sum {transpose_rhs}
    }
    ```

    becomes

    ```mlir
    %first = attn.load %keys[%begin, %c0] map(#rows)
    scf.for %block = %begin to %end step %c128 iter_args(%staged = %first) {
      gpu.barrier
      attn.store_lds %staged, %k
      gpu.barrier
      %next_block = arith.addi %block, %c128
      %next = attn.load %keys[%next_block, %c0] map(#rows)
      attn.dot %q[%c0], %k into %sum {transpose_rhs}
      scf.yield %next
    }
    ```
  }];
  let dependentDialects = ["::attn::AttnDialect", "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def AttnRotateProducts : Pass<"attn-rotate-products", "::mlir::gpu::GPUFuncOp"> {
  let summary = "Take a block's second product under the next one's softmax";
  let description = [{
    For schedules with a `producer`, whose products are asynchronous. A block of
    keys is A: its scores, their softmax and the rescaling of the output, and B:
    the product of probabilities and values. The loop over A, B of one block
    after the other becomes A of the first block, a loop over B of the block
    before and A of this one, and B of the last block. Within an iteration both
    products are started first; scores are awaited with the other product under
    way, and what needs that one's result, or makes its next left side, comes
    last.

    Without blocks of keys there is nothing to begin with, so all of it is under
    a condition. Loops that are not of this form stay as they are. The left side
    of the first product may lie in workgroup memory, for all blocks.

    ```mlir
    %r:2 = scf.for %block = %begin to %end step %c128 iter_args(%max = %lowest, %acc = %zero) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs}
      %max1, %shrink, %e = softmax of %s, %max
      %p = arith.truncf %e
      %shrunk = arith.mulf %acc, %shrink
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v
      gpu.barrier
      %acc1 = attn.dot %p, %v into %shrunk
      scf.yield %max1, %acc1
    }
    ```

    becomes

    ```mlir
    // A of the first block: %max0, %shrunk0, %p0
    %r:3 = scf.for %block = %begin + 128 to %end step %c128 iter_args(%max = %max0, %shrunk = %shrunk0, %p = %p0) {
      %before = arith.subi %block, %c128
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k
      gpu.barrier
      %s_pending = attn.start_dot %q, %k into %no_scores {transpose_rhs}
      gpu.barrier
      attn.copy %values[%before, %c0] map(#rows) to %v
      gpu.barrier
      %acc_pending = attn.start_dot %p, %v into %shrunk
      %s = attn.finish_dot %s_pending {in_flight = 1}
      %max1, %shrink, %e = softmax of %s, %max
      %acc = attn.finish_dot %acc_pending
      %p1 = arith.truncf %e
      %shrunk1 = arith.mulf %acc, %shrink
      scf.yield %max1, %shrunk1, %p1
    }
    // B of the last block: %acc
    ```

    Example: test/Dialect/Attn/rotate-products.mlir
  }];
  let dependentDialects = ["::attn::AttnDialect", "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def AttnSplitBlocks : Pass<"attn-split-blocks", "::mlir::gpu::GPUFuncOp"> {
  let summary = "Make loops of their own for blocks that a mask cuts";
  let description = [{
    For schedules with a `producer`. A branch in a loop over blocks of keys that
    is taken by the first blocks, those below a bound, or by the last ones, from
    a bound on, becomes up to three loops, of which each takes it or does not:
    no branch lies between the start and the end of a product. Where the bound
    of the first ones is where the loop begins, there are none.

    Before:

    ```mlir
    %r = scf.for %block = %begin to %end step %c128 iter_args(%acc = %zero) {
      %is_cut = arith.cmpi sge, %block, %diagonal : index
      %s = scf.if %is_cut { scf.yield %masked } else { scf.yield %scores }
      ...
    }
    ```

    After:

    ```mlir
    %whole_end = arith.minsi %diagonal, %end : index
    %0 = scf.for %block = %begin to %whole_end step %c128 iter_args(%acc = %zero) { /* scores */ }
    // The first block that is not below it.
    %tail = ...
    %r = scf.for %block = %tail to %end step %c128 iter_args(%acc = %0) { /* masked */ }
    ```

    Example: test/Dialect/Attn/split-blocks.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def AttnSpecializeWarps
    : Pass<"attn-specialize-warps", "::mlir::gpu::GPUFuncOp"> {
  let summary = "Leave copies to a producer that runs ahead";
  let description = [{
    For schedules with a `producer`. Each tile of workgroup memory that copies
    fill becomes a ring of as many places as the schedule has buffers, with
    barriers of its own behind the tiles. The program is moved to the consumers'
    side of `attn.roles`: in place of a stage's barriers and copy it awaits the
    ring's next fill, and releases it behind the product. The producer has the
    same loops with nothing but fills in them, in the same order. Scalars in
    front of the roles are computed by both.

    A copy in front of the loops, of queries that products read from workgroup
    memory (`queries_in_lds`), becomes the fill of a ring of one place, behind
    that of the first keys. It is awaited where the copy was, and released behind
    the last product that reads it. A stage that lanes load from themselves has
    its keys along the columns of the tile, and is released behind the load.

    The number of a fill is that of its block, counted from the first one that
    is copied to the ring.

    Before:

    ```mlir
    scf.for %block = %c0 to %end step %c128 {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs}
      ...
    }
    ```

    After:

    ```mlir
    %ring = attn.ring %lds[131072] consumers(8) : ... -> !attn.ring<2>
    gpu.barrier
    attn.roles consumers {
      scf.for %block = %c0 to %end step %c128 {
        %n = arith.divui %block, %c128
        attn.await %ring[%n]
        %b = arith.remui %n, %c2
        %k = attn.lds_tile %lds[0] buffer(%b of 2 by 32768) layout(...)
        %s = attn.dot %q, %k into %no_scores {transpose_rhs}
        attn.release %ring[%n]
        ...
      }
    } producer {
      scf.for %block = %c0 to %end step %c128 {
        %n = arith.divui %block, %c128
        attn.acquire %ring[%n]
        %b = arith.remui %n, %c2
        %k = attn.lds_tile %lds[0] buffer(%b of 2 by 32768) layout(...)
        attn.fill %keys[%block, %c0] map(#rows) to %k, %ring[%n]
      }
    }
    ```

    Example: test/Dialect/Attn/specialize-warps.mlir
  }];
  let dependentDialects = ["::attn::AttnDialect", "::mlir::arith::ArithDialect",
                           "::mlir::gpu::GPUDialect", "::mlir::scf::SCFDialect"];
}

def AttnPersistWorkgroups
    : Pass<"attn-persist-workgroups", "::mlir::ModuleOp"> {
  let summary = "Let each workgroup compute several tiles";
  let description = [{
    For schedules whose `tiles` are not `one`, with roles that count the fills of
    their rings. Launches have as many workgroups as the chip has compute units
    (or fewer tiles), and each role has a loop over the tiles of its workgroup,
    so that the producer fetches a tile's first keys while the consumers end the
    tile before. With `strided`, workgroup `w` of `n` has tiles `w`, `w + n` and
    so on, where those of a head follow each other; with `paired` it has pairs of
    them in this order: of the `t` tiles of a head, `x` and `t - 1 - x`.

    Fills are numbered on from tile to tile, up to where places and turns are the
    same again. Tiles that are drained are waited for (`attn.drained`) where the
    next one is written, and behind the last one.

    Before:

    ```mlir
    gpu.launch_func @sm_90a::@kernel blocks in (%c16, %c16, %c8) ...

    %x = gpu.block_id x
    %first = affine.apply affine_map<(x) -> (x * 128)>(%x)
    %n = ...
    attn.roles rings(%k, %v : !attn.ring<2>, !attn.ring<2>) fills(%n, %n) consumers {
      attn.await %k[%i] : !attn.ring<2>
      ...
      attn.store_lds %o, %output
      attn.drain %output to %out[%c0, %c0] map(#rows) of 2
      attn.drained of 2
    } producer {
      ...
    }
    ```

    After:

    ```mlir
    gpu.launch_func @sm_90a::@kernel blocks in (%c132, %c1, %c1) ...

    attn.roles consumers {
      %w = gpu.block_id x
      %step = gpu.grid_dim x
      scf.for %tile = %w to %c2048 step %step iter_args(%before = %c0) -> (index) {
        %x = arith.remui %tile, %c16
        %first = affine.apply affine_map<(x) -> (x * 128)>(%x)
        %n = ...
        %number = arith.addi %i, %before
        attn.await %k[%number] : !attn.ring<2>
        ...
        attn.drained of 2
        attn.store_lds %o, %output
        attn.drain %output to %out[%c0, %c0] map(#rows) of 2
        %sum = arith.addi %before, %n
        %after = arith.remui %sum, %c4
        scf.yield %after : index
      }
      attn.drained of 2
    } producer {
      ...
    }
    ```

    Example: test/Dialect/Attn/persist-workgroups.mlir
  }];
  let dependentDialects = ["::attn::AttnDialect", "::mlir::arith::ArithDialect",
                           "::mlir::gpu::GPUDialect", "::mlir::scf::SCFDialect"];
}

def AttnOverlapTiles : Pass<"attn-overlap-tiles", "::mlir::gpu::GPUFuncOp"> {
  let summary = "Start the next tile's first product with a tile's last one";
  let description = [{
    For schedules with `overlap_tiles`, in loops over tiles that
    attn-persist-workgroups made, in the consumers' role. A tile is a head (its
    queries, the first product and its softmax), the other blocks of keys, a last
    product, and an end, which scales and stores. The first tile's head moves in
    front of the loop, and the next tile's to where the last product is started:
    both are under way at the same time, and the softmax of the next tile's first
    block is computed under the last product, as attn-rotate-products has it for
    blocks. The loop carries what the head hands on: the maximum, the sum and the
    probabilities of a first block, and queries in registers. Wide tiles that the
    head computes elementwise of narrow ones are computed behind it again.

    Tiles that may have no block of keys stay as they are: the pass has to see
    from the bounds of a tile's place that each has one.

    Before:

    ```mlir
    scf.for %tile = %first to %tiles step %step {
      attn.await %queries[%i] : !attn.ring<1>
      attn.await %keys[%j] : !attn.ring<2>
      %s = attn.dot %q[%c0], %k into %zero {transpose_rhs}
      attn.release %keys[%j] : !attn.ring<2>
      %p = ... %s
      %r:2 = scf.for ... iter_args(%p, %zero) ...
      attn.release %queries[%i] : !attn.ring<1>
      attn.await %values[%l] : !attn.ring<2>
      %o = attn.dot %r#0, %v into %r#1
      attn.release %values[%l] : !attn.ring<2>
      ... %o
    }
    ```

    After:

    ```mlir
    ...
    %s = attn.dot %q[%c0], %k into %zero {transpose_rhs}
    ...
    scf.for %tile = %first to %tiles step %step iter_args(%p0 = %p) {
      %r:2 = scf.for ... iter_args(%p0, %zero) ...
      attn.release %queries[%i] : !attn.ring<1>
      %next = arith.addi %tile, %step
      %has_next = arith.cmpi slt, %next, %tiles
      %b:2 = scf.if %has_next {
        attn.await %queries[%i1] : !attn.ring<1>
        attn.await %keys[%j1] : !attn.ring<2>
        %s1 = attn.start_dot %q, %k1 into %zero {transpose_rhs}
        attn.await %values[%l] : !attn.ring<2>
        %o1 = attn.start_dot %r#0, %v into %r#1
        %s2 = attn.finish_dot %s1 {in_flight = 1}
        attn.release %keys[%j1] : !attn.ring<2>
        ... %s2
        %o2 = attn.finish_dot %o1
        attn.release %values[%l] : !attn.ring<2>
        %p1 = ...
        scf.yield %o2, %p1
      } else {
        ...
        %o = attn.dot %r#0, %v into %r#1
        ...
      }
      ... %b#0
      scf.yield %b#1
    }
    ```

    Example: test/Dialect/Attn/overlap-tiles.mlir
  }];
  let dependentDialects = ["::attn::AttnDialect", "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def AttnAssignLayouts : Pass<"attn-assign-layouts", "::mlir::gpu::GPUFuncOp"> {
  let summary = "Say which lane has which element of each tile";
  let description = [{
    Puts `attn.layouts` on each op of a kernel that has tiles in registers as
    results: a list with one `#attn.tile_layout` for each of them. Those of a
    loop are also the layouts of its block arguments. Tiles that are one value
    everywhere suit any layout and get none.

    A wave owns the rows of its tiles, and `row_lanes` lanes of it share one.

    * Scores, which products with a transposed right side are, and what is
      computed from them have neighbouring columns in neighbouring lanes: few
      lanes read the same bytes of the keys.
    * Outputs, the other products, have groups of up to four columns in a lane:
      what it reads of the values and writes at the end are wide pieces.
    * What belongs to a row as a whole is in all lanes of the row.
    * What is loaded to be stored to workgroup memory is shared out to all
      lanes in pieces of 16 bytes. Lanes run along what is contiguous in memory
      first; the bits of the rest are exchanged until the writes meet in as few
      banks as possible.

    With matrix instructions (`mma`), scores and outputs are where these leave
    their results, and left sides of products where they want operands: queries
    are loaded like this. Probabilities are there already on most chips; where
    they aren't, an `attn.relayout` moves them. Outputs of 16 bits that lanes
    have in pairs of columns, and that leave registers directly, are traded
    between the lanes of a row until each stores 16 bytes.

    Layouts spread along uses through all ops that compute element by element.
    A tile that is used in two layouts is an error with both.

    Example (test/Dialect/Attn/assign-layouts.mlir):

    ```mlir
    %s = attn.dot %q[%c0], %k into %zero {transpose_rhs} : ... into vector<64x128xf32>
    %m = attn.row_reduce maximum %s : vector<64x128xf32> -> vector<64x1xf32>
    ```

    becomes

    ```mlir
    #layout = #attn.tile_layout<[row = 64, column = 128], register = [column 16 to 64, row 4 to 8], lane = [column 1 to 8, row 1 to 2], wave = [row 16 to 32]>
    #layout1 = #attn.tile_layout<[row = 64, column = 1], register = [row 4 to 8], lane = [0, 0, 0, 0, row 1 to 2], wave = [row 16 to 32]>
    %s = attn.dot %q[%c0], %k into %zero {attn.layouts = [#layout], transpose_rhs} : ... into vector<64x128xf32>
    %m = attn.row_reduce maximum %s {attn.layouts = [#layout1]} : vector<64x128xf32> -> vector<64x1xf32>
    ```
  }];
  let dependentDialects = ["::attn::AttnDialect"];
}

def AttnDistribute : Pass<"attn-distribute", "::mlir::gpu::GPUFuncOp"> {
  let summary = "Turn a workgroup's program into the program of each lane";
  let description = [{
    In kernels with `attn.collective`, a tile in registers becomes the registers
    that its layout (`attn.layouts`, which `attn-assign-layouts` writes) gives
    each lane, and each op on tiles becomes ops on them.

    * Element-wise ops are repeated for each register. `exp2` and `log2` are the
      chip's instructions, `arith.truncf toward_zero` to f16 converts two
      registers at once, and bf16 is converted by integer arithmetic.
    * `attn.load`, `attn.copy` and `attn.store` become buffer instructions, as
      wide as layout, strides, extents and alignment let them be. A tile's place
      in memory is computed in 64 bits. Where the operand ends is said by the
      number of bytes in the buffer's descriptor if that is exact, and by
      comparisons otherwise. Of lanes that hold the same element, one stores it.
    * `attn.store_lds` writes registers whose elements are neighbours in
      workgroup memory together.
    * `attn.row_reduce` reduces registers, then lanes by DPP.
    * `attn.dot` reads its tiles from workgroup memory and adds products, two at
      a time for f16, into registers that stay where they are.

    * With `mma`, `attn.dot` is taken by the schedule's matrix instruction: of the
      transposed form (AMD), or of the direct form
      (mma.sync, test/Dialect/Attn/distribute-mma-sync.mlir), or by groups of
      waves (wgmma, test/Dialect/Attn/distribute-async.mlir), which read the
      sides that are in workgroup memory by themselves. Such products that follow each other are one stream of reads,
      `read_ahead` ahead of the instructions that use them, which add to several
      accumulators in turn. With two groups of waves, a barrier behind them is
      passed as soon as the last read has landed.
    * With `direct_loads`, `attn.copy` loads without registers where memory and
      workgroup memory have pieces of that size in common.
    * `attn.fill` and `attn.drain` are copies by the engine that tensor maps of the
      kernel's arguments describe to it, 128 bytes of each row at a time
      (test/Dialect/Attn/distribute-async.mlir, distribute-drains.mlir).
    * `attn.relayout` reads other lanes and puts dwords together by byte, or lets
      the LDS unit hand out whole ones.

    Loops and branches carry registers, and results of matrix instructions as
    the vectors that these take and give. A tile whose layout is missing, or not
    that of the other operands, is an error: only `attn.relayout` converts
    layouts.

    Example (test/Dialect/Attn/distribute.mlir):

    ```mlir
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    %m = attn.row_reduce maximum %x {attn.layouts = [#row_values]} : vector<16x32xf32> -> vector<16x1xf32>
    ```

    with 16 lanes for a row and thus 8 registers, becomes

    ```mlir
    %buffer = rocdl.make.buffer.rsrc %base, %no_stride, %bytes, %flags : !llvm.ptr to <8>
    %0 = rocdl.raw.ptr.buffer.load %buffer, %offset, %zero, %zero : i32
    ...
    %8 = arith.maxnumf %0, %1 : f32
    %9 = rocdl.update.dpp %none, %8 with 296, 15, 15, true : f32
    %10 = arith.maxnumf %8, %9 : f32
    ...
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::gpu::GPUDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::NVVM::NVVMDialect",
                           "::mlir::ROCDL::ROCDLDialect",
                           "::mlir::scf::SCFDialect"];
}

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_COLLECTIVEPASSES_TD
