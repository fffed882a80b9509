#===- schedules.py - The cost model's schedules beside the best found ------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Looks for better schedules on gfx906 than the compiler's cost model picks.

    PYTHONPATH=python python3 -m attn.benchmark.schedules --build build \\
        --output docs/Benchmarks.md

Asks attn-select-schedule for its estimate of every schedule that can be built, then
compiles the most promising and runs them on the simulator, which knows the code and
not only its shape. From the best it goes on to the neighbours, those with one or two
numbers doubled or halved, until none is better. Schedules whose kernels would spill
registers, or whose loop is larger than the instruction cache, which the simulator
does not model, are counted and left out. With `--output` it renews its section of that
page, otherwise it prints it. No figure is a measurement. Needs numpy.
"""

import argparse
import concurrent.futures
import dataclasses
import itertools
import json
import os
import re
import shlex
import sys

from attn import runtime
from attn.benchmark.amdgpu import CHIP, DECODE
from attn.benchmark.measure import Compiler
from attn.benchmark.page import Page, describe_run, progress, publish_section
from attn.benchmark.problem import Problem
from attn.benchmark.simulated import (INSTRUCTION_CACHE_BYTES, estimate_package,
                                      find_hot_loop)
from attn.tune.candidates import ask_model, check_schedules, clocks

HEADING = "Schedules for gfx906 (estimates)"
# Aim: the clocks of what the cost model picks over those of the best found.
RATIO = 1.10
# What a second kernel costs to launch, which the simulator does not model.
LAUNCH_CLOCKS = 8000

_LONG = dict(heads=15, queries=4096)
PROBLEMS = {
    "f16 D128 full": Problem("f16", depth=128, **_LONG),
    "f16 D128 causal": Problem("f16", depth=128, causal=True, **_LONG),
    "f16 D64 full": Problem("f16", depth=64, **_LONG),
    "f16 D64 causal": Problem("f16", depth=64, causal=True, **_LONG),
    "f16 D256 full": Problem("f16", depth=256, heads=15, queries=2048),
    "f16 D80 full": Problem("f16", depth=80, heads=15, queries=2048),
    "f32 D64 full": Problem("f32", depth=64, heads=15, queries=2048),
    "f32 D128 causal": Problem("f32", depth=128, causal=True, heads=15, queries=2048),
    "bf16 D128 full": Problem("bf16", depth=128, heads=15, queries=2048),
    "f16 D64 S128": Problem("f16", batch=8, heads=12, queries=128, depth=64),
    "f16 D64 S197": Problem("f16", batch=8, heads=12, queries=197, depth=64),
    "f16 D128 S1024 causal": Problem("f16", heads=32, key_heads=8, queries=1024,
                                     depth=128, causal=True),
    "decode D128 Sk 16384": Problem("f16", **DECODE),
    "decode D128 Sk 4096": Problem("f16", heads=32, key_heads=8, queries=1, keys=4096,
                                   depth=128),
    "decode D64 Sk 1024": Problem("f16", batch=8, heads=12, queries=1, keys=1024,
                                  depth=64),
}


@dataclasses.dataclass(frozen=True)
class Schedule:
    """The numbers of a #attn.collective, in its order."""
    heads: int
    query_tile: int
    key_tile: int
    waves: int
    row_lanes: int
    depth_stage: int
    key_stage: int
    splits: int

    def clause(self):
        numbers = ", ".join(f"{name} = {value}"
                            for name, value in dataclasses.asdict(self).items())
        return f'collective<chip = "{CHIP}", {numbers}>'

    def short(self):
        return "x".join(str(value) for value in dataclasses.astuple(self))

    @staticmethod
    def parse(text):
        found = dict(re.findall(r"(\w+) = (\d+)", text))
        return Schedule(**{field.name: int(found[field.name])
                           for field in dataclasses.fields(Schedule)})

    def distance(self, other):
        """Doublings and halvings from one to the other."""
        total = 0
        for own, theirs in zip(dataclasses.astuple(self), dataclasses.astuple(other)):
            ratio = max(own, theirs) / min(own, theirs)
            total += 0 if ratio == 1 else 1 if ratio <= 2 else 2 if ratio <= 4 else 9
        return total


