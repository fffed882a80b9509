// Tiles every attention op by batch and query, and the tiles by batch, head and
// query again, as a user of upstream's transform dialect would.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %ops = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %outer, %l0:2 = transform.structured.tile_using_for %ops tile_sizes [2, 0, 40]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %inner, %l1 = transform.structured.tile_using_forall %outer tile_sizes [1, 1, 7]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
