// RUN: attn-opt %s --attn-online-softmax --canonicalize --cse --split-input-file | FileCheck %s

// A tile of a full attention: one loop, no mask, no copy of K or V.
// CHECK-LABEL: func @full
// CHECK-SAME: %[[Q:[^:]*]]: tensor<1x1x16x8xf32>, %[[K:[^:]*]]: tensor<1x1x64x8xf32>, %[[V:[^:]*]]: tensor<1x1x64x4xf32>
func.func @full(%q: tensor<1x1x16x8xf32>, %k: tensor<1x1x64x8xf32>,
                %v: tensor<1x1x64x4xf32>, %out: tensor<1x1x16x4xf32>)
    -> tensor<1x1x16x4xf32> {
  // Maxima start at the lowest finite number, sums and outputs at zero.
  // CHECK-DAG: %[[LOWEST:.*]] = arith.constant -3.40282347E+38 : f32
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
  // The scale and log2(e) in one: 0.5 * 1.442695.
  // CHECK-DAG: %[[SCALE:.*]] = arith.constant 0.72134{{.*}} : f32
  // CHECK: %[[QT:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<8x16xf32>)
  // CHECK: %[[M0:.*]] = linalg.fill {attn.registers = #attn.register_tile<rows = 4, lanes = 16>} ins(%[[LOWEST]] : f32) outs(%{{.*}} : tensor<16xf32>)
  // CHECK: %[[L0:.*]] = linalg.fill {attn.registers = #attn.register_tile<rows = 4, lanes = 16>} ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<16xf32>)
  // CHECK: %[[O0:.*]] = linalg.fill {attn.registers = #attn.register_tile<rows = 4, lanes = 16>} ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<4x16xf32>)
  // CHECK: %[[LOOP:.*]]:3 = scf.for %[[J:.*]] = %c0 to %c64 step %c32 iter_args(%[[M:.*]] = %[[M0]], %[[L:.*]] = %[[L0]], %[[O:.*]] = %[[O0]])
  // CHECK: tensor.extract_slice %[[K]][0, 0, %[[J]], 0] [1, 1, 32, 8]
  // CHECK: tensor.extract_slice %[[V]][0, 0, %[[J]], 0] [1, 1, 32, 4]
  // S^T = K Q^T
  // CHECK: %[[S:.*]] = linalg.generic {{.*}}"reduction"{{.*}} ins(%{{.*}}, %[[QT]] : tensor<32x8xf32>, tensor<8x16xf32>) outs(%{{.*}} : tensor<32x16xf32>)
  // CHECK: %[[BLOCK:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<32x16xf32>)
  // CHECK: arith.maxnumf
  // CHECK: %[[MAX:.*]]:2 = linalg.generic {{.*}} ins(%[[BLOCK]] : tensor<16xf32>) outs(%[[M]], %{{.*}} : tensor<16xf32>, tensor<16xf32>)
  // CHECK: arith.maxnumf
  // CHECK: math.exp2
  // CHECK: %[[P:.*]]:2 = linalg.generic {{.*}} ins(%[[MAX]]#0 : tensor<16xf32>) outs(%[[S]], %{{.*}} : tensor<32x16xf32>, tensor<16xf32>)
  // CHECK: %[[BELOW:.*]] = arith.subf
  // CHECK: %[[EXPONENT:.*]] = arith.mulf %[[BELOW]], %[[SCALE]]
  // CHECK: math.exp2 %[[EXPONENT]]
  // CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[MAX]]#1, %[[P]]#1 : {{.*}}) outs(%[[L]] : tensor<16xf32>)
  // CHECK: math.fma
  // O^T += V^T P^T
  // CHECK: %[[PV:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[P]]#0 : tensor<32x4xf32>, tensor<32x16xf32>) outs(%{{.*}} : tensor<4x16xf32>)
  // CHECK: %[[ACC:.*]] = linalg.generic {{.*}} ins(%[[MAX]]#1, %[[PV]] : tensor<16xf32>, tensor<4x16xf32>) outs(%[[O]] : tensor<4x16xf32>)
  // CHECK: math.fma
  // CHECK: scf.yield %[[MAX]]#0, %[[SUM]], %[[ACC]]
  // A row with an empty sum gives zero.
  // CHECK: linalg.generic {{.*}} ins(%[[LOOP]]#2, %[[LOOP]]#1 : tensor<4x16xf32>, tensor<16xf32>)
  // CHECK: arith.divf
  // CHECK: arith.select
  %0 = attn.attention query(%q : tensor<1x1x16x8xf32>)
      key(%k : tensor<1x1x64x8xf32>) value(%v : tensor<1x1x64x4xf32>)
      scale(0.5) outs(%out : tensor<1x1x16x4xf32>)
      schedule<query_tile = 16, key_tile = 32, lanes = query, register_rows = 4,
               register_lanes = 16>
  return %0 : tensor<1x1x16x4xf32>
}

