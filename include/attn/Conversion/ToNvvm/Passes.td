//===- Passes.td - Passes for NVIDIA kernels ---------------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_TONVVM_PASSES_TD
#define ATTN_CONVERSION_TONVVM_PASSES_TD

include "mlir/Pass/PassBase.td"

def AttnDynamicSharedMemory
    : Pass<"attn-dynamic-shared-memory", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Let launches say how much shared memory a kernel has";
  let description = [{
    A kernel has no more than 48 KiB of shared memory that its code declares;
    the rest of what a multiprocessor has is handed out by launches. Turns the
    shared memory of kernels in the LLVM dialect into one array without a size,
    aligned for the swizzled tiles of tensor copies (1024 bytes), and puts the
    number of bytes that a launch has to give on the kernel, as
    `attn.shared_bytes`.

    A kernel that uses several arrays is refused: attn-promote-lds makes one.

    Before:

    ```mlir
    llvm.mlir.global internal @arena() {addr_space = 3 : i32} : !llvm.array<65536 x i8>
    llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.mlir.addressof @arena : !llvm.ptr<3>
      %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<65536 x i8>
      ...
    }
    ```

    After:

    ```mlir
    llvm.mlir.global external @arena() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
    llvm.func @kernel() attributes {attn.shared_bytes = 65536 : i64, gpu.kernel, nvvm.kernel} {
      %0 = llvm.mlir.addressof @arena : !llvm.ptr<3>
      %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<65536 x i8>
      ...
    }
    ```

    Example: test/Conversion/ToNvvm/dynamic-shared-memory.mlir
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // ATTN_CONVERSION_TONVVM_PASSES_TD
