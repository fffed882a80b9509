// RUN: attn-opt %s --attn-select-schedule=target=sm_90a --split-input-file --verify-diagnostics

// Queries in workgroup memory are copied as keys are, and are of one head.

func.func @rows_innermost(%q: tensor<1x8x256x4096xf16>, %k: tensor<1x8x4096x256xf16>) -> tensor<1x8x4096x256xf16> {
  %init = tensor.empty() : tensor<1x8x4096x256xf16>
  // expected-error @below {{can't be built: the producer copies queries whose depth is contiguous, of one head}}
  %out = attn.attention query(%q : tensor<1x8x256x4096xf16>, bhds) key(%k : tensor<1x8x4096x256xf16>, bhsd) value(%k : tensor<1x8x4096x256xf16>, bhsd) outs(%init : tensor<1x8x4096x256xf16>, bhsd)
    collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 80, waves = 8, row_lanes = 4, depth_stage = 256, key_stage = 80, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer>>
  return %out : tensor<1x8x4096x256xf16>
}

// -----

func.func @packed_heads(%q: tensor<1x8x4096x256xf16>, %k: tensor<1x4x4096x256xf16>) -> tensor<1x8x4096x256xf16> {
  %init = tensor.empty() : tensor<1x8x4096x256xf16>
  // expected-error @below {{can't be built: the producer copies queries whose depth is contiguous, of one head}}
  %out = attn.attention query(%q : tensor<1x8x4096x256xf16>) key(%k : tensor<1x4x4096x256xf16>) value(%k : tensor<1x4x4096x256xf16>) outs(%init : tensor<1x8x4096x256xf16>)
    collective<chip = "sm_90a", heads = 2, query_tile = 64, key_tile = 80, waves = 8, row_lanes = 4, depth_stage = 256, key_stage = 80, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer>>
  return %out : tensor<1x8x4096x256xf16>
}

// -----

// 64 KiB of queries, and two tiles of 96 keys and of 96 values.
func.func @no_space(%q: tensor<1x8x4096x256xf16>) -> tensor<1x8x4096x256xf16> {
  %init = tensor.empty() : tensor<1x8x4096x256xf16>
  // expected-error @below {{needs 262144 bytes of LDS, sm_90a gives a workgroup 232448}}
  %out = attn.attention query(%q : tensor<1x8x4096x256xf16>) key(%q : tensor<1x8x4096x256xf16>) value(%q : tensor<1x8x4096x256xf16>) outs(%init : tensor<1x8x4096x256xf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 96, waves = 8, row_lanes = 4, depth_stage = 256, key_stage = 96, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer>>
  return %out : tensor<1x8x4096x256xf16>
}
