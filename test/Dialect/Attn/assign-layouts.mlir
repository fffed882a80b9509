// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-assign-layouts)))" --split-input-file --verify-diagnostics | FileCheck %s

!q = memref<64x128xf16, #gpu.address_space<workgroup>>
!k = memref<128x32xf16, #gpu.address_space<workgroup>>
!p = memref<64x32xf16, #gpu.address_space<workgroup>>
!v = memref<32x128xf16, #gpu.address_space<workgroup>>
!lds = memref<31744xi8, #gpu.address_space<workgroup>>
#rows = affine_map<(r, c) -> (r, c)>

// The layouts of the example in the pass's documentation, and of all others of
// a block of keys of 128 with a depth of 128: lane l of wave w has
//   scores: rows 16 w + 4 i + l / 16, columns l mod 16 + 16 j;
//   outputs: columns 4 (l mod 16) + x and 64 more;
//   keys on their way to LDS: 8 of the depth, bits 0 and 2 of the key exchanged;
//   values on their way: 4 columns of two keys that share dwords.
// CHECK-DAG: #[[S:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 16 to 64, row 4 to 8], lane = [column 1 to 8, row 1 to 2], wave = [row 16 to 32]>
// CHECK-DAG: #[[ROW:.*]] = #attn.tile_layout<[row = 64, column = 1], register = [row 4 to 8], lane = [0, 0, 0, 0, row 1 to 2], wave = [row 16 to 32]>
// CHECK-DAG: #[[SUM:.*]] = #attn.tile_layout<[row = 64, column = 16], register = [row 4 to 8], lane = [column 1 to 8, row 1 to 2], wave = [row 16 to 32]>
// CHECK-DAG: #[[PART:.*]] = #attn.tile_layout<[row = 64, column = 32], register = [column 16, row 4 to 8], lane = [column 1 to 8, row 1 to 2], wave = [row 16 to 32]>
// CHECK-DAG: #[[O:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 1 to 2, column 64, row 4 to 8], lane = [column 4 to 32, row 1 to 2], wave = [row 16 to 32]>
// CHECK-DAG: #[[K:.*]] = #attn.tile_layout<[row = 128, column = 32], register = [column 1 to 4, row 64], lane = [column 8 to 16, row 4, row 2, row 1, row 8], wave = [row 16 to 32]>
// CHECK-DAG: #[[V:.*]] = #attn.tile_layout<[row = 32, column = 128], register = [row 16, column 1 to 2, row 8], lane = [column 4 to 64, row 1], wave = [row 2 to 4]>

