// RUN: attn-opt %s --canonicalize --split-input-file | FileCheck %s
// RUN: attn-opt %s --canonicalize --split-input-file > %t.once
// RUN: attn-opt %s --canonicalize --canonicalize --split-input-file > %t.twice
// RUN: diff %t.once %t.twice

// Clauses that change nothing go away, factors and casts move into the op.

!t = tensor<8x128x64xf32>

// CHECK-LABEL: func @nothing_to_do
func.func @nothing_to_do(%q: !t, %init: !t, %bias: tensor<8x128x128xf32>,
    %mask: tensor<128x128xi1>, %lengths: tensor<1xi32>, %sink: tensor<8xf32>) -> !t {
  // CHECK: attn.attention
  // CHECK-SAME: bias(%{{.*}}) mask(%{{.*}}) key_lengths(%{{.*}}) sink(%{{.*}}) scale(1.000000e+00) softcap(2.000000e+01) causal window(16, *) outs
  %0 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      bias(%bias : tensor<8x128x128xf32>) mask(%mask : tensor<128x128xi1>)
      key_lengths(%lengths : tensor<1xi32>) sink(%sink : tensor<8xf32>)
      scale(1.0) softcap(20.0) causal window(16, *) outs(%init : !t)
  return %0 : !t
}

// -----

!t = tensor<8x128x64xf32>

// CHECK-LABEL: func @true_mask
func.func @true_mask(%q: !t, %init: !t) -> (!t, !t, !t, !t) {
  // CHECK-COUNT-3: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x128x64xf32>) outs
  %m0 = arith.constant dense<true> : tensor<128x128xi1>
  %true = arith.constant true
  %e = tensor.empty() : tensor<128xi1>
  %m1 = linalg.fill ins(%true : i1) outs(%e : tensor<128xi1>) -> tensor<128xi1>
  %m2 = tensor.splat %true : tensor<128xi1>
  %0 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      mask(%m0 : tensor<128x128xi1>) outs(%init : !t)
  %1 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      mask(%m1 : tensor<128xi1>) outs(%init : !t)
  %2 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      mask(%m2 : tensor<128xi1>) outs(%init : !t)
  // All keys hidden is not the same as none.
  // CHECK: attn.attention {{.*}} mask
  %m3 = arith.constant dense<false> : tensor<128x128xi1>
  %3 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      mask(%m3 : tensor<128x128xi1>) outs(%init : !t)
  return %0, %1, %2, %3 : !t, !t, !t, !t
}

// -----

!t = tensor<8x128x64xf32>

// CHECK-LABEL: func @zero_bias
func.func @zero_bias(%q: !t, %init: !t) -> (!t, !t, !t) {
  // CHECK-COUNT-2: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x128x64xf32>) outs
  %b0 = arith.constant dense<0.0> : tensor<128x128xf32>
  %b1 = arith.constant dense<-0.0> : tensor<8x1x128xf16>
  %0 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      bias(%b0 : tensor<128x128xf32>) outs(%init : !t)
  %1 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      bias(%b1 : tensor<8x1x128xf16>) outs(%init : !t)
  // One number for all changes the log-sum-exp and what underflows.
  // CHECK: attn.attention {{.*}} bias
  %b2 = arith.constant dense<1.0> : tensor<128x128xf32>
  %2 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      bias(%b2 : tensor<128x128xf32>) outs(%init : !t)
  return %0, %1, %2 : !t, !t, !t
}

// -----

!t = tensor<2x8x128x64xf32>

// CHECK-LABEL: func @full_key_lengths
func.func @full_key_lengths(%q: !t, %init: !t, %i: index) -> (!t, !t, !t) {
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<2x8x128x64xf32>) outs
  %l0 = arith.constant dense<[128, 200]> : tensor<2xi32>
  %0 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      key_lengths(%l0 : tensor<2xi32>) outs(%init : !t)
  // CHECK: attn.attention {{.*}} key_lengths
  %l1 = arith.constant dense<[128, 127]> : tensor<2xi64>
  %1 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      key_lengths(%l1 : tensor<2xi64>) outs(%init : !t)
  // The tile's keys are further on.
  // CHECK: attn.attention {{.*}} key_lengths
  %2 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      key_lengths(%l0 : tensor<2xi32>) origin(%i, %i, %i, %i) outs(%init : !t)
  return %0, %1, %2 : !t, !t, !t
}

// -----

// A single query at the bottom right sees every key, however many.

!q = tensor<8x1x64xf32>
!k = tensor<8x?x64xf32>