// -----

// The second tile of a causal attention: blocks right of the diagonal are not
// visited; those that the diagonal can cut go through a second loop that masks.
// CHECK-LABEL: func @causal
// CHECK-SAME: %[[DIAGONAL:[^:]*]]: index
func.func @causal(%q: tensor<1x1x16x8xf32>, %x: tensor<1x1x64x8xf32>,
                  %out: tensor<1x1x16x8xf32>, %diagonal: index)
    -> tensor<1x1x16x8xf32> {
  // CHECK-DAG: %[[VISITED:.*]] = affine.min {{.*}}%
  // CHECK: %[[UNMASKED:.*]]:3 = scf.for
  // CHECK-NOT: arith.select
  // CHECK: scf.yield
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[UNMASKED]]#0, %{{.*}} = %[[UNMASKED]]#1, %{{.*}} = %[[UNMASKED]]#2)
  // CHECK: linalg.index 0
  // CHECK: linalg.index 1
  // CHECK: arith.cmpi sle
  // CHECK: arith.select
  // CHECK: scf.yield
  %0 = attn.attention query(%q : tensor<1x1x16x8xf32>)
      key(%x : tensor<1x1x64x8xf32>) value(%x : tensor<1x1x64x8xf32>)
      causal diagonal(top_left, %diagonal) outs(%out : tensor<1x1x16x8xf32>)
      schedule<query_tile = 16, key_tile = 32, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0 : tensor<1x1x16x8xf32>
}

// -----

// A window has a left edge too: three loops, of which the first and the last
// mask.
// CHECK-LABEL: func @window
func.func @window(%q: tensor<1x1x16x8xf32>, %x: tensor<1x1x64x8xf32>,
                  %out: tensor<1x1x16x8xf32>, %diagonal: index)
    -> tensor<1x1x16x8xf32> {
  // CHECK: scf.for
  // CHECK-DAG: arith.cmpi sle
  // CHECK-DAG: arith.cmpi sge
  // CHECK: scf.for
  // CHECK-NOT: arith.cmpi
  // CHECK: scf.for
  // CHECK-DAG: arith.cmpi sle
  // CHECK-DAG: arith.cmpi sge
  // CHECK-NOT: scf.for
  // CHECK: return
  %0 = attn.attention query(%q : tensor<1x1x16x8xf32>)
      key(%x : tensor<1x1x64x8xf32>) value(%x : tensor<1x1x64x8xf32>)
      window(4, 2) diagonal(top_left, %diagonal)
      outs(%out : tensor<1x1x16x8xf32>)
      schedule<query_tile = 16, key_tile = 32, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0 : tensor<1x1x16x8xf32>
}

// -----

// Keys that end within a block: the live ones are copied into a tile of zeros
// and the others masked. f16 is extended as it is copied.
// CHECK-LABEL: func @tail
func.func @tail(%q: tensor<1x1x16x8xf16>, %x: tensor<1x1x?x8xf16>,
                %out: tensor<1x1x16x8xf16>) -> tensor<1x1x16x8xf16> {
  // CHECK: scf.for
  // CHECK: arith.extf
  // CHECK-NOT: linalg.index
  // CHECK: scf.for
  // CHECK: %[[LIVE:.*]] = affine.min
  // CHECK: tensor.extract_slice %{{.*}} [1, 1, %[[LIVE]], 8]
  // CHECK: %[[ZEROS:.*]] = linalg.fill
  // CHECK: %[[ROWS:.*]] = linalg.generic
  // CHECK: arith.extf
  // CHECK: tensor.insert_slice %[[ROWS]] into %[[ZEROS]][0, 0] [%[[LIVE]], 8]
  // CHECK: arith.cmpi slt
  // CHECK: arith.select
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  %0 = attn.attention query(%q : tensor<1x1x16x8xf16>)
      key(%x : tensor<1x1x?x8xf16>) value(%x : tensor<1x1x?x8xf16>)
      outs(%out : tensor<1x1x16x8xf16>)
      schedule<query_tile = 16, key_tile = 32, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0 : tensor<1x1x16x8xf16>
}

