//===- builtins.c - AMDGPU builtins for the simulator's tests ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "portable.h"

// clang-format off: macros that begin and end functions confuse it.

#ifdef __AMDGCN__

#define perm __builtin_amdgcn_perm
#define alignbit __builtin_amdgcn_alignbit
#define alignbyte __builtin_amdgcn_alignbyte
#define ubfe __builtin_amdgcn_ubfe
#define sbfe __builtin_amdgcn_sbfe
#define lerp __builtin_amdgcn_lerp
#define sad_u8 __builtin_amdgcn_sad_u8
#define msad_u8 __builtin_amdgcn_msad_u8
#define sad_hi_u8 __builtin_amdgcn_sad_hi_u8
#define sad_u16 __builtin_amdgcn_sad_u16
#define qsad_pk_u16_u8 __builtin_amdgcn_qsad_pk_u16_u8
#define mqsad_pk_u16_u8 __builtin_amdgcn_mqsad_pk_u16_u8
#define mqsad_u32_u8 __builtin_amdgcn_mqsad_u32_u8
#define cvt_pk_u8_f32 __builtin_amdgcn_cvt_pk_u8_f32
#define CVT_PKRTZ(X, Y) BITS(u32, __builtin_amdgcn_cvt_pkrtz(X, Y))
#define CVT_PKNORM_I16(X, Y) BITS(u32, __builtin_amdgcn_cvt_pknorm_i16(X, Y))
#define CVT_PKNORM_U16(X, Y) BITS(u32, __builtin_amdgcn_cvt_pknorm_u16(X, Y))
#define CVT_PK_I16(X, Y) BITS(u32, __builtin_amdgcn_cvt_pk_i16(X, Y))
#define CVT_PK_U16(X, Y) BITS(u32, __builtin_amdgcn_cvt_pk_u16(X, Y))
#define classf __builtin_amdgcn_classf
#define class64 __builtin_amdgcn_class
#define classh __builtin_amdgcn_classh
#define fmed3f __builtin_amdgcn_fmed3f
#define fmed3h __builtin_amdgcn_fmed3h
#define fractf __builtin_amdgcn_fractf
#define fract64 __builtin_amdgcn_fract
#define fracth __builtin_amdgcn_fracth
#define frexp_expf __builtin_amdgcn_frexp_expf
#define frexp_exp64 __builtin_amdgcn_frexp_exp
#define frexp_exph __builtin_amdgcn_frexp_exph
#define frexp_mantf __builtin_amdgcn_frexp_mantf
#define frexp_mant64 __builtin_amdgcn_frexp_mant
#define frexp_manth __builtin_amdgcn_frexp_manth
#define LDEXPF(X, N) __builtin_ldexpf(X, N)
#define LDEXP64(X, N) __builtin_ldexp(X, N)
#define exp2_f32 __builtin_amdgcn_exp2f
#define log2_f32 __builtin_amdgcn_logf
#define rcp_f32 __builtin_amdgcn_rcpf
#define rsq_f32 __builtin_amdgcn_rsqf
#define sqrt_f32 __builtin_amdgcn_sqrtf
#define sin_f32 __builtin_amdgcn_sinf
#define cos_f32 __builtin_amdgcn_cosf
#define rcp_f16 __builtin_amdgcn_rcph
#define rsq_f16 __builtin_amdgcn_rsqh
#define sqrt_f16 __builtin_amdgcn_sqrth
#define rcp_f64 __builtin_amdgcn_rcp
#define rsq_f64 __builtin_amdgcn_rsq
#define sqrt_f64 __builtin_amdgcn_sqrt
#define sdot2(A, B, C, CLAMP)                                                  \
  __builtin_amdgcn_sdot2(BITS(i16x2, A), BITS(i16x2, B), C, CLAMP)
#define udot2(A, B, C, CLAMP)                                                  \
  __builtin_amdgcn_udot2(BITS(u16x2, A), BITS(u16x2, B), C, CLAMP)
