//===- CudaApi.h - The part of CUDA's driver interface in use ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Types and functions of NVIDIA's driver, as far as the runtime calls them. The
// declarations are our own, after the "CUDA Driver API" reference manual of
// CUDA 12 and 13 (chapters Error Handling, Device, Primary Context, Module,
// Memory, Stream, Event and Execution Control, Tensor Map Object), so that attn
// builds without CUDA; test/Runtime/cuda-headers.test compares them with
// NVIDIA's where these are installed. Handles are pointers, a device is an
// index, errors and enumerations are an int, an address of device memory is an
// unsigned integer of 64 bits.

#ifndef ATTN_LIB_RUNTIME_CUDAAPI_H
#define ATTN_LIB_RUNTIME_CUDAAPI_H

#include <cstddef>
#include <cstdint>

namespace attn::cuda {

using Error = int;
using Device = int;
using Address = unsigned long long;
using Context = struct CUctx_st *;
using Module = struct CUmod_st *;
using Function = struct CUfunc_st *;
using Stream = struct CUstream_st *;
using Event = struct CUevent_st *;

/// CUlaunchAttribute: an id, and a union of 64 bytes for its value.
struct LaunchAttribute {
  int id;
  alignas(8) int value;
  char rest[60];
};

/// CUlaunchConfig.
struct LaunchConfig {
  unsigned grid[3];
  unsigned block[3];
  unsigned dynamicSharedBytes;
  Stream stream;
  LaunchAttribute *attributes;
  unsigned numAttributes;
};

// CUlaunchAttributeID: workgroups may start before the last launch has ended.
inline constexpr int programmaticStreamSerialization = 6;

// The values of CUresult that mean something to the runtime.
inline constexpr Error success = 0;
/// What is returned for a function that the driver does not have.
inline constexpr Error errorNotSupported = 801;

// CUdevice_attribute.
inline constexpr int capabilityMajor = 75;
inline constexpr int capabilityMinor = 76;

// CUjit_option: where the compiler of PTX writes its errors.
inline constexpr int jitErrorLogBuffer = 5;
inline constexpr int jitErrorLogBufferBytes = 6;

// CUfunction_attribute.
inline constexpr int maxDynamicSharedBytes = 8;

// CUstream_flags and CUevent_flags.
inline constexpr unsigned streamNonBlocking = 1;
inline constexpr unsigned eventDefault = 0;

// CUtensorMapDataType.
inline constexpr int tensorMapUInt8 = 0;
inline constexpr int tensorMapUInt16 = 1;
inline constexpr int tensorMapInt32 = 3;
inline constexpr int tensorMapInt64 = 5;
inline constexpr int tensorMapFloat16 = 6;
inline constexpr int tensorMapFloat32 = 7;
inline constexpr int tensorMapFloat64 = 8;
inline constexpr int tensorMapBFloat16 = 9;
// CUtensorMapInterleave and CUtensorMapFloatOOBfill.
inline constexpr int tensorMapInterleaveNone = 0;
inline constexpr int tensorMapFillZeros = 0;
// CUtensorMapSwizzle and CUtensorMapL2promotion, by bytes.
inline constexpr int tensorMapSwizzleNone = 0;
inline constexpr int tensorMapSwizzle32 = 1;
inline constexpr int tensorMapSwizzle64 = 2;
inline constexpr int tensorMapSwizzle128 = 3;
inline constexpr int tensorMapPromotionNone = 0;
inline constexpr int tensorMapPromotion64 = 1;
inline constexpr int tensorMapPromotion128 = 2;
inline constexpr int tensorMapPromotion256 = 3;

// clang-format off
/// The functions that every library must have: name, what the symbol has behind
/// it, and parameters. All return an `Error`.
#define ATTN_CUDA_FUNCTIONS(X)                                                 \
  X(cuGetErrorName, "", (attn::cuda::Error error, const char **text))          \
  X(cuGetErrorString, "", (attn::cuda::Error error, const char **text))        \
  X(cuInit, "", (unsigned flags))                                              \
  X(cuDeviceGetCount, "", (int *count))                                        \
  X(cuDeviceGet, "", (attn::cuda::Device *device, int ordinal))                \
  X(cuDeviceGetName, "", (char *name, int size, attn::cuda::Device device))    \
  X(cuDeviceGetAttribute, "", (int *value, int attribute,                      \
                               attn::cuda::Device device))                     \
  X(cuDevicePrimaryCtxRetain, "", (attn::cuda::Context *context,               \
                                   attn::cuda::Device device))                 \
  X(cuDevicePrimaryCtxRelease, "_v2", (attn::cuda::Device device))             \
  X(cuCtxSetCurrent, "", (attn::cuda::Context context))                        \
  X(cuMemAlloc, "_v2", (attn::cuda::Address *memory, size_t bytes))            \
  X(cuMemFree, "_v2", (attn::cuda::Address memory))                            \
  X(cuMemcpyHtoDAsync, "_v2", (attn::cuda::Address to, const void *from,       \
                               size_t bytes, attn::cuda::Stream stream))       \
  X(cuMemcpyDtoHAsync, "_v2", (void *to, attn::cuda::Address from,             \
                               size_t bytes, attn::cuda::Stream stream))       \
  X(cuModuleLoadDataEx, "", (attn::cuda::Module *module, const void *image,    \
                             unsigned count, int *options, void **values))     \
  X(cuModuleUnload, "", (attn::cuda::Module module))                           \
  X(cuModuleGetFunction, "", (attn::cuda::Function *function,                  \
                              attn::cuda::Module module, const char *name))    \
  X(cuFuncSetAttribute, "", (attn::cuda::Function function, int attribute,     \
                             int value))                                       \
  X(cuLaunchKernel, "",                                                        \
    (attn::cuda::Function function, unsigned gridX, unsigned gridY,            \
     unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ,        \
     unsigned dynamicSharedBytes, attn::cuda::Stream stream,                   \
     void **parameters, void **extra))                                         \
  X(cuStreamCreate, "", (attn::cuda::Stream *stream, unsigned flags))          \
  X(cuStreamDestroy, "_v2", (attn::cuda::Stream stream))                       \
  X(cuStreamSynchronize, "", (attn::cuda::Stream stream))                      \
  X(cuEventCreate, "", (attn::cuda::Event *event, unsigned flags))             \
  X(cuEventDestroy, "_v2", (attn::cuda::Event event))                          \
  X(cuEventRecord, "", (attn::cuda::Event event, attn::cuda::Stream stream))   \
  X(cuEventElapsedTime, "", (float *milliseconds, attn::cuda::Event start,     \
                             attn::cuda::Event stop))
/// Those that drivers have since CUDA 11.8, 12.0 and 12.4.
#define ATTN_CUDA_NEWER_FUNCTIONS(X)                                           \
  X(cuLaunchKernelEx, "",                                                      \
    (const attn::cuda::LaunchConfig *config, attn::cuda::Function function,    \
     void **parameters, void **extra))                                         \
  X(cuTensorMapEncodeTiled, "",                                                \
    (void *map, int type, uint32_t rank, void *address, const uint64_t *sizes, \
     const uint64_t *strides, const uint32_t *box,                             \
     const uint32_t *elementStrides, int interleave, int swizzle,              \
     int promotion, int fill))                                                 \
  X(cuFuncGetParamInfo, "", (attn::cuda::Function function, size_t index,      \
                             size_t *offset, size_t *size))
// clang-format on

} // namespace attn::cuda

#endif // ATTN_LIB_RUNTIME_CUDAAPI_H
