// RUN: attn-opt %s --attn-dynamic-threads | FileCheck %s

// The example of the pass description, in full.
// CHECK-LABEL: func.func @loop
// CHECK:       omp.parallel {
// CHECK:         omp.wsloop schedule(dynamic) {
// CHECK-NEXT:      omp.loop_nest
func.func @loop(%out: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        memref.store %i, %out[%i] : memref<?xindex>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// A schedule that asks for something else is replaced, also in a nested loop.
// CHECK-LABEL: func.func @nested
// CHECK-COUNT-2: omp.wsloop schedule(dynamic) {
// CHECK-NOT:     schedule(static
func.func @nested(%out: memref<?x?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop schedule(static) {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        omp.parallel {
          omp.wsloop {
            omp.loop_nest (%j) : index = (%c0) to (%n) step (%c1) {
              memref.store %j, %out[%i, %j] : memref<?x?xindex>
              omp.yield
            }
          }
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
