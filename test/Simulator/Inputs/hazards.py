#===- hazards.py - Kernels that use results too early ---------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs kernels that break a rule about wait states, or about loads into LDS, each
beside one that does not, and prints what the simulator says.

hazards.py TOOLS RUNNER CHIP SCRATCH [OPTION=VALUE]...
"""

import sys

import faults

# Registers hold numbers, the offset of the lane is in v1.
START = faults.START + "".join(
    f"  v_mov_b32_e32 v{r}, 1.0\n" for r in range(8, 32)) + "  s_nop 7\n"
ACCUMULATORS = "".join(
    f"  v_accvgpr_write_b32 a{r}, v8\n" for r in range(16)) + "  s_nop 7\n"
# Through memory at s[4:5]; into LDS at 0.
BUFFER = """
  s_mov_b32 s6, 256
  s_mov_b32 s7, 0x27000
  s_mov_b32 m0, 0
  s_nop 0
"""
LOAD = "  buffer_load_dword v1, s[4:7], 0 offen lds\n"
READ = "  ds_read_b32 v3, v1\n  s_waitcnt lgkmcnt(0)\n"

# By chip: a matrix instruction of 16 * 16, and where its C and D are.
PRODUCTS = {
    "gfx908": ("v_mfma_f32_16x16x16f16 {}, v[8:9], v[10:11], {}", "a"),
    "gfx90a": ("v_mfma_f32_16x16x16f16 {}, v[8:9], v[10:11], {}", "v"),
    "gfx942": ("v_mfma_f32_16x16x16_f16 {}, v[8:9], v[10:11], {}", "v"),
    "gfx950": ("v_mfma_f32_16x16x32_f16 {}, v[8:11], v[12:15], {}", "v"),
}
# Wait states before its result may be read, be A, and be a part of C.
STATES = {"gfx90a": (11, 11, 8), "gfx942": (7, 7, 5), "gfx950": (8, 8, 6)}


def pairs(name, before, after, states, more=""):
    """A kernel with all wait states, and one in which one is missing."""
    for count in (states, states - 1):
        label = f"{name}_{'right' if count == states else 'early'}"
        wait = f"  s_nop {min(count, 8) - 1}\n" if count else ""
        wait += f"  s_nop {count - 9}\n" if count > 8 else ""
        yield label, 0, START + more + before + wait + after


def product(chip, to, addend, first=None):
    text, file = PRODUCTS[chip]
    text = text.format(f"{file}[{to}:{to + 3}]", f"{file}[{addend}:{addend + 3}]")
    if first is not None:
        text = text.replace("v[8:", f"v[{first}:").replace(
            f"v[{first}:11]", f"v[{first}:{first + 3}]").replace(
            f"v[{first}:9]", f"v[{first}:{first + 1}]")
    return f"  {text}\n"


def separate_file():
    """gfx908."""
    chip, one = "gfx908", product("gfx908", 0, 4)
    yield from pairs("read", one, "  v_accvgpr_read_b32 v3, a1\n", 10, ACCUMULATORS)
    yield from pairs("overwritten", one, "  v_accvgpr_write_b32 a1, v8\n", 7,
                     ACCUMULATORS)
    yield from pairs("addend_overwritten", one, "  v_accvgpr_write_b32 a5, v8\n", 5,
                     ACCUMULATORS)
    yield from pairs("part_of_addend", one, product(chip, 8, 2), 2, ACCUMULATORS)
    yield from pairs("addend_written", "  v_accvgpr_write_b32 a5, v8\n", one, 1,
                     ACCUMULATORS)
    yield from pairs("factor_written", "  v_mov_b32_e32 v8, 2.0\n", one, 2,
                     ACCUMULATORS)
    yield from pairs("lanes_chosen", "  v_cmpx_eq_u32_e32 vcc, v0, v0\n", one, 4,
                     ACCUMULATORS)
    yield from pairs("stored", "  v_accvgpr_read_b32 v3, a1\n",
                     "  global_store_dword v1, v3, s[4:5]\n", 2, ACCUMULATORS)
    yield "chain", 0, START + ACCUMULATORS + 3 * product(chip, 0, 0)
    yield "chain_moved", 0, (START + ACCUMULATORS + product(chip, 0, 0) +
                             product(chip, 2, 0) + product(chip, 2, 2))


def one_file(chip):
    """gfx90a and later."""
    one = product(chip, 16, 20)
    read, factor, part = STATES[chip]
    yield from pairs("read", one, "  v_add_f32_e32 v3, v17, v8\n", read)
    yield from pairs("stored", one, "  global_store_dword v1, v19, s[4:5]\n", read)
    yield from pairs("overwritten", one, "  v_mov_b32_e32 v16, v8\n", read)
    yield from pairs("addend_overwritten", one, "  v_mov_b32_e32 v20, v8\n",
                     7 if chip == "gfx90a" else 3)
    yield from pairs("factor", one, product(chip, 24, 24, 16), factor)
    yield from pairs("part_of_addend", one, product(chip, 24, 18), part)
    yield from pairs("factor_written", "  v_mov_b32_e32 v8, 2.0\n", one, 2)
    yield from pairs("lanes_chosen", "  v_cmpx_eq_u32_e32 vcc, v0, v0\n", one, 4)
    yield from pairs("dot", "  v_dot2c_f32_f16_e32 v16, v8, v9\n",
                     "  v_add_f32_e32 v3, v16, v8\n", 3)
    if chip != "gfx90a":
        yield from pairs("transcendental", "  v_exp_f32_e32 v3, v8\n",
                         "  v_add_f32_e32 v3, v3, v8\n", 1)
    yield "chain", 0, START + 3 * product(chip, 16, 16)
    # All of C is newer than the result that it had a part of.
    yield "chain_moved", 0, (START + product(chip, 16, 16) +
                             product(chip, 18, 16) + product(chip, 18, 18))
    yield "dots", 0, START + 3 * "  v_dot2c_f32_f16_e32 v16, v8, v9\n"


def late_results(start, product):
    """gfx1100: what exp gives is not there at once."""
    exp, use = "  v_exp_f32_e32 v3, v8\n", "  v_add_f32_e32 v4, v8, v3\n"
    other, vector = "  v_log_f32_e32 v5, v8\n", "  v_mov_b32_e32 v6, v8\n"
    between = {
        "": "", "_over_five": 5 * vector, "_over_six": 6 * vector,
        "_over_another": other, "_over_two_others": 2 * other,
        "_over_another_of_six": other + 4 * vector, "_over_scalar": 8 * "  s_nop 7\n",
        "_over_wait": "  s_waitcnt_depctr 0xfff\n",
        "_over_other_wait": "  s_waitcnt_depctr 0xffe3\n",
        "_over_store": "  global_store_dword v1, v8, s[4:5]\n",
    }
    for name, text in between.items():
        yield f"exp{name}", 0, start + exp + text + use
    yield "exp_of_exp", 0, start + exp + "  v_log_f32_e32 v4, v3\n"
    yield "exp_added_to", 0, start + exp + "  v_fmac_f32_e32 v3, v8, v8\n"
    yield "exp_in_dual", 0, (start + exp +
                             "  v_dual_mov_b32 v4, v1 :: v_dual_mov_b32 v5, v3\n")
    # The second one reads what it adds to, which is v3, and not v2.
    dual = "  v_dual_mov_b32 v4, v1 :: v_dual_fmac_f32 v3, v8, v9\n"
    yield "exp_added_to_in_dual", 0, start + exp + dual
    yield "exp_beside_dual", 0, (start + "  v_mov_b32_e32 v3, v8\n" +
                                 exp.replace("v3", "v2") + dual)
    yield "exp_beside_move", 0, (start + exp.replace("v3", "v0") +
                                 "  v_dual_mov_b32 v4, v1 :: v_dual_mov_b32 v5, v2\n")
    yield "exp_overwritten", 0, start + exp + "  v_mov_b32_e32 v3, v8\n"
    yield "exp_stored", 0, start + exp + "  global_store_dword v1, v3, s[4:5]\n"
    yield "exp_in_factor", 0, start + exp.replace("v3", "v9") + product(
        "v[48:55]", "v[8:15]", "v[16:23]")
    # Two results at once, of which the older one is read.
    yield "exp_of_two", 0, start + exp + other + vector + use


def waves_of_32(chip):
    """gfx1100 and gfx1201: a product of the last one's result."""
    size = 4 if chip == "gfx1201" else 8
    a, b, c = (f"v[{r}:{r + size - 1}]" for r in (8, 16, 24))

    def product(to, a, b, addend="v[32:39]", kind="f32"):
        return f"  v_wmma_{kind}_16x16x16_f16 {to}, {a}, {b}, {addend}\n"

    start = START + "".join(f"  v_mov_b32_e32 v{r}, 1.0\n" for r in range(32, 56))
    first = product(c, a, b, c, "f16")
    second = product("v[48:55]", c, b)
    between = {
        "": "", "_over_scalar": "  s_nop 7\n  s_mov_b32 s6, 0\n",
        "_over_loads": "  ds_read_b32 v3, v2\n  s_waitcnt lgkmcnt(0)\n",
        "_over_branch": "  s_branch 1f\n  v_nop\n1:\n", "_over_nop": "  v_nop\n",
        "_over_vector": "  v_add_f32_e32 v3, v8, v8\n",
        "_over_dual": "  v_dual_mov_b32 v4, v1 :: v_dual_mov_b32 v5, v2\n",
        "_over_exp": "  v_exp_f32_e32 v3, v8\n",
        "_over_product": product("v[40:47]", a, b),
    }
    stored = "  ds_write_b32 v2, v8\n  s_waitcnt lgkmcnt(0)\n  s_barrier\n"
    for name, text in between.items():
        yield f"factor{name}", 4, start + stored + first + text + second
    yield "second_factor", 0, start + first + product("v[48:55]", b, c)
    # The last register of the result only.
    part = f"v[{24 + size - 1}:{24 + 2 * size - 2}]"
    yield "part_of_factor", 0, start + first + product("v[48:55]", part, b)
    yield "behind_result", 0, (start + first + product(
        "v[48:55]", f"v[{24 + size}:{24 + 2 * size - 1}]", b))
    yield "addend", 0, start + 3 * product("v[48:55]", a, b, "v[48:55]")
    if chip == "gfx1100":
        yield from late_results(start, product)
    yield "loop", 0, (start + "  s_mov_b32 s6, 2\n1:\n" + product("v[48:55]", c, b) +
                      "  s_sub_i32 s6, s6, 1\n  s_cmp_lg_u32 s6, 0\n" + first +
                      "  s_cbranch_scc1 1b\n")


