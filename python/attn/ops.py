#===- ops.py - Attention as a function of arrays ---------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""`attention` and `attention_backward`, compiled when first called with arrays of a kind.

What makes a kind is all options that are no numbers of run time, dtypes, layouts,
heads and depths. Batch and lengths are known at run time on the host, where one
package serves all (but one query has code of its own); on a card they make a kind,
unless `dynamic=True`. Packages are kept in this process and in the cache on disk.
"""

from __future__ import annotations

import dataclasses
import math
import sys
import threading
from typing import Any, Callable, Literal, NamedTuple, Optional, Sequence, Tuple, Union

import numpy as np

from . import runtime
from .score import trace as _trace_score
from .score import absolute, exp, log, maximum, minimum, sqrt, tanh, where

__all__ = ["ArgumentError", "Gradients", "attention", "attention_backward", "absolute",
           "exp", "log", "maximum", "minimum", "sqrt", "tanh", "where"]

Array = Any  # numpy.ndarray, torch.Tensor, or anything with DLPack.
Window = Tuple[Optional[int], Optional[int]]

_FLOATS = ("f16", "bf16", "f32", "f64")
_SWAPPED = {"bhsd": "bshd", "bshd": "bhsd", "hsd": "shd", "shd": "hsd"}


class ArgumentError(runtime.Error, ValueError):
    """An argument that attention does not take: which, what was expected and what
    was found, in one line."""


def _refuse(name, expected, found):
    raise ArgumentError(f"attention: {name}: expected {expected}, found {found}")


#===------------------------------------------------------------------------===#
# Arrays
#===------------------------------------------------------------------------===#

@dataclasses.dataclass
class _Operand:
    """An array as the op sees it: `value` is contiguous, with a letter for each
    dimension."""
    name: str
    value: Any
    dtype: str
    place: str
    letters: str
    shape: tuple

    def get(self, letter):
        index = self.letters.find(letter)
        return 1 if index < 0 else self.shape[index]

    def describe(self):
        return f"{self.dtype}[{', '.join(map(str, self.shape))}]"


def _is_contiguous(value):
    if isinstance(value, np.ndarray):
        return value.flags.c_contiguous
    return value.is_contiguous()


def _get_strides(value):
    return value.strides if isinstance(value, np.ndarray) else value.stride()


def _import(name, value, dtypes):
    """The array as one of numpy or torch, its element type, and where it is."""
    if value is None:
        _refuse(name, "an array", "None")
    if isinstance(value, np.generic):
        value = np.asarray(value)
    if not isinstance(value, np.ndarray) and not hasattr(value, "data_ptr"):
        if not hasattr(value, "__dlpack__"):
            _refuse(name, "an array of numpy, torch or anything with DLPack",
                    type(value).__name__)
        try:
            if value.__dlpack_device__()[0] == 1:
                value = np.from_dlpack(value)
            else:
                import torch
                value = torch.from_dlpack(value)
        except (BufferError, ImportError, RuntimeError, TypeError) as error:
            _refuse(name, "an array that DLPack can hand over",
                    f"{type(value).__name__} ({error})")
    if isinstance(value, np.ndarray):
        number = runtime._FROM_NUMPY.get(value.dtype)
        if value.dtype.name == "bfloat16":
            number = runtime._BF16
        place = "cpu"
    else:
        number = runtime._FROM_TORCH.get(str(value.dtype))
        place = str(value.device) if value.device.type != "cpu" else "cpu"
    dtype = "" if number is None else runtime._NAMES[number]
    if dtype in ("u16", "i16") and "bf16" in dtypes and isinstance(value, np.ndarray):
        dtype = "bf16"  # As numpy holds it.
    if dtype not in dtypes:
        _refuse(name, "elements of " + " or ".join(dtypes), value.dtype)
    return value, dtype, place


def _get_row_letters(layout, rank):
    return {4: layout, 3: layout.replace("b", ""), 2: "sd"}[rank]


def _take_rows(name, value, layout, dtypes):
    """Query, key or value. A view that the other layout describes is taken as it is."""
    value, dtype, place = _import(name, value, dtypes)
    rank = len(value.shape)
    if not 2 <= rank <= 4:
        _refuse(name, f"2 to 4 dimensions, the last of {layout}", f"{rank} dimensions")
    letters = _get_row_letters(layout, rank)
    if not _is_contiguous(value):
        index = letters.find("h")
        other = letters.find("s")
        if index >= 0:
            swapped = (value.swapaxes(index, other) if isinstance(value, np.ndarray)
                       else value.transpose(index, other))
            if _is_contiguous(swapped):
                value, letters = swapped, _SWAPPED[letters]
        if not _is_contiguous(value):
            _refuse(name, "a contiguous array, or one whose heads and positions are "
                    "transposed", f"strides {tuple(_get_strides(value))}; copy it first")
    return _Operand(name, value, dtype, place, letters, tuple(value.shape))


def _take_pairs(name, value, dtypes):
    """Bias or mask. Where a dimension repeats one element, that is broadcast."""
    value, dtype, place = _import(name, value, dtypes)
    rank = len(value.shape)
    if not 1 <= rank <= 4:
        _refuse(name, "1 to 4 dimensions, the last of [batch, heads, queries, keys]",
                f"{rank} dimensions")
    if not _is_contiguous(value):
        repeated = tuple(slice(0, 1) if stride == 0 else slice(None)
                         for stride in _get_strides(value))
        value = value[repeated]
        if not _is_contiguous(value):
            _refuse(name, "a contiguous array, or one with repeated dimensions",
                    f"strides {tuple(_get_strides(value))}; copy it first")
    return _Operand(name, value, dtype, place, "bhqk"[4 - rank:], tuple(value.shape))


def _take_plain(name, value, letters, dtypes):
    value, dtype, place = _import(name, value, dtypes)
    if len(value.shape) != len(letters):
        _refuse(name, f"{len(letters)} dimensions", f"{len(value.shape)}")
    if not _is_contiguous(value):
        _refuse(name, "a contiguous array",
                f"strides {tuple(_get_strides(value))}; copy it first")
    return _Operand(name, value, dtype, place, letters, tuple(value.shape))


def _check_extents(operand, expected, names, can_broadcast=False):
    for letter, extent in expected.items():
        if letter not in operand.letters:
            # A dimension that is left out has extent one.
            if extent != 1 and not can_broadcast:
                _refuse(operand.name, f"a dimension of {extent} {names[letter]}",
                        f"{operand.describe()} without one")
            continue
        found = operand.get(letter)
        if found != extent and not (can_broadcast and found == 1):
            wanted = f"1 or {extent}" if can_broadcast and extent != 1 else f"{extent}"
            _refuse(operand.name, f"{wanted} {names[letter]}",
                    f"{found} in {operand.describe()}")


_NAMES = {"b": "batches", "h": "heads", "s": "positions", "d": "elements of depth",
          "q": "queries", "k": "keys"}


def _get_compute(query):
    return "f64" if query.dtype == "f64" else "f32"


def _check_operands(query, key, value, layout, bias, mask, key_lengths, page_table,
                    sinks):
    """All arrays as the op takes them, query, key and value first."""
    query = _take_rows("query", query, layout, _FLOATS)
    key = _take_rows("key", key, layout, (query.dtype,))
    value = _take_rows("value", value, layout, (query.dtype,))
    compute = _get_compute(query)
    for operand in (key, value):
        if len(operand.shape) != len(query.shape):
            _refuse(operand.name, f"{len(query.shape)} dimensions, as query has",
                    f"{len(operand.shape)}")
    batch, heads = query.get("b"), query.get("h")
    num_queries, depth = query.get("s"), query.get("d")
    key_heads = key.get("h")
    operands = [query, key, value]
    if page_table is not None:
        if len(query.shape) != 4:
            _refuse("page_table", "query, key and value of 4 dimensions",
                    f"{len(query.shape)}")
        page_table = _take_plain("page_table", page_table, "bn", ("i32",))
        _check_extents(page_table, {"b": batch}, _NAMES)
        num_keys = page_table.shape[1] * key.get("s")
        _check_extents(key, {"d": depth}, _NAMES)
    else:
        num_keys = key.get("s")
        _check_extents(key, {"b": batch, "d": depth}, _NAMES)
    _check_extents(value, {"b": key.get("b"), "h": key_heads, "s": key.get("s")}, _NAMES)
    if key_heads == 0 and heads or key_heads and heads % key_heads:
        _refuse("key", f"a number of heads that divides query's {heads}", f"{key_heads}")
    pairs = {"b": batch, "h": heads, "q": num_queries, "k": num_keys}
    if bias is not None:
        kinds = _FLOATS if compute == "f64" else _FLOATS[:3]
        bias = _take_pairs("bias", bias, kinds)
        _check_extents(bias, pairs, _NAMES, can_broadcast=True)
        operands.append(bias)
    if mask is not None:
        mask = _take_pairs("mask", mask, ("i1",))
        _check_extents(mask, pairs, _NAMES, can_broadcast=True)
        operands.append(mask)
    if key_lengths is not None:
        key_lengths = _take_plain("key_lengths", key_lengths, "b", ("i32", "i64"))
        _check_extents(key_lengths, {"b": batch}, _NAMES)
        operands.append(key_lengths)
    if page_table is not None:
        operands.append(page_table)
    if sinks is not None:
        sinks = _take_plain("sinks", sinks, "h", (compute,))
        _check_extents(sinks, {"h": heads}, _NAMES)
        operands.append(sinks)
    for operand in operands:
        if operand.place != query.place:
            _refuse(operand.name, f"an array on {query.place}, where query is",
                    f"one on {operand.place}")
    if page_table is not None and query.place == "cpu":
        _check_pages(page_table, key, key_lengths)
    return operands


def _check_pages(page_table, key, key_lengths):
    """Other entries than those of no key would read foreign memory. Not for a card, whose
    work this would wait for."""
    table, pages = np.asarray(page_table.value), key.get("b")
    is_foreign = (table < 0) | (table >= pages)
    if key_lengths is not None:
        starts = np.arange(table.shape[1]) * key.get("s")
        is_foreign &= starts < np.asarray(key_lengths.value)[:, None]
    if is_foreign.any():
        batch, entry = np.argwhere(is_foreign)[0]
        _refuse("page_table", f"numbers of key's {pages} pages, from 0 on",
                f"{table[batch, entry]} at [{batch}, {entry}]")


def _check_outputs(operands, output, output_gradient, lse, lse_gradient, layout):
    """What the forward op gave, and the gradients of that."""
    query, _, value = operands[:3]
    rank = len(query.shape)
    extents = {letter: query.get(letter) for letter in "bhs"}
    found = []
    for name, array in (("output", output), ("output_gradient", output_gradient)):
        rows = _take_rows(name, array, layout, (query.dtype,))
        if len(rows.shape) != rank:
            _refuse(name, f"{rank} dimensions, as query has", f"{len(rows.shape)}")
        _check_extents(rows, {**extents, "d": value.get("d")}, _NAMES)
        found.append(rows)
    for name, array in (("lse", lse), ("lse_gradient", lse_gradient)):
        if name == "lse" or array is not None:
            rows = _take_plain(name, array, "bhs"[4 - rank:], (_get_compute(query),))
            _check_extents(rows, extents, _NAMES)
            found.append(rows)
    for operand in found:
        if operand.place != query.place:
            _refuse(operand.name, f"an array on {query.place}, where query is",
                    f"one on {operand.place}")
    return found


#===------------------------------------------------------------------------===#
# Options
#===------------------------------------------------------------------------===#

def _check_layouts(layout, output_layout):
    if output_layout is None:
        output_layout = layout
    for name, found in (("layout", layout), ("output_layout", output_layout)):
        if found not in ("bhsd", "bshd"):
            _refuse(name, '"bhsd" or "bshd"', f"{found!r}")
    return layout, output_layout


def _check_number(name, value, condition, expected, compute="f64"):
    """A number that is as expected also in the type that it is computed with."""
    if isinstance(value, bool) or not isinstance(value, (int, float, np.number)):
        _refuse(name, expected, f"{value!r}")
    try:
        value = float(value)
    except (OverflowError, TypeError):  # a large int, a complex number
        _refuse(name, expected, f"{value!r}")
    with np.errstate(over="ignore", under="ignore"):
        rounded = float(np.float32(value)) if compute == "f32" else value
    for number, place in ((value, ""), (rounded, f", which is {rounded!r} in {compute}")):
        if not math.isfinite(number) or not condition(number):
            _refuse(name, expected, f"{value!r}{place}")
    return value


def _check_integer(name, value):
    try:
        if isinstance(value, bool):
            raise TypeError
        integer = value.__index__()
    except (AttributeError, TypeError):
        _refuse(name, "an integer", f"{value!r}")
    if not -2**63 <= integer < 2**63:
        _refuse(name, "an integer of 64 bits", f"{integer}")
    return integer


def _check_window(window):
    try:
        left, right = window
    except (TypeError, ValueError):
        _refuse("window", "(left, right), None for no bound", f"{window!r}")
    sides = []
    for side in (left, right):
        if side is not None:
            side = _check_integer("window", side)
            if side < 0:
                _refuse("window", "sides that are not negative", f"{window!r}")
        sides.append("*" if side is None else str(side))
    return f"window({sides[0]}, {sides[1]})"


def _format_number(value):
    """A float as MLIR reads it, all digits."""
    text = repr(float(value))
    if "e" in text and "." not in text:
        text = text.replace("e", ".0e")
    return text


@dataclasses.dataclass
class _Options:
    """What is no array: `clauses` and `region` of the op as text, and `scalars`, names
    and types of `numbers`, which only the call has."""
    clauses: tuple
    scalars: tuple
    numbers: list
    region: Optional[str]


def _check_options(causal, window, offset, diagonal, scale, softcap, dropout, score,
                   compute):
    clauses, scalars, numbers = [], [], []
    if causal:
        clauses.append("causal")
    if window is not None:
        clauses.append(_check_window(window))
    if diagonal not in ("top_left", "bottom_right"):
        _refuse("diagonal", '"top_left" or "bottom_right"', f"{diagonal!r}")
    if offset is not None or diagonal != "top_left":
        if not causal and window is None:
            name, found = (("offset", offset) if offset is not None
                           else ("diagonal", repr(diagonal)))
            _refuse(name, "causal or window with it", f"{found} alone")
        if offset is not None:
            numbers.append(_check_integer("offset", offset))
            scalars.append(("offset", "index"))
            clauses.append(f"diagonal({diagonal}, %offset_index)")
        else:
            clauses.append(f"diagonal({diagonal})")
    if scale is not None:
        scale = _check_number("scale", scale, lambda x: True, "a finite number", compute)
        clauses.append(f"scale({_format_number(scale)})")
    if softcap is not None:
        softcap = _check_number("softcap", softcap, lambda x: x > 0,
                                "a finite number greater than 0", compute)
        clauses.append(f"softcap({_format_number(softcap)})")
    if dropout is not None:
        try:
            rate, seed, start = dropout
        except (TypeError, ValueError):
            _refuse("dropout", "(rate, seed, offset)", f"{dropout!r}")
        rate = _check_number("dropout", rate, lambda x: 0 <= x < 1,
                             "a rate of at least 0 and less than 1")
        numbers += [_check_integer("dropout", seed), _check_integer("dropout", start)]
        scalars += [("seed", "i64"), ("start", "i64")]
        clauses.append(f"dropout({_format_number(rate)}, %seed, %start)")
    region = None
    if score is not None:
        try:
            region = _trace_score(score, compute)
        except TypeError as error:
            _refuse("score", "a function of score, batch, head, query and key",
                    f"{error}")
    return _Options(tuple(clauses), tuple(scalars), numbers, region)


def _get_target(place):
    """What a tensor's device is, as a target."""
    if place == "cpu":
        return "host"
    import torch
    device = torch.device(place)
    if device.type != "cuda":
        _refuse("query", "a tensor on the CPU, CUDA or ROCm", f"one on {place}")
    properties = torch.cuda.get_device_properties(device)
    if torch.version.hip:
        return properties.gcnArchName.partition(":")[0]
    capability = 10 * properties.major + properties.minor
    # The letter allows what only this chip has.
    return f"sm_{capability}" + ("a" if capability == 90 else "")


