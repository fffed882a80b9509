//===- lanes.c - Exchange between lanes for the simulator's tests --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "portable.h"

// clang-format off: macros that begin and end functions confuse it.

// The lanes of a wave run one after the other on the host: what another lane
// holds is read from the kernel's operands instead.
#ifdef __AMDGCN__

#define DPP(OLD, XS, CONTROL, ROWS, BANKS, BOUND)                              \
  (u32) __builtin_amdgcn_update_dpp((i32)(OLD), (i32)(XS)[i], CONTROL, ROWS,   \
                                    BANKS, BOUND)
#define ACTIVE_DPP(ACTIVE, ...) DPP(__VA_ARGS__)
#define BPERMUTE(INDEX, XS)                                                    \
  (u32) __builtin_amdgcn_ds_bpermute((i32)(INDEX) * 4, (i32)(XS)[i])
#define ACTIVE_BPERMUTE(ACTIVE, INDEX, XS) BPERMUTE(INDEX, XS)
#define PERMUTE(FORWARD, BACKWARD, XS)                                         \
  (u32) __builtin_amdgcn_ds_permute((i32)(FORWARD) * 4, (i32)(XS)[i])
#define SWIZZLE(XS, PATTERN)                                                   \
  (u32) __builtin_amdgcn_ds_swizzle((i32)(XS)[i], PATTERN)
#define READ_LANE(XS, FROM)                                                    \
  (u32) __builtin_amdgcn_readlane((i32)(XS)[i], (i32)(FROM))
#define READ_FIRST_LANE(ACTIVE, XS)                                            \
  (u32) __builtin_amdgcn_readfirstlane((i32)(XS)[i])
#define DPP8(XS, SELECT) (u32) __builtin_amdgcn_mov_dpp8((XS)[i], SELECT)
#define ROW(OLD, XS, OTHER, LOW, HIGH, FETCHES, BOUND)                         \
  (OTHER ? __builtin_amdgcn_permlanex16(OLD, (XS)[i], LOW, HIGH, FETCHES,      \
                                        BOUND)                                 \
         : __builtin_amdgcn_permlane16(OLD, (XS)[i], LOW, HIGH, FETCHES,       \
                                       BOUND))
#if LANES == 64
#define BALLOT(PREDICATE) __builtin_amdgcn_ballot_w64(PREDICATE(xs[i], ys[i]))
#else
#define BALLOT(PREDICATE)                                                      \
  (u64) __builtin_amdgcn_ballot_w32(PREDICATE(xs[i], ys[i]))
#endif
#define MASKED_COUNT(MASK, START)                                              \
  __builtin_amdgcn_mbcnt_hi((u32)((MASK) >> 32),                               \
                            __builtin_amdgcn_mbcnt_lo((u32)(MASK), START))

#else

typedef int Active(u32 x, u32 y);
static int all(u32 x, u32 y) { return 1; }

static u32 dpp(Active *active, u32 old, const u32 *xs, const u32 *ys, u32 lane,
               u32 control, u32 rows, u32 banks, int zeroOutside) {
  if (!((rows >> (lane / 16)) & 1) || !((banks >> (lane / 4 % 4)) & 1))
    return old;
  const i32 row = (i32)(lane & ~15u), at = (i32)(lane & 15), by = control & 15;
  i32 source = -1;
  if (control <= 0xff)
    source = (i32)((lane & ~3u) + ((control >> (2 * (lane & 3))) & 3));
  else if (control < 0x110)
    source = at + by < 16 ? row + at + by : -1;
  else if (control < 0x120)
    source = at >= by ? row + at - by : -1;
  else if (control < 0x130)
    source = row + ((at - by) & 15);
  else if (control == 0x130)
    source = lane < LANES - 1 ? (i32)lane + 1 : -1;
  else if (control == 0x134)
    source = (lane + 1) & (LANES - 1);
  else if (control == 0x138)
    source = (i32)lane - 1;
  else if (control == 0x13c)
    source = (lane - 1) & (LANES - 1);
  else if (control == 0x140)
    source = row + 15 - at;
  else if (control == 0x141)
    source = (i32)(lane ^ 7);
  else if (control == 0x142)
    source = row - 1;
  else if (control == 0x143)
    source = lane < 32 ? -1 : 31;
  else if (control >= 0x160)
    source = row + (at ^ by);
  else if (control >= 0x150)
    source = row + by;
  if (source < 0 || !active(xs[source], ys[source]))
    return zeroOutside ? 0 : old;
  return xs[source];
}
static u32 swizzled(const u32 *wave, u32 lane, u32 pattern) {
  if (pattern & 0x8000)
    return wave[(lane & ~3u) + ((pattern >> (2 * (lane & 3))) & 3)];
  u32 and = pattern & 31, or = (pattern >> 5) & 31, xor = pattern >> 10;
  return wave[(lane & 32) + ((((lane & 31) & and) | or) ^ xor)];
}
static u64 ballot(Active *predicate, const u32 *xs, const u32 *ys) {
  u64 mask = 0;
  for (u32 l = 0; l < LANES; ++l)
    mask |= (u64)(predicate(xs[l], ys[l]) != 0) << l;
  return mask;
}

