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

def AttnAwaitLaunches
    : Pass<"attn-await-launches", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Let kernels start under the end of the launch before";
  let description = [{
    A launch waits for the one before it in its stream, with all units idle for
    a microsecond or two. On chips whose kernels can wait for it themselves, its
    workgroups start where those of the launch before leave room, and prepare
    what needs no memory: addresses, rings, their barriers. Puts the wait in
    front of the first op of a kernel that may touch memory beside workgroup
    memory, and there lets the launch behind it start, too. The kernel gets the
    attribute `attn.awaits_launch`, by which the runtime knows how to launch it.

    All that the launches before have written is seen behind the wait, and
    nothing is read or written ahead of it, so that operands and workspaces may
    be shared as by launches that follow each other. Kernels whose workgroups
    take more than half of a unit's workgroup memory stay as they are: nothing
    starts beside them.

    Before:

    ```mlir
    gpu.func @kernel(%keys: memref<64xf32>) workgroup(%lds: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      memref.store %zero, %lds[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %key = memref.load %keys[%c0] : memref<64xf32>
      ...
    }
    ```

    After:

    ```mlir
    gpu.func @kernel(%keys: memref<64xf32>) workgroup(%lds: memref<64xf32, #gpu.address_space<workgroup>>) kernel attributes {attn.awaits_launch} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      memref.store %zero, %lds[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      nvvm.griddepcontrol wait
      nvvm.griddepcontrol launch_dependents
      %key = memref.load %keys[%c0] : memref<64xf32>
      ...
    }
    ```

    Example: test/Conversion/ToNvvm/await-launches.mlir
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"\"sm_90a\"",
           "GPU that kernels are for, by a name from lib/Target">];
  let dependentDialects = ["::mlir::NVVM::NVVMDialect"];
}

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

def AttnTensorMapArguments
    : Pass<"attn-tensor-map-arguments", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Pass tensor maps to kernels by value";
  let description = [{
    A kernel that copies whole tiles gets a tensor map of 128 bytes for each
    tensor, which the runtime encodes at the launch. `attn.tensor_maps` of a
    kernel describes them: `argument`, the number of an argument that is an
    address; `element_type`; `box`, the extents of a tile, outermost first;
    `swizzle_bytes` and `l2_promotion_bytes`, 0 where they are missing. Makes
    these arguments ones that are passed by value and that no thread writes, so
    that their address is one of the kernel's parameters: copies take no other.

    The launch passes a buffer with the sizes and strides of the tensor, cast to
    an address; see attn-launches-to-device-table.

    Before:

    ```mlir
    llvm.func @kernel(%arg0: !llvm.ptr) attributes {attn.tensor_maps = [{argument = 0 : i64, box = array<i64: 8, 64>, element_type = f16, swizzle_bytes = 128 : i64} ], gpu.kernel, nvvm.kernel} {
      llvm.return
    }
    ```

    After:

    ```mlir
    llvm.func @kernel(%arg0: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes {attn.tensor_maps = [{argument = 0 : i64, box = array<i64: 8, 64>, element_type = f16, swizzle_bytes = 128 : i64} ], gpu.kernel, nvvm.kernel} {
      llvm.return
    }
    ```

    Example: test/Conversion/ToNvvm/tensor-map-arguments.mlir
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::NVVM::NVVMDialect"];
}

#endif // ATTN_CONVERSION_TONVVM_PASSES_TD
