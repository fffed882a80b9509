#===- generation.py - A model that generates with a cache ------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Generates text with a model of transformers that is compiled whole, its keys and values
as arguments and results: one package for prompts of any length, one for steps. Compares
the tokens with those of PyTorch.

Needs torch, transformers and torch-mlir.
"""

import torch
import transformers

import attn
from attn import compiler

LAYERS, HEADS, KEY_HEADS, DEPTH, VOCABULARY = 2, 4, 2, 16, 64


class Step(torch.nn.Module):
    """Scores of the last token, and keys and values of all, from new tokens and keys and
    values of those before."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, tokens, *past):
        cache = transformers.DynamicCache(config=self.model.config)
        for layer in range(len(past) // 2):
            cache.update(past[2 * layer], past[2 * layer + 1], layer)
        logits = self.model(tokens, past_key_values=cache, use_cache=True,
                            logits_to_keep=1).logits
        return logits, *(array for layer in cache.layers
                         for array in (layer.keys, layer.values))


def main():
    torch.manual_seed(0)
    model = transformers.LlamaForCausalLM(transformers.LlamaConfig(
        vocab_size=VOCABULARY, hidden_size=HEADS * DEPTH, intermediate_size=96,
        num_hidden_layers=LAYERS, num_attention_heads=HEADS,
        num_key_value_heads=KEY_HEADS, max_position_embeddings=64)).eval()
    length = torch.export.Dim("length", max=63)
    prompt = torch.randint(1, VOCABULARY, (1, 7))
    begin = attn.compile(Step(model), (prompt,), dynamic=({1: length},))
    past = tuple(torch.zeros(1, KEY_HEADS, 5, DEPTH) for _ in range(2 * LAYERS))
    step = attn.compile(Step(model), (prompt[:, :1], *past),
                        dynamic=({}, ({2: length},) * len(past)))
    print(f"{begin['main'].num_attention_ops} and "
          f"{step['main'].num_attention_ops} attention ops")
    compiled = compiler.counts["compiled"] + compiler.counts["found"]
    for length in (7, 4):
        expected = model.generate(prompt[:, :length], max_new_tokens=12, do_sample=False,
                                  pad_token_id=0, eos_token_id=VOCABULARY)
        tokens = prompt[:, :length]
        logits, *past = begin(tokens)
        while True:
            next_token = logits[:, -1:].argmax(-1)
            tokens = torch.cat([tokens, next_token], 1)
            if tokens.shape[1] == length + 12:
                break
            logits, *past = step(next_token, *past)
        print(f"{tokens[0, length:].tolist()}: "
              f"{'PASS' if torch.equal(tokens, expected) else 'FAIL'}")
    try:
        step(next_token, past[0][:, :, 1:].contiguous(), *past[1:])
    except attn.Error as error:
        print(error)
    print(compiler.counts["compiled"] + compiler.counts["found"] - compiled,
          "compilations while generating")


if __name__ == "__main__":
    main()
