#===- jax_gpu.py - Mosaic GPU and FlashAttention 3 in JAX ------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Peers that are called from JAX: Mosaic GPU, whose kernel JAX generates through
MLIR, and FlashAttention 3 by its JAX wheel.

JAX queues on a stream of its own, which torch's events cannot see; the times are
those of CUPTI, added up over the kernels of a call. Gaps between kernels are not
in them, which favours these peers where a call has several."""

import os
import statistics

from attn.bench.backends.base import (Backend, Missing, Runner, Unsupported,
                                      need_package)
from attn.bench.backends.eager import need_square

__all__ = ["FlashAttention3Jax", "Mosaic"]


class CuptiClock:
    name = "CUPTI"
    is_estimate = False
    host_us = None

    def __init__(self, profiler, function, arguments):
        self._profiler, self._function = profiler, function
        self._arguments = arguments

    def sample(self, call, calls):
        measured = self._profiler.measure(self._function, iterations=calls)
        times = measured(*self._arguments)[1]
        return statistics.mean(times) if isinstance(times, (list, tuple)) else times


class JaxBackend(Backend):
    devices = ("cuda",)
    capturable = False
    elements = ("f16", "bf16")

    def find(self):
        if not self.machine.torch:
            raise Missing(self.machine.without_torch)
        # Memory goes back to the driver, so that its counters tell of it.
        os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
        os.environ.setdefault("XLA_PYTHON_CLIENT_ALLOCATOR", "platform")
        self._jax = need_package("jax", "pip install 'jax[cuda13]'")
        self._profiler = need_package("jax.experimental.mosaic.gpu.profiler",
                                      "pip install 'jax[cuda13]'")

    def scale_query(self, case):
        """By what the query is multiplied ahead, for a kernel that doesn't scale, and
        by what scores are scaled then, as the operands see it."""
        return None, case.problem.depth ** -0.5

    def bind(self, case, operands):
        if case.backward:
            raise Unsupported("is measured forward only")
        if case.element not in self.elements:
            raise Unsupported(f"takes {' and '.join(self.elements)}, not {case.element}")
        need_square(case, self.name)
        factor, scale = self.scale_query(case)
        query, key, value = operands.sequence_first_tensors()
        if factor is not None:
            query = query * factor
        arguments = [self._jax.dlpack.from_dlpack(tensor.contiguous())
                     for tensor in (query, key, value)]
        torch = operands.torch
        torch.cuda.synchronize()
        function = self._jax.jit(self.function(case, arguments))
        return Runner(
            lambda: self._jax.block_until_ready(function(*arguments)),
            CuptiClock(self._profiler, function, arguments),
            lambda output: torch.from_dlpack(output).transpose(1, 2), scale)


class FlashAttention3Jax(JaxBackend):
    name = "fa3-jax"

    def find(self):
        super().find()
        self._module = need_package("flash_attn3_jax", "pip install flash-attn3-jax")

    def function(self, case, arguments):
        module, causal = self._module, case.problem.causal
        return lambda q, k, v: module.flash_mha(q, k, v, is_causal=causal)


class Mosaic(JaxBackend):
    """The kernel multiplies no scale, and its buffers are f16. The best of a few
    tile sizes is taken, as its users would tune it: once for short and once for long
    sequences of each head size and mask, since compiling takes seconds."""

    name = "mosaic"
    elements = ("f16",)
    # block_q, block_kv, max_concurrent_steps.
    CHOICES = ((64, 256, 2), (64, 128, 2), (64, 128, 4), (64, 64, 2), (128, 128, 2),
               (128, 64, 2))

    def find(self):
        super().find()
        self._module = need_package("jax.experimental.pallas.ops.gpu.attention_mgpu",
                                    "pip install 'jax[cuda13]'")
        self._best = {}

    def scale_query(self, case):
        # A power of two, which rounds nothing.
        factor = 2.0 ** -(case.problem.depth.bit_length() // 2)
        return factor, factor

    def _make(self, case, choice):
        block_q, block_kv, steps = choice
        config = self._module.TuningConfig(
            block_q=block_q, block_kv=block_kv, max_concurrent_steps=steps,
            causal=case.problem.causal)
        return lambda q, k, v: self._module.attention(q, k, v, config)

    def function(self, case, arguments):
        problem = case.problem
        key = problem.depth, problem.causal, problem.queries > 1024
        if key not in self._best:
            times, reason = {}, []
            for choice in self.CHOICES:
                try:
                    function = self._jax.jit(self._make(case, choice))
                    times[choice] = CuptiClock(self._profiler, function,
                                               arguments).sample(None, 3)
                except Exception as error:
                    reason = str(error).strip().splitlines()
            if not times:
                raise Unsupported("no tile size works: "
                                  + (reason[0][:200] if reason else "no reason given"))
            self._best[key] = min(times, key=times.get)
        return self._make(case, self._best[key])
