//===- ProgressLine.h - What the compiler is doing, on one line -*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_COMPILE_PROGRESSLINE_H
#define ATTN_TOOLS_ATTN_COMPILE_PROGRESSLINE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

/// One line on a terminal, with a stage and the time since the start, that is
/// written again as time goes by. Nobody sees it before `delay` has passed.
class ProgressLine {
public:
  /// Writes to stderr, with a stream of its own: a thread does.
  explicit ProgressLine(std::chrono::milliseconds delay);
  /// Removes the line.
  ~ProgressLine();

  void setStage(llvm::StringRef stage);
  /// Removes the line, for other output; it comes back in a second.
  void clear();

private:
  using Clock = std::chrono::steady_clock;
  /// Writes the line, unless it has to be quiet.
  void write();
  void erase();

  llvm::raw_fd_ostream os;
  const Clock::time_point start;
  /// No line before that.
  Clock::time_point quietUntil;
  std::mutex mutex;
  std::condition_variable wakeUp;
  std::string stage;
  bool isShown = false, isDone = false;
  std::thread writer;
};

#endif // ATTN_TOOLS_ATTN_COMPILE_PROGRESSLINE_H
