#===- session.py - Runs the cases of a sweep -------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs cases: binds every backend, checks its result, warms it up, and measures
those that are left in turn. A number comes out only of a backend that passed."""

import math

from attn import runtime
from attn.bench import clocks, measure
from attn.bench.backends import Unsupported
from attn.bench.check import Check, Wrong
from attn.bench.operands import Operands
from attn.bench.progress import Silent
from attn.bench.report import Row

__all__ = ["Session", "describe_failure"]

# What operands of a graph must be together, so that caches hold none of them.
ROTATED_BYTES = 480 << 20
# Calls in a graph, at least.
GRAPH_CALLS = 16


def describe_failure(error):
    """Its first line."""
    lines = str(error).strip().splitlines()
    return lines[0].strip() if lines else type(error).__name__


class Session:
    """`failed` says whether a backend out of `required` gave a wrong result, had times
    that did not get stable, or broke: what a run must not end well with."""

    def __init__(self, machine, backends, policy, graph=False, required=("attn",),
                 progress=Silent()):
        self.machine = machine
        self.backends = backends
        self.policy = policy
        self.graph = graph
        self.required = required
        self.progress = progress
        self.failed = False
        self._rates = {}

    def matmul_tflops(self, element):
        """The machine's rate, or None, and a line about it."""
        if element not in self._rates:
            try:
                self.progress.describe(f"matmul rate, {element}")
                rate = self.machine.matmul_tflops(element, self.policy)
                line = "nothing here measures it"
                if rate:
                    line = f"{rate:.4g} TFLOP/s" + self._model_note()
            except measure.NotStable as reason:
                rate, line = None, str(reason)
            self._rates[element] = rate, f"matmul rate, {element}: {line}"
        return self._rates[element]

    def _model_note(self):
        return ", by the timing model" if self.machine.device == "sim" else ""

    def memory_tb_per_s(self):
        """The same for a copy in memory."""
        self.progress.describe("copy rate")
        try:
            rate = self.machine.memory_tb_per_s(self.policy)
            line = "nothing here measures it"
            if rate:
                line = f"{rate:.4g} TB/s" + self._model_note()
        except measure.NotStable as reason:
            rate, line = None, str(reason)
        return rate, f"copy rate: {line}"

    def run(self, case):
        """A `Row` for each backend, in their order."""
        rows, ready = self.prepare_all(case, self.matmul_tflops(case.element)[0])
        self.progress.describe(f"{case}: all in turn")
        found = measure.collect([runner for runner, _ in ready], self.policy)
        for (runner, row), statistics in zip(ready, found):
            row.median_ms, row.p90_ms = statistics.median, statistics.p90
            row.min_ms, row.samples = statistics.least, statistics.count
            row.calls = self.policy.calls
            row.host_us = runner.clock.host_us
        return rows

    def prepare_all(self, case, rate=None):
        """A `Row` for each backend, in their order, and pairs of a runner and its row
        for those that may be measured."""
        operands = Operands(case, self.machine.torch, self.machine.place)
        check = Check(operands)
        rows, ready = [], []
        for backend in self.backends:
            row = Row.of(case, backend.name, self.machine.device, rate)
            rows.append(row)
            self.progress.describe(f"{case}: {backend.name}")
            try:
                runner = self.prepare(case, backend, operands, check, row)
                ready.append((runner, row))
            except Unsupported as reason:
                row.status = f"not supported: {describe_failure(reason)}"
            except (Wrong, measure.NotStable) as reason:
                row.status = describe_failure(reason)
            except runtime.Error as error:
                row.status = f"failed: {describe_failure(error)}"
            except Exception as error:  # A peer's, of any kind; the others go on.
                row.status = f"failed: {type(error).__name__}: {describe_failure(error)[:120]}"
            self.failed |= (backend.name in self.required and row.status != "ok"
                            and not row.status.startswith("not supported"))
        return rows, ready

    def prepare(self, case, backend, operands, check, row):
        """A runner whose result is right and whose times are stable."""
        runner = backend.bind(case, operands)
        row.clock = runner.clock.name
        row.compile_s = runner.compile_seconds
        runner.run()
        self.machine.synchronize()
        row.error, row.error_allowed = check.judge(
            runner.results(), runner.scale, backend.error_limit)
        peak = self.machine.peak_bytes(runner.call)
        if peak is not None:
            row.peak_mem_gb = (case.operand_bytes + runner.held_bytes() + peak) / 1e9
        if self.graph and backend.capturable:
            runner.clock = self.capture(case, backend, runner)
            row.clock = runner.clock.name
        measure.warm_up(runner, self.policy)
        return runner

    def capture(self, case, backend, runner):
        """A clock over a graph of calls on different operands."""
        if not hasattr(self.machine, "capture"):
            raise Unsupported("graphs need a device that torch sees")
        sets = max(2, math.ceil(ROTATED_BYTES / case.operand_bytes))
        runners = [runner] + [
            backend.bind(case, Operands(case, self.machine.torch, self.machine.place,
                                        seed))
            for seed in range(1, sets)]
        return clocks.GraphClock(self.machine, [each.call for each in runners],
                                 max(1, math.ceil(GRAPH_CALLS / sets)))
