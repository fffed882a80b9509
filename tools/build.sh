#!/usr/bin/env bash
#===- build.sh - Configure and build attn ---------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# usage: build.sh [CMAKE_TARGET...]
#
# Builds in build/, or in ATTN_BUILD_DIR. A folder that is configured already
# keeps its configuration.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${ATTN_BUILD_DIR:-$root/build}

if [[ ! -f $build/build.ninja ]]; then
  cmake -G Ninja -S "$root" -B "$build" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" \
    -DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22 \
    -DLLVM_USE_LINKER=lld
fi

# One compiler for each core, but none without 2 GiB of memory.
jobs=$(nproc)
memory=$(awk '/^MemAvailable:/ { print int($2 / 2097152) }' /proc/meminfo)
if ((memory < jobs)); then
  jobs=$((memory > 0 ? memory : 1))
fi
ninja -C "$build" -j "$jobs" "${@:-all}"
