#!/usr/bin/env bash
#===- quickstart.sh - Compile a transformer and run it --------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# usage: quickstart.sh
#
# Installs what is missing, builds, compiles a BERT encoder that torch-mlir
# exported from PyTorch, runs it on this machine, and compares its output with
# the one that PyTorch recorded. May be run again, from any directory.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${ATTN_BUILD_DIR:-$root/build}
model=$root/test/Models/Inputs/bert.sdpa
package=$build/bert.sdpa.attn
trap 'status=$?; ((status == 0)) || echo "quickstart.sh: FAIL after $SECONDS s"' EXIT

echo "== 1/4 Install what is missing"
"$root/tools/install-dependencies.sh"

echo "== 2/4 Build"
"$root/tools/build.sh" attn-compile attn-run attn-opt

echo "== 3/4 Compile $model.mlir to $package"
"$build/bin/attn-compile" "$model.mlir" --target=host --verbose -o "$package"

echo "== 4/4 Run it, and compare with PyTorch's output in $model.npz"
"$build/bin/attn-run" "$package" --inputs "$model.npz" \
  --expect "$model.npz" --atol 1e-5 --rtol 0 --repeat 20 </dev/null

echo "quickstart.sh: PASS after $SECONDS s"
