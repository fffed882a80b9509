//===- EntryCall.h - Calls of compiled code, and the way out ----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_ENTRYCALL_H
#define ATTN_LIB_RUNTIME_ENTRYCALL_H

#include "HostCode.h"

#include <string>

namespace attn {

/// Calls an entry. Returns false if it was left by `leaveEntry`, with `error`
/// set to its message. What the entry had allocated is lost then.
[[nodiscard]] bool callEntry(HostCode::Function function, void **arguments,
                             std::string &error);

/// Goes back to where this thread called an entry. Inside of a parallel region
/// other threads wait for this one, and nothing can be left: prints `attn: `
/// and the message, which is `prefix` and `text`, and ends the process. The
/// strings are the caller's to keep: no frame that is left may own any.
[[noreturn]] void leaveEntry(const char *prefix, const char *text);

} // namespace attn

#endif // ATTN_LIB_RUNTIME_ENTRYCALL_H
