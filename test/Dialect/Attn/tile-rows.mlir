// RUN: attn-opt %s --attn-tile-rows=target=x86-64-v4 --split-input-file | FileCheck %s
// RUN: not attn-opt %s --attn-tile-rows=target=z80 --split-input-file 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: no device is called 'z80'; known are native, x86-64-v4

// A norm: the sum of a row is taken where the row is scaled.
// CHECK-LABEL: func @rms_norm
// CHECK-SAME: %[[X:[^:]*]]: tensor<512x768xf32>
func.func @rms_norm(%x: tensor<512x768xf32>) -> tensor<512x768xf32> {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 768.0 : f32
  %empty = tensor.empty() : tensor<512xf32>
  // CHECK-NOT: linalg.
  // CHECK: scf.forall (%[[I:.*]]) = (0) to (512) step (4) shared_outs(%[[OUT:.*]] = %{{.*}}) -> (tensor<512x768xf32>)
  // CHECK: %[[ROWS:.*]] = tensor.extract_slice %[[X]][%[[I]], 0] [4, 768] [1, 1]
  // CHECK: %[[ZEROS:.*]] = linalg.fill {attn.registers = #attn.register_tile<rows = 1, lanes = 32>} {{.*}} : tensor<4xf32>
  // CHECK: %[[SUMS:.*]] = linalg.generic {{.*}}"reduction"]} ins(%[[ROWS]] : tensor<4x768xf32>) outs(%[[ZEROS]] : tensor<4xf32>) attrs = {attn.registers = #attn.register_tile<rows = 1, lanes = 64>}
  // CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%[[ROWS]], %[[SUMS]] : tensor<4x768xf32>, tensor<4xf32>) {{.*}} attrs = {attn.registers = #attn.register_tile<rows = 1, lanes = 32>}
  // CHECK: math.rsqrt
  // CHECK: tensor.parallel_insert_slice %[[Y]] into %[[OUT]][%[[I]], 0] [4, 768] [1, 1]
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<512xf32>)
      -> tensor<512xf32>
  %squares = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x768xf32>) outs(%zeros : tensor<512xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %0, %b : f32
    linalg.yield %1 : f32
  } -> tensor<512xf32>
  %init = tensor.empty() : tensor<512x768xf32>
  %y = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %squares : tensor<512x768xf32>, tensor<512xf32>)
      outs(%init : tensor<512x768xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.divf %b, %count : f32
    %1 = math.rsqrt %0 : f32
    %2 = arith.mulf %a, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<512x768xf32>
  return %y : tensor<512x768xf32>
}

// -----

#id = affine_map<(b, i, j) -> (b, i, j)>
#row = affine_map<(b, i, j) -> (b, i, 0)>

