// RUN: attn-opt %s --pass-pipeline='builtin.module(gpu.module(attn-dynamic-shared-memory))' --split-input-file --verify-diagnostics | FileCheck %s

// The example of the pass. Two kernels, of which each is told its own bytes.

gpu.module @sm_90a {
  // CHECK: llvm.mlir.global external @arena() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
  llvm.mlir.global internal @arena() {addr_space = 3 : i32} : !llvm.array<65536 x i8>
  // CHECK: llvm.mlir.global external @other() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
  llvm.mlir.global internal @other() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<512 x f32>
  // Constants stay what they are.
  // CHECK: llvm.mlir.global internal constant @table() {addr_space = 0 : i32} : !llvm.array<4 x i8>
  llvm.mlir.global internal constant @table() : !llvm.array<4 x i8>

  // CHECK: llvm.func @kernel()
  // CHECK-SAME: attn.shared_bytes = 65536 : i64
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} {
    // CHECK: llvm.mlir.addressof @arena : !llvm.ptr<3>
    %0 = llvm.mlir.addressof @arena : !llvm.ptr<3>
    %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<65536 x i8>
    %2 = llvm.mlir.addressof @table : !llvm.ptr
    llvm.return
  }
  // CHECK: llvm.func @second()
  // CHECK-SAME: attn.shared_bytes = 2048 : i64
  llvm.func @second() attributes {gpu.kernel, nvvm.kernel} {
    %0 = llvm.mlir.addressof @other : !llvm.ptr<3>
    llvm.return
  }
  // CHECK: llvm.func @none() attributes {gpu.kernel, nvvm.kernel}
  llvm.func @none() attributes {gpu.kernel, nvvm.kernel} {
    llvm.return
  }
}

// -----

gpu.module @sm_90a {
  llvm.mlir.global internal @a() {addr_space = 3 : i32} : !llvm.array<16 x i8>
  llvm.mlir.global internal @b() {addr_space = 3 : i32} : !llvm.array<16 x i8>
  // expected-error @below {{'llvm.func' op uses the arrays "a" and "b" of shared memory; expected one for all}}
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} {
    %0 = llvm.mlir.addressof @a : !llvm.ptr<3>
    %1 = llvm.mlir.addressof @b : !llvm.ptr<3>
    llvm.return
  }
}
