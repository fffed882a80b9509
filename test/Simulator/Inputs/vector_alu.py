#===- vector_alu.py - Reference semantics of vector instructions ----------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""The table of vector instructions that the tests execute: types of operands,
encodings, and what they compute on arrays of lanes."""

import dataclasses
from typing import Callable

import numpy as np

from arithmetic import (Mode, add, fma, flush, maximum, median, minimum,
                        multiply, result, rounded, saturated, source, to_integer, FLUSHING)

DTYPES = {
    "f16": "f2", "f32": "f4", "f64": "f8", "u16": "u2", "i16": "i2",
    "b16": "u2", "u32": "u4", "i32": "i4", "b32": "u4", "u64": "u8",
    "i64": "i8", "b64": "u8", "p16": "u4", "p16f": "u4", "b128": "u4",
}


@dataclasses.dataclass
class Op:
    """`function` gets the mode and an array for each source."""

    name: str
    types: str  # "f32 f32 f32": the result, then the sources.
    function: Callable
    # 1, 2 and c: 32-bit encodings with one or two sources or a comparison,
    # with sdwa and dpp. 3: VOP3 only. n: no sdwa and dpp. s: no VOP3.
    forms: str = "3"
    # bits, float (NaN are equal), zero (and zeros), ulp, low (16 bits).
    compare: str = ""
    clamp: bool = False
    carry_in: bool = False
    carry_out: bool = False
    # The old result is a source behind the others.
    accumulates: bool = False
    # High half of a 16-bit result: z zeroed, k kept, u unknown.
    high: str = "z"

    @property
    def result(self):
        return self.types.split()[0]

    @property
    def sources(self):
        return self.types.split()[1:]

    def is_float(self, index):
        return self.types.split()[index][0] == "f"


TABLE = []


def op(name, types, function, forms="3", **more):
    entry = Op(name, types, function, forms, **more)
    if not entry.compare:
        entry.compare = "float" if entry.result[0] == "f" else "bits"
    TABLE.append(entry)


def simple(function):
    """A function that does not look at the mode."""
    return lambda mode, *sources: function(*sources)


def i64(x):
    return x.astype(np.int64)


def u64(x):
    return x.astype(np.uint64)


def define(names, types, function, forms="3", **more):
    for name in names.split():
        op(name, types, function, forms, **more)


# Floating point with two and three sources.
for t in ("f32", "f16"):
    two, three = f"{t} {t} {t}", f"{t} {t} {t} {t}"
    op(f"v_add_{t}", two, add, "2", clamp=True)
    op(f"v_sub_{t}", two, lambda m, x, y: add(m, x, -y), "2", clamp=True)
    op(f"v_subrev_{t}", two, lambda m, x, y: add(m, y, -x), "2", clamp=True)
    op(f"v_mul_{t}", two, multiply, "2", clamp=True)
    op(f"v_min_{t}", two, simple(minimum), "2", compare="zero")
    op(f"v_max_{t}", two, simple(maximum), "2", compare="zero", clamp=True)
    kept = "k" if t == "f16" else "z"
    op(f"v_fma_{t}", three, fma, clamp=True, high=kept)
    op(f"v_min3_{t}", three, simple(lambda x, y, z: minimum(minimum(x, y), z)),
       compare="zero", high=kept)
    op(f"v_max3_{t}", three, simple(lambda x, y, z: maximum(maximum(x, y), z)),
       compare="zero", high=kept)
    op(f"v_med3_{t}", three, simple(median), compare="zero", high=kept)
op("v_add_f64", "f64 f64 f64", add, clamp=True)
op("v_mul_f64", "f64 f64 f64", multiply, clamp=True)
op("v_min_f64", "f64 f64 f64", simple(minimum), compare="zero")
op("v_max_f64", "f64 f64 f64", simple(maximum), compare="zero", clamp=True)
op("v_fma_f64", "f64 f64 f64 f64", fma, clamp=True)


def legacy_multiply(mode, x, y):
    return np.where((x == 0) | (y == 0), np.float32(0), multiply(mode, x, y))


op("v_mul_legacy_f32", "f32 f32 f32", legacy_multiply, "2", compare="zero",
   clamp=True)


# Of v_mad and v_mac, the product is rounded, and denormals are flushed whatever
# the mode.
def mad(mode, x, y, z):
    mode = dataclasses.replace(mode, denormals32=0)
    return add(mode, multiply(mode, x, y), z)


op("v_mad_f32", "f32 f32 f32 f32", mad, clamp=True)
op("v_mac_f32", "f32 f32 f32", mad, "2n", accumulates=True)
op("v_fmac_f32", "f32 f32 f32", fma, "2n", accumulates=True)
op("v_mad_legacy_f32", "f32 f32 f32 f32", lambda m, x, y, z: np.where(
    (flush(x) == 0) | (flush(y) == 0), add(FLUSHING, np.zeros_like(z), z),
    mad(m, x, y, z)), compare="zero", clamp=True)


def mad_of_halves(mode, x, y, z):
    product = flush(multiply(mode, flush(x), flush(y)))
    return flush(add(mode, product, flush(z)))


op("v_mad_legacy_f16", "f16 f16 f16 f16", mad_of_halves)
op("v_fma_legacy_f16", "f16 f16 f16 f16", fma)

# Integers of 32 bits.
def integer(function, dtype=np.uint32):
    return simple(lambda *s: function(*(i64(x) for x in s)).astype(dtype))


I3 = "u32 u32 u32"
S3 = "i32 i32 i32"
wrap = integer


def clampable(function, dtype):
    """By the mode's `saturate`, which stands for the clamp bit."""
    def compute(mode, *sources):
        exact = function(*(i64(x) for x in sources))
        if getattr(mode, "saturate", False):
            return saturated(exact, dtype)
        return exact.astype(dtype)
    return compute


