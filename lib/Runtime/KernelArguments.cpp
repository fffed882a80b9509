//===- KernelArguments.cpp - What a kernel is launched with ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelArguments.h"

#include <cstdio>
#include <cstring>

using namespace attn;

/// Buffers that one argument of a kernel may take turns with, for instance one
/// a layer of a model.
static constexpr size_t maxKnownMaps = 64;
/// What tensor maps ask of addresses and strides, and the largest stride and
/// extent that they hold, in bytes and elements.
static constexpr int64_t mapAlignment = 16;
static constexpr int64_t maxMapStride = int64_t{1} << 40;
static constexpr int64_t maxMapExtent = int64_t{1} << 32;

static uint64_t alignTo(uint64_t value, uint64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

KernelArguments::KernelArguments(const PackageKernel &kernel) : kernel(kernel) {
  // A C struct may be longer than the kernel's arguments by its padding.
  constexpr uint64_t maxPadding = 16;
  maxBytes = alignTo(kernel.kernargBytes, maxPadding);
  if (!kernel.parameters)
    return;
  for (const KernelParameter &parameter : *kernel.parameters) {
    minBytes = alignTo(minBytes, parameter.tensorMap ? 8 : parameter.bytes);
    Parameter &added = parameters.emplace_back();
    added.offset = minBytes;
    if (parameter.tensorMap)
      added.maps.reserve(maxKnownMaps);
    minBytes += parameter.getHostBytes();
  }
  maxBytes = alignTo(minBytes, maxPadding);
  addresses.resize(parameters.size());
}

bool KernelArguments::fail(size_t index, const std::string &what,
                           std::string &error) const {
  error = "kernel '" + kernel.name + "': argument " + std::to_string(index) +
          ": " + what;
  return false;
}

static std::string toHex(uint64_t value) {
  char text[32];
  std::snprintf(text, sizeof(text), "0x%llx",
                static_cast<unsigned long long>(value));
  return text;
}

static std::string expectAddress(int64_t alignment, uint64_t found) {
  return "expected an address that is a multiple of " +
         std::to_string(alignment) + ", found " + toHex(found);
}

bool KernelArguments::bind(const GpuDriver &driver, const void *arguments,
                           uint64_t bytes, GpuArguments &bound,
                           std::string &error) {
  if (bytes < minBytes || bytes > maxBytes) {
    error =
        "kernel '" + kernel.name + "': expected " +
        (kernel.parameters ? std::to_string(minBytes)
                           : "at most " + std::to_string(kernel.kernargBytes)) +
        " bytes of arguments, found " + std::to_string(bytes);
    return false;
  }
  const auto *from = static_cast<const char *>(arguments);
  for (size_t i = 0; i < parameters.size(); ++i) {
    const KernelParameter &parameter = (*kernel.parameters)[i];
    const char *argument = from + parameters[i].offset;
    if (parameter.tensorMap) {
      addresses[i] = findMap(driver, i, argument, error);
      if (!addresses[i])
        return false;
      continue;
    }
    if (parameter.alignment > 1) {
      uint64_t address = 0;
      std::memcpy(&address, argument, sizeof(address));
      if (address % static_cast<uint64_t>(parameter.alignment) != 0)
        return fail(i, expectAddress(parameter.alignment, address), error);
    }
    // Drivers do not write what they are to copy.
    addresses[i] = const_cast<char *>(argument);
  }
  bound = {arguments, bytes, kernel.parameters ? addresses.data() : nullptr};
  return true;
}

/// The encoded map for what `argument` describes; null after an error.
void *KernelArguments::findMap(const GpuDriver &driver, size_t index,
                               const char *argument, std::string &error) {
  Parameter &parameter = parameters[index];
  // Words that the rank leaves are equal in all keys.
  MapKey key = {};
  std::memcpy(key.data(), argument, (*kernel.parameters)[index].getHostBytes());
  for (KnownMap &known : parameter.maps)
    if (known.key == key)
      return known.map.bytes;

  KnownMap added = {key, {}};
  if (!encode(driver, index, key, added.map, error))
    return nullptr;
  if (parameter.maps.size() < maxKnownMaps)
    return parameter.maps.emplace_back(added).map.bytes;
  KnownMap &replaced = parameter.maps[parameter.oldest];
  parameter.oldest = (parameter.oldest + 1) % maxKnownMaps;
  replaced = added;
  return replaced.map.bytes;
}

bool KernelArguments::encode(const GpuDriver &driver, size_t index,
                             const MapKey &key, EncodedTensorMap &map,
                             std::string &error) const {
  const TensorMap &description = *(*kernel.parameters)[index].tensorMap;
  size_t rank = description.box.size();
  int64_t elementBytes = getElementSize(description.elementType);
  auto address = static_cast<uint64_t>(key[0]);
  if (address % mapAlignment != 0)
    return fail(index, expectAddress(mapAlignment, address), error);
  std::array<int64_t, maxTensorMapRank> sizes = {}, strides = {};
  for (size_t axis = 0; axis < rank; ++axis) {
    std::string where = "dimension " + std::to_string(axis) + ": expected ";
    int64_t size = key[1 + axis], stride = key[1 + rank + axis];
    if (size < 0 || size > maxMapExtent)
      return fail(index,
                  where + "an extent of at most " +
                      std::to_string(maxMapExtent) + ", found " +
                      std::to_string(size),
                  error);
    // Nothing is copied of a tensor without elements, but maps have some.
    sizes[axis] = size > 0 ? size : 1;
    // No step is ever taken along a single element.
    strides[axis] = size > 1 ? stride : mapAlignment / elementBytes;
    if (axis + 1 == rank) {
      if (size > 1 && stride != 1)
        return fail(index,
                    where + "a stride of 1 element, found " +
                        std::to_string(stride),
                    error);
    } else if (strides[axis] < 0 ||
               strides[axis] >= maxMapStride / elementBytes ||
               strides[axis] * elementBytes % mapAlignment != 0) {
      return fail(index,
                  where + "a stride of less than 2^40 that is a multiple of " +
                      std::to_string(mapAlignment) + " bytes, found " +
                      std::to_string(stride) + " elements of " +
                      std::to_string(elementBytes),
                  error);
    }
  }
  TensorView view = {reinterpret_cast<void *>(static_cast<uintptr_t>(address)),
                     sizes.data(), strides.data()};
  GpuStatus status = driver.encodeTensorMap(description, view, map);
  if (!status.failed())
    return true;
  std::string shape;
  for (size_t axis = 0; axis < rank; ++axis)
    shape += (axis ? "x" : "") + std::to_string(sizes[axis]);
  return fail(index,
              "cannot describe a tensor of " + shape +
                  " elements: " + status.function + " failed with " +
                  driver.describe(status.code),
              error);
}
