// RUN: attn-opt %s --attn-expand-shapes | FileCheck %s

// CHECK-LABEL: func @several
// CHECK-SAME: %[[X:.*]]: memref<?x64xf32>, %[[B:.*]]: index, %[[S:.*]]: index
func.func @several(%x: memref<?x64xf32>, %b: index, %s: index) -> memref<?x?x64xf32> {
  // CHECK: %[[STRIDE:.*]] = arith.muli %c64, %[[S]] : index
  // CHECK: %[[Y:.*]] = memref.reinterpret_cast %[[X]] to offset: [0], sizes: [%[[B]], %[[S]], 64], strides: [%[[STRIDE]], 64, 1] : memref<?x64xf32> to memref<?x?x64xf32>
  // CHECK: return %[[Y]]
  %0 = memref.expand_shape %x [[0, 1], [2]] output_shape [%b, %s, 64] : memref<?x64xf32> into memref<?x?x64xf32>
  return %0 : memref<?x?x64xf32>
}

// CHECK-LABEL: func @strided
func.func @strided(%x: memref<?x64xf32, strided<[128, 1], offset: ?>>, %b: index, %s: index) -> memref<?x?x64xf32, strided<[?, 128, 1], offset: ?>> {
  // CHECK: %{{.*}}, %[[OFFSET:.*]], %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata
  // CHECK: %[[STRIDE:.*]] = arith.muli %c128, %{{.*}} : index
  // CHECK: memref.reinterpret_cast %{{.*}} to offset: [%[[OFFSET]]], sizes: [%{{.*}}, %{{.*}}, 64], strides: [%[[STRIDE]], 128, 1]
  %0 = memref.expand_shape %x [[0, 1], [2]] output_shape [%b, %s, 64] : memref<?x64xf32, strided<[128, 1], offset: ?>> into memref<?x?x64xf32, strided<[?, 128, 1], offset: ?>>
  return %0 : memref<?x?x64xf32, strided<[?, 128, 1], offset: ?>>
}

// One unknown extent is left to upstream.
// CHECK-LABEL: func @one
func.func @one(%x: memref<?x64xf32>, %b: index) -> memref<?x8x64xf32> {
  // CHECK: memref.expand_shape
  %0 = memref.expand_shape %x [[0, 1], [2]] output_shape [%b, 8, 64] : memref<?x64xf32> into memref<?x8x64xf32>
  return %0 : memref<?x8x64xf32>
}
