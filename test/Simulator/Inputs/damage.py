#===- damage.py - Damaged code objects ------------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs attn-sim on a code object that was cut off or has wrong bytes: whatever
is wrong is one line, and never a crash.

usage: damage.py ATTN_SIM OBJECT SCRATCH_FILE [SEED COUNT]
"""

import pathlib
import random
import subprocess
import sys


def main():
    tool, code, scratch = sys.argv[1:4]
    seed, count = (int(value) for value in sys.argv[4:] or (0, 60))
    whole = pathlib.Path(code).read_bytes()
    file = pathlib.Path(scratch)
    out = file.with_suffix(".npy")
    failures = 0

    def run(data, what, must_fail, arguments):
        nonlocal failures
        file.write_bytes(data)
        result = subprocess.run(
            [tool, file, *arguments], capture_output=True, text=True,
            errors="replace")
        lines = result.stderr.splitlines()
        good = (result.returncode == 1 and len(lines) == 1
                and lines[0].startswith("attn-sim: error: "))
        if not good and (must_fail or result.returncode or lines):
            failures += 1
            print(f"{what}: exit code {result.returncode}, {lines[:2]}")

    steps = [0, 1, 4, 16, 63, 64, 100, *range(200, len(whole) - 2000, 1500)]
    for length in steps:
        run(whole[:length], f"cut to {length} bytes", True, [])
    generator = random.Random(seed)
    launch = ["--kernel=scratch", "--limit=20000", "--block=64",
              f"--args=out:{out}:i32:256,out:{out}:i32:256"]
    for number in range(count):
        data = bytearray(whole)
        for _ in range(generator.choice((1, 4, 64))):
            # Half of it in the headers, notes and symbols in front.
            limit = generator.choice((len(data), 2048))
            data[generator.randrange(limit)] = generator.randrange(256)
        run(data, f"damage {number}", False, launch)
    print(f"{len(steps)} cut and {count} damaged code objects, "
          f"{failures} failures")


main()
