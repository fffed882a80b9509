//===- NpyFile.cpp - NumPy's array files and archives ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Npy/Npy.h"
#include "attn/Support/OutputFile.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <functional>
#include <sys/stat.h>
#include <zip.h>

using namespace attn;

namespace {
/// A stream of a known size that elements are read from: a file or a member of
/// an archive. `read` fills the whole buffer or returns false.
struct ByteSource {
  uint64_t remaining = 0;
  std::function<bool(void *, size_t, std::string &)> readBytes;

  bool read(void *to, size_t size, const char *what, std::string &error) {
    if (size > remaining) {
      error = std::string("truncated: expected ") + std::to_string(size) +
              " bytes of " + what + ", found " + std::to_string(remaining);
      return false;
    }
    if (!readBytes(to, size, error))
      return false;
    remaining -= size;
    return true;
  }
};

struct CloseFile {
  void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;
} // namespace

/// Copies elements from column-major to row-major order.
static void convertFromFortran(const NpyArray &from, NpyArray &to) {
  size_t width = getElementSize(from.elementType);
  size_t rank = from.shape.size();
  std::vector<size_t> strides(rank);
  size_t stride = 1;
  for (size_t axis = 0; axis < rank; ++axis) {
    strides[axis] = stride;
    stride *= from.shape[axis];
  }
  std::vector<int64_t> index(rank, 0);
  auto *out = static_cast<char *>(to.data());
  auto *in = static_cast<const char *>(from.data());
  size_t offset = 0;
  for (size_t i = 0, e = from.byteSize / width; i < e; ++i) {
    std::memcpy(out + i * width, in + offset * width, width);
    // Advance the last axis first, as row-major order does.
    for (size_t axis = rank; axis-- > 0;) {
      offset += strides[axis];
      if (++index[axis] < from.shape[axis])
        break;
      offset -= strides[axis] * from.shape[axis];
      index[axis] = 0;
    }
  }
}

static bool readArray(ByteSource &source, NpyArray &array, std::string &error) {
  unsigned char prefix[8];
  if (!source.read(prefix, sizeof(prefix), "magic and version", error))
    return false;
  if (std::memcmp(prefix, "\x93NUMPY", 6) != 0) {
    error = "not an npy array, expected the magic \\x93NUMPY";
    return false;
  }
  if (prefix[6] < 1 || prefix[6] > 3) {
    error = "npy version " + std::to_string(prefix[6]) + "." +
            std::to_string(prefix[7]) + " is not supported, expected 1 to 3";
    return false;
  }
  unsigned char lengthBytes[4] = {};
  if (!source.read(lengthBytes, prefix[6] == 1 ? 2 : 4, "header length", error))
    return false;
  size_t length = lengthBytes[0] | lengthBytes[1] << 8 | lengthBytes[2] << 16 |
                  static_cast<size_t>(lengthBytes[3]) << 24;
  // An honest header of one number an element takes far less.
  if (length > (1u << 20)) {
    error = "npy header: expected at most 1 MiB, found a length of " +
            std::to_string(length);
    return false;
  }
  std::string dictionary(length, '\0');
  if (!source.read(dictionary.data(), length, "header", error))
    return false;
  NpyHeader header;
  if (!parseNpyHeader(dictionary, header, error))
    return false;

  // Compare with what is there before any memory is taken for it.
  size_t byteSize = 0;
  if (!computeByteSize(header.elementType, header.shape, byteSize)) {
    error = "npy header: the shape does not fit in memory";
    return false;
  }
  if (byteSize != source.remaining) {
    error = (byteSize > source.remaining ? "truncated: expected "
                                         : "extra data: expected ") +
            std::to_string(byteSize) + " bytes of elements, found " +
            std::to_string(source.remaining);
    return false;
  }
  if (!array.allocate(header.elementType, header.shape, error) ||
      !source.read(array.data(), byteSize, "elements", error))
    return false;
  if (header.fortranOrder && header.shape.size() > 1) {
    NpyArray converted;
    if (!converted.allocate(header.elementType, header.shape, error))
      return false;
    convertFromFortran(array, converted);
    array = std::move(converted);
  }
  // Any other byte than 0 and 1 would be undefined behaviour in compiled code.
  if (array.elementType == ElementType::I1) {
    auto *bytes = static_cast<unsigned char *>(array.data());
    for (size_t i = 0; i < array.byteSize; ++i)
      bytes[i] = bytes[i] != 0;
  }
  return true;
}

static bool failRead(const std::string &path, const std::string &what,
                     std::string &error) {
  error = "cannot read '" + path + "': " + what;
  return false;
}

static bool openFile(const std::string &path, File &file, uint64_t &size,
                     std::string &error) {
  file.reset(std::fopen(path.c_str(), "rb"));
  if (!file)
    return failRead(path, std::strerror(errno), error);
  struct stat status;
  if (::fstat(::fileno(file.get()), &status) != 0 || !S_ISREG(status.st_mode))
    return failRead(path, "expected a regular file", error);
  size = static_cast<uint64_t>(status.st_size);
  return true;
}

bool attn::identifyNpyFile(const std::string &path, NpyFileKind &kind,
                           std::string &error) {
  File file;
  uint64_t size = 0;
  if (!openFile(path, file, size, error))
    return false;
  char start[6] = {};
  size_t count = std::fread(start, 1, sizeof(start), file.get());
  std::string_view bytes(start, count);
  kind = NpyFileKind::Other;
  if (bytes == "\x93NUMPY")
    kind = NpyFileKind::Npy;
  // The second is an archive without members.
  else if (bytes.substr(0, 4) == "PK\x03\x04" ||
           bytes.substr(0, 4) == "PK\x05\x06")
    kind = NpyFileKind::Npz;
  return true;
}

bool attn::readNpy(const std::string &path, NpyArray &array,
                   std::string &error) {
  File file;
  ByteSource source;
  if (!openFile(path, file, source.remaining, error))
    return false;
  source.readBytes = [&](void *to, size_t size, std::string &readError) {
    if (std::fread(to, 1, size, file.get()) == size)
      return true;
    readError = std::ferror(file.get()) ? std::strerror(errno)
                                        : "the file shrank while it was read";
    return false;
  };
  std::string reason;
  if (!readArray(source, array, reason))
    return failRead(path, reason, error);
  return true;
}

bool attn::writeNpy(const std::string &path, const NpyView &array,
                    std::string &error) {
  size_t byteSize = 0;
  if (!computeByteSize(array.elementType, array.shape, byteSize)) {
    error = "cannot write '" + path + "': the shape does not fit in memory";
    return false;
  }
  std::string header = makeNpyHeader(array.elementType, array.shape);
  OutputFile file;
  return file.open(path, error) &&
         file.write(header.data(), header.size(), error) &&
         file.write(array.data, byteSize, error) && file.commit(error);
}

//===----------------------------------------------------------------------===//
// Archives
//===----------------------------------------------------------------------===//

static std::string getZipError(int code) {
  zip_error_t zipError;
  zip_error_init_with_code(&zipError, code);
  std::string text = zip_error_strerror(&zipError);
  zip_error_fini(&zipError);
  return text;
}

NpzReader::~NpzReader() {
  if (archive)
    zip_discard(archive);
}

bool NpzReader::open(const std::string &newPath, std::string &error) {
  path = newPath;
  int code = 0;
  archive = zip_open(path.c_str(), ZIP_RDONLY, &code);
  if (!archive)
    return failRead(path, getZipError(code), error);
  for (zip_int64_t i = 0, e = zip_get_num_entries(archive, 0); i < e; ++i) {
    const char *member = zip_get_name(archive, i, ZIP_FL_ENC_GUESS);
    std::string_view name = member ? member : "";
    if (name.size() > 4 && name.substr(name.size() - 4) == ".npy")
      names.emplace_back(name.substr(0, name.size() - 4));
  }
  return true;
}

bool NpzReader::contains(std::string_view name) const {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool NpzReader::read(const std::string &name, NpyArray &array,
                     std::string &error) const {
  std::string where = path + ":" + name;
  std::string member = name + ".npy";
  zip_stat_t status;
  if (zip_stat(archive, member.c_str(), 0, &status) != 0 ||
      !(status.valid & ZIP_STAT_SIZE))
    return failRead(where, zip_strerror(archive), error);
  std::unique_ptr<zip_file_t, int (*)(zip_file_t *)> file(
      zip_fopen(archive, member.c_str(), 0), zip_fclose);
  if (!file)
    return failRead(where, zip_strerror(archive), error);

  ByteSource source;
  source.remaining = status.size;
  source.readBytes = [&](void *to, size_t size, std::string &readError) {
    char *bytes = static_cast<char *>(to);
    while (size > 0) {
      zip_int64_t count = zip_fread(file.get(), bytes, size);
      if (count <= 0) {
        readError = count < 0 ? zip_file_strerror(file.get())
                              : "truncated: the member is shorter than its "
                                "directory entry says";
        return false;
      }
      bytes += count;
      size -= static_cast<size_t>(count);
    }
    return true;
  };
  std::string reason;
  if (!readArray(source, array, reason))
    return failRead(where, reason, error);
  // libzip compares the checksum when the end is read.
  char extra;
  if (zip_fread(file.get(), &extra, 1) != 0)
    return failRead(where, zip_file_strerror(file.get()), error);
  return true;
}

bool attn::writeNpz(const std::string &path,
                    const std::vector<NamedNpyView> &arrays,
                    std::string &error) {
  auto fail = [&](const std::string &what) {
    error = "cannot write '" + path + "': " + what;
    return false;
  };
  // libzip renames a temporary file over the path: that must not be a device.
  struct stat status;
  if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
    return fail(S_ISDIR(status.st_mode) ? "it is a folder, expected a file name"
                                        : "it is not a regular file");

  int code = 0;
  zip_t *archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code);
  if (!archive)
    return fail(getZipError(code));
  auto failZip = [&]() {
    std::string what = zip_strerror(archive);
    zip_discard(archive);
    return fail(what);
  };

  // The headers must live until the archive is closed.
  std::vector<std::string> headers;
  headers.reserve(arrays.size());
  for (const NamedNpyView &named : arrays) {
    const NpyView &array = named.array;
    size_t byteSize = 0;
    if (!computeByteSize(array.elementType, array.shape, byteSize)) {
      zip_discard(archive);
      return fail("the shape of '" + named.name + "' does not fit in memory");
    }
    std::string &header =
        headers.emplace_back(makeNpyHeader(array.elementType, array.shape));
    const zip_buffer_fragment_t fragments[] = {
        {reinterpret_cast<zip_uint8_t *>(header.data()), header.size()},
        {const_cast<zip_uint8_t *>(
             static_cast<const zip_uint8_t *>(array.data)),
         byteSize}};
    zip_source_t *source =
        zip_source_buffer_fragment(archive, fragments, byteSize ? 2 : 1, 0);
    if (!source)
      return failZip();
    std::string member = named.name + ".npy";
    zip_int64_t index =
        zip_file_add(archive, member.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
      zip_source_free(source);
      return failZip();
    }
    // The same arrays give the same bytes: a fixed date, 1980-01-01.
    if (zip_set_file_compression(archive, index, ZIP_CM_STORE, 0) != 0 ||
        zip_file_set_dostime(archive, index, /*dtime=*/0, /*ddate=*/0x21, 0))
      return failZip();
  }
  // An archive without members is deleted by libzip, so say so instead.
  if (arrays.empty()) {
    zip_discard(archive);
    return fail("there are no arrays to write");
  }
  if (zip_close(archive) != 0)
    return failZip();
  return true;
}
