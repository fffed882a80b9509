/*===-- attn_device_table.h - How host code uses a device ---------*- C -*-===*\
|*                                                                            *|
|* Part of the attn project, under the Apache License v2.0 with LLVM          *|
|* Exceptions.                                                                *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

/* What passes between the host code of a package for a GPU and the runtime. Who
 * runs packages needs attn_runtime.h only; this is for who writes host code:
 * the compiler, and tests by hand.
 *
 * Host code that launches kernels defines
 *
 *   const attn_device_table *attn_package_device;
 *
 * The runtime stores the address of a table there when it loads the code,
 * before it calls an entry. Host code then uses the device through it:
 *
 *   const attn_device_table *device = attn_package_device;
 *   void *x = device->allocate(device->context, bytes);
 *   device->upload(device->context, x, data, bytes);
 *   struct { void *x; int32_t n; } arguments = {x, n};
 *   device->launch(device->context, "scale", (n + 255) / 256, 1, 1, &arguments,
 *                  sizeof(arguments));
 *   device->download(device->context, data, x, bytes);
 *   device->release(device->context, x);
 *
 * Order: what a call does is seen by all calls after it, as if each were done
 * when it returns. `launch` may return before the kernel ends; `download` does
 * not return before the bytes are there.
 *
 * Errors: a function that fails does not return to the host code. Where the
 * entry was called by attn_entry_run and the failing call comes from the same
 * thread, outside of a parallel region, attn_entry_run frees what was allocated
 * on the device and returns the device's error; buffers that the host code had
 * from malloc by then are lost. Elsewhere the process ends as
 * attn_rt_assert_failed does. A kernel may fail after `launch` returned: then a
 * later function fails, or the entry does at its end.
 *
 * Memory: what an entry has not released when it returns is released then.
 * Host code must call these functions from entries only, and must not keep
 * device memory from one call of an entry to the next.
 */

#ifndef ATTN_RUNTIME_ATTN_DEVICE_TABLE_H
#define ATTN_RUNTIME_ATTN_DEVICE_TABLE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct attn_device_table {
  /* The first argument of every function. */
  void *context;

  /* Device memory, aligned to 256 bytes. It is not cleared. For 0 bytes the
   * address is not null, and no byte of it may be accessed. */
  void *(*allocate)(void *context, uint64_t bytes);

  /* Takes what `allocate` returned, also while kernels that use it run. Does
   * nothing for NULL. */
  void (*release)(void *context, void *memory);

  /* Copies to the device. `host` may be changed when it returns. `device` may
   * be an address inside of an allocation, here and below. */
  void (*upload)(void *context, void *device, const void *host, uint64_t bytes);

  /* Copies from the device. */
  void (*download)(void *context, void *host, const void *device,
                   uint64_t bytes);

  /* Runs gridX * gridY * gridZ workgroups of a kernel. `kernel` is a name of
   * the manifest, which gives the workgroup's size. `arguments` are the
   * kernel's explicit arguments in order, each at its natural alignment, as in
   * a C struct; they are copied. For one that the manifest calls a tensor map
   * of rank N, the struct has {void *address; int64_t sizes[N], strides[N]},
   * outermost dimension first, strides in elements. A grid with a zero extent
   * launches nothing. */
  void (*launch)(void *context, const char *kernel, uint32_t gridX,
                 uint32_t gridY, uint32_t gridZ, const void *arguments,
                 uint64_t argumentBytes);
} attn_device_table;

#ifdef __cplusplus
}
#endif

#endif /* ATTN_RUNTIME_ATTN_DEVICE_TABLE_H */
