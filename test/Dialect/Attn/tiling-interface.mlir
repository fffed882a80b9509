// RUN: attn-opt %s -split-input-file -transform-interpreter -canonicalize -cse | FileCheck %s

// TilingInterface through its upstream users. What it refuses is in
// tiling-interface-errors.mlir.

// Batch, head, query and depth of value are cut in every operand where its
// layout says, keys never.

// CHECK-DAG: #[[TIMES16:[a-z0-9_]+]] = affine_map<(d0) -> (d0 * 16)>
// CHECK-DAG: #[[TIMES8:[a-z0-9_]+]] = affine_map<(d0) -> (d0 * 8)>
// CHECK-LABEL: func @layouts
// CHECK-SAME:    %[[Q:[a-z0-9_]+]]: tensor<2x64x4x16xf32>, %[[K:[a-z0-9_]+]]: tensor<2x4x16x48xf32>, %[[V:[a-z0-9_]+]]: tensor<2x4x48x32xf32>, %{{.*}}: tensor<2x4x64x32xf32>
// CHECK:       scf.forall (%[[B:[a-z0-9_]+]], %[[H:[a-z0-9_]+]], %[[I:[a-z0-9_]+]], %[[E:[a-z0-9_]+]]) in (2, 4, 4, 4) shared_outs(%[[OUT:[a-z0-9_]+]] = %{{.*}})
// CHECK-DAG:     %[[I16:[a-z0-9_]+]] = affine.apply #[[TIMES16]](%[[I]])
// CHECK-DAG:     %[[E8:[a-z0-9_]+]] = affine.apply #[[TIMES8]](%[[E]])
// CHECK-DAG:     %[[QT:[a-z0-9_]+]] = tensor.extract_slice %[[Q]][%[[B]], %[[I16]], %[[H]], 0] [1, 16, 1, 16]
// CHECK-DAG:     %[[KT:[a-z0-9_]+]] = tensor.extract_slice %[[K]][%[[B]], %[[H]], 0, 0] [1, 1, 16, 48]
// CHECK-DAG:     %[[VT:[a-z0-9_]+]] = tensor.extract_slice %[[V]][%[[B]], %[[H]], 0, %[[E8]]] [1, 1, 48, 8]
// CHECK-DAG:     %[[OT:[a-z0-9_]+]] = tensor.extract_slice %[[OUT]][%[[B]], %[[H]], %[[I16]], %[[E8]]] [1, 1, 16, 8]
// CHECK:         %[[R:[a-z0-9_]+]] = attn.attention query(%[[QT]] : tensor<1x16x1x16xf32>, bshd) key(%[[KT]] : tensor<1x1x16x48xf32>, bhds)
// CHECK-SAME:      value(%[[VT]] : tensor<1x1x48x8xf32>) outs(%[[OT]] : tensor<1x1x16x8xf32>){{$}}
// CHECK:         tensor.parallel_insert_slice %[[R]] into %[[OUT]][%[[B]], %[[H]], %[[I16]], %[[E8]]] [1, 1, 16, 8]
func.func @layouts(%q: tensor<2x64x4x16xf32>, %k: tensor<2x4x16x48xf32>,
                   %v: tensor<2x4x48x32xf32>, %init: tensor<2x4x64x32xf32>) -> tensor<2x4x64x32xf32> {
  %0 = attn.attention query(%q : tensor<2x64x4x16xf32>, bshd) key(%k : tensor<2x4x16x48xf32>, bhds)
      value(%v : tensor<2x4x48x32xf32>) outs(%init : tensor<2x4x64x32xf32>)
  return %0 : tensor<2x4x64x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [1, 1, 16, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Two of the four query heads of a key head.

// CHECK-DAG: #[[TIMES2:[a-z0-9_]+]] = affine_map<(d0) -> (d0 * 2)>
// CHECK-DAG: #[[GROUP:[a-z0-9_]+]] = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-LABEL: func @heads_in_a_group
// CHECK:       scf.forall (%[[H:[a-z0-9_]+]]) in (6)
// CHECK-DAG:     %[[FIRST:[a-z0-9_]+]] = affine.apply #[[TIMES2]](%[[H]])
// CHECK-DAG:     %[[G:[a-z0-9_]+]] = affine.apply #[[GROUP]](%[[H]])
// CHECK-DAG:     tensor.extract_slice %{{.*}}[%[[FIRST]], 0, 0] [2, 64, 16]
// CHECK-DAG:     tensor.extract_slice %{{.*}}[%[[G]], 0, 0] [1, 48, 16]
func.func @heads_in_a_group(%q: tensor<12x64x16xf32>, %k: tensor<3x48x16xf32>, %init: tensor<12x64x16xf32>) -> tensor<12x64x16xf32> {
  %0 = attn.attention query(%q : tensor<12x64x16xf32>) key(%k : tensor<3x48x16xf32>)
      value(%k : tensor<3x48x16xf32>) outs(%init : tensor<12x64x16xf32>)
  return %0 : tensor<12x64x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [0, 2]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Eight query heads are two groups; the last tile is one group.

// CHECK-DAG: #[[FIRST:[a-z0-9]+]] = affine_map<(d0) -> (d0 * 8)>
// CHECK-DAG: #[[SIZE:[a-z0-9]+]] = affine_map<(d0) -> (d0 * -8 + 12, 8)>
// CHECK-DAG: #[[FIRSTKEY:[a-z0-9]+]] = affine_map<(d0) -> (d0 * 2)>
// CHECK-DAG: #[[KEYS:[a-z0-9]+]] = affine_map<(d0) -> (d0 floordiv 4)>
// CHECK-LABEL: func @heads_of_groups
// CHECK:       scf.forall (%[[H:[a-z0-9]+]]) in (2)
// CHECK-DAG:     %[[QH:[a-z0-9]+]] = affine.apply #[[FIRST]](%[[H]])
// CHECK-DAG:     %[[QN:[a-z0-9]+]] = affine.min #[[SIZE]](%[[H]])
// CHECK-DAG:     %[[KH:[a-z0-9]+]] = affine.apply #[[FIRSTKEY]](%[[H]])
// CHECK-DAG:     %[[KN:[a-z0-9]+]] = affine.apply #[[KEYS]](%[[QN]])
// CHECK:         tensor.extract_slice %{{.*}}[%[[QH]], 0, 0] [%[[QN]], 64, 16]
// CHECK:         tensor.extract_slice %{{.*}}[%[[KH]], 0, 0] [%[[KN]], 48, 16]
func.func @heads_of_groups(%q: tensor<12x64x16xf32>, %k: tensor<3x48x16xf32>, %init: tensor<12x64x16xf32>) -> tensor<12x64x16xf32> {
  %0 = attn.attention query(%q : tensor<12x64x16xf32>) key(%k : tensor<3x48x16xf32>)
      value(%k : tensor<3x48x16xf32>) outs(%init : tensor<12x64x16xf32>)
  return %0 : tensor<12x64x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [0, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// All that asks for a position: the tile gets an origin, which adds up, and a
// diagonal that no longer needs the lengths of the whole. 100 - 64 + the user's
// offset. What is broadcast is not cut.

// CHECK-DAG: #[[OFFSET:[a-z0-9_]+]] = affine_map<()[s0] -> (s0 + 36)>
// CHECK-DAG: #[[TIMES16:[a-z0-9_]+]] = affine_map<(d0) -> (d0 * 16)>
// CHECK-LABEL: func @positions
// CHECK-SAME:    %[[BIAS:[a-z0-9]*]]: tensor<4x1x100xf32>, %[[MASK:[a-z0-9]*]]: tensor<2x64xi1>, %[[LENGTHS:[a-z0-9]*]]: tensor<2xi32>, %[[SINK:[a-z0-9]*]]: tensor<4xf32>
// CHECK-SAME:    %[[USER:[a-z0-9]*]]: index, %[[B0:[a-z0-9]*]]: index, %[[H0:[a-z0-9]*]]: index, %[[I0:[a-z0-9]*]]: index, %[[J0:[a-z0-9]*]]: index
// CHECK:       scf.forall (%[[B:[a-z0-9_]+]], %[[H:[a-z0-9_]+]], %[[I:[a-z0-9_]+]]) in (2, 4, 4)
// CHECK-DAG:     %[[I16:[a-z0-9_]+]] = affine.apply #[[TIMES16]](%[[I]])
// CHECK-DAG:     %[[BIAST:[a-z0-9_]+]] = tensor.extract_slice %[[BIAS]][%[[H]], 0, 0] [1, 1, 100]
// CHECK-DAG:     %[[MASKT:[a-z0-9_]+]] = tensor.extract_slice %[[MASK]][%[[B]], %[[I16]]] [1, 16]
// CHECK-DAG:     %[[LENGTHST:[a-z0-9_]+]] = tensor.extract_slice %[[LENGTHS]][%[[B]]] [1]
// CHECK-DAG:     %[[SINKT:[a-z0-9_]+]] = tensor.extract_slice %[[SINK]][%[[H]]] [1]
// CHECK-DAG:     %[[OFF:[a-z0-9_]+]] = affine.apply #[[OFFSET]]()[%[[USER]]]
// CHECK-DAG:     %[[B1:[a-z0-9_]+]] = affine.apply #{{.*}}(%[[B]])[%[[B0]]]
// CHECK-DAG:     %[[H1:[a-z0-9_]+]] = affine.apply #{{.*}}(%[[H]])[%[[H0]]]
// CHECK-DAG:     %[[I1:[a-z0-9_]+]] = affine.apply #{{.*}}(%[[I]])[%[[I0]]]
// CHECK:         attn.attention
// CHECK-SAME:      bias(%[[BIAST]] : tensor<1x1x100xf32>) mask(%[[MASKT]] : tensor<1x16xi1>, bq)
// CHECK-SAME:      key_lengths(%[[LENGTHST]] : tensor<1xi32>) sink(%[[SINKT]] : tensor<1xf32>)
// CHECK-SAME:      causal diagonal(top_left, %[[OFF]]) dropout(1.000000e-01, %{{[a-z0-9]+}}, %{{[a-z0-9]+}})
// CHECK-SAME:      origin(%[[B1]], %[[H1]], %[[I1]], %[[J0]])
// CHECK-SAME:      score(
// CHECK:           attn.yield
func.func @positions(%bias: tensor<4x1x100xf32>, %mask: tensor<2x64xi1>, %lengths: tensor<2xi32>, %sink: tensor<4xf32>,
                     %user: index, %b0: index, %h0: index, %i0: index, %j0: index, %seed: i64,
                     %q: tensor<2x4x64x16xf32>, %k: tensor<2x4x100x16xf32>,
                     %init: tensor<2x4x64x16xf32>) -> tensor<2x4x64x16xf32> {
  %0 = attn.attention query(%q : tensor<2x4x64x16xf32>) key(%k : tensor<2x4x100x16xf32>)
      value(%k : tensor<2x4x100x16xf32>) bias(%bias : tensor<4x1x100xf32>, hqk) mask(%mask : tensor<2x64xi1>, bq)
      key_lengths(%lengths : tensor<2xi32>) sink(%sink : tensor<4xf32>) causal diagonal(bottom_right, %user)
      dropout(0.1, %seed, %seed) origin(%b0, %h0, %i0, %j0) outs(%init : tensor<2x4x64x16xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %d = arith.addf %s, %s : f32
        attn.yield %d : f32
      }
  return %0 : tensor<2x4x64x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [1, 1, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A loop over blocks of queries, with dynamic extents and the log-sum-exp.

// CHECK-LABEL: func @dynamic
// CHECK-SAME:    %[[Q:[a-z0-9_]+]]: tensor<?x?xf32>, %[[K:[a-z0-9_]+]]: tensor<?x?xf32>
// CHECK:       %[[R:[a-z0-9_]+]]:2 = scf.for %[[I:[a-z0-9_]+]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[O:[a-z0-9_]+]] = %{{.*}}, %[[LSE:[a-z0-9_]+]] = %{{.*}})
// CHECK:         %[[ROWS:[a-z0-9_]+]] = affine.min
// CHECK-DAG:     %[[QT:[a-z0-9_]+]] = tensor.extract_slice %[[Q]][%[[I]], 0] [%[[ROWS]], %{{.*}}]
// CHECK-DAG:     %[[OT:[a-z0-9_]+]] = tensor.extract_slice %[[O]][%[[I]], 0] [%[[ROWS]], %{{.*}}]
// CHECK-DAG:     %[[LSET:[a-z0-9_]+]] = tensor.extract_slice %[[LSE]][%[[I]]] [%[[ROWS]]]
// CHECK:         %[[T:[a-z0-9_]+]]:2 = attn.attention query(%[[QT]] : tensor<?x?xf32>) key(%[[K]] : tensor<?x?xf32>)
// CHECK-SAME:      outs(%[[OT]] : tensor<?x?xf32>) lse(%[[LSET]] : tensor<?xf32>)
// CHECK-DAG:     tensor.insert_slice %[[T]]#0 into %[[O]][%[[I]], 0] [%[[ROWS]], %{{.*}}]
// CHECK-DAG:     tensor.insert_slice %[[T]]#1 into %[[LSE]][%[[I]]] [%[[ROWS]]]
func.func @dynamic(%q: tensor<?x?xf32>, %k: tensor<?x?xf32>, %v: tensor<?x?xf32>, %init: tensor<?x?xf32>,
                   %lse: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0:2 = attn.attention query(%q : tensor<?x?xf32>) key(%k : tensor<?x?xf32>)
      value(%v : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) lse(%lse : tensor<?xf32>)
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %op tile_sizes [0, 0, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// On memrefs a tile works on views.

// CHECK-LABEL: func @memrefs
// CHECK:       scf.for %[[I:[a-z0-9_]+]] =
// CHECK-DAG:     %[[QT:[a-z0-9_]+]] = memref.subview %{{.*}}[%[[I]], 0] [8, 16]
// CHECK-DAG:     %[[OT:[a-z0-9_]+]] = memref.subview %{{.*}}[%[[I]], 0] [8, 16]
// CHECK:         attn.attention query(%[[QT]] : memref<8x16xf32, {{.*}}>) key(%{{[^ ]*}} : memref<64x16xf32>)
// CHECK-SAME:      outs(%[[OT]] : memref<8x16xf32, {{.*}}>)
func.func @memrefs(%q: memref<64x16xf32>, %k: memref<64x16xf32>, %out: memref<64x16xf32>) {
  attn.attention query(%q : memref<64x16xf32>) key(%k : memref<64x16xf32>)
      value(%k : memref<64x16xf32>) outs(%out : memref<64x16xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %op tile_sizes [0, 0, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Tile and fuse from an element-wise consumer up: attention and the element-wise
// producer of its query move into the loop, the keys stay outside.

// CHECK-LABEL: func @fuse
// CHECK:       scf.for %[[H:[a-z0-9_]+]] =
// CHECK:       scf.for %[[I:[a-z0-9_]+]] =
// CHECK:         %[[Q:[a-z0-9_]+]] = linalg.generic
// CHECK:           math.absf
// CHECK:         %[[A:[a-z0-9_]+]] = attn.attention query(%[[Q]] : tensor<1x8x16xf32>) key(%{{[^ ]*}} : tensor<1x64x16xf32>)
// CHECK-SAME:      causal origin(%c0, %[[H]], %[[I]], %c0)
// CHECK:         linalg.generic
// CHECK-SAME:      ins(%[[A]] : tensor<1x8x16xf32>)
// CHECK:           math.exp
func.func @fuse(%x: tensor<4x64x16xf32>, %k: tensor<4x64x16xf32>, %init: tensor<4x64x16xf32>) -> tensor<4x64x16xf32> {
  %q = linalg.generic {
      indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<4x64x16xf32>) outs(%init : tensor<4x64x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %t = math.absf %in : f32
    linalg.yield %t : f32
  } -> tensor<4x64x16xf32>
  %a = attn.attention query(%q : tensor<4x64x16xf32>) key(%k : tensor<4x64x16xf32>)
      value(%k : tensor<4x64x16xf32>) causal outs(%init : tensor<4x64x16xf32>)
  %r = linalg.generic {
      indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a : tensor<4x64x16xf32>) outs(%init : tensor<4x64x16xf32>) attrs = {consumer} {
  ^bb0(%in: f32, %out: f32):
    %t = math.exp %in : f32
    linalg.yield %t : f32
  } -> tensor<4x64x16xf32>
  return %r : tensor<4x64x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match attributes {consumer} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loops:2 = transform.structured.fuse %op tile_sizes [1, 8, 0]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Attention into the forall of its consumer.

// CHECK-LABEL: func @fuse_into
// CHECK-NOT:   attn.attention
// CHECK:       scf.forall (%[[H:[a-z0-9_]+]], %[[I:[a-z0-9_]+]]) in (4, 8)
// CHECK:         %[[A:[a-z0-9_]+]] = attn.attention query(%{{[^ ]*}} : tensor<1x8x16xf32>) key(%{{[^ ]*}} : tensor<1x64x16xf32>)
// CHECK:         linalg.generic
// CHECK-SAME:      ins(%[[A]] : tensor<1x8x16xf32>)
func.func @fuse_into(%q: tensor<4x64x16xf32>, %k: tensor<4x64x16xf32>, %init: tensor<4x64x16xf32>) -> tensor<4x64x16xf32> {
  %a = attn.attention query(%q : tensor<4x64x16xf32>) key(%k : tensor<4x64x16xf32>)
      value(%k : tensor<4x64x16xf32>) outs(%init : tensor<4x64x16xf32>)
  %r = linalg.generic {
      indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a : tensor<4x64x16xf32>) outs(%init : tensor<4x64x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %t = math.exp %in : f32
    linalg.yield %t : f32
  } -> tensor<4x64x16xf32>
  return %r : tensor<4x64x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [1, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %attention = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %fused, %containing = transform.structured.fuse_into_containing_op %attention into %loop
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Merging, by head and query; the log-sum-exps of all three have their own layout.

// CHECK-LABEL: func @merge
// CHECK:       scf.forall (%[[H:[a-z0-9_]+]], %[[I:[a-z0-9_]+]]) in (4, 8) shared_outs(%[[O:[a-z0-9_]+]] = %{{.*}}, %[[L:[a-z0-9_]+]] = %{{.*}})
// CHECK:         %[[R:[a-z0-9_]+]]:2 = attn.merge lhs(%{{[^ ]*}} : tensor<8x1x16xf32>, %{{[^ ]*}} : tensor<1x8xf32>)
// CHECK-SAME:      rhs(%{{[^ ]*}} : tensor<8x1x16xf32>, %{{[^ ]*}} : tensor<1x8xf32>)
// CHECK-SAME:      outs(%{{[^ ]*}} : tensor<8x1x16xf16>, %{{[^ ]*}} : tensor<1x8xf32>) layout(shd, hs)
// CHECK-DAG:     tensor.parallel_insert_slice %[[R]]#0 into %[[O]][%{{.*}}, %[[H]], 0] [8, 1, 16]
// CHECK-DAG:     tensor.parallel_insert_slice %[[R]]#1 into %[[L]][%[[H]], %{{.*}}] [1, 8]
func.func @merge(%x: tensor<64x4x16xf32>, %xl: tensor<4x64xf32>, %y: tensor<64x4x16xf32>, %yl: tensor<4x64xf32>,
                 %o: tensor<64x4x16xf16>, %l: tensor<4x64xf32>) -> (tensor<64x4x16xf16>, tensor<4x64xf32>) {
  %0:2 = attn.merge lhs(%x : tensor<64x4x16xf32>, %xl : tensor<4x64xf32>)
      rhs(%y : tensor<64x4x16xf32>, %yl : tensor<4x64xf32>)
      outs(%o : tensor<64x4x16xf16>, %l : tensor<4x64xf32>) layout(shd, hs)
  return %0#0, %0#1 : tensor<64x4x16xf16>, tensor<4x64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.merge"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [0, 1, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
