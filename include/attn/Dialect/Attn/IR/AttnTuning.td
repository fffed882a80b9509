//===- AttnTuning.td - Schedules that were measured --------*- tablegen -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNTUNING_TD
#define ATTN_DIALECT_ATTN_IR_ATTNTUNING_TD

include "attn/Dialect/Attn/IR/AttnAttributes.td"

//===----------------------------------------------------------------------===//
// Shape class
//===----------------------------------------------------------------------===//

def Attn_BandKind : I32Enum<"BandKind", "Which keys a query may see by its position", [
    I32EnumCase<"Full", 0, "full">,
    I32EnumCase<"Causal", 1, "causal">,
    I32EnumCase<"Window", 2, "window">
  ]> {
  let cppNamespace = "::attn";
}

def Attn_OpPart : I32BitEnum<"OpPart", "A part of attention that not every op has", [
    I32BitEnumCaseNone<"None", "none">,
    I32BitEnumCaseBit<"Bias", 0, "bias">,
    I32BitEnumCaseBit<"Mask", 1, "mask">,
    I32BitEnumCaseBit<"Softcap", 2, "softcap">,
    I32BitEnumCaseBit<"Score", 3, "score">,
    I32BitEnumCaseBit<"Sink", 4, "sink">,
    I32BitEnumCaseBit<"Lse", 5, "lse">,
    I32BitEnumCaseBit<"Dropout", 6, "dropout">,
    I32BitEnumCaseBit<"KeyLengths", 7, "key_lengths">,
    I32BitEnumCaseBit<"Pages", 8, "pages">,
    I32BitEnumCaseBit<"Strided", 9, "strided">,
    I32BitEnumCaseBit<"WideOutput", 10, "wide_output">
  ]> {
  let cppNamespace = "::attn";
  let separator = "|";
}

def Attn_ShapeClassAttr : Attn_Attr<"ShapeClass", "shape_class"> {
  let summary = "Attention ops for which one schedule is the best";
  let description = [{
    An op is of the class if all of these hold:

    * its queries have the element type, and its depths of query and key, and of
      value, are these two numbers;
    * `full`, `causal` (a bound to the right of the diagonal) or `window` (one to
      the left) is what bounds the keys of a query;
    * `group` query heads share a key head (1 where the heads are only known at
      run time);
    * the numbers of queries, of keys that a query sees at most, which a window
      makes fewer, and of workgroups are in the ranges. Workgroups are counted
      as batch times query heads times blocks of 128 queries, whatever a
      schedule's tiles are. A range is `7`, `513 to 1024` or `1025 or more`; `?`
      holds for an extent that is only known at run time, and for no other;
    * it has the parts behind `with`, and no others: `bias`, `mask`, `softcap`,
      `score` (a region), `sink`, `lse`, `dropout`, `key_lengths`, `pages` (a
      page table), `strided` (query, key or value not contiguous along the
      depth), `wide_output` (an output of another type than the query).

    ```mlir
    #attn.shape_class<bf16, 128 x 128, causal, group = 1, queries = 1025 to 2048,
                      keys = 1025 to 2048, workgroups = 1025 or more>
    #attn.shape_class<f16, 64 x 64, full, group = 4, queries = 1, keys = ?,
                      workgroups = 17 to 32, with = key_lengths|pages>
    ```
  }];
  let parameters = (ins "::mlir::Type":$element, "int64_t":$queryDepth,
                        "int64_t":$valueDepth, EnumParameter<Attn_BandKind>:$band,
                        "int64_t":$group, "::attn::ExtentRange":$queries,
                        "::attn::ExtentRange":$keys,
                        "::attn::ExtentRange":$workgroups,
                        DefaultValuedParameter<"::attn::OpPart",
                                               "::attn::OpPart::None">:$parts);
  let assemblyFormat = [{
    `<` $element `,` $queryDepth `x` $valueDepth `,` $band `,`
        `group` `=` $group `,` `queries` `=` $queries `,` `keys` `=` $keys `,`
        `workgroups` `=` $workgroups (`,` `with` `=` $parts^)? `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The class of the op and of what is like it in every number. Its depths
    /// are static.
    static ShapeClassAttr getOf(AttentionOp op);
    /// The class of which a measurement at this one tells: the extents that
    /// have the smallest power of two in common that is no less; beyond 16384
    /// queries or keys, or 1024 workgroups, all that are larger.
    ShapeClassAttr getBucket() const;
    /// Whether all ops of `other` are of this class.
    bool contains(ShapeClassAttr other) const;
  }];
}

//===----------------------------------------------------------------------===//
// attn.tuned
//===----------------------------------------------------------------------===//

def Attn_TunedOp : Op<Attn_Dialect, "tuned"> {
  let summary = "The schedule that was measured to be the best for a class of shapes";
  let description = [{
    A file of these is a tuning file (docs/Tuning.md), as `python -m attn.tune`
    writes it. `attn-select-schedule` gives an op the schedule of the first that
    is for its device and class, and for which the schedule fits the op.
    Attributes in braces are notes: how it was measured.

    ```mlir
    attn.tuned "sm_80"
        shapes <f16, 64 x 64, full, group = 1, queries = 513 to 1024,
                keys = 513 to 1024, workgroups = 1025 or more>
        schedule #attn.collective<
            chip = "sm_80", heads = 1, query_tile = 128, key_tile = 64,
            waves = 4, row_lanes = 4, depth_stage = 64, key_stage = 64,
            splits = 1, mma = <atom = "16x8x16", buffers = 1, wave_groups = 1,
            read_ahead = 2, rescale_above = 2, order = fixed, direct_loads>>
        {gain = "4.1 %"}
    ```
  }];
  let arguments = (ins StrAttr:$device, Attn_ShapeClassAttr:$shapes,
                       AnyAttrOf<[Attn_ScheduleAttr,
                                  Attn_CollectiveAttr]>:$schedule);
  let assemblyFormat = "$device `shapes` $shapes `schedule` $schedule attr-dict";
  let hasVerifier = 1;
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNTUNING_TD
