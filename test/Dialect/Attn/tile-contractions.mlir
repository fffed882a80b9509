// RUN: attn-opt %s --attn-tile-contractions=target=x86-64-v4 --cse --split-input-file | FileCheck %s
// RUN: not attn-opt %s --attn-tile-contractions=target=z80 --split-input-file 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: no device is called 'z80'; known are native, x86-64-v4

#rows = affine_map<(m, p, l, k) -> (m, k)>
#panels = affine_map<(m, p, l, k) -> (p, k, l)>
#sums = affine_map<(m, p, l, k) -> (m, p, l)>

// CHECK-LABEL: func @product
// CHECK-SAME: %[[X:.*]]: tensor<128x48xf32>, %[[W:.*]]: tensor<2x48x32xf32>
func.func @product(%x: tensor<128x48xf32>, %w: tensor<2x48x32xf32>) -> tensor<128x2x32xf32> {
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<128x2x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<128x2x32xf32>) -> tensor<128x2x32xf32>
  // CHECK: scf.forall (%[[M:.*]]) = (0) to (128) step (64)
  // CHECK: %[[ROWS:.*]] = tensor.extract_slice %[[X]][%[[M]], 0] [64, 48]
  // CHECK: scf.for %[[P:.*]] = %c0 to %c2 step %c1
  // CHECK: %[[WT:.*]] = tensor.extract_slice %[[W]][%[[P]], 0, 0] [1, 48, 32]
  // CHECK: scf.for %[[I:.*]] = %c0 to %c64 step %c8
  // CHECK: %[[XT:.*]] = tensor.extract_slice %[[ROWS]][%[[I]], 0] [8, 48]
  // CHECK: %[[ZEROS:.*]] = linalg.fill {attn.registers = #attn.register_tile<rows = 8, lanes = 32>} {{.*}} -> tensor<8x1x32xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[XT]], %[[WT]] : tensor<8x48xf32>, tensor<1x48x32xf32>) outs(%[[ZEROS]] : {{.*}} attrs = {attn.registers = #attn.register_tile<rows = 8, lanes = 32>}
  %0 = linalg.generic {indexing_maps = [#rows, #panels, #sums], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<128x48xf32>, tensor<2x48x32xf32>) outs(%zeros : tensor<128x2x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<128x2x32xf32>
  return %0 : tensor<128x2x32xf32>
}

// -----

#rows = affine_map<(m, p, l, k) -> (m, k)>
#panels = affine_map<(m, p, l, k) -> (p, k, l)>
#sums = affine_map<(m, p, l, k) -> (m, p, l)>

// Rows that fill no tile are spread evenly; one workgroup is no loop.
// CHECK-LABEL: func @few_rows
func.func @few_rows(%x: tensor<17x48xf32>, %w: tensor<2x48x32xf32>) -> tensor<17x2x32xf32> {
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<17x2x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<17x2x32xf32>) -> tensor<17x2x32xf32>
  // CHECK-NOT: scf.forall
  // CHECK: scf.for %{{.*}} = %c0 to %c12 step %c6
  // CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<6x48xf32>, tensor<1x48x32xf32>)
  // CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<5x48xf32>, tensor<1x48x32xf32>)
  %0 = linalg.generic {indexing_maps = [#rows, #panels, #sums], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<17x48xf32>, tensor<2x48x32xf32>) outs(%zeros : tensor<17x2x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<17x2x32xf32>
  return %0 : tensor<17x2x32xf32>
}

// -----

#rows = affine_map<(m, p, l, k) -> (m, k)>
#panels = affine_map<(m, p, l, k) -> (p, k, l)>
#sums = affine_map<(m, p, l, k) -> (m, p, l)>

// A single row takes several panels at a time.
// CHECK-LABEL: func @one_row
func.func @one_row(%x: tensor<1x48xf32>, %w: tensor<2x48x32xf32>) -> tensor<1x2x32xf32> {
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<1x2x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<1x2x32xf32>) -> tensor<1x2x32xf32>
  // CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<1x48xf32>, tensor<2x48x32xf32>) {{.*}} #attn.register_tile<rows = 2, lanes = 32>
  %0 = linalg.generic {indexing_maps = [#rows, #panels, #sums], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<1x48xf32>, tensor<2x48x32xf32>) outs(%zeros : tensor<1x2x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x2x32xf32>
  return %0 : tensor<1x2x32xf32>
}

// -----

#rows = affine_map<(m, p, l, k) -> (m, k)>
#panels = affine_map<(m, p, l, k) -> (p, k, l)>
#sums = affine_map<(m, p, l, k) -> (m, p, l)>

// Rows of unknown extent: full tiles, and one that is padded with zeros. The
// element-wise op goes with both.
// CHECK-LABEL: func @dynamic_rows
func.func @dynamic_rows(%x: tensor<?x48xf32>, %w: tensor<2x48x32xf32>, %n: index) -> tensor<?x2x32xf32> {
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty(%n) : tensor<?x2x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<?x2x32xf32>) -> tensor<?x2x32xf32>
  // CHECK: scf.forall
  // CHECK: scf.for
  // CHECK: scf.for %{{.*}} step %c8
  // CHECK: %[[FULL:.*]] = linalg.generic {{.*}} ins({{.*}} : tensor<8x48xf32>, tensor<1x48x32xf32>)
  // CHECK: linalg.generic {{.*}} ins(%[[FULL]] : tensor<8x1x32xf32>)
  // CHECK: math.tanh
  // CHECK: scf.for
  // CHECK: %[[PAD:.*]] = linalg.fill {{.*}} -> tensor<8x48xf32>
  // CHECK: %[[COPY:.*]] = linalg.copy {{.*}} -> tensor<?x48xf32>
  // CHECK: %[[TILE:.*]] = tensor.insert_slice %[[COPY]] into %[[PAD]]
  // CHECK: %[[PADDED:.*]] = linalg.generic {{.*}} ins(%[[TILE]], {{.*}} : tensor<8x48xf32>, tensor<1x48x32xf32>)
  // CHECK: %[[REST:.*]] = tensor.extract_slice %[[PADDED]]{{.*}} to tensor<?x1x32xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[REST]] : tensor<?x1x32xf32>)
  // CHECK: math.tanh
  %0 = linalg.generic {indexing_maps = [#rows, #panels, #sums], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<?x48xf32>, tensor<2x48x32xf32>) outs(%zeros : tensor<?x2x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x2x32xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(m, p, l) -> (m, p, l)>, affine_map<(m, p, l) -> (m, p, l)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<?x2x32xf32>) outs(%t : tensor<?x2x32xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = math.tanh %a : f32
    linalg.yield %s : f32
  } -> tensor<?x2x32xf32>
  return %1 : tensor<?x2x32xf32>
}

// -----

// What has no panels yet comes onto them: here the columns are no constant.
// CHECK-LABEL: func @matmul
// CHECK-SAME: %[[X:.*]]: tensor<16x48xf32>, %[[V:.*]]: tensor<48x64xf32>
func.func @matmul(%x: tensor<16x48xf32>, %v: tensor<48x64xf32>) -> tensor<16x64xf32> {
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<16x64xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<16x64xf32>) -> tensor<16x64xf32>
  // CHECK: %[[W:.*]] = tensor.expand_shape %[[V]] {{\[\[}}0], [1, 2]] output_shape [48, 2, 32]
  // A panel is copied once for all rows.
  // CHECK: scf.for
  // CHECK: %[[BUFFER:.*]] = bufferization.alloc_tensor() : tensor<1x48x32xf32>
  // CHECK: %[[PANEL:.*]] = linalg.generic {{.*}} outs(%[[BUFFER]] : tensor<1x48x32xf32>) attrs = {attn.registers
  // CHECK: scf.for
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[PANEL]] : tensor<8x48xf32>, tensor<1x48x32xf32>)
  // CHECK: tensor.collapse_shape
  %0 = linalg.matmul ins(%x, %v : tensor<16x48xf32>, tensor<48x64xf32>) outs(%zeros : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %0 : tensor<16x64xf32>
}

// -----

// Columns of unknown extent stay for loops.
// CHECK-LABEL: func @stays
func.func @stays(%x: tensor<16x48xf32>, %v: tensor<48x?xf32>, %t: tensor<16x?xf32>) -> tensor<16x?xf32> {
  %zero = arith.constant 0.0 : f32
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<16x?xf32>) -> tensor<16x?xf32>
  // CHECK: linalg.matmul
  %0 = linalg.matmul ins(%x, %v : tensor<16x48xf32>, tensor<48x?xf32>) outs(%zeros : tensor<16x?xf32>) -> tensor<16x?xf32>
  return %0 : tensor<16x?xf32>
}

