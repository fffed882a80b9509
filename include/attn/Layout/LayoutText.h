//===- LayoutText.h - The grammar of layouts --------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LAYOUT_LAYOUTTEXT_H
#define ATTN_LAYOUT_LAYOUTTEXT_H

#include "attn/Layout/LinearLayout.h"
#include "attn/Layout/MemoryLayout.h"
#include "llvm/ADT/Twine.h"

namespace attn::layout {

/// Where the text of a layout comes from: a string, or the parser of MLIR.
class LayoutTokens {
public:
  virtual ~LayoutTokens() = default;

  /// Takes the next token if it is this character, one of "[]=,*+".
  virtual bool takeCharacter(char character) = 0;
  /// Takes the next token if it is this word.
  virtual bool takeWord(llvm::StringRef word) = 0;
  /// Takes the next token if it is a word.
  virtual bool takeName(std::string &name) = 0;
  /// Takes the next token if it is a number.
  virtual bool takeNumber(int64_t &number) = 0;
  /// Reports what was expected instead of the next token.
  virtual void fail(const llvm::Twine &expected) = 0;
};

/// Reads the parts of a layout as LinearLayout::print writes them, for
/// LinearLayout::create. False after a failure was reported.
bool parseLayout(LayoutTokens &tokens,
                 llvm::SmallVectorImpl<LinearLayout::Input> &inputs,
                 llvm::SmallVectorImpl<LinearLayout::Output> &outputs);

/// Reads where the rows and columns of a tile lie in workgroup memory, as
/// `#attn.lds_layout` has it without its brackets:
///
///   rows = [80, 160, 320], columns = [2, 4, 8], swizzle = [16]
///
/// `swizzle` and `column_swizzle` may be missing.
llvm::Expected<MemoryLayout> parseMemoryLayout(llvm::StringRef text);

} // namespace attn::layout

#endif // ATTN_LAYOUT_LAYOUTTEXT_H
