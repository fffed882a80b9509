// RUN: attn-opt %s --allow-unregistered-dialect --attn-add-resident-entries --split-input-file --verify-diagnostics | FileCheck %s

// The example of the pass description.
// CHECK-LABEL: func.func @main(%{{.*}}: memref<64xf32>) -> memref<64xf32>
// CHECK: gpu.memcpy
// CHECK: return %{{.*}} : memref<64xf32>
// CHECK: func.func @main.resident(%[[X:.*]]: memref<64xf32>, %[[Y:.*]]: memref<64xf32>) {
// CHECK-NOT: alloc
// CHECK-NOT: memcpy
// CHECK: gpu.launch_func @gfx906::@k {{.*}} args(%[[X]] : memref<64xf32>, %[[Y]] : memref<64xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
module attributes {gpu.container_module} {
  func.func @main(%x: memref<64xf32>) -> memref<64xf32> {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %y = memref.alloc() : memref<64xf32>
    %0 = gpu.alloc () : memref<64xf32>
    gpu.memcpy %0, %x : memref<64xf32>, memref<64xf32>
    %1 = gpu.alloc () : memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%0 : memref<64xf32>, %1 : memref<64xf32>)
    gpu.memcpy %y, %1 : memref<64xf32>, memref<64xf32>
    gpu.dealloc %0 : memref<64xf32>
    gpu.dealloc %1 : memref<64xf32>
    return %y : memref<64xf32>
  }
  gpu.module @gfx906 {
    gpu.func @k(%a: memref<64xf32>, %b: memref<64xf32>) kernel {
      gpu.return
    }
  }
}

// -----

// Two kernels: what one leaves for the other stays an allocation; the first may read the result that the second goes on with. A dynamic
// extent of a result is checked, in its own place among static ones, and what depends on the result's extents follows the array's.
// CHECK-LABEL: func.func @two.resident
// CHECK-SAME: (%[[X:.*]]: memref<?x4xf32>, %[[N:.*]]: index, %[[A:.*]]: memref<2x?xf32>, %[[B:.*]]: memref<?x4xf32>) {
// CHECK: %[[EXTENT:.*]] = memref.dim %[[A]], %{{.*}} : memref<2x?xf32>
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[EXTENT]], %[[N]]
// CHECK: cf.assert %[[SAME]], "the array for result 0 has another extent along axis 1 than the result"
// CHECK: cf.assert %{{.*}}, "the array for result 1 has another extent along axis 0 than the result"
// CHECK: %[[PART:.*]] = gpu.alloc (%[[N]]) : memref<?xf32>
// CHECK-NOT: gpu.alloc
// CHECK-NOT: gpu.memcpy
// CHECK: gpu.launch_func @gfx906::@first {{.*}} args(%[[X]] : memref<?x4xf32>, %[[PART]] : memref<?xf32>, %[[A]] : memref<2x?xf32>)
// CHECK: gpu.launch_func @gfx906::@second {{.*}} args(%[[PART]] : memref<?xf32>, %[[A]] : memref<2x?xf32>, %[[B]] : memref<?x4xf32>)
// CHECK-NEXT: gpu.dealloc %[[PART]] : memref<?xf32>
// CHECK-NEXT: return
module attributes {gpu.container_module} {
  func.func @two(%x: memref<?x4xf32>, %n: index) -> (memref<2x?xf32>, memref<?x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %rows = memref.dim %x, %c0 : memref<?x4xf32>
    %a = memref.alloc(%n) : memref<2x?xf32>
    %b = memref.alloc(%rows) : memref<?x4xf32>
    %part = gpu.alloc (%n) : memref<?xf32>
    %0 = gpu.alloc (%rows) : memref<?x4xf32>
    gpu.memcpy %0, %x : memref<?x4xf32>, memref<?x4xf32>
    %1 = gpu.alloc (%n) : memref<2x?xf32>
    %small = arith.cmpi ult, %rows, %c64 : index
    cf.assert %small, "too many rows"
    gpu.launch_func @gfx906::@first blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%0 : memref<?x4xf32>, %part : memref<?xf32>, %1 : memref<2x?xf32>)
    gpu.memcpy %a, %1 : memref<2x?xf32>, memref<2x?xf32>
    gpu.dealloc %0 : memref<?x4xf32>
    %2 = gpu.alloc (%rows) : memref<?x4xf32>
    gpu.launch_func @gfx906::@second blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%part : memref<?xf32>, %1 : memref<2x?xf32>, %2 : memref<?x4xf32>)
    gpu.memcpy %a, %1 : memref<2x?xf32>, memref<2x?xf32>
    gpu.memcpy %b, %2 : memref<?x4xf32>, memref<?x4xf32>
    gpu.dealloc %1 : memref<2x?xf32>
    gpu.dealloc %2 : memref<?x4xf32>
    gpu.dealloc %part : memref<?xf32>
    return %a, %b : memref<2x?xf32>, memref<?x4xf32>
  }
  gpu.module @gfx906 {
    gpu.func @first(%a: memref<?x4xf32>, %b: memref<?xf32>, %c: memref<2x?xf32>) kernel {
      gpu.return
    }
    gpu.func @second(%a: memref<?xf32>, %b: memref<2x?xf32>, %c: memref<?x4xf32>) kernel {
      gpu.return
    }
  }
}

// -----

