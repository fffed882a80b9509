// RUN: attn-opt %s -split-input-file -verify-diagnostics

// One case for each message of the verifiers and the parser, in the order of
// the clauses of docs/Semantics.md. test/Dialect/Attn/invalid-coverage.test
// checks that no message is without one.

//===----------------------------------------------------------------------===//
// attn.attention: operands and layouts
//===----------------------------------------------------------------------===//

func.func @c1_unranked(%q: tensor<*xf32>, %x: tensor<4x8xf32>) {
  // expected-error @below {{'attn.attention' op query must be a ranked tensor or memref, got 'tensor<*xf32>' (attention-c1)}}
  %0 = "attn.attention"(%q, %x, %x, %x) <{
    queryLayout = #attn.layout<sd>, keyLayout = #attn.layout<sd>,
    valueLayout = #attn.layout<sd>, outputLayout = #attn.layout<sd>,
    operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>
  }> ({}) : (tensor<*xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @c1_vector(%q: vector<4x8xf32>, %x: tensor<4x8xf32>) {
  // expected-error @below {{query must be a ranked tensor or memref, got 'vector<4x8xf32>' (attention-c1)}}
  %0 = attn.attention query(%q : vector<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c1_unranked_output(%x: tensor<4x8xf32>, %out: tensor<*xf32>) {
  // expected-error @below {{result #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%out : tensor<*xf32>)
  return
}

// -----

func.func @c1_unranked_memref(%q: memref<4x8xf32>, %k: memref<*xf32>) {
  // expected-error @below {{key must be a ranked tensor or memref, got 'memref<*xf32>' (attention-c1)}}
  attn.attention query(%q : memref<4x8xf32>) key(%k : memref<*xf32>)
      value(%q : memref<4x8xf32>) outs(%q : memref<4x8xf32>)
  return
}

// -----

func.func @c1_mixed(%q: tensor<4x8xf32>, %k: memref<4x8xf32>) {
  // expected-error @below {{operands must be all tensors or all memrefs, but query is a tensor and key is 'memref<4x8xf32>' (attention-c1)}}
  %0 = attn.attention query(%q : tensor<4x8xf32>) key(%k : memref<4x8xf32>)
      value(%q : tensor<4x8xf32>) outs(%q : tensor<4x8xf32>)
  return
}

// -----

func.func @c1_mixed_the_other_way(%q: memref<4x8xf32>, %lengths: tensor<1xi32>) {
  // expected-error @below {{but query is a memref and key_lengths is 'tensor<1xi32>' (attention-c1)}}
  attn.attention query(%q : memref<4x8xf32>) key(%q : memref<4x8xf32>)
      value(%q : memref<4x8xf32>) key_lengths(%lengths : tensor<1xi32>)
      outs(%q : memref<4x8xf32>)
  return
}

// -----

func.func @c1_destination(%q: tensor<4x8xf32>, %out: vector<4x8xf32>) {
  // expected-error @below {{outs must be a ranked tensor or memref, got 'vector<4x8xf32>' (attention-c1)}}
  attn.attention query(%q : tensor<4x8xf32>) key(%q : tensor<4x8xf32>)
      value(%q : tensor<4x8xf32>) outs(%out : vector<4x8xf32>)
  return
}

// -----

func.func @c1_scalar(%q: f32, %x: tensor<4x8xf32>) {
  // expected-error @below {{operand #0 must be shaped of any type values, but got 'f32'}}
  %0 = attn.attention query(%q : f32) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c2_missing_layout(%x: tensor<4x8xf32>) {
  // expected-error @below {{requires attribute 'keyLayout'}}
  %0 = "attn.attention"(%x, %x, %x, %x) <{
    queryLayout = #attn.layout<sd>,
    valueLayout = #attn.layout<sd>, outputLayout = #attn.layout<sd>,
    operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>
  }> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @c2_layout_without_operand(%x: tensor<4x8xf32>) {
  // expected-error @below {{mask's layout must be there exactly if mask is (attention-c2)}}
  %0 = "attn.attention"(%x, %x, %x, %x) <{
    queryLayout = #attn.layout<sd>, keyLayout = #attn.layout<sd>,
    valueLayout = #attn.layout<sd>, outputLayout = #attn.layout<sd>,
    maskLayout = #attn.layout<qk>,
    operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>
  }> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @c2_operand_without_layout(%x: tensor<4x8xf32>, %lse: tensor<4xf32>) {
  // expected-error @below {{lse's layout must be there exactly if lse is (attention-c2)}}
  %0:2 = "attn.attention"(%x, %x, %x, %x, %lse) <{
    queryLayout = #attn.layout<sd>, keyLayout = #attn.layout<sd>,
    valueLayout = #attn.layout<sd>, outputLayout = #attn.layout<sd>,
    operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1>
  }> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4xf32>) -> (tensor<4x8xf32>, tensor<4xf32>)
  return
}

// -----

func.func @c2_rank(%x: tensor<4x8xf32>, %k: tensor<2x4x8xf32>) {
  // expected-error @below {{key's rank is 3 but its layout 'sd' names 2 axes (attention-c2)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>)
      key(%k : tensor<2x4x8xf32>, sd) value(%x : tensor<4x8xf32>)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c2_high_rank(%x: tensor<4x8xf32>, %v: tensor<1x1x1x4x8xf32>) {
  // expected-error @below {{value's rank is 5 but its layout 'bhsd' names 4 axes (attention-c2)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%v : tensor<1x1x1x4x8xf32>) outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c2_rank_zero(%x: tensor<4x8xf32>, %bias: tensor<f32>) {
  // expected-error @below {{bias must have at least one dimension, got 'tensor<f32>' (attention-c2)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) bias(%bias : tensor<f32>)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c2_letter(%x: tensor<4x8xf32>) {
  // expected-error @below {{query's layout 'qd' names axis 'q', expected letters out of 'bhsd' (attention-c2)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>, qd) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c2_letter_of_mask(%x: tensor<4x8xf32>, %mask: tensor<4x4xi1>) {
  // expected-error @below {{mask's layout 'sk' names axis 's', expected letters out of 'bhqk' (attention-c2)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) mask(%mask : tensor<4x4xi1>, sk)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c2_lacks(%x: tensor<4x8xf32>) {
  // expected-error @below {{outs's layout 'hd' lacks axis 's' (attention-c2)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>, hd)
  return
}

// -----

func.func @c2_lse(%x: tensor<4x8xf32>, %lse: tensor<4xf32>) {
  // expected-error @below {{lse's layout 'h' lacks axis 's' (attention-c2)}}
  %0:2 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      lse(%lse : tensor<4xf32>, h)
  return
}

// -----

//===----------------------------------------------------------------------===//
// attn.attention: element types
//===----------------------------------------------------------------------===//

func.func @c3_query(%x: tensor<4x8xi8>) {
  // expected-error @below {{query's element type must be f16, bf16, f32 or f64, got 'i8' (attention-c3)}}
  %0 = attn.attention query(%x : tensor<4x8xi8>) key(%x : tensor<4x8xi8>)
      value(%x : tensor<4x8xi8>) outs(%x : tensor<4x8xi8>)
  return
}

// -----

func.func @c3_value(%x: tensor<4x8xf16>, %v: tensor<4x8xbf16>) {
  // expected-error @below {{value's element type is 'bf16' but query's element type is 'f16' (attention-c3)}}
  %0 = attn.attention query(%x : tensor<4x8xf16>) key(%x : tensor<4x8xf16>)
      value(%v : tensor<4x8xbf16>) outs(%x : tensor<4x8xf16>)
  return
}

// -----

func.func @c7_bias(%x: tensor<4x8xf16>, %bias: tensor<4x4xf64>) {
  // expected-error @below {{bias's element type must be f16, bf16, f32, or f64 with f64 operands, got 'f64' (attention-c7)}}
  %0 = attn.attention query(%x : tensor<4x8xf16>) key(%x : tensor<4x8xf16>)
      value(%x : tensor<4x8xf16>) bias(%bias : tensor<4x4xf64>)
      outs(%x : tensor<4x8xf16>)
  return
}

// -----

func.func @c7_mask(%x: tensor<4x8xf16>, %mask: tensor<4x4xi8>) {
  // expected-error @below {{mask's element type must be i1, got 'i8' (attention-c7)}}
  %0 = attn.attention query(%x : tensor<4x8xf16>) key(%x : tensor<4x8xf16>)
      value(%x : tensor<4x8xf16>) mask(%mask : tensor<4x4xi8>)
      outs(%x : tensor<4x8xf16>)
  return
}

// -----

func.func @c8_type(%x: tensor<4x8xf16>, %lengths: tensor<1xi16>) {
  // expected-error @below {{key_lengths's element type must be i32 or i64, got 'i16' (attention-c8)}}
  %0 = attn.attention query(%x : tensor<4x8xf16>) key(%x : tensor<4x8xf16>)
      value(%x : tensor<4x8xf16>) key_lengths(%lengths : tensor<1xi16>)
      outs(%x : tensor<4x8xf16>)
  return
}

// -----

func.func @c9_type(%x: tensor<4x8xf16>, %sink: tensor<1xf16>) {
  // expected-error @below {{sink's element type must be 'f32', got 'f16' (attention-c9)}}
  %0 = attn.attention query(%x : tensor<4x8xf16>) key(%x : tensor<4x8xf16>)
      value(%x : tensor<4x8xf16>) sink(%sink : tensor<1xf16>)
      outs(%x : tensor<4x8xf16>)
  return
}

// -----

func.func @c10_output(%x: tensor<4x8xf16>, %out: tensor<4x8xbf16>) {
  // expected-error @below {{outs's element type is 'bf16' but query's element type is 'f16', expected 'f16' or 'f32' (attention-c10)}}
  %0 = attn.attention query(%x : tensor<4x8xf16>) key(%x : tensor<4x8xf16>)
      value(%x : tensor<4x8xf16>) outs(%out : tensor<4x8xbf16>)
  return
}

// -----

func.func @c10_output_one_type(%x: tensor<4x8xf32>, %out: tensor<4x8xf16>) {
  // expected-error @below {{outs's element type is 'f16' but query's element type is 'f32', expected 'f32' (attention-c10)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%out : tensor<4x8xf16>)
  return
}

// -----

func.func @c10_lse(%x: tensor<4x8xf64>, %lse: tensor<4xf32>) {
  // expected-error @below {{lse's element type must be 'f64', got 'f32' (attention-c10)}}
  %0:2 = attn.attention query(%x : tensor<4x8xf64>) key(%x : tensor<4x8xf64>)
      value(%x : tensor<4x8xf64>) outs(%x : tensor<4x8xf64>)
      lse(%lse : tensor<4xf32>)
  return
}

// -----

//===----------------------------------------------------------------------===//
// attn.attention: extents
//===----------------------------------------------------------------------===//

func.func @c4_key_depth(%q: tensor<4x64xf32>, %k: tensor<4x32xf32>) {
  // expected-error @below {{'attn.attention' op key's depth is 32 but query's depth is 64 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<4x64xf32>) key(%k : tensor<4x32xf32>)
      value(%q : tensor<4x64xf32>) outs(%q : tensor<4x64xf32>)
  return
}

// -----

func.func @c4_output_depth(%q: tensor<4x64xf32>, %v: tensor<4x32xf32>) {
  // expected-error @below {{outs's depth is 64 but value's depth is 32 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<4x64xf32>) key(%q : tensor<4x64xf32>)
      value(%v : tensor<4x32xf32>) outs(%q : tensor<4x64xf32>)
  return
}

// -----

func.func @c4_key_batch(%q: tensor<2x1x4x8xf32>, %k: tensor<3x1x4x8xf32>) {
  // expected-error @below {{key's batch is 3 but query's batch is 2 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<2x1x4x8xf32>)
      key(%k : tensor<3x1x4x8xf32>) value(%k : tensor<3x1x4x8xf32>)
      outs(%q : tensor<2x1x4x8xf32>)
  return
}

// -----

func.func @c4_batch_left_out(%q: tensor<2x1x4x8xf32>, %k: tensor<1x4x8xf32>) {
  // expected-error @below {{key's batch is 1 but query's batch is 2 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<2x1x4x8xf32>)
      key(%k : tensor<1x4x8xf32>) value(%k : tensor<1x4x8xf32>)
      outs(%q : tensor<2x1x4x8xf32>)
  return
}

// -----

func.func @c4_value_batch(%q: tensor<2x1x4x8xf32>, %v: tensor<3x1x4x8xf32>) {
  // expected-error @below {{value's batch is 3 but query's batch is 2 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<2x1x4x8xf32>)
      key(%q : tensor<2x1x4x8xf32>) value(%v : tensor<3x1x4x8xf32>)
      outs(%q : tensor<2x1x4x8xf32>)
  return
}

// -----

func.func @c4_output_batch(%q: tensor<2x1x4x8xf32>, %out: tensor<3x1x4x8xf32>) {
  // expected-error @below {{outs's batch is 3 but query's batch is 2 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<2x1x4x8xf32>)
      key(%q : tensor<2x1x4x8xf32>) value(%q : tensor<2x1x4x8xf32>)
      outs(%out : tensor<3x1x4x8xf32>)
  return
}

// -----

func.func @c4_value_heads(%q: tensor<8x4x8xf32>, %k: tensor<2x4x8xf32>) {
  // expected-error @below {{value's heads is 8 but key's heads is 2 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<8x4x8xf32>) key(%k : tensor<2x4x8xf32>)
      value(%q : tensor<8x4x8xf32>) outs(%q : tensor<8x4x8xf32>)
  return
}

// -----

func.func @c4_output_heads(%q: tensor<8x4x8xf32>, %k: tensor<2x4x8xf32>) {
  // expected-error @below {{outs's heads is 2 but query's heads is 8 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<8x4x8xf32>) key(%k : tensor<2x4x8xf32>)
      value(%k : tensor<2x4x8xf32>) outs(%k : tensor<2x4x8xf32>)
  return
}

// -----

func.func @c4_value_length(%q: tensor<4x8xf32>, %v: tensor<5x8xf32>) {
  // expected-error @below {{value's length is 5 but key's length is 4 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<4x8xf32>) key(%q : tensor<4x8xf32>)
      value(%v : tensor<5x8xf32>) outs(%q : tensor<4x8xf32>)
  return
}

// -----

func.func @c4_output_length(%q: tensor<4x8xf32>, %out: tensor<8x5xf32>) {
  // expected-error @below {{outs's length is 5 but query's length is 4 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<4x8xf32>) key(%q : tensor<4x8xf32>)
      value(%q : tensor<4x8xf32>) outs(%out : tensor<8x5xf32>, ds)
  return
}

// -----

func.func @c4_lse_batch(%q: tensor<2x1x4x8xf32>, %lse: tensor<3x1x4xf32>) {
  // expected-error @below {{lse's batch is 3 but query's batch is 2 (attention-c4)}}
  %0:2 = attn.attention query(%q : tensor<2x1x4x8xf32>)
      key(%q : tensor<2x1x4x8xf32>) value(%q : tensor<2x1x4x8xf32>)
      outs(%q : tensor<2x1x4x8xf32>) lse(%lse : tensor<3x1x4xf32>)
  return
}

// -----

func.func @c4_lse_heads(%q: tensor<8x4x8xf32>, %lse: tensor<4xf32>) {
  // expected-error @below {{lse's heads is 1 but query's heads is 8 (attention-c4)}}
  %0:2 = attn.attention query(%q : tensor<8x4x8xf32>)
      key(%q : tensor<8x4x8xf32>) value(%q : tensor<8x4x8xf32>)
      outs(%q : tensor<8x4x8xf32>) lse(%lse : tensor<4xf32>)
  return
}

// -----

func.func @c4_lse_length(%q: tensor<4x8xf32>, %lse: tensor<5xf32>) {
  // expected-error @below {{lse's length is 5 but query's length is 4 (attention-c4)}}
  %0:2 = attn.attention query(%q : tensor<4x8xf32>) key(%q : tensor<4x8xf32>)
      value(%q : tensor<4x8xf32>) outs(%q : tensor<4x8xf32>)
      lse(%lse : tensor<5xf32>)
  return
}

// -----

func.func @c5_heads(%q: tensor<8x4x8xf32>, %k: tensor<3x4x8xf32>) {
  // expected-error @below {{key's heads must divide query's heads, but key's heads is 3 and query's heads is 8 (attention-c5)}}
  %0 = attn.attention query(%q : tensor<8x4x8xf32>) key(%k : tensor<3x4x8xf32>)
      value(%k : tensor<3x4x8xf32>) outs(%q : tensor<8x4x8xf32>)
  return
}

// -----

func.func @c5_no_key_heads(%q: tensor<8x4x8xf32>, %k: tensor<0x4x8xf32>) {
  // expected-error @below {{but key's heads is 0 and query's heads is 8 (attention-c5)}}
  %0 = attn.attention query(%q : tensor<8x4x8xf32>) key(%k : tensor<0x4x8xf32>)
      value(%k : tensor<0x4x8xf32>) outs(%q : tensor<8x4x8xf32>)
  return
}

// -----

func.func @c6_bias_heads(%q: tensor<8x4x8xf32>, %bias: tensor<4x4x4xf32>) {
  // expected-error @below {{bias's heads is 4 but query's heads is 8, expected 1 or the same (attention-c6)}}
  %0 = attn.attention query(%q : tensor<8x4x8xf32>) key(%q : tensor<8x4x8xf32>)
      value(%q : tensor<8x4x8xf32>) bias(%bias : tensor<4x4x4xf32>)
      outs(%q : tensor<8x4x8xf32>)
  return
}

// -----

func.func @c6_mask_batch(%q: tensor<8x4x8xf32>, %mask: tensor<2x4xi1>) {
  // expected-error @below {{mask's batch is 2 but query's batch is 1, expected 1 (attention-c6)}}
  %0 = attn.attention query(%q : tensor<8x4x8xf32>) key(%q : tensor<8x4x8xf32>)
      value(%q : tensor<8x4x8xf32>) mask(%mask : tensor<2x4xi1>, bk)
      outs(%q : tensor<8x4x8xf32>)
  return
}

// -----

func.func @c6_mask_query(%q: tensor<4x8xf32>, %mask: tensor<5x4xi1>) {
  // expected-error @below {{mask's query length is 5 but query's length is 4, expected 1 or the same (attention-c6)}}
  %0 = attn.attention query(%q : tensor<4x8xf32>) key(%q : tensor<4x8xf32>)
      value(%q : tensor<4x8xf32>) mask(%mask : tensor<5x4xi1>)
      outs(%q : tensor<4x8xf32>)
  return
}

// -----

func.func @c6_mask_key(%q: tensor<4x8xf32>, %mask: tensor<0xi1>) {
  // expected-error @below {{mask's key length is 0 but key's length is 4, expected 1 or the same (attention-c6)}}
  %0 = attn.attention query(%q : tensor<4x8xf32>) key(%q : tensor<4x8xf32>)
      value(%q : tensor<4x8xf32>) mask(%mask : tensor<0xi1>, k)
      outs(%q : tensor<4x8xf32>)
  return
}

// -----

func.func @c8_rank(%x: tensor<4x8xf32>, %lengths: tensor<i32>) {
  // expected-error @below {{key_lengths's rank must be 1, got 0 (attention-c8)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) key_lengths(%lengths : tensor<i32>)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c8_extent(%x: tensor<4x8xf32>, %lengths: tensor<2xi32>) {
  // expected-error @below {{key_lengths's extent is 2 but query's batch is 1 (attention-c8)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) key_lengths(%lengths : tensor<2xi32>)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c9_rank(%x: tensor<4x8xf32>, %sink: tensor<1x1xf32>) {
  // expected-error @below {{sink's rank must be 1, got 2 (attention-c9)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) sink(%sink : tensor<1x1xf32>)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c9_extent(%x: tensor<6x4x8xf32>, %sink: tensor<2xf32>) {
  // expected-error @below {{sink's extent is 2 but query's heads is 6 (attention-c9)}}
  %0 = attn.attention query(%x : tensor<6x4x8xf32>)
      key(%x : tensor<6x4x8xf32>) value(%x : tensor<6x4x8xf32>)
      sink(%sink : tensor<2xf32>) outs(%x : tensor<6x4x8xf32>)
  return
}

// -----

//===----------------------------------------------------------------------===//
// attn.attention: numbers
//===----------------------------------------------------------------------===//

func.func @c11(%x: tensor<4x8xf32>) {
  // expected-error @below {{scale must be finite, got nan (attention-c11)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) scale(0x7FF8000000000000)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c12_zero(%x: tensor<4x8xf32>) {
  // expected-error @below {{softcap must be finite and greater than 0, got 0.000000e+00 (attention-c12)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) softcap(0.0) outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c12_zero_in_f32(%x: tensor<4x8xf32>) {
  // expected-error @below {{softcap must be finite and greater than 0, got 1.000000e-60 (attention-c12)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) softcap(1.0e-60) outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c13_rate(%x: tensor<4x8xf32>, %n: i64) {
  // expected-error @below {{dropout's rate must be at least 0 and less than 1, got 1.000000e+00 (attention-c13)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) dropout(1.0, %n, %n)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c13_no_seed(%x: tensor<4x8xf32>, %n: i64) {
  // expected-error @below {{dropout's seed and offset must be there exactly if its rate is (attention-c13)}}
  %0 = "attn.attention"(%x, %x, %x, %n, %x) <{
    queryLayout = #attn.layout<sd>, keyLayout = #attn.layout<sd>,
    valueLayout = #attn.layout<sd>, outputLayout = #attn.layout<sd>,
    dropout = 0.5,
    operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0>
  }> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, i64, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @c14_bottom_right(%x: tensor<4x8xf32>) {
  // expected-error @below {{diagonal has no effect without causal or window (attention-c14)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) diagonal(bottom_right)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c14_offset(%x: tensor<4x8xf32>, %offset: index) {
  // expected-error @below {{diagonal has no effect without causal or window (attention-c14)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) diagonal(top_left, %offset)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @c15(%x: tensor<4x8xf32>, %n: index) {
  // expected-error @below {{origin must have 4 operands (batch, head, query, key), got 2 (attention-c15)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) origin(%n, %n) outs(%x : tensor<4x8xf32>)
  return
}

// -----

//===----------------------------------------------------------------------===//
// attn.attention: score region
//===----------------------------------------------------------------------===//

func.func @c16_number_of_arguments(%x: tensor<4x8xf32>) {
  // expected-error @below {{score region must have 5 arguments (score, batch, head, query, key), got 2 (attention-c16)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      score(%s: f32, %b: index) {
        attn.yield %s : f32
      }
  return
}

// -----

func.func @c16_score(%x: tensor<4x8xf16>) {
  // expected-error @below {{score region's argument 0 must be 'f32', got 'f16' (attention-c16)}}
  %0 = attn.attention query(%x : tensor<4x8xf16>) key(%x : tensor<4x8xf16>)
      value(%x : tensor<4x8xf16>) outs(%x : tensor<4x8xf16>)
      score(%s: f16, %b: index, %h: index, %i: index, %j: index) {
        attn.yield %s : f16
      }
  return
}

// -----

func.func @c16_position(%x: tensor<4x8xf32>) {
  // expected-error @below {{score region's argument 3 must be 'index', got 'i32' (attention-c16)}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: i32, %j: index) {
        attn.yield %s : f32
      }
  return
}

// -----

func.func @c16_yields_nothing(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        // expected-error @below {{'attn.yield' op must yield 1 score, got 0 (attention-c16)}}
        attn.yield
      }
  return
}

// -----

func.func @c16_yields_another_type(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %narrow = arith.truncf %s : f32 to f16
        // expected-error @below {{'attn.yield' op must yield 'f32', got 'f16' (attention-c16)}}
        attn.yield %narrow : f16
      }
  return
}

// -----

func.func @c16_terminator(%x: tensor<4x8xf32>) {
  // expected-error @below {{expects regions to end with 'attn.yield', found 'llvm.unreachable'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'attn.yield'}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        llvm.unreachable
      }
  return
}

// -----

func.func @c16_blocks(%x: tensor<4x8xf32>) {
  // expected-error @below {{expects region #0 to have 0 or 1 blocks}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        cf.br ^next
      ^next:
        attn.yield %s : f32
      }
  return
}

// -----

func.func @c16_writes(%x: tensor<4x8xf32>, %log: memref<f32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        // expected-error @below {{'memref.store' op in a score region must have no effects but reads (attention-c16)}}
        memref.store %s, %log[] : memref<f32>
        attn.yield %s : f32
      }
  return
}

// -----

func.func private @unknown(f32) -> f32

func.func @c16_unknown_effects(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        // expected-error @below {{'func.call' op in a score region must have no effects but reads (attention-c16)}}
        %new = func.call @unknown(%s) : (f32) -> f32
        attn.yield %new : f32
      }
  return
}

