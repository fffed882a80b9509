//===- ProgressLine.cpp - What the compiler is doing, on one line ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgressLine.h"
#include "llvm/Support/Format.h"

using namespace std::chrono_literals;

ProgressLine::ProgressLine(std::chrono::milliseconds delay)
    : os(/*fd=*/2, /*shouldClose=*/false), start(Clock::now()),
      quietUntil(start + delay) {
  writer = std::thread([this] {
    std::unique_lock<std::mutex> lock(mutex);
    while (!isDone) {
      write();
      wakeUp.wait_for(lock, 200ms);
    }
  });
}

ProgressLine::~ProgressLine() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    isDone = true;
    erase();
  }
  wakeUp.notify_one();
  writer.join();
}

void ProgressLine::setStage(llvm::StringRef name) {
  std::lock_guard<std::mutex> lock(mutex);
  stage = name.str();
  write();
}

void ProgressLine::clear() {
  std::lock_guard<std::mutex> lock(mutex);
  erase();
  quietUntil = Clock::now() + 1s;
}

/// Back to the first column, and whatever stood there is gone.
static constexpr const char *startOver = "\r\x1b[K";

void ProgressLine::write() {
  if (stage.empty() || Clock::now() < quietUntil)
    return;
  std::chrono::duration<double> time = Clock::now() - start;
  os << startOver << llvm::format("[%.1f s] ", time.count()) << stage;
  os.flush();
  isShown = true;
}

void ProgressLine::erase() {
  if (!isShown)
    return;
  os << startOver;
  os.flush();
  isShown = false;
}
