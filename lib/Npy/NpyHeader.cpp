//===- NpyHeader.cpp - The header of NumPy's array files ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Npy/Npy.h"

#include <limits>

using namespace attn;

bool attn::computeByteSize(ElementType type, const std::vector<int64_t> &shape,
                           size_t &byteSize) {
  constexpr int64_t limit = std::numeric_limits<int64_t>::max() / 2;
  int64_t bytes = getElementSize(type);
  bool isEmpty = false;
  for (int64_t extent : shape) {
    if (extent < 0)
      return false;
    // Strides must fit even where another extent makes the array empty.
    if (extent == 0)
      isEmpty = true;
    else if (bytes > limit / extent)
      return false;
    else
      bytes *= extent;
  }
  byteSize = isEmpty ? 0 : static_cast<size_t>(bytes);
  return true;
}

bool NpyArray::allocate(ElementType type, std::vector<int64_t> extents,
                        std::string &error) {
  size_t bytes = 0;
  if (!computeByteSize(type, extents, bytes)) {
    error = "the shape does not fit in memory";
    return false;
  }
  elementType = type;
  shape = std::move(extents);
  byteSize = bytes;
  // aligned_alloc wants a multiple of the alignment.
  storage.reset(std::aligned_alloc(64, (bytes / 64 + 1) * 64));
  if (storage)
    return true;
  error = "out of memory for an array of " + std::to_string(bytes) + " bytes";
  return false;
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {
/// A scanner for the subset of Python literals that headers are made of:
/// strings, booleans, tuples of integers, one dictionary.
class HeaderParser {
public:
  HeaderParser(std::string_view text, std::string &error)
      : text(text), error(error) {}

  bool parse(NpyHeader &header);

private:
  bool fail(std::string message) {
    error = "npy header: " + std::move(message);
    return false;
  }

  char peek() {
    while (position < text.size() &&
           std::string_view(" \t\r\n").find(text[position]) !=
               std::string_view::npos)
      ++position;
    return position < text.size() ? text[position] : '\0';
  }

  bool consumeIf(char character) {
    if (peek() != character || position >= text.size())
      return false;
    ++position;
    return true;
  }

  bool expect(char character) {
    if (consumeIf(character))
      return true;
    return fail(std::string("expected '") + character + "', found " + found());
  }

  /// The next few characters, for a message.
  std::string found() {
    if (peek() == '\0')
      return "the end";
    std::string excerpt = "'";
    for (char character : text.substr(position, 16))
      excerpt += character >= ' ' && character <= '~' ? character : '.';
    return excerpt + "'";
  }

  bool parseString(std::string_view &value) {
    char quote = peek();
    if (quote != '\'' && quote != '"')
      return fail("expected a string, found " + found());
    size_t end = text.find(quote, position + 1);
    if (end == std::string_view::npos)
      return fail("expected the end of the string " + found());
    value = text.substr(position + 1, end - position - 1);
    position = end + 1;
    return true;
  }

  bool parseBool(bool &value) {
    peek();
    for (bool candidate : {false, true}) {
      std::string_view word = candidate ? "True" : "False";
      if (text.substr(position, word.size()) == word) {
        position += word.size();
        value = candidate;
        return true;
      }
    }
    return fail("expected True or False, found " + found());
  }

  bool parseExtent(int64_t &value) {
    char digit = peek();
    if (digit < '0' || digit > '9')
      return fail("expected an extent, found " + found());
    value = 0;
    for (; position < text.size(); ++position) {
      digit = text[position];
      if (digit < '0' || digit > '9')
        break;
      if (value > (std::numeric_limits<int64_t>::max() - 9) / 10)
        return fail("an extent does not fit in 64 bits");
      value = value * 10 + (digit - '0');
    }
    // Python 2 wrote long integers so.
    if (position < text.size() && text[position] == 'L')
      ++position;
    return true;
  }

  bool parseShape(std::vector<int64_t> &shape) {
    shape.clear();
    if (!expect('('))
      return false;
    while (!consumeIf(')')) {
      int64_t extent = 0;
      if (!parseExtent(extent))
        return false;
      // NumPy's own limit.
      if (shape.size() == 64)
        return fail("expected a rank of at most 64");
      shape.push_back(extent);
      if (!consumeIf(',')) {
        if (!expect(')'))
          return false;
        break;
      }
    }
    return true;
  }

  bool parseDescr(ElementType &type);

  std::string_view text;
  size_t position = 0;
  std::string &error;
};
} // namespace

bool HeaderParser::parseDescr(ElementType &type) {
  if (peek() == '[')
    return fail("structured arrays are not supported, expected one number an "
                "element");
  std::string_view descr;
  if (!parseString(descr))
    return false;
  struct Name {
    std::string_view kind;
    ElementType type;
  };
  static constexpr Name names[] = {
      {"f8", ElementType::F64}, {"f4", ElementType::F32},
      {"f2", ElementType::F16}, {"V2", ElementType::BF16},
      {"i8", ElementType::I64}, {"i4", ElementType::I32},
      {"i2", ElementType::I16}, {"i1", ElementType::I8},
      {"u2", ElementType::U16}, {"u1", ElementType::U8},
      {"b1", ElementType::I1},
  };
  if (!descr.empty() && descr[0] == '>')
    return fail("the array is big-endian ('" + std::string(descr) +
                "'), expected little-endian; save "
                "array.astype(array.dtype.newbyteorder('<'))");
  if (!descr.empty() &&
      std::string_view("<|=").find(descr[0]) != std::string_view::npos)
    for (const Name &name : names)
      if (descr.substr(1) == name.kind) {
        type = name.type;
        return true;
      }
  return fail("unsupported dtype '" + std::string(descr.substr(0, 16)) +
              "', expected float64, float32, float16, int64, int32, int16, "
              "int8, uint16, uint8, bool, or V2 for bfloat16");
}

bool HeaderParser::parse(NpyHeader &header) {
  bool hasDescr = false, hasOrder = false, hasShape = false;
  if (!expect('{'))
    return false;
  while (!consumeIf('}')) {
    std::string_view key;
    if (!parseString(key) || !expect(':'))
      return false;
    bool parsed = false;
    if (key == "descr")
      hasDescr = parsed = parseDescr(header.elementType);
    else if (key == "fortran_order")
      hasOrder = parsed = parseBool(header.fortranOrder);
    else if (key == "shape")
      hasShape = parsed = parseShape(header.shape);
    else
      return fail("unknown key '" + std::string(key.substr(0, 16)) + "'");
    if (!parsed)
      return false;
    if (!consumeIf(',')) {
      if (!expect('}'))
        return false;
      break;
    }
  }
  if (!hasDescr || !hasOrder || !hasShape)
    return fail("expected the keys descr, fortran_order and shape");
  if (peek() != '\0')
    return fail("expected the end, found " + found());
  return true;
}

bool attn::parseNpyHeader(std::string_view dictionary, NpyHeader &header,
                          std::string &error) {
  return HeaderParser(dictionary, error).parse(header);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static std::string_view getDescr(ElementType type) {
  switch (type) {
  case ElementType::F64:
    return "<f8";
  case ElementType::F32:
    return "<f4";
  case ElementType::F16:
    return "<f2";
  case ElementType::BF16:
    return "<V2";
  case ElementType::I64:
    return "<i8";
  case ElementType::I32:
    return "<i4";
  case ElementType::I16:
    return "<i2";
  case ElementType::I8:
    return "|i1";
  case ElementType::U16:
    return "<u2";
  case ElementType::U8:
    return "|u1";
  case ElementType::I1:
    return "|b1";
  }
  return "?";
}

std::string attn::makeNpyHeader(ElementType type,
                                const std::vector<int64_t> &shape) {
  std::string dictionary = "{'descr': '" + std::string(getDescr(type)) +
                           "', 'fortran_order': False, 'shape': (";
  for (size_t i = 0; i < shape.size(); ++i)
    dictionary += (i ? ", " : "") + std::to_string(shape[i]);
  dictionary += shape.size() == 1 ? ",), }" : "), }";

  // Rank 64 with the longest extents stays far below version 1's 65535 bytes.
  constexpr size_t prefixSize = 10;
  while ((prefixSize + dictionary.size() + 1) % 64 != 0)
    dictionary += ' ';
  dictionary += '\n';
  std::string header("\x93NUMPY\x01\x00", 8);
  header += static_cast<char>(dictionary.size() & 0xff);
  header += static_cast<char>(dictionary.size() >> 8);
  return header + dictionary;
}
