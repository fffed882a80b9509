// RUN: attn-opt %s --attn-prefetch | FileCheck %s

// CHECK-LABEL: func @transposed
// CHECK-SAME: %[[BIAS:[^:]*]]: memref<?x?xf32>, %[[N:[^:]*]]: index, %[[I:[^:]*]]: index
func.func @transposed(%bias: memref<?x?xf32>, %n: index, %i: index,
                      %out: memref<16x2xf32>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  // CHECK: scf.for %[[J:.*]] = %c0 to %[[N]] step %c64
  scf.for %j = %c0 to %n step %c64 {
    // CHECK: %[[AFTER:.*]] = arith.addi %[[J]], %c64
    // CHECK: %[[LAST:.*]] = arith.cmpi sge, %[[AFTER]], %[[N]]
    // CHECK: %[[NEXT:.*]] = arith.select %[[LAST]], %[[J]], %[[AFTER]]
    // CHECK: %[[ROW0:.*]] = arith.addi %[[I]]
    // CHECK: memref.prefetch %[[BIAS]][%[[ROW0]], %[[NEXT]]], read, locality<3>, data
    // CHECK: %[[ROW1:.*]] = arith.addi %[[I]]
    // CHECK: memref.prefetch %[[BIAS]][%[[ROW1]], %[[NEXT]]]
    // CHECK-NOT: memref.prefetch
    // CHECK: vector.transfer_read
    %x = vector.transfer_read %bias[%i, %j], %zero {in_bounds = [true, true]}
        : memref<?x?xf32>, vector<2x16xf32>
    %y = vector.transpose %x, [1, 0] : vector<2x16xf32> to vector<16x2xf32>
    vector.transfer_write %y, %out[%c0, %c0] {in_bounds = [true, true]}
        : vector<16x2xf32>, memref<16x2xf32>
  }
  return
}

// The outermost loop that moves the read counts; the address, which goes through
// a subview, is computed again for it.
// CHECK-LABEL: func @nested
// CHECK-SAME: %[[BIAS:[^:]*]]: memref<64x1024xf32>
func.func @nested(%bias: memref<64x1024xf32>, %out: memref<16x2xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant 0.0 : f32
  // CHECK: scf.for %[[J:.*]] = %c0 to %c1024 step %c64
  // CHECK: scf.for
  // CHECK: %[[AFTER:.*]] = arith.addi %[[J]], %c64
  // CHECK: %[[NEXT:.*]] = arith.select %{{.*}}, %[[J]], %[[AFTER]]
  // CHECK: %[[VIEW:.*]] = memref.subview %[[BIAS]][0, %[[NEXT]]]
  // CHECK: memref.prefetch %[[VIEW]]
  scf.for %j = %c0 to %c1024 step %c64 {
    scf.for %k = %c0 to %c64 step %c16 {
      %view = memref.subview %bias[0, %j] [64, 64] [1, 1]
          : memref<64x1024xf32> to memref<64x64xf32, strided<[1024, 1], offset: ?>>
      %x = vector.transfer_read %view[%c0, %k], %zero {in_bounds = [true, true]}
          : memref<64x64xf32, strided<[1024, 1], offset: ?>>, vector<2x16xf32>
      %y = vector.transpose %x, [1, 0] : vector<2x16xf32> to vector<16x2xf32>
      vector.transfer_write %y, %out[%c0, %c0] {in_bounds = [true, true]}
          : vector<16x2xf32>, memref<16x2xf32>
    }
  }
  return
}

// A read that is not transposed runs along memory, and one whose place no loop
// moves is there already.
// CHECK-LABEL: func @others
func.func @others(%m: memref<64x64xf32>, %out: memref<2x16xf32>,
                  %turned: memref<16x2xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  // CHECK-NOT: memref.prefetch
  scf.for %i = %c0 to %c64 step %c2 {
    %x = vector.transfer_read %m[%i, %c0], %zero {in_bounds = [true, true]}
        : memref<64x64xf32>, vector<2x16xf32>
    vector.transfer_write %x, %out[%c0, %c0] {in_bounds = [true, true]}
        : vector<2x16xf32>, memref<2x16xf32>
    %y = vector.transfer_read %m[%c0, %c0], %zero {in_bounds = [true, true]}
        : memref<64x64xf32>, vector<2x16xf32>
    %z = vector.transpose %y, [1, 0] : vector<2x16xf32> to vector<16x2xf32>
    vector.transfer_write %z, %turned[%c0, %c0] {in_bounds = [true, true]}
        : vector<16x2xf32>, memref<16x2xf32>
  }
  return
}
