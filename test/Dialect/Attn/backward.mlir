// RUN: attn-opt %s | attn-opt | FileCheck %s
// RUN: attn-opt %s --mlir-print-op-generic | attn-opt | FileCheck %s
// RUN: attn-opt %s --canonicalize | FileCheck %s --check-prefix=CANONICAL
// RUN: attn-opt %s -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s --check-prefix=BUFFERS

// attn.attention_backward as text, on memrefs, and in its shortest form.

// CHECK-LABEL: func @plain
// CHECK: attn.attention_backward query(%arg0 : tensor<2x8x128x64xf16>) key(%arg1 : tensor<2x8x96x64xf16>) value(%arg2 : tensor<2x8x96x32xf16>)
// CHECK-SAME: output(%arg3 : tensor<2x8x128x32xf16>) output_gradient(%arg3 : tensor<2x8x128x32xf16>) lse(%arg4 : tensor<2x8x128xf32>)
// CHECK-SAME: query_gradient(%arg0 : tensor<2x8x128x64xf16>) key_gradient(%arg1 : tensor<2x8x96x64xf16>) value_gradient(%arg2 : tensor<2x8x96x32xf16>)
// CHECK-NEXT: return

// Gradients go to new buffers where their destinations are read, and nothing is copied.
// BUFFERS-LABEL: func @plain
// BUFFERS-SAME: (%[[Q:.+]]: memref<2x8x128x64xf16>, %[[K:.+]]: memref<2x8x96x64xf16>, %[[V:.+]]: memref<2x8x96x32xf16>,
// BUFFERS-COUNT-3: memref.alloc
// BUFFERS-NOT: memref.copy
// BUFFERS: attn.attention_backward query(%[[Q]] : memref<2x8x128x64xf16>)
// BUFFERS-NOT: memref.copy
// BUFFERS: return
func.func @plain(%q: tensor<2x8x128x64xf16>, %k: tensor<2x8x96x64xf16>,
                 %v: tensor<2x8x96x32xf16>, %o: tensor<2x8x128x32xf16>,
                 %l: tensor<2x8x128xf32>)
    -> (tensor<2x8x128x64xf16>, tensor<2x8x96x64xf16>, tensor<2x8x96x32xf16>) {
  %0:3 = attn.attention_backward query(%q : tensor<2x8x128x64xf16>)
      key(%k : tensor<2x8x96x64xf16>) value(%v : tensor<2x8x96x32xf16>)
      output(%o : tensor<2x8x128x32xf16>)
      output_gradient(%o : tensor<2x8x128x32xf16>)
      lse(%l : tensor<2x8x128xf32>)
      query_gradient(%q : tensor<2x8x128x64xf16>)
      key_gradient(%k : tensor<2x8x96x64xf16>)
      value_gradient(%v : tensor<2x8x96x32xf16>)
  return %0#0, %0#1, %0#2 : tensor<2x8x128x64xf16>, tensor<2x8x96x64xf16>, tensor<2x8x96x32xf16>
}

