//===- LocalShare.cpp - DS: local data share ------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Atomics.h"
#include "Gfx9/Families.h"
#include "Gfx9/Memory.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Addresses and data
//===----------------------------------------------------------------------===//

/// The address of each lane, and the lanes whose access is inside of LDS. All
/// of them are or there is a fault, unless the check is off: then the others
/// read 0 and write nothing.
template <unsigned bytes>
uint64_t getAddresses(Wave &wave, const Instruction &i, uint32_t offset,
                      uint64_t exec, uint32_t *address) {
  const Lds &lds = wave.workgroup->lds;
  const uint32_t *base = readVector(wave, i.source[0] - operand::vector, exec);
  uint32_t limit = lds.size >= bytes ? lds.size - bytes + 1 : 0;
  alignas(64) uint32_t isOutside[maxLanes];
  uint32_t any = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    address[lane] = base[lane] + offset;
    isOutside[lane] = address[lane] >= limit;
    any |= isOutside[lane];
  }
  if (!any) [[likely]]
    return exec;
  uint64_t outside = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    outside |= uint64_t(isOutside[lane]) << lane;
  outside &= exec;
  if (outside && lds.checkBounds) {
    unsigned lane = unsigned(__builtin_ctzll(outside));
    fault::ldsBounds(wave, address[lane], bytes, lane);
    return 0;
  }
  return exec & ~outside;
}

void recordAccess(Wave &wave, const uint32_t *address, const uint32_t *second,
                  uint64_t lanes, unsigned bytes, bool isStore) {
  MemoryAccess &access = wave.access;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    access.address[lane] = address[lane];
  if (second)
    __builtin_memcpy(access.address2, second, maxLanes * sizeof(*second));
  access.lanes = lanes;
  access.bytes = uint16_t(bytes);
  access.hasSecond = second != nullptr;
  access.isStore = isStore;
}

/// Puts an access on the queue of lgkmcnt.
void finish(Wave &wave, unsigned firstVgpr, unsigned count, uint64_t lanes,
            bool isLds = true) {
  PendingOperation operation;
  operation.registers = {uint16_t(operand::vector + firstVgpr),
                         uint16_t(count)};
  operation.lanes = lanes;
  operation.isLds = isLds;
  issueLgkm(wave, operation);
}

/// The registers that a store writes, for touchLds.
template <unsigned words>
LdsData getData(Wave &wave, unsigned vgpr, unsigned shift = 0) {
  LdsData data;
  for (unsigned k = 0; k < words; ++k)
    data.word[k] = wave.vgpr[vgpr + k].lane;
  data.shift = shift;
  return data;
}

/// `words` dwords a lane from `address` to registers from `vgpr` on.
template <unsigned words>
void loadWords(Wave &wave, unsigned vgpr, const uint32_t *address,
               uint64_t exec, uint64_t inside) {
  const uint8_t *bytes = &wave.workgroup->lds.bytes[0];
  for (unsigned k = 0; k < words; ++k) {
    uint32_t *to = loadVector(wave, vgpr + k, exec, /*isLgkm=*/true);
    if (inside == allLanes) [[likely]] {
      for (unsigned lane = 0; lane < maxLanes; ++lane)
        __builtin_memcpy(&to[lane], bytes + address[lane] + k * 4, 4);
      continue;
    }
    for (unsigned lane = 0; lane < maxLanes; ++lane) {
      if (inside >> lane & 1)
        __builtin_memcpy(&to[lane], bytes + address[lane] + k * 4, 4);
      else if (exec >> lane & 1)
        to[lane] = 0;
    }
  }
}

template <unsigned words>
void storeWords(Wave &wave, unsigned vgpr, const uint32_t *address,
                uint64_t exec, uint64_t inside) {
  uint8_t *bytes = &wave.workgroup->lds.bytes[0];
  const uint32_t *from[words];
  for (unsigned k = 0; k < words; ++k)
    from[k] = readVector(wave, vgpr + k, exec);
  // In the order of lanes: the last one to write an address wins.
  for (uint64_t rest = inside; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    for (unsigned k = 0; k < words; ++k)
      __builtin_memcpy(bytes + address[lane] + k * 4, &from[k][lane], 4);
  }
}

