// RUN: attn-opt %s --attn-tile --attn-online-softmax --canonicalize --cse --split-input-file | FileCheck %s

// The example of the pass description: one pass over all pairs, and no tensor of
// queries by keys.

// CHECK-DAG: #[[$ROWS:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[$LANES:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[$TRANSPOSED:.+]] = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-LABEL: func @example
// CHECK-NOT: x96x128
// CHECK-NOT: x128x96
// CHECK: scf.forall
// CHECK: %[[K:.+]] = tensor.extract_slice %arg1[
// CHECK: %[[V:.+]] = tensor.extract_slice %arg2[
// Sums of all keys.
// CHECK: %[[ZERO_K:.+]] = linalg.fill {{.*}} -> tensor<96x64xf32>
// CHECK: %[[ZERO_V:.+]] = linalg.fill {{.*}} -> tensor<96x32xf32>
// CHECK: %[[R:.+]]:3 = scf.for %[[I:.+]] = %c0 to %c128 step %c32 iter_args(%[[DQ:.+]] = %{{.+}}, %[[DK:.+]] = %[[ZERO_K]], %[[DV:.+]] = %[[ZERO_V]])
// CHECK: %[[QT:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<64x32xf32>)
// CHECK: %[[DOT:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<32x32xf32>)
// CHECK: %[[DELTA:.+]] = linalg.generic {{.*}}"reduction"]} {{.*}} outs(%{{.+}} : tensor<32xf32>)
// CHECK: %[[LSE:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<32xf32>)
// CHECK: arith.select
// CHECK: %[[INNER:.+]]:3 = scf.for %[[J:.+]] = %c0 to %c96 step %c32 iter_args(%[[ACC:.+]] = %{{.+}}, %[[DK0:.+]] = %[[DK]], %[[DV0:.+]] = %[[DV]])
// CHECK: %[[S:.+]] = linalg.generic {indexing_maps = [#[[$ROWS]], #[[$LANES]], {{.*}} ins(%[[KB:.+]], %[[QT]] :
// CHECK: %[[P:.+]] = linalg.generic {{.*}} ins(%[[S]], %[[LSE]] :
// CHECK: math.exp2
// CHECK: %[[DP:.+]] = linalg.generic {indexing_maps = [#[[$ROWS]], #[[$LANES]], {{.*}} ins(%{{.+}}, %[[DOT]] :
// CHECK: %[[DS:.+]] = linalg.generic {{.*}} ins(%[[DP]], %[[P]], %[[DELTA]] :
// CHECK: %[[PRODUCT:.+]] = linalg.generic {indexing_maps = [#[[$ROWS]], #[[$LANES]], {{.*}} ins(%[[P]], %{{.+}} :
// CHECK: %[[OLD:.+]] = tensor.extract_slice %[[DV0]][%[[J]], 0] [32, 32]
// CHECK: %[[NEW:.+]] = linalg.generic {{.*}} ins(%[[PRODUCT]] : {{.*}}) outs(%[[OLD]] :
// CHECK: %[[DV1:.+]] = tensor.insert_slice %[[NEW]] into %[[DV0]][%[[J]], 0] [32, 32]
// CHECK: %[[PRODUCT:.+]] = linalg.generic {indexing_maps = [#[[$ROWS]], #[[$LANES]], {{.*}} ins(%[[DS]], %{{.+}} :
// CHECK: %[[OLD:.+]] = tensor.extract_slice %[[DK0]][%[[J]], 0] [32, 64]
// CHECK: %[[NEW:.+]] = linalg.generic {{.*}} ins(%[[PRODUCT]] : {{.*}}) outs(%[[OLD]] :
// CHECK: %[[DK1:.+]] = tensor.insert_slice %[[NEW]] into %[[DK0]][%[[J]], 0] [32, 64]
// CHECK: %[[PRODUCT:.+]] = linalg.generic {indexing_maps = [#[[$TRANSPOSED]], #[[$LANES]], {{.*}} ins(%[[DS]], %[[KB]] :
// CHECK: %[[ACC1:.+]] = linalg.generic {{.*}} ins(%[[PRODUCT]] : {{.*}}) outs(%[[ACC]] :
// CHECK: scf.yield %[[ACC1]], %[[DK1]], %[[DV1]]
// CHECK: %[[SCALED:.+]] = linalg.generic {{.*}} ins(%[[INNER]]#0 :
// CHECK: arith.mulf
// CHECK: tensor.insert_slice %{{.+}} into %[[DQ]][0, 0, %[[I]], 0] [1, 1, 32, 64]
// CHECK: scf.yield %{{.+}}, %[[INNER]]#1, %[[INNER]]#2
// CHECK: linalg.generic {{.*}} ins(%[[R]]#1 :
// CHECK: arith.mulf
// CHECK: linalg.generic {{.*}} ins(%[[R]]#2 :
func.func @example(%q: tensor<1x4x128x64xf32>, %k: tensor<1x4x96x64xf32>,
    %v: tensor<1x4x96x32xf32>, %o: tensor<1x4x128x32xf32>, %l: tensor<1x4x128xf32>)
    -> (tensor<1x4x128x64xf32>, tensor<1x4x96x64xf32>, tensor<1x4x96x32xf32>) {
  %0:3 = attn.attention_backward query(%q : tensor<1x4x128x64xf32>)
      key(%k : tensor<1x4x96x64xf32>) value(%v : tensor<1x4x96x32xf32>)
      output(%o : tensor<1x4x128x32xf32>) output_gradient(%o : tensor<1x4x128x32xf32>)
      lse(%l : tensor<1x4x128xf32>)
      query_gradient(%q : tensor<1x4x128x64xf32>) key_gradient(%k : tensor<1x4x96x64xf32>)
      value_gradient(%v : tensor<1x4x96x32xf32>)
      schedule<query_tile = 32, key_tile = 32, lanes = query, register_rows = 8, register_lanes = 32>
  return %0#0, %0#1, %0#2 : tensor<1x4x128x64xf32>, tensor<1x4x96x64xf32>, tensor<1x4x96x32xf32>
}

