#===- machine.py - The device that attn-bench runs on ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""The device of a run: its clock, its counters of memory, how fast it multiplies
matrices and copies. All that attn-bench asks of torch.cuda is here."""

import gc
import os
import threading

import numpy as np

from attn.bench import clocks, measure
from attn.bench.limits import SimulatedLimits
from attn.bench.operands import TORCH_DTYPES
from attn.benchmark.page import describe_machine

__all__ = ["HostMachine", "Missing", "RuntimeMachine", "TorchMachine", "import_torch"]


class Missing(Exception):
    """Which package or device is missing, in one line."""


def import_torch():
    try:
        import torch
        return torch
    except ImportError:
        return None


class Machine:
    """What a device has in common. `device` is attn's name of it; `torch` is the
    module where operands are its tensors, or none; `place` is torch's name."""

    device = place = description = None
    torch = None
    without_torch = "needs the Python package torch: pip install torch"

    def clock(self):
        raise NotImplementedError

    def synchronize(self):
        pass

    def matmul_tflops(self, element, policy):
        """The rate of a product of two matrices, or None where no library multiplies
        them. Raises `NotStable`."""
        return None

    def memory_tb_per_s(self, policy):
        """The rate of a copy in memory, what is read and what is written, or None.
        Raises `NotStable`."""
        return None

    def peak_bytes(self, call):
        """The most memory in use during a call beyond what was before it, by the
        system's counters; None where there are none."""
        return None


def _tera_per_s(machine, call, count, policy):
    """How many of so many operations, or bytes, of a call."""
    runner = Yardstick(call, machine.clock())
    measure.warm_up(runner, policy)
    statistics, = measure.collect([runner], policy)
    return count / statistics.median / 1e9


class Yardstick:
    is_estimate = False

    def __init__(self, call, clock):
        self._call, self._clock = call, clock

    def sample(self, calls):
        return self._clock.sample(self._call, calls)


