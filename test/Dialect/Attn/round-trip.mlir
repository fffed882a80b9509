// RUN: attn-opt %s | attn-opt | FileCheck %s
// RUN: attn-opt %s --mlir-print-op-generic | attn-opt | FileCheck %s

// CHECK-LABEL: func @plain
func.func @plain(%q: tensor<2x8x128x64xf16>, %k: tensor<2x8x96x64xf16>,
                 %v: tensor<2x8x96x32xf16>, %init: tensor<2x8x128x32xf16>)
    -> tensor<2x8x128x32xf16> {
  // CHECK: attn.attention query(%{{.*}} : tensor<2x8x128x64xf16>) key(%{{.*}} : tensor<2x8x96x64xf16>) value(%{{.*}} : tensor<2x8x96x32xf16>) outs(%{{.*}} : tensor<2x8x128x32xf16>)
  %0 = attn.attention query(%q : tensor<2x8x128x64xf16>)
      key(%k : tensor<2x8x96x64xf16>) value(%v : tensor<2x8x96x32xf16>)
      outs(%init : tensor<2x8x128x32xf16>)
  return %0 : tensor<2x8x128x32xf16>
}

// CHECK-LABEL: func @everything
func.func @everything(%q: tensor<2x128x8x64xf16>, %k: tensor<2x2x64x?xf16>,
    %v: tensor<2x2x?x32xf16>, %bias: tensor<8x128x?xf32>,
    %mask: tensor<2x1x1x?xi1>, %lengths: tensor<2xi32>, %sink: tensor<8xf32>,
    %offset: index, %seed: i64, %init: tensor<2x128x8x32xf16>,
    %lse: tensor<2x128x8xf32>)
    -> (tensor<2x128x8x32xf16>, tensor<2x128x8xf32>) {
  // CHECK: attn.attention query(%{{.*}} : tensor<2x128x8x64xf16>, bshd) key(%{{.*}} : tensor<2x2x64x?xf16>, bhds) value(%{{.*}} : tensor<2x2x?x32xf16>)
  // CHECK-SAME: bias(%{{.*}} : tensor<8x128x?xf32>) mask(%{{.*}} : tensor<2x1x1x?xi1>) key_lengths(%{{.*}} : tensor<2xi32>) sink(%{{.*}} : tensor<8xf32>)
  // CHECK-SAME: scale(1.250000e-01) softcap(3.000000e+01) causal diagonal(bottom_right, %arg7) window(16, *) dropout(1.000000e-01, %arg8, %arg8)
  // CHECK-SAME: origin(%arg7, %arg7, %arg7, %arg7)
  // CHECK-SAME: outs(%{{.*}} : tensor<2x128x8x32xf16>, bshd) lse(%{{.*}} : tensor<2x128x8xf32>, bsh)
  // CHECK-SAME: schedule<query_tile = 64, key_tile = 32, lanes = query, register_rows = 8, register_lanes = 32>
  // CHECK-SAME: score(%{{.*}}: f32, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index) {
  // CHECK: attn.yield %{{.*}} : f32
  // CHECK: } attributes {tag}
  %0:2 = attn.attention outs(%init : tensor<2x128x8x32xf16>, bshd)
      lse(%lse : tensor<2x128x8xf32>, bsh)
      query(%q : tensor<2x128x8x64xf16>, bshd)
      key(%k : tensor<2x2x64x?xf16>, bhds) value(%v : tensor<2x2x?x32xf16>)
      bias(%bias : tensor<8x128x?xf32>, hqk) mask(%mask : tensor<2x1x1x?xi1>)
      key_lengths(%lengths : tensor<2xi32>) sink(%sink : tensor<8xf32>)
      causal diagonal(bottom_right, %offset) window(16, *) scale(0.125)
      softcap(30.0) dropout(0.1, %seed, %seed)
      origin(%offset, %offset, %offset, %offset)
      schedule<query_tile = 64, key_tile = 32, lanes = query,
               register_rows = 8, register_lanes = 32>
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %0 = arith.addf %s, %s : f32
        attn.yield %0 : f32
      } attributes {tag}
  return %0#0, %0#1 : tensor<2x128x8x32xf16>, tensor<2x128x8xf32>
}

// CHECK-LABEL: func @on_memrefs
func.func @on_memrefs(%q: memref<?x?x64xf32>, %k: memref<?x64xf32>,
                      %v: memref<?x64xf32>, %out: memref<?x?x64xf32>) {
  // CHECK: attn.attention query(%{{.*}} : memref<?x?x64xf32>, shd) key(%{{.*}} : memref<?x64xf32>) value(%{{.*}} : memref<?x64xf32>) outs(%{{.*}} : memref<?x?x64xf32>, shd)
  attn.attention query(%q : memref<?x?x64xf32>, shd) key(%k : memref<?x64xf32>)
      value(%v : memref<?x64xf32>) outs(%out : memref<?x?x64xf32>, shd)
  return
}

