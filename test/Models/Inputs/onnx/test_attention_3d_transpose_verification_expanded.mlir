#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
module {
  func.func @test_attention_3d_transpose_verification_expanded(%arg0: tensor<1x2x12xf32>, %arg1: tensor<1x2x12xf32>, %arg2: tensor<1x2x12xf32>) -> tensor<1x2x12xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x2xf32>
    %cst_2 = arith.constant dense<4.000000e+00> : tensor<1xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [1, 2, 3, 4] : tensor<1x2x12xf32> into tensor<1x2x3x4xf32>
    %expanded_6 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [1, 2, 3, 4] : tensor<1x2x12xf32> into tensor<1x2x3x4xf32>
    %expanded_7 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [1, 2, 3, 4] : tensor<1x2x12xf32> into tensor<1x2x3x4xf32>
    %0 = tensor.empty() : tensor<1x3x2x4xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<1x2x3x4xf32>) outs(%0 : tensor<1x3x2x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_8 = linalg.transpose ins(%expanded_6 : tensor<1x2x3x4xf32>) outs(%0 : tensor<1x3x2x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_9 = linalg.transpose ins(%expanded_7 : tensor<1x2x3x4xf32>) outs(%0 : tensor<1x3x2x4xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_2 : tensor<1xf32>) outs(%1 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.sqrt %in : f32
      linalg.yield %39 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_5, %2 : tensor<1xf32>, tensor<1xf32>) outs(%1 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %39 = arith.divf %in, %in_21 : f32
      linalg.yield %39 : f32
    } -> tensor<1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<1xf32>) outs(%1 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.sqrt %in : f32
      linalg.yield %39 : f32
    } -> tensor<1xf32>
    %5 = tensor.empty() : tensor<1x3x1x2x4xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8 : tensor<1x3x2x4xf32>) outs(%5 : tensor<1x3x1x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x1x2x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<1x3x2x4xf32>) outs(%5 : tensor<1x3x1x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x1x2x4xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1], [2, 3], [4]] : tensor<1x3x1x2x4xf32> into tensor<1x3x2x4xf32>
    %8 = tensor.empty() : tensor<1x3x4x2xf32>
    %transposed_10 = linalg.transpose ins(%collapsed : tensor<1x3x2x4xf32>) outs(%8 : tensor<1x3x4x2xf32>) permutation = [0, 1, 3, 2] 
    %9 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %4 : tensor<1x3x2x4xf32>, tensor<1xf32>) outs(%0 : tensor<1x3x2x4xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %39 = arith.mulf %in, %in_21 : f32
      linalg.yield %39 : f32
    } -> tensor<1x3x2x4xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %4 : tensor<1x3x4x2xf32>, tensor<1xf32>) outs(%8 : tensor<1x3x4x2xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %39 = arith.mulf %in, %in_21 : f32
      linalg.yield %39 : f32
    } -> tensor<1x3x4x2xf32>
    %collapsed_11 = tensor.collapse_shape %9 [[0, 1], [2], [3]] : tensor<1x3x2x4xf32> into tensor<3x2x4xf32>
    %collapsed_12 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<1x3x4x2xf32> into tensor<3x4x2xf32>
    %11 = tensor.empty() : tensor<3x2x2xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
    %13 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<3x2x4xf32>, tensor<3x4x2xf32>) outs(%12 : tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
    %expanded_13 = tensor.expand_shape %13 [[0, 1], [2], [3]] output_shape [1, 3, 2, 2] : tensor<3x2x2xf32> into tensor<1x3x2x2xf32>
    %14 = tensor.empty() : tensor<1x3x2x2xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %cst_1 : tensor<1x3x2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<1x3x2x2xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %39 = arith.addf %in, %in_21 : f32
      linalg.yield %39 : f32
    } -> tensor<1x3x2x2xf32>
    %16 = tensor.empty() : tensor<1x3x2xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<1x3x2xi64>) -> tensor<1x3x2xi64>
    %18 = tensor.empty() : tensor<1x3x2xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %20:2 = linalg.generic {indexing_maps = [#map3, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<1x3x2x2xf32>) outs(%19, %17 : tensor<1x3x2xf32>, tensor<1x3x2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %39 = linalg.index 3 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_21 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<1x3x2xf32>, tensor<1x3x2xi64>)
    %expanded_14 = tensor.expand_shape %20#0 [[0], [1], [2, 3]] output_shape [1, 3, 2, 1] : tensor<1x3x2xf32> into tensor<1x3x2x1xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded_14 : tensor<1x3x2x2xf32>, tensor<1x3x2x1xf32>) outs(%14 : tensor<1x3x2x2xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %39 = arith.subf %in, %in_21 : f32
      linalg.yield %39 : f32
    } -> tensor<1x3x2x2xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<1x3x2x2xf32>) outs(%14 : tensor<1x3x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<1x3x2x2xf32>
    %23 = tensor.empty() : tensor<1x3x2x1xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<1x3x2x1xf32>) -> tensor<1x3x2x1xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<1x3x2x2xf32>) outs(%24 : tensor<1x3x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<1x3x2x1xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<1x3x2x2xf32>, tensor<1x3x2x1xf32>) outs(%14 : tensor<1x3x2x2xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %39 = arith.divf %in, %in_21 : f32
      linalg.yield %39 : f32
    } -> tensor<1x3x2x2xf32>
    %27 = tensor.empty() : tensor<2xi64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<2xi64>) -> tensor<2xi64>
    %29 = tensor.empty() : tensor<2xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<2xf32>) -> tensor<2xf32>
    %31:2 = linalg.generic {indexing_maps = [#map8, #map9, #map9], iterator_types = ["parallel", "reduction"]} ins(%cst_1 : tensor<2x2xf32>) outs(%30, %28 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %39 = linalg.index 1 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_21 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<2xf32>, tensor<2xi64>)
    %expanded_15 = tensor.expand_shape %31#0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %32 = tensor.empty() : tensor<2x1xi1>
    %33 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %cst_4 : tensor<2x1xf32>, tensor<1xf32>) outs(%32 : tensor<2x1xi1>) {
    ^bb0(%in: f32, %in_21: f32, %out: i1):
      %39 = arith.cmpf oeq, %in, %in_21 : f32
      linalg.yield %39 : i1
    } -> tensor<2x1xi1>
    %34 = linalg.generic {indexing_maps = [#map11, #map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %cst_3, %26 : tensor<2x1xi1>, tensor<1xf32>, tensor<1x3x2x2xf32>) outs(%14 : tensor<1x3x2x2xf32>) {
    ^bb0(%in: i1, %in_21: f32, %in_22: f32, %out: f32):
      %39 = arith.select %in, %in_21, %in_22 : f32
      linalg.yield %39 : f32
    } -> tensor<1x3x2x2xf32>
    %collapsed_16 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<1x3x2x2xf32> into tensor<3x2x2xf32>
    %collapsed_17 = tensor.collapse_shape %7 [[0, 1], [2, 3], [4]] : tensor<1x3x1x2x4xf32> into tensor<3x2x4xf32>
    %35 = tensor.empty() : tensor<3x2x4xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
    %37 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<3x2x2xf32>, tensor<3x2x4xf32>) outs(%36 : tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
    %expanded_18 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [1, 3, 2, 4] : tensor<3x2x4xf32> into tensor<1x3x2x4xf32>
    %38 = tensor.empty() : tensor<1x2x3x4xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<1x3x2x4xf32>) outs(%38 : tensor<1x2x3x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2, 3]] : tensor<1x2x3x4xf32> into tensor<1x2x12xf32>
    return %collapsed_20 : tensor<1x2x12xf32>
  }
}

