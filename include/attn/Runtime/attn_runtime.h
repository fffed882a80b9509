/*===-- attn_runtime.h - Loads and runs compiled packages ---------*- C -*-===*\
|*                                                                            *|
|* Part of the attn project, under the Apache License v2.0 with LLVM          *|
|* Exceptions.                                                                *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

/* The C runtime: opens a package that attn-compile wrote and runs its entries.
 * It needs no LLVM. Link with -lattn_runtime.
 *
 *   attn_package *package;
 *   attn_error *error = attn_package_open("model.attn", &package);
 *   const attn_entry *entry;
 *   if (!error)
 *     error = attn_package_find_entry(package, "main", &entry);
 *   attn_tensor input = {ATTN_F32, 2, {4, 64}, data, NULL}, result;
 *   if (!error)
 *     error = attn_entry_run(entry, ATTN_DEVICE_DEFAULT, &input, 1,
 *                            &result, 1);
 *   if (error)
 *     fprintf(stderr, "%s\n", attn_error_message(error));
 *   attn_error_free(error);
 *
 * Errors: a function that can fail returns NULL on success or an error that the
 * caller frees. The message is one line without a newline. On failure no output
 * parameter is written. No function exits or aborts; the exception is what
 * compiled code finds at run time: a check that fails, or no memory for one of
 * its buffers (see attn_rt_assert_failed, attn_rt_out_of_memory).
 *
 * Devices: a package for a GPU has host code, which this process runs, and
 * kernels that the host code launches. Kernels for AMD's GPUs run on a card
 * through HIP or on attn's simulator, those for NVIDIA's through CUDA's driver;
 * libraries are opened when they are first needed. Where a call of the device
 * fails, attn_entry_run returns its error; what the host code allocated for
 * that run is not freed. Where the call came from a parallel region of the host
 * code, the process ends instead.
 *
 * Threads: functions that read a package may be called from any thread at the
 * same time, attn_entry_run included; runs of one package that use a GPU wait
 * for each other. attn_package_close must be the last call on its package.
 * There is no global state.
 *
 * Ownership: entries, names and types belong to the package and live until it
 * is closed. Input tensors belong to the caller and are never written. Result
 * tensors are allocated by attn_entry_run and freed by attn_tensor_free.
 */

#ifndef ATTN_RUNTIME_ATTN_RUNTIME_H
#define ATTN_RUNTIME_ATTN_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define ATTN_RUNTIME_EXPORT
#else
#define ATTN_RUNTIME_EXPORT __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ===-- Errors ----------------------------------------------------------=== */

typedef struct attn_error attn_error;

/* The message, owned by the error. */
ATTN_RUNTIME_EXPORT const char *attn_error_message(const attn_error *error);
/* Does nothing for NULL. */
ATTN_RUNTIME_EXPORT void attn_error_free(attn_error *error);

/* ===-- Tensors ---------------------------------------------------------=== */

#define ATTN_MAX_RANK 16

typedef enum attn_dtype {
  ATTN_F64 = 0,
  ATTN_F32 = 1,
  ATTN_F16 = 2,
  ATTN_BF16 = 3,
  ATTN_I64 = 4,
  ATTN_I32 = 5,
  ATTN_I16 = 6,
  ATTN_I8 = 7,
  ATTN_U16 = 8, /* The same as ATTN_I16 where an argument's type is compared. */
  ATTN_U8 = 9,  /* The same as ATTN_I8. */
  ATTN_I1 = 10  /* One byte, 0 or 1. */
} attn_dtype;

/* MLIR's spelling: "f32". "?" for a value that is not of the enumeration. */
ATTN_RUNTIME_EXPORT const char *attn_dtype_name(attn_dtype dtype);
/* Bytes of one element; 0 for a value that is not of the enumeration. */
ATTN_RUNTIME_EXPORT size_t attn_dtype_size(attn_dtype dtype);

/* A contiguous row-major array, or a scalar (rank 0). `data` is aligned to the
 * element's size at least; 64 bytes are best. It may be NULL where an extent is
 * zero. `allocation` is what attn_tensor_free frees: NULL in an input. */
typedef struct attn_tensor {
  attn_dtype dtype;
  int32_t rank;
  int64_t shape[ATTN_MAX_RANK];
  void *data;
  void *allocation;
} attn_tensor;

/* Frees a result's memory and clears its pointers. */
ATTN_RUNTIME_EXPORT void attn_tensor_free(attn_tensor *tensor);

/* The declared type of an argument or result. */
typedef struct attn_type {
  attn_dtype dtype;
  int32_t is_scalar; /* A plain value; rank is 0. */
  int32_t rank;
  int64_t shape[ATTN_MAX_RANK]; /* -1 where any extent is accepted. */
} attn_type;

/* ===-- Devices ---------------------------------------------------------=== */

