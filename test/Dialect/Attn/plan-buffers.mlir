// RUN: attn-opt %s --split-input-file --allow-unregistered-dialect --attn-plan-buffers | FileCheck %s

// The example of the description: %b and %c live at the same time, %a and %c
// do not, so that %c takes the place of %a.
// CHECK-LABEL: func.func @example
// CHECK-SAME: attributes {attn.arena_bytes = 8192 : i64, attn.live_bytes = 8192 : i64}
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C4096:.*]] = arith.constant 4096 : index
// CHECK: %[[ARENA:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8192xi8>
// CHECK-NEXT: %[[A:.*]] = memref.view %[[ARENA]][%[[C0]]][] : memref<8192xi8> to memref<1024xf32>
// CHECK-NEXT: "test.use"(%[[A]])
// CHECK-NEXT: %[[B:.*]] = memref.view %[[ARENA]][%[[C4096]]][] : memref<8192xi8> to memref<32x32xf32>
// CHECK-NEXT: "test.use"(%[[A]], %[[B]])
// CHECK-NEXT: %[[C:.*]] = memref.view %[[ARENA]][%[[C0]]][] : memref<8192xi8> to memref<1024xf32>
// CHECK-NEXT: "test.use"(%[[B]], %[[C]])
// CHECK-NEXT: memref.dealloc %[[ARENA]]
// CHECK-NEXT: return
func.func @example() {
  %a = memref.alloc() : memref<1024xf32>
  "test.use"(%a) : (memref<1024xf32>) -> ()
  %b = memref.alloc() : memref<32x32xf32>
  "test.use"(%a, %b) : (memref<1024xf32>, memref<32x32xf32>) -> ()
  %c = memref.alloc() : memref<1024xf32>
  "test.use"(%b, %c) : (memref<32x32xf32>, memref<1024xf32>) -> ()
  memref.dealloc %a : memref<1024xf32>
  memref.dealloc %b : memref<32x32xf32>
  memref.dealloc %c : memref<1024xf32>
  return
}

// -----

// With %a at the bottom, %b, %c and %d end 64 bytes higher than need be: where
// the plan takes more than what is in use at one time, other orders are tried.
// CHECK-LABEL: func.func @order
// CHECK-SAME: attn.arena_bytes = 384 : i64, attn.live_bytes = 384 : i64
func.func @order() {
  %a = memref.alloc() : memref<192xi8>
  %b = memref.alloc() : memref<128xi8>
  %c = memref.alloc() : memref<128xi8>
  %d = memref.alloc() : memref<128xi8>
  "test.use"(%b, %c) : (memref<128xi8>, memref<128xi8>) -> ()
  "test.use"(%b, %c, %d) : (memref<128xi8>, memref<128xi8>, memref<128xi8>) -> ()
  "test.use"(%a, %b) : (memref<192xi8>, memref<128xi8>) -> ()
  memref.dealloc %a : memref<192xi8>
  memref.dealloc %b : memref<128xi8>
  memref.dealloc %c : memref<128xi8>
  memref.dealloc %d : memref<128xi8>
  return
}

// -----

// What counts is where a buffer is read and written, not where it is allocated
// and freed. Sizes are rounded up to 64 bytes.
// CHECK-LABEL: func.func @disjoint
// CHECK-SAME: attn.arena_bytes = 64 : i64, attn.live_bytes = 64 : i64
// CHECK: memref.view %{{.*}}[%[[AT:.*]]][] : memref<64xi8> to memref<3xf32>
// CHECK: memref.view %{{.*}}[%[[AT]]][] : memref<64xi8> to memref<5xf32>
// CHECK-NOT: memref.alloc
func.func @disjoint() {
  %a = memref.alloc() : memref<3xf32>
  %b = memref.alloc() : memref<5xf32>
  "test.use"(%a) : (memref<3xf32>) -> ()
  "test.use"(%b) : (memref<5xf32>) -> ()
  memref.dealloc %b : memref<5xf32>
  memref.dealloc %a : memref<3xf32>
  return
}

// -----

