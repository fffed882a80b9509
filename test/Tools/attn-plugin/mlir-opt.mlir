// The dialect and the passes in a stock mlir-opt.
// UNSUPPORTED: sanitizers
// RUN: mlir-opt-22 %s --load-dialect-plugin=%attn_lib/AttnPlugin.so \
// RUN:   --load-pass-plugin=%attn_lib/AttnPlugin.so \
// RUN:   --pass-pipeline='builtin.module(func.func(attn-decompose))' \
// RUN:   | FileCheck %s --check-prefix=DECOMPOSE
// RUN: mlir-opt-22 %s --load-dialect-plugin=%attn_lib/AttnPlugin.so \
// RUN:   --load-pass-plugin=%attn_lib/AttnPlugin.so \
// RUN:   --pass-pipeline='builtin.module(attn-to-host)' \
// RUN:   | FileCheck %s --check-prefix=HOST

// DECOMPOSE-LABEL: func.func @main
// DECOMPOSE-NOT: attn.attention
// DECOMPOSE: linalg
// HOST: llvm.func @attn_entry_main
func.func @main(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>,
                %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %init = tensor.empty() : tensor<2x4x8x16xf32>
  %o = attn.attention query(%q : tensor<2x4x8x16xf32>)
      key(%k : tensor<2x4x8x16xf32>) value(%v : tensor<2x4x8x16xf32>)
      outs(%init : tensor<2x4x8x16xf32>)
  return %o : tensor<2x4x8x16xf32>
}
