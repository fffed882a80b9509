#===- transformers.py - Attention of Hugging Face's models -----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Makes attn an attention implementation of transformers:

    import attn.transformers
    attn.transformers.register()
    model = AutoModel.from_pretrained(path, attn_implementation="attn")

Importing this module registers nothing.
"""

import torch

from . import ops
from . import torch as _operations  # Registers torch.ops.attn.

__all__ = ["attention_forward", "register"]


def attention_forward(module, query, key, value, attention_mask, dropout=0.0, scaling=None,
                      is_causal=None, position_bias=None, softcap=None,
                      sliding_window=None, s_aux=None, **kwargs):
    """What transformers calls: query [B, H, S, D], key and value [B, Hk, S, D], and a mask
    of bool or floats, or None. Returns the output, [B, S, H, D], and None in place of
    weights. Raises ArgumentError where weights are dropped or asked for."""
    if dropout:
        raise ops.ArgumentError("attn_implementation='attn': dropout: expected 0 (call "
                                f"model.eval()), found {dropout}")
    if kwargs.get("output_attentions"):
        raise ops.ArgumentError("attn_implementation='attn': output_attentions: expected "
                                "False, since weights are never stored, found True")
    mask, bias = None, position_bias
    if attention_mask is not None:
        if attention_mask.dtype == torch.bool:
            mask = attention_mask
        else:
            bias = attention_mask if bias is None else bias + attention_mask
    if is_causal is None:
        is_causal = getattr(module, "is_causal", True)
    # A query alone sees all keys that there are; a mask says it all.
    causal = bool(is_causal) and attention_mask is None and query.shape[2] > 1
    window_left = None
    if causal and sliding_window is not None:
        window_left = sliding_window - 1
    output = _operations.attend(
        query, key, value, causal=causal, window_left=window_left, scale=scaling,
        softcap=softcap, bias=bias, mask=mask,
        sinks=None if s_aux is None else s_aux.float(), output_layout="bshd")
    return output, None


def register(name="attn"):
    """Makes `attn_implementation=name` known to transformers, and which masks it takes:
    those of PyTorch's scaled_dot_product_attention. May be called again."""
    from transformers import AttentionInterface, AttentionMaskInterface
    from transformers.masking_utils import sdpa_mask
    AttentionInterface.register(name, attention_forward)
    AttentionMaskInterface.register(name, sdpa_mask)
