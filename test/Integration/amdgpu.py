# ===- amdgpu.py - Attention on simulated chips against float64 ------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Runs attention as kernels on the simulator of a chip, with all of its checks, and
compares with float64: every option of the op by every type, head sizes and
layouts, then the pitfalls, then random cases for as long as is asked for.

  amdgpu.py --chip gfx906                          the matrix
  amdgpu.py --chip gfx906 --only window            cases with "window" in their name
  amdgpu.py --chip gfx942 --set sample             the chip's part of both, see there
  amdgpu.py --chip gfx906 --set pitfalls           faults of other systems
  amdgpu.py --chip gfx906 --set fuzz --seconds 600 --seed 2"""

import argparse
import dataclasses
import itertools
import os
import sys
import time
import zlib

import numpy as np

from cases import REGIONS, Case, Pair
from fuzz import Generator, write_case
from package_stages import run_package_stage
from pitfalls import ALL_DYNAMIC, PITFALLS

TYPES = ("f16", "bf16", "f32")


def problem(name, dtype, queries, keys, depth, value_depth=None, batch=1, heads=2, key_heads=1, **options):
    """A case with normally distributed operands and the log-sum-exp."""
    numbers = np.random.default_rng(zlib.crc32(name.encode()))
    value_depth = value_depth or depth
    options.setdefault("lse_layout", "bhs")
    return Case(
        name,
        query=numbers.standard_normal((batch, heads, queries, depth)),
        key=numbers.standard_normal((batch, key_heads, keys, depth)),
        value=numbers.standard_normal((batch, key_heads, keys, value_depth)),
        dtype=dtype,
        **options,
    )


def numbers(name, shape):
    return np.random.default_rng(zlib.crc32(name.encode())).standard_normal(shape)


# The options of the op, each by a function of the case's name and extents.
OPTIONS = {
    "plain": lambda name, b, h, q, k: {},
    "causal": lambda name, b, h, q, k: {"causal": True},
    "bottom_right": lambda name, b, h, q, k: {"causal": True, "diagonal": "bottom_right"},
    "window": lambda name, b, h, q, k: {"window": (9, 5), "diagonal": "bottom_right"},
    "mask": lambda name, b, h, q, k: {"mask": Pair(numbers(name, (b, h, q, k)) > 0.3, "bhqk", "i1")},
    "key_mask": lambda name, b, h, q, k: {"mask": Pair(numbers(name, (b, 1, 1, k)) > 0, "kb", "i1")},
    "bias": lambda name, b, h, q, k: {"bias": Pair(numbers(name, (1, h, q, k)), "qhk", "f32")},
    "half_bias": lambda name, b, h, q, k: {"bias": Pair(numbers(name, (1, 1, q, k)), "kq", "f16")},
    "region": lambda name, b, h, q, k: {"region": "alibi", "origin": (1, 2, 3, 4)},
    "region_mask": lambda name, b, h, q, k: {"region": "mask"},
    "softcap": lambda name, b, h, q, k: {"softcap": 2.0, "scale": 1.0},
    "negative_scale": lambda name, b, h, q, k: {"scale": -0.25},
    "key_lengths": lambda name, b, h, q, k: {"key_lengths": np.arange(b) * (k // 2) + 1},
    "sink": lambda name, b, h, q, k: {"sink": numbers(name, h) + 1},
    "dropout": lambda name, b, h, q, k: {"dropout": (0.3, 7, 11)},
    "all": lambda name, b, h, q, k: {
        "causal": True, "window": (30, None), "softcap": 3.0, "region": "parity",
        "bias": Pair(numbers(name, (1, h, 1, k)), "hk", "bf16"),
        "mask": Pair(numbers(name, (b, 1, q, k)) > -1, "bqk", "i1"),
        "key_lengths": np.full(b, k - 3), "sink": np.zeros(h), "dropout": (0.1, 3, 4),
        "origin": (2, 1, 70, 5),
    },
}  # fmt: skip


def option_cases():
    """Every option by every type, on lengths that no tile divides, and again with
    every extent open; on many queries, and on few with packed heads."""
    for option, dtype in itertools.product(OPTIONS, TYPES):
        for label, batch, heads, key_heads, queries, keys in (
            ("long", 1, 2, 1, 70, 135), ("short", 2, 6, 2, 3, 77),
        ):  # fmt: skip
            name = f"{option}_{dtype}_{label}"
            chosen = OPTIONS[option](name, batch, heads, queries, keys)
            yield problem(
                name, dtype, queries, keys, 32, batch=batch, heads=heads, key_heads=key_heads,
                dynamic=ALL_DYNAMIC if (zlib.crc32(name.encode()) % 2) else set(), **chosen,
            )  # fmt: skip


def depth_cases():
    for depth, value_depth in (
        (8, 8), (16, 16), (40, 24), (64, 64), (72, 130), (80, 80), (96, 96), (1, 3), (128, 128),
        (128, 64), (192, 128), (256, 256), (512, 512),
    ):  # fmt: skip
        for dtype in TYPES:
            name = f"depth_{depth}_{value_depth}_{dtype}"
            yield problem(name, dtype, 33, 66, depth, value_depth, heads=1, causal=depth % 16 == 0)
    # Loaded by the element, in one block or few: what spills first.
    for queries, keys, depth in ((70, 67, 33), (64, 33, 99)):
        for dtype in TYPES:
            name = f"odd_depth_{depth}_{dtype}"
            yield problem(name, dtype, queries, keys, depth, heads=2, key_heads=2, dropout=(0.3, 1, 2))
    # Reads of a whole stage that LLVM would keep in registers.
    yield problem("held_stage_bf16", "bf16", 40, 300, 80, 1, heads=12, key_heads=12, causal=True)
    yield problem(
        "held_stage_f32", "f32", 70, 1000, 128, heads=2, softcap=30.0,
        dynamic={("query", "s"), ("outs", "s"), ("lse", "s")},
    )  # fmt: skip


def layout_cases():
    """Every permutation of each operand, with the others in another order."""
    permutations = ["".join(p) for p in itertools.permutations("bhsd")]
    for index, letters in enumerate(permutations):
        other = permutations[(7 * index + 5) % len(permutations)]
        rows = ["bhs", "bsh", "hbs", "hsb", "sbh", "shb"][index % 6]
        yield problem(
            f"layout_{letters}", TYPES[index % 3], 21, 45, 32, 48, batch=2, heads=4, key_heads=2,
            query_layout=letters, key_layout=other, value_layout=letters[::-1],
            output_layout=other[::-1], lse_layout=rows,
        )  # fmt: skip


def length_cases():
    for queries, keys in ((1, 1), (1, 127), (1, 700), (4, 1500), (63, 65), (65, 63), (129, 130), (1, 0), (5, 0)):
        for dtype in TYPES[:2]:
            name = f"length_{queries}_{keys}_{dtype}"
            yield problem(name, dtype, queries, keys, 64, heads=4, key_heads=2)
    # Keys that several workgroups share, of which some get none.
    for length in (1, 300, 2000):
        yield problem(
            f"split_{length}", "f16", 1, 2000, 64, heads=8, key_heads=1,
            key_lengths=np.array([length]), sink=np.linspace(-1, 2, 8),
        )  # fmt: skip
    yield problem("split_causal", "bf16", 2, 1900, 32, heads=3, causal=True, diagonal="bottom_right")
    yield problem("split_window", "f32", 2, 1900, 32, heads=3, window=(40, 0), diagonal="bottom_right")
    yield problem(
        "split_all", "f16", 2, 1100, 32, batch=2, heads=4, key_heads=2,
        dynamic=ALL_DYNAMIC, **OPTIONS["all"]("split_all", 2, 4, 2, 1100),
    )  # fmt: skip


def page_cases():
    """Keys in pages: that a block has several of, that have several blocks, and that no
    block divides; keys that several workgroups share."""
    for number, (size, queries, keys) in enumerate(
        ((16, 70, 192), (24, 33, 168), (64, 5, 320), (16, 1, 1920), (64, 1, 1920), (24, 1, 1920), (256, 2, 1024))
    ):
        for dtype in (TYPES[number % 3], TYPES[(number + 1) % 3])[: 1 + (number % 3 == 0)]:
            name = f"page_{size}_{queries}_{keys}_{dtype}"
            layout = ("bshd", "bhsd", "hbsd")[number % 3]
            yield problem(
                name, dtype, queries, keys, 64, 32 + 32 * (number % 2), batch=3, heads=8, key_heads=2, page_size=size,
                key_lengths=np.array([0, keys - 37, keys]), key_layout=layout, value_layout=layout,
                causal=number % 2 == 0, diagonal="bottom_right" if number % 2 == 0 else "top_left",
                dynamic=ALL_DYNAMIC if number % 2 else set(),
            )  # fmt: skip
    # All keys, those of a window, and an element at a time.
    yield problem("page_all", "f16", 40, 160, 64, heads=2, key_heads=2, page_size=32)
    yield problem("page_window", "bf16", 40, 160, 64, window=(30, 3), page_size=16, sink=np.ones(2))
    yield problem(
        "page_transposed", "f16", 20, 96, 40, page_size=16, key_layout="bhds", value_layout="bdsh",
        **OPTIONS["all"]("page_transposed", 1, 2, 20, 96),
    )  # fmt: skip


def vanishing_cases():
    """Probabilities of 2^-15 to 2^-21 beside one whose value is zero: all of the
    output is theirs."""
    for label, queries, lse_layout in (("long", 70, None), ("short", 2, "bhs")):
        case = problem(f"vanishing_{label}", "f16", queries, 135, 32, scale=1.0, lse_layout=lse_layout)
        case.query[...] = 0
        case.key[...] = 0
        case.value[:, :, 0] = 0
        case.query[..., 0] = 4
        case.key[..., 0] = np.linspace(-0.6, 0.4, 135)
        case.key[:, :, 0, 0] = 3
        yield dataclasses.replace(case)  # Rounds what it is given.


def matrix():
    for cases in (option_cases(), depth_cases(), layout_cases(), length_cases(), page_cases(), vanishing_cases()):
        yield from cases


def pitfalls():
    for pitfall in PITFALLS:
        # What takes many gigabytes or minutes says so.
        if "online" in pitfall.stages:
            yield from pitfall.build()


# Chips of a kind, and how many of them share what is no option.
KINDS = (
    (1, ("gfx906",)), (2, ("gfx908", "gfx90a", "gfx942", "gfx950")), (3, ("gfx1030", "gfx1100", "gfx1201")),
)  # fmt: skip
CHIPS = [chip for _, chips in KINDS for chip in chips]


def sample(chip):
    """A chip's part of the matrix: each option by each type, on many queries or on few
    by turns, and each head size, layout and length by some type; and of the pitfalls.
    Together the chips of a kind take all of the matrix, and all chips but the first
    all of the pitfalls; each has the probabilities that one of them loses if nothing
    is done about it."""
    share, chips = next(kind for kind in KINDS if chip in kind[1])
    place = chips.index(chip)
    for number, (long, short) in enumerate(zip(*[iter(option_cases())] * 2)):
        yield short if (number + place) % 2 else long
    for cases in (depth_cases(), layout_cases(), length_cases(), page_cases()):
        for number, case in enumerate(cases):
            # Types change from case to case: not all of one on one chip.
            if (number % 3 + number // 3 - place) % share == 0:
                yield case
    yield from vanishing_cases()
    others = len(CHIPS) - 1
    yield from itertools.islice(pitfalls(), CHIPS.index(chip) % others, None, others)


SETS = {
    "matrix": lambda chip: matrix(),
    "sample": sample,
    "pitfalls": lambda chip: pitfalls(),
}


def run(chip, cases, output, batch):
    failures = 0
    cases = list(cases)
    for case in cases:
        case.sums_rounded = True
        case.on_memrefs = False  # Entries of packages take tensors.
    for start in range(0, len(cases), batch):
        for case, message in run_package_stage(chip, cases[start : start + batch]):
            failures += 1
            print(f"FAIL {case.name}: {message}", flush=True)
            if output:
                write_case(f"{output}/{case.name}", case, f"// {message}\n")
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--chip", choices=CHIPS, required=True)
    parser.add_argument("--set", choices=(*SETS, "fuzz"), default="matrix")
    parser.add_argument("--only", default="", help="part of a name")
    parser.add_argument("--seconds", type=float, default=60, help="of random cases")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=24, help="cases in a package")
    parser.add_argument("--output", help="folder for modules and inputs of failures")
    options = parser.parse_args()
    os.environ["ATTN_SIM_CHIP"] = options.chip  # What the runtime finds.
    count, failures = 0, 0
    if options.set == "fuzz":
        start = time.monotonic()
        while time.monotonic() - start < options.seconds:
            cases = [Generator(options.seed, count + n).draw() for n in range(options.batch)]
            count += len(cases)
            failures += run(options.chip, cases, options.output, options.batch)
    else:
        chosen = [case for case in SETS[options.set](options.chip) if options.only in case.name]
        count = len(chosen)
        failures = run(options.chip, chosen, options.output, options.batch)
    print(f"{count} cases on {options.chip}: {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
