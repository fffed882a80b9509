// RUN: attn-opt %s --attn-fold-constants --split-input-file --verify-diagnostics

func.func @no_data() -> tensor<4xf32> {
  // expected-error @below {{the resource 'absent' has no data; expected it in the module's dialect_resources}}
  %0 = arith.constant dense_resource<absent> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @wrong_size() -> tensor<3xi16> {
  // expected-error @below {{the resource 'short' has 4 bytes, expected 6 for 'tensor<3xi16>'}}
  %0 = arith.constant dense_resource<short> : tensor<3xi16>
  return %0 : tensor<3xi16>
}

{-#
  dialect_resources: { builtin: { short: "0x0200000001000200" } }
#-}

// -----

// A byte for each boolean.
func.func @packed_booleans() -> tensor<16xi1> {
  // expected-error @below {{the resource 'flags' has 2 bytes, expected 16 for 'tensor<16xi1>'}}
  %0 = arith.constant dense_resource<flags> : tensor<16xi1>
  return %0 : tensor<16xi1>
}

{-#
  dialect_resources: { builtin: { flags: "0x010000000F0F" } }
#-}
