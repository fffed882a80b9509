// RUN: attn-opt %s --attn-to-rocdl="chip=gfx906 parallel=false" | FileCheck %s

// A kernel of threads, by hand: its arguments are addresses in global memory only, as it looks at no extent, and the host
// launches it through the device table. Nothing of either is left in another dialect.
// CHECK: llvm.mlir.global external protected @attn_package_device()
// CHECK: llvm.func @attn_entry_reverse(
// CHECK-NOT: {{(memref|gpu|arith)\.}}
// CHECK: gpu.module @gfx906 [#rocdl.target<O = 3, chip = "gfx906">]
// CHECK: llvm.mlir.global internal @[[LDS:.*]]() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<64 x f32>
// CHECK: llvm.func @reverse_kernel(%{{.*}}: !llvm.ptr<1> {llvm.noalias, llvm.noundef}, %{{.*}}: !llvm.ptr<1> {llvm.noalias, llvm.noundef}) attributes
// CHECK-SAME: rocdl.flat_work_group_size = "64,64"
// CHECK-SAME: rocdl.kernel
// CHECK-NOT: {{(memref|gpu|arith)\.[a-z]}}
// CHECK: llvm.mlir.addressof @[[LDS]] : !llvm.ptr<3>
// CHECK: llvm.call_intrinsic "llvm.exp2.f32"
// CHECK: llvm.intr.maxnum
// CHECK: rocdl.barrier
// CHECK-NOT: __ocml
func.func @reverse(%a: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c63 = arith.constant 63 : index
  %c64 = arith.constant 64 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %in = bufferization.to_buffer %a read_only : tensor<?xf32> to memref<?xf32>
  %out = memref.alloc(%n) : memref<?xf32>
  %blocks = arith.divui %n, %c64 : index
  scf.forall (%block) in (%blocks) {
    %lds = memref.alloc() : memref<64xf32, #gpu.address_space<workgroup>>
    %thread = gpu.thread_id x
    %first = arith.muli %block, %c64 : index
    %i = arith.addi %first, %thread : index
    %x = memref.load %in[%i] : memref<?xf32>
    %e = math.exp2 %x : f32
    %y = arith.maxnumf %e, %x : f32
    memref.store %y, %lds[%thread] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %other = arith.subi %c63, %thread : index
    %z = memref.load %lds[%other] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %z, %out[%i] : memref<?xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
