// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-distribute,canonicalize,cse)))" | FileCheck %s

// What waves of 32 lanes do otherwise than those of 64 in distribute.mlir.

// All lanes share a row: lane l has columns l and l + 32.
#whole = #attn.tile_layout<[row = 4, column = 64], register = [column 32, row 1 to 2], lane = [column 1 to 16]>
#whole_values = #attn.tile_layout<[row = 4, column = 1], register = [row 1 to 2], lane = [0, 0, 0, 0, 0]>
// 8 lanes share a row.
#eighth = #attn.tile_layout<[row = 8, column = 32], register = [column 8 to 16, row 4], lane = [column 1 to 4, row 1 to 2]>
#eighth_values = #attn.tile_layout<[row = 8, column = 1], register = [row 4], lane = [0, 0, 0, row 1 to 2]>
#rows = affine_map<(r, c) -> (r, c)>
#first_column = affine_map<(r, c) -> (r)>
#schedule = #attn.collective<chip = "gfx1030", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
#scores = #attn.tile_layout<[row = 16, column = 32], register = [column 16, row 2 to 8], lane = [column 1 to 8, row 1]>
!lds = memref<1024xi8, #gpu.address_space<workgroup>>
!queries = memref<16x8xf16, #gpu.address_space<workgroup>>
!keys = memref<32x8xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // Within 16 lanes by operands, then with the other 16 by the natural order of
  // their lanes, then one of the lanes stores.
  // CHECK-LABEL: gpu.func @all_lanes
  // CHECK: arith.andi %{{.*}}, %c31_i32
  // CHECK: rocdl.make.buffer.rsrc %{{.*}}, %c0_i16, %{{.*}}, %c822243328_i32
  // CHECK-COUNT-4: rocdl.update.dpp %{{.*}} with 296,
  // CHECK-COUNT-4: rocdl.update.dpp %{{.*}} with 292,
  // CHECK-COUNT-4: rocdl.update.dpp %{{.*}} with 290,
  // CHECK-COUNT-4: rocdl.update.dpp %{{.*}} with 289,
  // CHECK-COUNT-4: rocdl.permlanex16 %{{.*}}, %{{.*}}, %c1985229328_i32, %c-19088744_i32, true, false : i32, i32
  // CHECK-NOT: ds_swizzle
  // CHECK: llvm.inline_asm has_side_effects "v_mbcnt_lo_u32_b32 $0, -1, 0", "=v"
  gpu.func @all_lanes(%source: memref<4x64xf32>, %out: memref<4xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#whole]} : memref<4x64xf32> -> vector<4x64xf32>
    %m = attn.row_reduce maximum %x {attn.layouts = [#whole_values]} : vector<4x64xf32> -> vector<4x1xf32>
    attn.store %m, %out[%c0, %c0] map(#first_column) : vector<4x1xf32>, memref<4xf32>
    gpu.return
  }

  // Four lanes further in one step.
  // CHECK-LABEL: gpu.func @eight_lanes
  // CHECK-COUNT-2: rocdl.update.dpp %{{.*}} with 177,
  // CHECK-COUNT-2: rocdl.update.dpp %{{.*}} with 78,
  // CHECK-COUNT-2: rocdl.update.dpp %{{.*}} with 356,
  // CHECK-NOT: rocdl.update.dpp
  gpu.func @eight_lanes(%source: memref<8x32xf32>, %out: memref<8xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#eighth]} : memref<8x32xf32> -> vector<8x32xf32>
    %m = attn.row_reduce maximum %x {attn.layouts = [#eighth_values]} : vector<8x32xf32> -> vector<8x1xf32>
    attn.store %m, %out[%c0, %c0] map(#first_column) : vector<8x1xf32>, memref<8xf32>
    gpu.return
  }

  // 16 accumulators by four pairs of the depth, in the short form.
  // CHECK-LABEL: gpu.func @dot
  // CHECK-COUNT-64: llvm.inline_asm "v_dot2c_f32_f16 $0, $1, $2", "=v,v,v,0"
  // CHECK-NOT: v_dot2
  gpu.func @dot(%s: memref<16x32xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<16x32xf32>
    %qt = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [16, 32, 64, 128], columns = [2, 4, 8]>) : !lds -> !queries
    %kt = attn.lds_tile %lds[256] layout(#attn.lds_layout<rows = [16, 32, 64, 128, 256], columns = [2, 4, 8]>) : !lds -> !keys
    %s1 = attn.dot %qt[%c0], %kt into %zero {transpose_rhs, attn.layouts = [#scores]} : !queries, !keys into vector<16x32xf32>
    attn.store %s1, %s[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }
}
