//===- RocdlInstructions.cpp - What lanes of AMD GPUs can do --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Distribute.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"

using namespace mlir;
using namespace attn;
using layout::LanePattern;
using layout::LaneStep;

namespace {
class RocdlInstructions : public LaneInstructions {
public:
  Value buildUniform(LaneBuilder &lanes, Location loc,
                     Value value) const override {
    return ROCDL::ReadfirstlaneOp::create(lanes.builder, loc,
                                          lanes.builder.getI32Type(), value);
  }
  Value buildLaneNumber(LaneBuilder &lanes, Location loc) const override;
  Value buildOpaque(LaneBuilder &lanes, Location loc,
                    Value value) const override {
    return buildAsm(lanes, loc, value.getType(), value, "", "=v,0",
                    /*hasSideEffects=*/true);
  }
  Value buildSpreadBit(LaneBuilder &lanes, Location loc, Value word,
                       int64_t bit) const override {
    return lanes.buildIntrinsic(
        loc, word.getType(), "llvm.amdgcn.sbfe.i32",
        {word, lanes.buildI32(loc, bit), lanes.buildI32(loc, 1)});
  }
  Value buildExp2(LaneBuilder &lanes, Location loc,
                  Value value) const override {
    return lanes.buildIntrinsic(loc, value.getType(), "llvm.amdgcn.exp2.f32",
                                value);
  }
  Value buildLog2(LaneBuilder &lanes, Location loc,
                  Value value) const override {
    return lanes.buildIntrinsic(loc, value.getType(), "llvm.amdgcn.log.f32",
                                value);
  }
  Value buildBytePermute(LaneBuilder &lanes, Location loc, Value high,
                         Value low, Value selector) const override {
    return lanes.buildIntrinsic(loc, lanes.builder.getI32Type(),
                                "llvm.amdgcn.perm", {high, low, selector});
  }
  Value buildPairToF16(LaneBuilder &lanes, Location loc, Value low, Value high,
                       std::optional<arith::RoundingMode> mode) const override {
    if (mode != arith::RoundingMode::toward_zero)
      return {};
    return ROCDL::CvtPkRtz::create(
        lanes.builder, loc, VectorType::get({2}, lanes.builder.getF16Type()),
        low, high);
  }
  Value buildMultiplyAdd(LaneBuilder &lanes, Location loc, Value lhs, Value rhs,
                         Value sum) const override;
  Value buildAddPair(LaneBuilder &lanes, Location loc, Value pair,
                     Value sum) const override;
  void buildScheduleBarrier(LaneBuilder &lanes, Location loc) const override {
    ROCDL::SchedBarrier::create(lanes.builder, loc, 0);
  }
  void buildWaveBarrier(LaneBuilder &lanes, Location loc) const override {
    // Workgroup memory serves a wave in order; LLVM has to keep it.
    LLVM::FenceOp::create(lanes.builder, loc, LLVM::AtomicOrdering::acq_rel,
                          "wavefront");
  }
  Value buildLaneRead(LaneBuilder &lanes, Location loc, LaneStep step,
                      Value value, Value &address) const override;
  Value buildAny(LaneBuilder &lanes, Location loc, Value value) const override;
  GlobalBuffer buildBuffer(LaneBuilder &lanes, Location loc, Value address,
                           Value numBytes) const override;
  Value buildLoad(LaneBuilder &lanes, Location loc, Type type,
                  const GlobalBuffer &buffer, Value offset) const override;
  void buildStore(LaneBuilder &lanes, Location loc, Value value,
                  const GlobalBuffer &buffer, Value offset) const override;
  bool placesLanesInLds() const override { return false; }
  void buildLoadToLds(LaneBuilder &lanes, Location loc,
                      const GlobalBuffer &buffer, Value to, int64_t bytes,
                      Value offset) const override;
  void buildLdsLoadWait(LaneBuilder &lanes, Location loc,
                        bool leavesLast) const override {
    ROCDL::SWaitcntOp::create(lanes.builder, loc, lanes.chip.directLdsWait);
  }

private:
  static Value buildAsm(LaneBuilder &lanes, Location loc, Type type,
                        ValueRange operands, StringRef code,
                        StringRef constraints, bool hasSideEffects) {
    return LLVM::InlineAsmOp::create(
               lanes.builder, loc, TypeRange(type), operands, code, constraints,
               hasSideEffects, /*is_align_stack=*/false,
               LLVM::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr())
        .getResult(0);
  }
};
} // namespace

const LaneInstructions &attn::getRocdlInstructions() {
  static const RocdlInstructions instructions;
  return instructions;
}

