// RUN: attn-opt %s --attn-to-host | FileCheck %s
// RUN: attn-opt %s --attn-to-host | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM
// RUN: attn-opt %s --attn-to-host=parallel=false | FileCheck %s --check-prefix=SERIAL
// RUN: attn-opt %s --attn-to-host=device=x86-64-v4 | FileCheck %s --check-prefixes=LANES,V4
// RUN: attn-opt %s --attn-to-host=device=x86-64-v3 | FileCheck %s --check-prefixes=LANES,V3
// RUN: not attn-opt %s --attn-to-host=device=z80 2>&1 | FileCheck %s --check-prefix=DEVICE

// SERIAL-NOT: omp.
// SERIAL: llvm.func @attn_entry_threads
// DEVICE: error: no device is called 'z80'; known are native, x86-64-v4

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

// Register tiles of the device that was asked for: two vectors wide.
// LANES-LABEL: llvm.func internal @attention
// V4: llvm.intr.fma({{.*}} -> vector<32xf32>
// V3-NOT: vector<32xf32>
// V3: llvm.intr.fma({{.*}} -> vector<16xf32>
// V3-NOT: vector<32xf32>
func.func @attention(%q: tensor<8x64x32xf32>, %k: tensor<8x96x32xf32>,
                     %v: tensor<8x96x32xf32>) -> tensor<8x64x32xf32> {
  %init = tensor.empty() : tensor<8x64x32xf32>
  %o = attn.attention query(%q : tensor<8x64x32xf32>)
      key(%k : tensor<8x96x32xf32>) value(%v : tensor<8x96x32xf32>) causal
      outs(%init : tensor<8x64x32xf32>)
  return %o : tensor<8x64x32xf32>
}
