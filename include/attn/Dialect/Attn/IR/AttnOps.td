//===- AttnOps.td - Operations of the attn dialect ---------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNOPS_TD
#define ATTN_DIALECT_ATTN_IR_ATTNOPS_TD

include "attn/Dialect/Attn/IR/AttnAttributes.td"
include "attn/Dialect/Attn/IR/AttnAsyncOps.td"
include "attn/Dialect/Attn/IR/AttnCollectiveOps.td"
include "attn/Dialect/Attn/IR/AttnTuning.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Attn_Op<string mnemonic, list<Trait> traits = []>
    : Op<Attn_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// attn.attention
//===----------------------------------------------------------------------===//

def Attn_AttentionOp : Attn_Op<"attention", [
    AttrSizedOperandSegments,
    DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
    SingleBlockImplicitTerminator<"YieldOp">
  ]> {
  let summary = "Scaled dot product attention with its complete semantics";
  let description = [{
    For each batch `b`, query head `h` and query position `i`, over all key
    positions `j`, with the key head `h / (query heads / key heads)`:

    ```
    s(j) = scale * sum_d query(i, d) * key(j, d)        scale: 1 / sqrt(depth)
    s(j) = softcap * tanh(s(j) / softcap)               if softcap is given
    s(j) = score(s(j), b, h, i, j)                      if a region is given
    s(j) = s(j) + bias(b, h, i, j)                      if a bias is given
    j is attended to if mask(b, h, i, j), the causal condition, the window and
      the key length of the batch all hold, where given
    lse  = log(sum over attended j of exp(s(j)) + exp(sink(h)))
    output(i, e) = sum over attended j of exp(s(j) - lse) * value(j, e)
    ```

    A query that attends to nothing gives zero, and a log-sum-exp of minus
    infinity. The numbered clauses are in docs/Semantics.md.

    Each operand names the layout of its dimensions after its type; the default
    is `bhsd` (`bhqk` for bias and mask, `bhs` for the log-sum-exp), shortened
    from the left for operands of a lower rank. Clauses may come in any order;
    all but `query`, `key`, `value` and `outs` may be left out.

    On tensors the op returns the output and, if `lse` is given, the
    log-sum-exp; on memrefs it writes them and returns nothing. What `outs` and
    `lse` held before is not read.

    With a `page_table`, key and value lie in pages of equally many slots, which
    `b` and `s` of their layouts name: key `j` of batch `b` is in slot
    `j mod slots` of page `page_table(b, j div slots)`.

    `origin` is for tiles: the batch, query head, query and key position of the
    operands' first elements in the whole problem. The score region, dropout,
    the diagonal and the key lengths are in positions of the whole problem.

    ```mlir
    %out = attn.attention
        query(%q : tensor<2x128x8x64xf16>, bshd)
        key(%k : tensor<2x128x2x64xf16>, bshd)
        value(%v : tensor<2x128x2x64xf16>, bshd)
        causal outs(%init : tensor<2x128x8x64xf16>, bshd)
    // Up to 8 pages of 16 keys for each of 2 sequences, anywhere among 100.
    %paged = attn.attention
        query(%q1 : tensor<2x1x8x64xf16>, bshd)
        key(%k_pages : tensor<100x16x2x64xf16>, bshd)
        value(%v_pages : tensor<100x16x2x64xf16>, bshd)
        key_lengths(%lengths : tensor<2xi32>)
        page_table(%table : tensor<2x8xi32>)
        outs(%init1 : tensor<2x1x8x64xf16>, bshd)
    ```
  }];

  let arguments = (ins
    AnyShaped:$query,
    AnyShaped:$key,
    AnyShaped:$value,
    Optional<AnyShaped>:$bias,
    Optional<AnyShaped>:$mask,
    Optional<AnyShaped>:$keyLengths,
    Optional<AnyShaped>:$pageTable,
    Optional<AnyShaped>:$sink,
    Optional<Index>:$diagonalOffset,
    Optional<I64>:$dropoutSeed,
    Optional<I64>:$dropoutOffset,
    Variadic<Index>:$origin,
    AnyShaped:$output,
    Optional<AnyShaped>:$lse,
    Attn_LayoutAttr:$queryLayout,
    Attn_LayoutAttr:$keyLayout,
    Attn_LayoutAttr:$valueLayout,
    OptionalAttr<Attn_LayoutAttr>:$biasLayout,
    OptionalAttr<Attn_LayoutAttr>:$maskLayout,
    Attn_LayoutAttr:$outputLayout,
    OptionalAttr<Attn_LayoutAttr>:$lseLayout,
    OptionalAttr<F64Attr>:$scale,
    OptionalAttr<F64Attr>:$softcap,
    UnitAttr:$causal,
    DefaultValuedAttr<Attn_DiagonalAttr, "::attn::Diagonal::TopLeft">:$diagonal,
    OptionalAttr<Attn_WindowAttr>:$window,
    OptionalAttr<F64Attr>:$dropout,
    OptionalAttr<Attn_ScheduleAttr>:$schedule,
    OptionalAttr<Attn_CollectiveAttr>:$collective
  );
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region AnyRegion:$score);

  let builders = [
    // The plain op: result types follow from the inits.
    OpBuilder<(ins "::mlir::Value":$query, "::mlir::Value":$key,
                   "::mlir::Value":$value, "::mlir::Value":$output)>
  ];

  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;

  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();

    /// Static extents of the logical axes, or ShapedType::kDynamic. An axis
    /// that a layout leaves out has extent one.
    int64_t getBatch();
    int64_t getQueryHeads();
    int64_t getKeyHeads();
    int64_t getQueryLength();
    int64_t getKeyLength();
    int64_t getQueryDepth();
    int64_t getValueDepth();

    /// The keys of a page, if keys and values are in pages.
    std::optional<int64_t> getPageSize();

    /// The extent of `axis` in `operand` as an attribute or a value.
    static ::mlir::OpFoldResult getExtent(::mlir::OpBuilder &builder,
                                          ::mlir::Location loc,
                                          ::mlir::Value operand,
                                          LayoutAttr layout, Axis axis);
    ::mlir::OpFoldResult getBatchExtent(::mlir::OpBuilder &builder);
    ::mlir::OpFoldResult getQueryHeadsExtent(::mlir::OpBuilder &builder);
    ::mlir::OpFoldResult getKeyHeadsExtent(::mlir::OpBuilder &builder);
    ::mlir::OpFoldResult getQueryLengthExtent(::mlir::OpBuilder &builder);
    ::mlir::OpFoldResult getKeyLengthExtent(::mlir::OpBuilder &builder);

    /// The type of scores and accumulators: f64 for f64 operands, else f32.
    ::mlir::FloatType getComputeType();

    /// The scale as a number, or nothing if it depends on a dynamic depth.
    std::optional<double> getStaticScale();

    /// The scale in the compute type, as a constant or computed from the depth.
    ::mlir::Value materializeScale(::mlir::OpBuilder &builder);

    bool hasScoreRegion() { return !getScore().empty(); }
    bool isOnTensors() {
      return ::mlir::isa<::mlir::TensorType>(getOutput().getType());
    }
    /// Whether a diagonal matters: the op is causal or has a window.
    bool hasBand() { return getCausal() || getWindowAttr(); }
    /// The bounds of the band around the diagonal, causality included: keys
    /// from `diagonal - left` to `diagonal + right`.
    std::optional<int64_t> getBandLeft();
    std::optional<int64_t> getBandRight();

    /// Default layouts for an operand of the given rank.
    static LayoutAttr getDefaultLayout(::mlir::MLIRContext *context,
                                       unsigned rank);
    static LayoutAttr getDefaultPairLayout(::mlir::MLIRContext *context,
                                           unsigned rank);
    static LayoutAttr getDefaultRowLayout(::mlir::MLIRContext *context,
                                          unsigned rank);
  }];
}

