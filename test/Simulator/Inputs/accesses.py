#===- accesses.py - Execute every instruction of memory -------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Executes loads, stores and atomics of LDS, global, flat and buffer memory, and
scalar loads, and compares with a reference.

accesses.py TOOLS RUNNER CHIP SCRATCH [NAME | OPTION=VALUE]...

Each lane has 32 bytes, which hold its v[16:23] before each case; v45 is their
address in LDS, v47 their offset in the kernel's memory at s[10:11], v[48:49]
their address there, s[40:43] a buffer of that memory.
"""

import re
import sys

import numpy as np

from arithmetic import Mode
from machine import (LANES, VECTORS, Operands, Snippets, Target, run,
                     use)

SETUP = """
  v_lshlrev_b32_e32 v45, 5, v0
  v_and_b32_e32 v46, 15, v0
  v_lshlrev_b32_e32 v46, 5, v46
  v_lshlrev_b32_e32 v47, 5, v1
  v_mov_b32_e32 v50, s11
  v_add_co_u32_e32 v48, vcc, s10, v47
  v_addc_co_u32_e32 v49, vcc, 0, v50, vcc
  v_mov_b32_e32 v50, v1
  s_mov_b64 s[40:41], s[10:11]
  s_mov_b32 s42, 16384
  s_mov_b32 s43, {raw:#x}
  s_or_b32 s45, s11, 0x200000
  s_mov_b32 s44, s10
  s_movk_i32 s46, 0x200
  s_mov_b32 s47, {structured:#x}
  s_mov_b32 s48, 16
"""

REGION = 16  # v[16:23]


def read(data, at, size, is_signed=False):
    """An integer of `size` bytes at `at` of each lane's bytes."""
    kind = f"{'i' if is_signed else 'u'}{size}"
    return np.ascontiguousarray(data[:, at:at + size]).view(kind)[:, 0]


class Accesses:
    def __init__(self):
        self.operands = Operands(9)
        self.rng = np.random.default_rng(9)
        setup = SETUP.format(raw=Target.dialect.raw_buffer,
                             structured=Target.dialect.structured_buffer)
        self.snippets = Snippets("accesses", self.operands, Mode(), setup, 4096)
        self.region = self.operands.vector(REGION, 8).view("u1")
        self.old = self.operands.vector(32, 4)

    # The ways to give an address: fill, access with data or result, wait.
    def place(self, kind, offset):
        """Before and behind the data of an instruction, and the offset's
        text."""
        if kind == "ds":
            return "v45", "", f" offset:{offset}"
        if kind == "global":
            if self.rng.integers(0, 2):
                return "v47", ", s[10:11]", f" offset:{offset}"
            return "v[48:49]", ", off", f" offset:{offset}"
        if kind == "flat":
            return "v[48:49]", "", f" offset:{offset}"
        form = self.rng.integers(0, 4)
        if form == 0:
            return "v47", ", s[40:43], 0 offen", f" offset:{offset}"
        if form == 1 and offset >= 16:
            return "v47", ", s[40:43], s48 offen", f" offset:{offset - 16}"
        if form == 2:
            return "v50", ", s[44:47], 0 idxen", f" offset:{offset}"
        return "v47", ", s[40:43], 0 offen", f" offset:{offset}"

    def fill(self, kind):
        if kind == "ds":
            return ["ds_write_b128 v45, v[16:19]",
                    "ds_write_b128 v45, v[20:23] offset:16",
                    "s_waitcnt lgkmcnt(0)"]
        return ["global_store_dwordx4 v47, v[16:19], s[10:11]",
                "global_store_dwordx4 v47, v[20:23], s[10:11] offset:16",
                "s_waitcnt vmcnt(0)"]

    def join(self):
        """Where lanes access what others stored, which may be another wave."""
        return ["s_barrier"] if Target.dialect.wave == 32 else []

    def fetch(self, kind, offset, registers):
        size = {1: ("b32", ""), 2: ("b64", "x2"), 4: ("b128", "x4")}
        first, count = registers
        target = f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]"
        if kind == "ds":
            return [f"ds_read_{size[count][0]} {target}, v45 offset:{offset}",
                    "s_waitcnt lgkmcnt(0)"]
        return [f"global_load_dword{size[count][1]} {target}, v47, s[10:11] "
                f"offset:{offset}", "s_waitcnt vmcnt(0)"]

    def wait(self, kind):
        return {"ds": "s_waitcnt lgkmcnt(0)"}.get(
            kind, "s_waitcnt vmcnt(0) lgkmcnt(0)")

    def emit(self, lines, expected, compare="bits"):
        self.snippets.add("\n".join(lines), expected, compare)

    def load(self, kind, name, size, is_signed, half=None):
        """`half`: 0 or 1, the part of the register that is written."""
        step = min(size, 4) if kind != "ds" else size if size != 12 else 4
        if kind == "ds" and size == 12:
            step = 16
        offset = int(self.rng.integers(0, (32 - size) // step + 1)) * step
        address, tail, text = self.place(kind, offset)
        count = max(size // 4, 1)
        target = "v40" if count == 1 else f"v[40:{39 + count}]"
        lines = self.fill(kind)
        lines += [f"{name} {target}, {address}{tail}{text}", self.wait(kind)]
        if size <= 4:
            value = read(self.region, offset, size, is_signed)
            value = value.astype("i4").view("u4") if is_signed else value.astype(
                "u4")
            if half is not None:
                value = value & np.uint32(0xffff)
                keep = self.old[:, 0] & np.uint32(0xffff0000 if half == 0 else 0xffff)
                value = value << np.uint32(16 * half) | keep
            expected = value[:, None]
        else:
            expected = np.ascontiguousarray(
                self.region[:, offset:offset + size]).view("u4")
        self.emit(lines, expected)

    def store(self, kind, name, size, high=False):
        step = 16 if kind == "ds" and size == 12 else size if kind == "ds" else min(
            size, 4)
        offset = int(self.rng.integers(0, (32 - size) // step + 1)) * step
        address, tail, text = self.place(kind, offset)
        count = max(size // 4, 1)
        source = "v28" if count == 1 else f"v[28:{27 + count}]"
        if size < 4:
            source = "v26"
        data = self.operands.vector(int(re.search(r"\d+", source)[0]),
                                    count).view("u1")
        data = data[:, 2:] if high else data
        after = self.region.copy()
        after[:, offset:offset + size] = data[:, :size]
        window = offset // 16 * 16
        if offset + size > window + 16:
            window = 16 if window == 0 else window
        order = [source, address] if kind == "buffer" else [address, source]
        lines = self.fill(kind)
        lines += [f"{name} {', '.join(order)}{tail}{text}", self.wait(kind)]
        lines += self.fetch(kind, window, (40, 4))
        self.emit(lines, np.ascontiguousarray(
            after[:, window:window + 16]).view("u4"))

    def atomic(self, kind, name, dtype, function, returns, compares=False):
        size = np.dtype(dtype).itemsize
        offset = int(self.rng.integers(0, 32 // size)) * size
        address, tail, text = self.place(kind, offset)
        count = size // 4
        bank, base = ("f32", 4) if dtype == "f4" else ("f64", 10) if (
            dtype == "f8") else ("u32", 16) if size == 4 else ("u64", 22)
        first, width, _ = VECTORS[bank]

        def operand(index):
            register = first + index * width
            name = f"v{register}" if count == 1 else (
                f"v[{register}:{register + 1}]")
            data = self.operands.vector(register, width)
            return name, np.ascontiguousarray(data).view(dtype)[:, 0]

        # What memory holds must sometimes be equal to what it is compared with.
        lines = self.fill(kind)
        start = np.ascontiguousarray(
            self.region[:, offset:offset + size]).view(dtype)[:, 0]
        if dtype[0] == "f":
            held, start = operand(2)
            writes = {4: ("b32", ""), 8: ("b64", "x2")}[size]
            lines.append(f"ds_write_{writes[0]} v45, {held} offset:{offset}"
                         if kind == "ds" else
                         f"global_store_dword{writes[1]} v47, {held}, s[10:11] "
                         f"offset:{offset}")
            lines.append("s_waitcnt vmcnt(0) lgkmcnt(0)")
        names, values = zip(*(operand(k) for k in range(2)))
        if not compares:
            names, values = names[:1], values[:1]
            data = names
        elif kind == "ds":
            data = names  # What to compare with, then what to store.
        else:
            # One register tuple: what to store, then what to compare with.
            data = [f"v[{first}:{first + 2 * width - 1}]"]
            values = values[::-1]
        with np.errstate(all="ignore"):
            after = function(start, *values)
        target = "v40" if count == 1 else "v[40:41]"
        glc = " glc" if returns and kind != "ds" else ""
        if kind == "buffer":
            if returns and compares:
                return
            where = [data[0], address]
            if returns:
                target = data[0]
        else:
            where = [target] * returns + [address, *data]
        if kind == "buffer" and returns:
            # The data register receives the old value.
            copy = [f"v_mov_b32_e32 v{52 + k}, v{first + k}" for k in range(count)]
            lines += copy
            where[0] = "v52" if count == 1 else "v[52:53]"
        lines += [f"{name} {', '.join(where)}{tail}{text}{glc}", self.wait(kind)]
        if kind == "buffer" and returns:
            lines += [f"v_mov_b32_e32 v{40 + k}, v{52 + k}" for k in range(count)]
        lines += self.fetch(kind, offset, (42, count))
        expected = self.old.copy()
        if returns:
            expected[:, :count] = start.view("u4").reshape(LANES, -1)
        expected[:, 2:2 + count] = after.astype(dtype).view("u4").reshape(LANES, -1)
        compare = "floats:f4" if dtype == "f4" else "bits"
        self.emit(lines, expected, compare)

    def pairs(self, name, size, apart, is_store):
        """ds_read2 and ds_write2: two places, `apart` bytes a step."""
        # Lane & 15 keeps the second place within the 64 lanes.
        first, second = (int(v) for v in self.rng.integers(0, 3, 2))
        if first == second:
            second += 1
        lane = np.arange(LANES)
        count = size // 4
        whole = self.region.reshape(LANES // 64, -1)  # The LDS of each wave.
        wave = lane // 64
        base = (lane % 64 % 16) * 32
        lines = self.join() + self.fill("ds") + self.join()
        if not is_store:
            lines.append(f"{name} v[40:{39 + 2 * count}], v46 offset0:{first} "
                         f"offset1:{second}")
            parts = []
            for k in (first, second):
                at = base + k * apart
                parts.append(np.stack([whole[wave, at + b] for b in range(size)],
                                      axis=1))
            expected = np.ascontiguousarray(np.hstack(parts)).view("u4")
            self.emit(lines + ["s_waitcnt lgkmcnt(0)"], expected)
            return
        # Sixteen lanes store, all read.
        data = [self.operands.vector(r, count).view("u1") for r in (4, 10)]
        names = ["v4", "v10"] if count == 1 else ["v[4:5]", "v[10:11]"]
        after = whole.copy()
        for l in np.flatnonzero(lane % 64 < 16):
            for k, d in zip((first, second), data):
                at = base[l] + k * apart
                after[wave[l], at:at + size] = d[l]
        lines += ["s_mov_b64 exec, 0xffff",
                  f"{name} v46, {names[0]}, {names[1]} offset0:{first} "
                  f"offset1:{second}", "s_mov_b64 exec, -1",
                  "s_waitcnt lgkmcnt(0)"] + self.join()
        for window in (0, 16):
            self.emit(lines + self.fetch("ds", window, (40, 4)),
                      np.ascontiguousarray(after.reshape(LANES, 32)[
                          :, window:window + 16]).view("u4"))

    def exchange_far(self, name, size):
        """ds_wrxchg2st64: so few lanes that none reaches another's."""
        count, few = size // 4, 2 * size
        names = ["v4", "v10"] if count == 1 else ["v[4:5]", "v[10:11]"]
        lane = np.arange(LANES)
        places = [self.region[lane // 64 * 64 + lane % 64 % few + up, :size]
                  for up in (0, few)]
        expected = np.ascontiguousarray(np.hstack(places)).view("u4")
        expected = np.where((lane % 64 < few)[:, None], expected,
                            self.old[:, :2 * count])
        lines = self.join() + self.fill("ds") + self.join() + [
            f"s_mov_b64 exec, {(1 << few) - 1:#x}",
            f"{name} v[40:{39 + 2 * count}], v46, {names[0]}, {names[1]} "
            "offset0:0 offset1:1", "s_waitcnt lgkmcnt(0)"]
        self.emit(lines, expected)

    def exchange_pair(self, name, size):
        """ds_wrxchg2: stores two values, returns what was there."""
        count = size // 4
        names = ["v4", "v10"] if count == 1 else ["v[4:5]", "v[10:11]"]
        lines = self.fill("ds") + [
            f"{name} v[40:{39 + 2 * count}], v45, {names[0]}, {names[1]} "
            "offset0:1 offset1:2", "s_waitcnt lgkmcnt(0)"]
        self.emit(lines, np.ascontiguousarray(
            self.region[:, size:3 * size]).view("u4"))

    def outside(self, select, records, offset):
        """RDNA's kinds of bounds, in structures of 16 bytes: the lane's memory
        is two of them."""
        index = 2 * np.arange(LANES)
        inside = {0: (index < records) & (offset < 16), 1: index < records,
                  2: index * 0 + records != 0,
                  3: index * 16 + offset + 4 <= records}[select]
        lines = self.fill("global") + [
            "v_lshlrev_b32_e32 v51, 1, v50", "s_mov_b32 s52, s10",
            "s_or_b32 s53, s11, 0x100000", f"s_movk_i32 s54, {records}",
            f"s_mov_b32 s55, {0x1027000 + (select << 28):#x}"]
        load = [f"buffer_load_dword v40, v51, s[52:55], 0 idxen offset:{offset}",
                "s_waitcnt vmcnt(0)"]
        value = read(self.region, offset, 4)
        self.emit(lines + load, np.where(inside, value, 0)[:, None])
        store = ["v_mov_b32_e32 v52, 7", "buffer_store_dword v52, v51, s[52:55], "
                 f"0 idxen offset:{offset}", "s_waitcnt_vscnt null, 0x0"]
        self.emit(lines + store + self.fetch("global", offset, (40, 1)),
                  np.where(inside, 7, value)[:, None])

    def scalar(self, dwords):
        """Loads from the memory of s[6:7], with each form of offset."""
        memory = self.operands.scalar_memory
        suffix = "" if dwords == 1 else f"x{dwords}"
        target = "s52" if dwords == 1 else f"s[52:{51 + dwords}]"
        places = [("0x8", 2, "s_load", "s[6:7]"), ("s48", 4, "s_load", "s[6:7]"),
                  ("0xc", 3, "s_buffer_load", "s[56:59]")]
        for text, at, kind, base in places:
            if at + dwords > memory.shape[1]:
                continue
            lines = []
            if kind == "s_buffer_load":
                if dwords > 4:
                    continue
                base = "s[60:63]"
                lines = ["s_mov_b64 s[60:61], s[6:7]", "s_movk_i32 s62, 0x50",
                         "s_mov_b32 s63, 0x27000"]
            lines += [f"{kind}_dword{suffix} {target}, {base}, {text}",
                      "s_waitcnt lgkmcnt(0)"]
            taken = [0, dwords - 1, dwords // 2, dwords // 4]
            lines += [f"v_mov_b32_e32 v{40 + k}, s{52 + t}"
                      for k, t in enumerate(taken)]
            expected = np.repeat(memory[:, [at + t for t in taken]], 64, axis=0)
            self.emit(lines, expected)


def increment(old, limit):
    return np.where(old >= limit, 0, old + old.dtype.type(1))


def decrement(old, limit):
    return np.where((old == 0) | (old > limit), limit, old - old.dtype.type(1))


def compare_and_swap(old, expected, value):
    return np.where(old == expected, value, old)


def lower(old, new):
    return np.where(np.isnan(old) | (new < old), new, old)


def higher(old, new):
    return np.where(np.isnan(old) | (new > old), new, old)


INTEGER_ATOMICS = {  # Name in LDS, elsewhere, type, function.
    "add": ("add_u", "add", "u", lambda a, b: a + b),
    "sub": ("sub_u", "sub", "u", lambda a, b: a - b),
    "rsub": ("rsub_u", None, "u", lambda a, b: b - a),
    "inc": ("inc_u", "inc", "u", increment),
    "dec": ("dec_u", "dec", "u", decrement),
    "smin": ("min_i", "smin", "i", np.minimum),
    "smax": ("max_i", "smax", "i", np.maximum),
    "umin": ("min_u", "umin", "u", np.minimum),
    "umax": ("max_u", "umax", "u", np.maximum),
    "and": ("and_b", "and", "u", np.bitwise_and),
    "or": ("or_b", "or", "u", np.bitwise_or),
    "xor": ("xor_b", "xor", "u", np.bitwise_xor),
}


RDNA_ATOMICS = [("fmin", lower, False), ("fmax", higher, False),
                ("fcmpswap", compare_and_swap, True)]


def cases(accesses, wanted):
    def do(name, function, *arguments, times=2):
        if Target.dialect.has(name) and (not wanted or name in wanted):
            for _ in range(times):
                function(*arguments[:1], name, *arguments[1:])

    a = accesses
    widths = ((1, "b8", "byte"), (2, "b16", "short"), (4, "b32", "dword"),
              (8, "b64", "dwordx2"), (12, "b96", "dwordx3"),
              (16, "b128", "dwordx4"))
    for size, lds, other in widths:
        for sign in (False, True) if size < 4 else (False,):
            suffix = "ui"[sign] + str(8 * size) if size < 4 else lds
            do(f"ds_read_{suffix}", a.load, "ds", size, sign)
            letter = ("s" if sign else "u") if size < 4 else ""
            for kind in ("global", "flat", "buffer"):
                do(f"{kind}_load_{letter}{other}", a.load, kind, size, sign,
                   times=3)
        do(f"ds_write_{lds}", a.store, "ds", size)
        for kind in ("global", "flat", "buffer"):
            do(f"{kind}_store_{other}", a.store, kind, size)
    for half, suffix in ((0, "d16"), (1, "d16_hi")):
        for name, size, sign in (("u8", 1, False), ("i8", 1, True),
                                 ("u16", 2, False)):
            do(f"ds_read_{name}_{suffix}", a.load, "ds", size, sign, half)
        for name, size, sign in (("ubyte", 1, False), ("sbyte", 1, True),
                                 ("short", 2, False)):
            for kind in ("global", "flat", "buffer"):
                do(f"{kind}_load_{name}_{suffix}", a.load, kind, size, sign, half)
    do("ds_write_b8_d16_hi", a.store, "ds", 1, True)
    do("ds_write_b16_d16_hi", a.store, "ds", 2, True)
    for kind in ("global", "flat", "buffer"):
        do(f"{kind}_store_byte_d16_hi", a.store, kind, 1, True)
        do(f"{kind}_store_short_d16_hi", a.store, kind, 2, True)

    for size in (4, 8):
        bits, wide = 8 * size, "_x2" if size == 8 else ""
        for lds, other, sign, function in INTEGER_ATOMICS.values():
            stem, letter = lds.split("_")
            kind = f"{sign}{size}"
            do(f"ds_{stem}_{letter}{bits}", a.atomic, "ds", kind, function, False)
            do(f"ds_{stem}_rtn_{letter}{bits}", a.atomic, "ds", kind, function,
               True)
            if not other:
                continue
            for space in ("global", "flat", "buffer"):
                for returns in (False, True):
                    do(f"{space}_atomic_{other}{wide}", a.atomic, space, kind,
                       function, returns, times=1)
        for other, function, compares in RDNA_ATOMICS * (
                Target.dialect.wave == 32):
            for space in ("global", "flat", "buffer"):
                for returns in (False, True):
                    do(f"{space}_atomic_{other}{wide}", a.atomic, space,
                       f"f{size}", function, returns, compares, times=1)
        kind = f"u{size}"
        exchange = lambda old, new: new
        do(f"ds_wrxchg_rtn_b{bits}", a.atomic, "ds", kind, exchange, True)
        for returns, middle in ((False, ""), (True, "rtn_")):
            do(f"ds_cmpst_{middle}b{bits}", a.atomic, "ds", kind,
               compare_and_swap, returns, True)
            do(f"ds_cmpst_{middle}f{bits}", a.atomic, "ds", f"f{size}",
               compare_and_swap, returns, True)
        for space in ("global", "flat", "buffer"):
            for returns in (False, True):
                do(f"{space}_atomic_swap{wide}", a.atomic, space, kind, exchange,
                   returns, times=1)
                do(f"{space}_atomic_cmpswap{wide}", a.atomic, space, kind,
                   compare_and_swap, returns, True, times=1)
        for name, function in (("min", lower), ("max", higher)):
            do(f"ds_{name}_f{bits}", a.atomic, "ds", f"f{size}", function, False)
            do(f"ds_{name}_rtn_f{bits}", a.atomic, "ds", f"f{size}", function,
               True)
        for place, apart in (("", size), ("st64", 64 * size)):
            if not wanted or f"ds_read2{place}_b{bits}" in wanted:
                a.pairs(f"ds_read2{place}_b{bits}", size, apart, False)
            if not wanted or f"ds_write2{place}_b{bits}" in wanted:
                a.pairs(f"ds_write2{place}_b{bits}", size, apart, True)
        if not wanted or f"ds_wrxchg2_rtn_b{bits}" in wanted:
            a.exchange_pair(f"ds_wrxchg2_rtn_b{bits}", size)
            a.exchange_far(f"ds_wrxchg2st64_rtn_b{bits}", size)
    do("ds_add_f32", a.atomic, "ds", "f4", lambda x, y: x + y, False)
    do("ds_add_rtn_f32", a.atomic, "ds", "f4", lambda x, y: x + y, True)
    if Target.dialect.wave == 32:
        for select in range(4):
            for records, offset in ((300, 12), (300, 20), (0, 8), (4000, 24)):
                if not wanted or "bounds" in wanted:
                    a.outside(select, records, offset)
        subtract = lambda old, by: np.where(by > old, 0, old - by)
        for space in ("global", "buffer"):
            do(f"{space}_atomic_csub", a.atomic, space, "u4", subtract, True)
    for dwords in (1, 2, 4, 8):
        if not wanted or "s_load" in wanted:
            a.scalar(dwords)


def main():
    tools, runner, chip, scratch = sys.argv[1:5]
    use(chip)
    accesses = Accesses()
    options = [a for a in sys.argv[5:] if "=" in a]
    cases(accesses, [a for a in sys.argv[5:] if "=" not in a])
    failures = run(tools, runner, chip, scratch, [accesses.snippets], options)
    print(f"accesses: {len(accesses.snippets.cases)} cases, {failures} failures")
    return failures != 0


if __name__ == "__main__":
    np.seterr(all="ignore")
    sys.exit(main())
