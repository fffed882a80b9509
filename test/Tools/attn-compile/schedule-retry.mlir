// Kernels that need more than they may have: what the compiler chose it replaces, what the user wrote is an error.
// RUN: rm -rf %t && split-file %s %t && cd %t

// Without a limit the first choice stands, and nothing is said.
// RUN: attn-compile chosen.mlir --target=gfx906 -o first.attn 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// QUIET-NOT: {{.}}

// Smaller schedules until the kernel fits. The two equal layers are one kernel, and told about once.
// RUN: attn-compile chosen.mlir --target=gfx906 -o smaller.attn --max-vgprs=48 --report=smaller.json 2>smaller.txt
// RUN: FileCheck %s --check-prefix=SMALLER --implicit-check-not=remark: --input-file=smaller.txt
// SMALLER: chosen.mlir:3:{{.*}}: remark: gets another schedule: kernel 'main_kernel' needs {{5[0-9]|6[0-9]}} vector registers; expected 48 at most
// SMALLER: chosen.mlir:3:{{.*}}: remark: gets another schedule: kernel 'main_kernel' needs {{49|5[0-9]}} vector registers; expected 48 at most
// RUN: FileCheck %s --check-prefix=REPORT --input-file=smaller.json
// REPORT: "schedules": [
// REPORT: "schedule": "#attn.collective<
// REPORT: "rejected": "kernel 'main_kernel' needs {{[0-9]+}} vector registers; expected 48 at most"
// REPORT: "schedule": "#attn.collective<
// REPORT: "rejected": "kernel 'main_kernel' needs {{[0-9]+}} vector registers; expected 48 at most"
// REPORT: "schedule": "#attn.collective<
// REPORT-NOT: "rejected"
// REPORT: "schedules": [
// REPORT: "rejected":
// REPORT: "device_kernels": [
// REPORT-NEXT: {
// REPORT-NEXT: "name": "main_kernel",
// REPORT: "vgprs": {{[1-3][0-9]|4[0-8]}},
// REPORT: "lds": "{{[0-9]+}} of 65536 bytes"
// REPORT-NOT: "vgprs"

// What a tuning file chose is replaced, too, and its entry not asked again.
// RUN: attn-compile chosen.mlir --target=gfx906 -o tuned.attn --tuning-file=tuning.mlir --report=- | FileCheck %s --check-prefix=TUNED --implicit-check-not=rejected
// TUNED: "schedule": "#attn.collective<chip = \"gfx906\", heads = 1, query_tile = 32, key_tile = 32,
// TUNED: "tuned": "tuning.mlir:1"
// RUN: attn-compile chosen.mlir --target=gfx906 -o retried.attn --tuning-file=tuning.mlir --max-vgprs=48 --report=- 2>/dev/null | FileCheck %s --check-prefix=RETRIED
// RETRIED: "tuned": "tuning.mlir:1"
// RETRIED: "rejected":
// RETRIED-NOT: "tuned"
// RETRIED: "schedules": [

// Text shows what a package would hold.
// RUN: attn-compile chosen.mlir --target=gfx906 --emit=asm --max-vgprs=48 2>/dev/null | FileCheck %s --check-prefix=ASM
// ASM: .vgpr_count: {{ *([1-3][0-9]|4[0-8])$}}

// Only the op whose kernel is too large changes.
// RUN: attn-compile both.mlir --target=gfx906 -o both.attn --max-vgprs=48 2>&1 | FileCheck %s --check-prefix=BOTH --implicit-check-not=both.mlir:6:
// BOTH: both.mlir:3:{{.*}}: remark: gets another schedule: kernel 'main_kernel' needs

