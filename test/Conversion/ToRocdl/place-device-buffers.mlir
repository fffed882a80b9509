// RUN: attn-opt %s --allow-unregistered-dialect --attn-place-device-buffers --split-input-file --verify-diagnostics | FileCheck %s

// The example of the pass description: @part stays on the device; what is read goes there, what may be written comes back.
// CHECK-LABEL: func.func @two
// CHECK-SAME: %[[IN:.*]]: memref<64xf32>, %[[OUT:.*]]: memref<64xf32>
// CHECK-NOT: memref.alloc
// CHECK: %[[PART:.*]] = gpu.alloc () : memref<64xf32>
// CHECK: %[[A:.*]] = gpu.alloc () : memref<64xf32>
// CHECK-NEXT: gpu.memcpy %[[A]], %[[IN]]
// CHECK-NEXT: gpu.launch_func @gfx906::@first {{.*}} args(%[[A]] : memref<64xf32>, %[[PART]] : memref<64xf32>)
// CHECK-NEXT: gpu.dealloc %[[A]]
// CHECK-NEXT: %[[B:.*]] = gpu.alloc () : memref<64xf32>
// CHECK-NEXT: gpu.memcpy %[[B]], %[[OUT]]
// CHECK-NEXT: gpu.launch_func @gfx906::@second {{.*}} args(%[[PART]] : memref<64xf32>, %[[B]] : memref<64xf32>)
// CHECK-NEXT: gpu.memcpy %[[OUT]], %[[B]]
// CHECK-NEXT: gpu.dealloc %[[B]]
// CHECK-NEXT: gpu.dealloc %[[PART]]
// CHECK-NOT: memref.dealloc
module attributes {gpu.container_module} {
  func.func @two(%in: memref<64xf32>, %out: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %part = memref.alloc() : memref<64xf32>
    gpu.launch_func @gfx906::@first blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%in : memref<64xf32>, %part : memref<64xf32>)
    gpu.launch_func @gfx906::@second blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%part : memref<64xf32>, %out : memref<64xf32>)
    memref.dealloc %part : memref<64xf32>
    return
  }
  gpu.module @gfx906 {
    gpu.func @first(%a: memref<64xf32>, %b: memref<64xf32>) kernel {
      %t = gpu.thread_id x
      %x = memref.load %a[%t] : memref<64xf32>
      memref.store %x, %b[%t] : memref<64xf32>
      gpu.return
    }
    gpu.func @second(%a: memref<64xf32>, %b: memref<64xf32>) kernel {
      %t = gpu.thread_id x
      %view = memref.subview %b[%t] [1] [1] : memref<64xf32> to memref<1xf32, strided<[1], offset: ?>>
      %x = memref.load %a[%t] : memref<64xf32>
      %c0 = arith.constant 0 : index
      memref.store %x, %view[%c0] : memref<1xf32, strided<[1], offset: ?>>
      gpu.return
    }
  }
}

// -----

// Nothing goes to the device for a buffer that has just been allocated. One buffer has one place, and its extent is that of the buffer.
// CHECK-LABEL: func.func @fresh
// CHECK-SAME: %[[X:.*]]: memref<?xf32>, %[[N:.*]]: index
// CHECK: %[[Y:.*]] = memref.alloc(%[[N]])
// CHECK: %[[DIM:.*]] = memref.dim %[[X]]
// CHECK: %[[A:.*]] = gpu.alloc (%[[DIM]]) : memref<?xf32>
// CHECK-NEXT: gpu.memcpy %[[A]], %[[X]]
// CHECK: %[[B:.*]] = gpu.alloc (%[[N]]) : memref<?xf32>
// CHECK-NEXT: gpu.launch_func @gfx906::@add {{.*}} args(%[[A]] : memref<?xf32>, %[[A]] : memref<?xf32>, %[[B]] : memref<?xf32>)
// CHECK-NEXT: gpu.memcpy %[[Y]], %[[B]]
// CHECK-NEXT: gpu.dealloc %[[A]]
// CHECK-NEXT: gpu.dealloc %[[B]]
// CHECK-NEXT: return %[[Y]]
module attributes {gpu.container_module} {
  func.func @fresh(%x: memref<?xf32>, %n: index) -> memref<?xf32> {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %y = memref.alloc(%n) : memref<?xf32>
    gpu.launch_func @gfx906::@add blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<?xf32>, %x : memref<?xf32>, %y : memref<?xf32>)
    return %y : memref<?xf32>
  }
  gpu.module @gfx906 {
    gpu.func @add(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) kernel {
      %t = gpu.thread_id x
      %x = memref.load %a[%t] : memref<?xf32>
      %y = memref.load %b[%t] : memref<?xf32>
      %z = arith.addf %x, %y : f32
      memref.store %z, %c[%t] : memref<?xf32>
      gpu.return
    }
  }
}

// -----

