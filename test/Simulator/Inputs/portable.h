//===- portable.h - C that a host and a GPU can run -------------*- C -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernels of the tests are compiled twice: as OpenCL C for the chip, which
// the simulator runs, and as C for the host, where a loop takes the place of
// the grid. What is a builtin on the chip is a function on the host, written
// from the definition of the instruction in the ISA's manual.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TEST_SIMULATOR_PORTABLE_H
#define ATTN_TEST_SIMULATOR_PORTABLE_H

#ifdef __AMDGCN__

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define GLOBAL __global
#define LOCAL __local
#define INLINE static inline __attribute__((always_inline))
#define NOINLINE static __attribute__((noinline))
typedef char i8;
typedef uchar u8;
typedef short i16;
typedef ushort u16;
typedef int i32;
typedef uint u32;
typedef long i64;
typedef ulong u64;
typedef half f16;
typedef float f32;
typedef double f64;

// Kernels of 64 threads are one wave; `i` is the element of the
// thread, `first` that of the workgroup's first: it is in scalar registers.
#define KERNEL_OF(THREADS, NAME, T, U)                                         \
  __attribute__((reqd_work_group_size(THREADS, 1, 1))) __kernel void NAME(     \
      const GLOBAL T *restrict xs, const GLOBAL T *restrict ys,                \
      const GLOBAL T *restrict zs, GLOBAL U *to, uint n) {                     \
    const u32 first = __builtin_amdgcn_workgroup_id_x() * THREADS;             \
    const u32 i = first + __builtin_amdgcn_workitem_id_x();
#define END }

#else // The host.

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define GLOBAL
#define LOCAL
#define INLINE static inline __attribute__((always_inline))
#define NOINLINE static __attribute__((noinline))
typedef int8_t i8;
typedef uint8_t u8;
typedef int16_t i16;
typedef uint16_t u16;
typedef int32_t i32;
typedef uint32_t u32;
typedef long long i64;
typedef unsigned long long u64;
typedef _Float16 f16;
typedef float f32;
typedef double f64;
typedef u32 uint;
typedef u64 ulong;
typedef u16 ushort;
typedef u8 uchar;

#define KERNEL_OF(THREADS, NAME, T, U)                                         \
  void NAME(const T *xs, const T *ys, const T *zs, U *to, u32 n) {             \
    for (u32 i = 0; i < n; ++i) {                                              \
      const u32 first = i / THREADS * THREADS;                                 \
      (void)first;
#define END                                                                    \
  }                                                                            \
  }

#endif

#define VECTOR(T, N) T __attribute__((ext_vector_type(N)))
typedef VECTOR(f16, 2) f16x2;
typedef VECTOR(f16, 4) f16x4;
typedef VECTOR(i16, 2) i16x2;
typedef VECTOR(u16, 2) u16x2;
typedef VECTOR(f32, 2) f32x2;
typedef VECTOR(f32, 4) f32x4;
typedef VECTOR(u32, 2) u32x2;
typedef VECTOR(u32, 4) u32x4;
typedef VECTOR(i32, 2) i32x2;
typedef VECTOR(i32, 4) i32x4;
typedef VECTOR(u8, 4) u8x4;
typedef VECTOR(i8, 4) i8x4;
typedef VECTOR(u32, 8) u32x8;
typedef VECTOR(u32, 16) u32x16;
typedef VECTOR(f32, 16) f32x16;

// BITS(T, x) is x as a T of the same size.
#define BITS(T, X) __builtin_bit_cast(T, X)

// A kernel whose thread has three operands x, y, z and stores results that OUT
// puts into arrays behind one another.
#define BEGIN_OF(THREADS, NAME, T, U)                                          \
  KERNEL_OF(THREADS, NAME, T, U)                                               \
  u32 slot = 0;                                                                \
  const T x = xs[i], y = ys[i], z = zs[i];                                     \
  (void)x, (void)y, (void)z;
#define BEGIN(NAME, T, U) BEGIN_OF(64, NAME, T, U)
#define OUT(E) (to[(size_t)n * slot + i] = (E), (void)++slot)

#endif // ATTN_TEST_SIMULATOR_PORTABLE_H
