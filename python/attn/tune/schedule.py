#===- schedule.py - Schedules as the compiler writes them ------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A schedule is the text of its attribute; neighbours differ in one part of it.

    >>> schedule = Schedule.parse('#attn.collective<chip = "gfx906", heads = 1, '
    ...     'query_tile = 64, key_tile = 64, waves = 4, row_lanes = 16, '
    ...     'depth_stage = 32, key_stage = 32, splits = 1>')
    >>> schedule.clause()[:32]
    'collective<chip = "gfx906", head'
    >>> schedule.change(waves=2).fields["waves"]
    '2'
    >>> Schedule.parse(str(schedule)) == schedule
    True
    >>> len(list(schedule.neighbours()))
    14
"""

import re

__all__ = ["Schedule"]

# Parts that are there or not, in the order in which they are written.
FLAGS = ("priorities", "transposed_reads", "direct_loads", "queries_in_lds",
         "outputs_in_lds", "producer", "tiles", "overlap_tiles")
# Those that have no meaning beyond speed, and may be set or not; with a producer the
# second ones alone.
FREE_FLAGS = ("priorities", "direct_loads")
COMMON_FLAGS = ("queries_in_lds", "outputs_in_lds")


def _parse_fields(text):
    """Name and value of each part; a flag has no value."""
    fields = {}
    for part in text.split(", "):
        name, _, value = part.partition(" = ")
        fields[name] = value or None
    return fields


def _print_fields(fields):
    return ", ".join(name if value is None else f"{name} = {value}"
                     for name, value in fields.items())


def _scaled(value, numerator, denominator):
    """The product, or None where it is no whole number."""
    product = int(value) * numerator
    return product // denominator if product % denominator == 0 else None


class Schedule:
    """`fields` are texts by name, `mma` those of the matrix instruction, or None."""

    def __init__(self, kind, fields, mma=None):
        self.kind, self.fields, self.mma = kind, fields, mma

    @staticmethod
    def parse(text):
        found = re.fullmatch(r"#attn\.(\w+)<(.*?)(?:, mma = <(.*)>)?>", text)
        if not found:
            raise ValueError(f"expected a schedule, found '{text}'")
        kind, fields, mma = found.groups()
        return Schedule(kind, _parse_fields(fields), mma and _parse_fields(mma))

    def __str__(self):
        return f"#attn.{self.clause()}"

    def __eq__(self, other):
        return str(self) == str(other)

    def __hash__(self):
        return hash(str(self))

    def clause(self):
        """As the op has it."""
        fields = _print_fields(self.fields)
        if self.mma is not None:
            fields += f", mma = <{_print_fields(self.mma)}>"
        return f"{self.kind}<{fields}>"

    def change(self, **values):
        """The same with other values, of its own or of the matrix instruction."""
        fields, mma = dict(self.fields), dict(self.mma or {})
        for name, value in values.items():
            (mma if name in mma else fields)[name] = str(value)
        return Schedule(self.kind, fields, mma if self.mma is not None else None)

    def _set_flags(self, flags):
        """The same with these of `FLAGS`, values by name."""
        numbers = {name: value for name, value in self.mma.items() if name not in FLAGS}
        return Schedule(self.kind, self.fields, {
            **numbers, **{name: flags[name] for name in FLAGS if name in flags}})

    def neighbours(self, causal=False):
        """Those that differ in one choice. Not all of them can be built: that is for
        the compiler to say. What differs in more than speed is left as it is."""
        seen = {self}
        for schedule in self._all_neighbours(causal):
            if schedule not in seen and schedule._is_consistent(causal):
                seen.add(schedule)
                yield schedule

    def _all_neighbours(self, causal):
        if self.kind == "schedule":
            yield from self._scale_each("query_tile", "key_tile", "register_rows",
                                        "register_lanes")
            return
        # A wave keeps its rows, or has others.
        yield from self._scale("query_tile", "waves")
        names = ["query_tile", "waves"]
        if int(self.fields["splits"]) > 1:
            names.append("splits")
        if self.mma is None:
            yield from self._scale_each(*names, "key_tile", "row_lanes", "depth_stage",
                                        "key_stage")
            return
        yield from self._scale_each(*names)
        yield from self._scale("key_tile", "key_stage")
        for step in (-32, -16, 16, 32):
            keys = int(self.fields["key_tile"]) + step
            if keys > 0:
                yield self.change(key_tile=keys, key_stage=keys)
        yield from self._change_instruction()

    def _scale_each(self, *names):
        for name in names:
            yield from self._scale(name)

    def _scale(self, *names):
        """All of them by one factor."""
        factors = ((2, 1), (1, 2))
        if self.mma is not None and "producer" in self.mma:
            factors += ((3, 2), (2, 3))
        for factor in factors:
            values = {name: _scaled(self.fields[name], *factor) for name in names}
            if all(values.values()):
                yield self.change(**values)

    def _change_instruction(self):
        mma = self.mma
        flags = {name: value for name, value in mma.items() if name in FLAGS}
        for flag in COMMON_FLAGS + (() if "producer" in flags else FREE_FLAGS):
            without = {name: value for name, value in flags.items() if name != flag}
            yield self._set_flags(without if flag in flags else {**flags, flag: None})
        if "producer" in flags:
            without = {name: value for name, value in flags.items()
                       if name not in ("tiles", "overlap_tiles")}
            yield self._set_flags(without)
            for tiles in ("strided", "paired"):
                yield self._set_flags({**without, "tiles": tiles})
                yield self._set_flags({**without, "tiles": tiles, "overlap_tiles": None})
                yield self._set_flags({**without, "queries_in_lds": None, "tiles": tiles,
                                       "overlap_tiles": None})
            for groups in (1, 2, 3):
                yield self.change(wave_groups=groups)
            return
        for name, values in (("buffers", (1, 2)), ("wave_groups", (1, 2)),
                             ("read_ahead", (1, 2, 4, 8)),
                             ("order", ("fixed", "grouped", "compiler"))):
            for value in values:
                yield self.change(**{name: value})

    def _is_consistent(self, causal):
        """Whether all that is set has a meaning."""
        if self.mma is None:
            return True
        if "outputs_in_lds" in self.mma and self.fields["splits"] != "1":
            return False
        if self.mma.get("tiles") == "paired" and not causal:
            return False
        return "overlap_tiles" not in self.mma or (
            "tiles" in self.mma and "queries_in_lds" in self.mma)
