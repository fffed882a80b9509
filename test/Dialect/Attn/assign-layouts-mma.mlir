// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-assign-layouts)))" --split-input-file --verify-diagnostics | FileCheck %s

// Layouts of matrix instructions (docs/Layouts.md). Scores that come out of the
// first product are what the second one takes, but for gfx1100.

!lds = memref<32768xi8, #gpu.address_space<workgroup>>
#rows = affine_map<(r, c) -> (r, c)>

// Two groups of lanes share a row: they have keys 8 g to 8 g + 7 of each 16, and
// columns 4 g to 4 g + 3 of each 8.
// CHECK-DAG: #[[Q:.*]] = #attn.tile_layout<[row = 256, column = 128], register = [column 1 to 4, column 16 to 64], lane = [row 1 to 16, column 8], wave = [row 32 to 128]>
// CHECK-DAG: #[[S:.*]] = #attn.tile_layout<[row = 256, column = 64], register = [column 1 to 4, column 16 to 32], lane = [row 1 to 16, column 8], wave = [row 32 to 128]>
// CHECK-DAG: #[[PART:.*]] = #attn.tile_layout<[row = 256, column = 2], register = [], lane = [row 1 to 16, column 1], wave = [row 32 to 128]>
// CHECK-DAG: #[[ROW:.*]] = #attn.tile_layout<[row = 256, column = 1], register = [], lane = [row 1 to 16, 0], wave = [row 32 to 128]>
// CHECK-DAG: #[[O:.*]] = #attn.tile_layout<[row = 256, column = 128], register = [column 1 to 2, column 8 to 64], lane = [row 1 to 16, column 4], wave = [row 32 to 128]>
// CHECK-DAG: #[[K:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 1 to 4, row 32], lane = [column 8 to 64, row 1 to 2], wave = [row 4 to 16]>
// CHECK-DAG: #[[V:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [row 1 to 4, column 1], lane = [column 2 to 64], wave = [row 8 to 32]>
// CHECK-LABEL: gpu.func @wide
// CHECK: %[[QUERIES:.*]] = attn.load {{.*}} {attn.layouts = [#[[Q]]]}
// CHECK: attn.copy {{.*}} {attn.layouts = [#[[K]]]}
// CHECK: attn.copy {{.*}} {attn.layouts = [#[[V]]]}
// CHECK: attn.dot %[[QUERIES]], {{.*}} {attn.layouts = [#[[S]]], transpose_rhs}
// CHECK: attn.load {{.*}} {attn.layouts = [#[[S]]]}
// CHECK: attn.map{{.*}} attributes {attn.layouts = [#[[S]]]}
// CHECK: attn.partial_max {{.*}} {attn.layouts = [#[[PART]]]}
// CHECK: vector.broadcast {{.*}} {attn.layouts = [#[[PART]]]}
// CHECK: attn.any_in_wave {{[^{]*$}}
// CHECK: attn.row_reduce {{.*}} {attn.layouts = [#[[ROW]]]}
// CHECK: vector.broadcast {{.*}} {attn.layouts = [#[[O]]]}
// CHECK: } {attn.layouts = [#[[ROW]], #[[O]]]}
// CHECK: %[[PROBABILITIES:.*]] = arith.truncf {{.*}} {attn.layouts = [#[[S]]]}
// CHECK-NOT: attn.relayout
// CHECK: attn.dot %[[PROBABILITIES]], {{.*}} {attn.layouts = [#[[O]]]}
gpu.module @kernels {
  gpu.func @wide(%queries: memref<256x128xf16>, %keys: memref<4096x128xf16>, %values: memref<4096x128xf16>, %bias: memref<256x4096xf16>, %out: memref<256x128xf32>)
      workgroup(%lds: !lds) kernel attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
        mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %ckeys = arith.constant 64 : index
    %c4096 = arith.constant 4096 : index
    %zero = arith.constant dense<0.0> : vector<256x64xf32>
    %none = arith.constant dense<0.0> : vector<256x128xf32>
    %low = arith.constant dense<-1.0> : vector<256x1xf32>
    %k = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [256, 512, 2048, 1024, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 128], swizzle = [16, 32, 64]>) : !lds -> memref<64x128xf16, #gpu.address_space<workgroup>>
    %v = attn.lds_tile %lds[16384] layout(#attn.lds_layout<rows = [2, 4, 8, 2048, 4096, 8192], columns = [16, 32, 64, 128, 256, 512, 1024], column_swizzle = [0, 0, 0, 16]>) : !lds -> memref<64x128xf16, #gpu.address_space<workgroup>>
    %q = attn.load %queries[%c0, %c0] map(#rows) : memref<256x128xf16> -> vector<256x128xf16>
    %r:2 = scf.for %block = %c0 to %c4096 step %ckeys iter_args(%max = %low, %acc = %none) -> (vector<256x1xf32>, vector<256x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<4096x128xf16> to memref<64x128xf16, #gpu.address_space<workgroup>>
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<4096x128xf16> to memref<64x128xf16, #gpu.address_space<workgroup>>
      gpu.barrier
      %s0 = attn.dot %q, %k into %zero {transpose_rhs} : vector<256x128xf16>, memref<64x128xf16, #gpu.address_space<workgroup>> into vector<256x64xf32>
      %b = attn.load %bias[%c0, %block] map(#rows) : memref<256x4096xf16> -> vector<256x64xf16>
      %s = attn.map(%s0, %b : vector<256x64xf32>, vector<256x64xf16>) -> vector<256x64xf32> {
      ^bb0(%x: f32, %y: f16, %row: i32, %column: i32):
        %wide = arith.extf %y : f16 to f32
        %sum = arith.addf %x, %wide : f32
        attn.yield %sum : f32
      }
      %part = attn.partial_max %s : vector<256x64xf32> -> vector<256x2xf32>
      %maxs = vector.broadcast %max : vector<256x1xf32> to vector<256x2xf32>
      %above = arith.cmpf ogt, %part, %maxs : vector<256x2xf32>
      %grew = attn.any_in_wave %above : vector<256x2xi1>
      %new:2 = scf.if %grew -> (vector<256x1xf32>, vector<256x128xf32>) {
        %m = attn.row_reduce maximum %part : vector<256x2xf32> -> vector<256x1xf32>
        %shrink = vector.broadcast %m : vector<256x1xf32> to vector<256x128xf32>
        %less = arith.mulf %acc, %shrink : vector<256x128xf32>
        scf.yield %m, %less : vector<256x1xf32>, vector<256x128xf32>
      } else {
        scf.yield %max, %acc : vector<256x1xf32>, vector<256x128xf32>
      }
      %p = arith.truncf %s : vector<256x64xf32> to vector<256x64xf16>
      %acc1 = attn.dot %p, %v into %new#1 : vector<256x64xf16>, memref<64x128xf16, #gpu.address_space<workgroup>> into vector<256x128xf32>
      scf.yield %new#0, %acc1 : vector<256x1xf32>, vector<256x128xf32>
    }
    attn.store %r#1, %out[%c0, %c0] map(#rows) : vector<256x128xf32>, memref<256x128xf32>
    gpu.return
  }
}

// -----

!lds = memref<32768xi8, #gpu.address_space<workgroup>>
#rows = affine_map<(r, c) -> (r, c)>

// Four groups, two blocks of rows a wave, and sizes that are no powers of two:
// registers count columns first, then blocks of rows.
// CHECK-DAG: #[[Q:.*]] = #attn.tile_layout<[row = 64 * 2, column = 32 * 3], register = [column 1 to 4], lane = [row 1 to 8, column 8 to 16], wave = [row 16 to 32]>
// CHECK-DAG: #[[S:.*]] = #attn.tile_layout<[row = 128, column = 64], register = [column 1 to 4, column 32, row 64], lane = [row 1 to 8, column 8 to 16], wave = [row 16 to 32]>
// CHECK-DAG: #[[PART:.*]] = #attn.tile_layout<[row = 128, column = 4], register = [row 64], lane = [row 1 to 8, column 1 to 2], wave = [row 16 to 32]>
// CHECK-DAG: #[[ROW:.*]] = #attn.tile_layout<[row = 128, column = 1], register = [row 64], lane = [row 1 to 8, 0, 0], wave = [row 16 to 32]>
// CHECK-DAG: #[[O:.*]] = #attn.tile_layout<[row = 64 * 2, column = 16 * 5], register = [column 1 to 2], lane = [row 1 to 8, column 4 to 8], wave = [row 16 to 32]>
// CHECK-DAG: #[[K:.*]] = #attn.tile_layout<[row = 64, column = 32 * 3], register = [column 1 to 4], lane = [column 8 to 16, row 1 to 8], wave = [row 16 to 32]>
// CHECK-DAG: #[[V:.*]] = #attn.tile_layout<[row = 64, column = 16 * 5], register = [row 1 to 4, column 1], lane = [column 2 to 8, row 8 to 32], wave = [0, 0]>
// CHECK-LABEL: gpu.func @narrow
// CHECK: %[[QUERIES:.*]] = attn.load {{.*}} {attn.layouts = [#[[Q]]]}
// CHECK: attn.copy {{.*}} {attn.layouts = [#[[K]]]}
// CHECK: attn.copy {{.*}} {attn.layouts = [#[[V]]]}
// CHECK: attn.dot %[[QUERIES]], {{.*}} {attn.layouts = [#[[S]]], transpose_rhs}
// CHECK: attn.load {{.*}} {attn.layouts = [#[[S]]]}
// CHECK: attn.map{{.*}} attributes {attn.layouts = [#[[S]]]}
// CHECK: attn.partial_max {{.*}} {attn.layouts = [#[[PART]]]}
// CHECK: vector.broadcast {{.*}} {attn.layouts = [#[[PART]]]}
// CHECK: attn.any_in_wave {{[^{]*$}}
// CHECK: attn.row_reduce {{.*}} {attn.layouts = [#[[ROW]]]}
// CHECK: vector.broadcast {{.*}} {attn.layouts = [#[[O]]]}
// CHECK: } {attn.layouts = [#[[ROW]], #[[O]]]}
// CHECK: %[[PROBABILITIES:.*]] = arith.truncf {{.*}} {attn.layouts = [#[[S]]]}
// CHECK-NOT: attn.relayout
// CHECK: attn.dot %[[PROBABILITIES]], {{.*}} {attn.layouts = [#[[O]]]}
gpu.module @kernels {
  gpu.func @narrow(%queries: memref<128x96xbf16>, %keys: memref<4096x96xbf16>, %values: memref<4096x80xbf16>, %bias: memref<128x4096xbf16>, %out: memref<128x80xf32>)
      workgroup(%lds: !lds) kernel attributes {attn.collective = #attn.collective<chip = "gfx90a", heads = 1, query_tile = 128, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 32, key_stage = 64, splits = 1,
        mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %ckeys = arith.constant 64 : index
    %c4096 = arith.constant 4096 : index
    %zero = arith.constant dense<0.0> : vector<128x64xf32>
    %none = arith.constant dense<0.0> : vector<128x80xf32>
    %low = arith.constant dense<-1.0> : vector<128x1xf32>
    %k = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [192, 384, 3072, 768, 1536, 6144], columns = [2, 4, 8, 16, 32, 64, 128], swizzle = [0, 16, 0, 32]>) : !lds -> memref<64x96xbf16, #gpu.address_space<workgroup>>
    %v = attn.lds_tile %lds[16384] layout(#attn.lds_layout<rows = [2, 4, 8, 1280, 2560, 5120], columns = [16, 32, 64, 128, 256, 512, 1024], column_swizzle = [0, 0, 0, 16]>) : !lds -> memref<64x80xbf16, #gpu.address_space<workgroup>>
    %q = attn.load %queries[%c0, %c0] map(#rows) : memref<128x96xbf16> -> vector<128x96xbf16>
    %r:2 = scf.for %block = %c0 to %c4096 step %ckeys iter_args(%max = %low, %acc = %none) -> (vector<128x1xf32>, vector<128x80xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<4096x96xbf16> to memref<64x96xbf16, #gpu.address_space<workgroup>>
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<4096x80xbf16> to memref<64x80xbf16, #gpu.address_space<workgroup>>
      gpu.barrier
      %s0 = attn.dot %q, %k into %zero {transpose_rhs} : vector<128x96xbf16>, memref<64x96xbf16, #gpu.address_space<workgroup>> into vector<128x64xf32>
      %b = attn.load %bias[%c0, %block] map(#rows) : memref<128x4096xbf16> -> vector<128x64xbf16>
      %s = attn.map(%s0, %b : vector<128x64xf32>, vector<128x64xbf16>) -> vector<128x64xf32> {
      ^bb0(%x: f32, %y: bf16, %row: i32, %column: i32):
        %wide = arith.extf %y : bf16 to f32
        %sum = arith.addf %x, %wide : f32
        attn.yield %sum : f32
      }
      %part = attn.partial_max %s : vector<128x64xf32> -> vector<128x4xf32>
      %maxs = vector.broadcast %max : vector<128x1xf32> to vector<128x4xf32>
      %above = arith.cmpf ogt, %part, %maxs : vector<128x4xf32>
      %grew = attn.any_in_wave %above : vector<128x4xi1>
      %new:2 = scf.if %grew -> (vector<128x1xf32>, vector<128x80xf32>) {
        %m = attn.row_reduce maximum %part : vector<128x4xf32> -> vector<128x1xf32>
        %shrink = vector.broadcast %m : vector<128x1xf32> to vector<128x80xf32>
        %less = arith.mulf %acc, %shrink : vector<128x80xf32>
        scf.yield %m, %less : vector<128x1xf32>, vector<128x80xf32>
      } else {
        scf.yield %max, %acc : vector<128x1xf32>, vector<128x80xf32>
      }
      %p = arith.truncf %s : vector<128x64xf32> to vector<128x64xbf16>
      %acc1 = attn.dot %p, %v into %new#1 : vector<128x64xbf16>, memref<64x80xbf16, #gpu.address_space<workgroup>> into vector<128x80xf32>
      scf.yield %new#0, %acc1 : vector<128x1xf32>, vector<128x80xf32>
    }
    attn.store %r#1, %out[%c0, %c0] map(#rows) : vector<128x80xf32>, memref<128x80xf32>
    gpu.return
  }
}

// -----

!lds = memref<32768xi8, #gpu.address_space<workgroup>>
#rows = affine_map<(r, c) -> (r, c)>

// Groups repeat operands, but not results: each lane gets the other half of the
// keys of its row, as early as can be. Registers have neighbouring keys, and
// neighbouring columns of the output, though rows of a result alternate.
// CHECK-DAG: #[[Q:.*]] = #attn.tile_layout<[row = 64, column = 64], register = [column 1 to 32], lane = [row 1 to 8, 0], wave = [row 16 to 32]>
// CHECK-DAG: #[[S:.*]] = #attn.tile_layout<[row = 64, column = 32], register = [column 1 to 4, column 16], lane = [row 1 to 8, column 8], wave = [row 16 to 32]>
// CHECK-DAG: #[[PART:.*]] = #attn.tile_layout<[row = 64, column = 2], register = [], lane = [row 1 to 8, column 1], wave = [row 16 to 32]>
// CHECK-DAG: #[[ROW:.*]] = #attn.tile_layout<[row = 64, column = 1], register = [], lane = [row 1 to 8, 0], wave = [row 16 to 32]>
// CHECK-DAG: #[[O:.*]] = #attn.tile_layout<[row = 64, column = 64], register = [column 1 to 4, column 16 to 32], lane = [row 1 to 8, column 8], wave = [row 16 to 32]>
// CHECK-DAG: #[[K:.*]] = #attn.tile_layout<[row = 32, column = 64], register = [column 1 to 4, row 16], lane = [column 8 to 32, row 1 to 2], wave = [row 4 to 8]>
// CHECK-DAG: #[[V:.*]] = #attn.tile_layout<[row = 32, column = 64], register = [row 1 to 4, column 1], lane = [column 2 to 32], wave = [row 8 to 16]>
// CHECK-DAG: #[[P:.*]] = #attn.tile_layout<[row = 64, column = 32], register = [column 1 to 16], lane = [row 1 to 8, 0], wave = [row 16 to 32]>
// CHECK-LABEL: gpu.func @repeated
// CHECK: %[[QUERIES:.*]] = attn.load {{.*}} {attn.layouts = [#[[Q]]]}
// CHECK: attn.copy {{.*}} {attn.layouts = [#[[K]]]}
// CHECK: attn.copy {{.*}} {attn.layouts = [#[[V]]]}
// CHECK: attn.dot %[[QUERIES]], {{.*}} {attn.layouts = [#[[S]]], transpose_rhs}
// CHECK: attn.load {{.*}} {attn.layouts = [#[[S]]]}
// CHECK: attn.map{{.*}} attributes {attn.layouts = [#[[S]]]}
// CHECK: attn.partial_max {{.*}} {attn.layouts = [#[[PART]]]}
// CHECK: vector.broadcast {{.*}} {attn.layouts = [#[[PART]]]}
// CHECK: attn.any_in_wave {{[^{]*$}}
// CHECK: attn.row_reduce {{.*}} {attn.layouts = [#[[ROW]]]}
// CHECK: vector.broadcast {{.*}} {attn.layouts = [#[[O]]]}
// CHECK: } {attn.layouts = [#[[ROW]], #[[O]]]}
// CHECK: %[[PROBABILITIES:.*]] = arith.truncf {{.*}} {attn.layouts = [#[[S]]]}
// CHECK: %[[MOVED:.*]] = attn.relayout %[[PROBABILITIES]] {attn.layouts = [#[[P]]]}
// CHECK: attn.dot %[[MOVED]], {{.*}} {attn.layouts = [#[[O]]]}
gpu.module @kernels {
  gpu.func @repeated(%queries: memref<64x64xf16>, %keys: memref<4096x64xf16>, %values: memref<4096x64xf16>, %bias: memref<64x4096xf16>, %out: memref<64x64xf32>)
      workgroup(%lds: !lds) kernel attributes {attn.collective = #attn.collective<chip = "gfx1100", heads = 1, query_tile = 64, key_tile = 32, waves = 4, row_lanes = 2, depth_stage = 64, key_stage = 32, splits = 1,
        mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %ckeys = arith.constant 32 : index
    %c4096 = arith.constant 4096 : index
    %zero = arith.constant dense<0.0> : vector<64x32xf32>
    %none = arith.constant dense<0.0> : vector<64x64xf32>
    %low = arith.constant dense<-1.0> : vector<64x1xf32>
    %k = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [128, 256, 512, 1024, 2048], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>) : !lds -> memref<32x64xf16, #gpu.address_space<workgroup>>
    %v = attn.lds_tile %lds[16384] layout(#attn.lds_layout<rows = [2, 4, 8, 1024, 2048], columns = [16, 32, 64, 128, 256, 512], column_swizzle = [0, 0, 0, 16]>) : !lds -> memref<32x64xf16, #gpu.address_space<workgroup>>
    %q = attn.load %queries[%c0, %c0] map(#rows) : memref<64x64xf16> -> vector<64x64xf16>
    %r:2 = scf.for %block = %c0 to %c4096 step %ckeys iter_args(%max = %low, %acc = %none) -> (vector<64x1xf32>, vector<64x64xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<4096x64xf16> to memref<32x64xf16, #gpu.address_space<workgroup>>
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<4096x64xf16> to memref<32x64xf16, #gpu.address_space<workgroup>>
      gpu.barrier
      %s0 = attn.dot %q, %k into %zero {transpose_rhs} : vector<64x64xf16>, memref<32x64xf16, #gpu.address_space<workgroup>> into vector<64x32xf32>
      %b = attn.load %bias[%c0, %block] map(#rows) : memref<64x4096xf16> -> vector<64x32xf16>
      %s = attn.map(%s0, %b : vector<64x32xf32>, vector<64x32xf16>) -> vector<64x32xf32> {
      ^bb0(%x: f32, %y: f16, %row: i32, %column: i32):
        %wide = arith.extf %y : f16 to f32
        %sum = arith.addf %x, %wide : f32
        attn.yield %sum : f32
      }
      %part = attn.partial_max %s : vector<64x32xf32> -> vector<64x2xf32>
      %maxs = vector.broadcast %max : vector<64x1xf32> to vector<64x2xf32>
      %above = arith.cmpf ogt, %part, %maxs : vector<64x2xf32>
      %grew = attn.any_in_wave %above : vector<64x2xi1>
      %new:2 = scf.if %grew -> (vector<64x1xf32>, vector<64x64xf32>) {
        %m = attn.row_reduce maximum %part : vector<64x2xf32> -> vector<64x1xf32>
        %shrink = vector.broadcast %m : vector<64x1xf32> to vector<64x64xf32>
        %less = arith.mulf %acc, %shrink : vector<64x64xf32>
        scf.yield %m, %less : vector<64x1xf32>, vector<64x64xf32>
      } else {
        scf.yield %max, %acc : vector<64x1xf32>, vector<64x64xf32>
      }
      %p = arith.truncf %s : vector<64x32xf32> to vector<64x32xf16>
      %acc1 = attn.dot %p, %v into %new#1 : vector<64x32xf16>, memref<32x64xf16, #gpu.address_space<workgroup>> into vector<64x64xf32>
      scf.yield %new#0, %acc1 : vector<64x1xf32>, vector<64x64xf32>
    }
    attn.store %r#1, %out[%c0, %c0] map(#rows) : vector<64x64xf32>, memref<64x64xf32>
    gpu.return
  }
}

// -----

!k = memref<64x128xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @left_in_memory(%q: !k, %k: !k) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
        mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x64xf32>
    // expected-error @below {{has a left side in workgroup memory, which the matrix instructions of this schedule expect in registers}}
    %s = attn.dot %q[%c0], %k into %zero {transpose_rhs} : !k, !k into vector<64x64xf32>
    gpu.return
  }
}

// -----

!k = memref<64x128xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @left_in_registers(%q: memref<64x128xf16>, %k: !k) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16, depth_stage = 128, key_stage = 64, splits = 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x64xf32>
    %qs = attn.load %q[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<64x128xf16> -> vector<64x128xf16>
    // expected-error @below {{has a left side in registers, which only matrix instructions take, and this schedule has none}}
    %s = attn.dot %qs, %k into %zero {transpose_rhs} : vector<64x128xf16>, !k into vector<64x64xf32>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-error @below {{has a schedule with matrix instruction "64x64x8", which gfx942 lacks}}
  gpu.func @unknown_instruction(%q: memref<64x128xf16>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
        mma = <atom = "64x64x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    gpu.return
  }
}

// -----

!k = memref<64x128xf16, #gpu.address_space<workgroup>>

// What late waves load for later and early ones have already is on its way to
// workgroup memory, through a branch and a loop.
// CHECK: #[[STAGING:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 1 to 4, row 32], lane = [column 8 to 64, row 1 to 2], wave = [row 4 to 16]>
// CHECK-LABEL: gpu.func @staged_in_branch
// CHECK: scf.if
// CHECK: attn.load {{.*}} {attn.layouts = [#[[STAGING]]]}
// CHECK: } {attn.layouts = [#[[STAGING]]]}
// CHECK: attn.store_lds
gpu.module @kernels {
  gpu.func @staged_in_branch(%keys: memref<?x128xf16>, %n: index) workgroup(%lds: memref<16384xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
        mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %k = attn.lds_tile %lds[0] layout(<rows = [256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 128]>) : memref<16384xi8, #gpu.address_space<workgroup>> -> !k
    %late = attn.late_waves
    %first = attn.load %keys[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<?x128xf16> -> vector<64x128xf16>
    %staged = scf.if %late -> (vector<64x128xf16>) {
      %second = attn.load %keys[%c64, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<?x128xf16> -> vector<64x128xf16>
      scf.yield %second : vector<64x128xf16>
    } else {
      scf.yield %first : vector<64x128xf16>
    }
    %r = scf.for %i = %c0 to %n step %c64 iter_args(%s = %staged) -> (vector<64x128xf16>) {
      attn.store_lds %s, %k : vector<64x128xf16>, !k
      %next = attn.load %keys[%i, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<?x128xf16> -> vector<64x128xf16>
      scf.yield %next : vector<64x128xf16>
    }
    gpu.return
  }
}

// -----

!k = memref<64x128xf16, #gpu.address_space<workgroup>>
#blocks = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64, 8192], swizzle = [16, 32, 64]>
#rows = affine_map<(r, c) -> (r, c)>

// The direct form: scores, probabilities and outputs are in one layout, in which
// four lanes share a row and a lane has rows that are 8 apart. Copies are of 16
// bytes, 256 successive ones by 16 lanes. Queries may be in workgroup memory.
// Outputs of 16 bits are traded between the lanes of a row, in two steps, until
// each stores eight neighbours.
// CHECK-DAG: #[[S:.*]] = #attn.tile_layout<[row = 64, column = 64], register = [column 1, row 8, column 8 to 32], lane = [column 2 to 4, row 1 to 4], wave = [row 16 to 32]>
// CHECK-DAG: #[[O:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 1, row 8, column 8 to 64], lane = [column 2 to 4, row 1 to 4], wave = [row 16 to 32]>
// CHECK-DAG: #[[PART:.*]] = #attn.tile_layout<[row = 64, column = 4], register = [row 8], lane = [column 1 to 2, row 1 to 4], wave = [row 16 to 32]>
// CHECK-DAG: #[[ROW:.*]] = #attn.tile_layout<[row = 64, column = 1], register = [row 8], lane = [0, 0, row 1 to 4], wave = [row 16 to 32]>
// CHECK-DAG: #[[K:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 1 to 4, row 8 to 32], lane = [column 8 to 64, row 1], wave = [row 2 to 4]>
// CHECK-DAG: #[[FOUR:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 1, row 8, column 2, column 16 to 64], lane = [column 8, column 4, row 1 to 4], wave = [row 16 to 32]>
// CHECK-DAG: #[[EIGHT:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 1, row 8, column 2 to 4, column 32 to 64], lane = [column 8 to 16, row 1 to 4], wave = [row 16 to 32]>
// CHECK-LABEL: gpu.func @direct
// CHECK: attn.copy {{.*}} {attn.layouts = [#[[K]]]}
// CHECK: attn.dot {{.*}} {attn.layouts = [#[[S]]], transpose_rhs}
// CHECK: attn.row_reduce {{.*}} {attn.layouts = [#[[ROW]]]}
// CHECK: attn.partial_sum {{.*}} {attn.layouts = [#[[PART]]]}
// CHECK: %[[PROBABILITIES:.*]] = arith.truncf {{.*}} {attn.layouts = [#[[S]]]}
// CHECK-NOT: attn.relayout
// CHECK: %[[OUTPUT:.*]] = attn.dot %[[PROBABILITIES]], {{.*}} {attn.layouts = [#[[O]]]}
// CHECK-NEXT: attn.store %[[OUTPUT]],
// CHECK-NEXT: %[[HALVES:.*]] = arith.truncf %[[OUTPUT]] {attn.layouts = [#[[O]]]}
// CHECK-NEXT: %[[BY_FOUR:.*]] = attn.relayout %[[HALVES]] {attn.layouts = [#[[FOUR]]]}
// CHECK-NEXT: %[[BY_EIGHT:.*]] = attn.relayout %[[BY_FOUR]] {attn.layouts = [#[[EIGHT]]]}
// CHECK-NEXT: attn.store %[[BY_EIGHT]],
gpu.module @kernels {
  gpu.func @direct(%keys: memref<?x128xf16>, %out: memref<64x128xf32>, %halves: memref<64x128xf16>, %sums: memref<64x4xf32>, %maxima: memref<64x1xf32>)
      workgroup(%lds: memref<49152xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "sm_80", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 1,
        mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, direct_loads, queries_in_lds>>} {
    %c0 = arith.constant 0 : index
    %none = arith.constant dense<0.0> : vector<64x64xf32>
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %nothing = arith.constant dense<0.0> : vector<64x4xf32>
    %q = attn.lds_tile %lds[0] layout(#blocks) : memref<49152xi8, #gpu.address_space<workgroup>> -> !k
    %k = attn.lds_tile %lds[16384] layout(#blocks) : memref<49152xi8, #gpu.address_space<workgroup>> -> !k
    attn.copy %keys[%c0, %c0] map(#rows) to %k : memref<?x128xf16> to !k
    %s = attn.dot %q[%c0], %k into %none {transpose_rhs} : !k, !k into vector<64x64xf32>
    %m = attn.row_reduce maximum %s : vector<64x64xf32> -> vector<64x1xf32>
    %l = attn.partial_sum %s into %nothing : vector<64x64xf32> into vector<64x4xf32>
    %p = arith.truncf %s : vector<64x64xf32> to vector<64x64xf16>
    %o = attn.dot %p, %k into %zero : vector<64x64xf16>, !k into vector<64x128xf32>
    attn.store %o, %out[%c0, %c0] map(#rows) : vector<64x128xf32>, memref<64x128xf32>
    %h = arith.truncf %o : vector<64x128xf32> to vector<64x128xf16>
    attn.store %h, %halves[%c0, %c0] map(#rows) : vector<64x128xf16>, memref<64x128xf16>
    attn.store %l, %sums[%c0, %c0] map(#rows) : vector<64x4xf32>, memref<64x4xf32>
    attn.store %m, %maxima[%c0, %c0] map(#rows) : vector<64x1xf32>, memref<64x1xf32>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>

// Queries that go through workgroup memory are written there as neighbouring
// lanes load them, and read as the product wants them. What goes the other way is
// written as it was computed, and read as it is stored, in pieces that the
// swizzle leaves together. A wave has the same rows on both sides.
// CHECK-DAG: #[[MEMORY:.*]] = #attn.tile_layout<[row = 64, column = 64], register = [column 1 to 4, row 8 to 16], lane = [column 8 to 32, row 1 to 4], wave = [row 32]>
// CHECK-DAG: #[[PART:.*]] = #attn.tile_layout<[row = 64, column = 64], register = [column 1 to 4, column 16 to 32], lane = [row 1 to 16, column 8], wave = [row 32]>
// CHECK-DAG: #[[LEFT:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 1 to 4, column 16 to 64], lane = [row 1 to 16, column 8], wave = [row 32]>
// CHECK-DAG: #[[STORED:.*]] = #attn.tile_layout<[row = 64, column = 32], register = [column 1 to 2, row 8 to 16], lane = [column 4 to 16, row 1 to 4], wave = [row 32]>
// CHECK-LABEL: gpu.func @passages
// CHECK: attn.load %arg0{{.*}} {attn.layouts = [#[[MEMORY]]]}
// CHECK: attn.load {{.*}} {attn.layouts = [#[[PART]]]} : memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK: vector.insert_strided_slice {{.*}} {attn.layouts = [#[[LEFT]]], offsets = [0, 64]
// CHECK: attn.load {{.*}} {attn.layouts = [#[[STORED]]]} : memref<64x32xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @passages(%q: memref<64x128xf16>, %out: memref<64x32xf32>) workgroup(%lds: memref<16384xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 32, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 32, splits = 1,
        mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x32xf32>
    %nothing = arith.constant dense<0.0> : vector<64x128xf16>
    %k = attn.lds_tile %lds[0] layout(<rows = [256, 512, 2048, 1024, 4096], columns = [2, 4, 8, 16, 32, 64, 128], swizzle = [16, 32, 0, 64]>) : memref<16384xi8, #gpu.address_space<workgroup>> -> memref<32x128xf16, #gpu.address_space<workgroup>>
    %half = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>) : memref<16384xi8, #gpu.address_space<workgroup>> -> memref<64x64xf16, #gpu.address_space<workgroup>>
    %scores = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096], columns = [4, 8, 16, 32, 64], swizzle = [16, 32, 64]>) : memref<16384xi8, #gpu.address_space<workgroup>> -> memref<64x32xf32, #gpu.address_space<workgroup>>
    %loaded = attn.load %q[%c0, %c0] map(#rows) : memref<64x128xf16> -> vector<64x64xf16>
    attn.store_lds %loaded, %half : vector<64x64xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
    gpu.barrier
    %passed = attn.load %half[%c0, %c0] map(#rows) : memref<64x64xf16, #gpu.address_space<workgroup>> -> vector<64x64xf16>
    gpu.barrier
    %lhs = vector.insert_strided_slice %passed, %nothing {offsets = [0, 64], strides = [1, 1]} : vector<64x64xf16> into vector<64x128xf16>
    %s = attn.dot %lhs, %k into %zero {transpose_rhs} : vector<64x128xf16>, memref<32x128xf16, #gpu.address_space<workgroup>> into vector<64x32xf32>
    gpu.barrier
    attn.store_lds %s, %scores : vector<64x32xf32>, memref<64x32xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %result = attn.load %scores[%c0, %c0] map(#rows) : memref<64x32xf32, #gpu.address_space<workgroup>> -> vector<64x32xf32>
    attn.store %result, %out[%c0, %c0] map(#rows) : vector<64x32xf32>, memref<64x32xf32>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @part_of_lanes(%q: memref<32x8xf16>) workgroup(%lds: memref<1024xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 32, splits = 1,
        mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %nothing = arith.constant dense<0.0> : vector<32x16xf16>
    %k = attn.lds_tile %lds[0] layout(<rows = [32, 64, 256, 128, 512], columns = [2, 4, 8, 16]>) : memref<1024xi8, #gpu.address_space<workgroup>> -> memref<32x16xf16, #gpu.address_space<workgroup>>
    %part = attn.load %q[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : memref<32x8xf16> -> vector<32x8xf16>
    // expected-error @below {{puts a part into a tile that is spread over lanes: }}
    %lhs = vector.insert_strided_slice %part, %nothing {offsets = [0, 8], strides = [1, 1]} : vector<32x8xf16> into vector<32x16xf16>
    %s = attn.dot %lhs, %k into %zero {transpose_rhs} : vector<32x16xf16>, memref<32x16xf16, #gpu.address_space<workgroup>> into vector<32x32xf32>
    gpu.return
  }
}

// -----

!k = memref<64x128xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // Of a left side in workgroup memory, the layout of the registers that it is
  // read to comes behind that of the result.
  // CHECK-LABEL: gpu.func @left_in_memory_wanted
  // CHECK: attn.dot %{{.*}}[%c0], %{{.*}} {attn.layouts = [#{{[a-z0-9_]+}}, #{{[a-z0-9_]+}}], transpose_rhs}
  gpu.func @left_in_memory_wanted(%q: !k, %k: !k) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
        mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed, queries_in_lds>>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x64xf32>
    %s = attn.dot %q[%c0], %k into %zero {transpose_rhs} : !k, !k into vector<64x64xf32>
    gpu.return
  }
}

// -----

// Keys that are the values, too: what is loaded once goes to workgroup memory by
// two layouts, so it is loaded for each.
#rows = affine_map<(r, c) -> (r, c)>

// CHECK-LABEL: gpu.func @both
// CHECK: %[[K:.*]] = attn.load {{.*}} {attn.layouts = [#layout]}
// CHECK: %[[V:.*]] = attn.load {{.*}} {attn.layouts = [#layout1]}
// CHECK-NOT: attn.load
// CHECK: attn.store_lds %[[K]]
// CHECK: attn.store_lds %[[V]]
gpu.module @kernels {
  gpu.func @both(%keys: memref<64x128xf16>) workgroup(%lds: memref<32768xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
        mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %k = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [256, 512, 2048, 1024, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 128], swizzle = [16, 32, 64]>) : memref<32768xi8, #gpu.address_space<workgroup>> -> memref<64x128xf16, #gpu.address_space<workgroup>>
    %v = attn.lds_tile %lds[16384] layout(#attn.lds_layout<rows = [2, 4, 8, 2048, 4096, 8192], columns = [16, 32, 64, 128, 256, 512, 1024], column_swizzle = [0, 0, 0, 16]>) : memref<32768xi8, #gpu.address_space<workgroup>> -> memref<64x128xf16, #gpu.address_space<workgroup>>
    %tile = attn.load %keys[%c0, %c0] map(#rows) : memref<64x128xf16> -> vector<64x128xf16>
    attn.store_lds %tile, %k : vector<64x128xf16>, memref<64x128xf16, #gpu.address_space<workgroup>>
    attn.store_lds %tile, %v : vector<64x128xf16>, memref<64x128xf16, #gpu.address_space<workgroup>>
    gpu.return
  }
}
