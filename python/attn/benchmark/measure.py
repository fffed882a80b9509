#===- measure.py - Compiles problems and times functions in blocks ---------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiling, and timing that survives a noisy machine.

Functions are timed in blocks, in turn, for several rounds: every ratio is taken
between neighbours, and a disturbance shows in the spread over the rounds. The
pools of threads that OpenMP keeps spin for up to 200 ms after a call and would
take a core from the next function, so each block begins with a pause and with
calls that are not counted."""

import os
import resource
import statistics
import subprocess
import tempfile
import time

from attn import runtime

__all__ = ["Compiler", "Timing", "time_in_blocks"]

PAUSE_SECONDS = 0.25

# What clang compiles to say how fast a machine compiles, and the seconds of processor
# time that it takes on the machine of docs/Benchmarks.md: an estimate, from the 0.43 s
# that attn-compile took there for "f16 D64, extents at run time", for which another
# machine took 1.48 s, and 6.5 s for this (2026-12-01).
YARDSTICK = """#include <regex>
bool find(const char *text, const char *pattern) {
  return std::regex_search(text, std::regex(pattern));
}
"""
YARDSTICK_SECONDS = 1.9


def processor_seconds(command, text=""):
    """The finished process, and the seconds of processor time that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done, (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


class Compiler:
    """The tools of one build directory. Packages are written to `directory`, which
    lives as long as this."""

    def __init__(self, build, threads):
        self.build = os.path.abspath(build)
        self.threads = threads
        if not os.path.exists(self.tool("attn-compile")):
            raise runtime.Error(f"no bin/attn-compile in '{build}'; build attn, or name "
                                "its build directory")
        self._temporary = tempfile.TemporaryDirectory(prefix="attn-benchmark-")
        self.directory = self._temporary.name
        self._count = 0
        self._slowness = None

    def tool(self, name):
        return os.path.join(self.build, "bin", name)

    def run(self, name, *arguments, text=""):
        """The output of a tool, and the seconds of processor time it took."""
        done, seconds = processor_seconds([self.tool(name), *arguments], text)
        if done.returncode:
            raise runtime.Error(f"{name} failed: {done.stderr.strip()}")
        return done.stdout, seconds

    def is_within(self, seconds, limit):
        """Whether what took `seconds` of processor time here would take less than
        `limit` on the machine of docs/Benchmarks.md. Only where it does not here, the
        C++ compiler that built attn says how much slower this machine is."""
        if seconds < limit:
            return True
        if self._slowness is None:
            with open(os.path.join(self.build, "CMakeCache.txt")) as cache:
                clang = next(line.partition("=")[2].strip() for line in cache
                             if line.startswith("CMAKE_CXX_COMPILER:"))
            done, took = processor_seconds(
                [clang, "-std=c++17", "-O2", "-c", "-x", "c++", "-", "-o", os.devnull],
                YARDSTICK)
            if done.returncode:
                raise runtime.Error(f"{clang} failed: {done.stderr.strip()}")
            self._slowness = max(1, took / YARDSTICK_SECONDS)
        return seconds < limit * self._slowness

    def compile_file(self, text, *options):
        """The path of the package, and the processor time in seconds."""
        self._count += 1
        path = os.path.join(self.directory, f"{self._count}.attn")
        _, seconds = self.run("attn-compile", "-", "-o", path, *options, text=text)
        return path, seconds

    def load(self, path, device=None):
        """The package of a file, by the library of this build."""
        library = os.path.join(self.build, "lib", "libattn_runtime.so")
        return runtime.load(path, library, self.threads, device)

    def compile(self, text):
        """The entry `main` of the compiled text."""
        path, _ = self.compile_file(text)
        return self.load(path)["main"]


class Timing:
    """The times of one function: `best` and `median` of all calls in seconds,
    `rounds` the best of each round, and how many cores it kept busy."""

    def __init__(self):
        self.rounds = []
        self._calls = []
        self._wall = self._cpu = 0.0

    def add(self, calls, wall, cpu):
        self.rounds.append(min(calls))
        self._calls += calls
        self._wall += wall
        self._cpu += cpu

    @property
    def best(self):
        return min(self.rounds)

    @property
    def median(self):
        return statistics.median(self._calls)

    @property
    def cores(self):
        return self._cpu / self._wall

    def ratio(self, other):
        """How many times faster than `other`: of the best times, then the least,
        median and greatest over the rounds."""
        ratios = [theirs / own for own, theirs in zip(self.rounds, other.rounds)]
        return (other.best / self.best, min(ratios), statistics.median(ratios),
                max(ratios))


def _time_block(function, timing, seconds, clock):
    if clock is not time.process_time:
        time.sleep(PAUSE_SECONDS)
    begin = time.perf_counter()
    function()
    fewest = 4
    if time.perf_counter() - begin < 10 * seconds:
        function()
    else:
        fewest = 1  # Nothing about so long a call needs to be warm.
    calls = []
    start, cpu = time.perf_counter(), time.process_time()
    while len(calls) < fewest or time.perf_counter() - start < seconds:
        begin = clock()
        function()
        calls.append(clock() - begin)
    timing.add(calls, time.perf_counter() - start, time.process_time() - cpu)


def time_in_blocks(functions, rounds, seconds=0.2, clock=time.perf_counter):
    """Times a list of functions in turn; one `Timing` each. A block takes about
    `seconds`, at least four calls unless they are very long. Every other round goes
    backwards, so that no function always follows the same one. With one thread,
    `time.process_time` as the clock leaves out what other programs take."""
    timings = [Timing() for _ in functions]
    order = list(zip(functions, timings))
    for number in range(rounds):
        for function, timing in order if number % 2 == 0 else reversed(order):
            _time_block(function, timing, seconds, clock)
    return timings
