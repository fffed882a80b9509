//===- Philox.cpp - Counter-based random numbers --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/Transforms/Philox.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

static Value buildWord(OpBuilder &builder, Location loc, uint32_t word) {
  return arith::ConstantOp::create(
      builder, loc,
      builder.getIntegerAttr(builder.getI32Type(), APInt(32, word)));
}

std::array<Value, 4> attn::buildPhilox4x32(OpBuilder &builder, Location loc,
                                           std::array<Value, 4> counter,
                                           std::array<Value, 2> key) {
  constexpr unsigned numRounds = 10;
  Value multiplier0 = buildWord(builder, loc, 0xD2511F53);
  Value multiplier1 = buildWord(builder, loc, 0xCD9E8D57);
  Value increment0 = buildWord(builder, loc, 0x9E3779B9);
  Value increment1 = buildWord(builder, loc, 0xBB67AE85);
  for (unsigned round = 0; round < numRounds; ++round) {
    if (round != 0) {
      key[0] = arith::AddIOp::create(builder, loc, key[0], increment0);
      key[1] = arith::AddIOp::create(builder, loc, key[1], increment1);
    }
    auto product0 =
        arith::MulUIExtendedOp::create(builder, loc, multiplier0, counter[0]);
    auto product1 =
        arith::MulUIExtendedOp::create(builder, loc, multiplier1, counter[2]);
    auto mix = [&](Value high, Value word, Value keyWord) -> Value {
      Value mixed = arith::XOrIOp::create(builder, loc, high, word);
      return arith::XOrIOp::create(builder, loc, mixed, keyWord);
    };
    counter = {mix(product1.getHigh(), counter[1], key[0]), product1.getLow(),
               mix(product0.getHigh(), counter[3], key[1]), product0.getLow()};
  }
  return counter;
}
