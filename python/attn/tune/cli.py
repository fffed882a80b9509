#===- cli.py - The command line of the tuner -------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""python3 -m attn.tune: measures schedules, and writes the best to a tuning file."""

import dataclasses
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time

from attn import runtime
from attn.bench import cli as bench
from attn.bench import progress
from attn.bench.machine import Missing
from attn.benchmark.page import git_revision, write_file
from attn.tune.candidates import Tuned, compile_candidates
from attn.tune.file import update
from attn.tune.session import Tuner
from attn.tune.winners import find_winners

__all__ = ["main"]

PROGRAM = "attn.tune"
# What is in a folder of packages beside them.
INDEX = "candidates.json"
# The exit code of a run that is to be continued by another process.
AGAIN = 75


def complain(text):
    print(f"{PROGRAM}: {text}", file=sys.stderr, flush=True)


def tell(text):
    print(text, flush=True)


def parse_arguments(arguments):
    parser = bench.Parser(
        prog=PROGRAM, description="Measures schedules of attention over a sweep of shapes, "
        "and writes those that are faster than the cost model's to a tuning file. Lists "
        "have commas between their members.")
    add = parser.add_argument_group("what is tuned").add_argument
    add("--device", type=bench.one_of(*bench.DEVICES), default="host",
        help="host (default), cuda, hip, or sim: AMD kernels on the simulator, estimates")
    add("--chip", help="what is compiled for; default: the device's most usual")
    add("--dynamic", default="", metavar="AXES", help="extents that are known at run time "
        "only, letters out of b, h, q and k")
    add("--candidates", type=int, default=6,
        help="schedules of the cost model beside the one that it takes; default: 6")
    add("--variants", type=int, default=8,
        help="and of those that differ from these in one choice; default: 8")
    add("--gain", type=float, default=1.0, metavar="PERCENT",
        help="by which a schedule has to be faster, at least; default: 1")
    bench.add_sweep_options(parser)
    bench.add_measuring_options(parser)

    add = parser.add_argument_group("one step, or three on two machines").add_argument
    add("--write", metavar="FILE", help="the tuning file, which keeps all that this run "
        "does not measure; default: it is printed")
    add("--compile-to", metavar="FOLDER", help="compile the candidates, and do no more")
    add("--packages", metavar="FOLDER", help="take the sweep and its candidates from "
        "there; needs --measure")
    add("--measure", metavar="FILE", help="write what is measured, as JSON; goes on where "
        "that file ends")
    bench.add_quiet_option(add)
    add("--seconds", type=float, default=float("inf"),
        help="begin no case but the first later than this; run again to go on")
    add("--from", dest="source", metavar="FILE", help="write the winners of that JSON, and "
        "measure nothing")

    add = parser.add_argument_group("the compiler").add_argument
    bench.add_compiler_options(add)
    add("--jobs", type=bench.positive, default=os.cpu_count(), help="at a time")
    options = parser.parse_args(arguments)
    if options.candidates < 0 or options.variants < 0:
        parser.error("expected --candidates and --variants of at least 0")
    if not set(options.dynamic) <= set("bhqk"):
        parser.error(f"expected --dynamic to have letters out of bhqk, found "
                     f"'{options.dynamic}'")
    if bool(options.packages) != bool(options.measure):
        parser.error("expected --packages FOLDER and --measure FILE together")
    if sum(map(bool, (options.compile_to, options.packages, options.source))) > 1:
        parser.error("expected one of --compile-to, --packages and --from")
    if options.device != "host":
        options.chip = options.chip or bench.DEFAULT_CHIPS[options.device]
    elif options.chip:
        parser.error("expected --device hip, cuda or sim beside --chip, found host")
    return options


def make_cases(options):
    chosen = bench.make_sweep(options)
    return [dataclasses.replace(case, problem=dataclasses.replace(
        case.problem, dynamic=options.dynamic)) for case in chosen.cases()], chosen.graph


