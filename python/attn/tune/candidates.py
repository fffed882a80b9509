#===- candidates.py - Which schedules are worth measuring ------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Asks the compiler for the schedule that it would take, for those that it thinks are
nearly as good, and whether neighbours of these can be built; then compiles them.

What the compiler refuses, when it is asked or when it has the code, is counted."""

import concurrent.futures
import dataclasses
import hashlib
import json
import os
import re
import shutil
import subprocess

from attn import runtime
from attn.benchmark.measure import Compiler
from attn.tune.schedule import Schedule

__all__ = ["Candidate", "Tuned", "ask_model", "check_schedules", "clocks",
           "compile_candidates"]

PASS = "attn-select-schedule"


@dataclasses.dataclass
class Candidate:
    """A schedule; its package, as a name in a folder, or why there is none; and what
    was measured: the first medians, and those of the last schedules left."""
    schedule: str
    estimate: str = None
    package: str = None
    status: str = "ok"
    first_ms: float = None
    final_ms: float = None
    error: float = None


@dataclasses.dataclass
class Tuned:
    """One case. The first candidate is what the compiler takes by itself, `again_ms`
    what a second measurement of it gave; `refused` neighbours can't be built, `equal`
    ones became the same code as others."""
    case: str
    index: int
    device: str
    shapes: str
    candidates: list
    refused: int = 0
    equal: int = 0
    again_ms: float = None
    machine: str = None
    date: str = None

    @classmethod
    def from_json(cls, fields):
        fields = dict(fields)
        fields["candidates"] = [Candidate(**each) for each in fields["candidates"]]
        return cls(**fields)


def parse_remarks(text):
    """The remarks about schedules in what attn-opt wrote: fields by name, with
    `function` and `name`, which is schedule or candidate."""
    return [{"name": name, "function": function,
             **{key: value.strip('"') for key, value in re.findall(
                 r'(\w+)=(".*?"(?=, \w+=|$)|[^",]+)', fields)}}
            for name, function, fields in re.findall(
                rf"\] (\w+) \| Category:{PASS} \| Function=(\w+) \| (.*)", text)
            if "schedule=" in fields]


def ask_model(compiler, target, text, count=0):
    """What attn-select-schedule says of each op, and of the `count` best schedules of
    its model. Of an op that it refuses it says nothing."""
    done = subprocess.run(
        [compiler.tool("attn-opt"), "-", "--split-input-file", "-o", os.devnull,
         "--canonicalize", f"--{PASS}=target={target} tuning-file=none candidates={count}",
         "--remark-format=emitRemark", f"--remarks-filter={PASS}"],
        input=text, capture_output=True, text=True)
    return parse_remarks(done.stderr)


def check_schedules(compiler, target, problem, schedules):
    """The estimates, in words or None, of those that can be built, by schedule."""
    found = {}
    # What a diagnostic costs grows with the text that it is about.
    for start in range(0, len(schedules), 200):
        chunk = schedules[start:start + 200]
        text = "\n// -----\n".join(problem.ir(schedule.clause(), f"f{number}")
                                   for number, schedule in enumerate(chunk))
        for remark in ask_model(compiler, target, text):
            found[chunk[int(remark["function"][1:])]] = remark.get("estimate")
    return found


def clocks(estimate):
    """The number in an estimate's words."""
    return int(estimate.split()[0]) if estimate else 0


def find_schedules(compiler, target, case, picked, count, variants):
    """Schedules with estimates: the pick, the model's next, and their neighbours, the
    cheapest first; and how many neighbours can't be built."""
    problem = case.problem
    remarks = ask_model(compiler, target, problem.ir(), count + 1)
    chosen = {picked: None}
    for remark in remarks:
        schedule = Schedule.parse(remark["schedule"])
        if remark["name"] == "schedule" and schedule == picked:
            chosen[picked] = remark.get("estimate")
        elif remark["name"] == "candidate":
            chosen.setdefault(schedule, remark.get("estimate"))
    chosen = dict(list(chosen.items())[:count + 1])
    near = [schedule for base in chosen for schedule in base.neighbours(problem.causal)
            if schedule not in chosen] if variants else []
    near = list(dict.fromkeys(near))
    fit = check_schedules(compiler, target, problem, near)
    # The first neighbours are those of the pick.
    best = sorted(fit, key=lambda schedule: (clocks(fit[schedule]), near.index(schedule)))
    for schedule in best[:variants]:
        chosen[schedule] = fit[schedule]
    return chosen, len(near) - len(fit)


