#===- layer.py - One transformer layer, measured end to end ----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""attn-bench --layer: a step of a transformer layer, by PyTorch and by attn.

The rules are attn-bench's: numbers are printed only of a backend whose result agrees
with float64 and whose times are stable."""

import copy
import csv
import dataclasses
import io
import itertools
import json
import logging
import os
import shutil
import sys
import time
from typing import Optional

from attn import runtime
from attn.bench import cli, measure, progress
from attn.bench.backends import Missing, Runner
from attn.bench.check import ROUNDING, Wrong
from attn.bench.machine import HostMachine, TorchMachine, import_torch
from attn.bench.packages import Packages
from attn.bench.session import describe_failure
from attn.bench.sweep import Case
from attn.benchmark.page import write_file

__all__ = ["LIMIT", "NAMES", "judge", "main"]

PROGRAM = "attn-bench --layer"
NAMES = ("eager", "eager+attn", "inductor", "inductor+attn", "attn")
# What a backend may err by, in units: the greatest and the mean error of PyTorch eager in
# the same type. Seven products in a chain, each summed in an order of its own, differ by
# more than attention alone.
LIMIT = 4.0


@dataclasses.dataclass
class Row:
    """One layer on one backend. `status` is "ok", or why there are no numbers."""
    layer: str
    backend: str
    device: str
    status: str = "ok"
    clock: Optional[str] = None
    samples: Optional[int] = None
    calls: Optional[int] = None
    median_ms: Optional[float] = None
    p90_ms: Optional[float] = None
    min_ms: Optional[float] = None
    peak_mem_gb: Optional[float] = None
    max_err: Optional[float] = None
    mean_err: Optional[float] = None
    max_err_allowed: Optional[float] = None
    mean_err_allowed: Optional[float] = None
    prepare_s: Optional[float] = None
    attention_flops: Optional[int] = None
    layer_flops: Optional[int] = None

    def to_dict(self):
        values = dataclasses.asdict(self)
        for name in ("attention_tflops", "layer_tflops"):
            values[name] = getattr(self, name)
        return values

    @property
    def attention_tflops(self):
        return self.attention_flops / self.median_ms / 1e9 if self.median_ms else None

    @property
    def layer_tflops(self):
        return self.layer_flops / self.median_ms / 1e9 if self.median_ms else None


_COLUMNS = (("backend", 14, "{:<14}"), ("median_ms", 10, "{:.4g}"), ("p90_ms", 10, "{:.4g}"),
            ("min_ms", 10, "{:.4g}"), ("peak_mem_gb", 11, "{:.3f}"),
            ("attention_tflops", 16, "{:.4g}"), ("layer_tflops", 12, "{:.4g}"),
            ("max_err", 8, "{:.1e}"), ("mean_err", 8, "{:.1e}"), ("prepare_s", 9, "{:.2f}"),
            ("clock", 14, "{}"))


def table_head():
    return "  ".join(f"{name:{'<' if name == 'backend' else '>'}{width}}"
                     for name, width, _ in _COLUMNS)


def table_line(row):
    if row.status != "ok":
        return f"{row.backend:<14}  {row.status}"
    values = [(getattr(row, name), width, form) for name, width, form in _COLUMNS]
    return "  ".join(f"{'-' if value is None else form.format(value):>{width}}"
                     for value, width, form in values)


#===------------------------------------------------------------------------===#
# Backends
#===------------------------------------------------------------------------===#

class LayerBackend:
    """`bind` gives a function of no arguments that takes a step. `find` raises `Missing`
    if that can't be here."""

    def __init__(self, name, machine, options):
        self.name, self.machine, self.options = name, machine, options
        self.is_compiled = name.startswith("inductor")
        self.uses_attn = name.endswith("attn")

    def find(self):
        if self.is_compiled:
            self._find_inductor()
        if self.name == "attn":
            if self.machine.device != "host":
                raise Missing("compiles the whole layer for the host alone; on a card it is "
                              "the attention of eager+attn and inductor+attn")
            self._need("torch_mlir", "torch-mlir")
        if self.uses_attn and not (self.options.packages and self.name != "attn"):
            from attn import compiler
            compiler.find()

    def _need(self, module, package):
        from attn.bench.backends.base import need_package
        need_package(module, f"pip install {package}")

    def _find_inductor(self):
        if self.machine.device != "host":
            self._need("triton", "triton")
        elif not any(shutil.which(name) for name in (os.environ.get("CXX", "g++"), "clang++")):
            raise Missing("needs a C++ compiler, and found neither CXX, g++ nor clang++")

    def bind(self, layer, inputs):
        torch = self.machine.torch
        if self.name == "attn":
            return self._bind_package(layer, inputs)
        own = copy.copy(layer)  # With the same weights.
        if self.uses_attn:
            own.attention = self._make_attention(layer.case)
        function = torch.compile(own, dynamic=False) if self.is_compiled else own

        def call():
            with torch.no_grad():
                return function(*inputs)

        return call

    def _bind_package(self, layer, inputs):
        import attn
        options = {"cpu": self.options.cpu} if self.options.cpu else {}
        package = attn.compile(layer, tuple(inputs), require_raised=1,
                               threads=self.options.threads, **options)
        return package["main"].bind(*inputs)

    def _make_attention(self, case):
        if not self.options.packages:
            import attn.torch
            return attn.torch.scaled_dot_product_attention
        return load_attention(self.machine, self.options, case)


