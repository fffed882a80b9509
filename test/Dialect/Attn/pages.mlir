// Keys and values in pages on their way down, see attention-s20. Numbers are in
// test/Integration; what a kernel's lanes do is in distribute-pages.mlir.
// RUN: attn-opt %s -split-input-file -attn-decompose -canonicalize -cse | FileCheck %s --check-prefix=DECOMPOSE
// RUN: attn-opt %s -split-input-file -attn-tile=query-tile=4 -canonicalize -cse | FileCheck %s --check-prefix=TILE
// RUN: attn-opt %s -split-input-file -attn-check-extents -canonicalize | FileCheck %s --check-prefix=CHECKS

// The pool is never cut along its pages, and no page behind the length is read.

// DECOMPOSE-LABEL: func @pages
// DECOMPOSE-SAME:    (%[[Q:.*]]: tensor<2x3x4x8xf16>, %[[K:.*]]: tensor<9x16x2x8xf16>, %[[V:.*]]: tensor<9x2x16x8xf16>, %[[LENGTHS:.*]]: tensor<2xi32>, %[[TABLE:.*]]: tensor<2x5xi32>
// DECOMPOSE-DAG:     %[[SIZE:.*]] = arith.constant 16 : index
// DECOMPOSE-DAG:     %[[GROUP:.*]] = arith.constant 2 : index
// DECOMPOSE:         linalg.generic {{.*}} ins(%[[Q]] : tensor<2x3x4x8xf16>) outs(%{{.*}} : tensor<2x4x3x80xf32>)
// DECOMPOSE-DAG:       %[[J:.*]] = linalg.index 3
// DECOMPOSE-DAG:       %[[D:.*]] = linalg.index 4
// DECOMPOSE-DAG:       %[[B:.*]] = linalg.index 0
// DECOMPOSE:           %[[HEAD:.*]] = arith.divui %{{.*}}, %[[GROUP]]
// DECOMPOSE:           %[[LENGTH:.*]] = tensor.extract %[[LENGTHS]][%[[B]]]
// DECOMPOSE:           %[[LIVE:.*]] = arith.cmpi slt, %[[J]]
// DECOMPOSE:           scf.if %[[LIVE]] -> (f16) {
// DECOMPOSE-NEXT:        %[[NUMBER:.*]] = arith.divui %[[J]], %[[SIZE]]
// DECOMPOSE-NEXT:        %[[ENTRY:.*]] = tensor.extract %[[TABLE]][%[[B]], %[[NUMBER]]]
// DECOMPOSE-NEXT:        %[[PAGE:.*]] = arith.index_cast %[[ENTRY]]
// DECOMPOSE-NEXT:        %[[SLOT:.*]] = arith.remui %[[J]], %[[SIZE]]
// DECOMPOSE-NEXT:        tensor.extract %[[K]][%[[PAGE]], %[[SLOT]], %[[HEAD]], %[[D]]]
// DECOMPOSE:         tensor.extract %[[V]][%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] : tensor<9x2x16x8xf16>

// TILE-LABEL: func @pages
// TILE-SAME:    (%[[Q:.*]]: tensor<2x3x4x8xf16>, %[[K:.*]]: tensor<9x16x2x8xf16>, %[[V:.*]]: tensor<9x2x16x8xf16>, %[[LENGTHS:.*]]: tensor<2xi32>, %[[TABLE:.*]]: tensor<2x5xi32>
// TILE:         scf.forall (%[[B:.*]], %[[H:.*]]) in (2, 4)
// TILE:           tensor.extract_slice %[[K]][0, 0, %[[G:.*]], 0] [9, 16, 1, 8]
// TILE:           tensor.extract_slice %[[V]][0, %[[G]], 0, 0] [9, 1, 16, 8]
// TILE:           tensor.extract_slice %[[LENGTHS]][%[[B]]] [1]
// TILE:           %[[ROW:.*]] = tensor.extract_slice %[[TABLE]][%[[B]], 0] [1, 5]
// TILE:           attn.attention {{.*}} page_table(%[[ROW]] : tensor<1x5xi32>)

// CHECKS-LABEL: func @pages
// CHECKS-NEXT:    attn.attention
func.func @pages(%q: tensor<2x3x4x8xf16>, %k: tensor<9x16x2x8xf16>, %v: tensor<9x2x16x8xf16>, %lengths: tensor<2xi32>,
                 %table: tensor<2x5xi32>, %init: tensor<2x3x4x8xf16>) -> tensor<2x3x4x8xf16> {
  %0 = attn.attention query(%q : tensor<2x3x4x8xf16>, bshd) key(%k : tensor<9x16x2x8xf16>, bshd)
      value(%v : tensor<9x2x16x8xf16>) key_lengths(%lengths : tensor<2xi32>) page_table(%table : tensor<2x5xi32>)
      outs(%init : tensor<2x3x4x8xf16>, bshd)
  return %0 : tensor<2x3x4x8xf16>
}

// -----

// The table has as many rows as there are batches, and both pools as many pages;
// the keys of a mask are those of the table.

// CHECKS-LABEL: func @open
// CHECKS-DAG:     cf.assert %{{.*}}, "attn.attention: value's batch and key's batch differ (attention-c4)"
// CHECKS-DAG:     cf.assert %{{.*}}, "attn.attention: page_table's first extent and query's batch differ (attention-c19)"
// CHECKS-DAG:     cf.assert %{{.*}}, "attn.attention: mask's key length and the keys of page_table differ (attention-c6)"
// CHECKS-NOT:     key's batch and query's batch
// CHECKS:         attn.attention

// DECOMPOSE-LABEL: func @open
// DECOMPOSE-NOT:     scf.if
// TILE-LABEL: func @open
// TILE:         attn.attention {{.*}} page_table(%{{.*}} : tensor<1x?xi32>)
func.func @open(%q: tensor<?x4x8xf32>, %k: tensor<?x3x8xf32>, %v: tensor<?x3x8xf32>, %mask: tensor<?xi1>,
                %table: tensor<?x?xi32>, %init: tensor<?x4x8xf32>) -> tensor<?x4x8xf32> {
  %0 = attn.attention query(%q : tensor<?x4x8xf32>, bsd) key(%k : tensor<?x3x8xf32>, bsd)
      value(%v : tensor<?x3x8xf32>, bsd) mask(%mask : tensor<?xi1>, k) page_table(%table : tensor<?x?xi32>)
      outs(%init : tensor<?x4x8xf32>, bsd)
  return %0 : tensor<?x4x8xf32>
}
