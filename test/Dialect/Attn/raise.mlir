// RUN: attn-opt %s --attn-raise | FileCheck %s
// RUN: attn-opt %s --attn-raise -o /dev/null 2>&1 | count 0

// One function for each thing that may stand between two products. Nothing of
// the softmax is left behind, and no transpose or copy is made for an operand.

// CHECK-LABEL: func @plain
// CHECK-SAME: (%[[Q:.*]]: tensor<8x20x16xf32>, %[[K:.*]]: tensor<8x16x24xf32>, %[[V:.*]]: tensor<8x24x32xf32>)
// CHECK-NOT: linalg.
// CHECK: attn.attention query(%[[Q]] : tensor<8x20x16xf32>) key(%[[K]] : tensor<8x16x24xf32>, hds) value(%[[V]] : tensor<8x24x32xf32>)
// CHECK-SAME: scale(1.000000e+00) outs(%{{.*}} : tensor<8x20x32xf32>)
// CHECK-NOT: linalg.
func.func @plain(%q: tensor<8x20x16xf32>, %k: tensor<8x16x24xf32>, %v: tensor<8x24x32xf32>) -> tensor<8x20x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<8x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<8x20x16xf32>, tensor<8x16x24xf32>) outs(%f0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x20x24xf32>) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %e1 = tensor.empty() : tensor<8x20x32xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x20x32xf32>) -> tensor<8x20x32xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<8x20x24xf32>, tensor<8x24x32xf32>) outs(%f1 : tensor<8x20x32xf32>) -> tensor<8x20x32xf32>
  return %o : tensor<8x20x32xf32>
}

// The example of the pass's description: torch's spelling of a scaled dot
// product with a padding mask, between projections in the layout bshd.

#id = affine_map<(b, h, i, j) -> (b, h, i, j)>
#mask = affine_map<(b, h, i, j) -> (b, 0, 0, j)>
#row = affine_map<(b, h, i, j) -> (b, h, i)>
#row1 = affine_map<(b, h, i, j) -> (b, h, i, 0)>
#scalar = affine_map<(b, h, i, j) -> ()>

