#===- progress.py - How far a long run is ----------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A bar on stderr for who waits at a terminal, by tqdm. There is none where stderr is
no terminal, where --quiet asks for none, or where tqdm is absent: what a run prints is
the same."""

import sys

__all__ = ["Bar", "Silent", "show"]


class Silent:
    """No bar. `over` goes through things that take long, `describe` says what is done
    now, `print` is for all that goes to stdout meanwhile."""

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()

    def over(self, things):
        for thing in things:
            self.describe(str(thing))
            yield thing
            self.advance()

    def describe(self, text):
        pass

    def advance(self):
        pass

    def print(self, text):
        print(text, flush=True)

    def close(self):
        pass


class Bar(Silent):
    def __init__(self, tqdm, total, unit):
        self._tqdm = tqdm
        self._bar = tqdm(total=total, unit=unit, file=sys.stderr, dynamic_ncols=True,
                         leave=False)

    def describe(self, text):
        self._bar.set_description(text)

    def advance(self):
        self._bar.update()

    def print(self, text):
        # Lines and the bar may share a terminal.
        with self._tqdm.external_write_mode(file=sys.stdout):
            print(text, flush=True)

    def close(self):
        self._bar.close()


def show(total, unit="case", quiet=False):
    """A bar of so many steps, or `Silent`."""
    if quiet or not sys.stderr.isatty():
        return Silent()
    try:
        from tqdm import tqdm
    except ImportError:
        return Silent()
    return Bar(tqdm, total, f" {unit}s")
