//===- cuda-headers.cpp - Compares our declarations with CUDA's ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The runtime declares the part of CUDA's driver that it calls. Where NVIDIA's
// headers are installed, this shows that both mean the same to the calling
// convention.

// Comes first: it renames functions, and has to do so in our lists, too.
#include <cuda.h>

#include "CudaLibrary.h"
#include "same-functions.h"

using Library = attn::CudaLibrary;
#define CHECK_FUNCTION(NAME, SUFFIX, PARAMETERS)                               \
  static_assert(areEqual(getKinds(decltype(Library::NAME)(nullptr)),           \
                         getKinds(decltype (&::NAME)(nullptr))),               \
                #NAME);
ATTN_CUDA_FUNCTIONS(CHECK_FUNCTION)
ATTN_CUDA_NEWER_FUNCTIONS(CHECK_FUNCTION)

#define CHECK_VALUE(OURS, THEIRS)                                              \
  static_assert(attn::cuda::OURS == static_cast<int>(THEIRS), #THEIRS);
CHECK_VALUE(success, CUDA_SUCCESS)
CHECK_VALUE(errorNotSupported, CUDA_ERROR_NOT_SUPPORTED)
CHECK_VALUE(capabilityMajor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)
CHECK_VALUE(capabilityMinor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)
CHECK_VALUE(jitErrorLogBuffer, CU_JIT_ERROR_LOG_BUFFER)
CHECK_VALUE(jitErrorLogBufferBytes, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES)
CHECK_VALUE(maxDynamicSharedBytes,
            CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)
CHECK_VALUE(streamNonBlocking, CU_STREAM_NON_BLOCKING)
CHECK_VALUE(eventDefault, CU_EVENT_DEFAULT)
CHECK_VALUE(tensorMapUInt8, CU_TENSOR_MAP_DATA_TYPE_UINT8)
CHECK_VALUE(tensorMapUInt16, CU_TENSOR_MAP_DATA_TYPE_UINT16)
CHECK_VALUE(tensorMapInt32, CU_TENSOR_MAP_DATA_TYPE_INT32)
CHECK_VALUE(tensorMapInt64, CU_TENSOR_MAP_DATA_TYPE_INT64)
CHECK_VALUE(tensorMapFloat16, CU_TENSOR_MAP_DATA_TYPE_FLOAT16)
CHECK_VALUE(tensorMapFloat32, CU_TENSOR_MAP_DATA_TYPE_FLOAT32)
CHECK_VALUE(tensorMapFloat64, CU_TENSOR_MAP_DATA_TYPE_FLOAT64)
CHECK_VALUE(tensorMapBFloat16, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16)
CHECK_VALUE(tensorMapInterleaveNone, CU_TENSOR_MAP_INTERLEAVE_NONE)
CHECK_VALUE(tensorMapFillZeros, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE)
CHECK_VALUE(tensorMapSwizzleNone, CU_TENSOR_MAP_SWIZZLE_NONE)
CHECK_VALUE(tensorMapSwizzle32, CU_TENSOR_MAP_SWIZZLE_32B)
CHECK_VALUE(tensorMapSwizzle64, CU_TENSOR_MAP_SWIZZLE_64B)
CHECK_VALUE(tensorMapSwizzle128, CU_TENSOR_MAP_SWIZZLE_128B)
CHECK_VALUE(tensorMapPromotionNone, CU_TENSOR_MAP_L2_PROMOTION_NONE)
CHECK_VALUE(tensorMapPromotion64, CU_TENSOR_MAP_L2_PROMOTION_L2_64B)
CHECK_VALUE(tensorMapPromotion128, CU_TENSOR_MAP_L2_PROMOTION_L2_128B)
CHECK_VALUE(tensorMapPromotion256, CU_TENSOR_MAP_L2_PROMOTION_L2_256B)
CHECK_VALUE(programmaticStreamSerialization,
            CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION)
#define CHECK_MEMBER(OURS, MEMBER, THEIRS, THEIR_MEMBER)                       \
  static_assert(offsetof(attn::cuda::OURS, MEMBER) ==                          \
                    offsetof(THEIRS, THEIR_MEMBER),                            \
                #THEIR_MEMBER);
CHECK_MEMBER(LaunchAttribute, value, CUlaunchAttribute,
             value.programmaticStreamSerializationAllowed)
CHECK_MEMBER(LaunchConfig, grid, CUlaunchConfig, gridDimX)
CHECK_MEMBER(LaunchConfig, block, CUlaunchConfig, blockDimX)
CHECK_MEMBER(LaunchConfig, dynamicSharedBytes, CUlaunchConfig, sharedMemBytes)
CHECK_MEMBER(LaunchConfig, stream, CUlaunchConfig, hStream)
CHECK_MEMBER(LaunchConfig, attributes, CUlaunchConfig, attrs)
CHECK_MEMBER(LaunchConfig, numAttributes, CUlaunchConfig, numAttrs)
static_assert(sizeof(attn::cuda::LaunchAttribute) ==
                      sizeof(CUlaunchAttribute) &&
                  sizeof(attn::cuda::LaunchConfig) == sizeof(CUlaunchConfig),
              "CUlaunchConfig");
static_assert(sizeof(attn::EncodedTensorMap) == sizeof(CUtensorMap) &&
                  alignof(attn::EncodedTensorMap) >= alignof(CUtensorMap),
              "CUtensorMap");
