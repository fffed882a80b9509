#===- run_console.py - Run the commands of a document ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs the commands of a document as a reader would. A block marked with a
language and a name is written to the file of that name. In a block marked
`console`, each line that starts with `$ ` is run, has to succeed and to print
the lines that follow it. There, `...` stands for any text, on a line of its own
for any lines, and a number with a point or an exponent for any such number:
times and errors differ from machine to machine. A block marked with the path of
a source is an excerpt: the source has its lines, in this order.

usage: run_console.py DOCUMENT.md SOURCES EMPTY_FOLDER
"""

import pathlib
import re
import subprocess
import sys

NUMBER = r"\d+\.\d+(?:e[+-]\d+)?|\d+e[+-]\d+"


def pattern(lines):
    """The regular expression that stands for the lines of an output."""
    result = ""
    for line in lines:
        if line == "...":
            result += r"(?:[^\n]*\n)*?"
            continue
        for part in re.split(rf"(\.\.\.|{NUMBER})", line):
            if part == "...":
                result += r"[^\n]*"
            elif re.fullmatch(NUMBER, part):
                result += rf"(?:{NUMBER})"
            else:
                result += re.escape(part)
        result += r"\n"
    return result


def commands(block):
    """The commands of a block, each with the lines that it has to print."""
    found = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def is_excerpt(lines, file):
    """Whether the file has the lines, in this order."""
    rest = iter(file.read_text().splitlines())
    return all(line in rest for line in lines)


def main():
    document, sources, folder = sys.argv[1:]
    text = pathlib.Path(document).read_text()
    count = excerpts = failures = 0
    for block in re.finditer(r"^```(\w+) *([^\n]*)\n(.*?)^```", text,
                             re.M | re.S):
        kind, name, content = block.groups()
        if kind != "console":
            if "/" in name:
                excerpts += 1
                if not is_excerpt(content.splitlines(),
                                  pathlib.Path(sources) / name):
                    failures += 1
                    print(f"{document}: not an excerpt of {name}:\n{content}")
            elif name:
                (pathlib.Path(folder) / name).write_text(content)
            continue
        for command, lines in commands(content):
            count += 1
            # The python3 of the tests has what the document asks for.
            script = f'python3() {{ "{sys.executable}" "$@"; }}\n{command}'
            result = subprocess.run(script, shell=True, cwd=folder, text=True,
                                    stdin=subprocess.DEVNULL,
                                    stdout=subprocess.PIPE,
                                    stderr=subprocess.STDOUT)
            if result.returncode == 0 and re.fullmatch(pattern(lines),
                                                       result.stdout):
                continue
            failures += 1
            print(f"{document}: $ {command}\nexit code {result.returncode}, "
                  f"printed\n{result.stdout}")
    print(f"{count} commands, {excerpts} excerpts, {failures} failed")
    return 1 if failures or not count else 0


sys.exit(main())
