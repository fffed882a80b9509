//===- AttnBackwardOps.td - Gradients of attention ---------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNBACKWARDOPS_TD
#define ATTN_DIALECT_ATTN_IR_ATTNBACKWARDOPS_TD

include "attn/Dialect/Attn/IR/AttnAttributes.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Attn_AttentionBackwardOp : Op<Attn_Dialect, "attention_backward", [
    AttrSizedOperandSegments,
    DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
    SingleBlockImplicitTerminator<"YieldOp">
  ]> {
  let summary = "Gradients of attention, with probabilities computed anew";
  let description = [{
    The gradients of a sum of `output * output_gradient + lse * lse_gradient`, for
    the `output` and the `lse` that `attn.attention` gives for the same operands
    and options. With `s(j)` as there, and `keep(j)` what dropout multiplies by:

    ```
    p(j)           = exp(s(j) - lse)              for keys attended to, else 0
    delta          = sum_e output(e) * output_gradient(e) - lse_gradient
    value_gradient = sum over queries of keep(j) * p(j) * output_gradient
    ds(j)          = p(j) * (keep(j) * sum_e output_gradient(e) * value(j, e) - delta)
    bias_gradient  = ds(j), summed over what the bias is broadcast along
    sink_gradient  = sum over queries of - exp(sink - lse) * delta
    dx(j)          = ds(j) * derivative(s(j)) * the softcap's derivative
    query_gradient = scale * sum over keys of dx(j) * key(j)
    key_gradient   = scale * sum over queries of dx(j) * query
    ```

    Gradients of key and value are sums over the query heads that share them. A
    query that attends to nothing has no gradient and gives none. The numbered
    clauses are in docs/Semantics.md.

    The clauses that describe scores are those of `attn.attention`; pages are not
    among them. Where there is a score region, `derivative` gives the derivative
    of what it yields by the score, from the same arguments; without it, that is
    derived from the region's operations.

    On tensors the op returns the gradients in the order of their clauses; on
    memrefs it writes them and returns nothing.

    ```mlir
    %dq, %dk, %dv = attn.attention_backward
        query(%q : tensor<2x128x8x64xf16>, bshd)
        key(%k : tensor<2x128x2x64xf16>, bshd)
        value(%v : tensor<2x128x2x64xf16>, bshd)
        output(%o : tensor<2x128x8x64xf16>, bshd)
        output_gradient(%do : tensor<2x128x8x64xf16>, bshd)
        lse(%l : tensor<2x8x128xf32>)
        causal
        query_gradient(%init_q : tensor<2x128x8x64xf16>, bshd)
        key_gradient(%init_kv : tensor<2x128x2x64xf16>, bshd)
        value_gradient(%init_kv : tensor<2x128x2x64xf16>, bshd)
    ```
  }];

  let arguments = (ins
    AnyShaped:$query,
    AnyShaped:$key,
    AnyShaped:$value,
    AnyShaped:$output,
    AnyShaped:$outputGradient,
    AnyShaped:$lse,
    Optional<AnyShaped>:$lseGradient,
    Optional<AnyShaped>:$bias,
    Optional<AnyShaped>:$mask,
    Optional<AnyShaped>:$keyLengths,
    Optional<AnyShaped>:$sink,
    Optional<Index>:$diagonalOffset,
    Optional<I64>:$dropoutSeed,
    Optional<I64>:$dropoutOffset,
    Variadic<Index>:$origin,
    AnyShaped:$queryGradient,
    AnyShaped:$keyGradient,
    AnyShaped:$valueGradient,
    Optional<AnyShaped>:$biasGradient,
    Optional<AnyShaped>:$sinkGradient,
    Attn_LayoutAttr:$queryLayout,
    Attn_LayoutAttr:$keyLayout,
    Attn_LayoutAttr:$valueLayout,
    Attn_LayoutAttr:$outputLayout,
    Attn_LayoutAttr:$outputGradientLayout,
    Attn_LayoutAttr:$lseLayout,
    OptionalAttr<Attn_LayoutAttr>:$lseGradientLayout,
    OptionalAttr<Attn_LayoutAttr>:$biasLayout,
    OptionalAttr<Attn_LayoutAttr>:$maskLayout,
    Attn_LayoutAttr:$queryGradientLayout,
    Attn_LayoutAttr:$keyGradientLayout,
    Attn_LayoutAttr:$valueGradientLayout,
    OptionalAttr<Attn_LayoutAttr>:$biasGradientLayout,
    OptionalAttr<F64Attr>:$scale,
    OptionalAttr<F64Attr>:$softcap,
    UnitAttr:$causal,
    DefaultValuedAttr<Attn_DiagonalAttr, "::attn::Diagonal::TopLeft">:$diagonal,
    OptionalAttr<Attn_WindowAttr>:$window,
    OptionalAttr<F64Attr>:$dropout,
    OptionalAttr<Attn_ScheduleAttr>:$schedule
  );
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region AnyRegion:$score, AnyRegion:$derivative);

  let builders = [
    // The gradients of the plain op: result types follow from the inits.
    OpBuilder<(ins "::mlir::Value":$query, "::mlir::Value":$key,
                   "::mlir::Value":$value, "::mlir::Value":$output,
                   "::mlir::Value":$outputGradient, "::mlir::Value":$lse,
                   "::mlir::Value":$queryGradient,
                   "::mlir::Value":$keyGradient,
                   "::mlir::Value":$valueGradient)>
  ];

  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;

  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();

    /// Static extents of the logical axes, as those of attn.attention.
    int64_t getBatch();
    int64_t getQueryHeads();
    int64_t getKeyHeads();
    int64_t getQueryLength();
    int64_t getKeyLength();
    int64_t getQueryDepth();
    int64_t getValueDepth();

    /// The type of scores and accumulators: f64 for f64 operands, else f32.
    ::mlir::FloatType getComputeType();

    bool hasScoreRegion() { return !getScore().empty(); }
    bool hasDerivative() { return !getDerivative().empty(); }
    bool isOnTensors() {
      return ::mlir::isa<::mlir::TensorType>(getQueryGradient().getType());
    }
    /// Whether a diagonal matters: the op is causal or has a window.
    bool hasBand() { return getCausal() || getWindowAttr(); }

    /// Whether the bias, which must be there, is the same for all positions
    /// along a batch, head, query or key axis, as its type tells.
    bool isBiasBroadcast(Axis axis);

    /// Builds the attn.attention whose gradients these are, with `output` as
    /// its destination. Passes build it to ask for extents, to tile it, and to
    /// state the scores' clauses once for both ops, and erase it again.
    AttentionOp buildForward(::mlir::OpBuilder &builder);

    /// The derivative of the score region at `score`, in the compute type: the
    /// derivative region inlined, or what follows from the operations of the
    /// score region.
    ::mlir::Value buildScoreDerivative(::mlir::OpBuilder &builder,
                                       ::mlir::Location loc,
                                       ::mlir::Value score,
                                       ::mlir::ValueRange positions);
  }];
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNBACKWARDOPS_TD
