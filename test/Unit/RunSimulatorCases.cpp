//===- RunSimulatorCases.cpp - Launches kernels on the simulator ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// run-simulator-cases JOB DATA [OPTION]...: launches that a script describes,
// in one process, since tests have hundreds. Lines of the script:
//
//   load CODE-OBJECT
//   launch KERNEL GRID-X BLOCK-X DYNAMIC-LDS ARGUMENT...
//
// An argument is `buffer:OFFSET:BYTES`, a part of the file DATA that the kernel
// may change and that is written back, or `word:VALUE` or `long:VALUE`. One
// line is printed for each launch: `ok` or the error. Options: `threads=N`,
// `limit=N`, `check=NAME` and `no-check=NAME`, `unknown` to print the
// instructions of the code objects that the simulator does not know, and
// `host=baseline` or `host=x86v3` for the handlers of a lesser host.

#include "Chip.h"
#include "Program.h"
#include "attn/Simulator/Device.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace attn::sim;

namespace attn::sim {
namespace baseline {
ChipTables getTables(ChipId id);
} // namespace baseline
namespace baselinew32 {
ChipTables getTables(ChipId id);
} // namespace baselinew32
#if defined(__x86_64__)
namespace x86v3 {
ChipTables getTables(ChipId id);
} // namespace x86v3
namespace x86v3w32 {
ChipTables getTables(ChipId id);
} // namespace x86v3w32
#endif
} // namespace attn::sim

namespace {

[[noreturn]] void fail(const llvm::Twine &message) {
  llvm::errs() << "run-simulator-cases: error: " << message << '\n';
  std::exit(2);
}

uint64_t parse(llvm::StringRef text) {
  uint64_t value;
  if (text.getAsInteger(0, value))
    fail("expected a number, found '" + text + "'");
  return value;
}

/// The buffers of a launch, copied from DATA and back.
struct Launch {
  DeviceMemory &memory;
  llvm::MutableArrayRef<char> data;
  LaunchConfig config;
  struct Buffer {
    void *device;
    uint64_t offset, bytes;
  };
  std::vector<Buffer> buffers;

  void append(uint64_t value, unsigned bytes) {
    while (config.kernarg.size() % bytes)
      config.kernarg.push_back(0);
    for (unsigned i = 0; i < bytes; ++i)
      config.kernarg.push_back(uint8_t(value >> (8 * i)));
  }

  void addArgument(llvm::StringRef text) {
    auto [kind, value] = text.split(':');
    if (kind == "word")
      return append(parse(value), 4);
    if (kind == "long")
      return append(parse(value), 8);
    if (kind != "buffer")
      fail("unknown argument '" + text + "'");
    auto [offset, bytes] = value.split(':');
    Buffer buffer{nullptr, parse(offset), parse(bytes)};
    if (buffer.offset > data.size() ||
        buffer.bytes > data.size() - buffer.offset)
      fail("outside of the data: '" + text + "'");
    buffer.device = memory.allocate(buffer.bytes);
    std::memcpy(buffer.device, data.data() + buffer.offset, buffer.bytes);
    buffers.push_back(buffer);
    append(reinterpret_cast<uint64_t>(buffer.device), 8);
  }

