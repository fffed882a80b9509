//===- allocations.c - Count and poison what a process allocates ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A library to preload, in front of the C library's allocator. Counts the bytes
// that are allocated and the most there have been, and fills new memory with a
// byte of choice.

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_long current, most;
static atomic_int filling = -1;

static void *add(void *memory) {
  if (!memory)
    return memory;
  long bytes = (long)malloc_usable_size(memory);
  long now = atomic_fetch_add(&current, bytes) + bytes;
  long known = atomic_load(&most);
  while (known < now && !atomic_compare_exchange_weak(&most, &known, now))
    ;
  return memory;
}

static void *fill(void *memory) {
  int byte = atomic_load(&filling);
  if (memory && byte >= 0)
    memset(memory, byte, malloc_usable_size(memory));
  return memory;
}

static void subtract(void *memory) {
  if (memory)
    atomic_fetch_sub(&current, (long)malloc_usable_size(memory));
}

void *malloc(size_t bytes) { return fill(add(__libc_malloc(bytes))); }

void *calloc(size_t count, size_t bytes) {
  return add(__libc_calloc(count, bytes));
}

void *realloc(void *memory, size_t bytes) {
  subtract(memory);
  return add(__libc_realloc(memory, bytes));
}

void *memalign(size_t alignment, size_t bytes) {
  return fill(add(__libc_memalign(alignment, bytes)));
}

void *aligned_alloc(size_t alignment, size_t bytes) {
  return memalign(alignment, bytes);
}

int posix_memalign(void **memory, size_t alignment, size_t bytes) {
  *memory = memalign(alignment, bytes);
  return *memory ? 0 : ENOMEM;
}

void free(void *memory) {
  subtract(memory);
  __libc_free(memory);
}

/// Begins to count from here.
void allocations_reset(void) {
  atomic_store(&current, 0);
  atomic_store(&most, 0);
}

/// The most bytes there have been since, beyond those at that time.
long allocations_most(void) { return atomic_load(&most); }

/// Fills what is allocated from now on; with nothing if `byte` is negative.
void allocations_fill(int byte) { atomic_store(&filling, byte); }
