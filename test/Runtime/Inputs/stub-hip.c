//===- stub-hip.c - A HIP library that fails as it is told --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Stands for ROCm's library in tests of what the runtime does with it. The
// variable STUB_HIP_FAIL names a function, and optionally the error that it
// returns: "hipMalloc" or "hipMalloc=2". STUB_HIP_DEVICES lists architectures,
// "gfx906:sramecc+:xnack-" by default. Device memory is host memory; the kernel
// `add` of device.cl is a loop here, others do nothing. STUB_HIP_COUNT=1 prints
// at the end how many allocations, launches and events there were.

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int allocated, freed, launches, created, destroyed, loaded, unloaded;

static int getError(const char *function) {
  const char *fail = getenv("STUB_HIP_FAIL");
  size_t length = strlen(function);
  if (!fail || strncmp(fail, function, length) != 0)
    return 0;
  if (fail[length] == '=')
    return atoi(fail + length + 1);
  return fail[length] ? 0 : 999;
}
#define CHECK                                                                  \
  do {                                                                         \
    int error = getError(__func__);                                            \
    if (error)                                                                 \
      return error;                                                            \
  } while (0)

static const char *getDevices(void) {
  const char *devices = getenv("STUB_HIP_DEVICES");
  return devices ? devices : "gfx906:sramecc+:xnack-";
}

int hipInit(unsigned flags) {
  CHECK;
  return 0;
}

int hipGetDeviceCount(int *count) {
  CHECK;
  const char *devices = getDevices();
  *count = *devices != '\0';
  for (; *devices; ++devices)
    *count += *devices == ',';
  return 0;
}

int hipSetDevice(int device) {
  CHECK;
  return 0;
}

int hipDeviceGetName(char *name, int size, int device) {
  CHECK;
  snprintf(name, (size_t)size, "Stub %d", device);
  return 0;
}

// ROCm 5 and ROCm 6 differ in where the architecture is.
static void fillProperties(char *properties, size_t offset, int device) {
  const char *devices = getDevices();
  for (; device > 0; --device)
    devices = strchr(devices, ',') + 1;
  // A name that must not be taken for the architecture.
  strcpy(properties, "Stub gfx1100");
  memset(properties + 256, 0xa5, offset - 257);
  properties[offset - 1] = 0;
  size_t length = strcspn(devices, ",");
  memcpy(properties + offset, devices, length);
  properties[offset + length] = 0;
}

#ifdef STUB_ROCM5
int hipGetDeviceProperties(char *properties, int device) {
  CHECK;
  fillProperties(properties, 396, device);
  return 0;
}
#else
// Of what hipGetDeviceProperties does here the runtime must not depend.
int hipGetDeviceProperties(char *properties, int device) { abort(); }
int hipGetDevicePropertiesR0600(char *properties, int device) {
  CHECK;
  fillProperties(properties, 1160, device);
  return 0;
}
#endif

int hipMalloc(void **memory, size_t bytes) {
  CHECK;
  *memory = bytes < 1ull << 40 ? malloc(bytes) : NULL;
  allocated += *memory != NULL;
  return *memory ? 0 : 2;
}

int hipFree(void *memory) {
  CHECK;
  free(memory);
  ++freed;
  return 0;
}

int hipMemcpyAsync(void *to, const void *from, size_t bytes, int kind,
                   void *stream) {
  CHECK;
  memcpy(to, from, bytes);
  return 0;
}

int hipModuleLoadData(void **module, const void *image) {
  CHECK;
  *module = malloc(1);
  ++loaded;
  return memcmp(image, "\177ELF", 4) == 0 ? 0 : 200;
}

int hipModuleUnload(void *module) {
  CHECK;
  free(module);
  ++unloaded;
  return 0;
}

int hipModuleGetFunction(const char **function, void *module,
                         const char *name) {
  CHECK;
  static const char *const names[] = {"add", "accumulate", "wait"};
  for (int i = 0; i < 3; ++i)
    if (strcmp(name, names[i]) == 0) {
      *function = names[i];
      return 0;
    }
  return 500;
}

int hipModuleLaunchKernel(const char *function, unsigned gridX, unsigned gridY,
                          unsigned gridZ, unsigned blockX, unsigned blockY,
                          unsigned blockZ, unsigned dynamicBytes, void *stream,
                          void **parameters, void **extra) {
  CHECK;
  ++launches;
  if (strcmp(function, "add") != 0)
    return 0;
  struct {
    const float *x, *y;
    float *sum;
    int32_t n;
  } arguments;
  if (parameters || extra[0] != (void *)1 || extra[2] != (void *)2 ||
      *(size_t *)extra[3] != sizeof(arguments) || extra[4] != (void *)3 ||
      dynamicBytes || blockX != 64 || blockY != 1 || blockZ != 1)
    return 1;
  memcpy(&arguments, extra[1], sizeof(arguments));
  for (int32_t i = 0; i < arguments.n && i < (int32_t)(gridX * blockX); ++i)
    arguments.sum[i] = arguments.x[i] + arguments.y[i];
  return 0;
}

int hipStreamCreate(void **stream) {
  CHECK;
  *stream = &launches;
  return 0;
}

int hipStreamDestroy(void *stream) {
  CHECK;
  return 0;
}

int hipStreamSynchronize(void *stream) {
  CHECK;
  return 0;
}

int hipEventCreate(void **event) {
  CHECK;
  *event = malloc(1);
  ++created;
  return 0;
}

int hipEventDestroy(void *event) {
  CHECK;
  free(event);
  ++destroyed;
  return 0;
}

int hipEventRecord(void *event, void *stream) {
  CHECK;
  return 0;
}

int hipEventElapsedTime(float *milliseconds, void *start, void *stop) {
  CHECK;
  *milliseconds = 1.5f;
  return 0;
}

#ifndef STUB_WITHOUT_TEXTS
const char *hipGetErrorName(int error) {
  return error == 2 ? "hipErrorOutOfMemory" : "hipErrorUnknown";
}
#endif

const char *hipGetErrorString(int error) {
  return error == 2 ? "out of memory" : "two\nlines";
}

__attribute__((destructor)) static void printCounts(void) {
  if (getenv("STUB_HIP_COUNT"))
    fprintf(stderr,
            "stub: %d of %d allocations freed, %d launches, %d of %d events "
            "destroyed, %d of %d modules unloaded\n",
            freed, allocated, launches, destroyed, created, unloaded, loaded);
}
