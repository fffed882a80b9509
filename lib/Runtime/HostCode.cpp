//===- HostCode.cpp - Compiled code for this process ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostCode.h"
#include "attn/Package/Package.h"
#include "attn/Runtime/attn_runtime.h"

#include <cerrno>
#include <cstring>
#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace attn;

/// The code calls OpenMP and this library by name. Where this library was
/// itself loaded by dlopen (from Python, say) its symbols are local: make them,
/// and those of the libraries it depends on, visible to what is loaded next.
static void exportRuntimeSymbols() {
  Dl_info info;
  if (!::dladdr(reinterpret_cast<void *>(&attn_rt_assert_failed), &info) ||
      !info.dli_fname)
    return;
  // The handle keeps the library loaded, as its code must be from here on.
  // Failure shows as an undefined symbol below.
  (void)::dlopen(info.dli_fname, RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD);
}

std::unique_ptr<HostCode> HostCode::load(std::string_view bytes,
                                         std::string &error) {
  std::unique_ptr<HostCode> code(new HostCode);
  code->fd = ::memfd_create("attn-host-code", MFD_CLOEXEC);
  if (code->fd < 0) {
    error = std::string("cannot create memory for the code: ") +
            std::strerror(errno);
    return nullptr;
  }
  for (size_t done = 0; done < bytes.size();) {
    ssize_t count = ::write(code->fd, bytes.data() + done, bytes.size() - done);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0) {
      error = std::string("cannot copy the code: ") + std::strerror(errno);
      return nullptr;
    }
    done += static_cast<size_t>(count);
  }
  exportRuntimeSymbols();
  std::string path = "/proc/self/fd/" + std::to_string(code->fd);
  code->handle = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!code->handle) {
    const char *reason = ::dlerror();
    error = std::string("cannot load the code: ") + (reason ? reason : "?");
    return nullptr;
  }
  return code;
}

HostCode::~HostCode() {
  if (handle)
    ::dlclose(handle);
  // The loader knows a library by its path. Were the number reused while the
  // code is loaded, it would hand out this code for another package.
  if (fd >= 0)
    ::close(fd);
}

HostCode::Function HostCode::find(const std::string &symbol) const {
  return reinterpret_cast<Function>(::dlsym(handle, symbol.c_str()));
}

void HostCode::setDevice(const attn_device_table *table) const {
  using Variable = const attn_device_table *;
  if (auto *variable = static_cast<Variable *>(::dlsym(handle, deviceSymbol)))
    *variable = table;
}

bool HostCode::setWeights(std::string_view weights, std::string &error) const {
  struct Variable {
    const void *address;
    uint64_t size;
  };
  auto *variable = static_cast<Variable *>(::dlsym(handle, weightsSymbol));
  if (!variable)
    return true;
  if (weights.size() < variable->size) {
    error = "its code needs " + std::to_string(variable->size) +
            " bytes of weights, found " + std::to_string(weights.size());
    return false;
  }
  variable->address = weights.data();
  return true;
}
