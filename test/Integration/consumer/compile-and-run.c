/*===-- compile-and-run.c - Embeds the compiler through C --------*- C -*-===*\
|*                                                                            *|
|* Part of the attn project, under the Apache License v2.0 with LLVM          *|
|* Exceptions.                                                                *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

/* usage: compile-and-run PACKAGE
 * Decomposes attention with a pass, compiles it to PACKAGE, runs that and
 * compares with the formula. */

#include "attn-c/Attn.h"
#include "mlir-c/Pass.h"

#include <math.h>
#include <stdio.h>

enum { S = 24, D = 8 };

static const char *source =
    "func.func @main(%q: tensor<1x1x24x8xf32>, %k: tensor<1x1x24x8xf32>,"
    "                %v: tensor<1x1x24x8xf32>) -> tensor<1x1x24x8xf32> {"
    "  %init = tensor.empty() : tensor<1x1x24x8xf32>"
    "  %o = attn.attention query(%q : tensor<1x1x24x8xf32>)"
    "      key(%k : tensor<1x1x24x8xf32>) value(%v : tensor<1x1x24x8xf32>)"
    "      scale(0.5) causal outs(%init : tensor<1x1x24x8xf32>)"
    "  return %o : tensor<1x1x24x8xf32>"
    "}";

static MlirStringRef string(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

/* Runs a pass by name, as bindings do. */
static int runPass(MlirContext context, MlirModule module,
                   const char *pipeline) {
  MlirPassManager passes = mlirPassManagerCreate(context);
  MlirLogicalResult result = mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(passes), string(pipeline), NULL, NULL);
  if (mlirLogicalResultIsSuccess(result))
    result = mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  return mlirLogicalResultIsSuccess(result);
}

static int compile(const char *path, const char *target) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  attnRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, true);
  mlirDialectRegistryDestroy(registry);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__attn__(), context);
  attnRegisterPasses();
  attnRegisterPasses(); /* May be called again. */

  MlirModule module = mlirModuleCreateParse(context, string(source));
  int ok =
      !mlirModuleIsNull(module) &&
      runPass(context, module, "builtin.module(func.func(attn-decompose))") &&
      mlirLogicalResultIsSuccess(
          attnCompileToPackage(module, string(target), string(path)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return ok;
}

static double reference(const float *q, const float *k, const float *v, int i,
                        int d) {
  double sum = 0, weighted = 0;
  for (int j = 0; j <= i; ++j) {
    double score = 0;
    for (int e = 0; e < D; ++e)
      score += (double)q[i * D + e] * k[j * D + e];
    double p = exp(0.5 * score);
    sum += p;
    weighted += p * v[j * D + d];
  }
  return weighted / sum;
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  if (compile(argv[1], "gfx0")) {
    puts("an unknown target was accepted");
    return 1;
  }
  if (!compile(argv[1], "host"))
    return 1;

  attn_package *package = NULL;
  const attn_entry *entry = NULL;
  float data[3][S * D];
  attn_tensor inputs[3], result;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < S * D; ++j)
      data[i][j] = (float)sin(1.0 + 7 * i + 0.37 * j);
    attn_tensor tensor = {ATTN_F32, 4, {1, 1, S, D}, data[i], NULL};
    inputs[i] = tensor;
  }
  attn_error *error = attn_package_open(argv[1], &package);
  if (!error)
    error = attn_package_find_entry(package, "main", &entry);
  if (!error)
    error = attn_entry_run(entry, ATTN_DEVICE_HOST, inputs, 3, &result, 1);
  if (error) {
    puts(attn_error_message(error));
    return 1;
  }
  double worst = 0;
  for (int i = 0; i < S; ++i)
    for (int d = 0; d < D; ++d) {
      double got = ((const float *)result.data)[i * D + d];
      worst =
          fmax(worst, fabs(got - reference(data[0], data[1], data[2], i, d)));
    }
  attn_tensor_free(&result);
  attn_package_close(package);
  printf("max abs error %s 1e-6\n", worst <= 1e-6 ? "<=" : ">");
  return worst > 1e-6;
}
