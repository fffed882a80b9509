// RUN: attn-opt %s --pass-pipeline='builtin.module(gpu.module(gpu.func(attn-online-softmax,canonicalize,cse,attn-promote-lds,attn-rotate-products,attn-split-blocks,attn-specialize-warps,canonicalize,cse,attn-assign-layouts,attn-distribute,canonicalize,cse)))' | FileCheck %s

// One tile of an attention op for two warp groups and a producer, as lanes run it.

gpu.module @sm_90a {
  // CHECK-LABEL: gpu.func @kernel(
  // CHECK-DAG: %[[VALUES:.*]] = attn.tensor_map %arg2 box [1, 1, 64, 64] swizzle 128 : memref<1x2x1000x64xf16> -> !llvm.ptr
  // CHECK-DAG: %[[KEYS:.*]] = attn.tensor_map %arg1 box [1, 1, 64, 64] swizzle 128 : memref<1x2x1000x64xf16> -> !llvm.ptr
  // Two rings of two places, each filled by one lane and released by eight waves.
  // CHECK-COUNT-8: nvvm.mbarrier.init
  // CHECK: nvvm.fence.mbarrier.init
  // CHECK: gpu.barrier
  // CHECK-NOT: gpu.barrier
  // CHECK: %[[CONSUMER:.*]] = arith.cmpi ult, %{{.*}}, %c8_i32 : i32
  // CHECK: scf.if %[[CONSUMER]] {
  // CHECK:   nvvm.setmaxregister increase 240
  // The last group gives the first one its turn.
  // CHECK:   nvvm.barrier.arrive id = %{{.*}} number_of_threads = %c256_i32
  // The first scores: 32 registers of zero, 16 of queries, a descriptor; awaited at once.
  // CHECK:   nvvm.mbarrier.try_wait.parity
  // CHECK:   llvm.inline_asm has_side_effects "{ .reg .pred first, others; .reg .b32 low, high; .reg .b64 rhs; setp.ne.b32 first, 0, 0; setp.eq.b32 others, 0, 0; mov.b32 high, 1073741888; wgmma.fence.sync.aligned; add.u32 low, $48, 0; mov.b64 rhs, {low, high}; wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,{{.*}},$31}, {$32,$33,$34,$35}, rhs, first, 1, 1, 0; add.u32 low, $48, 2;
  // CHECK:   llvm.inline_asm has_side_effects "wgmma.wait_group.sync.aligned 0;"
  // CHECK:   %[[LANE:.*]] = arith.cmpi eq, %{{.*}}, %c0_i32
  // CHECK:   nvvm.inline_ptx "mbarrier.arrive.shared.b64 _, [$0];" ro(%{{.*}} : !llvm.ptr<3>), predicate = %[[LANE]]
  // CHECK:   scf.for
  // CHECK:     nvvm.barrier id = %{{.*}} number_of_threads = %c256_i32
  // CHECK:     m64n64k16.f32.f16.f16
  // Values of 16 keys are 2048 bytes, read along the columns.
  // CHECK:     add.u32 low, $80, 128; mov.b64 rhs, {low, high}; wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,{{.*}},$31}, {$68,$69,$70,$71}, rhs, others, 1, 1, 1;
  // CHECK:     nvvm.barrier.arrive id = %{{.*}} number_of_threads = %c256_i32
  // CHECK:     "wgmma.wait_group.sync.aligned 1;"
  // CHECK:     nvvm.shfl.sync  bfly
  // CHECK:     "llvm.nvvm.ex2.approx.ftz.f"
  // CHECK:     "wgmma.wait_group.sync.aligned 0;"
  // CHECK:     "llvm.nvvm.ff2f16x2.rn"
  // The keys end within the last block, the only one that is masked.
  // CHECK:   arith.cmpi slt
  // CHECK: } else {
  // CHECK:   nvvm.setmaxregister decrease 24
  // CHECK:   nvvm.elect.sync
  // CHECK:     nvvm.mbarrier.arrive.expect_tx %{{.*}}, %c8192_i32
  // CHECK:     nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[KEYS]], %{{.*}}, box[%c0_i32, %c0_i32, %{{.*}}, %c0_i32]
  // CHECK:     scf.for
  // CHECK:       nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[KEYS]]
  // CHECK:       nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[VALUES]]
  gpu.func @kernel(%q: memref<1x2x128x64xf16>, %k: memref<1x2x1000x64xf16>, %v: memref<1x2x1000x64xf16>, %out: memref<1x2x128x64xf16>) kernel
      attributes {known_block_size = array<i32: 384, 1, 1>} {
    %head = gpu.block_id x
    %qs = memref.subview %q[0, %head, 0, 0] [1, 1, 128, 64] [1, 1, 1, 1] : memref<1x2x128x64xf16> to memref<1x1x128x64xf16, strided<[16384, 8192, 64, 1], offset: ?>>
    %ks = memref.subview %k[0, %head, 0, 0] [1, 1, 1000, 64] [1, 1, 1, 1] : memref<1x2x1000x64xf16> to memref<1x1x1000x64xf16, strided<[128000, 64000, 64, 1], offset: ?>>
    %vs = memref.subview %v[0, %head, 0, 0] [1, 1, 1000, 64] [1, 1, 1, 1] : memref<1x2x1000x64xf16> to memref<1x1x1000x64xf16, strided<[128000, 64000, 64, 1], offset: ?>>
    %os = memref.subview %out[0, %head, 0, 0] [1, 1, 128, 64] [1, 1, 1, 1] : memref<1x2x128x64xf16> to memref<1x1x128x64xf16, strided<[16384, 8192, 64, 1], offset: ?>>
    attn.attention query(%qs : memref<1x1x128x64xf16, strided<[16384, 8192, 64, 1], offset: ?>>) key(%ks : memref<1x1x1000x64xf16, strided<[128000, 64000, 64, 1], offset: ?>>)
        value(%vs : memref<1x1x1000x64xf16, strided<[128000, 64000, 64, 1], offset: ?>>) outs(%os : memref<1x1x128x64xf16, strided<[16384, 8192, 64, 1], offset: ?>>) 
        collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1,
                   mma = <atom = "64x8x16", buffers = 2, wave_groups = 2, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
    gpu.return
  }

  // A part of split keys: fills are of the whole argument, from where the part
  // begins.
  // CHECK-LABEL: gpu.func @part(
  // CHECK-DAG: %[[PART:.*]] = gpu.block_id y
  // CHECK-DAG: attn.tensor_map %arg1 box [1, 1, 64, 64] swizzle 128 : memref<1x2x1000x64xf16> -> !llvm.ptr
  // CHECK: %[[FROM:.*]] = arith.muli %[[PART]], %c256
  // CHECK: nvvm.setmaxregister decrease
  // CHECK: %[[KEY:.*]] = arith.index_cast %[[FROM]] : index to i32
  // CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %{{.*}}, %{{.*}}, box[%c0_i32, %[[KEY]], %{{.*}}, %c0_i32]
  gpu.func @part(%q: memref<1x2x128x64xf16>, %k: memref<1x2x1000x64xf16>, %out: memref<1x2x128x64xf32>) kernel
      attributes {known_block_size = array<i32: 384, 1, 1>} {
    %head = gpu.block_id x
    %number = gpu.block_id y
    %c256 = arith.constant 256 : index
    %begin = arith.muli %number, %c256 : index
    %qs = memref.subview %q[0, %head, 0, 0] [1, 1, 128, 64] [1, 1, 1, 1] : memref<1x2x128x64xf16> to memref<1x1x128x64xf16, strided<[16384, 8192, 64, 1], offset: ?>>
    %ks = memref.subview %k[0, %head, 0, 0] [1, 1, 1000, 64] [1, 1, 1, 1] : memref<1x2x1000x64xf16> to memref<1x1x1000x64xf16, strided<[128000, 64000, 64, 1], offset: ?>>
    %part = memref.subview %ks[0, 0, %begin, 0] [1, 1, 256, 64] [1, 1, 1, 1] : memref<1x1x1000x64xf16, strided<[128000, 64000, 64, 1], offset: ?>> to memref<1x1x256x64xf16, strided<[128000, 64000, 64, 1], offset: ?>>
    %os = memref.subview %out[0, %head, 0, 0] [1, 1, 128, 64] [1, 1, 1, 1] : memref<1x2x128x64xf32> to memref<1x1x128x64xf32, strided<[16384, 8192, 64, 1], offset: ?>>
    attn.attention query(%qs : memref<1x1x128x64xf16, strided<[16384, 8192, 64, 1], offset: ?>>) key(%part : memref<1x1x256x64xf16, strided<[128000, 64000, 64, 1], offset: ?>>)
        value(%part : memref<1x1x256x64xf16, strided<[128000, 64000, 64, 1], offset: ?>>) outs(%os : memref<1x1x128x64xf32, strided<[16384, 8192, 64, 1], offset: ?>>)
        collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 4,
                   mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
    gpu.return
  }
}

