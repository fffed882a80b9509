//===- SchedulePicture.cpp - What workgroups do ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Above, the tiles of queries by the blocks of keys, as the workgroups of the
// first head visit them; below, the steps of one workgroup, from left to right,
// a track for each kind, with the barriers between them.

#include "attn/View/SchedulePicture.h"

#include "attn/Dialect/Attn/IR/AttnAttributes.h"
#include "attn/View/KernelTrace.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <set>

using namespace llvm;
using namespace attn::view;

static constexpr int64_t maxWorkgroups = 65536;
static constexpr int64_t left = 16, shownTiles = 64, shownBlocks = 64;

namespace {
/// A block of keys that a workgroup visits for a tile of queries.
struct Visit {
  int64_t workgroup = 0;
  int64_t query = 0, queries = 0;
  int64_t key = 0;
  bool isLate = false, isCut = false, isFirstHead = true;
  /// Whether the scores are used: some pipelines compute those of one block
  /// too many.
  bool isUsed = false;
  std::optional<uint64_t> seen;
};

/// What arguments of a kernel are to attention, by what products take.
struct Arguments {
  int64_t queries = -1, keys = -1, values = -1, output = -1;

  void learn(const Trace &trace) {
    for (const Step &step : trace.steps) {
      if (step.kind == StepKind::Scores) {
        keys = step.source.argument;
        queries = step.queries.argument;
      } else if (step.kind == StepKind::Output) {
        values = step.source.argument;
      } else if (step.kind == StepKind::Store) {
        output = step.source.argument;
      }
    }
  }
};

class Drawing {
public:
  Drawing(Svg &svg, int64_t y, const KernelTrace &trace,
          attn::CollectiveAttr schedule, StringRef name)
      : svg(svg), y(y), trace(trace), schedule(schedule), name(name),
        keyTile(schedule.getKeyTile()), heads(schedule.getHeads()) {}

  Expected<int64_t> draw(int64_t workgroup);

private:
  Error visitAll();
  void addVisits(int64_t workgroup, const Trace &steps);
  Expected<int64_t> chooseWorkgroup(int64_t wanted) const;
  void drawBlocks();
  void drawVisit(const Visit &visit, Rectangle place, int64_t order);

  Svg &svg;
  int64_t y;
  const KernelTrace &trace;
  attn::CollectiveAttr schedule;
  StringRef name;
  int64_t keyTile, heads;
  bool hasLate = false;
  std::vector<Visit> visits;
};
} // namespace

//===----------------------------------------------------------------------===//
// Tiles and blocks
//===----------------------------------------------------------------------===//

void Drawing::addVisits(int64_t workgroup, const Trace &steps) {
  size_t first = visits.size();
  for (const Step &step : steps.steps) {
    if (step.kind == StepKind::Cut || step.kind == StepKind::Softmax) {
      // Of the blocks so far, the last one with these keys.
      for (size_t i = visits.size(); i-- > first;) {
        Visit &visit = visits[i];
        if (visit.key != step.source.row)
          continue;
        visit.isUsed = true;
        if (step.kind == StepKind::Cut) {
          visit.isCut = true;
          visit.seen = step.seen;
        }
        break;
      }
      continue;
    }
    if (step.kind != StepKind::Scores)
      continue;
    Visit visit;
    visit.workgroup = workgroup;
    visit.isLate = steps.isLate;
    // Waves that are late have the first half of the rows.
    bool isHalf = hasLate && heads == 1;
    visit.queries = step.queries.rows / heads / (isHalf ? 2 : 1);
    visit.query =
        step.queries.row + (isHalf && !steps.isLate ? visit.queries : 0);
    visit.key = step.source.row;
    visit.isFirstHead = step.queries.isFirstHead;
    // A block in stages is several products.
    if (visits.size() > first && visits.back().query == visit.query &&
        visits.back().key == visit.key &&
        visits.back().isFirstHead == visit.isFirstHead)
      continue;
    visits.push_back(visit);
  }
  // Tiles of other heads were there to tell their cuts from these.
  erase_if(visits, [](const Visit &visit) { return !visit.isFirstHead; });
}

