#===- cli.py - The command line of attn-bench ------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""attn-bench: attention over a sweep of shapes, beside its peers.

Numbers are printed only of a backend whose result agrees with float64 and whose
times are stable; docs/Benchmarking.md says what each column means."""

import argparse
import datetime
import json
import os
import shlex
import sys

from attn import runtime
from attn.bench import measure, progress, report, roofline, sweep
from attn.bench.backends import NAMES, Missing, make_backends
from attn.bench.machine import HostMachine, RuntimeMachine, TorchMachine, import_torch
from attn.bench.packages import Packages
from attn.bench.session import Session
from attn.benchmark.measure import PAUSE_SECONDS
from attn.benchmark.page import git_revision, write_file

__all__ = ["main"]

PROGRAM = "attn-bench"
DEVICES = ("host", "cuda", "hip", "sim")
DEFAULT_CHIPS = {"hip": "gfx906", "sim": "gfx906", "cuda": "sm_90a"}


def complain(text):
    print(f"{PROGRAM}: {text}", file=sys.stderr, flush=True)


class Parser(argparse.ArgumentParser):
    def error(self, message):
        print(f"{self.prog}: error: {message}", file=sys.stderr, flush=True)
        sys.exit(2)


def list_of(convert):
    """A list with commas between its members."""
    def parse(text):
        values = tuple(convert(part) for part in text.split(","))
        return values
    parse.__name__ = "list"
    return parse


def positive(text):
    try:
        value = int(text)
    except ValueError:
        value = 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"expected a number of at least 1, found '{text}'")
    return value


def one_of(*names):
    def parse(text):
        if text not in names:
            raise argparse.ArgumentTypeError(
                f"expected {', '.join(names[:-1])} or {names[-1]}, found '{text}'")
        return text
    return parse


def output_file(text):
    """Whose folder is there: what was measured for an hour must have a place."""
    folder = os.path.dirname(text) or "."
    if not os.path.isdir(folder):
        raise argparse.ArgumentTypeError("expected a file in a folder that is there, "
                                         f"found '{text}'")
    return text


def file_with(*suffixes):
    def parse(text):
        if text.rpartition(".")[2].lower() not in suffixes:
            raise argparse.ArgumentTypeError(
                f"expected a file that ends in .{', .'.join(suffixes[:-1])} or "
                f".{suffixes[-1]}, found '{text}'")
        return output_file(text)
    return parse


def add_quiet_option(add):
    add("--quiet", action="store_true",
        help="no progress bar; there is one only at a terminal, by tqdm")


def add_sweep_options(parser):
    add = parser.add_argument_group("the sweep").add_argument
    add("--preset", type=one_of(*sweep.PRESETS),
        help=f"{', '.join(sweep.PRESETS)}; default: sim for that device, else host. The "
        "options that follow change it")
    integers = list_of(positive)
    add("--dtype", type=list_of(one_of("f32", "f16", "bf16")), dest="dtypes")
    add("--layout", type=list_of(one_of("bhsd", "bshd")), dest="layouts")
    add("--batch", type=integers, dest="batches")
    add("--heads", type=positive)
    add("--kv-heads", type=positive, dest="key_heads")
    add("--seq", type=integers, dest="sequences", help="keys, and queries unless --queries")
    add("--queries", type=positive)
    add("--head-dim", type=integers, dest="head_dims")
    add("--causal", type=one_of("yes", "no", "both"))
    add("--page-size", type=positive, dest="page_size",
        help="attn's keys and values in shuffled pages of so many; peers' stay as they are")
    return add


def add_measuring_options(parser):
    add = parser.add_argument_group("how it is measured").add_argument
    add("--samples", type=positive, help="of each case and backend; default: 15")
    add("--calls", type=positive, help="of a sample; default: 3 on a card, else 1")
    add("--pace", type=one_of("burst", "sustained"), default="burst",
        help="burst: a pause before each sample, so that a card is not limited by power")
    add("--graph", choices=("yes", "no"),
        help="replay graphs over rotating operands; default: as the preset")
    add("--spread", type=float, default=None, metavar="SHARE",
        help="by which windows may differ to be stable; default: 0.03, on the host 0.1")
    add("--stable-seconds", type=float, default=10.0,
        help="after which a backend is given up whose times move; default: 10")
    add("--threads", type=positive, default=0, help="of the host; default: one a core")
    return add


def add_compiler_options(add):
    add("--cpu", help="attn-compile's, for the host code of packages")
    add("--build", default=os.environ.get("ATTN_BUILD", "build"),
        help="the build or install folder of attn-compile")


def parse_arguments(arguments):
    parser = Parser(prog=PROGRAM, description="Times attention over a sweep of shapes, "
                    "beside its peers. Lists have commas between their members.")
    add = parser.add_argument_group("what is run").add_argument
    add("--device", type=one_of(*DEVICES), default="host",
        help="host (default), cuda, hip, or sim: AMD kernels on the simulator, estimates")
    add("--chip", type=list_of(str), help="what attn compiles for; default: the card that "
        "is there. Of several, each is a backend of its own")
    add("--backends", type=list_of(one_of("all", *NAMES)), default=("all",),
        help=f"of {', '.join(NAMES)}; default: all of the device that are there")
    add("--layer", action="store_true", help="a transformer layer in place of attention; "
        "attn-bench --layer --help has the options of that")
    add("--triton-example", metavar="FILE", help="Triton's 06-fused-attention.py")

    add_sweep_options(parser)("--backward", action="store_true", default=None,
        help="gradients of query, key and value in place of the output")
    add_measuring_options(parser)

    add = parser.add_argument_group("what comes out").add_argument
    add("--csv", metavar="FILE", type=output_file)
    add("--json", metavar="FILE", type=output_file)
    add("--plot", metavar="FILE", type=output_file,
        help="rates over lengths; needs matplotlib")
    add("--roofline", metavar="FILE", type=file_with(*roofline.SUFFIXES),
        help="rates beside what the device can do at most, as HTML, PDF, PNG or SVG; "
        "needs matplotlib")
    add_quiet_option(add)
    add("--dry-run", action="store_true",
        help="say which cases and backends there would be, and why others are not")
    add("--compile-to", metavar="FOLDER",
        help="compile the sweep's packages, for a machine without compiler; no more")
    add("--packages", metavar="FOLDER", help="take packages from there")
    add_compiler_options(add)
    return parser.parse_args(arguments)


def make_sweep(options):
    causal = {None: None, "yes": (True,), "no": (False,), "both": (False, True)}
    options.preset = options.preset or ("sim" if options.device == "sim" else "host")
    chosen = sweep.preset(options.preset).override(
        causal=causal[options.causal], graph={None: None, "yes": True,
                                              "no": False}[options.graph],
        **{name: getattr(options, name) for name in
           ("dtypes", "layouts", "batches", "heads", "key_heads", "sequences", "queries",
            "head_dims", "page_size")},
        backward=getattr(options, "backward", None))
    for case in chosen.cases():
        problem = case.problem
        if problem.heads % problem.key_heads:
            raise runtime.Error(f"expected --heads to be a multiple of --kv-heads, found "
                                f"{problem.heads} and {problem.key_heads}")
        if problem.page_size and problem.keys % problem.page_size:
            raise runtime.Error(f"expected --seq to be a multiple of --page-size, found "
                                f"{problem.keys} and {problem.page_size}")
    return chosen


def make_machine(options):
    """The machine. Where torch does not see the card, the runtime may."""
    device = options.device
    if device == "host":
        if options.chip:
            raise runtime.Error("expected --device hip, cuda or sim beside --chip, found "
                                "host")
        return HostMachine(import_torch(), options.threads)
    chips = options.chip or (DEFAULT_CHIPS[device],)
    if device == "sim":
        return RuntimeMachine(device, chips, build=options.build)
    try:
        return TorchMachine(import_torch(), device)
    except Missing as reason:
        return RuntimeMachine(device, chips, str(reason))


def make_policy(options):
    card = options.device in ("cuda", "hip")
    return measure.Policy(
        samples=options.samples or 15, rounds=min(3, options.samples or 3),
        calls=options.calls or (3 if card else 1),
        spread=options.spread or (0.03 if card else 0.1),
        limit_seconds=options.stable_seconds,
        pause=0.04 if card and options.pace == "burst" else 0.0,
        settle=PAUSE_SECONDS if options.device == "host" else 0.0)


def make_packages(options, machine):
    """Of each chip, or of the host."""
    chips = options.chip or (None if machine.device == "host" else machine.chip,)
    return [Packages(options.build, options.threads, chip, options.cpu, options.packages)
            for chip in chips]


def find_backends(options, machine):
    """Those that are there and a line for each that is not. Raises `Missing` for one
    that was asked for by name."""
    known = make_backends(machine, make_packages(options, machine),
                          options.triton_example)
    named = [name for name in options.backends if name != "all"]
    for name in named:
        if name not in [backend.name for backend in known]:
            raise Missing(f"{name}: does not run on the device {machine.device}")
    chosen, absent = [], []
    for backend in known:
        name = "attn" if backend.name.startswith("attn-") else backend.name
        if "all" not in options.backends and name not in named:
            continue
        try:
            backend.find()
            chosen.append(backend)
        except Missing as reason:
            if name in named and not options.dry_run:
                raise Missing(f"{backend.name}: {reason}") from None
            absent.append(f"{backend.name}: {reason}")
    if not chosen and not options.dry_run:
        raise Missing(f"no backend can run; {absent[0]}")
    return chosen, absent


def describe(options, machine, arguments):
    now = datetime.datetime.now(datetime.timezone.utc)
    return {"command": shlex.join([PROGRAM, *arguments]),
            "date": now.strftime("%Y-%m-%d %H:%M UTC"), "device": machine.device,
            "machine": machine.description, "attn": git_revision(),
            "pace": options.pace, "preset": options.preset}


class Outputs:
    """The files, written anew after each case: a run that is cut short leaves what it
    measured."""

    def __init__(self, options, facts):
        self._options, self.facts = options, facts
        self.rows = []

    def add(self, rows):
        self.rows += rows
        if self._options.csv:
            write_file(self._options.csv, report.to_csv(self.rows))
        if self._options.json:
            write_file(self._options.json, report.to_json(self.facts, self.rows))

    def plot(self):
        self._plot_roofline()
        if not self._options.plot:
            return
        try:
            import matplotlib
        except ImportError:
            complain("no plot: it needs the Python package matplotlib: "
                     "pip install matplotlib")
            return
        matplotlib.use("Agg")
        from matplotlib import pyplot
        report.plot(pyplot, self.rows, self._options.plot, self.facts["machine"])


    def _plot_roofline(self):
        if not self._options.roofline:
            return
        try:
            roofline.write(json.loads(report.to_json(self.facts, self.rows)),
                           self._options.roofline)
        except roofline.Missing as reason:
            complain(reason)


def compile_sweep(options, chosen):
    """Needs no card."""
    chips = (None,)
    if options.device != "host":
        chips = options.chip or (DEFAULT_CHIPS[options.device],)
    os.makedirs(options.compile_to, exist_ok=True)
    cases = list(chosen.cases())
    with progress.show(len(chips) * len(cases), quiet=options.quiet) as bar:
        for chip in chips:
            packages = Packages(options.build, options.threads, chip, options.cpu)
            for case in bar.over(cases):
                bar.print(packages.fill(options.compile_to, case))
    return 0


def measure_sweep(options, session, chosen, outputs, bar):
    for element in chosen.dtypes:
        bar.print(session.matmul_tflops(element)[1])
    if options.roofline:
        outputs.facts["copy_tb_per_s"], line = session.memory_tb_per_s()
        bar.print(line)
    for case in bar.over(chosen.cases()):
        bar.print(f"\n{case}\n{report.table_head()}")
        rows = session.run(case)
        for row in rows:
            bar.print(report.table_line(row))
        outputs.add(rows)


def run_sweep(options, arguments):
    chosen = make_sweep(options)
    if options.compile_to:
        return compile_sweep(options, chosen)
    machine = make_machine(options)
    backends, absent = find_backends(options, machine)
    facts = describe(options, machine, arguments)
    print(f"{facts['machine']}\n{facts['date']}, attn {facts['attn']}")
    for line in absent:
        print(line)
    if options.dry_run:
        print("backends: " + (", ".join(each.name for each in backends) or "none"))
        print("\n".join(map(str, chosen.cases())))
        return 0
    outputs = Outputs(options, facts)
    with progress.show(len(list(chosen.cases())), quiet=options.quiet) as bar:
        session = Session(machine, backends, make_policy(options), chosen.graph,
                          required={"attn", *options.backends}, progress=bar)
        measure_sweep(options, session, chosen, outputs, bar)
    outputs.plot()
    return int(session.failed)


def main(arguments=None):
    arguments = sys.argv[1:] if arguments is None else arguments
    if "--layer" in arguments:
        from attn.bench import layer
        return layer.main([each for each in arguments if each != "--layer"])
    options = parse_arguments(arguments)
    try:
        return run_sweep(options, arguments)
    except (runtime.Error, Missing, OSError) as error:
        complain(f"error: {error}")
        return 1
