// RUN: attn-opt %s --attn-select-schedule="target=sm_90a tuning-file=none" --split-input-file | FileCheck %s

// wgmma: queries are in registers where these hold them beside the output, else
// in workgroup memory; there, too, where workgroups stay for several tiles, for
// the producer fetches those of the next tile. Keys of a block are what
// registers and 227 KiB leave, and where these leave bytes, the output goes
// through them.

// CHECK-LABEL: func.func @depth128
// CHECK: query_tile = 128, key_tile = 128, waves = 8, {{.*}} mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, outputs_in_lds, producer, tiles = strided, overlap_tiles>>
func.func @depth128(%q: tensor<2x16x8192x128xbf16>) -> tensor<2x16x8192x128xbf16> {
  %init = tensor.empty() : tensor<2x16x8192x128xbf16>
  %out = attn.attention query(%q : tensor<2x16x8192x128xbf16>) key(%q : tensor<2x16x8192x128xbf16>) value(%q : tensor<2x16x8192x128xbf16>) outs(%init : tensor<2x16x8192x128xbf16>)
  return %out : tensor<2x16x8192x128xbf16>
}

// -----

// CHECK-LABEL: func.func @few_tiles
// CHECK: query_tile = 128, key_tile = 128, waves = 8, {{.*}} wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, outputs_in_lds, producer>>
func.func @few_tiles(%q: tensor<2x4x2048x128xbf16>) -> tensor<2x4x2048x128xbf16> {
  %init = tensor.empty() : tensor<2x4x2048x128xbf16>
  %out = attn.attention query(%q : tensor<2x4x2048x128xbf16>) key(%q : tensor<2x4x2048x128xbf16>) value(%q : tensor<2x4x2048x128xbf16>) outs(%init : tensor<2x4x2048x128xbf16>)
  return %out : tensor<2x4x2048x128xbf16>
}

// -----

// Each of three groups has 160 registers, which hold 32 of the output and 96 of
// scores and probabilities.
// CHECK-LABEL: func.func @depth64
// CHECK: query_tile = 192, key_tile = 128, waves = 12, {{.*}} wave_groups = 3, {{.*}} queries_in_lds, outputs_in_lds, producer, tiles = paired, overlap_tiles>>
func.func @depth64(%q: tensor<2x32x8192x64xbf16>) -> tensor<2x32x8192x64xbf16> {
  %init = tensor.empty() : tensor<2x32x8192x64xbf16>
  %out = attn.attention query(%q : tensor<2x32x8192x64xbf16>) key(%q : tensor<2x32x8192x64xbf16>) value(%q : tensor<2x32x8192x64xbf16>) causal outs(%init : tensor<2x32x8192x64xbf16>)
  return %out : tensor<2x32x8192x64xbf16>
}

// -----

// 192 rows of 512 would be a third tile of which two thirds are used.
// CHECK-LABEL: func.func @depth64_short
// CHECK: query_tile = 128, key_tile = 128, waves = 8,
func.func @depth64_short(%q: tensor<32x32x512x64xbf16>) -> tensor<32x32x512x64xbf16> {
  %init = tensor.empty() : tensor<32x32x512x64xbf16>
  %out = attn.attention query(%q : tensor<32x32x512x64xbf16>) key(%q : tensor<32x32x512x64xbf16>) value(%q : tensor<32x32x512x64xbf16>) outs(%init : tensor<32x32x512x64xbf16>)
  return %out : tensor<32x32x512x64xbf16>
}

// -----

// 64 KiB of queries and 160 KiB of keys and values. Products take four times as
// long as exponentials, so that groups take turns.
// CHECK-LABEL: func.func @depth256
// CHECK: query_tile = 128, key_tile = 80, waves = 8, {{.*}} key_stage = 80, {{.*}} wave_groups = 2, {{.*}} order = compiler, queries_in_lds, producer, tiles = strided>>
func.func @depth256(%q: tensor<2x8x8192x256xbf16>) -> tensor<2x8x8192x256xbf16> {
  %init = tensor.empty() : tensor<2x8x8192x256xbf16>
  %out = attn.attention query(%q : tensor<2x8x8192x256xbf16>) key(%q : tensor<2x8x8192x256xbf16>) value(%q : tensor<2x8x8192x256xbf16>) outs(%init : tensor<2x8x8192x256xbf16>)
  return %out : tensor<2x8x8192x256xbf16>
}

// -----

// CHECK-LABEL: func.func @depth256_causal
// CHECK: query_tile = 128, key_tile = 80, waves = 8, {{.*}} order = compiler, queries_in_lds, producer, tiles = paired>>
func.func @depth256_causal(%q: tensor<2x8x8192x256xf16>) -> tensor<2x8x8192x256xf16> {
  %init = tensor.empty() : tensor<2x8x8192x256xf16>
  %out = attn.attention query(%q : tensor<2x8x8192x256xf16>) key(%q : tensor<2x8x8192x256xf16>) value(%q : tensor<2x8x8192x256xf16>) causal outs(%init : tensor<2x8x8192x256xf16>)
  return %out : tensor<2x8x8192x256xf16>
}

// -----

