#===- comparison.py - A package beside the model that it was made of -------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""`attn.compare`: is the result the same, and which is faster?"""

import contextlib
import dataclasses
import sys

import numpy as np

from . import runtime
from .bench import clocks, measure
from .bench.backends.base import Runner

__all__ = ["Comparison", "compare"]

#: Turns, and calls of each in a turn. A turn begins with a pause and a call that does not
#: count: the threads of the one before spin for up to 200 ms.
POLICY = measure.Policy(samples=15, rounds=3, settle=0.25)


@dataclasses.dataclass(frozen=True)
class Comparison:
    """The greatest and the mean absolute difference over all results, and the medians
    of the times."""
    max_err: float
    mean_err: float
    ms: float
    model_ms: float
    samples: int

    def __str__(self):
        return (f"max_err {self.max_err:.1e}, mean_err {self.mean_err:.1e}, attn "
                f"{self.ms:.3f} ms, model {self.model_ms:.3f} ms (medians of {self.samples})")


def _to_list(results):
    return list(results) if isinstance(results, (tuple, list)) else [results]


def _to_numbers(array):
    """In float64. bf16 of numpy, which has no such type, does not come here: models give
    torch's tensors, and results are what the arguments are."""
    if hasattr(array, "detach"):
        array = array.detach().cpu().double().numpy()
    try:
        return np.asarray(array, np.float64)
    except (TypeError, ValueError):
        raise runtime.Error(f"compare: expected results that are arrays, found "
                            f"{type(array).__name__}") from None


def _find_errors(results, expected):
    if len(results) != len(expected):
        raise runtime.Error(f"compare: expected {len(expected)} results, as the model has, "
                            f"found {len(results)}")
    worst, total, count = 0.0, 0.0, 0
    for index, (own, theirs) in enumerate(zip(map(_to_numbers, results),
                                              map(_to_numbers, expected))):
        if own.shape != theirs.shape:
            raise runtime.Error(f"compare: result {index}: expected the model's extents "
                                f"{theirs.shape}, found {own.shape}")
        with np.errstate(invalid="ignore"):  # Of two infinities.
            difference = np.atleast_1d(np.abs(own - theirs))
        difference[np.atleast_1d((own == theirs) | (np.isnan(own) & np.isnan(theirs)))] = 0
        difference[np.isnan(difference)] = np.inf
        if difference.size:
            worst = max(worst, float(difference.max()))
        total, count = total + float(difference.sum()), count + difference.size
    return worst, total / max(count, 1)


def compare(package, model, *arguments):
    """Runs a package on the host and the model on the same arguments, in turn. The model
    is any function, such as a torch.nn.Module, which is called without gradients.

    Returns a `Comparison`; print it. Raises Error where the number of results or their
    extents differ, or one is no array."""
    for name, found in (("package", package), ("model", model)):
        if not callable(found):
            raise runtime.Error(f"compare: {name}: expected what can be called with the "
                                f"arguments, found {type(found).__name__}")

    def call_model():
        torch = sys.modules.get("torch")
        with torch.no_grad() if torch else contextlib.nullcontext():
            return model(*arguments)

    errors = _find_errors(_to_list(package(*arguments)), _to_list(call_model()))
    runners = [Runner(call, clocks.HostClock())
               for call in (lambda: package(*arguments), call_model)]
    own, theirs = measure.collect(runners, POLICY)
    return Comparison(*errors, own.median, theirs.median, own.count)
