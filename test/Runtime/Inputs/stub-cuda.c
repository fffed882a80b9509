//===- stub-cuda.c - A driver of CUDA that fails as it is told ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Stands for NVIDIA's driver in tests of what the runtime does with it. The
// variable STUB_CUDA_FAIL names a function, and optionally the error that it
// returns: "cuMemAlloc" or "cuMemAlloc=2"; "cubin" and "ptx" stand for loading
// that kind of code. STUB_CUDA_DEVICES lists compute capabilities, "9.0" by
// default. Device memory is host memory; the kernels of cuda.c are loops here.
// STUB_CUDA_TRACE=1 prints what is loaded and what each tensor map is of,
// STUB_CUDA_COUNT=1 at the end how much there was of all.

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned long long Address;

static int allocated, freed, launches, created, destroyed, loaded, unloaded;
static int maps, retained, dynamicBytes;

// What a tensor map of this driver holds.
typedef struct {
  uint16_t *address;
  uint64_t columns, rows, rowBytes;
} Map;

static int getError(const char *function) {
  const char *fail = getenv("STUB_CUDA_FAIL");
  size_t length = strlen(function);
  if (!fail || strncmp(fail, function, length) != 0)
    return 0;
  if (fail[length] == '=')
    return atoi(fail + length + 1);
  return fail[length] ? 0 : 999;
}
#define CHECK(NAME)                                                            \
  do {                                                                         \
    int error = getError(NAME);                                                \
    if (error)                                                                 \
      return error;                                                            \
  } while (0)

static int isTracing(void) { return getenv("STUB_CUDA_TRACE") != NULL; }

static const char *getDevices(void) {
  const char *devices = getenv("STUB_CUDA_DEVICES");
  return devices ? devices : "9.0";
}

int cuInit(unsigned flags) {
  CHECK("cuInit");
  return 0;
}

int cuDeviceGetCount(int *count) {
  CHECK("cuDeviceGetCount");
  const char *devices = getDevices();
  *count = *devices != '\0';
  for (; *devices; ++devices)
    *count += *devices == ',';
  return 0;
}

// Handles are not indices here.
int cuDeviceGet(int *device, int ordinal) {
  CHECK("cuDeviceGet");
  *device = 100 + ordinal;
  return 0;
}

int cuDeviceGetName(char *name, int size, int device) {
  CHECK("cuDeviceGetName");
  snprintf(name, (size_t)size, "Stub %d", device - 100);
  return 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int device) {
  CHECK("cuDeviceGetAttribute");
  const char *devices = getDevices();
  for (; device > 100; --device)
    devices = strchr(devices, ',') + 1;
  if (attribute == 75)
    *value = atoi(devices);
  else if (attribute == 76)
    *value = atoi(strchr(devices, '.') + 1);
  else
    return 1;
  return 0;
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
  CHECK("cuDevicePrimaryCtxRetain");
  *context = &retained;
  ++retained;
  return 0;
}

int cuDevicePrimaryCtxRelease_v2(int device) {
  --retained;
  return 0;
}

int cuCtxSetCurrent(void *context) {
  CHECK("cuCtxSetCurrent");
  return context == &retained ? 0 : 201;
}

int cuMemAlloc_v2(Address *memory, size_t bytes) {
  CHECK("cuMemAlloc");
  if (bytes == 0)
    return 1;
  void *found =
      bytes < 1ull << 40 ? aligned_alloc(256, (bytes + 255) & ~255ull) : NULL;
  *memory = (uintptr_t)found;
  allocated += found != NULL;
  return found ? 0 : 2;
}

int cuMemFree_v2(Address memory) {
  CHECK("cuMemFree");
  free((void *)(uintptr_t)memory);
  ++freed;
  return 0;
}

int cuMemcpyHtoDAsync_v2(Address to, const void *from, size_t bytes,
                         void *stream) {
  CHECK("cuMemcpyHtoDAsync");
  memcpy((void *)(uintptr_t)to, from, bytes);
  return 0;
}

