//===- hip-headers.cpp - Compares our declarations with HIP's -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The runtime declares the part of HIP that it calls. Where HIP's headers are
// installed, this shows that both mean the same to the calling convention.

#include "HipLibrary.h"
#include "same-functions.h"

#include <hip/hip_runtime_api.h>

using Library = attn::HipLibrary;
#define CHECK_FUNCTION(NAME, PARAMETERS)                                       \
  static_assert(areEqual(getKinds(decltype(Library::NAME)(nullptr)),           \
                         getKinds(decltype (&::NAME)(nullptr))),               \
                #NAME);
ATTN_HIP_FUNCTIONS(CHECK_FUNCTION)
ATTN_HIP_TEXTS(CHECK_FUNCTION)

#define CHECK_VALUE(OURS, THEIRS)                                              \
  static_assert(attn::hip::OURS == static_cast<int>(THEIRS), #THEIRS);
CHECK_VALUE(success, hipSuccess)
CHECK_VALUE(errorInvalidValue, hipErrorInvalidValue)
CHECK_VALUE(errorOutOfMemory, hipErrorOutOfMemory)
CHECK_VALUE(errorNoDevice, hipErrorNoDevice)
CHECK_VALUE(errorInvalidDevice, hipErrorInvalidDevice)
CHECK_VALUE(errorInvalidImage, hipErrorInvalidImage)
CHECK_VALUE(errorNoBinaryForGpu, hipErrorNoBinaryForGpu)
CHECK_VALUE(errorNotFound, hipErrorNotFound)
CHECK_VALUE(errorLaunchFailure, hipErrorLaunchFailure)
CHECK_VALUE(copyHostToDevice, hipMemcpyHostToDevice)
CHECK_VALUE(copyDeviceToHost, hipMemcpyDeviceToHost)

// Keys are pointers, which no constant expression may compare.
int main() {
  return attn::hip::launchBufferPointer != HIP_LAUNCH_PARAM_BUFFER_POINTER ||
         attn::hip::launchBufferSize != HIP_LAUNCH_PARAM_BUFFER_SIZE ||
         attn::hip::launchEnd != HIP_LAUNCH_PARAM_END;
}
