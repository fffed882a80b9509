//===- ConsumerFusionTest.cpp - Attention into its producer's loop --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// No upstream pass or transform op fuses consumers, so scf::tileAndFuseConsumer
// is called here. The other uses of TilingInterface are in
// test/Dialect/Attn/tiling-interface.mlir.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace attn;

namespace {
/// Parses a function whose linalg.exp produces an operand of attention, tiles
/// the exp, and fuses attention into the loop.
class ConsumerFusion : public testing::Test {
protected:
  ConsumerFusion() {
    DialectRegistry registry;
    registry.insert<AttnDialect, func::FuncDialect, linalg::LinalgDialect,
                    scf::SCFDialect, tensor::TensorDialect>();
    registerAttnInterfaceExternalModels(registry);
    linalg::registerTilingInterfaceExternalModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Whether attention could be fused; `messages` holds the diagnostics.
  bool fuse(StringRef attention, ArrayRef<int64_t> tileSizes) {
    std::string text =
        "func.func @f(%x: tensor<8x64x16xf32>, %y: tensor<8x64x16xf32>,\n"
        "    %init: tensor<8x64x16xf32>) -> tensor<8x64x16xf32> {\n"
        "  %e = linalg.exp ins(%x : tensor<8x64x16xf32>)\n"
        "      outs(%init : tensor<8x64x16xf32>) -> tensor<8x64x16xf32>\n"
        "  %o = attn.attention " +
        attention.str() +
        " outs(%init : tensor<8x64x16xf32>)\n"
        "  return %o : tensor<8x64x16xf32>\n}\n";
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      messages += diagnostic.str() + "\n";
      return success();
    });
    module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return false;
    TilingInterface producer;
    AttentionOp consumer;
    module->walk([&](linalg::ExpOp op) {
      producer = cast<TilingInterface>(op.getOperation());
    });
    module->walk([&](AttentionOp op) { consumer = op; });

    IRRewriter rewriter(&context);
    rewriter.setInsertionPoint(producer);
    scf::SCFTilingOptions options;
    options.setLoopType(scf::SCFTilingOptions::LoopType::ForallOp);
    SmallVector<OpFoldResult> sizes;
    for (int64_t size : tileSizes)
      sizes.push_back(rewriter.getIndexAttr(size));
    options.setTileSizes(sizes);
    FailureOr<scf::SCFTilingResult> tiled =
        scf::tileUsingSCF(rewriter, producer, options);
    if (failed(tiled))
      return false;
    rewriter.replaceOp(producer, tiled->replacements);
    FailureOr<scf::SCFFuseConsumerOfSliceResult> fused =
        scf::tileAndFuseConsumer(rewriter, consumer, tiled->loops);
    if (failed(fused) || failed(verify(*module)))
      return false;
    tile = cast<AttentionOp>(fused->tiledOps.front());
    return true;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  AttentionOp tile;
  std::string messages;
};
} // namespace

TEST_F(ConsumerFusion, Query) {
  ASSERT_TRUE(fuse("query(%e : tensor<8x64x16xf32>) "
                   "key(%y : tensor<8x64x16xf32>) "
                   "value(%y : tensor<8x64x16xf32>) causal",
                   {2, 16}))
      << messages;
  EXPECT_TRUE(tile->getParentOfType<scf::ForallOp>());
  EXPECT_EQ(tile.getQueryHeads(), 2);
  EXPECT_EQ(tile.getQueryLength(), 16);
  EXPECT_EQ(tile.getKeyHeads(), 2);
  EXPECT_EQ(tile.getKeyLength(), 64);
  EXPECT_EQ(tile.getValueDepth(), 16);
  // Causality asks for the tile's position.
  EXPECT_EQ(tile.getOrigin().size(), 4u);
}

TEST_F(ConsumerFusion, QueryCutAlongDepth) {
  EXPECT_FALSE(fuse("query(%e : tensor<8x64x16xf32>) "
                    "key(%y : tensor<8x64x16xf32>) "
                    "value(%y : tensor<8x64x16xf32>)",
                    {2, 16, 4}));
  EXPECT_NE(messages.find("cannot use a tile of query that is cut along the "
                          "depth (4 of 16): a score needs all of it"),
            std::string::npos)
      << messages;
}

TEST_F(ConsumerFusion, Key) {
  EXPECT_FALSE(fuse("query(%y : tensor<8x64x16xf32>) "
                    "key(%e : tensor<8x64x16xf32>) "
                    "value(%y : tensor<8x64x16xf32>)",
                    {2, 16}));
  EXPECT_NE(messages.find("cannot be fused with the producer of key: each of "
                          "its results needs all keys"),
            std::string::npos)
      << messages;
}

TEST_F(ConsumerFusion, Value) {
  EXPECT_FALSE(fuse("query(%y : tensor<8x64x16xf32>) "
                    "key(%y : tensor<8x64x16xf32>) "
                    "value(%e : tensor<8x64x16xf32>)",
                    {2, 16}));
  EXPECT_NE(messages.find("cannot be fused with the producer of value"),
            std::string::npos)
      << messages;
}