op("v_add_u32", I3, clampable(lambda x, y: x + y, "u4"), "2", clamp=True)
op("v_sub_u32", I3, clampable(lambda x, y: x - y, "u4"), "2", clamp=True)
op("v_subrev_u32", I3, clampable(lambda x, y: y - x, "u4"), "2", clamp=True)
op("v_add_i32", S3, clampable(lambda x, y: x + y, "i4"), clamp=True)
op("v_sub_i32", S3, clampable(lambda x, y: x - y, "i4"), clamp=True)
for t in ("u16", "i16"):
    two = f"{t} {t} {t}"
    forms = "2" if t == "u16" else "3"
    high = "z" if t == "u16" else "k"
    op(f"v_add_{t}", two, clampable(lambda x, y: x + y, DTYPES[t]), forms,
       clamp=True, high=high)
    op(f"v_sub_{t}", two, clampable(lambda x, y: x - y, DTYPES[t]), forms,
       clamp=True, high=high)
    op(f"v_mad_{t}", f"{t} {t} {t} {t}",
       clampable(lambda x, y, z: x * y + z, DTYPES[t]), clamp=True, high="k")
    op(f"v_mad_legacy_{t}", f"{t} {t} {t} {t}", wrap(
        lambda x, y, z: x * y + z, DTYPES[t]))
