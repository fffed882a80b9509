//===- memory.c - Memory of all kinds for the simulator's tests ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "portable.h"

// clang-format off: macros that begin and end functions confuse it.

// STAGE(T, NAME, THREADS): what the workgroup's threads hold in x, in LDS on
// the chip. On the host it is where it came from.
#ifdef __AMDGCN__
#define STAGE(T, NAME, THREADS)                                                \
  LOCAL T NAME[THREADS];                                                       \
  NAME[i % THREADS] = x;                                                       \
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");                       \
  __builtin_amdgcn_s_barrier();                                                \
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
#else
#define STAGE(T, NAME, THREADS) const T *NAME = xs + i / THREADS * THREADS;
#endif

#define EXCHANGE(THREADS, NAME, T)                                             \
  BEGIN_OF(THREADS, NAME, T, T)                                                \
  STAGE(T, staged, THREADS)                                                    \
  const u32 t = i % THREADS;                                                   \
  OUT(staged[t]);                                                              \
  OUT(staged[THREADS - 1 - t]);                                                \
  OUT(staged[(t * 5 + 3) % THREADS]);                                          \
  OUT(staged[t ^ 1] + staged[t ^ 2]);                                          \
  OUT(staged[0]);                                                              \
  OUT(staged[(t & ~3u) + 2] + staged[(t & ~3u) + 3]);                          \
  END
EXCHANGE(256, u8_lds, u8)

EXCHANGE(256, i8_lds, i8)

EXCHANGE(256, u16_lds, u16)

EXCHANGE(128, i16_lds, i16)

EXCHANGE(256, u32_lds, u32)

EXCHANGE(192, u64_lds, u64)

EXCHANGE(256, f16_lds, f16)

EXCHANGE(64, u32x2_lds, u32x2)

EXCHANGE(256, u32x4_lds, u32x4)

EXCHANGE(64, f16x2_lds, f16x2)

EXCHANGE(128, u32x8_lds, u32x8)

// Dwords far apart: read2 and read2st64. Vectors that are aligned to less than
// their size.
typedef u32x4 u32x4Apart __attribute__((aligned(4)));
typedef u32x2 u32x2Apart __attribute__((aligned(4)));
typedef u64 u64Apart __attribute__((aligned(4)));
BEGIN_OF(256, u32_lds_pairs, u32, u32)
STAGE(u32, staged, 256)
const u32 t = i % 64;
OUT(staged[t] + staged[t + 64] * 3);
OUT(staged[t] + staged[t + 128] * 3);
OUT(staged[t + 7] + staged[t + 100] * 3);
OUT(staged[t * 2] ^ staged[t * 2 + 1] * 5);
u32x4 four = *(const LOCAL u32x4Apart *)&staged[t * 3];
OUT(four.x + four.y * 3 + four.z * 5 + four.w * 7);
u32x2 two = *(const LOCAL u32x2Apart *)&staged[t * 3 + 1];
OUT(two.x + two.y * 3);
const LOCAL u64Apart *wide = (const LOCAL u64Apart *)&staged[t];
OUT((u32)(wide[0] >> 32) ^ (u32)wide[64]);
OUT(((const LOCAL u8 *)staged)[t * 5 + 1]);
OUT((u32)((const LOCAL i8 *)staged)[t * 7 + 2]);
OUT(((const LOCAL u16 *)staged)[t * 3 + 1]);
OUT((u32)((const LOCAL i16 *)staged)[t * 5 + 2]);
END

// Three and four dwords, and parts of registers.
    typedef struct {
  u32 a, b, c;
} Three;
BEGIN_OF(64, u32_global_vectors, u32, u32)
const u32 near = i & ~63u, t = i & 15;
Three three = ((const GLOBAL Three *)(xs + near))[t];
OUT(three.a + three.b * 3 + three.c * 5);
u32x4 four = ((const GLOBAL u32x4 *)(ys + near))[t];
OUT(four.x + four.y * 3 + four.z * 5 + four.w * 7);
u32x2 two = ((const GLOBAL u32x2 *)(ys + near))[t + 3];
OUT(two.x + two.y * 3);
OUT(((const GLOBAL u8 *)(xs + near))[t * 3 + 1]);
OUT((u32)((const GLOBAL i8 *)(xs + near))[t * 5 + 2]);
OUT(((const GLOBAL u16 *)(xs + near))[t * 3 + 1]);
OUT((u32)((const GLOBAL i16 *)(xs + near))[t * 5 + 2]);
u16x2 halves = {((const GLOBAL u16 *)(xs + near))[t],
                ((const GLOBAL u16 *)(xs + near))[t + 9]};
