#===- operands.py - Query, key and value of a case -------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Query, key and value of one case, as what a backend takes.

Normal values that are the same in each run. With `device`, a name that torch
knows, they are made there; without torch they are numpy's."""

import numpy as np

__all__ = ["Operands", "TORCH_DTYPES"]

TORCH_DTYPES = {"f64": "float64", "f32": "float32", "f16": "float16",
                "bf16": "bfloat16"}
LOGICAL = "bhsd"


class Operands:
    def __init__(self, case, torch=None, device="cpu", seed=0):
        self.case = case
        self.problem = case.problem
        self.torch = torch
        self.device = device
        self.seed = seed
        self._arrays = self._tensors = self._gradient = self._paged = None

    def tensors(self):
        """Of torch, in the layouts of the problem."""
        if self._tensors is None:
            torch = self.torch
            if self.device == "cpu":
                self._tensors = [self._to_tensor(array) for array in self.arrays()]
            else:
                generator = torch.Generator(device=self.device).manual_seed(self.seed)
                dtype = getattr(torch, TORCH_DTYPES[self.problem.element])
                self._tensors = [
                    torch.randn(self.problem.shape(name)[1], generator=generator,
                                device=self.device, dtype=torch.float32).to(dtype)
                    for name in ("query", "key", "value")]
        return self._tensors

    def entry_tensors(self):
        """What a package takes: keys in pages, if the problem has them, and a table."""
        tensors, problem = self.tensors(), self.problem
        if not problem.page_size:
            return tensors
        if self._paged is None:
            table = problem.page_table(self.seed)
            self._paged = [tensors[0],
                           *(problem.to_pages(name, tensor, table)
                             for name, tensor in zip(("key", "value"), tensors[1:])),
                           self.torch.from_numpy(table).to(self.device)]
        return self._paged

    def entry_arrays(self):
        """The same of numpy."""
        arrays, problem = self.arrays(), self.problem
        if not problem.page_size:
            return arrays
        table = problem.page_table(self.seed)
        return [arrays[0], *(problem.to_pages(name, array, table)
                             for name, array in zip(("key", "value"), arrays[1:])), table]

    def _to_tensor(self, array):
        if array.dtype != np.uint16:
            return self.torch.from_numpy(array)
        return self.torch.from_numpy(array.view(np.int16)).view(self.torch.bfloat16)

    def arrays(self):
        """Of numpy, bf16 as uint16; copies where the operands are on a device."""
        if self._arrays is None:
            if self.torch and self.device != "cpu":
                self._arrays = [self._to_array(tensor) for tensor in self.tensors()]
            else:
                self._arrays = self.problem.inputs(self.seed)
        return self._arrays

    def _to_array(self, tensor):
        if self.problem.element == "bf16":
            tensor = tensor.view(self.torch.int16)
            return tensor.cpu().numpy().view(np.uint16)
        return tensor.cpu().numpy()

    def logical_tensors(self):
        """Views in the order bhsd."""
        return [tensor.permute([self.case.layout.index(axis) for axis in LOGICAL])
                for tensor in self.tensors()]

    def sequence_first_tensors(self):
        """Views in the order bshd, which FlashAttention's interfaces take."""
        return [tensor.transpose(1, 2) for tensor in self.logical_tensors()]

    def gradient(self):
        """That of the output, for a backward pass, in the order bhsd."""
        if self._gradient is None:
            torch, problem = self.torch, self.problem
            generator = torch.Generator(device=self.device).manual_seed(self.seed + 1)
            self._gradient = torch.randn(
                (problem.batch, problem.heads, problem.queries, problem.depth),
                generator=generator, device=self.device, dtype=torch.float32).to(
                    getattr(torch, TORCH_DTYPES[problem.element]))
        return self._gradient

    def to_logical(self, output):
        """A result of numpy in the output's layout, as numbers in the order bhsd."""
        values = self.problem.values(np.asarray(output))
        return values.transpose(
            [self.problem.output_layout.index(axis) for axis in LOGICAL])
