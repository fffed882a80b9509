//===- DistributeCarriers.cpp - Tiles across regions ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Loops and branches carry values, not tiles. Which values is chosen so that
// they are what instructions on both sides take: LLVM then has nothing to copy.

#include "DistributeCarriers.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace attn;

TileCarriers::TileCarriers(ArrayRef<LaneRegister> registers,
                           const LaneLayout *layout,
                           unsigned accumulatorRegisters)
    : layout(layout) {
  Type elementType = getElementTypeOrSelf(registers.front().value);
  if (accumulatorRegisters > 1 && elementType.isF32() &&
      registers.size() % accumulatorRegisters == 0) {
    auto type = VectorType::get({accumulatorRegisters}, elementType);
    for (unsigned first = 0; first < registers.size();
         first += accumulatorRegisters)
      carriers.push_back({type, llvm::to_vector(llvm::seq<unsigned>(
                                    first, first + accumulatorRegisters))});
    return;
  }
  llvm::MapVector<Value, SmallVector<std::pair<int64_t, unsigned>>> vectors;
  for (auto [number, reg] : llvm::enumerate(registers))
    if (reg.element >= 0)
      vectors[reg.value].push_back({reg.element, number});
  llvm::BitVector isCarried(registers.size());
  for (auto &[value, elements] : vectors) {
    llvm::sort(elements);
    Carrier carrier{value.getType(), {}};
    int64_t count = cast<VectorType>(value.getType()).getNumElements();
    for (auto [element, number] : elements)
      if (element == int64_t(carrier.registers.size()))
        carrier.registers.push_back(number);
    if (int64_t(carrier.registers.size()) != count ||
        int64_t(elements.size()) != count)
      continue;
    for (unsigned number : carrier.registers)
      isCarried.set(number);
    carriers.push_back(carrier);
  }
  isCarried.flip();
  SmallVector<unsigned> rest(isCarried.set_bits_begin(),
                             isCarried.set_bits_end());
  for (size_t i = 0; i < rest.size();) {
    Type type = getElementTypeOrSelf(registers[rest[i]].value);
    if (type.getIntOrFloatBitWidth() == 16 && i + 1 < rest.size()) {
      carriers.push_back({VectorType::get({2}, type), {rest[i], rest[i + 1]}});
      i += 2;
      continue;
    }
    carriers.push_back({type, {rest[i++]}});
  }
}

void TileCarriers::appendTypes(SmallVectorImpl<Type> &types) const {
  for (const Carrier &carrier : carriers)
    types.push_back(carrier.type);
}

void TileCarriers::pack(LaneBuilder &lanes, Location loc,
                        ArrayRef<LaneRegister> registers,
                        SmallVectorImpl<Value> &values) const {
  for (const Carrier &carrier : carriers) {
    LaneRegisters members = llvm::map_to_vector(
        carrier.registers, [&](unsigned number) { return registers[number]; });
    if (auto type = dyn_cast<VectorType>(carrier.type))
      values.push_back(lanes.buildVector(loc, type, members));
    else
      values.push_back(lanes.buildScalar(loc, members.front()));
  }
}

LaneRegisters TileCarriers::unpack(ValueRange &values) const {
  LaneRegisters registers(layout->getNumRegisters());
  for (const Carrier &carrier : carriers) {
    Value value = values.front();
    values = values.drop_front();
    bool isVector = isa<VectorType>(carrier.type);
    for (auto [element, number] : llvm::enumerate(carrier.registers))
      registers[number] = {value, isVector ? int64_t(element) : -1};
  }
  return registers;
}