// -----

func.func @c16_nested_attention(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        // expected-error @below {{'attn.attention' op cannot be in a score region; compute it outside and read it (attention-c16)}}
        %inner = attn.attention query(%x : tensor<4x8xf32>)
            key(%x : tensor<4x8xf32>) value(%x : tensor<4x8xf32>)
            outs(%x : tensor<4x8xf32>)
        %new = tensor.extract %inner[%i, %j] : tensor<4x8xf32>
        attn.yield %new : f32
      }
  return
}

// -----

func.func @yield_elsewhere(%s: f32) {
  // expected-error @below {{'attn.yield' op expects parent op to be one of 'attn.attention, attn.attention_backward, attn.map'}}
  attn.yield %s : f32
}

// -----

//===----------------------------------------------------------------------===//
// attn.attention: results
//===----------------------------------------------------------------------===//

func.func @c17_number(%x: tensor<4x8xf32>) {
  // expected-error @below {{must have 1 results for 1 tensor destinations, got 0 (attention-c17)}}
  "attn.attention"(%x, %x, %x, %x) <{
    queryLayout = #attn.layout<sd>, keyLayout = #attn.layout<sd>,
    valueLayout = #attn.layout<sd>, outputLayout = #attn.layout<sd>,
    operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>
  }> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> ()
  return
}

