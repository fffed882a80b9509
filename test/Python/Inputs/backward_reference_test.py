#===- backward_reference_test.py - Tests of the numpy gradients ------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Tests of attn.reference.attention_backward: finite differences of the forward
reference for every option, and PyTorch's autograd where PyTorch is there."""

import unittest

import numpy as np

from attn import reference

try:
    import torch
except ImportError:
    torch = None

INF = np.inf
# B, Hq, Hk, Sq, Sk, D, E: grouped heads, no extent like another.
SHAPE = (2, 4, 2, 5, 7, 3, 6)


def draw(seed=0, shape=SHAPE):
    batch, heads, key_heads, queries, keys, depth, value_depth = shape
    normal = np.random.default_rng(seed).standard_normal
    return dict(query=normal((batch, heads, queries, depth)),
                key=normal((batch, key_heads, keys, depth)),
                value=normal((batch, key_heads, keys, value_depth)),
                output_gradient=normal((batch, heads, queries, value_depth)),
                lse_gradient=normal((batch, heads, queries)))


def difference(arrays, name, index, options, step=1e-5):
    """The derivative of the loss by one element, from both sides."""
    losses = []
    for sign in (1, -1):
        moved = {**arrays, **{n: options[n] for n in ("bias", "sink") if n in options}}
        moved[name] = np.array(moved[name], dtype=np.float64)
        moved[name][index] += sign * step
        output, lse = reference.attention(
            moved["query"], moved["key"], moved["value"],
            **{**options, **{n: moved[n] for n in ("bias", "sink") if n in options}})
        # An empty row's log-sum-exp does not move.
        lse = np.where(np.isneginf(lse), 0, lse)
        losses.append(np.sum(output * moved["output_gradient"]) +
                      np.sum(lse * moved["lse_gradient"]))
    return (losses[0] - losses[1]) / (2 * step)


OPTIONS = {
    "plain": {},
    "scale": dict(scale=-0.3),
    "softcap": dict(softcap=0.8),
    "causal": dict(causal=True),
    "causal bottom right": dict(causal=True, diagonal="bottom_right"),
    "empty rows": dict(causal=True, diagonal_offset=-2),
    "empty rows with a sink": dict(causal=True, diagonal_offset=-2,
                                   sink=np.array([0.3, -1.0, 2.0, 0.0])),
    "window": dict(window=(2, 1)),
    "mask": dict(mask=np.random.default_rng(1).random((2, 1, 5, 7)) < 0.6),
    "key lengths": dict(key_lengths=np.array([4, 0])),
    "origin": dict(key_lengths=np.array([9, 6]), causal=True, origin=(0, 1, 3, 2)),
    "sink": dict(sink=np.array([0.5, -INF, 1.0, 0.0])),
    "dropout": dict(dropout=(0.4, 7, 3)),
    "bias": dict(bias=np.random.default_rng(2).standard_normal((2, 4, 5, 7))),
    "bias of heads": dict(bias=np.random.default_rng(2).standard_normal((1, 4, 1, 7))),
    "bias of keys": dict(bias=np.random.default_rng(2).standard_normal((2, 7)),
                         bias_layout="bk"),
    "region": dict(score=lambda s, b, h, i, j: np.tanh(s) * (h + 1) + (j - i),
                   derivative=lambda s, b, h, i, j: (1 - np.tanh(s)**2) * (h + 1)),
    "region that masks": dict(
        score=lambda s, b, h, i, j: np.where((i + j) % 3 == 0, -INF, s),
        derivative=lambda s, b, h, i, j: np.where((i + j) % 3 == 0, 0.0, 1.0)),
    "many": dict(scale=0.7, softcap=2.0, causal=True, window=(4, None),
                 dropout=(0.2, 1, 2), sink=np.array([0.1, 0.2, 0.3, 0.4]),
                 bias=np.random.default_rng(2).standard_normal((1, 1, 5, 7)),
                 key_lengths=np.array([7, 3]),
                 score=lambda s, b, h, i, j: s * s + b,
                 derivative=lambda s, b, h, i, j: 2 * s),
}


