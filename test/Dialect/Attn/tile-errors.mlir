// RUN: attn-opt %s -attn-tile -split-input-file -verify-diagnostics
// RUN: not attn-opt %s -attn-tile="query-tile=-1" 2>&1 | FileCheck %s

// CHECK: query-tile of attn-tile must be at least 1, got -1

func.func @no_schedule(%q: tensor<7x16xf32>, %init: tensor<7x16xf32>) -> tensor<7x16xf32> {
  // expected-error @below {{has no schedule: run attn-select-schedule before attn-tile, or give attn-tile a query-tile}}
  %0 = attn.attention query(%q : tensor<7x16xf32>) key(%q : tensor<7x16xf32>)
      value(%q : tensor<7x16xf32>) outs(%init : tensor<7x16xf32>)
  return %0 : tensor<7x16xf32>
}

// -----

func.func @no_schedule_of_gradients(%q: tensor<7x16xf32>, %k: tensor<7x16xf32>, %l: tensor<7xf32>) -> tensor<7x16xf32> {
  // expected-error @below {{has no schedule: run attn-select-schedule before attn-tile, or attn-decompose}}
  %0:3 = attn.attention_backward query(%q : tensor<7x16xf32>)
      key(%k : tensor<7x16xf32>) value(%k : tensor<7x16xf32>)
      output(%q : tensor<7x16xf32>) output_gradient(%q : tensor<7x16xf32>)
      lse(%l : tensor<7xf32>)
      query_gradient(%q : tensor<7x16xf32>) key_gradient(%k : tensor<7x16xf32>)
      value_gradient(%k : tensor<7x16xf32>)
  return %0#0 : tensor<7x16xf32>
}
