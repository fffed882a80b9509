// RUN: attn-opt %s --attn-splat-to-fill --split-input-file | FileCheck %s
// RUN: attn-opt %s --attn-splat-to-fill=min-bytes=65 --split-input-file | FileCheck %s --check-prefix=SMALL

// The example of the pass description.
// CHECK-LABEL: func.func @start
// CHECK: %[[VALUE:.*]] = arith.constant 1.500000e+00 : f32
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<1024x1024xf32>
// CHECK: %[[FILL:.*]] = linalg.fill ins(%[[VALUE]] : f32) outs(%[[EMPTY]] : tensor<1024x1024xf32>)
// CHECK: linalg.matmul {{.*}} outs(%[[FILL]] : tensor<1024x1024xf32>)
func.func @start(%a: tensor<1024x8xf32>, %b: tensor<8x1024xf32>) -> tensor<1024x1024xf32> {
  %0 = arith.constant dense<1.5> : tensor<1024x1024xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<1024x8xf32>, tensor<8x1024xf32>)
      outs(%0 : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  return %1 : tensor<1024x1024xf32>
}

// -----

// Before the first user, here the loop around it. Booleans have a byte.
// CHECK-LABEL: func.func @loop
// CHECK: call @first
// CHECK: arith.constant true
// CHECK: linalg.fill
// CHECK: scf.for
// CHECK-NOT: linalg.fill
func.func private @first()
func.func @loop(%n: index, %x: tensor<65536xi1>) -> (tensor<65536xi1>, tensor<65536xi1>) {
  %0 = arith.constant dense<true> : tensor<65536xi1>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  call @first() : () -> ()
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> tensor<65536xi1> {
    %2 = arith.andi %t, %0 : tensor<65536xi1>
    scf.yield %2 : tensor<65536xi1>
  }
  return %0, %1 : tensor<65536xi1>, tensor<65536xi1>
}

// -----

// What stays: a small tensor (unless told), one of several values, a vector.
// CHECK-LABEL: func.func @stays
// CHECK-NOT: linalg.fill
// SMALL-LABEL: func.func @stays
// SMALL: linalg.fill {{.*}} outs(%{{.*}} : tensor<17xf32>)
// SMALL-NOT: linalg.fill
func.func @stays() -> (tensor<16xf32>, tensor<17xf32>, tensor<2xi64>, vector<32768xf32>) {
  %0 = arith.constant dense<1.5> : tensor<16xf32>
  %1 = arith.constant dense<1.5> : tensor<17xf32>
  %2 = arith.constant dense<[1, 2]> : tensor<2xi64>
  %3 = arith.constant dense<1.5> : vector<32768xf32>
  return %0, %1, %2, %3 : tensor<16xf32>, tensor<17xf32>, tensor<2xi64>, vector<32768xf32>
}
