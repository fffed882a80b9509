#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @test_attention_4d_diff_heads_mask4d_padded_kv_expanded(%arg0: tensor<2x3x4x8xf32>, %arg1: tensor<2x3x6x8xf32>, %arg2: tensor<2x3x6x10xf32>, %arg3: tensor<2x3x4x4xf32>, %arg4: tensor<2xi64>) -> tensor<2x3x4x10xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %cst_4 = arith.constant dense<8.000000e+00> : tensor<1xf32>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_4 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.sqrt %in : f32
      linalg.yield %42 : f32
    } -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %42 = arith.divf %in, %in_14 : f32
      linalg.yield %42 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.sqrt %in : f32
      linalg.yield %42 : f32
    } -> tensor<1xf32>
    %padded = tensor.pad %arg3 low[0, 0, 0, 0] high[0, 0, 0, 2] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x3x4x4xf32> to tensor<2x3x4x6xf32>
    %expanded = tensor.expand_shape %arg4 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %4 = tensor.empty() : tensor<6xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i64
      linalg.yield %43 : i64
    } -> tensor<6xi64>
    %6 = tensor.empty() : tensor<2x6xi1>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %expanded : tensor<6xi64>, tensor<2x1xi64>) outs(%6 : tensor<2x6xi1>) {
    ^bb0(%in: i64, %in_14: i64, %out: i1):
      %42 = arith.cmpi slt, %in, %in_14 : i64
      linalg.yield %42 : i1
    } -> tensor<2x6xi1>
    %8 = tensor.empty() : tensor<2x6xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%7, %cst_1, %cst_2 : tensor<2x6xi1>, tensor<1xf32>, tensor<1xf32>) outs(%8 : tensor<2x6xf32>) {
    ^bb0(%in: i1, %in_14: f32, %in_15: f32, %out: f32):
      %42 = arith.select %in, %in_14, %in_15 : f32
      linalg.yield %42 : f32
    } -> tensor<2x6xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2, 3]] output_shape [2, 1, 1, 6] : tensor<2x6xf32> into tensor<2x1x1x6xf32>
    %10 = tensor.empty() : tensor<2x3x4x6xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %expanded_5 : tensor<2x3x4x6xf32>, tensor<2x1x1x6xf32>) outs(%10 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %42 = arith.addf %in, %in_14 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x4x6xf32>
    %12 = tensor.empty() : tensor<2x3x1x6x8xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x6x8xf32>) outs(%12 : tensor<2x3x1x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x8xf32>
    %14 = tensor.empty() : tensor<2x3x1x6x10xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x6x10xf32>) outs(%14 : tensor<2x3x1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x10xf32>
    %collapsed = tensor.collapse_shape %13 [[0], [1], [2, 3], [4]] : tensor<2x3x1x6x8xf32> into tensor<2x3x6x8xf32>
    %16 = tensor.empty() : tensor<2x3x8x6xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x3x6x8xf32>) outs(%16 : tensor<2x3x8x6xf32>) permutation = [0, 1, 3, 2] 
    %17 = tensor.empty() : tensor<2x3x4x8xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x3x4x8xf32>, tensor<1xf32>) outs(%17 : tensor<2x3x4x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %42 = arith.mulf %in, %in_14 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %3 : tensor<2x3x8x6xf32>, tensor<1xf32>) outs(%16 : tensor<2x3x8x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %42 = arith.mulf %in, %in_14 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x8x6xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x4x8xf32> into tensor<6x4x8xf32>
    %collapsed_7 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<2x3x8x6xf32> into tensor<6x8x6xf32>
    %20 = tensor.empty() : tensor<6x4x6xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %22 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x4x8xf32>, tensor<6x8x6xf32>) outs(%21 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded_8 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xf32> into tensor<2x3x4x6xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %11 : tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) outs(%10 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %42 = arith.addf %in, %in_14 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x4x6xf32>
    %24 = tensor.empty() : tensor<2x3x4xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %26 = tensor.empty() : tensor<2x3x4xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %28:2 = linalg.generic {indexing_maps = [#map5, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x3x4x6xf32>) outs(%27, %25 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %42 = linalg.index 3 : index
      %43 = arith.index_cast %42 : index to i64
      %44 = arith.maximumf %in, %out : f32
      %45 = arith.cmpf ogt, %in, %out : f32
      %46 = arith.select %45, %43, %out_14 : i64
      linalg.yield %44, %46 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_9 = tensor.expand_shape %28#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded_9 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%10 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %42 = arith.subf %in, %in_14 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x4x6xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x3x4x6xf32>) outs(%10 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x4x6xf32>
    %31 = tensor.empty() : tensor<2x3x4x1xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x3x4x6xf32>) outs(%32 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %in, %out : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x4x1xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %33 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%10 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %42 = arith.divf %in, %in_14 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x4x6xf32>
    %35:2 = linalg.generic {indexing_maps = [#map5, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x3x4x6xf32>) outs(%27, %25 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %42 = linalg.index 3 : index
      %43 = arith.index_cast %42 : index to i64
      %44 = arith.maximumf %in, %out : f32
      %45 = arith.cmpf ogt, %in, %out : f32
      %46 = arith.select %45, %43, %out_14 : i64
      linalg.yield %44, %46 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_10 = tensor.expand_shape %35#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %36 = tensor.empty() : tensor<2x3x4x1xi1>
    %37 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %cst_2 : tensor<2x3x4x1xf32>, tensor<1xf32>) outs(%36 : tensor<2x3x4x1xi1>) {
    ^bb0(%in: f32, %in_14: f32, %out: i1):
      %42 = arith.cmpf oeq, %in, %in_14 : f32
      linalg.yield %42 : i1
    } -> tensor<2x3x4x1xi1>
    %38 = linalg.generic {indexing_maps = [#map11, #map9, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %cst_1, %34 : tensor<2x3x4x1xi1>, tensor<1xf32>, tensor<2x3x4x6xf32>) outs(%10 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: i1, %in_14: f32, %in_15: f32, %out: f32):
      %42 = arith.select %in, %in_14, %in_15 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x4x6xf32>
    %collapsed_11 = tensor.collapse_shape %38 [[0, 1], [2], [3]] : tensor<2x3x4x6xf32> into tensor<6x4x6xf32>
    %collapsed_12 = tensor.collapse_shape %15 [[0, 1], [2, 3], [4]] : tensor<2x3x1x6x10xf32> into tensor<6x6x10xf32>
    %39 = tensor.empty() : tensor<6x4x10xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<6x4x10xf32>) -> tensor<6x4x10xf32>
    %41 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<6x4x6xf32>, tensor<6x6x10xf32>) outs(%40 : tensor<6x4x10xf32>) -> tensor<6x4x10xf32>
    %expanded_13 = tensor.expand_shape %41 [[0, 1], [2], [3]] output_shape [2, 3, 4, 10] : tensor<6x4x10xf32> into tensor<2x3x4x10xf32>
    return %expanded_13 : tensor<2x3x4x10xf32>
  }
}

