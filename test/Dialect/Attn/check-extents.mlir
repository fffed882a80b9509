// RUN: attn-opt %s --attn-check-extents --cse --canonicalize | FileCheck %s

// The example of the pass description.
// CHECK-LABEL: func @keys
// CHECK-SAME: %{{[^:]*}}: tensor<16x8xf32>, %[[K:[^:]*]]: tensor<?x8xf32>, %[[V:[^:]*]]: tensor<?x8xf32>
func.func @keys(%q: tensor<16x8xf32>, %k: tensor<?x8xf32>,
                %v: tensor<?x8xf32>, %out: tensor<16x8xf32>)
    -> tensor<16x8xf32> {
  // CHECK-DAG: %[[VALUES:.*]] = tensor.dim %[[V]], %c0
  // CHECK-DAG: %[[KEYS:.*]] = tensor.dim %[[K]], %c0
  // CHECK: %[[EQUAL:.*]] = arith.cmpi eq, %[[VALUES]], %[[KEYS]]
  // CHECK-NEXT: cf.assert %[[EQUAL]], "attn.attention: value's length and key's length differ (attention-c4)"
  // CHECK-NEXT: attn.attention
  %0 = attn.attention query(%q : tensor<16x8xf32>) key(%k : tensor<?x8xf32>)
      value(%v : tensor<?x8xf32>) outs(%out : tensor<16x8xf32>)
  return %0 : tensor<16x8xf32>
}

// What types decide, the verifier has checked. Extents that are the same value
// need no check either.
// CHECK-LABEL: func @known
// CHECK-NOT: cf.assert
// CHECK: return
func.func @known(%x: tensor<16x8xf32>, %y: tensor<?x8xf32>)
    -> (tensor<16x8xf32>, tensor<?x8xf32>) {
  %0 = attn.attention query(%x : tensor<16x8xf32>) key(%x : tensor<16x8xf32>)
      value(%x : tensor<16x8xf32>) outs(%x : tensor<16x8xf32>)
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?x8xf32>
  %init = tensor.empty(%n) : tensor<?x8xf32>
  %1 = attn.attention query(%y : tensor<?x8xf32>) key(%y : tensor<?x8xf32>)
      value(%y : tensor<?x8xf32>) outs(%init : tensor<?x8xf32>)
  return %0, %1 : tensor<16x8xf32>, tensor<?x8xf32>
}

// CHECK-LABEL: func @heads
func.func @heads(%q: tensor<?x16x8xf32>, %k: tensor<?x32x8xf32>,
                 %out: tensor<?x16x8xf32>) -> tensor<?x16x8xf32> {
  // CHECK: cf.assert %{{.*}}, "attn.attention: outs's heads and query's heads differ (attention-c4)"
  // CHECK: %[[DIVISOR:.*]] = arith.maxui %{{.*}}, %c1
  // CHECK: arith.remui %{{.*}}, %[[DIVISOR]]
  // CHECK: cf.assert %{{.*}}, "attn.attention: key's heads do not divide query's heads (attention-c5)"
  // CHECK-NOT: cf.assert
  %0 = attn.attention query(%q : tensor<?x16x8xf32>)
      key(%k : tensor<?x32x8xf32>) value(%k : tensor<?x32x8xf32>)
      outs(%out : tensor<?x16x8xf32>)
  return %0 : tensor<?x16x8xf32>
}

// Every operand on memrefs. An extent of one is broadcast only by its type.
// CHECK-LABEL: func @operands
func.func @operands(%q: memref<2x4x16x?xf32>, %k: memref<?x4x32x8xf32>,
                    %v: memref<2x?x32x?xf32>, %bias: memref<1x?xf32>,
                    %mask: memref<?x?xi1>, %lengths: memref<?xi32>,
                    %sink: memref<?xf32>, %out: memref<2x4x16x8xf32>,
                    %lse: memref<2x4x?xf32>) {
  // CHECK-DAG: "attn.attention: value's heads and key's heads differ (attention-c4)"
  // CHECK-DAG: "attn.attention: lse's length and query's length differ (attention-c4)"
  // CHECK-DAG: "attn.attention: key's batch and query's batch differ (attention-c4)"
  // CHECK-DAG: "attn.attention: value's batch and key's batch differ (attention-c4)"
  // CHECK-DAG: "attn.attention: key's depth and query's depth differ (attention-c4)"
  // CHECK-DAG: "attn.attention: outs's depth and value's depth differ (attention-c4)"
  // CHECK-DAG: "attn.attention: bias's key length and key's length differ (attention-c6)"
  // CHECK-DAG: "attn.attention: mask's batch and query's batch differ (attention-c6)"
  // CHECK-DAG: "attn.attention: mask's heads and query's heads differ (attention-c6)"
  // CHECK-DAG: "attn.attention: key_lengths's extent and query's batch differ (attention-c8)"
  // CHECK-DAG: "attn.attention: sink's extent and query's heads differ (attention-c9)"
  // CHECK-NOT: cf.assert
  // CHECK: attn.attention
  attn.attention query(%q : memref<2x4x16x?xf32>)
      key(%k : memref<?x4x32x8xf32>) value(%v : memref<2x?x32x?xf32>)
      bias(%bias : memref<1x?xf32>, qk) mask(%mask : memref<?x?xi1>, bh)
      key_lengths(%lengths : memref<?xi32>) sink(%sink : memref<?xf32>)
      outs(%out : memref<2x4x16x8xf32>) lse(%lse : memref<2x4x?xf32>)
  return
}

