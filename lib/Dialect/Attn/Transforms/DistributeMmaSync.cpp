//===- DistributeMmaSync.cpp - Direct matrix products for one lane --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Products by instructions of the direct form (MmaForm): the left side, in
// registers or workgroup memory, is the instruction's first operand and the
// right side, in workgroup memory, its second one. A read of four matrices of 8
// x 8 elements (ldmatrix) gives all lanes what two neighbouring instructions
// take. What is written here is a sequence of reads, some ahead of the
// instructions that use them; neighbouring instructions add to different
// accumulators. Accumulators are single values, for which ptxas finds registers
// of its own. Results on their way to memory are written by the inverse of such
// a read (stmatrix), where a chip has it.

#include "DistributeMma.h"
#include "attn/Target/MmaLayouts.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;
using namespace attn;

/// Rows and columns of the matrices that a read gives.
static constexpr int64_t matrixSize = 8;

namespace {
/// One product: which registers belong together, and where its reads are.
class DirectMma {
public:
  DirectMma(LaneBuilder &lanes, MmaProduct &product)
      : lanes(lanes), builder(lanes.builder), product(product), op(product.op),
        loc(op.getLoc()), atom(*product.atom),
        layouts(atom, int64_t(1) << product.layout->waveBits.size()) {}

  LogicalResult analyze();

  /// A read for each pair of columns of accumulators, then those of the next
  /// depth.
  size_t getNumReads() const {
    return (resultColumns / atom.getReadColumns()) * (depth / atom.k);
  }
  void read(size_t number);
  /// Multiplies what a read gave with all rows.
  void multiply(size_t number);

private:
  using Side = std::optional<LdsAddresses>;
  LogicalResult analyzeTile(Value side, Side &result,
                            const layout::LinearLayout &places);
  /// The column of the result and the depth at which a read begins.
  std::pair<int64_t, int64_t> getOrigin(size_t number) const {
    size_t perDepth = resultColumns / atom.getReadColumns();
    return {int64_t(number % perDepth) * atom.getReadColumns(),
            int64_t(number / perDepth) * atom.k};
  }
  /// Reads four matrices: all of a left operand, or two right ones.
  SmallVector<Value> buildRead(LdsAddresses &side, TilePosition position,
                               bool isTransposed);
  /// Two elements of an operand as instructions take them.
  Value buildOperand(LaneRegister low, LaneRegister high);
  /// The operands of an instruction for rows from `row` and the depth from
  /// `at`.
  ArrayRef<Value> getLhs(int64_t row, int64_t at);

  LaneBuilder &lanes;
  OpBuilder &builder;
  MmaProduct &product;
  DotOp op;
  Location loc;
  const MmaAtom &atom;
  MmaLayouts layouts;

  int64_t depth = 0, resultColumns = 0;
  /// The first rows of accumulators in lane 0 of wave 0.
  SmallVector<int64_t> rows;
  /// Where sides in workgroup memory are.
  Side lhs, rhs;
  llvm::DenseMap<std::pair<int64_t, int64_t>, SmallVector<Value>> lhsOperands;
  /// The operands of two instructions, by the number of the read.
  SmallVector<SmallVector<Value>> reads;
};
} // namespace

LogicalResult DirectMma::analyzeTile(Value side, Side &result,
                                     const layout::LinearLayout &places) {
  std::optional<LdsTile> tile = LdsTile::get(side);
  if (!tile)
    return op.emitOpError("has a side that is no attn.lds_tile");
  result.emplace(lanes, loc, *tile, *LaneLayout::get(places),
                 [](TilePosition position) { return position; });
  // A row of a matrix is read at once.
  SmallVector<TilePosition> row;
  for (int64_t column = 0; column < matrixSize; ++column)
    row.push_back({0, column});
  if (result->getPieces(row).size() != 1)
    return op.emitOpError("has a side of which ")
           << matrixSize << " neighbouring columns do not lie together";
  return success();
}

