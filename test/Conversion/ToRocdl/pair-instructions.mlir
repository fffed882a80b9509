// RUN: attn-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(attn-pair-instructions,cse)))" | FileCheck %s

gpu.module @kernels {
  // The example of the pass description: products of a loop to which the same is
  // added take it from two registers in turn. What other products add stays, and
  // so does what is too little.
  // CHECK-LABEL: gpu.func @products
  // CHECK-NOT: attn.pairs_instructions
  // CHECK: scf.for
  // CHECK: %[[MINUS:.*]] = arith.negf %{{.*}} : f32
  // CHECK: %[[BOTH:.*]] = vector.from_elements %[[MINUS]], %[[MINUS]] : vector<2xf32>
  // CHECK: %[[PAIR:.*]] = llvm.inline_asm "", "=v,0" %[[BOTH]] : (vector<2xf32>) -> vector<2xf32>
  // CHECK-DAG: %[[FIRST:.*]] = vector.extract %[[PAIR]][0] : f32 from vector<2xf32>
  // CHECK-DAG: %[[SECOND:.*]] = vector.extract %[[PAIR]][1] : f32 from vector<2xf32>
  // CHECK: math.fma %{{.*}}, %cst, %[[FIRST]]
  // CHECK-NEXT: math.fma %{{.*}}, %cst, %[[SECOND]]
  // CHECK-NEXT: math.fma %{{.*}}, %cst, %[[FIRST]]
  // CHECK-COUNT-4: math.fma %{{.*}}, %cst, %{{.*}}
  // CHECK: math.fma %{{.*}}, %cst, %[[SECOND]]
  // CHECK: math.fma %{{.*}}, %cst, %arg1
  // CHECK-NOT: inline_asm
  // CHECK: gpu.return
  gpu.func @products(%x: f32, %other: f32, %n: index, %out: memref<?xf32>) kernel attributes {attn.pairs_instructions} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %scale = arith.constant 0.18 : f32
    scf.for %i = %c0 to %n step %c1 {
      %max = memref.load %out[%i] : memref<?xf32>
      %minus = arith.negf %max : f32
      %0 = math.fma %x, %scale, %minus : f32
      %1 = math.fma %0, %scale, %minus : f32
      %2 = math.fma %1, %scale, %minus : f32
      %3 = math.fma %2, %scale, %minus : f32
      %4 = math.fma %3, %scale, %minus : f32
      %5 = math.fma %4, %scale, %minus : f32
      %6 = math.fma %5, %scale, %minus : f32
      %7 = math.fma %6, %scale, %minus : f32
      %8 = math.fma %7, %scale, %other : f32
      memref.store %8, %out[%i] : memref<?xf32>
    }
    gpu.return
  }

  // A maximum that a branch changes: the pair of its negative is carried.
  // CHECK-LABEL: gpu.func @carried
  // CHECK: %[[INIT:.*]] = llvm.inline_asm "", "=v,0" %{{.*}} : (vector<2xf32>) -> vector<2xf32>
  // CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[MAX:.*]] = %{{.*}}, %[[PAIR:.*]] = %[[INIT]]) -> (f32, vector<2xf32>)
  // CHECK-NOT: arith.negf
  // CHECK: %[[FIRST:.*]] = vector.extract %[[PAIR]][0]
  // CHECK: %[[SECOND:.*]] = vector.extract %[[PAIR]][1]
  // CHECK: math.fma %{{.*}}, %cst, %[[FIRST]]
  // CHECK-NEXT: math.fma %{{.*}}, %cst, %[[SECOND]]
  // CHECK: %[[NEXT:.*]]:2 = scf.if %{{.*}} -> (f32, vector<2xf32>) {
  // CHECK:   %[[MINUS:.*]] = arith.negf %[[X:.*]] : f32
  // CHECK:   %[[BOTH:.*]] = vector.from_elements %[[MINUS]], %[[MINUS]]
  // CHECK:   %[[CHANGED:.*]] = llvm.inline_asm "", "=v,0" %[[BOTH]]
  // CHECK:   scf.yield %[[X]], %[[CHANGED]]
  // CHECK: } else {
  // CHECK:   scf.yield %[[MAX]], %[[PAIR]]
  // CHECK: }
  // CHECK: scf.yield %[[NEXT]]#0, %[[NEXT]]#1
  // CHECK: memref.store %[[R]]#0
  gpu.func @carried(%x: f32, %init: f32, %n: index, %out: memref<f32>) kernel attributes {attn.pairs_instructions} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %scale = arith.constant 0.18 : f32
    %limit = arith.constant 256.0 : f32
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%max = %init) -> (f32) {
      %minus = arith.negf %max : f32
      %0 = math.fma %x, %scale, %minus : f32
      %1 = math.fma %0, %scale, %minus : f32
      %2 = math.fma %1, %scale, %minus : f32
      %3 = math.fma %2, %scale, %minus : f32
      %4 = math.fma %3, %scale, %minus : f32
      %5 = math.fma %4, %scale, %minus : f32
      %6 = math.fma %5, %scale, %minus : f32
      %7 = math.fma %6, %scale, %minus : f32
      %large = arith.cmpf ogt, %7, %limit : f32
      %next = scf.if %large -> (f32) {
        scf.yield %7 : f32
      } else {
        scf.yield %max : f32
      }
      scf.yield %next : f32
    }
    memref.store %r, %out[] : memref<f32>
    gpu.return
  }

  // One sum of eight becomes two of four, whose registers are neighbours.
  // CHECK-LABEL: gpu.func @sums
  // CHECK: %[[A:.*]] = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%{{.*}}, %{{.*}}, %arg1, %false)
  // CHECK-NEXT: %[[B:.*]] = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%{{.*}}, %{{.*}}, %[[ZERO:.*]], %false)
  // CHECK-NEXT: %[[BOTH:.*]] = vector.from_elements %[[A]], %[[B]] : vector<2xf32>
  // CHECK-NEXT: %[[PAIR:.*]] = llvm.inline_asm "", "=v,0" %[[BOTH]]
  // CHECK-NEXT: %[[A1:.*]] = vector.extract %[[PAIR]][0]
  // CHECK-NEXT: %[[B1:.*]] = vector.extract %[[PAIR]][1]
  // CHECK-NEXT: %[[A2:.*]] = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%{{.*}}, %{{.*}}, %[[A1]], %false)
  // CHECK-NEXT: %[[B2:.*]] = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%{{.*}}, %{{.*}}, %[[B1]], %false)
  // CHECK-NEXT: %[[A3:.*]] = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%{{.*}}, %{{.*}}, %[[A2]], %false)
  // CHECK-NEXT: %[[B3:.*]] = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%{{.*}}, %{{.*}}, %[[B2]], %false)
  // CHECK-NEXT: %[[A4:.*]] = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%{{.*}}, %{{.*}}, %[[A3]], %false)
  // CHECK-NEXT: %[[B4:.*]] = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%{{.*}}, %{{.*}}, %[[B3]], %false)
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A4]], %[[B4]] : f32
  // CHECK-NEXT: memref.store %[[SUM]]
  gpu.func @sums(%p: vector<2xf16>, %init: f32, %n: index, %out: memref<?xf32>) kernel attributes {attn.pairs_instructions} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %no = arith.constant false
    %ones = arith.constant dense<1.0> : vector<2xf16>
    scf.for %i = %c0 to %n step %c1 {
      %0 = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%p, %ones, %init, %no) : (vector<2xf16>, vector<2xf16>, f32, i1) -> f32
      %1 = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%p, %ones, %0, %no) : (vector<2xf16>, vector<2xf16>, f32, i1) -> f32
      %2 = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%p, %ones, %1, %no) : (vector<2xf16>, vector<2xf16>, f32, i1) -> f32
      %3 = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%p, %ones, %2, %no) : (vector<2xf16>, vector<2xf16>, f32, i1) -> f32
      %4 = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%p, %ones, %3, %no) : (vector<2xf16>, vector<2xf16>, f32, i1) -> f32
      %5 = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%p, %ones, %4, %no) : (vector<2xf16>, vector<2xf16>, f32, i1) -> f32
      %6 = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%p, %ones, %5, %no) : (vector<2xf16>, vector<2xf16>, f32, i1) -> f32
      %7 = llvm.call_intrinsic "llvm.amdgcn.fdot2"(%p, %ones, %6, %no) : (vector<2xf16>, vector<2xf16>, f32, i1) -> f32
      memref.store %7, %out[%i] : memref<?xf32>
    }
    gpu.return
  }

  // Kernels that have no registers for it are as they were.
  // CHECK-LABEL: gpu.func @unasked
  // CHECK-NOT: inline_asm
  gpu.func @unasked(%x: f32, %minus: f32, %n: index, %out: memref<?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %scale = arith.constant 0.18 : f32
    scf.for %i = %c0 to %n step %c1 {
      %0 = math.fma %x, %scale, %minus : f32
      %1 = math.fma %0, %scale, %minus : f32
      %2 = math.fma %1, %scale, %minus : f32
      %3 = math.fma %2, %scale, %minus : f32
      %4 = math.fma %3, %scale, %minus : f32
      %5 = math.fma %4, %scale, %minus : f32
      %6 = math.fma %5, %scale, %minus : f32
      %7 = math.fma %6, %scale, %minus : f32
      memref.store %7, %out[%i] : memref<?xf32>
    }
    gpu.return
  }
}
