//===- Build.cpp - Builds attention for a match ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arrangement.h"
#include "EmptyRows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <cmath>
#include <limits>
#include <vector>

using namespace mlir;
using namespace attn;
using namespace attn::raise;

namespace {
/// How the batch loops are cut into batch and head, and the operands that fit.
struct Plan {
  Arrangement query, key, value, output;
  std::vector<Arrangement> masks, biases, formulaTensors;
  Axes axes;
  /// Better plans skip more of the program, then reshape less.
  unsigned skippedOps = 0, reshapes = 0;

  bool isBetterThan(const Plan &other) const {
    if (skippedOps != other.skippedOps)
      return skippedOps > other.skippedOps;
    return reshapes < other.reshapes;
  }
};

class Planner {
public:
  Planner(Reader &reader, const Match &match) : reader(reader), match(match) {}

  /// The best plan for the first `numBatch` factors as batch and the rest as
  /// heads.
  std::optional<Plan> plan(ArrayRef<Factor> batchLoops, unsigned numBatch,
                           std::string &reason);

private:
  std::vector<Arrangement> arrangeAll(ArrayRef<Source> sources,
                                      ArrayRef<AxisSpec> specs);
  std::optional<Arrangement> arrangePair(const Element &element,
                                         const Index &batch, const Index &head);
  std::optional<Arrangement> arrangeOutput(ArrayRef<AxisSpec> specs);

  Reader &reader;
  const Match &match;
  unsigned furthestStage = 0;
};
} // namespace

std::vector<Arrangement> Planner::arrangeAll(ArrayRef<Source> sources,
                                             ArrayRef<AxisSpec> specs) {
  std::vector<Arrangement> all;
  for (const Source &source : sources)
    if (std::optional<Arrangement> one = arrange(reader.factors, source, specs))
      all.push_back(*one);
  return all;
}

static void pickBest(std::optional<Arrangement> &best,
                     ArrayRef<Arrangement> all) {
  for (const Arrangement &one : all)
    if (!best || one.source.skippedOps > best->source.skippedOps ||
        (one.source.skippedOps == best->source.skippedOps &&
         one.reshapes <= best->reshapes))
      best = one;
}

/// A bias or mask over pairs of positions.
std::optional<Arrangement> Planner::arrangePair(const Element &element,
                                                const Index &batch,
                                                const Index &head) {
  SmallVector<Source> sources;
  for (const Element &source : reader.getSources(element))
    sources.push_back({source, 1.0, static_cast<unsigned>(sources.size())});
  AxisSpec specs[] = {
      {Axis::Batch, batch, /*mayBeMissing=*/true},
      {Axis::Head, head, /*mayBeMissing=*/true},
      {Axis::Query, reader.factors.flatten(match.rows), /*mayBeMissing=*/true},
      {Axis::Key, reader.factors.flatten(match.keys), /*mayBeMissing=*/true}};
  std::optional<Arrangement> best;
  for (const Arrangement &one : arrangeAll(sources, specs))
    if (!best || one.reshapes <= best->reshapes)
      best = one;
  return best;
}

/// The result of the second product, or what the program makes of it by
/// reshapes and transposes.
std::optional<Arrangement> Planner::arrangeOutput(ArrayRef<AxisSpec> specs) {
  SmallVector<Source> sources = {{match.output, 1.0, 0}};
  while (sources.back().element.value.hasOneUse()) {
    const Element &element = sources.back().element;
    Operation *user = *element.value.getUsers().begin();
    Element next;
    next.value = user->getNumResults() == 1 ? user->getResult(0) : Value();
    unsigned skipped = sources.back().skippedOps;
    if (auto op = dyn_cast<tensor::ExpandShapeOp>(user)) {
      ArrayRef<int64_t> shape = op.getResultType().getShape();
      for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
        FailureOr<SmallVector<Index>> parts = reader.factors.split(
            element.index[dim], shape.slice(group.front(), group.size()));
        if (failed(parts))
          break;
        llvm::append_range(next.index, *parts);
      }
      if (next.index.size() != shape.size())
        break;
    } else if (auto op = dyn_cast<linalg::TransposeOp>(user)) {
      if (!op.hasPureTensorSemantics() || op.getInput() != element.value)
        break;
      for (int64_t dim : op.getPermutation())
        next.index.push_back(element.index[dim]);
      ++skipped;
    } else {
      break;
    }
    sources.push_back({next, 1.0, skipped});
  }
  std::optional<Arrangement> best;
  pickBest(best, arrangeAll(sources, specs));
  return best;
}