LogicalResult DirectMma::analyze() {
  auto resultType = op.getResult().getType();
  int64_t numRows = resultType.getDimSize(0);
  resultColumns = resultType.getDimSize(1);
  depth = op.getDepthExtent();
  // Scores and outputs are alike.
  if (product.layout->map != layouts.getOutput(numRows, resultColumns))
    return op.emitOpError("has a result whose layout is not that of ")
           << atom.name << ": "
           << layouts.getOutput(numRows, resultColumns).str();
  int64_t step = atom.getResultRows() << product.layout->waveBits.size();
  for (int64_t row = 0; row < numRows; row += step)
    rows.push_back(row);

  if (op.hasRegisterLhs()) {
    if (product.lhs.layout->map != layouts.getLeftOperand(numRows, depth))
      return op.emitOpError("has a left side whose layout is not that of ")
             << atom.name << ": "
             << layouts.getLeftOperand(numRows, depth).str();
  } else {
    if (!isConstantIntValue(op.getDepth(), 0) ||
        cast<MemRefType>(op.getLhs().getType()).getDimSize(1) != depth)
      return op.emitOpError("takes a part of its left side's depth, expected "
                            "all of it");
    if (failed(analyzeTile(op.getLhs(), lhs,
                           layouts.getLeftReads(numRows, depth))))
      return failure();
  }
  auto rhsType = cast<MemRefType>(op.getRhs().getType());
  int64_t rhsRows = rhsType.getDimSize(0), rhsColumns = rhsType.getDimSize(1);
  if (failed(analyzeTile(op.getRhs(), rhs,
                         op.getTransposeRhs()
                             ? layouts.getScoresReads(rhsRows, rhsColumns)
                             : layouts.getOutputReads(rhsRows, rhsColumns))))
    return failure();
  reads.resize(getNumReads());
  return success();
}

void DirectMma::read(size_t number) {
  auto [column, at] = getOrigin(number);
  bool isTransposed = !op.getTransposeRhs();
  reads[number] = buildRead(
      *rhs, isTransposed ? TilePosition{at, column} : TilePosition{column, at},
      isTransposed);
  // What all columns of the result have in common.
  if (lhs && column == 0)
    for (int64_t row : rows)
      lhsOperands[{row, at}] =
          buildRead(*lhs, {row, at}, /*isTransposed=*/false);
}

SmallVector<Value> DirectMma::buildRead(LdsAddresses &side,
                                        TilePosition position,
                                        bool isTransposed) {
  constexpr unsigned numMatrices = 4;
  SmallVector<Type> types(numMatrices, builder.getI32Type());
  auto type = LLVM::LLVMStructType::getLiteral(builder.getContext(), types);
  Value matrices = NVVM::LdMatrixOp::create(
      builder, loc, type, side.getPointer(position), numMatrices,
      isTransposed ? NVVM::MMALayout::col : NVVM::MMALayout::row,
      NVVM::LdStMatrixShapeAttr::get(builder.getContext(), matrixSize,
                                     matrixSize),
      NVVM::LdStMatrixEltType::B16);
  Type element = cast<MemRefType>(op.getRhs().getType()).getElementType();
  SmallVector<Value> operands;
  for (unsigned i = 0; i < numMatrices; ++i) {
    Value dword = LLVM::ExtractValueOp::create(builder, loc, matrices, i);
    LaneRegisters parts =
        lanes.splitDwords(loc, dword, getRegisterType(element));
    operands.push_back(buildOperand(parts[0], parts[1]));
  }
  return operands;
}

Value DirectMma::buildOperand(LaneRegister low, LaneRegister high) {
  if (!atom.takesIntegers)
    return lanes.buildPair(loc, low, high);
  return lanes.buildDwords(loc, {low, high});
}

ArrayRef<Value> DirectMma::getLhs(int64_t row, int64_t at) {
  SmallVector<Value> &operands = lhsOperands[{row, at}];
  if (!operands.empty())
    return operands;
  auto get = [&](int64_t addRow, int64_t addColumn) {
    return product.lhs.registers[product.lhs.layout->findRegister(
        {row + addRow, at + addColumn})];
  };
  for (int64_t column : {int64_t(0), matrixSize})
    for (int64_t addRow : {int64_t(0), matrixSize})
      operands.push_back(
          buildOperand(get(addRow, column), get(addRow, column + 1)));
  return operands;
}

