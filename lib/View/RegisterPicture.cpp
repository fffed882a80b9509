//===- RegisterPicture.cpp - Which lane has which element -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The tile as an array of cells with their owner, each a few elements that one
// lane has side by side, colored by the lane. Of a large tile the corner is
// shown, and beside it a map of all of it by waves.

#include "attn/View/LayoutPictures.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

#include <algorithm>

using namespace llvm;
using namespace attn::layout;
using namespace attn::view;

/// More places than any kernel's tile has.
static constexpr int64_t maxPlaces = int64_t(1) << 20;
static constexpr int64_t maxCellElements = 8;
static constexpr int64_t shownRows = 32, shownWidth = 1100, maxCells = 16384;
static constexpr int64_t cellHeight = 18, left = 16, rowLabels = 36;

namespace {
struct Owner {
  int64_t number = 0, lane = 0, wave = 0;
};

/// A tile of two dimensions and who has each element.
class OwnedTile {
public:
  static Expected<OwnedTile> create(const LinearLayout &layout);

  int64_t rows = 1, columns = 1, lanes = 1, waves = 1;
  /// Elements of a cell: one of the two is 1.
  int64_t cellRows = 1, cellColumns = 1;

  ArrayRef<Owner> getOwners(int64_t row, int64_t column) const {
    return owners[row * columns + column];
  }

private:
  void chooseCells(const LinearLayout &layout);
  /// Whether all cells of that size are of one lane.
  bool isWhole() const;

  std::vector<SmallVector<Owner, 1>> owners;
};
} // namespace

Expected<OwnedTile> OwnedTile::create(const LinearLayout &layout) {
  size_t rank = layout.getOutputs().size();
  if (!isRegisterLayout(layout))
    return createStringError("expected a layout with the inputs register, lane "
                             "and wave alone, found " +
                             layout.str());
  if (rank == 0 || rank > 2)
    return createStringError(
        "expected a tile of one or two dimensions, found " + Twine(rank));
  OwnedTile tile;
  tile.rows = layout.getOutputs()[0].getExtent();
  tile.columns = rank == 2 ? layout.getOutputs()[1].getExtent() : 1;
  unsigned bits = 0;
  for (const LinearLayout::Input &input : layout.getInputs())
    bits += input.getBits();
  // Extents bound what repeats multiply.
  bool isSmall = bits <= 20 && tile.rows <= maxPlaces &&
                 tile.columns <= maxPlaces / tile.rows;
  int64_t places = 1;
  for (const LinearLayout::Input &input : layout.getInputs())
    if (isSmall)
      places *= layout.getInputSize(input.name);
  if (!isSmall || places > maxPlaces)
    return createStringError("expected a layout of up to " + Twine(maxPlaces) +
                             " places and elements");
  tile.lanes = layout.findInput(laneInput) ? layout.getInputSize(laneInput) : 1;
  tile.waves = layout.findInput(waveInput) ? layout.getInputSize(waveInput) : 1;
  tile.owners.resize(tile.rows * tile.columns);
  Place place(layout.getInputs().size(), 0);
  auto getNumber = [&](StringRef name) {
    std::optional<unsigned> input = layout.findInput(name);
    return input ? place[*input] : 0;
  };
  for (int64_t number = 0; number < places; ++number) {
    int64_t rest = number;
    for (auto [coordinate, input] : zip_equal(place, layout.getInputs())) {
      int64_t size = layout.getInputSize(input.name);
      coordinate = rest % size;
      rest /= size;
    }
    Coordinate at = layout.apply(place);
    int64_t row = at[0], column = rank == 2 ? at[1] : 0;
    // Of a limited tile, places of the rest hold nothing.
    if (row < tile.rows && column < tile.columns)
      tile.owners[row * tile.columns + column].push_back(
          {getNumber(registerInput), getNumber(laneInput),
           getNumber(waveInput)});
  }
  tile.chooseCells(layout);
  return tile;
}

bool OwnedTile::isWhole() const {
  if (rows % cellRows != 0 || columns % cellColumns != 0)
    return false;
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column) {
      ArrayRef<Owner> first = getOwners(row / cellRows * cellRows,
                                        column / cellColumns * cellColumns);
      ArrayRef<Owner> own = getOwners(row, column);
      if (first.size() != own.size() ||
          !all_of(zip_equal(first, own), [](auto pair) {
            auto [one, other] = pair;
            return one.lane == other.lane && one.wave == other.wave;
          }))
        return false;
    }
  return true;
}

