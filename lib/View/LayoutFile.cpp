//===- LayoutFile.cpp - Layouts with names, as text -----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/View/LayoutFile.h"

#include "attn/Layout/LayoutText.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace attn::layout;
using namespace attn::view;

Expected<LayoutFile> attn::view::parseLayoutFile(StringRef text) {
  LayoutFile file;
  bool isDocument = text.contains("```layout\n");
  bool isInside = !isDocument;
  unsigned number = 0;
  for (StringRef line : split(text, '\n')) {
    ++number;
    line = line.trim();
    if (isDocument && line.starts_with("```")) {
      isInside = line == "```layout";
      continue;
    }
    if (!isInside || line.empty())
      continue;
    auto [name, rest] = line.split(": ");
    bool isLayout = rest.starts_with("["), isMemory = rest.starts_with("rows");
    if (!isLayout && !isMemory) {
      if (isDocument)
        continue;
      return createStringError("line " + Twine(number) +
                               ": expected 'NAME: [row = ...' or 'NAME: rows = "
                               "...', found '" +
                               line + "'");
    }
    std::string error;
    if (isLayout) {
      if (Expected<LinearLayout> layout = LinearLayout::parse(rest))
        file.layouts[name.str()] = *layout;
      else
        error = toString(layout.takeError());
    } else if (Expected<MemoryLayout> memory = parseMemoryLayout(rest)) {
      file.memories[name.str()] = *memory;
    } else {
      error = toString(memory.takeError());
    }
    if (!error.empty())
      return createStringError("line " + Twine(number) + ": " + error);
  }
  return file;
}
