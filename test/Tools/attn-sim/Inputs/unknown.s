// Kernels that no simulator can run: an instruction of trap handlers, a word
// that is no instruction, and code without an end.
.text
.p2align 8
.globl unknown
.type unknown,@function
unknown:
  s_rfe_restore_b64 s[0:1], s2
  s_endpgm
.p2align 8
.globl word
.type word,@function
word:
  .long 0xffffffff
  s_endpgm
.p2align 8
.globl last
.type last,@function
last:
  s_nop 0

.rodata
.p2align 6
.amdhsa_kernel unknown
  .amdhsa_next_free_vgpr 4
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdhsa_kernel word
  .amdhsa_next_free_vgpr 4
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdhsa_kernel last
  .amdhsa_next_free_vgpr 4
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx906
amdhsa.kernels:
  - {.name: unknown, .symbol: unknown.kd, .kernarg_segment_size: 0, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 256}
  - {.name: word, .symbol: word.kd, .kernarg_segment_size: 0, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 256}
  - {.name: last, .symbol: last.kd, .kernarg_segment_size: 0, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .sgpr_count: 8, .vgpr_count: 4, .max_flat_workgroup_size: 256}
...
.end_amdgpu_metadata
