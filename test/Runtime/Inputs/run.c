//===- run.c - Exercise the C interface -----------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Exercises the C interface on the package of test/Inputs.

#include "attn/Runtime/attn_runtime.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void expectError(attn_error *error) {
  printf("error: %s\n", error ? attn_error_message(error) : "none");
  attn_error_free(error);
}

static void check(attn_error *error) {
  if (!error)
    return;
  printf("unexpected error: %s\n", attn_error_message(error));
  exit(1);
}

// Pointers that are missing are errors, not crashes.
static void passNull(const attn_package *package) {
  attn_package *opened;
  const attn_entry *entry;
  attn_tensor tensor = {ATTN_F32, 0, {0}, NULL, NULL};
  expectError(attn_package_open(NULL, &opened));
  expectError(attn_package_open("nowhere", NULL));
  expectError(attn_package_find_entry(NULL, "main", &entry));
  expectError(attn_package_find_entry(package, NULL, &entry));
  expectError(attn_package_find_entry(package, "main", NULL));
  expectError(attn_package_set_device(NULL, ATTN_DEVICE_HOST));
  expectError(attn_entry_run(NULL, ATTN_DEVICE_HOST, &tensor, 1, &tensor, 1));
  entry = attn_package_entry(package, 0);
  expectError(attn_entry_run(entry, ATTN_DEVICE_HOST, NULL, 2, &tensor, 1));
  expectError(attn_entry_run(entry, ATTN_DEVICE_HOST, &tensor, 2, NULL, 1));
  expectError(
      attn_entry_launch(NULL, ATTN_DEVICE_SIM, NULL, &tensor, 1, &tensor, 1));
  expectError(
      attn_entry_launch(entry, ATTN_DEVICE_SIM, NULL, NULL, 1, &tensor, 1));
  expectError(
      attn_entry_launch(entry, ATTN_DEVICE_SIM, NULL, &tensor, 1, NULL, 1));
  void *memory;
  expectError(attn_memory_allocate(NULL, ATTN_DEVICE_SIM, 4, &memory));
}

// Nothing of a package for the host is in a device's memory.
static void useDeviceMemory(attn_package *package, const attn_entry *entry) {
  attn_tensor tensor = {ATTN_F32, 0, {0}, NULL, NULL};
  void *memory = NULL;
  printf("can launch: %d\n", attn_entry_can_launch(entry));
  expectError(
      attn_entry_launch(entry, ATTN_DEVICE_HOST, NULL, &tensor, 1, &tensor, 1));
  expectError(attn_memory_allocate(package, ATTN_DEVICE_SIM, 4, NULL));
  expectError(attn_memory_allocate(package, ATTN_DEVICE_SIM, 4, &memory));
  expectError(attn_memory_free(package, ATTN_DEVICE_HOST, memory));
  printf("workspace: %zu bytes\n",
         attn_package_workspace_bytes(package, ATTN_DEVICE_HOST));
}

static const attn_entry *findMain(const attn_package *package) {
  const attn_entry *entry = NULL;
  check(attn_package_find_entry(package, "main", &entry));
  return entry;
}