void OwnedTile::chooseCells(const LinearLayout &layout) {
  for (int64_t *size : {&cellColumns, &cellRows}) {
    if (cellColumns > 1)
      return;
    while (*size < maxCellElements) {
      *size *= 2;
      if (!isWhole()) {
        *size /= 2;
        break;
      }
    }
  }
}

/// "0", "0–7", "0,4" of the registers of a cell.
static std::string getLabel(ArrayRef<int64_t> numbers, StringRef dash) {
  std::string text = itostr(numbers.front());
  if (numbers.size() == 1)
    return text;
  bool isRun = true;
  for (auto [number, value] : enumerate(numbers))
    isRun &= value == numbers.front() + int64_t(number);
  if (isRun)
    return text + dash.str() + itostr(numbers.back());
  if (numbers.size() == 2)
    return text + "," + itostr(numbers.back());
  return text + "\u2026" + itostr(numbers.back());
}

/// `range` in whole cells, or what was wrong with it.
static Expected<Range> getShown(Range range, int64_t extent, int64_t cell,
                                int64_t most, StringRef what) {
  if (range.first < 0 || range.first >= extent ||
      (range.end >= 0 && range.end <= range.first))
    return createStringError(
        "expected " + what + " from 0 to " + Twine(extent - 1) + ", found " +
        Twine(range.first) + (range.end < 0 ? "" : ":" + Twine(range.end)));
  range.first -= range.first % cell;
  if (range.end < 0)
    range.end = range.first + most * cell;
  range.end = std::min((range.end + cell - 1) / cell * cell, extent);
  return range;
}

namespace {
class Drawing {
public:
  Drawing(Svg &svg, int64_t y, const RegisterPicture &picture,
          const OwnedTile &tile)
      : svg(svg), y(y), picture(picture), tile(tile) {}

  Expected<int64_t> draw();

private:
  void drawCell(int64_t row, int64_t column);
  void drawLegend();
  void drawMap(int64_t x, int64_t top);
  SmallVector<int64_t> getCellRegisters(int64_t row, int64_t column) const;
  std::string getCellLabel(int64_t row, int64_t column) const;
  int64_t getX(int64_t column) const {
    return left + rowLabels +
           (column - columns.first) / tile.cellColumns * cellWidth;
  }
  int64_t getY(int64_t row) const {
    return y + (row - rows.first) / tile.cellRows * cellHeight;
  }

  Svg &svg;
  int64_t y;
  const RegisterPicture &picture;
  const OwnedTile &tile;
  Range rows, columns;
  int64_t cellWidth = 0, legendEnd = 0;
  bool showsWaves = false;
};
} // namespace

SmallVector<int64_t> Drawing::getCellRegisters(int64_t row,
                                               int64_t column) const {
  SmallVector<int64_t> numbers;
  for (int64_t i = 0; i < tile.cellRows; ++i)
    for (int64_t j = 0; j < tile.cellColumns; ++j)
      numbers.push_back(tile.getOwners(row + i, column + j).front().number);
  return numbers;
}

std::string Drawing::getCellLabel(int64_t row, int64_t column) const {
  ArrayRef<Owner> owners = tile.getOwners(row, column);
  if (owners.empty())
    return "";
  std::string text;
  if (showsWaves)
    text = itostr(owners.front().wave) + "/";
  text += itostr(owners.front().lane) + ":" +
          getLabel(getCellRegisters(row, column), "\u2013");
  if (owners.size() > 1)
    text += " \u00d7" + itostr(owners.size());
  return text;
}

void Drawing::drawCell(int64_t row, int64_t column) {
  Rectangle place = {getX(column), getY(row), cellWidth, cellHeight};
  std::string where =
      "row " + describeRange(row, row + tile.cellRows - 1) + ", column " +
      describeRange(column, column + tile.cellColumns - 1) + ": ";
  ArrayRef<Owner> owners = tile.getOwners(row, column);
  if (owners.empty()) {
    svg.addHatched(place, where + "nowhere");
    return;
  }
  SmallVector<int64_t> numbers = getCellRegisters(row, column);
  const Owner &first = owners.front();
  std::string title = where + "wave " + itostr(first.wave) + ", lane " +
                      itostr(first.lane) + ", register " +
                      getLabel(numbers, " to ");
  if (owners.size() > 1)
    title += ", and " + itostr(owners.size() - 1) + " more, the last wave " +
             itostr(owners.back().wave) + ", lane " +
             itostr(owners.back().lane);
  svg.addCell(place, getShade(first.lane, tile.lanes),
              getCellLabel(row, column), title);
}