//===----------------------------------------------------------------------===//
// Reads and writes
//===----------------------------------------------------------------------===//

template <unsigned words> void read(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t address[maxLanes];
  uint64_t inside =
      getAddresses<words * 4>(wave, i, uint32_t(i.offset), exec, address);
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Read, words * 4>(wave, address, inside))
    return;
  recordAccess(wave, address, nullptr, exec, words * 4, false);
  unsigned vgpr = i.destination - operand::vector;
  loadWords<words>(wave, vgpr, address, exec, inside);
  finish(wave, vgpr, words, exec);
}

template <unsigned words> void write(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t address[maxLanes];
  uint64_t inside =
      getAddresses<words * 4>(wave, i, uint32_t(i.offset), exec, address);
  LdsData data = getData<words>(wave, i.source[1] - operand::vector);
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Write, words * 4>(wave, address, inside, &data))
    return;
  recordAccess(wave, address, nullptr, exec, words * 4, true);
  storeWords<words>(wave, i.source[1] - operand::vector, address, exec, inside);
  finish(wave, 0, 0, exec);
}

/// Two accesses; the 8-bit offsets count elements, or 64 of them.
template <unsigned words, unsigned stride>
void read2(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t first[maxLanes], second[maxLanes];
  uint32_t offset0 = i.offset & 0xff, offset1 = i.offset >> 8 & 0xff;
  uint64_t inside0 = getAddresses<words * 4>(
      wave, i, offset0 * words * 4 * stride, exec, first);
  uint64_t inside1 = getAddresses<words * 4>(
      wave, i, offset1 * words * 4 * stride, exec, second);
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Read, words * 4>(wave, first, inside0) ||
      !touchLds<LdsAccess::Read, words * 4>(wave, second, inside1))
    return;
  recordAccess(wave, first, second, exec, words * 4, false);
  unsigned vgpr = i.destination - operand::vector;
  loadWords<words>(wave, vgpr, first, exec, inside0);
  loadWords<words>(wave, vgpr + words, second, exec, inside1);
  finish(wave, vgpr, words * 2, exec);
}

/// gfx950: elements of `bits` bits of 16 lanes each, as a matrix whose rows are
/// the data of consecutive lanes. A lane gets a column.
template <unsigned words, unsigned bits>
void readTransposed(Wave &wave, const Instruction &i) {
  constexpr unsigned group = 16, perLane = words * 32 / bits;
  constexpr unsigned lanesOfRow = group / perLane;
  uint64_t exec = wave.exec();
  alignas(64) uint32_t address[maxLanes];
  uint64_t inside =
      getAddresses<words * 4>(wave, i, uint32_t(i.offset), exec, address);
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Read, words * 4>(wave, address, inside))
    return;
  recordAccess(wave, address, nullptr, exec, words * 4, false);
  const uint8_t *bytes = &wave.workgroup->lds.bytes[0];
  alignas(64) uint32_t data[words][maxLanes] = {}, result[words][maxLanes] = {};
  for (unsigned k = 0; k < words; ++k)
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      if (inside >> lane & 1)
        __builtin_memcpy(&data[k][lane], bytes + address[lane] + k * 4, 4);
  // An element of 6 bits may lie in two dwords.
  auto transfer = [&](unsigned from, unsigned fromElement, unsigned to,
                      unsigned toElement) {
    for (unsigned bit = 0; bit < bits;) {
      unsigned source = fromElement * bits + bit,
               target = toElement * bits + bit;
      unsigned count = bits % 8 ? 1 : bits;
      uint32_t value =
          data[source / 32][from] >> source % 32 & ((1u << count) - 1);
      result[target / 32][to] |= value << target % 32;
      bit += count;
    }
  };
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    unsigned column = lane % group, first = lane - column;
    for (unsigned row = 0; row < perLane; ++row)
      transfer(first + row * lanesOfRow + column / perLane, column % perLane,
               lane, row);
  }
  unsigned vgpr = i.destination - operand::vector;
  for (unsigned k = 0; k < words; ++k)
    copyLanes(loadVector(wave, vgpr + k, exec, /*isLgkm=*/true), result[k],
              exec);
  finish(wave, vgpr, words, exec);
}

