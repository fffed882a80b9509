//===- MemoryPicture.cpp - Which element lies in which bank ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Workgroup memory as it is: a line for each pass over the banks, elements
// where they lie, colored by their rows. So padding is a gap, and a swizzle is
// seen as colors that move from line to line.

#include "attn/View/LayoutPictures.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

#include <algorithm>

using namespace llvm;
using namespace attn::layout;
using namespace attn::view;

static constexpr int64_t maxBytes = int64_t(1) << 20;
static constexpr int64_t runBytes = 16;
static constexpr int64_t shownLines = 32, maxLines = 512;
static constexpr int64_t lineHeight = 18, left = 16, byteLabels = 44;

namespace {
/// A run of bytes of a line: elements whose row or whose column counts up, or
/// those of two rows in turn, or none.
struct Run {
  int64_t first = 0, end = 0;
  int64_t row = 0, column = 0, lastRow = 0, lastColumn = 0;
  bool isPadding = false;
  /// Whether it is of two rows that take turns.
  bool isPair = false;
};

class Drawing {
public:
  Drawing(Svg &svg, int64_t y, const MemoryPicture &picture)
      : svg(svg), y(y), picture(picture), tile(picture.tile),
        lineBytes(picture.banks * picture.bankBytes) {}

  Expected<int64_t> draw();

private:
  Error place();
  void drawLine(int64_t line);
  Run getRun(int64_t byte, int64_t end) const;
  void drawRun(const Run &run);

  Svg &svg;
  int64_t y;
  const MemoryPicture &picture;
  const MemoryTile &tile;
  int64_t lineBytes;
  /// The number of the element that begins at a byte, or -1.
  std::vector<int64_t> elements;
  int64_t bankWidth = 0, firstLine = 0;
};
} // namespace

Error Drawing::place() {
  const MemoryTile &tile = picture.tile;
  if (tile.layout.dims.size() != 2 || tile.rows < 1 || tile.columns < 1 ||
      tile.rows > maxBytes || tile.columns > maxBytes / tile.rows)
    return createStringError("expected a tile of rows and columns, up to " +
                             Twine(maxBytes) + " bytes, found " +
                             Twine(tile.rows) + " x " + Twine(tile.columns));
  for (int64_t row = 0; row < tile.rows; ++row)
    for (int64_t column = 0; column < tile.columns; ++column) {
      int64_t byte = tile.layout.getByte({row, column});
      if (byte < 0 || byte + tile.elementBytes > maxBytes)
        return createStringError("expected elements within " + Twine(maxBytes) +
                                 " bytes, found (" + Twine(row) + ", " +
                                 Twine(column) + ") at byte " + Twine(byte));
      if (int64_t(elements.size()) < byte + tile.elementBytes)
        elements.resize(byte + tile.elementBytes, -1);
      if (elements[byte] >= 0)
        return createStringError(
            "expected each element at a byte of its own, found (" + Twine(row) +
            ", " + Twine(column) + ") and (" +
            Twine(elements[byte] / tile.columns) + ", " +
            Twine(elements[byte] % tile.columns) + ") at byte " + Twine(byte));
      elements[byte] = row * tile.columns + column;
    }
  return Error::success();
}

Run Drawing::getRun(int64_t byte, int64_t end) const {
  Run run;
  run.first = byte;
  run.isPadding = elements[byte] < 0;
  run.end = byte + (run.isPadding ? 1 : tile.elementBytes);
  if (run.isPadding) {
    while (run.end < end && elements[run.end] < 0)
      ++run.end;
    return run;
  }
  run.row = run.lastRow = elements[byte] / tile.columns;
  run.column = run.lastColumn = elements[byte] % tile.columns;
  auto isElement = [&](int64_t row, int64_t column) {
    return elements[run.end] == row * tile.columns + column;
  };
  int64_t chunkEnd = std::min(end, byte - byte % runBytes + runBytes);
  while (run.end < chunkEnd && isElement(run.row, run.lastColumn + 1)) {
    ++run.lastColumn;
    run.end += tile.elementBytes;
  }
  if (run.lastColumn > run.column)
    return run;
  while (run.end < chunkEnd && isElement(run.lastRow + 1, run.column)) {
    ++run.lastRow;
    run.end += tile.elementBytes;
  }
  if (run.lastRow > run.row)
    return run;
  // Two rows that share dwords lie apart in the tile.
  if (run.end >= chunkEnd || elements[run.end] < 0 ||
      elements[run.end] % tile.columns != run.column)
    return run;
  run.lastRow = elements[run.end] / tile.columns;
  run.isPair = true;
  run.end += tile.elementBytes;
  while (run.end + tile.elementBytes < chunkEnd &&
         isElement(run.row, run.lastColumn + 1) &&
         elements[run.end + tile.elementBytes] ==
             run.lastRow * tile.columns + run.lastColumn + 1) {
    ++run.lastColumn;
    run.end += 2 * tile.elementBytes;
  }
  return run;
}

