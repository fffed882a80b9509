// RUN: attn-opt %s -split-input-file -attn-tile -canonicalize -cse | FileCheck %s
// RUN: attn-opt %s -split-input-file -attn-tile -canonicalize -cse -o %t.once
// RUN: attn-opt %t.once -split-input-file -attn-tile -canonicalize -cse | diff %t.once -
// RUN: attn-opt %s -split-input-file -attn-tile \
// RUN:   -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" \
// RUN:   -canonicalize -cse -canonicalize | FileCheck %s --check-prefix=BUFFER

// Blocks of queries run along x, heads along y, batches along z. Tiles are
// written in place: no buffer is copied.

// BUFFER-NOT: memref.alloc
// BUFFER-NOT: memref.copy

// CHECK-DAG:   #[[GROUP:.*]] = affine_map<(d0) -> (d0 floordiv 4)>
// CHECK-DAG:   #[[BLOCK:.*]] = affine_map<(d0) -> (d0 * 64)>
// CHECK-LABEL: func @prefill
// CHECK-SAME:    (%[[Q:.*]]: tensor<2x8x256x128xf16>, %[[K:[^:]*]]: tensor<2x2x4096x128xf16>
// CHECK:       scf.forall (%[[B:.*]], %[[H:.*]], %[[X:.*]]) in (2, 8, 4) shared_outs(%[[O:.*]] = %{{.*}})
// CHECK:         %[[I:.*]] = affine.apply #[[BLOCK]](%[[X]])
// CHECK:         %[[G:.*]] = affine.apply #[[GROUP]](%[[H]])
// CHECK:         tensor.extract_slice %[[Q]][%[[B]], %[[H]], %[[I]], 0] [1, 1, 64, 128]
// CHECK:         tensor.extract_slice %[[K]][%[[B]], %[[G]], 0, 0] [1, 1, 4096, 128]
// CHECK:         attn.attention
// CHECK-SAME:      origin(%[[B]], %[[H]], %[[I]], %{{.*}})
// CHECK-SAME:      collective<chip = "gfx906", heads = 1, query_tile = 64
// CHECK:         tensor.parallel_insert_slice %{{.*}} into %[[O]][%[[B]], %[[H]], %[[I]], 0] [1, 1, 64, 128]
// CHECK:       } {attn.chip = "gfx906", attn.workgroup_size = 256 : i64, mapping = [#gpu.block<z>, #gpu.block<y>, #gpu.block<x>]}
// BUFFER-LABEL: func @prefill
// BUFFER:       attn.attention
func.func @prefill(%q: tensor<2x8x256x128xf16>, %k: tensor<2x2x4096x128xf16>, %v: tensor<2x2x4096x128xf16>,
                   %o: tensor<2x8x256x128xf16>) -> tensor<2x8x256x128xf16> {
  %r = attn.attention query(%q : tensor<2x8x256x128xf16>) key(%k : tensor<2x2x4096x128xf16>)
      value(%v : tensor<2x2x4096x128xf16>) causal outs(%o : tensor<2x8x256x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %r : tensor<2x8x256x128xf16>
}

// -----

// Packed heads: 3 key heads, of whose 4 query heads each tile takes all. The
// last of the two blocks of queries has one.

// BUFFER-NOT: memref.alloc
// BUFFER-NOT: memref.copy

// CHECK-DAG:   #[[SIZE:.*]] = affine_map<(d0) -> (d0 * -4 + 5, 4)>
// CHECK-LABEL: func @packed
// CHECK:       scf.forall (%[[B:.*]], %[[G:.*]], %[[X:.*]]) in (2, 3, 2)
// CHECK:         %[[N:.*]] = affine.min #[[SIZE]](%[[X]])
// CHECK:         tensor.extract_slice %{{.*}}[%[[B]], %{{.*}}, %{{.*}}, 0] [1, %[[N]], 4, 128]
// CHECK:         tensor.extract_slice %{{.*}}[%[[B]], 0, %[[G]], 0] [1, %{{.*}}, 1, 128]
// CHECK:         attn.attention query(%{{.*}} : tensor<1x?x4x128xbf16>, bshd)
// CHECK-SAME:      lse(%{{.*}} : tensor<1x?x4xf32>, bsh)
// CHECK:       attn.workgroup_size = 64 : i64
func.func @packed(%q: tensor<2x5x12x128xbf16>, %k: tensor<2x?x3x128xbf16>, %v: tensor<2x?x3x80xbf16>,
                  %o: tensor<2x5x12x80xbf16>, %lse : tensor<2x5x12xf32>, %len: tensor<2xi32>, %sink: tensor<12xf32>)
    -> (tensor<2x5x12x80xbf16>, tensor<2x5x12xf32>) {
  %r:2 = attn.attention query(%q : tensor<2x5x12x128xbf16>, bshd) key(%k : tensor<2x?x3x128xbf16>, bshd)
      value(%v : tensor<2x?x3x80xbf16>, bshd) key_lengths(%len : tensor<2xi32>) sink(%sink : tensor<12xf32>)
      outs(%o : tensor<2x5x12x80xbf16>, bshd) lse(%lse : tensor<2x5x12xf32>, bsh)
      collective<chip = "gfx906", heads = 4, query_tile = 4, key_tile = 128, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %r#0, %r#1 : tensor<2x5x12x80xbf16>, tensor<2x5x12xf32>
}

// -----

// A group of 3 fits a tile of 4 heads: the rows of the fourth lie beyond the
// edge. Everything else is dynamic.

// CHECK-LABEL: func @padded
// CHECK:       scf.forall (%[[B:.*]], %[[G:.*]], %[[X:.*]]) in (%{{.*}}, 2, %{{.*}})
// CHECK:         attn.attention query(%{{.*}} : tensor<1x3x?x64xf32>)
func.func @padded(%q: tensor<?x6x?x64xf32>, %k: tensor<?x2x?x64xf32>, %v: tensor<?x2x?x64xf32>,
                  %o: tensor<?x6x?x64xf32>) -> tensor<?x6x?x64xf32> {
  %r = attn.attention query(%q : tensor<?x6x?x64xf32>) key(%k : tensor<?x2x?x64xf32>)
      value(%v : tensor<?x2x?x64xf32>) outs(%o : tensor<?x6x?x64xf32>)
      collective<chip = "gfx906", heads = 4, query_tile = 4, key_tile = 64, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 16, splits = 1>
  return %r : tensor<?x6x?x64xf32>
}

// -----

// One head at a time works for any number of heads.

// CHECK-LABEL: func @dynamic_heads
// CHECK:       scf.forall (%{{.*}}, %[[H:.*]], %{{.*}}) in (1, %{{.*}}, %{{.*}})
// CHECK:         arith.divui
// CHECK:         %[[G:.*]] = arith.divui %[[H]]
// CHECK:         tensor.extract_slice %{{.*}}[%[[G]], 0, 0] [1, %{{.*}}, 64]
func.func @dynamic_heads(%q: tensor<?x?x64xf32>, %k: tensor<?x?x64xf32>, %v: tensor<?x?x64xf32>,
                         %o: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  %r = attn.attention query(%q : tensor<?x?x64xf32>) key(%k : tensor<?x?x64xf32>)
      value(%v : tensor<?x?x64xf32>) outs(%o : tensor<?x?x64xf32>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 16, splits = 1>
  return %r : tensor<?x?x64xf32>
}
