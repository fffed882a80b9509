// RUN: attn-opt %s --attn-fold-constants --cse --split-input-file | FileCheck %s
// RUN: attn-opt %s --attn-fold-constants=release=true --cse --split-input-file | FileCheck %s

// The example of the pass's documentation.
// CHECK-LABEL: func @chain
// CHECK-NOT: linalg.transpose
// CHECK: %[[C:.*]] = arith.constant dense<[1, 4, 2, 5, 3, 6]> : tensor<6xi8>
// CHECK-NEXT: return %[[C]]
func.func @chain() -> tensor<6xi8> {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %e = tensor.empty() : tensor<3x2xi8>
  %t = linalg.transpose ins(%w : tensor<2x3xi8>) outs(%e : tensor<3x2xi8>)
      permutation = [1, 0]
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<3x2xi8> into tensor<6xi8>
  return %c : tensor<6xi8>
}

// -----

// An expansion, a slice with strides and a reduced rank, a cast, a copy whose
// maps permute and drop dimensions.
// CHECK-LABEL: func @views
// CHECK: arith.constant dense<{{\[\[}}2, 8], [4, 10{{\]\]}}> : tensor<2x2xi16>
// CHECK-NEXT: return
#in = affine_map<(d0, d1) -> (d1, d0, 0)>
#out = affine_map<(d0, d1) -> (d0, d1)>
func.func @views() -> tensor<2x2xi16> {
  %w = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : tensor<12xi16>
  %e = tensor.expand_shape %w [[0, 1, 2]] output_shape [2, 3, 2] : tensor<12xi16> into tensor<2x3x2xi16>
  %s = tensor.extract_slice %e[0, 1, 0] [2, 2, 1] [1, 1, 1] : tensor<2x3x2xi16> to tensor<2x2x1xi16>
  %d = tensor.cast %s : tensor<2x2x1xi16> to tensor<?x2x1xi16>
  %c = tensor.cast %d : tensor<?x2x1xi16> to tensor<2x2x1xi16>
  %init = tensor.empty() : tensor<2x2xi16>
  %g = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<2x2x1xi16>) outs(%init : tensor<2x2xi16>) {
  ^bb0(%x: i16, %o: i16):
    linalg.yield %x : i16
  } -> tensor<2x2xi16>
  return %g : tensor<2x2xi16>
}

// -----

// The slice has gaps, so that no strides say what the collapsed tensor is.
// CHECK-LABEL: func @collapsed_slice
// CHECK: arith.constant dense<[1, 2, 4, 5]> : tensor<4xi8>
// CHECK-NEXT: return
func.func @collapsed_slice() -> tensor<4xi8> {
  %w = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi8>
  %s = tensor.extract_slice %w[0, 1] [2, 2] [1, 1] : tensor<2x3xi8> to tensor<2x2xi8>
  %c = tensor.collapse_shape %s [[0, 1]] : tensor<2x2xi8> into tensor<4xi8>
  return %c : tensor<4xi8>
}

// -----

// Panels of two columns, with and without a rest.
// CHECK-LABEL: func @pack
// CHECK-DAG: dense<{{\[\[\[}}1, 2], [5, 6{{\]\]}}, {{\[\[}}3, 4], [7, 8{{\]\]\]}}> : tensor<2x2x2xi8>
// CHECK-DAG: dense<{{\[\[\[}}1, 2], [4, 5{{\]\]}}, {{\[\[}}3, 9], [6, 9{{\]\]\]}}> : tensor<2x2x2xi8>
// CHECK-NOT: linalg.pack
func.func @pack() -> (tensor<2x2x2xi8>, tensor<2x2x2xi8>) {
  %w = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi8>
  %e = tensor.empty() : tensor<2x2x2xi8>
  %p = linalg.pack %w outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2]
      into %e : tensor<2x4xi8> -> tensor<2x2x2xi8>
  %c9 = arith.constant 9 : i8
  %w3 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %p3 = linalg.pack %w3 padding_value(%c9 : i8) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2]
      into %e : tensor<2x3xi8> -> tensor<2x2x2xi8>
  return %p, %p3 : tensor<2x2x2xi8>, tensor<2x2x2xi8>
}

