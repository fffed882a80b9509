#===- base.py - What a backend of attn-bench is ----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A backend binds cases to runners, which is all that the rest of attn-bench sees."""

import importlib
import importlib.util

from attn.bench.machine import Missing

__all__ = ["Backend", "Missing", "Runner", "Unsupported", "need_package"]


class Unsupported(Exception):
    """Why a backend does not serve a case, in one line."""


class Runner:
    """One case, bound to its operands. `call()` starts it and returns its result, or
    three where they are gradients; `results()` is the list of what `run` last got from
    it, in the order bhsd; `scale` is by what scores were multiplied, if not by the
    usual. `compile_seconds` is there where a compiler was run, `held_bytes()` is the
    memory that it keeps from call to call."""

    compile_seconds = None

    def __init__(self, call, clock, to_logical=lambda output: output, scale=None):
        self._call = call
        self.clock = clock
        self._to_logical = to_logical
        self.scale = scale
        self._last = None

    def held_bytes(self):
        return 0

    @property
    def is_estimate(self):
        return self.clock.is_estimate

    @property
    def call(self):
        return self._call

    def run(self):
        self._last = self._call()
        return self._last

    def results(self):
        last, self._last = self._last, None
        results = last if isinstance(last, (tuple, list)) else [last]
        return [self._to_logical(result) for result in results]

    def sample(self, calls):
        return self.clock.sample(self._call, calls)


class Backend:
    """`name` as --backends has it, `devices` that it can serve. A graph can hold its
    calls if it is `capturable`. It may err by `error_limit` units."""

    name = None
    devices = ()
    capturable = True
    error_limit = 8.0

    def __init__(self, machine):
        self.machine = machine

    def find(self):
        """Raises `Missing` if a package is not there. Called before all else."""

    def bind(self, case, operands):
        """A `Runner`. Raises `Unsupported`."""
        raise NotImplementedError


def need_package(module, install):
    """The module; `Missing` says how to install it."""
    top = module.split(".")[0]
    if importlib.util.find_spec(top) is None:
        raise Missing(f"needs the Python package {top}: {install}")
    try:
        return importlib.import_module(module)
    except Exception as error:
        reason = str(error).strip().splitlines()
        raise Missing(f"needs {module}, which cannot be imported: "
                      f"{reason[0] if reason else type(error).__name__}") from None