def compile_step(options, arguments, folder):
    """The index of a folder, which now has all packages."""
    cases, graph = make_cases(options)
    options.folder = folder
    with progress.show(len(cases), quiet=options.quiet) as bar:
        tuned = compile_candidates(options, bar.over(cases), bar.print)
    index = {"command": shlex.join(["python3", "-m", PROGRAM, *arguments]),
             "attn": git_revision(), "device": options.device, "chip": options.chip,
             "graph": graph,
             "problems": [dataclasses.asdict(case.problem) for case in cases],
             "tuned": [dataclasses.asdict(each) for each in tuned]}
    write_file(os.path.join(folder, INDEX), json.dumps(index, indent=1) + "\n")
    return index


def read_json(path):
    try:
        with open(path) as file:
            return json.load(file)
    except ValueError as error:
        raise runtime.Error(f"{path}: expected JSON of {PROGRAM}, found {error}") from None


def describe(tuned):
    """What a case's measurement gave, in lines."""
    lines = []
    for number, each in enumerate(tuned.candidates):
        times = [f"{time:.4g} ms" for time in (each.first_ms, each.final_ms) if time]
        lines.append(f"  {number:3} {', then '.join(times) or each.status:<28} "
                     f"{each.schedule}")
    if tuned.again_ms:
        lines.append(f"    0 {tuned.again_ms:.4g} ms in another measurement")
    else:
        lines.append(f"  not tuned: the compiler's own schedule: "
                     f"{tuned.candidates[0].status}")
    return "\n".join(lines)


class Times:
    """The file of what was measured: the index of packages, with the cases that are
    done. It is written before a kernel runs and after each case, so that a kernel that
    hangs, or breaks the device for its process, is known and left out the next time:
    `ended` are pairs of a case and a candidate, `begun` is what may come to be one."""

    def __init__(self, path, index):
        self._path, self.index = path, index
        self.done, self.ended, self.begun = [], [], None
        if os.path.exists(path):
            before = read_json(path)
            self.done, self.ended = before["tuned"], before["ended"]
            if before["begun"]:
                self.ended.append(before["begun"])
        names = [each["case"] for each in self.done]
        if names != [each["case"] for each in index["tuned"][:len(names)]]:
            raise runtime.Error(f"{path}: expected measurements of this sweep, found "
                                "others; name another file")

    def write(self):
        write_file(self._path, json.dumps(
            {**self.index, "tuned": self.done, "ended": self.ended, "begun": self.begun},
            indent=1) + "\n")

    def begin(self, number):
        """What is about to run is a candidate of the next case."""
        # The compiler's own has a second number.
        count = len(self.index["tuned"][len(self.done)]["candidates"])
        self.begun = [len(self.done), number % count]
        self.write()

    def next(self):
        """The next case, without candidates that ended a run."""
        tuned = Tuned.from_json(self.index["tuned"][len(self.done)])
        for number, candidate in enumerate(tuned.candidates):
            if [len(self.done), number] in self.ended:
                candidate.package, candidate.status = None, "failed: it ended a run"
        return tuned

    def add(self, tuned):
        self.done.append(dataclasses.asdict(tuned))
        self.begun = None
        self.write()

    def give_up(self, tuned):
        """Whether a candidate failed in a way that others may suffer from, in which case
        it is known from now on. The case is to be measured by another process."""
        failed = [number for number, each in enumerate(tuned.candidates)
                  if each.package and each.status.startswith("failed")]
        if not failed:
            return False
        line = f"{tuned.case}: schedule {failed[0]} {tuned.candidates[failed[0]].status}"
        # Nothing ran before the first: others won't do better, and none is to blame.
        if failed[0] > 0:
            self.ended.append([len(self.done), failed[0]])
        self.begun = None
        self.write()
        if failed[0] == 0:
            raise runtime.Error(line)
        tell(line)
        return True


