// RUN: attn-opt %s --attn-export-entries --split-input-file --verify-diagnostics | FileCheck %s

// The example of the pass description.
// CHECK-LABEL: llvm.func @attn_entry_double(%arg0: !llvm.ptr)
// CHECK: %[[P:.*]] = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
// CHECK: %[[D:.*]] = llvm.load %[[P]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[X:.*]] = builtin.unrealized_conversion_cast %[[D]] : {{.*}} to memref<4xf32>
// CHECK: call @double(%[[X]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK: llvm.return
// CHECK: func.func private @double
func.func @double(%x: memref<4xf32>) -> memref<4xf32> {
  %two = arith.constant 2.0 : f32
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x : memref<4xf32>) {
  ^bb0(%element: f32):
    %product = arith.mulf %element, %two : f32
    linalg.yield %product : f32
  }
  return %x : memref<4xf32>
}

// -----

// CHECK-LABEL: llvm.func @attn_entry_scale(%arg0: !llvm.ptr)
// CHECK: %[[P0:.*]] = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
// CHECK: %[[D0:.*]] = llvm.load %[[P0]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[X:.*]] = builtin.unrealized_conversion_cast %[[D0]] : {{.*}} to memref<?x4xf32>
// CHECK: %[[S1:.*]] = llvm.getelementptr %arg0[1]
// CHECK: %[[P1:.*]] = llvm.load %[[S1]]
// CHECK: %[[FACTOR:.*]] = llvm.load %[[P1]] : !llvm.ptr -> f32
// CHECK: llvm.load %{{.*}} : !llvm.ptr -> i8
// CHECK: %[[FLAG:.*]] = llvm.icmp "ne"
// CHECK: %[[I64:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i64
// CHECK: %[[INDEX:.*]] = builtin.unrealized_conversion_cast %[[I64]] : i64 to index
// CHECK: %[[R:.*]]:2 = {{(func.)?}}call @scale(%[[X]], %[[FACTOR]], %[[FLAG]], %[[INDEX]])
// CHECK: %[[OUT:.*]] = builtin.unrealized_conversion_cast %[[R]]#0
// CHECK: llvm.getelementptr %arg0[4]
// CHECK: llvm.store %[[OUT]]
// CHECK: llvm.zext %[[R]]#1 : i1 to i8
// CHECK: llvm.return
// CHECK: func.func private @scale{{.*}} attributes {llvm.linkage = #llvm.linkage<internal>}
func.func @scale(%x: memref<?x4xf32>, %f: f32, %flag: i1, %i: index) -> (memref<?x4xf32>, i1) {
  return %x, %flag : memref<?x4xf32>, i1
}
// CHECK-NOT: attn_entry_helper
func.func private @helper() {
  return
}

// -----

// CHECK-LABEL: llvm.func @attn_entry_malloc(
// CHECK: call @attn_function_malloc(
// CHECK: func.func private @attn_function_malloc(
func.func @malloc(%x: f32) -> f32 {
  %0 = math.erf %x : f32
  // CHECK: call @attn_function_erff_(
  %1 = func.call @erff(%0) : (f32) -> f32
  return %1 : f32
}
// CHECK: func.func private @attn_function_erff_(
func.func private @erff(%x: f32) -> f32 {
  return %x : f32
}
func.func private @attn_function_erff(%x: f32) -> f32 {
  return %x : f32
}

// -----

// expected-error @below {{has 'memref<4xi1>' in its signature; an entry takes and returns scalars and contiguous buffers of whole bytes}}
func.func @bools(%x: memref<4xi1>) {
  return
}

// -----

// expected-error @below {{needs the name attn_entry_f for its entry, which is taken}}
func.func @f() {
  return
}
llvm.func @attn_entry_f()
