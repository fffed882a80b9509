// Calls that are marked as attention are raised before shapes are simplified: the
// reshape of the result has extents that follow from the arguments. They count
// among what is raised, and the numbers are those of attention.
// RUN: attn-compile %s --emit=mlir --require-raised=2 | FileCheck %s
// CHECK-NOT: attn.attention =
// CHECK-COUNT-2: attn.attention query(
// CHECK-NOT: tensor.reshape
// RUN: not attn-compile %s --require-raised=1 -o %t.attn 2>&1 | %one_line %s --check-prefix=WRONG -DN=1
// RUN: not attn-compile %s --require-raised=3 -o %t.attn 2>&1 | %one_line %s --check-prefix=WRONG -DN=3
// WRONG: attn-compile: error: expected attention to be raised [[N]] times, found 2, 2 of them marked calls

// RUN: attn-compile %s -o %t.attn
// RUN: %python -c "import numpy as np; from attn import reference; r = np.random.default_rng(0); q, k, v = (r.standard_normal((2, 4, n, 8), np.float32) for n in (5, 9, 9)); m = r.random((2, 9)) > 0.3; m[1] = False; o = reference.attention(q, k, v, mask=m[:, None, None], causal=True, diagonal='bottom_right')[0]; np.savez('%t.npz', in0=q, in1=k, in2=v, in3=m, out0=o.astype(np.float32).reshape(2, 4, -1), out1=np.where(m.any(1)[:, None, None, None], o, np.nan).astype(np.float32))"
// RUN: attn-run %t.attn --inputs %t.npz --expect %t.npz --atol 1e-5 --rtol 0

func.func private @zero(tensor<2x4x?x8xf32>, tensor<2x4x?x8xf32>, tensor<2x4x?x8xf32>, tensor<2x?xi1>) -> tensor<2x4x?x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value", "mask"], results = ["output"], layouts = {mask = "bk"},
                                  causal, diagonal = "bottom_right"}}
func.func private @nan(tensor<2x4x?x8xf32>, tensor<2x4x?x8xf32>, tensor<2x4x?x8xf32>, tensor<2x?xi1>) -> tensor<2x4x?x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value", "mask"], results = ["output"], layouts = {mask = "bk"},
                                  causal, diagonal = "bottom_right", empty_rows = "nan"}}

func.func @main(%q: tensor<2x4x?x8xf32>, %k: tensor<2x4x?x8xf32>, %v: tensor<2x4x?x8xf32>, %m: tensor<2x?xi1>) -> (tensor<2x4x?xf32>, tensor<2x4x?x8xf32>) {
  %o = call @zero(%q, %k, %v, %m) : (tensor<2x4x?x8xf32>, tensor<2x4x?x8xf32>, tensor<2x4x?x8xf32>, tensor<2x?xi1>) -> tensor<2x4x?x8xf32>
  %n = call @nan(%q, %k, %v, %m) : (tensor<2x4x?x8xf32>, tensor<2x4x?x8xf32>, tensor<2x4x?x8xf32>, tensor<2x?xi1>) -> tensor<2x4x?x8xf32>
  %c2 = arith.constant 2 : index
  %two = arith.constant 2 : i64
  %four = arith.constant 4 : i64
  %eight = arith.constant 8 : i64
  %dim = tensor.dim %o, %c2 : tensor<2x4x?x8xf32>
  %length = arith.index_cast %dim : index to i64
  %flat = arith.muli %length, %eight : i64
  %shape = tensor.from_elements %two, %four, %flat : tensor<3xi64>
  %r = tensor.reshape %o(%shape) : (tensor<2x4x?x8xf32>, tensor<3xi64>) -> tensor<2x4x?xf32>
  return %r, %n : tensor<2x4x?xf32>, tensor<2x4x?x8xf32>
}
