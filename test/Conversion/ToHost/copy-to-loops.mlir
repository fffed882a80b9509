// RUN: attn-opt %s --attn-copy-to-loops --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @strided
// CHECK-NOT: memref.copy
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
// CHECK-SAME: ins(%{{.*}} : memref<4x8xf32, strided<[16, 1]>>) outs(%{{.*}} : memref<4x8xf32>)
// CHECK: linalg.yield %in : f32
func.func @strided(%a: memref<4x8xf32, strided<[16, 1]>>, %b: memref<4x8xf32>) {
  memref.copy %a, %b : memref<4x8xf32, strided<[16, 1]>> to memref<4x8xf32>
  return
}

// -----

// A copy that becomes a memcpy stays.
// CHECK-LABEL: func.func @contiguous
// CHECK: memref.copy
// CHECK: memref.copy
func.func @contiguous(%a: memref<?x8xf32>, %b: memref<?x8xf32>,
                      %c: memref<4x8xf32, strided<[8, 1], offset: ?>>, %d: memref<4x8xf32>) {
  memref.copy %a, %b : memref<?x8xf32> to memref<?x8xf32>
  memref.copy %c, %d : memref<4x8xf32, strided<[8, 1], offset: ?>> to memref<4x8xf32>
  return
}

// -----

// A unit dimension with a stride that is not what its place says is no memcpy
// for the LLVM lowering.
// CHECK-LABEL: func.func @unit
// CHECK-NOT: memref.copy
// CHECK: linalg.generic
func.func @unit(%a: memref<1x32x1xf32, strided<[32, 1, 2]>>, %b: memref<1x32x1xf32>) {
  memref.copy %a, %b : memref<1x32x1xf32, strided<[32, 1, 2]>> to memref<1x32x1xf32>
  return
}

// -----

func.func @unranked(%a: memref<*xf32>, %b: memref<*xf32>) {
  // expected-error @below {{copies a buffer of unknown rank}}
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}
