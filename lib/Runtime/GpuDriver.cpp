//===- GpuDriver.cpp - What a GPU's driver does for the runtime -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GpuDriver.h"

#include <algorithm>
#include <dlfcn.h>

using namespace attn;

bool GpuDriver::open(const std::string &name, std::string &error) {
  handle = ::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle) {
    path = name;
    return true;
  }
  const char *reason = ::dlerror();
  error = reason ? reason : name + ": unknown reason";
  return false;
}

bool GpuDriver::openFirst(std::initializer_list<const char *> names,
                          std::string &error) {
  for (const char *name : names) {
    if (open(name, error))
      return true;
    // A library that is there but lacks another is the fault to report.
    if (error.rfind(std::string(name) + ": cannot open shared object", 0) != 0)
      return false;
  }
  error.clear();
  return false;
}

void *GpuDriver::findSymbol(const char *name) const {
  return ::dlsym(handle, name);
}

std::string GpuDriver::joinTexts(int code, const char *name,
                                 const char *meaning) {
  std::string text = name ? name : "error " + std::to_string(code);
  if (meaning && *meaning && text != meaning)
    text += std::string(" (") + meaning + ")";
  // A message is one line.
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}
