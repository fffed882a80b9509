// RUN: attn-opt %s --canonicalize --split-input-file | FileCheck %s
// RUN: attn-opt %s --canonicalize --split-input-file > %t.once
// RUN: attn-opt %s --canonicalize --canonicalize --split-input-file > %t.twice
// RUN: diff %t.once %t.twice

// Batch and head merged for a batched product are split again; heads of key and
// value that were repeated for the groups of query heads are read once.

// CHECK-LABEL: func @merged
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<2x4x24x16xf32>, %[[K:[a-z0-9]*]]: tensor<2x4x16x32xf32>, %[[V:[a-z0-9]*]]: tensor<2x4x32x16xf32>, %[[BIAS:[a-z0-9]*]]: tensor<2x4x24x32xf32>, %[[MASK:[a-z0-9]*]]: tensor<8x24x32xi1>)
func.func @merged(%q: tensor<2x4x24x16xf32>, %k: tensor<2x4x16x32xf32>,
    %v: tensor<2x4x32x16xf32>, %bias: tensor<2x4x24x32xf32>,
    %mask: tensor<8x24x32xi1>) -> tensor<2x4x24x16xf32> {
  // CHECK-DAG: %[[INIT:.*]] = tensor.empty() : tensor<2x4x24x16xf32>
  // CHECK-DAG: %[[MASK4:.*]] = tensor.expand_shape %[[MASK]] {{\[}}[0, 1], [2], [3]] output_shape [2, 4, 24, 32]
  // CHECK: %[[R:.*]] = attn.attention query(%[[Q]] : tensor<2x4x24x16xf32>) key(%[[K]] : tensor<2x4x16x32xf32>, bhds) value(%[[V]] : tensor<2x4x32x16xf32>)
  // CHECK-SAME: bias(%[[BIAS]] : tensor<2x4x24x32xf32>) mask(%[[MASK4]] : tensor<2x4x24x32xi1>) outs(%[[INIT]] : tensor<2x4x24x16xf32>)
  // CHECK-NEXT: return %[[R]]
  %q3 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<2x4x24x16xf32> into tensor<8x24x16xf32>
  %k3 = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<2x4x16x32xf32> into tensor<8x16x32xf32>
  %v3 = tensor.collapse_shape %v [[0, 1], [2], [3]] : tensor<2x4x32x16xf32> into tensor<8x32x16xf32>
  %b3 = tensor.collapse_shape %bias [[0, 1], [2], [3]] : tensor<2x4x24x32xf32> into tensor<8x24x32xf32>
  %init = tensor.empty() : tensor<8x24x16xf32>
  %0 = attn.attention query(%q3 : tensor<8x24x16xf32>)
      key(%k3 : tensor<8x16x32xf32>, hds) value(%v3 : tensor<8x32x16xf32>)
      bias(%b3 : tensor<8x24x32xf32>) mask(%mask : tensor<8x24x32xi1>)
      outs(%init : tensor<8x24x16xf32>)
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [2, 4, 24, 16] : tensor<8x24x16xf32> into tensor<2x4x24x16xf32>
  return %1 : tensor<2x4x24x16xf32>
}

// -----

// With the merged dimension called batch, its outer factor may be dynamic.

// CHECK-LABEL: func @merged_dynamic_batch
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<?x4x24x16xf32>, %[[INIT:[a-z0-9]*]]: tensor<?x24x16xf32>
func.func @merged_dynamic_batch(%q: tensor<?x4x24x16xf32>,
    %init: tensor<?x24x16xf32>, %lse_init: tensor<?x24xf32>)
    -> (tensor<?x24x16xf32>, tensor<?x24xf32>) {
  // CHECK: %[[R:.*]]:2 = attn.attention query(%[[Q]] : tensor<?x4x24x16xf32>) key(%[[Q]] : tensor<?x4x24x16xf32>)
  // CHECK-SAME: outs(%{{.*}} : tensor<?x4x24x16xf32>) lse(%{{.*}} : tensor<?x4x24xf32>)
  // CHECK-DAG: tensor.collapse_shape %[[R]]#0 {{\[}}[0, 1], [2], [3]]
  // CHECK-DAG: tensor.collapse_shape %[[R]]#1 {{\[}}[0, 1], [2]]
  %q3 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<?x4x24x16xf32> into tensor<?x24x16xf32>
  %0:2 = attn.attention query(%q3 : tensor<?x24x16xf32>, bsd)
      key(%q3 : tensor<?x24x16xf32>, bsd) value(%q3 : tensor<?x24x16xf32>, bsd)
      outs(%init : tensor<?x24x16xf32>, bsd) lse(%lse_init : tensor<?x24xf32>, bs)
  return %0#0, %0#1 : tensor<?x24x16xf32>, tensor<?x24xf32>
}

// -----

