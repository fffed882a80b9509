#===- check.py - Compares results with float64 -----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""The third check before a number is printed: the result is right.

The unit of error is what PyTorch's own attention in the same type errs by, on the
same operands; in float32 it is the formula written out, and where torch is absent
that formula in float32 with operands and probabilities rounded to the type. Twice the unit is allowed, but never less
than half of the last place of the greatest result, by which any rounding errs.
Backward, each of the three gradients has its own unit."""

import math

import numpy as np

from attn import reference

__all__ = ["Check", "Wrong", "plain_output"]

# Half the distance from 1 to the next number.
ROUNDING = {"f64": 2.0 ** -53, "f32": 2.0 ** -24, "f16": 2.0 ** -11, "bf16": 2.0 ** -8}
# Of attn, in units.
LIMIT = 2.0


class Wrong(Exception):
    """The error and what is allowed, in one line."""


def _mask(torch, scores, first, last):
    """Hides keys behind the queries first to last."""
    keys = torch.arange(scores.shape[1], device=scores.device)
    queries = torch.arange(first, last, device=scores.device)
    return scores.masked_fill(keys[None, :] > queries[:, None], -math.inf)


def plain_output(torch, problem, tensors):
    """The formula in the type of the operands, which are in the order bhsd."""
    query, key, value = tensors
    group = problem.heads // problem.key_heads
    if group > 1:
        key, value = (x.repeat_interleave(group, 1) for x in (key, value))
    scores = query @ key.transpose(2, 3) * problem.depth ** -0.5
    if problem.causal:
        hidden = torch.ones(scores.shape[2:], dtype=torch.bool,
                            device=query.device).triu(1)
        scores = scores.masked_fill(hidden, -math.inf)
    return torch.softmax(scores, 3) @ value


def exact_output(torch, problem, tensors, scale, chunk_bytes=1 << 28):
    """The output in float64 in the order bhsd, on the device of the operands, which
    are in the same order; scores of a part of the queries at a time."""
    query, key, value = tensors
    batch, heads, queries, _ = query.shape
    group = heads // key.shape[1]
    output = torch.empty((batch, heads, queries, value.shape[3]), dtype=torch.float64,
                         device=query.device)
    rows = max(1, min(queries, chunk_bytes // (8 * key.shape[2])))
    for b in range(batch):
        for h in range(heads):
            k, v = (x[b, h // group].double() for x in (key, value))
            for first in range(0, queries, rows):
                last = min(queries, first + rows)
                scores = (query[b, h, first:last].double() @ k.T) * scale
                if problem.causal:
                    scores = _mask(torch, scores, first, last)
                output[b, h, first:last] = torch.softmax(scores, 1) @ v
    return output


def exact_gradients(torch, problem, tensors, gradient, scale):
    """Those of query, key and value for one of the output, a head at a time."""
    found = [torch.zeros(tensor.shape, dtype=torch.float64, device=tensor.device)
             for tensor in tensors]
    query, key, _ = tensors
    group = query.shape[1] // key.shape[1]
    for b in range(query.shape[0]):
        for h in range(query.shape[1]):
            heads = (h, h // group, h // group)
            inputs = [tensor[b, head].double().requires_grad_()
                      for tensor, head in zip(tensors, heads)]
            q, k, v = inputs
            scores = (q @ k.T) * scale
            if problem.causal:
                scores = _mask(torch, scores, 0, query.shape[2])
            output = torch.softmax(scores, 1) @ v
            parts = torch.autograd.grad(output, inputs, gradient[b, h].double())
            for tensor, head, part in zip(found, heads, parts):
                tensor[b, head] += part
    return found


class Check:
    """What is right for the operands of one case, computed when first asked for. All
    results are lists: of the output, or of the gradients of query, key and value;
    in the order bhsd."""

    def __init__(self, operands):
        self.operands = operands
        self._exact = {}
        self._units = None

    def exact(self, scale):
        """Tensors of the device, or arrays."""
        if scale not in self._exact:
            operands, problem = self.operands, self.operands.problem
            if operands.case.backward:
                exact = exact_gradients(
                    operands.torch, problem, operands.logical_tensors(),
                    operands.gradient(), scale)
            elif operands.torch:
                exact = [exact_output(operands.torch, problem,
                                      operands.logical_tensors(), scale)]
            else:
                arrays, options = problem.options(operands.arrays())
                output, _ = reference.attention(*arrays, scale=scale, **options)
                exact = [operands.to_logical(output)]
            self._exact[scale] = exact
        return self._exact[scale]

    def errors(self, results, scale):
        """The greatest absolute error of each."""
        exact = self.exact(scale)
        if len(results) != len(exact):
            raise Wrong(f"expected {len(exact)} results, found {len(results)}")
        return [self._error(result, right) for result, right in zip(results, exact)]

    def _error(self, result, right):
        if tuple(result.shape) != tuple(right.shape):
            raise Wrong(f"expected a result of extents {tuple(right.shape)}, "
                        f"found {tuple(result.shape)}")
        if not self.operands.torch:
            return reference.max_error(np.asarray(result, np.float64), right)
        result = self.operands.torch.as_tensor(result, device=right.device)
        worst = (result.double() - right).abs().max().item() if right.numel() else 0.0
        return math.inf if math.isnan(worst) else worst

    def units(self):
        """The errors that twice of is allowed."""
        if self._units is None:
            operands, problem = self.operands, self.operands.problem
            if operands.torch:
                results = self._run_torch()
            else:
                plain = problem.evaluate(operands.arrays(), reference.plain_float32,
                                         element_type=problem.element)
                results = [operands.to_logical(plain)]
            self._units = self.errors(results, problem.depth ** -0.5)
        return self._units

    def _run_torch(self):
        operands, problem = self.operands, self.operands.problem
        torch = operands.torch
        inputs = [tensor.detach().requires_grad_(operands.case.backward)
                  for tensor in operands.logical_tensors()]
        if problem.element in ("f32", "f64"):
            output = plain_output(torch, problem, inputs)
        else:
            output = torch.nn.functional.scaled_dot_product_attention(
                *inputs, is_causal=problem.causal,
                enable_gqa=problem.heads != problem.key_heads)
        if operands.case.backward:
            return torch.autograd.grad(output, inputs, operands.gradient())
        return [output.detach()]

    def judge(self, results, scale=None, limit=LIMIT):
        """The error and what is allowed, of the worst result. Raises `Wrong` if it is
        more than `limit` units."""
        problem = self.operands.problem
        scale = scale or problem.depth ** -0.5
        found = []
        for error, unit, right in zip(self.errors(results, scale), self.units(),
                                      self.exact(scale)):
            greatest = float(abs(right).max()) if math.prod(right.shape) else 0.0
            allowed = max(limit * unit, ROUNDING[problem.element] * greatest)
            if not error <= allowed:
                raise Wrong(f"wrong: expected an error of at most {allowed:.2e}, "
                            f"found {error:.2e}")
            found.append((error, allowed))
        return max(found, key=lambda each: each[0] / each[1] if each[1] else 0)
