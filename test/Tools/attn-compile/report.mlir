// --report prints a table on stderr, --report=FILE writes JSON.
// RUN: attn-compile %s --cpu=x86-64-v4 -o %t.attn --report --report=%t.json 2> %t.txt
// RUN: FileCheck %s --check-prefix=TABLE < %t.txt
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: %python -c "import json, sys; json.load(open(sys.argv[1]))" %t.json

// It changes nothing about the code.
// RUN: attn-compile %s --cpu=x86-64-v4 -o %t.plain.attn
// RUN: cmp %t.attn %t.plain.attn

// Before anything is scheduled there is no more to tell than what was raised.
// RUN: attn-compile %s --emit=mlir -o /dev/null --report=- | FileCheck %s --check-prefix=RAISED
// RUN: not attn-compile %s --emit=mlir --report=- 2>&1 | FileCheck %s --check-prefix=STDOUT
// RUN: not attn-compile %s --emit=mlir -o /dev/null --report=- 2>&1 > /dev/full | FileCheck %s --check-prefix=FULL
// RUN: not attn-compile %s --emit=mlir -o /dev/null --report=%t.missing/x.json 2>&1 | FileCheck %s --check-prefix=FOLDER

// STDOUT: attn-compile: error: the output and the report cannot both go to stdout; expected -o FILE or --report=FILE
// FULL: attn-compile: error: cannot write to stdout: No space left on device
// FOLDER: attn-compile: error: cannot write '{{.*}}x.json

// Both products: 2 * 2*40*48*(16 + 32). Half of that for one that is causal.
// TABLE-LABEL: entry raised: 1 attention operations, 1 kernels, 368.6 k FLOPs
// TABLE-NEXT:    attention 1: batch 1, heads 2, queries 40, keys 48, depth 16/32
// TABLE-NEXT:    values {{.*}}report.mlir:[[#@LINE+68]]:8
// TABLE-NEXT:    scores {{.*}}report.mlir:[[#@LINE+63]]:8
// TABLE-NEXT:    softmax {{.*}}report.mlir:[[#@LINE+63]]:8
// TABLE:         query        tensor<2x40x16xf32>, hsd
// TABLE-NEXT:    key          tensor<2x16x48xf32>, hds
// TABLE-NEXT:    value        tensor<2x48x32xf32>, hsd
// TABLE-NEXT:    output       tensor<2x40x32xf32>, hsd
// TABLE-NEXT:    scale        1
// TABLE-NEXT:    FLOPs        368.6 k
// TABLE-NEXT:    schedule     #attn.schedule<query_tile = 64, key_tile = 64, lanes = query, register_rows = 8, register_lanes = 32>
// TABLE-NEXT:      lanes      40 queries fill vectors of 16 lanes
// TABLE-NEXT:      query_tile 40 queries, rounded up to lanes
// TABLE-NEXT:      key_tile   all 48 keys are one block
// TABLE-NEXT:      registers  half of 32 vector registers hold 8 x 32 accumulators
// TABLE-NEXT:      shapes     #attn.shape_class<f32, 16 x 32, full, group = 1, queries = 33 to 64, keys = 33 to 64, workgroups = 2, with = strided>
// TABLE-NEXT:    kernel       workgroups      FLOPs       read    written    scratch  at
// TABLE-NEXT:    attention             2    368.6 k   23.0 KiB   10.0 KiB {{.*}} KiB  report.mlir:
// TABLE-LABEL: entry near_miss: 0 attention operations
// TABLE-NEXT:    not raised: {{.*}}report.mlir:{{.*}}: the product of query and key does not start at zero
// TABLE:         contraction
// TABLE-LABEL: entry open: 1 attention operations, 2 kernels, dynamic FLOPs
// TABLE-NEXT:    attention 1: batch in0[0], heads 8/2, queries in0[1], keys in1[1], depth 64
// TABLE:         scale        0.125
// TABLE-NEXT:    diagonal     bottom_right
// TABLE-NEXT:    causal       true
// TABLE-NEXT:    FLOPs        1024*in0[0]*in0[1]*in1[1]
// TABLE:         lanes = depth
// TABLE-NEXT:      lanes      along the depth a key takes 52 vector instructions, along the queries 512
// TABLE:         lanes = query
// TABLE-NEXT:      lanes      any number of queries fill vectors of 16 lanes
// TABLE:         attention       dynamic    dynamic    dynamic    dynamic {{.*}} KiB  report.mlir:
// TABLE:       weights 0 B, code {{.*}} KiB, for host (x86-64-v4)
// TABLE-NEXT: {{[0-9.]+}} s  check the module
// TABLE:      s  link and write
// TABLE-NEXT: {{[0-9.]+}} s  total

