//===- ModelFile.cpp - Reading models, and what is none -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/ModelFile.h"
#include "attn/Compiler/Entries.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Endian.h"

using namespace mlir;
using namespace attn;

/// A line longer than this is data: showing it helps nobody.
static constexpr size_t maxShownLine = 200;

//===----------------------------------------------------------------------===//
// Other files
//===----------------------------------------------------------------------===//

static constexpr StringLiteral exportHint =
    "export the model to MLIR with torch_mlir.fx.export_and_import(..., "
    "output_type=\"linalg-on-tensors\")";
static constexpr StringLiteral onnxHint =
    "convert it with python3 -m attn.frontend.onnx model.onnx -o model.mlir";
static constexpr StringLiteral weightsHint =
    "it has weights without a program; compile the model's MLIR, which holds "
    "its weights";

static bool isMlirBytecode(StringRef bytes) {
  return bytes.starts_with("ML\xefR");
}

/// Names of members are near to the signatures of a zip archive.
static std::string describeZip(StringRef bytes) {
  StringRef head = bytes.take_front(4096);
  if (head.contains(".npy"))
    return "found arrays of NumPy (.npz); they are what attn-run takes as "
           "--inputs, and the model is another file";
  if (head.contains("data.pkl") || head.contains("archive_format") ||
      head.contains("serialized_exported_program"))
    return ("found a model saved by PyTorch; " + exportHint).str();
  return ("found a zip archive; " + exportHint).str();
}

/// A length, and then JSON of that length.
static bool isSafetensors(StringRef bytes) {
  return bytes.size() > 9 && bytes[8] == '{' &&
         llvm::support::endian::read64le(bytes.data()) <= bytes.size() - 8;
}

/// Field 1 of an ONNX model is its IR version, then come strings and the graph.
static bool isOnnx(StringRef bytes) {
  return bytes.size() > 4 && bytes[0] == 0x08 && bytes[1] > 0 &&
         bytes[1] < 32 && (bytes[2] == 0x12 || bytes[2] == 0x3a);
}

std::string attn::describeForeignFile(StringRef bytes) {
  struct Kind {
    StringLiteral signature;
    StringLiteral name;
    StringLiteral hint;
  };
  static constexpr Kind kinds[] = {
      {StringLiteral("ATTNPKG"), StringLiteral("a compiled package"),
       StringLiteral("run it with attn-run")},
      {StringLiteral("\x7f"
                     "ELF"),
       StringLiteral("machine code (ELF)"), exportHint},
      {StringLiteral("BC\xc0\xde"), StringLiteral("LLVM bitcode"), exportHint},
      {StringLiteral("GGUF"), StringLiteral("weights (GGUF)"), weightsHint},
      {StringLiteral("\x89HDF"), StringLiteral("weights (HDF5)"), weightsHint},
      {StringLiteral("\x93NUMPY"), StringLiteral("an array of NumPy (.npy)"),
       weightsHint},
      {StringLiteral("\x80\x02"), StringLiteral("a pickled object"),
       exportHint},
      {StringLiteral("\x80\x03"), StringLiteral("a pickled object"),
       exportHint},
      {StringLiteral("\x80\x04"), StringLiteral("a pickled object"),
       exportHint},
      {StringLiteral("\x80\x05"), StringLiteral("a pickled object"),
       exportHint},
      {StringLiteral("\x1f\x8b"), StringLiteral("a compressed file (gzip)"),
       StringLiteral("decompress it first")},
      {StringLiteral("\xff\xfe"), StringLiteral("UTF-16 text"),
       StringLiteral("save it as UTF-8; shells like PowerShell write UTF-16")},
      {StringLiteral("\xef\xbb\xbf"), StringLiteral("a byte order mark"),
       StringLiteral("save the text as UTF-8 without one")},
  };
  static constexpr StringLiteral expected = "expected MLIR, text or bytecode; ";
  auto describe = [](const Twine &name, StringRef hint) {
    return (expected + "found " + name + "; " + hint).str();
  };

  if (bytes.empty())
    return (expected + "the file is empty").str();
  if (isMlirBytecode(bytes))
    return "";
  for (const Kind &kind : kinds)
    if (bytes.starts_with(kind.signature))
      return describe(kind.name, kind.hint);
  if (bytes.starts_with("PK\x03\x04"))
    return expected.str() + describeZip(bytes);
  if (isSafetensors(bytes))
    return describe("weights (safetensors)", weightsHint);
  if (isOnnx(bytes))
    return describe("an ONNX model", onnxHint);
  // Text has none of these bytes.
  if (bytes.take_front(512).contains('\0'))
    return describe("a binary file of no known kind", exportHint);
  return "";
}

