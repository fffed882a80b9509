// RUN: attn-opt %s --attn-select-schedule="target=sm_90a tuning-file=none" --split-input-file --verify-diagnostics

// Queries in workgroup memory are copied as keys are, and are of one head.

func.func @rows_innermost(%q: tensor<1x8x256x4096xf16>, %k: tensor<1x8x4096x256xf16>) -> tensor<1x8x4096x256xf16> {
  %init = tensor.empty() : tensor<1x8x4096x256xf16>
  // expected-error @below {{can't be built: the producer copies queries that are a whole tensor, with a depth that is contiguous, of one head}}
  %out = attn.attention query(%q : tensor<1x8x256x4096xf16>, bhds) key(%k : tensor<1x8x4096x256xf16>, bhsd) value(%k : tensor<1x8x4096x256xf16>, bhsd) outs(%init : tensor<1x8x4096x256xf16>, bhsd)
    collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 80, waves = 8, row_lanes = 4, depth_stage = 256, key_stage = 80, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer>>
  return %out : tensor<1x8x4096x256xf16>
}

// -----

func.func @packed_heads(%q: tensor<1x8x4096x256xf16>, %k: tensor<1x4x4096x256xf16>) -> tensor<1x8x4096x256xf16> {
  %init = tensor.empty() : tensor<1x8x4096x256xf16>
  // expected-error @below {{can't be built: the producer copies queries that are a whole tensor, with a depth that is contiguous, of one head}}
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

// -----

// With key lengths the first block begins before the first key.

func.func @mask(%q: tensor<1x16x4096x128xf16>, %mask: tensor<1x1x4096x4096xi1>, %n: tensor<1xi32>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: with key lengths, a producer's first block may begin before the first key, where there is no bias, mask or other memory}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%q : tensor<1x16x4096x128xf16>) value(%q : tensor<1x16x4096x128xf16>) mask(%mask : tensor<1x1x4096x4096xi1>) key_lengths(%n : tensor<1xi32>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @slice(%q: tensor<1x16x4096x128xf16>, %k: tensor<1x16x8192x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  %part = tensor.extract_slice %k[0, 0, 0, 0] [1, 16, 4096, 128] [1, 1, 1, 1] : tensor<1x16x8192x128xf16> to tensor<1x16x4096x128xf16>
  // expected-error @below {{can't be built: the producer copies keys and values that are whole tensors, with a depth that is contiguous and a multiple of 16 bytes}}
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%part : tensor<1x16x4096x128xf16>) value(%part : tensor<1x16x4096x128xf16>) outs(%init : tensor<1x16x4096x128xf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return %out : tensor<1x16x4096x128xf16>
}

// -----

func.func @columns(%q: tensor<1x8x4096x320xf16>) -> tensor<1x8x4096x320xf16> {
  %init = tensor.empty() : tensor<1x8x4096x320xf16>
  // expected-error @below {{can't be built: 64x8x16 gives 256 columns at most, values have 320 and key_tile is 32}}
  %out = attn.attention query(%q : tensor<1x8x4096x320xf16>) key(%q : tensor<1x8x4096x320xf16>) value(%q : tensor<1x8x4096x320xf16>) outs(%init : tensor<1x8x4096x320xf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 32, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 32, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer>>
  return %out : tensor<1x8x4096x320xf16>
}

// -----

func.func @pieces(%q: tensor<1x8x4096x84xf16>) -> tensor<1x8x4096x84xf16> {
  %init = tensor.empty() : tensor<1x8x4096x84xf16>
  // expected-error @below {{can't be built: the producer copies keys and values that are whole tensors, with a depth that is contiguous and a multiple of 16 bytes}}
  %out = attn.attention query(%q : tensor<1x8x4096x84xf16>) key(%q : tensor<1x8x4096x84xf16>) value(%q : tensor<1x8x4096x84xf16>) outs(%init : tensor<1x8x4096x84xf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 32, key_stage = 64, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return %out : tensor<1x8x4096x84xf16>
}

// -----

func.func @one_group(%q: tensor<1x8x4096x64xbf16>) -> tensor<1x8x4096x64xbf16> {
  %init = tensor.empty() : tensor<1x8x4096x64xbf16>
  // expected-error @below {{can't be built: 4 waves are 1 group beside the producer, expected 2 groups of 4 or more}}
  %out = attn.attention query(%q : tensor<1x8x4096x64xbf16>) key(%q : tensor<1x8x4096x64xbf16>) value(%q : tensor<1x8x4096x64xbf16>) outs(%init : tensor<1x8x4096x64xbf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return %out : tensor<1x8x4096x64xbf16>
}

// -----

func.func @late_rescaling(%q: tensor<1x8x4096x64xbf16>) -> tensor<1x8x4096x64xbf16> {
  %init = tensor.empty() : tensor<1x8x4096x64xbf16>
  // expected-error @below {{can't be built: rescale_above is 8, with a producer rows are rescaled in each block: expected 0}}
  %out = attn.attention query(%q : tensor<1x8x4096x64xbf16>) key(%q : tensor<1x8x4096x64xbf16>) value(%q : tensor<1x8x4096x64xbf16>) outs(%init : tensor<1x8x4096x64xbf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 8, order = compiler, producer>>
  return %out : tensor<1x8x4096x64xbf16>
}

// -----

func.func @two_of_three(%q: tensor<1x8x4096x64xbf16>) -> tensor<1x8x4096x64xbf16> {
  %init = tensor.empty() : tensor<1x8x4096x64xbf16>
  // expected-error @below {{can't be built: wave_groups is 2, expected 1 or 3, the groups of 4 waves}}
  %out = attn.attention query(%q : tensor<1x8x4096x64xbf16>) key(%q : tensor<1x8x4096x64xbf16>) value(%q : tensor<1x8x4096x64xbf16>) outs(%init : tensor<1x8x4096x64xbf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 192, key_tile = 64, waves = 12, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 2, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return %out : tensor<1x8x4096x64xbf16>
}

// -----

func.func @too_many_lanes(%q: tensor<1x8x4096x64xbf16>) -> tensor<1x8x4096x64xbf16> {
  %init = tensor.empty() : tensor<1x8x4096x64xbf16>
  // expected-error @below {{can't be built: 32 waves and a producer are more than the 1024 lanes of a workgroup}}
  %out = attn.attention query(%q : tensor<1x8x4096x64xbf16>) key(%q : tensor<1x8x4096x64xbf16>) value(%q : tensor<1x8x4096x64xbf16>) outs(%init : tensor<1x8x4096x64xbf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 512, key_tile = 64, waves = 32, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return %out : tensor<1x8x4096x64xbf16>
}

// -----

func.func @too_few_registers(%q: tensor<1x8x4096x64xbf16>) -> tensor<1x8x4096x64xbf16> {
  %init = tensor.empty() : tensor<1x8x4096x64xbf16>
  // expected-error @below {{can't be built: 172 registers are needed, consumers have 160}}
  %out = attn.attention query(%q : tensor<1x8x4096x64xbf16>) key(%q : tensor<1x8x4096x64xbf16>) value(%q : tensor<1x8x4096x64xbf16>) outs(%init : tensor<1x8x4096x64xbf16>)
    collective<chip = "sm_90a", heads = 1, query_tile = 192, key_tile = 128, waves = 12, row_lanes = 4, depth_stage = 64, key_stage = 128, splits = 1,
      mma = <atom = "64x8x16", buffers = 2, wave_groups = 3, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return %out : tensor<1x8x4096x64xbf16>
}
