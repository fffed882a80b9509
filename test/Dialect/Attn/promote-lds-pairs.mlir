// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-promote-lds,canonicalize)))" --split-input-file | FileCheck %s

#rows = affine_map<(r, c) -> (0, 0, r, c)>
#pairs = affine_map<(r, c) -> (0, r, c)>
#of_keys = affine_map<(r, c) -> (0, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#rhs = affine_map<(i, j, d) -> (d, j)>
#result = affine_map<(i, j, d) -> (i, j)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
!keys = memref<1x1x4096x64xbf16>
!bias = memref<16x1024x4096xbf16>
!part = memref<1x128x4096xbf16, strided<[4194304, 4096, 1], offset: ?>>

// A bias that differs from pair to pair is a stage of its own, of which lanes load
// what they add; what all rows share comes to their registers as before. A row of
// pairs has keys along its columns, and so has what the producer brings.
// CHECK-LABEL: gpu.func @bias
// CHECK-SAME: workgroup(%[[LDS:.*]] : memref<131072xi8, #gpu.address_space<workgroup>>)
// CHECK-DAG: %[[B:.*]] = attn.lds_tile %[[LDS]][65536] buffer(%c0{{.*}} of 2 by 32768) layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>) : {{.*}} -> memref<128x128xbf16,
// CHECK: %[[PART:.*]] = memref.subview
// CHECK: scf.for %[[BLOCK:.*]] = %c0
// CHECK:   attn.dot
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: attn.copy %[[PART]][%c0, %[[BLOCK]]] map({{.*}}) to %[[B]]
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: %[[TILE:.*]] = attn.load %[[B]][%c0, %c0] map({{.*}}) : memref<128x128xbf16, #gpu.address_space<workgroup>> -> vector<128x128xbf16>
// CHECK-NEXT: %[[ROW:.*]] = attn.load %arg4[%c0, %[[BLOCK]]]
// CHECK-NEXT: attn.map(%{{.*}}, %[[TILE]], %[[ROW]]
gpu.module @kernels {
  gpu.func @bias(%q: memref<1x1x128x64xbf16>, %k: !keys, %v: !keys, %bias: !bias, %row: memref<1x4096xf32>,
      %out: memref<1x1x128x64xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c4096 = arith.constant 4096 : index
    %no_scores = arith.constant dense<0.0> : vector<128x128xf32>
    %zero = arith.constant dense<0.0> : vector<128x64xf32>
    %block_id = gpu.block_id x
    %head = gpu.block_id y
    %first = affine.apply affine_map<()[b] -> (b * 128)>()[%block_id]
    %part = memref.subview %bias[%head, %first, 0] [1, 128, 4096] [1, 1, 1] : !bias to !part
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<1x1x128x64xbf16> -> vector<128x64xbf16>
    %o = scf.for %block = %c0 to %c4096 step %c128 iter_args(%acc = %zero) -> (vector<128x64xf32>) {
      %kt = attn.load %k[%block, %c0] map(#rows) : !keys -> vector<128x64xbf16>
      %s = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
        %qt, %kt, %no_scores : vector<128x64xbf16>, vector<128x64xbf16> into vector<128x128xf32>
      %b = attn.load %part[%c0, %block] map(#pairs) : !part -> vector<128x128xbf16>
      %r = attn.load %row[%c0, %block] map(#of_keys) : memref<1x4096xf32> -> vector<128x128xf32>
      %biased = attn.map(%s, %b, %r : vector<128x128xf32>, vector<128x128xbf16>, vector<128x128xf32>) -> vector<128x128xf32> {
      ^bb0(%x: f32, %y: bf16, %z: f32, %i: i32, %j: i32):
        %wide = arith.extf %y : bf16 to f32
        %sum = arith.addf %x, %wide : f32
        %all = arith.addf %sum, %z : f32
        attn.yield %all : f32
      }
      %p = arith.truncf %biased : vector<128x128xf32> to vector<128x128xbf16>
      %vt = attn.load %v[%block, %c0] map(#rows) : !keys -> vector<128x64xbf16>
      %acc1 = vector.contract {indexing_maps = [#lhs, #rhs, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
        %p, %vt, %acc : vector<128x128xbf16>, vector<128x64xbf16> into vector<128x64xf32>
      scf.yield %acc1 : vector<128x64xf32>
    }
    attn.store %o, %out[%c0, %c0] map(#rows) : vector<128x64xf32>, memref<1x1x128x64xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (0, 0, r, c)>
#pairs = affine_map<(r, c) -> (0, r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
!keys = memref<1x1x4096x384xf16>

// No tile for what is no multiple of 16 bytes along the keys, for masks, and where
// there is no room: two tiles of f32 would take 128 KiB beside the keys' 192.
// CHECK-LABEL: gpu.func @by_lanes
// CHECK-SAME: workgroup(%{{.*}} : memref<196608xi8
// CHECK: attn.dot
// CHECK-NEXT: attn.load %arg2
// CHECK-NEXT: attn.load %arg3
// CHECK-NEXT: attn.load %arg4
gpu.module @kernels {
  gpu.func @by_lanes(%q: memref<1x1x128x384xf16>, %k: !keys, %odd: memref<1x128x4001xf16>, %mask: memref<1x128x4096xi1>, %wide: memref<1x128x4096xf32>,
      %out: memref<1x1x128x128xf32>) kernel
      attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<128x128xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<1x1x128x384xf16> -> vector<128x384xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : !keys -> vector<128x384xf16>
    %s = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<128x384xf16>, vector<128x384xf16> into vector<128x128xf32>
    %b = attn.load %odd[%c0, %c0] map(#pairs) : memref<1x128x4001xf16> -> vector<128x128xf16>
    %m = attn.load %mask[%c0, %c0] map(#pairs) : memref<1x128x4096xi1> -> vector<128x128xi1>
    %w = attn.load %wide[%c0, %c0] map(#pairs) : memref<1x128x4096xf32> -> vector<128x128xf32>
    %all = attn.map(%s, %b, %m, %w : vector<128x128xf32>, vector<128x128xf16>, vector<128x128xi1>, vector<128x128xf32>) -> vector<128x128xf32> {
    ^bb0(%x: f32, %y: f16, %z: i1, %u: f32, %i: i32, %j: i32):
      %half = arith.extf %y : f16 to f32
      %kept = arith.select %z, %u, %half : f32
      %sum = arith.addf %x, %kept : f32
      attn.yield %sum : f32
    }
    attn.store %all, %out[%c0, %c0] map(#rows) : vector<128x128xf32>, memref<1x1x128x128xf32>
    gpu.return
  }
}
