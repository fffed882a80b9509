//===- Arguments.cpp - The arguments of a run -----------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "Compare.h"
#include "Elements.h"

#include <cmath>

using namespace attn;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

std::string attn::join(const std::vector<std::string> &names) {
  std::string text;
  for (const std::string &name : names)
    text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string attn::getTypeName(const attn_type &type) {
  if (type.is_scalar)
    return attn_dtype_name(type.dtype);
  return getTypeName(static_cast<ElementType>(type.dtype),
                     {type.shape, type.shape + type.rank});
}

static std::string getInputName(size_t index) {
  return "in" + std::to_string(index);
}

std::string attn::describeInputs(const attn_entry *entry) {
  std::vector<std::string> texts;
  for (size_t i = 0, e = attn_entry_num_inputs(entry); i < e; ++i)
    texts.push_back(getInputName(i) + ": " +
                    getTypeName(attn_entry_input_type(entry, i)));
  return join(texts);
}

std::vector<std::string> attn::getResultNames(const attn_entry *entry) {
  size_t count = attn_entry_num_results(entry);
  if (count == 1)
    return {"out"};
  std::vector<std::string> names;
  for (size_t i = 0; i < count; ++i)
    names.push_back("out" + std::to_string(i));
  return names;
}

std::string attn::describeResults(const attn_entry *entry) {
  std::vector<std::string> texts = getResultNames(entry);
  for (size_t i = 0; i < texts.size(); ++i)
    texts[i] += ": " + getTypeName(attn_entry_result_type(entry, i));
  return join(texts);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static bool readArchive(const std::string &path, size_t count,
                        std::vector<NpyArray> &arrays, std::string &error) {
  NpzReader reader;
  if (!reader.open(path, error))
    return false;
  for (size_t i = 0; i < count; ++i) {
    if (!reader.contains(getInputName(i))) {
      error = "'" + path + "' has no array '" + getInputName(i) +
              "', expected in0 to " + getInputName(count - 1) + ", found " +
              (reader.getNames().empty() ? "none" : join(reader.getNames()));
      return false;
    }
    if (!reader.read(getInputName(i), arrays[i], error))
      return false;
  }
  return true;
}

bool attn::readArguments(const attn_entry *entry,
                         const std::vector<std::string> &paths,
                         std::vector<NpyArray> &arrays, std::string &error) {
  size_t count = attn_entry_num_inputs(entry);
  arrays = std::vector<NpyArray>(count);

  std::vector<NpyFileKind> kinds(paths.size());
  for (size_t i = 0; i < paths.size(); ++i) {
    if (!identifyNpyFile(paths[i], kinds[i], error))
      return false;
    if (kinds[i] == NpyFileKind::Other) {
      error = "'" + paths[i] + "' is neither an .npy nor an .npz file";
      return false;
    }
    if (kinds[i] == NpyFileKind::Npz && paths.size() > 1) {
      error = "--inputs: expected one .npz file or only .npy files, found '" +
              paths[i] + "' among " + std::to_string(paths.size()) + " files";
      return false;
    }
  }
  if (kinds.size() == 1 && kinds[0] == NpyFileKind::Npz) {
    if (!readArchive(paths[0], count, arrays, error))
      return false;
  } else {
    if (paths.size() != count) {
      error = "entry '" + std::string(attn_entry_name(entry)) + "' takes " +
              std::to_string(count) + " arguments (" + describeInputs(entry) +
              "), found " + std::to_string(paths.size()) + " .npy files";
      return false;
    }
    for (size_t i = 0; i < count; ++i)
      if (!readNpy(paths[i], arrays[i], error))
        return false;
  }
  // NumPy has no bfloat16: its bits come as unsigned integers as well.
  for (size_t i = 0; i < count; ++i)
    if (attn_entry_input_type(entry, i).dtype == ATTN_BF16 &&
        arrays[i].elementType == ElementType::U16)
      arrays[i].elementType = ElementType::BF16;
  return true;
}

//===----------------------------------------------------------------------===//
// Random values
//===----------------------------------------------------------------------===//

namespace {
/// Splitmix64: the same values on every machine, unlike <random>'s
/// distributions.
class RandomStream {
public:
  explicit RandomStream(uint64_t seed) : state(seed) {}

  uint64_t next() {
    uint64_t word = state += 0x9e3779b97f4a7c15;
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
    word = (word ^ word >> 27) * 0x94d049bb133111eb;
    return word ^ word >> 31;
  }

  /// In (0, 1].
  double nextUniform() { return ((next() >> 11) + 1) * 0x1p-53; }

  double nextNormal() {
    constexpr double twoPi = 6.283185307179586;
    double radius = std::sqrt(-2 * std::log(nextUniform()));
    return radius * std::cos(twoPi * nextUniform());
  }

private:
  uint64_t state;
};
} // namespace

bool attn::makeRandomArguments(const attn_entry *entry, uint64_t seed,
                               const ShapeMap &shapes,
                               std::vector<NpyArray> &arrays,
                               std::string &error) {
  size_t count = attn_entry_num_inputs(entry);
  arrays = std::vector<NpyArray>(count);
  if (!shapes.empty() && shapes.rbegin()->first >= count) {
    error = "--shape: there is no argument " +
            std::to_string(shapes.rbegin()->first) + ", the entry takes " +
            std::to_string(count);
    return false;
  }
  RandomStream stream(seed);
  for (size_t i = 0; i < count; ++i) {
    attn_type type = attn_entry_input_type(entry, i);
    std::vector<int64_t> shape(type.shape, type.shape + type.rank);
    auto it = shapes.find(i);
    // The runtime compares a given shape with the declared one.
    if (it != shapes.end())
      shape = it->second;
    for (int64_t extent : shape)
      if (extent < 0) {
        error = "argument " + getInputName(i) + " (" + getTypeName(type) +
                ") has dynamic extents, give --shape " + std::to_string(i) +
                "=2x128 with every extent";
        return false;
      }
    auto elementType = static_cast<ElementType>(type.dtype);
    if (!arrays[i].allocate(elementType, shape, error)) {
      error = "argument in" + std::to_string(i) + ": " + error;
      return false;
    }
    size_t numElements = arrays[i].byteSize / getElementSize(elementType);
    for (size_t k = 0; k < numElements; ++k)
      storeElement(elementType, arrays[i].data(), k,
                   isFloat(elementType)
                       ? stream.nextNormal()
                       : static_cast<double>(stream.next() & 1));
  }
  return true;
}

bool attn::makeTensor(const NpyArray &array, attn_tensor &tensor,
                      std::string &error) {
  if (array.shape.size() > ATTN_MAX_RANK) {
    error = "expected an array of rank " + std::to_string(ATTN_MAX_RANK) +
            " at most, found " + std::to_string(array.shape.size());
    return false;
  }
  tensor = {};
  tensor.dtype = static_cast<attn_dtype>(array.elementType);
  tensor.rank = static_cast<int32_t>(array.shape.size());
  for (size_t axis = 0; axis < array.shape.size(); ++axis)
    tensor.shape[axis] = array.shape[axis];
  tensor.data = array.data();
  return true;
}
