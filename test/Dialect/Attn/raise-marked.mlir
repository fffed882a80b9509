// RUN: attn-opt %s --attn-raise | FileCheck %s
// RUN: attn-opt %s --attn-raise | FileCheck %s

// Marked declarations are gone, others stay.
// CHECK-NOT: attn.attention =
// CHECK: func private @other

// The example of the pass's description.
func.func private @sdpa(tensor<2x20x8x64xf16>, tensor<2x?x2x64xf16>, tensor<2x?x2x64xf16>, tensor<2x?xi1>) -> tensor<2x20x8x64xf16>
    attributes {attn.attention = {
      arguments = ["query", "key", "value", "mask"], results = ["output"],
      layouts = {query = "bshd", key = "bshd", value = "bshd", mask = "bk", output = "bshd"},
      scale = 0.125, causal, diagonal = "bottom_right"}}
func.func private @other(tensor<4xf32>)
// CHECK-LABEL: func @example
// CHECK-SAME: (%[[Q:.*]]: tensor<2x20x8x64xf16>, %[[K:.*]]: tensor<2x?x2x64xf16>, %[[V:.*]]: tensor<2x?x2x64xf16>, %[[M:.*]]: tensor<2x?xi1>)
// CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<2x20x8x64xf16>
// CHECK-NEXT: %[[O:.*]] = attn.attention query(%[[Q]] : tensor<2x20x8x64xf16>, bshd) key(%[[K]] : tensor<2x?x2x64xf16>, bshd) value(%[[V]] : tensor<2x?x2x64xf16>, bshd)
// CHECK-SAME: mask(%[[M]] : tensor<2x?xi1>, bk) scale(1.250000e-01) causal diagonal(bottom_right) outs(%[[INIT]] : tensor<2x20x8x64xf16>, bshd)
// CHECK-NEXT: return %[[O]]
func.func @example(%q: tensor<2x20x8x64xf16>, %k: tensor<2x?x2x64xf16>, %v: tensor<2x?x2x64xf16>,
                   %m: tensor<2x?xi1>) -> tensor<2x20x8x64xf16> {
  %o = call @sdpa(%q, %k, %v, %m) : (tensor<2x20x8x64xf16>, tensor<2x?x2x64xf16>, tensor<2x?x2x64xf16>, tensor<2x?xi1>) -> tensor<2x20x8x64xf16>
  return %o : tensor<2x20x8x64xf16>
}

// One declaration serves any number of calls, and what it leaves out is the
// op's default.
func.func private @plain(tensor<4x?x8xf32>, tensor<4x?x8xf32>, tensor<4x?x8xf32>) -> tensor<4x?x8xf32>
    attributes {attn.attention = {arguments = ["value", "query", "key"], results = ["output"]}}
// CHECK-LABEL: func @defaults
// CHECK-SAME: (%[[X:.*]]: tensor<4x?x8xf32>, %[[Y:.*]]: tensor<4x?x8xf32>)
// CHECK: %[[LENGTH:.*]] = tensor.dim %[[X]], %c1
// CHECK: %[[INIT:.*]] = tensor.empty(%[[LENGTH]]) : tensor<4x?x8xf32>
// CHECK: %[[A:.*]] = attn.attention query(%[[X]] : tensor<4x?x8xf32>) key(%[[Y]] : tensor<4x?x8xf32>) value(%[[X]] : tensor<4x?x8xf32>) outs(%[[INIT]] : tensor<4x?x8xf32>)
// CHECK: attn.attention query(%[[A]] : tensor<4x?x8xf32>) key(%[[Y]] : tensor<4x?x8xf32>) value(%[[Y]] : tensor<4x?x8xf32>) outs(
func.func @defaults(%x: tensor<4x?x8xf32>, %y: tensor<4x?x8xf32>) -> tensor<4x?x8xf32> {
  %0 = call @plain(%x, %x, %y) : (tensor<4x?x8xf32>, tensor<4x?x8xf32>, tensor<4x?x8xf32>) -> tensor<4x?x8xf32>
  %1 = call @plain(%y, %0, %y) : (tensor<4x?x8xf32>, tensor<4x?x8xf32>, tensor<4x?x8xf32>) -> tensor<4x?x8xf32>
  return %1 : tensor<4x?x8xf32>
}

