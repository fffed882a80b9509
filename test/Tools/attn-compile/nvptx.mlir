// Kernels by hand for NVIDIA's GPUs: PTX, and machine code where there is an assembler. It is a script here, which says
// what it is told to.
// RUN: rm -rf %t && split-file %s %t && cd %t && cp %S/Inputs/fake-ptxas.sh ptxas && mkdir none

// RUN: env FAKE_ARGUMENTS=arguments attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o add.attn --report=- | FileCheck %s --check-prefix=JSON
// JSON: "target": "sm_80",
// JSON: "device_kernels": [
// JSON-NEXT: {
// JSON-NEXT: "name": "main_kernel",
// JSON-NEXT: "workgroup_size": [
// JSON-NEXT: 256,
// JSON-NEXT: 1,
// JSON-NEXT: 1
// JSON-NEXT: ],
// JSON-NEXT: "vgprs": 14,
// JSON-NEXT: "sgprs": 0,
// JSON-NEXT: "lds_bytes": 1536,
// JSON-NEXT: "scratch_bytes": 0,
// RUN: FileCheck %s --check-prefix=ARGUMENTS < arguments
// ARGUMENTS: {{^}}-v -O3 --gpu-name sm_80 -o
// RUN: llvm-strings add.attn | FileCheck %s --check-prefix=MANIFEST
// MANIFEST: .target sm_80
// MANIFEST: "target": "sm_80"
// MANIFEST: "name": "sm_80"
// MANIFEST-NEXT: "kind": "nvidia-ptx"
// MANIFEST: "name": "sm_80.cubin"
// MANIFEST-NEXT: "kind": "nvidia-cubin"
// MANIFEST: "kernels": [
// MANIFEST: "name": "main_kernel"
// MANIFEST-NEXT: "section": "sm_80"
// MANIFEST: "vgprs": 14
// MANIFEST: "binary_section": "sm_80.cubin"
// MANIFEST-NEXT: "dynamic_lds_bytes": 1024
// MANIFEST: "parameters": [
// MANIFEST-NEXT: {
// MANIFEST-NEXT: "bytes": 8,
// MANIFEST-NEXT: "alignment": 1
// MANIFEST-NEXT: },
// MANIFEST-NEXT: {
// MANIFEST-NEXT: "bytes": 8,
// MANIFEST-NEXT: "alignment": 4

// What accesses ask of addresses, which launches are held to.
// RUN: sed "s/%%0 = memref.load %%x\[%%thread\] : memref<64xf32>/%%0 = vector.load %%x[%%thread] {alignment = 16 : i64} : memref<64xf32>, vector<4xf32>/; s/memref.store %%0, %%out\[%%thread\] : memref<64xf32>/vector.store %%0, %%out[%%thread] : memref<64xf32>, vector<4xf32>/" asm.mlir > wide.mlir
// RUN: attn-compile wide.mlir --target=sm_80 --ptxas=./ptxas -o wide.attn && llvm-strings wide.attn | FileCheck %s --check-prefix=WIDE
// WIDE: "parameters": [
// WIDE: "alignment": 16
// WIDE: "alignment": 4

// RUN: attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o add.attn --report 2>&1 | FileCheck %s --check-prefix=TABLE
// TABLE: main_kernel 256 14 0 1.5 KiB 0 B

// What comes after the LLVM dialect is the kernels' code. Inline assembly stays where it is.
// RUN: attn-compile add.mlir --target=sm_80 --emit=llvm | FileCheck %s --check-prefix=LLVM
// LLVM: target triple = "nvptx64-nvidia-cuda"
// LLVM: define ptx_kernel void @main_kernel(
// RUN: attn-compile asm.mlir --target=sm_80 --emit=llvm | FileCheck %s --check-prefix=CONVERGENT
// CONVERGENT: call void asm sideeffect "bar.sync 1;", ""() #[[ATTRS:[0-9]+]]
// CONVERGENT: attributes #[[ATTRS]] = { convergent
// RUN: attn-compile add.mlir --target=sm_80 --emit=asm | FileCheck %s --check-prefix=ASM
// ASM: .target sm_80
// ASM: .entry main_kernel(
// ASM: .reqntid 256
// ASM: st.shared
// ASM: bar{{.*}}.sync
// RUN: sed s/sm_80/sm_90a/ add.mlir > hopper.mlir
// RUN: attn-compile hopper.mlir --target=sm_90a --emit=asm | FileCheck %s --check-prefix=HOPPER
// HOPPER: .version 8.6
// HOPPER: .target sm_90a
// RUN: attn-compile add.mlir --target=sm_80 --ptxas=./ptxas --emit=object -o - | FileCheck %s --check-prefix=OBJECT
// OBJECT: no machine code

