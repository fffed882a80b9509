// RUN: attn-opt %s --attn-fuse-elementwise | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func @product
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x16xf32>
func.func @product(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %w: tensor<8x16xf32>, %out: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %empty = tensor.empty() : tensor<4x8xf32>
  // CHECK: %[[X:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] :
  // CHECK: %[[SUM:.*]] = arith.addf
  // CHECK: %[[SQUARE:.*]] = arith.mulf %[[SUM]], %[[SUM]]
  // CHECK: linalg.yield %[[SQUARE]]
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  // CHECK: linalg.generic {{.*}}"reduction"{{.*}} ins(%[[X]], %[[W]] :
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1, %w : tensor<4x8xf32>, tensor<8x16xf32>) outs(%out : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x16xf32>
  return %2 : tensor<4x16xf32>
}

// A reduction that reads each element once computes it on the way.
// CHECK-LABEL: func @sum
func.func @sum(%a: tensor<4x8xf32>, %out: tensor<4xf32>) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  // CHECK-COUNT-1: linalg.generic
  // CHECK: arith.mulf
  // CHECK: arith.addf
  // CHECK-NOT: linalg.generic
  %1 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x8xf32>) outs(%out : tensor<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %z, %x : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A bias that several ops add is read where they are, and not spread before.
// CHECK-LABEL: func @broadcast
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<4x8xf32>, %[[BIAS:.*]]: tensor<8xf32>
// CHECK-COUNT-2: linalg.generic {{.*}} ins(%{{.*}}, %[[BIAS]] : tensor<4x8xf32>, tensor<8xf32>)
// CHECK-NOT: linalg.generic
func.func @broadcast(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %bias: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %empty = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, #id], iterator_types = ["parallel", "parallel"]} ins(%bias : tensor<8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%b, %0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %1, %2 : tensor<4x8xf32>, tensor<4x8xf32>
}

// Weights that are spread over the batch are one matrix for all of its rows.
// CHECK-LABEL: func @batch
// CHECK-SAME: %[[X:.*]]: tensor<3x4x8xf32>, %[[W:.*]]: tensor<8x16xf32>
// CHECK-NOT: linalg.batch_matmul
// CHECK: linalg.generic {indexing_maps = [#[[ROWS:.*]], #[[COLUMNS:.*]], #{{.*}}], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[X]], %[[W]] : tensor<3x4x8xf32>, tensor<8x16xf32>)
// CHECK-NOT: linalg.generic
func.func @batch(%x: tensor<3x4x8xf32>, %w: tensor<8x16xf32>, %out: tensor<3x4x16xf32>) -> tensor<3x4x16xf32> {
  %empty = tensor.empty() : tensor<3x8x16xf32>
  %spread = linalg.broadcast ins(%w : tensor<8x16xf32>) outs(%empty : tensor<3x8x16xf32>) dimensions = [0]
  %0 = linalg.batch_matmul ins(%x, %spread : tensor<3x4x8xf32>, tensor<3x8x16xf32>) outs(%out : tensor<3x4x16xf32>) -> tensor<3x4x16xf32>
  return %0 : tensor<3x4x16xf32>
}