// CHECK-LABEL: func @torch
// CHECK-SAME: (%[[Q:.*]]: tensor<2x20x64xf32>, %[[K:.*]]: tensor<2x24x64xf32>, %[[V:.*]]: tensor<2x24x64xf32>, %[[MASK:.*]]: tensor<2x24xi1>)
// CHECK-DAG: %[[Q4:.*]] = tensor.expand_shape %[[Q]] {{.*}} : tensor<2x20x64xf32> into tensor<2x20x4x16xf32>
// CHECK-DAG: %[[K4:.*]] = tensor.expand_shape %[[K]] {{.*}} : tensor<2x24x64xf32> into tensor<2x24x4x16xf32>
// CHECK-DAG: %[[V4:.*]] = tensor.expand_shape %[[V]] {{.*}} : tensor<2x24x64xf32> into tensor<2x24x4x16xf32>
// CHECK: %[[O:.*]] = attn.attention query(%[[Q4]] : tensor<2x20x4x16xf32>, bshd) key(%[[K4]] : tensor<2x24x4x16xf32>, bshd) value(%[[V4]] : tensor<2x24x4x16xf32>, bshd)
// CHECK-SAME: mask(%[[MASK]] : tensor<2x24xi1>, bk) scale(2.500000e-01) outs(%{{.*}} : tensor<2x20x4x16xf32>, bshd)
// CHECK-NEXT: %[[FLAT:.*]] = tensor.collapse_shape %[[O]]
// CHECK-NEXT: return %[[FLAT]]
func.func @torch(%query: tensor<2x20x64xf32>, %key: tensor<2x24x64xf32>, %value: tensor<2x24x64xf32>,
                 %padding: tensor<2x24xi1>) -> tensor<2x20x64xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %ninf64 = arith.constant 0xFFF0000000000000 : f64
  %true = arith.constant true
  %c0 = arith.constant 0 : i64
  %zeroT = arith.constant dense<0.0> : tensor<f32>
  %ninfT = arith.constant dense<0xFF800000> : tensor<f32>
  %zeros = arith.constant dense<0.0> : tensor<2x4x20x24xf32>
  // Heads.
  %q4 = tensor.expand_shape %query [[0], [1], [2, 3]] output_shape [2, 20, 4, 16] : tensor<2x20x64xf32> into tensor<2x20x4x16xf32>
  %k4 = tensor.expand_shape %key [[0], [1], [2, 3]] output_shape [2, 24, 4, 16] : tensor<2x24x64xf32> into tensor<2x24x4x16xf32>
  %v4 = tensor.expand_shape %value [[0], [1], [2, 3]] output_shape [2, 24, 4, 16] : tensor<2x24x64xf32> into tensor<2x24x4x16xf32>
  %eq = tensor.empty() : tensor<2x4x20x16xf32>
  %ek = tensor.empty() : tensor<2x4x16x24xf32>
  %ev = tensor.empty() : tensor<2x4x24x16xf32>
  %qt = linalg.transpose ins(%q4 : tensor<2x20x4x16xf32>) outs(%eq : tensor<2x4x20x16xf32>) permutation = [0, 2, 1, 3]
  %kt = linalg.transpose ins(%k4 : tensor<2x24x4x16xf32>) outs(%ek : tensor<2x4x16x24xf32>) permutation = [0, 2, 3, 1]
  %vt = linalg.transpose ins(%v4 : tensor<2x24x4x16xf32>) outs(%ev : tensor<2x4x24x16xf32>) permutation = [0, 2, 1, 3]
  // The root of the scale on both sides.
  %qs = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qt : tensor<2x4x20x16xf32>) outs(%eq : tensor<2x4x20x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = arith.mulf %in, %half : f32
    linalg.yield %x : f32
  } -> tensor<2x4x20x16xf32>
  %ks = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kt : tensor<2x4x16x24xf32>) outs(%ek : tensor<2x4x16x24xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = arith.mulf %in, %half : f32
    linalg.yield %x : f32
  } -> tensor<2x4x16x24xf32>
  // The mask as a bias.
  %mask4 = tensor.expand_shape %padding [[0], [1, 2, 3]] output_shape [2, 1, 1, 24] : tensor<2x24xi1> into tensor<2x1x1x24xi1>
  %eb = tensor.empty() : tensor<2x1x1x24xf32>
  %bias = linalg.generic {indexing_maps = [#id, #scalar, #scalar, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%mask4, %zeroT, %ninfT : tensor<2x1x1x24xi1>, tensor<f32>, tensor<f32>) outs(%eb : tensor<2x1x1x24xf32>) {
  ^bb0(%in: i1, %a: f32, %b: f32, %out: f32):
    %x = arith.select %in, %a, %b : f32
    linalg.yield %x : f32
  } -> tensor<2x1x1x24xf32>
  // Scores.
  %q3 = tensor.collapse_shape %qs [[0, 1], [2], [3]] : tensor<2x4x20x16xf32> into tensor<8x20x16xf32>
  %k3 = tensor.collapse_shape %ks [[0, 1], [2], [3]] : tensor<2x4x16x24xf32> into tensor<8x16x24xf32>
  %v3 = tensor.collapse_shape %vt [[0, 1], [2], [3]] : tensor<2x4x24x16xf32> into tensor<8x24x16xf32>
  %es = tensor.empty() : tensor<8x20x24xf32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %qk = linalg.batch_matmul ins(%q3, %k3 : tensor<8x20x16xf32>, tensor<8x16x24xf32>) outs(%fs : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %qk4 = tensor.expand_shape %qk [[0, 1], [2], [3]] output_shape [2, 4, 20, 24] : tensor<8x20x24xf32> into tensor<2x4x20x24xf32>
  %ep = tensor.empty() : tensor<2x4x20x24xf32>
  %s = linalg.generic {indexing_maps = [#id, #mask, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qk4, %bias : tensor<2x4x20x24xf32>, tensor<2x1x1x24xf32>) outs(%ep : tensor<2x4x20x24xf32>) {
  ^bb0(%in: f32, %b: f32, %out: f32):
    %x = arith.addf %in, %b : f32
    linalg.yield %x : f32
  } -> tensor<2x4x20x24xf32>
  // Softmax; the maximum comes with its position.
  %em = tensor.empty() : tensor<2x4x20xf32>
  %fm = linalg.fill ins(%ninf : f32) outs(%em : tensor<2x4x20xf32>) -> tensor<2x4x20xf32>
  %ei = tensor.empty() : tensor<2x4x20xi64>
  %fi = linalg.fill ins(%c0 : i64) outs(%ei : tensor<2x4x20xi64>) -> tensor<2x4x20xi64>
  %m:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%s : tensor<2x4x20x24xf32>) outs(%fm, %fi : tensor<2x4x20xf32>, tensor<2x4x20xi64>) {
  ^bb0(%in: f32, %out: f32, %at: i64):
    %i = linalg.index 3 : index
    %j = arith.index_cast %i : index to i64
    %x = arith.maximumf %in, %out : f32
    %c = arith.cmpf ogt, %in, %out : f32
    %y = arith.select %c, %j, %at : i64
    linalg.yield %x, %y : f32, i64
  } -> (tensor<2x4x20xf32>, tensor<2x4x20xi64>)
  %m4 = tensor.expand_shape %m#0 [[0], [1], [2, 3]] output_shape [2, 4, 20, 1] : tensor<2x4x20xf32> into tensor<2x4x20x1xf32>
  %d = linalg.generic {indexing_maps = [#id, #row1, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s, %m4 : tensor<2x4x20x24xf32>, tensor<2x4x20x1xf32>) outs(%ep : tensor<2x4x20x24xf32>) {
  ^bb0(%in: f32, %b: f32, %out: f32):
    %x = arith.subf %in, %b : f32
    linalg.yield %x : f32
  } -> tensor<2x4x20x24xf32>
  %e = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%d : tensor<2x4x20x24xf32>) outs(%ep : tensor<2x4x20x24xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = math.exp %in : f32
    linalg.yield %x : f32
  } -> tensor<2x4x20x24xf32>
  %el = tensor.empty() : tensor<2x4x20x1xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%el : tensor<2x4x20x1xf32>) -> tensor<2x4x20x1xf32>
  %l = linalg.generic {indexing_maps = [#id, #row1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%e : tensor<2x4x20x24xf32>) outs(%fl : tensor<2x4x20x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = arith.addf %in, %out : f32
    linalg.yield %x : f32
  } -> tensor<2x4x20x1xf32>
  %p = linalg.generic {indexing_maps = [#id, #row1, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%e, %l : tensor<2x4x20x24xf32>, tensor<2x4x20x1xf32>) outs(%ep : tensor<2x4x20x24xf32>) {
  ^bb0(%in: f32, %b: f32, %out: f32):
    %x = arith.divf %in, %b : f32
    linalg.yield %x : f32
  } -> tensor<2x4x20x24xf32>
  // Rows of -inf give zero.
  %et = tensor.empty() : tensor<2x4x20x24xi1>
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s : tensor<2x4x20x24xf32>) outs(%et : tensor<2x4x20x24xi1>) {
  ^bb0(%in: f32, %out: i1):
    %x = arith.extf %in : f32 to f64
    %y = arith.cmpf oeq, %x, %ninf64 : f64
    linalg.yield %y : i1
  } -> tensor<2x4x20x24xi1>
  %ea = tensor.empty() : tensor<2x4x20x1xi1>
  %fa = linalg.fill ins(%true : i1) outs(%ea : tensor<2x4x20x1xi1>) -> tensor<2x4x20x1xi1>
  %all = linalg.generic {indexing_maps = [#id, #row1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%t : tensor<2x4x20x24xi1>) outs(%fa : tensor<2x4x20x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %x = arith.andi %in, %out : i1
    linalg.yield %x : i1
  } -> tensor<2x4x20x1xi1>
  %g = linalg.generic {indexing_maps = [#row1, #id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%all, %zeros, %p : tensor<2x4x20x1xi1>, tensor<2x4x20x24xf32>, tensor<2x4x20x24xf32>) outs(%ep : tensor<2x4x20x24xf32>) {
  ^bb0(%c: i1, %a: f32, %b: f32, %out: f32):
    %x = arith.select %c, %a, %b : f32
    linalg.yield %x : f32
  } -> tensor<2x4x20x24xf32>
  // Values.
  %p3 = tensor.collapse_shape %g [[0, 1], [2], [3]] : tensor<2x4x20x24xf32> into tensor<8x20x24xf32>
  %eo = tensor.empty() : tensor<8x20x16xf32>
  %fo = linalg.fill ins(%zero : f32) outs(%eo : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  %o3 = linalg.batch_matmul ins(%p3, %v3 : tensor<8x20x24xf32>, tensor<8x24x16xf32>) outs(%fo : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  %o4 = tensor.expand_shape %o3 [[0, 1], [2], [3]] output_shape [2, 4, 20, 16] : tensor<8x20x16xf32> into tensor<2x4x20x16xf32>
  %et2 = tensor.empty() : tensor<2x20x4x16xf32>
  %ot = linalg.transpose ins(%o4 : tensor<2x4x20x16xf32>) outs(%et2 : tensor<2x20x4x16xf32>) permutation = [0, 2, 1, 3]
  %o = tensor.collapse_shape %ot [[0], [1], [2, 3]] : tensor<2x20x4x16xf32> into tensor<2x20x64xf32>
  return %o : tensor<2x20x64xf32>
}

// What follows uses linalg.softmax where softmax is not the point.

//===----------------------------------------------------------------------===//
// Scale
//===----------------------------------------------------------------------===//

#id3 = affine_map<(b, i, j) -> (b, i, j)>
#row3 = affine_map<(b, i, j) -> (b, i, 0)>

// CHECK-LABEL: func @scale_of_the_scores
// CHECK: attn.attention {{.*}} scale(1.250000e-01)
func.func @scale_of_the_scores(%q: tensor<8x20x16xf32>, %k: tensor<8x16x24xf32>, %v: tensor<8x24x16xf32>) -> tensor<8x20x16xf32> {
  %zero = arith.constant 0.0 : f32
  %eight = arith.constant dense<8.0> : tensor<8x20x24xf32>
  %e0 = tensor.empty() : tensor<8x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<8x20x16xf32>, tensor<8x16x24xf32>) outs(%f0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %s = linalg.div ins(%qk, %eight : tensor<8x20x24xf32>, tensor<8x20x24xf32>) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x20x24xf32>) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %e1 = tensor.empty() : tensor<8x20x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<8x20x24xf32>, tensor<8x24x16xf32>) outs(%f1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  return %o : tensor<8x20x16xf32>
}

// A scale of one that is written down is not taken for the default
// (torch-mlir#4419).
// CHECK-LABEL: func @scale_of_one
// CHECK: attn.attention {{.*}} scale(1.000000e+00)
func.func @scale_of_one(%q: tensor<8x20x16xf32>, %k: tensor<8x16x24xf32>, %v: tensor<8x24x16xf32>) -> tensor<8x20x16xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e0 = tensor.empty() : tensor<8x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<8x20x16xf32>, tensor<8x16x24xf32>) outs(%f0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %s = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk : tensor<8x20x24xf32>) outs(%e0 : tensor<8x20x24xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = arith.mulf %in, %one : f32
    linalg.yield %x : f32
  } -> tensor<8x20x24xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x20x24xf32>) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %e1 = tensor.empty() : tensor<8x20x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<8x20x24xf32>, tensor<8x24x16xf32>) outs(%f1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  return %o : tensor<8x20x16xf32>
}

// The root of the scale on both sides is 1/sqrt(64) again, not the product of
// two rounded numbers.
// CHECK-LABEL: func @scale_of_both_sides
// CHECK-SAME: (%[[Q:.*]]: tensor<8x20x64xf32>, %[[K:.*]]: tensor<8x64x24xf32>
// CHECK: attn.attention query(%[[Q]] : tensor<8x20x64xf32>) key(%[[K]] : tensor<8x64x24xf32>, hds) {{.*}} scale(1.250000e-01)
func.func @scale_of_both_sides(%q: tensor<8x20x64xf32>, %k: tensor<8x64x24xf32>, %v: tensor<8x24x16xf32>) -> tensor<8x20x16xf32> {
  %zero = arith.constant 0.0 : f32
  %root = arith.constant 0.353553385 : f32
  %eq = tensor.empty() : tensor<8x20x64xf32>
  %ek = tensor.empty() : tensor<8x64x24xf32>
  %qs = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%q : tensor<8x20x64xf32>) outs(%eq : tensor<8x20x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = arith.mulf %in, %root : f32
    linalg.yield %x : f32
  } -> tensor<8x20x64xf32>
  %ks = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%k : tensor<8x64x24xf32>) outs(%ek : tensor<8x64x24xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = arith.mulf %root, %in : f32
    linalg.yield %x : f32
  } -> tensor<8x64x24xf32>
  %e0 = tensor.empty() : tensor<8x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %s = linalg.batch_matmul ins(%qs, %ks : tensor<8x20x64xf32>, tensor<8x64x24xf32>) outs(%f0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x20x24xf32>) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %e1 = tensor.empty() : tensor<8x20x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<8x20x24xf32>, tensor<8x24x16xf32>) outs(%f1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  return %o : tensor<8x20x16xf32>
}

