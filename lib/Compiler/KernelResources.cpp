//===- KernelResources.cpp - What the kernels of a code object need -------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/KernelResources.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/Object/ELF.h"

using namespace attn;
using namespace llvm;

static int64_t getInteger(msgpack::MapDocNode &map, StringRef key) {
  auto it = map.find(key);
  if (it == map.end())
    return 0;
  if (it->second.getKind() == msgpack::Type::UInt)
    return it->second.getUInt();
  if (it->second.getKind() == msgpack::Type::Int)
    return it->second.getInt();
  return 0;
}

static KernelResources readKernel(msgpack::MapDocNode &map) {
  KernelResources kernel;
  auto name = map.find(".name");
  if (name != map.end() && name->second.isString())
    kernel.name = name->second.getString().str();
  auto size = map.find(".reqd_workgroup_size");
  if (size != map.end() && size->second.isArray() &&
      size->second.getArray().size() == 3)
    for (auto [index, extent] : enumerate(size->second.getArray()))
      if (extent.getKind() == msgpack::Type::UInt)
        kernel.workgroupSize[index] = extent.getUInt();
  kernel.ldsBytes = getInteger(map, ".group_segment_fixed_size");
  kernel.scratchBytes = getInteger(map, ".private_segment_fixed_size");
  kernel.vgprs = getInteger(map, ".vgpr_count");
  kernel.sgprs = getInteger(map, ".sgpr_count");
  kernel.vgprSpills = getInteger(map, ".vgpr_spill_count");
  kernel.sgprSpills = getInteger(map, ".sgpr_spill_count");
  kernel.kernargBytes = getInteger(map, ".kernarg_segment_size");
  return kernel;
}

/// Finds the metadata among the notes.
static Expected<StringRef> findMetadata(StringRef codeObject) {
  Expected<object::ELF64LEFile> file = object::ELF64LEFile::create(codeObject);
  if (!file)
    return file.takeError();
  auto headers = file->program_headers();
  if (!headers)
    return headers.takeError();
  for (const object::ELF64LE::Phdr &header : *headers) {
    if (header.p_type != ELF::PT_NOTE)
      continue;
    Error failure = Error::success();
    for (const object::ELF64LE::Note note : file->notes(header, failure))
      if (note.getName() == "AMDGPU" &&
          note.getType() == ELF::NT_AMDGPU_METADATA) {
        consumeError(std::move(failure));
        return note.getDescAsStringRef(header.p_align);
      }
    if (failure)
      return std::move(failure);
  }
  return createStringError("it has no metadata of kernels");
}

LogicalResult attn::readKernelResources(StringRef codeObject,
                                        std::vector<KernelResources> &kernels,
                                        std::string &error) {
  Expected<StringRef> metadata = findMetadata(codeObject);
  if (!metadata) {
    error = "cannot read the code object: " + toString(metadata.takeError());
    return failure();
  }
  msgpack::Document document;
  bool isRead = document.readFromBlob(*metadata, /*Multi=*/false);
  if (!isRead || !document.getRoot().isMap()) {
    error = "cannot read the code object: its metadata is no map";
    return failure();
  }
  msgpack::MapDocNode &root = document.getRoot().getMap();
  auto list = root.find("amdhsa.kernels");
  if (list == root.end() || !list->second.isArray())
    return success();
  for (msgpack::DocNode &kernel : list->second.getArray())
    if (kernel.isMap())
      kernels.push_back(readKernel(kernel.getMap()));
  return success();
}
