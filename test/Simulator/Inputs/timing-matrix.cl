//===- timing-matrix.cl - Products whose clocks can be told ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

typedef float float8_t __attribute__((ext_vector_type(8)));
typedef float float16_t __attribute__((ext_vector_type(16)));
typedef half half4_t __attribute__((ext_vector_type(4)));
typedef half half8_t __attribute__((ext_vector_type(8)));
typedef half half16_t __attribute__((ext_vector_type(16)));

/// Four products a turn, each to an accumulator of its own.
#if defined(__gfx1100__)
typedef float8_t sum_t;
typedef half16_t part_t;
#define PRODUCT "v_wmma_f32_16x16x16_f16 "
#elif defined(__gfx1201__)
typedef float8_t sum_t;
typedef half8_t part_t;
#define PRODUCT "v_wmma_f32_16x16x16_f16 "
#else
typedef float16_t sum_t;
typedef half4_t part_t;
#define PRODUCT "v_mfma_f32_32x32x8f16 "
#endif

kernel void products(global float *out, int count) {
  int item = __builtin_amdgcn_workitem_id_x();
  part_t a = (part_t)(1.0h), b = (part_t)(2.0h);
  sum_t c[4] = {(sum_t)0.f, (sum_t)0.f, (sum_t)0.f, (sum_t)0.f};
#pragma nounroll
  for (int i = 0; i < count; ++i)
    __asm__ volatile("s_nop 1\n\t" PRODUCT "%0, %4, %5, %0\n\t" PRODUCT
                     "%1, %4, %5, %1\n\t" PRODUCT "%2, %4, %5, %2\n\t" PRODUCT
                     "%3, %4, %5, %3"
                     : "+v"(c[0]), "+v"(c[1]), "+v"(c[2]), "+v"(c[3])
                     : "v"(a), "v"(b));
  // Until the last ones can be read.
  __asm__ volatile("s_nop 15\n\ts_nop 7"
                   : "+v"(c[0]), "+v"(c[1]), "+v"(c[2]), "+v"(c[3]));
  out[__builtin_amdgcn_workgroup_id_x() * 256 + item] =
      c[0][0] + c[1][0] + c[2][0] + c[3][0];
}