// c * tanh(t * qk) is a softcap of c on a scale of c * t. One body holds it
// all.
// CHECK-LABEL: func @softcap
// CHECK: attn.attention {{.*}} scale(2.500000e-01) softcap(3.000000e+01)
func.func @softcap(%q: tensor<8x20x16xf32>, %k: tensor<8x16x24xf32>, %v: tensor<8x24x16xf32>) -> tensor<8x20x16xf32> {
  %zero = arith.constant 0.0 : f32
  %quarter = arith.constant 0.25 : f32
  %cap = arith.constant 30.0 : f32
  %e0 = tensor.empty() : tensor<8x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<8x20x16xf32>, tensor<8x16x24xf32>) outs(%f0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %s = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk : tensor<8x20x24xf32>) outs(%e0 : tensor<8x20x24xf32>) {
  ^bb0(%in: f32, %out: f32):
    %a = arith.mulf %in, %quarter : f32
    %b = arith.divf %a, %cap : f32
    %c = math.tanh %b : f32
    %d = arith.mulf %c, %cap : f32
    linalg.yield %d : f32
  } -> tensor<8x20x24xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x20x24xf32>) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %e1 = tensor.empty() : tensor<8x20x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<8x20x24xf32>, tensor<8x24x16xf32>) outs(%f1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  return %o : tensor<8x20x16xf32>
}

//===----------------------------------------------------------------------===//
// Masks and biases
//===----------------------------------------------------------------------===//

#bias = affine_map<(b, h, i, j) -> (0, h, i, j)>
#swap = affine_map<(b, h, i, j) -> (b, h, j, i)>

