// RUN: attn-opt %s --attn-outline-kernels --split-input-file --verify-diagnostics | FileCheck %s

// The example of the pass description. Constants are made again in the kernel; arguments come in the order of their uses.
// CHECK-LABEL: func.func @twice
// CHECK-SAME: (%[[IN:.*]]: memref<1024xf32>, %[[OUT:.*]]: memref<1024xf32>, %[[S:.*]]: f32)
// CHECK-NOT: scf.forall
// CHECK: gpu.launch_func @gfx906::@twice_kernel blocks in (%{{c4.*}}, %[[ONE:.*]], %[[ONE]]) threads in (%{{c256.*}}, %[[ONE]], %[[ONE]]) args(%[[IN]] : memref<1024xf32>, %[[S]] : f32, %[[OUT]] : memref<1024xf32>)
// CHECK: gpu.module @gfx906 [#rocdl.target<O = 3, chip = "gfx906">]
// CHECK: gpu.func @twice_kernel(%[[A:.*]]: memref<1024xf32>, %{{.*}}: f32, %{{.*}}: memref<1024xf32>) kernel attributes {known_block_size = array<i32: 256, 1, 1>}
// CHECK-DAG: %[[C256:.*]] = arith.constant 256 : index
// CHECK-DAG: %[[BLOCK:.*]] = gpu.block_id x upper_bound 4
// CHECK: arith.muli %[[BLOCK]], %[[C256]]
// CHECK: memref.load %[[A]]
// CHECK: gpu.return
func.func @twice(%in: memref<1024xf32>, %out: memref<1024xf32>, %s: f32) {
  %c256 = arith.constant 256 : index
  scf.forall (%block) in (4) {
    %thread = gpu.thread_id x
    %first = arith.muli %block, %c256 : index
    %i = arith.addi %first, %thread : index
    %x = memref.load %in[%i] : memref<1024xf32>
    %y = arith.mulf %x, %s : f32
    memref.store %y, %out[%i] : memref<1024xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 256 : i64}
  return
}

// -----

