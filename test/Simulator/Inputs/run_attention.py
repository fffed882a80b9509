#===- run_attention.py - Attention on attn-sim against numpy ---------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs the kernels of kernels.cl and prints how far their results are from
numpy's, for several sizes of workgroups and numbers of threads.

usage: run_attention.py ATTN_SIM OBJECT FOLDER
"""

import subprocess
import sys

import numpy as np


def run(tool, arguments):
    result = subprocess.run([tool, *arguments], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"attn-sim failed: {result.stderr.strip()}")
    return result.stdout


def main():
    tool, code, folder = sys.argv[1:]
    heads, depth = 2, 32
    random = np.random.default_rng(0)
    for queries, keys, block in ((64, 64, 64), (256, 128, 128), (192, 192, 192)):
        q, k, v = (
            random.standard_normal((heads, rows, depth)).astype(np.float16)
            for rows in (queries, keys, keys))
        for name, array in zip("qkv", (q, k, v)):
            np.save(f"{folder}/{name}.npy", array)
        scale = 1.4426950408889634 / depth**0.5
        outputs, reports = [], []
        for jobs in (1, 3):
            out = f"{folder}/o{jobs}.npy"
            reports.append(run(tool, [
                code, "--kernel=attention", f"--jobs={jobs}",
                f"--grid={queries // block},{heads}", f"--block={block}",
                f"--args=in:{folder}/q.npy,in:{folder}/k.npy,"
                f"in:{folder}/v.npy,out:{out}:f16:{heads}x{queries}x{depth},"
                f"i32:{keys},f32:{scale}"]))
            outputs.append(np.load(out))
        scores = np.float64(q) @ np.float64(k).transpose(0, 2, 1) / depth**0.5
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        error = np.abs(outputs[0] - weights @ np.float64(v)).max()
        print(f"{queries}x{keys} in workgroups of {block}:",
              "right" if error < 1e-3 else f"off by {error}",
              "threads agree" if (outputs[0] == outputs[1]).all()
              and reports[0] == reports[1] else "threads differ")

    index = random.integers(0, 16, 256).astype(np.int32)
    np.save(f"{folder}/index.npy", index)
    run(tool, [code, "--kernel=scratch", "--grid=2", "--block=128",
               f"--args=in:{folder}/index.npy,out:{folder}/out.npy:i32:256"])
    expected = index**2 + np.arange(256) // 128 * 1000 + 200000 + 1280000000
    print("scratch:", "right" if (np.load(f"{folder}/out.npy") == expected).all()
          else "wrong")


main()