/// Whether attention takes operands and gives a result of these types.
static bool fitsTypes(Type operand, Type result) {
  if (operand.isF64() || operand.isF32())
    return result == operand;
  return (operand.isF16() || operand.isBF16()) &&
         (result == operand || result.isF32());
}

/// How a score region reads a tensor.
static RegionTensor getRegionTensor(const Arrangement &arrangement,
                                    Value value) {
  RegionTensor tensor{value, {}};
  for (auto [axis, extent] :
       llvm::zip_equal(arrangement.axes, arrangement.extents)) {
    constexpr Axis order[] = {Axis::Batch, Axis::Head, Axis::Query, Axis::Key};
    tensor.axes.push_back(
        extent == 1 ? std::nullopt
                    : std::optional<unsigned>(llvm::find(order, axis) - order));
  }
  return tensor;
}

std::optional<Plan> Planner::plan(ArrayRef<Factor> batchLoops,
                                  unsigned numBatch, std::string &reason) {
  Index batch(batchLoops.take_front(numBatch));
  Index head(batchLoops.drop_front(numBatch));
  Index rows = reader.factors.flatten(match.rows);
  Index keys = reader.factors.flatten(match.keys);
  Index depth = reader.factors.flatten(match.depth);
  Index valueDepth = reader.factors.flatten(match.valueDepth);
  auto getSpecs = [&](Index positions, Index depth, bool grouped) {
    return SmallVector<AxisSpec>{
        {Axis::Batch, batch, false, false},
        {Axis::Head, head, false, grouped},
        {Axis::Sequence, std::move(positions), false, false},
        {Axis::Depth, std::move(depth), false, false}};
  };
  // Of several cuts the one that got furthest says why.
  unsigned stage = 0;
  auto fail = [&](const Twine &why) {
    if (stage >= furthestStage)
      reason = why.str();
    furthestStage = std::max(furthestStage, stage);
    return std::nullopt;
  };

  Plan plan;
  std::optional<Arrangement> output =
      arrangeOutput(getSpecs(rows, valueDepth, false));
  if (!output)
    return fail("no layout says how the result lies in its tensor");
  plan.output = *output;
  ++stage;
  // All three must have one element type, and key and value as many heads.
  std::vector<Arrangement> queries =
      arrangeAll(match.query, getSpecs(rows, depth, false));
  std::vector<Arrangement> keyTensors =
      arrangeAll(match.key, getSpecs(keys, depth, true));
  std::vector<Arrangement> values =
      arrangeAll(match.value, getSpecs(keys, valueDepth, true));
  llvm::erase_if(values, [](const Arrangement &value) {
    return value.source.factor != 1.0;
  });
  if (match.query.empty() || match.key.empty() || match.value.empty())
    return fail("query, key or value is computed in the body of its product");
  if (queries.empty())
    return fail("no layout says how the query lies in its tensor");
  ++stage;
  if (keyTensors.empty())
    return fail("no layout says how the key lies in its tensor");
  ++stage;
  if (values.empty())
    return fail("no layout says how the value lies in its tensor");
  ++stage;
  bool found = false;
  Plan best;
  for (const Arrangement &key : keyTensors) {
    for (const Arrangement &value : values) {
      if (key.headFactors != value.headFactors ||
          key.getElementType() != value.getElementType())
        continue;
      std::vector<Arrangement> same;
      for (const Arrangement &query : queries)
        if (query.getElementType() == key.getElementType() &&
            fitsTypes(query.getElementType(), output->getElementType()))
          same.push_back(query);
      std::optional<Arrangement> query;
      pickBest(query, same);
      if (!query)
        continue;
      Plan next = plan;
      next.query = *query;
      next.key = key;
      next.value = value;
      for (const Arrangement *one :
           {&next.query, &next.key, &next.value, &next.output}) {
        next.skippedOps += one->source.skippedOps;
        next.reshapes += one->reshapes;
      }
      if (!found || !best.isBetterThan(next))
        best = std::move(next);
      found = true;
    }
  }
  if (!found)
    return fail("query, key, value and result do not agree in element type and "
                "heads");
  // All operands name the batch if one does, even if it has an extent of one.
  if (best.output.has(Axis::Batch) && batch.empty())
    for (Arrangement *one : {&best.query, &best.key, &best.value})
      if (!one->has(Axis::Batch))
        one->prependUnitAxis(Axis::Batch);
  ++stage;
  for (const MaskTerm &mask : match.masks) {
    auto arranged = arrangePair(mask.condition, batch, head);
    if (!arranged)
      return fail("no layout says how the mask lies in its tensor");
    best.reshapes += arranged->reshapes;
    best.masks.push_back(*arranged);
  }
  for (const BiasTerm &bias : match.biases) {
    auto arranged = arrangePair(bias.bias, batch, head);
    if (!arranged)
      return fail("no layout says how the bias lies in its tensor");
    best.reshapes += arranged->reshapes;
    best.biases.push_back(*arranged);
  }
  best.axes = {batch, head, rows, keys};
  if (match.formula) {
    for (const Element &tensor : match.formula->tensors) {
      auto arranged = arrangePair(tensor, batch, head);
      if (!arranged)
        return fail("no layout says how a tensor that the scores are computed "
                    "from lies");
      best.reshapes += arranged->reshapes;
      best.formulaTensors.push_back(*arranged);
    }
    // Building it shows whether it can be built.
    Region scratch;
    std::vector<RegionTensor> tensors;
    for (const Arrangement &one : best.formulaTensors)
      tensors.push_back(getRegionTensor(one, one.source.element.value));
    linalg::LinalgOp product = match.product;
    MLIRContext *context = product.getContext();
    if (failed(buildScoreRegion(scratch, product.getLoc(),
                                Float32Type::get(context), reader,
                                *match.formula, tensors, best.axes)))
      return fail("the scores are computed from an index that is no position");
  }
  return best;
}

