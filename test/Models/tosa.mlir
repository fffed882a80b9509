// Attention as TOSA spells it is found once the compiler has taken it to
// linalg: a maximum, a sum and a reciprocal that are ops of their own.

// RUN: attn-compile %s --emit=mlir | FileCheck %s

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %[[Q:.*]]: tensor<4x32x16xf32>, %[[K:.*]]: tensor<4x48x16xf32>, %[[V:.*]]: tensor<4x48x16xf32>
// CHECK:         %[[O:.*]] = attn.attention query(%[[Q]] : tensor<4x32x16xf32>) key(%[[K]] : tensor<4x48x16xf32>) value(%[[V]] : tensor<4x48x16xf32>) scale(2.500000e-01)
// CHECK-NEXT:    return %[[O]]
func.func @main(%q: tensor<4x32x16xf32>, %k: tensor<4x48x16xf32>, %v: tensor<4x48x16xf32>) -> tensor<4x32x16xf32> {
  %kt = tosa.transpose %k {perms = array<i32: 0, 2, 1>} : (tensor<4x48x16xf32>) -> tensor<4x16x48xf32>
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %s = tosa.matmul %q, %kt, %zp, %zp : (tensor<4x32x16xf32>, tensor<4x16x48xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x32x48xf32>
  %c = "tosa.const"() {values = dense<0.25> : tensor<1x1x1xf32>} : () -> tensor<1x1x1xf32>
  %sh = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %x = tosa.mul %s, %c, %sh : (tensor<4x32x48xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<4x32x48xf32>
  %m = tosa.reduce_max %x {axis = 2 : i32} : (tensor<4x32x48xf32>) -> tensor<4x32x1xf32>
  %d = tosa.sub %x, %m : (tensor<4x32x48xf32>, tensor<4x32x1xf32>) -> tensor<4x32x48xf32>
  %e = tosa.exp %d : (tensor<4x32x48xf32>) -> tensor<4x32x48xf32>
  %l = tosa.reduce_sum %e {axis = 2 : i32} : (tensor<4x32x48xf32>) -> tensor<4x32x1xf32>
  %r = tosa.reciprocal %l : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
  %p = tosa.mul %e, %r, %sh : (tensor<4x32x48xf32>, tensor<4x32x1xf32>, tensor<1xi8>) -> tensor<4x32x48xf32>
  %o = tosa.matmul %p, %v, %zp, %zp : (tensor<4x32x48xf32>, tensor<4x48x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x32x16xf32>
  return %o : tensor<4x32x16xf32>
}