class FiniteDifferences(unittest.TestCase):
    def test_options(self):
        for name, options in OPTIONS.items():
            with self.subTest(name):
                self.check(options)

    def check(self, options):
        arrays = draw()
        found = reference.attention_backward(**arrays, **options)
        options = {n: x for n, x in options.items() if n != "derivative"}
        moves = np.random.default_rng(5)
        for operand, gradient in zip(("query", "key", "value", "bias", "sink"), found):
            if gradient is None:
                self.assertNotIn(operand, options)
                continue
            array = options.get(operand, arrays.get(operand))
            self.assertEqual(gradient.shape, np.shape(array))
            self.assertTrue(np.isfinite(gradient).all())
            for flat in moves.choice(gradient.size, min(12, gradient.size), replace=False):
                index = np.unravel_index(flat, gradient.shape)
                if not np.isfinite(array[index]):
                    self.assertEqual(gradient[index], 0)
                    continue
                wanted = difference(arrays, operand, index, options)
                # Both steps are off by the third derivative and by rounding.
                self.assertAlmostEqual(gradient[index], wanted, delta=2e-8 * (1 + abs(wanted)),
                                       msg=f"{operand}{index}")

    def test_layouts(self):
        arrays = draw()
        wanted = reference.attention_backward(**arrays, causal=True)
        swap = lambda array: np.swapaxes(array, 1, 2)
        found = reference.attention_backward(
            swap(arrays["query"]), np.swapaxes(arrays["key"], 2, 3), swap(arrays["value"]),
            swap(arrays["output_gradient"]), lse_gradient=arrays["lse_gradient"],
            lse_layout="bhs", causal=True, query_layout="bshd", key_layout="bhds",
            value_layout="bshd")
        np.testing.assert_allclose(swap(found.query), wanted.query)
        np.testing.assert_allclose(np.swapaxes(found.key, 2, 3), wanted.key)
        np.testing.assert_allclose(swap(found.value), wanted.value)

    def test_no_extents(self):
        for shape in ((0, 2, 2, 3, 3, 4, 4), (1, 0, 0, 3, 3, 4, 4), (1, 2, 2, 0, 3, 4, 4),
                      (1, 2, 2, 3, 0, 4, 4), (1, 2, 2, 3, 3, 0, 4), (1, 2, 2, 3, 3, 4, 0)):
            arrays = draw(shape=shape)
            found = reference.attention_backward(**arrays)
            for name in ("query", "key", "value"):
                self.assertEqual(getattr(found, name).shape, arrays[name].shape)
                self.assertTrue(np.isfinite(getattr(found, name)).all())

    def test_unread(self):
        # Neither rows beyond the key length nor what a mask hides is seen.
        arrays = draw()
        lengths = np.array([3, 5])
        wanted = reference.attention_backward(**arrays, key_lengths=lengths)
        for b, length in enumerate(lengths):
            arrays["key"][b, :, length:] = np.nan
            arrays["value"][b, :, length:] = np.nan
        found = reference.attention_backward(**arrays, key_lengths=lengths)
        for one, other in zip(wanted[:3], found[:3]):
            np.testing.assert_array_equal(one, other)
        self.assertEqual(np.abs(found.key[0, :, 3:]).max(), 0)
        self.assertEqual(np.abs(found.value[1, :, 5:]).max(), 0)

    def test_needs_derivative(self):
        with self.assertRaisesRegex(ValueError, "needs its derivative"):
            reference.attention_backward(**draw(), score=lambda s, b, h, i, j: s)


class PlainFloat32(unittest.TestCase):
    def test_errors(self):
        arrays = {n: x.astype(np.float32) for n, x in draw(3, (2, 4, 2, 40, 50, 32, 32)).items()}
        wanted = reference.attention_backward(**arrays)
        for element_type, least, most in (("f32", 1e-8, 1e-5), ("f16", 1e-5, 2e-2),
                                          ("bf16", 1e-4, 2e-1)):
            found = reference.plain_float32_backward(**arrays, element_type=element_type)
            for one, other in zip(found[:3], wanted[:3]):
                self.assertTrue(least < reference.max_error(one, other) < most, element_type)


@unittest.skipUnless(torch, "PyTorch is not there")
class Autograd(unittest.TestCase):
    def check(self, bias=None, **options):
        arrays = draw()
        tensors = {n: torch.tensor(arrays[n], requires_grad=True)
                   for n in ("query", "key", "value")}
        mask = None
        if bias is not None:
            mask = torch.tensor(bias, requires_grad=True)
        output = torch.nn.functional.scaled_dot_product_attention(
            *tensors.values(), attn_mask=mask, is_causal=options.get("causal", False),
            scale=options.get("scale"), enable_gqa=True)
        output.backward(torch.tensor(arrays["output_gradient"]))
        del arrays["lse_gradient"]
        found = reference.attention_backward(**arrays, bias=bias, **options)
        for name, tensor in tensors.items():
            np.testing.assert_allclose(getattr(found, name), tensor.grad.numpy(),
                                       rtol=1e-10, atol=1e-12)
        if bias is not None:
            np.testing.assert_allclose(found.bias, mask.grad.numpy(), rtol=1e-10, atol=1e-12)

    def test_agrees(self):
        self.check()
        self.check(causal=True, scale=0.2)
        self.check(bias=np.random.default_rng(4).standard_normal((1, 4, 1, 7)))


if __name__ == "__main__":
    unittest.main()
