#===- message_coverage.py - Each message has a case in invalid.mlir --------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Checks that tests expect every message of some C++ sources, and every
constraint of a specification.

usage: message_coverage.py INVALID.mlir... SPEC.md SOURCE.cpp...

A message is a statement with emitError or emitOpError; its longest string
literal has to be part of an expected error.
"""

import re
import sys

# Text cannot reach these: the parsers check first, with a location.
UNREACHABLE = ["layout names axis '"]


def main():
    tests = [path for path in sys.argv[1:] if path.endswith(".mlir")]
    spec, *sources = sys.argv[1 + len(tests):]
    text_of_tests = "".join(open(test).read() for test in tests)
    expected = re.findall(r"expected-error[^{]*\{\{(.*?)\}\}", text_of_tests)
    missing = 0
    messages = 0
    for source in sources:
        text = open(source).read()
        for match in re.finditer(r"emit(?:Op)?Error\((?:loc|start)?\)[^;]*;", text):
            # Adjacent literals are one literal.
            statement = re.sub(r'"\s+"', "", match.group())
            literals = re.findall(r'"((?:[^"\\]|\\.)*)"', statement)
            literals = [s for s in literals if re.search("[a-z]{3}", s)]
            if not literals:
                continue
            messages += 1
            literal = max(literals, key=len)
            if literal in UNREACHABLE:
                continue
            if not any(literal in message for message in expected):
                line = text.count("\n", 0, match.start()) + 1
                print(f"{source}:{line}: no case for '{literal}'")
                missing += 1
    clauses = re.findall(r"^\* \*\*((?:attention|attention_backward|merge)-c\d+)\*\*",
                         open(spec).read(), re.M)
    cases = "\n".join(expected) + text_of_tests
    for clause in clauses:
        prefix = (clause.replace("attention-", "").replace("merge-c", "merge_c")
                  .replace("attention_backward-c", "backward_c"))
        if clause not in cases and f"@{prefix}_" not in cases:
            print(f"{spec}: no case for {clause}")
            missing += 1
    print(f"{messages} messages, {len(clauses)} clauses, {missing} without a case")
    return 1 if missing or not messages or not clauses else 0


sys.exit(main())