// CHECK-LABEL: func @everything
// CHECK: attn.attention_backward query(%arg{{[0-9]+}} : tensor<2x128x8x64xf16>, bshd) key(%arg{{[0-9]+}} : tensor<2x2x64x?xf16>, bhds) value(%arg{{[0-9]+}} : tensor<2x2x?x32xf16>)
// CHECK-SAME: output(%arg3 : tensor<2x128x8x32xf32>, bshd) output_gradient(%arg3 : tensor<2x128x8x32xf32>, bshd)
// CHECK-SAME: lse(%arg{{[0-9]+}} : tensor<2x128x8xf32>, bsh) lse_gradient(%arg{{[0-9]+}} : tensor<2x128x8xf32>, bsh)
// CHECK-SAME: bias(%arg5 : tensor<8x128x?xf32>) mask(%arg{{[0-9]+}} : tensor<2x1x1x?xi1>) key_lengths(%arg{{[0-9]+}} : tensor<2xi32>) sink(%arg{{[0-9]+}} : tensor<8xf32>)
// CHECK-SAME: scale(1.250000e-01) softcap(3.000000e+01) causal diagonal(bottom_right, %arg9) window(16, *) dropout(1.000000e-01, %arg10, %arg10)
// CHECK-SAME: origin(%arg9, %arg9, %arg9, %arg9)
// CHECK-SAME: query_gradient(%arg{{[0-9]+}} : tensor<2x128x8x64xf16>, bshd) key_gradient(%arg{{[0-9]+}} : tensor<2x2x64x?xf16>, bhds) value_gradient(%arg{{[0-9]+}} : tensor<2x2x?x32xf16>)
// CHECK-SAME: bias_gradient(%arg{{[0-9]+}} : tensor<8x128x?xf32>) sink_gradient(%arg{{[0-9]+}} : tensor<8xf32>)
// CHECK-SAME: schedule<query_tile = 64, key_tile = 32, lanes = query, register_rows = 8, register_lanes = 32>
// CHECK-SAME: score(%{{.*}}: f32, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index) {
// CHECK: } derivative(%{{.*}}: f32, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index) {
// CHECK: } attributes {tag}
func.func @everything(%q: tensor<2x128x8x64xf16>, %k: tensor<2x2x64x?xf16>,
    %v: tensor<2x2x?x32xf16>, %o: tensor<2x128x8x32xf32>,
    %l: tensor<2x128x8xf32>, %bias: tensor<8x128x?xf32>,
    %mask: tensor<2x1x1x?xi1>, %lengths: tensor<2xi32>, %sink: tensor<8xf32>,
    %n: index, %seed: i64)
    -> (tensor<2x128x8x64xf16>, tensor<2x2x64x?xf16>, tensor<2x2x?x32xf16>, tensor<8x128x?xf32>, tensor<8xf32>) {
  %0:5 = attn.attention_backward
      value_gradient(%v : tensor<2x2x?x32xf16>)
      sink_gradient(%sink : tensor<8xf32>)
      bias_gradient(%bias : tensor<8x128x?xf32>)
      query_gradient(%q : tensor<2x128x8x64xf16>, bshd)
      key_gradient(%k : tensor<2x2x64x?xf16>, bhds)
      lse(%l : tensor<2x128x8xf32>, bsh) lse_gradient(%l : tensor<2x128x8xf32>, bsh)
      output(%o : tensor<2x128x8x32xf32>, bshd)
      output_gradient(%o : tensor<2x128x8x32xf32>, bshd)
      query(%q : tensor<2x128x8x64xf16>, bshd)
      key(%k : tensor<2x2x64x?xf16>, bhds) value(%v : tensor<2x2x?x32xf16>)
      bias(%bias : tensor<8x128x?xf32>, hqk) mask(%mask : tensor<2x1x1x?xi1>)
      key_lengths(%lengths : tensor<2xi32>) sink(%sink : tensor<8xf32>)
      causal diagonal(bottom_right, %n) window(16, *) scale(0.125)
      softcap(30.0) dropout(0.1, %seed, %seed) origin(%n, %n, %n, %n)
      schedule<query_tile = 64, key_tile = 32, lanes = query,
               register_rows = 8, register_lanes = 32>
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %x = math.floor %s : f32
        attn.yield %x : f32
      }
      derivative(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %x = arith.constant 1.0 : f32
        attn.yield %x : f32
      } attributes {tag}
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x128x8x64xf16>, tensor<2x2x64x?xf16>, tensor<2x2x?x32xf16>, tensor<8x128x?xf32>, tensor<8xf32>
}

// On memrefs there are no results. Clauses that change nothing go away: a window
// as wide as the keys, an offset of zero, a mask of ones, lengths that are full, a
// region that yields its score, together with its derivative.

// CHECK-LABEL: func @on_memrefs
// CHECK: attn.attention_backward query(%{{.*}} : memref<6x8xf32>) {{.*}} window(6, 6)
// CANONICAL-LABEL: func @on_memrefs
// CANONICAL: attn.attention_backward query(%arg0 : memref<6x8xf32>) key(%arg0 : memref<6x8xf32>) value(%arg0 : memref<6x8xf32>)
// CANONICAL-SAME: output(%arg0 : memref<6x8xf32>) output_gradient(%arg0 : memref<6x8xf32>) lse(%arg1 : memref<6xf32>)
// CANONICAL-SAME: query_gradient(%arg2 : memref<6x8xf32>) key_gradient(%arg3 : memref<6x8xf32>) value_gradient(%arg4 : memref<6x8xf32>){{$}}
func.func @on_memrefs(%x: memref<6x8xf32>, %l: memref<6xf32>,
    %dq: memref<6x8xf32>, %dk: memref<6x8xf32>, %dv: memref<6x8xf32>, %seed: i64) {
  %c0 = arith.constant 0 : index
  attn.attention_backward query(%x : memref<6x8xf32>) key(%x : memref<6x8xf32>)
      value(%x : memref<6x8xf32>) output(%x : memref<6x8xf32>)
      output_gradient(%x : memref<6x8xf32>) lse(%l : memref<6xf32>)
      window(6, 6) diagonal(top_left, %c0) origin(%c0, %c0, %c0, %c0)
      dropout(0.0, %seed, %seed)
      query_gradient(%dq : memref<6x8xf32>) key_gradient(%dk : memref<6x8xf32>)
      value_gradient(%dv : memref<6x8xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        attn.yield %s : f32
      }
      derivative(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        attn.yield %s : f32
      }
  return
}
