//===- weights.c - Host code that has weights -----------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Needs eight bytes of weights.
struct {
  char *address;
  unsigned long long size;
} attn_package_weights = {0, 8};

typedef struct {
  void *allocated, *aligned;
  long long offset, sizes[1], strides[1];
} Tensor1;

// () -> 8xi8: the weights themselves.
void attn_entry_read(void **args) {
  Tensor1 *out = args[0];
  out->allocated = (void *)0xdeadbeef;
  out->aligned = attn_package_weights.address;
  out->offset = 0;
  out->sizes[0] = 8;
  out->strides[0] = 1;
}

// () -> (): what no code may do.
void attn_entry_write(void **args) { *attn_package_weights.address = 7; }