// An op that reads one buffer and writes the other needs both.
// CHECK-LABEL: func.func @overlap
// CHECK-SAME: attn.arena_bytes = 128 : i64, attn.live_bytes = 128 : i64
func.func @overlap() {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  "test.use"(%a) : (memref<16xf32>) -> ()
  memref.copy %a, %b : memref<16xf32> to memref<16xf32>
  "test.use"(%b) : (memref<16xf32>) -> ()
  memref.dealloc %b : memref<16xf32>
  memref.dealloc %a : memref<16xf32>
  return
}

// -----

// A buffer lives as long as a view of it is used, whatever the view went
// through; taking a view touches nothing.
// CHECK-LABEL: func.func @views
// CHECK-SAME: attn.arena_bytes = 512 : i64, attn.live_bytes = 512 : i64
// CHECK: %[[A:.*]] = memref.view %{{.*}}[%[[AT:.*]]][] : memref<512xi8> to memref<8x8xf32>
// CHECK: %[[B:.*]] = memref.view %{{.*}}[%[[OTHER:.*]]][] : memref<512xi8> to memref<64xf32>
// CHECK: %[[C:.*]] = memref.view %{{.*}}[%[[OTHER]]][] : memref<512xi8> to memref<64xf32>
// CHECK: %[[D:.*]] = memref.view %{{.*}}[%[[AT]]][] : memref<512xi8> to memref<64xf32>
func.func @views(%flag: i1) {
  %a = memref.alloc() : memref<8x8xf32>
  %0 = memref.collapse_shape %a [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 16] : memref<64xf32> into memref<4x16xf32>
  %2 = memref.subview %1[1, 2] [2, 4] [1, 1] : memref<4x16xf32> to memref<2x4xf32, strided<[16, 1], offset: 18>>
  %3 = memref.reinterpret_cast %2 to offset: [18], sizes: [4], strides: [1] : memref<2x4xf32, strided<[16, 1], offset: 18>> to memref<4xf32, strided<[1], offset: 18>>
  "test.use"(%3) : (memref<4xf32, strided<[1], offset: 18>>) -> ()
  %b = memref.alloc() : memref<64xf32>
  "test.use"(%b) : (memref<64xf32>) -> ()
  %c = memref.alloc() : memref<64xf32>
  "test.use"(%c) : (memref<64xf32>) -> ()
  %4 = scf.if %flag -> memref<64xf32> {
    scf.yield %0 : memref<64xf32>
  } else {
    scf.yield %c : memref<64xf32>
  }
  "test.use"(%4) : (memref<64xf32>) -> ()
  %d = memref.alloc() : memref<64xf32>
  %5 = memref.expand_shape %d [[0, 1]] output_shape [4, 16] : memref<64xf32> into memref<4x16xf32>
  "test.use"(%5) : (memref<4x16xf32>) -> ()
  memref.dealloc %a : memref<8x8xf32>
  memref.dealloc %b : memref<64xf32>
  memref.dealloc %c : memref<64xf32>
  memref.dealloc %d : memref<64xf32>
  return
}

// -----

// A use inside of a loop is a use by the loop: threads share %a and %b until
// the last of them is done.
// CHECK-LABEL: func.func @forall
// CHECK-SAME: attn.arena_bytes = 8192 : i64, attn.live_bytes = 8192 : i64
// CHECK: memref.view %{{.*}}[%[[A:.*]]][] : memref<8192xi8> to memref<4x256xf32>
// CHECK: memref.view %{{.*}}[%[[B:.*]]][] : memref<8192xi8> to memref<4x256xf32>
// CHECK: scf.forall
// CHECK: memref.view %{{.*}}[%[[A]]][] : memref<8192xi8> to memref<4x256xf32>
func.func @forall() {
  %a = memref.alloc() : memref<4x256xf32>
  "test.use"(%a) : (memref<4x256xf32>) -> ()
  %b = memref.alloc() : memref<4x256xf32>
  scf.forall (%i) in (4) {
    %0 = memref.subview %a[%i, 0] [1, 256] [1, 1] : memref<4x256xf32> to memref<256xf32, strided<[1], offset: ?>>
    %1 = memref.subview %b[%i, 0] [1, 256] [1, 1] : memref<4x256xf32> to memref<256xf32, strided<[1], offset: ?>>
    memref.copy %0, %1 : memref<256xf32, strided<[1], offset: ?>> to memref<256xf32, strided<[1], offset: ?>>
  }
  memref.dealloc %a : memref<4x256xf32>
  %c = memref.alloc() : memref<4x256xf32>
  "test.use"(%b, %c) : (memref<4x256xf32>, memref<4x256xf32>) -> ()
  memref.dealloc %b : memref<4x256xf32>
  memref.dealloc %c : memref<4x256xf32>
  return
}

