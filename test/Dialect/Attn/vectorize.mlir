// RUN: attn-opt %s --attn-vectorize | FileCheck %s

#registers = #attn.register_tile<rows = 4, lanes = 16>

// The reduction of a register tile: accumulators are carried as a vector, not
// through memory.
// CHECK-LABEL: func @product
// CHECK-SAME: %[[A:[^:]*]]: tensor<4x8xf32>, %[[B:[^:]*]]: tensor<8x16xf32>, %[[C:[^:]*]]: tensor<4x16xf32>
func.func @product(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                   %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // CHECK: %[[INIT:.*]] = vector.transfer_read %[[C]]{{.*}} vector<4x16xf32>
  // CHECK: %[[SUM:.*]] = scf.for %[[R:.*]] = {{.*}} iter_args(%[[ACC:.*]] = %[[INIT]]) -> (vector<4x16xf32>)
  // CHECK: %[[X:.*]] = vector.transfer_read %[[A]][%{{.*}}, %[[R]]]{{.*}} vector<4x1xf32>
  // CHECK: %[[Y:.*]] = vector.transfer_read %[[B]][%[[R]], %{{.*}}]{{.*}} vector<1x16xf32>
  // CHECK: vector.contract {{.*}} %[[X]], %[[Y]], %[[ACC]]
  // CHECK: vector.transfer_write %[[SUM]], %[[C]]
  %0 = scf.for %r = %c0 to %c8 step %c1 iter_args(%acc = %c)
      -> (tensor<4x16xf32>) {
    %x = tensor.extract_slice %a[0, %r] [4, 1] [1, 1]
        : tensor<4x8xf32> to tensor<4x1xf32>
    %y = tensor.extract_slice %b[%r, 0] [1, 16] [1, 1]
        : tensor<8x16xf32> to tensor<1x16xf32>
    %1 = linalg.generic {attn.registers = #registers,
        indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                         affine_map<(i, j, k) -> (k, j)>,
                         affine_map<(i, j, k) -> (i, j)>],
        iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %y : tensor<4x1xf32>, tensor<1x16xf32>)
        outs(%acc : tensor<4x16xf32>) {
    ^bb0(%p: f32, %q: f32, %s: f32):
      %2 = arith.mulf %p, %q : f32
      %3 = arith.addf %s, %2 : f32
      linalg.yield %3 : f32
    } -> tensor<4x16xf32>
    scf.yield %1 : tensor<4x16xf32>
  }
  return %0 : tensor<4x16xf32>
}

// Too large for registers, of a dynamic extent, or without a schedule: a loop.
// CHECK-LABEL: func @not_vectorized
func.func @not_vectorized(%x: tensor<64x64xf32>, %y: tensor<?xf32>,
    %z: tensor<16xf32>)
    -> (tensor<64x64xf32>, tensor<?xf32>, tensor<16xf32>) {
  %zero = arith.constant 0.0 : f32
  // CHECK-COUNT-3: linalg.fill
  %0 = linalg.fill {attn.registers = #registers} ins(%zero : f32)
      outs(%x : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = linalg.fill {attn.registers = #registers} ins(%zero : f32)
      outs(%y : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.fill ins(%zero : f32) outs(%z : tensor<16xf32>) -> tensor<16xf32>
  return %0, %1, %2 : tensor<64x64xf32>, tensor<?xf32>, tensor<16xf32>
}

#row = #attn.register_tile<rows = 1, lanes = 16>

// The last step along a row is masked.
// CHECK-LABEL: func @masked
// CHECK-SAME: %[[X:[^:]*]]: tensor<7xf32>, %[[Y:[^:]*]]: tensor<?xf32>
func.func @masked(%x: tensor<7xf32>, %y: tensor<?xf32>)
    -> (tensor<7xf32>, tensor<?xf32>) {
  // CHECK-NOT: linalg
  // CHECK-DAG: %[[SEVEN:.*]] = vector.constant_mask [7] : vector<8xi1>
  // CHECK: vector.transfer_read %[[X]]{{.*}}, %[[SEVEN]] {{.*}} vector<8xf32>
  // CHECK: vector.transfer_write %{{.*}}, %[[X]]{{.*}}, %[[SEVEN]]
  %0 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(j) -> (j)>], iterator_types = ["parallel"]}
      outs(%x : tensor<7xf32>) {
  ^bb0(%a: f32):
    %1 = arith.negf %a : f32
    linalg.yield %1 : f32
  } -> tensor<7xf32>
  // CHECK: %[[N:.*]] = tensor.dim %[[Y]]
  // CHECK: %[[SOME:.*]] = vector.create_mask %[[N]] : vector<16xi1>
  // CHECK: vector.transfer_read %[[Y]]{{.*}}, %[[SOME]] {{.*}} vector<16xf32>
  %1 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(j) -> (j)>], iterator_types = ["parallel"]}
      outs(%y : tensor<?xf32>) {
  ^bb0(%a: f32):
    %2 = arith.negf %a : f32
    linalg.yield %2 : f32
  } -> tensor<?xf32>
  return %0, %1 : tensor<7xf32>, tensor<?xf32>
}

// Lanes that are masked off would divide by zero: a loop.
// CHECK-LABEL: func @quotients
func.func @quotients(%x: tensor<?xi32>, %y: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK: linalg.generic
  %0 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> (j)>],
      iterator_types = ["parallel"]}
      ins(%x : tensor<?xi32>) outs(%y : tensor<?xi32>) {
  ^bb0(%a: i32, %b: i32):
    %1 = arith.divsi %a, %b : i32
    linalg.yield %1 : i32
  } -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// A row of a table is read as a vector; a gather would be no better than a loop.
// CHECK-LABEL: func @rows_of_tables
// CHECK-SAME: %[[T:[^:]*]]: tensor<9x64xf32>, %[[I:[^:]*]]: index, %[[J:[^:]*]]: index
func.func @rows_of_tables(%t: tensor<9x64xf32>, %i: index, %j: index,
    %x: tensor<16xf32>, %y: tensor<16xf32>)
    -> (tensor<16xf32>, tensor<16xf32>) {
  // CHECK: vector.transfer_read %[[T]][%[[I]], %{{.*}}], {{.*}} vector<16xf32>
  %0 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(j) -> (j)>], iterator_types = ["parallel"]}
      outs(%x : tensor<16xf32>) {
  ^bb0(%a: f32):
    %1 = linalg.index 0 : index
    %2 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%1]
    %3 = tensor.extract %t[%i, %2] : tensor<9x64xf32>
    linalg.yield %3 : f32
  } -> tensor<16xf32>
  // CHECK: linalg.generic
  // CHECK: tensor.extract
  %1 = linalg.generic {attn.registers = #row,
      indexing_maps = [affine_map<(j) -> (j)>], iterator_types = ["parallel"]}
      outs(%y : tensor<16xf32>) {
  ^bb0(%a: f32):
    %2 = linalg.index 0 : index
    %3 = tensor.extract %t[%2, %j] : tensor<9x64xf32>
    linalg.yield %3 : f32
  } -> tensor<16xf32>
  return %0, %1 : tensor<16xf32>, tensor<16xf32>
}
