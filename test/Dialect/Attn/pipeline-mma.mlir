// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-pipeline,canonicalize,cse)))" | FileCheck %s

!k = memref<64x128xf16, #gpu.address_space<workgroup>>
#rows = affine_map<(r, c) -> (r, c)>
#keys = #attn.lds_layout<rows = [256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 128]>
#values = #attn.lds_layout<rows = [2, 4, 8, 2048, 4096, 8192], columns = [16, 32, 64, 128, 256, 512, 1024]>
#blocks = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096], columns = [2, 4, 8, 16, 32, 64, 8192], swizzle = [16, 32, 64]>

gpu.module @kernels {
  // Two buffers and two groups of waves: the loop carries scores, what was loaded
  // for the next block of keys and the present one of values, and the buffer of
  // the present block. Late waves fill what early ones will, pass a barrier more
  // before the loop, and are a block ahead in what they fill. Behind the last
  // block, which is apart, no scores are computed.
  // CHECK-LABEL: gpu.func @groups
  // CHECK-SAME: (%[[Q:.*]]: vector<256x128xf16>, %[[KEYS:.*]]: memref<?x128xf16>, %[[VALUES:.*]]: memref<?x128xf16>, %[[BEGIN:.*]]: index, %[[END:.*]]: index, %{{.*}}: memref<256x128xf32>)
  // CHECK: %[[SECOND:.*]] = arith.addi %[[BEGIN]], %c64
  // CHECK-NEXT: %[[FIRST:.*]] = attn.load %[[KEYS]][%[[BEGIN]], %c0]
  // CHECK-NEXT: %[[KS:.*]] = attn.load %[[KEYS]][%[[SECOND]], %c0]
  // CHECK-NEXT: %[[VS:.*]] = attn.load %[[VALUES]][%[[BEGIN]], %c0]
  // CHECK-NEXT: %[[K0:.*]] = attn.lds_tile %[[LDS:.*]][0] buffer(%c0 of 2 by 16384)
  // CHECK-NEXT: attn.store_lds %[[FIRST]], %[[K0]]
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[LATE:.*]] = attn.late_waves
  // CHECK-NEXT: %[[AHEAD:.*]] = arith.select %[[LATE]], %c64, %c0
  // CHECK-NEXT: %[[STAGED:.*]]:2 = scf.if %[[LATE]] -> (vector<64x128xf16>, vector<64x128xf16>) {
  // CHECK-NEXT:   %[[K1:.*]] = attn.lds_tile %[[LDS]][0] buffer(%c1 of 2 by 16384)
  // CHECK-NEXT:   attn.store_lds %[[KS]], %[[K1]]
  // CHECK-NEXT:   %[[V0:.*]] = attn.lds_tile %[[LDS]][32768] buffer(%c0 of 2 by 16384)
  // CHECK-NEXT:   attn.store_lds %[[VS]], %[[V0]]
  // CHECK-NEXT:   %[[THIRD:.*]] = arith.addi %[[BEGIN]], %c128
  // CHECK-NEXT:   %[[KS1:.*]] = attn.load %[[KEYS]][%[[THIRD]], %c0]
  // CHECK-NEXT:   %[[VS1:.*]] = attn.load %[[VALUES]][%[[SECOND]], %c0]
  // CHECK-NEXT:   gpu.barrier
  // CHECK-NEXT:   scf.yield %[[KS1]], %[[VS1]]
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   scf.yield %[[KS]], %[[VS]]
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[S0:.*]] = attn.dot %[[Q]], %[[K0]] into %[[NO_SCORES:.*]] {transpose_rhs}
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[BEFORE:.*]] = arith.subi %[[END]], %c64
  // CHECK-NEXT: %[[R:.*]]:5 = scf.for %[[J:.*]] = %[[BEGIN]] to %[[BEFORE]] step %c64 iter_args(%[[ACC:.*]] = %{{.*}}, %[[S:.*]] = %[[S0]], %[[KSJ:.*]] = %[[STAGED]]#0, %[[VSJ:.*]] = %[[STAGED]]#1, %[[B:.*]] = %c0)
  // CHECK-NEXT:   %[[OTHER:.*]] = arith.subi %c1, %[[B]]
  // CHECK-NEXT:   %[[VBLOCK:.*]] = arith.addi %[[J]], %[[AHEAD]]
  // CHECK-NEXT:   %[[KB:.*]] = arith.select %[[LATE]], %[[B]], %[[OTHER]]
  // CHECK-NEXT:   %[[VB:.*]] = arith.select %[[LATE]], %[[OTHER]], %[[B]]
  // CHECK-NEXT:   %[[KF:.*]] = attn.lds_tile %[[LDS]][0] buffer(%[[KB]] of 2 by 16384)
  // CHECK-NEXT:   attn.store_lds %[[KSJ]], %[[KF]]
  // CHECK-NEXT:   %[[VF:.*]] = attn.lds_tile %[[LDS]][32768] buffer(%[[VB]] of 2 by 16384)
  // CHECK-NEXT:   attn.store_lds %[[VSJ]], %[[VF]]
  // CHECK-NEXT:   %[[KNEXT:.*]] = arith.addi %[[VBLOCK]], %c128
  // CHECK-NEXT:   %[[VNEXT:.*]] = arith.addi %[[VBLOCK]], %c64
  // CHECK-NEXT:   %[[KL:.*]] = attn.load %[[KEYS]][%[[KNEXT]], %c0]
  // CHECK-NEXT:   %[[VL:.*]] = attn.load %[[VALUES]][%[[VNEXT]], %c0]
  // CHECK-NEXT:   %[[P:.*]] = arith.truncf %[[S]]
  // CHECK-NEXT:   gpu.barrier
  // CHECK-NEXT:   %[[VT:.*]] = attn.lds_tile %[[LDS]][32768] buffer(%[[B]] of 2 by 16384)
  // CHECK-NEXT:   %[[KT:.*]] = attn.lds_tile %[[LDS]][0] buffer(%[[OTHER]] of 2 by 16384)
  // CHECK-NEXT:   %[[ACC1:.*]] = attn.dot %[[P]], %[[VT]] into %[[ACC]] :
  // CHECK-NEXT:   %[[S1:.*]] = attn.dot %[[Q]], %[[KT]] into %[[NO_SCORES]] {transpose_rhs}
  // CHECK-NEXT:   gpu.barrier
  // CHECK-NEXT:   scf.yield %[[ACC1]], %[[S1]], %[[KL]], %[[VL]], %[[OTHER]]
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[ANY:.*]] = arith.cmpi slt, %[[BEGIN]], %[[END]]
  // CHECK-NEXT: %[[LAST:.*]] = scf.if %[[ANY]] -> (vector<256x128xf32>) {
  // CHECK-NEXT:   %[[OTHER:.*]] = arith.subi %c1, %[[R]]#4
  // CHECK-NEXT:   %[[VB:.*]] = arith.select %[[LATE]], %[[OTHER]], %[[R]]#4
  // CHECK-NEXT:   %[[VF:.*]] = attn.lds_tile %[[LDS]][32768] buffer(%[[VB]] of 2 by 16384)
  // CHECK-NEXT:   attn.store_lds %[[R]]#3, %[[VF]]
  // CHECK-NEXT:   %[[P:.*]] = arith.truncf %[[R]]#1
  // CHECK-NEXT:   gpu.barrier
  // CHECK-NEXT:   %[[VT:.*]] = attn.lds_tile %[[LDS]][32768] buffer(%[[R]]#4 of 2 by 16384)
  // CHECK-NEXT:   %[[ACC1:.*]] = attn.dot %[[P]], %[[VT]] into %[[R]]#0
  // CHECK-NEXT:   gpu.barrier
  // CHECK-NEXT:   scf.yield %[[ACC1]]
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   scf.yield %[[R]]#0
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[EARLY:.*]] = arith.xori %[[LATE]], %true
  // CHECK-NEXT: scf.if %[[EARLY]] {
  // CHECK-NEXT:   gpu.barrier
  // CHECK-NEXT: }
  // CHECK-NEXT: attn.store %[[LAST]],
  gpu.func @groups(%q: vector<256x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %begin: index, %end: index, %out: memref<256x128xf32>)
      workgroup(%lds: memref<65536xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_scores = arith.constant dense<0.0> : vector<256x64xf32>
    %zero = arith.constant dense<0.0> : vector<256x128xf32>
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 16384) layout(#keys) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[32768] buffer(%c0 of 2 by 16384) layout(#values) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %r = scf.for %block = %begin to %end step %c64 iter_args(%acc = %zero) -> (vector<256x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs} : vector<256x128xf16>, !k into vector<256x64xf32>
      %p = arith.truncf %s toward_zero : vector<256x64xf32> to vector<256x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<256x64xf16>, !k into vector<256x128xf32>
      scf.yield %next : vector<256x128xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<256x128xf32>, memref<256x128xf32>
    gpu.return
  }

  // Late waves whose rows see fewer keys end earlier: for the other blocks they
  // fill their part of the buffers, behind what follows without effects. No wave
  // computes scores behind its last block.
  // CHECK-LABEL: gpu.func @own_ends
  // CHECK-SAME: %[[LATE_END:[a-z0-9]+]]: index, %[[EARLY_END:[a-z0-9]+]]: index,
  // CHECK: %[[OWN_END:.*]] = arith.select %{{.*}}, %[[LATE_END]], %[[EARLY_END]]
  // CHECK: %[[END:.*]] = arith.maxsi %[[LATE_END]], %[[EARLY_END]]
  // CHECK: %[[BEFORE:.*]] = arith.subi %[[OWN_END]], %c64
  // CHECK: scf.for %{{.*}} = %c0 to %[[BEFORE]] step %c64
  // CHECK: %[[LAST:.*]]:4 = scf.if %{{.*}} -> (vector<256x128xf32>, vector<64x128xf16>, vector<64x128xf16>, index) {
  // CHECK: attn.dot
  // CHECK-NOT: attn.dot
  // CHECK: } else {
  // CHECK: arith.truncf %[[LAST]]#0
  // CHECK: scf.for %{{.*}} = %{{.*}} to %[[END]] step %c64 iter_args(%[[KS:.*]] = %[[LAST]]#1, %[[VS:.*]] = %[[LAST]]#2, %{{.*}} = %[[LAST]]#3)
  // CHECK: attn.store_lds %[[KS]],
  // CHECK: attn.store_lds %[[VS]],
  // CHECK-NEXT: gpu.barrier
  // CHECK: attn.load
  // CHECK: attn.load
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: scf.yield
  // CHECK: attn.store
  gpu.func @own_ends(%q: vector<256x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %late_end: index, %early_end: index, %out: memref<256x128xf16>)
      workgroup(%lds: memref<65536xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_scores = arith.constant dense<0.0> : vector<256x64xf32>
    %zero = arith.constant dense<0.0> : vector<256x128xf32>
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 16384) layout(#keys) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[32768] buffer(%c0 of 2 by 16384) layout(#values) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %late = attn.late_waves
    %end = arith.select %late, %late_end, %early_end : index
    %r = scf.for %block = %c0 to %end step %c64 iter_args(%acc = %zero) -> (vector<256x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs} : vector<256x128xf16>, !k into vector<256x64xf32>
      %p = arith.truncf %s toward_zero : vector<256x64xf32> to vector<256x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<256x64xf16>, !k into vector<256x128xf32>
      scf.yield %next : vector<256x128xf32>
    }
    %o = arith.truncf %r : vector<256x128xf32> to vector<256x128xf16>
    attn.store %o, %out[%c0, %c0] map(#rows) : vector<256x128xf16>, memref<256x128xf16>
    gpu.return
  }

  // One group: one barrier a block. Positions and what else is computed from
  // scores see the block that the scores are of.
  // CHECK-LABEL: gpu.func @one_group
  // CHECK-NOT: attn.late_waves
  // CHECK: gpu.barrier
  // CHECK-NEXT: %[[S0:.*]] = attn.dot %{{.*}} {transpose_rhs}
  // CHECK-NEXT: scf.for %[[J:.*]] = %{{.*}} iter_args(%[[SUM:.*]] = %{{.*}}, %[[ACC:.*]] = %{{.*}}, %[[S:.*]] = %[[S0]], %[[KSJ:.*]] = %{{.*}}, %[[VSJ:.*]] = %{{.*}}, %[[B:.*]] = %c0)
  // CHECK: attn.store_lds %[[KSJ]]
  // CHECK: attn.store_lds %[[VSJ]]
  // CHECK: attn.load
  // CHECK: attn.load
  // CHECK: %[[BIAS:.*]] = attn.load %{{.*}}[%c0, %[[J]]]
  // CHECK-NEXT: %[[CHAIN:.*]] = attn.map(%[[S]], %[[BIAS]]
  // CHECK: %[[SUM1:.*]] = attn.partial_sum %[[CHAIN]] into %[[SUM]]
  // CHECK: gpu.barrier
  // CHECK: %[[ACC1:.*]] = attn.dot {{.*}} into %[[ACC]] :
  // CHECK-NEXT: %[[S1:.*]] = attn.dot {{.*}} {transpose_rhs}
  // CHECK-NEXT: scf.yield %[[SUM1]], %[[ACC1]], %[[S1]]
  // CHECK-NOT: gpu.barrier
  gpu.func @one_group(%q: vector<128x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %bias: memref<?x?xf32>, %end: index, %out: memref<128x128xf32>, %sums: memref<128x2xf32>)
      workgroup(%lds: memref<65536xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 128, key_tile = 64, waves = 4, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "32x32x8", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_sums = arith.constant dense<0.0> : vector<128x2xf32>
    %no_scores = arith.constant dense<0.0> : vector<128x64xf32>
    %zero = arith.constant dense<0.0> : vector<128x128xf32>
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 16384) layout(#keys) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[32768] buffer(%c0 of 2 by 16384) layout(#values) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %r:2 = scf.for %block = %c0 to %end step %c64 iter_args(%sum = %no_sums, %acc = %zero) -> (vector<128x2xf32>, vector<128x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs} : vector<128x128xf16>, !k into vector<128x64xf32>
      %b = attn.load %bias[%c0, %block] map(#rows) : memref<?x?xf32> -> vector<128x64xf32>
      %t = attn.map(%s, %b : vector<128x64xf32>, vector<128x64xf32>) -> vector<128x64xf32> {
      ^bb0(%x: f32, %y: f32, %row: i32, %column: i32):
        %z = arith.addf %x, %y : f32
        attn.yield %z : f32
      }
      %sum1 = attn.partial_sum %t into %sum : vector<128x64xf32> into vector<128x2xf32>
      %p = arith.truncf %t toward_zero : vector<128x64xf32> to vector<128x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<128x64xf16>, !k into vector<128x128xf32>
      scf.yield %sum1, %next : vector<128x2xf32>, vector<128x128xf32>
    }
    attn.store %r#0, %sums[%c0, %c0] map(#rows) : vector<128x2xf32>, memref<128x2xf32>
    attn.store %r#1, %out[%c0, %c0] map(#rows) : vector<128x128xf32>, memref<128x128xf32>
    gpu.return
  }

  // Queries that go through workgroup memory wait for memory: the first loads of
  // keys and values go first.
  // CHECK-LABEL: gpu.func @queries
  // CHECK: %[[ROWS:.*]] = attn.load %[[QUERIES:.*]][%c0, %c0]
  // CHECK: attn.load %[[KEYS:.*]][%c0, %c0]
  // CHECK-NEXT: attn.load %[[KEYS]][%c64, %c0]
  // CHECK-NEXT: attn.load %{{.*}}[%c0, %c0]
  // CHECK-NEXT: attn.store_lds %[[ROWS]], %[[TILE:.*]] : vector<128x64xf16>
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[Q:.*]] = attn.load %[[TILE]][%c0, %c0]
  // CHECK-NEXT: %[[KEPT:.*]] = vector.insert_strided_slice %[[Q]]
  // CHECK-NEXT: gpu.barrier
  // CHECK: attn.store_lds
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: attn.dot %[[KEPT]],
  gpu.func @queries(%queries: memref<128x64xf16>, %before: vector<128x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %end: index, %out: memref<128x128xf32>)
      workgroup(%lds: memref<65536xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 128, key_tile = 64, waves = 4, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "32x32x8", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_scores = arith.constant dense<0.0> : vector<128x64xf32>
    %zero = arith.constant dense<0.0> : vector<128x128xf32>
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 16384) layout(#keys) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[32768] buffer(%c0 of 2 by 16384) layout(#values) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %tile = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64]>) : memref<65536xi8, #gpu.address_space<workgroup>> -> memref<128x64xf16, #gpu.address_space<workgroup>>
    %loaded = attn.load %queries[%c0, %c0] map(#rows) : memref<128x64xf16> -> vector<128x64xf16>
    attn.store_lds %loaded, %tile : vector<128x64xf16>, memref<128x64xf16, #gpu.address_space<workgroup>>
    gpu.barrier
    %passed = attn.load %tile[%c0, %c0] map(#rows) : memref<128x64xf16, #gpu.address_space<workgroup>> -> vector<128x64xf16>
    %q = vector.insert_strided_slice %passed, %before {offsets = [0, 64], strides = [1, 1]} : vector<128x64xf16> into vector<128x128xf16>
    gpu.barrier
    %r = scf.for %block = %c0 to %end step %c64 iter_args(%acc = %zero) -> (vector<128x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs} : vector<128x128xf16>, !k into vector<128x64xf32>
      %p = arith.truncf %s toward_zero : vector<128x64xf32> to vector<128x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<128x64xf16>, !k into vector<128x128xf32>
      scf.yield %next : vector<128x128xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<128x128xf32>, memref<128x128xf32>
    gpu.return
  }

  // Where products take the vector unit, values go to workgroup memory as soon as
  // keys have been multiplied: what is computed from scores hides that.
  // CHECK-LABEL: gpu.func @early
  // CHECK: scf.for %[[J:.*]] = {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[KSJ:.*]] = %{{.*}})
  // CHECK-NEXT: attn.store_lds %[[KSJ]], %[[K:.*]] :
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[VS:.*]] = attn.load %{{.*}}[%[[J]], %c0]
  // CHECK-NEXT: %[[S:.*]] = attn.dot %{{.*}}, %[[K]] into {{.*}} {transpose_rhs}
  // CHECK-NEXT: attn.store_lds %[[VS]], %[[V:.*]] :
  // CHECK-NEXT: %[[P:.*]] = arith.truncf %[[S]]
  // CHECK-NEXT: gpu.barrier
  // CHECK: attn.load
  // CHECK-NEXT: attn.dot %[[P]], %[[V]]
  gpu.func @early(%q: vector<64x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %end: index, %out: memref<64x128xf32>)
      workgroup(%lds: memref<32768xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx1100", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_scores = arith.constant dense<0.0> : vector<64x64xf32>
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %k = attn.lds_tile %lds[0] layout(#keys) : memref<32768xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[16384] layout(#values) : memref<32768xi8, #gpu.address_space<workgroup>> -> !k
    %r = scf.for %block = %c0 to %end step %c64 iter_args(%acc = %zero) -> (vector<64x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs} : vector<64x128xf16>, !k into vector<64x64xf32>
      %p = arith.truncf %s toward_zero : vector<64x64xf32> to vector<64x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<64x64xf16>, !k into vector<64x128xf32>
      scf.yield %next : vector<64x128xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<64x128xf32>, memref<64x128xf32>
    gpu.return
  }

  // Loads that go to workgroup memory by themselves need no registers: they fill
  // a buffer while scores are computed with.
  // CHECK-LABEL: gpu.func @direct
  // CHECK-NOT: attn.store_lds
  // CHECK: attn.copy %[[KEYS:.*]][%c0, %c0] map({{.*}}) to %[[K0:.*]] :
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[LATE:.*]] = attn.late_waves
  // CHECK-NEXT: %[[AHEAD:.*]] = arith.select %[[LATE]], %c64, %c0
  // CHECK-NEXT: scf.if %[[LATE]] {
  // CHECK:        attn.copy %[[KEYS]][%c64, %c0]
  // CHECK:        attn.copy %[[VALUES:.*]][%c0, %c0]
  // CHECK-NEXT:   gpu.barrier
  // CHECK-NEXT: }
  // CHECK-NEXT: attn.dot %{{.*}}, %[[K0]] into
  // CHECK-NEXT: gpu.barrier
  // CHECK: scf.for %[[J:.*]] = {{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %[[B:.*]] = %c0) -> (vector<256x128xf32>, vector<256x64xf32>, index)
  // CHECK: %[[VBLOCK:.*]] = arith.addi %[[J]], %[[AHEAD]]
  // CHECK: %[[KBLOCK:.*]] = arith.addi %[[VBLOCK]], %c64
  // CHECK: attn.copy %[[KEYS]][%[[KBLOCK]], %c0]
  // CHECK: attn.copy %[[VALUES]][%[[VBLOCK]], %c0]
  // CHECK: gpu.barrier
  // CHECK: attn.dot
  // CHECK-NEXT: attn.dot
  // CHECK-NEXT: gpu.barrier
  gpu.func @direct(%q: vector<256x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %end: index, %out: memref<256x128xf32>)
      workgroup(%lds: memref<65536xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx950", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "32x32x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, direct_loads>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_scores = arith.constant dense<0.0> : vector<256x64xf32>
    %zero = arith.constant dense<0.0> : vector<256x128xf32>
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 16384) layout(#keys) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[32768] buffer(%c0 of 2 by 16384) layout(#values) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %r = scf.for %block = %c0 to %end step %c64 iter_args(%acc = %zero) -> (vector<256x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs} : vector<256x128xf16>, !k into vector<256x64xf32>
      %p = arith.truncf %s toward_zero : vector<256x64xf32> to vector<256x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<256x64xf16>, !k into vector<256x128xf32>
      scf.yield %next : vector<256x128xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<256x128xf32>, memref<256x128xf32>
    gpu.return
  }

  // One buffer: registers wait one stage, and as the two tiles share no bytes, a
  // stage needs the barrier in front of its product only.
  // CHECK-LABEL: gpu.func @one_buffer
  // CHECK: %[[FIRST:.*]] = attn.load %[[KEYS:.*]][%c0, %c0]
  // CHECK-NEXT: scf.for %[[J:.*]] = %c0 {{.*}} iter_args(%[[ACC:.*]] = %{{.*}}, %[[STAGED:.*]] = %[[FIRST]])
  // CHECK-NEXT: attn.store_lds %[[STAGED]], %[[K:.*]] :
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[VS:.*]] = attn.load %[[VALUES:.*]][%[[J]], %c0]
  // CHECK-NEXT: %[[S:.*]] = attn.dot %{{.*}}, %[[K]] into
  // CHECK-NEXT: %[[P:.*]] = arith.truncf %[[S]]
  // CHECK-NEXT: attn.store_lds %[[VS]], %[[V:.*]] :
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[J1:.*]] = arith.addi %[[J]], %c64
  // CHECK-NEXT: %[[KS:.*]] = attn.load %[[KEYS]][%[[J1]], %c0]
  // CHECK-NEXT: %[[ACC1:.*]] = attn.dot %[[P]], %[[V]] into %[[ACC]]
  // CHECK-NEXT: scf.yield %[[ACC1]], %[[KS]]
  gpu.func @one_buffer(%q: vector<64x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %end: index, %out: memref<64x128xf32>)
      workgroup(%lds: memref<32768xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_scores = arith.constant dense<0.0> : vector<64x64xf32>
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %k = attn.lds_tile %lds[0] layout(#keys) : memref<32768xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[16384] layout(#values) : memref<32768xi8, #gpu.address_space<workgroup>> -> !k
    %r = scf.for %block = %c0 to %end step %c64 iter_args(%acc = %zero) -> (vector<64x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs} : vector<64x128xf16>, !k into vector<64x64xf32>
      %p = arith.truncf %s toward_zero : vector<64x64xf32> to vector<64x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<64x64xf16>, !k into vector<64x128xf32>
      scf.yield %next : vector<64x128xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<64x128xf32>, memref<64x128xf32>
    gpu.return
  }

  // One buffer, filled without registers, queries in workgroup memory: a copy is
  // asked for behind the barrier of the stage before, in front of which all waves
  // have read what it overwrites.
  // CHECK-LABEL: gpu.func @one_direct_buffer
  // CHECK: attn.copy %arg0[%c0, %c0] map({{.*}}) to %[[Q:.*]] :
  // CHECK-NEXT: attn.copy %[[KEYS:.*]][%c0, %c0] map({{.*}}) to %[[K:.*]] :
  // CHECK-NEXT: scf.for %[[J:.*]] = %c0 {{.*}} iter_args(%[[ACC:.*]] = %{{.*}})
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: attn.copy %[[VALUES:.*]][%[[J]], %c0] map({{.*}}) to %[[V:.*]] :
  // CHECK-NEXT: %[[S:.*]] = attn.dot %[[Q]][%c0], %[[K]] into
  // CHECK-NEXT: %[[P:.*]] = arith.truncf %[[S]]
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[J1:.*]] = arith.addi %[[J]], %c64
  // CHECK-NEXT: attn.copy %[[KEYS]][%[[J1]], %c0] map({{.*}}) to %[[K]] :
  // CHECK-NEXT: %[[ACC1:.*]] = attn.dot %[[P]], %[[V]] into %[[ACC]]
  // CHECK-NEXT: scf.yield %[[ACC1]]
  gpu.func @one_direct_buffer(%queries: memref<64x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %end: index, %out: memref<64x128xf32>)
      workgroup(%lds: memref<49152xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "sm_80", heads = 1, query_tile = 64, key_tile = 64, waves = 4, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, direct_loads, queries_in_lds>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_scores = arith.constant dense<0.0> : vector<64x64xf32>
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %q = attn.lds_tile %lds[32768] layout(#blocks) : memref<49152xi8, #gpu.address_space<workgroup>> -> !k
    %k = attn.lds_tile %lds[0] layout(#blocks) : memref<49152xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[16384] layout(#blocks) : memref<49152xi8, #gpu.address_space<workgroup>> -> !k
    attn.copy %queries[%c0, %c0] map(#rows) to %q : memref<64x128xf16> to !k
    %r = scf.for %block = %c0 to %end step %c64 iter_args(%acc = %zero) -> (vector<64x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q[%c0], %k into %no_scores {transpose_rhs} : !k, !k into vector<64x64xf32>
      %p = arith.truncf %s toward_zero : vector<64x64xf32> to vector<64x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<64x64xf16>, !k into vector<64x128xf32>
      scf.yield %next : vector<64x128xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<64x128xf32>, memref<64x128xf32>
    gpu.return
  }

  // One wave: a copy is asked for before the one of the stage before is waited
  // for. What it overwrites has been read in front of a barrier that waits for no
  // copy.
  // CHECK-LABEL: gpu.func @one_wave
  // CHECK: attn.copy %[[KEYS:.*]][%c0, %c0] map({{.*}}) to %[[K:.*]] :
  // CHECK-NEXT: gpu.barrier {attn.leaves_last}
  // CHECK-NEXT: scf.for %[[J:.*]] = %c0 {{.*}} iter_args(%[[ACC:.*]] = %{{.*}})
  // CHECK-NEXT: gpu.barrier {attn.leaves_all}
  // CHECK-NEXT: attn.copy %[[VALUES:.*]][%[[J]], %c0] map({{.*}}) to %[[V:.*]] :
  // CHECK-NEXT: gpu.barrier {attn.leaves_last}
  // CHECK-NEXT: %[[S:.*]] = attn.dot %{{.*}}, %[[K]] into
  // CHECK-NEXT: %[[P:.*]] = arith.truncf %[[S]]
  // CHECK-NEXT: gpu.barrier {attn.leaves_all}
  // CHECK-NEXT: %[[J1:.*]] = arith.addi %[[J]], %c64
  // CHECK-NEXT: attn.copy %[[KEYS]][%[[J1]], %c0] map({{.*}}) to %[[K]] :
  // CHECK-NEXT: gpu.barrier {attn.leaves_last}
  // CHECK-NEXT: %[[ACC1:.*]] = attn.dot %[[P]], %[[V]] into %[[ACC]]
  // CHECK-NEXT: scf.yield %[[ACC1]]
  gpu.func @one_wave(%q: vector<64x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %end: index, %out: memref<64x128xf32>)
      workgroup(%lds: memref<32768xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "sm_80", heads = 4, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 0, order = fixed, direct_loads>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_scores = arith.constant dense<0.0> : vector<64x64xf32>
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %k = attn.lds_tile %lds[0] layout(#blocks) : memref<32768xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[16384] layout(#blocks) : memref<32768xi8, #gpu.address_space<workgroup>> -> !k
    %r = scf.for %block = %c0 to %end step %c64 iter_args(%acc = %zero) -> (vector<64x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs} : vector<64x128xf16>, !k into vector<64x64xf32>
      %p = arith.truncf %s toward_zero : vector<64x64xf32> to vector<64x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<64x64xf16>, !k into vector<64x128xf32>
      scf.yield %next : vector<64x128xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<64x128xf32>, memref<64x128xf32>
    gpu.return
  }

  // A loop that writes elsewhere is left as it is: what is written may be read.
  // CHECK-LABEL: gpu.func @writes
  // CHECK: scf.for
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: attn.copy
  gpu.func @writes(%q: vector<64x128xf16>, %keys: memref<?x128xf16>, %values: memref<?x128xf16>, %end: index, %out: memref<64x128xf32>, %scores: memref<?x?xf32>)
      workgroup(%lds: memref<65536xi8, #gpu.address_space<workgroup>>) kernel
      attributes {attn.collective = #attn.collective<chip = "gfx950", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
          mma = <atom = "32x32x16", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed, direct_loads>>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %no_scores = arith.constant dense<0.0> : vector<64x64xf32>
    %zero = arith.constant dense<0.0> : vector<64x128xf32>
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 16384) layout(#keys) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %v = attn.lds_tile %lds[32768] buffer(%c0 of 2 by 16384) layout(#values) : memref<65536xi8, #gpu.address_space<workgroup>> -> !k
    %r = scf.for %block = %c0 to %end step %c64 iter_args(%acc = %zero) -> (vector<64x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %s = attn.dot %q, %k into %no_scores {transpose_rhs} : vector<64x128xf16>, !k into vector<64x64xf32>
      attn.store %s, %scores[%c0, %block] map(#rows) : vector<64x64xf32>, memref<?x?xf32>
      %p = arith.truncf %s toward_zero : vector<64x64xf32> to vector<64x64xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %p, %v into %acc : vector<64x64xf16>, !k into vector<64x128xf32>
      scf.yield %next : vector<64x128xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<64x128xf32>, memref<64x128xf32>
    gpu.return
  }
}
