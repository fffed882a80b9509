//===- Mark.cpp - What a front end says of a marked function --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only what the op's own verifier cannot say is checked here: that the mark is
// well formed, that each role is there and taken once, and that ranks fit
// layouts, without which no op could be built to be verified.
//
//===----------------------------------------------------------------------===//

#include "Mark.h"
#include "attn/Dialect/Attn/Transforms/MarkedCalls.h"

using namespace mlir;
using namespace attn;
using namespace attn::raise;

namespace {
enum class Kind { Sequence, Pair, Row, Vector, Integer };

struct RoleInfo {
  StringLiteral name;
  Kind kind;
  bool isResult;
  bool isRequired;
};
} // namespace

/// In the order of Role.
static constexpr RoleInfo roles[numRoles] = {
    {"query", Kind::Sequence, false, true},
    {"key", Kind::Sequence, false, true},
    {"value", Kind::Sequence, false, true},
    {"bias", Kind::Pair, false, false},
    {"mask", Kind::Pair, false, false},
    {"key_lengths", Kind::Vector, false, false},
    {"page_table", Kind::Vector, false, false},
    {"sink", Kind::Vector, false, false},
    {"diagonal_offset", Kind::Integer, false, false},
    {"dropout_seed", Kind::Integer, false, false},
    {"dropout_offset", Kind::Integer, false, false},
    {"output", Kind::Sequence, true, true},
    {"lse", Kind::Row, true, false}};

static constexpr StringLiteral keys =
    "arguments, results, layouts, scale, softcap, causal, diagonal, window, "
    "dropout, empty_rows";

static bool hasLayout(const RoleInfo &role) {
  return role.kind == Kind::Sequence || role.kind == Kind::Pair ||
         role.kind == Kind::Row;
}

namespace {
class MarkReader {
public:
  explicit MarkReader(func::FuncOp function) : function(function) {}
  FailureOr<Mark> read();

private:
  InFlightDiagnostic fail() {
    return function.emitError()
           << "'" << markAttrName << "' of '" << function.getSymName() << "': ";
  }
  LogicalResult readKey(StringRef name, Attribute value);
  LogicalResult readRoles(StringRef name, Attribute value, TypeRange types,
                          bool areResults);
  LogicalResult readNumber(StringRef name, Attribute value, FloatAttr &number);
  LogicalResult readWindow(Attribute value);
  LogicalResult readLayouts(Attribute value);
  LogicalResult checkRoles();
  LogicalResult checkLayout(unsigned index, RankedTensorType type);

  Type getType(unsigned role) {
    unsigned position = *mark.positions[role];
    return roles[role].isResult ? function.getResultTypes()[position]
                                : function.getArgumentTypes()[position];
  }

  func::FuncOp function;
  Mark mark;
};
} // namespace

LogicalResult MarkReader::readRoles(StringRef name, Attribute value,
                                    TypeRange types, bool areResults) {
  auto names = dyn_cast<ArrayAttr>(value);
  if (!names || !llvm::all_of(names, llvm::IsaPred<StringAttr>))
    return fail() << name << " must be an array of strings, got " << value;
  if (names.size() != types.size())
    return fail() << name << " names " << names.size()
                  << " roles, but the function has " << types.size() << " "
                  << name;
  unsigned position = 0;
  for (StringRef role : names.getAsValueRange<StringAttr>()) {
    const RoleInfo *info = llvm::find_if(roles, [&](const RoleInfo &known) {
      return known.name == role && known.isResult == areResults;
    });
    if (info == std::end(roles)) {
      InFlightDiagnostic diagnostic = fail();
      diagnostic << "unknown role '" << role << "' in " << name
                 << "; expected one of ";
      StringRef separator;
      for (const RoleInfo &known : roles) {
        if (known.isResult != areResults)
          continue;
        diagnostic << separator << known.name;
        separator = ", ";
      }
      return diagnostic;
    }
    std::optional<unsigned> &taken = mark.positions[info - roles];
    if (taken)
      return fail() << "role '" << role << "' twice in " << name;
    taken = position++;
  }
  return success();
}

LogicalResult MarkReader::readNumber(StringRef name, Attribute value,
                                     FloatAttr &number) {
  auto read = dyn_cast<FloatAttr>(value);
  if (!read)
    return fail() << name << " must be a floating-point number, got " << value;
  number = FloatAttr::get(Float64Type::get(function.getContext()),
                          read.getValueAsDouble());
  return success();
}

LogicalResult MarkReader::readWindow(Attribute value) {
  auto bounds = dyn_cast<ArrayAttr>(value);
  auto isBound = [](Attribute bound) {
    auto text = dyn_cast<StringAttr>(bound);
    return isa<IntegerAttr>(bound) || (text && text.getValue() == "*");
  };
  if (!bounds || bounds.size() != 2 || !llvm::all_of(bounds, isBound))
    return fail() << "window must be two bounds, each an integer or \"*\", got "
                  << value;
  auto getBound = [](Attribute bound) -> std::optional<int64_t> {
    if (auto number = dyn_cast<IntegerAttr>(bound))
      return number.getValue().getSExtValue();
    return std::nullopt;
  };
  mark.window =
      WindowAttr::getChecked([&] { return fail(); }, function.getContext(),
                             getBound(bounds[0]), getBound(bounds[1]));
  return success(static_cast<bool>(mark.window));
}