_numbers = itertools.count()  # Of operations: a name is given once.


def load_attention(machine, options, case):
    """From a folder that attn-bench --layer --compile-to filled."""
    torch, problem = machine.torch, case.problem
    target = None if machine.device == "host" else machine.chip
    packages = Packages(options.build, options.threads, target, folder=options.packages)
    path, _ = packages.get(Case(problem))
    entry = packages.load(path, machine.device)["main"]

    def attention(query, key, value):
        tensors = [tensor.transpose(1, 2).contiguous() for tensor in (query, key, value)]
        if machine.device == "host":
            return torch.as_tensor(entry(*tensors)).transpose(1, 2)
        output = torch.empty_like(tensors[0])
        stream = torch.cuda.current_stream().cuda_stream
        entry.bind_on_device(*tensors, results=[output], stream=stream)()
        return output.transpose(1, 2)

    # One call for torch.compile, as torch.ops.attn.attention is.
    operation = torch.library.custom_op(
        f"attn_bench::attention_{next(_numbers)}", attention, mutates_args=(),
        schema="(Tensor query, Tensor key, Tensor value) -> Tensor")
    operation.register_fake(lambda query, key, value: torch.empty_like(
        query.transpose(1, 2), memory_format=torch.contiguous_format).transpose(1, 2))
    return lambda query, key, value, **known: operation(query, key, value)


#===------------------------------------------------------------------------===#
# A case
#===------------------------------------------------------------------------===#

def errors(result, exact):
    """The greatest and the mean absolute error; infinite where one is no number."""
    if tuple(result.shape) != tuple(exact.shape):
        raise Wrong(f"expected a result of extents {tuple(exact.shape)}, found "
                    f"{tuple(result.shape)}")
    difference = (result.double() - exact).abs()
    if not bool(difference.isfinite().all()):
        return float("inf"), float("inf")
    return difference.max().item(), difference.mean().item()


def judge(element, found, unit, exact):
    """What is allowed; `found` and `unit` are the greatest and the mean error of a
    backend and of PyTorch eager. Half of the last place of the result always is: rounding
    errs by it. Raises `Wrong`."""
    size = exact.abs()
    allowed = tuple(max(LIMIT * each, ROUNDING[element] * scale) for each, scale in
                    zip(unit, (size.max().item(), size.mean().item())))
    for name, error, bound in zip(("greatest", "mean"), found, allowed):
        if not error <= bound:
            raise Wrong(f"wrong: expected a {name} error of at most {bound:.2e}, found "
                        f"{error:.2e}")
    return allowed


