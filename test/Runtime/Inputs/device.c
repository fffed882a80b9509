//===- device.c - Host code that uses a device --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What the compiler makes of a model whose sum runs on a GPU, and host code
// that goes wrong in one way each.

#include "attn/Runtime/attn_device_table.h"

#include <stddef.h>
#include <stdint.h>

extern void *malloc(size_t);

const attn_device_table *attn_package_device;

typedef struct {
  float *allocated, *aligned;
  int64_t offset, sizes[1], strides[1];
} Tensor1;

typedef struct {
  void *x, *y, *sum;
  int32_t n;
} AddArguments;

static uint32_t getGrid(int64_t n) { return (uint32_t)((n + 63) / 64); }

static void *upload(const float *data, uint64_t bytes) {
  const attn_device_table *device = attn_package_device;
  void *memory = device->allocate(device->context, bytes);
  device->upload(device->context, memory, data, bytes);
  return memory;
}

// Adds on the device what has `n` elements, telling the kernel of `claimed`.
static void add(void **args, int64_t claimed) {
  const attn_device_table *device = attn_package_device;
  Tensor1 *x = args[0], *y = args[1], *sum = args[2];
  int64_t n = x->sizes[0];
  uint64_t bytes = (uint64_t)n * sizeof(float);
  AddArguments arguments = {
      upload(x->aligned, bytes), upload(y->aligned, bytes),
      device->allocate(device->context, bytes), (int32_t)claimed};
  device->launch(device->context, "add", getGrid(claimed), 1, 1, &arguments,
                 sizeof(arguments));
  sum->allocated = sum->aligned = malloc(bytes ? bytes : 1);
  sum->offset = 0;
  sum->sizes[0] = n;
  sum->strides[0] = 1;
  device->download(device->context, sum->aligned, arguments.sum, bytes);
  device->release(device->context, arguments.x);
  device->release(device->context, arguments.y);
  device->release(device->context, arguments.sum);
  device->release(device->context, NULL);
}

// (?xf32, ?xf32) -> ?xf32.
void attn_entry_main(void **args) { add(args, ((Tensor1 *)args[0])->sizes[0]); }

static void launchAdd(void *x, void *y, void *sum, int64_t n) {
  const attn_device_table *device = attn_package_device;
  AddArguments arguments = {x, y, sum, (int32_t)n};
  device->launch(device->context, "add", getGrid(n), 1, 1, &arguments,
                 sizeof(arguments));
}

// The form of main for arrays on the device. It adds before, for results that
// it releases and one that it keeps.
void attn_resident_main(void **args) {
  const attn_device_table *device = attn_package_device;
  Tensor1 *x = args[0], *y = args[1], *sum = args[2];
  int64_t n = x->sizes[0];
  uint64_t bytes = (uint64_t)n * sizeof(float);
  void *kept = device->allocate(device->context, bytes);
  for (int i = 0; i < 2; ++i) {
    void *part = device->allocate(device->context, bytes);
    launchAdd(x->aligned, x->aligned, part, n);
    device->release(device->context, part);
  }
  launchAdd(x->aligned, y->aligned, kept, n);
  launchAdd(x->aligned, y->aligned, sum->aligned, n);
}

// The same, but the kernel runs past the end of its arguments.
void attn_resident_short(void **args) {
  const attn_device_table *device = attn_package_device;
  Tensor1 *x = args[0], *y = args[1], *sum = args[2];
  device->allocate(device->context, 1024);
  launchAdd(x->aligned, y->aligned, sum->aligned, x->sizes[0] + 64);
}

// The same in place: a kernel that must run only once.
void attn_entry_accumulate(void **args) {
  const attn_device_table *device = attn_package_device;
  Tensor1 *x = args[0], *y = args[1], *sum = args[2];
  int64_t n = x->sizes[0];
  uint64_t bytes = (uint64_t)n * sizeof(float);
  struct {
    void *x, *sum;
    int32_t n;
  } arguments = {upload(x->aligned, bytes), upload(y->aligned, bytes),
                 (int32_t)n};
  device->launch(device->context, "accumulate", getGrid(n), 1, 1, &arguments,
                 sizeof(arguments));
  *sum = *y;
  sum->allocated = sum->aligned = malloc(bytes ? bytes : 1);
  device->download(device->context, sum->aligned, arguments.sum, bytes);
}

// The same as main, but the kernel runs past the end of its arguments.
void attn_entry_outside(void **args) {
  add(args, ((Tensor1 *)args[0])->sizes[0] + 64);
}

// A kernel that the package does not have.
void attn_entry_unknown(void **args) {
  const attn_device_table *device = attn_package_device;
  device->launch(device->context, "subtract", 1, 1, 1, NULL, 0);
}

// More arguments than the kernel has.
void attn_entry_arguments(void **args) {
  const attn_device_table *device = attn_package_device;
  char arguments[400] = {0};
  device->launch(device->context, "add", 1, 1, 1, arguments, sizeof(arguments));
}

// More work items than HIP can launch.
void attn_entry_grid(void **args) {
  const attn_device_table *device = attn_package_device;
  AddArguments arguments = {NULL, NULL, NULL, 0};
  device->launch(device->context, "add", 1, 1u << 27, 1, &arguments,
                 sizeof(arguments));
  device->launch(device->context, "add", 1u << 27, 1, 1, &arguments,
                 sizeof(arguments));
}

// A kernel that never ends.
void attn_entry_endless(void **args) {
  const attn_device_table *device = attn_package_device;
  float zero = 0;
  void *word = upload(&zero, sizeof(zero));
  device->launch(device->context, "wait", 1, 1, 1, &word, sizeof(word));
}

// An exbibyte.
void attn_entry_memory(void **args) {
  const attn_device_table *device = attn_package_device;
  device->allocate(device->context, 1ull << 60);
}

// A grid without workgroups launches nothing, and no bytes are copied.
void attn_entry_nothing(void **args) {
  const attn_device_table *device = attn_package_device;
  device->launch(device->context, "add", 0, 1, 1, NULL, 0);
  void *empty = device->allocate(device->context, 0);
  device->upload(device->context, empty, NULL, 0);
  device->download(device->context, NULL, empty, 0);
}

// Memory is released only once.
void attn_entry_twice(void **args) {
  const attn_device_table *device = attn_package_device;
  void *memory = device->allocate(device->context, 4);
  device->release(device->context, memory);
  device->release(device->context, memory);
}

// A failure among threads.
void attn_entry_threads(void **args) {
#pragma omp parallel
  attn_entry_unknown(args);
}
