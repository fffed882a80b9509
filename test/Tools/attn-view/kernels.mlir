// Pictures of a kernel's tiles, from attention on; the counts are those with
// which attn-promote-lds has chosen the layouts.
// RUN: attn-view %s --list | FileCheck %s --check-prefix=LIST
// LIST-DAG: registers keys on their way: [row = 128, column = 32], register = [column 1 to 4, row 64]
// LIST-DAG: registers scores: [row = 64, column = 128], register = [column 16 to 64, row 4 to 8], lane = [column 1 to 8, row 1 to 2], wave = [row 16 to 32]
// LIST: lds values: 32 x 128, 2 bytes each
// LIST: lds probabilities: 64 x 32, 2 bytes each
// LIST: lds keys: 128 x 32, 2 bytes each
// LIST-NEXT: writes by what lanes have: [row = 128, column = 32]
// LIST-NEXT: reads by operands of a product: [row = 128, column = 32], register = [column 1 to 16, row 16 to 64], lane = [row 1 to 8, 0, 0], wave = [0, 0]
// LIST: lds queries: 64 x 128, 2 bytes each

// RUN: attn-view %s --tile=output | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: >output: tile of 64 x 128 in registers, 32 for each of 64 lanes of 4 waves<
// OUTPUT: <title>row 0, column 0 to 3: wave 0, lane 0, register 0 to 3</title>

// RUN: attn-view %s --picture=lds --tile=keys | FileCheck %s --check-prefix=KEYS
// KEYS: >keys: tile of 128 x 32 in workgroup memory, 10224 bytes, 2032 of them padding<

// RUN: attn-view %s --picture=conflicts --tile=keys | FileCheck %s --check-prefix=CONFLICTS
// CONFLICTS: >keys: what lanes have, writes of 16 bytes<
// CONFLICTS: conflicts 0<
// CONFLICTS: >keys: operands of a product, reads of 16 bytes<
// CONFLICTS: conflicts 0<
// CONFLICTS-NOT: class="conflict"

// The same behind attn-assign-layouts.
// RUN: attn-opt %s --pass-pipeline="builtin.module(attn-tile,one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map},canonicalize,cse,attn-outline-kernels,gpu.module(gpu.func(attn-online-softmax,canonicalize,cse,attn-promote-lds,attn-pipeline,canonicalize,cse,attn-assign-layouts)))" -o %t.mlir
// RUN: attn-view %t.mlir --list | FileCheck %s --check-prefix=LIST

func.func @main(%q: tensor<1x16x512x128xf16>, %k: tensor<1x16x512x128xf16>, %v: tensor<1x16x512x128xf16>) -> tensor<1x16x512x128xf16> {
  %init = tensor.empty() : tensor<1x16x512x128xf16>
  %out = attn.attention query(%q : tensor<1x16x512x128xf16>) key(%k : tensor<1x16x512x128xf16>) value(%v : tensor<1x16x512x128xf16>)
      causal outs(%init : tensor<1x16x512x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
  return %out : tensor<1x16x512x128xf16>
}
