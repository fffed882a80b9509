// RUN: attn-opt %s --attn-decompose --split-input-file | FileCheck %s
// RUN: attn-opt %s --attn-decompose --split-input-file | FileCheck %s --check-prefix=LEFT
// RUN: attn-opt %s --attn-decompose=unscheduled-only --split-input-file | FileCheck %s --check-prefix=UNSCHEDULED

// LEFT-NOT: attn.

// The example of the pass description: a linalg op for each clause, in order.

// CHECK-DAG: #[[$QUERY:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d4)>
// CHECK-DAG: #[[$KEY:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
// CHECK-DAG: #[[$VALUE:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d1, d4, d3)>
// CHECK-LABEL: func @softcap
// CHECK-SAME: (%[[Q:.+]]: tensor<8x128x64xf32>, %[[K:.+]]: tensor<8x96x64xf32>, %[[V:.+]]: tensor<8x96x32xf32>, %[[INIT:.+]]: tensor<8x128x32xf32>)
func.func @softcap(%q: tensor<8x128x64xf32>, %k: tensor<8x96x64xf32>,
                   %v: tensor<8x96x32xf32>, %init: tensor<8x128x32xf32>)
    -> tensor<8x128x32xf32> {
  // CHECK: %[[ZEROS:.+]] = linalg.fill {{.*}} -> tensor<1x8x128x96xf32>
  // CHECK: %[[PRODUCTS:.+]] = linalg.generic {indexing_maps = [#[[$QUERY]], #[[$KEY]], {{.*}}"reduction"]} ins(%[[Q]], %[[K]] : {{.*}}) outs(%[[ZEROS]] : {{.*}}) {
  // CHECK: arith.mulf
  // CHECK-NEXT: arith.addf
  // CHECK: %[[SCALED:.+]] = linalg.generic {{.*}} ins(%[[PRODUCTS]] :
  // CHECK: arith.mulf %{{.*}}, %[[SCALE:.+]] : f32
  // CHECK: %[[CAPPED:.+]] = linalg.generic {{.*}} ins(%[[SCALED]] :
  // CHECK: %[[CAP:.+]] = arith.constant 3.000000e+01 : f32
  // CHECK: %[[RATIO:.+]] = arith.divf %{{.*}}, %[[CAP]]
  // CHECK: %[[TANH:.+]] = math.tanh %[[RATIO]]
  // CHECK: arith.mulf %[[TANH]], %[[CAP]]
  // CHECK: arith.constant 0xFF800000 : f32
  // CHECK: %[[LOWEST:.+]] = linalg.fill {{.*}} -> tensor<1x8x128xf32>
  // CHECK: %[[M:.+]] = linalg.generic {{.*}}"reduction"]} ins(%[[CAPPED]] : {{.*}}) outs(%[[LOWEST]] :
  // CHECK: arith.maximumf
  // CHECK: %[[P:.+]] = linalg.generic {{.*}} ins(%[[CAPPED]], %[[M]] :
  // CHECK: math.exp
  // CHECK: %[[L:.+]] = linalg.generic {{.*}}"reduction"]} ins(%[[P]] :
  // CHECK: arith.addf
  // CHECK: %[[ACC:.+]] = linalg.generic {indexing_maps = [{{[^,]*}}, #[[$VALUE]], {{.*}}"reduction"]} ins(%[[P]], %[[V]] :
  // CHECK-NOT: arith.select
  // CHECK: %[[OUT:.+]] = linalg.generic {{.*}} ins(%[[ACC]], %[[L]] : {{.*}}) outs(%[[INIT]] : tensor<8x128x32xf32>)
  // CHECK: arith.divf
  // CHECK: return %[[OUT]]
  %out = attn.attention query(%q : tensor<8x128x64xf32>)
      key(%k : tensor<8x96x64xf32>) value(%v : tensor<8x96x32xf32>)
      softcap(30.0) outs(%init : tensor<8x128x32xf32>)
  return %out : tensor<8x128x32xf32>
}

// -----

// Layouts, shared key heads and broadcasting are all in the indexing maps.