// Gradients of attn.attention, whose class it uses.
include "attn/Dialect/Attn/IR/AttnBackwardOps.td"

//===----------------------------------------------------------------------===//
// attn.merge
//===----------------------------------------------------------------------===//

def Attn_MergeOp : Attn_Op<"merge", [
    DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>
  ]> {
  let summary = "Joins attention over two disjoint sets of keys";
  let description = [{
    Both sides are an output and its log-sum-exp over the same queries:

    ```
    lse    = log(exp(lhs_lse) + exp(rhs_lse))
    output = exp(lhs_lse - lse) * lhs + exp(rhs_lse - lse) * rhs
    ```

    A side with a log-sum-exp of minus infinity contributes nothing; two such
    sides give zero and minus infinity. A sink belongs to exactly one of the
    partial results that are merged. For split keys and ring attention.

    ```mlir
    %out, %lse = attn.merge
        lhs(%o0 : tensor<8x128x64xf16>, %lse0 : tensor<8x128xf32>)
        rhs(%o1 : tensor<8x128x64xf16>, %lse1 : tensor<8x128xf32>)
        outs(%init : tensor<8x128x64xf16>, %lse_init : tensor<8x128xf32>)
    ```

    Both sides and the result have one layout, `bhsd` and `bhs` by default;
    `layout(bshd, bsh)` names another for output and log-sum-exp.
  }];
  let arguments = (ins
    AnyShaped:$lhs, AnyShaped:$lhsLse,
    AnyShaped:$rhs, AnyShaped:$rhsLse,
    AnyShaped:$output, AnyShaped:$lse,
    Attn_LayoutAttr:$layout, Attn_LayoutAttr:$lseLayout
  );
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();
    bool isOnTensors() {
      return ::mlir::isa<::mlir::TensorType>(getOutput().getType());
    }
  }];
}

