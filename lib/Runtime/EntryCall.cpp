//===- EntryCall.cpp - Calls of compiled code, and the way out ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Compiled code has nothing to unwind and cannot be told of a failure, so what
// it calls jumps back to where the entry was called. That is defined as long as
// no frame between has a destructor to run: those of compiled code have none.

#include "EntryCall.h"
#include "Termination.h"

#include <csetjmp>

using namespace attn;

// libomp, without its header.
extern "C" int omp_get_level();

namespace {

struct Exit {
  jmp_buf target;
  /// How many parallel regions the call is in.
  int parallelLevel;
  std::string *message;
  Exit *outer;
};

} // namespace

/// Of the entry that this thread is in. The other threads of its parallel
/// regions have none.
static thread_local Exit *current = nullptr;

/// A frame of its own, without objects that the jump could find in an unknown
/// state.
static bool callUntilExit(Exit &exit, HostCode::Function function,
                          void **arguments) {
  if (setjmp(exit.target) != 0)
    return false;
  function(arguments);
  return true;
}

bool attn::callEntry(HostCode::Function function, void **arguments,
                     std::string &error) {
  Exit exit;
  exit.parallelLevel = omp_get_level();
  exit.message = &error;
  exit.outer = current;
  current = &exit;
  bool succeeded = callUntilExit(exit, function, arguments);
  current = exit.outer;
  return succeeded;
}

void attn::leaveEntry(const char *prefix, const char *text) {
  Exit *exit = current;
  if (!exit || omp_get_level() != exit->parallelLevel)
    exitWith(std::string("attn: ") + prefix + text + "\n");
  exit->message->assign(prefix).append(text);
  std::longjmp(exit->target, 1);
}
