// RUN: attn-opt %s --attn-select-schedule=target=x86-64-v4 --split-input-file --verify-diagnostics | FileCheck %s
// RUN: attn-opt %s --attn-select-schedule=target=gfx906 --split-input-file 2>%t | FileCheck %s --check-prefix=GPU
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t

// Gradients get the schedule of their forward op, with lanes along the queries
// also where there are few; a GPU serves none, and says so.

// SAID: remark: runs on the host, not on gfx906: no kernels for GPUs are made of gradients yet
// GPU-LABEL: func @large
// GPU-NOT: schedule<
// GPU: return

// CHECK-LABEL: func @large
// CHECK: attn.attention_backward
// CHECK-SAME: schedule<query_tile = 64, key_tile = {{[0-9]+}}, lanes = query, register_rows = 8, register_lanes = 32>
func.func @large(%q: tensor<2x8x512x64xf16>, %k: tensor<2x8x512x64xf16>, %l: tensor<2x8x512xf32>) -> tensor<2x8x512x64xf16> {
  %0:3 = attn.attention_backward query(%q : tensor<2x8x512x64xf16>)
      key(%k : tensor<2x8x512x64xf16>) value(%k : tensor<2x8x512x64xf16>)
      output(%q : tensor<2x8x512x64xf16>) output_gradient(%q : tensor<2x8x512x64xf16>)
      lse(%l : tensor<2x8x512xf32>)
      query_gradient(%q : tensor<2x8x512x64xf16>) key_gradient(%k : tensor<2x8x512x64xf16>)
      value_gradient(%k : tensor<2x8x512x64xf16>)
  return %0#0 : tensor<2x8x512x64xf16>
}

// -----

// CHECK-LABEL: func @few
// CHECK: schedule<query_tile = 16, key_tile = {{[0-9]+}}, lanes = query,
func.func @few(%q: tensor<8x1x64xf32>, %k: tensor<8x512x64xf32>, %l: tensor<8x1xf32>) -> tensor<8x1x64xf32> {
  %0:3 = attn.attention_backward query(%q : tensor<8x1x64xf32>)
      key(%k : tensor<8x512x64xf32>) value(%k : tensor<8x512x64xf32>)
      output(%q : tensor<8x1x64xf32>) output_gradient(%q : tensor<8x1x64xf32>)
      lse(%l : tensor<8x1xf32>)
      query_gradient(%q : tensor<8x1x64xf32>) key_gradient(%k : tensor<8x512x64xf32>)
      value_gradient(%k : tensor<8x512x64xf32>)
  return %0#0 : tensor<8x1x64xf32>
}

// -----

// A schedule that the op carries stays.

// CHECK-LABEL: func @given
// CHECK: schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8, register_lanes = 16>
func.func @given(%q: tensor<16x8xf32>, %k: tensor<16x8xf32>, %l: tensor<16xf32>) -> tensor<16x8xf32> {
  %0:3 = attn.attention_backward query(%q : tensor<16x8xf32>)
      key(%k : tensor<16x8xf32>) value(%k : tensor<16x8xf32>)
      output(%q : tensor<16x8xf32>) output_gradient(%q : tensor<16x8xf32>)
      lse(%l : tensor<16xf32>)
      query_gradient(%q : tensor<16x8xf32>) key_gradient(%k : tensor<16x8xf32>)
      value_gradient(%k : tensor<16x8xf32>)
      schedule<query_tile = 16, key_tile = 16, lanes = query, register_rows = 8,
               register_lanes = 16>
  return %0#0 : tensor<16x8xf32>
}

// -----

// What tiles don't compute.

// CHECK-LABEL: func @depth
// CHECK-NOT: schedule<
func.func @depth(%q: tensor<16x?xf32>, %k: tensor<16x?xf32>, %l: tensor<16xf32>) -> tensor<16x?xf32> {
  // expected-remark @below {{has a dynamic depth, which tiles of registers can't hold: attn-decompose will hold all its scores in memory}}
  %0:3 = attn.attention_backward query(%q : tensor<16x?xf32>)
      key(%k : tensor<16x?xf32>) value(%k : tensor<16x?xf32>)
      output(%q : tensor<16x?xf32>) output_gradient(%q : tensor<16x?xf32>)
      lse(%l : tensor<16xf32>)
      query_gradient(%q : tensor<16x?xf32>) key_gradient(%k : tensor<16x?xf32>)
      value_gradient(%k : tensor<16x?xf32>)
  return %0#0 : tensor<16x?xf32>
}

// -----

// CHECK-LABEL: func @nothing
// CHECK-NOT: schedule<
// CHECK: return
func.func @nothing(%q: tensor<0x8xf32>, %k: tensor<16x8xf32>, %l: tensor<0xf32>) -> tensor<0x8xf32> {
  %0:3 = attn.attention_backward query(%q : tensor<0x8xf32>)
      key(%k : tensor<16x8xf32>) value(%k : tensor<16x8xf32>)
      output(%q : tensor<0x8xf32>) output_gradient(%q : tensor<0x8xf32>)
      lse(%l : tensor<0xf32>)
      query_gradient(%q : tensor<0x8xf32>) key_gradient(%k : tensor<16x8xf32>)
      value_gradient(%k : tensor<16x8xf32>)
  return %0#0 : tensor<0x8xf32>
}
