#===- layer_model.py - The transformer layer that is measured --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A layer as today's decoders have it, in PyTorch: RMSNorm, grouped heads with rotary
positions, a gated MLP, no biases. What computes attention is an argument."""

import dataclasses

import torch

from attn.bench.check import exact_output
from attn.bench.operands import TORCH_DTYPES
from attn.benchmark.problem import Problem

__all__ = ["Layer", "LayerCase", "make_layer", "make_reference"]


@dataclasses.dataclass(frozen=True)
class LayerCase:
    element: str
    batch: int
    sequence: int
    heads: int
    key_heads: int
    head_dim: int
    mlp: int
    causal: bool = True

    @property
    def width(self):
        return self.heads * self.head_dim

    @property
    def problem(self):
        """Attention's, in the order in which the projections leave their results."""
        return Problem(element=self.element, batch=self.batch, heads=self.heads,
                       key_heads=self.key_heads, queries=self.sequence,
                       depth=self.head_dim, causal=self.causal, query_layout="bshd",
                       key_layout="bshd", value_layout="bshd", output_layout="bshd")

    @property
    def product_flops(self):
        """Of projections and MLP: two for each weight and position."""
        weights = (self.width * (2 * self.width + 2 * self.key_heads * self.head_dim)
                   + 3 * self.width * self.mlp)
        return 2 * self.batch * self.sequence * weights

    def __str__(self):
        heads = (f"H{self.heads}" if self.heads == self.key_heads
                 else f"H{self.heads}/{self.key_heads}")
        return (f"{self.element} B{self.batch} S{self.sequence} {heads} D{self.head_dim} "
                f"MLP{self.mlp} " + ("causal" if self.causal else "full"))


def rotate(x, cosine, sine):
    """Rotary positions of [B, S, H, D]."""
    first, second = x.chunk(2, -1)
    return torch.cat((first * cosine - second * sine, second * cosine + first * sine), -1)


class Layer(torch.nn.Module):
    """`attention` has the interface of scaled_dot_product_attention."""

    def __init__(self, case, attention):
        super().__init__()
        width, keys = case.width, case.key_heads * case.head_dim
        make = lambda inputs, outputs: torch.nn.Linear(inputs, outputs, bias=False)
        self.case, self.attention = case, attention
        self.first_norm = torch.nn.RMSNorm(width, eps=1e-6)
        self.query, self.key, self.value = (make(width, width), make(width, keys),
                                            make(width, keys))
        self.output = make(width, width)
        self.second_norm = torch.nn.RMSNorm(width, eps=1e-6)
        self.gate, self.up = make(width, case.mlp), make(width, case.mlp)
        self.down = make(case.mlp, width)

    def forward(self, x, cosine, sine):
        """x is [B, S, width], cosine and sine [S, 1, head_dim / 2]."""
        batch, sequence, width = x.shape
        shape = batch, sequence, -1, self.case.head_dim
        normal = self.first_norm(x)
        query = rotate(self.query(normal).view(shape), cosine, sine)
        key = rotate(self.key(normal).view(shape), cosine, sine)
        value = self.value(normal).view(shape)
        attended = self.attention(
            query.transpose(1, 2), key.transpose(1, 2), value.transpose(1, 2),
            is_causal=self.case.causal,
            enable_gqa=self.case.heads != self.case.key_heads)
        x = x + self.output(attended.transpose(1, 2).reshape(batch, sequence, width))
        normal = self.second_norm(x)
        return x + self.down(torch.nn.functional.silu(self.gate(normal)) * self.up(normal))


def make_layer(case, place, seed=0):
    """A layer with random weights, for inference, and its inputs. They are made on the
    host, so that they are the same for any device."""
    generator = torch.Generator().manual_seed(seed)
    dtype = getattr(torch, TORCH_DTYPES[case.element])
    layer = Layer(case, torch.nn.functional.scaled_dot_product_attention)
    with torch.no_grad():
        for parameter in layer.parameters():
            if parameter.dim() == 2:  # Norms keep their ones.
                parameter.normal_(0, parameter.shape[1] ** -0.5, generator=generator)
    layer = layer.to(place, dtype).eval().requires_grad_(False)
    x = torch.randn(case.batch, case.sequence, case.width, generator=generator)
    half = case.head_dim // 2
    angles = (torch.arange(case.sequence)[:, None]
              * 10000.0 ** (-torch.arange(half) / half)).unsqueeze(1)
    return layer, [tensor.to(place, dtype) for tensor in (x, angles.cos(), angles.sin())]


def make_reference(layer, inputs):
    """The layer's result in float64, for the weights and inputs as they were rounded."""
    case = layer.case

    def attention(query, key, value, **options):
        return exact_output(torch, case.problem, (query, key, value),
                            case.head_dim ** -0.5)

    exact = Layer(case, attention).to(inputs[0].device, torch.float64)
    exact.load_state_dict(layer.state_dict())
    with torch.no_grad():
        return exact(*(tensor.double() for tensor in inputs))