void Drawing::drawLegend() {
  int64_t x = left;
  svg.addText(x, y + 12, "lane", 11);
  x += rowLabels;
  // As many steps as there are lanes, or every other one.
  int64_t step = std::max<int64_t>(1, tile.lanes / 32);
  for (int64_t lane = 0; lane < tile.lanes; lane += step) {
    svg.addCell({x, y, 22, 16}, getShade(lane, tile.lanes), itostr(lane),
                "the color of lane " + itostr(lane), "legend");
    x += 22;
  }
  y += 22;
  std::string text =
      std::string(showsWaves ? "wave/" : "") + "lane:register of each element";
  if (tile.cellColumns > 1)
    text += ", " + itostr(tile.cellColumns) + " columns a cell";
  if (tile.cellRows > 1)
    text += ", " + itostr(tile.cellRows) + " rows a cell";
  if (any_of(seq<int64_t>(0, tile.rows),
             [&](int64_t row) { return tile.getOwners(row, 0).size() > 1; }))
    text += "; \u00d7n: n places hold it, of which this is the first";
  svg.addText(left, y + 10, text, 11, TextAnchor::Start, "#555555");
  legendEnd = left + text.size() * 7;
  y += 34;
}

void Drawing::drawMap(int64_t x, int64_t top) {
  // Rows and columns are of whole pixels, or several to one.
  auto getPerPixel = [](int64_t count) {
    return std::max<int64_t>(1, PowerOf2Ceil(count) / 256);
  };
  auto getScale = [](int64_t count) {
    return std::clamp<int64_t>(128 / PowerOf2Ceil(count), 1, 16);
  };
  int64_t rowsPerPixel = getPerPixel(tile.rows),
          columnsPerPixel = getPerPixel(tile.columns);
  int64_t rowScale = getScale(tile.rows), columnScale = getScale(tile.columns);
  constexpr int64_t nowhere = -1, several = -2;
  svg.addText(x, top - 22, "all of the tile, by waves", 11);
  // Rectangles of one wave, grown to the right and then down.
  int64_t across = std::max<int64_t>(1, tile.columns / columnsPerPixel);
  int64_t down = std::max<int64_t>(1, tile.rows / rowsPerPixel);
  auto getWave = [&](int64_t row, int64_t column) -> int64_t {
    ArrayRef<Owner> owners =
        tile.getOwners(row * rowsPerPixel, column * columnsPerPixel);
    if (owners.empty())
      return nowhere;
    int64_t wave = owners.front().wave;
    return all_of(owners,
                  [&](const Owner &owner) { return owner.wave == wave; })
               ? wave
               : several;
  };
  std::vector<bool> isDone(across * down);
  for (int64_t row = 0; row < down; ++row)
    for (int64_t column = 0; column < across; ++column) {
      if (isDone[row * across + column])
        continue;
      int64_t wave = getWave(row, column);
      int64_t right = column, bottom = row + 1;
      while (right < across && !isDone[row * across + right] &&
             getWave(row, right) == wave)
        ++right;
      auto isSame = [&](int64_t at) {
        for (int64_t i = column; i < right; ++i)
          if (getWave(at, i) != wave)
            return false;
        return true;
      };
      while (bottom < down && isSame(bottom))
        ++bottom;
      for (int64_t i = row; i < bottom; ++i)
        for (int64_t j = column; j < right; ++j)
          isDone[i * across + j] = true;
      if (wave == nowhere)
        continue;
      Rectangle place = {x + column * columnScale, top + row * rowScale,
                         (right - column) * columnScale,
                         (bottom - row) * rowScale};
      bool hasRoom = place.width >= 12 && place.height >= 10;
      std::string label = wave == several ? "several" : itostr(wave);
      svg.addCell(place,
                  wave == several ? StringRef("#dddddd") : getColor(wave),
                  hasRoom ? label : "",
                  wave == several ? "several waves" : "wave " + label, "map");
    }
  int64_t left = columns.first * columnScale / columnsPerPixel,
          right = columns.end * columnScale / columnsPerPixel,
          first = rows.first * rowScale / rowsPerPixel,
          last = rows.end * rowScale / rowsPerPixel;
  svg.addFrame({x + left, top + first, std::max<int64_t>(2, right - left),
                std::max<int64_t>(2, last - first)},
               "#222222", 2);
}

