#===- export_dynamic.py - Export an encoder of dynamic shape ---------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Writes model.mlir, an encoder of two layers whose batch and sequence are
dynamic, with arguments and results of many types, and BxS.npz with arguments
and PyTorch's results for some batches of B sequences of length S.

usage: export_dynamic.py DIRECTORY        (needs torch and torch-mlir)

Attention is spelled out, for attn-raise to find.
"""

import pathlib
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from attn.frontend.torch import to_mlir

WIDTH, HEADS, LAYERS, WORDS, POSITIONS = 16, 2, 2, 20, 48
SHAPES = [(1, 1), (2, 7), (3, 33), (1, 48), (5, 16)]


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.out = (
            nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 32), nn.Linear(32, WIDTH)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        query, key, value = (
            project(x).view(batch, length, -1, WIDTH // HEADS).transpose(1, 2)
            for project in (self.query, self.key, self.value))
        x = self.norm1(x + self.out(
            F.scaled_dot_product_attention(query, key, value, attn_mask=mask)
            .transpose(1, 2).reshape(batch, length, -1)))
        return self.norm2(x + self.down(F.gelu(self.up(x))))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(WORDS, WIDTH)
        self.positions = nn.Embedding(POSITIONS, WIDTH)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))

    def forward(self, ids, mask, positions, prompt, gain):
        x = self.words(ids) + self.positions(positions) + prompt.float()
        for layer in self.layers:
            x = layer(x, mask[:, None, None, :])
        pooled = (x * mask[:, :, None]).sum(1)
        return (x * gain.float(), pooled.half(), x.argmax(-1), x > 0,
                (x + 1).bfloat16())


def to_numpy(tensor):
    if tensor.dtype == torch.bfloat16:
        return tensor.view(torch.uint16).numpy()
    return tensor.numpy()


def main():
    directory = pathlib.Path(sys.argv[1])
    torch.manual_seed(0)
    model = Encoder().eval()

    def make_arguments(batch, length):
        mask = torch.rand(batch, length) > 0.2
        mask[:, 0] = True
        if batch == 3:
            mask[1] = False  # attends to nothing
        return (torch.randint(0, WORDS, (batch, length)), mask,
                torch.arange(length).expand(batch, length).contiguous(),
                torch.randn(batch, length, WIDTH).half(),
                torch.randn(WIDTH).bfloat16())

    batch = torch.export.Dim("batch", min=1, max=64)
    length = torch.export.Dim("length", min=1, max=POSITIONS)
    dims = {0: batch, 1: length}
    text = to_mlir(model, make_arguments(2, 7), (dims, dims, dims, dims, None),
                   mark_attention=False)
    (directory / "model.mlir").write_text(text)
    for batch, length in SHAPES:
        arguments = make_arguments(batch, length)
        with torch.no_grad():
            results = model(*arguments)
        arrays = {f"in{i}": to_numpy(x) for i, x in enumerate(arguments)}
        arrays |= {f"out{i}": to_numpy(x) for i, x in enumerate(results)}
        np.savez_compressed(directory / f"{batch}x{length}.npz", **arrays)


main()
