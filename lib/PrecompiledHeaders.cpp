//===- PrecompiledHeaders.cpp - What carries the headers compiled once ----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Gives the precompiled header a target to belong to.
