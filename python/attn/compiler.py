#===- compiler.py - Compiles models in this process ------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""`attn.compile` and `attn.build`: from a model to a package that runs."""

import collections
import functools
import glob
import hashlib
import importlib.util
import inspect
import json
import logging
import os
import warnings

from . import __version__, cache, runtime

__all__ = ["CompileError", "build", "compile", "counts", "find"]

#: How many packages this process "compiled", and how many it "found" in the cache.
counts = collections.Counter()
_logger = logging.getLogger("attn")


class CompileError(runtime.Error):
    """What the compiler says: one `file:line:column: error: ...` for each line that
    is to blame, or one line that no place is to blame for."""


#===------------------------------------------------------------------------===#
# The extension
#===------------------------------------------------------------------------===#

def find():
    """Raises `CompileError` if there is no compiler here."""
    _extension()


def _find(pattern):
    """The file beside libattn_runtime, where builds and wheels have the compiler."""
    folder = os.path.dirname(os.path.abspath(runtime.find_library()))
    found = sorted(glob.glob(os.path.join(folder, pattern)))
    return found[0] if found else None


@functools.lru_cache(maxsize=None)
def _extension():
    path = _find("attn_compiler.*.so")
    if not path:
        raise CompileError(
            "no compiler: expected attn_compiler.*.so beside "
            f"{runtime.find_library()}, found none; build attn where Python has "
            "nanobind (tools/install-python.sh), or compile on another machine and "
            "take its cache along (ATTN_CACHE_DIR)")
    spec = importlib.util.spec_from_file_location("attn_compiler", path)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except ImportError as error:
        raise CompileError(f"cannot load the compiler: {error}") from None
    return module


@functools.lru_cache(maxsize=None)
def _identity():
    """Says which compiler this is; of a build, which build."""
    path = _find("attn_compiler.sha256")
    if not path:
        return __version__
    with open(path) as file:
        return f"{__version__} {file.read().split()[0]}"


@functools.lru_cache(maxsize=None)
def _native_cpu():
    """What "native" means, without LLVM: its packages run on such processors."""
    wanted = ("vendor_id", "cpu family", "model", "flags", "Features")
    fields = {}
    with open("/proc/cpuinfo") as file:
        for line in file:
            name, _, value = line.partition(":")
            if name.strip() in wanted:
                fields.setdefault(name.strip(), value.strip())
    return hashlib.sha256(json.dumps(fields, sort_keys=True).encode()).hexdigest()


#===------------------------------------------------------------------------===#
# Models
#===------------------------------------------------------------------------===#

def _get_module_name(value):
    return type(value).__module__.partition(".")[0]


def _is_torch_model(model):
    return any(cls.__module__.partition(".")[0] == "torch" and
               cls.__name__ in ("Module", "ExportedProgram")
               for cls in type(model).__mro__)


def _check_example(model, args):
    for index, value in enumerate(args):
        if _get_module_name(value) == "numpy":
            raise TypeError("attn.compile: args: expected tensors of torch, found "
                            f"{type(value).__name__} at [{index}]; write "
                            "torch.from_numpy(array)")
    if hasattr(model, "forward"):  # An exported program has its example inputs.
        try:
            inspect.signature(model.forward).bind(*args)
        except ValueError:
            pass  # What is not Python's own may have no signature.
        except TypeError as error:
            raise TypeError(f"attn.compile: args: expected an example of each input of "
                            f"{type(model).__name__}.forward, found {len(args)}: "
                            f"{error}") from None


def _to_mlir(model, args, dynamic):
    """The model as the bytes of MLIR, and its name in messages."""
    if _is_torch_model(model):
        from .frontend import torch as frontend
        if not isinstance(args, (tuple, list, type(None))):
            raise TypeError("attn.compile: args: expected a tuple of example inputs, "
                            f"found {type(args).__name__}; write (args,)")
        _check_example(model, tuple(args or ()))
        return (frontend.to_mlir(model, tuple(args or ()), dynamic).encode(),
                type(model).__name__)
    if args is not None or dynamic is not None:
        raise TypeError("attn.compile: expected args and dynamic with a "
                        f"torch.nn.Module only, found them with {type(model).__name__}")
    if _get_module_name(model) == "onnx":
        from .frontend import onnx as frontend
        return frontend.to_mlir(model).encode(), model.graph.name or "onnx"
    if isinstance(model, (bytes, bytearray)):
        return bytes(model), "model"
    if isinstance(model, str) and "\n" in model:
        return model.encode(), "model"
    if not isinstance(model, (str, os.PathLike)):
        raise TypeError(
            "attn.compile: expected a path, the text or bytes of MLIR, an "
            f"onnx.ModelProto or a torch.nn.Module, found {type(model).__name__}")
    path = os.fspath(model)
    if isinstance(model, str) and not os.path.exists(path) and "{" in path:
        return path.encode(), "model"  # A module in one line.
    if not os.path.exists(path):
        raise FileNotFoundError(f"attn.compile: no such file: {path}")
    if path.endswith(".onnx"):
        from .frontend import onnx as frontend
        return frontend.to_mlir(path).encode(), path
    with open(path, "rb") as file:
        return file.read(), path


