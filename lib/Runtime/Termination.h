//===- Termination.h - The end of a process that cannot go on ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_TERMINATION_H
#define ATTN_LIB_RUNTIME_TERMINATION_H

#include <atomic>
#include <string>
#include <unistd.h>

namespace attn {

/// One write, so that threads that fail together do not mix their lines; no
/// exit handlers, which would wait for the threads of this very region.
[[noreturn]] inline void exitWith(const std::string &line) {
  // Threads of a parallel region may all be here: the first one speaks.
  static std::atomic_flag isEnding = ATOMIC_FLAG_INIT;
  while (isEnding.test_and_set())
    ::pause();
  (void)!::write(STDERR_FILENO, line.data(), line.size());
  ::_exit(1);
}

} // namespace attn

#endif // ATTN_LIB_RUNTIME_TERMINATION_H
