// RUN: attn-opt %s --attn-select-schedule=target=gfx906 --split-input-file --verify-diagnostics

func.func @lds(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  // expected-error @below {{has a collective schedule that needs 346096 bytes of LDS, gfx906 gives a workgroup 65536}}
  %0 = attn.attention query(%x : tensor<512x512xf32>) key(%x : tensor<512x512xf32>)
      value(%x : tensor<512x512xf32>) outs(%x : tensor<512x512xf32>)
      collective<chip = "gfx906", heads = 1, query_tile = 128, key_tile = 64, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %0 : tensor<512x512xf32>
}

// -----

func.func @registers(%x: tensor<512x128xf16>) -> tensor<512x128xf16> {
  // expected-error @below {{has a collective schedule that needs about 374 registers in each lane of 1 waves, gfx906 has 256 for a lane and 256 for all waves of a SIMD}}
  %0 = attn.attention query(%x : tensor<512x128xf16>) key(%x : tensor<512x128xf16>)
      value(%x : tensor<512x128xf16>) outs(%x : tensor<512x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %0 : tensor<512x128xf16>
}

// -----

func.func @rows(%x: tensor<512x128xf16>) -> tensor<512x128xf16> {
  // expected-error @below {{has a collective schedule that can't be built: 8 rows are fewer than the 16 that 4 waves with 16 lanes a row have}}
  %0 = attn.attention query(%x : tensor<512x128xf16>) key(%x : tensor<512x128xf16>)
      value(%x : tensor<512x128xf16>) outs(%x : tensor<512x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 8, key_tile = 128, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %0 : tensor<512x128xf16>
}

// -----

func.func @key_stage(%x: tensor<512x128xf16>) -> tensor<512x128xf16> {
  // expected-error @below {{can't be built: key_stage is 16, expected a multiple of 32}}
  %0 = attn.attention query(%x : tensor<512x128xf16>) key(%x : tensor<512x128xf16>)
      value(%x : tensor<512x128xf16>) outs(%x : tensor<512x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 16, splits = 1>
  return %0 : tensor<512x128xf16>
}

// -----

func.func @lane_keys(%x: tensor<512x128xf16>) -> tensor<512x128xf16> {
  // expected-error @below {{can't be built: a lane has 1 keys of a block, expected a multiple of 2, which a dot product takes}}
  %0 = attn.attention query(%x : tensor<512x128xf16>) key(%x : tensor<512x128xf16>)
      value(%x : tensor<512x128xf16>) outs(%x : tensor<512x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 16, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 16, splits = 1>
  return %0 : tensor<512x128xf16>
}

// -----

func.func @depth_stage(%x: tensor<512x128xf16>) -> tensor<512x128xf16> {
  // expected-error @below {{can't be built: depth_stage is 4 elements of 2 bytes, expected a multiple of 16 bytes}}
  %0 = attn.attention query(%x : tensor<512x128xf16>) key(%x : tensor<512x128xf16>)
      value(%x : tensor<512x128xf16>) outs(%x : tensor<512x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16,
                 depth_stage = 4, key_stage = 32, splits = 1>
  return %0 : tensor<512x128xf16>
}

// -----

func.func @lanes(%x: tensor<512x128xf16>) -> tensor<512x128xf16> {
  // expected-error @below {{can't be built: row_lanes is 128, a wave has 64 lanes}}
  %0 = attn.attention query(%x : tensor<512x128xf16>) key(%x : tensor<512x128xf16>)
      value(%x : tensor<512x128xf16>) outs(%x : tensor<512x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 128,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %0 : tensor<512x128xf16>
}

// -----

func.func @waves(%x: tensor<512x128xf16>) -> tensor<512x128xf16> {
  // expected-error @below {{can't be built: 32 waves are 2048 lanes, a workgroup has 1024}}
  %0 = attn.attention query(%x : tensor<512x128xf16>) key(%x : tensor<512x128xf16>)
      value(%x : tensor<512x128xf16>) outs(%x : tensor<512x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 32, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %0 : tensor<512x128xf16>
}

// -----

func.func @chip(%x: tensor<512x128xf16>) -> tensor<512x128xf16> {
  // expected-error @below {{has a collective schedule for "gfx90a", but the target is gfx906}}
  %0 = attn.attention query(%x : tensor<512x128xf16>) key(%x : tensor<512x128xf16>)
      value(%x : tensor<512x128xf16>) outs(%x : tensor<512x128xf16>)
      collective<chip = "gfx90a", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %0 : tensor<512x128xf16>
}

// -----

func.func @not_served(%x: tensor<512x128xf64>) -> tensor<512x128xf64> {
  // expected-error @below {{has a collective schedule, but no kernel serves it: it is of f64}}
  %0 = attn.attention query(%x : tensor<512x128xf64>) key(%x : tensor<512x128xf64>)
      value(%x : tensor<512x128xf64>) outs(%x : tensor<512x128xf64>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return %0 : tensor<512x128xf64>
}

// -----

func.func @dynamic_depth(%x: tensor<512x?xf16>) -> tensor<512x?xf16> {
  // expected-remark @below {{runs on the host, not on gfx906: its depth is dynamic}}
  %0 = attn.attention query(%x : tensor<512x?xf16>) key(%x : tensor<512x?xf16>)
      value(%x : tensor<512x?xf16>) outs(%x : tensor<512x?xf16>)
  return %0 : tensor<512x?xf16>
}

// -----

func.func @too_deep(%x: tensor<512x16384xf16>) -> tensor<512x16384xf16> {
  // expected-remark @below {{runs on the host, not on gfx906: its smallest tiles}}
  %0 = attn.attention query(%x : tensor<512x16384xf16>) key(%x : tensor<512x16384xf16>)
      value(%x : tensor<512x16384xf16>) outs(%x : tensor<512x16384xf16>)
  return %0 : tensor<512x16384xf16>
}

// -----

func.func @rejected_names(%x: tensor<65x64xf16>) -> tensor<65x64xf16> {
  // expected-error @below {{expected an array of collective schedules as attn.rejected_schedules, got ["large"]}}
  %0 = attn.attention query(%x : tensor<65x64xf16>) key(%x : tensor<65x64xf16>)
      value(%x : tensor<65x64xf16>) outs(%x : tensor<65x64xf16>) attributes {attn.rejected_schedules = ["large"]}
  return %0 : tensor<65x64xf16>
}

// -----

func.func @parallel(%x: tensor<4x65x64xf16>) -> tensor<4x65x64xf16> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %x) -> tensor<4x65x64xf16> {
    %s = tensor.extract_slice %o[%i, 0, 0] [1, 65, 64] [1, 1, 1] : tensor<4x65x64xf16> to tensor<65x64xf16>
    // expected-remark @below {{runs on the host, not on gfx906: it is in a loop whose iterations run in parallel}}
    %1 = attn.attention query(%s : tensor<65x64xf16>) key(%s : tensor<65x64xf16>)
        value(%s : tensor<65x64xf16>) outs(%s : tensor<65x64xf16>)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i, 0, 0] [1, 65, 64] [1, 1, 1] : tensor<65x64xf16> into tensor<4x65x64xf16>
    }
  }
  return %0 : tensor<4x65x64xf16>
}
