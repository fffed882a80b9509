// Kernels by hand: a package for a GPU, its report, and what cannot become one.
// RUN: rm -rf %t && split-file %s %t && cd %t

// RUN: attn-compile add.mlir --target=gfx906 -o add.attn --report=- | FileCheck %s --check-prefix=JSON
// JSON: "target": "gfx906",
// JSON: "device_kernels": [
// JSON-NEXT: {
// JSON-NEXT: "name": "main_kernel",
// JSON-NEXT: "workgroup_size": [
// JSON-NEXT: 256,
// JSON-NEXT: 1,
// JSON-NEXT: 1
// JSON-NEXT: ],
// JSON-NEXT: "vgprs": {{[1-9]}},
// JSON-NEXT: "sgprs": {{[0-9]+}},
// JSON-NEXT: "lds_bytes": 1024,
// JSON-NEXT: "scratch_bytes": 0,
// JSON-NEXT: "kernarg_bytes": 32,
// JSON-NEXT: "waves_per_simd": 10,
// JSON-NEXT: "plan": {}
// RUN: llvm-strings add.attn | FileCheck %s --check-prefix=MANIFEST
// MANIFEST: "target": "gfx906"
// MANIFEST: "kind": "amdgpu-code"
// MANIFEST: "kernels": [
// MANIFEST: "name": "main_kernel"
// MANIFEST: "lds_bytes": 1024
// RUN: attn-compile add.mlir --target=gfx906 -o add.attn --report 2>&1 | FileCheck %s --check-prefix=TABLE
// TABLE: kernel for gfx906 work items VGPRs SGPRs LDS scratch waves
// TABLE-NEXT: main_kernel 256 {{[1-9]}} {{[0-9]+}} 1.0 KiB 0 B 10

// What the passes planned is told to who asks, and to nobody else: what the host has to do instead is told to all.
// RUN: attn-compile attention.mlir --target=gfx906 -o attention.attn 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// QUIET-NOT: {{.}}
// RUN: attn-compile attention.mlir --target=gfx906 -o attention.attn --verbose 2>&1 | FileCheck %s --check-prefix=VERBOSE
// VERBOSE: entry main: 1 attention operations, 1 kernels
// VERBOSE-NEXT: kernel main_kernel: lds {{[0-9]+}} of 65536 bytes, occupancy {{[0-9]+}} workgroups a compute unit by LDS, bank conflicts none
// RUN: attn-compile attention.mlir --target=gfx906 -o attention.attn --report=- | FileCheck %s --check-prefix=PLAN
// PLAN: "plan": {
// PLAN-NEXT: "lds": "{{[0-9]+}} of 65536 bytes"
// RUN: sed s/f32/f64/g attention.mlir > f64.mlir
// RUN: attn-compile f64.mlir --target=gfx906 -o f64.attn 2>&1 | FileCheck %s --check-prefix=LEFT
// LEFT: f64.mlir:{{.*}}: remark: runs on the host, not on gfx906: it is of f64

// What comes after the LLVM dialect is the kernels' code.
// RUN: attn-compile add.mlir --target=gfx906 --emit=llvm-dialect | FileCheck %s --check-prefix=DIALECT
// DIALECT: llvm.func @attn_entry_main
// DIALECT: gpu.module @gfx906
// RUN: attn-compile add.mlir --target=gfx906 --emit=llvm | FileCheck %s --check-prefix=LLVM
// LLVM: target triple = "amdgcn-amd-amdhsa"
// LLVM: define protected amdgpu_kernel void @main_kernel(
// RUN: attn-compile add.mlir --target=gfx906 --emit=asm | FileCheck %s --check-prefix=ASM
// ASM: .amdhsa_code_object_version 5
// ASM: ds_write_b32
// ASM: s_barrier
// A workgroup of RDNA stays on one compute unit, so barriers don't wait for memory.
// RUN: sed s/gfx906/gfx1030/ add.mlir > add32.mlir
// RUN: attn-compile add32.mlir --target=gfx1030 --emit=asm | FileCheck %s --check-prefix=WAVE32
// WAVE32: s_barrier
// WAVE32-NOT: gl0_inv
// WAVE32: .amdhsa_wavefront_size32 1
// WAVE32: .amdhsa_workgroup_processor_mode 0
// RUN: attn-compile add.mlir --target=gfx906 --emit=object -o add.hsaco && llvm-readelf -h add.hsaco | FileCheck %s --check-prefix=ELF
// ELF: AMDGPU - HSA
// ELF: gfx906

