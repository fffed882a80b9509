// RUN: attn-opt %s -split-input-file -verify-diagnostics

// One case for each message of the verifier of attn.merge_splits.

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %o: memref<1x4x8x16xf32>) {
  // expected-error @below {{operands must be all tensors or all memrefs, but parts is a tensor and outs is 'memref<1x4x8x16xf32>' (merge_splits-c1)}}
  attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) outs(%o : memref<1x4x8x16xf32>, bhsd)
  return
}

// -----

func.func @f(%p: tensor<2x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{parts's rank must be 5, got 4 (merge_splits-c2)}}
  %0 = attn.merge_splits parts(%p : tensor<2x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x4x8xf32>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{parts's lse's rank must be 4, got 3 (merge_splits-c2)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x4x8xf32>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %s: tensor<1x4xf32>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{sink's rank must be 1, got 2 (merge_splits-c2)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) sink(%s : tensor<1x4xf32>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %o: tensor<1x4x8xf32>) {
  // expected-error @below {{outs's layout 'bhs' lacks axis 'd' (merge_splits-c2)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) outs(%o : tensor<1x4x8xf32>, bhs) -> tensor<1x4x8xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %o: tensor<1x4x8x16xf32>, %ol: tensor<1x4x8xf32>) {
  // expected-error @below {{lse's layout 'bhd' names axis 'd', expected letters out of 'bhs' (merge_splits-c2)}}
  %0:2 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) outs(%o : tensor<1x4x8x16xf32>, bhsd) lse(%ol : tensor<1x4x8xf32>, bhd) -> tensor<1x4x8x16xf32>, tensor<1x4x8xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf16>, %l: tensor<2x1x4x8xf32>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{parts's element type must be f32 or f64, got 'f16' (merge_splits-c3)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf16>, %l : tensor<2x1x4x8xf32>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf16>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{parts's lse's element type must be 'f32', got 'f16' (merge_splits-c3)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf16>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %s: tensor<4xf64>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{sink's element type must be 'f32', got 'f64' (merge_splits-c3)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) sink(%s : tensor<4xf64>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %o: tensor<1x4x8x16xf64>) {
  // expected-error @below {{outs's element type must be f16, bf16 or f32, got 'f64' (merge_splits-c3)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) outs(%o : tensor<1x4x8x16xf64>, bhsd) -> tensor<1x4x8x16xf64>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf64>, %l: tensor<2x1x4x8xf64>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{outs's element type must be f64, got 'f32' (merge_splits-c3)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf64>, %l : tensor<2x1x4x8xf64>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<?x1x4x8x16xf32>, %l: tensor<?x1x4x8xf32>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{number of parts must be static and at least 1 (merge_splits-c4)}}
  %0 = attn.merge_splits parts(%p : tensor<?x1x4x8x16xf32>, %l : tensor<?x1x4x8xf32>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<3x1x4x8xf32>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{parts are 2 but parts's lse has 3 (merge_splits-c4)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<3x1x4x8xf32>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %o: tensor<1x3x8x16xf32>) {
  // expected-error @below {{outs's heads is 3 but parts's heads is 4 (merge_splits-c5)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) outs(%o : tensor<1x3x8x16xf32>, bhsd) -> tensor<1x3x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %o: tensor<1x4x8x8xf32>) {
  // expected-error @below {{outs's depth is 8 but parts's depth is 16 (merge_splits-c5)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) outs(%o : tensor<1x4x8x8xf32>, bhsd) -> tensor<1x4x8x8xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %s: tensor<3xf32>, %o: tensor<1x4x8x16xf32>) {
  // expected-error @below {{sink's heads is 3 but parts's heads is 4 (merge_splits-c5)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) sink(%s : tensor<3xf32>) outs(%o : tensor<1x4x8x16xf32>, bhsd) -> tensor<1x4x8x16xf32>
  return
}

// -----

func.func @f(%p: tensor<2x1x4x8x16xf32>, %l: tensor<2x1x4x8xf32>, %o: tensor<1x4x8x16xf32>, %ol: tensor<1x4x8xf32>) {
  // expected-error @below {{must have 2 results for 2 tensor destinations, got 1 (merge_splits-c6)}}
  %0 = attn.merge_splits parts(%p : tensor<2x1x4x8x16xf32>, %l : tensor<2x1x4x8xf32>) outs(%o : tensor<1x4x8x16xf32>, bhsd) lse(%ol : tensor<1x4x8xf32>, bhs) -> tensor<1x4x8x16xf32>
  return
}
