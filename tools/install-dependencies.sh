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

packages=(
  # The compiler, its linker, and LLVM and MLIR with their tools for tests.
  clang-22 lld-22 llvm-22-dev llvm-22-tools libmlir-22-dev mlir-22-tools
  # Threads of kernels; containers of arrays and packages; unit tests.
  libomp-22-dev libzip-dev zlib1g-dev nlohmann-json3-dev libgtest-dev
  # What builds and tests.
  ccache cmake ninja-build pkg-config python3 python3-numpy
)
for option in "$@"; do
  case $option in
    --lint) packages+=(clang-format-22 clang-tidy-22 git) ;;
    --sanitizers) packages+=(libclang-rt-22-dev) ;;
    *) echo "install-dependencies.sh: unknown option $option; expected --lint or --sanitizers" >&2; exit 2 ;;
  esac
done

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  echo "install-dependencies.sh: this machine has no apt; install what corresponds to ${packages[*]} and configure with CMake as docs/Developing.md says" >&2
  exit 1
fi

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [[ $status == installed* ]] || missing+=("$package")
done
if [[ ${#missing[@]} -eq 0 ]]; then
  echo "Nothing to install: all ${#packages[@]} packages are there."
  exit 0
fi
if [[ $(id -u) -ne 0 ]]; then
  echo "install-dependencies.sh: run as root to install what is missing, or run: apt-get install --no-install-recommends ${missing[*]}" >&2
  exit 1
fi

echo "Installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
install=(apt-get install -y -q --no-install-recommends -o Dpkg::Use-Pty=0)
# A fresh machine has no package lists and an old one has stale ones.
if ! "${install[@]}" "${missing[@]}" </dev/null 2>/dev/null; then
  apt-get update -q </dev/null
  if ! "${install[@]}" "${missing[@]}" </dev/null; then
    echo "install-dependencies.sh: apt could not install ${missing[*]}; LLVM 22 comes from Debian 12's security updates, which /etc/apt must name" >&2
    exit 1
  fi
fi
