// RUN: attn-opt %s -attn-tile -canonicalize -cse | FileCheck %s
// RUN: attn-opt %s -attn-tile -canonicalize -cse \
// RUN:   -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" \
// RUN:   | FileCheck %s --check-prefix=BUFFER

// Results that would lie over an operand get a tensor of their own in front of
// the loop: in a kernel there would be no room for one.

// CHECK-LABEL: func.func @over_query
// CHECK-SAME:    (%[[QUERY:.*]]: tensor<?x2x64x64xf16>,
// CHECK: %[[EMPTY:.*]] = tensor.empty(%{{.*}}) : tensor<?x2x64x64xf16>
// CHECK: scf.forall {{.*}} shared_outs(%{{.*}} = %[[EMPTY]])
// BUFFER-LABEL: func.func @over_query
// BUFFER: memref.alloc
// BUFFER: scf.forall
// BUFFER-NOT: memref.alloc
// BUFFER: return
func.func @over_query(%q: tensor<?x2x64x64xf16>, %k: tensor<?x2x96x64xf16>) -> tensor<?x2x64x64xf16> {
  %0 = attn.attention query(%q : tensor<?x2x64x64xf16>) key(%k : tensor<?x2x96x64xf16>)
      value(%k : tensor<?x2x96x64xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
      outs(%q : tensor<?x2x64x64xf16>)
  return %0 : tensor<?x2x64x64xf16>
}

// A part of what the keys are a part of, and the key heads of a cache.
// CHECK-LABEL: func.func @over_cache
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<2x64x64xf16>
// CHECK: scf.forall {{.*}} shared_outs(%{{.*}} = %[[EMPTY]])
// BUFFER-LABEL: func.func @over_cache
// BUFFER: memref.alloc
// BUFFER: scf.forall
// BUFFER-NOT: memref.alloc
// BUFFER: return
func.func @over_cache(%q: tensor<2x64x64xf16>, %x: tensor<3x2x64x64xf16>) -> tensor<2x64x64xf16> {
  %k = tensor.extract_slice %x[0, 0, 0, 0] [1, 2, 64, 64] [1, 1, 1, 1] : tensor<3x2x64x64xf16> to tensor<2x64x64xf16>
  %o = tensor.extract_slice %x[2, 0, 0, 0] [1, 2, 64, 64] [1, 1, 1, 1] : tensor<3x2x64x64xf16> to tensor<2x64x64xf16>
  %0 = attn.attention query(%q : tensor<2x64x64xf16>) key(%k : tensor<2x64x64xf16>)
      value(%k : tensor<2x64x64xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
      outs(%o : tensor<2x64x64xf16>)
  return %0 : tensor<2x64x64xf16>
}
