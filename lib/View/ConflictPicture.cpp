//===- ConflictPicture.cpp - Which lanes wait for each other --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A line for each clock of an instruction: the first one of each phase is what
// it takes anyway, each further one is a conflict. Cells are the lanes that a
// bank serves.

#include "attn/View/LayoutPictures.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

#include <algorithm>

using namespace llvm;
using namespace attn::layout;
using namespace attn::view;

static constexpr int64_t lineHeight = 18, left = 16, phaseLabels = 170;
static constexpr int64_t maxLanes = 1024, maxPlaces = int64_t(1) << 20;
static constexpr StringLiteral conflictColor = "#f0908a",
                               accessColor = "#bfe3c9";

int64_t Phase::getClocks() const {
  size_t most = 0;
  for (ArrayRef<BankRequest> requests : banks)
    most = std::max(most, requests.size());
  return most;
}

std::vector<Phase> attn::view::getPhases(ArrayRef<int64_t> laneBytes,
                                         unsigned bytes, bool isWrite,
                                         const LdsModel &model) {
  std::vector<Phase> phases;
  for (ArrayRef<unsigned> lanes : model.getPhases(bytes, isWrite)) {
    Phase &phase = phases.emplace_back();
    phase.banks.resize(model.banks);
    for (unsigned lane : lanes) {
      if (lane >= laneBytes.size() || laneBytes[lane] < 0)
        continue;
      phase.lanes.push_back(lane);
      int64_t last = (laneBytes[lane] + bytes - 1) / model.bankBytes;
      for (int64_t dword = laneBytes[lane] / model.bankBytes; dword <= last;
           ++dword) {
        auto &requests = phase.banks[dword % model.banks];
        auto *same = find_if(requests, [&](const BankRequest &request) {
          return request.dword == dword;
        });
        if (same == requests.end())
          requests.push_back({dword, {lane}});
        else
          same->lanes.push_back(lane);
      }
    }
  }
  return phases;
}

/// "0–7", "0–3,20–23", or the first of them and how many there are.
static std::string listLanes(ArrayRef<unsigned> lanes, bool isShort) {
  std::string text;
  unsigned runs = 0;
  for (size_t i = 0; i < lanes.size();) {
    size_t end = i + 1;
    while (end < lanes.size() && lanes[end] == lanes[end - 1] + 1)
      ++end;
    if (++runs > 1)
      text += ",";
    text += utostr(lanes[i]);
    if (end - i > 1)
      text +=
          (end - i == 2 && isShort ? "," : "\u2013") + utostr(lanes[end - 1]);
    i = end;
  }
  if (isShort && lanes.size() > 2 && runs > 1)
    return utostr(lanes[0]) + "\u2026\u00d7" + utostr(lanes.size());
  return text;
}

/// The bytes that the lanes of a wave begin at with an instruction.
static SmallVector<int64_t> getLaneBytes(const ConflictPicture &picture,
                                         int64_t firstRegister) {
  const LinearLayout &layout = picture.access.layout;
  std::optional<unsigned> registerAt = layout.findInput(registerInput);
  std::optional<unsigned> laneAt = layout.findInput(laneInput);
  SmallVector<int64_t> bytes;
  Place place(layout.getInputs().size(), 0);
  if (registerAt)
    place[*registerAt] = firstRegister;
  int64_t lanes = laneAt ? layout.getInputSize(laneInput) : 1;
  for (int64_t lane = 0; lane < lanes; ++lane) {
    if (laneAt)
      place[*laneAt] = lane;
    bytes.push_back(picture.tile.layout.getByte(layout.apply(place)));
  }
  return bytes;
}

/// A phase's clocks, one below the other, from `y` on.
static void drawPhase(Svg &svg, int64_t y, const Phase &phase, size_t number,
                      int64_t bankWidth) {
  int64_t x = left + phaseLabels;
  svg.addText(left, y + 13,
              "phase " + itostr(number) + ": lanes " +
                  listLanes(phase.lanes, /*isShort=*/false),
              10);
  for (int64_t clock = 0; clock < phase.getClocks(); ++clock) {
    int64_t top = y + clock * lineHeight;
    if (clock > 0)
      svg.addText(x - 8, top + 13, "conflict " + itostr(clock), 10,
                  TextAnchor::End, "#b03a2e");
    int64_t banks = phase.banks.size();
    for (int64_t bank = 0; bank < banks;) {
      ArrayRef<BankRequest> requests = phase.banks[bank];
      int64_t end = bank + 1;
      if (clock >= int64_t(requests.size())) {
        while (end < banks && clock >= int64_t(phase.banks[end].size()))
          ++end;
        svg.addCell(
            {x + bank * bankWidth, top, (end - bank) * bankWidth, lineHeight},
            "#f4f4f4", "", "bank " + describeRange(bank, end - 1) + " idle",
            "idle");
        bank = end;
        continue;
      }
      // What the same lanes want of neighbouring banks is one access.
      const BankRequest &request = requests[clock];
      while (end < banks && clock < int64_t(phase.banks[end].size()) &&
             phase.banks[end][clock].lanes == request.lanes &&
             phase.banks[end][clock].dword == request.dword + end - bank)
        ++end;
      bool isConflict = clock > 0;
      svg.addCell(
          {x + bank * bankWidth, top, (end - bank) * bankWidth, lineHeight},
          isConflict ? conflictColor : accessColor,
          listLanes(request.lanes, /*isShort=*/true),
          "bank " + describeRange(bank, end - 1) + ": lanes " +
              listLanes(request.lanes, /*isShort=*/false) + " at byte " +
              itostr(request.dword * 4),
          isConflict ? "conflict" : "access");
      bank = end;
    }
  }
}