#===------------------------------------------------------------------------===#
# Programs
#===------------------------------------------------------------------------===#

def _spell_type(shape, dtype):
    return f"tensor<{'x'.join((*shape, dtype))}>"


@dataclasses.dataclass(frozen=True)
class _Result:
    """A destination of the op: the name of its clause, a letter for each dimension,
    extents, which are text in a program, and the operand that has these extents."""
    name: str
    letters: str
    shape: tuple
    dtype: str
    source: str = "query"


def _get_results(operands, output_layout, return_lse):
    query, _, value = operands[:3]
    extents = {**{letter: query.get(letter) for letter in "bhs"}, "d": value.get("d")}
    rank = len(query.shape)
    letters = _get_row_letters(output_layout, rank)
    found = [("outs", letters, query.dtype)]
    if return_lse:
        found.append(("lse", "bhs"[4 - rank:], _get_compute(query)))
    return [_Result(name, letters, tuple(extents[letter] for letter in letters), dtype)
            for name, letters, dtype in found]


def _get_gradients(operands, layout, names):
    """Gradients look as the caller's arrays do: a view that the other layout describes
    has one in `layout`."""
    compute = _get_compute(operands[0])
    found = []
    for operand in operands:
        if operand.name not in names:
            continue
        letters, dtype = operand.letters, compute
        if operand.name in ("query", "key", "value"):
            letters, dtype = _get_row_letters(layout, len(operand.shape)), operand.dtype
        name = "sink" if operand.name == "sinks" else operand.name
        found.append(_Result(name + "_gradient", letters,
                             tuple(operand.get(letter) for letter in letters), dtype,
                             operand.name))
    return found


