// RUN: attn-opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(gpu.module(gpu.func(attn-split-blocks)))' | FileCheck %s

#schedule = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1,
    mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer>>

gpu.module @sm_90a {
  // The diagonal cuts the last blocks.
  // CHECK-LABEL: gpu.func @tail(
  // CHECK-SAME: %[[BEGIN:[a-z0-9]+]]: index, %[[END:[a-z0-9]+]]: index, %[[DIAGONAL:[a-z0-9]+]]: index
  // CHECK: %[[WHOLE_END:.*]] = arith.minsi %[[DIAGONAL]], %[[END]] : index
  // CHECK: %[[WHOLE:.*]] = scf.for %{{.*}} = %[[BEGIN]] to %[[WHOLE_END]] step %[[STEP:.*]] iter_args(%[[A:.*]] = %{{.*}})
  // CHECK-NOT: scf.if
  // CHECK: arith.addf %[[A]], %{{.*}} : f32
  // CHECK: scf.yield
  // CHECK: %[[DISTANCE:.*]] = arith.subi %[[WHOLE_END]], %[[BEGIN]]
  // CHECK: %[[POSITIVE:.*]] = arith.maxsi %[[DISTANCE]], %{{.*}}
  // CHECK: %[[COUNT:.*]] = arith.ceildivui %[[POSITIVE]], %[[STEP]]
  // CHECK: %[[STEPS:.*]] = arith.muli %[[COUNT]], %[[STEP]]
  // CHECK: %[[ALIGNED:.*]] = arith.addi %[[BEGIN]], %[[STEPS]]
  // CHECK: %[[TAIL_BEGIN:.*]] = arith.maxsi %[[BEGIN]], %[[ALIGNED]]
  // CHECK: scf.for %{{.*}} = %[[TAIL_BEGIN]] to %[[END]] step %[[STEP]] iter_args(%{{.*}} = %[[WHOLE]])
  // CHECK: arith.mulf
  // CHECK: arith.addf
  gpu.func @tail(%begin: index, %end: index, %diagonal: index, %x: f32) kernel attributes {attn.collective = #schedule} {
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0.0 : f32
    %r = scf.for %block = %begin to %end step %c128 iter_args(%acc = %zero) -> (f32) {
      %is_cut = arith.cmpi sge, %block, %diagonal : index
      %s = scf.if %is_cut -> (f32) {
        %y = arith.mulf %x, %x : f32
        scf.yield %y : f32
      } else {
        scf.yield %x : f32
      }
      %sum = arith.addf %acc, %s : f32
      scf.yield %sum : f32
    }
    "test.use"(%r) : (f32) -> ()
    gpu.return
  }

  // A window cuts the first ones, too: three loops.
  // CHECK-LABEL: gpu.func @both(
  // CHECK-SAME: %[[BEGIN:[a-z0-9]+]]: index, %[[END:[a-z0-9]+]]: index, %[[WINDOW:[a-z0-9]+]]: index, %[[DIAGONAL:[a-z0-9]+]]: index
  // CHECK: %[[HEAD_END:.*]] = arith.minsi %[[WINDOW]], %[[END]]
  // CHECK: %[[HEAD:.*]] = scf.for %{{.*}} = %[[BEGIN]] to %[[HEAD_END]]
  // CHECK: arith.mulf
  // CHECK: %[[WHOLE_BEGIN:.*]] = arith.addi %[[BEGIN]]
  // CHECK: %[[WHOLE_END:.*]] = arith.minsi %[[DIAGONAL]], %[[END]]
  // CHECK: %[[WHOLE:.*]] = scf.for %{{.*}} = %[[WHOLE_BEGIN]] to %[[WHOLE_END]] {{.*}}= %[[HEAD]]
  // CHECK-NOT: arith.mulf
  // CHECK: %[[TAIL_BEGIN:.*]] = arith.maxsi %[[WHOLE_BEGIN]]
  // CHECK: scf.for %{{.*}} = %[[TAIL_BEGIN]] to %[[END]] {{.*}}= %[[WHOLE]]
  // CHECK: arith.mulf
  gpu.func @both(%begin: index, %end: index, %window: index, %diagonal: index, %x: f32) kernel attributes {attn.collective = #schedule} {
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0.0 : f32
    %r = scf.for %block = %begin to %end step %c128 iter_args(%acc = %zero) -> (f32) {
      %is_first = arith.cmpi slt, %block, %window : index
      %is_last = arith.cmpi sge, %block, %diagonal : index
      %is_cut = arith.ori %is_first, %is_last : i1
      %s = scf.if %is_cut -> (f32) {
        %y = arith.mulf %x, %x : f32
        scf.yield %y : f32
      } else {
        scf.yield %x : f32
      }
      %sum = arith.addf %acc, %s : f32
      scf.yield %sum : f32
    }
    "test.use"(%r) : (f32) -> ()
    gpu.return
  }

  // The first block has been taken out of the loop: none below its bound is left.
  // CHECK-LABEL: gpu.func @taken(
  // CHECK-SAME: %[[BEGIN:[a-z0-9]+]]: index, %[[END:[a-z0-9]+]]: index, %[[DIAGONAL:[a-z0-9]+]]: index
  // CHECK-NOT: scf.for
  // CHECK: %[[WHOLE_END:.*]] = arith.minsi %[[DIAGONAL]], %[[END]]
  // CHECK: scf.for %{{.*}} = %[[BEGIN]] to %[[WHOLE_END]]
  // CHECK-NOT: arith.mulf
  // CHECK: %[[TAIL_BEGIN:.*]] = arith.maxsi %[[BEGIN]]
  // CHECK: scf.for %{{.*}} = %[[TAIL_BEGIN]] to %[[END]]
  // CHECK: arith.mulf
  // CHECK-NOT: scf.for
  gpu.func @taken(%begin: index, %end: index, %diagonal: index, %x: f32) kernel attributes {attn.collective = #schedule} {
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0.0 : f32
    %r = scf.for %block = %begin to %end step %c128 iter_args(%acc = %zero) -> (f32) {
      %is_first = arith.cmpi slt, %block, %begin : index
      %is_last = arith.cmpi sge, %block, %diagonal : index
      %is_cut = arith.ori %is_first, %is_last : i1
      %s = scf.if %is_cut -> (f32) {
        %y = arith.mulf %x, %x : f32
        scf.yield %y : f32
      } else {
        scf.yield %x : f32
      }
      %sum = arith.addf %acc, %s : f32
      scf.yield %sum : f32
    }
    "test.use"(%r) : (f32) -> ()
    gpu.return
  }

  // A condition on something else stays.
  // CHECK-LABEL: gpu.func @other(
  // CHECK: scf.for
  // CHECK: scf.if
  // CHECK-NOT: scf.for
  gpu.func @other(%begin: index, %end: index, %odd: i1, %x: f32) kernel attributes {attn.collective = #schedule} {
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0.0 : f32
    %r = scf.for %block = %begin to %end step %c128 iter_args(%acc = %zero) -> (f32) {
      %s = scf.if %odd -> (f32) {
        %y = arith.mulf %x, %x : f32
        scf.yield %y : f32
      } else {
        scf.yield %x : f32
      }
      %sum = arith.addf %acc, %s : f32
      scf.yield %sum : f32
    }
    "test.use"(%r) : (f32) -> ()
    gpu.return
  }
}
