#===- winners.py - Decides which schedule a class of shapes gets -----------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A schedule takes the place of the cost model's where it gains more than noise does.

The noise of a case is how far two measurements of the model's own schedule are apart.
A schedule has to be faster than both by twice that, and by `least_gain` at least."""

import dataclasses
import math

__all__ = ["Winner", "find_winners", "group_by_class"]


@dataclasses.dataclass
class Winner:
    """The schedule of a class, and what it gains over the model's: of the time, the
    mean of the cases. Without a gain the model's own is as good."""
    device: str
    shapes: str
    schedule: str
    gain: float
    noise: float
    cases: list

    @property
    def note(self):
        first = self.cases[0]
        names = ", ".join(case.case for case in self.cases)
        return (f"{100 * self.gain:.1f} % less time than the cost model's, noise "
                f"{100 * self.noise:.1f} %: {names}; {first.machine}; {first.date}")


def group_by_class(tuned):
    """Lists of those that were measured, by device and class, in their order."""
    groups = {}
    for case in tuned:
        if case.again_ms and case.candidates[0].final_ms:
            groups.setdefault((case.device, case.shapes), []).append(case)
    return groups


def _picked_ms(case):
    """The better of both times of the model's own."""
    return min(case.candidates[0].final_ms, case.again_ms)


def _noise(case):
    return abs(case.candidates[0].final_ms - case.again_ms) / _picked_ms(case)


def _gain(cases, schedule):
    """The mean share of the time that a schedule saves, or None where one of the cases
    was not measured with it to the end."""
    ratios = []
    for case in cases:
        times = [each.final_ms for each in case.candidates
                 if each.schedule == schedule and each.final_ms]
        if not times:
            return None
        ratios.append(math.log(times[0] / _picked_ms(case)))
    return 1 - math.exp(sum(ratios) / len(ratios))


def find_winners(tuned, least_gain):
    """A `Winner` for each class, `schedule` None where the cost model's stays."""
    winners = []
    for (device, shapes), cases in group_by_class(tuned).items():
        noise = max(map(_noise, cases))
        gains = {each.schedule: _gain(cases, each.schedule)
                 for each in cases[0].candidates[1:]}
        best = max((gain, schedule) for schedule, gain in
                   [*gains.items(), ("", -math.inf)] if gain is not None)
        wins = best[0] > max(least_gain, 2 * noise)
        winners.append(Winner(device, shapes, best[1] if wins else None,
                              best[0] if wins else 0.0, noise, cases))
    return winners