def _get_dynamic_letters(operand, operands, dynamic):
    """Whose extents the program learns when it runs."""
    if not dynamic:
        return ""
    names = {other.name for other in operands}
    if operand.name in ("key", "value"):
        # The slots of a page are never dynamic, their number is.
        return "b" if "page_table" in names else "bs"
    # One query has code of its own, as one element of a mask has.
    return "bkn" if operands[0].get("s") == 1 else "bknsq"


def _spell(operands, results, dynamic):
    """Operands as (clause, name, type, layout or None), and results, as in a program."""
    def spell(shape, letters, free, keep_one=False):
        return tuple("?" if letter in free and not (keep_one and extent == 1)
                     else str(extent) for letter, extent in zip(letters, shape))

    typed = []
    for operand in operands:
        has_layout = operand.name not in ("key_lengths", "page_table", "sinks")
        shape = spell(operand.shape, operand.letters,
                      _get_dynamic_letters(operand, operands, dynamic),
                      operand.name in ("bias", "mask"))
        typed.append(("sink" if operand.name == "sinks" else operand.name, operand.name,
                      _spell_type(shape, operand.dtype),
                      operand.letters if has_layout else None))
    sources = {operand.name: operand for operand in operands}
    return tuple(typed), tuple(
        dataclasses.replace(result, shape=spell(
            result.shape, result.letters,
            _get_dynamic_letters(sources[result.source], operands, dynamic),
            result.source == "bias"))
        for result in results)


