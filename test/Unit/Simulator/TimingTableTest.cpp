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
  EXPECT_EQ(getValuRate("v_lshlrev_b64"), ValuRate::Half);
  EXPECT_EQ(getValuRate("v_rcp_f64"), ValuRate::DoubleTrans);
  // Of gfx12: the result is a scalar.
  EXPECT_EQ(getValuRate("v_s_exp_f32"), ValuRate::Quarter);
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

TimedInstruction getTimed(const char *chip, Unit unit, InstructionInfo info,
                          int32_t immediate = 0) {
  Program program;
  program.chip = chip;
  program.instructions.push_back(makeInstruction(unit, immediate));
  program.infos.push_back(std::move(info));
  return getTimedInstructions(program,
                              cantFail(getTimingParameters(chip, "opt")))[0];
}

TEST(TimingTable, MatrixShapes) {
  MatrixShape shape = getMatrixShape("v_mfma_f32_32x32x8f16");
  EXPECT_EQ(shape.rows, 32u);
  EXPECT_EQ(shape.columns, 32u);
  EXPECT_EQ(shape.depth, 8u);
  EXPECT_EQ(shape.type, "f16");
  EXPECT_EQ(getMatrixShape("v_mfma_f32_32x32x4_2b_f16").type, "f16");
  EXPECT_EQ(getMatrixShape("v_mfma_f32_16x16x16bf16_1k").type, "bf16_1k");
  EXPECT_EQ(getMatrixShape("v_wmma_f32_16x16x16_f16").depth, 16u);
  EXPECT_EQ(getMatrixShape("v_mfma").rows, 0u);
}

TEST(TimingTable, MatrixInstructions) {
  auto check = [](const char *chip, const char *mnemonic, uint16_t results,
                  unsigned clocks, unsigned flops) {
    InstructionInfo info = makeInfo(mnemonic, 0, 8);
    info.writes = {{operand::accumulator, results}};
    TimedInstruction timed = getTimed(chip, Unit::VectorAlu, info);
    EXPECT_EQ(timed.unit, TimingUnit::Matrix) << mnemonic;
    EXPECT_EQ(timed.kind, InstructionKind::Matrix) << mnemonic;
    EXPECT_EQ(timed.matrixClocks, clocks) << chip << ' ' << mnemonic;
    EXPECT_EQ(timed.matrixFlops, flops) << chip << ' ' << mnemonic;
  };
  // Clocks are four times the passes that llvm-mca gives.
  check("gfx908", "v_mfma_f32_32x32x8f16", 16, 64, 16384);
  check("gfx908", "v_mfma_f32_16x16x16f16", 4, 32, 8192);
  check("gfx908", "v_mfma_f32_32x32x4bf16", 16, 64, 8192);
  check("gfx908", "v_mfma_f32_4x4x4f16", 4, 8, 2048);
  check("gfx90a", "v_mfma_f32_32x32x8bf16_1k", 16, 64, 16384);
  check("gfx90a", "v_mfma_f64_16x16x4f64", 8, 32, 2048);
  check("gfx942", "v_mfma_f32_32x32x8_f16", 16, 32, 16384);
  check("gfx942", "v_mfma_f32_16x16x16_bf16", 4, 16, 8192);
  check("gfx942", "v_mfma_f32_32x32x4_2b_f16", 32, 64, 16384);
  check("gfx942", "v_mfma_f32_32x32x2_f32", 16, 64, 4096);
  check("gfx942", "v_mfma_f32_16x16x4_f32", 4, 32, 2048);
  check("gfx950", "v_mfma_f32_32x32x8_f16", 16, 32, 16384);
  check("gfx950", "v_mfma_f32_32x32x16_bf16", 16, 32, 32768);
  check("gfx950", "v_mfma_f32_16x16x32_f16", 4, 16, 16384);
  check("gfx950", "v_mfma_f64_16x16x4_f64", 8, 64, 2048);
  check("gfx1100", "v_wmma_f32_16x16x16_f16", 8, 32, 8192);
  check("gfx1201", "v_wmma_f32_16x16x16_bf16", 8, 16, 8192);
}

TEST(TimingTable, PairsOfInstructions) {
  InstructionInfo info = makeInfo("v_dual_fmac_f32", 0, 8);
  info.text = "v_dual_fmac_f32 v2, v3, v4 :: v_dual_mul_f32 v5, v6, v7";
  TimedInstruction timed = getTimed("gfx1100", Unit::VectorAlu, info);
  EXPECT_EQ(timed.unit, TimingUnit::Valu);
  EXPECT_EQ(timed.kind, InstructionKind::Valu);
  EXPECT_EQ(timed.rate, ValuRate::Full);
  EXPECT_EQ(timed.flops, 3u);
  info.text = "v_dual_mov_b32 v2, v3 :: v_dual_dot2acc_f32_f16 v5, v6, v7";
  timed = getTimed("gfx1100", Unit::VectorAlu, info);
  EXPECT_EQ(timed.kind, InstructionKind::Dot);
  EXPECT_EQ(timed.flops, 6u);
}