OUT(BITS(u32, halves));
u16x2 bytes = {((const GLOBAL u8 *)(xs + near))[t],
               (u16)((const GLOBAL i8 *)(xs + near))[t + 9]};
OUT(BITS(u32, bytes));
GLOBAL u8 *toBytes = (GLOBAL u8 *)(to + (size_t)n * slot + i);
toBytes[0] = (u8)x, toBytes[1] = (u8)(y >> 16);
GLOBAL u16 *toShorts = (GLOBAL u16 *)toBytes;
toShorts[1] = (u16)(z >> 16);
++slot;
GLOBAL u32x2 *toTwo = (GLOBAL u32x2 *)(to + (size_t)n * slot);
u32x2 pair = {x, z};
toTwo[i] = pair;
slot += 2;
GLOBAL u32x4 *toFour = (GLOBAL u32x4 *)(to + (size_t)n * slot);
u32x4 quad = {y, x, z, y + 1};
toFour[i] = quad;
slot += 4;
GLOBAL Three *toThree = (GLOBAL Three *)(to + (size_t)n * slot);
three.a = z, three.b = x;
toThree[i] = three;
END

// Negative offsets, offsets beyond an immediate, and 64-bit strides.
BEGIN(u32_global_offsets, u32, u32)
const GLOBAL u32 *p = xs + i;
OUT(i >= 64 ? p[-64] : 1);
OUT(i >= 1000 ? p[-1000] : 2);
OUT(i + 1000 < n ? p[1000] : 3);
OUT(i + 1100 < n ? p[1100] : 4);
OUT(xs[(u64)(n - 1 - i)]);
OUT(xs[((i64)n - 1 - (i64)i)]);
END

    __attribute__((unused)) static
#ifdef __AMDGCN__
    __constant
#else
    const
#endif
        u32 table[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3};
BEGIN(u32_constants, u32, u32)
OUT(table[x & 15] + table[y & 15] * 10);
OUT(table[xs[first] & 15]);
END

// Arrays that are indexed at run time: scratch, or registers where the index
// is the same for all threads.
BEGIN(u32_private_arrays, u32, u32)
u32 words[24];
for (u32 j = 0; j < 24; ++j)
  words[j] = x * (j + 1) ^ y;
words[z % 24] += 77;
u32 sum = 0;
for (u32 j = 0; j < (y & 15); ++j)
  sum = sum * 3 + words[(x + j) % 24];
OUT(sum);
u8 bytes[20];
for (u32 j = 0; j < 20; ++j)
  bytes[j] = (u8)(y >> (j & 15));
bytes[x % 20] ^= 0x5a;
OUT(bytes[z % 20] + bytes[(z + 7) % 20] * 256);
i16 shorts[12];
for (u32 j = 0; j < 12; ++j)
  shorts[j] = (i16)(z * (j + 5));
OUT((u32)shorts[y % 12]);
u64 wide[6];
for (u32 j = 0; j < 6; ++j)
  wide[j] = (u64)x * (j + y);
OUT((u32)(wide[x % 6] >> 29));
END

BEGIN(u32_indexed_registers, u32, u32)
const u32 uniform = xs[first];
u32x16 many;
for (u32 j = 0; j < 16; ++j)
  many[j] = x * (j * 2 + 1) + y;
OUT(many[uniform & 15]);
many[(uniform >> 4) & 15] = z;
OUT(many[(uniform >> 8) & 15] + many[3]);
OUT(many[y & 15]);
many[x & 15] = 5;
OUT(many[z & 15] * 3);
END

