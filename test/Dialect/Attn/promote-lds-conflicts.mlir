// No schedule of a matrix chip for a common head size has bank conflicts, with
// all orders in which its LDS may serve lanes.

// DEFINE: %{target} =
// DEFINE: %{depth} =
// DEFINE: %{check} = sed 's/DEPTH/%{depth}/g' %s | attn-opt --pass-pipeline="builtin.module(attn-select-schedule{target=%{target}},attn-tile,one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map},attn-outline-kernels,gpu.module(gpu.func(attn-online-softmax,canonicalize,cse,attn-promote-lds)))" --remarks-filter=attn-promote-lds --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s

// CHECK: Function=half_kernel | bank conflicts=none, lds=
// CHECK: Function=brain_kernel | bank conflicts=none, lds=

// REDEFINE: %{target} = gfx908
// REDEFINE: %{depth} = 64
// RUN: %{check}
// REDEFINE: %{depth} = 128
// RUN: %{check}
// REDEFINE: %{depth} = 256
// RUN: %{check}
// REDEFINE: %{target} = gfx90a
// REDEFINE: %{depth} = 64
// RUN: %{check}
// REDEFINE: %{depth} = 128
// RUN: %{check}
// REDEFINE: %{depth} = 256
// RUN: %{check}
// REDEFINE: %{target} = gfx942
// REDEFINE: %{depth} = 64
// RUN: %{check}
// REDEFINE: %{depth} = 128
// RUN: %{check}
// REDEFINE: %{depth} = 256
// RUN: %{check}
// REDEFINE: %{target} = gfx950
// REDEFINE: %{depth} = 64
// RUN: %{check}
// REDEFINE: %{depth} = 128
// RUN: %{check}
// REDEFINE: %{depth} = 256
// RUN: %{check}
// REDEFINE: %{target} = gfx1100
// REDEFINE: %{depth} = 64
// RUN: %{check}
// REDEFINE: %{depth} = 128
// RUN: %{check}
// REDEFINE: %{depth} = 256
// RUN: %{check}
// REDEFINE: %{target} = gfx1201
// REDEFINE: %{depth} = 64
// RUN: %{check}
// REDEFINE: %{depth} = 128
// RUN: %{check}
// REDEFINE: %{depth} = 256
// RUN: %{check}

func.func @half(%q: tensor<2x16x4096xDEPTHxf16>, %k: tensor<2x16x4096xDEPTHxf16>, %v: tensor<2x16x4096xDEPTHxf16>) -> tensor<2x16x4096xDEPTHxf16> {
  %init = tensor.empty() : tensor<2x16x4096xDEPTHxf16>
  %out = attn.attention query(%q : tensor<2x16x4096xDEPTHxf16>) key(%k : tensor<2x16x4096xDEPTHxf16>) value(%v : tensor<2x16x4096xDEPTHxf16>)
      causal outs(%init : tensor<2x16x4096xDEPTHxf16>)
  return %out : tensor<2x16x4096xDEPTHxf16>
}

func.func @brain(%q: tensor<2x16x4096xDEPTHxbf16>, %k: tensor<2x16x4096xDEPTHxbf16>, %v: tensor<2x16x4096xDEPTHxbf16>) -> tensor<2x16x4096xDEPTHxbf16> {
  %init = tensor.empty() : tensor<2x16x4096xDEPTHxbf16>
  %out = attn.attention query(%q : tensor<2x16x4096xDEPTHxbf16>) key(%k : tensor<2x16x4096xDEPTHxbf16>) value(%v : tensor<2x16x4096xDEPTHxbf16>)
      causal outs(%init : tensor<2x16x4096xDEPTHxbf16>)
  return %out : tensor<2x16x4096xDEPTHxbf16>
}
