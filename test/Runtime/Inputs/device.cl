//===- device.cl - Kernels for device.c ---------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Compiled without OpenCL's library, whose get_global_id is not there.
#define GROUP 64

static int getIndex(void) {
  return __builtin_amdgcn_workgroup_id_x() * GROUP +
         __builtin_amdgcn_workitem_id_x();
}

__attribute__((reqd_work_group_size(GROUP, 1, 1))) kernel void
add(global const float *x, global const float *y, global float *sum, int n) {
  int i = getIndex();
  if (i < n)
    sum[i] = x[i] + y[i];
}

__attribute__((reqd_work_group_size(GROUP, 1, 1))) kernel void
accumulate(global const float *x, global float *sum, int n) {
  int i = getIndex();
  if (i < n)
    sum[i] += x[i];
}

// Ends only where the word is not zero.
__attribute__((reqd_work_group_size(GROUP, 1, 1))) kernel void
wait(volatile global const int *word) {
  while (*word == 0)
    ;
}
