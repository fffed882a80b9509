// The number of attention ops can be demanded; the error names what was found
// and where the candidates stand that were not raised.
// RUN: attn-compile %s --require-raised=1 --emit=mlir 2>&1 | FileCheck %s --check-prefix=ENOUGH
// RUN: rm -f %t.attn
// RUN: not attn-compile %s --require-raised=2 -o %t.attn 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not attn-compile %s --entry plain --require-raised=2 -o %t.attn 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not attn-compile %s --require-raised=-1 -o %t.attn 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not attn-compile %s --require-raised=all -o %t.attn 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not ls %t.attn

// ENOUGH: attn.attention
// FEW: require-raised.mlir:[[#@LINE+28]]:8: remark: attention not raised: the product of query and key does not start at zero
// FEW: error: expected attention to be raised 2 times, found 1; not raised, for the reasons in the remarks: {{.*}}require-raised.mlir:[[#@LINE+27]]:8{{$}}
// NONE-NOT: remark
// NONE: error: expected attention to be raised 2 times, found 1; nothing else is a softmax between two products
// NEGATIVE: attn-compile: error: --require-raised=-1: expected a number that is not negative
// NUMBER: for the --require-raised option: 'all' value invalid for

func.func @plain(%q: tensor<2x8x16xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x8x16xf32>) -> tensor<2x8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x8x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x8x16xf32>, tensor<2x16x8xf32>) outs(%z : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<2x8x8xf32>) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %eo = tensor.empty() : tensor<2x8x16xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x8x8xf32>, tensor<2x8x16xf32>) outs(%zo : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
  return %o : tensor<2x8x16xf32>
}

func.func @near_miss(%q: tensor<2x8x16xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x8x16xf32>) -> tensor<2x8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<2x8x8xf32>
  %z = linalg.fill ins(%one : f32) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x8x16xf32>, tensor<2x16x8xf32>) outs(%z : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<2x8x8xf32>) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %eo = tensor.empty() : tensor<2x8x16xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x8x8xf32>, tensor<2x8x16xf32>) outs(%zo : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
  return %o : tensor<2x8x16xf32>
}
