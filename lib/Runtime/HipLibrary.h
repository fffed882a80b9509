//===- HipLibrary.h - HIP, opened at run time -------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_HIPLIBRARY_H
#define ATTN_LIB_RUNTIME_HIPLIBRARY_H

#include "HipApi.h"

#include <memory>
#include <string>

namespace attn {

/// An opened library. It stays loaded until the process ends: HIP starts
/// threads that outlive its last call.
class HipLibrary {
public:
  /// Opens ROCm's library: the one that the variable ATTN_HIP_LIBRARY names,
  /// else the first of libamdhip64.so, .so.7, .so.6 and .so.5 that the loader
  /// finds, else that of /opt/rocm/lib. On failure returns null and sets
  /// `error` to one line.
  static std::unique_ptr<HipLibrary> openRocm(std::string &error);

  /// Opens the library of the simulator, which lies beside the one that this
  /// code is in.
  static std::unique_ptr<HipLibrary> openSimulator(std::string &error);

  const std::string &getPath() const { return path; }

  /// "hipErrorNoDevice (no ROCm-capable device is detected)"; in place of the
  /// general text the details that a simulator has.
  std::string describe(hip::Error error) const;

  /// The processor and its features: "gfx906:sramecc+:xnack-". Empty if the
  /// properties of the device do not say.
  hip::Error getArchitecture(hip::Device device,
                             std::string &architecture) const;

#define ATTN_HIP_POINTER(NAME, PARAMETERS)                                     \
  hip::Error(*NAME) PARAMETERS = nullptr;
  ATTN_HIP_FUNCTIONS(ATTN_HIP_POINTER)
#undef ATTN_HIP_POINTER
#define ATTN_HIP_POINTER(NAME, PARAMETERS)                                     \
  const char *(*NAME)PARAMETERS = nullptr;
  ATTN_HIP_TEXTS(ATTN_HIP_POINTER)
#undef ATTN_HIP_POINTER

  /// Tells a simulator what code is for, before hipInit; does nothing on ROCm.
  void preferTarget(const std::string &target) const {
    if (setPreferredTarget)
      setPreferredTarget(target.c_str());
  }

private:
  HipLibrary() = default;
  bool load(const std::string &name, std::string &error);
  bool bind(std::string &error);

  std::string path;
  void *handle = nullptr;
  /// hipGetDeviceProperties in the version that the library has.
  hip::Error (*getProperties)(void *properties, hip::Device device) = nullptr;
  /// What the last failed call of this thread found, in one line; only a
  /// simulator has it.
  const char *(*getDetails)() = nullptr;
  /// The card's chip where ATTN_SIM_CHIP names none; only a simulator has it.
  void (*setPreferredTarget)(const char *target) = nullptr;
};

} // namespace attn

#endif // ATTN_LIB_RUNTIME_HIPLIBRARY_H