def _write_program(op, operands, options, results, letters):
    """MLIR of one op, from what `_spell` returns. Extents of the results are those of
    their sources, whose dimensions have the letters of `letters`."""
    lines, known = [], []
    for name, kind in options.scalars:
        if kind == "index":
            lines.append(f"  %{name}_index = arith.index_cast %{name} : i64 to index")

    kinds_of_operands = {name: kind for _, name, kind, _ in operands}

    def get_extent(source, letter):
        extent = f"{source}_{letter}"
        if extent not in known:
            known.append(extent)
            index, kind = letters[source].index(letter), kinds_of_operands[source]
            lines.append(f"  %c_{extent} = arith.constant {index} : index")
            lines.append(f"  %dim_{extent} = tensor.dim %{source}, %c_{extent} : {kind}")
        return f"%dim_{extent}"

    clauses, kinds = list(options.clauses), []
    for result in results:
        kind = _spell_type(result.shape, result.dtype)
        dynamic = [get_extent(result.source, letter)
                   for letter, extent in zip(result.letters, result.shape)
                   if extent == "?"]
        lines.append(f"  %{result.name}_init = tensor.empty({', '.join(dynamic)}) : {kind}")
        layout = "" if result.name == "sink_gradient" else f", {result.letters}"
        clauses.append(f"{result.name}(%{result.name}_init : {kind}{layout})")
        kinds.append(kind)
    parts = [f"{clause}(%{name} : {kind}" + (f", {layout})" if layout else ")")
             for clause, name, kind, layout in operands]
    arguments = [f"%{name}: {kind}" for _, name, kind, _ in operands]
    arguments += [f"%{name}: i64" for name, _ in options.scalars]
    count = len(results)
    lines.append(f"  %result{':' + str(count) if count > 1 else ''} = attn.{op}")
    lines += ["    " + part for part in parts + clauses]
    if options.region:
        lines.append("    " + options.region)
    values = (", ".join(f"%result#{index}" for index in range(count)) if count > 1
              else "%result")
    head = f"func.func @main({', '.join(arguments)}) -> ({', '.join(kinds)}) {{"
    return "\n".join([head, *lines, f"  return {values} : {', '.join(kinds)}", "}", ""])


