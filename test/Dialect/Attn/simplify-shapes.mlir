// RUN: attn-opt %s --attn-simplify-shapes --split-input-file | FileCheck %s

// The example of the pass.

// CHECK-LABEL: @split_heads
// CHECK: %[[LENGTH:.*]] = tensor.dim %arg0
// CHECK: %[[R:.*]] = tensor.expand_shape %arg0 {{\[\[}}0], [1], [2, 3]] output_shape [2, %{{.*}}, 2, 8] : tensor<2x?x16xf32> into tensor<2x?x2x8xf32>
// CHECK: return %[[R]]
func.func @split_heads(%x: tensor<2x?x16xf32>) -> tensor<2x?x2x8xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : i64
  %c8 = arith.constant 8 : i64
  %c16 = arith.constant 16 : i64
  %dim = tensor.dim %x, %c1 : tensor<2x?x16xf32>
  %length = arith.index_cast %dim : index to i64
  %all = arith.muli %length, %c16 : i64
  %part = arith.muli %length, %c8 : i64
  %heads = arith.divsi %all, %part : i64
  %shape = tensor.from_elements %c2, %length, %heads, %c8 : tensor<4xi64>
  %r = tensor.reshape %x(%shape) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x2x8xf32>
  return %r : tensor<2x?x2x8xf32>
}

// -----

// Extents that the types leave open and the arithmetic knows, two unknown ones
// side by side, and a negative one that is asked for.

// CHECK-LABEL: @join
// CHECK: tensor.cast %{{.*}} : tensor<?x?x?x8xf32> to tensor<?x?x4x8xf32>
func.func @join(%x: tensor<?x?x?x8xf32>, %y: tensor<?x?x32xf32>) -> (tensor<?x?xf32>, tensor<?x?x4x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %b = tensor.dim %y, %c0 : tensor<?x?x32xf32>
  %s = tensor.dim %y, %c1 : tensor<?x?x32xf32>
  %e = tensor.empty(%b, %s) : tensor<?x?x4x8xf32>
  %z = tensor.cast %e : tensor<?x?x4x8xf32> to tensor<?x?x?x8xf32>
  %sum = linalg.add ins(%x, %x : tensor<?x?x?x8xf32>, tensor<?x?x?x8xf32>) outs(%z : tensor<?x?x?x8xf32>) -> tensor<?x?x?x8xf32>
  // CHECK: %[[COLLAPSED:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2, 3]] : tensor<?x?x4x8xf32> into tensor<?x32xf32>
  %rows = arith.muli %b, %s : index
  %c32 = arith.constant 32 : index
  %two = tensor.from_elements %rows, %c32 : tensor<2xindex>
  %joined = tensor.reshape %sum(%two) : (tensor<?x?x?x8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  // CHECK: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1], [2, 3]] output_shape [%{{.*}}, %{{.*}}, 4, 8] : tensor<?x32xf32> into tensor<?x?x4x8xf32>
  // CHECK: tensor.cast %[[EXPANDED]] : tensor<?x?x4x8xf32> to tensor<?x?x4x?xf32>
  %isNegative = arith.cmpi slt, %s, %c0 : index
  %length = arith.select %isNegative, %c1, %s : index
  %four = tensor.from_elements %b, %length, %c4, %c8 : tensor<4xindex>
  %split = tensor.reshape %joined(%four) : (tensor<?x?xf32>, tensor<4xindex>) -> tensor<?x?x4x?xf32>
  return %joined, %split : tensor<?x?xf32>, tensor<?x?x4x?xf32>
}

// -----

// Asserted facts about extents; the last one depends on a value.

// CHECK-LABEL: @asserts
// CHECK-COUNT-1: cf.assert
// CHECK-NOT: cf.assert
func.func @asserts(%x: tensor<?x16xf32>, %n: i64) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %sixteen = arith.constant 16 : i64
  %dim = tensor.dim %x, %c0 : tensor<?x16xf32>
  %b = arith.index_cast %dim : index to i64
  %isExtent = arith.cmpi sge, %b, %zero : i64
  cf.assert %isExtent, "negative values not allowed in new dimensions"
  %isNegative = arith.cmpi slt, %b, %zero : i64
  %count = arith.extui %isNegative : i1 to i64
  %isFew = arith.cmpi sle, %count, %one : i64
  cf.assert %isFew, "must have at most one inferred (negative) dimension"
  %elements = arith.muli %b, %sixteen : i64
  %rows = arith.divsi %elements, %sixteen : i64
  %isSame = arith.cmpi eq, %rows, %b : i64
  cf.assert %isSame, "mismatched size for broadcast"
  %isRow = arith.cmpi slt, %n, %b : i64
  cf.assert %isRow, "index must be smaller than dim size"
  return
}

// -----

// A broadcast to the extents that are there already is a copy, and no op.