#if GENERATION < 11
#define sdot4 __builtin_amdgcn_sdot4
#define sdot8 __builtin_amdgcn_sdot8
#else
#define sdot4(A, B, C, CLAMP) __builtin_amdgcn_sudot4(1, A, 1, B, C, CLAMP)
#define sdot8(A, B, C, CLAMP) __builtin_amdgcn_sudot8(1, A, 1, B, C, CLAMP)
#endif
#define udot4 __builtin_amdgcn_udot4
#define udot8 __builtin_amdgcn_udot8

#else

static u32 perm(u32 high, u32 low, u32 selector) {
  const u64 bytes = ((u64)high << 32) | low;
  u32 result = 0;
  for (u32 b = 0; b < 4; ++b) {
    u32 select = (selector >> (8 * b)) & 255, byte;
    if (select >= 13)
      byte = 255;
    else if (select == 12)
      byte = 0;
    else if (select >= 8)
      byte = (bytes >> (16 * (select - 8) + 15)) & 1 ? 255 : 0;
    else
      byte = (bytes >> (8 * select)) & 255;
    result |= byte << (8 * b);
  }
  return result;
}
static u32 alignbit(u32 high, u32 low, u32 shift) {
  return (u32)((((u64)high << 32) | low) >> (shift & 31));
}
static u32 alignbyte(u32 high, u32 low, u32 shift) {
  return (u32)((((u64)high << 32) | low) >> (8 * (shift & 3)));
}
static u32 ubfe(u32 value, u32 offset, u32 width) {
  return (value >> (offset & 31)) & ((1u << (width & 31)) - 1);
}
static i32 sbfe(i32 value, u32 offset, u32 width) {
  offset &= 31, width &= 31;
  if (!width)
    return 0;
  i64 shifted = (i64)value >> offset;
  return (i32)((i64)((u64)shifted << (64 - width)) >> (64 - width));
}
static u32 lerp(u32 a, u32 b, u32 round) {
  u32 result = 0;
  for (u32 s = 0; s < 32; s += 8)
    result |= ((((a >> s) & 255) + ((b >> s) & 255) + ((round >> s) & 1)) >> 1)
              << s;
  return result;
}
static u32 sadOf(u32 a, u32 b, u32 width, int masked) {
  const u32 mask = (1u << width) - 1;
  u32 sum = 0;
  for (u32 s = 0; s < 32; s += width) {
    u32 p = (a >> s) & mask, q = (b >> s) & mask;
    if (!masked || q)
      sum += p < q ? q - p : p - q;
  }
  return sum;
}
static u32 sad_u8(u32 a, u32 b, u32 c) { return sadOf(a, b, 8, 0) + c; }
static u32 msad_u8(u32 a, u32 b, u32 c) { return sadOf(a, b, 8, 1) + c; }
static u32 sad_hi_u8(u32 a, u32 b, u32 c) {
  return (sadOf(a, b, 8, 0) << 16) + c;
}
static u32 sad_u16(u32 a, u32 b, u32 c) { return sadOf(a, b, 16, 0) + c; }
static u64 quadSad(u64 a, u32 b, u64 c, int masked) {
  u64 result = 0;
  for (u32 j = 0; j < 4; ++j) {
    u32 sum = sadOf((u32)(a >> (8 * j)), b, 8, masked) + (u16)(c >> (16 * j));
    result |= (u64)(sum & 0xffff) << (16 * j);
  }
  return result;
}
static u64 qsad_pk_u16_u8(u64 a, u32 b, u64 c) { return quadSad(a, b, c, 0); }
static u64 mqsad_pk_u16_u8(u64 a, u32 b, u64 c) { return quadSad(a, b, c, 1); }
static u32x4 mqsad_u32_u8(u64 a, u32 b, u32x4 c) {
  u32x4 result;
  for (u32 j = 0; j < 4; ++j)
    result[j] = sadOf((u32)(a >> (8 * j)), b, 8, 1) + c[j];
  return result;
}
static u32 cvt_pk_u8_f32(f32 value, u32 byte, u32 old) {
  u32 cut = value != value ? 0 : value < 0 ? 0 : value > 255 ? 255 : (u32)value;
  u32 shift = 8 * (byte & 3);
  return (old & ~(255u << shift)) | (cut << shift);
}
static u16 roundTowardZero(f32 x) {
  f16 nearest = (f16)x;
  u16 bits = BITS(u16, nearest);
  if (fabsf((f32)nearest) > fabsf(x))
    --bits;
  return bits;
}
#define CVT_PKRTZ(X, Y) (roundTowardZero(X) | ((u32)roundTowardZero(Y) << 16))
static f32 clampTo(f32 x, f32 low) {
  return x != x ? 0 : x < low ? low : x > 1 ? 1 : x;
}
#define CVT_PKNORM_I16(X, Y)                                                   \
  ((u16)(i16)rintf(clampTo(X, -1) * 32767) |                                   \
   ((u32)(u16)(i16)rintf(clampTo(Y, -1) * 32767) << 16))
