#===- gfx906.py - Estimates for gfx906 on the simulator --------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Estimates the speed of attention on gfx906 beside other compilers' kernels.

    PYTHONPATH=python python3 -m attn.benchmark.gfx906 --build build \\
        --peers DIRECTORY --output docs/Benchmarks.md

Compiles each problem for gfx906, or takes packages from `--packages NAME=FILE`,
and runs some workgroups of it on the simulator under both presets of its timing
model (docs/Simulator.md). `--peers` names a directory of code objects that others
compiled, with a manifest.json: for each `NAME.hsaco` the kernel, D, causal, BM, the
work items of a workgroup (block) and the bytes of dynamic LDS. Their arguments are
those of Triton's tutorial: Q, K, V, O, sq, sk, stride of a head in elements, scale
times log2(e), two null pointers; grid (S / BM, heads). With `--output` it renews
its section of that page, otherwise it prints it. No figure is a measurement. Needs
numpy.
"""

import argparse
import dataclasses
import json
import math
import os
import re
import shlex
import subprocess
import sys
import tempfile

import numpy as np

from attn import runtime
from attn.benchmark.measure import Compiler
from attn.benchmark.page import Page, describe_run, progress, publish_section
from attn.benchmark.problem import Problem

HEADING = "gfx906 (estimates)"
CHIP = "gfx906"
PRESETS = ("opt", "pess")
# Enough heads that every compute unit has many workgroups of any tile size.
SEQUENCE, HEADS = 4096, 60
# Decoding: one query of eight heads for each head of K and V.
DECODE = dict(heads=128, key_heads=16, queries=1, keys=16384, depth=128)
# The aims: the share of the rate of v_dot2_f32_f16 under "opt", and the clocks over
# those of the best other kernel.
SHARES = {(128, False): 0.70, (128, True): 0.65, (64, False): 0.65}
PEER_RATIO = 0.45
INSTRUCTION_CACHE_BYTES = 32 << 10


class Timed:
    """What the simulator reported for the launches of one problem under one preset.
    The times are of all, the rest is of the longest."""

    def __init__(self, reports, problem):
        self.report = max(reports, key=lambda report: report["grid"]["clocks"])
        self.grid = self.report["grid"]
        self.launches = len(reports)
        self.clocks = sum(report["grid"]["clocks"] for report in reports)
        seconds = sum(report["grid"]["seconds"] for report in reports)
        self.tflops = problem.flops / seconds / 1e12
        self.bandwidth = sum(report["grid"]["hbm_bytes"] for report in reports) / seconds
        parameters = self.report["parameters"]
        self.peak_bandwidth = parameters["hbm-gb-per-second"] * 1e9
        # v_dot2_f32_f16: four operations of each of 64 lanes.
        peak = (256 * parameters["simds"] / parameters["valu-clocks"] *
                parameters["compute-units"] * parameters["clock-mhz"] * 1e6)
        self.share = self.tflops * 1e12 / peak

    def percent(self, *path):
        value = self.report
        for key in path:
            value = value[key]
        return percent(value)


@dataclasses.dataclass
class Row:
    """One kernel: its name, and a Timed for each preset."""
    name: str
    opt: Timed
    pess: Timed


def percent(share):
    return f"{100 * share:.1f} %"


#===------------------------------------------------------------------------===#
# Running on the simulator
#===------------------------------------------------------------------------===#

def run_tool(command, **options):
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode:
        raise runtime.Error(f"{os.path.basename(command[0])} failed: "
                            f"{done.stderr.strip()}")
    return done.stdout


def estimate_package(compiler, package, problem, preset, workgroups=None):
    """The kernels of a package, run by attn-run through the simulated HIP library,
    which estimates instead of running the whole grid."""
    report = os.path.join(compiler.directory, "report")
    if os.path.exists(report):
        os.remove(report)
    environment = {**os.environ, "ATTN_SIM_TIMING": preset,
                   "ATTN_SIM_TIMING_WORKGROUPS":
                       str(workgroups or get_workgroups(problem)),
                   "ATTN_SIM_CHECKS": "none", "ATTN_SIM_REPORT": report}
    run_tool([compiler.tool("attn-run"), package, "--device", "sim", "--quiet",
              "--random", "1"], env=environment)
    if not os.path.exists(report):
        raise runtime.Error(f"the package '{package}' launches no kernel")
    with open(report) as file:
        return Timed([json.loads(line) for line in file], problem)


def find_hot_loop(objdump, path):
    """First address and end of the smallest loop with all dot products."""
    text = run_tool([objdump, "-d", "--no-show-raw-insn", path])
    dots, branches = [], []
    for line in text.splitlines():
        found = re.match(r"\s+(\S+).*// ([0-9A-F]+):", line)
        if not found:
            continue
        name, address = found[1], int(found[2], 16)
        if name.startswith("v_dot"):
            dots.append(address)
        target = re.search(r"<\w+\+0x([0-9a-f]+)>", line)
        if target and name.startswith(("s_branch", "s_cbranch")):
            branches.append((address, int(target[1], 16)))
    start = int(re.search(r"^([0-9a-f]+) <\w+>:", text, re.M)[1], 16)
    loops = [(start + target, address + 4) for address, target in branches
             if start + target <= address]
    hot = [(begin, end) for begin, end in loops
           if dots and begin <= dots[0] and dots[-1] < end]
    return min(hot, key=lambda loop: loop[1] - loop[0], default=None)


def time_package(compiler, name, package, problem):
    return Row(name, *(estimate_package(compiler, package, problem, preset)
                       for preset in PRESETS))


def time_object(compiler, name, path, launch, problem, arrays):
    """A code object with Triton's arguments, run by attn-sim."""
    scale = math.log2(math.e) / math.sqrt(problem.depth)
    stride = problem.queries * problem.depth
    output = os.path.join(compiler.directory, "o.npy")
    values = [f"in:{array}" for array in arrays]
    values += [f"out:{output}:f16:{problem.heads}x{problem.queries}x{problem.depth}",
               f"i32:{problem.queries}", f"i32:{problem.keys}", f"i32:{stride}",
               f"f32:{scale!r}"]
    command = [compiler.tool("attn-sim"), path, f"--kernel={launch['kernel']}",
               f"--grid={problem.queries // launch['BM']},{problem.heads}",
               f"--block={launch['block']}", f"--lds={launch['lds']}",
               f"--args={','.join(values)}", "--fill-null", "--no-check=all", "--json",
               f"--timing-workgroups={get_workgroups(problem)}"]
    return Row(name, *(Timed([json.loads(run_tool([*command, f"--timing={preset}"]))],
                             problem) for preset in PRESETS))


