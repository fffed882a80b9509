#===- simulated.py - Kernels on the simulator ------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs packages and code objects of others on the simulator's timing model."""

import dataclasses
import json
import math
import os
import re
import subprocess
import tempfile

from attn import runtime

PRESETS = ("opt", "pess")
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
        # Of the matrix pipes, or else of v_dot2_f32_f16.
        self.share = self.tflops / self.report["peak_tflops"]
        # The same by the issue model alone.
        self.issue_clocks = sum(report["grid"]["issue_clocks"] for report in reports)
        self.issue_share = self.share * self.clocks / self.issue_clocks

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


def run_tool(command, **options):
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode:
        raise runtime.Error(f"{os.path.basename(command[0])} failed: "
                            f"{done.stderr.strip()}")
    return done.stdout


def get_workgroups(problem, resident=None):
    """How many workgroups to run, where `resident` of them run at once. Without a mask
    all do the same, and few are enough. Under a causal mask they differ: a sample from
    all over the grid does the average. Those of short queries are small and many."""
    differ = problem.causal or problem.queries == 1
    if resident is None:
        return 16 if differ else 4
    if not differ:
        return resident
    # The simulator's samples come in pairs that do the average.
    rounds = math.ceil(12 / resident)
    return resident * (rounds + resident * rounds % 2)


def estimate_package(compiler, package, problem, preset, workgroups=None, chip="gfx906"):
    """The kernels of a package, run by attn-run through the simulated HIP library,
    which estimates instead of running the whole grid."""
    with tempfile.TemporaryDirectory(dir=compiler.directory) as directory:
        report = os.path.join(directory, "report")
        environment = {**os.environ, "ATTN_SIM_CHIP": chip, "ATTN_SIM_TIMING": preset,
                       "ATTN_SIM_TIMING_WORKGROUPS":
                           str(workgroups or get_workgroups(problem)),
                       "ATTN_SIM_CHECKS": "none", "ATTN_SIM_REPORT": report}
        run_tool([compiler.tool("attn-run"), package, "--device", "sim", "--quiet",
                  "--random", "1"], env=environment)
        if not os.path.exists(report):
            raise runtime.Error(f"the package '{package}' launches no kernel")
        with open(report) as file:
            return Timed([json.loads(line) for line in file], problem)


def estimate_object(compiler, path, launch, problem, preset, arrays, workgroups=None):
    """A code object with Triton's arguments, run by attn-sim. The arrays may be larger
    than the problem. Without a number of workgroups as many run as fit at once."""
    scale = math.log2(math.e) / math.sqrt(problem.depth)
    stride = problem.queries * problem.depth
    with tempfile.TemporaryDirectory(dir=compiler.directory) as directory:
        output = os.path.join(directory, "o.npy")
        values = [f"in:{array}" for array in arrays]
        values += [f"out:{output}:f16:{problem.heads}x{problem.queries}x{problem.depth}",
                   f"i32:{problem.queries}", f"i32:{problem.keys}", f"i32:{stride}",
                   f"f32:{scale!r}"]
        report = run_tool([
            compiler.tool("attn-sim"), path, f"--kernel={launch['kernel']}",
            f"--grid={problem.queries // launch['BM']},{problem.heads}",
            f"--block={launch['block']}", f"--lds={launch['lds']}",
            f"--args={','.join(values)}", "--fill-null", "--no-check=all", "--json",
            f"--timing-workgroups={workgroups or 0}", f"--timing={preset}"])
    return Timed([json.loads(report)], problem)


def find_hot_loop(objdump, path):
    """First address and end of the smallest loop with all dot or matrix products."""
    text = run_tool([objdump, "-d", "--no-show-raw-insn", path])
    dots, branches = [], []
    for line in text.splitlines():
        found = re.match(r"\s+(\S+).*// ([0-9A-F]+):", line)
        if not found:
            continue
        name, address = found[1], int(found[2], 16)
        if name.startswith(("v_dot", "v_mfma", "v_wmma")):
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
