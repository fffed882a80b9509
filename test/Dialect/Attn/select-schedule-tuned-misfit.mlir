// An entry that does not fit an op of its class is a warning at the op, which
// names the entry, and the next one is asked, in the end the cost model.
// RUN: split-file %s %t
// RUN: attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/tuning.mlir" 2>%t/log | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARNING < %t/log
// RUN: attn-opt %t/model.mlir --attn-select-schedule="target=x86-64-v3 tuning-file=%t/tuning.mlir" 2>&1 | FileCheck %s --check-prefix=HOST

// WARNING: model.mlir:2:8: warning: doesn't get the schedule of {{.*}}tuning.mlir:1: needs 262144 bytes of LDS, sm_80 gives a workgroup 166912; tune anew, or remove that entry
// WARNING: tuning.mlir:1:1: note: the entry
// WARNING: model.mlir:2:8: warning: {{.*}}tuning.mlir:2: can't be built: sm_80 has no matrix instruction 32x32x8 for this type; it has 16x8x16
// CHECK: collective<chip = "sm_80", {{.*}} key_tile = 16, waves = 1,
// HOST: model.mlir:2:8: warning: doesn't get the schedule of {{.*}}tuning.mlir:4: has tiles that take {{[0-9]+}} bytes, x86-64-v3 has {{[0-9]+}} for a workgroup; tune anew, or remove that entry
// HOST: {{ }}schedule<query_tile = {{(16|32|64)}},

//--- model.mlir
func.func @main(%q: tensor<8x1024x128xf16>) -> tensor<8x1024x128xf16> {
  %0 = attn.attention query(%q : tensor<8x1024x128xf16>) key(%q : tensor<8x1024x128xf16>)
      value(%q : tensor<8x1024x128xf16>) outs(%q : tensor<8x1024x128xf16>)
  return %0 : tensor<8x1024x128xf16>
}

//--- tuning.mlir
attn.tuned "sm_80" shapes <f16, 128 x 128, full, group = 1, queries = 1024, keys = 1024, workgroups = 64> schedule #attn.collective<chip = "sm_80", heads = 1, query_tile = 16, key_tile = 512, waves = 1, row_lanes = 4, depth_stage = 128, key_stage = 512, splits = 1, mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 2, order = fixed>>
attn.tuned "sm_80" shapes <f16, 128 x 128, full, group = 1, queries = 1024, keys = 1024, workgroups = 64> schedule #attn.collective<chip = "sm_80", heads = 1, query_tile = 32, key_tile = 32, waves = 1, row_lanes = 4, depth_stage = 128, key_stage = 32, splits = 1, mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 2, order = fixed>>
attn.tuned "sm_80" shapes <f16, 128 x 128, full, group = 1, queries = 1024, keys = 1024, workgroups = 64> schedule #attn.collective<chip = "sm_80", heads = 1, query_tile = 16, key_tile = 16, waves = 1, row_lanes = 4, depth_stage = 128, key_stage = 16, splits = 1, mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 2, order = fixed>>
attn.tuned "x86-64-v3" shapes <f16, 128 x 128, full, group = 1, queries = 1 or more, keys = 1 or more, workgroups = 1 or more> schedule #attn.schedule<query_tile = 65536, key_tile = 8192, lanes = query, register_rows = 2, register_lanes = 16>
