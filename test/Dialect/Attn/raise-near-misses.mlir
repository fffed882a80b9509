// RUN: attn-opt %s --attn-raise --verify-diagnostics -o - | FileCheck %s
// RUN: not attn-opt %s --attn-raise=require-raised=1 -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: attn-opt %s --attn-raise=require-raised=0 -o /dev/null 2> /dev/null

// One function for each reason that the pass has to leave a candidate alone;
// the remark is at the second product. Nothing here is changed.

// CHECK-NOT: attn.
// COUNT: error: expected attention to be raised 1 times, found 0; not raised, for the reasons in the remarks: {{.*}}raise-near-misses.mlir:[[#@LINE+19]]:8, {{.*}}raise-near-misses.mlir:[[#@LINE+33]]:8, {{.*}} and 11 more{{$}}

#id = affine_map<(b, i, j) -> (b, i, j)>
#row = affine_map<(b, i, j) -> (b, i)>

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

// The result is added to something.
func.func @second_product_adds(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %init: tensor<4x6x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %p = linalg.softmax dimension(2) ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the product of probabilities and values does not start at zero}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%init : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// The scores start at a bias.
func.func @first_product_adds(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %bias: tensor<4x6x8xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%bias : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %p = linalg.softmax dimension(2) ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the product of query and key does not start at zero}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// A sum over more than the depth, of what is no product.
func.func @no_first_product(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %weights: tensor<3xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %ew = tensor.empty() : tensor<4x6x8x3xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(b, i, j, w) -> (b, i, j)>, affine_map<(b, i, j, w) -> (w)>, affine_map<(b, i, j, w) -> (b, i, j, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qk, %weights : tensor<4x6x8xf32>, tensor<3xf32>) outs(%ew : tensor<4x6x8x3xf32>) {
  ^bb0(%in: f32, %weight: f32, %out: f32):
    %x = arith.maximumf %in, %weight : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8x3xf32>
  %fs = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %s = linalg.reduce { arith.addf } ins(%w : tensor<4x6x8x3xf32>) outs(%fs : tensor<4x6x8xf32>) dimensions = [3]
  %p = linalg.softmax dimension(2) ins(%s : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the scores come from 'linalg.reduce', not from a product of query and key}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// Fusion has moved the bias of a projection into the product.
func.func @query_in_the_product(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %bias: tensor<4x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.generic {indexing_maps = [affine_map<(b, i, j, d) -> (b, i, d)>, affine_map<(b, i, j, d) -> (b, d)>, affine_map<(b, i, j, d) -> (b, d, j)>, affine_map<(b, i, j, d) -> (b, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %bias, %k : tensor<4x6x16xf32>, tensor<4x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %x = arith.addf %a, %b : f32
    %y = arith.mulf %x, %c : f32
    %z = arith.addf %out, %y : f32
    linalg.yield %z : f32
  } -> tensor<4x6x8xf32>
  %p = linalg.softmax dimension(2) ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: query, key or value is computed in the body of its product}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// Quantised scores.
func.func @integer_scores(%q: tensor<4x6x16xi8>, %k: tensor<4x16x8xi8>, %v: tensor<4x8x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %none = arith.constant 0 : i32
  %ei = tensor.empty() : tensor<4x6x8xi32>
  %f0 = linalg.fill ins(%none : i32) outs(%ei : tensor<4x6x8xi32>) -> tensor<4x6x8xi32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xi8>, tensor<4x16x8xi8>) outs(%f0 : tensor<4x6x8xi32>) -> tensor<4x6x8xi32>
  %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk : tensor<4x6x8xi32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: i32, %out: f32):
    %x = arith.sitofp %in : i32 to f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the scores come from 'arith.sitofp', not from a product of query and key}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

// Softmax over the wrong axis.
func.func @softmax_over_queries(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %p = linalg.softmax dimension(1) ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: softmax is not taken over the keys}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// The maximum is that of other scores: exp may overflow.
func.func @maximum_of_other_scores(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %other: tensor<4x6x8xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %er = tensor.empty() : tensor<4x6xf32>
  %ninf = arith.constant 0xFF800000 : f32
  %fm = linalg.fill ins(%ninf : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %m = linalg.reduce { arith.maximumf } ins(%other : tensor<4x6x8xf32>) outs(%fm : tensor<4x6xf32>) dimensions = [2]
  %e = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk, %m : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %max: f32, %out: f32):
    %x = arith.subf %in, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6x8xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %l = linalg.reduce { arith.addf } ins(%e : tensor<4x6x8xf32>) outs(%fl : tensor<4x6xf32>) dimensions = [2]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%e, %l : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %x = arith.divf %in, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the maximum is not that of the scores over the keys}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// The maximum is at least zero: low scores underflow.
func.func @maximum_from_zero(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %er = tensor.empty() : tensor<4x6xf32>
  %ninf = arith.constant 0.0 : f32
  %fm = linalg.fill ins(%ninf : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %m = linalg.reduce { arith.maximumf } ins(%qk : tensor<4x6x8xf32>) outs(%fm : tensor<4x6xf32>) dimensions = [2]
  %e = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk, %m : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %max: f32, %out: f32):
    %x = arith.subf %in, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6x8xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %l = linalg.reduce { arith.addf } ins(%e : tensor<4x6x8xf32>) outs(%fl : tensor<4x6xf32>) dimensions = [2]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%e, %l : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %x = arith.divf %in, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the maximum over the keys starts at a number that scores may be below}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// What is summed is not what is divided.
func.func @sum_of_other_numerators(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %other: tensor<4x6x8xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e2 = linalg.exp ins(%other : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %er = tensor.empty() : tensor<4x6xf32>
  %ninf = arith.constant 0xFF800000 : f32
  %fm = linalg.fill ins(%ninf : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %m = linalg.reduce { arith.maximumf } ins(%qk : tensor<4x6x8xf32>) outs(%fm : tensor<4x6xf32>) dimensions = [2]
  %e = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk, %m : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %max: f32, %out: f32):
    %x = arith.subf %in, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6x8xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %l = linalg.reduce { arith.addf } ins(%e2 : tensor<4x6x8xf32>) outs(%fl : tensor<4x6xf32>) dimensions = [2]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%e, %l : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %x = arith.divf %in, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the divisor is not the sum over the keys of what is divided}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// exp overflows where softmax does not.
func.func @no_maximum(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %er = tensor.empty() : tensor<4x6xf32>
  %ninf = arith.constant 0xFF800000 : f32
  %fm = linalg.fill ins(%ninf : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %m = linalg.reduce { arith.maximumf } ins(%qk : tensor<4x6x8xf32>) outs(%fm : tensor<4x6xf32>) dimensions = [2]
  %e = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = math.exp %in : f32
    linalg.yield %y : f32
  } -> tensor<4x6x8xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %l = linalg.reduce { arith.addf } ins(%e : tensor<4x6x8xf32>) outs(%fl : tensor<4x6xf32>) dimensions = [2]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%e, %l : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %x = arith.divf %in, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the exponent comes from 'linalg.batch_matmul', not from a subtraction of the row's maximum}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// Powers of two are no softmax.
func.func @base_two(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %er = tensor.empty() : tensor<4x6xf32>
  %ninf = arith.constant 0xFF800000 : f32
  %fm = linalg.fill ins(%ninf : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %m = linalg.reduce { arith.maximumf } ins(%qk : tensor<4x6x8xf32>) outs(%fm : tensor<4x6xf32>) dimensions = [2]
  %e = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk, %m : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %max: f32, %out: f32):
    %x = arith.subf %in, %max : f32
    %y = math.exp2 %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6x8xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %l = linalg.reduce { arith.addf } ins(%e : tensor<4x6x8xf32>) outs(%fl : tensor<4x6xf32>) dimensions = [2]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%e, %l : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %x = arith.divf %in, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: what is divided comes from 'math.exp2', not from 'math.exp'}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// A larger divisor.
func.func @sum_with_epsilon(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %er = tensor.empty() : tensor<4x6xf32>
  %ninf = arith.constant 0xFF800000 : f32
  %fm = linalg.fill ins(%ninf : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %m = linalg.reduce { arith.maximumf } ins(%qk : tensor<4x6x8xf32>) outs(%fm : tensor<4x6xf32>) dimensions = [2]
  %e = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk, %m : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %max: f32, %out: f32):
    %x = arith.subf %in, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6x8xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %l = linalg.reduce { arith.addf } ins(%e : tensor<4x6x8xf32>) outs(%fl : tensor<4x6xf32>) dimensions = [2]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%e, %l : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %y = arith.addf %sum, %in : f32
    %x = arith.divf %in, %y : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the divisor comes from 'arith.addf', not from a sum over the keys}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// Probabilities are multiplied.
func.func @dropout(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %keep: tensor<4x6x8xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %p0 = linalg.softmax dimension(2) ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %p = linalg.mul ins(%p0, %keep : tensor<4x6x8xf32>, tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the probabilities come from 'arith.mulf', not from a division by the sum over the keys}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

//===----------------------------------------------------------------------===//
// Guard of rows without a finite score
//===----------------------------------------------------------------------===//

// The rows to be zeroed are those of other scores.
func.func @guard_of_other_scores(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %other: tensor<4x6x8xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %et = tensor.empty() : tensor<4x6x8xi1>
  %ninf = arith.constant 0xFF800000 : f32
  %start = arith.constant true
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%other : tensor<4x6x8xf32>) outs(%et : tensor<4x6x8xi1>) {
  ^bb0(%in: f32, %out: i1):
    %x = arith.cmpf oeq, %in, %ninf : f32
    linalg.yield %x : i1
  } -> tensor<4x6x8xi1>
  %ea = tensor.empty() : tensor<4x6xi1>
  %fa = linalg.fill ins(%start : i1) outs(%ea : tensor<4x6xi1>) -> tensor<4x6xi1>
  %all = linalg.reduce { arith.andi } ins(%t : tensor<4x6x8xi1>) outs(%fa : tensor<4x6xi1>) dimensions = [2]
  %p0 = linalg.softmax dimension(2) ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p0, %all : tensor<4x6x8xf32>, tensor<4x6xi1>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %c: i1, %out: f32):
    %x = arith.select %c, %zero, %in : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the guard does not test the scores that softmax is taken of}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// One score of -inf is enough for a row of zeros.
func.func @guard_of_any_score(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %et = tensor.empty() : tensor<4x6x8xi1>
  %ninf = arith.constant 0xFF800000 : f32
  %start = arith.constant false
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk : tensor<4x6x8xf32>) outs(%et : tensor<4x6x8xi1>) {
  ^bb0(%in: f32, %out: i1):
    %x = arith.cmpf oeq, %in, %ninf : f32
    linalg.yield %x : i1
  } -> tensor<4x6x8xi1>
  %ea = tensor.empty() : tensor<4x6xi1>
  %fa = linalg.fill ins(%start : i1) outs(%ea : tensor<4x6xi1>) -> tensor<4x6xi1>
  %all = linalg.reduce { arith.ori } ins(%t : tensor<4x6x8xi1>) outs(%fa : tensor<4x6xi1>) dimensions = [2]
  %p0 = linalg.softmax dimension(2) ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p0, %all : tensor<4x6x8xf32>, tensor<4x6xi1>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %c: i1, %out: f32):
    %x = arith.select %c, %zero, %in : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the rows to be zeroed are not those of which all scores are -inf}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// Low scores count as none.
func.func @guard_with_a_limit(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %et = tensor.empty() : tensor<4x6x8xi1>
  %ninf = arith.constant -1.0e+10 : f32
  %start = arith.constant true
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk : tensor<4x6x8xf32>) outs(%et : tensor<4x6x8xi1>) {
  ^bb0(%in: f32, %out: i1):
    %x = arith.cmpf olt, %in, %ninf : f32
    linalg.yield %x : i1
  } -> tensor<4x6x8xi1>
  %ea = tensor.empty() : tensor<4x6xi1>
  %fa = linalg.fill ins(%start : i1) outs(%ea : tensor<4x6xi1>) -> tensor<4x6xi1>
  %all = linalg.reduce { arith.andi } ins(%t : tensor<4x6x8xi1>) outs(%fa : tensor<4x6xi1>) dimensions = [2]
  %p0 = linalg.softmax dimension(2) ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p0, %all : tensor<4x6x8xf32>, tensor<4x6xi1>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %c: i1, %out: f32):
    %x = arith.select %c, %zero, %in : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the guard does not compare the scores with -inf}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// Rows are zeroed at will.
