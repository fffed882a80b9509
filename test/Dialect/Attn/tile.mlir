// RUN: attn-opt %s -split-input-file -attn-tile="query-tile=32" -canonicalize -cse | FileCheck %s
// RUN: attn-opt %s -split-input-file -attn-tile="query-tile=32" -canonicalize -cse -o %t.once
// RUN: attn-opt %t.once -split-input-file -attn-tile="query-tile=32" -canonicalize -cse | diff %t.once -
// RUN: attn-opt %s -split-input-file -attn-tile="query-tile=32" -canonicalize -cse | FileCheck %s --check-prefix=EXAMPLE

// The example of the pass's documentation.

// EXAMPLE-LABEL: func @example
// EXAMPLE-SAME:    %[[Q:.*]]: tensor<2x128x8x64xf16>, %[[K:.*]]: tensor<2x192x2x64xf16>, %[[V:.*]]: tensor<2x192x2x64xf16>, %[[INIT:.*]]: tensor<2x128x8x64xf16>)
// EXAMPLE-DAG:   %[[C0:.*]] = arith.constant 0 : index
// EXAMPLE-DAG:   %[[C64:.*]] = arith.constant 64 : index
// EXAMPLE:       %[[OUT:.*]] = scf.forall (%[[I:.*]], %[[B:.*]], %[[H:.*]]) = (0, 0, 0) to (128, 2, 8) step (32, 1, 1) shared_outs(%[[O:.*]] = %[[INIT]])
// EXAMPLE:         %[[G:.*]] = affine.apply #{{.*}}(%[[H]])
// EXAMPLE:         %[[QT:.*]] = tensor.extract_slice %[[Q]][%[[B]], %[[I]], %[[H]], 0] [1, 32, 1, 64] [1, 1, 1, 1]
// EXAMPLE:         %[[KT:.*]] = tensor.extract_slice %[[K]][%[[B]], 0, %[[G]], 0] [1, 192, 1, 64] [1, 1, 1, 1]
// EXAMPLE:         %[[VT:.*]] = tensor.extract_slice %[[V]][%[[B]], 0, %[[G]], 0] [1, 192, 1, 64] [1, 1, 1, 1]
// EXAMPLE:         %[[OT:.*]] = tensor.extract_slice %[[O]][%[[B]], %[[I]], %[[H]], 0] [1, 32, 1, 64] [1, 1, 1, 1]
// EXAMPLE:         %[[TILE:.*]] = attn.attention query(%[[QT]] : tensor<1x32x1x64xf16>, bshd)
// EXAMPLE-SAME:        key(%[[KT]] : tensor<1x192x1x64xf16>, bshd) value(%[[VT]] : tensor<1x192x1x64xf16>, bshd)
// EXAMPLE-SAME:        causal diagonal(top_left, %[[C64]])
// EXAMPLE-SAME:        origin(%[[B]], %[[H]], %[[I]], %[[C0]])
// EXAMPLE-SAME:        outs(%[[OT]] : tensor<1x32x1x64xf16>, bshd)
// EXAMPLE-SAME:        schedule<query_tile = 32, key_tile = 64, lanes = query, register_rows = 8, register_lanes = 32>
// EXAMPLE:         scf.forall.in_parallel
// EXAMPLE-NEXT:      tensor.parallel_insert_slice %[[TILE]] into %[[O]][%[[B]], %[[I]], %[[H]], 0] [1, 32, 1, 64] [1, 1, 1, 1]
// EXAMPLE:       return %[[OUT]]
func.func @example(%q: tensor<2x128x8x64xf16>, %k: tensor<2x192x2x64xf16>, %v: tensor<2x192x2x64xf16>,
                   %init: tensor<2x128x8x64xf16>) -> tensor<2x128x8x64xf16> {
  %out = attn.attention
      query(%q : tensor<2x128x8x64xf16>, bshd) key(%k : tensor<2x192x2x64xf16>, bshd)
      value(%v : tensor<2x192x2x64xf16>, bshd) causal diagonal(bottom_right)
      outs(%init : tensor<2x128x8x64xf16>, bshd)
      schedule<query_tile = 32, key_tile = 64, lanes = query, register_rows = 8, register_lanes = 32>
  return %out : tensor<2x128x8x64xf16>
}

