// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-distribute,canonicalize,cse)))" --split-input-file --verify-diagnostics | FileCheck %s

// Two waves with 32 rows each, 64 keys, a depth of 32, 32 dimensions. A lane
// has 8 neighbours of the depth in a step of 16, and of 32 keys 16: those that
// the instruction gives it, with which it goes on as the next one's operand.
#operand = #attn.tile_layout<[row = 64, column = 32], register = [column 1 to 4, column 16], lane = [row 1 to 16, column 8], wave = [row 32]>
#scores = #attn.tile_layout<[row = 64, column = 64], register = [column 1 to 4, column 16 to 32], lane = [row 1 to 16, column 8], wave = [row 32]>
#output = #attn.tile_layout<[row = 64, column = 32], register = [column 1 to 2, column 8 to 16], lane = [row 1 to 16, column 4], wave = [row 32]>
#partial = #attn.tile_layout<[row = 64, column = 2], register = [], lane = [row 1 to 16, column 1], wave = [row 32]>
#row_values = #attn.tile_layout<[row = 64, column = 1], register = [], lane = [row 1 to 16, 0], wave = [row 32]>
#keys = #attn.lds_layout<rows = [64, 128, 512, 256, 1024, 2048], columns = [2, 4, 8, 16, 32], swizzle = [0, 16, 32]>
#values = #attn.lds_layout<rows = [2, 4, 8, 512, 1024, 2048], columns = [16, 32, 64, 128, 256], column_swizzle = [0, 0, 0, 16]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 32, key_stage = 64, splits = 1,
    mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>>
