//===- ChosenSchedules.h - Marks of schedules that may change ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What a kernel needs is an estimate until its code is there. These attributes
// let whoever generates code ask attn-select-schedule for another schedule.

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_CHOSENSCHEDULES_H
#define ATTN_DIALECT_ATTN_TRANSFORMS_CHOSENSCHEDULES_H

#include "llvm/ADT/StringRef.h"

namespace attn {

/// On an op whose schedule was chosen by the compiler, and on its kernel: a
/// number that ops share which differ in no more than the values they take.
inline constexpr llvm::StringLiteral chosenScheduleAttrName =
    "attn.chosen_schedule";

/// On an op: an array of the schedules whose kernels did not fit the chip. If
/// any op has it, attn-select-schedule looks at nothing but ops that have it
/// and no schedule, and takes one that needs fewer registers.
inline constexpr llvm::StringLiteral rejectedSchedulesAttrName =
    "attn.rejected_schedules";

} // namespace attn

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_CHOSENSCHEDULES_H
