// RUN: attn-opt %s --split-input-file --verify-diagnostics

// What the verifiers of the collective ops refuse.

func.func @map_rank(%k: memref<8x4xf16>, %i: index) {
  // expected-error @below {{map has 3 results for an operand of rank 2}}
  %0 = attn.load %k[%i, %i] map(affine_map<(r, c) -> (0, r, c)>) : memref<8x4xf16> -> vector<8x4xf16>
  return
}

// -----

func.func @map_dims(%k: memref<8x4xf16>, %i: index) {
  // expected-error @below {{map must take a row and a column, got affine_map<(d0) -> (d0, 0)>}}
  %0 = attn.load %k[%i, %i] map(affine_map<(r) -> (r, 0)>) : memref<8x4xf16> -> vector<8x4xf16>
  return
}

// -----

func.func @element(%k: memref<8x4xf16>, %i: index, %v: vector<8x4xf32>) {
  // expected-error @below {{element types differ: 'f16' in memory, 'f32' in the tile}}
  attn.store %v, %k[%i, %i] map(affine_map<(r, c) -> (r, c)>) : vector<8x4xf32>, memref<8x4xf16>
  return
}

// -----

func.func @paged_dims(%pool: memref<9x?x64xf16>, %table: memref<1x4xi32>) {
  // expected-error @below {{needs two dimensions of the pool for pages and slots, of which there is a known number, got 0 and 1 of 'memref<9x?x64xf16>'}}
  %0 = attn.paged %pool[%table] page 0 slot 1 : memref<9x?x64xf16>, memref<1x4xi32> -> memref<1x?x64xf16, strided<[?, ?, 1], offset: ?>>
  return
}

// -----

func.func @paged_keys(%pool: memref<9x16x64xf16>, %table: memref<1x4xi32>) {
  // expected-error @below {{gives 'memref<1x64x64xf16, strided<[?, ?, 1], offset: ?>>', got 'memref<1x16x64xf16, strided<[?, ?, 1], offset: ?>>'}}
  %0 = attn.paged %pool[%table] page 0 slot 1 : memref<9x16x64xf16>, memref<1x4xi32> -> memref<1x16x64xf16, strided<[?, ?, 1], offset: ?>>
  return
}

// -----