def powers(first, last):
    while first <= last:
        yield first
        first *= 2


def enumerate_schedules(problem):
    """More than can be built: what is left out is only what is sure not to fit."""
    group = problem.heads // problem.key_heads
    splits = [1]
    if problem.queries <= 16:
        splits += [n for n in (2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64)
                   if n * 128 <= problem.keys]
    for heads, queries, keys, waves, lanes, depth, staged in itertools.product(
            powers(1, group), powers(1, min(256, 2 * problem.queries)), powers(16, 256),
            powers(1, 8), powers(4, 64), powers(8, 128), powers(8, 128)):
        rows = heads * queries
        if (rows * lanes < 64 * waves or rows > 256 or staged < lanes or staged > keys
                or keys < lanes or rows * keys > 128 * 64 * waves
                or depth > max(16, problem.depth)):
            continue
        for split in splits:
            yield Schedule(heads, queries, keys, waves, lanes, depth, staged, split)


#===------------------------------------------------------------------------===#
# Cost model and simulator
#===------------------------------------------------------------------------===#

def estimate_all(compiler, problem, schedules):
    """The cost model's clocks by schedule, for those that can be built."""
    found = check_schedules(compiler, CHIP, problem, schedules)
    return {schedule: clocks(estimate) for schedule, estimate in found.items()}


def simulate(build, problem, schedule):
    """Clocks on the simulator, or None where the compiler refuses the kernel."""
    compiler = Compiler(build, 1)
    package = os.path.join(compiler.directory, "kernel.attn")
    try:
        compiler.run("attn-compile", "-", f"--target={CHIP}", "-o", package,
                     text=problem.ir(schedule.clause()))
    except runtime.Error as error:
        if "scratch memory" in str(error):
            return None
        raise runtime.Error(f"{schedule.short()}: {error}") from None
    # A multiple of what fits a compute unit at once, for most tiles.
    timed = estimate_package(compiler, package, problem, "opt", 12 if problem.causal or
                             problem.keys < 2048 or problem.queries == 1 else 4)
    return timed.clocks + (timed.launches - 1) * LAUNCH_CLOCKS


def fits_instruction_cache(options, problem, schedule):
    compiler = Compiler(options.build, 1)
    path = os.path.join(compiler.directory, "kernel.co")
    compiler.run("attn-compile", "-", f"--target={CHIP}", "--emit=object", "-o", path,
                 text=problem.ir(schedule.clause()))
    loop = find_hot_loop(options.objdump, path)
    return not loop or loop[1] - loop[0] < INSTRUCTION_CACHE_BYTES


class Search:
    """What is known about the schedules of one problem."""

    def __init__(self, compiler, options, problem):
        self.options, self.problem = options, problem
        picked = ask_model(compiler, CHIP, problem.ir())
        if not picked:
            raise runtime.Error("the cost model picks no schedule")
        self.pick = Schedule.parse(picked[0]["schedule"])
        self.estimate = clocks(picked[0]["estimate"])
        self.estimates = estimate_all(compiler, problem, list(enumerate_schedules(problem)))
        self.clocks, self.refused, self.large = {}, 0, 0
        self.time([self.pick, *sorted(self.estimates, key=self.estimates.get)
                   [:options.candidates]])
        for _ in range(options.rounds):
            before, best = len(self.clocks), self.best
            near = [schedule for schedule in self.estimates
                    if best.distance(schedule) <= 2 and schedule not in self.seen]
            self.time(sorted(near, key=self.estimates.get)[:options.candidates])
            if len(self.clocks) == before or self.best == best:
                break

    @property
    def best(self):
        return min(self.clocks, key=self.clocks.get)

    @property
    def ratio(self):
        return self.clocks[self.pick] / self.clocks[self.best]

    def time(self, schedules):
        schedules = list(dict.fromkeys(schedules))
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            results = list(pool.map(lambda schedule: simulate(
                self.options.build, self.problem, schedule), schedules))
        self.seen = getattr(self, "seen", set()) | set(schedules)
        if results[0] is None and schedules[0] == self.pick:
            raise runtime.Error(f"the kernel of {self.pick.short()} spills")
        for schedule, clocks in zip(schedules, results):
            if clocks is None:
                self.refused += 1
            else:
                self.clocks[schedule] = clocks
                # That of the others does not matter.
                if clocks < self.clocks[self.pick] and not fits_instruction_cache(
                        self.options, self.problem, schedule):
                    del self.clocks[schedule]
                    self.large += 1
            if self.options.verbose:
                progress(f"  {schedule.short()}: model "
                         f"{self.estimates.get(schedule, 0) / 1e3:.0f}, simulator "
                         f"{'spills' if clocks is None else f'{clocks / 1e3:.0f}'}")


