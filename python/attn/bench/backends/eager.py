#===- eager.py - PyTorch's own attention -----------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What PyTorch has itself: the formula written out, scaled_dot_product_attention
with each of its backends, FlexAttention."""

import re

from attn.bench.backends.base import Backend, Missing, Runner, Unsupported
from attn.bench.check import plain_output

__all__ = ["Flex", "Naive", "Sdpa", "TorchBackend"]


class TorchBackend(Backend):
    """A peer that is a function of torch's tensors."""

    devices = ("host", "cuda", "hip")

    def find(self):
        if not self.machine.torch:
            raise Missing(self.machine.without_torch)

    def function(self, case, tensors):
        """A function of query, key and value that gives the output, all in the order
        of `tensors`."""
        raise NotImplementedError

    def tensors(self, operands):
        return operands.logical_tensors()

    def to_logical(self, output):
        return output

    def context(self):
        """A context manager around the function, or none."""
        return None

    def bind(self, case, operands):
        torch = self.machine.torch
        tensors = self.tensors(operands)
        function = self.function(case, tensors)
        if case.backward:
            return self.bind_backward(function, tensors, operands)

        def call():
            with torch.no_grad():
                return function(*tensors)

        return Runner(call, self.machine.clock(), self.to_logical)

    def bind_backward(self, function, tensors, operands):
        """The forward pass is done once, outside of the calls."""
        torch = self.machine.torch
        inputs = [tensor.detach().requires_grad_() for tensor in tensors]
        output = function(*inputs)
        # The order of axes that a function has is its own inverse.
        gradient = self.to_logical(operands.gradient())

        def call():
            return torch.autograd.grad(output, inputs, gradient, retain_graph=True)

        return Runner(call, self.machine.clock(), self.to_logical)


class Naive(TorchBackend):
    name = "naive"

    def function(self, case, tensors):
        return lambda *operands: plain_output(self.machine.torch, case.problem, operands)


class Sdpa(TorchBackend):
    """One backend of scaled_dot_product_attention, by its name in SDPBackend."""

    def __init__(self, machine, name, backend, devices):
        super().__init__(machine)
        self.name = name
        self.devices = devices
        self._backend = backend

    def function(self, case, tensors):
        from torch.nn.attention import SDPBackend, sdpa_kernel
        attention = self.machine.torch.nn.functional.scaled_dot_product_attention
        backend = getattr(SDPBackend, self._backend)
        problem = case.problem
        options = {"is_causal": problem.causal,
                   "enable_gqa": problem.heads != problem.key_heads}

        def function(*operands):
            try:
                with sdpa_kernel(backend):
                    return attention(*operands, **options)
            except RuntimeError as error:
                if not re.search("No (available kernel|viable backend)", str(error)):
                    raise
                raise Unsupported("PyTorch has no such kernel for this") from None

        return function


class Flex(TorchBackend):
    name = "flex"
    devices = ("cuda", "hip")

    def function(self, case, tensors):
        torch, problem = self.machine.torch, case.problem
        from torch.nn.attention.flex_attention import create_block_mask, flex_attention
        compiled = torch.compile(flex_attention, dynamic=False)
        options = {"enable_gqa": problem.heads != problem.key_heads}
        if problem.causal:
            options["block_mask"] = create_block_mask(
                lambda b, h, i, j: i >= j, None, None, problem.queries, problem.keys,
                device=tensors[0].device)
        return lambda *operands: compiled(*operands, **options)


def need_square(case, name):
    """Many kernels align a causal mask to the last query, not to the first."""
    problem = case.problem
    if problem.causal and problem.queries != problem.keys:
        raise Unsupported(f"{name} aligns a causal mask to the last key")