// Where to look for it. Without any there is a package all the same.
// RUN: not env -u CUDA_HOME PATH=none ATTN_PTXAS=./ptxas FAKE_ERRORS=errors %attn_build/bin/attn-compile add.mlir --target=sm_80 -o x.attn 2>&1 | FileCheck %s --check-prefix=ERRORS
// ERRORS: add.mlir:{{.*}}: error: ./ptxas failed: ptxas x.ptx, line 21; error   : Unknown modifier '.globa'
// RUN: mkdir -p home/bin && cp ptxas home/bin
// RUN: not env -u ATTN_PTXAS CUDA_HOME=home PATH=none FAKE_ERRORS=errors %attn_build/bin/attn-compile add.mlir --target=sm_80 -o x.attn 2>&1 | FileCheck %s --check-prefix=HOME
// HOME: error: home/bin/ptxas failed: ptxas x.ptx, line 21
// RUN: not env -u ATTN_PTXAS -u CUDA_HOME PATH=home/bin:/bin:/usr/bin FAKE_ERRORS=errors %attn_build/bin/attn-compile add.mlir --target=sm_80 -o x.attn 2>&1 | FileCheck %s --check-prefix=HOME
// RUN: env -u ATTN_PTXAS -u CUDA_HOME PATH=none %attn_build/bin/attn-compile add.mlir --target=sm_80 -o ptx.attn 2>&1 | FileCheck %s --check-prefix=NOPTXAS
// NOPTXAS: add.mlir:{{.*}}: warning: the package has PTX alone, which the driver compiles when it loads it, and spills were not looked for; found no ptxas: --ptxas=PATH, ATTN_PTXAS, CUDA_HOME, the PATH, or the pip package nvidia-cuda-nvcc
// RUN: llvm-strings ptx.attn | FileCheck %s --check-prefix=PTXALONE --implicit-check-not=cubin
// PTXALONE: "kind": "nvidia-ptx"
// RUN: not env -u ATTN_PTXAS -u CUDA_HOME PATH=none %attn_build/bin/attn-compile add.mlir --target=sm_80 --emit=object -o x.attn 2>&1 | FileCheck %s --check-prefix=NOOBJECT
// NOOBJECT: add.mlir:{{.*}}: error: an object for sm_80 is machine code; found no ptxas: --ptxas=PATH
// The pip package, as the Python on the PATH finds it.
// RUN: mkdir -p bin site/nvidia/cu13/bin && cp ptxas site/nvidia/cu13/bin && ln -s %python bin/python3
// RUN: not env -u ATTN_PTXAS -u CUDA_HOME PATH=bin PYTHONPATH=site FAKE_ERRORS=errors %attn_build/bin/attn-compile add.mlir --target=sm_80 -o x.attn 2>&1 | FileCheck %s --check-prefix=PIP
// PIP: error: {{.*}}site/nvidia/cu13/bin/ptxas failed: ptxas x.ptx, line 21

// RUN: not attn-compile add.mlir --target=sm_80 --ptxas=missing -o x.attn 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: --ptxas names 'missing', which is no program
// RUN: not env ATTN_PTXAS=missing attn-compile add.mlir --target=sm_80 -o x.attn 2>&1 | FileCheck %s --check-prefix=VARIABLE
// VARIABLE: error: ATTN_PTXAS names 'missing', which is no program

// Versions that make wrong code.
// RUN: env FAKE_VERSION=V12.7.99 attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o add.attn
// RUN: not env FAKE_VERSION=V12.8.61 attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o x.attn 2>&1 | FileCheck %s --check-prefix=OLD
// OLD: error: ./ptxas has the version 12.8.61, and ptxas of CUDA 12.8.0 to 12.9.0 makes wrong code; expected another, named by --ptxas or ATTN_PTXAS
// RUN: not env FAKE_VERSION=V12.9.41 attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o x.attn 2>&1 | FileCheck %s --check-prefix=OLDER
// OLDER: error: ./ptxas has the version 12.9.41,
// RUN: env FAKE_VERSION=V12.9.86 attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o add.attn
// RUN: not env FAKE_VERSION=none attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o x.attn 2>&1 | FileCheck %s --check-prefix=NOVERSION
// NOVERSION: error: ./ptxas: expected the version of ptxas, such as V13.0.88, found none in what --version prints

