//===- Arguments.cpp - Kernel arguments on the command line ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"

#include <cstring>

using namespace attn;
using namespace llvm;

static Error fail(StringRef text, const Twine &message) {
  return createStringError("argument '" + text + "': " + message);
}

/// The explicit arguments of a kernel, in order.
static std::vector<const sim::KernelArgument *>
getExplicit(const sim::Kernel &kernel) {
  std::vector<const sim::KernelArgument *> result;
  for (const sim::KernelArgument &argument : kernel.arguments)
    if (!argument.isHidden())
      result.push_back(&argument);
  return result;
}

Error KernelArguments::append(StringRef text, const sim::Kernel &kernel,
                              const void *value, uint32_t size) {
  std::vector<const sim::KernelArgument *> expected = getExplicit(kernel);
  if (count >= expected.size())
    return fail(text, "expected " + Twine(expected.size()) +
                          " arguments of kernel '" + kernel.name +
                          "', found more");
  const sim::KernelArgument &argument = *expected[count];
  if (argument.size != size)
    return fail(text, "expected " + Twine(argument.size) +
                          " bytes for argument " + Twine(count) +
                          (argument.name.empty() ? "" : " " + argument.name) +
                          " of kernel '" + kernel.name + "', found " +
                          Twine(size));
  if (bytes.size() < argument.offset + size)
    bytes.resize(argument.offset + size);
  std::memcpy(bytes.data() + argument.offset, value, size);
  ++count;
  return Error::success();
}

template <class T>
static bool parseNumber(StringRef text, std::vector<uint8_t> &result) {
  T value;
  if constexpr (std::is_floating_point_v<T>) {
    double number;
    if (text.getAsDouble(number))
      return false;
    value = T(number);
  } else {
    int64_t number;
    if (text.getAsInteger(0, number) || T(number) != number)
      return false;
    value = T(number);
  }
  result.resize(sizeof(T));
  std::memcpy(result.data(), &value, sizeof(T));
  return true;
}

Error KernelArguments::add(StringRef text, const sim::Kernel &kernel,
                           sim::DeviceMemory &memory) {
  auto [kind, rest] = text.split(':');
  uint64_t null = 0;
  if (text == "null")
    return append(text, kernel, &null, 8);
  if (kind == "i32" || kind == "i64" || kind == "f32" || kind == "f64") {
    std::vector<uint8_t> value;
    bool isNumber = kind == "i32"   ? parseNumber<int32_t>(rest, value)
                    : kind == "i64" ? parseNumber<int64_t>(rest, value)
                    : kind == "f32" ? parseNumber<float>(rest, value)
                                    : parseNumber<double>(rest, value);
    if (!isNumber)
      return fail(text, "expected a number of type " + kind + ", found '" +
                            rest + "'");
    return append(text, kernel, value.data(), value.size());
  }
  std::string error;
  NpyArray array;
  std::string output;
  if (kind == "in" || kind == "inout") {
    auto [file, renamed] = rest.split('=');
    if (!readNpy(file.str(), array, error))
      return fail(text, error);
    if (kind == "inout")
      output = renamed.empty() ? file.str() : renamed.str();
  } else if (kind == "out") {
    SmallVector<StringRef> parts;
    rest.split(parts, ':');
    auto type = parts.size() == 3
                    ? parseElementType({parts[1].data(), parts[1].size()})
                    : std::nullopt;
    if (!type)
      return fail(text, "expected out:FILE:TYPE:SHAPE with a type such as f16 "
                        "and a shape such as 2x64x128");
    std::vector<int64_t> shape;
    SmallVector<StringRef> extents;
    parts[2].split(extents, 'x');
    for (StringRef extent : extents) {
      int64_t value;
      if (extent.getAsInteger(10, value) || value < 0)
        return fail(text, "expected a shape such as 2x64x128, found '" +
                              parts[2] + "'");
      shape.push_back(value);
    }
    if (!array.allocate(*type, shape, error))
      return fail(text, error);
    // As memory is that nobody has written: a value that shows.
    std::memset(array.data(), 0xff, array.byteSize);
    output = parts[0].str();
  } else {
    return fail(text, "expected in:, inout:, out:, i32:, i64:, f32:, f64: or "
                      "null");
  }
  void *device = memory.allocate(array.byteSize);
  if (!device)
    return fail(text, "no memory for " + Twine(array.byteSize) + " bytes");
  std::memcpy(device, array.data(), array.byteSize);
  if (!output.empty())
    outputs.push_back({output, {array.elementType, array.shape, device}});
  return append(text, kernel, &device, 8);
}

Error KernelArguments::finish(const sim::Kernel &kernel, bool fill) {
  std::vector<const sim::KernelArgument *> expected = getExplicit(kernel);
  uint64_t null = 0;
  while (fill && count < expected.size() && expected[count]->size == 8)
    if (Error error = append("null", kernel, &null, 8))
      return error;
  if (count != expected.size())
    return createStringError("expected " + Twine(expected.size()) +
                             " arguments of kernel '" + kernel.name +
                             "', found " + Twine(count));
  return Error::success();
}

Error KernelArguments::writeOutputs() const {
  for (const Output &output : outputs) {
    std::string error;
    if (!writeNpy(output.path, output.view, error))
      return createStringError(error);
  }
  return Error::success();
}
