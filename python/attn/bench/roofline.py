#===- roofline.py - Results beside what the device can do at most ----------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A roofline: operations a second over operations for each byte that has to be moved.

    attn-bench ... --roofline out.html          # or .png, .svg, .pdf
    python3 -m attn.bench.roofline results.json out.html

Limits are those of the run: the rate of a product of matrices, and of a copy in memory.
Operands and results count once, so that a backend that reads keys again is further from
the limit, not further to the left. Needs matplotlib."""

import html
import io
import json
import math
import re
import sys

from attn.benchmark.page import write_file

__all__ = ["Missing", "draw", "limit", "main", "name_cases", "write"]

# Of colours that are told apart with any eyes, for backends in their order.
COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
MARKERS = "osD^vPX*"
SUFFIXES = ("html", "pdf", "png", "svg")


class Missing(Exception):
    """What has to be installed, in one line."""


def limit(intensity, tflops, tb_per_s):
    """TFLOP/s that are possible at most; None where no limit is known."""
    bounds = [tflops] if tflops else []
    bounds += [tb_per_s * intensity] if tb_per_s else []
    return min(bounds) if bounds else None


def intensity(row):
    return row["flops"] / row["moved_bytes"]


def name_cases(rows):
    """A name for each row in a panel; layouts where there are two."""
    several = len({row["layout"] for row in rows}) > 1
    names = []
    for row in rows:
        heads = f"H{row['heads']}" + (
            "" if row["heads"] == row["kv_heads"] else f"/{row['kv_heads']}")
        extent = (f"S{row['queries']}" if row["queries"] == row["keys"]
                  else f"Sq{row['queries']} Sk{row['keys']}")
        names.append(" ".join(
            ([row["layout"]] if several else [])
            + [f"B{row['batch']} {heads} {extent}",
               "causal" if row["causal"] else "full"]
            + (["backward"] if row["backward"] else [])))
    return names


class Panel:
    """The rows of one element type and head size."""

    def __init__(self, dtype, depth, rows):
        self.title = f"{dtype} D{depth}"
        self.rows = rows
        self.names = name_cases(self.rows)
        self.numbers = {name: number for number, name in
                        enumerate(dict.fromkeys(self.names), 1)}
        self.tflops = next((row["matmul_tflops"] for row in self.rows
                            if row["matmul_tflops"]), None)


def make_panels(data):
    groups = {}
    for row in data["rows"]:
        if row["status"] == "ok" and row["moved_bytes"]:
            groups.setdefault((row["dtype"], row["head_dim"]), []).append(row)
    return [Panel(dtype, depth, rows) for (dtype, depth), rows in groups.items()]


def _draw_limits(axis, panel, tb_per_s, left, right):
    if not panel.tflops and not tb_per_s:
        return
    bend = panel.tflops / tb_per_s if panel.tflops and tb_per_s else 0
    corners = [left, *([bend] if left < bend < right else []), right]
    names = [f"products: {panel.tflops:.4g} TFLOP/s"] if panel.tflops else []
    names += [f"copies: {tb_per_s * 1e3:.4g} GB/s"] if tb_per_s else []
    axis.plot(corners, [limit(x, panel.tflops, tb_per_s) for x in corners],
              color="#444444", linewidth=1.5, zorder=1,
              label="\n".join(["limits", *names]))


def _place_numbers(axis, panel):
    """Each point has the number of its case beside it; points that would have theirs
    upon each other share a place."""
    def share(value, ends):
        low, high = map(math.log, ends)
        return (math.log(value) - low) / (high - low)

    places = []
    points = sorted((intensity(row), row["attention_tflops"], panel.numbers[name])
                    for row, name in zip(panel.rows, panel.names))
    for x, y, number in points:
        at = share(x, axis.get_xlim()), share(y, axis.get_ylim())
        for place in places:
            if abs(at[0] - place[0][0]) < 0.02 and abs(at[1] - place[0][1]) < 0.04:
                place[2].add(number)
                break
        else:
            places.append((at, (x, y), {number}))
    for _, point, numbers in places:
        axis.annotate(",".join(map(str, sorted(numbers))), point, (6, -3),
                      textcoords="offset points", fontsize=7)


def _draw_panel(axis, panel, tb_per_s, backends):
    """The titles of all points, by the name that each has in the picture."""
    titles = {}
    xs = [intensity(row) for row in panel.rows]
    ys = [row["attention_tflops"] for row in panel.rows]
    left, right = min(xs) / 2.5, max(xs) * 2.5
    if panel.tflops and tb_per_s:  # Both limits are to be seen.
        bend = panel.tflops / tb_per_s
        left, right = min(left, bend / 3), max(right, bend * 3)
    axis.set_xscale("log")
    axis.set_yscale("log")
    axis.set_xlim(left, right)
    lowest = min(ys + [limit(left, panel.tflops, tb_per_s) or min(ys)])
    highest = max(ys + ([panel.tflops] if panel.tflops else []))
    axis.set_ylim(lowest / 2, highest * 2)
    axis.grid(True, which="major", color="#dddddd", linewidth=0.6)
    _draw_limits(axis, panel, tb_per_s, left, right)
    for number, backend in enumerate(backends):
        label = backend
        for row, name in zip(panel.rows, panel.names):
            if row["backend"] != backend:
                continue
            point = f"{panel.title} {len(titles)}".replace(" ", "-")
            titles[point] = (f"{backend}, {panel.title} {name}: "
                             f"{row['attention_tflops']:.4g} TFLOP/s, "
                             f"{row['median_ms']:.4g} ms")
            axis.plot([intensity(row)], [row["attention_tflops"]], label=label, gid=point,
                      marker=MARKERS[number % len(MARKERS)], linestyle="none",
                      color=COLORS[number % len(COLORS)], markersize=6, alpha=0.85,
                      zorder=2)
            label = "_"  # One entry of the legend for all.
    _place_numbers(axis, panel)
    axis.set_title(panel.title, fontsize=10)
    axis.set_xlabel("operations for each byte of operands and results")
    axis.set_ylabel("TFLOP/s")
    axis.legend(fontsize=8, loc="lower left", bbox_to_anchor=(1.01, -0.02), frameon=False)
    return titles


def draw(pyplot, data):
    """A figure of what JSON of attn-bench holds, and the titles of its points.
    `pyplot` is matplotlib's."""
    panels = make_panels(data)
    if not panels:
        raise Missing("no roofline: expected measured rows, found none")
    backends = list(dict.fromkeys(row["backend"] for row in data["rows"]))
    lines = max(len(panel.numbers) for panel in panels) + len(backends) + 5
    figure, axes = pyplot.subplots(
        len(panels), 1, squeeze=False,
        figsize=(9.5, max(3.2, 0.6 + 0.17 * lines) * len(panels) + 0.5))
    titles = {}
    for panel, (axis,) in zip(panels, axes):
        titles.update(_draw_panel(axis, panel, data.get("copy_tb_per_s"), backends))
        axis.text(1.02, 1.0, "\n".join(f"{number:2}  {name}" for name, number in
                                       panel.numbers.items()),
                  transform=axis.transAxes, va="top", fontsize=8, linespacing=1.35)
    figure.suptitle(f"{data['machine']}\nattn {data['attn']}, {data['date']}",
                    fontsize=10)
    figure.tight_layout()
    return figure, titles