op("v_subrev_u16", "u16 u16 u16", wrap(lambda x, y: y - x, "u2"), "2")
op("v_mul_lo_u16", "u16 u16 u16", wrap(lambda x, y: x * y, "u2"), "2")
op("v_lshlrev_b16", "u16 u16 u16", wrap(lambda x, y: y << (x & 15), "u2"), "2")
op("v_lshrrev_b16", "u16 u16 u16", wrap(lambda x, y: y >> (x & 15), "u2"), "2")
op("v_ashrrev_i16", "i16 i16 i16", wrap(lambda x, y: y >> (x & 15), "i2"), "2")
for t in ("u16", "i16", "u32", "i32"):
    forms, high = "2", "z"
    op(f"v_min_{t}", f"{t} {t} {t}", simple(np.minimum), forms)
    op(f"v_max_{t}", f"{t} {t} {t}", simple(np.maximum), forms)
    high = "k" if t[1] == "1" else "z"
    op(f"v_min3_{t}", f"{t} {t} {t} {t}",
       simple(lambda x, y, z: np.minimum(np.minimum(x, y), z)), high=high)
    op(f"v_max3_{t}", f"{t} {t} {t} {t}",
       simple(lambda x, y, z: np.maximum(np.maximum(x, y), z)), high=high)
    op(f"v_med3_{t}", f"{t} {t} {t} {t}", simple(lambda x, y, z: np.maximum(
        np.minimum(x, y), np.minimum(np.maximum(x, y), z))), high=high)

B3 = "b32 b32 b32"
op("v_and_b32", B3, simple(np.bitwise_and), "2")
op("v_or_b32", B3, simple(np.bitwise_or), "2")
op("v_xor_b32", B3, simple(np.bitwise_xor), "2")
op("v_xnor_b32", B3, simple(lambda x, y: ~(x ^ y)), "2")
op("v_lshlrev_b32", B3, wrap(lambda x, y: y << (x & 31)), "2")
op("v_lshrrev_b32", B3, wrap(lambda x, y: y >> (x & 31)), "2")
op("v_ashrrev_i32", "i32 u32 i32", wrap(lambda x, y: y >> (x & 31), "i4"), "2")
op("v_lshlrev_b64", "b64 b32 b64", simple(lambda x, y: y << u64(x & 63)))
op("v_lshrrev_b64", "b64 b32 b64", simple(lambda x, y: y >> u64(x & 63)))
op("v_ashrrev_i64", "i64 b32 i64", simple(lambda x, y: y >> i64(x & 63)))


def signed24(x):
    return (x << 40) >> 40


def unsigned24(x):
    return x & 0xffffff


U24, S24 = unsigned24, signed24
op("v_mul_u32_u24", I3, wrap(lambda x, y: U24(x) * U24(y)), "2")
op("v_mul_hi_u32_u24", I3, wrap(lambda x, y: (U24(x) * U24(y)) >> 32), "2")
op("v_mul_i32_i24", S3, wrap(lambda x, y: S24(x) * S24(y), "i4"), "2")
op("v_mul_hi_i32_i24", S3, wrap(lambda x, y: (S24(x) * S24(y)) >> 32, "i4"), "2")
op("v_mad_u32_u24", "u32 u32 u32 u32", wrap(lambda x, y, z: U24(x) * U24(y) + z))
op("v_mad_i32_i24", "i32 i32 i32 i32",
   wrap(lambda x, y, z: S24(x) * S24(y) + z, "i4"))
op("v_mad_u32_u16", "u32 u16 u16 u32", wrap(lambda x, y, z: x * y + z))
op("v_mad_i32_i16", "i32 i16 i16 i32", wrap(lambda x, y, z: x * y + z, "i4"))
op("v_mul_lo_u32", I3, simple(lambda x, y: x * y))
op("v_mul_hi_u32", I3,
   simple(lambda x, y: ((u64(x) * u64(y)) >> np.uint64(32)).astype("u4")))
op("v_mul_hi_i32", S3, wrap(lambda x, y: (x * y) >> 32, "i4"))

B4 = "b32 b32 b32 b32"
op("v_add3_u32", B4, wrap(lambda x, y, z: x + y + z))
op("v_lshl_add_u32", B4, wrap(lambda x, y, z: (x << (y & 31)) + z))
op("v_add_lshl_u32", B4, wrap(lambda x, y, z: ((x + y) & 0xffffffff) << (z & 31)))
op("v_lshl_or_b32", B4, wrap(lambda x, y, z: (x << (y & 31)) | z))
op("v_and_or_b32", B4, wrap(lambda x, y, z: (x & y) | z))
op("v_or3_b32", B4, wrap(lambda x, y, z: x | y | z))
op("v_xad_u32", B4, wrap(lambda x, y, z: (x ^ y) + z))
op("v_bfi_b32", B4, wrap(lambda x, y, z: (x & y) | (~x & z)))
op("v_bfe_u32", B4,
   wrap(lambda x, y, z: (x >> (y & 31)) & ((1 << (z & 31)) - 1)))


