//===- LinearLayout.cpp - Where the elements of a tile are ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/LinearLayout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace attn::layout;

/// Limits that keep every number of a layout well within 64 bits.
static constexpr unsigned maxBits = 32;
static constexpr int64_t maxRepeats = 1 << 16;

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

static unsigned bitsOf(int64_t size) { return Log2_64(size); }

static bool isName(StringRef name) {
  return !name.empty() && name != "to" &&
         (isAlpha(name[0]) || name[0] == '_') &&
         all_of(name, [](char c) { return isAlnum(c) || c == '_'; });
}

template <typename... Args> static Error failure(Args &&...args) {
  return createStringError((Twine("layout ") + ... + Twine(args)).str());
}

template <typename Named>
static Error checkNames(ArrayRef<Named> dims, StringRef what) {
  for (auto [number, dim] : enumerate(dims)) {
    if (!isName(dim.name))
      return failure("needs a name of letters, digits and '_' other than 'to' "
                     "for ",
                     what, " ", number, ", got '", dim.name, "'");
    for (const Named &earlier : dims.take_front(number))
      if (earlier.name == dim.name)
        return failure("names ", what, " '", dim.name, "' twice");
  }
  return Error::success();
}

Expected<LinearLayout> LinearLayout::create(ArrayRef<Input> inputs,
                                            ArrayRef<Output> outputs) {
  if (Error error = checkNames(inputs, "input"))
    return error;
  if (Error error = checkNames(outputs, "dimension"))
    return error;
  unsigned outputBits = 0;
  int64_t repeats = 1;
  for (const Output &output : outputs) {
    if (output.size < 1 || !isPowerOf2_64(output.size))
      return failure("needs a power of two for dimension '", output.name,
                     "', got ", output.size,
                     "; write other extents as repeats of one, such as 16 * 5");
    if (output.repeats < 1)
      return failure("needs 1 or more repeats of dimension '", output.name,
                     "', got ", output.repeats);
    if (output.beyond < 0 || output.beyond >= output.size ||
        (output.beyond > 0 && output.repeats > 1))
      return failure("needs an extent of 1 to ", output.size,
                     " for dimension '", output.name,
                     "', not repeated if it is less, got ", output.getExtent());
    outputBits += bitsOf(output.size);
    if (output.repeats > maxRepeats || repeats * output.repeats > maxRepeats)
      return failure("may have up to ", maxRepeats, " repeats in all");
    repeats *= output.repeats;
  }
  unsigned inputBits = 0;
  for (const Input &input : inputs) {
    inputBits += input.getBits();
    for (auto [bit, basis] : enumerate(input.bases)) {
      if (basis.size() != outputs.size())
        return failure("needs ", outputs.size(), " coordinates for bit ", bit,
                       " of '", input.name, "', got ", basis.size());
      for (auto [coordinate, output] : zip(basis, outputs))
        if (coordinate < 0 || coordinate >= output.size)
          return failure("needs coordinates below ", output.size,
                         " in dimension '", output.name, "', got ", coordinate,
                         " for bit ", bit, " of '", input.name, "'");
    }
  }
  if (inputBits > maxBits || outputBits > maxBits)
    return failure("may have up to ", maxBits, " bits of inputs and of ",
                   "dimensions, got ", inputBits, " and ", outputBits);
  if (repeats > 1 && inputs.empty())
    return failure("needs an input that counts its repeats");

  LinearLayout layout;
  layout.inputs.assign(inputs.begin(), inputs.end());
  layout.outputs.assign(outputs.begin(), outputs.end());
  layout.sortInputs();
  return layout;
}

void LinearLayout::sortInputs() {
  SmallVector<Input, 3> sorted;
  for (StringRef name : {registerInput, laneInput, waveInput})
    if (std::optional<unsigned> input = findInput(name))
      sorted.push_back(inputs[*input]);
  for (const Input &input : inputs)
    if (!is_contained({registerInput, laneInput, waveInput}, input.name))
      sorted.push_back(input);
  inputs = sorted;
}

LinearLayout LinearLayout::identity(StringRef input, StringRef output,
                                    int64_t size) {
  assert(isPowerOf2_64(size) && "expected a power of two");
  LinearLayout layout;
  layout.outputs.push_back({output.str(), size, 1});
  layout.inputs.push_back({input.str(), {}});
  for (int64_t value = 1; value < size; value *= 2)
    layout.inputs.back().bases.push_back({value});
  return layout;
}