// Addresses are followed through arithmetic, descriptors and loops; what cannot be followed may write.
// CHECK-LABEL: func.func @addresses
// CHECK-SAME: %[[X:.*]]: memref<64xf32>, %[[Y:.*]]: memref<64xf32>, %[[Z:.*]]: memref<64xf32>
// CHECK: gpu.launch_func
// CHECK-NOT: gpu.memcpy %[[X]]
// CHECK: gpu.memcpy %[[Y]],
// CHECK: gpu.memcpy %[[Z]],
module attributes {gpu.container_module} {
  func.func @addresses(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<64xf32>, %y : memref<64xf32>, %z : memref<64xf32>)
    return
  }
  gpu.module @gfx906 {
    gpu.func @k(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %stride = arith.constant 0 : i16
      %bytes = arith.constant 256 : i64
      %flags = arith.constant 159744 : i32
      %zero = arith.constant 0 : i32
      %xa = memref.extract_aligned_pointer_as_index %x : memref<64xf32> -> index
      %xi = arith.index_cast %xa : index to i64
      %xp = llvm.inttoptr %xi : i64 to !llvm.ptr<1>
      %xr = rocdl.make.buffer.rsrc %xp, %stride, %bytes, %flags : !llvm.ptr<1> to <8>
      %value = rocdl.raw.ptr.buffer.load %xr, %zero, %zero, %zero : f32
      %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%view = %y) -> memref<64xf32> {
        memref.store %value, %view[%i] : memref<64xf32>
        scf.yield %view : memref<64xf32>
      }
      %za = memref.extract_aligned_pointer_as_index %z : memref<64xf32> -> index
      %zi = arith.index_cast %za : index to i64
      %zp = llvm.inttoptr %zi : i64 to !llvm.ptr
      "unknown.op"(%zp) : (!llvm.ptr) -> ()
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  func.func @strided(%x: memref<8xf32, strided<[2]>>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{takes a 'memref<8xf32, strided<[2]>>'; expected contiguous buffers of the host}}
    gpu.launch_func @gfx906::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<8xf32, strided<[2]>>)
    return
  }
  gpu.module @gfx906 {
    gpu.func @k(%x: memref<8xf32, strided<[2]>>) kernel {
      gpu.return
    }
  }
}

// -----

// Launches share the place of a buffer as long as the host leaves it alone: @x goes to the device once, and so does @y, which the first
// launch writes. Not so what the host may have stored to, through a view or an argument that may be the same, in a loop as well.
// CHECK-LABEL: func.func @shared
// CHECK-SAME: %[[X:.*]]: memref<64xf32>, %[[Z:[^:]*]]: memref<64xf32>
// CHECK: %[[Y:.*]] = memref.alloc()
// CHECK: gpu.memcpy %[[A:.*]], %[[X]]
// CHECK-NOT: gpu.memcpy %{{.*}}, %[[Y]]
// CHECK: gpu.launch_func @gfx906::@copy {{.*}} args(%[[A]] : memref<64xf32>, %[[B:.*]] : memref<64xf32>)
// CHECK-NEXT: gpu.memcpy %[[Y]], %[[B]]
// CHECK-NOT: gpu.memcpy
// CHECK-NOT: gpu.dealloc
// CHECK: gpu.launch_func @gfx906::@copy {{.*}} args(%[[A]] : memref<64xf32>, %[[B]] : memref<64xf32>)
// CHECK-NEXT: gpu.memcpy %[[Y]], %[[B]]
// CHECK-NEXT: gpu.dealloc %[[A]]
// CHECK: memref.store
// CHECK: gpu.memcpy %[[C:.*]], %[[X]]
// CHECK: gpu.launch_func @gfx906::@copy {{.*}} args(%[[C]] : memref<64xf32>, %[[B]] : memref<64xf32>)
// CHECK-NEXT: gpu.memcpy %[[Y]], %[[B]]
// CHECK-NEXT: gpu.dealloc %[[B]]
// CHECK: memref.store
// CHECK: gpu.memcpy %[[D:.*]], %[[Y]]
// CHECK: gpu.launch_func @gfx906::@copy {{.*}} args(%[[C]] : memref<64xf32>, %[[D]] : memref<64xf32>)
// CHECK: scf.for
// CHECK: gpu.memcpy %{{.*}}, %[[X]]
// CHECK: gpu.launch_func
// CHECK: gpu.dealloc
// CHECK: return
module attributes {gpu.container_module} {
  func.func @shared(%x: memref<64xf32>, %z: memref<64xf32>) -> memref<64xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %f = arith.constant 1.0 : f32
    %y = memref.alloc() : memref<64xf32>
    %own = memref.alloc() : memref<64xf32>
    gpu.launch_func @gfx906::@copy blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<64xf32>, %y : memref<64xf32>)
    scf.for %i = %c0 to %c64 step %c1 {
      memref.store %f, %own[%i] : memref<64xf32>
    }
    gpu.launch_func @gfx906::@copy blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<64xf32>, %y : memref<64xf32>)
    memref.store %f, %z[%c0] : memref<64xf32>
    gpu.launch_func @gfx906::@copy blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<64xf32>, %y : memref<64xf32>)
    %view = memref.subview %y[8] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1], offset: 8>>
    scf.for %i = %c0 to %c1 step %c1 {
      memref.store %f, %view[%i] : memref<8xf32, strided<[1], offset: 8>>
    }
    gpu.launch_func @gfx906::@copy blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<64xf32>, %y : memref<64xf32>)
    scf.for %i = %c0 to %c64 step %c1 {
      gpu.launch_func @gfx906::@copy blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<64xf32>, %y : memref<64xf32>)
    }
    memref.dealloc %own : memref<64xf32>
    return %y : memref<64xf32>
  }
  gpu.module @gfx906 {
    gpu.func @copy(%a: memref<64xf32>, %b: memref<64xf32>) kernel {
      %t = gpu.thread_id x
      %x = memref.load %a[%t] : memref<64xf32>
      memref.store %x, %b[%t] : memref<64xf32>
      gpu.return
    }
  }
}

