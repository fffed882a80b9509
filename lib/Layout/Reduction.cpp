//===- Reduction.cpp - Reducing a dimension of a tile ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/Reduction.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <set>

using namespace llvm;
using namespace attn::layout;

Expected<Reduction> attn::layout::planReduction(const LinearLayout &layout,
                                                StringRef output) {
  std::optional<unsigned> dim = layout.findOutput(output);
  if (!dim)
    return createStringError("a tile without dimension '" + output +
                             "' cannot be reduced along it: " + layout.str());
  if (!isRegisterLayout(layout))
    return createStringError("expected a layout of registers, lanes and waves, "
                             "got " +
                             layout.str());
  Reduction plan;
  plan.result = layout.dropOutput(output);

  // Registers that hold the same rest of the coordinate, each element once, in
  // the order of the result's registers.
  SmallVector<Coordinate> rests;
  std::map<std::vector<int64_t>, std::set<int64_t>> seen;
  std::map<std::vector<int64_t>, SmallVector<int64_t>> groups;
  Place place(layout.getInputs().size(), 0);
  for (int64_t number = 0; number < layout.getRegistersPerLane(); ++number) {
    if (layout.findInput(registerInput))
      place[0] = number;
    Coordinate coordinate = layout.apply(place);
    int64_t along = coordinate[*dim];
    coordinate.erase(coordinate.begin() + *dim);
    std::vector<int64_t> key(coordinate.begin(), coordinate.end());
    if (seen[key].insert(along).second)
      groups[key].push_back(number);
  }
  Place resultPlace(plan.result.getInputs().size(), 0);
  for (int64_t number = 0; number < plan.result.getRegistersPerLane();
       ++number) {
    if (plan.result.findInput(registerInput))
      resultPlace[0] = number;
    Coordinate coordinate = plan.result.apply(resultPlace);
    plan.registers.push_back(
        groups[std::vector<int64_t>(coordinate.begin(), coordinate.end())]);
  }

  // What each bit does to the rest of the coordinate.
  SmallVector<uint64_t> columns;
  for (const LinearLayout::Input &input : layout.getInputs())
    for (Coordinate basis : input.bases) {
      basis.erase(basis.begin() + *dim);
      columns.push_back(plan.result.packCoordinate(basis));
    }
  // Directions along which nothing is left to combine: replicas, and what
  // registers hold.
  BitSpan known;
  for (uint64_t vector : layout.getMatrix().getKernel())
    known.insert(vector);
  unsigned bit = 0;
  for (const LinearLayout::Input &input : layout.getInputs()) {
    BitMatrix part(ArrayRef(columns).slice(bit, input.getBits()), 64);
    for (uint64_t mask : part.getKernel())
      if (known.insert(mask << bit)) {
        if (input.name == laneInput)
          plan.laneMasks.push_back(mask);
        if (input.name == waveInput)
          plan.waveMasks.push_back(mask);
      }
    bit += input.getBits();
  }
  for (uint64_t vector : BitMatrix(columns, 64).getKernel())
    if (!known.contains(vector))
      return createStringError(
          "different registers, lanes or waves hold parts of one result of a "
          "reduction of dimension '" +
          output + "'; convert the tile before: " + layout.str());
  return plan;
}
