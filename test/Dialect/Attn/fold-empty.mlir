// RUN: attn-opt %s --attn-fold-empty | FileCheck %s
// RUN: attn-opt %s --attn-to-host | FileCheck %s --check-prefix=LOWERED
// LOWERED-NOT: memref.

// The example of the pass description.
// CHECK-LABEL: func @example
// CHECK-SAME: %{{.*}}, %[[Y:.*]]: tensor<4x6xf32>
// CHECK-NOT: linalg.exp
// CHECK-NOT: tensor.concat
// CHECK: return %[[Y]]
func.func @example(%x: tensor<4x0xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = tensor.empty() : tensor<4x0xf32>
  %0 = linalg.exp ins(%x : tensor<4x0xf32>) outs(%e : tensor<4x0xf32>) -> tensor<4x0xf32>
  %1 = tensor.concat dim(1) %0, %y : (tensor<4x0xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// CHECK-LABEL: func @parts
// CHECK-SAME: %{{.*}}, %[[Y:.*]]: tensor<4x6xf32>
// CHECK-DAG: %[[CONCAT:.*]] = tensor.concat dim(1) %[[Y]], %[[Y]]
// CHECK-DAG: %[[FILL:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<5x3xf32>)
// CHECK-DAG: %[[EMPTY:.*]] = tensor.empty() : tensor<8x0xf32>
// CHECK: return %[[CONCAT]], %[[Y]], %[[FILL]], %[[EMPTY]]
func.func @parts(%x: tensor<4x0xf32>, %y: tensor<4x6xf32>) -> (tensor<4x12xf32>, tensor<4x6xf32>, tensor<5x3xf32>, tensor<8x0xf32>) {
  %0 = tensor.concat dim(1) %y, %x, %y : (tensor<4x6xf32>, tensor<4x0xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
  %1 = tensor.insert_slice %x into %y[0, 2] [4, 0] [1, 1] : tensor<4x0xf32> into tensor<4x6xf32>
  %2 = tensor.pad %x low[0, 1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.5 : f32
    tensor.yield %c : f32
  } : tensor<4x0xf32> to tensor<5x3xf32>
  %3 = tensor.concat dim(0) %x, %x : (tensor<4x0xf32>, tensor<4x0xf32>) -> tensor<8x0xf32>
  return %0, %1, %2, %3 : tensor<4x12xf32>, tensor<4x6xf32>, tensor<5x3xf32>, tensor<8x0xf32>
}

// No elements, but rows.
// CHECK-LABEL: func @rows
// CHECK: %[[SUM:.*]] = affine.apply
// CHECK: tensor.empty(%[[SUM]]) : tensor<?x0xf32>
func.func @rows(%x: tensor<?x0xf32>, %y: tensor<4x0xf32>) -> tensor<?x0xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<?x0xf32>, tensor<4x0xf32>) -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// A sum of nothing has elements, and so has what may have some.
// CHECK-LABEL: func @others
// CHECK: linalg.reduce
// CHECK: linalg.exp
func.func @others(%x: tensor<4x0xf32>, %y: tensor<4x?xf32>, %s: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x?xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<4x0xf32>) outs(%s : tensor<4xf32>) dimensions = [1]
  %1 = linalg.exp ins(%y : tensor<4x?xf32>) outs(%y : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0, %1 : tensor<4xf32>, tensor<4x?xf32>
}