// -----

// Each thread has an arena of its own for what its iteration allocates.
// CHECK-LABEL: func.func @thread_buffers
// CHECK-SAME: attributes {attn.thread_arena_bytes = 128 : i64}
// CHECK: scf.parallel
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<128xi8>
// CHECK-COUNT-3: memref.view
// CHECK: memref.dealloc
// CHECK-NEXT: scf.reduce
func.func @thread_buffers(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %a = memref.alloc() : memref<16xf32>
    %b = memref.alloc() : memref<16xf32>
    "test.use"(%a, %b) : (memref<16xf32>, memref<16xf32>) -> ()
    %c = memref.alloc() : memref<16xf32>
    "test.use"(%c, %b) : (memref<16xf32>, memref<16xf32>) -> ()
    memref.dealloc %a : memref<16xf32>
    memref.dealloc %b : memref<16xf32>
    memref.dealloc %c : memref<16xf32>
  }
  return
}

// -----

// What a sequential loop or a branch allocates lies in the arena of the code
// around: allocated once, not in each iteration. Only one branch is taken.
// CHECK-LABEL: func.func @nested
// CHECK-SAME: attn.arena_bytes = 384 : i64, attn.live_bytes = 384 : i64
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<384xi8>
// CHECK-NOT: memref.alloc
// CHECK: scf.for
// CHECK: memref.view {{.*}} to memref<32xf32>
// CHECK: scf.if
// CHECK: memref.view {{.*}} to memref<32xf32>
// CHECK: else
// CHECK: memref.view {{.*}} to memref<16xf32>
// CHECK: memref.view {{.*}} to memref<32xf32>
// CHECK: memref.dealloc
// CHECK-NOT: memref.dealloc
func.func @nested(%n: index, %flag: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<32xf32>
  "test.use"(%a) : (memref<32xf32>) -> ()
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloc() : memref<32xf32>
    "test.use"(%a, %b) : (memref<32xf32>, memref<32xf32>) -> ()
    scf.if %flag {
      %c = memref.alloc() : memref<32xf32>
      "test.use"(%c) : (memref<32xf32>) -> ()
      memref.dealloc %c : memref<32xf32>
    } else {
      %c = memref.alloc() : memref<16xf32>
      "test.use"(%c) : (memref<16xf32>) -> ()
      memref.dealloc %c : memref<16xf32>
      %d = memref.alloc() : memref<32xf32>
      "test.use"(%d) : (memref<32xf32>) -> ()
      memref.dealloc %d : memref<32xf32>
    }
    "test.use"(%b) : (memref<32xf32>) -> ()
    memref.dealloc %b : memref<32xf32>
  }
  memref.dealloc %a : memref<32xf32>
  return
}

// -----

// What may be the result goes to the caller, who frees it, and its place is
// known only at run time.
// CHECK-LABEL: func.func @escapes
// CHECK-SAME: attributes {attn.arena_bytes = 64 : i64, attn.live_bytes = 64 : i64}
// CHECK: memref.alloc() : memref<16xf32>
// CHECK: memref.alloc() : memref<16xf32>
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<64xi8>
// CHECK: memref.view
// CHECK: memref.view
// CHECK: memref.dealloc
// CHECK: scf.if
// CHECK-NEXT: memref.dealloc
// CHECK: scf.if
// CHECK-NEXT: memref.dealloc
func.func @escapes(%flag: i1, %other: i1) -> memref<16xf32> {
  %r = memref.alloc() : memref<16xf32>
  %s = memref.alloc() : memref<16xf32>
  %a = memref.alloc() : memref<16xf32>
  "test.use"(%a) : (memref<16xf32>) -> ()
  memref.dealloc %a : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  "test.use"(%b) : (memref<16xf32>) -> ()
  memref.dealloc %b : memref<16xf32>
  "test.use"(%r, %s) : (memref<16xf32>, memref<16xf32>) -> ()
  %0 = arith.select %flag, %r, %s : memref<16xf32>
  scf.if %flag {
    memref.dealloc %s : memref<16xf32>
  }
  scf.if %other {
    memref.dealloc %r : memref<16xf32>
  }
  return %0 : memref<16xf32>
}

