//===- float.c - Floating point for the simulator's tests ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "portable.h"

// clang-format off: macros that begin and end functions confuse it.

// C leaves the conversion of NaN and of what does not fit undefined; the chip
// saturates, and NaN becomes 0.
#ifdef __AMDGCN__
#define TO_INTEGER(T, LOW, HIGH, X) ((T)(X))
#else
#define TO_INTEGER(T, LOW, HIGH, X)                                            \
  ((X) != (X)      ? 0                                                         \
   : (X) <= (LOW)  ? (T)(LOW)                                                  \
   : (X) >= (HIGH) ? (T)((HIGH) - 1) + ((HIGH) > 1e16)                         \
                   : (T)(X))
#endif

#ifdef __AMDGCN__
#define FMA(X, Y, Z) __builtin_elementwise_fma(X, Y, Z)
#else
// Of f16 a product is exact in double. The sum is rounded to odd, so that the
// second rounding, to f16, is that of the exact sum.
static f64 roundedToOdd(f64 a, f64 b) {
  f64 sum = a + b, rest = sum - a;
  f64 error = (a - (sum - rest)) + (b - rest);
  if (error == 0 || error != error || isinf(sum))
    return sum;
  u64 bits = BITS(u64, sum);
  if (!(bits & 1))
    bits += (error > 0) == (sum > 0) ? 1 : -1;
  return BITS(f64, bits);
}
INLINE f16 fmaOf16(f16 x, f16 y, f16 z) {
  return (f16)roundedToOdd((f64)x * (f64)y, (f64)z);
}
#define FMA(X, Y, Z) _Generic((X), f16: fmaOf16, f32: fmaf, f64: fma)(X, Y, Z)
#endif

#define MIN(X, Y) __builtin_elementwise_minnum(X, Y)
#define MAX(X, Y) __builtin_elementwise_maxnum(X, Y)
#define ABS(X) __builtin_elementwise_abs(X)
#define FLOOR(X) __builtin_elementwise_floor(X)
#define CEIL(X) __builtin_elementwise_ceil(X)
#define TRUNC(X) __builtin_elementwise_trunc(X)
#define RINT(X) __builtin_elementwise_rint(X)
#define SQRT(X) __builtin_elementwise_sqrt(X)
#define COPYSIGN(X, Y) __builtin_elementwise_copysign(X, Y)

