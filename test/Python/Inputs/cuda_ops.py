#===- cuda_ops.py - attn.ops and attn.torch on an NVIDIA card --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Checks attention on tensors of a card against PyTorch, a line for each case.

usage: cuda_ops.py compile          here: fills the cache of ATTN_CACHE_DIR for sm_90a
       cuda_ops.py                  there, with libattn_runtime.so and
                                    attn_compiler.sha256 in one folder, the one of
                                    ATTN_RUNTIME_LIBRARY: no compiler is needed
"""

import sys

import numpy as np

from attn import compiler, ops

TARGET, CPU = "sm_90a", "x86-64-v3"
SHAPES = {"plain": ((2, 8, 256, 64), (2, 8, 256, 64)),
          "grouped": ((1, 8, 256, 128), (1, 2, 512, 128)),
          "step": ((2, 8, 1, 128), (2, 2, 1024, 128))}
CASES = {"plain": {}, "grouped": {"causal": True, "offset": 256},
         "step": {"causal": True, "offset": 700}}


def compile_all():
    """Compiles without a card: what `attention` asks of it is the package alone."""
    class Compiled(Exception):
        pass

    def stop(text, **options):
        options.pop("device")
        source, name = compiler._to_mlir(text, None, None)
        options = compiler._make_options(
            options["target"], options["cpu"], (), None, "", "", "", False, 0)
        from attn import cache
        cache.fetch(compiler._make_key(source, options),
                    lambda path: compiler._compile_file(source, name, path, options),
                    lambda path: path, compiler.runtime.PackageError)
        raise Compiled

    compiler.compile = stop
    for name, (query, key) in SHAPES.items():
        arrays = [np.zeros(shape, np.float16) for shape in (query, key, key)]
        try:
            ops.attention(*arrays, target=TARGET, cpu=CPU, **CASES[name])
        except Compiled:
            print("compiled", name)


def run_all():
    import torch
    torch.manual_seed(0)
    failed = 0
    for name, (query, key) in SHAPES.items():
        q, k, v = (torch.randn(shape, device="cuda", dtype=torch.float16)
                   for shape in (query, key, key))
        options = CASES[name]
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            output = ops.attention(q, k, v, target=TARGET, cpu=CPU, **options)
        stream.synchronize()
        repeat = q.shape[1] // k.shape[1]
        keys, values = (x.float().repeat_interleave(repeat, 1) for x in (k, v))
        mask = None
        if options.get("causal"):
            rows = torch.arange(q.shape[2], device="cuda")[:, None] + options["offset"]
            mask = torch.arange(k.shape[2], device="cuda") <= rows
        expected = torch.nn.functional.scaled_dot_product_attention(
            q.float(), keys, values, attn_mask=mask)
        error = (output.float() - expected).abs().max().item()
        good = error < 4e-3 and output.is_cuda
        failed += not good
        print("PASS" if good else "FAIL", name, f"max abs error {error:.2e}")
    compiled = compiler.counts["compiled"]
    print("PASS" if not compiled else "FAIL", f"{compiled} packages compiled here")
    return 1 if failed or compiled else 0


if __name__ == "__main__":
    sys.exit(compile_all() if sys.argv[1:] == ["compile"] else run_all())
