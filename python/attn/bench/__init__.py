#===- __init__.py - Benchmark attention beside its peers -------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""The tool attn-bench: attention timed over a sweep of shapes, beside peers.

`sweep` makes cases, `machine` and `operands` what they run on, `backends` binds
them to functions, `measure` takes times, `check` compares results with float64,
`session` puts these together, `report` and `roofline` write and draw what came out,
`progress` shows how far a run is. `layer` does the same with a whole transformer
layer. The pages of
docs/Benchmarks.md are made by `attn.benchmark`, not here."""
