// RUN: attn-opt %s -attn-online-softmax -canonicalize -cse | FileCheck %s

// The program of a workgroup that joins the rows of one tile: four heads of two
// queries each.

// CHECK-DAG:   #[[ROW:.*]] = affine_map<(d0, d1) -> (0, d0 floordiv 2, d0 mod 2)>
// CHECK-DAG:   #[[ELEMENT:.*]] = affine_map<(d0, d1) -> (0, d0 floordiv 2, d0 mod 2, d1)>
// CHECK-DAG:   #[[SINK:.*]] = affine_map<(d0, d1) -> (d0 floordiv 2)>
// CHECK-DAG:   #[[OUT:.*]] = affine_map<(d0, d1) -> (0, d0 mod 2, d0 floordiv 2, d1)>
// CHECK-LABEL: func @merge
// CHECK:         %[[R:.*]]:3 = scf.for %[[N:.*]] = %c0 to %c3 step %c1 iter_args(%[[M:.*]] = %{{.*}}, %[[L:.*]] = %{{.*}}, %[[ACC:.*]] = %{{.*}}) -> (vector<8x1xf32>, vector<8x1xf32>, vector<8x64xf32>)
// CHECK:           %[[LP:.*]] = memref.subview %{{.*}}[%[[N]], 0, 0, 0] [1, 1, 4, 2] [1, 1, 1, 1] : memref<3x1x4x2xf32> to memref<1x4x2xf32, strided<[8, 2, 1], offset: ?>>
// CHECK:           %[[LSE:.*]] = attn.load %[[LP]][%{{.*}}, %{{.*}}] map(#[[ROW]])
// CHECK:           %[[O:.*]] = attn.load %{{.*}} map(#[[ELEMENT]]) : {{.*}} -> vector<8x64xf32>
// CHECK:           %[[NEW:.*]] = arith.maxnumf %[[M]], %[[LSE]]
// CHECK:           %[[SHRINK:.*]] = math.exp2
// CHECK:           %[[WEIGHT:.*]] = math.exp2
// CHECK:           %[[NONE:.*]] = arith.cmpf oeq, %[[WEIGHT]]
// CHECK:           %[[ALL:.*]] = vector.broadcast %[[NONE]] : vector<8x1xi1> to vector<8x64xi1>
// CHECK:           arith.select %[[ALL]]
// CHECK:         attn.load %{{.*}} map(#[[SINK]]) : memref<4xf32> -> vector<8x1xf32>
// CHECK:         math.log2
// CHECK:         attn.store %{{.*}} map(#[[ROW]]) : vector<8x1xf32>
// CHECK:         arith.divf
// CHECK:         attn.store %{{.*}} map(#[[OUT]]) : vector<8x64xbf16>
func.func @merge(%o: memref<3x1x4x2x50xf32>, %l: memref<3x1x4x2xf32>, %sink: memref<4xf32>,
                 %out: memref<1x2x4x50xbf16>, %lse: memref<1x4x2xf32>) {
  attn.merge_splits parts(%o : memref<3x1x4x2x50xf32>, %l : memref<3x1x4x2xf32>) sink(%sink : memref<4xf32>)
      outs(%out : memref<1x2x4x50xbf16>, bshd) lse(%lse : memref<1x4x2xf32>, bhs)
      collective <chip = "gfx906", heads = 4, query_tile = 2, key_tile = 64, waves = 1, row_lanes = 16,
                  depth_stage = 32, key_stage = 32, splits = 3>
  return
}

// A wave that has a row to itself takes several parts at a time, here six of
// twelve (D256: eight registers each), whose loads wait together.

// CHECK-LABEL: func @one_row
// CHECK:         scf.for %[[N:.*]] = %c0 to %c12 step %c6 iter_args(%[[M:.*]] = %{{.*}}, %[[L:.*]] = %{{.*}}, %[[ACC:.*]] = %{{.*}}) -> (vector<2x1xf32>, vector<2x1xf32>, vector<2x256xf32>)
// CHECK-COUNT-12:  attn.load
// CHECK-NOT:       attn.load
// CHECK:           %[[M1:.*]] = arith.maxnumf %[[M]]
// CHECK-COUNT-5:   arith.maxnumf
// CHECK-NOT:       arith.maxnumf
// CHECK:           %[[SHRINK:.*]] = math.exp2
// CHECK:           arith.mulf %[[L]], %[[SHRINK]]
// CHECK-COUNT-6:   math.exp2
// CHECK-NOT:       math.exp2
// CHECK:           scf.yield
func.func @one_row(%o: memref<12x1x1x2x256xf32>, %l: memref<12x1x1x2xf32>, %out: memref<1x2x1x256xbf16>) {
  attn.merge_splits parts(%o : memref<12x1x1x2x256xf32>, %l : memref<12x1x1x2xf32>)
      outs(%out : memref<1x2x1x256xbf16>, bshd)
      collective <chip = "sm_90a", heads = 1, query_tile = 2, key_tile = 64, waves = 2, row_lanes = 32,
                  depth_stage = 32, key_stage = 64, splits = 12>
  return
}
