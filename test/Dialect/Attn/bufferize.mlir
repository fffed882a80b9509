// RUN: attn-opt %s -split-input-file -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize -cse -canonicalize | FileCheck %s

// BufferizableOpInterface through one-shot bufferization.

// In place: the init is the function's own, written and not read.

// CHECK-LABEL: func @in_place
// CHECK-SAME:    %[[Q:[a-z0-9]+]]: memref<64x16xf32>, %[[K:[a-z0-9]+]]: memref<64x16xf32>, %[[O:[a-z0-9]+]]: memref<64x16xf32>, %[[L:[a-z0-9]+]]: memref<64xf32>
// CHECK-NOT:   alloc
// CHECK-NOT:   copy
// CHECK:       attn.attention query(%[[Q]] : memref<64x16xf32>) key(%[[K]] : memref<64x16xf32>)
// CHECK-SAME:    value(%[[K]] : memref<64x16xf32>) causal outs(%[[O]] : memref<64x16xf32>) lse(%[[L]] : memref<64xf32>)
// CHECK-NOT:   copy
// CHECK:       return %[[O]], %[[L]]
func.func @in_place(%q: tensor<64x16xf32>, %k: tensor<64x16xf32>, %init: tensor<64x16xf32>, %lse: tensor<64xf32>)
    -> (tensor<64x16xf32>, tensor<64xf32>) {
  %0:2 = attn.attention query(%q : tensor<64x16xf32>) key(%k : tensor<64x16xf32>)
      value(%k : tensor<64x16xf32>) causal outs(%init : tensor<64x16xf32>) lse(%lse : tensor<64xf32>)
  return %0#0, %0#1 : tensor<64x16xf32>, tensor<64xf32>
}

// -----

// An init that an input shares, or that must not be written, becomes a new
// buffer. Its contents are not copied: they are not read.

// CHECK-LABEL: func @shared
// CHECK-SAME:    %[[Q:[a-z0-9]+]]: memref<64x16xf32>
// CHECK:       %[[NEW:.*]] = memref.alloc
// CHECK-NOT:   memref.copy
// CHECK:       attn.attention query(%[[Q]] : memref<64x16xf32>)
// CHECK-SAME:    outs(%[[NEW]] : memref<64x16xf32>)
// CHECK:       return %[[NEW]]
func.func @shared(%q: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %0 = attn.attention query(%q : tensor<64x16xf32>) key(%q : tensor<64x16xf32>)
      value(%q : tensor<64x16xf32>) outs(%q : tensor<64x16xf32>)
  return %0 : tensor<64x16xf32>
}

// -----

// CHECK-LABEL: func @read_only
// CHECK:       %[[NEW:.*]] = memref.alloc
// CHECK-NOT:   memref.copy
// CHECK:       outs(%[[NEW]] : memref<64x16xf32>)
func.func @read_only(%q: tensor<64x16xf32>, %init: tensor<64x16xf32> {bufferization.writable = false})
    -> tensor<64x16xf32> {
  %0 = attn.attention query(%q : tensor<64x16xf32>) key(%q : tensor<64x16xf32>)
      value(%q : tensor<64x16xf32>) outs(%init : tensor<64x16xf32>)
  return %0 : tensor<64x16xf32>
}

// -----

// The old contents of the init are needed after the op.

// CHECK-LABEL: func @used_later
// CHECK-SAME:    %[[INIT:[a-z0-9]+]]: memref<64x16xf32>, %[[I:[a-z0-9]+]]: index
// CHECK:       %[[NEW:.*]] = memref.alloc
// CHECK-NOT:   memref.copy
// CHECK:       outs(%[[NEW]] : memref<64x16xf32>)
// CHECK:       memref.load %[[INIT]][%[[I]], %[[I]]]
func.func @used_later(%q: tensor<64x16xf32>, %init: tensor<64x16xf32>, %i: index) -> (tensor<64x16xf32>, f32) {
  %0 = attn.attention query(%q : tensor<64x16xf32>) key(%q : tensor<64x16xf32>)
      value(%q : tensor<64x16xf32>) outs(%init : tensor<64x16xf32>)
  %1 = tensor.extract %init[%i, %i] : tensor<64x16xf32>
  return %0, %1 : tensor<64x16xf32>, f32
}

// -----

// A score region reads a captured tensor where it lies.

// CHECK-LABEL: func @captured
// CHECK-SAME:    %{{[a-z0-9]+}}: memref<64x16xf32>, %[[TABLE:[a-z0-9]+]]: memref<64xf32>, %[[INIT:[a-z0-9]+]]: memref<64x16xf32>
// CHECK-NOT:   memref.alloc
// CHECK:       attn.attention
// CHECK-SAME:    outs(%[[INIT]] : memref<64x16xf32>) score(%[[S:.*]]: f32, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %[[J:.*]]: index)
// CHECK:         %[[X:.*]] = memref.load %[[TABLE]][%[[J]]]
// CHECK:         %[[Y:.*]] = arith.addf %[[S]], %[[X]]
// CHECK:         attn.yield %[[Y]] : f32
func.func @captured(%q: tensor<64x16xf32>, %table: tensor<64xf32>, %init: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %0 = attn.attention query(%q : tensor<64x16xf32>) key(%q : tensor<64x16xf32>)
      value(%q : tensor<64x16xf32>) outs(%init : tensor<64x16xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %x = tensor.extract %table[%j] : tensor<64xf32>
        %y = arith.addf %s, %x : f32
        attn.yield %y : f32
      }
  return %0 : tensor<64x16xf32>
}