int cuMemcpyDtoHAsync_v2(void *to, Address from, size_t bytes, void *stream) {
  CHECK("cuMemcpyDtoHAsync");
  memcpy(to, (void *)(uintptr_t)from, bytes);
  return 0;
}

int cuModuleLoadDataEx(void **module, const char *image, unsigned count,
                       const int *options, void **values) {
  int isBinary = memcmp(image, "\177ELF", 4) == 0;
  if (isTracing())
    fprintf(stderr, "stub: loads %s of %zu bytes\n",
            isBinary ? "machine code" : "PTX", isBinary ? 0 : strlen(image));
  // The compiler's errors go where the options say.
  if (count != 2 || options[0] != 5 || options[1] != 6 ||
      (size_t)values[1] < 64)
    return 1;
  if (getError("ptx") && !isBinary)
    strcpy(values[0], "ptxas application ptx input, line 9; \n"
                      "ptxas error: unknown symbol 'a'\nptxas fatal: ends\n");
  CHECK("cuModuleLoadDataEx");
  CHECK(isBinary ? "cubin" : "ptx");
  *module = malloc(1);
  ++loaded;
  return 0;
}

int cuModuleUnload(void *module) {
  CHECK("cuModuleUnload");
  free(module);
  ++unloaded;
  return 0;
}

int cuModuleGetFunction(const char **function, void *module, const char *name) {
  CHECK("cuModuleGetFunction");
  static const char *const names[] = {"add", "tiles"};
  for (int i = 0; i < 2; ++i)
    if (strcmp(name, names[i]) == 0) {
      *function = names[i];
      return 0;
    }
  return 500;
}

int cuFuncSetAttribute(const char *function, int attribute, int value) {
  CHECK("cuFuncSetAttribute");
  if (strcmp(function, "tiles") != 0 || attribute != 8)
    return 1;
  dynamicBytes = value;
  return 0;
}

#ifndef STUB_CUDA_11
int cuFuncGetParamInfo(const char *function, size_t index, size_t *offset,
                       size_t *size) {
  static const size_t add[] = {8, 8, 8, 4}, tiles[] = {128, 8};
  int isAdd = strcmp(function, "add") == 0;
  if (index >= (isAdd ? 4 : 2))
    return 1;
  *size = (isAdd ? add : tiles)[index];
  return 0;
}

int cuTensorMapEncodeTiled(Map *map, int type, uint32_t rank, void *address,
                           const uint64_t *sizes, const uint64_t *strides,
                           const uint32_t *box, const uint32_t *elementStrides,
                           int interleave, int swizzle, int promotion,
                           int fill) {
  CHECK("cuTensorMapEncodeTiled");
  if (rank != 2 || (uintptr_t)map % 64 != 0)
    return 1;
  ++maps;
  *map = (Map){address, sizes[0], sizes[1], strides[0]};
  if (isTracing())
    fprintf(stderr,
            "stub: map of type %d, sizes %d %d, stride %d, box %u %u, steps "
            "%u %u, interleave %d, swizzle %d, promotion %d, fill %d\n",
            type, (int)sizes[0], (int)sizes[1], (int)strides[0], box[0], box[1],
            elementStrides[0], elementStrides[1], interleave, swizzle,
            promotion, fill);
  return 0;
}
#endif

static void runAdd(void **parameters, unsigned count) {
  const float *x, *y;
  float *sum;
  int32_t n;
  memcpy(&x, parameters[0], 8);
  memcpy(&y, parameters[1], 8);
  memcpy(&sum, parameters[2], 8);
  memcpy(&n, parameters[3], 4);
  for (int32_t i = 0; i < n && i < (int32_t)count; ++i)
    sum[i] = x[i] + y[i];
}

static void runTiles(void **parameters, unsigned tiles) {
  Map from;
  uint16_t *to;
  memcpy(&from, parameters[0], sizeof(from));
  memcpy(&to, parameters[1], 8);
  for (uint64_t i = 0; i < tiles * 8ull * 64; ++i) {
    uint64_t row = i / 64, column = i % 64;
    int isInside = row < from.rows && column < from.columns;
    to[i] = isInside ? from.address[row * from.rowBytes / 2 + column] : 0;
  }
}

