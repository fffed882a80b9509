/*===-- list-entries.c - Embeds the runtime through C ------------*- C -*-===*\
|*                                                                            *|
|* Part of the attn project, under the Apache License v2.0 with LLVM          *|
|* Exceptions.                                                                *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "attn/Runtime/attn_runtime.h"

#include <stdio.h>

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  attn_package *package;
  attn_error *error = attn_package_open(argv[1], &package);
  if (error) {
    puts(attn_error_message(error));
    attn_error_free(error);
    return 1;
  }
  for (size_t i = 0; i < attn_package_num_entries(package); ++i) {
    const attn_entry *entry = attn_package_entry(package, i);
    printf("%s: %zu inputs, %zu results\n", attn_entry_name(entry),
           attn_entry_num_inputs(entry), attn_entry_num_results(entry));
  }
  attn_package_close(package);
  return 0;
}
