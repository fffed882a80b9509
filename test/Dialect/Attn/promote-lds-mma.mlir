// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-promote-lds)))" --split-input-file --verify-diagnostics --remarks-filter=attn-promote-lds --remark-format=emitRemark | FileCheck %s

#rows = affine_map<(r, c) -> (0, 0, r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#rhs = affine_map<(i, j, d) -> (d, j)>
#result = affine_map<(i, j, d) -> (i, j)>

// Matrix instructions: queries and probabilities stay in registers, each block of
// keys and of values is one tile in bytes of its own. Of two buffers only the
// first is used as long as nothing is pipelined. Queries come to registers by
// way of the bytes that keys and values have later, and no lane pays for a row of
// its own in memory.
// CHECK-LABEL: gpu.func @flash
// CHECK-SAME: workgroup(%[[LDS:.*]] : memref<65536xi8, #gpu.address_space<workgroup>>)
// CHECK-DAG: %[[K:.*]] = attn.lds_tile %[[LDS]][0] buffer(%c0{{.*}} of 2 by 16384) layout(<rows = [256, 512, 2048, 1024, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 128], swizzle = [16, 32, 0, 64]>) : {{.*}} -> memref<64x128xbf16,
// CHECK-DAG: %[[V:.*]] = attn.lds_tile %[[LDS]][32768] buffer(%c0{{.*}} of 2 by 16384) layout(<rows = [2, 4, 8, 2048, 4096, 8192], columns = [16, 32, 64, 128, 256, 512, 1024], column_swizzle = [0, 0, 0, 16]>) : {{.*}} -> memref<64x128xbf16,
// CHECK-DAG: %[[ROWS:.*]] = attn.lds_tile %[[LDS]][0] layout(<rows = [256, 512, 1024, 2048, 4096, 8192, 16384, 32768], columns = [2, 4, 8, 16, 32, 64, 128], swizzle = [16, 32, 64]>) : {{.*}} -> memref<256x128xbf16,
// CHECK: %[[LOADED:.*]] = attn.load %arg0
// CHECK-NEXT: attn.store_lds %[[LOADED]], %[[ROWS]]
// CHECK-NEXT: gpu.barrier
// CHECK: %[[Q:.*]] = attn.load %[[ROWS]][%{{.*}}, %{{.*}}] map({{.*}}) : memref<256x128xbf16, #gpu.address_space<workgroup>> -> vector<256x128xbf16>
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: scf.for %[[BLOCK:.*]] = {{.*}} iter_args(%[[ACC:.*]] = {{.*}})
// CHECK-NEXT:   gpu.barrier
// CHECK-NEXT:   attn.copy %arg1[%[[BLOCK]], %{{.*}}] map({{.*}}) to %[[K]]
// CHECK-NEXT:   gpu.barrier
// CHECK-NEXT:   %[[S:.*]] = attn.dot %[[Q]], %[[K]] into %{{.*}} {transpose_rhs} : vector<256x128xbf16>, memref<64x128xbf16, #gpu.address_space<workgroup>> into vector<256x64xf32>
// CHECK-NEXT:   %[[P:.*]] = arith.truncf %[[S]]
// CHECK-NEXT:   gpu.barrier
// CHECK-NEXT:   attn.copy %arg2[%[[BLOCK]], %{{.*}}] map({{.*}}) to %[[V]]
// CHECK-NEXT:   gpu.barrier
// CHECK-NEXT:   attn.dot %[[P]], %[[V]] into %[[ACC]] : vector<256x64xbf16>, memref<64x128xbf16, #gpu.address_space<workgroup>> into vector<256x128xf32>
// CHECK-NEXT:   scf.yield
gpu.module @kernels {
  // expected-remark @below {{bank conflicts=none, lds="65536 of 65536 bytes", occupancy="1 workgroups a compute unit by LDS"}}
  gpu.func @flash(%q: memref<1x1x256x128xbf16>, %k: memref<1x1x4096x128xbf16>, %v: memref<1x1x4096x128xbf16>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c4096 = arith.constant 4096 : index
    %no_scores = arith.constant dense<0.0> : vector<256x64xf32>
    %zero = arith.constant dense<0.0> : vector<256x128xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<1x1x256x128xbf16> -> vector<256x128xbf16>
    %o = scf.for %block = %c0 to %c4096 step %c64 iter_args(%acc = %zero) -> (vector<256x128xf32>) {
      %kt = attn.load %k[%block, %c0] map(#rows) : memref<1x1x4096x128xbf16> -> vector<64x128xbf16>
      %s = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
        %qt, %kt, %no_scores : vector<256x128xbf16>, vector<64x128xbf16> into vector<256x64xf32>
      %p = arith.truncf %s : vector<256x64xf32> to vector<256x64xbf16>
      %vt = attn.load %v[%block, %c0] map(#rows) : memref<1x1x4096x128xbf16> -> vector<64x128xbf16>
      %acc1 = vector.contract {indexing_maps = [#lhs, #rhs, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
        %p, %vt, %acc : vector<256x64xbf16>, vector<64x128xbf16> into vector<256x128xf32>
      scf.yield %acc1 : vector<256x128xf32>
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

// A depth of 256: 16 rows of a wave are 128 registers of queries, as each half of
// a wave has all of them, and 128 of outputs. Queries stay in workgroup memory,
// where 16 bytes of each row lie side by side.
// CHECK-LABEL: gpu.func @large_depth
// CHECK-SAME: workgroup(%[[LDS:.*]] : memref<65536xi8, #gpu.address_space<workgroup>>)
// CHECK-DAG: %[[Q:.*]] = attn.lds_tile %[[LDS]][0] layout(<rows = [16, 32, 64, 128, 256, 512], columns = [2, 4, 8, 1024, 2048, 4096, 8192, 16384]>) : {{.*}} -> memref<64x256xf16,
// CHECK-DAG: %[[K:.*]] = attn.lds_tile %[[LDS]][32768] layout({{.*}}) : {{.*}} -> memref<32x256xf16,
// CHECK-DAG: %[[V:.*]] = attn.lds_tile %[[LDS]][49152] layout({{.*}}) : {{.*}} -> memref<32x256xf16,
// CHECK: attn.copy %arg0[%c0, %c0] map({{.*}}) to %[[Q]]
// CHECK-NOT: attn.load
// CHECK: scf.for
// CHECK:   attn.dot %[[Q]][%{{.*}}], %[[K]] into %{{.*}} {transpose_rhs} : memref<64x256xf16, #gpu.address_space<workgroup>>, memref<32x256xf16, #gpu.address_space<workgroup>> into vector<64x32xf32>
// CHECK:   attn.dot %{{.*}}, %[[V]] into %{{.*}} : vector<64x32xf16>, memref<32x256xf16, #gpu.address_space<workgroup>> into vector<64x256xf32>
gpu.module @kernels {
  // expected-remark @below {{bank conflicts=none, lds="65536 of 65536 bytes"}}
  gpu.func @large_depth(%q: memref<64x256xf16>, %k: memref<4096x256xf16>, %v: memref<4096x256xf16>, %out: memref<64x256xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx1100", heads = 1, query_tile = 64, key_tile = 32, waves = 4, row_lanes = 2, depth_stage = 256, key_stage = 32, splits = 1,
          mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 8, order = fixed, queries_in_lds>>} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c4096 = arith.constant 4096 : index
    %no_scores = arith.constant dense<0.0> : vector<64x32xf32>
    %zero = arith.constant dense<0.0> : vector<64x256xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<64x256xf16> -> vector<64x256xf16>
    %o = scf.for %block = %c0 to %c4096 step %c32 iter_args(%acc = %zero) -> (vector<64x256xf32>) {
      %kt = attn.load %k[%block, %c0] map(#rows) : memref<4096x256xf16> -> vector<32x256xf16>
      %s = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
        %qt, %kt, %no_scores : vector<64x256xf16>, vector<32x256xf16> into vector<64x32xf32>
      %p = arith.truncf %s : vector<64x32xf32> to vector<64x32xf16>
      %vt = attn.load %v[%block, %c0] map(#rows) : memref<4096x256xf16> -> vector<32x256xf16>
      %acc1 = vector.contract {indexing_maps = [#lhs, #rhs, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
        %p, %vt, %acc : vector<64x32xf16>, vector<32x256xf16> into vector<64x256xf32>
      scf.yield %acc1 : vector<64x256xf32>
    }
    attn.store %o, %out[%c0, %c0] map(#rows) : vector<64x256xf32>, memref<64x256xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>

// One buffer has no number. On chips whose rows are 16 lanes.
// CHECK-LABEL: gpu.func @one_buffer
// CHECK: attn.lds_tile %{{.*}}[0] layout({{.*}}) : memref<4096xi8, {{.*}} -> memref<32x64xf16,
gpu.module @kernels {
  // expected-remark @below {{bank conflicts=none, lds="4096 of 65536 bytes"}}
  gpu.func @one_buffer(%q: memref<16x64xf16>, %k: memref<32x64xf16>, %s: memref<16x32xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx1100", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 2, depth_stage = 64, key_stage = 32, splits = 1,
          mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<16x32xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<16x64xf16> -> vector<16x64xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<32x64xf16> -> vector<32x64xf16>
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<16x64xf16>, vector<32x64xf16> into vector<16x32xf32>
    attn.store %st, %s[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#along_rows = affine_map<(r, c) -> (c, r)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>

// What is larger than keys and values goes through workgroup memory in parts,
// each when all waves have read the one before. Results are swizzled by the 16
// bytes that a lane has of f32. An output whose rows are not side by side in
// memory is stored as it is.
// CHECK-LABEL: gpu.func @parts
// CHECK-SAME: workgroup(%[[LDS:.*]] : memref<4096xi8,
// CHECK-DAG: %[[Q:.*]] = attn.lds_tile %[[LDS]][0] layout({{.*}}) : {{.*}} -> memref<64x32xf16,
// CHECK-DAG: %[[S:.*]] = attn.lds_tile %[[LDS]][0] layout({{.*}}) : {{.*}} -> memref<64x16xf32,
// CHECK: %[[LOW:.*]] = attn.load %arg0[%c0, %c0]
// CHECK: %[[HIGH:.*]] = attn.load %arg0[%c0, %c32]
// CHECK-NEXT: attn.store_lds %[[LOW]], %[[Q]]
// CHECK-NEXT: gpu.barrier
// CHECK: %[[QLOW:.*]] = attn.load %[[Q]][
// CHECK-NEXT: gpu.barrier
// CHECK: %[[LEFT:.*]] = vector.insert_strided_slice %[[QLOW]], %{{.*}} {offsets = [0, 0], strides = [1, 1]} : vector<64x32xf16> into vector<64x64xf16>
// CHECK-NEXT: attn.store_lds %[[HIGH]], %[[Q]]
// CHECK-NEXT: gpu.barrier
// CHECK: %[[QHIGH:.*]] = attn.load %[[Q]][
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: %[[WHOLE:.*]] = vector.insert_strided_slice %[[QHIGH]], %[[LEFT]] {offsets = [0, 32], strides = [1, 1]}
// CHECK: %[[DOT:.*]] = attn.dot %[[WHOLE]],
// CHECK-NEXT: %[[FIRST:.*]] = vector.extract_strided_slice %[[DOT]] {offsets = [0, 0], sizes = [64, 16], strides = [1, 1]}
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: attn.store_lds %[[FIRST]], %[[S]]
// CHECK-NEXT: gpu.barrier
// CHECK: %[[STORED:.*]] = attn.load %[[S]][
// CHECK-NEXT: attn.store %[[STORED]], %arg2[%c0, %c0]
// CHECK: %[[SECOND:.*]] = vector.extract_strided_slice %[[DOT]] {offsets = [0, 16], sizes = [64, 16], strides = [1, 1]}
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: attn.store_lds %[[SECOND]], %[[S]]
// CHECK: attn.store %{{.*}}, %arg2[%c0, %c16{{.*}}]
// CHECK: attn.store %[[DOT]], %arg3
gpu.module @kernels {
  // expected-remark @below {{bank conflicts=none, lds="4096 of 65536 bytes"}}
  gpu.func @parts(%q: memref<64x64xf16>, %k: memref<32x64xf16>, %s: memref<64x32xf32>, %t: memref<32x64xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 32, waves = 2, row_lanes = 2, depth_stage = 64, key_stage = 32, splits = 1,
          mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x32xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<64x64xf16> -> vector<64x64xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<32x64xf16> -> vector<32x64xf16>
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<64x64xf16>, vector<32x64xf16> into vector<64x32xf32>
    attn.store %st, %s[%c0, %c0] map(#rows) : vector<64x32xf32>, memref<64x32xf32>
    attn.store %st, %t[%c0, %c0] map(#along_rows) : vector<64x32xf32>, memref<32x64xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>

gpu.module @kernels {
  // expected-error @below {{needs 131072 bytes of LDS, gfx942 gives a workgroup 65536: keys 2 x 65536; choose a smaller key_tile or fewer buffers}}
  gpu.func @over_budget(%q: memref<32x512xf16>, %k: memref<64x512xf16>, %s: memref<32x64xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 2, depth_stage = 512, key_stage = 64, splits = 1,
          mma = <atom = "32x32x8", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x64xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<32x512xf16> -> vector<32x512xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<64x512xf16> -> vector<64x512xf16>
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<32x512xf16>, vector<64x512xf16> into vector<32x64xf32>
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
  gpu.func @type(%q: memref<32x64xf32>, %k: memref<64x64xf32>, %zero: vector<32x64xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 2, depth_stage = 64, key_stage = 64, splits = 1,
          mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<32x64xf32> -> vector<32x64xf32>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<64x64xf32> -> vector<64x64xf32>
    // expected-error @below {{multiplies 'f32', for which gfx942 has no matrix instruction "32x32x8"}}
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<32x64xf32>, vector<64x64xf32> into vector<32x64xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#result = affine_map<(i, j, d) -> (i, j)>

gpu.module @kernels {
  gpu.func @sizes(%q: memref<32x64xf16>, %k: memref<64x64xf16>, %zero: vector<32x64xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 64, key_stage = 64, splits = 1,
          mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<32x64xf16> -> vector<32x64xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<64x64xf16> -> vector<64x64xf16>
    // expected-error @below {{has 32 rows, 64 columns and a depth of 64, expected multiples of 64, 32 and 16 for 2 waves with "32x32x8"}}
    %st = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %zero : vector<32x64xf16>, vector<64x64xf16> into vector<32x64xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#lhs = affine_map<(i, j, d) -> (i, d)>
#rhs_transposed = affine_map<(i, j, d) -> (j, d)>
#rhs = affine_map<(i, j, d) -> (d, j)>
#result = affine_map<(i, j, d) -> (i, j)>

// Instructions that take keys and values as they are: blocks of 128 bytes of all
// rows, in which 16 bytes change places by the lowest bits of the row. Queries
// are as keys, and stay.
// CHECK-LABEL: gpu.func @direct
// CHECK-DAG: %[[Q:.*]] = attn.lds_tile %[[LDS:.*]][0] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>) : {{.*}} -> memref<128x128xf16,
// CHECK-DAG: %[[K:.*]] = attn.lds_tile %[[LDS]][32768] layout(<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64, 8192], swizzle = [16, 32, 64]>) : {{.*}} -> memref<64x128xf16,
// CHECK-DAG: %[[V:.*]] = attn.lds_tile %[[LDS]][49152] layout(<rows = [64, 128, 256, 512, 1024, 2048], columns = [2, 4, 8, 16, 32, 4096, 8192], swizzle = [0, 16, 32]>) : {{.*}} -> memref<64x96xf16,
// CHECK: attn.copy %arg0[%c0, %c0] map({{.*}}) to %[[Q]]
// CHECK: gpu.barrier
// CHECK: attn.copy %arg1[%c0, %c0] map({{.*}}) to %[[K]]
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: attn.dot %[[Q]][%c0{{.*}}], %[[K]] into
// CHECK: attn.dot %{{.*}}, %[[V]] into
gpu.module @kernels {
  // expected-remark @below {{bank conflicts=none, lds="61440 of 166912 bytes", occupancy="2 workgroups a compute unit by LDS"}}
  gpu.func @direct(%q: memref<128x128xf16>, %k: memref<64x128xf16>, %v: memref<64x96xf16>, %o: memref<128x96xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "sm_80", heads = 1, query_tile = 128, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, direct_loads, queries_in_lds>>} {
    %c0 = arith.constant 0 : index
    %no_scores = arith.constant dense<0.0> : vector<128x64xf32>
    %zero = arith.constant dense<0.0> : vector<128x96xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) : memref<128x128xf16> -> vector<128x128xf16>
    %kt = attn.load %k[%c0, %c0] map(#rows) : memref<64x128xf16> -> vector<64x128xf16>
    %s = vector.contract {indexing_maps = [#lhs, #rhs_transposed, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %qt, %kt, %no_scores : vector<128x128xf16>, vector<64x128xf16> into vector<128x64xf32>
    %p = arith.truncf %s : vector<128x64xf32> to vector<128x64xf16>
    %vt = attn.load %v[%c0, %c0] map(#rows) : memref<64x96xf16> -> vector<64x96xf16>
    %acc = vector.contract {indexing_maps = [#lhs, #rhs, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %p, %vt, %zero : vector<128x64xf16>, vector<64x96xf16> into vector<128x96xf32>
    attn.store %acc, %o[%c0, %c0] map(#rows) : vector<128x96xf32>, memref<128x96xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>

gpu.module @kernels {
  // expected-error @below {{has a schedule with a producer, 16x8x16 is for schedules without one}}
  gpu.func @producer(%q: memref<64x64xf16>, %k: memref<64x64xf16>, %o: memref<64x64xf32>) kernel
      attributes {attn.collective = #attn.collective<chip = "sm_80", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
          mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, outputs_in_lds, producer>>} {
    gpu.return
  }
}