  ~Launch() {
    for (const Buffer &buffer : buffers) {
      std::memcpy(data.data() + buffer.offset, buffer.device, buffer.bytes);
      memory.release(buffer.device);
    }
  }
};

bool *findCheck(CheckOptions &checks, llvm::StringRef name) {
  const std::pair<llvm::StringRef, bool *> table[] = {
      {"bounds", &checks.bounds},    {"registers", &checks.registers},
      {"lds-init", &checks.ldsInit}, {"lds-races", &checks.ldsRaces},
      {"waitcnt", &checks.waitcnt},  {"barriers", &checks.barriers},
      {"hazards", &checks.hazards},
  };
  for (const auto &[key, value] : table)
    if (key == name)
      return value;
  fail("no check '" + name + "'");
}

/// The tables of a level of the host's instruction set, or the best ones if the
/// host lacks it.
ChipTables getTables(const Chip &chip, llvm::StringRef host) {
  bool isWave32 = chip.waveSize == 32;
  if (host == "baseline")
    return isWave32 ? baselinew32::getTables(chip.id)
                    : baseline::getTables(chip.id);
#if defined(__x86_64__)
  if (host == "x86v3" && __builtin_cpu_supports("x86-64-v3"))
    return isWave32 ? x86v3w32::getTables(chip.id) : x86v3::getTables(chip.id);
#endif
  return getChipTables(chip.id);
}

/// Puts the handlers of `host` in the place of the best ones.
void replaceHandlers(const Program &program, llvm::StringRef host) {
  const Chip &chip = *findChip(program.chip);
  ChipTables best = getChipTables(chip.id), wanted = getTables(chip, host);
  llvm::DenseMap<Handler, Handler> map;
  for (size_t i = 0; i < best.count; ++i)
    for (size_t k = 0; k < best.tables[i].count; ++k)
      map[best.tables[i].entries[k].handler] =
          wanted.tables[i].entries[k].handler;
  for (const Instruction &instruction : program.instructions) {
    auto it = map.find(instruction.execute);
    if (it != map.end())
      const_cast<Instruction &>(instruction).execute = it->second;
  }
}

void printUnknownInstructions(const Program &program) {
  unsigned known = 0;
  for (size_t i = 0; i < program.instructions.size(); ++i)
    if (program.instructions[i].execute == executeUnknown &&
        program.infos[i].size)
      llvm::outs() << "unknown: " << program.infos[i].text << '\n';
    else
      ++known;
  llvm::outs() << known << " instructions are known\n";
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 3)
    fail("usage: run-simulator-cases JOB DATA [OPTION]...");
  SimulatorOptions options;
  bool printUnknown = false;
  llvm::StringRef host;
  for (llvm::StringRef option : llvm::ArrayRef(argv + 3, argv + argc)) {
    auto [name, value] = option.split('=');
    if (name == "threads")
      options.threads = parse(value);
    else if (name == "limit")
      options.instructionLimit = parse(value);
    else if (name == "unknown")
      printUnknown = true;
    else if (name == "host")
      host = value;
    else if (name == "check")
      *findCheck(options.checks, value) = true;
    else if (name == "no-check")
      *findCheck(options.checks, value) = false;
    else
      fail("unknown option '" + option + "'");
  }

  auto job = llvm::MemoryBuffer::getFile(argv[1]);
  auto data = llvm::WriteThroughMemoryBuffer::getFile(argv[2]);
  if (!job || !data)
    fail("cannot read the job or the data");
  Device device(options);
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> files;
  const CodeObject *object = nullptr;
  llvm::SmallVector<llvm::StringRef> lines, words;
  (*job)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    words.clear();
    line.split(words, ' ', -1, /*KeepEmpty=*/false);
    if (words.size() == 2 && words[0] == "load") {
      auto file = llvm::MemoryBuffer::getFile(words[1]);
      if (!file)
        fail("cannot read '" + words[1] + "'");
      files.push_back(std::move(*file));
      llvm::Expected<const CodeObject *> loaded =
          device.load(files.back()->getMemBufferRef());
      if (!loaded)
        fail(llvm::toString(loaded.takeError()));
      object = *loaded;
      if (!host.empty())
        replaceHandlers(object->getProgram(), host);
      if (printUnknown)
        printUnknownInstructions(object->getProgram());
      continue;
    }
    if (words.size() < 5 || words[0] != "launch" || !object)
      fail("cannot understand '" + line + "'");
    const Kernel *kernel = object->findKernel(words[1]);
    if (!kernel)
      fail("no kernel '" + words[1] + "'");
    Launch launch{device.getMemory(), (*data)->getBuffer(), {}, {}};
    launch.config.grid = {uint32_t(parse(words[2])), 1, 1};
    launch.config.block = {uint32_t(parse(words[3])), 1, 1};
    launch.config.dynamicLdsBytes = parse(words[4]);
    for (llvm::StringRef word : llvm::ArrayRef(words).drop_front(5))
      launch.addArgument(word);
    llvm::Error error = device.launch(*kernel, launch.config);
    llvm::outs() << (error ? llvm::toString(std::move(error)) : "ok") << '\n';
  }
  return 0;
}