// -----

// Assembly writes memory if it says so; copies to workgroup memory read. What is only read does not come back.
// CHECK-LABEL: func.func @assembly
// CHECK-SAME: %[[X:.*]]: memref<64xf32>, %[[Y:.*]]: memref<64xf32>, %[[Z:.*]]: memref<64xf32>, %[[T:.*]]: memref<64xf32>
// CHECK: gpu.launch_func
// CHECK-NOT: gpu.memcpy %[[T]]
// CHECK-NOT: gpu.memcpy %[[X]]
// CHECK-NOT: gpu.memcpy %[[Y]]
// CHECK: gpu.memcpy %[[Z]],
// CHECK-NOT: gpu.memcpy
module attributes {gpu.container_module} {
  func.func @assembly(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>, %t: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @sm_80::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<64xf32>, %y : memref<64xf32>, %z : memref<64xf32>, %t : memref<64xf32>)
    return
  }
  gpu.module @sm_80 {
    gpu.func @k(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>, %t: memref<64xf32>) workgroup(%lds: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
      %xa = memref.extract_aligned_pointer_as_index %x : memref<64xf32> -> index
      %xi = arith.index_cast %xa : index to i64
      %xp = llvm.inttoptr %xi : i64 to !llvm.ptr<1>
      %value = llvm.inline_asm has_side_effects "ld.global.b32 $0, [$1];", "=r,l" %xp : (!llvm.ptr<1>) -> i32
      %ya = memref.extract_aligned_pointer_as_index %y : memref<64xf32> -> index
      %yi = arith.index_cast %ya : index to i64
      %yp = llvm.inttoptr %yi : i64 to !llvm.ptr<1>
      %la = memref.extract_aligned_pointer_as_index %lds : memref<64xf32, #gpu.address_space<workgroup>> -> index
      %li = arith.index_cast %la : index to i32
      %lp = llvm.inttoptr %li : i32 to !llvm.ptr<3>
      nvvm.cp.async.shared.global %lp, %yp, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
      %ta = memref.extract_aligned_pointer_as_index %t : memref<64xf32> -> index
      %ti = arith.index_cast %ta : index to i64
      %tp = llvm.inttoptr %ti : i64 to !llvm.ptr
      %first = arith.constant 0 : i32
      nvvm.cp.async.bulk.tensor.shared.cluster.global %lp, %tp, %lp, box[%first] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
      %za = memref.extract_aligned_pointer_as_index %z : memref<64xf32> -> index
      %zi = arith.index_cast %za : index to i64
      %zp = llvm.inttoptr %zi : i64 to !llvm.ptr<1>
      llvm.inline_asm has_side_effects "st.global.b32 [$0], $1;", "l,r,~{memory}" %zp, %value : (!llvm.ptr<1>, i32) -> ()
      gpu.return
    }
  }
}

// -----

// The copy engine writes what its map describes, here the argument by another
// shape, which comes back.
// CHECK-LABEL: func.func @drains
// CHECK-SAME: %[[OUT:.*]]: memref<128x128xf16>
// CHECK: gpu.launch_func
// CHECK-NEXT: gpu.memcpy %[[OUT]],
module attributes {gpu.container_module} {
  func.func @drains(%out: memref<128x128xf16>) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    gpu.launch_func @sm_90a::@k blocks in (%c1, %c1, %c1) threads in (%c128, %c1, %c1) args(%out : memref<128x128xf16>)
    return
  }
  gpu.module @sm_90a {
    gpu.func @k(%out: memref<128x128xf16>) workgroup(%lds: memref<8192xi8, #gpu.address_space<workgroup>>) kernel {
      %heads = memref.expand_shape %out [[0], [1, 2]] output_shape [128, 2, 64] : memref<128x128xf16> into memref<128x2x64xf16>
      %map = attn.tensor_map %heads box [64, 1, 64] swizzle 128 : memref<128x2x64xf16> -> !llvm.ptr
      %la = memref.extract_aligned_pointer_as_index %lds : memref<8192xi8, #gpu.address_space<workgroup>> -> index
      %li = arith.index_cast %la : index to i32
      %lp = llvm.inttoptr %li : i32 to !llvm.ptr<3>
      %first = arith.constant 0 : i32
      nvvm.cp.async.bulk.tensor.global.shared.cta %map, %lp, box[%first, %first, %first] : !llvm.ptr, <3>
      gpu.return
    }
  }
}
