// RUN: attn-opt %s --attn-assert-to-call | FileCheck %s

// The example of the pass description. Equal messages share one global, which ends in a zero for C.
// CHECK-DAG: llvm.mlir.global internal constant @[[LOW:.*]]("index too low\00")
// CHECK-DAG: llvm.mlir.global internal constant @[[HIGH:.*]]("index too high\00")
// CHECK-DAG: llvm.func @attn_rt_assert_failed(!llvm.ptr)
// CHECK-LABEL: func.func @check
// CHECK: scf.if %{{.*}} {
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[P:.*]] = llvm.mlir.addressof @[[LOW]]
// CHECK-NEXT: llvm.call @attn_rt_assert_failed(%[[P]])
// CHECK: llvm.mlir.addressof @[[HIGH]]
// CHECK: llvm.mlir.addressof @[[LOW]]
// CHECK-NOT: cf.assert
func.func @check(%a: i1, %b: i1) {
  cf.assert %a, "index too low"
  cf.assert %b, "index too high"
  cf.assert %b, "index too low"
  return
}
