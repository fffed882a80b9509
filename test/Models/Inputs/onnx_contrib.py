#===- onnx_contrib.py - onnxruntime's operators of attention ---------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles MultiHeadAttention and GroupQueryAttention in all their forms, RotaryEmbedding
and RMSNormalization, and compares with what onnxruntime gave.

usage: onnx_contrib.py ATTN_COMPILE LIBRARY SCRATCH_DIR
       onnx_contrib.py --write        (needs onnxruntime)

--write makes onnx_contrib.npz anew, the outputs of all cases. Forms that onnxruntime
does not take on a CPU are given to it in the form that they stand for.
"""

import dataclasses
import os
import subprocess
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper

HEADS, KEY_HEADS, DEPTH, CACHE = 4, 2, 16, 12
ARRAYS = os.path.splitext(os.path.abspath(__file__))[0] + ".npz"
RAW = np.random.PCG64(3)  # Whose stream NumPy promises not to change.

MULTI_HEAD = ("query", "key", "value", "bias", "key_padding_mask", "attention_bias",
              "past_key", "past_value", "past_sequence_length", "cache_indirection")
GROUP_QUERY = ("query", "key", "value", "past_key", "past_value", "seqlens_k",
               "total_sequence_length", "cos_cache", "sin_cache", "position_ids",
               "attention_bias", "head_sink", "k_scale", "v_scale", "q_norm_weight",
               "k_norm_weight")


@dataclasses.dataclass
class Case:
    """`lengths` are the keys of each batch, `shapes` names extents that are dynamic, and
    `plain` makes other inputs of the inputs, which mean the same."""
    op: str
    inputs: dict
    attributes: dict
    outputs: int = 1
    lengths: tuple = None
    shapes: dict = dataclasses.field(default_factory=dict)
    plain: object = None
    domain: str = "com.microsoft"

    def get_names(self):
        return {"MultiHeadAttention": MULTI_HEAD, "GroupQueryAttention": GROUP_QUERY}.get(
            self.op, tuple(self.inputs))

    def get_rank(self):
        """Of the first output."""
        return 3 if "HeadAttention" in self.op or "Query" in self.op else next(
            iter(self.inputs.values())).ndim

    def make_model(self, name):
        names = [key if key in self.inputs else "" for key in self.get_names()]
        while not names[-1]:
            names.pop()
        outputs = ["output", "present_key", "present_value"][:self.outputs]
        node = helper.make_node(self.op, names, outputs, name="node",
                                domain=self.domain, **self.attributes)
        inputs = [helper.make_tensor_value_info(
            key, helper.np_dtype_to_tensor_dtype(array.dtype),
            self.shapes.get(key, array.shape)) for key, array in self.inputs.items()]
        results = [helper.make_tensor_value_info(key, inputs[0].type.tensor_type.elem_type,
                                                 [None] * (4 if n else self.get_rank()))
                   for n, key in enumerate(outputs)]
        graph = helper.make_graph([node], name, inputs, results)
        return helper.make_model(graph, ir_version=11, opset_imports=[
            helper.make_opsetid("", 23), helper.make_opsetid("com.microsoft", 1)])


def numbers(*shape, dtype=np.float32):
    raw = RAW.random_raw(int(np.prod(shape))).reshape(shape)
    return (raw / 2.0 ** 62 - 2).astype(dtype)


def ints(*values):
    return np.array(values, np.int32)


def multi_head(queries=3, keys=5, past=0, depth=DEPTH, value_depth=DEPTH, batch=2,
               outputs=1, mask=None, bias=False, added=None, dtype=np.float32, form="flat",
               shapes=(), plain=None, buffer=None, **attributes):
    width, value_width = HEADS * depth, HEADS * value_depth
    if form == "qkv":
        inputs = {"query": numbers(batch, queries, HEADS, 3, depth)}
    else:
        inputs = {"query": numbers(batch, queries, width, dtype=dtype)}
    if form == "kv":
        inputs["key"] = numbers(batch, keys, HEADS, 2, depth)
    elif form == "cross":
        inputs["key"] = numbers(batch, HEADS, keys, depth)
        inputs["value"] = numbers(batch, HEADS, keys, value_depth)
    elif form == "flat":
        inputs["key"] = numbers(batch, keys, width, dtype=dtype)
        inputs["value"] = numbers(batch, keys, value_width, dtype=dtype)
    if bias:
        inputs["bias"] = numbers(2 * width + value_width)
    if mask is not None:
        inputs["key_padding_mask"] = mask
    if added:
        inputs["attention_bias"] = numbers(*added)
    if past or buffer:
        for key, d in (("past_key", depth), ("past_value", value_depth)):
            inputs[key] = numbers(batch, HEADS, buffer or past, d)
    if buffer:
        inputs["past_sequence_length"] = ints(past)
    return Case("MultiHeadAttention", inputs, {"num_heads": HEADS, **attributes}, outputs,
                shapes=dict(shapes), plain=plain)


def group_query(lengths, queries, room=0, batch=2, packed=False, rotary=None, depth=DEPTH,
                added=None, sink=False, positions=None, dtype=np.float32, outputs=3,
                norm=False, shapes=(), plain=None, **attributes):
    """`lengths` are the keys of each batch, new ones included; `room` is the length of
    the past."""
    width, key_width, total = HEADS * depth, KEY_HEADS * depth, max(lengths)
    if packed:
        inputs = {"query": numbers(batch, queries, width + 2 * key_width, dtype=dtype)}
    else:
        inputs = {"query": numbers(batch, queries, width, dtype=dtype),
                  "key": numbers(batch, queries, key_width, dtype=dtype),
                  "value": numbers(batch, queries, key_width, dtype=dtype)}
    if room is not None:
        for key in ("past_key", "past_value"):
            inputs[key] = numbers(batch, KEY_HEADS, room, depth, dtype=dtype)
    inputs["seqlens_k"] = ints(*lengths) - 1
    inputs["total_sequence_length"] = np.array(total, np.int32)
    if rotary:
        angle = np.outer(np.arange(24), 0.5 ** np.arange(rotary))
        inputs["cos_cache"] = np.cos(angle).astype(dtype)
        inputs["sin_cache"] = np.sin(angle).astype(dtype)
        attributes["do_rotary"] = 1
    if positions is not None:
        inputs["position_ids"] = np.array(positions, np.int64)
    if added:
        inputs["attention_bias"] = numbers(*added, dtype=dtype)
    if sink:
        inputs["head_sink"] = numbers(HEADS, dtype=dtype)
    if norm:
        inputs["q_norm_weight"], inputs["k_norm_weight"] = numbers(depth), numbers(depth)
    return Case("GroupQueryAttention", inputs,
                {"num_heads": HEADS, "kv_num_heads": KEY_HEADS, **attributes}, outputs,
                tuple(lengths), dict(shapes), plain)


def rotary(x, positions, op_domain="", caches=(9,), **attributes):
    """RotaryEmbedding; the angles of com.microsoft come behind the positions."""
    angles = {"cos_cache": numbers(*caches, 8), "sin_cache": numbers(*caches, 8)}
    ids = {} if positions is None else {"position_ids": np.array(positions, np.int64)}
    rest = {**ids, **angles} if op_domain else {**angles, **ids}
    return Case("RotaryEmbedding", {"x": numbers(*x), **rest}, attributes,
                domain=op_domain)


def unpack(inputs):
    """As [batch, length, heads * depth]."""
    packed = inputs.pop("key" if "key" in inputs else "query")
    for key, n in zip(("value", "key", "query"), reversed(range(packed.shape[3]))):
        inputs[key] = packed[:, :, :, n].reshape(*packed.shape[:2], -1)


def keep_lengths(inputs):
    inputs["key_padding_mask"] = inputs["key_padding_mask"][:2]


def normalize(inputs):
    for key, weight in (("query", "q_norm_weight"), ("key", "k_norm_weight")):
        heads = inputs[key].reshape(*inputs[key].shape[:2], -1, DEPTH).astype(np.float64)
        heads *= (np.square(heads).mean(-1, keepdims=True) + 1e-6) ** -0.5
        heads = (heads * inputs.pop(weight)).astype(np.float32)
        inputs[key] = heads.reshape(inputs[key].shape)


def make_cases():
    padding = np.array([[1, 1, 0, 1, 0], [1, 1, 1, 1, 1]], np.int32)
    half = np.float16
    free = {"query": ["batch", "queries", HEADS * DEPTH],
            "key": ["batch", "keys", HEADS * DEPTH],
            "value": ["batch", "keys", HEADS * DEPTH],
            "key_padding_mask": ["batch", "keys"]}
    return {
        "mha": multi_head(),
        "mha_depths": multi_head(value_depth=8),
        "mha_half": multi_head(dtype=half),
        "mha_scale": multi_head(scale=0.125),
        "mha_bias": multi_head(bias=True),
        "mha_kv": multi_head(form="kv", plain=unpack),
        "mha_qkv": multi_head(form="qkv", queries=5, plain=unpack),
        "mha_qkv_bias": multi_head(form="qkv", queries=5, plain=unpack, bias=True),
        "mha_cross": multi_head(form="cross"),
        "mha_cross_bias": multi_head(form="cross", bias=True),
        "mha_lengths": multi_head(mask=ints(2, 5)),
        "mha_starts": multi_head(mask=ints(2, 5, 0, 3, 6, 0, 5, 10),
                                 plain=keep_lengths),
        "mha_padding": multi_head(mask=padding),
        "mha_nothing": multi_head(mask=np.concatenate([0 * padding[:1], padding[1:]]),
                                  mask_filter_value=-64.0),
        "mha_padding_3d": multi_head(mask=(numbers(2, 3, 5) > -1).astype(np.int32)),
        "mha_added": multi_head(added=(2, HEADS, 3, 5)),
        "mha_added_broadcast": multi_head(added=(1, 1, 3, 5), mask=padding),
        "mha_causal": multi_head(queries=5, unidirectional=1),
        "mha_causal_padding": multi_head(queries=5, unidirectional=1, mask=padding),
        "mha_present": multi_head(outputs=3),
        "mha_past": multi_head(past=4, keys=3, outputs=3),
        "mha_past_causal": multi_head(past=4, keys=3, outputs=3, unidirectional=1,
                                      mask=ints(*[1] * 6 + [0], *[1] * 7).reshape(2, 7)),
        "mha_step": multi_head(queries=1, keys=1, past=6, outputs=3, unidirectional=1),
        "mha_buffer": multi_head(queries=2, keys=2, past=3, buffer=8, outputs=3,
                                 unidirectional=1),
        "mha_free": multi_head(mask=padding, bias=True, shapes=free),
        "gqa_prompt": group_query((5, 5), 5, None),
        "gqa_ragged": group_query((3, 5), 5, None),
        "gqa_packed": group_query((5, 5), 5, None, packed=True),
        "gqa_half": group_query((5, 5), 5, None, dtype=half),
        "gqa_empty": group_query((5, 5), 5, 0),
        "gqa_step": group_query((7, 7), 1, 6),
        "gqa_step_ragged": group_query((4, 7), 1, 6),
        "gqa_chunk": group_query((9,), 4, 5, batch=1),
        "gqa_room": group_query((9,), 4, CACHE, batch=1),
        "gqa_room_ragged": group_query((4, 9), 1, CACHE),
        "gqa_room_prompt": group_query((3, 5), 5, CACHE),
        "gqa_scale": group_query((5, 5), 5, None, scale=0.5, softcap=1.5),
        "gqa_window": group_query((7, 7), 7, None, local_window_size=3),
        "gqa_window_step": group_query((4, 9), 1, CACHE, local_window_size=3),
        "gqa_window_chunk": group_query((9,), 4, 5, batch=1, local_window_size=3),
        "gqa_smooth": group_query((5, 5), 5, None, smooth_softmax=1),
        "gqa_sink": group_query((5, 5), 5, None, sink=True),
        "gqa_added": group_query((5, 5), 5, None, added=(2, HEADS, 5, 5), softcap=2.0),
        "gqa_added_room": group_query((9,), 4, CACHE, batch=1, added=(1, 1, 4, 9)),
        "gqa_both": group_query((5, 5), 5, None, causal=0),
        "gqa_rotary": group_query((5, 5), 5, None, rotary=8),
        "gqa_rotary_part": group_query((5, 5), 5, None, rotary=8, depth=32),
        "gqa_rotary_pairs": group_query((5, 5), 5, None, rotary=8, rotary_interleaved=1),
        "gqa_rotary_packed": group_query((4, 7), 1, 6, rotary=8, packed=True),
        "gqa_rotary_chunk": group_query((9,), 4, 5, batch=1, rotary=8),
        "gqa_positions": group_query((9,), 1, 8, batch=1, rotary=8, positions=[[11]]),
        "gqa_positions_prompt": group_query((5, 5), 5, None, rotary=8,
                                            positions=[[2, 3, 4, 5, 6]] * 2),
        "rotary": rotary((2, 4, 3, 16), [[1, 2, 3], [6, 7, 8]]),
        "rotary_flat": rotary((2, 3, 64), [[1, 2, 3], [6, 7, 8]], num_heads=4),
        "rotary_angles": rotary((2, 4, 3, 16), None, caches=(2, 3)),
        "rotary_part": rotary((2, 4, 3, 24), [[1, 2, 3], [6, 7, 8]],
                              rotary_embedding_dim=16, interleaved=1),
        "rotary_ms": rotary((2, 4, 3, 16), [[1, 2, 3], [6, 7, 8]], "com.microsoft"),
        "rotary_ms_start": rotary((2, 3, 64), [4], "com.microsoft", interleaved=1),
        "rms": Case("RMSNormalization", {"x": numbers(2, 3, 16), "scale": numbers(16)},
                    {"epsilon": 0.25}, domain=""),
        "rms_axes": Case("RMSNormalization", {"x": numbers(2, 3, 16, dtype=half),
                                              "scale": numbers(3, 16, dtype=half)},
                         {"axis": 1}, domain=""),
        "gqa_norm": group_query((5, 5), 5, None, norm=True, rotary=8, plain=normalize),
    }


def write(cases):
    import onnxruntime
    arrays = {}
    for name, case in cases.items():
        if case.plain:
            inputs = dict(case.inputs)
            case.plain(inputs)
            case = dataclasses.replace(case, inputs=inputs)
        session = onnxruntime.InferenceSession(case.make_model(name).SerializeToString())
        for n, array in enumerate(session.run(None, case.inputs)):
            arrays[f"{name}.{n}"] = array
    np.savez_compressed(ARRAYS, **arrays)


def find_error(case, n, actual, expected):
    """The greatest difference where the operator says what there is."""
    if actual.shape != expected.shape:
        return f"{list(actual.shape)} instead of {list(expected.shape)}"
    error = np.abs(actual.astype(np.float64) - expected)
    axis = 2 if n else 1
    if case.lengths and (n or len(case.lengths) > 1 and error.shape[1] > 1):
        # Padding of queries, and of a cache, is left open.
        for length, part in zip(case.lengths, error):
            part[(slice(None),) * (axis - 1) + (slice(length, None),)] = 0
    error = error.max()
    # One unit in the last place of numbers below 2.
    tolerance = 2.0 ** -10 if actual.dtype == np.float16 else 4e-6
    return "" if error <= tolerance else f"off by {error:.1e}"


def main(compiler, library, scratch):
    from attn import runtime
    from attn.frontend import onnx as frontend
    cases = make_cases()
    text = frontend.to_mlir_entries(
        {name: case.make_model(name) for name, case in cases.items()})
    os.makedirs(scratch, exist_ok=True)
    path = os.path.join(scratch, "contrib")
    with open(path + ".mlir", "w") as file:
        file.write(text)
    subprocess.run([compiler, path + ".mlir", "-o", path + ".attn"], check=True)
    package, stored = runtime.load(path + ".attn", library, 1), np.load(ARRAYS)
    failed = 0
    for name, case in cases.items():
        entry = package[name]
        results = entry(*case.inputs.values())
        results = results if isinstance(results, (list, tuple)) else [results]
        why = [find_error(case, n, result, stored[f"{name}.{n}"])
               for n, result in enumerate(results)]
        if entry.num_attention_ops != ("Attention" in case.op):
            why.append(f"{entry.num_attention_ops} attention ops")
        if any(why):
            failed += 1
            print(f"{name}: {why}")
    print(f"{len(cases)} cases, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        write(make_cases())
    else:
        sys.exit(main(*sys.argv[1:]))
