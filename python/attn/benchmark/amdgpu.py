#===- amdgpu.py - Estimates for AMD's chips on the simulator ---------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Estimates the speed of attention on AMD's chips beside other compilers' kernels.

    PYTHONPATH=python python3 -m attn.benchmark.amdgpu --build build \\
        --peers DIRECTORY --output docs/Benchmarks.md

Compiles each problem for each chip, or takes packages from `--packages
CHIP:NAME=FILE`, and runs some workgroups of it on the simulator under both presets of
its timing model (docs/Simulator.md). `--peers` names a directory of code objects that
others compiled, with a manifest.json: for each `NAME.hsaco` the kernel, chip, D,
causal, BM, the work items of a workgroup (block) and the bytes of dynamic LDS. Their
arguments are those of Triton's tutorial: Q, K, V, O, sq, sk, stride of a head in
elements, scale times log2(e), two null pointers; grid (S / BM, heads). With `--output`
it renews its two sections of that page, one table over all chips and gfx906 in detail;
otherwise it prints them. No figure is a measurement. Needs numpy.
"""

import argparse
import concurrent.futures
import dataclasses
import json
import os
import shlex
import sys

import numpy as np

from attn import runtime
from attn.benchmark.measure import Compiler
from attn.benchmark.page import Page, describe_run, progress, publish_section
from attn.benchmark.problem import Problem
from attn.benchmark.simulated import (PRESETS, Row, estimate_object, estimate_package,
                                      get_workgroups, percent)

HEADING = "gfx906 (estimates)"
CHIPS_HEADING = "AMD chips (estimates)"
CHIP = "gfx906"
SEQUENCE, HEADS = 4096, 60
# Decoding: one query of eight heads for each head of K and V.
DECODE = dict(heads=128, key_heads=16, queries=1, keys=16384, depth=128)
DEPTHS = (128, 64)

# Chips and heads of their problems: enough of them that every compute unit has
# workgroups of any tile size, and that all have the same number.
CHIPS = {"gfx906": 60, "gfx908": 30, "gfx90a": 26, "gfx942": 76, "gfx950": 64,
         "gfx1030": 30, "gfx1100": 24, "gfx1201": 16}
# The aims: the share of the peak under "opt", of v_dot2_f32_f16 or of the matrix pipes;
# what a chip reaches of another's share; and the clocks over those of the best other
# kernel.
SHARES = {"gfx906": {(128, False): 0.70, (128, True): 0.65, (64, False): 0.65},
          "gfx942": {(128, False): 0.88, (128, True): 0.88, (64, False): 0.78,
                     (64, True): 0.78},
          "gfx950": {(128, False): 0.70, (128, True): 0.70},
          "gfx1100": {(128, False): 0.60, (128, True): 0.60},
          "gfx1201": {(128, False): 0.60, (128, True): 0.60}}
SHARE_OF_OTHER = {"gfx908": ("gfx942", 0.9), "gfx90a": ("gfx942", 0.9)}
PEER_RATIOS = {"gfx906": 0.45, "gfx942": 0.6, "gfx950": 0.6}
PEER_RATIO = 0.8


def name_of(depth, causal):
    return f"d{depth}{'_causal' if causal else ''}"


def title_of(depth, causal):
    return f"D{depth} {'causal' if causal else 'full'}"


@dataclasses.dataclass
class Result:
    """One problem on one chip: our own kernel, if there is one, or why there is none,
    and the others, fastest first."""
    chip: str
    depth: int
    causal: bool
    own: Row | None = None
    error: str = ""
    peers: list = dataclasses.field(default_factory=list)

    @property
    def title(self):
        return title_of(self.depth, self.causal)

    @property
    def rows(self):
        return ([self.own] if self.own else []) + self.peers


#===------------------------------------------------------------------------===#
# The kernels
#===------------------------------------------------------------------------===#

class Estimator:
    """Runs problems on chips, as the command line says."""

    def __init__(self, compiler, options):
        self.compiler = compiler
        self.options = options
        self.peers = {}
        if options.peers:
            with open(os.path.join(options.peers, "manifest.json")) as file:
                self.peers = json.load(file)
            self.arrays = {depth: self.write_arrays(depth) for depth in DEPTHS}

    def write_arrays(self, depth):
        """Q, K and V for all chips: a problem with fewer heads uses the first ones."""
        heads = max(self.heads_of(chip) for chip in self.options.chips)
        values = np.random.default_rng(1).standard_normal(
            (self.options.sequence, depth), dtype=np.float32).astype(np.float16)
        paths = []
        for name in "qkv":
            paths.append(os.path.join(self.compiler.directory, f"{name}{depth}.npy"))
            array = np.lib.format.open_memmap(
                paths[-1], mode="w+", dtype=np.float16,
                shape=(heads, self.options.sequence, depth))
            # Times do not depend on values, so heads may be alike but for the order.
            for head in range(heads):
                array[head] = np.roll(values, head + ord(name), axis=0)
        return paths

    def heads_of(self, chip):
        return self.options.heads or CHIPS[chip]

    def run(self, chip, depth, causal):
        problem = Problem(element="f16", heads=self.heads_of(chip),
                          queries=self.options.sequence, depth=depth, causal=causal)
        result = Result(chip, depth, causal)
        try:
            result.own = self.run_own(chip, problem, name_of(depth, causal), result.title)
        except runtime.Error as error:
            result.error = str(error).splitlines()[0]
            progress(f"{chip} {result.title}: {result.error}")
        result.peers = self.run_peers(chip, problem)
        return result

    def run_own(self, chip, problem, name, title):
        packages = dict(self.options.packages)
        package = packages.get(f"{chip}:{name}")
        if not package and self.options.peers_only:
            return None
        if not package:
            package = os.path.join(self.compiler.directory, f"{chip}-{name}.attn")
            self.compiler.run("attn-compile", "-", f"--target={chip}", "-o", package,
                              text=problem.ir())
        workgroups = get_workgroups(problem)
        if chip != CHIP:
            # One workgroup says how many there are at once.
            one = estimate_package(self.compiler, package, problem, "opt", 1, chip)
            workgroups = get_workgroups(problem,
                                        one.report["occupancy"]["workgroups"])
        row = Row(f"attn {title}", *(
            estimate_package(self.compiler, package, problem, preset, workgroups, chip)
            for preset in PRESETS))
        progress(f"{chip} attn {title}: {percent(row.opt.issue_share)}")
        return row

    def run_peers(self, chip, problem):
        """All of them on gfx906, the best one on other chips."""
        rows, others = [], []
        for name, launch in self.peers.items():
            if (launch["chip"], launch["D"], launch["causal"]) != (
                    chip, problem.depth, problem.causal) or \
                    self.options.match not in name:
                continue
            path = os.path.join(self.options.peers, f"{name}.hsaco")
            arrays = self.arrays[problem.depth]
            workgroups = get_workgroups(problem)
            if chip != CHIP:
                small = dataclasses.replace(problem, queries=launch["BM"], heads=1,
                                            key_heads=1)
                one = estimate_object(self.compiler, path, launch, small, "opt", arrays)
                workgroups = get_workgroups(problem,
                                            one.report["occupancy"]["workgroups"])

            def estimate(preset, path=path, launch=launch, workgroups=workgroups):
                return estimate_object(self.compiler, path, launch, problem, preset,
                                       arrays, workgroups)

            short = name.replace(f"_{chip}_", " ").replace("_", " ")
            opt = estimate("opt")
            progress(f"{chip} {short}: {percent(opt.issue_share)}")
            if chip == CHIP:
                rows.append(Row(short, opt, estimate("pess")))
            else:
                others.append((short, opt, estimate))
        if others:
            name, opt, estimate = min(others, key=lambda each: each[1].issue_clocks)
            rows.append(Row(name, opt, estimate("pess")))
        return sorted(rows, key=lambda row: row.opt.clocks)


#===------------------------------------------------------------------------===#
# The page
#===------------------------------------------------------------------------===#

def table_row(row):
    opt, pess, report = row.opt, row.pess, row.opt.report
    kernel, occupancy = report["kernel"], report["occupancy"]
    return [row.name, f"{opt.clocks / 1e6:.2f}", f"{opt.tflops:.2f} / {pess.tflops:.2f}",
            f"{percent(opt.share)} / {percent(pess.share)}",
            opt.percent("share", "valu"), opt.percent("share", "lds"),
            opt.percent("share", "vmem"), str(kernel["vgprs"]), str(kernel["lds_bytes"]),
            str(kernel["vgpr_spills"]), str(occupancy["workgroups"]),
            f"{occupancy['waves_per_simd']:.0f}",
            f"{conflict_share(report, 'a')} / {conflict_share(report, 'b')}",
            f"{opt.bandwidth / 1e9:.0f}"]


HEAD = ["kernel", "clocks, 1e6", "TFLOP/s, opt / pess", "of peak, opt / pess", "VALU busy",
        "LDS busy", "VMEM busy", "VGPRs", "LDS bytes", "spills", "workgroups a CU",
        "waves a SIMD", "LDS conflicts, A / B", "HBM GB/s"]


def conflict_share(report, rule):
    """Of the clocks of the LDS without conflicts."""
    sites = report["lds_sites"]
    timed = report["parameters"]["lds-phase-rule"].lower()
    free = sum(site["clocks"] - site[f"conflicts_{timed}"] for site in sites)
    lost = sum(site[f"conflicts_{rule}"] for site in sites)
    return percent(lost / free) if free else "-"


NAMED_STALLS = {"valu_taken": "VALU taken", "lds_wait": "LDS wait",
                "vmem_wait": "VMEM wait", "barrier": "barrier"}


def stall_row(row):
    report = row.opt.report
    stalls, total = report["stall_clocks"], report["wave_clocks"]
    other = sum(clocks for name, clocks in stalls.items() if name not in NAMED_STALLS)
    lost = sum(stalls.values())
    return [row.name, row.opt.percent("dot_share"), percent((total - lost) / total),
            *(percent(stalls[name] / total) for name in NAMED_STALLS),
            percent(other / total)]


STALL_HEAD = ["kernel", "v_dot2 of the VALU's slots", "waves issue",
              *NAMED_STALLS.values(), "other"]


def report_problem(page, summary, result):
    title, own, peers, rows = result.title, result.own, result.peers, result.rows
    if result.error:
        page.verdict(f"{title}: {result.error}", False)
    if not rows:
        return
    page.text(f"### {title}")
    page.table(HEAD, [table_row(row) for row in rows])
    page.text("Of the time of the resident waves, opt:")
    page.table(STALL_HEAD, [stall_row(row) for row in rows])
    if not own:
        return
    aim = SHARES[CHIP].get((result.depth, result.causal))
    line = [title, percent(own.opt.share), percent(own.pess.share)]
    line += [percent(aim), page.verdict(f"{title}: {percent(own.opt.share)} of peak",
                                        own.opt.share >= aim)] if aim else ["-", "-"]
    if peers:
        ratio = own.opt.clocks / peers[0].opt.clocks
        line += [peers[0].name, f"{ratio:.2f}", page.verdict(
            f"{title}: {ratio:.2f} times the clocks of {peers[0].name}",
            ratio <= PEER_RATIOS[CHIP])]
    else:
        line += ["-", "-", "-"]
    summary.append(line)


def report_decoding(page, estimator):
    problem = Problem(element="f16", **DECODE)
    row = estimator.run_own(CHIP, problem, "decode", "decode")
    if not row:
        return
    page.text("### Decoding", "",
              f"Sq 1, Sk {problem.keys}, D {problem.depth}, {problem.heads} heads of Q, "
              f"{problem.key_heads} of K and V. Clocks are those of all launches, by issue "
              "and by memory those of the longest.")
    rows = []
    for preset, timed in (("opt", row.opt), ("pess", row.pess)):
        issue, memory = timed.grid["issue_clocks"], timed.grid["memory_clocks"]
        bound = memory >= issue
        rows.append([preset, f"{timed.clocks:.0f}", f"{issue:.0f}", f"{memory:.0f}",
                     page.verdict("decoding is bound by memory", bound)
                     if preset == "opt" else "yes" if bound else "no",
                     f"{timed.bandwidth / 1e9:.0f}",
                     percent(timed.bandwidth / timed.peak_bandwidth),
                     str(timed.report["kernel"]["vgprs"]),
                     f"{timed.report['occupancy']['waves_per_simd']:.1f}"])
    page.table(["preset", "clocks", "by issue", "by memory", "bound by memory", "HBM GB/s",
                "of its peak", "VGPRs", "waves a SIMD"], rows)


def write_gfx906(facts, estimator, results):
    page, summary = Page(), []
    for result in results:
        if result.chip == CHIP:
            report_problem(page, summary, result)
    if "decode" in estimator.options.only:
        report_decoding(page, estimator)
    head = Page()
    head.text(
        f"## {HEADING}", "",
        f"Written by `python/attn/benchmark/amdgpu.py`: f16, "
        f"S {estimator.options.sequence}, {estimator.heads_of(CHIP)} heads. "
        "**Nothing here was measured on a card.** All figures are estimates of the "
        "simulator's timing model ([Simulator.md](Simulator.md)) under its presets opt and "
        "pess, between which hardware should lie; what has no preset is opt. Operations are "
        "the useful ones; peak is 26.5 TFLOP/s, that of v_dot2_f32_f16. Kernels of other "
        "compilers are code objects that run on the same simulator. LDS conflicts: clocks "
        "lost, of those without conflicts, under both phase rules.")
    head.table(["", ""], facts)
    if summary:
        head.table(["problem", "of peak, opt", "pess", "aim", "reached", "best other",
                    "clocks over its", f"at most {PEER_RATIOS[CHIP]}"], summary)
        head.text_missed(page.missed)
    return "\n".join(head.lines + page.lines).rstrip() + "\n"


#===------------------------------------------------------------------------===#
# The table over all chips
#===------------------------------------------------------------------------===#

CHIPS_HEAD = ["chip", "problem", "kernel", "of peak, opt / pess", "matrix or v_dot issue",
              "VALU busy", "LDS busy", "VMEM busy", "VGPRs", "LDS bytes", "spills",
              "workgroups a CU", "waves a SIMD", "LDS conflicts", "aim",
              "clocks over the other's", "at most"]


def get_aim(result, results):
    """The share that a chip's kernel must reach, or nothing."""
    if result.chip in SHARE_OF_OTHER:
        chip, part = SHARE_OF_OTHER[result.chip]
        for other in results:
            if (other.chip, other.depth, other.causal) == (
                    chip, result.depth, result.causal) and other.own:
                return part * other.own.opt.issue_share
        return None
    return SHARES.get(result.chip, {}).get((result.depth, result.causal))


