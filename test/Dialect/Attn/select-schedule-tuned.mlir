// A schedule that was measured for the op's class comes before what the cost
// model picks; see docs/Tuning.md.
// RUN: attn-opt %s --attn-select-schedule="target=sm_80 tuning-file=%S/Inputs/tuning.mlir" --verify-diagnostics | FileCheck %s
// RUN: attn-opt %s --attn-select-schedule="target=sm_80 tuning-file=none" | FileCheck %s --check-prefix=NONE
// RUN: attn-opt %s --attn-select-schedule="target=sm_90a tuning-file=%S/Inputs/tuning.mlir" | FileCheck %s --check-prefix=OTHER
// RUN: attn-opt %s --attn-select-schedule="target=x86-64-v3 tuning-file=%S/Inputs/tuning.mlir" -o - | FileCheck %s --check-prefix=HOST
// RUN: attn-opt %s --attn-select-schedule="target=sm_80 tuning-file=%S/Inputs/tuning.mlir" --remarks-filter=attn-select-schedule --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY

// The report says where a schedule is from, and of which class the op is.
// WHY: [Passed] schedule | Category:attn-select-schedule | Function=least
// WHY-SAME: shapes="#attn.shape_class<f16, 64 x 64, full, group = 1, queries = 513 to 1024, keys = 513 to 1024, workgroups = 129 to 256>", tuned={{.*}}tuning.mlir:5
// WHY: Function=below
// WHY-NOT: tuned=
// WHY: Function=most

// Ranges have both ends: 513 to 1024 queries, 40 to 64 heads of 5 to 8 blocks.
// The file's entry has one wave; the cost model takes four here.
// CHECK-LABEL: func @least
// CHECK: key_tile = 32, waves = 1,
// NONE-LABEL: func @least
// NONE: waves = 4,
// OTHER-LABEL: func @least
// OTHER-NOT: waves = 1,
// OTHER-LABEL: func @below
// HOST-LABEL: func @least
// HOST: schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>
func.func @least(%q: tensor<40x513x64xf16>) -> tensor<40x513x64xf16> {
  %0 = attn.attention query(%q : tensor<40x513x64xf16>) key(%q : tensor<40x513x64xf16>)
      value(%q : tensor<40x513x64xf16>) outs(%q : tensor<40x513x64xf16>)
  return %0 : tensor<40x513x64xf16>
}

// CHECK-LABEL: func @below
// CHECK-NOT: waves = 1,
// HOST-LABEL: func @below
// HOST-NOT: query_tile = 16,
func.func @below(%q: tensor<40x512x64xf16>) -> tensor<40x512x64xf16> {
  %0 = attn.attention query(%q : tensor<40x512x64xf16>) key(%q : tensor<40x512x64xf16>)
      value(%q : tensor<40x512x64xf16>) outs(%q : tensor<40x512x64xf16>)
  return %0 : tensor<40x512x64xf16>
}

// CHECK-LABEL: func @most
// CHECK: waves = 1,
// HOST-LABEL: func @most
func.func @most(%q: tensor<32x1024x64xf16>) -> tensor<32x1024x64xf16> {
  %0 = attn.attention query(%q : tensor<32x1024x64xf16>) key(%q : tensor<32x1024x64xf16>)
      value(%q : tensor<32x1024x64xf16>) outs(%q : tensor<32x1024x64xf16>)
  return %0 : tensor<32x1024x64xf16>
}

// CHECK-LABEL: func @above
// CHECK-NOT: waves = 1,
func.func @above(%q: tensor<32x1024x64xf16>, %k: tensor<32x1025x64xf16>) -> tensor<32x1024x64xf16> {
  %0 = attn.attention query(%q : tensor<32x1024x64xf16>) key(%k : tensor<32x1025x64xf16>)
      value(%k : tensor<32x1025x64xf16>) outs(%q : tensor<32x1024x64xf16>)
  return %0 : tensor<32x1024x64xf16>
}

// Of another class: one more workgroup, another type, a diagonal, a part more.
// CHECK-LABEL: func @workgroups
// CHECK-NOT: waves = 1,
func.func @workgroups(%q: tensor<33x1024x64xf16>) -> tensor<33x1024x64xf16> {
  %0 = attn.attention query(%q : tensor<33x1024x64xf16>) key(%q : tensor<33x1024x64xf16>)
      value(%q : tensor<33x1024x64xf16>) outs(%q : tensor<33x1024x64xf16>)
  return %0 : tensor<33x1024x64xf16>
}

// CHECK-LABEL: func @element
// CHECK-NOT: waves = 1,
func.func @element(%q: tensor<32x1024x64xbf16>) -> tensor<32x1024x64xbf16> {
  %0 = attn.attention query(%q : tensor<32x1024x64xbf16>) key(%q : tensor<32x1024x64xbf16>)
      value(%q : tensor<32x1024x64xbf16>) outs(%q : tensor<32x1024x64xbf16>)
  return %0 : tensor<32x1024x64xbf16>
}

// CHECK-LABEL: func @causal
// CHECK-NOT: waves = 1,
func.func @causal(%q: tensor<32x1024x64xf16>) -> tensor<32x1024x64xf16> {
  %0 = attn.attention query(%q : tensor<32x1024x64xf16>) key(%q : tensor<32x1024x64xf16>)
      value(%q : tensor<32x1024x64xf16>) causal outs(%q : tensor<32x1024x64xf16>)
  return %0 : tensor<32x1024x64xf16>
}

// CHECK-LABEL: func @softcap
// CHECK-NOT: waves = 1,
func.func @softcap(%q: tensor<32x1024x64xf16>) -> tensor<32x1024x64xf16> {
  %0 = attn.attention query(%q : tensor<32x1024x64xf16>) key(%q : tensor<32x1024x64xf16>)
      value(%q : tensor<32x1024x64xf16>) softcap(3.0) outs(%q : tensor<32x1024x64xf16>)
  return %0 : tensor<32x1024x64xf16>
}

// What is only known at run time is a class of its own.
// CHECK-LABEL: func @dynamic
// CHECK: waves = 2,
func.func @dynamic(%q: tensor<32x?x64xf16>) -> tensor<32x?x64xf16> {
  %0 = attn.attention query(%q : tensor<32x?x64xf16>) key(%q : tensor<32x?x64xf16>)
      value(%q : tensor<32x?x64xf16>) outs(%q : tensor<32x?x64xf16>)
  return %0 : tensor<32x?x64xf16>
}

// A window leaves a query 65 keys at most.
// CHECK-LABEL: func @window
// CHECK: waves = 2,
func.func @window(%q: tensor<8x512x64xf16>, %k: tensor<2x512x64xf16>, %lse: tensor<8x512xf32>)
    -> (tensor<8x512x64xf16>, tensor<8x512xf32>) {
  %0:2 = attn.attention query(%q : tensor<8x512x64xf16>) key(%k : tensor<2x512x64xf16>)
      value(%k : tensor<2x512x64xf16>) causal window(64, *) outs(%q : tensor<8x512x64xf16>)
      lse(%lse : tensor<8x512xf32>)
  return %0#0, %0#1 : tensor<8x512x64xf16>, tensor<8x512xf32>
}
