#===- budgets.py - Budgets of the host target -----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Budgets of the host target.

usage: budgets.py BUILD_DIRECTORY
"""

import dataclasses
import re
import sys
import unittest

import numpy as np

from attn import reference
from attn.benchmark.host import count_operations, peak_memory
from attn.benchmark.measure import Compiler
from attn.benchmark.problem import Problem

compiler = Compiler(sys.argv[1], threads=2)

# The register tile of each instruction set: multiply-adds in one step of a
# product's loop, and the loads and broadcasts that feed them.
PRODUCT_LOOPS = {"x86-64-v3": (8, 6), "x86-64-v4": (16, 10)}

VARIANTS = {
    "f32": Problem(),
    "f32 D128 causal": Problem(depth=128, causal=True),
    "bf16 D128 causal": Problem(element="bf16", depth=128, causal=True),
    "f16 extents at run time": Problem(element="f16", dynamic="bhqk"),
    "every option": Problem(bias="hqk", mask="qk", softcap=30.0, window=(99, 0),
                            key_heads=2),
    "layouts": Problem(query_layout="bshd", key_layout="bhds", value_layout="bshd",
                       output_layout="bshd"),
}
DECODE = Problem(queries=1, keys=4096, depth=128)


def innermost_loops(assembly):
    """The instructions of each block that jumps back to its own label."""
    label, block = None, []
    for line in assembly.splitlines():
        start = re.match(r"(\.?[A-Za-z_][\w.$]*):", line)
        if start:
            label, block = start.group(1), []
            continue
        text = line.split("#")[0].strip()
        if label is None or not text or text.startswith("."):
            continue
        block.append(text)
        if re.match(r"j\w+\s+" + re.escape(label) + "$", text):
            yield block
            label = None


def is_store(instruction):
    """Whether the last operand, in AT&T syntax the destination, is memory."""
    return bool(re.match(r"v|mov", instruction)
                and re.search(r"\)(\s*\{%k\d\})?$", instruction))


class Budgets(unittest.TestCase):
    def test_no_buffer_of_scores(self):
        # 4 GiB of scores if they were kept; what grows with S are the operands
        # and the result. 16 MiB are left for what threads allocate.
        for changes in (dict(), dict(element="bf16", dynamic="bhqk")):
            problem = Problem(heads=1, queries=32768, causal=True, **changes)
            small = dataclasses.replace(problem, queries=64, keys=64)
            peaks = []
            for each in (small, problem):
                path, _ = compiler.compile_file(each.ir())
                shape = f"1x1x{each.queries}x64"
                shapes = ([f"--shape={index}={shape}" for index in range(3)]
                          if each.dynamic else [])
                peaks.append(peak_memory(compiler, path, *shapes))
            arrays = sum(array.nbytes for array in problem.inputs()) * 4 / 3 / 2**20
            with self.subTest(problem.element):
                self.assertLess(peaks[1] - peaks[0], arrays + 16)

    def test_compiles_within_a_second(self):
        for name, problem in {**VARIANTS, "decode": DECODE}.items():
            seconds = min(compiler.compile_file(problem.ir())[1] for _ in range(2))
            with self.subTest(name):
                self.assertTrue(compiler.is_within(seconds, 1), f"took {seconds:.2f} s")

    def test_operations_do_not_depend_on_the_length(self):
        for name, problem in VARIANTS.items():
            if problem.dynamic:
                continue
            counts = {
                length: count_operations(compiler, dataclasses.replace(
                    problem, queries=length, keys=length))
                for length in (512, 8192, 131072)}
            at_run_time = count_operations(
                compiler, dataclasses.replace(problem, dynamic="bhqk"))
            with self.subTest(name):
                self.assertEqual(len(set(counts.values())), 1, counts)
                # Partial blocks, and the loop for blocks that are cut by a mask.
                self.assertLess(at_run_time, 3 * counts[512])
                self.assertLess(counts[512], 800)

    def test_allocates_results_only(self):
        for name, problem in {**VARIANTS, "decode": DECODE}.items():
            text, _ = compiler.run("attn-compile", "-", "--emit=llvm",
                                   text=problem.ir())
            with self.subTest(name):
                functions = re.split(r"^define ", text, flags=re.M)[1:]
                workgroups = [body for body in functions if "omp_par" in body.split("(")[0]]
                # A query length known at run time has a version for one query.
                self.assertEqual(len(workgroups), 2 if "q" in problem.dynamic else 1)
                for body in workgroups:
                    self.assertNotRegex(body, r"call [^\n]*@(malloc|free|aligned_alloc)\(")
                self.assertEqual(len(re.findall(r"call [^\n]*@malloc\(", text)), 1)

    def test_products_stay_in_registers(self):
        for cpu, (multiplies, feeds) in PRODUCT_LOOPS.items():
            for name, problem in VARIANTS.items():
                text, _ = compiler.run("attn-compile", "-", "--emit=asm", f"--cpu={cpu}",
                                       text=problem.ir())
                products = []
                for loop in innermost_loops(text):
                    count = sum(line.startswith("vfmadd") for line in loop)
                    if count != multiplies:
                        continue
                    vectors = sum(line.startswith("v") for line in loop)
                    products.append((len(loop), vectors - count,
                                     sum(map(is_store, loop))))
                with self.subTest(f"{name} for {cpu}"):
                    # Both products, once more in each loop over blocks of keys that
                    # causality or a window cuts.
                    self.assertIn(len(products), (2, 4, 6))
                    for length, others, stores in products:
                        self.assertEqual(stores, 0)
                        self.assertLessEqual(others, feeds)
                        self.assertLessEqual(length, multiplies + feeds + 6)

    def test_recognizes_stores(self):
        # The checks above would pass on anything if this did not hold.
        self.assertTrue(is_store("vmovups %zmm0, 64(%rax,%rcx,4)"))
        self.assertTrue(is_store("vmovaps %ymm1, (%rsp)"))
        self.assertTrue(is_store("vmovups %zmm0, (%rax) {%k1}"))
        self.assertTrue(is_store("movq %rax, 8(%rsp)"))
        self.assertFalse(is_store("vmovups 64(%rax), %zmm0"))
        self.assertFalse(is_store("vfmadd231ps (%rax), %zmm0, %zmm1"))
        self.assertFalse(is_store("vfmadd231ps (%rax,%rcx,4){1to16}, %zmm0, %zmm1"))
        self.assertFalse(is_store("vbroadcastss (%rax,%rcx), %zmm3"))

    def test_error_of_f32_is_at_most_twice_that_of_the_plain_formula(self):
        for changes in (dict(), dict(causal=True), dict(queries=333, depth=128),
                        dict(queries=1, keys=4096, depth=128), dict(softcap=30.0),
                        dict(bias="hqk"), dict(mask="qk"), dict(dynamic="bhqk")):
            problem = Problem(**{"queries": 512, "heads": 2, **changes})
            arrays = problem.inputs(seed=3)
            exact = problem.evaluate(arrays)
            output = compiler.compile(problem.ir())(*arrays)
            plain = problem.evaluate(arrays, reference.plain_float32)
            with self.subTest(str(changes)):
                self.assertLessEqual(reference.max_error(output, exact),
                                     2 * reference.max_error(plain, exact))

    def test_error_of_low_precision(self):
        # Rounding p and the output is what low precision costs; PyTorch's own
        # error is this or more (docs/Benchmarks.md).
        for element in ("bf16", "f16"):
            for changes in (dict(), dict(causal=True, dynamic="bhqk"),
                            dict(queries=1, keys=4096, depth=128)):
                problem = Problem(**{"queries": 512, "heads": 2, "element": element,
                                     **changes})
                arrays = problem.inputs(seed=3)
                exact = problem.evaluate(arrays)
                output = problem.values(compiler.compile(problem.ir())(*arrays))
                plain = problem.evaluate(arrays, reference.plain_float32,
                                         element_type=element)
                with self.subTest(f"{element} {changes}"):
                    self.assertLessEqual(reference.max_error(output, exact),
                                         1.5 * reference.max_error(plain, exact))


unittest.main(argv=sys.argv[:1])
