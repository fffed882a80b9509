//===- LaneInstructions.h - What lanes of an ISA can do ---------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The code of one lane consists of upstream ops, but for what only an ISA's own
// dialect or intrinsics can say. attn-distribute asks for that here, and knows
// neither ROCDL nor NVVM.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_LANEINSTRUCTIONS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_LANEINSTRUCTIONS_H

#include "attn/Layout/LaneShuffle.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Value.h"

namespace attn {

class LaneBuilder;

/// Bytes of global memory from an address on. Loads at offsets beyond its end
/// give zeros without touching memory, and stores there do nothing.
struct GlobalBuffer {
  /// A descriptor, or the address.
  mlir::Value base;
  /// The number of bytes, i32, where the descriptor does not have it.
  mlir::Value numBytes;
};

/// Builds at the insertion point of a LaneBuilder.
class LaneInstructions {
public:
  virtual ~LaneInstructions() = default;

  static const LaneInstructions &get(GpuIsa isa);

  /// An i32 that all lanes of a wave have alike, of which code generation is to
  /// know that.
  virtual mlir::Value buildUniform(LaneBuilder &lanes, mlir::Location loc,
                                   mlir::Value value) const = 0;
  /// The number of the lane in its wave, by code that is not moved out of
  /// loops.
  virtual mlir::Value buildLaneNumber(LaneBuilder &lanes,
                                      mlir::Location loc) const = 0;
  /// The same value, of which LLVM knows nothing and moves nothing that is
  /// computed with it out of loops.
  virtual mlir::Value buildOpaque(LaneBuilder &lanes, mlir::Location loc,
                                  mlir::Value value) const = 0;
  /// 2^value and the binary logarithm of f32, as exact as the hardware is.
  virtual mlir::Value buildExp2(LaneBuilder &lanes, mlir::Location loc,
                                mlir::Value value) const = 0;
  virtual mlir::Value buildLog2(LaneBuilder &lanes, mlir::Location loc,
                                mlir::Value value) const = 0;
  /// A bit of an i32, by its number, as all bits of an i32.
  virtual mlir::Value buildSpreadBit(LaneBuilder &lanes, mlir::Location loc,
                                     mlir::Value word, int64_t bit) const = 0;
  /// An i32 of bytes of two others: each byte of `selector` names one, 0 to 3
  /// of `low`, 4 to 7 of `high`.
  virtual mlir::Value buildBytePermute(LaneBuilder &lanes, mlir::Location loc,
                                       mlir::Value high, mlir::Value low,
                                       mlir::Value selector) const = 0;
  /// Two f32 rounded to vector<2xf16>; null if there is no instruction for the
  /// rounding (nothing: to nearest).
  virtual mlir::Value
  buildPairToF16(LaneBuilder &lanes, mlir::Location loc, mlir::Value low,
                 mlir::Value high,
                 std::optional<mlir::arith::RoundingMode> mode) const = 0;
  /// `sum` plus the product of two f32, or of two vector<2xf16>.
  virtual mlir::Value buildMultiplyAdd(LaneBuilder &lanes, mlir::Location loc,
                                       mlir::Value lhs, mlir::Value rhs,
                                       mlir::Value sum) const = 0;
  /// `sum` plus both elements of a vector<2xf16>, where the chip has dots of
  /// halves.
  virtual mlir::Value buildAddPair(LaneBuilder &lanes, mlir::Location loc,
                                   mlir::Value pair, mlir::Value sum) const = 0;
  /// Keeps instructions of both sides apart in the schedule of LLVM, where its
  /// order is that of the code.
  virtual void buildScheduleBarrier(LaneBuilder &lanes,
                                    mlir::Location loc) const = 0;

  /// Between accesses of workgroup memory by one wave.
  virtual void buildWaveBarrier(LaneBuilder &lanes,
                                mlir::Location loc) const = 0;

  /// What the lane with another number has in a 32-bit `value`, as `step` says.
  /// `address` is made for the first of several reads of one step.
  virtual mlir::Value buildLaneRead(LaneBuilder &lanes, mlir::Location loc,
                                    layout::LaneStep step, mlir::Value value,
                                    mlir::Value &address) const = 0;
  /// Whether an i1 of any lane of the wave is true, the same for all lanes.
  virtual mlir::Value buildAny(LaneBuilder &lanes, mlir::Location loc,
                               mlir::Value value) const = 0;

  /// `numBytes` bytes, i32, from `address` on, i64.
  virtual GlobalBuffer buildBuffer(LaneBuilder &lanes, mlir::Location loc,
                                   mlir::Value address,
                                   mlir::Value numBytes) const = 0;
  /// Loads an i8, i16, i32 or a vector of 2 or 4 i32.
  virtual mlir::Value buildLoad(LaneBuilder &lanes, mlir::Location loc,
                                mlir::Type type, const GlobalBuffer &buffer,
                                mlir::Value offset) const = 0;
  /// Stores an i16, i32 or a vector of 2 or 4 i32.
  virtual void buildStore(LaneBuilder &lanes, mlir::Location loc,
                          mlir::Value value, const GlobalBuffer &buffer,
                          mlir::Value offset) const = 0;
  /// Whether each lane says where in workgroup memory a load of it goes; else
  /// lanes follow each other from a place that the wave has.
  virtual bool placesLanesInLds() const = 0;
  /// Loads `bytes` to workgroup memory, to the place of the lane or the wave.
  virtual void buildLoadToLds(LaneBuilder &lanes, mlir::Location loc,
                              const GlobalBuffer &buffer, mlir::Value to,
                              int64_t bytes, mlir::Value offset) const = 0;
  /// Waits for these loads; those since the last wait may be left in flight.
  virtual void buildLdsLoadWait(LaneBuilder &lanes, mlir::Location loc,
                                bool leavesLast) const = 0;
};

const LaneInstructions &getRocdlInstructions();
const LaneInstructions &getNvvmInstructions();

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_LANEINSTRUCTIONS_H