LinearLayout LinearLayout::broadcast(StringRef input, int64_t size) {
  assert(isPowerOf2_64(size) && "expected a power of two");
  LinearLayout layout;
  layout.inputs.push_back({input.str(), {}});
  layout.inputs.back().bases.resize(bitsOf(size));
  return layout;
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

template <typename Named>
static std::optional<unsigned> findName(ArrayRef<Named> dims, StringRef name) {
  for (auto [number, dim] : enumerate(dims))
    if (dim.name == name)
      return number;
  return std::nullopt;
}

std::optional<unsigned> LinearLayout::findInput(StringRef name) const {
  return findName<Input>(inputs, name);
}

std::optional<unsigned> LinearLayout::findOutput(StringRef name) const {
  return findName<Output>(outputs, name);
}

unsigned LinearLayout::getInputBits(StringRef name) const {
  std::optional<unsigned> input = findInput(name);
  return input ? inputs[*input].getBits() : 0;
}

int64_t LinearLayout::getInputSize(StringRef name) const {
  int64_t size = int64_t(1) << getInputBits(name);
  if (findInput(name) == 0u)
    for (const Output &output : outputs)
      size *= output.repeats;
  return size;
}

int64_t LinearLayout::getExtent(StringRef name) const {
  std::optional<unsigned> output = findOutput(name);
  return output ? outputs[*output].getExtent() : 1;
}

bool LinearLayout::hasRepeats() const {
  return any_of(outputs,
                [](const Output &output) { return output.repeats > 1; });
}

bool LinearLayout::isLimited() const {
  return any_of(outputs,
                [](const Output &output) { return output.beyond > 0; });
}

BitMatrix LinearLayout::getMatrix() const {
  SmallVector<uint64_t> columns;
  unsigned outputBits = 0;
  for (const Output &output : outputs)
    outputBits += bitsOf(output.size);
  for (const Input &input : inputs)
    for (const Coordinate &basis : input.bases)
      columns.push_back(packCoordinate(basis));
  return BitMatrix(columns, outputBits);
}

uint64_t LinearLayout::packPlace(ArrayRef<int64_t> place) const {
  uint64_t bits = 0;
  unsigned shift = 0;
  for (auto [number, input] : zip_equal(place, inputs)) {
    bits |= (uint64_t(number) & maskTrailingOnes<uint64_t>(input.getBits()))
            << shift;
    shift += input.getBits();
  }
  return bits;
}

Place LinearLayout::unpackPlace(uint64_t bits) const {
  Place place;
  for (const Input &input : inputs) {
    place.push_back(bits & maskTrailingOnes<uint64_t>(input.getBits()));
    bits >>= input.getBits();
  }
  return place;
}

uint64_t LinearLayout::packCoordinate(ArrayRef<int64_t> coordinate) const {
  uint64_t bits = 0;
  unsigned shift = 0;
  for (auto [number, output] : zip_equal(coordinate, outputs)) {
    bits |= (uint64_t(number) & (output.size - 1)) << shift;
    shift += bitsOf(output.size);
  }
  return bits;
}

Coordinate LinearLayout::unpackCoordinate(uint64_t bits) const {
  Coordinate coordinate;
  for (const Output &output : outputs) {
    coordinate.push_back(bits & (output.size - 1));
    bits >>= bitsOf(output.size);
  }
  return coordinate;
}

Coordinate LinearLayout::getRepeats(int64_t number) const {
  Coordinate repeats(outputs.size(), 0);
  number >>= inputs.empty() ? 0 : inputs.front().getBits();
  for (auto [repeat, output] : zip(reverse(repeats), reverse(outputs))) {
    repeat = number % output.repeats;
    number /= output.repeats;
  }
  return repeats;
}

Coordinate LinearLayout::apply(ArrayRef<int64_t> place) const {
  Coordinate coordinate(outputs.size(), 0);
  for (auto [number, input] : zip_equal(place, inputs))
    for (auto [bit, basis] : enumerate(input.bases))
      if (number >> bit & 1)
        for (auto [sum, step] : zip_equal(coordinate, basis))
          sum ^= step;
  if (place.empty())
    return coordinate;
  for (auto [number, repeat, output] :
       zip(coordinate, getRepeats(place[0]), outputs))
    number += repeat * output.size;
  return coordinate;
}

SmallVector<Place> LinearLayout::getOwners(ArrayRef<int64_t> coordinate) const {
  int64_t repeat = 0;
  for (auto [number, output] : zip_equal(coordinate, outputs)) {
    if (number < 0 || number >= output.getExtent())
      return {};
    repeat = repeat * output.repeats + number / output.size;
  }
  BitMatrix matrix = getMatrix();
  std::optional<uint64_t> first = matrix.solve(packCoordinate(coordinate));
  if (!first)
    return {};
  SmallVector<uint64_t> kernel = matrix.getKernel();
  SmallVector<uint64_t> all = {*first};
  for (uint64_t vector : kernel)
    for (size_t i = 0, e = all.size(); i < e; ++i)
      all.push_back(all[i] ^ vector);
  sort(all);
  SmallVector<Place> owners;
  for (uint64_t bits : all) {
    owners.push_back(unpackPlace(bits));
    if (!inputs.empty())
      owners.back()[0] += repeat << inputs.front().getBits();
  }
  return owners;
}

uint64_t LinearLayout::getFreeBits(StringRef name) const {
  uint64_t free = 0;
  BitSpan span;
  for (const Input &input : inputs)
    for (auto [bit, basis] : enumerate(input.bases))
      if (!span.insert(packCoordinate(basis)) && input.name == name)
        free |= uint64_t(1) << bit;
  return free;
}

//===----------------------------------------------------------------------===//
// New layouts
//===----------------------------------------------------------------------===//

LinearLayout LinearLayout::operator*(const LinearLayout &outer) const {
  assert(!hasRepeats() && !isLimited() &&
         "the inner factor of a product has repeats or a limit");
  LinearLayout product = *this;
  SmallVector<unsigned> positions;
  SmallVector<int64_t> factors;
  for (const Output &output : outer.outputs) {
    std::optional<unsigned> found = findOutput(output.name);
    factors.push_back(found ? outputs[*found].size : 1);
    if (found) {
      positions.push_back(*found);
      product.outputs[*found].beyond =
          output.beyond * product.outputs[*found].size;
      product.outputs[*found].size *= output.size;
      product.outputs[*found].repeats = output.repeats;
      continue;
    }
    positions.push_back(product.outputs.size());
    product.outputs.push_back(output);
  }
  for (Input &input : product.inputs)
    for (Coordinate &basis : input.bases)
      basis.resize(product.outputs.size(), 0);
  for (const Input &input : outer.inputs) {
    std::optional<unsigned> found = product.findInput(input.name);
    if (!found) {
      found = product.inputs.size();
      product.inputs.push_back({input.name, {}});
    }
    for (const Coordinate &basis : input.bases) {
      Coordinate scaled(product.outputs.size(), 0);
      for (auto [number, position, factor] :
           zip_equal(basis, positions, factors))
        scaled[position] = number * factor;
      product.inputs[*found].bases.push_back(scaled);
    }
  }
  product.sortInputs();
  return product;
}

LinearLayout LinearLayout::repeated(StringRef output, int64_t count) const {
  LinearLayout result = *this;
  std::optional<unsigned> found = findOutput(output);
  assert(found && outputs[*found].repeats == 1 && outputs[*found].beyond == 0 &&
         count > 0 &&
         "expected a dimension that is not repeated or limited yet");
  result.outputs[*found].repeats = count;
  // Lanes and waves don't count repeats.
  if (inputs.empty() || inputs[0].name == laneInput ||
      inputs[0].name == waveInput)
    result.inputs.insert(result.inputs.begin(), Input{registerInput.str(), {}});
  return result;
}

LinearLayout LinearLayout::limited(StringRef output, int64_t extent) const {
  LinearLayout result = *this;
  std::optional<unsigned> found = findOutput(output);
  assert(found && outputs[*found].repeats == 1 && extent > 0 &&
         extent <= outputs[*found].size &&
         "expected an extent of a dimension that is not repeated");
  result.outputs[*found].beyond = outputs[*found].size - extent;
  return result;
}

std::optional<LinearLayout>
LinearLayout::compose(const LinearLayout &outer) const {
  if (hasRepeats() || outer.hasRepeats())
    return std::nullopt;
  SmallVector<unsigned> positions;
  for (const Output &output : outputs) {
    std::optional<unsigned> input = outer.findInput(output.name);
    if (!input || outer.getInputSize(output.name) < output.size)
      return std::nullopt;
    positions.push_back(*input);
  }
  LinearLayout result;
  result.outputs = outer.outputs;
  for (const Input &input : inputs) {
    result.inputs.push_back({input.name, {}});
    for (const Coordinate &basis : input.bases) {
      Place place(outer.inputs.size(), 0);
      for (auto [number, position] : zip_equal(basis, positions))
        place[position] = number;
      result.inputs.back().bases.push_back(outer.apply(place));
    }
  }
  return result;
}

/// The layout whose inputs are the outputs of `layout` and the reverse.
static LinearLayout turnedAround(const LinearLayout &layout,
                                 const BitMatrix &inverse) {
  SmallVector<LinearLayout::Input> inputs;
  unsigned bit = 0;
  for (const LinearLayout::Output &output : layout.getOutputs()) {
    inputs.push_back({output.name, {}});
    for (unsigned i = 0; i < bitsOf(output.size); ++i)
      inputs.back().bases.push_back(
          layout.unpackPlace(inverse.getColumn(bit++)));
  }
  SmallVector<LinearLayout::Output> outputs;
  for (const LinearLayout::Input &input : layout.getInputs())
    outputs.push_back({input.name, int64_t(1) << input.getBits(), 1});
  // Both are valid as they were the other way round.
  return cantFail(LinearLayout::create(inputs, outputs));
}

std::optional<LinearLayout> LinearLayout::getRightInverse() const {
  if (hasRepeats())
    return std::nullopt;
  std::optional<BitMatrix> inverse = getMatrix().getRightInverse();
  if (!inverse)
    return std::nullopt;
  return turnedAround(*this, *inverse);
}

std::optional<LinearLayout> LinearLayout::getLeftInverse() const {
  if (hasRepeats())
    return std::nullopt;
  std::optional<BitMatrix> inverse = getMatrix().getLeftInverse();
  if (!inverse)
    return std::nullopt;
  return turnedAround(*this, *inverse);
}

LinearLayout LinearLayout::withoutFreeRegisters() const {
  LinearLayout result = *this;
  std::optional<unsigned> found = findInput(registerInput);
  if (!found)
    return result;
  uint64_t free = getFreeBits(registerInput);
  SmallVector<Coordinate> &bases = result.inputs[*found].bases;
  bases.clear();
  for (auto [bit, basis] : enumerate(inputs[*found].bases))
    if (!(free >> bit & 1))
      bases.push_back(basis);
  return result;
}

LinearLayout LinearLayout::dropOutput(StringRef output) const {
  std::optional<unsigned> found = findOutput(output);
  if (!found)
    return *this;
  LinearLayout result = *this;
  result.outputs.erase(result.outputs.begin() + *found);
  for (Input &input : result.inputs)
    for (Coordinate &basis : input.bases)
      basis.erase(basis.begin() + *found);
  return result.withoutFreeRegisters();
}

std::optional<LinearLayout> LinearLayout::getPart(StringRef output,
                                                  int64_t size) const {
  std::optional<unsigned> found = findOutput(output);
  if (!found || size < 1 || !isPowerOf2_64(size))
    return std::nullopt;
  const Output &whole = outputs[*found];
  if (size > whole.size)
    return std::nullopt;
  LinearLayout part = *this;
  part.outputs[*found].size = size;
  part.outputs[*found].repeats = 1;
  if (size < whole.size)
    part.outputs[*found].beyond = 0;
  for (auto [input, partInput] : zip(inputs, part.inputs)) {
    partInput.bases.clear();
    for (const Coordinate &basis : input.bases) {
      if (basis[*found] < size) {
        partInput.bases.push_back(basis);
        continue;
      }
      // The bit chooses the part. It may do nothing else, and all lanes must
      // agree.
      Coordinate rest = basis;
      rest[*found] &= size - 1;
      if (input.name != registerInput ||
          any_of(rest, [](int64_t number) { return number != 0; }))
        return std::nullopt;
    }
  }
  return part;
}

LinearLayout LinearLayout::withOutputOrder(ArrayRef<unsigned> order) const {
  assert(order.size() == outputs.size() && "expected a permutation");
  LinearLayout result = *this;
  for (auto [to, from] : enumerate(order))
    result.outputs[to] = outputs[from];
  for (auto [input, resultInput] : zip(inputs, result.inputs))
    for (auto [basis, resultBasis] : zip(input.bases, resultInput.bases))
      for (auto [to, from] : enumerate(order))
        resultBasis[to] = basis[from];
  return result;
}

LinearLayout LinearLayout::withOutputNames(ArrayRef<StringRef> names) const {
  LinearLayout result = *this;
  for (auto [output, name] : zip_equal(result.outputs, names))
    output.name = name.str();
  return result;
}

//===----------------------------------------------------------------------===//
// Repeats
//===----------------------------------------------------------------------===//

LinearLayout LinearLayout::getCover() const {
  LinearLayout cover = *this;
  for (size_t dim = outputs.size(); dim-- > 0;) {
    int64_t repeats = PowerOf2Ceil(outputs[dim].repeats);
    for (int64_t value = 1; value < repeats; value *= 2) {
      Coordinate basis(outputs.size(), 0);
      basis[dim] = value * outputs[dim].size;
      cover.inputs.front().bases.push_back(basis);
    }
    cover.outputs[dim].size *= repeats;
    cover.outputs[dim].repeats = 1;
  }
  return cover;
}

int64_t LinearLayout::toCover(int64_t number) const {
  if (inputs.empty())
    return number;
  unsigned shift = inputs.front().getBits();
  int64_t result = number & maskTrailingOnes<uint64_t>(shift);
  for (auto [repeat, output] :
       zip(reverse(getRepeats(number)), reverse(outputs))) {
    result |= repeat << shift;
    shift += bitsOf(PowerOf2Ceil(output.repeats));
  }
  return result;
}

std::optional<int64_t> LinearLayout::fromCover(int64_t number) const {
  if (inputs.empty())
    return number;
  unsigned shift = inputs.front().getBits();
  int64_t result = number & maskTrailingOnes<uint64_t>(shift);
  int64_t rest = number >> shift, repeat = 0, unit = 1;
  for (const Output &output : reverse(outputs)) {
    int64_t covered = PowerOf2Ceil(output.repeats);
    if (rest % covered >= output.repeats)
      return std::nullopt;
    repeat += rest % covered * unit;
    unit *= output.repeats;
    rest /= covered;
  }
  return result | repeat << shift;
}

LinearLayout LinearLayout::getNormalForm() const {
  LinearLayout normal = *this;
  for (size_t dim = outputs.size(); dim-- > 0;) {
    Output &output = normal.outputs[dim];
    while (output.repeats % 2 == 0) {
      Coordinate basis(outputs.size(), 0);
      basis[dim] = output.size;
      normal.inputs.front().bases.push_back(basis);
      output.size *= 2;
      output.repeats /= 2;
    }
    // What an odd count is below is no bit.
    if (output.repeats > 1)
      break;
  }
  SmallVector<Input, 3> kept;
  for (auto [number, input] : enumerate(normal.inputs))
    if (!input.bases.empty() || (number == 0 && normal.hasRepeats()))
      kept.push_back(input);
  normal.inputs = kept;
  return normal;
}

bool LinearLayout::isEquivalent(const LinearLayout &other) const {
  return getNormalForm() == other.getNormalForm();
}

bool attn::layout::isRegisterLayout(const LinearLayout &layout) {
  return all_of(layout.getInputs(), [](const LinearLayout::Input &input) {
    return input.name == registerInput || input.name == laneInput ||
           input.name == waveInput;
  });
}

hash_code attn::layout::hash_value(const LinearLayout &layout) {
  hash_code hash = 0;
  for (const LinearLayout::Output &output : layout.getOutputs())
    hash = hash_combine(hash, output.name, output.size, output.repeats,
                        output.beyond);
  for (const LinearLayout::Input &input : layout.getInputs()) {
    hash = hash_combine(hash, input.name, input.getBits());
    for (const Coordinate &basis : input.bases)
      hash = hash_combine(hash, hash_combine_range(basis));
  }
  return hash;
}
