//===- peer.cl - Stands for attention of another compiler -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A kernel with the arguments of Triton's attention that only copies Q.
kernel void attn_fwd(global const half *q, global const half *k,
                     global const half *v, global half *o, int queries,
                     int keys, int stride, float scale) {
  size_t index = ((size_t)__builtin_amdgcn_workgroup_id_y() * stride) +
                 __builtin_amdgcn_workgroup_id_x() * 64 +
                 __builtin_amdgcn_workitem_id_x();
  ((global short *)o)[index] = ((global const short *)q)[index];
}
