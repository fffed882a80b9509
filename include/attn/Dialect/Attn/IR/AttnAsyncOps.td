//===- AttnAsyncOps.td - What is under way in a workgroup --*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The collective level where products and copies are asynchronous: products
// that are started and finished, rings of tiles that one group of waves fills
// and the others read, and the two roles.

#ifndef ATTN_DIALECT_ATTN_IR_ATTNASYNCOPS_TD
#define ATTN_DIALECT_ATTN_IR_ATTNASYNCOPS_TD

include "attn/Dialect/Attn/IR/AttnCollectiveOps.td"
include "mlir/IR/AttrTypeBase.td"

class Attn_Type<string name, string typeMnemonic>
    : TypeDef<Attn_Dialect, name> {
  let mnemonic = typeMnemonic;
}

//===----------------------------------------------------------------------===//
// Products under way
//===----------------------------------------------------------------------===//

def Attn_PendingType : Attn_Type<"Pending", "pending"> {
  let summary = "A tile that a product under way will have computed";
  let description = [{
    What `attn.start_dot` gives. Only `attn.finish_dot` takes it, once, so that
    nothing reads or writes the accumulator while it is written.
  }];
  let parameters = (ins "::mlir::VectorType":$tile);
  let assemblyFormat = "`<` $tile `>`";
}

def Attn_StartDotOp : Attn_CollectiveOp<"start_dot", [
    TypesMatchWith<"the accumulator is the tile that is under way", "pending",
                   "accumulator",
                   "::llvm::cast<::attn::PendingType>($_self).getTile()">]> {
  let summary = "Starts to add the product of a tile with one in workgroup memory";
  let description = [{
    As `attn.dot`, with a left side in registers or in workgroup memory, all of
    which is multiplied, but goes on before the product is there. Products of a
    wave end in the order in which they start. Until it is finished, nothing
    writes what it reads of workgroup memory.

    ```mlir
    %pending = attn.start_dot %q, %k into %zero {transpose_rhs}
        : vector<128x128xf16>, memref<128x128xf16, #gpu.address_space<workgroup>>
        -> !attn.pending<vector<128x128xf32>>
    %pending2 = attn.start_dot %deep_q, %deep_k into %zero2 {transpose_rhs}
        : memref<128x256xf16, #gpu.address_space<workgroup>>, memref<64x256xf16, #gpu.address_space<workgroup>>
        -> !attn.pending<vector<128x64xf32>>
    ```
  }];
  let arguments = (ins
    Arg<AnyTypeOf<[Attn_LdsTile, Attn_TileVector]>, "the left side",
        [MemRead]>:$lhs,
    Arg<Attn_LdsTile, "the right side", [MemRead]>:$rhs,
    VectorOfRankAndType<[2], [F32]>:$accumulator, UnitAttr:$transpose_rhs);
  let results = (outs Attn_PendingType:$pending);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs,
                   "::mlir::Value":$accumulator, "bool":$transposeRhs), [{
      build($_builder, $_state,
            PendingType::get($_builder.getContext(),
                ::mlir::cast<::mlir::VectorType>(accumulator.getType())),
            lhs, rhs, accumulator, transposeRhs);
    }]>
  ];
  let assemblyFormat = [{
    $lhs `,` $rhs `into` $accumulator attr-dict
    `:` type($lhs) `,` type($rhs) `->` qualified(type($pending))
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Whether the left side is a tile in registers.
    bool hasRegisterLhs() {
      return ::mlir::isa<::mlir::VectorType>(getLhs().getType());
    }
  }];
}

