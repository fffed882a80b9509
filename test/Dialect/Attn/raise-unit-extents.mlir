// RUN: attn-opt %s --attn-raise=require-raised=5 | FileCheck %s

// A tensor of three dimensions leaves out batch or heads, so an extent of one in
// it may be its sequence or its depth, as in a decoding step.

// CHECK-LABEL: func @decode
// CHECK: attn.attention query(%{{.*}} : tensor<8x1x64xf32>) key(%{{.*}} : tensor<8x64x77xf32>, hds) value(%{{.*}} : tensor<8x77x64xf32>) scale(1.000000e+00)
// CHECK-SAME: outs(%{{.*}} : tensor<8x1x64xf32>)
func.func @decode(%q: tensor<8x1x64xf32>, %k: tensor<8x64x77xf32>, %v: tensor<8x77x64xf32>) -> tensor<8x1x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x1x77xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x1x77xf32>) -> tensor<8x1x77xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<8x1x64xf32>, tensor<8x64x77xf32>) outs(%z : tensor<8x1x77xf32>) -> tensor<8x1x77xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x1x77xf32>) outs(%e : tensor<8x1x77xf32>) -> tensor<8x1x77xf32>
  %eo = tensor.empty() : tensor<8x1x64xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<8x1x64xf32>) -> tensor<8x1x64xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<8x1x77xf32>, tensor<8x77x64xf32>) outs(%zo : tensor<8x1x64xf32>) -> tensor<8x1x64xf32>
  return %o : tensor<8x1x64xf32>
}

// CHECK-LABEL: func @one_head_decode
// CHECK: attn.attention query(%{{.*}} : tensor<1x1x64xf32>, bsd) key(%{{.*}} : tensor<1x64x77xf32>, bds) value(%{{.*}} : tensor<1x77x64xf32>, bsd) scale(1.000000e+00)
// CHECK-SAME: outs(%{{.*}} : tensor<1x1x64xf32>, bsd)
func.func @one_head_decode(%q: tensor<1x1x64xf32>, %k: tensor<1x64x77xf32>, %v: tensor<1x77x64xf32>) -> tensor<1x1x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x1x77xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1x77xf32>) -> tensor<1x1x77xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<1x1x64xf32>, tensor<1x64x77xf32>) outs(%z : tensor<1x1x77xf32>) -> tensor<1x1x77xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<1x1x77xf32>) outs(%e : tensor<1x1x77xf32>) -> tensor<1x1x77xf32>
  %eo = tensor.empty() : tensor<1x1x64xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<1x1x64xf32>) -> tensor<1x1x64xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<1x1x77xf32>, tensor<1x77x64xf32>) outs(%zo : tensor<1x1x64xf32>) -> tensor<1x1x64xf32>
  return %o : tensor<1x1x64xf32>
}

// CHECK-LABEL: func @one_key
// CHECK: attn.attention query(%{{.*}} : tensor<2x16x64xf32>) key(%{{.*}} : tensor<2x64x1xf32>, hds) value(%{{.*}} : tensor<2x1x64xf32>) scale(1.000000e+00)
// CHECK-SAME: outs(%{{.*}} : tensor<2x16x64xf32>)
func.func @one_key(%q: tensor<2x16x64xf32>, %k: tensor<2x64x1xf32>, %v: tensor<2x1x64xf32>) -> tensor<2x16x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x16x1xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x16x64xf32>, tensor<2x64x1xf32>) outs(%z : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<2x16x1xf32>) outs(%e : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
  %eo = tensor.empty() : tensor<2x16x64xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x16x1xf32>, tensor<2x1x64xf32>) outs(%zo : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
  return %o : tensor<2x16x64xf32>
}

// CHECK-LABEL: func @depth_of_one
// CHECK: attn.attention query(%{{.*}} : tensor<2x16x1xf32>) key(%{{.*}} : tensor<2x1x24xf32>, hds) value(%{{.*}} : tensor<2x24x64xf32>) scale(1.000000e+00)
// CHECK-SAME: outs(%{{.*}} : tensor<2x16x64xf32>)
func.func @depth_of_one(%q: tensor<2x16x1xf32>, %k: tensor<2x1x24xf32>, %v: tensor<2x24x64xf32>) -> tensor<2x16x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x16x24xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x16x24xf32>) -> tensor<2x16x24xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x16x1xf32>, tensor<2x1x24xf32>) outs(%z : tensor<2x16x24xf32>) -> tensor<2x16x24xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<2x16x24xf32>) outs(%e : tensor<2x16x24xf32>) -> tensor<2x16x24xf32>
  %eo = tensor.empty() : tensor<2x16x64xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x16x24xf32>, tensor<2x24x64xf32>) outs(%zo : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
  return %o : tensor<2x16x64xf32>
}

// CHECK-LABEL: func @all_ones
// CHECK: attn.attention query(%{{.*}} : tensor<1x1x1xf32>, bsd) key(%{{.*}} : tensor<1x1x1xf32>, bsd) value(%{{.*}} : tensor<1x1x1xf32>, bsd) scale(1.000000e+00)
// CHECK-SAME: outs(%{{.*}} : tensor<1x1x1xf32>, bsd)
func.func @all_ones(%q: tensor<1x1x1xf32>, %k: tensor<1x1x1xf32>, %v: tensor<1x1x1xf32>) -> tensor<1x1x1xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x1x1xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%z : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<1x1x1xf32>) outs(%e : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %eo = tensor.empty() : tensor<1x1x1xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%zo : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return %o : tensor<1x1x1xf32>
}