// CHECK-LABEL: func @causal_decode
func.func @causal_decode(%q: !q, %k: !k, %init: !q, %i: index) -> (!q, !q, !q) {
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x?x64xf32>) outs
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal diagonal(bottom_right) outs(%init : !q)
  // CHECK: attn.attention {{.*}} causal outs
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal outs(%init : !q)
  // CHECK: attn.attention {{.*}} causal diagonal(bottom_right, %{{.*}}) outs
  %2 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal diagonal(bottom_right, %i) outs(%init : !q)
  return %0, %1, %2 : !q, !q, !q
}

// -----

!q = tensor<8x16x64xf32>
!k = tensor<8x32x64xf32>

// CHECK-LABEL: func @causal_with_offset
func.func @causal_with_offset(%q: !q, %k: !k, %init: !q) -> (!q, !q, !q) {
  %c31 = arith.constant 31 : index
  %c30 = arith.constant 30 : index
  %c15 = arith.constant 15 : index
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x32x64xf32>) outs
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal diagonal(top_left, %c31) outs(%init : !q)
  // CHECK: attn.attention {{.*}} causal diagonal(top_left, %c30) outs
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal diagonal(top_left, %c30) outs(%init : !q)
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x32x64xf32>) outs
  %2 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal diagonal(bottom_right, %c15) outs(%init : !q)
  return %0, %1, %2 : !q, !q, !q
}

// -----

!q = tensor<8x16x64xf32>
!k = tensor<8x32x64xf32>
!d = tensor<8x?x64xf32>

// CHECK-LABEL: func @windows
func.func @windows(%q: !q, %k: !k, %d: !d, %init: !q) -> (!q, !q, !q, !q, !q) {
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x32x64xf32>) outs
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      window(15, 31) outs(%init : !q)
  // CHECK: attn.attention {{.*}} window(14, 30) outs
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      window(14, 30) outs(%init : !q)
  // CHECK: attn.attention {{.*}} causal diagonal(bottom_right) window(30, *) outs
  %2 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      diagonal(bottom_right) window(30, 0) outs(%init : !q)
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x32x64xf32>) outs
  %3 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      diagonal(bottom_right) window(*, *) outs(%init : !q)
  // The left bound is known to hide nothing, the right one is not.
  // CHECK: attn.attention {{.*}} window(*, 100) outs
  %4 = attn.attention query(%q : !q) key(%d : !d) value(%d : !d)
      window(15, 100) outs(%init : !q)
  return %0, %1, %2, %3, %4 : !q, !q, !q, !q, !q
}

// -----

// Without keys there is nothing to hide.

!q = tensor<8x?x64xf32>
!k = tensor<8x0x64xf32>

// CHECK-LABEL: func @no_keys
func.func @no_keys(%q: !q, %k: !k, %init: !q) -> !q {
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x0x64xf32>) outs
  %0 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal window(0, *) outs(%init : !q)
  return %0 : !q
}

// -----

!q = tensor<8x16x64xf32>
!k = tensor<8x32x64xf32>
!d = tensor<8x?x64xf32>

// CHECK-LABEL: func @diagonals
func.func @diagonals(%q: !q, %k: !k, %d: !d, %init: !q, %dinit: !d)
    -> (!q, !q, !q, !q, !d) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %cm16 = arith.constant -16 : index
  // CHECK: attn.attention {{.*}} causal outs
  %0 = attn.attention query(%q : !q) key(%q : !q) value(%q : !q)
      causal diagonal(bottom_right, %c0) outs(%init : !q)
  // CHECK: attn.attention {{.*}} causal diagonal(bottom_right) outs
  %1 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal diagonal(top_left, %c16) outs(%init : !q)
  // CHECK: attn.attention {{.*}} causal outs
  %2 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal diagonal(bottom_right, %cm16) outs(%init : !q)
  // CHECK: attn.attention {{.*}} causal diagonal(top_left, %c-16) outs
  %3 = attn.attention query(%q : !q) key(%k : !k) value(%k : !k)
      causal diagonal(top_left, %cm16) outs(%init : !q)
  // Equal extents are not known to be.
  // CHECK: attn.attention {{.*}} causal diagonal(bottom_right) outs
  %4 = attn.attention query(%d : !d) key(%d : !d) value(%d : !d)
      causal diagonal(bottom_right, %c0) outs(%dinit : !d)
  return %0, %1, %2, %3, %4 : !q, !q, !q, !q, !d
}

// -----

!t = tensor<8x128x64xf32>

