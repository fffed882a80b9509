// RUN: attn-opt %s --attn-select-schedule=target=gfx950 | FileCheck %s

// Wide keys that are loaded by the element spilled beside matrix instructions.

// CHECK-LABEL: func.func @columns
// CHECK-NOT: mma =
func.func @columns(%q: tensor<130x?xbf16>, %k: tensor<130x?xbf16>, %v: tensor<?x3xbf16>, %o: tensor<3x?xbf16>) -> tensor<3x?xbf16> {
  %0 = attn.attention query(%q : tensor<130x?xbf16>, ds) key(%k : tensor<130x?xbf16>, ds)
      value(%v : tensor<?x3xbf16>, sd) outs(%o : tensor<3x?xbf16>, ds)
  return %0 : tensor<3x?xbf16>
}