// -----

// Few rows read columns where they lie, unless these are transposed.
// CHECK-LABEL: func @few
func.func @few(%x: tensor<3x48xf32>, %v: tensor<48x64xf32>, %t: tensor<64x48xf32>) -> (tensor<3x64xf32>, tensor<3x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x64xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<3x64xf32>) -> tensor<3x64xf32>
  // CHECK-NOT: bufferization.alloc_tensor
  // CHECK: linalg.generic {{.*}} : tensor<3x48xf32>, tensor<48x{{.*}}x32xf32>)
  %0 = linalg.matmul ins(%x, %v : tensor<3x48xf32>, tensor<48x64xf32>) outs(%zeros : tensor<3x64xf32>) -> tensor<3x64xf32>
  // CHECK: bufferization.alloc_tensor
  // CHECK: linalg.generic {{.*}} : tensor<3x48xf32>, tensor<{{.*}}x48x32xf32>)
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %t : tensor<3x48xf32>, tensor<64x48xf32>) outs(%zeros : tensor<3x64xf32>) -> tensor<3x64xf32>
  return %0, %1 : tensor<3x64xf32>, tensor<3x64xf32>
}

// -----

#rows = affine_map<(m, p, l, k) -> (m, k)>
#panels = affine_map<(m, p, l, k) -> (p, k, l)>
#sums = affine_map<(m, p, l, k) -> (m, p, l)>

// Halves are converted once for a block of rows, and once for a panel.
// CHECK-LABEL: func @half
func.func @half(%x: tensor<128x48xf16>, %w: tensor<2x48x32xf16>) -> tensor<128x2x32xf32> {
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<128x2x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%t : tensor<128x2x32xf32>) -> tensor<128x2x32xf32>
  // CHECK: scf.forall
  // CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<64x48xf32>)
  // CHECK: arith.extf
  // CHECK: scf.for
  // CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<1x48x32xf32>)
  // CHECK: arith.extf
  // CHECK: scf.for
  // CHECK: linalg.generic {{.*}} : tensor<8x48xf32>, tensor<1x48x32xf32>)
  // CHECK-NOT: arith.extf
  %0 = linalg.generic {indexing_maps = [#rows, #panels, #sums], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<128x48xf16>, tensor<2x48x32xf16>) outs(%zeros : tensor<128x2x32xf32>) {
  ^bb0(%a: f16, %b: f16, %c: f32):
    %a1 = arith.extf %a : f16 to f32
    %b1 = arith.extf %b : f16 to f32
    %p = arith.mulf %a1, %b1 : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<128x2x32xf32>
  return %0 : tensor<128x2x32xf32>
}