// RUN: not attn-compile host.mlir --target=gfx906 --emit=asm 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: attn-compile: error: the module has no kernel for gfx906
// RUN: attn-compile host.mlir --target=gfx906 -o host.attn

// On the host the same loop cannot run.
// RUN: not attn-compile add.mlir -o x.attn 2>&1 | FileCheck %s --check-prefix=HOST
// HOST: add.mlir:{{.*}}: error: no path lowers 'gpu.thread_id' to host code

// RUN: not attn-compile spills.mlir --target=gfx906 -o x.attn 2>&1 | FileCheck %s --check-prefix=SPILLS
// SPILLS: spills.mlir:{{.*}}: error: kernel 'main_kernel' needs {{[1-9][0-9]*}} bytes of scratch memory a work item, with {{[1-9][0-9]*}} vector and 0 scalar registers spilled (it has 256 and {{[0-9]+}}); expected none: choose a smaller tile, or allow it by --allow-spills
// RUN: attn-compile spills.mlir --target=gfx906 -o spills.attn --allow-spills --report 2>&1 | FileCheck %s --check-prefix=ALLOWED
// ALLOWED: main_kernel 64 256

// A wish for more waves than the registers allow is not worth scratch memory.
// RUN: attn-compile wish.mlir --target=gfx906 -o wish.attn --report 2>&1 | FileCheck %s --check-prefix=WISH
// WISH: main_kernel 64 {{[0-9]+}} {{[0-9]+}} 0 B 0 B

// RUN: sed s/4096/20480/ lds.mlir > too-much.mlir
// RUN: attn-compile lds.mlir --target=gfx906 -o lds.attn
// RUN: not attn-compile too-much.mlir --target=gfx906 -o x.attn 2>&1 | FileCheck %s --check-prefix=LDS
// LDS: error: {{.*}}local memory (81920) exceeds limit (65536) in function 'main_kernel'

// RUN: env -u HIP_DEVICE_LIB_PATH not attn-compile ocml.mlir --target=gfx906 -o x.attn 2>&1 | FileCheck %s --check-prefix=OCML
// OCML: ocml.mlir:{{.*}}: error: a kernel calls __ocml_sin_f64 of ROCm's device libraries; expected their folder, the one with ocml.bc, as --device-libraries=DIR or in HIP_DEVICE_LIB_PATH
// RUN: mkdir empty && not attn-compile ocml.mlir --target=gfx906 --device-libraries=empty -o x.attn 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: a kernel calls __ocml_sin_f64, but its library cannot be read: empty/ocml.bc: {{.*}}No such file or directory
// RUN: mkdir other libraries && llvm-as other.ll -o other/ocml.bc && llvm-as ocml.ll -o libraries/ocml.bc
// RUN: env HIP_DEVICE_LIB_PATH=other not attn-compile ocml.mlir --target=gfx906 -o x.attn 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: a kernel calls __ocml_sin_f64, which the device libraries in other do not have
// RUN: attn-compile ocml.mlir --target=gfx906 --device-libraries=libraries -o ocml.attn
// RUN: not ls x.attn

//--- attention.mlir
func.func @main(%q: tensor<1x2x32x16xf32>, %k: tensor<1x2x32x16xf32>, %v: tensor<1x2x32x16xf32>) -> tensor<1x2x32x16xf32> {
  %init = tensor.empty() : tensor<1x2x32x16xf32>
  %out = attn.attention query(%q : tensor<1x2x32x16xf32>, bhsd) key(%k : tensor<1x2x32x16xf32>, bhsd) value(%v : tensor<1x2x32x16xf32>, bhsd)
      outs(%init : tensor<1x2x32x16xf32>, bhsd)
  return %out : tensor<1x2x32x16xf32>
}

