// RUN: attn-opt %s | attn-opt | FileCheck %s
// RUN: attn-opt %s --mlir-print-op-generic | attn-opt | FileCheck %s

// Layouts of tiles print in one way, with steps that double in one word.

// CHECK-DAG: #[[SCORES:.*]] = #attn.tile_layout<[row = 64, column = 128], register = [column 16 to 64, row 4 to 8], lane = [column 1 to 8, row 1 to 2], wave = [row 16 to 32]>
// CHECK-DAG: #[[ROWS:.*]] = #attn.tile_layout<[row = 64, column = 1], register = [row 4 to 8], lane = [0, 0, 0, 0, row 1 to 2], wave = [row 16 to 32]>
// CHECK-DAG: #[[REPEATED:.*]] = #attn.tile_layout<[row = 4, column = 16 * 5], register = [], lane = [column 1 to 8, row 1 to 2]>
// CHECK-DAG: #[[SWIZZLED:.*]] = #attn.tile_layout<[row = 4, column = 4], register = [row 1], lane = [column 2, row 2 + column 1, row 2]>

// CHECK-LABEL: func @layouts
// CHECK-SAME: a = #[[SCORES]], b = #[[ROWS]], c = #[[REPEATED]], d = #[[SWIZZLED]], e = #[[SCORES]]
func.func @layouts() attributes {
  a = #attn.tile_layout<[row = 64, column = 128],
    register = [column 16, column 32, column 64, row 4, row 8],
    lane = [column 1, column 2, column 4, column 8, row 1, row 2], wave = [row 16, row 32]>,
  b = #attn.tile_layout<[row = 64, column = 1], wave = [row 16 to 32],
    lane = [0, 0, 0, 0, row 1 to 2], register = [row 4 to 8]>,
  c = #attn.tile_layout<[row = 4, column = 16 * 5], register = [], lane = [column 1 to 8, row 1 to 2]>,
  d = #attn.tile_layout<[row = 4, column = 4], register = [row 1], lane = [column 2, column 1 + row 2, row 2]>,
  e = #attn.tile_layout<[row = 64, column = 128], register = [column 16 to 64, row 4 to 8],
    lane = [column 1 to 8, row 1 to 2], wave = [row 16 to 32]>
} {
  return
}
