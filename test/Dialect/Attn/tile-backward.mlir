// RUN: attn-opt %s --attn-tile --split-input-file | FileCheck %s

// One workgroup for each batch and key head, with the query heads that share it.

// CHECK: #[[$GROUP:.+]] = affine_map<(d0) -> (d0 * 4)>
// CHECK-LABEL: func @grouped
// CHECK-SAME: (%[[Q:.+]]: tensor<2x128x8x64xf16>, %[[K:.+]]: tensor<2x96x2x64xf16>, %[[V:.+]]: tensor<2x96x2x32xf16>, %[[O:.+]]: tensor<2x128x8x32xf16>, %[[L:.+]]: tensor<2x8x128xf32>, %[[BIAS:.+]]: tensor<8x1x96xf32>,
func.func @grouped(%q: tensor<2x128x8x64xf16>, %k: tensor<2x96x2x64xf16>,
    %v: tensor<2x96x2x32xf16>, %o: tensor<2x128x8x32xf16>, %l: tensor<2x8x128xf32>,
    %bias: tensor<8x1x96xf32>, %seed: i64)
    -> (tensor<2x128x8x64xf16>, tensor<2x96x2x64xf16>, tensor<2x96x2x32xf16>) {
  // CHECK: %[[R:.+]]:3 = scf.forall (%[[B:.+]], %[[G:.+]]) in (2, 2) shared_outs(%[[DQ:.+]] = %[[Q]], %[[DK:.+]] = %[[K]], %[[DV:.+]] = %[[V]])
  // CHECK-DAG: %[[H:.+]] = affine.apply #[[$GROUP]](%[[G]])
  // CHECK-DAG: %[[QT:.+]] = tensor.extract_slice %[[Q]][%[[B]], 0, %{{.+}}, 0] [1, 128, 4, 64]
  // CHECK-DAG: %[[KT:.+]] = tensor.extract_slice %[[K]][%[[B]], 0, %[[G]], 0] [1, 96, 1, 64]
  // CHECK-DAG: %[[VT:.+]] = tensor.extract_slice %[[V]][%[[B]], 0, %[[G]], 0] [1, 96, 1, 32]
  // CHECK-DAG: %[[LT:.+]] = tensor.extract_slice %[[L]][%[[B]], %{{.+}}, 0] [1, 4, 128]
  // CHECK-DAG: %[[BT:.+]] = tensor.extract_slice %[[BIAS]][%{{.+}}, 0, 0] [4, 1, 96]
  // CHECK-DAG: %[[DKT:.+]] = tensor.extract_slice %[[DK]][%[[B]], 0, %[[G]], 0] [1, 96, 1, 64]
  // CHECK: %[[T:.+]]:3 = attn.attention_backward query(%[[QT]] : tensor<1x128x4x64xf16>, bshd) key(%[[KT]] : tensor<1x96x1x64xf16>, bshd) value(%[[VT]] :
  // CHECK-SAME: lse(%[[LT]] : tensor<1x4x128xf32>) bias(%[[BT]] : tensor<4x1x96xf32>)
  // CHECK-SAME: causal diagonal(bottom_right) dropout(1.000000e-01, %arg6, %arg6) origin(%[[B]], %{{[a-z0-9_]+}}, %c0, %{{[a-z0-9_]+}})
  // CHECK-SAME: key_gradient(%[[DKT]] : tensor<1x96x1x64xf16>, bshd)
  // CHECK-SAME: schedule<
  // CHECK: tensor.parallel_insert_slice %[[T]]#0 into %[[DQ]][%[[B]], 0, %{{.+}}, 0] [1, 128, 4, 64]
  // CHECK: tensor.parallel_insert_slice %[[T]]#1 into %[[DK]][%[[B]], 0, %[[G]], 0] [1, 96, 1, 64]
  // CHECK: tensor.parallel_insert_slice %[[T]]#2 into %[[DV]][%[[B]], 0, %[[G]], 0] [1, 96, 1, 32]
  // CHECK: return %[[R]]#0, %[[R]]#1, %[[R]]#2
  %0:3 = attn.attention_backward query(%q : tensor<2x128x8x64xf16>, bshd)
      key(%k : tensor<2x96x2x64xf16>, bshd) value(%v : tensor<2x96x2x32xf16>, bshd)
      output(%o : tensor<2x128x8x32xf16>, bshd)
      output_gradient(%o : tensor<2x128x8x32xf16>, bshd)
      lse(%l : tensor<2x8x128xf32>) bias(%bias : tensor<8x1x96xf32>)
      causal diagonal(bottom_right) dropout(0.1, %seed, %seed)
      query_gradient(%q : tensor<2x128x8x64xf16>, bshd)
      key_gradient(%k : tensor<2x96x2x64xf16>, bshd)
      value_gradient(%v : tensor<2x96x2x32xf16>, bshd)
      schedule<query_tile = 32, key_tile = 32, lanes = query, register_rows = 8, register_lanes = 32>
  return %0#0, %0#1, %0#2 : tensor<2x128x8x64xf16>, tensor<2x96x2x64xf16>, tensor<2x96x2x32xf16>
}

// -----

// The gradient of the sink is a sum over batches: it is computed beside the tiles,
// from rows alone.