def Attn_FinishDotOp : Attn_CollectiveOp<"finish_dot", [
    MemoryEffects<[MemRead, MemWrite]>,
    TypesMatchWith<"the result is the tile that is under way", "pending",
                   "result",
                   "::llvm::cast<::attn::PendingType>($_self).getTile()">]> {
  let summary = "Waits until at most so many products of the wave are under way";
  let description = [{
    `in_flight` counts products that were started after the one of `pending` and
    may go on.

    ```mlir
    %s = attn.finish_dot %pending {in_flight = 1 : i64}
        : !attn.pending<vector<128x128xf32>>
    ```
  }];
  let arguments = (ins Attn_PendingType:$pending,
                       DefaultValuedAttr<I64Attr, "0">:$in_flight);
  let results = (outs VectorOfRankAndType<[2], [F32]>:$result);
  let assemblyFormat = "$pending attr-dict `:` qualified(type($pending))";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

def Attn_RingType : Attn_Type<"Ring", "ring"> {
  let summary = "Places in workgroup memory that are filled and emptied in turn";
  let description = [{
    Fill number `n` of a ring of `stages` places goes to place `n mod stages`,
    once the waves that read fill `n - stages` have released it.
  }];
  let parameters = (ins "int64_t":$stages);
  let assemblyFormat = "`<` $stages `>`";
}

def Attn_RingOp : Attn_CollectiveOp<"ring"> {
  let summary = "Makes a ring's barriers in workgroup memory";
  let description = [{
    The barriers take 16 bytes a stage from the byte `offset` of `arena` on: one
    says that a place is full, one that all `consumers` waves have released it.
    They are there once a `gpu.barrier` behind this op has been passed.

    ```mlir
    %ring = attn.ring %lds[131072] consumers(8)
        : memref<131104xi8, #gpu.address_space<workgroup>> -> !attn.ring<2>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "the arena", [MemWrite]>:$arena,
                       I64Attr:$offset, I64Attr:$consumers);
  let results = (outs Attn_RingType:$ring);
  let assemblyFormat = [{
    $arena `[` $offset `]` `consumers` `(` $consumers `)` attr-dict
    `:` type($arena) `->` qualified(type($ring))
  }];
  let hasVerifier = 1;
}

class Attn_RingAccessOp<string mnemonic> : Attn_CollectiveOp<mnemonic, [
    MemoryEffects<[MemRead, MemWrite]>]> {
  let arguments = (ins Attn_RingType:$ring, Index:$number);
  let assemblyFormat = "$ring `[` $number `]` attr-dict `:` qualified(type($ring))";
}

def Attn_AcquireOp : Attn_RingAccessOp<"acquire"> {
  let summary = "Waits until the place of a fill is empty";
  let description = [{
    ```mlir
    attn.acquire %ring[%n] : !attn.ring<2>
    ```
  }];
}

def Attn_AwaitOp : Attn_RingAccessOp<"await"> {
  let summary = "Waits until a fill is there";
  let description = [{
    ```mlir
    attn.await %ring[%n] : !attn.ring<2>
    ```
  }];
}

def Attn_ReleaseOp : Attn_RingAccessOp<"release"> {
  let summary = "Says that this wave reads a fill no more";
  let description = [{
    Products that read it are finished.

    ```mlir
    attn.release %ring[%n] : !attn.ring<2>
    ```
  }];
}

def Attn_FillOp : Attn_CollectiveOp<"fill"> {
  let summary = "Starts to move a tile of memory to a place of a ring";
  let description = [{
    As `attn.copy`, by one lane, and goes on before the tile is there:
    `attn.await` of the same number waits for it. The place has been acquired.
    Rows in front of `source` and behind its end are zero, or, of a part of split
    keys, those of the other parts; with `open_end` they may be what follows in
    memory, as a left side's, of which nothing is stored.

    ```mlir
    attn.fill %keys[%block, %c0] map(affine_map<(r, c) -> (0, 0, r, c)>)
        to %tile, %ring[%n]
        : memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>>
        to memref<128x128xf16, #gpu.address_space<workgroup>>, !attn.ring<2>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef, "the operand", [MemRead]>:$source,
    Index:$row, Index:$column, AffineMapAttr:$map,
    Arg<Attn_LdsTile, "the tile", [MemWrite]>:$tile,
    Attn_RingType:$ring, Index:$number, UnitAttr:$open_end);
  let assemblyFormat = [{
    $source `[` $row `,` $column `]` `map` `(` $map `)`
    `to` $tile `,` $ring `[` $number `]` attr-dict
    `:` type($source) `to` type($tile) `,` qualified(type($ring))
  }];
  let hasVerifier = 1;
}

def Attn_TensorMapOp : Attn_CollectiveOp<"tensor_map", [Pure]> {
  let summary = "How the copy engine sees an argument of a kernel";
  let description = [{
    A description of `tensor`, an argument of the kernel or one by another shape,
    for copies of tiles of `box` elements, one extent for each dimension. Pieces of 16 bytes of a tile's
    rows are exchanged within `swizzle_bytes` (0: they stay). Each launch makes
    it: attn-lower-kernel-arguments turns it into an argument of the kernel.

    ```mlir
    %map = attn.tensor_map %keys box [1, 1, 128, 64] swizzle 128
        : memref<1x16x4096x128xf16> -> !llvm.ptr
    ```
  }];
  let arguments = (ins AnyMemRef:$tensor, DenseI64ArrayAttr:$box,
                       I64Attr:$swizzle_bytes);
  let results = (outs AnyType:$map);
  let assemblyFormat = [{
    $tensor `box` $box `swizzle` $swizzle_bytes attr-dict
    `:` type($tensor) `->` type($map)
  }];
  let hasVerifier = 1;
}

class Attn_GroupsOp<string mnemonic> : Attn_CollectiveOp<mnemonic, [
    MemoryEffects<[MemRead, MemWrite]>]> {
  let arguments = (ins I64Attr:$groups);
  let assemblyFormat = "`of` $groups attr-dict";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Drains
//===----------------------------------------------------------------------===//

def Attn_DrainOp : Attn_CollectiveOp<"drain"> {
  let summary = "Starts to move a tile of workgroup memory to memory";
  let description = [{
    The inverse of `attn.fill`: element `(r, c)` of the tile goes to
    `destination[map(row + r, column + c)]` if all of its indices lie within the
    sizes, and nowhere otherwise, while the program goes on: `attn.drained`
    waits until the tile has been read. Each of `groups` groups of waves moves
    equally many rows, the first group the first ones, and waits for nothing but
    the stores of its own waves: they are what has written these rows.

    The copy engine writes boxes, and leaves out what is beyond the extents of a
    kernel's argument, or of that by another shape. So `destination` is a part of
    one, without steps, that ends where the argument ends or has room for the
    whole tile, and rows of the argument are multiples of 16 bytes.

    ```mlir
    attn.store_lds %out, %tile
        : vector<128x128xf16>, memref<128x128xf16, #gpu.address_space<workgroup>>
    attn.drain %tile to %output[%c0, %c0]
        map(affine_map<(r, c) -> (0, 0, r, c)>) of 2
        : memref<128x128xf16, #gpu.address_space<workgroup>>
        to memref<1x1x?x128xf16, strided<[?, ?, 128, 1], offset: ?>>
    ```
  }];
  let arguments = (ins
    Arg<Attn_LdsTile, "the tile", [MemRead]>:$tile,
    Arg<AnyMemRef, "the operand", [MemWrite]>:$destination,
    Index:$row, Index:$column, AffineMapAttr:$map, I64Attr:$groups);
  let assemblyFormat = [{
    $tile `to` $destination `[` $row `,` $column `]` `map` `(` $map `)`
    `of` $groups attr-dict `:` type($tile) `to` type($destination)
  }];
  let hasVerifier = 1;
}

def Attn_DrainedOp : Attn_GroupsOp<"drained"> {
  let summary = "Waits until what a group of waves drains has been read";
  let description = [{
    Behind this, tiles that groups have started to drain may be written again,
    or the workgroup may end; none may before. In a loop it stands in front of
    the next store to the tile, and once more behind the loop.

    ```mlir
    attn.drained of 2
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Turns
//===----------------------------------------------------------------------===//


def Attn_FirstTurnOp : Attn_GroupsOp<"first_turn"> {
  let summary = "Gives the first of several groups of waves its turn";
  let description = [{
    Groups of waves take turns, so that one multiplies while another computes.
    All of them run this once, in front of their turns, of which they have
    equally many.

    ```mlir
    attn.first_turn of 2
    ```
  }];
}

def Attn_TakeTurnOp : Attn_GroupsOp<"take_turn"> {
  let summary = "Waits until it is this group's turn";
  let description = [{
    ```mlir
    attn.take_turn of 2
    ```
  }];
}

def Attn_PassTurnOp : Attn_GroupsOp<"pass_turn"> {
  let summary = "Says that it is the next group's turn";
  let description = [{
    ```mlir
    attn.pass_turn of 2
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

def Attn_RolesOp : Attn_CollectiveOp<"roles", [
    NoRegionArguments, RecursiveMemoryEffects, SingleBlock, NoTerminator, AttrSizedOperandSegments]> {
  let summary = "What consumers and the producer of a workgroup do";
  let description = [{
    The waves that the schedule counts run `consumers`; the lanes behind them
    are a warp group of its own, of which one lane runs `producer`. The two
    meet at rings only: neither passes a `gpu.barrier`. `fills` says, if it is
    known, how often each of the rings is filled, from number 0 on.

    ```mlir
    attn.roles rings(%ring : !attn.ring<2>) fills(%blocks) consumers {
      attn.await %ring[%n] : !attn.ring<2>
      ...
    } producer {
      attn.acquire %ring[%n] : !attn.ring<2>
      ...
    }
    ```
  }];
  let arguments = (ins Variadic<Attn_RingType>:$rings, Variadic<Index>:$fills);
  let regions = (region SizedRegion<1>:$consumers, SizedRegion<1>:$producer);
  let assemblyFormat = [{
    (`rings` `(` $rings^ `:` qualified(type($rings)) `)` `fills` `(` $fills `)`)?
    `consumers` $consumers `producer` $producer attr-dict
  }];
  let hasVerifier = 1;
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNASYNCOPS_TD
