// RUN: attn-opt %s --attn-persist-workgroups --canonicalize --split-input-file | FileCheck %s

#strided = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer, tiles = strided>>
#rows = affine_map<(r, c) -> (r, c)>
#layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64, 8192], swizzle = [16, 32, 64]>
!arena = memref<32800xi8, #gpu.address_space<workgroup>>
!tile = memref<64x128xf16, #gpu.address_space<workgroup>>

// A workgroup for each of 132 compute units; what a tile's place decides moves
// into the loops of both roles; fills go on where those of the last tile end.

// CHECK-LABEL: func.func @launch
// CHECK:         gpu.launch_func @sm_90a::@strided blocks in (%c132, %c1, %c1) threads in (%c384, %c1, %c1)
module attributes {gpu.container_module} {
func.func @launch(%keys: memref<4096x128xf16>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c384 = arith.constant 384 : index
  gpu.launch_func @sm_90a::@strided blocks in (%c16, %c16, %c8) threads in (%c384, %c1, %c1) args(%keys : memref<4096x128xf16>)
  return
}

gpu.module @sm_90a {
  // CHECK-LABEL: gpu.func @strided
  // CHECK:         %[[RING:.*]] = attn.ring
  // CHECK-NOT:     gpu.block_id
  // CHECK:         gpu.barrier
  // CHECK:         attn.roles consumers {
  // CHECK-NEXT:      %[[FIRST:.*]] = gpu.block_id x
  // CHECK-NEXT:      %[[STEP:.*]] = gpu.grid_dim x
  // CHECK-NEXT:      scf.for %[[TILE:.*]] = %[[FIRST]] to %c2048 step %[[STEP]] iter_args(%[[BEFORE:.*]] = %c0) -> (index) {
  // CHECK-NEXT:        %[[X:.*]] = arith.remui %[[TILE]], %c16
  // CHECK-NEXT:        %[[FILLS:.*]] = arith.addi %[[X]], %c1
  // CHECK-NEXT:        scf.for %[[I:.*]] = %c0 to %[[FILLS]] step %c1 {
  // CHECK-NEXT:          %[[NUMBER:.*]] = arith.addi %[[I]], %[[BEFORE]]
  // CHECK-NEXT:          attn.await %[[RING]][%[[NUMBER]]]
  // CHECK-NEXT:          %[[NUMBER:.*]] = arith.addi %[[I]], %[[BEFORE]]
  // CHECK-NEXT:          attn.release %[[RING]][%[[NUMBER]]]
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[SUM:.*]] = arith.addi %[[BEFORE]], %[[FILLS]]
  // CHECK-NEXT:        %[[AFTER:.*]] = arith.remui %[[SUM]], %c4
  // CHECK-NEXT:        scf.yield %[[AFTER]] : index
  // CHECK:         } producer {
  // CHECK:           scf.for %{{.*}} = %{{.*}} to %c2048 step %{{.*}} iter_args(%[[BEFORE:.*]] = %c0)
  // CHECK:             scf.for %[[I:.*]] =
  // CHECK-NEXT:          %[[NUMBER:.*]] = arith.addi %[[I]], %[[BEFORE]]
  // CHECK-NEXT:          attn.acquire %[[RING]][%[[NUMBER]]]
  // CHECK-NEXT:          %[[B:.*]] = arith.remui %[[I]], %c2
  // CHECK-NEXT:          %[[SUM:.*]] = arith.addi %[[B]], %[[BEFORE]]
  // CHECK-NEXT:          %[[PLACE:.*]] = arith.remui %[[SUM]], %c2
  // CHECK-NEXT:          %[[K:.*]] = attn.lds_tile %{{.*}} buffer(%[[PLACE]] of 2 by 16384)
  // CHECK:               attn.fill %{{.*}} to %[[K]], %[[RING]][%{{.*}}]
  gpu.func @strided(%keys: memref<4096x128xf16>) workgroup(%lds: !arena) kernel attributes {attn.collective = #strided} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %ring = attn.ring %lds[32768] consumers(8) : !arena -> !attn.ring<2>
    %x = gpu.block_id x
    %fills = arith.addi %x, %c1 : index
    gpu.barrier
    attn.roles rings(%ring : !attn.ring<2>) fills(%fills) consumers {
      scf.for %i = %c0 to %fills step %c1 {
        attn.await %ring[%i] : !attn.ring<2>
        attn.release %ring[%i] : !attn.ring<2>
      }
    } producer {
      scf.for %i = %c0 to %fills step %c1 {
        attn.acquire %ring[%i] : !attn.ring<2>
        %b = arith.remui %i, %c2 : index
        %k = attn.lds_tile %lds[0] buffer(%b of 2 by 16384) layout(#layout) : !arena -> !tile
        attn.fill %keys[%i, %c0] map(#rows) to %k, %ring[%i] : memref<4096x128xf16> to !tile, !attn.ring<2>
      }
    }
    gpu.return
  }
}
}

// -----

// Pairs of tiles; of 5 the middle one is alone. The extent that no constant is
// becomes an argument.

#paired = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 2, read_ahead = 1, rescale_above = 0, order = compiler, producer, tiles = paired>>
!arena = memref<32800xi8, #gpu.address_space<workgroup>>

// CHECK-LABEL: func.func @launch
// CHECK-SAME:    %[[HEADS:.*]]: index
// CHECK:         %[[PAIRS:.*]] = arith.muli %[[HEADS]], %c3
// CHECK:         %[[COUNT:.*]] = arith.minui %[[PAIRS]], %c132
// CHECK:         gpu.launch_func @sm_90a::@paired blocks in (%[[COUNT]], %c1, %c1) threads in (%c384, %c1, %c1) args(%[[HEADS]] : index)
module attributes {gpu.container_module} {
func.func @launch(%heads: index) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c384 = arith.constant 384 : index
  gpu.launch_func @sm_90a::@paired blocks in (%c5, %heads, %c1) threads in (%c384, %c1, %c1)
  return
}

gpu.module @sm_90a {
  // CHECK-LABEL: gpu.func @paired
  // CHECK-SAME:    (%[[HEADS:.*]]: index)
  // CHECK:         %[[ITEMS:.*]] = arith.muli %[[HEADS]], %c3
  // CHECK:         attn.roles consumers {
  // CHECK-NEXT:      attn.first_turn of 2
  // CHECK:           scf.for %[[ITEM:.*]] = %{{.*}} to %[[ITEMS]] step %{{.*}} iter_args(%[[BASE:.*]] = %c0) -> (index) {
  // CHECK-NEXT:        %[[X:.*]] = arith.remui %[[ITEM]], %c3
  // CHECK-NEXT:        %[[OTHER:.*]] = arith.subi %c4, %[[X]]
  // CHECK-NEXT:        %[[IS_ONE:.*]] = arith.cmpi eq, %[[X]], %[[OTHER]]
  // CHECK-NEXT:        %[[COUNT:.*]] = arith.select %[[IS_ONE]], %c1, %c2
  // CHECK-NEXT:        %[[SUM:.*]] = scf.for %[[HALF:.*]] = %c0 to %[[COUNT]] step %c1 iter_args(%[[BEFORE:.*]] = %[[BASE]]) -> (index) {
  // CHECK-NEXT:          %[[IS_FIRST:.*]] = arith.cmpi eq, %[[HALF]], %c0
  // CHECK-NEXT:          %[[TILE:.*]] = arith.select %[[IS_FIRST]], %[[X]], %[[OTHER]]
  // CHECK:               attn.await %{{.*}}[%{{.*}}]
  // CHECK:               scf.yield
  // CHECK:             scf.yield %[[SUM]]
  gpu.func @paired() workgroup(%lds: !arena) kernel attributes {attn.collective = #paired} {
    %ring = attn.ring %lds[32768] consumers(8) : !arena -> !attn.ring<2>
    %x = gpu.block_id x
    gpu.barrier
    attn.roles rings(%ring : !attn.ring<2>) fills(%x) consumers {
      attn.first_turn of 2
      attn.await %ring[%x] : !attn.ring<2>
      attn.release %ring[%x] : !attn.ring<2>
    } producer {
      attn.acquire %ring[%x] : !attn.ring<2>
    }
    gpu.return
  }
}
}