// Equal kernels are one, another one gets a name of its own. A loop for no chip stays.
// CHECK-LABEL: func.func @first
// CHECK: gpu.launch_func @gfx906::@first_kernel blocks
// CHECK-LABEL: func.func @second
// CHECK: gpu.launch_func @gfx906::@first_kernel blocks
// CHECK: gpu.launch_func @gfx906::@second_kernel blocks
// CHECK: gpu.launch_func @gfx906::@[[OTHER:second_kernel_.*]] blocks
// CHECK: scf.forall
// CHECK: gpu.func @first_kernel
// CHECK: gpu.func @second_kernel(
// CHECK: gpu.func @[[OTHER]](
// CHECK-NOT: gpu.func
func.func @first(%x: memref<8xf32>, %s: f32) {
  scf.forall (%block) in (8) {
    memref.store %s, %x[%block] : memref<8xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}
func.func @second(%x: memref<8xf32>, %s: f32) {
  scf.forall (%i) in (8) {
    memref.store %s, %x[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  scf.forall (%i) in (8) {
    memref.store %s, %x[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 128 : i64}
  scf.forall (%i) in (8) {
    %y = arith.negf %s : f32
    memref.store %y, %x[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  scf.forall (%i) in (8) {
    memref.store %s, %x[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>]}
  return
}

// -----

// A grid of three dimensions, whatever the order of the loop's, from bounds that are known at run time.
// CHECK-LABEL: func.func @grid
// CHECK-SAME: %[[B:.*]]: index, %[[H:.*]]: index
// CHECK-DAG: %[[LIMIT:.*]] = arith.constant 65535 : index
// CHECK-DAG: %[[C5:.*]] = arith.constant 5 : index
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[H]], %[[LIMIT]]
// CHECK: cf.assert %[[FITS]], "a kernel needs more workgroups than the 65535 that a launch takes in dimension 1 of the grid"
// CHECK: arith.cmpi ule, %[[B]]
// CHECK: cf.assert
// CHECK: blocks in (%[[C5]], %[[H]], %[[B]])
// CHECK: gpu.func @grid_kernel({{.*}}rocdl.waves_per_eu = 2 : i32
// CHECK-DAG: %[[Z:.*]] = gpu.block_id z upper_bound 65535
// CHECK-DAG: %[[Y:.*]] = gpu.block_id y upper_bound 65535
// CHECK-DAG: %[[X:.*]] = gpu.block_id x upper_bound 5
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[Z]], %[[Y]], %[[X]]]
func.func @grid(%b: index, %h: index, %x: memref<?x?x5xf32>, %s: f32) {
  scf.forall (%i, %j, %k) in (%b, %h, 5) {
    memref.store %s, %x[%i, %j, %k] : memref<?x?x5xf32>
  } {mapping = [#gpu.block<z>, #gpu.block<y>, #gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64, attn.waves_per_simd = 2 : i64}
  return
}

// -----

// One dimension of workgroups for more than three of the loop, divided in 32 bits. What views come from is the argument.
// CHECK-LABEL: func.func @linear
// CHECK-SAME: %[[X:.*]]: memref<2x?x4x8xf32>, %[[N:.*]]: index
// CHECK: %[[A:.*]] = arith.muli %[[N]], %
// CHECK: %[[B:.*]] = arith.muli %[[A]], %
// CHECK: blocks in (%[[B]],
// CHECK-SAME: args({{.*}}%[[X]] : memref<2x?x4x8xf32>,
// CHECK: gpu.func @linear_kernel
// CHECK: memref.subview
// CHECK: %[[ID:.*]] = gpu.block_id x upper_bound 67108863
// CHECK: %[[WORD:.*]] = arith.index_castui %[[ID]] : index to i32
// CHECK: %[[K:.*]] = arith.remui %[[WORD]], %
// CHECK: %[[REST:.*]] = arith.divui %[[WORD]], %
// CHECK: arith.remui %[[REST]], %
func.func @linear(%x: memref<2x?x4x8xf32>, %n: index, %s: f32) {
  %view = memref.subview %x[0, 0, 0, 4] [2, %n, 4, 1] [1, 1, 1, 1]
      : memref<2x?x4x8xf32> to memref<2x?x4xf32, strided<[?, 32, 8], offset: 4>>
  scf.forall (%i, %j, %k) in (2, %n, 4) {
    memref.store %s, %view[%i, %j, %k] : memref<2x?x4xf32, strided<[?, 32, 8], offset: 4>>
  } {mapping = [#gpu.block<linear_dim_2>, #gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}

// -----

// Bounds and steps are made those of a grid, and workgroup memory the kernel's.
// CHECK-LABEL: func.func @steps
// CHECK: %[[C2:.*]] = arith.constant 2 : index
// CHECK: blocks in (%[[C2]],
// CHECK: gpu.func @steps_kernel(%{{.*}}: f32, %{{.*}}: memref<8xf32>) workgroup(%[[LDS:.*]] : memref<64xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %{{.*}} : memref<64xi8, #gpu.address_space<workgroup>> {llvm.align = 64 : i64})
// CHECK-NOT: memref.alloc
// CHECK: memref.store %{{.*}}, %[[LDS]]
// CHECK-NOT: memref.dealloc
func.func @steps(%x: memref<8xf32>, %s: f32) {
  scf.forall (%i) = (0) to (8) step (4) {
    %lds = memref.alloc() : memref<64xf32, #gpu.address_space<workgroup>>
    %bytes = memref.alloc() {alignment = 64 : i64} : memref<64xi8, #gpu.address_space<workgroup>>
    memref.store %s, %lds[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %s, %x[%i] : memref<8xf32>
    memref.dealloc %lds : memref<64xf32, #gpu.address_space<workgroup>>
    memref.dealloc %bytes : memref<64xi8, #gpu.address_space<workgroup>>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}

// -----

func.func @no_size(%x: memref<8xf32>, %s: f32) {
  // expected-error @+1 {{'scf.forall' op is to be a kernel; expected the number of work items in a workgroup, 1 to 1024, as the attribute attn.workgroup_size}}
  scf.forall (%i) in (8) {
    memref.store %s, %x[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 2048 : i64}
  return
}

// -----

func.func @no_mapping(%x: memref<8xf32>, %s: f32) {
  // expected-error @+1 {{'scf.forall' op is to be a kernel; expected all its dimensions to be mapped to #gpu.block}}
  scf.forall (%i) in (8) {
    memref.store %s, %x[%i] : memref<8xf32>
  } {mapping = [#gpu.thread<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}

// -----

func.func @same_dimension(%x: memref<8xf32>, %s: f32) {
  // expected-error @+1 {{'scf.forall' op is to be a kernel; expected its dimensions to be mapped to different ones of x, y, z, or of linear_dim_0 and so on, got [#gpu.block<x>, #gpu.block<x>]}}
  scf.forall (%i, %j) in (8, 4) {
    memref.store %s, %x[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>, #gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}

// -----

func.func @mixed_dimensions(%x: memref<8xf32>, %s: f32) {
  // expected-error @+1 {{different ones of x, y, z, or of linear_dim_0 and so on, got [#gpu.block<x>, #gpu.block<linear_dim_1>]}}
  scf.forall (%i, %j) in (8, 4) {
    memref.store %s, %x[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>, #gpu.block<linear_dim_1>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}

// -----

func.func @tensors(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{is to be a kernel, but has tensors as results; attn-outline-kernels runs after bufferization}}
  %y = scf.forall (%i) in (8) shared_outs(%o = %x) -> tensor<8xf32> {
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return %y : tensor<8xf32>
}

// -----

func.func @too_many(%x: memref<8xf32>, %s: f32) {
  // expected-error @+1 {{needs 65536 workgroups in dimension 1 of the grid; a launch takes 65535 at most}}
  scf.forall (%i, %j) in (65536, 8) {
    memref.store %s, %x[%j] : memref<8xf32>
  } {mapping = [#gpu.block<y>, #gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}

// -----

// expected-note @+1 {{the value}}
func.func @strided(%x: memref<8xf32, strided<[2]>>, %s: f32) {
  // expected-error @+1 {{takes a value of type 'memref<8xf32, strided<[2]>>' from the code around; a kernel takes scalars and contiguous buffers}}
  scf.forall (%j) in (8) {
    memref.store %s, %x[%j] : memref<8xf32, strided<[2]>>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}

// -----

func.func @allocates(%n: index, %s: f32) {
  scf.forall (%j) in (8) {
    // expected-error @+1 {{expected workgroup memory of static shape}}
    %lds = memref.alloc(%n) : memref<?xf32, #gpu.address_space<workgroup>>
    memref.store %s, %lds[%j] : memref<?xf32, #gpu.address_space<workgroup>>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}

// -----

func.func @heap(%s: f32) {
  scf.forall (%j) in (8) {
    // expected-error @+1 {{allocates memory in a kernel; expected the memory space workgroup}}
    %heap = memref.alloc() : memref<8xf32>
    memref.store %s, %heap[%j] : memref<8xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  return
}

// -----

func.func @unknown(%x: memref<8xf32>, %s: f32) {
  // expected-error @+1 {{'scf.forall' op is to be a kernel for "gfx1"; known chips: gfx906}}
  scf.forall (%i) in (8) {
    memref.store %s, %x[%i] : memref<8xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx1", attn.workgroup_size = 64 : i64}
  return
}
