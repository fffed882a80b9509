//===- LinearLayout.h - Where the elements of a tile are --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LAYOUT_LINEARLAYOUT_H
#define ATTN_LAYOUT_LINEARLAYOUT_H

#include "attn/Layout/BitMatrix.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <optional>
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace attn::layout {

/// The inputs of a layout of a tile in registers, in their order.
inline constexpr llvm::StringLiteral registerInput = "register";
inline constexpr llvm::StringLiteral laneInput = "lane";
inline constexpr llvm::StringLiteral waveInput = "wave";

/// One number for each output of a layout, in the layout's order.
using Coordinate = llvm::SmallVector<int64_t, 4>;

/// One number for each input of a layout, in the layout's order.
using Place = llvm::SmallVector<int64_t, 4>;

/// Which element of a tile is where: a linear map over F2 from the bits of
/// named inputs (register, lane and wave; or something else) to coordinates in
/// named dimensions of the tile. Each input bit has a coordinate, its basis
/// vector; a place holds the element at the exclusive or of those of its bits.
///
/// A dimension may be covered by repeating the map, which gives extents that
/// are no power of two: 80 is a map onto 16, five times. Repeats are counted by
/// the first input (the register) above its bits; those of the last dimension
/// run fastest. Or the map covers more than the tile has, and places of the
/// rest hold nothing: the 12 waves of 192 rows have numbers of 16 waves, which
/// would have 256.
///
/// A layout prints as
///
///   [row = 64, key = 128], register = [key 16 to 64, row 4 to 8],
///   lane = [key 1 to 8, row 1 to 2], wave = [row 16 to 32]
///
/// with the basis vectors of each input's bits, lowest bit first. `key 16 to
/// 64` is short for `key 16, key 32, key 64`; `key 2 + row 1` has two
/// coordinates that are not zero and `0` has none: places that differ in such a
/// bit hold the same element. `dim = 16 * 5` is a map onto 16, five times, and
/// `dim = 192 of 256` one onto 256 of which the tile has the first 192.
class LinearLayout {
public:
  struct Input {
    std::string name;
    llvm::SmallVector<Coordinate> bases;

    unsigned getBits() const { return bases.size(); }
    bool operator==(const Input &other) const {
      return name == other.name && bases == other.bases;
    }
  };

  struct Output {
    std::string name;
    /// What the map covers: a power of two.
    int64_t size = 1;
    /// How often the map is repeated.
    int64_t repeats = 1;
    /// Of what the map covers, the elements at the end that the tile does not
    /// have; none if the map is repeated.
    int64_t beyond = 0;

    int64_t getExtent() const { return size * repeats - beyond; }
    bool operator==(const Output &other) const {
      return name == other.name && size == other.size &&
             repeats == other.repeats && beyond == other.beyond;
    }
  };

  /// The layout of nothing: the neutral factor of products.
  LinearLayout() = default;

  /// A layout of these parts, or an error that says what is wrong with them.
  /// Register, lane and wave are put first, in this order.
  static llvm::Expected<LinearLayout> create(llvm::ArrayRef<Input> inputs,
                                             llvm::ArrayRef<Output> outputs);

  /// `size` (a power of two) places in `input`, along `output`.
  static LinearLayout identity(llvm::StringRef input, llvm::StringRef output,
                               int64_t size);

  /// `size` (a power of two) places in `input` that all hold the same element.
  static LinearLayout broadcast(llvm::StringRef input, int64_t size);

  llvm::ArrayRef<Input> getInputs() const { return inputs; }
  llvm::ArrayRef<Output> getOutputs() const { return outputs; }
  std::optional<unsigned> findInput(llvm::StringRef name) const;
  std::optional<unsigned> findOutput(llvm::StringRef name) const;

  /// The bits of an input; none if the layout has no such input.
  unsigned getInputBits(llvm::StringRef name) const;
  /// The places of an input, with the repeats that it counts.
  int64_t getInputSize(llvm::StringRef name) const;
  /// The extent of a dimension; 1 if the layout has no such dimension.
  int64_t getExtent(llvm::StringRef name) const;
  bool hasRepeats() const;
  /// Whether places hold nothing, for the tile has less than the map covers.
  bool isLimited() const;
  /// Elements of the tile that a lane holds, replicas included.
  int64_t getRegistersPerLane() const { return getInputSize(registerInput); }

  //===--------------------------------------------------------------------===//
  // The map
  //===--------------------------------------------------------------------===//

  Coordinate apply(llvm::ArrayRef<int64_t> place) const;

  /// All places that hold an element, in the order of their numbers.
  llvm::SmallVector<Place> getOwners(llvm::ArrayRef<int64_t> coordinate) const;

  /// The map without repeats as a matrix: the bits of the inputs after each
  /// other, those of the first input lowest; the outputs likewise.
  BitMatrix getMatrix() const;

  /// Numbers as bits of getMatrix() and back, in the order of the inputs or of
  /// the outputs.
  uint64_t packPlace(llvm::ArrayRef<int64_t> place) const;
  Place unpackPlace(uint64_t bits) const;
  uint64_t packCoordinate(llvm::ArrayRef<int64_t> coordinate) const;
  Coordinate unpackCoordinate(uint64_t bits) const;

  /// No two places hold the same element.
  bool isInjective() const { return getMatrix().isInjective(); }
  /// Each element is somewhere.
  bool isSurjective() const { return getMatrix().isSurjective(); }

  /// The bits of an input that only choose between replicas, as a mask: their
  /// basis vectors depend on those of lower bits and of the inputs before it.
  uint64_t getFreeBits(llvm::StringRef input) const;

  //===--------------------------------------------------------------------===//
  // New layouts
  //===--------------------------------------------------------------------===//

  /// Each element of `outer`'s tile becomes a tile of this layout: `outer`
  /// counts the higher bits of shared inputs and the higher parts of shared
  /// dimensions. This layout may not have repeats or be limited.
  LinearLayout operator*(const LinearLayout &outer) const;

  /// This layout, `count` times along a dimension that is not repeated yet.
  LinearLayout repeated(llvm::StringRef output, int64_t count) const;

  /// The same map of a tile that has the first `extent` elements alone along a
  /// dimension that is not repeated.
  LinearLayout limited(llvm::StringRef output, int64_t extent) const;

  /// The map x -> outer(this(x)): this layout's dimensions are the inputs of
  /// `outer`, by name. Nothing if one is missing or too short there, or if
  /// either has repeats.
  std::optional<LinearLayout> compose(const LinearLayout &outer) const;

  /// From coordinates to places: the places whose free bits are zero. Nothing
  /// if some element is nowhere, or if there are repeats.
  std::optional<LinearLayout> getRightInverse() const;

  /// From coordinates to the place that holds the element. Nothing if an
  /// element is in two places, or if there are repeats.
  std::optional<LinearLayout> getLeftInverse() const;

  /// The layout of a row's result when `output` is reduced away: the dimension
  /// is dropped, and so are registers that became replicas. Bits of other
  /// inputs that became replicas stay, with zero.
  LinearLayout dropOutput(llvm::StringRef output) const;

  /// The layout of the part of the tile with coordinates below `size` in a
  /// dimension. All such parts have the same layout if registers alone choose
  /// between them; nothing otherwise.
  std::optional<LinearLayout> getPart(llvm::StringRef output,
                                      int64_t size) const;

  /// The same map with its dimensions in another order, or under other names.
  LinearLayout withOutputOrder(llvm::ArrayRef<unsigned> order) const;
  LinearLayout withOutputNames(llvm::ArrayRef<llvm::StringRef> names) const;

  /// The same layout without replicas in registers.
  LinearLayout withoutFreeRegisters() const;

  /// The layout without repeats that contains this one: repeats are rounded up
  /// to powers of two, and their counts are bits of the first input.
  LinearLayout getCover() const;
  /// A number of the first input, as the cover counts.
  int64_t toCover(int64_t number) const;
  /// The reverse; nothing if only the cover has the number.
  std::optional<int64_t> fromCover(int64_t number) const;

  /// One way of several to write the same map: no inputs without bits, repeats
  /// as bits where a power of two of them run fastest.
  LinearLayout getNormalForm() const;

  /// Whether two layouts are the same map, however it is written.
  bool isEquivalent(const LinearLayout &other) const;

  bool operator==(const LinearLayout &other) const {
    return inputs == other.inputs && outputs == other.outputs;
  }
  bool operator!=(const LinearLayout &other) const { return !(*this == other); }

  //===--------------------------------------------------------------------===//
  // Text
  //===--------------------------------------------------------------------===//

  void print(llvm::raw_ostream &os) const;
  std::string str() const;
  /// Reads what print() writes.
  static llvm::Expected<LinearLayout> parse(llvm::StringRef text);

private:
  void sortInputs();
  /// The repeats that a number of the first input means, one for each output.
  Coordinate getRepeats(int64_t number) const;

  llvm::SmallVector<Input, 3> inputs;
  llvm::SmallVector<Output, 2> outputs;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                              const LinearLayout &layout);

llvm::hash_code hash_value(const LinearLayout &layout);

/// A layout of a register tile: nothing if the layout has inputs other than
/// register, lane and wave.
bool isRegisterLayout(const LinearLayout &layout);

} // namespace attn::layout

#endif // ATTN_LAYOUT_LINEARLAYOUT_H
