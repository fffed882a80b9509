// What is wrong with a tuning file is an error at its line.
// RUN: split-file %s %t
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/absent.mlir" 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not attn-opt %t/model.mlir --attn-to-host="tuning-file=%t/absent.mlir" 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not attn-opt %t/model.mlir --attn-to-nvvm="tuning-file=%t/absent.mlir" 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not attn-opt %t/model.mlir --attn-to-rocdl="tuning-file=%t/absent.mlir" 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/range.mlir" 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/zero.mlir" 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/group.mlir" 2>&1 | FileCheck %s --check-prefix=GROUP
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/depth.mlir" 2>&1 | FileCheck %s --check-prefix=DEPTH
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/element.mlir" 2>&1 | FileCheck %s --check-prefix=ELEMENT
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/part.mlir" 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/device.mlir" 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/chip.mlir" 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/kind.mlir" 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not attn-opt %t/model.mlir --attn-select-schedule="target=sm_80 tuning-file=%t/model.mlir" 2>&1 | FileCheck %s --check-prefix=MODEL

// ABSENT: error: expected a tuning file, or 'none' to use none: cannot open input file '{{.*}}absent.mlir': No such file or directory
// RANGE: range.mlir:1:{{[0-9]+}}: error: {{.*}}expected a range from less to more, found 9 to 8
// ZERO: zero.mlir:1:{{[0-9]+}}: error: {{.*}}expected an extent of 1 or more, found 0
// GROUP: group.mlir:1:{{[0-9]+}}: error: {{.*}}group must be 1 or more, got 0
// DEPTH: depth.mlir:1:{{[0-9]+}}: error: {{.*}}depths must be 1 or more, got 64 x 0
// ELEMENT: element.mlir:1:{{[0-9]+}}: error: {{.*}}expected the type of floating point elements, got 'i8'
// PART: part.mlir:1:{{[0-9]+}}: error: {{.*}}bias
// DEVICE: device.mlir:1:1: error: 'attn.tuned' op is for the device "z80", which is unknown; known are x86-64-v4, {{.*}}sm_90a
// CHIP: chip.mlir:1:1: error: 'attn.tuned' op is for the device "sm_90a", but its schedule is for "sm_80"
// KIND: kind.mlir:1:1: error: 'attn.tuned' op is for the device "sm_80", expected #attn.collective, found #attn.schedule<
// MODEL: model.mlir:1:1: error: expected nothing but 'attn.tuned' in a tuning file, found 'func.func'

//--- model.mlir
func.func @main() {
  return
}

//--- range.mlir
attn.tuned "sm_80" shapes <f16, 64 x 64, full, group = 1, queries = 9 to 8, keys = 1, workgroups = 1> schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>

//--- zero.mlir
attn.tuned "sm_80" shapes <f16, 64 x 64, full, group = 1, queries = 1, keys = 0 to 8, workgroups = 1> schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>

//--- group.mlir
attn.tuned "sm_80" shapes <f16, 64 x 64, full, group = 0, queries = 1, keys = 1, workgroups = 1> schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>

//--- depth.mlir
attn.tuned "sm_80" shapes <f16, 64 x 0, full, group = 1, queries = 1, keys = 1, workgroups = 1> schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>

//--- element.mlir
attn.tuned "sm_80" shapes <i8, 64 x 64, full, group = 1, queries = 1, keys = 1, workgroups = 1> schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>

//--- part.mlir
attn.tuned "sm_80" shapes <f16, 64 x 64, full, group = 1, queries = 1, keys = 1, workgroups = 1, with = bais> schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>

//--- device.mlir
attn.tuned "z80" shapes <f16, 64 x 64, full, group = 1, queries = 1, keys = 1, workgroups = 1> schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>

//--- chip.mlir
attn.tuned "sm_90a" shapes <f16, 64 x 64, full, group = 1, queries = 1, keys = 1, workgroups = 1> schedule #attn.collective<chip = "sm_80", heads = 1, query_tile = 16, key_tile = 16, waves = 1, row_lanes = 4, depth_stage = 64, key_stage = 16, splits = 1>

//--- kind.mlir
attn.tuned "sm_80" shapes <f16, 64 x 64, full, group = 1, queries = 1, keys = 1, workgroups = 1> schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query, register_rows = 2, register_lanes = 16>
