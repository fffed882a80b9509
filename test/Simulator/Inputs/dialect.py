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
    generation = 9
    is_gfx11 = is_gfx12 = False
    # 16-bit results leave the other half of their register.
    keeps_halves = False
    descriptor = ""
    # Of the descriptor, what the chip does not have; for the assembler.
    without = ()
    features = ""
    # Behind the loads of a kernel's registers.
    setup = []
    # The last words of buffer resources: of dwords, of structures.
    raw_buffer = structured_buffer = 0x27000

    def has(self, name):
        return True

    def is_vop3_only(self, name):
        return False

    def selects_halves(self, name):
        """Whether the assembler has op_sel for it."""
        return True

    def translate(self, text):
        return text


class Gfx90a(Gfx9):
    def is_vop3_only(self, name):
        return name == "v_mul_legacy_f32"


class Gfx940(Gfx90a):
    """With other names of the bits that say how to use caches."""

    def has(self, name):
        return name not in ("v_mac_f32", "v_mad_f32", "v_mad_legacy_f32")

    def translate(self, text):
        return re.sub(r" glc\b", " sc0", text)


class Gfx10(Gfx9):
    generation = 10
    wave = 32
    keeps_halves = True
    descriptor = "    .amdhsa_wavefront_size32 1\n"
    setup = ["v_readfirstlane_b32 s12, v0", "s_cmp_lt_u32 s12, 32",
             "s_cselect_b32 s13, -1, 0", "s_cselect_b32 s14, s32, s33",
             "s_cselect_b32 s15, s34, s35"]
    raw_buffer, structured_buffer = 0x31027000, 0x1027000

    def has(self, name):
        return not GFX10_MISSING.match(name)

    def is_vop3_only(self, name):
        return bool(GFX10_VOP3_ONLY.match(name))

    def rename(self, name):
        return GFX10_NAMES.get(name, name)

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
        base = self.rename(base)
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


# Instructions of gfx10 by their names in gfx11; what has a regular name is in
# `Gfx11.rename`.
GFX11_NAMES = {
    "v_ffbh_u32": "v_clz_i32_u32", "v_ffbl_b32": "v_ctz_i32_b32",
    "v_ffbh_i32": "v_cls_i32", "v_cvt_rpi_i32_f32": "v_cvt_nearest_i32_f32",
    "v_cvt_flr_i32_f32": "v_cvt_floor_i32_f32",
    "v_cvt_pkrtz_f16_f32": "v_cvt_pk_rtz_f16_f32",
    "v_mul_legacy_f32": "v_mul_dx9_zero_f32",
    "v_fma_legacy_f32": "v_fma_dx9_zero_f32",
    "v_fmac_legacy_f32": "v_fmac_dx9_zero_f32",
    "v_dot2c_f32_f16": "v_dot2acc_f32_f16",
    "s_ff1_i32_b32": "s_ctz_i32_b32", "s_ff1_i32_b64": "s_ctz_i32_b64",
    "s_flbit_i32_b32": "s_clz_i32_u32", "s_flbit_i32_b64": "s_clz_i32_u64",
    "s_flbit_i32": "s_cls_i32", "s_flbit_i32_i64": "s_cls_i32_i64",
}
GFX11_PARTS = [
    (r"^s_andn2_(saveexec_|wrexec_)?(b\d+)$", r"s_and_not1_\1\2"),
    (r"^s_orn2_(saveexec_)?(b\d+)$", r"s_or_not1_\1\2"),
    (r"^s_andn1_", "s_and_not0_"), (r"^s_orn1_", "s_or_not0_"),
    (r"^v_cvt_pknorm_", "v_cvt_pk_norm_"),
    (r"^ds_read2st64_", "ds_load_2addr_stride64_"),
    (r"^ds_write2st64_", "ds_store_2addr_stride64_"),
    (r"^ds_read2_", "ds_load_2addr_"), (r"^ds_write2_", "ds_store_2addr_"),
    (r"^ds_read_", "ds_load_"), (r"^ds_write_", "ds_store_"),
    (r"^ds_cmpst_", "ds_cmpstore_"),
    (r"^ds_wrxchg2st64_", "ds_storexchg_2addr_stride64_"),
    (r"^ds_wrxchg2_", "ds_storexchg_2addr_"), (r"^ds_wrxchg_", "ds_storexchg_"),
    (r"_(load|store)_dword$", r"_\1_b32"),
    (r"_(load|store)_dwordx2$", r"_\1_b64"),
    (r"_(load|store)_dwordx3$", r"_\1_b96"),
    (r"_(load|store)_dwordx4$", r"_\1_b128"),
    (r"_load_dwordx8$", "_load_b256"), (r"_load_dwordx16$", "_load_b512"),
    (r"_load_ubyte$", "_load_u8"), (r"_load_sbyte$", "_load_i8"),
    (r"_load_ushort$", "_load_u16"), (r"_load_sshort$", "_load_i16"),
    (r"_load_ubyte_(d16|d16_hi)$", r"_load_\1_u8"),
    (r"_load_sbyte_(d16|d16_hi)$", r"_load_\1_i8"),
    (r"_load_short_(d16|d16_hi)$", r"_load_\1_b16"),
    (r"_store_byte$", "_store_b8"), (r"_store_short$", "_store_b16"),
    (r"_store_byte_d16_hi$", "_store_d16_hi_b8"),
    (r"_store_short_d16_hi$", "_store_d16_hi_b16"),
    (r"_atomic_(swap|cmpswap|and|or|xor)$", r"_atomic_\1_b32"),
    (r"_atomic_(swap|cmpswap|and|or|xor)_x2$", r"_atomic_\1_b64"),
    (r"_atomic_(add|sub|inc|dec|csub)$", r"_atomic_\1_u32"),
    (r"_atomic_(add|sub|inc|dec)_x2$", r"_atomic_\1_u64"),
    (r"_atomic_([su])(min|max)$", r"_atomic_\2_\g<1>32"),
    (r"_atomic_([su])(min|max)_x2$", r"_atomic_\2_\g<1>64"),
    (r"_atomic_(min|max)_s", r"_atomic_\1_i"),
    (r"_atomic_f(min|max|cmpswap)$", r"_atomic_\1_f32"),
]
GFX11_MISSING = re.compile(
    r"v_dot4c_i32_i8|v_dot2_[iu]32_[iu]16|s_ff0_i32|.*_atomic_f\w+_x2$")


