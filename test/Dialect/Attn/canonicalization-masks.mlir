// RUN: attn-opt %s --canonicalize --split-input-file | FileCheck %s
// RUN: attn-opt %s --canonicalize --split-input-file > %t.once
// RUN: attn-opt %s --canonicalize --canonicalize --split-input-file > %t.twice
// RUN: diff %t.once %t.twice

// Masks that compare positions become causality, windows and diagonals.

!q = tensor<8x16x64xf32>
!k = tensor<8x32x64xf32>
!m = tensor<16x32xi1>
#id = affine_map<(q, k) -> (q, k)>

// CHECK-LABEL: func @key_at_most_query
func.func @key_at_most_query(%q: !q, %k: !k, %init: !q) -> !q {
  // CHECK-NEXT: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x32x64xf32>) causal outs
  %e = tensor.empty() : !m
  %m = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sle, %j, %i : index
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m : !m) outs(%init : !q)
  return %0 : !q
}

// -----

!q = tensor<8x16x64xf32>
!k = tensor<8x32x64xf32>
!m = tensor<32x16xi1>
#id = affine_map<(q, k) -> (q, k)>

// The diagonal ends at the last query and key; the dimensions are swapped, and
// the arithmetic is in i64.

// CHECK-LABEL: func @bottom_right
func.func @bottom_right(%q: !q, %k: !k, %init: !q) -> !q {
  // CHECK-NEXT: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x32x64xf32>) causal diagonal(bottom_right) outs
  %c17 = arith.constant 17 : i64
  %e = tensor.empty() : !m
  %m = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %j = linalg.index 0 : index
      %i = linalg.index 1 : index
      %j64 = arith.index_cast %j : index to i64
      %i64 = arith.index_cast %i : index to i64
      %end = arith.addi %i64, %c17 : i64
      %c = arith.cmpi sgt, %end, %j64 : i64
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m : !m, kq) outs(%init : !q)
  return %0 : !q
}

// -----

!q = tensor<8x16x64xf32>
!k = tensor<8x32x64xf32>
!m = tensor<16x32xi1>
#id = affine_map<(q, k) -> (q, k)>

// CHECK-LABEL: func @with_offset
func.func @with_offset(%q: !q, %k: !k, %init: !q) -> !q {
  // CHECK: %[[C:.*]] = arith.constant 5 : index
  // CHECK: attn.attention {{.*}} causal diagonal(top_left, %[[C]]) outs
  %c5 = arith.constant 5 : index
  %e = tensor.empty() : !m
  %m = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %s = arith.subi %j, %c5 : index
      %c = arith.cmpi sge, %i, %s : index
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m : !m) outs(%init : !q)
  return %0 : !q
}

// -----

!q = tensor<8x16x64xf32>
!k = tensor<8x32x64xf32>
!m = tensor<16x32xi1>
#id = affine_map<(q, k) -> (q, k)>

// j <= i and i - j <= 4, and the strict form with the opposite of j > i + 2.

// CHECK-LABEL: func @windows
func.func @windows(%q: !q, %k: !k, %init: !q) -> (!q, !q) {
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x32x64xf32>) causal window(4, *) outs
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %true = arith.constant true
  %e = tensor.empty() : !m
  %m0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c0 = arith.cmpi sle, %j, %i : index
      %d = arith.subi %i, %j : index
      %c1 = arith.cmpi sle, %d, %c4 : index
      %c = arith.andi %c0, %c1 : i1
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m0 : !m) outs(%init : !q)
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x32x64xf32>) window(3, 2) outs
  %m1 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %end = arith.addi %i, %c2 : index
      %beyond = arith.cmpi sgt, %j, %end : index
      %c0 = arith.xori %beyond, %true : i1
      %d = arith.subi %i, %j : index
      %c1 = arith.cmpi slt, %d, %c4 : index
      %c = arith.andi %c0, %c1 : i1
      linalg.yield %c : i1
  } -> !m
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m1 : !m) outs(%init : !q)
  return %0, %1 : !q, !q
}

// -----

!q = tensor<8x16x64xf32>
!k = tensor<8x32x64xf32>
!m = tensor<16x32xi1>
#id = affine_map<(q, k) -> (q, k)>

// j < i on both sides leaves out the diagonal; keys from i + 3 on are a window
// around a diagonal that is further right.

// CHECK-LABEL: func @away_from_the_diagonal
func.func @away_from_the_diagonal(%q: !q, %k: !k, %init: !q) -> (!q, !q) {
  // CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
  // CHECK-DAG: %[[CM1:.*]] = arith.constant -1 : index
  // CHECK: attn.attention {{.*}} causal diagonal(top_left, %[[CM1]]) outs
  %e = tensor.empty() : !m
  %m0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi slt, %j, %i : index
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m0 : !m) outs(%init : !q)
  // CHECK: attn.attention {{.*}} diagonal(top_left, %[[C3]]) window(0, *) outs
  %c3 = arith.constant 3 : index
  %m1 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %d = arith.subi %j, %i : index
      %c = arith.cmpi sge, %d, %c3 : index
      linalg.yield %c : i1
  } -> !m
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m1 : !m) outs(%init : !q)
  return %0, %1 : !q, !q
}