// -----

// Queries in workgroup memory are filled once for each tile: the turns of their
// place alternate from tile to tile, whatever those of the keys do.

#strided = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 80, waves = 8, row_lanes = 4, depth_stage = 256, key_stage = 80, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer, tiles = strided>>
#rows = affine_map<(r, c) -> (r, c)>
#layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64, 8192, 16384], swizzle = [16, 32, 64]>
!arena = memref<65600xi8, #gpu.address_space<workgroup>>
!tile = memref<64x256xf16, #gpu.address_space<workgroup>>

module attributes {gpu.container_module} {
func.func @launch(%queries: memref<4096x256xf16>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c384 = arith.constant 384 : index
  gpu.launch_func @sm_90a::@queries blocks in (%c16, %c16, %c16) threads in (%c384, %c1, %c1) args(%queries : memref<4096x256xf16>)
  return
}

gpu.module @sm_90a {
  // CHECK-LABEL: gpu.func @queries(
  // CHECK:         %[[Q:.*]] = attn.ring %{{.*}} -> !attn.ring<1>
  // CHECK:         %[[K:.*]] = attn.ring %{{.*}} -> !attn.ring<2>
  // CHECK:         attn.roles consumers {
  // CHECK:           scf.for %{{.*}} iter_args(%[[TURN:.*]] = %c0, %[[BEFORE:.*]] = %c0) -> (index, index) {
  // CHECK:             attn.await %[[Q]][%[[TURN]]]
  // CHECK:             attn.release %[[Q]][%[[TURN]]]
  // CHECK:             %[[NUMBER:.*]] = arith.addi %{{.*}}, %[[BEFORE]]
  // CHECK:             attn.await %[[K]][%[[NUMBER]]]
  // CHECK:             %[[SUM:.*]] = arith.addi %[[TURN]], %c1
  // CHECK-NEXT:        %[[NEXT:.*]] = arith.remui %[[SUM]], %c2
  // CHECK-NEXT:        %[[SUM:.*]] = arith.addi %[[BEFORE]], %{{.*}}
  // CHECK-NEXT:        %[[AFTER:.*]] = arith.remui %[[SUM]], %c4
  // CHECK-NEXT:        scf.yield %[[NEXT]], %[[AFTER]] : index, index
  // CHECK:         } producer {
  // CHECK:           scf.for %{{.*}} iter_args(%[[TURN:.*]] = %c0, %[[BEFORE:.*]] = %c0) -> (index, index) {
  // CHECK:             attn.acquire %[[Q]][%[[TURN]]]
  // CHECK:             attn.fill %{{.*}} to %{{.*}}, %[[Q]][%[[TURN]]] {open_end}
  gpu.func @queries(%queries: memref<4096x256xf16>) workgroup(%lds: !arena) kernel attributes {attn.collective = #strided} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %q_ring = attn.ring %lds[32768] consumers(8) : !arena -> !attn.ring<1>
    %ring = attn.ring %lds[32784] consumers(8) : !arena -> !attn.ring<2>
    %q = attn.lds_tile %lds[0] layout(#layout) : !arena -> !tile
    %x = gpu.block_id x
    gpu.barrier
    attn.roles rings(%q_ring, %ring : !attn.ring<1>, !attn.ring<2>) fills(%c1, %x) consumers {
      attn.await %q_ring[%c0] : !attn.ring<1>
      attn.release %q_ring[%c0] : !attn.ring<1>
      attn.await %ring[%x] : !attn.ring<2>
    } producer {
      attn.acquire %q_ring[%c0] : !attn.ring<1>
      attn.fill %queries[%x, %c0] map(#rows) to %q, %q_ring[%c0] {open_end} : memref<4096x256xf16> to !tile, !attn.ring<1>
      attn.acquire %ring[%x] : !attn.ring<2>
    }
    gpu.return
  }
}
}

// -----

// A kernel whose rings are filled nobody knows how often keeps its launch.

#strided = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer, tiles = strided>>

// CHECK-LABEL: func.func @launch
// CHECK:         gpu.launch_func @sm_90a::@unknown blocks in (%c16, %c16, %c16)
module attributes {gpu.container_module} {
func.func @launch() {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c384 = arith.constant 384 : index
  gpu.launch_func @sm_90a::@unknown blocks in (%c16, %c16, %c16) threads in (%c384, %c1, %c1)
  return
}

gpu.module @sm_90a {
  gpu.func @unknown() workgroup(%lds: memref<32xi8, #gpu.address_space<workgroup>>) kernel attributes {attn.collective = #strided} {
    %ring = attn.ring %lds[0] consumers(8) : memref<32xi8, #gpu.address_space<workgroup>> -> !attn.ring<2>
    %x = gpu.block_id x
    attn.roles consumers {
      attn.await %ring[%x] : !attn.ring<2>
    } producer {
      attn.acquire %ring[%x] : !attn.ring<2>
    }
    gpu.return
  }
}
}

// -----

// The number of fills is that of a tile's keys, which are a batch's: each role
// reads it for each tile, and what follows is counted from there.

#strided = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer, tiles = strided>>
!arena = memref<32800xi8, #gpu.address_space<workgroup>>

module attributes {gpu.container_module} {
func.func @launch(%lengths: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c384 = arith.constant 384 : index
  gpu.launch_func @sm_90a::@lengths blocks in (%c16, %c16, %c8) threads in (%c384, %c1, %c1) args(%lengths : memref<8xi32>)
  return
}

gpu.module @sm_90a {
  // CHECK-LABEL: gpu.func @lengths
  // CHECK-NOT:     memref.load
  // CHECK:         attn.roles consumers {
  // CHECK:           scf.for %[[TILE:.*]] = %{{.*}} to %c2048 step %{{.*}} iter_args(%[[BEFORE:.*]] = %c0)
  // CHECK:             %[[HEAD:.*]] = arith.divui %[[TILE]], %c16
  // CHECK:             %[[BATCH:.*]] = arith.divui %[[HEAD]], %c16
  // CHECK:             %[[LENGTH:.*]] = memref.load %{{.*}}[%[[BATCH]]]
  // CHECK:             %[[FILLS:.*]] = arith.ceildivui %{{.*}}, %c128
  // CHECK:             scf.for %{{.*}} = %c0 to %[[FILLS]]
  // CHECK:             %[[SUM:.*]] = arith.addi %[[BEFORE]], %[[FILLS]]
  // CHECK:         } producer {
  // CHECK:           scf.for
  // CHECK:             memref.load
  // CHECK:             %[[FILLS:.*]] = arith.ceildivui %{{.*}}, %c128
  // CHECK:             scf.for %{{.*}} = %c0 to %[[FILLS]]
  gpu.func @lengths(%lengths: memref<8xi32>) workgroup(%lds: !arena) kernel attributes {attn.collective = #strided} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %ring = attn.ring %lds[32768] consumers(8) : !arena -> !attn.ring<2>
    %z = gpu.block_id z
    %length = memref.load %lengths[%z] : memref<8xi32>
    %end = arith.index_cast %length : i32 to index
    %keys = arith.maxsi %end, %c0 : index
    %fills = arith.ceildivui %keys, %c128 : index
    gpu.barrier
    attn.roles rings(%ring : !attn.ring<2>) fills(%fills) consumers {
      scf.for %i = %c0 to %fills step %c1 {
        attn.await %ring[%i] : !attn.ring<2>
        attn.release %ring[%i] : !attn.ring<2>
      }
    } producer {
      scf.for %i = %c0 to %fills step %c1 {
        attn.acquire %ring[%i] : !attn.ring<2>
      }
    }
    gpu.return
  }
}
}

// -----

// An output that the copy engine stores may be read while the next tile is
// computed, but not when it comes to the same bytes, nor when the workgroup ends.

#strided = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, outputs_in_lds, producer, tiles = strided>>
#rows = affine_map<(r, c) -> (r, c)>
#begin = affine_map<()[block] -> (block * 128)>
#layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>
!arena = memref<32800xi8, #gpu.address_space<workgroup>>
!tile = memref<128x128xf16, #gpu.address_space<workgroup>>

module attributes {gpu.container_module} {
func.func @launch(%out: memref<32768x128xf16>) {
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %c384 = arith.constant 384 : index
  gpu.launch_func @sm_90a::@drained blocks in (%c256, %c1, %c1) threads in (%c384, %c1, %c1) args(%out : memref<32768x128xf16>)
  return
}

gpu.module @sm_90a {
  // CHECK-LABEL: gpu.func @drained
  // CHECK:         attn.roles consumers {
  // CHECK:           scf.for %[[TILE:.*]] = %{{.*}} to %c256 step
  // CHECK:             %[[PART:.*]] = memref.subview %arg0
  // CHECK-NOT:         attn.drained
  // CHECK:             attn.release
  // CHECK-NEXT:        attn.drained of 2
  // CHECK-NEXT:        attn.store_lds %{{.*}}, %[[LDS:.*]] :
  // CHECK-NEXT:        attn.drain %[[LDS]] to %[[PART]][
  // CHECK-NOT:         attn.drained
  // CHECK:             scf.yield
  // CHECK-NEXT:      }
  // CHECK-NEXT:      attn.drained of 2
  // CHECK-NEXT:    } producer {
  gpu.func @drained(%out: memref<32768x128xf16>) workgroup(%lds: !arena) kernel attributes {attn.collective = #strided} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ring = attn.ring %lds[32768] consumers(8) : !arena -> !attn.ring<2>
    %o = attn.lds_tile %lds[0] layout(#layout) : !arena -> !tile
    %x = gpu.block_id x
    %row = affine.apply #begin()[%x]
    %part = memref.subview %out[%row, 0] [128, 128] [1, 1] : memref<32768x128xf16> to memref<128x128xf16, strided<[128, 1], offset: ?>>
    gpu.barrier
    attn.roles rings(%ring : !attn.ring<2>) fills(%c1) consumers {
      %tile = arith.constant dense<1.0> : vector<128x128xf16>
      attn.await %ring[%c0] : !attn.ring<2>
      attn.release %ring[%c0] : !attn.ring<2>
      attn.store_lds %tile, %o : vector<128x128xf16>, !tile
      attn.drain %o to %part[%c0, %c0] map(#rows) of 2 : !tile to memref<128x128xf16, strided<[128, 1], offset: ?>>
      attn.drained of 2
    } producer {
      attn.acquire %ring[%c0] : !attn.ring<2>
    }
    gpu.return
  }
}
}

// -----

// Where all tiles of a head have a counterpart, pairs are in one loop; where the
// one in the middle has none, but heads are even, it has that of the next head.

#paired = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer, tiles = paired>>
!arena = memref<32xi8, #gpu.address_space<workgroup>>

// CHECK-LABEL: func.func @launch
// CHECK:         gpu.launch_func @sm_90a::@even blocks in (%c132, %c1, %c1)
// CHECK:         gpu.launch_func @sm_90a::@odd blocks in (%c120, %c1, %c1)
module attributes {gpu.container_module} {
func.func @launch() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c30 = arith.constant 30 : index
  %c384 = arith.constant 384 : index
  gpu.launch_func @sm_90a::@even blocks in (%c4, %c30, %c5) threads in (%c384, %c1, %c1)
  gpu.launch_func @sm_90a::@odd blocks in (%c5, %c6, %c8) threads in (%c384, %c1, %c1)
  return
}

gpu.module @sm_90a {
  // CHECK-LABEL: gpu.func @even
  // CHECK:         attn.roles consumers {
  // CHECK-NEXT:      %[[FIRST:.*]] = gpu.block_id x
  // CHECK-NEXT:      %[[STEP:.*]] = gpu.grid_dim x
  // CHECK-NEXT:      %[[LEFT:.*]] = arith.subi %c300, %[[FIRST]]
  // CHECK-NEXT:      %[[PAIRS:.*]] = arith.ceildivui %[[LEFT]], %[[STEP]]
  // CHECK-NEXT:      %[[TILES:.*]] = arith.muli %[[PAIRS]], %c2
  // CHECK-NEXT:      scf.for %[[TILE:.*]] = %c0 to %[[TILES]] step %c1
  // CHECK-NEXT:        %[[TURN:.*]] = arith.remui %[[TILE]], %c2
  // CHECK-NEXT:        %[[PAIR:.*]] = arith.divui %[[TILE]], %c2
  // CHECK-NEXT:        %[[OFFSET:.*]] = arith.muli %[[PAIR]], %[[STEP]]
  // CHECK-NEXT:        %[[ITEM:.*]] = arith.addi %[[FIRST]], %[[OFFSET]]
  // CHECK-NEXT:        %[[X:.*]] = arith.remui %[[ITEM]], %c2
  // CHECK-NEXT:        %[[OTHER:.*]] = arith.subi %c3, %[[X]]
  // CHECK-NEXT:        %[[IS_FIRST:.*]] = arith.cmpi eq, %[[TURN]], %c0
  // CHECK-NEXT:        arith.select %[[IS_FIRST]], %[[X]], %[[OTHER]]
  gpu.func @even() workgroup(%lds: !arena) kernel attributes {attn.collective = #paired} {
    %ring = attn.ring %lds[0] consumers(8) : !arena -> !attn.ring<2>
    %x = gpu.block_id x
    attn.roles rings(%ring : !attn.ring<2>) fills(%x) consumers {
      attn.await %ring[%x] : !attn.ring<2>
    } producer {
    }
    gpu.return
  }

  // CHECK-LABEL: gpu.func @odd
  // CHECK:         attn.roles consumers {
  // CHECK:           scf.for %[[TILE:.*]] = %c0 to %{{.*}} step %c1
  // CHECK-NEXT:        %[[TURN:.*]] = arith.remui %[[TILE]], %c2
  // CHECK:             %[[ITEM:.*]] = arith.addi
  // CHECK-NEXT:        %[[X:.*]] = arith.remui %[[ITEM]], %c5
  // CHECK-NEXT:        %[[TWO:.*]] = arith.divui %[[ITEM]], %c5
  // CHECK-NEXT:        %[[FIRST:.*]] = arith.muli %[[TWO]], %c2
  // CHECK-NEXT:        %[[HEAD:.*]] = arith.addi %[[FIRST]], %[[TURN]]
  // CHECK-NEXT:        %[[Y:.*]] = arith.remui %[[HEAD]], %c6
  // CHECK-NEXT:        %[[OTHER:.*]] = arith.subi %c4, %[[X]]
  // CHECK-NEXT:        %[[IS_FIRST:.*]] = arith.cmpi eq, %[[TURN]], %c0
  // CHECK-NEXT:        %[[PLACE:.*]] = arith.select %[[IS_FIRST]], %[[X]], %[[OTHER]]
  // CHECK:             %[[NUMBER:.*]] = arith.addi %[[PLACE]], %[[Y]]
  gpu.func @odd() workgroup(%lds: !arena) kernel attributes {attn.collective = #paired} {
    %ring = attn.ring %lds[0] consumers(8) : !arena -> !attn.ring<2>
    %x = gpu.block_id x
    %y = gpu.block_id y
    %number = arith.addi %x, %y : index
    attn.roles rings(%ring : !attn.ring<2>) fills(%x) consumers {
      attn.await %ring[%number] : !attn.ring<2>
    } producer {
    }
    gpu.return
  }
}
}

// -----

// Places of two rings are counted on by themselves, if these are not filled
// equally often: queries of this tile and the next, and keys.

#strided = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer, tiles = strided, overlap_tiles>>
#rows = affine_map<(r, c) -> (r, c)>
#layout = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64, 8192], swizzle = [16, 32, 64]>
!arena = memref<65600xi8, #gpu.address_space<workgroup>>
!tile = memref<64x128xf16, #gpu.address_space<workgroup>>

module attributes {gpu.container_module} {
func.func @launch(%all: memref<4096x128xf16>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c384 = arith.constant 384 : index
  gpu.launch_func @sm_90a::@places blocks in (%c16, %c16, %c16) threads in (%c384, %c1, %c1) args(%all : memref<4096x128xf16>)
  return
}

gpu.module @sm_90a {
  // CHECK-LABEL: gpu.func @places(
  // CHECK:         attn.roles consumers {
  // CHECK:           scf.for %{{.*}} iter_args(%[[QUERIES:.*]] = %c0, %[[KEYS:.*]] = %c0) -> (index, index) {
  // CHECK:             %[[SUM:.*]] = arith.addi %[[QUERIES]], %c1
  // CHECK-NEXT:        %[[NEXT:.*]] = arith.remui %[[SUM]], %c4
  // CHECK-NEXT:        %[[SUM:.*]] = arith.addi %[[KEYS]], %{{.*}}
  // CHECK-NEXT:        %[[AFTER:.*]] = arith.remui %[[SUM]], %c4
  // CHECK-NEXT:        scf.yield %[[NEXT]], %[[AFTER]] : index, index
  // CHECK:         } producer {
  // CHECK:           scf.for %{{.*}} iter_args(%[[QUERIES:.*]] = %c0, %[[KEYS:.*]] = %c0) -> (index, index) {
  // CHECK:             %[[PLACE:.*]] = arith.remui %[[QUERIES]], %c2
  // CHECK-NEXT:        attn.lds_tile %{{.*}}[0] buffer(%[[PLACE]] of 2 by 16384)
  // CHECK:             %[[SUM:.*]] = arith.addi %{{.*}}, %[[KEYS]]
  // CHECK-NEXT:        %[[PLACE:.*]] = arith.remui %[[SUM]], %c2
  // CHECK-NEXT:        attn.lds_tile %{{.*}}[32768] buffer(%[[PLACE]] of 2 by 16384)
  gpu.func @places(%all: memref<4096x128xf16>) workgroup(%lds: !arena) kernel attributes {attn.collective = #strided} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %q_ring = attn.ring %lds[65536] consumers(8) : !arena -> !attn.ring<2>
    %k_ring = attn.ring %lds[65568] consumers(8) : !arena -> !attn.ring<2>
    %x = gpu.block_id x
    attn.roles rings(%q_ring, %k_ring : !attn.ring<2>, !attn.ring<2>) fills(%c1, %x) consumers {
      attn.await %q_ring[%c0] : !attn.ring<2>
      attn.await %k_ring[%x] : !attn.ring<2>
    } producer {
      %q = attn.lds_tile %lds[0] buffer(%c0 of 2 by 16384) layout(#layout) : !arena -> !tile
      attn.fill %all[%x, %c0] map(#rows) to %q, %q_ring[%c0] {open_end} : memref<4096x128xf16> to !tile, !attn.ring<2>
      %b = arith.remui %x, %c2 : index
      %k = attn.lds_tile %lds[32768] buffer(%b of 2 by 16384) layout(#layout) : !arena -> !tile
      attn.fill %all[%x, %c0] map(#rows) to %k, %k_ring[%x] : memref<4096x128xf16> to !tile, !attn.ring<2>
    }
    gpu.return
  }
}
}
