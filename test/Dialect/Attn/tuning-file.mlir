// Every tuning file that is shipped can be read, and is of the device that it is
// named after; what is printed can be read again.
// RUN: for file in %attn_src_root/lib/Target/Tuning/*.mlir; do \
// RUN:   attn-opt %s --attn-select-schedule="target=$(basename $file .mlir) tuning-file=$file" -o /dev/null && \
// RUN:   not grep -v -e '^//' -e "^attn.tuned \"$(basename $file .mlir)\" " $file || exit 1; done
// RUN: attn-opt %S/Inputs/tuning.mlir | attn-opt | FileCheck %s

// CHECK: #schedule = #attn.schedule<query_tile = 16,
// CHECK: attn.tuned "sm_80" shapes <f16, 64 x 64, full, group = 1, queries = ?, keys = ?, workgroups = ?> schedule #attn.collective<
// CHECK: attn.tuned "sm_80" shapes <f16, 64 x 64, window, group = 4, queries = 512, keys = 65, workgroups = 32, with = lse> schedule
// CHECK: attn.tuned "x86-64-v3" shapes <f16, 64 x 64, full, group = 1, queries = 513 to 1024, keys = 513 to 1024, workgroups = 1 or more> schedule #schedule {note = "by hand"}

// The examples of AttnTuning.td.
// RUN: attn-opt %s | attn-opt | FileCheck %s --check-prefix=EXAMPLE

// EXAMPLE: attn.tuned "sm_80" shapes <f16, 64 x 64, full, group = 1, queries = 513 to 1024, keys = 513 to 1024, workgroups = 1025 or more> schedule #attn.collective<{{.*}}> {gain = "4.1 %"}
attn.tuned "sm_80"
    shapes <f16, 64 x 64, full, group = 1, queries = 513 to 1024,
            keys = 513 to 1024, workgroups = 1025 or more>
    schedule #attn.collective<
        chip = "sm_80", heads = 1, query_tile = 128, key_tile = 64,
        waves = 4, row_lanes = 4, depth_stage = 64, key_stage = 64,
        splits = 1, mma = <atom = "16x8x16", buffers = 1, wave_groups = 1,
        read_ahead = 2, rescale_above = 2, order = fixed, direct_loads>>
    {gain = "4.1 %"}
// EXAMPLE: shapes <bf16, 128 x 128, causal, group = 1, queries = 1025 to 2048, keys = 1025 to 2048, workgroups = 1025 or more> schedule
attn.tuned "x86-64-v3"
    shapes <bf16, 128 x 128, causal, group = 1, queries = 1025 to 2048,
            keys = 1025 to 2048, workgroups = 1025 or more>
    schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query,
                            register_rows = 2, register_lanes = 16>
// EXAMPLE: shapes <f16, 64 x 64, full, group = 4, queries = 1, keys = ?, workgroups = 17 to 32, with = key_lengths|pages> schedule
attn.tuned "x86-64-v3"
    shapes <f16, 64 x 64, full, group = 4, queries = 1, keys = ?,
            workgroups = 17 to 32, with = key_lengths|pages>
    schedule #attn.schedule<query_tile = 16, key_tile = 8, lanes = query,
                            register_rows = 2, register_lanes = 16>
