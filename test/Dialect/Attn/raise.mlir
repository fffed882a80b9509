// RUN: attn-opt %s --attn-raise --split-input-file | FileCheck %s
// RUN: attn-opt %s --attn-raise --split-input-file -o /dev/null 2>&1 | count 0

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

// -----

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
