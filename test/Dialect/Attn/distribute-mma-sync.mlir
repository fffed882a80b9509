// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-distribute,canonicalize,cse)))" --split-input-file --verify-diagnostics | FileCheck %s

// Two waves with 16 rows each, 32 keys, a depth of 32, 32 dimensions. A lane has
// rows l / 4 and 8 more, and of each 8 columns two neighbours: the result of one
// product as the next one takes it.
#tile = #attn.tile_layout<[row = 32, column = 32], register = [column 1, row 8, column 8 to 16], lane = [column 2 to 4, row 1 to 4], wave = [row 16]>
#partial = #attn.tile_layout<[row = 32, column = 4], register = [row 8], lane = [column 1 to 2, row 1 to 4], wave = [row 16]>
#row_values = #attn.tile_layout<[row = 32, column = 1], register = [row 8], lane = [0, 0, row 1 to 4], wave = [row 16]>
#staging = #attn.tile_layout<[row = 32, column = 32], register = [column 1 to 4, row 16], lane = [column 8 to 16, row 1 to 4], wave = [row 8]>
#blocks = #attn.lds_layout<rows = [64, 128, 256, 512, 1024], columns = [2, 4, 8, 16, 32], swizzle = [0, 16, 32]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_80", heads = 1, query_tile = 32, key_tile = 32, waves = 2, row_lanes = 4, depth_stage = 32, key_stage = 32, splits = 1,
    mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = fixed, direct_loads>>
