# ===- kernels.py - Attention on a real GPU against float64 ----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""The cases of amdgpu.py on a card of this machine, and in two steps where one
machine has the compiler and another one the card.

  kernels.py --chip sm_90a --device cuda                     the matrix, here
  kernels.py --chip sm_90a --compile DIR                     writes its packages
  kernels.py --chip sm_90a --device cuda --run DIR           runs them

The second machine needs Python with numpy, this folder, python/attn and the
runtime (ATTN_RUNTIME_LIBRARY). Cases are made anew there from their names, so
both steps take the same --set and --only."""

import argparse
import json
import os
import sys
import tempfile

import amdgpu
from cases import Pair
from package_stages import compile_cases, run_cases


def tiles():
    """More tiles than a card has compute units, so that workgroups have several: by
    depth, with numbers of tiles of a head that are even and odd, rows that no tile
    divides, one block of keys and several, and each option."""
    for depth in (32, 64, 80, 128, 192, 256):
        for queries, keys, heads in ((256, 384, 40), (300, 300, 40), (1, 1, 300), (520, 130, 27)):
            for causal in (False, True):
                name = f"tiles_{depth}_{queries}_{keys}_{'causal' if causal else 'full'}"
                yield amdgpu.problem(
                    name, "f16" if depth % 128 else "bf16", queries, keys, depth, batch=2,
                    heads=heads, key_heads=heads // 2 if heads % 2 == 0 else heads, causal=causal,
                )  # fmt: skip
    for option, build in amdgpu.OPTIONS.items():
        for dtype in ("f16", "bf16"):
            name = f"tiles_{option}_{dtype}"
            yield amdgpu.problem(
                name, dtype, 270, 290, 64, batch=2, heads=60, key_heads=20, **build(name, 2, 60, 270, 290)
            )  # fmt: skip
    # Biases that the copy engine brings: keys of a multiple of 16 bytes.
    for depth, layout, (batch, heads) in ((64, "hqk", (1, 60)), (128, "bhqk", (2, 60)), (256, "qk", (1, 1)), (96, "bqk", (2, 1))):
        for queries, keys in ((270, 296), (130, 520)):
            for causal in (False, True):
                name = f"tiles_filled_bias_{depth}_{queries}_{keys}_{'causal' if causal else 'full'}"
                dtype = "f16" if depth == 96 else "bf16"
                bias = Pair(amdgpu.numbers(name, (batch, heads, queries, keys)), layout, dtype)
                yield amdgpu.problem(name, dtype, queries, keys, depth, batch=2, heads=60, key_heads=20,
                                     causal=causal, bias=bias)  # fmt: skip
    yield amdgpu.problem("tiles_rotated", "f16", 270, 290, 64, batch=2, heads=60, query_layout="bshd", key_layout="bshd",
                         value_layout="bshd", output_layout="bshd", causal=True)  # fmt: skip


SETS = {
    "tiles": tiles,
    "matrix": amdgpu.matrix,
    "sample": lambda: list(amdgpu.matrix())[::3],
    "pitfalls": amdgpu.pitfalls,
}


def get_cases(options):
    if options.set == "fuzz":
        from fuzz import Generator

        cases = [Generator(options.seed, n).draw() for n in range(options.count)]
    else:
        cases = list(SETS[options.set]())
    cases = [case for case in cases if options.only in case.name]
    for case in cases:
        # AMD's kernels sum P as it is rounded, NVIDIA's do not.
        case.sums_rounded = not options.chip.startswith("sm_")
        case.on_memrefs = False  # Entries of packages take tensors.
    return cases


def compile_all(options, cases, folder):
    """Writes packages and the list of what is in them; returns failures."""
    contents, failures = {}, 0
    for start in range(0, len(cases), options.batch):
        batch = cases[start : start + options.batch]
        path = os.path.join(folder, f"{options.set}_{start}_{{}}.attn")
        for path, compiled, message in compile_cases([f"--target={options.chip}"], batch, path):
            if path:
                contents[os.path.basename(path)] = [case.name for case in compiled]
            else:
                failures += 1
                print(f"FAIL {compiled[0].name}: {message}", flush=True)
    with open(os.path.join(folder, f"{options.set}.json"), "w") as file:
        json.dump(contents, file, indent=0)
    return failures


def run_all(options, cases, folder):
    by_name = {case.name: case for case in cases}
    with open(os.path.join(folder, f"{options.set}.json")) as file:
        contents = json.load(file)
    failures = count = 0
    for package, names in contents.items():
        found = [by_name[name] for name in names if name in by_name]
        count += len(found)
        for case, message in run_cases(os.path.join(folder, package), found, 1, options.device):
            failures += 1
            print(f"FAIL {case.name}: {message}", flush=True)
    print(f"{count} cases for {options.chip} on {options.device}: {failures} failures", flush=True)
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--chip", required=True, help="as attn-compile --target knows it")
    parser.add_argument("--device", default="cuda", help="as attn-run --device knows it")
    parser.add_argument("--set", choices=(*SETS, "fuzz"), default="matrix")
    parser.add_argument("--only", default="", help="part of a name")
    parser.add_argument("--seed", type=int, default=1, help="of random cases")
    parser.add_argument("--count", type=int, default=48, help="random cases")
    parser.add_argument("--batch", type=int, default=24, help="cases in a package")
    parser.add_argument("--compile", metavar="DIR", help="write packages there, run nothing")
    parser.add_argument("--run", metavar="DIR", help="run what --compile has written")
    options = parser.parse_args()
    cases = get_cases(options)
    if options.compile:
        os.makedirs(options.compile, exist_ok=True)
        return 1 if compile_all(options, cases, options.compile) else 0
    if options.run:
        return 1 if run_all(options, cases, options.run) else 0
    with tempfile.TemporaryDirectory() as folder:
        failures = compile_all(options, cases, folder)
        return 1 if failures + run_all(options, cases, folder) else 0


if __name__ == "__main__":
    sys.exit(main())
