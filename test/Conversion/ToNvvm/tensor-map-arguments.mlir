// RUN: attn-opt %s --split-input-file --pass-pipeline='builtin.module(gpu.module(attn-tensor-map-arguments))' --verify-diagnostics | FileCheck %s

// The example of the documentation.
gpu.module @sm_90a {
  // CHECK: llvm.func @kernel(%arg0: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes
  llvm.func @kernel(%arg0: !llvm.ptr) attributes {attn.tensor_maps = [{argument = 0 : i64, box = array<i64: 8, 64>, element_type = f16, swizzle_bytes = 128 : i64}], gpu.kernel, nvvm.kernel} {
    llvm.return
  }

  // Two of three arguments, and a kernel without.
  // CHECK: llvm.func @two(%arg0: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes
  llvm.func @two(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr) attributes {attn.tensor_maps = [{argument = 2 : i64}, {argument = 0 : i64}], gpu.kernel, nvvm.kernel} {
    llvm.return
  }
  // CHECK: llvm.func @none(%arg0: !llvm.ptr) attributes
  llvm.func @none(%arg0: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    llvm.return
  }
}

// -----

gpu.module @sm_90a {
  // expected-error @below {{'llvm.func' op has the tensor map {argument = 1 : i64}; expected a dictionary whose 'argument' is the number of an argument that is an address}}
  llvm.func @kernel(%arg0: !llvm.ptr) attributes {attn.tensor_maps = [{argument = 1 : i64}]} {
    llvm.return
  }
}

// -----

gpu.module @sm_90a {
  // expected-error @below {{'llvm.func' op has the tensor map {argument = 0 : i64}; expected a dictionary whose 'argument' is the number of an argument that is an address}}
  llvm.func @kernel(%arg0: i64) attributes {attn.tensor_maps = [{argument = 0 : i64}]} {
    llvm.return
  }
}

// -----

gpu.module @sm_90a {
  // expected-error @below {{'llvm.func' op has the tensor map 0 : i64; expected a dictionary}}
  llvm.func @kernel(%arg0: !llvm.ptr) attributes {attn.tensor_maps = [0]} {
    llvm.return
  }
}
