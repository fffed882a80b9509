#===- run_models.py - Compile, run and compare exported models -------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles NAME.mlir and runs it on NAME.npz, for all models in a directory.

Prints how many attention ops each has and its greatest error, which must be within
the tolerance. With --target=CHIP they run on the simulated chip, and each attention op
must be a kernel there. export.py of attn.benchmark writes such directories.
"""

import argparse
import glob
import json
import os
import re
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("--target", default="host")
for argument in "attn_compile", "attn_run", "directory", "scratch", "tolerance":
    parser.add_argument(argument)
parser.add_argument("names", nargs="*")
options = parser.parse_args()
directory = options.directory
os.makedirs(options.scratch, exist_ok=True)


def run(*command, **environment):
    done = subprocess.run(command, capture_output=True, text=True,
                          env={**os.environ, **environment})
    return done.returncode, done.stdout + done.stderr


def check_kernels(ops, report, launches):
    """Whether all attention ops are kernels of the target, and a phrase about it."""
    with open(report) as file:
        entries = json.load(file)["entries"]
    kernels = sum(any(schedule["device"] == options.target
                      for schedule in attention["schedules"])
                  for entry in entries for attention in entry["attention"])
    launched = 0
    if os.path.exists(launches):
        with open(launches) as file:
            launched = sum(line.startswith("kernel ") for line in file)
        os.remove(launches)
    return (kernels == ops and launched >= ops,
            f", {kernels} on {options.target} in {launched} launches")


def check(name):
    """Whether it passes, and a line about it."""
    path = os.path.join(directory, name)
    package = os.path.join(options.scratch, name + ".attn")
    report, launches = package + ".json", package + ".launches"
    code, text = run(options.attn_compile, path + ".mlir", "-o", package,
                     "--target=" + options.target, "--report=" + report)
    if code:
        return False, text.strip()
    device = "host" if options.target == "host" else "sim"
    code, text = run(options.attn_run, package, "--device", device,
                     "--inputs", path + ".npz", "--expect", path + ".npz",
                     "--atol", options.tolerance, "--rtol", "0",
                     ATTN_SIM_REPORT=launches, ATTN_SIM_CHIP=options.target)
    os.remove(package)
    found = dict(re.findall(r"^(attention ops|max abs error) +(\S+)", text, re.M))
    if len(found) < 2:
        return False, text.strip() or f"attn-run ended with {code}"
    ops, passes, kernels = int(found["attention ops"]), True, ""
    if device != "host":
        passes, kernels = check_kernels(ops, report, launches)
    return code == 0 and passes, (f"{ops} attention ops{kernels}, error "
                                  f"{found['max abs error']}")


names = options.names or sorted(os.path.basename(path)[:-len(".mlir")]
                        for path in glob.glob(os.path.join(directory, "*.mlir")))
failed = 0
for name in names:
    passes, line = check(name)
    failed += not passes
    print(f"{name}: {line}{'' if passes else ' FAIL'}")
print(f"{len(names)} models, {failed} failed")
sys.exit(failed != 0 or not names)