// Kernels that keep registers in memory, and instructions that wait for each other.
// RUN: not env FAKE_MESSAGES=spills attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o x.attn 2>&1 | FileCheck %s --check-prefix=SPILLS
// SPILLS: add.mlir:{{.*}}: error: kernel 'main_kernel' needs 24 bytes of local memory a thread, and spills 40 bytes and reloads 36 (it has 255 registers); expected none: choose a smaller tile, or allow it by --allow-spills
// RUN: env FAKE_MESSAGES=spills attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o spills.attn --allow-spills --report 2>&1 | FileCheck %s --check-prefix=ALLOWED
// ALLOWED: main_kernel 256 255 0 1.0 KiB 24 B
// RUN: not env FAKE_MESSAGES=called attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o x.attn 2>&1 | FileCheck %s --check-prefix=CALLED
// CALLED: error: kernel 'main_kernel' needs 16 bytes of local memory a thread, and spills 0 bytes and reloads 0 (it has 20 registers)
// RUN: not env FAKE_MESSAGES=serialised attn-compile add.mlir --target=sm_80 --ptxas=./ptxas --allow-spills -o x.attn 2>&1 | FileCheck %s --check-prefix=SERIALISED
// SERIALISED: add.mlir:{{.*}}: error: kernel 'main_kernel': ptxas says (C7512) Potential Performance Loss: wgmma.mma_async instructions are serialized due to insufficient register resources for the wgmma pipeline in function 'main_kernel'; expected none of its messages C7508 to C7519
// RUN: not env FAKE_MESSAGES=ignored attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o x.attn 2>&1 | FileCheck %s --check-prefix=IGNORED
// IGNORED: error: kernel 'main_kernel': ptxas says (C7508) Potential Performance Loss: 'setmaxnreg' ignored
// RUN: sed s/C7508/C7520/ ignored > other
// RUN: env FAKE_MESSAGES=other attn-compile add.mlir --target=sm_80 --ptxas=./ptxas -o add.attn

// More shared memory than a workgroup may have.
// RUN: sed s/256xf32,/65536xf32,/ add.mlir > shared.mlir
// RUN: not attn-compile shared.mlir --target=sm_80 --ptxas=./ptxas -o x.attn 2>&1 | FileCheck %s --check-prefix=SHARED
// SHARED: shared.mlir:{{.*}}: error: kernel 'main_kernel' needs 262656 bytes of workgroup memory; sm_80 has 166912
// RUN: not ls x.attn

//--- errors
ptxas x.ptx, line 21; error   : Unknown modifier '.globa'
ptxas fatal   : Ptx assembly aborted due to errors
//--- spills
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'main_kernel' for 'sm_80'
ptxas info    : Function properties for main_kernel
    24 bytes stack frame, 40 bytes spill stores, 36 bytes spill loads
ptxas info    : Used 255 registers, used 1 barriers, 24 bytes cumulative stack size, 384 bytes cmem[0]
//--- called
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'main_kernel' for 'sm_80'
ptxas info    : Function properties for main_kernel
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 20 registers, used 1 barriers, 384 bytes cmem[0]
ptxas info    : Function properties for exponential
    16 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
//--- serialised
ptxas info    : (C7512) Potential Performance Loss: wgmma.mma_async instructions are serialized due to insufficient register resources for the wgmma pipeline in function 'main_kernel'
ptxas info    : Compiling entry function 'main_kernel' for 'sm_90a'
ptxas info    : Function properties for main_kernel
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 168 registers, used 1 barriers
//--- ignored
ptxas info    : (C7508) Potential Performance Loss: 'setmaxnreg' ignored; unable to determine register count at entry.
ptxas info    : Compiling entry function 'main_kernel' for 'sm_90a'
ptxas info    : Function properties for main_kernel
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 168 registers, used 1 barriers
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
  } {mapping = [#gpu.block<x>], attn.chip = "sm_80", attn.workgroup_size = 256 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

//--- asm.mlir
func.func @main(%a: tensor<64xf32>) -> tensor<64xf32> {
  %x = bufferization.to_buffer %a read_only : tensor<64xf32> to memref<64xf32>
  %out = memref.alloc() : memref<64xf32>
  scf.forall (%block) in (1) {
    %thread = gpu.thread_id x
    %0 = memref.load %x[%thread] : memref<64xf32>
    llvm.inline_asm has_side_effects "bar.sync 1;", "" : () -> ()
    memref.store %0, %out[%thread] : memref<64xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "sm_80", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<64xf32> to tensor<64xf32>
  return %r : tensor<64xf32>
}
