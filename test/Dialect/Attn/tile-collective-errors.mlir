// RUN: attn-opt %s -split-input-file -attn-tile -verify-diagnostics

// What attn-tile refuses about a collective schedule.

func.func @chip(%q: tensor<64x64xf16>) -> tensor<64x64xf16> {
  // expected-error @below {{has a schedule for an unknown chip "gfx1"; known are gfx906}}
  %r = attn.attention query(%q : tensor<64x64xf16>) key(%q : tensor<64x64xf16>) value(%q : tensor<64x64xf16>)
      outs(%q : tensor<64x64xf16>)
      collective<chip = "gfx1", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %r : tensor<64x64xf16>
}

// -----

func.func @group(%q: tensor<6x4x64xf16>, %k: tensor<1x64x64xf16>) -> tensor<6x4x64xf16> {
  // expected-error @below {{has a schedule that packs 4 heads, where 6 share a key head: expected a divisor of that, or no less}}
  %r = attn.attention query(%q : tensor<6x4x64xf16>) key(%k : tensor<1x64x64xf16>) value(%k : tensor<1x64x64xf16>)
      outs(%q : tensor<6x4x64xf16>)
      collective<chip = "gfx906", heads = 4, query_tile = 4, key_tile = 64, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %r : tensor<6x4x64xf16>
}

// -----

func.func @dynamic(%q: tensor<?x4x64xf16>, %k: tensor<?x64x64xf16>) -> tensor<?x4x64xf16> {
  // expected-error @below {{has a schedule that packs 4 heads, but its number of heads is dynamic}}
  %r = attn.attention query(%q : tensor<?x4x64xf16>) key(%k : tensor<?x64x64xf16>) value(%k : tensor<?x64x64xf16>)
      outs(%q : tensor<?x4x64xf16>)
      collective<chip = "gfx906", heads = 4, query_tile = 4, key_tile = 64, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %r : tensor<?x4x64xf16>
}

// -----

// A wave of 32 lanes.
func.func @lanes(%q: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %init = tensor.empty() : tensor<64x64xf16>
  // expected-error @below {{has a collective schedule that can't be built: row_lanes is 64, a wave has 32 lanes}}
  %0 = attn.attention query(%q : tensor<64x64xf16>) key(%q : tensor<64x64xf16>) value(%q : tensor<64x64xf16>) outs(%init : tensor<64x64xf16>)
      collective<chip = "gfx1030", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 64, depth_stage = 32, key_stage = 128, splits = 1>
  return %0 : tensor<64x64xf16>
}