// Pointers of which only the run knows where they point.
#ifdef __AMDGCN__
#define GENERIC __generic
#else
#define GENERIC
#endif
NOINLINE u32 through(const GENERIC u32 *p, u32 at) {
  return p[at] * 3 + p[0];
}
BEGIN(u32_generic, u32, u32)
STAGE(u32, staged, 64)
u32 own[8];
for (u32 j = 0; j < 8; ++j)
  own[j] = z + j * y;
const GENERIC u32 *p = y & 1 ? (const GENERIC u32 *)(xs + (i & ~63u))
                             : (const GENERIC u32 *)staged;
OUT(p[x & 63]);
OUT(through(p, z & 63));
const GENERIC u32 *q = y & 2 ? p : (const GENERIC u32 *)own;
OUT(through(q, x & 7));
END

#define ORDER __ATOMIC_RELAXED
#ifdef __AMDGCN__
#define SCOPE __MEMORY_SCOPE_DEVICE
#define ATOMIC(OP, P, V) __scoped_atomic_##OP(P, V, ORDER, SCOPE)
#define EXCHANGE_IF(P, EXPECTED, V)                                            \
  __scoped_atomic_compare_exchange_n(P, EXPECTED, V, 0, ORDER, ORDER, SCOPE)
#define INCREMENT(P, V) __builtin_amdgcn_atomic_inc32(P, V, ORDER, "agent")
#define DECREMENT(P, V) __builtin_amdgcn_atomic_dec32(P, V, ORDER, "agent")
#else
#define ATOMIC(OP, P, V) __atomic_##OP(P, V, ORDER)
#define EXCHANGE_IF(P, EXPECTED, V)                                            \
  __atomic_compare_exchange_n(P, EXPECTED, V, 0, ORDER, ORDER)
static u32 INCREMENT(u32 *p, u32 v) {
  u32 old = *p;
  *p = old >= v ? 0 : old + 1;
  return old;
}
static u32 DECREMENT(u32 *p, u32 v) {
  u32 old = *p;
  *p = old == 0 || old > v ? v : old - 1;
  return old;
}
#endif

// Each thread has a word of its own: the old values are known.
#define OLD_AND_NEW(START, E)                                                  \
  *p = (START);                                                                \
  OUT(E);                                                                      \
  OUT(*p);
#define ATOMICS(T, NAME, S)                                                    \
  OLD_AND_NEW(x, ATOMIC(fetch_add, p, y));                                     \
  OLD_AND_NEW(x, ATOMIC(fetch_sub, p, y));                                     \
  OLD_AND_NEW(x, ATOMIC(fetch_and, p, y));                                     \
  OLD_AND_NEW(x, ATOMIC(fetch_or, p, y));                                      \
  OLD_AND_NEW(x, ATOMIC(fetch_xor, p, y));                                     \
  OLD_AND_NEW(x, ATOMIC(fetch_min, p, y));                                     \
  OLD_AND_NEW(x, ATOMIC(fetch_max, p, y));                                     \
  OLD_AND_NEW(x, ATOMIC(exchange_n, p, y));                                    \
  OLD_AND_NEW(x, (T)ATOMIC(fetch_min, (S)p, (T)y));                            \
  OLD_AND_NEW(x, (T)ATOMIC(fetch_max, (S)p, (T)y));                            \
  T expected = z & 1 ? x : y;                                                  \
  OLD_AND_NEW(x, (T)EXCHANGE_IF(p, &expected, z));                             \
  OUT(expected);                                                               \
  *p = x;                                                                      \
  (void)ATOMIC(fetch_add, p, y);                                               \
  (void)ATOMIC(fetch_max, p, z);                                               \
  (void)ATOMIC(fetch_xor, p, y);                                               \
  OUT(*p);

BEGIN(u32_global_atomics, u32, u32)
GLOBAL u32 *p = to + (size_t)n * slot + i;
++slot;
ATOMICS(u32, global, GLOBAL i32 *)
OLD_AND_NEW(x, INCREMENT(p, y));
OLD_AND_NEW(x & 7, INCREMENT(p, y & 7));
OLD_AND_NEW(x, DECREMENT(p, y));
OLD_AND_NEW(x & 3, DECREMENT(p, y & 3));
END BEGIN(u64_global_atomics, u64, u64)
GLOBAL u64 *p = to + (size_t)n * slot + i;
++slot;
ATOMICS(u64, global, GLOBAL i64 *)
END

