#===- report.py - Table, CSV, JSON and plot of a sweep ---------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rows as a table, CSV, JSON and a plot.

    >>> row = Row("attn", "host", "f32", "bhsd", 1, 8, 8, 512, 512, 64, False,
    ...           flops=537e6, median_ms=2.0, matmul_tflops=0.5)
    >>> row.attention_tflops, round(row.of_matmul, 3)
    (0.2685, 0.537)
"""

import csv
import dataclasses
import io
import json
from typing import Optional

__all__ = ["Row", "plot", "to_csv", "to_json"]


@dataclasses.dataclass
class Row:
    """One case on one backend. `status` is "ok", or why there are no numbers."""
    backend: str
    device: str
    dtype: str
    layout: str
    batch: int
    heads: int
    kv_heads: int
    queries: int
    keys: int
    head_dim: int
    causal: bool
    backward: bool = False
    status: str = "ok"
    clock: Optional[str] = None
    samples: Optional[int] = None
    calls: Optional[int] = None
    median_ms: Optional[float] = None
    p90_ms: Optional[float] = None
    min_ms: Optional[float] = None
    peak_mem_gb: Optional[float] = None
    error: Optional[float] = None
    error_allowed: Optional[float] = None
    host_us: Optional[float] = None
    compile_s: Optional[float] = None
    flops: Optional[int] = None
    kv_bytes: Optional[int] = None
    matmul_tflops: Optional[float] = None
    moved_bytes: Optional[int] = None

    @classmethod
    def of(cls, case, backend, device, matmul_tflops=None, **more):
        p = case.problem
        return cls(backend, device, p.element, case.layout, p.batch, p.heads,
                   p.key_heads, p.queries, p.keys, p.depth, p.causal, case.backward,
                   flops=case.flops, kv_bytes=case.key_value_bytes,
                   matmul_tflops=matmul_tflops, moved_bytes=case.moved_bytes, **more)

    @property
    def attention_tflops(self):
        return self.flops / self.median_ms / 1e9 if self.median_ms else None

    @property
    def of_matmul(self):
        """The share of the machine's measured matmul rate."""
        return (self.attention_tflops / self.matmul_tflops
                if self.median_ms and self.matmul_tflops else None)

    @property
    def kv_tb_per_s(self):
        return self.kv_bytes / self.median_ms / 1e9 if self.median_ms else None

    def to_dict(self):
        """All columns; those that are computed come last."""
        values = dataclasses.asdict(self)
        for name in COMPUTED:
            values[name] = getattr(self, name)
        return values


COMPUTED = ("attention_tflops", "of_matmul", "kv_tb_per_s")

# Of the table: heading, width, and how it is written.
_COLUMNS = (
    ("backend", 15, "{:<15}"), ("median_ms", 10, "{:.4g}"), ("p90_ms", 10, "{:.4g}"),
    ("min_ms", 10, "{:.4g}"), ("peak_mem_gb", 11, "{:.3f}"),
    ("attention_tflops", 16, "{:.4g}"), ("of_matmul", 9, "{:.1%}"),
    ("kv_tb_per_s", 11, "{:.3g}"), ("host_us", 8, "{:.3g}"), ("error", 9, "{:.1e}"),
    ("clock", 20, "{}"))


def table_head():
    return "  ".join(f"{name:<{width}}" if name == "backend" else f"{name:>{width}}"
                     for name, width, _ in _COLUMNS)


def table_line(row):
    if row.status != "ok":
        return f"{row.backend:<15}  {row.status}"
    cells = []
    for name, width, form in _COLUMNS:
        value = getattr(row, name)
        cells.append(f"{'-' if value is None else form.format(value):>{width}}")
    return "  ".join(cells)


def to_csv(rows):
    out = io.StringIO()
    names = [field.name for field in dataclasses.fields(Row)] + list(COMPUTED)
    writer = csv.DictWriter(out, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(row.to_dict() for row in rows)
    return out.getvalue()


def to_json(facts, rows):
    """`facts` say what was run, where and when."""
    return json.dumps({**facts, "rows": [row.to_dict() for row in rows]}, indent=1) + "\n"


def plot(pyplot, rows, path, title):
    """TFLOP/s over the length of the keys: a panel for each head size and mask, a
    line for each backend; decoding shows bytes a second instead. `pyplot` is
    matplotlib's."""
    measured = [row for row in rows if row.status == "ok"]
    panels = sorted({(row.dtype, row.head_dim, row.causal) for row in measured})
    decodes = bool(measured) and all(row.queries == 1 for row in measured)
    name = "kv_tb_per_s" if decodes else "attention_tflops"
    columns = max(1, min(2, len(panels)))
    lines = max(1, -(-len(panels) // columns))
    figure, axes = pyplot.subplots(lines, columns, squeeze=False,
                                   figsize=(6 * columns, 4 * lines))
    cells = [axis for line in axes for axis in line]
    for axis, panel in zip(cells, panels):
        dtype, depth, causal = panel
        inside = [row for row in measured
                  if (row.dtype, row.head_dim, row.causal) == panel]
        for backend in dict.fromkeys(row.backend for row in inside):
            for layout, batch in sorted({(row.layout, row.batch if decodes else 0)
                                         for row in inside}):
                points = sorted((row.keys, getattr(row, name)) for row in inside
                                if row.backend == backend and row.layout == layout
                                and (not decodes or row.batch == batch))
                if points:
                    label = f"{backend} {layout}" + (f" B{batch}" if decodes else "")
                    axis.plot(*zip(*points), marker="o", label=label)
        axis.set_title(f"{dtype} D{depth} {'causal' if causal else 'full'}")
        axis.set_xlabel("keys")
        axis.set_ylabel("K and V, TB/s" if decodes else "TFLOP/s")
        axis.set_xscale("log", base=2)
        axis.set_ylim(bottom=0)
        axis.legend(fontsize="small")
    for axis in cells[len(panels):]:
        axis.set_visible(False)
    figure.suptitle(title)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
