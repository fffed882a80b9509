//===- TestLayouts.h - Layouts that the tests share -------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TEST_UNIT_LAYOUT_TESTLAYOUTS_H
#define ATTN_TEST_UNIT_LAYOUT_TESTLAYOUTS_H

#include "attn/Layout/LinearLayout.h"
#include "gtest/gtest.h"

namespace attn::layout {

inline LinearLayout registers(llvm::StringRef output, int64_t size) {
  return LinearLayout::identity(registerInput, output, size);
}
inline LinearLayout lanes(llvm::StringRef output, int64_t size) {
  return LinearLayout::identity(laneInput, output, size);
}
inline LinearLayout waves(llvm::StringRef output, int64_t size) {
  return LinearLayout::identity(waveInput, output, size);
}
inline LinearLayout sameLanes(int64_t size) {
  return LinearLayout::broadcast(laneInput, size);
}
inline LinearLayout sameWaves(int64_t size) {
  return LinearLayout::broadcast(waveInput, size);
}

/// The layout that a text means; the test fails if it means none.
inline LinearLayout parsed(llvm::StringRef text) {
  llvm::Expected<LinearLayout> layout = LinearLayout::parse(text);
  if (layout)
    return *layout;
  ADD_FAILURE() << llvm::toString(layout.takeError());
  return LinearLayout();
}

/// Calls `visit` with each place of a layout.
template <typename Visit>
void forEachPlace(const LinearLayout &layout, Visit visit) {
  Place place(layout.getInputs().size(), 0);
  while (true) {
    visit(place);
    size_t input = 0;
    for (; input < place.size(); ++input) {
      if (++place[input] < layout.getInputSize(layout.getInputs()[input].name))
        break;
      place[input] = 0;
    }
    if (input == place.size())
      return;
  }
}

/// A deterministic stream of numbers.
class Numbers {
public:
  explicit Numbers(uint64_t seed) : state(seed) {}
  uint64_t next(uint64_t bound) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (state >> 33) % bound;
  }

private:
  uint64_t state;
};

/// The best D128 kernel's scores for gfx906: 64 rows, 128 keys, 4 waves; lane l
/// of wave w has rows 16w + 4i + (l >> 4) and keys (l & 15) + 16j.
inline LinearLayout gfx906Scores() {
  return lanes("key", 16) * lanes("row", 4) * registers("key", 8) *
         registers("row", 4) * waves("row", 4);
}

/// Its D64 variant: rows 32w + 8i + (l >> 3), keys (l & 7) + 8j.
inline LinearLayout gfx906ScoresD64() {
  return lanes("key", 8) * lanes("row", 8) * registers("key", 8) *
         registers("row", 4) * waves("row", 4);
}

} // namespace attn::layout

#endif // ATTN_TEST_UNIT_LAYOUT_TESTLAYOUTS_H
