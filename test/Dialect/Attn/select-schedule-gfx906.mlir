// RUN: attn-opt %s --attn-select-schedule=target=gfx906 | FileCheck %s
// RUN: attn-opt %s --attn-select-schedule=target=gfx906 --remarks-filter=attn-select-schedule --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY
// RUN: attn-opt %s --attn-select-schedule=target=gfx906 --attn-select-schedule=target=x86-64-v3 | FileCheck %s --check-prefix=HOST

// Every choice comes with what it takes of the chip.
// WHY: [Passed] schedule | Category:attn-select-schedule | Function=prefill_128
// WHY-SAME: device=gfx906, estimate="{{[0-9]+}} clocks", lds="29680 of 65536 bytes", occupancy="2 workgroups of 4 waves on a compute unit", registers="about 118 of 256"
// WHY: [Missed] schedule | Category:attn-select-schedule | Function=double
// WHY-SAME: none="it is of f64"

// Many queries: two workgroups fit a compute unit, so that one goes on while the
// other waits at a barrier.
// CHECK-LABEL: func @prefill_128
// HOST-LABEL: func @prefill_128
// HOST-NOT:   {{ }}schedule<
func.func @prefill_128(%x: tensor<4x16x4096x128xf16>) -> tensor<4x16x4096x128xf16> {
  // CHECK: collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
  %0 = attn.attention query(%x : tensor<4x16x4096x128xf16>) key(%x : tensor<4x16x4096x128xf16>)
      value(%x : tensor<4x16x4096x128xf16>) outs(%x : tensor<4x16x4096x128xf16>)
  return %0 : tensor<4x16x4096x128xf16>
}

// HOST-LABEL: func @prefill_64
// CHECK-LABEL: func @prefill_64
func.func @prefill_64(%x: tensor<4x16x4096x64xf16>) -> tensor<4x16x4096x64xf16> {
  // CHECK: collective<chip = "gfx906", heads = 1, query_tile = 128, key_tile = 64, waves = 4, row_lanes = 8, depth_stage = {{32|64}}, key_stage = 32, splits = 1>
  %0 = attn.attention query(%x : tensor<4x16x4096x64xf16>) key(%x : tensor<4x16x4096x64xf16>)
      value(%x : tensor<4x16x4096x64xf16>) causal outs(%x : tensor<4x16x4096x64xf16>)
  return %0 : tensor<4x16x4096x64xf16>
}

// The eight heads of a group are the rows of a tile of few waves.
// CHECK-LABEL: func @decode
func.func @decode(%q: tensor<1x64x1x128xf16>, %k: tensor<1x8x16384x128xf16>) -> tensor<1x64x1x128xf16> {
  // CHECK: collective<chip = "gfx906", heads = 8, query_tile = 1, key_tile = {{[0-9]+}}, waves = {{1|2}}, {{.*}}, splits = {{[1-9][0-9]}}>
  %0 = attn.attention query(%q : tensor<1x64x1x128xf16>) key(%k : tensor<1x8x16384x128xf16>)
      value(%k : tensor<1x8x16384x128xf16>) outs(%q : tensor<1x64x1x128xf16>)
  return %0 : tensor<1x64x1x128xf16>
}

// Few keys are never split.
// CHECK-LABEL: func @short
func.func @short(%x: tensor<8x100x64xf16>) -> tensor<8x100x64xf16> {
  // CHECK: splits = 1>
  %0 = attn.attention query(%x : tensor<8x100x64xf16>) key(%x : tensor<8x100x64xf16>)
      value(%x : tensor<8x100x64xf16>) outs(%x : tensor<8x100x64xf16>)
  return %0 : tensor<8x100x64xf16>
}

// Rows of an odd number of bytes are loaded by the element: so many loads are
// kept in a loop, for a block of all keys would spill.
// CHECK-LABEL: func @odd
func.func @odd(%x: tensor<2x67x33xf16>) -> tensor<2x67x33xf16> {
  // CHECK: key_tile = {{32|64}}, waves
  %0 = attn.attention query(%x : tensor<2x67x33xf16>) key(%x : tensor<2x67x33xf16>)
      value(%x : tensor<2x67x33xf16>) outs(%x : tensor<2x67x33xf16>)
  return %0 : tensor<2x67x33xf16>
}