func.func @guard_by_an_argument(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %rows: tensor<4x6xi1>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %et = tensor.empty() : tensor<4x6x8xi1>
  %ninf = arith.constant 0xFF800000 : f32
  %start = arith.constant true
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk : tensor<4x6x8xf32>) outs(%et : tensor<4x6x8xi1>) {
  ^bb0(%in: f32, %out: i1):
    %x = arith.cmpf oeq, %in, %ninf : f32
    linalg.yield %x : i1
  } -> tensor<4x6x8xi1>
  %ea = tensor.empty() : tensor<4x6xi1>
  %fa = linalg.fill ins(%start : i1) outs(%ea : tensor<4x6xi1>) -> tensor<4x6xi1>
  %all = linalg.reduce { arith.andi } ins(%t : tensor<4x6x8xi1>) outs(%fa : tensor<4x6xi1>) dimensions = [2]
  %p0 = linalg.softmax dimension(2) ins(%qk : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p0, %rows : tensor<4x6x8xf32>, tensor<4x6xi1>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %c: i1, %out: f32):
    %x = arith.select %c, %zero, %in : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  // expected-remark @below {{attention not raised: the rows to be zeroed are chosen by a block argument, not by a reduction over the keys}}
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

// The bias varies over groups of heads, an axis that no layout has a letter for.
func.func @bias_of_groups(%q: tensor<2x8x4x6x16xf32>, %k: tensor<2x8x8x16xf32>, %bias: tensor<8x6x8xf32>) -> tensor<2x8x4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<2x8x4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<2x8x4x6x8xf32>) -> tensor<2x8x4x6x8xf32>
  %qk = linalg.generic {indexing_maps = [affine_map<(b, h, g, i, j, d) -> (b, h, g, i, d)>, affine_map<(b, h, g, i, j, d) -> (b, h, j, d)>, affine_map<(b, h, g, i, j, d) -> (b, h, g, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x8x4x6x16xf32>, tensor<2x8x8x16xf32>) outs(%f0 : tensor<2x8x4x6x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.mulf %a, %b : f32
    %y = arith.addf %out, %x : f32
    linalg.yield %y : f32
  } -> tensor<2x8x4x6x8xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, h, g, i, j) -> (b, h, g, i, j)>, affine_map<(b, h, g, i, j) -> (h, i, j)>, affine_map<(b, h, g, i, j) -> (b, h, g, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%qk, %bias : tensor<2x8x4x6x8xf32>, tensor<8x6x8xf32>) outs(%e0 : tensor<2x8x4x6x8xf32>) {
  ^bb0(%in: f32, %b: f32, %out: f32):
    %x = arith.addf %in, %b : f32
    linalg.yield %x : f32
  } -> tensor<2x8x4x6x8xf32>
  %p = linalg.softmax dimension(4) ins(%s : tensor<2x8x4x6x8xf32>) outs(%e0 : tensor<2x8x4x6x8xf32>) -> tensor<2x8x4x6x8xf32>
  %e1 = tensor.empty() : tensor<2x8x4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x8x4x6x16xf32>) -> tensor<2x8x4x6x16xf32>
  // expected-remark @below {{attention not raised: no layout says how the bias lies in its tensor}}
  %o = linalg.generic {indexing_maps = [affine_map<(b, h, g, i, e, j) -> (b, h, g, i, j)>, affine_map<(b, h, g, i, e, j) -> (b, h, j, e)>, affine_map<(b, h, g, i, e, j) -> (b, h, g, i, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%p, %k : tensor<2x8x4x6x8xf32>, tensor<2x8x8x16xf32>) outs(%f1 : tensor<2x8x4x6x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.mulf %a, %b : f32
    %y = arith.addf %out, %x : f32
    linalg.yield %y : f32
  } -> tensor<2x8x4x6x16xf32>
  return %o : tensor<2x8x4x6x16xf32>
}

// Sizes that nothing is known about: see attn-simplify-shapes.
func.func @reshape_to_unknown_sizes(%q: tensor<?x?x16xf32>, %k: tensor<?x16x?xf32>, %v: tensor<?x?x16xf32>, %sizes: tensor<3xindex>, %e: tensor<?x?x?xf32>, %eo: tensor<?x?x16xf32>) -> tensor<?x?x16xf32> {
  %zero = arith.constant 0.0 : f32
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%z : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r = tensor.reshape %p(%sizes) : (tensor<?x?x?xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  // expected-remark @below {{attention not raised: the probabilities come from 'tensor.reshape', not from a division by the sum over the keys}}
  %o = linalg.batch_matmul ins(%r, %v : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%zo : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  return %o : tensor<?x?x16xf32>
}
