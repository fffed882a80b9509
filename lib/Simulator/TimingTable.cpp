//===- TimingTable.cpp - Instructions as the timing model sees them -------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/TimingTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TargetParser/TargetParser.h"

#include <algorithm>

using namespace llvm;
using namespace attn::sim;

ValuRate attn::sim::getValuRate(StringRef mnemonic) {
  std::string lower = mnemonic.lower();
  StringRef name = lower;
  bool isDouble = name.contains("_f64");
  // gfx12 has some that give a scalar.
  StringRef function = name;
  function.consume_front("v_");
  function.consume_front("s_");
  for (StringRef trans :
       {"exp_", "log_", "rcp_", "rsq_", "sqrt_", "sin_", "cos_"})
    if (function.starts_with(trans))
      return isDouble ? ValuRate::DoubleTrans : ValuRate::Quarter;
  for (StringRef multiply :
       {"v_mul_lo_u32", "v_mul_lo_i32", "v_mul_hi_u32", "v_mul_hi_i32",
        "v_mad_u64_u32", "v_mad_i64_i32", "v_qsad_", "v_mqsad_"})
    if (name.starts_with(multiply))
      return ValuRate::Quarter;
  if (isDouble)
    return ValuRate::Double;
  if (name.starts_with("v_lshlrev_b64") || name.starts_with("v_lshrrev_b64") ||
      name.starts_with("v_ashrrev_i64"))
    return ValuRate::Half;
  return ValuRate::Full;
}

unsigned attn::sim::getFlops(StringRef mnemonic) {
  std::string lower = mnemonic.lower();
  StringRef name = lower;
  if (!name.consume_front("v_"))
    return 0;
  if (name.starts_with("dot8"))
    return 16;
  if (name.starts_with("dot4"))
    return 8;
  if (name.starts_with("dot2"))
    return 4;
  unsigned lanes = name.consume_front("pk_") ? 2 : 1;
  if (!name.contains("_f16") && !name.contains("_f32") &&
      !name.contains("_f64"))
    return 0;
  for (StringRef multiplyAdd : {"fma", "mad", "mac"})
    if (name.starts_with(multiplyAdd))
      return 2 * lanes;
  for (StringRef single : {"add_", "sub_", "subrev_", "mul_", "exp_", "log_",
                           "rcp_", "rsq_", "sqrt_"})
    if (name.starts_with(single))
      return lanes;
  return 0;
}

static bool isMatrix(StringRef name) {
  for (StringRef prefix : {"v_mfma_", "v_smfmac_", "v_wmma_", "v_swmmac_"})
    if (name.starts_with(prefix))
      return true;
  return false;
}

/// The number at the front of `text`, which is dropped, or 0.
static unsigned takeNumber(StringRef &text) {
  unsigned number = 0;
  return text.consumeInteger(10, number) ? 0 : number;
}

MatrixShape attn::sim::getMatrixShape(StringRef mnemonic) {
  std::string lower = mnemonic.lower();
  MatrixShape shape;
  // v_mfma_f32_32x32x8f16, v_mfma_f32_32x32x4_2b_f16, v_wmma_f32_16x16x16_f16
  for (StringRef rest = lower; !rest.empty(); rest = rest.drop_front()) {
    StringRef text = rest;
    if (!text.consume_front("_"))
      continue;
    shape.rows = takeNumber(text);
    if (!text.consume_front("x"))
      continue;
    shape.columns = takeNumber(text);
    if (!text.consume_front("x"))
      continue;
    shape.depth = takeNumber(text);
    text.consume_front("_");
    StringRef count = text;
    if (takeNumber(count) && count.consume_front("b_"))
      text = count;
    shape.type = text.str();
    return shape;
  }
  return {};
}

/// Passes of a matrix instruction, by LLVM's scheduling models.
static unsigned getPasses(const MatrixShape &shape, unsigned blocks,
                          const TimingParameters &parameters) {
  if (shape.type == "f64") {
    if (shape.rows == 4)
      return 4;
    // gfx950 gave up half of its rate.
    return parameters.matrixDepth > 16 ? 16 : 8;
  }
  // Several small products at once and those of f32 never became faster.
  if (blocks > 1 || shape.type == "f32")
    return shape.rows == 32 ? 16 : shape.rows == 16 ? 8 : 2;
  return shape.rows / 16 * parameters.matrixPasses;
}

