// RUN: attn-opt %s --split-input-file --attn-separate-destinations | FileCheck %s

// The example of the description: the second sum gets zeros of its own, and
// its root is written where the sum was.
// CHECK-LABEL: func.func private @example
// CHECK: %[[E0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[F0:.*]] = linalg.fill ins(%{{.*}}) outs(%[[E0]]
// CHECK-NEXT: linalg.reduce {{.*}} ins(%{{.*}}) outs(%[[F0]]
// CHECK: %[[E1:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[F1:.*]] = linalg.fill ins(%{{.*}}) outs(%[[E1]]
// CHECK-NEXT: %[[SUM:.*]] = linalg.reduce {{.*}} ins(%{{.*}}) outs(%[[F1]]
// CHECK: linalg.sqrt ins(%[[SUM]] : tensor<4xf32>) outs(%[[SUM]] : tensor<4xf32>)
func.func private @example(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) dimensions = [1]
  %1 = linalg.reduce { arith.addf } ins(%y : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) dimensions = [1]
  %2 = linalg.sqrt ins(%1 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  return %0, %2 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The caller's arrays are not written to. A private function is only called
// from this module, where analysis knows what may be.
// CHECK-LABEL: func.func @arguments
// CHECK-SAME: (%{{.*}}: tensor<4xf32> {bufferization.writable = false}, %{{.*}}: index)
func.func @arguments(%x: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK-LABEL: func.func private @private
// CHECK-NOT: writable
func.func private @private(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// Destinations through reshapes, of loops and of insertions.
// CHECK-LABEL: func.func @uses
// CHECK: %[[E0:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT: %[[X0:.*]] = tensor.expand_shape %[[E0]]
// CHECK-NEXT: linalg.transpose ins({{.*}}) outs(%[[X0]]
// CHECK: %[[E1:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT: %[[X1:.*]] = tensor.expand_shape %[[E1]]
// CHECK-NEXT: linalg.transpose ins({{.*}}) outs(%[[X1]]
// CHECK: %[[E2:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %[[E2]])
// CHECK: %[[E3:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT: scf.forall {{.*}} shared_outs(%{{.*}} = %[[E3]])
// CHECK: %[[E4:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT: tensor.insert_slice %{{.*}} into %[[E4]]
func.func @uses(%x: tensor<2x4x8xf32>, %y: tensor<8x8xf32>, %z: tensor<1x8xf32>)
    -> (tensor<8x2x4xf32>, tensor<8x2x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %empty = tensor.empty() : tensor<8x8xf32>
  %expanded = tensor.expand_shape %empty [[0], [1, 2]] output_shape [8, 2, 4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  %0 = linalg.transpose ins(%x : tensor<2x4x8xf32>) outs(%expanded : tensor<8x2x4xf32>) permutation = [2, 0, 1]
  %1 = linalg.transpose ins(%x : tensor<2x4x8xf32>) outs(%expanded : tensor<8x2x4xf32>) permutation = [2, 0, 1]
  %2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%o = %empty) -> tensor<8x8xf32> {
    %6 = tensor.insert_slice %z into %o[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
    scf.yield %6 : tensor<8x8xf32>
  }
  %3 = scf.forall (%i) in (8) shared_outs(%o = %empty) -> tensor<8x8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
    }
  }
  %4 = tensor.insert_slice %z into %empty[0, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
  return %0, %1, %2, %3, %4 : tensor<8x2x4xf32>, tensor<8x2x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// Zeros that are read as well are not written over.
// CHECK-LABEL: func.func @reads
// CHECK: %[[ZEROS:.*]] = linalg.fill
// CHECK: %[[E:.*]] = tensor.empty(%{{.*}}) : tensor<?x4xf32>
// CHECK-NEXT: %[[OWN:.*]] = linalg.fill {{.*}} outs(%[[E]]
// CHECK-NEXT: linalg.matmul {{.*}} outs(%[[OWN]]
// CHECK: linalg.matmul {{.*}} ins(%[[ZEROS]]
func.func @reads(%n: index, %x: tensor<?x8xf32>, %y: tensor<8x4xf32>) -> (tensor<?x4xf32>, tensor<?x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%n) : tensor<?x4xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x4xf32>) -> tensor<?x4xf32>
  %0 = linalg.matmul ins(%x, %y : tensor<?x8xf32>, tensor<8x4xf32>) outs(%zeros : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.empty(%n) : tensor<?x8xf32>
  %2 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%zeros, %y : tensor<?x4xf32>, tensor<8x4xf32>) outs(%1 : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0, %2 : tensor<?x4xf32>, tensor<?x8xf32>
}

// -----

// A constant would be copied; filling needs nothing to read.
// CHECK-LABEL: func.func @splat
// CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x4xf32>
// CHECK: %[[F:.*]] = linalg.fill ins(%[[ONE]] : f32) outs(%[[E]]
// CHECK: linalg.matmul {{.*}} outs(%[[F]]
// CHECK: linalg.matmul {{.*}} outs(%cst
func.func @splat(%x: tensor<4x8xf32>, %y: tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %ones = arith.constant dense<1.0> : tensor<4x4xf32>
  %0 = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%ones : tensor<4x4xf32>) -> tensor<4x4xf32>
  %some = arith.constant dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<4x4xf32>
  %1 = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%some : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// An element-wise op takes the place of an operand that ends there: of the same
// type and read at the place that is written, from this block and no argument.
#id = affine_map<(d0, d1) -> (d0, d1)>
#transposed = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @in_place
// CHECK: %[[A:.*]] = linalg.exp
// CHECK: %[[B:.*]] = linalg.add ins(%[[A]], %{{.*}}) outs(%[[A]] :
// CHECK: %[[E0:.*]] = tensor.empty()
// CHECK: %[[C:.*]] = linalg.generic {{.*}} ins(%[[B]], %{{.*}}) outs(%[[E0]] :
// CHECK: %[[E1:.*]] = tensor.empty()
// CHECK: %[[D:.*]] = linalg.exp ins(%[[C]] : {{.*}}) outs(%[[E1]] :
// CHECK: linalg.sub ins(%[[C]], %[[D]] : {{.*}}) outs(%[[C]] :
func.func @in_place(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %empty = tensor.empty() : tensor<4x4xf32>
  %a = linalg.exp ins(%x : tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = linalg.add ins(%a, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  // Not %b, which is read elsewhere than it is written.
  %c = linalg.generic {indexing_maps = [#transposed, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %0 = arith.addf %p, %q : f32
    linalg.yield %0 : f32
  } -> tensor<4x4xf32>
  // Not %c, which is needed once more.
  %d = linalg.exp ins(%c : tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  %e = linalg.sub ins(%c, %d : tensor<4x4xf32>, tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %e : tensor<4x4xf32>
}

// -----

// A reshape is the same place.
// CHECK-LABEL: func.func @reshaped
// CHECK: %[[A:.*]] = linalg.exp
// CHECK: %[[B:.*]] = tensor.collapse_shape %[[A]]
// CHECK: linalg.exp ins(%[[B]] : tensor<16xf32>) outs(%[[B]] :
func.func @reshaped(%x: tensor<4x4xf32>) -> tensor<16xf32> {
  %empty = tensor.empty() : tensor<4x4xf32>
  %a = linalg.exp ins(%x : tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %flat = tensor.empty() : tensor<16xf32>
  %c = linalg.exp ins(%b : tensor<16xf32>) outs(%flat : tensor<16xf32>) -> tensor<16xf32>
  return %c : tensor<16xf32>
}

// -----

// What is inserted somewhere is written straight there instead.
// CHECK-LABEL: func.func @inserted
// CHECK: %[[A:.*]] = linalg.exp
// CHECK: %[[E:.*]] = tensor.empty() : tensor<1x4xf32>
// CHECK: linalg.add ins(%[[A]], %{{.*}}) outs(%[[E]] :
func.func @inserted(%x: tensor<1x4xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %empty = tensor.empty() : tensor<1x4xf32>
  %a = linalg.exp ins(%x : tensor<1x4xf32>) outs(%empty : tensor<1x4xf32>) -> tensor<1x4xf32>
  %b = linalg.add ins(%a, %x : tensor<1x4xf32>, tensor<1x4xf32>) outs(%empty : tensor<1x4xf32>) -> tensor<1x4xf32>
  %c = tensor.insert_slice %b into %y[1, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32>
  return %c : tensor<2x4xf32>
}

// -----

// Concatenations become insertions, which their parts may be written through.
// CHECK-LABEL: func.func @concatenation
// CHECK-NOT: tensor.concat
// CHECK: %[[A:.*]] = tensor.insert_slice {{.*}}[0, 0] [2, 4] [1, 1]
// CHECK: tensor.insert_slice {{.*}} into %[[A]][0, 4] [2, 3] [1, 1]
func.func @concatenation(%x: tensor<2x4xf32>, %y: tensor<2x3xf32>) -> tensor<2x7xf32> {
  %0 = tensor.concat dim(1) %x, %y : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x7xf32>
  return %0 : tensor<2x7xf32>
}