Error Drawing::visitAll() {
  int64_t count = trace.getWorkgroups();
  if (count > maxWorkgroups)
    return createStringError("expected up to " + Twine(maxWorkgroups) +
                             " workgroups, found " + Twine(count));
  for (int64_t workgroup = 0; workgroup < count; ++workgroup) {
    Expected<std::vector<Trace>> traces = trace.run(workgroup);
    if (!traces)
      return traces.takeError();
    hasLate |= traces->size() > 1;
    for (const Trace &steps : *traces)
      addVisits(workgroup, steps);
  }
  if (visits.empty())
    return createStringError("expected a kernel of attention behind "
                             "attn-promote-lds, found no product of queries "
                             "and keys in " +
                             name);
  return Error::success();
}

void Drawing::drawVisit(const Visit &visit, Rectangle place, int64_t order) {
  StringRef color = getColor(order);
  std::string title =
      "query " + describeRange(visit.query, visit.query + visit.queries - 1) +
      ", key " + describeRange(visit.key, visit.key + keyTile - 1) +
      ": workgroup " + itostr(visit.workgroup) +
      (!visit.isUsed ? ", scores that nothing uses"
       : visit.isCut ? ", cut"
                     : ", whole");
  if (!visit.isUsed) {
    svg.addCell(place, "url(#hatched)", "", title, "unused");
    return;
  }
  if (!visit.isCut) {
    svg.addCell(place, color, "", title, "whole");
    return;
  }
  svg.addCell(place, visit.seen ? "#ececec" : "url(#hatched)", "", title,
              "cut");
  if (!visit.seen)
    return;
  // What is seen, an eighth of the rows after the other, equal ones together.
  auto getX = [&](int64_t i) { return place.x + i * place.width / 8; };
  auto getY = [&](int64_t i) { return place.y + i * place.height / 8; };
  for (int64_t row = 0; row < 8;) {
    auto getRow = [&](int64_t i) { return *visit.seen >> (8 * i) & 0xff; };
    int64_t end = row + 1;
    while (end < 8 && getRow(end) == getRow(row))
      ++end;
    for (int64_t column = 0; column < 8;) {
      int64_t last = column;
      while (last < 8 && (getRow(row) >> last & 1))
        ++last;
      if (last > column)
        svg.addPatch({getX(column), getY(row), getX(last) - getX(column),
                      getY(end) - getY(row)},
                     color);
      column = last + 1;
    }
    row = end;
  }
}

