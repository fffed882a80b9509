# ===- stages.py - The stages of the pipeline that tests run ---------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""A stage is a way from attn.attention to code that runs. Each must give the
numbers of docs/Semantics.md."""

import os
import tempfile

import harness

_TILE_TWICE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "Inputs", "tile-twice.mlir"
)

# The options of attn-opt for each time that it runs. The last one ends at LLVM.
STAGES = {
    # The reference.
    "decompose": [["--attn-decompose"], ["--attn-to-host=parallel=false"]],
    # Tiles through attn-tile, and tiles of tiles made by upstream's transforms.
    "tile": [
        ["--attn-tile=query-tile=16", "--attn-decompose"],
        ["--attn-to-host=parallel=false"],
    ],
    "tile-twice": [
        [
            f"--transform-preload-library=transform-library-paths={_TILE_TWICE}",
            "--transform-interpreter",
            "--attn-decompose",
        ],
        ["--attn-to-host=parallel=false"],
    ],
    # Blocks of keys with a running softmax, as plain loops without vectors.
    "online": [
        [
            "--attn-select-schedule",
            "--attn-decompose=unscheduled-only",
            "--attn-tile",
            "--attn-online-softmax",
        ],
        [
            "--one-shot-bufferize=bufferize-function-boundaries "
            "function-boundary-type-conversion=identity-layout-map "
            "allow-return-allocs-from-loops",
            "--convert-linalg-to-loops",
        ],
        ["--attn-to-host=parallel=false"],
    ],
    # All of it.
    "host": [["--attn-to-host"]],
    "host-serial": [["--attn-to-host=parallel=false"]],
    # The same with the schedules of narrower hosts.
    "host-v3": [["--attn-to-host=device=x86-64-v3"]],
    "host-v2": [["--attn-to-host=device=x86-64-v2"]],
}


# Cases that a stage refuses, with a diagnostic that has a test of its own.
REFUSED = {
    # TilingInterface cuts no result without elements.
    "tile-twice": lambda case: 0 in case.query.shape[:3] + case.value.shape[3:],
}


def parse_stages(parser, text):
    """The names of stages in a comma-separated list."""
    stages = text.split(",")
    for stage in stages:
        if stage not in STAGES:
            parser.error(f"unknown stage '{stage}', expected {', '.join(STAGES)}")
    return stages


def module_text(cases):
    """The functions of cases, and the blobs that they name as resources."""
    text = "".join(case.text() for case in cases)
    blobs = {}
    for case in cases:
        blobs.update(getattr(case, "resources", {}))
    if not blobs:
        return text
    # A bare list of functions has no place for resources that follow.
    lines = ",\n".join(f'      {name}: "{blob}"' for name, blob in blobs.items())
    return (
        f"module {{\n{text}}}\n{{-#\n  dialect_resources: {{\n    builtin: {{\n{lines}\n"
        "    }\n  }\n#-}\n"
    )


def run_stage(stage, cases):
    """Runs cases, which have a text, a call and a check, and yields (case,
    message) for each one that fails."""
    with tempfile.TemporaryDirectory() as folder:
        text = module_text(cases)
        try:
            library = harness.build_library(text, STAGES[stage], folder)
        except harness.CompileError as error:
            # Find the functions that can't be compiled, and run the others.
            if len(cases) == 1:
                yield cases[0], str(error)
                return
            middle = len(cases) // 2
            yield from run_stage(stage, cases[:middle])
            yield from run_stage(stage, cases[middle:])
            return
        outcomes = harness.run_calls(library, [case.call() for case in cases])
        for case, outcome in zip(cases, outcomes):
            message = outcome if isinstance(outcome, str) else case.check(outcome)
            if message:
                yield case, message
