//===- CpuFeatures.cpp - What the running processor can do ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CpuFeatures.h"

#include <optional>
#include <string_view>

using namespace attn;

#if defined(__x86_64__)
/// Nothing for a name that is not in the table.
static std::optional<bool> hasFeature(std::string_view name) {
  __builtin_cpu_init();
  // Every x86-64 processor has these.
  for (std::string_view baseline :
       {"64bit", "cmov", "cx8", "fxsr", "mmx", "sse", "sse2", "x87"})
    if (name == baseline)
      return true;
  // The builtin takes literals only. LLVM has `crc32` apart from `sse4.2`.
#define ATTN_FEATURE(NAME)                                                     \
  if (name == NAME)                                                            \
    return __builtin_cpu_supports(NAME) != 0;
  ATTN_FEATURE("sse3")
  ATTN_FEATURE("ssse3")
  ATTN_FEATURE("sse4.1")
  ATTN_FEATURE("sse4.2")
  ATTN_FEATURE("sse4a")
  ATTN_FEATURE("popcnt")
  ATTN_FEATURE("aes")
  ATTN_FEATURE("pclmul")
  ATTN_FEATURE("adx")
  ATTN_FEATURE("bmi")
  ATTN_FEATURE("bmi2")
  ATTN_FEATURE("lzcnt")
  ATTN_FEATURE("movbe")
  ATTN_FEATURE("f16c")
  ATTN_FEATURE("fma")
  ATTN_FEATURE("fma4")
  ATTN_FEATURE("xop")
  ATTN_FEATURE("avx")
  ATTN_FEATURE("avx2")
  ATTN_FEATURE("avxvnni")
  ATTN_FEATURE("gfni")
  ATTN_FEATURE("vaes")
  ATTN_FEATURE("vpclmulqdq")
  ATTN_FEATURE("avx512f")
  ATTN_FEATURE("avx512cd")
  ATTN_FEATURE("avx512bw")
  ATTN_FEATURE("avx512dq")
  ATTN_FEATURE("avx512vl")
  ATTN_FEATURE("avx512ifma")
  ATTN_FEATURE("avx512vbmi")
  ATTN_FEATURE("avx512vbmi2")
  ATTN_FEATURE("avx512vnni")
  ATTN_FEATURE("avx512bitalg")
  ATTN_FEATURE("avx512vpopcntdq")
  ATTN_FEATURE("avx512vp2intersect")
  ATTN_FEATURE("avx512bf16")
  ATTN_FEATURE("avx512fp16")
#undef ATTN_FEATURE
  if (name == "crc32")
    return __builtin_cpu_supports("sse4.2") != 0;
  return std::nullopt;
}
#else
static std::optional<bool> hasFeature(std::string_view) { return std::nullopt; }
#endif

bool attn::checkCpuFeatures(const std::vector<std::string> &features,
                            std::string &error) {
  for (const std::string &feature : features) {
    std::optional<bool> has = hasFeature(feature);
    if (has.value_or(false))
      continue;
    error = "the code needs the CPU feature '" + feature + "', which ";
    // Running unknown code is a crash at best.
    error += has ? "this processor does not have; compile for this processor"
                 : "this runtime does not know on this processor";
    return false;
  }
  return true;
}
