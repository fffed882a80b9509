/*===-- attn-c/Attn.h - C interface to dialect and compiler -------*- C -*-===*\
|*                                                                            *|
|* Part of the attn project, under the Apache License v2.0 with LLVM          *|
|* Exceptions.                                                                *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

/* For embedders in C and for language bindings, beside MLIR's own C interface
 * (mlir-c). Everything is in the shared library AttnCAPI, which also carries
 * mlir-c itself, since no distribution ships libMLIR-C.
 *
 * Packages are loaded and run through attn/Runtime/attn_runtime.h, included
 * here; a program that only runs packages needs just that one.
 */

#ifndef ATTN_C_ATTN_H
#define ATTN_C_ATTN_H

#include "attn/Runtime/attn_runtime.h"
#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/* mlirGetDialectHandle__attn__(): the dialect, to insert into a registry or to
 * load into a context. */
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Attn, attn);

/* Adds the dialect with all its interfaces (tiling, bufferization), and every
 * upstream dialect that a module for attnCompileToPackage may contain. */
MLIR_CAPI_EXPORTED void attnRegisterAllDialects(MlirDialectRegistry registry);

/* Makes the passes and pipelines of the project known to MLIR, so that
 * mlirParsePassPipeline and mlirOpPassManagerAddPipeline find attn-raise,
 * attn-tile, attn-to-host and the others. May be called again. */
MLIR_CAPI_EXPORTED void attnRegisterPasses(void);

/* Compiles `module`, which is consumed as IR but still owned by the caller, for
 * `target` ("host") and writes the package `path`, whole or not at all. Errors
 * are diagnostics of the module's context. */
MLIR_CAPI_EXPORTED MlirLogicalResult attnCompileToPackage(MlirModule module,
                                                          MlirStringRef target,
                                                          MlirStringRef path);

#ifdef __cplusplus
}
#endif

#endif /* ATTN_C_ATTN_H */
