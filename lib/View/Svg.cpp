//===- Svg.cpp - Pictures as text -----------------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/View/Svg.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace llvm;
using namespace attn::view;

static constexpr int64_t margin = 16;

/// What a character takes of the width of a line, in tenths of its size: fonts
/// differ, and none of the usual fixed ones takes more.
static constexpr int64_t advance = 62;

static std::string escape(StringRef text) {
  std::string result;
  raw_string_ostream os(result);
  printHTMLEscaped(text, os);
  return result;
}

/// The characters of UTF-8.
static int64_t getLength(StringRef text) {
  return count_if(text, [](char c) { return (c & 0xC0) != 0x80; });
}

static void printRectangle(raw_ostream &os, Rectangle place, StringRef fill) {
  os << "<rect x=\"" << place.x << "\" y=\"" << place.y << "\" width=\""
     << place.width << "\" height=\"" << place.height << "\" fill=\"" << fill
     << "\"/>";
}

void Svg::grow(int64_t x, int64_t y) {
  width = std::max(width, x);
  height = std::max(height, y);
}

void Svg::addCell(Rectangle place, StringRef fill, const Twine &label,
                  const Twine &title, StringRef kind) {
  grow(place.x + place.width, place.y + place.height);
  raw_string_ostream os(body);
  os << "<g class=\"" << kind << "\"><title>" << escape(title.str())
     << "</title>";
  printRectangle(os, place, fill);
  std::string text = label.str();
  if (!text.empty()) {
    int64_t fitting = (place.width - 2) * 100 / (getLength(text) * advance);
    int64_t size =
        std::clamp<int64_t>(std::min(fitting, place.height - 4), 4, 11);
    os << "<text x=\"" << place.x + place.width / 2 << "\" y=\""
       << place.y + (place.height + size) / 2 - 1 << "\" font-size=\"" << size
       << "\">" << escape(text) << "</text>";
  }
  os << "</g>\n";
}

void Svg::addHatched(Rectangle place, const Twine &title) {
  addCell(place, "url(#hatched)", "", title, "padding");
}

void Svg::addPatch(Rectangle place, StringRef fill) {
  grow(place.x + place.width, place.y + place.height);
  raw_string_ostream os(body);
  printRectangle(os, place, fill);
  os << "\n";
}

void Svg::addFrame(Rectangle place, StringRef stroke, unsigned lineWidth) {
  grow(place.x + place.width, place.y + place.height);
  raw_string_ostream(body) << "<rect class=\"frame\" x=\"" << place.x
                           << "\" y=\"" << place.y << "\" width=\""
                           << place.width << "\" height=\"" << place.height
                           << "\" stroke=\"" << stroke << "\" stroke-width=\""
                           << lineWidth << "\"/>\n";
}

void Svg::addLine(int64_t x1, int64_t y1, int64_t x2, int64_t y2,
                  StringRef stroke, unsigned lineWidth) {
  grow(std::max(x1, x2), std::max(y1, y2));
  raw_string_ostream(body) << "<line x1=\"" << x1 << "\" y1=\"" << y1
                           << "\" x2=\"" << x2 << "\" y2=\"" << y2
                           << "\" stroke=\"" << stroke << "\" stroke-width=\""
                           << lineWidth << "\"/>\n";
}

void Svg::addText(int64_t x, int64_t y, const Twine &text, unsigned size,
                  TextAnchor anchor, StringRef fill, bool isBold) {
  std::string written = text.str();
  int64_t length = getLength(written) * size * advance / 100;
  grow(anchor == TextAnchor::End      ? x
       : anchor == TextAnchor::Middle ? x + length / 2
                                      : x + length,
       y + size / 4);
  raw_string_ostream os(body);
  os << "<text x=\"" << x << "\" y=\"" << y << "\" font-size=\"" << size
     << "\" fill=\"" << fill << "\"";
  if (anchor != TextAnchor::Start)
    os << " text-anchor=\"" << (anchor == TextAnchor::End ? "end" : "middle")
       << "\"";
  if (isBold)
    os << " font-weight=\"bold\"";
  os << ">" << escape(written) << "</text>\n";
}

int64_t Svg::addHeading(int64_t x, int64_t y, const Twine &heading,
                        ArrayRef<std::string> lines) {
  addText(x, y + 14, heading, 15, TextAnchor::Start, "#111111",
          /*isBold=*/true);
  y += 20;
  for (const std::string &line : lines) {
    addText(x, y + 12, line, 11, TextAnchor::Start, "#555555");
    y += 15;
  }
  return y + 8;
}

std::string Svg::str() const {
  std::string text;
  raw_string_ostream os(text);
  int64_t right = width + margin, bottom = height + margin;
  os << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << right
     << "\" height=\"" << bottom << "\" viewBox=\"0 0 " << right << ' '
     << bottom << "\" role=\"img\">\n<title>" << escape(name) << "</title>\n"
     << "<style>text{font-family:ui-monospace,\"DejaVu Sans Mono\",Menlo,"
        "Consolas,monospace;white-space:pre}"
        "g>text{fill:#222222;text-anchor:middle}g>rect{stroke:#ffffff}"
        ".frame{fill:none}.padding>rect{stroke:#cccccc}"
        ".conflict>rect{stroke:#8a0f0f}</style>\n"
     << "<defs><pattern id=\"hatched\" width=\"6\" height=\"6\" "
        "patternUnits=\"userSpaceOnUse\"><rect width=\"6\" height=\"6\" "
        "fill=\"#f7f7f7\"/><path d=\"M0 6L6 0\" stroke=\"#cccccc\"/>"
        "</pattern></defs>\n"
     << "<rect width=\"" << right << "\" height=\"" << bottom
     << "\" fill=\"#ffffff\"/>\n"
     << body << "</svg>\n";
  return text;
}

std::string attn::view::getShade(int64_t number, int64_t count) {
  // A walk around the circle of hues at one light saturation, in whole numbers.
  constexpr int64_t sector = 256, low = 178, high = 248;
  // The last of many would look like the first.
  int64_t steps = count > 8 ? count + count / 6 : count;
  int64_t hue = count <= 1 ? 0 : number * 6 * sector / steps;
  int64_t rising = low + (high - low) * (hue % sector) / sector;
  int64_t falling = low + high - rising;
  int64_t colors[6][3] = {{high, rising, low}, {falling, high, low},
                          {low, high, rising}, {low, falling, high},
                          {rising, low, high}, {high, low, falling}};
  std::string text = "#";
  for (int64_t part : colors[hue / sector % 6]) {
    text += hexdigit(part / 16, /*LowerCase=*/true);
    text += hexdigit(part % 16, /*LowerCase=*/true);
  }
  return text;
}

StringRef attn::view::getColor(int64_t number) {
  // Light ones of a scheme that color-blind people tell apart (Tol).
  static constexpr StringLiteral colors[] = {"#77aadd", "#ee8866", "#eedd88",
                                             "#ffaabb", "#99ddff", "#44bb99",
                                             "#bbcc33", "#c5b0d5"};
  return colors[number % std::size(colors)];
}

std::string attn::view::describeRange(int64_t first, int64_t last) {
  return first == last ? itostr(first) : itostr(first) + " to " + itostr(last);
}