class HostMachine(Machine):
    device, place = "host", "cpu"
    MATMUL_SIZE = 1024
    COPIED_BYTES = 256 << 20

    def __init__(self, torch=None, threads=0):
        self.torch = torch
        if torch and threads:
            torch.set_num_threads(threads)
        self.description = f"{describe_machine()[0]}, {threads or os.cpu_count()} threads"

    def clock(self):
        return clocks.HostClock()

    def matmul_tflops(self, element, policy):
        size = self.MATMUL_SIZE
        generator = np.random.default_rng(0)
        a, b = (generator.standard_normal((size, size), np.float32) for _ in range(2))
        if self.torch:
            dtype = getattr(self.torch, TORCH_DTYPES[element])
            a, b = (self.torch.from_numpy(x).to(dtype) for x in (a, b))
        elif element in ("f32", "f64"):
            a, b = (x.astype("float32" if element == "f32" else "float64") for x in (a, b))
        else:
            return None
        return _tera_per_s(self, lambda: a @ b, 2 * size ** 3, policy)

    def memory_tb_per_s(self, policy):
        source, target = (np.ones(self.COPIED_BYTES // 4, np.float32) for _ in range(2))
        call = lambda: np.copyto(target, source)
        if self.torch:  # Its copy has as many threads as attn's.
            tensors = [self.torch.from_numpy(x) for x in (target, source)]
            call = lambda: tensors[0].copy_(tensors[1])
        return _tera_per_s(self, call, 2 * source.nbytes, policy)

    def peak_bytes(self, call):
        try:
            gc.collect()
            with open("/proc/self/clear_refs", "w") as file:
                file.write("5")  # Forgets the high-water mark.
            before = _resident("VmRSS:")
            call()
            return max(0, _resident("VmHWM:") - before)
        except OSError:
            return None


def _resident(name):
    with open("/proc/self/status") as file:
        for line in file:
            if line.startswith(name):
                return int(line.split()[1]) * 1024
    raise OSError(f"no {name} in /proc/self/status")


class TorchMachine(Machine):
    """A GPU that torch sees, NVIDIA's or AMD's: torch calls both cuda."""

    place = "cuda"
    MATMUL_SIZE = 8192
    COPIED_BYTES = 1 << 30

    def __init__(self, torch, device):
        if not torch:
            raise Missing("this device needs the Python package torch: pip install torch")
        if not torch.cuda.is_available():
            raise Missing(f"torch {torch.__version__} finds no GPU for the device {device}")
        found = "hip" if torch.version.hip else "cuda"
        if found != device:
            raise Missing(f"torch {torch.__version__} is built for {found}, expected "
                          f"the device {device}")
        self.torch = torch
        self.device = device
        self.properties = torch.cuda.get_device_properties(0)
        self.description = (f"{torch.cuda.get_device_name(0)}, torch {torch.__version__}, "
                            f"{device} {torch.version.hip or torch.version.cuda}")
        if device == "cuda" and torch.backends.cudnn.is_available():
            self.description += f", cuDNN {torch.backends.cudnn.version()}"
        self.cache_bytes = getattr(self.properties, "L2_cache_size", 0) or 64 << 20
        self._cover = None

    @property
    def chip(self):
        """The target of attn-compile for it."""
        if self.device == "hip":
            return self.properties.gcnArchName.split(":")[0]
        major, minor = self.properties.major, self.properties.minor
        return f"sm_{major}{minor}a" if major >= 9 else f"sm_{major}{minor}"

    def clock(self):
        return clocks.EventClock(self)

    def new_event(self):
        return self.torch.cuda.Event(enable_timing=True)

    def synchronize(self):
        self.torch.cuda.synchronize()

    def cover(self):
        if self._cover is None:
            self._cover = self.torch.empty(4 * self.cache_bytes, dtype=self.torch.uint8,
                                           device=self.place)
        self._cover.zero_()

    def capture(self, calls):
        """A graph of the calls. They run once before on the same stream, since what
        they allocate at first cannot be part of a graph."""
        torch = self.torch
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for call in calls:
                call()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            for call in calls:
                call()
        return graph

    def matmul_tflops(self, element, policy):
        torch, size = self.torch, self.MATMUL_SIZE
        dtype = getattr(torch, TORCH_DTYPES[element])
        a, b = (torch.randn(size, size, device=self.place, dtype=dtype)
                for _ in range(2))
        return _tera_per_s(self, lambda: a @ b, 2 * size ** 3, policy)

    def memory_tb_per_s(self, policy):
        source = self.torch.zeros(self.COPIED_BYTES // 4, device=self.place)
        target = self.torch.empty_like(source)
        return _tera_per_s(self, lambda: target.copy_(source), 2 * source.nbytes, policy)

    def used_bytes(self):
        free, total = self.torch.cuda.mem_get_info()
        return total - free

    def peak_bytes(self, call):
        """By the driver's counter, which other processes of the card move, too.
        torch's allocator returns nothing to the driver before it is told to."""
        gc.collect()
        self.synchronize()
        self.torch.cuda.empty_cache()
        before = most = self.used_bytes()
        done = threading.Event()

        def watch():
            nonlocal most
            while not done.wait(0.0002):
                most = max(most, self.used_bytes())

        thread = threading.Thread(target=watch)
        thread.start()
        try:
            for _ in range(3):
                output = call()
                self.synchronize()
        finally:
            done.set()
            thread.join()
        most = max(most, self.used_bytes())
        del output
        return most - before


class RuntimeMachine(Machine):
    """A card that attn's runtime alone uses: AMD's simulated ones, or a real one
    where torch is absent. Operands are on the host, the runtime measures kernels.
    What a simulated chip can do at most is what its timing model says."""

    def __init__(self, device, chips, without_torch=None, build="build"):
        self.device = device
        self.chip = chips[0]
        self.without_torch = without_torch or self.without_torch
        self._limits = None
        if device == "sim":
            # Read by the simulator when it is loaded.
            os.environ.setdefault("ATTN_SIM_TIMING", "opt")
            if len(chips) == 1:  # Chips do not share a limit.
                self._limits = SimulatedLimits(build, self.chip)
        self.description = f"{', '.join(chips)}, " + (
            "simulated: all times are estimates" if device == "sim" else "without torch")

    def clock(self):
        raise NotImplementedError("kernels are measured by their package")

    def matmul_tflops(self, element, policy):
        return self._limits and self._limits.tflops(element)

    def memory_tb_per_s(self, policy):
        return self._limits and self._limits.memory_tb_per_s()