// The host is the last choice, for each op.
// RUN: attn-compile chosen.mlir --target=gfx906 -o host.attn --max-vgprs=8 2>&1 | FileCheck %s --check-prefix=HOST
// HOST: remark: gets another schedule: kernel 'main_kernel' needs {{[0-9]+}} vector registers; expected 8 at most
// HOST: chosen.mlir:3:{{.*}}: remark: runs on the host, not on gfx906: kernels of {{[1-9]}} schedules did not fit, and no smaller one is left
// HOST: chosen.mlir:6:{{.*}}: remark: runs on the host, not on gfx906: kernels of {{[1-9]}} schedules did not fit, and no smaller one is left
// RUN: llvm-strings host.attn | FileCheck %s --check-prefix=NONE --implicit-check-not=main_kernel
// NONE: "target": "gfx906"

// RUN: not attn-compile given.mlir --target=gfx906 -o x.attn --max-vgprs=8 2>&1 | FileCheck %s --check-prefix=GIVEN --implicit-check-not=remark:
// GIVEN: given.mlir:{{.*}}: error: kernel 'main_kernel' needs {{[0-9]+}} vector registers; expected 8 at most: choose a smaller tile

// RUN: not attn-compile chosen.mlir --target=gfx906 -o x.attn --max-vgprs=0 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: attn-compile: error: --max-vgprs=0: expected a positive number
// RUN: not ls x.attn

//--- tuning.mlir
attn.tuned "gfx906" shapes <f16, 64 x 64, full, group = 1, queries = 256, keys = 256, workgroups = 4> schedule #attn.collective<chip = "gfx906", heads = 1, query_tile = 32, key_tile = 32, waves = 2, row_lanes = 8, depth_stage = 32, key_stage = 32, splits = 1>

//--- chosen.mlir
func.func @main(%q: tensor<1x2x256x64xf16>, %k: tensor<1x2x256x64xf16>, %v: tensor<1x2x256x64xf16>) -> tensor<1x2x256x64xf16> {
  %init = tensor.empty() : tensor<1x2x256x64xf16>
  %a = attn.attention query(%q : tensor<1x2x256x64xf16>) key(%k : tensor<1x2x256x64xf16>) value(%v : tensor<1x2x256x64xf16>)
      outs(%init : tensor<1x2x256x64xf16>)
  %init1 = tensor.empty() : tensor<1x2x256x64xf16>
  %b = attn.attention query(%a : tensor<1x2x256x64xf16>) key(%k : tensor<1x2x256x64xf16>) value(%v : tensor<1x2x256x64xf16>)
      outs(%init1 : tensor<1x2x256x64xf16>)
  return %b : tensor<1x2x256x64xf16>
}

//--- given.mlir
func.func @main(%q: tensor<1x2x256x64xf16>, %k: tensor<1x2x256x64xf16>, %v: tensor<1x2x256x64xf16>) -> tensor<1x2x256x64xf16> {
  %init = tensor.empty() : tensor<1x2x256x64xf16>
  %a = attn.attention query(%q : tensor<1x2x256x64xf16>) key(%k : tensor<1x2x256x64xf16>) value(%v : tensor<1x2x256x64xf16>)
      outs(%init : tensor<1x2x256x64xf16>)
      collective<chip = "gfx906", heads = 1, query_tile = 16, key_tile = 64, waves = 1, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 1>
  return %a : tensor<1x2x256x64xf16>
}

//--- both.mlir
func.func @main(%q: tensor<1x2x256x64xf16>, %s: tensor<1x2x64x16xf16>) -> (tensor<1x2x256x64xf16>, tensor<1x2x64x16xf16>) {
  %init = tensor.empty() : tensor<1x2x256x64xf16>
  %a = attn.attention query(%q : tensor<1x2x256x64xf16>) key(%q : tensor<1x2x256x64xf16>) value(%q : tensor<1x2x256x64xf16>)
      outs(%init : tensor<1x2x256x64xf16>)
  %small = tensor.empty() : tensor<1x2x64x16xf16>
  %b = attn.attention query(%s : tensor<1x2x64x16xf16>) key(%s : tensor<1x2x64x16xf16>) value(%s : tensor<1x2x64x16xf16>)
      outs(%small : tensor<1x2x64x16xf16>)
  return %a, %b : tensor<1x2x256x64xf16>, tensor<1x2x64x16xf16>
}
