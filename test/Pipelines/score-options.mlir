// RUN: attn-opt %s --attn-to-nvvm=chip=sm_90a --mlir-print-ir-after=attn-distribute -o /dev/null 2>&1 | FileCheck %s

// What options of the scores cost a lane of sm_90a, which has 64 of a block: in
// front of the loop over keys, in it, and where the first block of a tile comes
// under the end of the one before.

// ALiBi: the distance becomes a number once a block. The slope comes once, too: no
// other position bounds where it is read.
// CHECK-LABEL: gpu.func @alibi_kernel(
// CHECK-NOT: arith.minsi
// CHECK-COUNT-3: arith.sitofp
// CHECK-NOT: arith.sitofp
// CHECK-LABEL: gpu.func @pairs_kernel(
func.func @alibi(%q: tensor<2x4096x16x128xbf16>, %k: tensor<2x4096x16x128xbf16>, %v: tensor<2x4096x16x128xbf16>, %slopes: tensor<16xf32>) -> tensor<2x4096x16x128xbf16> {
  %init = tensor.empty() : tensor<2x4096x16x128xbf16>
  %out = attn.attention
      query(%q : tensor<2x4096x16x128xbf16>, bshd) key(%k : tensor<2x4096x16x128xbf16>, bshd) value(%v : tensor<2x4096x16x128xbf16>, bshd)
      causal outs(%init : tensor<2x4096x16x128xbf16>, bshd)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %slope = tensor.extract %slopes[%h] : tensor<16xf32>
        %distance = arith.subi %j, %i : index
        %bits = arith.index_cast %distance : index to i32
        %number = arith.sitofp %bits : i32 to f32
        %bias = arith.mulf %number, %slope : f32
        %sum = arith.addf %s, %bias : f32
        attn.yield %sum : f32
      }
  return %out : tensor<2x4096x16x128xbf16>
}

// A bias of pairs: two neighbours at a time, from where the copy engine put them.
// Four matrices of 8 x 8 at a time take fewer instructions, and longer.
// CHECK-NOT: ld.global
// CHECK-COUNT-96: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr<3> -> i32
// CHECK-LABEL: gpu.func @keys_kernel(
func.func @pairs(%q: tensor<2x4096x16x128xbf16>, %k: tensor<2x4096x16x128xbf16>, %v: tensor<2x4096x16x128xbf16>, %bias: tensor<16x4096x4096xbf16>) -> tensor<2x4096x16x128xbf16> {
  %init = tensor.empty() : tensor<2x4096x16x128xbf16>
  %out = attn.attention
      query(%q : tensor<2x4096x16x128xbf16>, bshd) key(%k : tensor<2x4096x16x128xbf16>, bshd) value(%v : tensor<2x4096x16x128xbf16>, bshd)
      bias(%bias : tensor<16x4096x4096xbf16>, hqk) causal outs(%init : tensor<2x4096x16x128xbf16>, bshd)
  return %out : tensor<2x4096x16x128xbf16>
}

// A bias of keys: two neighbours at a time, of which no block has any behind the
// last one, so that LLVM knows the answer of all lanes that ask.
// CHECK-COUNT-64: arith.cmpi ult, %{{.*}}, %c-2147483648_i32{{(_[0-9]+)?}} : i32
func.func @keys(%q: tensor<2x4096x16x128xbf16>, %k: tensor<2x4096x16x128xbf16>, %v: tensor<2x4096x16x128xbf16>, %bias: tensor<16x4096xf32>) -> tensor<2x4096x16x128xbf16> {
  %init = tensor.empty() : tensor<2x4096x16x128xbf16>
  %out = attn.attention
      query(%q : tensor<2x4096x16x128xbf16>, bshd) key(%k : tensor<2x4096x16x128xbf16>, bshd) value(%v : tensor<2x4096x16x128xbf16>, bshd)
      bias(%bias : tensor<16x4096xf32>, hk) causal outs(%init : tensor<2x4096x16x128xbf16>, bshd)
  return %out : tensor<2x4096x16x128xbf16>
}
