// RUN: attn-opt %s --attn-lower-kernel-arguments --split-input-file --verify-diagnostics | FileCheck %s

// The example of the pass description: the outermost extent is not passed, and the inner one is the scalar.
// CHECK-LABEL: func.func @example
// CHECK: %[[A:.*]] = gpu.alloc (%[[M:.*]], %[[N:.*]]) : memref<?x?xf16>
// CHECK: %[[P:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [], strides: [] : memref<?x?xf16> to memref<f16>
// CHECK: %[[G:.*]] = memref.memory_space_cast %[[P]] : memref<f16> to memref<f16, #gpu.address_space<global>>
// CHECK: args(%[[G]] : memref<f16, #gpu.address_space<global>>, %[[N]] : index)
// CHECK: gpu.func @k(%[[ARG:.*]]: memref<f16, #gpu.address_space<global>> {llvm.noalias, llvm.noundef}, %[[INNER:.*]]: index) kernel
// CHECK: %[[FLAT:.*]] = memref.memory_space_cast %[[ARG]] : memref<f16, #gpu.address_space<global>> to memref<f16>
// CHECK: %[[WHOLE:.*]] = memref.reinterpret_cast %[[FLAT]] to offset: [0], sizes: [%{{.*}}, %[[INNER]]], strides: [%{{.*}}, 1] : memref<f16> to memref<?x?xf16>
// CHECK: memref.load %[[WHOLE]][%{{.*}}, %[[INNER]]]
module attributes {gpu.container_module} {
  func.func @example(%m: index, %n: index) {
    %c1 = arith.constant 1 : index
    %a = gpu.alloc (%m, %n) : memref<?x?xf16>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?x?xf16>, %n : index)
    return
  }
  gpu.module @gfx906 {
    gpu.func @k(%a: memref<?x?xf16>, %n: index) kernel {
      %c0 = arith.constant 0 : index
      %x = memref.load %a[%c0, %n] : memref<?x?xf16>
      gpu.return
    }
  }
}

// -----

// Two launches: extents are one argument only where they are equal in both. An extent that is looked at is passed.
// CHECK-LABEL: func.func @twice
// CHECK-SAME: %[[N:.*]]: index, %[[M:.*]]: index
// CHECK: args(%{{.*}} : memref<f32, #gpu.address_space<global>>, %[[N]] : index, %{{.*}} : memref<f32, #gpu.address_space<global>>, %[[N]] : index)
// CHECK: args(%{{.*}} : memref<f32, #gpu.address_space<global>>, %[[N]] : index, %{{.*}} : memref<f32, #gpu.address_space<global>>, %[[M]] : index)
// CHECK: gpu.func @k(%{{.*}}: memref<f32, #gpu.address_space<global>> {{.*}}, %[[S:.*]]: index, %{{.*}}: memref<f32, #gpu.address_space<global>> {{.*}}, %[[T:.*]]: index) kernel
// CHECK-DAG: sizes: [%[[S]], 4], strides: [4, 1]
// CHECK-DAG: sizes: [%[[T]]], strides: [1]
module attributes {gpu.container_module} {
  func.func @twice(%n: index, %m: index) {
    %c1 = arith.constant 1 : index
    %a = gpu.alloc (%n) : memref<?x4xf32>
    %b = gpu.alloc (%n) : memref<?xf32>
    %c = gpu.alloc (%m) : memref<?xf32>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?x4xf32>, %b : memref<?xf32>)
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?x4xf32>, %c : memref<?xf32>)
    return
  }
  gpu.module @gfx906 {
    gpu.func @k(%a: memref<?x4xf32>, %b: memref<?xf32>) kernel {
      %c0 = arith.constant 0 : index
      %n = memref.dim %a, %c0 : memref<?x4xf32>
      %m = memref.dim %b, %c0 : memref<?xf32>
      %x = memref.load %a[%n, %m] : memref<?x4xf32>
      memref.store %x, %b[%c0] : memref<?xf32>
      gpu.return
    }
  }
}

// -----