// CHECK-LABEL: func @merged_differently
func.func @merged_differently(%q: tensor<2x4x24x16xf32>, %k: tensor<4x2x32x16xf32>,
    %init: tensor<8x24x16xf32>) -> tensor<8x24x16xf32> {
  // CHECK: attn.attention query(%{{.*}} : tensor<8x24x16xf32>) key(%{{.*}} : tensor<8x32x16xf32>)
  %q3 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<2x4x24x16xf32> into tensor<8x24x16xf32>
  %k3 = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<4x2x32x16xf32> into tensor<8x32x16xf32>
  %0 = attn.attention query(%q3 : tensor<8x24x16xf32>)
      key(%k3 : tensor<8x32x16xf32>) value(%k3 : tensor<8x32x16xf32>)
      outs(%init : tensor<8x24x16xf32>)
  return %0 : tensor<8x24x16xf32>
}

// -----

// A sink per merged head is none per head.

// CHECK-LABEL: func @merged_with_sink
func.func @merged_with_sink(%q: tensor<2x4x24x16xf32>, %sink: tensor<8xf32>,
    %init: tensor<8x24x16xf32>) -> tensor<8x24x16xf32> {
  // CHECK: attn.attention query(%{{.*}} : tensor<8x24x16xf32>)
  %q3 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<2x4x24x16xf32> into tensor<8x24x16xf32>
  %0 = attn.attention query(%q3 : tensor<8x24x16xf32>)
      key(%q3 : tensor<8x24x16xf32>) value(%q3 : tensor<8x24x16xf32>)
      sink(%sink : tensor<8xf32>) outs(%init : tensor<8x24x16xf32>)
  return %0 : tensor<8x24x16xf32>
}

// -----

// torch's repeat_kv: unsqueeze, expand, reshape.

// CHECK-LABEL: func @repeat_kv
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<2x8x24x16xf16>, %[[K:[a-z0-9]*]]: tensor<2x2x32x16xf16>, %[[V:[a-z0-9]*]]: tensor<2x2x32x16xf16>, %[[INIT:[a-z0-9]*]]: tensor<2x8x24x16xf16>)
func.func @repeat_kv(%q: tensor<2x8x24x16xf16>, %k: tensor<2x2x32x16xf16>,
    %v: tensor<2x2x32x16xf16>, %init: tensor<2x8x24x16xf16>) -> tensor<2x8x24x16xf16> {
  // CHECK-NEXT: %[[R:.*]] = attn.attention query(%[[Q]] : tensor<2x8x24x16xf16>) key(%[[K]] : tensor<2x2x32x16xf16>) value(%[[V]] : tensor<2x2x32x16xf16>) outs
  // CHECK-NEXT: return %[[R]]
  %e = tensor.empty() : tensor<2x2x4x32x16xf16>
  %k5 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [2, 2, 1, 32, 16] : tensor<2x2x32x16xf16> into tensor<2x2x1x32x16xf16>
  %kb = linalg.generic {
      indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>,
                       affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%k5 : tensor<2x2x1x32x16xf16>) outs(%e : tensor<2x2x4x32x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
  } -> tensor<2x2x4x32x16xf16>
  %k4 = tensor.collapse_shape %kb [[0], [1, 2], [3], [4]] : tensor<2x2x4x32x16xf16> into tensor<2x8x32x16xf16>
  %vb = linalg.broadcast ins(%v : tensor<2x2x32x16xf16>) outs(%e : tensor<2x2x4x32x16xf16>) dimensions = [2]
  %v4 = tensor.collapse_shape %vb [[0], [1, 2], [3], [4]] : tensor<2x2x4x32x16xf16> into tensor<2x8x32x16xf16>
  %0 = attn.attention query(%q : tensor<2x8x24x16xf16>)
      key(%k4 : tensor<2x8x32x16xf16>) value(%v4 : tensor<2x8x32x16xf16>)
      outs(%init : tensor<2x8x24x16xf16>)
  return %0 : tensor<2x8x24x16xf16>
}

// -----

// The same behind a transpose of key, merged with the batch, as a front end
// writes it for batch_matmul.

// CHECK-LABEL: func @repeat_kv_merged
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<2x8x24x16xf32>, %[[K:[a-z0-9]*]]: tensor<2x32x2x16xf32>)
func.func @repeat_kv_merged(%q: tensor<2x8x24x16xf32>, %k: tensor<2x32x2x16xf32>)
    -> tensor<2x8x24x16xf32> {
  // CHECK: %[[R:.*]] = attn.attention query(%[[Q]] : tensor<2x8x24x16xf32>) key(%[[K]] : tensor<2x32x2x16xf32>, bshd) value(%[[K]] : tensor<2x32x2x16xf32>, bshd)
  // CHECK-NEXT: return %[[R]]
  %q3 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<2x8x24x16xf32> into tensor<16x24x16xf32>
  %te = tensor.empty() : tensor<2x2x32x16xf32>
  %kt = linalg.transpose ins(%k : tensor<2x32x2x16xf32>) outs(%te : tensor<2x2x32x16xf32>) permutation = [0, 2, 1, 3]
  %e = tensor.empty() : tensor<2x2x4x32x16xf32>
  %kb = linalg.broadcast ins(%kt : tensor<2x2x32x16xf32>) outs(%e : tensor<2x2x4x32x16xf32>) dimensions = [2]
  %k4 = tensor.collapse_shape %kb [[0], [1, 2], [3], [4]] : tensor<2x2x4x32x16xf32> into tensor<2x8x32x16xf32>
  %k3 = tensor.collapse_shape %k4 [[0, 1], [2], [3]] : tensor<2x8x32x16xf32> into tensor<16x32x16xf32>
  %init = tensor.empty() : tensor<16x24x16xf32>
  %0 = attn.attention query(%q3 : tensor<16x24x16xf32>)
      key(%k3 : tensor<16x32x16xf32>) value(%k3 : tensor<16x32x16xf32>)
      outs(%init : tensor<16x24x16xf32>)
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [2, 8, 24, 16] : tensor<16x24x16xf32> into tensor<2x8x24x16xf32>
  return %1 : tensor<2x8x24x16xf32>
}

