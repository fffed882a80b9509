#!/usr/bin/env bash
#===- lint.sh - Check format, style and naming ----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# usage: lint.sh [--fix] [--all | FILE...]
#
# Formats (--fix) or checks the format of all C and C++ files, checks the rules
# of docs/Developing.md, and runs clang-tidy on the files that differ from main,
# on all of them (--all) or on those named. Needs a build (tools/build.sh) and
# the packages of tools/install-dependencies.sh --lint.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${ATTN_BUILD_DIR:-$root/build}

fail() {
  echo "lint.sh: $1" >&2
  exit 1
}

fix=false
all=false
files=()
for argument in "$@"; do
  case $argument in
    --fix) fix=true ;;
    --all) all=true ;;
    -*) fail "unknown option $argument; expected --fix or --all" ;;
    *) files+=("$(realpath "$argument")") ;;
  esac
done
for tool in clang-format-22 clang-tidy-22; do
  command -v $tool >/dev/null ||
    fail "found no $tool; run tools/install-dependencies.sh --lint"
done
[[ -f $build/compile_commands.json ]] ||
  fail "found no compile_commands.json in $build; run tools/build.sh"

cd "$root"
mapfile -t sources < <(git ls-files --cached --others --exclude-standard \
  '*.h' '*.cpp' '*.c' | sort -u)
status=0

echo "== Format of ${#sources[@]} files"
if $fix; then
  clang-format-22 -i "${sources[@]}"
else
  clang-format-22 --dry-run -Werror "${sources[@]}" || status=1
fi

echo "== Rules of docs/Developing.md"
python3 test/Style/Inputs/check_style.py "$root" || status=1

if $all; then
  files=("${sources[@]}")
elif [[ ${#files[@]} -eq 0 ]]; then
  mapfile -t files < <({
    git diff --name-only --diff-filter=d main -- '*.cpp'
    git ls-files --others --exclude-standard '*.cpp'
  } | sort -u)
fi
tidy=()
for file in "${files[@]}"; do
  # What CMake does not compile, as the consumer project, has no command.
  if [[ $file == *.cpp ]] &&
    grep -qF "/${file#"$root"/}\"" "$build/compile_commands.json"; then
    tidy+=("$file")
  fi
done
echo "== clang-tidy on ${#tidy[@]} files"
if [[ ${#tidy[@]} -gt 0 ]]; then
  printf '%s\0' "${tidy[@]}" |
    xargs -0 -n 1 -P "$(nproc)" clang-tidy-22 -p "$build" --quiet 2>/dev/null ||
    status=1
fi

((status == 0)) && echo "lint.sh: PASS" || echo "lint.sh: FAIL"
exit $status