// Equal maps of one buffer are one argument, for which the buffer is passed.
// CHECK-LABEL: func.func @maps
// CHECK: %[[K:.*]] = gpu.alloc
// CHECK: %[[PASSED:.*]] = builtin.unrealized_conversion_cast %[[K]] : memref<2x4096x128xf16> to !llvm.ptr
// CHECK: gpu.launch_func {{.*}} args(%{{.*}} : memref<f16, #gpu.address_space<global>>, %[[PASSED]] : !llvm.ptr)
// CHECK: gpu.func @k(%{{.*}}: memref<f16, #gpu.address_space<global>> {{.*}}, %[[MAP:.*]]: !llvm.ptr) kernel
// CHECK-SAME: attn.tensor_maps = [{argument = 1 : i64, box = array<i64: 1, 128, 64>, element_type = f16, swizzle_bytes = 128 : i64}]
// CHECK: llvm.load %[[MAP]]
// CHECK: llvm.load %[[MAP]]
module attributes {gpu.container_module} {
  func.func @maps() {
    %c1 = arith.constant 1 : index
    %k = gpu.alloc () : memref<2x4096x128xf16>
    gpu.launch_func @sm_90a::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%k : memref<2x4096x128xf16>)
    return
  }
  gpu.module @sm_90a {
    gpu.func @k(%k: memref<2x4096x128xf16>) kernel {
      %first = attn.tensor_map %k box [1, 128, 64] swizzle 128 : memref<2x4096x128xf16> -> !llvm.ptr
      %second = attn.tensor_map %k box [1, 128, 64] swizzle 128 : memref<2x4096x128xf16> -> !llvm.ptr
      %0 = llvm.load %first : !llvm.ptr -> i64
      %1 = llvm.load %second : !llvm.ptr -> i64
      gpu.return
    }
  }
}

// -----

// A buffer by another shape: launches make it anew.
// CHECK-LABEL: func.func @shapes
// CHECK-SAME: %[[KEYS:.*]]: index, %[[BATCH:.*]]: index
// CHECK: %[[K:.*]] = gpu.alloc
// CHECK: %[[HEADS:.*]] = memref.expand_shape %[[K]] {{\[}}[0, 1], [2, 3]] output_shape [%[[BATCH]], %[[KEYS]], 16, 128] : memref<?x2048xf16> into memref<?x?x16x128xf16>
// CHECK: %[[PASSED:.*]] = builtin.unrealized_conversion_cast %[[HEADS]] : memref<?x?x16x128xf16> to !llvm.ptr
// CHECK: gpu.launch_func {{.*}} %[[PASSED]] : !llvm.ptr
// CHECK: gpu.func @k
// CHECK-SAME: attn.tensor_maps = [{argument = {{[0-9]+}} : i64, box = array<i64: 1, 128, 1, 64>, element_type = f16, swizzle_bytes = 128 : i64}]
module attributes {gpu.container_module} {
  func.func @shapes(%keys: index, %batch: index) {
    %c1 = arith.constant 1 : index
    %rows = arith.muli %keys, %batch : index
    %k = gpu.alloc (%rows) : memref<?x2048xf16>
    gpu.launch_func @sm_90a::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%k : memref<?x2048xf16>, %batch : index, %keys : index)
    return
  }
  gpu.module @sm_90a {
    gpu.func @k(%k: memref<?x2048xf16>, %batch: index, %keys: index) kernel {
      %heads = memref.expand_shape %k [[0, 1], [2, 3]] output_shape [%batch, %keys, 16, 128] : memref<?x2048xf16> into memref<?x?x16x128xf16>
      %map = attn.tensor_map %heads box [1, 128, 1, 64] swizzle 128 : memref<?x?x16x128xf16> -> !llvm.ptr
      %0 = llvm.load %map : !llvm.ptr -> i64
      gpu.return
    }
  }
}

// -----

gpu.module @sm_90a {
  gpu.func @k(%k: memref<2x4096x128xf16>) kernel {
    %part = memref.subview %k[1, 0, 0] [1, 4096, 128] [1, 1, 1] : memref<2x4096x128xf16> to memref<1x4096x128xf16, strided<[524288, 128, 1], offset: 524288>>
    // expected-error @+1 {{is of something else than an argument of the kernel}}
    %map = attn.tensor_map %part box [1, 128, 64] swizzle 128 : memref<1x4096x128xf16, strided<[524288, 128, 1], offset: 524288>> -> !llvm.ptr
    gpu.return
  }
}

// -----

gpu.module @gfx906 {
  // expected-error @+1 {{has an argument of type 'memref<4xf32, strided<[2]>>'; expected contiguous buffers of no memory space}}
  gpu.func @k(%a: memref<4xf32, strided<[2]>>) kernel {
    gpu.return
  }
}