static void setMatrix(TimedInstruction &timed, const InstructionInfo &info,
                      StringRef name, const TimingParameters &parameters) {
  timed.unit = TimingUnit::Matrix;
  timed.kind = InstructionKind::Matrix;
  MatrixShape shape = getMatrixShape(name);
  if (!shape.rows)
    return;
  unsigned blocks = 1;
  if (name.contains("mfma_")) {
    // Each lane has its part of the results of all blocks.
    unsigned results = 0;
    for (const RegisterRange &range : info.writes)
      results += range.count * parameters.waveLanes;
    if (shape.type == "f64")
      results /= 2;
    blocks = std::max(1u, results / (shape.rows * shape.columns));
  }
  timed.matrixFlops = 2 * shape.rows * shape.columns * shape.depth * blocks;
  timed.matrixClocks = matrixPassClocks * getPasses(shape, blocks, parameters);
}

static InstructionKind getVmemKind(StringRef name) {
  return name.contains("store") ? InstructionKind::VmemStore
                                : InstructionKind::VmemLoad;
}

/// The second instruction of a pair (VOPD), or nothing.
static StringRef getSecond(const InstructionInfo &info) {
  return StringRef(info.text).split(":: ").second.split(' ').first;
}

static unsigned getPairFlops(StringRef name) {
  name.consume_front("v_dual_");
  return getFlops(("v_" + name).str());
}

static void setUnit(TimedInstruction &timed, const Instruction &instruction,
                    const InstructionInfo &info,
                    const TimingParameters &parameters) {
  std::string lower = StringRef(info.mnemonic).lower();
  StringRef name = lower;
  if (isMatrix(name))
    return setMatrix(timed, info, name, parameters);
  if (name.starts_with("v_dual_")) {
    StringRef second = getSecond(info);
    timed.unit = TimingUnit::Valu;
    timed.flops = getPairFlops(name) + getPairFlops(second);
    timed.kind = name.contains("dot2") || second.contains("dot2")
                     ? InstructionKind::Dot
                     : InstructionKind::Valu;
    return;
  }
  switch (instruction.unit) {
  case Unit::VectorAlu:
  case Unit::Transcendental:
    timed.unit = TimingUnit::Valu;
    timed.rate = getValuRate(name);
    timed.flops = getFlops(name);
    timed.kind = name.starts_with("v_dot") ? InstructionKind::Dot
                 : instruction.unit == Unit::Transcendental
                     ? InstructionKind::Trans
                     : InstructionKind::Valu;
    return;
  case Unit::ScalarAlu:
    timed.unit = TimingUnit::Salu;
    timed.kind = InstructionKind::Salu;
    return;
  case Unit::ScalarMemory:
    timed.unit = TimingUnit::Smem;
    timed.kind = InstructionKind::Smem;
    return;
  case Unit::Lds:
    timed.unit = TimingUnit::Lds;
    // gfx11 has other names.
    timed.kind = name.contains("read") || name.starts_with("ds_load")
                     ? InstructionKind::LdsRead
                 : name.contains("write") || name.starts_with("ds_store")
                     ? InstructionKind::LdsWrite
                     : InstructionKind::LdsOther;
    return;
  case Unit::VectorMemory:
  case Unit::Flat:
    timed.unit = TimingUnit::Vmem;
    timed.kind = getVmemKind(name);
    return;
  case Unit::Branch:
    timed.unit = TimingUnit::Branch;
    timed.kind = InstructionKind::Branch;
    return;
  case Unit::Wait:
    timed.unit = TimingUnit::Internal;
    timed.kind = name.starts_with("s_wait") ? InstructionKind::Wait
                                            : InstructionKind::Other;
    return;
  case Unit::Barrier:
    timed.unit = TimingUnit::Internal;
    timed.kind = InstructionKind::Barrier;
    return;
  case Unit::Other:
    timed.unit = TimingUnit::Internal;
    timed.kind = InstructionKind::Other;
    return;
  }
}

