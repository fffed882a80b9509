//===- SimulatedHip.cpp - HIP's entry points over the simulator -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A library that stands for ROCm's libamdhip64: the functions of HIP that
// attn's runtime calls, with HIP's names, types and errors, over simulated
// cards. So the runtime's path through HIP is executed on machines that have no
// card.
//
// Calls do their work before they return; a stream is only a name, and what a
// kernel does wrong is reported by its launch. HIP's interface has one state a
// process, and so has this library: hipInit makes it, and it is never
// destroyed, since other destructors may still call in.
//
// Two functions are not HIP's: attn_sim_last_error gives what the simulator
// found, which no error code could say, and attn_sim_prefer_target says before
// hipInit what code is to run, so that a card is simulated that runs it: beside
// those that there are, unless the environment names the chip.

#include "../Chip.h"
#include "Card.h"
#include "HipApi.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/FormatVariadic.h"

#include <cstring>
#include <mutex>
#include <vector>

using namespace attn;
using namespace attn::sim;
using attn::hip::Error;

// The linker sees that the library has what the runtime looks for.
#define ATTN_HIP_EXPORT __attribute__((visibility("default")))
extern "C" {
#define ATTN_HIP_DECLARE(NAME, PARAMETERS)                                     \
  ATTN_HIP_EXPORT Error NAME PARAMETERS;
ATTN_HIP_FUNCTIONS(ATTN_HIP_DECLARE)
#undef ATTN_HIP_DECLARE
#define ATTN_HIP_DECLARE(NAME, PARAMETERS)                                     \
  ATTN_HIP_EXPORT const char *NAME PARAMETERS;
ATTN_HIP_TEXTS(ATTN_HIP_DECLARE)
#undef ATTN_HIP_DECLARE
ATTN_HIP_EXPORT Error hipGetDevicePropertiesR0600(void *properties,
                                                  hip::Device device);
ATTN_HIP_EXPORT const char *attn_sim_last_error();
ATTN_HIP_EXPORT void attn_sim_prefer_target(const char *target);
}

// What HIP's handles point to. A module is a code object, a function a kernel.
struct ihipStream_t {};
struct ihipEvent_t {
  /// Milliseconds.
  double recorded;
};

/// Guards all below, and the cards.
static std::mutex mutex;
/// By device; made once, and not destroyed.
static auto &cards = *new std::vector<std::unique_ptr<Card>>;
/// What cards should there be where no variable names a chip.
static auto &wantedChips = *new std::vector<std::string>;
/// HIP has one for each thread.
static thread_local hip::Device currentDevice = 0;
static thread_local std::string lastError;

static Card &getCard() { return *cards[size_t(currentDevice)]; }

const char *attn_sim_last_error() { return lastError.c_str(); }

void attn_sim_prefer_target(const char *target) {
  std::lock_guard<std::mutex> lock(mutex);
  // gfx906:xnack- is a chip with a feature.
  llvm::StringRef chip = llvm::StringRef(target).split(':').first;
  if (findChip(chip) && !llvm::is_contained(wantedChips, chip))
    wantedChips.push_back(chip.str());
}

static Error fail(Error code, std::string text) {
  lastError = std::move(text);
  return code;
}

static Error fail(Error code, llvm::Error error) {
  return fail(code, llvm::toString(std::move(error)));
}

/// Does a function's work, for which a card must be there.
template <typename Work> static Error withCard(Work work) {
  std::lock_guard<std::mutex> lock(mutex);
  lastError.clear();
  if (cards.empty())
    return fail(hip::errorNoDevice, "hipInit has not succeeded");
  return work();
}

//===----------------------------------------------------------------------===//
// The cards
//===----------------------------------------------------------------------===//

Error hipInit(unsigned flags) {
  std::lock_guard<std::mutex> lock(mutex);
  lastError.clear();
  if (wantedChips.empty())
    wantedChips.push_back("gfx906");
  while (cards.size() < wantedChips.size()) {
    if (!cards.empty() && cards.front()->hasNamedChip())
      break;
    std::string error;
    std::unique_ptr<Card> card = Card::create(
        wantedChips[cards.size()],
        cards.empty() ? nullptr : cards.front()->getReport(), error);
    if (!card)
      return fail(hip::errorInvalidValue, error);
    cards.push_back(std::move(card));
  }
  return hip::success;
}

Error hipGetDeviceCount(int *count) {
  return withCard([&] {
    *count = int(cards.size());
    return hip::success;
  });
}

static Error checkDevice(hip::Device device) {
  if (device >= 0 && size_t(device) < cards.size())
    return hip::success;
  return fail(hip::errorInvalidDevice,
              "there is no device " + std::to_string(device));
}

Error hipSetDevice(hip::Device device) {
  return withCard([&] {
    Error error = checkDevice(device);
    if (error == hip::success)
      currentDevice = device;
    return error;
  });
}

