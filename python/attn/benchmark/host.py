#===- host.py - Measures the host target and writes docs/Benchmarks.md -----===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compares compiled attention with PyTorch's on the host, in one run.

    PYTHONPATH=python python3 -m attn.benchmark.host --build build \\
        --output docs/Benchmarks.md

Needs numpy; without torch it measures attn alone. `--only speed` (or options,
numbers, budgets; may be repeated) and `--match WORDS` run a part. Progress goes
to stderr, the page to stdout or to the file of `--output`.
"""

import argparse
import dataclasses
import os
import shlex
import sys
import time

import numpy as np

from attn import reference, runtime
from attn.benchmark import amdgpu, models, nvidia, peer, schedules
from attn.benchmark.measure import Compiler, time_in_blocks
from attn.benchmark.page import (Page, describe_machine, describe_run, find_section,
                                 keep_sections, link_to, progress, write_file)
from attn.benchmark.problem import Problem

SECTIONS = ("speed", "options", "numbers", "budgets")
HEADING = "The host"
# What this program writes; other sections of the page stay.
HEADINGS = (HEADING, "Speed beside PyTorch", "What options cost", "Numbers",
            "Memory, compile time, size of the code")

MEASURED, ESTIMATED = "measured", "**estimated** by the simulator"
# All parts of the page: what each tells, and how that is known.
GUIDE = (
    (HEADING, "the machine of the next four, the aims that they miss", ""),
    (HEADINGS[1], "attention of common sizes in f32, bf16 and f16, and decoding", MEASURED),
    (HEADINGS[2], "masks, windows, grouped heads, layouts, against the plain kernel", MEASURED),
    (HEADINGS[3], "errors against float64", "computed"),
    (HEADINGS[4], "how they grow with the length, and whether limits are kept", MEASURED),
    (models.HEADING, "transformers as packages, beside PyTorch eager", MEASURED),
    (amdgpu.CHIPS_HEADING, "each GPU in one table: share of its peak, use of its units, "
     "registers, beside Triton's best", ESTIMATED),
    (amdgpu.HEADING, "the same at length for one chip, with all kernels of others, and "
     "decoding", ESTIMATED),
    (schedules.HEADING, "what the compiler's cost model picks against the best found",
     ESTIMATED),
    (nvidia.HEADING, "attention on a card, beside PyTorch and others", MEASURED),
)


def write_guide(text):
    """The page with its head, which lists the parts that there are."""
    page = Page()
    page.text(
        "# Benchmarks", "",
        "How fast attn is, beside others on the same machine or the same simulated card. "
        "Each part was written by one program, in one run; it says which, when and where. "
        "Running the program again renews its part of the page and leaves the others. Times "
        "of different runs don't compare.")
    page.table(["part", "what it tells", "how it is known"],
               [[link_to(heading), *texts] for heading, *texts in GUIDE
                if find_section(text, heading)])
    page.text("An aim is what the project has set itself. Tables say whether it is reached, "
              "**no** where it is not, and each part lists those.")
    return "\n".join(page.lines) + "\n" + text


def time_functions(functions, options):
    clock = time.process_time if options.processor_time else time.perf_counter
    return time_in_blocks(functions, options.rounds, clock=clock)


#===------------------------------------------------------------------------===#
# The limit: the machine's rate of fused multiply-adds
#===------------------------------------------------------------------------===#

def fma_program(threads, lanes, chains):
    """A loop of independent multiply-adds in registers, on every thread."""
    vector, row = f"vector<{lanes}xf32>", f"tensor<1x{lanes}xf32>"
    whole = f"tensor<{threads}x{lanes}xf32>"
    names = range(chains)
    lines = [
        f"func.func @main(%n: index) -> {whole} {{",
        "  %c0 = arith.constant 0 : index",
        "  %c1 = arith.constant 1 : index",
        f"  %a = arith.constant dense<0.999> : {vector}",
        f"  %b = arith.constant dense<0.001> : {vector}",
        *(f"  %s{i} = arith.constant dense<{i}.0> : {vector}" for i in names),
        f"  %init = tensor.empty() : {whole}",
        f"  %r = scf.forall (%t) in ({threads}) shared_outs(%o = %init) -> ({whole}) {{",
        f"    %x:{chains} = scf.for %i = %c0 to %n step %c1 iter_args("
        + ", ".join(f"%y{i} = %s{i}" for i in names) + ") -> ("
        + ", ".join([vector] * chains) + ") {",
        *(f"      %z{i} = vector.fma %y{i}, %a, %b : {vector}" for i in names),
        "      scf.yield " + ", ".join(f"%z{i}" for i in names) + " : "
        + ", ".join([vector] * chains),
        "    }",
        *(f"    %u{i} = arith.addf %x#{i}, "
          + (f"%u{i - 1}" if i else "%a") + f" : {vector}" for i in names),
        f"    %e = tensor.extract_slice %o[%t, 0] [1, {lanes}] [1, 1] : {whole} to {row}",
        f"    %w = vector.transfer_write %u{chains - 1}, %e[%c0, %c0] "
        f"{{in_bounds = [true]}} : {vector}, {row}",
        "    scf.forall.in_parallel {",
        f"      tensor.parallel_insert_slice %w into %o[%t, 0] [1, {lanes}] [1, 1] : "
        f"{row} into {whole}",
        "    }",
        "  }",
        f"  return %r : {whole}",
        "}"]
    return "\n".join(lines)


def measure_fma_rate(build, flags, options):
    """GFLOP/s of one thread, by processor time."""
    lanes, chains = (16, 20) if "avx512f" in flags else (8, 12)
    count = 1_000_000
    entry = Compiler(build, 1).compile(fma_program(1, lanes, chains))
    timing, = time_in_blocks([entry.bind(count)], options.rounds, clock=time.process_time)
    return 2 * lanes * chains * count / timing.best / 1e9


#===------------------------------------------------------------------------===#
# Speed beside PyTorch
#===------------------------------------------------------------------------===#

def speed_problems():
    for element in ("f32", "bf16", "f16"):
        for queries, depth in ((2048, 64), (2048, 128), (512, 64)):
            for causal in (False, True):
                name = (f"{element} S{queries} D{depth} "
                        f"{'causal' if causal else 'full'}")
                yield name, Problem(element=element, queries=queries, depth=depth,
                                    causal=causal)
    for element in ("f32", "bf16", "f16"):
        for depth in (64, 128):
            yield (f"{element} decode Sq1 Sk4096 D{depth}",
                   Problem(element=element, queries=1, keys=4096, depth=depth))
    for element in ("f32", "bf16", "f16"):
        yield (f"{element} decode Sq1 Sk4096 D128, heads 32/8",
               Problem(element=element, queries=1, keys=4096, depth=128, heads=32,
                       key_heads=8))
    for depth in (64, 128):
        yield (f"f32 S2048 D{depth} full, extents at run time",
               Problem(depth=depth, dynamic="bhqk"))
    yield ("f32 S2048 D64 causal, extents at run time",
           Problem(causal=True, dynamic="bhqk"))
    for depth in (64, 128):
        yield (f"f32 decode Sq1 Sk4096 D{depth}, Sk at run time",
               Problem(queries=1, keys=4096, depth=depth, dynamic="bk"))


def report_speed(page, compiler, options, peak):
    page.text("## Speed beside PyTorch", "",
              f"Batch 1, 8 heads, threads: {compiler.threads}; layout bhsd. GFLOP/s count "
              "the pairs of query and key that causality lets pass. Ratio: PyTorch's best "
              "time over attn's, at least 1.0 is the aim; then the least and the greatest "
              "ratio of one round. Cores: processor time over wall time"
              + ("; the times themselves are processor time." if options.processor_time
                 else "."))
    rows = []
    for name, problem in speed_problems():
        if options.match not in name:
            continue
        entry, arrays = compiler.compile(problem.ir()), problem.inputs()
        other = peer.bind(problem, arrays)
        functions = [entry.bind(*arrays)] + ([other] if other else [])
        own, *theirs = time_functions(functions, options)
        rate = problem.flops / own.best / 1e9
        row = [name, f"{own.best * 1e3:.3f}", f"{rate:.0f}",
               f"{100 * rate / peak:.0f} %", f"{own.cores:.2f}"]
        if theirs:
            best, least, _, greatest = own.ratio(theirs[0])
            row += [f"{theirs[0].best * 1e3:.3f}",
                    f"{problem.flops / theirs[0].best / 1e9:.0f}",
                    f"{theirs[0].cores:.2f}", f"{best:.2f}",
                    f"{least:.2f} to {greatest:.2f}",
                    page.verdict(f"{name}: {best:.2f} times PyTorch", best >= 1)]
        rows.append(row)
        progress(" | ".join(row))
    head = ["problem", "attn ms", "GFLOP/s", "of FMA limit", "cores"]
    if peer.version:
        head += ["PyTorch ms", "GFLOP/s", "cores", "ratio", "of rounds", "reached"]
    page.table(head, rows)


#===------------------------------------------------------------------------===#
# What options cost
#===------------------------------------------------------------------------===#

def option_problems(plain):
    """The options at 20 % over the plain kernel, for each useful operation."""
    def with_(**changes):
        return dataclasses.replace(plain, **changes)

    yield "causal", with_(causal=True)
    yield "bias (h, q, k)", with_(bias="hqk")
    yield "bias (q, k)", with_(bias="qk")
    yield "bias (k)", with_(bias="k")
    yield "mask (q, k)", with_(mask="qk")
    yield "mask (b, k)", with_(mask="bk")
    yield "softcap", with_(softcap=30.0)
    yield "window 1024 back", with_(window=(1023, 0), causal=True)
    yield "window 512 back", with_(window=(511, 0), causal=True)
    yield "window 256 back", with_(window=(255, 0), causal=True)
    yield "GQA 8/2", with_(key_heads=2)
    yield "all bshd", with_(query_layout="bshd", key_layout="bshd",
                            value_layout="bshd", output_layout="bshd")
    yield "output bshd", with_(output_layout="bshd")
    yield "K transposed (bhds)", with_(key_layout="bhds")
    yield "V transposed (bhds)", with_(value_layout="bhds")
    yield "Q transposed (bhds)", with_(query_layout="bhds")
    yield "output transposed (bhds)", with_(output_layout="bhds")


def report_options(page, compiler, options):
    page.text("## What options cost", "",
              "f32 and bf16, S 2048, D 64, full; processor time of one thread. Cost: time for "
              "each useful operation over that of the plain kernel, measured in the same "
              "rounds; at most 1.20 is the aim. Pairs outside a causal triangle or a window "
              "are not useful; a window of a few blocks pays for those that it cuts: 64 "
              "queries that look 256 keys back see 320.")
    plain = Problem()
    for element in ("f32", "bf16"):
        plain = dataclasses.replace(plain, element=element)
        chosen = [(name, problem) for name, problem in option_problems(plain)
                  if options.match in f"{element} {name}"]
        if not chosen:
            continue
        rows = []
        for name, problem in chosen:
            # The plain kernel again beside each: the machine may have changed.
            functions = [compiler.compile(each.ir()).bind(*each.inputs())
                         for each in (plain, problem)]
            base, own = time_in_blocks(functions, options.rounds,
                                       clock=time.process_time)
            work = plain.flops / problem.flops
            costs = [work * a / b for a, b in zip(own.rounds, base.rounds)]
            cost = work * own.best / base.best
            row = [f"{element} {name}", f"{own.best * 1e3:.2f}",
                   f"{problem.flops / own.best / 1e9:.0f}",
                   f"{plain.flops / base.best / 1e9:.0f}",
                   f"{cost:.2f}", f"{min(costs):.2f} to {max(costs):.2f}",
                   page.verdict(f"{element} {name}: {cost:.2f} times the plain kernel",
                                cost <= 1.2)]
            rows.append(row)
            progress(" | ".join(row))
        page.table(["option", "ms", "GFLOP/s", "plain GFLOP/s", "cost", "of rounds",
                    "reached"], rows)


#===------------------------------------------------------------------------===#
# Numbers
#===------------------------------------------------------------------------===#

def number_problems():
    for element in ("f32", "bf16", "f16"):
        for changes in (dict(queries=512), dict(queries=512, causal=True),
                        dict(queries=2048), dict(queries=2048, causal=True),
                        dict(queries=2048, depth=128), dict(queries=333, depth=128),
                        dict(queries=1, keys=4096, depth=128),
                        dict(queries=512, bias="hqk"), dict(queries=512, mask="qk")):
            problem = Problem(element=element, heads=2, **changes)
            words = [f"{element} S{problem.queries}"]
            if problem.keys != problem.queries:
                words.append(f"Sk{problem.keys}")
            words += [f"D{problem.depth}"] + [
                word for word in ("causal", "bias", "mask") if getattr(problem, word)]
            yield " ".join(words), problem


def report_numbers(page, compiler, options):
    page.text("## Numbers", "",
              "Greatest absolute error against the reference in float64, of the same "
              "rounded inputs; normal values. The unit for f32 is the plain float32 "
              "formula, for f16 and bf16 PyTorch's own CPU attention; at most twice the "
              "unit is the aim.")
    rows = []
    for name, problem in number_problems():
        if options.match not in name:
            continue
        entry, arrays = compiler.compile(problem.ir()), problem.inputs(seed=1)
        exact = problem.evaluate(arrays)
        error = reference.max_error(problem.values(entry(*arrays)), exact)
        plain = reference.max_error(
            problem.evaluate(arrays, reference.plain_float32,
                             element_type=problem.element), exact)
        other = peer.bind(problem, arrays)
        theirs = reference.max_error(other.output(), exact) if other else None
        unit = plain if problem.element == "f32" else theirs
        row = [name, f"{error:.2e}", f"{plain:.2e}"]
        if peer.version:
            row.append(f"{theirs:.2e}" if other else "")
        row += (["", ""] if unit is None else
                [f"{error / unit:.2f}",
                 page.verdict(f"{name}: {error / unit:.2f} times the error allowed as "
                              "unit", error <= 2 * unit)])
        rows.append(row)
        progress(" | ".join(row))
    page.table(["problem", "attn", "plain float32"]
               + (["PyTorch"] if peer.version else []) + ["of the unit", "reached"], rows)


#===------------------------------------------------------------------------===#
# Memory, compile time, size of the code
#===------------------------------------------------------------------------===#

def count_operations(compiler, problem):
    """Operations when attention has become loops of vector code on tensors, with
    the passes of attn-to-host."""
    passes = ",".join((
        "attn-select-schedule", "attn-tile", "attn-online-softmax", "canonicalize",
        "cse", "attn-register-tile", "cse", "attn-vectorize"))
    text, _ = compiler.run("attn-opt", "-", f"--pass-pipeline=builtin.module({passes})",
                           "--mlir-print-op-generic", text=problem.ir())
    return sum(1 for line in text.splitlines()
               if line.lstrip().startswith(("%", '"')))


def peak_memory(compiler, path, *arguments):
    """What attn-run prints, in MiB."""
    text, _ = compiler.run("attn-run", path, "--random", "1", *arguments)
    for line in text.splitlines():
        if line.startswith("peak memory"):
            return float(line.split()[2])
    raise runtime.Error("attn-run printed no peak memory")


def report_budgets(page, compiler, options):
    page.text("## Memory, compile time, size of the code", "",
              "One head of D 64, f32. Peak memory is attn-run's whole process, its inputs "
              "and result included (4 S x D arrays, next column); the scores alone would "
              "take the last column. Operations are counted when attention has become loops "
              "of vector code. A machine that compiles C++ more slowly than the one above "
              "has as much more time for 1 s.")
    rows = []
    for queries in (512, 2048, 8192, 32768):
        problem = Problem(heads=1, queries=queries)
        path, seconds = compiler.compile_file(problem.ir())
        rows.append([str(queries), f"{seconds:.2f}",
                     str(count_operations(compiler, problem)),
                     f"{peak_memory(compiler, path):.0f}",
                     f"{4 * queries * 64 * 4 / 2**20:.1f}",
                     f"{queries * queries * 4 / 2**20:.0f}"])
        progress(" | ".join(rows[-1]))
    page.table(["S", "compile s (processor)", "operations", "peak MiB", "arrays MiB",
                "S x S MiB"], rows)

    rows = []
    for name, problem in (
            ("f32 D64", Problem()), ("f32 D128 causal", Problem(depth=128, causal=True)),
            ("bf16 D128 causal", Problem(element="bf16", depth=128, causal=True)),
            ("f16 D64, extents at run time", Problem(element="f16", dynamic="bhqk")),
            ("f32 D64 bias, softcap, window, GQA", Problem(
                bias="hqk", softcap=30.0, window=(511, 0), key_heads=2)),
            ("f32 decode D128", Problem(queries=1, keys=4096, depth=128))):
        samples = [compiler.compile_file(problem.ir())[1] for _ in range(3)]
        rows.append([name, f"{min(samples):.2f}",
                     str(count_operations(compiler, problem)),
                     page.verdict(f"{name}: {min(samples):.2f} s to compile",
                                  compiler.is_within(min(samples), 1))])
        progress(" | ".join(rows[-1]))
    page.table(["problem", "compile s (processor)", "operations", "within 1 s"], rows)


#===------------------------------------------------------------------------===#
# Command line
#===------------------------------------------------------------------------===#

def parse_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m attn.benchmark.host",
        description="Measures compiled attention on the host beside PyTorch's.")
    parser.add_argument("--build", default="build", help="build directory of attn")
    parser.add_argument("--output", help="write the page to this file")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5,
                        help="how often each function gets a block of calls")
    parser.add_argument("--only", action="append", choices=SECTIONS,
                        help="this part only; may be repeated")
    parser.add_argument("--match", default="",
                        help="only problems whose name holds these words")
    parser.add_argument("--processor-time", action="store_true",
                        help="on one thread: leave out what other programs take")
    options = parser.parse_args(arguments)
    if options.threads < 1 or options.rounds < 1:
        parser.error("--threads and --rounds must be at least 1")
    if options.processor_time and options.threads != 1:
        parser.error("--processor-time needs --threads 1")
    return options


def write_page(options, arguments):
    page = Page()
    compiler = Compiler(options.build, options.threads)
    peer.set_threads(options.threads)
    sections = options.only or SECTIONS
    facts = describe_run(peer.version, f"attn.benchmark.host {shlex.join(arguments)}")
    rate = measure_fma_rate(options.build, describe_machine()[1], options)
    facts.insert(-2, ["FMA rate, f32",
                      f"{rate:.0f} GFLOP/s on one thread (a generated loop)"])
    progress(f"FMA rate {rate:.0f} GFLOP/s on one thread")

    intro = ["Written by `python/attn/benchmark/host.py`: this section and the four behind it "
             "were measured in one run on one machine. attn and PyTorch take turns in blocks "
             f"of calls, for {options.rounds} rounds (docs of `attn.benchmark.measure` say "
             "why); times are the best of all rounds.",
             ""]
    if "speed" in sections:
        report_speed(page, compiler, options, rate * options.threads)
    if "options" in sections:
        report_options(page, Compiler(options.build, 1), options)
    if "numbers" in sections:
        report_numbers(page, compiler, options)
    if "budgets" in sections:
        report_budgets(page, compiler, options)

    summary = Page()
    summary.text(f"## {HEADING}")
    summary.lines += intro
    summary.table(["", ""], facts)
    summary.text_missed(page.missed)
    return "\n".join(summary.lines + page.lines).rstrip() + "\n"


def main(arguments):
    options = parse_arguments(arguments)
    try:
        text = write_page(options, arguments)
        if options.output and os.path.exists(options.output):
            with open(options.output) as file:
                old = file.read()
            text = keep_sections(text, old, HEADINGS)
        text = write_guide(text)
    except (runtime.Error, OSError) as error:
        print(f"attn.benchmark.host: error: {error}", file=sys.stderr)
        return 1
    if options.output:
        write_file(options.output, text)
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
