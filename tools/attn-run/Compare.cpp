//===- Compare.cpp - Compares a result with an expectation ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "Elements.h"

#include <cmath>
#include <cstdio>
#include <limits>

using namespace attn;

Tolerance attn::getDefaultTolerance(ElementType type) {
  switch (type) {
  case ElementType::F64:
    return {1e-12, 1e-12};
  case ElementType::F32:
    return {1e-5, 1e-5};
  case ElementType::F16:
    return {5e-3, 5e-3};
  case ElementType::BF16:
    return {4e-2, 4e-2};
  default:
    return {0, 0};
  }
}

std::string attn::getTypeName(ElementType type,
                              const std::vector<int64_t> &shape) {
  std::string text = "tensor<";
  for (int64_t extent : shape)
    text += (extent < 0 ? "?" : std::to_string(extent)) + "x";
  return text + std::string(stringifyElementType(type)) + ">";
}

/// `[0, 3, 5]` for the element at a row-major position.
static std::string getIndexName(size_t position,
                                const std::vector<int64_t> &shape) {
  std::string text = "]";
  for (size_t axis = shape.size(); axis-- > 0;) {
    text = std::to_string(position % shape[axis]) + text;
    if (axis > 0)
      text = ", " + text;
    position /= shape[axis];
  }
  return "[" + text;
}

static std::string format(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.9g", value);
  return text;
}

std::optional<Comparison> attn::compareArrays(const std::string &name,
                                              const NpyView &got,
                                              const NpyView &expected,
                                              Tolerance tolerance,
                                              std::string &error) {
  bool isComparable =
      isFloat(got.elementType)
          ? got.elementType == expected.elementType ||
                (isFloat(expected.elementType) &&
                 getElementSize(expected.elementType) >
                     getElementSize(got.elementType))
          : isSameStorage(got.elementType, expected.elementType);
  if (!isComparable || got.shape != expected.shape) {
    error = name + ": the result is " +
            getTypeName(got.elementType, got.shape) + ", the expectation " +
            getTypeName(expected.elementType, expected.shape);
    return std::nullopt;
  }

  Comparison comparison;
  size_t byteSize = 0;
  if (computeByteSize(got.elementType, got.shape, byteSize))
    comparison.numElements = byteSize / getElementSize(got.elementType);
  constexpr double infinity = std::numeric_limits<double>::infinity();
  double worstExcess = -1;
  bool areFloats = isFloat(got.elementType);
  for (size_t i = 0; i < comparison.numElements; ++i) {
    double actual = loadElement(got.elementType, got.data, i);
    double wanted = loadElement(expected.elementType, expected.data, i);
    double difference = std::fabs(actual - wanted);
    if (!areFloats) {
      // Large integers that differ may round to the same double. The result's
      // type decides the sign, as the declared type has none.
      bool isEqual = loadInteger(got.elementType, got.data, i) ==
                     loadInteger(got.elementType, expected.data, i);
      difference = isEqual ? 0 : std::fmax(difference, 1);
    } else if (std::isnan(actual) && std::isnan(wanted)) {
      difference = 0;
    } else if (std::isinf(actual) && actual == wanted) {
      difference = 0;
    } else if (!std::isfinite(actual) || !std::isfinite(wanted)) {
      difference = infinity;
    }
    if (difference != infinity && (difference > comparison.maxError ||
                                   comparison.maxErrorIndex.empty())) {
      comparison.maxError = difference;
      comparison.maxErrorIndex = getIndexName(i, got.shape);
    }

    double allowed = tolerance.absolute;
    if (std::isfinite(wanted))
      allowed += tolerance.relative * std::fabs(wanted);
    if (difference <= allowed && difference != infinity)
      continue;
    ++comparison.numDifferent;
    double excess = difference == infinity ? infinity : difference - allowed;
    if (excess <= worstExcess)
      continue;
    worstExcess = excess;
    comparison.worst = name + getIndexName(i, got.shape) + ": got " +
                       format(actual) + ", expected " + format(wanted);
    if (difference != infinity)
      comparison.worst += ", a difference of " + format(difference) +
                          " where " + format(allowed) + " is allowed";
  }
  return comparison;
}
