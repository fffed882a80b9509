#===- torch_test.py - Tests of attn in PyTorch and transformers ------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
# usage: torch_test.py

import unittest

import torch

import attn.torch
import attn.transformers
from attn import compiler, ops

functional = torch.nn.functional
attend = attn.torch.scaled_dot_product_attention


def random(*shape, dtype=torch.float32):
    return torch.randn(shape, dtype=dtype)


def make(batch=2, heads=4, key_heads=4, queries=5, keys=7, depth=16, value_depth=8):
    return (random(batch, heads, queries, depth), random(batch, key_heads, keys, depth),
            random(batch, key_heads, keys, value_depth))


def count():
    return compiler.counts["compiled"] + compiler.counts["found"]


class TorchTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def check(self, *arguments, atol=2e-6, **options):
        torch.testing.assert_close(
            attend(*arguments, **options),
            functional.scaled_dot_product_attention(*arguments, **options),
            atol=atol, rtol=0)

    def test_replacement(self):
        query, key, value = make()
        rows = torch.rand(5, 7) > 0.5
        rows[2] = False  # A query that attends to nothing.
        floats = torch.zeros(2, 1, 5, 7).masked_fill(~rows, float("-inf"))
        self.check(query, key, value)
        self.check(query, key, value, is_causal=True)
        self.check(query, key, value, scale=0.3)
        self.check(query, key, value, rows)
        self.check(query, key, value, floats)
        self.check(query, key, value, floats.expand(2, 4, 5, 7))
        self.check(query, key, value, (rows | True)[:, :1].expand(5, 7))
        self.check(query, key[:, :2], value[:, :2], enable_gqa=True)
        self.check(query[0], key[0], value[0])
        self.check(query[0, 0], key[0, 0], value[0, 0])
        self.check(query, key[:1], value[:1])
        self.check(query.transpose(1, 2).contiguous().transpose(1, 2), key, value)
        self.check(query[..., ::2], key[..., ::2], value)
        self.check(*(tensor.double() for tensor in (query, key, value)), atol=1e-14)
        self.check(*(tensor.bfloat16() for tensor in (query, key, value)), atol=2e-2)
        self.check(random(3, 2, 4, 5, 16), random(3, 2, 4, 7, 16), random(3, 2, 4, 7, 8),
                   torch.rand(3, 1, 4, 5, 7) > 0.3)
        zeros = attend(query, key, value, rows)[:, :, 2]
        self.assertEqual(zeros.abs().max(), 0)

    def test_refused(self):
        query, key, value = make()
        for changes, message in (
                ({"dropout_p": 0.1}, "dropout_p: expected 0, since .*, found 0.1"),
                ({"attn_mask": torch.ones(5, 7, dtype=torch.bool), "is_causal": True},
                 "attn_mask: expected none with is_causal=True"),
                ({"attn_mask": torch.ones(5, 7, dtype=torch.int32)},
                 "attn_mask: expected bool or floats, found torch.int32"),
                ({"query": query[0, 0, 0]}, "query: expected at least 2 dimensions, found 1"),
                ({"key": key.double()}, "key: expected elements of f32, found torch.float64"),
                ({"attn_mask": torch.ones(3, 7, dtype=torch.bool)},
                 r"mask: expected 1 or 5 queries, found 3 in i1\[3, 7\]"),
        ):
            with self.subTest(message=message):
                arguments = {"query": query, "key": key, "value": value, **changes}
                with self.assertRaisesRegex(ops.ArgumentError, message):
                    attend(**arguments)
        with self.assertRaisesRegex(
                ops.ArgumentError,
                "key: expected an array on cpu, where query is, found one on meta"):
            ops.attention(query, key.to("meta"), value)

    def test_operation(self):
        query, key, value = make(key_heads=2)
        options = dict(causal=True, window_left=3, offset=2, softcap=5.0)
        self.assertEqual(
            set(torch.library.opcheck(torch.ops.attn.attention_lse.default,
                                      (query, key, value), options).values()), {"SUCCESS"})
        output, lse = torch.ops.attn.attention_lse(query, key, value, **options)
        expected, expected_lse = ops.attention(
            query, key, value, causal=True, window=(3, None), offset=2, softcap=5.0,
            return_lse=True)
        torch.testing.assert_close(output, expected, atol=0, rtol=0)
        torch.testing.assert_close(lse, expected_lse, atol=0, rtol=0)

    def test_compile_and_export(self):
        query, key, value = make()

        class Model(torch.nn.Module):
            def forward(self, query, key, value):
                return attend(2 * query, key, value, is_causal=True) + 1

        expected = functional.scaled_dot_product_attention(
            2 * query, key, value, is_causal=True) + 1
        compiled = torch.compile(Model(), backend="aot_eager", fullgraph=True)
        torch.testing.assert_close(compiled(query, key, value), expected, atol=2e-6, rtol=0)
        length = torch.export.Dim("length", min=2, max=64)
        program = torch.export.export(
            Model(), (query, key, value),
            dynamic_shapes=({}, {2: length}, {2: length}))
        calls = [node.target for node in program.graph.nodes if "attn" in str(node.target)]
        self.assertEqual(calls, [torch.ops.attn.attention.default])
        longer = make(keys=11)
        torch.testing.assert_close(
            program.module()(*longer), Model()(*longer), atol=2e-6, rtol=0)

    def test_generation(self):
        """A cache of fixed size whose length is a number of run time: a step compiles
        nothing."""
        heads, depth, size = 4, 16, 24
        weights = random(3, heads * depth, heads * depth, dtype=torch.float32) / 8
        tokens = random(1, size, heads * depth)

        def project(rows, weight):
            return (rows @ weight).view(1, rows.shape[1], heads, depth)

        key_cache = torch.full((1, size, heads, depth), float("nan"))
        value_cache = torch.full((1, size, heads, depth), float("nan"))
        outputs, counts = [], []
        start = 0
        for length in [6] + [1] * (size - 6):
            rows = tokens[:, start:start + length]
            key_cache[:, start:start + length] = project(rows, weights[1])
            value_cache[:, start:start + length] = project(rows, weights[2])
            outputs.append(torch.ops.attn.attention(
                project(rows, weights[0]), key_cache, value_cache, causal=True,
                offset=start, layout="bshd",
                key_lengths=torch.tensor([start + length], dtype=torch.int32)))
            start += length
            counts.append(count())
        # The prompt, the first step, and nothing after it.
        self.assertEqual(counts[-1], counts[1])
        whole = [project(tokens, weight).transpose(1, 2) for weight in weights]
        expected = functional.scaled_dot_product_attention(*whole, is_causal=True)
        torch.testing.assert_close(torch.cat(outputs, 1), expected.transpose(1, 2),
                                   atol=5e-6, rtol=0)


class TransformersTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        attn.transformers.register()

    def build(self, kind, **options):
        import transformers
        config = getattr(transformers, kind + "Config")(
            vocab_size=64, hidden_size=64, intermediate_size=96, num_hidden_layers=2,
            num_attention_heads=4, **options)
        name = kind + ("ForCausalLM" if kind != "Bert" else "Model")
        return getattr(transformers, name)(config).eval()

    def compare(self, model, **inputs):
        results = []
        with torch.no_grad():
            for name in ("eager", "attn"):
                model.set_attn_implementation(name)
                results.append(model(**inputs)[0])
        mask = inputs.get("attention_mask")
        if mask is not None:  # Rows of padding are nobody's.
            results = [result[mask.bool()] for result in results]
        torch.testing.assert_close(*results, atol=1e-5, rtol=1e-5)

    def test_models(self):
        tokens = torch.randint(0, 64, (2, 12))
        mask = torch.ones(2, 12, dtype=torch.long)
        mask[1, 8:] = 0
        self.compare(self.build("Bert"), input_ids=tokens, attention_mask=mask)
        llama = self.build("Llama", num_key_value_heads=2)
        self.compare(llama, input_ids=tokens)
        self.compare(llama, input_ids=tokens, attention_mask=mask.flip(1))
        self.compare(self.build("Mistral", num_key_value_heads=2, sliding_window=5),
                     input_ids=tokens)
        self.compare(self.build("Gemma2", num_key_value_heads=2, head_dim=16,
                                sliding_window=5, attn_logit_softcapping=3.0),
                     input_ids=tokens)

    def test_training(self):
        """Gradients of all parameters, with windows, softcap and rows of padding."""
        model = self.build("Gemma2", num_key_value_heads=2, head_dim=16, sliding_window=5,
                           attn_logit_softcapping=3.0).train()
        tokens = torch.randint(0, 64, (2, 12))
        mask = torch.ones(2, 12, dtype=torch.long)
        mask[1, 8:] = 0
        gradients = []
        for name in ("eager", "attn"):
            model.set_attn_implementation(name)
            loss = model(input_ids=tokens, attention_mask=mask,
                         labels=tokens.masked_fill(mask == 0, -100)).loss
            gradients.append(torch.autograd.grad(loss, list(model.parameters())))
        torch.testing.assert_close(*gradients, atol=1e-5, rtol=1e-5)

    def test_generate(self):
        """Tokens of both implementations are the same; after the second of a sequence
        nothing is compiled."""
        model = self.build("Llama", num_key_value_heads=2)
        tokens = torch.randint(0, 64, (1, 7))
        texts, counts = [], []
        for name, new in (("eager", 12), ("attn", 2), ("attn", 12)):
            model.set_attn_implementation(name)
            texts.append(model.generate(tokens, max_new_tokens=new, do_sample=False,
                                        pad_token_id=0))
            counts.append(count())
        self.assertTrue(torch.equal(texts[0], texts[2]))
        self.assertEqual(counts[2], counts[1])

    def test_refused(self):
        model = self.build("Bert", attention_probs_dropout_prob=0.1).train()
        model.set_attn_implementation("attn")
        with self.assertRaisesRegex(ops.ArgumentError, "dropout: expected 0 .*found 0.1"):
            model(input_ids=torch.zeros(1, 4, dtype=torch.long))


if __name__ == "__main__":
    unittest.main()
