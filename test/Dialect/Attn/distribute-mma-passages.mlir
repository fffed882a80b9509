// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-assign-layouts,attn-distribute,canonicalize,cse)))" --split-input-file --verify-diagnostics | FileCheck %s

#rows = affine_map<(r, c) -> (r, c)>

// Queries and scores by way of workgroup memory: 8 lanes load or store 128 bytes
// of a row that lie side by side, 8 rows to the next wave. Of the left side, the
// first half is the constant that it was put into.
// CHECK-LABEL: gpu.func @passages
// CHECK: %[[LANE:.*]] = arith.andi %{{.*}}, %c63_i32
// CHECK: %[[IN_ROW:.*]] = arith.andi %[[LANE]], %c7_i32
// CHECK: arith.muli %[[IN_ROW]], %c16_i32
// CHECK: %[[ROW:.*]] = arith.shrui %[[LANE]], %c3_i32
// CHECK: arith.muli %[[ROW]], %c256_i32
// CHECK-COUNT-4: rocdl.raw.ptr.buffer.load {{.*}} : vector<4xi32>
// CHECK-COUNT-4: llvm.store {{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<3>
// CHECK: gpu.barrier
// CHECK-COUNT-4: llvm.load {{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xi32>
// CHECK-NOT: llvm.load
// CHECK: gpu.barrier
// CHECK-COUNT-16: llvm.amdgcn.mfma.f32.32x32x8f16
// CHECK-NOT: mfma
// CHECK: gpu.barrier
// CHECK-COUNT-4: llvm.store {{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<3>
// CHECK-NEXT: gpu.barrier
// CHECK-COUNT-4: llvm.load {{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xi32>
// CHECK-COUNT-4: rocdl.raw.ptr.buffer.store {{.*}} : vector<4xi32>
gpu.module @kernels {
  gpu.func @passages(%q: memref<64x128xf16>, %out: memref<64x32xf32>) workgroup(%lds: memref<16384xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 32, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 32, splits = 1,
        mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x32xf32>
    %nothing = arith.constant dense<0.0> : vector<64x128xf16>
    %k = attn.lds_tile %lds[0] layout(<rows = [256, 512, 2048, 1024, 4096], columns = [2, 4, 8, 16, 32, 64, 128], swizzle = [16, 32, 0, 64]>) : memref<16384xi8, #gpu.address_space<workgroup>> -> memref<32x128xf16, #gpu.address_space<workgroup>>
    %half = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>) : memref<16384xi8, #gpu.address_space<workgroup>> -> memref<64x64xf16, #gpu.address_space<workgroup>>
    %scores = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096], columns = [4, 8, 16, 32, 64], swizzle = [16, 32, 64]>) : memref<16384xi8, #gpu.address_space<workgroup>> -> memref<64x32xf32, #gpu.address_space<workgroup>>
    %loaded = attn.load %q[%c0, %c0] map(#rows) : memref<64x128xf16> -> vector<64x64xf16>
    attn.store_lds %loaded, %half : vector<64x64xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
    gpu.barrier
    %passed = attn.load %half[%c0, %c0] map(#rows) : memref<64x64xf16, #gpu.address_space<workgroup>> -> vector<64x64xf16>
    gpu.barrier
    %lhs = vector.insert_strided_slice %passed, %nothing {offsets = [0, 64], strides = [1, 1]} : vector<64x64xf16> into vector<64x128xf16>
    %s = attn.dot %lhs, %k into %zero {transpose_rhs} : vector<64x128xf16>, memref<32x128xf16, #gpu.address_space<workgroup>> into vector<64x32xf32>
    gpu.barrier
    attn.store_lds %s, %scores : vector<64x32xf32>, memref<64x32xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %result = attn.load %scores[%c0, %c0] map(#rows) : memref<64x32xf32, #gpu.address_space<workgroup>> -> vector<64x32xf32>
    attn.store %result, %out[%c0, %c0] map(#rows) : vector<64x32xf32>, memref<64x32xf32>
    gpu.return
  }
}
