//===- DocumentTest.cpp - Checks the examples of docs/Layouts.md ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The blocks of docs/Layouts.md that are marked `layout` have one statement a
// line; each is checked:
//
//   NAME: LAYOUT                      defines a name
//   NAME(1, 2, 3) = (4, 5)            the element at a place
//   NAME has N registers
//   NAME without DIMENSION = NAME     the layout of a row's result
//   NAME along DIMENSION: lanes 1 2, waves 1, steps a b    its reduction
//   NAME to NAME: KIND                the conversion
//   NAME is WHAT of 256 x 64 by CHIP INSTRUCTION, 8 waves
//                                     what a matrix instruction asks for
//   NAME: rows = [1, 2], columns = [4], swizzle = [8], column_swizzle = []
//                                     defines where a tile lies in LDS
//   NAME at (1, 2) = 34               the byte of an element there
//   NAME of NAME: reads of 16 bytes, 4 addresses, conflicts 0
//                                     a layout's accesses to a tile in LDS

#include "TestLayouts.h"
#include "attn/Layout/BankConflicts.h"
#include "attn/Layout/Conversion.h"
#include "attn/Layout/LaneShuffle.h"
#include "attn/Layout/LayoutText.h"
#include "attn/Layout/Reduction.h"
#include "attn/Target/GpuModel.h"
#include "attn/Target/MmaLayouts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>

using namespace llvm;
using namespace attn::layout;

namespace {
class Document {
public:
  void check(StringRef line);
  unsigned statements = 0;

private:
  const LinearLayout &get(StringRef name) {
    EXPECT_TRUE(layouts.count(name.str())) << name.str();
    return layouts[name.str()];
  }
  const MemoryLayout &getMemory(StringRef name) {
    EXPECT_TRUE(memories.count(name.str())) << name.str();
    return memories[name.str()];
  }
  void checkMatrix(const LinearLayout &layout, StringRef rest);

  std::map<std::string, LinearLayout> layouts;
  std::map<std::string, MemoryLayout> memories;
};
} // namespace

static SmallVector<int64_t, 4> parseNumbers(StringRef list) {
  SmallVector<int64_t, 4> result;
  for (StringRef number : split(list, ", "))
    EXPECT_FALSE(number.getAsInteger(10, result.emplace_back()));
  return result;
}

static std::string describe(const Reduction &plan) {
  std::string text;
  auto add = [&](StringRef word, ArrayRef<uint64_t> masks) {
    if (masks.empty())
      return;
    text += text.empty() ? "" : ", ";
    text += word;
    for (uint64_t mask : masks)
      text += " " + utostr(mask);
  };
  add("lanes", plan.laneMasks);
  add("waves", plan.waveMasks);
  text += ", steps";
  for (const ReductionStep &step : getReductionSteps(plan.laneMasks, {}))
    for (const LaneStep &read : step.read) {
      text += " " + getName(read.pattern).str();
      if (read.operand)
        text += ":" + utostr(read.operand);
    }
  return text;
}

/// "WHAT of 256 x 64 by CHIP INSTRUCTION, 8 waves".
void Document::checkMatrix(const LinearLayout &layout, StringRef rest) {
  auto [what, shape] = rest.split(" of ");
  auto [sizes, by] = shape.split(" by ");
  auto [instruction, waves] = by.split(", ");
  auto [chipName, atomName] = instruction.split(' ');
  int64_t rows = 0, columns = 0, waveCount = 0;
  ASSERT_FALSE(sizes.split(" x ").first.getAsInteger(10, rows));
  ASSERT_FALSE(sizes.split(" x ").second.getAsInteger(10, columns));
  ASSERT_FALSE(waves.split(' ').first.getAsInteger(10, waveCount));
  const attn::GpuModel *chip = attn::findGpuModel(chipName);
  ASSERT_TRUE(chip) << chipName.str();
  const attn::MmaAtom *atom = chip->findAtom(atomName, attn::MmaType::F16);
  ASSERT_TRUE(atom) << atomName.str();
  attn::MmaLayouts layouts(*atom, waveCount);
  LinearLayout expected =
      what == "left operand" ? layouts.getLeftOperand(rows, columns)
      : what == "keys"       ? layouts.getScoresOperand(rows, columns)
      : what == "values"     ? layouts.getOutputOperand(rows, columns)
      : what == "scores"     ? layouts.getScores(rows, columns)
      : what == "output"     ? layouts.getOutput(rows, columns)
                             : LinearLayout();
  EXPECT_EQ(layout.str(), expected.str()) << what.str();
}