_programs: dict = {}
_lock = threading.Lock()


def _load(signature, text, target, cpu, device):
    """The entry for a signature."""
    entry = _programs.get(signature)
    if entry is None:
        with _lock:
            entry = _programs.get(signature)
            if entry is None:
                from . import compiler
                package = compiler.compile(text, target=target, cpu=cpu, device=device)
                entry = _programs[signature] = package["main"]
    return entry


def _launch(entry, operands, numbers, results):
    query = operands[0]
    arguments = [operand.value for operand in operands] + numbers
    if query.place == "cpu":
        return entry(*arguments)
    torch = sys.modules["torch"]
    dtypes = {"outs": query.value.dtype,
              "lse": torch.float64 if _get_compute(query) == "f64" else torch.float32}
    arrays = [torch.empty(result.shape, dtype=dtypes[result.name],
                          device=query.value.device) for result in results]
    stream = torch.cuda.current_stream(query.value.device).cuda_stream
    entry.bind_on_device(*arguments, results=arrays, stream=stream)()
    return tuple(arrays) if len(arrays) > 1 else arrays[0]


def _run(op, operands, options, results, target, device, cpu, dynamic):
    """Compiles if this kind is new, and calls."""
    query = operands[0]
    if target is None:
        target = _get_target(query.place)
    if query.place != "cpu" and device in ("host", "sim"):
        _refuse("device", f"one that has query's memory ({query.place})", device)
    if dynamic is None:
        dynamic = target == "host"
    typed, spelled = _spell(operands, results, dynamic)
    signature = (op, typed, options.scalars, options.clauses, options.region, spelled,
                 target, device, cpu, query.place)
    entry = _programs.get(signature)
    if entry is None:
        letters = {operand.name: operand.letters for operand in operands}
        text = _write_program(op, typed, options, spelled, letters)
        entry = _load(signature, text, target, cpu, device)
    return _launch(entry, operands, options.numbers, results)