#define FLOATS(T)                                                              \
  BEGIN(T##_arithmetic, T, T)                                                  \
  OUT(x + y);                                                                  \
  OUT(x - y);                                                                  \
  OUT(x * y);                                                                  \
  OUT(x * y + z);                                                              \
  OUT(x - y * z);                                                              \
  OUT(-x);                                                                     \
  OUT(ABS(x) - y);                                                             \
  OUT(-ABS(x) * y);                                                            \
  OUT(x * -y);                                                                 \
  OUT((T)2 * x);                                                               \
  OUT(x *(T)0.5 + (T)4);                                                       \
  OUT(x + (T)1.25);                                                            \
  END BEGIN(T##_fma, T, T) OUT(FMA(x, y, z));                                  \
  OUT(FMA(x, y, -z));                                                          \
  OUT(FMA(-x, y, z));                                                          \
  OUT(FMA(ABS(x), y, -ABS(z)));                                                \
  OUT(FMA(x, (T)0.5, (T) - 2));                                                \
  END BEGIN(T##_division, T, T) OUT(x / y);                                    \
  OUT((T)1 / x);                                                               \
  OUT(x / (T)3);                                                               \
  OUT(SQRT(x));                                                                \
  END BEGIN(T##_rounding, T, T) OUT(FLOOR(x));                                 \
  OUT(CEIL(x));                                                                \
  OUT(TRUNC(x));                                                               \
  OUT(RINT(x));                                                                \
  OUT(FLOOR(ABS(x)));                                                          \
  OUT(TRUNC(-y));                                                              \
  END BEGIN(T##_selection, T, T) OUT(MIN(x, y));                               \
  OUT(MAX(x, y));                                                              \
  OUT(MAX(MAX(x, y), z));                                                      \
  OUT(MIN(MIN(x, y), z));                                                      \
  OUT(MAX(x, -ABS(y)));                                                        \
  OUT(MIN(MAX(x, (T)0), (T)1));                                                \
  OUT(COPYSIGN(x, y));                                                         \
  OUT(x < y ? x : z);                                                          \
  OUT(x <= y ? x : z);                                                         \
  OUT(x > y ? x : z);                                                          \
  OUT(x >= y ? x : z);                                                         \
  OUT(x == y ? x : z);                                                         \
  OUT(x != y ? x : z);                                                         \
  OUT(!(x < y) ? x : z);                                                       \
  OUT(!(x <= y) ? x : z);                                                      \
  OUT(!(x > y) ? x : z);                                                       \
  OUT(!(x >= y) ? x : z);                                                      \
  OUT(__builtin_isunordered(x, y) ? x : z);                                    \
  OUT(!__builtin_isunordered(x, y) ? x : z);                                   \
  OUT(__builtin_islessgreater(x, y) ? x : z);                                  \
  OUT(!__builtin_islessgreater(x, y) ? x : z);                                 \
  OUT(__builtin_isnan(x) ? z : y);                                             \
  OUT(__builtin_isinf(x) ? z : y);                                             \
  OUT(__builtin_isfinite(x) ? z : y);                                          \
  OUT(__builtin_isnormal(x) ? z : y);                                          \
  OUT(__builtin_isfpclass(x, 0x90) ? z : y);                                   \
  OUT(ABS(x) == (T)1 ? z : y);                                                 \
  END BEGIN(T##_to_integer, T, i64) OUT(TO_INTEGER(i32, -0x1p31, 0x1p31, x));  \
  OUT(TO_INTEGER(u32, 0, 0x1p32, x));                                          \
  OUT(TO_INTEGER(i32, -0x1p31, 0x1p31, FLOOR(x)));                             \
  END

FLOATS(f16)

FLOATS(f32)

FLOATS(f64)

// i64 and u64 of f32 and f64 are expanded into several instructions, which do
// not saturate.
#define WIDE(T)                                                                \
  BEGIN(T##_to_i64, T, i64)                                                    \
  const T in = ABS(x) < (T)0x1p62 ? x : (T)12345.75;                           \
  OUT((i64)in);                                                                \
  OUT((i64)(u64)ABS(in));                                                      \
  END
WIDE(f32)

WIDE(f64)

#define FROM_INTEGERS(T)                                                       \
  BEGIN(T##_from_i32, i32, T)                                                  \
  OUT((T)x);                                                                   \
  OUT((T)(u32)x);                                                              \
  OUT((T)(i16)x);                                                              \
  OUT((T)(u16)x);                                                              \
  OUT((T)(i8)x);                                                               \
  OUT((T)(u8)x);                                                               \
  OUT((T)(u8)(x >> 8));                                                        \
  OUT((T)(u8)(x >> 16));                                                       \
  OUT((T)(u8)(x >> 24));                                                       \
  OUT((T)(x < y));                                                             \
  END BEGIN(T##_from_i64, i64, T) OUT((T)x);                                   \
  OUT((T)(u64)x);                                                              \
  END
FROM_INTEGERS(f32)

FROM_INTEGERS(f64)

// f16's largest finite number is below 2^16.
BEGIN(f16_from_i16, i16, f16)
OUT((f16)x);
OUT((f16)(u16)x);
OUT((f16)(i8)x);
OUT((f16)(u8)x);
END

BEGIN(f16_to_i16, f16, i16)
const f16 small = ABS(x) < (f16)32767 ? x : (f16)77;
OUT((i16)small);
OUT((i16)(u16)ABS(small));
END

BEGIN(f32_to_f16, f32, f16)
OUT((f16)x);
OUT((f16)ABS(y));
OUT((f16)-x);
OUT((f16)x + (f16)y);
END

BEGIN(f32_from_f16, f16, f32)
OUT((f32)x);
OUT(-(f32)x);
OUT((f32)x *(f32)y + (f32)z);
OUT(FMA((f32)x, (f32)y, (f32)z));
OUT(FMA((f32)x, -(f32)y, 1.0f));
END

BEGIN(f64_from_f32, f32, f64)
OUT((f64)x);
OUT((f64)x *(f64)y);
END

BEGIN(f32_from_f64, f64, f32)
OUT((f32)x);
OUT((f32)-x);
END

// bfloat16 in software, as the kernels do it.
INLINE u32 toBfloat(f32 x) {
  u32 bits = BITS(u32, x);
  u32 rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
  return x != x ? 0x7fc0 : rounded;
}
BEGIN(f32_bfloat, f32, u32)
OUT(toBfloat(x));
OUT(toBfloat(x) | (toBfloat(y) << 16));
OUT(BITS(u32, x) & 0xffff0000u);
END

// Pairs of f16: packed instructions.
#define PAIR(V) BITS(u32, (f16x2)(V))
#define H2(V) BITS(f16x2, V)
BEGIN(f16x2_arithmetic, f16x2, f16x2)
OUT(x + y);
OUT(x - y);
OUT(x * y);
OUT(-x);
OUT(x * -y);
OUT(x + y.yx);
OUT(x * y.xx);
OUT(x * z.y);
OUT(x *(f16x2)(f16)2);
OUT(x + (f16x2)(f16)1.5);
f16x2 fused;
fused.x = FMA(x.x, y.x, z.x);
fused.y = FMA(x.y, y.y, z.y);
OUT(fused);
fused.x = FMA(x.x, y.y, -z.x);
fused.y = FMA(x.y, y.y, z.y);
OUT(fused);
OUT(x.yx);
f16x2 mixed = {x.x, y.y};
OUT(mixed);
f16x2 mixed2 = {y.y, x.x};
OUT(mixed2);
END

BEGIN(f16x2_selection, f16x2, f16x2)
OUT(MIN(x, y));
OUT(MAX(x, y));
OUT(MAX(x, -y));
// clang 22 adds +0 to the product, to have a fused operation.
f16x2 cut = {(f16)((f32)x.x * (f32)y.x), (f16)((f32)x.y * (f32)y.y)};
OUT(cut);
END

#define PAIRS_OF_SHORTS(T, E)                                                  \
  BEGIN(T##_arithmetic, T, T)                                                  \
  OUT(x + y);                                                                  \
  OUT(x - y);                                                                  \
  OUT(x * y);                                                                  \
  OUT(x * y + z);                                                              \
  OUT(x << (y & (E)15));                                                       \
  OUT(x >> (y & (E)15));                                                       \
  OUT(x << (E)3);                                                              \
  OUT(x >> (E)5);                                                              \
  OUT(__builtin_elementwise_min(x, y));                                        \
  OUT(__builtin_elementwise_max(x, y));                                        \
  OUT(__builtin_elementwise_add_sat(x, y));                                    \
  OUT(__builtin_elementwise_sub_sat(x, y));                                    \
  OUT(x + y.yx);                                                               \
  OUT(x + (E)5);                                                               \
  OUT(-x);                                                                     \
  OUT(~x &y);                                                                  \
  END
PAIRS_OF_SHORTS(u16x2, u16)
PAIRS_OF_SHORTS(i16x2, i16)

// A dot product and a softmax with C's operators only.
BEGIN(f32x4_arithmetic, f32x4, f32x4)
OUT(x + y * z);
OUT(x * y.wzyx);
OUT(x * y.x);
OUT((x < y) ? x : z);
f32 sum = x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w;
f32x4 scaled = z * sum;
OUT(scaled);
END

// Comparisons of values that all threads of a wave share.
BEGIN(f32_uniform, f32, f32)
const u32 base = first;
const f32 p = xs[base], q = ys[base];
OUT(p < q ? x : y);
OUT(p == q ? x : y);
OUT(p + q);
OUT(x * p + q);
if (p < 1.0f) {
  OUT(p * x);
} else {
  OUT(q * y);
}
END