// A bias may be -inf all along a row. Without a guard softmax then gives NaN,
// and so does what it is raised to.
// CHECK-LABEL: func @bias
// CHECK-SAME: %[[BIAS:arg[0-9]+]]: tensor<1x4x20x24xf32>)
// CHECK: %[[O:.*]]:2 = attn.attention {{.*}} bias(%[[BIAS]] : tensor<1x4x20x24xf32>) scale(1.000000e+00) outs({{.*}} : tensor<2x4x20x16xf32>) lse({{.*}} : tensor<2x4x20xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[O]]#0, %[[O]]#1 : tensor<2x4x20x16xf32>, tensor<2x4x20xf32>)
// CHECK: %[[EMPTY:.*]] = arith.cmpf oeq, %{{.*}}, %{{.*}} : f32
// CHECK: arith.select %[[EMPTY]]
func.func @bias(%q: tensor<2x4x20x16xf32>, %k: tensor<2x4x16x24xf32>, %v: tensor<2x4x24x16xf32>, %bias: tensor<1x4x20x24xf32>) -> tensor<2x4x20x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<2x4x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<2x4x20x24xf32>) -> tensor<2x4x20x24xf32>
  %qk = linalg.generic {indexing_maps = [affine_map<(b, h, i, j, d) -> (b, h, i, d)>, affine_map<(b, h, i, j, d) -> (b, h, d, j)>, affine_map<(b, h, i, j, d) -> (b, h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x4x20x16xf32>, tensor<2x4x16x24xf32>) outs(%f0 : tensor<2x4x20x24xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.mulf %a, %b : f32
    %y = arith.addf %out, %x : f32
    linalg.yield %y : f32
  } -> tensor<2x4x20x24xf32>
  %s = linalg.generic {indexing_maps = [#bias, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%bias, %qk : tensor<1x4x20x24xf32>, tensor<2x4x20x24xf32>) outs(%e0 : tensor<2x4x20x24xf32>) {
  ^bb0(%b: f32, %in: f32, %out: f32):
    %x = arith.addf %b, %in : f32
    linalg.yield %x : f32
  } -> tensor<2x4x20x24xf32>
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x4x20x24xf32>) outs(%e0 : tensor<2x4x20x24xf32>) -> tensor<2x4x20x24xf32>
  %e1 = tensor.empty() : tensor<2x4x20x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x4x20x16xf32>) -> tensor<2x4x20x16xf32>
  %o = linalg.generic {indexing_maps = [affine_map<(b, h, i, e, j) -> (b, h, i, j)>, affine_map<(b, h, i, e, j) -> (b, h, j, e)>, affine_map<(b, h, i, e, j) -> (b, h, i, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%p, %v : tensor<2x4x20x24xf32>, tensor<2x4x24x16xf32>) outs(%f1 : tensor<2x4x20x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.mulf %a, %b : f32
    %y = arith.addf %out, %x : f32
    linalg.yield %y : f32
  } -> tensor<2x4x20x16xf32>
  return %o : tensor<2x4x20x16xf32>
}

// Two biases are added up once. Both are finite, so no row is empty.
// CHECK-LABEL: func @two_finite_biases
// CHECK-SAME: %[[KEEP:arg[0-9]+]]: tensor<20x24xi1>)
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} : tensor<20x24xf32>, tensor<4x20x24xf32>) outs({{.*}} : tensor<4x20x24xf32>)
// CHECK: attn.attention {{.*}} bias(%[[SUM]] : tensor<4x20x24xf32>) scale(1.000000e+00) outs({{.*}} : tensor<4x20x16xf32>)
// CHECK-NOT: lse
func.func @two_finite_biases(%q: tensor<4x20x16xf32>, %k: tensor<4x16x24xf32>, %v: tensor<4x24x16xf32>, %where: tensor<20x24xi64>, %keep: tensor<20x24xi1>) -> tensor<4x20x16xf32> {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant -3.40282347E+38 : f32
  %table = arith.constant dense<[[0.5, -0.5], [1.0, -1.0], [1.5, -1.5], [2.0, -2.0]]> : tensor<4x2xf32>
  %e0 = tensor.empty() : tensor<4x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x20x24xf32>) -> tensor<4x20x24xf32>
  %relative = linalg.generic {indexing_maps = [affine_map<(b, i, j) -> (i, j)>, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%where : tensor<20x24xi64>) outs(%e0 : tensor<4x20x24xf32>) {
  ^bb0(%in: i64, %out: f32):
    %h = linalg.index 0 : index
    %at = arith.index_cast %in : i64 to index
    %x = tensor.extract %table[%h, %at] : tensor<4x2xf32>
    linalg.yield %x : f32
  } -> tensor<4x20x24xf32>
  %em = tensor.empty() : tensor<20x24xf32>
  %mask = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%keep : tensor<20x24xi1>) outs(%em : tensor<20x24xf32>) {
  ^bb0(%in: i1, %out: f32):
    %x = arith.select %in, %zero, %lowest : f32
    linalg.yield %x : f32
  } -> tensor<20x24xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x20x16xf32>, tensor<4x16x24xf32>) outs(%f0 : tensor<4x20x24xf32>) -> tensor<4x20x24xf32>
  %s0 = linalg.add ins(%qk, %relative : tensor<4x20x24xf32>, tensor<4x20x24xf32>) outs(%e0 : tensor<4x20x24xf32>) -> tensor<4x20x24xf32>
  %s = linalg.generic {indexing_maps = [#id3, affine_map<(b, i, j) -> (i, j)>, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s0, %mask : tensor<4x20x24xf32>, tensor<20x24xf32>) outs(%e0 : tensor<4x20x24xf32>) {
  ^bb0(%in: f32, %b: f32, %out: f32):
    %x = arith.addf %in, %b : f32
    linalg.yield %x : f32
  } -> tensor<4x20x24xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<4x20x24xf32>) outs(%e0 : tensor<4x20x24xf32>) -> tensor<4x20x24xf32>
  %e1 = tensor.empty() : tensor<4x20x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x20x16xf32>) -> tensor<4x20x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x20x24xf32>, tensor<4x24x16xf32>) outs(%f1 : tensor<4x20x16xf32>) -> tensor<4x20x16xf32>
  return %o : tensor<4x20x16xf32>
}

// A mask without a guard: the same, with NaN for the rows without a key. What
// is masked where the condition holds is attended to where it does not.
// CHECK-LABEL: func @where_mask
// CHECK-SAME: %[[DROP:arg[0-9]+]]: tensor<20x24xi1>)
// CHECK: %[[KEEP:.*]] = linalg.generic {{.*}} ins(%[[DROP]] : tensor<20x24xi1>)
// CHECK: arith.xori
// CHECK: %[[O:.*]]:2 = attn.attention {{.*}} mask(%[[KEEP]] : tensor<20x24xi1>) scale(1.000000e+00) outs({{.*}}) lse({{.*}} : tensor<4x20xf32>)
// CHECK: 0x7FC00000
func.func @where_mask(%q: tensor<4x20x16xf32>, %k: tensor<4x16x24xf32>, %v: tensor<4x24x16xf32>, %drop: tensor<20x24xi1>) -> tensor<4x20x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x20x24xf32>) -> tensor<4x20x24xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x20x16xf32>, tensor<4x16x24xf32>) outs(%f0 : tensor<4x20x24xf32>) -> tensor<4x20x24xf32>
  %s = linalg.generic {indexing_maps = [#id3, affine_map<(b, i, j) -> (i, j)>, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk, %drop : tensor<4x20x24xf32>, tensor<20x24xi1>) outs(%e0 : tensor<4x20x24xf32>) {
  ^bb0(%in: f32, %c: i1, %out: f32):
    %x = arith.select %c, %ninf, %in : f32
    linalg.yield %x : f32
  } -> tensor<4x20x24xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<4x20x24xf32>) outs(%e0 : tensor<4x20x24xf32>) -> tensor<4x20x24xf32>
  %e1 = tensor.empty() : tensor<4x20x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x20x16xf32>) -> tensor<4x20x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x20x24xf32>, tensor<4x24x16xf32>) outs(%f1 : tensor<4x20x16xf32>) -> tensor<4x20x16xf32>
  return %o : tensor<4x20x16xf32>
}

