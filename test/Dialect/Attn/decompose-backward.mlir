// RUN: attn-opt %s --attn-decompose --split-input-file | FileCheck %s

// The clauses of attn.attention_backward, one linalg op each: scores as in the
// forward op, probabilities from the log-sum-exp, and then the gradients.

// CHECK-DAG: #[[$PAIR:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
// CHECK-DAG: #[[$KEY_OF_PAIR:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d1 floordiv 4, d4, d3)>
// CHECK-DAG: #[[$TRANSPOSED:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
// CHECK-DAG: #[[$KEYS_ALONE:.+]] = affine_map<(d0, d1, d2, d3) -> (d0)>
// CHECK-DAG: #[[$PAIR_OF_KEY:.+]] = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
// CHECK-LABEL: func @grouped
// CHECK-SAME: (%[[Q:.+]]: tensor<8x32x64xf16>, %[[K:.+]]: tensor<2x48x64xf16>, %[[V:.+]]: tensor<2x48x16xf16>, %[[O:.+]]: tensor<8x32x16xf16>, %[[DO:.+]]: tensor<8x32x16xf16>, %[[L:.+]]: tensor<8x32xf32>, %[[BIAS:.+]]: tensor<48xf32>, %[[SINK:.+]]: tensor<8xf32>)
func.func @grouped(%q: tensor<8x32x64xf16>, %k: tensor<2x48x64xf16>,
                   %v: tensor<2x48x16xf16>, %o: tensor<8x32x16xf16>,
                   %do: tensor<8x32x16xf16>, %l: tensor<8x32xf32>,
                   %bias: tensor<48xf32>, %sink: tensor<8xf32>)
    -> (tensor<8x32x64xf16>, tensor<2x48x64xf16>, tensor<2x48x16xf16>, tensor<48xf32>, tensor<8xf32>) {
  // The scores and who attends to whom.
  // CHECK: %[[S:.+]] = linalg.generic {{.*}} ins(%{{.*}}, %[[BIAS]] : tensor<1x8x32x48xf32>, tensor<48xf32>)
  // CHECK: %[[A:.+]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x8x32x48xi1>)
  // CHECK: arith.cmpi sle
  // CHECK: %[[MASKED:.+]] = linalg.generic {{.*}} ins(%[[S]], %[[A]] :
  // CHECK: arith.select
  // s3
  // CHECK: %[[P:.+]] = linalg.generic {{.*}} ins(%[[MASKED]], %[[L]] :
  // CHECK: math.exp
  // s4
  // CHECK: %[[DELTA:.+]] = linalg.generic {{.*}}"reduction"]} ins(%[[O]], %[[DO]] : {{.*}}) outs(%{{.*}} : tensor<1x8x32xf32>)
  // s6
  // CHECK: %[[DP:.+]] = linalg.generic {{.*}}"reduction"]} ins(%[[DO]], %[[V]] : {{.*}}) outs(%{{.*}} : tensor<1x8x32x48xf32>)
  // CHECK: %[[DS:.+]] = linalg.generic {{.*}} ins(%[[P]], %[[DP]], %[[DELTA]], %[[A]] :
  // CHECK: %[[DIFFERENCE:.+]] = arith.subf
  // CHECK: %[[PRODUCT:.+]] = arith.mulf %{{.*}}, %[[DIFFERENCE]]
  // CHECK: arith.select %{{.*}}, %[[PRODUCT]]
  // s10: the query's, and then the key's for each head and summed over the group.
  // CHECK: %[[SUMS:.+]] = linalg.generic {indexing_maps = [#[[$PAIR]], #[[$PAIR]], #[[$KEY_OF_PAIR]], {{.*}} ins(%[[DS]], %[[A]], %[[K]] :
  // CHECK: arith.truncf {{.*}} f32 to f16
  // CHECK: %[[DQ:.+]] = linalg.generic {{.*}} ins(%[[SUMS]] : {{.*}}) outs(%[[Q]] : tensor<8x32x64xf16>)
  // CHECK: %[[OF_HEADS:.+]] = linalg.generic {indexing_maps = [#[[$TRANSPOSED]], #[[$TRANSPOSED]], {{.*}} ins(%[[DS]], %[[A]], %[[Q]] :
  // CHECK: %[[GROUPS:.+]] = tensor.expand_shape %[[OF_HEADS]] {{.*}} : tensor<1x8x48x64xf32> into tensor<1x2x4x48x64xf32>
  // CHECK: %[[SUMS:.+]] = linalg.generic {{.*}}"reduction"]} ins(%[[GROUPS]] :
  // CHECK: %[[DK:.+]] = linalg.generic {{.*}} ins(%[[SUMS]] : {{.*}}) outs(%[[K]] : tensor<2x48x64xf16>)
  // CHECK: arith.mulf
  // s5
  // CHECK: %[[OF_HEADS:.+]] = linalg.generic {indexing_maps = [#[[$TRANSPOSED]], #[[$TRANSPOSED]], {{.*}} ins(%[[P]], %[[A]], %[[DO]] :
  // CHECK: %[[DV:.+]] = linalg.generic {{.*}} outs(%[[V]] : tensor<2x48x16xf16>)
  // s8
  // CHECK: %[[SUMS:.+]] = linalg.generic {indexing_maps = [#[[$PAIR_OF_KEY]], #[[$KEYS_ALONE]]], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%[[DS]] :
  // CHECK: %[[DB:.+]] = linalg.generic {{.*}} ins(%[[SUMS]] : {{.*}}) outs(%[[BIAS]] : tensor<48xf32>)
  // s9
  // CHECK: %[[ZERO:.+]] = linalg.fill {{.*}} outs(%[[SINK]] :
  // CHECK: %[[DSINK:.+]] = linalg.generic {{.*}} ins(%[[DELTA]], %[[L]], %[[SINK]] : {{.*}}) outs(%[[ZERO]] :
  // CHECK: arith.subf
  // CHECK: return %[[DQ]], %[[DK]], %[[DV]], %[[DB]], %[[DSINK]]
  %0:5 = attn.attention_backward query(%q : tensor<8x32x64xf16>)
      key(%k : tensor<2x48x64xf16>) value(%v : tensor<2x48x16xf16>)
      output(%o : tensor<8x32x16xf16>) output_gradient(%do : tensor<8x32x16xf16>)
      lse(%l : tensor<8x32xf32>) bias(%bias : tensor<48xf32>, k)
      sink(%sink : tensor<8xf32>) causal
      query_gradient(%q : tensor<8x32x64xf16>)
      key_gradient(%k : tensor<2x48x64xf16>)
      value_gradient(%v : tensor<2x48x16xf16>)
      bias_gradient(%bias : tensor<48xf32>, k) sink_gradient(%sink : tensor<8xf32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<8x32x64xf16>, tensor<2x48x64xf16>, tensor<2x48x16xf16>, tensor<48xf32>, tensor<8xf32>
}

// -----

// s7: the softcap's derivative, and that of a region, which follows from what it
// computes: 2 s' s + s' cos(s) with s' = 1.

// CHECK-LABEL: func @derived
// CHECK: linalg.generic
// CHECK: linalg.generic
// CHECK: %[[CAPPED:.+]] = linalg.generic
// CHECK: math.tanh
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[CAPPED]] :
// CHECK-NEXT: ^bb0(%[[DS:.+]]: f32, %[[S:.+]]: f32, %{{.+}}: f32):
// CHECK: %[[ONE:.+]] = arith.constant 1.0
// CHECK: %[[LEFT:.+]] = arith.mulf %[[ONE]], %[[S]]
// CHECK: %[[RIGHT:.+]] = arith.mulf %[[ONE]], %[[S]]
// CHECK: %[[SQUARE:.+]] = arith.addf %[[LEFT]], %[[RIGHT]]
// CHECK: %[[COS:.+]] = math.cos %[[S]]
// CHECK: %[[SIN:.+]] = arith.mulf %[[ONE]], %[[COS]]
// CHECK: %[[SLOPE:.+]] = arith.addf %[[SQUARE]], %[[SIN]]
// CHECK: %[[DC:.+]] = arith.mulf %[[DS]], %[[SLOPE]]
// CHECK: %[[RATIO:.+]] = arith.divf %[[S]], %{{.+}}
// CHECK: %[[OF_RATIO:.+]] = arith.mulf %[[RATIO]], %[[RATIO]]
// CHECK: %[[OF_CAP:.+]] = arith.subf %{{.+}}, %[[OF_RATIO]]
// CHECK: arith.mulf %[[DC]], %[[OF_CAP]]
func.func @derived(%x: tensor<6x8xf32>, %l: tensor<6xf32>)
    -> (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) {
  %0:3 = attn.attention_backward query(%x : tensor<6x8xf32>)
      key(%x : tensor<6x8xf32>) value(%x : tensor<6x8xf32>)
      output(%x : tensor<6x8xf32>) output_gradient(%x : tensor<6x8xf32>)
      lse(%l : tensor<6xf32>) softcap(2.0)
      query_gradient(%x : tensor<6x8xf32>) key_gradient(%x : tensor<6x8xf32>)
      value_gradient(%x : tensor<6x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %square = arith.mulf %s, %s : f32
        %sine = math.sin %s : f32
        %new = arith.addf %square, %sine : f32
        attn.yield %new : f32
      }
  return %0#0, %0#1, %0#2 : tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>
}
