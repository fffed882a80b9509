#===- matrix.py - Execute every matrix instruction ------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Executes the v_mfma instructions of a chip, with operands in VGPRs, in AGPRs
and a constant C, with and without cbsz, abid and blgp, and compares with a
reference: products are exact and added in the order of k.

matrix.py TOOLS RUNNER CHIP SCRATCH [NAME | OPTION=VALUE]...
"""

import os
import subprocess
import sys

import numpy as np

from arithmetic import Mode, fma, fma64, flush
from machine import assemble, kernel_text

# Names before and from gfx942 on, element, rows and columns, depth, blocks.
TABLE = [
    ("f32_32x32x1f32", "f32_32x32x1_2b_f32", "f32", 32, 1, 2),
    ("f32_16x16x1f32", "f32_16x16x1_4b_f32", "f32", 16, 1, 4),
    ("f32_4x4x1f32", "f32_4x4x1_16b_f32", "f32", 4, 1, 16),
    ("f32_32x32x2f32", "f32_32x32x2_f32", "f32", 32, 2, 1),
    ("f32_16x16x4f32", "f32_16x16x4_f32", "f32", 16, 4, 1),
    ("f32_32x32x4f16", "f32_32x32x4_2b_f16", "f16", 32, 4, 2),
    ("f32_16x16x4f16", "f32_16x16x4_4b_f16", "f16", 16, 4, 4),
    ("f32_4x4x4f16", "f32_4x4x4_16b_f16", "f16", 4, 4, 16),
    ("f32_32x32x8f16", "f32_32x32x8_f16", "f16", 32, 8, 1),
    ("f32_16x16x16f16", "f32_16x16x16_f16", "f16", 16, 16, 1),
    ("f32_32x32x2bf16", None, "bf16", 32, 2, 2),
    ("f32_16x16x2bf16", None, "bf16", 16, 2, 4),
    ("f32_4x4x2bf16", None, "bf16", 4, 2, 16),
    ("f32_32x32x4bf16", None, "bf16", 32, 4, 1),
    ("f32_16x16x8bf16", None, "bf16", 16, 8, 1),
    ("f32_32x32x4bf16_1k", "f32_32x32x4_2b_bf16", "bf16", 32, 4, 2),
    ("f32_16x16x4bf16_1k", "f32_16x16x4_4b_bf16", "bf16", 16, 4, 4),
    ("f32_4x4x4bf16_1k", "f32_4x4x4_16b_bf16", "bf16", 4, 4, 16),
    ("f32_32x32x8bf16_1k", "f32_32x32x8_bf16", "bf16", 32, 8, 1),
    ("f32_16x16x16bf16_1k", "f32_16x16x16_bf16", "bf16", 16, 16, 1),
    (None, "f32_32x32x4_xf32", "xf32", 32, 4, 1),
    (None, "f32_16x16x8_xf32", "xf32", 16, 8, 1),
    ("i32_32x32x4i8", "i32_32x32x4_2b_i8", "i8", 32, 4, 2),
    ("i32_16x16x4i8", "i32_16x16x4_4b_i8", "i8", 16, 4, 4),
    ("i32_4x4x4i8", "i32_4x4x4_16b_i8", "i8", 4, 4, 16),
    ("i32_32x32x8i8", None, "i8", 32, 8, 1),
    ("i32_16x16x16i8", None, "i8", 16, 16, 1),
    (None, "i32_32x32x16_i8", "i8", 32, 16, 1),
    (None, "i32_16x16x32_i8", "i8", 16, 32, 1),
    (None, "f32_32x32x16_f16", "f16", 32, 16, 1),
    (None, "f32_16x16x32_f16", "f16", 16, 32, 1),
    (None, "f32_32x32x16_bf16", "bf16", 32, 16, 1),
    (None, "f32_16x16x32_bf16", "bf16", 16, 32, 1),
    (None, "i32_32x32x32_i8", "i8", 32, 32, 1),
    (None, "i32_16x16x64_i8", "i8", 16, 64, 1),
    ("f64_16x16x4f64", "f64_16x16x4_f64", "f64", 16, 4, 1),
    ("f64_4x4x4f64", "f64_4x4x4_4b_f64", "f64", 4, 4, 4),
]
ONLY_950 = ("32x32x16_f16", "16x16x32_f16", "32x32x16_bf16", "16x16x32_bf16",
            "32x32x32_i8", "16x16x64_i8")
BYTES = {"f32": 4, "xf32": 4, "f16": 2, "bf16": 2, "i8": 1, "f64": 8}


def instructions(chip):
    for old, new, element, size, depth, blocks in TABLE:
        if chip in ("gfx908", "gfx90a"):
            name = old
            if chip == "gfx908" and ("_1k" in (old or "") or element == "f64"):
                continue
        else:
            name = new
            if new and new.endswith(ONLY_950) and chip != "gfx950":
                continue
            if element == "xf32" and chip == "gfx950":
                continue
        if name:
            yield "v_mfma_" + name, element, size, depth, blocks


def random_bits(element, count, rng):
    """Mostly numbers near 1, some zeros and denormals, few of any bits."""
    size = BYTES[element]
    raw = rng.integers(0, 256, count * size, dtype="u1").view(f"u{size}")
    if element == "i8":
        return raw
    if element == "f64":
        return (rng.standard_normal(count) * 2.0**rng.integers(-9, 9, count)).view("u8")
    numbers = rng.standard_normal(count) * 2.0**rng.integers(-9, 5, count)
    if element == "f16":
        bits, mantissa = numbers.astype("f2").view("u2"), 10
    else:
        bits, mantissa = numbers.astype("f4").view("u4"), 23
        if element == "bf16":
            bits, mantissa = (bits >> 16).astype("u2"), 7
    sign = raw & raw.dtype.type(1 << (8 * size - 1))
    denormal = (raw & raw.dtype.type((1 << mantissa) - 1)) | sign
    kind = rng.integers(0, 1000, count)
    return np.where(kind < 3, raw, np.where(kind < 150, denormal, np.where(
        kind < 200, sign, bits))).astype(raw.dtype)


def decode(bits, element, chip):
    """The values that are multiplied."""
    flushes = chip == "gfx90a"
    if element == "i8":
        return bits.view("i1").astype("i8")
    if element == "f64":
        return bits.view("f8")
    if element == "f16":
        values = bits.view("f2")
        return (flush(values) if flushes else values).astype("f4")
    if element == "bf16":
        values = (bits.astype("u4") << 16).view("f4")
        return flush(values) if flushes else values
    values = bits.view("f4")
    if element == "xf32":
        rounded = bits + 0xfff + (bits >> 13 & 1) & 0xffffe000
        return np.where(np.isfinite(values), rounded, bits).astype("u4").view("f4")
    return values


def lane_of_b(lane, pattern):
    return [lane, lane % 32, lane % 32 + 32, (lane + 16) % 64, lane % 16,
            lane % 16 + 16, lane % 16 + 32, lane % 16 + 48][pattern]


class Case:
    """One kernel: operands in memory, instruction, expected result."""

    def __init__(self, name, chip, shape, form, modifiers, rng):
        self.name, self.chip, self.form = name, chip, form
        self.modifiers = modifiers
        element, size, depth, blocks = shape
        self.element, self.size, self.depth, self.blocks = shape
        per_lane = size * depth * blocks // 64
        self.words = per_lane * BYTES[element] // 4
        wide = 2 if element == "f64" else 1
        self.sum_words = size * size * blocks // 64 * wide
        self.a, self.b = (random_bits(element, 64 * per_lane, rng).reshape(
            64, per_lane) for _ in range(2))
        sums = "i8" if element == "i8" else "f64" if wide == 2 else "f32"
        if sums == "i8":
            self.c = rng.integers(0, 1 << 32, (64, self.sum_words), dtype="u4")
        else:
            self.c = random_bits(sums, 64 * self.sum_words // wide,
                                 rng).reshape(64, -1).view("u4")
        if form == "constant":
            self.c = np.broadcast_to(self.constant()[1], self.c.shape).copy()

    def constant(self):
        if self.element == "i8":
            return "17", np.array([17], "u4")
        if self.element == "f64":
            return "-4.0", np.tile(np.array([-4.0]).view("u4"), self.sum_words // 2)
        return "-4.0", np.array([-4.0], "f4").view("u4")

    # Where an element is: lane, and number in the lane.
    def place(self, row, k, block):
        per_lane = self.a.shape[1]
        if self.element == "f64" and self.size == 4:
            return row + 4 * block + 16 * k, 0
        if self.blocks > 1:
            return self.size * block + row, k
        return self.size * (k // per_lane) + row, k % per_lane

    def place_of_sum(self, row, column, block):
        if self.element == "f64":
            return 16 * (row % 4) + 4 * block + column, row // 4
        if self.size == 4:
            return 4 * block + column, row
        if self.size == 16:
            return 16 * (row // 4) + column, 4 * block + row % 4
        return (32 * (row // 4 % 2) + column,
                16 * block + row // 8 * 4 + row % 4)

    def expected(self):
        cbsz, abid, blgp = self.modifiers
        row, column, block = (x.ravel() for x in np.meshgrid(
            np.arange(self.size), np.arange(self.size), np.arange(self.blocks)))
        a, b = (decode(x, self.element, self.chip) for x in (self.a, self.b))
        flushes = self.chip == "gfx90a" and self.element in ("f16", "bf16")
        out = np.zeros_like(self.c)
        lane, index = self.place_of_sum(row, column, block)
        kind = {"i8": "u4", "f64": "f8"}.get(self.element, "f4")
        sums = np.ascontiguousarray(self.c).view(kind)[lane, index]
        if flushes:
            sums = flush(sums)
        from_block = block - block % 2**cbsz + abid
        signs = [1, 1]
        if self.element == "f64":
            signs = [-1 if blgp >> k & 1 else 1 for k in range(2)]
            sums = -sums if blgp & 4 else sums
            blgp = 0
        for k in range(self.depth):
            lane_a, index_a = self.place(row, k, from_block)
            lane_b, index_b = self.place(column, k, block)
            x = signs[0] * a[lane_a, index_a]
            y = signs[1] * b[lane_of_b(lane_b, blgp), index_b]
            if self.element == "i8":
                sums = (sums.astype("i8") + x * y).astype("u4")
            elif self.element == "f64":
                sums = fma64(x, y, sums)
            else:
                sums = fma(Mode(), x.astype("f4"), y.astype("f4"), sums)
        if flushes:
            sums = flush(sums)
        view = out.view(kind)
        view[lane, index] = sums
        return view

    def text(self, kernel):
        """A in registers from 8 on, B from 24, C from 40, D from 80."""
        old = self.chip == "gfx908"
        sides = {"vgpr": "vv", "agpr": "aa", "mixed": "va", "inplace": "av",
                 "constant": "vv"}[self.form]
        files = {"a": sides[0], "b": sides[1],
                 "c": "a" if old or self.form in ("agpr", "inplace") else "v"}
        lines = ["s_load_dwordx4 s[4:7], s[0:1], 0x0", "v_lshlrev_b32 v2, 2, v0",
                 "s_waitcnt lgkmcnt(0)"]
        offset = 0

        def advance(pointer):
            nonlocal offset
            offset += 256
            if offset == 4096:
                offset = 0
                lines.append(f"s_add_u32 s{pointer}, s{pointer}, 4096")
                lines.append(f"s_addc_u32 s{pointer + 1}, s{pointer + 1}, 0")

        parts = [("a", 8, self.words), ("b", 24, self.words)]
        if self.form != "constant":
            parts.append(("c", 40, self.sum_words))
        for part, first, words in parts:
            for r in range(first, first + words):
                file = files[part]
                to = f"v{r}" if file == "v" or old else f"a{r}"
                lines.append(f"global_load_dword {to}, v2, s[4:5] offset:{offset}")
                if file == "a" and old:
                    lines += ["s_waitcnt vmcnt(0)",
                              f"v_accvgpr_write_b32 a{r}, v{r}"]
                advance(4)
        lines += ["s_waitcnt vmcnt(0)", "s_nop 15"]

        def registers(file, first, words):
            return (f"{file}[{first}:{first + words - 1}]" if words > 1 else
                    f"{file}{first}")

        cbsz, abid, blgp = self.modifiers
        addend = (self.constant()[0] if self.form == "constant" else
                  registers(files["c"], 40, self.sum_words))
        result = 40 if self.form == "inplace" else 80
        more = f" cbsz:{cbsz} abid:{abid}" if cbsz else ""
        if blgp and self.element == "f64":
            more += f" neg:[{blgp & 1},{blgp >> 1 & 1},{blgp >> 2 & 1}]"
        elif blgp:
            more += f" blgp:{blgp}"
        lines.append(
            f"{self.name} {registers(files['c'], result, self.sum_words)}, "
            f"{registers(files['a'], 8, self.words)}, "
            f"{registers(files['b'], 24, self.words)}, {addend}{more}")
        lines += ["s_nop 15", "s_nop 15"]
        offset = 0
        for r in range(result, result + self.sum_words):
            data = f"{files['c']}{r}"
            if files["c"] == "a" and old:
                lines += [f"v_accvgpr_read_b32 v{r}, a{r}", "s_nop 1"]
                data = f"v{r}"
            lines.append(f"global_store_dword v2, {data}, s[6:7] offset:{offset}")
            advance(6)
        return kernel_text(kernel, "\n".join("  " + x for x in lines), Mode())


def cases(chip, wanted, rng):
    for name, *shape in instructions(chip):
        if wanted and name not in wanted:
            continue
        element, size, depth, blocks = shape
        modifiers = [(0, 0, 0)]
        if element == "f64":
            if chip != "gfx90a":
                modifiers += [(0, 0, 5), (0, 0, 2)]
        elif not (chip in ("gfx942", "gfx950") and element == "xf32"):
            modifiers += [(0, 0, p) for p in range(1, 8)]
            if blocks > 1:
                largest = blocks.bit_length() - 1
                modifiers += [(c, (5 * c + 1) % 2**c, 0)
                              for c in range(1, largest + 1)]
        forms = ["vgpr", "agpr", "mixed", "inplace", "constant"]
        # gfx908 takes no constant.
        if chip == "gfx908":
            forms.remove("constant")
        for form in forms:
            yield Case(name, chip, shape, form, (0, 0, 0), rng)
        for n, modifier in enumerate(modifiers[1:]):
            yield Case(name, chip, shape, forms[n % len(forms)], modifier, rng)


def main():
    tools, runner, chip, scratch = sys.argv[1:5]
    os.makedirs(scratch, exist_ok=True)
    options = [a for a in sys.argv[5:] if "=" in a]
    wanted = [a for a in sys.argv[5:] if "=" not in a]
    everything = list(cases(chip, wanted, np.random.default_rng(4)))
    kernels = [(f"k{n}", case.text(f"k{n}"), 0)
               for n, case in enumerate(everything)]
    code = assemble(tools, chip, kernels, os.path.join(scratch, "matrix"))
    job, content, offset = [f"load {code}"], [], 0
    for n, case in enumerate(everything):
        words = [np.ascontiguousarray(x).view("u4") for x in (case.a, case.b)]
        if case.form != "constant":
            words.append(case.c)
        data = np.ascontiguousarray(np.concatenate(words, axis=1).T)
        line = f"launch k{n} 1 64 0 buffer:{offset}:{data.nbytes}"
        content.append(data.tobytes())
        offset += data.nbytes
        case.offset, size = offset, case.sum_words * 256
        line += f" buffer:{offset}:{size} long:0 long:0"
        content.append(bytes(size))
        offset += size
        job.append(line)
    job_path, path = (os.path.join(scratch, x) for x in ("job", "data"))
    with open(job_path, "w") as file:
        file.write("\n".join(job) + "\n")
    with open(path, "wb") as file:
        file.writelines(content)
    run = subprocess.run([runner, job_path, path, *options], text=True,
                         stdout=subprocess.PIPE)
    messages = run.stdout.splitlines()
    after = np.fromfile(path, "u1")
    failures = int(run.returncode != 0 or len(messages) != len(everything))
    for case, message in zip(everything, messages):
        title = f"{case.name} {case.form} {case.modifiers}"
        if message != "ok":
            print(f"{title}: {message}")
            failures += 1
            continue
        expected = case.expected()
        found = after[case.offset:case.offset + case.sum_words * 256]
        found = np.ascontiguousarray(
            found.view("u4").reshape(-1, 64).T).view(expected.dtype)
        same = found.view(f"u{found.itemsize}") == expected.view(
            f"u{found.itemsize}")
        if found.dtype.kind == "f":
            same |= np.isnan(found) & np.isnan(expected)
        if same.all():
            continue
        failures += 1
        lane, index = np.argwhere(~same)[0]
        print(f"{title}: {(~same).sum()} differ, first lane {lane} element "
              f"{index}: expected {expected[lane, index]!r}, found "
              f"{found[lane, index]!r}")
    print(f"{chip}: {len(everything)} cases, {failures} failures")
    return failures != 0


if __name__ == "__main__":
    np.seterr(all="ignore")
    sys.exit(main())
