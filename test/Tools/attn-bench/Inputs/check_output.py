#===- check_output.py - Checks what a run wrote ----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""usage: check_output.py CSV JSON

Holds the columns of a run to each other: what is derived, and the order of times."""

import csv
import json
import math
import sys

with open(sys.argv[1], newline="") as file:
    lines = list(csv.DictReader(file))
with open(sys.argv[2]) as file:
    data = json.load(file)
problems = []


def expect(holds, what):
    if not holds:
        problems.append(what)


for name in ("command", "date", "device", "machine", "attn", "pace"):
    expect(data.get(name), f"no {name}")
expect(len(lines) == len(data["rows"]), "CSV and JSON differ in length")
for line, row in zip(lines, data["rows"]):
    where = f"{row['dtype']} {row['causal']}: "
    for name, value in row.items():
        text = "" if value is None else str(value)
        expect(line[name] == text, f"{where}{name} is {line[name]} and {text}")
    expect(row["status"] == "ok", where + row["status"])
    expect(0 < row["min_ms"] <= row["median_ms"] <= row["p90_ms"], where + "times")
    flops = 4 * row["heads"] * row["queries"] * row["keys"] * row["head_dim"]
    expect(row["flops"] == (flops // 2 if row["causal"] else flops), where + "flops")
    expect(math.isclose(row["attention_tflops"], row["flops"] / row["median_ms"] / 1e9),
           where + "attention_tflops")
    if row["matmul_tflops"]:
        expect(math.isclose(row["of_matmul"], row["attention_tflops"] / row["matmul_tflops"]),
               where + "of_matmul")
    expect(0 < row["error"] <= row["error_allowed"], where + "error")
    expect(row["peak_mem_gb"] * 1e9 >= 3 * 2 * 64 * 64 * 2, where + "peak_mem_gb")
print(f"{len(data['rows'])} rows, {len(problems)} problems", *problems, sep="\n")
