//===- MmaAtoms.h - The matrix instructions of chips ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_TARGET_MMAATOMS_H
#define ATTN_LIB_TARGET_MMAATOMS_H

#include "attn/Target/MmaAtom.h"

namespace attn {

inline constexpr int64_t mfma32Registers[] = {1, 2, 8, 16};
inline constexpr int64_t mfma32Groups[] = {4};
inline constexpr int64_t mfma16Registers[] = {1, 2};
inline constexpr int64_t mfma16Groups[] = {4, 8};
inline constexpr int64_t wmmaInterleavedRegisters[] = {2, 4, 8};
inline constexpr int64_t wmmaInterleavedGroups[] = {1};
inline constexpr int64_t wmmaRegisters[] = {1, 2, 4};
inline constexpr int64_t wmmaGroups[] = {8};

/// MFMA with a result of 32 x 32: 16 registers a lane, two groups.
constexpr MmaAtom mfma32(llvm::StringLiteral name, MmaType type,
                         llvm::StringLiteral intrinsic, int64_t k,
                         bool takesIntegers, int64_t clocks) {
  return {name,
          type,
          intrinsic,
          /*m=*/32,
          /*n=*/32,
          k,
          /*operandElements=*/k / 2,
          /*repeatsOperands=*/false,
          takesIntegers,
          /*modifiers=*/3,
          llvm::ArrayRef(mfma32Registers),
          llvm::ArrayRef(mfma32Groups),
          clocks};
}

/// MFMA with a result of 16 x 16: 4 registers a lane, four groups.
constexpr MmaAtom mfma16(llvm::StringLiteral name, MmaType type,
                         llvm::StringLiteral intrinsic, int64_t k,
                         bool takesIntegers, int64_t clocks) {
  return {name,
          type,
          intrinsic,
          /*m=*/16,
          /*n=*/16,
          k,
          /*operandElements=*/k / 4,
          /*repeatsOperands=*/false,
          takesIntegers,
          /*modifiers=*/3,
          llvm::ArrayRef(mfma16Registers),
          llvm::ArrayRef(mfma16Groups),
          clocks};
}

/// WMMA: 8 registers a lane of 32, two groups.
constexpr MmaAtom wmma(MmaType type, llvm::StringLiteral intrinsic,
                       bool repeatsOperands, int64_t clocks) {
  return {"16x16x16",
          type,
          intrinsic,
          /*m=*/16,
          /*n=*/16,
          /*k=*/16,
          /*operandElements=*/repeatsOperands ? 16 : 8,
          repeatsOperands,
          /*takesIntegers=*/type == MmaType::BF16,
          /*modifiers=*/0,
          repeatsOperands ? llvm::ArrayRef(wmmaInterleavedRegisters)
                          : llvm::ArrayRef(wmmaRegisters),
          repeatsOperands ? llvm::ArrayRef(wmmaInterleavedGroups)
                          : llvm::ArrayRef(wmmaGroups),
          clocks};
}

/// mma.sync: 4 registers a lane, 4 lanes a row.
constexpr MmaAtom mmaSync(MmaType type, llvm::StringLiteral intrinsic,
                          int64_t clocks) {
  return {"16x8x16",
          type,
          intrinsic,
          /*m=*/16,
          /*n=*/8,
          /*k=*/16,
          /*operandElements=*/4,
          /*repeatsOperands=*/false,
          /*takesIntegers=*/type == MmaType::BF16,
          /*modifiers=*/0,
          {},
          {},
          clocks,
          MmaForm::Direct};
}

inline constexpr MmaAtom gfx908Atoms[] = {
    mfma32("32x32x8", MmaType::F16, "llvm.amdgcn.mfma.f32.32x32x8f16", 8,
           /*takesIntegers=*/false, /*clocks=*/64),
    mfma16("16x16x16", MmaType::F16, "llvm.amdgcn.mfma.f32.16x16x16f16", 16,
           /*takesIntegers=*/false, /*clocks=*/32),
    mfma32("32x32x4", MmaType::BF16, "llvm.amdgcn.mfma.f32.32x32x4bf16", 4,
           /*takesIntegers=*/true, /*clocks=*/64),
    mfma16("16x16x8", MmaType::BF16, "llvm.amdgcn.mfma.f32.16x16x8bf16", 8,
           /*takesIntegers=*/true, /*clocks=*/32),
};

inline constexpr MmaAtom gfx90aAtoms[] = {
    mfma32("32x32x8", MmaType::F16, "llvm.amdgcn.mfma.f32.32x32x8f16", 8,
           /*takesIntegers=*/false, /*clocks=*/64),
    mfma16("16x16x16", MmaType::F16, "llvm.amdgcn.mfma.f32.16x16x16f16", 16,
           /*takesIntegers=*/false, /*clocks=*/32),
    mfma32("32x32x8", MmaType::BF16, "llvm.amdgcn.mfma.f32.32x32x8bf16.1k", 8,
           /*takesIntegers=*/true, /*clocks=*/64),
    mfma16("16x16x16", MmaType::BF16, "llvm.amdgcn.mfma.f32.16x16x16bf16.1k",
           16, /*takesIntegers=*/true, /*clocks=*/32),
};

inline constexpr MmaAtom gfx942Atoms[] = {
    mfma32("32x32x8", MmaType::F16, "llvm.amdgcn.mfma.f32.32x32x8f16", 8,
           /*takesIntegers=*/false, /*clocks=*/32),
    mfma16("16x16x16", MmaType::F16, "llvm.amdgcn.mfma.f32.16x16x16f16", 16,
           /*takesIntegers=*/false, /*clocks=*/16),
    mfma32("32x32x8", MmaType::BF16, "llvm.amdgcn.mfma.f32.32x32x8bf16.1k", 8,
           /*takesIntegers=*/true, /*clocks=*/32),
    mfma16("16x16x16", MmaType::BF16, "llvm.amdgcn.mfma.f32.16x16x16bf16.1k",
           16, /*takesIntegers=*/true, /*clocks=*/16),
};

inline constexpr MmaAtom gfx950Atoms[] = {
    mfma32("32x32x16", MmaType::F16, "llvm.amdgcn.mfma.f32.32x32x16.f16", 16,
           /*takesIntegers=*/false, /*clocks=*/32),
    mfma16("16x16x32", MmaType::F16, "llvm.amdgcn.mfma.f32.16x16x32.f16", 32,
           /*takesIntegers=*/false, /*clocks=*/16),
    mfma32("32x32x16", MmaType::BF16, "llvm.amdgcn.mfma.f32.32x32x16.bf16", 16,
           /*takesIntegers=*/false, /*clocks=*/32),
    mfma16("16x16x32", MmaType::BF16, "llvm.amdgcn.mfma.f32.16x16x32.bf16", 32,
           /*takesIntegers=*/false, /*clocks=*/16),
};

inline constexpr MmaAtom gfx1100Atoms[] = {
    wmma(MmaType::F16, "llvm.amdgcn.wmma.f32.16x16x16.f16",
         /*repeatsOperands=*/true, /*clocks=*/32),
    wmma(MmaType::BF16, "llvm.amdgcn.wmma.f32.16x16x16.bf16",
         /*repeatsOperands=*/true, /*clocks=*/32),
};

inline constexpr MmaAtom gfx1201Atoms[] = {
    wmma(MmaType::F16, "llvm.amdgcn.wmma.f32.16x16x16.f16",
         /*repeatsOperands=*/false, /*clocks=*/16),
    wmma(MmaType::BF16, "llvm.amdgcn.wmma.f32.16x16x16.bf16",
         /*repeatsOperands=*/false, /*clocks=*/16),
};

inline constexpr MmaAtom sm80Atoms[] = {
    mmaSync(MmaType::F16, "llvm.nvvm.mma.m16n8k16.row.col.f32.f32",
            /*clocks=*/8),
    mmaSync(MmaType::BF16, "llvm.nvvm.mma.m16n8k16.row.col.bf16",
            /*clocks=*/8),
};

/// The same for four waves: wgmma.
constexpr MmaAtom mmaGroup(MmaType type, int64_t clocks) {
  MmaAtom atom = mmaSync(type, "", clocks);
  atom.name = llvm::StringLiteral("64x8x16");
  atom.isOfGroup = true;
  return atom;
}

inline constexpr MmaAtom sm90aAtoms[] = {
    mmaGroup(MmaType::F16, /*clocks=*/4),
    mmaGroup(MmaType::BF16, /*clocks=*/4),
    mmaSync(MmaType::F16, "llvm.nvvm.mma.m16n8k16.row.col.f32.f32",
            /*clocks=*/6),
    mmaSync(MmaType::BF16, "llvm.nvvm.mma.m16n8k16.row.col.bf16",
            /*clocks=*/6),
};

} // namespace attn

#endif // ATTN_LIB_TARGET_MMAATOMS_H
