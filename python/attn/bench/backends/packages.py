#===- packages.py - FlashAttention, xFormers, Triton -----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Peers that are packages of their own: FlashAttention 2 and 3, xFormers, and
Triton's example, which no package has, so its file is named."""

import importlib.util
import os

from attn.bench.backends.base import Missing, need_package
from attn.bench.backends.eager import TorchBackend, Unsupported, need_square

__all__ = ["FlashAttention2", "FlashAttention3", "TritonExample", "XFormers"]


class SequenceFirst(TorchBackend):
    """Takes and gives the order bshd, and 16-bit types only."""

    devices = ("cuda", "hip")

    def tensors(self, operands):
        return operands.sequence_first_tensors()

    def to_logical(self, output):
        return output.transpose(1, 2)

    def function(self, case, tensors):
        if case.element not in ("f16", "bf16"):
            raise Unsupported(f"takes f16 and bf16, not {case.element}")
        need_square(case, self.name)
        return self.attention(case)


def _first(output):
    """The output alone, where an interface returns more with it."""
    return output[0] if isinstance(output, (tuple, list)) else output


class FlashAttention2(SequenceFirst):
    name = "fa2"

    def find(self):
        super().find()
        self._module = need_package("flash_attn", "pip install flash-attn")

    def attention(self, case):
        function, causal = self._module.flash_attn_func, case.problem.causal
        return lambda *operands: _first(function(*operands, causal=causal))


class FlashAttention3(SequenceFirst):
    name = "fa3"
    devices = ("cuda",)

    def find(self):
        super().find()
        self._module = need_package(
            "flash_attn_interface", "build hopper/ of github.com/Dao-AILab/flash-attention, "
            "or use fa3-jax (pip install flash-attn3-jax)")

    def attention(self, case):
        function, causal = self._module.flash_attn_func, case.problem.causal
        return lambda *operands: _first(function(*operands, causal=causal))


class XFormers(SequenceFirst):
    name = "xformers"

    def find(self):
        super().find()
        self._module = need_package("xformers.ops", "pip install xformers")

    def attention(self, case):
        problem, operations = case.problem, self._module
        if problem.heads != problem.key_heads:
            raise Unsupported("takes as many key heads as query heads here")
        bias = operations.LowerTriangularMask() if problem.causal else None
        return lambda *operands: operations.memory_efficient_attention(
            *operands, attn_bias=bias)


class TritonExample(TorchBackend):
    """The function `attention` of Triton's tutorial on fused attention."""

    name = "triton"
    devices = ("cuda", "hip")

    def __init__(self, machine, path):
        super().__init__(machine)
        self._path = path

    def find(self):
        super().find()
        if not self._path:
            raise Missing("no package has Triton's example; name its file, "
                          "06-fused-attention.py, by --triton-example")
        need_package("triton", "pip install triton")
        if not os.path.exists(self._path):
            raise Missing(f"there is no file {self._path}")
        spec = importlib.util.spec_from_file_location("triton_example", self._path)
        module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
            self._attention = module.attention
        except Exception as error:
            raise Missing(f"cannot use {self._path}: {error}".splitlines()[0]) from None

    def function(self, case, tensors):
        problem = case.problem
        if problem.heads != problem.key_heads or problem.queries != problem.keys:
            raise Unsupported("takes self-attention with as many key heads as heads")
        causal, scale = problem.causal, problem.depth ** -0.5
        # It reads all tensors by the strides of the first.
        return lambda query, key, value: self._attention(query, key, value, causal, scale)
