// RUN: attn-opt %s --attn-select-schedule=target=x86-64-v4 --split-input-file --verify-diagnostics

func.func @over_budget(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-error @below {{has a schedule whose tiles take 12107520000 bytes, x86-64-v4 has 2097152 for a workgroup}}
  %0 = attn.attention query(%x : tensor<64x64xf32>)
      key(%x : tensor<64x64xf32>) value(%x : tensor<64x64xf32>)
      outs(%x : tensor<64x64xf32>)
      schedule<query_tile = 100000, key_tile = 10000, lanes = query,
               register_rows = 8, register_lanes = 32>
  return %0 : tensor<64x64xf32>
}

// -----

func.func @too_deep(%x: tensor<64x65536xf32>) -> tensor<64x65536xf32> {
  // expected-remark @below {{gets no schedule: its smallest tiles take}}
  %0 = attn.attention query(%x : tensor<64x65536xf32>)
      key(%x : tensor<64x65536xf32>) value(%x : tensor<64x65536xf32>)
      outs(%x : tensor<64x65536xf32>)
  return %0 : tensor<64x65536xf32>
}

// -----

func.func @dynamic_depth(%x: tensor<64x?xf32>) -> tensor<64x?xf32> {
  // expected-remark @below {{has a dynamic depth, which tiles of registers can't hold: attn-decompose will hold all its scores in memory}}
  %0 = attn.attention query(%x : tensor<64x?xf32>)
      key(%x : tensor<64x?xf32>) value(%x : tensor<64x?xf32>)
      outs(%x : tensor<64x?xf32>)
  return %0 : tensor<64x?xf32>
}
