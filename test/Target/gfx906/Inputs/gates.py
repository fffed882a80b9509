#===- gates.py - Hold gfx906 kernels to what they must reach ---------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles attention with the schedule that the cost model picks and prints what a
kernel takes and how fast the simulator estimates it, with a verdict on each.

usage: gates.py BUILD OBJDUMP full|causal|decode DEPTH SHARE

SHARE is the least share of the peak of v_dot2_f32_f16. Scratch memory and spilled
vector registers need no verdict: attn-compile refuses them (lib/Compiler/DeviceCode.cpp)."""

import os
import re
import sys

from attn.benchmark.gfx906 import DECODE, estimate_package, run_tool
from attn.benchmark.measure import Compiler
from attn.benchmark.problem import Problem

VGPRS, LDS_BYTES, LOOP_BYTES, COMPILE_SECONDS = 128, 32 << 10, 32 << 10, 2.0


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


def verdict(what, holds):
    print(f"{what}: {'PASS' if holds else 'FAIL'}")


def main(build, objdump, kind, depth, share):
    depth, share = int(depth), float(share)
    # Sixteen tiles of 64 rows for each compute unit.
    problem = Problem(element="f16", **DECODE) if kind == "decode" else Problem(
        element="f16", heads=15, queries=4096, depth=depth, causal=kind == "causal")
    compiler = Compiler(build, 1)
    package, code = (os.path.join(compiler.directory, name) for name in ("p.attn", "p.co"))
    _, seconds = compiler.run("attn-compile", "-", "--target=gfx906", "-o", package,
                              text=problem.ir())
    verdict(f"compiled in {seconds:.2f} s of processor time", seconds <= COMPILE_SECONDS)
    timed = estimate_package(compiler, package, problem, "opt")
    kernel = timed.report["kernel"]
    print(f"scratch {kernel['scratch_bytes']}, spills {kernel['vgpr_spills']}")
    if kind == "decode":
        issue, memory = timed.grid["issue_clocks"], timed.grid["memory_clocks"]
        verdict(f"{issue:.0f} clocks by issue, {memory:.0f} by memory", issue < memory)
        return
    verdict(f"{kernel['vgprs']} VGPRs", kernel["vgprs"] <= VGPRS)
    verdict(f"{kernel['lds_bytes']} bytes of LDS", kernel["lds_bytes"] <= LDS_BYTES)
    compiler.run("attn-compile", "-", "--target=gfx906", "--emit=object", "-o", code,
                 text=problem.ir())
    loop = find_hot_loop(objdump, code)
    if not loop:
        verdict("no loop has all dot products", False)
        return
    verdict(f"hot loop of {loop[1] - loop[0]} bytes", loop[1] - loop[0] < LOOP_BYTES)
    sites = [site for site in timed.report["lds_sites"]
             if loop[0] <= site["address"] < loop[1]]
    conflicts = [sum(site[f"conflicts_{rule}"] for site in sites) for rule in "ab"]
    verdict(f"{len(sites)} accesses of LDS in it, {conflicts[0]} conflicts by rule A, "
            f"{conflicts[1]} by rule B", len(sites) > 0 and conflicts == [0, 0])
    verdict(f"estimate: {timed.share:.3f} of peak", timed.share >= share)


main(*sys.argv[1:])
