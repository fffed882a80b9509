//===- DynamicThreads.cpp - Hand out workgroups one by one ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToHost/Passes.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNDYNAMICTHREADS
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

namespace {
class AttnDynamicThreads
    : public attn::impl::AttnDynamicThreadsBase<AttnDynamicThreads> {
  void runOnOperation() override {
    getOperation()->walk([](omp::WsloopOp loop) {
      // Without a chunk a thread takes one iteration at a time.
      loop.setScheduleKind(omp::ClauseScheduleKind::Dynamic);
    });
  }
};
} // namespace