// -----

// Before a result is written its bytes serve others, which end before that and
// are not larger: %a and %b one after the other, not %c and %d.
// CHECK-LABEL: func.func @result
// CHECK-SAME: attributes {attn.arena_bytes = 192 : i64, attn.live_bytes = 320 : i64, attn.result_bytes = 128 : i64}
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[RESULT:.*]] = memref.alloc() {alignment = 64 : i64} : memref<128xi8>
// CHECK: %[[A:.*]] = memref.view %[[RESULT]][%[[C0]]][] : memref<128xi8> to memref<32xf32>
// CHECK: "test.use"(%[[A]])
// CHECK: %[[B:.*]] = memref.view %[[RESULT]][%[[C0]]][] : memref<128xi8> to memref<32xf32>
// CHECK: "test.use"(%[[B]])
// CHECK: %[[ARENA:.*]] = memref.alloc() {alignment = 64 : i64} : memref<192xi8>
// CHECK: %[[C:.*]] = memref.view %[[ARENA]][%[[C0]]][] : memref<192xi8> to memref<48xf32>
// CHECK: %[[D:.*]] = memref.view %[[ARENA]][%[[C0]]][] : memref<192xi8> to memref<16xf32>
// CHECK: %[[R:.*]] = memref.view %[[RESULT]][%[[C0]]][] : memref<128xi8> to memref<4x8xf32>
// CHECK: "test.use"(%[[D]], %[[R]])
// CHECK: memref.dealloc %[[ARENA]]
// CHECK: return %[[R]]
func.func @result() -> memref<4x8xf32> {
  %a = memref.alloc() : memref<32xf32>
  "test.use"(%a) : (memref<32xf32>) -> ()
  %b = memref.alloc() : memref<32xf32>
  "test.use"(%b) : (memref<32xf32>) -> ()
  %c = memref.alloc() : memref<48xf32>
  "test.use"(%b, %c) : (memref<32xf32>, memref<48xf32>) -> ()
  %d = memref.alloc() : memref<16xf32>
  %r = memref.alloc() : memref<4x8xf32>
  "test.use"(%d, %r) : (memref<16xf32>, memref<4x8xf32>) -> ()
  memref.dealloc %a : memref<32xf32>
  memref.dealloc %b : memref<32xf32>
  memref.dealloc %c : memref<48xf32>
  memref.dealloc %d : memref<16xf32>
  return %r : memref<4x8xf32>
}

// -----

// Nothing needs an arena here.
// CHECK-LABEL: func.func @result_only
// CHECK-SAME: attributes {attn.live_bytes = 64 : i64, attn.result_bytes = 64 : i64}
// CHECK: %[[RESULT:.*]] = memref.alloc() {alignment = 64 : i64} : memref<64xi8>
// CHECK: %[[A:.*]] = memref.view %[[RESULT]]
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.dealloc
func.func @result_only() -> memref<16xf32> {
  %r = memref.alloc() : memref<16xf32>
  %a = memref.alloc() : memref<16xf32>
  "test.use"(%a) : (memref<16xf32>) -> ()
  memref.dealloc %a : memref<16xf32>
  "test.use"(%r) : (memref<16xf32>) -> ()
  return %r : memref<16xf32>
}

// -----