// Masked scores become the lowest finite number: rows without a key are
// uniform, which a bias gives and a mask would not (AMDMIGraphX#2812).
// CHECK-LABEL: func @where_mask_with_a_finite_fill
// CHECK-SAME: %[[KEEP:arg[0-9]+]]: tensor<1x1x348x348xi1>)
// CHECK: %[[BIAS:.*]] = linalg.generic {{.*}} ins(%[[KEEP]] : tensor<1x1x348x348xi1>)
// CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : f32
// CHECK: attn.attention query({{.*}} : tensor<1x12x348x64xf32>) key({{.*}} : tensor<1x12x64x348xf32>, bhds) {{.*}} bias(%[[BIAS]] : tensor<1x1x348x348xf32>) scale(1.250000e-01)
// CHECK-NOT: lse
func.func @where_mask_with_a_finite_fill(%q: tensor<1x12x348x64xf32>, %k: tensor<1x12x64x348xf32>, %v: tensor<1x12x348x64xf32>, %keep: tensor<1x1x348x348xi1>) -> tensor<1x12x348x64xf32> {
  %zero = arith.constant 0.0 : f32
  %eighth = arith.constant dense<0.125> : tensor<f32>
  %lowest = arith.constant dense<-3.40282347E+38> : tensor<f32>
  %q3 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<1x12x348x64xf32> into tensor<12x348x64xf32>
  %k3 = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<1x12x64x348xf32> into tensor<12x64x348xf32>
  %v3 = tensor.collapse_shape %v [[0, 1], [2], [3]] : tensor<1x12x348x64xf32> into tensor<12x348x64xf32>
  %e0 = tensor.empty() : tensor<12x348x348xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<12x348x348xf32>) -> tensor<12x348x348xf32>
  %qk = linalg.batch_matmul ins(%q3, %k3 : tensor<12x348x64xf32>, tensor<12x64x348xf32>) outs(%f0 : tensor<12x348x348xf32>) -> tensor<12x348x348xf32>
  %qk4 = tensor.expand_shape %qk [[0, 1], [2], [3]] output_shape [1, 12, 348, 348] : tensor<12x348x348xf32> into tensor<1x12x348x348xf32>
  %e4 = tensor.empty() : tensor<1x12x348x348xf32>
  %s = linalg.generic {indexing_maps = [#id, #scalar, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qk4, %eighth : tensor<1x12x348x348xf32>, tensor<f32>) outs(%e4 : tensor<1x12x348x348xf32>) {
  ^bb0(%in: f32, %c: f32, %out: f32):
    %x = arith.mulf %in, %c : f32
    linalg.yield %x : f32
  } -> tensor<1x12x348x348xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(b, h, i, j) -> (b, 0, i, j)>, #id, #scalar, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%keep, %s, %lowest : tensor<1x1x348x348xi1>, tensor<1x12x348x348xf32>, tensor<f32>) outs(%e4 : tensor<1x12x348x348xf32>) {
  ^bb0(%c: i1, %a: f32, %b: f32, %out: f32):
    %x = arith.select %c, %a, %b : f32
    linalg.yield %x : f32
  } -> tensor<1x12x348x348xf32>
  %p = linalg.softmax dimension(3) ins(%w : tensor<1x12x348x348xf32>) outs(%e4 : tensor<1x12x348x348xf32>) -> tensor<1x12x348x348xf32>
  %p3 = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<1x12x348x348xf32> into tensor<12x348x348xf32>
  %e1 = tensor.empty() : tensor<12x348x64xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<12x348x64xf32>) -> tensor<12x348x64xf32>
  %o3 = linalg.batch_matmul ins(%p3, %v3 : tensor<12x348x348xf32>, tensor<12x348x64xf32>) outs(%f1 : tensor<12x348x64xf32>) -> tensor<12x348x64xf32>
  %o = tensor.expand_shape %o3 [[0, 1], [2], [3]] output_shape [1, 12, 348, 64] : tensor<12x348x64xf32> into tensor<1x12x348x64xf32>
  return %o : tensor<1x12x348x64xf32>
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

// Casts around softmax, the root of a scale of 100 on both sides, K transposed
// by whoever made it (onnxruntime#27999). Sums and maxima are linalg.reduce.
// CHECK-LABEL: func @casts_around_softmax
// CHECK-SAME: (%[[Q:.*]]: tensor<12x20x16xf16>, %[[K:.*]]: tensor<12x16x24xf16>, %[[V:.*]]: tensor<12x24x16xf16>)
// CHECK-NOT: linalg.
// CHECK: attn.attention query(%[[Q]] : tensor<12x20x16xf16>) key(%[[K]] : tensor<12x16x24xf16>, hds) value(%[[V]] : tensor<12x24x16xf16>) scale(1.000000e+02) outs({{.*}} : tensor<12x20x16xf16>)
// CHECK-NEXT: return
func.func @casts_around_softmax(%q: tensor<12x20x16xf16>, %k: tensor<12x16x24xf16>, %v: tensor<12x24x16xf16>) -> tensor<12x20x16xf16> {
  %zeroh = arith.constant 0.0 : f16
  %ten = arith.constant 10.0 : f16
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %eq = tensor.empty() : tensor<12x20x16xf16>
  %ek = tensor.empty() : tensor<12x16x24xf16>
  %tenq = linalg.fill ins(%ten : f16) outs(%eq : tensor<12x20x16xf16>) -> tensor<12x20x16xf16>
  %tenk = linalg.fill ins(%ten : f16) outs(%ek : tensor<12x16x24xf16>) -> tensor<12x16x24xf16>
  %qs = linalg.mul ins(%q, %tenq : tensor<12x20x16xf16>, tensor<12x20x16xf16>) outs(%eq : tensor<12x20x16xf16>) -> tensor<12x20x16xf16>
  %ks = linalg.mul ins(%k, %tenk : tensor<12x16x24xf16>, tensor<12x16x24xf16>) outs(%ek : tensor<12x16x24xf16>) -> tensor<12x16x24xf16>
  %e0 = tensor.empty() : tensor<12x20x24xf16>
  %f0 = linalg.fill ins(%zeroh : f16) outs(%e0 : tensor<12x20x24xf16>) -> tensor<12x20x24xf16>
  %sh = linalg.batch_matmul ins(%qs, %ks : tensor<12x20x16xf16>, tensor<12x16x24xf16>) outs(%f0 : tensor<12x20x24xf16>) -> tensor<12x20x24xf16>
  %es = tensor.empty() : tensor<12x20x24xf32>
  %s = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%sh : tensor<12x20x24xf16>) outs(%es : tensor<12x20x24xf32>) {
  ^bb0(%in: f16, %out: f32):
    %x = arith.extf %in : f16 to f32
    linalg.yield %x : f32
  } -> tensor<12x20x24xf32>
  %er = tensor.empty() : tensor<12x20xf32>
  %fm = linalg.fill ins(%ninf : f32) outs(%er : tensor<12x20xf32>) -> tensor<12x20xf32>
  %m = linalg.reduce { arith.maxnumf } ins(%s : tensor<12x20x24xf32>) outs(%fm : tensor<12x20xf32>) dimensions = [2]
  %mb = linalg.broadcast ins(%m : tensor<12x20xf32>) outs(%es : tensor<12x20x24xf32>) dimensions = [2]
  %d = linalg.sub ins(%s, %mb : tensor<12x20x24xf32>, tensor<12x20x24xf32>) outs(%es : tensor<12x20x24xf32>) -> tensor<12x20x24xf32>
  %e = linalg.exp ins(%d : tensor<12x20x24xf32>) outs(%es : tensor<12x20x24xf32>) -> tensor<12x20x24xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%er : tensor<12x20xf32>) -> tensor<12x20xf32>
  %l = linalg.reduce { arith.addf } ins(%e : tensor<12x20x24xf32>) outs(%fl : tensor<12x20xf32>) dimensions = [2]
  %lb = linalg.broadcast ins(%l : tensor<12x20xf32>) outs(%es : tensor<12x20x24xf32>) dimensions = [2]
  %pf = linalg.div ins(%e, %lb : tensor<12x20x24xf32>, tensor<12x20x24xf32>) outs(%es : tensor<12x20x24xf32>) -> tensor<12x20x24xf32>
  %p = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%pf : tensor<12x20x24xf32>) outs(%e0 : tensor<12x20x24xf16>) {
  ^bb0(%in: f32, %out: f16):
    %x = arith.truncf %in : f32 to f16
    linalg.yield %x : f16
  } -> tensor<12x20x24xf16>
  %e1 = tensor.empty() : tensor<12x20x16xf16>
  %f1 = linalg.fill ins(%zeroh : f16) outs(%e1 : tensor<12x20x16xf16>) -> tensor<12x20x16xf16>
  %o = linalg.batch_matmul ins(%p, %v : tensor<12x20x24xf16>, tensor<12x24x16xf16>) outs(%f1 : tensor<12x20x16xf16>) -> tensor<12x20x16xf16>
  return %o : tensor<12x20x16xf16>
}

