// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-distribute,canonicalize,cse)))" --split-input-file --verify-diagnostics | FileCheck %s

// One wave: 16 lanes share a row, lane l has rows l / 16 + 4 i and columns
// l mod 16 + 16 j in its registers 2 i + j.
#scores = #attn.tile_layout<[row = 16, column = 32], register = [column 16, row 4 to 8], lane = [column 1 to 8, row 1 to 2]>
#row_values = #attn.tile_layout<[row = 16, column = 1], register = [row 4 to 8], lane = [0, 0, 0, 0, row 1 to 2]>
#partial = #attn.tile_layout<[row = 16, column = 16], register = [row 4 to 8], lane = [column 1 to 8, row 1 to 2]>
#rows = affine_map<(r, c) -> (r, c)>
#first_column = affine_map<(r, c) -> (r)>
#schedule = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
#matrix_schedule = #attn.collective<chip = "gfx942", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>

gpu.module @kernels {
  // The example of the pass: registers are reduced, then the lanes of a row.
  // CHECK-LABEL: gpu.func @reduce
  // CHECK-SAME: passthrough = {{\[\[}}"amdgpu-ieee", "false"]]
  // CHECK: %[[LANE:.*]] = arith.andi %{{.*}}, %c63_i32
  // CHECK: %[[BUFFER:.*]] = rocdl.make.buffer.rsrc %{{.*}}, %c0_i16, %{{.*}}, %c159744_i32 : !llvm.ptr to <8>
  // CHECK-COUNT-8: rocdl.raw.ptr.buffer.load %[[BUFFER]], %{{.*}} : i32
  // CHECK-COUNT-4: arith.maxnumf
  // All rows take a step together.
  // CHECK-COUNT-4: rocdl.update.dpp %{{.*}}, %{{.*}} with 296, 15, 15, true : f32
  // CHECK-COUNT-4: arith.maxnumf
  // CHECK-COUNT-4: rocdl.update.dpp %{{.*}}, %{{.*}} with 292, 15, 15, true : f32
  // CHECK-COUNT-4: rocdl.update.dpp %{{.*}}, %{{.*}} with 290, 15, 15, true : f32
  // CHECK-COUNT-4: rocdl.update.dpp %{{.*}}, %{{.*}} with 289, 15, 15, true : f32
  // One of the lanes of a row stores: the others have an offset beyond all.
  // CHECK: llvm.inline_asm has_side_effects "v_mbcnt_lo_u32_b32 $0, -1, 0\0Av_mbcnt_hi_u32_b32 $0, -1, $0", "=v"
  // CHECK: %[[REPLICA:.*]] = arith.andi %{{.*}}, %c15_i32
  // CHECK: %[[IS_FIRST:.*]] = arith.cmpi eq, %[[REPLICA]], %c0_i32
  // CHECK: arith.select %[[IS_FIRST]], %{{.*}}, %c-2147483648_i32
  // CHECK-COUNT-4: rocdl.raw.ptr.buffer.store %{{.*}} : i32
  // CHECK-NOT: vector<16x
  gpu.func @reduce(%source: memref<16x32xf32>, %out: memref<16xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    %m = attn.row_reduce maximum %x {attn.layouts = [#row_values]} : vector<16x32xf32> -> vector<16x1xf32>
    attn.store %m, %out[%c0, %c0] map(#first_column) : vector<16x1xf32>, memref<16xf32>
    gpu.return
  }

  // In a loop over rows the descriptor is of all of them, so that LLVM takes it
  // out of the loop: lanes add how far the tile is.
  // CHECK-LABEL: gpu.func @moving
  // CHECK: scf.for %[[I:.*]] = %c0 to
  // CHECK: %[[ALL:.*]] = memref.extract_aligned_pointer_as_index %{{.*}} : memref<4096x32xf32> -> index
  // CHECK: %[[ADDRESS:.*]] = arith.index_cast %[[ALL]] : index to i64
  // CHECK: %[[ROW:.*]] = arith.index_cast %[[I]] : index to i32
  // CHECK: %[[DISTANCE:.*]] = arith.muli %[[ROW]], %c128_i32 : i32
  // CHECK: %[[POINTER:.*]] = llvm.inttoptr %[[ADDRESS]]
  // CHECK: %[[BUFFER:.*]] = rocdl.make.buffer.rsrc %[[POINTER]], %c0_i16, %c524288_i64, %c159744_i32 : !llvm.ptr to <8>
  // CHECK: %[[SUM:.*]] = arith.addi %{{.*}}, %[[DISTANCE]] : i32
  // CHECK: %[[OFFSET:.*]] = llvm.inline_asm has_side_effects "", "=v,0" %[[SUM]] : (i32) -> i32
  // CHECK: rocdl.raw.ptr.buffer.load %[[BUFFER]], %[[OFFSET]], %c0_i32, %c0_i32 : i32
  gpu.func @moving(%source: memref<4096x32xf32>, %end: index, %out: memref<16x32xf32>) kernel attributes {attn.collective = #matrix_schedule} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %zeros = arith.constant dense<0.0> : vector<16x32xf32>
    %sum = scf.for %i = %c0 to %end step %c16 iter_args(%so_far = %zeros) -> (vector<16x32xf32>) {
      %x = attn.load %source[%i, %c0] map(#rows) {attn.layouts = [#scores]} : memref<4096x32xf32> -> vector<16x32xf32>
      %next = arith.addf %so_far, %x {attn.layouts = [#scores]} : vector<16x32xf32>
      scf.yield %next : vector<16x32xf32>
    } {attn.layouts = [#scores]}
    attn.store %sum, %out[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }

  // Where a select would wait for a comparison, a lane has a bit for each column
  // that holds, and an element a mask of its bit.
  // CHECK-LABEL: gpu.func @kept
  // CHECK: %[[ABOVE:.*]] = arith.subi %{{.*}}, %arg2 : i32
  // CHECK: %[[MORE:.*]] = arith.addi %[[ABOVE]], %c31_i32
  // CHECK: %[[MAX:.*]] = arith.maxsi %[[MORE]], %c0_i32
  // CHECK: %[[ZEROS:.*]] = arith.minsi %[[MAX]], %c32_i32
  // CHECK: %[[HALF:.*]] = arith.shrui %[[ZEROS]], %c1_i32
  // CHECK: %[[REST:.*]] = arith.subi %[[ZEROS]], %[[HALF]]
  // CHECK: %[[SOME:.*]] = arith.shrui %c-1_i32, %[[HALF]]
  // CHECK: %[[WORD:.*]] = arith.shrui %[[SOME]], %[[REST]]
  // CHECK: %[[MASK:.*]] = llvm.call_intrinsic "llvm.amdgcn.sbfe.i32"(%[[WORD]], %c0_i32, %c1_i32) : (i32, i32, i32) -> i32
  // CHECK: %[[NONE:.*]] = arith.xori %[[MASK]], %c-1_i32
  // CHECK: %[[BITS:.*]] = arith.bitcast %{{.*}} : f32 to i32
  // CHECK: %[[KEPT:.*]] = arith.andi %[[BITS]], %[[MASK]]
  // CHECK: %[[OTHER:.*]] = arith.andi %[[NONE]], %c-8388608_i32
  // CHECK: %[[EITHER:.*]] = arith.ori %[[KEPT]], %[[OTHER]]
  // CHECK: arith.bitcast %[[EITHER]] : i32 to f32
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.sbfe.i32"(%[[WORD]], %c16_i32, %c1_i32)
  // CHECK-NOT: arith.cmpi sle
  gpu.func @kept(%source: memref<16x32xf32>, %out: memref<16x32xf32>, %limit: i32) kernel attributes {attn.collective = #matrix_schedule} {
    %c0 = arith.constant 0 : index
    %inf = arith.constant 0xFF800000 : f32
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    %y = attn.map(%x : vector<16x32xf32>) -> vector<16x32xf32> attributes {attn.layouts = [#scores]} {
    ^bb0(%v: f32, %row: i32, %column: i32):
      %distance = arith.subi %column, %row : i32
      %isBefore = arith.cmpi sle, %distance, %limit : i32
      %kept = arith.select %isBefore, %v, %inf : f32
      attn.yield %kept : f32
    }
    attn.store %y, %out[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }

  // Probabilities: two registers are converted at once, and summed as a pair.
  // CHECK-LABEL: gpu.func @probabilities
  // CHECK-COUNT-8: llvm.call_intrinsic "llvm.amdgcn.exp2.f32"(%{{.*}}) : (f32) -> f32
  // CHECK-COUNT-4: rocdl.cvt.pkrtz %{{.*}}, %{{.*}} : vector<2xf16>
  // CHECK: llvm.call_intrinsic "llvm.amdgcn.fdot2"(%{{.*}}, %{{.*}}, %{{.*}}, %false) : (vector<2xf16>, vector<2xf16>, f32, i1) -> f32
  gpu.func @probabilities(%source: memref<16x32xf32>, %out: memref<16x16xf32>, %scale: f32) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    %zeros = arith.constant dense<0.0> : vector<16x16xf32>
    %scales = vector.broadcast %scale : f32 to vector<16x32xf32>
    %scaled = arith.mulf %x, %scales {attn.layouts = [#scores]} : vector<16x32xf32>
    %p = math.exp2 %scaled {attn.layouts = [#scores]} : vector<16x32xf32>
    %p16 = arith.truncf %p toward_zero {attn.layouts = [#scores]} : vector<16x32xf32> to vector<16x32xf16>
    %l = attn.partial_sum %p16 into %zeros {attn.layouts = [#partial]} : vector<16x32xf16> into vector<16x16xf32>
    attn.store %l, %out[%c0, %c0] map(#rows) : vector<16x16xf32>, memref<16x16xf32>
    gpu.return
  }

  // Regions get the position of each register: a part of the lane, made anew,
  // and a constant.
  // CHECK-LABEL: gpu.func @mask
  // CHECK: scf.if %{{.*}} -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  // CHECK: %[[LANE:.*]] = llvm.inline_asm has_side_effects
  // CHECK-DAG: %[[ROW:.*]] = arith.shrui %[[LANE]], %c4_i32
  // CHECK-DAG: %[[COLUMN:.*]] = arith.andi %[[LANE]], %c15_i32
  // CHECK: arith.cmpi sle, %[[COLUMN]], %[[ROW]]
  // CHECK: %[[COLUMN1:.*]] = arith.addi %[[COLUMN]], %c16_i32
  // CHECK: arith.cmpi sle, %[[COLUMN1]], %[[ROW]]
  // CHECK: scf.yield
  // CHECK: } else {
  gpu.func @mask(%source: memref<16x32xf32>, %out: memref<16x32xf32>, %cut: i1) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %low = arith.constant 0xFF800000 : f32
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    %y = scf.if %cut -> vector<16x32xf32> {
      %masked = attn.map(%x : vector<16x32xf32>) -> vector<16x32xf32> attributes {attn.layouts = [#scores]} {
      ^bb0(%s: f32, %row: i32, %column: i32):
        %seen = arith.cmpi sle, %column, %row : i32
        %r = arith.select %seen, %s, %low : f32
        attn.yield %r : f32
      }
      scf.yield %masked : vector<16x32xf32>
    } else {
      scf.yield %x : vector<16x32xf32>
    } {attn.layouts = [#scores]}
    attn.store %y, %out[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }

  // A distance of positions is one value of the lane for all registers: what
  // they add goes to the limit, which all lanes share.
  // CHECK-LABEL: gpu.func @diagonal
  // CHECK: %[[LANE:.*]] = llvm.inline_asm has_side_effects
  // CHECK: %[[DISTANCE:.*]] = arith.subi
  // CHECK: arith.cmpi sle, %[[DISTANCE]], %[[LIMIT:.*]] : i32
  // CHECK: %[[LIMIT1:.*]] = arith.addi %[[LIMIT]], %c-16_i32
  // CHECK: arith.cmpi sle, %[[DISTANCE]], %[[LIMIT1]] : i32
  // CHECK: %[[LIMIT2:.*]] = arith.addi %[[LIMIT]], %c4_i32
  // CHECK: arith.cmpi sle, %[[DISTANCE]], %[[LIMIT2]] : i32
  // CHECK-NOT: arith.subi
  gpu.func @diagonal(%source: memref<16x32xf32>, %out: memref<16x32xf32>, %limit: i32) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %low = arith.constant 0xFF800000 : f32
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    %y = attn.map(%x : vector<16x32xf32>) -> vector<16x32xf32> attributes {attn.layouts = [#scores]} {
    ^bb0(%s: f32, %row: i32, %column: i32):
      %distance = arith.subi %column, %row : i32
      %seen = arith.cmpi sle, %distance, %limit : i32
      %r = arith.select %seen, %s, %low : f32
      attn.yield %r : f32
    }
    attn.store %y, %out[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }

  // So it is with indices from above, also as a number: the lane converts once,
  // and each register adds what it adds.
  // CHECK-LABEL: gpu.func @numbers
  // CHECK: %[[DISTANCE:.*]] = arith.subi %{{.*}}, %{{.*}} : index
  // CHECK: %[[BITS:.*]] = arith.index_cast %[[DISTANCE]] : index to i32
  // CHECK: %[[NUMBER:.*]] = arith.sitofp %[[BITS]] : i32 to f32
  // CHECK: arith.mulf %[[NUMBER]], %arg3
  // CHECK: %[[NUMBER1:.*]] = arith.addf %[[NUMBER]], %cst{{.*}} : f32
  // CHECK: arith.mulf %[[NUMBER1]], %arg3
  // CHECK-NOT: arith.sitofp
  // CHECK-NOT: arith.subi
  // CHECK: gpu.return
  gpu.func @numbers(%source: memref<16x32xf32>, %out: memref<16x32xf32>, %block: index, %slope: f32) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    %y = attn.map(%x : vector<16x32xf32>) -> vector<16x32xf32> attributes {attn.layouts = [#scores]} {
    ^bb0(%s: f32, %row: i32, %column: i32):
      %i = arith.index_cast %row : i32 to index
      %c = arith.index_cast %column : i32 to index
      %j = arith.addi %block, %c : index
      %distance = arith.subi %j, %i : index
      %bits = arith.index_cast %distance : index to i32
      %number = arith.sitofp %bits : i32 to f32
      %bias = arith.mulf %number, %slope : f32
      %r = arith.addf %s, %bias : f32
      attn.yield %r : f32
    }
    attn.store %y, %out[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }

  // An i32 from above may be so large that its sums wrap around.
  // CHECK-LABEL: gpu.func @wrapping
  // CHECK-COUNT-2: arith.sitofp
  gpu.func @wrapping(%source: memref<16x32xf32>, %out: memref<16x32xf32>, %seed: i32) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %x = attn.load %source[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    %y = attn.map(%x : vector<16x32xf32>) -> vector<16x32xf32> attributes {attn.layouts = [#scores]} {
    ^bb0(%s: f32, %row: i32, %column: i32):
      %sum = arith.addi %column, %seed : i32
      %r = arith.sitofp %sum : i32 to f32
      attn.yield %r : f32
    }
    attn.store %y, %out[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }
}

// -----

// A stage of keys: a lane loads 8 f16 of a row at once and writes them at once.
// Loops carry what was loaded as it was loaded.
#keys = #attn.tile_layout<[row = 32, column = 32], register = [column 1 to 4, row 16], lane = [column 8 to 16, row 1 to 8]>
#scores = #attn.tile_layout<[row = 16, column = 32], register = [column 16, row 4 to 8], lane = [column 1 to 8, row 1 to 2]>
#rows = affine_map<(r, c) -> (0, r, 0, c)>
#schedule = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
!lds = memref<4608xi8, #gpu.address_space<workgroup>>
!tile = memref<32x32xf16, #gpu.address_space<workgroup>>
!queries = memref<16x64xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @stages
  // CHECK-DAG: %[[ARENA:.*]] = llvm.inttoptr %{{.*}} : i32 to !llvm.ptr<3>
  // Keys end where the memref does: rows times bytes of a row.
  // CHECK: %[[REST:.*]] = arith.subi %{{.*}}, %{{.*}} : i32
  // CHECK: %[[LIVE:.*]] = arith.minsi %[[REST]], %c32_i32
  // CHECK: %[[BYTES:.*]] = arith.muli %[[LIVE]], %c512_i32
  // CHECK: %[[ANY:.*]] = arith.cmpi sgt, %[[REST]], %c0_i32
  // CHECK: %[[ALL:.*]] = arith.select %[[ANY]], %[[BYTES]], %c0_i32
  // CHECK: %[[RECORDS:.*]] = arith.extui %[[ALL]]
  // CHECK: rocdl.make.buffer.rsrc %{{.*}}, %c0_i16, %[[RECORDS]],
  // CHECK-COUNT-2: rocdl.raw.ptr.buffer.load %{{.*}} : vector<4xi32>
  // CHECK: scf.for %[[D:.*]] = %{{.*}} iter_args({{.*}}) -> (f32, f32, f32, f32, f32, f32, f32, f32, vector<8xf16>, vector<8xf16>)
  // CHECK:   %[[BASE:.*]] = llvm.getelementptr %[[ARENA]][%{{.*}}] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  // CHECK:   llvm.getelementptr %[[BASE]][2048]
  // CHECK:   llvm.store %{{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<3>
  // CHECK:   llvm.getelementptr %[[BASE]][3328]
  // CHECK:   llvm.store %{{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<3>
  // CHECK:   gpu.barrier
  // CHECK:   %[[NEXT:.*]] = rocdl.make.buffer.rsrc %{{.*}}, %c0_i16, %[[RECORDS]],
  // CHECK-COUNT-2: rocdl.raw.ptr.buffer.load %[[NEXT]], %{{.*}} : vector<4xi32>
  // Products of pairs.
  // CHECK:   llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xi32>
  // CHECK:   llvm.inline_asm "v_dot2_f32_f16 $0, $1, $2, $0", "=v,v,v,0" %{{.*}}, %{{.*}}, %{{.*}} : (vector<2xf16>, vector<2xf16>, f32) -> f32
  // CHECK:   rocdl.sched.barrier 0
  // CHECK:   scf.yield
  gpu.func @stages(%k: memref<1x?x4x64xf16>, %s: memref<1x16x1x32xf32>, %block: index) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %n = memref.dim %k, %c1 : memref<1x?x4x64xf16>
    %head = memref.subview %k[0, 0, 2, 0] [1, %n, 1, 64] [1, 1, 1, 1] : memref<1x?x4x64xf16> to memref<1x?x1x64xf16, strided<[?, 256, 64, 1], offset: 128>>
    %qt = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [128, 256, 512, 1024], columns = [2, 4, 8, 16, 32, 64]>) : !lds -> !queries
    %kt = attn.lds_tile %lds[2048] layout(#attn.lds_layout<rows = [80, 160, 320, 640, 1280], columns = [2, 4, 8, 16, 32]>) : !lds -> !tile
    %zero = arith.constant dense<0.0> : vector<16x32xf32>
    %first = attn.load %head[%block, %c0] map(#rows) {attn.layouts = [#keys]} : memref<1x?x1x64xf16, strided<[?, 256, 64, 1], offset: 128>> -> vector<32x32xf16>
    %r:2 = scf.for %d = %c0 to %c64 step %c32 iter_args(%sum = %zero, %staged = %first) -> (vector<16x32xf32>, vector<32x32xf16>) {
      attn.store_lds %staged, %kt : vector<32x32xf16>, !tile
      gpu.barrier
      %next = attn.load %head[%block, %d] map(#rows) {attn.layouts = [#keys]} : memref<1x?x1x64xf16, strided<[?, 256, 64, 1], offset: 128>> -> vector<32x32xf16>
      %s1 = attn.dot %qt[%d], %kt into %sum {transpose_rhs, attn.layouts = [#scores]} : !queries, !tile into vector<16x32xf32>
      scf.yield %s1, %next : vector<16x32xf32>, vector<32x32xf16>
    } {attn.layouts = [#scores, #keys]}
    attn.store %r#0, %s[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<1x16x1x32xf32>
    gpu.return
  }
}

// -----

// Products of single elements.
#scores = #attn.tile_layout<[row = 16, column = 32], register = [column 16, row 4 to 8], lane = [column 1 to 8, row 1 to 2]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 4, key_stage = 32, splits = 1>
!lds = memref<768xi8, #gpu.address_space<workgroup>>
!queries = memref<16x4xf32, #gpu.address_space<workgroup>>
!keys = memref<32x4xf32, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @singles
  // CHECK-COUNT-32: llvm.inline_asm "v_fmac_f32 $0, $1, $2", "=v,v,v,0" %{{.*}}, %{{.*}}, %{{.*}} : (f32, f32, f32) -> f32
  // CHECK-NOT: v_fmac_f32
  gpu.func @singles(%s: memref<16x32xf32>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<16x32xf32>
    %qt = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [16, 32, 64, 128], columns = [4, 8]>) : !lds -> !queries
    %kt = attn.lds_tile %lds[256] layout(#attn.lds_layout<rows = [16, 32, 64, 128, 256], columns = [4, 8]>) : !lds -> !keys
    %s1 = attn.dot %qt[%c0], %kt into %zero {transpose_rhs, attn.layouts = [#scores]} : !queries, !keys into vector<16x32xf32>
    attn.store %s1, %s[%c0, %c0] map(#rows) : vector<16x32xf32>, memref<16x32xf32>
    gpu.return
  }
}

// -----

// Values: two rows of a column are a dword in LDS. The halves come from two
// loads and are put together by permutations.
#values = #attn.tile_layout<[row = 32, column = 32], register = [column 1 to 2, row 16, row 8], lane = [column 4 to 16, row 1 to 4]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
!lds = memref<2048xi8, #gpu.address_space<workgroup>>
!tile = memref<32x32xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @pairs
  // CHECK-COUNT-4: rocdl.raw.ptr.buffer.load %{{.*}} : vector<2xi32>
  // CHECK-COUNT-2: llvm.call_intrinsic "llvm.amdgcn.perm"(%{{.*}}, %{{.*}}, %{{.*}}) : (i32, i32, i32) -> i32
  // CHECK: llvm.store %{{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<3>
  // CHECK: llvm.store %{{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<3>
  // CHECK-NOT: llvm.store
  gpu.func @pairs(%v: memref<32x32xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %vt = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [128, 256, 512, 1024, 2], columns = [4, 8, 16, 32, 64]>) : !lds -> !tile
    attn.copy %v[%c0, %c0] map(#rows) to %vt {attn.layouts = [#values]} : memref<32x32xf16> to !tile
    gpu.return
  }

  // Columns that end in a tile are compared; rows that are no multiple of a
  // dword are loaded by element.
  // CHECK-LABEL: gpu.func @edges
  // CHECK: %[[COLUMN:.*]] = arith.muli %{{.*}}, %c4_i32
  // CHECK: %[[INSIDE:.*]] = arith.cmpi slt, %[[COLUMN]], %c20_i32
  // CHECK: arith.select %[[INSIDE]], %{{.*}}, %c-2147483648_i32
  // CHECK-COUNT-4: rocdl.raw.ptr.buffer.load %{{.*}} : vector<2xi32>
  // CHECK-COUNT-16: rocdl.raw.ptr.buffer.load %{{.*}} : i16
  gpu.func @edges(%v: memref<32x20xf16>, %odd: memref<32x33xf16>) workgroup(%lds: !lds) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %vt = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [128, 256, 512, 1024, 2], columns = [4, 8, 16, 32, 64]>) : !lds -> !tile
    attn.copy %v[%c0, %c0] map(#rows) to %vt {attn.layouts = [#values]} : memref<32x20xf16> to !tile
    gpu.barrier
    attn.copy %odd[%c0, %c0] map(#rows) to %vt {attn.layouts = [#values]} : memref<32x33xf16> to !tile
    gpu.return
  }
}

// -----

// Packed heads: a row is a query of one of several heads. Booleans are bytes.
// bf16 is converted by integer arithmetic.
#scores = #attn.tile_layout<[row = 16, column = 32], register = [column 16, row 4 to 8], lane = [column 1 to 8, row 1 to 2]>
#packed = affine_map<(r, c) -> (0, r floordiv 4, r mod 4, c)>
#heads = affine_map<(r, c) -> (0, r floordiv 3, r mod 3, c)>
#schedule = #attn.collective<chip = "gfx906", heads = 4, query_tile = 4, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @packed
  // CHECK-COUNT-8: rocdl.raw.ptr.buffer.load %{{.*}} : i8
  // CHECK-COUNT-8: rocdl.raw.ptr.buffer.load %{{.*}} : i16
  // CHECK: arith.shli %{{.*}}, %c16_i32
  // CHECK: arith.cmpf uno
  // CHECK: rocdl.raw.ptr.buffer.store %{{.*}} : i16
  gpu.func @packed(%mask: memref<1x4x4x?xi1>, %bias: memref<1x4x4x?xbf16>, %out: memref<1x4x4x?xbf16>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<16x32xbf16>
    %m = attn.load %mask[%c0, %c0] map(#packed) {attn.layouts = [#scores]} : memref<1x4x4x?xi1> -> vector<16x32xi1>
    %b = attn.load %bias[%c0, %c0] map(#packed) {attn.layouts = [#scores]} : memref<1x4x4x?xbf16> -> vector<16x32xbf16>
    %x = arith.select %m, %b, %zero {attn.layouts = [#scores]} : vector<16x32xi1>, vector<16x32xbf16>
    %wide = arith.extf %x {attn.layouts = [#scores]} : vector<16x32xbf16> to vector<16x32xf32>
    %twice = arith.addf %wide, %wide {attn.layouts = [#scores]} : vector<16x32xf32>
    %y = arith.truncf %twice {attn.layouts = [#scores]} : vector<16x32xf32> to vector<16x32xbf16>
    attn.store %y, %out[%c0, %c0] map(#packed) : vector<16x32xbf16>, memref<1x4x4x?xbf16>
    gpu.return
  }

  // In regions, too.
  // CHECK-LABEL: gpu.func @bf16_region
  // CHECK: arith.shli %{{.*}}, %c16_i32
  // CHECK: arith.mulf %{{.*}}, %{{.*}} : f32
  // CHECK: arith.cmpf uno
  gpu.func @bf16_region(%bias: memref<16x32xbf16>, %out: memref<16x32xbf16>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %b = attn.load %bias[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) {attn.layouts = [#scores]} : memref<16x32xbf16> -> vector<16x32xbf16>
    %y = attn.map(%b : vector<16x32xbf16>) -> vector<16x32xbf16> attributes {attn.layouts = [#scores]} {
    ^bb0(%x: bf16, %row: i32, %column: i32):
      %square = arith.mulf %x, %x : bf16
      attn.yield %square : bf16
    }
    attn.store %y, %out[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : vector<16x32xbf16>, memref<16x32xbf16>
    gpu.return
  }

  // Heads of three queries: each index is computed, and compared.
  // CHECK-LABEL: gpu.func @any_map
  // CHECK: arith.remsi %{{.*}}, %c3_i32
  // CHECK: arith.cmpi ult
  // CHECK-COUNT-8: rocdl.raw.ptr.buffer.load %{{.*}} : i32
  gpu.func @any_map(%x: memref<1x4x3x32xf32>, %out: memref<1x4x3x32xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %b = attn.load %x[%c0, %c0] map(#heads) {attn.layouts = [#scores]} : memref<1x4x3x32xf32> -> vector<16x32xf32>
    attn.store %b, %out[%c0, %c0] map(#heads) : vector<16x32xf32>, memref<1x4x3x32xf32>
    gpu.return
  }
}

// -----

#scores = #attn.tile_layout<[row = 16, column = 32], register = [column 16, row 4 to 8], lane = [column 1 to 8, row 1 to 2]>
#transposed = #attn.tile_layout<[row = 16, column = 32], register = [row 8, column 8 to 16], lane = [row 1 to 4, column 1 to 4]>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>

gpu.module @kernels {
  gpu.func @no_layout(%x: memref<16x32xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{has no layout for tile 0; attn-assign-layouts writes 'attn.layouts'}}
    %v = attn.load %x[%c0, %c0] map(#rows) : memref<16x32xf32> -> vector<16x32xf32>
    gpu.return
  }

  // expected-error @below {{has a schedule for an unknown chip "gfx1"; known are gfx906}}
  gpu.func @unknown_chip(%x: memref<16x32xf32>) kernel attributes {attn.collective = #attn.collective<chip = "gfx1", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>} {
    gpu.return
  }

  gpu.func @other_layout(%x: memref<16x32xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %v = attn.load %x[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    // expected-error @below {{takes a tile whose layout differs from its own}}
    %w = arith.negf %v {attn.layouts = [#transposed]} : vector<16x32xf32>
    gpu.return
  }

  gpu.func @not_distributable(%x: memref<16x32xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %v = attn.load %x[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    // expected-error @below {{is no op on tiles that lanes can share}}
    %w = vector.transpose %v, [1, 0] {attn.layouts = [#scores]} : vector<16x32xf32> to vector<32x16xf32>
    gpu.return
  }

  gpu.func @part(%x: memref<16x32xf32>) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %v = attn.load %x[%c0, %c0] map(#rows) {attn.layouts = [#scores]} : memref<16x32xf32> -> vector<16x32xf32>
    // expected-error @below {{takes a part that is no choice of registers}}
    %w = vector.extract_strided_slice %v {offsets = [0, 8], sizes = [16, 16], strides = [1, 1], attn.layouts = [#scores]} : vector<16x32xf32> to vector<16x16xf32>
    gpu.return
  }
}
