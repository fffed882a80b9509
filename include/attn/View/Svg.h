//===- Svg.h - Pictures as text ---------------------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_VIEW_SVG_H
#define ATTN_VIEW_SVG_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdint>
#include <string>

namespace attn::view {

struct Rectangle {
  int64_t x = 0, y = 0, width = 0, height = 0;
};

/// Where text stands to the point that it is written at.
enum class TextAnchor { Start, Middle, End };

/// A picture that is written from its upper left corner on, as one line of SVG
/// for each thing in it. All numbers are whole pixels, so that it comes out the
/// same everywhere. It grows with what is put into it.
class Svg {
public:
  /// What readers hear who don't see the picture.
  explicit Svg(const llvm::Twine &title) : name(title.str()) {}

  /// A field with a label, as large as fits, and what to say of it under the
  /// pointer.
  void addCell(Rectangle place, llvm::StringRef fill, const llvm::Twine &label,
               const llvm::Twine &title, llvm::StringRef kind = "cell");
  /// A field that is there to be empty.
  void addHatched(Rectangle place, const llvm::Twine &title);
  /// A part of a field in another color.
  void addPatch(Rectangle place, llvm::StringRef fill);
  void addFrame(Rectangle place, llvm::StringRef stroke, unsigned width);
  void addLine(int64_t x1, int64_t y1, int64_t x2, int64_t y2,
               llvm::StringRef stroke, unsigned width = 1);
  void addText(int64_t x, int64_t y, const llvm::Twine &text,
               unsigned size = 12, TextAnchor anchor = TextAnchor::Start,
               llvm::StringRef fill = "#222222", bool isBold = false);
  /// A heading and lines below it; what follows begins at the result.
  int64_t addHeading(int64_t x, int64_t y, const llvm::Twine &heading,
                     llvm::ArrayRef<std::string> lines);

  std::string str() const;

private:
  void grow(int64_t x, int64_t y);

  std::string name, body;
  int64_t width = 0, height = 0;
};

/// The color of `number` of `count` that lie side by side: neighbours are
/// alike.
std::string getShade(int64_t number, int64_t count);
/// One of a few colors that are easy to tell apart.
llvm::StringRef getColor(int64_t number);

/// "3", "3 to 5".
std::string describeRange(int64_t first, int64_t last);

} // namespace attn::view

#endif // ATTN_VIEW_SVG_H