// -----

// Rests in both dimensions, whose tiles are in the other order; the source is
// transposed first.
// CHECK-LABEL: func @pack_two
// CHECK: dense<{{\[\[\[\[}}1, 2], [4, 5{{\]\]}}, {{\[\[}}3, 9], [6, 9{{\]\]\]}}, {{\[\[\[}}7, 8], [9, 9{{\]\]}}, {{\[\[}}0, 9], [9, 9{{\]\]\]\]}}> : tensor<2x2x2x2xi8>
// CHECK-NEXT: return
func.func @pack_two() -> tensor<2x2x2x2xi8> {
  %c9 = arith.constant 9 : i8
  %w = arith.constant dense<[[1, 4, 7], [2, 5, 8], [3, 6, 0]]> : tensor<3x3xi8>
  %e = tensor.empty() : tensor<3x3xi8>
  %t = linalg.transpose ins(%w : tensor<3x3xi8>) outs(%e : tensor<3x3xi8>) permutation = [1, 0]
  %e4 = tensor.empty() : tensor<2x2x2x2xi8>
  %p = linalg.pack %t padding_value(%c9 : i8) inner_dims_pos = [0, 1] inner_tiles = [2, 2]
      into %e4 : tensor<3x3xi8> -> tensor<2x2x2x2xi8>
  return %p : tensor<2x2x2x2xi8>
}

// -----

// CHECK-LABEL: func @pad_concat
// CHECK: dense<{{\[\[}}7, 1, 2, 5], [7, 3, 4, 6{{\]\]}}> : tensor<2x4xi32>
// CHECK-NEXT: return
func.func @pad_concat() -> tensor<2x4xi32> {
  %c7 = arith.constant 7 : i32
  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = arith.constant dense<[[5], [6]]> : tensor<2x1xi32>
  %p = tensor.pad %a low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c7 : i32
  } : tensor<2x2xi32> to tensor<2x3xi32>
  %c = tensor.concat dim(1) %p, %b : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
  return %c : tensor<2x4xi32>
}

// -----

// Each operation rounds to its own type, ties to even: 2049 is between two
// numbers of f16, 1 + 2^-11 + 2^-40 just above the middle of two.
// CHECK-LABEL: func @rounding
// CHECK-DAG: dense<[2.048000e+03, 2.052000e+03, 1.000980e+00, 0x7C00]> : tensor<4xf16>
// CHECK-DAG: dense<[2.048000e+03, 2.048000e+03, 1.000000e+00, 6.553600e+04]> : tensor<4xbf16>
// CHECK-DAG: dense<[-2.048000e+03, -2.052000e+03, -1.00097656, 0xFF800000]> : tensor<4xf32>
func.func @rounding() -> (tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>) {
  %w = arith.constant dense<[2049.0, 2051.0, 1.00048828125090949470177292823791503906250, 65520.0]> : tensor<4xf64>
  %h = arith.truncf %w : tensor<4xf64> to tensor<4xf16>
  %b = arith.truncf %w : tensor<4xf64> to tensor<4xbf16>
  %x = arith.extf %h : tensor<4xf16> to tensor<4xf32>
  %n = arith.negf %x : tensor<4xf32>
  return %h, %b, %n : tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>
}

// -----

// What has no room in an integer becomes the nearest one: exports of T5 take the
// logarithm of zero on the way to a position that they do not use.
// CHECK-LABEL: func @to_integer
// CHECK-DAG: dense<[1, -128, 127, 0]> : tensor<4xi8>
// CHECK-DAG: dense<[1, 0, -1, 0]> : tensor<4xi8>
func.func @to_integer() -> (tensor<4xi8>, tensor<4xi8>) {
  %f = arith.constant dense<[1.75, 0xFF800000, 1000.0, 0x7FC00000]> : tensor<4xf32>
  %s = arith.fptosi %f : tensor<4xf32> to tensor<4xi8>
  %u = arith.fptoui %f : tensor<4xf32> to tensor<4xi8>
  return %s, %u : tensor<4xi8>, tensor<4xi8>
}

