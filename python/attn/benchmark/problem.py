#===- problem.py - One attention problem as IR, arrays and numbers ---------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A problem knows its IR, random inputs, useful work and exact result.

    >>> problem = Problem(heads=2, queries=4, keys=4, depth=8, causal=True)
    >>> print(problem.ir())
    func.func @main(%q: tensor<1x2x4x8xf32>, %k: tensor<1x2x4x8xf32>, \
%v: tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32> {
      %init = tensor.empty() : tensor<1x2x4x8xf32>
      %o = attn.attention query(%q : tensor<1x2x4x8xf32>, bhsd) \
key(%k : tensor<1x2x4x8xf32>, bhsd) value(%v : tensor<1x2x4x8xf32>, bhsd) causal \
outs(%init : tensor<1x2x4x8xf32>, bhsd)
      return %o : tensor<1x2x4x8xf32>
    }
    >>> problem.pairs, problem.flops
    (20, 640)
"""

from dataclasses import dataclass
from typing import Optional, Tuple

import numpy as np

from attn import reference

__all__ = ["Problem"]


@dataclass(frozen=True)
class Problem:
    """Extents and clauses of one attention. Layouts are the op's letters; a bias
    or mask is there if its layout is given, with the axes that the layout names
    ('' is one value for all). `dynamic` names the axes whose extents are known at
    run time only: letters out of 'bhqk'. With `page_size`, keys and values are in
    shuffled pages: inputs are what `to_pages` makes of them, and a table."""

    element: str = "f32"
    batch: int = 1
    heads: int = 8
    key_heads: Optional[int] = None
    queries: int = 2048
    keys: Optional[int] = None
    depth: int = 64
    causal: bool = False
    window: Optional[Tuple[int, int]] = None
    softcap: Optional[float] = None
    bias: Optional[str] = None
    mask: Optional[str] = None
    query_layout: str = "bhsd"
    key_layout: str = "bhsd"
    value_layout: str = "bhsd"
    output_layout: str = "bhsd"
    dynamic: str = ""
    page_size: Optional[int] = None

    def __post_init__(self):
        # Where not given: no grouping, self attention.
        object.__setattr__(self, "key_heads", self.key_heads or self.heads)
        object.__setattr__(self, "keys", self.keys or self.queries)

    def shape(self, operand):
        query, key = operand in ("query", "output"), operand in ("key", "value")
        extents = {"b": self.batch, "h": self.key_heads if key else self.heads,
                   "s": self.queries if query else self.keys, "d": self.depth,
                   "q": self.queries, "k": self.keys}
        layout = getattr(self, operand if operand in ("bias", "mask")
                         else operand + "_layout")
        return layout, [extents[axis] for axis in layout]

    @property
    def pages(self):
        """Of one sequence."""
        return self.keys // self.page_size

    def page_table(self, seed=0):
        """Each page of a pool once, in any order."""
        pages = np.random.default_rng(seed).permutation(self.batch * self.pages)
        return pages.reshape(self.batch, self.pages).astype(np.int32)

    def to_pages(self, operand, tensor, table):
        """The pool of key or value, of numpy or of torch as `tensor` is.

        >>> problem = Problem(heads=1, queries=1, keys=4, depth=1, page_size=2)
        >>> keys = np.arange(4.0).reshape(1, 1, 4, 1)
        >>> problem.to_pages("key", keys, np.array([[1, 0]])).ravel()
        array([2., 3., 0., 1.])
        """
        layout, shape = self.shape(operand)
        order = "bs" + "".join(axis for axis in layout if axis not in "bs")
        rest = [shape[layout.index(axis)] for axis in order[2:]]
        transpose = "permute" if hasattr(tensor, "permute") else "transpose"
        keys = getattr(tensor, transpose)(*[layout.index(axis) for axis in order])
        keys = keys.reshape(self.batch * self.pages, self.page_size, *rest)
        # A page of the pool has the keys that an entry with its number names.
        pool = keys[np.argsort(table.ravel())]
        pool = getattr(pool, transpose)(*[order.index(axis) for axis in layout])
        return pool.contiguous() if transpose == "permute" else np.ascontiguousarray(pool)

    def ir(self, schedule="", function="main"):
        """A module with one function; `schedule` is a clause of the op."""
        def is_dynamic(operand, axis):
            if self.page_size and operand in ("key", "value") and axis in "bs":
                return axis == "b" and "k" in self.dynamic
            own = "k" if operand in ("key", "value") else "q"
            return (own if axis == "s" else axis) in self.dynamic

        def shape_of(operand):
            layout, shape = self.shape(operand)
            if self.page_size and operand in ("key", "value"):
                shape[layout.index("b")] = self.batch * self.pages
                shape[layout.index("s")] = self.page_size
            return layout, shape

        def type_of(operand, element):
            layout, shape = shape_of(operand)
            extents = ["?" if is_dynamic(operand, axis) else str(extent)
                       for axis, extent in zip(layout, shape)]
            return f"tensor<{'x'.join((*extents, element))}>"

        arguments = [("query", "q", self.element), ("key", "k", self.element),
                     ("value", "v", self.element)]
        if self.bias is not None:
            arguments.append(("bias", "bias", "f32"))
        if self.mask is not None:
            arguments.append(("mask", "mask", "i1"))
        parameters, clauses = [], []
        for operand, name, element in arguments:
            layout, kind = self.shape(operand)[0], type_of(operand, element)
            parameters.append(f"%{name}: {kind}")
            clauses.append(f"{operand}(%{name} : {kind}, {layout})")
        if self.page_size:
            batch = "?" if "b" in self.dynamic else self.batch
            pages = "?" if "k" in self.dynamic else self.pages
            parameters.append(f"%table: tensor<{batch}x{pages}xi32>")
            clauses.append(f"page_table({parameters[-1].replace(':', ' :')})")
        if self.softcap is not None:
            clauses.append(f"softcap({self.softcap})")
        if self.causal:
            clauses.append("causal")
        if self.window is not None:
            clauses.append("window({}, {})".format(*self.window))

        result = type_of("output", self.element)
        lines, extents = [], []
        for axis in self.output_layout:
            if not is_dynamic("output", axis):
                continue
            number = self.query_layout.index(axis)
            lines += [f"%c{axis} = arith.constant {number} : index",
                      f"%d{axis} = tensor.dim %q, %c{axis} : "
                      f"{type_of('query', self.element)}"]
            extents.append(f"%d{axis}")
        lines += [
            f"%init = tensor.empty({', '.join(extents)}) : {result}",
            f"%o = attn.attention {' '.join(clauses)} "
            f"outs(%init : {result}, {self.output_layout}) {schedule}".rstrip(),
            f"return %o : {result}"]
        return "\n  ".join(
            [f"func.func @{function}({', '.join(parameters)}) -> {result} {{",
             *lines]) + "\n}"

    def inputs(self, seed=0):
        """Normal values, rounded to the element type; bf16 as uint16. A mask lets
        seven of ten pairs pass, and the first key always."""
        generator = np.random.default_rng(seed)

        def normal(operand, element):
            values = generator.standard_normal(self.shape(operand)[1], np.float32)
            values = reference.round_to(values, element)
            if element == "bf16":
                return (values.view(np.uint32) >> np.uint32(16)).astype(np.uint16)
            return values

        arrays = [normal(operand, self.element) for operand in ("query", "key", "value")]
        if self.bias is not None:
            arrays.append(normal("bias", "f32"))
        if self.mask is not None:
            layout, shape = self.shape("mask")
            mask = generator.random(shape) < 0.7
            if "k" in layout:
                np.moveaxis(mask, layout.index("k"), 0)[0] = True
            arrays.append(mask)
        return arrays

    def values(self, array):
        """An input or result as numbers that numpy can compute with."""
        if self.element == "bf16" and array.dtype == np.uint16:
            return (array.astype(np.uint32) << np.uint32(16)).view(np.float32)
        return array

    def options(self, arrays):
        """The arguments of `reference.attention`, for these inputs."""
        extra = list(arrays[3:])
        options = {
            name: getattr(self, name) for name in
            ("query_layout", "key_layout", "value_layout", "output_layout",
             "causal", "softcap")}
        if self.window is not None:
            options["window"] = self.window
        if self.bias is not None:
            options.update(bias=extra.pop(0), bias_layout=self.bias)
        if self.mask is not None:
            options.update(mask=extra.pop(0), mask_layout=self.mask)
        return [self.values(array) for array in arrays[:3]], options

    def evaluate(self, arrays, function=reference.attention, **more):
        """The output of `reference.attention` or `plain_float32`."""
        operands, options = self.options(arrays)
        return function(*operands, **options, **more)[0]

    @property
    def pairs(self):
        """Pairs of query and key that causality and the window let pass. A boolean
        mask is data: its pairs count as useful."""
        i = np.arange(self.queries)
        first, last = np.zeros_like(i), np.full_like(i, self.keys - 1)
        if self.causal:
            last = np.minimum(last, i)
        if self.window is not None:
            first = np.maximum(first, i - self.window[0])
            last = np.minimum(last, i + self.window[1])
        return self.batch * self.heads * int(np.maximum(last - first + 1, 0).sum())

    @property
    def flops(self):
        """Useful floating point operations: the two products of those pairs."""
        return 4 * self.depth * self.pairs
