// What canonicalization folds into attn.attention, one entry per kind. Each is
// run as it is written here, decomposed, and as it is after canonicalization.

#bshd = affine_map<(b, s, h, d) -> (b, s, h, d)>
#bhsd = affine_map<(b, s, h, d) -> (b, h, s, d)>
#d3 = affine_map<(h, s, d) -> (h, s, d)>

func.func @layouts(%q: tensor<2x7x3x8xf32>, %k: tensor<2x9x3x8xf32>,
    %v: tensor<2x9x3x5xf32>, %bias: tensor<7x9x3xf32>, %mask: tensor<9x2x7xi1>)
    -> (tensor<2x7x3x5xf32>, tensor<2x7x3xf32>) {
  %qe = tensor.empty() : tensor<2x3x7x8xf32>
  %qt = linalg.transpose ins(%q : tensor<2x7x3x8xf32>) outs(%qe : tensor<2x3x7x8xf32>) permutation = [0, 2, 1, 3]
  %ke = tensor.empty() : tensor<2x3x8x9xf32>
  %kt = linalg.transpose ins(%k : tensor<2x9x3x8xf32>) outs(%ke : tensor<2x3x8x9xf32>) permutation = [0, 2, 3, 1]
  %ve = tensor.empty() : tensor<2x3x9x5xf32>
  %vt = linalg.generic {indexing_maps = [#bshd, #bhsd],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%v : tensor<2x9x3x5xf32>) outs(%ve : tensor<2x3x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<2x3x9x5xf32>
  %be = tensor.empty() : tensor<3x7x9xf32>
  %bt = linalg.transpose ins(%bias : tensor<7x9x3xf32>) outs(%be : tensor<3x7x9xf32>) permutation = [2, 0, 1]
  %me = tensor.empty() : tensor<2x7x9xi1>
  %mt = linalg.transpose ins(%mask : tensor<9x2x7xi1>) outs(%me : tensor<2x7x9xi1>) permutation = [1, 2, 0]
  %init = tensor.empty() : tensor<2x3x7x5xf32>
  %lse = tensor.empty() : tensor<2x3x7xf32>
  %0:2 = attn.attention query(%qt : tensor<2x3x7x8xf32>)
      key(%kt : tensor<2x3x8x9xf32>, bhds) value(%vt : tensor<2x3x9x5xf32>)
      bias(%bt : tensor<3x7x9xf32>) mask(%mt : tensor<2x7x9xi1>, bqk)
      outs(%init : tensor<2x3x7x5xf32>) lse(%lse : tensor<2x3x7xf32>)
  %oe = tensor.empty() : tensor<2x7x3x5xf32>
  %ot = linalg.transpose ins(%0#0 : tensor<2x3x7x5xf32>) outs(%oe : tensor<2x7x3x5xf32>) permutation = [0, 2, 1, 3]
  %le = tensor.empty() : tensor<2x7x3xf32>
  %lt = linalg.transpose ins(%0#1 : tensor<2x3x7xf32>) outs(%le : tensor<2x7x3xf32>) permutation = [0, 2, 1]
  return %ot, %lt : tensor<2x7x3x5xf32>, tensor<2x7x3xf32>
}

// Heads repeated for their groups, merged with the batch, and a bias that all
// of them share.
func.func @heads(%q: tensor<2x6x7x8xf32>, %k: tensor<2x9x2x8xf32>,
    %v: tensor<2x9x2x8xf32>, %bias: tensor<7x9xf32>) -> tensor<2x6x7x8xf32> {
  %q3 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<2x6x7x8xf32> into tensor<12x7x8xf32>
  %te = tensor.empty() : tensor<2x2x9x8xf32>
  %e = tensor.empty() : tensor<2x2x3x9x8xf32>
  %kt = linalg.transpose ins(%k : tensor<2x9x2x8xf32>) outs(%te : tensor<2x2x9x8xf32>) permutation = [0, 2, 1, 3]
  %kb = linalg.broadcast ins(%kt : tensor<2x2x9x8xf32>) outs(%e : tensor<2x2x3x9x8xf32>) dimensions = [2]
  %k3 = tensor.collapse_shape %kb [[0, 1, 2], [3], [4]] : tensor<2x2x3x9x8xf32> into tensor<12x9x8xf32>
  %vt = linalg.transpose ins(%v : tensor<2x9x2x8xf32>) outs(%te : tensor<2x2x9x8xf32>) permutation = [0, 2, 1, 3]
  %vb = linalg.broadcast ins(%vt : tensor<2x2x9x8xf32>) outs(%e : tensor<2x2x3x9x8xf32>) dimensions = [2]
  %v3 = tensor.collapse_shape %vb [[0, 1, 2], [3], [4]] : tensor<2x2x3x9x8xf32> into tensor<12x9x8xf32>
  %be = tensor.empty() : tensor<12x7x9xf32>
  %bb = linalg.broadcast ins(%bias : tensor<7x9xf32>) outs(%be : tensor<12x7x9xf32>) dimensions = [0]
  %init = tensor.empty() : tensor<12x7x8xf32>
  %0 = attn.attention query(%q3 : tensor<12x7x8xf32>) key(%k3 : tensor<12x9x8xf32>)
      value(%v3 : tensor<12x9x8xf32>) bias(%bb : tensor<12x7x9xf32>)
      outs(%init : tensor<12x7x8xf32>)
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [2, 6, 7, 8] : tensor<12x7x8xf32> into tensor<2x6x7x8xf32>
  return %1 : tensor<2x6x7x8xf32>
}

// A causal mask with an offset, a bound on the left, padding, and a window that
// the op has already, measured from the other diagonal.
func.func @masks(%q: tensor<3x7x8xf32>, %k: tensor<3x10x8xf32>,
    %padding: tensor<3x10xi1>) -> tensor<3x7x8xf32> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<3x7x10xi1>
  %mask = linalg.generic {
      indexing_maps = [affine_map<(h, q, k) -> (h, k)>, #d3],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%padding : tensor<3x10xi1>) outs(%e : tensor<3x7x10xi1>) {
    ^bb0(%in: i1, %out: i1):
      %i = linalg.index 1 : index
      %j = linalg.index 2 : index
      %end = arith.addi %i, %c1 : index
      %right = arith.cmpi sle, %j, %end : index
      %distance = arith.subi %i, %j : index
      %left = arith.cmpi slt, %distance, %c4 : index
      %band = arith.andi %right, %left : i1
      %all = arith.andi %band, %in : i1
      linalg.yield %all : i1
  } -> tensor<3x7x10xi1>
  %init = tensor.empty() : tensor<3x7x8xf32>
  %0 = attn.attention query(%q : tensor<3x7x8xf32>) key(%k : tensor<3x10x8xf32>)
      value(%k : tensor<3x10x8xf32>) mask(%mask : tensor<3x7x10xi1>, hqk)
      diagonal(bottom_right) window(5, 0) outs(%init : tensor<3x7x8xf32>)
  return %0 : tensor<3x7x8xf32>
}

// A constant mask that is a band below the diagonal: the first rows are empty.
func.func @constant_mask(%q: tensor<3x4x8xf32>, %k: tensor<3x3x8xf32>) -> tensor<3x4x8xf32> {
  %mask = arith.constant dense<[[false, false, false], [false, false, false],
                                [true, false, false], [false, true, false]]> : tensor<4x3xi1>
  %init = tensor.empty() : tensor<3x4x8xf32>
  %0 = attn.attention query(%q : tensor<3x4x8xf32>) key(%k : tensor<3x3x8xf32>)
      value(%k : tensor<3x3x8xf32>) mask(%mask : tensor<4x3xi1>)
      outs(%init : tensor<3x4x8xf32>)
  return %0 : tensor<3x4x8xf32>
}

// Extents that are known at run time only, with no key at all among them.
func.func @dynamic(%q: tensor<2x?x8xf32>, %k: tensor<2x?x8xf32>) -> tensor<2x?x8xf32> {
  %c1 = arith.constant 1 : index
  %sq = tensor.dim %q, %c1 : tensor<2x?x8xf32>
  %sk = tensor.dim %k, %c1 : tensor<2x?x8xf32>
  %e = tensor.empty(%sq, %sk) : tensor<?x?xi1>
  %mask = linalg.generic {indexing_maps = [affine_map<(q, k) -> (q, k)>],
      iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xi1>) {
    ^bb0(%out: i1):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sge, %i, %j : index
      linalg.yield %c : i1
  } -> tensor<?x?xi1>
  %init = tensor.empty(%sq) : tensor<2x?x8xf32>
  %0 = attn.attention query(%q : tensor<2x?x8xf32>) key(%k : tensor<2x?x8xf32>)
      value(%k : tensor<2x?x8xf32>) mask(%mask : tensor<?x?xi1>) window(100, *)
      outs(%init : tensor<2x?x8xf32>)
  return %0 : tensor<2x?x8xf32>
}

// Factors that are powers of two, on query and on key, beside a scale.
func.func @factors(%q: tensor<3x7x8xf32>, %k: tensor<3x9x8xf32>) -> tensor<3x7x8xf32> {
  %half = arith.constant dense<0.5> : tensor<3x7x8xf32>
  %c4 = arith.constant -4.0 : f32
  %qs = arith.mulf %q, %half : tensor<3x7x8xf32>
  %e = tensor.empty() : tensor<3x9x8xf32>
  %ks = linalg.generic {indexing_maps = [#d3, #d3],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%k : tensor<3x9x8xf32>) outs(%e : tensor<3x9x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %p = arith.mulf %c4, %in : f32
      linalg.yield %p : f32
  } -> tensor<3x9x8xf32>
  %init = tensor.empty() : tensor<3x7x8xf32>
  %0 = attn.attention query(%qs : tensor<3x7x8xf32>) key(%ks : tensor<3x9x8xf32>)
      value(%k : tensor<3x9x8xf32>) scale(0.3) outs(%init : tensor<3x7x8xf32>)
  return %0 : tensor<3x7x8xf32>
}

// Operands widened to f32 and an output rounded back.
func.func @widened(%q: tensor<3x7x8xf16>, %k: tensor<3x9x8xf16>) -> tensor<3x7x8xf16> {
  %qw = arith.extf %q : tensor<3x7x8xf16> to tensor<3x7x8xf32>
  %kw = arith.extf %k : tensor<3x9x8xf16> to tensor<3x9x8xf32>
  %init = tensor.empty() : tensor<3x7x8xf32>
  %0 = attn.attention query(%qw : tensor<3x7x8xf32>) key(%kw : tensor<3x9x8xf32>)
      value(%kw : tensor<3x9x8xf32>) outs(%init : tensor<3x7x8xf32>)
  %1 = arith.truncf %0 : tensor<3x7x8xf32> to tensor<3x7x8xf16>
  return %1 : tensor<3x7x8xf16>
}