// -----

// A scalar constant and two types in one body.
// CHECK-LABEL: func @body
// CHECK: dense<{{\[\[}}5.000000e-01, 1.500000e+00], [1.000000e+00, 2.000000e+00{{\]\]}}> : tensor<2x2xf32>
// CHECK-NEXT: return
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#scalar = affine_map<(d0, d1) -> ()>
func.func @body() -> tensor<2x2xf32> {
  %w = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %half = arith.constant 0.5 : f32
  %init = tensor.empty() : tensor<2x2xf32>
  %g = linalg.generic {indexing_maps = [#tr, #scalar, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w, %half : tensor<2x2xf64>, f32) outs(%init : tensor<2x2xf32>) {
  ^bb0(%x: f64, %s: f32, %o: f32):
    %t = arith.truncf %x : f64 to f32
    %m = arith.mulf %t, %s : f32
    linalg.yield %m : f32
  } -> tensor<2x2xf32>
  return %g : tensor<2x2xf32>
}

// -----

// Positions, booleans, and what is gathered at computed positions.
// CHECK-LABEL: func @positions
// CHECK-DAG: dense<[30, 20, 10]> : tensor<3xi64>
// CHECK-DAG: dense<{{\[\[}}true, false, false], [true, true, false], [true, true, true{{\]\]}}> : tensor<3x3xi1>
// CHECK-NOT: linalg.generic
// CHECK-NOT: cf.assert
#row = affine_map<(d0) -> (d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @positions() -> (tensor<3xi64>, tensor<3x3xi1>) {
  %table = arith.constant dense<[0, 10, 20, 30]> : tensor<4xi64>
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<3xi64>
  %g = linalg.generic {indexing_maps = [#row], iterator_types = ["parallel"]} outs(%e : tensor<3xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %p = arith.subi %c3, %i : index
    %ok = arith.cmpi slt, %p, %c4 : index
    cf.assert %ok, "inside"
    %v = tensor.extract %table[%p] : tensor<4xi64>
    linalg.yield %v : i64
  } -> tensor<3xi64>
  %em = tensor.empty() : tensor<3x3xi1>
  %m = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%em : tensor<3x3xi1>) {
  ^bb0(%o: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    linalg.yield %c : i1
  } -> tensor<3x3xi1>
  return %g, %m : tensor<3xi64>, tensor<3x3xi1>
}

// -----

// An assertion that fails is the run's to report. What the op reads becomes a
// constant all the same.
// CHECK-LABEL: func @assertion
// CHECK: %[[T:.*]] = arith.constant dense<[1, 2]> : tensor<2xi64>
// CHECK: linalg.generic {{.*}} ins(%[[T]]
// CHECK: cf.assert
#row = affine_map<(d0) -> (d0)>
func.func @assertion() {
  %c2 = arith.constant 2 : i64
  %w = arith.constant dense<[0, 1, 2]> : tensor<3xi64>
  %s = tensor.extract_slice %w[1] [2] [1] : tensor<3xi64> to tensor<2xi64>
  linalg.generic {indexing_maps = [#row], iterator_types = ["parallel"]} ins(%s : tensor<2xi64>) {
  ^bb0(%x: i64):
    %ok = arith.cmpi slt, %x, %c2 : i64
    cf.assert %ok, "inside"
    linalg.yield
  }
  linalg.generic {indexing_maps = [#row], iterator_types = ["parallel"]} ins(%w : tensor<3xi64>) {
  ^bb0(%x: i64):
    %ok = arith.cmpi sle, %x, %c2 : i64
    cf.assert %ok, "holds"
    linalg.yield
  }
  return
}

// -----

// A broadcast does not grow. It stays, and reads what could be folded. One of a
// single value is a splat; as an init it is filled.
// CHECK-LABEL: func @broadcast
// CHECK-DAG: %[[W:.*]] = arith.constant dense<[3, 2, 1, 0]> : tensor<4xi8>
// CHECK-DAG: %[[S:.*]] = arith.constant dense<5> : tensor<2x4xi8>
// CHECK-DAG: %[[B:.*]] = linalg.broadcast ins(%[[W]]
// CHECK-DAG: %[[F:.*]] = linalg.fill ins(%{{.*}} : i8) outs(%{{.*}} : tensor<2x4xi8>)
// CHECK: %[[A:.*]] = linalg.add ins(%[[S]], %arg0 : {{.*}}) outs(%[[F]]
// CHECK: return %[[B]], %[[A]]
#rev = affine_map<(d0) -> (d0)>
func.func @broadcast(%arg0: tensor<2x4xi8>) -> (tensor<2x4xi8>, tensor<2x4xi8>) {
  %w = arith.constant dense<[[3], [2], [1], [0]]> : tensor<4x1xi8>
  %c = tensor.collapse_shape %w [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %e = tensor.empty() : tensor<2x4xi8>
  %b = linalg.broadcast ins(%c : tensor<4xi8>) outs(%e : tensor<2x4xi8>) dimensions = [0]
  %c5 = arith.constant 5 : i8
  %e4 = tensor.empty() : tensor<4x2xi8>
  %f = linalg.fill ins(%c5 : i8) outs(%e4 : tensor<4x2xi8>) -> tensor<4x2xi8>
  %t = linalg.transpose ins(%f : tensor<4x2xi8>) outs(%e : tensor<2x4xi8>) permutation = [1, 0]
  %a = linalg.add ins(%t, %arg0 : tensor<2x4xi8>, tensor<2x4xi8>) outs(%t : tensor<2x4xi8>) -> tensor<2x4xi8>
  return %b, %a : tensor<2x4xi8>, tensor<2x4xi8>
}

// -----

// Undefined results, ops that are not known and dynamic sizes stay.
// CHECK-LABEL: func @stays
// CHECK: arith.divsi
// CHECK: linalg.reduce
// CHECK: tensor.extract_slice
func.func @stays(%n: index) -> (tensor<2xi32>, tensor<i32>, tensor<?xi32>) {
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %z = arith.constant dense<[1, 0]> : tensor<2xi32>
  %d = arith.divsi %a, %z : tensor<2xi32>
  %init = arith.constant dense<0> : tensor<i32>
  %r = linalg.reduce ins(%a : tensor<2xi32>) outs(%init : tensor<i32>) dimensions = [0]
      (%x: i32, %y: i32) {
        %sum = arith.addi %x, %y : i32
        linalg.yield %sum : i32
      }
  %t = tensor.extract_slice %a[0] [%n] [1] : tensor<2xi32> to tensor<?xi32>
  return %d, %r, %t : tensor<2xi32>, tensor<i32>, tensor<?xi32>
}

// -----

// Equal results of several functions are one resource, another shape of a
// resource is the same resource, and boolean resources have a byte for each.
// CHECK-LABEL: func @resource_a
// CHECK: dense_resource<w_folded> : tensor<16x8xi8>
// CHECK-LABEL: func @resource_b
// CHECK-DAG: dense_resource<w_folded> : tensor<16x8xi8>
// CHECK-DAG: dense_resource<w> : tensor<128xi8>
// CHECK-DAG: dense<{{\[}}true, false, true{{\]}}> : tensor<3xi1>
// CHECK: dialect_resources
// The first row of the transposed matrix is its first column. The data is
// aligned to 64 bytes, which the text says first.
// CHECK: w_folded: "0x40000000001020304050607001112131
func.func @resource_a() -> tensor<16x8xi8> {
  %w = arith.constant dense_resource<w> : tensor<8x16xi8>
  %e = tensor.empty() : tensor<16x8xi8>
  %t = linalg.transpose ins(%w : tensor<8x16xi8>) outs(%e : tensor<16x8xi8>) permutation = [1, 0]
  return %t : tensor<16x8xi8>
}
func.func @resource_b() -> (tensor<16x8xi8>, tensor<128xi8>, tensor<3xi1>) {
  %w = arith.constant dense_resource<w> : tensor<8x16xi8>
  %e = tensor.empty() : tensor<16x8xi8>
  %t = linalg.transpose ins(%w : tensor<8x16xi8>) outs(%e : tensor<16x8xi8>) permutation = [1, 0]
  %c = tensor.collapse_shape %w [[0, 1]] : tensor<8x16xi8> into tensor<128xi8>
  %b = arith.constant dense_resource<flags> : tensor<6xi1>
  %s = tensor.extract_slice %b[0] [3] [2] : tensor<6xi1> to tensor<3xi1>
  return %t, %c, %s : tensor<16x8xi8>, tensor<128xi8>, tensor<3xi1>
}

{-#
  dialect_resources: {
    builtin: {
      flags: "0x01000000010100000100",
      w: "0x01000000000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F"
    }
  }
#-}

// -----

// A resource that takes no more room than its name is none: upstream's folders
// and the lowering of scalars read no resource.
// CHECK-LABEL: func @small_resources
// CHECK-DAG: arith.constant dense<1.500000e+00> : tensor<f32>
// CHECK-DAG: arith.constant dense<[true, false, true]> : tensor<3xi1>
// CHECK-DAG: arith.constant dense_resource<large> : tensor<65xi8>
func.func @small_resources() -> (tensor<f32>, tensor<3xi1>, tensor<65xi8>) {
  %s = arith.constant dense_resource<scalar> : tensor<f32>
  %f = arith.constant dense_resource<flags> : tensor<3xi1>
  %l = arith.constant dense_resource<large> : tensor<65xi8>
  return %s, %f, %l : tensor<f32>, tensor<3xi1>, tensor<65xi8>
}

{-#
  dialect_resources: {
    builtin: {
      flags: "0x01000000010001",
      scalar: "0x040000000000C03F",
      large: "0x010000000101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101"
    }
  }
#-}

// -----

// Integers that f64 has no room for are rounded once: 2^60 + 2^36 + 1 lies above
// the middle of two numbers of f32, and in the middle once f64 has rounded it.
// CHECK-LABEL: func @large_integers
// CHECK-DAG: arith.constant dense<[1152921642045800448, -1152921642045800448]> : tensor<2xi64>
// CHECK-DAG: arith.constant dense<-9223370937343148032> : tensor<1xi64>
func.func @large_integers() -> (tensor<2xi64>, tensor<1xi64>) {
  %s = arith.constant dense<[1152921573326323713, -1152921573326323713]> : tensor<2xi64>
  %u = arith.constant dense<9223372586610589697> : tensor<1xi64>
  %0 = arith.sitofp %s : tensor<2xi64> to tensor<2xf32>
  %1 = arith.uitofp %u : tensor<1xi64> to tensor<1xf32>
  %2 = arith.fptosi %0 : tensor<2xf32> to tensor<2xi64>
  %3 = arith.fptoui %1 : tensor<1xf32> to tensor<1xi64>
  return %2, %3 : tensor<2xi64>, tensor<1xi64>
}

// -----

// CHECK-LABEL: func @to_one_bit
// CHECK: arith.constant dense<[true, false]> : tensor<2xi1>
func.func @to_one_bit() -> tensor<2xi1> {
  %x = arith.constant dense<[-1.0, 0.0]> : tensor<2xf32>
  %0 = arith.fptosi %x : tensor<2xf32> to tensor<2xi1>
  return %0 : tensor<2xi1>
}
