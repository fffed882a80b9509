//===- Matrix.cpp - Matrix instructions and accumulation registers --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// v_mfma: D = A * B + C of one or several blocks, in registers of all lanes;
// EXEC and MODE do not matter. Where an element lies, by its row i or column j,
// its depth k and its block, for size * size blocks:
//
//   A, B   lane: size * group + i, where a lane holds some consecutive k. With
//          several blocks, group is the block; with one, those of k go on.
//   C, D   lane: size * group + j; register r: row 4 * group + r % 4 and, of
//          32 rows, 8 more for each four registers. In blocks of 4 * 4, lanes
//          are blocks and r is the row.
//
// Products are exact and are added to C in the order of k, each sum rounded to
// nearest even. What the hardware does is not public.

#include "Gfx9/Families.h"
#include "Gfx9/VectorAlu.h"

#ifdef __SSE2__
#include <immintrin.h>
#endif

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// A type of elements of A and B: how many are in a dword, and their value in
/// the type in which they are multiplied. `isExact`: a product has no more bits
/// than that type.
template <bool flushes> struct HalfElement {
  using Value = float;
  static constexpr unsigned perDword = 2;
  static constexpr bool isExact = true, flushesSums = flushes;
  static float get(uint32_t word, unsigned part) {
    uint32_t bits = word >> 16 * part & 0xffff;
    // Without its sign a denormal or zero is less than the first normal.
    if (flushes && (bits & 0x7c00) == 0)
      bits &= 0x8000;
    return toFloat(uint16_t(bits));
  }
};
template <bool flushes> struct BfloatElement {
  using Value = float;
  static constexpr unsigned perDword = 2;
  static constexpr bool isExact = false, flushesSums = flushes;
  static float get(uint32_t word, unsigned part) {
    uint32_t bits = part ? word & 0xffff0000 : word << 16;
    return flushes ? flush(asFloat(bits)) : asFloat(bits);
  }
};
struct SingleElement {
  using Value = float;
  static constexpr unsigned perDword = 1;
  static constexpr bool isExact = false, flushesSums = false;
  static float get(uint32_t word, unsigned) { return asFloat(word); }
};
/// Singles of which ten bits behind the point count; the rest is rounded.
struct XSingleElement : SingleElement {
  static float get(uint32_t word, unsigned) {
    constexpr uint32_t half = 0xfff;
    bool isFinite = (word & 0x7f800000) != 0x7f800000;
    uint32_t rounded = (word + half + (word >> 13 & 1)) & ~0x1fffu;
    return asFloat(isFinite ? rounded : word);
  }
};
struct ByteElement {
  using Value = int32_t;
  static constexpr unsigned perDword = 4;
  static constexpr bool isExact = true, flushesSums = false;
  static int32_t get(uint32_t word, unsigned part) {
    return int8_t(word >> 8 * part);
  }
};

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// Rounding to nearest with denormals, whatever the wave's mode.
class MatrixMode {
public:
#ifdef __SSE2__
  explicit MatrixMode(const Wave &wave) : isOther((wave.mode & 0x33) != 0x30) {
    if (!isOther) [[likely]]
      return;
    saved = _mm_getcsr();
    _mm_setcsr(0x1f80);
  }
  ~MatrixMode() {
    if (isOther) [[unlikely]]
      _mm_setcsr(saved);
  }

private:
  bool isOther;
  unsigned saved = 0;
#else
  explicit MatrixMode(const Wave &) {}
#endif
};

/// Where the lanes of B come from, by blgp: the low bits of a lane's number are
/// kept, and something is added. As they are; one half to both; rotated by a
/// quarter; one quarter to all.
constexpr struct {
  uint8_t kept, added;
} lanesOfB[8] = {{63, 0}, {31, 0},  {31, 32}, {63, 16},
                 {15, 0}, {15, 16}, {15, 32}, {15, 48}};

/// The registers of source `k`, through blgp if it is B.
template <unsigned words>
void readMatrix(Wave &wave, const Instruction &i, unsigned k,
                const uint32_t **registers, uint32_t (*storage)[maxLanes]) {
  unsigned pattern = k == 1 ? i.extension : 0;
  for (unsigned w = 0; w < words; ++w) {
    const uint32_t *lanes =
        readVector(wave, i.source[k] - operand::vector + w, allLanes);
    registers[w] = lanes;
    if (!pattern) [[likely]]
      continue;
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      storage[w][lane] =
          lanes[((lane & lanesOfB[pattern].kept) + lanesOfB[pattern].added) %
                maxLanes];
    registers[w] = storage[w];
  }
}

