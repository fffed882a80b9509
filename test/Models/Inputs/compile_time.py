#===- compile_time.py - Hold a compilation to its budget -------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles a model and says what it took.

usage: compile_time.py BUILD_DIRECTORY MODEL SECONDS
"""

import resource
import sys

from attn.benchmark.measure import Compiler

build, model, budget = sys.argv[1:]
compiler = Compiler(build, 1)
_, seconds = compiler.run("attn-compile", model, "-o", model + ".attn")
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
is_within = compiler.is_within(seconds, float(budget))
print(f"compiled in {seconds:.1f} s of processor time, {peak:.0f} MiB: "
      f"{'PASS' if is_within else 'over the budget of ' + budget + ' s'}")
