#!/usr/bin/env bash
#===- install-python.sh - Install what tests of python/attn need ----------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# usage: install-python.sh
#
# Makes an environment of python-requirements.txt in the build folder, where CMake
# and the tests look for it first: 2 GB to fetch, 4.5 GB on disk, mostly PyTorch.
# Does nothing if it is there. ATTN_PYTHON is the Python to make it of.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${ATTN_BUILD_DIR:-$root/build}/venv
requirements=$root/tools/python-requirements.txt
# Debian's: headers for the extension come with python3-dev.
python=${ATTN_PYTHON:-/usr/bin/python3}
[[ -x $python ]] || python=python3

if cmp -s "$requirements" "$folder/requirements.txt"; then
  echo "Nothing to install: $folder has what $(basename "$requirements") names."
  exit 0
fi
# Another Python's pip installs: Debian's venv has none without a further package.
"$python" -m venv --without-pip "$folder"
"$python" -m pip --python "$folder/bin/python" install --quiet --disable-pip-version-check \
  --no-cache-dir --no-compile --no-deps --root-user-action=ignore -r "$requirements" </dev/null
cp "$requirements" "$folder/requirements.txt"
echo "Installed $(grep -c == "$requirements") packages in $folder"