// -----

!t = tensor<1x8x40x16xf32>
#b = affine_map<(b, h, q, k) -> (b, h, 0, k)>
#c = affine_map<(b, h, q, k) -> (b, h, q, 0)>
#d = affine_map<(b, h, q, k) -> (b, h, q, k)>
#n = affine_map<(b, h, q, k) -> ()>
#k = affine_map<(b, h, q, k) -> (0, 0, 0, k)>
#1 = affine_map<(s) -> (s)>

// torch's export of a causal mask with padding: positions are tensors, and the
// comparison is a conjunct. The padding stays, with its one dimension of keys.

// CHECK-LABEL: func @exported
// CHECK-SAME: %[[PAD:[a-z0-9]*]]: tensor<1x1x1x40xi1>
func.func @exported(%q: !t, %init: !t, %padding: tensor<1x1x1x40xi1>) -> !t {
  // CHECK-NEXT: attn.attention {{.*}} mask(%[[PAD]] : tensor<1x1x1x40xi1>) causal outs
  %true = arith.constant dense<true> : tensor<i1>
  %e1 = tensor.empty() : tensor<40xi64>
  %range = linalg.generic {indexing_maps = [#1], iterator_types = ["parallel"]}
      outs(%e1 : tensor<40xi64>) {
    ^bb0(%out: i64):
      %i = linalg.index 0 : index
      %c = arith.index_cast %i : index to i64
      linalg.yield %c : i64
  } -> tensor<40xi64>
  %queries = tensor.expand_shape %range [[0, 1, 2, 3]] output_shape [1, 1, 40, 1] : tensor<40xi64> into tensor<1x1x40x1xi64>
  %keys = tensor.expand_shape %range [[0, 1, 2, 3]] output_shape [1, 1, 1, 40] : tensor<40xi64> into tensor<1x1x1x40xi64>
  %e = tensor.empty() : tensor<1x1x40x40xi1>
  %causal = linalg.generic {indexing_maps = [#b, #c, #d],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%keys, %queries : tensor<1x1x1x40xi64>, tensor<1x1x40x1xi64>) outs(%e : tensor<1x1x40x40xi1>) {
    ^bb0(%j: i64, %i: i64, %out: i1):
      %c = arith.cmpi sle, %j, %i : i64
      linalg.yield %c : i1
  } -> tensor<1x1x40x40xi1>
  %anded = linalg.generic {indexing_maps = [#n, #d, #d],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%true, %causal : tensor<i1>, tensor<1x1x40x40xi1>) outs(%e : tensor<1x1x40x40xi1>) {
    ^bb0(%x: i1, %y: i1, %out: i1):
      %c = arith.andi %x, %y : i1
      linalg.yield %c : i1
  } -> tensor<1x1x40x40xi1>
  %mask = linalg.generic {indexing_maps = [#d, #b, #d],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%anded, %padding : tensor<1x1x40x40xi1>, tensor<1x1x1x40xi1>) outs(%e : tensor<1x1x40x40xi1>) {
    ^bb0(%x: i1, %y: i1, %out: i1):
      %c = arith.andi %x, %y : i1
      linalg.yield %c : i1
  } -> tensor<1x1x40x40xi1>
  %0 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      mask(%mask : tensor<1x1x40x40xi1>) outs(%init : !t)
  return %0 : !t
}

// -----

!q = tensor<8x4x64xf32>
!k = tensor<8x6x64xf32>

// Constants: tril of a table, also with a bound on the left, broadcast to heads.

// CHECK-LABEL: func @constant_masks
func.func @constant_masks(%q: !q, %k: !k, %init: !q) -> (!q, !q, !q, !q) {
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x6x64xf32>) causal diagonal(bottom_right) outs
  %m0 = arith.constant dense<[[true, true, true, false, false, false],
                              [true, true, true, true, false, false],
                              [true, true, true, true, true, false],
                              [true, true, true, true, true, true]]> : tensor<4x6xi1>
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m0 : tensor<4x6xi1>) outs(%init : !q)
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x6x64xf32>) window(0, 1) outs
  %m1 = arith.constant dense<[[[true, true, false, false, false, false],
                               [false, true, true, false, false, false],
                               [false, false, true, true, false, false],
                               [false, false, false, true, true, false]]]> : tensor<1x4x6xi1>
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m1 : tensor<1x4x6xi1>) outs(%init : !q)
  // One element off.
  // CHECK: attn.attention {{.*}} mask(
  %m2 = arith.constant dense<[[true, true, true, false, false, false],
                              [true, true, true, true, false, false],
                              [true, true, false, true, true, false],
                              [true, true, true, true, true, true]]> : tensor<4x6xi1>
  %2 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m2 : tensor<4x6xi1>) outs(%init : !q)
  // The same keys for all queries.
  // CHECK: attn.attention {{.*}} mask(
  %m3 = arith.constant dense<[true, true, true, false, false, false]> : tensor<6xi1>
  %3 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%m3 : tensor<6xi1>) outs(%init : !q)
  return %0, %1, %2, %3 : !q, !q, !q, !q
}