typedef enum attn_device {
  ATTN_DEVICE_DEFAULT = -1, /* See attn_package_set_device. */
  ATTN_DEVICE_HOST = 0,
  ATTN_DEVICE_CUDA = 1, /* A card, through NVIDIA's libcuda. */
  ATTN_DEVICE_HIP = 2,  /* A card, through ROCm's libamdhip64. */
  ATTN_DEVICE_SIM = 3   /* AMD code objects on the simulator. */
} attn_device;

/* ===-- Packages --------------------------------------------------------=== */

typedef struct attn_package attn_package;
typedef struct attn_entry attn_entry;

/* Maps the file and checks it: sizes, and checksums of all but the weights. No
 * code is loaded before the first run. Weights are mapped read only from the
 * file, so processes that run a package share them, and each page is read when
 * it is first used. The file may be removed or replaced by a rename meanwhile;
 * it must not be overwritten. */
ATTN_RUNTIME_EXPORT attn_error *attn_package_open(const char *path,
                                                  attn_package **package);
/* Compares the checksums of the weights, too, which reads the whole file. */
ATTN_RUNTIME_EXPORT attn_error *
attn_package_verify(const attn_package *package);
/* Unloads the code. Does nothing for NULL. Results outlive the package. */
ATTN_RUNTIME_EXPORT void attn_package_close(attn_package *package);

/* What the code was compiled for, for instance "host" and "znver5". */
ATTN_RUNTIME_EXPORT const char *
attn_package_target(const attn_package *package);
ATTN_RUNTIME_EXPORT const char *attn_package_cpu(const attn_package *package);

/* The number of threads that runs of this package use; 0 (the default) leaves
 * it to OpenMP, which reads OMP_NUM_THREADS. */
ATTN_RUNTIME_EXPORT void attn_package_set_num_threads(attn_package *package,
                                                      int32_t num_threads);

/* What the package runs on if nothing is chosen: ATTN_DEVICE_HIP if it has
 * kernels for AMD's GPUs, ATTN_DEVICE_CUDA if it has kernels for NVIDIA's, else
 * ATTN_DEVICE_HOST. */
ATTN_RUNTIME_EXPORT attn_device
attn_package_default_device(const attn_package *package);

/* Chooses the device for runs with ATTN_DEVICE_DEFAULT, opens it and loads the
 * kernels, which the first run would do else. Errors, with what was expected
 * and found: the package has no code for the device; there is no HIP or CUDA
 * library, or it finds no device (in its own words); none of the devices is the
 * package's target; a code object is damaged or lacks a kernel of the manifest.
 *
 * HIP's library is the one that the variable ATTN_HIP_LIBRARY names, else the
 * first of libamdhip64.so, .so.7, .so.6, .so.5 that the loader finds, else that
 * of /opt/rocm/lib. HIP_VISIBLE_DEVICES limits the cards; the first that fits
 * is used. The simulator is libattn_simulated_hip.so, beside this library.
 * CUDA's library is the one that ATTN_CUDA_LIBRARY names, else libcuda.so.1;
 * CUDA_VISIBLE_DEVICES limits the cards. */
ATTN_RUNTIME_EXPORT attn_error *attn_package_set_device(attn_package *package,
                                                        attn_device device);

/* What the runs with ATTN_DEVICE_DEFAULT use, in the driver's words, for
 * instance "gfx906:sramecc+:xnack- (AMD Instinct MI50)" or "sm_90 (NVIDIA
 * H200)". Empty for the host. */
ATTN_RUNTIME_EXPORT const char *attn_package_device_name(attn_package *package);

/* A kernel for a GPU, and what it needs. On NVIDIA's GPUs `lds_bytes` is shared
 * memory, dynamic one included, `scratch_bytes` local memory, `vgprs` the
 * registers of a thread (0 if no assembler said), and `sgprs` 0. */
typedef struct attn_gpu_kernel {
  const char *name;
  int64_t workgroup_size[3];
  int64_t lds_bytes;
  int64_t scratch_bytes;
  int64_t vgprs;
  int64_t sgprs;
  /* Of all runs that were measured so far. On the simulator the time is an
   * estimate if its timing model is on, else what the simulation took. */
  int64_t launches;
  double milliseconds;
} attn_gpu_kernel;

ATTN_RUNTIME_EXPORT size_t
attn_package_num_gpu_kernels(const attn_package *package);
/* The index must be in range. */
ATTN_RUNTIME_EXPORT attn_gpu_kernel
attn_package_gpu_kernel(attn_package *package, size_t index);
/* Whether later runs measure each kernel by events of the device (default: 0).
 */
ATTN_RUNTIME_EXPORT void attn_package_measure_kernels(attn_package *package,
                                                      int32_t enable);

ATTN_RUNTIME_EXPORT size_t
attn_package_num_entries(const attn_package *package);
/* NULL if `index` is out of range. */
ATTN_RUNTIME_EXPORT const attn_entry *
attn_package_entry(const attn_package *package, size_t index);
/* The message for an unknown name lists the names there are. */
ATTN_RUNTIME_EXPORT attn_error *
attn_package_find_entry(const attn_package *package, const char *name,
                        const attn_entry **entry);