TEST(TimingTable, Waits) {
  auto get = [](const char *chip, const char *mnemonic, int32_t immediate) {
    return getTimed(chip, Unit::Wait, makeInfo(mnemonic, 0), immediate).waits;
  };
  using Waits = std::array<int16_t, 4>;
  // As LLVM encodes "vmcnt(18) lgkmcnt(3)".
  EXPECT_EQ(get("gfx942", "s_waitcnt", 0x4372), (Waits{18, -1, 3, -1}));
  EXPECT_EQ(get("gfx1030", "s_waitcnt", 0x4372), (Waits{18, -1, 3, -1}));
  EXPECT_EQ(get("gfx1030", "s_waitcnt", 0x3f70), (Waits{0, -1, 63, -1}));
  EXPECT_EQ(get("gfx1100", "s_waitcnt", 0x4837), (Waits{18, -1, 3, -1}));
  EXPECT_EQ(get("gfx1030", "s_waitcnt_vscnt", 2), (Waits{-1, 2, -1, -1}));
  EXPECT_EQ(get("gfx1201", "s_wait_loadcnt", 5), (Waits{5, -1, -1, -1}));
  EXPECT_EQ(get("gfx1201", "s_wait_storecnt", 5), (Waits{-1, 5, -1, -1}));
  EXPECT_EQ(get("gfx1201", "s_wait_dscnt", 5), (Waits{-1, -1, 5, -1}));
  EXPECT_EQ(get("gfx1201", "s_wait_kmcnt", 5), (Waits{-1, -1, -1, 5}));
  EXPECT_EQ(get("gfx1201", "s_wait_loadcnt_dscnt", 0x703),
            (Waits{7, -1, 3, -1}));
  EXPECT_EQ(get("gfx1201", "s_wait_storecnt_dscnt", 0x703),
            (Waits{-1, 7, 3, -1}));
  EXPECT_EQ(get("gfx1201", "s_wait_alu", 0), (Waits{-1, -1, -1, -1}));
}

TEST(TimingTable, CountersOfAccesses) {
  auto get = [](const char *chip, Unit unit, const char *mnemonic) {
    return getTimed(chip, unit, makeInfo(mnemonic, 0)).counter;
  };
  EXPECT_EQ(get("gfx942", Unit::Flat, "global_store_dword"), WaitCounter::Load);
  EXPECT_EQ(get("gfx1030", Unit::Flat, "global_store_dword"),
            WaitCounter::Store);
  EXPECT_EQ(get("gfx1100", Unit::Flat, "global_load_b32"), WaitCounter::Load);
  EXPECT_EQ(get("gfx1100", Unit::ScalarMemory, "s_load_b64"), WaitCounter::Lds);
  EXPECT_EQ(get("gfx1201", Unit::ScalarMemory, "s_load_b64"),
            WaitCounter::Scalar);
  EXPECT_EQ(get("gfx1201", Unit::Lds, "ds_load_b128"), WaitCounter::Lds);
}

TEST(TimingTable, Priorities) {
  EXPECT_EQ(
      getTimed("gfx942", Unit::Other, makeInfo("s_setprio", 0), 2).priority, 2);
  EXPECT_EQ(getTimed("gfx942", Unit::Other, makeInfo("s_nop", 0), 2).priority,
            -1);
  // 64 clocks a count, in slots.
  EXPECT_EQ(
      getTimed("gfx942", Unit::Other, makeInfo("s_sleep", 0), 2).extraSlots,
      32u);
  EXPECT_EQ(
      getTimed("gfx1100", Unit::Other, makeInfo("s_sleep", 0), 2).extraSlots,
      128u);
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

  program.chip = "gfx906";
  std::vector<TimedInstruction> timed = getTimedInstructions(
      program, cantFail(getTimingParameters("gfx906", "opt")));
  ASSERT_EQ(timed.size(), 7u);
  EXPECT_EQ(timed[0].unit, TimingUnit::Internal);
  EXPECT_EQ(timed[0].kind, InstructionKind::Wait);
  EXPECT_EQ(timed[0].waits, (std::array<int16_t, 4>{18, -1, 3, -1}));
  EXPECT_EQ(timed[1].kind, InstructionKind::Other);
  EXPECT_EQ(timed[1].extraSlots, 5);
  EXPECT_EQ(timed[1].waits, (std::array<int16_t, 4>{-1, -1, -1, -1}));
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
