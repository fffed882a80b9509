// RUN: attn-opt %s --attn-select-schedule=target=gfx942 --split-input-file --verify-diagnostics

// Schedules with matrix instructions that an op carries: what is refused, and
// with which numbers.

func.func @fits(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @type(%q: tensor<1x16x4096x128xf32>) -> tensor<1x16x4096x128xf32> {
  %init = tensor.empty() : tensor<1x16x4096x128xf32>
  // expected-error @below {{has a collective schedule that can't be built: matrix instructions are used for f16 and bf16 only}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf32>) key(%q : tensor<1x16x4096x128xf32>) value(%q : tensor<1x16x4096x128xf32>) outs(%init : tensor<1x16x4096x128xf32>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x16x4096x128xf32>
}

// -----

func.func @atom(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: gfx942 has no matrix instruction 32x32x16 for this type; it has 32x32x8, 16x16x16}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
      mma = <atom = "32x32x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @row_lanes(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: row_lanes is 4, 2 lanes share a row of 32x32x8}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @rows(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: 8 waves have 128 rows, expected a multiple of 256}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @key_tile(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: key_tile is 16, expected a multiple of 32}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 16, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 16, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @key_stage(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: key_stage is 32, expected the key_tile of 64}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 32, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @depth_stage(%q: tensor<1x16x4096x80xf16>) -> tensor<1x16x4096x80xf16> {
  %init = tensor.empty() : tensor<1x16x4096x80xf16>
  // expected-error @below {{can't be built: depth_stage is 64, expected 16 for a depth of 80}}
  %out = attn.attention query(%q : tensor<1x16x4096x80xf16>) key(%q : tensor<1x16x4096x80xf16>) value(%q : tensor<1x16x4096x80xf16>) outs(%init : tensor<1x16x4096x80xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 64, key_stage = 64, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x16x4096x80xf16>
}

// -----

func.func @direct(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: gfx942 has no loads of 16 bytes to LDS}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, direct_loads>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @transposed(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: gfx942 has no reads of LDS that transpose}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, transposed_reads>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @lds(%q: tensor<1x16x4096x256xf16>) -> tensor<1x16x4096x256xf16> {
  %init = tensor.empty() : tensor<1x16x4096x256xf16>
  // expected-error @below {{has a collective schedule that needs 262144 bytes of LDS, gfx942 gives a workgroup 65536}}
  %out = attn.attention query(%q : tensor<1x16x4096x256xf16>) key(%q : tensor<1x16x4096x256xf16>) value(%q : tensor<1x16x4096x256xf16>) outs(%init : tensor<1x16x4096x256xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 128, waves = 8, row_lanes = 2, depth_stage = 256, key_stage = 128, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x16x4096x256xf16>
}

// -----

func.func @registers(%q: tensor<1x16x4096x256xf16>) -> tensor<1x16x4096x256xf16> {
  %init = tensor.empty() : tensor<1x16x4096x256xf16>
  // expected-error @below {{has a collective schedule that needs about 272 registers in each lane of 8 waves, gfx942 has 256 for a lane and 512 for all waves of a SIMD}}
  %out = attn.attention query(%q : tensor<1x16x4096x256xf16>) key(%q : tensor<1x16x4096x256xf16>) value(%q : tensor<1x16x4096x256xf16>) outs(%init : tensor<1x16x4096x256xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 32, waves = 8, row_lanes = 2, depth_stage = 256, key_stage = 32, splits = 1,
      mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x16x4096x256xf16>
}

// -----

func.func @queries(%q: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{has a collective schedule that needs 98304 bytes of LDS, gfx942 gives a workgroup 65536}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
      mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed, queries_in_lds>>
  return %out : tensor<1x16x4096x128xf16>
}
