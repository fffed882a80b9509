// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-distribute,canonicalize,cse)))" | FileCheck %s

// Keys in pages: a lane looks up the page of each run of its rows, and loads what
// is below the last key.

// One wave: 16 lanes share a row, lane l has rows l / 16 + 4 i.
#tile = #attn.tile_layout<[row = 32, column = 16], register = [row 4 to 16], lane = [column 1 to 8, row 1 to 2]>
// Lane l has rows l mod 16 and beyond, so that lanes are in different pages.
#spread = #attn.tile_layout<[row = 32, column = 16], register = [column 1 to 4], lane = [row 1 to 16, column 8]>
#keys = affine_map<(r, c) -> (0, r, 0, c)>
#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "gfx906", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>

gpu.module @kernels {
  // Rows 0 to 15 of a tile that begins at a multiple of 32 are in one page of 16
  // slots, which all lanes look up alike: what is of it below the end is a buffer.
  // So are rows 16 to 31.
  // CHECK-LABEL: gpu.func @pages
  // CHECK-SAME: (%[[POOL:[^:]*]]: memref<9x16x1x16xf32>, %[[TABLE:[^:]*]]: memref<1x8xi32>, %[[END:[^:]*]]: index
  // CHECK: scf.for %[[J:[^ ]*]] =
  // CHECK-DAG: %[[TABLE_AT:.*]] = memref.extract_aligned_pointer_as_index %[[TABLE]]
  // CHECK-DAG: %[[TABLE_AT64:.*]] = arith.index_cast %[[TABLE_AT]] : index to i64
  // CHECK-DAG: %[[TABLE_PTR:.*]] = llvm.inttoptr %[[TABLE_AT64]]
  // CHECK-DAG: %[[ENTRIES:.*]] = rocdl.make.buffer.rsrc %[[TABLE_PTR]], %{{.*}}, %c32_i64
  // CHECK-DAG: %[[LIMIT:.*]] = arith.index_cast %[[END]] : index to i32
  // CHECK-DAG: %[[ROW:.*]] = arith.index_cast %[[J]] : index to i32
  // CHECK: %[[NUMBER:.*]] = arith.shrui %[[ROW]], %c4_i32
  // CHECK: %[[BYTE:.*]] = arith.shli %[[NUMBER]], %c2_i32
  // CHECK: %[[ENTRY:.*]] = rocdl.raw.ptr.buffer.load %[[ENTRIES]], %[[BYTE]]
  // CHECK: %[[PAGE:.*]] = rocdl.readfirstlane %[[ENTRY]]
  // CHECK: %[[PAGE64:.*]] = arith.extui %[[PAGE]] : i32 to i64
  // CHECK: %[[AT:.*]] = arith.muli %[[PAGE64]], %c1024_i64
  // CHECK: %[[ADDRESS:.*]] = arith.addi %{{.*}}, %[[AT]]
  // CHECK: %[[REST:.*]] = arith.subi %[[LIMIT]], %[[ROW]]
  // CHECK: %[[KEYS:.*]] = arith.minsi %[[REST]], %c16_i32
  // CHECK: %[[LIVE:.*]] = arith.cmpi sgt, %[[REST]], %c0_i32
  // CHECK: %[[BYTES:.*]] = arith.muli %[[KEYS]], %c64_i32
  // CHECK: arith.select %[[LIVE]], %[[BYTES]], %c0_i32
  // CHECK: %[[PTR:.*]] = llvm.inttoptr %[[ADDRESS]]
  // CHECK: %[[FIRST:.*]] = rocdl.make.buffer.rsrc %[[PTR]]
  // CHECK: rocdl.raw.ptr.buffer.load %[[ENTRIES]]
  // CHECK: %[[SECOND:.*]] = rocdl.make.buffer.rsrc
  // CHECK-NOT: rocdl.make.buffer.rsrc
  // CHECK-COUNT-4: rocdl.raw.ptr.buffer.load %[[FIRST]]
  // CHECK-COUNT-4: rocdl.raw.ptr.buffer.load %[[SECOND]]
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

  // Entries that lie apart in a slice of a table.
  // CHECK-LABEL: gpu.func @table_of_slice
  // CHECK: %[[ENTRIES:.*]] = rocdl.make.buffer.rsrc %{{.*}}, %{{.*}}, %c64_i64
  // CHECK: %[[NUMBER:.*]] = arith.shrui %{{.*}}, %c4_i32
  // CHECK: %[[APART:.*]] = arith.muli %[[NUMBER]], %c2_i32
  // CHECK: %[[BYTE:.*]] = arith.shli %[[APART]], %c2_i32
  // CHECK: rocdl.raw.ptr.buffer.load %[[ENTRIES]], %[[BYTE]]
  gpu.func @table_of_slice(%pool: memref<9x16x1x16xf32>, %table: memref<1x8xi32, strided<[32, 2]>>, %end: index, %out: memref<32x16xf32>) kernel
      attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %all = attn.paged %pool[%table] page 0 slot 1 : memref<9x16x1x16xf32>, memref<1x8xi32, strided<[32, 2]>>
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
  // CHECK-COUNT-4: arith.remui %{{.*}}, %c24_i32
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

  // Lanes in different pages add what they look up, and compare their row.
  // CHECK-LABEL: gpu.func @lanes
  // CHECK: %[[ENTRY:.*]] = rocdl.raw.ptr.buffer.load
  // CHECK-NOT: rocdl.readfirstlane
  // CHECK: %[[AT:.*]] = arith.muli %[[ENTRY]], %c1024_i32
  // CHECK: %[[OFFSET:.*]] = arith.addi %{{.*}}, %[[AT]]
  // CHECK: %[[IS_LIVE:.*]] = arith.cmpi slt, %{{.*}}, %c128_i32
  // CHECK: arith.select %[[IS_LIVE]], %[[OFFSET]], %c-2147483648_i32
  gpu.func @lanes(%pool: memref<9x16x1x16xf32>, %table: memref<1x8xi32>, %j: index, %out: memref<32x16xf32>) kernel
      attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %begin = arith.muli %j, %c32 : index
    %keys = attn.paged %pool[%table] page 0 slot 1 : memref<9x16x1x16xf32>, memref<1x8xi32>
        -> memref<1x128x1x16xf32, strided<[?, ?, 16, 1], offset: ?>>
    %x = attn.load %keys[%begin, %c0] map(#keys) {attn.layouts = [#spread]}
        : memref<1x128x1x16xf32, strided<[?, ?, 16, 1], offset: ?>> -> vector<32x16xf32>
    attn.store %x, %out[%c0, %c0] map(#rows) : vector<32x16xf32>, memref<32x16xf32>
    gpu.return
  }
}
