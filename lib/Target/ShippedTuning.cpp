//===- ShippedTuning.cpp - Tuning files that the library holds ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/ShippedTuning.h"

#include <utility>

using namespace llvm;

/// Devices, and the texts of their files.
static constexpr std::pair<StringLiteral, StringLiteral> shippedTunings[] = {
#include "ShippedTuning.inc"
};

StringRef attn::getShippedTuning(StringRef device) {
  for (const auto &[name, text] : shippedTunings)
    if (name == device)
      return text;
  return {};
}