static u32 permutedRow(const u32 *wave, u32 lane, u32 other, u32 low,
                       u32 high) {
  u64 select = low | (u64)high << 32;
  return wave[((lane & ~15u) ^ other * 16) + (select >> (lane & 15) * 4 & 15)];
}

#define LANE (i & (LANES - 1))
#define WAVE(XS) ((XS) + (i & ~(LANES - 1u)))
#define DPP8(XS, SELECT)                                                       \
  WAVE(XS)[(LANE & ~7u) + ((SELECT) >> (LANE & 7) * 3 & 7)]
#define ROW(OLD, XS, OTHER, LOW, HIGH, FETCHES, BOUND)                         \
  permutedRow(WAVE(XS), LANE, OTHER, LOW, HIGH)
#define ACTIVE_DPP(ACTIVE, OLD, XS, CONTROL, ROWS, BANKS, BOUND)               \
  dpp(ACTIVE, OLD, WAVE(XS), WAVE(ys), LANE, CONTROL, ROWS, BANKS, BOUND)
#define DPP(...) ACTIVE_DPP(all, __VA_ARGS__)
#define BPERMUTE(INDEX, XS) WAVE(XS)[(INDEX) & (LANES - 1)]
#define ACTIVE_BPERMUTE(ACTIVE, INDEX, XS)                                     \
  (ACTIVE(WAVE(xs)[(INDEX) & (LANES - 1)], WAVE(ys)[(INDEX) & (LANES - 1)])    \
       ? WAVE(XS)[(INDEX) & (LANES - 1)]                                       \
       : 0)
#define PERMUTE(FORWARD, BACKWARD, XS) WAVE(XS)[(BACKWARD) & (LANES - 1)]
#define SWIZZLE(XS, PATTERN) swizzled(WAVE(XS), LANE, PATTERN)
#define READ_LANE(XS, FROM) WAVE(XS)[(FROM) & (LANES - 1)]
#define READ_FIRST_LANE(ACTIVE, XS)                                            \
  WAVE(XS)[__builtin_ctzll(ballot(ACTIVE, WAVE(xs), WAVE(ys)))]
#define BALLOT(PREDICATE) ballot(PREDICATE, WAVE(xs), WAVE(ys))
#define MASKED_COUNT(MASK, START)                                              \
  (u32)(__builtin_popcountll((MASK) & ((1ull << LANE) - 1)) + (START))

#endif

BEGIN(u32_quad_permutations, u32, u32)
OUT(DPP(y, xs, 0x00, 15, 15, 0));
OUT(DPP(y, xs, 0x1b, 15, 15, 0));
OUT(DPP(y, xs, 0x4e, 15, 15, 1));
OUT(DPP(y, xs, 0xb1, 15, 15, 1));
OUT(DPP(y, xs, 0x93, 5, 15, 0));
OUT(DPP(y, xs, 0xe4, 15, 6, 0));
OUT(DPP(y, xs, 0x39, 10, 9, 1));
OUT(DPP(0, xs, 0xff, 15, 15, 1));
END

#define ROWS_BY(KIND, N)                                                       \
  OUT(DPP(y, xs, KIND + N, 15, 15, 0));                                        \
  OUT(DPP(y, xs, KIND + N, 15, 15, 1));
