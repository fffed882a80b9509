// Kernels of threads, with what the host does around them.

// A tail that is no multiple of the workgroup.
func.func @add(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c256 = arith.constant 256 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %x = bufferization.to_buffer %a read_only : tensor<?xf32> to memref<?xf32>
  %y = bufferization.to_buffer %b read_only : tensor<?xf32> to memref<?xf32>
  %out = memref.alloc(%n) : memref<?xf32>
  %blocks = arith.ceildivui %n, %c256 : index
  scf.forall (%block) in (%blocks) {
    %thread = gpu.thread_id x
    %first = arith.muli %block, %c256 : index
    %i = arith.addi %first, %thread : index
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %0 = memref.load %x[%i] : memref<?xf32>
      %1 = memref.load %y[%i] : memref<?xf32>
      %2 = arith.addf %0, %1 : f32
      memref.store %2, %out[%i] : memref<?xf32>
    }
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 256 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// Each workgroup turns its elements around in LDS.
func.func @reverse(%a: tensor<1024xf16>) -> tensor<1024xf16> {
  %c255 = arith.constant 255 : index
  %c256 = arith.constant 256 : index
  %x = bufferization.to_buffer %a read_only : tensor<1024xf16> to memref<1024xf16>
  %out = memref.alloc() : memref<1024xf16>
  scf.forall (%block) in (4) {
    %lds = memref.alloc() : memref<256xf16, #gpu.address_space<workgroup>>
    %thread = gpu.thread_id x
    %first = arith.muli %block, %c256 : index
    %i = arith.addi %first, %thread : index
    %0 = memref.load %x[%i] : memref<1024xf16>
    memref.store %0, %lds[%thread] : memref<256xf16, #gpu.address_space<workgroup>>
    gpu.barrier
    %other = arith.subi %c255, %thread : index
    %1 = memref.load %lds[%other] : memref<256xf16, #gpu.address_space<workgroup>>
    memref.store %1, %out[%i] : memref<1024xf16>
  } {mapping = [#gpu.block<linear_dim_0>], attn.chip = "gfx906", attn.workgroup_size = 256 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<1024xf16> to tensor<1024xf16>
  return %r : tensor<1024xf16>
}

// Arguments of 1, 2, 4 and 8 bytes among addresses, and a mask with a byte an element.
func.func @scalars(%a: tensor<64xf32>, %mask: tensor<64xi1>, %flag: i1, %h: f16, %w: i32, %n: index) -> tensor<64xf32> {
  %x = bufferization.to_buffer %a read_only : tensor<64xf32> to memref<64xf32>
  %m = bufferization.to_buffer %mask read_only : tensor<64xi1> to memref<64xi1>
  %out = memref.alloc() : memref<64xf32>
  scf.forall (%block) in (1) {
    %thread = gpu.thread_id x
    %0 = memref.load %x[%thread] : memref<64xf32>
    %1 = memref.load %m[%thread] : memref<64xi1>
    %s = arith.extf %h : f16 to f32
    %t = arith.sitofp %w : i32 to f32
    %2 = arith.select %flag, %s, %t : f32
    %3 = arith.mulf %0, %2 : f32
    %few = arith.cmpi ult, %thread, %n : index
    %both = arith.andi %few, %1 : i1
    %4 = arith.select %both, %3, %0 : f32
    memref.store %4, %out[%thread] : memref<64xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<64xf32> to tensor<64xf32>
  return %r : tensor<64xf32>
}

// The second kernel reads what other workgroups of the first wrote, which never leaves the device.
func.func @twice(%a: tensor<512xf32>) -> tensor<512xf32> {
  %c64 = arith.constant 64 : index
  %c511 = arith.constant 511 : index
  %x = bufferization.to_buffer %a read_only : tensor<512xf32> to memref<512xf32>
  %part = memref.alloc() : memref<512xf32>
  %out = memref.alloc() : memref<512xf32>
  scf.forall (%block) in (8) {
    %thread = gpu.thread_id x
    %first = arith.muli %block, %c64 : index
    %i = arith.addi %first, %thread : index
    %0 = memref.load %x[%i] : memref<512xf32>
    %1 = arith.mulf %0, %0 : f32
    memref.store %1, %part[%i] : memref<512xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  scf.forall (%block) in (8) {
    %thread = gpu.thread_id x
    %first = arith.muli %block, %c64 : index
    %i = arith.addi %first, %thread : index
    %other = arith.subi %c511, %i : index
    %0 = memref.load %part[%other] : memref<512xf32>
    %1 = memref.load %x[%i] : memref<512xf32>
    %2 = arith.addf %0, %1 : f32
    memref.store %2, %out[%i] : memref<512xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<512xf32> to tensor<512xf32>
  return %r : tensor<512xf32>
}

// A view with strides, of a buffer whose inner extent is not known.
func.func @view(%a: tensor<4x?xf32>, %column: index) -> tensor<4x64xf32> {
  %x = bufferization.to_buffer %a read_only : tensor<4x?xf32> to memref<4x?xf32>
  %view = memref.subview %x[0, %column] [4, 64] [1, 2] : memref<4x?xf32> to memref<4x64xf32, strided<[?, 2], offset: ?>>
  %out = memref.alloc() : memref<4x64xf32>
  scf.forall (%row) in (4) {
    %thread = gpu.thread_id x
    %0 = memref.load %view[%row, %thread] : memref<4x64xf32, strided<[?, 2], offset: ?>>
    memref.store %0, %out[%row, %thread] : memref<4x64xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<4x64xf32> to tensor<4x64xf32>
  return %r : tensor<4x64xf32>
}

// Four dimensions of workgroups from one of the grid.
func.func @linear(%a: tensor<?x3x?x2xi32>) -> tensor<?x3x?x2xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<?x3x?x2xi32>
  %m = tensor.dim %a, %c2 : tensor<?x3x?x2xi32>
  %x = bufferization.to_buffer %a read_only : tensor<?x3x?x2xi32> to memref<?x3x?x2xi32>
  %out = memref.alloc(%n, %m) : memref<?x3x?x2xi32>
  scf.forall (%i, %j, %k, %l) in (%n, 3, %m, 2) {
    %thread = gpu.thread_id x
    %is_first = arith.cmpi eq, %thread, %c0 : index
    scf.if %is_first {
      %0 = memref.load %x[%i, %j, %k, %l] : memref<?x3x?x2xi32>
      %1 = arith.index_cast %i : index to i32
      %2 = arith.index_cast %k : index to i32
      %3 = arith.muli %1, %2 : i32
      %4 = arith.addi %0, %3 : i32
      memref.store %4, %out[%i, %j, %k, %l] : memref<?x3x?x2xi32>
    }
  } {mapping = [#gpu.block<linear_dim_3>, #gpu.block<linear_dim_2>, #gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<?x3x?x2xi32> to tensor<?x3x?x2xi32>
  return %r : tensor<?x3x?x2xi32>
}

// What a kernel does not write stays as the host wrote it.
func.func @part(%a: tensor<128xf32>) -> tensor<128xf32> {
  %c2 = arith.constant 2 : index
  %minus = arith.constant -1.0 : f32
  %x = bufferization.to_buffer %a read_only : tensor<128xf32> to memref<128xf32>
  %out = memref.alloc() : memref<128xf32>
  linalg.fill ins(%minus : f32) outs(%out : memref<128xf32>)
  scf.forall (%block) in (1) {
    %thread = gpu.thread_id x
    %i = arith.muli %thread, %c2 : index
    %0 = memref.load %x[%i] : memref<128xf32>
    memref.store %0, %out[%i] : memref<128xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<128xf32> to tensor<128xf32>
  return %r : tensor<128xf32>
}

// Functions without a device library.
func.func @functions(%a: tensor<64xf32>) -> tensor<8x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %x = bufferization.to_buffer %a read_only : tensor<64xf32> to memref<64xf32>
  %out = memref.alloc() : memref<8x64xf32>
  scf.forall (%block) in (1) {
    %thread = gpu.thread_id x
    %v = memref.load %x[%thread] : memref<64xf32>
    %0 = math.tanh %v : f32
    memref.store %0, %out[%c0, %thread] : memref<8x64xf32>
    %1 = math.erf %v : f32
    memref.store %1, %out[%c1, %thread] : memref<8x64xf32>
    %2 = math.exp %v : f32
    memref.store %2, %out[%c2, %thread] : memref<8x64xf32>
    %3 = math.exp2 %v : f32
    memref.store %3, %out[%c3, %thread] : memref<8x64xf32>
    %positive = math.absf %v : f32
    %4 = math.log %positive : f32
    memref.store %4, %out[%c4, %thread] : memref<8x64xf32>
    %5 = math.rsqrt %positive : f32
    memref.store %5, %out[%c5, %thread] : memref<8x64xf32>
    %6 = math.powf %positive, %v : f32
    memref.store %6, %out[%c6, %thread] : memref<8x64xf32>
    %7 = math.sin %v : f32
    memref.store %7, %out[%c7, %thread] : memref<8x64xf32>
  } {mapping = [#gpu.block<x>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<8x64xf32> to tensor<8x64xf32>
  return %r : tensor<8x64xf32>
}

func.func @many(%n: index) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %out = memref.alloc(%n) : memref<?xf32>
  scf.forall (%i) in (%n) {
    memref.store %zero, %out[%i] : memref<?xf32>
  } {mapping = [#gpu.block<y>], attn.chip = "gfx906", attn.workgroup_size = 64 : i64}
  %r = bufferization.to_tensor %out restrict writable : memref<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
