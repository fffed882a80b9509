// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-promote-lds,canonicalize)))" --split-input-file | FileCheck %s

#rows = affine_map<(r, c) -> (0, 0, r, c)>
#heads = affine_map<(r, c) -> (0, r floordiv 64, r mod 64, c)>
#left = affine_map<()[block] -> (block * -128 + 1000, 128)>
#begin = affine_map<()[block] -> (block * 128)>
#fewer = affine_map<()[block] -> (block * -128 + 900, 128)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, outputs_in_lds, producer>>
!keys = memref<1x1x4096x64xf16>
!part = memref<1x1x?x128xf16, strided<[2048000, 128000, 128, 1], offset: ?>>

// Behind the keys an output has bytes of its own; each of two groups of waves
// stores its half. The copy engine leaves out what is beyond an argument: a part
// of it that ends earlier than it does and than the tile, packed heads, and f32
// are stored by lanes.
// CHECK-LABEL: gpu.func @producer
// CHECK-SAME: workgroup(%[[LDS:.*]] : memref<98304xi8, #gpu.address_space<workgroup>>)
// CHECK-DAG: %[[K:.*]] = attn.lds_tile %[[LDS]][0] buffer(%c0{{.*}} of 2 by 16384)
// CHECK-DAG: %[[WHOLE:.*]] = attn.lds_tile %[[LDS]][32768] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>) : {{.*}} -> memref<128x128xf16,
// CHECK-DAG: %[[LAST:.*]] = attn.lds_tile %[[LDS]][65536] layout({{.*}}) : {{.*}} -> memref<128x128xf16,
// CHECK: %[[S:.*]] = attn.dot
// CHECK: %[[O:.*]] = arith.truncf %[[S]]
// CHECK-NEXT: attn.store_lds %[[O]], %[[WHOLE]]
// CHECK-NEXT: attn.drain %[[WHOLE]] to %arg2[%c0, %c0] map(#{{.*}}) of 2
// CHECK-NEXT: attn.store_lds %[[O]], %[[LAST]]
// CHECK-NEXT: attn.drain %[[LAST]] to %subview[%c0, %c0] map(#{{.*}}) of 2
// CHECK-NEXT: attn.store %[[O]], %subview_
// CHECK-NEXT: attn.store %[[O]], %arg4
// CHECK-NEXT: attn.store %[[S]], %arg5
// CHECK-NEXT: attn.drained of 2
// CHECK-NEXT: gpu.return
gpu.module @kernels {
  gpu.func @producer(%q: memref<1x1x128x64xf16>, %k: !keys, %whole: memref<1x1x128x128xf16>, %out: memref<16x16x1000x128xf16>, %packed: memref<1x2x64x128xf16>,
      %wide: memref<1x1x128x128xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<128x128xf32>
    %block = gpu.block_id x
    %head = gpu.block_id y
    %begin = affine.apply #begin()[%block]
    %size = affine.min #left()[%block]
    %fewer = affine.min #fewer()[%block]
    %last = memref.subview %out[%head, 0, %begin, 0] [1, 1, %size, 128] [1, 1, 1, 1] : memref<16x16x1000x128xf16> to !part
    %short = memref.subview %out[%head, 1, %begin, 0] [1, 1, %fewer, 128] [1, 1, 1, 1] : memref<16x16x1000x128xf16> to !part
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<1x1x128x64xf16> -> vector<128x64xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : !keys -> vector<128x64xf16>
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<128x64xf16>, vector<128x64xf16> into vector<128x128xf32>
    %ot = arith.truncf %st : vector<128x128xf32> to vector<128x128xf16>
    attn.store %ot, %whole[%c0, %c0] map(#rows) : vector<128x128xf16>, memref<1x1x128x128xf16>
    attn.store %ot, %last[%c0, %c0] map(#rows) : vector<128x128xf16>, !part
    attn.store %ot, %short[%c0, %c0] map(#rows) : vector<128x128xf16>, !part
    attn.store %ot, %packed[%c0, %c0] map(#heads) : vector<128x128xf16>, memref<1x2x64x128xf16>
    attn.store %st, %wide[%c0, %c0] map(#rows) : vector<128x128xf32>, memref<1x1x128x128xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, outputs_in_lds, producer>>

// 196,608 bytes of keys, and the barriers of their ring, leave no room for 32,768
// bytes and again as many, of 232,448; the first output has them. Steps between
// rows are those of no argument.
// CHECK-LABEL: gpu.func @no_room
// CHECK-SAME: memref<229376xi8,
// CHECK-NOT: attn.drain
// CHECK: attn.store %{{.*}}, %arg2
// CHECK: attn.drain %{{.*}} to %arg3
// CHECK-NOT: attn.drain %
// CHECK: attn.store %{{.*}}, %arg4
// CHECK-NOT: attn.drain %
gpu.module @kernels {
  gpu.func @no_room(%q: memref<128x384xf16>, %k: memref<4096x384xf16>, %strided: memref<128x128xf16, strided<[256, 1]>>, %out: memref<128x128xf16>, %other: memref<128x128xf16>) kernel
      attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<128x128xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<128x384xf16> -> vector<128x384xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<4096x384xf16> -> vector<128x384xf16>
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<128x384xf16>, vector<128x384xf16> into vector<128x128xf32>
    %ot = arith.truncf %st : vector<128x128xf32> to vector<128x128xf16>
    attn.store %ot, %strided[%c0, %c0] map(#rows) : vector<128x128xf16>, memref<128x128xf16, strided<[256, 1]>>
    attn.store %ot, %out[%c0, %c0] map(#rows) : vector<128x128xf16>, memref<128x128xf16>
    attn.store %ot, %other[%c0, %c0] map(#rows) : vector<128x128xf16>, memref<128x128xf16>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>
#schedule = #attn.collective<chip = "sm_80", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
    mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, outputs_in_lds>>

// Without a producer, an output comes to where the keys were, and from there to
// memory by lanes side by side. Of f32 they have 8 bytes as it is.
// CHECK-LABEL: gpu.func @lanes
// CHECK-SAME: workgroup(%[[LDS:.*]] : memref<8192xi8,
// CHECK-COUNT-2: attn.lds_tile %[[LDS]][0] layout(<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>) : {{.*}} -> memref<64x64xf16,
// CHECK: %[[NARROW:.*]] = arith.truncf
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: attn.store_lds %[[NARROW]], %[[O:.*]] : vector<64x64xf16>
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: %[[PASSED:.*]] = attn.load %[[O]][
// CHECK-NEXT: attn.store %[[PASSED]], %arg2
// CHECK-NEXT: attn.store %[[S:.*]], %arg3
gpu.module @kernels {
  gpu.func @lanes(%q: memref<64x64xf16>, %k: memref<64x64xf16>, %out: memref<64x64xf16>, %wide: memref<64x64xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x64xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<64x64xf16> -> vector<64x64xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<64x64xf16> -> vector<64x64xf16>
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<64x64xf16>, vector<64x64xf16> into vector<64x64xf32>
    %ot = arith.truncf %st : vector<64x64xf32> to vector<64x64xf16>
    attn.store %ot, %out[%c0, %c0] map(#rows) : vector<64x64xf16>, memref<64x64xf16>
    attn.store %st, %wide[%c0, %c0] map(#rows) : vector<64x64xf32>, memref<64x64xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (0, r, 0, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 80, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 80, splits = 1,
    mma = <atom = "64x8x16", buffers = 1, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, outputs_in_lds, producer>>

// Of 72 columns, and an argument by another shape: a tile of 80 has two blocks
// of 64, of which what the argument does not have is left out.
// CHECK-LABEL: gpu.func @padded
// CHECK: attn.lds_tile %{{.*}}[10240] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>) : {{.*}} -> memref<128x80xf16,
// CHECK: %[[HEADS:.*]] = memref.expand_shape %arg2
// CHECK: attn.drain %{{.*}} to %[[HEADS]][
gpu.module @kernels {
  gpu.func @padded(%q: memref<1x128x1x64xf16>, %k: memref<1x4000x1x64xf16>, %out: memref<1x128x72xf16>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<128x80xf32>
    %heads = memref.expand_shape %out [[0], [1], [2, 3]] output_shape [1, 128, 1, 72] : memref<1x128x72xf16> into memref<1x128x1x72xf16>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<1x128x1x64xf16> -> vector<128x64xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<1x4000x1x64xf16> -> vector<80x64xf16>
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<128x64xf16>, vector<80x64xf16> into vector<128x80xf32>
    %ot = arith.truncf %st : vector<128x80xf32> to vector<128x80xf16>
    attn.store %ot, %heads[%c0, %c0] map(#rows) : vector<128x80xf16>, memref<1x128x1x72xf16>
    gpu.return
  }
}
