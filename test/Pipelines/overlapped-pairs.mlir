// RUN: attn-opt %s --attn-to-nvvm=chip=sm_90a --mlir-print-ir-after=attn-overlap-tiles -o /dev/null 2>&1 | FileCheck %s

// Causal tiles in pairs, an even number for each head: attn-persist-workgroups
// leaves bounds from which attn-overlap-tiles sees that each tile has a block.
// The first product stands in front of the loop over tiles, which carries what
// its softmax hands on and has the last product at its end.

// CHECK-LABEL: gpu.func @main_kernel
// CHECK:         attn.roles consumers {
// CHECK:           attn.dot {{.*}} {transpose_rhs}
// CHECK:           scf.for {{.*}} -> (index, index, vector<128x1xf32>, {{.*}}vector<128x128xbf16>
// CHECK-NOT:       } producer {
// CHECK:           attn.dot {{.*}} : vector<128x128xbf16>, memref<128x128xbf16, #gpu.address_space<workgroup>> into vector<128x128xf32>
// CHECK:         } producer {
func.func @main(%q: tensor<1x512x4x128xbf16>, %k: tensor<1x512x4x128xbf16>, %v: tensor<1x512x4x128xbf16>) -> tensor<1x512x4x128xbf16> {
  %init = tensor.empty() : tensor<1x512x4x128xbf16>
  %out = attn.attention
      query(%q : tensor<1x512x4x128xbf16>, bshd) key(%k : tensor<1x512x4x128xbf16>, bshd) value(%v : tensor<1x512x4x128xbf16>, bshd)
      causal outs(%init : tensor<1x512x4x128xbf16>, bshd)
      collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1, mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, outputs_in_lds, producer, tiles = paired, overlap_tiles>>
  return %out : tensor<1x512x4x128xbf16>
}
