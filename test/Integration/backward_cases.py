# ===- backward_cases.py - Gradients of attention with expected results ----===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""A case of cases.py as one attn.attention_backward: the same operands and
options, and what must come out, in float64, with a bound on the error that float
arithmetic may make. Clauses are those of docs/Semantics.md."""

import dataclasses

import numpy as np

from cases import REGIONS, TINY, UNIT, Case, Region, compare, reference, rounded, store


@dataclasses.dataclass
class Slope:
    """The derivative of a score region, and a bound on its own derivative."""

    apply: object
    curvature: float = 0.0
    text: str = ""  # Of the derivative region; what follows from the region if empty.


SLOPES = {
    "alibi": Slope(lambda s, b, h, i, j: np.ones_like(s)),
    "parity": Slope(lambda s, b, h, i, j: np.where((b + i + j) % 2 == 0, 2.0, 1.0) + 0 * s),
    "mask": Slope(lambda s, b, h, i, j: np.where((j + h) % 3 == 0, 0.0, 1.0) + 0 * s),
}

# Regions that only the gradients are tested with: the forward cases keep theirs.
REGIONS.setdefault(
    "squash",
    Region(
        "%t = math.tanh %s : C\n"
        "%two = arith.constant 2.0 : C\n"
        "%r = arith.mulf %t, %two : C\n"
        "attn.yield %r : C",
        lambda s, b, h, i, j: 2 * np.tanh(s),
        2,
    ),
)
SLOPES["squash"] = Slope(lambda s, b, h, i, j: 2 * (1 - np.tanh(s) ** 2), 1.6)
REGIONS.setdefault(
    "square",
    Region(
        "%q = arith.constant 0.125 : C\n"
        "%x = arith.mulf %s, %q : C\n"
        "%r = arith.mulf %x, %s : C\n"
        "attn.yield %r : C",
        lambda s, b, h, i, j: s * s / 8,
        8,
    ),
)
SLOPES["square"] = Slope(
    lambda s, b, h, i, j: s / 4,
    0.25,
    "%q = arith.constant 0.25 : C\n%r = arith.mulf %s, %q : C\nattn.yield %r : C",
)
FORWARD_REGIONS = sorted(set(REGIONS) - {"squash", "square"})

# Which operand of the forward case says what extents the types leave open.
OPEN_AS = {
    "output": "outs", "output_gradient": "outs", "lse_gradient": "lse",
    "query_gradient": "query", "key_gradient": "key", "value_gradient": "value",
    "bias_gradient": "bias", "sink_gradient": "sink",
}


@dataclasses.dataclass
class BackwardCase(Case):
    op_name = "attn.attention_backward"

    output_gradient: np.ndarray = None
    lse_gradient: np.ndarray = None
    # By the clause; the operand's own layout where there is none.
    gradient_layouts: dict = dataclasses.field(default_factory=dict)
    gradient_dtype: str = None

    def __post_init__(self):
        super().__post_init__()
        self.lse_layout = self.lse_layout or "bhs"
        self.gradient_dtype = self.gradient_dtype or self.dtype
        self.output_gradient = rounded(self.output_gradient, self.dtype)
        if self.lse_gradient is not None:
            self.lse_gradient = rounded(self.lse_gradient, self.compute)
        self.saved = None

    def forward(self):
        """Output and log-sum-exp as the forward op would leave them."""
        if self.saved is None:
            output, lse = reference.attention(
                self.query, self.key, np.where(np.isnan(self.value), 0, self.value),
                **self._options())
            self.saved = rounded(output, self.output_dtype), rounded(lse, self.compute)
        return self.saved

    def _options(self):
        options = {
            name: getattr(self, name).array
            for name in ("bias", "mask") if getattr(self, name) is not None
        }
        for name in ("key_lengths", "sink", "scale", "softcap", "window", "dropout",
                     "causal", "diagonal"):
            options[name] = getattr(self, name)
        if self.region is not None:
            options["score"] = REGIONS[self.region].apply
        return dict(options, diagonal_offset=self.diagonal_offset or 0,
                    origin=self.origin or (0, 0, 0, 0))

    # --- MLIR ---

    def _type(self, name, axes, shape, layout, dtype):
        return super()._type(OPEN_AS.get(name, name), axes, shape, layout, dtype)

    def _operands(self):
        result = super()._operands()
        output, lse = self.forward()
        layouts = self.gradient_layouts
        extra = [
            ("output", "bhsd", output, self.output_layout, self.output_dtype),
            ("output_gradient", "bhsd", self.output_gradient,
             layouts.get("output_gradient", self.output_layout), self.dtype),
            ("lse", "bhs", lse, self.lse_layout, self.compute),
        ]
        if self.lse_gradient is not None:
            extra.append(("lse_gradient", "bhs", self.lse_gradient, self.lse_layout, self.compute))
        for clause, axes, array, layout, dtype in extra:
            type_ = self._type(clause, axes, array.shape, layout, dtype)
            result.append((clause, type_, layout, store(array, axes, layout), dtype))
        return result

    def _destinations(self):
        layouts, dtype = self.gradient_layouts, self.gradient_dtype
        result = [
            (f"{name}_gradient", "bhsd", getattr(self, name).shape,
             layouts.get(f"{name}_gradient", getattr(self, f"{name}_layout")), dtype)
            for name in ("query", "key", "value")
        ]
        if self.bias is not None:
            # attention_backward-c3
            narrow = self.compute == "f64" and self.bias.dtype in ("f16", "bf16")
            result.append(("bias_gradient", "bhqk", self.bias.array.shape, self.bias.layout,
                           "f64" if narrow else self.bias.dtype))
        if self.sink is not None:
            result.append(("sink_gradient", "h", self.sink.shape, "h", self.compute))
        return result

    def op_text(self, inits):
        text = super().op_text(inits)
        slope = SLOPES.get(self.region)
        if slope is not None and slope.text:
            body = slope.text.replace(" C", f" {self.compute}").replace("\n", "\n      ")
            positions = ", ".join(f"%{axis}: index" for axis in "bhij")
            text += f"\n      derivative(%s: {self.compute}, {positions}) {{\n      {body}\n    }}"
        return text

    def _init_lines(self, clause, layout, type_, dtype):
        """An init full of NaN, of the extents of what it is the gradient of."""
        source = clause.removesuffix("_gradient")
        _, source_type, source_layout, _, _ = next(
            operand for operand in self._operands() if operand[0] == source)
        lines, extents = [], []
        dims = type_[type_.index("<") + 1 :].split("x")
        for axis, dim in zip(layout, dims):
            if dim != "?":
                continue
            name = f"%{clause}_{axis}"
            lines.append(f"{name}_at = arith.constant {source_layout.index(axis)} : index")
            lines.append(f"{name} = tensor.dim %{source}, {name}_at : {source_type}")
            extents.append(name)
        nan = {"f64": "0x7FF8000000000000", "f32": "0x7FC00000", "f16": "0x7E00",
               "bf16": "0x7FC0"}
        return lines + [
            f"%{clause}_nan = arith.constant {nan[dtype]} : {dtype}",
            f"%{clause}_empty = tensor.empty({', '.join(extents)}) : {type_}",
            f"%{clause}_init = linalg.fill ins(%{clause}_nan : {dtype}) "
            f"outs(%{clause}_empty : {type_}) -> {type_}",
        ]

    # --- What must come out ---

    def wanted(self):
        with np.errstate(all="ignore"):
            gradients = self._expected()
        names = [clause for clause, _, _, _, _ in self._destinations()]
        options = self._options()
        if self.region is not None:
            options["derivative"] = SLOPES[self.region].apply
        output, lse = self.forward()
        theirs = reference.attention_backward(
            self.query, self.key, self.value, self.output_gradient, output=output, lse=lse,
            lse_gradient=self.lse_gradient, **options)
        results = []
        for clause, axes, _, layout, dtype in self._destinations():
            numbers, error = gradients[clause]
            error = 1.5 * error + UNIT[dtype] * np.abs(numbers) + 2 * TINY[dtype]
            same = getattr(theirs, clause.removesuffix("_gradient"))
            # Both are in float64; what is left is the order of sums.
            if not np.allclose(numbers, same, 1e-9, 1e-9):
                raise AssertionError(f"{clause} differs from attn.reference")
            results.append((clause, store(numbers, axes, layout), store(error, axes, layout)))
        return results

    def _expected(self):
        """Gradients and bounds on their errors, to first order, by the same steps
        as attention_backward-s3 to s10."""
        B, Hq, Hk, Sq, Sk, D, E = self.extents
        unit = UNIT[self.compute]
        narrow = self.dtype in ("f16", "bf16")
        rounding = UNIT[self.dtype] if narrow else 0.0
        smallest = 2.0**-1022 if self.compute == "f64" else 2.0**-126
        tiny = max(TINY[self.dtype] if narrow else 0.0, smallest)
        group = max(Hq // max(Hk, 1), 1)

        def sum_of(count):
            # Rounding errors of a sum are independent: they grow as a root.
            return unit * (2 * count**0.5 + 4)

        def transpose(array):
            return np.swapaxes(array, 2, 3)

        def sum_group(array):
            return array.reshape(B, Hk, -1 if array.size else 0, *array.shape[2:]).sum(axis=2)

        b0, h0, i0, j0 = self.origin or (0, 0, 0, 0)
        b = (b0 + np.arange(B)).reshape(B, 1, 1, 1)
        h = (h0 + np.arange(Hq)).reshape(1, Hq, 1, 1)
        i = (i0 + np.arange(Sq)).reshape(1, 1, Sq, 1)
        j = (j0 + np.arange(Sk)).reshape(1, 1, 1, Sk)
        heads = np.arange(Hq) // group
        q, k, v, do = self.query, self.key[:, heads], self.value[:, heads], self.output_gradient
        if self.key_lengths is not None:
            exists = transpose(j < self.key_lengths.reshape(B, 1, 1, 1))
            k, v = np.where(exists, k, 0.0), np.where(exists, v, 0.0)

        # Scores, their masks, and the errors of both, as in cases.py.
        scale = self.scale if self.scale is not None else D**-0.5 if D else 1.0
        s = scale * (q @ transpose(k))
        error = sum_of(D) * abs(scale) * (np.abs(q) @ np.abs(transpose(k)))
        factor, factor_error = np.ones_like(s), np.zeros_like(s)
        if self.softcap is not None:
            s = self.softcap * np.tanh(s / self.softcap)
            error = error + 8 * unit * self.softcap
            ratio = s / self.softcap
            factor = 1 - ratio**2
            factor_error = 2 * np.abs(ratio) * error / self.softcap + 4 * unit
        if self.region is not None:
            slope = SLOPES[self.region]
            derivative = slope.apply(s, b, h, i, j)
            derivative_error = slope.curvature * error + 8 * unit * (1 + np.abs(derivative))
            factor_error = factor_error * np.abs(derivative) + factor * derivative_error
            factor = factor * derivative
            growth = np.abs(derivative) + slope.curvature * error
            before = s
            s = REGIONS[self.region].apply(s, b, h, i, j)
            error = error * growth + 8 * unit * (
                np.where(np.isfinite(s), np.abs(s), 0) + np.abs(before))
            if self.region == "alibi":
                error = error + 8 * unit * np.abs(s - before)
        if self.bias is not None:
            s = s + self.bias.array
            error = error + 2 * unit * np.where(np.isfinite(s), np.abs(s), 0)
        attended = np.ones((B, Hq, Sq, Sk), bool)
        if self.mask is not None:
            attended = attended & self.mask.array
        center = i + (self.diagonal_offset or 0)
        if self.diagonal == "bottom_right":
            center = center + Sk - Sq
        left, right = self.window or (None, None)
        if self.causal:
            attended = attended & (j <= center)
        if left is not None:
            attended = attended & (center - j <= left)
        if right is not None:
            attended = attended & (j - center <= right)
        if self.key_lengths is not None:
            attended = attended & (j < self.key_lengths.reshape(B, 1, 1, 1))
        s = np.where(attended, s, -np.inf)

        output, lse = self.forward()
        finite_lse = np.where(lse == -np.inf, 0.0, lse)[..., None]
        p = np.where(s == -np.inf, 0.0, np.exp(s - finite_lse))
        distance = np.where(p > 0, np.abs(s - finite_lse) + np.abs(finite_lse), 0.0)
        p_error = p * (np.expm1(np.minimum(np.where(p > 0, error, 0), 50.0)) +
                       unit * (4 * distance + 16)) + tiny * attended
        keep = np.ones_like(p)
        if self.dropout is not None:
            rate, seed, offset = self.dropout
            keep = np.where(reference.dropout_keep(rate, seed, offset, b, h, i, j),
                            1 / (1 - rate), 0.0)

        delta = (do * output).sum(axis=3, keepdims=True)
        delta_error = sum_of(E) * (np.abs(do) * np.abs(output)).sum(axis=3, keepdims=True)
        if self.lse_gradient is not None:
            delta = delta - self.lse_gradient[..., None]
            delta_error = delta_error + 2 * unit * np.abs(self.lse_gradient[..., None])
        dp = keep * (do @ transpose(v))
        dp_error = keep * sum_of(E) * (np.abs(do) @ np.abs(transpose(v)))
        ds = p * (dp - delta)
        ds_error = p_error * np.abs(dp - delta) + p * (
            dp_error + delta_error + 4 * unit * (np.abs(dp) + np.abs(delta)))
        dx = np.where(attended, ds * factor, 0.0)
        dx_error = ds_error * (np.abs(factor) + factor_error) + np.abs(ds) * factor_error
        dx_error = np.where(attended, dx_error + 1.5 * rounding * np.abs(dx) + tiny, 0.0)

        results = {}
        dq, size = dx @ k, np.abs(dx) @ np.abs(k)
        results["query_gradient"] = (
            scale * dq, abs(scale) * (dx_error @ np.abs(k) + sum_of(Sk) * size))
        dk, size = sum_group(transpose(dx) @ q), sum_group(transpose(np.abs(dx)) @ np.abs(q))
        dk_error = sum_group(transpose(dx_error) @ np.abs(q)) + sum_of(Sq * group) * size
        results["key_gradient"] = scale * dk, abs(scale) * dk_error
        kept = p * keep
        kept_error = p_error * keep + 1.5 * rounding * kept + tiny * attended
        dv, size = sum_group(transpose(kept) @ do), sum_group(transpose(kept) @ np.abs(do))
        dv_error = sum_group(transpose(kept_error) @ np.abs(do)) + sum_of(Sq * group) * size
        results["value_gradient"] = dv, dv_error
        if self.bias is not None:
            axes = tuple(n for n in range(4) if self.bias.array.shape[n] == 1)
            count = ds.size / max(self.bias.array.size, 1)
            total = lambda array: array.sum(axis=axes, keepdims=True)
            results["bias_gradient"] = total(ds), total(
                np.where(attended, ds_error, 0)) + sum_of(count) * total(np.abs(ds))
        if self.sink is not None:
            sink = self.sink.reshape(1, Hq, 1, 1)
            weight = np.where(lse[..., None] == -np.inf, 0.0, np.exp(sink - finite_lse))
            off = np.where(np.isfinite(sink), np.abs(sink), 0) + np.abs(finite_lse)
            weight_error = weight * unit * (4 * off + 16)
            sink_error = weight_error * np.abs(delta) + weight * (
                delta_error + sum_of(B * Sq) * np.abs(delta))
            results["sink_gradient"] = (
                -(weight * delta).sum(axis=(0, 2, 3)), sink_error.sum(axis=(0, 2, 3)))
        return results
