# ===- fuzz_programs.py - Random tensor programs against float64 -----------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Generates tensor programs as front ends write them, compiles them to packages,
runs those, and compares what they compute with float64 and the bounds of
bounds.py. Stages are the ways of package_stages.py.

  fuzz_programs.py --seconds 600 --seed 7             longer, elsewhere
  fuzz_programs.py --case 7:123                       one case again
  fuzz_programs.py --features linear,gelu --extents 7,65 --dtypes f32

A failure is cut down to as few operations as fail, prints its case, and leaves
the module and the inputs in --output."""

import argparse
import os
import sys
import time

import numpy as np

import harness
import stages
from bounds import is_float
from package_stages import PACKAGE_STAGES, run_package_stage
from program_features import FEATURES
from program_generator import Generator
from program_node import Node
from tensor_program import Program

# ===----------------------------------------------------------------------===#
# Smaller cases
# ===----------------------------------------------------------------------===#


def fails(stage, program):
    for _, message in run_package_stage(stage, [program]):
        return message
    return None


def with_argument(program, k):
    """The program with node k an argument that holds what it computed."""
    node, value = program.nodes[k], program.evaluate()[k]
    nodes = list(program.nodes)
    data = value.value
    params = {"data": harness.rounded(data, node.dtype) if is_float(node.dtype) else data}
    nodes[k] = Node("arg", [], node.dtype, node.shape, node.dynamic, params)
    return Program(program.name, nodes, program.returned)


def smaller(program):
    """Programs with less in them, the smallest first."""
    live = program.live()
    for k in reversed(live):
        if k not in program.returned and program.nodes[k].op not in ("arg", "scalar"):
            yield Program(program.name, program.nodes, [k])
    if len(program.returned) > 1:
        for k in program.returned:
            yield Program(program.name, program.nodes, [k])
    for k in live:
        node = program.nodes[k]
        if node.op not in ("arg", "scalar", "constant") and len(live) > 1:
            if node.shape:
                yield with_argument(program, k)
    for k in live:
        if program.nodes[k].op == "constant" and program.nodes[k].shape:
            yield with_argument(program, k)
    for k in live:
        node = program.nodes[k]
        if node.wrap:
            nodes = list(program.nodes)
            nodes[k] = Node(
                node.op, node.operands, node.dtype, node.shape, node.dynamic, node.params
            )
            yield Program(program.name, nodes, program.returned)


def weight(program):
    """What minimise makes less of."""
    live = [program.nodes[k] for k in program.live()]
    operations = sum(node.op not in ("arg", "scalar", "constant") for node in live)
    constants = sum(node.op == "constant" for node in live)
    wraps = sum(bool(node.wrap) for node in live)
    return (operations, len(program.returned), wraps, constants, len(live))


def minimise(stage, program, message, seconds):
    start = time.monotonic()
    progress = True
    while progress:
        progress = False
        for candidate in smaller(program):
            if time.monotonic() - start > seconds:
                return program, message
            if weight(candidate) >= weight(program):
                continue
            found = fails(stage, candidate)
            if found and ("exited with" in found) == ("exited with" in message):
                program, message, progress = candidate, found, True
                break
    return program, message


def write_case(folder, program, comment):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "case.mlir"), "w") as file:
        file.write(
            f"{comment}// attn-compile case.mlir -o case.attn\n"
            "// attn-run case.attn --inputs case.npz --output out.npz\n"
            + stages.module_text([program])
        )
    arrays = {}
    for number, (array, dtype) in enumerate(program.call().inputs):
        arrays[f"in{number}"] = array.astype(bool) if dtype == "i1" else array
    for number, want in enumerate(program.wanted()):
        arrays[f"want{number}"] = want.value
    np.savez(os.path.join(folder, "case.npz"), **arrays)


# ===----------------------------------------------------------------------===#
# Driver
# ===----------------------------------------------------------------------===#


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, help="stop after so many")
    parser.add_argument("--batch", type=int, default=24, help="cases in a module")
    parser.add_argument("--stages", default="package", help=", ".join(PACKAGE_STAGES))
    parser.add_argument("--case", help="SEED:NUMBER of one case to run")
    parser.add_argument("--print", action="store_true", help="print it, run nothing")
    parser.add_argument("--features", help=f"draw only these: {', '.join(FEATURES)}")
    parser.add_argument("--extents", help="draw only these")
    parser.add_argument("--dtypes", help="draw arguments only of these types")
    parser.add_argument("--dynamic", type=float, help="share of extents that are open")
    parser.add_argument("--constants", type=float, help="share of operands that are constants")
    parser.add_argument("--special", type=float, default=0.05, help="share with NaN and infinity")
    parser.add_argument("--ops", type=int, help="features in a program")
    parser.add_argument("--output", default="fuzz-failures")
    parser.add_argument("--minimise", type=float, default=60, help="seconds for one failure")
    parser.add_argument("--max-failures", type=int, default=10)
    options = parser.parse_args()
    options.stages = options.stages.split(",")
    for stage in options.stages:
        if stage not in PACKAGE_STAGES:
            parser.error(f"unknown stage '{stage}', expected {', '.join(PACKAGE_STAGES)}")
    for name in ("features", "extents", "dtypes"):
        text = getattr(options, name)
        setattr(options, name, text.split(",") if text else None)
    for name in options.features or ():
        if name not in FEATURES:
            parser.error(f"unknown feature '{name}', expected {', '.join(FEATURES)}")
    for name in options.dtypes or ():
        if not is_float(name):
            parser.error(f"'{name}' is no type of arguments, expected f64, f32, f16, bf16")
    options.extents = [int(n) for n in options.extents] if options.extents else None
    return options


def report(options, stage, program, message):
    number = program.name.removeprefix("case_")
    print(f"FAIL {stage} case {options.seed}:{number}: {message}", flush=True)
    least, text = minimise(stage, program, message, options.minimise)
    folder = os.path.join(options.output, f"{stage}-{options.seed}-{number}")
    write_case(folder, least, f"// {stage}: {text}\n")
    ops = [least.nodes[k].op for k in least.live()]
    print(f"  cut down to {' '.join(ops)}: {text}\n  {folder}", flush=True)


def main():
    options = parse_options()
    first = 0
    if options.case:
        seed, number = options.case.split(":")
        options.seed, first, options.cases = int(seed), int(number), 1
        if options.print:
            print(stages.module_text([Generator(options, first).program(FEATURES)]))
            return 0
    failures, number, operations = 0, first, 0
    start = time.monotonic()
    while failures < options.max_failures:
        left = options.batch
        if options.cases is not None:
            left = min(left, first + options.cases - number)
        if left <= 0 or (options.cases is None and time.monotonic() - start >= options.seconds):
            break
        programs = [Generator(options, n).program(FEATURES) for n in range(number, number + left)]
        operations += sum(len(program.live()) for program in programs)
        number += left
        for stage in options.stages:
            for program, message in run_package_stage(stage, programs):
                failures += 1
                if failures > options.max_failures:
                    break
                report(options, stage, program, message)
    print(
        f"{number - first} programs of {operations} operations from seed {options.seed} "
        f"through {', '.join(options.stages)}: {failures} failures"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
