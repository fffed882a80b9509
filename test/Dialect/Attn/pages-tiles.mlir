// Programs of tiles whose keys are in pages, see attention-s20.
// RUN: attn-opt %s -split-input-file -attn-online-softmax -canonicalize -cse | FileCheck %s

// On a host a block is put together out of runs of keys that lie in one page,
// here of 8: as many as divide a page and a block. Keys behind the length are
// zeros, and their pages are not looked up.

// CHECK-DAG:   #[[NUMBER:.*]] = affine_map<(d0, d1) -> ((d0 + d1) floordiv 24)>
// CHECK-DAG:   #[[SLOT:.*]] = affine_map<(d0, d1) -> ((d0 + d1) mod 24)>
// CHECK-DAG:   #[[LEFT:.*]] = affine_map<(d0, d1) -> (8, d0 - d1)>
// CHECK-LABEL: func @host
// CHECK-SAME:    %[[K:[^:]*]]: tensor<9x24x1x8xf16>, %{{.*}}: tensor<1xi32>, %[[TABLE:[^:]*]]: tensor<1x5xi32>
// CHECK:         scf.for %[[BLOCK:[^ ]*]] = %{{.*}} step %c32
// CHECK:           %[[TILE:.*]] = bufferization.alloc_tensor() : tensor<32x8xf32>
// CHECK:           scf.for %[[I:[^ ]*]] = %c0 to %c32 step %c8 iter_args(%[[TO:[^ ]*]] = %[[TILE]])
// CHECK:             %[[N:.*]] = affine.apply #[[NUMBER]](%[[BLOCK]], %[[I]])
// CHECK:             %[[ENTRY:.*]] = tensor.extract %[[TABLE]][%c0, %[[N]]]
// CHECK:             %[[PAGE:.*]] = arith.index_cast %[[ENTRY]]
// CHECK:             %[[KEYS:.*]] = tensor.extract_slice %[[K]][%[[PAGE]], 0, 0, 0] [1, 24, 1, 8]
// CHECK:             %[[S:.*]] = affine.apply #[[SLOT]](%[[BLOCK]], %[[I]])
// CHECK:             tensor.extract_slice %[[KEYS]][0, %[[S]], 0, 0] [1, 8, 1, 8]
// CHECK:             tensor.insert_slice %{{.*}} into %[[TO]][%[[I]], 0] [8, 8]
// CHECK:         scf.for %[[LAST:[^ ]*]] = %{{.*}} step %c32
// CHECK:           %[[END:.*]] = affine.min #{{.*}}(%[[LAST]])
// CHECK:           linalg.fill
// CHECK:           scf.for %[[I:[^ ]*]] = %c0 to %[[END]] step %c8
// CHECK:             %[[SIZE:.*]] = affine.min #[[LEFT]](%[[END]], %[[I]])
// CHECK:             tensor.extract_slice %{{.*}}[0, %{{.*}}, 0, 0] [1, %[[SIZE]], 1, 8]
func.func @host(%q: tensor<1x3x1x8xf16>, %k: tensor<9x24x1x8xf16>, %lengths: tensor<1xi32>,
                %table: tensor<1x5xi32>, %init: tensor<1x3x1x8xf16>) -> tensor<1x3x1x8xf16> {
  %0 = attn.attention query(%q : tensor<1x3x1x8xf16>, bshd) key(%k : tensor<9x24x1x8xf16>, bshd)
      value(%k : tensor<9x24x1x8xf16>, bshd) key_lengths(%lengths : tensor<1xi32>) page_table(%table : tensor<1x5xi32>)
      outs(%init : tensor<1x3x1x8xf16>, bshd)
      schedule<query_tile = 4, key_tile = 32, lanes = query, register_rows = 4, register_lanes = 4>
  return %0 : tensor<1x3x1x8xf16>
}

// -----

// A kernel sees keys side by side, as far as the length.

// CHECK-LABEL: func @kernel
// CHECK-SAME:    %[[K:[^:]*]]: memref<?x16x1x64xf16{{.*}}, %[[TABLE:[^:]*]]: memref<1x8xi32
// CHECK:         %[[END:.*]] = affine.min
// CHECK:         %[[KEYS:.*]] = attn.paged %[[K]][%[[TABLE]]] page 0 slot 1 : {{.*}} -> memref<1x128x1x64xf16, strided<[?, ?, 64, 1], offset: ?>>
// CHECK:         %[[PART:.*]] = memref.subview %[[KEYS]][0, 0, 0, 0] [1, %[[END]], 1, 64] [1, 1, 1, 1]
// CHECK:         scf.for %[[J:[^ ]*]] =
// CHECK:           attn.load %[[PART]][%[[J]], %{{.*}}] map({{.*}}) : memref<1x?x1x64xf16, strided<[?, ?, 64, 1], offset: ?>> -> vector<64x64xf16>
func.func @kernel(%q: memref<1x1x4x64xf16>, %k: memref<?x16x1x64xf16, strided<[2048, 128, 64, 1], offset: ?>>,
                  %lengths: memref<1xi32>, %table: memref<1x8xi32, strided<[8, 1], offset: ?>>, %o: memref<1x1x4x64xf16>) {
  attn.attention query(%q : memref<1x1x4x64xf16>, bshd)
      key(%k : memref<?x16x1x64xf16, strided<[2048, 128, 64, 1], offset: ?>>, bshd)
      value(%k : memref<?x16x1x64xf16, strided<[2048, 128, 64, 1], offset: ?>>, bshd)
      key_lengths(%lengths : memref<1xi32>) page_table(%table : memref<1x8xi32, strided<[8, 1], offset: ?>>)
      outs(%o : memref<1x1x4x64xf16>, bshd)
      collective<chip = "gfx906", heads = 4, query_tile = 1, key_tile = 64, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return
}
