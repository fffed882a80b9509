#!/bin/sh
#===- fake-ptxas.sh - A ptxas that says what it is told to ----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Prints FAKE_VERSION (V13.0.88) as ptxas --version does. Else writes an output
# that is no machine code, and prints the file FAKE_MESSAGES, or what ptxas -v
# prints of a kernel that needs little. Fails with the first line of the file
# FAKE_ERRORS.

if [ "$1" = --version ]; then
  echo "ptxas: NVIDIA (R) Ptx optimizing assembler"
  echo "Cuda compilation tools, release 13.0, ${FAKE_VERSION-V13.0.88}"
  exit 0
fi
if [ -n "$FAKE_ERRORS" ]; then
  /bin/cat "$FAKE_ERRORS" >&2
  exit 255
fi
[ -n "$FAKE_ARGUMENTS" ] && echo "$@" >"$FAKE_ARGUMENTS"
while [ "$1" != -o ]; do shift; done
echo "no machine code" >"$2"
if [ -n "$FAKE_MESSAGES" ]; then
  /bin/cat "$FAKE_MESSAGES" >&2
  exit 0
fi
/bin/cat >&2 <<'END'
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'main_kernel' for 'sm_80'
ptxas info    : Function properties for main_kernel
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 14 registers, used 1 barriers, 512 bytes smem, 384 bytes cmem[0]
ptxas info    : Compile time = 17.169 ms
END
