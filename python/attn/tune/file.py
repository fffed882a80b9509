#===- file.py - Writes tuning files ----------------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A tuning file has an entry on each line, as attn-select-schedule reads it.

    >>> old = '// Mine.\\nattn.tuned "gfx906" shapes <f16, 1> schedule #a\\n'
    >>> print(update(old, "gfx906", {"#attn.shape_class<f16, 1>": None,
    ...                              "#attn.shape_class<f16, 2>": ("#b", "fast")}), end="")
    // Mine.
    attn.tuned "gfx906" shapes <f16, 2> schedule #b {measured = "fast"}
"""

__all__ = ["entry", "update"]


def _beginning(device, shapes):
    return f'attn.tuned "{device}" shapes {shapes.removeprefix("#attn.shape_class")} '


def entry(device, shapes, schedule, note):
    """One line."""
    note = note.replace("\\", "/").replace('"', "'")
    return (f'{_beginning(device, shapes)}schedule {schedule} '
            f'{{measured = "{note}"}}')


def update(text, device, found):
    """The text of a file with other entries for some classes: `found` has a schedule and
    a note by class, or None where no entry is needed. All other lines stay. New entries
    come first, since of several that fit an op the first is taken."""
    beginnings = tuple(_beginning(device, shapes) for shapes in found)
    lines = [line for line in text.splitlines() if not line.startswith(beginnings)]
    heading = 0
    while heading < len(lines) and (lines[heading].startswith("//")
                                    or not lines[heading].strip()):
        heading += 1
    new = [entry(device, shapes, *winner) for shapes, winner in found.items() if winner]
    return "".join(line + "\n" for line in lines[:heading] + new + lines[heading:])
