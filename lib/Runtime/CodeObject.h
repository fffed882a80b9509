//===- CodeObject.h - Checks code objects before use ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_CODEOBJECT_H
#define ATTN_LIB_RUNTIME_CODEOBJECT_H

#include <string>
#include <string_view>

namespace attn {

/// Whether `bytes` are what a section of the kind `kind` holds: text for PTX,
/// else an ELF file for that kind of GPU with all that its headers promise. A
/// driver gets its address without its size, so that it would read past the end
/// of a truncated one. On failure sets `error` to one line.
[[nodiscard]] bool checkCodeObject(std::string_view bytes,
                                   std::string_view kind, std::string &error);

} // namespace attn

#endif // ATTN_LIB_RUNTIME_CODEOBJECT_H
