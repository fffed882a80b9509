//===- MmaLayoutTest.cpp - Tests of layouts of matrix operands ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Attention by a model of each matrix instruction: lanes get the elements that
// the layouts say, the instruction multiplies them by the numbers of its
// MmaAtom, or, in the direct form, as the PTX ISA says for mma.m16n8k16, and
// its results must be where the layouts say.

#include "TestLayouts.h"
#include "attn/Layout/Conversion.h"
#include "attn/Target/GpuModel.h"
#include "attn/Target/MmaLayouts.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace llvm;
using namespace attn;
using namespace attn::layout;

namespace {
/// A tile of whole numbers, so that sums are exact in any order.
struct Matrix {
  Matrix(int64_t rows, int64_t columns)
      : rows(rows), columns(columns), values(rows * columns, 0) {}

  int64_t &at(int64_t row, int64_t column) {
    return values[row * columns + column];
  }
  int64_t at(int64_t row, int64_t column) const {
    return values[row * columns + column];
  }

  int64_t rows, columns;
  std::vector<int64_t> values;
};

Matrix makeMatrix(int64_t rows, int64_t columns, int64_t seed) {
  Matrix matrix(rows, columns);
  for (auto [number, value] : enumerate(matrix.values))
    value = (int64_t(number) * 7919 + seed) % 23 - 11;
  return matrix;
}

/// left * right, or left * right^T.
Matrix multiply(const Matrix &left, const Matrix &right, bool transpose) {
  Matrix result(left.rows, transpose ? right.rows : right.columns);
  for (int64_t i = 0; i < result.rows; ++i)
    for (int64_t j = 0; j < result.columns; ++j)
      for (int64_t k = 0; k < left.columns; ++k)
        result.at(i, j) +=
            left.at(i, k) * (transpose ? right.at(j, k) : right.at(k, j));
  return result;
}

/// One wave of a kernel of attention.
class Wave {
public:
  Wave(const MmaAtom &atom, int64_t wave)
      : atom(atom), lanes(getLanes(atom)), wave(wave) {}

  static int64_t getLanes(const MmaAtom &atom) {
    return (atom.isDirect() ? 8 : atom.n) * atom.getRowLanes();
  }

  /// attn.dot with a left side in registers: what each lane has of the result,
  /// by its register. `depthDim` is the dimension of `rhs` that is summed up.
  std::vector<std::vector<int64_t>>
  multiply(const Matrix &lhs, const LinearLayout &lhsLayout, const Matrix &rhs,
           const LinearLayout &rhsLayout, unsigned depthDim) const;

private:
  std::vector<std::vector<int64_t>>
  multiplyDirect(const Matrix &lhs, const LinearLayout &lhsLayout,
                 const Matrix &rhs, const LinearLayout &rhsLayout,
                 unsigned depthDim) const;
  int64_t read(const Matrix &matrix, const LinearLayout &layout, int64_t number,
               int64_t lane) const {
    Coordinate at = layout.apply({number, lane, wave});
    return matrix.at(at[0], at[1]);
  }
  /// Registers of lane 0 by what they hold.
  std::map<std::pair<int64_t, int64_t>, int64_t>
  getRegisters(const LinearLayout &layout) const {
    std::map<std::pair<int64_t, int64_t>, int64_t> registers;
    for (int64_t i = 0; i < layout.getRegistersPerLane(); ++i) {
      Coordinate at = layout.apply({i, 0, 0});
      registers.insert({{at[0], at[1]}, i});
    }
    return registers;
  }

  const MmaAtom &atom;
  int64_t lanes, wave;
};
} // namespace

/// The row of D that a register and a group have.
static int64_t getResultRow(const MmaAtom &atom, int64_t number,
                            int64_t group) {
  int64_t row = 0;
  for (auto [bit, step] : enumerate(atom.resultRegisterRows))
    row += (number >> bit & 1) * step;
  for (auto [bit, step] : enumerate(atom.resultGroupRows))
    row += (group >> bit & 1) * step;
  return row;
}

