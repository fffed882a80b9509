#===- check_style.py - Rules that no formatter knows -----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Checks what docs/Developing.md asks of every file: a header that names the
file and the license, fewer than 800 lines, and for each pass a source and a test
that have its name and a description with an example.

usage: check_style.py SOURCES
"""

import pathlib
import re
import sys

MAX_LINES = 800
LICENSE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
FOLDERS = ["include", "lib", "tools", "test", "python"]
SUFFIXES = {".c", ".cpp", ".h", ".td", ".py", ".sh"}


def check_file(path, lines):
    """What is wrong with one source file."""
    first = lines[1 if lines and lines[0].startswith("#!") else 0:][:1]
    if not first or path.name not in first[0]:
        yield f"expected the first line to name {path.name}, as LLVM's headers do"
    if not any(LICENSE in line for line in lines[:12]):
        yield f"expected '{LICENSE}' in the header"
    if len(lines) >= MAX_LINES:
        yield f"expected fewer than {MAX_LINES} lines, found {len(lines)}"


def check_passes(root, definitions):
    """What is wrong with the passes that a Passes.td defines."""
    folder = definitions.parent.relative_to(root / "include" / "attn")
    tests = root / "test" / folder
    if folder.name == "Transforms":
        tests = tests.parent
    for body in re.split(r"^(?=def )", definitions.read_text(), flags=re.M)[1:]:
        match = re.match(r'def Attn(\w+) *:\s*Pass<"attn-([\w-]+)"', body)
        if not match:
            continue
        record, name = match.groups()
        words = "".join(word.capitalize() for word in name.split("-"))
        source = root / "lib" / folder / f"{words}.cpp"
        test = tests / f"{name}.mlir"
        if record != words:
            yield f"expected attn-{name} to be Attn{words}, found Attn{record}"
        if not source.exists():
            yield f"expected attn-{name} in {source.relative_to(root)}"
        if not test.exists():
            yield f"expected a test of attn-{name} in {test.relative_to(root)}"
        description = re.search(r"description = \[\{(.*?)\}\]", body, re.S)
        if not description or "```mlir" not in description.group(1):
            yield f"expected an example in the description of attn-{name}"
        elif str(test.relative_to(root)) not in description.group(1):
            yield (f"expected the description of attn-{name} to name the test "
                   f"of its example, {test.relative_to(root)}")


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    count = failures = 0
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in SUFFIXES or not path.is_file():
                continue
            count += 1
            problems = list(check_file(path, path.read_text().splitlines()))
            if path.name.endswith("Passes.td"):
                problems += check_passes(root, path)
            failures += len(problems)
            for problem in problems:
                print(f"{path.relative_to(root)}: {problem}")
    print(f"{count} files, {failures} problems")
    return 1 if failures or not count else 0


sys.exit(main())
