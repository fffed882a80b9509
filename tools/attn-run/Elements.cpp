//===- Elements.cpp - Elements of any type as numbers ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace attn;

template <typename T> static T load(const void *data, size_t index) {
  T value;
  std::memcpy(&value, static_cast<const char *>(data) + index * sizeof(T),
              sizeof(T));
  return value;
}

template <typename T> static void store(void *data, size_t index, T value) {
  std::memcpy(static_cast<char *>(data) + index * sizeof(T), &value, sizeof(T));
}

static double decodeF16(uint16_t bits) {
  int exponent = bits >> 10 & 31;
  double mantissa = bits & 1023;
  double value;
  if (exponent == 31)
    value = mantissa != 0 ? std::numeric_limits<double>::quiet_NaN()
                          : std::numeric_limits<double>::infinity();
  else if (exponent == 0)
    value = std::ldexp(mantissa, -24);
  else
    value = std::ldexp(mantissa + 1024, exponent - 25);
  return bits & 0x8000 ? -value : value;
}

static uint16_t encodeF16(double value) {
  uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  double magnitude = std::fabs(value);
  int exponent = 0;
  std::frexp(magnitude, &exponent);
  // The distance of neighbours at this magnitude; subnormal below 2^-14.
  int scale = std::max(exponent - 11, -24);
  double units = std::nearbyint(std::ldexp(magnitude, -scale));
  // A carry into the next binade is right: the fields are adjacent.
  double bits = scale == -24 ? units : units + (scale + 24) * 1024.0;
  return sign | static_cast<uint16_t>(bits < 0x7c00 ? bits : 0x7c00);
}

static double decodeBF16(uint16_t bits) {
  uint32_t wide = static_cast<uint32_t>(bits) << 16;
  return load<float>(&wide, 0);
}

static uint16_t encodeBF16(double value) {
  auto rounded = static_cast<float>(value);
  auto bits = load<uint32_t>(&rounded, 0);
  return static_cast<uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

double attn::loadElement(ElementType type, const void *data, size_t index) {
  switch (type) {
  case ElementType::F64:
    return load<double>(data, index);
  case ElementType::F32:
    return load<float>(data, index);
  case ElementType::F16:
    return decodeF16(load<uint16_t>(data, index));
  case ElementType::BF16:
    return decodeBF16(load<uint16_t>(data, index));
  default:
    return static_cast<double>(loadInteger(type, data, index));
  }
}

int64_t attn::loadInteger(ElementType type, const void *data, size_t index) {
  switch (type) {
  case ElementType::I64:
    return load<int64_t>(data, index);
  case ElementType::I32:
    return load<int32_t>(data, index);
  case ElementType::I16:
    return load<int16_t>(data, index);
  case ElementType::I8:
    return load<int8_t>(data, index);
  case ElementType::U16:
    return load<uint16_t>(data, index);
  case ElementType::U8:
  case ElementType::I1:
    return load<uint8_t>(data, index);
  default:
    return 0;
  }
}

void attn::storeElement(ElementType type, void *data, size_t index,
                        double value) {
  switch (type) {
  case ElementType::F64:
    return store(data, index, value);
  case ElementType::F32:
    return store(data, index, static_cast<float>(value));
  case ElementType::F16:
    return store(data, index, encodeF16(value));
  case ElementType::BF16:
    return store(data, index, encodeBF16(value));
  case ElementType::I64:
    return store(data, index, static_cast<int64_t>(value));
  case ElementType::I32:
    return store(data, index, static_cast<int32_t>(value));
  case ElementType::I16:
  case ElementType::U16:
    return store(data, index, static_cast<int16_t>(value));
  case ElementType::I8:
  case ElementType::U8:
  case ElementType::I1:
    return store(data, index, static_cast<int8_t>(value));
  }
}
