// RUN: attn-opt %s -split-input-file -attn-online-softmax -canonicalize -cse | FileCheck %s

// The example of the pass's documentation: everything between the two products
// is here, and nothing else.

// CHECK-DAG:   #[[TILE:.*]] = affine_map<(d0, d1) -> (0, 0, d0, d1)>
// CHECK-LABEL: func @whole
// CHECK-SAME:    (%[[Q:.*]]: memref<1x1x64x128xf16>, %[[K:.*]]: memref<1x1x4096x128xf16>, %[[V:.*]]: memref<1x1x4096x128xf16>, %[[O:.*]]: memref<1x1x64x128xf16>)
// CHECK-DAG:     %[[LOWEST:.*]] = arith.constant dense<-3.40282347E+38> : vector<64x1xf32>
// CHECK-DAG:     %[[SCALES:.*]] = arith.constant dense<0.127517432> : vector<64x128xf32>
// CHECK-DAG:     %[[SCALE:.*]] = arith.constant dense<0.127517432> : vector<64x1xf32>
// CHECK-DAG:     %[[NONE:.*]] = arith.constant dense<0.000000e+00> : vector<64x128xf32>
// CHECK-DAG:     %[[NO_SUM:.*]] = arith.constant dense<0.000000e+00> : vector<64x16xf32>
// CHECK:         %[[QV:.*]] = attn.load %[[Q]][%{{.*}}, %{{.*}}] map(#[[TILE]])
// CHECK-NEXT:    %[[R:.*]]:3 = scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[MAX:.*]] = %[[LOWEST]], %[[SUM:.*]] = %[[NO_SUM]], %[[ACC:.*]] = %[[NONE]])
// CHECK-NEXT:      %[[KV:.*]] = attn.load %[[K]][%[[J]], %{{.*}}] map(#[[TILE]]) : memref<1x1x4096x128xf16> -> vector<128x128xf16>
// CHECK-NEXT:      %[[S:.*]] = vector.contract {{.*}} %[[QV]], %[[KV]], %[[NONE]] : vector<64x128xf16>, vector<128x128xf16> into vector<64x128xf32>
// CHECK-NEXT:      %[[BM:.*]] = attn.row_reduce {{ *}}maximum %[[S]]
// CHECK-NEXT:      %[[SM:.*]] = arith.mulf %[[BM]], %[[SCALE]]
// CHECK-NEXT:      %[[NEW:.*]] = arith.maxnumf %[[MAX]], %[[SM]]
// CHECK-NEXT:      %[[DIFF:.*]] = arith.subf %[[MAX]], %[[NEW]]
// CHECK-NEXT:      %[[SHRINK:.*]] = math.exp2 %[[DIFF]] : vector<64x1xf32>
// CHECK-NEXT:      %[[MINUS:.*]] = arith.negf %[[NEW]]
// CHECK-NEXT:      %[[MINUS_ALL:.*]] = vector.broadcast %[[MINUS]]
// CHECK-NEXT:      %[[E:.*]] = math.fma %[[S]], %[[SCALES]], %[[MINUS_ALL]]
// CHECK-NEXT:      %[[P:.*]] = math.exp2 %[[E]]
// CHECK-NEXT:      %[[PH:.*]] = arith.truncf %[[P]] toward_zero : vector<64x128xf32> to vector<64x128xf16>
// CHECK-NEXT:      %[[SHRINK16:.*]] = vector.broadcast %[[SHRINK]] : vector<64x1xf32> to vector<64x16xf32>
// CHECK-NEXT:      %[[SUM0:.*]] = arith.mulf %[[SUM]], %[[SHRINK16]]
// CHECK-NEXT:      %[[SUM1:.*]] = attn.partial_sum %[[PH]] into %[[SUM0]]
// CHECK-NEXT:      %[[VV:.*]] = attn.load %[[V]][%[[J]], %{{.*}}] map(#[[TILE]])
// CHECK-NEXT:      %[[SHRINK128:.*]] = vector.broadcast %[[SHRINK]] : vector<64x1xf32> to vector<64x128xf32>
// CHECK-NEXT:      %[[ACC0:.*]] = arith.mulf %[[ACC]], %[[SHRINK128]]
// CHECK-NEXT:      %[[ACC1:.*]] = vector.contract {{.*}} %[[PH]], %[[VV]], %[[ACC0]]
// CHECK-NEXT:      scf.yield %[[NEW]], %[[SUM1]], %[[ACC1]]
// CHECK:         %[[L:.*]] = attn.row_reduce {{ *}}add %[[R]]#1
// CHECK:         %[[EMPTY:.*]] = arith.cmpf oeq, %[[L]]
// CHECK:         %[[OUT:.*]] = arith.truncf %{{.*}} : vector<64x128xf32> to vector<64x128xf16>
// CHECK-NEXT:    attn.store %[[OUT]], %[[O]][%{{.*}}, %{{.*}}] map(#[[TILE]])
func.func @whole(%q: memref<1x1x64x128xf16>, %k: memref<1x1x4096x128xf16>, %v: memref<1x1x4096x128xf16>,
                 %o: memref<1x1x64x128xf16>) {
  attn.attention query(%q : memref<1x1x64x128xf16>) key(%k : memref<1x1x4096x128xf16>)
      value(%v : memref<1x1x4096x128xf16>) outs(%o : memref<1x1x64x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return
}

// -----

// Blocks that the diagonal or the end of the keys cuts are masked in a branch
// of the one loop. The end of the keys of the loop is where the last query's
// sight ends.

// CHECK-LABEL: func @cut
// CHECK-SAME:    %[[ORIGIN:[^:]*]]: index
// CHECK:         scf.for %[[J:[^ ]*]] =
// CHECK:           %[[S:.*]] = vector.contract
// CHECK:           %[[CUT:.*]] = arith.cmpi sge, %[[J]], %{{.*}} : index
// CHECK:           scf.if %[[CUT]] -> (vector<64x128xf32>) {
// CHECK:             %[[MASKED:.*]] = attn.map(%[[S]] : vector<64x128xf32>) -> vector<64x128xf32> {
// CHECK:             ^bb0(%[[X:.*]]: f32, %[[ROW:.*]]: i32, %[[COLUMN:.*]]: i32):
// CHECK:               %[[D:.*]] = arith.subi %[[COLUMN]], %[[ROW]] : i32
// CHECK:               arith.cmpi sle, %[[D]]
// CHECK:               arith.cmpi slt, %[[COLUMN]]
// CHECK:               arith.select %{{.*}}, %[[X]], %{{.*}} : f32
// CHECK:             scf.yield %[[MASKED]]
// CHECK:           } else {
// CHECK-NEXT:        scf.yield %[[S]]
// CHECK-NOT:     scf.for
func.func @cut(%origin: index, %q: memref<64x128xf16>, %k: memref<1000x128xf16>, %v: memref<1000x128xf16>,
               %o: memref<64x128xf16>) {
  %c0 = arith.constant 0 : index
  attn.attention query(%q : memref<64x128xf16>) key(%k : memref<1000x128xf16>)
      value(%v : memref<1000x128xf16>) causal origin(%c0, %c0, %origin, %c0) outs(%o : memref<64x128xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16,
                 depth_stage = 32, key_stage = 32, splits = 1>
  return
}

// -----

// bf16 is computed in f32; f16 depths that are no multiple are padded with what
// loads give beyond the edge. Two packed heads of four queries; the mask is for
// all heads, the bias for all queries.

// CHECK-DAG:   #[[ROWS:.*]] = affine_map<(d0, d1) -> (0, d0 mod 4, d0 floordiv 4, d1)>
// CHECK-DAG:   #[[KEYS:.*]] = affine_map<(d0, d1) -> (0, d0, 0, d1)>
// CHECK-DAG:   #[[BIAS:.*]] = affine_map<(d0, d1) -> (d1, 0, d0 floordiv 4)>
// CHECK-DAG:   #[[MASK:.*]] = affine_map<(d0, d1) -> (d0 mod 4, d1)>
// CHECK-LABEL: func @packed
// CHECK:         %[[LENGTH:.*]] = memref.load
// CHECK:         %[[KEYS_LEFT:.*]] = memref.subview %{{.*}}[0, 0, 0, 0] [1, %{{.*}}, 1, 72] [1, 1, 1, 1]
// CHECK:         %[[Q:.*]] = attn.load %{{.*}} map(#[[ROWS]]) : {{.*}} -> vector<8x96xbf16>
// CHECK:         arith.extf %[[Q]] : vector<8x96xbf16> to vector<8x96xf32>
// CHECK:         scf.for %[[J:[^ ]*]] =
// CHECK:           attn.load %[[KEYS_LEFT]][%[[J]], %{{.*}}] map(#[[KEYS]])
// CHECK:           %[[B:.*]] = attn.load %{{.*}}[%{{.*}}, %[[J]]] map(#[[BIAS]]) : memref<256x1x2xf16> -> vector<8x64xf16>
// CHECK:           %[[M:.*]] = attn.load %{{.*}}[%{{.*}}, %[[J]]] map(#[[MASK]]) : memref<4x256xi1> -> vector<8x64xi1>
// CHECK:           attn.map(%{{.*}}, %[[B]], %[[M]] : vector<8x64xf32>, vector<8x64xf16>, vector<8x64xi1>) -> vector<8x64xf32>
// CHECK-NOT:       toward_zero
// CHECK:         attn.store %{{.*}} map(#[[ROWS]]) : vector<8x48xbf16>
func.func @packed(%q: memref<1x4x2x72xbf16>, %k: memref<1x256x1x72xbf16>, %v: memref<1x256x1x48xbf16>,
                  %bias: memref<256x1x2xf16>, %mask: memref<4x256xi1>, %lengths: memref<1xi64>,
                  %o: memref<1x4x2x48xbf16>) {
  attn.attention query(%q : memref<1x4x2x72xbf16>, bshd) key(%k : memref<1x256x1x72xbf16>, bshd)
      value(%v : memref<1x256x1x48xbf16>, bshd) bias(%bias : memref<256x1x2xf16>, kqh)
      mask(%mask : memref<4x256xi1>, qk) key_lengths(%lengths : memref<1xi64>)
      outs(%o : memref<1x4x2x48xbf16>, bshd)
      collective<chip = "gfx906", heads = 2, query_tile = 4, key_tile = 64, waves = 1, row_lanes = 8,
                 depth_stage = 32, key_stage = 8, splits = 1>
  return
}

// -----

// A region sees positions of the whole problem, and reads no further than its
// tables go: the rows of a tile may lie beyond the queries.

// CHECK-LABEL: func @region
// CHECK:         attn.map(%{{.*}} : vector<16x32xf32>) -> vector<16x32xf32> {
// CHECK:         ^bb0(%[[X:.*]]: f32, %[[ROW:.*]]: i32, %[[COLUMN:.*]]: i32):
// CHECK:           arith.mulf %[[X]]
// CHECK:           %[[I:.*]] = arith.index_cast %[[ROW]] : i32 to index
// CHECK:           arith.minsi
// CHECK:           memref.load
func.func @region(%q: memref<10x32xf32>, %k: memref<100x32xf32>, %v: memref<100x32xf32>, %o: memref<10x32xf32>,
                  %table: memref<10x100xf32>) {
  attn.attention query(%q : memref<10x32xf32>) key(%k : memref<100x32xf32>) value(%v : memref<100x32xf32>)
      outs(%o : memref<10x32xf32>)
      collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 16, splits = 1>
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %x = memref.load %table[%i, %j] : memref<10x100xf32>
        %y = arith.addf %s, %x : f32
        attn.yield %y : f32
      }
  return
}

// -----

// A log-sum-exp takes the sum of unrounded probabilities, and then they are
// rounded to nearest.
// CHECK-LABEL: func @log_sum_exp
// CHECK: %[[P:.*]] = math.exp2 %{{.*}} : vector<64x128xf32>
// CHECK: arith.truncf %[[P]] : vector<64x128xf32> to vector<64x128xf16>
// CHECK: attn.partial_sum %[[P]] into %{{.*}} : vector<64x128xf32> into vector<64x16xf32>
// CHECK: attn.store %{{.*}} : vector<64x1xf32>, memref<64xf32>
func.func @log_sum_exp(%q: memref<64x128xf16>, %k: memref<4096x128xf16>, %v: memref<4096x128xf16>,
                       %o: memref<64x128xf16>, %lse: memref<64xf32>) {
  attn.attention query(%q : memref<64x128xf16>) key(%k : memref<4096x128xf16>) value(%v : memref<4096x128xf16>)
      outs(%o : memref<64x128xf16>) lse(%lse : memref<64xf32>)
      collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
  return
}

// -----

// What a region takes by head is the same for a whole tile, and read in front of
// the map. Positions that nothing is read by are as they are.
// CHECK-LABEL: func @region_by_head
// CHECK:         scf.for
// CHECK:           %[[SLOPE:.*]] = memref.load %{{.*}}[%{{.*}}] : memref<4xf32>
// CHECK-NEXT:      attn.map
// CHECK-NOT:       arith.minsi
// CHECK:           arith.sitofp
// CHECK:           arith.mulf %{{.*}}, %[[SLOPE]]
// CHECK-NOT:       arith.minsi
// CHECK:           attn.yield
func.func @region_by_head(%q: memref<10x32xf32>, %k: memref<100x32xf32>, %v: memref<100x32xf32>, %o: memref<10x32xf32>,
                          %slopes: memref<4xf32>, %head: index, %zero: index) {
  attn.attention query(%q : memref<10x32xf32>) key(%k : memref<100x32xf32>) value(%v : memref<100x32xf32>)
      origin(%zero, %head, %zero, %zero) outs(%o : memref<10x32xf32>)
      collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 32, waves = 1, row_lanes = 16,
                 depth_stage = 32, key_stage = 16, splits = 1>
      score(%s: f32, %b: index, %h: index, %i: index, %j: index) {
        %slope = memref.load %slopes[%h] : memref<4xf32>
        %distance = arith.subi %j, %i : index
        %bits = arith.index_cast %distance : index to i32
        %number = arith.sitofp %bits : i32 to f32
        %bias = arith.mulf %number, %slope : f32
        %sum = arith.addf %s, %bias : f32
        attn.yield %sum : f32
      }
  return
}
