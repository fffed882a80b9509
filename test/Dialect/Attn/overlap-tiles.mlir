// RUN: attn-opt %s --pass-pipeline='builtin.module(gpu.module(gpu.func(attn-overlap-tiles)),canonicalize,cse)' --split-input-file | FileCheck %s

#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 2, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer, tiles = strided, overlap_tiles>>
#layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>
#query_layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>
#keys_of = affine_map<()[x] -> (x * 128 + 128, 2048)>
!arena = memref<65536xi8, #gpu.address_space<workgroup>>
!queries = memref<128x64xf16, #gpu.address_space<workgroup>>
!tile = memref<64x64xf16, #gpu.address_space<workgroup>>

// The first tile's first product is in front of the loop; in it, the next tile's
// is started with the last one. Of the first block, the loop carries maxima and
// probabilities; the output of zero times a factor is computed from the factor.

// CHECK-LABEL: gpu.func @overlapped
// CHECK:         attn.roles consumers {
// CHECK:           %[[ANY:.*]] = arith.cmpi slt, %[[FIRST:.*]], %c2048
// CHECK:           scf.if %[[ANY]] {
// CHECK:             %[[ROUND:.*]] = arith.remui %[[FIRST]], %c2
// CHECK:             attn.await %[[Q:.*]][%[[ROUND]]]
// CHECK:             attn.await %[[K:.*]][%c0]
// CHECK:             attn.dot
// CHECK-SAME:          transpose_rhs
// CHECK:             attn.release %[[K]][%c0]
// CHECK:             %[[M:.*]] = attn.row_reduce maximum
// CHECK-NOT:         attn.await
// CHECK:             %[[P:.*]] = arith.truncf
// CHECK:             scf.for %[[TILE:.*]] = %[[FIRST]] to %c2048 step %[[STEP:.*]] iter_args(%[[P0:.*]] = %[[P]], %[[M0:.*]] = %[[M]]) -> (vector<128x64xf16>, vector<128x1xf32>) {
// The rest of this tile begins with what the first block left.
// CHECK:               %[[FACTOR:.*]] = vector.broadcast %[[M0]]
// CHECK:               %[[O0:.*]] = arith.mulf %[[FACTOR]]
// CHECK:               %[[REST:.*]]:2 = scf.for %{{.*}} iter_args(%{{.*}} = %[[P0]], %{{.*}} = %[[O0]])
// CHECK:               attn.release %[[Q]]
// The next tile's queries and keys, and both products in a turn.
// CHECK:               %[[NEXT:.*]] = arith.addi %[[TILE]], %[[STEP]]
// CHECK:               %[[HAS_NEXT:.*]] = arith.cmpi slt, %[[NEXT]], %c2048
// CHECK:               %[[BOTH:.*]]:3 = scf.if %[[HAS_NEXT]]
// CHECK:                 %[[ROUND:.*]] = arith.remui %[[NEXT]], %c2
// CHECK:                 attn.await %[[Q]][%[[ROUND]]]
// CHECK:                 attn.await %[[K]][%c0]
// CHECK:                 attn.take_turn of 2
// CHECK-NEXT:            %[[SCORES:.*]] = attn.start_dot
// CHECK-NEXT:            attn.await %[[V:.*]][%{{.*}}]
// CHECK-NEXT:            %[[OUTPUT:.*]] = attn.start_dot %[[REST]]#0, %{{.*}} into %[[REST]]#1
// CHECK-NEXT:            attn.pass_turn of 2
// CHECK-NEXT:            %[[S:.*]] = attn.finish_dot %[[SCORES]] {in_flight = 1 : i64}
// CHECK-NEXT:            attn.release %[[K]][%c0]
// CHECK-NEXT:            %[[M1:.*]] = attn.row_reduce maximum %[[S]]
// CHECK:                 %[[E:.*]] = math.exp2
// Probabilities become operands when the others have been read.
// CHECK-NEXT:            %[[O:.*]] = attn.finish_dot %[[OUTPUT]]
// CHECK-NEXT:            attn.release %[[V]]
// CHECK-NEXT:            %[[P1:.*]] = arith.truncf %[[E]]
// CHECK-NEXT:            scf.yield %[[O]], %[[P1]], %[[M1]]
// CHECK-NEXT:          } else {
// CHECK-NEXT:            attn.await %[[V]]
// CHECK-NEXT:            %[[O:.*]] = attn.dot %[[REST]]#0, %{{.*}} into %[[REST]]#1
// CHECK-NEXT:            attn.release %[[V]]
// CHECK-NEXT:            scf.yield %[[O]], %{{.*}}, %{{.*}}
// CHECK-NEXT:          }
// CHECK:               arith.truncf %[[BOTH]]#0
// CHECK:               attn.store
// CHECK:               scf.yield %[[BOTH]]#1, %[[BOTH]]#2
gpu.module @kernels {
gpu.func @overlapped(%out: memref<2048x128x64xf16>) workgroup(%lds: !arena) kernel attributes {attn.collective = #schedule} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %c2048 = arith.constant 2048 : index
  %zero = arith.constant dense<0.0> : vector<128x64xf32>
  %q_ring = attn.ring %lds[49152] consumers(8) : !arena -> !attn.ring<2>
  %k_ring = attn.ring %lds[49184] consumers(8) : !arena -> !attn.ring<2>
  %v_ring = attn.ring %lds[49216] consumers(8) : !arena -> !attn.ring<2>
  gpu.barrier
  attn.roles consumers {
    %first = gpu.block_id x
    %step = gpu.grid_dim x
    scf.for %tile = %first to %c2048 step %step {
      %x = arith.remui %tile, %c16 : index
      %round = arith.remui %tile, %c2 : index
      %keys = affine.min #keys_of()[%x]
      %blocks = arith.divui %keys, %c64 : index
      %last = arith.subi %blocks, %c1 : index
      attn.await %q_ring[%round] : !attn.ring<2>
      %q = attn.lds_tile %lds[0] buffer(%round of 2 by 16384) layout(#query_layout) : !arena -> !queries
      // At least 128 keys.
      %any = arith.cmpi sgt, %keys, %c0 : index
      %result = scf.if %any -> (vector<128x64xf32>) {
        attn.await %k_ring[%c0] : !attn.ring<2>
        %k = attn.lds_tile %lds[32768] layout(#layout) : !arena -> !tile
        %s = attn.dot %q[%c0], %k into %zero {transpose_rhs} : !queries, !tile into vector<128x64xf32>
        attn.release %k_ring[%c0] : !attn.ring<2>
        %m = attn.row_reduce maximum %s : vector<128x64xf32> -> vector<128x1xf32>
        %ms = vector.broadcast %m : vector<128x1xf32> to vector<128x64xf32>
        %d = arith.subf %s, %ms : vector<128x64xf32>
        %e = math.exp2 %d : vector<128x64xf32>
        %p = arith.truncf %e : vector<128x64xf32> to vector<128x64xf16>
        %o = arith.mulf %ms, %zero : vector<128x64xf32>
        %rest:2 = scf.for %i = %c1 to %blocks step %c1 iter_args(%p0 = %p, %o0 = %o) -> (vector<128x64xf16>, vector<128x64xf32>) {
          attn.await %v_ring[%i] : !attn.ring<2>
          attn.release %v_ring[%i] : !attn.ring<2>
          %p1 = arith.negf %p0 : vector<128x64xf16>
          %o1 = arith.negf %o0 : vector<128x64xf32>
          scf.yield %p1, %o1 : vector<128x64xf16>, vector<128x64xf32>
        }
        attn.release %q_ring[%round] : !attn.ring<2>
        attn.await %v_ring[%last] : !attn.ring<2>
        %v = attn.lds_tile %lds[40960] layout(#layout) : !arena -> !tile
        %all = attn.dot %rest#0, %v into %rest#1 : vector<128x64xf16>, !tile into vector<128x64xf32>
        attn.release %v_ring[%last] : !attn.ring<2>
        scf.yield %all : vector<128x64xf32>
      } else {
        attn.release %q_ring[%round] : !attn.ring<2>
        scf.yield %zero : vector<128x64xf32>
      }
      %narrow = arith.truncf %result : vector<128x64xf32> to vector<128x64xf16>
      %part = memref.subview %out[%tile, 0, 0] [1, 128, 64] [1, 1, 1] : memref<2048x128x64xf16> to memref<128x64xf16, strided<[64, 1], offset: ?>>
      attn.store %narrow, %part[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : vector<128x64xf16>, memref<128x64xf16, strided<[64, 1], offset: ?>>
    }
  } producer {
  }
  gpu.return
}
}

// -----

// A tile may be without a block of keys: all of it stays in its place.

#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer, tiles = strided, overlap_tiles>>
#layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>
#query_layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>
!arena = memref<65536xi8, #gpu.address_space<workgroup>>
!queries = memref<128x64xf16, #gpu.address_space<workgroup>>
!tile = memref<64x64xf16, #gpu.address_space<workgroup>>

// CHECK-LABEL: gpu.func @empty
// CHECK-NOT:     attn.start_dot
// CHECK:         scf.for
// CHECK-NOT:     iter_args
// CHECK:           %[[ANY:.*]] = arith.cmpi sgt
// CHECK:           scf.if %[[ANY]]
// CHECK-NOT:     attn.start_dot
gpu.module @kernels {
gpu.func @empty(%out: memref<2048x128x64xf16>) workgroup(%lds: !arena) kernel attributes {attn.collective = #schedule} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c2048 = arith.constant 2048 : index
  %zero = arith.constant dense<0.0> : vector<128x64xf32>
  %k_ring = attn.ring %lds[49184] consumers(8) : !arena -> !attn.ring<2>
  %v_ring = attn.ring %lds[49216] consumers(8) : !arena -> !attn.ring<2>
  gpu.barrier
  attn.roles consumers {
    %first = gpu.block_id x
    %step = gpu.grid_dim x
    scf.for %tile = %first to %c2048 step %step {
      // Of the first tile of each head, none.
      %keys = arith.remui %tile, %c16 : index
      %any = arith.cmpi sgt, %keys, %c0 : index
      %result = scf.if %any -> (vector<128x64xf32>) {
        %q = attn.lds_tile %lds[0] layout(#query_layout) : !arena -> !queries
        attn.await %k_ring[%c0] : !attn.ring<2>
        %k = attn.lds_tile %lds[32768] layout(#layout) : !arena -> !tile
        %s = attn.dot %q[%c0], %k into %zero {transpose_rhs} : !queries, !tile into vector<128x64xf32>
        attn.release %k_ring[%c0] : !attn.ring<2>
        %p = arith.truncf %s : vector<128x64xf32> to vector<128x64xf16>
        attn.await %v_ring[%c0] : !attn.ring<2>
        %v = attn.lds_tile %lds[40960] layout(#layout) : !arena -> !tile
        %all = attn.dot %p, %v into %zero : vector<128x64xf16>, !tile into vector<128x64xf32>
        attn.release %v_ring[%c0] : !attn.ring<2>
        scf.yield %all : vector<128x64xf32>
      } else {
        scf.yield %zero : vector<128x64xf32>
      }
      %narrow = arith.truncf %result : vector<128x64xf32> to vector<128x64xf16>
      %part = memref.subview %out[%tile, 0, 0] [1, 128, 64] [1, 1, 1] : memref<2048x128x64xf16> to memref<128x64xf16, strided<[64, 1], offset: ?>>
      attn.store %narrow, %part[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : vector<128x64xf16>, memref<128x64xf16, strided<[64, 1], offset: ?>>
    }
  } producer {
  }
  gpu.return
}
}

// -----

// That a window begins before a tile's keys end is seen from both bounds.

#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 2, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer, tiles = strided, overlap_tiles>>
#layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>
#query_layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>
#keys_of = affine_map<()[x] -> (x * 128 + 128, 2048)>
#first_of = affine_map<()[x] -> (x * 128 - 512, 0)>
!arena = memref<65536xi8, #gpu.address_space<workgroup>>
!queries = memref<128x64xf16, #gpu.address_space<workgroup>>
!tile = memref<64x64xf16, #gpu.address_space<workgroup>>

// CHECK-LABEL: gpu.func @window
// CHECK:         attn.start_dot {{.*}}transpose_rhs
// CHECK-NEXT:    attn.await
// CHECK-NEXT:    attn.start_dot
gpu.module @kernels {
gpu.func @window(%out: memref<2048x128x64xf16>) workgroup(%lds: !arena) kernel attributes {attn.collective = #schedule} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %c2048 = arith.constant 2048 : index
  %zero = arith.constant dense<0.0> : vector<128x64xf32>
  %q_ring = attn.ring %lds[49152] consumers(8) : !arena -> !attn.ring<2>
  %k_ring = attn.ring %lds[49184] consumers(8) : !arena -> !attn.ring<2>
  %v_ring = attn.ring %lds[49216] consumers(8) : !arena -> !attn.ring<2>
  gpu.barrier
  attn.roles consumers {
    %first = gpu.block_id x
    %step = gpu.grid_dim x
    scf.for %tile = %first to %c2048 step %step {
      %x = arith.remui %tile, %c16 : index
      %round = arith.remui %tile, %c2 : index
      %keys = affine.min #keys_of()[%x]
      %blocks = arith.divui %keys, %c64 : index
      %last = arith.subi %blocks, %c1 : index
      attn.await %q_ring[%round] : !attn.ring<2>
      %q = attn.lds_tile %lds[0] buffer(%round of 2 by 16384) layout(#query_layout) : !arena -> !queries
      // A window of 512 keys, which ends with the tile's own.
      %begin = affine.max #first_of()[%x]
      %any = arith.cmpi slt, %begin, %keys : index
      %result = scf.if %any -> (vector<128x64xf32>) {
        attn.await %k_ring[%c0] : !attn.ring<2>
        %k = attn.lds_tile %lds[32768] layout(#layout) : !arena -> !tile
        %s = attn.dot %q[%c0], %k into %zero {transpose_rhs} : !queries, !tile into vector<128x64xf32>
        attn.release %k_ring[%c0] : !attn.ring<2>
        %m = attn.row_reduce maximum %s : vector<128x64xf32> -> vector<128x1xf32>
        %ms = vector.broadcast %m : vector<128x1xf32> to vector<128x64xf32>
        %d = arith.subf %s, %ms : vector<128x64xf32>
        %e = math.exp2 %d : vector<128x64xf32>
        %p = arith.truncf %e : vector<128x64xf32> to vector<128x64xf16>
        %o = arith.mulf %ms, %zero : vector<128x64xf32>
        %rest:2 = scf.for %i = %c1 to %blocks step %c1 iter_args(%p0 = %p, %o0 = %o) -> (vector<128x64xf16>, vector<128x64xf32>) {
          attn.await %v_ring[%i] : !attn.ring<2>
          attn.release %v_ring[%i] : !attn.ring<2>
          %p1 = arith.negf %p0 : vector<128x64xf16>
          %o1 = arith.negf %o0 : vector<128x64xf32>
          scf.yield %p1, %o1 : vector<128x64xf16>, vector<128x64xf32>
        }
        attn.release %q_ring[%round] : !attn.ring<2>
        attn.await %v_ring[%last] : !attn.ring<2>
        %v = attn.lds_tile %lds[40960] layout(#layout) : !arena -> !tile
        %all = attn.dot %rest#0, %v into %rest#1 : vector<128x64xf16>, !tile into vector<128x64xf32>
        attn.release %v_ring[%last] : !attn.ring<2>
        scf.yield %all : vector<128x64xf32>
      } else {
        attn.release %q_ring[%round] : !attn.ring<2>
        scf.yield %zero : vector<128x64xf32>
      }
      %narrow = arith.truncf %result : vector<128x64xf32> to vector<128x64xf16>
      %part = memref.subview %out[%tile, 0, 0] [1, 128, 64] [1, 1, 1] : memref<2048x128x64xf16> to memref<128x64xf16, strided<[64, 1], offset: ?>>
      attn.store %narrow, %part[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : vector<128x64xf16>, memref<128x64xf16, strided<[64, 1], offset: ?>>
    }
  } producer {
  }
  gpu.return
}
}
