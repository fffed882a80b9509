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

//===----------------------------------------------------------------------===//
// Matrix instructions of a collective schedule
//===----------------------------------------------------------------------===//

def Attn_IssueOrder : I32Enum<"IssueOrder", "Who orders the matrix instructions of a block of keys", [
    I32EnumCase<"Fixed", 0, "fixed">,
    I32EnumCase<"Grouped", 1, "grouped">,
    I32EnumCase<"Compiler", 2, "compiler">
  ]> {
  let cppNamespace = "::attn";
}

def Attn_TileOrder : I32Enum<"TileOrder", "Which tiles a workgroup computes", [
  I32EnumCase<"One", 0, "one">,
  I32EnumCase<"Strided", 1, "strided">,
  I32EnumCase<"Paired", 2, "paired">
]> {
  let cppNamespace = "::attn";
}

def Attn_MmaScheduleAttr : Attn_Attr<"MmaSchedule", "mma"> {
  let summary = "How a collective schedule uses matrix instructions";
  let description = [{
    With it, both products of a block of keys are taken by the matrix
    instruction that the chip knows as `atom`, named by its sizes: rows and
    columns of the result and the depth. A query lies in few lanes (on AMD's
    chips, scores are computed transposed, keys times queries), and
    probabilities go from the first product to the second in registers. Queries
    stay in registers; keys and values pass through workgroup memory a whole
    block at a time.

    * `buffers` blocks of keys and of values have room in workgroup memory: with
      two, one is filled while the other is read.
    * `wave_groups` parts of the workgroup's waves run half a block apart: with
      two, one computes exponentials while the other multiplies. `priorities`
      lets the one that multiplies go first, or, on chips whose matrix
      instructions take the vector unit, the one that does not, and of those
      that do the one that has begun its block of keys.
    * `read_ahead` reads of workgroup memory are on their way ahead of the
      instruction that needs them.
    * `order` says who puts matrix instructions and reads in order: `fixed` is
      the order in which attn-distribute writes them, `grouped` asks LLVM for
      groups of them, `compiler` leaves it to LLVM.
    * Rows are scaled to a new maximum when it has grown by more than
      `rescale_above` powers of two (0: by anything).
    * With `transposed_reads` values lie in workgroup memory as in global memory
      and are transposed by the instruction that reads them; with `direct_loads`
      they and the keys go there without passing through registers. Chips say
      whether they have these.
    * With `queries_in_lds` queries stay in workgroup memory and are read anew
      for each block of keys, which leaves registers for more rows of a wave, or
      for the output of a large depth.
    * With `outputs_in_lds` results of instructions that have 4 bytes of a row in
      a lane (NVIDIA's; others do so anyway) go to memory by way of workgroup
      memory: in pieces of 16 bytes, or, with a `producer`, by the copy engine,
      if it can write such a tile, and if there is room for one.
    * With `producer`, a group of waves behind the schedule's own fills workgroup
      memory, and products are asynchronous: `wave_groups` parts of the others
      take turns in starting theirs. It is for instructions of several waves.
    * `tiles` says how many a workgroup with a producer computes: `one`, the
      default, or, with one workgroup for each compute unit, every so many-th
      (`strided`), of a head's the first and the last, the second and the last
      but one, and so on (`paired`: with a diagonal, pairs are equally long).
    * With `overlap_tiles` the first product of a workgroup's next tile is under
      way beside the last one of a tile.

    ```mlir
    #attn.mma<atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4,
              rescale_above = 8, order = fixed, priorities>
    ```
  }];
  let parameters = (ins "::mlir::StringAttr":$atom, "int64_t":$buffers,
                        "int64_t":$waveGroups, "int64_t":$readAhead,
                        "int64_t":$rescaleAbove,
                        "::attn::IssueOrder":$order,
                        "bool":$priorities, "bool":$transposedReads,
                        "bool":$directLoads, "bool":$queriesInLds,
                        "bool":$outputsInLds, "bool":$producer,
                        "::attn::TileOrder":$tiles, "bool":$overlapTiles);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Collective schedule
//===----------------------------------------------------------------------===//

def Attn_CollectiveAttr : Attn_Attr<"Collective", "collective"> {
  let summary = "How one attention op is cut into programs of workgroups";
  let description = [{
    The schedule of an op that runs as a kernel. Like `#attn.schedule` it is
    chosen by the cost model of the chip, or written by hand, in which case it
    is kept.

    * A workgroup of `waves` waves computes `heads * query_tile` rows: row `r`
      is query `r mod query_tile` of head `r floordiv query_tile` among the
      heads of one group that it packs. It walks the keys in blocks of
      `key_tile`. All of these are powers of two; with a producer, `waves` and
      `query_tile` may be three times one.
    * `row_lanes` lanes of a wave share a row, so a wave of 64 lanes has
      `64 / row_lanes` groups of rows. A wave owns its rows: no reduction
      crosses waves.
    * Keys pass through workgroup memory in stages of `depth_stage` elements of
      the depth of all keys of a block, values in stages of `key_stage` keys.
      These numbers are powers of two, but for the keys of a schedule with a
      producer, for which multiples of the instruction's depth do.
    * `splits` workgroups share the keys of one tile of rows, and
      `attn.merge_splits` joins what they found.
    * With `mma`, products are taken by matrix instructions, and `row_lanes` is
      the number of lanes that share a column of their result. Without it, each
      lane adds up products of its own.

    ```mlir
    #attn.collective<chip = "gfx906", heads = 1, query_tile = 64,
                     key_tile = 128, waves = 4, row_lanes = 16,
                     depth_stage = 32, key_stage = 32, splits = 1>
    ```
  }];
  let parameters = (ins "::mlir::StringAttr":$chip, "int64_t":$heads,
                        "int64_t":$queryTile, "int64_t":$keyTile,
                        "int64_t":$waves, "int64_t":$rowLanes,
                        "int64_t":$depthStage, "int64_t":$keyStage,
                        "int64_t":$splits,
                        OptionalParameter<"::attn::MmaScheduleAttr">:$mma);
  let assemblyFormat = [{
    `<` `chip` `=` $chip `,` `heads` `=` $heads `,`
        `query_tile` `=` $queryTile `,` `key_tile` `=` $keyTile `,`
        `waves` `=` $waves `,` `row_lanes` `=` $rowLanes `,`
        `depth_stage` `=` $depthStage `,` `key_stage` `=` $keyStage `,`
        `splits` `=` $splits (`,` `mma` `=` $mma^)? `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Rows of a workgroup's tile.
    int64_t getRows() const { return getHeads() * getQueryTile(); }
    /// Rows that each lane of a workgroup of waves of `waveSize` has, the
    /// registers of a column.
    int64_t getLaneRows(int64_t waveSize) const {
      return getRows() * getRowLanes() / (getWaves() * waveSize);
    }
    /// Keys of a block that each lane has.
    int64_t getLaneKeys() const { return getKeyTile() / getRowLanes(); }
    /// The same schedule, with other splits.
    CollectiveAttr withSplits(int64_t splits) const {
      return get(getContext(), getChip(), getHeads(), getQueryTile(),
                 getKeyTile(), getWaves(), getRowLanes(), getDepthStage(),
                 getKeyStage(), splits, getMma());
    }
  }];
}

//===----------------------------------------------------------------------===//
// Layout of a tile in workgroup memory
//===----------------------------------------------------------------------===//

def Attn_LdsLayoutAttr : Attn_Attr<"LdsLayout", "lds_layout"> {
  let summary = "Where the elements of a tile lie in workgroup memory";
  let description = [{
    Element `(r, c)` of a tile lies at the byte

    ```
    (sum of rows[i] over the set bits i of r
       + sum of columns[i] over the set bits i of c)
    xor (xor of swizzle[i] over the set bits i of r)
    xor (xor of column_swizzle[i] over the set bits i of c)
    ```

    counted from the tile's first byte. Rows of a padded array have the weights
    `stride, 2 * stride, 4 * stride, ...`; two keys that share a dword have a
    bit of the weight of one element. Swizzles, if there are any, move chunks
    within a row, or rows where the columns are the wider step.

    ```mlir
    // 128 rows of 32 f16, each padded to 80 bytes.
    #attn.lds_layout<rows = [80, 160, 320, 640, 1280, 2560, 5120],
                     columns = [2, 4, 8, 16, 32]>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$rows,
                        ArrayRefParameter<"int64_t">:$columns,
                        ArrayRefParameter<"int64_t">:$swizzle,
                        ArrayRefParameter<"int64_t">:$columnSwizzle);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The layout as the library has it.
    ::attn::layout::MemoryLayout getMemoryLayout() const;
    /// The byte of element (row, column).
    int64_t getByte(int64_t row, int64_t column) const;
    /// Bytes from the first to the last of a tile of this shape.
    int64_t getBytes(int64_t rows, int64_t columns, int64_t elementBytes) const;
  }];
}

//===----------------------------------------------------------------------===//
// Tiles in registers
//===----------------------------------------------------------------------===//

def Attn_TileLayoutAttr : Attn_Attr<"TileLayout", "tile_layout"> {
  let summary = "Which register of which lane and wave holds an element of a tile";
  let description = [{
    A linear map over bits (docs/Layouts.md): each bit of the numbers of a
    register, a lane and a wave moves through the tile by a step of its own, and
    a register holds the element at the exclusive or of the steps of the bits
    that are set. For each input, the steps of its bits are listed, lowest bit
    first; `column 16 to 64` is short for `column 16, column 32, column 64`. A
    bit with the step `0` doesn't matter: both places hold the same element.

    ```mlir
    // Lane l of wave w holds rows 16 w + 4 i + l / 16 and columns l mod 16 + 16 j
    // in its registers 8 i + j.
    #attn.tile_layout<[row = 64, column = 128],
                      register = [column 16 to 64, row 4 to 8],
                      lane = [column 1 to 8, row 1 to 2],
                      wave = [row 16 to 32]>
    // 80 = 5 x 16 columns: one register for each repeat of 16 lanes.
    #attn.tile_layout<[row = 4, column = 16 * 5], register = [],
                      lane = [column 1 to 8, row 1 to 2]>
    ```
  }];
  let parameters = (ins "::attn::layout::LinearLayout":$map);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The extents of the tile.
    ::llvm::SmallVector<int64_t, 2> getShape() const;
    /// Elements that a lane holds.
    int64_t getRegistersPerLane() const {
      return getMap().getRegistersPerLane();
    }
  }];
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNATTRIBUTES_TD
