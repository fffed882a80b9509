//===- OutputFile.cpp - A file that appears whole or not at all -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Support/OutputFile.h"

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace attn;

OutputFile::~OutputFile() {
  if (fd >= 0)
    ::close(fd);
  if (!temporary.empty())
    ::unlink(temporary.c_str());
}

bool OutputFile::fail(const char *what, int errorNumber, std::string &error) {
  error = "cannot write '" + path + "': " + what;
  if (errorNumber)
    error += std::string(": ") + std::strerror(errorNumber);
  if (fd >= 0)
    ::close(fd);
  fd = -1;
  if (!temporary.empty())
    ::unlink(temporary.c_str());
  temporary.clear();
  return false;
}

bool OutputFile::open(const std::string &newPath, std::string &error) {
  path = newPath;
  target = newPath;
  if (path.empty())
    return fail("the file name is empty", 0, error);

  struct stat status;
  if (::stat(path.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode))
      return fail("it is a folder, expected a file name", 0, error);
    if (!S_ISREG(status.st_mode)) {
      fd = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
      return fd >= 0 || fail("open failed", errno, error);
    }
    // Replace what a link points to, not the link.
    if (char *resolved = ::realpath(path.c_str(), nullptr)) {
      target = resolved;
      std::free(resolved);
    }
    // A rename would get around a file's write protection.
    if (::access(target.c_str(), W_OK) != 0)
      return fail("open failed", errno, error);
  }

  // O_EXCL: two writers of one file must not share a temporary file.
  for (unsigned attempt = 0; attempt < 100; ++attempt) {
    std::string name = target + ".tmp" + std::to_string(::getpid()) + "." +
                       std::to_string(attempt);
    fd = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd >= 0) {
      temporary = std::move(name);
      return true;
    }
    if (errno != EEXIST)
      break;
  }
  return fail("creating a file in its folder failed", errno, error);
}

bool OutputFile::write(const void *data, size_t size, std::string &error) {
  const char *bytes = static_cast<const char *>(data);
  while (size > 0) {
    // Linux transfers at most this much a call.
    size_t chunk = size < 0x40000000 ? size : 0x40000000;
    ssize_t written = ::write(fd, bytes, chunk);
    if (written < 0) {
      if (errno == EINTR)
        continue;
      return fail("write failed", errno, error);
    }
    bytes += written;
    size -= static_cast<size_t>(written);
  }
  return true;
}

bool OutputFile::commit(std::string &error) {
  int closed = ::close(fd);
  fd = -1;
  // Some file systems report a full disk only here.
  if (closed != 0)
    return fail("close failed", errno, error);
  if (temporary.empty())
    return true;
  if (::rename(temporary.c_str(), target.c_str()) != 0)
    return fail("rename failed", errno, error);
  temporary.clear();
  return true;
}