template <unsigned words, unsigned stride>
void write2(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t first[maxLanes], second[maxLanes];
  uint32_t offset0 = i.offset & 0xff, offset1 = i.offset >> 8 & 0xff;
  uint64_t inside0 = getAddresses<words * 4>(
      wave, i, offset0 * words * 4 * stride, exec, first);
  uint64_t inside1 = getAddresses<words * 4>(
      wave, i, offset1 * words * 4 * stride, exec, second);
  LdsData data0 = getData<words>(wave, i.source[1] - operand::vector);
  LdsData data1 = getData<words>(wave, i.source[2] - operand::vector);
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Write, words * 4>(wave, first, inside0, &data0))
    return;
  recordAccess(wave, first, second, exec, words * 4, true);
  storeWords<words>(wave, i.source[1] - operand::vector, first, exec, inside0);
  if (!touchLds<LdsAccess::Write, words * 4>(wave, second, inside1, &data1))
    return;
  storeWords<words>(wave, i.source[2] - operand::vector, second, exec, inside1);
  finish(wave, 0, 0, exec);
}

template <class T, Part part> void readPart(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t address[maxLanes];
  uint64_t inside =
      getAddresses<sizeof(T)>(wave, i, uint32_t(i.offset), exec, address);
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Read, sizeof(T)>(wave, address, inside))
    return;
  recordAccess(wave, address, nullptr, exec, sizeof(T), false);
  unsigned vgpr = i.destination - operand::vector;
  const uint8_t *bytes = &wave.workgroup->lds.bytes[0];
  uint32_t *to = loadVector(wave, vgpr, exec, /*isLgkm=*/true);
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    if (!(exec >> lane & 1))
      continue;
    T value = 0;
    if (inside >> lane & 1)
      __builtin_memcpy(&value, bytes + address[lane], sizeof(T));
    uint32_t word = uint32_t(int32_t(value));
    if (part == Part::Lower)
      word = (word & 0xffff) | (to[lane] & 0xffff0000);
    else if (part == Part::Upper)
      word = word << 16 | (to[lane] & 0xffff);
    to[lane] = word;
  }
  finish(wave, vgpr, 1, exec);
}

template <class T, Part part> void writePart(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t address[maxLanes];
  uint64_t inside =
      getAddresses<sizeof(T)>(wave, i, uint32_t(i.offset), exec, address);
  LdsData data = getData<1>(wave, i.source[1] - operand::vector,
                            part == Part::Upper ? 16 : 0);
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Write, sizeof(T)>(wave, address, inside, &data))
    return;
  recordAccess(wave, address, nullptr, exec, sizeof(T), true);
  uint8_t *bytes = &wave.workgroup->lds.bytes[0];
  const uint32_t *from = readVector(wave, i.source[1] - operand::vector, exec);
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    if (inside >> lane & 1) {
      T value = T(part == Part::Upper ? from[lane] >> 16 : from[lane]);
      __builtin_memcpy(bytes + address[lane], &value, sizeof(T));
    }
  finish(wave, 0, 0, exec);
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