// CHECK-LABEL: @broadcast_to_itself
// CHECK-SAME: (%[[X:.*]]: tensor<2x?x8xf32>)
// CHECK-NOT: linalg.generic
// CHECK: return %[[X]]
#id = affine_map<(i, j, k) -> (i, j, k)>
func.func @broadcast_to_itself(%x: tensor<2x?x8xf32>) -> tensor<2x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.dim %x, %c1 : tensor<2x?x8xf32>
  %e = tensor.empty(%s) : tensor<2x?x8xf32>
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<2x?x8xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %isOne = arith.cmpi eq, %s, %c1 : index
    %at = arith.select %isOne, %c0, %j : index
    %element = tensor.extract %x[%i, %at, %k] : tensor<2x?x8xf32>
    linalg.yield %element : f32
  } -> tensor<2x?x8xf32>
  return %r : tensor<2x?x8xf32>
}

// -----

// Heads are repeated by reading the one there is.

// CHECK: #[[AT_ZERO:.*]] = affine_map<(d0, d1, d2) -> (0, d1, d2)>
// CHECK-LABEL: @broadcast_heads
// CHECK: linalg.generic {indexing_maps = [#[[AT_ZERO]], #{{.*}}], {{.*}}} ins(%arg0 : tensor<1x?x8xf32>)
// CHECK-NOT: tensor.extract
#all = affine_map<(i, j, k) -> (i, j, k)>
func.func @broadcast_heads(%x: tensor<1x?x8xf32>) -> tensor<4x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.dim %x, %c1 : tensor<1x?x8xf32>
  %e = tensor.empty(%s) : tensor<4x?x8xf32>
  %r = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<4x?x8xf32>) {
  ^bb0(%out: f32):
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %element = tensor.extract %x[%c0, %j, %k] : tensor<1x?x8xf32>
    linalg.yield %element : f32
  } -> tensor<4x?x8xf32>
  return %r : tensor<4x?x8xf32>
}

// -----

// Nothing says that the broadcast dimension is not one, or where the index is.

// CHECK-LABEL: @unknown
// CHECK: tensor.extract
// CHECK: tensor.reshape
#rows = affine_map<(i) -> (i)>
func.func @unknown(%x: tensor<?xf32>, %n: index, %at: tensor<?xi64>) -> tensor<?x2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#rows], iterator_types = ["parallel"]} outs(%e : tensor<?xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %isOne = arith.cmpi eq, %d, %c1 : index
    %at0 = arith.select %isOne, %c0, %i : index
    %element = tensor.extract %x[%at0] : tensor<?xf32>
    linalg.yield %element : f32
  } -> tensor<?xf32>
  %half = arith.divsi %n, %c2 : index
  %shape = tensor.from_elements %half, %c2 : tensor<2xindex>
  %s = tensor.reshape %r(%shape) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x2xf32>
  return %s : tensor<?x2xf32>
}

// -----

// Two remainders of one number are no equal numbers.

// CHECK-LABEL: @remainders
// CHECK: cf.assert
func.func @remainders(%n: index) {
  %c0 = arith.constant 0 : index
  %r = affine.apply affine_map<(d0) -> (d0 mod 2 - d0 floordiv 3)>(%n)
  %isZero = arith.cmpi eq, %r, %c0 : index
  cf.assert %isZero, "remainders differ"
  return
}

// -----

// The largest number stands for the end of a slice: it is never added to.

// CHECK-LABEL: @least_and_largest
// CHECK: cf.assert {{.*}}, "no quotient"
// CHECK-NOT: cf.assert
func.func @least_and_largest(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %minusOne = arith.constant -1 : i64
  %least = arith.constant -9223372036854775808 : i64
  %largest = arith.constant 9223372036854775807 : i64
  %quotient = arith.divsi %least, %minusOne : i64
  %isZero = arith.cmpi eq, %quotient, %zero : i64
  cf.assert %isZero, "no quotient"
  %extent = tensor.dim %x, %c0 : tensor<?xf32>
  %n = arith.index_cast %extent : index to i64
  %sum = arith.addi %n, %largest : i64
  %twice = arith.addi %sum, %largest : i64
  %isNegative = arith.cmpi slt, %largest, %zero : i64
  %end = arith.select %isNegative, %twice, %largest : i64
  %isLargest = arith.cmpi eq, %end, %largest : i64
  cf.assert %isLargest, "not the largest"
  return
}

// -----

// CHECK-LABEL: @unknown_rank
// CHECK: cf.assert
func.func @unknown_rank(%x: tensor<*xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<*xf32>
  %isZero = arith.cmpi eq, %n, %c0 : index
  cf.assert %isZero, "not zero"
  return
}

// -----

// CHECK-LABEL: @no_such_dimension
// CHECK: cf.assert
func.func @no_such_dimension(%x: tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c500000 = arith.constant 500000 : index
  %n = tensor.dim %x, %c500000 : tensor<?x4xf32>
  %isZero = arith.cmpi eq, %n, %c0 : index
  cf.assert %isZero, "not zero"
  return
}