// CHECK-LABEL: func @score_region
func.func @score_region(%q: !t, %init: !t) -> (!t, !t) {
  // CHECK: attn.attention {{.*}} outs(%{{[a-z0-9]*}} : tensor<8x128x64xf32>){{$}}
  %0 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t) outs(%init : !t)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        attn.yield %s : f32
      }
  // CHECK: attn.attention {{.*}} score(
  // CHECK: arith.negf
  %1 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t) outs(%init : !t)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %n = arith.negf %s : f32
        attn.yield %n : f32
      }
  return %0, %1 : !t, !t
}

// -----

!t = tensor<8x128x64xf32>

// CHECK-LABEL: func @dropout
func.func @dropout(%q: !t, %init: !t, %seed: i64) -> (!t, !t) {
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x128x64xf32>) outs
  %0 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      dropout(0.0, %seed, %seed) outs(%init : !t)
  // CHECK: attn.attention {{.*}} dropout(
  %1 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      dropout(0.0001, %seed, %seed) outs(%init : !t)
  return %0, %1 : !t, !t
}

// -----

!t = tensor<8x128x64xf32>

// CHECK-LABEL: func @origins
func.func @origins(%q: !t, %init: !t, %i: index) -> (!t, !t, !t) {
  %c0 = arith.constant 0 : index
  // CHECK: attn.attention {{.*}} causal outs
  %0 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t) causal
      origin(%c0, %c0, %c0, %c0) outs(%init : !t)
  // CHECK: attn.attention {{.*}} value(%{{[a-z0-9]*}} : tensor<8x128x64xf32>) outs
  %1 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t)
      origin(%i, %i, %i, %i) outs(%init : !t)
  // CHECK: attn.attention {{.*}} causal origin(
  %2 = attn.attention query(%q : !t) key(%q : !t) value(%q : !t) causal
      origin(%c0, %c0, %i, %c0) outs(%init : !t)
  return %0, %1, %2 : !t, !t, !t
}

// -----

// A power of two moves from query or key into the scale, on top of the default
// or of the one that is given. Other factors round, so they stay.

!t = tensor<8x128x64xf16>
#id = affine_map<(h, s, d) -> (h, s, d)>

