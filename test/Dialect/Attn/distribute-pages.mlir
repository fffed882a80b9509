// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-distribute,canonicalize,cse)))" --split-input-file | FileCheck %s

// Keys in pages: a lane looks up the page of each run of its rows, and loads what
// is below the last key.

// One wave: 16 lanes share a row, lane l has rows l / 16 + 4 i.
#tile = #attn.tile_layout<[row = 32, column = 16], register = [row 4 to 16], lane = [column 1 to 8, row 1 to 2]>
#keys = affine_map<(r, c) -> (0, r, 0, c)>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx906", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>

gpu.module @kernels {
  // Rows 0 to 15 of a tile that begins at a multiple of 32 are in one page of 16
  // slots, which all lanes look up alike, and so are the others.
  // CHECK-LABEL: gpu.func @pages
  // CHECK-SAME: (%[[POOL:[^:]*]]: memref<9x16x1x16xf32>, %[[TABLE:[^:]*]]: memref<1x8xi32>
  // CHECK: scf.for %[[J:[^ ]*]] =
  // CHECK-DAG: %[[POOL_AT:.*]] = memref.extract_aligned_pointer_as_index %[[POOL]]
  // CHECK-DAG: %[[TABLE_AT:.*]] = memref.extract_aligned_pointer_as_index %[[TABLE]]
  // CHECK-DAG: %[[TABLE_AT64:.*]] = arith.index_cast %[[TABLE_AT]] : index to i64
  // CHECK-DAG: %[[TABLE_PTR:.*]] = llvm.inttoptr %[[TABLE_AT64]]
  // CHECK-DAG: %[[ENTRIES:.*]] = rocdl.make.buffer.rsrc %[[TABLE_PTR]], %{{.*}}, %c32_i64
  // CHECK-DAG: %[[ROW:.*]] = arith.index_cast %[[J]] : index to i32
  // CHECK: %[[NUMBER:.*]] = arith.shrui %[[ROW]], %c4_i32
  // CHECK: %[[BYTE:.*]] = arith.shli %[[NUMBER]], %c2_i32
  // CHECK: %[[PAGE:.*]] = rocdl.raw.ptr.buffer.load %[[ENTRIES]], %[[BYTE]]
  // CHECK: %[[AT:.*]] = arith.muli %[[PAGE]], %c1024_i32
  // CHECK: %[[OFFSET:.*]] = arith.addi %{{.*}}, %[[AT]]
  // CHECK: %[[KEY:.*]] = arith.addi %[[ROW]], %{{.*}}
  // CHECK: %[[LIVE:.*]] = arith.cmpi slt, %[[KEY]], %{{.*}}
  // CHECK: arith.select %[[LIVE]], %[[OFFSET]], %c-2147483648_i32
  // CHECK: rocdl.raw.ptr.buffer.load %[[ENTRIES]]
  // CHECK-NOT: rocdl.raw.ptr.buffer.load %[[ENTRIES]]
  // CHECK-COUNT-8: rocdl.raw.ptr.buffer.load
  gpu.func @pages(%pool: memref<9x16x1x16xf32>, %table: memref<1x8xi32>, %end: index, %out: memref<32x16xf32>) kernel
      attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %all = attn.paged %pool[%table] page 0 slot 1 : memref<9x16x1x16xf32>, memref<1x8xi32>
        -> memref<1x128x1x16xf32, strided<[?, ?, 16, 1], offset: ?>>
    %keys = memref.subview %all[0, 0, 0, 0] [1, %end, 1, 16] [1, 1, 1, 1]
        : memref<1x128x1x16xf32, strided<[?, ?, 16, 1], offset: ?>> to memref<1x?x1x16xf32, strided<[?, ?, 16, 1], offset: ?>>
    scf.for %j = %c0 to %end step %c32 {
      %x = attn.load %keys[%j, %c0] map(#keys) {attn.layouts = [#tile]}
          : memref<1x?x1x16xf32, strided<[?, ?, 16, 1], offset: ?>> -> vector<32x16xf32>
      attn.store %x, %out[%c0, %c0] map(#rows) : vector<32x16xf32>, memref<32x16xf32>
    }
    gpu.return
  }

  // Pages of 24 slots and tiles of 32 have 8 rows in common: four runs a tile,
  // each from any slot on.
  // CHECK-LABEL: gpu.func @odd
  // CHECK: arith.divui %{{.*}}, %c24_i32
  // CHECK: %[[ENTRY:.*]] = rocdl.raw.ptr.buffer.load
  // CHECK: arith.muli %[[ENTRY]], %c1536_i32
  // CHECK: arith.remui %{{.*}}, %c24_i32
  // CHECK-COUNT-3: arith.remui
  // CHECK-NOT: arith.remui
  gpu.func @odd(%pool: memref<9x24x1x16xf32>, %table: memref<1x8xi32>, %j: index, %out: memref<32x16xf32>) kernel
      attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %begin = arith.muli %j, %c32 : index
    %keys = attn.paged %pool[%table] page 0 slot 1 : memref<9x24x1x16xf32>, memref<1x8xi32>
        -> memref<1x192x1x16xf32, strided<[?, ?, 16, 1], offset: ?>>
    %x = attn.load %keys[%begin, %c0] map(#keys) {attn.layouts = [#tile]}
        : memref<1x192x1x16xf32, strided<[?, ?, 16, 1], offset: ?>> -> vector<32x16xf32>
    attn.store %x, %out[%c0, %c0] map(#rows) : vector<32x16xf32>, memref<32x16xf32>
    gpu.return
  }
}
