//===- kernels.cl - Kernels that attn-sim runs -------------------*- C -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

typedef half half2v __attribute__((ext_vector_type(2)));
typedef float float2v __attribute__((ext_vector_type(2)));

// Without the library that defines OpenCL's functions.
#define ITEM ((int)__builtin_amdgcn_workitem_id_x())
#define ITEMS ((int)__builtin_amdgcn_workgroup_size_x())
#define GROUP ((int)__builtin_amdgcn_workgroup_id_x())
#define GROUPS ((int)__builtin_amdgcn_grid_size_x() / ITEMS)

static void barrier_of_group() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

#define D 32
#define TILE 64

// Attention of 64 queries a workgroup of one or more waves, a query a lane: K
// and V pass through LDS, softmax is online. Q, K, V and O are f16 [H, S, D].
kernel void attention(global const half2v *q, global const half2v *k,
                      global const half2v *v, global half2v *o, int keys,
                      float scale) {
  local half2v keyTile[TILE * D / 2];
  local half2v valueTile[TILE * D / 2];
  int item = ITEM, items = ITEMS, queries = GROUPS * items;
  int head = __builtin_amdgcn_workgroup_id_y();
  q += (head * queries + GROUP * items + item) * (D / 2);
  o += (head * queries + GROUP * items + item) * (D / 2);
  k += head * keys * (D / 2);
  v += head * keys * (D / 2);
  half2v query[D / 2];
  float2v sum[D / 2];
  for (int d = 0; d < D / 2; ++d) {
    query[d] = q[d];
    sum[d] = 0;
  }
  float maximum = -__builtin_inff(), total = 0;
  for (int first = 0; first < keys; first += TILE) {
    barrier_of_group();
    for (int i = item; i < TILE * D / 2; i += items) {
      keyTile[i] = k[first * (D / 2) + i];
      valueTile[i] = v[first * (D / 2) + i];
    }
    barrier_of_group();
    for (int j = 0; j < TILE; ++j) {
      float score = 0;
      for (int d = 0; d < D / 2; ++d)
        score = __builtin_amdgcn_fdot2(query[d], keyTile[j * (D / 2) + d],
                                       score, false);
      score *= scale;
      float larger = __builtin_fmaxf(maximum, score);
      float factor = __builtin_amdgcn_exp2f(maximum - larger);
      float weight = __builtin_amdgcn_exp2f(score - larger);
      maximum = larger;
      total = total * factor + weight;
      for (int d = 0; d < D / 2; ++d)
        sum[d] = sum[d] * factor +
                 weight * __builtin_convertvector(valueTile[j * (D / 2) + d],
                                                   float2v);
    }
  }
  for (int d = 0; d < D / 2; ++d)
    o[d] = __builtin_convertvector(sum[d] / total, half2v);
}

// An array in scratch, indexed by data; launch geometry by hidden arguments.
kernel void scratch(global const int *index, global int *out) {
  volatile int table[16];
  for (int i = 0; i < 16; ++i)
    table[i] = i * i + GROUP * 1000;
  int i = GROUP * ITEMS + ITEM;
  out[i] = table[index[i] & 15] + GROUPS * 100000 + ITEMS * 10000000;
}

kernel void scale(global float *x, float factor, long offset) {
  x[ITEM] = (x[ITEM] + 2 * offset) * factor;
}

// Writes one element past the end.
kernel void overrun(global int *out) { out[ITEM + 1] = 1; }

kernel void traps(global int *out) {
  if (out[0])
    __builtin_trap();
}

kernel void endless(global volatile int *out) {
  while (out[0])
    ;
}
