//===- AttnAttributes.td - Attributes of the attn dialect --*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNATTRIBUTES_TD
#define ATTN_DIALECT_ATTN_IR_ATTNATTRIBUTES_TD

include "attn/Dialect/Attn/IR/AttnDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

class Attn_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Attn_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

def Attn_Axis : I32Enum<"Axis", "A logical axis of an operand of attention", [
    I32EnumCase<"Batch", 0, "b">,
    I32EnumCase<"Head", 1, "h">,
    I32EnumCase<"Sequence", 2, "s">,
    I32EnumCase<"Depth", 3, "d">,
    I32EnumCase<"Query", 4, "q">,
    I32EnumCase<"Key", 5, "k">
  ]> {
  let cppNamespace = "::attn";
}

def Attn_LayoutAttr : Attn_Attr<"Layout", "layout"> {
  let summary = "The order in which an operand's dimensions hold the logical axes";
  let description = [{
    One letter for each dimension of the operand, outermost first: `b` batch,
    `h` head, `s` position in the sequence, `d` depth; for operands over pairs
    of positions `q` query position and `k` key position. `bhsd` is the default
    of query, key, value and output, `bhqk` that of bias and mask, `bhs` that of
    the log-sum-exp. An axis that is left out has extent one: `sd` is a single
    head, `hqk` a bias that all batches share.

    ```mlir
    #attn.layout<bshd>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"Axis">:$axes);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The dimension that holds `axis`, or nothing if the axis is left out.
    std::optional<unsigned> getDim(Axis axis) const;
    unsigned getRank() const { return getAxes().size(); }
    /// The letters, outermost first, as they are printed.
    std::string getLetters() const;
    /// Reads letters such as "bshd"; nothing if one of them is no axis.
    static std::optional<LayoutAttr>
    parseLetters(::mlir::MLIRContext *context, ::llvm::StringRef letters);
  }];
}

//===----------------------------------------------------------------------===//
// Diagonal and window
//===----------------------------------------------------------------------===//

def Attn_Diagonal : I32Enum<"Diagonal",
    "The diagonal that causal masks and windows are measured from", [
    I32EnumCase<"TopLeft", 0, "top_left">,
    I32EnumCase<"BottomRight", 1, "bottom_right">
  ]> {
  let cppNamespace = "::attn";
}

def Attn_DiagonalAttr : EnumAttr<Attn_Dialect, Attn_Diagonal, "diagonal"> {
  let assemblyFormat = "`<` $value `>`";
}

def Attn_WindowAttr : Attn_Attr<"Window", "window"> {
  let summary = "How far a query sees to either side of its diagonal";
  let description = [{
    A query at diagonal position `c` attends to the keys `c - left` to
    `c + right`, both included. A side without a bound is written `*`.

    ```mlir
    #attn.window<128, 0>   // the 128 keys before, and its own
    #attn.window<*, 16>    // all keys before, its own and 16 after
    ```
  }];
  let parameters = (ins "std::optional<int64_t>":$left,
                        "std::optional<int64_t>":$right);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Register tile
//===----------------------------------------------------------------------===//

def Attn_RegisterTileAttr : Attn_Attr<"RegisterTile", "register_tile"> {
  let summary = "How one linalg op on a tile is cut for vector registers";
  let description = [{
    The passes that cut ops into workgroups leave linalg ops on tiles, each with
    this attribute by the name of `attn.registers`. `attn-register-tile` cuts
    them so that `rows` x `lanes` elements of the result stay in registers, and
    `attn-vectorize` makes them vectors. Linalg ops without it are left alone.

    ```mlir
    #attn.register_tile<rows = 8, lanes = 32>
    ```
  }];
  let parameters = (ins "int64_t":$rows, "int64_t":$lanes);
  let assemblyFormat = "`<` `rows` `=` $rows `,` `lanes` `=` $lanes `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Schedule
//===----------------------------------------------------------------------===//

def Attn_LaneAxis : I32Enum<"LaneAxis", "The axis that SIMD lanes run along", [
    I32EnumCase<"Query", 0, "query">,
    I32EnumCase<"Depth", 1, "depth">
  ]> {
  let cppNamespace = "::attn";
}

def Attn_ScheduleAttr : Attn_Attr<"Schedule", "schedule"> {
  let summary = "How one attention op is cut into tiles";
  let description = [{
    Chosen by the cost model of the target (`attn-select-schedule`), or written
    by hand or by a tuning file, in which case it is kept. `attn-tile` cuts the
    queries into blocks of `query_tile` rows, `attn-online-softmax` walks the
    keys in blocks of `key_tile`, and `attn-register-tile` keeps a tile of
    `register_rows` x `register_lanes` accumulators in registers, with the SIMD
    lanes along `lanes`: `query` where a block of queries fills them, `depth`
    for the few queries of a decoding step.

    ```mlir
    #attn.schedule<query_tile = 64, key_tile = 64, lanes = query,
                   register_rows = 8, register_lanes = 32>
    ```
  }];
  let parameters = (ins "int64_t":$queryTile, "int64_t":$keyTile,
                        EnumParameter<Attn_LaneAxis>:$lanes,
                        "int64_t":$registerRows, "int64_t":$registerLanes);
  let assemblyFormat = [{
    `<` `query_tile` `=` $queryTile `,` `key_tile` `=` $keyTile `,`
        `lanes` `=` $lanes `,` `register_rows` `=` $registerRows `,`
        `register_lanes` `=` $registerLanes `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The register tile of the linalg that the op becomes.
    RegisterTileAttr getRegisterTile() const;
  }];
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNATTRIBUTES_TD
