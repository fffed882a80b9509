//===- SourceLocations.h - Where an operation stands in files ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What a person needs of a location: `file:line:column`. Header only, for
// libraries that know MLIR.

#ifndef ATTN_SUPPORT_SOURCELOCATIONS_H
#define ATTN_SUPPORT_SOURCELOCATIONS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

#include <string>

namespace attn {

/// A place in a file, and what stands there if the location says it by a name.
struct SourceLocation {
  std::string name;
  std::string position;
};

/// Every place in a file that `loc` is made of, in order, each once. Of calls
/// that were inlined, the callee's.
inline void findSourceLocations(mlir::Location loc,
                                llvm::SmallVectorImpl<SourceLocation> &places,
                                llvm::StringRef name = "") {
  if (auto file = mlir::dyn_cast<mlir::FileLineColRange>(loc)) {
    std::string position = (file.getFilename().getValue() + ":" +
                            llvm::Twine(file.getStartLine()) + ":" +
                            llvm::Twine(file.getStartColumn()))
                               .str();
    for (const SourceLocation &place : places)
      if (place.position == position && place.name == name)
        return;
    places.push_back({name.str(), std::move(position)});
  } else if (auto named = mlir::dyn_cast<mlir::NameLoc>(loc)) {
    findSourceLocations(named.getChildLoc(), places, named.getName());
  } else if (auto fused = mlir::dyn_cast<mlir::FusedLoc>(loc)) {
    for (mlir::Location part : fused.getLocations())
      findSourceLocations(part, places, name);
  } else if (auto call = mlir::dyn_cast<mlir::CallSiteLoc>(loc)) {
    findSourceLocations(call.getCallee(), places, name);
  }
}

/// The first place that `loc` names, or "unknown location".
inline std::string getSourcePosition(mlir::Location loc) {
  llvm::SmallVector<SourceLocation> places;
  findSourceLocations(loc, places);
  return places.empty() ? "unknown location" : places.front().position;
}

} // namespace attn

#endif // ATTN_SUPPORT_SOURCELOCATIONS_H
