// RUN: attn-opt %s --attn-place-weights=min-bytes=16 --split-input-file --verify-diagnostics | FileCheck %s
// RUN: attn-opt %s --attn-place-weights --split-input-file --verify-diagnostics | FileCheck %s --check-prefix=DEFAULT

// The example of the pass description.
// CHECK: memref.global "private" constant @scale : memref<1xf32> = dense<1.250000e-01>{{$}}
// CHECK: memref.global "private" constant @w0 : memref<32xf32> = dense_resource<w0> {attn.weight_offset = 0 : i64}
// CHECK: memref.global "private" constant @w1 : memref<16xf16> = dense_resource<w1> {attn.weight_offset = 128 : i64}
// CHECK: memref.global "private" constant @same : memref<4x8xf32> = dense_resource<w0> {attn.weight_offset = 0 : i64}
memref.global "private" constant @scale : memref<1xf32> = dense<0.125>
memref.global "private" constant @w0 : memref<32xf32> = dense_resource<w0>
memref.global "private" constant @w1 : memref<16xf16> = dense_resource<w1>
memref.global "private" constant @same : memref<4x8xf32> = dense_resource<w0>

// Another resource with the same bytes takes no place either, and another type
// with the same bytes does not. The next place is after the 32 bytes of @w1, at
// a multiple of 64.
// CHECK: @copy : {{.*}}attn.weight_offset = 128 : i64}
// CHECK: @integers : {{.*}}attn.weight_offset = 128 : i64}
// CHECK: @next : {{.*}}attn.weight_offset = 192 : i64}
// CHECK: @after : {{.*}}attn.weight_offset = 256 : i64}
memref.global "private" constant @copy : memref<16xf16> = dense_resource<copy>
memref.global "private" constant @integers : memref<4xi64> = dense_resource<copy>
memref.global "private" constant @next : memref<8xbf16> = dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]>
memref.global "private" constant @after : memref<2xindex> = dense<[1, 2]>

// By default a constant of less than 64 bytes stays in the code.
// DEFAULT: @w0 : {{.*}}attn.weight_offset = 0 : i64}
// DEFAULT: @w1 : memref<16xf16> = dense_resource<w1>{{$}}
// DEFAULT: @same : {{.*}}attn.weight_offset = 0 : i64}
// DEFAULT: @after : memref<2xindex> = dense<[1, 2]>{{$}}

{-#
  dialect_resources: {
    builtin: {
      w0: "0x040000000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000100000001100000012000000130000001400000015000000160000001700000018000000190000001a0000001b0000001c0000001d0000001e0000001f00000020",
      w1: "0x020000000100020003000400050006000700080009000a000b000c000d000e000f001000",
      copy: "0x080000000100020003000400050006000700080009000a000b000c000d000e000f001000"
    }
  }
#-}

// -----

// What stays in the code, and takes no offset of an earlier run along: what may
// be written, has no value, is one element, is larger in memory than in the
// attribute or lies otherwise than a line after line.
// CHECK-NOT: attn.weight_offset
// CHECK: memref.global "private" @variable : memref<4xi64> = dense<[1, 2, 3, 4]>{{$}}
// CHECK-NOT: attn.weight_offset
memref.global "private" @variable : memref<4xi64> = dense<[1, 2, 3, 4]> {attn.weight_offset = 64 : i64}
memref.global "private" constant @declared : memref<4xi64>
memref.global "private" constant @undefined : memref<4xi64> = uninitialized
memref.global "private" constant @splat : memref<1024x1024xf32> = dense<1.0>
memref.global "private" constant @booleans : memref<128xi1> = dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0F">
memref.global "private" constant @bits : memref<16xi4> = dense<[0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]>
memref.global "private" constant @wide : memref<2xi128> = dense<[1, 2]>
memref.global "private" constant @space : memref<4xi64, 3> = dense<[1, 2, 3, 4]>
memref.global "private" constant @columns : memref<2x2xi64, strided<[1, 2]>> = dense<[[1, 2], [3, 4]]>
memref.global "private" constant @page : memref<4xi64> = dense<[1, 2, 3, 4]> {alignment = 4096}
// CHECK: memref.global "private" constant @last : memref<4xi64> = dense<[1, 2, 3, 4]> {alignment = 64 : i64, attn.weight_offset = 0 : i64}
memref.global "private" constant @last : memref<4xi64> = dense<[1, 2, 3, 4]> {alignment = 64}

// -----

// expected-error @below {{expected 32 bytes for the constant of type 'memref<8xf32>', found 4}}
memref.global "private" constant @short : memref<8xf32> = dense_resource<short>

{-#
  dialect_resources: {
    builtin: {
      short: "0x0400000000000000"
    }
  }
#-}

// -----

// expected-error @below {{expected 32 bytes for the constant of type 'memref<8xf32>', found 0}}
memref.global "private" constant @missing : memref<8xf32> = dense_resource<missing>
