//===- Passes.td - Passes that only host code needs --------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_TOHOST_PASSES_TD
#define ATTN_CONVERSION_TOHOST_PASSES_TD

include "mlir/Pass/PassBase.td"

def AttnWidenBools : Pass<"attn-widen-bools", "mlir::ModuleOp"> {
  let summary = "Store booleans as one byte each";
  let description = [{
    Rewrites every memref of `i1` to a memref of `i8` and converts where a value
    is loaded (`arith.cmpi ne, 0`) or stored (`arith.extui`).

    A buffer of booleans has one byte an element at the boundary of an entry,
    which is what numpy and PyTorch hand over. LLVM agrees for a scalar `i1`,
    but a `vector<16xi1>` is sixteen bits in memory, so a vector load from such
    a buffer reads the wrong bytes. Any byte but zero counts as true.

    The pass runs on buffers, once linalg operations have become loops or
    vectors: a linalg operation on a boolean buffer is an error.

    Before:

    ```mlir
    %x = memref.load %m[%i] : memref<?xi1>
    %y = arith.andi %x, %flag : i1
    memref.store %y, %n[%i] : memref<?xi1>
    ```

    After:

    ```mlir
    %b = memref.load %m[%i] : memref<?xi8>
    %x = arith.cmpi ne, %b, %c0_i8 : i8
    %y = arith.andi %x, %flag : i1
    %w = arith.extui %y : i1 to i8
    memref.store %w, %n[%i] : memref<?xi8>
    ```

    Example: test/Conversion/ToHost/widen-bools.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def AttnBf16ToBits : Pass<"attn-bf16-to-bits", "mlir::ModuleOp"> {
  let summary = "Give LLVM 16-bit integers for bf16";
  let description = [{
    Replaces the type `bf16` by `i16` in a module in the LLVM dialect, in values,
    types and constants. Once arith-expand has turned the conversions between
    `bf16` and `f32` into integer arithmetic, programs only move `bf16` from
    place to place, so that nothing else changes.

    On processors without instructions for `bf16` LLVM carries one from block to
    block as an `f32`, and calls libgcc's `__truncsfbf2` to have it back. Host
    code may depend on nothing but the C library, which lacks that. Kernels for
    GPUs stay as they are: some have such instructions.

    Before:

    ```mlir
    %x = llvm.load %p : !llvm.ptr -> bf16
    %b = llvm.bitcast %x : bf16 to i16
    ```

    After:

    ```mlir
    %x = llvm.load %p : !llvm.ptr -> i16
    %b = llvm.bitcast %x : i16 to i16
    ```

    Example: test/Conversion/ToHost/bf16-to-bits.mlir
  }];
  let dependentDialects = ["mlir::LLVM::LLVMDialect"];
}

def AttnBf16ThroughF32 : Pass<"attn-bf16-through-f32"> {
  let summary = "Convert between bf16 and f64 without a library";
  let description = [{
    Rewrites `arith.truncf` from `f64` to `bf16` and `arith.extf` from `bf16` to
    `f64` to operations between `bf16` and `f32`, which arith-expand knows. LLVM
    would call libgcc's `__truncdfbf2`, and host code may depend on nothing but
    the C library.

    When rounding, the `f32` in between is rounded to odd (its last bit is set if
    anything was lost), so that the result is that of a single rounding: a plain
    `f32` could be half way between two `bf16` where the `f64` was not.

    Before:

    ```mlir
    %y = arith.truncf %x : f64 to bf16
    ```

    After:

    ```mlir
    %narrow = arith.truncf %x : f64 to f32
    %back = arith.extf %narrow : f32 to f64
    %inexact = arith.cmpf une, %back, %x : f64
    // ... %odd: %narrow one step toward zero if |%back| > |%x|, its last bit set
    //     if %inexact
    %y = arith.truncf %odd : f32 to bf16
    ```

    Example: test/Conversion/ToHost/bf16-through-f32.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def AttnDecomposeAggregates : Pass<"attn-decompose-aggregates"> {
  let summary = "Turn linalg ops that stand for several into those";
  let description = [{
    `linalg.softmax` that belongs to no attention has no lowering of its own. It
    and other ops with upstream's `AggregatedOpInterface` become the ops that
    they are defined by, which are then fused and tiled like any others. Ops on
    memrefs stay.

    Before:

    ```mlir
    %p = linalg.softmax dimension(1) ins(%x : tensor<4x20xf32>)
        outs(%init : tensor<4x20xf32>) -> tensor<4x20xf32>
    ```

    After, with the bodies and maps left out:

    ```mlir
    %max = linalg.generic ins(%x) outs(%lowest)        // row maximum
    %exp = linalg.generic ins(%x, %max) outs(%init)    // exp(x - max)
    %sum = linalg.generic ins(%exp) outs(%zero)        // row sum
    %p = linalg.generic ins(%exp, %sum) outs(%init)    // exp / sum
    ```

    Example: test/Conversion/ToHost/decompose-aggregates.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "mlir::linalg::LinalgDialect",
                           "mlir::math::MathDialect",
                           "mlir::tensor::TensorDialect"];
}

def AttnCopyToLoops : Pass<"attn-copy-to-loops"> {
  let summary = "Turn copies of strided buffers into element-wise linalg";
  let description = [{
    Rewrites `memref.copy` to an element-wise `linalg.generic` when one side is
    not known to be contiguous. Contiguous copies stay: they become `memcpy`.
    The LLVM lowering would call the external function `memrefCopy` for the
    others, and host code may depend on nothing but the C library.

    Before:

    ```mlir
    memref.copy %a, %b : memref<4x8xf32, strided<[16, 1]>> to memref<4x8xf32>
    ```

    After:

    ```mlir
    linalg.generic {indexing_maps = [#id, #id],
                    iterator_types = ["parallel", "parallel"]}
        ins(%a : memref<4x8xf32, strided<[16, 1]>>) outs(%b : memref<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    ```

    Example: test/Conversion/ToHost/copy-to-loops.mlir
  }];
  let dependentDialects = ["mlir::linalg::LinalgDialect"];
}

def AttnExpandShapes : Pass<"attn-expand-shapes"> {
  let summary = "Expand a dimension of a buffer to several of unknown extent";
  let description = [{
    Rewrites a `memref.expand_shape` that makes several dimensions of unknown
    extent of one to a `memref.reinterpret_cast`. Upstream's
    `expand-strided-metadata` lowers those with one unknown extent a group.

    Before:

    ```mlir
    %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%b, %s, 64]
        : memref<?x64xf32> into memref<?x?x64xf32>
    ```

    After:

    ```mlir
    %stride = arith.muli %c64, %s : index
    %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [%b, %s, 64],
        strides: [%stride, 64, 1] : memref<?x64xf32> to memref<?x?x64xf32>
    ```

    Example: test/Conversion/ToHost/expand-shapes.mlir
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::memref::MemRefDialect"
  ];
}

def AttnAssertToCall : Pass<"attn-assert-to-call", "mlir::ModuleOp"> {
  let summary = "Report a failed cf.assert to the runtime";
  let description = [{
    Rewrites `cf.assert` to a call of `attn_rt_assert_failed` with the message
    as a C string. The runtime turns that into the error of the invocation; the
    upstream lowering prints to stdout and ends the whole process.

    Before:

    ```mlir
    cf.assert %ok, "index too low"
    ```

    After:

    ```mlir
    scf.if %ok {
    } else {
      %0 = llvm.mlir.addressof @attn_assert_0 : !llvm.ptr
      llvm.call @attn_rt_assert_failed(%0) : (!llvm.ptr) -> ()
    }
    ```

    Example: test/Conversion/ToHost/assert-to-call.mlir
  }];
  let dependentDialects = ["mlir::scf::SCFDialect", "mlir::LLVM::LLVMDialect"];
}

def AttnExportEntries : Pass<"attn-export-entries", "mlir::ModuleOp"> {
  let summary = "Give every public function an entry that the runtime can call";
  let description = [{
    Creates `void attn_entry_NAME(void **args)` for each public function NAME
    and makes the function itself internal. One that has the name of a function
    of the C library is renamed, as `erff` to `attn_function_erff`: conversions
    that call the library's would find the user's. `args` holds a pointer for each input, then one
    for each result. A buffer is passed as a pointer to its descriptor
    `{allocated, aligned, offset, sizes[rank], strides[rank]}`, a scalar as a
    pointer to its value (an `i1` is one byte, an `index` 64 bits). The callee
    fills the results' descriptors; their buffers come from `malloc` and belong
    to the caller.

    Functions must already be on buffers, without `i1` buffers
    (`attn-widen-bools`).

    Before:

    ```mlir
    func.func @double(%x: memref<4xf32>) -> memref<4xf32> { ... }
    ```

    After:

    ```mlir
    func.func private @double(%x: memref<4xf32>) -> memref<4xf32> { ... }
    llvm.func @attn_entry_double(%args: !llvm.ptr) {
      %p = llvm.load %args : !llvm.ptr -> !llvm.ptr
      %d = llvm.load %p : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, ...)>
      %x = builtin.unrealized_conversion_cast %d : ... to memref<4xf32>
      %y = func.call @double(%x) : (memref<4xf32>) -> memref<4xf32>
      ...
      llvm.return
    }
    ```

    Example: test/Conversion/ToHost/export-entries.mlir
  }];
  let dependentDialects = ["mlir::LLVM::LLVMDialect"];
}

def AttnAddResidentEntries
    : Pass<"attn-add-resident-entries", "mlir::ModuleOp"> {
  let summary = "Add forms of functions for operands in the device's memory";
  let description = [{
    Gives each public function that only launches kernels a second form,
    `NAME.resident`, which takes its arguments and the arrays for its results in
    the device's memory. The kernels use the arrays as they are: there are no
    copies, and what the function allocates is only what one kernel leaves for
    the next. Results are the last arguments; that a dynamic extent of theirs is
    the one that the result has is a `cf.assert`.

    A function has no such form if the host reads, writes or returns anything but
    extents and results, or if a kernel may write an argument. Runs once kernels
    have their places on the device.

    Before:

    ```mlir
    func.func @main(%x: memref<64xf32>) -> memref<64xf32> {
      %y = memref.alloc() : memref<64xf32>
      %0 = gpu.alloc () : memref<64xf32>
      gpu.memcpy %0, %x : memref<64xf32>, memref<64xf32>
      %1 = gpu.alloc () : memref<64xf32>
      gpu.launch_func @gfx906::@k ... args(%0 : memref<64xf32>, %1 : memref<64xf32>)
      gpu.memcpy %y, %1 : memref<64xf32>, memref<64xf32>
      gpu.dealloc %0 : memref<64xf32>
      gpu.dealloc %1 : memref<64xf32>
      return %y : memref<64xf32>
    }
    ```

    Added:

    ```mlir
    func.func @main.resident(%x: memref<64xf32>, %y: memref<64xf32>) {
      gpu.launch_func @gfx906::@k ... args(%x : memref<64xf32>, %y : memref<64xf32>)
      return
    }
    ```

    Example: test/Conversion/ToHost/add-resident-entries.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "mlir::cf::ControlFlowDialect",
                           "mlir::memref::MemRefDialect"];
}

def AttnLaunchesToDeviceTable
    : Pass<"attn-launches-to-device-table", "mlir::ModuleOp"> {
  let summary = "Call the runtime's device table for kernels";
  let description = [{
    Lowers `gpu.alloc`, `gpu.dealloc`, `gpu.memcpy` and `gpu.launch_func` in host
    code to calls of the functions in the table that `attn_package_device` points
    to (attn/Runtime/attn_device_table.h), and defines that variable for the
    runtime to set. A kernel's arguments are packed as a C struct: buffers as
    their addresses, an `index` as 64 bits, an `i1` as a byte. A buffer that is
    cast to an address is a tensor map: its address, its sizes and its strides,
    from which the runtime encodes the map that the kernel gets. A copy goes to
    the device if its destination comes from `gpu.alloc`.

    Before:

    ```mlir
    %d = gpu.alloc () : memref<64xf32>
    gpu.memcpy %d, %x : memref<64xf32>, memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%d : memref<64xf32>, %n : index)
    gpu.memcpy %x, %d : memref<64xf32>, memref<64xf32>
    gpu.dealloc %d : memref<64xf32>
    ```

    After, without the loads of the functions and the context:

    ```mlir
    %d = llvm.call %allocate(%context, %c256) : !llvm.ptr, (!llvm.ptr, i64) -> !llvm.ptr
    llvm.call %upload(%context, %d, %x, %c256) : ...
    llvm.store %d, %arguments : ...
    llvm.store %n, %second : i64, !llvm.ptr
    llvm.call %launch(%context, %name, %c4, %c1, %c1, %arguments, %c16) : ...
    llvm.call %download(%context, %x, %d, %c256) : ...
    llvm.call %release(%context, %d) : ...
    ```

    Example: test/Conversion/ToHost/launches-to-device-table.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "mlir::LLVM::LLVMDialect",
                           "mlir::memref::MemRefDialect"];
}

def AttnDynamicThreads : Pass<"attn-dynamic-threads"> {
  let summary = "Hand out the iterations of thread loops one by one";
  let description = [{
    Gives every `omp.wsloop` a dynamic schedule. Under a causal mask the last
    block of queries costs many times the first: with OpenMP's static halves one
    of two threads would do three quarters of the work.

    Before:

    ```mlir
    omp.wsloop {
    ```

    After:

    ```mlir
    omp.wsloop schedule(dynamic) {
    ```

    Example: test/Conversion/ToHost/dynamic-threads.mlir
  }];
}

def AttnSplatToFill : Pass<"attn-splat-to-fill"> {
  let summary = "Fill large tensors of one value when they are used";
  let description = [{
    Replaces a constant tensor of at least `min-bytes` that repeats one value by
    a `linalg.fill` before its first use. As a constant it would be an array of
    all its elements to LLVM and in the file: 100 MB of one value took 2.7 s and
    500 MB of memory to compile. A fill also needs no copy where the result is
    to be written, as the start of a sum. Smaller ones stay: reading them costs
    less than to fill a buffer at each call.

    Before:

    ```mlir
    %0 = arith.constant dense<1.5> : tensor<1024x1024xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<1024x8xf32>, tensor<8x1024xf32>)
        outs(%0 : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    ```

    After:

    ```mlir
    %value = arith.constant 1.5 : f32
    %empty = tensor.empty() : tensor<1024x1024xf32>
    %0 = linalg.fill ins(%value : f32) outs(%empty : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<1024x8xf32>, tensor<8x1024xf32>)
        outs(%0 : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    ```

    Example: test/Conversion/ToHost/splat-to-fill.mlir
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "mlir::linalg::LinalgDialect",
                           "mlir::tensor::TensorDialect"];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", /*default=*/"65536",
           "Smallest tensor to fill; the default costs about a millisecond to "
           "compile as a constant, and microseconds a call as a fill">
  ];
}

def AttnPlaceWeights : Pass<"attn-place-weights", "mlir::ModuleOp"> {
  let summary = "Give constants a place in the weights of the package";
  let description = [{
    Gives every `constant` `memref.global` of at least `min-bytes` the attribute
    `attn.weight_offset`: where its bytes lie in the section of a package that
    holds the weights, at a multiple of 64 and in the order of the module.
    Globals with the same bytes get the same offset, so that a constant which
    two functions use is stored once. The value stays on the global for whoever
    writes the section; `attn-weights-to-llvm` replaces it by an address. LLVM
    would copy constants several times on their way to a file, and a process
    would load its own copy; the bytes of a section are only written, and
    processes share what they map.

    Smaller constants stay in the code, where LLVM can use their values: a place
    is a cache line, so that they would only grow. So do splats, which are one
    element in a module, and elements that memory stores otherwise than an
    attribute, such as `i1` (the pass runs after `attn-widen-bools`).

    Before:

    ```mlir
    memref.global "private" constant @scale : memref<1xf32> = dense<0.125>
    memref.global "private" constant @w0 : memref<32xf32> = dense_resource<w0>
    memref.global "private" constant @w1 : memref<16xf16> = dense_resource<w1>
    memref.global "private" constant @same : memref<4x8xf32> = dense_resource<w0>
    ```

    After, with `min-bytes=16`:

    ```mlir
    memref.global "private" constant @scale : memref<1xf32> = dense<0.125>
    memref.global "private" constant @w0 : memref<32xf32> = dense_resource<w0> {attn.weight_offset = 0 : i64}
    memref.global "private" constant @w1 : memref<16xf16> = dense_resource<w1> {attn.weight_offset = 128 : i64}
    memref.global "private" constant @same : memref<4x8xf32> = dense_resource<w0> {attn.weight_offset = 0 : i64}
    ```

    Example: test/Conversion/ToHost/place-weights.mlir
  }];
  let dependentDialects = ["mlir::memref::MemRefDialect"];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", /*default=*/"64",
           "Smallest constant to place; the default is what a place takes">
  ];
}

def AttnWeightsToLlvm : Pass<"attn-weights-to-llvm", "mlir::ModuleOp"> {
  let summary = "Replace weights by their addresses";
  let description = [{
    Replaces `memref.get_global` of a global that `attn-place-weights` placed by
    a descriptor at its offset from the address of the weights, and erases the
    global: LLVM sees no value of a weight. The address is in the first word of
    the variable `attn_package_weights`, which the code defines as
    `{null, size}` and the runtime fills once before it calls an entry. Hence
    the load is invariant, and `size` tells the runtime how many bytes to
    expect. The descriptor's `allocated` pointer is MLIR's mark for buffers that
    nobody may free.

    Before:

    ```mlir
    memref.global "private" constant @w : memref<16xf16> = dense_resource<w> {attn.weight_offset = 128 : i64}
    func.func @f() -> memref<16xf16> {
      %0 = memref.get_global @w : memref<16xf16>
      return %0 : memref<16xf16>
    }
    ```

    After:

    ```mlir
    llvm.mlir.global external protected @attn_package_weights() {alignment = 8 : i64} : !llvm.struct<(ptr, i64)> { ... }
    func.func @f() -> memref<16xf16> {
      %0 = llvm.mlir.addressof @attn_package_weights : !llvm.ptr
      %1 = llvm.load %0 invariant {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
      %2 = llvm.mlir.constant(128 : i64) : i64
      %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      ...
      %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr, ptr, i64, ...)> to memref<16xf16>
      return %9 : memref<16xf16>
    }
    ```

    Example: test/Conversion/ToHost/weights-to-llvm.mlir
  }];
  let dependentDialects = ["mlir::LLVM::LLVMDialect"];
}

#endif // ATTN_CONVERSION_TOHOST_PASSES_TD
