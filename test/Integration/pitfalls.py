# ===- pitfalls.py - Faults reported against other systems -----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Each entry is an input that systems which do this job have been reported to
get wrong, and is checked through every stage of the pipeline.

  pitfalls.py                        all of them
  pitfalls.py --only window          those with "window" in their name"""

import argparse
import dataclasses
import mmap
import sys
import zlib

import numpy as np

import harness
from cases import Case, Pair, reference
from stages import parse_stages, run_stage

PITFALLS = []


@dataclasses.dataclass
class Pitfall:
    name: str
    source: str
    right: str
    build: object  # gives the cases
    stages: tuple


# What attn-tile and upstream's tiling do to the op is fuzzed; here the lowerings.
LOWERINGS = ("decompose", "online", "host")


def pitfall(source, right, stages=LOWERINGS):
    """Registers a function that gives the cases of a pitfall."""

    def register(build):
        PITFALLS.append(Pitfall(build.__name__, source, right, build, stages))
        return build

    return register


def problem(name, queries, keys, depth=16, batch=1, heads=2, key_heads=None, **options):
    """A case with normally distributed operands and the log-sum-exp."""
    numbers = np.random.default_rng(zlib.crc32(name.encode()))
    value_depth = options.pop("value_depth", depth)
    key_heads = heads if key_heads is None else key_heads
    options.setdefault("lse_layout", "bhs")
    return Case(
        name,
        query=numbers.standard_normal((batch, heads, queries, depth)),
        key=numbers.standard_normal((batch, key_heads, keys, depth)),
        value=numbers.standard_normal((batch, key_heads, keys, value_depth)),
        **options,
    )


ALL_DYNAMIC = {
    (name, axis)
    for name, axes in (("query", "bhs"), ("key", "bhs"), ("value", "bhs"),
                       ("outs", "bhs"), ("lse", "bhs"), ("mask", "bhqk"),
                       ("bias", "bhqk"), ("key_lengths", "b"), ("sink", "h"))
    for axis in axes
}  # fmt: skip


# ===----------------------------------------------------------------------===#
# Masks
# ===----------------------------------------------------------------------===#


@pitfall("iree#24175", "a row that attends to nothing gives 0 and -inf, not NaN")
def every_key_masked():
    mask = np.ones((1, 1, 2, 4), bool)
    mask[0, 0, 0] = False
    yield problem("masked_row", 2, 4, 64, heads=1, mask=Pair(mask, "bhqk", "i1"))
    nothing = np.zeros((1, 1, 1, 4), bool)
    yield problem("masked_all", 2, 4, 64, heads=1, mask=Pair(nothing, "k", "i1"))
    bias = np.full((1, 1, 1, 4), -np.inf)
    yield problem("masked_by_bias", 2, 4, 64, heads=1, bias=Pair(bias, "k", "f16"))
    yield problem(
        "masked_with_sink", 2, 4, 64, heads=1,
        mask=Pair(nothing, "k", "i1"), sink=np.array([120.0]),
    )  # fmt: skip
    # The lowest number times the scale is minus infinity, as is the sink.
    yield problem(
        "masked_with_no_sink", 2, 4, 64, heads=1, scale=10.0,
        mask=Pair(nothing, "k", "i1"), sink=np.array([-np.inf]),
    )  # fmt: skip


@pitfall("rocMLIR#1258", "keys beyond the end are masked, not given the score 0")
def ragged_keys():
    for keys in (77, 65, 1):
        # Only negative scores: a key of score zero would take the whole row.
        case = problem(f"ragged_{keys}", 8, keys, scale=8.0)
        case.query, case.key = np.abs(case.query), -np.abs(case.key)
        yield case


@pitfall("flash-attention#402", "top_left and bottom_right are both first class")
def causal_alignment():
    for queries, keys in ((2, 5), (5, 2), (70, 33), (33, 70)):
        for diagonal in ("top_left", "bottom_right"):
            name = f"causal_{queries}_{keys}_{diagonal}"
            yield problem(name, queries, keys, causal=True, diagonal=diagonal)
            yield problem(
                name + "_dynamic", queries, keys,
                causal=True, diagonal=diagonal, dynamic=ALL_DYNAMIC,
            )  # fmt: skip


@pitfall("rocMLIR#2240", "bounds of a window are inclusive: 0/0 is the diagonal")
def window_bounds():
    for left in (0, 1, None):
        for right in (0, 1, None):
            yield problem(f"window_{left}_{right}", 37, 37, window=(left, right))
            yield problem(
                f"window_{left}_{right}_causal", 20, 37,
                window=(left, right), causal=True, diagonal="bottom_right",
            )  # fmt: skip


@pitfall("overflow", "bounds at the end of 64 bits hide no key")
def endless_window():
    widest = 2**63 - 1
    for queries, keys in ((20, 50), (50, 20)):
        for left, right in ((widest, 0), (0, widest), (widest, widest)):
            name = f"endless_{queries}_{keys}_{left % 2}{right % 2}"
            options = dict(window=(left, right), diagonal="bottom_right")
            yield problem(name, queries, keys, **options)
            yield problem(name + "_dynamic", queries, keys, dynamic=ALL_DYNAMIC, **options)


@pitfall("onnx#7865", "softcap comes before bias and mask")
def softcap_before_mask():
    mask = np.arange(24).reshape(1, 1, 1, 24) % 3 != 0
    bias = np.where(mask, 0.0, -1e4)
    yield problem("softcap_mask", 9, 24, softcap=2.0, mask=Pair(mask, "k", "i1"))
    yield problem("softcap_bias", 9, 24, softcap=2.0, bias=Pair(bias, "k", "f32"))
    yield problem("softcap_causal", 9, 24, softcap=2.0, causal=True)


@pitfall("exports of transformers", "the lowest finite number is a score like others")
def lowest_finite_bias():
    # Left padding: all keys of row 0 carry the lowest number. The scores drown
    # in it, so the row is the mean of all values; it is not empty.
    bias = np.zeros((1, 1, 4, 6))
    bias[0, 0, 0] = np.finfo(np.float32).min
    bias[0, 0, 1:, :3] = np.finfo(np.float32).min
    case = problem("lowest_finite", 4, 6, heads=1, bias=Pair(bias, "qk", "f32"))
    # The analysis of errors knows nothing of scores that drown.
    expected = case.expected()
    expected.output_error = np.full_like(expected.output, 1e-5)
    expected.lse_error = np.abs(expected.lse) * 1e-6
    case.expected = lambda: expected
    yield case


# ===----------------------------------------------------------------------===#
# Scores
# ===----------------------------------------------------------------------===#


@pitfall("fused exp2", "softcap and region see the scaled score, not score * log2(e)")
def true_score():
    for region in ("parity", "alibi", "mask"):
        yield problem(f"region_{region}", 9, 40, softcap=2.0, region=region)
        yield problem(
            f"region_{region}_origin", 9, 40,
            region=region, origin=(3, 1, 100, 64), dtype="f16",
        )  # fmt: skip


@pitfall("torch-mlir#4419", "a scale of 1 that is given is no default")
def scale_of_one():
    for scale in (1.0, 0.0, -1.0, 100.0):
        yield problem(f"scale_{scale}".replace(".", "_").replace("-", "m"), 5, 9, scale=scale)
    # Zero in f32; and with log2(e) in it infinite in f32, though no score is.
    yield problem("scale_below_f32", 5, 9, scale=1.5e-46)
    case = problem("scale_near_the_largest", 5, 9, scale=1.5 * 2.0**127)
    case.query, case.key = case.query * 2.0**-63, case.key * 2.0**-63
    yield case


@pitfall("rounded Q * scale", "the scale multiplies the f32 score")
def scale_after_product():
    # The log-sum-exp is in f32, so that it shows what rounding Q would do.
    for dtype in ("bf16", "f16"):
        yield problem(f"scaled_{dtype}", 17, 33, 128, dtype=dtype, scale=0.3)


def with_large_scores(case, output_error):
    """The case with errors that are not those of its scores, which are large."""
    expected = case.expected()
    expected.output_error = np.full_like(expected.output, output_error)
    expected.lse_error = np.abs(expected.lse) * 1e-5
    case.expected = lambda: expected
    return case


@pitfall("fused multiply and exp2", "scores whose scaled maximum is rounded by many powers of two")
def huge_scores():
    # The largest score of a row outweighs all others. Of f16, no scores are so large.
    for dtype in ("bf16", "f32"):
        for scale in (0.25, 1.0, 100.0):
            name = f"huge_{dtype}_{scale}".replace(".", "_")
            case = problem(name, 17, 70, 64, dtype=dtype, scale=scale)
            case.query, case.key = case.query * 2.0**50, case.key * 2.0**50
            yield with_large_scores(case, 1e-6)


@pitfall("fused multiply and exp2", "a maximum that grows past where it is scaled by itself")
def growing_scores():
    # Products around 2^31, once in each part of split keys. Half of the keys share
    # all probability.
    for dtype in ("bf16", "f32"):
        for name, first, second in (("up", 30720.0, 33792.0), ("down", -33792.0, -30720.0)):
            case = problem(f"growing_{name}_{dtype}", 64, 1024, 64, heads=1, dtype=dtype)
            case.query = np.zeros_like(case.query)
            case.key = np.zeros_like(case.key)
            case.query[..., 0] = 65536.0
            case.key[..., 0] = np.where(np.arange(1024) % 256 < 128, first, second)
            yield with_large_scores(case, 1e-3)


@pitfall("NaN in, zero out", "a NaN query reaches its row and no other")
def nan_in_rows():
    case = problem("nan_query", 5, 9)
    case.query[0, 1, 3, 2] = np.nan
    yield case
    # Any NaN counts, also one that hardware does not make.
    case = problem("nan_payload", 5, 9)
    case.query[0, 1, 3, 2] = np.uint64(0x7FF8000020000000).view(np.float64)
    yield case
    # Queries before it do not attend to key 3.
    case = problem("nan_key", 3, 9, causal=True)
    case.key[0, :, 3:] = np.nan
    yield case


# ===----------------------------------------------------------------------===#
# Shapes
# ===----------------------------------------------------------------------===#


@pitfall("flash-attention#1159, #2470", "empty extents are legal")
def empty_extents():
    for name, dynamic in (("static", set()), ("dynamic", ALL_DYNAMIC)):
        yield problem(f"no_batch_{name}", 4, 5, batch=0, dynamic=dynamic)
        yield problem(f"no_queries_{name}", 0, 5, dynamic=dynamic)
        yield problem(f"no_keys_{name}", 4, 0, dynamic=dynamic)
        yield problem(
            f"no_keys_sink_{name}", 4, 0, causal=True, sink=np.array([1.0, -2.0]),
            dynamic=dynamic,
        )  # fmt: skip


@pitfall("pytorch#153799", "extents beside multiples of blocks are exact")
def ragged_lengths():
    for length in (1, 63, 65, 127, 129, 1025):
        yield problem(f"length_{length}", length, length, 8, heads=1)
        yield problem(f"length_{length}_causal", length, length, 8, heads=1, causal=True)


@pitfall("upstream slices", "the unit dimension that is dropped is the right one")
def unit_extents():
    # Slices of 1 x n x 1 x 1: canonicalization drops the first of equal ones.
    for dynamic in (set(), ALL_DYNAMIC):
        name = "dynamic" if dynamic else "static"
        for depth in (1, 16):
            yield problem(
                f"unit_{name}_{depth}", 5, 3, depth, heads=3, query_layout="sdhb",
                key_layout="dshb", value_layout="dshb", output_layout="dshb",
                dynamic=dynamic,
            )  # fmt: skip
            yield problem(
                f"unit_row_{name}_{depth}", 1, 33, depth, heads=1, query_layout="hdsb",
                key_layout="sbdh", value_layout="dsbh", output_layout="hsbd",
                lse_layout="shb", dynamic=dynamic,
            )  # fmt: skip


@pitfall("iree#24135", "any shape compiles")
def plain_long():
    yield problem(
        "plain_long", 1024, 1024, 128, heads=1, query_layout="bsd", key_layout="bsd",
        value_layout="bsd", output_layout="bsd", lse_layout=None,
    )  # fmt: skip


@pitfall("iree#21487", "a decoding step with every extent open")
def dynamic_decode():
    yield problem(
        "decode", 1, 4096, 64, heads=8, key_heads=2, dynamic=ALL_DYNAMIC,
        causal=True, diagonal="bottom_right",
    )  # fmt: skip
    yield problem(
        "decode_lengths", 1, 300, 64, batch=3, heads=4, dtype="bf16",
        key_lengths=np.array([300, 1, 0]), dynamic=ALL_DYNAMIC,
    )  # fmt: skip


@pitfall("iree#16538", "tiles fit their memory at 4096 x 64", stages=("host",))
def long_half():
    yield problem("long_half", 4096, 4096, 64, heads=1, dtype="f16")


@pitfall("aiter#4329, HipKittens#33", "a depth of 256 compiles")
def deep_heads():
    yield problem("deep_bf16", 130, 70, 256, heads=1, dtype="bf16")
    yield problem("deep_mixed", 33, 65, 256, heads=1, value_depth=40)


@pitfall("iree#24313", "query heads share key heads without copies")
def shared_key_heads():
    for key_heads in (8, 1):
        yield problem(f"shared_{key_heads}", 7, 33, heads=32, key_heads=key_heads)
        yield problem(
            f"shared_{key_heads}_dynamic", 7, 33, heads=32, key_heads=key_heads,
            dynamic=ALL_DYNAMIC,
        )  # fmt: skip


class LongStrideCase:
    """Two batches that lie more than 2^31 elements apart. Only the keys before
    the key length are touched, so that nearly all of it stays unmapped."""

    name = "long_strides"
    keys = 2**25 + 1

    def __init__(self):
        self.small = problem(
            "long_strides", 5, 70, 64, batch=2, heads=1, dtype="f16",
            query_layout="bsd", key_layout="bsd", value_layout="bsd",
            output_layout="bsd", lse_layout=None,
        )  # fmt: skip

    def text(self):
        rows, keys = "tensor<2x5x64xf16>", f"tensor<2x{self.keys}x64xf16>"
        return (
            f"  func.func @{self.name}(%q: {rows}, %k: {keys}, %v: {keys}, "
            f"%n: tensor<2xi32>) -> {rows} {{\n"
            f"    %i = tensor.empty() : {rows}\n"
            f"    %o = attn.attention query(%q : {rows}, bsd) key(%k : {keys}, bsd) "
            f"value(%v : {keys}, bsd) key_lengths(%n : tensor<2xi32>) "
            f"outs(%i : {rows}, bsd)\n    return %o : {rows}\n  }}\n"
        )

    def stretch(self, array):
        size = 2 * self.keys * 64 * 2
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000  # MAP_NORESERVE
        memory = mmap.mmap(-1, size, flags=flags)
        result = np.frombuffer(memory, np.float16).reshape(2, self.keys, 64)
        result[:, : array.shape[2]] = array[:, 0]
        return result

    def call(self):
        small = self.small
        inputs = [
            (harness.encode(small.query[:, 0], "f16"), "f16"),
            (self.stretch(small.key), "f16"),
            (self.stretch(small.value), "f16"),
            (np.array([70, 70], np.int32), "i32"),
        ]
        return harness.Call(self.name, inputs, [(3, "f16")], copies=False)

    def check(self, results):
        return self.small.check(results)


@pitfall("flash-attention#407, #1500", "offsets past 2^31 elements are exact",
         stages=("host",))  # fmt: skip
def long_strides():
    yield LongStrideCase()


@pitfall("stack per workgroup", "many workgroups take no more stack than one",
         stages=("host", "host-serial"))
def many_workgroups():
    yield problem("many_workgroups", 65, 65, 16, batch=8, heads=64)


# ===----------------------------------------------------------------------===#
# Split keys
# ===----------------------------------------------------------------------===#


class SplitCase:
    """One attention cut along its keys into parts that attn.merge joins. The
    sink belongs to the first part."""

    def __init__(self, whole, parts):
        self.whole = whole
        self.parts = parts
        self.name = whole.name

    def text(self):
        _, heads, _, queries, keys, depth, _ = self.whole.extents
        size = keys // self.parts
        row, out = f"tensor<{heads}x{queries}xf32>", f"tensor<{heads}x{queries}x{depth}xf32>"
        whole, part = f"tensor<{heads}x{keys}x{depth}xf32>", f"tensor<{heads}x{size}x{depth}xf32>"
        lines = [
            "%zero = arith.constant 0 : index",
            f"%out = tensor.empty() : {out}",
            f"%row = tensor.empty() : {row}",
        ]
        for n in range(self.parts):
            sink = f"sink(%sink : tensor<{heads}xf32>)" if n == 0 else ""
            slice_ = f"[0, {n * size}, 0] [{heads}, {size}, {depth}] [1, 1, 1]"
            lines += [
                f"%j{n} = arith.constant {n * size} : index",
                f"%k{n} = tensor.extract_slice %k{slice_} : {whole} to {part}",
                f"%v{n} = tensor.extract_slice %v{slice_} : {whole} to {part}",
                f"%o{n}, %l{n} = attn.attention query(%q : {out}) key(%k{n} : {part}) "
                f"value(%v{n} : {part}) {sink} causal origin(%zero, %zero, %zero, %j{n}) "
                f"outs(%out : {out}) lse(%row : {row})",
            ]
        o, l = "%o0", "%l0"
        for n in range(1, self.parts):
            lines.append(
                f"%mo{n}, %ml{n} = attn.merge lhs({o} : {out}, {l} : {row}) "
                f"rhs(%o{n} : {out}, %l{n} : {row}) outs(%out : {out}, %row : {row})"
            )
            o, l = f"%mo{n}", f"%ml{n}"
        lines.append(f"return {o}, {l} : {out}, {row}")
        body = "\n    ".join(lines)
        return (
            f"  func.func @{self.name}(%q: {out}, %k: {whole}, %v: {whole}, "
            f"%sink: tensor<{heads}xf32>) -> ({out}, {row}) {{\n    {body}\n  }}\n"
        )

    def call(self):
        arrays = [self.whole.query[0], self.whole.key[0], self.whole.value[0]]
        inputs = [(harness.encode(a, "f32"), "f32") for a in arrays + [self.whole.sink]]
        return harness.Call(self.name, inputs, [(3, "f32"), (2, "f32")])

    def check(self, results):
        return self.whole.check([result[None] for result in results])


@pitfall("rocMLIR#2371", "a split without keys contributes nothing, a sink counts once")
def split_keys():
    for sink in (-np.inf, 0.5):
        whole = problem(
            "split_plain" if sink < 0 else "split_sink", 4, 16, causal=True,
            sink=np.full(2, sink),
        )  # fmt: skip
        yield SplitCase(whole, 8)


class MergeCase:
    """attn.merge alone, on sides with every kind of log-sum-exp."""

    name = "merge_sides"
    rows = [(0.5, 0.25), (-np.inf, 1.0), (2.0, -np.inf), (-np.inf, -np.inf),
            (300.0, 299.0), (-300.0, -299.0), (np.nan, 1.0), (1.0, 200.0)]  # fmt: skip

    def text(self):
        n = len(self.rows)
        out, row = f"tensor<{n}x3xf32>", f"tensor<{n}xf32>"
        return (
            f"  func.func @{self.name}(%o: {out}, %l: {row}, %p: {out}, %m: {row}) "
            f"-> ({out}, {row}) {{\n"
            f"    %out = tensor.empty() : {out}\n    %row = tensor.empty() : {row}\n"
            f"    %0, %1 = attn.merge lhs(%o : {out}, %l : {row}) "
            f"rhs(%p : {out}, %m : {row}) outs(%out : {out}, %row : {row})\n"
            f"    return %0, %1 : {out}, {row}\n  }}\n"
        )

    def arrays(self):
        numbers = np.random.default_rng(5)
        lse = np.array(self.rows, np.float32)
        sides = numbers.standard_normal((2, len(self.rows), 3)).astype(np.float32)
        # The output of a side without keys is not read.
        sides[0][np.isneginf(lse[:, 0])] = np.nan
        sides[1][np.isneginf(lse[:, 1])] = np.inf
        return sides[0], lse[:, 0], sides[1], lse[:, 1]

    def call(self):
        inputs = [(harness.encode(array, "f32"), "f32") for array in self.arrays()]
        return harness.Call(self.name, inputs, [(2, "f32"), (1, "f32")])

    def check(self, results):
        wanted = reference.merge(*self.arrays())
        for name, mine, theirs in zip(("output", "lse"), results, wanted):
            if not np.allclose(mine, theirs, 1e-5, 1e-6, equal_nan=True):
                return f"{name} is {mine.tolist()}, expected {theirs.tolist()}"
        return None


@pitfall("merge-s4, merge-s6", "empty sides are not used, NaN is kept")
def merge_sides():
    yield MergeCase()


# ===----------------------------------------------------------------------===#
# Pages
# ===----------------------------------------------------------------------===#


@pitfall("attention-s20", "entries behind the length and slots behind it are not used")
def paged_keys():
    # An empty batch, one that ends within a page, one that fills all pages.
    lengths = np.array([0, 37, 96])
    for size, dtype, layout in ((16, "f16", "bshd"), (24, "f32", "bhsd"), (32, "bf16", "shdb")):
        yield problem(
            f"paged_{size}", 5, 96, 16, batch=3, heads=4, key_heads=2, dtype=dtype, page_size=size,
            key_lengths=lengths, key_layout=layout, value_layout=layout[::-1],
            causal=True, diagonal="bottom_right",
        )  # fmt: skip
    yield problem("paged_decode", 1, 96, 32, heads=4, key_heads=2, page_size=8, dynamic=ALL_DYNAMIC)
    yield problem("paged_window", 40, 96, 16, page_size=6, window=(20, 3), sink=np.ones(2))


# ===----------------------------------------------------------------------===#
# Size of the code
# ===----------------------------------------------------------------------===#


def check_operation_count():
    """iree#17486: code does not grow with the extents. Nothing, or a message."""
    counts = []
    for length in (512, 8192):
        type_ = f"tensor<8x{length}x64xf32>"
        text = (
            f"func.func @f(%q: {type_}, %k: {type_}, %v: {type_}) -> {type_} {{\n"
            f"  %i = tensor.empty() : {type_}\n"
            f"  %o = attn.attention query(%q : {type_}) key(%k : {type_}) "
            f"value(%v : {type_}) causal outs(%i : {type_})\n"
            f"  return %o : {type_}\n}}\n"
        )
        counts.append(harness.run_passes(text, "--attn-to-host").count("\n"))
    if counts[1] > 1.1 * counts[0]:
        return f"{counts[0]} operations for 512 positions, {counts[1]} for 8192"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--stages", default=",".join(LOWERINGS + ("host-serial",)))
    parser.add_argument("--only", default="", help="part of a name")
    options = parser.parse_args()
    stages = parse_stages(parser, options.stages)
    failures = 0
    for stage in stages:
        chosen = [p for p in PITFALLS if options.only in p.name and stage in p.stages]
        owners, cases = {}, []
        for entry in chosen:
            for case in entry.build():
                owners[case.name] = entry
                cases.append(case)
        failed = {}
        for case, message in run_stage(stage, cases):
            entry = owners[case.name]
            failed.setdefault(entry.name, []).append(f"  {case.name}: {message}")
        for entry in chosen:
            verdict = "FAIL" if entry.name in failed else "PASS"
            print(f"{verdict} {stage} {entry.name} ({entry.source}): {entry.right}")
            print("\n".join(failed.get(entry.name, [])), end="" if entry.name not in failed else "\n")
        failures += len(failed)
    if options.only in "operation_count" and "host" in stages:
        message = check_operation_count()
        verdict = "FAIL" if message else "PASS"
        print(f"{verdict} host operation_count (iree#17486): code does not grow with extents")
        if message:
            print(f"  {message}")
            failures += 1
    print(f"{failures} pitfalls hit" if failures else "no pitfall hit")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
