//===- AttnTileLayout.cpp - Layouts of tiles in registers -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The library knows the grammar; here are MLIR's tokens for it.

#include "attn/Dialect/Attn/IR/AttnAttributes.h"
#include "attn/Layout/LayoutText.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace attn;
using attn::layout::LinearLayout;

namespace {
class AsmTokens : public attn::layout::LayoutTokens {
public:
  explicit AsmTokens(AsmParser &parser) : parser(parser) {}

  bool takeCharacter(char character) override {
    switch (character) {
    case '[':
      return succeeded(parser.parseOptionalLSquare());
    case ']':
      return succeeded(parser.parseOptionalRSquare());
    case '=':
      return succeeded(parser.parseOptionalEqual());
    case ',':
      return succeeded(parser.parseOptionalComma());
    case '*':
      return succeeded(parser.parseOptionalStar());
    case '+':
      return succeeded(parser.parseOptionalPlus());
    }
    llvm_unreachable("no character of the grammar");
  }
  bool takeWord(StringRef word) override {
    return succeeded(parser.parseOptionalKeyword(word));
  }
  bool takeName(std::string &name) override {
    StringRef keyword;
    if (failed(parser.parseOptionalKeyword(&keyword)))
      return false;
    name = keyword.str();
    return true;
  }
  bool takeNumber(int64_t &number) override {
    OptionalParseResult result = parser.parseOptionalInteger(number);
    return result.has_value() && succeeded(*result);
  }
  void fail(const Twine &expected) override {
    parser.emitError(parser.getCurrentLocation())
        << "expected " << expected << " in tile layout";
  }

private:
  AsmParser &parser;
};
} // namespace

Attribute TileLayoutAttr::parse(AsmParser &parser, Type) {
  SmallVector<LinearLayout::Input> inputs;
  SmallVector<LinearLayout::Output> outputs;
  AsmTokens tokens(parser);
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || !parseLayout(tokens, inputs, outputs) ||
      parser.parseGreater())
    return {};
  llvm::Expected<LinearLayout> map = LinearLayout::create(inputs, outputs);
  if (!map) {
    parser.emitError(loc) << llvm::toString(map.takeError());
    return {};
  }
  return parser.getChecked<TileLayoutAttr>(loc, parser.getContext(), *map);
}

void TileLayoutAttr::print(AsmPrinter &printer) const {
  printer << '<' << getMap().str() << '>';
}

LogicalResult
TileLayoutAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                       LinearLayout map) {
  for (const LinearLayout::Input &input : map.getInputs())
    if (input.name != layout::registerInput &&
        input.name != layout::laneInput && input.name != layout::waveInput)
      return emitError() << "tile layout has an input '" << input.name
                         << "', expected register, lane and wave only";
  if (!map.isSurjective())
    return emitError() << "tile layout has elements that no lane holds: "
                       << map.str();
  return success();
}

SmallVector<int64_t, 2> TileLayoutAttr::getShape() const {
  SmallVector<int64_t, 2> shape;
  for (const LinearLayout::Output &output : getMap().getOutputs())
    shape.push_back(output.getExtent());
  return shape;
}
