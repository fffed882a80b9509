//===- Manifest.cpp - The manifest of a package as JSON -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Package/Package.h"

#include <nlohmann/json.hpp>

using namespace attn;
using Json = nlohmann::ordered_json;

ArgumentType ArgumentType::tensor(ElementType type,
                                  std::vector<int64_t> shape) {
  return {type, /*isScalar=*/false, std::move(shape)};
}

ArgumentType ArgumentType::scalar(ElementType type) {
  return {type, /*isScalar=*/true, {}};
}

std::string ArgumentType::str() const {
  std::string element(stringifyElementType(elementType));
  if (isScalar)
    return element;
  std::string text = "tensor<";
  for (int64_t extent : shape)
    text += (extent == dynamicExtent ? "?" : std::to_string(extent)) + "x";
  return text + element + ">";
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static Json toJson(const ArgumentType &type) {
  Json json;
  json["dtype"] = std::string(stringifyElementType(type.elementType));
  if (type.isScalar)
    json["shape"] = nullptr;
  else
    json["shape"] = type.shape;
  return json;
}

static Json toJson(const std::vector<ArgumentType> &types) {
  Json json = Json::array();
  for (const ArgumentType &type : types)
    json.push_back(toJson(type));
  return json;
}

static Json toJson(const KernelParameter &parameter) {
  if (!parameter.tensorMap)
    return {{"bytes", parameter.bytes}, {"alignment", parameter.alignment}};
  const TensorMap &map = *parameter.tensorMap;
  Json json;
  json["tensor_map"] = {
      {"dtype", std::string(stringifyElementType(map.elementType))},
      {"box", map.box},
      {"swizzle_bytes", map.swizzleBytes},
      {"l2_promotion_bytes", map.promotionBytes}};
  return json;
}

static Json toJson(const PackageKernel &kernel) {
  Json json = {{"name", kernel.name},
               {"section", kernel.section},
               {"workgroup_size", kernel.workgroupSize},
               {"lds_bytes", kernel.ldsBytes},
               {"scratch_bytes", kernel.scratchBytes},
               {"vgprs", kernel.vgprs},
               {"sgprs", kernel.sgprs},
               {"kernarg_bytes", kernel.kernargBytes}};
  if (!kernel.binarySection.empty())
    json["binary_section"] = kernel.binarySection;
  if (kernel.dynamicLdsBytes)
    json["dynamic_lds_bytes"] = kernel.dynamicLdsBytes;
  if (kernel.awaitsLaunch)
    json["awaits_launch"] = true;
  if (kernel.parameters) {
    json["parameters"] = Json::array();
    for (const KernelParameter &parameter : *kernel.parameters)
      json["parameters"].push_back(toJson(parameter));
  }
  return json;
}

std::string attn::manifestToJson(const Manifest &manifest) {
  Json json;
  json["attn"] = manifest.compilerVersion;
  json["target"] = manifest.target;
  json["cpu"] = manifest.cpu;
  json["features"] = manifest.features;
  json["sections"] = Json::array();
  for (const PackageSection &section : manifest.sections)
    json["sections"].push_back({{"name", section.name},
                                {"kind", section.kind},
                                {"offset", section.offset},
                                {"size", section.size},
                                {"crc32", section.crc32},
                                {"alignment", section.alignment}});
  json["entries"] = Json::array();
  for (const PackageEntry &entry : manifest.entries) {
    json["entries"].push_back({{"name", entry.name},
                               {"symbol", entry.symbol},
                               {"section", entry.section},
                               {"inputs", toJson(entry.inputs)},
                               {"results", toJson(entry.results)},
                               {"kernels", entry.kernels},
                               {"attention_ops", entry.attentionOps}});
    if (!entry.residentSymbol.empty())
      json["entries"].back()["resident_symbol"] = entry.residentSymbol;
  }
  if (!manifest.kernels.empty())
    json["kernels"] = Json::array();
  for (const PackageKernel &kernel : manifest.kernels)
    json["kernels"].push_back(toJson(kernel));
  // A name that is not UTF-8 must not abort the writer.
  return json.dump(/*indent=*/1, ' ', /*ensure_ascii=*/false,
                   Json::error_handler_t::replace);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// Reads typed values out of JSON. The first error stays, later reads give
/// defaults, so that callers check once at the end.
class Reader {
public:
  explicit Reader(std::string &error) : error(error) { error.clear(); }

  bool failed() const { return !error.empty(); }

  void fail(std::string message) {
    if (!failed())
      error = "manifest: " + std::move(message);
  }

  const Json &get(const Json &object, const char *key,
                  const std::string &where) {
    static const Json null;
    if (!object.is_object()) {
      fail("expected an object at " + where + ", found " + typeOf(object));
      return null;
    }
    auto it = object.find(key);
    if (it == object.end()) {
      fail("expected the key '" + std::string(key) + "' in " + where);
      return null;
    }
    return *it;
  }

  std::string getString(const Json &object, const char *key,
                        const std::string &where) {
    const Json &value = get(object, key, where);
    if (!value.is_string()) {
      failType("a string", key, where, value);
      return {};
    }
    return value.get<std::string>();
  }

  bool getBool(const Json &object, const char *key, const std::string &where) {
    const Json &value = get(object, key, where);
    if (!value.is_boolean()) {
      failType("true or false", key, where, value);
      return false;
    }
    return value.get<bool>();
  }

  int64_t getInteger(const Json &object, const char *key,
                     const std::string &where, int64_t minimum = 0) {
    const Json &value = get(object, key, where);
    int64_t integer = 0;
    if (!readInteger(value, integer) || integer < minimum) {
      failType("an integer of at least " + std::to_string(minimum), key, where,
               value);
      return 0;
    }
    return integer;
  }

  const Json &getArray(const Json &object, const char *key,
                       const std::string &where) {
    static const Json empty = Json::array();
    const Json &value = get(object, key, where);
    if (!value.is_array()) {
      failType("an array", key, where, value);
      return empty;
    }
    return value;
  }

  /// False for anything but an integer that fits.
  static bool readInteger(const Json &value, int64_t &integer) {
    if (value.is_number_unsigned()) {
      auto number = value.get<uint64_t>();
      if (number > static_cast<uint64_t>(INT64_MAX))
        return false;
      integer = static_cast<int64_t>(number);
      return true;
    }
    if (!value.is_number_integer())
      return false;
    integer = value.get<int64_t>();
    return true;
  }

  void failType(const std::string &expected, const char *key,
                const std::string &where, const Json &found) {
    std::string text = typeOf(found);
    if (found.is_number())
      text += " " + found.dump();
    fail("expected " + expected + " for the key '" + key + "' in " + where +
         ", found " + text);
  }

  static std::string typeOf(const Json &value) {
    std::string name = value.type_name();
    bool vowel = name == "array" || name == "object";
    return name == "null" ? name : (vowel ? "an " : "a ") + name;
  }

private:
  std::string &error;
};
} // namespace

static std::optional<ElementType>
readElementType(Reader &reader, const Json &json, const std::string &where) {
  std::string name = reader.getString(json, "dtype", where);
  std::optional<ElementType> type = parseElementType(name);
  if (!type)
    reader.fail("unknown dtype '" + name + "' in " + where);
  return type;
}

static ArgumentType readType(Reader &reader, const Json &json,
                             const std::string &where) {
  ArgumentType type;
  if (auto element = readElementType(reader, json, where))
    type.elementType = *element;

  const Json &shape = reader.get(json, "shape", where);
  if (shape.is_null()) {
    type.isScalar = true;
    return type;
  }
  if (!shape.is_array()) {
    reader.failType("an array or null", "shape", where, shape);
    return type;
  }
  if (shape.size() > maxRank)
    reader.fail("expected a rank of at most " + std::to_string(maxRank) +
                " in " + where + ", found " + std::to_string(shape.size()));
  for (const Json &value : shape) {
    int64_t extent = 0;
    if (!Reader::readInteger(value, extent) || extent < dynamicExtent) {
      reader.failType("extents of at least -1", "shape", where, value);
      return type;
    }
    type.shape.push_back(extent);
  }
  return type;
}

static std::vector<ArgumentType> readTypes(Reader &reader, const Json &entry,
                                           const char *key,
                                           const std::string &where) {
  std::vector<ArgumentType> types;
  size_t index = 0;
  for (const Json &json : reader.getArray(entry, key, where))
    types.push_back(readType(
        reader, json, where + "." + key + "[" + std::to_string(index++) + "]"));
  return types;
}

static KernelParameter readParameter(Reader &reader, const Json &json,
                                     const std::string &where) {
  KernelParameter parameter;
  if (!json.is_object() || !json.contains("tensor_map")) {
    parameter.bytes = reader.getInteger(json, "bytes", where, 1);
    parameter.alignment = reader.getInteger(json, "alignment", where, 1);
    return parameter;
  }
  const Json &found = reader.get(json, "tensor_map", where);
  std::string inside = where + ".tensor_map";
  TensorMap &map = parameter.tensorMap.emplace();
  if (auto type = readElementType(reader, found, inside))
    map.elementType = *type;
  for (const Json &extent : reader.getArray(found, "box", inside))
    if (int64_t value = 0; Reader::readInteger(extent, value))
      map.box.push_back(value);
    else
      reader.failType("integers", "box", inside, extent);
  map.swizzleBytes = reader.getInteger(found, "swizzle_bytes", inside);
  map.promotionBytes = reader.getInteger(found, "l2_promotion_bytes", inside);
  return parameter;
}

static PackageKernel readKernel(Reader &reader, const Json &json,
                                const std::string &where) {
  PackageKernel kernel;
  kernel.name = reader.getString(json, "name", where);
  kernel.section = reader.getString(json, "section", where);
  const Json &size = reader.getArray(json, "workgroup_size", where);
  if (size.size() != kernel.workgroupSize.size()) {
    reader.fail("expected 3 extents for the key 'workgroup_size' in " + where +
                ", found " + std::to_string(size.size()));
    return kernel;
  }
  for (size_t axis = 0; axis < size.size(); ++axis) {
    int64_t &extent = kernel.workgroupSize[axis];
    if (!Reader::readInteger(size[axis], extent) || extent < 1)
      reader.failType("extents of at least 1", "workgroup_size", where,
                      size[axis]);
  }
  kernel.ldsBytes = reader.getInteger(json, "lds_bytes", where);
  kernel.scratchBytes = reader.getInteger(json, "scratch_bytes", where);
  kernel.vgprs = reader.getInteger(json, "vgprs", where);
  kernel.sgprs = reader.getInteger(json, "sgprs", where);
  kernel.kernargBytes = reader.getInteger(json, "kernarg_bytes", where);
  // Kernels for AMD's GPUs have none of these keys.
  if (json.contains("binary_section"))
    kernel.binarySection = reader.getString(json, "binary_section", where);
  if (json.contains("dynamic_lds_bytes"))
    kernel.dynamicLdsBytes =
        reader.getInteger(json, "dynamic_lds_bytes", where);
  if (json.contains("awaits_launch"))
    kernel.awaitsLaunch = reader.getBool(json, "awaits_launch", where);
  if (json.contains("parameters")) {
    kernel.parameters.emplace();
    for (const Json &value : reader.getArray(json, "parameters", where))
      kernel.parameters->push_back(
          readParameter(reader, value,
                        where + ".parameters[" +
                            std::to_string(kernel.parameters->size()) + "]"));
  }
  return kernel;
}

std::optional<Manifest> attn::manifestFromJson(std::string_view text,
                                               std::string &error) {
  Reader reader(error);
  Json json = Json::parse(text, /*cb=*/nullptr, /*allow_exceptions=*/false);
  if (json.is_discarded()) {
    reader.fail("expected JSON, found " + std::to_string(text.size()) +
                " bytes that do not parse");
    return std::nullopt;
  }

  const std::string top = "the top level";
  Manifest manifest;
  manifest.compilerVersion = reader.getString(json, "attn", top);
  manifest.target = reader.getString(json, "target", top);
  manifest.cpu = reader.getString(json, "cpu", top);
  for (const Json &feature : reader.getArray(json, "features", top)) {
    if (feature.is_string())
      manifest.features.push_back(feature.get<std::string>());
    else
      reader.failType("strings", "features", top, feature);
  }

  size_t index = 0;
  for (const Json &value : reader.getArray(json, "sections", top)) {
    std::string where = "sections[" + std::to_string(index++) + "]";
    PackageSection &section = manifest.sections.emplace_back();
    section.name = reader.getString(value, "name", where);
    section.kind = reader.getString(value, "kind", where);
    section.offset = reader.getInteger(value, "offset", where);
    section.size = reader.getInteger(value, "size", where);
    int64_t crc32 = reader.getInteger(value, "crc32", where);
    if (crc32 > static_cast<int64_t>(UINT32_MAX))
      reader.fail("expected a crc32 of 32 bits in " + where);
    section.crc32 = static_cast<uint32_t>(crc32);
    section.alignment = reader.getInteger(value, "alignment", where, 1);
  }

  index = 0;
  for (const Json &value : reader.getArray(json, "entries", top)) {
    std::string where = "entries[" + std::to_string(index++) + "]";
    PackageEntry &entry = manifest.entries.emplace_back();
    entry.name = reader.getString(value, "name", where);
    entry.symbol = reader.getString(value, "symbol", where);
    entry.section = reader.getString(value, "section", where);
    entry.inputs = readTypes(reader, value, "inputs", where);
    entry.results = readTypes(reader, value, "results", where);
    entry.kernels = reader.getInteger(value, "kernels", where);
    entry.attentionOps = reader.getInteger(value, "attention_ops", where);
    if (value.is_object() && value.contains("resident_symbol"))
      entry.residentSymbol = reader.getString(value, "resident_symbol", where);
  }

  // Packages for the host have no such key.
  index = 0;
  if (json.is_object() && json.contains("kernels"))
    for (const Json &value : reader.getArray(json, "kernels", top))
      manifest.kernels.push_back(readKernel(
          reader, value, "kernels[" + std::to_string(index++) + "]"));
  if (reader.failed())
    return std::nullopt;
  return manifest;
}
