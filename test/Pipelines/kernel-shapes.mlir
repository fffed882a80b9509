// RUN: attn-opt %s --attn-to-rocdl=chip=gfx942 | FileCheck %s
// RUN: attn-opt %s --attn-to-nvvm=chip=sm_90a | FileCheck %s --check-prefixes=CHECK,MAP

// Rows of all batches, of which neither number is known, are rows of heads to
// attention. The kernel gets the buffer as it is; where a copy engine reads it,
// its launch gives it the other shape.

// CHECK:       llvm.func @main_kernel
// MAP-SAME:      attn.tensor_maps = [{{.*}}box = array<i64: 1, {{[0-9]+}}, 1, 64>
// CHECK-NOT:   memref.expand_shape
func.func @main(%q: tensor<4x2048x16x128xf16>, %rows: tensor<?x2048xf16>, %v: tensor<4x?x16x128xf16>, %b: index, %n: index) -> tensor<4x2048x16x128xf16> {
  %any = tensor.expand_shape %rows [[0, 1], [2, 3]] output_shape [%b, %n, 16, 128] : tensor<?x2048xf16> into tensor<?x?x16x128xf16>
  %k = tensor.cast %any : tensor<?x?x16x128xf16> to tensor<4x?x16x128xf16>
  %init = tensor.empty() : tensor<4x2048x16x128xf16>
  %out = attn.attention query(%q : tensor<4x2048x16x128xf16>, bshd) key(%k : tensor<4x?x16x128xf16>, bshd) value(%v : tensor<4x?x16x128xf16>, bshd) outs(%init : tensor<4x2048x16x128xf16>, bshd)
  return %out : tensor<4x2048x16x128xf16>
}
