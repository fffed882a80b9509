// RUN: attn-opt %s | attn-opt | FileCheck %s

// Each op as its documentation has it.

// CHECK-LABEL: func.func @program(
func.func @program(%lds: memref<131136xi8, #gpu.address_space<workgroup>>, %keys: memref<1x1x?x128xf16>, %q: vector<128x128xf16>,
    %p: vector<128x128xf16>, %queries: memref<1x1x?x128xf16>, %zero: vector<128x128xf32>, %acc: vector<128x128xf32>, %block: index, %n: index,
    %out: memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  // CHECK: %[[RING:.*]] = attn.ring %{{.*}}[131072] consumers(8) : memref<131136xi8, #gpu.address_space<workgroup>> -> !attn.ring<2>
  %ring = attn.ring %lds[131072] consumers(8) : memref<131136xi8, #gpu.address_space<workgroup>> -> !attn.ring<2>
  %k = attn.lds_tile %lds[0] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>)
      : memref<131136xi8, #gpu.address_space<workgroup>> -> memref<128x128xf16, #gpu.address_space<workgroup>>
  %q_ring = attn.ring %lds[131088] consumers(8) : memref<131136xi8, #gpu.address_space<workgroup>> -> !attn.ring<1>
  %qs = attn.lds_tile %lds[32768] layout(<rows = [128, 256, 512, 1024, 2048, 4096, 8192], columns = [2, 4, 8, 16, 32, 64, 16384], swizzle = [16, 32, 64]>)
      : memref<131136xi8, #gpu.address_space<workgroup>> -> memref<128x128xf16, #gpu.address_space<workgroup>>
  gpu.barrier
  // CHECK: attn.roles rings(%[[RING]] : !attn.ring<2>) fills(%{{.*}}) consumers {
  attn.roles rings(%ring : !attn.ring<2>) fills(%n) consumers {
    // CHECK: attn.first_turn of 2
    attn.first_turn of 2
    // CHECK: attn.take_turn of 2
    attn.take_turn of 2
    // CHECK: attn.pass_turn of 2
    attn.pass_turn of 2
    // CHECK: attn.await %[[RING]][%{{.*}}] : !attn.ring<2>
    attn.await %ring[%n] : !attn.ring<2>
    // CHECK: %[[S:.*]] = attn.start_dot %{{.*}}, %{{.*}} into %{{.*}} {transpose_rhs} : vector<128x128xf16>, memref<128x128xf16, #gpu.address_space<workgroup>> -> !attn.pending<vector<128x128xf32>>
    %s_pending = attn.start_dot %q, %k into %zero {transpose_rhs} : vector<128x128xf16>, memref<128x128xf16, #gpu.address_space<workgroup>> -> !attn.pending<vector<128x128xf32>>
    // CHECK: %[[O:.*]] = attn.start_dot
    %o_pending = attn.start_dot %p, %k into %acc : vector<128x128xf16>, memref<128x128xf16, #gpu.address_space<workgroup>> -> !attn.pending<vector<128x128xf32>>
    // CHECK: attn.finish_dot %[[S]] {in_flight = 1 : i64} : !attn.pending<vector<128x128xf32>>
    %s = attn.finish_dot %s_pending {in_flight = 1 : i64} : !attn.pending<vector<128x128xf32>>
    // CHECK: attn.finish_dot %[[O]] : !attn.pending<vector<128x128xf32>>
    %o = attn.finish_dot %o_pending : !attn.pending<vector<128x128xf32>>
    // CHECK: attn.start_dot %{{.*}}, %{{.*}} into %{{.*}} {transpose_rhs} : memref<128x128xf16, #gpu.address_space<workgroup>>, memref<128x128xf16, #gpu.address_space<workgroup>> -> !attn.pending<vector<128x128xf32>>
    %s2_pending = attn.start_dot %qs, %k into %zero {transpose_rhs} : memref<128x128xf16, #gpu.address_space<workgroup>>, memref<128x128xf16, #gpu.address_space<workgroup>> -> !attn.pending<vector<128x128xf32>>
    %s2 = attn.finish_dot %s2_pending : !attn.pending<vector<128x128xf32>>
    // CHECK: attn.release %[[RING]][%{{.*}}] : !attn.ring<2>
    attn.release %ring[%n] : !attn.ring<2>
    attn.store_lds %p, %k : vector<128x128xf16>, memref<128x128xf16, #gpu.address_space<workgroup>>
    // CHECK: attn.drain %{{.*}} to %{{.*}}[%{{.*}}, %{{.*}}] map(#{{.*}}) of 2 : memref<128x128xf16, #gpu.address_space<workgroup>> to memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>>
    attn.drain %k to %out[%c0, %c0] map(affine_map<(r, c) -> (0, 0, r, c)>) of 2
        : memref<128x128xf16, #gpu.address_space<workgroup>> to memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>>
    // CHECK: attn.drained of 2
    attn.drained of 2
  // CHECK: } producer {
  } producer {
    // CHECK: attn.acquire %[[RING]][%{{.*}}] : !attn.ring<2>
    attn.acquire %ring[%n] : !attn.ring<2>
    // CHECK: attn.fill %{{.*}}[%{{.*}}, %{{.*}}] map(#{{.*}}) to %{{.*}}, %[[RING]][%{{.*}}] : memref<1x1x?x128xf16> to memref<128x128xf16, #gpu.address_space<workgroup>>, !attn.ring<2>
    attn.fill %keys[%block, %c0] map(affine_map<(r, c) -> (0, 0, r, c)>) to %k, %ring[%n]
        : memref<1x1x?x128xf16> to memref<128x128xf16, #gpu.address_space<workgroup>>, !attn.ring<2>
    // CHECK: attn.fill %{{.*}} {open_end} : memref<1x1x?x128xf16>
    attn.fill %queries[%block, %c0] map(affine_map<(r, c) -> (0, 0, r, c)>) to %qs, %q_ring[%c0] {open_end}
        : memref<1x1x?x128xf16> to memref<128x128xf16, #gpu.address_space<workgroup>>, !attn.ring<1>
  }
  // CHECK: attn.tensor_map %{{.*}} box [1, 1, 128, 64] swizzle 128 : memref<1x1x?x128xf16> -> !llvm.ptr
  %map = attn.tensor_map %keys box [1, 1, 128, 64] swizzle 128 : memref<1x1x?x128xf16> -> !llvm.ptr
  return
}