// CHECK-DAG: #[[$QUERY:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
// CHECK-DAG: #[[$KEY:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 floordiv 4, d4, d3)>
// CHECK-DAG: #[[$MASK:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
// CHECK-DAG: #[[$LENGTHS:.+]] = affine_map<(d0, d1, d2, d3) -> (d0)>
// CHECK-DAG: #[[$BIAS:.+]] = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
// CHECK-DAG: #[[$SINK:.+]] = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-DAG: #[[$OUT:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
// CHECK-DAG: #[[$LSE:.+]] = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// CHECK-LABEL: func @everything
func.func @everything(%q: tensor<2x128x8x64xf16>, %k: tensor<2x2x64x?xf16>,
    %v: tensor<2x2x?x32xf16>, %bias: tensor<8x128x?xf16>,
    %mask: tensor<2x1x1x?xi1>, %lengths: tensor<2xi32>, %sink: tensor<8xf32>,
    %offset: index, %b0: index, %h0: index, %i0: index, %j0: index, %seed: i64,
    %init: tensor<2x128x8x32xf16>, %lse: tensor<2x128x8xf32>)
    -> (tensor<2x128x8x32xf16>, tensor<2x128x8xf32>) {
  // CHECK: linalg.generic {indexing_maps = [#[[$QUERY]], #[[$KEY]],
  // CHECK: arith.extf %{{.*}} : f16 to f32
  // CHECK: arith.extf %{{.*}} : f16 to f32
  // The scale that is given, not the default.
  // CHECK: arith.constant 1.000000e+00 : f32
  // CHECK: math.tanh
  // The region sees positions in the whole problem.
  // CHECK: linalg.generic
  // CHECK: %[[B:.+]] = linalg.index 0
  // CHECK: arith.addi %[[B]], %[[B0:.+]] : index
  // CHECK: math.absf
  // CHECK: linalg.generic {indexing_maps = [{{[^,]*}}, #[[$BIAS]],
  // CHECK: %[[WIDE:.+]] = arith.extf %{{.*}} : f16 to f32
  // CHECK: arith.addf %{{.*}}, %[[WIDE]] : f32
  // The diagonal is that of the last query and the last key, plus the offset.
  // CHECK: %[[KEYS:.+]] = tensor.dim
  // CHECK: %[[DIFFERENCE:.+]] = arith.subi %[[KEYS]], %{{.*}} : index
  // CHECK: %[[SHIFT:.+]] = arith.addi %[[DIFFERENCE]], %{{.*}} : index
  // CHECK: %[[ATTENDED:.+]] = linalg.generic {indexing_maps = [#[[$MASK]], #[[$LENGTHS]],
  // CHECK: %[[DIAGONAL:.+]] = arith.addi %{{.*}}, %[[SHIFT]]
  // CHECK: %[[CAUSAL:.+]] = arith.cmpi sle, %[[J:.+]], %[[DIAGONAL]]
  // CHECK: %[[C16:.+]] = arith.constant -16 : index
  // CHECK: %[[FIRST:.+]] = arith.addi %[[DIAGONAL]], %[[C16]]
  // CHECK: arith.cmpi sge, %[[J]], %[[FIRST]]
  // CHECK: %[[LENGTH:.+]] = arith.index_cast %{{.*}} : i32 to index
  // CHECK: arith.cmpi slt, %[[J]], %[[LENGTH]]
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[ATTENDED]] :
  // CHECK: arith.select
  // The sink takes part in the maximum and in the sum.
  // CHECK: linalg.generic {indexing_maps = [#[[$SINK]],
  // CHECK: arith.maximumf
  // CHECK: math.exp
  // CHECK: linalg.generic {indexing_maps = [#[[$SINK]],
  // CHECK: math.exp
  // The sum does not see dropout.
  // CHECK: arith.addf
  // CHECK: arith.mului_extended
  // CHECK: arith.divf %{{.*}}, %{{.*}} : f32
  // Probabilities meet values in the values' type, and masked values no sum.
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  // CHECK: arith.select
  // CHECK: linalg.generic {indexing_maps = [{{.*}}, #[[$OUT]]]
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  // CHECK: linalg.generic {indexing_maps = [{{.*}}, #[[$LSE]]]
  // CHECK: math.log
  %0:2 = attn.attention query(%q : tensor<2x128x8x64xf16>, bshd)
      key(%k : tensor<2x2x64x?xf16>, bhds) value(%v : tensor<2x2x?x32xf16>)
      bias(%bias : tensor<8x128x?xf16>, hqk) mask(%mask : tensor<2x1x1x?xi1>)
      key_lengths(%lengths : tensor<2xi32>) sink(%sink : tensor<8xf32>)
      scale(1.0) softcap(30.0) causal diagonal(bottom_right, %offset)
      window(16, *) dropout(0.1, %seed, %seed) origin(%b0, %h0, %i0, %j0)
      outs(%init : tensor<2x128x8x32xf16>, bshd)
      lse(%lse : tensor<2x128x8xf32>, bsh)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %new = math.absf %s : f32
        %b32 = arith.index_cast %b : index to i32
        %bf = arith.sitofp %b32 : i32 to f32
        %sum = arith.addf %new, %bf : f32
        attn.yield %sum : f32
      }
  return %0#0, %0#1 : tensor<2x128x8x32xf16>, tensor<2x128x8xf32>
}