// CHECK-LABEL: func @factors
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<8x128x64xf16>,
func.func @factors(%q: !t, %init: !t) -> (!t, !t, !t) {
  %half = arith.constant dense<0.5> : !t
  %c3 = arith.constant 3.0 : f16
  %c8 = arith.constant 8.0 : f16
  %e = tensor.empty() : !t
  // CHECK: attn.attention query(%[[Q]] : {{.*}} key(%[[Q]] : {{.*}} scale(7.812500e-03) outs
  %q0 = arith.mulf %half, %q : !t
  %k0 = linalg.generic {indexing_maps = [#id, #id],
                        iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%q : !t) outs(%e : !t) {
    ^bb0(%in: f16, %out: f16):
      %p = arith.divf %in, %c8 : f16
      linalg.yield %p : f16
  } -> !t
  %0 = attn.attention query(%q0 : !t) key(%k0 : !t) value(%q : !t) outs(%init : !t)
  // CHECK: attn.attention query(%[[Q]] : {{.*}} scale(5.000000e-01) outs
  %1 = attn.attention query(%q0 : !t) key(%q : !t) value(%q : !t) scale(1.0) outs(%init : !t)
  // CHECK: %[[Q2:.*]] = linalg.generic
  // CHECK: attn.attention query(%[[Q2]] : {{.*}} value(%{{[a-z0-9]*}} : tensor<8x128x64xf16>) outs
  %q2 = linalg.generic {indexing_maps = [#id, #id],
                        iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%q : !t) outs(%e : !t) {
    ^bb0(%in: f16, %out: f16):
      %p = arith.mulf %in, %c3 : f16
      linalg.yield %p : f16
  } -> !t
  %2 = attn.attention query(%q2 : !t) key(%q : !t) value(%q : !t) outs(%init : !t)
  return %0, %1, %2 : !t, !t, !t
}

// -----

// The default scale of a dynamic depth is no number.

!t = tensor<8x128x?xf32>

// CHECK-LABEL: func @factor_with_dynamic_depth
func.func @factor_with_dynamic_depth(%q: !t, %two: !t, %init: !t) -> (!t, !t) {
  %c2 = arith.constant 2.0 : f32
  %c0 = arith.constant 2 : index
  %d = tensor.dim %q, %c0 : !t
  %e = tensor.empty(%d) : !t
  %f = linalg.fill ins(%c2 : f32) outs(%e : !t) -> !t
  // CHECK: %[[Q:.*]] = arith.mulf
  // CHECK: attn.attention query(%[[Q]] : {{.*}} value(%{{[a-z0-9]*}} : tensor<8x128x?xf32>) outs
  %q0 = arith.mulf %q, %f : !t
  %0 = attn.attention query(%q0 : !t) key(%q : !t) value(%q : !t) outs(%init : !t)
  // CHECK: attn.attention query(%{{[a-z0-9]*}} : {{.*}} scale(4.000000e+00) outs
  %1 = attn.attention query(%q0 : !t) key(%q : !t) value(%q : !t) scale(2.0) outs(%init : !t)
  return %0, %1 : !t, !t
}

// -----

!n = tensor<8x128x64xf16>
!w = tensor<8x128x64xf32>
#id = affine_map<(h, s, d) -> (h, s, d)>

// CHECK-LABEL: func @widened
// CHECK-SAME: (%[[Q:[a-z0-9]*]]: tensor<8x128x64xf16>, %[[K:[a-z0-9]*]]: tensor<8x128x64xf16>, %[[V:[a-z0-9]*]]: tensor<8x128x64xf16>,
func.func @widened(%q: !n, %k: !n, %v: !n, %init: !w) -> !n {
  // CHECK: %[[E:.*]] = tensor.empty() : tensor<8x128x64xf16>
  // CHECK: %[[R:.*]] = attn.attention query(%[[Q]] : tensor<8x128x64xf16>) key(%[[K]] : tensor<8x128x64xf16>) value(%[[V]] : tensor<8x128x64xf16>) outs(%[[E]] : tensor<8x128x64xf16>)
  // CHECK-NEXT: return %[[R]]
  %ew = tensor.empty() : !w
  %en = tensor.empty() : !n
  %qw = linalg.generic {indexing_maps = [#id, #id],
                        iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%q : !n) outs(%ew : !w) {
    ^bb0(%in: f16, %out: f32):
      %x = arith.extf %in : f16 to f32
      linalg.yield %x : f32
  } -> !w
  %kw = arith.extf %k : !n to !w
  %vw = arith.extf %v : !n to !w
  %0 = attn.attention query(%qw : !w) key(%kw : !w) value(%vw : !w) outs(%init : !w)
  %1 = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%0 : !w) outs(%en : !n) {
    ^bb0(%in: f32, %out: f16):
      %x = arith.truncf %in : f32 to f16
      linalg.yield %x : f16
  } -> !n
  return %1 : !n
}

// -----

// An output that stays wide promises weights that are not rounded.

!n = tensor<8x128x64xf16>
!w = tensor<8x128x64xf32>

// CHECK-LABEL: func @widened_output_too
func.func @widened_output_too(%q: !n, %init: !w) -> !w {
  // CHECK: attn.attention query(%{{.*}} : tensor<8x128x64xf32>)
  %qw = arith.extf %q : !n to !w
  %0 = attn.attention query(%qw : !w) key(%qw : !w) value(%qw : !w) outs(%init : !w)
  return %0 : !w
}

// -----

// Value was computed in f32.

!n = tensor<8x128x64xf16>
!w = tensor<8x128x64xf32>

// CHECK-LABEL: func @value_not_widened
func.func @value_not_widened(%q: !n, %v: !w, %init: !w) -> !n {
  // CHECK: attn.attention query(%{{.*}} : tensor<8x128x64xf32>)
  // CHECK: arith.truncf
  %qw = arith.extf %q : !n to !w
  %0 = attn.attention query(%qw : !w) key(%qw : !w) value(%v : !w) outs(%init : !w)
  %1 = arith.truncf %0 : !w to !n
  return %1 : !n
}

// -----

// A wide output of narrow operands that is only rounded is rounded by the op,
// but only to the operands' type.

!n = tensor<8x?x64xbf16>
!w = tensor<8x?x64xf32>
!h = tensor<8x?x64xf16>

// CHECK-LABEL: func @rounded_output
func.func @rounded_output(%q: !n, %init: !w) -> (!n, !h) {
  // CHECK: %[[E:.*]] = tensor.empty(%{{.*}}) : tensor<8x?x64xbf16>
  // CHECK: attn.attention {{.*}} outs(%[[E]] : tensor<8x?x64xbf16>)
  %0 = attn.attention query(%q : !n) key(%q : !n) value(%q : !n) outs(%init : !w)
  %1 = arith.truncf %0 : !w to !n
  // CHECK: attn.attention {{.*}} outs(%{{.*}} : tensor<8x?x64xf32>)
  // CHECK: arith.truncf
  %2 = attn.attention query(%q : !n) key(%q : !n) value(%q : !n) outs(%init : !w)
  %3 = arith.truncf %2 : !w to !h
  return %1, %3 : !n, !h
}