std::vector<std::vector<int64_t>> Wave::multiply(const Matrix &lhs,
                                                 const LinearLayout &lhsLayout,
                                                 const Matrix &rhs,
                                                 const LinearLayout &rhsLayout,
                                                 unsigned depthDim) const {
  if (atom.isDirect())
    return multiplyDirect(lhs, lhsLayout, rhs, rhsLayout, depthDim);
  auto left = getRegisters(lhsLayout), right = getRegisters(rhsLayout);
  // Blocks of a side are the coordinates that lane 0 has.
  SmallVector<int64_t> rowBlocks, resultBlocks, depths;
  for (int64_t i = 0; i < lhsLayout.getRegistersPerLane(); ++i) {
    Coordinate at = lhsLayout.apply({i, 0, 0});
    if (at[1] == 0)
      rowBlocks.push_back(at[0]);
    if (at[0] == 0)
      depths.push_back(at[1]);
  }
  for (int64_t i = 0; i < rhsLayout.getRegistersPerLane(); ++i) {
    Coordinate at = rhsLayout.apply({i, 0, 0});
    if (at[depthDim] == 0)
      resultBlocks.push_back(at[1 - depthDim]);
  }
  EXPECT_EQ(depths.size() % atom.getLaneDepth(), 0u);

  std::vector<std::vector<int64_t>> result;
  for (int64_t rowBlock : rowBlocks)
    for (int64_t resultBlock : resultBlocks) {
      Matrix d(atom.m, atom.n);
      for (size_t depth = 0; depth < depths.size();
           depth += atom.operandElements)
        for (int64_t i = 0; i < atom.m; ++i)
          for (int64_t j = 0; j < atom.n; ++j)
            for (int64_t group = 0; group < atom.getRowLanes(); ++group) {
              int64_t sum = 0;
              for (int64_t e = 0; e < atom.operandElements; ++e) {
                int64_t at = depths[depth + e];
                std::pair<int64_t, int64_t> rightAt(resultBlock, at);
                if (depthDim == 0)
                  std::swap(rightAt.first, rightAt.second);
                sum += read(rhs, rhsLayout, right.at(rightAt),
                            group * atom.n + i) *
                       read(lhs, lhsLayout, left.at({rowBlock, at}),
                            group * atom.n + j);
              }
              if (!atom.repeatsOperands || group == 0)
                d.at(i, j) += sum;
            }
      for (int64_t number = 0; number < atom.getResultRegisters(); ++number) {
        std::vector<int64_t> values;
        for (int64_t lane = 0; lane < lanes; ++lane)
          values.push_back(
              d.at(getResultRow(atom, number, lane / atom.n), lane % atom.n));
        result.push_back(values);
      }
    }
  return result;
}

/// The row and the column of A, B, and of C and D, that a register of a lane
/// holds: PTX ISA, "Matrix Fragments for mma.m16n8k16 with floating point
/// type".
static std::pair<int64_t, int64_t> getPlaceInA(int64_t number, int64_t lane) {
  return {lane / 4 + (number / 2 % 2 ? 8 : 0),
          lane % 4 * 2 + number % 2 + (number >= 4 ? 8 : 0)};
}
static std::pair<int64_t, int64_t> getPlaceInB(int64_t number, int64_t lane) {
  return {lane % 4 * 2 + number % 2 + (number >= 2 ? 8 : 0), lane / 4};
}
static std::pair<int64_t, int64_t> getPlaceInD(int64_t number, int64_t lane) {
  return {lane / 4 + (number >= 2 ? 8 : 0), lane % 4 * 2 + number % 2};
}

