// RUN: attn-opt %s --attn-bf16-through-f32 | FileCheck %s

// CHECK-LABEL: func @scalar
// CHECK-SAME:    %[[X:.*]]: f64
// CHECK:         %[[NARROW:.*]] = arith.truncf %[[X]] : f64 to f32
// CHECK:         %[[BACK:.*]] = arith.extf %[[NARROW]] : f32 to f64
// CHECK:         %[[INEXACT:.*]] = arith.cmpf une, %[[BACK]], %[[X]] : f64
// CHECK:         %[[AWAY:.*]] = arith.cmpf ogt
// CHECK:         %[[BITS:.*]] = arith.bitcast %[[NARROW]] : f32 to i32
// CHECK:         %[[ONE:.*]] = arith.extui %[[AWAY]] : i1 to i32
// CHECK:         %[[ZERO:.*]] = arith.subi %[[BITS]], %[[ONE]] : i32
// CHECK:         %[[LAST:.*]] = arith.extui %[[INEXACT]] : i1 to i32
// CHECK:         %[[ODD:.*]] = arith.ori %[[ZERO]], %[[LAST]] : i32
// CHECK:         %[[F32:.*]] = arith.bitcast %[[ODD]] : i32 to f32
// CHECK:         arith.truncf %[[F32]] : f32 to bf16
func.func @scalar(%x: f64) -> bf16 {
  %y = arith.truncf %x : f64 to bf16
  return %y : bf16
}

// CHECK-LABEL: func @vector
// CHECK:         arith.truncf {{.*}} : vector<8xf64> to vector<8xf32>
// CHECK:         arith.truncf {{.*}} : vector<8xf32> to vector<8xbf16>
func.func @vector(%x: vector<8xf64>) -> vector<8xbf16> {
  %y = arith.truncf %x : vector<8xf64> to vector<8xbf16>
  return %y : vector<8xbf16>
}

// CHECK-LABEL: func @extend
// CHECK:         %[[F32:.*]] = arith.extf {{.*}} : bf16 to f32
// CHECK:         arith.extf %[[F32]] : f32 to f64
func.func @extend(%x: bf16) -> f64 {
  %y = arith.extf %x : bf16 to f64
  return %y : f64
}

// Others are known to LLVM or to arith-expand.
// CHECK-LABEL: func @others
// CHECK-NEXT:    arith.truncf {{.*}} : f32 to bf16
// CHECK-NEXT:    arith.truncf {{.*}} : f64 to f16
// CHECK-NEXT:    arith.truncf {{.*}} : f64 to f32
func.func @others(%x: f32, %y: f64) -> (bf16, f16, f32) {
  %a = arith.truncf %x : f32 to bf16
  %b = arith.truncf %y : f64 to f16
  %c = arith.truncf %y : f64 to f32
  return %a, %b, %c : bf16, f16, f32
}
