# ===- fuzz.py - Random attention against float64 --------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Generates legal attn.attention ops with random extents, types, layouts and
options, compiles them through each stage of the pipeline, and compares what they
compute with float64.

  fuzz.py --seconds 600 --seed 7     longer, elsewhere
  fuzz.py --case 7:123               one case again
  fuzz.py --case 7:123 --write       its module and its .npz, for attn-run
  fuzz.py --backward                 the gradients of the same cases

A failure prints its case and writes the module and the inputs to --output."""

import argparse
import dataclasses
import os
import random
import sys
import time

import numpy as np

from backward_cases import FORWARD_REGIONS, REGIONS, BackwardCase
from cases import Case, Pair
from stages import REFUSED, STAGES, parse_stages, run_stage

# Edges of blocks and vectors, and what lies beside them.
EXTENTS = [0, 1, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 130]
DEPTHS = [0, 1, 3, 8, 16, 16, 32, 32, 40, 64, 64, 80, 96, 128, 130]
# Products of one case, so that no case takes long in any stage.
MAX_WORK = 6_000_000


class Generator:
    """Draws one case from one seed."""

    def __init__(self, seed, number):
        self.random = random.Random(f"{seed}:{number}")
        # Of its own: the numbers of cases mean what they did before pages.
        self.page_random = random.Random(f"{seed}:{number}:pages")
        self.numbers = np.random.default_rng([seed, number])
        self.number = number

    def chance(self, probability):
        return self.random.random() < probability

    def layout(self, axes, extents, always):
        """A permutation of the axes; one of extent one may be left out."""
        kept = [
            axis
            for axis, extent in zip(axes, extents)
            if axis in always or extent != 1 or self.chance(0.5)
        ]
        if self.chance(0.6):
            self.random.shuffle(kept)
        return "".join(kept)

    def extent(self):
        if self.chance(0.3):
            return self.random.randint(0, 130)
        return self.random.choice(EXTENTS)

    def pair(self, extents, draw, dtype):
        """A bias or mask, broadcast along some axes."""
        shape = [1 if self.chance(0.3) else extent for extent in extents]
        layout = self.layout("bhqk", shape, always="")
        if not layout:
            layout = "k"
        return Pair(draw(shape), layout, dtype)

    def draw(self):
        r = self.random
        dtype = r.choice(["f32"] * 4 + ["f16"] * 3 + ["bf16"] * 3 + ["f64"])
        compute = "f64" if dtype == "f64" else "f32"
        while True:
            batch = r.choice([0, 1, 1, 1, 2, 2, 3])
            if batch == 0 and self.chance(0.7):
                batch = 1
            key_heads = r.choice([1, 1, 2, 3])
            heads = key_heads * r.choice([1, 1, 2, 3, 4])
            queries, keys = self.extent(), self.extent()
            if self.chance(0.2):
                queries = 1
            depth, value_depth = r.choice(DEPTHS), r.choice(DEPTHS)
            if self.chance(0.5):
                value_depth = depth
            if batch * heads * queries * keys * (depth + value_depth) <= MAX_WORK:
                break
        normal = self.numbers.standard_normal
        size = r.choice([0.3, 1.0, 1.0, 3.0])
        case = Case(
            f"case_{self.number}",
            query=size * normal((batch, heads, queries, depth)),
            key=normal((batch, key_heads, keys, depth)),
            value=normal((batch, key_heads, keys, value_depth)),
            dtype=dtype,
            query_layout=self.layout("bhsd", (batch, heads, 0, 0), "sd"),
            key_layout=self.layout("bhsd", (batch, key_heads, 0, 0), "sd"),
            value_layout=self.layout("bhsd", (batch, key_heads, 0, 0), "sd"),
            output_layout=self.layout("bhsd", (batch, heads, 0, 0), "sd"),
            output_dtype=compute if self.chance(0.15) else dtype,
        )
        if self.chance(0.5):
            case.lse_layout = self.layout("bhs", (batch, heads, 0), "s")
        if self.chance(0.4):
            case.scale = r.choice([1.0, 0.5, 0.125, -0.25, 0.0, 10.0])
        if self.chance(0.2):
            case.softcap = r.choice([0.5, 5.0, 30.0])
        if self.chance(0.2):
            case.region = r.choice(FORWARD_REGIONS)
        self.draw_pairs(case, (batch, heads, queries, keys), compute)
        if self.chance(0.25):
            case.origin = tuple(r.randint(0, 200) for _ in range(4))
        self.draw_band(case, queries, keys)
        self.draw_key_lengths(case, batch, keys)
        if self.chance(0.2):
            case.sink = normal(heads)
            if heads and self.chance(0.2):
                case.sink[r.randrange(heads)] = -np.inf
        if self.chance(0.15):
            case.dropout = (
                r.choice([0.0, 0.1, 0.5, 0.9]),
                r.getrandbits(64) - 2**63,
                r.choice([0, 1, r.getrandbits(63)]),
            )
        case.on_memrefs = self.chance(0.15)
        case.dynamic = self.draw_dynamic()
        self.draw_pages(case, keys)
        case.__post_init__()
        return case

    def draw_backward(self):
        """The gradients of a case, without its pages."""
        case = self.draw()
        numbers, r = np.random.default_rng([self.number, 1]), self.page_random
        # Dropped keys have no error bound where nearly all are.
        if case.dropout is not None and case.dropout[0] > 0.5:
            case.dropout = (0.5, *case.dropout[1:])
        if case.region is not None or r.random() < 0.1:
            case.region = r.choice(sorted(REGIONS))
        fields = {f.name: getattr(case, f.name) for f in dataclasses.fields(Case)}
        fields["page_size"] = None
        batch, heads, key_heads, queries, keys, depth, value_depth = case.extents
        self.random = r
        layouts = {
            "output_gradient": self.layout("bhsd", (batch, heads, 0, 0), "sd"),
            "query_gradient": self.layout("bhsd", (batch, heads, 0, 0), "sd"),
            "key_gradient": self.layout("bhsd", (batch, key_heads, 0, 0), "sd"),
            "value_gradient": self.layout("bhsd", (batch, key_heads, 0, 0), "sd"),
        }
        # A gradient asks its operand for extents that are open.
        for name in ("query", "key", "value"):
            if set(layouts[f"{name}_gradient"]) != set(fields[f"{name}_layout"]):
                del layouts[f"{name}_gradient"]
        normal = numbers.standard_normal
        return BackwardCase(
            **fields,
            output_gradient=normal((batch, heads, queries, value_depth)),
            lse_gradient=normal((batch, heads, queries)) if r.random() < 0.4 else None,
            gradient_layouts=layouts,
            gradient_dtype=case.compute if r.random() < 0.3 else case.dtype,
        )

    def draw_pairs(self, case, extents, compute):
        if self.chance(0.25):
            spread = self.random.choice([1.0, 5.0])

            def bias(shape):
                array = spread * self.numbers.standard_normal(shape)
                if self.chance(0.2):
                    array[self.numbers.random(shape) < 0.3] = -np.inf
                return array

            types = ["f16", "bf16", "f32"] + ["f64"] * (compute == "f64")
            case.bias = self.pair(extents, bias, self.random.choice(types))
        if self.chance(0.25):
            density = self.random.choice([0.0, 0.1, 0.5, 0.9, 1.0])
            case.mask = self.pair(
                extents, lambda shape: self.numbers.random(shape) < density, "i1"
            )

    def draw_band(self, case, queries, keys):
        r = self.random
        case.causal = self.chance(0.35)
        if self.chance(0.25):
            sides = [None, 0, 1, r.randint(0, 20), r.randint(0, 200)]
            case.window = (r.choice(sides), r.choice(sides))
        if not case.causal and case.window is None:
            return
        if self.chance(0.5):
            case.diagonal = "bottom_right"
        if self.chance(0.4):
            case.diagonal_offset = r.randint(-keys - 3, queries + 3)
        if case.origin is not None and self.chance(0.8):
            # The tile that holds the diagonal, not one far from it.
            distance = case.origin[3] - case.origin[2]
            case.diagonal_offset = (case.diagonal_offset or 0) + distance

    def draw_key_lengths(self, case, batch, keys):
        if not self.chance(0.25):
            return
        lengths = [self.random.randint(-2, keys + 3) for _ in range(batch)]
        if case.origin is not None:
            lengths = [length + case.origin[3] for length in lengths]
        case.key_lengths = np.array(lengths, np.int64)
        case.key_lengths_dtype = self.random.choice(["i32", "i64"])
        # Nobody reads keys and values beyond the length: they hold NaN.
        first = case.origin[3] if case.origin else 0
        for entry, length in enumerate(lengths):
            for array in (case.key, case.value):
                array[entry, :, max(length - first, 0) :] = np.nan

    def draw_pages(self, case, keys):
        r = self.page_random
        if r.random() >= 0.15:
            return
        sizes = [size for size in (1, 3, 5, 8, 13, 16, 24, 32, 63, 64) if keys % size == 0]
        case.page_size = r.choice(sizes)
        # Pages have a name, also if there is one only.
        if "b" not in case.key_layout:
            case.key_layout = "b" + case.key_layout
        if "b" not in case.value_layout:
            case.value_layout = "b" + case.value_layout

    def draw_dynamic(self):
        share = self.random.choice([0.0, 0.0, 0.3, 1.0, 1.0])
        operands = {name: "bhsd" for name in ("query", "key", "value", "outs")}
        operands.update(lse="bhs", bias="bhqk", mask="bhqk", key_lengths="b", sink="h")
        # Depths are known in practice, and the tiled path asks for it.
        if self.chance(0.85):
            operands = {name: axes.replace("d", "") for name, axes in operands.items()}
        return {
            (name, axis)
            for name, axes in operands.items()
            for axis in axes
            if self.chance(share)
        }


def write_case(folder, case, comment=""):
    """Leaves a case as files: the module, and its inputs and expected results for
    attn-run."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "case.mlir"), "w") as file:
        file.write(
            f"{comment}// attn-compile case.mlir -o case.attn\n"
            f"// attn-run case.attn --entry {case.name} --inputs case.npz "
            f"--output out.npz --expect case.npz\n{case.text()}"
        )
    arrays = {
        f"in{k}": array.astype(bool) if dtype == "i1" else array
        for k, (array, dtype) in enumerate(case.call().inputs)
    }
    for k, (_, wanted, _) in enumerate(case.wanted()):
        arrays[f"out{k}"] = wanted
    np.savez(os.path.join(folder, "case.npz"), **arrays)