!lds = memref<16384xi8, #gpu.address_space<workgroup>>
!keys = memref<64x32xf16, #gpu.address_space<workgroup>>
!values = memref<64x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @block
  // Queries are read once, two times 16 bytes a lane.
  // CHECK-COUNT-2: rocdl.raw.ptr.buffer.load %{{.*}} : vector<4xi32>
  // Keys: rows with two bits exchanged, so that lane 4 has key 8. Chunks of 16
  // bytes are moved by bits 1 and 2 of the key, of which lane bits 1 and 3 are
  // in charge.
  // CHECK-DAG: %[[BIT1:.*]] = arith.muli %{{.*}}, %c16_i32
  // CHECK-DAG: %[[BIT3:.*]] = arith.muli %{{.*}}, %c32_i32
  // CHECK: %[[SWIZZLE:.*]] = arith.xori
  // CHECK: rocdl.s.setprio 1
  // CHECK: %[[KEY:.*]] = arith.xori %{{.*}}, %[[SWIZZLE]]
  // CHECK: %[[KEYS:.*]] = llvm.getelementptr %[[ARENA:.*]][%[[KEY]]]
  // CHECK: llvm.load %[[KEYS]] {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xi32>
  // CHECK: llvm.getelementptr %[[KEYS]][2048]
  // CHECK-COUNT-3: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xi32>
  // All reads are on their way: the barrier comes first.
  // CHECK: rocdl.sched.barrier 0
  // CHECK-NEXT: rocdl.s.setprio 2
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: rocdl.sched.barrier 0
  // Halves of two reads in turn.
  // CHECK: %[[S0:.*]] = llvm.call_intrinsic "llvm.amdgcn.mfma.f32.32x32x8f16"(%{{.*}}, %[[Q0:.*]], %[[ZERO:.*]], %c0_i32, %c0_i32, %c0_i32) : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  // CHECK: %[[S1:.*]] = llvm.call_intrinsic "llvm.amdgcn.mfma.f32.32x32x8f16"(%{{.*}}, %[[Q0]], %[[ZERO]],
  // CHECK: %[[S2:.*]] = llvm.call_intrinsic "llvm.amdgcn.mfma.f32.32x32x8f16"(%{{.*}}, %[[Q1:.*]], %[[S0]],
  // CHECK: %[[S3:.*]] = llvm.call_intrinsic "llvm.amdgcn.mfma.f32.32x32x8f16"(%{{.*}}, %[[Q1]], %[[S1]],
  // CHECK-COUNT-4: llvm.amdgcn.mfma
  // CHECK: rocdl.sched.barrier 0
  // CHECK-NEXT: rocdl.s.setprio 0
  // CHECK-NOT: gpu.barrier
  // Loops carry results of instructions.
  // CHECK: scf.for {{.*}} -> (f32, vector<16xf32>, vector<16xf32>, vector<16xf32>, index) {
  // CHECK-COUNT-32: llvm.amdgcn.exp2
  // CHECK-COUNT-16: rocdl.cvt.pkrtz
  // CHECK-COUNT-16: llvm.amdgcn.fdot2
  // CHECK: gpu.barrier
  // The buffer is added to a lane's part, which stays the same.
  // CHECK: %[[NUMBER:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK: %[[BUFFER:.*]] = arith.muli %[[NUMBER]], %c4096_i32
  // CHECK: rocdl.s.setprio 1
  // CHECK: %[[VALUES:.*]] = llvm.getelementptr %{{.*}}[%[[BUFFER]]]
  // CHECK: llvm.getelementptr %[[VALUES]][8192]
  // CHECK: llvm.getelementptr %[[VALUES]][9216]
  // CHECK: rocdl.sched.barrier 0
  // Values are multiplied while the first keys are read.
  // CHECK: llvm.getelementptr %[[KEYS]][%{{.*}}]
  // CHECK: rocdl.sched.barrier 0
  // CHECK-COUNT-4: llvm.amdgcn.mfma
  // CHECK: rocdl.sched.barrier 0
  // CHECK-COUNT-2: llvm.load
  // CHECK: rocdl.sched.barrier 0
  // CHECK-COUNT-4: llvm.amdgcn.mfma
  // CHECK: rocdl.sched.barrier 0
  // CHECK-NEXT: rocdl.s.setprio 2
  // CHECK-NEXT: gpu.barrier
  // CHECK-COUNT-8: llvm.amdgcn.mfma
  // CHECK: rocdl.s.setprio 0
  // CHECK-NOT: gpu.barrier
  // CHECK: scf.yield %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f32, vector<16xf32>, vector<16xf32>, vector<16xf32>, index
  // CHECK: gpu.return
  gpu.func @block(%q: memref<64x32xf16>, %out: memref<64x32xf32>, %blocks: index, %scale: f32) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero_s = arith.constant dense<0.0> : vector<64x64xf32>
    %zero_o = arith.constant dense<0.0> : vector<64x32xf32>
    %zero_l = arith.constant dense<0.0> : vector<64x2xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<64x32xf16> -> vector<64x32xf16>
    %k0 = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    %s0 = attn.dot %qt, %k0 into %zero_s {transpose_rhs, attn.layouts = [#scores]} : vector<64x32xf16>, !keys into vector<64x64xf32>
    gpu.barrier
    %r:4 = scf.for %j = %c0 to %blocks step %c1 iter_args(%l = %zero_l, %acc = %zero_o, %s = %s0, %b = %c0) -> (vector<64x2xf32>, vector<64x32xf32>, vector<64x64xf32>, index) {
      %p = math.exp2 %s {attn.layouts = [#scores]} : vector<64x64xf32>
      %p16 = arith.truncf %p toward_zero {attn.layouts = [#scores]} : vector<64x64xf32> to vector<64x64xf16>
      %l1 = attn.partial_sum %p16 into %l {attn.layouts = [#partial]} : vector<64x64xf16> into vector<64x2xf32>
      gpu.barrier
      %other = arith.subi %c1, %b : index
      %v = attn.lds_tile %lds[8192] buffer(%b of 2 by 4096) layout(#values) : !lds -> !values
      %acc1 = attn.dot %p16, %v into %acc {attn.layouts = [#output]} : vector<64x64xf16>, !values into vector<64x32xf32>
      %k = attn.lds_tile %lds[0] buffer(%other of 2 by 4096) layout(#keys) : !lds -> !keys
      %s1 = attn.dot %qt, %k into %zero_s {transpose_rhs, attn.layouts = [#scores]} : vector<64x32xf16>, !keys into vector<64x64xf32>
      gpu.barrier
      scf.yield %l1, %acc1, %s1, %other : vector<64x2xf32>, vector<64x32xf32>, vector<64x64xf32>, index
    } {attn.layouts = [#partial, #output, #scores]}
    attn.store %r#1, %out[%c0, %c0] map(#rows) : vector<64x32xf32>, memref<64x32xf32>
    gpu.return
  }

  // A maximum of what the lane has; the other half's only where one has grown.
  // CHECK-LABEL: gpu.func @rescale
  // CHECK-COUNT-31: arith.maxnumf
  // CHECK: %[[ABOVE:.*]] = arith.cmpf ogt
  // CHECK: %[[WHICH:.*]] = rocdl.ballot %[[ABOVE]] : i64
  // CHECK: %[[ANY:.*]] = arith.cmpi ne, %[[WHICH]], %c0_i64
  // CHECK: scf.if %[[ANY]] -> (vector<16xf32>) {
  // Numbers of lanes by instructions of LLVM's: text would write registers that
  // a matrix instruction has not written yet.
  // CHECK: %[[ALL:.*]] = llvm.inline_asm has_side_effects "", "=s,0" %c-1_i32
  // CHECK: %[[LOW:.*]] = rocdl.mbcnt.lo %[[ALL]], %c0_i32
  // CHECK: rocdl.mbcnt.hi %[[ALL]], %[[LOW]]
  // CHECK: rocdl.ds_bpermute
  // CHECK: arith.maxnumf
  // CHECK-COUNT-16: arith.mulf
  // CHECK: %[[LATE:.*]] = arith.cmpi slt, %{{.*}}, %c1_i32
  // CHECK: scf.if %[[LATE]] {
  // CHECK-NEXT: gpu.barrier
  gpu.func @rescale(%x: memref<64x64xf32>, %y: memref<64x32xf32>, %out: memref<64x32xf32>, %limit: f32) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %s = attn.load %x[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<64x64xf32> -> vector<64x64xf32>
    %acc = attn.load %y[%c0, %c0] map(#rows) {attn.layouts = [#output]} : memref<64x32xf32> -> vector<64x32xf32>
    %part = attn.partial_max %s {attn.layouts = [#partial]} : vector<64x64xf32> -> vector<64x2xf32>
    %limits = vector.broadcast %limit : f32 to vector<64x2xf32>
    %above = arith.cmpf ogt, %part, %limits {attn.layouts = [#partial]} : vector<64x2xf32>
    %grew = attn.any_in_wave %above : vector<64x2xi1>
    %acc1 = scf.if %grew -> vector<64x32xf32> {
      %max = attn.row_reduce maximum %part {attn.layouts = [#row_values]} : vector<64x2xf32> -> vector<64x1xf32>
      %shrink = vector.broadcast %max {attn.layouts = [#output]} : vector<64x1xf32> to vector<64x32xf32>
      %scaled = arith.mulf %acc, %shrink {attn.layouts = [#output]} : vector<64x32xf32>
      scf.yield %scaled : vector<64x32xf32>
    } else {
      scf.yield %acc : vector<64x32xf32>
    } {attn.layouts = [#output]}
    %late = attn.late_waves
    scf.if %late {
      gpu.barrier
    }
    attn.store %acc1, %out[%c0, %c0] map(#rows) : vector<64x32xf32>, memref<64x32xf32>
    gpu.return
  }
}

// -----

// Results of 16 x 16: two of them are 32 keys of a lane, in steps of 32.
#operand = #attn.tile_layout<[row = 16, column = 64], register = [column 1 to 4, column 32], lane = [row 1 to 8, column 8 to 16]>
#scores = #attn.tile_layout<[row = 16, column = 32], register = [column 1 to 4], lane = [row 1 to 8, column 8 to 16]>
#keys = #attn.lds_layout<rows = [128, 256, 2048, 512, 1024], columns = [2, 4, 8, 16, 32, 64]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx942", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 4, depth_stage = 64, key_stage = 32, splits = 1,
    mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = grouped>>
!lds = memref<4096xi8, #gpu.address_space<workgroup>>
!keys = memref<32x64xbf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @small
  // CHECK-COUNT-2: llvm.load {{.*}} -> vector<4xi32>
  // CHECK: %[[S0:.*]] = llvm.call_intrinsic "llvm.amdgcn.mfma.f32.16x16x16bf16.1k"(%{{.*}}) : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  // CHECK: %[[S1:.*]] = llvm.call_intrinsic "llvm.amdgcn.mfma
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.mfma{{.*}}"(%{{.*}}, %{{.*}}, %[[S0]],
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.mfma{{.*}}"(%{{.*}}, %{{.*}}, %[[S1]],
  // CHECK-COUNT-4: llvm.amdgcn.mfma
  // Two reads ahead of two instructions for each.
  // CHECK-NOT: rocdl.sched.barrier
  // CHECK: rocdl.sched.group.barrier 256, 2, 0
  // CHECK-NEXT: rocdl.sched.group.barrier 256, 1, 0
  // CHECK-NEXT: rocdl.sched.group.barrier 8, 2, 0
  // CHECK-NEXT: rocdl.sched.group.barrier 256, 1, 0
  // CHECK-NEXT: rocdl.sched.group.barrier 8, 2, 0
  // CHECK-NEXT: rocdl.sched.group.barrier 8, 2, 0
  // CHECK-NEXT: rocdl.sched.group.barrier 8, 2, 0
  // CHECK-NEXT: gpu.barrier
  // What a lane has of a query is stored together.
  // CHECK-COUNT-2: rocdl.raw.ptr.buffer.store %{{.*}} : vector<4xi32>
  gpu.func @small(%q: memref<16x64xbf16>, %out: memref<16x32xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<16x32xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<16x64xbf16> -> vector<16x64xbf16>
    %k = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    %s = attn.dot %qt, %k into %zero {transpose_rhs, attn.layouts = [#scores]} : vector<16x64xbf16>, !keys into vector<16x32xf32>
    gpu.barrier
    attn.store %s, %out[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }
}

// -----

// gfx1100: both halves of a wave have all of an operand, and a result's rows
// alternate between them, so that probabilities change lanes.
#operand = #attn.tile_layout<[row = 16, column = 16], register = [column 1 to 8], lane = [row 1 to 8, 0]>
#scores = #attn.tile_layout<[row = 16, column = 16], register = [column 2 to 8], lane = [row 1 to 8, column 1]>
#keys = #attn.lds_layout<rows = [32, 64, 128, 256], columns = [2, 4, 8, 16]>
#values = #attn.lds_layout<rows = [2, 4, 8, 16], columns = [32, 64, 128, 256]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx1100", heads = 1, query_tile = 16, key_tile = 16, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 16, splits = 1,
    mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed>>
!lds = memref<4096xi8, #gpu.address_space<workgroup>>
!keys = memref<16x16xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @wmma
  // A lane reads 32 bytes.
  // CHECK-COUNT-2: llvm.load {{.*}} -> vector<4xi32>
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x16.f16"(%{{.*}}, %{{.*}}, %{{.*}}) : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  // CHECK: %[[PAIR:.*]] = rocdl.cvt.pkrtz
  // CHECK-COUNT-3: rocdl.cvt.pkrtz
  // Two keys of the lane and two of the other half are two dwords.
  // CHECK: %[[OWN:.*]] = llvm.bitcast %[[PAIR]]
  // CHECK: %[[OTHER:.*]] = rocdl.{{.*}} %[[OWN]]
  // CHECK: %[[UPPER:.*]] = arith.cmpi ne, %{{.*}}, %c0_i32
  // 0x01000504 and 0x05040100, 0x03020706 and 0x07060302.
  // CHECK: %[[LOW:.*]] = arith.select %[[UPPER]], %c16778500_i32, %c84148480_i32
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.perm"(%[[OTHER]], %[[OWN]], %[[LOW]])
  // CHECK: %[[HIGH:.*]] = arith.select %[[UPPER]], %c50464518_i32, %c117834498_i32
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.perm"(%[[OTHER]], %[[OWN]], %[[HIGH]])
  // CHECK-COUNT-6: llvm.call_intrinsic "llvm.amdgcn.perm"
  // CHECK: llvm.amdgcn.wmma
  // CHECK-COUNT-8: rocdl.raw.ptr.buffer.store %{{.*}} : i32
  gpu.func @wmma(%q: memref<16x16xf16>, %out: memref<16x16xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<16x16xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<16x16xf16> -> vector<16x16xf16>
    %k = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    %s = attn.dot %qt, %k into %zero {transpose_rhs, attn.layouts = [#scores]} : vector<16x16xf16>, !keys into vector<16x16xf32>
    %p = arith.truncf %s toward_zero {attn.layouts = [#scores]} : vector<16x16xf32> to vector<16x16xf16>
    %moved = attn.relayout %p {attn.layouts = [#operand]} : vector<16x16xf16>
    %v = attn.lds_tile %lds[2048] layout(#values) : !lds -> !keys
    %o = attn.dot %moved, %v into %zero {attn.layouts = [#scores]} : vector<16x16xf16>, !keys into vector<16x16xf32>
    attn.store %o, %out[%c0, %c0] map(#rows) : vector<16x16xf32>, memref<16x16xf32>
    gpu.return
  }
}

// -----

// The same with keys in the order of assign-layouts-mma.mlir: halves hand each
// other whole dwords, through the LDS unit and not past the next instructions.
// What is no product goes first, but for values that are put into workgroup
// memory, then what a wave has begun.
#operand = #attn.tile_layout<[row = 16, column = 16], register = [column 1 to 8], lane = [row 1 to 8, 0]>
#scores = #attn.tile_layout<[row = 16, column = 16], register = [column 1 to 4], lane = [row 1 to 8, column 8]>
#outputs = #attn.tile_layout<[row = 16, column = 16], register = [column 2 to 8], lane = [row 1 to 8, column 1]>
#keys = #attn.lds_layout<rows = [64, 128, 256, 32], columns = [2, 4, 8, 16]>
#values = #attn.lds_layout<rows = [2, 4, 8, 256], columns = [16, 32, 64, 128]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx1100", heads = 1, query_tile = 16, key_tile = 16, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 16, splits = 1,
    mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, priorities>>
!lds = memref<4096xi8, #gpu.address_space<workgroup>>
!keys = memref<16x16xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @handout
  // CHECK: rocdl.s.setprio 0
  // CHECK: llvm.amdgcn.wmma
  // CHECK-NOT: rocdl.s.setprio
  // CHECK-COUNT-16: llvm.store %{{.*}} : f16, !llvm.ptr<3>
  // CHECK: rocdl.s.setprio 2
  // CHECK: %[[PAIR:.*]] = rocdl.cvt.pkrtz
  // CHECK-COUNT-3: rocdl.cvt.pkrtz
  // Of lanes without bit 4: 0x000f, then of those with it: 0x020f.
  // CHECK: %[[OWN:.*]] = llvm.bitcast %[[PAIR]]
  // CHECK: rocdl.ds_swizzle %[[OWN]], %c15_i32
  // CHECK-COUNT-3: rocdl.ds_swizzle %{{.*}}, %c15_i32
  // CHECK: rocdl.ds_swizzle %[[OWN]], %c527_i32
  // CHECK-COUNT-3: rocdl.ds_swizzle %{{.*}}, %c527_i32
  // CHECK-NOT: ds_swizzle
  // CHECK-NOT: llvm.amdgcn.perm
  // CHECK: rocdl.sched.barrier 0
  // CHECK: rocdl.s.setprio 1
  // CHECK: llvm.amdgcn.wmma
  // CHECK: rocdl.s.setprio 2
  gpu.func @handout(%q: memref<16x16xf16>, %out: memref<16x16xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<16x16xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<16x16xf16> -> vector<16x16xf16>
    %k = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    %v = attn.lds_tile %lds[512] layout(#values) : !lds -> !keys
    %s = attn.dot %qt, %k into %zero {transpose_rhs, attn.layouts = [#scores]} : vector<16x16xf16>, !keys into vector<16x16xf32>
    attn.store_lds %qt, %v : vector<16x16xf16>, !keys
    %p = arith.truncf %s toward_zero {attn.layouts = [#scores]} : vector<16x16xf32> to vector<16x16xf16>
    %moved = attn.relayout %p {attn.layouts = [#operand]} : vector<16x16xf16>
    %o = attn.dot %moved, %v into %zero {attn.layouts = [#outputs]} : vector<16x16xf16>, !keys into vector<16x16xf32>
    attn.store %o, %out[%c0, %c0] map(#rows) : vector<16x16xf32>, memref<16x16xf32>
    gpu.return
  }
}

// -----

// Queries in workgroup memory: those of a step of the depth are read in front of
// the first keys of it, and are there for all of them.
#operand = #attn.tile_layout<[row = 32, column = 32], register = [column 1 to 16], lane = [row 1 to 8, 0], wave = [row 16]>
#scores = #attn.tile_layout<[row = 32, column = 32], register = [column 2 to 16], lane = [row 1 to 8, column 1], wave = [row 16]>
#queries = #attn.lds_layout<rows = [16, 32, 64, 128, 256], columns = [2, 4, 8, 512, 1024]>
#keys = #attn.lds_layout<rows = [64, 128, 256, 512, 1024], columns = [2, 4, 8, 16, 32]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx1100", heads = 1, query_tile = 32, key_tile = 32, waves = 2, row_lanes = 2, depth_stage = 32, key_stage = 32, splits = 1,
    mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed>>
!lds = memref<4096xi8, #gpu.address_space<workgroup>>
!tile = memref<32x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @queries
  // A row is 16 bytes from the next, a wave's rows are 256, and 8 columns 512.
  // CHECK-DAG: %[[WAVE:.*]] = arith.muli %{{.*}}, %c256_i32
  // CHECK: %[[Q:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  // CHECK: llvm.load %[[Q]] {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xi32>
  // CHECK: %[[Q8:.*]] = llvm.getelementptr %[[Q]][512]
  // CHECK: llvm.load %[[Q8]]
  // Two reads of keys, and two of the next step behind its queries.
  // CHECK-COUNT-4: llvm.load
  // CHECK: rocdl.sched.barrier 0
  // CHECK: %[[Q16:.*]] = llvm.getelementptr %[[Q]][1024]
  // CHECK: llvm.load %[[Q16]]
  // CHECK: %[[Q24:.*]] = llvm.getelementptr %[[Q]][1536]
  // CHECK: llvm.load %[[Q24]]
  // CHECK-COUNT-4: llvm.load
  // CHECK: rocdl.sched.barrier 0
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x16.f16"(%{{.*}}, %[[FIRST:.*]], %{{.*}}) :
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x16.f16"(%{{.*}}, %[[FIRST]], %{{.*}}) :
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x16.f16"(%{{.*}}, %[[SECOND:.*]], %{{.*}}) :
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x16.f16"(%{{.*}}, %[[SECOND]], %{{.*}}) :
  // CHECK-NOT: wmma
  gpu.func @queries(%out: memref<32x32xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %q = attn.lds_tile %lds[0] layout(#queries) : !lds -> !tile
    %k = attn.lds_tile %lds[2048] layout(#keys) : !lds -> !tile
    %s = attn.dot %q[%c0], %k into %zero {transpose_rhs, attn.layouts = [#scores, #operand]} : !tile, !tile into vector<32x32xf32>
    attn.store %s, %out[%c0, %c0] map(#rows) : vector<32x32xf32>, memref<32x32xf32>
    gpu.return
  }
}

// -----

// gfx1201: the halves share the depth.
// CHECK: #[[LOCAL:.*]] = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
#operand = #attn.tile_layout<[row = 16, column = 32], register = [column 1 to 4, column 16], lane = [row 1 to 8, column 8]>
#scores = #attn.tile_layout<[row = 16, column = 16], register = [column 1 to 4], lane = [row 1 to 8, column 8]>
#keys = #attn.lds_layout<rows = [64, 128, 256, 512], columns = [2, 4, 8, 16, 32]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx1201", heads = 1, query_tile = 16, key_tile = 16, waves = 1, row_lanes = 2, depth_stage = 32, key_stage = 16, splits = 1,
    mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = compiler>>
!lds = memref<1024xi8, #gpu.address_space<workgroup>>
!keys = memref<16x32xbf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @halves
  // CHECK-COUNT-2: llvm.load {{.*}} -> vector<4xi32>
  // CHECK-COUNT-2: llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x16.bf16"(%{{.*}}) : (vector<8xi16>, vector<8xi16>, vector<8xf32>) -> vector<8xf32>
  // CHECK-NOT: rocdl.sched
  // A barrier is about workgroup memory only, so that LLVM lets no load land.
  // CHECK: llvm.fence syncscope("workgroup") release {llvm.mmra = #[[LOCAL]]}
  // CHECK-NEXT: rocdl.s.barrier
  // CHECK-NEXT: llvm.fence syncscope("workgroup") acquire {llvm.mmra = #[[LOCAL]]}
  gpu.func @halves(%q: memref<16x32xbf16>, %out: memref<16x16xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<16x16xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<16x32xbf16> -> vector<16x32xbf16>
    %k = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    %s = attn.dot %qt, %k into %zero {transpose_rhs, attn.layouts = [#scores]} : vector<16x32xbf16>, !keys into vector<16x16xf32>
    gpu.barrier
    attn.store %s, %out[%c0, %c0] map(#rows) : vector<16x16xf32>, memref<16x16xf32>
    gpu.return
  }
}

// -----

// gfx950: values lie in workgroup memory as in global memory, and 16 lanes
// transpose 4 keys x 16 dimensions in a read. One instruction takes 8 keys.
#operand = #attn.tile_layout<[row = 32, column = 16], register = [column 1 to 4], lane = [row 1 to 16, column 8]>
#output = #attn.tile_layout<[row = 32, column = 32], register = [column 1 to 2, column 8 to 16], lane = [row 1 to 16, column 4]>
#values = #attn.lds_layout<rows = [64, 128, 256, 512], columns = [2, 4, 8, 16, 32], swizzle = [16, 32]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx950", heads = 1, query_tile = 32, key_tile = 16, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 16, splits = 1,
    mma = <atom = "32x32x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, transposed_reads>>
!lds = memref<1024xi8, #gpu.address_space<workgroup>>
!values = memref<16x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // Lane bits 0 and 1 are dimensions 4 and 8, bits 2 and 3 are keys 1 and 2,
  // with their chunks moved.
  // CHECK-LABEL: gpu.func @transposed
  // CHECK: %[[BASE:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  // CHECK: rocdl.ds.read.tr16.b64 %[[BASE]] : <3> -> vector<4xf16>
  // CHECK: %[[NEXT:.*]] = llvm.getelementptr %[[BASE]][256]
  // CHECK: rocdl.ds.read.tr16.b64 %[[NEXT]] : <3> -> vector<4xf16>
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.mfma.f32.32x32x16.f16"(%{{.*}}) : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  // CHECK-NOT: llvm.amdgcn.mfma
  gpu.func @transposed(%p: memref<32x16xf16>, %out: memref<32x32xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %pt = attn.load %p[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<32x16xf16> -> vector<32x16xf16>
    %v = attn.lds_tile %lds[0] layout(#values) : !lds -> !values
    %o = attn.dot %pt, %v into %zero {attn.layouts = [#output]} : vector<32x16xf16>, !values into vector<32x32xf32>
    attn.store %o, %out[%c0, %c0] map(#rows) : vector<32x32xf32>, memref<32x32xf32>
    gpu.return
  }
}

// -----

// Loads that go to workgroup memory by themselves: a wave's lanes write pieces of
// 16 bytes side by side, so that it is what they load that a swizzle moves.
#staging = #attn.tile_layout<[row = 32, column = 32], register = [column 1 to 4, row 16], lane = [column 8 to 16, row 1 to 8]>
#keys = #attn.lds_layout<rows = [64, 128, 256, 512, 1024], columns = [2, 4, 8, 16, 32], swizzle = [16, 32]>
#values = #attn.lds_layout<rows = [2, 4, 8, 512, 1024], columns = [16, 32, 64, 128, 256]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx950", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 2, depth_stage = 32, key_stage = 32, splits = 1,
    mma = <atom = "32x32x16", buffers = 2, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, direct_loads>>
!lds = memref<6144xi8, #gpu.address_space<workgroup>>
!tile = memref<32x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @direct
  // CHECK: %[[ARENA:.*]] = llvm.inttoptr
  // CHECK: %[[LANE:.*]] = arith.andi %{{.*}}, %c63_i32
  // Rows 1 and 2 are lane bits 2 and 3, which exchange lanes 1 and 2.
  // CHECK: arith.shrui %[[LANE]], %c2_i32
  // CHECK: %[[MOVED0:.*]] = arith.xori %[[LANE]], %{{.*}}
  // CHECK: arith.shrui %[[LANE]], %c3_i32
  // CHECK: %[[MOVED:.*]] = arith.xori %[[MOVED0]], %{{.*}}
  // CHECK: %[[BUFFER:.*]] = rocdl.make.buffer.rsrc
  // CHECK: arith.muli %[[MOVED]], %c16_i32
  // CHECK: %[[PLACE:.*]] = arith.muli %{{.*}}, %c2048_i32
  // CHECK: %[[TILE:.*]] = llvm.getelementptr %[[ARENA]][%[[PLACE]]]
  // CHECK: rocdl.raw.ptr.buffer.load.lds %[[BUFFER]], %[[TILE]], %c16_i32, %{{.*}}, %c0_i32, %c0_i32, %c0_i32
  // CHECK: %[[NEXT:.*]] = llvm.getelementptr %[[TILE]][1024]
  // CHECK: rocdl.raw.ptr.buffer.load.lds %[[BUFFER]], %[[NEXT]],
  // Barriers wait for them. What has to be transposed passes through registers.
  // CHECK-NEXT: rocdl.s.waitcnt 3952
  // CHECK-NEXT: gpu.barrier
  // CHECK-NOT: load.lds
  // CHECK: llvm.store
  gpu.func @direct(%k: memref<32x32xf16>, %b: index) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %kt = attn.lds_tile %lds[0] buffer(%b of 2 by 2048) layout(#keys) : !lds -> !tile
    %vt = attn.lds_tile %lds[4096] layout(#values) : !lds -> !tile
    attn.copy %k[%c0, %c0] map(#rows) to %kt {attn.layouts = [#staging]} : memref<32x32xf16> to !tile
    gpu.barrier
    attn.copy %k[%c0, %c0] map(#rows) to %vt {attn.layouts = [#staging]} : memref<32x32xf16> to !tile
    gpu.return
  }
}

// -----

// Probabilities of bf16, two at once: by integers, where no NaN is to be kept
// and halves go away from zero an addition and half a permutation for each; by
// an instruction where the chip has one.
#scores = #attn.tile_layout<[row = 32, column = 4], register = [column 1], lane = [row 1 to 16, column 2]>
#rows = affine_map<(r, c) -> (r, c)>
#gfx942 = #attn.collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 32, splits = 1>
#gfx950 = #attn.collective<chip = "gfx950", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 32, splits = 1>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @halves_away
  // CHECK: %[[LOW:.*]] = arith.addi %{{.*}}, %c32768_i32
  // CHECK: %[[HIGH:.*]] = arith.addi %{{.*}}, %c32768_i32
  // CHECK-NEXT: llvm.call_intrinsic "llvm.amdgcn.perm"(%[[HIGH]], %[[LOW]], %c117834498_i32)
  // CHECK-NOT: arith.cmpf
  // CHECK: rocdl.raw.ptr.buffer.store
  gpu.func @halves_away(%x: memref<32x4xf32>, %out: memref<32x4xbf16>) kernel attributes {attn.collective = #gfx942} {
    %c0 = arith.constant 0 : index
    %p = attn.load %x[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<32x4xf32> -> vector<32x4xf32>
    %y = arith.truncf %p to_nearest_away fastmath<nnan> {attn.layouts = [#scores]} : vector<32x4xf32> to vector<32x4xbf16>
    attn.store %y, %out[%c0, %c0] map(#rows) : vector<32x4xbf16>, memref<32x4xbf16>
    gpu.return
  }

  // CHECK-LABEL: gpu.func @instruction
  // CHECK: llvm.fptrunc %{{.*}} : vector<2xf32> to vector<2xbf16>
  // CHECK-NOT: llvm.amdgcn.perm
  gpu.func @instruction(%x: memref<32x4xf32>, %out: memref<32x4xbf16>) kernel attributes {attn.collective = #gfx950} {
    %c0 = arith.constant 0 : index
    %p = attn.load %x[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<32x4xf32> -> vector<32x4xf32>
    %y = arith.truncf %p {attn.layouts = [#scores]} : vector<32x4xf32> to vector<32x4xbf16>
    attn.store %y, %out[%c0, %c0] map(#rows) : vector<32x4xbf16>, memref<32x4xbf16>
    gpu.return
  }
}

// -----

#operand = #attn.tile_layout<[row = 32, column = 16], register = [column 1 to 4], lane = [row 1 to 16, column 8]>
#other_operand = #attn.tile_layout<[row = 32, column = 16], register = [column 1 to 8], lane = [row 1 to 16, 0]>
#scores = #attn.tile_layout<[row = 32, column = 32], register = [column 1 to 4, column 16], lane = [row 1 to 16, column 8]>
#other_scores = #attn.tile_layout<[row = 32, column = 32], register = [row 1 to 8], lane = [column 1 to 16, row 16]>
#keys = #attn.lds_layout<rows = [32, 64, 128, 256, 512], columns = [2, 4, 8, 16]>
#values = #attn.lds_layout<rows = [2, 4, 8, 16], columns = [32, 64, 128, 256, 512]>
#long = #attn.lds_layout<rows = [64, 128, 256, 512, 1024], columns = [2, 4, 8, 16, 32]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx950", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 32, splits = 1,
    mma = <atom = "32x32x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, transposed_reads>>
#gfx942 = #attn.collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 32, splits = 1,
    mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, transposed_reads>>
#no_mma = #attn.collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 32, splits = 1>
!more_lds = memref<2048xi8, #gpu.address_space<workgroup>>
!lds = memref<1024xi8, #gpu.address_space<workgroup>>
!keys = memref<32x16xf16, #gpu.address_space<workgroup>>
!values = memref<16x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @no_instruction(%q: memref<32x16xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #no_mma} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<32x16xf16> -> vector<32x16xf16>
    %k = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    // expected-error @below {{is of a schedule that names no matrix instruction of gfx942 for 'f16', but has a left side in registers}}
    %s = attn.dot %qt, %k into %zero {transpose_rhs, attn.layouts = [#scores]} : vector<32x16xf16>, !keys into vector<32x32xf32>
    gpu.return
  }

  gpu.func @part_of_queries() workgroup(%lds: !more_lds) kernel attributes {attn.collective = #schedule} {
    %c16 = arith.constant 16 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %q = attn.lds_tile %lds[0] layout(#long) : !more_lds -> memref<32x32xf16, #gpu.address_space<workgroup>>
    %k = attn.lds_tile %lds[0] layout(#keys) : !more_lds -> !keys
    // expected-error @below {{has a part of a left side in workgroup memory, matrix instructions expect all of it}}
    %s = attn.dot %q[%c16], %k into %zero {transpose_rhs, attn.layouts = [#scores, #operand]} : memref<32x32xf16, #gpu.address_space<workgroup>>, !keys into vector<32x32xf32>
    gpu.return
  }

  gpu.func @no_left_layout() workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %k = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    // expected-error @below {{has no layout for tile 1; attn-assign-layouts writes 'attn.layouts'}}
    %s = attn.dot %k[%c0], %k into %zero {transpose_rhs, attn.layouts = [#scores]} : !keys, !keys into vector<32x32xf32>
    gpu.return
  }

  gpu.func @queries_of_f32() workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<16x16xf32>
    %k = attn.lds_tile %lds[0] layout(<rows = [64, 128, 256, 512], columns = [4, 8, 16, 32]>) : !lds -> memref<16x16xf32, #gpu.address_space<workgroup>>
    // expected-error @below {{is of a schedule that names no matrix instruction of gfx950 for 'f32'}}
    %s = attn.dot %k[%c0], %k into %zero {transpose_rhs, attn.layouts = [#scores]} : memref<16x16xf32, #gpu.address_space<workgroup>>, memref<16x16xf32, #gpu.address_space<workgroup>> into vector<16x16xf32>
    gpu.return
  }

  gpu.func @result(%q: memref<32x16xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<32x16xf16> -> vector<32x16xf16>
    %k = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    // expected-error @below {{has a result whose layout is not that of 32x32x16: columns in the lowest 4 bits of registers and the lanes above 32, rows in the other lanes and in waves}}
    %s = attn.dot %qt, %k into %zero {transpose_rhs, attn.layouts = [#other_scores]} : vector<32x16xf16>, !keys into vector<32x32xf32>
    gpu.return
  }

  gpu.func @left_side(%q: memref<32x16xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %qt = attn.load %q[%c0, %c0] map(#rows) {attn.layouts = [#other_operand]} : memref<32x16xf16> -> vector<32x16xf16>
    %k = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    // expected-error @below {{has a left side whose layout is not that of 32x32x16: 8 columns in the lowest bits of registers, others in the lanes above 32, and the result's rows}}
    %s = attn.dot %qt, %k into %zero {transpose_rhs, attn.layouts = [#scores]} : vector<32x16xf16>, !keys into vector<32x32xf32>
    gpu.return
  }

  gpu.func @one_value() workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %ones = arith.constant dense<1.0> : vector<32x16xf16>
    %k = attn.lds_tile %lds[0] layout(#keys) : !lds -> !keys
    // expected-error @below {{multiplies a tile of one value, which has no layout}}
    %s = attn.dot %ones, %k into %zero {transpose_rhs, attn.layouts = [#scores]} : vector<32x16xf16>, !keys into vector<32x32xf32>
    gpu.return
  }

  gpu.func @chip_transposes(%p: memref<32x16xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #gfx942} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %pt = attn.load %p[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<32x16xf16> -> vector<32x16xf16>
    %v = attn.lds_tile %lds[0] layout(#values) : !lds -> !values
    // expected-error @below {{has a schedule with transposed_reads, which gfx942 does not have}}
    %o = attn.dot %pt, %v into %zero {attn.layouts = [#scores]} : vector<32x16xf16>, !values into vector<32x32xf32>
    gpu.return
  }

  gpu.func @transposed_layout(%p: memref<32x16xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<32x32xf32>
    %pt = attn.load %p[%c0, %c0] map(#rows) {attn.layouts = [#operand]} : memref<32x16xf16> -> vector<32x16xf16>
    %v = attn.lds_tile %lds[0] layout(#values) : !lds -> !values
    // expected-error @below {{has a right side that no transposed read fits: expected columns side by side, 4 of them in the lowest bits of lanes}}
    %o = attn.dot %pt, %v into %zero {attn.layouts = [#scores]} : vector<32x16xf16>, !values into vector<32x32xf32>
    gpu.return
  }

  gpu.func @partial_max(%x: memref<32x32xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %s = attn.load %x[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<32x32xf32> -> vector<32x32xf32>
    // expected-error @below {{reduces what is not all in one lane}}
    %m = attn.partial_max %s {attn.layouts = [#attn.tile_layout<[row = 32, column = 1], register = [], lane = [row 1 to 16, 0]>]} : vector<32x32xf32> -> vector<32x1xf32>
    gpu.return
  }
}

// -----

#before = #attn.tile_layout<[row = 32, column = 4], register = [column 1 to 2], lane = [row 1 to 16, 0]>
#after = #attn.tile_layout<[row = 32, column = 4], register = [row 1, row 2], lane = [column 1 to 2, row 4 to 16, 0]>
#waves = #attn.tile_layout<[row = 64, column = 4], register = [column 1 to 2], lane = [row 1 to 32], wave = [0]>
#no_waves = #attn.tile_layout<[row = 64, column = 4], register = [column 1 to 2], lane = [row 1 to 16, 0], wave = [row 32]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 2, depth_stage = 16, key_stage = 32, splits = 1>

gpu.module @kernels {
  gpu.func @relayout(%x: memref<32x4xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %s = attn.load %x[%c0, %c0] map(#rows) {attn.layouts = [#before]} : memref<32x4xf32> -> vector<32x4xf32>
    // expected-error @below {{puts together a dword of 4 others, expected 2 at most}}
    %m = attn.relayout %s {attn.layouts = [#after]} : vector<32x4xf32>
    gpu.return
  }

  gpu.func @relayout_waves(%x: memref<64x4xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %s = attn.load %x[%c0, %c0] map(#rows) {attn.layouts = [#no_waves]} : memref<64x4xf32> -> vector<64x4xf32>
    // expected-error @below {{moves elements from wave to wave, or other ones in each}}
    %m = attn.relayout %s {attn.layouts = [#waves]} : vector<64x4xf32>
    gpu.return
  }
}
