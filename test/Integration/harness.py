# ===- harness.py - Run functions of a module in process -------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Compiles the functions of an MLIR module for the host and calls them with
numpy arrays, many functions at a time: starting tools once for each function
would cost more than running it.

The calling convention is that of `attn-export-entries`."""

import ctypes
import os
import pickle
import shutil
import signal
import subprocess
import tempfile

import numpy as np


class CompileError(Exception):
    """A tool refused the module or crashed; the text is what it said."""


# ===----------------------------------------------------------------------===#
# Element types
# ===----------------------------------------------------------------------===#

_STORAGE = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "bf16": np.uint16,
    "i1": np.uint8,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "index": np.int64,
}


def to_bf16(array):
    """The bits of `array` as bf16, rounded to nearest even."""
    bits = np.array(array, np.float32, order="C").view(np.uint32)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    nan = (bits & 0x7FFFFFFF) > 0x7F800000
    return np.where(nan, np.uint16(0x7FC0), rounded).astype(np.uint16)


def encode(array, dtype):
    """An array of numbers as the bytes of element type `dtype`."""
    array = np.asarray(array)
    if dtype == "bf16":
        return to_bf16(array)
    with np.errstate(over="ignore"):
        # Not ascontiguousarray, which turns a scalar into a vector.
        return np.array(array, dtype=_STORAGE[dtype], order="C")


def decode(array, dtype):
    """What `encode` wrote: floats as float64, booleans as bool."""
    if dtype == "bf16":
        wide = np.left_shift(np.asarray(array, np.uint32), np.uint32(16))
        return wide.view(np.float32).astype(np.float64)
    if dtype == "i1":
        return array.astype(bool)
    return array.astype(np.float64) if dtype.startswith("f") else array


def rounded(array, dtype):
    """`array` as numbers that `dtype` holds."""
    return decode(encode(array, dtype), dtype)


# ===----------------------------------------------------------------------===#
# Compiling
# ===----------------------------------------------------------------------===#


def find_tool(name):
    """Finds a tool of attn or LLVM: beside ATTN_TOOLS_DIR, LLVM 22, the path."""
    for folder in (
        os.environ.get("ATTN_TOOLS_DIR"),
        os.environ.get("LLVM_TOOLS_DIR"),
        "/usr/lib/llvm-22/bin",
    ):
        if folder and os.access(os.path.join(folder, name), os.X_OK):
            return os.path.join(folder, name)
    found = shutil.which(name)
    if not found:
        raise SystemExit(f"{name} not found: set ATTN_TOOLS_DIR or LLVM_TOOLS_DIR")
    return found


def run_tool(command, text=None, timeout=300):
    """Runs a tool and returns what it prints, or raises CompileError."""
    try:
        done = subprocess.run(
            command, input=text, capture_output=True, text=True, timeout=timeout
        )
    except subprocess.TimeoutExpired:
        raise CompileError(f"{os.path.basename(command[0])} took over {timeout} s")
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines()
        errors = [line for line in lines if "error:" in line] or lines[:3]
        raise CompileError(
            f"{os.path.basename(command[0])} exited with {done.returncode}: "
            + ("; ".join(errors[:3]) or "no message")
        )
    return done.stdout


def run_passes(text, *options):
    """Runs attn-opt on the text of a module and returns what it prints."""
    return run_tool([find_tool("attn-opt"), "-", *options], text)


def build_library(text, passes, folder):
    """Compiles a module and returns the path of its shared object. `passes` are
    lists of attn-opt options that run one after another; the last one ends at
    the LLVM dialect."""
    for options in passes:
        text = run_passes(text, *options)
    text = run_tool([find_tool("mlir-translate"), "-", "--mlir-to-llvmir"], text)
    object_file = os.path.join(folder, "host.o")
    library = os.path.join(folder, "host.so")
    run_tool(
        [
            find_tool("llc"), "-", "-O1", "-mcpu=native", "-filetype=obj",
            "-relocation-model=pic", "-o", object_file,
        ],
        text,
    )
    run_tool([find_tool("ld.lld"), "-shared", object_file, "-o", library])
    return library


# ===----------------------------------------------------------------------===#
# Calling
# ===----------------------------------------------------------------------===#


def _descriptor_type(rank):
    class Descriptor(ctypes.Structure):
        _fields_ = [
            ("allocated", ctypes.c_void_p),
            ("aligned", ctypes.c_void_p),
            ("offset", ctypes.c_int64),
            ("sizes", ctypes.c_int64 * rank),
            ("strides", ctypes.c_int64 * rank),
        ]

    return Descriptor


def _describe(array):
    descriptor = _descriptor_type(array.ndim)()
    descriptor.allocated = descriptor.aligned = array.ctypes.data
    stride = 1
    for dim in reversed(range(array.ndim)):
        descriptor.sizes[dim] = array.shape[dim]
        descriptor.strides[dim] = stride
        stride *= array.shape[dim]
    return descriptor


def _read_result(descriptor, rank, dtype):
    shape = tuple(descriptor.sizes[:rank])
    storage = np.dtype(_STORAGE[dtype])
    result = np.empty(shape, storage)
    if result.size:
        strides = tuple(stride * storage.itemsize for stride in descriptor.strides)
        base = descriptor.aligned + descriptor.offset * storage.itemsize
        span = sum(
            (size - 1) * stride for size, stride in zip(shape, descriptor.strides)
        )
        raw = (ctypes.c_char * ((span + 1) * storage.itemsize)).from_address(base)
        result[...] = np.ndarray(shape, storage, raw, strides=strides)
    return result


class Call:
    """One call of a function: its inputs as (array, dtype) and the (rank, dtype)
    of its results. A scalar has rank 0 and is passed by value in MLIR; `writes`
    are the inputs, on memrefs, whose contents after the call are results too.
    Inputs are copied, so that no call sees the writes of another, unless they are
    too large for that."""

    def __init__(self, name, inputs, results, writes=(), copies=True):
        self.copies = copies
        self.name = name
        self.inputs = inputs
        self.results = results
        self.writes = writes

    def run(self, library, libc):
        keep = []
        pointers = []
        arrays = []
        for array, dtype in self.inputs:
            data = np.array(array, _STORAGE[dtype], copy=self.copies, order="C")
            arrays.append(data)
            keep.append(data)
            if data.ndim == 0:
                pointers.append(data.ctypes.data)
            else:
                descriptor = _describe(data)
                keep.append(descriptor)
                pointers.append(ctypes.addressof(descriptor))
        outputs = [_descriptor_type(rank)() for rank, _ in self.results]
        pointers += [ctypes.addressof(output) for output in outputs]
        function = getattr(library, "attn_entry_" + self.name)
        function.restype = None
        function((ctypes.c_void_p * len(pointers))(*pointers))
        written = [
            decode(arrays[index], self.inputs[index][1]) for index in self.writes
        ]
        read = [
            decode(_read_result(output, rank, dtype), dtype)
            for output, (rank, dtype) in zip(outputs, self.results)
        ]
        # Results that are the same value share their memory.
        for allocated in {output.allocated for output in outputs}:
            libc.free(ctypes.c_void_p(allocated))
        return written + read


def _load(path):
    for name in ("libomp.so.5", "libomp.so", "/usr/lib/llvm-22/lib/libomp.so"):
        try:
            ctypes.CDLL(name, mode=ctypes.RTLD_GLOBAL)
            break
        except OSError:
            continue
    ctypes.CDLL("libm.so.6", mode=ctypes.RTLD_GLOBAL)
    return ctypes.CDLL(path), ctypes.CDLL("libc.so.6")


def run_calls(path, calls, timeout=120):
    """Runs calls in a process of their own, since wrong code may crash. Returns
    for each call its results as a list of arrays, or a string: what happened."""

    def load():
        library, libc = _load(path)
        return lambda call: call.run(library, libc)

    return run_in_children(load, calls, timeout)


def run_in_children(load, calls, timeout):
    """What `load()`, which is called in a child, returns for each call, or a
    string: what happened. Another child goes on after a crash."""
    outcomes = []
    while len(outcomes) < len(calls):
        outcomes += _run_in_child(load, calls[len(outcomes) :], timeout)
    return outcomes


def _run_in_child(load, calls, timeout):
    with tempfile.TemporaryFile() as channel:

        def report(outcome):
            pickle.dump(outcome, channel)
            channel.flush()

        child = os.fork()
        if child == 0:
            try:
                signal.alarm(timeout)
                run = load()
                for call in calls:
                    try:
                        report(run(call))
                    except Exception as error:  # reported by the parent
                        report(f"{type(error).__name__}: {error}")
            except Exception as error:
                report(f"{type(error).__name__}: {error}")
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        outcomes = []
        channel.seek(0)
        while len(outcomes) < len(calls):
            try:
                outcomes.append(pickle.load(channel))
            except (EOFError, pickle.UnpicklingError):
                break
        # What stopped the child stopped the first call without an outcome.
        if os.WIFSIGNALED(status) and len(outcomes) < len(calls):
            name = signal.Signals(os.WTERMSIG(status)).name
            outcomes.append(f"crashed with {name}")
        elif not outcomes:
            outcomes.append("no result")
        return outcomes