def measure_step(options, index):
    """Measures what is not measured yet. The exit code."""
    begin = time.monotonic()
    options.device = index["device"]
    options.chip = [index["chip"]] if index["chip"] else None
    machine = bench.make_machine(options)
    found = getattr(machine, "chip", None)
    if index["chip"] and found != index["chip"]:
        raise runtime.Error(f"expected a device of {index['chip']}, which the packages are "
                            f"for, found {found}")
    times = Times(options.measure, index)
    tell(machine.description)
    with progress.show(len(index["tuned"]) - len(times.done), quiet=options.quiet) as bar:
        tuner = Tuner(machine, bench.make_policy(options), index["graph"],
                      options.packages, options.build, options.threads, index["chip"],
                      times.begin, bar)
        return measure_cases(options, index, times, tuner, begin)


def measure_cases(options, index, times, tuner, begin):
    """Ends where the time does, or a kernel. The exit code."""
    tell, is_first = tuner.progress.print, True
    while len(times.done) < len(index["tuned"]):
        if not is_first and time.monotonic() - begin > options.seconds:
            tell(f"{len(times.done)} of {len(index['tuned'])} cases are done; run again to "
                 "go on")
            break
        is_first = False
        tuned = times.next()
        problem = dict(index["problems"][tuned.index])
        if problem["window"]:
            problem["window"] = tuple(problem["window"])
        tuner.tune(bench.sweep.Case(bench.sweep.Problem(**problem)), tuned)
        if times.give_up(tuned):
            tell("run again to go on without it")
            return AGAIN
        tell(f"{tuned.case}\n{describe(tuned)}")
        tuner.progress.advance()
        times.add(tuned)
    return 0


def measure_apart(arguments, folder):
    """What processes of their own measure, one after the other where a kernel ends one."""
    path = os.path.join(folder, "times.json")
    while True:
        code = subprocess.run([sys.executable, "-m", PROGRAM, *arguments, "--packages",
                               folder, "--measure", path]).returncode
        if code not in (0, AGAIN):
            raise runtime.Error(f"measuring ended with exit code {code}")
        if code == 0:
            return read_json(path)


def write_step(options, index):
    """Updates the tuning file by what was measured."""
    winners = find_winners(map(Tuned.from_json, index["tuned"]), options.gain / 100)
    text = ""
    if options.write and os.path.exists(options.write):
        with open(options.write) as file:
            text = file.read()
    for device in dict.fromkeys(winner.device for winner in winners):
        text = update(text, device, {
            winner.shapes: winner.schedule and (winner.schedule, winner.note)
            for winner in winners if winner.device == device})
    better = sum(winner.schedule is not None for winner in winners)
    states = [each["status"] for case in index["tuned"] for each in case["candidates"]]
    tell(f"{len(winners)} classes of shapes: {better} with a schedule that is faster than "
         f"the cost model's, {len(winners) - better} without")
    tell(f"{len(states)} schedules: {states.count('ok')} measured, "
         f"{sum(state.startswith('not compiled') for state in states)} not compiled, "
         f"{sum(state.startswith('wrong') for state in states)} wrong, "
         f"{sum(not state.startswith(('ok', 'not compiled', 'wrong')) for state in states)} "
         "failed otherwise")
    if options.write:
        write_file(options.write, text)
    else:
        print(text, end="")


def run(options, arguments):
    if options.compile_to:
        compile_step(options, arguments, options.compile_to)
    elif options.packages:
        return measure_step(options, read_json(os.path.join(options.packages, INDEX)))
    elif options.source:
        write_step(options, read_json(options.source))
    else:
        with tempfile.TemporaryDirectory(prefix="attn-tune-") as folder:
            compile_step(options, arguments, folder)
            write_step(options, measure_apart(arguments, folder))
    return 0


def main(arguments=None):
    arguments = sys.argv[1:] if arguments is None else arguments
    options = parse_arguments(arguments)
    try:
        return run(options, arguments)
    except (runtime.Error, Missing, OSError) as error:
        complain(f"error: {error}")
        return 1
