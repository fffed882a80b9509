// RUN: attn-opt %s --split-input-file --verify-diagnostics

!k = memref<16x16xf16, #gpu.address_space<workgroup>>
!s = vector<16x16xf32>

func.func @types(%q: vector<16x16xbf16>, %k: !k, %a: !s) {
  // expected-error @below {{multiplies elements of different types: 'bf16' and 'f16'}}
  %0 = attn.start_dot %q, %k into %a : vector<16x16xbf16>, !k -> !attn.pending<!s>
  %1 = attn.finish_dot %0 : !attn.pending<!s>
  return
}

// -----

!k = memref<16x32xf16, #gpu.address_space<workgroup>>
!s = vector<16x16xf32>

func.func @shapes(%q: vector<16x16xf16>, %k: !k, %a: !s) {
  // expected-error @below {{sides do not make the product: 'vector<16x16xf16>' times transposed 'memref<16x32xf16, #gpu.address_space<workgroup>>', expected 'vector<16x16xf32>'}}
  %0 = attn.start_dot %q, %k into %a {transpose_rhs} : vector<16x16xf16>, !k -> !attn.pending<!s>
  %1 = attn.finish_dot %0 : !attn.pending<!s>
  return
}

// -----

!k = memref<16x16xf16, #gpu.address_space<workgroup>>
!s = vector<16x16xf32>

func.func @deeper_queries(%q: memref<16x32xf16, #gpu.address_space<workgroup>>, %k: !k, %a: !s) {
  // expected-error @below {{sides do not make the product: 'memref<16x32xf16, #gpu.address_space<workgroup>>' times transposed 'memref<16x16xf16, #gpu.address_space<workgroup>>', expected 'vector<16x16xf32>'}}
  %0 = attn.start_dot %q, %k into %a {transpose_rhs} : memref<16x32xf16, #gpu.address_space<workgroup>>, !k -> !attn.pending<!s>
  %1 = attn.finish_dot %0 : !attn.pending<!s>
  return
}

// -----

!k = memref<16x16xf16, #gpu.address_space<workgroup>>
!s = vector<16x16xf32>

func.func @queries_in_memory(%q: memref<16x16xf16>, %k: !k, %a: !s) {
  // expected-error @below {{multiplies a tile that is not in workgroup memory: 'memref<16x16xf16>'}}
  %0 = attn.start_dot %q, %k into %a {transpose_rhs} : memref<16x16xf16>, !k -> !attn.pending<!s>
  %1 = attn.finish_dot %0 : !attn.pending<!s>
  return
}

// -----

!k = memref<16x16xf16, #gpu.address_space<workgroup>>
!s = vector<16x16xf32>

func.func @not_finished(%q: vector<16x16xf16>, %k: !k, %a: !s) {
  // expected-error @below {{must be finished by one attn.finish_dot in its block}}
  %0 = attn.start_dot %q, %k into %a : vector<16x16xf16>, !k -> !attn.pending<!s>
  return
}

// -----

!s = vector<16x16xf32>

func.func @not_started(%p: !attn.pending<!s>) {
  // expected-error @below {{finishes what no attn.start_dot has started}}
  %1 = attn.finish_dot %p : !attn.pending<!s>
  return
}

// -----

!k = memref<16x16xf16, #gpu.address_space<workgroup>>
!s = vector<16x16xf32>

func.func @in_flight(%q: vector<16x16xf16>, %k: !k, %a: !s) {
  %0 = attn.start_dot %q, %k into %a : vector<16x16xf16>, !k -> !attn.pending<!s>
  // expected-error @below {{leaves 1 products in flight, but after its own start 0}}
  %1 = attn.finish_dot %0 {in_flight = 1 : i64} : !attn.pending<!s>
  return
}

// -----

func.func @ring_memory(%m: memref<64xi8>) {
  // expected-error @below {{barriers must lie in bytes of workgroup memory, got 'memref<64xi8>'}}
  %0 = attn.ring %m[0] consumers(8) : memref<64xi8> -> !attn.ring<2>
  return
}

// -----

func.func @ring_stages(%m: memref<64xi8, #gpu.address_space<workgroup>>) {
  // expected-error @below {{must have 1 or more stages and consumers, got 0 and 8}}
  %0 = attn.ring %m[0] consumers(8) : memref<64xi8, #gpu.address_space<workgroup>> -> !attn.ring<0>
  return
}

// -----