#===------------------------------------------------------------------------===#
# The kernels
#===------------------------------------------------------------------------===#

def get_workgroups(problem):
    """How many workgroups to run. Without a mask all do the same, and few are
    enough. Under a causal mask they differ: a sample from all over the grid does
    the average. Those of short queries are small and many."""
    return 16 if problem.causal or problem.queries == 1 else 4


def time_peers(compiler, directory, problem, match):
    with open(os.path.join(directory, "manifest.json")) as file:
        manifest = json.load(file)
    chosen = {name: launch for name, launch in manifest.items()
              if launch["chip"] == CHIP and launch["D"] == problem.depth
              and launch["causal"] == problem.causal and match in name}
    arrays = []
    for name, values in zip("qkv", problem.inputs() if chosen else ()):
        arrays.append(os.path.join(compiler.directory, f"{name}.npy"))
        np.save(arrays[-1], values[0].astype(np.float16))
    rows = []
    for name, launch in chosen.items():
        path = os.path.join(directory, f"{name}.hsaco")
        short = name.replace(f"_{CHIP}_", " ").replace("_", " ")
        rows.append(time_object(compiler, short, path, launch, problem, arrays))
        progress(f"{short}: {rows[-1].opt.tflops:.2f} TFLOP/s")
    return sorted(rows, key=lambda row: row.opt.clocks)


def time_own(compiler, options, problem, name, title):
    package = dict(options.packages).get(name)
    if not package:
        if options.peers_only:
            return None
        package = os.path.join(compiler.directory, f"{name}.attn")
        compiler.run("attn-compile", "-", f"--target={CHIP}", "-o", package,
                     text=problem.ir())
    row = time_package(compiler, f"attn {title}", package, problem)
    progress(f"attn {title}: {row.opt.tflops:.2f} TFLOP/s")
    return row


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


def name_of(depth, causal):
    return f"d{depth}{'_causal' if causal else ''}"