// -----

// Grouped heads add to one gradient of their keys; a causal block of queries sees
// no key behind it, and masks where the diagonal cuts a block.

// CHECK-LABEL: func @grouped_causal
// CHECK: scf.for %{{.+}} = %c0 to %c3 step %c1 iter_args(
// CHECK: scf.for %[[I:.+]] = %c0 to %c32 step %c16 iter_args(
// CHECK: %[[BODY:.+]]:3 = scf.for
// CHECK-NOT: arith.cmpi
// CHECK: scf.yield
// CHECK: scf.for {{.*}} iter_args(%{{.+}} = %[[BODY]]#0, %{{.+}} = %[[BODY]]#1, %{{.+}} = %[[BODY]]#2)
// CHECK: arith.cmpi sle
// CHECK: scf.yield
func.func @grouped_causal(%q: tensor<3x32x8xf32>, %k: tensor<1x32x8xf32>, %l: tensor<3x32xf32>)
    -> (tensor<3x32x8xf32>, tensor<1x32x8xf32>, tensor<1x32x8xf32>) {
  %0:3 = attn.attention_backward query(%q : tensor<3x32x8xf32>)
      key(%k : tensor<1x32x8xf32>) value(%k : tensor<1x32x8xf32>)
      output(%q : tensor<3x32x8xf32>) output_gradient(%q : tensor<3x32x8xf32>)
      lse(%l : tensor<3x32xf32>) causal
      query_gradient(%q : tensor<3x32x8xf32>) key_gradient(%k : tensor<1x32x8xf32>)
      value_gradient(%k : tensor<1x32x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8, register_lanes = 16>
  return %0#0, %0#1, %0#2 : tensor<3x32x8xf32>, tensor<1x32x8xf32>, tensor<1x32x8xf32>
}

// -----

// What a region or a softcap multiplies the gradient by is computed with the
// scores, and zero where a key or a query is none.

// CHECK-LABEL: func @slopes
// CHECK: scf.for
// CHECK: scf.yield
// CHECK: scf.for
// CHECK: %[[SCORES:.+]]:2 = linalg.generic
// CHECK: math.tanh
// CHECK: arith.select %{{.+}}, %{{.+}}, %{{.+}} : f32
// CHECK: arith.select %{{.+}}, %{{.+}}, %{{.+}} : f32
// CHECK: linalg.yield %{{.+}}, %{{.+}} : f32, f32
// CHECK: %[[P:.+]] = linalg.generic {{.*}} ins(%[[SCORES]]#0,
// CHECK: linalg.generic {{.*}} ins(%{{.+}}, %[[P]], %{{.+}}, %[[SCORES]]#1 :
func.func @slopes(%q: tensor<16x8xf32>, %l: tensor<16xf32>, %n: tensor<1xi32>)
    -> tensor<16x8xf32> {
  %0:3 = attn.attention_backward query(%q : tensor<16x8xf32>)
      key(%q : tensor<16x8xf32>) value(%q : tensor<16x8xf32>)
      output(%q : tensor<16x8xf32>) output_gradient(%q : tensor<16x8xf32>)
      lse(%l : tensor<16xf32>) key_lengths(%n : tensor<1xi32>) softcap(4.0)
      query_gradient(%q : tensor<16x8xf32>) key_gradient(%q : tensor<16x8xf32>)
      value_gradient(%q : tensor<16x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8, register_lanes = 16>
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %new = arith.mulf %s, %s : f32
        attn.yield %new : f32
      }
  return %0#0 : tensor<16x8xf32>
}

// -----

// The gradient of a bias is summed with keys along rows, as pairs are, and stored
// as the bias lies; before the softcap's slope.

// CHECK-LABEL: func @bias
// CHECK: %[[ZERO:.+]] = linalg.fill {{.*}} -> tensor<1x1x32x32xf32>
// CHECK: scf.for {{.*}} iter_args(%{{.+}} = %{{.+}}, %{{.+}} = %{{.+}}, %{{.+}} = %{{.+}}, %[[SUM:.+]] = %[[ZERO]])
// CHECK: scf.for %[[I:.+]] = %c0 to %c32 step %c16 {{.*}}
// CHECK: scf.for %[[J:.+]] = %c0 to %c32 step %c16 {{.*}} %[[SUM0:[a-z0-9]+]] = %{{[a-z0-9]+}})
// CHECK: %[[SLOPES:.+]]:2 = linalg.generic
// CHECK: math.tanh
// CHECK: %[[DS:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<16x16xf32>) {{.*}}
// CHECK: %[[OLD:.+]] = tensor.extract_slice %[[SUM0]][0, 0, %[[J]], %[[I]]] [1, 1, 16, 16]
// CHECK: %[[NEW:.+]] = linalg.generic {{.*}} outs(%[[OLD]] :
// CHECK: tensor.insert_slice %[[NEW]] into %[[SUM0]][0, 0, %[[J]], %[[I]]] [1, 1, 16, 16]
// CHECK: linalg.generic {{.*}} ins(%{{.+}}, %[[SLOPES]]#1 :
// CHECK: linalg.generic {{.*}} outs(%arg3 : tensor<32x32xf32>)
func.func @bias(%q: tensor<2x32x8xf32>, %k: tensor<2x32x8xf32>,
                %l: tensor<2x32xf32>, %bias: tensor<32x32xf32>)
    -> tensor<32x32xf32> {
  %0:4 = attn.attention_backward query(%q : tensor<2x32x8xf32>)
      key(%k : tensor<2x32x8xf32>) value(%k : tensor<2x32x8xf32>)
      output(%q : tensor<2x32x8xf32>) output_gradient(%q : tensor<2x32x8xf32>)
      lse(%l : tensor<2x32xf32>) bias(%bias : tensor<32x32xf32>) softcap(4.0)
      query_gradient(%q : tensor<2x32x8xf32>) key_gradient(%k : tensor<2x32x8xf32>)
      value_gradient(%k : tensor<2x32x8xf32>) bias_gradient(%bias : tensor<32x32xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8, register_lanes = 16>
  return %0#3 : tensor<32x32xf32>
}
