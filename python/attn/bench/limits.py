#===- limits.py - What a device can do at most -----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Limits of arithmetic and memory: measured on a machine, and of a simulated chip
those of its timing model, which attn-sim prints.

    >>> table = parse_parameters("| parameter | gfx1 | gfx2 | source | meaning |\\n"
    ...                          "|---|---:|---:|---|---|\\n"
    ...                          "| `clock-mhz` | 1000 | 2 / 3 | S | clock |\\n"
    ...                          "| peak, TFLOP/s | 26.5 | 99.0 | | what follows |\\n")
    >>> table["gfx1"]["clock-mhz"], table["gfx2"]["clock-mhz"]
    (1000.0, 2.0)
    >>> table["gfx2"]["peak, TFLOP/s"]
    99.0
"""

import os
import re
import subprocess

__all__ = ["SimulatedLimits", "parse_parameters"]


def parse_parameters(text):
    """The numbers of each chip, by parameter: the optimistic ones where there are
    two, and None for what a chip lacks."""
    chips, found = [], {}
    for line in text.splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("| ").split("|")]
        if cells[0] == "parameter":
            chips = [cell for cell in cells[1:] if cell.startswith("gfx")]
        elif chips and len(cells) > len(chips):
            for chip, cell in zip(chips, cells[1:]):
                number = re.match(r"[0-9.]+", cell)
                found.setdefault(chip, {})[cells[0]] = number and float(number[0])
    return found


class SimulatedLimits:
    """Of the timing model of one chip; all None where attn-sim is absent."""

    def __init__(self, build, chip):
        self._chip = {}
        tool = os.path.join(build, "bin", "attn-sim")
        if os.path.exists(tool):
            done = subprocess.run([tool, "--list-timing-params"], capture_output=True,
                                  text=True)
            self._chip = parse_parameters(done.stdout).get(chip, {})

    def tflops(self, element):
        """The peak of f16's products, which is bf16's, too, with matrix instructions. Of
        f32 the model names none."""
        if element == "f16" or (element == "bf16" and self._chip.get("matrix-passes")):
            return self._chip.get("peak, TFLOP/s")
        return None

    def memory_tb_per_s(self):
        rate = self._chip.get("hbm-gb-per-second")
        return rate and rate / 1e3
