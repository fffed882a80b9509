//===- Passes.td - Passes from workgroups to AMD kernels ---*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_TOROCDL_PASSES_TD
#define ATTN_CONVERSION_TOROCDL_PASSES_TD

include "mlir/Pass/PassBase.td"

def AttnOutlineKernels : Pass<"attn-outline-kernels", "mlir::ModuleOp"> {
  let summary = "Make a kernel of each loop over workgroups";
  let description = [{
    Turns each `scf.forall` on buffers with the attribute `attn.chip` into a
    `gpu.launch_func` of a kernel in a `gpu.module` named like the chip. The body
    is the program of one workgroup, each of whose work items runs it; their
    number is the attribute `attn.workgroup_size`. `attn.waves_per_simd` asks the
    code generator to use so few registers that as many waves fit. Other loops
    stay.

    - Dimensions mapped to `x`, `y`, `z` are those of the grid; dimensions mapped
      to `linear_dim_0` and so on, fastest first, are made from one. A grid that
      no launch takes is an error, or at run time a failed `cf.assert`.
    - Constants and views of buffers are made again in the kernel. All else that
      the body takes from around it is an argument: a scalar or a contiguous
      buffer.
    - Workgroup memory that the body allocates becomes the function's, aligned
      for 16 bytes at a time.
    - A kernel that is there already, but for its name, is launched again: layers
      of a model are alike.

    Before:

    ```mlir
    func.func @twice(%in: memref<1024xf32>, %out: memref<1024xf32>, %s: f32) {
      %c256 = arith.constant 256 : index
      scf.forall (%block) in (4) {
        %thread = gpu.thread_id x
        %first = arith.muli %block, %c256 : index
        %i = arith.addi %first, %thread : index
        %x = memref.load %in[%i] : memref<1024xf32>
        %y = arith.mulf %x, %s : f32
        memref.store %y, %out[%i] : memref<1024xf32>
      } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 256 : i64}
      return
    }
    ```

    After:

    ```mlir
    func.func @twice(%in: memref<1024xf32>, %out: memref<1024xf32>, %s: f32) {
      gpu.launch_func @gfx906::@twice_kernel blocks in (%c4, %c1, %c1) threads in (%c256, %c1, %c1)
          args(%in : memref<1024xf32>, %s : f32, %out : memref<1024xf32>)
      return
    }
    gpu.module @gfx906 [#rocdl.target<O = 3, chip = "gfx906">] {
      gpu.func @twice_kernel(%in: memref<1024xf32>, %s: f32, %out: memref<1024xf32>) kernel
          attributes {known_block_size = array<i32: 256, 1, 1>} {
        %c256 = arith.constant 256 : index
        %block = gpu.block_id x upper_bound 4
        %thread = gpu.thread_id x
        ...
      }
    }
    ```

    Example: test/Conversion/ToRocdl/outline-kernels.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "mlir::cf::ControlFlowDialect",
                           "mlir::gpu::GPUDialect",
                           "mlir::memref::MemRefDialect",
                           "mlir::NVVM::NVVMDialect",
                           "mlir::ROCDL::ROCDLDialect"];
}

def AttnPlaceDeviceBuffers
    : Pass<"attn-place-device-buffers", "mlir::ModuleOp"> {
  let summary = "Give the buffers of kernels a place on the device";
  let description = [{
    Gives each buffer that a kernel is launched with a `gpu.alloc` around the
    launch. A `gpu.memcpy` before it brings what the buffer holds, unless nothing
    has been stored there yet; one after it takes back what the kernel may have
    written. A buffer that only kernels use between its allocation and its
    `memref.dealloc` lives on the device alone. A later launch of the same block
    takes the place that an earlier one gave its buffer, without a copy, if
    nothing between them may store to the buffer.

    What a kernel does with an argument is found by following it through views,
    loops and arithmetic on its address. Runs once buffers are freed where they
    are last used.

    Before:

    ```mlir
    %part = memref.alloc() : memref<64xf32>
    gpu.launch_func @gfx906::@first ... args(%in : memref<64xf32>, %part : memref<64xf32>)
    gpu.launch_func @gfx906::@second ... args(%part : memref<64xf32>, %out : memref<64xf32>)
    memref.dealloc %part : memref<64xf32>
    ```

    After, when `@first` reads its first argument and `@second` writes its last:

    ```mlir
    %part = gpu.alloc () : memref<64xf32>
    %0 = gpu.alloc () : memref<64xf32>
    gpu.memcpy %0, %in : memref<64xf32>, memref<64xf32>
    gpu.launch_func @gfx906::@first ... args(%0 : memref<64xf32>, %part : memref<64xf32>)
    gpu.dealloc %0 : memref<64xf32>
    %1 = gpu.alloc () : memref<64xf32>
    gpu.memcpy %1, %out : memref<64xf32>, memref<64xf32>
    gpu.launch_func @gfx906::@second ... args(%part : memref<64xf32>, %1 : memref<64xf32>)
    gpu.memcpy %out, %1 : memref<64xf32>, memref<64xf32>
    gpu.dealloc %1 : memref<64xf32>
    gpu.dealloc %part : memref<64xf32>
    ```

    Example: test/Conversion/ToRocdl/place-device-buffers.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "mlir::gpu::GPUDialect",
                           "mlir::memref::MemRefDialect"];
}

def AttnLowerKernelArguments
    : Pass<"attn-lower-kernel-arguments", "mlir::ModuleOp"> {
  let summary = "Pass kernels addresses and extents instead of buffers";
  let description = [{
    Replaces each contiguous buffer among the arguments of a kernel by its
    address, a `memref` of no dimensions in global memory, and those dynamic
    extents that the kernel needs: the outermost only where something looks at
    it. Scalars stay. Extents and scalars that all launches pass twice are passed
    once. The kernel's arguments then are the explicit part of its kernarg
    segment, in order, each at its natural alignment: 8 bytes for an address or
    an `index`.

    Buffers do not overlap, since each has an allocation of its own on the
    device.

    `attn.tensor_map` of a buffer becomes an argument, too, `!llvm.ptr`, for
    which launches pass the buffer. `attn.tensor_maps` of the kernel then says
    which argument is a map of which tiles.

    Before:

    ```mlir
    gpu.launch_func @gfx906::@k ... args(%a : memref<?x?xf16>, %n : index)
    gpu.func @k(%a: memref<?x?xf16>, %n: index) kernel {
      %x = memref.load %a[%i, %j] : memref<?x?xf16>
    ```

    After, where `%n` is the inner extent:

    ```mlir
    %0 = memref.reinterpret_cast %a to offset: [0], sizes: [], strides: [] : memref<?x?xf16> to memref<f16>
    %1 = memref.memory_space_cast %0 : memref<f16> to memref<f16, #gpu.address_space<global>>
    gpu.launch_func @gfx906::@k ... args(%1 : memref<f16, #gpu.address_space<global>>, %n : index)
    gpu.func @k(%p: memref<f16, #gpu.address_space<global>> {llvm.noalias}, %n: index) kernel {
      %0 = memref.memory_space_cast %p : memref<f16, #gpu.address_space<global>> to memref<f16>
      %a = memref.reinterpret_cast %0 to offset: [0], sizes: [%c0, %n], strides: [%n, 1] : memref<f16> to memref<?x?xf16>
      %x = memref.load %a[%i, %j] : memref<?x?xf16>
    ```

    Example: test/Conversion/ToRocdl/lower-kernel-arguments.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "mlir::memref::MemRefDialect"];
}

def AttnPairInstructions
    : Pass<"attn-pair-instructions", "mlir::gpu::GPUFuncOp"> {
  let summary = "Let the vector unit issue instructions of a loop in pairs";
  let description = [{
    gfx1100 and gfx1201 issue two instructions of a wave at once (VOPD), if they
    are of simple kinds, write registers of different parity and read registers
    of different banks. LLVM pairs what is so already. In the bodies of loops of
    kernels with `attn.pairs_instructions`, which goes, this pass makes it so of:

    - `math.fma` of f32 that add the same value to products with the same
      constant: every other one takes a second copy of the value. A negation,
      which no instruction of a pair does by itself, is part of the copies. If
      the value is carried by the loop and changes in a branch only, the copies
      are carried, too, and made there.
    - Sums by `llvm.amdgcn.fdot2` of which each adds to the one before: they become
      two sums, and are added at the end.

    The two registers are elements of one vector behind an empty piece of assembly
    code, of which LLVM knows only that it has them side by side.

    Before:

    ```mlir
    %minus = arith.negf %max : f32
    %0 = math.fma %s0, %scale, %minus : f32
    %1 = math.fma %s1, %scale, %minus : f32
    ```

    After:

    ```mlir
    %minus = arith.negf %max : f32
    %both = vector.from_elements %minus, %minus : vector<2xf32>
    %pair = llvm.inline_asm "", "=v,0" %both : (vector<2xf32>) -> vector<2xf32>
    %first = vector.extract %pair[0] : f32 from vector<2xf32>
    %second = vector.extract %pair[1] : f32 from vector<2xf32>
    %0 = math.fma %s0, %scale, %first : f32
    %1 = math.fma %s1, %scale, %second : f32
    ```

    Example: test/Conversion/ToRocdl/pair-instructions.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "mlir::LLVM::LLVMDialect", "mlir::scf::SCFDialect",
                           "mlir::vector::VectorDialect"];
}

def AttnMathToIntrinsics : Pass<"attn-math-to-intrinsics"> {
  let summary = "Expand functions so that kernels need no device library";
  let description = [{
    Rewrites operations of the math dialect on `f32` and `f16` to calls of LLVM
    intrinsics that the code generator of the chip lowers itself, to upstream's
    polynomials, or to others of the first kind. Upstream's
    `convert-gpu-to-rocdl` calls ROCm's device libraries for nearly all of them,
    `convert-gpu-to-nvvm` CUDA's. AMD's code generator has an exponential and
    sines of its own, NVIDIA's has not. Fast-math flags stay: with `afn` an
    exponential is one instruction.

    Before:

    ```mlir
    %y = math.exp2 %x fastmath<afn> : f32
    ```

    After:

    ```mlir
    %y = llvm.call_intrinsic "llvm.exp2.f32"(%x) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
    ```

    Example: test/Conversion/ToRocdl/math-to-intrinsics.mlir
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"\"gfx906\"",
           "GPU that kernels are for, by a name from lib/Target">];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "mlir::LLVM::LLVMDialect",
                           "mlir::math::MathDialect",
                           "mlir::scf::SCFDialect",
                           "mlir::vector::VectorDialect"];
}

def AttnNarrowLoops : Pass<"attn-narrow-loops"> {
  let summary = "Let loops count in 32 bits";
  let description = [{
    Makes what a loop counts `i32` where all its values are known to lie from 0
    to 2^31 - 1. Scalar units of GPUs take two instructions and registers of all
    lanes for what is one of 32 bits. Ops in the body see an `index` as before:
    `arith-int-range-narrowing` behind this pass makes them narrow.

    Before:

    ```mlir
    scf.for %i = %c0 to %end step %c64 {
      memref.store %x, %out[%i] : memref<4096xf32>
    }
    ```

    After, with an `%end` of at most 4096:

    ```mlir
    %n = arith.index_cast %end : index to i32
    scf.for %j = %c0_i32 to %n step %c64_i32 : i32 {
      %i = arith.index_cast %j : i32 to index
      memref.store %x, %out[%i] : memref<4096xf32>
    }
    ```

    Example: test/Conversion/ToRocdl/narrow-loops.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

#endif // ATTN_CONVERSION_TOROCDL_PASSES_TD
