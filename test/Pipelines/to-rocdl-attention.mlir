// RUN: attn-opt %s --attn-to-rocdl="chip=gfx906 parallel=false" 2>/dev/null | FileCheck %s

// Attention becomes one kernel of dot products, whose arguments are four addresses.
// CHECK: llvm.func @attn_entry_main
// CHECK: gpu.module @gfx906
// CHECK: llvm.func @main_kernel(%{{[a-z0-9]+}}: !llvm.ptr<1> {{{.*}}}, %{{[a-z0-9]+}}: !llvm.ptr<1> {{{.*}}}, %{{[a-z0-9]+}}: !llvm.ptr<1> {{{.*}}}, %{{[a-z0-9]+}}: !llvm.ptr<1> {{{[^}]*}}}) attributes
// CHECK-NOT: attn.{{load|dot|copy|store}}
// CHECK: rocdl.raw.ptr.buffer.load
// CHECK: v_dot2_f32_f16 $0, $1, $2, $0
// CHECK-NOT: attn.{{load|dot|copy|store}}
func.func @main(%q: tensor<2x4x256x128xf16>, %k: tensor<2x4x256x128xf16>, %v: tensor<2x4x256x128xf16>) -> tensor<2x4x256x128xf16> {
  %o = tensor.empty() : tensor<2x4x256x128xf16>
  %0 = attn.attention query(%q : tensor<2x4x256x128xf16>) key(%k : tensor<2x4x256x128xf16>) value(%v : tensor<2x4x256x128xf16>) outs(%o : tensor<2x4x256x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %0 : tensor<2x4x256x128xf16>
}
