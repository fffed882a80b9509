//===- BitMatrix.cpp - Linear maps over F2 --------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/BitMatrix.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;
using namespace attn::layout;

//===----------------------------------------------------------------------===//
// BitSpan
//===----------------------------------------------------------------------===//

BitSpan::Row BitSpan::reduce(uint64_t vector) const {
  Row rest{vector, 0};
  // A row has its highest bit alone among the rows after it, not before.
  for (const Row &row : rows)
    if (rest.vector & bit_floor(row.vector)) {
      rest.vector ^= row.vector;
      rest.combination ^= row.combination;
    }
  return rest;
}

bool BitSpan::insert(uint64_t vector) {
  Row rest = reduce(vector);
  // Combinations count the first 64 vectors only; a map has no more.
  if (inserted < 64)
    rest.combination ^= uint64_t(1) << inserted++;
  if (!rest.vector)
    return false;
  rows.push_back(rest);
  return true;
}

std::optional<uint64_t> BitSpan::express(uint64_t vector) const {
  Row rest = reduce(vector);
  if (rest.vector)
    return std::nullopt;
  return rest.combination;
}

static BitSpan spanOf(ArrayRef<uint64_t> columns) {
  BitSpan span;
  for (uint64_t column : columns)
    span.insert(column);
  return span;
}

//===----------------------------------------------------------------------===//
// BitMatrix
//===----------------------------------------------------------------------===//

BitMatrix BitMatrix::identity(unsigned bits) {
  SmallVector<uint64_t> columns;
  for (unsigned bit = 0; bit < bits; ++bit)
    columns.push_back(uint64_t(1) << bit);
  return BitMatrix(columns, bits);
}

uint64_t BitMatrix::apply(uint64_t input) const {
  uint64_t output = 0;
  for (auto [bit, column] : llvm::enumerate(columns))
    if (input >> bit & 1)
      output ^= column;
  return output;
}

BitMatrix BitMatrix::compose(const BitMatrix &inner) const {
  SmallVector<uint64_t> composed;
  for (uint64_t column : inner.columns)
    composed.push_back(apply(column));
  return BitMatrix(composed, outputBits);
}

unsigned BitMatrix::getRank() const { return spanOf(columns).getDimension(); }

std::optional<uint64_t> BitMatrix::solve(uint64_t output) const {
  return spanOf(columns).express(output);
}

SmallVector<uint64_t> BitMatrix::getKernel() const {
  SmallVector<uint64_t> kernel;
  BitSpan span;
  for (auto [bit, column] : llvm::enumerate(columns)) {
    if (std::optional<uint64_t> combination = span.express(column))
      kernel.push_back(*combination | uint64_t(1) << bit);
    span.insert(column);
  }
  return kernel;
}

std::optional<BitMatrix> BitMatrix::getRightInverse() const {
  BitSpan span = spanOf(columns);
  SmallVector<uint64_t> inverse;
  for (unsigned bit = 0; bit < outputBits; ++bit) {
    std::optional<uint64_t> input = span.express(uint64_t(1) << bit);
    if (!input)
      return std::nullopt;
    inverse.push_back(*input);
  }
  return BitMatrix(inverse, getInputBits());
}

std::optional<BitMatrix> BitMatrix::getLeftInverse() const {
  if (!isInjective())
    return std::nullopt;
  // Unit vectors make the columns a basis of all outputs; what they add to an
  // output is dropped.
  BitSpan span;
  for (uint64_t column : columns)
    span.insert(column);
  // Numbers of inserted vectors must stay below 64.
  for (unsigned bit = 0; bit < outputBits; ++bit)
    if (!span.contains(uint64_t(1) << bit))
      span.insert(uint64_t(1) << bit);
  uint64_t inputs =
      getInputBits() == 64 ? ~uint64_t(0) : (uint64_t(1) << getInputBits()) - 1;
  SmallVector<uint64_t> inverse;
  for (unsigned bit = 0; bit < outputBits; ++bit)
    inverse.push_back(*span.express(uint64_t(1) << bit) & inputs);
  return BitMatrix(inverse, getInputBits());
}
