// RUN: attn-opt %s --attn-math-to-intrinsics | FileCheck %s

// The example of the pass description.
// CHECK-LABEL: func.func @exponential
// CHECK: llvm.call_intrinsic "llvm.exp2.f32"(%{{.*}}) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
func.func @exponential(%x: f32) -> f32 {
  %y = math.exp2 %x fastmath<afn> : f32
  return %y : f32
}

// CHECK-LABEL: func.func @intrinsics
// CHECK: llvm.call_intrinsic "llvm.log.v4f32"(%{{.*}}) : (vector<4xf32>) -> vector<4xf32>
// CHECK: llvm.call_intrinsic "llvm.sqrt.v4f32"
// CHECK: llvm.call_intrinsic "llvm.fabs.f16"
// CHECK: llvm.call_intrinsic "llvm.copysign.f16"(%{{.*}}, %{{.*}}) : (f16, f16) -> f16
func.func @intrinsics(%x: vector<4xf32>, %y: f16) -> (vector<4xf32>, f16) {
  %0 = math.log %x : vector<4xf32>
  %1 = math.sqrt %0 : vector<4xf32>
  %2 = math.absf %y : f16
  %3 = math.copysign %2, %y : f16
  return %1, %3 : vector<4xf32>, f16
}

// What is neither an instruction nor an expansion becomes arithmetic, and exponentials of it intrinsics in turn.
// CHECK-LABEL: func.func @approximated
// CHECK-NOT: math.{{tanh|erf|rsqrt|powf|exp|log|sqrt}}
// CHECK: return
func.func @approximated(%x: f32, %h: f16) -> (f32, f32, f32, f32, f16) {
  %0 = math.tanh %x : f32
  %1 = math.erf %x : f32
  %2 = math.rsqrt %x : f32
  %3 = math.powf %x, %0 : f32
  %4 = math.tanh %h : f16
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f16
}

// Double precision is left to the device libraries, and fma to upstream.
// CHECK-LABEL: func.func @left
// CHECK: math.exp %{{.*}} : f64
// CHECK: math.fma
func.func @left(%x: f64, %y: f32) -> (f64, f32) {
  %0 = math.exp %x : f64
  %1 = math.fma %y, %y, %y : f32
  return %0, %1 : f64, f32
}
