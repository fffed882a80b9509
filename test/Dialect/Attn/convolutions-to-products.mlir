// RUN: attn-opt %s --attn-convolutions-to-products=target=x86-64-v4 --split-input-file | FileCheck %s
// RUN: not attn-opt %s --attn-convolutions-to-products=target=z80 --split-input-file 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: no device is called 'z80'; known are native, x86-64-v4

// A tap with many channels is a product alone, and reads a view.
// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-DAG: #[[COLUMNS:.*]] = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// CHECK-DAG: #[[SUMS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-DAG: #[[BIAS:.*]] = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// CHECK-LABEL: func @taps
// CHECK-SAME: %[[X:.*]]: tensor<1x64x21xf32>, %[[B:.*]]: tensor<1x32x10xf32>
func.func @taps(%x: tensor<1x64x21xf32>, %bias: tensor<1x32x10xf32>) -> tensor<1x32x10xf32> {
  // CHECK: %[[W:.*]] = arith.constant dense_resource<weights>
  // CHECK: %[[IMAGE:.*]] = linalg.transpose ins(%[[X]] : tensor<1x64x21xf32>) outs(%{{.*}} : tensor<1x21x64xf32>) permutation = [0, 2, 1]
  // CHECK: %[[R0:.*]] = tensor.extract_slice %[[IMAGE]][0, 0, 0] [1, 10, 64] [1, 2, 1]
  // CHECK: %[[W0:.*]] = tensor.extract_slice %[[W]][0, 0, 0] [32, 64, 1] [1, 1, 1] : tensor<32x64x3xf32> to tensor<32x64xf32>
  // CHECK: %[[P0:.*]] = linalg.generic {indexing_maps = [#[[ROWS]], #[[COLUMNS]], #[[SUMS]]], {{.*}} ins(%[[R0]], %[[W0]] : tensor<1x10x64xf32>, tensor<32x64xf32>)
  // CHECK: tensor.extract_slice %[[IMAGE]][0, 1, 0] [1, 10, 64] [1, 2, 1]
  // CHECK: tensor.extract_slice %[[W]][0, 0, 1] [32, 64, 1] [1, 1, 1]
  // CHECK: %[[P1:.*]] = linalg.generic {indexing_maps = [#[[ROWS]], #[[COLUMNS]], #[[SUMS]]]
  // CHECK: %[[S1:.*]] = linalg.generic {{.*}} ins(%[[P1]], %[[P0]]
  // CHECK: tensor.extract_slice %[[IMAGE]][0, 2, 0] [1, 10, 64] [1, 2, 1]
  // CHECK: %[[P2:.*]] = linalg.generic {indexing_maps = [#[[ROWS]], #[[COLUMNS]], #[[SUMS]]]
  // CHECK: %[[S2:.*]] = linalg.generic {{.*}} ins(%[[P2]], %[[S1]]
  // CHECK: %[[BIASED:.*]] = linalg.generic {indexing_maps = [{{.*}}, #[[BIAS]], {{.*}}ins(%[[S2]], %[[B]]
  // CHECK: linalg.transpose ins(%[[BIASED]] : tensor<1x10x32xf32>) outs(%{{.*}} : tensor<1x32x10xf32>) permutation = [0, 2, 1]
  %w = arith.constant dense_resource<weights> : tensor<32x64x3xf32>
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<2> : vector<1xi64>} ins(%x, %w : tensor<1x64x21xf32>, tensor<32x64x3xf32>) outs(%bias : tensor<1x32x10xf32>) -> tensor<1x32x10xf32>
  return %0 : tensor<1x32x10xf32>
}

// -----

// Windows of few channels are copied into one matrix. Sums from zero need
// nothing added, and what has its channels last is not transposed.
// CHECK-DAG: #[[WINDOWS:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d3 * 3, d2 + d4, d5)>
// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5, d6)>
// CHECK-DAG: #[[COLUMNS:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// CHECK-DAG: #[[SUMS:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func @windows
// CHECK-SAME: %[[X:.*]]: tensor<2x15x9x3xf32>
func.func @windows(%x: tensor<2x15x9x3xf32>) -> tensor<2x4x8x16xf32> {
  // CHECK-NOT: linalg.transpose
  // CHECK: %[[W:.*]] = arith.constant dense_resource<weights>
  // CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[X]][0, 0, 0, 0] [2, 13, 9, 3] [1, 1, 1, 1]
  // CHECK: %[[MATRIX:.*]] = linalg.generic {indexing_maps = [#[[WINDOWS]], {{.*}} ins(%[[SLICE]] : {{.*}} outs(%{{.*}} : tensor<2x4x8x3x2x3xf32>)
  // CHECK: %[[PRODUCT:.*]] = linalg.generic {indexing_maps = [#[[ROWS]], #[[COLUMNS]], #[[SUMS]]], {{.*}} ins(%[[MATRIX]], %[[W]]
  // CHECK: return %[[PRODUCT]]
  %w = arith.constant dense_resource<weights> : tensor<3x2x3x16xf32>
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<2x4x8x16xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[3, 1]> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>} ins(%x, %w : tensor<2x15x9x3xf32>, tensor<3x2x3x16xf32>) outs(%zeros : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  return %0 : tensor<2x4x8x16xf32>
}