#define CVT_PKNORM_U16(X, Y)                                                   \
  ((u16)rintf(clampTo(X, 0) * 65535) |                                         \
   ((u32)(u16)rintf(clampTo(Y, 0) * 65535) << 16))
static u16 cutI16(i32 x) {
  return (u16)(x < -32768 ? -32768 : x > 32767 ? 32767 : x);
}
static u16 cutU16(u32 x) { return x > 65535 ? 65535 : x; }
#define CVT_PK_I16(X, Y) (cutI16(X) | ((u32)cutI16(Y) << 16))
#define CVT_PK_U16(X, Y) (cutU16(X) | ((u32)cutU16(Y) << 16))

#define CLASS(NAME, T, U, SMALLEST)                                            \
  static int NAME(T x, u32 mask) {                                             \
    const int quiet = sizeof(U) == 2 ? 9 : sizeof(U) == 4 ? 22 : 51;           \
    const U bits = BITS(U, x);                                                 \
    const int negative = bits >> (sizeof(U) * 8 - 1);                          \
    u32 kind;                                                                  \
    if (x != x)                                                                \
      kind = (bits >> quiet) & 1;                                              \
    else if (__builtin_isinf((f64)x))                                          \
      kind = negative ? 2 : 9;                                                 \
    else if (x == 0)                                                           \
      kind = negative ? 5 : 6;                                                 \
    else if (-(SMALLEST) < x && x < (SMALLEST))                                \
      kind = negative ? 4 : 7;                                                 \
    else                                                                       \
      kind = negative ? 3 : 8;                                                 \
    return (mask >> kind) & 1;                                                 \
  }
CLASS(classf, f32, u32, 0x1p-126f)

CLASS(class64, f64, u64, 0x1p-1022)

CLASS(classh, f16, u16, (f16)0x1p-14f)

#define FUNCTIONS_OF(T, SUFFIX, FMIN, FMAX, FLOOR, ONE_BELOW)                  \
  static T fmed3##SUFFIX(T a, T b, T c) {                                      \
    if (a != a || b != b || c != c)                                            \
      return (T)FMIN(FMIN(a, b), c);                                           \
    T high = (T)FMAX(FMAX(a, b), c);                                           \
    return high == a   ? (T)FMAX(b, c)                                         \
           : high == b ? (T)FMAX(a, c)                                         \
                       : (T)FMAX(a, b);                                        \
  }                                                                            \
  static T fract##SUFFIX(T x) {                                                \
    if (x != x || x - x != 0)                                                  \
      return x != x ? x : (T)(x - x);                                          \
    T f = x - (T)FLOOR(x);                                                     \
    return f < (ONE_BELOW) ? f : (ONE_BELOW);                                  \
  }                                                                            \
  static i32 frexp_exp##SUFFIX(T x) {                                          \
    int e = 0;                                                                 \
    if (x - x == 0)                                                            \
      frexp((f64)x, &e);                                                       \
    return e;                                                                  \
  }                                                                            \
  static T frexp_mant##SUFFIX(T x) {                                           \
    int e;                                                                     \
    return x - x == 0 ? (T)frexp((f64)x, &e) : x;                              \
  }