// A branch may launch other kernels. Attributes of arguments stay.
// CHECK-LABEL: func.func @branch.resident
// CHECK-SAME: (%[[X:.*]]: memref<64xf32> {test.name = "x"}, %[[P:.*]]: i1, %[[Y:.*]]: memref<64xf32>) {
// CHECK: scf.if %[[P]] {
// CHECK-NEXT: gpu.launch_func @gfx906::@k {{.*}} args(%[[X]] : memref<64xf32>, %[[Y]] : memref<64xf32>)
// CHECK-NEXT: } else {
// CHECK-NEXT: gpu.launch_func @gfx906::@k {{.*}} args(%[[X]] : memref<64xf32>, %[[Y]] : memref<64xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
module attributes {gpu.container_module} {
  func.func @branch(%x: memref<64xf32> {test.name = "x"}, %p: i1) -> (memref<64xf32> {test.name = "y"}) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %y = memref.alloc() : memref<64xf32>
    %1 = gpu.alloc () : memref<64xf32>
    scf.if %p {
      %0 = gpu.alloc () : memref<64xf32>
      gpu.memcpy %0, %x : memref<64xf32>, memref<64xf32>
      gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%0 : memref<64xf32>, %1 : memref<64xf32>)
      gpu.dealloc %0 : memref<64xf32>
    } else {
      %0 = gpu.alloc () : memref<64xf32>
      gpu.memcpy %0, %x : memref<64xf32>, memref<64xf32>
      gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%0 : memref<64xf32>, %1 : memref<64xf32>)
      gpu.dealloc %0 : memref<64xf32>
    }
    gpu.memcpy %y, %1 : memref<64xf32>, memref<64xf32>
    gpu.dealloc %1 : memref<64xf32>
    return %y : memref<64xf32>
  }
  gpu.module @gfx906 {
    gpu.func @k(%a: memref<64xf32>, %b: memref<64xf32>) kernel {
      gpu.return
    }
  }
}

// -----

// No such form: the host reads an argument, a kernel writes one, a result has content before the kernel, the host writes the result, an
// argument is a result, a result is a scalar, nothing is launched, the function is not an entry.
// CHECK-NOT: resident
module attributes {gpu.container_module} {
  func.func @reads(%x: memref<64xf32>, %n: memref<i32>) -> memref<64xf32> {
    %c1 = arith.constant 1 : index
    %y = memref.alloc() : memref<64xf32>
    %extent = memref.load %n[] : memref<i32>
    %1 = gpu.alloc () : memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%extent : i32, %1 : memref<64xf32>)
    gpu.memcpy %y, %1 : memref<64xf32>, memref<64xf32>
    return %y : memref<64xf32>
  }
  func.func @writes(%x: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %n = arith.constant 1 : i32
    %0 = gpu.alloc () : memref<64xf32>
    gpu.memcpy %0, %x : memref<64xf32>, memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%n : i32, %0 : memref<64xf32>)
    gpu.memcpy %x, %0 : memref<64xf32>, memref<64xf32>
    return
  }
  func.func @filled(%x: memref<64xf32>) -> memref<64xf32> {
    %c1 = arith.constant 1 : index
    %n = arith.constant 1 : i32
    %y = memref.alloc() : memref<64xf32>
    %0 = gpu.alloc () : memref<64xf32>
    gpu.memcpy %0, %y : memref<64xf32>, memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%n : i32, %0 : memref<64xf32>)
    gpu.memcpy %y, %0 : memref<64xf32>, memref<64xf32>
    return %y : memref<64xf32>
  }
  func.func @stores(%x: f32) -> memref<64xf32> {
    %c1 = arith.constant 1 : index
    %n = arith.constant 1 : i32
    %y = memref.alloc() : memref<64xf32>
    %0 = gpu.alloc () : memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%n : i32, %0 : memref<64xf32>)
    gpu.memcpy %y, %0 : memref<64xf32>, memref<64xf32>
    memref.store %x, %y[%c1] : memref<64xf32>
    return %y : memref<64xf32>
  }
  func.func @argument(%x: memref<64xf32>) -> memref<64xf32> {
    %c1 = arith.constant 1 : index
    %n = arith.constant 1 : i32
    %0 = gpu.alloc () : memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%n : i32, %0 : memref<64xf32>)
    return %x : memref<64xf32>
  }
  func.func @scalar(%x: i32) -> i32 {
    %c1 = arith.constant 1 : index
    %0 = gpu.alloc () : memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : i32, %0 : memref<64xf32>)
    return %x : i32
  }
  func.func @host() -> memref<64xf32> {
    %y = memref.alloc() : memref<64xf32>
    return %y : memref<64xf32>
  }
  func.func private @internal(%n: i32) -> memref<64xf32> {
    %c1 = arith.constant 1 : index
    %y = memref.alloc() : memref<64xf32>
    %0 = gpu.alloc () : memref<64xf32>
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%n : i32, %0 : memref<64xf32>)
    gpu.memcpy %y, %0 : memref<64xf32>, memref<64xf32>
    return %y : memref<64xf32>
  }
  gpu.module @gfx906 {
    gpu.func @k(%n: i32, %b: memref<64xf32>) kernel {
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  // expected-error @+1 {{needs the name f.resident for its form on the device, which is taken}}
  func.func @f(%n: i32) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%n : i32)
    return
  }
  func.func @f.resident() {
    return
  }
  gpu.module @gfx906 {
    gpu.func @k(%n: i32) kernel {
      gpu.return
    }
  }
}