def chip_row(result, row):
    opt, report = row.opt, row.opt.report
    kernel, occupancy = report["kernel"], report["occupancy"]
    has_matrix = report["parameters"]["matrix-passes"]
    rule = report["parameters"]["lds-phase-rule"].lower()
    return [result.chip, result.title, row.name.removesuffix(f" {result.title}"),
            f"{percent(opt.issue_share)} / {percent(row.pess.issue_share)}",
            opt.percent("matrix_share" if has_matrix else "dot_share"),
            *(opt.percent("share", unit) for unit in ("valu", "lds", "vmem")),
            str(kernel["vgprs"]), str(kernel["lds_bytes"]), str(kernel["vgpr_spills"]),
            f"{occupancy['workgroups'] / report['units']:g}",
            f"{occupancy['waves_per_simd']:g}", conflict_share(report, rule)]


def write_chips(facts, estimator, results):
    page, rows = Page(), []
    for result in results:
        what = f"{result.chip} {result.title}"
        best = min(result.peers, key=lambda row: row.opt.issue_clocks, default=None)
        if result.error:
            page.verdict(f"{what}: {result.error}", False)
        if result.own:
            line = chip_row(result, result.own)
            aim = get_aim(result, results)
            share = result.own.opt.issue_share
            line.append("-" if aim is None else f"{percent(aim)}: " + page.verdict(
                f"{what}: {percent(share)} of peak, {percent(aim)} are the aim",
                share >= aim))
            line += ["-", "-"]
            if best:
                most = PEER_RATIOS.get(result.chip, PEER_RATIO)
                ratio = result.own.opt.issue_clocks / best.opt.issue_clocks
                line[-2:] = [f"{ratio:.2f}", f"{most}: " + page.verdict(
                    f"{what}: {ratio:.2f} times the clocks of {best.name}",
                    ratio <= most)]
            rows.append(line)
        if best:
            rows.append(chip_row(result, best) + ["-", "-", "-"])
    peaks = {result.chip: f"{row.opt.report['peak_tflops']:.1f}"
             for result in results for row in result.rows}
    page.text(
        f"## {CHIPS_HEADING}", "",
        f"Written by `python/attn/benchmark/amdgpu.py`: f16, "
        f"S {estimator.options.sequence}. "
        "**Nothing here was measured on a card.** All figures are estimates of the "
        "simulator's timing model ([Simulator.md](Simulator.md)) under its presets opt and "
        "pess, between which hardware should lie; what has no preset is opt. Operations are "
        "the useful ones, shares those of the peak in TFLOP/s: "
        + ", ".join(f"{chip} {peak}" for chip, peak in peaks.items()) +
        ". Beside each kernel is the best of those of another compiler, code objects that "
        "run on the same simulator. Clocks are those of issue: K and V of a head, which "
        "workgroups read that run at the same time, are taken to come from a cache. Matrix "
        "or v_dot issue is the share of all operations that are executed, useful or not.")
    page.table(["", ""], facts)
    if rows:
        page.table(CHIPS_HEAD, rows)
    if any(result.own or result.error for result in results):
        page.text_missed(page.missed)
    return "\n".join(page.lines).rstrip() + "\n"


