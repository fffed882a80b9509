// Attention that writes over what is read: its own operands, or a value that is needed later.
!t = tensor<1x2x32x16xf32>
func.func @query(%q: !t, %k: !t, %v: !t) -> !t {
  %out = attn.attention query(%q : !t, bhsd) key(%k : !t, bhsd) value(%v : !t, bhsd) outs(%q : !t, bhsd)
  return %out : !t
}
func.func @values(%q: !t, %k: !t, %v: !t) -> !t {
  %out = attn.attention query(%q : !t, bhsd) key(%k : !t, bhsd) value(%v : !t, bhsd) outs(%v : !t, bhsd)
  return %out : !t
}
func.func @later(%q: !t, %k: !t, %v: !t, %o: !t) -> (!t, !t) {
  %p = arith.addf %o, %o : !t
  %out = attn.attention query(%q : !t, bhsd) key(%k : !t, bhsd) value(%v : !t, bhsd) outs(%p : !t, bhsd)
  return %out, %p : !t, !t
}
func.func @given(%q: !t, %k: !t, %v: !t, %o: !t) -> !t {
  %out = attn.attention query(%q : !t, bhsd) key(%k : !t, bhsd) value(%v : !t, bhsd) outs(%o : !t, bhsd)
  return %out : !t
}
func.func @slice(%q: tensor<2x2x32x16xf32>, %k: !t, %v: !t) -> tensor<2x2x32x16xf32> {
  %a = tensor.extract_slice %q[0, 0, 0, 0] [1, 2, 32, 16] [1, 1, 1, 1] : tensor<2x2x32x16xf32> to !t
  %out = attn.attention query(%a : !t, bhsd) key(%k : !t, bhsd) value(%v : !t, bhsd) outs(%a : !t, bhsd)
  %r = tensor.insert_slice %out into %q[1, 0, 0, 0] [1, 2, 32, 16] [1, 1, 1, 1] : !t into tensor<2x2x32x16xf32>
  return %r : tensor<2x2x32x16xf32>
}
func.func @loop(%q: !t, %k: !t, %v: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %q) -> !t {
    %out = attn.attention query(%x : !t, bhsd) key(%k : !t, bhsd) value(%v : !t, bhsd) outs(%x : !t, bhsd)
    scf.yield %out : !t
  }
  return %r : !t
}
func.func @dynamic(%q: tensor<1x2x?x16xf32>, %k: !t, %v: !t) -> tensor<1x2x?x16xf32> {
  %out = attn.attention query(%q : tensor<1x2x?x16xf32>, bhsd) key(%k : !t, bhsd) value(%v : !t, bhsd) outs(%q : tensor<1x2x?x16xf32>, bhsd)
  return %out : tensor<1x2x?x16xf32>
}
