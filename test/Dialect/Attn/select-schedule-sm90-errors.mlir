// RUN: attn-opt %s --attn-select-schedule=target=sm_90a --verify-diagnostics

// A group of waves takes queries from registers: no lane of it reads them.

func.func @queries(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: 64x8x16 takes queries from registers only, not from LDS}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer>>
  return %out : tensor<1x16x4096x128xf16>
}
