#===- transformer.py - Write a transformer of any size ---------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Writes a model on tensors, spelled as torch-mlir spells the ones that PyTorch
exports, with random weights, and its inputs and output for attn-run. Needs numpy
alone; the same arguments give the same files.

usage: transformer.py PREFIX [options]       writes PREFIX.mlir and PREFIX.npz

`encoder` is BERT without embeddings: key padding, scaled_dot_product_attention,
erf GELU, layer norm after each residual. `decoder` is GPT-2's: one product for
queries, keys and values, causal attention spelled out, tanh GELU, layer norm
before. The expected output is float64 of the same float32 weights.
"""

import argparse
import math
import sys

import numpy as np


class Value:
    """An SSA value of tensor type."""

    def __init__(self, name, shape, element):
        self.name, self.shape, self.element = name, tuple(shape), element

    @property
    def type(self):
        return f"tensor<{'x'.join(map(str, (*self.shape, self.element)))}>"


def broadcast_map(shape, result):
    """How torch-mlir indexes an operand: an extent of one is read at zero."""
    dims = [f"d{n}" for n in range(len(result))]
    offset = len(result) - len(shape)
    indices = ["0" if extent == 1 and result[offset + n] != 1 else dims[offset + n]
               for n, extent in enumerate(shape)]
    return f"affine_map<({', '.join(dims)}) -> ({', '.join(indices)})>"


class Writer:
    """The function @main under construction."""

    def __init__(self, arguments):
        self.lines, self.resources, self.count = [], {}, 0
        self.arguments = [Value(f"%arg{n}", a.shape, "i64" if a.dtype == np.int64 else "f32")
                          for n, a in enumerate(arguments)]

    def op(self, text, shape, element):
        value = Value(f"%{self.count}", shape, element)
        self.count += 1
        self.lines.append(f"    {value.name} = {text}")
        return value

    def weight(self, key, array):
        """The same key is the same data."""
        self.resources[key] = array
        type_ = Value("", array.shape, "f32").type
        return self.op(f"arith.constant dense_resource<{key}> : {type_}", array.shape, "f32")

    def empty(self, shape, element="f32"):
        value = Value("", shape, element)
        return self.op(f"tensor.empty() : {value.type}", shape, element)

    def fill(self, number, shape, element="f32"):
        init = self.empty(shape, element)
        suffix = "" if element == "i1" else f" : {element}"
        scalar = self.op(f"arith.constant {number}{suffix}", (), element).name
        return self.op(f"linalg.fill ins({scalar} : {element}) outs({init.name} : "
                       f"{init.type}) -> {init.type}", shape, element)

    def generic(self, operands, maps, init, iterators, body, result="%r"):
        """`body` holds lines that define the result; {0}, {1}, ... are the elements
        of the operands, the last one that of the init."""
        names = [f"%in{n}" for n in range(len(operands))] + ["%out"]
        kinds = [each.element for each in (*operands, init)]
        heads = ", ".join(f"{n}: {k}" for n, k in zip(names, kinds))
        ins = (f"ins({', '.join(v.name for v in operands)} : "
               f"{', '.join(v.type for v in operands)}) " if operands else "")
        quoted = ", ".join(f'"{kind}"' for kind in iterators)
        lines = "\n".join(
            f"      {line}"
            for line in (*body, f"linalg.yield {result} : {init.element}")).format(*names)
        return self.op(
            f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = "
            f"[{quoted}]}} {ins}outs({init.name} : {init.type}) {{\n"
            f"    ^bb0({heads}):\n{lines}\n    }} -> {init.type}", init.shape, init.element)

    def elementwise(self, operands, body, element="f32"):
        shape = np.broadcast_shapes(*(each.shape for each in operands))
        maps = [broadcast_map(each.shape, shape) for each in operands]
        maps.append(broadcast_map(shape, shape))
        return self.generic(operands, maps, self.empty(shape, element),
                            ["parallel"] * len(shape), body)

    def reduce(self, operand, body, start):
        """Over the last dimension, which stays with extent one."""
        rank = len(operand.shape)
        dims = [f"d{n}" for n in range(rank)]
        maps = [broadcast_map(operand.shape, operand.shape),
                f"affine_map<({', '.join(dims)}) -> ({', '.join([*dims[:-1], '0'])})>"]
        return self.generic(
            [operand], maps,
            self.fill(start, (*operand.shape[:-1], 1), operand.element),
            ["parallel"] * (rank - 1) + ["reduction"], body)

    def reshape(self, kind, operand, groups, shape):
        result = Value("", shape, operand.element)
        text = "[" + ", ".join(str(group) for group in groups) + "]"
        extents = f" output_shape {list(shape)}" if kind == "expand" else ""
        return self.op(f"tensor.{kind}_shape {operand.name} {text}{extents} : "
                       f"{operand.type} into {result.type}", shape, operand.element)

    def transpose(self, operand, permutation):
        init = self.empty([operand.shape[n] for n in permutation], operand.element)
        return self.op(f"linalg.transpose ins({operand.name} : {operand.type}) "
                       f"outs({init.name} : {init.type}) permutation = "
                       f"{list(permutation)}", init.shape, init.element)

    def matmul(self, left, right):
        shape = (*left.shape[:-1], right.shape[-1])
        kind = "matmul" if len(shape) == 2 else "batch_matmul"
        init = self.fill("0.0", shape)
        return self.op(f"linalg.{kind} ins({left.name}, {right.name} : {left.type}, "
                       f"{right.type}) outs({init.name} : {init.type}) -> {init.type}",
                       shape, "f32")

    def write(self, file, result):
        arguments = ", ".join(f"{v.name}: {v.type}" for v in self.arguments)
        file.write(f"module {{\n  func.func @main({arguments}) -> {result.type} {{\n")
        file.write("\n".join(self.lines))
        file.write(f"\n    return {result.name} : {result.type}\n  }}\n}}\n\n"
                   "{-#\n  dialect_resources: {\n    builtin: {\n")
        for number, (key, array) in enumerate(self.resources.items()):
            # The first four bytes are the alignment of what follows.
            file.write(f'      {key}: "0x04000000')
            file.write(array.astype("<f4").tobytes().hex().upper())
            file.write('",\n' if number + 1 < len(self.resources) else '"\n')
        file.write("    }\n  }\n#-}\n")


#===------------------------------------------------------------------------===#
# Layers, as torch-mlir writes them
#===------------------------------------------------------------------------===#

def binary(writer, name, left, right):
    return writer.elementwise([left, right], [f"%r = arith.{name} {{0}}, {{1}} : "
                                              f"{left.element}"], left.element)


def mean(writer, x):
    kind = x.element
    total = writer.reduce(x, [f"%r = arith.addf {{0}}, {{1}} : {kind}"], "0.0")
    return writer.elementwise(
        [total], [f"%n = arith.constant {float(x.shape[-1])} : {kind}",
                  f"%r = arith.divf {{0}}, %n : {kind}"], kind)


def layer_norm(writer, x, key, weights):
    """PyTorch's: the variance in f64."""
    wide = writer.elementwise([x], ["%r = arith.extf {0} : f32 to f64"], "f64")
    centered = binary(writer, "subf", wide, mean(writer, wide))
    variance = mean(writer, binary(writer, "mulf", centered, centered))
    narrow = writer.elementwise([variance], ["%r = arith.truncf {0} : f64 to f32"])
    shifted = writer.elementwise(
        [narrow], ["%w = arith.constant 1.0e-05 : f64", "%e = arith.truncf %w : f64 to f32",
                   "%r = arith.addf {0}, %e : f32"])
    scale = writer.elementwise([shifted], ["%r = math.rsqrt {0} : f32"])
    result = binary(writer, "subf", x, mean(writer, x))
    result = binary(writer, "mulf", result, scale)
    result = binary(writer, "mulf", result,
                    writer.weight(f"{key}_scale", weights[f"{key}_scale"]))
    return binary(writer, "addf", result,
                  writer.weight(f"{key}_shift", weights[f"{key}_shift"]))


