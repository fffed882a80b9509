// RUN: attn-opt %s --attn-specialize-decode | FileCheck %s

// CHECK-LABEL: func @dynamic
// CHECK-SAME: %[[Q:[^:]*]]: tensor<?x64xf32>, %[[K:[^:]*]]: tensor<?x64xf32>, %[[V:[^:]*]]: tensor<?x64xf32>, %[[OUT:[^:]*]]: tensor<?x64xf32>
func.func @dynamic(%q: tensor<?x64xf32>, %k: tensor<?x64xf32>,
                   %v: tensor<?x64xf32>, %out: tensor<?x64xf32>)
    -> tensor<?x64xf32> {
  // CHECK: %[[N:.*]] = tensor.dim %[[Q]]
  // CHECK: %[[IS_ONE:.*]] = arith.cmpi eq, %[[N]], %{{.*}} : index
  // CHECK: %[[R:.*]] = scf.if %[[IS_ONE]] -> (tensor<?x64xf32>) {
  // CHECK: %[[Q1:.*]] = tensor.cast %[[Q]] : tensor<?x64xf32> to tensor<1x64xf32>
  // CHECK: %[[OUT1:.*]] = tensor.cast %[[OUT]] : tensor<?x64xf32> to tensor<1x64xf32>
  // CHECK: %[[O1:.*]] = attn.attention query(%[[Q1]] : tensor<1x64xf32>) key(%[[K]] : tensor<?x64xf32>) value(%[[V]] : tensor<?x64xf32>) outs(%[[OUT1]] : tensor<1x64xf32>)
  // CHECK: %[[O:.*]] = tensor.cast %[[O1]] : tensor<1x64xf32> to tensor<?x64xf32>
  // CHECK: scf.yield %[[O]]
  // CHECK: } else {
  // CHECK: %[[O2:.*]] = attn.attention query(%[[Q]] : tensor<?x64xf32>)
  // CHECK: scf.yield %[[O2]]
  // CHECK: return %[[R]]
  %0 = attn.attention query(%q : tensor<?x64xf32>) key(%k : tensor<?x64xf32>)
      value(%v : tensor<?x64xf32>) outs(%out : tensor<?x64xf32>)
  return %0 : tensor<?x64xf32>
}

// Bias, mask and log-sum-exp have the query axis too.
// CHECK-LABEL: func @pairs
func.func @pairs(%x: tensor<?x64xf32>, %bias: tensor<?x?xf32>,
                 %mask: tensor<1x?xi1>, %lse: tensor<?xf32>)
    -> (tensor<?x64xf32>, tensor<?xf32>) {
  // CHECK: scf.if %{{.*}} -> (tensor<?x64xf32>, tensor<?xf32>)
  // CHECK: attn.attention {{.*}} bias(%{{.*}} : tensor<?x1xf32>, kq) mask(%{{.*}} : tensor<1x?xi1>) {{.*}} lse(%{{.*}} : tensor<1xf32>)
  %0:2 = attn.attention query(%x : tensor<?x64xf32>) key(%x : tensor<?x64xf32>)
      value(%x : tensor<?x64xf32>) bias(%bias : tensor<?x?xf32>, kq)
      mask(%mask : tensor<1x?xi1>) outs(%x : tensor<?x64xf32>)
      lse(%lse : tensor<?xf32>)
  return %0#0, %0#1 : tensor<?x64xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @others
func.func @others(%x: tensor<8x64xf32>, %y: tensor<?x64xf32>,
                  %m: memref<?x64xf32>)
    -> (tensor<8x64xf32>, tensor<?x64xf32>) {
  // CHECK-NOT: scf.if
  %0 = attn.attention query(%x : tensor<8x64xf32>) key(%y : tensor<?x64xf32>)
      value(%y : tensor<?x64xf32>) outs(%x : tensor<8x64xf32>)
  %1 = attn.attention query(%y : tensor<?x64xf32>) key(%y : tensor<?x64xf32>)
      value(%y : tensor<?x64xf32>) outs(%y : tensor<?x64xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  attn.attention query(%m : memref<?x64xf32>) key(%m : memref<?x64xf32>)
      value(%m : memref<?x64xf32>) outs(%m : memref<?x64xf32>)
  return %0, %1 : tensor<8x64xf32>, tensor<?x64xf32>
}

// The output says the length that the query leaves open.
// CHECK-LABEL: func @known
func.func @known(%x: tensor<?x64xf32>, %out: tensor<96x64xf32>)
    -> tensor<96x64xf32> {
  // CHECK-NOT: scf.if
  %0 = attn.attention query(%x : tensor<?x64xf32>) key(%x : tensor<?x64xf32>)
      value(%x : tensor<?x64xf32>) outs(%out : tensor<96x64xf32>)
  return %0 : tensor<96x64xf32>
}
