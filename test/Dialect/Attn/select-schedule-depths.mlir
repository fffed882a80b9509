// RUN: attn-opt %s --attn-select-schedule=target=gfx1100 | FileCheck %s --check-prefixes=RDNA
// RUN: attn-opt %s --attn-select-schedule=target=gfx1201 | FileCheck %s --check-prefixes=RDNA
// RUN: attn-opt %s --attn-select-schedule=target=gfx90a | FileCheck %s --check-prefixes=CDNA
// RUN: attn-opt %s --attn-select-schedule=target=gfx942 | FileCheck %s --check-prefixes=CDNA
// RUN: attn-opt %s --attn-select-schedule=target=gfx950 | FileCheck %s --check-prefixes=CDNA

// Depths whose queries and outputs leave no registers for a block of keys: WMMA
// reads queries from workgroup memory. MFMA has as many registers again where a
// wave has a SIMD to itself.

// RDNA-LABEL: func.func @d192
// RDNA: query_tile = {{64, key_tile = 32, waves = 4|128, key_tile = 16, waves = 8}}, {{.*}} mma = <{{.*}}, queries_in_lds>
// CDNA-LABEL: func.func @d192
// CDNA-NOT: queries_in_lds
// CDNA: waves = 8, {{.*}} mma = <
func.func @d192(%q: tensor<1x16x4096x192xf16>, %k: tensor<1x16x4096x192xf16>, %v: tensor<1x16x4096x192xf16>) -> tensor<1x16x4096x192xf16> {
  %init = tensor.empty() : tensor<1x16x4096x192xf16>
  %out = attn.attention query(%q : tensor<1x16x4096x192xf16>) key(%k : tensor<1x16x4096x192xf16>) value(%v : tensor<1x16x4096x192xf16>) outs(%init : tensor<1x16x4096x192xf16>)
  return %out : tensor<1x16x4096x192xf16>
}

// RDNA-LABEL: func.func @d256
// RDNA: query_tile = 64, key_tile = 32, waves = 4, {{.*}} mma = <{{.*}}, queries_in_lds>
// CDNA-LABEL: func.func @d256
// CDNA-NOT: queries_in_lds
// CDNA: waves = 8, {{.*}} mma = <
func.func @d256(%q: tensor<1x16x4096x256xbf16>, %k: tensor<1x16x4096x256xbf16>, %v: tensor<1x16x4096x256xbf16>) -> tensor<1x16x4096x256xbf16> {
  %init = tensor.empty() : tensor<1x16x4096x256xbf16>
  %out = attn.attention query(%q : tensor<1x16x4096x256xbf16>) key(%k : tensor<1x16x4096x256xbf16>) value(%v : tensor<1x16x4096x256xbf16>) outs(%init : tensor<1x16x4096x256xbf16>)
  return %out : tensor<1x16x4096x256xbf16>
}

// CDNA-LABEL: func.func @d384
// CDNA: query_tile = 128, key_tile = 32, waves = 4, row_lanes = 2, {{.*}} mma = <atom = "32x32x{{8|16}}"
func.func @d384(%q: tensor<1x16x4096x384xf16>, %k: tensor<1x16x4096x384xf16>, %v: tensor<1x16x4096x384xf16>) -> tensor<1x16x4096x384xf16> {
  %init = tensor.empty() : tensor<1x16x4096x384xf16>
  %out = attn.attention query(%q : tensor<1x16x4096x384xf16>) key(%k : tensor<1x16x4096x384xf16>) value(%v : tensor<1x16x4096x384xf16>) outs(%init : tensor<1x16x4096x384xf16>)
  return %out : tensor<1x16x4096x384xf16>
}

// CDNA-LABEL: func.func @d512
// CDNA: query_tile = 64, key_tile = {{32|64}}, waves = 4, row_lanes = 4, {{.*}} mma = <atom = "16x16x{{16|32}}"
func.func @d512(%q: tensor<1x16x4096x512xf16>, %k: tensor<1x16x4096x512xf16>, %v: tensor<1x16x4096x512xf16>) -> tensor<1x16x4096x512xf16> {
  %init = tensor.empty() : tensor<1x16x4096x512xf16>
  %out = attn.attention query(%q : tensor<1x16x4096x512xf16>) key(%k : tensor<1x16x4096x512xf16>) value(%v : tensor<1x16x4096x512xf16>) outs(%init : tensor<1x16x4096x512xf16>)
  return %out : tensor<1x16x4096x512xf16>
}
