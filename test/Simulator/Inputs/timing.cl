//===- timing.cl - Kernels whose clocks can be told -----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

typedef float float4_t __attribute__((ext_vector_type(4)));

/// Multiply-adds that depend on nothing but themselves, 4 bytes each.
kernel void multiply(global float *out, int count) {
  float x = (float)__builtin_amdgcn_workitem_id_x();
#pragma nounroll
  for (int i = 0; i < count; ++i)
    __asm__ volatile(".rept 1000\n\tv_mac_f32_e32 %0, %0, %0\n\t.endr"
                     : "+v"(x));
  out[__builtin_amdgcn_workgroup_id_x() * 256 +
      __builtin_amdgcn_workitem_id_x()] = x;
}

/// Reads 16 bytes a lane, `stride` times 16 bytes apart.
kernel void read(global float *out, int stride) {
  local float4_t data[64 * 8];
  int item = __builtin_amdgcn_workitem_id_x();
  for (int i = 0; i < 8; ++i)
    data[i * 64 + item] = (float4_t)(1, 2, 3, 4);
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  float4_t value = data[item * stride];
  out[item] = value.x + value.y + value.z + value.w;
}

/// Some memory of its own that cannot be in registers.
kernel void spill(global float *out) {
  volatile float own[8];
  int item = __builtin_amdgcn_workitem_id_x();
  own[item & 7] = 1;
  out[item] = own[item & 7];
}