def field(x, y, z):
    width = z & 31
    shifted = (x >> (y & 31)) << (63 - width) << 1
    return np.where(width == 0, 0, shifted >> (63 - width) >> 1)


op("v_bfe_i32", "i32 i32 u32 u32", wrap(field, "i4"))
op("v_bfm_b32", B3, wrap(lambda x, y: ((1 << (x & 31)) - 1) << (y & 31)))
op("v_alignbit_b32", B4,
   wrap(lambda x, y, z: (y >> (z & 31)) | ((x << 1) << (31 - (z & 31)))))
op("v_alignbyte_b32", B4, wrap(
    lambda x, y, z: (y >> (8 * (z & 3))) | ((x << 1) << (31 - 8 * (z & 3)))))


def bytes_of(x, width=8):
    return [(x >> s) & ((1 << width) - 1) for s in range(0, 32, width)]


def difference(x, y, width=8, masked=False):
    return sum(np.where(q == 0 if masked else False, 0, np.abs(p - q))
               for p, q in zip(bytes_of(x, width), bytes_of(y, width)))


op("v_sad_u8", B4, wrap(lambda x, y, z: difference(x, y) + z))
op("v_msad_u8", B4, wrap(lambda x, y, z: difference(x, y, masked=True) + z))
op("v_sad_hi_u8", B4, wrap(lambda x, y, z: (difference(x, y) << 16) + z))
op("v_sad_u16", B4, wrap(lambda x, y, z: difference(x, y, 16) + z))
op("v_sad_u32", B4, wrap(lambda x, y, z: np.abs(x - y) + z))
op("v_lerp_u8", B4, wrap(lambda x, y, z: sum(
    ((p + q + (r & 1)) >> 1) << (8 * k)
    for k, (p, q, r) in enumerate(zip(bytes_of(x), bytes_of(y), bytes_of(z))))))


def permuted(x, y, z):
    # The last two are constants, then come the signs of the odd bytes.
    bytes_ = bytes_of(y) + bytes_of(x)
    bytes_ += [255 * (bytes_[k] >> 7) for k in (1, 3, 5, 7)]
    bytes_ += [np.zeros_like(x), np.full_like(x, 255)]
    return sum(np.choose(np.minimum(select, 13), bytes_) << (8 * k)
               for k, select in enumerate(bytes_of(z)))


op("v_perm_b32", B4, wrap(permuted))


def popcount(x):
    return sum((x >> k) & 1 for k in range(32))


def lowest(x, bits=32):
    """Of the first set bit from the low end, or -1."""
    out = np.full_like(x, -1)
    for k in reversed(range(bits)):
        out = np.where((x >> k) & 1, k, out)
    return out


def highest(x):
    out = np.full_like(x, -1)
    for k in range(32):
        out = np.where((x >> k) & 1, 31 - k, out)
    return out


op("v_bcnt_u32_b32", B3, wrap(lambda x, y: popcount(x) + y))
op("v_mov_b32", "b32 b32", simple(lambda x: x), "1")
op("v_not_b32", "b32 b32", simple(lambda x: ~x), "1")
op("v_bfrev_b32", "b32 b32",
   wrap(lambda x: sum(((x >> k) & 1) << (31 - k) for k in range(32))), "1")
op("v_ffbl_b32", "b32 b32", wrap(lowest), "1")
op("v_ffbh_u32", "b32 b32", wrap(highest), "1")
op("v_ffbh_i32", "b32 i32", wrap(lambda x: np.where(
    x == -1, -1, highest(np.where(x < 0, ~x, x)))), "1")
