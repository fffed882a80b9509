//===- AttnClauses.h - Syntax of operations of clauses, private -*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// attn.attention and its gradients are written as clauses in any order, most of
// which are the same. Not installed.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_IR_ATTNCLAUSES_H
#define ATTN_LIB_DIALECT_ATTN_IR_ATTNCLAUSES_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/OpImplementation.h"

namespace attn {
namespace detail {

/// What the dimensions of an operand are: b h s d, b h q k, or b h s.
enum class LayoutKind { Sequence, Pair, Row };

/// The layout of an operand of `type` that names none.
LayoutAttr getDefaultLayoutOf(LayoutKind kind, mlir::Type type);

/// A layout as its letters alone.
mlir::ParseResult parseLayoutLetters(mlir::OpAsmParser &parser,
                                     LayoutAttr &layout);

/// One operand, as parsed.
struct ParsedOperand {
  mlir::OpAsmParser::UnresolvedOperand operand;
  mlir::Type type;
};

/// Parses `%value : type`.
mlir::ParseResult
parseTypedOperand(mlir::OpAsmParser &parser,
                  mlir::OpAsmParser::UnresolvedOperand &operand,
                  mlir::Type &type);

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

enum class ClauseUse { Required, Optional, Init, OptionalInit };

/// A clause of one shaped operand.
struct ShapedClause {
  llvm::StringLiteral name;
  /// The operand segment that it fills.
  unsigned segment;
  ClauseUse use;
  /// Nothing where the operand has no layout.
  std::optional<LayoutKind> layout = std::nullopt;
  llvm::StringLiteral layoutName = "";
};

/// The clauses of one op.
struct ClauseSyntax {
  llvm::StringLiteral opName;
  /// Every word that begins a clause, in the order in which messages say them.
  llvm::ArrayRef<llvm::StringLiteral> words;
  /// In the order of their segments.
  llvm::ArrayRef<ShapedClause> shaped;
  /// Those that begin a region, in the order of the regions.
  llvm::ArrayRef<llvm::StringLiteral> regions;
  unsigned numSegments;
  /// The segments of what stands in other clauses.
  unsigned diagonalOffset, dropoutSeed, dropoutOffset, origin;
};

/// Parses the clauses of an op; gives the sizes of its operand segments.
mlir::ParseResult parseClauses(mlir::OpAsmParser &parser,
                               mlir::OperationState &result,
                               const ClauseSyntax &syntax,
                               llvm::SmallVectorImpl<int32_t> &segmentSizes);

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Prints clauses, each with a space in front; what is not there is left out.
class ClausePrinter {
public:
  explicit ClausePrinter(mlir::OpAsmPrinter &printer) : printer(printer) {}

  void printShaped(llvm::StringRef name, mlir::Value operand, LayoutKind kind,
                   LayoutAttr layout);
  void printPlain(llvm::StringRef name, mlir::Value operand);
  void printNumber(llvm::StringRef name, mlir::FloatAttr attr);
  void printFlag(llvm::StringRef name, bool isSet);
  void printDiagonal(Diagonal diagonal, mlir::Value offset);
  void printWindow(WindowAttr window);
  void printDropout(mlir::FloatAttr rate, mlir::Value seed, mlir::Value offset);
  void printOrigin(mlir::ValueRange origin);
  void printSchedule(ScheduleAttr schedule);
  void printCollective(CollectiveAttr collective);
  void printRegion(llvm::StringRef name, mlir::Region &region);
  /// What no clause says.
  void printOtherAttributes(mlir::Operation *op,
                            llvm::ArrayRef<llvm::StringRef> names);

  /// The clauses from the scale to the origin, which describe scores.
  template <typename OpTy> void printScoreOptions(OpTy op) {
    printNumber("scale", op.getScaleAttr());
    printNumber("softcap", op.getSoftcapAttr());
    printFlag("causal", op.getCausal());
    printDiagonal(op.getDiagonal(), op.getDiagonalOffset());
    printWindow(op.getWindowAttr());
    printDropout(op.getDropoutAttr(), op.getDropoutSeed(),
                 op.getDropoutOffset());
    printOrigin(op.getOrigin());
  }

private:
  mlir::OpAsmPrinter &begin(llvm::StringRef name) {
    printer << ' ' << name;
    return printer;
  }
  mlir::OpAsmPrinter &printer;
};

} // namespace detail
} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_IR_ATTNCLAUSES_H