// CHECK-LABEL: func @pages
func.func @pages(%q: tensor<2x1x8x64xf16>, %k: tensor<?x16x2x64xf16>, %v: tensor<?x2x16x64xf16>,
                 %lengths: tensor<2xi32>, %table: tensor<2x4xi32>, %sink: tensor<8xf32>,
                 %init: tensor<2x1x8x64xf16>) -> tensor<2x1x8x64xf16> {
  // CHECK: attn.attention query(%{{.*}} : tensor<2x1x8x64xf16>, bshd) key(%{{.*}} : tensor<?x16x2x64xf16>, bshd) value(%{{.*}} : tensor<?x2x16x64xf16>)
  // CHECK-SAME: key_lengths(%{{.*}} : tensor<2xi32>) page_table(%{{.*}} : tensor<2x4xi32>) sink(%{{.*}} : tensor<8xf32>) outs
  %0 = attn.attention query(%q : tensor<2x1x8x64xf16>, bshd) page_table(%table : tensor<2x4xi32>)
      key(%k : tensor<?x16x2x64xf16>, bshd) value(%v : tensor<?x2x16x64xf16>)
      key_lengths(%lengths : tensor<2xi32>) sink(%sink : tensor<8xf32>)
      outs(%init : tensor<2x1x8x64xf16>, bshd)
  return %0 : tensor<2x1x8x64xf16>
}

// CHECK-LABEL: func @merge
func.func @merge(%o: tensor<8x128x64xf16>, %lse: tensor<8x128xf32>)
    -> (tensor<8x128x64xf16>, tensor<8x128xf32>) {
  // CHECK: attn.merge lhs(%{{.*}} : tensor<8x128x64xf16>, %{{.*}} : tensor<8x128xf32>) rhs(%{{.*}} : tensor<8x128x64xf16>, %{{.*}} : tensor<8x128xf32>) outs(%{{.*}} : tensor<8x128x64xf16>, %{{.*}} : tensor<8x128xf32>)
  %0:2 = attn.merge lhs(%o : tensor<8x128x64xf16>, %lse : tensor<8x128xf32>)
      rhs(%o : tensor<8x128x64xf16>, %lse : tensor<8x128xf32>)
      outs(%o : tensor<8x128x64xf16>, %lse : tensor<8x128xf32>)
  return %0#0, %0#1 : tensor<8x128x64xf16>, tensor<8x128xf32>
}

// CHECK-LABEL: func @merge_splits
func.func @merge_splits(%o: tensor<4x2x8x1x64xf32>, %l: tensor<4x2x8x1xf32>, %sink: tensor<8xf32>,
                        %init: tensor<2x1x8x64xf16>, %lse_init: tensor<2x8x1xf32>) -> tensor<2x1x8x64xf16> {
  // CHECK: attn.merge_splits parts(%{{.*}} : tensor<4x2x8x1x64xf32>, %{{.*}} : tensor<4x2x8x1xf32>) sink(%{{.*}} : tensor<8xf32>) outs(%{{.*}} : tensor<2x1x8x64xf16>, bshd) lse(%{{.*}} : tensor<2x8x1xf32>, bhs) -> tensor<2x1x8x64xf16>, tensor<2x8x1xf32>
  %0:2 = attn.merge_splits parts(%o : tensor<4x2x8x1x64xf32>, %l : tensor<4x2x8x1xf32>) sink(%sink : tensor<8xf32>)
      outs(%init : tensor<2x1x8x64xf16>, bshd) lse(%lse_init : tensor<2x8x1xf32>, bhs)
      -> tensor<2x1x8x64xf16>, tensor<2x8x1xf32>
  // CHECK: attn.merge_splits parts({{.*}}) outs({{.*}}, bshd) collective <chip = "gfx906", {{.*}}> -> tensor<2x1x8x64xf16>
  %1 = attn.merge_splits parts(%o : tensor<4x2x8x1x64xf32>, %l : tensor<4x2x8x1xf32>)
      outs(%init : tensor<2x1x8x64xf16>, bshd)
      collective <chip = "gfx906", heads = 8, query_tile = 1, key_tile = 64, waves = 1, row_lanes = 16,
                  depth_stage = 32, key_stage = 32, splits = 4> -> tensor<2x1x8x64xf16>
  return %1 : tensor<2x1x8x64xf16>
}