#===------------------------------------------------------------------------===#
# The operations
#===------------------------------------------------------------------------===#

def attention(
    query: Array,
    key: Array,
    value: Array,
    *,
    causal: bool = False,
    window: Optional[Window] = None,
    offset: Optional[int] = None,
    diagonal: Literal["top_left", "bottom_right"] = "top_left",
    scale: Optional[float] = None,
    softcap: Optional[float] = None,
    bias: Optional[Array] = None,
    mask: Optional[Array] = None,
    key_lengths: Optional[Array] = None,
    sinks: Optional[Array] = None,
    page_table: Optional[Array] = None,
    score: Optional[Callable] = None,
    dropout: Optional[Tuple[float, int, int]] = None,
    layout: Literal["bhsd", "bshd"] = "bhsd",
    output_layout: Optional[Literal["bhsd", "bshd"]] = None,
    return_lse: bool = False,
    target: Optional[str] = None,
    device: Optional[str] = None,
    cpu: str = "native",
    dynamic: Optional[bool] = None,
) -> Union[Array, Tuple[Array, Array]]:
    """Scaled dot product attention, as docs/Semantics.md defines it.

    With B batches, Hq query heads, Hk key heads (Hq is a multiple of Hk; consecutive
    query heads share one), Sq queries, Sk keys, depths D of query and key and E of value:

    query:  [B, Hq, Sq, D] with layout "bhsd", [B, Sq, Hq, D] with "bshd"; f16, bf16, f32
            or f64. Without B, [Hq, Sq, D] or [Sq, Hq, D]; without heads, [Sq, D].
    key:    [B, Hk, Sk, D] or [B, Sk, Hk, D], of the same dtype.
    value:  [B, Hk, Sk, E] or [B, Sk, Hk, E], of the same dtype.
    causal: query i attends to keys j <= i + offset (+ Sk - Sq for "bottom_right").
    window: (left, right), in keys: from i - left to i + right, measured as for causal;
            None for a side without bound.
    offset: how many keys lie before the first query, a number of run time: with a cache
            of keys, how many it held. Only with causal or window. Default 0.
    diagonal: what causal and window are measured from: "top_left", the first query and
            the first key, or "bottom_right", the last of both.
    scale:  what scores are multiplied by; 1 / sqrt(D) by default. Finite.
    softcap: scores become softcap * tanh(score / softcap). Greater than 0.
    bias:   added to scores: [B, Hq, Sq, Sk], each extent that or 1, or only the last of
            these dimensions; f16, bf16 or f32, or f64 for f64.
    mask:   the same shapes, bool; True: attend.
    key_lengths: [B], i32 or i64: how many keys of a batch there are. What lies behind is
            never read.
    sinks:  [Hq], f32 (f64 for f64): one more logit for each head, without a value.
    page_table: [B, N], i32: key j of batch b is in slot j mod P of page
            page_table[b, j div P]; then key and value have pages for batches, of P slots
            each, [pages, Hk, P, D] or [pages, P, Hk, D], and Sk is N * P. Entries are from
            0 to pages - 1, but for those that begin at or behind key_lengths, which may be
            anything. The host checks this; on a card, where a check would wait for all
            that was launched, other entries read memory that is not key's.
    score:  a function of (score, batch, head, query, key), called once with symbols, that
            returns the new score from arithmetic, comparisons, `where`, `exp`, `log`,
            `tanh`, `sqrt`, `absolute`, `minimum` and `maximum` of this module. Comes
            after softcap and before bias and masks.
    dropout: (rate, seed, offset): each probability is dropped at this rate, 0 <= rate < 1,
            by Philox from the two integers of run time.
    layout: the order of dimensions of query, key and value; `output_layout` is that of
            the output, by default the same.
    return_lse: also return the natural logarithm of the sums of exponentials.
    target: what to compile for: by default what the arrays are on: "host" or the card's.
    device: what runs it, if not the target's own: "sim" runs AMD's kernels anywhere.
    cpu:    the processor for the host's code, as for attn.compile.
    dynamic: whether batch and lengths are known at run time; by default on the host only.

    Arrays are those of numpy (bf16 as uint16 or ml_dtypes' bfloat16), tensors of torch, or
    anything with DLPack; they are read where they are, all on one device. They are
    contiguous; a view with heads and positions transposed is taken too, and so is a
    repeated dimension of bias and mask. Tensors of a card are launched on torch's current
    stream.

    Returns the output, [B, Hq, Sq, E] or [B, Sq, Hq, E] in the dtype of query; with
    return_lse also the log-sum-exp, [B, Hq, Sq], f32 (f64 for f64). New arrays, of torch if
    query is, on its device. A query that attends to nothing gives 0, and minus infinity.

    Raises ArgumentError, which names the argument, what was expected and what was found;
    CompileError for what the target cannot have."""
    layout, output_layout = _check_layouts(layout, output_layout)
    operands = _check_operands(query, key, value, layout, bias, mask, key_lengths,
                               page_table, sinks)
    options = _check_options(causal, window, offset, diagonal, scale, softcap, dropout,
                             score, _get_compute(operands[0]))
    results = _get_results(operands, output_layout, return_lse)
    return _run("attention", operands, options, results, target, device, cpu, dynamic)