/// Sets what an instruction that waits waits for. `major` is the generation.
static void setWaits(TimedInstruction &timed, StringRef name,
                     uint16_t immediate, unsigned major) {
  auto set = [&](WaitCounter counter, unsigned count) {
    timed.waits[static_cast<unsigned>(counter)] = count;
  };
  auto bits = [&](unsigned first, unsigned width) {
    return immediate >> first & ((1u << width) - 1);
  };
  if (name == "s_waitcnt") {
    // vmcnt, lgkmcnt; expcnt is not timed.
    if (major >= 11) {
      set(WaitCounter::Load, bits(10, 6));
      set(WaitCounter::Lds, bits(4, 6));
      return;
    }
    set(WaitCounter::Load, bits(0, 4) | bits(14, 2) << 4);
    set(WaitCounter::Lds, bits(8, major >= 10 ? 6 : 4));
    return;
  }
  if (name == "s_waitcnt_vmcnt" || name == "s_wait_loadcnt")
    set(WaitCounter::Load, bits(0, 6));
  else if (name == "s_waitcnt_vscnt" || name == "s_wait_storecnt")
    set(WaitCounter::Store, bits(0, 6));
  else if (name == "s_waitcnt_lgkmcnt" || name == "s_wait_dscnt")
    set(WaitCounter::Lds, bits(0, 6));
  else if (name == "s_wait_kmcnt")
    set(WaitCounter::Scalar, bits(0, 6));
  else if (name == "s_wait_loadcnt_dscnt") {
    set(WaitCounter::Load, bits(8, 6));
    set(WaitCounter::Lds, bits(0, 6));
  } else if (name == "s_wait_storecnt_dscnt") {
    set(WaitCounter::Store, bits(8, 6));
    set(WaitCounter::Lds, bits(0, 6));
  }
}

static WaitCounter getCounter(const TimedInstruction &timed, unsigned major) {
  switch (timed.unit) {
  case TimingUnit::Lds:
    return WaitCounter::Lds;
  case TimingUnit::Smem:
    return major >= 12 ? WaitCounter::Scalar : WaitCounter::Lds;
  default:
    return major >= 10 && timed.kind == InstructionKind::VmemStore
               ? WaitCounter::Store
               : WaitCounter::Load;
  }
}

std::vector<TimedInstruction>
attn::sim::getTimedInstructions(const Program &program,
                                const TimingParameters &parameters) {
  unsigned major = AMDGPU::getIsaVersion(program.chip).Major;
  std::vector<TimedInstruction> result(program.instructions.size());
  for (auto [index, timed] : enumerate(result)) {
    const Instruction &instruction = program.instructions[index];
    const InstructionInfo &info = program.infos[index];
    std::string name = StringRef(info.mnemonic).lower();
    timed.index = index;
    timed.pc = info.address;
    timed.bytes = info.size;
    setUnit(timed, instruction, info, parameters);
    timed.counter = getCounter(timed, major);

    uint16_t immediate = instruction.offset;
    if (StringRef(name).starts_with("s_wait"))
      setWaits(timed, name, immediate, major);
    else if (name == "s_nop")
      timed.extraSlots = immediate & 15;
    else if (name == "s_setprio")
      timed.priority = immediate & 3;
    else if (name == "s_sleep")
      // 64 clocks for each count.
      timed.extraSlots = (immediate & 127) * 64 / parameters.slotClocks;

    auto add = [](auto &list, const std::vector<RegisterRange> &ranges) {
      for (const RegisterRange &range : ranges)
        for (unsigned n = 0; n < range.count; ++n)
          if (range.first + n < TimedInstruction::registerCount)
            list.push_back(range.first + n);
    };
    add(timed.reads, info.reads);
    add(timed.writes, info.writes);
    if (info.readsScc)
      timed.reads.push_back(operand::scc);
    if (info.writesScc)
      timed.writes.push_back(operand::scc);
  }
  return result;
}