// All options, and integers as front ends have them.
func.func private @all(tensor<2x4x6x8xf16>, tensor<2x4x10x8xf16>, tensor<2x4x10x16xf16>, tensor<4x6x10xf32>, tensor<2x1x1x10xi1>,
                       tensor<2xi64>, tensor<4xf32>, tensor<i64>, i32, index) -> (tensor<2x4x6xf32>, tensor<2x6x4x16xf32>)
    attributes {attn.attention = {
      arguments = ["query", "key", "value", "bias", "mask", "key_lengths", "sink", "diagonal_offset", "dropout_seed", "dropout_offset"],
      results = ["lse", "output"], layouts = {output = "bshd", bias = "hqk"},
      softcap = 30.0 : f32, window = [16, "*"], dropout = 0.25, causal = false, empty_rows = "zero"}}
// CHECK-LABEL: func @options
// CHECK-SAME: %[[OFFSET:[^:]*]]: tensor<i64>, %[[SEED:[^:]*]]: i32, %[[START:[^:]*]]: index
// CHECK-DAG: %[[NUMBER:.*]] = tensor.extract %[[OFFSET]][] : tensor<i64>
// CHECK-DAG: %[[O:.*]] = arith.index_cast %[[NUMBER]] : i64 to index
// CHECK-DAG: %[[S:.*]] = arith.extsi %[[SEED]] : i32 to i64
// CHECK-DAG: %[[T:.*]] = arith.index_cast %[[START]] : index to i64
// CHECK: %[[R:.*]]:2 = attn.attention query(
// CHECK-SAME: bias(%{{.*}} : tensor<4x6x10xf32>) mask(%{{.*}} : tensor<2x1x1x10xi1>) key_lengths(%{{.*}} : tensor<2xi64>) sink(%{{.*}} : tensor<4xf32>)
// CHECK-SAME: softcap(3.000000e+01) diagonal(top_left, %[[O]]) window(16, *) dropout(2.500000e-01, %[[S]], %[[T]])
// CHECK-SAME: outs(%{{.*}} : tensor<2x6x4x16xf32>, bshd) lse(%{{.*}} : tensor<2x4x6xf32>)
// CHECK: return %[[R]]#1, %[[R]]#0
func.func @options(%q: tensor<2x4x6x8xf16>, %k: tensor<2x4x10x8xf16>, %v: tensor<2x4x10x16xf16>, %bias: tensor<4x6x10xf32>, %m: tensor<2x1x1x10xi1>,
                   %lengths: tensor<2xi64>, %sink: tensor<4xf32>, %offset: tensor<i64>, %seed: i32, %start: index) -> (tensor<2x4x6xf32>, tensor<2x6x4x16xf32>) {
  %r:2 = call @all(%q, %k, %v, %bias, %m, %lengths, %sink, %offset, %seed, %start)
      : (tensor<2x4x6x8xf16>, tensor<2x4x10x8xf16>, tensor<2x4x10x16xf16>, tensor<4x6x10xf32>, tensor<2x1x1x10xi1>,
         tensor<2xi64>, tensor<4xf32>, tensor<i64>, i32, index) -> (tensor<2x4x6xf32>, tensor<2x6x4x16xf32>)
  return %r#0, %r#1 : tensor<2x4x6xf32>, tensor<2x6x4x16xf32>
}

// Keys and values in pages.
func.func private @paged(tensor<4x1x32x128xf16>, tensor<?x16x8x128xf16>, tensor<?x16x8x128xf16>, tensor<4x64xi32>, tensor<4xi32>) -> tensor<4x1x32x128xf16>
    attributes {attn.attention = {
      arguments = ["query", "key", "value", "page_table", "key_lengths"], results = ["output"],
      layouts = {query = "bshd", key = "bshd", value = "bshd", output = "bshd"}}}