/// The registers of C; of a constant, one for all. Copied if D overlaps.
template <unsigned words>
void readAddend(Wave &wave, const Instruction &i, const uint32_t **registers,
                uint32_t (*storage)[maxLanes]) {
  if (!operand::isVector(i.source[2])) {
    fill(storage[0], readScalar(wave, i, 2));
    for (unsigned w = 0; w < words; ++w)
      registers[w] = storage[0];
    return;
  }
  for (unsigned w = 0; w < words; ++w)
    registers[w] =
        readVector(wave, i.source[2] - operand::vector + w, allLanes);
  int distance = int(i.source[2]) - int(i.destination);
  if (distance == 0 || distance >= int(words) || distance <= -int(words))
    return;
  for (unsigned w = 0; w < words; ++w) {
    __builtin_memcpy(storage[w], registers[w], sizeof(storage[w]));
    registers[w] = storage[w];
  }
}

/// The block of A that block `block` of B is multiplied with: cbsz and abid
/// take one block of each group.
unsigned getBlockOfA(const Instruction &i, unsigned block, unsigned blocks) {
  unsigned group = 1u << i.opSel;
  return ((block & ~(group - 1)) + (i.opSel ? i.opSelHi : 0)) % blocks;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Sixteen elements.
template <class T> struct Chunk;
template <> struct Chunk<float> {
  typedef float Type __attribute__((vector_size(64)));
};
template <> struct Chunk<int32_t> {
  typedef uint32_t Type __attribute__((vector_size(64)));
};
constexpr unsigned chunkSize = 16;

/// a * b + c of each element, rounded once.
template <bool isExact, class V>
[[gnu::always_inline]] inline void multiplyAdd(const V &a, const V &b, V &c) {
#if defined(__clang__) && defined(__FMA__)
  if constexpr (__is_same(V, Chunk<float>::Type)) {
    c = __builtin_elementwise_fma(a, b, c);
    return;
  }
#endif
  if constexpr (isExact)
    c += a * b;
  else
    for (unsigned n = 0; n < chunkSize; ++n)
      c[n] = __builtin_fmaf(a[n], b[n], c[n]);
}

template <class Element>
[[gnu::always_inline]] inline void
loadChunk(typename Chunk<typename Element::Value>::Type &to,
          const void *lanes) {
  __builtin_memcpy(&to, lanes, sizeof(to));
  if constexpr (Element::flushesSums)
    for (unsigned n = 0; n < chunkSize; ++n)
      to[n] = flush(to[n]);
}

template <class Element>
[[gnu::always_inline]] inline void
storeChunk(uint32_t *lanes,
           typename Chunk<typename Element::Value>::Type from) {
  if constexpr (Element::flushesSums)
    for (unsigned n = 0; n < chunkSize; ++n)
      from[n] = flush(from[n]);
  __builtin_memcpy(lanes, &from, sizeof(from));
}

/// Elements of A or B by block, depth and row or column.
template <class Element, unsigned size, unsigned depth, unsigned blocks>
struct Operand {
  using Value = typename Element::Value;
  static constexpr unsigned perLane = size * depth * blocks / maxLanes;
  static constexpr unsigned words = perLane / Element::perDword;
  static_assert(blocks == 1 || blocks == maxLanes / size);

  alignas(64) Value value[blocks][depth][size];

  [[gnu::always_inline]] inline void unpack(const uint32_t **registers) {
    for (unsigned group = 0; group < maxLanes / size; ++group)
      for (unsigned e = 0; e < perLane; ++e) {
        Value *to =
            blocks > 1 ? value[group][e] : value[0][group * perLane + e];
        const uint32_t *from = registers[e / Element::perDword] + group * size;
        for (unsigned n = 0; n < size; ++n)
          to[n] = Element::get(from[n], e % Element::perDword);
      }
  }
};

/// Blocks of 16 * 16 and 32 * 32: a row of D is a part of one register.
template <class Element, unsigned size, unsigned depth, unsigned blocks>
void multiply(Wave &wave, const Instruction &i) {
  using Side = Operand<Element, size, depth, blocks>;
  using Vector = typename Chunk<typename Element::Value>::Type;
  constexpr unsigned perBlock = size * size / maxLanes;
  constexpr unsigned groups = maxLanes / size, chunks = size / chunkSize;
  const uint32_t *registers[2][Side::words], *addend[perBlock * blocks];
  alignas(64) uint32_t storage[Side::words][maxLanes];
  alignas(64) uint32_t addendStorage[perBlock * blocks][maxLanes];
  MatrixMode mode(wave);
  Side a, b;
  readMatrix<Side::words>(wave, i, 0, registers[0], storage);
  a.unpack(registers[0]);
  readMatrix<Side::words>(wave, i, 1, registers[1], storage);
  b.unpack(registers[1]);
  readAddend<perBlock * blocks>(wave, i, addend, addendStorage);
  if (wave.status == WaveStatus::Faulted)
    return;
  for (unsigned block = 0; block < blocks; ++block) {
    const auto &rows = a.value[getBlockOfA(i, block, blocks)];
    const auto &columns = b.value[block];
    for (unsigned r = 0; r < perBlock; ++r) {
      unsigned index = block * perBlock + r;
      const uint32_t *from = addend[index];
      uint32_t *to =
          writeVector(wave, i.destination - operand::vector + index, allLanes);
      for (unsigned group = 0; group < groups; ++group) {
        unsigned row = r % 4 + 4 * group + r / 4 * 4 * groups;
        Vector sum[chunks];
        for (unsigned c = 0; c < chunks; ++c)
          loadChunk<Element>(sum[c], from + group * size + c * chunkSize);
        for (unsigned k = 0; k < depth; ++k) {
          Vector x = rows[k][row] - Vector{};
          for (unsigned c = 0; c < chunks; ++c) {
            Vector y;
            __builtin_memcpy(&y, &columns[k][c * chunkSize], sizeof(y));
            multiplyAdd<Element::isExact>(x, y, sum[c]);
          }
        }
        for (unsigned c = 0; c < chunks; ++c)
          storeChunk<Element>(to + group * size + c * chunkSize, sum[c]);
      }
    }
  }
}

/// Sixteen blocks of 4 * 4: a register of D has one row of each block.
template <class Element, unsigned depth>
void multiplySmall(Wave &wave, const Instruction &i) {
  constexpr unsigned size = 4, blocks = 16;
  using Side = Operand<Element, size, depth, blocks>;
  using Vector = typename Chunk<typename Element::Value>::Type;
  const uint32_t *registers[2][Side::words], *addend[size];
  alignas(64) uint32_t storage[Side::words][maxLanes];
  alignas(64) uint32_t addendStorage[size][maxLanes];
  MatrixMode mode(wave);
  Side a, b;
  readMatrix<Side::words>(wave, i, 0, registers[0], storage);
  a.unpack(registers[0]);
  readMatrix<Side::words>(wave, i, 1, registers[1], storage);
  b.unpack(registers[1]);
  readAddend<size>(wave, i, addend, addendStorage);
  if (wave.status == WaveStatus::Faulted)
    return;
  for (unsigned row = 0; row < size; ++row) {
    uint32_t *to =
        writeVector(wave, i.destination - operand::vector + row, allLanes);
    for (unsigned first = 0; first < maxLanes; first += chunkSize) {
      Vector sum;
      loadChunk<Element>(sum, addend[row] + first);
      for (unsigned k = 0; k < depth; ++k) {
        Vector x, y;
        for (unsigned n = 0; n < chunkSize; ++n) {
          unsigned block = (first + n) / size;
          x[n] = a.value[getBlockOfA(i, block, blocks)][k][row];
          y[n] = b.value[block][k][n % size];
        }
        multiplyAdd<Element::isExact>(x, y, sum);
      }
      storeChunk<Element>(to + first, sum);
    }
  }
}

/// Doubles: 16 * 16, or four blocks of 4 * 4 with a row in each 16 lanes. In
/// the place of blgp are the signs of A, B and C.
template <unsigned size> void multiplyDouble(Wave &wave, const Instruction &i) {
  constexpr unsigned depth = 4, pairs = size * size / 4 / 16 ? 4 : 1;
  alignas(64) uint32_t storage[2][2][maxLanes], addend[pairs * 2][maxLanes];
  uint64_t sign[3];
  for (unsigned k = 0; k < 3; ++k)
    sign[k] = uint64_t(i.extension >> k & 1) << 63;
  MatrixMode mode(wave);
  for (unsigned k = 0; k < 2; ++k)
    for (unsigned part = 0; part < 2; ++part)
      __builtin_memcpy(
          storage[k][part],
          readVector(wave, i.source[k] - operand::vector + part, allLanes),
          sizeof(storage[k][part]));
  for (unsigned w = 0; w < pairs * 2; ++w)
    if (operand::isVector(i.source[2]))
      __builtin_memcpy(
          addend[w],
          readVector(wave, i.source[2] - operand::vector + w, allLanes),
          sizeof(addend[w]));
    else
      fill(addend[w], uint32_t(readScalar64(wave, i, 2) >> w % 2 * 32));
  if (wave.status == WaveStatus::Faulted)
    return;
  auto get = [](uint32_t (*words)[maxLanes], unsigned lane, uint64_t flip) {
    return bitCast<double>((words[0][lane] | uint64_t(words[1][lane]) << 32) ^
                           flip);
  };
  for (unsigned p = 0; p < pairs; ++p) {
    unsigned vgpr = i.destination - operand::vector + p * 2;
    uint32_t *low = writeVector(wave, vgpr, allLanes);
    uint32_t *high = writeVector(wave, vgpr + 1, allLanes);
    for (unsigned lane = 0; lane < maxLanes; ++lane) {
      double sum = get(addend + p * 2, lane, sign[2]);
      unsigned row = p * 4 + lane / 16, block = size == 4 ? lane / 4 % 4 : 0;
      for (unsigned k = 0; k < depth; ++k) {
        unsigned base = k * 16 + block * 4;
        sum = __builtin_fma(get(storage[0], base + row, sign[0]),
                            get(storage[1], base + lane % size, sign[1]), sum);
      }
      setLane<double>(low, high, lane, sum);
    }
  }
}

/// v_accvgpr_read, write and mov: the decoder has found out which registers.
/// What holds nothing is moved as that: LLVM saves whole registers this way.
void move(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec(), unknown = 0;
  alignas(64) uint32_t storage[maxLanes];
  const uint32_t *from = storage;
  if (operand::isVector(i.source[0])) {
    unsigned vgpr = i.source[0] - operand::vector;
    if (!wave.vgprPending[vgpr])
      unknown = exec & ~wave.vgprReady[vgpr];
    from = readVector(wave, vgpr, exec & ~unknown);
  } else {
    fill(storage, readScalar(wave, i, 0));
  }
  unsigned to = i.destination - operand::vector;
  copyLanes(writeVector(wave, to, exec), from, exec);
  wave.vgprReady[to] &= ~unknown;
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

constexpr SourceKind b32 = SourceKind::B32, f64 = SourceKind::F64;
#define ROW(NAME, ...)                                                         \
  {NAME, __VA_ARGS__, Unit::VectorAlu, {b32, b32, b32}, trait::Matrix}
/// The name of gfx908 and gfx90a, and that of gfx942.
#define ROWS(OLD, NEW, ...) ROW(OLD, __VA_ARGS__), ROW(NEW, __VA_ARGS__)

constexpr HandlerEntry entries[] = {
    ROW("v_accvgpr_read_b32", move),
    ROW("v_accvgpr_write_b32", move),
    ROW("v_accvgpr_mov_b32", move),
    ROWS("v_mfma_f32_32x32x1f32", "v_mfma_f32_32x32x1_2b_f32",
         multiply<SingleElement, 32, 1, 2>),
    ROWS("v_mfma_f32_16x16x1f32", "v_mfma_f32_16x16x1_4b_f32",
         multiply<SingleElement, 16, 1, 4>),
    ROWS("v_mfma_f32_4x4x1f32", "v_mfma_f32_4x4x1_16b_f32",
         multiplySmall<SingleElement, 1>),
    ROWS("v_mfma_f32_32x32x2f32", "v_mfma_f32_32x32x2_f32",
         multiply<SingleElement, 32, 2, 1>),
    ROWS("v_mfma_f32_16x16x4f32", "v_mfma_f32_16x16x4_f32",
         multiply<SingleElement, 16, 4, 1>),
    ROW("v_mfma_f32_32x32x4_xf32", multiply<XSingleElement, 32, 4, 1>),
    ROW("v_mfma_f32_16x16x8_xf32", multiply<XSingleElement, 16, 8, 1>),
    ROWS("v_mfma_i32_32x32x4i8", "v_mfma_i32_32x32x4_2b_i8",
         multiply<ByteElement, 32, 4, 2>),
    ROWS("v_mfma_i32_16x16x4i8", "v_mfma_i32_16x16x4_4b_i8",
         multiply<ByteElement, 16, 4, 4>),
    ROWS("v_mfma_i32_4x4x4i8", "v_mfma_i32_4x4x4_16b_i8",
         multiplySmall<ByteElement, 4>),
    ROW("v_mfma_i32_32x32x8i8", multiply<ByteElement, 32, 8, 1>),
    ROW("v_mfma_i32_16x16x16i8", multiply<ByteElement, 16, 16, 1>),
    ROW("v_mfma_i32_32x32x16_i8", multiply<ByteElement, 32, 16, 1>),
    ROW("v_mfma_i32_16x16x32_i8", multiply<ByteElement, 16, 32, 1>),
    ROW("v_mfma_i32_32x32x32_i8", multiply<ByteElement, 32, 32, 1>),
    ROW("v_mfma_i32_16x16x64_i8", multiply<ByteElement, 16, 64, 1>),
    {"v_mfma_f64_16x16x4f64",
     multiplyDouble<16>,
     Unit::VectorAlu,
     {f64, f64, f64},
     trait::Matrix},
    {"v_mfma_f64_16x16x4_f64",
     multiplyDouble<16>,
     Unit::VectorAlu,
     {f64, f64, f64},
     trait::Matrix},
    {"v_mfma_f64_4x4x4f64",
     multiplyDouble<4>,
     Unit::VectorAlu,
     {f64, f64, f64},
     trait::Matrix},
    {"v_mfma_f64_4x4x4_4b_f64",
     multiplyDouble<4>,
     Unit::VectorAlu,
     {f64, f64, f64},
     trait::Matrix},
};

/// Types of 16 bits, of which gfx90a takes denormals for zero.
#define SHORT_ROWS(HALF, BFLOAT)                                               \
  ROWS("v_mfma_f32_32x32x4f16", "v_mfma_f32_32x32x4_2b_f16",                   \
       multiply<HALF, 32, 4, 2>),                                              \
      ROWS("v_mfma_f32_16x16x4f16", "v_mfma_f32_16x16x4_4b_f16",               \
           multiply<HALF, 16, 4, 4>),                                          \
      ROWS("v_mfma_f32_4x4x4f16", "v_mfma_f32_4x4x4_16b_f16",                  \
           multiplySmall<HALF, 4>),                                            \
      ROWS("v_mfma_f32_32x32x8f16", "v_mfma_f32_32x32x8_f16",                  \
           multiply<HALF, 32, 8, 1>),                                          \
      ROWS("v_mfma_f32_16x16x16f16", "v_mfma_f32_16x16x16_f16",                \
           multiply<HALF, 16, 16, 1>),                                         \
      ROW("v_mfma_f32_32x32x2bf16", multiply<BFLOAT, 32, 2, 2>),               \
      ROW("v_mfma_f32_16x16x2bf16", multiply<BFLOAT, 16, 2, 4>),               \
      ROW("v_mfma_f32_4x4x2bf16", multiplySmall<BFLOAT, 2>),                   \
      ROW("v_mfma_f32_32x32x4bf16", multiply<BFLOAT, 32, 4, 1>),               \
      ROW("v_mfma_f32_16x16x8bf16", multiply<BFLOAT, 16, 8, 1>),               \
      ROWS("v_mfma_f32_32x32x4bf16_1k", "v_mfma_f32_32x32x4_2b_bf16",          \
           multiply<BFLOAT, 32, 4, 2>),                                        \
      ROWS("v_mfma_f32_16x16x4bf16_1k", "v_mfma_f32_16x16x4_4b_bf16",          \
           multiply<BFLOAT, 16, 4, 4>),                                        \
      ROWS("v_mfma_f32_4x4x4bf16_1k", "v_mfma_f32_4x4x4_16b_bf16",             \
           multiplySmall<BFLOAT, 4>),                                          \
      ROWS("v_mfma_f32_32x32x8bf16_1k", "v_mfma_f32_32x32x8_bf16",             \
           multiply<BFLOAT, 32, 8, 1>),                                        \
      ROWS("v_mfma_f32_16x16x16bf16_1k", "v_mfma_f32_16x16x16_bf16",           \
           multiply<BFLOAT, 16, 16, 1>)

constexpr HandlerEntry keepingEntries[] = {
    SHORT_ROWS(HalfElement<false>, BfloatElement<false>),
    ROW("v_mfma_f32_32x32x16_f16", multiply<HalfElement<false>, 32, 16, 1>),
    ROW("v_mfma_f32_16x16x32_f16", multiply<HalfElement<false>, 16, 32, 1>),
    ROW("v_mfma_f32_32x32x16_bf16", multiply<BfloatElement<false>, 32, 16, 1>),
    ROW("v_mfma_f32_16x16x32_bf16", multiply<BfloatElement<false>, 16, 32, 1>),
};
constexpr HandlerEntry flushingEntries[] = {
    SHORT_ROWS(HalfElement<true>, BfloatElement<true>),
};

} // namespace

HandlerTable getMatrixTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

HandlerTable getShortMatrixTable(bool flushesDenormals) {
  if (flushesDenormals)
    return {flushingEntries,
            sizeof(flushingEntries) / sizeof(flushingEntries[0])};
  return {keepingEntries, sizeof(keepingEntries) / sizeof(keepingEntries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
