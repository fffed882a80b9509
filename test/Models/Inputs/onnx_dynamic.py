#===- onnx_dynamic.py - Models of ONNX of any batch and length -------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles the models of onnx_dynamic, which torch.onnx exported with batch and length
as symbols, once, and compares with PyTorch's results for several of both.

usage: onnx_dynamic.py ATTN_COMPILE LIBRARY SCRATCH_DIR
       onnx_dynamic.py --write [NAME ...]    (needs torch, transformers and onnxscript)
"""

import os
import subprocess
import sys
import warnings

import numpy as np
import onnx

from attn import runtime
from attn.frontend import onnx as frontend

# Before opset 23 attention is spelled out.
OPSETS = {"bert": 23, "gpt2": 23, "llama": 23, "bert_18": 18}
SHAPES = ((2, 21), (1, 1), (3, 7), (1, 13))
DIRECTORY = os.path.splitext(os.path.abspath(__file__))[0]


def make_inputs(keys, batch, length):
    import torch
    generator = torch.Generator().manual_seed(batch)
    inputs = {"input_ids": torch.randint(0, 64, (batch, length), generator=generator),
              "attention_mask": torch.ones(batch, length, dtype=torch.long),
              "position_ids": torch.arange(length).expand(batch, length).contiguous()}
    inputs["attention_mask"][0, :length // 4] = 0
    return tuple(inputs[key] for key in keys)


def write(name):
    import torch
    from attn.benchmark import export
    model = export.build(name.partition("_")[0])
    model.set_spelling("sdpa")
    function, keys = model.callable(), list(model.arguments)
    dimensions = {0: torch.export.Dim("batch", max=64),
                  1: torch.export.Dim("length", max=32)}
    path = os.path.join(DIRECTORY, name)
    torch.onnx.export(function, make_inputs(keys, 2, 9), path + ".onnx", dynamo=True,
                      dynamic_shapes=((dimensions,) * len(keys),), opset_version=OPSETS[name],
                      input_names=keys, verbose=False, external_data=False)
    proto = onnx.load(path + ".onnx")
    # Where each node comes from is most of the file.
    for part in (proto, proto.graph, *proto.graph.node, *proto.graph.input,
                 *proto.graph.output, *proto.graph.value_info, *proto.graph.initializer):
        del part.metadata_props[:]
    onnx.save(proto, path + ".onnx")
    arrays = {}
    for batch, length in SHAPES:
        inputs = make_inputs(keys, batch, length)
        with torch.no_grad():
            arrays[f"{batch}x{length}.out"] = function(*inputs).numpy()
        for key, value in zip(keys, inputs):
            arrays[f"{batch}x{length}.{key}"] = value.numpy()
    np.savez_compressed(path + ".npz", **arrays)


def main(compiler, library, scratch):
    paths = {name: os.path.join(DIRECTORY, name) for name in OPSETS}
    text = frontend.to_mlir_entries(
        {name: path + ".onnx" for name, path in paths.items()})
    os.makedirs(scratch, exist_ok=True)
    package = os.path.join(scratch, "dynamic")
    with open(package + ".mlir", "w") as file:
        file.write(text)
    subprocess.run([compiler, package + ".mlir", "-o", package + ".attn"], check=True)
    entries = runtime.load(package + ".attn", library, 1)
    for name, path in paths.items():
        arrays, entry, error = np.load(path + ".npz"), entries[name], 0
        keys = [value.name for value in onnx.load(path + ".onnx").graph.input]
        for batch, length in SHAPES:
            case = f"{batch}x{length}."
            output = entry(*(arrays[case + key] for key in keys))
            expected = arrays[case + "out"]
            # Rows of padding attend to nothing, which is theirs to define.
            error = max(error, np.abs(output - expected)[
                arrays[case + "attention_mask"] != 0].max())
        print(f"{name}: {entry.num_attention_ops} attention ops, {len(SHAPES)} shapes, "
              f"error {error:.1e}")
        if name == "llama":
            inputs = [arrays["2x21." + key] for key in keys]
            check_extents(entry, inputs)


def check_extents(entry, inputs):
    """Those that must be the same and are not: an error, after which all is as before."""
    short = [inputs[0], np.ascontiguousarray(inputs[1][:, :20]), *inputs[2:]]
    expected = entry(*inputs)
    try:
        entry(*short)
    except runtime.Error as error:
        print(error)
    print("the same:", np.array_equal(entry(*inputs), expected))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    if sys.argv[1] == "--write":
        os.makedirs(DIRECTORY, exist_ok=True)
        for name in sys.argv[2:] or OPSETS:
            write(name)
    else:
        main(*sys.argv[1:])
