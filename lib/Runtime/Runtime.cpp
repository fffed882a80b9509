//===- Runtime.cpp - The C interface of the runtime -----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CpuFeatures.h"
#include "Descriptor.h"
#include "EntryCall.h"
#include "PackageState.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>

using namespace attn;

// libomp, without its header: only these two calls are needed here.
extern "C" int omp_get_max_threads();
extern "C" void omp_set_num_threads(int);

static_assert(ATTN_MAX_RANK == maxRank, "the C interface has another limit");
#define ATTN_CHECK_TYPE(NAME)                                                  \
  static_assert(ATTN_##NAME == static_cast<int>(ElementType::NAME), #NAME);
ATTN_CHECK_TYPE(F64)
ATTN_CHECK_TYPE(F32)
ATTN_CHECK_TYPE(F16)
ATTN_CHECK_TYPE(BF16)
ATTN_CHECK_TYPE(I64)
ATTN_CHECK_TYPE(I32)
ATTN_CHECK_TYPE(I16)
ATTN_CHECK_TYPE(I8)
ATTN_CHECK_TYPE(U16)
ATTN_CHECK_TYPE(U8)
ATTN_CHECK_TYPE(I1)
#undef ATTN_CHECK_TYPE

attn_error *attn::makeError(std::string message) {
  return new attn_error{std::move(message)};
}

//===----------------------------------------------------------------------===//
// Errors and tensors
//===----------------------------------------------------------------------===//

const char *attn_error_message(const attn_error *error) {
  return error->message.c_str();
}

void attn_error_free(attn_error *error) { delete error; }

static bool isValid(attn_dtype dtype) {
  return static_cast<int>(dtype) >= ATTN_F64 &&
         static_cast<int>(dtype) <= ATTN_I1;
}

const char *attn_dtype_name(attn_dtype dtype) {
  // The names are literals, hence terminated.
  return isValid(dtype)
             ? stringifyElementType(static_cast<ElementType>(dtype)).data()
             : "?";
}

size_t attn_dtype_size(attn_dtype dtype) {
  return isValid(dtype) ? getElementSize(static_cast<ElementType>(dtype)) : 0;
}

void attn_tensor_free(attn_tensor *tensor) {
  if (!tensor)
    return;
  std::free(tensor->allocation);
  tensor->allocation = nullptr;
  tensor->data = nullptr;
}

//===----------------------------------------------------------------------===//
// Packages and entries
//===----------------------------------------------------------------------===//

attn_error *attn::makeNullError(const char *function, const char *expected) {
  return makeError(std::string(function) + ": expected " + expected +
                   ", found a null pointer");
}

attn_error *attn_package_open(const char *path, attn_package **package) {
  if (!path)
    return makeNullError("attn_package_open", "a path");
  if (!package)
    return makeNullError("attn_package_open", "a place for the package");
  std::string error;
  std::unique_ptr<Package> file = Package::open(path, error);
  if (!file)
    return makeError(std::move(error));
  auto *result = new attn_package;
  result->file = std::move(file);
  for (const PackageEntry &entry : result->file->getManifest().entries)
    result->entries.push_back({result, &entry});
  *package = result;
  return nullptr;
}

attn_error *attn_package_verify(const attn_package *package) {
  if (!package)
    return makeNullError("attn_package_verify", "a package");
  std::string error;
  if (package->file->verify(error))
    return nullptr;
  return makeError(std::move(error));
}

void attn_package_close(attn_package *package) { delete package; }

const char *attn_package_target(const attn_package *package) {
  return package->file->getManifest().target.c_str();
}

const char *attn_package_cpu(const attn_package *package) {
  return package->file->getManifest().cpu.c_str();
}

void attn_package_set_num_threads(attn_package *package, int32_t numThreads) {
  package->numThreads = numThreads > 0 ? numThreads : 0;
}

size_t attn_package_num_entries(const attn_package *package) {
  return package->entries.size();
}

const attn_entry *attn_package_entry(const attn_package *package,
                                     size_t index) {
  return index < package->entries.size() ? &package->entries[index] : nullptr;
}

attn_error *attn_package_find_entry(const attn_package *package,
                                    const char *name,
                                    const attn_entry **entry) {
  if (!package)
    return makeNullError("attn_package_find_entry", "a package");
  if (!name)
    return makeNullError("attn_package_find_entry", "a name");
  if (!entry)
    return makeNullError("attn_package_find_entry", "a place for the entry");
  std::string names;
  for (const attn_entry &candidate : package->entries) {
    if (candidate.description->name == name) {
      *entry = &candidate;
      return nullptr;
    }
    names += (names.empty() ? "'" : ", '") + candidate.description->name + "'";
  }
  return makeError("package '" + package->file->getPath() + "' has no entry '" +
                   name + "', it has " + (names.empty() ? "none" : names));
}

const char *attn_entry_name(const attn_entry *entry) {
  return entry->description->name.c_str();
}

size_t attn_entry_num_inputs(const attn_entry *entry) {
  return entry->description->inputs.size();
}

size_t attn_entry_num_results(const attn_entry *entry) {
  return entry->description->results.size();
}

static attn_type convertType(const ArgumentType &type) {
  attn_type result = {};
  result.dtype = static_cast<attn_dtype>(type.elementType);
  result.is_scalar = type.isScalar;
  result.rank = static_cast<int32_t>(type.shape.size());
  for (size_t axis = 0; axis < type.shape.size(); ++axis)
    result.shape[axis] = type.shape[axis];
  return result;
}

attn_type attn_entry_input_type(const attn_entry *entry, size_t index) {
  return convertType(entry->description->inputs[index]);
}

attn_type attn_entry_result_type(const attn_entry *entry, size_t index) {
  return convertType(entry->description->results[index]);
}

int64_t attn_entry_num_attention_ops(const attn_entry *entry) {
  return entry->description->attentionOps;
}

int64_t attn_entry_num_kernels(const attn_entry *entry) {
  return entry->description->kernels;
}

//===----------------------------------------------------------------------===//
// Checking arrays
//===----------------------------------------------------------------------===//

bool attn::checkCounts(const PackageEntry &entry, size_t numInputs,
                       size_t numResults, std::string &error) {
  if (numInputs != entry.inputs.size())
    error = "entry '" + entry.name + "': expected " +
            std::to_string(entry.inputs.size()) + " arguments, found " +
            std::to_string(numInputs);
  else if (numResults != entry.results.size())
    error = "entry '" + entry.name + "': expected room for " +
            std::to_string(entry.results.size()) + " results, found " +
            std::to_string(numResults);
  else
    return true;
  return false;
}

bool attn::checkTensor(const PackageEntry &entry, bool isResult, size_t index,
                       const attn_tensor &tensor, std::string &error) {
  const ArgumentType &type =
      isResult ? entry.results[index] : entry.inputs[index];
  auto fail = [&](const std::string &what) {
    error = "entry '" + entry.name +
            "': " + (isResult ? "result out" : "argument in") +
            std::to_string(index) + " (" + type.str() + "): " + what;
    return false;
  };

  if (!isValid(tensor.dtype) ||
      !isSameStorage(type.elementType, static_cast<ElementType>(tensor.dtype)))
    return fail("expected dtype " +
                std::string(stringifyElementType(type.elementType)) +
                ", found " + attn_dtype_name(tensor.dtype));
  if (tensor.rank != static_cast<int32_t>(type.shape.size()))
    return fail("expected rank " + std::to_string(type.shape.size()) +
                ", found " + std::to_string(tensor.rank));

  int64_t bytes = getElementSize(type.elementType);
  bool isEmpty = false;
  for (size_t axis = 0; axis < type.shape.size(); ++axis) {
    int64_t expected = type.shape[axis], found = tensor.shape[axis];
    std::string where = "axis " + std::to_string(axis) + ": expected ";
    if (found < 0)
      return fail(where + "an extent of at least 0, found " +
                  std::to_string(found));
    if (expected != dynamicExtent && expected != found)
      return fail(where + "extent " + std::to_string(expected) + ", found " +
                  std::to_string(found));
    isEmpty |= found == 0;
    if (found != 0 && bytes > INT64_MAX / 2 / found)
      return fail(where + "an array that fits in memory, found extent " +
                  std::to_string(found));
    bytes *= found != 0 ? found : 1;
  }
  if (isEmpty)
    return true;
  if (!tensor.data)
    return fail("expected data, found a null pointer");
  if (reinterpret_cast<uintptr_t>(tensor.data) %
          getElementSize(type.elementType) !=
      0)
    return fail("expected data aligned to " +
                std::to_string(getElementSize(type.elementType)) + " bytes");
  return true;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

namespace {
/// Runs a block with another number of OpenMP threads, for this thread only.
class ScopedNumThreads {
public:
  explicit ScopedNumThreads(int32_t numThreads) {
    if (numThreads <= 0)
      return;
    previous = omp_get_max_threads();
    omp_set_num_threads(numThreads);
  }
  ~ScopedNumThreads() {
    if (previous)
      omp_set_num_threads(previous);
  }

private:
  int previous = 0;
};
} // namespace

/// Whether libomp can read OMP_NUM_THREADS, a list of counts. Of anything else
/// it makes no threads at all, and aborts the process.
static bool checkNumThreadsVariable(std::string &error) {
  const char *text = std::getenv("OMP_NUM_THREADS");
  if (!text)
    return true;
  std::string counts;
  for (const char *c = text; *c; ++c)
    if (*c != ' ')
      counts.push_back(*c);
  bool isList = true;
  for (size_t begin = 0, end; isList && begin <= counts.size();
       begin = end + 1) {
    end = std::min(counts.find(',', begin), counts.size());
    // No machine has a million threads, and large numbers overflow in libomp.
    isList = end > begin && end - begin <= 6 &&
             counts.find_first_not_of("0123456789", begin) >= end;
  }
  if (!isList)
    error =
        "OMP_NUM_THREADS is '" + std::string(text) +
        "', expected a number of threads such as 4; unset it for one a core";
  return isList;
}

HostCode::Function attn::findFunction(attn_package &package,
                                      const PackageEntry &entry,
                                      const std::string &symbol,
                                      std::string &error) {
  auto fail = [&](const std::string &what) {
    error = "package '" + package.file->getPath() + "': " + what;
    return nullptr;
  };

  const PackageSection *section = package.file->findSection(entry.section);
  if (section->kind != hostCodeKind)
    return fail("entry '" + entry.name + "' has no code for the device host");
  std::string reason;
  if (!checkCpuFeatures(package.file->getManifest().features, reason))
    return fail(reason);

  std::lock_guard<std::mutex> lock(package.mutex);
  std::unique_ptr<HostCode> &code = package.code[section->name];
  if (!code) {
    if (!checkNumThreadsVariable(error))
      return nullptr;
    std::unique_ptr<HostCode> loaded =
        HostCode::load(package.file->getBytes(*section), reason);
    if (!loaded || !loaded->setWeights(package.file->getWeights(), reason))
      return fail(reason);
    loaded->setDevice(package.deviceTable.get());
    code = std::move(loaded);
  }
  HostCode::Function function = code->find(symbol);
  if (!function)
    return fail("its code has no symbol '" + symbol + "', which entry '" +
                entry.name + "' names");
  return function;
}

/// Turns what the callee returned into tensors that the caller owns. A buffer
/// is copied where the caller could not free it: a constant, an input, a buffer
/// that an earlier result took, or one behind a strided view.
static bool takeResults(const PackageEntry &entry,
                        const std::vector<void *> &inputBuffers,
                        std::vector<Descriptor> &descriptors,
                        std::vector<attn_tensor> &tensors, std::string &error) {
  // MLIR marks a buffer that nobody may free with this address.
  auto *constantMark = reinterpret_cast<void *>(uintptr_t{0xdeadbeef});
  std::set<void *> borrowed(inputBuffers.begin(), inputBuffers.end());
  borrowed.insert(constantMark);
  std::set<void *> taken, returned;

  for (size_t i = 0; i < entry.results.size(); ++i) {
    const ArgumentType &type = entry.results[i];
    const Descriptor &descriptor = descriptors[i];
    attn_tensor &tensor = tensors[i];
    size_t width = getElementSize(type.elementType);
    tensor.dtype = static_cast<attn_dtype>(type.elementType);
    tensor.rank = static_cast<int32_t>(type.shape.size());
    if (!type.isScalar)
      returned.insert(descriptor.getAllocated());
    for (size_t axis = 0; axis < type.shape.size(); ++axis) {
      int64_t expected = type.shape[axis], found = descriptor.getExtent(axis);
      tensor.shape[axis] = found;
      if (error.empty() &&
          (found < 0 || (expected != dynamicExtent && expected != found)))
        error = "entry '" + entry.name + "': result " + std::to_string(i) +
                " (" + type.str() + "): the code returned extent " +
                std::to_string(found) + " for axis " + std::to_string(axis);
    }
    // Go on to free what else was returned.
    if (!error.empty())
      continue;

    void *allocated = descriptor.getAllocated();
    if (!type.isScalar && allocated && descriptor.isContiguous() &&
        !borrowed.count(allocated) && taken.insert(allocated).second) {
      tensor.allocation = allocated;
      tensor.data = descriptor.getAligned() +
                    descriptor.getOffset() * static_cast<int64_t>(width);
      continue;
    }
    // One byte at least: `data` is not null after success.
    size_t bytes = descriptor.getNumElements() * width;
    tensor.allocation = tensor.data = std::malloc(bytes ? bytes : 1);
    if (!tensor.data) {
      error = "entry '" + entry.name + "': result " + std::to_string(i) +
              ": out of memory for " + std::to_string(bytes) + " bytes";
      continue;
    }
    // A scalar lies where a descriptor would begin.
    if (type.isScalar)
      std::memcpy(tensor.data, descriptors[i].get(), width);
    else
      descriptor.copyTo(static_cast<char *>(tensor.data), width);
  }

  for (void *buffer : returned)
    if (!taken.count(buffer) && !borrowed.count(buffer))
      std::free(buffer);
  if (error.empty())
    return true;
  for (attn_tensor &tensor : tensors)
    attn_tensor_free(&tensor);
  return false;
}

attn_error *attn_entry_run(const attn_entry *entry, attn_device device,
                           const attn_tensor *inputs, size_t numInputs,
                           attn_tensor *results, size_t numResults) {
  if (!entry)
    return makeNullError("attn_entry_run", "an entry");
  if (!inputs && numInputs)
    return makeNullError("attn_entry_run", "inputs");
  if (!results && numResults)
    return makeNullError("attn_entry_run", "room for results");
  const PackageEntry &description = *entry->description;
  attn_package &package = *entry->package;
  std::string error;

  GpuDevice *gpu = nullptr;
  if (!findDevice(package, device, gpu, error))
    return makeError(std::move(error));
  if (!checkCounts(description, numInputs, numResults, error))
    return makeError(std::move(error));
  for (size_t i = 0; i < numInputs; ++i)
    if (!checkTensor(description, /*isResult=*/false, i, inputs[i], error))
      return makeError(std::move(error));
  HostCode::Function function =
      findFunction(package, description, description.symbol, error);
  if (!function)
    return makeError(std::move(error));

  std::vector<Descriptor> inputDescriptors, resultDescriptors;
  std::vector<void *> arguments, inputBuffers;
  inputDescriptors.reserve(numInputs);
  resultDescriptors.reserve(numResults);
  for (size_t i = 0; i < numInputs; ++i) {
    if (description.inputs[i].isScalar) {
      arguments.push_back(inputs[i].data);
      continue;
    }
    Descriptor &descriptor = inputDescriptors.emplace_back(inputs[i].rank);
    descriptor.fill(inputs[i].data, inputs[i].shape);
    arguments.push_back(descriptor.get());
    inputBuffers.push_back(inputs[i].data);
  }
  for (const ArgumentType &type : description.results)
    arguments.push_back(
        resultDescriptors.emplace_back(type.shape.size()).get());

  {
    ScopedNumThreads threads(package.numThreads);
    KernelTimes times;
    if (!gpu ? !callEntry(function, arguments.data(), error)
             : !package.deviceTable.run(*gpu, function, arguments.data(),
                                        package.isMeasuring ? &times : nullptr,
                                        error))
      return makeError("entry '" + description.name + "': " + error);
    std::lock_guard<std::mutex> lock(package.mutex);
    for (const auto &[name, time] : times) {
      KernelTime &total = package.kernelTimes[name];
      total.launches += time.launches;
      total.milliseconds += time.milliseconds;
    }
  }

  std::vector<attn_tensor> tensors(numResults, attn_tensor{});
  if (!takeResults(description, inputBuffers, resultDescriptors, tensors,
                   error))
    return makeError(std::move(error));
  for (size_t i = 0; i < numResults; ++i)
    results[i] = tensors[i];
  return nullptr;
}

//===----------------------------------------------------------------------===//
// For compiled code
//===----------------------------------------------------------------------===//

void attn_rt_assert_failed(const char *message) {
  leaveEntry("run-time check failed: ", message);
}

void attn_rt_out_of_memory(uint64_t bytes) {
  char text[64];
  std::snprintf(text, sizeof(text), "%llu bytes",
                static_cast<unsigned long long>(bytes));
  leaveEntry("out of memory for a buffer of ", text);
}