// JSON:      "target": "host",
// JSON-NEXT: "cpu": "x86-64-v4",
// JSON-NEXT: "device": "x86-64-v4",
// JSON:      "name": "raised",
// JSON:      "what": "values",
// JSON-NEXT: "at": "{{.*}}report.mlir:[[#@LINE+27]]:8"
// JSON:      "flops": 368640,
// JSON:      "query_tile": "40 queries, rounded up to lanes",
// JSON:      "not_raised": [],
// JSON:      "kind": "attention",
// JSON-NEXT: "parallel": true,
// JSON-NEXT: "workgroups": 2,
// JSON:      "name": "near_miss",
// JSON:      "reason": "the product of query and key does not start at zero"
// JSON:      "name": "open",
// JSON:      "flops": "1024*in0[0]*in0[1]*in1[1]",
// JSON:      "code_bytes": {{[1-9][0-9]+}},
// JSON:      "name": "check the module",

// RAISED:     "flops": 368640,
// RAISED:     "schedules": []
// RAISED:     "kernels": [],
// RAISED:     "code_bytes": 0,

func.func @raised(%q: tensor<2x40x16xf32>, %k: tensor<2x16x48xf32>, %v: tensor<2x48x32xf32>) -> tensor<2x40x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x40x48xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x40x48xf32>) -> tensor<2x40x48xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x40x16xf32>, tensor<2x16x48xf32>) outs(%z : tensor<2x40x48xf32>) -> tensor<2x40x48xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<2x40x48xf32>) outs(%e : tensor<2x40x48xf32>) -> tensor<2x40x48xf32>
  %eo = tensor.empty() : tensor<2x40x32xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x40x32xf32>) -> tensor<2x40x32xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x40x48xf32>, tensor<2x48x32xf32>) outs(%zo : tensor<2x40x32xf32>) -> tensor<2x40x32xf32>
  return %o : tensor<2x40x32xf32>
}

func.func @near_miss(%q: tensor<2x8x16xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x8x16xf32>, %init: tensor<2x8x8xf32>) -> tensor<2x8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x8x8xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x8x16xf32>, tensor<2x16x8xf32>) outs(%init : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<2x8x8xf32>) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %eo = tensor.empty() : tensor<2x8x16xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x8x8xf32>, tensor<2x8x16xf32>) outs(%zo : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
  return %o : tensor<2x8x16xf32>
}

func.func @open(%q: tensor<?x?x8x64xf32>, %k: tensor<?x?x2x64xf32>) -> tensor<?x?x8x64xf32> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %b = tensor.dim %q, %0 : tensor<?x?x8x64xf32>
  %s = tensor.dim %q, %1 : tensor<?x?x8x64xf32>
  %e = tensor.empty(%b, %s) : tensor<?x?x8x64xf32>
  %o = attn.attention query(%q : tensor<?x?x8x64xf32>, bshd) key(%k : tensor<?x?x2x64xf32>, bshd) value(%k : tensor<?x?x2x64xf32>, bshd)
      causal diagonal(bottom_right) outs(%e : tensor<?x?x8x64xf32>, bshd)
  return %o : tensor<?x?x8x64xf32>
}
