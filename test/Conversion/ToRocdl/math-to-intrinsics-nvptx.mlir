// RUN: attn-opt %s --attn-math-to-intrinsics=chip=sm_80 | FileCheck %s
// RUN: not attn-opt %s --attn-math-to-intrinsics=chip=sm_1 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// UNKNOWN: error: no GPU is called 'sm_1'; known are gfx906, {{.*}}sm_80, sm_90a

// NVIDIA's code generator has exponentials and logarithms of base 2 only, and
// upstream's conversion would make calls of CUDA's device library of some ops
// that LLVM has instructions for.

// CHECK-LABEL: func.func @own(
func.func @own(%x: f32, %y: f32) -> f32 {
  // CHECK: llvm.call_intrinsic "llvm.exp2.f32"
  %0 = math.exp2 %x : f32
  // CHECK: llvm.call_intrinsic "llvm.log2.f32"
  %1 = math.log2 %0 : f32
  // CHECK: llvm.call_intrinsic "llvm.fma.f32"
  %2 = math.fma %0, %1, %y : f32
  // CHECK: llvm.call_intrinsic "llvm.maxnum.f32"
  %3 = arith.maxnumf %2, %y : f32
  // CHECK: llvm.call_intrinsic "llvm.minnum.f32"
  %4 = arith.minnumf %3, %x : f32
  // CHECK: llvm.frem
  %5 = arith.remf %4, %y : f32
  return %5 : f32
}

// What may be approximate is: one over anything, and no powers but of two.
// CHECK-LABEL: func.func @approximate(
func.func @approximate(%x: f32) -> f32 {
  // CHECK: llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz.f"(%{{.*}}) : (f32) -> f32
  %0 = math.exp2 %x fastmath<afn> : f32
  %one = arith.constant 1.0 : f32
  // CHECK: llvm.call_intrinsic "llvm.nvvm.rcp.approx.ftz.f"(%{{.*}}) : (f32) -> f32
  %1 = arith.divf %one, %0 fastmath<afn> : f32
  // CHECK: arith.divf
  %2 = arith.divf %one, %1 : f32
  // CHECK: arith.divf
  %3 = arith.divf %2, %1 fastmath<afn> : f32
  return %3 : f32
}

// CHECK-LABEL: func.func @others(
// CHECK-NOT: math.
// CHECK-NOT: "llvm.exp.f32"
// CHECK-NOT: "llvm.log.f32"
// CHECK-NOT: "llvm.log10
// CHECK-NOT: "llvm.sin
// CHECK: return
func.func @others(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  %1 = math.log %0 : f32
  %2 = math.sin %1 : f32
  %3 = math.log10 %2 : f32
  %4 = math.tanh %3 : f32
  %5 = math.powf %4, %x : f32
  return %5 : f32
}