def write_sections(options, arguments, compiler):
    facts = [row for row in describe_run(
        None, f"attn.benchmark.amdgpu {shlex.join(arguments)}")
        if row[0] in ("date", "command")]
    estimator = Estimator(compiler, options)
    problems = [(chip, depth, causal) for chip in options.chips for depth in DEPTHS
                for causal in (False, True) if name_of(depth, causal) in options.only]
    # Long ones first would end sooner, but these are many.
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda each: estimator.run(*each), problems))
    sections = {CHIPS_HEADING: write_chips(facts, estimator, results)}
    if CHIP in options.chips:
        sections[HEADING] = write_gfx906(facts, estimator, results)
    return sections


#===------------------------------------------------------------------------===#
# Command line
#===------------------------------------------------------------------------===#

def parse_arguments(arguments):
    names = [*(name_of(depth, causal) for depth in DEPTHS for causal in (False, True)),
             "decode"]
    parser = argparse.ArgumentParser(
        prog="python3 -m attn.benchmark.amdgpu",
        description="Estimates attention on AMD's chips by the simulator.")
    parser.add_argument("--build", default="build", help="build directory of attn")
    parser.add_argument("--output", help="renew the sections of this page")
    parser.add_argument("--peers", help="directory of code objects with manifest.json")
    parser.add_argument("--peers-only", action="store_true",
                        help="compile nothing, only run the peers")
    parser.add_argument("--match", default="", help="only peers whose name holds this")
    parser.add_argument("--chip", action="append", dest="chips", choices=list(CHIPS),
                        help="this chip only; may be repeated")
    parser.add_argument("--only", action="append", choices=names,
                        help="this problem only; may be repeated")
    parser.add_argument("--sequence", type=int, default=SEQUENCE,
                        help="queries and keys; other kernels need a multiple of their tile")
    parser.add_argument("--heads", type=int,
                        help="heads (default: as many as suit the chip)")
    parser.add_argument("--packages", nargs="*", default=[], metavar="CHIP:NAME=FILE",
                        help="use these packages for the problems of --only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(),
                        help="problems that run at a time")
    options = parser.parse_args(arguments)
    for pair in options.packages:
        if "=" not in pair or ":" not in pair.split("=")[0]:
            parser.error(f"--packages takes CHIP:NAME=FILE, found '{pair}'")
    if options.sequence < 1 or options.jobs < 1 or \
            (options.heads is not None and options.heads < 1):
        parser.error("--sequence, --heads and --jobs must be at least 1")
    options.packages = [pair.split("=", 1) for pair in options.packages]
    options.chips = options.chips or list(CHIPS)
    options.only = options.only or names
    return options


def main(arguments):
    options = parse_arguments(arguments)
    try:
        compiler = Compiler(options.build, 1)
        for heading, section in write_sections(options, arguments, compiler).items():
            publish_section(options.output, heading, section)
    except (runtime.Error, OSError, json.JSONDecodeError) as error:
        print(f"attn.benchmark.amdgpu: error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