// What has many registers by the estimate is still a kernel.
// CHECK-LABEL: func @odd_dropout
func.func @odd_dropout(%q: tensor<1x2x300x127xf16>, %k: tensor<1x2x33x127xf16>, %v: tensor<1x2x33x33xf16>,
                       %o: tensor<1x2x300x33xf16>, %seed: i64, %offset: i64) -> tensor<1x2x300x33xf16> {
  // CHECK: collective<chip = "gfx906"
  %0 = attn.attention query(%q : tensor<1x2x300x127xf16>) key(%k : tensor<1x2x33x127xf16>)
      value(%v : tensor<1x2x33x33xf16>) causal dropout(0.3, %seed, %offset) outs(%o : tensor<1x2x300x33xf16>)
  return %0 : tensor<1x2x300x33xf16>
}

// What would spill by measure is left to the host.
// CHECK-LABEL: func @odd_wide
func.func @odd_wide(%x: tensor<2x200x193xf16>) -> tensor<2x200x193xf16> {
  // CHECK-NOT: collective
  %0 = attn.attention query(%x : tensor<2x200x193xf16>) key(%x : tensor<2x200x193xf16>)
      value(%x : tensor<2x200x193xf16>) outs(%x : tensor<2x200x193xf16>)
  return %0 : tensor<2x200x193xf16>
}

// Everything but the depths may be dynamic, and depths may be odd and large.
// CHECK-LABEL: func @dynamic
func.func @dynamic(%q: tensor<?x?x?x200xbf16>, %v: tensor<?x?x?x72xbf16>, %o: tensor<?x?x?x72xbf16>)
    -> tensor<?x?x?x72xbf16> {
  // CHECK: collective<chip = "gfx906", heads = 1,
  %0 = attn.attention query(%q : tensor<?x?x?x200xbf16>) key(%q : tensor<?x?x?x200xbf16>)
      value(%v : tensor<?x?x?x72xbf16>) outs(%o : tensor<?x?x?x72xbf16>)
  return %0 : tensor<?x?x?x72xbf16>
}

// CHECK-LABEL: func @deep
func.func @deep(%x: tensor<64x512xf32>) -> tensor<64x512xf32> {
  // CHECK: collective<chip = "gfx906"
  %0 = attn.attention query(%x : tensor<64x512xf32>) key(%x : tensor<64x512xf32>)
      value(%x : tensor<64x512xf32>) outs(%x : tensor<64x512xf32>)
  return %0 : tensor<64x512xf32>
}

// A schedule that is there stays, of either kind.
// CHECK-LABEL: func @given
func.func @given(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  // CHECK: collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 16, key_stage = 32, splits = 1>
  %0 = attn.attention query(%x : tensor<64x64xf16>) key(%x : tensor<64x64xf16>) value(%x : tensor<64x64xf16>)
      outs(%x : tensor<64x64xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16,
                 depth_stage = 16, key_stage = 32, splits = 1>
  // CHECK: schedule<query_tile = 16
  // CHECK-NOT: collective
  %1 = attn.attention query(%0 : tensor<64x64xf16>) key(%x : tensor<64x64xf16>) value(%x : tensor<64x64xf16>)
      outs(%x : tensor<64x64xf16>)
      schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>
  return %1 : tensor<64x64xf16>
}

// What runs on the host gets its schedule by another run of the pass, which
// leaves kernels alone.
// CHECK-LABEL: func @double
// HOST-LABEL: func @double
// HOST:       schedule<query_tile = {{.*}}, lanes = query
func.func @double(%x: tensor<64x64xf64>) -> tensor<64x64xf64> {
  // CHECK-NOT: collective
  %0 = attn.attention query(%x : tensor<64x64xf64>) key(%x : tensor<64x64xf64>) value(%x : tensor<64x64xf64>)
      outs(%x : tensor<64x64xf64>)
  return %0 : tensor<64x64xf64>
}

// Slices of nothing would be buffers of the kernel.
// CHECK-LABEL: func @no_keys
// CHECK-NOT: collective
// CHECK: return
// HOST-LABEL: func @no_keys
func.func @no_keys(%q: tensor<1x2x8x64xf16>, %k: tensor<1x2x0x64xf16>) -> tensor<1x2x8x64xf16> {
  %0 = attn.attention query(%q : tensor<1x2x8x64xf16>) key(%k : tensor<1x2x0x64xf16>)
      value(%k : tensor<1x2x0x64xf16>) outs(%q : tensor<1x2x8x64xf16>)
  return %0 : tensor<1x2x8x64xf16>
}
