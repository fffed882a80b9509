// RUN: attn-opt %s -split-input-file -attn-online-softmax -canonicalize -cse | FileCheck %s

// Matrix instructions: lanes look at what they have of a row, and rows move to a
// new maximum in a branch that a wave takes when one of its rows has grown by
// more than 2^8. Partial values have a column for each lane that shares a row.

// CHECK-LABEL: func @lazy
// CHECK-SAME:    (%[[Q:.*]]: memref<1x1x256x128xf16>, %[[K:.*]]: memref<1x1x4096x128xf16>, %[[V:.*]]: memref<1x1x4096x128xf16>, %[[O:.*]]: memref<1x1x256x128xf16>)
// CHECK-DAG:     %[[LOWEST:.*]] = arith.constant dense<-3.40282347E+38> : vector<256x1xf32>
// CHECK-DAG:     %[[SCALES:.*]] = arith.constant dense<0.127517432> : vector<256x64xf32>
// CHECK-DAG:     %[[SCALE:.*]] = arith.constant dense<0.127517432> : vector<256x2xf32>
// CHECK-DAG:     %[[GROWTH:.*]] = arith.constant dense<8.000000e+00> : vector<256x1xf32>
// CHECK-DAG:     %[[NO_SUM:.*]] = arith.constant dense<0.000000e+00> : vector<256x2xf32>
// CHECK:         %[[QV:.*]] = attn.load %[[Q]]
// CHECK:         scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step %c64 iter_args(%[[MAX:.*]] = %[[LOWEST]], %[[SUM:.*]] = %[[NO_SUM]], %[[ACC:.*]] = %{{.*}})
// CHECK-NEXT:      %[[KV:.*]] = attn.load %[[K]][%[[J]], %{{.*}}]
// CHECK-NEXT:      %[[S:.*]] = vector.contract {{.*}} %[[QV]], %[[KV]], %{{.*}} : vector<256x128xf16>, vector<64x128xf16> into vector<256x64xf32>
// CHECK-NEXT:      %[[PART:.*]] = attn.partial_max %[[S]] : vector<256x64xf32> -> vector<256x2xf32>
// CHECK-NEXT:      %[[SCALED:.*]] = arith.mulf %[[PART]], %[[SCALE]]
// CHECK-NEXT:      %[[LIMIT:.*]] = arith.addf %[[MAX]], %[[GROWTH]]
// CHECK-NEXT:      %[[LIMITS:.*]] = vector.broadcast %[[LIMIT]] : vector<256x1xf32> to vector<256x2xf32>
// CHECK-NEXT:      %[[ABOVE:.*]] = arith.cmpf ogt, %[[SCALED]], %[[LIMITS]]
// CHECK-NEXT:      %[[GREW:.*]] = attn.any_in_wave %[[ABOVE]] : vector<256x2xi1>
// CHECK-NEXT:      %[[FROM:.*]]:3 = scf.if %[[GREW]] -> (vector<256x1xf32>, vector<256x2xf32>, vector<256x128xf32>) {
// CHECK-NEXT:        %[[BM:.*]] = attn.row_reduce {{ *}}maximum %[[SCALED]] : vector<256x2xf32> -> vector<256x1xf32>
// CHECK-NEXT:        %[[NEW:.*]] = arith.maxnumf %[[MAX]], %[[BM]]
// CHECK-NEXT:        %[[DIFF:.*]] = arith.subf %[[MAX]], %[[NEW]]
// CHECK-NEXT:        %[[SHRINK:.*]] = math.exp2 %[[DIFF]] : vector<256x1xf32>
// CHECK-NEXT:        vector.broadcast %[[SHRINK]] : vector<256x1xf32> to vector<256x2xf32>
// CHECK-NEXT:        %[[SUM0:.*]] = arith.mulf %[[SUM]]
// CHECK-NEXT:        %[[HAS_MAX:.*]] = arith.cmpf ogt, %[[MAX]], %[[LOWEST]]
// CHECK-NEXT:        %[[HAS_ACC:.*]] = attn.any_in_wave %[[HAS_MAX]] : vector<256x1xi1>
// CHECK-NEXT:        %[[ACC0:.*]] = scf.if %[[HAS_ACC]] -> (vector<256x128xf32>) {
// CHECK-NEXT:          vector.broadcast %[[SHRINK]] : vector<256x1xf32> to vector<256x128xf32>
// CHECK-NEXT:          %[[SMALLER:.*]] = arith.mulf %[[ACC]]
// CHECK-NEXT:          scf.yield %[[SMALLER]]
// CHECK-NEXT:        } else {
// CHECK-NEXT:          scf.yield %[[ACC]]
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.yield %[[NEW]], %[[SUM0]], %[[ACC0]]
// CHECK-NEXT:      } else {
// CHECK-NEXT:        scf.yield %[[MAX]], %[[SUM]], %[[ACC]]
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[MINUS:.*]] = arith.negf %[[FROM]]#0
// CHECK-NEXT:      %[[MINUS_ALL:.*]] = vector.broadcast %[[MINUS]]
// CHECK-NEXT:      %[[E:.*]] = math.fma %[[S]], %[[SCALES]], %[[MINUS_ALL]]
// CHECK-NEXT:      %[[P:.*]] = math.exp2 %[[E]]
// CHECK-NEXT:      %[[PH:.*]] = arith.truncf %[[P]] toward_zero : vector<256x64xf32> to vector<256x64xf16>
// CHECK-NEXT:      %[[SUM1:.*]] = attn.partial_sum %[[PH]] into %[[FROM]]#1
// CHECK-NEXT:      %[[VV:.*]] = attn.load %[[V]][%[[J]], %{{.*}}]
// CHECK-NEXT:      %[[ACC1:.*]] = vector.contract {{.*}} %[[PH]], %[[VV]], %[[FROM]]#2
// CHECK-NEXT:      scf.yield %[[FROM]]#0, %[[SUM1]], %[[ACC1]]
// CHECK:         %[[EMPTY:.*]] = arith.cmpf oeq
// CHECK-NEXT:    %[[HAS_EMPTY:.*]] = attn.any_in_wave %[[EMPTY]] : vector<256x1xi1>
// CHECK-NEXT:    scf.if %[[HAS_EMPTY]] -> (vector<256x128xf32>) {
// CHECK:           arith.select
// CHECK:         } else {
func.func @lazy(%q: memref<1x1x256x128xf16>, %k: memref<1x1x4096x128xf16>, %v: memref<1x1x4096x128xf16>,
                %o: memref<1x1x256x128xf16>) {
  attn.attention query(%q : memref<1x1x256x128xf16>) key(%k : memref<1x1x4096x128xf16>)
      value(%v : memref<1x1x4096x128xf16>) outs(%o : memref<1x1x256x128xf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// -----

// Under a diagonal the first half of the rows, which late waves have, sees fewer
// keys: blocks end for each half of the waves, and are cut, where they do for its
// rows.

// CHECK-LABEL: func @halves
// CHECK:         %[[LATE:.*]] = attn.late_waves
// CHECK-DAG:     %[[CUT:.*]] = arith.select %[[LATE]], %c0{{.*}}, %c128{{.*}} : index
// CHECK-DAG:     %[[END:.*]] = arith.select %[[LATE]], %c128{{.*}}, %c256{{.*}} : index
// CHECK:         scf.for %[[J:.*]] = %{{.*}} to %[[END]] step %c64
// CHECK:           arith.cmpi sge, %[[J]], %[[CUT]]
func.func @halves(%q: memref<1x1x256x128xf16>, %k: memref<1x1x4096x128xf16>, %v: memref<1x1x4096x128xf16>,
                  %o: memref<1x1x256x128xf16>) {
  attn.attention query(%q : memref<1x1x256x128xf16>) key(%k : memref<1x1x4096x128xf16>)
      value(%v : memref<1x1x4096x128xf16>) causal diagonal(top_left) outs(%o : memref<1x1x256x128xf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// -----

// Where matrix instructions take the vector unit, no maximum is taken but in the
// branch: a lane whose sum of a block is more than 2^8 says that one has grown.
// Probabilities are taken anew there.

// CHECK-LABEL: func @likely
// CHECK-DAG:     %[[LOWEST:.*]] = arith.constant dense<-3.40282347E+38> : vector<128x1xf32>
// CHECK-DAG:     %[[LIMIT:.*]] = arith.constant dense<2.560000e+02> : vector<128x2xf32>
// CHECK-DAG:     %[[SCALE:.*]] = arith.constant dense<0.127517432> : vector<128x2xf32>
// CHECK-DAG:     %[[NO_SUM:.*]] = arith.constant dense<0.000000e+00> : vector<128x2xf32>
// CHECK:         scf.for {{.*}} iter_args(%[[MAX:.*]] = %[[LOWEST]], %[[SUM:.*]] = %[[NO_SUM]], %[[ACC:.*]] = %{{.*}})
// CHECK:           %[[S:.*]] = vector.contract {{.*}} into vector<128x64xf32>
// CHECK-NEXT:      %[[MINUS:.*]] = arith.negf %[[MAX]]
// CHECK-NEXT:      %[[MINUS_ALL:.*]] = vector.broadcast %[[MINUS]]
// CHECK-NEXT:      %[[E:.*]] = math.fma %[[S]], %{{.*}}, %[[MINUS_ALL]]
// CHECK-NEXT:      %[[P:.*]] = math.exp2 %[[E]]
// CHECK-NEXT:      %[[PH:.*]] = arith.truncf %[[P]] toward_zero
// CHECK-NEXT:      %[[OWN:.*]] = attn.partial_sum %[[PH]] into %[[NO_SUM]]
// CHECK-NEXT:      %[[ABOVE:.*]] = arith.cmpf ogt, %[[OWN]], %[[LIMIT]]
// CHECK-NEXT:      %[[GREW:.*]] = attn.any_in_wave %[[ABOVE]]
// CHECK-NEXT:      %[[FROM:.*]]:5 = scf.if %[[GREW]]
// CHECK-NEXT:        %[[PART:.*]] = attn.partial_max %[[S]]
// CHECK-NEXT:        %[[SCALED:.*]] = arith.mulf %[[PART]], %[[SCALE]]
// CHECK-NEXT:        %[[BM:.*]] = attn.row_reduce {{ *}}maximum %[[SCALED]]
// CHECK-NEXT:        %[[NEW:.*]] = arith.maxnumf %[[MAX]], %[[BM]]
// CHECK-NEXT:        %[[DIFF:.*]] = arith.subf %[[MAX]], %[[NEW]]
// CHECK-NEXT:        %[[SHRINK:.*]] = math.exp2 %[[DIFF]]
// CHECK:             %[[SUM0:.*]] = arith.mulf %[[SUM]]
// CHECK:             %[[ACC0:.*]] = scf.if
// CHECK:               arith.mulf %[[ACC]]
// CHECK:             %[[MINUS_NEW:.*]] = arith.negf %[[NEW]]
// CHECK-NEXT:        %[[MINUS_NEWS:.*]] = vector.broadcast %[[MINUS_NEW]]
// CHECK-NEXT:        %[[E1:.*]] = math.fma %[[S]], %{{.*}}, %[[MINUS_NEWS]]
// CHECK-NEXT:        %[[P1:.*]] = math.exp2 %[[E1]]
// CHECK-NEXT:        %[[PH1:.*]] = arith.truncf %[[P1]] toward_zero
// CHECK-NEXT:        %[[OWN1:.*]] = attn.partial_sum %[[PH1]] into %[[NO_SUM]]
// CHECK-NEXT:        scf.yield %[[NEW]], %[[SUM0]], %[[ACC0]], %[[PH1]], %[[OWN1]]
// CHECK-NEXT:      } else {
// CHECK-NEXT:        scf.yield %[[MAX]], %[[SUM]], %[[ACC]], %[[PH]], %[[OWN]]
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[SUM1:.*]] = arith.addf %[[FROM]]#1, %[[FROM]]#4
// CHECK-NEXT:      %[[VV:.*]] = attn.load
// CHECK-NEXT:      %[[ACC1:.*]] = vector.contract {{.*}} %[[FROM]]#3, %[[VV]], %[[FROM]]#2
// CHECK-NEXT:      scf.yield %[[FROM]]#0, %[[SUM1]], %[[ACC1]]
func.func @likely(%q: memref<1x1x128x128xf16>, %k: memref<1x1x4096x128xf16>, %v: memref<1x1x4096x128xf16>,
                  %o: memref<1x1x128x128xf16>) {
  attn.attention query(%q : memref<1x1x128x128xf16>) key(%k : memref<1x1x4096x128xf16>)
      value(%v : memref<1x1x4096x128xf16>) outs(%o : memref<1x1x128x128xf16>)
      collective<chip = "gfx1100", heads = 1, query_tile = 128, key_tile = 64, waves = 8, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 2, rescale_above = 8, order = fixed, priorities>>
  return
}

// -----

// The same where exponentials alone take as long as products: at depth 64 of
// gfx950, but for so few keys that the first block, which is computed twice,
// matters.

// CHECK-LABEL: func @decides
// CHECK:         scf.for
// CHECK:           math.exp2
// CHECK-NOT:       attn.partial_max
// CHECK:           scf.if
// CHECK:             attn.partial_max
func.func @decides(%q: memref<1x1x256x64xf16>, %k: memref<1x1x2048x64xf16>, %v: memref<1x1x2048x64xf16>, %o: memref<1x1x256x64xf16>) {
  attn.attention query(%q : memref<1x1x256x64xf16>) key(%k : memref<1x1x2048x64xf16>)
      value(%v : memref<1x1x2048x64xf16>) outs(%o : memref<1x1x256x64xf16>)
      collective<chip = "gfx950", heads = 1, query_tile = 256, key_tile = 128, waves = 8, row_lanes = 2, depth_stage = 64, key_stage = 128, splits = 1,
                 mma = <atom = "32x32x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>>
  return
}

// CHECK-LABEL: func @few_keys
// CHECK:         scf.for
// CHECK-NOT:       math.exp2
// CHECK:           attn.partial_max
// CHECK:           scf.if
func.func @few_keys(%q: memref<1x1x256x64xf16>, %k: memref<1x1x1920x64xf16>, %v: memref<1x1x1920x64xf16>, %o: memref<1x1x256x64xf16>) {
  attn.attention query(%q : memref<1x1x256x64xf16>) key(%k : memref<1x1x1920x64xf16>)
      value(%v : memref<1x1x1920x64xf16>) outs(%o : memref<1x1x256x64xf16>)
      collective<chip = "gfx950", heads = 1, query_tile = 256, key_tile = 128, waves = 8, row_lanes = 2, depth_stage = 64, key_stage = 128, splits = 1,
                 mma = <atom = "32x32x16", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>>
  return
}

// CHECK-LABEL: func @longer_products
// CHECK:         scf.for
// CHECK-NOT:       math.exp2
// CHECK:           attn.partial_max
// CHECK:           scf.if
func.func @longer_products(%q: memref<1x1x256x64xf16>, %k: memref<1x1x2048x64xf16>, %v: memref<1x1x2048x64xf16>, %o: memref<1x1x256x64xf16>) {
  attn.attention query(%q : memref<1x1x256x64xf16>) key(%k : memref<1x1x2048x64xf16>)
      value(%v : memref<1x1x2048x64xf16>) outs(%o : memref<1x1x256x64xf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 256, key_tile = 128, waves = 8, row_lanes = 2, depth_stage = 64, key_stage = 128, splits = 1,
                 mma = <atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, priorities>>
  return
}

// -----

// Without a threshold rows are scaled in every block, and nothing branches.

// CHECK-LABEL: func @always
// CHECK:         %[[S:.*]] = vector.contract
// CHECK-NEXT:    %[[BM:.*]] = attn.row_reduce {{ *}}maximum %[[S]] : vector<64x64xf32> -> vector<64x1xf32>
// CHECK-NOT:     scf.if
// CHECK-NOT:     attn.any_in_wave
// CHECK:         attn.partial_sum %{{.*}} : vector<64x64xf16> into vector<64x2xf32>
func.func @always(%q: memref<64x128xf16>, %k: memref<4096x128xf16>, %v: memref<4096x128xf16>, %o: memref<64x128xf16>) {
  attn.attention query(%q : memref<64x128xf16>) key(%k : memref<4096x128xf16>) value(%v : memref<4096x128xf16>)
      outs(%o : memref<64x128xf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 0, order = fixed>>
  return
}

// -----

// bf16 stays bf16, rounded to nearest, and the sum is of what was not rounded.
// Products keep their size until the exponential: the threshold is divided by
// the scale, 8 / (0.125 * log2(e)). Each row has a scale of its own, 0.125 where
// its maximum times 0.125 * log2(e) is no sharp number. Depths are padded to what 16 bytes of a lane
// of each group hold (72 to 96) and values to rows of the instruction (40 to 48).

// CHECK-LABEL: func @bfloat
// CHECK-DAG:     %[[GROWTH:.*]] = arith.constant dense<44.3614197> : vector<32x1xf32>
// CHECK-DAG:     %[[SCALE:.*]] = arith.constant dense<0.180336878> : vector<32x1xf32>
// CHECK-DAG:     %[[POWER:.*]] = arith.constant dense<1.250000e-01> : vector<32x1xf32>
// CHECK-DAG:     %[[LARGE:.*]] = arith.constant dense<2.14748365E+9> : vector<32x1xf32>
// CHECK:         attn.load %{{.*}} -> vector<32x96xbf16>
// CHECK:         vector.contract {{.*}} : vector<32x96xbf16>, vector<64x96xbf16> into vector<32x64xf32>
// CHECK-NEXT:    %[[PART:.*]] = attn.partial_max %{{.*}} : vector<32x64xf32> -> vector<32x4xf32>
// CHECK-NEXT:    arith.addf %{{.*}}, %[[GROWTH]]
// CHECK:         scf.if
// CHECK-NEXT:      attn.row_reduce {{ *}}maximum %[[PART]]
// CHECK:         } else {
// CHECK:         %[[SIZE:.*]] = math.absf %[[MAX:.*]] : vector<32x1xf32>
// CHECK-NEXT:    %[[IS_LARGE:.*]] = arith.cmpf ogt, %[[SIZE]], %[[LARGE]]
// CHECK-NEXT:    %[[ROW:.*]] = arith.select %[[IS_LARGE]], %[[POWER]], %[[SCALE]]
// CHECK-NEXT:    %[[SCALED:.*]] = arith.mulf %[[MAX]], %[[ROW]]
// CHECK-NEXT:    %[[MINUS:.*]] = arith.negf %[[SCALED]]
// CHECK-NEXT:    %[[ROWS:.*]] = vector.broadcast %[[ROW]] : vector<32x1xf32> to vector<32x64xf32>
// CHECK-NEXT:    %[[LIFTS:.*]] = vector.broadcast %[[MINUS]] : vector<32x1xf32> to vector<32x64xf32>
// CHECK-NEXT:    %[[E:.*]] = math.fma %{{.*}}, %[[ROWS]], %[[LIFTS]]
// CHECK-NEXT:    %[[P:.*]] = math.exp2 %[[E]]
// CHECK-NEXT:    %[[PB:.*]] = arith.truncf %[[P]] to_nearest_away fastmath<nnan> : vector<32x64xf32> to vector<32x64xbf16>
// CHECK-NEXT:    attn.partial_sum %[[P]] into %{{.*}} : vector<32x64xf32> into vector<32x4xf32>
// CHECK-NEXT:    %[[VV:.*]] = attn.load %{{.*}} -> vector<64x48xbf16>
// CHECK-NEXT:    vector.contract {{.*}} %[[PB]], %[[VV]], %{{.*}} : vector<32x64xbf16>, vector<64x48xbf16> into vector<32x48xf32>
func.func @bfloat(%q: memref<32x72xbf16>, %k: memref<4096x72xbf16>, %v: memref<4096x40xbf16>, %o: memref<32x40xbf16>) {
  attn.attention query(%q : memref<32x72xbf16>) key(%k : memref<4096x72xbf16>) value(%v : memref<4096x40xbf16>)
      scale(0.125) outs(%o : memref<32x40xbf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 32, key_tile = 64, waves = 2, row_lanes = 4, depth_stage = 32, key_stage = 64, splits = 1,
                 mma = <atom = "16x16x16", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// -----

// A score that is more than a scaled product: 8 / log2(e). Masks come before the
// maximum. A log-sum-exp takes the sum of unrounded probabilities. The softcap of
// 16-bit operands is 20 - 40 / (1 + 2^(2 log2(e) / 20 scale product)), with the
// scale in the factor, and outputs of 16 bits take an approximate quotient.

// CHECK-LABEL: func @chain
// CHECK-DAG:     %[[GROWTH:.*]] = arith.constant dense<5.54517746> : vector<64x1xf32>
// CHECK:         %[[S:.*]] = vector.contract
// CHECK:         %[[CHAIN:.*]] = attn.map(%[[S]]
// CHECK:         ^bb0(%[[X:.*]]: f32, %{{.*}}: i32, %{{.*}}: i32):
// CHECK-NEXT:      %[[EXPONENT:.*]] = arith.mulf %[[X]], %[[FACTOR:.*]] fastmath<contract>
// CHECK-NEXT:      %[[POWER:.*]] = math.exp2 %[[EXPONENT]] fastmath<contract,afn>
// CHECK-NEXT:      %[[SUM:.*]] = arith.addf %[[POWER]], %[[ONE:.*]] fastmath<contract>
// CHECK-NEXT:      %[[SHARE:.*]] = arith.divf %[[ONE]], %[[SUM]] fastmath<contract,afn>
// CHECK-NEXT:      math.fma %[[SHARE]], %{{.*}}, %{{.*}} fastmath<contract>
// CHECK:         %[[CUT:.*]] = scf.if
// CHECK:         attn.partial_max %[[CUT]]
// CHECK-NEXT:    arith.addf %{{.*}}, %[[GROWTH]]
// CHECK:         %[[P:.*]] = math.exp2 %{{.*}} : vector<64x64xf32>
// CHECK-NEXT:    %[[PH:.*]] = arith.truncf %[[P]] : vector<64x64xf32> to vector<64x64xf16>
// CHECK-NEXT:    attn.partial_sum %[[P]]
// CHECK:    %[[KEPT:.*]] = attn.map(%[[PH]] : vector<64x64xf16>)
// CHECK:         vector.contract {{.*}} %[[KEPT]],
// CHECK:         arith.divf %{{.*}}, %{{.*}} fastmath<afn> : vector<64x1xf32>
func.func @chain(%q: memref<64x128xf16>, %k: memref<1000x128xf16>, %v: memref<1000x128xf16>, %o: memref<64x128xf16>,
                 %lse: memref<64xf32>, %sink: memref<1xf32>, %seed: i64) {
  attn.attention query(%q : memref<64x128xf16>) key(%k : memref<1000x128xf16>) value(%v : memref<1000x128xf16>)
      sink(%sink : memref<1xf32>) scale(-1.0) softcap(20.0) dropout(0.1, %seed, %seed) outs(%o : memref<64x128xf16>) lse(%lse : memref<64xf32>)
      collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// -----

// Products of gfx90a take subnormal f16 for zero: probabilities are larger than
// one by 2^(15 - rescale_above), since maxima are lowered by as much where their
// steps allow it.

// CHECK-LABEL: func @lifted
// CHECK-DAG:     %[[SCALE:.*]] = arith.constant dense<0.180336878> : vector<32x2xf32>
// CHECK-DAG:     %[[LIFT:.*]] = arith.constant dense<-1.000000e+01> : vector<32x2xf32>
// CHECK-DAG:     %[[LARGE:.*]] = arith.constant dense<0x4A000000> : vector<32x2xf32>
// CHECK-DAG:     %[[GROWTH:.*]] = arith.constant dense<5.000000e+00> : vector<32x1xf32>
// CHECK:         %[[PART:.*]] = attn.partial_max
// CHECK-NEXT:    %[[SCALED:.*]] = arith.mulf %[[PART]], %[[SCALE]]
// CHECK-NEXT:    %[[LOWER:.*]] = math.fma %[[PART]], %[[SCALE]], %[[LIFT]]
// CHECK-NEXT:    %[[SIZE:.*]] = math.absf %[[SCALED]]
// CHECK-NEXT:    %[[IS_LARGE:.*]] = arith.cmpf ogt, %[[SIZE]], %[[LARGE]]
// CHECK-NEXT:    %[[MAX:.*]] = arith.select %[[IS_LARGE]], %[[SCALED]], %[[LOWER]]
// CHECK-NEXT:    %[[LIMIT:.*]] = arith.addf %{{.*}}, %[[GROWTH]]
// CHECK:         arith.cmpf ogt, %[[MAX]],
// CHECK:         attn.row_reduce {{ *}}maximum %[[MAX]]
func.func @lifted(%q: memref<32x64xf16>, %k: memref<4096x64xf16>, %v: memref<4096x64xf16>, %o: memref<32x64xf16>) {
  attn.attention query(%q : memref<32x64xf16>) key(%k : memref<4096x64xf16>) value(%v : memref<4096x64xf16>) outs(%o : memref<32x64xf16>)
      collective<chip = "gfx90a", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 2, depth_stage = 64, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 5, order = fixed>>
  return
}

// -----

// Rows that are scaled at once leave all of 2^15; a maximum of scores is lowered
// by 15 / log2(e). bf16 has small numbers enough.

// CHECK-LABEL: func @lifted_scores
// CHECK-DAG:     %[[LIFT:.*]] = arith.constant dense<10.3972073> : vector<16x1xf32>
// CHECK:         %[[MAX:.*]] = attn.row_reduce {{ *}}maximum
// CHECK-NEXT:    arith.subf %[[MAX]], %[[LIFT]]
func.func @lifted_scores(%q: memref<16x64xf16>, %k: memref<4096x64xf16>, %o: memref<16x64xf16>) {
  attn.attention query(%q : memref<16x64xf16>) key(%k : memref<4096x64xf16>) value(%k : memref<4096x64xf16>) softcap(20.0) outs(%o : memref<16x64xf16>)
      collective<chip = "gfx90a", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
  return
}

// CHECK-LABEL: func @bfloat_as_it_is
// CHECK-NOT:     dense<2.097152E+6>
// CHECK:         %[[PART:.*]] = attn.partial_max
// CHECK-NEXT:    arith.addf
// CHECK-NEXT:    vector.broadcast
// CHECK-NEXT:    arith.cmpf ogt, %[[PART]]
func.func @bfloat_as_it_is(%q: memref<32x64xbf16>, %k: memref<4096x64xbf16>, %o: memref<32x64xbf16>) {
  attn.attention query(%q : memref<32x64xbf16>) key(%k : memref<4096x64xbf16>) value(%k : memref<4096x64xbf16>) outs(%o : memref<32x64xbf16>)
      collective<chip = "gfx90a", heads = 1, query_tile = 32, key_tile = 64, waves = 1, row_lanes = 2, depth_stage = 64, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// -----

// A producer's copies give zeros where tensors end, not at a length: blocks are
// counted back from the last key that is seen, and the first one begins before
// the first key. It is always masked; the diagonal cuts the last ones.

// CHECK-DAG:   #[[BEGIN:.*]] = affine_map<()[s0] -> (s0 - (s0 ceildiv 128) * 128)>
// CHECK-DAG:   #[[BEFORE:.*]] = affine_map<(d0) -> (-d0, 0)>
// CHECK-LABEL: func @lengths
// CHECK-SAME:    (%{{.*}}, %[[K:.*]]: memref<1x1x1000x128xf16>, %{{.*}}: memref<1x1x1000x128xf16>, %[[LENGTHS:.*]]: memref<1xi32>
// CHECK:         memref.load %[[LENGTHS]]
// CHECK-NOT:     memref.subview
// CHECK:         %[[FIRST:.*]] = affine.apply #[[BEGIN]]()[%[[END:.*]]]
// CHECK:         %[[SECOND:.*]] = arith.addi %[[FIRST]], %c128
// CHECK:         scf.for %[[J:.*]] = %[[FIRST]] to %[[END]] step %c128
// CHECK-NEXT:      attn.load %[[K]][%[[J]], %{{.*}}]
// CHECK:           %[[CUT:.*]] = arith.cmpi slt, %[[J]], %[[SECOND]]
// CHECK-NEXT:      scf.if %[[CUT]]
// CHECK-NEXT:        %[[ROW:.*]] = affine.max #[[BEFORE]](%[[J]])
// CHECK-NEXT:        %[[LEAST:.*]] = arith.index_cast %[[ROW]] : index to i32
// CHECK-NEXT:        attn.map
// CHECK-NEXT:        ^bb0(%{{.*}}: f32, %{{.*}}: i32, %[[KEY:.*]]: i32):
// CHECK-NEXT:          arith.cmpi sge, %[[KEY]], %[[LEAST]] : i32
func.func @lengths(%q: memref<1x1x128x128xf16>, %k: memref<1x1x1000x128xf16>, %v: memref<1x1x1000x128xf16>, %lengths: memref<1xi32>, %o: memref<1x1x128x128xf16>) {
  attn.attention query(%q : memref<1x1x128x128xf16>) key(%k : memref<1x1x1000x128xf16>) value(%v : memref<1x1x1000x128xf16>)
      key_lengths(%lengths : memref<1xi32>) outs(%o : memref<1x1x128x128xf16>)
      collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
                 mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return
}

// CHECK-LABEL: func @lengths_and_window
// CHECK:         %[[FIRST:.*]] = affine.apply {{.*}}[%{{.*}}, %[[END:.*]]]
// CHECK:         scf.for %[[J:.*]] = %[[FIRST]] to %[[END]] step %c128
// CHECK:           %[[HEAD:.*]] = arith.cmpi slt, %[[J]]
// CHECK:           %[[TAIL:.*]] = arith.cmpi sge, %[[J]]
// CHECK:           %[[CUT:.*]] = arith.ori %[[HEAD]], %[[TAIL]]
// CHECK:           scf.if %[[CUT]]
// CHECK:             ^bb0(%{{.*}}: f32, %[[QUERY:.*]]: i32, %[[KEY:.*]]: i32):
// CHECK-NEXT:          %[[DISTANCE:.*]] = arith.subi %[[KEY]], %[[QUERY]]
// CHECK-NEXT:          arith.cmpi sle, %[[DISTANCE]]
// CHECK-NEXT:          arith.cmpi sge, %[[DISTANCE]]
// CHECK-NEXT:          arith.andi
// CHECK-NEXT:          arith.cmpi sge, %[[KEY]]
func.func @lengths_and_window(%q: memref<1x1x128x128xf16>, %k: memref<1x1x1000x128xf16>, %lengths: memref<1xi32>, %o: memref<1x1x128x128xf16>) {
  attn.attention query(%q : memref<1x1x128x128xf16>) key(%k : memref<1x1x1000x128xf16>) value(%k : memref<1x1x1000x128xf16>)
      key_lengths(%lengths : memref<1xi32>) window(300, 20) diagonal(bottom_right) outs(%o : memref<1x1x128x128xf16>)
      collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
                 mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>
  return
}

// -----

// A large softcap would err by more than probabilities are rounded by, and by
// more than a log-sum-exp may, and a tiny one would overflow.

// CHECK-LABEL: func @moderate
// CHECK:         math.exp2 %{{.*}} fastmath<contract,afn>
func.func @moderate(%x: memref<64x128xf16>, %o: memref<64x128xf16>) {
  attn.attention query(%x : memref<64x128xf16>) key(%x : memref<64x128xf16>) value(%x : memref<64x128xf16>) softcap(256.0) outs(%o : memref<64x128xf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// CHECK-LABEL: func @large
// CHECK:         math.tanh
func.func @large(%x: memref<64x128xf16>, %o: memref<64x128xf16>) {
  attn.attention query(%x : memref<64x128xf16>) key(%x : memref<64x128xf16>) value(%x : memref<64x128xf16>) softcap(257.0) outs(%o : memref<64x128xf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// CHECK-LABEL: func @tiny
// CHECK:         math.tanh
func.func @tiny(%x: memref<64x128xf16>, %o: memref<64x128xf16>) {
  attn.attention query(%x : memref<64x128xf16>) key(%x : memref<64x128xf16>) value(%x : memref<64x128xf16>) softcap(1.0e-30) outs(%o : memref<64x128xf16>)
      collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}

// CHECK-LABEL: func @log_sum_exp
// CHECK:         math.tanh
func.func @log_sum_exp(%x: memref<64x128xf16>, %o: memref<64x128xf16>, %lse: memref<64xf32>) {
  attn.attention query(%x : memref<64x128xf16>) key(%x : memref<64x128xf16>) value(%x : memref<64x128xf16>) softcap(50.0) outs(%o : memref<64x128xf16>) lse(%lse : memref<64xf32>)
      collective<chip = "gfx942", heads = 1, query_tile = 64, key_tile = 64, waves = 2, row_lanes = 2, depth_stage = 128, key_stage = 64, splits = 1,
                 mma = <atom = "32x32x8", buffers = 2, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed>>
  return
}