// Runs x * 3 on 1000 rows, five times; returns NULL if every element is right.
static void *runMain(void *argument) {
  const attn_entry *entry = argument;
  enum { rows = 1000 };
  float *x = malloc(rows * 4 * sizeof(float)), scale = 3;
  for (int i = 0; i < rows * 4; ++i)
    x[i] = (float)i;
  attn_tensor inputs[2] = {{ATTN_F32, 2, {rows, 4}, x, NULL},
                           {ATTN_F32, 0, {0}, &scale, NULL}};
  void *failure = NULL;
  for (int run = 0; run < 5; ++run) {
    attn_tensor result;
    check(attn_entry_run(entry, ATTN_DEVICE_HOST, inputs, 2, &result, 1));
    for (int i = 0; i < rows * 4; ++i)
      if (((float *)result.data)[i] != 3 * x[i])
        failure = x;
    attn_tensor_free(&result);
  }
  free(x);
  return failure;
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 1;
  attn_package *package = NULL;
  check(attn_package_open(argv[1], &package));
  printf("target %s, cpu %s, %zu entries\n", attn_package_target(package),
         attn_package_cpu(package), attn_package_num_entries(package));
  const attn_entry *entry = findMain(package);
  attn_type type = attn_entry_input_type(entry, 0);
  printf("%s takes %zu arguments, the first %s of rank %d and extents %lld and "
         "%lld\n",
         attn_entry_name(entry), attn_entry_num_inputs(entry),
         attn_dtype_name(type.dtype), type.rank, (long long)type.shape[0],
         (long long)type.shape[1]);
  printf("entry 7 is %s\n",
         attn_package_entry(package, 7) ? "there" : "absent");

  passNull(package);
  useDeviceMemory(package, entry);

  // This one runs on the host and nowhere else.
  printf("default device %d, %zu kernels for a GPU\n",
         (int)attn_package_default_device(package),
         attn_package_num_gpu_kernels(package));
  check(attn_package_set_device(package, ATTN_DEVICE_DEFAULT));
  check(attn_package_set_device(package, ATTN_DEVICE_HOST));
  expectError(attn_package_set_device(package, ATTN_DEVICE_SIM));
  expectError(attn_package_set_device(package, (attn_device)99));

  float x[5] = {1, 2, 3, 4, 5}, scale = 2;
  const attn_tensor good[2] = {{ATTN_F32, 2, {1, 4}, x, NULL},
                               {ATTN_F32, 0, {0}, &scale, NULL}};
  attn_tensor result = {ATTN_F32, 0, {0}, NULL, NULL};
  expectError(attn_entry_run(entry, ATTN_DEVICE_HOST, good, 1, &result, 1));
  expectError(attn_entry_run(entry, ATTN_DEVICE_HOST, good, 2, &result, 0));
  attn_tensor bad[2] = {good[0], good[1]};
  bad[0].shape[0] = -1;
  expectError(attn_entry_run(entry, ATTN_DEVICE_HOST, bad, 2, &result, 1));
  bad[0].shape[0] = INT64_MAX / 8;
  expectError(attn_entry_run(entry, ATTN_DEVICE_HOST, bad, 2, &result, 1));
  bad[0] = good[0];
  bad[0].data = NULL;
  expectError(attn_entry_run(entry, ATTN_DEVICE_HOST, bad, 2, &result, 1));
  bad[0].data = (char *)x + 1;
  expectError(attn_entry_run(entry, ATTN_DEVICE_HOST, bad, 2, &result, 1));
  bad[0] = good[0];
  bad[0].dtype = (attn_dtype)99;
  expectError(attn_entry_run(entry, ATTN_DEVICE_HOST, bad, 2, &result, 1));
  bad[0] = good[0];
  bad[1].data = NULL;
  expectError(attn_entry_run(entry, ATTN_DEVICE_DEFAULT, bad, 2, &result, 1));
  if (result.data)
    printf("a failed run wrote its results\n");
  attn_package_close(package);

  // Each round loads the code afresh; its threads share one package.
  for (int round = 0; round < 6; ++round) {
    check(attn_package_open(argv[1], &package));
    attn_package_set_num_threads(package, round % 3);
    pthread_t threads[4];
    for (int i = 0; i < 4; ++i)
      pthread_create(&threads[i], NULL, runMain, (void *)findMain(package));
    for (int i = 0; i < 4; ++i) {
      void *failure = NULL;
      pthread_join(threads[i], &failure);
      if (failure)
        printf("round %d: thread %d differs\n", round, i);
    }
    attn_package_close(package);
  }
  printf("6 times 4 threads agree\n");

  check(attn_package_open(argv[1], &package));
  check(
      attn_entry_run(findMain(package), ATTN_DEVICE_HOST, good, 2, &result, 1));
  attn_package_close(package);
  if (result.shape[0] == 1 && ((float *)result.data)[3] == 8)
    printf("the result outlives its package\n");
  attn_tensor_free(&result);
  attn_tensor_free(&result);
  return 0;
}
