// RUN: attn-opt %s --attn-select-schedule="target=sm_80 tuning-file=none" --split-input-file | FileCheck %s

// mma.sync: tiles as FlashAttention 2 has them. A wave has 32 rows with queries in
// workgroup memory where registers hold the outputs, 16 at larger depths.

// CHECK-LABEL: func.func @depth64
// CHECK: collective<chip = "sm_80", heads = 1, query_tile = 128, key_tile = 128, waves = 4, row_lanes = 4, depth_stage = 64, key_stage = 128, splits = 1, mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 2, order = fixed, direct_loads, queries_in_lds, outputs_in_lds>>
func.func @depth64(%q: tensor<2x32x8192x64xbf16>) -> tensor<2x32x8192x64xbf16> {
  %init = tensor.empty() : tensor<2x32x8192x64xbf16>
  %out = attn.attention query(%q : tensor<2x32x8192x64xbf16>) key(%q : tensor<2x32x8192x64xbf16>) value(%q : tensor<2x32x8192x64xbf16>) causal outs(%init : tensor<2x32x8192x64xbf16>)
  return %out : tensor<2x32x8192x64xbf16>
}

// -----

// CHECK-LABEL: func.func @depth128
// CHECK: collective<chip = "sm_80", heads = 1, query_tile = 128, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 2, order = fixed, direct_loads, queries_in_lds, outputs_in_lds>>
func.func @depth128(%q: tensor<2x16x8192x128xf16>) -> tensor<2x16x8192x128xf16> {
  %init = tensor.empty() : tensor<2x16x8192x128xf16>
  %out = attn.attention query(%q : tensor<2x16x8192x128xf16>) key(%q : tensor<2x16x8192x128xf16>) value(%q : tensor<2x16x8192x128xf16>) outs(%init : tensor<2x16x8192x128xf16>)
  return %out : tensor<2x16x8192x128xf16>
}

// -----

// Workgroups of 4 waves would leave each SIMD one: nothing would overlap.
// CHECK-LABEL: func.func @depth256
// CHECK: collective<chip = "sm_80", heads = 1, query_tile = 128, key_tile = 64, waves = 8, {{.*}} mma = <atom = "16x8x16", {{.*}}, direct_loads, queries_in_lds, outputs_in_lds>>
func.func @depth256(%q: tensor<2x8x8192x256xf16>) -> tensor<2x8x8192x256xf16> {
  %init = tensor.empty() : tensor<2x8x8192x256xf16>
  %out = attn.attention query(%q : tensor<2x8x8192x256xf16>) key(%q : tensor<2x8x8192x256xf16>) value(%q : tensor<2x8x8192x256xf16>) outs(%init : tensor<2x8x8192x256xf16>)
  return %out : tensor<2x8x8192x256xf16>
}

// -----

// Rows of 90 bytes have no pieces of 16 bytes in common with workgroup memory.
// CHECK-LABEL: func.func @uneven
// CHECK: mma = <atom = "16x8x16",
// CHECK-NOT: direct_loads
// CHECK-SAME: >
func.func @uneven(%q: tensor<2x16x4096x45xf16>) -> tensor<2x16x4096x45xf16> {
  %init = tensor.empty() : tensor<2x16x4096x45xf16>
  %out = attn.attention query(%q : tensor<2x16x4096x45xf16>) key(%q : tensor<2x16x4096x45xf16>) value(%q : tensor<2x16x4096x45xf16>) outs(%init : tensor<2x16x4096x45xf16>)
  return %out : tensor<2x16x4096x45xf16>
}

// -----

// A producer's copies take pieces of 16 bytes: rows of 168 bytes are left to
// mma.sync on sm_90a, too.
// RUN: attn-opt %s --attn-select-schedule="target=sm_90a tuning-file=none" --split-input-file | FileCheck %s --check-prefix=SM90
// SM90-LABEL: func.func @depth84
// SM90: chip = "sm_90a", {{.*}} mma = <atom = "16x8x16",
// CHECK-LABEL: func.func @depth84
func.func @depth84(%q: tensor<2x16x4096x84xf16>) -> tensor<2x16x4096x84xf16> {
  %init = tensor.empty() : tensor<2x16x4096x84xf16>
  %out = attn.attention query(%q : tensor<2x16x4096x84xf16>) key(%q : tensor<2x16x4096x84xf16>) value(%q : tensor<2x16x4096x84xf16>) outs(%init : tensor<2x16x4096x84xf16>)
  return %out : tensor<2x16x4096x84xf16>
}