class LayerSession:
    def __init__(self, machine, backends, policy, required, bar):
        self.machine, self.backends, self.policy = machine, backends, policy
        self.required, self.bar = required, bar
        self.failed = False

    def run(self, case):
        """A `Row` for each backend, in their order."""
        from attn.bench.layer_model import make_layer, make_reference
        torch = self.machine.torch
        self.bar.describe(f"{case}: float64")
        # Of a function that it compiled too often torch.compile would run eager code.
        torch.compiler.reset()
        layer, inputs = make_layer(case, self.machine.place)
        exact = make_reference(layer, inputs)
        with torch.no_grad():
            unit = errors(layer(*inputs), exact)
        held = sum(tensor.nbytes for tensor in (*layer.parameters(), *inputs))
        attention = Case(case.problem).flops
        rows, ready = [], []
        for backend in self.backends:
            row = Row(str(case), backend.name, self.machine.device,
                      attention_flops=attention, layer_flops=attention + case.product_flops)
            rows.append(row)
            self.bar.describe(f"{case}: {backend.name}")
            try:
                ready.append((self.prepare(backend, layer, inputs, exact, unit, held, row),
                              row))
            except (Wrong, measure.NotStable) as reason:
                row.status = describe_failure(reason)
            except Exception as error:  # Of any kind; the others go on.
                row.status = f"failed: {describe_failure(error)}"
            self.failed |= row.status != "ok" and backend.name in self.required
        self.bar.describe(f"{case}: all in turn")
        for (_, row), found in zip(ready, measure.collect([runner for runner, _ in ready],
                                                          self.policy)):
            row.median_ms, row.p90_ms, row.min_ms = found.median, found.p90, found.least
            row.samples, row.calls = found.count, self.policy.calls
        return rows

    def prepare(self, backend, layer, inputs, exact, unit, held, row):
        begin = time.perf_counter()
        call = backend.bind(layer, inputs)
        result = call()
        self.machine.synchronize()
        row.prepare_s = time.perf_counter() - begin
        result = self.machine.torch.as_tensor(result, device=exact.device)
        row.max_err, row.mean_err = found = errors(result, exact)
        row.max_err_allowed, row.mean_err_allowed = judge(layer.case.element, found, unit,
                                                          exact)
        peak = self.machine.peak_bytes(call)
        row.peak_mem_gb = None if peak is None else (held + peak) / 1e9
        runner = Runner(call, self.machine.clock())
        row.clock = runner.clock.name
        measure.warm_up(runner, self.policy)
        return runner


#===------------------------------------------------------------------------===#
# The command line
#===------------------------------------------------------------------------===#

# Of a model that fits the device: half of GPT-2's width, and Llama 3's of 8 billion.
DEFAULTS = {"host": {"dtypes": ("f32",), "batches": (1,), "sequences": (512,), "heads": 8,
                     "key_heads": 4, "head_dim": 64, "mlp": 1536},
            "card": {"dtypes": ("bf16",), "batches": (1,), "sequences": (4096,), "heads": 32,
                     "key_heads": 8, "head_dim": 128, "mlp": 14336}}


def parse_arguments(arguments):
    parser = cli.Parser(prog=PROGRAM, description="Times one transformer layer, forward, by "
                        "PyTorch and by attn. Lists have commas between their members.")
    add = parser.add_argument_group("what is run").add_argument
    add("--device", type=cli.one_of("host", "cuda", "hip"), default="host")
    add("--backends", type=cli.list_of(cli.one_of("all", *NAMES)), default=("all",),
        help=f"of {', '.join(NAMES)}; default: all that are there")
    add = parser.add_argument_group("the layer").add_argument
    add("--dtype", type=cli.list_of(cli.one_of("f32", "f16", "bf16")), dest="dtypes")
    add("--batch", type=cli.list_of(cli.positive), dest="batches")
    add("--seq", type=cli.list_of(cli.positive), dest="sequences")
    add("--heads", type=cli.positive)
    add("--kv-heads", type=cli.positive, dest="key_heads")
    add("--head-dim", type=cli.positive)
    add("--mlp", type=cli.positive, help="its width")
    add("--causal", type=cli.one_of("yes", "no"), default="yes")
    cli.add_measuring_options(parser)
    add = parser.add_argument_group("what comes out").add_argument
    add("--csv", metavar="FILE", type=cli.output_file)
    add("--json", metavar="FILE", type=cli.output_file)
    cli.add_quiet_option(add)
    add("--dry-run", action="store_true",
        help="say which layers and backends there would be, and why others are not")
    add("--compile-to", metavar="FOLDER", help="compile attention for --chip, for a machine "
        "without compiler; no more")
    add("--chip", help="default: sm_90a, gfx906")
    add("--packages", metavar="FOLDER", help="take attention from there")
    cli.add_compiler_options(add)
    options = parser.parse_args(arguments)
    if options.graph:
        parser.error("expected no --graph: a layer is not replayed")
    if options.device == "host" and options.chip:
        parser.error("expected --device cuda or hip beside --chip, found host")
    for name, value in DEFAULTS["host" if options.device == "host" else "card"].items():
        if getattr(options, name) is None:
            setattr(options, name, value)
    if options.heads % options.key_heads:
        parser.error(f"expected --heads to be a multiple of --kv-heads, found "
                     f"{options.heads} and {options.key_heads}")
    if options.head_dim % 2:
        parser.error(f"expected an even --head-dim, found {options.head_dim}")
    return options