//===----------------------------------------------------------------------===//
// MLIR that does not parse
//===----------------------------------------------------------------------===//

namespace {
struct FirstError {
  Location location;
  std::string message;
};
} // namespace

/// The header of bytecode names who wrote it: a magic number, a version of some
/// bytes, and a string that ends with zero.
static StringRef getProducer(StringRef bytes) {
  bytes = bytes.drop_front(4);
  // The lowest bit that is set says how many bytes the number takes.
  unsigned extra = 0;
  for (uint8_t first = bytes.empty() ? 1 : bytes.front(); !(first & 1) && first;
       first >>= 1)
    ++extra;
  bytes = bytes.drop_front(std::min<size_t>(1 + extra, bytes.size()));
  StringRef producer = bytes.take_until([](char c) { return c == '\0'; });
  return producer.size() < 64 && llvm::all_of(producer, llvm::isPrint)
             ? producer
             : StringRef();
}

static std::string describeBytecodeError(StringRef bytes,
                                         const FirstError &error) {
  std::string producer = getProducer(bytes).str();
  std::string own = "MLIR" LLVM_VERSION_STRING;
  std::string result = "cannot read this bytecode: " + error.message;
  if (producer.empty() || producer == own)
    return result + "; is the file complete?";
  return result + "; it is of " + producer + " and this is " + own +
         ": write the model as text instead (print(module) in Python)";
}

/// Where line `line` and column `column`, from 1, are in the text.
static size_t findPosition(StringRef text, unsigned line, unsigned column) {
  size_t begin = 0;
  for (unsigned i = 1; i < line; ++i) {
    size_t end = text.find('\n', begin);
    if (end == StringRef::npos)
      return text.size();
    begin = end + 1;
  }
  return std::min(begin + column - 1, text.size());
}

/// Whether the text ends within what begins here: nothing, a word, a string.
static bool endsHere(StringRef rest) {
  rest = rest.trim();
  if (rest.starts_with("\""))
    return !rest.drop_front().contains('"');
  return llvm::all_of(rest, [](char c) {
    return llvm::isAlnum(c) || StringRef("_.$-#%@!").contains(c);
  });
}

/// The parser stops at the first operation of a dialect that is not here.
static void explainForeignOperation(std::string &message) {
  StringRef rest = message;
  StringRef name;
  if (!rest.consume_front("Dialect `"))
    return;
  rest = rest.split("' not found for custom op '").second;
  name = rest.take_until([](char c) { return c == '\''; });
  if (!name.empty())
    message = ("no path lowers '" + name + "' to host code; " + getAdvice(name))
                  .str();
}

OwningOpRef<ModuleOp> attn::parseModel(const llvm::SourceMgr &sources,
                                       MLIRContext *context,
                                       std::string &error) {
  std::optional<FirstError> first;
  {
    // What comes after the first error is most often its consequence.
    ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
        return failure();
      if (!first)
        first = FirstError{diagnostic.getLocation(), diagnostic.str()};
      return success();
    });
    OwningOpRef<ModuleOp> module =
        parseSourceFile<ModuleOp>(sources, ParserConfig(context));
    if (module)
      return module;
  }
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  StringRef text = buffer->getBuffer();
  std::string name = buffer->getBufferIdentifier().str();
  if (!first) {
    error = name + ": cannot be parsed as a module";
    return nullptr;
  }
  explainForeignOperation(first->message);
  if (isMlirBytecode(text)) {
    error = name + ": " + describeBytecodeError(text, *first);
    return nullptr;
  }
  auto location = dyn_cast<FileLineColLoc>(first->location);
  if (!location) {
    emitError(first->location) << first->message;
    return nullptr;
  }
  size_t position =
      findPosition(text, location.getLine(), location.getColumn());
  if (endsHere(text.substr(position)))
    first->message += "; the text ends here: is the file complete?";
  size_t lineBegin = text.rfind('\n', position) + 1;
  size_t lineEnd = std::min(text.find('\n', position), text.size());
  if (lineEnd - lineBegin <= maxShownLine) {
    emitError(location) << first->message;
    return nullptr;
  }
  error = (location.getFilename().getValue() + ":" + Twine(location.getLine()) +
           ":" + Twine(location.getColumn()) + ": " + first->message)
              .str();
  return nullptr;
}