// -----

// One head for all queries, expanded without a group dimension.

// CHECK-LABEL: func @multi_query
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<2x?x24x16xf32>, %[[K:[a-z0-9]*]]: tensor<2x32x16xf32>, %[[V:[a-z0-9]*]]: tensor<2x1x32x16xf32>,
func.func @multi_query(%q: tensor<2x?x24x16xf32>, %k: tensor<2x32x16xf32>,
    %v: tensor<2x1x32x16xf32>, %init: tensor<2x?x24x16xf32>,
    %e: tensor<2x?x32x16xf32>) -> tensor<2x?x24x16xf32> {
  // CHECK: attn.attention query(%[[Q]] : tensor<2x?x24x16xf32>) key(%[[K]] : tensor<2x32x16xf32>, bsd) value(%[[V]] : tensor<2x1x32x16xf32>)
  %kb = linalg.broadcast ins(%k : tensor<2x32x16xf32>) outs(%e : tensor<2x?x32x16xf32>) dimensions = [1]
  %vb = linalg.generic {
      indexing_maps = [affine_map<(b, h, s, d) -> (b, 0, s, d)>,
                       affine_map<(b, h, s, d) -> (b, h, s, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%v : tensor<2x1x32x16xf32>) outs(%e : tensor<2x?x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<2x?x32x16xf32>
  %0 = attn.attention query(%q : tensor<2x?x24x16xf32>)
      key(%kb : tensor<2x?x32x16xf32>) value(%vb : tensor<2x?x32x16xf32>)
      outs(%init : tensor<2x?x24x16xf32>)
  return %0 : tensor<2x?x24x16xf32>
}

// -----

// Heads that are repeated as a whole, 0 1 0 1 and not 0 0 1 1, are no groups.

// CHECK-LABEL: func @repeated_as_a_whole
func.func @repeated_as_a_whole(%q: tensor<2x8x24x16xf16>, %k: tensor<2x2x32x16xf16>,
    %init: tensor<2x8x24x16xf16>) -> tensor<2x8x24x16xf16> {
  // CHECK: linalg.broadcast
  // CHECK: attn.attention {{.*}} key(%{{.*}} : tensor<2x8x32x16xf16>)
  %e = tensor.empty() : tensor<2x4x2x32x16xf16>
  %kb = linalg.broadcast ins(%k : tensor<2x2x32x16xf16>) outs(%e : tensor<2x4x2x32x16xf16>) dimensions = [1]
  %k4 = tensor.collapse_shape %kb [[0], [1, 2], [3], [4]] : tensor<2x4x2x32x16xf16> into tensor<2x8x32x16xf16>
  %0 = attn.attention query(%q : tensor<2x8x24x16xf16>)
      key(%k4 : tensor<2x8x32x16xf16>) value(%k4 : tensor<2x8x32x16xf16>)
      outs(%init : tensor<2x8x24x16xf16>)
  return %0 : tensor<2x8x24x16xf16>
}

// -----

// Only key is repeated: value has heads of its own.

// CHECK-LABEL: func @only_key_repeated
func.func @only_key_repeated(%q: tensor<8x24x16xf16>, %k: tensor<2x32x16xf16>,
    %v: tensor<8x32x16xf16>, %init: tensor<8x24x16xf16>) -> tensor<8x24x16xf16> {
  // CHECK: linalg.broadcast
  // CHECK: attn.attention {{.*}} key(%{{.*}} : tensor<8x32x16xf16>)
  %e = tensor.empty() : tensor<2x4x32x16xf16>
  %kb = linalg.broadcast ins(%k : tensor<2x32x16xf16>) outs(%e : tensor<2x4x32x16xf16>) dimensions = [1]
  %k3 = tensor.collapse_shape %kb [[0, 1], [2], [3]] : tensor<2x4x32x16xf16> into tensor<8x32x16xf16>
  %0 = attn.attention query(%q : tensor<8x24x16xf16>)
      key(%k3 : tensor<8x32x16xf16>) value(%v : tensor<8x32x16xf16>)
      outs(%init : tensor<8x24x16xf16>)
  return %0 : tensor<8x24x16xf16>
}
