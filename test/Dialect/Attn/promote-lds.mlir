// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-promote-lds)))" --split-input-file --verify-diagnostics --remarks-filter=attn-promote-lds --remark-format=emitRemark | FileCheck %s

#rows = affine_map<(r, c) -> (0, 0, r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#rhs = affine_map<(i, j, d) -> (d, j)>
#result = affine_map<(i, j, d) -> (i, j)>

// Queries stay, keys and values pass through the same bytes in stages.
// CHECK-LABEL: gpu.func @flash
// CHECK-SAME: workgroup(%[[LDS:.*]] : memref<29680xi8, #gpu.address_space<workgroup>>)
// CHECK-DAG: %[[Q:.*]] = attn.lds_tile %[[LDS]][0] layout(<rows = [272, 544, 1088, 2176, 4352, 8704], columns = [2, 4, 8, 16, 32, 64, 128]>) : {{.*}} -> memref<64x128xf16,
// CHECK-DAG: %[[K:.*]] = attn.lds_tile %[[LDS]][17392] layout(<rows = [80, 160, 320, 640, 1280, 2560, 5120], columns = [2, 4, 8, 16, 32]>) : {{.*}} -> memref<128x32xf16,
// CHECK-DAG: %[[P:.*]] = attn.lds_tile %[[LDS]][17392] layout(<rows = [64, 128, 256, 512, 1024, 2048], columns = [4, 8, 16, 32, 2]>) : {{.*}} -> memref<64x32xf16,
// CHECK-DAG: %[[V:.*]] = attn.lds_tile %[[LDS]][21488] layout(<rows = [512, 1024, 2048, 4096, 2], columns = [4, 8, 16, 32, 64, 128, 256]>) : {{.*}} -> memref<32x128xf16,
// CHECK: attn.copy %{{.*}}[%{{.*}}, %{{.*}}] map({{.*}}) to %[[Q]]
// CHECK: scf.for %[[BLOCK:.*]] = {{.*}} iter_args(%[[ACC:.*]] = {{.*}})
// CHECK:   %[[S:.*]] = scf.for %[[D:.*]] = %{{.*}} to %{{.*}} step %c32{{.*}} iter_args(%[[SUM:.*]] = {{.*}}) -> (vector<64x128xf32>) {
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: attn.copy %{{.*}}[%[[BLOCK]], %[[D]]] map({{.*}}) to %[[K]]
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: attn.dot %[[Q]][%[[D]]], %[[K]] into %[[SUM]] {transpose_rhs}
// CHECK:   %[[P16:.*]] = arith.truncf
// CHECK:   gpu.barrier
// CHECK: %[[P0:.*]] = vector.extract_strided_slice %[[P16]] {offsets = [0, 0], sizes = [64, 32], strides = [1, 1]}
// CHECK-NEXT: attn.store_lds %[[P0]], %[[P]]
// CHECK-NEXT: attn.copy %{{.*}}[%[[BLOCK]], %{{.*}}] map({{.*}}) to %[[V]]
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: %[[ACC0:.*]] = attn.dot %[[P]][%{{.*}}], %[[V]] into %[[ACC]] :
// CHECK:   %[[ROW:.*]] = arith.addi %[[BLOCK]], %c96
// CHECK:   attn.copy %{{.*}}[%[[ROW]], %{{.*}}] map({{.*}}) to %[[V]]
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: attn.dot
// CHECK-NOT: attn.load
gpu.module @kernels {
  // expected-remark @below {{bank conflicts=none, lds="29680 of 65536 bytes", occupancy="2 workgroups a compute unit by LDS"}}
  gpu.func @flash(%q: memref<1x1x64x128xf16>, %k: memref<1x1x4096x128xf16>, %v: memref<1x1x4096x128xf16>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c4096 = arith.constant 4096 : index
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<1x1x64x128xf16> -> vector<64x128xf16>
    %o = scf.for %block = %c0 to %c4096 step %c128 iter_args(%acc = %zero) -> (vector<64x128xf32>) {
      %kt = attn.load %k[%block, %c0] map(#rows) : memref<1x1x4096x128xf16> -> vector<128x128xf16>
      %s = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
        %qt, %kt, %zero : vector<64x128xf16>, vector<128x128xf16> into vector<64x128xf32>
      %p = arith.truncf %s toward_zero : vector<64x128xf32> to vector<64x128xf16>
      %vt = attn.load %v[%block, %c0] map(#rows) : memref<1x1x4096x128xf16> -> vector<128x128xf16>
      %acc1 = vector.contract {indexing_maps = [#lhs, #rhs, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
        %p, %vt, %acc : vector<64x128xf16>, vector<128x128xf16> into vector<64x128xf32>
      scf.yield %acc1 : vector<64x128xf32>
    }
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#rhs = affine_map<(i, j, d) -> (d, j)>
#result = affine_map<(i, j, d) -> (i, j)>

// A depth of 64: eight lanes share a row, and eight groups of rows would meet in
// the same banks when they read probabilities. These have no room for padding;
// chunks are exchanged instead.
// CHECK-LABEL: gpu.func @short_rows
// CHECK-DAG: attn.lds_tile {{.*}} layout(<rows = [144, 288, 576, 1152, 2304, 4608, 9216], columns = [2, 4, 8, 16, 32, 64]>) : {{.*}} -> memref<128x64xf16,
// CHECK-DAG: attn.lds_tile {{.*}} layout(<rows = [80, 160, 320, 640, 1280, 2560], columns = [2, 4, 8, 16, 32]>) : {{.*}} -> memref<64x32xf16,
// CHECK-DAG: attn.lds_tile {{.*}} layout(<rows = [64, 128, 256, 512, 1024, 2048, 4096], columns = [4, 8, 16, 2, 32], swizzle = [0, 32]>) : {{.*}} -> memref<128x32xf16,
// CHECK-DAG: attn.lds_tile {{.*}} layout(<rows = [256, 512, 1024, 2, 2048], columns = [4, 8, 16, 32, 64, 128]>) : {{.*}} -> memref<32x64xf16,
gpu.module @kernels {
  // expected-remark @below {{lds="30704 of 65536 bytes"}}
  gpu.func @short_rows(%q: memref<128x64xf16>, %k: memref<64x64xf16>, %v: memref<64x64xf16>, %o: memref<128x64xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 128, key_tile = 64, waves = 4, row_lanes = 8, depth_stage = 32, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<128x64xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<128x64xf16> -> vector<128x64xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<64x64xf16> -> vector<64x64xf16>
    %s = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<128x64xf16>, vector<64x64xf16> into vector<128x64xf32>
    %p = arith.truncf %s toward_zero : vector<128x64xf32> to vector<128x64xf16>
    %vt = attn.load %v[%c0, %c0] map(#rows) : memref<64x64xf16> -> vector<64x64xf16>
    %r = vector.contract {indexing_maps = [#lhs, #rhs, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %p, %vt, %zero : vector<128x64xf16>, vector<64x64xf16> into vector<128x64xf32>
    attn.store %r, %o[%c0, %c0] map(#rows) : vector<128x64xf32>, memref<128x64xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>

// bf16 widens on the way; a single stage needs no loop.
// CHECK-LABEL: gpu.func @bf16
// CHECK: attn.copy {{.*}} : memref<32x16xbf16> to memref<32x16xf32,
// CHECK-NOT: scf.for
// CHECK: gpu.barrier
// CHECK: attn.copy {{.*}} : memref<64x16xbf16> to memref<64x16xf32,
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: attn.dot
// CHECK-NOT: arith.extf
gpu.module @kernels {
  // expected-remark @below {{bank conflicts=none}}
  gpu.func @bf16(%q: memref<32x16xbf16>, %k: memref<64x16xbf16>, %s: memref<32x64xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 16, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x64xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<32x16xbf16> -> vector<32x16xbf16>
    %qf = arith.extf %qt : vector<32x16xbf16> to vector<32x16xf32>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<64x16xbf16> -> vector<64x16xbf16>
    %kf = arith.extf %kt : vector<64x16xbf16> to vector<64x16xf32>
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qf, %kf, %zero : vector<32x16xf32>, vector<64x16xf32> into vector<32x64xf32>
    attn.store %st, %s[%c0, %c0] map(#rows) : vector<32x64xf32>, memref<32x64xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>

gpu.module @kernels {
  // expected-error @below {{needs 76768 bytes of LDS, gfx906 gives a workgroup 65536: queries 66544, keys 10224; choose a smaller query_tile, key_tile or stage}}
  gpu.func @over_budget(%q: memref<64x512xf16>, %k: memref<128x512xf16>, %s: memref<64x128xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<64x512xf16> -> vector<64x512xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<128x512xf16> -> vector<128x512xf16>
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<64x512xf16>, vector<128x512xf16> into vector<64x128xf32>
    attn.store %st, %s[%c0, %c0] map(#rows) : vector<64x128xf32>, memref<64x128xf32>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-error @below {{has a schedule for an unknown chip "gfx1"; known are gfx906}}
  gpu.func @unknown_chip() kernel
      attributes {attn.collective = #attn.collective<chip = "gfx1", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 16, key_stage = 32, splits = 1>} {
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs = affine_map<(i, j, d) -> (d, j)>
#result = affine_map<(i, j, d) -> (i, j)>

gpu.module @kernels {
  // expected-error @below {{has products but no attn.collective that says how to cut them}}
  gpu.func @no_schedule(%a: vector<4x4xf32>) kernel {
    %0 = vector.contract {indexing_maps = [#lhs, #rhs, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %a, %a, %a : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
    gpu.return
  }
}

// -----

#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs = affine_map<(i, j, d) -> (d, j)>
#result = affine_map<(i, j, d) -> (i, j)>

gpu.module @kernels {
  gpu.func @computed_rhs(%a: vector<4x4xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 16, key_stage = 32, splits = 1>} {
    // expected-error @below {{has a right side that is not loaded from memory}}
    %0 = vector.contract {indexing_maps = [#lhs, #rhs, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %a, %a, %a : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>

gpu.module @kernels {
  gpu.func @odd_columns(%q: memref<32x16xf16>, %k: memref<31x16xf16>, %zero: vector<32x31xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 16, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<32x16xf16> -> vector<32x16xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<31x16xf16> -> vector<31x16xf16>
    // expected-error @below {{has a result of 32 rows and 31 columns, expected a power of two of rows, and a multiple of row_lanes (16) of columns}}
    %0 = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<32x16xf16>, vector<31x16xf16> into vector<32x31xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>

gpu.module @kernels {
  gpu.func @odd_rows(%q: memref<31x16xf16>, %k: memref<64x16xf16>, %zero: vector<31x64xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 16, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<31x16xf16> -> vector<31x16xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<64x16xf16> -> vector<64x16xf16>
    // expected-error @below {{has a result of 31 rows and 64 columns}}
    %0 = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<31x16xf16>, vector<64x16xf16> into vector<31x64xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>

gpu.module @kernels {
  gpu.func @bf16(%q: memref<32x16xbf16>, %k: memref<64x16xbf16>, %zero: vector<32x64xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 16, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<32x16xbf16> -> vector<32x16xbf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<64x16xbf16> -> vector<64x16xbf16>
    // expected-error @below {{multiplies 'bf16', expected f16 or f32: widen bf16 behind its load}}
    %0 = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<32x16xbf16>, vector<64x16xbf16> into vector<32x64xf32>
    gpu.return
  }
}