//===----------------------------------------------------------------------===//
// Operands that are computed
//===----------------------------------------------------------------------===//

namespace {
/// A tensor with a layout.
struct Operand {
  Value value;
  LayoutAttr layout;
};
} // namespace

static Operand build(OpBuilder &builder, Location loc,
                     const Arrangement &arrangement) {
  return {arrangement.build(builder, loc),
          arrangement.getLayout(builder.getContext())};
}

/// An element-wise function of bias or mask operands, over the axes that any
/// of them has.
static Operand
combine(OpBuilder &builder, Location loc, ArrayRef<Operand> operands,
        Type resultType,
        function_ref<Value(OpBuilder &, Location, ValueRange)> body) {
  SmallVector<Axis> axes;
  SmallVector<OpFoldResult> sizes;
  for (Axis axis : {Axis::Batch, Axis::Head, Axis::Query, Axis::Key}) {
    std::optional<OpFoldResult> size;
    for (const Operand &operand : operands) {
      std::optional<unsigned> dim = operand.layout.getDim(axis);
      if (!dim)
        continue;
      auto type = cast<RankedTensorType>(operand.value.getType());
      if (!size || type.getDimSize(*dim) != 1)
        size = tensor::getMixedSize(builder, loc, operand.value, *dim);
    }
    if (!size)
      continue;
    axes.push_back(axis);
    sizes.push_back(*size);
  }
  MLIRContext *context = builder.getContext();
  SmallVector<AffineMap> maps;
  SmallVector<Value> inputs;
  for (const Operand &operand : operands) {
    auto type = cast<RankedTensorType>(operand.value.getType());
    SmallVector<AffineExpr> exprs;
    for (auto [dim, axis] : llvm::enumerate(operand.layout.getAxes())) {
      unsigned loop = llvm::find(axes, axis) - axes.begin();
      bool isBroadcast =
          type.getDimSize(dim) == 1 && getConstantIntValue(sizes[loop]) != 1;
      exprs.push_back(isBroadcast ? getAffineConstantExpr(0, context)
                                  : getAffineDimExpr(loop, context));
    }
    maps.push_back(AffineMap::get(axes.size(), 0, exprs, context));
    inputs.push_back(operand.value);
  }
  maps.push_back(builder.getMultiDimIdentityMap(axes.size()));
  Value init = tensor::EmptyOp::create(builder, loc, sizes, resultType);
  auto op = linalg::GenericOp::create(
      builder, loc, init.getType(), inputs, init, maps,
      SmallVector<utils::IteratorType>(axes.size(),
                                       utils::IteratorType::parallel),
      [&](OpBuilder &nested, Location nestedLoc, ValueRange arguments) {
        linalg::YieldOp::create(nested, nestedLoc,
                                body(nested, nestedLoc, arguments.drop_back()));
      });
  return {op.getResult(0), LayoutAttr::get(context, axes)};
}