Error hipDeviceGetName(char *name, int size, hip::Device device) {
  return withCard([&] {
    if (Error error = checkDevice(device))
      return error;
    std::snprintf(name, static_cast<size_t>(size), "%s",
                  cards[size_t(device)]->getName());
    return hip::success;
  });
}

Error hipGetDevicePropertiesR0600(void *properties, hip::Device device) {
  // hipDeviceProp_tR0600, of which the runtime reads only the architecture.
  constexpr size_t nameBytes = 256, architectureOffset = 1160;
  return withCard([&] {
    if (Error error = checkDevice(device))
      return error;
    const Card &card = *cards[size_t(device)];
    auto *bytes = static_cast<char *>(properties);
    std::memset(bytes, 0, architectureOffset + nameBytes);
    std::snprintf(bytes, nameBytes, "%s", card.getName());
    // Chips of RDNA have no such features.
    bool hasFeatures = findChip(card.getChip())->waveSize == 64;
    std::snprintf(bytes + architectureOffset, nameBytes, "%s%s",
                  card.getChip().c_str(),
                  hasFeatures ? ":sramecc+:xnack-" : "");
    return hip::success;
  });
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Error hipMalloc(void **memory, size_t bytes) {
  return withCard([&]() -> Error {
    *memory =
        bytes ? getCard().getDevice().getMemory().allocate(bytes) : nullptr;
    if (*memory || !bytes)
      return hip::success;
    return fail(hip::errorOutOfMemory, "this machine has no " +
                                           std::to_string(bytes) +
                                           " bytes for the simulated card");
  });
}

Error hipFree(void *memory) {
  return withCard([&]() -> Error {
    if (!memory || getCard().getDevice().getMemory().release(memory))
      return hip::success;
    return fail(hip::errorInvalidValue,
                llvm::formatv("{0} is no allocation", memory));
  });
}

Error hipMemcpyAsync(void *to, const void *from, size_t bytes, int kind,
                     hip::Stream stream) {
  return withCard([&]() -> Error {
    if (kind != hip::copyHostToDevice && kind != hip::copyDeviceToHost)
      return fail(hip::errorInvalidValue, "a copy of the kind " +
                                              std::to_string(kind) +
                                              " is not simulated");
    auto address =
        reinterpret_cast<uint64_t>(kind == hip::copyHostToDevice ? to : from);
    const DeviceMemory &memory = getCard().getDevice().getMemory();
    const DeviceMemory::Range *range = memory.find(address);
    if (!range || !range->contains(address, bytes))
      return fail(hip::errorInvalidValue,
                  llvm::formatv("the {0} bytes at {1:x} of the device are not "
                                "all allocated: {2}",
                                bytes, address, memory.describe(address)));
    std::memcpy(to, from, bytes);
    return hip::success;
  });
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// HIP is given the address of an ELF file alone. Its size is the end of the
/// last thing that its headers name.
static uint64_t getElfBytes(const char *file) {
  using namespace llvm::ELF;
  Elf64_Ehdr header;
  std::memcpy(&header, file, sizeof(header));
  uint64_t end =
      std::max(header.e_phoff + uint64_t{header.e_phnum} * sizeof(Elf64_Phdr),
               header.e_shoff + uint64_t{header.e_shnum} * sizeof(Elf64_Shdr));
  for (unsigned i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    std::memcpy(&segment, file + header.e_phoff + i * sizeof(segment),
                sizeof(segment));
    end = std::max(end, segment.p_offset + segment.p_filesz);
  }
  for (unsigned i = 0; i < header.e_shnum; ++i) {
    Elf64_Shdr section;
    std::memcpy(&section, file + header.e_shoff + i * sizeof(section),
                sizeof(section));
    if (section.sh_type != SHT_NOBITS)
      end = std::max(end, section.sh_offset + section.sh_size);
  }
  return end;
}

static hip::Module wrap(const CodeObject *object) {
  return reinterpret_cast<hip::Module>(const_cast<CodeObject *>(object));
}
static const CodeObject *unwrap(hip::Module module) {
  return reinterpret_cast<const CodeObject *>(module);
}

Error hipModuleLoadData(hip::Module *module, const void *image) {
  return withCard([&]() -> Error {
    const auto *file = static_cast<const char *>(image);
    if (!image || std::memcmp(file, llvm::ELF::ElfMagic, 4) != 0)
      return fail(hip::errorInvalidImage, "it is not an ELF file");
    llvm::Expected<const CodeObject *> object = getCard().getDevice().load(
        {llvm::StringRef(file, getElfBytes(file)), "the code object"});
    if (!object)
      return fail(hip::errorNoBinaryForGpu, object.takeError());
    *module = wrap(*object);
    return hip::success;
  });
}

Error hipModuleUnload(hip::Module module) {
  return withCard([&] {
    getCard().getDevice().unload(unwrap(module));
    return hip::success;
  });
}

Error hipModuleGetFunction(hip::Function *function, hip::Module module,
                           const char *name) {
  return withCard([&]() -> Error {
    const Kernel *kernel = unwrap(module)->findKernel(name);
    if (kernel) {
      *function = reinterpret_cast<hip::Function>(const_cast<Kernel *>(kernel));
      return hip::success;
    }
    std::string names;
    for (const Kernel &other : unwrap(module)->getKernels())
      names += (names.empty() ? "'" : ", '") + other.name + "'";
    return fail(hip::errorNotFound,
                "it has the kernels: " + (names.empty() ? "none" : names));
  });
}

Error hipModuleLaunchKernel(hip::Function function, unsigned gridX,
                            unsigned gridY, unsigned gridZ, unsigned blockX,
                            unsigned blockY, unsigned blockZ,
                            unsigned dynamicLdsBytes, hip::Stream stream,
                            void **parameters, void **extra) {
  return withCard([&]() -> Error {
    if (parameters || !extra || extra[0] != hip::launchBufferPointer ||
        extra[2] != hip::launchBufferSize || extra[4] != hip::launchEnd)
      return fail(hip::errorInvalidValue,
                  "only packed arguments are simulated");
    const auto &kernel = *reinterpret_cast<const Kernel *>(function);
    const auto *arguments = static_cast<const uint8_t *>(extra[1]);
    size_t bytes = *static_cast<const size_t *>(extra[3]);
    uint32_t expected = kernel.getExplicitBytes();
    if (bytes < expected)
      return fail(hip::errorInvalidValue,
                  llvm::formatv("expected {0} bytes of arguments, found {1}",
                                expected, bytes));
    LaunchConfig config;
    config.grid = {gridX, gridY, gridZ};
    config.block = {blockX, blockY, blockZ};
    config.dynamicLdsBytes = dynamicLdsBytes;
    // More is the padding at the end of a struct.
    config.kernarg.assign(arguments, arguments + expected);
    if (llvm::Error error = getCard().launch(kernel, config)) {
      // The caller knows what it launched.
      std::string text = llvm::toString(std::move(error));
      llvm::StringRef what = text;
      what.consume_front("kernel '" + kernel.name + "'");
      return fail(hip::errorLaunchFailure, what.ltrim(",: ").str());
    }
    return hip::success;
  });
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

Error hipStreamCreate(hip::Stream *stream) {
  return withCard([&] {
    *stream = reinterpret_cast<hip::Stream>(new ihipStream_t);
    return hip::success;
  });
}

Error hipStreamDestroy(hip::Stream stream) {
  return withCard([&] {
    delete reinterpret_cast<ihipStream_t *>(stream);
    return hip::success;
  });
}

Error hipStreamSynchronize(hip::Stream stream) {
  return withCard([] { return hip::success; });
}

static ihipEvent_t *unwrap(hip::Event event) {
  return reinterpret_cast<ihipEvent_t *>(event);
}

Error hipEventCreate(hip::Event *event) {
  return withCard([&] {
    *event = reinterpret_cast<hip::Event>(new ihipEvent_t{});
    return hip::success;
  });
}

Error hipEventDestroy(hip::Event event) {
  return withCard([&] {
    delete unwrap(event);
    return hip::success;
  });
}

Error hipEventRecord(hip::Event event, hip::Stream stream) {
  return withCard([&] {
    unwrap(event)->recorded = getCard().getTime();
    return hip::success;
  });
}

Error hipEventElapsedTime(float *milliseconds, hip::Event start,
                          hip::Event stop) {
  return withCard([&] {
    *milliseconds =
        static_cast<float>(unwrap(stop)->recorded - unwrap(start)->recorded);
    return hip::success;
  });
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

namespace {
struct ErrorText {
  Error code;
  const char *name;
  const char *text;
};
} // namespace

static const ErrorText &findText(Error code) {
  static constexpr ErrorText texts[] = {
      {hip::success, "hipSuccess", "no error"},
      {hip::errorInvalidValue, "hipErrorInvalidValue", "invalid argument"},
      {hip::errorOutOfMemory, "hipErrorOutOfMemory", "out of memory"},
      {hip::errorNoDevice, "hipErrorNoDevice",
       "no ROCm-capable device is detected"},
      {hip::errorInvalidDevice, "hipErrorInvalidDevice",
       "invalid device ordinal"},
      {hip::errorInvalidImage, "hipErrorInvalidImage",
       "device kernel image is invalid"},
      {hip::errorNoBinaryForGpu, "hipErrorNoBinaryForGpu",
       "no kernel image is available for execution on the device"},
      {hip::errorNotFound, "hipErrorNotFound", "named symbol not found"},
      {hip::errorLaunchFailure, "hipErrorLaunchFailure",
       "unspecified launch failure"},
  };
  static constexpr ErrorText unknown = {-1, "hipErrorUnknown", "unknown error"};
  for (const ErrorText &text : texts)
    if (text.code == code)
      return text;
  return unknown;
}

const char *hipGetErrorName(Error error) { return findText(error).name; }
const char *hipGetErrorString(Error error) { return findText(error).text; }
