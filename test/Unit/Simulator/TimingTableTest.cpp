//===- TimingTableTest.cpp - How the model sees instructions --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/TimingTable.h"

#include "gtest/gtest.h"

using namespace attn::sim;

namespace {

TEST(TimingTable, Rates) {
  EXPECT_EQ(getValuRate("v_dot2_f32_f16"), ValuRate::Full);
  EXPECT_EQ(getValuRate("v_pk_fma_f16"), ValuRate::Full);
  EXPECT_EQ(getValuRate("v_cvt_f16_f32"), ValuRate::Full);
  EXPECT_EQ(getValuRate("v_exp_f32"), ValuRate::Quarter);
  EXPECT_EQ(getValuRate("v_rcp_f16"), ValuRate::Quarter);
  EXPECT_EQ(getValuRate("v_mul_lo_u32"), ValuRate::Quarter);
  EXPECT_EQ(getValuRate("v_mad_u64_u32"), ValuRate::Quarter);
  // 24 bits are not 32.
  EXPECT_EQ(getValuRate("v_mul_u32_u24"), ValuRate::Full);
  EXPECT_EQ(getValuRate("v_fma_f64"), ValuRate::Double);
  EXPECT_EQ(getValuRate("v_lshlrev_b64"), ValuRate::Double);
  EXPECT_EQ(getValuRate("v_rcp_f64"), ValuRate::DoubleTrans);
}

TEST(TimingTable, Flops) {
  EXPECT_EQ(getFlops("v_dot2_f32_f16"), 4u);
  EXPECT_EQ(getFlops("v_dot4_i32_i8"), 8u);
  EXPECT_EQ(getFlops("v_fma_f32"), 2u);
  EXPECT_EQ(getFlops("v_mac_f32"), 2u);
  EXPECT_EQ(getFlops("v_pk_fma_f16"), 4u);
  EXPECT_EQ(getFlops("v_pk_mul_f16"), 2u);
  EXPECT_EQ(getFlops("v_mul_f32"), 1u);
  EXPECT_EQ(getFlops("v_exp_f32"), 1u);
  EXPECT_EQ(getFlops("v_max_f32"), 0u);
  EXPECT_EQ(getFlops("v_add_u32"), 0u);
  EXPECT_EQ(getFlops("v_mul_lo_u32"), 0u);
  EXPECT_EQ(getFlops("s_mul_i32"), 0u);
}

Instruction makeInstruction(Unit unit, int32_t immediate = 0) {
  Instruction instruction;
  instruction.unit = unit;
  instruction.offset = immediate;
  return instruction;
}

InstructionInfo makeInfo(const char *mnemonic, uint64_t address,
                         uint32_t size = 4) {
  InstructionInfo info;
  info.mnemonic = mnemonic;
  info.address = address;
  info.size = size;
  return info;
}

TEST(TimingTable, Instructions) {
  Program program;
  auto add = [&](Unit unit, const char *mnemonic, int32_t immediate = 0) {
    program.instructions.push_back(makeInstruction(unit, immediate));
    program.infos.push_back(
        makeInfo(mnemonic, 0x100 + 4 * program.infos.size()));
  };
  // vmcnt(18), lgkmcnt(3): bits 3:0 with 15:14, and 11:8.
  add(Unit::Wait, "s_waitcnt", 0x4372);
  add(Unit::Wait, "s_nop", 5);
  add(Unit::Lds, "ds_read2_b64");
  add(Unit::Lds, "ds_bpermute_b32");
  add(Unit::VectorMemory, "buffer_store_dword");
  add(Unit::Flat, "global_load_dwordx4");
  add(Unit::Transcendental, "v_exp_f32");
  program.infos.back().reads = {{operand::vector + 7, 2}};
  program.infos.back().writesScc = true;

  std::vector<TimedInstruction> timed = getTimedInstructions(program);
  ASSERT_EQ(timed.size(), 7u);
  EXPECT_EQ(timed[0].unit, TimingUnit::Internal);
  EXPECT_EQ(timed[0].kind, InstructionKind::Wait);
  EXPECT_EQ(timed[0].vmcnt, 18);
  EXPECT_EQ(timed[0].lgkmcnt, 3);
  EXPECT_EQ(timed[1].kind, InstructionKind::Other);
  EXPECT_EQ(timed[1].extraSlots, 5);
  EXPECT_EQ(timed[1].vmcnt, -1);
  EXPECT_EQ(timed[2].kind, InstructionKind::LdsRead);
  EXPECT_EQ(timed[3].kind, InstructionKind::LdsOther);
  EXPECT_EQ(timed[4].kind, InstructionKind::VmemStore);
  EXPECT_EQ(timed[5].unit, TimingUnit::Vmem);
  EXPECT_EQ(timed[5].kind, InstructionKind::VmemLoad);
  EXPECT_EQ(timed[6].kind, InstructionKind::Trans);
  EXPECT_EQ(timed[6].rate, ValuRate::Quarter);
  EXPECT_EQ(timed[6].pc, 0x118u);
  EXPECT_EQ(timed[6].reads.size(), 2u);
  EXPECT_EQ(timed[6].reads[1], operand::vector + 8);
  EXPECT_EQ(timed[6].writes[0], operand::scc);
}

} // namespace
