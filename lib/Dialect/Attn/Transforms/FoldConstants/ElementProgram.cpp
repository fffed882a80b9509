//===- ElementProgram.cpp - Elements computed at compile time -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementProgram.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/ADT/bit.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace mlir;
using namespace attn::fold;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static unsigned getWidth(Type type) {
  return isa<IndexType>(type) ? 64 : type.getIntOrFloatBitWidth();
}

static int64_t signExtend(int64_t value, unsigned width) {
  unsigned shift = 64 - width;
  return static_cast<int64_t>(static_cast<uint64_t>(value) << shift) >> shift;
}

static uint64_t zeroExtend(int64_t value, unsigned width) {
  return width == 64 ? value : value & ((uint64_t(1) << width) - 1);
}

/// Rounds to f32 so that rounding again to a type of at most half its precision
/// is right: what is left over stays visible in the last bit.
static float roundToOdd(double value) {
  float rounded = static_cast<float>(value);
  if (rounded == value || std::isnan(value))
    return rounded;
  uint32_t bits = llvm::bit_cast<uint32_t>(rounded);
  if (std::abs(static_cast<double>(rounded)) > std::abs(value))
    --bits;
  return llvm::bit_cast<float>(bits | 1);
}

/// An integer as a number that, but for f64, is to be rounded once more: what
/// has no room stays visible in the last bit.
template <typename T> static double toReal(T value, bool isF64) {
  constexpr T step = T(1) << 11;
  auto nearest = static_cast<double>(value);
  if (isF64 || std::abs(nearest) < 0x1p53)
    return nearest;
  T whole = value & ~(step - 1);
  return static_cast<double>(whole == value ? whole : whole | step);
}