// Head dim 256: queries are in workgroup memory, and each group of four waves
// reads its 64 rows, 8192 bytes of each block of 64 columns.
gpu.module @sm_90a_deep {
  // CHECK-LABEL: gpu.func @queries_in_lds(
  // CHECK-DAG: %[[QUERIES:.*]] = attn.tensor_map %arg0 box [1, 1, 128, 64] swizzle 128 : memref<1x2x1000x256xf16> -> !llvm.ptr
  // CHECK-DAG: %[[KEYS:.*]] = attn.tensor_map %arg1 box [1, 1, 80, 64] swizzle 128 : memref<1x2x1000x256xf16> -> !llvm.ptr
  // CHECK: %[[CONSUMER:.*]] = arith.cmpi ult, %[[WAVE:.*]], %c8_i32 : i32
  // CHECK: scf.if %[[CONSUMER]] {
  // CHECK:   %[[GROUP:.*]] = arith.divui %[[WAVE]], %c4_i32
  // CHECK:   arith.muli %[[GROUP]], %c8192_i32
  // CHECK:   llvm.inline_asm has_side_effects "{ .reg .pred first, others; .reg .b32 low, high; .reg .b64 lhs, rhs; setp.ne.b32 first, 0, 0; setp.eq.b32 others, 0, 0; mov.b32 high, 1073741888; wgmma.fence.sync.aligned; add.u32 low, $40, 0; mov.b64 lhs, {low, high}; add.u32 low, $41, 0; mov.b64 rhs, {low, high}; wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {$0,{{.*}},$39}, lhs, rhs, first, 1, 1, 0, 0; add.u32 low, $40, 2; mov.b64 lhs, {low, high}; add.u32 low, $41, 2;
  // The second block of columns, and the last step of 16.
  // CHECK-SAME: add.u32 low, $40, 1024; mov.b64 lhs, {low, high}; add.u32 low, $41, 640; mov.b64 rhs, {low, high}; wgmma
  // CHECK-SAME: add.u32 low, $40, 3078; mov.b64 lhs, {low, high}; add.u32 low, $41, 1926; mov.b64 rhs, {low, high}; wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {$0,{{.*}},$39}, lhs, rhs, others, 1, 1, 0, 0; wgmma.commit_group.sync.aligned; }", "=&f,{{.*}}=&f,r,r,~{memory}"
  // CHECK:   m64n256k16.f32.f16.f16
  // CHECK: } else {
  // All four blocks of columns of the queries, of which those behind the last row are zeros.
  // CHECK:     nvvm.mbarrier.arrive.expect_tx %{{.*}}, %c65536_i32
  // CHECK-COUNT-4: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[QUERIES]], %{{.*}}, box[
  // CHECK:     nvvm.mbarrier.arrive.expect_tx %{{.*}}, %c40960_i32
  // CHECK-COUNT-4: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[KEYS]], %{{.*}}, box[
  gpu.func @queries_in_lds(%q: memref<1x2x1000x256xf16>, %k: memref<1x2x1000x256xf16>, %v: memref<1x2x1000x256xf16>, %out: memref<1x2x1000x256xf16>) kernel
      attributes {known_block_size = array<i32: 384, 1, 1>} {
    %head = gpu.block_id x
    %tile = gpu.block_id y
    %row = affine.apply affine_map<(d0) -> (d0 * 128)>(%tile)
    %rows = affine.min affine_map<(d0) -> (128, 1000 - d0)>(%row)
    %qs = memref.subview %q[0, %head, %row, 0] [1, 1, %rows, 256] [1, 1, 1, 1] : memref<1x2x1000x256xf16> to memref<1x1x?x256xf16, strided<[512000, 256000, 256, 1], offset: ?>>
    %ks = memref.subview %k[0, %head, 0, 0] [1, 1, 1000, 256] [1, 1, 1, 1] : memref<1x2x1000x256xf16> to memref<1x1x1000x256xf16, strided<[512000, 256000, 256, 1], offset: ?>>
    %vs = memref.subview %v[0, %head, 0, 0] [1, 1, 1000, 256] [1, 1, 1, 1] : memref<1x2x1000x256xf16> to memref<1x1x1000x256xf16, strided<[512000, 256000, 256, 1], offset: ?>>
    %os = memref.subview %out[0, %head, %row, 0] [1, 1, %rows, 256] [1, 1, 1, 1] : memref<1x2x1000x256xf16> to memref<1x1x?x256xf16, strided<[512000, 256000, 256, 1], offset: ?>>
    attn.attention query(%qs : memref<1x1x?x256xf16, strided<[512000, 256000, 256, 1], offset: ?>>) key(%ks : memref<1x1x1000x256xf16, strided<[512000, 256000, 256, 1], offset: ?>>)
        value(%vs : memref<1x1x1000x256xf16, strided<[512000, 256000, 256, 1], offset: ?>>) outs(%os : memref<1x1x?x256xf16, strided<[512000, 256000, 256, 1], offset: ?>>)
        collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 80, waves = 8, row_lanes = 4, depth_stage = 256, key_stage = 80, splits = 1,
                   mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer>>
    gpu.return
  }
}