// Element-wise ops that are fused, a product with the reciprocal of the sum,
// and products that give the transpose of the result.
// CHECK-LABEL: func @fused
// CHECK-SAME: (%[[Q:.*]]: tensor<20x16xf32>, %[[K:.*]]: tensor<24x16xf32>, %[[V:.*]]: tensor<24x8xf32>)
// CHECK-NOT: linalg.
// CHECK: attn.attention query(%[[Q]] : tensor<20x16xf32>) key(%[[K]] : tensor<24x16xf32>) value(%[[V]] : tensor<24x8xf32>) scale(2.500000e-01) outs({{.*}} : tensor<8x20xf32>, ds)
// CHECK-NEXT: return
func.func @fused(%q: tensor<20x16xf32>, %k: tensor<24x16xf32>, %v: tensor<24x8xf32>) -> tensor<8x20xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %quarter = arith.constant 0.25 : f32
  %lowest = arith.constant -3.40282347E+38 : f32
  %e0 = tensor.empty() : tensor<24x20xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<24x20xf32>) -> tensor<24x20xf32>
  %st = linalg.matmul indexing_maps = [affine_map<(j, i, d) -> (j, d)>, affine_map<(j, i, d) -> (i, d)>, affine_map<(j, i, d) -> (j, i)>] ins(%k, %q : tensor<24x16xf32>, tensor<20x16xf32>) outs(%f0 : tensor<24x20xf32>) -> tensor<24x20xf32>
  %er = tensor.empty() : tensor<20xf32>
  %fm = linalg.fill ins(%lowest : f32) outs(%er : tensor<20xf32>) -> tensor<20xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%st : tensor<24x20xf32>) outs(%fm : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = arith.mulf %in, %quarter : f32
    %y = arith.maximumf %out, %x : f32
    linalg.yield %y : f32
  } -> tensor<20xf32>
  %es = tensor.empty() : tensor<20x24xf32>
  %e = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%st, %m : tensor<24x20xf32>, tensor<20xf32>) outs(%es : tensor<20x24xf32>) {
  ^bb0(%in: f32, %max: f32, %out: f32):
    %x = arith.mulf %in, %quarter : f32
    %y = arith.subf %x, %max : f32
    %z = math.exp %y : f32
    linalg.yield %z : f32
  } -> tensor<20x24xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%er : tensor<20xf32>) -> tensor<20xf32>
  %l = linalg.reduce { arith.addf } ins(%e : tensor<20x24xf32>) outs(%fl : tensor<20xf32>) dimensions = [1]
  %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%e, %l : tensor<20x24xf32>, tensor<20xf32>) outs(%es : tensor<20x24xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %x = arith.divf %one, %sum : f32
    %y = arith.mulf %in, %x : f32
    linalg.yield %y : f32
  } -> tensor<20x24xf32>
  %e1 = tensor.empty() : tensor<8x20xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x20xf32>) -> tensor<8x20xf32>
  %o = linalg.matmul indexing_maps = [affine_map<(e, i, j) -> (j, e)>, affine_map<(e, i, j) -> (i, j)>, affine_map<(e, i, j) -> (e, i)>] ins(%v, %p : tensor<24x8xf32>, tensor<20x24xf32>) outs(%f1 : tensor<8x20xf32>) -> tensor<8x20xf32>
  return %o : tensor<8x20xf32>
}

