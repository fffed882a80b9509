//===- Arrangement.cpp - Layouts for what a program reads -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arrangement.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;
using namespace attn::raise;

static constexpr unsigned none = ~0u;

std::optional<Arrangement> attn::raise::arrange(const Factors &factors,
                                                const Source &source,
                                                ArrayRef<AxisSpec> specs) {
  Arrangement result;
  result.source = source;
  SmallVector<bool> used(specs.size());
  // The axis that is being read, its group and how much of it was read.
  unsigned open = none, group = none, position = 0;
  auto isComplete = [&] {
    return open == none || position == specs[open].factors.size() ||
           specs[open].mayBeGrouped;
  };
  auto close = [&] {
    if (open != none && specs[open].axis == Axis::Head)
      result.headFactors = position;
    open = none;
  };
  SmallVector<unsigned> groupSpecs; // the axis of each group, or none yet
  for (const Index &index : source.element.index) {
    Index flat = factors.flatten(index);
    auto &pieces = result.dims.emplace_back();
    if (flat.empty()) {
      // Inside an axis an extent of one belongs to it, elsewhere it is free.
      bool inside = open != none && position < specs[open].factors.size() &&
                    !specs[open].mayBeGrouped;
      if (!inside)
        groupSpecs.push_back(none);
      pieces.push_back(
          {1, inside ? group : static_cast<unsigned>(groupSpecs.size() - 1)});
      continue;
    }
    for (unsigned i = 0; i < flat.size();) {
      bool continues = open != none && position < specs[open].factors.size() &&
                       specs[open].factors[position] == flat[i];
      if (!continues) {
        if (!isComplete())
          return std::nullopt;
        close();
        for (auto [number, spec] : llvm::enumerate(specs))
          if (!used[number] && !spec.factors.empty() &&
              spec.factors.front() == flat[i])
            open = number;
        if (open == none)
          return std::nullopt;
        used[open] = true;
        position = 0;
        group = groupSpecs.size();
        groupSpecs.push_back(open);
      }
      Index taken;
      while (i < flat.size() && position < specs[open].factors.size() &&
             specs[open].factors[position] == flat[i]) {
        taken.push_back(flat[i++]);
        ++position;
      }
      pieces.push_back({factors.getExtent(taken), group});
    }
  }
  if (!isComplete())
    return std::nullopt;
  close();
  for (auto [number, spec] : llvm::enumerate(specs))
    if (!used[number] && !spec.factors.empty() && !spec.mayBeMissing &&
        !spec.mayBeGrouped)
      return std::nullopt;

  // Free extents of one take the letters that are left, or join a neighbour.
  // Where there are too few, batch and heads go without.
  auto isRequired = [&](unsigned spec) {
    return specs[spec].axis == Axis::Sequence ||
           specs[spec].axis == Axis::Depth;
  };
  SmallVector<unsigned> letters;
  for (unsigned number : llvm::seq<unsigned>(specs.size()))
    if (!used[number])
      letters.push_back(number);
  size_t numFree = llvm::count(groupSpecs, none);
  for (unsigned i = letters.size(); i-- > 0 && letters.size() > numFree;)
    if (!isRequired(letters[i]))
      letters.erase(letters.begin() + i);
  ArrayRef<unsigned> lettersLeft = letters;
  SmallVector<unsigned> remap(groupSpecs.size());
  for (auto [number, spec] : llvm::enumerate(groupSpecs)) {
    if (spec == none && !lettersLeft.empty()) {
      spec = lettersLeft.consume_front();
      used[spec] = true;
    }
    if (spec == none) {
      if (result.axes.empty())
        return std::nullopt;
      remap[number] = result.axes.size() - 1;
      continue;
    }
    remap[number] = result.axes.size();
    result.axes.push_back(specs[spec].axis);
    result.extents.push_back(1);
  }
  for (unsigned number : llvm::seq<unsigned>(specs.size()))
    if (!used[number] && isRequired(number))
      return std::nullopt;

  bool expands = false;
  unsigned numPieces = 0, last = 0;
  auto type = cast<RankedTensorType>(source.element.value.getType());
  for (auto [dim, pieces] : llvm::enumerate(result.dims)) {
    expands |= pieces.size() != 1;
    unsigned numDynamic = 0;
    // A tensor may know less, or more, than the loops about its extents.
    if (pieces.size() == 1)
      pieces.front().extent = type.getDimSize(dim);
    for (Arrangement::Piece &piece : pieces) {
      piece.group = remap[piece.group];
      if (piece.group < last)
        return std::nullopt;
      last = piece.group;
      int64_t &extent = result.extents[piece.group];
      bool isDynamic = ShapedType::isDynamic(piece.extent);
      numDynamic += isDynamic;
      ++numPieces;
      extent = isDynamic || ShapedType::isDynamic(extent)
                   ? ShapedType::kDynamic
                   : extent * piece.extent;
    }
    if (numDynamic > 1 || (numDynamic == 1) != type.isDynamicDim(dim))
      return std::nullopt;
  }
  result.reshapes = expands + (numPieces != result.axes.size());
  return result;
}

void Arrangement::prependUnitAxis(Axis axis) {
  for (auto &pieces : dims)
    for (Piece &piece : pieces)
      ++piece.group;
  dims.front().insert(dims.front().begin(), Piece{1, 0});
  axes.insert(axes.begin(), axis);
  extents.insert(extents.begin(), 1);
}

/// The type with all pieces as dimensions, which pieces make up a dimension of
/// the tensor and which a group.
static RankedTensorType
getPieces(const Arrangement &arrangement,
          SmallVectorImpl<ReassociationIndices> &dims,
          SmallVectorImpl<ReassociationIndices> &groups) {
  SmallVector<int64_t> shape;
  groups.resize(arrangement.axes.size());
  for (const auto &pieces : arrangement.dims) {
    ReassociationIndices &dim = dims.emplace_back();
    for (const Arrangement::Piece &piece : pieces) {
      dim.push_back(shape.size());
      groups[piece.group].push_back(shape.size());
      shape.push_back(piece.extent);
    }
  }
  return RankedTensorType::get(shape, arrangement.getElementType());
}

static Value expand(OpBuilder &builder, Location loc, RankedTensorType type,
                    Value value, ArrayRef<ReassociationIndices> groups) {
  if (value.getType() == type)
    return value;
  return tensor::ExpandShapeOp::create(builder, loc, type, value, groups);
}

static Value collapse(OpBuilder &builder, Location loc, RankedTensorType type,
                      Value value, ArrayRef<ReassociationIndices> groups) {
  if (value.getType() == type)
    return value;
  return tensor::CollapseShapeOp::create(builder, loc, type, value, groups);
}

Value Arrangement::build(OpBuilder &builder, Location loc) const {
  SmallVector<ReassociationIndices> dims, groups;
  RankedTensorType pieces = getPieces(*this, dims, groups);
  Value value = expand(builder, loc, pieces, source.element.value, dims);
  return collapse(builder, loc,
                  RankedTensorType::get(extents, getElementType()), value,
                  groups);
}

Value Arrangement::buildInverse(OpBuilder &builder, Location loc,
                                Value value) const {
  SmallVector<ReassociationIndices> dims, groups;
  RankedTensorType pieces = getPieces(*this, dims, groups);
  value = expand(builder, loc, pieces, value, groups);
  return collapse(builder, loc,
                  cast<RankedTensorType>(source.element.value.getType()), value,
                  dims);
}
