// RUN: attn-opt %s --attn-register-tile --canonicalize --cse --verify-diagnostics | FileCheck %s
// RUN: attn-opt %s --attn-register-tile="transpose-tile=8 reduction-rows=2 reduction-lanes=4" --canonicalize --cse | FileCheck %s --check-prefix=OPTIONS

#registers = #attn.register_tile<rows = 4, lanes = 16>

// CHECK-LABEL: func @product
// CHECK-SAME: %[[K:[^:]*]]: tensor<16x8xf32>, %[[Q:[^:]*]]: tensor<8x32xf32>
func.func @product(%k: tensor<16x8xf32>, %q: tensor<8x32xf32>, %shrink: tensor<32xf32>, %acc: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = bufferization.alloc_tensor() : tensor<16x32xf32>
  %fill = linalg.fill {attn.registers = #registers} ins(%zero : f32) outs(%empty : tensor<16x32xf32>) -> tensor<16x32xf32>
  %product = linalg.generic {attn.registers = #registers, indexing_maps = [affine_map<(i, j, r) -> (i, r)>, affine_map<(i, j, r) -> (r, j)>, affine_map<(i, j, r) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%k, %q : tensor<16x8xf32>, tensor<8x32xf32>) outs(%fill : tensor<16x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<16x32xf32>
  %sum = linalg.generic {attn.registers = #registers, indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%shrink, %product : tensor<32xf32>, tensor<16x32xf32>) outs(%acc : tensor<16x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = math.fma %c, %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<16x32xf32>
  // One column of lanes, one group of rows, and the reduction step by step; the
  // accumulators are filled and taken within the loops.
  // CHECK: scf.for %[[J:.*]] = %c0 to %c32 step %c16
  // CHECK: scf.for %[[I:.*]] = %c0 to %c16 step %c4
  // CHECK: %[[ZEROS:.*]] = linalg.fill {{.*}} : tensor<4x16xf32>
  // CHECK: %[[SUM:.*]] = scf.for %{{.*}} = %c0 to %c8 step %c1 iter_args(%[[ACC:.*]] = %[[ZEROS]])
  // CHECK: linalg.generic {{.*}}"reduction"]} ins(%{{.*}}, %{{.*}} : tensor<4x1xf32>, tensor<1x16xf32>) outs(%[[ACC]] : tensor<4x16xf32>)
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[SUM]] : tensor<16xf32>, tensor<4x16xf32>)
  // CHECK: math.fma
  return %sum : tensor<16x32xf32>
}

// A transpose goes through squares.
// CHECK-LABEL: func @transpose
// OPTIONS-LABEL: func @transpose
func.func @transpose(%x: tensor<32x16xf32>, %y: tensor<16x32xf32>)
    -> tensor<16x32xf32> {
  // CHECK: scf.for %{{.*}} = %c0 to %c32 step %c16
  // CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<16x16xf32>) outs(%{{.*}} : tensor<16x16xf32>)
  // OPTIONS: linalg.generic {{.*}} ins(%{{.*}} : tensor<8x8xf32>) outs(%{{.*}} : tensor<8x8xf32>)
  %0 = linalg.generic {attn.registers = #registers,
      indexing_maps = [affine_map<(i, j) -> (j, i)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<32x16xf32>) outs(%y : tensor<16x32xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}

// A reduction across rows takes a few rows of lanes at a time.
// CHECK-LABEL: func @maximum
// OPTIONS-LABEL: func @maximum
func.func @maximum(%x: tensor<16x32xf32>, %m: tensor<32xf32>)
    -> tensor<32xf32> {
  // CHECK: scf.for %{{.*}} = %c0 to %c32 step %c16
  // CHECK: scf.for %{{.*}} = %c0 to %c16 step %c4
  // CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x16xf32>) outs(%{{.*}} : tensor<16xf32>)
  // OPTIONS: linalg.generic {{.*}} ins(%{{.*}} : tensor<2x16xf32>) outs(%{{.*}} : tensor<16xf32>)
  %0 = linalg.generic {attn.registers = #registers,
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<16x32xf32>) outs(%m : tensor<32xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maxnumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<32xf32>
  return %0 : tensor<32xf32>
}

// A reduction across lanes takes all of them, for a square of rows.
// CHECK-LABEL: func @lane_sum
// OPTIONS-LABEL: func @lane_sum
func.func @lane_sum(%x: tensor<32x16xf32>, %m: tensor<32xf32>)
    -> tensor<32xf32> {
  // CHECK: scf.for %{{.*}} = %c0 to %c32 step %c16
  // CHECK-NOT: scf.for
  // CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<16x16xf32>) outs(%{{.*}} : tensor<16xf32>)
  // OPTIONS: linalg.generic {{.*}} ins(%{{.*}} : tensor<8x4xf32>) outs(%{{.*}} : tensor<8xf32>)
  %0 = linalg.generic {attn.registers = #registers,
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<32x16xf32>) outs(%m : tensor<32xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<32xf32>
  return %0 : tensor<32xf32>
}

// Rows of a partial block: one at a time, since their number is not static.
// An extent that no power of two divides is walked one by one.
// CHECK-LABEL: func @rows
func.func @rows(%x: tensor<?x48xf16>, %y: tensor<?x48xf32>)
    -> tensor<?x48xf32> {
  // CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<1x16xf16>) outs(%{{.*}} : tensor<1x16xf32>)
  %0 = linalg.generic {attn.registers = #registers,
      indexing_maps = [affine_map<(i, j) -> (i, j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x48xf16>) outs(%y : tensor<?x48xf32>) {
  ^bb0(%a: f16, %b: f32):
    %c = arith.extf %a : f16 to f32
    linalg.yield %c : f32
  } -> tensor<?x48xf32>
  return %0 : tensor<?x48xf32>
}

// Without a schedule nothing happens.
// CHECK-LABEL: func @unscheduled
func.func @unscheduled(%x: tensor<32xf32>) -> tensor<32xf32> {
  // CHECK-NOT: scf.for
  // CHECK: linalg.fill
  %zero = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%zero : f32) outs(%x : tensor<32xf32>) -> tensor<32xf32>
  return %0 : tensor<32xf32>
}

#row = #attn.register_tile<rows = 1, lanes = 16>

// A reduction along a row: whole vectors are added up, a masked one takes what
// is left, and one step adds up the elements of the sum.
// CHECK-LABEL: func @row_sum
// CHECK-SAME: %[[X:[^:]*]]: tensor<3x40xf32>
func.func @row_sum(%x: tensor<3x40xf32>, %m: tensor<3x1xf32>)
    -> tensor<3x1xf32> {
  // CHECK: scf.for %[[I:.*]] = %c0 to %c3 step %c1
  // CHECK: %[[ZEROS:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<16xf32>)
  // CHECK: %[[SUMS:.*]] = scf.for %{{.*}} = %c0 to %c32 step %c16 iter_args(%[[ACC:.*]] = %[[ZEROS]])
  // CHECK: linalg.generic {{.*}}["parallel"]} ins(%{{.*}} : tensor<16xf32>) outs(%[[ACC]] : tensor<16xf32>)
  // CHECK: %[[FIRST:.*]] = tensor.extract_slice %[[SUMS]][0] [8] [1]
  // CHECK: %[[LAST:.*]] = linalg.generic {{.*}}["parallel"]} ins(%{{.*}} : tensor<8xf32>) outs(%[[FIRST]] : tensor<8xf32>)
  // CHECK: %[[ALL:.*]] = tensor.insert_slice %[[LAST]] into %[[SUMS]]
  // CHECK: linalg.generic {{.*}}["reduction"]} ins(%[[ALL]] : tensor<16xf32>) outs(%{{.*}} : tensor<f32>)
  %0 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(i, k, j) -> (i, j)>,
                       affine_map<(i, k, j) -> (i, k)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<3x40xf32>) outs(%m : tensor<3x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}

// Rows first, then lanes, then other reductions; what is the same for a row is a
// scalar.
// CHECK-LABEL: func @row_elements
func.func @row_elements(%x: tensor<3x40xf32>, %s: tensor<3xf32>,
                        %y: tensor<3x40xf32>) -> tensor<3x40xf32> {
  // CHECK: scf.for %{{.*}} = %c0 to %c3 step %c1
  // CHECK: scf.for %{{.*}} = %c0 to %c32 step %c16
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<16xf32>, tensor<f32>) outs(%{{.*}} : tensor<16xf32>)
  // CHECK-NOT: scf.for
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<f32>) outs(%{{.*}} : tensor<8xf32>)
  %0 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<3x40xf32>, tensor<3xf32>)
      outs(%y : tensor<3x40xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %1 = arith.mulf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<3x40xf32>
  return %0 : tensor<3x40xf32>
}

// A reduction across rows keeps a row of sums in registers.
// CHECK-LABEL: func @column_sums
func.func @column_sums(%x: tensor<?x48xf32>, %m: tensor<48xf32>)
    -> tensor<48xf32> {
  // CHECK: scf.for %{{.*}} = %c0 to %c48 step %c16
  // CHECK: scf.for %{{.*}} = %c0 to %{{.*}} step %c1
  // CHECK: linalg.generic {{.*}}["parallel"]} ins(%{{.*}} : tensor<16xf32>) outs(%{{.*}} : tensor<16xf32>)
  %0 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<?x48xf32>) outs(%m : tensor<48xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<48xf32>
  return %0 : tensor<48xf32>
}

// A reduction that depends on the position is left a loop, and so is one that is
// no sum, product, maximum or minimum.
// CHECK-LABEL: func @other_reductions
func.func @other_reductions(%x: tensor<40xf32>, %m: tensor<f32>,
                            %n: tensor<i64>) -> (tensor<f32>, tensor<f32>, tensor<i64>) {
  // CHECK-NOT: scf.for
  // CHECK: linalg.generic {{.*}}["reduction"]} ins(%{{.*}} : tensor<40xf32>)
  // CHECK-NOT: scf.for
  // CHECK: linalg.generic {{.*}}["reduction"]} ins(%{{.*}} : tensor<40xf32>)
  %0 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<40xf32>) outs(%m : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %j = linalg.index 0 : index
    %i = arith.index_cast %j : index to i64
    %f = arith.sitofp %i : i64 to f32
    %2 = arith.mulf %a, %f : f32
    %3 = arith.addf %2, %b : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  %1:2 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> ()>,
                       affine_map<(j) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<40xf32>) outs(%m, %n : tensor<f32>, tensor<i64>) {
  ^bb0(%a: f32, %b: f32, %c: i64):
    %j = linalg.index 0 : index
    %i = arith.index_cast %j : index to i64
    %2 = arith.cmpf ogt, %a, %b : f32
    %3 = arith.select %2, %a, %b : f32
    %4 = arith.select %2, %i, %c : i64
    linalg.yield %3, %4 : f32, i64
  } -> (tensor<f32>, tensor<i64>)
  return %0, %1#0, %1#1 : tensor<f32>, tensor<f32>, tensor<i64>
}

// Zeros of a product without a tile are filled like any row; only a product
// that is tiled has them in its accumulators.
// CHECK-LABEL: func @zeros_of_loops
func.func @zeros_of_loops(%x: tensor<?x?xf64>, %y: tensor<?xf64>, %init: tensor<?xf64>) -> tensor<?xf64> {
  %zero = arith.constant 0.0 : f64
  // CHECK: scf.for
  // CHECK: linalg.generic {{.*}}["parallel"]{{.*}} outs(%{{.*}} : tensor<16xf64>)
  // CHECK: linalg.generic {{.*}}["reduction", "parallel"]
  %0 = linalg.fill {attn.registers = #row} ins(%zero : f64) outs(%init : tensor<?xf64>) -> tensor<?xf64>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(k, m) -> (m, k)>, affine_map<(k, m) -> (k)>,
                       affine_map<(k, m) -> (m)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%x, %y : tensor<?x?xf64>, tensor<?xf64>) outs(%0 : tensor<?xf64>) {
  ^bb0(%a: f64, %b: f64, %c: f64):
    %2 = arith.mulf %a, %b : f64
    %3 = arith.addf %c, %2 : f64
    linalg.yield %3 : f64
  } -> tensor<?xf64>
  return %1 : tensor<?xf64>
}

// Results that are no reductions, or reductions of several ops.
// CHECK-LABEL: func @sum_and_square
// CHECK-COUNT-2: linalg.generic {{.*}}["reduction"]} ins(%{{.*}} : tensor<40xf32>)
func.func @sum_and_square(%x: tensor<40xf32>, %m: tensor<f32>,
                          %n: tensor<40xf32>) -> (tensor<f32>, tensor<40xf32>, tensor<f32>) {
  %0:2 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> ()>,
                       affine_map<(j) -> (j)>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<40xf32>) outs(%m, %n : tensor<f32>, tensor<40xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %1 = arith.addf %a, %b : f32
    %2 = arith.mulf %a, %a : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<f32>, tensor<40xf32>)
  %3 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<40xf32>) outs(%m : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %4 = arith.mulf %b, %a : f32
    %5 = arith.addf %4, %a : f32
    linalg.yield %5 : f32
  } -> tensor<f32>
  return %0#0, %0#1, %3 : tensor<f32>, tensor<40xf32>, tensor<f32>
}
