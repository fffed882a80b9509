// RUN: attn-opt %s --attn-to-host | FileCheck %s
// RUN: attn-opt %s --attn-to-host | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM

// Nothing but the C library and the runtime is called.
// LLVM-NOT: memrefCopy
// LLVM-NOT: @abort
// LLVM-NOT: @puts
// LLVM: define void @attn_entry_elementwise(ptr

// CHECK: llvm.func internal @elementwise
func.func @elementwise(%a: tensor<?x8xbf16>, %b: tensor<?x8xbf16>) -> tensor<?x8xbf16> {
  %0 = arith.addf %a, %b : tensor<?x8xbf16>
  %1 = math.erf %0 : tensor<?x8xbf16>
  return %1 : tensor<?x8xbf16>
}

func.func @tosa(%a: tensor<2x4xf32>, %b: tensor<1x4xf32>) -> tensor<2x4xf32> {
  %0 = tosa.add %a, %b : (tensor<2x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

func.func @threads(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %c = arith.constant 2.0 : f32
  %0 = scf.forall (%i) in (8) shared_outs(%o = %e) -> tensor<8x16xf32> {
    %t = tensor.extract_slice %a[%i, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<1x16xf32>
    %u = tensor.extract_slice %o[%i, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<1x16xf32>
    %f = linalg.fill ins(%c : f32) outs(%u : tensor<1x16xf32>) -> tensor<1x16xf32>
    %s = linalg.add ins(%t, %f : tensor<1x16xf32>, tensor<1x16xf32>) outs(%u : tensor<1x16xf32>) -> tensor<1x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<8x16xf32>
    }
  }
  return %0 : tensor<8x16xf32>
}
// CHECK: omp.parallel
// LLVM: call void {{.*}}@__kmpc_fork_call

func.func @mask(%m: tensor<4x?xi1>, %x: tensor<4x?xf32>) -> (tensor<?x4xi1>, tensor<4x?xf32>) {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %m, %c1 : tensor<4x?xi1>
  %e = tensor.empty(%n) : tensor<?x4xi1>
  %t = linalg.transpose ins(%m : tensor<4x?xi1>) outs(%e : tensor<?x4xi1>) permutation = [1, 0]
  %r = arith.select %m, %x, %x : tensor<4x?xi1>, tensor<4x?xf32>
  return %t, %r : tensor<?x4xi1>, tensor<4x?xf32>
}
