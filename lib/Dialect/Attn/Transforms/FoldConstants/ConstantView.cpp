//===- ConstantView.cpp - Elements of constants in any order --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantView.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CheckedArithmetic.h"

#include <cstring>
#include <limits>

using namespace mlir;
using namespace attn::fold;

std::optional<int64_t> attn::fold::getElementBytes(Type elementType) {
  if (isa<IndexType>(elementType))
    return 8;
  if (isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(elementType))
    return elementType.getIntOrFloatBitWidth() / 8;
  auto type = dyn_cast<IntegerType>(elementType);
  if (!type || !type.isSignless() ||
      !llvm::is_contained({1u, 8u, 16u, 32u, 64u}, type.getWidth()))
    return std::nullopt;
  return std::max(1u, type.getWidth() / 8);
}

int64_t attn::fold::countElements(ArrayRef<int64_t> sizes) {
  int64_t count = 1;
  for (int64_t size : sizes) {
    std::optional<int64_t> product = llvm::checkedMul(count, size);
    if (!product)
      return std::numeric_limits<int64_t>::max();
    count = *product;
  }
  return count;
}

SmallVector<int64_t> attn::fold::getRowMajorStrides(ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> strides(sizes.size());
  int64_t stride = 1;
  for (int64_t i = sizes.size() - 1; i >= 0; --i) {
    strides[i] = stride;
    stride *= sizes[i];
  }
  return strides;
}

LogicalResult Source::evaluate() {
  if (!compute || !data.empty())
    return success();
  for (Source *input : inputs)
    if (failed(input->evaluate()))
      return failure();
  // Cache lines of the processor, and what code for weights counts on.
  storage = HeapAsmResourceBlob::allocate(getBytes(), /*align=*/64);
  data = storage->getData();
  return compute(storage->getMutableData());
}

//===----------------------------------------------------------------------===//
// View
//===----------------------------------------------------------------------===//

View View::create(Source &source, ArrayRef<int64_t> shape) {
  View view{&source, 0, SmallVector<int64_t>(shape), {}};
  if (source.isSplat)
    view.strides.assign(shape.size(), 0);
  else
    view.strides = getRowMajorStrides(shape);
  return view;
}

bool View::operator==(const View &other) const {
  return source == other.source && offset == other.offset &&
         sizes == other.sizes && strides == other.strides;
}

bool View::isWhole() const {
  if (offset != 0 || getNumElements() != source->numElements)
    return false;
  for (auto [size, stride, expected] :
       llvm::zip_equal(sizes, strides, getRowMajorStrides(sizes)))
    if (size != 1 && stride != expected)
      return false;
  return true;
}

View View::permute(ArrayRef<int64_t> permutation) const {
  View result{source, offset, {}, {}};
  for (int64_t dim : permutation) {
    result.sizes.push_back(sizes[dim]);
    result.strides.push_back(strides[dim]);
  }
  return result;
}

std::optional<View> View::index(AffineMap map,
                                ArrayRef<int64_t> loopSizes) const {
  View result{source, offset, SmallVector<int64_t>(loopSizes),
              SmallVector<int64_t>(loopSizes.size(), 0)};
  for (auto [expr, size, stride] :
       llvm::zip_equal(map.getResults(), sizes, strides)) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      if (loopSizes[dim.getPosition()] != size)
        return std::nullopt;
      result.strides[dim.getPosition()] += stride;
      continue;
    }
    auto constant = dyn_cast<AffineConstantExpr>(expr);
    if (!constant || constant.getValue() < 0 || constant.getValue() >= size)
      return std::nullopt;
    result.offset += constant.getValue() * stride;
  }
  return result;
}

