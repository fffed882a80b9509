#===- __main__.py - Runs the tuner -----------------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""python3 -m attn.tune."""

import sys

from attn.tune.cli import main

sys.exit(main())
