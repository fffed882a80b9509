#===- gradients_test.py - Tests of gradients of attention from Python ------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
# usage: gradients_test.py

import unittest

import numpy as np
import torch

import attn.torch
from attn import compiler, ops, reference

functional = torch.nn.functional
attend = attn.torch.scaled_dot_product_attention

# Sums of some hundred products of numbers near one, twice rounded, in float64 and float32.
TOLERANCE = {torch.float64: 1e-13, torch.float32: 5e-6}


def random(*shape, dtype=torch.float64):
    return torch.randn(shape, dtype=dtype).requires_grad_()


def make(dtype=torch.float64, heads=4, key_heads=4, queries=5, keys=7):
    return (random(2, heads, queries, 8, dtype=dtype),
            random(2, key_heads, keys, 8, dtype=dtype),
            random(2, key_heads, keys, 4, dtype=dtype))


def spell_out(query, key, value, bias, sinks, softcap):
    """Output and log-sum-exp as PyTorch computes them, of grouped heads, causal."""
    group = query.shape[1] // key.shape[1]
    key, value = (tensor.repeat_interleave(group, 1) for tensor in (key, value))
    scores = softcap * torch.tanh(query @ key.mT / query.shape[-1] ** 0.5 / softcap)
    keep = torch.ones(scores.shape[-2:], dtype=torch.bool).tril()
    scores = (scores + bias).masked_fill(~keep, float("-inf"))
    column = sinks.view(1, -1, 1, 1).expand(*scores.shape[:3], 1)
    lse = torch.cat((scores, column), -1).logsumexp(-1)
    return torch.exp(scores - lse[..., None]) @ value, lse


class ArraysTest(unittest.TestCase):
    def make(self, dtype=np.float32):
        rng = np.random.default_rng(0)

        def random(*shape):
            return rng.standard_normal(shape).astype(dtype)

        query, key, value = random(2, 5, 4, 8), random(2, 7, 2, 8), random(2, 7, 2, 4)
        bias, sinks = random(1, 4, 5, 7), random(4).astype(np.float32)
        return query, key, value, random(2, 4, 5, 4), bias, sinks, random

    def test_reference(self):
        """As far from float64 as attention_backward-s12 allows."""
        for dtype, name in ((np.float32, "f32"), (np.float16, "f16")):
            query, key, value, output_gradient, bias, sinks, random = self.make(dtype)
            lse_gradient = random(2, 4, 5).astype(np.float32)
            options = dict(
                causal=True, window=(4, None), diagonal="bottom_right", softcap=3.0,
                bias=bias, sinks=sinks, key_lengths=np.array([7, 3], np.int32))
            layouts = dict(layout="bshd", output_layout="bhsd")
            output, lse = ops.attention(query, key, value, return_lse=True, **options,
                                        **layouts)
            found = ops.attention_backward(
                query, key, value, output, output_gradient, lse,
                lse_gradient=lse_gradient, return_bias_gradient=True,
                return_sinks_gradient=True, **options, **layouts)
            options["sink"] = options.pop("sinks")
            options.update(query_layout="bshd", key_layout="bshd", value_layout="bshd",
                           output_layout="bhsd", output=output, lse=lse,
                           lse_gradient=lse_gradient)
            arguments = query, key, value, output_gradient
            expected = reference.attention_backward(*arguments, **options)
            plain = reference.plain_float32_backward(*arguments, element_type=name,
                                                     **options)
            for field, array, wanted, unit in zip(found._fields, found, expected, plain):
                with self.subTest(dtype=name, gradient=field):
                    self.assertEqual(array.shape, wanted.shape)
                    self.assertEqual(array.dtype,
                                     np.float32 if field in ("bias", "sinks") else dtype)
                    bound = 2 * reference.max_error(unit, wanted) + 1e-6
                    self.assertLessEqual(reference.max_error(array, wanted), bound)

    def test_kinds(self):
        """Other batches and lengths compile nothing; a score has the derivative of its
        operations."""
        counts = []
        for batch, queries in ((1, 3), (2, 6)):
            rng = np.random.default_rng(1)
            query, key, value, output_gradient = (
                rng.standard_normal((batch, 2, queries, 8)) for _ in range(4))

            def score(s, b, h, i, j):
                return ops.tanh(s) * 2.0

            output, lse = ops.attention(query, key, value, score=score, return_lse=True)
            found = ops.attention_backward(query, key, value, output, output_gradient, lse,
                                           score=score)
            expected = reference.attention_backward(
                query, key, value, output_gradient,
                score=lambda s, b, h, i, j: 2 * np.tanh(s),
                derivative=lambda s, b, h, i, j: 2 * (1 - np.tanh(s) ** 2))
            for array, wanted in zip(found[:3], expected[:3]):
                np.testing.assert_allclose(array, wanted, rtol=0, atol=1e-13)
            self.assertIsNone(found.bias)
            self.assertIsNone(found.sinks)
            counts.append(compiler.counts["compiled"] + compiler.counts["found"])
        self.assertEqual(counts[0], counts[1])

    def test_refused(self):
        query, key, value, output_gradient, bias, _, _ = self.make()
        output, lse = np.zeros((2, 5, 4, 4), np.float32), np.zeros((2, 4, 5), np.float32)
        good = dict(query=query, key=key, value=value, output=output, lse=lse,
                    output_gradient=output_gradient.swapaxes(1, 2), layout="bshd")
        for changes, message in (
                ({"output": output[:, :3].copy()}, r"output: expected 5 positions, found 3"),
                ({"output": output.astype(np.float16)}, "output: expected elements of f32"),
                ({"output_gradient": output[0]},
                 "output_gradient: expected 4 dimensions, as query has, found 3"),
                ({"lse": lse[:, :2].copy()}, "lse: expected 4 heads, found 2"),
                ({"lse": None}, "lse: expected an array, found None"),
                ({"lse_gradient": lse.astype(np.float64)},
                 "lse_gradient: expected elements of f32, found float64"),
                ({"return_bias_gradient": True},
                 "bias: expected an array with return_bias_gradient, found None"),
                ({"return_sinks_gradient": True},
                 "sinks: expected an array with return_sinks_gradient, found None"),
                ({"bias": np.broadcast_to(bias, (2, 4, 5, 7)), "return_bias_gradient": True},
                 r"bias: expected an array without repeated dimensions .*, found one of "
                 r"\(2, 4, 5, 7\) that repeats f32\[1, 4, 5, 7\]"),
                ({"target": "sm_90a"},
                 r'target: expected "host" \(cards have no kernels for gradients yet\), '
                 r"found 'sm_90a'"),
                ({"layout": "sbhd"}, "layout: expected"),
        ):
            with self.subTest(message=message):
                with self.assertRaisesRegex(ops.ArgumentError, message):
                    ops.attention_backward(**{**good, **changes})
        elsewhere = [torch.empty(2, 4, 5, 8, device="meta")] * 5
        with self.assertRaisesRegex(
                ops.ArgumentError,
                r"query: expected an array on the CPU \(cards have no kernels for gradients "
                r"yet\), found an array on meta"):
            ops.attention_backward(*elsewhere, torch.empty(2, 4, 5, device="meta"))


class TorchTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def check(self, inputs, results, expected):
        """Gradients of the same random sum of results."""
        weights = [torch.randn_like(result) for result in results]
        found, wanted = (
            torch.autograd.grad(sum((result * weight).sum()
                                    for result, weight in zip(outputs, weights)), inputs,
                                retain_graph=True)
            for outputs in (results, expected))
        for gradient, other in zip(found, wanted):
            torch.testing.assert_close(gradient, other, rtol=0,
                                       atol=TOLERANCE[gradient.dtype])

    def test_replacement(self):
        def check(*inputs, leaves=None, **options):
            self.check(leaves or inputs, [attend(*inputs, **options)],
                       [functional.scaled_dot_product_attention(*inputs, **options)])

        for dtype in TOLERANCE:
            query, key, value = make(dtype)
            check(query, key, value, is_causal=True)
        check(*make(torch.float32, key_heads=2), is_causal=True, enable_gqa=True)
        # Views that a kernel reads, and views that it does not.
        check(query.transpose(1, 2).contiguous().transpose(1, 2), key, value,
              leaves=(query, key, value), is_causal=True)
        wide = random(2, 4, 5, 16, dtype=torch.float32)
        check(wide[..., ::2], key, value, leaves=(wide, key, value), is_causal=True)
        # Gradients of a mask of floats, of its own shape and as a repeated view.
        floats = random(2, 1, 5, 7, dtype=torch.float32)
        check(query, key, value, floats)
        check(query, key, value, floats.expand(2, 4, 5, 7),
              leaves=(query, key, value, floats))
        # A query that attends to nothing takes part in nothing.
        rows = torch.rand(5, 7) > 0.5
        rows[2] = False
        check(query, key, value, rows, leaves=(query, key, value))
        floats = torch.zeros(5, 7).masked_fill(~rows, float("-inf")).requires_grad_()
        check(query, key, value, floats)

    def test_operation(self):
        """All that has a gradient, and both results: against PyTorch, and as
        differences say."""
        query, key, value = make(key_heads=2)
        options = dict(causal=True, softcap=3.0)

        def run(query, key, value, bias, sinks):
            return torch.ops.attn.attention_lse(query, key, value, bias, None, None, sinks,
                                                **options)

        inputs = query, key, value, random(1, 4, 5, 7), random(4)
        expected = spell_out(*inputs, 3.0)
        found = run(*inputs)
        self.check(inputs, found, expected)
        self.check(inputs[:3], found[:1], expected[:1])
        self.check((key, inputs[4]), found[1:], expected[1:])
        small = [tensor[:1, ..., :2, :].detach().contiguous() for tensor in inputs[:3]]
        small += [inputs[3][..., :2, :2].detach().contiguous(), inputs[4].detach()]
        self.assertTrue(torch.autograd.gradcheck(
            run, [tensor.requires_grad_() for tensor in small]))

    def test_kept(self):
        """Without a log-sum-exp the backward pass computes it; the replacement keeps
        it."""
        query, key, value = make(torch.float32)
        kept = attend(query, key, value, is_causal=True)
        self.assertIn("attention_lse", str(kept.grad_fn))
        anew = torch.ops.attn.attention(query, key, value, causal=True)
        self.check((query, key, value), [kept], [anew])
        with torch.no_grad():
            self.assertIsNone(attend(query, key, value, is_causal=True).grad_fn)

    def test_registration(self):
        query, key, value = make(key_heads=2)
        arguments = query, key, value, random(1, 4, 5, 7), None, None, random(4)
        self.assertEqual(
            set(torch.library.opcheck(torch.ops.attn.attention_lse.default, arguments,
                                      dict(causal=True, softcap=3.0)).values()), {"SUCCESS"})
        compiled = torch.compile(attend, backend="aot_eager", fullgraph=True)
        inputs = make(torch.float32)
        self.check(inputs, [compiled(*inputs, is_causal=True)],
                   [functional.scaled_dot_product_attention(*inputs, is_causal=True)])

    def test_export(self):
        """What is exported for inference keeps nothing, though parameters would."""
        class Model(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.project = torch.nn.Linear(8, 24)

            def forward(self, rows):
                return attend(*self.project(rows).chunk(3, -1), is_causal=True)

        program = torch.export.export(Model(), (torch.randn(2, 5, 8),))
        calls = [node.target for node in program.graph.nodes if "attn" in str(node.target)]
        self.assertEqual(calls, [torch.ops.attn.attention.default])

    def test_refused(self):
        query, key, value = make(torch.float32)
        first, = torch.autograd.grad(attend(query, key, value).sum(), query,
                                     create_graph=True)
        with self.assertRaisesRegex(RuntimeError, "attn.attention_backward.*no autograd"):
            first.sum().backward()
        pages = torch.zeros(2, 1, dtype=torch.int32)
        output = torch.ops.attn.attention(query, key, value, page_table=pages)
        with self.assertRaisesRegex(
                ops.ArgumentError, "page_table: expected none where gradients are asked for"):
            output.sum().backward()

    def test_layer(self):
        """Steps of training: gradients of each agree, and the loss falls."""
        layer = torch.nn.ModuleDict(dict(
            norm=torch.nn.LayerNorm(32), project=torch.nn.Linear(32, 96),
            join=torch.nn.Linear(32, 32), wide=torch.nn.Linear(32, 64),
            narrow=torch.nn.Linear(64, 32)))

        def run(rows, attention):
            batch, length, width = rows.shape
            parts = layer["project"](layer["norm"](rows)).chunk(3, -1)
            heads = [part.view(batch, length, 4, 8).transpose(1, 2) for part in parts]
            attended = attention(*heads, is_causal=True).transpose(1, 2)
            rows = rows + layer["join"](attended.reshape(batch, length, width))
            return rows + layer["narrow"](functional.gelu(layer["wide"](rows)))

        rows, target = torch.randn(2, 2, 9, 32)
        parameters = list(layer.parameters())
        optimizer = torch.optim.SGD(parameters, lr=0.2)
        losses = []
        for _ in range(8):
            optimizer.zero_grad()
            loss = functional.mse_loss(run(rows, attend), target)
            loss.backward()
            expected = torch.autograd.grad(functional.mse_loss(
                run(rows, functional.scaled_dot_product_attention), target), parameters)
            for parameter, gradient in zip(parameters, expected):
                torch.testing.assert_close(parameter.grad, gradient, rtol=0, atol=1e-6)
            optimizer.step()
            losses.append(loss.item())
        self.assertEqual(losses, sorted(losses, reverse=True))
        self.assertLess(losses[-1], 0.9 * losses[0])


if __name__ == "__main__":
    unittest.main()