// 48 KiB and 168 KiB; with queries in registers there would be 80 keys.
// CHECK-LABEL: func.func @depth192
// CHECK: query_tile = 128, key_tile = 112, waves = 8, {{.*}} order = compiler, queries_in_lds, producer, tiles = strided>>
func.func @depth192(%q: tensor<2x8x8192x192xbf16>) -> tensor<2x8x8192x192xbf16> {
  %init = tensor.empty() : tensor<2x8x8192x192xbf16>
  %out = attn.attention query(%q : tensor<2x8x8192x192xbf16>) key(%q : tensor<2x8x8192x192xbf16>) value(%q : tensor<2x8x8192x192xbf16>) outs(%init : tensor<2x8x8192x192xbf16>)
  return %out : tensor<2x8x8192x192xbf16>
}

// -----

// CHECK-LABEL: func.func @depth192_128
// CHECK: query_tile = 128, key_tile = 128, waves = 8, {{.*}} order = compiler, queries_in_lds, producer, tiles = strided>>
func.func @depth192_128(%q: tensor<2x8x8192x192xbf16>, %v: tensor<2x8x8192x128xbf16>) -> tensor<2x8x8192x128xbf16> {
  %init = tensor.empty() : tensor<2x8x8192x128xbf16>
  %out = attn.attention query(%q : tensor<2x8x8192x192xbf16>) key(%q : tensor<2x8x8192x192xbf16>) value(%v : tensor<2x8x8192x128xbf16>) outs(%init : tensor<2x8x8192x128xbf16>)
  return %out : tensor<2x8x8192x128xbf16>
}

// -----

// The output takes 128 registers, 112 keys another 84.
// CHECK-LABEL: func.func @depth128_256
// CHECK: query_tile = 128, key_tile = 112, waves = 8, {{.*}} order = compiler, queries_in_lds, producer, tiles = strided>>
func.func @depth128_256(%q: tensor<2x8x8192x128xbf16>, %v: tensor<2x8x8192x256xbf16>) -> tensor<2x8x8192x256xbf16> {
  %init = tensor.empty() : tensor<2x8x8192x256xbf16>
  %out = attn.attention query(%q : tensor<2x8x8192x128xbf16>) key(%q : tensor<2x8x8192x128xbf16>) value(%v : tensor<2x8x8192x256xbf16>) outs(%init : tensor<2x8x8192x256xbf16>)
  return %out : tensor<2x8x8192x256xbf16>
}

// -----

// Outputs that are rounded later, or whose rows are not contiguous, are stored
// by lanes; tiles with few queries, too.

// CHECK-LABEL: func.func @wide
// CHECK: order = compiler, queries_in_lds, producer, tiles = strided, overlap_tiles>>
func.func @wide(%q: tensor<8x16x2048x128xf16>) -> tensor<8x16x2048x128xf32> {
  %init = tensor.empty() : tensor<8x16x2048x128xf32>
  %out = attn.attention query(%q : tensor<8x16x2048x128xf16>) key(%q : tensor<8x16x2048x128xf16>) value(%q : tensor<8x16x2048x128xf16>) outs(%init : tensor<8x16x2048x128xf32>)
  return %out : tensor<8x16x2048x128xf32>
}

// CHECK-LABEL: func.func @columns
// CHECK: order = compiler, queries_in_lds, producer, tiles = strided, overlap_tiles>>
func.func @columns(%q: tensor<8x16x2048x128xf16>) -> tensor<8x16x128x2048xf16> {
  %init = tensor.empty() : tensor<8x16x128x2048xf16>
  %out = attn.attention query(%q : tensor<8x16x2048x128xf16>) key(%q : tensor<8x16x2048x128xf16>) value(%q : tensor<8x16x2048x128xf16>) outs(%init : tensor<8x16x128x2048xf16>, bhds)
  return %out : tensor<8x16x128x2048xf16>
}

// CHECK-LABEL: func.func @few
// CHECK: mma = <
// CHECK-NOT: outputs_in_lds
// CHECK-SAME: >
func.func @few(%q: tensor<8x16x100x128xf16>, %k: tensor<8x16x2048x128xf16>) -> tensor<8x16x100x128xf16> {
  %init = tensor.empty() : tensor<8x16x100x128xf16>
  %out = attn.attention query(%q : tensor<8x16x100x128xf16>) key(%k : tensor<8x16x2048x128xf16>) value(%k : tensor<8x16x2048x128xf16>) outs(%init : tensor<8x16x100x128xf16>)
  return %out : tensor<8x16x100x128xf16>
}

// -----

// Rows of 160 bytes are two of 128 in workgroup memory.
// CHECK-LABEL: func.func @depth80
// CHECK: query_tile = 192, key_tile = 112, waves = 12, row_lanes = 4, depth_stage = 16, {{.*}} wave_groups = 3, {{.*}} queries_in_lds, {{.*}}producer, tiles = paired>>
func.func @depth80(%q: tensor<2x24x8192x80xf16>) -> tensor<2x24x8192x80xf16> {
  %init = tensor.empty() : tensor<2x24x8192x80xf16>
  %out = attn.attention query(%q : tensor<2x24x8192x80xf16>) key(%q : tensor<2x24x8192x80xf16>) value(%q : tensor<2x24x8192x80xf16>) causal outs(%init : tensor<2x24x8192x80xf16>)
  return %out : tensor<2x24x8192x80xf16>
}