std::vector<std::vector<int64_t>>
Wave::multiplyDirect(const Matrix &lhs, const LinearLayout &lhsLayout,
                     const Matrix &rhs, const LinearLayout &rhsLayout,
                     unsigned depthDim) const {
  // Successive registers are those of one instruction.
  constexpr int64_t sizeOfA = 8, sizeOfB = 4, sizeOfD = 4;
  std::map<std::pair<int64_t, int64_t>, Matrix> sums;
  for (int64_t a = 0; a < lhsLayout.getRegistersPerLane(); a += sizeOfA) {
    Coordinate leftAt = lhsLayout.apply({a, 0, 0});
    Matrix partA(atom.m, atom.k);
    for (int64_t lane = 0; lane < lanes; ++lane)
      for (int64_t i = 0; i < sizeOfA; ++i) {
        auto [row, column] = getPlaceInA(i, lane);
        partA.at(row, column) = read(lhs, lhsLayout, a + i, lane);
      }
    for (int64_t b = 0; b < rhsLayout.getRegistersPerLane(); b += sizeOfB) {
      Coordinate rightAt = rhsLayout.apply({b, 0, 0});
      if (rightAt[depthDim] != leftAt[1])
        continue;
      Matrix partB(atom.k, atom.n);
      for (int64_t lane = 0; lane < lanes; ++lane)
        for (int64_t i = 0; i < sizeOfB; ++i) {
          auto [row, column] = getPlaceInB(i, lane);
          partB.at(row, column) = read(rhs, rhsLayout, b + i, lane);
        }
      Matrix product = ::multiply(partA, partB, /*transpose=*/false);
      auto [sum, isNew] = sums.try_emplace({leftAt[0], rightAt[1 - depthDim]},
                                           Matrix(atom.m, atom.n));
      for (auto [to, from] : zip(sum->second.values, product.values))
        to += from;
    }
  }
  std::vector<std::vector<int64_t>> result;
  for (auto &[at, sum] : sums)
    for (int64_t i = 0; i < sizeOfD; ++i) {
      std::vector<int64_t> &values = result.emplace_back();
      for (int64_t lane = 0; lane < lanes; ++lane) {
        auto [row, column] = getPlaceInD(i, lane);
        values.push_back(sum.at(row, column));
      }
    }
  return result;
}

/// Whether `values` are those of `matrix` where `layout` says.
static void expectTile(ArrayRef<std::vector<int64_t>> values,
                       const Matrix &matrix, const LinearLayout &layout,
                       int64_t wave) {
  ASSERT_EQ(int64_t(values.size()), layout.getRegistersPerLane());
  for (auto [number, lanes] : enumerate(values))
    for (auto [lane, value] : enumerate(lanes)) {
      Coordinate at = layout.apply({int64_t(number), int64_t(lane), wave});
      ASSERT_EQ(value, matrix.at(at[0], at[1]))
          << "register " << number << ", lane " << lane << " of wave " << wave
          << ", row " << at[0] << ", column " << at[1];
    }
}

/// Calls `callback` for each matrix instruction of each chip.
static void
forEachAtom(function_ref<void(const GpuModel &, const MmaAtom &)> callback) {
  for (const GpuModel &chip : getGpuModels())
    for (const MmaAtom &atom : chip.atoms) {
      SCOPED_TRACE((chip.name + " " + atom.name +
                    (atom.type == MmaType::F16 ? " f16" : " bf16"))
                       .str());
      callback(chip, atom);
    }
}

namespace {
struct Shape {
  int64_t waves, rowBlocks, keys, depth, dims;
};
} // namespace

TEST(MmaLayoutTest, Attention) {
  forEachAtom([](const GpuModel &chip, const MmaAtom &atom) {
    EXPECT_EQ(Wave::getLanes(atom), chip.waveSize);
    int64_t step = atom.getDepthStep();
    for (Shape shape : {Shape{2, 1, 64, 2 * step, 64},
                        // Several blocks of rows, and extents that are no
                        // powers of two.
                        Shape{1, 2, 32, 3 * step, 3 * atom.getReadColumns()},
                        Shape{4, 1, 32, step, atom.getReadColumns()}}) {
      MmaLayouts layouts(atom, shape.waves);
      int64_t rows = atom.getResultRows() * shape.rowBlocks * shape.waves;
      Matrix q = makeMatrix(rows, shape.depth, 1);
      Matrix k = makeMatrix(shape.keys, shape.depth, 2);
      Matrix v = makeMatrix(shape.keys, shape.dims, 3);
      Matrix s = multiply(q, k, /*transpose=*/true);
      Matrix o = multiply(s, v, /*transpose=*/false);
      for (int64_t number = 0; number < shape.waves; ++number) {
        Wave wave(atom, number);
        expectTile(
            wave.multiply(q, layouts.getLeftOperand(rows, shape.depth), k,
                          layouts.getScoresOperand(shape.keys, shape.depth),
                          /*depthDim=*/1),
            s, layouts.getScores(rows, shape.keys), number);
        expectTile(
            wave.multiply(s, layouts.getLeftOperand(rows, shape.keys), v,
                          layouts.getOutputOperand(shape.keys, shape.dims),
                          /*depthDim=*/0),
            o, layouts.getOutput(rows, shape.dims), number);
      }
    }
  });
}