// -----

!q = tensor<8x16x64xf32>
!k = tensor<8x32x64xf32>
!m = tensor<16x32xi1>
#id = affine_map<(q, k) -> (q, k)>

// What the op says already is kept: both hold.

// CHECK-LABEL: func @with_band_on_op
func.func @with_band_on_op(%q: !q, %k: !k, %init: !q, %off: index) -> (!q, !q, !q) {
  // CHECK: attn.attention {{.*}} causal window(8, *) outs
  %c8 = arith.constant 8 : index
  %e = tensor.empty() : !m
  %left = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %d = arith.subi %i, %j : index
      %c = arith.cmpi sle, %d, %c8 : index
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%left : !m) causal outs(%init : !q)
  // The bottom right is 16 keys to the right of the mask's diagonal.
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x32x64xf32>) window(8, 16) outs
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%left : !m) causal diagonal(bottom_right) outs(%init : !q)
  // The diagonal is not known.
  // CHECK: attn.attention {{.*}} mask({{.*}} causal diagonal(top_left, %{{.*}}) outs
  %2 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      mask(%left : !m) causal diagonal(top_left, %off) outs(%init : !q)
  return %0, %1, %2 : !q, !q, !q
}

// -----

!d = tensor<8x?x64xf32>
#id = affine_map<(q, k) -> (q, k)>

// Dynamic extents: the mask has to be as large as queries and keys, or it might
// be a single row that is broadcast.

// CHECK-LABEL: func @dynamic
func.func @dynamic(%q: !d, %k: !d, %init: !d, %other: index) -> (!d, !d) {
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x?x64xf32>) causal outs
  %c1 = arith.constant 1 : index
  %sq = tensor.dim %q, %c1 : !d
  %sk = tensor.dim %k, %c1 : !d
  %e = tensor.empty(%sq, %sk) : tensor<?x?xi1>
  %m = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<?x?xi1>) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sle, %j, %i : index
      linalg.yield %c : i1
  } -> tensor<?x?xi1>
  %0 = attn.attention query(%q : !d) key(%k : !d) value(%k : !d)
      mask(%m : tensor<?x?xi1>) outs(%init : !d)
  // CHECK: attn.attention {{.*}} mask(
  %e1 = tensor.empty(%other, %sk) : tensor<?x?xi1>
  %m1 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e1 : tensor<?x?xi1>) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sle, %j, %i : index
      linalg.yield %c : i1
  } -> tensor<?x?xi1>
  %1 = attn.attention query(%q : !d) key(%k : !d) value(%k : !d)
      mask(%m1 : tensor<?x?xi1>) outs(%init : !d)
  return %0, %1 : !d, !d
}

// -----

!q = tensor<2x16x64xf32>
!k = tensor<2x32x64xf32>
!m = tensor<16x32xi1>
!m3 = tensor<2x16x32xi1>
#id = affine_map<(q, k) -> (q, k)>
#id3 = affine_map<(h, q, k) -> (h, q, k)>

// Not bands: other slopes, alternatives, positions per head, nothing at all.

