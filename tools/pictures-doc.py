#===- pictures-doc.py - Draw the pictures of the documents -----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs the commands of the documents that draw a picture, `attn-view ... -o
NAME.svg`, where the pictures are to be. A block marked with a language and a
name is a file that commands of the same document may read; `docs/` are the
documents themselves.

usage: pictures-doc.py ATTN_VIEW SOURCES FOLDER
"""

import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

DOCUMENTS = ["Viewing.md", "Kernels.md"]


def main():
    view, root, folder = sys.argv[1:]
    view = pathlib.Path(shutil.which(view) or view).resolve()
    root, folder = pathlib.Path(root).resolve(), pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for document in DOCUMENTS:
        text = (root / "docs" / document).read_text()
        with tempfile.TemporaryDirectory() as scratch:
            (pathlib.Path(scratch) / "docs").symlink_to(root / "docs")
            for name, body in re.findall(r"^```\w+ (\S+)\n(.*?)^```", text, re.M | re.S):
                (pathlib.Path(scratch) / name).write_text(body)
            for line in re.findall(r"^(?:\$ )?attn-view (.* -o \S+\.svg)$", text, re.M):
                *arguments, picture = shlex.split(line)
                subprocess.run([view, *arguments, folder / picture], check=True, cwd=scratch)
    return 0


if __name__ == "__main__":
    sys.exit(main())
