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


class Tuner(Session):
    """Measures into a `Tuned`."""

    def __init__(self, machine, policy, graph, folder, build, threads, target):
        super().__init__(machine, [], policy, graph)
        self._folder, self._build = folder, build
        self._threads, self._target = threads, target
        # Enough to leave out what is slow.
        self._first = dataclasses.replace(policy, samples=min(policy.samples, 6),
                                          rounds=min(policy.rounds, 2))

    def _backend(self, candidate, name):
        path = os.path.join(self._folder, candidate.package)
        return Attn(self.machine, OnePackage(path, self._build, self._threads,
                                             self._target), name)

    def tune(self, case, tuned):
        picked, *others = tuned.candidates
        compiled = [picked] + [each for each in others if each.package]
        # The compiler's own is there twice.
        self.backends = [self._backend(each, str(number))
                         for number, each in enumerate([*compiled, picked])]
        rows, ready = self.prepare_all(case)
        for row, candidate in zip(rows, compiled):
            candidate.status, candidate.error = row.status, row.error
        runners = {int(row.backend): runner for runner, row in ready}
        again = len(compiled)
        if 0 in runners and again in runners:
            self._measure(tuned, compiled, runners, again)
        tuned.machine = self.machine.description
        tuned.date = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d")

    def _measure(self, tuned, compiled, runners, again):
        def collect(numbers, policy):
            return zip(numbers, measure.collect([runners[each] for each in numbers],
                                                policy))

        for number, statistics in collect([each for each in runners if each != again],
                                          self._first):
            compiled[number].first_ms = statistics.median
        ranked = sorted((each for each in runners if each not in (0, again)),
                        key=lambda each: compiled[each].first_ms)
        for number, statistics in collect([0, *ranked[:FINALISTS], again], self.policy):
            if number == again:
                tuned.again_ms = statistics.median
            else:
                compiled[number].final_ms = statistics.median
