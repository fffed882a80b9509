//===- ElementProgram.h - Elements computed at compile time -----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Computes each element of a tensor from the same place of other tensors, as
// bodies of linalg ops and element-wise ops on tensors say. An operation works
// on a run of elements at a time, so that reading the program costs nothing
// beside the elements.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_FOLDCONSTANTS_ELEMENTPROGRAM_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_FOLDCONSTANTS_ELEMENTPROGRAM_H

#include "ConstantView.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <vector>

namespace attn::fold {

/// An element while it is computed with. Floats have been rounded to their
/// type, integers are sign extended from theirs.
union Element {
  double real;
  int64_t integer;
};

class ElementProgram {
public:
  /// Finds the view of a tensor.
  using GetView = llvm::function_ref<std::optional<View>(mlir::Value)>;

  /// The program of a linalg op's body. `arguments` are what its arguments
  /// read, in the order of loops, none for those that must not be read;
  /// `loopPositions` is where the dimensions of linalg.index are. None if an
  /// operation is not known.
  static std::optional<ElementProgram>
  read(mlir::Block &body, llvm::ArrayRef<std::optional<View>> arguments,
       llvm::ArrayRef<int64_t> loopPositions, GetView getView);

  /// The program of an element-wise op on tensors.
  static std::optional<ElementProgram> read(mlir::Operation *op,
                                            GetView getView);

  /// Whether evaluation may fail: assertions, elements at computed positions,
  /// results that are undefined.
  bool canFail() const { return mayFail; }
  /// All sources that are read.
  llvm::SmallVector<Source *> getSources() const;

  /// Computes all elements of a shape, row by row. `target` is empty for
  /// programs that only check.
  mlir::LogicalResult evaluate(llvm::ArrayRef<int64_t> sizes,
                               llvm::MutableArrayRef<char> target) const;

private:
  using Register = unsigned;
  using Inputs = llvm::ArrayRef<const Element *>;
  /// Computes `count` elements.
  using Function = std::function<mlir::LogicalResult(Inputs, Element *result,
                                                     int64_t count)>;
  struct Instruction {
    Function function;
    llvm::SmallVector<Register> inputs;
    Register result;
    mlir::Type type;
  };
  struct Input {
    View view;
    Register result;
  };
  struct Position {
    int64_t dim;
    Register result;
  };

  class Reader;

  std::vector<Input> inputs;
  std::vector<Position> positions;
  std::vector<std::pair<Element, Register>> constants;
  std::vector<Instruction> instructions;
  /// Tensors that are read at computed positions.
  llvm::SmallVector<Source *> tables;
  Register numRegisters = 0;
  std::optional<Register> result;
  mlir::Type resultType;
  bool mayFail = false;
};

} // namespace attn::fold

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_FOLDCONSTANTS_ELEMENTPROGRAM_H