def report_problem(page, summary, compiler, options, depth, causal):
    problem = Problem(element="f16", heads=options.heads, queries=options.sequence,
                      depth=depth, causal=causal)
    title = f"D{depth} {'causal' if causal else 'full'}"
    name = name_of(depth, causal)
    own = time_own(compiler, options, problem, name, title)
    peers = time_peers(compiler, options.peers, problem, options.match) \
        if options.peers else []
    rows = ([own] if own else []) + peers
    if not rows:
        return
    page.text(f"### {title}")
    page.table(HEAD, [table_row(row) for row in rows])
    page.text("Of the time of the resident waves, opt:")
    page.table(STALL_HEAD, [stall_row(row) for row in rows])
    if not own:
        return
    aim = SHARES.get((depth, causal))
    line = [title, percent(own.opt.share), percent(own.pess.share)]
    line += [percent(aim), page.verdict(f"{title}: {percent(own.opt.share)} of peak",
                                        own.opt.share >= aim)] if aim else ["-", "-"]
    if peers:
        ratio = own.opt.clocks / peers[0].opt.clocks
        line += [peers[0].name, f"{ratio:.2f}", page.verdict(
            f"{title}: {ratio:.2f} times the clocks of {peers[0].name}",
            ratio <= PEER_RATIO)]
    else:
        line += ["-", "-", "-"]
    summary.append(line)


def report_decoding(page, compiler, options):
    problem = Problem(element="f16", **DECODE)
    row = time_own(compiler, options, problem, "decode", "decode")
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


def write_section(options, arguments, compiler):
    facts = describe_run(None, f"attn.benchmark.gfx906 {shlex.join(arguments)}")
    page, summary = Page(), []
    for depth in (128, 64):
        for causal in (False, True):
            if not options.only or name_of(depth, causal) in options.only:
                report_problem(page, summary, compiler, options, depth, causal)
    if not options.only or "decode" in options.only:
        report_decoding(page, compiler, options)
    head = Page()
    head.text(
        f"## {HEADING}", "",
        f"Written by `python/attn/benchmark/gfx906.py`: f16, S {options.sequence}, "
        f"{options.heads} heads. "
        "**Nothing here was measured on a card.** All figures are estimates of the "
        "simulator's timing model ([Simulator.md](Simulator.md)) under its presets opt and "
        "pess, between which hardware should lie; what has no preset is opt. Operations are "
        "the useful ones; peak is 26.5 TFLOP/s, that of v_dot2_f32_f16. Kernels of other "
        "compilers are code objects that run on the same simulator. LDS conflicts: clocks "
        "lost, of those without conflicts, under both phase rules.")
    head.table(["", ""], [row for row in facts if row[0] in ("date", "command")])
    if summary:
        head.table(["problem", "of peak, opt", "pess", "aim", "reached", "best other",
                    "clocks over its", f"at most {PEER_RATIO}"], summary)
        head.text_missed(page.missed)
    return "\n".join(head.lines + page.lines).rstrip() + "\n"


#===------------------------------------------------------------------------===#
# Command line
#===------------------------------------------------------------------------===#

def parse_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m attn.benchmark.gfx906",
        description="Estimates attention on gfx906 by the simulator.")
    parser.add_argument("--build", default="build", help="build directory of attn")
    parser.add_argument("--output", help="renew the section of this page")
    parser.add_argument("--peers", help="directory of code objects with manifest.json")
    parser.add_argument("--peers-only", action="store_true",
                        help="compile nothing, only run the peers")
    parser.add_argument("--match", default="", help="only peers whose name holds this")
    parser.add_argument("--only", action="append",
                        choices=[*(name_of(depth, causal) for depth in (128, 64)
                                   for causal in (False, True)), "decode"],
                        help="this problem only; may be repeated")
    parser.add_argument("--sequence", type=int, default=SEQUENCE,
                        help="queries and keys; other kernels need a multiple of their tile")
    parser.add_argument("--heads", type=int, default=HEADS)
    parser.add_argument("--packages", nargs="*", default=[], metavar="NAME=FILE",
                        help="use these packages for the problems of --only")
    options = parser.parse_args(arguments)
    for pair in options.packages:
        if "=" not in pair:
            parser.error(f"--packages takes NAME=FILE, found '{pair}'")
    if options.sequence < 1 or options.heads < 1:
        parser.error("--sequence and --heads must be at least 1")
    options.packages = [pair.split("=", 1) for pair in options.packages]
    return options


def main(arguments):
    options = parse_arguments(arguments)
    try:
        compiler = Compiler(options.build, 1)
        section = write_section(options, arguments, compiler)
        publish_section(options.output, HEADING, section)
    except (runtime.Error, OSError, json.JSONDecodeError) as error:
        print(f"attn.benchmark.gfx906: error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