std::optional<View> View::reshape(ArrayRef<int64_t> shape) const {
  if (countElements(shape) != getNumElements())
    return std::nullopt;
  View result{source, offset, SmallVector<int64_t>(shape),
              SmallVector<int64_t>(shape.size(), 0)};
  // From the inside: runs of old dimensions that one stride covers, split into
  // new dimensions.
  int64_t dim = sizes.size() - 1;
  int64_t target = shape.size() - 1;
  while (true) {
    while (dim >= 0 && sizes[dim] == 1)
      --dim;
    if (dim < 0)
      return result; // Only extents of one are left.
    int64_t stride = strides[dim];
    int64_t run = sizes[dim--];
    for (; dim >= 0; --dim) {
      if (sizes[dim] == 1)
        continue;
      if (strides[dim] != stride * run)
        break;
      run *= sizes[dim];
    }
    for (; run != 1; --target) {
      if (run % shape[target] != 0)
        return std::nullopt;
      result.strides[target] = stride;
      stride *= shape[target];
      run /= shape[target];
    }
  }
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

namespace {
struct CopyDim {
  int64_t size, from, to;
};
} // namespace

/// The dimensions of a copy: outer ones of the target first, without extents of
/// one, as few as strides allow.
static SmallVector<CopyDim> getCopyDims(const Box &box) {
  SmallVector<CopyDim> dims;
  for (auto [size, from, to] :
       llvm::zip_equal(box.view.sizes, box.view.strides, box.strides))
    if (size != 1)
      dims.push_back({size, from, to});
  llvm::sort(dims,
             [](const CopyDim &a, const CopyDim &b) { return a.to > b.to; });
  SmallVector<CopyDim> merged;
  for (const CopyDim &dim : dims) {
    if (!merged.empty() && merged.back().from == dim.from * dim.size &&
        merged.back().to == dim.to * dim.size)
      merged.back() = {merged.back().size * dim.size, dim.from, dim.to};
    else
      merged.push_back(dim);
  }
  return merged;
}

/// Copies a plane by blocks, so that cache lines of both sides are used up
/// whichever way each of them runs.
template <int64_t elementBytes>
static void copyPlane(const char *from, char *to, CopyDim rows,
                      CopyDim columns) {
  constexpr int64_t block = 16;
  for (int64_t i0 = 0; i0 < rows.size; i0 += block) {
    int64_t i1 = std::min(i0 + block, rows.size);
    for (int64_t j0 = 0; j0 < columns.size; j0 += block) {
      int64_t j1 = std::min(j0 + block, columns.size);
      for (int64_t i = i0; i < i1; ++i)
        for (int64_t j = j0; j < j1; ++j)
          std::memcpy(to + (i * rows.to + j * columns.to) * elementBytes,
                      from + (i * rows.from + j * columns.from) * elementBytes,
                      elementBytes);
    }
  }
}

void attn::fold::copyBox(const Box &box, char *target) {
  int64_t elementBytes = box.view.source->elementBytes;
  const char *from =
      box.view.source->data.data() + box.view.offset * elementBytes;
  char *to = target + box.offset * elementBytes;
  SmallVector<CopyDim> dims = getCopyDims(box);

  // The innermost dimension of either side makes the plane.
  CopyDim columns{1, 1, 1};
  CopyDim rows{1, 0, 0};
  if (!dims.empty())
    columns = dims.pop_back_val();
  bool isRow = columns.from == 1 && columns.to == 1;
  if (!dims.empty() && !isRow) {
    auto *inner =
        llvm::min_element(dims, [](const CopyDim &a, const CopyDim &b) {
          return std::abs(a.from) < std::abs(b.from);
        });
    rows = *inner;
    dims.erase(inner);
  }
  auto copy = [&](const char *from, char *to) {
    if (isRow)
      std::memcpy(to, from, columns.size * elementBytes);
    else if (elementBytes == 1)
      copyPlane<1>(from, to, rows, columns);
    else if (elementBytes == 2)
      copyPlane<2>(from, to, rows, columns);
    else if (elementBytes == 4)
      copyPlane<4>(from, to, rows, columns);
    else
      copyPlane<8>(from, to, rows, columns);
  };

  SmallVector<int64_t> position(dims.size(), 0);
  while (true) {
    copy(from, to);
    int64_t dim = dims.size() - 1;
    for (; dim >= 0; --dim) {
      from += dims[dim].from * elementBytes;
      to += dims[dim].to * elementBytes;
      if (++position[dim] < dims[dim].size)
        break;
      from -= dims[dim].size * dims[dim].from * elementBytes;
      to -= dims[dim].size * dims[dim].to * elementBytes;
      position[dim] = 0;
    }
    if (dim < 0)
      return;
  }
}

void attn::fold::fillElements(ArrayRef<char> element,
                              MutableArrayRef<char> target) {
  if (llvm::all_of(element, [](char byte) { return byte == 0; })) {
    std::memset(target.data(), 0, target.size());
    return;
  }
  for (size_t i = 0; i < target.size(); i += element.size())
    std::memcpy(target.data() + i, element.data(), element.size());
}
