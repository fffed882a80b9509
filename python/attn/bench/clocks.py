#===- clocks.py - What reads the time of a call ----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Clocks take samples: `sample(call, calls)` is the milliseconds of one call, the
mean over `calls` in a row. `name` says what was read, in every row of a report.

Device work is asynchronous, so a clock of the host measures a device only by
accident; it is used for the host alone."""

import statistics
import time

__all__ = ["EventClock", "GraphClock", "HostClock", "KernelClock"]


class HostClock:
    name = "host clock"
    is_estimate = False
    host_us = None

    def __init__(self, clock=time.perf_counter):
        self._clock = clock

    def sample(self, call, calls):
        begin = self._clock()
        for _ in range(calls):
            call()
        return (self._clock() - begin) * 1e3 / calls


class EventClock:
    """Two events of the device around the calls. Before the first event the device
    gets other work, which takes longer than queueing the calls does on the host, so
    that the device never waits for the host between the events. That work writes a
    buffer larger than the caches, so that calls find none of their operands there.

    `device` has `new_event()`, `synchronize()` and `cover()`, that work; events
    have `record()` and `elapsed_time(other)` as torch's."""

    name = "device events"
    is_estimate = False
    COVER_MS = 0.05  # What one `cover()` takes at least.

    def __init__(self, device, clock=time.perf_counter):
        self._device = device
        self._clock = clock
        self._host_ms = 0.2
        self._queueing = []

    @property
    def host_us(self):
        """The time on the host to queue a call."""
        return min(self._queueing) if self._queueing else None

    def sample(self, call, calls):
        device = self._device
        start, stop = device.new_event(), device.new_event()
        device.synchronize()
        for _ in range(1 + min(100, int(1.5 * self._host_ms / self.COVER_MS))):
            device.cover()
        start.record()
        begin = self._clock()
        for _ in range(calls):
            call()
        self._host_ms = (self._clock() - begin) * 1e3
        stop.record()
        device.synchronize()
        self._queueing = self._queueing[-50:] + [self._host_ms * 1e3 / calls]
        return start.elapsed_time(stop) / calls


class GraphClock:
    """Replays of a graph that holds the calls of several runners in turn, whose
    operands together are larger than the caches: what a short kernel costs in a
    decoder, gaps between launches included. `device.capture(calls)` gives the
    graph, with `replay()`; `repeats` is how often it holds each runner.

    A graph knows the addresses of operands and code, but keeps neither alive. That is
    left to the calls, which are kept as long as the graph is."""

    name = "device events, graph"
    is_estimate = False
    host_us = None

    def __init__(self, device, calls, repeats):
        self._clock = EventClock(device)
        self._calls = calls
        self._graph = device.capture(calls * repeats)
        self._count = len(calls) * repeats

    def sample(self, call, calls):
        return self._clock.sample(self._graph.replay, calls) / self._count


class KernelClock:
    """The runtime's events around each kernel of a package; copies of operands to
    the device and of the result from it are not in between. On the simulator they
    are estimates of its timing model, the same each time."""

    host_us = None

    def __init__(self, package):
        self._package = package
        self.is_estimate = package.device == "sim"
        self.name = "estimate" if self.is_estimate else "kernel events"
        package.measure_kernels(True)

    def _total(self):
        return sum(kernel.milliseconds for kernel in self._package.kernels)

    def sample(self, call, calls):
        times = []
        for _ in range(calls):
            before = self._total()
            call()
            times.append(self._total() - before)
        return statistics.mean(times)
