// RUN: attn-opt %s --attn-bf16-to-bits | FileCheck %s

// CHECK: llvm.mlir.global private constant @dense(dense<[16256, -16384]> : tensor<2xi16>)
// CHECK-SAME: !llvm.array<2 x i16>
llvm.mlir.global private constant @dense(dense<[1.0, -2.0]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
// CHECK: llvm.mlir.global private constant @resource(dense_resource<bits> : tensor<2xi16>)
llvm.mlir.global private constant @resource(dense_resource<bits> : tensor<2xbf16>) : !llvm.array<2 x bf16>

// The example of the pass description, and a value in a block argument.
// CHECK-LABEL: llvm.func @move
// CHECK-SAME: (%[[P:.*]]: !llvm.ptr, %{{.*}}: i16, %{{.*}}: i1) -> i16
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(16256 : i16) : i16
// CHECK: %[[X:.*]] = llvm.load %[[P]] : !llvm.ptr -> i16
// CHECK: llvm.bitcast %[[X]] : i16 to i16
// CHECK: llvm.getelementptr %[[P]][1] : (!llvm.ptr) -> !llvm.ptr, i16
// CHECK: llvm.cond_br %{{.*}}, ^bb1(%[[ONE]] : i16), ^bb1(%[[X]] : i16)
// CHECK: ^bb1(%{{.*}}: i16):
llvm.func @move(%p: !llvm.ptr, %a: bf16, %c: i1) -> bf16 {
  %one = llvm.mlir.constant(1.0 : bf16) : bf16
  %x = llvm.load %p : !llvm.ptr -> bf16
  %b = llvm.bitcast %x : bf16 to i16
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, bf16
  llvm.store %b, %q : i16, !llvm.ptr
  llvm.cond_br %c, ^bb1(%one : bf16), ^bb1(%x : bf16)
^bb1(%y: bf16):
  llvm.return %y : bf16
}

// CHECK-LABEL: llvm.func @vectors
// CHECK-SAME: (%{{.*}}: !llvm.array<2 x vector<4xi16>>)
// CHECK: llvm.mlir.constant(dense<0> : vector<4xi16>) : vector<4xi16>
// CHECK: llvm.insertvalue {{.*}} : !llvm.array<2 x vector<4xi16>>
llvm.func @vectors(%a: !llvm.array<2 x vector<4xbf16>>) -> !llvm.array<2 x vector<4xbf16>> {
  %zero = llvm.mlir.constant(dense<0.0> : vector<4xbf16>) : vector<4xbf16>
  %r = llvm.insertvalue %zero, %a[1] : !llvm.array<2 x vector<4xbf16>>
  llvm.return %r : !llvm.array<2 x vector<4xbf16>>
}

// Arithmetic keeps its types.
// CHECK-LABEL: llvm.func @others
// CHECK: llvm.fadd %{{.*}} : f32
// CHECK: llvm.bitcast %{{.*}} : f16 to i16
llvm.func @others(%a: f32, %b: f16) -> i16 {
  %c = llvm.fadd %a, %a : f32
  %d = llvm.bitcast %b : f16 to i16
  llvm.return %d : i16
}

{-#
  dialect_resources: { builtin: { bits: "0x08000000803F00C0" } }
#-}

// Kernels stay as they are.
// CHECK-LABEL: gpu.module @kernels
// CHECK: llvm.func @kernel(%{{.*}}: vector<2xbf16>)
gpu.module @kernels {
  llvm.func @kernel(%x: vector<2xbf16>) {
    llvm.return
  }
}