// -----

// A number of heads that is only known at run time: no map can divide by it.

// CHECK-LABEL: func @dynamic_heads
func.func @dynamic_heads(%q: tensor<?x?x64xf32>, %k: tensor<?x?x64xf32>,
    %v: tensor<?x?x64xf32>, %init: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  // CHECK: %[[DIVISOR:.+]] = arith.maxui %{{.*}}, %{{.*}} : index
  // CHECK: %[[QUOTIENT:.+]] = arith.divui %{{.*}}, %[[DIVISOR]] : index
  // CHECK: %[[GROUP:.+]] = arith.maxui %[[QUOTIENT]], %{{.*}} : index
  // CHECK: linalg.generic
  // CHECK: %[[H:.+]] = linalg.index 1
  // CHECK: %[[HEAD:.+]] = arith.divui %[[H]], %[[GROUP]]
  // CHECK: tensor.extract %arg1[%[[HEAD]], %{{.*}}, %{{.*}}] : tensor<?x?x64xf32>
  %out = attn.attention query(%q : tensor<?x?x64xf32>)
      key(%k : tensor<?x?x64xf32>) value(%v : tensor<?x?x64xf32>)
      outs(%init : tensor<?x?x64xf32>)
  return %out : tensor<?x?x64xf32>
}

// -----

// CHECK-LABEL: func @dynamic_depth
func.func @dynamic_depth(%q: tensor<4x?xf64>, %k: tensor<4x?xf64>,
    %v: tensor<4x8xf64>, %init: tensor<4x8xf64>) -> tensor<4x8xf64> {
  // CHECK: %[[DEPTH:.+]] = arith.sitofp %{{.*}} : i64 to f64
  // CHECK: %[[ROOT:.+]] = math.sqrt %[[DEPTH]] : f64
  // CHECK: arith.divf %{{.*}}, %[[ROOT]] : f64
  // CHECK-NOT: f32
  %out = attn.attention query(%q : tensor<4x?xf64>) key(%k : tensor<4x?xf64>)
      value(%v : tensor<4x8xf64>) outs(%init : tensor<4x8xf64>)
  return %out : tensor<4x8xf64>
}

// -----

// CHECK-LABEL: func @on_memrefs
// CHECK-SAME: (%[[Q:.+]]: memref<?x64xf32>, %[[K:.+]]: memref<?x64xf32>, %[[OUT:.+]]: memref<?x64xf32, strided<[128, 1]>>)
func.func @on_memrefs(%q: memref<?x64xf32>, %k: memref<?x64xf32>,
                      %out: memref<?x64xf32, strided<[128, 1]>>) {
  // CHECK-DAG: bufferization.to_tensor %[[Q]] restrict : memref<?x64xf32>
  // CHECK-DAG: bufferization.to_tensor %[[K]] restrict : memref<?x64xf32>
  // CHECK-DAG: %[[INIT:.+]] = bufferization.to_tensor %[[OUT]] restrict writable
  // CHECK-NOT: to_tensor
  // CHECK: %[[RESULT:.+]] = linalg.generic {{.*}} outs(%[[INIT]] : tensor<?x64xf32>)
  // CHECK: bufferization.materialize_in_destination %[[RESULT]] in writable %[[OUT]]
  attn.attention query(%q : memref<?x64xf32>) key(%k : memref<?x64xf32>)
      value(%k : memref<?x64xf32>)
      outs(%out : memref<?x64xf32, strided<[128, 1]>>)
  return
}