Expected<int64_t> attn::view::drawConflicts(Svg &svg, int64_t y,
                                            const ConflictPicture &picture) {
  const LinearLayout &layout = picture.access.layout;
  const MemoryTile &tile = picture.tile;
  if (!isRegisterLayout(layout) || layout.getOutputs().size() != 2)
    return createStringError("expected a layout of a tile of two dimensions "
                             "with the inputs register, lane and wave alone, "
                             "found " +
                             layout.str());
  unsigned bits = 0;
  int64_t repeats = 1;
  for (const LinearLayout::Input &input : layout.getInputs())
    bits += input.getBits();
  for (const LinearLayout::Output &output : layout.getOutputs())
    repeats = std::min(output.repeats, maxPlaces + 1) *
              std::min(repeats, maxPlaces + 1);
  if (bits > 20 || repeats > maxPlaces >> bits ||
      layout.getInputSize(laneInput) > maxLanes)
    return createStringError("expected up to " + Twine(maxPlaces) +
                             " places and " + Twine(maxLanes) +
                             " lanes, found " + layout.str());
  if (layout.isLimited())
    return createStringError("expected a layout whose places all hold an "
                             "element, found " +
                             layout.str());
  int64_t extents[] = {layout.getOutputs()[0].getExtent(),
                       layout.getOutputs()[1].getExtent()};
  if (extents[0] != tile.rows || extents[1] != tile.columns)
    return createStringError("expected a layout of " + Twine(tile.rows) +
                             " x " + Twine(tile.columns) +
                             " elements, the tile in workgroup memory, found " +
                             Twine(extents[0]) + " x " + Twine(extents[1]));

  LdsAccessCost cost = getAccessCost(picture.access, tile.layout,
                                     tile.elementBytes, picture.models);
  const LdsInstructions &instructions = cost.instructions;
  unsigned bytes = instructions.bytes;
  bool isWrite = picture.access.isWrite;
  int64_t count = instructions.firstRegisters.size();
  int64_t chosen = picture.instruction;
  if (chosen >= count)
    return createStringError("expected an instruction from 0 to " +
                             Twine(count - 1) + ", found " + Twine(chosen));
  if (chosen < 0) {
    int64_t most = -1;
    for (int64_t number = 0; number < count; ++number) {
      SmallVector<int64_t> laneBytes =
          getLaneBytes(picture, instructions.firstRegisters[number]);
      int64_t conflicts = 0;
      for (const LdsModel &model : picture.models)
        conflicts += countCycles(laneBytes, bytes, isWrite, model).conflicts;
      if (conflicts > most) {
        most = conflicts;
        chosen = number;
      }
    }
  }
  SmallVector<int64_t> laneBytes =
      getLaneBytes(picture, instructions.firstRegisters[chosen]);

  SmallVector<std::string, 4> lines;
  int64_t waves =
      layout.findInput(waveInput) ? layout.getInputSize(waveInput) : 1;
  for (const LdsModel &model : picture.models) {
    size_t at = &model - picture.models.begin();
    lines.push_back(
        "All " + itostr(count * waves) + " instructions of " + itostr(waves) +
        (waves == 1 ? " wave" : " waves") + ", lanes " + model.name + ", " +
        utostr(model.banks) + " banks: " + itostr(cost.cycles[at].cycles) +
        " clocks, of them conflicts " + itostr(cost.cycles[at].conflicts));
  }
  lines.push_back("Addresses that a lane needs: " + itostr(cost.addresses));
  y = svg.addHeading(
      left, y,
      tile.name + (tile.name.empty() ? "" : ": ") + picture.access.name +
          (picture.access.name.empty() ? "" : ", ") +
          (isWrite ? "writes of " : "reads of ") + utostr(bytes) + " bytes",
      lines);
  for (const LdsModel &model : picture.models) {
    std::vector<Phase> phases = getPhases(laneBytes, bytes, isWrite, model);
    LdsCycles cycles = countCycles(laneBytes, bytes, isWrite, model);
    svg.addText(left, y + 12,
                "Instruction " + itostr(chosen) + " of wave 0 (register " +
                    itostr(instructions.firstRegisters[chosen]) + "), lanes " +
                    model.name + ", " + utostr(model.banks) +
                    " banks: " + utostr(phases.size()) + " phases, " +
                    itostr(cycles.cycles) + " clocks, " +
                    itostr(cycles.conflicts) + " conflicts",
                12, TextAnchor::Start, "#222222", /*isBold=*/true);
    y += 36;
    int64_t bankWidth = model.banks > 32 ? 18 : 26;
    for (unsigned bank = 0; bank < model.banks; ++bank)
      svg.addText(left + phaseLabels + bank * bankWidth + bankWidth / 2, y - 5,
                  utostr(bank), 10, TextAnchor::Middle, "#777777");
    for (auto [number, phase] : enumerate(phases)) {
      drawPhase(svg, y, phase, number, bankWidth);
      y += phase.getClocks() * lineHeight + 4;
    }
    y += 20;
  }
  return y + 8;
}