// -----

// Without anything that asks for a position there is no origin. 100 queries are
// three blocks of 32 and one of 4.

// CHECK-DAG: #[[MIN:.*]] = affine_map<(d0) -> (-d0 + 100, 32)>
// CHECK-LABEL: func @ragged
// CHECK:       scf.forall (%[[I:.*]], %[[H:.*]]) = (0, 0) to (100, 2) step (32, 1)
// CHECK:         %[[ROWS:.*]] = affine.min #[[MIN]](%[[I]])
// CHECK:         tensor.extract_slice %{{.*}}[0, %[[H]], %[[I]], 0] [1, 1, %[[ROWS]], 16]
// CHECK:         tensor.extract_slice %{{.*}}[0, %[[H]], 0, 0] [1, 1, 40, 16]
// CHECK:         attn.attention query(%{{[^ ]*}} : tensor<1x1x?x16xf32>) key
// CHECK-NOT:     origin
// CHECK:         lse(%{{[^ ]*}} : tensor<1x1x?xf32>)
// CHECK:         tensor.parallel_insert_slice %{{.*}}[0, %[[H]], %[[I]], 0] [1, 1, %[[ROWS]], 16]
// CHECK:         tensor.parallel_insert_slice %{{.*}}[0, %[[H]], %[[I]]] [1, 1, %[[ROWS]]]
func.func @ragged(%q: tensor<1x2x100x16xf32>, %k: tensor<1x2x40x16xf32>, %v: tensor<1x2x40x16xf32>,
                  %init: tensor<1x2x100x16xf32>, %lse: tensor<1x2x100xf32>)
    -> (tensor<1x2x100x16xf32>, tensor<1x2x100xf32>) {
  %0:2 = attn.attention query(%q : tensor<1x2x100x16xf32>) key(%k : tensor<1x2x40x16xf32>)
      value(%v : tensor<1x2x40x16xf32>) outs(%init : tensor<1x2x100x16xf32>) lse(%lse : tensor<1x2x100xf32>)
  return %0#0, %0#1 : tensor<1x2x100x16xf32>, tensor<1x2x100xf32>
}

// -----

// A single block keeps its static size, with no batch and no head too.

// CHECK-LABEL: func @single_block
// CHECK:         attn.attention query(%{{[^ ]*}} : tensor<7x1x16xf32>, shd)
func.func @single_block(%q: tensor<7x1x16xf32>, %k: tensor<9x16xf32>, %v: tensor<9x16xf32>,
                        %init: tensor<7x16xf32>) -> tensor<7x16xf32> {
  %0 = attn.attention query(%q : tensor<7x1x16xf32>, shd) key(%k : tensor<9x16xf32>)
      value(%v : tensor<9x16xf32>) outs(%init : tensor<7x16xf32>)
  return %0 : tensor<7x16xf32>
}

// -----

// Every extent dynamic: the offset holds Sk - Sq of the whole op, computed once
// per tile from the untiled operands, and the user's offset. The key head is
// found at run time.

