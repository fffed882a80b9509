// RUN: attn-opt %s --attn-expand-math | FileCheck %s

// CHECK-LABEL: func @lanes
// CHECK-SAME: %[[X:.*]]: vector<16xf32>
func.func @lanes(%x: vector<16xf32>) -> vector<16xf32> {
  // Comparisons are ordered: NaN goes through both.
  // CHECK: %[[LOW:.*]] = arith.cmpf olt, %[[X]], %{{.*}} : vector<16xf32>
  // CHECK: %[[A:.*]] = arith.select %[[LOW]], %{{.*}}, %[[X]]
  // CHECK: %[[HIGH:.*]] = arith.cmpf ogt, %[[A]], %{{.*}} : vector<16xf32>
  // CHECK: %[[B:.*]] = arith.select %[[HIGH]], %{{.*}}, %[[A]]
  // CHECK: %[[SHIFTED:.*]] = arith.addf %[[B]], %[[MAGIC:.*]] : vector<16xf32>
  // CHECK: %[[WHOLE:.*]] = arith.subf %[[SHIFTED]], %[[MAGIC]]
  // CHECK: %[[FRACTION:.*]] = arith.subf %[[B]], %[[WHOLE]]
  // CHECK-COUNT-5: math.fma %{{.*}}, %[[FRACTION]], %{{.*}} : vector<16xf32>
  // CHECK: %[[POLYNOMIAL:.*]] = math.fma %{{.*}}, %[[FRACTION]], %{{.*}} : vector<16xf32>
  // CHECK-NOT: math.fma
  // CHECK: %[[BITS:.*]] = arith.bitcast %[[SHIFTED]] : vector<16xf32> to vector<16xi32>
  // CHECK: %[[EXPONENT:.*]] = arith.shli %[[BITS]]
  // CHECK: %[[POWER:.*]] = arith.bitcast %[[EXPONENT]] : vector<16xi32> to vector<16xf32>
  // A product of floats: an addition of bits would make a number of some NaNs.
  // CHECK: arith.mulf %[[POLYNOMIAL]], %[[POWER]] : vector<16xf32>
  // CHECK-NOT: math.exp2
  %0 = math.exp2 %x : vector<16xf32>
  return %0 : vector<16xf32>
}

// CHECK-LABEL: func @tanh
func.func @tanh(%x: vector<16xf32>) -> vector<16xf32> {
  // CHECK-NOT: math.tanh
  // CHECK: math.fma
  // CHECK: arith.divf
  %0 = math.tanh %x : vector<16xf32>
  return %0 : vector<16xf32>
}

// CHECK-LABEL: func @gelu
func.func @gelu(%x: vector<16xf32>) -> vector<16xf32> {
  // CHECK-NOT: math.erf
  // CHECK-NOT: math.exp
  // CHECK: return
  %0 = math.erf %x : vector<16xf32>
  %1 = math.exp %0 : vector<16xf32>
  return %1 : vector<16xf32>
}

// Scalars and f64 are left to the library.
// CHECK-LABEL: func @others
func.func @others(%x: f32, %y: vector<8xf64>) -> (f32, vector<8xf64>) {
  // CHECK: math.exp2 %{{.*}} : f32
  %0 = math.exp2 %x : f32
  // CHECK: math.exp2 %{{.*}} : vector<8xf64>
  %1 = math.exp2 %y : vector<8xf64>
  return %0, %1 : f32, vector<8xf64>
}

// What is a polynomial, or a quotient of two, has no branches and no calls.
// CHECK-LABEL: func @functions
func.func @functions(%x: vector<16xf32>)
    -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  // CHECK-NOT: math.{{exp|erf|log}}
  // CHECK-NOT: scf.if
  %0 = math.exp %x : vector<16xf32>
  %1 = math.erf %x : vector<16xf32>
  %2 = math.log %x : vector<16xf32>
  %3 = math.log2 %x : vector<16xf32>
  return %0, %1, %2, %3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}

// Multiples of pi / 2 are taken away in f64; far arguments go to the library,
// lane by lane.
// CHECK-LABEL: func @sine
func.func @sine(%x: vector<16xf32>) -> vector<16xf32> {
  // CHECK: %[[FAR:.*]] = vector.reduction <or>
  // CHECK: scf.if %[[FAR]]
  // CHECK-COUNT-16: math.sin %{{.*}} : f32
  // CHECK: } else {
  // CHECK: math.fma {{.*}} : vector<16xf64>
  // CHECK: arith.truncf {{.*}} : vector<16xf64> to vector<16xf32>
  %0 = math.sin %x : vector<16xf32>
  return %0 : vector<16xf32>
}

// CHECK-LABEL: func @half
func.func @half(%x: vector<16xbf16>) -> vector<16xbf16> {
  // CHECK: arith.extf
  // CHECK-NOT: math.exp
  // CHECK: arith.truncf {{.*}} to vector<16xbf16>
  %0 = math.exp %x : vector<16xbf16>
  return %0 : vector<16xbf16>
}

// CHECK-LABEL: func @power
func.func @power(%x: vector<16xf32>) -> vector<16xf32> {
  // CHECK: arith.mulf
  // CHECK-NOT: math.fpowi
  %three = arith.constant dense<3> : vector<16xi64>
  %0 = math.fpowi %x, %three : vector<16xf32>, vector<16xi64>
  return %0 : vector<16xf32>
}
