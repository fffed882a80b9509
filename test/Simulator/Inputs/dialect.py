#===- dialect.py - The assembly of a chip from that of gfx906 -------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Snippets are written for gfx906. Chips with waves of 32 lanes run the same
workgroups of 64 as two waves: masks of lanes, which are pairs of registers on
gfx906, are one register there, the half of the wave's. s13 is all ones in the
first wave, s14 and s15 have the halves of s[32:33] and s[34:35].
"""

import re

GFX10_NAMES = {
    "v_add_u32": "v_add_nc_u32", "v_sub_u32": "v_sub_nc_u32",
    "v_subrev_u32": "v_subrev_nc_u32", "v_add_i32": "v_add_nc_i32",
    "v_sub_i32": "v_sub_nc_i32", "v_add_u16": "v_add_nc_u16",
    "v_sub_u16": "v_sub_nc_u16", "v_add_i16": "v_add_nc_i16",
    "v_sub_i16": "v_sub_nc_i16", "v_addc_co_u32": "v_add_co_ci_u32",
    "v_subb_co_u32": "v_sub_co_ci_u32",
    "v_subbrev_co_u32": "v_subrev_co_ci_u32",
}
# Instructions of gfx906 that gfx10 does not have.
GFX10_MISSING = re.compile(
    r"v_(mad|mac|madmk|madak)_(legacy_)?f(16|32)$|v_mad_legacy_[iu]16|"
    r"v_fma_legacy_f16|v_subrev_u16|v_(exp|log)_legacy_f32|"
    r"v_cmpx?_(f|t)_[iu]16|v_div_fixup_legacy_f16")
# Those that have only the encoding of VOP3.
GFX10_VOP3_ONLY = re.compile(
    r"v_(add|sub|subrev)_co_u32|v_(add|sub|mul_lo|min|max)_[iu]16$|"
    r"v_(lshlrev|lshrrev)_b16|v_ashrrev_i16")
# The opposite.
GFX10_VOP2 = {"v_cvt_pkrtz_f16_f32"}

MASKS = {"s[32:33]": "s14", "s[34:35]": "s15", "s[36:37]": "s36",
         "s[38:39]": "s38"}
SUFFIX = re.compile(r"(_e32|_e64|_dpp|_sdwa)?$")


class Gfx9:
    """As it is written."""

    wave = 64
    # 16-bit results leave the other half of their register.
    keeps_halves = False
    descriptor = ""
    # Behind the loads of a kernel's registers.
    setup = []
    # The last words of buffer resources: of dwords, of structures.
    raw_buffer = structured_buffer = 0x27000

    def has(self, name):
        return True

    def is_vop3_only(self, name):
        return False

    def translate(self, text):
        return text


class Gfx10(Gfx9):
    wave = 32
    keeps_halves = True
    descriptor = "    .amdhsa_wavefront_size32 1\n"
    setup = ["v_readfirstlane_b32 s12, v0", "s_cmp_lt_u32 s12, 32",
             "s_cselect_b32 s13, -1, 0", "s_cselect_b32 s14, s32, s33",
             "s_cselect_b32 s15, s34, s35"]
    raw_buffer, structured_buffer = 0x31027000, 0x1027000
    names = GFX10_NAMES

    def has(self, name):
        return not GFX10_MISSING.match(name)

    def is_vop3_only(self, name):
        return bool(GFX10_VOP3_ONLY.match(name))

    def translate(self, text):
        return "\n".join(self.translate_line(line) for line in text.split("\n"))

    def translate_line(self, line):
        match = re.match(r"(\s*)([a-z]\w+)(?:\s+(.*))?$", line)
        if not match:
            return line
        space, name, rest = match[1], match[2], match[3] or ""
        if name == "s_mov_b64":
            return space + self.move_mask(rest)
        if name.startswith(("s_waitcnt", ".")):
            return line
        suffix = SUFFIX.search(name)[0]
        base = name[:len(name) - len(suffix)]
        if self.is_vop3_only(base):
            suffix = ""
        base = self.names.get(base, base)
        if name[0] == "v":
            rest = re.sub(r"\bvcc\b", "vcc_lo", rest)
            rest = re.sub(r"s\[(32:33|34:35|36:37|38:39)\]",
                          lambda m: MASKS[m[0]], rest)
        after = ""
        if name.startswith("v_cmpx"):
            # Only EXEC is written.
            mask, rest = rest.split(", ", 1)
            after = f"\n{space}s_mov_b32 {mask}, exec_lo"
        return f"{space}{base}{suffix} {rest}".rstrip() + after

    def move_mask(self, rest):
        """s_mov_b64, of masks or of other pairs."""
        target, source = rest.split(", ")
        if not {target, source} & {"exec", "vcc"}:
            return f"s_mov_b64 {rest}"
        names = {**MASKS, "exec": "exec_lo", "vcc": "vcc_lo"}
        target, source = (names.get(x, x) for x in (target, source))
        if source.startswith(("0x", "1")):  # Lanes of the first wave.
            return f"s_and_b32 {target}, s13, {source}"
        return f"s_mov_b32 {target}, {source}"


def of_chip(chip):
    return Gfx10() if len(chip) == 7 else Gfx9()
