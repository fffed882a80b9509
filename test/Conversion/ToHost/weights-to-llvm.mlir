// RUN: attn-opt %s --attn-weights-to-llvm --split-input-file --verify-diagnostics | FileCheck %s
// RUN: attn-opt %s --attn-weights-to-llvm --finalize-memref-to-llvm --split-input-file --verify-diagnostics | FileCheck %s --check-prefix=LLVM

// The example of the pass description. The variable says how many bytes there
// have to be: 32 from 128 on.
// CHECK: llvm.mlir.global external protected @attn_package_weights() {{.*}} : !llvm.struct<(ptr, i64)> {
// CHECK:   %[[ZERO:.*]] = llvm.mlir.zero : !llvm.struct<(ptr, i64)>
// CHECK:   %[[SIZE:.*]] = llvm.mlir.constant(160 : i64) : i64
// CHECK:   %[[INITIAL:.*]] = llvm.insertvalue %[[SIZE]], %[[ZERO]][1]
// CHECK:   llvm.return %[[INITIAL]]
// CHECK-NOT: memref.global
memref.global "private" constant @w : memref<16xf16> = dense_resource<w> {attn.weight_offset = 128 : i64}
// CHECK-LABEL: func.func @f
// CHECK:   %[[VARIABLE:.*]] = llvm.mlir.addressof @attn_package_weights : !llvm.ptr
// CHECK:   %[[BASE:.*]] = llvm.load %[[VARIABLE]] invariant {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
// CHECK:   %[[OFFSET:.*]] = llvm.mlir.constant(128 : i64) : i64
// CHECK:   %[[ADDRESS:.*]] = llvm.getelementptr %[[BASE]][%[[OFFSET]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK:   %[[WORD:.*]] = llvm.mlir.constant(3735928559 : i64) : i64
// CHECK:   %[[MARK:.*]] = llvm.inttoptr %[[WORD]] : i64 to !llvm.ptr
// CHECK:   llvm.insertvalue %[[MARK]], %{{.*}}[0]
// CHECK:   %[[D:.*]] = llvm.insertvalue %[[ADDRESS]], %{{.*}}[1]
// CHECK:   %[[W:.*]] = builtin.unrealized_conversion_cast %{{.*}} : !llvm.struct<{{.*}}> to memref<16xf16>
// CHECK:   return %[[W]] : memref<16xf16>
func.func @f() -> memref<16xf16> {
  %0 = memref.get_global @w : memref<16xf16>
  return %0 : memref<16xf16>
}

// The global of another module of the same name is another global.
// CHECK: module @inner
// CHECK: memref.global "private" constant @w
// CHECK: memref.get_global @w
module @inner {
  memref.global "private" constant @w : memref<16xf16> = dense<1.0>
  func.func @f() -> memref<16xf16> {
    %0 = memref.get_global @w : memref<16xf16>
    return %0 : memref<16xf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      w: "0x020000000100020003000400050006000700080009000a000b000c000d000e000f001000"
    }
  }
#-}

// -----

// Two weights in one place; the first place needs no arithmetic. What has no
// place stays. The upstream conversion takes the descriptors.
// CHECK-NOT: @same
// CHECK: memref.global "private" constant @code
// LLVM-LABEL: func.func @sum
// LLVM-COUNT-2: llvm.mlir.addressof @attn_package_weights
// LLVM-COUNT-2: llvm.load %{{.*}} : !llvm.ptr -> i64
memref.global "private" constant @w : memref<4xi64> = dense<[1, 2, 3, 4]> {attn.weight_offset = 0 : i64}
memref.global "private" constant @same : memref<2x2xi64> = dense<[[1, 2], [3, 4]]> {attn.weight_offset = 0 : i64}
memref.global "private" constant @code : memref<4xi64> = dense<[1, 2, 3, 5]>
// CHECK-LABEL: func.func @sum
// CHECK-NOT: getelementptr
// CHECK: memref.get_global @code
func.func @sum(%i: index) -> (i64, memref<4xi64>) {
  %a = memref.get_global @w : memref<4xi64>
  %b = memref.get_global @same : memref<2x2xi64>
  %x = memref.load %a[%i] : memref<4xi64>
  %y = memref.load %b[%i, %i] : memref<2x2xi64>
  %s = arith.addi %x, %y : i64
  %c = memref.get_global @code : memref<4xi64>
  return %s, %c : i64, memref<4xi64>
}

// -----

// No weights, no variable.
// CHECK-NOT: attn_package_weights
// CHECK: memref.global "private" constant @only_code
memref.global "private" constant @only_code : memref<4xi64> = dense<[1, 2, 3, 5]>

// -----

memref.global "private" constant @w : memref<4xi64> = dense<[1, 2, 3, 4]> {attn.weight_offset = 0 : i64}
// expected-error @below {{the code needs the name attn_package_weights for the address of its weights; rename this}}
func.func private @attn_package_weights()

// -----

// expected-error @below {{has the attribute attn.weight_offset, but no value that can be a weight}}
memref.global "private" constant @splat : memref<4xi64> = dense<1> {attn.weight_offset = 0 : i64}
