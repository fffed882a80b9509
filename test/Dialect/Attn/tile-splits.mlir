// RUN: attn-opt %s -split-input-file -attn-tile -canonicalize -cse | FileCheck %s
// RUN: attn-opt %s -split-input-file -attn-tile -canonicalize -cse -o %t.once
// RUN: attn-opt %t.once -split-input-file -attn-tile -canonicalize -cse | diff %t.once -
// RUN: attn-opt %s -split-input-file -attn-tile -eliminate-empty-tensors \
// RUN:   -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" \
// RUN:   -canonicalize -cse -canonicalize | FileCheck %s --check-prefix=BUFFER

// Eight heads of a group are one tile, whose keys four workgroups share. The
// only buffers are those of the partial results.

// CHECK-DAG:   #[[SPLIT:.*]] = affine_map<(d0) -> (d0 mod 4)>
// CHECK-DAG:   #[[BATCH:.*]] = affine_map<(d0) -> (d0 floordiv 4)>
// CHECK-DAG:   #[[BEGIN:.*]] = affine_map<(d0) -> (d0 * 1024 - (d0 floordiv 4) * 4096)>
// CHECK-LABEL: func @even
// CHECK-SAME:    (%[[Q:.*]]: tensor<2x16x1x128xf16>, %[[K:[^:]*]]: tensor<2x2x4096x128xf16>
// CHECK-DAG:   %[[O:.*]] = tensor.empty() : tensor<4x2x16x1x128xf32>
// CHECK-DAG:   %[[L:.*]] = tensor.empty() : tensor<4x2x16x1xf32>
// CHECK:       %[[PARTS:.*]]:2 = scf.forall (%[[Z:.*]], %[[G:.*]], %[[X:.*]]) in (8, 2, 1) shared_outs(%[[OS:.*]] = %[[O]], %[[LS:.*]] = %[[L]])
// CHECK-DAG:     %[[S:.*]] = affine.apply #[[SPLIT]](%[[Z]])
// CHECK-DAG:     %[[B:.*]] = affine.apply #[[BATCH]](%[[Z]])
// CHECK:         %[[KB:.*]] = tensor.extract_slice %[[K]][%[[B]], %[[G]], 0, 0] [1, 1, 4096, 128]
// CHECK:         %[[J:.*]] = affine.apply #[[BEGIN]](%[[Z]])
// CHECK:         tensor.extract_slice %[[KB]][0, 0, %[[J]], 0] [1, 1, 1024, 128]
// CHECK:         %[[OT:.*]] = tensor.extract_slice %[[OS]][%[[S]], %[[B]], %{{.*}}, 0, 0] [1, 1, 8, 1, 128] {{.*}} : tensor<4x2x16x1x128xf32> to tensor<1x8x1x128xf32>
// CHECK:         attn.attention
// CHECK-NOT:       sink
// CHECK-SAME:      outs(%[[OT]] : tensor<1x8x1x128xf32>) lse(
// CHECK:         tensor.parallel_insert_slice %{{.*}} into %[[OS]][%[[S]], %[[B]]
// CHECK:         tensor.parallel_insert_slice %{{.*}} into %[[LS]][%[[S]], %[[B]]
// CHECK:       attn.workgroup_size = 64 : i64
// CHECK:       scf.forall (%[[B:.*]], %[[G:.*]], %[[X:.*]]) in (2, 2, 1)
// CHECK:         attn.merge_splits parts(%{{.*}} : tensor<4x1x8x1x128xf32>, %{{.*}} : tensor<4x1x8x1xf32>) sink(%{{.*}} : tensor<8xf32>) outs(%{{.*}} : tensor<1x8x1x128xf16>, bhsd) collective <
// CHECK:       attn.chip = "gfx906", attn.workgroup_size = 64 : i64
// BUFFER-LABEL: func @even
// BUFFER-COUNT-2: memref.alloc
// BUFFER-NOT:  memref.alloc
// BUFFER-NOT:  memref.copy
// BUFFER:      attn.merge_splits
func.func @even(%q: tensor<2x16x1x128xf16>, %k: tensor<2x2x4096x128xf16>, %v: tensor<2x2x4096x128xf16>,
                %sink: tensor<16xf32>, %o: tensor<2x16x1x128xf16>) -> tensor<2x16x1x128xf16> {
  %r = attn.attention query(%q : tensor<2x16x1x128xf16>) key(%k : tensor<2x2x4096x128xf16>)
      value(%v : tensor<2x2x4096x128xf16>) sink(%sink : tensor<16xf32>) outs(%o : tensor<2x16x1x128xf16>)
      collective<chip = "gfx906", heads = 8, query_tile = 1, key_tile = 128, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 4>
  return %r : tensor<2x16x1x128xf16>
}

// -----

// A number of keys that is known at run time: chunks are whole blocks, and the
// last parts may get fewer keys or none. Key lengths are positions of the whole
// problem, so the parts have an origin. A mask that is the same for all keys is
// not cut, one that differs is.

