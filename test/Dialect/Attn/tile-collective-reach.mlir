// RUN: attn-opt %s -attn-tile -canonicalize -cse | FileCheck %s

// A kernel reaches the elements of a tile from its first one by 31 bits: where
// strides are known at run time only, this is checked then.

// CHECK-LABEL: func.func @known
// CHECK-NOT: cf.assert
// CHECK: return
func.func @known(%q: tensor<?x?x8x64xf16>, %k: tensor<?x?x8x64xf16>) -> tensor<?x?x8x64xf16> {
  %0 = attn.attention query(%q : tensor<?x?x8x64xf16>, bshd) key(%k : tensor<?x?x8x64xf16>, bshd)
      value(%k : tensor<?x?x8x64xf16>, bshd)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
      outs(%q : tensor<?x?x8x64xf16>, bshd)
  return %0 : tensor<?x?x8x64xf16>
}

// CHECK-LABEL: func.func @transposed
// CHECK-SAME: (%{{.*}}: tensor<64x16xf16>, %[[KEY:.*]]: tensor<16x?xf16>)
// CHECK: %[[KEYS:.*]] = tensor.dim %[[KEY]], %c1
// CHECK: %[[STEPS:.*]] = arith.minui %[[KEYS]], %c64
// CHECK: %[[LAST:.*]] = arith.subi %[[STEPS]], %c1
// CHECK: %[[ROW:.*]] = arith.muli %[[LAST]], %c2
// CHECK: %[[DEPTH:.*]] = arith.muli %[[KEYS]], %c30
// CHECK: %[[REACH:.*]] = arith.addi %[[ROW]], %[[DEPTH]]
// CHECK: %[[FITS:.*]] = arith.cmpi slt, %[[REACH]], %c2147483648
// CHECK: cf.assert %[[FITS]], "the elements of a tile of attention lie more than 2 GiB apart
// CHECK: scf.forall
func.func @transposed(%q: tensor<64x16xf16>, %k: tensor<16x?xf16>) -> tensor<64x16xf16> {
  %0 = attn.attention query(%q : tensor<64x16xf16>) key(%k : tensor<16x?xf16>, ds)
      value(%k : tensor<16x?xf16>, ds)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16, depth_stage = 16, key_stage = 32, splits = 1>
      outs(%q : tensor<64x16xf16>)
  return %0 : tensor<64x16xf16>
}

// CHECK-LABEL: func.func @never
// CHECK: cf.assert %false
func.func @never(%q: tensor<64x16xf16>, %k: tensor<16x134217728xf16>) -> tensor<64x16xf16> {
  %0 = attn.attention query(%q : tensor<64x16xf16>) key(%k : tensor<16x134217728xf16>, ds)
      value(%k : tensor<16x134217728xf16>, ds)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16, depth_stage = 16, key_stage = 32, splits = 1>
      outs(%q : tensor<64x16xf16>)
  return %0 : tensor<64x16xf16>
}

// A tile may have any pages of a pool.
// CHECK-LABEL: func.func @pool
// CHECK-SAME: %[[POOL:[^:]*]]: tensor<?x16x8x64xf16>
// CHECK: %[[PAGES:.*]] = tensor.dim %[[POOL]], %c0
// CHECK: %[[LAST:.*]] = arith.subi %[[PAGES]], %c1
// CHECK: %[[AT:.*]] = arith.muli %[[LAST]], %c16384
// CHECK: cf.assert
func.func @pool(%q: tensor<2x64x8x64xf16>, %k: tensor<?x16x8x64xf16>, %t: tensor<2x8xi32>) -> tensor<2x64x8x64xf16> {
  %0 = attn.attention query(%q : tensor<2x64x8x64xf16>, bshd) key(%k : tensor<?x16x8x64xf16>, bshd)
      value(%k : tensor<?x16x8x64xf16>, bshd) page_table(%t : tensor<2x8xi32>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
      outs(%q : tensor<2x64x8x64xf16>, bshd)
  return %0 : tensor<2x64x8x64xf16>
}

// Where lanes have pointers, each page has one.
// CHECK-LABEL: func.func @pointers
// CHECK-NOT: cf.assert
// CHECK: return
func.func @pointers(%q: tensor<2x64x8x64xf16>, %k: tensor<?x16x8x64xf16>, %t: tensor<2x8xi32>) -> tensor<2x64x8x64xf16> {
  %0 = attn.attention query(%q : tensor<2x64x8x64xf16>, bshd) key(%k : tensor<?x16x8x64xf16>, bshd)
      value(%k : tensor<?x16x8x64xf16>, bshd) page_table(%t : tensor<2x8xi32>)
      collective<chip = "sm_80", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
                 mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 2, order = fixed, direct_loads>>
      outs(%q : tensor<2x64x8x64xf16>, bshd)
  return %0 : tensor<2x64x8x64xf16>
}
