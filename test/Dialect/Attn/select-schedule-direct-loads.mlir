// RUN: attn-opt %s --attn-select-schedule=target=gfx950 --split-input-file --verify-diagnostics

// Loads into LDS are of 16 bytes by each lane of the workgroup, which a tile must
// have: two waves that load the same would be a race.

func.func @fits(%q: tensor<1x16x512x32xf16>) -> tensor<1x16x512x32xf16> {
  %init = tensor.empty() : tensor<1x16x512x32xf16>
  %out = attn.attention query(%q : tensor<1x16x512x32xf16>) key(%q : tensor<1x16x512x32xf16>) value(%q : tensor<1x16x512x32xf16>) outs(%init : tensor<1x16x512x32xf16>)
    collective<chip = "gfx950", heads = 1, query_tile = 128, key_tile = 64, waves = 4, row_lanes = 2, depth_stage = 32, key_stage = 64, splits = 1,
      mma = <atom = "32x32x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, direct_loads>>
  return %out : tensor<1x16x512x32xf16>
}

// -----

func.func @small(%q: tensor<1x16x512x32xf16>) -> tensor<1x16x512x32xf16> {
  %init = tensor.empty() : tensor<1x16x512x32xf16>
  // expected-error @below {{can't be built: direct_loads of 4 waves are 4096 bytes, a tile has 2048}}
  %out = attn.attention query(%q : tensor<1x16x512x32xf16>) key(%q : tensor<1x16x512x32xf16>) value(%q : tensor<1x16x512x32xf16>) outs(%init : tensor<1x16x512x32xf16>)
    collective<chip = "gfx950", heads = 1, query_tile = 128, key_tile = 32, waves = 4, row_lanes = 2, depth_stage = 32, key_stage = 32, splits = 1,
      mma = <atom = "32x32x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, direct_loads>>
  return %out : tensor<1x16x512x32xf16>
}
