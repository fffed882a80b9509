#===- __main__.py - Compiles a model to a file -----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""python3 -m attn MODEL -o MODEL.attn: `attn.build` of a file, for those who have the
Python package and no attn-compile, which takes no models of ONNX."""

import argparse
import pathlib
import sys


def main(arguments=None):
    parser = argparse.ArgumentParser(
        prog="python3 -m attn",
        description="Compiles a model of ONNX or MLIR to a package for attn-run, the C "
                    "runtime and attn.load.")
    parser.add_argument("model", type=pathlib.Path, help="a file of ONNX (.onnx) or MLIR")
    parser.add_argument("-o", dest="output", required=True, metavar="FILE",
                        help="the file of the package")
    parser.add_argument("--target", default="host",
                        help="host, or a GPU: gfx942, sm_90a, ... (%(default)s)")
    parser.add_argument("--cpu", default="native",
                        help="the host's processor, by LLVM's name (%(default)s)")
    options = parser.parse_args(arguments)
    from . import compiler
    try:
        compiler.build(options.model, options.output, target=options.target,
                       cpu=options.cpu)
    except (OSError, RuntimeError, ValueError) as error:
        # Those of a place begin with it.
        text = str(error)
        print(text if ": error: " in text else f"attn: error: {text}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
