// RUN: attn-opt %s --verify-diagnostics --split-input-file

// One case for each message and clause of attn.attention_backward; what it
// shares with attn.attention is in invalid.mlir.

func.func @backward_c1_kinds(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %m: memref<4x6xf32>) {
  // expected-error @below {{operands must be all tensors or all memrefs, but query is a tensor and lse is 'memref<4x6xf32>' (attention_backward-c1)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%m : memref<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c2_lse(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  // expected-error @below {{lse's layout 'hb' lacks axis 's' (attention_backward-c2)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>, hb)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c2_output(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  // expected-error @below {{output's layout 'hsb' lacks axis 'd' (attention_backward-c2)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>, hsb)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c2_rank(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  // expected-error @below {{output_gradient's rank is 3 but its layout 'sd' names 2 axes (attention_backward-c2)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>, sd) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c2_no_bias(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<6x10xf32>) {
  // expected-error @below {{bias_gradient needs a bias, of which there is none (attention_backward-c2)}}
  %0:4 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
      bias_gradient(%x : tensor<6x10xf32>)
  return
}

// -----

func.func @backward_c2_no_sink(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{sink_gradient needs a sink, of which there is none (attention_backward-c2)}}
  %0:4 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
      sink_gradient(%x : tensor<4xf32>)
  return
}

// -----

func.func @backward_c3_lse(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<4x6xf16>) {
  // expected-error @below {{lse's element type must be 'f32', got 'f16' (attention_backward-c3)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%x : tensor<4x6xf16>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c3_output(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<4x6x16xbf16>) {
  // expected-error @below {{output's element type is 'bf16' but query's element type is 'f16', expected 'f16' or 'f32' (attention_backward-c3)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%x : tensor<4x6x16xbf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c3_gradient(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<2x10x8xf64>) {
  // expected-error @below {{key_gradient's element type is 'f64' but query's element type is 'f16', expected 'f16' or 'f32' (attention_backward-c3)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%x : tensor<2x10x8xf64>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c3_bias(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<6x10xf16>, %y: tensor<6x10xbf16>) {
  // expected-error @below {{bias_gradient's element type must be 'f32' or bias's 'f16', got 'bf16' (attention_backward-c3)}}
  %0:4 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>) bias(%x : tensor<6x10xf16>)
      bias_gradient(%y : tensor<6x10xbf16>)
  return
}

// -----

func.func @backward_c4_output(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  // expected-error @below {{output's depth is 8 but value's depth is 16 (attention_backward-c4)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%q : tensor<4x6x8xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c4_lse(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<4x5xf32>) {
  // expected-error @below {{lse's length is 5 but query's length is 6 (attention_backward-c4)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%x : tensor<4x5xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c4_gradient(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<4x10x8xf16>) {
  // expected-error @below {{query_gradient's length is 10 but query's length is 6 (attention_backward-c4)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%x : tensor<4x10x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c4_heads(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<4x10x16xf16>) {
  // expected-error @below {{value_gradient's heads is 4 but value's heads is 2 (attention_backward-c4)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%x : tensor<4x10x16xf16>)
  return
}

// -----

func.func @backward_c4_bias(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<1x6x10xf32>, %y: tensor<4x6x10xf32>) {
  // expected-error @below {{bias_gradient's heads is 4 but bias's heads is 1 (attention_backward-c4)}}
  %0:4 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>) bias(%x : tensor<1x6x10xf32>)
      bias_gradient(%y : tensor<4x6x10xf32>)
  return
}

// -----

func.func @backward_c4_sink(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>, %x: tensor<4xf32>, %y: tensor<2xf32>) {
  // expected-error @below {{sink_gradient's extent is 2 but query's heads is 4 (attention_backward-c4)}}
  %0:4 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>) sink(%x : tensor<4xf32>)
      sink_gradient(%y : tensor<2xf32>)
  return
}

// -----

func.func @backward_shared_clause(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  // expected-error @below {{key's depth is 16 but query's depth is 8 (attention-c4)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%v : tensor<2x10x16xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_c5_results(%q: tensor<6x8xf32>, %l: tensor<6xf32>) {
  // expected-error @below {{must have 3 results for 3 tensor destinations, got 2 (attention_backward-c5)}}
  %0:2 = "attn.attention_backward"(%q, %q, %q, %q, %q, %l, %q, %q, %q) <{
      operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0>,
      queryLayout = #attn.layout<sd>, keyLayout = #attn.layout<sd>, valueLayout = #attn.layout<sd>,
      outputLayout = #attn.layout<sd>, outputGradientLayout = #attn.layout<sd>, lseLayout = #attn.layout<s>,
      queryGradientLayout = #attn.layout<sd>, keyGradientLayout = #attn.layout<sd>, valueGradientLayout = #attn.layout<sd>}> ({}, {})
    : (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6xf32>,
       tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>)
  return
}

// -----

func.func @backward_c6_no_score(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  // expected-error @below {{has a derivative region without a score region (attention_backward-c6)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
      derivative(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        attn.yield %s : f32
      }
  return
}

// -----

func.func @backward_c6_arguments(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  // expected-error @below {{derivative region must have 5 arguments (score, batch, head, query, key), got 1 (attention_backward-c6)}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        attn.yield %s : f32
      }
      derivative(%s: f32) {
        attn.yield %s : f32
      }
  return
}

// -----

func.func @backward_c6_unknown(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        // expected-error @below {{'math.floor' op in a score region has no derivative that is known; expected one of arith.addf, subf, mulf, divf, negf, select, maximumf, minimumf, maxnumf, minnumf, extf, truncf, cmpf, math.exp, exp2, log, log2, tanh, sqrt, rsqrt, absf, sin, cos, erf, fma, or a derivative region (attention_backward-c6)}}
        %x = math.floor %s : f32
        attn.yield %x : f32
      }
  return
}

// -----

func.func @backward_no_clause(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>) lse(%l : tensor<4x6xf32>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      // expected-error @below {{attn.attention_backward has no clause 'outs'; expected one of query, key, value, output, output_gradient, lse, lse_gradient, bias, mask, key_lengths, sink, scale, softcap, causal, diagonal, window, dropout, origin, query_gradient, key_gradient, value_gradient, bias_gradient, sink_gradient, schedule, score, derivative, attributes}}
      outs(%v : tensor<2x10x16xf16>)
  return
}

// -----

func.func @backward_missing(%q: tensor<4x6x8xf16>, %k: tensor<2x10x8xf16>,
    %v: tensor<2x10x16xf16>, %o: tensor<4x6x16xf16>, %l: tensor<4x6xf32>) {
  // expected-error @below {{attn.attention_backward needs the clause 'lse'}}
  %0:3 = attn.attention_backward query(%q : tensor<4x6x8xf16>) key(%k : tensor<2x10x8xf16>)
      value(%v : tensor<2x10x16xf16>) output(%o : tensor<4x6x16xf16>)
      output_gradient(%o : tensor<4x6x16xf16>)
      query_gradient(%q : tensor<4x6x8xf16>)
      key_gradient(%k : tensor<2x10x8xf16>)
      value_gradient(%v : tensor<2x10x16xf16>)
  return
}