// Fusion moves the division into the second product.
// CHECK-LABEL: func @division_in_the_product
// CHECK-NOT: linalg.
// CHECK: attn.attention query({{.*}} : tensor<4x6x16xf32>) key({{.*}} : tensor<4x16x8xf32>, hds) value({{.*}} : tensor<4x8x16xf32>) scale(1.000000e+00) outs({{.*}} : tensor<4x6x16xf32>)
// CHECK-NEXT: return
func.func @division_in_the_product(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %er = tensor.empty() : tensor<4x6xf32>
  %fm = linalg.fill ins(%ninf : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %m = linalg.reduce { arith.maximumf } ins(%s : tensor<4x6x8xf32>) outs(%fm : tensor<4x6xf32>) dimensions = [2]
  %e = linalg.generic {indexing_maps = [#id3, affine_map<(b, i, j) -> (b, i)>, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s, %m : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %max: f32, %out: f32):
    %x = arith.subf %in, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6x8xf32>
  %fl = linalg.fill ins(%zero : f32) outs(%er : tensor<4x6xf32>) -> tensor<4x6xf32>
  %l = linalg.reduce { arith.addf } ins(%e : tensor<4x6x8xf32>) outs(%fl : tensor<4x6xf32>) dimensions = [2]
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  %o = linalg.generic {indexing_maps = [affine_map<(b, i, e, j) -> (b, i, j)>, affine_map<(b, i, e, j) -> (b, i)>, affine_map<(b, i, e, j) -> (b, j, e)>, affine_map<(b, i, e, j) -> (b, i, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%e, %l, %v : tensor<4x6x8xf32>, tensor<4x6xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) {
  ^bb0(%in: f32, %sum: f32, %value: f32, %out: f32):
    %x = arith.divf %in, %sum : f32
    %y = arith.mulf %x, %value : f32
    %z = arith.addf %out, %y : f32
    linalg.yield %z : f32
  } -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

//===----------------------------------------------------------------------===//
// Layout and heads
//===----------------------------------------------------------------------===//

// repeat_interleave of 8 key heads for 32 query heads (iree#24313), of dynamic
// batch and lengths.
// CHECK-LABEL: func @repeated_keys
// CHECK-SAME: (%[[Q:.*]]: tensor<?x32x?x16xf32>, %[[K:.*]]: tensor<?x8x?x16xf32>, %[[V:.*]]: tensor<?x8x?x16xf32>)
// CHECK-NOT: linalg.
// CHECK: attn.attention query(%[[Q]] : tensor<?x32x?x16xf32>) key(%[[K]] : tensor<?x8x?x16xf32>) value(%[[V]] : tensor<?x8x?x16xf32>) scale(1.000000e+00) outs({{.*}} : tensor<?x32x?x16xf32>)
func.func @repeated_keys(%q: tensor<?x32x?x16xf32>, %k: tensor<?x8x?x16xf32>, %v: tensor<?x8x?x16xf32>) -> tensor<?x?x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %b = tensor.dim %q, %c0 : tensor<?x32x?x16xf32>
  %sq = tensor.dim %q, %c2 : tensor<?x32x?x16xf32>
  %sk = tensor.dim %k, %c2 : tensor<?x8x?x16xf32>
  %bh = arith.muli %b, %c32 : index
  %er = tensor.empty(%b, %sk) : tensor<?x8x4x?x16xf32>
  %kr = linalg.broadcast ins(%k : tensor<?x8x?x16xf32>) outs(%er : tensor<?x8x4x?x16xf32>) dimensions = [2]
  %vr = linalg.broadcast ins(%v : tensor<?x8x?x16xf32>) outs(%er : tensor<?x8x4x?x16xf32>) dimensions = [2]
  %k3 = tensor.collapse_shape %kr [[0, 1, 2], [3], [4]] : tensor<?x8x4x?x16xf32> into tensor<?x?x16xf32>
  %v3 = tensor.collapse_shape %vr [[0, 1, 2], [3], [4]] : tensor<?x8x4x?x16xf32> into tensor<?x?x16xf32>
  %q3 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<?x32x?x16xf32> into tensor<?x?x16xf32>
  %et = tensor.empty(%bh, %sk) : tensor<?x16x?xf32>
  %kt = linalg.transpose ins(%k3 : tensor<?x?x16xf32>) outs(%et : tensor<?x16x?xf32>) permutation = [0, 2, 1]
  %e0 = tensor.empty(%bh, %sq, %sk) : tensor<?x?x?xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %s = linalg.batch_matmul ins(%q3, %kt : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%f0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<?x?x?xf32>) outs(%e0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %e1 = tensor.empty(%bh, %sq) : tensor<?x?x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  %o = linalg.batch_matmul ins(%p, %v3 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%f1 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  return %o : tensor<?x?x16xf32>
}

// Heads in groups as two dimensions are one axis.
// CHECK-LABEL: func @grouped_heads
// CHECK-SAME: (%[[Q:.*]]: tensor<2x8x4x20x16xf32>, %[[K:.*]]: tensor<2x8x24x16xf32>, %[[V:.*]]: tensor<2x8x24x16xf32>)
// CHECK: %[[Q4:.*]] = tensor.collapse_shape %[[Q]] {{\[}}[0], [1, 2], [3], [4]]
// CHECK: %[[O:.*]] = attn.attention query(%[[Q4]] : tensor<2x32x20x16xf32>) key(%[[K]] : tensor<2x8x24x16xf32>) value(%[[V]] : tensor<2x8x24x16xf32>)
// CHECK: tensor.expand_shape %[[O]] {{\[}}[0], [1, 2], [3], [4]]
func.func @grouped_heads(%q: tensor<2x8x4x20x16xf32>, %k: tensor<2x8x24x16xf32>, %v: tensor<2x8x24x16xf32>) -> tensor<2x8x4x20x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<2x8x4x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<2x8x4x20x24xf32>) -> tensor<2x8x4x20x24xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, h, g, i, j, d) -> (b, h, g, i, d)>, affine_map<(b, h, g, i, j, d) -> (b, h, j, d)>, affine_map<(b, h, g, i, j, d) -> (b, h, g, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x8x4x20x16xf32>, tensor<2x8x24x16xf32>) outs(%f0 : tensor<2x8x4x20x24xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.mulf %a, %b : f32
    %y = arith.addf %out, %x : f32
    linalg.yield %y : f32
  } -> tensor<2x8x4x20x24xf32>
  %p = linalg.softmax dimension(4) ins(%s : tensor<2x8x4x20x24xf32>) outs(%e0 : tensor<2x8x4x20x24xf32>) -> tensor<2x8x4x20x24xf32>
  %e1 = tensor.empty() : tensor<2x8x4x20x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x8x4x20x16xf32>) -> tensor<2x8x4x20x16xf32>
  %o = linalg.generic {indexing_maps = [affine_map<(b, h, g, i, e, j) -> (b, h, g, i, j)>, affine_map<(b, h, g, i, e, j) -> (b, h, j, e)>, affine_map<(b, h, g, i, e, j) -> (b, h, g, i, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%p, %v : tensor<2x8x4x20x24xf32>, tensor<2x8x24x16xf32>) outs(%f1 : tensor<2x8x4x20x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.mulf %a, %b : f32
    %y = arith.addf %out, %x : f32
    linalg.yield %y : f32
  } -> tensor<2x8x4x20x16xf32>
  return %o : tensor<2x8x4x20x16xf32>
}

// Heads that repeat as a whole instead of one by one are no groups: key and
// value are read repeated, as the program has them.
// CHECK-LABEL: func @tiled_keys
// CHECK: %[[K:.*]] = linalg.broadcast
// CHECK: %[[KH:.*]] = tensor.collapse_shape %[[K]]
// CHECK: attn.attention query({{.*}} : tensor<8x20x16xf32>) key(%[[KH]] : tensor<8x24x16xf32>) value(%[[KH]] : tensor<8x24x16xf32>)
func.func @tiled_keys(%q: tensor<8x20x16xf32>, %k: tensor<2x24x16xf32>) -> tensor<8x20x16xf32> {
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<4x2x24x16xf32>
  %kr = linalg.broadcast ins(%k : tensor<2x24x16xf32>) outs(%er : tensor<4x2x24x16xf32>) dimensions = [0]
  %k3 = tensor.collapse_shape %kr [[0, 1], [2], [3]] : tensor<4x2x24x16xf32> into tensor<8x24x16xf32>
  %e0 = tensor.empty() : tensor<8x20x24xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %s = linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, d) -> (b, i, d)>, affine_map<(b, i, j, d) -> (b, j, d)>, affine_map<(b, i, j, d) -> (b, i, j)>] ins(%q, %k3 : tensor<8x20x16xf32>, tensor<8x24x16xf32>) outs(%f0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x20x24xf32>) outs(%e0 : tensor<8x20x24xf32>) -> tensor<8x20x24xf32>
  %e1 = tensor.empty() : tensor<8x20x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  %o = linalg.batch_matmul ins(%p, %k3 : tensor<8x20x24xf32>, tensor<8x24x16xf32>) outs(%f1 : tensor<8x20x16xf32>) -> tensor<8x20x16xf32>
  return %o : tensor<8x20x16xf32>
}

//===----------------------------------------------------------------------===//
// Score region
//===----------------------------------------------------------------------===//

#pair = affine_map<(b, i, j) -> (i, j)>
#rows3 = affine_map<(b, i, j) -> (b, i)>
#head = affine_map<(b, i, j) -> (b)>

// A fill value that scores may be near to is neither mask nor bias: the select
// becomes the score region. No row is empty.
// CHECK-LABEL: func @fill_that_is_a_score
// CHECK-SAME: %[[KEEP:arg[0-9]+]]: tensor<6x8xi1>)
// CHECK: attn.attention query({{.*}} : tensor<4x6x16xf32>) key({{.*}} : tensor<4x16x8xf32>, hds) {{.*}} scale(1.000000e+00) outs({{.*}}) score(%[[S:.*]]: f32, %{{.*}}: index, %{{.*}}: index, %[[I:.*]]: index, %[[J:.*]]: index) {
// CHECK-DAG: %[[C:.*]] = tensor.extract %[[KEEP]][%[[I]], %[[J]]] : tensor<6x8xi1>
// CHECK-DAG: %[[FILL:.*]] = arith.constant -1.000000e+04 : f32
// CHECK: %[[X:.*]] = arith.select %[[C]], %[[S]], %[[FILL]] : f32
// CHECK-NEXT: attn.yield %[[X]] : f32
// CHECK-NOT: linalg.
func.func @fill_that_is_a_score(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %keep: tensor<6x8xi1>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %fill = arith.constant -1.0e+04 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %s = linalg.generic {indexing_maps = [#id3, #pair, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk, %keep : tensor<4x6x8xf32>, tensor<6x8xi1>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %c: i1, %out: f32):
    %x = arith.select %c, %in, %fill : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// A fill value makes scores of -inf finite again, unless both conditions fail to
// hold: rows may be NaN as far as is known.
// CHECK-LABEL: func @fill_over_a_mask
// CHECK: attn.attention {{.*}} lse({{.*}}) score(%[[S:.*]]: f32,
// CHECK: %[[X:.*]] = arith.select %{{.*}}, %[[S]], %{{.*}} : f32
// CHECK: %[[Y:.*]] = arith.select %{{.*}}, %[[X]], %{{.*}} : f32
// CHECK-NEXT: attn.yield %[[Y]] : f32
func.func @fill_over_a_mask(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %keep: tensor<6x8xi1>, %more: tensor<6x8xi1>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %fill = arith.constant -3.40282347E+38 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %s0 = linalg.generic {indexing_maps = [#id3, #pair, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk, %more : tensor<4x6x8xf32>, tensor<6x8xi1>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %c: i1, %out: f32):
    %x = arith.select %c, %in, %ninf : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %s = linalg.generic {indexing_maps = [#id3, #pair, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s0, %keep : tensor<4x6x8xf32>, tensor<6x8xi1>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %c: i1, %out: f32):
    %x = arith.select %c, %in, %fill : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// A bias that is scaled too, by a number for each row and one for all.
// CHECK-LABEL: func @bias_before_the_scale
// CHECK-SAME: %[[BIAS:arg[0-9]+]]: tensor<4x6x8xf32>, %[[SCALE:arg[0-9]+]]: tensor<4x6xf32>, %[[ALL:arg[0-9]+]]: f32)
// CHECK: attn.attention {{.*}} score(%[[S:.*]]: f32, %{{.*}}: index, %[[H:.*]]: index, %[[I:.*]]: index, %[[J:.*]]: index) {
// CHECK: %[[B:.*]] = tensor.extract %[[BIAS]][%[[H]], %[[I]], %[[J]]] : tensor<4x6x8xf32>
// CHECK: %[[X:.*]] = arith.addf %[[S]], %[[B]] : f32
// CHECK: %[[T:.*]] = tensor.extract %[[SCALE]][%[[H]], %[[I]]] : tensor<4x6xf32>
// CHECK: %[[Y:.*]] = arith.mulf %[[X]], %[[T]] : f32
// CHECK: %[[Z:.*]] = arith.mulf %[[Y]], %[[ALL]] : f32
// CHECK: attn.yield %[[Z]] : f32
func.func @bias_before_the_scale(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %bias: tensor<4x6x8xf32>, %scale: tensor<4x6xf32>, %all: f32) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %s0 = linalg.add ins(%qk, %bias : tensor<4x6x8xf32>, tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %s = linalg.generic {indexing_maps = [#id3, #rows3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s0, %scale : tensor<4x6x8xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %t: f32, %out: f32):
    %x = arith.mulf %in, %t : f32
    %y = arith.mulf %x, %all : f32
    linalg.yield %y : f32
  } -> tensor<4x6x8xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// Positions and tables: a slope for each head times the distance.
// CHECK-LABEL: func @alibi
// CHECK-SAME: %[[SLOPES:arg[0-9]+]]: tensor<4xf32>)
// CHECK: attn.attention {{.*}} score(%[[S:.*]]: f32, %{{.*}}: index, %[[H:.*]]: index, %[[I:.*]]: index, %[[J:.*]]: index) {
// CHECK: %[[D:.*]] = arith.subi %[[J]], %[[I]] : index
// CHECK: tensor.extract %[[SLOPES]][%[[H]]] : tensor<4xf32>
// CHECK: attn.yield
func.func @alibi(%q: tensor<4x6x16xf32>, %k: tensor<4x16x8xf32>, %v: tensor<4x8x16xf32>, %slopes: tensor<4xf32>) -> tensor<4x6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf32>, tensor<4x16x8xf32>) outs(%f0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %s = linalg.generic {indexing_maps = [#id3, #head, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qk, %slopes : tensor<4x6x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6x8xf32>) {
  ^bb0(%in: f32, %slope: f32, %out: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %d = arith.subi %j, %i : index
    %e = arith.index_cast %d : index to i32
    %f = arith.sitofp %e : i32 to f32
    %m = arith.mulf %f, %slope : f32
    %x = arith.addf %in, %m : f32
    linalg.yield %x : f32
  } -> tensor<4x6x8xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<4x6x8xf32>) outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf32>, tensor<4x8x16xf32>) outs(%f1 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
  return %o : tensor<4x6x16xf32>
}

// A large bias that is added in f16 swallows the score, in f32 it does not. So
// the region adds in f16.
// CHECK-LABEL: func @bias_in_half_precision
// CHECK: attn.attention {{.*}} score(%[[S:.*]]: f32,
// CHECK: %[[T:.*]] = arith.truncf %[[S]] : f32 to f16
// CHECK: %[[B:.*]] = tensor.extract
// CHECK: %[[X:.*]] = arith.addf %[[T]], %[[B]] : f16
// CHECK: arith.extf %[[X]] : f16 to f32
func.func @bias_in_half_precision(%q: tensor<4x6x16xf16>, %k: tensor<4x16x8xf16>, %v: tensor<4x8x16xf16>, %bias: tensor<4x6x8xf16>) -> tensor<4x6x16xf16> {
  %zero = arith.constant 0.0 : f16
  %e0 = tensor.empty() : tensor<4x6x8xf16>
  %f0 = linalg.fill ins(%zero : f16) outs(%e0 : tensor<4x6x8xf16>) -> tensor<4x6x8xf16>
  %qk = linalg.batch_matmul ins(%q, %k : tensor<4x6x16xf16>, tensor<4x16x8xf16>) outs(%f0 : tensor<4x6x8xf16>) -> tensor<4x6x8xf16>
  %s = linalg.add ins(%qk, %bias : tensor<4x6x8xf16>, tensor<4x6x8xf16>) outs(%e0 : tensor<4x6x8xf16>) -> tensor<4x6x8xf16>
  %p = linalg.softmax dimension(2) ins(%s : tensor<4x6x8xf16>) outs(%e0 : tensor<4x6x8xf16>) -> tensor<4x6x8xf16>
  %e1 = tensor.empty() : tensor<4x6x16xf16>
  %f1 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
  %o = linalg.batch_matmul ins(%p, %v : tensor<4x6x8xf16>, tensor<4x8x16xf16>) outs(%f1 : tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
  return %o : tensor<4x6x16xf16>
}
