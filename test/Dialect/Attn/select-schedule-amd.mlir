// RUN: attn-opt %s --attn-select-schedule=target=gfx908 | FileCheck %s --check-prefix=GFX908
// RUN: attn-opt %s --attn-select-schedule=target=gfx90a | FileCheck %s --check-prefix=GFX90A
// RUN: attn-opt %s --attn-select-schedule=target=gfx942 | FileCheck %s --check-prefix=GFX942
// RUN: attn-opt %s --attn-select-schedule=target=gfx950 | FileCheck %s --check-prefix=GFX950
// RUN: attn-opt %s --attn-select-schedule=target=gfx1100 | FileCheck %s --check-prefix=GFX1100
// RUN: attn-opt %s --attn-select-schedule=target=gfx1201 | FileCheck %s --check-prefix=GFX1201

// What the cost model makes of D 128 and D 64 on chips with matrix instructions.
// Rows of f32 and of a decoding step that is bound by memory need none.

// GFX908-LABEL: func.func @d128
// GFX908: heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "16x16x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX908-LABEL: func.func @d128_causal
// GFX908: heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "16x16x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX908-LABEL: func.func @d64
// GFX908: heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 128, splits = 1, mma = <atom = "16x16x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX908-LABEL: func.func @f32
// GFX908: heads = 1, query_tile = 32, key_tile = 128, waves = 2, row_lanes = 16, depth_stage = 16, key_stage = 16, splits = 1
// GFX908-LABEL: func.func @decode
// GFX908: heads = 8, query_tile = 4, key_tile = 32, waves = 2, row_lanes = 4, depth_stage = 128, key_stage = 32, splits = 12, mma = <atom = "16x16x16", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>

// GFX90A-LABEL: func.func @d128
// GFX90A: heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 5, order = fixed, priorities>
// GFX90A-LABEL: func.func @d128_causal
// GFX90A: heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX90A-LABEL: func.func @d64
// GFX90A: heads = 1, query_tile = 256, key_tile = 128, waves = 8, row_lanes = 2, depth_stage = 64, key_stage = 128, splits = 1, mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 5, order = fixed, priorities>
// GFX90A-LABEL: func.func @f32
// GFX90A: heads = 1, query_tile = 32, key_tile = 128, waves = 2, row_lanes = 16, depth_stage = 16, key_stage = 16, splits = 1
// GFX90A-LABEL: func.func @decode
// GFX90A: heads = 8, query_tile = 4, key_tile = 32, waves = 2, row_lanes = 4, depth_stage = 128, key_stage = 32, splits = 12, mma = <atom = "16x16x16", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 5, order = fixed>

// GFX942-LABEL: func.func @d128
// GFX942: heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX942-LABEL: func.func @d128_causal
// GFX942: heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX942-LABEL: func.func @d64
// GFX942: heads = 1, query_tile = 256, key_tile = 128, waves = 8, row_lanes = 2, depth_stage = 64, key_stage = 128, splits = 1, mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX942-LABEL: func.func @f32
// GFX942: heads = 1, query_tile = 32, key_tile = 128, waves = 2, row_lanes = 16, depth_stage = 16, key_stage = 16, splits = 1
// GFX942-LABEL: func.func @decode
// GFX942: heads = 8, query_tile = 4, key_tile = 64, waves = 2, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 16, mma = <atom = "16x16x16", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>

// GFX950-LABEL: func.func @d128
// GFX950: heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "32x32x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities, transposed_reads>
// GFX950-LABEL: func.func @d128_causal
// GFX950: heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "32x32x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities, transposed_reads>
// GFX950-LABEL: func.func @d64
// GFX950: heads = 1, query_tile = 256, key_tile = 128, waves = 8, row_lanes = 2, depth_stage = 64, key_stage = 128, splits = 1, mma = <atom = "32x32x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities, transposed_reads>
// GFX950-LABEL: func.func @f32
// GFX950: heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 16, key_stage = 16, splits = 1
// GFX950-LABEL: func.func @decode
// GFX950: heads = 8, query_tile = 2, key_tile = 64, waves = 1, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 16, mma = <atom = "16x16x32", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed, transposed_reads>