Value RocdlInstructions::buildLaneNumber(LaneBuilder &lanes,
                                         Location loc) const {
  OpBuilder &builder = lanes.builder;
  // There is an instruction for lanes below 32, and one that goes on from
  // there.
  constexpr int64_t lowLanes = 32;
  Type i32 = builder.getI32Type();
  if (!lanes.chip.atoms.empty()) {
    // The instructions are LLVM's: it lets time pass before they write a
    // register that a matrix instruction has not written yet, and knows nothing
    // of those in a text. A mask of all lanes of which it knows nothing,
    // either, keeps them here.
    Value all = buildAsm(lanes, loc, i32, lanes.buildI32(loc, -1), "", "=s,0",
                         /*hasSideEffects=*/true);
    Value below =
        ROCDL::MbcntLoOp::create(builder, loc, i32, all, lanes.buildI32(loc, 0),
                                 ArrayAttr(), ArrayAttr());
    if (lanes.chip.waveSize > lowLanes)
      below = ROCDL::MbcntHiOp::create(builder, loc, i32, all, below,
                                       ArrayAttr(), ArrayAttr());
    return below;
  }
  std::string code = "v_mbcnt_lo_u32_b32 $0, -1, 0";
  if (lanes.chip.waveSize > lowLanes)
    code += "\nv_mbcnt_hi_u32_b32 $0, -1, $0";
  return buildAsm(lanes, loc, i32, ValueRange(), code, "=v",
                  /*hasSideEffects=*/true);
}

Value RocdlInstructions::buildMultiplyAdd(LaneBuilder &lanes, Location loc,
                                          Value lhs, Value rhs,
                                          Value sum) const {
  // Not by intrinsics, but where LLVM has to know the instruction: their
  // results may be any registers, so accumulators would wander and break up the
  // register file, and LLVM moves them behind branches, away from what they
  // read.
  bool isPair = isa<VectorType>(lhs.getType());
  if (isPair && lanes.chip.dotNeedsWaitStates) {
    Value clamp = arith::ConstantOp::create(lanes.builder, loc,
                                            lanes.builder.getBoolAttr(false));
    return lanes.buildIntrinsic(loc, sum.getType(), "llvm.amdgcn.fdot2",
                                ValueRange{lhs, rhs, sum, clamp});
  }
  StringRef code = !isPair                  ? "v_fmac_f32 $0, $1, $2"
                   : lanes.chip.hasShortDot ? "v_dot2c_f32_f16 $0, $1, $2"
                                            : "v_dot2_f32_f16 $0, $1, $2, $0";
  return buildAsm(lanes, loc, sum.getType(), {lhs, rhs, sum}, code, "=v,v,v,0",
                  /*hasSideEffects=*/false);
}

Value RocdlInstructions::buildAddPair(LaneBuilder &lanes, Location loc,
                                      Value pair, Value sum) const {
  // As a product with ones.
  OpBuilder &builder = lanes.builder;
  Value ones = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(cast<VectorType>(pair.getType()),
                             builder.getF16FloatAttr(1.0).getValue()));
  Value noClamp = arith::ConstantIntOp::create(builder, loc, 0, 1);
  return lanes.buildIntrinsic(loc, sum.getType(), "llvm.amdgcn.fdot2",
                              {pair, ones, sum, noClamp});
}

//===----------------------------------------------------------------------===//
// Other lanes
//===----------------------------------------------------------------------===//

/// The control word of a DPP operand.
static std::optional<uint32_t> getDppControl(LaneStep step) {
  switch (step.pattern) {
  case LanePattern::QuadPermute: {
    uint32_t control = 0;
    for (unsigned lane = 0; lane < 4; ++lane)
      control |= (lane ^ step.operand) << (2 * lane);
    return control;
  }
  case LanePattern::RowRotate:
    return 0x120 + step.operand;
  case LanePattern::RowMirror:
    return 0x140;
  case LanePattern::RowHalfMirror:
    return 0x141;
  case LanePattern::RowXor:
    return 0x160 + step.operand;
  default:
    return std::nullopt;
  }
}

/// What the lane has in `bits` whose number differs by `mask`, from 16 to 31.
static Value buildRowExchange(LaneBuilder &lanes, Location loc, unsigned mask,
                              Value bits) {
  // For each lane of a row four bits: the lane of the other row of 16.
  uint64_t selectors = 0;
  for (uint64_t lane = 0; lane < 16; ++lane)
    selectors |= (lane ^ (mask & 15)) << (4 * lane);
  // All lanes are there to be read: what else the result would be is free.
  Value none = LLVM::PoisonOp::create(lanes.builder, loc, bits.getType());
  return ROCDL::PermlaneX16Op::create(
      lanes.builder, loc, bits.getType(), none, bits,
      lanes.buildI32(loc, static_cast<int32_t>(selectors)),
      lanes.buildI32(loc, static_cast<int32_t>(selectors >> 32)),
      /*fi=*/true, /*boundControl=*/false);
}

