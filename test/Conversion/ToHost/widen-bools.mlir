// RUN: attn-opt %s --attn-widen-bools --split-input-file --verify-diagnostics | FileCheck %s

// The example of the pass description.
// CHECK-LABEL: func.func @scalars
// CHECK-SAME: (%[[M:.*]]: memref<?xi8>, %[[N:.*]]: memref<?xi8>, %[[FLAG:.*]]: i1, %[[I:.*]]: index)
// CHECK: %[[B:.*]] = memref.load %[[M]][%[[I]]] : memref<?xi8>
// CHECK: %[[X:.*]] = arith.cmpi ne, %[[B]], %{{.*}} : i8
// CHECK: %[[Y:.*]] = arith.andi %[[X]], %[[FLAG]] : i1
// CHECK: %[[W:.*]] = arith.extui %[[Y]] : i1 to i8
// CHECK: memref.store %[[W]], %[[N]][%[[I]]] : memref<?xi8>
func.func @scalars(%m: memref<?xi1>, %n: memref<?xi1>, %flag: i1, %i: index) {
  %x = memref.load %m[%i] : memref<?xi1>
  %y = arith.andi %x, %flag : i1
  memref.store %y, %n[%i] : memref<?xi1>
  return
}

// -----

// CHECK-LABEL: func.func @transfers
// CHECK: %[[PAD:.*]] = arith.extui %{{.*}} : i1 to i8
// CHECK: %[[B:.*]] = vector.transfer_read %{{.*}}, %[[PAD]] {in_bounds = [true]} : memref<4x64xi8, strided<[64, 1], offset: ?>>, vector<16xi8>
// CHECK: %[[X:.*]] = arith.cmpi ne, %[[B]], %{{.*}} : vector<16xi8>
// CHECK: arith.select %[[X]]
// CHECK: arith.extui %{{.*}} : vector<16xi1> to vector<16xi8>
// CHECK: vector.transfer_write
// CHECK: vector.load {{.*}} vector<8xi8>
// CHECK: vector.store {{.*}} vector<8xi8>
// CHECK-NOT: memref<{{.*}}xi1
func.func @transfers(%m: memref<64x64xi1>, %f: vector<16xf32>, %i: index) -> vector<16xf32> {
  %false = arith.constant false
  %zero = arith.constant dense<0.0> : vector<16xf32>
  %t = memref.subview %m[%i, 0] [4, 64] [1, 1] : memref<64x64xi1> to memref<4x64xi1, strided<[64, 1], offset: ?>>
  %x = vector.transfer_read %t[%i, %i], %false {in_bounds = [true]} : memref<4x64xi1, strided<[64, 1], offset: ?>>, vector<16xi1>
  %y = arith.select %x, %f, %zero : vector<16xi1>, vector<16xf32>
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [true]} : vector<16xi1>, memref<64x64xi1>
  %v = vector.load %m[%i, %i] : memref<64x64xi1>, vector<8xi1>
  vector.store %v, %m[%i, %i] : memref<64x64xi1>, vector<8xi1>
  return %y : vector<16xf32>
}

// -----

// The type crosses calls, control flow, globals and every form of view.
// CHECK: memref.global "private" constant @bits : memref<3xi8> = dense<[1, 0, 1]>
memref.global "private" constant @bits : memref<3xi1> = dense<[true, false, true]>
// CHECK-LABEL: func.func @pass_on(%{{.*}}: memref<3xi8>, %{{.*}}: i1) -> memref<1x3xi8>
func.func @pass_on(%a: memref<3xi1>, %c: i1) -> memref<1x3xi1> {
  %b = memref.get_global @bits : memref<3xi1>
  %s = arith.select %c, %a, %b : memref<3xi1>
  %i = scf.if %c -> memref<3xi1> {
    %n = memref.alloc() : memref<3xi1>
    memref.copy %s, %n : memref<3xi1> to memref<3xi1>
    scf.yield %n : memref<3xi1>
  } else {
    scf.yield %s : memref<3xi1>
  }
  %e = memref.expand_shape %i [[0, 1]] output_shape [1, 3] : memref<3xi1> into memref<1x3xi1>
  %r = func.call @callee(%e) : (memref<1x3xi1>) -> memref<1x3xi1>
  // CHECK: return %{{.*}} : memref<1x3xi8>
  return %r : memref<1x3xi1>
}
// CHECK: func.func private @callee(memref<1x3xi8>) -> memref<1x3xi8>
func.func private @callee(memref<1x3xi1>) -> memref<1x3xi1>

// -----

func.func @too_early(%m: memref<8xi1>, %v: i1) {
  // expected-error @below {{works on a buffer of booleans; attn-widen-bools runs once such operations have become loops or vector transfers}}
  linalg.fill ins(%v : i1) outs(%m : memref<8xi1>)
  return
}