// CHECK-LABEL: gpu.func @block
// CHECK-NOT: dense{{.*}}attn.layouts
// CHECK: %[[KEYS:.*]] = attn.load {{.*}} {attn.layouts = [#[[K]]]}
// CHECK: scf.for {{.*}} iter_args({{.*}}, %[[STAGED:.*]] = %[[KEYS]])
// CHECK:   attn.store_lds %[[STAGED]]
// CHECK:   attn.load {{.*}} {attn.layouts = [#[[K]]]}
// CHECK:   attn.dot {{.*}} {attn.layouts = [#[[S]]], transpose_rhs}
// CHECK:   attn.load {{.*}} {attn.layouts = [#[[S]]]} : {{.*}} -> vector<64x128xi1>
// CHECK:   scf.if
// CHECK:     attn.map{{.*}} attributes {attn.layouts = [#[[S]]]}
// CHECK:   } {attn.layouts = [#[[S]]]}
// CHECK:   attn.row_reduce maximum %{{.*}} {attn.layouts = [#[[ROW]]]}
// CHECK:   arith.maximumf {{.*}} {attn.layouts = [#[[ROW]]]}
// CHECK-DAG: vector.broadcast %{{.*}} {attn.layouts = [#[[S]]]} : vector<64x1xf32> to vector<64x128xf32>
// CHECK-DAG: vector.broadcast %{{.*}} {attn.layouts = [#[[O]]]} : vector<64x1xf32> to vector<64x128xf32>
// CHECK:   arith.truncf {{.*}} {attn.layouts = [#[[S]]]}
// CHECK:   attn.partial_sum {{.*}} {attn.layouts = [#[[SUM]]]}
// CHECK:   attn.load {{.*}} {attn.layouts = [#[[V]]]}
// CHECK:   vector.extract_strided_slice {{.*}} {attn.layouts = [#[[PART]]]
// CHECK:   attn.dot {{.*}} {attn.layouts = [#[[O]]]}
// CHECK: } {attn.layouts = [#[[ROW]], #[[SUM]], #[[O]], #[[K]]]}
gpu.module @kernels {
  gpu.func @block(%keys: memref<4096x128xf16>, %values: memref<4096x128xf16>, %mask: memref<64x4096xi1>, %cut: i1, %out: memref<64x128xf32>, %sums: memref<64x16xf32>)
      workgroup(%lds: !lds) kernel attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c4096 = arith.constant 4096 : index
    %f0 = arith.constant 0.0 : f32
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %none = arith.constant dense<0.0> : vector<64x16xf32>
    %low = arith.constant dense<-1.0> : vector<64x1xf32>
    %q = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [272, 544, 1088, 2176, 4352, 8704], columns = [2, 4, 8, 16, 32, 64, 128]>) : !lds -> !q
    %k = attn.lds_tile %lds[17408] layout(#attn.lds_layout<rows = [80, 160, 320, 640, 1280, 2560, 5120], columns = [2, 4, 8, 16, 32]>) : !lds -> !k
    %p = attn.lds_tile %lds[17408] layout(#attn.lds_layout<rows = [64, 128, 256, 512, 1024, 2048], columns = [4, 8, 16, 32, 2]>) : !lds -> !p
    %v = attn.lds_tile %lds[21504] layout(#attn.lds_layout<rows = [512, 1024, 2048, 4096, 2], columns = [4, 8, 16, 32, 64, 128, 256]>) : !lds -> !v
    %first = attn.load %keys[%c0, %c0] map(#rows) : memref<4096x128xf16> -> vector<128x32xf16>
    %r:4 = scf.for %block = %c0 to %c4096 step %c128 iter_args(%max = %low, %sum = %none, %acc = %zero, %staged = %first)
        -> (vector<64x1xf32>, vector<64x16xf32>, vector<64x128xf32>, vector<128x32xf16>) {
      gpu.barrier
      attn.store_lds %staged, %k : vector<128x32xf16>, !k
      gpu.barrier
      %next = attn.load %keys[%block, %c0] map(#rows) : memref<4096x128xf16> -> vector<128x32xf16>
      %s = attn.dot %q[%c0], %k into %zero {transpose_rhs} : !q, !k into vector<64x128xf32>
      %m = attn.load %mask[%c0, %block] map(#rows) : memref<64x4096xi1> -> vector<64x128xi1>
      %s1 = scf.if %cut -> (vector<64x128xf32>) {
        %s2 = attn.map(%s, %m : vector<64x128xf32>, vector<64x128xi1>) -> vector<64x128xf32> {
        ^bb0(%x: f32, %seen: i1, %row: i32, %column: i32):
          %y = arith.select %seen, %x, %f0 : f32
          attn.yield %y : f32
        }
        scf.yield %s2 : vector<64x128xf32>
      } else {
        scf.yield %s : vector<64x128xf32>
      }
      %bm = attn.row_reduce maximum %s1 : vector<64x128xf32> -> vector<64x1xf32>
      %new = arith.maximumf %max, %bm : vector<64x1xf32>
      // Two layouts of one broadcast: each use has its own.
      %wide = vector.broadcast %new : vector<64x1xf32> to vector<64x128xf32>
      %s3 = arith.subf %s1, %wide : vector<64x128xf32>
      %acc0 = arith.mulf %acc, %wide : vector<64x128xf32>
      %p16 = arith.truncf %s3 toward_zero : vector<64x128xf32> to vector<64x128xf16>
      %sum1 = attn.partial_sum %p16 into %sum : vector<64x128xf16> into vector<64x16xf32>
      gpu.barrier
      %vs = attn.load %values[%block, %c0] map(#rows) : memref<4096x128xf16> -> vector<32x128xf16>
      %part = vector.extract_strided_slice %p16 {offsets = [0, 96], sizes = [64, 32], strides = [1, 1]} : vector<64x128xf16> to vector<64x32xf16>
      attn.store_lds %part, %p : vector<64x32xf16>, !p
      attn.store_lds %vs, %v : vector<32x128xf16>, !v
      gpu.barrier
      %acc1 = attn.dot %p[%c0], %v into %acc0 : !p, !v into vector<64x128xf32>
      scf.yield %new, %sum1, %acc1, %next : vector<64x1xf32>, vector<64x16xf32>, vector<64x128xf32>, vector<128x32xf16>
    }
    attn.store %r#2, %out[%c0, %c0] map(#rows) : vector<64x128xf32>, memref<64x128xf32>
    attn.store %r#1, %sums[%c0, %c0] map(#rows) : vector<64x16xf32>, memref<64x16xf32>
    gpu.return
  }
}

// -----

!k = memref<128x32xf16, #gpu.address_space<workgroup>>
!w = memref<32x32xf32, #gpu.address_space<workgroup>>
!lds = memref<16384xi8, #gpu.address_space<workgroup>>

// Keys whose depth is the outer dimension in memory: lanes run along the keys.
// CHECK-DAG: #[[K:.*]] = #attn.tile_layout<[row = 128, column = 32], register = [column 1 to 4, column 16], lane = [row 1 to 32], wave = [row 64, column 8]>
// bf16 that widens waits in registers as it comes.
// CHECK-DAG: #[[W:.*]] = #attn.tile_layout<[row = 32, column = 32], register = [column 1 to 2], lane = [column 4 to 16, row 1 to 4], wave = [row 8 to 16]>
// 48 = 3 x 16 columns; two waves hold the same.
// CHECK-DAG: #[[V:.*]] = #attn.tile_layout<[row = 32, column = 16 * 3], register = [row 16, column 1 to 2], lane = [column 4 to 8, row 1 to 8], wave = [0, 0]>
// CHECK-DAG: #[[O:.*]] = #attn.tile_layout<[row = 8, column = 16 * 3], register = [], lane = [column 1 to 8, row 1 to 2], wave = [row 4, 0]>
// CHECK-LABEL: gpu.func @staging
// CHECK: attn.load %{{.*}} {attn.layouts = [#[[K]]]} : memref<128x4096xf16>
// CHECK: attn.load %{{.*}} {attn.layouts = [#[[W]]]} : memref<4096x128xbf16>
// CHECK: arith.extf %{{.*}} {attn.layouts = [#[[W]]]}
// CHECK: attn.load %{{.*}} {attn.layouts = [#[[V]]]} : memref<4096x48xf16>
// CHECK: attn.load %{{.*}} {attn.layouts = [#[[O]]]} : memref<8x48xf32>
gpu.module @kernels {
  gpu.func @staging(%keys: memref<128x4096xf16>, %wide: memref<4096x128xbf16>, %values: memref<4096x48xf16>, %o: memref<8x48xf32>) workgroup(%lds: !lds) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 8, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %k = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [80, 160, 320, 640, 1280, 2560, 5120], columns = [2, 4, 8, 16, 32]>) : !lds -> !k
    %w = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [144, 288, 576, 1152, 2304], columns = [4, 8, 16, 32, 64]>) : !lds -> !w
    %v = attn.lds_tile %lds[10240] layout(#attn.lds_layout<rows = [192, 384, 768, 1536, 2], columns = [4, 8, 16, 32, 64, 128]>) : !lds -> memref<32x48xf16, #gpu.address_space<workgroup>>
    %kt = attn.load %keys[%c0, %c0] map(affine_map<(r, c) -> (c, r)>) : memref<128x4096xf16> -> vector<128x32xf16>
    attn.store_lds %kt, %k : vector<128x32xf16>, !k
    %b = attn.load %wide[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<4096x128xbf16> -> vector<32x32xbf16>
    %f = arith.extf %b : vector<32x32xbf16> to vector<32x32xf32>
    attn.store_lds %f, %w : vector<32x32xf32>, !w
    %vt = attn.load %values[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<4096x48xf16> -> vector<32x48xf16>
    attn.store_lds %vt, %v : vector<32x48xf16>, memref<32x48xf16, #gpu.address_space<workgroup>>
    // Nothing but loads and stores: the layout of an output.
    %ot = attn.load %o[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<8x48xf32> -> vector<8x48xf32>
    attn.store %ot, %o[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : vector<8x48xf32>, memref<8x48xf32>
    gpu.return
  }
}

// -----

!q = memref<64x32xf16, #gpu.address_space<workgroup>>
!k = memref<128x32xf16, #gpu.address_space<workgroup>>
!v = memref<32x128xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @two_layouts(%q: !q, %k: !k, %v: !v) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %s = attn.dot %q[%c0], %k into %zero {transpose_rhs} : !q, !k into vector<64x128xf32>
    // expected-error @below {{a tile is used in two layouts: #attn.tile_layout<[row = 64, column = 128], register = [column 1 to 2, column 64, row 4 to 8], lane = [column 4 to 32, row 1 to 2], wave = [row 16 to 32]> and #attn.tile_layout<[row = 64, column = 128], register = [column 16 to 64, row 4 to 8], lane = [column 1 to 8, row 1 to 2], wave = [row 16 to 32]>}}
    %o = attn.dot %q[%c0], %v into %s : !q, !v into vector<64x128xf32>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @no_rule(%m: memref<64x128xf16>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %a = attn.load %m[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<64x128xf16> -> vector<64x128xf16>
    // expected-error @below {{has tiles, but no rule says in which layouts}}
    %b = vector.transpose %a, [1, 0] : vector<64x128xf16> to vector<128x64xf16>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @part_of_lanes(%m: memref<64x128xf16>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %a = attn.load %m[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<64x128xf16> -> vector<64x128xf16>
    // expected-error @below {{takes a part of a tile that is spread over lanes: #attn.tile_layout<[row = 64, column = 128]}}
    %b = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [64, 8], strides = [1, 1]} : vector<64x128xf16> to vector<64x8xf16>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @no_tile(%m: memref<128x32xf16>, %t: memref<128x32xf16, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    %c0 = arith.constant 0 : index
    %a = attn.load %m[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<128x32xf16> -> vector<128x32xf16>
    // expected-error @below {{stores to a tile that is no attn.lds_tile}}
    attn.store_lds %a, %t : vector<128x32xf16>, memref<128x32xf16, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-error @below {{has tiles but no attn.collective that says how lanes share them (attn-online-softmax puts it)}}
  gpu.func @no_schedule(%m: memref<64x128xf16>) kernel {
    %c0 = arith.constant 0 : index
    %a = attn.load %m[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<64x128xf16> -> vector<64x128xf16>
    gpu.return
  }
  gpu.func @no_tiles() kernel {
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-error @below {{has a schedule for an unknown chip "gfx1"; known are gfx906}}
  gpu.func @unknown_chip() kernel
      attributes {attn.collective = #attn.collective<chip = "gfx1", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    gpu.return
  }
}
