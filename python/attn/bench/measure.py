#===- measure.py - When a time may be reported -----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Warms up until times are stable, then takes samples of several runners in turn.

A runner has `sample(calls)`, the milliseconds of one call by its own clock, as
the mean of so many. The rest of the program never reads a clock of a device."""

import dataclasses
import math
import statistics
import time

__all__ = ["NotStable", "Policy", "Statistics", "collect", "warm_up"]


class NotStable(Exception):
    """How far the last windows were apart, in one line."""


@dataclasses.dataclass(frozen=True)
class Policy:
    """How samples are taken. Times are stable when the medians of two neighbouring
    windows differ by at most `spread`. `pause` precedes every sample: without it
    a card that is limited by power slows down the longer it is kept busy. `settle`
    precedes each turn of one runner of several, and a call that does not count: pools of
    threads spin for up to 200 ms after a call, and take a core from the next runner."""
    samples: int = 15
    rounds: int = 3
    calls: int = 1
    window: int = 5
    spread: float = 0.03
    limit_seconds: float = 10.0
    pause: float = 0.0
    settle: float = 0.0


@dataclasses.dataclass(frozen=True)
class Statistics:
    """Of samples in milliseconds; p90 is the least that nine of ten don't exceed."""
    median: float
    p90: float
    least: float
    count: int

    @classmethod
    def of(cls, samples):
        ordered = sorted(samples)
        return cls(statistics.median(ordered),
                   ordered[math.ceil(0.9 * len(ordered)) - 1], ordered[0], len(ordered))


def _sample(runner, policy, sleep):
    if policy.pause and not runner.is_estimate:
        sleep(policy.pause)
    return runner.sample(policy.calls)


def warm_up(runner, policy, clock=time.monotonic, sleep=time.sleep):
    """Runs until the times are stable and returns how many samples that took.
    Raises `NotStable` when they still move after the limit."""
    if runner.is_estimate:
        return 0  # The same in each run.
    begin, taken, last = clock(), 0, None
    while True:
        window = statistics.median(
            [_sample(runner, policy, sleep) for _ in range(policy.window)])
        taken += policy.window
        if last is not None:
            change = abs(window / last - 1) if last else math.inf
            if change <= policy.spread:
                return taken
            if clock() - begin > policy.limit_seconds:
                raise NotStable(
                    f"not stable after {taken} samples: the last medians were "
                    f"{last:.4g} and {window:.4g} ms, {100 * change:.0f} % apart; "
                    f"{100 * policy.spread:.0f} % are allowed")
        last = window


def collect(runners, policy, sleep=time.sleep):
    """`Statistics` of each runner. They take turns, every other round backwards, so
    that what disturbs the machine meets all of them."""
    samples = [[] for _ in runners]
    order = list(zip(runners, samples))
    for number in range(policy.rounds):
        share = (policy.samples * (number + 1) // policy.rounds
                 - policy.samples * number // policy.rounds)
        for runner, own in order if number % 2 == 0 else reversed(order):
            if policy.settle and len(order) > 1 and not runner.is_estimate:
                sleep(policy.settle)
                runner.sample(1)
            for _ in range(1 if runner.is_estimate else share):
                own.append(_sample(runner, policy, sleep))
    return [Statistics.of(own) for own in samples]
