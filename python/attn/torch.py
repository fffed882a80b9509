#===- torch.py - Attention as an operation of PyTorch ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""`torch.ops.attn.attention` and `torch.ops.attn.attention_lse`, which torch.compile and
torch.export keep as one call, and `scaled_dot_product_attention` with the interface of
torch.nn.functional's. There is no backward pass."""

from __future__ import annotations

from typing import Optional

import torch

from . import ops

__all__ = ["attention", "attention_lse", "scaled_dot_product_attention"]

# What ops.attention takes besides functions; tuples become two arguments.
_PARAMETERS = """(Tensor query, Tensor key, Tensor value, Tensor? bias=None,
    Tensor? mask=None, Tensor? key_lengths=None, Tensor? sinks=None,
    Tensor? page_table=None, *, bool causal=False, SymInt? window_left=None,
    SymInt? window_right=None, SymInt? offset=None, str diagonal="top_left",
    float? scale=None, float? softcap=None, str layout="bhsd",
    str? output_layout=None, str? target=None)"""
_PARAMETERS = " ".join(_PARAMETERS.split())


def _accept(tensor):
    """The tensor, or a copy if a kernel cannot read it where it is."""
    if tensor.is_contiguous() or (
            tensor.dim() >= 3 and tensor.transpose(-3, -2).is_contiguous()):
        return tensor
    return tensor.contiguous()


def _accept_pairs(tensor):
    if tensor is None or tensor.is_contiguous():
        return tensor
    single = tensor[tuple(slice(0, 1) if stride == 0 else slice(None)
                          for stride in tensor.stride())]
    return single if single.is_contiguous() else tensor.contiguous()


def _accept_plain(tensor):
    return None if tensor is None else tensor.contiguous()


def _run(return_lse, query, key, value, bias=None, mask=None, key_lengths=None, sinks=None,
         page_table=None, *, window_left=None, window_right=None, **options):
    window = None
    if window_left is not None or window_right is not None:
        window = (window_left, window_right)
    return ops.attention(
        _accept(query), _accept(key), _accept(value), window=window,
        bias=_accept_pairs(bias), mask=_accept_pairs(mask),
        key_lengths=_accept_plain(key_lengths), sinks=_accept_plain(sinks),
        page_table=_accept_plain(page_table), return_lse=return_lse, **options)


def _fake_output(query, value, layout, output_layout):
    """Shapes alone; the implementation checks the rest."""
    *lead, first, second, _ = query.shape if query.dim() > 2 else (1, *query.shape)
    heads, rows = (first, second) if layout == "bhsd" else (second, first)
    if query.dim() == 2:
        return query.new_empty((rows, value.shape[-1])), (rows,)
    middle = (heads, rows) if (output_layout or layout) == "bhsd" else (rows, heads)
    return query.new_empty((*lead, *middle, value.shape[-1])), (*lead, heads, rows)


def _attention(*tensors, **options):
    return _run(False, *tensors, **options)


def _attention_fake(query, key, value, *tensors, layout="bhsd", output_layout=None,
                    **options):
    return _fake_output(query, value, layout, output_layout)[0]


def _attention_lse(*tensors, **options):
    return _run(True, *tensors, **options)


def _attention_lse_fake(query, key, value, *tensors, layout="bhsd", output_layout=None,
                        **options):
    output, rows = _fake_output(query, value, layout, output_layout)
    compute = torch.float64 if query.dtype == torch.float64 else torch.float32
    return output, query.new_empty(rows, dtype=compute)


#: attn::attention: the output of `attn.ops.attention`, with the window's sides apart.
#: Views that no kernel can read are copied.
attention = torch.library.custom_op(
    "attn::attention", _attention, mutates_args=(), schema=_PARAMETERS + " -> Tensor")
attention.register_fake(_attention_fake)
#: attn::attention_lse: the same, and the log-sum-exp.
attention_lse = torch.library.custom_op(
    "attn::attention_lse", _attention_lse, mutates_args=(),
    schema=_PARAMETERS + " -> (Tensor, Tensor)")
attention_lse.register_fake(_attention_lse_fake)


def scaled_dot_product_attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attn_mask: Optional[torch.Tensor] = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: Optional[float] = None,
    enable_gqa: bool = False,
) -> torch.Tensor:
    """torch.nn.functional.scaled_dot_product_attention, computed by attn: the same
    arguments, results and rows of zeros where a query attends to nothing. Inference
    only: `dropout_p` must be 0.

    query:     [..., H, L, E], f16, bf16, f32 or f64, on the CPU or a card.
    key:       [..., H, S, E], value: [..., H, S, Ev], of the same dtype; with `enable_gqa`
               their number of heads may be one that divides H.
    attn_mask: bool (True: attend) or floats to add; broadcast to [..., H, L, S].
    is_causal: query i attends to keys j <= i; not with `attn_mask`.
    scale:     by default 1 / sqrt(E).

    Returns [..., H, L, Ev]. Raises attn.ops.ArgumentError (a ValueError) that names the
    argument, what was expected and what was found."""
    def refuse(name, expected, found):
        raise ops.ArgumentError(f"scaled_dot_product_attention: {name}: expected "
                                f"{expected}, found {found}")

    if dropout_p != 0:
        refuse("dropout_p", "0, since nothing is dropped in inference", dropout_p)
    if attn_mask is not None and is_causal:
        refuse("attn_mask", "none with is_causal=True", f"one of {attn_mask.dtype}")
    for name, tensor in (("query", query), ("key", key), ("value", value)):
        if tensor.dim() < 2:
            refuse(name, "at least 2 dimensions", tensor.dim())
    if attn_mask is not None and attn_mask.dtype not in (
            torch.bool, torch.float16, torch.bfloat16, torch.float32, query.dtype):
        refuse("attn_mask", "bool or floats", attn_mask.dtype)
    rank = max(query.dim(), key.dim(), value.dim())
    if not (query.dim() == key.dim() == value.dim()
            and query.shape[:-2] == key.shape[:-2] == value.shape[:-2]):
        if not enable_gqa:
            lead = torch.broadcast_shapes(query.shape[:-2], key.shape[:-2],
                                          value.shape[:-2])
            query, key, value = (tensor.expand(*lead, *tensor.shape[-2:])
                                 for tensor in (query, key, value))
        elif rank < 3 or not query.dim() == key.dim() == value.dim():
            refuse("key", f"{query.dim()} dimensions, as query has", key.dim())
    lead = query.shape[:-2]
    if rank > 4:
        if attn_mask is not None and attn_mask.dim() > 2:
            attn_mask = attn_mask.expand(
                *lead, *attn_mask.shape[-2:]).reshape(-1, lead[-1], *attn_mask.shape[-2:])
        query, key, value = (tensor.flatten(0, rank - 4)
                             for tensor in (query, key, value))
    is_bool = attn_mask is not None and attn_mask.dtype == torch.bool
    output = torch.ops.attn.attention(
        query, key, value, causal=is_causal, scale=scale,
        mask=attn_mask if is_bool else None, bias=None if is_bool else attn_mask)
    return output.unflatten(0, lead[:-1]) if rank > 4 else output