func.func @arena(%lds: memref<64xi8>) {
  // expected-error @below {{arena must be bytes of workgroup memory, got 'memref<64xi8>'}}
  %0 = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [8], columns = [2, 4]>) : memref<64xi8> -> memref<2x4xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @arena_end(%lds: memref<64xi8, #gpu.address_space<workgroup>>) {
  // expected-error @below {{tile ends at byte 76, the arena has 64 bytes}}
  %0 = attn.lds_tile %lds[8] layout(#attn.lds_layout<rows = [20, 40], columns = [2, 4]>) : memref<64xi8, #gpu.address_space<workgroup>> -> memref<4x4xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @layout_bits(%lds: memref<64xi8, #gpu.address_space<workgroup>>) {
  // expected-error @below {{layout says where 4 rows lie, the tile has 8}}
  %0 = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [8, 16], columns = [2, 4]>) : memref<64xi8, #gpu.address_space<workgroup>> -> memref<8x4xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @copy_type(%k: memref<8x4xbf16>, %t: memref<8x4xf16, #gpu.address_space<workgroup>>, %i: index) {
  // expected-error @below {{element types differ: 'bf16' in memory, 'f16' in the tile}}
  attn.copy %k[%i, %i] map(affine_map<(r, c) -> (r, c)>) to %t : memref<8x4xbf16> to memref<8x4xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @copy_space(%k: memref<8x4xf16>, %t: memref<8x4xf16>, %i: index) {
  // expected-error @below {{tile must be in workgroup memory, got 'memref<8x4xf16>'}}
  attn.copy %k[%i, %i] map(affine_map<(r, c) -> (r, c)>) to %t : memref<8x4xf16> to memref<8x4xf16>
  return
}

// -----

func.func @dot_columns(%q: memref<4x32xf16, #gpu.address_space<workgroup>>, %k: memref<8x32xf16, #gpu.address_space<workgroup>>, %s: vector<4x16xf32>, %i: index) {
  // expected-error @below {{product of 4 rows and 8 columns does not match the result 'vector<4x16xf32>'}}
  %0 = attn.dot %q[%i], %k into %s {transpose_rhs} : memref<4x32xf16, #gpu.address_space<workgroup>>, memref<8x32xf16, #gpu.address_space<workgroup>> into vector<4x16xf32>
  return
}

// -----

func.func @dot_depth(%q: memref<4x16xf16, #gpu.address_space<workgroup>>, %k: memref<8x32xf16, #gpu.address_space<workgroup>>, %s: vector<4x8xf32>, %i: index) {
  // expected-error @below {{right side is deeper than the left one: 32 and 16}}
  %0 = attn.dot %q[%i], %k into %s {transpose_rhs} : memref<4x16xf16, #gpu.address_space<workgroup>>, memref<8x32xf16, #gpu.address_space<workgroup>> into vector<4x8xf32>
  return
}

// -----

func.func @map_body(%s: vector<4x8xf32>) {
  // expected-error @below {{body must take the elements of the inputs, the row and the column (i32)}}
  %0 = attn.map(%s : vector<4x8xf32>) -> vector<4x8xf32> {
  ^bb0(%x: f32):
    attn.yield %x : f32
  }
  return
}

// -----

func.func @map_shape(%s: vector<4x8xf32>) {
  // expected-error @below {{shapes differ: 'vector<4x8xf32>' and 'vector<8x8xf32>'}}
  %0 = attn.map(%s : vector<4x8xf32>) -> vector<8x8xf32> {
  ^bb0(%x: f32, %row: i32, %column: i32):
    attn.yield %x : f32
  }
  return
}

// -----

func.func @map_yield(%s: vector<4x8xf32>) {
  // expected-error @below {{body must yield one 'f16'}}
  %0 = attn.map(%s : vector<4x8xf32>) -> vector<4x8xf16> {
  ^bb0(%x: f32, %row: i32, %column: i32):
    attn.yield %x : f32
  }
  return
}

// -----

func.func @reduce(%s: vector<4x8xf32>) {
  // expected-error @below {{result of reducing 'vector<4x8xf32>' must have its rows and one column, got 'vector<4x8xf32>'}}
  %0 = attn.row_reduce add %s : vector<4x8xf32> -> vector<4x8xf32>
  return
}

// -----

func.func @partial(%s: vector<4x8xf32>, %l: vector<4x3xf32>) {
  // expected-error @below {{partial sums of 'vector<4x8xf32>' must have its rows and a divisor of its columns, got 'vector<4x3xf32>'}}
  %0 = attn.partial_sum %s into %l : vector<4x8xf32> into vector<4x3xf32>
  return
}

// -----

// expected-error @below {{collective schedule's row_lanes must be a power of two, got 12}}
#c = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 12, depth_stage = 32, key_stage = 32, splits = 1>

// -----

// expected-error @below {{collective schedule's splits must be 1 to 65536, got 0}}
#c = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 32, splits = 0>

// -----

// expected-error @below {{collective schedule's key_stage must divide its key_tile, got 256 and 128}}
#c = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 32, key_stage = 256, splits = 1>

// -----

// expected-error @below {{LDS layout's weights must be 0 to 2147483647, got -2}}
#l = #attn.lds_layout<rows = [4], columns = [-2]>

// -----

// expected-error @below {{LDS layout has a swizzle of 2 bits for rows of 1}}
#l = #attn.lds_layout<rows = [4], columns = [2], swizzle = [0, 16]>

// -----

// expected-error @below {{collective schedule's row_lanes must be key_tile or less, got 64 for a key_tile of 32}}
#c = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 32, waves = 4, row_lanes = 64, depth_stage = 32, key_stage = 32, splits = 1>

// -----

// Numbers whose products no integer holds.
// expected-error @below {{collective schedule's depth_stage must be 1 to 65536, got 4611686018427387904}}
#c = #attn.collective<chip = "gfx906", heads = 1, query_tile = 64, key_tile = 128, waves = 4, row_lanes = 16, depth_stage = 4611686018427387904, key_stage = 32, splits = 1>

// -----

// expected-error @below {{LDS layout has weights for 32 bits, expected up to 31}}
#l = #attn.lds_layout<rows = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912, 1073741824, 0], columns = [2]>

// -----

func.func @arena_begin(%lds: memref<64xi8, #gpu.address_space<workgroup>>) {
  // expected-error @below {{tile begins at byte 9223372036854775807, the arena has 64 bytes}}
  %0 = attn.lds_tile %lds[9223372036854775807] layout(#attn.lds_layout<rows = [8, 16], columns = [2, 4]>) : memref<64xi8, #gpu.address_space<workgroup>> -> memref<4x4xf16, #gpu.address_space<workgroup>>
  return
}

// -----

// Not one by one.
func.func @many_elements(%lds: memref<64xi8, #gpu.address_space<workgroup>>) {
  // expected-error @below {{tile has 1099511627776 elements of 2 bytes, the arena has 64 bytes from its offset on}}
  %0 = attn.lds_tile %lds[0] layout(#attn.lds_layout<rows = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], columns = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], swizzle = [1]>) : memref<64xi8, #gpu.address_space<workgroup>> -> memref<1048576x1048576xf16, #gpu.address_space<workgroup>>
  return
}

// -----

// expected-error @below {{mma schedule's buffers must be 1 to 2, got 3}}
func.func private @mma() attributes {a = #attn.mma<atom = "32x32x8", buffers = 3, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>}

// -----

// expected-error @below {{mma schedule's wave_groups must be 1 to 2, got 0}}
func.func private @mma() attributes {a = #attn.mma<atom = "32x32x8", buffers = 2, wave_groups = 0, read_ahead = 4, rescale_above = 8, order = fixed>}

// -----

// expected-error @below {{mma schedule's read_ahead must be 1 to 16, got 17}}
func.func private @mma() attributes {a = #attn.mma<atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 17, rescale_above = 8, order = fixed>}

// -----

// expected-error @below {{mma schedule's rescale_above must be 0 to 15, got 16}}
func.func private @mma() attributes {a = #attn.mma<atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 16, order = fixed>}

// -----

// expected-error @below {{mma schedule's wave_groups must be 1 to 7, got 8}}
func.func private @mma() attributes {a = #attn.mma<atom = "64x8x16", buffers = 2, wave_groups = 8, read_ahead = 1, rescale_above = 0, order = compiler, producer>}

// -----

// expected-error @below {{collective schedule's query_tile must be a power of two times 3, got 128}}
func.func private @three() attributes {a = #attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 64, waves = 12, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1, mma = <atom = "64x8x16", buffers = 2, wave_groups = 3, read_ahead = 1, rescale_above = 0, order = compiler, producer>>}

// -----

// expected-error @below {{collective schedule's three groups of waves have a query_tile that is a multiple of 3, of 1 head, got 96 of 2}}
func.func private @three() attributes {a = #attn.collective<chip = "sm_90a", heads = 2, query_tile = 96, key_tile = 64, waves = 12, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1, mma = <atom = "64x8x16", buffers = 2, wave_groups = 3, read_ahead = 1, rescale_above = 0, order = compiler, producer>>}

// -----

// expected-error @below {{collective schedule's query_tile must be a power of two, got 192}}
func.func private @three() attributes {a = #attn.collective<chip = "gfx942", heads = 1, query_tile = 192, key_tile = 64, waves = 12, row_lanes = 4, depth_stage = 64, key_stage = 64, splits = 1>}

// -----

// expected-error @below {{mma schedule's wave_groups must be its buffers or less, got 2 and 1}}
func.func private @mma() attributes {a = #attn.mma<atom = "32x32x8", buffers = 1, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed>}

// -----

// expected-error @below {{mma schedule's tiles are one without a producer, got paired}}
func.func private @mma() attributes {a = #attn.mma<atom = "32x32x8", buffers = 1, wave_groups = 1, read_ahead = 4, rescale_above = 8, order = fixed, tiles = paired>}

// -----

// expected-error @below {{mma schedule's tiles overlap with several for each workgroup, got tiles = one}}
func.func private @mma() attributes {a = #attn.mma<atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer, tiles = one, overlap_tiles>}

// -----

// expected-error @below {{expected 'overlap_tiles'}}
func.func private @mma() attributes {a = #attn.mma<atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, rescale_above = 0, order = compiler, producer, tiles = strided, overlap>}

// -----

// expected-error @below {{expected priorities, transposed_reads, direct_loads, queries_in_lds, outputs_in_lds, producer or tiles, in this order, got quick}}
func.func private @mma_flag() attributes {a = #attn.mma<atom = "32x32x8", buffers = 2, wave_groups = 2, read_ahead = 4, rescale_above = 8, order = fixed, quick>}

// -----

// expected-error @below {{LDS layout has a column_swizzle of 3 bits for columns of 2}}
func.func private @column_swizzle() attributes {a = #attn.lds_layout<rows = [8], columns = [2, 4], column_swizzle = [0, 0, 16]>}

// -----

func.func @buffers(%lds: memref<64xi8, #gpu.address_space<workgroup>>, %b: index) {
  // expected-error @below {{must be one of 1 or more buffers 1 or more bytes apart, got 0 by 16}}
  %0 = attn.lds_tile %lds[0] buffer(%b of 0 by 16) layout(<rows = [8], columns = [2, 4]>) : memref<64xi8, #gpu.address_space<workgroup>> -> memref<2x4xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @dot_depth(%lhs: vector<8x4xf16>, %rhs: memref<8x4xf16, #gpu.address_space<workgroup>>, %acc: vector<8x8xf32>, %i: index) {
  // expected-error @below {{has a depth where a left side in registers begins, expected none: all of it is multiplied}}
  %0 = attn.dot %lhs[%i], %rhs into %acc {transpose_rhs} : vector<8x4xf16>, memref<8x4xf16, #gpu.address_space<workgroup>> into vector<8x8xf32>
  return
}

// -----

func.func @dot_no_depth(%lhs: memref<8x4xf16, #gpu.address_space<workgroup>>, %acc: vector<8x8xf32>) {
  // expected-error @below {{has no depth where a left side in workgroup memory begins}}
  %0 = attn.dot %lhs, %lhs into %acc {transpose_rhs} : memref<8x4xf16, #gpu.address_space<workgroup>>, memref<8x4xf16, #gpu.address_space<workgroup>> into vector<8x8xf32>
  return
}

// -----

func.func @dot_register_depth(%lhs: vector<8x8xf16>, %rhs: memref<8x4xf16, #gpu.address_space<workgroup>>, %acc: vector<8x8xf32>) {
  // expected-error @below {{left side in registers has a depth of 8, the right side of 4}}
  %0 = attn.dot %lhs, %rhs into %acc {transpose_rhs} : vector<8x8xf16>, memref<8x4xf16, #gpu.address_space<workgroup>> into vector<8x8xf32>
  return
}

// -----

func.func @partial_max(%s: vector<8x6xf32>) {
  // expected-error @below {{partial maxima of 'vector<8x6xf32>' must have its rows and a divisor of its columns, got 'vector<8x4xf32>'}}
  %0 = attn.partial_max %s : vector<8x6xf32> -> vector<8x4xf32>
  return
}

// -----

func.func @last_buffer(%lds: memref<64xi8, #gpu.address_space<workgroup>>, %b: index) {
  // expected-error @below {{last buffer begins at byte 80, the arena has 64 bytes}}
  %0 = attn.lds_tile %lds[0] buffer(%b of 2 by 80) layout(#attn.lds_layout<rows = [8], columns = [2, 4]>) : memref<64xi8, #gpu.address_space<workgroup>> -> memref<2x4xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @no_buffer(%lds: memref<64xi8, #gpu.address_space<workgroup>>) {
  // expected-error @below {{has a number or a stride of buffers, but no buffer}}
  %0 = "attn.lds_tile"(%lds) {offset = 0 : i64, buffers = 2 : i64, layout = #attn.lds_layout<rows = [8], columns = [2, 4]>} : (memref<64xi8, #gpu.address_space<workgroup>>) -> memref<2x4xf16, #gpu.address_space<workgroup>>
  return
}
