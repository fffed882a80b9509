//===- Devices.cpp - The C interface to a package's device ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackageState.h"

using namespace attn;

static const char *getDeviceName(attn_device device) {
  switch (device) {
  case ATTN_DEVICE_DEFAULT:
    return "default";
  case ATTN_DEVICE_HOST:
    return "host";
  case ATTN_DEVICE_CUDA:
    return "cuda";
  case ATTN_DEVICE_HIP:
    return "hip";
  case ATTN_DEVICE_SIM:
    return "sim";
  }
  return "?";
}

/// What runs the kernels of a package; the host if it has none.
static attn_device getKernelDevice(const Package &package) {
  const std::vector<PackageKernel> &kernels = package.getManifest().kernels;
  if (kernels.empty())
    return ATTN_DEVICE_HOST;
  return package.findSection(kernels.front().section)->kind == ptxKind
             ? ATTN_DEVICE_CUDA
             : ATTN_DEVICE_HIP;
}

attn_device attn_package_default_device(const attn_package *package) {
  return getKernelDevice(*package->file);
}

bool attn::findDevice(attn_package &package, attn_device device,
                      GpuDevice *&gpu, std::string &error) {
  const Manifest &manifest = package.file->getManifest();
  std::string where = "package '" + package.file->getPath() + "'";
  gpu = nullptr;
  if (device == ATTN_DEVICE_DEFAULT)
    device = static_cast<attn_device>(package.device.load());
  bool isDefault = device == ATTN_DEVICE_DEFAULT;
  attn_device needed = getKernelDevice(*package.file);
  if (isDefault)
    device = needed;

  // A model without any kernels runs on the host, whatever its target. Nothing
  // tells what its kernels would have been.
  bool isForGpu = manifest.target != hostTarget;
  bool isCuda = manifest.target.rfind("sm_", 0) == 0;
  bool fits = device == needed ||
              (device == ATTN_DEVICE_SIM && isForGpu && !isCuda) ||
              (device == ATTN_DEVICE_HIP && isForGpu && !isCuda) ||
              (device == ATTN_DEVICE_CUDA && isCuda);
  if (!fits) {
    error = where + " has no code for the device " + getDeviceName(device) +
            ", it was compiled for the target " + manifest.target;
    if (isForGpu)
      error += isCuda ? "; it runs on the device cuda"
                      : "; it runs on the devices hip and sim";
    return false;
  }
  if (needed == ATTN_DEVICE_HOST)
    return true;

  auto kind = device == ATTN_DEVICE_SIM    ? GpuDevice::Kind::SimulatedHip
              : device == ATTN_DEVICE_CUDA ? GpuDevice::Kind::Cuda
                                           : GpuDevice::Kind::Hip;
  std::lock_guard<std::mutex> lock(package.mutex);
  std::unique_ptr<GpuDevice> &opened = package.devices[device];
  if (!opened)
    opened = GpuDevice::open(*package.file, kind, error);
  if (!opened) {
    error = where + ": " + error;
    if (isDefault && device == ATTN_DEVICE_HIP)
      error += "; on the simulator it runs without a card (--device sim)";
    return false;
  }
  gpu = opened.get();
  return true;
}

attn_error *attn_package_set_device(attn_package *package, attn_device device) {
  if (!package)
    return makeNullError("attn_package_set_device", "a package");
  GpuDevice *gpu = nullptr;
  std::string error;
  if (!findDevice(*package, device, gpu, error))
    return makeError(std::move(error));
  package->device = device;
  return nullptr;
}

const char *attn_package_device_name(attn_package *package) {
  GpuDevice *gpu = nullptr;
  std::string error;
  // Where there is no device now, none was chosen.
  if (!findDevice(*package, ATTN_DEVICE_DEFAULT, gpu, error) || !gpu)
    return "";
  return gpu->getDescription().c_str();
}

void attn_package_measure_kernels(attn_package *package, int32_t enable) {
  package->isMeasuring = enable != 0;
}

size_t attn_package_num_gpu_kernels(const attn_package *package) {
  return package->file->getManifest().kernels.size();
}

attn_gpu_kernel attn_package_gpu_kernel(attn_package *package, size_t index) {
  const PackageKernel &kernel = package->file->getManifest().kernels[index];
  attn_gpu_kernel result = {};
  result.name = kernel.name.c_str();
  for (size_t axis = 0; axis < kernel.workgroupSize.size(); ++axis)
    result.workgroup_size[axis] = kernel.workgroupSize[axis];
  result.lds_bytes = kernel.getAllLdsBytes();
  result.scratch_bytes = kernel.scratchBytes;
  result.vgprs = kernel.vgprs;
  result.sgprs = kernel.sgprs;
  std::lock_guard<std::mutex> lock(package->mutex);
  auto time = package->kernelTimes.find(kernel.name);
  if (time != package->kernelTimes.end()) {
    result.launches = time->second.launches;
    result.milliseconds = time->second.milliseconds;
  }
  return result;
}
