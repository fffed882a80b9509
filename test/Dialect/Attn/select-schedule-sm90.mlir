// RUN: attn-opt %s --attn-select-schedule="target=sm_90a tuning-file=none" --split-input-file | FileCheck %s

// Which way sm_90a takes.

// Key lengths, with many queries: blocks that end with the keys.
// CHECK-LABEL: func.func @lengths
// CHECK: splits = 1, mma = <atom = "64x8x16", {{.*}} outputs_in_lds, producer, tiles = strided>>
func.func @lengths(%q: tensor<4x16x2048x128xf16>, %k: tensor<4x4x2048x128xf16>, %n: tensor<4xi32>) -> tensor<4x16x2048x128xf16> {
  %init = tensor.empty() : tensor<4x16x2048x128xf16>
  %out = attn.attention query(%q : tensor<4x16x2048x128xf16>) key(%k : tensor<4x4x2048x128xf16>) value(%k : tensor<4x4x2048x128xf16>) key_lengths(%n : tensor<4xi32>) outs(%init : tensor<4x16x2048x128xf16>)
  return %out : tensor<4x16x2048x128xf16>
}

// -----

// A diagonal makes pairs of tiles.
// CHECK-LABEL: func.func @lengths_causal
// CHECK: splits = 1, mma = <atom = "64x8x16", {{.*}} outputs_in_lds, producer, tiles = paired>>
func.func @lengths_causal(%q: tensor<4x16x2048x128xf16>, %k: tensor<4x4x2048x128xf16>, %n: tensor<4xi32>, %offset: index) -> tensor<4x16x2048x128xf16> {
  %init = tensor.empty() : tensor<4x16x2048x128xf16>
  %out = attn.attention query(%q : tensor<4x16x2048x128xf16>) key(%k : tensor<4x4x2048x128xf16>) value(%k : tensor<4x4x2048x128xf16>) key_lengths(%n : tensor<4xi32>) causal diagonal(bottom_right, %offset) outs(%init : tensor<4x16x2048x128xf16>)
  return %out : tensor<4x16x2048x128xf16>
}

// -----

// There is no bias in front of the first key.
// CHECK-LABEL: func.func @lengths_bias
// CHECK: mma = <atom = "16x8x16",
func.func @lengths_bias(%q: tensor<4x16x2048x128xf16>, %k: tensor<4x4x2048x128xf16>, %n: tensor<4xi32>, %bias: tensor<1x16x2048x2048xf16>) -> tensor<4x16x2048x128xf16> {
  %init = tensor.empty() : tensor<4x16x2048x128xf16>
  %out = attn.attention query(%q : tensor<4x16x2048x128xf16>) key(%k : tensor<4x4x2048x128xf16>) value(%k : tensor<4x4x2048x128xf16>) bias(%bias : tensor<1x16x2048x2048xf16>) key_lengths(%n : tensor<4xi32>) outs(%init : tensor<4x16x2048x128xf16>)
  return %out : tensor<4x16x2048x128xf16>
}

// -----

// Tiles that are fewer than compute units share their keys.
// CHECK-LABEL: func.func @splits
// CHECK: splits = 4, mma = <atom = "64x8x16", {{.*}} order = compiler, {{(queries_in_lds, )?}}producer>>
func.func @splits(%q: tensor<1x8x512x128xf16>, %k: tensor<1x8x16384x128xf16>) -> tensor<1x8x512x128xf16> {
  %init = tensor.empty() : tensor<1x8x512x128xf16>
  %out = attn.attention query(%q : tensor<1x8x512x128xf16>) key(%k : tensor<1x8x16384x128xf16>) value(%k : tensor<1x8x16384x128xf16>) outs(%init : tensor<1x8x512x128xf16>)
  return %out : tensor<1x8x512x128xf16>
}

// -----

// With more parts than compute units, workgroups stay for several.
// CHECK-LABEL: func.func @more_splits
// CHECK: splits = 3, mma = <atom = "64x8x16", {{.*}} order = compiler, {{(queries_in_lds, )?}}producer, tiles = strided>>
func.func @more_splits(%q: tensor<1x10x896x128xf16>, %k: tensor<1x10x65536x128xf16>) -> tensor<1x10x896x128xf16> {
  %init = tensor.empty() : tensor<1x10x896x128xf16>
  %out = attn.attention query(%q : tensor<1x10x896x128xf16>) key(%k : tensor<1x10x65536x128xf16>) value(%k : tensor<1x10x65536x128xf16>) outs(%init : tensor<1x10x896x128xf16>)
  return %out : tensor<1x10x896x128xf16>
}

// -----

// Few queries leave a tile for a producer empty.
// CHECK-LABEL: func.func @few
// CHECK: splits = 16, mma = <atom = "16x8x16",
func.func @few(%q: tensor<1x32x1x128xf16>, %k: tensor<1x8x1024x128xf16>) -> tensor<1x32x1x128xf16> {
  %init = tensor.empty() : tensor<1x32x1x128xf16>
  %out = attn.attention query(%q : tensor<1x32x1x128xf16>) key(%k : tensor<1x8x1024x128xf16>) value(%k : tensor<1x8x1024x128xf16>) outs(%init : tensor<1x32x1x128xf16>)
  return %out : tensor<1x32x1x128xf16>
}

// -----

// Where a slice ends, its tensor goes on: the copy engine gives no zeros.
// CHECK-LABEL: func.func @slice
// CHECK: mma = <atom = "16x8x16",
func.func @slice(%q: tensor<4x16x2048x128xf16>, %k: tensor<4x4x4096x128xf16>) -> tensor<4x16x2048x128xf16> {
  %init = tensor.empty() : tensor<4x16x2048x128xf16>
  %part = tensor.extract_slice %k[0, 0, 0, 0] [4, 4, 2048, 128] [1, 1, 1, 1] : tensor<4x4x4096x128xf16> to tensor<4x4x2048x128xf16>
  %out = attn.attention query(%q : tensor<4x16x2048x128xf16>) key(%part : tensor<4x4x2048x128xf16>) value(%part : tensor<4x4x2048x128xf16>) outs(%init : tensor<4x16x2048x128xf16>)
  return %out : tensor<4x16x2048x128xf16>
}

// -----

// What another op calls a row is a row of each head.
// CHECK-LABEL: func.func @view
// CHECK: splits = 1, mma = <atom = "64x8x16", {{.*}} producer{{.*}}>>
func.func @view(%q: tensor<4x2048x16x128xf16>, %k: tensor<8192x2048xf16>) -> tensor<4x2048x16x128xf16> {
  %init = tensor.empty() : tensor<4x2048x16x128xf16>
  %heads = tensor.expand_shape %k [[0, 1], [2, 3]] output_shape [4, 2048, 16, 128] : tensor<8192x2048xf16> into tensor<4x2048x16x128xf16>
  %out = attn.attention query(%q : tensor<4x2048x16x128xf16>, bshd) key(%heads : tensor<4x2048x16x128xf16>, bshd) value(%heads : tensor<4x2048x16x128xf16>, bshd)
      outs(%init : tensor<4x2048x16x128xf16>, bshd)
  return %out : tensor<4x2048x16x128xf16>
}
