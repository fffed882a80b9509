#===- packages.py - Where packages of cases come from ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""attn-bench compiles a package for each case. Where there is no compiler, on a
machine that is only lent for measuring, they come from a folder that was filled
elsewhere (--compile-to, --packages)."""

import os
import shutil

from attn import runtime
from attn.benchmark.measure import Compiler

__all__ = ["Packages"]


def file_name(case, target):
    words = str(case).replace("/", "_").split()
    return "-".join([target, *words]) + ".attn"


class Packages:
    """`target` and `cpu` are options of attn-compile; without a target the host's."""

    def __init__(self, build, threads=0, target=None, cpu=None, folder=None):
        self._build, self._threads = build, threads
        self.target, self._cpu, self._folder = target, cpu, folder
        self._compiler = None

    def find(self):
        """Raises `runtime.Error` if there is neither compiler nor folder."""
        if self._folder:
            if not os.path.isdir(self._folder):
                raise runtime.Error(f"expected a folder of packages, found none at "
                                    f"'{self._folder}'")
        elif not self._compiler:
            self._compiler = Compiler(self._build, self._threads)

    def get(self, case):
        """The path of the case's package, and the seconds of processor time that
        compiling it took, if it was compiled now."""
        self.find()
        if self._folder:
            path = os.path.join(self._folder, file_name(case, self.target or "host"))
            if not os.path.exists(path):
                raise runtime.Error(f"no package '{path}'; make it by attn-bench "
                                    f"--compile-to with the same sweep")
            return path, None
        options = [f"--target={self.target}"] if self.target else []
        options += [f"--cpu={self._cpu}"] if self._cpu else []
        return self._compiler.compile_file(case.problem.ir(), *options)

    def load(self, path, device):
        library = os.path.join(self._build, "lib", "libattn_runtime.so")
        return runtime.load(path, library if os.path.exists(library) else None,
                            self._threads, device)

    def fill(self, folder, case):
        """Compiles the case into a folder, and returns a line about it."""
        path, seconds = self.get(case)
        target = os.path.join(folder, file_name(case, self.target or "host"))
        shutil.move(path, target)
        return f"{os.path.basename(target)}: {seconds:.2f} s"
