#===- compiled.py - attn's own kernels -------------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles each problem with attn-compile and runs the package.

On the host the time is the host's. On a card that torch sees, operands stay in the
card's memory and calls are queued on torch's stream; without torch the runtime
copies, and measures each kernel."""

import math

from attn import runtime
from attn.bench import clocks
from attn.bench.backends.base import Backend, Missing, Runner, Unsupported
from attn.bench.check import LIMIT

__all__ = ["Attn"]


class Attn(Backend):
    devices = ("host", "cuda", "hip", "sim")
    error_limit = LIMIT

    def __init__(self, machine, packages, name="attn"):
        super().__init__(machine)
        self.name = name
        self._packages = packages
        self._problem = self._package = self._seconds = None

    def find(self):
        try:
            self._packages.find()
        except runtime.Error as error:
            raise Missing(str(error)) from None

    def _open(self, case):
        """The package of a case; only the last one is kept."""
        if self._problem != case.problem:
            self._problem = self._package = None
            path, self._seconds = self._packages.get(case)
            self._package = self._packages.load(path, self.machine.device)
            self._problem = case.problem
        return self._package

    def bind(self, case, operands):
        if case.backward:
            raise Unsupported("has no backward pass yet")
        package = self._open(case)
        entry = package["main"]
        if self.machine.device != "host" and not package.kernels:
            raise Unsupported(f"has no kernel for this on {self._packages.target}; it "
                              "would run on the host")
        if self.machine.device == "host":
            runner = Runner(entry.bind(*operands.entry_arrays()), self.machine.clock(),
                            operands.to_logical)
        elif self.machine.torch:
            runner = self._bind_on_device(package, entry, operands)
        else:
            runner = Runner(entry.bind(*operands.entry_arrays()), clocks.KernelClock(package),
                            operands.to_logical)
        runner.compile_seconds = self._seconds
        return runner

    def _bind_on_device(self, package, entry, operands):
        if not entry.can_launch:
            raise Unsupported("has work of the host around its kernels for this")
        torch = self.machine.torch
        # An output without a value shows what no kernel wrote.
        output = torch.full_like(operands.tensors()[0], math.nan)
        launch = entry.bind_on_device(*operands.entry_tensors(), results=[output])

        def call():
            launch(torch.cuda.current_stream().cuda_stream)
            return output

        order = [operands.problem.output_layout.index(axis) for axis in "bhsd"]
        runner = Runner(call, self.machine.clock(), lambda output: output.permute(order))
        runner.held_bytes = lambda: output.nbytes + package.workspace_bytes
        return runner
