#===- gates.py - Hold kernels of matrix chips to what they must reach ------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles attention of f16 with the schedule that the cost model picks for a chip with
matrix instructions, and prints what the kernel takes and for how much of its time the
simulator estimates the matrix units to be busy, with a verdict on each.

usage: gates.py BUILD OBJDUMP CHIP full|causal DEPTH WORKGROUPS SHARE

WORKGROUPS run, one after the other where one fills a compute unit. SHARE is the least
share of the clocks in which matrix units work. On gfx908 they add up
in registers of their own, so scores are copied; elsewhere no copy is allowed."""

import os
import sys

from attn.benchmark.measure import Compiler
from attn.benchmark.problem import Problem
from attn.benchmark.simulated import estimate_package, run_tool

VGPRS, COMPILE_SECONDS = 256, 2.0
# Chips whose matrix instructions add up in a register file of their own.
SEPARATE = ("gfx908",)


def verdict(what, holds):
    print(f"{what}: {'PASS' if holds else 'FAIL'}")


def main(build, objdump, chip, kind, depth, workgroups, share):
    depth, workgroups, share = int(depth), int(workgroups), float(share)
    problem = Problem(element="f16", heads=60, queries=4096, depth=depth,
                      causal=kind == "causal")
    compiler = Compiler(build, 1)
    package, code = (os.path.join(compiler.directory, name) for name in ("p.attn", "p.co"))
    _, seconds = compiler.run("attn-compile", "-", f"--target={chip}", "-o", package,
                              text=problem.ir())
    verdict(f"compiled in {seconds:.2f} s of processor time",
            compiler.is_within(seconds, COMPILE_SECONDS))
    compiler.run("attn-compile", "-", f"--target={chip}", "--emit=object", "-o", code,
                 text=problem.ir())
    listing = run_tool([objdump, "-d", code])
    copies = sum(listing.count(name) for name in ("v_accvgpr_read", "v_accvgpr_write",
                                                  "v_accvgpr_mov"))
    products = listing.count("v_mfma") + listing.count("v_wmma")
    verdict(f"{products} matrix instructions, {copies} copies of accumulators",
            products > 0 and (copies == 0 or chip in SEPARATE))
    timed = estimate_package(compiler, package, problem, "opt", workgroups, chip)
    kernel = timed.report["kernel"]
    verdict(f"{kernel['vgprs']} VGPRs, scratch {kernel['scratch_bytes']}, "
            f"spills {kernel['vgpr_spills']}",
            kernel["vgprs"] <= VGPRS and kernel["scratch_bytes"] == 0
            and kernel["vgpr_spills"] == 0)
    conflicts = [sum(site[f"conflicts_{rule}"] for site in timed.report["lds_sites"])
                 for rule in "ab"]
    verdict(f"{conflicts[0]} bank conflicts by rule A, {conflicts[1]} by rule B",
            conflicts == [0, 0])
    busy = timed.report["matrix_share"]
    verdict(f"estimate: matrix units work for {busy:.3f} of the time", busy >= share)


main(*sys.argv[1:])