// CHECK-LABEL: func @pages
// CHECK: attn.attention query({{.*}}) key({{.*}}) value({{.*}}) key_lengths(%{{.*}} : tensor<4xi32>) page_table(%{{.*}} : tensor<4x64xi32>) outs(
func.func @pages(%q: tensor<4x1x32x128xf16>, %k: tensor<?x16x8x128xf16>, %v: tensor<?x16x8x128xf16>, %table: tensor<4x64xi32>,
                 %lengths: tensor<4xi32>) -> tensor<4x1x32x128xf16> {
  %o = call @paged(%q, %k, %v, %table, %lengths) : (tensor<4x1x32x128xf16>, tensor<?x16x8x128xf16>, tensor<?x16x8x128xf16>, tensor<4x64xi32>, tensor<4xi32>) -> tensor<4x1x32x128xf16>
  return %o : tensor<4x1x32x128xf16>
}

// Rows that are NaN where a softmax without a guard makes them so. The
// log-sum-exp that tells them is not asked for twice.
func.func private @nan(tensor<?x8xf64>, tensor<?x8xf64>, tensor<?x8xf64>, tensor<?x?xi1>) -> tensor<?x8xf64>
    attributes {attn.attention = {arguments = ["query", "key", "value", "mask"], results = ["output"], empty_rows = "nan"}}
func.func private @nan_lse(tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x4xi1>) -> (tensor<4x8xf32>, tensor<4xf32>)
    attributes {attn.attention = {arguments = ["query", "key", "value", "mask"], results = ["output", "lse"], empty_rows = "nan"}}
// CHECK-LABEL: func @nan_rows
// CHECK: %[[A:.*]]:2 = attn.attention {{.*}} lse(%{{.*}} : tensor<?xf64>)
// CHECK: %[[N:.*]] = linalg.generic {{.*}} ins(%[[A]]#0, %[[A]]#1 : tensor<?x8xf64>, tensor<?xf64>)
// CHECK: arith.cmpf oeq
// CHECK: %[[B:.*]]:2 = attn.attention {{.*}} lse(%{{.*}} : tensor<4xf32>)
// CHECK: %[[C:.*]] = linalg.generic {{.*}} ins(%[[B]]#0, %[[B]]#1 : tensor<4x8xf32>, tensor<4xf32>)
// CHECK: return %[[N]], %[[C]], %[[B]]#1
func.func @nan_rows(%q: tensor<?x8xf64>, %m: tensor<?x?xi1>, %x: tensor<4x8xf32>, %n: tensor<4x4xi1>) -> (tensor<?x8xf64>, tensor<4x8xf32>, tensor<4xf32>) {
  %o = call @nan(%q, %q, %q, %m) : (tensor<?x8xf64>, tensor<?x8xf64>, tensor<?x8xf64>, tensor<?x?xi1>) -> tensor<?x8xf64>
  %p:2 = call @nan_lse(%x, %x, %x, %n) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x4xi1>) -> (tensor<4x8xf32>, tensor<4xf32>)
  return %o, %p#0, %p#1 : tensor<?x8xf64>, tensor<4x8xf32>, tensor<4xf32>
}

// What a front end knows of a result's extents is no matter of attention.
func.func private @vague(tensor<4x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x?xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"]}}
func.func private @sharp(tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"]}}
// CHECK-LABEL: func @extents
// CHECK: %[[A:.*]] = attn.attention {{.*}} outs(%{{.*}} : tensor<4x8xf32>)
// CHECK: tensor.cast %[[A]] : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK: %[[B:.*]] = attn.attention {{.*}} outs(%{{.*}} : tensor<?x8xf32>)
// CHECK: tensor.cast %[[B]] : tensor<?x8xf32> to tensor<4x8xf32>
func.func @extents(%q: tensor<4x8xf32>, %k: tensor<?x8xf32>) -> (tensor<?x?xf32>, tensor<4x8xf32>) {
  %0 = call @vague(%q, %k, %k) : (tensor<4x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x?xf32>
  %1 = call @sharp(%k, %k, %k) : (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<4x8xf32>
}

// A declaration without a call goes away, too.
func.func private @unused(tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"]}}
