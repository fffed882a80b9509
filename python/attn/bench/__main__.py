#===- __main__.py - Runs attn-bench as a module ----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""python3 -m attn.bench is attn-bench."""

import sys

from attn.bench.cli import main

sys.exit(main())
