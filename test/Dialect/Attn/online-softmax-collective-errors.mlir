// RUN: attn-opt %s -split-input-file -attn-online-softmax -verify-diagnostics

#s = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16,
                      depth_stage = 32, key_stage = 32, splits = 1>
func.func @tensors(%q: tensor<16x64xf16>) -> tensor<16x64xf16> {
  // expected-error @below {{has a collective schedule and is on tensors: run attn-tile and bufferize first}}
  %r = attn.attention query(%q : tensor<16x64xf16>) key(%q : tensor<16x64xf16>) value(%q : tensor<16x64xf16>)
      outs(%q : tensor<16x64xf16>) collective #s
  return %r : tensor<16x64xf16>
}

// -----

#s = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16,
                      depth_stage = 32, key_stage = 32, splits = 1>
func.func @f64(%q: memref<16x64xf64>, %o: memref<16x64xf64>) {
  // expected-error @below {{is of f64, for which there is no collective program: schedule it for a host}}
  attn.attention query(%q : memref<16x64xf64>) key(%q : memref<16x64xf64>) value(%q : memref<16x64xf64>)
      outs(%o : memref<16x64xf64>) collective #s
  return
}

// -----

#s = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16,
                      depth_stage = 32, key_stage = 32, splits = 1>
func.func @batch(%q: memref<2x1x16x64xf16>, %o: memref<2x1x16x64xf16>) {
  // expected-error @below {{is no tile: its batch is 2, expected 1 (run attn-tile)}}
  attn.attention query(%q : memref<2x1x16x64xf16>) key(%q : memref<2x1x16x64xf16>)
      value(%q : memref<2x1x16x64xf16>) outs(%o : memref<2x1x16x64xf16>) collective #s
  return
}

// -----

#s = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16,
                      depth_stage = 32, key_stage = 32, splits = 1>
func.func @key_heads(%q: memref<2x16x64xf16>, %o: memref<2x16x64xf16>) {
  // expected-error @below {{is no tile: it has 2 key heads, expected 1 (run attn-tile)}}
  attn.attention query(%q : memref<2x16x64xf16>) key(%q : memref<2x16x64xf16>)
      value(%q : memref<2x16x64xf16>) outs(%o : memref<2x16x64xf16>) collective #s
  return
}

// -----

#s = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16,
                      depth_stage = 32, key_stage = 32, splits = 1>
func.func @query_heads(%q: memref<2x16x64xf16>, %k: memref<16x64xf16>, %o: memref<2x16x64xf16>) {
  // expected-error @below {{is no tile: it has 2 query heads, its schedule packs 1 (run attn-tile)}}
  attn.attention query(%q : memref<2x16x64xf16>) key(%k : memref<16x64xf16>)
      value(%k : memref<16x64xf16>) outs(%o : memref<2x16x64xf16>) collective #s
  return
}

// -----

#s = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16,
                      depth_stage = 32, key_stage = 32, splits = 1>
func.func @depth(%q: memref<16x?xf16>, %o: memref<16x?xf16>) {
  // expected-error @below {{has a dynamic depth, which tiles of registers can't hold: use attn-decompose}}
  attn.attention query(%q : memref<16x?xf16>) key(%q : memref<16x?xf16>)
      value(%q : memref<16x?xf16>) outs(%o : memref<16x?xf16>) collective #s
  return
}

// -----

#s = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16,
                      depth_stage = 32, key_stage = 32, splits = 1>
func.func @queries(%q: memref<17x64xf16>, %o: memref<17x64xf16>) {
  // expected-error @below {{is no tile: its query length is 17, the schedule's query_tile is 16 (run attn-tile)}}
  attn.attention query(%q : memref<17x64xf16>) key(%q : memref<17x64xf16>)
      value(%q : memref<17x64xf16>) outs(%o : memref<17x64xf16>) collective #s
  return
}

// -----

func.func @merge_without_schedule(%o: memref<2x1x1x4x8xf32>, %l: memref<2x1x1x4xf32>, %out: memref<1x1x4x8xf32>) {
  // expected-error @below {{has no collective schedule: attn-decompose lowers it for a host}}
  attn.merge_splits parts(%o : memref<2x1x1x4x8xf32>, %l : memref<2x1x1x4xf32>) outs(%out : memref<1x1x4x8xf32>, bhsd)
  return
}

// -----

func.func @merge_of_heads(%o: memref<2x1x2x4x8xf32>, %l: memref<2x1x2x4xf32>, %out: memref<1x2x4x8xf32>) {
  // expected-error @below {{is no tile of its collective schedule: its parts are 'memref<2x1x2x4x8xf32>'}}
  attn.merge_splits parts(%o : memref<2x1x2x4x8xf32>, %l : memref<2x1x2x4xf32>) outs(%out : memref<1x2x4x8xf32>, bhsd)
      collective <chip = "gfx906", heads = 1, query_tile = 4, key_tile = 64, waves = 1, row_lanes = 16,
                  depth_stage = 32, key_stage = 32, splits = 2>
  return
}

// -----

func.func @atom(%q: memref<32x64xf32>, %o: memref<32x64xf32>) {
  // expected-error @below {{has a collective schedule that can't be built: matrix instructions are used for f16 and bf16 only}}
  attn.attention query(%q : memref<32x64xf32>) key(%q : memref<32x64xf32>) value(%q : memref<32x64xf32>) outs(%o : memref<32x64xf32>)
      collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 2, depth_stage = 64, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// -----

func.func @few_rows(%q: memref<128x64xf16>, %o: memref<128x64xf16>) {
  // expected-error @below {{has a collective schedule that can't be built: 8 waves have 128 rows, expected a multiple of 256}}
  attn.attention query(%q : memref<128x64xf16>) key(%q : memref<128x64xf16>) value(%q : memref<128x64xf16>) outs(%o : memref<128x64xf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 64, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// -----

func.func @few_lanes(%q: memref<16x64xf16>, %o: memref<16x64xf16>) {
  // expected-error @below {{has a collective schedule that can't be built: row_lanes is 64, a wave has 32 lanes}}
  attn.attention query(%q : memref<16x64xf16>) key(%q : memref<16x64xf16>) value(%q : memref<16x64xf16>) outs(%o : memref<16x64xf16>)
      collective<chip = "gfx1030", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 64, depth_stage = 32, key_stage = 32, splits = 1>
  return
}