def _compile_file(source, name, path, options):
    extension = _extension()
    try:
        _report, remarks = extension.compile(source, name, path, **options)
    except extension.Error as error:
        raise CompileError(str(error)) from None
    counts["compiled"] += 1
    for line in remarks.splitlines():
        if ": warning: " in line or line.startswith("warning: "):
            warnings.warn(line, stacklevel=4)
        else:
            _logger.info("%s", line)


def _make_key(source, options):
    known = dict(options)
    if known["cpu"] == "native":
        known["cpu"] = "native " + _native_cpu()
    if known["tuning_file"] not in ("", "none"):
        with open(known["tuning_file"], "rb") as file:
            known["tuning_file"] = hashlib.sha256(file.read()).hexdigest()
    digest = hashlib.sha256(source)
    digest.update(json.dumps([_identity(), known], sort_keys=True).encode())
    return digest.hexdigest()


def _make_options(target, cpu, entries, require_raised, device_libraries, tuning_file,
                  ptxas, allow_spills, max_vgprs):
    return {"target": target, "cpu": cpu,
            "entries": [entries] if isinstance(entries, str) else list(entries),
            "require_raised": -1 if require_raised is None else require_raised,
            "device_libraries": os.fspath(device_libraries),
            "tuning_file": os.fspath(tuning_file), "ptxas": os.fspath(ptxas),
            "allow_spills": allow_spills, "max_vgprs": max_vgprs}


def _load_source(source, name, options, device, threads):
    """The package of MLIR, from the cache or the compiler."""
    made = []

    def make(path):
        made.append(path)
        _compile_file(source, name, path, options)

    package = cache.fetch(
        _make_key(source, options), make,
        lambda path: runtime.load(path, threads=threads, device=device),
        runtime.PackageError)
    if not made:
        counts["found"] += 1
    return package


def compile(model, args=None, *, target="host", device=None, threads=0, dynamic=None,
            cpu="native", entries=(), require_raised=None, device_libraries="",
            tuning_file="", ptxas="", allow_spills=False, max_vgprs=0):
    """Compiles a model, or takes the package of an earlier time from the cache, and
    loads it. Returns a `runtime.Package`: call it with an array for each input, of
    numpy, torch or anything with DLPack.

    model:   a path to MLIR (text or bytecode) or to a model of ONNX; MLIR's text or
             bytes; an onnx.ModelProto; or a torch.nn.Module, with `args`.
    args:    for a module of torch, a tuple of example inputs.
    dynamic: for a module of torch, which extents are known at run time only, as the
             dynamic_shapes of torch.export.export.
    target:  "host", or a GPU: "gfx942", "sm_90a", ...
    device:  what runs it: "host", "cuda", "hip" or "sim"; by default the target's.
    threads: how many threads run the host's code; 0 leaves it to OpenMP.
    cpu:     the host's processor, by LLVM's name; "native" is this machine's.
    entries: names of the public functions to compile; all of them by default.
    require_raised: fail unless exactly so many attention ops are found.
    tuning_file: schedules that were measured (docs/Tuning.md), or "none".
    device_libraries, ptxas, allow_spills, max_vgprs: as attn-compile's options.

    Raises CompileError for what the compiler refuses, runtime.Error for a package that
    cannot be loaded (no such device, for instance), FileNotFoundError, TypeError,
    attn.frontend.Unsupported with all that nobody lowers, and RuntimeError in one line
    where torch.export or torch-mlir fail, whose own exception is its cause.
    Packages are cached by the model's IR, all options and the compiler's version; see
    attn.cache. What the compiler remarks on goes to the logger "attn"."""
    options = _make_options(target, cpu, entries, require_raised, device_libraries,
                            tuning_file, ptxas, allow_spills, max_vgprs)
    source, name = _to_mlir(model, args, dynamic)
    return _load_source(source, name, options, device, threads)


def build(model, output, args=None, *, target="host", dynamic=None, cpu="native",
          entries=(), require_raised=None, device_libraries="", tuning_file="",
          ptxas="", allow_spills=False, max_vgprs=0):
    """Compiles a model to the file `output`, which `attn.load` opens, here or on
    another machine. The cache has no part in it. The rest is as for `compile`."""
    options = _make_options(target, cpu, entries, require_raised, device_libraries,
                            tuning_file, ptxas, allow_spills, max_vgprs)
    source, name = _to_mlir(model, args, dynamic)
    _compile_file(source, name, os.fspath(output), options)