// -----

// CHECK-DAG: #[[$OUT:.+]] = affine_map<(d0, d1, d2, d3) -> (d2, d1, d3)>
// CHECK-DAG: #[[$LSE:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-LABEL: func @merge
func.func @merge(%o0: tensor<?x8x64xf16>, %lse0: tensor<?x8xf32>,
    %o1: tensor<?x8x64xf16>, %lse1: tensor<?x8xf32>,
    %init: tensor<?x8x64xf16>, %lse_init: tensor<?x8xf32>)
    -> (tensor<?x8x64xf16>, tensor<?x8xf32>) {
  // CHECK: %[[SHARES:.+]]:3 = linalg.generic {indexing_maps = [#[[$LSE]], #[[$LSE]], #[[$LSE]],
  // CHECK: arith.maximumf
  // CHECK: math.log
  // CHECK: %[[MERGED:.+]] = linalg.generic {indexing_maps = [#[[$OUT]],
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  // CHECK: return %[[MERGED]], %[[SHARES]]#0
  %out, %lse = attn.merge
      lhs(%o0 : tensor<?x8x64xf16>, %lse0 : tensor<?x8xf32>)
      rhs(%o1 : tensor<?x8x64xf16>, %lse1 : tensor<?x8xf32>)
      outs(%init : tensor<?x8x64xf16>, %lse_init : tensor<?x8xf32>)
      layout(shd, sh)
  return %out, %lse : tensor<?x8x64xf16>, tensor<?x8xf32>
}

// -----

// In place: the sides are read before their buffers are written.

// CHECK-LABEL: func @merge_in_place
// CHECK-SAME: (%[[O:.+]]: memref<4x8xf32>, %[[LSE:.+]]: memref<4xf32>,
func.func @merge_in_place(%o: memref<4x8xf32>, %lse: memref<4xf32>,
                          %o1: memref<4x8xf32>, %lse1: memref<4xf32>) {
  // CHECK-COUNT-1: bufferization.to_tensor %[[O]] restrict writable
  // CHECK-NOT: bufferization.to_tensor %[[O]]
  // CHECK: bufferization.materialize_in_destination %{{.*}} in writable %[[O]]
  // CHECK: bufferization.materialize_in_destination %{{.*}} in writable %[[LSE]]
  attn.merge lhs(%o : memref<4x8xf32>, %lse : memref<4xf32>)
      rhs(%o1 : memref<4x8xf32>, %lse1 : memref<4xf32>)
      outs(%o : memref<4x8xf32>, %lse : memref<4xf32>)
  return
}

// -----

// Option unscheduled-only: what has a schedule is left to the tiles.

// UNSCHEDULED-LABEL: func @schedules
func.func @schedules(%x: tensor<16x8xf32>)
    -> (tensor<16x8xf32>, tensor<16x8xf32>) {
  // UNSCHEDULED: attn.attention {{.*}} schedule<
  // UNSCHEDULED-NOT: attn.attention
  // UNSCHEDULED: linalg.generic
  %0 = attn.attention query(%x : tensor<16x8xf32>) key(%x : tensor<16x8xf32>)
      value(%x : tensor<16x8xf32>) outs(%x : tensor<16x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  %1 = attn.attention query(%x : tensor<16x8xf32>) key(%x : tensor<16x8xf32>)
      value(%x : tensor<16x8xf32>) outs(%x : tensor<16x8xf32>)
  return %0, %1 : tensor<16x8xf32>, tensor<16x8xf32>
}