// A conversion that several members read is done by each of them: no tensor of
// the wider type is left. A kept unit dimension is no obstacle.
// CHECK-LABEL: func @variance
func.func @variance(%x: tensor<8x128x384xf32>) -> tensor<8x128x1xf64> {
  %zero = arith.constant 0.0 : f64
  %e0 = tensor.empty() : tensor<8x128x384xf64>
  // CHECK: scf.forall
  // CHECK-NOT: x384xf64
  // CHECK: linalg.generic {{.*}}"reduction"]} ins(%{{.*}} : tensor<{{[0-9x]*}}x384xf32>) outs(%{{.*}} : tensor<{{[0-9x]*}}xf64>)
  // CHECK: arith.extf
  // CHECK: linalg.generic {{.*}}"reduction"]} ins(%{{.*}} : tensor<{{[0-9x]*}}x384xf32>, tensor<{{[0-9x]*}}xf64>)
  // CHECK: arith.extf
  // CHECK: scf.forall.in_parallel
  %wide = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<8x128x384xf32>) outs(%e0 : tensor<8x128x384xf64>) {
  ^bb0(%a: f32, %b: f64):
    %0 = arith.extf %a : f32 to f64
    linalg.yield %0 : f64
  } -> tensor<8x128x384xf64>
  %e1 = tensor.empty() : tensor<8x128x1xf64>
  %zeros = linalg.fill ins(%zero : f64) outs(%e1 : tensor<8x128x1xf64>)
      -> tensor<8x128x1xf64>
  %sums = linalg.generic {indexing_maps = [#id, #row],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%wide : tensor<8x128x384xf64>) outs(%zeros : tensor<8x128x1xf64>) {
  ^bb0(%a: f64, %b: f64):
    %0 = arith.addf %a, %b : f64
    linalg.yield %0 : f64
  } -> tensor<8x128x1xf64>
  %squares = linalg.generic {indexing_maps = [#id, #row, #row],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%wide, %sums : tensor<8x128x384xf64>, tensor<8x128x1xf64>)
      outs(%zeros : tensor<8x128x1xf64>) {
  ^bb0(%a: f64, %m: f64, %b: f64):
    %0 = arith.subf %a, %m : f64
    %1 = arith.mulf %0, %0 : f64
    %2 = arith.addf %1, %b : f64
    linalg.yield %2 : f64
  } -> tensor<8x128x1xf64>
  return %squares : tensor<8x128x1xf64>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// What the program uses elsewhere, too, is computed once, on its own.
// CHECK-LABEL: func @two_uses
func.func @two_uses(%x: tensor<512x768xf32>)
    -> (tensor<512x768xf32>, tensor<512x768xf32>) {
  %init = tensor.empty() : tensor<512x768xf32>
  // CHECK: %[[E:.*]] = scf.forall
  // CHECK: math.exp
  // CHECK: %[[Y:.*]] = scf.forall
  // CHECK-NOT: math.exp
  // CHECK: return %[[E]], %[[Y]]
  %e = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x768xf32>) outs(%init : tensor<512x768xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  } -> tensor<512x768xf32>
  %y = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%e : tensor<512x768xf32>) outs(%init : tensor<512x768xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  } -> tensor<512x768xf32>
  return %e, %y : tensor<512x768xf32>, tensor<512x768xf32>
}

// -----

// What each workgroup would compute again is computed before.
// CHECK-LABEL: func @shared_row
func.func @shared_row(%x: tensor<512x768xf32>, %w: tensor<768xf32>)
    -> tensor<512x768xf32> {
  %e0 = tensor.empty() : tensor<768xf32>
  // CHECK: math.exp
  // CHECK: scf.forall
  // CHECK-NOT: math.exp
  // CHECK: arith.mulf
  %e = linalg.generic {
      indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> (j)>],
      iterator_types = ["parallel"]}
      ins(%w : tensor<768xf32>) outs(%e0 : tensor<768xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = math.exp %a : f32
    linalg.yield %0 : f32
  } -> tensor<768xf32>
  %init = tensor.empty() : tensor<512x768xf32>
  %y = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %e : tensor<512x768xf32>, tensor<768xf32>)
      outs(%init : tensor<512x768xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<512x768xf32>
  return %y : tensor<512x768xf32>
}

// -----

// Rows of unknown number and length.
// CHECK-LABEL: func @softmax
func.func @softmax(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %init = tensor.empty(%m, %n) : tensor<?x?xf32>
  // CHECK-NOT: linalg.
  // CHECK: scf.forall
  // CHECK: arith.maxnumf
  // CHECK: math.exp
  // CHECK: arith.addf
  // CHECK: arith.divf
  // CHECK: scf.forall.in_parallel
  // CHECK-NOT: linalg.
  %y = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>)
      outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

