#!/usr/bin/env bash
#===- install-ptxas.sh - Install NVIDIA's assembler for tests -------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# usage: install-ptxas.sh
#
# Puts ptxas of the pip package nvidia-cuda-nvcc into the build folder, where
# tests look for it first. Does nothing if it is there.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${ATTN_BUILD_DIR:-$root/build}/ptxas
# The version that the gates of tests were found with.
version=13.0.88

if [[ -x $folder/nvidia/cu13/bin/ptxas ]]; then
  echo "Nothing to install: $folder has ptxas."
  exit 0
fi
# Of all that the package needs and has, ptxas alone is used.
python3 -m pip install --quiet --disable-pip-version-check --no-deps --no-compile \
  --root-user-action=ignore --target "$folder" "nvidia-cuda-nvcc==$version" </dev/null
"$folder/nvidia/cu13/bin/ptxas" --version
