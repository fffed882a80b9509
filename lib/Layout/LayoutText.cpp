//===- LayoutText.cpp - Printing and parsing of layouts -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/LayoutText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <limits>

using namespace llvm;
using namespace attn::layout;

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// The only dimension in which a basis vector is not zero.
static std::optional<unsigned> getOnlyDimension(ArrayRef<int64_t> basis) {
  std::optional<unsigned> only;
  for (auto [dim, number] : enumerate(basis)) {
    if (number && only)
      return std::nullopt;
    if (number)
      only = dim;
  }
  return only;
}

/// How many of the basis vectors, from the first on, are one dimension's, each
/// twice the one before.
static size_t getRunLength(ArrayRef<Coordinate> bases) {
  std::optional<unsigned> dim = getOnlyDimension(bases[0]);
  if (!dim)
    return 1;
  size_t length = 1;
  while (length < bases.size() && getOnlyDimension(bases[length]) == dim &&
         bases[length][*dim] == 2 * bases[length - 1][*dim])
    ++length;
  return length;
}

void LinearLayout::print(raw_ostream &os) const {
  auto printBasis = [&](const Coordinate &basis) {
    ListSeparator plus(" + ");
    for (auto [number, output] : zip_equal(basis, outputs))
      if (number)
        os << plus << output.name << ' ' << number;
    if (all_of(basis, [](int64_t number) { return number == 0; }))
      os << '0';
  };
  os << '[';
  ListSeparator comma;
  for (const Output &output : outputs) {
    os << comma << output.name << " = ";
    if (output.beyond > 0)
      os << output.getExtent() << " of ";
    os << output.size;
    if (output.repeats > 1)
      os << " * " << output.repeats;
  }
  os << ']';
  for (const Input &input : inputs) {
    os << ", " << input.name << " = [";
    ListSeparator separator;
    ArrayRef<Coordinate> rest = input.bases;
    while (!rest.empty()) {
      size_t run = getRunLength(rest);
      os << separator;
      printBasis(rest[0]);
      if (run > 1)
        os << " to " << rest[run - 1][*getOnlyDimension(rest[0])];
      rest = rest.drop_front(run);
    }
    os << ']';
  }
}

std::string LinearLayout::str() const {
  std::string text;
  raw_string_ostream os(text);
  print(os);
  return text;
}