FUNCTIONS_OF(f32, f, fminf, fmaxf, floorf, 0x1.fffffep-1f)
FUNCTIONS_OF(f16, h, fminf, fmaxf, floorf, (f16)0x1.ffcp-1f)
FUNCTIONS_OF(f64, 64, fmin, fmax, floor, 0x1.fffffffffffffp-1)
#define LDEXPF(X, N) ((f32)ldexp(X, (N) < -400 ? -400 : (N) > 400 ? 400 : (N)))
#define LDEXP64(X, N) ldexp(X, N)

// In double precision, rounded once. The chip's functions flush denormals.
static f32 flushed(f32 x) { return fabsf(x) < 0x1p-126f ? copysignf(0, x) : x; }
static f32 exp2_f32(f32 x) { return flushed((f32)exp2(flushed(x))); }
static f32 log2_f32(f32 x) { return (f32)log2(flushed(x)); }
static f32 rcp_f32(f32 x) { return flushed((f32)(1.0 / flushed(x))); }
static f32 rsq_f32(f32 x) { return (f32)(1.0 / sqrt(flushed(x))); }
static f32 sqrt_f32(f32 x) { return (f32)sqrt(flushed(x)); }
static f32 sin_f32(f32 x) {
  return x - x == 0 ? (f32)sin(2 * M_PI * remainder(x, 1)) : NAN;
}
static f32 cos_f32(f32 x) {
  return x - x == 0 ? (f32)cos(2 * M_PI * remainder(x, 1)) : NAN;
}
static f16 rcp_f16(f16 x) { return (f16)(1.0 / (f64)x); }
static f16 rsq_f16(f16 x) { return (f16)(1.0 / sqrt((f64)x)); }
static f16 sqrt_f16(f16 x) { return (f16)sqrt((f64)x); }

static i64 dotOf(u32 a, u32 b, u32 width, int isSigned) {
  i64 sum = 0;
  for (u32 s = 0; s < 32; s += width) {
    i64 p = (i64)((u64)a << (64 - width - s)), q;
    q = (i64)((u64)b << (64 - width - s));
    const u32 down = 64 - width;
    sum += isSigned ? (p >> down) * (q >> down)
                    : (i64)(((u64)p >> down) * ((u64)q >> down));
  }
  return sum;
}
static i32 signedDot(u32 a, u32 b, i32 c, u32 width, int clamp) {
  i64 sum = dotOf(a, b, width, 1) + c;
  if (clamp)
    sum = sum < INT32_MIN ? INT32_MIN : sum > INT32_MAX ? INT32_MAX : sum;
  return (i32)sum;
}
static u32 unsignedDot(u32 a, u32 b, u32 c, u32 width, int clamp) {
  u64 sum = (u64)dotOf(a, b, width, 0) + c;
  return clamp && sum > UINT32_MAX ? UINT32_MAX : (u32)sum;
}
#define sdot2(A, B, C, CLAMP) signedDot(A, B, C, 16, CLAMP)
#define udot2(A, B, C, CLAMP) unsignedDot(A, B, C, 16, CLAMP)
#define sdot4(A, B, C, CLAMP) signedDot(A, B, C, 8, CLAMP)
#define udot4(A, B, C, CLAMP) unsignedDot(A, B, C, 8, CLAMP)
#define sdot8(A, B, C, CLAMP) signedDot(A, B, C, 4, CLAMP)
#define udot8(A, B, C, CLAMP) unsignedDot(A, B, C, 4, CLAMP)

