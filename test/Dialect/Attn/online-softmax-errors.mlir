// RUN: attn-opt %s --attn-online-softmax --split-input-file --verify-diagnostics

func.func @no_schedule(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  // expected-error @below {{has no schedule: run attn-select-schedule, or write schedule<...> on the op}}
  %0 = attn.attention query(%x : tensor<16x8xf32>) key(%x : tensor<16x8xf32>)
      value(%x : tensor<16x8xf32>) outs(%x : tensor<16x8xf32>)
  return %0 : tensor<16x8xf32>
}

// -----

func.func @batch(%x: tensor<2x1x16x8xf32>) -> tensor<2x1x16x8xf32> {
  // expected-error @below {{is no tile: its batch is 2, expected 1 (run attn-tile)}}
  %0 = attn.attention query(%x : tensor<2x1x16x8xf32>)
      key(%x : tensor<2x1x16x8xf32>) value(%x : tensor<2x1x16x8xf32>)
      outs(%x : tensor<2x1x16x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0 : tensor<2x1x16x8xf32>
}

// -----

func.func @heads(%x: tensor<2x16x8xf32>) -> tensor<2x16x8xf32> {
  // expected-error @below {{is no tile: it spans more than one key head (run attn-tile)}}
  %0 = attn.attention query(%x : tensor<2x16x8xf32>)
      key(%x : tensor<2x16x8xf32>) value(%x : tensor<2x16x8xf32>)
      outs(%x : tensor<2x16x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0 : tensor<2x16x8xf32>
}

// -----

func.func @queries(%x: tensor<32x8xf32>) -> tensor<32x8xf32> {
  // expected-error @below {{is no tile: its query length is 32, the schedule's query_tile is 16 (run attn-tile)}}
  %0 = attn.attention query(%x : tensor<32x8xf32>) key(%x : tensor<32x8xf32>)
      value(%x : tensor<32x8xf32>) outs(%x : tensor<32x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0 : tensor<32x8xf32>
}

// -----

func.func @dynamic_queries(%q: tensor<?x8xf32>, %x: tensor<32x8xf32>)
    -> tensor<?x8xf32> {
  // expected-error @below {{is no tile: its query length is dynamic, the schedule's query_tile is 16 (run attn-tile)}}
  %0 = attn.attention query(%q : tensor<?x8xf32>) key(%x : tensor<32x8xf32>)
      value(%x : tensor<32x8xf32>) outs(%q : tensor<?x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @dynamic_depth(%x: tensor<16x?xf32>) -> tensor<16x?xf32> {
  // expected-error @below {{has a dynamic depth, which tiles of registers can't hold: use attn-decompose}}
  %0 = attn.attention query(%x : tensor<16x?xf32>) key(%x : tensor<16x?xf32>)
      value(%x : tensor<16x?xf32>) outs(%x : tensor<16x?xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0 : tensor<16x?xf32>
}

// -----

func.func @depth_lanes(%q: tensor<?x16xf32>, %x: tensor<32x16xf32>)
    -> tensor<?x16xf32> {
  // expected-error @below {{has a schedule with lanes along the depth, which needs a static query length that query_tile 1 equals, got a dynamic one}}
  %0 = attn.attention query(%q : tensor<?x16xf32>) key(%x : tensor<32x16xf32>)
      value(%x : tensor<32x16xf32>) outs(%q : tensor<?x16xf32>)
      schedule<query_tile = 1, key_tile = 16, lanes = depth, register_rows = 16,
               register_lanes = 16>
  return %0 : tensor<?x16xf32>
}

// -----

func.func @on_memrefs(%x: memref<16x8xf32>) {
  // expected-error @below {{is on memrefs: run attn-tile first}}
  attn.attention query(%x : memref<16x8xf32>) key(%x : memref<16x8xf32>)
      value(%x : memref<16x8xf32>) outs(%x : memref<16x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return
}

// -----

func.func @gradients_without_schedule(%q: tensor<16x8xf32>, %k: tensor<16x8xf32>, %l: tensor<16xf32>) -> tensor<16x8xf32> {
  // expected-error @below {{has no schedule: run attn-select-schedule, or write schedule<...> on the op}}
  %0:3 = attn.attention_backward query(%q : tensor<16x8xf32>)
      key(%k : tensor<16x8xf32>) value(%k : tensor<16x8xf32>)
      output(%q : tensor<16x8xf32>) output_gradient(%q : tensor<16x8xf32>)
      lse(%l : tensor<16xf32>)
      query_gradient(%q : tensor<16x8xf32>) key_gradient(%k : tensor<16x8xf32>)
      value_gradient(%k : tensor<16x8xf32>)
  return %0#0 : tensor<16x8xf32>
}

// -----

func.func @gradients_depth_lanes(%q: tensor<16x8xf32>, %k: tensor<16x8xf32>, %l: tensor<16xf32>) -> tensor<16x8xf32> {
  // expected-error @below {{has a schedule with lanes along the depth; gradients are computed with lanes along the queries}}
  %0:3 = attn.attention_backward query(%q : tensor<16x8xf32>)
      key(%k : tensor<16x8xf32>) value(%k : tensor<16x8xf32>)
      output(%q : tensor<16x8xf32>) output_gradient(%q : tensor<16x8xf32>)
      lse(%l : tensor<16xf32>)
      query_gradient(%q : tensor<16x8xf32>) key_gradient(%k : tensor<16x8xf32>)
      value_gradient(%k : tensor<16x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = depth, register_rows = 8,
               register_lanes = 8>
  return %0#0 : tensor<16x8xf32>
}

// -----

func.func @gradients_batch(%q: tensor<2x1x16x8xf32>, %k: tensor<2x1x16x8xf32>, %l: tensor<2x1x16xf32>) -> tensor<2x1x16x8xf32> {
  // expected-error @below {{is no tile: its batch is 2, expected 1 (run attn-tile)}}
  %0:3 = attn.attention_backward query(%q : tensor<2x1x16x8xf32>)
      key(%k : tensor<2x1x16x8xf32>) value(%k : tensor<2x1x16x8xf32>)
      output(%q : tensor<2x1x16x8xf32>) output_gradient(%q : tensor<2x1x16x8xf32>)
      lse(%l : tensor<2x1x16xf32>)
      query_gradient(%q : tensor<2x1x16x8xf32>) key_gradient(%k : tensor<2x1x16x8xf32>)
      value_gradient(%k : tensor<2x1x16x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0#0 : tensor<2x1x16x8xf32>
}

// -----

func.func @gradients_key_heads(%q: tensor<4x16x8xf32>, %k: tensor<4x16x8xf32>, %l: tensor<4x16xf32>) -> tensor<4x16x8xf32> {
  // expected-error @below {{is no tile: it has 4 key heads, expected 1 (run attn-tile)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x16x8xf32>)
      key(%k : tensor<4x16x8xf32>) value(%k : tensor<4x16x8xf32>)
      output(%q : tensor<4x16x8xf32>) output_gradient(%q : tensor<4x16x8xf32>)
      lse(%l : tensor<4x16xf32>)
      query_gradient(%q : tensor<4x16x8xf32>) key_gradient(%k : tensor<4x16x8xf32>)
      value_gradient(%k : tensor<4x16x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0#0 : tensor<4x16x8xf32>
}

// -----

func.func @gradients_depth(%q: tensor<16x?xf32>, %k: tensor<16x?xf32>, %l: tensor<16xf32>) -> tensor<16x?xf32> {
  // expected-error @below {{has a dynamic depth, which tiles of registers can't hold: use attn-decompose}}
  %0:3 = attn.attention_backward query(%q : tensor<16x?xf32>)
      key(%k : tensor<16x?xf32>) value(%k : tensor<16x?xf32>)
      output(%q : tensor<16x?xf32>) output_gradient(%q : tensor<16x?xf32>)
      lse(%l : tensor<16xf32>)
      query_gradient(%q : tensor<16x?xf32>) key_gradient(%k : tensor<16x?xf32>)
      value_gradient(%k : tensor<16x?xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0#0 : tensor<16x?xf32>
}

// -----

func.func @gradients_sink(%q: tensor<16x8xf32>, %k: tensor<16x8xf32>, %l: tensor<16xf32>, %b: tensor<1xf32>) -> tensor<16x8xf32> {
  // expected-error @below {{has a gradient of a sink: run attn-tile, which computes it beside the tiles}}
  %0:4 = attn.attention_backward query(%q : tensor<16x8xf32>)
      key(%k : tensor<16x8xf32>) value(%k : tensor<16x8xf32>)
      output(%q : tensor<16x8xf32>) output_gradient(%q : tensor<16x8xf32>)
      lse(%l : tensor<16xf32>) sink(%b : tensor<1xf32>)
      query_gradient(%q : tensor<16x8xf32>) key_gradient(%k : tensor<16x8xf32>)
      value_gradient(%k : tensor<16x8xf32>) sink_gradient(%b : tensor<1xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0#0 : tensor<16x8xf32>
}
