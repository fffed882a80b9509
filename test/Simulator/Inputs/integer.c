//===- integer.c - Integer arithmetic for the simulator's tests ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "portable.h"

// clang-format off: macros that begin and end functions confuse it.

// Everything that integers of one width and sign do. Shift amounts are taken
// modulo the width, and nothing divides by zero: C defines neither.
#define INTEGERS(T, U, BITS_OF_T)                                              \
  BEGIN(T##_arithmetic, T, T)                                                  \
  OUT((T)((U)x + (U)y));                                                       \
  OUT((T)((U)x - (U)y));                                                       \
  OUT((T)(1u * (U)x * (U)y));                                                  \
  OUT((T)(1u * (U)x * (U)y + (U)z));                                           \
  OUT((T)(0 - (U)x));                                                          \
  OUT((T)((U)x + (U)y + (U)z));                                                \
  OUT((T)((U)x - 1000u));                                                      \
  OUT((T)((U)x * 7u));                                                         \
  OUT((T)((U)((U)x << 3) + (U)y));                                             \
  END BEGIN(T##_division, T, T) const T d = y == 0 || y == (T) - 1 ? 3 : y;    \
  OUT((T)(x / d));                                                             \
  OUT((T)(x % d));                                                             \
  OUT((T)(x / 7));                                                             \
  OUT((T)(x % 10));                                                            \
  OUT((T)(x / 16));                                                            \
  END BEGIN(T##_bits, T, T) OUT((T)(x & y));                                   \
  OUT((T)(x | y));                                                             \
  OUT((T)(x ^ y));                                                             \
  OUT((T)~x);                                                                  \
  OUT((T) ~(x ^ y));                                                           \
  OUT((T)((x & y) | (~x & z)));                                                \
  OUT((T)((x & y) | z));                                                       \
  OUT((T)(x | y | z));                                                         \
  OUT((T)(x ^ y ^ z));                                                         \
  OUT((T)((U)x << (y & (BITS_OF_T - 1))));                                     \
  OUT((T)((U)x >> (y & (BITS_OF_T - 1))));                                     \
  OUT((T)(x >> (y & (BITS_OF_T - 1))));                                        \
  OUT((T)((U)x << 5));                                                         \
  OUT((T)(x >> (BITS_OF_T - 3)));                                              \
  OUT((T)(((U)x << 4) | (U)z));                                                \
  OUT((T)(((U)x >> 2) & 7));                                                   \
  OUT((T)((T)((U)x << 3) >> (BITS_OF_T - 5)));                                 \
  END BEGIN(T##_comparison, T, T) OUT((T)(x < y ? x : z));                     \
  OUT((T)(x <= y ? x : z));                                                    \
  OUT((T)(x > y ? x : z));                                                     \
  OUT((T)(x >= y ? x : z));                                                    \
  OUT((T)(x == y ? x : z));                                                    \
  OUT((T)(x != y ? x : z));                                                    \
  OUT((T)(x < y));                                                             \
  OUT((T)(x < y ? x : y));                                                     \
  OUT((T)(x > y ? x : y));                                                     \
  OUT((T)(x < y ? (y < z ? y : z) : (x < z ? x : z)));                         \
  OUT((T)((x < y && y < z) || x == z));                                        \
  const T low = x < y ? x : y, high = x < y ? y : x;                           \
  OUT((T)(z < low ? low : z > high ? high : z));                               \
  OUT((T)(low < z ? low : z));                                                 \
  END

INTEGERS(i8, u8, 8)

INTEGERS(u8, u8, 8)

INTEGERS(i16, u16, 16)

INTEGERS(u16, u16, 16)

INTEGERS(i32, u32, 32)

INTEGERS(u32, u32, 32)

INTEGERS(i64, u64, 64)

INTEGERS(u64, u64, 64)

#define SATURATION(T)                                                          \
  BEGIN(T##_saturation, T, T)                                                  \
  OUT(__builtin_elementwise_add_sat(x, y));                                    \
  OUT(__builtin_elementwise_sub_sat(x, y));                                    \
  OUT(__builtin_elementwise_min(x, y));                                        \
  OUT(__builtin_elementwise_max(x, y));                                        \
  END
SATURATION(i8)

SATURATION(u8)

SATURATION(i16)

SATURATION(u16)

SATURATION(i32)

SATURATION(u32)

SATURATION(i64)

SATURATION(u64)

#define COUNTS(T, CLZ, CTZ, POPCOUNT, WIDTH)                                   \
  BEGIN(T##_counts, T, T)                                                      \
  OUT(x ? CLZ(x) : WIDTH);                                                     \
  OUT(x ? CTZ(x) : WIDTH);                                                     \
  OUT(POPCOUNT(x));                                                            \
  OUT(POPCOUNT(x) + y);                                                        \
  OUT(__builtin_elementwise_bitreverse(x));                                    \
  END
COUNTS(u32, __builtin_clz, __builtin_ctz, __builtin_popcount, 32)

#ifdef __AMDGCN__ // A long of OpenCL C is a long long of C.
COUNTS(u64, __builtin_clzl, __builtin_ctzl, __builtin_popcountl, 64)

#else
COUNTS(u64, __builtin_clzll, __builtin_ctzll, __builtin_popcountll, 64)

#endif

BEGIN(u32_bytes, u32, u32)
OUT(__builtin_bswap32(x));
OUT(__builtin_bswap16((u16)x));
OUT(__builtin_rotateleft32(x, y & 31));
OUT(__builtin_rotateright32(x, 7));
OUT((x >> 8) & 255);
OUT((x & 0xffff) | (y << 16));
OUT((x >> 16) | (y & 0xffff0000u));
OUT((u32)(i32)(i8)x);
OUT((u32)(i32)(i16)(x >> 16));
OUT((u32)((((u64)x << 32) | y) >> (z & 31)));
OUT(x & ((1u << (y & 31)) - 1));
OUT(((1u << (y & 15)) - 1) << (z & 15));
END

BEGIN(u64_bytes, u64, u64)
OUT(__builtin_bswap64(x));
OUT(__builtin_rotateleft64(x, y & 63));
OUT((u64)(i64)(i8)x);
OUT((u64)(i64)(i32)x);
OUT((u64)(u32)x);
OUT((x >> 20) & 0xfff);
OUT(x & ((1ull << (y & 63)) - 1));
END

BEGIN(u32_wide_products, u32, u64)
OUT((u64)x *y);
OUT((u64)x *y + z);
OUT((u64)((i64)(i32)x * (i32)y));
OUT((u64)((i64)(i32)x * (i32)y + (i32)z));
OUT(((u64)x * y) >> 32);
OUT((u64)(((i64)(i32)x * (i32)y) >> 32));
OUT((u64)(x & 0xffffff) * (y & 0xffffff));
OUT((x & 0xffffff) * (y & 0xffffff) + z);
OUT((u32)(((i32)(x << 8) >> 8) * ((i32)(y << 8) >> 8)) + z);
OUT((u64)((i32)(x << 8) >> 8) * ((i32)(y << 8) >> 8));
END

// Values that every thread of a wave shares live in scalar registers.
#define UNIFORM(T, VALUE)                                                      \
  BEGIN(T##_uniform, u32, T)                                                   \
  const u32 base = first;                                                      \
  T p = (VALUE(xs[base], ys[base + 1])), q = (VALUE(ys[base], zs[base + 2]));  \
  T r = (VALUE(zs[base], xs[base + 3]));                                       \
  OUT(p + q);                                                                  \
  OUT(p - q);                                                                  \
  OUT(p * q);                                                                  \
  OUT(p &q);                                                                   \
  OUT(p | q);                                                                  \
  OUT(p ^ q);                                                                  \
  OUT(~(p & q));                                                               \
  OUT(~(p | q));                                                               \
  OUT(~(p ^ q));                                                               \
  OUT(p & ~q);                                                                 \
  OUT(p | ~q);                                                                 \
  OUT(p << (q & (sizeof(T) * 8 - 1)));                                         \
  OUT(p >> (q & (sizeof(T) * 8 - 1)));                                         \
  OUT(p < q ? p : r);                                                          \
  OUT(p > q ? p : r);                                                          \
  OUT(p == q ? p : r);                                                         \
  OUT(p < q ? p : q);                                                          \
  OUT(p > q ? p : q);                                                          \
  OUT(p / (q | 1));                                                            \
  OUT(p % (q | 1));                                                            \
  OUT((p << 1) + q);                                                           \
  OUT((p << 2) + q);                                                           \
  OUT((p << 3) + q);                                                           \
  OUT((p << 4) + q);                                                           \
  OUT((p >> 7) & 63);                                                          \
  OUT(__builtin_elementwise_popcount(p));                                      \
  OUT(__builtin_elementwise_bitreverse(q));                                    \
  OUT(p &((T)1 << (q & (sizeof(T) * 8 - 1))));                                 \
  OUT(p | ((T)1 << (q & (sizeof(T) * 8 - 1))));                                \
  END
#define VALUE32(A, B) ((void)(B), (A))
#define VALUE64(A, B) (((u64)(A) << 32) | (B))
#define VALUE32S(A, B) ((void)(B), (i32)(A))
UNIFORM(u32, VALUE32)
UNIFORM(u64, VALUE64)

BEGIN(i32_uniform, i32, i32)
const u32 base = first;
const i32 p = xs[base], q = ys[base], r = zs[base];
OUT(p >> (q & 31));
OUT(p < q ? p : r);
OUT(p >= q ? p : r);
OUT(p < q ? p : q);
OUT(p > q ? p : q);
OUT(p / ((q & 0xffff) | 1));
OUT(p % ((q & 0xffff) | 1));
OUT((i32)(i8)p);
OUT((i32)(i16)p);
OUT((i32)(((i64)p * q) >> 32));
OUT((i32)(((u64)(u32)p * (u32)q) >> 32));
OUT((i32)(p < 0 ? 0u - (u32)p : (u32)p));
OUT((p << 5) >> 20);
OUT((i32)(((i64)p << 13) >> 40));
END

BEGIN(i64_uniform, i32, i64)
const u32 base = first;
const i64 p = ((i64)xs[base] << 32) | (u32)ys[base], q = ys[base + 1];
OUT(p >> (q & 63));
OUT(p < q ? p : 1);
OUT(p > q ? p : 1);
OUT(p < 0 ? (i64)(0 - (u64)p) : p);
OUT((i64)(p << 7) >> 30);
OUT((i64)(i16)p);
END

// Loops and branches whose conditions differ between threads.
BEGIN(u32_control_flow, u32, u32)
u32 sum = 0;
for (u32 j = 0; j < (x & 31); ++j) {
  if ((y >> j) & 1)
    sum += z ^ j;
  else
    sum = sum * 3 + j;
  if (sum % 17 == 5)
    break;
  if (sum % 13 == 4)
    continue;
  sum ^= j << 3;
}
OUT(sum);
u32 a = x, b = y | 1;
while (b) {
  u32 t = a % b;
  a = b;
  b = t;
}
OUT(a);
u32 state = x & 7;
for (u32 j = 0; j < 9; ++j)
  switch (state) {
  case 0:
    state = (y >> j) & 7;
    break;
  case 1:
    state = 6;
    sum += 11;
    break;
  case 2:
  case 3:
    sum ^= 0x55;
    state += 2;
    break;
  case 6:
    state = 7;
    break;
  default:
    state = (state * 5 + j) & 7;
  }
OUT(sum + state);
END

NOINLINE u32
    callee(u32 a, u32 b, u32 *extra) {
  u32 table[8];
  for (u32 j = 0; j < 8; ++j)
    table[j] = a * (j + 1) + b;
  *extra = table[b & 7];
  return table[a & 7] ^ b;
}
NOINLINE u64 outer_callee(u64 a, u32 b) {
  u32 extra;
  u32 r = callee((u32)a, b, &extra);
  return ((u64)r << 32) | (extra + (u32)(a >> 32));
}
BEGIN(u64_calls, u64, u64)
OUT(outer_callee(x, (u32)y));
u64 r = z;
if (x & 1)
  r = outer_callee(y, (u32)z);
OUT(r);
END
