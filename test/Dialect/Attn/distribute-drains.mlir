// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-assign-layouts,attn-distribute,canonicalize,cse)))" --split-input-file --verify-diagnostics | FileCheck %s

#rows = affine_map<(r, c) -> (0, 0, r, c)>
#begin = affine_map<()[block] -> (block * 128)>
#left = affine_map<()[block] -> (block * -128 + 1000, 128)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, outputs_in_lds, producer>>
#swizzled = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>
!arena = memref<49152xi8, #gpu.address_space<workgroup>>
!tile = memref<128x128xf16, #gpu.address_space<workgroup>>
!keys = memref<128x64xf16, #gpu.address_space<workgroup>>
!part = memref<1x1x?x128xf16, strided<[2048000, 128000, 128, 1], offset: ?>>

// A wave writes its 16 rows, 16 columns at a time, at addresses of lanes that are
// apart by 128 bytes a row and 16 bytes for the second half of the columns, with
// the swizzle. Its group's first lane, behind a fence and a barrier of 128 lanes,
// of numbers above those of turns, moves 64 rows of two blocks of columns from
// row 128 * block + 64 * group on. Lane and wave are numbers that nothing knows,
// so that no address stays in a register from tile to tile.
// CHECK-LABEL: gpu.func @drain
// CHECK: %[[MAP:.*]] = attn.tensor_map %arg1 box [1, 1, 64, 64] swizzle 128 : memref<16x16x1000x128xf16> -> !llvm.ptr
// CHECK: llvm.inline_asm has_side_effects {{.*}}mov.u32 $0, %laneid;
// CHECK-NEXT: llvm.inline_asm has_side_effects {{.*}}"=r,0"
// CHECK-COUNT-8: nvvm.stmatrix %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32, i32, i32
// CHECK-NOT: nvvm.stmatrix
// CHECK-NOT: llvm.store
// CHECK: %[[LANE:.*]] = llvm.inline_asm has_side_effects {{.*}}mov.u32 $0, %laneid;
// CHECK: %[[WAVE:.*]] = llvm.inline_asm has_side_effects {{.*}}"=r,0"
// CHECK: nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
// CHECK: %[[GROUP:.*]] = arith.divui %[[WAVE]], %c4_i32
// CHECK: %[[NUMBER:.*]] = arith.addi %[[GROUP]], %c4_i32
// CHECK: nvvm.barrier id = %[[NUMBER]] number_of_threads = %c128_i32
// CHECK: %[[IN_GROUP:.*]] = arith.remui %[[WAVE]], %c4_i32
// CHECK: %[[ANY:.*]] = arith.ori %[[IN_GROUP]], %[[LANE]]
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[ANY]], %c0_i32
// CHECK-NOT: scf.if
// CHECK:   %[[ROWS:.*]] = arith.muli %[[GROUP]], %c64_i32
// CHECK:   %[[ROW:.*]] = arith.addi %{{.*}}, %[[ROWS]]
// CHECK:   %[[BYTES:.*]] = arith.muli %[[GROUP]], %c8192_i32
// CHECK:   %[[BYTE:.*]] = arith.addi %[[BYTES]], %c16384_i32
// CHECK:   %[[LEFT:.*]] = llvm.getelementptr %[[LDS:.*]][%[[BYTE]]]
// CHECK:   nvvm.cp.async.bulk.tensor.global.shared.cta %[[MAP]], %[[LEFT]], box[%c0_i32, %[[ROW]], %{{.*}}, %{{.*}}], predicate = %[[FIRST]] : !llvm.ptr, <3>
// CHECK:   %[[NEXT:.*]] = arith.addi %[[BYTES]], %c32768_i32
// CHECK:   %[[RIGHT:.*]] = llvm.getelementptr %[[LDS]][%[[NEXT]]]
// CHECK:   nvvm.cp.async.bulk.tensor.global.shared.cta %[[MAP]], %[[RIGHT]], box[%c64_i32, %[[ROW]], %{{.*}}, %{{.*}}], predicate = %[[FIRST]] : !llvm.ptr, <3>
// CHECK:   nvvm.cp.async.bulk.commit.group
// CHECK: llvm.inline_asm has_side_effects {{.*}}mov.u32 $0, %laneid;
// CHECK: %[[AGAIN:.*]] = llvm.inline_asm has_side_effects {{.*}}"=r,0"
// CHECK: nvvm.cp.async.bulk.wait_group 0 {read}
// CHECK: %[[GROUP:.*]] = arith.divui %[[AGAIN]], %c4_i32
// CHECK: %[[NUMBER:.*]] = arith.addi %[[GROUP]], %c4_i32
// CHECK: nvvm.barrier id = %[[NUMBER]] number_of_threads = %c128_i32
gpu.module @kernels {
  gpu.func @drain(%q: memref<1x1x128x64xf16>, %out: memref<16x16x1000x128xf16>) workgroup(%lds: !arena) kernel
      attributes {attn.collective = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<128x128xf32>
    %block = gpu.block_id x
    %head = gpu.block_id y
    %row = affine.apply #begin()[%block]
    %size = affine.min #left()[%block]
    %part = memref.subview %out[0, %head, %row, 0] [1, 1, %size, 128] [1, 1, 1, 1] : memref<16x16x1000x128xf16> to !part
    %k = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>) : !arena -> !keys
    %o = attn.lds_tile %lds[16384] layout(#swizzled) : !arena -> !tile
    %left = attn.load %q[%c0, %c0] map(#rows) : memref<1x1x128x64xf16> -> vector<128x64xf16>
    %s = attn.dot %left, %k into %zero {transpose_rhs} : vector<128x64xf16>, !keys into vector<128x128xf32>
    %narrow = arith.truncf %s : vector<128x128xf32> to vector<128x128xf16>
    attn.store_lds %narrow, %o : vector<128x128xf16>, !tile
    attn.drain %o to %part[%c0, %c0] map(#rows) of 2 : !tile to !part
    attn.drained of 2
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, outputs_in_lds, producer>>
!arena = memref<16384xi8, #gpu.address_space<workgroup>>
!tile = memref<128x64xf16, #gpu.address_space<workgroup>>

// A part that ends before the tile and the argument.
gpu.module @kernels {
  gpu.func @short(%out: memref<1000x64xf16>) workgroup(%lds: !arena) kernel
      attributes {attn.collective = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %part = memref.subview %out[0, 0] [100, 64] [1, 1] : memref<1000x64xf16> to memref<100x64xf16, strided<[64, 1]>>
    %o = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>) : !arena -> !tile
    // expected-error @below {{has a destination that is no part of an argument of the kernel, or ends before it does}}
    attn.drain %o to %part[%c0, %c0] map(#rows) of 2 : !tile to memref<100x64xf16, strided<[64, 1]>>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, outputs_in_lds, producer>>
!arena = memref<16384xi8, #gpu.address_space<workgroup>>
!tile = memref<128x64xf16, #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @plain(%out: memref<1000x64xf16>) workgroup(%lds: !arena) kernel
      attributes {attn.collective = #schedule, known_block_size = array<i32: 384, 1, 1>} {
    %c0 = arith.constant 0 : index
    %o = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64]>) : !arena -> !tile
    // expected-error @below {{takes its rows from an attn.lds_tile of rows of 128 bytes, swizzled by pieces of 16, and 8 or a multiple for each group}}
    attn.drain %o to %out[%c0, %c0] map(#rows) of 2 : !tile to memref<1000x64xf16>
    gpu.return
  }
}

// -----

#rows = affine_map<(r, c) -> (r, c)>
#schedule = #attn.collective<chip = "sm_80", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
    mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, outputs_in_lds>>
#swizzled = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64], swizzle = [16, 32, 64]>
!arena = memref<8192xi8, #gpu.address_space<workgroup>>
!tile = memref<64x64xf16, #gpu.address_space<workgroup>>

// Without a producer a lane writes pairs of a row, and reads 16 bytes to store
// them. That is done once: addresses are made of such numbers there, too.
// CHECK-LABEL: gpu.func @passage
// CHECK: llvm.nvvm.mma.m16n8k16
// CHECK: llvm.inline_asm has_side_effects {{.*}}mov.u32 $0, %laneid;
// CHECK-NEXT: llvm.inline_asm has_side_effects {{.*}}"=r,0"
// CHECK-COUNT-16: llvm.store %{{.*}} : {{.*}}, !llvm.ptr<3>
// CHECK: gpu.barrier
// CHECK: llvm.inline_asm has_side_effects {{.*}}mov.u32 $0, %laneid;
// CHECK-COUNT-4: llvm.load %{{.*}} : !llvm.ptr<3> -> vector<4xi32>
// CHECK-NOT: llvm.load
gpu.module @kernels {
  gpu.func @passage(%q: memref<64x64xf16>, %out: memref<64x64xf16>) workgroup(%lds: !arena) kernel attributes {attn.collective = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : vector<64x64xf32>
    %k = attn.lds_tile %lds[0] layout(#swizzled) : !arena -> !tile
    %left = attn.load %q[%c0, %c0] map(#rows) : memref<64x64xf16> -> vector<64x64xf16>
    %s = attn.dot %left, %k into %zero {transpose_rhs} : vector<64x64xf16>, !tile into vector<64x64xf32>
    %narrow = arith.truncf %s : vector<64x64xf32> to vector<64x64xf16>
    gpu.barrier
    attn.store_lds %narrow, %k : vector<64x64xf16>, !tile
    gpu.barrier
    %passed = attn.load %k[%c0, %c0] map(#rows) : !tile -> vector<64x64xf16>
    attn.store %passed, %out[%c0, %c0] map(#rows) : vector<64x64xf16>, memref<64x64xf16>
    gpu.return
  }
}
