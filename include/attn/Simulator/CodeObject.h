//===- CodeObject.h - A loaded AMDGPU ELF code object -----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_CODEOBJECT_H
#define ATTN_SIMULATOR_CODEOBJECT_H

#include "attn/Simulator/Instruction.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace attn::sim {

class CodeObject;

/// One argument of a kernel as the metadata gives it. Hidden arguments, which
/// the loader fills in, follow the explicit ones.
struct KernelArgument {
  std::string name;
  /// "by_value", "global_buffer", "hidden_block_count_x", ...
  std::string valueKind;
  uint32_t offset = 0;
  uint32_t size = 0;

  bool isHidden() const {
    return llvm::StringRef(valueKind).starts_with("hidden_");
  }
};

/// What the kernel descriptor and the metadata say about one kernel.
struct Kernel {
  std::string name;
  /// The code object that it belongs to.
  const CodeObject *object = nullptr;
  /// Of its descriptor, and its first instruction in the ELF file.
  std::string symbol;
  uint64_t entryAddress = 0;
  /// Index of its first instruction in the code object's program.
  uint32_t entry = 0;

  // The metadata.
  std::vector<KernelArgument> arguments;
  uint32_t kernargBytes = 0;
  uint32_t vgprs = 0, agprs = 0, sgprs = 0;
  uint32_t vgprSpills = 0, sgprSpills = 0;
  uint32_t maxWorkgroupSize = 1024;
  /// Zero where the kernel does not require one.
  uint32_t requiredWorkgroupSize[3] = {0, 0, 0};

  // The descriptor.
  uint32_t ldsBytes = 0;
  uint32_t scratchBytes = 0;
  /// Words of the hardware's registers COMPUTE_PGM_RSRC1 to 3.
  uint32_t resource1 = 0, resource2 = 0, resource3 = 0;
  uint16_t properties = 0;
  uint16_t kernargPreload = 0;
  /// Registers that the wave owns, in the granules of the descriptor.
  uint32_t allocatedVgprs = 0;
  /// Those that instructions can name: v0 and up, a0 and up.
  uint32_t addressableVgprs = 0, addressableAgprs = 0;
  uint32_t waveSize = 64;

  /// Bytes of the arguments that the caller gives: the end of the last that is
  /// not hidden.
  uint32_t getExplicitBytes() const;
};

/// A contiguous part of the loaded image.
struct ImageSegment {
  uint64_t address = 0; // where the loader put it: a host address
  uint64_t size = 0;
  bool writable = false;
};

/// A code object whose segments lie in host memory, relocated for that place,
/// and whose instructions are decoded. Immutable but for its global variables.
class CodeObject {
public:
  /// Messages are one line and name `buffer`'s identifier.
  static llvm::Expected<std::unique_ptr<CodeObject>>
  load(llvm::MemoryBufferRef buffer);
  ~CodeObject();
  CodeObject(const CodeObject &) = delete;
  CodeObject &operator=(const CodeObject &) = delete;

  /// The processor, such as "gfx906".
  llvm::StringRef getChip() const { return chip; }
  llvm::ArrayRef<Kernel> getKernels() const { return kernels; }
  /// Null if there is none of that name.
  const Kernel *findKernel(llvm::StringRef name) const;
  /// The address and size of a global variable; the address is 0 if there is
  /// none of that name.
  std::pair<uint64_t, uint64_t> findVariable(llvm::StringRef name) const;
  const Program &getProgram() const { return *program; }
  /// Names of instructions that the simulator does not know, sorted; to execute
  /// one is an error. Code that no kernel reaches counts, too.
  std::vector<std::string> findUnknownInstructions() const;
  llvm::ArrayRef<ImageSegment> getSegments() const { return segments; }

private:
  CodeObject() = default;
  friend class CodeObjectLoader;

  std::string identifier;
  std::string chip;
  std::vector<Kernel> kernels;
  std::vector<ImageSegment> segments;
  struct Variable {
    std::string name;
    uint64_t address, size;
  };
  std::vector<Variable> variables;
  std::unique_ptr<Program> program;
  struct FreeImage {
    void operator()(uint8_t *image) const;
  };
  std::unique_ptr<uint8_t, FreeImage> image;
};

} // namespace attn::sim

#endif // ATTN_SIMULATOR_CODEOBJECT_H