// Too little work for threads: only vectors. Products are not for this pass, and
// neither is what has no elements.
// CHECK-LABEL: func @left
func.func @left(%x: tensor<4x8xf32>, %y: tensor<8x8xf32>, %z: tensor<0x8xf32>)
    -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<0x8xf32>) {
  %init = tensor.empty() : tensor<4x8xf32>
  // CHECK-NOT: scf.forall
  // CHECK: linalg.exp {attn.registers = {{.*}}} ins
  // CHECK-NOT: scf.forall
  // CHECK-NOT: attn.registers
  // CHECK: linalg.matmul
  // CHECK-NOT: scf.forall
  // CHECK-NOT: attn.registers
  // CHECK: linalg.exp
  %0 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>)
      -> tensor<4x8xf32>
  %1 = linalg.matmul ins(%0, %y : tensor<4x8xf32>, tensor<8x8xf32>)
      outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.exp ins(%z : tensor<0x8xf32>) outs(%z : tensor<0x8xf32>)
      -> tensor<0x8xf32>
  return %0, %1, %2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<0x8xf32>
}

// -----

// One long row is cut along its elements.
// CHECK-LABEL: func @long_row
func.func @long_row(%x: tensor<1000000xf32>) -> tensor<1000000xf32> {
  %init = tensor.empty() : tensor<1000000xf32>
  // CHECK: scf.forall (%{{.*}}) = (0) to (1000000) step
  %0 = linalg.exp ins(%x : tensor<1000000xf32>)
      outs(%init : tensor<1000000xf32>) -> tensor<1000000xf32>
  return %0 : tensor<1000000xf32>
}

// -----

#row = affine_map<(i, j) -> (i)>
#id = affine_map<(i, j) -> (i, j)>

// A check of an index is made once for a row, and what it guards is left without.
// CHECK-LABEL: func @gather
func.func @gather(%i: tensor<512xi64>, %t: tensor<9x768xf32>)
    -> tensor<512x768xf32> {
  %nine = arith.constant 9 : i64
  %init = tensor.empty() : tensor<512x768xf32>
  // CHECK: scf.forall
  // CHECK: %[[INDICES:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<[[ROWS:[0-9]+]]xi64>) outs(%{{.*}} : tensor<[[ROWS]]xindex>) {
  // CHECK: cf.assert
  // CHECK-NOT: cf.assert
  // CHECK: linalg.generic {{.*}} ins(%[[INDICES]] : tensor<[[ROWS]]xindex>) {{.*}}attn.registers
  // CHECK: tensor.extract %{{.*}}[%in, %{{.*}}] : tensor<9x768xf32>
  %y = linalg.generic {indexing_maps = [#row, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<512xi64>) outs(%init : tensor<512x768xf32>) {
  ^bb0(%a: i64, %b: f32):
    %0 = arith.cmpi ult, %a, %nine : i64
    cf.assert %0, "index out of bounds"
    %1 = arith.index_cast %a : i64 to index
    %2 = linalg.index 1 : index
    %3 = tensor.extract %t[%1, %2] : tensor<9x768xf32>
    linalg.yield %3 : f32
  } -> tensor<512x768xf32>
  return %y : tensor<512x768xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// A check of each element stays where it is, in a loop.
// CHECK-LABEL: func @checked
func.func @checked(%x: tensor<512x768xi64>) -> tensor<512x768xi64> {
  %nine = arith.constant 9 : i64
  %init = tensor.empty() : tensor<512x768xi64>
  // CHECK: scf.forall
  // CHECK-NOT: attn.registers
  // CHECK: cf.assert
  // CHECK-NOT: linalg.generic
  %y = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x768xi64>) outs(%init : tensor<512x768xi64>) {
  ^bb0(%a: i64, %b: i64):
    %0 = arith.cmpi ult, %a, %nine : i64
    cf.assert %0, "out of bounds"
    linalg.yield %a : i64
  } -> tensor<512x768xi64>
  return %y : tensor<512x768xi64>
}

// -----

// What only tests rows does not walk their elements.
// CHECK-LABEL: func @unused
func.func @unused(%i: tensor<512xi64>, %x: tensor<512x768xf32>) {
  %nine = arith.constant 9 : i64
  // CHECK: linalg.generic {{.*}}iterator_types = ["parallel"]} ins(%{{.*}} : tensor<512xi64>) {
  // CHECK: cf.assert
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%i, %x : tensor<512xi64>, tensor<512x768xf32>) {
  ^bb0(%a: i64, %b: f32):
    %0 = arith.cmpi ult, %a, %nine : i64
    cf.assert %0, "index out of bounds"
    linalg.yield
  }
  return
}