// Head dims 80 and 72: tiles have two blocks of 64 columns, whose last columns,
// behind the end of the operands, the copy engine makes zero. Products take what
// is there, and 8 columns of zeros.
gpu.module @sm_90a_uneven {
  // CHECK-LABEL: gpu.func @uneven(
  // CHECK-DAG: %[[KEYS:.*]] = attn.tensor_map %arg1 box [1, 1, 64, 64] swizzle 128 : memref<1x2x1000x80xf16> -> !llvm.ptr
  // CHECK-DAG: %[[VALUES:.*]] = attn.tensor_map %arg2 box [1, 1, 64, 64] swizzle 128 : memref<1x2x1000x72xf16> -> !llvm.ptr
  // Five steps of 16, of which the last is in the second block.
  // CHECK: add.u32 low, $52, 6; mov.b64 rhs, {low, high}; wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,{{.*}},$31}, {$44,$45,$46,$47}, rhs, others, 1, 1, 0; add.u32 low, $52, 512; mov.b64 rhs, {low, high}; wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,{{.*}},$31}, {$48,$49,$50,$51}, rhs, others, 1, 1, 0; wgmma.commit_group.sync.aligned; }"
  // Blocks of values are 8192 bytes apart.
  // CHECK: llvm.inline_asm {{.*}}m64n64k16
  // CHECK: arith.ori %{{.*}}, %c33554432_i32
  // CHECK: wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {$0,{{.*}},$39}, {{.*}}, rhs, others, 1, 1, 1;
  // CHECK: } else {
  // CHECK:     nvvm.mbarrier.arrive.expect_tx %{{.*}}, %c16384_i32
  // CHECK:     nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[KEYS]], %{{.*}}, box[%c0_i32, %c0_i32, %{{.*}}, %c0_i32]
  // CHECK:     nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[KEYS]], %{{.*}}, box[%c64_i32, %c0_i32, %{{.*}}, %c0_i32]
  // CHECK:       nvvm.mbarrier.arrive.expect_tx %{{.*}}, %c16384_i32
  // CHECK:       nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[VALUES]], %{{.*}}, box[%c64_i32, %{{.*}}, %{{.*}}, %c0_i32]
  gpu.func @uneven(%q: memref<1x2x128x80xf16>, %k: memref<1x2x1000x80xf16>, %v: memref<1x2x1000x72xf16>, %out: memref<1x2x128x72xf16>) kernel
      attributes {known_block_size = array<i32: 384, 1, 1>} {
    %head = gpu.block_id x
    %qs = memref.subview %q[0, %head, 0, 0] [1, 1, 128, 80] [1, 1, 1, 1] : memref<1x2x128x80xf16> to memref<1x1x128x80xf16, strided<[20480, 10240, 80, 1], offset: ?>>
    %ks = memref.subview %k[0, %head, 0, 0] [1, 1, 1000, 80] [1, 1, 1, 1] : memref<1x2x1000x80xf16> to memref<1x1x1000x80xf16, strided<[160000, 80000, 80, 1], offset: ?>>
    %vs = memref.subview %v[0, %head, 0, 0] [1, 1, 1000, 72] [1, 1, 1, 1] : memref<1x2x1000x72xf16> to memref<1x1x1000x72xf16, strided<[144000, 72000, 72, 1], offset: ?>>
    %os = memref.subview %out[0, %head, 0, 0] [1, 1, 128, 72] [1, 1, 1, 1] : memref<1x2x128x72xf16> to memref<1x1x128x72xf16, strided<[18432, 9216, 72, 1], offset: ?>>
    attn.attention query(%qs : memref<1x1x128x80xf16, strided<[20480, 10240, 80, 1], offset: ?>>) key(%ks : memref<1x1x1000x80xf16, strided<[160000, 80000, 80, 1], offset: ?>>)
        value(%vs : memref<1x1x1000x72xf16, strided<[144000, 72000, 72, 1], offset: ?>>) outs(%os : memref<1x1x128x72xf16, strided<[18432, 9216, 72, 1], offset: ?>>)
        collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 4, depth_stage = 16, key_stage = 64, splits = 1,
                   mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
    gpu.return
  }
}