// GFX1100-LABEL: func.func @d128
// GFX1100: heads = 1, query_tile = 64, key_tile = 32, waves = 4, row_lanes = 2, depth_stage = 128, key_stage = 32, splits = 1, mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 8, order = fixed, priorities>
// GFX1100-LABEL: func.func @d128_causal
// GFX1100: heads = 1, query_tile = 64, key_tile = 32, waves = 4, row_lanes = 2, depth_stage = 128, key_stage = 32, splits = 1, mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 8, order = fixed, priorities>
// GFX1100-LABEL: func.func @d64
// GFX1100: heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 2, depth_stage = 64, key_stage = 64, splits = 1, mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 8, order = fixed, priorities>
// GFX1100-LABEL: func.func @f32
// GFX1100: heads = 1, query_tile = 64, key_tile = 128, waves = 8, row_lanes = 16, depth_stage = 16, key_stage = 16, splits = 1
// GFX1100-LABEL: func.func @decode
// GFX1100: heads = 8, query_tile = 1, key_tile = 128, waves = 4, row_lanes = 32, depth_stage = 64, key_stage = 64, splits = 4

// GFX1201-LABEL: func.func @d128
// GFX1201: heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX1201-LABEL: func.func @d128_causal
// GFX1201: heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1, mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX1201-LABEL: func.func @d64
// GFX1201: heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 2, depth_stage = 64, key_stage = 128, splits = 1, mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed, priorities>
// GFX1201-LABEL: func.func @f32
// GFX1201: heads = 1, query_tile = 64, key_tile = 128, waves = 8, row_lanes = 16, depth_stage = 16, key_stage = 16, splits = 1
// GFX1201-LABEL: func.func @decode
// GFX1201: heads = 8, query_tile = 4, key_tile = 32, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 32, splits = 3, mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed, priorities>

func.func @d128(%q: tensor<2x32x4096x128xf16>, %k: tensor<2x32x4096x128xf16>, %v: tensor<2x32x4096x128xf16>) -> tensor<2x32x4096x128xf16> {
  %init = tensor.empty() : tensor<2x32x4096x128xf16>
  %out = attn.attention query(%q : tensor<2x32x4096x128xf16>) key(%k : tensor<2x32x4096x128xf16>) value(%v : tensor<2x32x4096x128xf16>) outs(%init : tensor<2x32x4096x128xf16>)
  return %out : tensor<2x32x4096x128xf16>
}

func.func @d128_causal(%q: tensor<2x32x4096x128xbf16>, %k: tensor<2x32x4096x128xbf16>, %v: tensor<2x32x4096x128xbf16>) -> tensor<2x32x4096x128xbf16> {
  %init = tensor.empty() : tensor<2x32x4096x128xbf16>
  %out = attn.attention query(%q : tensor<2x32x4096x128xbf16>) key(%k : tensor<2x32x4096x128xbf16>) value(%v : tensor<2x32x4096x128xbf16>) causal outs(%init : tensor<2x32x4096x128xbf16>)
  return %out : tensor<2x32x4096x128xbf16>
}

func.func @d64(%q: tensor<2x32x4096x64xf16>, %k: tensor<2x32x4096x64xf16>, %v: tensor<2x32x4096x64xf16>) -> tensor<2x32x4096x64xf16> {
  %init = tensor.empty() : tensor<2x32x4096x64xf16>
  %out = attn.attention query(%q : tensor<2x32x4096x64xf16>) key(%k : tensor<2x32x4096x64xf16>) value(%v : tensor<2x32x4096x64xf16>) outs(%init : tensor<2x32x4096x64xf16>)
  return %out : tensor<2x32x4096x64xf16>
}

func.func @f32(%q: tensor<2x32x4096x128xf32>, %k: tensor<2x32x4096x128xf32>, %v: tensor<2x32x4096x128xf32>) -> tensor<2x32x4096x128xf32> {
  %init = tensor.empty() : tensor<2x32x4096x128xf32>
  %out = attn.attention query(%q : tensor<2x32x4096x128xf32>) key(%k : tensor<2x32x4096x128xf32>) value(%v : tensor<2x32x4096x128xf32>) outs(%init : tensor<2x32x4096x128xf32>)
  return %out : tensor<2x32x4096x128xf32>
}

func.func @decode(%q: tensor<4x32x1x128xf16>, %k: tensor<4x4x16384x128xf16>, %v: tensor<4x4x16384x128xf16>) -> tensor<4x32x1x128xf16> {
  %init = tensor.empty() : tensor<4x32x1x128xf16>
  %out = attn.attention query(%q : tensor<4x32x1x128xf16>) key(%k : tensor<4x4x16384x128xf16>) value(%v : tensor<4x4x16384x128xf16>) outs(%init : tensor<4x32x1x128xf16>)
  return %out : tensor<4x32x1x128xf16>
}
