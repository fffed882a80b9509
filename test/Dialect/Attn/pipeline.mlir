// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-pipeline,canonicalize,cse)))" | FileCheck %s

!q = memref<64x128xf16, #gpu.address_space<workgroup>>
!k = memref<128x32xf16, #gpu.address_space<workgroup>>
!p = memref<64x64xf16, #gpu.address_space<workgroup>>
!v = memref<64x128xf16, #gpu.address_space<workgroup>>
!s = vector<64x128xf32>
#rows = affine_map<(r, c) -> (r, c)>

gpu.module @kernels {
  // One stage a block: the loop over blocks carries what the next one stores.
  // CHECK-LABEL: gpu.func @one_stage
  // CHECK: %[[FIRST:.*]] = attn.load %[[KEYS:.*]][%[[BEGIN:.*]], %c0] map
  // CHECK: scf.for %[[BLOCK:.*]] = %[[BEGIN]] to %{{.*}} step %c128 iter_args(%[[SUM:.*]] = %{{.*}}, %[[STAGED:.*]] = %[[FIRST]])
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: attn.store_lds %[[STAGED]]
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[NEXT_BLOCK:.*]] = arith.addi %[[BLOCK]], %c128
  // CHECK-NEXT: %[[NEXT:.*]] = attn.load %[[KEYS]][%[[NEXT_BLOCK]], %c0] map
  // CHECK-NEXT: %[[DOT:.*]] = attn.dot %{{.*}}[%c0], %{{.*}} into %[[SUM]]
  // CHECK-NEXT: scf.yield %[[DOT]], %[[NEXT]]
  gpu.func @one_stage(%keys: memref<?x128xf16>, %q: !q, %k: !k, %begin: index, %end: index, %out: memref<64x128xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %zero = arith.constant dense<0.0> : !s
    %r = scf.for %block = %begin to %end step %c128 iter_args(%sum = %zero) -> (!s) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %q[%c0], %k into %sum {transpose_rhs} : !q, !k into !s
      scf.yield %next : !s
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : !s, memref<64x128xf32>
    gpu.return
  }

  // A loop over stages is left by its last iteration, which loads the values;
  // the last stage of the values loads the keys of the next block.
  // CHECK-LABEL: gpu.func @ring
  // CHECK: %[[FIRST:.*]] = attn.load %[[KEYS:.*]][%c0, %c0] map
  // CHECK: scf.for %[[BLOCK:.*]] = {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[STAGED:.*]] = %[[FIRST]])
  // CHECK-NEXT: %[[LOOP:.*]]:2 = scf.for %[[D:.*]] = %c0 to %c96 step %c32 iter_args(%[[SUM:.*]] = %{{.*}}, %[[K:.*]] = %[[STAGED]])
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: attn.store_lds %[[K]], %[[KT:.*]] :
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[NEXT_D:.*]] = arith.addi %[[D]], %c32
  // CHECK-NEXT: %[[NEXT_K:.*]] = attn.load %[[KEYS]][%[[BLOCK]], %[[NEXT_D]]]
  // CHECK-NEXT: %[[S:.*]] = attn.dot %{{.*}}[%[[D]]], %[[KT]] into %[[SUM]]
  // CHECK-NEXT: scf.yield %[[S]], %[[NEXT_K]]
  // CHECK: gpu.barrier
  // CHECK-NEXT: attn.store_lds %[[LOOP]]#1, %[[KT]]
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[V0:.*]] = attn.load %[[VALUES:.*]][%[[BLOCK]], %c0]
  // CHECK-NEXT: %[[SCORES:.*]] = attn.dot %{{.*}}[%c96], %[[KT]] into %[[LOOP]]#0
  // CHECK: gpu.barrier
  // CHECK: attn.store_lds %{{.*}}, %[[PT:.*]] : vector<64x64xf16>
  // CHECK-NEXT: attn.store_lds %[[V0]], %[[VT:.*]] :
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[ROW:.*]] = arith.addi %[[BLOCK]], %c64
  // CHECK-NEXT: %[[V1:.*]] = attn.load %[[VALUES]][%[[ROW]], %c0]
  // CHECK-NEXT: attn.dot
  // CHECK: attn.store_lds %[[V1]], %[[VT]]
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: %[[NEXT_BLOCK:.*]] = arith.addi %[[BLOCK]], %c128
  // CHECK-NEXT: %[[NEXT_FIRST:.*]] = attn.load %[[KEYS]][%[[NEXT_BLOCK]], %c0]
  // CHECK-NEXT: %[[ACC:.*]] = attn.dot
  // CHECK-NEXT: scf.yield %[[ACC]], %[[NEXT_FIRST]]
  gpu.func @ring(%keys: memref<4096x128xf16>, %values: memref<4096x128xf16>, %q: !q, %k: !k, %pt: !p, %vt: !v, %out: memref<64x128xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c4096 = arith.constant 4096 : index
    %zero = arith.constant dense<0.0> : !s
    %r = scf.for %block = %c0 to %c4096 step %c128 iter_args(%acc = %zero) -> (!s) {
      %s = scf.for %d = %c0 to %c128 step %c32 iter_args(%sum = %zero) -> (!s) {
        gpu.barrier
        attn.copy %keys[%block, %d] map(#rows) to %k : memref<4096x128xf16> to !k
        gpu.barrier
        %next = attn.dot %q[%d], %k into %sum {transpose_rhs} : !q, !k into !s
        scf.yield %next : !s
      }
      %p = arith.truncf %s toward_zero : !s to vector<64x128xf16>
      gpu.barrier
      %p0 = vector.extract_strided_slice %p {offsets = [0, 0], sizes = [64, 64], strides = [1, 1]} : vector<64x128xf16> to vector<64x64xf16>
      attn.store_lds %p0, %pt : vector<64x64xf16>, !p
      attn.copy %values[%block, %c0] map(#rows) to %vt : memref<4096x128xf16> to !v
      gpu.barrier
      %acc0 = attn.dot %pt[%c0], %vt into %acc : !p, !v into !s
      gpu.barrier
      %p1 = vector.extract_strided_slice %p {offsets = [0, 64], sizes = [64, 64], strides = [1, 1]} : vector<64x128xf16> to vector<64x64xf16>
      attn.store_lds %p1, %pt : vector<64x64xf16>, !p
      %row = arith.addi %block, %c64 : index
      attn.copy %values[%row, %c0] map(#rows) to %vt : memref<4096x128xf16> to !v
      gpu.barrier
      %acc1 = attn.dot %pt[%c0], %vt into %acc0 : !p, !v into !s
      scf.yield %acc1 : !s
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : !s, memref<64x128xf32>
    gpu.return
  }

  // bf16 waits in registers as it is and widens where it is stored.
  // CHECK-LABEL: gpu.func @widens
  // CHECK: attn.load {{.*}} -> vector<16x16xbf16>
  // CHECK: scf.for {{.*}} iter_args(%{{.*}}, %[[STAGED:.*]] = {{.*}}) -> (vector<16x16xf32>, vector<16x16xbf16>)
  // CHECK: %[[WIDE:.*]] = arith.extf %[[STAGED]]
  // CHECK: attn.store_lds %[[WIDE]]
  gpu.func @widens(%keys: memref<?x16xbf16>, %q: memref<16x16xf32, #gpu.address_space<workgroup>>, %k: memref<16x16xf32, #gpu.address_space<workgroup>>, %end: index, %out: memref<16x16xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %zero = arith.constant dense<0.0> : vector<16x16xf32>
    %r = scf.for %block = %c0 to %end step %c16 iter_args(%sum = %zero) -> (vector<16x16xf32>) {
      gpu.barrier
      attn.copy %keys[%block, %c0] map(#rows) to %k : memref<?x16xbf16> to memref<16x16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %next = attn.dot %q[%c0], %k into %sum {transpose_rhs} : memref<16x16xf32, #gpu.address_space<workgroup>>, memref<16x16xf32, #gpu.address_space<workgroup>> into vector<16x16xf32>
      scf.yield %next : vector<16x16xf32>
    }
    attn.store %r, %out[%c0, %c0] map(#rows) : vector<16x16xf32>, memref<16x16xf32>
    gpu.return
  }

  // Without a loop over blocks the last stage loads nothing.
  // CHECK-LABEL: gpu.func @single_block
  // CHECK: %[[STAGED:.*]] = attn.load
  // CHECK: attn.store_lds %[[STAGED]]
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: attn.dot
  // CHECK-NOT: attn.load
  gpu.func @single_block(%keys: memref<?x128xf16>, %q: !q, %k: !k, %out: memref<64x128xf32>) kernel {
    %c0 = arith.constant 0 : index
    %zero = arith.constant dense<0.0> : !s
    gpu.barrier
    attn.copy %keys[%c0, %c0] map(#rows) to %k : memref<?x128xf16> to !k
    gpu.barrier
    %r = attn.dot %q[%c0], %k into %zero {transpose_rhs} : !q, !k into !s
    attn.store %r, %out[%c0, %c0] map(#rows) : !s, memref<64x128xf32>
    gpu.return
  }

  // An address that depends on what the loop carries is not known ahead.
  // CHECK-LABEL: gpu.func @carried_address
  // CHECK: attn.copy
  gpu.func @carried_address(%keys: memref<?x128xf16>, %q: !q, %k: !k, %end: index, %out: memref<64x128xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !s
    %r:2 = scf.for %block = %c0 to %end step %c1 iter_args(%sum = %zero, %row = %c0) -> (!s, index) {
      gpu.barrier
      attn.copy %keys[%row, %c0] map(#rows) to %k : memref<?x128xf16> to !k
      gpu.barrier
      %next = attn.dot %q[%c0], %k into %sum {transpose_rhs} : !q, !k into !s
      %next_row = arith.addi %row, %block : index
      scf.yield %next, %next_row : !s, index
    }
    attn.store %r#0, %out[%c0, %c0] map(#rows) : !s, memref<64x128xf32>
    gpu.return
  }
}
