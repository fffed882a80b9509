// RUN: attn-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s
// RUN: attn-opt %s --allow-unregistered-dialect --canonicalize --split-input-file > %t.once
// RUN: attn-opt %s --allow-unregistered-dialect --canonicalize --canonicalize --split-input-file > %t.twice
// RUN: diff %t.once %t.twice

// Transposes, reshapes, broadcasts and repeated heads become layouts.

// CHECK-LABEL: func @transposes
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<2x128x8x64xf16>, %[[K:[a-z0-9]*]]: tensor<2x96x8x64xf16>, %[[V:[a-z0-9]*]]: tensor<2x96x8x32xf16>, %[[BIAS:[a-z0-9]*]]: tensor<128x96x8xf32>, %[[MASK:[a-z0-9]*]]: tensor<96x2x128xi1>, %[[INIT:[a-z0-9]*]]: tensor<2x8x128x32xf16>)
func.func @transposes(%q: tensor<2x128x8x64xf16>, %k: tensor<2x96x8x64xf16>,
    %v: tensor<2x96x8x32xf16>, %bias: tensor<128x96x8xf32>,
    %mask: tensor<96x2x128xi1>, %init: tensor<2x8x128x32xf16>)
    -> tensor<2x8x128x32xf16> {
  // CHECK-NOT: linalg.transpose
  // CHECK: attn.attention query(%[[Q]] : tensor<2x128x8x64xf16>, bshd) key(%[[K]] : tensor<2x96x8x64xf16>, bshd) value(%[[V]] : tensor<2x96x8x32xf16>, bshd)
  // CHECK-SAME: bias(%[[BIAS]] : tensor<128x96x8xf32>, qkh) mask(%[[MASK]] : tensor<96x2x128xi1>, kbq) outs(%[[INIT]]
  %qe = tensor.empty() : tensor<2x8x128x64xf16>
  %qt = linalg.transpose ins(%q : tensor<2x128x8x64xf16>) outs(%qe : tensor<2x8x128x64xf16>) permutation = [0, 2, 1, 3]
  %ke = tensor.empty() : tensor<2x8x64x96xf16>
  %kt = linalg.transpose ins(%k : tensor<2x96x8x64xf16>) outs(%ke : tensor<2x8x64x96xf16>) permutation = [0, 2, 3, 1]
  %ve = tensor.empty() : tensor<2x8x96x32xf16>
  %vt = linalg.generic {
      indexing_maps = [affine_map<(b, s, h, d) -> (b, s, h, d)>,
                       affine_map<(b, s, h, d) -> (b, h, s, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%v : tensor<2x96x8x32xf16>) outs(%ve : tensor<2x8x96x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
  } -> tensor<2x8x96x32xf16>
  %be = tensor.empty() : tensor<8x128x96xf32>
  %bt = linalg.transpose ins(%bias : tensor<128x96x8xf32>) outs(%be : tensor<8x128x96xf32>) permutation = [2, 0, 1]
  %me = tensor.empty() : tensor<2x128x96xi1>
  %mt = linalg.transpose ins(%mask : tensor<96x2x128xi1>) outs(%me : tensor<2x128x96xi1>) permutation = [1, 2, 0]
  %0 = attn.attention query(%qt : tensor<2x8x128x64xf16>)
      key(%kt : tensor<2x8x64x96xf16>, bhds) value(%vt : tensor<2x8x96x32xf16>)
      bias(%bt : tensor<8x128x96xf32>) mask(%mt : tensor<2x128x96xi1>, bqk)
      outs(%init : tensor<2x8x128x32xf16>)
  return %0 : tensor<2x8x128x32xf16>
}

// -----

// Chains of transposes are folded one after the other.

// CHECK-LABEL: func @two_transposes
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<?x?x64xf32>,
func.func @two_transposes(%q: tensor<?x?x64xf32>, %k: tensor<?x?x64xf32>,
    %v: tensor<?x?x64xf32>, %init: tensor<?x?x64xf32>, %e0: tensor<?x64x?xf32>,
    %e1: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  // CHECK-NEXT: attn.attention query(%[[Q]] : tensor<?x?x64xf32>, shd)
  %0 = linalg.transpose ins(%q : tensor<?x?x64xf32>) outs(%e0 : tensor<?x64x?xf32>) permutation = [0, 2, 1]
  %1 = linalg.transpose ins(%0 : tensor<?x64x?xf32>) outs(%e1 : tensor<?x?x64xf32>) permutation = [2, 0, 1]
  %2 = attn.attention query(%1 : tensor<?x?x64xf32>) key(%k : tensor<?x?x64xf32>)
      value(%v : tensor<?x?x64xf32>) outs(%init : tensor<?x?x64xf32>)
  return %2 : tensor<?x?x64xf32>
}

// -----

// A generic that computes is no transpose.

// CHECK-LABEL: func @no_transpose
func.func @no_transpose(%q: tensor<128x8x64xf32>, %k: tensor<8x96x64xf32>,
    %v: tensor<8x96x64xf32>, %init: tensor<8x128x64xf32>) -> tensor<8x128x64xf32> {
  // CHECK: %[[T:.*]] = linalg.generic
  // CHECK: attn.attention query(%[[T]] : tensor<8x128x64xf32>) key
  %qe = tensor.empty() : tensor<8x128x64xf32>
  %qt = linalg.generic {
      indexing_maps = [affine_map<(h, s, d) -> (s, h, d)>,
                       affine_map<(h, s, d) -> (h, s, d)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%q : tensor<128x8x64xf32>) outs(%qe : tensor<8x128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %n = arith.negf %in : f32
      linalg.yield %n : f32
  } -> tensor<8x128x64xf32>
  %0 = attn.attention query(%qt : tensor<8x128x64xf32>)
      key(%k : tensor<8x96x64xf32>) value(%v : tensor<8x96x64xf32>)
      outs(%init : tensor<8x128x64xf32>)
  return %0 : tensor<8x128x64xf32>
}

// -----

// A query that is the same at every position keeps its broadcast.

// CHECK-LABEL: func @repeated_query
func.func @repeated_query(%q: tensor<8x64xf32>, %k: tensor<8x96x64xf32>,
    %v: tensor<8x96x64xf32>, %init: tensor<8x128x64xf32>) -> tensor<8x128x64xf32> {
  // CHECK: %[[B:.*]] = linalg.broadcast
  // CHECK: attn.attention query(%[[B]] : tensor<8x128x64xf32>) key
  %qe = tensor.empty() : tensor<8x128x64xf32>
  %qb = linalg.broadcast ins(%q : tensor<8x64xf32>) outs(%qe : tensor<8x128x64xf32>) dimensions = [1]
  %0 = attn.attention query(%qb : tensor<8x128x64xf32>)
      key(%k : tensor<8x96x64xf32>) value(%v : tensor<8x96x64xf32>)
      outs(%init : tensor<8x128x64xf32>)
  return %0 : tensor<8x128x64xf32>
}

// -----

// CHECK-LABEL: func @broadcast_bias_and_mask
// CHECK-SAME: %[[BIAS:[a-z0-9]*]]: tensor<8x96xf32>, %[[MASK:[a-z0-9]*]]: tensor<2x1x1x96xi1>
func.func @broadcast_bias_and_mask(%q: tensor<2x8x128x64xf32>,
    %k: tensor<2x8x96x64xf32>, %v: tensor<2x8x96x64xf32>,
    %bias: tensor<8x96xf32>, %mask: tensor<2x1x1x96xi1>,
    %init: tensor<2x8x128x64xf32>) -> tensor<2x8x128x64xf32> {
  // CHECK-NEXT: attn.attention
  // CHECK-SAME: bias(%[[BIAS]] : tensor<8x96xf32>, hk) mask(%[[MASK]] : tensor<2x1x1x96xi1>) outs
  %be = tensor.empty() : tensor<2x8x128x96xf32>
  %bb = linalg.broadcast ins(%bias : tensor<8x96xf32>) outs(%be : tensor<2x8x128x96xf32>) dimensions = [0, 2]
  %me = tensor.empty() : tensor<2x8x128x96xi1>
  %mb = linalg.generic {
      indexing_maps = [affine_map<(b, h, q, k) -> (b, 0, 0, k)>,
                       affine_map<(b, h, q, k) -> (b, h, q, k)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%mask : tensor<2x1x1x96xi1>) outs(%me : tensor<2x8x128x96xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
  } -> tensor<2x8x128x96xi1>
  %0 = attn.attention query(%q : tensor<2x8x128x64xf32>)
      key(%k : tensor<2x8x96x64xf32>) value(%v : tensor<2x8x96x64xf32>)
      bias(%bb : tensor<2x8x128x96xf32>) mask(%mb : tensor<2x8x128x96xi1>)
      outs(%init : tensor<2x8x128x64xf32>)
  return %0 : tensor<2x8x128x64xf32>
}

// -----

// The result is written in the order that is asked for, into the transpose's
// own destination if that is there in time.

// CHECK-LABEL: func @transposed_result
// CHECK-SAME: %[[DEST:[a-z0-9]*]]: tensor<?x?x64xf32>)
func.func @transposed_result(%q: tensor<?x?x64xf32>, %k: tensor<?x?x64xf32>,
    %v: tensor<?x?x64xf32>, %init: tensor<?x?x64xf32>,
    %lseInit: tensor<?x?xf32>, %dest: tensor<?x?x64xf32>)
    -> (tensor<?x?x64xf32>, tensor<?x?xf32>) {
  // CHECK: %[[EMPTY:.*]] = tensor.empty(%{{.*}}, %{{.*}}) : tensor<?x?xf32>
  // CHECK: %[[R:.*]]:2 = attn.attention
  // CHECK-SAME: outs(%[[DEST]] : tensor<?x?x64xf32>, shd) lse(%[[EMPTY]] : tensor<?x?xf32>, sh)
  // CHECK-NEXT: return %[[R]]#0, %[[R]]#1
  %0:2 = attn.attention query(%q : tensor<?x?x64xf32>) key(%k : tensor<?x?x64xf32>)
      value(%v : tensor<?x?x64xf32>) outs(%init : tensor<?x?x64xf32>)
      lse(%lseInit : tensor<?x?xf32>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %lseInit, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %lseInit, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d1, %d0) : tensor<?x?xf32>
  %1 = linalg.transpose ins(%0#0 : tensor<?x?x64xf32>) outs(%dest : tensor<?x?x64xf32>) permutation = [1, 0, 2]
  %2 = linalg.transpose ins(%0#1 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) permutation = [1, 0]
  return %1, %2 : tensor<?x?x64xf32>, tensor<?x?xf32>
}

// -----

// Both orders are needed: the transpose stays.

// CHECK-LABEL: func @result_used_twice
func.func @result_used_twice(%q: tensor<?x?x64xf32>, %init: tensor<?x?x64xf32>,
    %dest: tensor<?x?x64xf32>) -> (tensor<?x?x64xf32>, tensor<?x?x64xf32>) {
  // CHECK: attn.attention {{.*}} outs(%{{.*}} : tensor<?x?x64xf32>)
  // CHECK: linalg.transpose
  %0 = attn.attention query(%q : tensor<?x?x64xf32>) key(%q : tensor<?x?x64xf32>)
      value(%q : tensor<?x?x64xf32>) outs(%init : tensor<?x?x64xf32>)
  %1 = linalg.transpose ins(%0 : tensor<?x?x64xf32>) outs(%dest : tensor<?x?x64xf32>) permutation = [1, 0, 2]
  return %0, %1 : tensor<?x?x64xf32>, tensor<?x?x64xf32>
}

// -----

// A destination that is made behind the op cannot be used by it.

// CHECK-LABEL: func @late_destination
func.func @late_destination(%q: tensor<8x32x64xf32>, %init: tensor<8x32x64xf32>)
    -> tensor<32x8x64xf32> {
  // CHECK: attn.attention {{.*}} outs(%{{.*}} : tensor<8x32x64xf32>)
  // CHECK: linalg.transpose
  %0 = attn.attention query(%q : tensor<8x32x64xf32>) key(%q : tensor<8x32x64xf32>)
      value(%q : tensor<8x32x64xf32>) outs(%init : tensor<8x32x64xf32>)
  %dest = "test.make"() : () -> tensor<32x8x64xf32>
  %1 = linalg.transpose ins(%0 : tensor<8x32x64xf32>) outs(%dest : tensor<32x8x64xf32>) permutation = [1, 0, 2]
  return %1 : tensor<32x8x64xf32>
}

// -----

// CHECK-LABEL: func @unit_reshapes
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<8x128x64xf32>, %[[K:[a-z0-9]*]]: tensor<1x8x96x64xf32>, %[[V:[a-z0-9]*]]: tensor<1x1x8x96x64xf32>, %[[BIAS:[a-z0-9]*]]: tensor<96xf32>, %[[INIT:[a-z0-9]*]]: tensor<1x8x128x64xf32>)
func.func @unit_reshapes(%q: tensor<8x128x64xf32>, %k: tensor<1x8x96x64xf32>,
    %v: tensor<1x1x8x96x64xf32>, %bias: tensor<96xf32>,
    %init: tensor<1x8x128x64xf32>) -> tensor<8x128x64xf32> {
  // Two leading unit dimensions are one too many for the batch.
  // CHECK-DAG: %[[V4:.*]] = tensor.collapse_shape %[[V]]
  // CHECK-DAG: %[[OUT:.*]] = tensor.collapse_shape %[[INIT]] {{\[}}[0, 1], [2], [3]]
  // CHECK: %[[R:.*]] = attn.attention query(%[[Q]] : tensor<8x128x64xf32>) key(%[[K]] : tensor<1x8x96x64xf32>) value(%[[V4]] : tensor<8x96x64xf32>)
  // CHECK-SAME: bias(%[[BIAS]] : tensor<96xf32>) outs(%[[OUT]] : tensor<8x128x64xf32>)
  // CHECK-NEXT: return %[[R]]
  %q4 = tensor.expand_shape %q [[0, 1], [2], [3]] output_shape [1, 8, 128, 64] : tensor<8x128x64xf32> into tensor<1x8x128x64xf32>
  %k3 = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<1x8x96x64xf32> into tensor<8x96x64xf32>
  %v3 = tensor.collapse_shape %v [[0, 1, 2], [3], [4]] : tensor<1x1x8x96x64xf32> into tensor<8x96x64xf32>
  %b4 = tensor.expand_shape %bias [[0, 1, 2, 3]] output_shape [1, 1, 1, 96] : tensor<96xf32> into tensor<1x1x1x96xf32>
  %0 = attn.attention query(%q4 : tensor<1x8x128x64xf32>)
      key(%k3 : tensor<8x96x64xf32>) value(%v3 : tensor<8x96x64xf32>)
      bias(%b4 : tensor<1x1x1x96xf32>) outs(%init : tensor<1x8x128x64xf32>)
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<1x8x128x64xf32> into tensor<8x128x64xf32>
  return %1 : tensor<8x128x64xf32>
}

// -----

// A single position keeps its dimension, and heads cut out of the depth are no
// unit dimensions.

// CHECK-LABEL: func @reshapes_that_stay
func.func @reshapes_that_stay(%q: tensor<8x64xf32>, %k: tensor<96x512xf32>,
    %init: tensor<8x1x64xf32>) -> tensor<8x1x64xf32> {
  // CHECK-DAG: %[[Q:.*]] = tensor.expand_shape {{.*}} into tensor<8x1x64xf32>
  // CHECK-DAG: %[[K:.*]] = tensor.expand_shape {{.*}} into tensor<96x8x64xf32>
  // CHECK: attn.attention query(%[[Q]] : tensor<8x1x64xf32>) key(%[[K]] : tensor<96x8x64xf32>, shd)
  %q3 = tensor.expand_shape %q [[0], [1, 2]] output_shape [8, 1, 64] : tensor<8x64xf32> into tensor<8x1x64xf32>
  %k3 = tensor.expand_shape %k [[0], [1, 2]] output_shape [96, 8, 64] : tensor<96x512xf32> into tensor<96x8x64xf32>
  %0 = attn.attention query(%q3 : tensor<8x1x64xf32>)
      key(%k3 : tensor<96x8x64xf32>, shd) value(%k3 : tensor<96x8x64xf32>, shd)
      outs(%init : tensor<8x1x64xf32>)
  return %0 : tensor<8x1x64xf32>
}

// -----

// Static extents that a tensor.cast forgets are taken over.

// CHECK-LABEL: func @casts
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<8x128x64xf32>, %[[K:[a-z0-9]*]]: tensor<8x?x64xf32>,
func.func @casts(%q: tensor<8x128x64xf32>, %k: tensor<8x?x64xf32>,
    %init: tensor<8x128x64xf32>) -> tensor<?x?x64xf32> {
  // CHECK: %[[R:.*]] = attn.attention query(%[[Q]] : tensor<8x128x64xf32>) key(%[[K]] : tensor<8x?x64xf32>) {{.*}} outs(%{{.*}} : tensor<8x128x64xf32>)
  // CHECK: tensor.cast %[[R]] : tensor<8x128x64xf32> to tensor<?x?x64xf32>
  %0 = tensor.cast %q : tensor<8x128x64xf32> to tensor<?x?x64xf32>
  %1 = tensor.cast %k : tensor<8x?x64xf32> to tensor<?x?x64xf32>
  %2 = tensor.cast %init : tensor<8x128x64xf32> to tensor<?x?x64xf32>
  %3 = attn.attention query(%0 : tensor<?x?x64xf32>) key(%1 : tensor<?x?x64xf32>)
      value(%1 : tensor<?x?x64xf32>) outs(%2 : tensor<?x?x64xf32>)
  return %3 : tensor<?x?x64xf32>
}

// -----

// What an init is filled with is never read, and an empty one is made in the
// shape that is asked for. Where an init comes from does not matter otherwise.

// CHECK-LABEL: func @inits
func.func @inits(%q: tensor<1x?x8x64xf32>, %n: index)
    -> (tensor<?x8x64xf32>, tensor<1x?x8xf32>, tensor<1x?x8x64xf32>) {
  // CHECK-NOT: linalg.fill
  // CHECK: %[[LSE:.*]] = tensor.empty(%{{.*}}) : tensor<1x?x8xf32>
  // CHECK: %[[INIT:.*]] = tensor.empty(%{{.*}}) : tensor<?x8x64xf32>
  // CHECK: attn.attention {{.*}} outs(%[[INIT]] : tensor<?x8x64xf32>, shd) lse(%[[LSE]] : tensor<1x?x8xf32>, bsh)
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<1x?x8x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x?x8x64xf32>) -> tensor<1x?x8x64xf32>
  %el = tensor.empty(%n) : tensor<1x?x8xf32>
  %lse = linalg.fill ins(%zero : f32) outs(%el : tensor<1x?x8xf32>) -> tensor<1x?x8xf32>
  %0:2 = attn.attention query(%q : tensor<1x?x8x64xf32>, bshd) key(%q : tensor<1x?x8x64xf32>, bshd)
      value(%q : tensor<1x?x8x64xf32>, bshd) outs(%init : tensor<1x?x8x64xf32>, bshd)
      lse(%lse : tensor<1x?x8xf32>, bsh)
  %1 = tensor.collapse_shape %0#0 [[0, 1], [2], [3]] : tensor<1x?x8x64xf32> into tensor<?x8x64xf32>
  // CHECK: %[[MADE:.*]]:4 = "test.make"
  // CHECK: attn.attention query(%[[MADE]]#0 {{.*}} mask(%[[MADE]]#2 : tensor<?xi1>) outs(%[[MADE]]#1 : tensor<1x?x8x64xf32>, bshd)
  %made:4 = "test.make"() : () -> (tensor<1x?x8x64xf32>, tensor<1x?x8x64xf32>, tensor<?xi1>, tensor<?xf32>)
  %2 = attn.attention query(%made#0 : tensor<1x?x8x64xf32>, bshd) key(%made#0 : tensor<1x?x8x64xf32>, bshd)
      value(%made#0 : tensor<1x?x8x64xf32>, bshd) bias(%made#3 : tensor<?xf32>)
      mask(%made#2 : tensor<?xi1>) outs(%made#1 : tensor<1x?x8x64xf32>, bshd)
  return %1, %0#1, %2 : tensor<?x8x64xf32>, tensor<1x?x8xf32>, tensor<1x?x8x64xf32>
}

// -----

// Static extents that only the user of the result knows are written at once.

// CHECK-LABEL: func @cast_of_result
func.func @cast_of_result(%q: tensor<8x?x64xf32>, %init: tensor<8x?x64xf32>,
    %lse_init: tensor<8x?xf32>) -> (tensor<8x128x64xf32>, tensor<?x?xf32>) {
  // CHECK: %[[INIT:.*]] = tensor.cast %{{.*}} : tensor<8x?x64xf32> to tensor<8x128x64xf32>
  // CHECK: attn.attention {{.*}} outs(%[[INIT]] : tensor<8x128x64xf32>) lse(%{{.*}} : tensor<8x?xf32>)
  // CHECK: tensor.cast {{.*}} : tensor<8x?xf32> to tensor<?x?xf32>
  %0:2 = attn.attention query(%q : tensor<8x?x64xf32>) key(%q : tensor<8x?x64xf32>)
      value(%q : tensor<8x?x64xf32>) outs(%init : tensor<8x?x64xf32>)
      lse(%lse_init : tensor<8x?xf32>)
  %1 = tensor.cast %0#0 : tensor<8x?x64xf32> to tensor<8x128x64xf32>
  %2 = tensor.cast %0#1 : tensor<8x?xf32> to tensor<?x?xf32>
  return %1, %2 : tensor<8x128x64xf32>, tensor<?x?xf32>
}

// -----

// A unit dimension that the result is given is written at once, unless there is
// no axis for it.

// CHECK-LABEL: func @expanded_result
// CHECK-SAME: (%{{.*}}: tensor<?x8x64xf32>, %[[INIT:[a-z0-9]*]]: tensor<?x8x64xf32>,
func.func @expanded_result(%q: tensor<?x8x64xf32>, %init: tensor<?x8x64xf32>,
    %n: index) -> (tensor<1x?x8x64xf32>, tensor<?x1x1x8x64xf32>) {
  // CHECK: %[[INIT4:.*]] = tensor.expand_shape %[[INIT]] {{\[}}[0, 1], [2], [3]]
  // CHECK: attn.attention {{.*}} outs(%[[INIT4]] : tensor<1x?x8x64xf32>, bshd)
  %0 = attn.attention query(%q : tensor<?x8x64xf32>, shd) key(%q : tensor<?x8x64xf32>, shd)
      value(%q : tensor<?x8x64xf32>, shd) outs(%init : tensor<?x8x64xf32>, shd)
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [1, %n, 8, 64] : tensor<?x8x64xf32> into tensor<1x?x8x64xf32>
  // CHECK: attn.attention {{.*}} outs(%[[INIT]] : tensor<?x8x64xf32>, shd)
  // CHECK: tensor.expand_shape
  %2 = attn.attention query(%q : tensor<?x8x64xf32>, shd) key(%q : tensor<?x8x64xf32>, shd)
      value(%q : tensor<?x8x64xf32>, shd) outs(%init : tensor<?x8x64xf32>, shd)
  %3 = tensor.expand_shape %2 [[0, 1, 2], [3], [4]] output_shape [%n, 1, 1, 8, 64] : tensor<?x8x64xf32> into tensor<?x1x1x8x64xf32>
  return %1, %3 : tensor<1x?x8x64xf32>, tensor<?x1x1x8x64xf32>
}

// -----

// A cast that forgets nothing but is needed for the type stays.

// CHECK-LABEL: func @cast_to_static
func.func @cast_to_static(%q: tensor<?x128x64xf32>, %k: tensor<8x?x64xf32>,
    %init: tensor<8x128x64xf32>) -> tensor<8x128x64xf32> {
  // CHECK: %[[Q:.*]] = tensor.cast
  // CHECK: attn.attention query(%[[Q]] : tensor<8x128x64xf32>)
  %0 = tensor.cast %q : tensor<?x128x64xf32> to tensor<8x128x64xf32>
  %1 = attn.attention query(%0 : tensor<8x128x64xf32>) key(%k : tensor<8x?x64xf32>)
      value(%k : tensor<8x?x64xf32>) outs(%init : tensor<8x128x64xf32>)
  return %1 : tensor<8x128x64xf32>
}

// -----

// On memrefs nothing is folded: the transpose writes its buffer.

// CHECK-LABEL: func @on_memrefs
func.func @on_memrefs(%q: memref<128x8x64xf32>, %buffer: memref<8x128x64xf32>,
                      %out: memref<8x128x64xf32>) {
  // CHECK: linalg.transpose
  // CHECK: attn.attention query(%{{.*}} : memref<8x128x64xf32>) key
  linalg.transpose ins(%q : memref<128x8x64xf32>) outs(%buffer : memref<8x128x64xf32>) permutation = [1, 0, 2]
  attn.attention query(%buffer : memref<8x128x64xf32>) key(%buffer : memref<8x128x64xf32>)
      value(%buffer : memref<8x128x64xf32>) outs(%out : memref<8x128x64xf32>)
  return
}
