// RUN: attn-opt %s --pass-pipeline='builtin.module(gpu.module(attn-await-launches{chip=sm_90a}))' | FileCheck %s
// RUN: attn-opt %s --pass-pipeline='builtin.module(gpu.module(attn-await-launches{chip=sm_80}))' | FileCheck %s --check-prefix=OLD
// RUN: not attn-opt %s --pass-pipeline='builtin.module(gpu.module(attn-await-launches{chip=sm_1}))' 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// OLD-NOT: griddepcontrol
// OLD-NOT: attn.awaits_launch
// UNKNOWN: error: unknown chip 'sm_1'; expected one of gfx906, {{.*}}sm_90a

!lds = memref<64xf32, #gpu.address_space<workgroup>>

gpu.module @kernels {
  // The example of the pass.
  // CHECK-LABEL: gpu.func @kernel(
  // CHECK-SAME:    kernel attributes {attn.awaits_launch}
  // CHECK:         memref.store
  // CHECK-NEXT:    gpu.barrier
  // CHECK-NEXT:    nvvm.griddepcontrol wait
  // CHECK-NEXT:    nvvm.griddepcontrol launch_dependents
  // CHECK-NEXT:    memref.load
  // CHECK-NOT:     griddepcontrol
  gpu.func @kernel(%keys: memref<64xf32>) workgroup(%lds: !lds) kernel {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    memref.store %zero, %lds[%c0] : !lds
    gpu.barrier
    %key = memref.load %keys[%c0] : memref<64xf32>
    memref.store %key, %lds[%c0] : !lds
    gpu.return
  }

  // One lane prepares barriers; loops and branches count as what is in them.
  // CHECK-LABEL: gpu.func @nested(
  // CHECK:         scf.if
  // CHECK-NEXT:      nvvm.mbarrier.init
  // CHECK-NEXT:      nvvm.fence.mbarrier.init
  // CHECK:         gpu.barrier
  // CHECK-NEXT:    nvvm.griddepcontrol wait
  // CHECK-NEXT:    nvvm.griddepcontrol launch_dependents
  // CHECK-NEXT:    scf.for
  // CHECK-NOT:     griddepcontrol
  gpu.func @nested(%keys: memref<64xf32>, %first: i1, %barrier: !llvm.ptr<3>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %one = arith.constant 1 : i32
    %zero = arith.constant 0.0 : f32
    scf.if %first {
      nvvm.mbarrier.init %barrier, %one : !llvm.ptr<3>, i32
      nvvm.fence.mbarrier.init
    }
    gpu.barrier
    scf.for %i = %c0 to %n step %c1 {
      scf.if %first {
        memref.store %zero, %keys[%i] : memref<64xf32>
      }
    }
    gpu.return
  }

  // Assembly may have an address in a number.
  // CHECK-LABEL: gpu.func @assembly(
  // CHECK-NEXT:    nvvm.griddepcontrol wait
  // CHECK-NEXT:    nvvm.griddepcontrol launch_dependents
  // CHECK-NEXT:    llvm.inline_asm
  gpu.func @assembly(%address: i64) kernel {
    llvm.inline_asm has_side_effects "prefetch.global.L2 [$0];", "l" %address : (i64) -> ()
    gpu.return
  }

  // A kernel that touches no memory may end only behind the launches before,
  // for which others take its end.
  // CHECK-LABEL: gpu.func @nothing(
  // CHECK-NEXT:    nvvm.griddepcontrol wait
  // CHECK-NEXT:    nvvm.griddepcontrol launch_dependents
  // CHECK-NEXT:    gpu.return
  gpu.func @nothing() kernel {
    gpu.return
  }

  // A unit has 228 KiB.
  // CHECK-LABEL: gpu.func @half(
  // CHECK:         nvvm.griddepcontrol wait
  gpu.func @half() workgroup(%lds: memref<116736xi8, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }

  // CHECK-LABEL: gpu.func @most(
  // CHECK-NOT:     griddepcontrol
  gpu.func @most() workgroup(%lds: memref<116737xi8, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }

  // CHECK-LABEL: gpu.func @function(
  // CHECK-NOT:     griddepcontrol
  gpu.func @function(%keys: memref<64xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %key = memref.load %keys[%c0] : memref<64xf32>
    gpu.return %key : f32
  }
}