#ifdef __AMDGCN__
#define OWN_WORD(T, THREADS)                                                   \
  LOCAL T words[THREADS];                                                      \
  LOCAL T *p = &words[i % THREADS];
#define SHARED(T, INITIAL)                                                     \
  LOCAL T shared;                                                              \
  __builtin_amdgcn_s_barrier();                                                \
  if (__builtin_amdgcn_workitem_id_x() == 0)                                   \
    shared = INITIAL;                                                          \
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");                       \
  __builtin_amdgcn_s_barrier();                                                \
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
#define JOIN                                                                   \
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");                       \
  __builtin_amdgcn_s_barrier();                                                \
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
#define FOR_ALL(THREADS)
#define MINE x
#else
#define OWN_WORD(T, THREADS)                                                   \
  T word;                                                                      \
  T *p = &word;
#define SHARED(T, INITIAL) T shared = INITIAL;
#define JOIN
#define FOR_ALL(THREADS)                                                       \
  for (u32 l = i / THREADS * THREADS; l < (i / THREADS + 1) * THREADS; ++l)
#define MINE xs[l]
#endif

BEGIN_OF(128, u32_lds_atomics, u32, u32)
OWN_WORD(u32, 128)

ATOMICS(u32, lds, LOCAL i32 *) OLD_AND_NEW(x, INCREMENT(p, y));
OLD_AND_NEW(x & 7, INCREMENT(p, y & 7));
OLD_AND_NEW(x, DECREMENT(p, y));
OLD_AND_NEW(x & 3, DECREMENT(p, y & 3));
END BEGIN_OF(128, u64_lds_atomics, u64, u64) OWN_WORD(u64, 128)
ATOMICS(u64, lds, LOCAL i64 *) END

// One word for all threads: the result does not depend on their order.
BEGIN_OF(256, u32_shared_atomics, u32, u32)
SHARED(u32, 5)
FOR_ALL(256) ATOMIC(fetch_add, &shared, MINE);
JOIN OUT(shared);
JOIN FOR_ALL(256) ATOMIC(fetch_xor, &shared, MINE);
JOIN OUT(shared);
JOIN FOR_ALL(256) ATOMIC(fetch_max, &shared, MINE);
JOIN
OUT(shared);
END

// Sums of floats that are exact, thus do not depend on their order.
#ifdef __AMDGCN__
#define ADD_FLOAT(P, V) __scoped_atomic_fetch_add(P, V, ORDER, SCOPE)
#define MIN_FLOAT(P, V) __scoped_atomic_fetch_min(P, V, ORDER, SCOPE)
#define MAX_FLOAT(P, V) __scoped_atomic_fetch_max(P, V, ORDER, SCOPE)
#else
static f32 ADD_FLOAT(f32 *p, f32 v) {
  f32 old = *p;
  *p = old + v;
  return old;
}
static f32 MIN_FLOAT(f32 *p, f32 v) {
  f32 old = *p;
  *p = fminf(old, v);
  return old;
}
static f32 MAX_FLOAT(f32 *p, f32 v) {
  f32 old = *p;
  *p = fmaxf(old, v);
  return old;
}
#endif
BEGIN_OF(64, i16_float_atomics, i16, f32)
OWN_WORD(f32, 64)

        OLD_AND_NEW((f32)x, ADD_FLOAT(p, (f32)y));
OLD_AND_NEW((f32)x, MIN_FLOAT(p, (f32)y));
OLD_AND_NEW((f32)x, MAX_FLOAT(p, (f32)y));
SHARED(f32, 0.5f)

FOR_ALL(64) ADD_FLOAT(&shared, (f32)MINE);
JOIN OUT(shared);
GLOBAL f32 *q = to + (size_t)n * slot + i;
++slot;
*q = (f32)z;
ADD_FLOAT(q, (f32)x);
OUT(*q);
END