def spread(writer, x, shape):
    """A broadcast that is a copy."""
    return writer.generic(
        [x], [broadcast_map(x.shape, shape), broadcast_map(shape, shape)],
        writer.empty(shape, x.element), ["parallel"] * len(shape), [], "{0}")


def linear(writer, x, key, weights, transposed):
    """On three dimensions, as a product of matrices and a bias added after it."""
    batch, length, _ = x.shape
    flat = writer.reshape("collapse", x, [[0, 1], [2]], (batch * length, x.shape[2]))
    weight = weights[key]
    if transposed:
        weight = writer.transpose(writer.weight(key, np.ascontiguousarray(weight.T)), [1, 0])
    else:
        weight = writer.weight(key, weight)
    product = writer.matmul(flat, weight)
    bias = spread(writer, writer.weight(f"{key}_bias", weights[f"{key}_bias"]),
                  product.shape)
    total = binary(writer, "addf", product, bias)
    return writer.reshape("expand", total, [[0, 1], [2]],
                          (batch, length, product.shape[1]))


def split_heads(writer, x, heads, permutation):
    """[batch x heads, ...] in the order of the permutation of (batch, position,
    head, depth)."""
    batch, length, width = x.shape
    x = writer.reshape("expand", x, [[0], [1], [2, 3]],
                       (batch, length, heads, width // heads))
    return writer.transpose(x, permutation)


def collapse_heads(writer, x):
    return writer.reshape("collapse", x, [[0, 1], [2], [3]],
                          (x.shape[0] * x.shape[1], *x.shape[2:]))


def merge_heads(writer, x, batch):
    heads, length, depth = x.shape
    x = writer.reshape("expand", x, [[0, 1], [2], [3]],
                       (batch, heads // batch, length, depth))
    x = writer.transpose(x, [0, 2, 1, 3])
    return writer.reshape("collapse", x, [[0], [1], [2, 3]],
                          (batch, length, heads // batch * depth))


def softmax(writer, scores):
    greatest = writer.reduce(scores, ["%r = arith.maximumf {0}, {1} : f32"], "0xFF800000")
    weights = writer.elementwise([binary(writer, "subf", scores, greatest)],
                                 ["%r = math.exp {0} : f32"])
    total = writer.reduce(weights, ["%r = arith.addf {0}, {1} : f32"], "0.0")
    return binary(writer, "divf", weights, total)


def select(writer, condition, yes, no):
    """Between two numbers."""
    return writer.elementwise(
        [condition], [f"%y = arith.constant {yes} : f32", f"%n = arith.constant {no} : f32",
                      "%r = arith.select {0}, %y, %n : f32"])


def padding(writer, mask):
    """i1 [batch, 1, query, key] of an i64 [batch, key]."""
    batch, length = mask.shape
    present = writer.elementwise([mask], ["%z = arith.constant 0 : i64",
                                          "%r = arith.cmpi ne, {0}, %z : i64"], "i1")
    present = writer.reshape("expand", present, [[0], [1, 2, 3]], (batch, 1, 1, length))
    queries = writer.fill("true", (1, 1, length, 1), "i1")
    return writer.elementwise([queries, present], ["%r = arith.andi {0}, {1} : i1"], "i1")


def attention_sdpa(writer, query, key, value, mask):
    """How torch decomposes scaled_dot_product_attention: the root of the scale on
    both sides, and zero for rows without a key."""
    batch, heads, length, depth = query.shape
    root = [f"%s = arith.constant {depth ** -0.25!r} : f64",
            "%t = arith.truncf %s : f64 to f32", "%r = arith.mulf {0}, %t : f32"]
    bias = select(writer, mask, "0.0", "0xFF800000")
    product = writer.matmul(collapse_heads(writer, writer.elementwise([query], root)),
                            collapse_heads(writer, writer.elementwise([key], root)))
    scores = binary(writer, "addf", writer.reshape(
        "expand", product, [[0, 1], [2], [3]], (batch, heads, length, length)), bias)
    empty = writer.elementwise(
        [scores], ["%w = arith.extf {0} : f32 to f64",
                   "%l = arith.constant 0xFFF0000000000000 : f64",
                   "%r = arith.cmpf oeq, %w, %l : f64"], "i1")
    empty = writer.reduce(empty, ["%r = arith.andi {0}, {1} : i1"], "true")
    weights = writer.elementwise(
        [empty, writer.fill("0.0", scores.shape), softmax(writer, scores)],
        ["%r = arith.select {0}, {1}, {2} : f32"])
    return writer.matmul(collapse_heads(writer, weights), collapse_heads(writer, value))


def causal_bias(writer, length):
    positions = writer.generic(
        [], ["affine_map<(d0) -> (d0)>"], writer.empty((length,), "i64"), ["parallel"],
        ["%i = linalg.index 0 : index", "%r = arith.index_cast %i : index to i64"])
    rows = writer.reshape("expand", positions, [[0, 1, 2, 3]], (1, 1, length, 1))
    columns = writer.reshape("expand", positions, [[0, 1, 2, 3]], (1, 1, 1, length))
    visible = writer.elementwise([columns, rows],
                                 ["%r = arith.cmpi sle, {0}, {1} : i64"], "i1")
    return select(writer, visible, "0.0", "-3.40282347E+38")


def attention_eager(writer, query, key, value, bias):
    batch, heads, length, depth = query.shape
    product = writer.matmul(collapse_heads(writer, query), collapse_heads(writer, key))
    product = writer.reshape("expand", product, [[0, 1], [2], [3]],
                             (batch, heads, length, length))
    scaled = writer.elementwise([product], [f"%s = arith.constant {depth ** -0.5!r} : f32",
                                            "%r = arith.mulf {0}, %s : f32"])
    weights = softmax(writer, binary(writer, "addf", scaled, bias))
    return writer.matmul(collapse_heads(writer, weights), collapse_heads(writer, value))


def gelu_erf(writer, x):
    return writer.elementwise([x], [
        "%two = arith.constant 1.41421354 : f32", "%one = arith.constant 1.0 : f32",
        "%half = arith.constant 0.5 : f32", "%d = arith.divf {0}, %two : f32",
        "%e = math.erf %d : f32", "%p = arith.addf %e, %one : f32",
        "%h = arith.mulf %p, %half : f32", "%r = arith.mulf {0}, %h : f32"])


def gelu_tanh(writer, x):
    def scale(x, number):
        return writer.elementwise([x], [f"%s = arith.constant {number} : f32",
                                        "%r = arith.mulf {0}, %s : f32"])

    half = scale(x, 0.5)
    cube = writer.elementwise([x], ["%n = arith.constant 3 : i64",
                                    "%r = math.fpowi {0}, %n : f32, i64"])
    inner = scale(binary(writer, "addf", x, scale(cube, 0.044715)), 0.79788456)
    curve = writer.elementwise([inner], ["%r = math.tanh {0} : f32"])
    return binary(writer, "mulf", half, writer.elementwise(
        [curve], ["%s = arith.constant 1.0 : f32", "%r = arith.addf {0}, %s : f32"]))


def write_encoder(writer, options, weights_of):
    x, mask = writer.arguments
    mask = padding(writer, mask)
    for layer in range(options.layers):
        weights = weights_of(layer)
        query, key, value = (
            split_heads(writer, linear(writer, x, weights.key(name), weights, True),
                        options.heads, permutation)
            for name, permutation in (("query", (0, 2, 1, 3)), ("key", (0, 2, 3, 1)),
                                      ("value", (0, 2, 1, 3))))
        y = merge_heads(writer, attention_sdpa(writer, query, key, value, mask), x.shape[0])
        # torch-mlir repeats the weight where the other side has been transposed.
        name = weights.key("output")
        weight = writer.transpose(
            writer.weight(name, np.ascontiguousarray(weights[name].T)), [1, 0])
        product = writer.matmul(y, spread(writer, weight, (x.shape[0], *weight.shape)))
        y = binary(writer, "addf", product,
                   writer.weight(f"{name}_bias", weights[f"{name}_bias"]))
        x = layer_norm(writer, binary(writer, "addf", y, x), weights.key("norm0"), weights)
        y = gelu_erf(writer, linear(writer, x, weights.key("up"), weights, True))
        y = linear(writer, y, weights.key("down"), weights, True)
        x = layer_norm(writer, binary(writer, "addf", y, x), weights.key("norm1"), weights)
    return x


def write_decoder(writer, options, weights_of):
    x, = writer.arguments
    batch, length, width = x.shape
    bias = causal_bias(writer, length)
    for layer in range(options.layers):
        weights = weights_of(layer)
        y = layer_norm(writer, x, weights.key("norm0"), weights)
        y = linear(writer, y, weights.key("qkv"), weights, False)
        parts = []
        for part, permutation in enumerate(((0, 2, 1, 3), (0, 2, 3, 1), (0, 2, 1, 3))):
            slice_ = Value("", (batch, length, width), "f32")
            slice_ = writer.op(
                f"tensor.extract_slice {y.name}[0, 0, {part * width}] [{batch}, {length}, "
                f"{width}] [1, 1, 1] : {y.type} to {slice_.type}", slice_.shape, "f32")
            parts.append(split_heads(writer, slice_, options.heads, permutation))
        y = merge_heads(writer, attention_eager(writer, *parts, bias), batch)
        x = binary(writer, "addf", x, linear(writer, y, weights.key("output"), weights, False))
        y = layer_norm(writer, x, weights.key("norm1"), weights)
        y = gelu_tanh(writer, linear(writer, y, weights.key("up"), weights, False))
        x = binary(writer, "addf", x, linear(writer, y, weights.key("down"), weights, False))
    return x


#===------------------------------------------------------------------------===#
# Weights, and the same in float64
#===------------------------------------------------------------------------===#

class Weights(dict):
    """Those of one layer, under their names in the module."""

    def __init__(self, layer, options):
        super().__init__()
        self.prefix = f"layer{layer}"
        random = np.random.default_rng(layer + 1)
        width, mlp = options.width, options.mlp
        products = {"output": (width, width), "up": (width, mlp), "down": (mlp, width)}
        if options.kind == "encoder":
            products |= {name: (width, width) for name in ("query", "key", "value")}
        else:
            products["qkv"] = (width, 3 * width)
        for name, shape in products.items():
            self[self.key(name)] = (random.standard_normal(shape, np.float32)
                                    / np.float32(math.sqrt(shape[0])))
            self[f"{self.key(name)}_bias"] = random.standard_normal(
                shape[1], np.float32) / 10
        for name in ("norm0", "norm1"):
            self[f"{self.key(name)}_scale"] = 1 + random.standard_normal(
                width, np.float32) / 10
            self[f"{self.key(name)}_shift"] = random.standard_normal(width, np.float32) / 10

    def key(self, name):
        return f"{self.prefix}_{name}"


def evaluate(options, weights_of, inputs):
    """The model's output by its definition, in float64."""
    x = inputs[0].astype(np.float64)
    batch, length, width = x.shape
    encoder = options.kind == "encoder"
    visible = (inputs[1][:, None, None, :] != 0 if encoder
               else np.tri(length, dtype=bool)[None, None])

    def norm(x, name):
        centered = x - x.mean(-1, keepdims=True)
        scale = 1 / np.sqrt((centered ** 2).mean(-1, keepdims=True) + np.float32(1e-5))
        return centered * scale * weights[f"{name}_scale"] + weights[f"{name}_shift"]

    def product(x, name):
        return x @ weights[name].astype(np.float64) + weights[f"{name}_bias"]

    def gelu(x):
        if encoder:
            return x * 0.5 * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))
        return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x ** 3)))

    def attend(query, key, value):
        query, key, value = (
            each.reshape(batch, length, options.heads, -1).transpose(0, 2, 1, 3)
            for each in (query, key, value))
        scores = query @ key.swapaxes(-1, -2) / math.sqrt(query.shape[-1])
        scores = np.where(visible, scores, -np.inf)
        with np.errstate(invalid="ignore"):
            exponentials = np.exp(scores - scores.max(-1, keepdims=True))
        exponentials = np.where(visible, exponentials, 0)
        total = exponentials.sum(-1, keepdims=True)
        output = exponentials @ value / np.where(total == 0, 1, total)
        return output.transpose(0, 2, 1, 3).reshape(batch, length, width)

    for layer in range(options.layers):
        weights = weights_of(layer)
        key = weights.key
        if encoder:
            y = attend(*(product(x, key(name)) for name in ("query", "key", "value")))
            x = norm(product(y, key("output")) + x, key("norm0"))
            y = product(gelu(product(x, key("up"))), key("down"))
            x = norm(y + x, key("norm1"))
        else:
            y = attend(*np.split(product(norm(x, key("norm0")), key("qkv")), 3, -1))
            x = x + product(y, key("output"))
            x = x + product(gelu(product(norm(x, key("norm1")), key("up"))), key("down"))
    return x


#===------------------------------------------------------------------------===#
# Command line
#===------------------------------------------------------------------------===#

def parse_arguments(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("prefix", help="the files are PREFIX.mlir and PREFIX.npz")
    parser.add_argument("--kind", choices=("encoder", "decoder"), default="encoder")
    for name, default in (("layers", 2), ("width", 64), ("heads", 4), ("mlp", 128),
                          ("batch", 2), ("length", 24)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--shared-weights", action="store_true",
                        help="all layers use those of the first")
    parser.add_argument("--no-output", action="store_true",
                        help="leave the expected output out")
    options = parser.parse_args(arguments)
    if options.width % options.heads:
        parser.error("--heads must divide --width")
    return options


def main(arguments):
    options = parse_arguments(arguments)
    layers = [Weights(layer, options)
              for layer in range(1 if options.shared_weights else options.layers)]

    def weights_of(layer):
        return layers[layer % len(layers)]

    random = np.random.default_rng(0)
    inputs = [random.standard_normal((options.batch, options.length, options.width),
                                     np.float32)]
    if options.kind == "encoder":
        # A third of the last sequence is padding.
        mask = np.ones((options.batch, options.length), np.int64)
        mask[-1, options.length - options.length // 3:] = 0
        inputs.append(mask)
    writer = Writer(inputs)
    write = write_encoder if options.kind == "encoder" else write_decoder
    result = write(writer, options, weights_of)
    with open(options.prefix + ".mlir", "w") as file:
        writer.write(file, result)
    arrays = {f"in{n}": array for n, array in enumerate(inputs)}
    if not options.no_output:
        arrays["out"] = evaluate(options, weights_of, inputs).astype(np.float32)
    np.savez(options.prefix + ".npz", **arrays)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
