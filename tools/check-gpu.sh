#!/usr/bin/env bash
#===- check-gpu.sh - Run the numeric tests on this machine's GPU ----------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# usage: check-gpu.sh [--compile DIR | --run DIR] [CHIP...]
#
# Attention for each chip (by default sm_80 and sm_90a) on an NVIDIA card, against
# float64: every option by every type, several tiles for each workgroup, faults of
# other systems, random cases. Then
# a few of them under compute-sanitizer, where CUDA's toolkit is: accesses out of
# bounds, races in shared memory. With --compile the packages are only written, and
# --run takes them from there, on a machine that has a card but no compiler
# (test/Integration/kernels.py says what it needs). Exit code 0 only if all of them
# are right. PYTHON names an interpreter with numpy.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${ATTN_BUILD_DIR:-$root/build}
python=${PYTHON:-python3}
export ATTN_TOOLS_DIR=${ATTN_TOOLS_DIR:-$build/bin}
export PYTHONPATH=$root/python${PYTHONPATH:+:$PYTHONPATH} PYTHONDONTWRITEBYTECODE=1

mode=both folder=
case ${1:-} in
--compile | --run)
  [[ -n ${2:-} ]] || { echo "check-gpu.sh: error: $1 needs a folder" >&2; exit 2; }
  mode=${1#--} folder=$2
  shift 2 ;;
-*)
  echo "check-gpu.sh: error: unknown option '$1'; expected --compile DIR or --run DIR" >&2
  exit 2 ;;
esac
(($#)) || set -- sm_80 sm_90a
if [[ $mode == both ]]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi

failed=0
kernels() { "$python" "$root/test/Integration/kernels.py" "$@" || failed=1; }
for chip; do
  for set in matrix tiles pitfalls fuzz; do
    [[ $mode == run ]] || kernels --chip "$chip" --set $set --compile "$folder/$chip"
    [[ $mode == compile ]] || kernels --chip "$chip" --device cuda --set $set --run "$folder/$chip"
  done
  [[ $mode == compile ]] && continue
  if ! command -v compute-sanitizer >/dev/null; then
    echo "check-gpu.sh: no compute-sanitizer on the path: races and accesses out of bounds are not looked for"
    continue
  fi
  for tool in memcheck racecheck; do
    echo "$chip under $tool:"
    # Of the calls of the driver that fail the runtime itself says what matters.
    [[ $tool == memcheck ]] && options=(--report-api-errors no) || options=()
    compute-sanitizer --tool $tool "${options[@]}" --target-processes all --error-exitcode 9 --log-file "$folder/$chip.$tool" \
      "$python" "$root/test/Integration/kernels.py" --chip "$chip" --device cuda --set matrix --only _short --run "$folder/$chip" ||
      { failed=1; grep -m 20 "=========" "$folder/$chip.$tool" || true; }
  done
done
((failed == 0)) && echo "check-gpu.sh: PASS" || { echo "check-gpu.sh: FAIL"; exit 1; }