/// The conjunction of all conditions.
static Operand buildMask(OpBuilder &builder, Location loc, const Match &match,
                         const Plan &plan) {
  SmallVector<Operand> operands;
  for (const Arrangement &mask : plan.masks)
    operands.push_back(build(builder, loc, mask));
  if (operands.size() == 1 && !match.masks.front().negated)
    return operands.front();
  return combine(
      builder, loc, operands, builder.getI1Type(),
      [&](OpBuilder &b, Location loc, ValueRange values) {
        Value all;
        for (auto [value, term] : llvm::zip_equal(values, match.masks)) {
          Value holds = value;
          if (term.negated)
            holds = arith::XOrIOp::create(
                b, loc, holds,
                arith::ConstantOp::create(b, loc, b.getBoolAttr(true)));
          all = all ? arith::AndIOp::create(b, loc, all, holds).getResult()
                    : holds;
        }
        return all;
      });
}

/// The sum of all biases, in the compute type where it is computed.
static Operand buildBias(OpBuilder &builder, Location loc, const Match &match,
                         const Plan &plan, FloatType computeType) {
  SmallVector<Operand> operands;
  for (const Arrangement &bias : plan.biases)
    operands.push_back(build(builder, loc, bias));
  Type type = plan.biases.front().getElementType();
  bool fits = isa<FloatType>(type) && (!type.isF64() || computeType.isF64());
  if (operands.size() == 1 && fits && !match.biases.front().fill)
    return operands.front();
  return combine(
      builder, loc, operands, computeType,
      [&](OpBuilder &b, Location loc, ValueRange values) {
        Value sum;
        // Innermost first, as the program adds.
        for (size_t i = match.biases.size(); i-- > 0;) {
          const auto &term = match.biases[i];
          Value next = values[i];
          if (term.fill) {
            Value zero = arith::ConstantOp::create(
                b, loc, b.getFloatAttr(computeType, 0.0));
            Value fill = arith::ConstantOp::create(
                b, loc, b.getFloatAttr(computeType, *term.fill));
            next = arith::SelectOp::create(b, loc, next,
                                           term.negated ? fill : zero,
                                           term.negated ? zero : fill);
          } else {
            next = castFloat(b, loc, next, computeType);
          }
          sum =
              sum ? arith::AddFOp::create(b, loc, sum, next).getResult() : next;
        }
        return sum;
      });
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

/// A scale that is 1/sqrt(depth) but for rounding is that number.
static double snapScale(double scale, int64_t depth) {
  if (ShapedType::isDynamic(depth) || depth == 0)
    return scale;
  double exact = 1.0 / std::sqrt(static_cast<double>(depth));
  return std::fabs(scale - exact) <= 0x1p-22 * exact ? exact : scale;
}

/// The locations of the ops that attention stands for, each with a name. The
/// second product comes first: that is where diagnostics point.
static Location getLocation(const Match &match) {
  auto name = [](StringRef what, Operation *op) -> Location {
    return NameLoc::get(StringAttr::get(op->getContext(), what), op->getLoc());
  };
  linalg::LinalgOp product = match.product;
  return FusedLoc::get(product.getContext(),
                       {name("values", product),
                        name("scores", match.firstProduct),
                        name("softmax", match.softmax)});
}

FailureOr<Operation *> attn::raise::buildAttention(OpBuilder &builder,
                                                   Reader &reader,
                                                   const Match &match,
                                                   std::string &reason) {
  Index loops = reader.factors.flatten(match.batch);
  // Batch first and heads behind it is the usual order; any cut that all
  // operands agree to will do.
  SmallVector<unsigned> cuts;
  for (unsigned cut = 1; cut < loops.size(); ++cut)
    cuts.push_back(cut);
  cuts.push_back(0);
  if (!loops.empty())
    cuts.push_back(loops.size());
  std::optional<Plan> plan;
  Planner planner(reader, match);
  for (unsigned cut : cuts) {
    std::optional<Plan> next = planner.plan(loops, cut, reason);
    if (next && (!plan || next->isBetterThan(*plan)))
      plan = std::move(next);
  }
  if (!plan)
    return failure();
  reason.clear();

  linalg::LinalgOp product = match.product;
  MLIRContext *context = builder.getContext();
  Location loc = getLocation(match);
  builder.setInsertionPoint(product);
  Operand query = build(builder, loc, plan->query);
  Operand key = build(builder, loc, plan->key);
  Operand value = build(builder, loc, plan->value);
  FloatType computeType = plan->query.getElementType().isF64()
                              ? FloatType(builder.getF64Type())
                              : FloatType(builder.getF32Type());

  LayoutAttr outputLayout = plan->output.getLayout(context);
  SmallVector<OpFoldResult> outputSizes;
  SmallVector<Axis> lseAxes;
  SmallVector<OpFoldResult> lseSizes;
  for (auto [axis, extent] :
       llvm::zip_equal(plan->output.axes, plan->output.extents)) {
    const Operand &source = axis == Axis::Depth ? value : query;
    OpFoldResult size = builder.getIndexAttr(extent);
    if (ShapedType::isDynamic(extent))
      size = AttentionOp::getExtent(builder, loc, source.value, source.layout,
                                    axis);
    outputSizes.push_back(size);
    if (axis != Axis::Depth) {
      lseAxes.push_back(axis);
      lseSizes.push_back(size);
    }
  }
  Value init = tensor::EmptyOp::create(builder, loc, outputSizes,
                                       plan->output.getElementType());
  // A softmax without a guard gives NaN where there is nothing to attend to;
  // the log-sum-exp tells which rows these are.
  bool needsNaN = match.mayBeEmpty && !match.guarded;
  OperationState state(loc, AttentionOp::getOperationName());
  AttentionOp::build(builder, state, query.value, key.value, value.value, init);
  auto lseLayout = LayoutAttr::get(context, lseAxes);
  if (needsNaN) {
    addLse(state, tensor::EmptyOp::create(builder, loc, lseSizes, computeType),
           lseLayout);
  }
  auto attention = cast<AttentionOp>(builder.create(state));
  attention.setQueryLayoutAttr(query.layout);
  attention.setKeyLayoutAttr(key.layout);
  attention.setValueLayoutAttr(value.layout);
  attention.setOutputLayoutAttr(outputLayout);
  double scale =
      match.scale * plan->query.source.factor * plan->key.source.factor;
  // s = c * tanh(t * dot) is softcap c and scale c * t.
  if (match.softcap)
    attention.setSoftcapAttr(builder.getF64FloatAttr(*match.softcap));
  int64_t depth = reader.factors.getExtent(match.depth);
  attention.setScaleAttr(builder.getF64FloatAttr(snapScale(scale, depth)));
  // Operands are built in front of the op that reads them.
  builder.setInsertionPoint(attention);
  if (!match.biases.empty()) {
    Operand bias = buildBias(builder, loc, match, *plan, computeType);
    attention.getBiasMutable().assign(bias.value);
    attention.setBiasLayoutAttr(bias.layout);
  }
  if (!match.masks.empty()) {
    Operand mask = buildMask(builder, loc, match, *plan);
    attention.getMaskMutable().assign(mask.value);
    attention.setMaskLayoutAttr(mask.layout);
  }
  if (match.formula) {
    std::vector<RegionTensor> tensors;
    for (const Arrangement &one : plan->formulaTensors)
      tensors.push_back(getRegionTensor(one, one.build(builder, loc)));
    if (failed(buildScoreRegion(attention.getScore(), loc, computeType, reader,
                                *match.formula, tensors, plan->axes)))
      llvm_unreachable("the plan has built the region before");
  }
  builder.setInsertionPointAfter(attention);
  Value result = attention->getResult(0);
  if (needsNaN)
    result = buildNaNRows(builder, loc, result, outputLayout,
                          attention->getResult(1), lseLayout);
  result = plan->output.buildInverse(builder, loc, result);
  Value replaced = plan->output.source.element.value;
  replaced.replaceAllUsesWith(result);
  return attention.getOperation();
}