void Document::check(StringRef line) {
  ++statements;
  auto [name, rest] = line.split(' ');
  if (name.consume_back(":")) {
    if (rest.starts_with("rows = ")) {
      Expected<MemoryLayout> memory = parseMemoryLayout(rest);
      ASSERT_TRUE(bool(memory)) << toString(memory.takeError());
      memories[name.str()] = *memory;
      return;
    }
    layouts[name.str()] = parsed(rest);
    EXPECT_EQ(get(name).str(), rest.str());
    return;
  }
  if (rest.consume_front("is ")) {
    checkMatrix(get(name), rest);
    return;
  }
  if (rest.consume_front("at (")) {
    auto [place, byte] = rest.split(") = ");
    EXPECT_EQ(std::to_string(getMemory(name).getByte(parseNumbers(place))),
              byte.str())
        << line.str();
    return;
  }
  if (rest.consume_front("of ")) {
    auto [memory, expected] = rest.split(": ");
    bool isWrite = expected.starts_with("writes");
    LdsAccessCost cost = getAccessCost({"", isWrite, get(name)},
                                       getMemory(memory), 2, getLdsModels());
    std::string found;
    raw_string_ostream(found)
        << (isWrite ? "writes" : "reads") << " of " << cost.instructions.bytes
        << " bytes, " << cost.addresses
        << (cost.addresses == 1 ? " address" : " addresses") << ", conflicts "
        << cost.getConflicts();
    EXPECT_EQ(found, expected.str()) << line.str();
    return;
  }
  if (line.contains('(')) {
    auto [left, right] = line.split(") = (");
    auto [called, place] = left.split('(');
    EXPECT_EQ(get(called).apply(parseNumbers(place)),
              parseNumbers(right.drop_back()))
        << line.str();
    return;
  }
  if (rest.consume_front("has ")) {
    EXPECT_EQ(std::to_string(get(name).getRegistersPerLane()) + " registers",
              rest.str());
    return;
  }
  if (rest.consume_front("without ")) {
    auto [dimension, result] = rest.split(" = ");
    EXPECT_EQ(get(name).dropOutput(dimension), get(result)) << line.str();
    return;
  }
  if (rest.consume_front("along ")) {
    auto [dimension, expected] = rest.split(": ");
    Expected<Reduction> plan = planReduction(get(name), dimension);
    ASSERT_TRUE(bool(plan)) << toString(plan.takeError());
    EXPECT_EQ(describe(*plan), expected.str()) << line.str();
    return;
  }
  if (rest.consume_front("to ")) {
    auto [to, kind] = rest.split(": ");
    Expected<Conversion> plan = planConversion(get(name), get(to));
    ASSERT_TRUE(bool(plan)) << toString(plan.takeError());
    const char *kinds[] = {"none", "registers", "selects", "lanes",
                           "shared memory"};
    EXPECT_EQ(kinds[unsigned(plan->kind)], kind.str()) << line.str();
    return;
  }
  ADD_FAILURE() << "no statement: " << line.str();
}

TEST(DocumentTest, ExamplesHold) {
  auto buffer = MemoryBuffer::getFile(ATTN_LAYOUTS_DOCUMENT);
  ASSERT_TRUE(bool(buffer)) << ATTN_LAYOUTS_DOCUMENT;
  Document document;
  bool inside = false;
  for (StringRef line : split((*buffer)->getBuffer(), '\n')) {
    if (line.starts_with("```"))
      inside = line == "```layout";
    else if (inside)
      document.check(line);
  }
  EXPECT_GT(document.statements, 15u);
}