// CHECK-LABEL: func @merge
func.func @merge(%o0: tensor<?x8x64xf16>, %l0: tensor<4x8xf32>,
                 %o1: tensor<4x8x?xf16>, %l1: tensor<4x?xf32>,
                 %out: tensor<4x8x64xf16>, %lse: tensor<4x8xf32>)
    -> (tensor<4x8x64xf16>, tensor<4x8xf32>) {
  // CHECK-DAG: "attn.merge: rhs's heads and lhs's heads differ (merge-c5)"
  // CHECK-DAG: "attn.merge: lhs's lse's heads and lhs's heads differ (merge-c5)"
  // CHECK-DAG: "attn.merge: rhs's lse's length and lhs's length differ (merge-c5)"
  // CHECK-DAG: "attn.merge: rhs's depth and lhs's depth differ (merge-c5)"
  // CHECK: attn.merge
  %0:2 = attn.merge lhs(%o0 : tensor<?x8x64xf16>, %l0 : tensor<4x8xf32>)
      rhs(%o1 : tensor<4x8x?xf16>, %l1 : tensor<4x?xf32>)
      outs(%out : tensor<4x8x64xf16>, %lse : tensor<4x8xf32>)
  return %0#0, %0#1 : tensor<4x8x64xf16>, tensor<4x8xf32>
}

// Hardware traps on a division by zero. A constant is not zero.
// CHECK-LABEL: func @divisions
// CHECK-SAME: %[[N:[^:]*]]: i64, %[[M:[^:]*]]: index
func.func @divisions(%n: i64, %m: index, %x: tensor<?xi64>)
    -> (i64, index, tensor<?xi64>) {
  // CHECK: %[[NOT_ZERO:.*]] = arith.cmpi ne, %[[N]], %c0_i64
  // CHECK-NEXT: cf.assert %[[NOT_ZERO]], "integer division by zero; does an argument have an extent of 0?"
  // CHECK-NEXT: arith.divsi
  %c16 = arith.constant 16 : i64
  %0 = arith.divsi %c16, %n : i64
  // CHECK-NEXT: arith.divsi %{{.*}}, %c16_i64
  %1 = arith.divsi %0, %c16 : i64
  // CHECK-NEXT: arith.cmpi ne, %[[M]], %c0
  // CHECK-NEXT: cf.assert
  // CHECK-NEXT: arith.remui
  %c7 = arith.constant 7 : index
  %2 = arith.remui %c7, %m : index
  // CHECK: linalg.generic
  // CHECK-NEXT: ^bb0(%[[A:.*]]: i64):
  // CHECK-NEXT: arith.cmpi ne, %[[A]], %c0_i64
  // CHECK-NEXT: cf.assert %{{.*}}, "integer division by zero"
  // CHECK-NEXT: arith.floordivsi
  %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>],
                       iterator_types = ["parallel"]}
      outs(%x : tensor<?xi64>) {
  ^bb0(%a: i64):
    %4 = arith.floordivsi %c16, %a : i64
    linalg.yield %4 : i64
  } -> tensor<?xi64>
  return %1, %2, %3 : i64, index, tensor<?xi64>
}

// Gradients have the extents of what they are the gradients of.
// CHECK-LABEL: func @gradients
// CHECK: cf.assert %{{.*}}, "attn.attention_backward: value's length and key's length differ (attention-c4)"
// CHECK: cf.assert %{{.*}}, "attn.attention_backward: lse's length and query's length differ (attention_backward-c4)"
// CHECK: cf.assert %{{.*}}, "attn.attention_backward: key_gradient's length and key's length differ (attention_backward-c4)"
// CHECK-NOT: cf.assert
// CHECK: attn.attention_backward
func.func @gradients(%q: tensor<16x8xf32>, %k: tensor<?x8xf32>, %v: tensor<?x8xf32>, %l: tensor<?xf32>,
                     %dk: tensor<?x8xf32>) -> tensor<16x8xf32> {
  %0:3 = attn.attention_backward query(%q : tensor<16x8xf32>) key(%k : tensor<?x8xf32>)
      value(%v : tensor<?x8xf32>) output(%q : tensor<16x8xf32>)
      output_gradient(%q : tensor<16x8xf32>) lse(%l : tensor<?xf32>)
      query_gradient(%q : tensor<16x8xf32>) key_gradient(%dk : tensor<?x8xf32>)
      value_gradient(%v : tensor<?x8xf32>)
  return %0#0 : tensor<16x8xf32>
}