op("v_sat_pk_u8_i16", "b32 b32", wrap(lambda x: sum(
    np.clip((w << 48) >> 48, 0, 255) << (8 * k)
    for k, w in enumerate(bytes_of(x, 16)))), "1", high="u")

# Conversions.
def convert(mode, x, dtype):
    if x.dtype.kind == "f":
        x = source(mode, x)
    return result(mode, rounded(x.astype("f8"), dtype, mode.rounding(dtype)))


for k in range(4):
    op(f"v_cvt_f32_ubyte{k}", "f32 b32",
       simple(lambda x, k=k: ((x >> (8 * k)) & 255).astype("f4")), "1")
for a, b in (("f32", "i32"), ("f32", "u32"), ("f64", "i32"), ("f64", "u32"),
             ("f64", "f32"), ("f32", "f16"), ("f16", "u16"), ("f16", "i16"),
             ("f32", "f64"), ("f16", "f32")):
    op(f"v_cvt_{a}_{b}", f"{a} {b}",
       lambda m, x, a=a: convert(m, x, DTYPES[a]), "1")
for a, b in (("i32", "f32"), ("u32", "f32"), ("i32", "f64"), ("u32", "f64"),
             ("i16", "f16"), ("u16", "f16")):
    op(f"v_cvt_{a}_{b}", f"{a} {b}",
       simple(lambda x, a=a: to_integer(x, DTYPES[a])), "1", high="u")
op("v_cvt_flr_i32_f32", "i32 f32",
   simple(lambda x: to_integer(x, "i4", np.floor)), "1")
op("v_cvt_rpi_i32_f32", "i32 f32",
   simple(lambda x: to_integer(x, "i4", lambda v: np.floor(v + 0.5))), "1")

# Rounding to integers and taking apart.
for t in ("f32", "f16", "f64"):
    for name, function in (("trunc", np.trunc), ("ceil", np.ceil),
                           ("floor", np.floor), ("rndne", np.rint)):
        op(f"v_{name}_{t}", f"{t} {t}",
           lambda m, x, f=function: f(source(m, x)), "1")
    below = np.nextafter(np.dtype(DTYPES[t]).type(1),
                         np.dtype(DTYPES[t]).type(0))
    op(f"v_fract_{t}", f"{t} {t}", simple(
        lambda x, b=below: np.where(np.isinf(x), x - x, np.minimum(
            x - np.floor(x), b))), "1", compare="zero")
    op(f"v_frexp_mant_{t}", f"{t} {t}", simple(lambda x: np.frexp(x)[0]), "1")
op("v_frexp_exp_i32_f32", "i32 f32",
   simple(lambda x: np.where(np.isfinite(x), np.frexp(x)[1], 0)), "1")
op("v_frexp_exp_i32_f64", "i32 f64",
   simple(lambda x: np.where(np.isfinite(x), np.frexp(x)[1], 0)), "1")
op("v_frexp_exp_i16_f16", "i16 f16", simple(
    lambda x: np.where(np.isfinite(x), np.frexp(x)[1], 0).astype("i2")), "1")
op("v_cvt_off_f32_i4", "f32 b32", simple(
    lambda x: ((i64(x) & 15 ^ 8) - 8).astype("f4") / np.float32(16)), "1")
op("v_ldexp_f32", "f32 f32 i32", lambda m, x, y: np.ldexp(
    x.astype("f8"), np.clip(y, -500, 500)).astype("f4"), "3")
op("v_ldexp_f64", "f64 f64 i32",
   lambda m, x, y: np.ldexp(x, np.clip(y, -5000, 5000)))
op("v_ldexp_f16", "f16 f16 i16", lambda m, x, y: np.ldexp(
    x.astype("f8"), np.clip(y, -500, 500).astype("i4")).astype("f2"), "2")


