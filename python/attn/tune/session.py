#===- session.py - Measures the schedules of a case ------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Every schedule of a case is a backend of attn-bench's: its result is checked, its
times have to get stable, and schedules take turns.

A first round finds the few that may be the best. Only those, and twice what the
compiler takes by itself, are measured in the second round, whose times count: the best
of many noisy times is better than it is, and two times of one kernel show the noise."""

import dataclasses
import datetime
import os

from attn.bench import measure
from attn.bench.backends import Attn
from attn.bench.packages import Packages
from attn.bench.progress import Silent
from attn.bench.session import Session

__all__ = ["FINALISTS", "Tuner"]

# Schedules of the second round, beside the compiler's own.
FINALISTS = 3


class OnePackage(Packages):
    """The same package for any case."""

    def __init__(self, path, build, threads, target):
        super().__init__(build, threads, target, folder=os.path.dirname(path))
        self._path = path

    def get(self, case):
        return self._path, None


class Announced(Attn):
    """Says when it is about to run."""

    def __init__(self, machine, packages, name, begin):
        super().__init__(machine, packages, name)
        self._begin = begin

    def bind(self, case, operands):
        self._begin(int(self.name))
        return super().bind(case, operands)


class Tuner(Session):
    """Measures into a `Tuned`. `begin` is called with the number of a candidate before
    its kernel is run."""

    def __init__(self, machine, policy, graph, folder, build, threads, target,
                 begin=lambda number: None, progress=Silent()):
        super().__init__(machine, [], policy, graph, progress=progress)
        self._begin = begin
        self._folder, self._build = folder, build
        self._threads, self._target = threads, target
        # Enough to leave out what is slow.
        self._first = dataclasses.replace(policy, samples=min(policy.samples, 6),
                                          rounds=min(policy.rounds, 2))

    def _backend(self, candidate, name):
        path = os.path.join(self._folder, candidate.package)
        packages = OnePackage(path, self._build, self._threads, self._target)
        return Announced(self.machine, packages, name, self._begin)

    def tune(self, case, tuned):
        """Nothing without the compiler's own."""
        numbers = [number for number, each in enumerate(tuned.candidates) if each.package]
        again = len(tuned.candidates)
        if 0 in numbers:
            # The compiler's own is there twice.
            self.backends = [self._backend(tuned.candidates[number % again], str(number))
                             for number in [*numbers, again]]
            rows, ready = self.prepare_all(case)
            for row, number in zip(rows, numbers):
                candidate = tuned.candidates[number]
                candidate.status, candidate.error = row.status, row.error
            runners = {int(row.backend): runner for runner, row in ready}
            if 0 in runners and again in runners:
                self._measure(tuned, runners, again)
        tuned.machine = self.machine.description
        tuned.date = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d")

    def _measure(self, tuned, runners, again):
        candidates = tuned.candidates

        def collect(numbers, policy):
            return zip(numbers, measure.collect([runners[each] for each in numbers],
                                                policy))

        self.progress.describe(f"{tuned.case}: all in turn")
        for number, statistics in collect([each for each in runners if each != again],
                                          self._first):
            candidates[number].first_ms = statistics.median
        ranked = sorted((each for each in runners if each not in (0, again)),
                        key=lambda each: candidates[each].first_ms)
        for number, statistics in collect([0, *ranked[:FINALISTS], again], self.policy):
            if number == again:
                tuned.again_ms = statistics.median
            else:
                candidates[number].final_ms = statistics.median