#endif

BEGIN(u32_bit_fields, u32, u32)
OUT(perm(x, y, z & 0x0f0f0f0f));
OUT(perm(x, y, z));
OUT(perm(x, y, 0x05040100));
OUT(perm(x, y, 0x07060302));
OUT(alignbit(x, y, z));
OUT(alignbit(x, y, 9));
OUT(alignbyte(x, y, z));
OUT(ubfe(x, y & 31, z & 31));
OUT(ubfe(x, 3, 11));
OUT((u32)sbfe((i32)x, y & 31, z & 31));
OUT((u32)sbfe((i32)x, 5, 9));
END

BEGIN(u32_sums_of_bytes, u32, u32)
OUT(lerp(x, y, z));
OUT(sad_u8(x, y, z));
OUT(msad_u8(x, y, z));
OUT(sad_hi_u8(x, y, z));
OUT(sad_u16(x, y, z));
OUT((x > y ? x - y : y - x) + z);
END

BEGIN(u64_sums_of_bytes, u64, u64)
OUT(qsad_pk_u16_u8(x, (u32)y, z));
OUT(mqsad_pk_u16_u8(x, (u32)y, z));
u32x4 start = {(u32)y, (u32)z, (u32)x, 7};
u32x4 sums = mqsad_u32_u8(x, (u32)z, start);
OUT(sums.x | ((u64)sums.y << 32));
OUT(sums.z | ((u64)sums.w << 32));
END

BEGIN(f32_to_bytes, f32, u32)
f32 whole = __builtin_truncf(x < 0 ? -x : x);
OUT(cvt_pk_u8_f32(whole < 1000 ? whole : 12, i, BITS(u32, y)));
OUT(CVT_PKRTZ(x, y));
OUT(CVT_PKNORM_I16(x, y));
OUT(CVT_PKNORM_U16(y, x));
END

BEGIN(i32_to_shorts, i32, u32)
OUT(CVT_PK_I16(x, y));
OUT(CVT_PK_U16((u32)x, (u32)y));
END

BEGIN(f32_classes, f32, u32)
OUT(classf(x, BITS(u32, y) & 1023));
OUT(classf(x, 3));
OUT(classf(x, 0x198));
OUT((u32)frexp_expf(x));
END BEGIN(f64_classes, f64, u32) OUT(class64(x, (u32)BITS(u64, y) & 1023));
OUT((u32)frexp_exp64(x));
END BEGIN(f16_classes, f16, u32) OUT(classh(x, BITS(u16, y) & 1023));
OUT((u32)(i32)(i16)frexp_exph(x));
END

BEGIN(f32_functions, f32, f32)
OUT(fractf(x));
OUT(frexp_mantf(x));
OUT(LDEXPF(x, (i32)(BITS(u32, y) % 300) - 150));
OUT(LDEXPF(x, (i32)BITS(u32, z)));
END BEGIN(f32_medians_selection, f32, f32)
OUT(fmed3f(x, y, z));
OUT(fmed3f(x, -1.0f, 1.0f));
END
BEGIN(f16_medians_selection, f16, f16)
OUT(fmed3h(x, y, z));
END
BEGIN(f64_functions, f64, f64) OUT(fract64(x));
OUT(frexp_mant64(x));
OUT(LDEXP64(x, (i32)(BITS(u64, y) % 2100) - 1050));
END BEGIN(f16_functions, f16, f16) OUT(fracth(x));
OUT(frexp_manth(x));
END

// Within one unit in the last place.
BEGIN(f32_transcendental_ulp, f32, f32)
OUT(exp2_f32(x));
OUT(log2_f32(x));
OUT(rcp_f32(x));
OUT(rsq_f32(x));
OUT(sqrt_f32(x));
END BEGIN(f16_transcendental_ulp, f16, f16) OUT(rcp_f16(x));
OUT(rsq_f16(x));
OUT(sqrt_f16(x));
END
// Of these, the error is absolute.
BEGIN(f32_trigonometry_absolute, f32, f32)
f32 in = __builtin_fabsf(x) <= 256.0f ? x : 0.125f;
OUT(sin_f32(in));
OUT(cos_f32(in));
END

