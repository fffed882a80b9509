//===- Options.cpp - The command line of attn-run -------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include <cerrno>
#include <cmath>
#include <getopt.h>

using namespace attn;

const char *const attn::usage =
    R"(usage: attn-run PKG [--inputs x.npz|a.npy,b.npy] [--output out.npz] [options]

Runs an entry of a package that attn-compile wrote.

  --inputs FILES   one .npz with in0, in1, ... or one .npy an argument
  --random SEED    instead: normal floats, integers 0 and 1
  --shape I=2x128  with --random: the extents of argument I
  --output FILE    write the results: .npz (out, or out0, out1, ...) or .npy
  --expect FILE    compare the results with out (or out0, out1, ...) of an .npz,
                   or with an .npy; exit 1 if they differ
  --atol X, --rtol X
                   an element differs if |got - expected| > atol + rtol*|expected|;
                   default for both: f64 1e-12, f32 1e-5, f16 5e-3, bf16 4e-2
  --entry NAME     the function to run, default main
  --device NAME    host, cuda (an NVIDIA card), hip (an AMD card) or sim (AMD
                   code on the simulator); default: host, or cuda or hip if the
                   package has kernels for such a card
  --repeat N       run N times, default 1; the times are the least and the median
  --threads N      default: OpenMP's (OMP_NUM_THREADS, or one a core)
  --kernel-times   print how long each kernel of a device took, all runs together
  --verify         compare all checksums, those of weights too; run nothing
  --list           print the entries and their types, run nothing
  --quiet          print errors only
  --help           print this text
)";

static bool parseInteger(const char *name, const std::string &text,
                         int64_t minimum, int64_t maximum, int64_t &value,
                         std::string &error) {
  char *end = nullptr;
  errno = 0;
  value = std::strtoll(text.c_str(), &end, 10);
  if (!text.empty() && *end == '\0' && errno == 0 && value >= minimum &&
      value <= maximum)
    return true;
  error = std::string(name) + ": expected an integer of at least " +
          std::to_string(minimum) + ", found '" + text + "'";
  return false;
}

static bool parseTolerance(const char *name, const std::string &text,
                           std::optional<double> &value, std::string &error) {
  char *end = nullptr;
  double number = std::strtod(text.c_str(), &end);
  if (!text.empty() && *end == '\0' && std::isfinite(number) && number >= 0) {
    value = number;
    return true;
  }
  error = std::string(name) + ": expected a number of at least 0, found '" +
          text + "'";
  return false;
}

static std::vector<std::string> split(const std::string &text, char separator) {
  std::vector<std::string> parts;
  size_t start = 0;
  while (true) {
    size_t end = text.find(separator, start);
    parts.push_back(text.substr(start, end - start));
    if (end == std::string::npos)
      return parts;
    start = end + 1;
  }
}

/// `0=2x128`, or `0=` for rank 0.
static bool parseShape(const std::string &text, ShapeMap &shapes,
                       std::string &error) {
  size_t equals = text.find('=');
  int64_t index = 0;
  if (equals == std::string::npos) {
    error = "--shape: expected ARGUMENT=EXTENTS such as 0=2x128, found '" +
            text + "'";
    return false;
  }
  if (!parseInteger("--shape", text.substr(0, equals), 0, INT32_MAX, index,
                    error))
    return false;
  std::vector<int64_t> &shape = shapes[static_cast<size_t>(index)];
  shape.clear();
  if (equals + 1 == text.size())
    return true;
  for (const std::string &part : split(text.substr(equals + 1), 'x')) {
    int64_t extent = 0;
    if (!parseInteger("--shape", part, 0, INT64_MAX, extent, error))
      return false;
    shape.push_back(extent);
  }
  return true;
}

static bool parseDevice(const std::string &text, attn_device &device,
                        std::string &error) {
  static constexpr std::pair<const char *, attn_device> devices[] = {
      {"host", ATTN_DEVICE_HOST},
      {"cuda", ATTN_DEVICE_CUDA},
      {"hip", ATTN_DEVICE_HIP},
      {"sim", ATTN_DEVICE_SIM}};
  for (const auto &[name, value] : devices)
    if (text == name) {
      device = value;
      return true;
    }
  error = "--device: expected host, cuda, hip or sim, found '" + text + "'";
  return false;
}

bool attn::parseOptions(int argc, char **argv, Options &options,
                        std::string &error) {
  enum Name {
    Inputs = 256,
    Random,
    Shape,
    Output,
    Expect,
    Atol,
    Rtol,
    Entry,
    Device,
    Repeat,
    Threads,
    KernelTimes,
    Verify,
    List,
    Quiet,
    Help
  };
  static const option names[] = {
      {"inputs", required_argument, nullptr, Inputs},
      {"random", required_argument, nullptr, Random},
      {"shape", required_argument, nullptr, Shape},
      {"output", required_argument, nullptr, Output},
      {"expect", required_argument, nullptr, Expect},
      {"atol", required_argument, nullptr, Atol},
      {"rtol", required_argument, nullptr, Rtol},
      {"entry", required_argument, nullptr, Entry},
      {"device", required_argument, nullptr, Device},
      {"repeat", required_argument, nullptr, Repeat},
      {"threads", required_argument, nullptr, Threads},
      {"kernel-times", no_argument, nullptr, KernelTimes},
      {"verify", no_argument, nullptr, Verify},
      {"list", no_argument, nullptr, List},
      {"quiet", no_argument, nullptr, Quiet},
      {"help", no_argument, nullptr, Help},
      {nullptr, 0, nullptr, 0}};

  ::opterr = 0;
  int64_t integer = 0;
  int name;
  // A leading ':' tells a missing value from an unknown option.
  while ((name = ::getopt_long(argc, argv, ":", names, nullptr)) != -1) {
    std::string value = ::optarg ? ::optarg : "";
    switch (name) {
    case Inputs:
      options.inputs = split(value, ',');
      break;
    case Random:
      if (!parseInteger("--random", value, 0, INT64_MAX, integer, error))
        return false;
      options.randomSeed = static_cast<uint64_t>(integer);
      break;
    case Shape:
      if (!parseShape(value, options.shapes, error))
        return false;
      break;
    case Output:
      options.output = value;
      break;
    case Expect:
      options.expect = value;
      break;
    case Atol:
      if (!parseTolerance("--atol", value, options.absoluteTolerance, error))
        return false;
      break;
    case Rtol:
      if (!parseTolerance("--rtol", value, options.relativeTolerance, error))
        return false;
      break;
    case Entry:
      options.entry = value;
      break;
    case Device:
      if (!parseDevice(value, options.device, error))
        return false;
      break;
    case Repeat:
      if (!parseInteger("--repeat", value, 1, INT32_MAX, integer, error))
        return false;
      options.repeat = static_cast<int32_t>(integer);
      break;
    case Threads:
      if (!parseInteger("--threads", value, 1, INT32_MAX, integer, error))
        return false;
      options.threads = static_cast<int32_t>(integer);
      break;
    case KernelTimes:
      options.kernelTimes = true;
      break;
    case Verify:
      options.verify = true;
      break;
    case List:
      options.list = true;
      break;
    case Quiet:
      options.quiet = true;
      break;
    case Help:
      options.help = true;
      return true;
    default:
      error = std::string(name == ':' ? "expected a value after '"
                                      : "unknown option '") +
              argv[::optind - 1] + "'; see attn-run --help";
      return false;
    }
  }

  if (::optind + 1 != argc) {
    error = "expected one package, found " + std::to_string(argc - ::optind) +
            "; see attn-run --help";
    return false;
  }
  options.package = argv[::optind];
  if (options.inputs && options.randomSeed)
    error = "--inputs and --random exclude each other";
  else if (!options.shapes.empty() && !options.randomSeed)
    error = "--shape needs --random";
  return error.empty();
}
