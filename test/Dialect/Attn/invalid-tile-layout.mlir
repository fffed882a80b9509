// RUN: attn-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{expected '[' in tile layout}}
#l = #attn.tile_layout<row = 4>

// -----

// expected-error @below {{expected a dimension of the layout instead of 'key' in tile layout}}
#l = #attn.tile_layout<[row = 4], lane = [key 1 to 2]>

// -----

// expected-error @below {{expected a power of two times 1 instead of 3 in tile layout}}
#l = #attn.tile_layout<[row = 4], lane = [row 1 to 3]>

// -----

// expected-error @below {{layout needs a power of two for dimension 'row', got 80; write other extents as repeats of one, such as 16 * 5}}
#l = #attn.tile_layout<[row = 80], lane = [row 1 to 2]>

// -----

// expected-error @below {{layout needs coordinates below 4 in dimension 'row', got 4 for bit 2 of 'lane'}}
#l = #attn.tile_layout<[row = 4], lane = [row 1 to 4]>

// -----

// expected-error @below {{tile layout has an input 'offset', expected register, lane and wave only}}
#l = #attn.tile_layout<[row = 4], offset = [row 1 to 2]>

// -----

// expected-error @below {{tile layout has elements that no lane holds: [row = 4, column = 2], lane = [row 1 to 2]}}
#l = #attn.tile_layout<[row = 4, column = 2], lane = [row 1 to 2]>