raw_ostream &attn::layout::operator<<(raw_ostream &os,
                                      const LinearLayout &layout) {
  layout.print(os);
  return os;
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {
class Parser {
public:
  Parser(LayoutTokens &tokens, SmallVectorImpl<LinearLayout::Input> &inputs,
         SmallVectorImpl<LinearLayout::Output> &outputs)
      : tokens(tokens), inputs(inputs), outputs(outputs) {}

  bool parse() {
    if (!parseList([&] { return parseOutput(); }))
      return false;
    while (tokens.takeCharacter(',')) {
      LinearLayout::Input input;
      if (!parseName(input.name, "the name of an input") || !expect('='))
        return false;
      inputs.push_back(input);
      if (!parseList([&] { return parseBases(); }))
        return false;
    }
    return true;
  }

private:
  bool fail(const Twine &expected) {
    tokens.fail(expected);
    return false;
  }
  bool expect(char character) {
    return tokens.takeCharacter(character) ||
           fail("'" + Twine(character) + "'");
  }
  bool parseName(std::string &name, const Twine &expected) {
    return tokens.takeName(name) || fail(expected);
  }
  bool parseNumber(int64_t &number) {
    return tokens.takeNumber(number) || fail("a number");
  }

  template <typename Element> bool parseList(Element parseElement) {
    if (!expect('['))
      return false;
    if (tokens.takeCharacter(']'))
      return true;
    do {
      if (!parseElement())
        return false;
    } while (tokens.takeCharacter(','));
    return expect(']');
  }

  bool parseOutput() {
    LinearLayout::Output output;
    if (!parseName(output.name, "the name of a dimension") || !expect('=') ||
        !parseNumber(output.size))
      return false;
    if (tokens.takeWord("of")) {
      int64_t extent = output.size;
      if (!parseNumber(output.size))
        return false;
      output.beyond = output.size - extent;
    } else if (tokens.takeCharacter('*') && !parseNumber(output.repeats)) {
      return false;
    }
    outputs.push_back(output);
    return true;
  }

  /// `0`, `key 2 + row 1` or `key 1 to 8`.
  bool parseBases() {
    Coordinate basis(outputs.size(), 0);
    SmallVector<Coordinate> &bases = inputs.back().bases;
    int64_t number;
    if (tokens.takeNumber(number)) {
      bases.push_back(basis);
      return number == 0 || fail("0 or the name of a dimension");
    }
    unsigned terms = 0, dim = 0;
    do {
      if (!parseTerm(dim, number))
        return false;
      if (basis[dim])
        return fail("one number for dimension '" + outputs[dim].name + "'");
      basis[dim] = number;
      ++terms;
    } while (tokens.takeCharacter('+'));
    bases.push_back(basis);
    if (terms > 1 || !tokens.takeWord("to"))
      return true;
    int64_t last;
    if (!parseNumber(last))
      return false;
    while (basis[dim] > 0 && basis[dim] <= last / 2) {
      basis[dim] *= 2;
      bases.push_back(basis);
    }
    return basis[dim] == last || fail("a power of two times " + Twine(number) +
                                      " instead of " + Twine(last));
  }

  bool parseTerm(unsigned &dim, int64_t &number) {
    std::string name;
    if (!parseName(name, "0 or the name of a dimension"))
      return false;
    const auto *found =
        find_if(outputs, [&](const LinearLayout::Output &output) {
          return output.name == name;
        });
    if (found == outputs.end())
      return fail("a dimension of the layout instead of '" + name + "'");
    dim = found - outputs.begin();
    return parseNumber(number);
  }

  LayoutTokens &tokens;
  SmallVectorImpl<LinearLayout::Input> &inputs;
  SmallVectorImpl<LinearLayout::Output> &outputs;
};

/// The tokens of a string.
class StringTokens : public LayoutTokens {
public:
  explicit StringTokens(StringRef text) : whole(text), rest(text.ltrim()) {}

  bool takeCharacter(char character) override {
    return take(rest.starts_with(StringRef(&character, 1)) ? 1 : 0);
  }
  bool takeWord(StringRef word) override {
    return take(getWord() == word ? word.size() : 0);
  }
  bool takeName(std::string &name) override {
    name = getWord().str();
    return take(name.size());
  }
  bool takeNumber(int64_t &number) override {
    StringRef digits = rest.take_while(isDigit);
    return !digits.getAsInteger(10, number) && take(digits.size());
  }
  void fail(const Twine &expected) override {
    message = ("expected " + expected + " at character " +
               Twine(whole.size() - rest.size()) + " of layout '" + whole + "'")
                  .str();
  }

  bool atEnd() const { return rest.empty(); }
  StringRef getMessage() const { return message; }

private:
  StringRef getWord() const {
    if (rest.empty() || isDigit(rest[0]))
      return "";
    return rest.take_while([](char c) { return isAlnum(c) || c == '_'; });
  }
  bool take(size_t length) {
    rest = rest.drop_front(length);
    if (length)
      rest = rest.ltrim();
    return length > 0;
  }

  StringRef whole, rest;
  std::string message;
};
} // namespace

bool attn::layout::parseLayout(LayoutTokens &tokens,
                               SmallVectorImpl<LinearLayout::Input> &inputs,
                               SmallVectorImpl<LinearLayout::Output> &outputs) {
  return Parser(tokens, inputs, outputs).parse();
}

Expected<LinearLayout> LinearLayout::parse(StringRef text) {
  StringTokens tokens(text);
  SmallVector<Input> inputs;
  SmallVector<Output> outputs;
  if (!parseLayout(tokens, inputs, outputs))
    return createStringError(tokens.getMessage());
  if (!tokens.atEnd()) {
    tokens.fail("the end");
    return createStringError(tokens.getMessage());
  }
  return create(inputs, outputs);
}

Expected<MemoryLayout> attn::layout::parseMemoryLayout(StringRef text) {
  StringTokens tokens(text);
  MemoryLayout memory;
  memory.dims.resize(2);
  auto parseNumbers = [&](SmallVector<int64_t> &numbers) {
    if (!tokens.takeCharacter('=') || !tokens.takeCharacter('[')) {
      tokens.fail("'= ['");
      return false;
    }
    if (tokens.takeCharacter(']'))
      return true;
    do {
      // Addresses have 32 bits, and so do coordinates.
      if (numbers.size() == 31 || !tokens.takeNumber(numbers.emplace_back()) ||
          numbers.back() > std::numeric_limits<int32_t>::max()) {
        tokens.fail("up to 31 numbers of up to 31 bits");
        return false;
      }
    } while (tokens.takeCharacter(','));
    if (tokens.takeCharacter(']'))
      return true;
    tokens.fail("',' or ']'");
    return false;
  };
  const std::pair<StringLiteral, SmallVector<int64_t> *> parts[] = {
      {"rows", &memory.dims[0].weights},
      {"columns", &memory.dims[1].weights},
      {"swizzle", &memory.dims[0].swizzle},
      {"column_swizzle", &memory.dims[1].swizzle}};
  bool isFirst = true, needsComma = true;
  for (auto [number, part] : enumerate(parts)) {
    bool isRequired = number < 2;
    if (!isFirst && !isRequired && tokens.atEnd())
      break;
    if (!isFirst && needsComma && !tokens.takeCharacter(',')) {
      tokens.fail("','");
      return createStringError(tokens.getMessage());
    }
    isFirst = false;
    needsComma = tokens.takeWord(part.first);
    if (!needsComma && (isRequired || number + 1 == std::size(parts))) {
      tokens.fail("'" + part.first + "'");
      return createStringError(tokens.getMessage());
    }
    if (needsComma && !parseNumbers(*part.second))
      return createStringError(tokens.getMessage());
  }
  if (tokens.atEnd())
    return memory;
  tokens.fail("the end");
  return createStringError(tokens.getMessage());
}
