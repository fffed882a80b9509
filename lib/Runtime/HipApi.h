//===- HipApi.h - The part of HIP's interface in use ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// HIP's types and functions, as far as the runtime calls them and the simulated
// library has them. The declarations are our own, so that attn builds without
// ROCm; test/Runtime/hip-headers.test compares them with HIP's where these are
// installed. They are those of ROCm 5.2 and 6.3, and ROCm 7 keeps them: handles
// are pointers, a device is an index, errors are an int. What is not the same
// is `hipDeviceProp_t`, whose fields moved in ROCm 6; see
// `HipLibrary::getArchitecture`.

#ifndef ATTN_LIB_RUNTIME_HIPAPI_H
#define ATTN_LIB_RUNTIME_HIPAPI_H

#include <cstddef>

namespace attn::hip {

using Error = int;
using Device = int;
using Stream = struct ihipStream_t *;
using Event = struct ihipEvent_t *;
using Module = struct ihipModule_t *;
using Function = struct ihipModuleSymbol_t *;

// The values of hipError_t that mean something to the runtime, or that the
// simulated library returns.
inline constexpr Error success = 0;
inline constexpr Error errorInvalidValue = 1;
inline constexpr Error errorOutOfMemory = 2;
inline constexpr Error errorNoDevice = 100;
inline constexpr Error errorInvalidDevice = 101;
inline constexpr Error errorInvalidImage = 200;
inline constexpr Error errorNoBinaryForGpu = 209;
inline constexpr Error errorNotFound = 500;
inline constexpr Error errorLaunchFailure = 719;

// hipMemcpyKind.
inline constexpr int copyHostToDevice = 1;
inline constexpr int copyDeviceToHost = 2;

// Keys of the last argument of hipModuleLaunchKernel, a list that says where
// the packed arguments of a kernel are.
inline void *const launchBufferPointer = reinterpret_cast<void *>(1);
inline void *const launchBufferSize = reinterpret_cast<void *>(2);
inline void *const launchEnd = reinterpret_cast<void *>(3);

// clang-format off
/// The functions that every library must have: name and parameters. All return
/// an `Error` but those of the second list.
#define ATTN_HIP_FUNCTIONS(X)                                                  \
  X(hipInit, (unsigned flags))                                                 \
  X(hipGetDeviceCount, (int *count))                                           \
  X(hipSetDevice, (attn::hip::Device device))                                  \
  X(hipDeviceGetName, (char *name, int size, attn::hip::Device device))        \
  X(hipMalloc, (void **memory, size_t bytes))                                  \
  X(hipFree, (void *memory))                                                   \
  X(hipMemcpyAsync, (void *to, const void *from, size_t bytes, int kind,       \
                     attn::hip::Stream stream))                                \
  X(hipModuleLoadData, (attn::hip::Module *module, const void *image))         \
  X(hipModuleUnload, (attn::hip::Module module))                               \
  X(hipModuleGetFunction, (attn::hip::Function *function,                      \
                           attn::hip::Module module, const char *name))        \
  X(hipModuleLaunchKernel,                                                     \
    (attn::hip::Function function, unsigned gridX, unsigned gridY,             \
     unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ,        \
     unsigned dynamicLdsBytes, attn::hip::Stream stream, void **parameters,    \
     void **extra))                                                            \
  X(hipStreamCreate, (attn::hip::Stream *stream))                              \
  X(hipStreamDestroy, (attn::hip::Stream stream))                              \
  X(hipStreamSynchronize, (attn::hip::Stream stream))                          \
  X(hipEventCreate, (attn::hip::Event *event))                                 \
  X(hipEventDestroy, (attn::hip::Event event))                                 \
  X(hipEventRecord, (attn::hip::Event event, attn::hip::Stream stream))        \
  X(hipEventElapsedTime, (float *milliseconds, attn::hip::Event start,         \
                          attn::hip::Event stop))
#define ATTN_HIP_TEXTS(X)                                                      \
  X(hipGetErrorName, (attn::hip::Error error))                                 \
  X(hipGetErrorString, (attn::hip::Error error))
// clang-format on

} // namespace attn::hip

#endif // ATTN_LIB_RUNTIME_HIPAPI_H