// CHECK-DAG:   #[[BATCH:.*]] = affine_map<(d0) -> (d0 floordiv 3)>
// CHECK-DAG:   #[[BEGIN:.*]] = affine_map<(d0)[s0] -> ((d0 mod 3) * ((s0 ceildiv 192) * 64), s0)>
// CHECK-LABEL: func @dynamic
// CHECK:       scf.forall (%[[Z:.*]], %[[H:.*]], %[[X:.*]]) in (%{{.*}}, 4, %{{.*}})
// CHECK:         %[[B:.*]] = affine.apply #[[BATCH]](%[[Z]])
// CHECK:         %[[J:.*]] = affine.min #[[BEGIN]]
// CHECK:         %[[N:.*]] = affine.min
// CHECK:         tensor.extract_slice %{{.*}}[0, 0, %[[J]], 0] [1, 1, %[[N]], 64]
// CHECK:         tensor.extract_slice %{{.*}}[0, 0, 0, %[[J]]] [1, 1, %{{.*}}, %[[N]]]
// CHECK:         attn.attention
// CHECK-SAME:      mask(%{{.*}} : tensor<1x1x?x1xi1>)
// CHECK-SAME:      origin(%[[B]], %[[H]], %{{.*}}, %[[J]])
// CHECK:       scf.forall
// CHECK:         attn.merge_splits
// CHECK-SAME:      outs(%{{.*}} : tensor<1x?x1x64xbf16>, bshd) lse(%{{.*}} : tensor<1x1x?xf32>, bhs)
func.func @dynamic(%q: tensor<?x?x4x64xbf16>, %k: tensor<?x4x?x64xbf16>, %len: tensor<?xi32>, %mask: tensor<1x4x?x1xi1>,
                   %bias: tensor<?x1x?x?xf32>, %o: tensor<?x?x4x64xbf16>, %lse: tensor<?x4x?xf32>)
    -> (tensor<?x?x4x64xbf16>, tensor<?x4x?xf32>) {
  %r:2 = attn.attention query(%q : tensor<?x?x4x64xbf16>, bshd) key(%k : tensor<?x4x?x64xbf16>)
      value(%k : tensor<?x4x?x64xbf16>) bias(%bias : tensor<?x1x?x?xf32>) mask(%mask : tensor<1x4x?x1xi1>)
      key_lengths(%len : tensor<?xi32>) outs(%o : tensor<?x?x4x64xbf16>, bshd) lse(%lse : tensor<?x4x?xf32>)
      collective<chip = "gfx906", heads = 1, query_tile = 4, key_tile = 64, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 16, splits = 3>
  return %r#0, %r#1 : tensor<?x?x4x64xbf16>, tensor<?x4x?xf32>
}

// -----

// What matrix instructions found is joined by lanes, 16 of them for a row.

// CHECK-LABEL: func @matrix
// CHECK:         attn.attention
// CHECK-SAME:      collective<{{.*}} row_lanes = 4, {{.*}} splits = 4, mma = <
// CHECK:         attn.merge_splits
// CHECK-SAME:      collective <chip = "gfx942", heads = 8, query_tile = 2, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 128, key_stage = 64, splits = 4>
// BUFFER-LABEL: func @matrix
func.func @matrix(%q: tensor<16x2x128xf16>, %k: tensor<2x4096x128xf16>, %v: tensor<2x4096x128xf16>,
                  %o: tensor<16x2x128xf16>) -> tensor<16x2x128xf16> {
  %r = attn.attention query(%q : tensor<16x2x128xf16>) key(%k : tensor<2x4096x128xf16>)
      value(%v : tensor<2x4096x128xf16>) outs(%o : tensor<16x2x128xf16>)
      collective<chip = "gfx942", heads = 8, query_tile = 2, key_tile = 64, waves = 1, row_lanes = 4,
                 depth_stage = 128, key_stage = 64, splits = 4,
                 mma = <atom = "16x16x16", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return %r : tensor<16x2x128xf16>
}

// -----

// A producer's waves belong to the workgroups that find the parts. Those that
// join them have four rows, one for each wave.

// CHECK-LABEL: func @producer
// CHECK:       scf.forall (%{{.*}}, %{{.*}}, %{{.*}}) in (4, 16, 4)
// CHECK:         attn.attention {{.*}} producer>>
// CHECK:       attn.workgroup_size = 384 : i64
// CHECK:       scf.forall (%{{.*}}, %{{.*}}, %{{.*}}) in (1, 16, 128)
// CHECK:         attn.merge_splits parts(%{{.*}} : tensor<4x1x1x4x128xf32>, {{.*}} collective <chip = "sm_90a", heads = 1, query_tile = 4, key_tile = 32, waves = 4, row_lanes = 32,
// CHECK:       attn.workgroup_size = 128 : i64
func.func @producer(%q: tensor<1x16x512x128xf16>, %k: tensor<1x4x8192x128xf16>) -> tensor<1x16x512x128xf16> {
  %o = tensor.empty() : tensor<1x16x512x128xf16>
  %r = attn.attention query(%q : tensor<1x16x512x128xf16>) key(%k : tensor<1x4x8192x128xf16>) value(%k : tensor<1x4x8192x128xf16>) outs(%o : tensor<1x16x512x128xf16>)
      collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 4,
                 mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return %r : tensor<1x16x512x128xf16>
}

