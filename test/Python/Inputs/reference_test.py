#===- reference_test.py - Tests of the numpy reference ---------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Tests of attn.reference: known values, properties, and a second evaluation of
docs/Semantics.md with loops over scalars."""

import math
import unittest

import numpy as np

from attn import reference

INF = math.inf


def random_arrays(generator, *shapes):
    return [generator.standard_normal(shape).astype(np.float32) for shape in shapes]


def philox_scalar(key, counter):
    """Python integers only, as in attention-s14."""
    (k0, k1), (c0, c1, c2, c3) = key, counter
    for number in range(10):
        if number:
            k0, k1 = (k0 + 0x9E3779B9) % 2**32, (k1 + 0xBB67AE85) % 2**32
        a, b = 0xD2511F53 * c0, 0xCD9E8D57 * c2
        c0, c1, c2, c3 = ((b >> 32) ^ c1 ^ k0, b % 2**32, (a >> 32) ^ c3 ^ k1, a % 2**32)
    return c0, c1, c2, c3


def keep_scalar(rate, seed, offset, b, h, i, j):
    seed, offset = seed % 2**64, offset % 2**64
    x = philox_scalar((seed % 2**32, seed >> 32),
                      (offset % 2**32, offset >> 32, b % 2**32, h % 2**32))
    w = philox_scalar(x[:2], (j // 4 % 2**32, i % 2**32, x[2], x[3]))
    return w[j % 4] >= math.floor(rate * 2**32)


def row_scalar(q, k, v, scale, softcap, score, bias, attended, sink, keep, rate):
    """One row: lists of Python floats, the clauses from attention-s4 on."""
    s = []
    for j, row in enumerate(k):
        x = scale * math.fsum(a * b for a, b in zip(q, row))
        if softcap:
            x = softcap * math.tanh(x / softcap)
        x = score(x, j) + bias[j]
        s.append(x if attended[j] else -INF)
    logits = s + ([sink] if sink is not None else [])
    m = max(logits, default=-INF)
    if m == -INF:
        return [0.0] * len(v[0]) if v else None, -INF
    l = math.fsum(math.exp(x - m) for x in logits)
    p = [math.exp(x - m) * keep[j] / (1 - rate) for j, x in enumerate(s)]
    return [math.fsum(p[j] * v[j][e] for j in range(len(v)) if p[j]) / l
            for e in range(len(v[0]))], m + math.log(l)


class Philox(unittest.TestCase):
    def test_known_answers(self):
        # The vectors that come with Random123.
        for key, counter, expected in [
                ((0, 0), (0, 0, 0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
                ((0xFFFFFFFF,) * 2, (0xFFFFFFFF,) * 4,
                 (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
                ((0xA4093822, 0x299F31D0),
                 (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
                 (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1))]:
            self.assertEqual(tuple(map(int, reference.philox4x32(key, counter))), expected)
            self.assertEqual(philox_scalar(key, counter), expected)

    def test_broadcasts(self):
        words = reference.philox4x32((1, 2), (np.arange(3)[:, None], np.arange(4), 5, 6))
        self.assertEqual(words[0].shape, (3, 4))
        self.assertEqual(tuple(int(w[2, 1]) for w in words), philox_scalar((1, 2), (2, 1, 5, 6)))

    def test_keep(self):
        seed, offset = -3, 2**40 + 7
        keep = reference.dropout_keep(0.3, seed, offset, 1, 2, np.arange(5)[:, None], np.arange(11))
        for i in range(5):
            for j in range(11):
                self.assertEqual(keep[i, j], keep_scalar(0.3, seed, offset, 1, 2, i, j))

    def test_rates(self):
        positions = (0, 0, np.arange(256)[:, None], np.arange(256))
        self.assertTrue(reference.dropout_keep(0.0, 1, 2, *positions).all())
        for rate in (0.1, 0.5, 0.9):
            kept = reference.dropout_keep(rate, 1, 2, *positions).mean()
            self.assertAlmostEqual(kept, 1 - rate, delta=0.01)
        self.assertLess(reference.dropout_keep(1 - 2**-53, 1, 2, *positions).mean(), 0.001)

    def test_every_word_of_seed_and_offset_counts(self):
        positions = (0, 0, np.arange(16)[:, None], np.arange(16))
        draws = [reference.dropout_keep(0.5, seed, offset, *positions)
                 for seed, offset in [(0, 0), (1, 0), (1 << 32, 0), (0, 1), (0, 1 << 32)]]
        draws += [reference.dropout_keep(0.5, 0, 0, b, h, *positions[2:]) for b, h in [(0, 1), (1, 0)]]
        for n, draw in enumerate(draws):
            for other in draws[:n]:
                self.assertTrue((draw != other).any())


class Attention(unittest.TestCase):
    def setUp(self):
        self.generator = np.random.default_rng(7)

    def test_rows_of_p_sum_to_one(self):
        q, k = random_arrays(self.generator, (2, 4, 5, 8), (2, 2, 7, 8))
        output, _ = reference.attention(q, k, np.ones((2, 2, 7, 3)), causal=True)
        np.testing.assert_allclose(output, 1, rtol=1e-14)
        p, lse = reference.attention(q, k, np.broadcast_to(np.eye(7), (2, 2, 7, 7)))
        np.testing.assert_allclose(p.sum(-1), 1, rtol=1e-14)
        scores = np.einsum("bhqd,bhkd->bhqk", q.astype(float), np.repeat(k, 2, 1)) / math.sqrt(8)
        np.testing.assert_allclose(lse, np.log(np.exp(scores).sum(-1)), rtol=1e-13)

    def test_rows_without_keys(self):
        q, k, v = random_arrays(self.generator, (3, 4), (5, 4), (5, 2))
        mask = np.ones((3, 5), bool)
        mask[1] = False
        output, lse = reference.attention(q, k, v, mask=mask)
        np.testing.assert_array_equal(output[1], 0)
        self.assertEqual(lse[1], -INF)
        self.assertTrue(np.isfinite(lse[[0, 2]]).all())
        # A sink is left as the only logit (attention-s13).
        output, lse = reference.attention(q, k, v, mask=mask, sink=[0.25])
        np.testing.assert_array_equal(output[1], 0)
        self.assertEqual(lse[1], 0.25)
        # A bias of minus infinity masks, the lowest finite number does not.
        bias = np.where(mask, 0, -INF)
        np.testing.assert_array_equal(reference.attention(q, k, v, bias=bias)[0][1], 0)
        bias = np.where(mask, 0, np.float64(np.finfo(np.float32).min))
        np.testing.assert_allclose(reference.attention(q, k, v, bias=bias)[0][1],
                                   v.mean(0), rtol=1e-6)

    def test_empty_extents(self):
        empty = np.zeros
        output, lse = reference.attention(empty((2, 3, 4, 8)), empty((2, 3, 0, 8)), empty((2, 3, 0, 5)))
        np.testing.assert_array_equal(output, np.zeros((2, 3, 4, 5)))
        np.testing.assert_array_equal(lse, np.full((2, 3, 4), -INF))
        for shape in [(0, 3, 4, 8), (2, 0, 4, 8), (2, 3, 0, 8)]:
            output, lse = reference.attention(empty(shape), empty(shape), empty(shape))
            self.assertEqual(output.shape, shape)
            self.assertEqual(lse.shape, shape[:3])
        # Depth zero: all scores are zero.
        v = np.arange(6.0).reshape(3, 2)
        output, lse = reference.attention(empty((1, 0)), empty((3, 0)), v)
        np.testing.assert_allclose(output, [v.mean(0)])
        np.testing.assert_allclose(lse, math.log(3))

    def attended(self, queries, keys, **options):
        """Which key each query attends to."""
        p, _ = reference.attention(np.zeros((queries, 1)), np.zeros((keys, 1)), np.eye(keys), **options)
        return (p > 0).astype(int).tolist()

    def test_window_is_inclusive(self):
        self.assertEqual(self.attended(3, 3, window=(0, 0)), np.eye(3, dtype=int).tolist())
        self.assertEqual(self.attended(3, 3, window=(1, 0)), [[1, 0, 0], [1, 1, 0], [0, 1, 1]])
        self.assertEqual(self.attended(3, 3, window=(0, 1)), [[1, 1, 0], [0, 1, 1], [0, 0, 1]])
        self.assertEqual(self.attended(3, 3, window=(None, 0)), self.attended(3, 3, causal=True))
        self.assertEqual(self.attended(3, 3, window=(None, None)), [[1] * 3] * 3)

    def test_diagonals(self):
        self.assertEqual(self.attended(2, 5, causal=True), [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0]])
        self.assertEqual(self.attended(2, 5, causal=True, diagonal="bottom_right"),
                         [[1, 1, 1, 1, 0], [1, 1, 1, 1, 1]])
        # Five queries at the end of two keys: the first three see none.
        self.assertEqual(self.attended(5, 2, causal=True, diagonal="bottom_right"),
                         [[0, 0], [0, 0], [0, 0], [1, 0], [1, 1]])
        self.assertEqual(self.attended(2, 5, causal=True, diagonal_offset=2),
                         [[1, 1, 1, 0, 0], [1, 1, 1, 1, 0]])
        self.assertEqual(self.attended(2, 3, causal=True, diagonal_offset=-1), [[0, 0, 0], [1, 0, 0]])

    def test_key_lengths_are_clamped(self):
        for length, expected in [(-3, 0), (0, 0), (2, 2), (4, 4), (9, 4)]:
            self.assertEqual(sum(self.attended(1, 4, key_lengths=[length])[0]), expected)

    def test_pages_are_keys(self):
        # attention-s20: pages in any order, any number behind the length.
        q, k, v = random_arrays(self.generator, (2, 4, 3, 8), (2, 2, 12, 8), (2, 2, 12, 5))
        lengths, table = [12, 5], np.array([[6, 0, 2], [3, 5, -7]])
        expected = reference.attention(q, k, v, key_lengths=lengths, causal=True, diagonal="bottom_right")
        pools = []
        for array in (k, v):
            pool = np.full((8, 2, 4, array.shape[3]), np.nan)
            for b in range(2):
                for n in range(-(-lengths[b] // 4)):
                    live = min(lengths[b] - 4 * n, 4)
                    pool[table[b, n], :, :live] = array[b, :, 4 * n:4 * n + live]
            pools.append(pool)
        actual = reference.attention(
            q, *pools, key_lengths=lengths, page_table=table, causal=True, diagonal="bottom_right")
        for mine, wanted in zip(actual, expected):
            np.testing.assert_allclose(mine, wanted)
        # The slots of a layout are along s, wherever that is.
        moved = [pool.transpose(3, 2, 0, 1) for pool in pools]
        again, _ = reference.attention(
            q, *moved, key_layout="dsbh", value_layout="dsbh", key_lengths=lengths, page_table=table,
            causal=True, diagonal="bottom_right")
        np.testing.assert_allclose(again, expected[0])

    def test_sink_only_adds_to_the_sum(self):
        q, k, v = random_arrays(self.generator, (2, 3, 4), (2, 5, 4), (2, 5, 4))
        plain, plain_lse = reference.attention(q, k, v)
        sink = np.array([0.5, -INF])
        output, lse = reference.attention(q, k, v, sink=sink)
        np.testing.assert_allclose(lse, np.logaddexp(plain_lse, sink[:, None]), rtol=1e-14)
        np.testing.assert_allclose(output, plain * np.exp(plain_lse - lse)[..., None], rtol=1e-13)

    def test_dropout_keeps_lse_and_scales(self):
        q, k = random_arrays(self.generator, (6, 4), (9, 4))
        p, lse = reference.attention(q, k, np.eye(9))
        dropped, dropped_lse = reference.attention(q, k, np.eye(9), dropout=(0.25, 11, 5))
        np.testing.assert_array_equal(lse, dropped_lse)
        keep = reference.dropout_keep(0.25, 11, 5, 0, 0, np.arange(6)[:, None], np.arange(9))
        np.testing.assert_allclose(dropped, np.where(keep, p / 0.75, 0), rtol=1e-14)

    def test_special_values(self):
        q, k, v = random_arrays(self.generator, (3, 4), (5, 4), (5, 2))
        q[1, 2] = np.nan
        output, lse = reference.attention(q, k, v)
        self.assertTrue(np.isnan(output[1]).all() and np.isnan(lse[1]))
        self.assertTrue(np.isfinite(output[[0, 2]]).all())
        # Masked rows of key and value may hold anything.
        expected, _ = reference.attention(q, k, v, key_lengths=[3])
        k[3:], v[3:] = np.nan, INF
        actual, _ = reference.attention(q, k, v, key_lengths=[3])
        np.testing.assert_array_equal(actual, expected)
        # An attended infinity reaches its column.
        v[0, 1] = INF
        output, _ = reference.attention(q, k, v, key_lengths=[3])
        self.assertTrue(np.isfinite(output[0, 0]) and output[0, 1] == INF)
        output, lse = reference.attention(q, k, v, key_lengths=[3], sink=[INF])
        self.assertTrue(np.isnan(output).all() and np.isnan(lse).all())

    def test_tiles_equal_the_whole(self):
        # attention-s17: origins and offsets make tiles agree with the whole.
        q, k, v = random_arrays(self.generator, (2, 4, 6, 8), (2, 2, 9, 8), (2, 2, 9, 3))
        def score(s, b, h, i, j):
            return s - 0.1 * h + 0.01 * b * (i - j)
        options = dict(score=score, dropout=(0.2, 3, 4), window=(3, 1))
        whole, whole_lse = reference.attention(q, k, v, diagonal="bottom_right", key_lengths=[9, 5], **options)
        for b in range(2):
            for h in range(4):
                for i in (0, 4):
                    rows = slice(i, min(i + 4, 6))
                    tile, lse = reference.attention(
                        q[b, h, rows], k[b, h // 2], v[b, h // 2], diagonal_offset=3,
                        key_lengths=[[9, 5][b]], origin=(b, h, i, 0), **options)
                    np.testing.assert_allclose(tile, whole[b, h, rows], rtol=1e-12)
                    np.testing.assert_allclose(lse, whole_lse[b, h, rows], rtol=1e-12)

    def test_layouts(self):
        q, k, v = random_arrays(self.generator, (2, 4, 3, 8), (2, 2, 5, 8), (2, 2, 5, 6))
        expected, expected_lse = reference.attention(q, k, v)
        actual, lse = reference.attention(
            q.transpose(0, 2, 1, 3), k.transpose(1, 0, 3, 2), v, query_layout="bshd",
            key_layout="hbds", output_layout="dbhs", lse_layout="shb")
        np.testing.assert_allclose(actual, expected.transpose(3, 0, 1, 2))
        np.testing.assert_allclose(lse, expected_lse.transpose(2, 1, 0))
        with self.assertRaisesRegex(ValueError, "layout 'sd' names 2 axes, the array has 4"):
            reference.attention(q, k, v, key_layout="sd")

    def test_against_scalar_loops(self):
        g = self.generator
        for case in range(60):
            batches, key_heads, group = g.integers(1, 3, 3)
            queries, keys, depth, value_depth = g.integers(1, 8, 4)
            heads = key_heads * group
            q, k, v = random_arrays(g, (batches, heads, queries, depth),
                                    (batches, key_heads, keys, depth),
                                    (batches, key_heads, keys, value_depth))
            chance = lambda: g.random() < 0.4
            options = {}
            if chance():
                options["scale"] = float(g.normal())
            if chance():
                options["softcap"] = 1.5
            if chance():
                options["score"] = lambda s, b, h, i, j: s * 1.25 - 0.5 * (i + b) + 0.25 * j * (h + 1)
            if chance():
                options["bias"] = g.standard_normal((1, heads, queries, keys))
            if chance():
                options["mask"] = g.random((batches, 1, queries, keys)) < 0.6
            if chance():
                options["causal"] = True
            if chance():
                options["window"] = (int(g.integers(0, 3)), int(g.integers(0, 3)))
            if chance():
                options["diagonal"] = "bottom_right"
            if chance():
                options["diagonal_offset"] = int(g.integers(-3, 4))
            if chance():
                options["key_lengths"] = g.integers(-1, keys + 2, batches)
            if chance():
                options["sink"] = g.standard_normal(heads)
            if chance():
                options["dropout"] = (0.3, int(g.integers(-2**62, 2**62)), int(g.integers(0, 2**40)))
            if chance():
                options["origin"] = tuple(int(n) for n in g.integers(0, 6, 4))
            output, lse = reference.attention(q, k, v, **options)
            get = options.get
            b0, h0, i0, j0 = get("origin", (0, 0, 0, 0))
            left, right = get("window", (None, None))
            rate, seed, offset = get("dropout", (0, 0, 0))
            for b, h, i in np.ndindex(int(batches), int(heads), int(queries)):
                attended, keep, bias = [], [], []
                for j in range(keys):
                    c = i + i0 + get("diagonal_offset", 0)
                    if get("diagonal") == "bottom_right":
                        c += keys - queries
                    attended.append(
                        (get("mask") is None or get("mask")[b, 0, i, j])
                        and (not get("causal") or j + j0 <= c)
                        and (left is None or c - left <= j + j0)
                        and (right is None or j + j0 <= c + right)
                        and (get("key_lengths") is None or j + j0 < get("key_lengths")[b]))
                    keep.append(keep_scalar(rate, seed, offset, b + b0, h + h0, i + i0, j + j0))
                    bias.append(get("bias")[0, h, i, j] if get("bias") is not None else 0.0)
                score = lambda s, j: s
                if get("score"):
                    score = lambda s, j: options["score"](s, b + b0, h + h0, i + i0, j + j0)
                row, row_lse = row_scalar(
                    q[b, h, i].tolist(), k[b, h // group].tolist(), v[b, h // group].tolist(),
                    get("scale", 1 / math.sqrt(depth)), get("softcap"), score, bias, attended,
                    get("sink")[h] if get("sink") is not None else None, keep, rate)
                np.testing.assert_allclose(output[b, h, i], row, rtol=1e-12, atol=1e-14, err_msg=str(options))
                np.testing.assert_allclose(lse[b, h, i], row_lse, rtol=1e-12, atol=1e-14)


class Rounding(unittest.TestCase):
    def test_bfloat16(self):
        values = np.array([1.0, 1 + 2**-8, 1 + 3 * 2**-8, 1 + 2**-8 + 2**-20, -3e38, 3.4e38, INF, np.nan])
        expected = [1.0, 1.0, 1 + 2**-6, 1 + 2**-7, -3.00406e38, INF, INF, np.nan]
        np.testing.assert_allclose(reference.round_to(values, "bf16"), expected, rtol=1e-4)
        self.assertEqual(reference.round_to(values, "bf16")[1], 1.0)

    def test_plain_float32(self):
        q, k, v = random_arrays(np.random.default_rng(3), (8, 64, 64), (8, 96, 64), (8, 96, 64))
        expected, expected_lse = reference.attention(q, k, v)
        output, lse = reference.plain_float32(q, k, v)
        self.assertEqual((output.dtype, lse.dtype), (np.float32, np.float32))
        self.assertTrue(0 < reference.max_error(output, expected) < 2e-6)
        self.assertTrue(0 < reference.max_error(lse, expected_lse) < 4e-6)
        half, _ = reference.plain_float32(q, k, v, element_type="f16")
        self.assertEqual(half.dtype, np.float16)
        self.assertTrue(1e-5 < reference.max_error(half, expected) < 2e-3)

    def test_max_error(self):
        nan = np.nan
        self.assertEqual(reference.max_error([1, nan, INF], [1.5, nan, INF]), 0.5)
        self.assertEqual(reference.max_error([nan], [1]), INF)
        self.assertEqual(reference.max_error([-INF], [INF]), INF)
        self.assertEqual(reference.max_error([], []), 0)


class Merge(unittest.TestCase):
    def test_split_keys(self):
        g = np.random.default_rng(5)
        q, k, v = random_arrays(g, (4, 6, 8), (4, 10, 8), (4, 10, 5))
        sink = g.standard_normal(4)
        options = dict(causal=True, dropout=(0.3, 1, 2))
        expected, expected_lse = reference.attention(q, k, v, sink=sink, **options)
        for split in (0, 3, 8, 10):
            left = reference.attention(q, k[:, :split], v[:, :split], sink=sink, **options)
            right = reference.attention(q, k[:, split:], v[:, split:], origin=(0, 0, 0, split), **options)
            for pair in ((*left, *right), (*right, *left)):
                output, lse = reference.merge(*pair)
                np.testing.assert_allclose(output, expected, rtol=1e-12, atol=1e-15)
                np.testing.assert_allclose(lse, expected_lse, rtol=1e-12)

    def test_empty_sides(self):
        # The output of a side without keys is not used (merge-s4).
        output, lse = reference.merge([[np.nan]], [-INF], [[2.0]], [0.5])
        self.assertEqual((output[0, 0], lse[0]), (2.0, 0.5))
        output, lse = reference.merge([[np.nan]], [-INF], [[INF]], [-INF])
        self.assertEqual((output[0, 0], lse[0]), (0.0, -INF))

    def test_special_values(self):
        for bad in (np.nan, INF):
            output, lse = reference.merge([[1.0]], [bad], [[2.0]], [0.5])
            self.assertTrue(np.isnan(output[0, 0]) and np.isnan(lse[0]))

    def test_layouts(self):
        g = np.random.default_rng(6)
        a, b = g.standard_normal((2, 2, 3, 4, 5))
        x, y = g.standard_normal((2, 2, 3, 4))
        expected, expected_lse = reference.merge(a, x, b, y)
        swap = lambda array: array.swapaxes(1, 2)
        output, lse = reference.merge(swap(a), swap(x), swap(b), swap(y), layout="bshd", lse_layout="bsh")
        np.testing.assert_allclose(swap(output), expected)
        np.testing.assert_allclose(swap(lse), expected_lse)


if __name__ == "__main__":
    unittest.main()
