// RUN: attn-opt %s --pass-pipeline='builtin.module(gpu.module(gpu.func(attn-rotate-products,canonicalize,cse)))' | FileCheck %s

#rows = affine_map<(r, c) -> (0, 0, r, c)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
#swizzled = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>
!memory = memref<1x1x4096x128xf16>
!tile = memref<128x128xf16, #gpu.address_space<workgroup>>
!arena = memref<131072xi8, #gpu.address_space<workgroup>>

gpu.module @sm_90a {
  // The first block's scores and softmax come before the loop, with no output yet.
  // CHECK-LABEL: gpu.func @kernel(
  // CHECK: %[[HAS:.*]] = arith.cmpi sgt, %{{.*}}, %c0
  // CHECK: %[[R:.*]] = scf.if %[[HAS]] -> (vector<128x128xf32>) {
  // CHECK:   attn.copy %{{.*}}[%c0, %c0]
  // CHECK:   attn.dot {{.*}} {transpose_rhs}
  // CHECK:   %[[P0:.*]] = arith.truncf
  // CHECK:   %[[SHRUNK0:.*]] = arith.mulf
  // CHECK:   %[[LOOP:.*]]:3 = scf.for %[[BLOCK:.*]] = %c128 to %{{.*}} step %c128 iter_args(%[[MAX:.*]] = %{{.*}}, %[[SHRUNK:.*]] = %[[SHRUNK0]], %[[P:.*]] = %[[P0]])
  // CHECK:     %[[BEFORE:.*]] = arith.subi %[[BLOCK]], %c128
  // CHECK:     gpu.barrier
  // CHECK:     attn.copy %{{.*}}[%[[BLOCK]], %c0]
  // CHECK:     gpu.barrier
  // CHECK:     %[[SCORES:.*]] = attn.start_dot %{{.*}}, %{{.*}} into %{{.*}} {transpose_rhs}
  // CHECK:     gpu.barrier
  // CHECK:     attn.copy %{{.*}}[%[[BEFORE]], %c0]
  // CHECK:     gpu.barrier
  // CHECK:     %[[OUTPUT:.*]] = attn.start_dot %[[P]], %{{.*}} into %[[SHRUNK]]
  // CHECK:     %[[S:.*]] = attn.finish_dot %[[SCORES]] {in_flight = 1 : i64}
  // CHECK:     attn.row_reduce  maximum %[[S]]
  // CHECK:     math.exp2
  // CHECK:     %[[ACC:.*]] = attn.finish_dot %[[OUTPUT]]
  // CHECK:     %[[P1:.*]] = arith.truncf
  // CHECK:     %[[SHRUNK1:.*]] = arith.mulf %[[ACC]]
  // CHECK:     scf.yield %{{.*}}, %[[SHRUNK1]], %[[P1]]
  // The last block's product.
  // CHECK:   attn.copy
  // CHECK:   %[[LAST:.*]] = attn.dot %[[LOOP]]#2, %{{.*}} into %[[LOOP]]#1
  // CHECK:   scf.yield %[[LAST]]
  // CHECK: } else {
  // CHECK:   scf.yield %{{.*}}
  // CHECK: attn.store %[[R]]
  gpu.func @kernel(%q: memref<1x1x128x128xf16>, %keys: !memory, %values: !memory, %out: memref<1x1x128x128xf32>, %end: index) workgroup(%lds: !arena) kernel
      attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %lowest = arith.constant dense<-3.40282347E+38> : vector<128x1xf32>
    %zero = arith.constant dense<0.0> : vector<128x128xf32>
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 32768) layout(#swizzled) : !arena -> !tile
    %v = attn.lds_tile %lds[65536] buffer(%c0 of 2 by 32768) layout(#swizzled) : !arena -> !tile
    %queries = attn.load %q[%c0, %c0] map(#rows) : memref<1x1x128x128xf16> -> vector<128x128xf16>
    %r:2 = scf.for %block = %c0 to %end step %c128 iter_args(%max = %lowest, %acc = %zero) -> (vector<128x1xf32>, vector<128x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : !memory to !tile
      gpu.barrier
      %s = attn.dot %queries, %k into %zero {transpose_rhs} : vector<128x128xf16>, !tile into vector<128x128xf32>
      %m = attn.row_reduce maximum %s : vector<128x128xf32> -> vector<128x1xf32>
      %max1 = arith.maxnumf %max, %m : vector<128x1xf32>
      %d = arith.subf %max, %max1 : vector<128x1xf32>
      %shrink = math.exp2 %d : vector<128x1xf32>
      %e = math.exp2 %s : vector<128x128xf32>
      %p = arith.truncf %e : vector<128x128xf32> to vector<128x128xf16>
      %factors = vector.broadcast %shrink : vector<128x1xf32> to vector<128x128xf32>
      %shrunk = arith.mulf %acc, %factors : vector<128x128xf32>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : !memory to !tile
      gpu.barrier
      %acc1 = attn.dot %p, %v into %shrunk : vector<128x128xf16>, !tile into vector<128x128xf32>
      scf.yield %max1, %acc1 : vector<128x1xf32>, vector<128x128xf32>
    }
    attn.store %r#1, %out[%c0, %c0] map(#rows) : vector<128x128xf32>, memref<1x1x128x128xf32>
    gpu.return
  }
}

#deep = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 80, waves = 8, row_lanes = 4, depth_stage = 256, key_stage = 80, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, queries_in_lds, producer>>
#queries = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384, 32768], swizzle = [16, 32, 64]>
#tiles = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 10240, 20480], swizzle = [16, 32, 64]>
!deep_memory = memref<1x1x4096x256xf16>
!deep_tile = memref<80x256xf16, #gpu.address_space<workgroup>>
!deep_arena = memref<229376xi8, #gpu.address_space<workgroup>>

gpu.module @sm_90a_deep {
  // Queries of all blocks lie in workgroup memory.
  // CHECK-LABEL: gpu.func @queries_in_lds(
  // CHECK: attn.copy %{{.*}} to %[[Q:.*]] : memref<1x1x128x256xf16> to memref<128x256xf16, #gpu.address_space<workgroup>>
  // CHECK: scf.if
  // CHECK:   attn.dot %[[Q]][%c0], %{{.*}} {transpose_rhs}
  // CHECK:   scf.for %{{.*}} = %c80 to %{{.*}} step %c80
  // CHECK:     %[[SCORES:.*]] = attn.start_dot %[[Q]], %{{.*}} into %{{.*}} {transpose_rhs} : memref<128x256xf16, #gpu.address_space<workgroup>>, memref<80x256xf16, #gpu.address_space<workgroup>> -> !attn.pending<vector<128x80xf32>>
  // CHECK:     attn.start_dot %{{.*}} : vector<128x80xf16>, memref<80x256xf16, #gpu.address_space<workgroup>> -> !attn.pending<vector<128x256xf32>>
  // CHECK:     attn.finish_dot %[[SCORES]] {in_flight = 1 : i64}
  gpu.func @queries_in_lds(%q: memref<1x1x128x256xf16>, %keys: !deep_memory, %values: !deep_memory, %out: memref<1x1x128x256xf32>, %end: index) workgroup(%lds: !deep_arena) kernel
      attributes {attn.collective = #deep} {
    %c0 = arith.constant 0 : index
    %c80 = arith.constant 80 : index
    %none = arith.constant dense<0.0> : vector<128x80xf32>
    %half = arith.constant dense<0.5> : vector<128x256xf32>
    %zero = arith.constant dense<0.0> : vector<128x256xf32>
    %queries = attn.lds_tile %lds[0] layout(#queries) : !deep_arena -> memref<128x256xf16, #gpu.address_space<workgroup>>
    %k = attn.lds_tile %lds[65536] buffer(%c0 of 2 by 40960) layout(#tiles) : !deep_arena -> !deep_tile
    %v = attn.lds_tile %lds[147456] buffer(%c0 of 2 by 40960) layout(#tiles) : !deep_arena -> !deep_tile
    attn.copy %q[%c0, %c0] map(#rows) to %queries : memref<1x1x128x256xf16> to memref<128x256xf16, #gpu.address_space<workgroup>>
    %r = scf.for %block = %c0 to %end step %c80 iter_args(%acc = %zero) -> (vector<128x256xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : !deep_memory to !deep_tile
      gpu.barrier
      %s = attn.dot %queries[%c0], %k into %none {transpose_rhs} : memref<128x256xf16, #gpu.address_space<workgroup>>, !deep_tile into vector<128x80xf32>
      %e = math.exp2 %s : vector<128x80xf32>
      %shrunk = arith.mulf %acc, %half : vector<128x256xf32>
      %p = arith.truncf %e : vector<128x80xf32> to vector<128x80xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : !deep_memory to !deep_tile
      gpu.barrier
      %acc1 = attn.dot %p, %v into %shrunk : vector<128x80xf16>, !deep_tile into vector<128x256xf32>
      scf.yield %acc1 : vector<128x256xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<128x256xf32>, memref<1x1x128x256xf32>
    gpu.return
  }

  // What is added to scores comes under their product, but for masks.
  // CHECK-LABEL: gpu.func @loads(
  // CHECK: scf.for %[[BLOCK:.*]] = %c80 to %{{.*}} step %c80
  // CHECK:     %[[NEXT:.*]] = arith.addi %[[BLOCK]], %c80
  // CHECK:     attn.load %{{.*}}[%c0, %[[NEXT]]] {{.*}} -> vector<128x80xf16>
  // CHECK:     attn.start_dot
  // CHECK:     attn.finish_dot {{.*}}in_flight = 1
  // CHECK-NEXT: attn.load {{.*}} -> vector<128x80xi1>
  gpu.func @loads(%q: memref<1x1x128x256xf16>, %keys: !deep_memory, %values: !deep_memory, %bias: memref<1x4096xf16>, %mask: memref<1x4096xi1>, %out: memref<1x1x128x256xf32>, %end: index) workgroup(%lds: !deep_arena) kernel
      attributes {attn.collective = #deep} {
    %c0 = arith.constant 0 : index
    %c80 = arith.constant 80 : index
    %none = arith.constant dense<0.0> : vector<128x80xf32>
    %half = arith.constant dense<0.5> : vector<128x256xf32>
    %zero = arith.constant dense<0.0> : vector<128x256xf32>
    %queries = attn.lds_tile %lds[0] layout(#queries) : !deep_arena -> memref<128x256xf16, #gpu.address_space<workgroup>>
    %k = attn.lds_tile %lds[65536] buffer(%c0 of 2 by 40960) layout(#tiles) : !deep_arena -> !deep_tile
    %v = attn.lds_tile %lds[147456] buffer(%c0 of 2 by 40960) layout(#tiles) : !deep_arena -> !deep_tile
    attn.copy %q[%c0, %c0] map(#rows) to %queries : memref<1x1x128x256xf16> to memref<128x256xf16, #gpu.address_space<workgroup>>
    %r = scf.for %block = %c0 to %end step %c80 iter_args(%acc = %zero) -> (vector<128x256xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : !deep_memory to !deep_tile
      gpu.barrier
      %s = attn.dot %queries[%c0], %k into %none {transpose_rhs} : memref<128x256xf16, #gpu.address_space<workgroup>>, !deep_tile into vector<128x80xf32>
      %next = arith.addi %block, %c80 : index
      %b = attn.load %bias[%c0, %next] map(affine_map<(r, c) -> (0, c)>) : memref<1x4096xf16> -> vector<128x80xf16>
      %m = attn.load %mask[%c0, %block] map(affine_map<(r, c) -> (0, c)>) : memref<1x4096xi1> -> vector<128x80xi1>
      %wide = arith.extf %b : vector<128x80xf16> to vector<128x80xf32>
      %sum = arith.addf %s, %wide : vector<128x80xf32>
      %kept = arith.select %m, %sum, %none : vector<128x80xi1>, vector<128x80xf32>
      %e = math.exp2 %kept : vector<128x80xf32>
      %shrunk = arith.mulf %acc, %half : vector<128x256xf32>
      %p = arith.truncf %e : vector<128x80xf32> to vector<128x80xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : !deep_memory to !deep_tile
      gpu.barrier
      %acc1 = attn.dot %p, %v into %shrunk : vector<128x80xf16>, !deep_tile into vector<128x256xf32>
      scf.yield %acc1 : vector<128x256xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<128x256xf32>, memref<1x1x128x256xf32>
    gpu.return
  }
}