def make_cases(options):
    from attn.bench.layer_model import LayerCase
    return [LayerCase(element, batch, sequence, options.heads, options.key_heads,
                      options.head_dim, options.mlp, options.causal == "yes")
            for element, batch, sequence in itertools.product(
                options.dtypes, options.batches, options.sequences)]


def find_backends(options, machine):
    """Those that are there, and a line for each that is not."""
    chosen, absent = [], []
    for name in NAMES:
        if not {name, "all"} & set(options.backends):
            continue
        backend = LayerBackend(name, machine, options)
        try:
            backend.find()
            chosen.append(backend)
        except (Missing, runtime.Error) as reason:
            if name in options.backends and not options.dry_run:
                raise Missing(f"{name}: {reason}") from None
            absent.append(f"{name}: {describe_failure(reason)}")
    return chosen, absent


def compile_attention(options):
    """Needs no card."""
    target = None
    if options.device != "host":
        target = options.chip or cli.DEFAULT_CHIPS[options.device]
    os.makedirs(options.compile_to, exist_ok=True)
    packages = Packages(options.build, options.threads, target, options.cpu)
    for case in make_cases(options):
        print(packages.fill(options.compile_to, Case(case.problem)), flush=True)


def write_outputs(options, facts, rows):
    found = [row.to_dict() for row in rows]
    if options.json:
        write_file(options.json, json.dumps({**facts, "rows": found}, indent=1) + "\n")
    if options.csv:
        out = io.StringIO()
        writer = csv.DictWriter(out, found[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(found)
        write_file(options.csv, out.getvalue())


def run(options, arguments):
    torch = import_torch()
    if not torch:
        raise Missing("a layer needs the Python package torch: pip install torch")
    # What torch.compile warns of is not about the layer.
    logging.getLogger("torch").setLevel(logging.ERROR)
    if options.compile_to:
        compile_attention(options)
        return 0
    machine = (HostMachine(torch, options.threads) if options.device == "host"
               else TorchMachine(torch, options.device))
    library = os.path.join(options.build, "lib", "libattn_runtime.so")
    if os.path.exists(library):
        os.environ.setdefault("ATTN_RUNTIME_LIBRARY", os.path.abspath(library))
    backends, absent = find_backends(options, machine)
    options.preset = None
    facts = cli.describe(options, machine, ["--layer", *arguments])
    print("\n".join([f"{facts['machine']}\n{facts['date']}, attn {facts['attn']}", *absent]),
          flush=True)
    cases, rows = make_cases(options), []
    if options.dry_run:
        print("backends: " + (", ".join(each.name for each in backends) or "none"))
        print("\n".join(map(str, cases)))
        return 0
    with progress.show(len(cases), quiet=options.quiet) as bar:
        session = LayerSession(machine, backends, cli.make_policy(options),
                               {"attn", "eager+attn", *options.backends}, bar)
        for case in bar.over(cases):
            bar.print(f"\n{case}\n{table_head()}")
            found = session.run(case)
            for row in found:
                bar.print(table_line(row))
            rows += found
            write_outputs(options, facts, rows)
    return int(session.failed)


def main(arguments=None):
    arguments = sys.argv[1:] if arguments is None else arguments
    options = parse_arguments(arguments)
    try:
        return run(options, arguments)
    except (runtime.Error, Missing, OSError) as error:
        print(f"{PROGRAM}: error: {describe_failure(error)}", file=sys.stderr, flush=True)
        return 1


if __name__ == "__main__":
    sys.exit(main())
