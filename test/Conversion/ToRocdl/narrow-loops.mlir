// RUN: attn-opt %s --attn-narrow-loops --canonicalize | FileCheck %s

// The example of the pass.
// CHECK-LABEL: func.func @blocks(
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : i32
// CHECK-DAG: %[[C64:.*]] = arith.constant 64 : i32
// CHECK: %[[END:.*]] = arith.minui
// CHECK-NEXT: %[[N:.*]] = arith.index_cast %[[END]] : index to i32
// CHECK-NEXT: scf.for %[[J:.*]] = %[[C0]] to %[[N]] step %[[C64]] : i32 {
// CHECK-NEXT: %[[I:.*]] = arith.index_cast %[[J]] : i32 to index
// CHECK-NEXT: memref.store %{{.*}}, %{{.*}}[%[[I]]]
func.func @blocks(%keys: index, %x: f32, %out: memref<4096xf32>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %most = arith.constant 4096 : index
  %end = arith.minui %keys, %most : index
  scf.for %i = %c0 to %end step %c64 {
    memref.store %x, %out[%i] : memref<4096xf32>
  }
  return
}

// An end that may be anything stays.
// CHECK-LABEL: func.func @open(
// CHECK: scf.for %{{.*}} = %c0 to %arg0 step %c1 {
func.func @open(%end: index, %x: f32, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %end step %c1 {
    memref.store %x, %out[%i] : memref<?xf32>
  }
  return
}

// The last step must fit, too.
// CHECK-LABEL: func.func @near(
// CHECK: scf.for %{{.*}} = %c0 to %c2147483647 step %c64 {
func.func @near(%x: f32, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %end = arith.constant 2147483647 : index
  scf.for %i = %c0 to %end step %c64 {
    memref.store %x, %out[%i] : memref<?xf32>
  }
  return
}
