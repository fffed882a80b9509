#===- torch.py - Attention as an operation of PyTorch ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""`torch.ops.attn.attention` and `torch.ops.attn.attention_lse`, which torch.compile and
torch.export keep as one call, and `scaled_dot_product_attention` with the interface of
torch.nn.functional's. All have gradients on the CPU: of query, key, value, bias and sinks.
On a card, where there are no kernels for them yet, the backward pass is an error."""

from __future__ import annotations

from typing import Optional

import torch

from . import ops

__all__ = ["attention", "attention_backward", "attention_lse",
           "scaled_dot_product_attention"]

# What ops.attention takes besides functions; tuples become two arguments.
_ARRAYS = """Tensor? bias=None, Tensor? mask=None, Tensor? key_lengths=None,
    Tensor? sinks=None"""
_OPTIONS = """bool causal=False, SymInt? window_left=None, SymInt? window_right=None,
    SymInt? offset=None, str diagonal="top_left", float? scale=None,
    float? softcap=None, str layout="bhsd", str? output_layout=None,
    str? target=None"""
_PARAMETERS = " ".join(f"""(Tensor query, Tensor key, Tensor value, {_ARRAYS},
    Tensor? page_table=None, *, {_OPTIONS})""".split())
_BACKWARD_PARAMETERS = " ".join(f"""(Tensor query, Tensor key, Tensor value,
    Tensor output, Tensor output_gradient, Tensor lse, Tensor? lse_gradient=None,
    {_ARRAYS}, *, {_OPTIONS}, bool return_bias_gradient=False,
    bool return_sinks_gradient=False)""".split())


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


def _join_window(left, right):
    return None if left is None and right is None else (left, right)


def _run(return_lse, query, key, value, bias=None, mask=None, key_lengths=None, sinks=None,
         page_table=None, *, window_left=None, window_right=None, **options):
    return ops.attention(
        _accept(query), _accept(key), _accept(value),
        window=_join_window(window_left, window_right),
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


#===------------------------------------------------------------------------===#
# Gradients
#===------------------------------------------------------------------------===#

def _attention_backward(query, key, value, output, output_gradient, lse, lse_gradient=None,
                        bias=None, mask=None, key_lengths=None, sinks=None, *,
                        window_left=None, window_right=None, return_bias_gradient=False,
                        **options):
    # Each element of a bias has a gradient of its own where autograd sees it repeated.
    accept_bias = _accept_plain if return_bias_gradient else _accept_pairs
    found = ops.attention_backward(
        _accept(query), _accept(key), _accept(value), _accept(output),
        _accept(output_gradient), lse.contiguous(),
        lse_gradient=_accept_plain(lse_gradient),
        window=_join_window(window_left, window_right), bias=accept_bias(bias),
        mask=_accept_pairs(mask), key_lengths=_accept_plain(key_lengths),
        sinks=_accept_plain(sinks), return_bias_gradient=return_bias_gradient, **options)
    return [gradient for gradient in found if gradient is not None]


def _attention_backward_fake(query, key, value, output, output_gradient, lse,
                             lse_gradient=None, bias=None, mask=None, key_lengths=None,
                             sinks=None, *, return_bias_gradient=False,
                             return_sinks_gradient=False, **options):
    found = [tensor.new_empty(tensor.shape) for tensor in (query, key, value)]
    if return_bias_gradient:
        found.append(lse.new_empty(bias.shape))
    if return_sinks_gradient:
        found.append(lse.new_empty(sinks.shape))
    return found


#: attn::attention_backward: the gradients of `attn.ops.attention_backward`, those that
#: there are.
attention_backward = torch.library.custom_op(
    "attn::attention_backward", _attention_backward, mutates_args=(),
    schema=_BACKWARD_PARAMETERS + " -> Tensor[]")
attention_backward.register_fake(_attention_backward_fake)


def _save(ctx, inputs, keyword_only_inputs, output):
    output, lse = output if isinstance(output, tuple) else (output, None)
    ctx.save_for_backward(*inputs, output, lse)
    ctx.options = keyword_only_inputs
    ctx.set_materialize_grads(False)


def _differentiate(ctx, output_gradient, lse_gradient=None):
    *inputs, output, lse = ctx.saved_tensors
    query, key, value, *arrays, page_table = inputs
    if page_table is not None:
        raise ops.ArgumentError("attention_backward: page_table: expected none where "
                                "gradients are asked for, found one")
    needed = dict(zip(("query", "key", "value", "bias", "mask", "key_lengths", "sinks"),
                      ctx.needs_input_grad))
    if output_gradient is None:
        output_gradient = torch.zeros_like(output)
    if lse is None:
        # attn::attention has kept none.
        lse = torch.ops.attn.attention_lse(*inputs, **ctx.options)[1]
    bias, sinks = arrays[0], arrays[3]
    is_needed = [needed.get(name, False) for name in ("bias", "sinks")]
    found = iter(torch.ops.attn.attention_backward(
        query, key, value, output, output_gradient, lse, lse_gradient, *arrays,
        **ctx.options, return_bias_gradient=is_needed[0],
        return_sinks_gradient=is_needed[1]))
    rows = [gradient if needed[name] else None
            for name, gradient in zip(("query", "key", "value"), found)]
    others = [next(found).to(tensor.dtype) if wanted else None
              for tensor, wanted in zip((bias, sinks), is_needed)]
    return (*rows, others[0], None, None, others[1], None)


attention.register_autograd(_differentiate, setup_context=_save)
attention_lse.register_autograd(_differentiate, setup_context=_save)


def attend(*tensors, **options):
    """torch.ops.attn.attention, which where gradients are recorded also keeps the
    log-sum-exp, so that the backward pass need not compute it again."""
    if torch.is_grad_enabled() and not torch.compiler.is_exporting() and any(
            tensor is not None and tensor.requires_grad
            for tensor in (*tensors, options.get("bias"), options.get("sinks"))):
        return torch.ops.attn.attention_lse(*tensors, **options)[0]
    return torch.ops.attn.attention(*tensors, **options)


#===------------------------------------------------------------------------===#
# In place of torch.nn.functional's
#===------------------------------------------------------------------------===#

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
    arguments, results and rows of zeros where a query attends to nothing. `dropout_p` must
    be 0. On the CPU there are gradients, of floats in `attn_mask` too; a backward pass on
    a card is refused: train with torch.nn.functional's there.

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
        refuse("dropout_p", "0, since no dropout of PyTorch's is computed", dropout_p)
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
    output = attend(
        query, key, value, causal=is_causal, scale=scale,
        mask=attn_mask if is_bool else None, bias=None if is_bool else attn_mask)
    return output.unflatten(0, lead[:-1]) if rank > 4 else output