def write_reproducer(folder, stage, case, message):
    """Leaves a failing case as files."""
    folder = os.path.join(folder, f"{stage}-{case.name}")
    passes = " | attn-opt ".join(" ".join(options) for options in STAGES[stage])
    write_case(folder, case, f"// {message}\n// attn-opt case.mlir {passes}\n")
    return folder


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=24, help="cases in a module")
    parser.add_argument("--stages", default=",".join(STAGES))
    parser.add_argument("--case", help="SEED:NUMBER of one case to run")
    parser.add_argument("--write", action="store_true", help="write it, run nothing")
    parser.add_argument("--backward", action="store_true", help="draw gradients")
    parser.add_argument("--output", default="fuzz-failures")
    parser.add_argument("--max-failures", type=int, default=10)
    options = parser.parse_args()
    stages = parse_stages(parser, options.stages)

    def draw(number):
        generator = Generator(options.seed, number)
        return generator.draw_backward() if options.backward else generator.draw()

    first, count = 0, None
    if options.case:
        seed, number = options.case.split(":")
        options.seed, first, count = int(seed), int(number), 1
        if options.write:
            write_case(options.output, draw(first))
            return 0
    failures = 0
    start = time.monotonic()
    number = first
    while number == first or (
        count is None and time.monotonic() - start < options.seconds
    ):
        cases = [
            draw(n)
            for n in range(number, number + (count or options.batch))
        ]
        number += len(cases)
        for stage in stages:
            is_refused = REFUSED.get(stage, lambda case: False)
            accepted = [case for case in cases if not is_refused(case)]
            for case, message in run_stage(stage, accepted):
                failures += 1
                identity = f"{options.seed}:{case.name.removeprefix('case_')}"
                folder = write_reproducer(options.output, stage, case, message)
                print(f"FAIL {stage} case {identity}: {message}\n  {folder}", flush=True)
        if failures >= options.max_failures:
            break
    print(
        f"{number - first} cases from seed {options.seed} through "
        f"{', '.join(stages)}: {failures} failures"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
