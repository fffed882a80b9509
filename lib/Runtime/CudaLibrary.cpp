//===- CudaLibrary.cpp - CUDA's driver, opened at run time ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaLibrary.h"

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace attn;

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

bool CudaLibrary::bindAll(std::string &error) {
  const char *missing = nullptr;
#define ATTN_CUDA_BIND(NAME, SUFFIX, PARAMETERS)                               \
  if (!bind(NAME, #NAME SUFFIX))                                               \
    missing = #NAME;
  ATTN_CUDA_FUNCTIONS(ATTN_CUDA_BIND)
#undef ATTN_CUDA_BIND
#define ATTN_CUDA_BIND(NAME, SUFFIX, PARAMETERS) (void)bind(NAME, #NAME SUFFIX);
  ATTN_CUDA_NEWER_FUNCTIONS(ATTN_CUDA_BIND)
#undef ATTN_CUDA_BIND
  if (missing)
    error = getPath() + ": it has no function " + missing + ", which CUDA has";
  return !missing;
}

std::unique_ptr<CudaLibrary> CudaLibrary::openDriver(std::string &error) {
  std::unique_ptr<CudaLibrary> library(new CudaLibrary);
  if (const char *name = std::getenv("ATTN_CUDA_LIBRARY")) {
    if (library->open(name, error) && library->bindAll(error))
      return library;
    error =
        "cannot load the CUDA driver that ATTN_CUDA_LIBRARY names: " + error;
    return nullptr;
  }
  if (library->openFirst({"libcuda.so.1"}, error) && library->bindAll(error))
    return library;
  error = !error.empty() ? "cannot load the CUDA driver: " + error
                         : "found no CUDA driver (libcuda.so.1): install "
                           "NVIDIA's, or name its file by ATTN_CUDA_LIBRARY";
  return nullptr;
}

CudaLibrary::~CudaLibrary() {
  if (context)
    (void)cuDevicePrimaryCtxRelease(device);
}

std::string CudaLibrary::describe(int code) const {
  const char *name = nullptr, *meaning = nullptr;
  if (cuGetErrorName(code, &name) != cuda::success)
    name = nullptr;
  if (cuGetErrorString(code, &meaning) != cuda::success)
    meaning = nullptr;
  return joinTexts(code, name, meaning);
}

/// Calls CUDA, and names the function that was called.
#define ATTN_CUDA_CALL(NAME, ...)                                              \
  GpuStatus { #NAME, NAME(__VA_ARGS__) }

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

GpuStatus CudaLibrary::initialize(const std::string & /*target*/) {
  return ATTN_CUDA_CALL(cuInit, 0);
}

GpuStatus CudaLibrary::getDeviceCount(int &count) const {
  return ATTN_CUDA_CALL(cuDeviceGetCount, &count);
}

GpuStatus CudaLibrary::getDevice(int ordinal, std::string &architecture,
                                 std::string &name) const {
  cuda::Device found = 0;
  GpuStatus status = ATTN_CUDA_CALL(cuDeviceGet, &found, ordinal);
  if (status.failed())
    return status;
  int major = 0, minor = 0;
  for (auto [value, attribute] : {std::pair(&major, cuda::capabilityMajor),
                                  std::pair(&minor, cuda::capabilityMinor)}) {
    status = ATTN_CUDA_CALL(cuDeviceGetAttribute, value, attribute, found);
    if (status.failed())
      return status;
  }
  architecture = "sm_" + std::to_string(major) + std::to_string(minor);
  char text[256] = "";
  if (cuDeviceGetName(text, sizeof(text) - 1, found) == cuda::success)
    name = text;
  return status;
}

/// The capability in "sm_90" and "sm_90a", times ten; 0 for anything else. The
/// rest of the text goes to `suffix`.
static int parseCapability(std::string_view text, std::string_view &suffix) {
  constexpr std::string_view prefix = "sm_";
  if (text.substr(0, prefix.size()) != prefix)
    return 0;
  int capability = 0;
  size_t at = prefix.size();
  for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
    capability = std::min(capability * 10 + (text[at] - '0'), 10000);
  suffix = text.substr(at);
  return capability;
}

bool CudaLibrary::runs(std::string_view architecture, std::string_view target,
                       bool isBinary) const {
  std::string_view suffix, wantedSuffix;
  int has = parseCapability(architecture, suffix);
  int wants = parseCapability(target, wantedSuffix);
  if (has == 0 || wants == 0)
    return false;
  // Instructions of one architecture, which others do not have.
  if (!wantedSuffix.empty())
    return has == wants;
  return has >= wants && (!isBinary || has / 10 == wants / 10);
}

GpuStatus CudaLibrary::select(int ordinal) {
  GpuStatus status = ATTN_CUDA_CALL(cuDeviceGet, &device, ordinal);
  if (status.failed())
    return status;
  status = ATTN_CUDA_CALL(cuDevicePrimaryCtxRetain, &context, device);
  if (status.failed())
    context = nullptr;
  return status;
}

GpuStatus CudaLibrary::makeCurrent() const {
  return ATTN_CUDA_CALL(cuCtxSetCurrent, context);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static cuda::Address toAddress(const void *memory) {
  return reinterpret_cast<uintptr_t>(memory);
}

GpuStatus CudaLibrary::allocate(size_t bytes, void *&memory) const {
  cuda::Address address = 0;
  GpuStatus status = ATTN_CUDA_CALL(cuMemAlloc, &address, bytes);
  memory = reinterpret_cast<void *>(static_cast<uintptr_t>(address));
  return status;
}

GpuStatus CudaLibrary::release(void *memory) const {
  return ATTN_CUDA_CALL(cuMemFree, toAddress(memory));
}

GpuStatus CudaLibrary::upload(void *to, const void *from, size_t bytes,
                              GpuStream stream) const {
  return ATTN_CUDA_CALL(cuMemcpyHtoDAsync, toAddress(to), from, bytes,
                        reinterpret_cast<cuda::Stream>(stream));
}

GpuStatus CudaLibrary::download(void *to, const void *from, size_t bytes,
                                GpuStream stream) const {
  return ATTN_CUDA_CALL(cuMemcpyDtoHAsync, to, toAddress(from), bytes,
                        reinterpret_cast<cuda::Stream>(stream));
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// The first line of a compiler's log that is an error, else the first line.
static std::string_view findFirstError(std::string_view log) {
  std::string_view first;
  while (!log.empty()) {
    std::string_view line = log.substr(0, log.find('\n'));
    log.remove_prefix(std::min(line.size() + 1, log.size()));
    if (line.find("error") != std::string_view::npos)
      return line;
    if (first.empty())
      first = line;
  }
  return first;
}

GpuStatus CudaLibrary::loadModule(std::string_view code, GpuModule &module,
                                  std::string &log) const {
  // PTX is text that ends with a zero, which a package does not hold.
  std::string text;
  const void *image = code.data();
  if (code.substr(0, 4) != "\177ELF") {
    text = code;
    image = text.c_str();
  }
  std::array<char, 8192> buffer = {};
  int options[] = {cuda::jitErrorLogBuffer, cuda::jitErrorLogBufferBytes};
  // The size is passed in place of a pointer.
  void *values[] = {buffer.data(), reinterpret_cast<void *>(buffer.size())};
  GpuStatus status = ATTN_CUDA_CALL(cuModuleLoadDataEx,
                                    reinterpret_cast<cuda::Module *>(&module),
                                    image, /*count=*/2, options, values);
  if (status.failed()) {
    buffer.back() = '\0';
    log = findFirstError(buffer.data());
  }
  return status;
}

GpuStatus CudaLibrary::unloadModule(GpuModule module) const {
  return ATTN_CUDA_CALL(cuModuleUnload, reinterpret_cast<cuda::Module>(module));
}

GpuStatus CudaLibrary::getFunction(GpuModule module, const char *name,
                                   GpuFunction &function) const {
  return ATTN_CUDA_CALL(cuModuleGetFunction,
                        reinterpret_cast<cuda::Function *>(&function),
                        reinterpret_cast<cuda::Module>(module), name);
}

GpuStatus CudaLibrary::reserveDynamicMemory(GpuFunction function,
                                            int64_t bytes) const {
  return ATTN_CUDA_CALL(cuFuncSetAttribute,
                        reinterpret_cast<cuda::Function>(function),
                        cuda::maxDynamicSharedBytes, static_cast<int>(bytes));
}

bool CudaLibrary::checkParameters(GpuFunction function,
                                  const PackageKernel &kernel,
                                  std::string &error) const {
  // The driver would read as many addresses as its kernel has parameters.
  if (!cuFuncGetParamInfo)
    return true;
  auto *handle = reinterpret_cast<cuda::Function>(function);
  const std::vector<KernelParameter> &parameters = *kernel.parameters;
  size_t count = parameters.size();
  for (size_t i = 0; i <= count; ++i) {
    size_t offset = 0, size = 0;
    bool exists =
        cuFuncGetParamInfo(handle, i, &offset, &size) == cuda::success;
    if (exists == (i < count) &&
        (!exists ||
         size == static_cast<size_t>(parameters[i].getKernelBytes())))
      continue;
    error = "kernel '" + kernel.name + "': expected ";
    if (i == count)
      error += std::to_string(count) +
               " parameters, as the manifest has; found more in its code";
    else
      error += std::to_string(parameters[i].getKernelBytes()) +
               " bytes for parameter " + std::to_string(i) +
               ", as the manifest has; found " +
               (exists ? std::to_string(size) : "no such parameter") +
               " in its code";
    return false;
  }
  return true;
}

uint64_t CudaLibrary::getMaxGridExtent(unsigned axis,
                                       int64_t /*workgroupExtent*/) const {
  return axis == 0 ? INT32_MAX : UINT16_MAX;
}

GpuStatus CudaLibrary::launch(GpuFunction function,
                              const std::array<uint32_t, 3> &grid,
                              const PackageKernel &kernel,
                              const GpuArguments &arguments,
                              GpuStream stream) const {
  auto *handle = reinterpret_cast<cuda::Function>(function);
  auto *queue = reinterpret_cast<cuda::Stream>(stream);
  std::array<unsigned, 3> size;
  for (unsigned axis : {0, 1, 2})
    size[axis] = static_cast<unsigned>(kernel.workgroupSize[axis]);
  auto dynamicBytes = static_cast<unsigned>(kernel.dynamicLdsBytes);
  if (kernel.awaitsLaunch && cuLaunchKernelEx) {
    cuda::LaunchAttribute attribute = {
        cuda::programmaticStreamSerialization, /*value=*/1, {}};
    cuda::LaunchConfig config = {{grid[0], grid[1], grid[2]},
                                 {size[0], size[1], size[2]},
                                 dynamicBytes,
                                 queue,
                                 &attribute,
                                 /*numAttributes=*/1};
    return ATTN_CUDA_CALL(cuLaunchKernelEx, &config, handle,
                          arguments.addresses, /*extra=*/nullptr);
  }
  return ATTN_CUDA_CALL(cuLaunchKernel, handle, grid[0], grid[1], grid[2],
                        size[0], size[1], size[2], dynamicBytes, queue,
                        arguments.addresses, /*extra=*/nullptr);
}

static int getTensorMapType(ElementType type) {
  switch (type) {
  case ElementType::F64:
    return cuda::tensorMapFloat64;
  case ElementType::F32:
    return cuda::tensorMapFloat32;
  case ElementType::F16:
    return cuda::tensorMapFloat16;
  case ElementType::BF16:
    return cuda::tensorMapBFloat16;
  case ElementType::I64:
    return cuda::tensorMapInt64;
  case ElementType::I32:
    return cuda::tensorMapInt32;
  case ElementType::I16:
  case ElementType::U16:
    return cuda::tensorMapUInt16;
  case ElementType::I8:
  case ElementType::U8:
  case ElementType::I1:
    return cuda::tensorMapUInt8;
  }
  return -1;
}

static int getSwizzle(int64_t bytes) {
  switch (bytes) {
  case 32:
    return cuda::tensorMapSwizzle32;
  case 64:
    return cuda::tensorMapSwizzle64;
  case 128:
    return cuda::tensorMapSwizzle128;
  }
  return cuda::tensorMapSwizzleNone;
}

static int getPromotion(int64_t bytes) {
  switch (bytes) {
  case 64:
    return cuda::tensorMapPromotion64;
  case 128:
    return cuda::tensorMapPromotion128;
  case 256:
    return cuda::tensorMapPromotion256;
  }
  return cuda::tensorMapPromotionNone;
}

GpuStatus CudaLibrary::encodeTensorMap(const TensorMap &map,
                                       const TensorView &view,
                                       EncodedTensorMap &encoded) const {
  if (!cuTensorMapEncodeTiled)
    return {"cuTensorMapEncodeTiled", cuda::errorNotSupported};
  // CUDA counts from the innermost dimension, whose stride is one element.
  std::array<uint64_t, maxTensorMapRank> sizes, strides;
  std::array<uint32_t, maxTensorMapRank> box, elementStrides;
  size_t rank = map.box.size();
  for (size_t i = 0; i < rank; ++i) {
    size_t axis = rank - 1 - i;
    sizes[i] = static_cast<uint64_t>(view.sizes[axis]);
    if (i > 0)
      strides[i - 1] = static_cast<uint64_t>(view.strides[axis]) *
                       getElementSize(map.elementType);
    box[i] = static_cast<uint32_t>(map.box[axis]);
    elementStrides[i] = 1;
  }
  return ATTN_CUDA_CALL(
      cuTensorMapEncodeTiled, encoded.bytes, getTensorMapType(map.elementType),
      static_cast<uint32_t>(rank), view.address, sizes.data(), strides.data(),
      box.data(), elementStrides.data(), cuda::tensorMapInterleaveNone,
      getSwizzle(map.swizzleBytes), getPromotion(map.promotionBytes),
      cuda::tensorMapFillZeros);
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

GpuStatus CudaLibrary::createStream(GpuStream &stream) const {
  // Others may use the default stream, which would wait for this one.
  return ATTN_CUDA_CALL(cuStreamCreate,
                        reinterpret_cast<cuda::Stream *>(&stream),
                        cuda::streamNonBlocking);
}

GpuStatus CudaLibrary::destroyStream(GpuStream stream) const {
  return ATTN_CUDA_CALL(cuStreamDestroy,
                        reinterpret_cast<cuda::Stream>(stream));
}

GpuStatus CudaLibrary::synchronizeStream(GpuStream stream) const {
  return ATTN_CUDA_CALL(cuStreamSynchronize,
                        reinterpret_cast<cuda::Stream>(stream));
}

GpuStatus CudaLibrary::createEvent(GpuEvent &event) const {
  return ATTN_CUDA_CALL(cuEventCreate, reinterpret_cast<cuda::Event *>(&event),
                        cuda::eventDefault);
}

GpuStatus CudaLibrary::destroyEvent(GpuEvent event) const {
  return ATTN_CUDA_CALL(cuEventDestroy, reinterpret_cast<cuda::Event>(event));
}

GpuStatus CudaLibrary::recordEvent(GpuEvent event, GpuStream stream) const {
  return ATTN_CUDA_CALL(cuEventRecord, reinterpret_cast<cuda::Event>(event),
                        reinterpret_cast<cuda::Stream>(stream));
}

GpuStatus CudaLibrary::getElapsedTime(float &milliseconds, GpuEvent start,
                                      GpuEvent stop) const {
  return ATTN_CUDA_CALL(cuEventElapsedTime, &milliseconds,
                        reinterpret_cast<cuda::Event>(start),
                        reinterpret_cast<cuda::Event>(stop));
}