// CHECK-LABEL: func @near_misses
func.func @near_misses(%q: !q, %k: !k, %init: !q, %off: index) -> (!q, !q, !q, !q, !q, !q) {
  %e = tensor.empty() : !m
  %e3 = tensor.empty() : !m3
  %c2 = arith.constant 2 : index
  // CHECK-COUNT-6: attn.attention {{.*}} mask(
  %m0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %i2 = arith.muli %i, %c2 : index
      %c = arith.cmpi sle, %j, %i2 : index
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k) mask(%m0 : !m) outs(%init : !q)
  %m1 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %a = arith.cmpi sle, %j, %i : index
      %b = arith.cmpi slt, %j, %c2 : index
      %c = arith.ori %a, %b : i1
      linalg.yield %c : i1
  } -> !m
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k) mask(%m1 : !m) outs(%init : !q)
  %m2 = linalg.generic {indexing_maps = [#id3], iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%e3 : !m3) {
    ^bb0(%out: i1):
      %h = linalg.index 0 : index
      %i = linalg.index 1 : index
      %j = linalg.index 2 : index
      %end = arith.addi %i, %h : index
      %c = arith.cmpi sle, %j, %end : index
      linalg.yield %c : i1
  } -> !m3
  %2 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k) mask(%m2 : !m3) outs(%init : !q)
  // j < i and j > i.
  %m3 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %a = arith.cmpi slt, %j, %i : index
      %b = arith.cmpi sgt, %j, %i : index
      %c = arith.andi %a, %b : i1
      linalg.yield %c : i1
  } -> !m
  %3 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k) mask(%m3 : !m) outs(%init : !q)
  // Unsigned, the difference of i and j wraps.
  %m4 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %d = arith.subi %i, %j : index
      %c = arith.cmpi ule, %d, %c2 : index
      linalg.yield %c : i1
  } -> !m
  %4 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k) mask(%m4 : !m) outs(%init : !q)
  // Positions that wrap in i8.
  %m5 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %i8 = arith.index_cast %i : index to i8
      %j8 = arith.index_cast %j : index to i8
      %c = arith.cmpi sle, %j8, %i8 : i8
      linalg.yield %c : i1
  } -> !m
  %5 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k) mask(%m5 : !m) outs(%init : !q)
  return %0, %1, %2, %3, %4, %5 : !q, !q, !q, !q, !q, !q
}

// -----

!q = tensor<2x16x64xf32>
!m = tensor<16x16xi1>
#id = affine_map<(q, k) -> (q, k)>

// The positions of a tile are not those of its operands.

// CHECK-LABEL: func @tile
func.func @tile(%q: !q, %init: !q, %i: index) -> !q {
  // CHECK: attn.attention {{.*}} mask({{.*}} origin(
  %e = tensor.empty() : !m
  %m = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %r = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sle, %j, %r : index
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%q : !q) value(%q : !q) mask(%m : !m)
      window(4, *) origin(%i, %i, %i, %i) outs(%init : !q)
  return %0 : !q
}

// -----

!q = tensor<2x16x64xf32>
!m = tensor<16x16xi1>
#id = affine_map<(q, k) -> (q, k)>
#t = affine_map<(q, k) -> (k, q)>

// Conjunctions of a band computed in place with a mask that is given, whose
// dimensions are swapped.

// CHECK-LABEL: func @band_and_given
// CHECK-SAME: %[[GIVEN:[a-z0-9]*]]: tensor<16x16xi1>
func.func @band_and_given(%q: !q, %init: !q, %given: !m) -> !q {
  // CHECK-NEXT: attn.attention {{.*}} mask(%[[GIVEN]] : tensor<16x16xi1>, kq) causal outs
  %e = tensor.empty() : !m
  %m = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%given : !m) outs(%e : !m) {
    ^bb0(%in: i1, %out: i1):
      %r = linalg.index 0 : index
      %j = linalg.index 1 : index
      %b = arith.cmpi sge, %r, %j : index
      %c = arith.andi %in, %b : i1
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%q : !q) value(%q : !q) mask(%m : !m)
      outs(%init : !q)
  return %0 : !q
}

// -----

!q = tensor<2x16x64xf32>
!m = tensor<16x16xi1>

// Neither part is known.

// CHECK-LABEL: func @two_given
func.func @two_given(%q: !q, %init: !q, %a: !m, %b: !m) -> !q {
  // CHECK: %[[M:.*]] = arith.andi
  // CHECK: attn.attention {{.*}} mask(%[[M]] : tensor<16x16xi1>) outs
  %m = arith.andi %a, %b : !m
  %0 = attn.attention query(%q : !q) key(%q : !q) value(%q : !q) mask(%m : !m)
      outs(%init : !q)
  return %0 : !q
}

// -----

!q = tensor<2x16x64xf32>
!k = tensor<2x32x64xf32>
!d = tensor<2x?x64xf32>
!m = tensor<16x1xi1>
#id = affine_map<(q, k) -> (q, k)>

// A comparison that holds at every position is no mask, however it is computed;
// one that holds at some is.

// CHECK-LABEL: func @always_true
func.func @always_true(%q: !q, %k: !k, %init: !q) -> (!q, !q) {
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<2x32x64xf32>) outs
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c15 = arith.constant 15 : index
  %e = tensor.empty() : !m
  %m0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %a = arith.cmpi sge, %i, %c0 : index
      %b = arith.cmpi slt, %i, %c16 : index
      %c = arith.andi %a, %b : i1
      linalg.yield %c : i1
  } -> !m
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k) mask(%m0 : !m) outs(%init : !q)
  // CHECK: attn.attention {{.*}} mask(
  %m1 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : !m) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %c = arith.cmpi slt, %i, %c15 : index
      linalg.yield %c : i1
  } -> !m
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k) mask(%m1 : !m) outs(%init : !q)
  return %0, %1 : !q, !q
}
