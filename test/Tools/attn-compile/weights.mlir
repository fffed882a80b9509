// Large constants are not in the code, whatever --emit shows of it, unless asked
// for: then everything is.
// RUN: attn-compile %s --emit=llvm | FileCheck %s --check-prefix=LLVM
// RUN: attn-compile %s --emit=llvm-dialect | FileCheck %s --check-prefix=DIALECT
// RUN: attn-compile %s --emit=object -o %t.o && llvm-nm %t.o | FileCheck %s --check-prefix=OBJECT
// RUN: attn-compile %s -o %t.attn && grep -a '"kind"' %t.attn | FileCheck %s --check-prefix=PACKAGE
// RUN: attn-compile %s --weights-in-code --emit=llvm | FileCheck %s --check-prefix=CODE
// RUN: attn-compile %s --weights-in-code -o %t.code.attn && grep -a '"kind"' %t.code.attn | FileCheck %s --check-prefix=WHOLE
// RUN: attn-opt %s --attn-to-host | FileCheck %s --check-prefix=OPT
// RUN: attn-opt %s --attn-to-host=place-weights | FileCheck %s --check-prefix=DIALECT

// Both give the same.
// RUN: attn-run %t.attn --output %t.npz --quiet
// RUN: attn-run %t.code.attn --expect %t.npz --atol 0 --rtol 0 --quiet

// The same input gives the same bytes.
// RUN: attn-compile %s -o %t.again.attn
// RUN: cmp %t.attn %t.again.attn

// LLVM-NOT: i64 16
// LLVM: @attn_package_weights = protected {{.*}}global { ptr, i64 } { ptr null, i64 128 }
// LLVM-NOT: i64 16
// LLVM: load ptr, ptr @attn_package_weights{{.*}}!invariant.load
// DIALECT: llvm.mlir.global external protected @attn_package_weights
// DIALECT-NOT: dense<[1, 2, 3
// DIALECT: dense<[5, 6, 7]>
// DIALECT-NOT: dense<[1, 2, 3
// OBJECT: D attn_package_weights
// PACKAGE: "kind": "host-code"
// PACKAGE-NEXT: "kind": "weights"
// PACKAGE-NOT: "kind"
// CODE-NOT: attn_package_weights
// CODE: [16 x i64] [i64 1, i64 2, i64 3
// WHOLE: "kind": "host-code"
// WHOLE-NOT: "kind"
// OPT-NOT: attn_package_weights
// OPT: dense<[1, 2, 3

func.func @main() -> (tensor<16xi64>, tensor<3xi64>) {
  %0 = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<16xi64>
  %1 = arith.constant dense<[5, 6, 7]> : tensor<3xi64>
  return %0, %1 : tensor<16xi64>, tensor<3xi64>
}