static uint16_t toBrain(float value) {
  uint32_t bits = llvm::bit_cast<uint32_t>(value);
  if (std::isnan(value))
    return (bits >> 16) | 0x40;
  return (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
}

static float fromBrain(uint16_t bits) {
  return llvm::bit_cast<float>(uint32_t(bits) << 16);
}

static uint16_t toHalf(float value) {
  uint32_t bits = llvm::bit_cast<uint32_t>(value);
  uint16_t sign = (bits >> 16) & 0x8000;
  float magnitude = std::abs(value);
  if (std::isnan(value))
    return sign | 0x7e00 | ((bits >> 13) & 0x3ff);
  if (magnitude >= 65520.0f)
    return sign | 0x7c00;
  // Below the normal numbers the unit is 2^-24. Adding 0.5 leaves the rounded
  // count of units in the low bits.
  if (magnitude < 0x1p-14f)
    return sign | (llvm::bit_cast<uint32_t>(magnitude + 0.5f) & 0x7ff);
  uint32_t rebased = (bits & 0x7fffffff) - (112u << 23);
  return sign | ((rebased + 0xfff + ((rebased >> 13) & 1)) >> 13);
}

static float fromHalf(uint16_t half) {
  uint32_t sign = uint32_t(half & 0x8000) << 16;
  uint32_t exponent = (half >> 10) & 0x1f;
  uint32_t mantissa = half & 0x3ff;
  if (exponent == 0) {
    float magnitude = std::ldexp(static_cast<float>(mantissa), -24);
    return llvm::bit_cast<float>(llvm::bit_cast<uint32_t>(magnitude) | sign);
  }
  exponent = exponent == 0x1f ? 0xff : exponent + 112;
  return llvm::bit_cast<float>(sign | exponent << 23 | mantissa << 13);
}

/// Makes what an operation computed a value of its type.
static void roundElements(Type type, Element *elements, int64_t count) {
  if (type.isF64())
    return;
  auto apply = [&](auto function) {
    for (int64_t i = 0; i < count; ++i)
      function(elements[i]);
  };
  if (type.isF32())
    return apply([](Element &x) { x.real = static_cast<float>(x.real); });
  if (type.isF16())
    return apply(
        [](Element &x) { x.real = fromHalf(toHalf(roundToOdd(x.real))); });
  if (type.isBF16())
    return apply(
        [](Element &x) { x.real = fromBrain(toBrain(roundToOdd(x.real))); });
  unsigned width = getWidth(type);
  if (width != 64)
    apply([=](Element &x) { x.integer = signExtend(x.integer, width); });
}

template <typename T> static T readAs(const char *data) {
  T value;
  std::memcpy(&value, data, sizeof(T));
  return value;
}

/// Reads elements from `data`, `stride` elements apart.
static void loadElements(Type type, const char *data, int64_t stride,
                         Element *elements, int64_t count) {
  auto load = [&](auto zero, auto convert) {
    using T = decltype(zero);
    for (int64_t i = 0; i < count; ++i)
      elements[i] = convert(
          readAs<T>(data + i * stride * static_cast<int64_t>(sizeof(T))));
  };
  auto real = [](auto x) {
    Element element;
    element.real = x;
    return element;
  };
  auto integer = [](auto x) {
    Element element;
    element.integer = x;
    return element;
  };
  if (type.isF64())
    return load(double(), real);
  if (type.isF32())
    return load(float(), real);
  if (type.isF16())
    return load(uint16_t(), [&](uint16_t x) { return real(fromHalf(x)); });
  if (type.isBF16())
    return load(uint16_t(), [&](uint16_t x) { return real(fromBrain(x)); });
  switch (getWidth(type)) {
  case 1:
    return load(int8_t(), [&](int8_t x) { return integer(x ? -1 : 0); });
  case 8:
    return load(int8_t(), integer);
  case 16:
    return load(int16_t(), integer);
  case 32:
    return load(int32_t(), integer);
  default:
    return load(int64_t(), integer);
  }
}

static void storeElements(Type type, const Element *elements, int64_t count,
                          char *data) {
  auto store = [&](auto convert) {
    using T = decltype(convert(*elements));
    for (int64_t i = 0; i < count; ++i) {
      T value = convert(elements[i]);
      std::memcpy(data + i * sizeof(T), &value, sizeof(T));
    }
  };
  if (type.isF64())
    return store([](Element x) { return x.real; });
  if (type.isF32())
    return store([](Element x) { return static_cast<float>(x.real); });
  if (type.isF16())
    return store([](Element x) { return toHalf(x.real); });
  if (type.isBF16())
    return store([](Element x) { return toBrain(x.real); });
  switch (getWidth(type)) {
  case 1:
    return store([](Element x) { return static_cast<int8_t>(x.integer & 1); });
  case 8:
    return store([](Element x) { return static_cast<int8_t>(x.integer); });
  case 16:
    return store([](Element x) { return static_cast<int16_t>(x.integer); });
  case 32:
    return store([](Element x) { return static_cast<int32_t>(x.integer); });
  default:
    return store([](Element x) { return x.integer; });
  }
}

static std::optional<Element> getElement(Attribute attr) {
  Element element;
  if (auto real = dyn_cast_or_null<FloatAttr>(attr)) {
    if (!getElementBytes(real.getType()))
      return std::nullopt;
    element.real = real.getValueAsDouble();
    return element;
  }
  auto integer = dyn_cast_or_null<IntegerAttr>(attr);
  if (!integer || !getElementBytes(integer.getType()))
    return std::nullopt;
  element.integer = integer.getValue().getSExtValue();
  return element;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

namespace {
using Inputs = ArrayRef<const Element *>;
using Function =
    std::function<LogicalResult(Inputs, Element *result, int64_t count)>;
} // namespace

/// Takes a function of `double` that cannot fail to runs of elements.
template <typename F> static Function onReals(F function) {
  return [function](Inputs in, Element *result, int64_t count) {
    for (int64_t i = 0; i < count; ++i) {
      if constexpr (std::is_invocable_v<F, double, double>)
        result[i].real = function(in[0][i].real, in[1][i].real);
      else
        result[i].real = function(in[0][i].real);
    }
    return success();
  };
}

template <typename F> static Function onIntegers(F function) {
  return [function](Inputs in, Element *result, int64_t count) {
    for (int64_t i = 0; i < count; ++i) {
      if constexpr (std::is_invocable_v<F, int64_t, int64_t>)
        result[i].integer = function(in[0][i].integer, in[1][i].integer);
      else
        result[i].integer = function(in[0][i].integer);
    }
    return success();
  };
}

/// A function of two integers with a result that may be undefined.
template <typename F> static Function onDefinedIntegers(F function) {
  return [function](Inputs in, Element *result, int64_t count) {
    for (int64_t i = 0; i < count; ++i) {
      std::optional<int64_t> value =
          function(in[0][i].integer, in[1][i].integer);
      if (!value)
        return failure();
      result[i].integer = *value;
    }
    return success();
  };
}

static bool compareReals(arith::CmpFPredicate predicate, double a, double b) {
  using P = arith::CmpFPredicate;
  bool isUnordered = std::isnan(a) || std::isnan(b);
  switch (predicate) {
  case P::AlwaysFalse:
    return false;
  case P::AlwaysTrue:
    return true;
  case P::OEQ:
    return a == b;
  case P::OGT:
    return a > b;
  case P::OGE:
    return a >= b;
  case P::OLT:
    return a < b;
  case P::OLE:
    return a <= b;
  case P::ONE:
    return !isUnordered && a != b;
  case P::ORD:
    return !isUnordered;
  case P::UEQ:
    return isUnordered || a == b;
  case P::UGT:
    return !(a <= b);
  case P::UGE:
    return !(a < b);
  case P::ULT:
    return !(a >= b);
  case P::ULE:
    return !(a > b);
  case P::UNE:
    return a != b;
  case P::UNO:
    return isUnordered;
  }
  llvm_unreachable("unknown predicate");
}

static double maximum(double a, double b, bool isNanKept) {
  if (std::isnan(a) || std::isnan(b))
    return isNanKept || (std::isnan(a) && std::isnan(b)) ? a + b
           : std::isnan(a)                               ? b
                                                         : a;
  if (a == b)
    return std::signbit(a) ? b : a;
  return std::max(a, b);
}

static double minimum(double a, double b, bool isNanKept) {
  return -maximum(-a, -b, isNanKept);
}

/// Truncates to an integer of `width` bits. What has no room may become
/// anything; the nearest integer, and zero for NaN, surprises least.
static Function truncateReals(unsigned width, bool isSigned) {
  return [=](Inputs in, Element *result, int64_t count) {
    double end = std::ldexp(1.0, width - isSigned);
    double begin = isSigned ? -end : 0.0;
    uint64_t largest = ~uint64_t(0) >> (64 - width) >> isSigned;
    for (int64_t i = 0; i < count; ++i) {
      double value = std::trunc(in[0][i].real);
      if (std::isnan(value))
        result[i].integer = 0;
      else if (value >= end)
        result[i].integer = largest;
      else if (isSigned)
        result[i].integer = static_cast<int64_t>(std::max(value, begin));
      else
        result[i].integer = static_cast<uint64_t>(std::max(value, begin));
    }
    return success();
  };
}

/// What is computed where nothing is undefined.
static Function getTotalFunction(Operation *op) {
  unsigned width = 0;
  if (op->getNumOperands() > 0 &&
      getElementBytes(getElementTypeOrSelf(op->getOperand(0))))
    width = getWidth(getElementTypeOrSelf(op->getOperand(0)));
  auto same = [](auto x) { return x; };
  auto wrap = [](auto function) {
    return onIntegers([=](int64_t a, int64_t b) {
      return static_cast<int64_t>(
          function(static_cast<uint64_t>(a), static_cast<uint64_t>(b)));
    });
  };
  return llvm::TypeSwitch<Operation *, Function>(op)
      .Case<arith::ExtFOp, arith::TruncFOp>([&](auto) { return onReals(same); })
      .Case<arith::ExtSIOp, arith::TruncIOp, arith::IndexCastOp>(
          [&](auto) { return onIntegers(same); })
      .Case<arith::ExtUIOp, arith::IndexCastUIOp>([&](auto) {
        return onIntegers(
            [=](int64_t a) { return int64_t(zeroExtend(a, width)); });
      })
      .Case([](arith::SIToFPOp cast) {
        bool isF64 = getElementTypeOrSelf(cast.getType()).isF64();
        return [=](Inputs in, Element *result, int64_t count) {
          for (int64_t i = 0; i < count; ++i)
            result[i].real = toReal(in[0][i].integer, isF64);
          return success();
        };
      })
      .Case([=](arith::UIToFPOp cast) {
        bool isF64 = getElementTypeOrSelf(cast.getType()).isF64();
        return [=](Inputs in, Element *result, int64_t count) {
          for (int64_t i = 0; i < count; ++i)
            result[i].real = toReal(zeroExtend(in[0][i].integer, width), isF64);
          return success();
        };
      })
      .Case<arith::FPToSIOp, arith::FPToUIOp>([](auto cast) {
        return truncateReals(getWidth(getElementTypeOrSelf(cast.getType())),
                             isa<arith::FPToSIOp>(cast.getOperation()));
      })
      .Case([](arith::AddFOp) { return onReals(std::plus<double>()); })
      .Case([](arith::SubFOp) { return onReals(std::minus<double>()); })
      .Case([](arith::MulFOp) { return onReals(std::multiplies<double>()); })
      .Case([](arith::DivFOp) { return onReals(std::divides<double>()); })
      .Case([](arith::NegFOp) { return onReals(std::negate<double>()); })
      .Case([](arith::MaximumFOp) {
        return onReals([](double a, double b) { return maximum(a, b, true); });
      })
      .Case([](arith::MinimumFOp) {
        return onReals([](double a, double b) { return minimum(a, b, true); });
      })
      .Case([](arith::MaxNumFOp) {
        return onReals([](double a, double b) { return maximum(a, b, false); });
      })
      .Case([](arith::MinNumFOp) {
        return onReals([](double a, double b) { return minimum(a, b, false); });
      })
      .Case([](math::AbsFOp) {
        return onReals([](double a) { return std::abs(a); });
      })
      .Case([](math::SqrtOp) {
        return onReals([](double a) { return std::sqrt(a); });
      })
      .Case([](math::RsqrtOp) {
        return onReals([](double a) { return 1.0 / std::sqrt(a); });
      })
      .Case([](math::ExpOp) {
        return onReals([](double a) { return std::exp(a); });
      })
      .Case([](math::LogOp) {
        return onReals([](double a) { return std::log(a); });
      })
      .Case([](math::SinOp) {
        return onReals([](double a) { return std::sin(a); });
      })
      .Case([](math::CosOp) {
        return onReals([](double a) { return std::cos(a); });
      })
      .Case([](math::FloorOp) {
        return onReals([](double a) { return std::floor(a); });
      })
      .Case([](math::CeilOp) {
        return onReals([](double a) { return std::ceil(a); });
      })
      .Case([&](arith::AddIOp) { return wrap(std::plus<uint64_t>()); })
      .Case([&](arith::SubIOp) { return wrap(std::minus<uint64_t>()); })
      .Case([&](arith::MulIOp) { return wrap(std::multiplies<uint64_t>()); })
      .Case([](arith::AndIOp) { return onIntegers(std::bit_and<int64_t>()); })
      .Case([](arith::OrIOp) { return onIntegers(std::bit_or<int64_t>()); })
      .Case([](arith::XOrIOp) { return onIntegers(std::bit_xor<int64_t>()); })
      .Case([](arith::MaxSIOp) {
        return onIntegers([](int64_t a, int64_t b) { return std::max(a, b); });
      })
      .Case([](arith::MinSIOp) {
        return onIntegers([](int64_t a, int64_t b) { return std::min(a, b); });
      })
      .Case([](math::AbsIOp) {
        return onIntegers([](int64_t a) {
          return static_cast<int64_t>(a < 0 ? -static_cast<uint64_t>(a) : a);
        });
      })
      // Sign extension keeps the order of unsigned numbers.
      .Case([](arith::CmpIOp cmp) {
        return onIntegers(
            [predicate = cmp.getPredicate()](int64_t a, int64_t b) -> int64_t {
              return -int64_t(arith::applyCmpPredicate(
                  predicate, APInt(64, static_cast<uint64_t>(a)),
                  APInt(64, static_cast<uint64_t>(b))));
            });
      })
      .Case([](arith::CmpFOp cmp) {
        return [predicate = cmp.getPredicate()](Inputs in, Element *result,
                                                int64_t count) {
          for (int64_t i = 0; i < count; ++i)
            result[i].integer =
                -int64_t(compareReals(predicate, in[0][i].real, in[1][i].real));
          return success();
        };
      })
      .Case([](arith::SelectOp) {
        return [](Inputs in, Element *result, int64_t count) {
          for (int64_t i = 0; i < count; ++i)
            result[i] = in[0][i].integer ? in[1][i] : in[2][i];
          return success();
        };
      })
      .Default(Function());
}

/// What is not defined for some inputs.
static Function getPartialFunction(Operation *op) {
  return llvm::TypeSwitch<Operation *, Function>(op)
      .Case<arith::DivSIOp, arith::RemSIOp>([](auto division) {
        bool isQuotient = isa<arith::DivSIOp>(division.getOperation());
        return onDefinedIntegers(
            [=](int64_t a, int64_t b) -> std::optional<int64_t> {
              // The other undefined quotient, whatever the type's width.
              if (b == 0 || b == -1)
                return std::nullopt;
              return isQuotient ? a / b : a % b;
            });
      })
      .Case([](cf::AssertOp) {
        return [](Inputs in, Element *, int64_t count) {
          return success(std::all_of(in[0], in[0] + count,
                                     [](Element x) { return x.integer != 0; }));
        };
      })
      .Default(Function());
}

/// Reads a tensor at computed positions, if all are inside.
static Function getExtract(const View &view) {
  return [view](Inputs in, Element *result, int64_t count) {
    const Source &source = *view.source;
    for (int64_t i = 0; i < count; ++i) {
      int64_t offset = view.offset;
      for (auto [positions, size, stride] :
           llvm::zip_equal(in, view.sizes, view.strides)) {
        int64_t position = positions[i].integer;
        if (position < 0 || position >= size)
          return failure();
        offset += position * stride;
      }
      loadElements(source.elementType,
                   source.data.data() + offset * source.elementBytes,
                   /*stride=*/0, result + i, 1);
    }
    return success();
  };
}

//===----------------------------------------------------------------------===//
// Reading programs
//===----------------------------------------------------------------------===//

/// Builds the program, one operation at a time.
class ElementProgram::Reader {
public:
  Reader(GetView getView, ArrayRef<int64_t> loopPositions)
      : getView(getView), loopPositions(loopPositions) {}

  void addInput(Value value, const View &view) {
    Register result = addRegister(value);
    program.inputs.push_back({view, result});
  }

  LogicalResult addOperation(Operation *op) {
    // Constants are added where they are used.
    if (matchPattern(op, m_Constant()))
      return success();
    if (auto index = dyn_cast<linalg::IndexOp>(op)) {
      program.positions.push_back(
          {loopPositions[index.getDim()], addRegister(index)});
      return success();
    }
    if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
      std::optional<View> view = getView(extract.getTensor());
      if (!view)
        return failure();
      program.tables.push_back(view->source);
      program.mayFail = true;
      return addInstruction(op, getExtract(*view), extract.getIndices());
    }
    if (Function function = getTotalFunction(op))
      return addInstruction(op, std::move(function), op->getOperands());
    if (Function function = getPartialFunction(op)) {
      program.mayFail = true;
      return addInstruction(op, std::move(function), op->getOperands());
    }
    return failure();
  }

  std::optional<ElementProgram> finish(Value result) {
    if (result) {
      std::optional<Register> value = getRegister(result);
      if (!value)
        return std::nullopt;
      program.result = *value;
      program.resultType = getElementTypeOrSelf(result);
    }
    return std::move(program);
  }

private:
  Register addRegister(Value value) {
    registers[value] = program.numRegisters;
    return program.numRegisters++;
  }

  std::optional<Register> getRegister(Value value) {
    if (auto it = registers.find(value); it != registers.end())
      return it->second;
    Attribute attr;
    if (!matchPattern(value, m_Constant(&attr)))
      return std::nullopt;
    std::optional<Element> element = getElement(attr);
    if (!element)
      return std::nullopt;
    Register result = addRegister(value);
    program.constants.push_back({*element, result});
    return result;
  }

  LogicalResult addInstruction(Operation *op, Function function,
                               ValueRange operands) {
    Instruction instruction{std::move(function), {}, 0, Type()};
    for (Value operand : operands) {
      std::optional<Register> input = getRegister(operand);
      if (!input || !getElementBytes(getElementTypeOrSelf(operand)))
        return failure();
      instruction.inputs.push_back(*input);
    }
    if (op->getNumResults() == 1) {
      instruction.type = getElementTypeOrSelf(op->getResult(0));
      if (!getElementBytes(instruction.type))
        return failure();
      instruction.result = addRegister(op->getResult(0));
    } else {
      instruction.result = program.numRegisters++;
    }
    program.instructions.push_back(std::move(instruction));
    return success();
  }

  GetView getView;
  ArrayRef<int64_t> loopPositions;
  ElementProgram program;
  llvm::DenseMap<Value, Register> registers;
};

std::optional<ElementProgram>
ElementProgram::read(Block &body, ArrayRef<std::optional<View>> arguments,
                     ArrayRef<int64_t> loopPositions, GetView getView) {
  Reader reader(getView, loopPositions);
  for (auto [argument, view] : llvm::zip_equal(body.getArguments(), arguments))
    if (view)
      reader.addInput(argument, *view);
  for (Operation &op : body.without_terminator())
    if (failed(reader.addOperation(&op)))
      return std::nullopt;
  Operation *yield = body.getTerminator();
  return reader.finish(yield->getNumOperands() == 1 ? yield->getOperand(0)
                                                    : Value());
}

std::optional<ElementProgram> ElementProgram::read(Operation *op,
                                                   GetView getView) {
  Reader reader(getView, {});
  for (Value operand : op->getOperands()) {
    std::optional<View> view = getView(operand);
    if (view)
      reader.addInput(operand, *view);
    else if (isa<ShapedType>(operand.getType()))
      return std::nullopt;
  }
  if (failed(reader.addOperation(op)))
    return std::nullopt;
  return reader.finish(op->getResult(0));
}

SmallVector<Source *> ElementProgram::getSources() const {
  SmallVector<Source *> sources(tables);
  for (const Input &input : inputs)
    sources.push_back(input.view.source);
  return sources;
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

LogicalResult ElementProgram::evaluate(ArrayRef<int64_t> sizes,
                                       MutableArrayRef<char> target) const {
  // Enough for what reading an instruction costs, little enough for a cache.
  constexpr int64_t runLength = 512;
  std::vector<Element> values(numRegisters * runLength);
  auto getRun = [&](Register reg) { return values.data() + reg * runLength; };
  for (const auto &[element, reg] : constants)
    std::fill_n(getRun(reg), runLength, element);

  int64_t total = countElements(sizes);
  int64_t rowLength = sizes.empty() ? 1 : sizes.back();
  int64_t innerDim = sizes.size() - 1;
  SmallVector<int64_t> position(sizes.size(), 0);
  int64_t done = 0;
  while (done < total) {
    // Parts of rows until the run is full.
    int64_t count = 0;
    while (count < runLength && done + count < total) {
      int64_t begin = sizes.empty() ? 0 : position.back();
      int64_t length = std::min(rowLength - begin, runLength - count);
      for (const Input &input : inputs) {
        const View &view = input.view;
        int64_t offset = view.offset;
        for (auto [coordinate, stride] :
             llvm::zip_equal(position, view.strides))
          offset += coordinate * stride;
        const Source &source = *view.source;
        loadElements(source.elementType,
                     source.data.data() + offset * source.elementBytes,
                     sizes.empty() ? 0 : view.strides.back(),
                     getRun(input.result) + count, length);
      }
      for (const Position &index : positions)
        for (int64_t i = 0; i < length; ++i)
          getRun(index.result)[count + i].integer =
              position[index.dim] + (index.dim == innerDim ? i : 0);
      count += length;
      for (int64_t dim = innerDim, step = length; dim >= 0; --dim, step = 1) {
        position[dim] += step;
        if (position[dim] < sizes[dim])
          break;
        position[dim] = 0;
      }
    }

    SmallVector<const Element *> operands;
    for (const Instruction &instruction : instructions) {
      operands.clear();
      for (Register input : instruction.inputs)
        operands.push_back(getRun(input));
      Element *output = getRun(instruction.result);
      if (failed(instruction.function(operands, output, count)))
        return failure();
      if (instruction.type)
        roundElements(instruction.type, output, count);
    }
    if (result && !target.empty()) {
      int64_t elementBytes = *getElementBytes(resultType);
      storeElements(resultType, getRun(*result), count,
                    target.data() + done * elementBytes);
    }
    done += count;
  }
  return success();
}