LogicalResult MarkReader::readLayouts(Attribute value) {
  auto layouts = dyn_cast<DictionaryAttr>(value);
  if (!layouts)
    return fail() << "layouts must be a dictionary, got " << value;
  for (NamedAttribute entry : layouts) {
    StringRef name = entry.getName().getValue();
    const RoleInfo *info = llvm::find_if(
        roles, [&](const RoleInfo &role) { return role.name == name; });
    if (info == std::end(roles) || !hasLayout(*info))
      return fail() << "layouts has '" << name
                    << "', expected query, key, value, bias, mask, output or "
                       "lse";
    auto letters = dyn_cast<StringAttr>(entry.getValue());
    std::optional<LayoutAttr> layout;
    if (letters)
      layout = LayoutAttr::parseLetters(function.getContext(), letters);
    if (!layout)
      return fail() << name
                    << "'s layout must be letters out of 'bhsdqk', each at "
                       "most once, got "
                    << entry.getValue();
    mark.layouts[info - roles] = *layout;
  }
  return success();
}

LogicalResult MarkReader::readKey(StringRef name, Attribute value) {
  if (name == "arguments")
    return readRoles(name, value, function.getArgumentTypes(), false);
  if (name == "results")
    return readRoles(name, value, function.getResultTypes(), true);
  if (name == "layouts")
    return readLayouts(value);
  if (name == "scale")
    return readNumber(name, value, mark.scale);
  if (name == "softcap")
    return readNumber(name, value, mark.softcap);
  if (name == "dropout")
    return readNumber(name, value, mark.dropout);
  if (name == "window")
    return readWindow(value);
  if (name == "causal") {
    auto flag = dyn_cast<BoolAttr>(value);
    if (!flag && !isa<UnitAttr>(value))
      return fail() << "causal must be a flag, got " << value;
    mark.causal = !flag || flag.getValue();
    return success();
  }
  auto text = dyn_cast<StringAttr>(value);
  if (name == "diagonal") {
    std::optional<Diagonal> diagonal;
    if (text)
      diagonal = symbolizeDiagonal(text.getValue());
    if (!diagonal)
      return fail() << "diagonal must be \"top_left\" or \"bottom_right\", got "
                    << value;
    mark.diagonal = *diagonal;
    return success();
  }
  if (name == "empty_rows") {
    if (!text || (text.getValue() != "zero" && text.getValue() != "nan"))
      return fail() << "empty_rows must be \"zero\" or \"nan\", got " << value;
    mark.nanRows = text.getValue() == "nan";
    return success();
  }
  return fail() << "unknown key '" << name << "'; expected one of " << keys;
}

/// The layout of a tensor fits its rank, so that an op can be built.
LogicalResult MarkReader::checkLayout(unsigned index, RankedTensorType type) {
  const RoleInfo &role = roles[index];
  LayoutAttr &layout = mark.layouts[index];
  StringRef legal = role.kind == Kind::Sequence ? "bhsd"
                    : role.kind == Kind::Pair   ? "bhqk"
                                                : "bhs";
  int64_t rank = type.getRank();
  if (!layout) {
    if (rank < 1 || rank > static_cast<int64_t>(legal.size()))
      return fail() << role.name << "'s rank is " << rank
                    << ", expected one letter of '" << legal
                    << "' for each dimension";
    layout =
        *LayoutAttr::parseLetters(function.getContext(), legal.take_back(rank));
  }
  std::string letters = layout.getLetters();
  if (layout.getRank() != rank)
    return fail() << role.name << "'s rank is " << rank << " but its layout '"
                  << letters << "' names " << layout.getRank() << " axes";
  for (char letter : letters)
    if (!legal.contains(letter))
      return fail() << role.name << "'s layout '" << letters << "' names axis '"
                    << letter << "', expected letters out of '" << legal << "'";
  return success();
}

LogicalResult MarkReader::checkRoles() {
  for (auto [index, role] : llvm::enumerate(roles)) {
    if (!mark.positions[index]) {
      if (role.isRequired)
        return fail() << (role.isResult ? "results" : "arguments") << " lack '"
                      << role.name << "'";
      if (mark.layouts[index])
        return fail() << "layouts has '" << role.name
                      << "', which no argument or result is";
      continue;
    }
    Type type = getType(index);
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (role.kind == Kind::Integer) {
      Type element =
          tensor && tensor.getRank() == 0 ? tensor.getElementType() : type;
      if (!element.isIndex() && !element.isSignlessInteger())
        return fail() << role.name
                      << " must be an integer or a tensor that holds one, got "
                      << type;
      continue;
    }
    if (!tensor)
      return fail() << role.name << " must be a ranked tensor, got " << type;
    if (hasLayout(role) && failed(checkLayout(index, tensor)))
      return failure();
  }
  return success();
}

FailureOr<Mark> MarkReader::read() {
  Attribute attribute = function->getAttr(markAttrName);
  auto entries = dyn_cast<DictionaryAttr>(attribute);
  if (!entries)
    return fail() << "expected a dictionary, got " << attribute;
  if (!function.isExternal())
    return fail() << "expected a declaration, found a body";
  for (NamedAttribute entry : entries)
    if (failed(readKey(entry.getName().getValue(), entry.getValue())))
      return failure();
  if (failed(checkRoles()))
    return failure();
  return mark;
}

FailureOr<Mark> Mark::read(func::FuncOp function) {
  return MarkReader(function).read();
}
