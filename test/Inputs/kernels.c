//===- kernels.c - Host code for tests of packages ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Entries with the calling convention of a package, to test attn-run without a
// compiler: pointers to the inputs' descriptors, then to the results'.

typedef long long i64;
void *malloc(unsigned long);
extern void attn_rt_assert_failed(const char *);

typedef struct {
  void *allocated, *aligned;
  i64 offset, sizes[2], strides[2];
} Tensor2;

typedef struct {
  void *allocated, *aligned;
  i64 offset, sizes[1], strides[1];
} Tensor1;

static void makeResult(Tensor2 *result, i64 rows, i64 columns) {
  result->allocated = result->aligned = malloc(rows * columns * 4 + 1);
  result->offset = 0;
  result->sizes[0] = rows;
  result->sizes[1] = columns;
  result->strides[0] = columns;
  result->strides[1] = 1;
}

// (?x4xf32, scalar f32) -> ?x4xf32: x * scale, in parallel.
void attn_entry_main(void **args) {
  Tensor2 *x = args[0], *out = args[2];
  float scale = *(float *)args[1];
  makeResult(out, x->sizes[0], x->sizes[1]);
  float *from = x->aligned, *to = out->aligned;
#pragma omp parallel for
  for (i64 i = 0; i < x->sizes[0] * x->sizes[1]; ++i)
    to[i] = from[i] * scale;
}

// (2x3xf32) -> (3x2xf32, 2x3xf32): a strided view of a fresh copy, and the
// input itself.
void attn_entry_views(void **args) {
  Tensor2 *x = args[0], *transposed = args[1], *same = args[2];
  makeResult(transposed, 2, 3);
  for (int i = 0; i < 6; ++i)
    ((float *)transposed->aligned)[i] = ((float *)x->aligned)[i];
  transposed->sizes[0] = 3;
  transposed->sizes[1] = 2;
  transposed->strides[0] = 1;
  transposed->strides[1] = 3;
  *same = *x;
}

static const float constant[2] = {7, 8};

// () -> 2xf32: a buffer that may not be freed.
void attn_entry_constant(void **args) {
  Tensor1 *out = args[0];
  out->allocated = (void *)0xdeadbeef;
  out->aligned = (void *)constant;
  out->offset = 0;
  out->sizes[0] = 2;
  out->strides[0] = 1;
}

// () -> scalar i64: the number of threads of a parallel region.
void attn_entry_threads(void **args) {
  i64 count = 0;
#pragma omp parallel reduction(+ : count)
  count += 1;
  *(i64 *)args[0] = count;
}

// (2xbf16) -> 2xbf16, the bits unchanged.
void attn_entry_bits(void **args) {
  Tensor1 *x = args[0], *out = args[1];
  *out = *x;
  unsigned short *to = out->allocated = out->aligned = malloc(4);
  to[0] = ((unsigned short *)x->aligned)[0];
  to[1] = ((unsigned short *)x->aligned)[1];
}

// A check that fails inside a parallel region.
void attn_entry_check(void **args) {
#pragma omp parallel
#pragma omp single
  attn_rt_assert_failed("axis 1 of in0 is 3, axis 0 of in1 is 4");
}