/// `function` gives the new value from the old one and one or two data.
template <class T, auto function, bool returns>
void atomic(Wave &wave, const Instruction &i) {
  constexpr unsigned words = sizeof(T) / 4;
  uint64_t exec = wave.exec();
  alignas(64) uint32_t address[maxLanes];
  uint64_t inside =
      getAddresses<sizeof(T)>(wave, i, uint32_t(i.offset), exec, address);
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Atomic, sizeof(T)>(wave, address, inside))
    return;
  recordAccess(wave, address, nullptr, exec, sizeof(T), true);
  uint8_t *bytes = &wave.workgroup->lds.bytes[0];
  constexpr bool hasSecond = takesTwo(function);
  alignas(64) uint32_t old[words][maxLanes];
  const uint32_t *data[2][words];
  for (unsigned k = 0; k < words; ++k) {
    data[0][k] = readVector(wave, i.source[1] - operand::vector + k, exec);
    data[1][k] = data[0][k];
    if (hasSecond)
      data[1][k] = readVector(wave, i.source[2] - operand::vector + k, exec);
  }
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    T value = 0;
    if (inside >> lane & 1) {
      T a, b;
      uint32_t x[words], y[words];
      for (unsigned k = 0; k < words; ++k) {
        x[k] = data[0][k][lane];
        y[k] = data[1][k][lane];
      }
      __builtin_memcpy(&a, x, sizeof(T));
      __builtin_memcpy(&b, y, sizeof(T));
      __builtin_memcpy(&value, bytes + address[lane], sizeof(T));
      T result;
      if constexpr (hasSecond)
        result = function(value, a, b);
      else
        result = function(value, a);
      __builtin_memcpy(bytes + address[lane], &result, sizeof(T));
    }
    uint32_t x[words];
    __builtin_memcpy(x, &value, sizeof(T));
    for (unsigned k = 0; k < words; ++k)
      old[k][lane] = x[k];
  }
  if (!returns)
    return finish(wave, 0, 0, exec);
  unsigned vgpr = i.destination - operand::vector;
  for (unsigned k = 0; k < words; ++k)
    copyLanes(loadVector(wave, vgpr + k, exec, /*isLgkm=*/true), old[k], exec);
  finish(wave, vgpr, words, exec);
}

/// Stores two values and returns what was there.
template <class T, unsigned stride>
void exchange2(Wave &wave, const Instruction &i) {
  constexpr unsigned words = sizeof(T) / 4;
  uint64_t exec = wave.exec();
  alignas(64) uint32_t address[2][maxLanes];
  uint64_t inside[2];
  for (unsigned k = 0; k < 2; ++k)
    inside[k] = getAddresses<sizeof(T)>(
        wave, i, (i.offset >> 8 * k & 0xff) * sizeof(T) * stride, exec,
        address[k]);
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Atomic, sizeof(T)>(wave, address[0], inside[0]) ||
      !touchLds<LdsAccess::Atomic, sizeof(T)>(wave, address[1], inside[1]))
    return;
  recordAccess(wave, address[0], address[1], exec, sizeof(T), true);
  unsigned vgpr = i.destination - operand::vector;
  for (unsigned k = 0; k < 2; ++k) {
    LaneData data, old = {};
    registersToData<words, Part::Whole>(wave, i.source[k + 1] - operand::vector,
                                        data, exec);
    for (uint64_t rest = inside[k]; rest; rest &= rest - 1) {
      unsigned lane = unsigned(__builtin_ctzll(rest));
      uint8_t *at = &wave.workgroup->lds.bytes[address[k][lane]];
      T before, after = getData<T>(data, lane);
      __builtin_memcpy(&before, at, sizeof(T));
      __builtin_memcpy(at, &after, sizeof(T));
      setData(old, lane, before);
    }
    for (unsigned w = 0; w < words; ++w)
      copyLanes(loadVector(wave, vgpr + k * words + w, exec, /*isLgkm=*/true),
                old.word[w], exec);
  }
  finish(wave, vgpr, words * 2, exec);
}

//===----------------------------------------------------------------------===//
// Exchange between lanes, which needs no memory
//===----------------------------------------------------------------------===//

void bpermute(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  const uint32_t *address =
      readVector(wave, i.source[0] - operand::vector, exec);
  unsigned data = i.source[1] - operand::vector;
  uint64_t needed = 0;
  alignas(64) uint32_t from[maxLanes], result[maxLanes];
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    from[lane] = (address[lane] + uint32_t(i.offset)) / 4 % maxLanes;
    if (exec >> lane & 1)
      needed |= uint64_t(1) << from[lane];
  }
  const uint32_t *lanes = readVector(wave, data, needed & exec);
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    result[lane] = exec >> from[lane] & 1 ? lanes[from[lane]] : 0;
  unsigned vgpr = i.destination - operand::vector;
  copyLanes(loadVector(wave, vgpr, exec, /*isLgkm=*/true), result, exec);
  wave.access.lanes = 0;
  finish(wave, vgpr, 1, exec, /*isLds=*/false);
}

