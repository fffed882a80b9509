// What workgroups visit, and in which steps: a problem for each form of kernel.
// RUN: split-file %s %t

//--- stages.mlir
// Tiles of 64 queries see 1, 1, 2, 2, 3, 3, 4 and 4 blocks of 128 keys, the
// last of which the diagonal cuts. Keys come in four stages of the depth, and
// values in four of keys.
// RUN: attn-view %t/stages.mlir --picture=schedule --workgroup=3 -o %t/stages.svg
// RUN: FileCheck %t/stages.mlir --input-file=%t/stages.svg
// RUN: grep -o 'class="whole"' %t/stages.svg | count 12
// RUN: grep -o 'class="cut"' %t/stages.svg | count 8
// CHECK: <title>Schedule of main_kernel</title>
// CHECK: >8 x 2 x 1 workgroups, of which 8 have queries of the first head<
// CHECK: >20 blocks of 128 keys visited, 12 whole and 8 cut, of 8 x 4<
// CHECK: >192–255  workgroup 3<
// CHECK: <g class="whole"><title>query 192 to 255, key 0 to 127: workgroup 3, whole</title>
// CHECK: <g class="cut"><title>query 192 to 255, key 128 to 255: workgroup 3, cut</title>
// CHECK: >main_kernel: steps of workgroup 3<
// CHECK: >memory<
// CHECK: <title>copy Q, row 192 to 255 to workgroup memory</title>{{.*}}>Q<
// CHECK: <title>load K, row 0 to 127</title>{{.*}}>K0a<
// CHECK: <title>load K, row 0 to 127, from column 32</title>{{.*}}>K0b<
// CHECK: <title>scores of block 0: Q times K, row 0 to 127, from column 96</title>{{.*}}>S0d<
// CHECK: <title>output of block 0: P times V, row 0 to 31</title>{{.*}}>O0a<
// CHECK: <title>cut scores of block 1</title>{{.*}}>cut1<
// CHECK: <title>probabilities of block 1</title>{{.*}}>P1<
func.func @main(%q: tensor<1x2x512x128xf16>, %k: tensor<1x2x512x128xf16>, %v: tensor<1x2x512x128xf16>) -> tensor<1x2x512x128xf16> {
  %init = tensor.empty() : tensor<1x2x512x128xf16>
  %out = attn.attention query(%q : tensor<1x2x512x128xf16>) key(%k : tensor<1x2x512x128xf16>) value(%v : tensor<1x2x512x128xf16>)
      causal outs(%init : tensor<1x2x512x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
  return %out : tensor<1x2x512x128xf16>
}

//--- halves.mlir
// Halves of the waves run half a block apart, each with its own blocks: of 64
// keys, 128 queries see 2, 4, 6 and 8, the last two cut.
// RUN: attn-view %t/halves.mlir --picture=schedule -o %t/halves.svg
// RUN: FileCheck %t/halves.mlir --input-file=%t/halves.svg
// CHECK: >2 x 1 x 1 workgroups, of which 2 have queries of the first head<
// CHECK: >20 blocks of 64 keys visited, 12 whole and 8 cut, of 4 x 8<
// CHECK: >0–127  workgroup 0, late<
// CHECK: >128–255  workgroup 0<
// CHECK: <title>query 256 to 383, key 256 to 319: workgroup 1, cut</title>
// CHECK: >first half of the waves<
// CHECK: >late half of the waves<
func.func @main(%q: tensor<1x1x512x128xf16>, %k: tensor<1x1x512x128xf16>, %v: tensor<1x1x512x128xf16>) -> tensor<1x1x512x128xf16> {
  %init = tensor.empty() : tensor<1x1x512x128xf16>
  %out = attn.attention query(%q : tensor<1x1x512x128xf16>) key(%k : tensor<1x1x512x128xf16>) value(%v : tensor<1x1x512x128xf16>)
      causal outs(%init : tensor<1x1x512x128xf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>>
  return %out : tensor<1x1x512x128xf16>
}

//--- producer.mlir
// Workgroups that go from tile to tile, with a producer: 16 of them have two
// tiles of the first head each, one from either end.
// RUN: attn-view %t/producer.mlir --picture=schedule -o %t/producer.svg
// RUN: FileCheck %t/producer.mlir --input-file=%t/producer.svg
// RUN: grep -o 'class="cut"' %t/producer.svg | count 32
// CHECK: >528 blocks of 128 keys visited, 496 whole and 32 cut, of 32 x 32<
// CHECK: >0–127  workgroup 0<
// CHECK: >3968–4095  workgroup 0<
// CHECK: >fill K, place 0<
// CHECK: <title>the producer fills a place with K, row 0 to 127</title>{{.*}}>K0<
// CHECK: >fill V, place 1<
func.func @main(%q: tensor<1x16x4096x128xf16>, %k: tensor<1x16x4096x128xf16>, %v: tensor<1x16x4096x128xf16>) -> tensor<1x16x4096x128xf16> {
  %init = tensor.empty() : tensor<1x16x4096x128xf16>
  %out = attn.attention query(%q : tensor<1x16x4096x128xf16>) key(%k : tensor<1x16x4096x128xf16>) value(%v : tensor<1x16x4096x128xf16>)
      causal outs(%init : tensor<1x16x4096x128xf16>)
      collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
                 mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, outputs_in_lds, producer, tiles = paired, overlap_tiles>>
  return %out : tensor<1x16x4096x128xf16>
}

//--- splits.mlir
// Two workgroups share 250 keys; a loop that is skewed computes the scores of
// one block too many. Four heads are packed.
// RUN: attn-view %t/splits.mlir --picture=schedule -o %t/splits.svg
// RUN: FileCheck %t/splits.mlir --input-file=%t/splits.svg
// CHECK: workgroups, of which 2 have queries of the first head<
// CHECK: >4 blocks of 64 keys visited, 3 whole and 1 cut, of 1 x 5<
// CHECK: >Scores of 2 more are computed, but nothing uses them: they are hatched.<
// CHECK: >0–3  workgroup 0…1<
// CHECK: <title>query 0 to 3, key 192 to 255: workgroup 1, cut</title>
func.func @main(%q: tensor<1x4x1x128xf16>, %k: tensor<1x1x250x128xf16>, %v: tensor<1x1x250x128xf16>) -> tensor<1x4x1x128xf16> {
  %init = tensor.empty() : tensor<1x4x1x128xf16>
  %out = attn.attention query(%q : tensor<1x4x1x128xf16>) key(%k : tensor<1x1x250x128xf16>) value(%v : tensor<1x1x250x128xf16>)
      outs(%init : tensor<1x4x1x128xf16>)
      collective<chip = "gfx942", heads = 4, query_tile = 4, key_tile = 64, waves = 1, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 2,
                 mma = <atom = "16x16x16", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %out : tensor<1x4x1x128xf16>
}

//--- mask.mlir
// A mask in memory is an argument like any other; the scores stay scores.
// RUN: attn-view %t/mask.mlir --picture=schedule -o %t/mask.svg
// RUN: FileCheck %t/mask.mlir --input-file=%t/mask.svg
// CHECK: >4 blocks of 64 keys visited, 4 whole and 0 cut, of 2 x 2<
// CHECK: <title>load arg1, row 0 to 63</title>{{.*}}>arg1<
// CHECK: <title>store P of block 0 to workgroup memory</title>
// CHECK: <title>mask scores of block 0</title>{{.*}}>mask0<
// CHECK: >P0<
func.func @main(%q: tensor<1x1x128x64xf16>, %k: tensor<1x1x128x64xf16>, %v: tensor<1x1x128x64xf16>, %m: tensor<1x1x128x128xi1>) -> tensor<1x1x128x64xf16> {
  %init = tensor.empty() : tensor<1x1x128x64xf16>
  %out = attn.attention query(%q : tensor<1x1x128x64xf16>) key(%k : tensor<1x1x128x64xf16>) value(%v : tensor<1x1x128x64xf16>)
      mask(%m : tensor<1x1x128x128xi1>) outs(%init : tensor<1x1x128x64xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
  return %out : tensor<1x1x128x64xf16>
}
