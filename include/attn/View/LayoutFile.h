//===- LayoutFile.h - Layouts with names, as text ---------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_VIEW_LAYOUTFILE_H
#define ATTN_VIEW_LAYOUTFILE_H

#include "attn/Layout/LinearLayout.h"
#include "attn/Layout/MemoryLayout.h"
#include "llvm/Support/Error.h"

#include <map>
#include <string>

namespace attn::view {

/// What a text file defines.
struct LayoutFile {
  std::map<std::string, layout::LinearLayout> layouts;
  std::map<std::string, layout::MemoryLayout> memories;
};

/// Reads lines `NAME: LAYOUT` and `NAME: rows = [...], columns = [...]`. Of a
/// document in Markdown, only blocks marked `layout` count, and there only
/// these lines: docs/Layouts.md says more of layouts than what they are.
llvm::Expected<LayoutFile> parseLayoutFile(llvm::StringRef text);

} // namespace attn::view

#endif // ATTN_VIEW_LAYOUTFILE_H