int cuLaunchKernel(const char *function, unsigned gridX, unsigned gridY,
                   unsigned gridZ, unsigned blockX, unsigned blockY,
                   unsigned blockZ, unsigned dynamic, void *stream,
                   void **parameters, void **extra) {
  CHECK("cuLaunchKernel");
  ++launches;
  int isTiles = strcmp(function, "tiles") == 0;
  if (!parameters || extra || blockX != 64 || blockY != 1 || blockZ != 1 ||
      dynamic != (isTiles ? 67584 : 0) || (isTiles && dynamic != dynamicBytes))
    return 1;
  if (getenv("STUB_CUDA_IDLE"))
    return 0;
  if (isTiles)
    runTiles(parameters, gridX);
  else
    runAdd(parameters, gridX * blockX);
  return 0;
}

#ifndef STUB_CUDA_11
typedef struct {
  unsigned grid[3], block[3], dynamic;
  void *stream;
  struct {
    int id, padding, value[16];
  } *attributes;
  unsigned numAttributes;
} LaunchConfig;

// For kernels that await the launch before them, which "add" is here.
int cuLaunchKernelEx(const LaunchConfig *config, const char *function,
                     void **parameters, void **extra) {
  CHECK("cuLaunchKernelEx");
  if (config->numAttributes != 1 || config->attributes->id != 6 ||
      config->attributes->value[0] != 1 || strcmp(function, "add") != 0)
    return 1;
  return cuLaunchKernel(function, config->grid[0], config->grid[1],
                        config->grid[2], config->block[0], config->block[1],
                        config->block[2], config->dynamic, config->stream,
                        parameters, extra);
}
#endif

int cuStreamCreate(void **stream, unsigned flags) {
  CHECK("cuStreamCreate");
  *stream = &launches;
  return 0;
}

int cuStreamDestroy_v2(void *stream) { return 0; }

int cuStreamSynchronize(void *stream) {
  CHECK("cuStreamSynchronize");
  return 0;
}

int cuEventCreate(void **event, unsigned flags) {
  CHECK("cuEventCreate");
  // Without times an event measures nothing.
  if (flags != 0)
    return 1;
  *event = malloc(1);
  ++created;
  return 0;
}

int cuEventDestroy_v2(void *event) {
  free(event);
  ++destroyed;
  return 0;
}

int cuEventRecord(void *event, void *stream) {
  CHECK("cuEventRecord");
  return 0;
}

int cuEventElapsedTime(float *milliseconds, void *start, void *stop) {
  CHECK("cuEventElapsedTime");
  *milliseconds = 1.5f;
  return 0;
}

// Errors that a driver does not know have no name.
#ifndef STUB_WITHOUT_NAMES
int cuGetErrorName(int error, const char **name) {
  *name = NULL;
  if (error == 2)
    *name = "CUDA_ERROR_OUT_OF_MEMORY";
  else if (error == 100)
    *name = "CUDA_ERROR_NO_DEVICE";
  else if (error != 12345)
    *name = "CUDA_ERROR_UNKNOWN";
  return *name ? 0 : 1;
}
#endif

int cuGetErrorString(int error, const char **text) {
  *text = NULL;
  if (error == 2)
    *text = "out of memory";
  else if (error == 100)
    *text = "no CUDA-capable device is detected";
  else if (error != 12345)
    *text = "two\nlines";
  return *text ? 0 : 1;
}

__attribute__((destructor)) static void printCounts(void) {
  if (getenv("STUB_CUDA_COUNT"))
    fprintf(stderr,
            "stub: %d of %d allocations freed, %d launches, %d maps, %d of %d "
            "events destroyed, %d of %d modules unloaded, %d contexts left\n",
            freed, allocated, launches, maps, destroyed, created, unloaded,
            loaded, retained);
}