!lds = memref<6144xi8, #gpu.address_space<workgroup>>
!tile = memref<32x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @block
  // Queries: pairs of neighbours, 8 of them a lane, at constants from one address.
  // CHECK: @p ld.global.b32 {{.*}}"=&r,l,r" %[[QUERY:.*]], %{{.*}} : (!llvm.ptr<1>, i32) -> i32
  // CHECK: %[[ROW8:.*]] = llvm.getelementptr %[[QUERY]][512]
  // CHECK-COUNT-7: ld.global.b32
  // Keys go to workgroup memory 16 bytes at a time, zeros where there are none,
  // and are there when the barrier has been passed.
  // CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %{{.*}}, %[[BYTES:.*]] : i32
  // CHECK: %[[SIZE:.*]] = arith.select %[[INSIDE]], %c16_i32, %c0_i32
  // CHECK: nvvm.cp.async.shared.global %[[TO:.*]], %[[FROM:.*]], 16, cache =  cg, %[[SIZE]]
  // CHECK: %[[TO1:.*]] = llvm.getelementptr %[[TO]][1024]
  // CHECK: %[[FROM1:.*]] = llvm.getelementptr %[[FROM]][1024]
  // CHECK: nvvm.cp.async.shared.global %[[TO1]], %[[FROM1]], 16, cache =  cg,
  // CHECK-NEXT: nvvm.cp.async.commit.group
  // CHECK-NEXT: nvvm.cp.async.wait.group 0
  // CHECK-NEXT: gpu.barrier
  // Four matrices of 8 keys and a depth of 8: two instructions' operands. One
  // read is ahead of them.
  // CHECK: %[[K0:.*]] = nvvm.ldmatrix %[[PLACE:.*]] {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}
  // CHECK: llvm.extractvalue %[[K0]][0]
  // CHECK: llvm.extractvalue %[[K0]][3]
  // CHECK: %[[PLACE1:.*]] = llvm.getelementptr %[[PLACE]][1024]
  // CHECK: %[[K1:.*]] = nvvm.ldmatrix %[[PLACE1]]
  // CHECK: %[[D0:.*]] = llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%[[A0:.*]], %[[A1:.*]], %[[A2:.*]], %[[A3:.*]], %[[B0:.*]], %[[B1:.*]], %[[ZERO:.*]], %[[ZERO]], %[[ZERO]], %[[ZERO]]) : (vector<2xf16>, {{.*}}, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  // CHECK: %[[S0:.*]] = llvm.extractvalue %[[D0]][0]
  // CHECK: llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"(%[[A0]], %[[A1]], %[[A2]], %[[A3]], %[[B2:.*]], %[[B3:.*]], %[[ZERO]],
  // CHECK: nvvm.ldmatrix
  // CHECK-COUNT-2: llvm.nvvm.mma
  // CHECK: nvvm.ldmatrix
  // CHECK: llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"({{.*}}, %[[S0]], %{{.*}}, %{{.*}}, %{{.*}}) :
  // CHECK-COUNT-3: llvm.nvvm.mma
  // Maxima and sums of rows: 8 columns of a lane, then those of 4 lanes.
  // CHECK-COUNT-2: nvvm.shfl.sync  bfly %{{.*}}, %{{.*}}, %c1_i32, %c31_i32
  // CHECK-COUNT-2: nvvm.shfl.sync  bfly %{{.*}}, %{{.*}}, %c2_i32, %c31_i32
  // CHECK-COUNT-16: llvm.nvvm.ex2.approx
  // CHECK: gpu.barrier
  // Values: matrices are transposed by the read, which goes on to the columns
  // first. Probabilities are operands as they are.
  // CHECK: nvvm.ldmatrix %{{.*}} {{{.*}}, layout = #nvvm.mma_layout<col>, num = 4 : i32,
  // CHECK-COUNT-8: llvm.nvvm.mma
  // CHECK-NOT: llvm.nvvm.mma
  gpu.func @block(%q: memref<32x32xf16>, %kv: memref<?x32xf16>, %block: index, %scale: f32, %out: memref<32x32xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %none = arith.constant dense<0.0> : vector<32x4xf32>
    %k = attn.lds_tile %lds[0] layout(#blocks) : !lds -> !tile
    %v = attn.lds_tile %lds[2048] layout(#blocks) : !lds -> !tile
    %qt = attn.load %q[%c0, %c0] map(#rows) {attn.layouts = [#tile]} : memref<32x32xf16> -> vector<32x32xf16>
    attn.copy %kv[%block, %c0] map(#rows) to %k {attn.layouts = [#staging]} : memref<?x32xf16> to !tile
    gpu.barrier
    %s = attn.dot %qt, %k into %zero {transpose_rhs, attn.layouts = [#tile]} : vector<32x32xf16>, !tile into vector<32x32xf32>
    %max = attn.row_reduce maximum %s {attn.layouts = [#row_values]} : vector<32x32xf32> -> vector<32x1xf32>
    %wide = vector.broadcast %max {attn.layouts = [#tile]} : vector<32x1xf32> to vector<32x32xf32>
    %below = arith.subf %s, %wide {attn.layouts = [#tile]} : vector<32x32xf32>
    %p = math.exp2 %below {attn.layouts = [#tile]} : vector<32x32xf32>
    %sum = attn.partial_sum %p into %none {attn.layouts = [#partial]} : vector<32x32xf32> into vector<32x4xf32>
    %l = attn.row_reduce add %sum {attn.layouts = [#row_values]} : vector<32x4xf32> -> vector<32x1xf32>
    %p16 = arith.truncf %p {attn.layouts = [#tile]} : vector<32x32xf32> to vector<32x32xf16>
    gpu.barrier
    %o = attn.dot %p16, %v into %zero {attn.layouts = [#tile]} : vector<32x32xf16>, !tile into vector<32x32xf32>
    %share = vector.broadcast %l {attn.layouts = [#tile]} : vector<32x1xf32> to vector<32x32xf32>
    %mean = arith.divf %o, %share {attn.layouts = [#tile]} : vector<32x32xf32>
    attn.store %mean, %out[%c0, %c0] map(#rows) : vector<32x32xf32>, memref<32x32xf32>
    gpu.return
  }
}

// -----

// Queries in workgroup memory are read with the first keys of each step, those of
// each wave at its rows. bf16 goes to instructions as dwords.
#tile = #attn.tile_layout<[row = 64, column = 32], register = [column 1, row 8, column 8 to 16, row 32], lane = [column 2 to 4, row 1 to 4], wave = [row 16]>
#blocks = #attn.lds_layout<rows = [64, 128, 256, 512, 1024, 2048], columns = [2, 4, 8, 16, 32], swizzle = [0, 16, 32]>
#schedule = #attn.collective<chip = "sm_80", heads = 1, query_tile = 64, key_tile = 32, waves = 2, row_lanes = 4, depth_stage = 32, key_stage = 32, splits = 1,
    mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = fixed, direct_loads, queries_in_lds>>
#rows = affine_map<(r, c) -> (r, c)>
!lds = memref<6144xi8, #gpu.address_space<workgroup>>
!queries = memref<64x32xbf16, #gpu.address_space<workgroup>>
!keys = memref<32x32xbf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @queries
  // Two blocks of rows: 32 rows of 64 bytes are between them.
  // CHECK: nvvm.ldmatrix %{{.*}} {
  // CHECK: nvvm.ldmatrix %[[Q0:.*]] {
  // CHECK: %[[Q1:.*]] = llvm.getelementptr %[[Q0]][2048]
  // CHECK: nvvm.ldmatrix %[[Q1]] {
  // CHECK: nvvm.ldmatrix
  // CHECK: llvm.call_intrinsic "llvm.nvvm.mma.m16n8k16.row.col.bf16"({{.*}}) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32)
  // CHECK-COUNT-7: llvm.nvvm.mma.m16n8k16.row.col.bf16
  // CHECK-COUNT-8: llvm.nvvm.mma.m16n8k16.row.col.bf16
  // CHECK-NOT: llvm.nvvm.mma
  gpu.func @queries(%out: memref<64x32xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x32xf32>
    %q = attn.lds_tile %lds[0] layout(#blocks) : !lds -> !queries
    %k = attn.lds_tile %lds[4096] layout(#blocks) : !lds -> !keys
    %s = attn.dot %q[%c0], %k into %zero {transpose_rhs, attn.layouts = [#tile]} : !queries, !keys into vector<64x32xf32>
    attn.store %s, %out[%c0, %c0] map(#rows) : vector<64x32xf32>, memref<64x32xf32>
    gpu.return
  }
}

// -----

#tile = #attn.tile_layout<[row = 32, column = 32], register = [column 1, row 8, column 8 to 16], lane = [column 2 to 4, row 1 to 4], wave = [row 16]>
#other = #attn.tile_layout<[row = 32, column = 32], register = [column 1, column 8, row 8, column 16], lane = [column 2 to 4, row 1 to 4], wave = [row 16]>
#blocks = #attn.lds_layout<rows = [64, 128, 256, 512, 1024], columns = [2, 4, 8, 16, 32], swizzle = [0, 16, 32]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_80", heads = 1, query_tile = 32, key_tile = 32, waves = 2, row_lanes = 4, depth_stage = 32, key_stage = 32, splits = 1,
    mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = fixed>>
!lds = memref<6144xi8, #gpu.address_space<workgroup>>
!keys = memref<32x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @result(%qs: memref<32x32xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %k = attn.lds_tile %lds[0] layout(#blocks) : !lds -> !keys
    %q = attn.load %qs[%c0, %c0] map(#rows) {attn.layouts = [#tile]} : memref<32x32xf16> -> vector<32x32xf16>
    // expected-error @below {{has a result whose layout is not that of 16x8x16: [row = 32, column = 32], register = [column 1, row 8, column 8 to 16], lane = [column 2 to 4, row 1 to 4], wave = [row 16]}}
    %s = attn.dot %q, %k into %zero {transpose_rhs, attn.layouts = [#other]} : vector<32x32xf16>, !keys into vector<32x32xf32>
    gpu.return
  }
}

// -----

#tile = #attn.tile_layout<[row = 32, column = 32], register = [column 1, row 8, column 8 to 16], lane = [column 2 to 4, row 1 to 4], wave = [row 16]>
#other = #attn.tile_layout<[row = 32, column = 32], register = [column 1, column 8, row 8, column 16], lane = [column 2 to 4, row 1 to 4], wave = [row 16]>
#blocks = #attn.lds_layout<rows = [64, 128, 256, 512, 1024], columns = [2, 4, 8, 16, 32], swizzle = [0, 16, 32]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_80", heads = 1, query_tile = 32, key_tile = 32, waves = 2, row_lanes = 4, depth_stage = 32, key_stage = 32, splits = 1,
    mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = fixed>>
!lds = memref<6144xi8, #gpu.address_space<workgroup>>
!keys = memref<32x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @left(%qs: memref<32x32xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %k = attn.lds_tile %lds[0] layout(#blocks) : !lds -> !keys
    %q = attn.load %qs[%c0, %c0] map(#rows) {attn.layouts = [#other]} : memref<32x32xf16> -> vector<32x32xf16>
    // expected-error @below {{has a left side whose layout is not that of 16x8x16}}
    %s = attn.dot %q, %k into %zero {transpose_rhs, attn.layouts = [#tile]} : vector<32x32xf16>, !keys into vector<32x32xf32>
    gpu.return
  }
}

// -----

// Columns that lie 4 bytes apart are no rows of matrices.
#tile = #attn.tile_layout<[row = 32, column = 32], register = [column 1, row 8, column 8 to 16], lane = [column 2 to 4, row 1 to 4], wave = [row 16]>
#apart = #attn.lds_layout<rows = [2, 128, 256, 512, 1024], columns = [4, 8, 16, 32, 64]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_80", heads = 1, query_tile = 32, key_tile = 32, waves = 2, row_lanes = 4, depth_stage = 32, key_stage = 32, splits = 1,
    mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = fixed>>
!lds = memref<6144xi8, #gpu.address_space<workgroup>>
!keys = memref<32x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @apart(%qs: memref<32x32xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %k = attn.lds_tile %lds[0] layout(#apart) : !lds -> !keys
    %q = attn.load %qs[%c0, %c0] map(#rows) {attn.layouts = [#tile]} : memref<32x32xf16> -> vector<32x32xf16>
    // expected-error @below {{has a side of which 8 neighbouring columns do not lie together}}
    %s = attn.dot %q, %k into %zero {transpose_rhs, attn.layouts = [#tile]} : vector<32x32xf16>, !keys into vector<32x32xf32>
    gpu.return
  }
}

// -----

// A part of the depth of queries.
#tile = #attn.tile_layout<[row = 32, column = 32], register = [column 1, row 8, column 8 to 16], lane = [column 2 to 4, row 1 to 4], wave = [row 16]>
#blocks = #attn.lds_layout<rows = [64, 128, 256, 512, 1024], columns = [2, 4, 8, 16, 32], swizzle = [0, 16, 32]>
#wide = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>
#schedule = #attn.collective<chip = "sm_80", heads = 1, query_tile = 32, key_tile = 32, waves = 2, row_lanes = 4, depth_stage = 32, key_stage = 32, splits = 1,
    mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = fixed, queries_in_lds>>
!lds = memref<6144xi8, #gpu.address_space<workgroup>>
!queries = memref<32x64xf16, #gpu.address_space<workgroup>>
!keys = memref<32x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @part() workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c32 = arith.constant 32 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %q = attn.lds_tile %lds[0] layout(#wide) : !lds -> !queries
    %k = attn.lds_tile %lds[4096] layout(#blocks) : !lds -> !keys
    // expected-error @below {{takes a part of its left side's depth, expected all of it}}
    %s = attn.dot %q[%c32], %k into %zero {transpose_rhs, attn.layouts = [#tile]} : !queries, !keys into vector<32x32xf32>
    gpu.return
  }
}

// -----

// A barrier that leaves what was copied last in flight waits for the copies in
// front of the barrier before.
#tile = #attn.tile_layout<[row = 16, column = 32], register = [column 1, row 8, column 8 to 16], lane = [column 2 to 4, row 1 to 4]>
#staging = #attn.tile_layout<[row = 32, column = 32], register = [column 1 to 4, row 8 to 16], lane = [column 8 to 16, row 1 to 4]>
#blocks = #attn.lds_layout<rows = [64, 128, 256, 512, 1024], columns = [2, 4, 8, 16, 32], swizzle = [0, 16, 32]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_80", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 4, depth_stage = 32, key_stage = 32, splits = 1,
    mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = fixed, direct_loads>>
!lds = memref<4096xi8, #gpu.address_space<workgroup>>
!tile = memref<32x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @in_flight
  // CHECK: nvvm.cp.async.shared.global
  // CHECK: nvvm.cp.async.commit.group
  // CHECK-NEXT: nvvm.cp.async.wait.group 0
  // CHECK-NEXT: gpu.barrier
  // CHECK: nvvm.cp.async.shared.global
  // CHECK: nvvm.cp.async.commit.group
  // CHECK-NEXT: nvvm.cp.async.wait.group 1
  // CHECK-NEXT: gpu.barrier
  // CHECK-NOT: nvvm.cp.async.wait.group
  // CHECK: gpu.barrier {attn.leaves_all}
  gpu.func @in_flight(%kv: memref<?x32xf16>, %block: index) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %k = attn.lds_tile %lds[0] layout(#blocks) : !lds -> !tile
    %v = attn.lds_tile %lds[2048] layout(#blocks) : !lds -> !tile
    attn.copy %kv[%block, %c0] map(#rows) to %k {attn.layouts = [#staging]} : memref<?x32xf16> to !tile
    gpu.barrier
    attn.copy %kv[%block, %c0] map(#rows) to %v {attn.layouts = [#staging]} : memref<?x32xf16> to !tile
    gpu.barrier {attn.leaves_last}
    attn.copy %kv[%block, %c0] map(#rows) to %k {attn.layouts = [#staging]} : memref<?x32xf16> to !tile
    gpu.barrier {attn.leaves_all}
    gpu.return
  }
}