# Elementary functions, which flush denormals in f32.
def elementary(function):
    def compute(mode, x):
        if x.dtype == np.float32:
            return flush(function(flush(x).astype("f8")).astype("f4"))
        return function(x.astype("f8")).astype(x.dtype)
    return compute


def turns(function):
    return lambda x: function(2 * np.pi * np.fmod(x, 1))


for t in ("f32", "f16"):
    for name, function in (("exp", np.exp2), ("log", np.log2),
                           ("rcp", np.reciprocal), ("sqrt", np.sqrt),
                           ("rsq", lambda x: 1 / np.sqrt(x))):
        op(f"v_{name}_{t}", f"{t} {t}", elementary(function), "1",
           compare="ulp")
    op(f"v_sin_{t}", f"{t} {t}", elementary(turns(np.sin)), "1", compare="near")
    op(f"v_cos_{t}", f"{t} {t}", elementary(turns(np.cos)), "1", compare="near")
op("v_rcp_iflag_f32", "f32 f32", elementary(np.reciprocal), "1", compare="ulp")
op("v_exp_legacy_f32", "f32 f32", elementary(np.exp2), "1", compare="ulp")
op("v_log_legacy_f32", "f32 f32", elementary(np.log2), "1", compare="ulp")


# Packing two values.
def pair(low, high):
    return low.astype("u4") & np.uint32(0xffff) | (high.astype("u4") <<
                                                   np.uint32(16))


def half_bits(x):
    return x.view("u2")


def toward_zero(x):
    near = x.astype("f2")
    over = np.abs(near.astype("f8")) > np.abs(x.astype("f8"))
    return np.where(over, np.nextafter(near, np.float16(0)), near)


op("v_cvt_pkrtz_f16_f32", "p16f f32 f32", simple(lambda x, y: pair(
    half_bits(toward_zero(x)), half_bits(toward_zero(y)))), compare="float")
op("v_pack_b32_f16", "b32 f16 f16",
   simple(lambda x, y: pair(half_bits(x), half_bits(y))), compare="p16")
op("v_cvt_pk_i16_i32", "b32 i32 i32", simple(lambda x, y: pair(
    saturated(i64(x), "i2").view("u2"), saturated(i64(y), "i2").view("u2"))))
op("v_cvt_pk_u16_u32", "b32 u32 u32", simple(lambda x, y: pair(
    saturated(i64(x), "u2"), saturated(i64(y), "u2"))))
op("v_cvt_norm_i16_f16", "i16 f16", simple(lambda x: to_integer(
    np.clip(x.astype("f8"), -1, 1) * 32767, "i2", np.rint)), "1", high="u")
op("v_cvt_norm_u16_f16", "u16 f16", simple(lambda x: to_integer(
    np.clip(x.astype("f8"), 0, 1) * 65535, "u2", np.rint)), "1", high="u")
for t in ("f32", "f16"):
    op(f"v_cvt_pknorm_i16_{t}", f"b32 {t} {t}", simple(lambda *s: pair(*(
        to_integer(np.clip(x.astype("f8"), -1, 1) * 32767, "i2", np.rint).view(
            "u2") for x in s))))
    op(f"v_cvt_pknorm_u16_{t}", f"b32 {t} {t}", simple(lambda *s: pair(*(
        to_integer(np.clip(x.astype("f8"), 0, 1) * 65535, "u2", np.rint)
        for x in s))))

# Selecting and carrying. The carry is a last source, an array of bool.
op("v_cndmask_b32", B3, lambda m, x, y, c: np.where(c, y, x), "2",
   carry_in=True)


def with_carry(function):
    def compute(mode, *sources):
        exact = function(*(i64(x) for x in sources))
        return exact.astype("u4"), (exact < 0) | (exact >= 1 << 32)
    return compute


op("v_add_co_u32", I3, with_carry(lambda x, y: x + y), "2", carry_out=True)
op("v_sub_co_u32", I3, with_carry(lambda x, y: x - y), "2", carry_out=True)
op("v_subrev_co_u32", I3, with_carry(lambda x, y: y - x), "2", carry_out=True)
op("v_addc_co_u32", I3, with_carry(lambda x, y, c: x + y + c), "2",
   carry_in=True, carry_out=True)
