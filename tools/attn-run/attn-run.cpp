//===- attn-run.cpp - Runs a compiled package -----------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The steps of a run in order: open, read arguments, run, report, write,
// compare. The first error ends it with one line on stderr and exit code 1.

#include "Compare.h"
#include "Options.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sys/resource.h>

using namespace attn;

namespace {
/// The results of the last run.
class Results {
public:
  explicit Results(size_t count) : tensors(count, attn_tensor{}) {}
  ~Results() { clear(); }
  Results(const Results &) = delete;
  Results &operator=(const Results &) = delete;

  void clear() {
    for (attn_tensor &tensor : tensors)
      attn_tensor_free(&tensor);
  }

  NpyView getView(size_t index) const {
    const attn_tensor &tensor = tensors[index];
    return {static_cast<ElementType>(tensor.dtype),
            {tensor.shape, tensor.shape + tensor.rank},
            tensor.data};
  }

  std::vector<attn_tensor> tensors;
};

/// One invocation. Each step returns false and sets `error` to one line.
class Run {
public:
  explicit Run(Options options) : options(std::move(options)) {}
  ~Run() { attn_package_close(package); }
  Run(const Run &) = delete;
  Run &operator=(const Run &) = delete;

  bool operator()();

  std::string error;

private:
  bool check(attn_error *runtimeError) {
    if (!runtimeError)
      return true;
    error = attn_error_message(runtimeError);
    attn_error_free(runtimeError);
    return false;
  }

  /// Prints a line of the report: `name           text`.
  void report(const char *name, const std::string &text) {
    if (!options.quiet)
      std::printf("%-15s%s\n", name, text.c_str());
  }

  void list();
  bool checkFileNames();
  bool makeArguments();
  void reportKernelTimes();
  bool execute(Results &results);
  bool writeResults(const Results &results);
  bool readExpectation(size_t index, const std::string &name, NpyArray &array);
  bool compare(const Results &results);

  Options options;
  attn_package *package = nullptr;
  const attn_entry *entry = nullptr;
  std::vector<NpyArray> arguments;
  std::optional<NpzReader> expectedArchive;
};
} // namespace

static std::string format(const char *pattern, double value) {
  char text[64];
  std::snprintf(text, sizeof(text), pattern, value);
  return text;
}

/// The most memory that this program had resident. Linux's getrusage would also
/// count what the parent process held when it started this one.
static double getPeakMemoryMiB() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.rfind("VmHWM:", 0) == 0)
      return std::strtod(line.c_str() + 6, nullptr) / 1024;
  struct rusage usage = {};
  ::getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

static bool endsWith(const std::string &text, const std::string &suffix) {
  return text.size() >= suffix.size() &&
         text.compare(text.size() - suffix.size(), suffix.size(), suffix) == 0;
}

void Run::list() {
  for (size_t i = 0, e = attn_package_num_entries(package); i < e; ++i) {
    const attn_entry *listed = attn_package_entry(package, i);
    std::printf("%s(%s) -> (%s)\n", attn_entry_name(listed),
                describeInputs(listed).c_str(),
                describeResults(listed).c_str());
  }
}

/// Finds what is wrong with the files before time is spent on a run.
bool Run::checkFileNames() {
  size_t numResults = attn_entry_num_results(entry);
  std::string name = attn_entry_name(entry);
  if (!options.output.empty()) {
    bool isArchive = endsWith(options.output, ".npz");
    if (!isArchive && !endsWith(options.output, ".npy"))
      error = "--output: expected a name that ends in .npz or .npy, found '" +
              options.output + "'";
    else if (numResults == 0)
      error = "--output: entry '" + name + "' has no results";
    else if (!isArchive && numResults > 1)
      error = "--output: entry '" + name + "' has " +
              std::to_string(numResults) + " results, give a name in .npz";
    if (!error.empty())
      return false;
  }
  if (options.expect.empty())
    return true;

  NpyFileKind kind;
  if (!identifyNpyFile(options.expect, kind, error))
    return false;
  if (kind == NpyFileKind::Npz) {
    expectedArchive.emplace();
    if (!expectedArchive->open(options.expect, error))
      return false;
    for (const std::string &result : getResultNames(entry)) {
      // A single result may have either name.
      if (expectedArchive->contains(result) ||
          (numResults == 1 && expectedArchive->contains("out0")))
        continue;
      const std::vector<std::string> &names = expectedArchive->getNames();
      error = "'" + options.expect + "' has no array '" + result +
              "', expected " + join(getResultNames(entry)) + ", found " +
              (names.empty() ? "none" : join(names));
      return false;
    }
    return true;
  }
  if (kind == NpyFileKind::Other)
    error = "'" + options.expect + "' is neither an .npy nor an .npz file";
  else if (numResults != 1)
    error = "--expect: entry '" + name + "' has " + std::to_string(numResults) +
            " results, give an .npz file";
  return error.empty();
}

bool Run::makeArguments() {
  if (options.inputs)
    return readArguments(entry, *options.inputs, arguments, error);
  size_t count = attn_entry_num_inputs(entry);
  if (options.randomSeed)
    return makeRandomArguments(entry, *options.randomSeed, options.shapes,
                               arguments, error);
  if (count == 0)
    return true;
  error = "entry '" + std::string(attn_entry_name(entry)) + "' takes " +
          std::to_string(count) + " arguments (" + describeInputs(entry) +
          "), give --inputs x.npz or --random SEED";
  return false;
}