// CHECK-DAG: #[[SHIFT:.*]] = affine_map<()[s0, s1, s2] -> (s0 - s1 + s2)>
// CHECK-LABEL: func @dynamic
// CHECK-SAME:    %[[Q:.*]]: tensor<?x?x?x?xf32>, %[[K:.*]]: tensor<?x?x?x?xf32>, %{{.*}}: tensor<?x?x?x?xf32>, %{{.*}}: tensor<?x?x?x?xf32>, %[[USER:.*]]: index
// CHECK-DAG:   %[[SQ:.*]] = tensor.dim %[[Q]], %c2
// CHECK-DAG:   %[[HQ:.*]] = tensor.dim %[[Q]], %c1
// CHECK:       scf.forall (%[[I:.*]], %[[B:.*]], %[[H:.*]]) = (0, 0, 0) to (%[[SQ]], %{{.*}}, %[[HQ]]) step (32, 1, 1)
// CHECK-DAG:     %[[ROWS:.*]] = affine.min #{{.*}}(%[[I]])[%[[SQ]]]
// CHECK-DAG:     %[[HK:.*]] = tensor.dim %[[K]], %c1
// CHECK-DAG:     %[[GROUP:.*]] = arith.divui %[[HQ]], %[[HK]]
// CHECK-DAG:     %[[G:.*]] = arith.divui %[[H]], %[[GROUP]]
// CHECK-DAG:     %[[SK:.*]] = tensor.dim %[[K]], %c2
// CHECK-DAG:     %[[OFFSET:.*]] = affine.apply #[[SHIFT]]()[%[[SK]], %[[SQ]], %[[USER]]]
// CHECK-DAG:     tensor.extract_slice %[[K]][%[[B]], %[[G]], 0, 0] [1, 1, %[[SK]], %{{.*}}]
// CHECK:         attn.attention query(%{{[^ ]*}} : tensor<1x1x?x?xf32>) key(%{{[^ ]*}} : tensor<1x1x?x?xf32>)
// CHECK-SAME:      diagonal(top_left, %[[OFFSET]]) window(8, *) origin(%[[B]], %[[H]], %[[I]], %c0)
func.func @dynamic(%q: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x?xf32>, %v: tensor<?x?x?x?xf32>,
                   %init: tensor<?x?x?x?xf32>, %offset: index) -> tensor<?x?x?x?xf32> {
  %0 = attn.attention query(%q : tensor<?x?x?x?xf32>) key(%k : tensor<?x?x?x?xf32>)
      value(%v : tensor<?x?x?x?xf32>) diagonal(bottom_right, %offset) window(8, 0)
      outs(%init : tensor<?x?x?x?xf32>)
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// Few queries with lanes along the depth: the four query heads of a key head
// are one tile.

// CHECK-LABEL: func @decode
// CHECK:       scf.forall (%[[B:.*]], %[[H:.*]]) = (0, 0) to (2, 32) step (1, 4)
// CHECK:         %[[G:.*]] = affine.apply #{{.*}}(%[[H]])
// CHECK:         tensor.extract_slice %{{.*}}[%[[B]], 0, %[[H]], 0] [1, 1, 4, 128]
// CHECK:         tensor.extract_slice %{{.*}}[%[[B]], 0, %[[G]], 0] [1, %{{.*}}, 1, 128]
// CHECK:         attn.attention query(%{{[^ ]*}} : tensor<1x1x4x128xf32>, bshd) key(%{{[^ ]*}} : tensor<1x?x1x128xf32>, bshd)
// CHECK-SAME:      sink(%{{[^ ]*}} : tensor<4xf32>)
func.func @decode(%q: tensor<2x1x32x128xf32>, %k: tensor<2x?x8x128xf32>, %v: tensor<2x?x8x128xf32>,
                  %sink: tensor<32xf32>, %init: tensor<2x1x32x128xf32>) -> tensor<2x1x32x128xf32> {
  %0 = attn.attention query(%q : tensor<2x1x32x128xf32>, bshd) key(%k : tensor<2x?x8x128xf32>, bshd)
      value(%v : tensor<2x?x8x128xf32>, bshd) sink(%sink : tensor<32xf32>) outs(%init : tensor<2x1x32x128xf32>, bshd)
      schedule<query_tile = 16, key_tile = 64, lanes = depth, register_rows = 4, register_lanes = 32>
  return %0 : tensor<2x1x32x128xf32>
}

// -----

// On memrefs: tensors in between, and the result is put where it belongs.

// CHECK-LABEL: func @memrefs
// CHECK-SAME:    %[[X:.*]]: memref<64x16xf32>, %[[V:.*]]: memref<64x16xf32>, %[[OUT:.*]]: memref<64x16xf32>
// CHECK-DAG:   %[[XT:.*]] = bufferization.to_tensor %[[X]] restrict :
// CHECK-DAG:   %[[VT:.*]] = bufferization.to_tensor %[[V]] restrict :
// CHECK-DAG:   %[[INIT:.*]] = bufferization.to_tensor %[[OUT]] restrict writable :
// CHECK:       %[[R:.*]] = scf.forall (%[[I:.*]]) = (0) to (64) step (32) shared_outs(%{{.*}} = %[[INIT]])
// CHECK:         %[[QT:.*]] = tensor.extract_slice %[[XT]][%[[I]], 0] [32, 16] [1, 1]
// CHECK:         attn.attention query(%[[QT]] : tensor<32x16xf32>) key(%[[XT]] : tensor<64x16xf32>)
// CHECK:       bufferization.materialize_in_destination %[[R]] in writable %[[OUT]]
func.func @memrefs(%x: memref<64x16xf32>, %v: memref<64x16xf32>, %out: memref<64x16xf32>) {
  attn.attention query(%x : memref<64x16xf32>) key(%x : memref<64x16xf32>)
      value(%v : memref<64x16xf32>) outs(%out : memref<64x16xf32>)
  return
}

// -----

// No queries: nothing to compute.

// CHECK-LABEL: func @no_queries
// CHECK-SAME:    %[[INIT:[a-z0-9]+]]: tensor<2x0x16xf32>
// CHECK-NOT:   attn.attention
// CHECK:       return %[[INIT]]
func.func @no_queries(%init: tensor<2x0x16xf32>, %k: tensor<2x9x16xf32>) -> tensor<2x0x16xf32> {
  %0 = attn.attention query(%init : tensor<2x0x16xf32>) key(%k : tensor<2x9x16xf32>)
      value(%k : tensor<2x9x16xf32>) outs(%init : tensor<2x0x16xf32>)
  return %0 : tensor<2x0x16xf32>
}

// -----

// No keys and no depth: slices of nothing are taken from nowhere.

// CHECK-LABEL: func @no_keys
// CHECK:       scf.forall
// CHECK-DAG:     %[[Q:.*]] = tensor.empty() : tensor<1x32x0xf32>
// CHECK-DAG:     %[[K:.*]] = tensor.empty() : tensor<1x0x0xf32>
// CHECK-DAG:     %[[V:.*]] = tensor.empty() : tensor<1x0x16xf32>
// CHECK:         attn.attention query(%[[Q]] : tensor<1x32x0xf32>) key(%[[K]] : tensor<1x0x0xf32>) value(%[[V]] : tensor<1x0x16xf32>)
func.func @no_keys(%q: tensor<2x32x0xf32>, %k: tensor<2x0x0xf32>, %v: tensor<2x0x16xf32>,
                   %init: tensor<2x32x16xf32>) -> tensor<2x32x16xf32> {
  %0 = attn.attention query(%q : tensor<2x32x0xf32>) key(%k : tensor<2x0x0xf32>)
      value(%v : tensor<2x0x16xf32>) outs(%init : tensor<2x32x16xf32>)
  return %0 : tensor<2x32x16xf32>
}

// -----

// No columns of output: the log-sum-exp is computed with one column of zeros.

// CHECK-LABEL: func @no_columns
// CHECK-SAME:    %[[INIT:[a-z0-9]+]]: tensor<2x32x0xf32>
// CHECK:       %[[LSE:.*]] = scf.forall
// CHECK:         attn.attention query(%{{[^ ]*}} : tensor<1x32x8xf32>) key(%{{[^ ]*}} : tensor<1x9x8xf32>) value(%{{[^ ]*}} : tensor<1x9x1xf32>)
// CHECK:       return %[[INIT]], %[[LSE]]
func.func @no_columns(%init: tensor<2x32x0xf32>, %q: tensor<2x32x8xf32>, %k: tensor<2x9x8xf32>, %v: tensor<2x9x0xf32>,
                      %lse: tensor<2x32xf32>) -> (tensor<2x32x0xf32>, tensor<2x32xf32>) {
  %0:2 = attn.attention query(%q : tensor<2x32x8xf32>) key(%k : tensor<2x9x8xf32>)
      value(%v : tensor<2x9x0xf32>) outs(%init : tensor<2x32x0xf32>) lse(%lse : tensor<2x32xf32>)
  return %0#0, %0#1 : tensor<2x32x0xf32>, tensor<2x32xf32>
}