op("v_subb_co_u32", I3, with_carry(lambda x, y, c: x - y - c), "2",
   carry_in=True, carry_out=True)
op("v_subbrev_co_u32", I3, with_carry(lambda x, y, c: y - x - c), "2",
   carry_in=True, carry_out=True)


def wide_mad(signed):
    def compute(mode, x, y, z):
        exact = x.astype(object) * y.astype(object) + z.astype(object)
        low = np.array([int(v) & (1 << 64) - 1 for v in exact], dtype="u8")
        if signed:
            carry = [not -(1 << 63) <= v < 1 << 63 for v in exact]
        else:
            carry = [v >= 1 << 64 for v in exact]
        return low, np.array(carry)
    return compute


op("v_mad_u64_u32", "u64 u32 u32 u64", wide_mad(False), carry_out=True)
op("v_mad_i64_i32", "b64 i32 i32 i64", wide_mad(True), carry_out=True)


# Comparisons.
def ordered(x, y):
    return ~(np.isnan(x) | np.isnan(y))


FLOAT_COMPARISONS = {
    "f": lambda x, y: np.zeros(len(x), bool),
    "lt": lambda x, y: x < y, "eq": lambda x, y: x == y,
    "le": lambda x, y: x <= y, "gt": lambda x, y: x > y,
    "lg": lambda x, y: (x < y) | (x > y), "ge": lambda x, y: x >= y,
    "o": ordered, "u": lambda x, y: ~ordered(x, y),
    "nge": lambda x, y: ~(x >= y), "nlg": lambda x, y: ~((x < y) | (x > y)),
    "ngt": lambda x, y: ~(x > y), "nle": lambda x, y: ~(x <= y),
    "neq": lambda x, y: ~(x == y), "nlt": lambda x, y: ~(x < y),
    "tru": lambda x, y: np.ones(len(x), bool),
}
INTEGER_COMPARISONS = {
    "f": FLOAT_COMPARISONS["f"], "lt": lambda x, y: x < y,
    "eq": lambda x, y: x == y, "le": lambda x, y: x <= y,
    "gt": lambda x, y: x > y, "ne": lambda x, y: x != y,
    "ge": lambda x, y: x >= y, "t": FLOAT_COMPARISONS["tru"],
}
for prefix in ("v_cmp", "v_cmpx"):
    for t in ("f16", "f32", "f64"):
        for name, function in FLOAT_COMPARISONS.items():
            op(f"{prefix}_{name}_{t}", f"mask {t} {t}",
               lambda m, x, y, f=function: f(source(m, x), source(m, y)), "c")
    for t in ("i16", "u16", "i32", "u32", "i64", "u64"):
        for name, function in INTEGER_COMPARISONS.items():
            op(f"{prefix}_{name}_{t}", f"mask {t} {t}", simple(function), "c")


def classes(x, mask):
    info = np.finfo(x.dtype)
    bits = x.view(f"u{x.dtype.itemsize}")
    negative = np.signbit(x)
    quiet = (bits >> bits.dtype.type(info.nmant - 1)) & bits.dtype.type(1)
    kind = np.where(negative, 3, 8)
    kind = np.where(np.abs(x) < info.tiny, np.where(negative, 4, 7), kind)
    kind = np.where(x == 0, np.where(negative, 5, 6), kind)
    kind = np.where(np.isinf(x), np.where(negative, 2, 9), kind)
    kind = np.where(np.isnan(x), quiet.astype(int), kind)
    return (i64(mask) >> kind) & 1 != 0


for prefix in ("v_cmp", "v_cmpx"):
    for t, m in (("f16", "b16"), ("f32", "b32"), ("f64", "b32")):
        op(f"{prefix}_class_{t}", f"mask {t} {m}", simple(classes), "c")
