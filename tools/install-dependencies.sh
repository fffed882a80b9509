#!/usr/bin/env bash
#===- install-dependencies.sh - Install what attn is built from -----------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# usage: install-dependencies.sh [--lint] [--sanitizers]
#
# Installs the Debian packages that are missing, and nothing if none is.
# --lint adds what tools/lint.sh needs, --sanitizers what a build with
# ATTN_ENABLE_SANITIZERS needs.

set -euo pipefail

fail() {
  echo "install-dependencies.sh: $1" >&2
  exit 1
}

packages=(
  # The compiler, its linker, and LLVM and MLIR with their tools for tests.
  clang-22 lld-22 llvm-22-dev llvm-22-tools libmlir-22-dev mlir-22-tools
  # Threads of kernels; containers of arrays and packages; unit tests.
  libomp-22-dev libzip-dev zlib1g-dev nlohmann-json3-dev libgtest-dev
  # What builds and tests.
  ccache cmake ninja-build pkg-config python3 python3-dev python3-numpy python3-pip
)
for option in "$@"; do
  case $option in
    --lint) packages+=(clang-format-22 clang-tidy-22 git) ;;
    --sanitizers) packages+=(libclang-rt-22-dev) ;;
    *) fail "unknown option $option; expected --lint or --sanitizers" ;;
  esac
done

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  fail "found no apt; install what corresponds to ${packages[*]}, then configure with CMake as tools/build.sh does"
fi

missing=()
for package in "${packages[@]}"; do
  # Once for each architecture that the package is known for.
  status=$(dpkg-query -W -f='${db:Status-Status} ' "$package" 2>/dev/null || true)
  [[ " $status" == *" installed "* ]] || missing+=("$package")
done
if [[ ${#missing[@]} -eq 0 ]]; then
  echo "Nothing to install: all ${#packages[@]} packages are there."
  exit 0
fi
if [[ $(id -u) -ne 0 ]]; then
  fail "expected root to install what is missing; run as root: apt-get install --no-install-recommends ${missing[*]}"
fi

echo "Installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
install=(apt-get install -y -q --no-install-recommends -o Dpkg::Use-Pty=0)
# A fresh machine has no package lists and an old one has stale ones.
if ! "${install[@]}" "${missing[@]}" </dev/null 2>/dev/null; then
  apt-get update -q </dev/null
  if ! "${install[@]}" "${missing[@]}" </dev/null; then
    fail "apt could not install ${missing[*]}; LLVM 22 is in Debian 12's security updates (bookworm-security), which apt must know"
  fi
fi