// What v_rcp_f64 and the others give is a start for Newton's method.
#ifdef __AMDGCN__
#define NEAR(X, EXACT) (__builtin_fabs((X) - (EXACT)) <= 0x1p-14 * (EXACT))
#else
#define rcp_f64(X) (X)
#define rsq_f64(X) (X)
#define sqrt_f64(X) (X)
#define NEAR(X, EXACT) ((X) == (X))
#endif
BEGIN(f64_approximations, f64, u32)
f64 in = __builtin_fabs(x) > 0x1p-500 && __builtin_fabs(x) < 0x1p500
             ? __builtin_fabs(x)
             : 3.0;
OUT(NEAR(rcp_f64(in), 1.0 / in));
OUT(NEAR(sqrt_f64(in), __builtin_elementwise_sqrt(in)));
OUT(NEAR(rsq_f64(in), 1.0 / __builtin_elementwise_sqrt(in)));
END

BEGIN(u32_dots, u32, u32)
#if GENERATION < 11
OUT((u32)sdot2(x, y, (i32)z, 0));
OUT((u32)sdot2(x, y, (i32)z, 1));
OUT(udot2(x, y, z, 0));
OUT(udot2(x, y, z, 1));
#endif
OUT((u32)sdot4(x, y, (i32)z, 0));
OUT((u32)sdot4(x, y, (i32)z, 1));
OUT(udot4(x, y, z, 0));
OUT(udot4(x, y, z, 1));
OUT((u32)sdot8(x, y, (i32)z, 0));
OUT((u32)sdot8(x, y, (i32)z, 1));
OUT(udot8(x, y, z, 0));
OUT(udot8(x, y, z, 1));
END

// The order of v_dot2_f32_f16's additions is not specified: what is exact is
// compared exactly, the rest within the error of any order.
#ifdef __AMDGCN__
INLINE u32 isDot(f16x2 a, f16x2 b, f32 c) {
  f32 chip = __builtin_amdgcn_fdot2(a, b, c, false);
  f64 p = (f64)a.x * b.x, q = (f64)a.y * b.y, exact = p + q + c;
  f64 size = __builtin_fabs(p) + __builtin_fabs(q) + __builtin_fabs((f64)c);
  if (exact != exact)
    return chip != chip;
  if (__builtin_isinf(exact) || size > 0x1p127)
    return 1;
  return __builtin_fabs(exact - chip) <= size * 0x1p-22 + 0x1p-125;
}
#define EXACT_DOT(A, B, C) __builtin_amdgcn_fdot2(A, B, C, false)
#define CLAMPED_DOT(A, B, C) __builtin_amdgcn_fdot2(A, B, C, true)
#else
#define isDot(A, B, C) 1
static f32 exactDot(f16x2 a, f16x2 b, f32 c) {
  return (f32)a.x * (f32)b.x + (f32)a.y * (f32)b.y + c;
}
#define EXACT_DOT exactDot
#define CLAMPED_DOT(A, B, C) clampTo(exactDot(A, B, C), 0)
#endif
BEGIN(f16x2_dots, f16x2, u32)
OUT(isDot(x, y, BITS(f32, z)));
OUT(isDot(x, y, (f32)z.x));
END BEGIN(i8_exact_dots, i8, f32)
f16x2 a = {x, y}, b = {z, x};
OUT(EXACT_DOT(a, b, (f32)y));
OUT(EXACT_DOT(a, b.yx, 0.5f));
OUT(EXACT_DOT(-a, b, (f32)z));
OUT(CLAMPED_DOT(a, b, 0.25f));
END
