// RUN: attn-opt %s --pass-pipeline='builtin.module(gpu.module(gpu.func(attn-specialize-warps)))' --split-input-file --verify-diagnostics

#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>

gpu.module @sm_90a {
  gpu.func @no_stage(%keys: memref<128x128xf16>, %i: index) workgroup(%lds: memref<32768xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #schedule} {
    %k = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>)
        : memref<32768xi8, #gpu.address_space<workgroup>> -> memref<128x128xf16, #gpu.address_space<workgroup>>
    gpu.barrier
    // expected-error @below {{is no stage of a product: expected a gpu.barrier on both sides and a product of the tile in its block}}
    attn.copy %keys[%i, %i] map(#rows) to %k : memref<128x128xf16> to memref<128x128xf16, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>

gpu.module @sm_90a {
  gpu.func @one_buffer(%keys: memref<128x128xf16>, %i: index, %q: vector<128x128xf16>, %a: vector<128x128xf32>) workgroup(%lds: memref<32768xi8, #gpu.address_space<workgroup>>)
      attributes {attn.collective = #schedule} {
    %k = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>)
        : memref<32768xi8, #gpu.address_space<workgroup>> -> memref<128x128xf16, #gpu.address_space<workgroup>>
    gpu.barrier
    // expected-error @below {{fills no attn.lds_tile with the expected number of buffers: 2}}
    attn.copy %keys[%i, %i] map(#rows) to %k : memref<128x128xf16> to memref<128x128xf16, #gpu.address_space<workgroup>>
    gpu.barrier
    %s = attn.dot %q, %k into %a {transpose_rhs} : vector<128x128xf16>, memref<128x128xf16, #gpu.address_space<workgroup>> into vector<128x128xf32>
    gpu.return
  }
}