class Gfx11(Gfx10):
    # Snippets have halves by op_sel.
    features = "-real-true16"
    generation = 11
    is_gfx11 = True

    def has(self, name):
        return super().has(name) and not GFX11_MISSING.match(name)

    def selects_halves(self, name):
        return not re.match(r"v_(mul_lo|min|max)_[iu]16|v_\w+rev_[bi]16|"
                            r"v_(and|or|xor)_b16", name)

    def rename(self, name):
        name = GFX10_NAMES.get(name, name)
        name = GFX11_NAMES.get(name, name)
        for pattern, text in GFX11_PARTS:
            name = re.sub(pattern, text, name)
        return name

    def translate_line(self, line):
        if "ds_cmpst_" in line:
            # What to store comes first.
            line = re.sub(r"(v\S+), (v\S+?)( offset.*)?$", r"\2, \1\3", line)
        signed = re.match(r"\s*v_dot([48])_i32_i[48] (.*?)( clamp)?$", line)
        if signed:
            width, rest, clamp = signed.groups()
            return (f"v_dot{width}_i32_iu{32 // int(width)} {rest} "
                    f"neg_lo:[1,1,0]{clamp or ''}")
        line = line.replace(" bound_ctrl:0", " bound_ctrl:1")
        return super().translate_line(line)


GFX12_NAMES = {
    "s_add_u32": "s_add_co_u32", "s_sub_u32": "s_sub_co_u32",
    "s_add_i32": "s_add_co_i32", "s_sub_i32": "s_sub_co_i32",
    "s_addc_u32": "s_add_co_ci_u32", "s_subb_u32": "s_sub_co_ci_u32",
    "s_addk_i32": "s_addk_co_i32", "v_mad_u64_u32": "v_mad_co_u64_u32",
    "v_mad_i64_i32": "v_mad_co_i64_i32",
}
GFX12_PARTS = [
    (r"^v_(pk_)?(min|max|min3|max3|med3|minmax|maxmin)_(f\d+)$", r"v_\1\2_num_\3"),
    (r"^ds_(min|max)_(rtn_)?(f\d+)$", r"ds_\1_num_\2\3"),
    (r"_atomic_(min|max)_f32$", r"_atomic_\1_num_f32"),
]
GFX12_MISSING = re.compile(
    r"v_cmpx?_(f|t|tru)_|v_fmac_legacy_f32|s_cmpk_|ds_(min|max|cmpst)_(rtn_)?f64|ds_cmpst_(rtn_)?f32|"
    r".*_atomic_fcmpswap|.*_atomic_csub")


class Gfx12(Gfx11):
    generation = 12
    is_gfx12 = True
    # The descriptor has no such bits.
    without = ("ieee_mode", "dx10_clamp")

    def has(self, name):
        return super().has(name) and not GFX12_MISSING.match(name)

    def rename(self, name):
        name = GFX12_NAMES.get(name, super().rename(name))
        for pattern, text in GFX12_PARTS:
            name = re.sub(pattern, text, name)
        return name

    def translate_line(self, line):
        if line.strip() == "s_mov_b32 s12, s2":
            return "s_mov_b32 s12, ttmp9"
        if line.strip() == "s_waitcnt_vscnt null, 0x0":
            return "s_wait_storecnt 0x0"
        if line.strip() == "s_barrier":
            return "s_barrier_signal -1\ns_barrier_wait -1"
        if line.strip().startswith("s_waitcnt "):
            return self.wait(line)
        line = super().translate_line(line)
        line = re.sub(r"(buffer_.*\]), 0 ", r"\1, null ", line)
        # Atomics that return what was there.
        return re.sub(r" glc\b", " th:TH_ATOMIC_RETURN", line)

    def wait(self, line):
        """A counter for each kind of access."""
        counters = {"vmcnt": ("load", "store"), "lgkmcnt": ("ds", "km")}
        return "\n".join(f"s_wait_{counter}cnt {count}"
                         for name, count in re.findall(r"(\w+)\((\d+)\)", line)
                         for counter in counters[name])


def of_chip(chip):
    if chip.startswith("gfx12"):
        return Gfx12()
    if chip.startswith("gfx11"):
        return Gfx11()
    if len(chip) == 7:
        return Gfx10()
    return {"gfx90a": Gfx90a, "gfx942": Gfx940, "gfx950": Gfx940}.get(chip, Gfx9)()