// -----

// The transpose between two convolutions goes, and so does the one at the end.
// CHECK-LABEL: func @chain
// CHECK-SAME: %[[X:.*]]: tensor<1x8x16xf32>
func.func @chain(%x: tensor<1x8x16xf32>, %scale: tensor<8xf32>) -> tensor<1x16x8xf32> {
  // CHECK: linalg.transpose ins(%[[X]]
  // CHECK-NOT: linalg.transpose
  // CHECK: %[[SCALED:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1x16x8xf32>, tensor<8xf32>)
  // CHECK: tensor.pad %[[SCALED]] low[0, 1, 0] high[0, 2, 0]
  // CHECK: } : tensor<1x16x8xf32> to tensor<1x19x8xf32>
  // CHECK-NOT: linalg.transpose
  // CHECK: return %{{.*}} : tensor<1x16x8xf32>
  %w = arith.constant dense_resource<weights> : tensor<8x8x1xf32>
  %w2 = arith.constant dense_resource<more> : tensor<8x8x4xf32>
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<1x8x16xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %w : tensor<1x8x16xf32>, tensor<8x8x1xf32>) outs(%zeros : tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(b, c, i) -> (b, c, i)>, affine_map<(b, c, i) -> (c)>, affine_map<(b, c, i) -> (b, c, i)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %scale : tensor<1x8x16xf32>, tensor<8xf32>) outs(%t : tensor<1x8x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<1x8x16xf32>
  %padded = tensor.pad %1 low[0, 0, 1] high[0, 0, 2] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %zero : f32
  } : tensor<1x8x16xf32> to tensor<1x8x19xf32>
  %2 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%padded, %w2 : tensor<1x8x19xf32>, tensor<8x8x4xf32>) outs(%zeros : tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
  %t2 = tensor.empty() : tensor<1x16x8xf32>
  %3 = linalg.transpose ins(%2 : tensor<1x8x16xf32>) outs(%t2 : tensor<1x16x8xf32>) permutation = [0, 2, 1]
  return %3 : tensor<1x16x8xf32>
}

// -----

// Windows that embed patches are a reshape.
// CHECK-LABEL: func @patches
// CHECK-SAME: %[[IMAGE:.*]]: tensor<2x3x16x8xf32>
func.func @patches(%image: tensor<2x3x16x8xf32>, %bias: tensor<2x32x4x2xf32>) -> tensor<2x32x4x2xf32> {
  // CHECK-NOT: linalg.transpose
  // CHECK: %[[PATCHES:.*]] = tensor.expand_shape %[[IMAGE]] {{\[\[}}0], [1], [2, 3], [4, 5]] output_shape [2, 3, 4, 4, 2, 4]
  // CHECK: %[[SUMS:.*]] = linalg.generic {{.*}} ins(%[[PATCHES]], %{{.*}} : tensor<2x3x4x4x2x4xf32>, tensor<32x3x4x4xf32>) outs(%{{.*}} : tensor<2x4x2x32xf32>)
  // CHECK: %[[BIASED:.*]] = linalg.generic {{.*}} ins(%[[SUMS]]
  // CHECK: linalg.transpose ins(%[[BIASED]] {{.*}} permutation = [0, 3, 1, 2]
  %w = arith.constant dense_resource<weights> : tensor<32x3x4x4xf32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%image, %w : tensor<2x3x16x8xf32>, tensor<32x3x4x4xf32>) outs(%bias : tensor<2x32x4x2xf32>) -> tensor<2x32x4x2xf32>
  return %0 : tensor<2x32x4x2xf32>
}

// -----

// Weights that are no constant, extents that are not known, and integers.
// CHECK-LABEL: func @stays
// CHECK: linalg.conv_1d_nwc_wcf
// CHECK: linalg.conv_1d_nwc_wcf
// CHECK: linalg.conv_1d_nwc_wcf
func.func @stays(%x: tensor<1x9x4xf32>, %v: tensor<2x4x8xf32>, %t: tensor<1x8x8xf32>, %y: tensor<?x9x4xf32>, %u: tensor<?x8x8xf32>, %z: tensor<1x9x4xi32>, %s: tensor<1x8x8xi32>) -> (tensor<1x8x8xf32>, tensor<?x8x8xf32>, tensor<1x8x8xi32>) {
  %w = arith.constant dense_resource<weights> : tensor<2x4x8xf32>
  %i = arith.constant dense_resource<integers> : tensor<2x4x8xi32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %v : tensor<1x9x4xf32>, tensor<2x4x8xf32>) outs(%t : tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
  %1 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%y, %w : tensor<?x9x4xf32>, tensor<2x4x8xf32>) outs(%u : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
  %2 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%z, %i : tensor<1x9x4xi32>, tensor<2x4x8xi32>) outs(%s : tensor<1x8x8xi32>) -> tensor<1x8x8xi32>
  return %0, %1, %2 : tensor<1x8x8xf32>, tensor<?x8x8xf32>, tensor<1x8x8xi32>
}