// -----

func.func @c17_type(%x: tensor<4x8xf32>) {
  // expected-error @below {{result for outs is 'tensor<4x?xf32>' but outs is 'tensor<4x8xf32>' (attention-c17)}}
  %0 = "attn.attention"(%x, %x, %x, %x) <{
    queryLayout = #attn.layout<sd>, keyLayout = #attn.layout<sd>,
    valueLayout = #attn.layout<sd>, outputLayout = #attn.layout<sd>,
    operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>
  }> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @c17_memrefs(%x: memref<4x8xf32>, %t: tensor<4x8xf32>) {
  // expected-error @below {{must have 0 results for 1 memref destinations, got 1 (attention-c17)}}
  %0 = "attn.attention"(%x, %x, %x, %x) <{
    queryLayout = #attn.layout<sd>, keyLayout = #attn.layout<sd>,
    valueLayout = #attn.layout<sd>, outputLayout = #attn.layout<sd>,
    operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>
  }> ({}) : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @c17_segments(%x: tensor<4x8xf32>) {
  // expected-error @below {{operand count (4) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
  %0 = "attn.attention"(%x, %x, %x, %x) <{
    queryLayout = #attn.layout<sd>, keyLayout = #attn.layout<sd>,
    valueLayout = #attn.layout<sd>, outputLayout = #attn.layout<sd>,
    operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>
  }> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

func.func @c18_left(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      // expected-error @below {{window's left bound must be 0 or more, got -1}}
      value(%x : tensor<4x8xf32>) window(-1, 0) outs(%x : tensor<4x8xf32>)
  return
}

// -----

// expected-error @below {{window's right bound must be 0 or more, got -2}}
func.func private @c18_right() attributes {window = #attn.window<*, -2>}

// -----

// expected-error @below {{layout 'bhb' must be letters out of 'bhsdqk', each at most once}}
func.func private @layout_twice() attributes {layout = #attn.layout<bhb>}

// -----

// expected-error @below {{register tile's rows must be 1 or more, got 0}}
func.func private @register_tile_rows() attributes {tile = #attn.register_tile<rows = 0, lanes = 16>}

// -----

// expected-error @below {{register tile's lanes must be 1 or more, got -16}}
func.func private @register_tile_lanes() attributes {tile = #attn.register_tile<rows = 4, lanes = -16>}

// -----

// expected-error @below {{schedule's key_tile must be 1 or more, got 0}}
func.func private @schedule() attributes {schedule = #attn.schedule<query_tile = 64, key_tile = 0, lanes = query, register_rows = 8, register_lanes = 32>}

// -----

//===----------------------------------------------------------------------===//
// attn.attention: parser
//===----------------------------------------------------------------------===//

func.func @clause_twice(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      // expected-error @below {{clause 'causal' is given twice}}
      value(%x : tensor<4x8xf32>) causal causal outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @clause_missing(%x: tensor<4x8xf32>) {
  // expected-error @below {{attn.attention needs the clause 'value'}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @clause_unknown(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      // expected-error @below {{attn.attention has no clause 'casual'; expected one of query, key, value, bias, mask, key_lengths, page_table, sink, scale, softcap, causal, diagonal, window, dropout, origin, outs, lse, schedule, score, collective, attributes}}
      value(%x : tensor<4x8xf32>) casual outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @clause_unknown_with_value(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      // expected-error @below {{attn.attention has no clause 'soft_cap'}}
      value(%x : tensor<4x8xf32>) soft_cap(2.0) outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @causal_of_something(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      // expected-error @below {{clause 'causal' has no more in parentheses; the diagonal, say, is a clause of its own: diagonal(bottom_right)}}
      value(%x : tensor<4x8xf32>) causal(bottom_right) outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @word_behind(%x: tensor<4x8xf32>) {
  // expected-error @below {{attn.attention needs the clause 'outs'}}
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) causal
  return
}

// -----

func.func @layout_of_no_letters(%x: tensor<4x8xf32>) {
  // expected-error @below {{layout 'sx' must be letters out of 'bhsdqk', each at most once}}
  %0 = attn.attention query(%x : tensor<4x8xf32>, sx) key(%x : tensor<4x8xf32>)
      value(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>)
  return
}

// -----

func.func @diagonal(%x: tensor<4x8xf32>) {
  %0 = attn.attention query(%x : tensor<4x8xf32>) key(%x : tensor<4x8xf32>)
      // expected-error @below {{expected 'top_left' or 'bottom_right', got 'top_right'}}
      value(%x : tensor<4x8xf32>) causal diagonal(top_right)
      outs(%x : tensor<4x8xf32>)
  return
}

// -----

//===----------------------------------------------------------------------===//
// attn.merge
//===----------------------------------------------------------------------===//

func.func @merge_c1(%o: tensor<4x8xf32>, %v: vector<4x8xf32>, %l: tensor<4xf32>) {
  // expected-error @below {{'attn.merge' op rhs must be a ranked tensor or memref, got 'vector<4x8xf32>' (merge-c1)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
      rhs(%v : vector<4x8xf32>, %l : tensor<4xf32>)
      outs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
  return
}

// -----

func.func @merge_c1_mixed(%o: tensor<4x8xf32>, %l: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @below {{operands must be all tensors or all memrefs, but lhs is a tensor and rhs's lse is 'memref<4xf32>' (merge-c1)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
      rhs(%o : tensor<4x8xf32>, %m : memref<4xf32>)
      outs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
  return
}

// -----

func.func @merge_c2(%o: tensor<4x8xf32>, %p: tensor<1x4x8xf32>, %l: tensor<4xf32>) {
  // expected-error @below {{rhs's rank is 3 but its layout 'sd' names 2 axes (merge-c2)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
      rhs(%p : tensor<1x4x8xf32>, %l : tensor<4xf32>)
      outs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
  return
}

// -----

func.func @merge_c2_lse(%o: tensor<4x8xf32>, %l: tensor<4xf32>) {
  // expected-error @below {{lhs's lse's layout 'b' lacks axis 's' (merge-c2)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
      rhs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
      outs(%o : tensor<4x8xf32>, %l : tensor<4xf32>) layout(sd, b)
  return
}

// -----

func.func @merge_c3_lhs(%o: tensor<4x8xi32>, %l: tensor<4xf32>) {
  // expected-error @below {{lhs's element type must be f16, bf16, f32 or f64, got 'i32' (merge-c3)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xi32>, %l : tensor<4xf32>)
      rhs(%o : tensor<4x8xi32>, %l : tensor<4xf32>)
      outs(%o : tensor<4x8xi32>, %l : tensor<4xf32>)
  return
}

// -----

func.func @merge_c3_rhs(%o: tensor<4x8xf32>, %p: tensor<4x8xf16>, %l: tensor<4xf32>) {
  // expected-error @below {{rhs's element type is 'f16' but lhs's element type is 'f32' (merge-c3)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
      rhs(%p : tensor<4x8xf16>, %l : tensor<4xf32>)
      outs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
  return
}

// -----

func.func @merge_c3_output(%o: tensor<4x8xf32>, %p: tensor<4x8xf64>, %l: tensor<4xf32>) {
  // expected-error @below {{outs's element type must be f16, bf16 or f32, got 'f64' (merge-c3)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
      rhs(%o : tensor<4x8xf32>, %l : tensor<4xf32>)
      outs(%p : tensor<4x8xf64>, %l : tensor<4xf32>)
  return
}

// -----

func.func @merge_c4(%o: tensor<4x8xf16>, %l: tensor<4xf32>, %m: tensor<4xf16>) {
  // expected-error @below {{rhs's lse's element type must be 'f32', got 'f16' (merge-c4)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xf16>, %l : tensor<4xf32>)
      rhs(%o : tensor<4x8xf16>, %m : tensor<4xf16>)
      outs(%o : tensor<4x8xf16>, %l : tensor<4xf32>)
  return
}

// -----

func.func @merge_c5_length(%o: tensor<4x8xf16>, %l: tensor<4xf32>, %m: tensor<5xf32>) {
  // expected-error @below {{outs's lse's length is 5 but lhs's length is 4 (merge-c5)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xf16>, %l : tensor<4xf32>)
      rhs(%o : tensor<4x8xf16>, %l : tensor<4xf32>)
      outs(%o : tensor<4x8xf16>, %m : tensor<5xf32>)
  return
}

// -----

func.func @merge_c5_depth(%o: tensor<4x8xf16>, %p: tensor<4x16xf16>, %l: tensor<4xf32>) {
  // expected-error @below {{rhs's depth is 16 but lhs's depth is 8 (merge-c5)}}
  %0:2 = attn.merge lhs(%o : tensor<4x8xf16>, %l : tensor<4xf32>)
      rhs(%p : tensor<4x16xf16>, %l : tensor<4xf32>)
      outs(%o : tensor<4x8xf16>, %l : tensor<4xf32>)
  return
}

// -----

func.func @merge_c6(%o: tensor<4x8xf16>, %l: tensor<4xf32>) {
  // expected-error @below {{must have 2 results for 2 tensor destinations, got 1 (merge-c6)}}
  %0 = "attn.merge"(%o, %l, %o, %l, %o, %l) <{layout = #attn.layout<sd>, lseLayout = #attn.layout<s>}>
      : (tensor<4x8xf16>, tensor<4xf32>, tensor<4x8xf16>, tensor<4xf32>, tensor<4x8xf16>, tensor<4xf32>) -> tensor<4x8xf16>
  return
}

// -----

func.func @merge_missing_layout(%o: tensor<4x8xf16>, %l: tensor<4xf32>) {
  // expected-error @below {{requires attribute 'lseLayout'}}
  %0:2 = "attn.merge"(%o, %l, %o, %l, %o, %l) <{layout = #attn.layout<sd>}>
      : (tensor<4x8xf16>, tensor<4xf32>, tensor<4x8xf16>, tensor<4xf32>, tensor<4x8xf16>, tensor<4xf32>) -> (tensor<4x8xf16>, tensor<4xf32>)
  return
}

// -----

func.func @merge_layout_letters(%o: tensor<4x8xf16>, %l: tensor<4xf32>) {
  %0:2 = attn.merge lhs(%o : tensor<4x8xf16>, %l : tensor<4xf32>)
      rhs(%o : tensor<4x8xf16>, %l : tensor<4xf32>)
      // expected-error @below {{layout 'ss' must be letters out of 'bhsd', each at most once}}
      outs(%o : tensor<4x8xf16>, %l : tensor<4xf32>) layout(sd, ss)
  return
}
