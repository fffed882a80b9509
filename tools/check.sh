#!/usr/bin/env bash
#===- check.sh - Build attn and run all of its tests ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# usage: check.sh
#
# Installs what is missing, builds, and runs the tests. Exit code 0 only if all of
# them passed. May be run again, from any directory.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${ATTN_BUILD_DIR:-$root/build}
trap 'status=$?; ((status == 0)) || echo "check.sh: FAIL after $SECONDS s"' EXIT

echo "== 1/3 Install what is missing"
"$root/tools/install-dependencies.sh"
"$root/tools/install-ptxas.sh"
"$root/tools/install-python.sh"

echo "== 2/3 Build"
"$root/tools/build.sh" all check-attn-depends
built=$SECONDS

echo "== 3/3 Test (built after $built s)"
ctest --test-dir "$build" --verbose --no-tests=error </dev/null

echo "check.sh: PASS: built in $built s, tested in $((SECONDS - built)) s"