// -----

#row = affine_map<(i, j) -> (i)>
#id = affine_map<(i, j) -> (i, j)>

// Rows that may have no elements, which then test nothing.
// CHECK-LABEL: func @gather_of_unknown_width
func.func @gather_of_unknown_width(%i: tensor<512xi64>, %t: tensor<9x?xf32>,
    %init: tensor<512x?xf32>) -> tensor<512x?xf32> {
  %nine = arith.constant 9 : i64
  // CHECK: linalg.generic {{.*}}"parallel", "parallel"]
  // CHECK: cf.assert
  // CHECK: tensor.extract
  // CHECK-NOT: linalg.generic
  %y = linalg.generic {indexing_maps = [#row, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<512xi64>) outs(%init : tensor<512x?xf32>) {
  ^bb0(%a: i64, %b: f32):
    %0 = arith.cmpi ult, %a, %nine : i64
    cf.assert %0, "index out of bounds"
    %1 = arith.index_cast %a : i64 to index
    %2 = linalg.index 1 : index
    %3 = tensor.extract %t[%1, %2] : tensor<9x?xf32>
    linalg.yield %3 : f32
  } -> tensor<512x?xf32>
  return %y : tensor<512x?xf32>
}

// -----

#row = affine_map<(i, j) -> (i)>
#id = affine_map<(i, j) -> (i, j)>

// Of two results one is handed to the elements, and the other one is tested.
// CHECK-LABEL: func @two_results
func.func @two_results(%x: tensor<512xi64>) -> tensor<512x768xi64> {
  %init = tensor.empty() : tensor<512x768xi64>
  // CHECK: arith.addui_extended
  // CHECK: cf.assert
  %y = linalg.generic {indexing_maps = [#row, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512xi64>) outs(%init : tensor<512x768xi64>) {
  ^bb0(%a: i64, %b: i64):
    %true = arith.constant true
    %sum, %carry = arith.addui_extended %a, %a : i64, i1
    %fits = arith.xori %carry, %true : i1
    cf.assert %fits, "overflow"
    linalg.yield %sum : i64
  } -> tensor<512x768xi64>
  return %y : tensor<512x768xi64>
}

// -----

// Heads that share keys are cut between two of the keys' heads: 6 of the 12 would
// fit, but positions in a tile of them do not say which of the 3 they read.
// CHECK: #[[$GROUP:.*]] = affine_map<(d0) -> (d0 floordiv 4)>
// CHECK-LABEL: func @grouped_heads
// CHECK-SAME: %[[K:[^:]*]]: tensor<3x8x64xf32>)
// CHECK: scf.forall (%[[H:.*]], %{{.*}}) = (0, 0) to (12, 64) step (4, 64)
// CHECK: %[[G:.*]] = affine.apply #[[$GROUP]](%[[H]])
// CHECK: tensor.extract_slice %[[K]][%[[G]], 0, 0] [1, 8, 64]
#scores = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#query = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#key = affine_map<(d0, d1, d2, d3) -> (d0 floordiv 4, d2, d3)>
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func @grouped_heads(%q: tensor<12x64x64xf32>, %k: tensor<3x8x64xf32>) -> tensor<12x64x8xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<12x64x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<12x64x8xf32>) -> tensor<12x64x8xf32>
  %s = linalg.generic {indexing_maps = [#query, #key, #scores], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<12x64x64xf32>, tensor<3x8x64xf32>) outs(%init : tensor<12x64x8xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %sum = arith.addf %acc, %p : f32
    linalg.yield %sum : f32
  } -> tensor<12x64x8xf32>
  %e = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<12x64x8xf32>) outs(%empty : tensor<12x64x8xf32>) {
  ^bb0(%x: f32, %out: f32):
    %p = math.exp %x : f32
    linalg.yield %p : f32
  } -> tensor<12x64x8xf32>
  return %e : tensor<12x64x8xf32>
}
