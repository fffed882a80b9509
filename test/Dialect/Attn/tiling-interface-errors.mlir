// RUN: not attn-opt %s -split-input-file -transform-interpreter 2>&1 | FileCheck %s

// What TilingInterface refuses, with the reason, before upstream's own message.

// Three of the four query heads: some tiles would use parts of two groups.

// CHECK: error: 'attn.attention' op cannot be cut into tiles of 3 query heads, where 4 query heads share a key head: a tile of heads must lie in one such group or cover whole groups
func.func @heads_across_groups(%q: tensor<12x64x16xf32>, %k: tensor<3x48x16xf32>, %init: tensor<12x64x16xf32>) -> tensor<12x64x16xf32> {
  %0 = attn.attention query(%q : tensor<12x64x16xf32>) key(%k : tensor<3x48x16xf32>)
      value(%k : tensor<3x48x16xf32>) outs(%init : tensor<12x64x16xf32>)
  return %0 : tensor<12x64x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [0, 3]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Where the number of heads is known at run time only, a tile has one head.

// CHECK: error: 'attn.attention' op cannot be cut into tiles of 2 query heads: which of its ? key heads a tile of its 8 query heads uses is known for a single head only
func.func @dynamic_heads(%q: tensor<8x64x16xf32>, %k: tensor<?x48x16xf32>) -> tensor<8x64x16xf32> {
  %0 = attn.attention query(%q : tensor<8x64x16xf32>) key(%k : tensor<?x48x16xf32>)
      value(%k : tensor<?x48x16xf32>) outs(%q : tensor<8x64x16xf32>)
  return %0 : tensor<8x64x16xf32>
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

// With a log-sum-exp the depth stays whole.

// CHECK: error: 'attn.attention' op cannot be cut along the depth of value (4 of 16): every tile would write the same log-sum-exp
func.func @depth_and_lse(%q: tensor<64x16xf32>, %lse: tensor<64xf32>) -> tensor<64xf32> {
  %0:2 = attn.attention query(%q : tensor<64x16xf32>) key(%q : tensor<64x16xf32>)
      value(%q : tensor<64x16xf32>) outs(%q : tensor<64x16xf32>) lse(%lse : tensor<64xf32>)
  return %0#1 : tensor<64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [0, 0, 0, 4]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Merging is not cut along the depth.

// CHECK: error: 'attn.merge' op cannot be cut along the depth (4 of 16): every tile would write the same log-sum-exp
func.func @merge_depth(%x: tensor<64x16xf32>, %l: tensor<64xf32>) -> tensor<64x16xf32> {
  %0:2 = attn.merge lhs(%x : tensor<64x16xf32>, %l : tensor<64xf32>)
      rhs(%x : tensor<64x16xf32>, %l : tensor<64xf32>) outs(%x : tensor<64x16xf32>, %l : tensor<64xf32>)
  return %0#0 : tensor<64x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.merge"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [0, 0, 0, 4]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Nothing to cut.

// CHECK: error: 'attn.attention' op has nothing to cut into tiles: dimension 1 of a result has extent 0
func.func @empty(%q: tensor<64x16xf32>, %v: tensor<64x0xf32>) -> tensor<64x0xf32> {
  %0 = attn.attention query(%q : tensor<64x16xf32>) key(%q : tensor<64x16xf32>)
      value(%v : tensor<64x0xf32>) outs(%v : tensor<64x0xf32>)
  return %0 : tensor<64x0xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [0, 0, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Tiles of gradients would each have a part of a sum.

// CHECK: error: 'attn.attention_backward' op cannot be cut into tiles with a sink_gradient, which is a sum over them
func.func @sink_gradient(%q: tensor<2x4x16x8xf32>, %l: tensor<2x4x16xf32>, %sink: tensor<4xf32>) -> tensor<4xf32> {
  %0:4 = attn.attention_backward query(%q : tensor<2x4x16x8xf32>) key(%q : tensor<2x4x16x8xf32>)
      value(%q : tensor<2x4x16x8xf32>) output(%q : tensor<2x4x16x8xf32>) output_gradient(%q : tensor<2x4x16x8xf32>)
      lse(%l : tensor<2x4x16xf32>) sink(%sink : tensor<4xf32>)
      query_gradient(%q : tensor<2x4x16x8xf32>) key_gradient(%q : tensor<2x4x16x8xf32>)
      value_gradient(%q : tensor<2x4x16x8xf32>) sink_gradient(%sink : tensor<4xf32>)
  return %0#3 : tensor<4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention_backward"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [1]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// CHECK: error: 'attn.attention_backward' op cannot be cut into tiles with a bias_gradient, which is a sum over them
func.func @bias_gradient(%q: tensor<4x16x8xf32>, %l: tensor<4x16xf32>, %bias: tensor<16xf32>) -> tensor<16xf32> {
  %0:4 = attn.attention_backward query(%q : tensor<4x16x8xf32>) key(%q : tensor<4x16x8xf32>)
      value(%q : tensor<4x16x8xf32>) output(%q : tensor<4x16x8xf32>) output_gradient(%q : tensor<4x16x8xf32>)
      lse(%l : tensor<4x16xf32>) bias(%bias : tensor<16xf32>)
      query_gradient(%q : tensor<4x16x8xf32>) key_gradient(%q : tensor<4x16x8xf32>)
      value_gradient(%q : tensor<4x16x8xf32>) bias_gradient(%bias : tensor<16xf32>)
  return %0#3 : tensor<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["attn.attention_backward"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [0, 1]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
