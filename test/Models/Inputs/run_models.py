#===- run_models.py - Compile, run and compare exported models -------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles NAME.mlir and runs it on NAME.npz, for all models in a directory.

usage: run_models.py ATTN_COMPILE ATTN_RUN DIRECTORY SCRATCH_DIR TOLERANCE [NAME ...]

Prints how many attention ops each has and its greatest error, which must be within
the tolerance. export.py of attn.benchmark writes such directories.
"""

import glob
import os
import re
import subprocess
import sys

attn_compile, attn_run, directory, scratch, tolerance, *names = sys.argv[1:]
os.makedirs(scratch, exist_ok=True)


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def check(name):
    """Whether it passes, and a line about it."""
    path = os.path.join(directory, name)
    package = os.path.join(scratch, name + ".attn")
    code, text = run(attn_compile, path + ".mlir", "-o", package)
    if code:
        return False, text.strip()
    code, text = run(attn_run, package, "--inputs", path + ".npz", "--expect",
                     path + ".npz", "--atol", tolerance, "--rtol", "0")
    os.remove(package)
    found = dict(re.findall(r"^(attention ops|max abs error) +(\S+)", text, re.M))
    if len(found) < 2:
        return False, text.strip() or f"attn-run ended with {code}"
    return code == 0, (f"{found['attention ops']} attention ops, error "
                       f"{found['max abs error']}")


names = names or sorted(os.path.basename(path)[:-len(".mlir")]
                        for path in glob.glob(os.path.join(directory, "*.mlir")))
failed = 0
for name in names:
    passes, line = check(name)
    failed += not passes
    print(f"{name}: {line}{'' if passes else ' FAIL'}")
print(f"{len(names)} models, {failed} failed")
sys.exit(failed != 0 or not names)