func.func @ring_room(%m: memref<64xi8, #gpu.address_space<workgroup>>) {
  // expected-error @below {{barriers of 32 bytes at byte 40 are not within the arena of 64 bytes, or not at a multiple of 8}}
  %0 = attn.ring %m[40] consumers(8) : memref<64xi8, #gpu.address_space<workgroup>> -> !attn.ring<2>
  return
}

// -----

func.func @fill_map(%m: memref<4x8xf16>, %t: memref<8x8xf16, #gpu.address_space<workgroup>>, %r: !attn.ring<2>, %i: index) {
  // expected-error @below {{map must take a row and a column to 2 indices, got affine_map<(d0, d1) -> (d0)>}}
  attn.fill %m[%i, %i] map(affine_map<(r, c) -> (r)>) to %t, %r[%i] : memref<4x8xf16> to memref<8x8xf16, #gpu.address_space<workgroup>>, !attn.ring<2>
  return
}

// -----

func.func @fill_type(%m: memref<4x8xbf16>, %t: memref<8x8xf16, #gpu.address_space<workgroup>>, %r: !attn.ring<2>, %i: index) {
  // expected-error @below {{moves 'bf16' to a tile of 'f16'}}
  attn.fill %m[%i, %i] map(affine_map<(r, c) -> (r, c)>) to %t, %r[%i] : memref<4x8xbf16> to memref<8x8xf16, #gpu.address_space<workgroup>>, !attn.ring<2>
  return
}

// -----

func.func @drain_map(%m: memref<4x8xf16>, %t: memref<8x8xf16, #gpu.address_space<workgroup>>, %i: index) {
  // expected-error @below {{map must take a row and a column to 2 indices, got affine_map<(d0, d1) -> (d0)>}}
  attn.drain %t to %m[%i, %i] map(affine_map<(r, c) -> (r)>) of 2 : memref<8x8xf16, #gpu.address_space<workgroup>> to memref<4x8xf16>
  return
}

// -----

func.func @drain_type(%m: memref<4x8xbf16>, %t: memref<8x8xf16, #gpu.address_space<workgroup>>, %i: index) {
  // expected-error @below {{moves a tile of 'f16' to 'bf16'}}
  attn.drain %t to %m[%i, %i] map(affine_map<(r, c) -> (r, c)>) of 2 : memref<8x8xf16, #gpu.address_space<workgroup>> to memref<4x8xbf16>
  return
}

// -----

func.func @drain_groups(%m: memref<4x8xf16>, %t: memref<8x8xf16, #gpu.address_space<workgroup>>, %i: index) {
  // expected-error @below {{gives 3 groups equally many of 8 rows}}
  attn.drain %t to %m[%i, %i] map(affine_map<(r, c) -> (r, c)>) of 3 : memref<8x8xf16, #gpu.address_space<workgroup>> to memref<4x8xf16>
  return
}

// -----

func.func @roles_barrier() {
  // expected-error @below {{has a gpu.barrier, which not all waves pass}}
  attn.roles consumers {
    gpu.barrier
  } producer {
  }
  return
}

// -----

func.func @roles_fills(%lds: memref<32xi8, #gpu.address_space<workgroup>>, %n: index) {
  %ring = attn.ring %lds[0] consumers(8) : memref<32xi8, #gpu.address_space<workgroup>> -> !attn.ring<2>
  // expected-error @below {{has 1 rings and the fills of 2}}
  attn.roles rings(%ring : !attn.ring<2>) fills(%n, %n) consumers {
  } producer {
  }
  return
}

// -----

func.func @map_box(%m: memref<4x8xf16>) {
  // expected-error @below {{has a box of 3 extents for a tensor of rank 2}}
  %0 = attn.tensor_map %m box [1, 4, 8] swizzle 128 : memref<4x8xf16> -> !llvm.ptr
  return
}

// -----

func.func @no_groups() {
  // expected-error @below {{is of 1 to 7 groups, got 0}}
  attn.drained of 0
  return
}

// -----

func.func @first_turn_of_many() {
  // expected-error @below {{is of 1 to 7 groups, got 40}}
  attn.first_turn of 40
  return
}

// -----

func.func @take_turn_of_none() {
  // expected-error @below {{is of 1 to 7 groups, got -3}}
  attn.take_turn of -3
  return
}

// -----

func.func @pass_turn_of_many() {
  // expected-error @below {{is of 1 to 7 groups, got 8}}
  attn.pass_turn of 8
  return
}