#define ROW_KERNEL(NAME, KIND)                                                 \
  BEGIN(u32_row_##NAME, u32, u32)                                              \
  ROWS_BY(KIND, 1);                                                            \
  ROWS_BY(KIND, 2);                                                            \
  ROWS_BY(KIND, 3);                                                            \
  ROWS_BY(KIND, 4);                                                            \
  ROWS_BY(KIND, 5);                                                            \
  ROWS_BY(KIND, 8);                                                            \
  ROWS_BY(KIND, 11);                                                           \
  ROWS_BY(KIND, 15);                                                           \
  OUT(DPP(y, xs, KIND + 4, 15, 5, 0));                                         \
  OUT(DPP(y, xs, KIND + 4, 15, 10, 0));                                        \
  OUT(DPP(y, xs, KIND + 2, 12, 15, 0));                                        \
  OUT(DPP(0, xs, KIND + 1, 3, 14, 1));                                         \
  END
ROW_KERNEL(left, 0x100)
ROW_KERNEL(right, 0x110)
ROW_KERNEL(rotation, 0x120)

#if LANES == 64
BEGIN(u32_wave_permutations, u32, u32)
OUT(DPP(y, xs, 0x130, 15, 15, 0));
OUT(DPP(y, xs, 0x130, 15, 15, 1));
OUT(DPP(y, xs, 0x134, 15, 15, 0));
OUT(DPP(y, xs, 0x138, 15, 15, 0));
OUT(DPP(y, xs, 0x138, 15, 15, 1));
OUT(DPP(y, xs, 0x13c, 15, 15, 0));
OUT(DPP(y, xs, 0x142, 15, 15, 0));
OUT(DPP(y, xs, 0x142, 10, 15, 0));
OUT(DPP(y, xs, 0x142, 15, 15, 1));
OUT(DPP(y, xs, 0x143, 15, 15, 0));
OUT(DPP(y, xs, 0x143, 12, 15, 0));
OUT(DPP(y, xs, 0x143, 15, 15, 1));
END
#else
ROW_KERNEL(sharing, 0x150)
ROW_KERNEL(exclusive, 0x160)

// Literals, and lanes that registers choose.
BEGIN(u32_permuted_rows, u32, u32)
const u32 low = READ_FIRST_LANE(all, xs), high = READ_FIRST_LANE(all, ys);
OUT(ROW(y, xs, 0, 0x76543210, 0xfedcba98, 0, 0));
OUT(ROW(y, xs, 1, 0x76543210, 0xfedcba98, 0, 0));
OUT(ROW(y, xs, 0, 0x89abcdef, 0x01234567, 1, 0));
OUT(ROW(y, xs, 1, low, high, 0, 1));
OUT(ROW(y, ys, 0, high, low, 0, 1));
OUT(x + ROW(0, ys, 1, -1, 0, 1, 1));
END

BEGIN(u32_groups_of_eight, u32, u32)
OUT(DPP8(xs, 0xfac688));
OUT(DPP8(xs, 0x053977));
OUT(DPP8(ys, 0));
OUT(DPP8(ys, 0xffffff));
OUT(x + DPP8(ys, 0x7ac3b1));
END
#endif

BEGIN(u32_mirrored_rows, u32, u32)
OUT(DPP(y, xs, 0x140, 15, 15, 0));
OUT(DPP(y, xs, 0x141, 15, 15, 0));
OUT(DPP(y, xs, 0x140, 10, 9, 1));
END

// An operation on what DPP brings becomes one instruction.
BEGIN(u32_fused_permutations, u32, u32)
        OUT(x + DPP(0, xs, 0x111, 15, 15, 0));
OUT(x + DPP(0, ys, 0x128, 15, 15, 1));
OUT(y - DPP(0, xs, 0x4e, 15, 15, 1));
OUT(DPP(0, xs, 0x141, 15, 15, 1) - y);
OUT(x ^ DPP(0, ys, 0x140, 15, 15, 1));
OUT(x &DPP(-1, ys, 0x112, 15, 15, 0));
OUT(__builtin_elementwise_max(x, DPP(0, xs, 0x124, 15, 15, 1)));
OUT(__builtin_elementwise_min(x, DPP(0xffffffff, xs, 0x118, 15, 15, 0)));
OUT(DPP(0, xs, 0xb1, 15, 15, 1) >> (y & 31));
END

INLINE f32
    asFloat(u32 bits) {
  return BITS(f32, bits);
}
BEGIN(u32_fused_float_selection, u32, f32)
OUT(asFloat(x) + asFloat(DPP(0, xs, 0x128, 15, 15, 1)));
OUT(asFloat(x) * -asFloat(DPP(0, ys, 0x4e, 15, 15, 1)));
OUT(__builtin_fabsf(asFloat(DPP(0, xs, 0x121, 15, 15, 1))) - asFloat(y));
OUT(__builtin_elementwise_maxnum(asFloat(x),
                                 asFloat(DPP(0, xs, 0x141, 15, 15, 1))));
END

// In a branch: lanes that do not take it cannot be read.
INLINE int isOdd(u32 x, u32 y) {
  return (x & 1) != 0;
}
INLINE int isLess(u32 x, u32 y) { return x < y; }
INLINE int isFar(u32 x, u32 y) { return (x ^ y) % 5 == 2; }
BEGIN(u32_divergent_lanes, u32, u32)
u32 a = 1, b = 2, c = 3, d = 4;
if (isOdd(x, y)) {
  a = ACTIVE_DPP(isOdd, y, xs, 0x111, 15, 15, 0);
  b = ACTIVE_DPP(isOdd, y, xs, 0xb1, 15, 15, 1);
  c = ACTIVE_BPERMUTE(isOdd, y, xs);
  d = READ_FIRST_LANE(isOdd, ys);
}
OUT(a);
OUT(b);
OUT(c);
OUT(d);
END

BEGIN(u32_permutations, u32, u32)
OUT(BPERMUTE(y, xs));
OUT(BPERMUTE(i ^ 32, xs));
OUT(BPERMUTE(i ^ 16, xs));
OUT(BPERMUTE(i + 5, xs));
OUT(PERMUTE(i * 5 + 3, (i - 3) * 13, xs));
OUT(PERMUTE(i ^ 33, i ^ 33, xs));
OUT(PERMUTE(~i, ~i, ys));
END

BEGIN(u32_swizzles, u32, u32)
OUT(SWIZZLE(xs, 0x801b));
OUT(SWIZZLE(xs, 0x80b1));
OUT(SWIZZLE(xs, 0x401f));
OUT(SWIZZLE(xs, 0x041f));
OUT(SWIZZLE(xs, 0x0010));
OUT(SWIZZLE(xs, 0x00e7));
OUT(SWIZZLE(xs, 0x7c1f));
OUT(SWIZZLE(xs, 0x2c58));
END

BEGIN(u32_single_lanes, u32, u32)
const u32 uniform = READ_FIRST_LANE(all,
                                                                          ys);
OUT(READ_LANE(xs, 0));
OUT(READ_LANE(xs, LANES - 1));
OUT(READ_LANE(xs, uniform & (LANES - 1)));
OUT(uniform);
OUT(uniform * READ_LANE(ys, 9) + x);
END

BEGIN(u32_ballots, u32, u64)
OUT(BALLOT(isOdd));
OUT(BALLOT(isLess));
OUT(BALLOT(isFar));
OUT(BALLOT(isOdd) & ~BALLOT(isLess));
OUT(MASKED_COUNT(BALLOT(isLess), 0));
OUT(MASKED_COUNT(BALLOT(isOdd), y));
OUT(MASKED_COUNT(~0ull, 0));
OUT(__builtin_popcountll(BALLOT(isFar)));
OUT(BALLOT(isOdd) ? __builtin_ctzll(BALLOT(isOdd)) : 64);
END

// The sum of a row of 16 lanes and of a wave, as kernels write it.
BEGIN(u32_reductions, u32, u32)
#ifdef __AMDGCN__
#define ADD(CONTROL)                                                           \
  sum += (u32)__builtin_amdgcn_update_dpp(0, (i32)sum, CONTROL, 15, 15, true);
u32 sum = x;
ADD(0x128);
ADD(0x124);
ADD(0x122);
ADD(0x121);
const u32 row = sum;
sum += (u32)__builtin_amdgcn_ds_swizzle((i32)sum, 0x401f);
#if LANES == 64
sum += (u32)__builtin_amdgcn_ds_bpermute((i32)((i ^ 32) * 4), (i32)sum);
#endif
#else
u32 row = 0, sum = 0;
for (u32 l = 0; l < 16; ++l)
  row += xs[(i & ~15u) + l];
for (u32 l = 0; l < LANES; ++l)
  sum += WAVE(xs)[l];
#endif
OUT(row);
OUT(sum);
END
