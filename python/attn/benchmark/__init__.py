#===- __init__.py - Benchmarks of compiled attention -----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Problems, how they are compiled and timed, and the page docs/Benchmarks.md."""
