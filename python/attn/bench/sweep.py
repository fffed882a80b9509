#===- sweep.py - Which problems attn-bench runs ----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A sweep is a product of lists; its cases come in a fixed order.

    >>> sweep = preset("hopper").override(head_dims=(128,), sequences=(2048,))
    >>> for case in sweep.cases(): print(case)
    bf16 bshd B8 H16 S2048 D128 full
    bf16 bshd B8 H16 S2048 D128 causal
    >>> case.flops == 2 * 8 * 16 * 2048 * 2048 * 128
    True
    >>> Case(case.problem, backward=True).flops / case.flops
    2.5
"""

import dataclasses
import itertools

from attn.benchmark.problem import Problem

__all__ = ["Case", "Sweep", "PRESETS", "preset"]

ELEMENT_BYTES = {"f64": 8, "f32": 4, "f16": 2, "bf16": 2}


@dataclasses.dataclass(frozen=True)
class Case:
    """One problem, forward or backward."""
    problem: Problem
    backward: bool = False

    @property
    def layout(self):
        return self.problem.query_layout

    @property
    def element(self):
        return self.problem.element

    @property
    def flops(self):
        """As the papers count: two products of all pairs, half of them under a
        causal mask, two and a half times that backward."""
        p = self.problem
        forward = 4 * p.batch * p.heads * p.queries * p.keys * p.depth
        forward = forward // 2 if p.causal else forward
        return forward * 5 // 2 if self.backward else forward

    @property
    def key_value_bytes(self):
        p = self.problem
        return (2 * p.batch * p.key_heads * p.keys * p.depth
                * ELEMENT_BYTES[p.element])

    @property
    def operand_bytes(self):
        """Query, key and value."""
        p = self.problem
        return (self.key_value_bytes + p.batch * p.heads * p.queries * p.depth
                * ELEMENT_BYTES[p.element])

    @property
    def moved_bytes(self):
        """What has to be read and written at least: operands once, results once. The
        backward pass reads the output and its gradient, too."""
        output = self.operand_bytes - self.key_value_bytes
        if self.backward:
            return 2 * self.operand_bytes + 2 * output
        return self.operand_bytes + output

    def __str__(self):
        p = self.problem
        heads = f"H{p.heads}" if p.heads == p.key_heads else f"H{p.heads}/{p.key_heads}"
        extent = (f"S{p.queries}" if p.queries == p.keys
                  else f"Sq{p.queries} Sk{p.keys}")
        return (f"{p.element} {self.layout} B{p.batch} {heads} {extent} D{p.depth} "
                + ("causal" if p.causal else "full")
                + (f" page{p.page_size}" if p.page_size else "")
                + (" backward" if self.backward else ""))


@dataclasses.dataclass(frozen=True)
class Sweep:
    """`batches` or else `tokens`, which is batch times sequence; `heads` or else
    `width`, which is heads times head size. `queries` are those of all cases, or
    as many as keys. `graph` asks for replays of a graph over rotating operands."""
    dtypes: tuple = ("f32",)
    layouts: tuple = ("bhsd",)
    batches: tuple = (1,)
    tokens: int = None
    heads: int = 8
    key_heads: int = None
    width: int = None
    sequences: tuple = (512,)
    queries: int = None
    head_dims: tuple = (64,)
    causal: tuple = (False, True)
    backward: bool = False
    graph: bool = False
    page_size: int = None

    def override(self, **changes):
        """With what is not None. A batch takes the place of tokens, and so on."""
        changes = {name: value for name, value in changes.items() if value is not None}
        for given, other in (("batches", "tokens"), ("heads", "width"),
                             ("tokens", "batches"), ("width", "heads")):
            if given in changes and other not in changes:
                changes[other] = None
        return dataclasses.replace(self, **changes)

    def cases(self):
        for dtype, layout, depth, sequence, causal in itertools.product(
                self.dtypes, self.layouts, self.head_dims, self.sequences, self.causal):
            batches = self.batches or (max(1, self.tokens // sequence),)
            heads = self.heads or max(1, self.width // depth)
            for batch in batches:
                yield Case(Problem(
                    element=dtype, batch=batch, heads=heads, key_heads=self.key_heads,
                    queries=self.queries or sequence, keys=sequence, depth=depth,
                    causal=causal, query_layout=layout, key_layout=layout,
                    value_layout=layout, output_layout=layout,
                    page_size=self.page_size), self.backward)


PRESETS = {
    "host": Sweep(dtypes=("f32", "bf16"), sequences=(512, 2048), head_dims=(64, 128)),
    "hopper": Sweep(dtypes=("bf16",), layouts=("bshd",), batches=None, tokens=16384,
                    heads=None, width=2048, sequences=(512, 2048, 8192, 16384),
                    head_dims=(64, 128, 256)),
    "decode": Sweep(dtypes=("bf16",), layouts=("bshd",), batches=(1, 16), heads=32,
                    key_heads=8, queries=1, sequences=(1024, 4096, 16384, 65536),
                    head_dims=(128,), causal=(False,), graph=True),
    # The simulator takes a thousand times as long as a card.
    "sim": Sweep(dtypes=("f16",), heads=2, sequences=(256, 1024), head_dims=(64, 128)),
}


def preset(name):
    return PRESETS[name]
