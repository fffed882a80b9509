//===- cuda.c - Host code that uses a device of CUDA --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The host code of device.c, and launches with what only CUDA has: arguments
// that are tensor maps, addresses with an alignment, dynamic workgroup memory.

#include "device.c"

#include <stdio.h>
#include <time.h>

typedef struct {
  uint16_t *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
} Tensor2;

typedef struct {
  void *address;
  int64_t sizes[2], strides[2];
} MatrixView;

// The arguments of the kernel `tiles`.
typedef struct {
  MatrixView from;
  void *to;
} TilesArguments;

static const int64_t tileRows = 8, tileColumns = 64;

static uint32_t getTiles(int64_t rows) {
  return (uint32_t)((rows + tileRows - 1) / tileRows);
}

// (?x?xf16) -> ?x64xf16: the first 64 columns, zeros where there are fewer, in
// whole tiles of 8 rows.
void attn_entry_tiles(void **args) {
  const attn_device_table *device = attn_package_device;
  Tensor2 *from = args[0], *to = args[1];
  int64_t rows = from->sizes[0], columns = from->sizes[1];
  uint64_t bytes = (uint64_t)(rows * columns) * sizeof(uint16_t);
  uint32_t tiles = getTiles(rows);
  uint64_t tileBytes = (uint64_t)(tiles * tileRows * tileColumns) * 2;
  void *x = device->allocate(device->context, bytes);
  device->upload(device->context, x, from->aligned, bytes);
  TilesArguments arguments = {{x, {rows, columns}, {columns, 1}},
                              device->allocate(device->context, tileBytes)};
  // Two launches that are the same need one map.
  for (int i = 0; i < 2; ++i)
    device->launch(device->context, "tiles", tiles, 1, 1, &arguments,
                   sizeof(arguments));
  to->allocated = to->aligned = malloc(tileBytes ? tileBytes : 1);
  to->offset = 0;
  to->sizes[0] = tiles * tileRows;
  to->sizes[1] = tileColumns;
  to->strides[0] = tileColumns;
  to->strides[1] = 1;
  device->download(device->context, to->aligned, arguments.to, tileBytes);
}

// How long the host takes for a launch that is as one before.
void attn_entry_time(void **args) {
  const attn_device_table *device = attn_package_device;
  enum { warmUp = 100, count = 10000 };
  struct timespec start, end;
  void *x = device->allocate(device->context, 64 * 64 * 2);
  TilesArguments arguments = {{x, {64, 64}, {64, 1}},
                              device->allocate(device->context, 64 * 64 * 2)};
  uint64_t busy = 0;
  for (int i = 0; i < warmUp + count; ++i) {
    clock_gettime(CLOCK_MONOTONIC, &start);
    device->launch(device->context, "tiles", 8, 1, 1, &arguments,
                   sizeof(arguments));
    clock_gettime(CLOCK_MONOTONIC, &end);
    if (i >= warmUp)
      busy += (uint64_t)((end.tv_sec - start.tv_sec) * 1000000000 +
                         end.tv_nsec - start.tv_nsec);
    // A full queue would make the host wait for the device.
    if (i % 100 == 99) {
      char byte;
      device->download(device->context, &byte, x, 1);
    }
  }
  printf("host time of a launch: %.3f us\n", (double)busy / count / 1000);
  fflush(stdout);
}

// Launches `tiles` with one argument that is not as it should be.
static void launchTiles(int64_t shift, int64_t columns, int64_t rowStride,
                        int64_t columnStride) {
  const attn_device_table *device = attn_package_device;
  char *x = device->allocate(device->context, 64 * 128 * 2);
  TilesArguments arguments = {
      {x + shift, {64, columns}, {rowStride, columnStride}}, x};
  device->launch(device->context, "tiles", 8, 1, 1, &arguments,
                 sizeof(arguments));
}
void attn_entry_address(void **args) { launchTiles(2, 64, 64, 1); }
void attn_entry_stride(void **args) { launchTiles(0, 63, 63, 1); }
void attn_entry_inner(void **args) { launchTiles(0, 64, 64, 2); }
void attn_entry_negative(void **args) { launchTiles(0, 64, -64, 1); }
void attn_entry_extent(void **args) { launchTiles(0, -1, 64, 1); }

// A single column has no stride, and an empty tensor a map all the same.
void attn_entry_single(void **args) {
  launchTiles(0, 1, 64, 7);
  launchTiles(0, 0, 64, 1);
}

// More maps than are kept.
void attn_entry_maps(void **args) {
  for (int64_t columns = 1; columns <= 64; ++columns)
    launchTiles(0, columns, 64, 1);
  launchTiles(0, 128, 128, 1);
}

// An address that the kernel `add` may not have.
void attn_entry_misaligned(void **args) {
  const attn_device_table *device = attn_package_device;
  char *x = device->allocate(device->context, 1024);
  AddArguments arguments = {x, x + 4, x, 64};
  device->launch(device->context, "add", 1, 1, 1, &arguments,
                 sizeof(arguments));
}

// Fewer arguments than the kernel has.
void attn_entry_few(void **args) {
  const attn_device_table *device = attn_package_device;
  void *x = device->allocate(device->context, 4);
  device->launch(device->context, "add", 1, 1, 1, &x, sizeof(x));
}

// More workgroups than CUDA can launch.
void attn_entry_rows(void **args) {
  const attn_device_table *device = attn_package_device;
  AddArguments arguments = {NULL, NULL, NULL, 0};
  device->launch(device->context, "add", 1, 65536, 1, &arguments,
                 sizeof(arguments));
}

// Reads where there is no memory.
void attn_entry_fault(void **args) {
  const attn_device_table *device = attn_package_device;
  void *x = device->allocate(device->context, 256);
  AddArguments arguments = {(void *)4096, x, x, 64};
  device->launch(device->context, "add", 1, 1, 1, &arguments,
                 sizeof(arguments));
}