def add_titles(svg, titles):
    """Names that a browser shows beside the mouse."""
    for point, title in titles.items():
        svg = re.sub(rf'<g id="{re.escape(point)}">',
                     lambda found: f"{found[0]}<title>{html.escape(title)}</title>", svg)
    return svg


def _table(data):
    lines = ["<table><tr><th>#<th>case<th>backend<th>FLOP/byte<th>TFLOP/s<th>ms"
             "<th>of the limit</tr>"]
    for panel in make_panels(data):
        for row, name in zip(panel.rows, panel.names):
            bound = limit(intensity(row), panel.tflops, data.get("copy_tb_per_s"))
            share = f"{row['attention_tflops'] / bound:.0%}" if bound else "-"
            cells = (panel.numbers[name], f"{panel.title} {name}", row["backend"],
                     f"{intensity(row):.4g}", f"{row['attention_tflops']:.4g}",
                     f"{row['median_ms']:.4g}", share)
            lines.append("<tr>" + "".join(f"<td>{html.escape(str(cell))}"
                                          for cell in cells) + "</tr>")
    return "\n".join(lines + ["</table>"])


PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title><style>
body {{ font: 14px sans-serif; margin: 2em; }} svg {{ max-width: 100%; height: auto; }}
table {{ border-collapse: collapse; margin-top: 1em; }}
td, th {{ padding: 2px 10px; border-bottom: 1px solid #ddd; text-align: left; }}
</style></head><body>
{svg}
<p><code>{command}</code></p>
{table}
</body></html>
"""


def write(data, path):
    """Raises `Missing` without matplotlib, and writes nothing then."""
    suffix = path.rpartition(".")[2].lower()
    try:
        import matplotlib
    except ImportError:
        raise Missing("no roofline: it needs the Python package matplotlib: "
                      "pip install matplotlib") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot
    figure, titles = draw(pyplot, data)
    if suffix not in ("html", "svg"):
        figure.savefig(path, dpi=150)
    else:
        text = io.StringIO()
        figure.savefig(text, format="svg")
        svg = add_titles(text.getvalue(), titles)
        if suffix == "html":
            svg = PAGE.format(title=html.escape(f"Roofline: {data['machine']}"),
                              svg=svg[svg.index("<svg"):], table=_table(data),
                              command=html.escape(data["command"]))
        write_file(path, svg)
    pyplot.close(figure)


def main(arguments=None):
    arguments = sys.argv[1:] if arguments is None else arguments
    if len(arguments) != 2 or arguments[1].rpartition(".")[2].lower() not in SUFFIXES:
        print("usage: attn.bench.roofline RESULTS.json OUTPUT.html (or .pdf, .png, .svg)",
              file=sys.stderr)
        return 2
    try:
        with open(arguments[0]) as file:
            data = json.load(file)
        write(data, arguments[1])
    except (Missing, OSError) as error:
        print(f"attn.bench.roofline: error: {error}", file=sys.stderr)
        return 1
    except (KeyError, TypeError, ValueError) as error:
        print(f"attn.bench.roofline: error: {arguments[0]}: expected JSON of attn-bench, "
              f"found {error!r}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
