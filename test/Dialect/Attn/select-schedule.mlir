// RUN: attn-opt %s --attn-select-schedule=target=x86-64-v4 | FileCheck %s --check-prefixes=CHECK,V4
// RUN: attn-opt %s --attn-select-schedule=target=x86-64-v3 | FileCheck %s --check-prefixes=CHECK,V3
// RUN: not attn-opt %s --attn-select-schedule=target=z80 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: attn-opt %s --attn-select-schedule=target=x86-64-v4 --remarks-filter=attn-select-schedule --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY

// Every choice says why, for whoever collects remarks.
// WHY: [Passed] schedule | Category:attn-select-schedule | Function=prefill
// WHY-SAME: lanes="2048 queries fill vectors of 16 lanes"
// WHY-SAME: query_tile="a square of scores takes at most half of the 49152 bytes of the first cache"
// WHY: Function=bias
// WHY-SAME: key_tile="the bias is read in pieces of 512 bytes"
// WHY: Function=decode
// WHY-SAME: lanes="along the depth a key takes 84 vector instructions, along the queries 1024"
// WHY: Function=given
// WHY-SAME: given="the op carries it"
// WHY: [Missed] schedule | Category:attn-select-schedule | Function=dynamic_depth
// WHY-SAME: none="has a dynamic depth
// WHY: Function=deep
// WHY-SAME: query_tile="all tiles of a workgroup take 1316864 of 2097152 bytes"

// UNKNOWN: error: no device is called 'z80'; known are native, x86-64-v4, x86-64-v3, {{.*}}, gfx906, gfx908, {{.*}}, gfx1201

// Many queries: lanes along them, a square of scores in the first cache.
// CHECK-LABEL: func @prefill
func.func @prefill(%x: tensor<1x8x2048x64xf32>) -> tensor<1x8x2048x64xf32> {
  // V4: schedule<query_tile = 64, key_tile = 64, lanes = query, register_rows = 8, register_lanes = 32>
  // V3: schedule<query_tile = 64, key_tile = 64, lanes = query, register_rows = 4, register_lanes = 16>
  %0 = attn.attention query(%x : tensor<1x8x2048x64xf32>)
      key(%x : tensor<1x8x2048x64xf32>) value(%x : tensor<1x8x2048x64xf32>)
      outs(%x : tensor<1x8x2048x64xf32>)
  return %0 : tensor<1x8x2048x64xf32>
}

// A bias that differs from pair to pair is read in pieces of 512 bytes at least;
// one that all queries share does not matter.
// CHECK-LABEL: func @bias
func.func @bias(%x: tensor<1x8x2048x64xf32>, %bias: tensor<8x2048x2048xf32>,
                %row: tensor<2048xf32>)
    -> (tensor<1x8x2048x64xf32>, tensor<1x8x2048x64xf32>) {
  // V4: schedule<query_tile = 64, key_tile = 128, lanes = query, register_rows = 8, register_lanes = 32>
  // V3: schedule<query_tile = 64, key_tile = 128, lanes = query, register_rows = 4, register_lanes = 16>
  %0 = attn.attention query(%x : tensor<1x8x2048x64xf32>)
      key(%x : tensor<1x8x2048x64xf32>) value(%x : tensor<1x8x2048x64xf32>)
      bias(%bias : tensor<8x2048x2048xf32>, hqk)
      outs(%x : tensor<1x8x2048x64xf32>)
  // CHECK: schedule<query_tile = 64, key_tile = 64
  %1 = attn.attention query(%x : tensor<1x8x2048x64xf32>)
      key(%x : tensor<1x8x2048x64xf32>) value(%x : tensor<1x8x2048x64xf32>)
      bias(%row : tensor<2048xf32>, k)
      outs(%x : tensor<1x8x2048x64xf32>)
  return %0, %1 : tensor<1x8x2048x64xf32>, tensor<1x8x2048x64xf32>
}

// A decoding step with four query heads for each key head: lanes along the depth.
// CHECK-LABEL: func @decode
func.func @decode(%q: tensor<1x32x1x128xf16>, %x: tensor<1x8x?x128xf16>)
    -> tensor<1x32x1x128xf16> {
  // V4: schedule<query_tile = 1, key_tile = 64, lanes = depth, register_rows = 16, register_lanes = 16>
  // V3: schedule<query_tile = 1, key_tile = 32, lanes = depth, register_rows = 8, register_lanes = 8>
  %0 = attn.attention query(%q : tensor<1x32x1x128xf16>)
      key(%x : tensor<1x8x?x128xf16>) value(%x : tensor<1x8x?x128xf16>)
      outs(%q : tensor<1x32x1x128xf16>)
  return %0 : tensor<1x32x1x128xf16>
}

// Fewer queries than a tile: the tile is no larger than the lanes they need.
// CHECK-LABEL: func @short
func.func @short(%x: tensor<17x64xf32>) -> tensor<17x64xf32> {
  // V4: schedule<query_tile = 32, key_tile = 32, lanes = query, register_rows = 8, register_lanes = 32>
  // V3: schedule<query_tile = 32, key_tile = 32, lanes = query, register_rows = 4, register_lanes = 16>
  %0 = attn.attention query(%x : tensor<17x64xf32>)
      key(%x : tensor<17x64xf32>) value(%x : tensor<17x64xf32>)
      outs(%x : tensor<17x64xf32>)
  return %0 : tensor<17x64xf32>
}

// A schedule that is there stays.
// CHECK-LABEL: func @given
func.func @given(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // CHECK: schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>
  %0 = attn.attention query(%x : tensor<64x64xf32>)
      key(%x : tensor<64x64xf32>) value(%x : tensor<64x64xf32>)
      outs(%x : tensor<64x64xf32>)
      schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2,
               register_lanes = 16>
  return %0 : tensor<64x64xf32>
}

// Registers can't hold a depth that is not known: no schedule.
// CHECK-LABEL: func @dynamic_depth
func.func @dynamic_depth(%x: tensor<64x?xf32>) -> tensor<64x?xf32> {
  // CHECK-NOT: schedule
  %0 = attn.attention query(%x : tensor<64x?xf32>)
      key(%x : tensor<64x?xf32>) value(%x : tensor<64x?xf32>)
      outs(%x : tensor<64x?xf32>)
  return %0 : tensor<64x?xf32>
}

// A depth that leaves room for fewer queries.
// CHECK-LABEL: func @deep
func.func @deep(%x: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
  // V4: schedule<query_tile = 32, key_tile = 16, lanes = query,
  %0 = attn.attention query(%x : tensor<2048x2048xf32>)
      key(%x : tensor<2048x2048xf32>) value(%x : tensor<2048x2048xf32>)
      outs(%x : tensor<2048x2048xf32>)
  return %0 : tensor<2048x2048xf32>
}
