// Each --emit kind is what it says, on stdout or in a file.
// RUN: attn-compile %s --emit=mlir | FileCheck %s --check-prefix=MLIR
// RUN: attn-compile --emit=llvm-dialect < %s | FileCheck %s --check-prefix=DIALECT
// RUN: attn-compile - --emit=llvm -o - < %s | FileCheck %s --check-prefix=LLVM
// RUN: attn-compile %s --emit=asm --cpu=haswell | FileCheck %s --check-prefix=ASM
// RUN: attn-compile %s --emit=object -o %t.o
// RUN: llvm-nm %t.o | FileCheck %s --check-prefix=OBJECT
// RUN: attn-compile %s -o %t.attn --verbose 2>&1 | FileCheck %s --check-prefix=VERBOSE
// RUN: attn-run %t.attn --list | FileCheck %s --check-prefix=LIST

// The same input gives the same bytes.
// RUN: attn-compile %s -o %t.again.attn
// RUN: cmp %t.attn %t.again.attn

// Only the named entries are compiled, and what they call.
// RUN: attn-compile %s --entry double --emit=llvm | FileCheck %s --check-prefix=ENTRY

// A processor other than this machine's: the code is its, and the package says
// what it needs.
// RUN: attn-compile %s --cpu=skylake-avx512 --emit=llvm | FileCheck %s --check-prefix=AVX512
// RUN: attn-compile %s --cpu=x86-64 -o %t.old.attn
// RUN: not grep -a avx %t.old.attn
// RUN: attn-compile %s --cpu=haswell -o %t.avx2.attn
// RUN: grep -a avx2 %t.avx2.attn

// MLIR: func.func @double
// MLIR: arith.addf
// DIALECT: llvm.func @attn_entry_double(%{{.*}}: !llvm.ptr)
// LLVM: target triple
// LLVM: define void @attn_entry_double(ptr
// ASM: attn_entry_double:
// ASM: vaddps
// OBJECT: T attn_entry_double
// OBJECT: T attn_entry_square
// VERBOSE: s  check the module
// VERBOSE: s  total
// VERBOSE: entry double: 0 attention operations, 1 kernels
// LIST: double(in0: tensor<?x16xf32>) -> (out: tensor<?x16xf32>)
// LIST: square(in0: tensor<4xf32>, in1: f32) -> (out: tensor<4xf32>)
// ENTRY-NOT: attn_entry_square
// ENTRY: define void @attn_entry_double(
// ENTRY-NOT: attn_entry_square
// AVX512: "prefer-vector-width"="512"{{.*}}"target-cpu"="skylake-avx512"

func.func @double(%x: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %0 = arith.addf %x, %x : tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

func.func @square(%x: tensor<4xf32>, %unused: f32) -> tensor<4xf32> {
  %0 = func.call @helper(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
