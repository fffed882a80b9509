#===- page.py - A page of measurements -------------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Markdown with tables and verdicts, and what it says about the machine."""

import datetime
import os
import platform
import re
import subprocess
import sys

import numpy as np

__all__ = ["Page", "describe_machine", "describe_run", "find_section",
           "keep_sections", "link_to", "progress", "publish_section", "replace_section",
           "write_file"]


class Page:
    """Markdown under construction, and the verdicts that it holds."""

    def __init__(self):
        self.lines = []
        self.missed = []

    def text(self, *lines):
        self.lines += [*lines, ""]

    def table(self, head, rows):
        self.lines.append("| " + " | ".join(head) + " |")
        self.lines.append("|" + "|".join(["---"] + ["---:"] * (len(head) - 1)) + "|")
        self.lines += ["| " + " | ".join(row) + " |" for row in rows]
        self.lines.append("")

    def verdict(self, what, holds):
        """'yes', or 'no', which is remembered."""
        if not holds:
            self.missed.append(what)
        return "yes" if holds else "**no**"

    def text_missed(self, missed):
        """Lists the verdicts that did not hold."""
        if missed:
            self.text("Missed aims:", "", *(f"- {what}" for what in missed))
        else:
            self.text("Every aim is reached.")


def progress(text):
    print(text, file=sys.stderr, flush=True)


def describe_machine():
    model, flags = platform.processor() or platform.machine(), ""
    try:
        with open("/proc/cpuinfo") as file:
            for line in file:
                name, _, value = line.partition(":")
                if name.strip() == "model name":
                    model = value.strip()
                elif name.strip() == "flags":
                    flags = value
                    break
    except OSError:
        pass
    return model, set(flags.split())


def describe_run(torch_version, command):
    """Rows of a table, to be made before measuring."""
    model, flags = describe_machine()
    widest = next((name for name in ("avx512f", "avx2", "sse4_2") if name in flags), "?")
    now = datetime.datetime.now(datetime.timezone.utc)
    return [
        ["date", now.strftime("%Y-%m-%d %H:%M UTC")],
        ["machine", f"{model}, {os.cpu_count()} cores, {widest}"],
        ["system", f"{platform.system()} {platform.release()}, "
                   f"load {os.getloadavg()[0]:.1f} at the start"],
        ["versions", f"attn {git_revision()}, PyTorch {torch_version or 'not installed'}, "
                     f"Python {platform.python_version()}, numpy {np.__version__}"],
        ["command", f"`PYTHONPATH=python python3 -m {command}`"]]


def git_revision():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    try:
        done = subprocess.run(["git", "-C", root, "describe", "--always", "--dirty"],
                              capture_output=True, text=True)
    except OSError:  # There is no git.
        return "unknown"
    return done.stdout.strip() or "unknown"


def write_file(path, text):
    """All of it or nothing."""
    with open(path + ".new", "w") as file:
        file.write(text)
    os.replace(path + ".new", path)


def _section(heading):
    return re.compile(rf"^## {re.escape(heading)}\n.*?(?=^## |\Z)", re.M | re.S)


def find_section(text, heading):
    """The section with this heading of level two, or nothing."""
    found = _section(heading).search(text)
    return found.group() if found else ""


def link_to(heading):
    """A link to the section with this heading, as GitHub names them."""
    anchor = re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
    return f"[{heading}](#{anchor})"


def keep_sections(text, old, own):
    """The text with the sections of an old one, but those that it writes itself."""
    for heading in re.findall(r"^## (.*)$", old, re.M):
        if heading not in own:
            text = replace_section(text, heading, find_section(old, heading))
    return text


def replace_section(text, heading, section):
    """The text with another section of this heading, at its end if it has none."""
    section = section.rstrip() + "\n"
    pattern = _section(heading)
    if not pattern.search(text):
        return text.rstrip() + "\n\n" + section
    return pattern.sub(lambda found: section + "\n", text).rstrip() + "\n"


def publish_section(path, heading, section):
    """Renews the section of a page, or prints it where there is no path."""
    if not path:
        print(section, end="")
        return
    text = ""
    if os.path.exists(path):
        with open(path) as file:
            text = file.read()
    write_file(path, replace_section(text, heading, section))