void permute(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  const uint32_t *address =
      readVector(wave, i.source[0] - operand::vector, exec);
  const uint32_t *lanes = readVector(wave, i.source[1] - operand::vector, exec);
  alignas(64) uint32_t result[maxLanes] = {};
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    if (exec >> lane & 1)
      result[(address[lane] + uint32_t(i.offset)) / 4 % maxLanes] = lanes[lane];
  unsigned vgpr = i.destination - operand::vector;
  copyLanes(loadVector(wave, vgpr, exec, /*isLgkm=*/true), result, exec);
  wave.access.lanes = 0;
  finish(wave, vgpr, 1, exec, /*isLds=*/false);
}

void swizzle(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  unsigned pattern = unsigned(i.offset);
  alignas(64) uint32_t from[maxLanes], result[maxLanes];
  uint64_t needed = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    if (pattern & 0x8000) // in groups of four
      from[lane] = (lane & ~3u) | (pattern >> (lane & 3) * 2 & 3);
    else // in groups of 32: and, or, xor
      from[lane] =
          (lane & 32) |
          ((((lane & 31) & pattern) | pattern >> 5) ^ pattern >> 10) % 32;
    if (exec >> lane & 1)
      needed |= uint64_t(1) << from[lane];
  }
  const uint32_t *lanes =
      readVector(wave, i.source[0] - operand::vector, needed & exec);
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    result[lane] = exec >> from[lane] & 1 ? lanes[from[lane]] : 0;
  unsigned vgpr = i.destination - operand::vector;
  copyLanes(loadVector(wave, vgpr, exec, /*isLgkm=*/true), result, exec);
  wave.access.lanes = 0;
  finish(wave, vgpr, 1, exec, /*isLds=*/false);
}

void nothing(Wave &, const Instruction &) {}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr SourceKind b32 = SourceKind::B32;
#define ROW(NAME, WIDTH, ...)                                                  \
  {NAME, __VA_ARGS__, Unit::Lds, {b32, b32, b32}, 0, WIDTH}
/// Without and with the old value.
#define ATOMIC(NAME, SUFFIX, T, FUNCTION)                                      \
  ROW("ds_" NAME SUFFIX, sizeof(T) / 4, atomic<T, FUNCTION<T>, false>),        \
      ROW("ds_" NAME "_rtn" SUFFIX, sizeof(T) / 4,                             \
          atomic<T, FUNCTION<T>, true>)
#define EXCHANGE(NAME, SUFFIX, T, FUNCTION)                                    \
  ROW("ds_" NAME "_rtn" SUFFIX, sizeof(T) / 4, atomic<T, FUNCTION<T>, true>)
/// gfx11 has the operands of cmpst the other way around.
#define STORE_IF_EQUAL(SUFFIX, T) ATOMIC("cmpstore", SUFFIX, T, storeIfEqualT)
#define INTEGERS(UNSIGNED, SIGNED, BITS, U, S)                                 \
  ATOMIC("add", UNSIGNED, U, addT), ATOMIC("sub", UNSIGNED, U, subT),          \
      ATOMIC("rsub", UNSIGNED, U, rsubT), ATOMIC("inc", UNSIGNED, U, incT),    \
      ATOMIC("dec", UNSIGNED, U, decT), ATOMIC("min", SIGNED, S, minT),        \
      ATOMIC("max", SIGNED, S, maxT), ATOMIC("min", UNSIGNED, U, minT),        \
      ATOMIC("max", UNSIGNED, U, maxT), ATOMIC("and", BITS, U, andT),          \
      ATOMIC("or", BITS, U, orT), ATOMIC("xor", BITS, U, xorT),                \
      ATOMIC("cmpst", BITS, U, compareT), ATOMIC("mskor", BITS, U, maskOrT),   \
      EXCHANGE("wrxchg", BITS, U, exchangeT)

