//===- NvvmInstructions.cpp - What lanes of NVIDIA GPUs can do ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Loads and stores that may lie beyond an operand's end are predicated
// instructions, written as text: LLVM would make branches of them. That texts
// are convergent is said when LLVM IR has been made (NvptxCodegen.cpp).

#include "Distribute.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;
using namespace attn;
using layout::LanePattern;
using layout::LaneStep;

/// The mask of all lanes of a warp.
static constexpr int64_t allLanes = -1;
/// What shfl.sync calls the last lane, of one segment.
static constexpr int64_t lastLane = 31;

namespace {
class NvvmInstructions : public LaneInstructions {
public:
  Value buildUniform(LaneBuilder &lanes, Location loc,
                     Value value) const override {
    return buildShuffle(lanes, loc, value, 0, NVVM::ShflKind::idx);
  }
  Value buildLaneNumber(LaneBuilder &lanes, Location loc) const override {
    return buildAsm(lanes, loc, lanes.builder.getI32Type(), ValueRange(),
                    "mov.u32 $0, %laneid;", "=r");
  }
  Value buildOpaque(LaneBuilder &lanes, Location loc,
                    Value value) const override {
    return buildAsm(lanes, loc, value.getType(), value, "", "=r,0");
  }
  Value buildSpreadBit(LaneBuilder &lanes, Location loc, Value word,
                       int64_t bit) const override {
    Value top = arith::ShLIOp::create(lanes.builder, loc, word,
                                      lanes.buildI32(loc, 31 - bit));
    return arith::ShRSIOp::create(lanes.builder, loc, top,
                                  lanes.buildI32(loc, 31));
  }
  Value buildExp2(LaneBuilder &lanes, Location loc,
                  Value value) const override {
    return lanes.buildIntrinsic(loc, value.getType(),
                                "llvm.nvvm.ex2.approx.ftz.f", value);
  }
  Value buildLog2(LaneBuilder &lanes, Location loc,
                  Value value) const override {
    return lanes.buildIntrinsic(loc, value.getType(), "llvm.nvvm.lg2.approx.f",
                                value);
  }
  Value buildBytePermute(LaneBuilder &lanes, Location loc, Value high,
                         Value low, Value selector) const override;
  Value buildPairToF16(LaneBuilder &lanes, Location loc, Value low, Value high,
                       std::optional<arith::RoundingMode> mode) const override;
  Value buildMultiplyAdd(LaneBuilder &lanes, Location loc, Value lhs, Value rhs,
                         Value sum) const override {
    return LLVM::FMAOp::create(lanes.builder, loc, lhs, rhs, sum);
  }
  Value buildAddPair(LaneBuilder &lanes, Location loc, Value pair,
                     Value sum) const override {
    llvm_unreachable("no NVIDIA GPU has dots of halves (hasHalfDot)");
  }
  void buildScheduleBarrier(LaneBuilder &lanes, Location loc) const override {
    // ptxas has an order of its own.
  }
  void buildWaveBarrier(LaneBuilder &lanes, Location loc) const override {
    NVVM::SyncWarpOp::create(lanes.builder, loc, lanes.buildI32(loc, allLanes));
  }
  Value buildLaneRead(LaneBuilder &lanes, Location loc, LaneStep step,
                      Value value, Value &address) const override {
    // All patterns are a xor of lane numbers here: shuffles say no others.
    return buildShuffle(lanes, loc, value, step.operand, NVVM::ShflKind::bfly);
  }
  Value buildAny(LaneBuilder &lanes, Location loc, Value value) const override {
    return NVVM::VoteSyncOp::create(
        lanes.builder, loc, lanes.builder.getI1Type(),
        lanes.buildI32(loc, allLanes), value, NVVM::VoteSyncKind::any);
  }
  GlobalBuffer buildBuffer(LaneBuilder &lanes, Location loc, Value address,
                           Value numBytes) const override {
    constexpr unsigned globalAddressSpace = 1;
    OpBuilder &builder = lanes.builder;
    return {
        LLVM::IntToPtrOp::create(builder, loc,
                                 LLVM::LLVMPointerType::get(
                                     builder.getContext(), globalAddressSpace),
                                 address),
        numBytes};
  }
  Value buildLoad(LaneBuilder &lanes, Location loc, Type type,
                  const GlobalBuffer &buffer, Value offset) const override;
  void buildStore(LaneBuilder &lanes, Location loc, Value value,
                  const GlobalBuffer &buffer, Value offset) const override;
  bool placesLanesInLds() const override { return true; }
  void buildLoadToLds(LaneBuilder &lanes, Location loc,
                      const GlobalBuffer &buffer, Value to, int64_t bytes,
                      Value offset) const override;
  void buildLdsLoadWait(LaneBuilder &lanes, Location loc,
                        bool leavesLast) const override {
    // At a barrier, all that was asked for is what is read behind it, or all
    // but what was asked for since the last one.
    NVVM::CpAsyncCommitGroupOp::create(lanes.builder, loc);
    NVVM::CpAsyncWaitGroupOp::create(lanes.builder, loc, leavesLast ? 1 : 0);
  }

private:
  static Value buildShuffle(LaneBuilder &lanes, Location loc, Value value,
                            int64_t operand, NVVM::ShflKind kind) {
    return NVVM::ShflOp::create(
        lanes.builder, loc, value.getType(), lanes.buildI32(loc, allLanes),
        value, lanes.buildI32(loc, operand), lanes.buildI32(loc, lastLane),
        kind, UnitAttr());
  }
  static Value buildAsm(LaneBuilder &lanes, Location loc, Type type,
                        ValueRange operands, StringRef code,
                        StringRef constraints) {
    auto op = LLVM::InlineAsmOp::create(
        lanes.builder, loc, type ? TypeRange(type) : TypeRange(), operands,
        code, constraints, /*has_side_effects=*/true, /*is_align_stack=*/false,
        LLVM::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr());
    return type ? op.getResult(0) : Value();
  }
};

/// How texts move a value of a type: in registers of 16 or 32 bits.
struct AccessForm {
  /// "v4.b32".
  std::string suffix;
  /// Registers of a value.
  int64_t registers = 1;
  /// Their type and the letter of their constraint.
  Type type;
  char letter = 'r';