// -----

// Few queries, whose heads are packed: each row is joined by a wave of its own.

// CHECK-LABEL: func @few
// CHECK:       scf.forall (%{{.*}}, %{{.*}}, %{{.*}}) in (16, 8, 1)
// CHECK:       attn.workgroup_size = 32 : i64
// CHECK:       scf.forall (%{{.*}}, %{{.*}}, %{{.*}}) in (1, 32, 1)
// CHECK:         attn.merge_splits parts(%{{.*}} : tensor<16x1x1x1x128xf32>, {{.*}} collective <chip = "sm_80", heads = 1, query_tile = 1, key_tile = 32, waves = 1, row_lanes = 32,
// CHECK:       attn.workgroup_size = 32 : i64
func.func @few(%q: tensor<1x32x1x128xf16>, %k: tensor<1x8x1024x128xf16>) -> tensor<1x32x1x128xf16> {
  %o = tensor.empty() : tensor<1x32x1x128xf16>
  %r = attn.attention query(%q : tensor<1x32x1x128xf16>) key(%k : tensor<1x8x1024x128xf16>) value(%k : tensor<1x8x1024x128xf16>) outs(%o : tensor<1x32x1x128xf16>)
      collective<chip = "sm_80", heads = 4, query_tile = 4, key_tile = 64, waves = 1, row_lanes = 4, depth_stage = 128, key_stage = 64, splits = 16,
                 mma = <atom = "16x8x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 2, order = fixed, direct_loads>>
  return %r : tensor<1x32x1x128xf16>
}

// -----

// A part of keys in pages of 24 begins with a block of 64 and with a page, and
// has a part of the table.

// CHECK-DAG:   #[[BEGIN:.*]] = affine_map<(d0) -> (d0 * 384 - (d0 floordiv 4) * 1536, 960)>
// CHECK-DAG:   #[[SIZE:.*]] = affine_map<(d0) -> (-d0 + 960, 384)>
// CHECK-DAG:   #[[ENTRY:.*]] = affine_map<(d0) -> (d0 floordiv 24)>
// CHECK-LABEL: func @pages
// CHECK-SAME:    (%{{[^:]*}}: tensor<2x1x8x64xf16>, %[[K:[^:]*]]: tensor<90x24x2x64xf16>, %{{[^:]*}}: tensor<2xi32>, %[[TABLE:[^:]*]]: tensor<2x40xi32>
// CHECK:       scf.forall (%[[Z:.*]], %[[G:.*]], %{{.*}}) in (8, 2, 1)
// CHECK:         %[[KEYS:.*]] = tensor.extract_slice %[[K]][0, 0, %[[G]], 0] [90, 24, 1, 64]
// CHECK:         %[[ROW:.*]] = tensor.extract_slice %[[TABLE]][%{{.*}}, 0] [1, 40]
// CHECK:         %[[J:.*]] = affine.min #[[BEGIN]](%[[Z]])
// CHECK:         %[[N:.*]] = affine.min #[[SIZE]](%[[J]])
// CHECK-DAG:     %[[FIRST:.*]] = affine.apply #[[ENTRY]](%[[J]])
// CHECK-DAG:     %[[COUNT:.*]] = affine.apply #[[ENTRY]](%[[N]])
// CHECK:         %[[PART:.*]] = tensor.extract_slice %[[ROW]][0, %[[FIRST]]] [1, %[[COUNT]]]
// CHECK:         attn.attention {{.*}} key(%[[KEYS]] : {{.*}} page_table(%[[PART]] : tensor<1x?xi32>) origin(%{{.*}}, %{{.*}}, %{{.*}}, %[[J]])
// BUFFER-LABEL: func @pages
// BUFFER-NOT:  memref.copy
// BUFFER:      attn.merge_splits
func.func @pages(%q: tensor<2x1x8x64xf16>, %k: tensor<90x24x2x64xf16>, %lengths: tensor<2xi32>,
                 %table: tensor<2x40xi32>, %o: tensor<2x1x8x64xf16>) -> tensor<2x1x8x64xf16> {
  %r = attn.attention query(%q : tensor<2x1x8x64xf16>, bshd) key(%k : tensor<90x24x2x64xf16>, bshd)
      value(%k : tensor<90x24x2x64xf16>, bshd) key_lengths(%lengths : tensor<2xi32>) page_table(%table : tensor<2x40xi32>)
      outs(%o : tensor<2x1x8x64xf16>, bshd)
      collective<chip = "gfx906", heads = 4, query_tile = 1, key_tile = 64, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 4>
  return %r : tensor<2x1x8x64xf16>
}