constexpr HandlerEntry entries[] = {
    ROW("ds_read_b32", 1, read<1>),
    ROW("ds_read_b64", 2, read<2>),
    ROW("ds_read_b96", 3, read<3>),
    ROW("ds_read_b128", 4, read<4>),
    ROW("ds_read2_b32", 2, read2<1, 1>),
    ROW("ds_read2_b64", 4, read2<2, 1>),
    ROW("ds_read2st64_b32", 2, read2<1, 64>),
    ROW("ds_read2st64_b64", 4, read2<2, 64>),
    ROW("ds_read_u8", 1, readPart<uint8_t, Part::Whole>),
    ROW("ds_read_i8", 1, readPart<int8_t, Part::Whole>),
    ROW("ds_read_u16", 1, readPart<uint16_t, Part::Whole>),
    ROW("ds_read_i16", 1, readPart<int16_t, Part::Whole>),
    ROW("ds_read_u8_d16", 1, readPart<uint8_t, Part::Lower>),
    ROW("ds_read_u8_d16_hi", 1, readPart<uint8_t, Part::Upper>),
    ROW("ds_read_i8_d16", 1, readPart<int8_t, Part::Lower>),
    ROW("ds_read_i8_d16_hi", 1, readPart<int8_t, Part::Upper>),
    ROW("ds_read_u16_d16", 1, readPart<uint16_t, Part::Lower>),
    ROW("ds_read_u16_d16_hi", 1, readPart<uint16_t, Part::Upper>),
    ROW("ds_read_b64_tr_b16", 2, readTransposed<2, 16>),
    ROW("ds_read_b64_tr_b8", 2, readTransposed<2, 8>),
    ROW("ds_read_b64_tr_b4", 2, readTransposed<2, 4>),
    ROW("ds_read_b96_tr_b6", 3, readTransposed<3, 6>),
    ROW("ds_write_b32", 1, write<1>),
    ROW("ds_write_b64", 2, write<2>),
    ROW("ds_write_b96", 3, write<3>),
    ROW("ds_write_b128", 4, write<4>),
    ROW("ds_write2_b32", 2, write2<1, 1>),
    ROW("ds_write2_b64", 4, write2<2, 1>),
    ROW("ds_write2st64_b32", 2, write2<1, 64>),
    ROW("ds_write2st64_b64", 4, write2<2, 64>),
    ROW("ds_write_b8", 1, writePart<uint8_t, Part::Lower>),
    ROW("ds_write_b8_d16_hi", 1, writePart<uint8_t, Part::Upper>),
    ROW("ds_write_b16", 1, writePart<uint16_t, Part::Lower>),
    ROW("ds_write_b16_d16_hi", 1, writePart<uint16_t, Part::Upper>),
    INTEGERS("_u32", "_i32", "_b32", uint32_t, int32_t),
    INTEGERS("_u64", "_i64", "_b64", uint64_t, int64_t),
    ATOMIC("add", "_f32", float, addT),
    ATOMIC("add", "_f64", double, addT),
    ATOMIC("pk_add", "_f16", uint32_t, addHalvesT),
    ATOMIC("pk_add", "_bf16", uint32_t, addBfloatsT),
    ATOMIC("min", "_f32", float, minT),
    ATOMIC("max", "_f32", float, maxT),
    ATOMIC("cmpst", "_f32", float, compareT),
    ATOMIC("min", "_f64", double, minT),
    ATOMIC("max", "_f64", double, maxT),
    ATOMIC("cmpst", "_f64", double, compareT),
    ROW("ds_wrxchg2_rtn_b32", 2, exchange2<uint32_t, 1>),
    ROW("ds_wrxchg2_rtn_b64", 4, exchange2<uint64_t, 1>),
    ROW("ds_wrxchg2st64_rtn_b32", 2, exchange2<uint32_t, 64>),
    ROW("ds_wrxchg2st64_rtn_b64", 4, exchange2<uint64_t, 64>),
    STORE_IF_EQUAL("_b32", uint32_t),
    STORE_IF_EQUAL("_b64", uint64_t),
    STORE_IF_EQUAL("_f32", float),
    STORE_IF_EQUAL("_f64", double),
    ROW("ds_bpermute_b32", 1, bpermute),
    ROW("ds_permute_b32", 1, permute),
    ROW("ds_swizzle_b32", 1, swizzle),
    ROW("ds_nop", 0, nothing),
};

} // namespace

HandlerTable getLocalShareTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