  AccessForm(Type valueType) {
    MLIRContext *context = valueType.getContext();
    type = IntegerType::get(context, 32);
    if (auto vector = dyn_cast<VectorType>(valueType)) {
      registers = vector.getNumElements();
      suffix = "v" + std::to_string(registers) + ".b32";
      return;
    }
    unsigned bits = valueType.getIntOrFloatBitWidth();
    suffix = "b" + std::to_string(bits);
    if (bits == 32)
      return;
    // There are no registers of 8 bits.
    type = IntegerType::get(context, 16);
    letter = 'h';
  }
  /// "{$0,$1}", or "$0" for one.
  std::string getOperands(int64_t first) const {
    std::string text;
    for (int64_t i = 0; i < registers; ++i)
      text += (i ? ",$" : "$") + std::to_string(first + i);
    return registers > 1 ? "{" + text + "}" : text;
  }
};
} // namespace

const LaneInstructions &attn::getNvvmInstructions() {
  static const NvvmInstructions instructions;
  return instructions;
}

Value NvvmInstructions::buildBytePermute(LaneBuilder &lanes, Location loc,
                                         Value high, Value low,
                                         Value selector) const {
  // prmt takes four bits for each byte.
  OpBuilder &builder = lanes.builder;
  Value packed =
      arith::AndIOp::create(builder, loc, selector, lanes.buildI32(loc, 0x7));
  for (int64_t byte = 1; byte < 4; ++byte) {
    Value part = arith::ShRUIOp::create(builder, loc, selector,
                                        lanes.buildI32(loc, 4 * byte));
    part = arith::AndIOp::create(builder, loc, part,
                                 lanes.buildI32(loc, int64_t(7) << 4 * byte));
    packed = arith::OrIOp::create(builder, loc, packed, part);
  }
  return lanes.buildIntrinsic(loc, builder.getI32Type(), "llvm.nvvm.prmt",
                              {low, high, packed});
}

Value NvvmInstructions::buildPairToF16(
    LaneBuilder &lanes, Location loc, Value low, Value high,
    std::optional<arith::RoundingMode> mode) const {
  StringRef name;
  if (!mode || mode == arith::RoundingMode::to_nearest_even)
    name = "llvm.nvvm.ff2f16x2.rn";
  else if (mode == arith::RoundingMode::toward_zero)
    name = "llvm.nvvm.ff2f16x2.rz";
  else
    return {};
  return lanes.buildIntrinsic(
      loc, VectorType::get({2}, lanes.builder.getF16Type()), name, {high, low});
}

