//===- Matrix.cpp - Matrix instructions and accumulation registers --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Families.h"
#include "Gfx9/VectorAlu.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

/// v_accvgpr_read, write and mov: the decoder has found out which registers.
uint32_t move(uint32_t a) { return a; }

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr SourceKind b32 = SourceKind::B32;
#define ROW(NAME, ...)                                                         \
  {NAME, __VA_ARGS__, Unit::VectorAlu, {b32, b32, b32}, trait::Matrix}

constexpr HandlerEntry entries[] = {
    ROW("v_accvgpr_read_b32", alu<move>),
    ROW("v_accvgpr_write_b32", alu<move>),
    ROW("v_accvgpr_mov_b32", alu<move>),
};

} // namespace

HandlerTable getMatrixTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
