// RUN: attn-opt %s --split-input-file --verify-diagnostics

// Keys and values in pages; see invalid.mlir.

func.func @c19_type(%q: tensor<2x4x8xf16>, %k: tensor<9x16x8xf16>, %table: tensor<2x3xi64>) {
  // expected-error @below {{page_table's element type must be i32, got 'i64' (attention-c19)}}
  %0 = attn.attention query(%q : tensor<2x4x8xf16>, bsd) key(%k : tensor<9x16x8xf16>, bsd)
      value(%k : tensor<9x16x8xf16>, bsd) page_table(%table : tensor<2x3xi64>)
      outs(%q : tensor<2x4x8xf16>, bsd)
  return
}

// -----

func.func @c19_rank(%q: tensor<2x4x8xf16>, %k: tensor<9x16x8xf16>, %table: tensor<6xi32>) {
  // expected-error @below {{page_table's rank must be 2, got 1 (attention-c19)}}
  %0 = attn.attention query(%q : tensor<2x4x8xf16>, bsd) key(%k : tensor<9x16x8xf16>, bsd)
      value(%k : tensor<9x16x8xf16>, bsd) page_table(%table : tensor<6xi32>)
      outs(%q : tensor<2x4x8xf16>, bsd)
  return
}

// -----

func.func @c19_batch(%q: tensor<2x4x8xf16>, %k: tensor<9x16x8xf16>, %table: tensor<9x3xi32>) {
  // expected-error @below {{page_table's first extent is 9 but query's batch is 2 (attention-c19)}}
  %0 = attn.attention query(%q : tensor<2x4x8xf16>, bsd) key(%k : tensor<9x16x8xf16>, bsd)
      value(%k : tensor<9x16x8xf16>, bsd) page_table(%table : tensor<9x3xi32>)
      outs(%q : tensor<2x4x8xf16>, bsd)
  return
}

// -----

func.func @c19_pages(%q: tensor<2x4x8xf16>, %k: tensor<9x16x8xf16>, %v: tensor<1x16x8xf16>, %table: tensor<2x3xi32>) {
  // expected-error @below {{value's layout 'hsd' lacks axis 'b', the pages of page_table (attention-c19)}}
  %0 = attn.attention query(%q : tensor<2x4x8xf16>, bsd) key(%k : tensor<9x16x8xf16>, bsd)
      value(%v : tensor<1x16x8xf16>, hsd) page_table(%table : tensor<2x3xi32>)
      outs(%q : tensor<2x4x8xf16>, bsd)
  return
}

// -----

func.func @c19_open_size(%q: tensor<2x4x8xf16>, %k: tensor<9x?x8xf16>, %table: tensor<2x3xi32>) {
  // expected-error @below {{key's page size, its length, must be known and at least 1 with a page_table (attention-c19)}}
  %0 = attn.attention query(%q : tensor<2x4x8xf16>, bsd) key(%k : tensor<9x?x8xf16>, bsd)
      value(%k : tensor<9x?x8xf16>, bsd) page_table(%table : tensor<2x3xi32>)
      outs(%q : tensor<2x4x8xf16>, bsd)
  return
}

// -----

func.func @c19_counts(%q: tensor<2x4x8xf16>, %k: tensor<9x16x8xf16>, %v: tensor<8x16x8xf16>, %table: tensor<2x3xi32>) {
  // expected-error @below {{value's batch is 8 but key's batch is 9 (attention-c19)}}
  %0 = attn.attention query(%q : tensor<2x4x8xf16>, bsd) key(%k : tensor<9x16x8xf16>, bsd)
      value(%v : tensor<8x16x8xf16>, bsd) page_table(%table : tensor<2x3xi32>)
      outs(%q : tensor<2x4x8xf16>, bsd)
  return
}

// -----

func.func @c19_sizes(%q: tensor<2x4x8xf16>, %k: tensor<9x16x8xf16>, %v: tensor<9x24x8xf16>, %table: tensor<2x3xi32>) {
  // expected-error @below {{value's length is 24 but key's length is 16 (attention-c4)}}
  %0 = attn.attention query(%q : tensor<2x4x8xf16>, bsd) key(%k : tensor<9x16x8xf16>, bsd)
      value(%v : tensor<9x24x8xf16>, bsd) page_table(%table : tensor<2x3xi32>)
      outs(%q : tensor<2x4x8xf16>, bsd)
  return
}

// -----

func.func @c6_keys_of_table(%q: tensor<2x4x8xf16>, %k: tensor<9x16x8xf16>, %mask: tensor<16xi1>, %table: tensor<2x3xi32>) {
  // expected-error @below {{mask's key length is 16 but key's length is 48, expected 1 or the same (attention-c6)}}
  %0 = attn.attention query(%q : tensor<2x4x8xf16>, bsd) key(%k : tensor<9x16x8xf16>, bsd)
      value(%k : tensor<9x16x8xf16>, bsd) mask(%mask : tensor<16xi1>, k) page_table(%table : tensor<2x3xi32>)
      outs(%q : tensor<2x4x8xf16>, bsd)
  return
}
