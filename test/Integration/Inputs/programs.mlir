func.func @dup(%x: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<12xf32>) {
  %e = tensor.empty() : tensor<4x3xf32>
  %a = linalg.add ins(%x, %x : tensor<4x3xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %c = tensor.collapse_shape %a [[0, 1]] : tensor<4x3xf32> into tensor<12xf32>
  return %a, %a, %c : tensor<4x3xf32>, tensor<4x3xf32>, tensor<12xf32>
}
func.func @passthrough(%x: tensor<?x3xf32>, %y: tensor<2xi1>) -> (tensor<?x3xf32>, tensor<2xi1>, tensor<2x2xf32>) {
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  return %x, %y, %c : tensor<?x3xf32>, tensor<2xi1>, tensor<2x2xf32>
}
func.func @slice(%x: tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %s = tensor.extract_slice %x[0, 1][4, 2][1, 1] : tensor<4x6xf32> to tensor<4x2xf32>
  %t = tensor.extract_slice %x[0, 0][4, 2][1, 3] : tensor<4x6xf32> to tensor<4x2xf32>
  return %s, %t : tensor<4x2xf32>, tensor<4x2xf32>
}
func.func @scalars(%i: index, %f: f32, %b: i1, %h: f16, %bf: bf16, %k: i64) -> (index, f32, i1, f16, bf16, i64) {
  %j = arith.addi %i, %i : index
  %g = arith.addf %f, %f : f32
  %t = arith.constant true
  %nb = arith.xori %b, %t : i1
  %hh = arith.addf %h, %h : f16
  %bb = arith.addf %bf, %bf : bf16
  %kk = arith.addi %k, %k : i64
  return %j, %g, %nb, %hh, %bb, %kk : index, f32, i1, f16, bf16, i64
}
func.func @loops(%x: tensor<?xf32>, %n: i64) -> (tensor<?xf32>, i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %r:2 = scf.while (%i = %c0, %t = %x) : (i64, tensor<?xf32>) -> (i64, tensor<?xf32>) {
    %c = arith.cmpi slt, %i, %n : i64
    scf.condition(%c) %i, %t : i64, tensor<?xf32>
  } do {
  ^bb0(%i: i64, %t: tensor<?xf32>):
    %u = arith.addf %t, %t : tensor<?xf32>
    %j = arith.addi %i, %c1 : i64
    scf.yield %j, %u : i64, tensor<?xf32>
  }
  return %r#1, %r#0 : tensor<?xf32>, i64
}
func.func @cond(%c: i1, %x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %r = scf.if %c -> tensor<3xf32> {
    scf.yield %x : tensor<3xf32>
  } else {
    %s = func.call @helper(%y) : (tensor<3xf32>) -> tensor<3xf32>
    scf.yield %s : tensor<3xf32>
  }
  return %r : tensor<3xf32>
}
func.func private @helper(%y: tensor<3xf32>) -> tensor<3xf32> {
  %s = arith.mulf %y, %y : tensor<3xf32>
  return %s : tensor<3xf32>
}
func.func @halves(%a: tensor<4xf16>, %b: tensor<4xbf16>) -> (tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>) {
  %x = math.exp %a : tensor<4xf16>
  %y = math.tanh %b : tensor<4xbf16>
  %z = arith.extf %b : tensor<4xbf16> to tensor<4xf32>
  %w = arith.extf %a : tensor<4xf16> to tensor<4xf64>
  return %x, %y, %z, %w : tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf64>
}
func.func @ints(%a: tensor<4xi8>, %b: tensor<4xi16>, %m: tensor<4xi1>) -> (tensor<4xi32>, tensor<4xi1>) {
  %x = arith.extsi %a : tensor<4xi8> to tensor<4xi32>
  %y = arith.extsi %b : tensor<4xi16> to tensor<4xi32>
  %s = arith.select %m, %x, %y : tensor<4xi1>, tensor<4xi32>
  %c = arith.cmpi slt, %x, %y : tensor<4xi32>
  return %s, %c : tensor<4xi32>, tensor<4xi1>
}
func.func @branches(%c: i1, %x: tensor<3xf32>) -> tensor<3xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %s = arith.mulf %x, %x : tensor<3xf32>
  cf.br ^c(%s : tensor<3xf32>)
^b:
  cf.br ^c(%x : tensor<3xf32>)
^c(%r: tensor<3xf32>):
  return %r : tensor<3xf32>
}
func.func @none() {
  return
}
func.func @rank0(%x: tensor<f32>) -> tensor<f32> {
  %s = arith.mulf %x, %x : tensor<f32>
  return %s : tensor<f32>
}
func.func @fpowi(%x: tensor<3xf32>, %n: i32) -> tensor<3xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%x : tensor<3xf32>) outs(%e : tensor<3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = math.fpowi %a, %n : f32, i32
    linalg.yield %p : f32
  } -> tensor<3xf32>
  return %s : tensor<3xf32>
}
func.func @insert(%x: tensor<4x3xf32>, %y: tensor<2x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %r = tensor.insert_slice %y into %x[1, 0][2, 3][1, 1] : tensor<2x3xf32> into tensor<4x3xf32>
  return %r, %x : tensor<4x3xf32>, tensor<4x3xf32>
}
// Names of the C library that the compiled code calls as well.
func.func @malloc(%x: f32, %y: tensor<3xf32>) -> (f32, tensor<3xf32>) {
  %erf = math.erf %x : f32
  %r = func.call @erff(%erf) : (f32) -> f32
  %s = func.call @free(%y) : (tensor<3xf32>) -> tensor<3xf32>
  return %r, %s : f32, tensor<3xf32>
}
func.func private @erff(%x: f32) -> f32 {
  %r = arith.addf %x, %x : f32
  return %r : f32
}
func.func private @free(%x: tensor<3xf32>) -> tensor<3xf32> {
  %r = arith.addf %x, %x : tensor<3xf32>
  return %r : tensor<3xf32>
}
// Functions that have vector forms in no library.
func.func @score_region(%x: tensor<7x4xf32>) -> tensor<7x4xf32> {
  %init = tensor.empty() : tensor<7x4xf32>
  %r = attn.attention query(%x : tensor<7x4xf32>) key(%x : tensor<7x4xf32>)
      value(%x : tensor<7x4xf32>) scale(1.0) outs(%init : tensor<7x4xf32>)
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %erf = math.erf %s : f32
        %cbrt = math.cbrt %s : f32
        %new = arith.addf %erf, %cbrt : f32
        attn.yield %new : f32
      }
  return %r : tensor<7x4xf32>
}
// To bf16 once: the first two are not halfway, though they are so in f32.
func.func @round_once(%x: tensor<6xf64>) -> tensor<6xbf16> {
  %y = arith.truncf %x : tensor<6xf64> to tensor<6xbf16>
  return %y : tensor<6xbf16>
}
// An op that stands for several, over an inner dimension of open extent.
func.func @softmax(%x: tensor<3x?x5xf32>) -> tensor<3x?x5xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<3x?x5xf32>
  %init = tensor.empty(%n) : tensor<3x?x5xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<3x?x5xf32>)
      outs(%init : tensor<3x?x5xf32>) -> tensor<3x?x5xf32>
  return %r : tensor<3x?x5xf32>
}