// CHECK-LABEL: func @sink
// CHECK-SAME: %[[SINK:[^:]+]]: tensor<4xf32>)
// CHECK-NOT: tensor<2x4x16x24xf32>
// CHECK: %[[DSINK:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<4xf32>)
// CHECK: %[[R:.+]]:3 = scf.forall
// CHECK: attn.attention_backward
// CHECK-NOT: sink_gradient
// CHECK: return %[[R]]#0, %[[DSINK]]
func.func @sink(%q: tensor<2x4x16x8xf32>, %k: tensor<2x4x24x8xf32>,
                %l: tensor<2x4x16xf32>, %sink: tensor<4xf32>)
    -> (tensor<2x4x16x8xf32>, tensor<4xf32>) {
  %0:4 = attn.attention_backward query(%q : tensor<2x4x16x8xf32>)
      key(%k : tensor<2x4x24x8xf32>) value(%k : tensor<2x4x24x8xf32>)
      output(%q : tensor<2x4x16x8xf32>) output_gradient(%q : tensor<2x4x16x8xf32>)
      lse(%l : tensor<2x4x16xf32>) sink(%sink : tensor<4xf32>)
      query_gradient(%q : tensor<2x4x16x8xf32>) key_gradient(%k : tensor<2x4x24x8xf32>)
      value_gradient(%k : tensor<2x4x24x8xf32>) sink_gradient(%sink : tensor<4xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8, register_lanes = 16>
  return %0#0, %0#3 : tensor<2x4x16x8xf32>, tensor<4xf32>
}

// -----

// With heads that are known at run time, a tile has as many as share a key head.

// CHECK-LABEL: func @dynamic
// CHECK-DAG: %[[GROUP:.+]] = arith.divui %{{.+}}, %{{.+}} : index
// CHECK: attn.attention_backward query(%{{.+}} : tensor<1x?x?x8xf32>) key(%{{.+}} : tensor<1x1x?x8xf32>)
func.func @dynamic(%q: tensor<?x?x?x8xf32>, %k: tensor<?x?x?x8xf32>,
                   %l: tensor<?x?x?xf32>) -> tensor<?x?x?x8xf32> {
  %0:3 = attn.attention_backward query(%q : tensor<?x?x?x8xf32>)
      key(%k : tensor<?x?x?x8xf32>) value(%k : tensor<?x?x?x8xf32>)
      output(%q : tensor<?x?x?x8xf32>) output_gradient(%q : tensor<?x?x?x8xf32>)
      lse(%l : tensor<?x?x?xf32>)
      query_gradient(%q : tensor<?x?x?x8xf32>) key_gradient(%k : tensor<?x?x?x8xf32>)
      value_gradient(%k : tensor<?x?x?x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8, register_lanes = 16>
  return %0#0 : tensor<?x?x?x8xf32>
}

// -----

// A bias that is the same for all batches has a gradient that is a sum over them:
// a workgroup has all batches of its heads.

// CHECK-LABEL: func @bias_of_heads
// CHECK-SAME: %[[DB:[^:]+]]: tensor<4x16x24xf32>)
// CHECK: %[[R:.+]]:4 = scf.forall (%[[H:.+]]) in (4) shared_outs({{.*}} %[[OUT:[a-z0-9]+]] = %[[DB]])
// CHECK: %[[PART:.+]] = tensor.extract_slice %[[OUT]][%[[H]], 0, 0] [1, 16, 24]
// CHECK: attn.attention_backward query(%{{.+}} : tensor<2x1x16x8xf32>)
// CHECK-SAME: bias_gradient(%[[PART]] : tensor<1x16x24xf32>)
// CHECK: tensor.parallel_insert_slice %{{.+}}#3 into %[[OUT]][%[[H]], 0, 0] [1, 16, 24]
func.func @bias_of_heads(%q: tensor<2x4x16x8xf32>, %k: tensor<2x4x24x8xf32>,
                         %l: tensor<2x4x16xf32>, %bias: tensor<4x16x24xf32>)
    -> tensor<4x16x24xf32> {
  %0:4 = attn.attention_backward query(%q : tensor<2x4x16x8xf32>)
      key(%k : tensor<2x4x24x8xf32>) value(%k : tensor<2x4x24x8xf32>)
      output(%q : tensor<2x4x16x8xf32>) output_gradient(%q : tensor<2x4x16x8xf32>)
      lse(%l : tensor<2x4x16xf32>) bias(%bias : tensor<4x16x24xf32>)
      query_gradient(%q : tensor<2x4x16x8xf32>) key_gradient(%k : tensor<2x4x24x8xf32>)
      value_gradient(%k : tensor<2x4x24x8xf32>) bias_gradient(%bias : tensor<4x16x24xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8, register_lanes = 16>
  return %0#3 : tensor<4x16x24xf32>
}

// -----

// One that is the same for all of them leaves nothing to cut.

// CHECK-LABEL: func @bias_of_all
// CHECK-NOT: scf.forall
// CHECK: attn.attention_backward query(%{{.+}} : tensor<2x4x16x8xf32>)
func.func @bias_of_all(%q: tensor<2x4x16x8xf32>, %k: tensor<2x4x24x8xf32>,
                       %l: tensor<2x4x16xf32>, %bias: tensor<16x24xf32>)
    -> tensor<16x24xf32> {
  %0:4 = attn.attention_backward query(%q : tensor<2x4x16x8xf32>)
      key(%k : tensor<2x4x24x8xf32>) value(%k : tensor<2x4x24x8xf32>)
      output(%q : tensor<2x4x16x8xf32>) output_gradient(%q : tensor<2x4x16x8xf32>)
      lse(%l : tensor<2x4x16xf32>) bias(%bias : tensor<16x24xf32>)
      query_gradient(%q : tensor<2x4x16x8xf32>) key_gradient(%k : tensor<2x4x24x8xf32>)
      value_gradient(%k : tensor<2x4x24x8xf32>) bias_gradient(%bias : tensor<16x24xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8, register_lanes = 16>
  return %0#3 : tensor<16x24xf32>
}
