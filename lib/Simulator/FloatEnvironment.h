//===- FloatEnvironment.h - Rounding and denormals of a wave on the host -*- C++
//-*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_FLOATENVIRONMENT_H
#define ATTN_LIB_SIMULATOR_FLOATENVIRONMENT_H

#include "attn/Simulator/Wave.h"

#include <cfenv>
#ifdef __SSE2__
#include <immintrin.h>
#endif

namespace attn::sim {

/// Sets the host's rounding and flushing to the MODE register of a wave, for
/// single precision, and takes it back at the end. Doubles and halves that
/// need another mode have handlers that say so.
class FloatEnvironment {
public:
  explicit FloatEnvironment(const Wave &wave) : saved(get()) { apply(wave); }
  ~FloatEnvironment() {
    if (get() != saved)
      set(saved);
  }

  /// Called when MODE changes.
  static void apply(const Wave &wave) {
    unsigned wanted = compute(wave.mode);
    if (get() != wanted)
      set(wanted);
  }

private:
#ifdef __SSE2__
  static unsigned get() { return _mm_getcsr() & ~0x3fu; }
  static void set(unsigned value) { _mm_setcsr(value); }
  static unsigned compute(unsigned mode) {
    // MODE: nearest, up, down, zero. MXCSR: nearest, down, up, zero.
    static constexpr unsigned rounding[] = {0, 2, 1, 3};
    unsigned value = 0x1f80 | rounding[mode & 3] << 13;
    if (!(mode >> 4 & 1)) // inputs
      value |= 1u << 6;
    if (!(mode >> 5 & 1)) // results
      value |= 1u << 15;
    return value;
  }
#else
  // Without a way to flush, denormals are kept.
  static unsigned get() { return std::fegetround(); }
  static void set(unsigned value) { std::fesetround(value); }
  static unsigned compute(unsigned mode) {
    static constexpr int rounding[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD,
                                       FE_TOWARDZERO};
    return rounding[mode & 3];
  }
#endif
  unsigned saved;
};

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_FLOATENVIRONMENT_H
