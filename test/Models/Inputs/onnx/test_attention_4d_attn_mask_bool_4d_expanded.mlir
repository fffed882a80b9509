#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @test_attention_4d_attn_mask_bool_4d_expanded(%arg0: tensor<2x3x4x8xf32>, %arg1: tensor<2x3x6x8xf32>, %arg2: tensor<2x3x6x8xf32>, %arg3: tensor<2x3x4x6xi1>) -> tensor<2x3x4x8xf32> {
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
      %35 = math.sqrt %in : f32
      linalg.yield %35 : f32
    } -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %35 = arith.divf %in, %in_12 : f32
      linalg.yield %35 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.sqrt %in : f32
      linalg.yield %35 : f32
    } -> tensor<1xf32>
    %4 = tensor.empty() : tensor<2x3x4x6xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %cst_1, %cst_2 : tensor<2x3x4x6xi1>, tensor<1xf32>, tensor<1xf32>) outs(%4 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %35 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %35 : f32
    } -> tensor<2x3x4x6xf32>
    %6 = tensor.empty() : tensor<2x3x1x6x8xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x6x8xf32>) outs(%6 : tensor<2x3x1x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x8xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x6x8xf32>) outs(%6 : tensor<2x3x1x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x8xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1], [2, 3], [4]] : tensor<2x3x1x6x8xf32> into tensor<2x3x6x8xf32>
    %9 = tensor.empty() : tensor<2x3x8x6xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x3x6x8xf32>) outs(%9 : tensor<2x3x8x6xf32>) permutation = [0, 1, 3, 2] 
    %10 = tensor.empty() : tensor<2x3x4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x3x4x8xf32>, tensor<1xf32>) outs(%10 : tensor<2x3x4x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %35 = arith.mulf %in, %in_12 : f32
      linalg.yield %35 : f32
    } -> tensor<2x3x4x8xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %3 : tensor<2x3x8x6xf32>, tensor<1xf32>) outs(%9 : tensor<2x3x8x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %35 = arith.mulf %in, %in_12 : f32
      linalg.yield %35 : f32
    } -> tensor<2x3x8x6xf32>
    %collapsed_5 = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<2x3x4x8xf32> into tensor<6x4x8xf32>
    %collapsed_6 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x3x8x6xf32> into tensor<6x8x6xf32>
    %13 = tensor.empty() : tensor<6x4x6xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %15 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x4x8xf32>, tensor<6x8x6xf32>) outs(%14 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xf32> into tensor<2x3x4x6xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %5 : tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) outs(%4 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %35 = arith.addf %in, %in_12 : f32
      linalg.yield %35 : f32
    } -> tensor<2x3x4x6xf32>
    %17 = tensor.empty() : tensor<2x3x4xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %19 = tensor.empty() : tensor<2x3x4xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %21:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x4x6xf32>) outs(%20, %18 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %35 = linalg.index 3 : index
      %36 = arith.index_cast %35 : index to i64
      %37 = arith.maximumf %in, %out : f32
      %38 = arith.cmpf ogt, %in, %out : f32
      %39 = arith.select %38, %36, %out_12 : i64
      linalg.yield %37, %39 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_7 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_7 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%4 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %35 = arith.subf %in, %in_12 : f32
      linalg.yield %35 : f32
    } -> tensor<2x3x4x6xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x4x6xf32>) outs(%4 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.exp %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x3x4x6xf32>
    %24 = tensor.empty() : tensor<2x3x4x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x3x4x6xf32>) outs(%25 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %out : f32
      linalg.yield %35 : f32
    } -> tensor<2x3x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%4 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %35 = arith.divf %in, %in_12 : f32
      linalg.yield %35 : f32
    } -> tensor<2x3x4x6xf32>
    %28:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%5 : tensor<2x3x4x6xf32>) outs(%20, %18 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %35 = linalg.index 3 : index
      %36 = arith.index_cast %35 : index to i64
      %37 = arith.maximumf %in, %out : f32
      %38 = arith.cmpf ogt, %in, %out : f32
      %39 = arith.select %38, %36, %out_12 : i64
      linalg.yield %37, %39 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_8 = tensor.expand_shape %28#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %29 = tensor.empty() : tensor<2x3x4x1xi1>
    %30 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %cst_2 : tensor<2x3x4x1xf32>, tensor<1xf32>) outs(%29 : tensor<2x3x4x1xi1>) {
    ^bb0(%in: f32, %in_12: f32, %out: i1):
      %35 = arith.cmpf oeq, %in, %in_12 : f32
      linalg.yield %35 : i1
    } -> tensor<2x3x4x1xi1>
    %31 = linalg.generic {indexing_maps = [#map6, #map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %cst_1, %27 : tensor<2x3x4x1xi1>, tensor<1xf32>, tensor<2x3x4x6xf32>) outs(%4 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %35 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %35 : f32
    } -> tensor<2x3x4x6xf32>
    %collapsed_9 = tensor.collapse_shape %31 [[0, 1], [2], [3]] : tensor<2x3x4x6xf32> into tensor<6x4x6xf32>
    %collapsed_10 = tensor.collapse_shape %8 [[0, 1], [2, 3], [4]] : tensor<2x3x1x6x8xf32> into tensor<6x6x8xf32>
    %32 = tensor.empty() : tensor<6x4x8xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %34 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<6x4x6xf32>, tensor<6x6x8xf32>) outs(%33 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %expanded_11 = tensor.expand_shape %34 [[0, 1], [2], [3]] output_shape [2, 3, 4, 8] : tensor<6x4x8xf32> into tensor<2x3x4x8xf32>
    return %expanded_11 : tensor<2x3x4x8xf32>
  }
}