void DirectMma::multiply(size_t number) {
  auto [column, at] = getOrigin(number);
  unsigned numSums = atom.getResultRegisters();
  SmallVector<Type> types(numSums, builder.getF32Type());
  auto type = LLVM::LLVMStructType::getLiteral(builder.getContext(), types);
  for (int64_t row : rows)
    for (int64_t half = 0; half < atom.getReadColumns() / atom.n; ++half) {
      SmallVector<LaneRegister *> sums;
      for (int64_t addRow : {int64_t(0), matrixSize})
        for (int64_t addColumn : {0, 1})
          sums.push_back(&product.sums[product.layout->findRegister(
              {row + addRow, column + half * atom.n + addColumn})]);
      SmallVector<Value> operands(getLhs(row, at));
      // Of keys, the depth goes on two matrices further; of values, one.
      ArrayRef<Value> matrices = reads[number];
      bool isScores = op.getTransposeRhs();
      operands.push_back(matrices[isScores ? half : 2 * half]);
      operands.push_back(matrices[isScores ? half + 2 : 2 * half + 1]);
      for (LaneRegister *sum : sums)
        operands.push_back(lanes.buildScalar(loc, *sum));
      Value result = lanes.buildIntrinsic(loc, type, atom.intrinsic, operands);
      for (auto [i, sum] : llvm::enumerate(sums))
        *sum = {LLVM::ExtractValueOp::create(builder, loc, result, i)};
    }
  reads[number].clear();
}

LogicalResult attn::distributeDirectMma(LaneBuilder &lanes,
                                        MutableArrayRef<MmaProduct> products,
                                        MmaScheduleAttr schedule) {
  SmallVector<std::unique_ptr<DirectMma>> parts;
  SmallVector<std::pair<DirectMma *, size_t>> reads;
  for (MmaProduct &product : products) {
    parts.push_back(std::make_unique<DirectMma>(lanes, product));
    if (failed(parts.back()->analyze()))
      return failure();
    for (size_t number = 0; number < parts.back()->getNumReads(); ++number)
      reads.push_back({parts.back().get(), number});
  }
  size_t numIssued = 0;
  auto readUpTo = [&](size_t end) {
    for (end = std::min(end, reads.size()); numIssued < end; ++numIssued)
      reads[numIssued].first->read(reads[numIssued].second);
  };
  for (auto [number, read] : llvm::enumerate(reads)) {
    readUpTo(number + 1 + schedule.getReadAhead());
    read.first->multiply(read.second);
  }
  return success();
}

bool attn::storeMatrices(LaneBuilder &lanes, Location loc, const LdsTile &tile,
                         const LaneLayout &layout,
                         ArrayRef<LaneRegister> registers) {
  constexpr int64_t elementBytes = 2, numMatrices = 4, perMatrix = 2;
  const TilePosition ofResults[] = {{0, 2}, {0, 4}, {1, 0}, {2, 0}, {4, 0}};
  if (!lanes.chip.matrixLdsWrites || tile.getElementBytes() != elementBytes ||
      ArrayRef(layout.laneBits) != ArrayRef(ofResults))
    return false;
  SmallVector<std::pair<TilePosition, SmallVector<Value>>> stores;
  for (TilePosition origin : layout.registers) {
    if (origin.row % (2 * matrixSize) != 0 ||
        origin.column % (2 * matrixSize) != 0)
      continue;
    SmallVector<Value> matrices;
    for (int64_t column : {int64_t(0), matrixSize})
      for (int64_t addRow : {int64_t(0), matrixSize}) {
        TilePosition position = origin + TilePosition{addRow, column};
        int64_t low = layout.findRegister(position);
        int64_t high = layout.findRegister(position + TilePosition{0, 1});
        if (low < 0 || high < 0)
          return false;
        matrices.push_back(
            lanes.buildDwords(loc, {registers[low], registers[high]}));
      }
    stores.push_back({origin, matrices});
  }
  if (stores.size() * numMatrices * perMatrix != layout.getNumRegisters())
    return false;
  LaneBuilder::FreshNumbers fresh(lanes, loc);
  // Lane 8 i + r gives the address of row r of matrix i.
  LaneLayout rows(layout);
  rows.laneBits = {{1, 0}, {2, 0}, {4, 0}, {matrixSize, 0}, {0, matrixSize}};
  LdsAddresses addresses(lanes, loc, tile, rows,
                         [](TilePosition position) { return position; });
  SmallVector<TilePosition> row;
  for (int64_t column = 0; column < matrixSize; ++column)
    row.push_back({0, column});
  if (addresses.getPieces(row).size() != 1)
    return false;
  for (auto &[origin, matrices] : stores)
    NVVM::StMatrixOp::create(
        lanes.builder, loc, addresses.getPointer(origin), matrices,
        NVVM::MMALayout::row,
        NVVM::LdStMatrixShapeAttr::get(lanes.builder.getContext(), matrixSize,
                                       matrixSize),
        NVVM::LdStMatrixEltType::B16);
  return true;
}
