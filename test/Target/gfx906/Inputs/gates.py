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
import sys

from attn.benchmark.amdgpu import DECODE
from attn.benchmark.measure import Compiler
from attn.benchmark.problem import Problem
from attn.benchmark.simulated import (INSTRUCTION_CACHE_BYTES, estimate_package,
                                      find_hot_loop)

VGPRS, LDS_BYTES, COMPILE_SECONDS = 128, 32 << 10, 2.0


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
    verdict(f"compiled in {seconds:.2f} s of processor time",
            compiler.is_within(seconds, COMPILE_SECONDS))
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
    verdict(f"hot loop of {loop[1] - loop[0]} bytes",
            loop[1] - loop[0] < INSTRUCTION_CACHE_BYTES)
    sites = [site for site in timed.report["lds_sites"]
             if loop[0] <= site["address"] < loop[1]]
    conflicts = [sum(site[f"conflicts_{rule}"] for site in sites) for rule in "ab"]
    verdict(f"{len(sites)} accesses of LDS in it, {conflicts[0]} conflicts by rule A, "
            f"{conflicts[1]} by rule B", len(sites) > 0 and conflicts == [0, 0])
    verdict(f"estimate: {timed.share:.3f} of peak", timed.share >= share)


main(*sys.argv[1:])