// What has no size that is known here, no elements, a layout or a memory of its
// own or a stricter alignment stays as it is, and so does a buffer that has
// nothing to share a place with.
// CHECK-LABEL: func.func @left
// CHECK-NOT: attn.
// CHECK-NOT: memref.view
func.func @left(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  "test.use"(%a) : (memref<?xf32>) -> ()
  memref.dealloc %a : memref<?xf32>
  %b = memref.alloc() : memref<4x0xf32>
  "test.use"(%b) : (memref<4x0xf32>) -> ()
  memref.dealloc %b : memref<4x0xf32>
  %c = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  "test.use"(%c) : (memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
  memref.dealloc %c : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %d = memref.alloc() : memref<16xf32, 3>
  "test.use"(%d) : (memref<16xf32, 3>) -> ()
  memref.dealloc %d : memref<16xf32, 3>
  %e = memref.alloc() {alignment = 4096 : i64} : memref<16xf32>
  "test.use"(%e) : (memref<16xf32>) -> ()
  memref.dealloc %e : memref<16xf32>
  return
}

// -----

// CHECK-LABEL: func.func @alone
// CHECK-SAME: attn.arena_bytes = 64 : i64, attn.live_bytes = 64 : i64
// CHECK-NOT: memref.view
func.func @alone() {
  %a = memref.alloc() : memref<16xf32>
  "test.use"(%a) : (memref<16xf32>) -> ()
  memref.dealloc %a : memref<16xf32>
  return
}

// -----

// One byte for a boolean, eight for an index, both parts of a complex number.
// CHECK-LABEL: func.func @sizes
// CHECK-SAME: attn.arena_bytes = 1600 : i64
func.func @sizes() {
  %a = memref.alloc() : memref<64xi1>
  %b = memref.alloc() : memref<64xindex>
  %c = memref.alloc() : memref<64xcomplex<f32>>
  %d = memref.alloc() : memref<64xbf16>
  %e = memref.alloc() : memref<64xi17>
  %f = memref.alloc() : memref<16xf64>
  "test.use"(%a, %b, %c, %d, %e, %f) : (memref<64xi1>, memref<64xindex>, memref<64xcomplex<f32>>, memref<64xbf16>, memref<64xi17>, memref<16xf64>) -> ()
  memref.dealloc %a : memref<64xi1>
  memref.dealloc %b : memref<64xindex>
  memref.dealloc %c : memref<64xcomplex<f32>>
  memref.dealloc %d : memref<64xbf16>
  memref.dealloc %e : memref<64xi17>
  memref.dealloc %f : memref<16xf64>
  return
}

// -----

// An address that was taken may be used until the buffer is freed.
// CHECK-LABEL: func.func @address
// CHECK-SAME: attn.arena_bytes = 128 : i64, attn.live_bytes = 128 : i64
func.func @address() {
  %a = memref.alloc() : memref<16xf32>
  %0 = memref.extract_aligned_pointer_as_index %a : memref<16xf32> -> index
  %b = memref.alloc() : memref<16xf32>
  "test.use"(%b) : (memref<16xf32>) -> ()
  "test.use"(%0) : (index) -> ()
  memref.dealloc %a : memref<16xf32>
  memref.dealloc %b : memref<16xf32>
  return
}

// -----

// Sums of sizes that no machine has would overflow: they are no part of the
// plan.
// CHECK-LABEL: func @huge
// CHECK-SAME: attributes {attn.arena_bytes = 128 : i64, attn.live_bytes = 128 : i64}
func.func @huge() {
  // CHECK: memref.alloc() : memref<4611686018427387904xi8>
  // CHECK: memref.alloc() : memref<4611686018427387904xi8>
  %a = memref.alloc() : memref<4611686018427387904xi8>
  %b = memref.alloc() : memref<4611686018427387904xi8>
  %c = memref.alloc() : memref<64xi8>
  %d = memref.alloc() : memref<64xi8>
  "test.use"(%a, %b, %c, %d) : (memref<4611686018427387904xi8>, memref<4611686018427387904xi8>, memref<64xi8>, memref<64xi8>) -> ()
  memref.dealloc %a : memref<4611686018427387904xi8>
  memref.dealloc %b : memref<4611686018427387904xi8>
  memref.dealloc %c : memref<64xi8>
  memref.dealloc %d : memref<64xi8>
  return
}