//--- add.mlir
func.func @main(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c256 = arith.constant 256 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %x = bufferization.to_buffer %a read_only : tensor<?xf32> to memref<?xf32>
  %y = bufferization.to_buffer %b read_only : tensor<?xf32> to memref<?xf32>
  %out = memref.alloc(%n) : memref<?xf32>
  %blocks = arith.ceildivui %n, %c256 : index
  scf.forall (%block) in (%blocks) {
    %lds = memref.alloc() : memref<256xf32, #gpu.address_space<workgroup>>
    %thread = gpu.thread_id x
    %first = arith.muli %block, %c256 : index
    %i = arith.addi %first, %thread : index
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %0 = memref.load %x[%i] : memref<?xf32>
      memref.store %0, %lds[%thread] : memref<256xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    scf.if %in {
      %0 = memref.load %lds[%thread] : memref<256xf32, #gpu.address_space<workgroup>>
      %1 = memref.load %y[%i] : memref<?xf32>
      %2 = arith.addf %0, %1 : f32
      memref.store %2, %out[%i] : memref<?xf32>
    }
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 256 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

//--- host.mlir
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- spills.mlir
func.func @main(%a: tensor<32768xf32>) -> tensor<32768xf32> {
  %c512 = arith.constant 512 : index
  %x = bufferization.to_buffer %a read_only : tensor<32768xf32> to memref<32768xf32>
  %out = memref.alloc() : memref<32768xf32>
  scf.forall (%block) in (1) {
    %thread = gpu.thread_id x
    %i = arith.muli %thread, %c512 : index
    %v = vector.load %x[%i] : memref<32768xf32>, vector<512xf32>
    gpu.barrier
    %w = arith.mulf %v, %v : vector<512xf32>
    vector.store %w, %out[%i] : memref<32768xf32>, vector<512xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<32768xf32> to tensor<32768xf32>
  return %r : tensor<32768xf32>
}

//--- wish.mlir
func.func @main(%a: tensor<4096xf32>) -> tensor<4096xf32> {
  %c64 = arith.constant 64 : index
  %x = bufferization.to_buffer %a read_only : tensor<4096xf32> to memref<4096xf32>
  %out = memref.alloc() : memref<4096xf32>
  scf.forall (%block) in (1) {
    %thread = gpu.thread_id x
    %i = arith.muli %thread, %c64 : index
    %v = vector.load %x[%i] : memref<4096xf32>, vector<64xf32>
    gpu.barrier
    %w = arith.mulf %v, %v : vector<64xf32>
    vector.store %w, %out[%i] : memref<4096xf32>, vector<64xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64, attn.waves_per_simd = 10 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<4096xf32> to tensor<4096xf32>
  return %r : tensor<4096xf32>
}

//--- lds.mlir
func.func @main(%a: tensor<64xf32>) -> tensor<64xf32> {
  %x = bufferization.to_buffer %a read_only : tensor<64xf32> to memref<64xf32>
  %out = memref.alloc() : memref<64xf32>
  scf.forall (%block) in (1) {
    %lds = memref.alloc() : memref<4096xf32, #gpu.address_space<workgroup>>
    %thread = gpu.thread_id x
    %0 = memref.load %x[%thread] : memref<64xf32>
    memref.store %0, %lds[%thread] : memref<4096xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %1 = memref.load %lds[%block] : memref<4096xf32, #gpu.address_space<workgroup>>
    memref.store %1, %out[%thread] : memref<64xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<64xf32> to tensor<64xf32>
  return %r : tensor<64xf32>
}

//--- ocml.mlir
func.func @main(%a: tensor<64xf64>) -> tensor<64xf64> {
  %x = bufferization.to_buffer %a read_only : tensor<64xf64> to memref<64xf64>
  %out = memref.alloc() : memref<64xf64>
  scf.forall (%block) in (1) {
    %thread = gpu.thread_id x
    %0 = memref.load %x[%thread] : memref<64xf64>
    %1 = math.sin %0 : f64
    memref.store %1, %out[%thread] : memref<64xf64>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<64xf64> to tensor<64xf64>
  return %r : tensor<64xf64>
}

//--- ocml.ll
define double @__ocml_sin_f64(double %x) {
  %y = fneg double %x
  ret double %y
}

//--- other.ll
define double @__ocml_cos_f64(double %x) {
  ret double %x
}