/// The address of a byte of a buffer.
static Value buildAddress(LaneBuilder &lanes, Location loc,
                          const GlobalBuffer &buffer, Value offset) {
  OpBuilder &builder = lanes.builder;
  // Offsets are not negative. A constant part is added by the instruction, so
  // that accesses that differ in it have a register in common.
  if (auto sum = offset.getDefiningOp<arith::AddIOp>())
    if (std::optional<int64_t> constant = getConstantIntValue(sum.getRhs());
        constant && *constant >= 0) {
      Value base = buildAddress(lanes, loc, buffer, sum.getLhs());
      return LLVM::GEPOp::create(
          builder, loc, base.getType(), builder.getI8Type(), base,
          ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(*constant)});
    }
  Value wide =
      arith::ExtUIOp::create(builder, loc, builder.getI64Type(), offset);
  return LLVM::GEPOp::create(builder, loc, buffer.base.getType(),
                             builder.getI8Type(), buffer.base,
                             ArrayRef<LLVM::GEPArg>{wide});
}

/// Whether an access is within the buffer, as i32.
static Value buildIsInside(LaneBuilder &lanes, Location loc,
                           const GlobalBuffer &buffer, Value offset) {
  OpBuilder &builder = lanes.builder;
  Value isInside = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ult, offset, buffer.numBytes);
  return arith::ExtUIOp::create(builder, loc, builder.getI32Type(), isInside);
}

Value NvvmInstructions::buildLoad(LaneBuilder &lanes, Location loc, Type type,
                                  const GlobalBuffer &buffer,
                                  Value offset) const {
  OpBuilder &builder = lanes.builder;
  AccessForm form(type);
  int64_t count = form.registers;
  std::string address = "$" + std::to_string(count);
  std::string predicate = "$" + std::to_string(count + 1);
  std::string code = "{ .reg .pred p; setp.ne.b32 p, " + predicate + ", 0; ";
  std::string constraints;
  for (int64_t i = 0; i < count; ++i) {
    code += std::string("mov.b") + (form.letter == 'h' ? "16" : "32") + " $" +
            std::to_string(i) + ", 0; ";
    constraints += std::string("=&") + form.letter + ",";
  }
  code += "@p ld.global." + form.suffix + " " + form.getOperands(0) + ", [" +
          address + "]; }";
  constraints += "l,r";
  Type result = form.type;
  if (count > 1)
    result = LLVM::LLVMStructType::getLiteral(
        builder.getContext(), SmallVector<Type>(count, form.type));
  Value loaded = buildAsm(lanes, loc, result,
                          {buildAddress(lanes, loc, buffer, offset),
                           buildIsInside(lanes, loc, buffer, offset)},
                          code, constraints);
  if (count == 1)
    return type == form.type
               ? loaded
               : Value(arith::TruncIOp::create(builder, loc, type, loaded));
  Value vector = LLVM::PoisonOp::create(builder, loc, type);
  for (int64_t i = 0; i < count; ++i)
    vector = LLVM::InsertElementOp::create(
        builder, loc, vector,
        LLVM::ExtractValueOp::create(builder, loc, loaded, i),
        lanes.buildI32(loc, i));
  return vector;
}

void NvvmInstructions::buildLoadToLds(LaneBuilder &lanes, Location loc,
                                      const GlobalBuffer &buffer, Value to,
                                      int64_t bytes, Value offset) const {
  OpBuilder &builder = lanes.builder;
  // What is not read is zero. Past the first cache where that can be said.
  Value isInside = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ult, offset, buffer.numBytes);
  Value size = arith::SelectOp::create(builder, loc, isInside,
                                       lanes.buildI32(loc, bytes),
                                       lanes.buildI32(loc, 0));
  NVVM::CpAsyncOp::create(builder, loc, to,
                          buildAddress(lanes, loc, buffer, offset), bytes,
                          bytes == 16 ? NVVM::LoadCacheModifierKind::CG
                                      : NVVM::LoadCacheModifierKind::CA,
                          size);
}

void NvvmInstructions::buildStore(LaneBuilder &lanes, Location loc, Value value,
                                  const GlobalBuffer &buffer,
                                  Value offset) const {
  OpBuilder &builder = lanes.builder;
  AccessForm form(value.getType());
  std::string code = "{ .reg .pred p; setp.ne.b32 p, $1, 0; @p st.global." +
                     form.suffix + " [$0], " + form.getOperands(2) + "; }";
  std::string constraints = "l,r";
  SmallVector<Value> operands = {buildAddress(lanes, loc, buffer, offset),
                                 buildIsInside(lanes, loc, buffer, offset)};
  for (int64_t i = 0; i < form.registers; ++i) {
    constraints += std::string(",") + form.letter;
    operands.push_back(form.registers == 1
                           ? value
                           : Value(LLVM::ExtractElementOp::create(
                                 builder, loc, value, lanes.buildI32(loc, i))));
  }
  constraints += ",~{memory}";
  buildAsm(lanes, loc, Type(), operands, code, constraints);
}
