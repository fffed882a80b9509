#===- machine.py - Run snippets of assembly on the simulator --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A kernel made of snippets of assembly. Each finds the same operands in
registers, leaves its results in v[40:43], and is compared with what a
reference computed from the same operands.

Registers of type t in a lane: see VECTORS, in a wave: see SCALARS. v0 is the
lane in the workgroup, v1 to v3 belong to the kernel, s0 to s15 too; s[36:63],
vcc and v44 and up are the snippet's. v[40:43] start as v[32:35]. EXEC is all
ones before a snippet and set to that behind it.
"""

import os
import subprocess

import numpy as np

import dialect
from values import values

VECTORS = {  # first register, registers each, number
    "f32": (4, 1, 3), "f16": (7, 1, 3), "f64": (10, 2, 3), "u32": (16, 1, 3),
    "u16": (20, 1, 2), "u64": (22, 2, 3), "index": (28, 1, 2), "old": (32, 4, 1),
}
SCALARS = {
    "f32": (16, 1, 2), "f16": (18, 1, 2), "f64": (20, 2, 2), "u32": (24, 1, 2),
    "u64": (26, 2, 2), "u16": (30, 1, 2), "mask": (32, 2, 2),
}
WAVES = 8  # Workgroups of 64, which may be two waves.
LANES = 64 * WAVES
FIRST_VECTOR, VECTOR_DWORDS = 4, 32
FIRST_SCALAR, SCALAR_DWORDS = 16, 20
NUMPY = {"f32": "f4", "f16": "f2", "f64": "f8", "u32": "u4", "u64": "u8",
         "u16": "u2", "mask": "u8", "index": "u4", "old": "u4"}


class Operands:
    """The contents of the registers: vector[r] is an array of lanes, scalar[r]
    one of lanes, too, the same for each lane of a wave."""

    def __init__(self, seed, signaling=False):
        rng = np.random.default_rng(seed)

        def fill(table, first, dwords, count):
            out = np.zeros((count, dwords), "u4")
            for kind, (start, size, number) in table.items():
                for k in range(number):
                    at = start - first + k * size
                    words = count * size
                    if kind in ("mask", "old"):
                        data = rng.integers(0, 1 << 32, words, dtype="u4")
                    elif kind == "index":
                        data = rng.integers(0, 64, words, dtype="u4")
                    else:
                        data = values(NUMPY[kind],
                                      words * 4 // np.dtype(NUMPY[kind]).itemsize,
                                      rng, signaling).view("u4")
                    out[:, at:at + size] = data.reshape(count, size)
            return out

        self.vector_memory = fill(VECTORS, FIRST_VECTOR, VECTOR_DWORDS, LANES)
        self.scalar_memory = fill(SCALARS, FIRST_SCALAR, SCALAR_DWORDS, WAVES)

    def vector(self, register, size=1):
        at = register - FIRST_VECTOR
        return self.vector_memory[:, at:at + size].copy()

    def scalar(self, register, size=1):
        at = register - FIRST_SCALAR
        return np.repeat(self.scalar_memory[:, at:at + size], 64, axis=0)

    def mask(self, register):
        """The bit of each lane."""
        value = self.scalar(register, 2).view("u8")[:, 0]
        lane = np.arange(LANES, dtype="u8") % np.uint64(64)
        return (value >> lane) & np.uint64(1) != 0


class Target:
    """What snippets are assembled for; `use` sets it first."""

    dialect = dialect.Gfx9()


def use(chip):
    Target.dialect = dialect.of_chip(chip)


def wave_mask(bits):
    """An array of bool of lanes, as the two dwords of its wave in each lane; the
    second one is 0 if the wave has 32 lanes."""
    if Target.dialect.wave == 32:
        packed = np.packbits(bits.reshape(-1, 32), axis=1, bitorder="little")
        low = np.repeat(packed.view("u4"), 32, axis=0)
        return np.hstack([low, np.zeros_like(low)])
    packed = np.packbits(bits.reshape(WAVES, 64), axis=1, bitorder="little")
    return np.repeat(packed.view("u4"), 64, axis=0)


def vector_name(register, size=1):
    if size == 1:
        return f"v{register}"
    return f"v[{register}:{register + size - 1}]"


def scalar_name(register, size=1):
    if size == 1:
        return f"s{register}"
    return f"s[{register}:{register + size - 1}]"


HEADER = """
  .amdgcn_target "amdgcn-amd-amdhsa--{chip}"
"""

DESCRIPTOR = """
  s_endpgm