/* ===-- Entries ---------------------------------------------------------=== */

ATTN_RUNTIME_EXPORT const char *attn_entry_name(const attn_entry *entry);
ATTN_RUNTIME_EXPORT size_t attn_entry_num_inputs(const attn_entry *entry);
ATTN_RUNTIME_EXPORT size_t attn_entry_num_results(const attn_entry *entry);
/* The index must be in range. */
ATTN_RUNTIME_EXPORT attn_type attn_entry_input_type(const attn_entry *entry,
                                                    size_t index);
ATTN_RUNTIME_EXPORT attn_type attn_entry_result_type(const attn_entry *entry,
                                                     size_t index);
/* How many attention operations the compiler found, and how many parallel
 * kernels it made of the entry, those of the host included. */
ATTN_RUNTIME_EXPORT int64_t
attn_entry_num_attention_ops(const attn_entry *entry);
ATTN_RUNTIME_EXPORT int64_t attn_entry_num_kernels(const attn_entry *entry);

/* Checks the inputs against the declared types (count, dtype, rank, every
 * static extent), then runs the entry and waits for it. `results` is filled
 * with `num_results` tensors that the caller frees; on failure none are. */
ATTN_RUNTIME_EXPORT attn_error *
attn_entry_run(const attn_entry *entry, attn_device device,
               const attn_tensor *inputs, size_t num_inputs,
               attn_tensor *results, size_t num_results);

/* ===-- Arrays on the device --------------------------------------------=== */

/* Whether the entry's host code does no more than launch kernels, so that
 * attn_entry_launch can run it: attention alone, for instance. */
ATTN_RUNTIME_EXPORT int32_t attn_entry_can_launch(const attn_entry *entry);

/* Runs an entry on arrays in the memory of a GPU, without copies: queues its
 * kernels on `stream`, the driver's handle (CUstream, hipStream_t; NULL is the
 * driver's default stream), and returns before they end.
 *
 * Inputs are described as for attn_entry_run; `data` of an array is an address
 * of the device's memory, that of a scalar one of the host's. `results` are the
 * caller's too: arrays with the extents that the results have, which do not
 * overlap an input. Everything belongs to the caller and has to stay until the
 * kernels end. A kernel that fails is reported by a later call of the driver.
 *
 * What one kernel leaves for the next is memory of the stream, which the
 * package keeps for the next launch until it is closed. Launches can be
 * captured in a graph of the driver once one has run outside of it on the same
 * stream; graphs from one stream must not be replayed at the same time. */
ATTN_RUNTIME_EXPORT attn_error *
attn_entry_launch(const attn_entry *entry, attn_device device, void *stream,
                  const attn_tensor *inputs, size_t num_inputs,
                  const attn_tensor *results, size_t num_results);

/* How much memory the package keeps for launches on `device`. */
ATTN_RUNTIME_EXPORT size_t attn_package_workspace_bytes(attn_package *package,
                                                        attn_device device);

/* Memory of the device, for programs that have no other interface to it. What
 * is not freed is freed when the package is closed. Copies wait for no stream
 * but are done when they return: wait for launches first. */
ATTN_RUNTIME_EXPORT attn_error *attn_memory_allocate(attn_package *package,
                                                     attn_device device,
                                                     size_t bytes,
                                                     void **memory);
ATTN_RUNTIME_EXPORT attn_error *
attn_memory_free(attn_package *package, attn_device device, void *memory);
ATTN_RUNTIME_EXPORT attn_error *
attn_memory_upload(attn_package *package, attn_device device, void *memory,
                   const void *host, size_t bytes);
ATTN_RUNTIME_EXPORT attn_error *
attn_memory_download(attn_package *package, attn_device device, void *host,
                     const void *memory, size_t bytes);
ATTN_RUNTIME_EXPORT attn_error *
attn_stream_wait(attn_package *package, attn_device device, void *stream);

/* ===-- For compiled code only ------------------------------------------=== */

/* Reports that a condition which only run-time values decide does not hold, for
 * instance two dynamic extents that must be equal. The run ends with the error
 * `entry 'NAME': run-time check failed: MESSAGE`; what it had allocated is
 * lost. A caller that is one of many threads inside a kernel can't be left:
 * there one line, `attn: run-time check failed: MESSAGE`, is printed, and the
 * process ends with exit code 1.
 */
ATTN_RUNTIME_EXPORT
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void attn_rt_assert_failed(const char *message);

/* Ends the run in the same way where there is no memory for a buffer. */
ATTN_RUNTIME_EXPORT
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void attn_rt_out_of_memory(uint64_t bytes);

#ifdef __cplusplus
}
#endif

#endif /* ATTN_RUNTIME_ATTN_RUNTIME_H */