def read_report(path, target):
    """The schedule that a compilation ended with, as its report has it."""
    with open(path) as file:
        report = json.load(file)
    kind = "#attn.schedule<" if target is None else "#attn.collective<"
    found = [schedule for entry in report["entries"] for attention in entry["attention"]
             for schedule in attention["schedules"]
             if (schedule["schedule"] or "").startswith(kind)
             and "rejected" not in schedule["reasons"]]
    if not found:
        raise runtime.Error("the compiler has no schedule for it"
                            + (f" on {target}" if target else ""))
    return found[-1]


class CaseCompiler:
    """Compiles the candidates of cases into a folder."""

    def __init__(self, build, folder, target=None, cpu=None, threads=0, jobs=1):
        self.compiler = Compiler(build, threads)
        self.folder, self.target, self.jobs = folder, target, jobs
        self._options = ["--tuning-file=none"]
        self._options += [f"--target={target}"] if target else []
        self._options += [f"--cpu={cpu}"] if cpu else []

    def _compile(self, text, name, *options):
        """Moves the package into the folder."""
        path = os.path.join(self.compiler.directory, name)
        self.compiler.run("attn-compile", "-", "-o", path, *self._options, *options,
                          text=text)
        shutil.move(path, os.path.join(self.folder, name))

    def _compile_candidate(self, case, candidate, name):
        try:
            self._compile(case.problem.ir(Schedule.parse(candidate.schedule).clause()),
                          name)
            candidate.package = name
        except runtime.Error as error:
            candidate.status = "not compiled: " + describe_failure(str(error))

    def compile(self, index, case, count, variants):
        """A `Tuned` without times."""
        report = os.path.join(self.compiler.directory, f"{index}.json")
        name = f"{index:03}-000.attn"
        self._compile(case.problem.ir(), name, f"--report={report}")
        found = read_report(report, self.target)
        device, picked = found["device"], Schedule.parse(found["schedule"])
        schedules, refused = find_schedules(self.compiler, device, case, picked, count,
                                            variants)
        candidates = [Candidate(str(schedule), estimate)
                      for schedule, estimate in schedules.items()]
        candidates[0].package = name
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(lambda pair: self._compile_candidate(
                case, pair[1], f"{index:03}-{pair[0]:03}.attn"),
                list(enumerate(candidates))[1:]))
        different = self._drop_equal(candidates)
        return Tuned(str(case), index, device, found["reasons"]["shapes"], different,
                     refused, len(candidates) - len(different))

    def _drop_equal(self, candidates):
        """Those whose package is no copy of another's; compilation is deterministic."""
        packages, different = set(), []
        for candidate in candidates:
            if candidate.package:
                path = os.path.join(self.folder, candidate.package)
                with open(path, "rb") as file:
                    content = hashlib.sha256(file.read()).digest()
                if content in packages:
                    os.remove(path)
                    continue
                packages.add(content)
            different.append(candidate)
        return different


def describe_failure(text):
    """What the compiler has against a kernel, in one line."""
    lines = [line for line in text.splitlines() if "error:" in line] or [text]
    return lines[0].split("error:")[-1].strip()[:160]


def compile_candidates(options, cases, tell):
    """A `Tuned` for each case; a line about each goes to `tell`."""
    target = None if options.device == "host" else options.chip
    os.makedirs(options.folder, exist_ok=True)
    compiler = CaseCompiler(options.build, options.folder, target, options.cpu,
                            options.threads, options.jobs)
    found = []
    for index, case in enumerate(cases):
        tuned = compiler.compile(index, case, options.candidates, options.variants)
        ready = sum(each.package is not None for each in tuned.candidates)
        tell(f"{case}: {ready} schedules compiled, {len(tuned.candidates) - ready} failed "
             f"to, {tuned.equal} are the same code, {tuned.refused} neighbours can't be built")
        found.append(tuned)
    return found
