#===- ops_test.py - Tests of attn.ops.attention ----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
# usage: ops_test.py

import unittest

import numpy as np

from attn import compiler, ops, reference

RNG = np.random.default_rng(7)


def random(*shape, dtype=np.float32):
    return RNG.standard_normal(shape).astype(dtype)


def make(batch=2, heads=4, key_heads=2, queries=5, keys=7, depth=8, value_depth=6):
    return (random(batch, heads, queries, depth), random(batch, key_heads, keys, depth),
            random(batch, key_heads, keys, value_depth))


def to_bshd(arrays):
    return [np.ascontiguousarray(array.transpose(0, 2, 1, 3)) for array in arrays]


class OpsTest(unittest.TestCase):
    def check(self, arrays, expected_options=None, **options):
        """Against the float64 reference, with the options in its words."""
        output, lse = ops.attention(*arrays, return_lse=True, **options)
        wanted = dict(options if expected_options is None else expected_options)
        expected, expected_lse = reference.attention(*arrays, **wanted)
        np.testing.assert_allclose(output, expected, rtol=0, atol=3e-6)
        np.testing.assert_allclose(lse, expected_lse, rtol=0, atol=3e-6)

    def test_options(self):
        bias, mask = random(2, 1, 5, 7), RNG.random((5, 7)) > 0.3
        mask[2] = False  # A row of nothing.
        lengths = np.array([3, 7], np.int64)
        sinks = random(4)
        for options, expected in (
                ({}, {}),
                ({"causal": True}, {"causal": True}),
                ({"causal": True, "offset": 2}, {"causal": True, "diagonal_offset": 2}),
                ({"causal": True, "diagonal": "bottom_right"},
                 {"causal": True, "diagonal": "bottom_right"}),
                ({"window": (2, None)}, {"window": (2, None)}),
                ({"window": (1, 0), "offset": 1}, {"window": (1, 0), "diagonal_offset": 1}),
                ({"scale": 1e-05}, {"scale": 1e-05}),
                ({"softcap": 1.5, "scale": -2}, {"softcap": 1.5, "scale": -2}),
                ({"bias": bias, "mask": mask}, {"bias": bias, "mask": mask}),
                ({"key_lengths": lengths}, {"key_lengths": lengths}),
                ({"sinks": sinks}, {"sink": sinks}),
                ({"dropout": (0.25, 5, -1)}, {"dropout": (0.25, 5, -1)}),
        ):
            with self.subTest(options=sorted(options)):
                self.check(make(), expected, **options)

    def test_score(self):
        arrays = make()

        def score(s, b, h, i, j):
            distance = i - j
            near = (distance < 2) & (distance >= -2) | ~(h != 1)
            return ops.where(near, ops.maximum(s, -0.5) * 2 - distance / 4,
                             ops.tanh(1 - s) + j % 3 + 0.125 * (b // 1))

        def numpy_score(s, b, h, i, j):
            distance = i - j
            near = (distance < 2) & (distance >= -2) | (h == 1)
            return np.where(near, np.maximum(s, -0.5) * 2 - distance / 4,
                            np.tanh(1 - s) + j % 3 + 0.125 * b)

        self.check(arrays, {"score": numpy_score}, score=score)

    def test_layouts(self):
        arrays = make()
        expected, _ = reference.attention(*arrays)
        output = ops.attention(*to_bshd(arrays), layout="bshd")
        np.testing.assert_allclose(output.transpose(0, 2, 1, 3), expected, atol=3e-6)
        # Views in the other order are read in place.
        views = [array.transpose(0, 2, 1, 3) for array in to_bshd(arrays)]
        self.assertFalse(views[0].flags.c_contiguous)
        output = ops.attention(*views)
        np.testing.assert_allclose(output, expected, atol=3e-6)
        output = ops.attention(*arrays, output_layout="bshd")
        np.testing.assert_allclose(output.transpose(0, 2, 1, 3), expected, atol=3e-6)
        # Fewer dimensions.
        for index in ((0,), (0, 0)):
            part = [array[index] for array in arrays]
            np.testing.assert_allclose(ops.attention(*part), expected[index], atol=3e-6)
        # A repeated dimension of a mask is one element.
        mask = np.broadcast_to(RNG.random((2, 1, 1, 7)) > 0.3, (2, 4, 5, 7))
        expected, _ = reference.attention(*arrays, mask=mask)
        np.testing.assert_allclose(ops.attention(*arrays, mask=mask), expected, atol=3e-6)

    def test_pages(self):
        query, key, value = make(queries=1, keys=8)
        table = np.array([[3, 1], [0, 2]], np.int32)

        def to_pages(array):
            pages = np.full((4, array.shape[1], 4, array.shape[3]), np.nan, np.float32)
            for b in range(2):
                for n in range(2):
                    pages[table[b, n]] = array[b, :, 4 * n:4 * n + 4]
            return pages

        lengths = np.array([5, 8], np.int32)
        expected, _ = reference.attention(query, key, value, key_lengths=lengths)
        output = ops.attention(query, to_pages(key), to_pages(value), page_table=table,
                               key_lengths=lengths)
        np.testing.assert_allclose(output, expected, atol=3e-6)
        # What begins at the length is used by no key; what begins before it has to be there.
        pools = to_pages(key), to_pages(value)
        table[0, 1], lengths[0] = 77, 4
        output = ops.attention(query, *pools, page_table=table, key_lengths=lengths)
        expected, _ = reference.attention(query, key, value, key_lengths=lengths)
        np.testing.assert_allclose(output, expected, atol=3e-6)
        for page, rest in ((77, {}), (4, {"key_lengths": np.array([5, 8], np.int64)}),
                           (-1, {"key_lengths": np.array([9, 0], np.int32)})):
            table[0, 1] = page
            with self.assertRaisesRegex(
                    ops.ArgumentError, r"^attention: page_table: expected numbers of key's 4 "
                    rf"pages, from 0 on, found {page} at \[0, 1\]$"):
                ops.attention(query, *pools, page_table=table, **rest)

    def test_types(self):
        arrays = make()
        expected, _ = reference.attention(*arrays)
        for dtype, tolerance in ((np.float64, 1e-12), (np.float16, 4e-3)):
            output = ops.attention(*(array.astype(dtype) for array in arrays))
            self.assertEqual(output.dtype, dtype)
            np.testing.assert_allclose(output, expected, atol=max(tolerance, 1e-7))
        # bf16 is uint16 in numpy.
        bits = [(reference.round_to(array, "bf16").view(np.uint32) >> 16).astype(np.uint16)
                for array in arrays]
        output = (ops.attention(*bits).astype(np.uint32) << 16).view(np.float32)
        np.testing.assert_allclose(output, expected, atol=5e-2)

    def test_compilations(self):
        """Batch, lengths and offsets are no reason to compile; one query is, once."""
        before = compiler.counts["compiled"] + compiler.counts["found"]
        options = {"causal": True, "softcap": 9.0}
        for step in range(6):
            self.check(make(batch=1 + step % 2, queries=2 + step, keys=8 + step),
                       {**options, "diagonal_offset": step}, offset=step, **options)
            self.check(make(batch=1, queries=1, keys=8 + step),
                       {**options, "diagonal_offset": step}, offset=step, **options)
        after = compiler.counts["compiled"] + compiler.counts["found"]
        self.assertEqual(after - before, 2)

    def test_refused(self):
        query, key, value = make()
        good = {"query": query, "key": key, "value": value}
        for changes, message in (
                ({"query": None}, "query: expected an array, found None"),
                ({"query": [1.0]}, "query: expected an array of numpy, torch or anything "
                                   "with DLPack, found list"),
                ({"query": query.astype(np.int32)},
                 "query: expected elements of f16 or bf16 or f32 or f64, found int32"),
                ({"key": key.astype(np.float64)},
                 "key: expected elements of f32, found float64"),
                ({"query": query[0, 0, 0]}, "query: expected 2 to 4 dimensions, the last of "
                                            "bhsd, found 1 dimensions"),
                ({"value": value[0]}, "value: expected 4 dimensions, as query has, found 3"),
                ({"key": key[:1]},
                 r"key: expected 2 batches, found 1 in f32\[1, 2, 7, 8\]"),
                ({"key": np.ascontiguousarray(key[..., :6])},
                 r"key: expected 8 elements of depth, found 6 in f32\[2, 2, 7, 6\]"),
                ({"value": np.ascontiguousarray(value[:, :, :5])},
                 r"value: expected 7 positions, found 5 in f32\[2, 2, 5, 6\]"),
                ({"value": np.ascontiguousarray(value[:, :1])},
                 r"value: expected 2 heads, found 1 in f32\[2, 1, 7, 6\]"),
                ({"query": np.ascontiguousarray(query[:, :3])},
                 "key: expected a number of heads that divides query's 3, found 2"),
                ({"query": query[:, :, ::2]},
                 r"query: expected a contiguous array, or one whose heads and positions are "
                 r"transposed, found strides \(640, 160, 64, 4\); copy it first"),
                ({"bias": random(3, 7)},
                 r"bias: expected 1 or 5 queries, found 3 in f32\[3, 7\]"),
                ({"bias": random(5, 7, dtype=np.float64)},
                 "bias: expected elements of f16 or bf16 or f32, found float64"),
                ({"mask": np.ones((5, 7))}, "mask: expected elements of i1, found float64"),
                ({"mask": np.ones((5, 14), bool)[:, ::2]},
                 r"mask: expected a contiguous array, or one with repeated dimensions, "
                 r"found strides \(14, 2\); copy it first"),
                ({"key_lengths": np.ones(3, np.int32)},
                 r"key_lengths: expected 2 batches, found 3 in i32\[3\]"),
                ({"key_lengths": np.ones((2, 1), np.int32)},
                 "key_lengths: expected 1 dimensions, found 2"),
                ({"sinks": random(4, dtype=np.float64)},
                 "sinks: expected elements of f32, found float64"),
                ({"page_table": np.zeros((2, 3))},
                 "page_table: expected elements of i32, found float64"),
                ({"page_table": np.zeros((3, 3), np.int32)},
                 r"page_table: expected 2 batches, found 3 in i32\[3, 3\]"),
                ({"scale": np.inf}, "scale: expected a finite number, found inf"),
                ({"scale": "1"}, "scale: expected a finite number, found '1'"),
                ({"softcap": 0}, "softcap: expected a finite number greater than 0, found 0"),
                ({"window": 3}, r"window: expected \(left, right\), None for no bound, found 3"),
                ({"window": (-1, 0)}, "window: expected sides that are not negative"),
                ({"scale": 1e300}, r"scale: .*, found 1e\+300, which is inf in f32"),
                ({"scale": 10**400}, "scale: expected a finite number, found 1000"),
                ({"softcap": 1e-300}, "softcap: expected a finite number greater than 0, found "
                                      "1e-300, which is 0.0 in f32"),
                ({"window": (2**70, 0)}, "window: expected an integer of 64 bits, found 118059"),
                ({"offset": 2**63, "causal": True},
                 "offset: expected an integer of 64 bits, found 9223372036854775808"),
                ({"window": (1.5, 0)}, "window: expected an integer, found 1.5"),
                ({"offset": 3}, "offset: expected causal or window with it, found 3 alone"),
                ({"diagonal": "bottom_right"},
                 "diagonal: expected causal or window with it, found 'bottom_right' alone"),
                ({"diagonal": "left", "causal": True},
                 'diagonal: expected "top_left" or "bottom_right", found \'left\''),
                ({"offset": True, "causal": True}, "offset: expected an integer, found True"),
                ({"dropout": 0.5}, r"dropout: expected \(rate, seed, offset\), found 0.5"),
                ({"dropout": (1, 0, 0)}, "dropout: expected a rate of at least 0 and less "
                                         "than 1, found 1"),
                ({"layout": "sbhd"}, 'layout: expected "bhsd" or "bshd", found \'sbhd\''),
                ({"score": lambda s, b, h, i, j: s if i < j else -s},
                 "score: expected a function of .*, found a symbol, which Python's if"),
                ({"score": lambda s: s}, "score: expected a function .* positional argument"),
                ({"score": lambda s, b, h, i, j: i < j},
                 "score: .* found a truth where a real is needed"),
        ):
            with self.subTest(message=message):
                arguments = {**good, **changes}
                with self.assertRaisesRegex(ops.ArgumentError, "^attention: " + message):
                    ops.attention(**arguments)

    def test_simulated(self):
        arrays = [array.astype(np.float16) for array in make(depth=32, value_depth=32)]
        expected, _ = reference.attention(*arrays, causal=True)
        output = ops.attention(*arrays, causal=True, target="gfx942", device="sim")
        np.testing.assert_allclose(output, expected, atol=4e-3)


if __name__ == "__main__":
    unittest.main()