//===----------------------------------------------------------------------===//
// attn.merge_splits
//===----------------------------------------------------------------------===//

def Attn_MergeSplitsOp : Attn_Op<"merge_splits", [
    AttrSizedOperandSegments,
    DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>
  ]> {
  let summary = "Joins attention over any number of disjoint sets of keys";
  let description = [{
    The parts are outputs `[n, b, h, s, d]` and their log-sum-exps
    `[n, b, h, s]`, both in the compute type:

    ```
    lse    = log(sum over n of exp(parts_lse(n)) + exp(sink))
    output = sum over n of exp(parts_lse(n) - lse) * parts(n)
    ```

    A part with a log-sum-exp of minus infinity contributes nothing. Parts are
    computed without the sink, which is counted here, once. `attn-tile` makes
    the op of attention whose keys it splits between workgroups; a `collective`
    schedule says which rows one of its own workgroups joins.

    ```mlir
    %out = attn.merge_splits
        parts(%o : tensor<4x2x8x1x64xf32>, %l : tensor<4x2x8x1xf32>)
        outs(%init : tensor<2x1x8x64xf16>, bshd) -> tensor<2x1x8x64xf16>
    ```
  }];
  let arguments = (ins
    AnyShaped:$parts, AnyShaped:$partsLse,
    Optional<AnyShaped>:$sink,
    AnyShaped:$output, Optional<AnyShaped>:$lse,
    Attn_LayoutAttr:$layout, OptionalAttr<Attn_LayoutAttr>:$lseLayout,
    OptionalAttr<Attn_CollectiveAttr>:$collective
  );
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `parts` `(` $parts `:` type($parts) `,` $partsLse `:` type($partsLse) `)`
    (`sink` `(` $sink^ `:` type($sink) `)`)?
    `outs` `(` $output `:` type($output) `,` custom<Letters>($layout) `)`
    (`lse` `(` $lse^ `:` type($lse) `,` custom<Letters>($lseLayout) `)`)?
    (`collective` $collective^)? attr-dict (`->` type($results)^)?
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();
    bool isOnTensors() {
      return ::mlir::isa<::mlir::TensorType>(getOutput().getType());
    }
    /// The number of parts.
    int64_t getNumParts() {
      return ::mlir::cast<::mlir::ShapedType>(getParts().getType())
          .getDimSize(0);
    }
  }];
}

//===----------------------------------------------------------------------===//
// attn.yield
//===----------------------------------------------------------------------===//

def Attn_YieldOp : Attn_Op<"yield", [
    Pure, ReturnLike, Terminator, ParentOneOf<["AttentionOp", "AttentionBackwardOp", "MapOp"]>]> {
  let summary = "Ends a score region, its derivative, or the body of attn.map";
  let description = [{
    ```mlir
    attn.yield %new_score : f32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$scores);
  let assemblyFormat = "attr-dict ($scores^ `:` type($scores))?";
  let builders = [OpBuilder<(ins), [{ }]>];
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNOPS_TD
