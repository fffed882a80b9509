// RUN: attn-opt %s --pass-pipeline='builtin.module(gpu.module(gpu.func(attn-rotate-products,canonicalize,cse,attn-specialize-warps)))' | FileCheck %s


#rows = affine_map<(r, c) -> (0, 0, r, c)>
#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
#swizzled = #attn.lds_layout<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>
!memory = memref<1x1x4096x128xf16>
!tile = memref<128x128xf16, #gpu.address_space<workgroup>>
!arena = memref<131072xi8, #gpu.address_space<workgroup>>
!pair_arena = memref<196608xi8, #gpu.address_space<workgroup>>

gpu.module @sm_90a {
  // Keys run one block ahead of values for the producer, too.
  // CHECK-LABEL: gpu.func @kernel(
  // CHECK-SAME: workgroup(%[[ARENA:.*]] : memref<131136xi8, #gpu.address_space<workgroup>>)
  // CHECK-DAG: %[[VALUES:.*]] = attn.ring %[[ARENA]][131104] consumers(8) : {{.*}} -> !attn.ring<2>
  // CHECK-DAG: %[[KEYS:.*]] = attn.ring %[[ARENA]][131072] consumers(8) : {{.*}} -> !attn.ring<2>
  // CHECK: gpu.barrier
  // Both rings are filled once for each block up to the end.
  // CHECK: %[[ROWS:.*]] = arith.maxsi %{{.*}}, %c0 : index
  // CHECK: %[[ZERO_ON:.*]] = arith.subi %[[ROWS]], %c0 : index
  // CHECK: %[[FILLS:.*]] = arith.ceildivui %[[ZERO_ON]], %c128{{.*}} : index
  // CHECK: attn.roles rings(%{{.*}}, %{{.*}} : !attn.ring<2>, !attn.ring<2>) fills(%[[FILLS]], %[[FILLS]]) consumers {
  // CHECK-NOT: gpu.barrier
  // CHECK:   scf.for
  // CHECK:     attn.await %[[KEYS]]
  // CHECK:     %[[S:.*]] = attn.start_dot
  // CHECK:     attn.await %[[VALUES]]
  // CHECK:     %[[O:.*]] = attn.start_dot
  // CHECK:     attn.finish_dot %[[S]]
  // CHECK:     attn.release %[[KEYS]]
  // CHECK:     attn.finish_dot %[[O]]
  // CHECK:     attn.release %[[VALUES]]
  // CHECK: } producer {
  // CHECK:   scf.if
  // CHECK:     attn.acquire %[[KEYS]]
  // CHECK:     attn.fill
  // CHECK:     scf.for
  // CHECK:       attn.acquire %[[KEYS]]
  // CHECK:       attn.fill
  // CHECK:       attn.acquire %[[VALUES]]
  // CHECK:       attn.fill
  // CHECK:     attn.acquire %[[VALUES]]
  // CHECK:     attn.fill
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

  // Both roles know the length of a batch's keys: it is read before anything else
  // is done to memory.
  // CHECK-LABEL: gpu.func @length(
  // CHECK: %[[LENGTH:.*]] = memref.load
  // CHECK: %[[END:.*]] = arith.index_cast %[[LENGTH]]
  // CHECK: gpu.barrier
  // CHECK-NEXT: %[[LEAST:.*]] = arith.maxsi %[[END]], %c0
  // CHECK: attn.roles rings({{.*}}) fills(%{{.*}}) consumers {
  // CHECK-NOT: memref.load
  // CHECK:   scf.for %{{.*}} = %c128{{.*}} to %[[END]]
  // CHECK:     attn.await
  // CHECK: } producer {
  // CHECK-NOT: memref.load
  // CHECK:   scf.for %{{.*}} = %c128{{.*}} to %[[END]]
  // CHECK:     attn.fill
  gpu.func @length(%q: memref<1x1x128x128xf16>, %keys: !memory, %values: !memory, %out: memref<1x1x128x128xf32>, %lengths: memref<1xi32>) workgroup(%lds: !arena) kernel
      attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %lowest = arith.constant dense<-3.40282347E+38> : vector<128x1xf32>
    %zero = arith.constant dense<0.0> : vector<128x128xf32>
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 32768) layout(#swizzled) : !arena -> !tile
    %v = attn.lds_tile %lds[65536] buffer(%c0 of 2 by 32768) layout(#swizzled) : !arena -> !tile
    %length = memref.load %lengths[%c0] : memref<1xi32>
    %end = arith.index_cast %length : i32 to index
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
  // Queries that products read from workgroup memory are filled once, behind the
  // first keys, and released behind the last product that reads them, whether or
  // not there are keys.
  // CHECK-LABEL: gpu.func @queries_in_lds(
  // CHECK-SAME: workgroup(%[[ARENA:.*]] : memref<229456xi8, #gpu.address_space<workgroup>>)
  // CHECK-DAG: %[[KEYS:.*]] = attn.ring %[[ARENA]][229392] consumers(8) : {{.*}} -> !attn.ring<2>
  // CHECK-DAG: %[[QUERIES:.*]] = attn.ring %[[ARENA]][229376] consumers(8) : {{.*}} -> !attn.ring<1>
  // CHECK-DAG: %[[Q:.*]] = attn.lds_tile %[[ARENA]][0] layout
  // CHECK: %[[BLOCKS:.*]] = arith.ceildivui
  // CHECK: attn.roles rings(%[[QUERIES]], %[[KEYS]], %{{.*}} : !attn.ring<1>, !attn.ring<2>, !attn.ring<2>) fills(%c1{{.*}}, %[[BLOCKS]], %[[BLOCKS]]) consumers {
  // CHECK:   attn.await %[[QUERIES]][%c0{{.*}}]
  // CHECK:   scf.if
  // CHECK:     attn.await %[[KEYS]]
  // CHECK:     attn.dot %[[Q]]
  // CHECK:     attn.release %[[KEYS]]
  // CHECK:     scf.for
  // CHECK:       attn.await %[[KEYS]]
  // CHECK:       attn.start_dot %[[Q]]
  // CHECK-NOT:   attn.release %[[QUERIES]]
  // CHECK:       scf.yield
  // CHECK:     }
  // CHECK:     attn.release %[[QUERIES]][%c0{{.*}}]
  // CHECK:     attn.dot %{{.*}} : vector<128x80xf16>
  // CHECK:   } else {
  // CHECK-NEXT: %c0
  // CHECK-NEXT: attn.release %[[QUERIES]][%c0{{.*}}]
  // CHECK: } producer {
  // CHECK:   scf.if
  // CHECK:     attn.acquire %[[KEYS]]
  // CHECK:     attn.fill %{{.*}}, %[[KEYS]]
  // CHECK:     attn.acquire %[[QUERIES]]
  // CHECK:     attn.fill %{{.*}} to %[[Q]], %[[QUERIES]][%c0{{.*}}] {open_end} : memref<1x1x128x256xf16>
  // CHECK:     scf.for %[[BLOCK:.*]] = %c80 to
  // CHECK:       arith.divui %[[BLOCK]], %c80
  // CHECK:       attn.acquire %[[KEYS]]
  // CHECK:       attn.fill
  // CHECK:   } else {
  // CHECK:     attn.acquire %[[QUERIES]]
  // CHECK:     attn.fill %{{.*}} to %[[Q]], %[[QUERIES]]
  // CHECK-NOT: attn.fill
  // CHECK:   }
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

  // What lanes load of a tile themselves, an element for each pair, has keys along
  // its columns. It stays behind the first product, where what they load of
  // memory comes under it. A wave has all it needs when a lane of it releases.
  // CHECK-LABEL: gpu.func @pairs(
  // CHECK-DAG: %[[PAIRS:.*]] = attn.ring %{{.*}}[196640] consumers(8)
  // CHECK: %[[BLOCKS:.*]] = arith.ceildivui %{{.*}}, %c128{{.*}} : index
  // CHECK: attn.roles rings({{.*}}) fills(%[[BLOCKS]], %[[BLOCKS]], %[[BLOCKS]]) consumers {
  // CHECK:   scf.for %[[BLOCK:.*]] = %c128
  // CHECK:     attn.load %{{.*}}[%c0, %[[BLOCK]]] {{.*}} : memref<1x4096xf32>
  // CHECK:     attn.start_dot
  // CHECK:     attn.start_dot
  // CHECK:     attn.finish_dot
  // CHECK:     %[[N:.*]] = arith.divui %[[BLOCK]], %c128{{.*}} : index
  // CHECK:     attn.await %[[PAIRS]][%[[N]]]
  // CHECK:     %[[PLACE:.*]] = arith.remui %[[N]], %c2{{.*}} : index
  // CHECK:     %[[TILE:.*]] = attn.lds_tile %{{.*}}[131072] buffer(%[[PLACE]] of 2 by 32768)
  // CHECK-NEXT: attn.load %[[TILE]]
  // CHECK-NEXT: gpu.barrier {attn.of_wave}
  // CHECK-NEXT: attn.release %[[PAIRS]][%[[N]]]
  // CHECK: } producer {
  // CHECK:   scf.for %[[BLOCK:.*]] = %c128
  // CHECK:     attn.acquire %[[PAIRS]][%[[N:.*]]] :
  // CHECK:     attn.fill %{{.*}}[%c0{{.*}}, %[[BLOCK]]] map({{.*}}) to %{{.*}}, %[[PAIRS]][%[[N]]] {open_end}
  gpu.func @pairs(%q: memref<1x1x128x128xf16>, %keys: !memory, %values: !memory, %bias: memref<128x4096xf16>, %row: memref<1x4096xf32>, %out: memref<1x1x128x128xf32>)
      workgroup(%lds: !pair_arena) kernel attributes {attn.collective = #schedule} {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %end = arith.constant 4096 : index
    %zero = arith.constant dense<0.0> : vector<128x128xf32>
    %half = arith.constant dense<0.5> : vector<128x128xf32>
    %k = attn.lds_tile %lds[0] buffer(%c0 of 2 by 32768) layout(#swizzled) : !pair_arena -> !tile
    %v = attn.lds_tile %lds[65536] buffer(%c0 of 2 by 32768) layout(#swizzled) : !pair_arena -> !tile
    %b = attn.lds_tile %lds[131072] buffer(%c0 of 2 by 32768) layout(#swizzled) : !pair_arena -> !tile
    %queries = attn.load %q[%c0, %c0] map(#rows) : memref<1x1x128x128xf16> -> vector<128x128xf16>
    %r = scf.for %block = %c0 to %end step %c128 iter_args(%acc = %zero) -> (vector<128x128xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : !memory to !tile
      gpu.barrier
      %s = attn.dot %queries, %k into %zero {transpose_rhs} : vector<128x128xf16>, !tile into vector<128x128xf32>
      gpu.barrier
      attn.copy %bias[%c0, %block] map(affine_map<(r, c) -> (r, c)>) to %b : memref<128x4096xf16> to !tile
      gpu.barrier
      %pairs = attn.load %b[%c0, %c0] map(affine_map<(r, c) -> (r, c)>) : !tile -> vector<128x128xf16>
      %shared = attn.load %row[%c0, %block] map(affine_map<(r, c) -> (0, c)>) : memref<1x4096xf32> -> vector<128x128xf32>
      %biased = attn.map(%s, %pairs, %shared : vector<128x128xf32>, vector<128x128xf16>, vector<128x128xf32>) -> vector<128x128xf32> {
      ^bb0(%x: f32, %y: f16, %z: f32, %i: i32, %j: i32):
        %wide = arith.extf %y : f16 to f32
        %sum = arith.addf %x, %wide : f32
        %all = arith.addf %sum, %z : f32
        attn.yield %all : f32
      }
      %shrunk = arith.mulf %acc, %half : vector<128x128xf32>
      %p = arith.truncf %biased : vector<128x128xf32> to vector<128x128xf16>
      gpu.barrier
      attn.copy %values[%block, %c0] map(#rows) to %v : !memory to !tile
      gpu.barrier
      %acc1 = attn.dot %p, %v into %shrunk : vector<128x128xf16>, !tile into vector<128x128xf32>
      scf.yield %acc1 : vector<128x128xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<128x128xf32>, memref<1x1x128x128xf32>
    gpu.return
  }
}