void Drawing::drawRun(const Run &run) {
  int64_t line = run.first / lineBytes;
  // Bytes of a dword share its width.
  auto getX = [&](int64_t byte) {
    return left + byteLabels + byte * bankWidth / picture.bankBytes;
  };
  Rectangle place;
  place.x = getX(run.first - line * lineBytes);
  place.y = y + (line - firstLine) * lineHeight;
  place.width = getX(run.end - line * lineBytes) - place.x;
  place.height = lineHeight;
  std::string bytes =
      "byte " + describeRange(run.first, run.end - 1) + ", bank " +
      describeRange(run.first / picture.bankBytes % picture.banks,
                    (run.end - 1) / picture.bankBytes % picture.banks);
  if (run.isPadding) {
    svg.addHatched(place, bytes + ": padding");
    return;
  }
  auto describe = [](int64_t first, int64_t last, StringRef dash) {
    return itostr(first) + (first == last ? "" : dash.str() + itostr(last));
  };
  svg.addCell(place, getShade(run.row % 8, 8),
              describe(run.row, run.lastRow, run.isPair ? "," : "\u2013") +
                  ":" + describe(run.column, run.lastColumn, "\u2013"),
              "row " +
                  describe(run.row, run.lastRow, run.isPair ? ", " : " to ") +
                  ", column " + describe(run.column, run.lastColumn, " to ") +
                  ": " + bytes);
}

void Drawing::drawLine(int64_t line) {
  int64_t end = std::min<int64_t>((line + 1) * lineBytes, elements.size());
  for (int64_t byte = line * lineBytes; byte < end;) {
    Run run = getRun(byte, end);
    drawRun(run);
    byte = run.end;
  }
}

Expected<int64_t> Drawing::draw() {
  if (Error error = place())
    return std::move(error);
  int64_t bytes = elements.size();
  Range shown = picture.bytes;
  if (shown.first < 0 || shown.first >= bytes ||
      (shown.end >= 0 && shown.end <= shown.first))
    return createStringError("expected bytes from 0 to " + Twine(bytes - 1) +
                             ", found " + Twine(shown.first) +
                             (shown.end < 0 ? "" : ":" + Twine(shown.end)));
  firstLine = shown.first / lineBytes;
  int64_t allLines = (bytes + lineBytes - 1) / lineBytes;
  int64_t endLine = shown.end < 0 ? firstLine + shownLines
                                  : (shown.end + lineBytes - 1) / lineBytes;
  endLine = std::min(endLine, allLines);
  if (endLine - firstLine > maxLines)
    return createStringError("expected up to " + Twine(maxLines * lineBytes) +
                             " bytes in one picture; show fewer");
  bankWidth = picture.banks > 32 ? 18 : 30;

  SmallVector<std::string, 5> lines;
  auto addWeights = [&](StringRef what, ArrayRef<int64_t> weights) {
    if (weights.empty())
      return;
    std::string text = what.str() + " = [";
    raw_string_ostream os(text);
    interleaveComma(weights, os);
    lines.push_back(text + "]");
  };
  addWeights("rows", tile.layout.dims[0].weights);
  addWeights("columns", tile.layout.dims[1].weights);
  addWeights("swizzle", tile.layout.dims[0].swizzle);
  addWeights("column_swizzle", tile.layout.dims[1].swizzle);
  int64_t used = tile.rows * tile.columns * tile.elementBytes;
  if (endLine - firstLine < allLines)
    lines.push_back("Shown are bytes " + itostr(firstLine * lineBytes) +
                    " to " + itostr(std::min(endLine * lineBytes, bytes) - 1) +
                    " of " + itostr(bytes) + ".");
  y = svg.addHeading(left, y,
                     tile.name + (tile.name.empty() ? "" : ": ") + "tile of " +
                         itostr(tile.rows) + " x " + itostr(tile.columns) +
                         " in workgroup memory, " + itostr(bytes) + " bytes, " +
                         itostr(bytes - used) + " of them padding",
                     lines);
  svg.addText(left, y + 10,
              "row:columns or rows:column of what lies in each bank (the "
              "numbers above), colored by row mod 8; at the left, the byte",
              11, TextAnchor::Start, "#555555");
  y += 34;
  for (int64_t bank = 0; bank < picture.banks; ++bank)
    svg.addText(left + byteLabels + bank * bankWidth + bankWidth / 2, y - 5,
                itostr(bank), 10, TextAnchor::Middle, "#777777");
  for (int64_t line = firstLine; line < endLine; ++line) {
    svg.addText(left + byteLabels - 6, y + (line - firstLine) * lineHeight + 13,
                itostr(line * lineBytes), 10, TextAnchor::End, "#777777");
    drawLine(line);
  }
  return y + (endLine - firstLine) * lineHeight + 28;
}

Expected<int64_t> attn::view::drawMemory(Svg &svg, int64_t y,
                                         const MemoryPicture &picture) {
  return Drawing(svg, y, picture).draw();
}
