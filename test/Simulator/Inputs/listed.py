#===- listed.py - Whether the simulator knows a list ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Prints the instructions of a list that the simulator does not know.

listed.py TOOLS RUNNER CHIP SCRATCH LIST
"""

import os
import subprocess
import sys

from arithmetic import Mode
from machine import Target, assemble, kernel_text, use


def main():
    tools, runner, chip, scratch, path = sys.argv[1:6]
    os.makedirs(scratch, exist_ok=True)
    use(chip)
    if Target.dialect.is_gfx11:
        Target.dialect.features = "+real-true16"
    with open(path) as file:
        body = file.read()
    code = assemble(tools, chip, [("listed", kernel_text("listed", body, Mode()),
                                   0)], os.path.join(scratch, "listed"))
    job = os.path.join(scratch, "job")
    for name, content in (("job", f"load {code}\n"), ("data", "none")):
        with open(os.path.join(scratch, name), "w") as file:
            file.write(content)
    return subprocess.run([runner, job, os.path.join(scratch, "data"),
                           "unknown"]).returncode


if __name__ == "__main__":
    sys.exit(main())