Value RocdlInstructions::buildLaneRead(LaneBuilder &lanes, Location loc,
                                       LaneStep step, Value value,
                                       Value &address) const {
  OpBuilder &builder = lanes.builder;
  Type i32 = builder.getI32Type();
  if (std::optional<uint32_t> control = getDppControl(step)) {
    // All lanes are there to be read, so what is said of others is free:
    // zeros, which the instruction that uses the value need not be given.
    Value none = arith::ConstantOp::create(
        builder, loc, builder.getZeroAttr(value.getType()));
    return ROCDL::DPPUpdateOp::create(builder, loc, value.getType(), none,
                                      value, *control, 0xf, 0xf,
                                      /*boundCtrl=*/true);
  }
  Value bits = LLVM::BitcastOp::create(builder, loc, i32, value);
  if (step.pattern == LanePattern::RowExchange) {
    bits = buildRowExchange(lanes, loc, step.operand, bits);
  } else if (step.pattern == LanePattern::Swizzle) {
    constexpr int64_t keepLane = 0x1f;
    bits = ROCDL::DsSwizzleOp::create(
        builder, loc, i32, bits,
        lanes.buildI32(loc, int64_t(step.operand) << 10 | keepLane));
  } else {
    // Made here, for all rows: a hoisted address would occupy a register.
    if (!address) {
      Value lane = lanes.buildFreshLane(loc);
      Value other = arith::XOrIOp::create(builder, loc, lane,
                                          lanes.buildI32(loc, step.operand));
      address =
          arith::ShLIOp::create(builder, loc, other, lanes.buildI32(loc, 2));
    }
    bits = ROCDL::DsBpermuteOp::create(builder, loc, i32, address, bits);
  }
  return LLVM::BitcastOp::create(builder, loc, value.getType(), bits);
}

Value RocdlInstructions::buildAny(LaneBuilder &lanes, Location loc,
                                  Value value) const {
  OpBuilder &builder = lanes.builder;
  Type mask = builder.getIntegerType(lanes.chip.waveSize);
  Value which = ROCDL::BallotOp::create(builder, loc, mask, value);
  Value none =
      arith::ConstantOp::create(builder, loc, builder.getIntegerAttr(mask, 0));
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, which,
                               none);
}

//===----------------------------------------------------------------------===//
// Global memory
//===----------------------------------------------------------------------===//

GlobalBuffer RocdlInstructions::buildBuffer(LaneBuilder &lanes, Location loc,
                                            Value address,
                                            Value numBytes) const {
  OpBuilder &builder = lanes.builder;
  Value base = LLVM::IntToPtrOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()), address);
  Value records =
      arith::ExtUIOp::create(builder, loc, builder.getI64Type(), numBytes);
  Value noStride = arith::ConstantIntOp::create(builder, loc, 0, 16);
  constexpr unsigned resourceAddressSpace = 8;
  return {ROCDL::MakeBufferRsrcOp::create(
              builder, loc,
              LLVM::LLVMPointerType::get(builder.getContext(),
                                         resourceAddressSpace),
              base, noStride, records,
              lanes.buildI32(loc, lanes.chip.bufferDescriptorFlags)),
          Value()};
}

Value RocdlInstructions::buildLoad(LaneBuilder &lanes, Location loc, Type type,
                                   const GlobalBuffer &buffer,
                                   Value offset) const {
  Value zero = lanes.buildI32(loc, 0);
  return ROCDL::RawPtrBufferLoadOp::create(
      lanes.builder, loc, type, buffer.base, offset, zero, zero, ArrayAttr(),
      ArrayAttr(), ArrayAttr());
}

void RocdlInstructions::buildStore(LaneBuilder &lanes, Location loc,
                                   Value value, const GlobalBuffer &buffer,
                                   Value offset) const {
  Value zero = lanes.buildI32(loc, 0);
  ROCDL::RawPtrBufferStoreOp::create(lanes.builder, loc, value, buffer.base,
                                     offset, zero, zero, ArrayAttr(),
                                     ArrayAttr(), ArrayAttr());
}

void RocdlInstructions::buildLoadToLds(LaneBuilder &lanes, Location loc,
                                       const GlobalBuffer &buffer, Value to,
                                       int64_t bytes, Value offset) const {
  Value zero = lanes.buildI32(loc, 0);
  ROCDL::RawPtrBufferLoadLdsOp::create(
      lanes.builder, loc, buffer.base, to, lanes.buildI32(loc, bytes), offset,
      zero, zero, zero, ArrayAttr(), ArrayAttr(), ArrayAttr());
}