/// Probabilities are where the second product wants them, but for lanes that
/// have what others have, too.
TEST(MmaLayoutTest, ProbabilitiesDoNotMove) {
  forEachAtom([](const GpuModel &, const MmaAtom &atom) {
    for (int64_t rowBlocks : {1, 2}) {
      int64_t rows = atom.getResultRows() * rowBlocks * 2;
      MmaLayouts layouts(atom, /*waves=*/2);
      LinearLayout scores = layouts.getScores(rows, 64);
      LinearLayout operand = layouts.getLeftOperand(rows, 64);
      Expected<Conversion> conversion = planConversion(scores, operand);
      ASSERT_TRUE(bool(conversion)) << toString(conversion.takeError());
      if (!atom.repeatsOperands) {
        EXPECT_EQ(scores.str(), operand.str());
        EXPECT_EQ(conversion->kind, ConversionKind::None);
        continue;
      }
      EXPECT_EQ(conversion->kind, ConversionKind::Lanes);
      EXPECT_EQ(conversion->wholeTo.getRegistersPerLane(),
                2 * conversion->wholeFrom.getRegistersPerLane());
    }
  });
}

/// What lanes get of reads of four matrices at the addresses of the layouts is
/// two instructions' right sides.
TEST(MmaLayoutTest, MatrixReads) {
  forEachAtom([](const GpuModel &, const MmaAtom &atom) {
    if (!atom.isDirect())
      return;
    MmaLayouts layouts(atom, /*waves=*/2);
    for (bool isScores : {true, false}) {
      SCOPED_TRACE(isScores ? "keys" : "values");
      unsigned depthDim = isScores ? 1 : 0;
      int64_t keys = 64, columns = 3 * 16;
      LinearLayout reads = isScores ? layouts.getScoresReads(keys, columns)
                                    : layouts.getOutputReads(keys, columns);
      LinearLayout operand = isScores ? layouts.getScoresOperand(keys, columns)
                                      : layouts.getOutputOperand(keys, columns);
      ASSERT_EQ(reads.getRegistersPerLane(), operand.getRegistersPerLane());
      std::map<Coordinate, int64_t> operandAt;
      for (int64_t b = 0; b < operand.getRegistersPerLane(); b += 4)
        operandAt[operand.apply({b, 0, 0})] = b;
      for (int64_t first = 0; first < reads.getRegistersPerLane(); first += 8) {
        // Two operands: at the address of lane 0, and 8 columns of the result
        // further on.
        Coordinate at = reads.apply({first, 0, 0});
        for (int64_t half : {0, 1}) {
          ASSERT_EQ(operandAt.count(at), 1u);
          int64_t b = operandAt[at];
          for (int64_t lane = 0; lane < 32; ++lane)
            for (int64_t i = 0; i < 4; ++i) {
              // Lane l gets elements 2 (l mod 4), + 1 of row l / 4 of a matrix,
              // or, transposed, those rows of column l / 4.
              int64_t matrix = isScores ? half + i / 2 * 2 : half * 2 + i / 2;
              int64_t one = lane / 4, two = lane % 4 * 2 + i % 2;
              int64_t row = isScores ? one : two;
              int64_t element = isScores ? two : one;
              Coordinate got =
                  reads.apply({first + element, 8 * matrix + row, 1});
              EXPECT_EQ(got, operand.apply({b + i, lane, 1}))
                  << "lane " << lane << ", register " << i;
            }
          at[1 - depthDim] += 8;
        }
      }
    }
  });
}