void Drawing::drawBlocks() {
  // A line for each tile, or half of one, in the order of queries.
  std::map<std::pair<int64_t, bool>, std::vector<const Visit *>> lines;
  std::set<int64_t> workgroups;
  int64_t blocks = 0, cut = 0, unused = 0;
  for (const Visit &visit : visits) {
    lines[{visit.query, visit.isLate}].push_back(&visit);
    workgroups.insert(visit.workgroup);
    blocks = std::max(blocks, visit.key / keyTile + 1);
    cut += visit.isCut;
    unused += !visit.isUsed;
  }
  int64_t tiles = lines.size(), shown = std::min(tiles, shownTiles),
          shownAcross = std::min(blocks, shownBlocks);
  std::array<int64_t, 3> grid = trace.getGrid();
  SmallVector<std::string, 4> text = {
      itostr(grid[0]) + " x " + itostr(grid[1]) + " x " + itostr(grid[2]) +
          " workgroups, of which " + itostr(workgroups.size()) +
          (workgroups.size() == 1 ? " has" : " have") +
          " queries of the first head",
      itostr(visits.size() - unused) + " blocks of " + itostr(keyTile) +
          " keys visited, " + itostr(visits.size() - unused - cut) +
          " whole and " + itostr(cut) + " cut, of " + itostr(tiles) + " x " +
          itostr(blocks)};
  if (unused)
    text.push_back("Scores of " + itostr(unused) +
                   " more are computed, but nothing uses them: they are "
                   "hatched.");
  if (shown < tiles || shownAcross < blocks)
    text.push_back("Shown are " + itostr(shown) + " of " + itostr(tiles) +
                   " lines and " + itostr(shownAcross) + " of " +
                   itostr(blocks) + " blocks.");
  y = svg.addHeading(left, y, name + ": blocks of keys that workgroups visit",
                     text);
  int64_t width = std::clamp<int64_t>(800 / shownAcross, 13, 40);
  int64_t height = std::clamp<int64_t>(512 / shown, 13, 24);
  int64_t labels = 210;
  svg.addCell({left, y, 24, 14}, getColor(0), "", "a whole block", "legend");
  svg.addText(left + 30, y + 11, "whole", 11);
  svg.addCell({left + 90, y, 24, 14}, "#ececec", "", "a cut block", "legend");
  svg.addPatch({left + 90, y, 12, 14}, getColor(0));
  svg.addText(left + 120, y + 11, "cut: what is seen is colored", 11);
  svg.addText(left + 330, y + 11,
              "the numbers are the first keys of blocks; workgroups that share "
              "a line differ in color",
              11, TextAnchor::Start, "#555555");
  y += 40;
  svg.addText(left, y - 6, "queries", 10, TextAnchor::Start, "#777777");
  int64_t step = 1;
  while (width * step < 36)
    step *= 2;
  for (int64_t block = 0; block < shownAcross; block += step)
    svg.addText(left + labels + block * width + 2, y - 6,
                itostr(block * keyTile), 10, TextAnchor::Start, "#777777");
  int64_t top = y;
  for (const auto &[place, entries] : lines) {
    if (y >= top + shown * height)
      break;
    const Visit &first = *entries.front();
    std::vector<int64_t> order;
    for (const Visit *visit : entries)
      if (!is_contained(order, visit->workgroup))
        order.push_back(visit->workgroup);
    std::string label =
        itostr(first.query) + "\u2013" +
        itostr(first.query + first.queries - 1) + "  workgroup " +
        itostr(order.front()) +
        (order.size() > 1 ? "\u2026" + itostr(order.back()) : "");
    if (hasLate)
      label += first.isLate ? ", late" : "";
    svg.addText(left, y + height / 2 + 4, label, 10);
    svg.addFrame({left + labels, y, shownAcross * width, height}, "#e4e4e4", 1);
    for (const Visit *visit : entries)
      if (int64_t block = visit->key / keyTile; block < shownAcross)
        drawVisit(*visit, {left + labels + block * width, y, width, height},
                  find(order, visit->workgroup) - order.begin());
    y += height;
  }
  y += 30;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

namespace {
/// Tracks of steps, top to bottom. Those of fills follow.
enum Track { MemoryTrack, LdsTrack, ScoresTrack, SoftmaxTrack, OutputTrack };

/// A cell of a track, from one slot to another.
struct Bar {
  size_t track = 0;
  int64_t first = 0, end = 0;
  int64_t block = 0;
  std::string label, title;
};

/// The steps of one workgroup on one axis of slots. Between two barriers, all
/// waves have as many slots as those with the most steps.
class Timeline {
public:
  Timeline(const std::vector<Trace> &traces, attn::CollectiveAttr schedule,
           const Arguments &arguments)
      : traces(traces), keyTile(schedule.getKeyTile()),
        depthStage(schedule.getDepthStage()), arguments(arguments) {
    for (const Trace &trace : traces)
      for (const Step &step : trace.steps)
        hasDepthStages |= step.source.argument == arguments.keys &&
                          step.kind == StepKind::Scores &&
                          step.source.column > 0;
  }

  int64_t draw(Svg &svg, int64_t y, int64_t workgroup, StringRef name);

private:
  void placeSteps();
  void chooseShown();
  void addBars(const Trace &trace, size_t number);
  void addFills(const Trace &trace, size_t number);
  int64_t drawLine(Svg &svg, int64_t y, int64_t first, int64_t end);
  std::string getName(const Source &source) const;
  std::string describe(const Step &step) const;
  int64_t getBlock(const Source &source) const { return source.row / keyTile; }
  /// A block's number, with a letter for the part of it that is meant.
  std::string getPart(const Source &source);

  const std::vector<Trace> &traces;
  int64_t keyTile, depthStage;
  const Arguments &arguments;
  bool hasDepthStages = false, hasParts = false;
  /// For each trace and step, its slot.
  std::vector<std::vector<int64_t>> slots;
  /// Where what barriers separate begins.
  std::vector<int64_t> intervals;
  int64_t total = 0;
  /// The part in the middle that is left out.
  int64_t gapFirst = 0, gapEnd = 0;
  /// For each trace, names of its tracks and what is in them.
  std::vector<std::vector<std::string>> tracks;
  std::vector<std::vector<Bar>> bars;
};
} // namespace

static constexpr int64_t slotWidth = 38, barHeight = 18, trackLabels = 100,
                         lineSlots = 26;

static bool isShown(const Step &step) {
  return step.kind != StepKind::Await && step.kind != StepKind::Release;
}

void Timeline::placeSteps() {
  int64_t count = 0;
  for (const Trace &trace : traces)
    for (const Step &step : trace.steps)
      count = std::max(count, step.interval + 1);
  std::vector<int64_t> widths(count, 0);
  slots.resize(traces.size());
  for (auto [trace, places] : zip_equal(traces, slots)) {
    int64_t interval = -1, next = 0;
    for (const Step &step : trace.steps) {
      if (step.interval != interval)
        next = 0;
      interval = step.interval;
      places.push_back(next);
      next += ::isShown(step);
      widths[interval] = std::max(widths[interval], next);
    }
  }
  for (int64_t width : widths) {
    intervals.push_back(total);
    total += width;
  }
  for (auto [trace, places] : zip_equal(traces, slots))
    for (auto [step, place] : zip_equal(trace.steps, places))
      place += intervals[step.interval];
}

void Timeline::chooseShown() {
  gapFirst = gapEnd = total;
  // The blocks of the first tile, as the first waves begin them.
  std::vector<std::pair<int64_t, int64_t>> begins;
  const Trace &trace = traces.front();
  std::set<int64_t> used;
  for (const Step &step : trace.steps)
    if (step.kind == StepKind::Softmax)
      used.insert(step.source.row);
  int64_t query = -1;
  for (auto [step, slot] : zip_equal(trace.steps, slots.front())) {
    if (step.kind != StepKind::Scores || !used.count(step.source.row))
      continue;
    if (query >= 0 && step.queries.row != query)
      break;
    query = step.queries.row;
    if (begins.empty() || begins.back().first != getBlock(step.source))
      begins.push_back({getBlock(step.source), slot});
  }
  // The next tile is as this one, whose output is stored last.
  for (auto [step, slot] : zip_equal(trace.steps, slots.front()))
    if (step.kind == StepKind::Store && traces.size() == 1) {
      total = slot + 1;
      break;
    }
  constexpr size_t head = 3;
  gapFirst = gapEnd = total;
  if (begins.size() < head + 3)
    return;
  auto getIntervalStart = [&](int64_t slot) {
    return *(upper_bound(intervals, slot) - 1);
  };
  gapFirst = begins[head].second;
  gapEnd = begins.back().second;
  // Whole intervals, unless no barrier parts them.
  if (intervals.back() > 0) {
    gapFirst = getIntervalStart(gapFirst);
    gapEnd = getIntervalStart(gapEnd);
  }
}

std::string Timeline::getName(const Source &source) const {
  if (source.argument < 0)
    return source.rows ? "P" : "O";
  if (source.argument == arguments.queries)
    return "Q";
  bool isKeys = source.argument == arguments.keys;
  bool isValues = source.argument == arguments.values;
  if (isKeys || isValues)
    return isKeys && isValues ? "KV" : isKeys ? "K" : "V";
  // A mask, a bias and the like.
  return source.argument == arguments.output ? "O"
                                             : "arg" + itostr(source.argument);
}

std::string Timeline::getPart(const Source &source) {
  std::string text = itostr(getBlock(source));
  int64_t part = -1;
  if (source.argument == arguments.keys && hasDepthStages)
    part = source.column / depthStage;
  else if (source.argument == arguments.values && source.rows > 0 &&
           source.rows < keyTile)
    part = source.row % keyTile / source.rows;
  if (part >= 0 && part < 26) {
    text += char('a' + part);
    hasParts = true;
  }
  return text;
}

/// A tile's name, with its block if it has one.
static std::string getLabel(StringRef name, StringRef part) {
  bool hasBlock = name == "K" || name == "V" || name == "KV" || name == "P";
  return (name + (hasBlock ? part : "")).str();
}

std::string Timeline::describe(const Step &step) const {
  std::string name = getName(step.source);
  std::string part =
      name + ", row " +
      describeRange(step.source.row, step.source.row + step.source.rows - 1);
  if (step.source.column)
    part += ", from column " + itostr(step.source.column);
  std::string block = "block " + itostr(getBlock(step.source));
  switch (step.kind) {
  case StepKind::Load:
    return "load " + part;
  case StepKind::StoreLds:
    return "store " +
           (step.source.argument >= 0 ? part
            : step.source.rows        ? name + " of " + block
                                      : name) +
           " to workgroup memory";
  case StepKind::Copy:
    return "copy " + part + " to workgroup memory";
  case StepKind::Scores:
    return "scores of " + block + ": Q times " + part;
  case StepKind::Output:
    return "output of " + block + ": P times " + part;
  case StepKind::Cut:
    return "cut scores of " + block;
  case StepKind::Mask:
    return "mask scores of " + block;
  case StepKind::Softmax:
    return "probabilities of " + block;
  case StepKind::Store:
    return "store the output, row " +
           describeRange(step.source.row,
                         step.source.row + step.source.rows - 1);
  case StepKind::Await:
  case StepKind::Release:
    break;
  }
  return "";
}

void Timeline::addBars(const Trace &trace, size_t number) {
  ArrayRef<int64_t> places = slots[number];
  for (auto [at, step] : enumerate(trace.steps)) {
    if (!::isShown(step))
      continue;
    Bar bar;
    bar.first = places[at];
    bar.end = bar.first + 1;
    // A product that was started goes on until it is awaited.
    if (step.end > at)
      bar.end = std::max(bar.end, step.end < places.size() ? places[step.end]
                                                           : places.back() + 1);
    bar.block = getBlock(step.source);
    bar.title = describe(step);
    std::string name = getName(step.source);
    switch (step.kind) {
    case StepKind::Load:
    case StepKind::Copy:
    case StepKind::Store:
      bar.track = MemoryTrack;
      bar.label = step.kind == StepKind::Store
                      ? "O"
                      : getLabel(name, getPart(step.source));
      break;
    case StepKind::StoreLds:
      bar.track = LdsTrack;
      bar.label = getLabel(name, getPart(step.source));
      break;
    case StepKind::Scores:
      bar.track = ScoresTrack;
      bar.label = "S" + getPart(step.source);
      break;
    case StepKind::Output:
      bar.track = OutputTrack;
      bar.label = "O" + getPart(step.source);
      break;
    case StepKind::Cut:
    case StepKind::Mask:
      bar.track = SoftmaxTrack;
      bar.label =
          (step.kind == StepKind::Cut ? "cut" : "mask") + itostr(bar.block);
      break;
    case StepKind::Softmax:
      bar.track = SoftmaxTrack;
      bar.label = "P" + itostr(bar.block);
      break;
    case StepKind::Await:
    case StepKind::Release:
      break;
    }
    if (bar.label == "Q" || bar.label == "O" || bar.label.substr(0, 3) == "arg")
      bar.block = -1;
    bars[number].push_back(bar);
  }
}

void Timeline::addFills(const Trace &trace, size_t number) {
  // A fill may go on from when its place was handed back until it is awaited.
  std::map<std::pair<int64_t, int64_t>, int64_t> awaited, released;
  for (auto [step, slot] : zip_equal(trace.steps, slots[number])) {
    if (step.kind == StepKind::Await)
      awaited.insert({{step.ring, step.number}, slot});
    if (step.kind == StepKind::Release)
      released.insert({{step.ring, step.number}, slot});
  }
  // Places of a ring below each other.
  std::map<int64_t, int64_t> counts;
  std::map<int64_t, size_t> ringTracks;
  for (const Fill &fill : trace.fills) {
    if (!ringTracks.insert({fill.ring, tracks[number].size()}).second)
      continue;
    std::string label = "fill " + getName(fill.source);
    for (int64_t place = 0; place < fill.stages; ++place)
      tracks[number].push_back(
          label + (fill.stages > 1 ? ", place " + itostr(place) : ""));
  }
  for (const Fill &fill : trace.fills) {
    int64_t count = counts[fill.ring]++;
    auto end = awaited.find({fill.ring, count});
    if (end == awaited.end())
      continue;
    auto begin = released.find({fill.ring, count - fill.stages});
    std::string name = getName(fill.source);
    Bar bar;
    bar.track = ringTracks[fill.ring] + count % fill.stages;
    bar.first = begin == released.end() ? 0 : begin->second;
    bar.end = std::max(end->second, bar.first + 1);
    bar.block = name == "Q" ? -1 : getBlock(fill.source);
    bar.label = getLabel(name, getPart(fill.source));
    bar.title =
        "the producer fills a place with " + name + ", row " +
        describeRange(fill.source.row, fill.source.row + fill.source.rows - 1);
    bars[number].push_back(bar);
  }
}

int64_t Timeline::drawLine(Svg &svg, int64_t y, int64_t first, int64_t end) {
  int64_t x = left + trackLabels;
  int64_t top = y;
  for (size_t number = 0; number < traces.size(); ++number) {
    if (traces.size() > 1) {
      svg.addText(left, y + 12,
                  traces[number].isLate ? "late half of the waves"
                                        : "first half of the waves",
                  10, TextAnchor::Start, "#222222", /*isBold=*/true);
      y += 18;
    }
    for (size_t track = 0; track < tracks[number].size(); ++track) {
      const std::string &name = tracks[number][track];
      auto isUsed = [&](const Bar &bar) { return bar.track == track; };
      if (none_of(bars[number], isUsed))
        continue;
      svg.addText(left, y + 13, name, 10);
      svg.addCell({x, y, (end - first) * slotWidth, barHeight}, "#f7f7f7", "",
                  name, "track");
      for (const Bar &bar : bars[number]) {
        int64_t from = std::max(bar.first, first), to = std::min(bar.end, end);
        if (bar.track != track || from >= to)
          continue;
        svg.addCell({x + (from - first) * slotWidth, y, (to - from) * slotWidth,
                     barHeight},
                    bar.block < 0 ? StringRef("#dddddd") : getColor(bar.block),
                    bar.label, bar.title, "step");
      }
      y += barHeight + 2;
    }
    y += 6;
  }
  // Barriers of the workgroup; those with no step between them are one line.
  for (int64_t start : intervals)
    if (start > first && start < end)
      svg.addLine(x + (start - first) * slotWidth, top,
                  x + (start - first) * slotWidth, y - 6, "#333333");
  return y + 14;
}

int64_t Timeline::draw(Svg &svg, int64_t y, int64_t workgroup, StringRef name) {
  placeSteps();
  chooseShown();
  tracks.assign(traces.size(),
                {"memory", "to LDS", "S = Q K", "softmax", "O += P V"});
  bars.resize(traces.size());
  bool hasFills = false;
  for (auto [number, trace] : enumerate(traces)) {
    addBars(trace, number);
    addFills(trace, number);
    hasFills |= !trace.fills.empty();
  }
  SmallVector<std::string, 4> lines = {
      "From left to right in the order of the program; a step has the color of "
      "its block of keys, and its number."};
  if (hasParts)
    lines.push_back(
        "Letters are stages of a block: parts of the depth of keys, "
        "and parts of the rows of values.");
  if (intervals.back() > 0)
    lines.push_back("Black lines are barriers that all waves pass together.");
  if (hasFills)
    lines.push_back("Products go on until they are awaited; a place is filled "
                    "between its release and when it is awaited.");
  if (gapFirst < gapEnd)
    lines.push_back("Left out are the blocks in the middle, which are as those "
                    "before them.");
  y = svg.addHeading(left, y,
                     name + ": steps of workgroup " + itostr(workgroup), lines);
  for (auto [from, to] : {std::pair(int64_t(0), gapFirst), {gapEnd, total}}) {
    for (int64_t first = from; first < to;) {
      int64_t end = std::min(first + lineSlots, to);
      // Lines end with a barrier, if there is one.
      if (end < to)
        for (int64_t start : intervals)
          if (start > first && start <= first + lineSlots)
            end = start;
      y = drawLine(svg, y, first, end);
      first = end;
    }
    if (to == gapFirst && gapFirst < gapEnd) {
      svg.addText(left, y + 6, "\u22ee", 14);
      y += 22;
    }
  }
  return y + 8;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

Expected<int64_t> Drawing::chooseWorkgroup(int64_t wanted) const {
  if (wanted >= trace.getWorkgroups())
    return createStringError("expected a workgroup from 0 to " +
                             Twine(trace.getWorkgroups() - 1) + ", found " +
                             Twine(wanted));
  if (wanted >= 0)
    return wanted;
  // The first one that has whole and cut blocks, and a few of them; or the one
  // with the most.
  std::map<int64_t, std::pair<int64_t, bool>> counts;
  for (const Visit &visit : visits) {
    auto &[count, isCut] = counts[visit.workgroup];
    ++count;
    isCut |= visit.isCut;
  }
  int64_t enough = hasLate ? 12 : 6;
  int64_t best = visits.front().workgroup;
  for (const auto &[workgroup, count] : counts) {
    if (count.second && count.first >= enough)
      return workgroup;
    if (count.first > counts[best].first)
      best = workgroup;
  }
  return best;
}

Expected<int64_t> Drawing::draw(int64_t wanted) {
  if (Error error = visitAll())
    return std::move(error);
  Expected<int64_t> workgroup = chooseWorkgroup(wanted);
  if (!workgroup)
    return workgroup.takeError();
  drawBlocks();
  Expected<std::vector<Trace>> traces = trace.run(*workgroup);
  if (!traces)
    return traces.takeError();
  if (traces->empty())
    return createStringError("expected a workgroup of the first head, found " +
                             Twine(*workgroup));
  Arguments arguments;
  for (const Trace &steps : *traces)
    arguments.learn(steps);
  return Timeline(*traces, schedule, arguments).draw(svg, y, *workgroup, name);
}

Expected<int64_t> attn::view::drawSchedule(Svg &svg, int64_t y,
                                           mlir::gpu::GPUFuncOp kernel,
                                           const SchedulePicture &picture) {
  Expected<KernelTrace> trace = KernelTrace::create(kernel);
  if (!trace)
    return trace.takeError();
  auto schedule =
      kernel->getAttrOfType<attn::CollectiveAttr>("attn.collective");
  return Drawing(svg, y, *trace, schedule, kernel.getName())
      .draw(picture.workgroup);
}