void Run::reportKernelTimes() {
  for (size_t i = 0, e = attn_package_num_gpu_kernels(package); i < e; ++i) {
    attn_gpu_kernel kernel = attn_package_gpu_kernel(package, i);
    if (kernel.launches > 0)
      report("kernel time", format("%.3f ms", kernel.milliseconds) + " for " +
                                std::to_string(kernel.launches) +
                                " launches of " + kernel.name);
  }
}

bool Run::execute(Results &results) {
  std::vector<attn_tensor> inputs(arguments.size());
  for (size_t i = 0; i < inputs.size(); ++i)
    if (!makeTensor(arguments[i], inputs[i], error)) {
      error = "argument in" + std::to_string(i) + ": " + error;
      return false;
    }
  attn_package_set_num_threads(package, options.threads);
  attn_package_measure_kernels(package, options.kernelTimes);
  if (!check(attn_package_set_device(package, options.device)))
    return false;

  std::vector<double> times;
  for (int32_t i = 0; i < options.repeat; ++i) {
    results.clear();
    auto start = std::chrono::steady_clock::now();
    if (!check(attn_entry_run(entry, ATTN_DEVICE_DEFAULT, inputs.data(),
                              inputs.size(), results.tensors.data(),
                              results.tensors.size())))
      return false;
    times.push_back(std::chrono::duration<double, std::milli>(
                        std::chrono::steady_clock::now() - start)
                        .count());
  }
  double peakMiB = getPeakMemoryMiB();

  std::sort(times.begin(), times.end());
  size_t middle = times.size() / 2;
  double median = times.size() % 2 ? times[middle]
                                   : (times[middle - 1] + times[middle]) / 2;
  report("entry", attn_entry_name(entry));
  if (const char *device = attn_package_device_name(package); *device)
    report("device", device);
  report("attention ops", std::to_string(attn_entry_num_attention_ops(entry)));
  report("kernels", std::to_string(attn_entry_num_kernels(entry)));
  report("run time", format("%.3f ms", times.front()) +
                         format(" (least), %.3f ms", median) + " (median of " +
                         std::to_string(times.size()) + ")");
  report("peak memory", format("%.1f MiB", peakMiB));
  if (options.kernelTimes)
    reportKernelTimes();
  return true;
}

bool Run::writeResults(const Results &results) {
  if (endsWith(options.output, ".npy"))
    return writeNpy(options.output, results.getView(0), error);
  std::vector<NamedNpyView> arrays;
  std::vector<std::string> names = getResultNames(entry);
  for (size_t i = 0; i < names.size(); ++i)
    arrays.push_back({names[i], results.getView(i)});
  return writeNpz(options.output, arrays, error);
}

bool Run::readExpectation(size_t index, const std::string &name,
                          NpyArray &array) {
  if (!expectedArchive) {
    if (!readNpy(options.expect, array, error))
      return false;
  } else {
    std::string member = expectedArchive->contains(name) ? name : "out0";
    if (!expectedArchive->read(member, array, error))
      return false;
  }
  if (attn_entry_result_type(entry, index).dtype == ATTN_BF16 &&
      array.elementType == ElementType::U16)
    array.elementType = ElementType::BF16;
  return true;
}

bool Run::compare(const Results &results) {
  std::vector<std::string> names = getResultNames(entry);
  std::string failure;
  for (size_t i = 0; i < names.size(); ++i) {
    NpyArray array;
    if (!readExpectation(i, names[i], array))
      return false;
    NpyView got = results.getView(i);
    Tolerance tolerance = getDefaultTolerance(got.elementType);
    if (options.absoluteTolerance)
      tolerance.absolute = *options.absoluteTolerance;
    if (options.relativeTolerance)
      tolerance.relative = *options.relativeTolerance;
    std::optional<Comparison> comparison = compareArrays(
        names[i], got, {array.elementType, array.shape, array.data()},
        tolerance, error);
    if (!comparison)
      return false;
    report("max abs error", format("%.3g", comparison->maxError) + " at " +
                                names[i] + comparison->maxErrorIndex +
                                format(" (atol %g", tolerance.absolute) +
                                format(", rtol %g)", tolerance.relative));
    if (comparison->numDifferent > 0 && failure.empty())
      failure = comparison->worst + "; " +
                std::to_string(comparison->numDifferent) + " of " +
                std::to_string(comparison->numElements) + " elements differ";
  }
  report("verdict", failure.empty() ? "PASS" : "FAIL");
  error = failure;
  return error.empty();
}

bool Run::operator()() {
  if (!check(attn_package_open(options.package.c_str(), &package)))
    return false;
  if (options.verify) {
    if (!check(attn_package_verify(package)))
      return false;
    report("checksums", "PASS");
    return true;
  }
  if (options.list) {
    list();
    return true;
  }
  if (!check(attn_package_find_entry(package, options.entry.c_str(), &entry)) ||
      !checkFileNames() || !makeArguments())
    return false;
  Results results(attn_entry_num_results(entry));
  if (!execute(results))
    return false;
  if (!options.output.empty() && !writeResults(results))
    return false;
  return options.expect.empty() || compare(results);
}

int main(int argc, char **argv) {
  Options options;
  std::string error;
  bool succeeded = parseOptions(argc, argv, options, error);
  if (succeeded && options.help) {
    std::fputs(usage, stdout);
  } else if (succeeded) {
    Run run(std::move(options));
    succeeded = run();
    error = run.error;
  }
  // The report comes before the error where both go to one place.
  if ((std::fflush(stdout) != 0 || std::ferror(stdout)) && succeeded) {
    succeeded = false;
    error = std::string("cannot write to stdout: ") + std::strerror(errno);
  }
  if (!succeeded)
    std::fprintf(stderr, "attn-run: error: %s\n", error.c_str());
  return succeeded ? 0 : 1;
}
