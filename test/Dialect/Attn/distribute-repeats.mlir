// RUN: attn-opt %s --pass-pipeline='builtin.module(gpu.module(gpu.func(attn-assign-layouts,attn-distribute,canonicalize,cse)))' | FileCheck %s

// A bias that is the same in all rows: a lane has two rows of 32 columns of each
// tile, and loads those of one of them.

#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
#rows = affine_map<(r, c) -> (0, 0, r, c)>
!arena = memref<16384xi8, #gpu.address_space<workgroup>>
!keys = memref<128x64xf16, #gpu.address_space<workgroup>>

// CHECK-LABEL: gpu.func @repeats
// CHECK-COUNT-32: ld.global.b16
// CHECK-NOT:     ld.global.b16
// CHECK:         wgmma
gpu.module @kernels {
  gpu.func @repeats(%q: memref<1x1x128x64xf16>, %bias: memref<1x1000xf16>, %out: memref<1x1x128x128xf32>, %first: index) workgroup(%lds: !arena) kernel
      attributes {attn.collective = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %k = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>) : !arena -> !keys
    %left = attn.load %q[%c0, %c0] map(#rows) : memref<1x1x128x64xf16> -> vector<128x64xf16>
    %b = attn.load %bias[%c0, %first] map(affine_map<(r, c) -> (0, c)>) : memref<1x1000xf16> -> vector<128x128xf16>
    %wide = arith.extf %b : vector<128x128xf16> to vector<128x128xf32>
    %s = attn.dot %left, %k into %wide {transpose_rhs} : vector<128x64xf16>, !keys into vector<128x128xf32>
    attn.store %s, %out[%c0, %c0] map(#rows) : vector<128x128xf32>, memref<1x1x128x128xf32>
    gpu.return
  }
}