// -----

// A captured tensor that is the init too: the region must not see what is
// written.

// CHECK-LABEL: func @captured_init
// CHECK-SAME:    %{{[a-z0-9]+}}: memref<64x16xf32>, %[[INIT:[a-z0-9]+]]: memref<64x16xf32>
// CHECK:       %[[NEW:.*]] = memref.alloc
// CHECK:       attn.attention
// CHECK-SAME:    outs(%[[NEW]] : memref<64x16xf32>)
// CHECK:         memref.load %[[INIT]]
func.func @captured_init(%q: tensor<64x16xf32>, %init: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %0 = attn.attention query(%q : tensor<64x16xf32>) key(%q : tensor<64x16xf32>)
      value(%q : tensor<64x16xf32>) outs(%init : tensor<64x16xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %x = tensor.extract %init[%i, %b] : tensor<64x16xf32>
        %y = arith.addf %s, %x : f32
        attn.yield %y : f32
      }
  return %0 : tensor<64x16xf32>
}

// -----

// All optional operands, in one op.

// CHECK-LABEL: func @all_operands
// CHECK:       attn.attention query(%{{[^ ]*}} : memref<4x64x16xf32>) key(%{{[^ ]*}} : memref<4x64x16xf32>)
// CHECK-SAME:    bias(%{{[^ ]*}} : memref<64x64xf32>) mask(%{{[^ ]*}} : memref<64x64xi1>)
// CHECK-SAME:    key_lengths(%{{[^ ]*}} : memref<1xi32>) sink(%{{[^ ]*}} : memref<4xf32>)
// CHECK-SAME:    causal diagonal(top_left, %{{[^ ]*}}) dropout(1.000000e-01, %{{[^ ]*}}, %{{[^ ]*}})
func.func @all_operands(%q: tensor<4x64x16xf32>, %bias: tensor<64x64xf32>, %mask: tensor<64x64xi1>,
                        %lengths: tensor<1xi32>, %sink: tensor<4xf32>, %offset: index, %seed: i64,
                        %init: tensor<4x64x16xf32>) -> tensor<4x64x16xf32> {
  %0 = attn.attention query(%q : tensor<4x64x16xf32>) key(%q : tensor<4x64x16xf32>) value(%q : tensor<4x64x16xf32>)
      bias(%bias : tensor<64x64xf32>) mask(%mask : tensor<64x64xi1>) key_lengths(%lengths : tensor<1xi32>)
      sink(%sink : tensor<4xf32>) causal diagonal(bottom_right, %offset) dropout(0.1, %seed, %seed)
      outs(%init : tensor<4x64x16xf32>)
  return %0 : tensor<4x64x16xf32>
}

// -----

// A tile is read and written where it lies.

// CHECK-LABEL: func @tile
// CHECK-NOT:   memref.alloc
// CHECK:       scf.forall
// CHECK-NOT:   memref.copy
// CHECK:         attn.attention query(%{{[^ ]*}} : memref<8x16xf32, strided<[16, 1], offset: ?>>)
// CHECK-SAME:      outs(%{{[^ ]*}} : memref<8x16xf32, strided<[16, 1], offset: ?>>)
// CHECK-NOT:   memref.copy
// CHECK:       return
func.func @tile(%q: tensor<64x16xf32>, %k: tensor<64x16xf32>, %init: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %0 = scf.forall (%i) = (0) to (64) step (8) shared_outs(%o = %init) -> (tensor<64x16xf32>) {
    %qt = tensor.extract_slice %q[%i, 0] [8, 16] [1, 1] : tensor<64x16xf32> to tensor<8x16xf32>
    %ot = tensor.extract_slice %o[%i, 0] [8, 16] [1, 1] : tensor<64x16xf32> to tensor<8x16xf32>
    %t = attn.attention query(%qt : tensor<8x16xf32>) key(%k : tensor<64x16xf32>)
        value(%k : tensor<64x16xf32>) outs(%ot : tensor<8x16xf32>)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, 0] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<64x16xf32>
    }
  }
  return %0 : tensor<64x16xf32>
}

// -----

// CHECK-LABEL: func @merge
// CHECK-SAME:    %[[O:[a-z0-9]+]]: memref<64x16xf16>, %[[L:[a-z0-9]+]]: memref<64xf32>
// CHECK-NOT:   alloc
// CHECK:       attn.merge lhs(%{{[^ ]*}} : memref<64x16xf32>, %{{[^ ]*}} : memref<64xf32>)
// CHECK-SAME:    outs(%[[O]] : memref<64x16xf16>, %[[L]] : memref<64xf32>)
// CHECK:       return %[[O]], %[[L]]
func.func @merge(%o: tensor<64x16xf16>, %l: tensor<64xf32>, %x: tensor<64x16xf32>, %xl: tensor<64xf32>,
                 %y: tensor<64x16xf32>, %yl: tensor<64xf32>) -> (tensor<64x16xf16>, tensor<64xf32>) {
  %0:2 = attn.merge lhs(%x : tensor<64x16xf32>, %xl : tensor<64xf32>) rhs(%y : tensor<64x16xf32>, %yl : tensor<64xf32>)
      outs(%o : tensor<64x16xf16>, %l : tensor<64xf32>)
  return %0#0, %0#1 : tensor<64x16xf16>, tensor<64xf32>
}
