// RUN: attn-opt %s --attn-pack-weights=target=x86-64-v4 --canonicalize --split-input-file | FileCheck %s
// RUN: attn-opt %s --attn-pack-weights=target=x86-64-v3 --split-input-file | FileCheck %s --check-prefix=AVX2
// RUN: not attn-opt %s --attn-pack-weights=target=z80 --split-input-file 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: no device is called 'z80'; known are native, x86-64-v4

// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK-DAG: #[[PANELS:.*]] = affine_map<(d0, d1, d2, d3) -> (d1, d3, d2)>
// CHECK-DAG: #[[SUMS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-LABEL: func @matmul
// CHECK-SAME: %[[X:.*]]: tensor<16x48xf32>
func.func @matmul(%x: tensor<16x48xf32>) -> tensor<16x64xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense_resource<weights> : tensor<48x64xf32>
  %t = tensor.empty() : tensor<16x64xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<16x64xf32>) -> tensor<16x64xf32>
  // CHECK-DAG: %[[W:.*]] = arith.constant dense_resource<weights>
  // CHECK-DAG: %[[ZEROS:.*]] = linalg.fill ins(%{{.*}}) outs(%{{.*}} : tensor<16x2x32xf32>)
  // CHECK-DAG: %[[PACK:.*]] = linalg.pack %[[W]] outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [32] into %{{.*}} : tensor<48x64xf32> -> tensor<2x48x32xf32>
  // CHECK: %[[PRODUCT:.*]] = linalg.generic {indexing_maps = [#[[ROWS]], #[[PANELS]], #[[SUMS]]], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[X]], %[[PACK]] : tensor<16x48xf32>, tensor<2x48x32xf32>) outs(%[[ZEROS]]
  // CHECK: %[[RESULT:.*]] = tensor.collapse_shape %[[PRODUCT]] {{\[\[}}0], [1, 2]] : tensor<16x2x32xf32> into tensor<16x64xf32>
  // CHECK: return %[[RESULT]]
  // AVX2: inner_tiles = [16]
  %0 = linalg.matmul ins(%x, %w : tensor<16x48xf32>, tensor<48x64xf32>) outs(%zeros : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %0 : tensor<16x64xf32>
}

// -----

// Rows of two dimensions and heads become matrices; weights that are
// transposed are packed all the same. The bias comes to the panels.
// CHECK-LABEL: func @heads
// CHECK-SAME: %[[X:.*]]: tensor<2x24x64xf32>
func.func @heads(%x: tensor<2x24x64xf32>, %bias: tensor<4x16xf32>) -> tensor<2x24x4x16xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense_resource<weights> : tensor<4x16x64xf32>
  %t = tensor.empty() : tensor<2x24x4x16xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<2x24x4x16xf32>) -> tensor<2x24x4x16xf32>
  // CHECK: %[[ROWS:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1], [2]] : tensor<2x24x64xf32> into tensor<48x64xf32>
  // CHECK: linalg.transpose
  // CHECK: linalg.pack {{.*}} : tensor<64x64xf32> -> tensor<2x64x32xf32>
  // CHECK: %[[PRODUCT:.*]] = linalg.generic {{.*}} ins(%[[ROWS]], %{{.*}} : tensor<48x64xf32>, tensor<2x64x32xf32>)
  // CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[PRODUCT]], %{{.*}} : tensor<48x2x32xf32>, tensor<2x32xf32>)
  %0 = linalg.generic {indexing_maps = [affine_map<(b, s, h, d, c) -> (b, s, c)>, affine_map<(b, s, h, d, c) -> (h, d, c)>, affine_map<(b, s, h, d, c) -> (b, s, h, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<2x24x64xf32>, tensor<4x16x64xf32>) outs(%zeros : tensor<2x24x4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x24x4x16xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(b, s, h, d) -> (b, s, h, d)>, affine_map<(b, s, h, d) -> (h, d)>, affine_map<(b, s, h, d) -> (b, s, h, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%0, %bias : tensor<2x24x4x16xf32>, tensor<4x16xf32>) outs(%t : tensor<2x24x4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<2x24x4x16xf32>
  return %1 : tensor<2x24x4x16xf32>
}

// -----

// Nothing is to be computed: slices of no elements would be invalid IR.
// CHECK-LABEL: func @empty
// CHECK-NOT: linalg.pack
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<0x48xf32>
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<16x0xf32>
func.func @empty(%x: tensor<0x48xf32>, %y: tensor<16x0xf32>, %rows: tensor<0x64xf32>, %sums: tensor<16x64xf32>) -> (tensor<0x64xf32>, tensor<16x64xf32>) {
  %v = arith.constant dense<0.5> : tensor<48x64xf32>
  %w = arith.constant dense<0.5> : tensor<0x64xf32>
  %0 = linalg.matmul ins(%x, %v : tensor<0x48xf32>, tensor<48x64xf32>) outs(%rows : tensor<0x64xf32>) -> tensor<0x64xf32>
  %1 = linalg.matmul ins(%y, %w : tensor<16x0xf32>, tensor<0x64xf32>) outs(%sums : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %0, %1 : tensor<0x64xf32>, tensor<16x64xf32>
}

// -----

// Columns that fill no panel are padded, the sum is not; the rest is cut off.
// 17 columns pad less in panels of two vectors, of which there is one, than in
// two of one vector.
// CHECK-LABEL: func @padded
func.func @padded(%x: tensor<?x13xf32>, %rows: index) -> tensor<?x33xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense_resource<weights> : tensor<13x33xf32>
  %t = tensor.empty(%rows) : tensor<?x33xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<?x33xf32>) -> tensor<?x33xf32>
  // CHECK: linalg.pack {{.*}} padding_value({{.*}} : f32) {{.*}} inner_tiles = [16] into {{.*}} : tensor<13x33xf32> -> tensor<3x13x16xf32>
  // CHECK: %[[ALL:.*]] = tensor.collapse_shape {{.*}} : tensor<?x3x16xf32> into tensor<?x48xf32>
  // CHECK: tensor.extract_slice %[[ALL]][0, 0] [%{{.*}}, 33] [1, 1]
  %0 = linalg.matmul ins(%x, %w : tensor<?x13xf32>, tensor<13x33xf32>) outs(%zeros : tensor<?x33xf32>) -> tensor<?x33xf32>
  return %0 : tensor<?x33xf32>
}

// -----

// Columns that are no constant, and sums that start from anything but one
// value, stay.
// CHECK-LABEL: func @stays
func.func @stays(%x: tensor<16x48xf32>, %v: tensor<48x64xf32>, %t: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense_resource<weights> : tensor<48x64xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<16x64xf32>) -> tensor<16x64xf32>
  // CHECK-NOT: linalg.pack
  // CHECK: linalg.matmul
  // CHECK: linalg.matmul
  %0 = linalg.matmul ins(%x, %v : tensor<16x48xf32>, tensor<48x64xf32>) outs(%zeros : tensor<16x64xf32>) -> tensor<16x64xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<16x48xf32>, tensor<48x64xf32>) outs(%t : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %0, %1 : tensor<16x64xf32>, tensor<16x64xf32>
}
