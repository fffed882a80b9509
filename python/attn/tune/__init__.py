#===- __init__.py - Measures which schedule is the best --------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""python -m attn.tune measures schedules and writes the best to a tuning file, which
attn-compile reads; docs/Tuning.md."""
