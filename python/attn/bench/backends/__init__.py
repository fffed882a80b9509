#===- __init__.py - The backends of attn-bench -----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""All backends, in the order of reports."""

from attn.bench.backends.base import Backend, Missing, Runner, Unsupported
from attn.bench.backends.compiled import Attn
from attn.bench.backends.eager import Flex, Naive, Sdpa
from attn.bench.backends.jax_gpu import FlashAttention3Jax, Mosaic
from attn.bench.backends.packages import (FlashAttention2, FlashAttention3,
                                          TritonExample, XFormers)

__all__ = ["Backend", "Missing", "NAMES", "Runner", "Unsupported", "make_backends"]

NAMES = ("attn", "naive", "sdpa-flash", "sdpa-efficient", "sdpa-cudnn", "sdpa-math",
         "fa2", "fa3", "fa3-jax", "xformers", "flex", "mosaic", "triton")


def make_backends(machine, packages, triton_example=None):
    """Those of the machine's device, whether what they need is there or not.
    `packages` are attn's for the target that counts, then for others, which stand
    beside it under names of their own."""
    everywhere, gpu, cuda = ("host", "cuda", "hip"), ("cuda", "hip"), ("cuda",)
    backends = [
        Attn(machine, packages[0]), Naive(machine),
        Sdpa(machine, "sdpa-flash", "FLASH_ATTENTION", everywhere),
        Sdpa(machine, "sdpa-efficient", "EFFICIENT_ATTENTION", gpu),
        Sdpa(machine, "sdpa-cudnn", "CUDNN_ATTENTION", cuda),
        Sdpa(machine, "sdpa-math", "MATH", everywhere),
        FlashAttention2(machine), FlashAttention3(machine), FlashAttention3Jax(machine),
        XFormers(machine), Flex(machine), Mosaic(machine),
        TritonExample(machine, triton_example)]
    assert tuple(backend.name for backend in backends) == NAMES
    backends[1:1] = [Attn(machine, each, f"attn-{each.target}") for each in packages[1:]]
    return [backend for backend in backends if machine.device in backend.devices]
