// RUN: attn-opt %s --attn-raise --split-input-file --verify-diagnostics

// Marks that are not well formed.

// expected-error@+1 {{'attn.attention' of 'f': expected a dictionary, got "causal"}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = "causal"}

// -----

// expected-error@+1 {{'attn.attention' of 'f': expected a declaration, found a body}}
func.func private @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {}} {
  return %x : tensor<4x8xf32>
}

// -----

// expected-error@+1 {{'attn.attention' of 'f': unknown key 'masked'; expected one of arguments, results, layouts, scale, softcap, causal, diagonal, window, dropout, empty_rows}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {masked}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': arguments must be an array of strings, got "query"}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {arguments = "query"}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': arguments names 2 roles, but the function has 1 arguments}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {arguments = ["query", "key"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': results names 2 roles, but the function has 1 results}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {results = ["output", "lse"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': unknown role 'output' in arguments; expected one of query, key, value, bias, mask, key_lengths, page_table, sink, diagonal_offset, dropout_seed, dropout_offset}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {arguments = ["output"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': unknown role 'query' in results; expected one of output, lse}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {results = ["query"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': role 'query' twice in arguments}}
func.func private @f(tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {arguments = ["query", "query"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': arguments lack 'value'}}
func.func private @f(tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {arguments = ["query", "key"], results = ["output"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': results lack 'output'}}
func.func private @f(tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["lse"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': layouts must be a dictionary, got "bshd"}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {layouts = "bshd"}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': layouts has 'sink', expected query, key, value, bias, mask, output or lse}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {layouts = {sink = "h"}}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': query's layout must be letters out of 'bhsdqk', each at most once, got "bshx"}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {layouts = {query = "bshx"}}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': query's layout must be letters out of 'bhsdqk', each at most once, got 4 : i64}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {layouts = {query = 4}}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': layouts has 'mask', which no argument or result is}}
func.func private @f(tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"], layouts = {mask = "qk"}}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': key's rank is 2 but its layout 'hsd' names 3 axes}}
func.func private @f(tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"], layouts = {key = "hsd"}}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': key's layout 'sk' names axis 'k', expected letters out of 'bhsd'}}
func.func private @f(tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"], layouts = {key = "sk"}}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': query's rank is 5, expected one letter of 'bhsd' for each dimension}}
func.func private @f(tensor<1x1x1x4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': value must be a ranked tensor, got 'tensor<*xf32>'}}
func.func private @f(tensor<4x8xf32>, tensor<4x8xf32>, tensor<*xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': diagonal_offset must be an integer or a tensor that holds one, got 'tensor<1xi64>'}}
func.func private @f(tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi64>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value", "diagonal_offset"], results = ["output"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': scale must be a floating-point number, got 8 : i64}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {scale = 8}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': causal must be a flag, got "yes"}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {causal = "yes"}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': diagonal must be "top_left" or "bottom_right", got "left"}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {diagonal = "left"}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': window must be two bounds, each an integer or "*", got [4]}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {window = [4]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': window's left bound must be 0 or more, got -1}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {window = [-1, "*"]}}

// -----

// expected-error@+1 {{'attn.attention' of 'f': empty_rows must be "zero" or "nan", got "mean"}}
func.func private @f(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {attn.attention = {empty_rows = "mean"}}

// -----

// Marks that are, but of which no valid op can be made.

// expected-note@+1 {{by the mark of 'f'}}
func.func private @f(tensor<4x8xf32>, tensor<6x4xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"]}}
func.func @depth(%q: tensor<4x8xf32>, %k: tensor<6x4xf32>, %v: tensor<6x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{'attn.attention' op key's depth is 4 but query's depth is 8 (attention-c4)}}
  %0 = call @f(%q, %k, %v) : (tensor<4x8xf32>, tensor<6x4xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// expected-note@+1 {{by the mark of 'f'}}
func.func private @f(tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value", "mask"], results = ["output"]}}
func.func @type(%q: tensor<4x8xf32>, %k: tensor<6x8xf32>, %m: tensor<4x6xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{'attn.attention' op mask's element type must be i1, got 'f32' (attention-c7)}}
  %0 = call @f(%q, %k, %k, %m) : (tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func private @f(tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"]}}
func.func @result(%q: tensor<4x8xf32>, %k: tensor<6x8xf32>) -> tensor<5x8xf32> {
  // expected-error@+1 {{result 0 of 'f' is 'tensor<5x8xf32>', but attention on these arguments gives 'tensor<4x8xf32>'}}
  %0 = call @f(%q, %k, %k) : (tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}

// -----

func.func private @f(tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    attributes {attn.attention = {arguments = ["query", "key", "value"], results = ["output"]}}
func.func @reference() -> ((tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>) {
  // expected-error@+1 {{'f' is marked as attention; expected func.call to be its only use}}
  %0 = constant @f : (tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
  return %0 : (tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
}
