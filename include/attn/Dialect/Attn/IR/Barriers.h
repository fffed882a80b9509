//===- Barriers.h - Barriers of rings and of waves --------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_BARRIERS_H
#define ATTN_DIALECT_ATTN_IR_BARRIERS_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace attn {

/// Bytes of one barrier of an `attn.ring`, and of the two of a stage: filled
/// first, then emptied.
constexpr int64_t ringBarrierBytes = 8, ringStageBytes = 2 * ringBarrierBytes;

/// On a gpu.barrier between accesses of workgroup memory by one wave: it keeps
/// the order of these, and waits for no other wave.
constexpr llvm::StringLiteral ofWaveAttrName("attn.of_wave");

} // namespace attn

#endif // ATTN_DIALECT_ATTN_IR_BARRIERS_H