def loads_into_lds():
    yield "lds_arrived", 512, START + BUFFER + faults.PARTS + """
  s_cmp_eq_u32 s6, 0
  s_mov_b32 s6, 256
  s_cbranch_scc0 1f
""" + LOAD + "  s_waitcnt vmcnt(0)\n" + READ + "1:\n  s_barrier\n" + READ
    yield "lds_in_flight", 512, START + BUFFER + LOAD + READ
    yield "lds_in_flight_behind_barrier", 512, START + BUFFER + faults.PARTS + """
  s_cmp_eq_u32 s6, 0
  s_mov_b32 s6, 256
  s_cbranch_scc0 1f
""" + LOAD + "  s_barrier\n  s_endpgm\n1:\n  s_barrier\n" + READ
    yield "lds_overwritten", 512, START + BUFFER + LOAD + "  ds_write_b32 v1, v8\n"
    yield "lds_race", 512, START + BUFFER + faults.PARTS + """
  s_cmp_eq_u32 s6, 0
  s_mov_b32 s6, 256
  s_cbranch_scc0 1f
""" + LOAD + "  s_waitcnt vmcnt(0)\n  s_endpgm\n1:\n" + READ
    yield "lds_outside", 128, START + BUFFER + LOAD


def main():
    chip = sys.argv[3]
    if chip in ("gfx1100", "gfx1201"):
        return faults.main(list(waves_of_32(chip)))
    kernels = list(separate_file() if chip == "gfx908" else one_file(chip))
    return faults.main(kernels + list(loads_into_lds()))


if __name__ == "__main__":
    sys.exit(main())
