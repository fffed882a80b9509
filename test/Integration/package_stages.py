# ===- package_stages.py - Run cases through packages ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Stages like those of stages.py that go the way of users: attn-compile, and the
Python runtime in a process of its own."""

import ctypes
import mmap
import os
import sys
import tempfile

import numpy as np

import harness
import stages

sys.path.insert(
    0,
    os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "python"),
)
from attn import runtime  # noqa: E402

# The options of attn-compile, and the threads of the runtime.
PACKAGE_STAGES = {
    "package": ([], 2),
    "package-serial": ([], 1),
    "package-v3": (["--cpu=x86-64-v3"], 2),
    "package-v2": (["--cpu=x86-64-v2"], 1),
}


def _guarded(array, keep):
    """A copy that ends where memory ends, so that no read goes past it unseen."""
    page = mmap.PAGESIZE
    room = -(-array.nbytes // page) * page
    memory = mmap.mmap(-1, room + page)
    keep.append(memory)
    base = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    libc = ctypes.CDLL("libc.so.6", use_errno=True)
    if libc.mprotect(ctypes.c_void_p(base + room), ctypes.c_size_t(page), 0):
        raise OSError(ctypes.get_errno(), "cannot protect a page")
    copy = np.frombuffer(memory, array.dtype, array.size, room - array.nbytes)
    copy = copy.reshape(array.shape)
    copy[...] = array
    return copy


def _argument(array, dtype, keep):
    if array.ndim == 0:
        return bool(array) if dtype == "i1" else array.item()
    array = array.astype(bool) if dtype == "i1" else np.array(array, order="C")
    return _guarded(array, keep) if array.size else array


def _run(package, call):
    keep = []
    arguments = [_argument(a, d, keep) for a, d in call.inputs]
    results = package[call.name](*arguments)
    if len(call.results) == 1:
        results = [results]
    written = [
        harness.decode(np.asarray(arguments[index]), call.inputs[index][1])
        for index in call.writes
    ]
    return written + [
        harness.decode(np.asarray(result), dtype)
        for result, (_, dtype) in zip(results or [], call.results)
    ]


def compile_cases(options, cases, path):
    """Writes packages of the cases to `path`, which holds a number for each: all in
    one, unless some do not compile. Yields the path and the cases in it, or None,
    one case and why there is none."""
    command = [harness.find_tool("attn-compile"), "-", "-o", path.format(0), *options]
    try:
        harness.run_tool(command, stages.module_text(cases))
    except harness.CompileError as error:
        if len(cases) == 1:
            yield None, cases, str(error)
            return
        middle = len(cases) // 2
        for part, half in enumerate((cases[:middle], cases[middle:])):
            yield from compile_cases(options, half, path.format(f"{part}_{{}}"))
        return
    yield path.format(0), cases, None


def run_cases(path, cases, threads, device):
    """Runs the cases of one package, and yields those that are wrong, with what is."""

    def load():
        package = runtime.load(path, threads=threads, device=device)
        return lambda call: _run(package, call)

    outcomes = harness.run_in_children(
        load,
        [case.call() for case in cases],
        timeout=120,
    )
    for case, outcome in zip(cases, outcomes):
        message = outcome if isinstance(outcome, str) else case.check(outcome)
        if message:
            yield case, message


def run_package_stage(stage, cases):
    """Like stages.run_stage, for the names above and those of chips: with these,
    attention runs on the simulator, each of its checks on."""
    options, threads = PACKAGE_STAGES.get(stage, ([f"--target={stage}"], 1))
    device = None if stage in PACKAGE_STAGES else "sim"
    with tempfile.TemporaryDirectory() as folder:
        for path, compiled, message in compile_cases(options, cases, f"{folder}/{{}}.attn"):
            if not path:
                yield compiled[0], message
            else:
                yield from run_cases(path, compiled, threads, device)