.Lend_{name}:
  .size {name}, .Lend_{name} - {name}
  .rodata
  .p2align 6
  .amdhsa_kernel {name}
    .amdhsa_next_free_vgpr 128
    .amdhsa_next_free_sgpr 96
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_system_sgpr_workgroup_id_x 1
    .amdhsa_group_segment_fixed_size {lds}
    .amdhsa_float_round_mode_32 {mode.round32}
    .amdhsa_float_round_mode_16_64 {mode.round16}
    .amdhsa_float_denorm_mode_32 {mode.denormals32}
    .amdhsa_float_denorm_mode_16_64 {mode.denormals16}
    .amdhsa_ieee_mode {ieee}
    .amdhsa_dx10_clamp {dx10}
  .end_amdhsa_kernel
"""

METADATA = """  - .name: {name}
    .symbol: {name}.kd
    .kernarg_segment_size: 32
    .kernarg_segment_align: 8
    .group_segment_fixed_size: {lds}
    .private_segment_fixed_size: 0
    .wavefront_size: {wave}
    .sgpr_count: 96
    .vgpr_count: 128
    .max_flat_workgroup_size: 1024
    .args:
"""
ARGUMENT = ("      - {{.offset: {0}, .size: 8, .value_kind: global_buffer, "
            ".address_space: global}}\n")


def kernel_text(name, body, mode, lds=0, more=""):
    """`more`: further directives of the descriptor."""
    text = (f"\n  .text\n  .globl {name}\n  .p2align 8\n"
            f"  .type {name},@function\n{name}:\n{body}" + DESCRIPTOR.format(
                name=name, mode=mode, ieee=int(mode.ieee), lds=lds,
                dx10=int(mode.dx10_clamp)).replace(
                    "  .end_amdhsa_kernel",
                    Target.dialect.descriptor + more + "  .end_amdhsa_kernel"))
    return "".join(line + "\n" for line in text.split("\n")
                   if not any(f".amdhsa_{word} " in line
                              for word in Target.dialect.without))


def assemble(tools, chip, kernels, path):
    """`kernels` are (name, text, lds); a code object in `path`.hsaco."""
    text = HEADER.format(chip=chip) + "".join(k[1] for k in kernels)
    if chip in ("gfx90a", "gfx942", "gfx950"):
        text = text.replace("  .end_amdhsa_kernel",
                            "    .amdhsa_accum_offset 128\n  .end_amdhsa_kernel")
        text = text.replace("next_free_vgpr 128", "next_free_vgpr 256")
    text += "\n  .amdgpu_metadata\n---\namdhsa.version: [1, 2]\namdhsa.kernels:\n"
    for name, _, lds in kernels:
        text += METADATA.format(name=name, lds=lds, wave=Target.dialect.wave)
        text += "".join(ARGUMENT.format(8 * k) for k in range(4))
    text += "...\n  .end_amdgpu_metadata\n"
    with open(path + ".s", "w") as file:
        file.write(text)
    subprocess.run(
        [os.path.join(tools, "llvm-mc"), "-triple=amdgcn-amd-amdhsa",
         f"-mcpu={chip}", f"-mattr={Target.dialect.features}", "-filetype=obj", path + ".s", "-o", path + ".o"],
        check=True)
    subprocess.run([os.path.join(tools, "ld.lld"), "-shared", path + ".o", "-o",
                    path + ".hsaco"], check=True)
    return path + ".hsaco"


PROLOGUE = """
  s_load_dwordx8 s[4:11], s[0:1], 0x0
  s_mov_b32 s12, s2
  s_lshl_b32 s13, s12, 6
  v_add_u32_e32 v1, s13, v0
  v_lshlrev_b32_e32 v2, 7, v1
  v_lshlrev_b32_e32 v3, 4, v1
  s_mul_i32 s14, s12, {scalar_bytes}
  s_waitcnt lgkmcnt(0)
  s_add_u32 s6, s6, s14
  s_addc_u32 s7, s7, 0
  s_load_dwordx16 s[16:31], s[6:7], 0x0
  s_load_dwordx4 s[32:35], s[6:7], 0x40
