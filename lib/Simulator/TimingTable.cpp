//===- TimingTable.cpp - Instructions as the timing model sees them -------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/TimingTable.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace attn::sim;

ValuRate attn::sim::getValuRate(StringRef mnemonic) {
  std::string lower = mnemonic.lower();
  StringRef name = lower;
  bool isDouble = name.contains("_f64");
  for (StringRef trans :
       {"v_exp_", "v_log_", "v_rcp_", "v_rsq_", "v_sqrt_", "v_sin_", "v_cos_"})
    if (name.starts_with(trans))
      return isDouble ? ValuRate::DoubleTrans : ValuRate::Quarter;
  for (StringRef multiply :
       {"v_mul_lo_u32", "v_mul_lo_i32", "v_mul_hi_u32", "v_mul_hi_i32",
        "v_mad_u64_u32", "v_mad_i64_i32", "v_qsad_", "v_mqsad_"})
    if (name.starts_with(multiply))
      return ValuRate::Quarter;
  if (isDouble || name.starts_with("v_lshlrev_b64") ||
      name.starts_with("v_lshrrev_b64") || name.starts_with("v_ashrrev_i64"))
    return ValuRate::Double;
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

static InstructionKind getVmemKind(StringRef name) {
  return name.contains("store") ? InstructionKind::VmemStore
                                : InstructionKind::VmemLoad;
}

static void setUnit(TimedInstruction &timed, const Instruction &instruction,
                    StringRef name) {
  switch (instruction.unit) {
  case Unit::VectorAlu:
  case Unit::Transcendental:
    timed.unit = TimingUnit::Valu;
    timed.rate = getValuRate(name);
    timed.flops = getFlops(name);
    timed.kind = name.starts_with_insensitive("v_dot") ? InstructionKind::Dot
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
    timed.kind = name.contains_insensitive("read") ? InstructionKind::LdsRead
                 : name.contains_insensitive("write")
                     ? InstructionKind::LdsWrite
                     : InstructionKind::LdsOther;
    return;
  case Unit::VectorMemory:
  case Unit::Flat:
    timed.unit = TimingUnit::Vmem;
    timed.kind = getVmemKind(name.lower());
    return;
  case Unit::Branch:
    timed.unit = TimingUnit::Branch;
    timed.kind = InstructionKind::Branch;
    return;
  case Unit::Wait:
    timed.unit = TimingUnit::Internal;
    timed.kind = name.contains_insensitive("waitcnt") ? InstructionKind::Wait
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

std::vector<TimedInstruction>
attn::sim::getTimedInstructions(const Program &program) {
  std::vector<TimedInstruction> result(program.instructions.size());
  for (auto [index, timed] : enumerate(result)) {
    const Instruction &instruction = program.instructions[index];
    const InstructionInfo &info = program.infos[index];
    StringRef name = info.mnemonic;
    timed.index = index;
    timed.pc = info.address;
    timed.bytes = info.size;
    setUnit(timed, instruction, name);

    uint16_t immediate = instruction.offset;
    if (name.equals_insensitive("s_waitcnt")) {
      // GFX9: vmcnt in bits 3:0 and 15:14, lgkmcnt in bits 11:8.
      timed.vmcnt = (immediate & 15) | (immediate >> 14 << 4);
      timed.lgkmcnt = immediate >> 8 & 15;
    } else if (name.equals_insensitive("s_nop")) {
      timed.extraSlots = immediate & 15;
    } else if (name.equals_insensitive("s_sleep")) {
      // 64 clocks for each count.
      timed.extraSlots = (immediate & 127) * 16;
    }

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
