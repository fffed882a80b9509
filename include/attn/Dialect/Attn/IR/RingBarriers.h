//===- RingBarriers.h - What rings take in workgroup memory -----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_RINGBARRIERS_H
#define ATTN_DIALECT_ATTN_IR_RINGBARRIERS_H

#include <cstdint>

namespace attn {

/// Bytes of one barrier of an `attn.ring`, and of the two of a stage: filled
/// first, then emptied.
constexpr int64_t ringBarrierBytes = 8, ringStageBytes = 2 * ringBarrierBytes;

} // namespace attn

#endif // ATTN_DIALECT_ATTN_IR_RINGBARRIERS_H
