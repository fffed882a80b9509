// RUN: attn-opt %s | attn-opt | FileCheck %s
// RUN: attn-opt %s --mlir-print-op-generic | attn-opt | FileCheck %s

// The collective ops round-trip.

#keys = affine_map<(r, c) -> (0, 0, r, c)>
#packed = affine_map<(r, c) -> (0, r floordiv 4, r mod 4, c)>

// CHECK-LABEL: func @tile
func.func @tile(%q: memref<1x8x4x128xf16, strided<[4096, 512, 128, 1], offset: ?>>,
                %k: memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>>,
                %lds: memref<31744xi8, #gpu.address_space<workgroup>>,
                %s: vector<32x128xf32>, %p: vector<32x128xf16>, %l: vector<32x16xf32>,
                %i: index, %limit: i32) {
  %c0 = arith.constant 0 : index
  // CHECK: attn.load %{{.*}}[%{{.*}}, %{{.*}}] map(#{{.*}}) : memref<1x8x4x128xf16, strided<[4096, 512, 128, 1], offset: ?>> -> vector<32x128xf16>
  %qv = attn.load %q[%c0, %c0] map(#packed) : memref<1x8x4x128xf16, strided<[4096, 512, 128, 1], offset: ?>> -> vector<32x128xf16>
  // CHECK: attn.lds_tile %{{.*}}[0] layout(<rows = [272, 544, 1088, 2176, 4352], columns = [2, 4, 8, 16, 32, 64, 128]>)
  %qt = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [272, 544, 1088, 2176, 4352], columns = [2, 4, 8, 16, 32, 64, 128]>)
      : memref<31744xi8, #gpu.address_space<workgroup>> -> memref<32x128xf16, #gpu.address_space<workgroup>>
  // CHECK: attn.lds_tile %{{.*}}[17408] layout(<rows = [80, 160, 320, 640, 1280, 2560, 5120], columns = [2, 4, 8, 16, 32], swizzle = [0, 16]>)
  %kt = attn.lds_tile %lds[17408] layout(#attn.lds_layout<rows = [80, 160, 320, 640, 1280, 2560, 5120], columns = [2, 4, 8, 16, 32], swizzle = [0, 16]>)
      : memref<31744xi8, #gpu.address_space<workgroup>> -> memref<128x32xf16, #gpu.address_space<workgroup>>
  // CHECK: attn.store_lds
  attn.store_lds %qv, %qt : vector<32x128xf16>, memref<32x128xf16, #gpu.address_space<workgroup>>
  // CHECK: attn.copy %{{.*}}[%{{.*}}, %{{.*}}] map(#{{.*}}) to %{{.*}} : memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>> to memref<128x32xf16, #gpu.address_space<workgroup>>
  attn.copy %k[%i, %c0] map(#keys) to %kt : memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>> to memref<128x32xf16, #gpu.address_space<workgroup>>
  gpu.barrier
  // CHECK: attn.dot %{{.*}}[%{{.*}}], %{{.*}} into %{{.*}} {transpose_rhs}
  %s1 = attn.dot %qt[%c0], %kt into %s {transpose_rhs}
      : memref<32x128xf16, #gpu.address_space<workgroup>>, memref<128x32xf16, #gpu.address_space<workgroup>> into vector<32x128xf32>
  // CHECK: attn.map(%{{.*}}, %{{.*}} : vector<32x128xf32>, vector<32x128xf16>) -> vector<32x128xf32>
  %y = attn.map(%s1, %p : vector<32x128xf32>, vector<32x128xf16>) -> vector<32x128xf32> {
  ^bb0(%x: f32, %b: f16, %row: i32, %column: i32):
    %wide = arith.extf %b : f16 to f32
    %z = arith.addf %x, %wide : f32
    attn.yield %z : f32
  }
  // CHECK: attn.row_reduce maximum %{{.*}} : vector<32x128xf32> -> vector<32x1xf32>
  %m = attn.row_reduce maximum %y : vector<32x128xf32> -> vector<32x1xf32>
  // CHECK: attn.partial_sum %{{.*}} into %{{.*}} : vector<32x128xf16> into vector<32x16xf32>
  %l1 = attn.partial_sum %p into %l : vector<32x128xf16> into vector<32x16xf32>
  // CHECK: attn.store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] map(#{{.*}}) : vector<32x128xf16>, memref
  attn.store %p, %q[%c0, %c0] map(#packed) : vector<32x128xf16>, memref<1x8x4x128xf16, strided<[4096, 512, 128, 1], offset: ?>>
  return
}

// CHECK-LABEL: func @schedule
// CHECK: collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
func.func @schedule(%q: tensor<64x128xf16>, %k: tensor<128x128xf16>, %o: tensor<64x128xf16>) -> tensor<64x128xf16> {
  %r = attn.attention query(%q : tensor<64x128xf16>) key(%k : tensor<128x128xf16>) value(%k : tensor<128x128xf16>) outs(%o : tensor<64x128xf16>)
    collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
  return %r : tensor<64x128xf16>
}

// The schedule of matrix instructions, products with a left side in registers,
// one of several buffers, partial maxima, waves.
// CHECK-LABEL: func @matrix
// CHECK-SAME: mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities, transposed_reads, direct_loads>>
func.func @matrix(%lds: memref<65536xi8, #gpu.address_space<workgroup>>, %b: index, %p: vector<256x64xbf16>, %acc: vector<256x128xf32>, %s: vector<256x64xf32>, %above: vector<256x2xi1>) -> vector<256x128xf32>
    attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
        mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities, transposed_reads, direct_loads>>} {
  // CHECK: attn.lds_tile %{{.*}}[32768] buffer(%{{.*}} of 2 by 16384) layout(<rows = [2, 4, 8, 2048, 4096, 8192], columns = [16, 32, 64, 128, 256, 512, 1024], column_swizzle = [0, 0, 0, 16]>)
  %v = attn.lds_tile %lds[32768] buffer(%b of 2 by 16384) layout(<rows = [2, 4, 8, 2048, 4096, 8192], columns = [16, 32, 64, 128, 256, 512, 1024], column_swizzle = [0, 0, 0, 16]>)
      : memref<65536xi8, #gpu.address_space<workgroup>> -> memref<64x128xbf16, #gpu.address_space<workgroup>>
  // CHECK: attn.partial_max %{{.*}} : vector<256x64xf32> -> vector<256x2xf32>
  %m = attn.partial_max %s : vector<256x64xf32> -> vector<256x2xf32>
  // CHECK: attn.any_in_wave %{{.*}} : vector<256x2xi1>
  %any = attn.any_in_wave %above : vector<256x2xi1>
  // CHECK: attn.late_waves
  %late = attn.late_waves
  // CHECK: attn.relayout %{{.*}} : vector<256x64xbf16>
  %operand = attn.relayout %p : vector<256x64xbf16>
  // CHECK: attn.dot %{{.*}}, %{{.*}} into %{{.*}} : vector<256x64xbf16>, memref<64x128xbf16, #gpu.address_space<workgroup>> into vector<256x128xf32>
  %acc1 = attn.dot %operand, %v into %acc : vector<256x64xbf16>, memref<64x128xbf16, #gpu.address_space<workgroup>> into vector<256x128xf32>
  return %acc1 : vector<256x128xf32>
}

// CHECK-LABEL: func @paged
func.func @paged(%pool: memref<?x16x1x128xf16, strided<[16384, 1024, 128, 1], offset: ?>>,
                 %table: memref<1x?xi32, strided<[?, 1], offset: ?>>, %i: index) {
  %c0 = arith.constant 0 : index
  // CHECK: attn.paged %{{.*}}[%{{.*}}] page 0 slot 1 : memref<?x16x1x128xf16, strided<[16384, 1024, 128, 1], offset: ?>>, memref<1x?xi32, strided<[?, 1], offset: ?>> -> memref<1x?x1x128xf16, strided<[?, ?, 128, 1], offset: ?>>
  %keys = attn.paged %pool[%table] page 0 slot 1
      : memref<?x16x1x128xf16, strided<[16384, 1024, 128, 1], offset: ?>>, memref<1x?xi32, strided<[?, 1], offset: ?>>
      -> memref<1x?x1x128xf16, strided<[?, ?, 128, 1], offset: ?>>
  %k = attn.load %keys[%i, %c0] map(affine_map<(r, c) -> (0, r, 0, c)>)
      : memref<1x?x1x128xf16, strided<[?, ?, 128, 1], offset: ?>> -> vector<64x128xf16>
  return
}
