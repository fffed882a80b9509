//===- AttnCollectiveOps.td - One workgroup's program ------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The collective level: what one workgroup does with whole tiles. A tile in
// registers is a two-dimensional vector, spread over the lanes of all waves; a
// tile in workgroup memory (LDS) is a two-dimensional memref made by
// attn.lds_tile. The rest of a program is upstream: vector.contract and
// arithmetic on vectors, scf.for and scf.if that carry them, gpu.barrier.

#ifndef ATTN_DIALECT_ATTN_IR_ATTNCOLLECTIVEOPS_TD
#define ATTN_DIALECT_ATTN_IR_ATTNCOLLECTIVEOPS_TD

include "attn/Dialect/Attn/IR/AttnAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class Attn_CollectiveOp<string mnemonic, list<Trait> traits = []>
    : Op<Attn_Dialect, mnemonic, traits>;

/// A tile in registers: rows x columns.
def Attn_TileVector : VectorOfRankAndType<[2], [I1, F16, BF16, F32]>;

/// A tile in workgroup memory.
def Attn_LdsTile : MemRefRankOf<[F16, BF16, F32], [2]>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def Attn_LoadOp : Attn_CollectiveOp<"load"> {
  let summary = "Reads a tile of memory into registers, zeros beyond the edges";
  let description = [{
    Element `(r, c)` of the result is the element of `source` at
    `map(row + r, column + c)` if all of its indices lie within the sizes of
    `source`, and zero otherwise: then memory is not touched. The map puts the
    rows and columns of the tile on the dimensions of the operand, whatever
    their order; a constant picks an index, and a tile that packs several heads
    has `r floordiv t` and `r mod t` for head and query.

    ```mlir
    // Keys of one head of [batch, sequence, head, depth], from %block on.
    %k = attn.load %keys[%block, %c0]
        map(affine_map<(r, c) -> (0, r, 0, c)>)
        : memref<1x?x1x128xf16, strided<[?, 1024, 128, 1], offset: ?>>
        -> vector<128x128xf16>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef, "the operand", [MemRead]>:$source,
    Index:$row, Index:$column, AffineMapAttr:$map);
  let results = (outs Attn_TileVector:$result);
  let assemblyFormat = [{
    $source `[` $row `,` $column `]` `map` `(` $map `)` attr-dict
    `:` type($source) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Attn_StoreOp : Attn_CollectiveOp<"store"> {
  let summary = "Writes a tile from registers to memory, within its edges";
  let description = [{
    The inverse of `attn.load`: element `(r, c)` goes to
    `destination[map(row + r, column + c)]` if all of its indices lie within
    the sizes, and nowhere otherwise.

    ```mlir
    attn.store %out, %output[%c0, %c0]
        map(affine_map<(r, c) -> (0, 0, r, c)>)
        : vector<64x128xf16>, memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>>
    ```
  }];
  let arguments = (ins
    Attn_TileVector:$value, Arg<AnyMemRef, "the operand", [MemWrite]>:$destination,
    Index:$row, Index:$column, AffineMapAttr:$map);
  let assemblyFormat = [{
    $value `,` $destination `[` $row `,` $column `]` `map` `(` $map `)`
    attr-dict `:` type($value) `,` type($destination)
  }];
  let hasVerifier = 1;
}

def Attn_PagedOp : Attn_CollectiveOp<"paged", [
    Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "Keys in pages as if they lay side by side";
  let description = [{
    Dimension `page` of `pool` counts pages and dimension `slot` the places in
    one. Position `j` of the result along `slot` is in page
    `table[0, j div size]`, in the place `j mod size`, where `size` is the
    pool's extent along `slot`. Along `page` the result has extent one.

    Only `attn.load` and `attn.copy` read it, or parts of it that begin where it
    begins. Its strides along both dimensions mean nothing.

    ```mlir
    %keys = attn.paged %pool[%table] page 0 slot 1
        : memref<?x16x1x128xf16, strided<[16384, 1024, 128, 1], offset: ?>>,
          memref<1x64xi32, strided<[64, 1], offset: ?>>
        -> memref<1x1024x1x128xf16, strided<[?, ?, 128, 1], offset: ?>>
    ```
  }];
  let arguments = (ins AnyMemRef:$pool, MemRefRankOf<[I32], [2]>:$table,
                       I64Attr:$page, I64Attr:$slot);
  let results = (outs AnyMemRef:$keys);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$pool, "::mlir::Value":$table,
                   "int64_t":$page, "int64_t":$slot)>
  ];
  let assemblyFormat = [{
    $pool `[` $table `]` `page` $page `slot` $slot attr-dict
    `:` type($pool) `,` type($table) `->` type($keys)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    int64_t getPageSize() {
      return ::mlir::cast<::mlir::MemRefType>(getPool().getType())
          .getDimSize(getSlot());
    }
    /// The type of the keys that `pool` and `table` have; null if there are no
    /// such dimensions, or the size of a page is open.
    static ::mlir::MemRefType getKeysType(::mlir::MemRefType pool,
                                          ::mlir::MemRefType table,
                                          int64_t page, int64_t slot);
  }];
}

def Attn_LdsTileOp : Attn_CollectiveOp<"lds_tile", [Pure]> {
  let summary = "A tile at an offset of the workgroup's memory";
  let description = [{
    Names the bytes from `offset` on of the workgroup memory `arena` as a tile,
    whose element `(r, c)` lies at the byte that `layout` says. Tiles whose
    lives don't overlap may share bytes. The tile is used by the collective ops
    only: it is no array in row-major order.

    ```mlir
    %k = attn.lds_tile %lds[17408]
        layout(#attn.lds_layout<rows = [80, 160, 320, 640, 1280, 2560, 5120],
                                columns = [2, 4, 8, 16, 32]>)
        : memref<31744xi8, #gpu.address_space<workgroup>>
        -> memref<128x32xf16, #gpu.address_space<workgroup>>
    ```

    With `buffer`, the tile is one of several of the same layout, `stride` bytes
    apart, of which the first begins at `offset`:

    ```mlir
    %k = attn.lds_tile %lds[0] buffer(%parity of 2 by 16384) layout(...)
        : memref<65536xi8, #gpu.address_space<workgroup>>
        -> memref<64x128xf16, #gpu.address_space<workgroup>>
    ```
  }];
  let arguments = (ins
    AnyMemRef:$arena, I64Attr:$offset, Optional<Index>:$buffer,
    OptionalAttr<I64Attr>:$buffers, OptionalAttr<I64Attr>:$stride,
    Attn_LdsLayoutAttr:$layout);
  let results = (outs Attn_LdsTile:$tile);
  let assemblyFormat = [{
    $arena `[` $offset `]`
    (`buffer` `(` $buffer^ `of` $buffers `by` $stride `)`)?
    `layout` `(` $layout `)` attr-dict `:` type($arena) `->` type($tile)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Type":$tile, "::mlir::Value":$arena,
                   "int64_t":$offset, "::attn::LdsLayoutAttr":$layout), [{
      build($_builder, $_state, tile, arena, $_builder.getI64IntegerAttr(offset),
            /*buffer=*/nullptr, /*buffers=*/nullptr, /*stride=*/nullptr, layout);
    }]>
  ];
  let hasVerifier = 1;
}

def Attn_CopyOp : Attn_CollectiveOp<"copy"> {
  let summary = "Moves a tile of memory to workgroup memory";
  let description = [{
    `attn.load` and `attn.store_lds` in one, shared out among the lanes of the
    workgroup. f16 and bf16 may widen to f32, which is exact. Does not wait for
    other waves: `gpu.barrier` before and after says when the tile may be
    overwritten and when it may be read.

    ```mlir
    attn.copy %keys[%block, %d] map(affine_map<(r, c) -> (0, 0, r, c)>) to %k
        : memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>>
        to memref<128x32xf16, #gpu.address_space<workgroup>>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef, "the operand", [MemRead]>:$source,
    Index:$row, Index:$column, AffineMapAttr:$map,
    Arg<Attn_LdsTile, "the tile", [MemWrite]>:$tile);
  let assemblyFormat = [{
    $source `[` $row `,` $column `]` `map` `(` $map `)` `to` $tile attr-dict
    `:` type($source) `to` type($tile)
  }];
  let hasVerifier = 1;
}

def Attn_StoreLdsOp : Attn_CollectiveOp<"store_lds"> {
  let summary = "Writes a tile from registers to workgroup memory";
  let description = [{
    ```mlir
    attn.store_lds %p, %p_tile
        : vector<64x32xf16>, memref<64x32xf16, #gpu.address_space<workgroup>>
    ```
  }];
  let arguments = (ins
    Attn_TileVector:$value, Arg<Attn_LdsTile, "the tile", [MemWrite]>:$tile);
  let assemblyFormat = [{
    $value `,` $tile attr-dict `:` type($value) `,` type($tile)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

def Attn_DotOp : Attn_CollectiveOp<"dot", [
    AllTypesMatch<["accumulator", "result"]>]> {
  let summary = "Adds the product of a tile with one in workgroup memory";
  let description = [{
    ```
    result[i, j] = accumulator[i, j] + sum over k of
        lhs[i, depth + k] * rhs[k, j]      or rhs[j, k] with transpose_rhs
    ```

    The sum runs over all of the right side; the left one, if it is in workgroup
    memory, may be deeper, and `depth` says where its part begins. A left side
    in registers is as deep as the right one. Products of f16 and bf16 are exact
    in f32.

    ```mlir
    %s1 = attn.dot %q[%d], %k into %s {transpose_rhs}
        : memref<64x128xf16, #gpu.address_space<workgroup>>,
          memref<128x32xf16, #gpu.address_space<workgroup>>
        into vector<64x128xf32>
    %acc1 = attn.dot %p, %v into %acc
        : vector<256x64xf16>, memref<64x128xf16, #gpu.address_space<workgroup>>
        into vector<256x128xf32>
    ```
  }];
  let arguments = (ins
    Arg<AnyTypeOf<[Attn_LdsTile, Attn_TileVector]>, "the left side",
        [MemRead]>:$lhs,
    Arg<Attn_LdsTile, "the right side", [MemRead]>:$rhs,
    VectorOfRankAndType<[2], [F32]>:$accumulator, Optional<Index>:$depth,
    UnitAttr:$transpose_rhs);
  let results = (outs VectorOfRankAndType<[2], [F32]>:$result);
  let assemblyFormat = [{
    $lhs (`[` $depth^ `]`)? `,` $rhs `into` $accumulator attr-dict
    `:` type($lhs) `,` type($rhs) `into` type($accumulator)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Extent of the sum.
    int64_t getDepthExtent() {
      return getRhs().getType().getDimSize(getTransposeRhs() ? 1 : 0);
    }
    /// Whether the left side is a tile in registers.
    bool hasRegisterLhs() {
      return ::mlir::isa<::mlir::VectorType>(getLhs().getType());
    }
  }];
}

def Attn_MapOp : Attn_CollectiveOp<"map", [
    RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"::attn::YieldOp">]> {
  let summary = "Computes a tile element by element";
  let description = [{
    The region gets the elements of the operands at one place, and the row and
    the column of that place as i32, and yields the element of the result. It
    may use scalars from above and read memory. All tiles have one shape.

    ```mlir
    %masked = attn.map(%s : vector<64x128xf32>) -> vector<64x128xf32> {
    ^bb0(%x: f32, %row: i32, %column: i32):
      %distance = arith.subi %column, %row : i32
      %seen = arith.cmpi sle, %distance, %limit : i32
      %y = arith.select %seen, %x, %minus_infinity : f32
      attn.yield %y : f32
    }
    ```
  }];
  let arguments = (ins Variadic<Attn_TileVector>:$inputs);
  let results = (outs Attn_TileVector:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `(` ($inputs^ `:` type($inputs))? `)` `->` type($result)
    attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
}

def Attn_RowReduction : I32Enum<"RowReduction", "How the elements of a row are joined", [
    I32EnumCase<"Maximum", 0, "maximum">,
    I32EnumCase<"Add", 1, "add">
  ]> {
  let cppNamespace = "::attn";
}
def Attn_RowReductionAttr : EnumAttr<Attn_Dialect, Attn_RowReduction, "row_reduction">;

def Attn_RowReduceOp : Attn_CollectiveOp<"row_reduce", [Pure]> {
  let summary = "The maximum or the sum of each row";
  let description = [{
    A NaN does not take part in a maximum (IEEE 754-2008 maxNum), unless the
    whole row is NaN. Sums are taken in any order.

    ```mlir
    %m = attn.row_reduce maximum %s : vector<64x128xf32> -> vector<64x1xf32>
    ```
  }];
  let arguments = (ins Attn_RowReductionAttr:$kind,
                       VectorOfRankAndType<[2], [F32]>:$source);
  let results = (outs VectorOfRankAndType<[2], [F32]>:$result);
  let assemblyFormat = [{
    $kind $source attr-dict `:` type($source) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Attn_PartialSumOp : Attn_CollectiveOp<"partial_sum", [
    Pure, AllTypesMatch<["accumulator", "result"]>]> {
  let summary = "Adds each row of a tile to a few partial sums";
  let description = [{
    With n columns in the accumulator,

    ```
    result[r, c] = accumulator[r, c] + sum over k of source[r, c + n * k]
    ```

    in any order, or with any other n equal shares of the columns: which ones a
    partial sum gets is open. Where n lanes share a row this is what each of
    them can add up by itself: the sum across lanes is left to one
    `attn.row_reduce add` at the end.

    ```mlir
    %l1 = attn.partial_sum %p into %l
        : vector<64x128xf16> into vector<64x16xf32>
    ```
  }];
  let arguments = (ins VectorOfRankAndType<[2], [F16, F32]>:$source,
                       VectorOfRankAndType<[2], [F32]>:$accumulator);
  let results = (outs VectorOfRankAndType<[2], [F32]>:$result);
  let assemblyFormat = [{
    $source `into` $accumulator attr-dict
    `:` type($source) `into` type($accumulator)
  }];
  let hasVerifier = 1;
}

def Attn_PartialMaxOp : Attn_CollectiveOp<"partial_max", [Pure]> {
  let summary = "A few maxima of each row of a tile, each of a part";
  let description = [{
    As `attn.partial_sum`: column `c` of the result is the maximum of an equal
    share of the columns of `source`. A NaN does not take part, unless all are.

    ```mlir
    %m = attn.partial_max %s : vector<256x64xf32> -> vector<256x2xf32>
    ```
  }];
  let arguments = (ins VectorOfRankAndType<[2], [F32]>:$source);
  let results = (outs VectorOfRankAndType<[2], [F32]>:$result);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `->` type($result)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Waves
//===----------------------------------------------------------------------===//

def Attn_AnyInWaveOp : Attn_CollectiveOp<"any_in_wave", [Pure]> {
  let summary = "Whether an element of the tile is true in this wave";
  let description = [{
    Each wave has a result of its own: whether any of the elements that its
    lanes hold is true. A branch on it costs no divergence. It may only choose
    between ways to the same result, and there is no `gpu.barrier` behind it.

    ```mlir
    %grew = attn.any_in_wave %above : vector<256x2xi1>
    ```
  }];
  let arguments = (ins VectorOfRankAndType<[2], [I1]>:$source);
  let results = (outs I1:$result);
  let assemblyFormat = "$source attr-dict `:` type($source)";
}

def Attn_LateWavesOp : Attn_CollectiveOp<"late_waves", [Pure]> {
  let summary = "Whether this wave belongs to the second half of the workgroup";
  let description = [{
    The waves of the second half pass one barrier more before a loop and those
    of the first half one more behind it, so that the second half runs one
    barrier late: while one half computes, the other one multiplies.

    ```mlir
    %late = attn.late_waves
    scf.if %late {
      gpu.barrier
    }
    ```
  }];
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict";
}

def Attn_RelayoutOp : Attn_CollectiveOp<"relayout", [
    Pure, AllTypesMatch<["source", "result"]>]> {
  let summary = "The same tile, held by other lanes or registers";
  let description = [{
    Put by attn-assign-layouts where a tile is used in a layout that its
    definition does not have.

    ```mlir
    %operand = attn.relayout %p : vector<128x64xf16>
    ```
  }];
  let arguments = (ins Attn_TileVector:$source);
  let results = (outs Attn_TileVector:$result);
  let assemblyFormat = "$source attr-dict `:` type($source)";
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNCOLLECTIVEOPS_TD
