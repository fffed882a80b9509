//===- OutputFileTest.cpp - Tests of files that appear whole --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Support/OutputFile.h"
#include "TempDirectory.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

using namespace attn;

namespace {
class OutputFileTest : public testing::Test {
protected:
  TempDirectory directory;
  std::string error;
};
} // namespace

TEST_F(OutputFileTest, WritesOnCommit) {
  std::string path = directory.file("out");
  {
    OutputFile file;
    ASSERT_TRUE(file.open(path, error)) << error;
    ASSERT_TRUE(file.write("abc", 3, error)) << error;
    EXPECT_FALSE(std::filesystem::exists(path));
    ASSERT_TRUE(file.commit(error)) << error;
  }
  EXPECT_EQ(TempDirectory::read(path), "abc");
  EXPECT_EQ(directory.countFiles(), 1u);
}

TEST_F(OutputFileTest, LeavesTheOldFileWithoutCommit) {
  std::string path = directory.file("out");
  TempDirectory::write(path, "old");
  {
    OutputFile file;
    ASSERT_TRUE(file.open(path, error)) << error;
    ASSERT_TRUE(file.write("new", 3, error)) << error;
  }
  EXPECT_EQ(TempDirectory::read(path), "old");
  EXPECT_EQ(directory.countFiles(), 1u);
}

TEST_F(OutputFileTest, FollowsLinks) {
  std::string path = directory.file("out"), link = directory.file("link");
  TempDirectory::write(path, "old");
  std::filesystem::create_symlink("out", link);
  OutputFile file;
  ASSERT_TRUE(file.open(link, error) && file.write("new", 3, error) &&
              file.commit(error))
      << error;
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(TempDirectory::read(path), "new");
}

TEST_F(OutputFileTest, NamesTheFileInErrors) {
  OutputFile file;
  std::string path = directory.file("missing/out");
  EXPECT_FALSE(file.open(path, error));
  EXPECT_EQ(error, "cannot write '" + path +
                       "': creating a file in its folder failed: No such file "
                       "or directory");
  EXPECT_FALSE(file.open(directory.file(""), error));
  EXPECT_NE(error.find("it is a folder, expected a file name"),
            std::string::npos);
}

TEST_F(OutputFileTest, ReportsAFullDevice) {
  struct stat before, after;
  if (::stat("/dev/full", &before) != 0 || !S_ISCHR(before.st_mode))
    GTEST_SKIP() << "no /dev/full here";
  OutputFile file;
  ASSERT_TRUE(file.open("/dev/full", error)) << error;
  EXPECT_FALSE(file.write("abc", 3, error));
  EXPECT_EQ(error, "cannot write '/dev/full': write failed: No space left on "
                   "device");
  // A device is written, never replaced.
  ASSERT_EQ(::stat("/dev/full", &after), 0);
  EXPECT_EQ(before.st_ino, after.st_ino);
}