TEST(MmaLayoutTest, Text) {
  const GpuModel *chip = findGpuModel("gfx942");
  MmaLayouts wide(*chip->findAtom("32x32x8", MmaType::F16), /*waves=*/8);
  EXPECT_EQ(wide.getScores(256, 64).str(),
            "[row = 256, column = 64], register = [column 1 to 4, column 16 to "
            "32], lane = [row 1 to 16, column 8], wave = [row 32 to 128]");
  EXPECT_EQ(wide.getScoresOperand(64, 128).str(),
            "[row = 64, column = 128], register = [column 1 to 4, column 16 to "
            "64, row 32], lane = [row 1 to 2, row 8, row 4, row 16, column 8], "
            "wave = [0, 0, 0]");
  EXPECT_EQ(wide.getOutput(256, 128).str(),
            "[row = 256, column = 128], register = [column 1 to 2, column 8 to "
            "64], lane = [row 1 to 16, column 4], wave = [row 32 to 128]");
  EXPECT_EQ(wide.getRowValues(256).str(),
            "[row = 256, column = 1], register = [], lane = [row 1 to 16, 0], "
            "wave = [row 32 to 128]");
  EXPECT_EQ(wide.getPartialValues(512).str(),
            "[row = 512, column = 2], register = [row 256], lane = [row 1 to "
            "16, column 1], wave = [row 32 to 128]");
  MmaLayouts narrow(*chip->findAtom("16x16x16", MmaType::F16), /*waves=*/4);
  EXPECT_EQ(narrow.getKeys(64), (std::vector<int64_t>{1, 2, 8, 16, 4, 32}));
  MmaLayouts direct(*findGpuModel("sm_80")->findAtom("16x8x16", MmaType::F16),
                    /*waves=*/4);
  EXPECT_EQ(direct.getScores(64, 128).str(),
            "[row = 64, column = 128], register = [column 1, row 8, column 8 "
            "to 64], lane = [column 2 to 4, row 1 to 4], wave = [row 16 to "
            "32]");
  EXPECT_EQ(direct.getRowValues(128).str(),
            "[row = 128, column = 1], register = [row 8, row 64], lane = [0, "
            "0, row 1 to 4], wave = [row 16 to 32]");
  EXPECT_EQ(direct.getPartialValues(64).str(),
            "[row = 64, column = 4], register = [row 8], lane = [column 1 to "
            "2, row 1 to 4], wave = [row 16 to 32]");
  EXPECT_EQ(direct.getOutputReads(64, 128).str(),
            "[row = 64, column = 128], register = [column 1 to 4, row 16 to "
            "32, column 16 to 64], lane = [row 1 to 8, column 8], wave = [0, "
            "0]");
  // Rows of 16 keys, then the other half of the depth: the same places.
  EXPECT_EQ(direct.getScoresReads(64, 128).getInputs()[1].bases,
            direct.getOutputReads(64, 128).getInputs()[1].bases);
  EXPECT_EQ(narrow.getOutput(128, 96).str(),
            "[row = 64 * 2, column = 32 * 3], register = [column 1 to 2, "
            "column 16], lane = [row 1 to 8, column 4 to 8], wave = [row 16 to "
            "32]");
  // Three groups of four waves.
  MmaLayouts groups(*findGpuModel("sm_90a")->findAtom("64x8x16", MmaType::F16),
                    /*waves=*/12);
  EXPECT_EQ(groups.getScores(192, 128).str(),
            "[row = 192 of 256, column = 128], register = [column 1, row 8, "
            "column 8 to 64], lane = [column 2 to 4, row 1 to 4], wave = [row "
            "16 to 128]");
  EXPECT_EQ(groups.getRowValues(192).str(),
            "[row = 192 of 256, column = 1], register = [row 8], lane = [0, 0, "
            "row 1 to 4], wave = [row 16 to 128]");
}