// Buffers: a read out of bounds gives zero, a write there does nothing.
#ifdef __AMDGCN__
// Those of RDNA say that the size is in bytes.
#define FORMAT (LANES == 64 ? 0x27000 : 0x31027000)
#define BUFFER(P, BYTES) __builtin_amdgcn_make_buffer_rsrc(P, 0, BYTES, FORMAT)
#define LOAD(KIND, BUFFER, P, BYTES, AT, SCALAR)                               \
  __builtin_amdgcn_raw_buffer_load_##KIND(BUFFER, (i32)(AT), (i32)(SCALAR), 0)
#define STORE(KIND, BUFFER, P, BYTES, V, AT)                                   \
  __builtin_amdgcn_raw_buffer_store_##KIND(V, BUFFER, (i32)(AT), 0, 0)
#else
    typedef VECTOR(u32, 3) u32x3;
#define BUFFER(P, BYTES) 0
#define LOADS(KIND, T)                                                         \
  static T load_##KIND(const void *p, u32 bytes, u32 at, u32 scalar) {         \
    T value;                                                                   \
    memset(&value, 0, sizeof(value));                                          \
    const u32 unit = sizeof(T) < 4 ? sizeof(T) : 4;                            \
    const u32 size = #KIND[1] == '9' ? 12 : sizeof(T);                         \
    for (u32 b = 0; b < size; b += unit)                                       \
      if ((u64)at + b + unit <= bytes)                                         \
        memcpy((u8 *)&value + b, (const u8 *)p + at + scalar + b, unit);       \
    return value;                                                              \
  }
LOADS(b8, u8)

LOADS(b16, u16)

LOADS(b32, u32)

LOADS(b64, u32x2)

LOADS(b96, u32x3)

LOADS(b128, u32x4)

#define LOAD(KIND, BUFFER, P, BYTES, AT, SCALAR)                               \
  ((void)(BUFFER), load_##KIND(P, BYTES, AT, SCALAR))
#define STORE(KIND, BUFFER, P, BYTES, V, AT)                                   \
  if ((void)(BUFFER), (u64)(AT) + sizeof(V) <= (BYTES))                        \
  memcpy((u8 *)(P) + (AT), (const void *)&(V), sizeof(V))
#endif
BEGIN(u32_buffers, u32, u32)
GLOBAL u32 *wave = (GLOBAL u32 *)xs + (i & ~63u);
__auto_type in = BUFFER((GLOBAL void *)wave, 200);
const u32 t = i & 63;
#define IN(KIND, AT, SCALAR) LOAD(KIND, in, wave, 200, AT, SCALAR)
OUT(IN(b32, t * 4, 0));
OUT(IN(b32, t * 4 + 40, 0));
OUT(IN(b8, t * 4 + 1, 0));
OUT(IN(b16, t * 4 + 2, 0));
OUT((u32)(i32)(i8)IN(b8, t * 4 + 3, 0));
OUT((u32)(i32)(i16)IN(b16, t * 4, 0));
u32x2 two = IN(b64, t * 4, 0);
OUT(two.x + two.y * 3);
__auto_type three = IN(b96, t * 4, 0);
OUT(three[0] + three[1] * 3 + three[2] * 5);
u32x4 four = IN(b128, t * 4 + 4, 0);
OUT(four.x + four.y * 3 + four.z * 5 + four.w * 7);
OUT(IN(b32, t & 7, 0) * 0 + IN(b32, (t & 7) * 4, 96));
OUT(IN(b32, 0xfffffffcu - t * 4, 0));
GLOBAL u32 *target = to + (size_t)n * slot + (i & ~63u);
++slot;
__auto_type buffer = BUFFER((GLOBAL void *)target, 160);
target[t] = 7;
const u32 mirrored = 63 - t;
STORE(b32, buffer, target, 160, x, t * 4);
target += n;
__auto_type buffer2 = BUFFER((GLOBAL void *)target, 160);
target[t] = 9;
++slot;
u8 small = (u8)y;
STORE(b8, buffer2, target, 160, small, t * 4);
u16 middle = (u16)(y >> 16);
STORE(b16, buffer2, target, 160, middle, t * 4 + 2);
OUT(mirrored);
END