#===------------------------------------------------------------------------===#
# The page
#===------------------------------------------------------------------------===#

HEAD = ["problem", "picked", "model, 1e3 clocks", "simulator", "best found", "simulator",
        "picked over best", f"at most {RATIO:.2f}", "estimated", "timed", "spill", "too large"]


def write_section(options, arguments, compiler):
    page, rows = Page(), []
    for name, problem in PROBLEMS.items():
        if options.only and name not in options.only:
            continue
        search = Search(compiler, options, problem)
        clocks = search.clocks
        rows.append([name, search.pick.short(), f"{search.estimate / 1e3:.0f}",
                     f"{clocks[search.pick] / 1e3:.0f}",
                     "the same" if search.best == search.pick else search.best.short(),
                     f"{clocks[search.best] / 1e3:.0f}", f"{search.ratio:.2f}",
                     page.verdict(f"{name}: {search.ratio:.2f} times the best",
                                  search.ratio <= RATIO),
                     str(len(search.estimates)), str(len(clocks)), str(search.refused),
                     str(search.large)])
        progress(f"{name}: {search.pick.short()} is {search.ratio:.2f} times "
                 f"{search.best.short()}")
    facts = describe_run(None, f"attn.benchmark.schedules {shlex.join(arguments)}")
    head = Page()
    head.text(
        f"## {HEADING}", "",
        "Written by `python/attn/benchmark/schedules.py`: what the compiler's cost model "
        "picks beside the best of what the simulator was asked about. **Nothing here was "
        "measured on a card**: clocks are estimates of the simulator's timing model "
        "([Simulator.md](Simulator.md)) with short latencies, or of the cost model, which "
        "knows a schedule's shape and not its code. Schedules are heads x query_tile x "
        "key_tile x waves x row_lanes x depth_stage x key_stage x splits. Estimated: the "
        "schedules that can be built; timed: those that were compiled and simulated; "
        "spill: those whose kernels the compiler refuses, since they need scratch memory; too "
        "large: those that seem faster than what is picked, but have a loop larger than the "
        "instruction cache, which the simulator does not model.")
    head.table(["", ""], [row for row in facts if row[0] in ("date", "command")])
    head.table(HEAD, rows)
    head.text_missed(page.missed)
    return "\n".join(head.lines).rstrip() + "\n"


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m attn.benchmark.schedules",
        description="Compares the cost model's schedules for gfx906 with others.")
    parser.add_argument("--build", default="build", help="build directory of attn")
    parser.add_argument("--output", help="renew the section of this page")
    parser.add_argument("--only", action="append", choices=list(PROBLEMS),
                        help="this problem only; may be repeated")
    parser.add_argument("--candidates", type=int, default=16,
                        help="schedules to time first, and in each round")
    parser.add_argument("--rounds", type=int, default=4,
                        help="how often to go on to neighbours of the best")
    parser.add_argument("--objdump", default="llvm-objdump",
                        help="disassembler, for the sizes of loops")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--verbose", action="store_true", help="print every schedule")
    options = parser.parse_args(arguments)
    if options.candidates < 1 or options.rounds < 0 or options.jobs < 1:
        parser.error("--candidates and --jobs must be at least 1, --rounds at least 0")
    return options


def main(arguments):
    options = parse_arguments(arguments)
    try:
        section = write_section(options, arguments, Compiler(options.build, 1))
        publish_section(options.output, HEADING, section)
    except (runtime.Error, OSError, json.JSONDecodeError) as error:
        print(f"attn.benchmark.schedules: error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
