#===- run_resident.py - Run attention on a device's arrays -----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""run_resident.py COMPILER LIBRARY FOLDER [wrong]: attention on the device's arrays."""

import os
import subprocess
import sys

import numpy as np

from attn import reference, runtime
from attn.benchmark.problem import Problem

compiler, library, folder = sys.argv[1:4]


def compile_problem(name, text):
    path = os.path.join(folder, name)
    with open(path + ".mlir", "w") as file:
        file.write(text)
    subprocess.run([compiler, path + ".mlir", "--target=gfx906", "-o", path + ".attn"],
                   check=True)
    return runtime.load(path + ".attn", library, device="sim")


def bind(package, arrays, shape):
    result = package.to_device(np.full(shape, np.nan, np.float16))
    inputs = [package.to_device(array) for array in arrays]
    return package["main"].bind_on_device(*inputs, results=[result]), result


def run(name, problem, actual=None):
    package = compile_problem(name.replace(" ", "_"), problem.ir())
    actual = actual or problem
    arrays = actual.inputs()
    expected = package["main"](*arrays)
    launch, result = bind(package, arrays, expected.shape)
    for _ in range(2):
        launch()
    package.wait()
    is_same = np.array_equal(result.numpy(), expected)
    error = reference.max_error(result.numpy(), actual.evaluate(arrays))
    print(f"{name}: {'the same' if is_same else 'other results'}, "
          f"{'right' if error < 1e-3 else f'wrong by {error}'}, "
          f"keeps {package.workspace_bytes} bytes")


decode = dict(element="f16", heads=8, key_heads=2, queries=1, depth=64)
dynamic = Problem(keys=4096, dynamic="bk", **decode)
small = Problem(keys=300, batch=2, **decode)
if sys.argv[4:]:
    package = compile_problem("wrong", dynamic.ir())
    launch, _ = bind(package, small.inputs(), (3, 8, 1, 64))
    launch()
    sys.exit(0)
layouts = {f"{name}_layout": "bshd" for name in ("query", "key", "value", "output")}
run("one kernel", Problem(element="f16", heads=2, queries=100, depth=64, causal=True,
                          **layouts))
run("split keys", Problem(keys=4096, **decode))
run("dynamic", dynamic, small)

# The host doubles the output.
text = Problem(element="f16", heads=1, queries=16, depth=64).ir().replace(
    "return %o", "%two = arith.addf %o, %o : tensor<1x1x16x64xf16>\n  return %two")
package = compile_problem("host_work", text)
try:
    package["main"].bind_on_device(results=[])()
except runtime.Error as error:
    print(f"host work: {error}")