class Gradients(NamedTuple):
    """What `attention_backward` returns, None for what was not asked for."""
    query: Array
    key: Array
    value: Array
    bias: Optional[Array]
    sinks: Optional[Array]


def attention_backward(
    query: Array,
    key: Array,
    value: Array,
    output: Array,
    output_gradient: Array,
    lse: Array,
    *,
    lse_gradient: Optional[Array] = None,
    causal: bool = False,
    window: Optional[Window] = None,
    offset: Optional[int] = None,
    diagonal: Literal["top_left", "bottom_right"] = "top_left",
    scale: Optional[float] = None,
    softcap: Optional[float] = None,
    bias: Optional[Array] = None,
    mask: Optional[Array] = None,
    key_lengths: Optional[Array] = None,
    sinks: Optional[Array] = None,
    score: Optional[Callable] = None,
    dropout: Optional[Tuple[float, int, int]] = None,
    layout: Literal["bhsd", "bshd"] = "bhsd",
    output_layout: Optional[Literal["bhsd", "bshd"]] = None,
    return_bias_gradient: bool = False,
    return_sinks_gradient: bool = False,
    target: Optional[str] = None,
    cpu: str = "native",
    dynamic: Optional[bool] = None,
) -> Gradients:
    """The gradients of a sum of `output * output_gradient + lse * lse_gradient`, on the
    host, as docs/Semantics.md defines them.

    Arrays and options that `attention` has are those of that call, whose results `output`
    and `lse` are; there are no pages. With B, Hq, Sq and E as there:

    output:          [B, Hq, Sq, E] or [B, Sq, Hq, E], as `output_layout` says, in the
                     dtype of query.
    output_gradient: the same.
    lse:             [B, Hq, Sq], f32 (f64 for f64).
    lse_gradient:    the same; without it, nothing depends on `lse`.
    return_bias_gradient, return_sinks_gradient: whether to compute that of `bias`, which
                     then may have no repeated dimension (give it extent 1), and of `sinks`.

    The derivative of `score` follows from its operations.

    Returns Gradients, a tuple of new arrays in the shapes of query, key, value, bias and
    sinks: the first three in their dtype, the others, or None, in f32 (f64 for f64).

    Raises ArgumentError as `attention` does, also for arrays of a card, which has no
    kernels for gradients yet; CompileError for what the target cannot have."""
    layout, output_layout = _check_layouts(layout, output_layout)
    operands = _check_operands(query, key, value, layout, bias, mask, key_lengths, None,
                               sinks)
    query, key, value = operands[:3]
    if query.place != "cpu" or target not in (None, "host"):
        name, found = (("query", f"an array on {query.place}") if query.place != "cpu"
                       else ("target", f"{target!r}"))
        expected = "an array on the CPU" if name == "query" else '"host"'
        _refuse(name, f"{expected} (cards have no kernels for gradients yet)", found)
    operands[3:3] = _check_outputs(operands, output, output_gradient, lse, lse_gradient,
                                   output_layout)
    names = ["query", "key", "value"]
    for name, array, is_asked in (("bias", bias, return_bias_gradient),
                                  ("sinks", sinks, return_sinks_gradient)):
        if is_asked:
            if array is None:
                _refuse(name, f"an array with return_{name}_gradient", "None")
            names.append(name)
    if return_bias_gradient:
        taken = next(operand for operand in operands if operand.name == "bias")
        if taken.shape != tuple(bias.shape):
            _refuse("bias", "an array without repeated dimensions where its gradient is "
                    "asked for", f"one of {tuple(bias.shape)} that repeats "
                    f"{taken.describe()}")
    options = _check_options(causal, window, offset, diagonal, scale, softcap, dropout,
                             score, _get_compute(query))
    results = _get_gradients(operands, layout, names)
    found = _run("attention_backward", operands, options, results, "host", None, cpu,
                 dynamic)
    return Gradients(**{**dict.fromkeys(Gradients._fields),
                        **{result.source: array for result, array in zip(results, found)}})
