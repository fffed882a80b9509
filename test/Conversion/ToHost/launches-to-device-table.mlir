// RUN: attn-opt %s --attn-launches-to-device-table --split-input-file --verify-diagnostics | FileCheck %s

// The example of the pass description.
// CHECK: llvm.mlir.global internal constant @[[NAME:.*]]("k\00")
// CHECK: llvm.mlir.global external protected @attn_package_device() {{.*}} : !llvm.ptr
// CHECK-LABEL: func.func @example
// CHECK: %[[ARGS:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(i64, i64)>
// CHECK: %[[VAR:.*]] = llvm.mlir.addressof @attn_package_device
// CHECK: %[[TABLE:.*]] = llvm.load %[[VAR]] invariant
// CHECK: %[[SLOT:.*]] = llvm.getelementptr %[[TABLE]][1]
// CHECK: %[[ALLOCATE:.*]] = llvm.load %[[SLOT]]
// CHECK: %[[CONTEXT_SLOT:.*]] = llvm.getelementptr %[[TABLE]][0]
// CHECK: %[[CONTEXT:.*]] = llvm.load %[[CONTEXT_SLOT]]
// CHECK: %[[DEVICE:.*]] = llvm.call %[[ALLOCATE]](%[[CONTEXT]], %[[BYTES:.*]]) : !llvm.ptr, (!llvm.ptr, i64) -> !llvm.ptr
// CHECK: llvm.getelementptr %{{.*}}[3]
// CHECK: llvm.call %{{.*}}(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK: %[[FIRST:.*]] = llvm.getelementptr %[[ARGS]][0, 0]
// CHECK: llvm.store %{{.*}}, %[[FIRST]] : i64
// CHECK: %[[SECOND:.*]] = llvm.getelementptr %[[ARGS]][0, 1]
// CHECK: llvm.store %{{.*}}, %[[SECOND]] : i64
// CHECK: %[[KERNEL:.*]] = llvm.mlir.addressof @[[NAME]]
// CHECK: %[[SIZE:.*]] = llvm.mlir.constant(16 : i64)
// CHECK: llvm.getelementptr %{{.*}}[5]
// CHECK: llvm.call %{{.*}}(%{{.*}}, %[[KERNEL]], %{{.*}}, %{{.*}}, %{{.*}}, %[[ARGS]], %[[SIZE]]) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr, i64) -> ()
// CHECK: llvm.getelementptr %{{.*}}[4]
// CHECK: llvm.call
// CHECK: llvm.getelementptr %{{.*}}[2]
// CHECK: llvm.call %{{.*}}(%{{.*}}, %{{.*}}) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> ()
// CHECK: gpu.module
module attributes {gpu.container_module} {
  func.func @example(%x: memref<64xf32>, %n: index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %d = gpu.alloc () : memref<64xf32>
    gpu.memcpy %d, %x : memref<64xf32>, memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1) args(%d : memref<64xf32>, %n : index)
    gpu.memcpy %x, %d : memref<64xf32>, memref<64xf32>
    gpu.dealloc %d : memref<64xf32>
    return
  }
  gpu.module @gfx906 {
    gpu.func @k(%x: memref<64xf32>, %n: index) kernel {
      gpu.return
    }
  }
}

// -----

// Arguments lie at their natural alignment: 1 byte, 2 at offset 2, 4 at 4, 8 at 8. The cast to global memory goes.
// CHECK-LABEL: func.func @packed
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i8, f16, f32, i64)>
// CHECK-NOT: memory_space_cast
// CHECK: llvm.zext %{{.*}} : i1 to i8
// CHECK: llvm.mlir.constant(16 : i64)
module attributes {gpu.container_module} {
  func.func @packed(%x: memref<f32>, %b: i1, %h: f16, %f: f32) {
    %c1 = arith.constant 1 : index
    %g = memref.memory_space_cast %x : memref<f32> to memref<f32, #gpu.address_space<global>>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%b : i1, %h : f16, %f : f32, %g : memref<f32, #gpu.address_space<global>>)
    return
  }
  gpu.module @gfx906 {
    gpu.func @k(%b: i1, %h: f16, %f: f32, %x: memref<f32, #gpu.address_space<global>>) kernel {
      gpu.return
    }
  }
}

// -----

// What a tensor map is of: the address of the view, its sizes, its strides.
// CHECK-LABEL: func.func @tensor_map
// CHECK-SAME: %[[X:.*]]: memref<?x64xf16>, %[[ROW:[^:]*]]: index
// CHECK: %[[ARGS:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(i64, i64, i64, i64, i64, i32)>
// CHECK: %[[VIEW:.*]] = memref.subview
// CHECK-NOT: unrealized_conversion_cast
// CHECK: %{{.*}}, %[[OFFSET:.*]], %[[SIZES:.*]]:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %[[VIEW]]
// CHECK: %[[BASE:.*]] = memref.extract_aligned_pointer_as_index %[[VIEW]]
// CHECK: %[[BASE_WORD:.*]] = arith.index_cast %[[BASE]]
// CHECK: %[[OFFSET_WORD:.*]] = arith.index_cast %[[OFFSET]]
// CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : i64)
// CHECK: %[[BYTES:.*]] = llvm.mul %[[OFFSET_WORD]], %[[TWO]]
// CHECK: %[[ADDRESS:.*]] = llvm.add %[[BASE_WORD]], %[[BYTES]]
// CHECK: %[[ROWS:.*]] = arith.index_cast %[[SIZES]]#0
// CHECK: %[[COLUMNS:.*]] = arith.index_cast %[[SIZES]]#1
// CHECK: %[[STRIDE:.*]] = arith.index_cast %[[STRIDES]]#0
// CHECK: %[[ONE:.*]] = arith.index_cast %[[STRIDES]]#1
// CHECK: llvm.getelementptr %[[ARGS]][0, 0]
// CHECK: llvm.store %[[ADDRESS]],
// CHECK: llvm.store %[[ROWS]],
// CHECK: llvm.store %[[COLUMNS]],
// CHECK: llvm.store %[[STRIDE]],
// CHECK: llvm.store %[[ONE]],
// CHECK: llvm.mlir.constant(44 : i64)
module attributes {gpu.container_module} {
  func.func @tensor_map(%x: memref<?x64xf16>, %row: index, %n: i32) {
    %c1 = arith.constant 1 : index
    %view = memref.subview %x[%row, 0] [8, 64] [1, 1] : memref<?x64xf16> to memref<8x64xf16, strided<[64, 1], offset: ?>>
    %map = builtin.unrealized_conversion_cast %view : memref<8x64xf16, strided<[64, 1], offset: ?>> to !llvm.ptr
    gpu.launch_func @sm_90a::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%map : !llvm.ptr, %n : i32)
    return
  }
  gpu.module @sm_90a {
    gpu.func @k(%map: !llvm.ptr, %n: i32) kernel {
      gpu.return
    }
  }
}

// -----

// Code that launches nothing has no table.
// CHECK-LABEL: module
// CHECK-NOT: attn_package_device
func.func @host(%x: f32) -> f32 {
  return %x : f32
}

// -----

func.func @within(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error @+1 {{expected one side to be allocated by gpu.alloc and the other to be the host's}}
  gpu.memcpy %x, %y : memref<4xf32>, memref<4xf32>
  return
}

// -----

// expected-error @+1 {{the code needs the name attn_package_device for its device table; rename this}}
func.func @attn_package_device() {
  %d = gpu.alloc () : memref<64xf32>
  gpu.dealloc %d : memref<64xf32>
  return
}