Expected<int64_t> Drawing::draw() {
  // Labels of all cells are as wide as the widest.
  size_t longest = 3;
  showsWaves = tile.waves > 1;
  auto measure = [&](int64_t row, int64_t column) {
    std::string label = getCellLabel(row, column);
    longest = std::max<size_t>(
        longest, count_if(label, [](char c) { return (c & 0xC0) != 0x80; }));
  };
  auto setShown = [&]() -> Error {
    cellWidth = longest * 6 + 8;
    Expected<Range> shown =
        getShown(picture.columns, tile.columns, tile.cellColumns,
                 PowerOf2Ceil(shownWidth / cellWidth + 1) / 2, "columns");
    if (!shown)
      return shown.takeError();
    columns = *shown;
    shown = getShown(picture.rows, tile.rows, tile.cellRows, shownRows, "rows");
    if (!shown)
      return shown.takeError();
    rows = *shown;
    return Error::success();
  };
  if (Error error = setShown())
    return std::move(error);
  showsWaves = false;
  for (int64_t row = rows.first; row < rows.end; row += tile.cellRows)
    for (int64_t column = columns.first; column < columns.end;
         column += tile.cellColumns)
      if (ArrayRef<Owner> owners = tile.getOwners(row, column); !owners.empty())
        showsWaves |= owners.front().wave !=
                      tile.getOwners(rows.first, columns.first).front().wave;
  for (int64_t row = 0; row < tile.rows; row += tile.cellRows)
    for (int64_t column = 0; column < tile.columns; column += tile.cellColumns)
      measure(row, column);
  if (Error error = setShown())
    return std::move(error);
  if ((rows.end - rows.first) * (columns.end - columns.first) >
      maxCells * tile.cellRows * tile.cellColumns)
    return createStringError("expected up to " + Twine(maxCells) +
                             " cells; show fewer rows or columns");

  const LinearLayout &layout = picture.layout;
  std::string shape = itostr(tile.rows) + " x " + itostr(tile.columns);
  std::string text = layout.str();
  SmallVector<std::string, 5> lines;
  // A line for each input.
  for (StringRef rest = text; !rest.empty();) {
    size_t end = rest.find("], ");
    lines.push_back(
        rest.take_front(end == StringRef::npos ? rest.size() : end + 1).str());
    rest = end == StringRef::npos ? "" : rest.drop_front(end + 3);
  }
  bool isCut = rows.first > 0 || rows.end < tile.rows || columns.first > 0 ||
               columns.end < tile.columns;
  if (isCut)
    lines.push_back("Shown are rows " +
                    describeRange(rows.first, rows.end - 1) + " of " +
                    itostr(tile.rows) + " and columns " +
                    describeRange(columns.first, columns.end - 1) + " of " +
                    itostr(tile.columns) + ".");
  y = svg.addHeading(
      left, y,
      picture.name + (picture.name.empty() ? "" : ": ") + "tile of " + shape +
          " in registers, " + itostr(layout.getRegistersPerLane()) +
          " for each of " + itostr(tile.lanes) + " lanes of " +
          itostr(tile.waves) + (tile.waves == 1 ? " wave" : " waves"),
      lines);
  drawLegend();
  for (int64_t column = columns.first; column < columns.end;
       column += tile.cellColumns)
    svg.addText(getX(column) + cellWidth / 2, y - 5, itostr(column), 10,
                TextAnchor::Middle, "#777777");
  for (int64_t row = rows.first; row < rows.end; row += tile.cellRows) {
    svg.addText(left + rowLabels - 6, getY(row) + 13, itostr(row), 10,
                TextAnchor::End, "#777777");
    for (int64_t column = columns.first; column < columns.end;
         column += tile.cellColumns)
      drawCell(row, column);
  }
  if (isCut || tile.waves > 1)
    drawMap(std::max(getX(columns.end - 1) + cellWidth, legendEnd) + 40, y);
  int64_t bottom = getY(rows.end - 1) + cellHeight;
  if (isCut || tile.waves > 1)
    bottom = std::max<int64_t>(bottom, y + 200);
  return bottom + 28;
}

Expected<int64_t> attn::view::drawRegisters(Svg &svg, int64_t y,
                                            const RegisterPicture &picture) {
  Expected<OwnedTile> tile = OwnedTile::create(picture.layout);
  if (!tile)
    return tile.takeError();
  return Drawing(svg, y, picture, *tile).draw();
}
