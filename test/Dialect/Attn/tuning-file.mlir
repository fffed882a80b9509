// Every tuning file that is shipped can be read, and is of the device that it is
// named after; what is printed can be read again.
// RUN: for file in %attn_src_root/lib/Target/Tuning/*.mlir; do \
// RUN:   attn-opt %s --attn-select-schedule="target=$(basename $file .mlir) tuning-file=$file" -o /dev/null && \
// RUN:   not grep -v -e '^//' -e "^attn.tuned \"$(basename $file .mlir)\" " $file || exit 1; done
// RUN: attn-opt %S/Inputs/tuning.mlir | attn-opt | FileCheck %s

// CHECK: attn.tuned "sm_80" shapes <f16, 64 x 64, full, group = 1, queries = ?, keys = ?, workgroups = ?> schedule #attn.collective<
// CHECK: attn.tuned "sm_80" shapes <f16, 64 x 64, window, group = 4, queries = 512, keys = 65, workgroups = 32, with = lse> schedule
// CHECK: attn.tuned "x86-64-v3" shapes <f16, 64 x 64, full, group = 1, queries = 513 to 1024, keys = 513 to 1024, workgroups = 1 or more> schedule #attn.schedule<query_tile = 16, {{.*}}> {note = "by hand"}
