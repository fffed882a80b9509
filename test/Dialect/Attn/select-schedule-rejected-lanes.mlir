// RUN: attn-opt %s --attn-select-schedule="target=sm_80 tuning-file=none" | FileCheck %s

// Two schedules of 128 keys whose code spilled, the second one of few registers
// by estimate. None needs fewer, but there is one of fewer keys.
// CHECK-LABEL: func.func @few_keys
// CHECK: collective<chip = "sm_80", heads = 4, {{.*}} key_tile = 64, {{.*}} splits = {{[0-9]+}}>
func.func @few_keys(%q: tensor<1x8x1x256xf32>, %k: tensor<1x2x8192x256xf32>) -> tensor<1x8x1x256xf32> {
  %init = tensor.empty() : tensor<1x8x1x256xf32>
  %out = attn.attention query(%q : tensor<1x8x1x256xf32>) key(%k : tensor<1x2x8192x256xf32>) value(%k : tensor<1x2x8192x256xf32>) outs(%init : tensor<1x8x1x256xf32>)
      attributes {attn.rejected_schedules = [
        #attn.collective<chip = "sm_80", heads = 4, query_tile = 2, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 16, splits = 32>,
        #attn.collective<chip = "sm_80", heads = 4, query_tile = 2, key_tile = 128, waves = 8, row_lanes = 32, depth_stage = 32, key_stage = 32, splits = 32>]}
  return %out : tensor<1x8x1x256xf32>
}
