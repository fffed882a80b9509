// The schedule of the op comes before all files; Inputs/tuning.mlir has another one
// for its class.
// RUN: attn-opt %s --attn-select-schedule="target=sm_80 tuning-file=%S/Inputs/tuning.mlir" --remarks-filter=attn-select-schedule --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WHY --input-file=%t

// WHY-NOT: tuned=
// WHY: given="the op carries it"

// CHECK-LABEL: func @given
// CHECK: key_tile = 64, waves = 2,
func.func @given(%q: tensor<32x1024x64xf16>) -> tensor<32x1024x64xf16> {
  %0 = attn.attention query(%q : tensor<32x1024x64xf16>) key(%q : tensor<32x1024x64xf16>)
      value(%q : tensor<32x1024x64xf16>) outs(%q : tensor<32x1024x64xf16>)
      collective<chip = "sm_80", heads = 1, query_tile = 32, key_tile = 64, waves = 2,
                 row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
                 mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2,
                        rescale_above = 2, order = fixed>>
  return %0 : tensor<32x1024x64xf16>
}