// -----

// A softcap needs true scores: the scale is applied before it, and the
// exponential multiplies by log2(e) alone.
// CHECK-LABEL: func @softcap
func.func @softcap(%q: tensor<1x1x16x8xf32>, %x: tensor<1x1x32x8xf32>,
                   %out: tensor<1x1x16x8xf32>) -> tensor<1x1x16x8xf32> {
  // CHECK-DAG: %[[SCALE:.*]] = arith.constant 2.500000e-01 : f32
  // CHECK-DAG: %[[LOG2E:.*]] = arith.constant 1.44269502 : f32
  // CHECK: %[[SCALED:.*]] = arith.mulf %{{.*}}, %[[SCALE]]
  // CHECK: math.tanh
  // CHECK: arith.mulf %{{.*}}, %[[LOG2E]]
  // CHECK: math.exp2
  %0 = attn.attention query(%q : tensor<1x1x16x8xf32>)
      key(%x : tensor<1x1x32x8xf32>) value(%x : tensor<1x1x32x8xf32>)
      scale(0.25) softcap(20.0) outs(%out : tensor<1x1x16x8xf32>)
      schedule<query_tile = 16, key_tile = 32, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0 : tensor<1x1x16x8xf32>
}

// -----

// A decoding step: four query heads share the keys. A score sums products of
// whole chunks of the depth; values are rows of lanes.
// CHECK-LABEL: func @decode
func.func @decode(%q: tensor<1x4x1x32xf32>, %x: tensor<1x1x128x32xf32>,
                  %out: tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32> {
  // CHECK: scf.for
  // CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]} ins(%{{.*}} : tensor<4x16xf32>, tensor<64x16xf32>, tensor<4x16xf32>, tensor<64x16xf32>) outs(%{{.*}} : tensor<4x64xf32>)
  // CHECK-COUNT-2: math.fma
  // CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x64xf32>, tensor<64x32xf32>) outs(%{{.*}} : tensor<4x32xf32>)
  %0 = attn.attention query(%q : tensor<1x4x1x32xf32>)
      key(%x : tensor<1x1x128x32xf32>) value(%x : tensor<1x1x128x32xf32>)
      outs(%out : tensor<1x4x1x32xf32>)
      schedule<query_tile = 1, key_tile = 64, lanes = depth, register_rows = 16,
               register_lanes = 16>
  return %0 : tensor<1x4x1x32xf32>
}

// -----

// A score region that reads from a tensor sees no position beyond it, though
// tiles have room for more queries and keys; one that only computes does.
// CHECK-LABEL: func @region_reads
// CHECK: linalg.generic
// CHECK: %[[I:.*]] = arith.minsi %{{.*}}, %c4 : index
// CHECK: %[[J:.*]] = arith.minsi %{{.*}}, %c2 : index
// CHECK: tensor.extract %{{.*}}[%[[I]], %[[J]]] : tensor<5x3xf32>
func.func @region_reads(%q: tensor<1x1x5x8xf32>, %k: tensor<1x1x3x8xf32>, %bias: tensor<5x3xf32>, %init: tensor<1x1x5x8xf32>) -> tensor<1x1x5x8xf32> {
  %o = attn.attention query(%q : tensor<1x1x5x8xf32>) key(%k : tensor<1x1x3x8xf32>) value(%k : tensor<1x1x3x8xf32>)
      outs(%init : tensor<1x1x5x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 4,
               register_lanes = 16>
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
    %x = tensor.extract %bias[%i, %j] : tensor<5x3xf32>
    %y = arith.addf %s, %x : f32
    attn.yield %y : f32
  }
  return %o : tensor<1x1x5x8xf32>
}
