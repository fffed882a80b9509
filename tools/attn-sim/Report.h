//===- Report.h - What attn-sim prints --------------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_SIM_REPORT_H
#define ATTN_TOOLS_ATTN_SIM_REPORT_H

#include "attn/Simulator/CodeObject.h"
#include "attn/Simulator/Launch.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace attn {

/// The kernels of a code object with their resources.
void printKernels(const sim::CodeObject &object, llvm::raw_ostream &os);
llvm::json::Value kernelsToJson(const sim::CodeObject &object);

/// What a launch executed, by unit and by mnemonic.
void printReport(const sim::Kernel &kernel, const sim::LaunchReport &report,
                 double seconds, llvm::raw_ostream &os);
llvm::json::Value reportToJson(const sim::Kernel &kernel,
                               const sim::LaunchReport &report, double seconds);

} // namespace attn

#endif // ATTN_TOOLS_ATTN_SIM_REPORT_H
