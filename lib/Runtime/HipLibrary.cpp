//===- HipLibrary.cpp - HIP, opened at run time ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HipLibrary.h"

#include "attn/Runtime/attn_runtime.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <string_view>
#include <vector>

using namespace attn;

static constexpr const char *simulatorName = "libattn_simulated_hip.so";

bool HipLibrary::load(const std::string &name, std::string &error) {
  handle = ::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle) {
    path = name;
    return bind(error);
  }
  const char *reason = ::dlerror();
  error = reason ? reason : name + ": unknown reason";
  return false;
}

bool HipLibrary::bind(std::string &error) {
  const char *missing = nullptr;
  auto find = [&](auto &function, const char *name) {
    function = reinterpret_cast<std::decay_t<decltype(function)>>(
        ::dlsym(handle, name));
    return function != nullptr;
  };
#define ATTN_HIP_BIND(NAME, PARAMETERS)                                        \
  if (!find(NAME, #NAME))                                                      \
    missing = #NAME;
  ATTN_HIP_FUNCTIONS(ATTN_HIP_BIND)
  ATTN_HIP_TEXTS(ATTN_HIP_BIND)
#undef ATTN_HIP_BIND
  // From ROCm 6 on the name without a suffix means the layout of ROCm 5.
  if (!find(getProperties, "hipGetDevicePropertiesR0600") &&
      !find(getProperties, "hipGetDeviceProperties"))
    missing = "hipGetDeviceProperties";
  (void)find(getDetails, "attn_sim_last_error");
  (void)find(setPreferredTarget, "attn_sim_prefer_target");
  if (missing)
    error = path + ": it has no function " + missing + ", which HIP has";
  return !missing;
}

std::unique_ptr<HipLibrary> HipLibrary::openRocm(std::string &error) {
  std::unique_ptr<HipLibrary> library(new HipLibrary);
  if (const char *name = std::getenv("ATTN_HIP_LIBRARY")) {
    if (library->load(name, error))
      return library;
    error = "cannot load the HIP library that ATTN_HIP_LIBRARY names: " + error;
    return nullptr;
  }
  for (const char *name :
       {"libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6",
        "libamdhip64.so.5", "/opt/rocm/lib/libamdhip64.so"}) {
    std::string reason;
    if (library->load(name, reason))
      return library;
    // A library that is there but lacks another is the fault to report.
    if (reason.rfind(std::string(name) + ": cannot open shared object", 0) == 0)
      continue;
    error = "cannot load the HIP library: " + reason;
    return nullptr;
  }
  error = "found no HIP library (libamdhip64.so, .so.7, .so.6 or .so.5): "
          "install ROCm's, or name its file by ATTN_HIP_LIBRARY";
  return nullptr;
}

std::unique_ptr<HipLibrary> HipLibrary::openSimulator(std::string &error) {
  std::string name = simulatorName;
  Dl_info info;
  if (::dladdr(reinterpret_cast<void *>(&attn_rt_assert_failed), &info) &&
      info.dli_fname) {
    std::string_view self = info.dli_fname;
    // Without a folder the loader searches as it did for this library.
    name = std::string(self.substr(0, self.rfind('/') + 1)) + name;
  }
  std::unique_ptr<HipLibrary> library(new HipLibrary);
  std::string reason;
  if (library->load(name, reason))
    return library;
  error = "cannot load the simulator: " + reason +
          "; it is expected beside libattn_runtime.so";
  return nullptr;
}

std::string HipLibrary::describe(hip::Error error) const {
  const char *name = hipGetErrorName(error);
  std::string text = name ? name : "error " + std::to_string(error);
  const char *details = getDetails ? getDetails() : nullptr;
  if (!details || !*details)
    details = hipGetErrorString(error);
  if (details && *details && text != details)
    text += std::string(" (") + details + ")";
  // A message is one line.
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

/// The first text of the form gfx906 or gfx906:sramecc+:xnack- that stands by
/// itself in `bytes`.
static std::string_view findArchitecture(std::string_view bytes) {
  constexpr std::string_view prefix("\0gfx", 4);
  for (size_t at = bytes.find(prefix); at != std::string_view::npos;
       at = bytes.find(prefix, at + 1)) {
    std::string_view text = bytes.substr(at + 1);
    text = text.substr(0, text.find('\0'));
    if (text.size() > 3 && text.size() < 128 &&
        std::all_of(text.begin(), text.end(), [](unsigned char c) {
          return std::isalnum(c) || std::strchr(":+-_", c);
        }))
      return text;
  }
  return {};
}

hip::Error HipLibrary::getArchitecture(hip::Device device,
                                       std::string &architecture) const {
  // ROCm 6 moved the field gcnArchName, and each version makes the structure
  // longer; none has reached 2 KiB. The text is found by its form instead.
  // Before it are the device's name, which may be anything, and numbers; after
  // it only numbers.
  std::vector<char> properties(size_t{64} << 10);
  hip::Error error = getProperties(properties.data(), device);
  if (error != hip::success)
    return error;
  // The name is the first 256 bytes in all versions.
  std::string_view bytes(properties.data(), properties.size());
  architecture = findArchitecture(bytes.substr(255));
  return hip::success;
}
