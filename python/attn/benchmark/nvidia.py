#===- nvidia.py - Measures an NVIDIA GPU beside its peers ------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Attention on one NVIDIA GPU beside its peers: the section of docs/Benchmarks.md.

    PYTHONPATH=python python3 -m attn.benchmark.nvidia --measure h200.json   # on the card
    PYTHONPATH=python python3 -m attn.benchmark.nvidia --from h200.json \\
        --output docs/Benchmarks.md                                          # anywhere

Measuring runs attn-bench several times in one go (`--part` chooses; what follows
`--` is passed on to it, such as --packages or --samples) and keeps its rows and
commands in one file. `--dry-run` says what would be measured."""

import argparse
import json
import os
import shlex
import sys
import tempfile

from attn.bench import cli
from attn.bench.backends import Missing, make_backends
from attn.bench.machine import TorchMachine, import_torch
from attn.benchmark.page import Page, publish_section, write_file

HEADING = "NVIDIA GPUs (measured)"

# What each part asks of attn-bench, the peers, and which of them attn must reach, at
# the sequences that the aim names.
PARTS = {
    "bf16": (["--preset", "hopper", "--dtype", "bf16"],
             ("sdpa-cudnn", "sdpa-flash", "fa3", "fa3-jax"),
             ("sdpa-cudnn", "fa3", "fa3-jax")),
    "f16": (["--preset", "hopper", "--dtype", "f16"],
            ("sdpa-cudnn", "fa3", "fa3-jax", "mosaic"),
            ("sdpa-cudnn", "fa3", "fa3-jax", "mosaic")),
    "sm_80": (["--preset", "hopper", "--dtype", "bf16", "--chip", "sm_80"],
              ("sdpa-flash", "fa2"), ("sdpa-flash", "fa2")),
    "decode": (["--preset", "decode"], ("sdpa-cudnn", "sdpa-flash", "fa3"),
               ("sdpa-cudnn", "sdpa-flash", "fa3")),
}
AIM_SEQUENCES = (2048, 8192)


#===------------------------------------------------------------------------===#
# Measuring
#===------------------------------------------------------------------------===#

def find_peers(names, is_dry):
    """Those whose packages are there."""
    try:
        machine = TorchMachine(import_torch(), "cuda")
    except Missing:
        if is_dry:
            return list(names)
        raise
    found = []
    for backend in make_backends(machine, [None]):
        if backend.name in names:
            try:
                backend.find()
                found.append(backend.name)
            except Missing as reason:
                print(f"{backend.name}: {reason}")
    return found


def measure_part(name, more, is_dry):
    """What attn-bench wrote, and its exit code."""
    sweep, peers, _ = PARTS[name]
    backends = ",".join(["attn", *find_peers(peers, is_dry)])
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "rows.json")
        arguments = ["--device", "cuda", *sweep, "--backends", backends, *more]
        print(f"== {name}: attn-bench {shlex.join(arguments)}", flush=True)
        if is_dry:
            return None, cli.main([*arguments, "--dry-run"])
        status = cli.main([*arguments, "--json", path])
        if not os.path.exists(path):
            return None, status
        with open(path) as file:
            return {"part": name, **json.load(file),
                    "command": f"attn-bench {shlex.join(arguments)}"}, status


def measure(options):
    failed, parts = 0, []
    for name in options.part or PARTS:
        part, status = measure_part(name, options.more, options.dry_run)
        failed |= status
        if part:
            parts.append(part)
            # After each part: a run that is cut short keeps what it has.
            write_file(options.measure, json.dumps(parts, indent=1) + "\n")
    return failed


#===------------------------------------------------------------------------===#
# The section
#===------------------------------------------------------------------------===#

def _case(row):
    return tuple(row[name] for name in ("dtype", "layout", "batch", "heads", "kv_heads",
                                        "queries", "keys", "head_dim", "causal"))


def _describe_case(row):
    extent = (f"S {row['keys']}" if row["queries"] == row["keys"]
              else f"B {row['batch']}, keys {row['keys']}")
    return f"D{row['head_dim']} {'causal' if row['causal'] else 'full'}, {extent}"


def write_part(page, part):
    rows = part["rows"]
    decodes = part["part"] == "decode"
    rate, unit = (("kv_tb_per_s", "TB/s") if decodes else ("attention_tflops", "TFLOP/s"))
    rivals = PARTS[part["part"]][2]
    peers = [name for name in dict.fromkeys(row["backend"] for row in rows)
             if name != "attn"]
    page.text(f"### {part['part']}", "", f"{part['machine']}; {part['date']}, attn "
              f"{part['attn']}; `{part['command']}`.")
    table = []
    for case in dict.fromkeys(map(_case, rows)):
        found = {row["backend"]: row for row in rows if _case(row) == case}
        values = {name: row[rate] for name, row in found.items() if row["status"] == "ok"}
        own, row = values.get("attn"), found.get("attn") or next(iter(found.values()))
        best = max((name for name in values if name in rivals), key=values.get,
                   default=None)
        cells = [_describe_case(row), f"{own:.4g}" if own else f"({row['status']})",
                 f"{row['median_ms']:.4g}" if own else "-",
                 f"{row['p90_ms']:.4g}" if own else "-",
                 f"{row['of_matmul']:.0%}" if own and row["of_matmul"] else "-",
                 f"{row['host_us']:.1f}" if own and row["host_us"] else "-",
                 f"{row['error'] / row['error_allowed'] * 2:.2f}" if own else "-"]
        cells += [f"{values[name]:.4g}" if name in values else "-" for name in peers]
        if own and best:
            ratio = own / values[best]
            cells += [best, f"{ratio:.2f}"]
            cells.append(page.verdict(f"{part['part']} {cells[0]}: {ratio:.2f} times {best}",
                                      ratio >= 1)
                         if decodes or row["keys"] in AIM_SEQUENCES else "-")
        else:
            cells += ["-", "-", "-"]
        table.append(cells)
    page.table(["problem", f"attn {unit}", "median ms", "p90 ms", "of matmul", "host us",
                "error of PyTorch's"] + [f"{name} {unit}" for name in peers]
               + ["best that counts", "ratio", "reached"], table)
    failures = sorted({f"{row['backend']}: {row['status']}" for row in rows
                       if row["status"] != "ok"})
    if failures:
        page.text("Without a number:", "", *(f"- {line}" for line in failures))


def write_section(parts):
    page = Page()
    for part in parts:
        write_part(page, part)
    section = Page()
    section.text(f"## {HEADING}", "",
                 "Written by `python/attn/benchmark/nvidia.py` from runs of `attn-bench` "
                 "([Benchmarking.md](Benchmarking.md) says what each column is and what a "
                 "number has passed). B x S is 16384 and H x D 2048; decoding has one query, "
                 "32 heads on 8, and rates of K and V. Ratios are of one run. The aim is the "
                 "best of the peers that count, at S 2048 and 8192.")
    section.text_missed(page.missed)
    section.lines += page.lines
    return "\n".join(section.lines).rstrip() + "\n"


#===------------------------------------------------------------------------===#
# Command line
#===------------------------------------------------------------------------===#

def main(arguments):
    more = []
    if "--" in arguments:
        at = arguments.index("--")
        arguments, more = arguments[:at], arguments[at + 1:]
    parser = argparse.ArgumentParser(
        prog="python3 -m attn.benchmark.nvidia",
        description="Measures attention on an NVIDIA GPU beside its peers.")
    parser.add_argument("--measure", metavar="FILE", help="measure, and write it there")
    parser.add_argument("--part", action="append", choices=PARTS)
    parser.add_argument("--dry-run", action="store_true")
    parser.add_argument("--from", dest="sources", action="append", default=[],
                        metavar="FILE", help="what was measured; may be repeated")
    parser.add_argument("--output", help="the page; without it the section is printed")
    options = parser.parse_args(arguments)
    options.more = more
    try:
        if options.measure or options.dry_run:
            return measure(options)
        parts = []
        for path in options.sources:
            with open(path) as file:
                parts += json.load(file)
        if not parts:
            parser.error("expected --measure FILE or --from FILE")
        publish_section(options.output, HEADING, write_section(parts))
        return 0
    except (Missing, OSError) as error:
        print(f"attn.benchmark.nvidia: error: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
