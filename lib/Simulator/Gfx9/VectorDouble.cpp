//===- VectorDouble.cpp - Double precision --------------------------------===//
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

double add(double a, double b) { return a + b; }
double mul(double a, double b) { return a * b; }
double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind f64 = SourceKind::F64;
#define ROW(NAME, ...)                                                         \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { f64, f64, f64 }                                 \
  }

constexpr HandlerEntry entries[] = {
    ROW("v_add_f64", alu<add>),
    ROW("v_mul_f64", alu<mul>),
    ROW("v_fma_f64", alu<fma>),
};

} // namespace

HandlerTable getVectorDoubleTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
