// RUN: attn-opt %s --attn-decompose-aggregates --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @softmax
// CHECK-SAME:  (%[[X:[a-z0-9]+]]: tensor<4x?xf32>,
// CHECK-NOT:   linalg.softmax
// CHECK:       %[[MAX:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%[[X]] : tensor<4x?xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK:         arith.maxnumf
// CHECK:       %[[EXP:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[MAX]] : tensor<4x?xf32>, tensor<4xf32>)
// CHECK:         arith.subf
// CHECK:         math.exp
// CHECK:       %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[EXP]] : tensor<4x?xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK:         arith.addf
// CHECK:       linalg.generic {{.*}} ins(%[[EXP]], %[[SUM]] : tensor<4x?xf32>, tensor<4xf32>)
// CHECK:         arith.divf
func.func @softmax(%x: tensor<4x?xf32>, %init: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.softmax dimension(1) ins(%x : tensor<4x?xf32>) outs(%init : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

// Buffers stay as they are.
// CHECK-LABEL: func.func @memref
// CHECK:       linalg.softmax
func.func @memref(%x: memref<4x8xf32>, %y: memref<4x8xf32>) {
  linalg.softmax dimension(1) ins(%x : memref<4x8xf32>) outs(%y : memref<4x8xf32>)
  return
}