"""


class Snippets:
    """Snippets with the same mode, that become one kernel."""

    def __init__(self, name, operands, mode, setup="", lds=0):
        self.name, self.operands, self.mode = name, operands, mode
        self.setup, self.lds = setup, lds
        self.cases = []

    def add(self, text, expected, compare):
        """`expected`: a dword in each column of the result; columns that it
        does not have keep the old value."""
        full = self.operands.vector(32, 4)
        full[:, :expected.shape[1]] = expected
        self.cases.append((text, full, compare))

    def body(self):
        lines = [PROLOGUE.format(scalar_bytes=4 * SCALAR_DWORDS)]
        for r in range(0, VECTOR_DWORDS, 4):
            lines.append(f"  global_load_dwordx4 v[{r + 4}:{r + 7}], v2, "
                         f"s[4:5] offset:{4 * r}")
        # v44 and up are written, so that nothing reads what nothing wrote.
        lines += [f"  v_mov_b32_e32 v{r}, 0" for r in range(44, 64)]
        lines.append("  s_waitcnt vmcnt(0) lgkmcnt(0)")
        lines += ["  " + line for line in Target.dialect.setup]
        lines.append(self.setup)
        for text, _, _ in self.cases:
            lines += [f"  v_mov_b32_e32 v{40 + r}, v{32 + r}" for r in range(4)]
            lines += ["  " + line for line in text.split("\n")]
            lines += ["  s_mov_b64 exec, -1",
                      "  global_store_dwordx4 v3, v[40:43], s[8:9]",
                      f"  s_add_u32 s8, s8, {LANES * 16}",
                      "  s_addc_u32 s9, s9, 0"]
        return Target.dialect.translate("\n".join(lines))


def run(tools, runner, chip, scratch, groups, options=()):
    """Runs lists of snippets; the number of failures, which are printed."""
    os.makedirs(scratch, exist_ok=True)
    kernels = [(g.name, kernel_text(g.name, g.body(), g.mode, g.lds), g.lds)
               for g in groups]
    code = assemble(tools, chip, kernels, os.path.join(scratch, "kernels"))
    job = [f"load {code}"]
    content, offset, places = [], 0, []
    for group in groups:
        results = np.full(len(group.cases) * LANES * 16, 0xa5, "u1")
        arguments = ""
        for data in (group.operands.vector_memory, group.operands.scalar_memory,
                     results, np.arange(4096, dtype="u4")):
            arguments += f" buffer:{offset}:{data.nbytes}"
            if data is results:
                places.append(offset)
            content.append(data.tobytes())
            offset += data.nbytes
        job.append(f"launch {group.name} {WAVES} 64 0{arguments}")
    job_path = os.path.join(scratch, "job")
    data_path = os.path.join(scratch, "data")
    with open(job_path, "w") as file:
        file.write("\n".join(job) + "\n")
    with open(data_path, "wb") as file:
        file.writelines(content)
    result = subprocess.run([runner, job_path, data_path, *options],
                            stdout=subprocess.PIPE, text=True)
    if result.returncode:
        return 1
    after = np.fromfile(data_path, "u1")
    failures = 0
    for group, place, message in zip(groups, places, result.stdout.splitlines()):
        if message != "ok":
            print(f"{group.name}: {message}")
            failures += 1
            continue
        size = len(group.cases) * LANES * 16
        got = after[place:place + size].view("u4").reshape(-1, LANES, 4)
        for (text, expected, compare), found in zip(group.cases, got):
            if np.array_equal(expected, found):
                continue
            wrong = np.flatnonzero(~same(expected, found, compare))
            if not len(wrong):
                continue
            failures += 1
            if failures <= 60:
                describe(group, text, expected, found, wrong)
    return failures


def describe(group, text, expected, found, wrong):
    at = wrong[0]

    def dwords(values):
        return " ".join(f"{v:08x}" for v in values)

    operands = " ".join(f"{v:08x}" for v in group.operands.vector_memory[at, :26])
    instructions = "; ".join(text.split("\n"))
    print(f"{group.name}: {instructions}: {len(wrong)} lanes differ, first "
          f"{at}: expected {dwords(expected[at])}, found {dwords(found[at])}")
    print(f"    v4...: {operands}")
    scalars = " ".join(f"{v:08x}" for v in group.operands.scalar_memory[at // 64])
    print(f"    s16...: {scalars}")


def flushed(x):
    return np.where(np.abs(x) < np.finfo(x.dtype).tiny, 0, x)


def same(expected, found, compare):
    """`compare` is `bits`, or kind:type of the first dwords."""
    equal = expected == found
    kind, _, dtype = compare.partition(":")
    if kind == "floats":  # Four of them.
        x, y = expected.view(dtype), found.view(dtype)
        equal |= (np.isnan(x) & np.isnan(y)).reshape(equal.shape)
    elif kind == "low":
        equal[:, 0] = (expected[:, 0] ^ found[:, 0]) & 0xffff == 0
    elif kind != "bits":
        size = np.dtype(dtype).itemsize
        columns = 2 if size == 8 else 1
        x = np.ascontiguousarray(expected[:, :columns]).view(dtype)
        y = np.ascontiguousarray(found[:, :columns]).view(dtype)
        near = (x == y) & (np.signbit(x) == np.signbit(y))
        near |= np.isnan(x) & np.isnan(y)
        if kind == "zero":
            near |= (x == 0) & (y == 0)
        elif kind == "ulp":
            bits = f"i{size}"
            near |= np.abs(x.view(bits).astype("i8") - y.view(bits)) <= 1
            near |= flushed(x) == flushed(y)
        elif kind == "near":
            near |= np.abs(x.astype("f8") - y) <= 2.0**(-20 if size > 2 else -9)
        if size == 2:
            # Both halves, unless the upper is not defined.
            equal[:, 0] = near[:, 0] & near[:, 1]
        else:
            equal[:, :columns] |= near.all(axis=1)[:, None]
    return equal.all(axis=1)
