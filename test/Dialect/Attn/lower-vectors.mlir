// RUN: attn-opt %s --attn-lower-vectors | FileCheck %s --check-prefixes=CHECK,PLAIN
// RUN: attn-opt %s --attn-lower-vectors=avx2-transposes | FileCheck %s --check-prefixes=CHECK,AVX2

// A step of a product: each scalar is broadcast to a row and multiplied.
// CHECK-LABEL: func @contract
func.func @contract(%a: vector<4x1xf32>, %b: vector<1x16xf32>,
                    %acc: vector<4x16xf32>) -> vector<4x16xf32> {
  // CHECK-NOT: vector.contract
  // CHECK-COUNT-4: vector.fma %{{.*}} : vector<16xf32>
  // CHECK-NOT: vector.fma
  %0 = vector.contract {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                       affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>} %a, %b, %acc
      : vector<4x1xf32>, vector<1x16xf32> into vector<4x16xf32>
  return %0 : vector<4x16xf32>
}

// A square is transposed by shuffles, not element by element.
// CHECK-LABEL: func @transpose
func.func @transpose(%x: vector<16x16xf32>) -> vector<16x16xf32> {
  // CHECK-COUNT-64: vector.shuffle
  // CHECK-NOT: vector.extract %{{.*}} : f32
  %0 = vector.transpose %x, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  return %0 : vector<16x16xf32>
}

// CHECK-LABEL: func @transpose8
func.func @transpose8(%x: vector<8x8xf32>) -> vector<8x8xf32> {
  // AVX2: llvm.inline_asm {{.*}}vblendps
  // PLAIN-NOT: llvm.inline_asm
  // PLAIN: vector.shuffle
  %0 = vector.transpose %x, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
  return %0 : vector<8x8xf32>
}

// One load a row.
// CHECK-LABEL: func @read
func.func @read(%m: memref<8x16xf32>) -> vector<2x16xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  // CHECK-COUNT-2: vector.load %{{.*}} : memref<8x16xf32>, vector<16xf32>
  %0 = vector.transfer_read %m[%c0, %c0], %zero {in_bounds = [true, true]}
      : memref<8x16xf32>, vector<2x16xf32>
  return %0 : vector<2x16xf32>
}

// One element of a buffer of any layout is loaded and stored.
// CHECK-LABEL: func @element
// CHECK-SAME: %[[X:[^:]*]]: memref<?xf32, strided<[2], offset: ?>>, %[[I:[^:]*]]: index
func.func @element(%x: memref<?xf32, strided<[2], offset: ?>>, %i: index) {
  // CHECK: %[[A:.*]] = memref.load %[[X]][%[[I]]]
  // CHECK: memref.store %[[A]], %[[X]][%c0]
  %c0 = arith.constant 0 : index
  %p = ub.poison : f32
  %0 = vector.transfer_read %x[%i], %p : memref<?xf32, strided<[2], offset: ?>>, vector<f32>
  vector.transfer_write %0, %x[%c0] : vector<f32>, memref<?xf32, strided<[2], offset: ?>>
  return
}
