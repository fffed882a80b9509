#===- programs.py - Run C on the host and on the simulator ----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles a file of kernels for the host and for the chip and compares what
they store, bit for bit but for the payload of NaN.

programs.py CLANG RUNNER SOURCE SCRATCH CHIP [KERNEL | -KERNEL | OPTION=VALUE]...

Runs the kernels that are named, or all but those with a minus. Options go to the
runner.

Kernels whose name ends in _ulp may differ by one unit in the last place, and
flush denormals or not; _absolute by 2^-20; _selection in the sign of zero.
"""

import ctypes
import os
import re
import subprocess
import sys

import numpy as np

import dialect
from values import TYPES, values

COUNT = 1536  # Divided by the sizes of workgroups.
SLOTS = 64
COMMON = ["-ffp-contract=off", "-Wno-everything"]


# Scratch through buffers, as the compiler has it for the chip, and through the
# instructions of scratch.
BUILDS = {
    "-O0": ["-O0"],
    "-O3": ["-O3"],
    "-O0 flat": ["-O0", "-Xclang", "-target-feature", "-Xclang",
                 "+enable-flat-scratch"],
}


def compile_chip(clang, source, output, chip, flags):
    if "-O0" in flags and dialect.of_chip(chip).is_gfx11:
        # Without optimisation LLVM 22 copies only the lower half of some
        # registers where it has halves.
        flags = [*flags, "-Xclang", "-target-feature", "-Xclang", "-real-true16"]
    subprocess.run(
        [clang, "-x", "cl", "-cl-std=CL2.0", "-nogpulib",
         "--target=amdgcn-amd-amdhsa", f"-mcpu={chip}", *COMMON, *flags,
         "-cl-fp32-correctly-rounded-divide-sqrt", source, "-o", output],
        check=True)


def compile_host(clang, source, output):
    subprocess.run(
        [clang, "-O1", "-fPIC", "-shared", *COMMON, "-Xclang",
         "-ffloat16-excess-precision=none", source, "-o", output, "-lm"],
        check=True)


def find_kernels(clang, source):
    """Name, type of the operands, type of the results, size of a workgroup."""
    text = subprocess.run([clang, "-E", "-P", *COMMON, source], check=True,
                          stdout=subprocess.PIPE, text=True).stdout
    pattern = (r"\bvoid\s+(\w+)\(\s*const\s+(\w+)\s*\*\s*xs\b.*?,\s*(\w+)\s*\*"
               r"\s*to\b.*?first = i / (\d+)")
    return [(m[1], m[2], m[3], int(m[4]))
            for m in re.finditer(pattern, text, re.S)]


def element_type(name):
    return TYPES[name.split("x")[0]]


def elements(name):
    return int(name.split("x")[1]) if "x" in name else 1


def flushed(values):
    tiny = np.finfo(values.dtype).tiny
    return np.where(np.abs(values) < tiny, np.copysign(0, values), values)


def differences(kernel, dtype, got, expected):
    """Where the results differ."""
    size = np.dtype(dtype).itemsize
    same = got == expected
    if np.dtype(dtype).kind == "f":
        # Where nothing was stored, both hold the same bits.
        x, y = got.view(dtype), expected.view(dtype)
        same |= np.isnan(x) & np.isnan(y)
        if kernel.endswith("_selection"):
            same |= (x == 0) & (y == 0)
        if kernel.endswith("_absolute"):
            same |= np.abs(x.astype("f8") - y) <= 2.0**-20
        if kernel.endswith("_ulp"):
            signed = f"i{size}"
            near = np.abs(got.view(signed) - expected.view(signed)) <= 1
            same |= near | (flushed(x) == flushed(y))
    return np.flatnonzero(~same)


def main():
    clang, runner, source, scratch, chip = sys.argv[1:6]
    os.makedirs(scratch, exist_ok=True)
    target = dialect.of_chip(chip)
    COMMON.append(f"-DLANES={target.wave}")
    COMMON.append(f"-DGENERATION={target.generation}")
    library = os.path.join(scratch, "host.so")
    compile_host(clang, source, library)
    host = ctypes.CDLL(library)
    kernels = find_kernels(clang, source)
    options = [a for a in sys.argv[6:] if "=" in a]
    wanted = [a for a in sys.argv[6:] if "=" not in a and a[0] != "-"]
    kernels = [k for k in kernels if "-" + k[0] not in sys.argv]
    if wanted:
        kernels = [k for k in kernels if k[0] in wanted]

    # The data of all launches, one behind the other: operands, results.
    rng = np.random.default_rng(1)
    launches, parts, offset = [], [], 0
    for name, operand, result, threads in kernels:
        line = f"launch {name} {COUNT // threads} {threads} 0"
        arrays = []
        for _ in range(3):
            data = values(element_type(operand), COUNT * elements(operand), rng,
                          "classes" in name)
            arrays.append(data)
        results = np.full(
            COUNT * SLOTS * elements(result) *
            np.dtype(element_type(result)).itemsize, 0xa5, np.uint8)
        arrays.append(results)
        for data in arrays:
            line += f" buffer:{offset}:{data.nbytes}"
            parts.append(data.tobytes())
            offset += data.nbytes
        launches.append((line + f" word:{COUNT}", arrays, offset))
        address = [a.ctypes.data_as(ctypes.c_void_p) for a in arrays]
        getattr(host, name)(*address, ctypes.c_uint32(COUNT))
    content = b"".join(parts)

    failures = 0
    for build, flags in BUILDS.items():
        code = os.path.join(scratch, f"{build.replace(' ', '-')}.hsaco")
        compile_chip(clang, source, code, chip, flags)
        job, data = os.path.join(scratch, "job"), os.path.join(scratch, "data")
        with open(job, "w") as file:
            file.write(f"load {code}\n")
            file.write("".join(line + "\n" for line, _, _ in launches))
        with open(data, "wb") as file:
            file.write(content)
        run = subprocess.run([runner, job, data, *options], stdout=subprocess.PIPE,
                             text=True)
        messages = run.stdout.splitlines()
        if run.returncode:
            failures += 1
        after = np.fromfile(data, np.uint8)
        for (name, operand, result, _), (_, arrays, end), message in zip(
                kernels, launches, messages):
            if message != "ok":
                print(f"{build} {name}: {message}")
                failures += 1
                continue
            dtype = element_type(result)
            bits = f"u{np.dtype(dtype).itemsize}"
            expected = arrays[3].view(bits)
            got = after[end - expected.nbytes:end].view(bits)
            wrong = differences(name, dtype, got, expected)
            if not len(wrong):
                continue
            failures += 1
            at = wrong[0]
            slot, index = divmod(at // elements(result), COUNT)
            slots = np.unique(wrong // elements(result) // COUNT)
            lanes = [a.reshape(COUNT, -1)[index] for a in arrays[:3]]
            shown = ", ".join(f"{a.tobytes()[::-1].hex()} ({a})" for a in lanes)
            print(f"{build} {name}: {len(wrong)} differ, in results "
                  f"{slots.tolist()}; first: result {slot} of element {index}: "
                  f"expected {expected[at]:#x} ({expected.view(dtype)[at]}), "
                  f"found {got[at]:#x} ({got.view(dtype)[at]}), of {shown}")
    print(f"{len(kernels)} kernels in {len(BUILDS)} builds, {failures} failures")
    return failures != 0


if __name__ == "__main__":
    np.seterr(all="ignore")
    sys.exit(main())
