// RUN: attn-opt %s --attn-select-schedule=target=gfx906 --remarks-filter=attn-select-schedule --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t

// Schedules whose kernels did not fit. Each takes away some of the registers that
// the next may need, by the estimate of the cost model: 62 for the first here.
#first = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 128, waves = 4, row_lanes = 32, depth_stage = 64, key_stage = 128, splits = 1>
#second = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 128, waves = 4, row_lanes = 32, depth_stage = 32, key_stage = 64, splits = 1>
#third = #attn.collective<chip = "gfx906", heads = 1, query_tile = 8, key_tile = 64, waves = 4, row_lanes = 32, depth_stage = 64, key_stage = 64, splits = 1>
#fourth = #attn.collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 32, waves = 4, row_lanes = 16, depth_stage = 64, key_stage = 32, splits = 1>

// At most 7/8 of 62.
// CHECK-LABEL: func @once
// CHECK: collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 128, waves = 4, row_lanes = 32, depth_stage = 32, key_stage = 64, splits = 1> attributes {attn.rejected_schedules = [
// SAID: [Passed] schedule {{.*}}Function=once
// SAID-SAME: registers="about 54 of 256"
func.func @once(%x: tensor<1x2x256x64xf16>) -> tensor<1x2x256x64xf16> {
  %0 = attn.attention query(%x : tensor<1x2x256x64xf16>) key(%x : tensor<1x2x256x64xf16>) value(%x : tensor<1x2x256x64xf16>)
      outs(%x : tensor<1x2x256x64xf16>) attributes {attn.rejected_schedules = [#first]}
  return %0 : tensor<1x2x256x64xf16>
}

// At most 6/8 of 54, which is less by a larger step.
// CHECK-LABEL: func @twice
// CHECK: collective<chip = "gfx906", heads = 1, query_tile = 8, key_tile = 64, waves = 4, row_lanes = 32, depth_stage = 64, key_stage = 64, splits = 1> attributes
// SAID: Function=twice
// SAID-SAME: registers="about 40 of 256"
func.func @twice(%x: tensor<1x2x256x64xf16>) -> tensor<1x2x256x64xf16> {
  %0 = attn.attention query(%x : tensor<1x2x256x64xf16>) key(%x : tensor<1x2x256x64xf16>) value(%x : tensor<1x2x256x64xf16>)
      outs(%x : tensor<1x2x256x64xf16>) attributes {attn.rejected_schedules = [#first, #second]}
  return %0 : tensor<1x2x256x64xf16>
}

// The last one had the fewest keys that there are.
// CHECK-LABEL: func @none_left
// CHECK-NOT: {{ }}collective<
// SAID: remark: runs on the host, not on gfx906: kernels of 4 schedules did not fit, and no smaller one is left
// SAID: [Missed] schedule {{.*}}Function=none_left
// SAID-SAME: none="kernels of 4 schedules did not fit, and no smaller one is left"
func.func @none_left(%x: tensor<1x2x256x64xf16>) -> tensor<1x2x256x64xf16> {
  %0 = attn.attention query(%x : tensor<1x2x256x64xf16>) key(%x : tensor<1x2x256x64xf16>) value(%x : tensor<1x2x256x64xf16>)
      outs(%x : tensor<1x2x256x64xf16>) attributes {attn.rejected_schedules = [#first, #second, #third, #fourth]}
  return %0 : tensor<1x2x256x64xf16>
}

// What has a schedule stands, and so does what never got one.
// CHECK-LABEL: func @others
// CHECK: attn.attention
// CHECK-SAME: collective<chip = "gfx906", heads = 1, query_tile = 8,
// CHECK: attn.attention
// CHECK-NOT: {{ }}collective<
// SAID-NOT: Function=others
func.func @others(%x: tensor<1x2x256x64xf16>) -> (tensor<1x2x256x64xf16>, tensor<1x2x256x64xf16>) {
  %0 = attn.attention query(%x : tensor<1x2x256x64xf16>) key(%x : tensor<1x2x256x64xf16>) value(%x : tensor<1x2x256x64xf16>)
      outs(%x : tensor<1x2x256x64xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 8, key_tile = 64, waves = 4, row_lanes = 32, depth_stage = 64, key_stage = 64, splits = 1>
  %1 = attn.attention query(%x : tensor<1x2x256x64xf16>) key(%x : tensor<1x2x256x64xf16>) value(%x : tensor<1x2x256x64xf16>)
      outs(%x : tensor<1x2x256x64xf16>)
  return %0, %1 : tensor<1x2x256x64xf16>, tensor<1x2x256x64xf16>
}
