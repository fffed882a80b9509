// RUN: attn-opt %s --attn-persist-workgroups --split-input-file --verify-diagnostics

#strided = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer, tiles = strided>>

module attributes {gpu.container_module} {
func.func @launch() {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @sm_90a::@unknown blocks in (%c16, %c16, %c16) threads in (%c16, %c1, %c1)
  return
}

gpu.module @sm_90a {
  gpu.func @unknown() workgroup(%lds: memref<64xi8, #gpu.address_space<workgroup>>) kernel attributes {attn.collective = #strided} {
    %known = attn.ring %lds[0] consumers(8) : memref<64xi8, #gpu.address_space<workgroup>> -> !attn.ring<2>
    %other = attn.ring %lds[32] consumers(8) : memref<64xi8, #gpu.address_space<workgroup>> -> !attn.ring<2>
    %x = gpu.block_id x
    // expected-error @below {{has a ring whose fills it does not count; expected all in its rings}}
    attn.roles rings(%known : !attn.ring<2>) fills(%x) consumers {
      attn.await %other[%x] : !attn.ring<2>
    } producer {
    }
    gpu.return
  }
}
}
