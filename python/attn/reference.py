#===- reference.py - What attention means, in numpy ------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""The semantics of docs/Semantics.md, evaluated in float64 with numpy.

    >>> import numpy as np
    >>> from attn import reference
    >>> q = k = v = np.eye(3, dtype=np.float32)
    >>> output, lse = reference.attention(q, k, v, causal=True, scale=1.0)
    >>> np.round(output, 3)
    array([[1.   , 0.   , 0.   ],
           [0.269, 0.731, 0.   ],
           [0.212, 0.212, 0.576]])
    >>> np.round(lse, 3)
    array([1.   , 1.313, 1.551])

`attention`, `attention_backward` and `merge` are the numbers that every level of
the compiler is compared with. `plain_float32` is the same formula in float32, by which error
bounds are stated (attention-s16): a float32 kernel may be wrong by at most
twice as much. Comments cite the clauses.
"""

import collections
import types

import numpy as np

__all__ = ["attention", "attention_backward", "Gradients", "merge", "plain_float32",
           "plain_float32_backward", "dropout_keep", "philox4x32", "round_to",
           "max_error"]


#===------------------------------------------------------------------------===#
# Layouts
#===------------------------------------------------------------------------===#

def _default_layout(layout, letters, rank):
    layout = layout or letters[len(letters) - rank:]
    if len(layout) != rank:
        raise ValueError(f"layout '{layout}' names {len(layout)} axes, "
                         f"the array has {rank}")
    if len(set(layout)) != len(layout) or not set(layout) <= set(letters):
        raise ValueError(f"layout '{layout}' must be letters out of "
                         f"'{letters}', each at most once")
    return layout


def _to_logical(array, layout, letters):
    """The array with its axes in the order of `letters`, each of them there."""
    array = np.asarray(array)
    layout = _default_layout(layout, letters, array.ndim)
    present = [axis for axis in letters if axis in layout]
    array = array.transpose([layout.index(axis) for axis in present])
    return np.expand_dims(
        array, [n for n, axis in enumerate(letters) if axis not in layout])


def _from_logical(array, layout, letters):
    """The inverse: axes that the layout leaves out have extent one."""
    dropped = tuple(n for n, axis in enumerate(letters) if axis not in layout)
    array = np.squeeze(array, dropped)
    present = [axis for axis in letters if axis in layout]
    return array.transpose([present.index(axis) for axis in layout])


#===------------------------------------------------------------------------===#
# Rounding
#===------------------------------------------------------------------------===#

def round_to(array, element_type):
    """Rounds to 'f64', 'f32', 'f16' or 'bf16', to nearest even. A bf16 result is
    held in float32, since numpy has no such type."""
    if element_type != "bf16":
        with np.errstate(over="ignore"):
            return np.asarray(array).astype(
                {"f64": np.float64, "f32": np.float32, "f16": np.float16}[element_type])
    bits = np.ascontiguousarray(array, dtype=np.float32).view(np.uint32)
    rounded = (bits + (((bits >> np.uint32(16)) & np.uint32(1)) + np.uint32(0x7FFF)))
    rounded = np.where(np.isnan(array), bits | np.uint32(0x00400000), rounded)
    result = (rounded.astype(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    return result.reshape(np.shape(array))


#===------------------------------------------------------------------------===#
# Dropout (attention-s14)
#===------------------------------------------------------------------------===#

def philox4x32(key, counter):
    """Philox4x32-10. Key words and counter words are arrays of uint32 that are
    broadcast against each other; the result is four such arrays.

    >>> [f"{word:08x}" for word in philox4x32((0, 0), (0, 0, 0, 0))]
    ['6627e8d5', 'e169c58d', 'bc57ac4c', '9b00dbd8']
    """
    mask = np.uint64(0xFFFFFFFF)
    half = np.uint64(32)
    k0, k1, c0, c1, c2, c3 = (np.asarray(word).astype(np.uint64) & mask
                              for word in (*key, *counter))
    for number in range(10):
        if number:
            k0 = (k0 + np.uint64(0x9E3779B9)) & mask
            k1 = (k1 + np.uint64(0xBB67AE85)) & mask
        a = np.uint64(0xD2511F53) * c0
        b = np.uint64(0xCD9E8D57) * c2
        c0, c1, c2, c3 = ((b >> half) ^ c1 ^ k0, b & mask,
                          (a >> half) ^ c3 ^ k1, a & mask)
    return tuple(word.astype(np.uint32) for word in (c0, c1, c2, c3))


def dropout_keep(rate, seed, offset, b, h, i, j):
    """Whether dropout keeps the keys at the given positions in the whole problem
    (arrays of integers that broadcast)."""
    def words(number):
        number = int(number) & 0xFFFFFFFFFFFFFFFF
        return number & 0xFFFFFFFF, number >> 32

    b, h, i, j = (np.asarray(position, dtype=np.int64) for position in (b, h, i, j))
    x0, x1, x2, x3 = philox4x32(words(seed), (*words(offset), b, h))
    block = np.broadcast_arrays(*philox4x32((x0, x1), (j // 4, i, x2, x3)), j)
    word = np.choose(block[-1] % 4, block[:4])
    return word >= np.uint32(np.floor(rate * 2.0**32))


#===------------------------------------------------------------------------===#
# Attention
#===------------------------------------------------------------------------===#

def _product_with_value(p, value):
    """p @ value. Rows of value that are not finite count only where p is not zero
    (attention-s9, attention-s15: elsewhere they may hold anything)."""
    finite = np.isfinite(value)
    product = np.matmul(p, np.where(finite, value, 0))
    for b, h, j in {tuple(index[:3]) for index in np.argwhere(~finite)}:
        weight = p[b, h, :, j, None]
        row = np.where(finite[b, h, j], 0, value[b, h, j])
        product[b, h] += np.where(weight > 0, weight * row, 0)
    return product


def _gather_pages(pool, table, key_lengths, first):
    """Keys or values in pages as [batch, head, key, depth] (attention-s20). Entries
    of pages without a key below the length may hold anything."""
    table = np.asarray(table)
    _, heads, size, depth = pool.shape
    batches, count = table.shape
    keys = np.zeros((batches, heads, count * size, depth), pool.dtype)
    for b, number in np.ndindex(batches, count):
        at = number * size
        if key_lengths is None or first + at < np.ravel(key_lengths)[b]:
            keys[b, :, at:at + size] = pool[table[b, number]]
    return keys


def _score(query, key, value, *, bias=None, mask=None, key_lengths=None,
           page_table=None, sink=None, scale=None, softcap=None, causal=False,
           diagonal="top_left", diagonal_offset=0, window=(None, None),
           origin=(0, 0, 0, 0), score=None, query_layout=None, key_layout=None,
           value_layout=None, bias_layout=None, mask_layout=None,
           compute=np.float64):
    """Everything up to the masked scores, for both directions."""
    q = _to_logical(query, query_layout, "bhsd").astype(compute)
    k = _to_logical(key, key_layout, "bhsd").astype(compute)
    v = _to_logical(value, value_layout, "bhsd").astype(compute)

    if page_table is not None:
        k, v = (_gather_pages(pool, page_table, key_lengths, int(origin[3]))
                for pool in (k, v))

    # attention-s1, attention-s2.
    batches, heads, queries, depth = q.shape
    key_heads, keys = k.shape[1:3]
    if heads:
        k = np.repeat(k, heads // key_heads, axis=1)
        v = np.repeat(v, heads // key_heads, axis=1)
    else:
        k, v = k[:, :0], v[:, :0]

    # attention-s17: positions in the whole problem.
    b0, h0, i0, j0 = (int(position) for position in origin)
    b = b0 + np.arange(batches)[:, None, None, None]
    h = h0 + np.arange(heads)[:, None, None]
    i = i0 + np.arange(queries)[:, None]
    j = j0 + np.arange(keys)

    # attention-s4 to attention-s7.
    if scale is None:
        scale = 1.0 / np.sqrt(depth) if depth else 1.0
    s = np.matmul(q, k.swapaxes(2, 3)) * compute(scale)
    if softcap is not None:
        s = compute(softcap) * np.tanh(s / compute(softcap))
    capped = s
    if score is not None:
        s = np.broadcast_to(score(s, b, h, i, j), s.shape).astype(compute)
    if bias is not None:
        bias = _to_logical(bias, bias_layout, "bhqk")
        s = s + bias.astype(compute)

    # attention-s8, attention-s9.
    attended = np.ones((batches, heads, queries, keys), dtype=bool)
    if mask is not None:
        attended &= _to_logical(mask, mask_layout, "bhqk").astype(bool)
    if diagonal not in ("top_left", "bottom_right"):
        raise ValueError(f"diagonal must be top_left or bottom_right, got {diagonal}")
    c = i + int(diagonal_offset) + (keys - queries if diagonal == "bottom_right" else 0)
    left, right = window if window is not None else (None, None)
    if causal:
        attended &= j <= c
    if left is not None:
        attended &= c - j <= left
    if right is not None:
        attended &= j - c <= right
    if key_lengths is not None:
        lengths = np.asarray(key_lengths).reshape(batches, 1, 1, 1)
        attended &= j < lengths
    s = np.where(attended, s, compute(-np.inf))
    if sink is not None:
        sink = np.asarray(sink).astype(compute).reshape(1, heads, 1)
    return types.SimpleNamespace(
        query=q, key=k, value=v, key_heads=key_heads, scale=compute(scale),
        capped=capped, scores=s, attended=attended, sink=sink, bias=bias,
        positions=(b, h, i, j))


def _softmax(problem):
    """exp(s - m), their sums and the log-sum-exp: attention-s10, attention-s12,
    attention-s13."""
    s = problem.scores
    m = np.max(s, axis=-1, initial=-np.inf)
    if problem.sink is not None:
        m = np.maximum(m, problem.sink)
    safe_m = np.where(np.isneginf(m), s.dtype.type(0), m)
    p = np.exp(s - safe_m[..., None])
    l = np.sum(p, axis=-1)
    if problem.sink is not None:
        l = l + np.exp(problem.sink - safe_m)
    return p, l, safe_m + np.log(l)


def _keep_factor(problem, dropout, compute):
    """What dropout multiplies probabilities by (attention-s14)."""
    rate, seed, offset = dropout
    keep = dropout_keep(rate, seed, offset, *problem.positions)
    return np.where(keep, compute(1.0 / (1.0 - rate)), compute(0))


def _evaluate(query, key, value, *, dropout=None, output_layout=None,
              lse_layout=None, compute=np.float64, round_p=lambda p: p, **options):
    rank = np.ndim(query)
    output_layout = (output_layout or options.get("query_layout")
                     or "bhsd"[4 - rank:])
    lse_layout = lse_layout or "".join(
        axis for axis in "bhs" if axis in output_layout)
    problem = _score(query, key, value, compute=compute, **options)
    p, l, lse = _softmax(problem)

    # attention-s14, attention-s11.
    if dropout is not None:
        p = p * _keep_factor(problem, dropout, compute)
    total = _product_with_value(round_p(p).astype(compute), problem.value)
    output = np.where(l[..., None] == 0, compute(0), total / l[..., None])
    return (_from_logical(output, output_layout, "bhsd"),
            _from_logical(lse, lse_layout, "bhs"))


def attention(query, key, value, **options):
    """The output and the log-sum-exp of `attn.attention`, in float64.

    Options are the clauses of the op: `bias`, `mask`, `key_lengths`, `page_table`,
    `sink` (arrays), `scale`, `softcap` (numbers), `causal` (bool), `diagonal`
    ("top_left" or "bottom_right"), `diagonal_offset` (integer), `window` (left,
    right; None for no bound), `dropout` (rate, seed, offset), `origin` (four
    integers), and `score`, a function of the scores (batch, head, query, key)
    and the positions b, h, i, j, all of which broadcast. Layouts are strings:
    `query_layout`, `key_layout`, `value_layout`, `bias_layout`, `mask_layout`,
    `output_layout` (query's if not given), `lse_layout` (the output's without d).
    """
    with np.errstate(all="ignore"):
        return _evaluate(query, key, value, **options)


def plain_float32(query, key, value, *, element_type="f32", **options):
    """The same in float32, as one would write it: scores as a matrix, softmax,
    product. For element_type "f16" or "bf16" p and the output are rounded to it.
    Its error against `attention` is the unit of error bounds (attention-s16)."""
    with np.errstate(all="ignore"):
        output, lse = _evaluate(
            query, key, value, **options, compute=np.float32,
            round_p=lambda p: round_to(p, element_type))
    return round_to(output, element_type), lse


def max_error(actual, expected):
    """The largest absolute difference; infinite where only one of them is NaN or
    where infinities differ."""
    actual = np.asarray(actual, dtype=np.float64)
    expected = np.asarray(expected, dtype=np.float64)
    if actual.shape != expected.shape:
        raise ValueError(f"shapes differ: {actual.shape} and {expected.shape}")
    with np.errstate(all="ignore"):
        same = (actual == expected) | (np.isnan(actual) & np.isnan(expected))
        error = np.where(same, 0.0, np.abs(actual - expected))
    return float(np.max(np.where(np.isnan(error), np.inf, error), initial=0.0))


#===------------------------------------------------------------------------===#
# Backward
#===------------------------------------------------------------------------===#

Gradients = collections.namedtuple("Gradients", "query key value bias sink")


def _differentiate(query, key, value, output_gradient, *, output=None, lse=None,
                   lse_gradient=None, derivative=None, dropout=None,
                   output_layout=None, lse_layout=None, compute=np.float64,
                   round_factor=lambda x: x, **options):
    problem = _score(query, key, value, compute=compute, **options)
    if options.get("score") is not None and derivative is None:
        raise ValueError("a score region needs its derivative")
    rank = np.ndim(query)
    output_layout = (output_layout or options.get("query_layout")
                     or "bhsd"[4 - rank:])
    lse_layout = lse_layout or "".join(
        axis for axis in "bhs" if axis in output_layout)
    # What the forward op gave, where the caller did not keep it.
    if output is None or lse is None:
        found = _evaluate(query, key, value, dropout=dropout, compute=compute,
                          output_layout=output_layout, lse_layout=lse_layout,
                          round_p=round_factor, **options)
        output = found[0] if output is None else output
        lse = found[1] if lse is None else lse
    output = _to_logical(output, output_layout, "bhsd").astype(compute)
    do = _to_logical(output_gradient, output_layout, "bhsd").astype(compute)
    lse = _to_logical(lse, lse_layout, "bhs").astype(compute)

    # attention_backward-s3: a row without keys has none of any weight.
    finite_lse = np.where(np.isneginf(lse), compute(0), lse)
    p = np.where(problem.attended, np.exp(problem.scores - finite_lse[..., None]),
                 compute(0))
    factor = compute(1)
    if dropout is not None:
        factor = _keep_factor(problem, dropout, compute)

    # Rows at or beyond the key length may hold anything.
    key_lengths = options.get("key_lengths")
    exists = True
    if key_lengths is not None:
        exists = (problem.positions[3][:, None] < np.reshape(key_lengths, (-1, 1, 1, 1)))
    k, v = (np.where(exists, x, compute(0)) for x in (problem.key, problem.value))

    # attention_backward-s4 to attention_backward-s6.
    delta = np.sum(do * output, axis=-1)
    if lse_gradient is not None:
        delta = delta - _to_logical(lse_gradient, lse_layout, "bhs").astype(compute)
    dv = np.matmul(round_factor(p * factor).astype(compute).swapaxes(2, 3), do)
    dp = np.matmul(do, v.swapaxes(2, 3)) * factor
    ds = np.where(problem.attended, p * (dp - delta[..., None]), compute(0))

    # attention_backward-s8, attention_backward-s9.
    bias_gradient = sink_gradient = None
    if problem.bias is not None:
        shared = tuple(n for n in range(4) if problem.bias.shape[n] == 1)
        bias_gradient = np.sum(ds, axis=shared, keepdims=True)
        bias_layout = _default_layout(options.get("bias_layout"), "bhqk",
                                      np.ndim(options["bias"]))
        bias_gradient = _from_logical(bias_gradient, bias_layout, "bhqk")
    if problem.sink is not None:
        weight = np.exp(problem.sink - finite_lse)
        sink_gradient = -np.sum(np.where(np.isneginf(lse), 0, weight * delta), axis=(0, 2))

    # attention_backward-s7.
    if derivative is not None:
        ds = np.where(problem.attended,
                      ds * derivative(problem.capped, *problem.positions), compute(0))
    if options.get("softcap") is not None:
        ratio = problem.capped / compute(options["softcap"])
        ds = np.where(problem.attended, ds * (1 - ratio * ratio), compute(0))

    ds = round_factor(ds).astype(compute)
    dq = np.matmul(ds, k) * problem.scale
    dk = np.matmul(ds.swapaxes(2, 3), problem.query) * problem.scale

    def sum_group(x):
        batches, heads, keys, depth = x.shape
        group = heads // problem.key_heads if problem.key_heads else 1
        return x.reshape(batches, problem.key_heads, group, keys, depth).sum(axis=2)

    def store(x, operand, name):
        layout = _default_layout(options.get(f"{name}_layout"), "bhsd", np.ndim(operand))
        return _from_logical(x, layout, "bhsd")

    return Gradients(store(dq, query, "query"), store(sum_group(dk), key, "key"),
                     store(sum_group(dv), value, "value"), bias_gradient,
                     sink_gradient)


def attention_backward(query, key, value, output_gradient, **options):
    """The gradients of `attn.attention_backward`, in float64: those of query, key
    and value, and of bias and sink where they are given, else None.

    Options are those of `attention`, without pages, and `output` and `lse`, what
    the forward op gave (computed if left out), `lse_gradient`, the gradient of the
    log-sum-exp (zero if left out), and `derivative`, a function like `score` that
    gives the derivative of what `score` returns by its first argument. Gradients
    have the layouts of what they are gradients of; `output_gradient` has that of the
    output.

    >>> q = k = v = np.eye(2)
    >>> gradients = attention_backward(q, k, v, np.ones((2, 2)), causal=True)
    >>> np.round(gradients.value, 3)
    array([[1.33, 1.33],
           [0.67, 0.67]])
    """
    with np.errstate(all="ignore"):
        return _differentiate(query, key, value, output_gradient, **options)


def plain_float32_backward(query, key, value, output_gradient, *, element_type="f32",
                           **options):
    """The same in float32, as one would write it. For element_type "f16" or "bf16"
    probabilities, the gradients of scores, the output and the results are rounded to
    it. Its error against `attention_backward` is the unit of error bounds
    (attention_backward-s12)."""
    with np.errstate(all="ignore"):
        if options.get("output") is None or options.get("lse") is None:
            forward = dict(options)
            for name in ("output", "lse", "lse_gradient", "derivative"):
                forward.pop(name, None)
            output, lse = plain_float32(query, key, value, element_type=element_type,
                                        **forward)
            options = {**options, "output": output, "lse": lse}
        found = _differentiate(
            query, key, value, output_gradient, **options, compute=np.float32,
            round_factor=lambda x: round_to(x, element_type))
    return Gradients(*(round_to(x, element_type) for x in found[:3]), *found[3:])


#===------------------------------------------------------------------------===#
# Merge
#===------------------------------------------------------------------------===#

def merge(lhs, lhs_lse, rhs, rhs_lse, *, layout=None, lse_layout=None):
    """The output and the log-sum-exp of `attn.merge`, in float64."""
    rank = np.ndim(lhs)
    out_layout = _default_layout(layout, "bhsd", rank)
    row_layout = _default_layout(lse_layout, "bhs", np.ndim(lhs_lse))
    lhs, rhs = (_to_logical(side, out_layout, "bhsd").astype(np.float64)
                for side in (lhs, rhs))
    a, b = (_to_logical(side, row_layout, "bhs").astype(np.float64)
            for side in (lhs_lse, rhs_lse))
    with np.errstate(all="ignore"):
        # merge-s2.
        m = np.maximum(a, b)
        safe_m = np.where(np.isneginf(m), 0.0, m)
        lse = safe_m + np.log(np.exp(a - safe_m) + np.exp(b - safe_m))
        # merge-s3; merge-s4: a side without keys is not used.
        output = np.zeros_like(lhs)
        for side, own in ((lhs, a), (rhs, b)):
            weighted = np.exp(own - lse)[..., None] * side
            output += np.where(np.isneginf(own)[..., None], 0.0, weighted)
        # merge-s6.
        output = np.where(np.isnan(lse)[..., None], np.nan, output)
    return (_from_logical(output, out_layout, "bhsd"),
            _from_logical(lse, row_layout, "bhs"))
