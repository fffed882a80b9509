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
  func.func @test_attention_4d_with_past_and_present_qk_matmul_bias_expanded(%arg0: tensor<2x3x4x8xf32>, %arg1: tensor<2x3x6x8xf32>, %arg2: tensor<2x3x6x8xf32>, %arg3: tensor<4x18xf32>, %arg4: tensor<2x3x12x8xf32>, %arg5: tensor<2x3x12x8xf32>) -> (tensor<2x3x4x8xf32>, tensor<2x3x18x8xf32>, tensor<2x3x18x8xf32>, tensor<2x3x4x18xf32>) {
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
      %38 = math.sqrt %in : f32
      linalg.yield %38 : f32
    } -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.divf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.sqrt %in : f32
      linalg.yield %38 : f32
    } -> tensor<1xf32>
    %concat = tensor.concat dim(2) %arg4, %arg1 : (tensor<2x3x12x8xf32>, tensor<2x3x6x8xf32>) -> tensor<2x3x18x8xf32>
    %concat_5 = tensor.concat dim(2) %arg5, %arg2 : (tensor<2x3x12x8xf32>, tensor<2x3x6x8xf32>) -> tensor<2x3x18x8xf32>
    %4 = tensor.empty() : tensor<2x3x1x18x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<2x3x18x8xf32>) outs(%4 : tensor<2x3x1x18x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x18x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat_5 : tensor<2x3x18x8xf32>) outs(%4 : tensor<2x3x1x18x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x18x8xf32>
    %collapsed = tensor.collapse_shape %5 [[0], [1], [2, 3], [4]] : tensor<2x3x1x18x8xf32> into tensor<2x3x18x8xf32>
    %7 = tensor.empty() : tensor<2x3x8x18xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x3x18x8xf32>) outs(%7 : tensor<2x3x8x18xf32>) permutation = [0, 1, 3, 2] 
    %8 = tensor.empty() : tensor<2x3x4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x3x4x8xf32>, tensor<1xf32>) outs(%8 : tensor<2x3x4x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.mulf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x4x8xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %3 : tensor<2x3x8x18xf32>, tensor<1xf32>) outs(%7 : tensor<2x3x8x18xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.mulf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x8x18xf32>
    %collapsed_6 = tensor.collapse_shape %9 [[0, 1], [2], [3]] : tensor<2x3x4x8xf32> into tensor<6x4x8xf32>
    %collapsed_7 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<2x3x8x18xf32> into tensor<6x8x18xf32>
    %11 = tensor.empty() : tensor<6x4x18xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<6x4x18xf32>) -> tensor<6x4x18xf32>
    %13 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x4x8xf32>, tensor<6x8x18xf32>) outs(%12 : tensor<6x4x18xf32>) -> tensor<6x4x18xf32>
    %expanded = tensor.expand_shape %13 [[0, 1], [2], [3]] output_shape [2, 3, 4, 18] : tensor<6x4x18xf32> into tensor<2x3x4x18xf32>
    %14 = tensor.empty() : tensor<2x3x4x18xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x4x18xf32>, tensor<4x18xf32>) outs(%14 : tensor<2x3x4x18xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.addf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x4x18xf32>
    %16 = tensor.empty() : tensor<2x3x4xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %18 = tensor.empty() : tensor<2x3x4xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %20:2 = linalg.generic {indexing_maps = [#map3, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x3x4x18xf32>) outs(%19, %17 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %38 = linalg.index 3 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_13 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_8 = tensor.expand_shape %20#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded_8 : tensor<2x3x4x18xf32>, tensor<2x3x4x1xf32>) outs(%14 : tensor<2x3x4x18xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.subf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x4x18xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x4x18xf32>) outs(%14 : tensor<2x3x4x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x4x18xf32>
    %23 = tensor.empty() : tensor<2x3x4x1xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x3x4x18xf32>) outs(%24 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<2x3x4x18xf32>, tensor<2x3x4x1xf32>) outs(%14 : tensor<2x3x4x18xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.divf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x4x18xf32>
    %27 = tensor.empty() : tensor<4xi64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<4xi64>) -> tensor<4xi64>
    %29 = tensor.empty() : tensor<4xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<4xf32>) -> tensor<4xf32>
    %31:2 = linalg.generic {indexing_maps = [#map8, #map9, #map9], iterator_types = ["parallel", "reduction"]} ins(%arg3 : tensor<4x18xf32>) outs(%30, %28 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_13 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_9 = tensor.expand_shape %31#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %32 = tensor.empty() : tensor<4x1xi1>
    %33 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %cst_2 : tensor<4x1xf32>, tensor<1xf32>) outs(%32 : tensor<4x1xi1>) {
    ^bb0(%in: f32, %in_13: f32, %out: i1):
      %38 = arith.cmpf oeq, %in, %in_13 : f32
      linalg.yield %38 : i1
    } -> tensor<4x1xi1>
    %34 = linalg.generic {indexing_maps = [#map11, #map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %cst_1, %26 : tensor<4x1xi1>, tensor<1xf32>, tensor<2x3x4x18xf32>) outs(%14 : tensor<2x3x4x18xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %38 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x4x18xf32>
    %collapsed_10 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x3x4x18xf32> into tensor<6x4x18xf32>
    %collapsed_11 = tensor.collapse_shape %6 [[0, 1], [2, 3], [4]] : tensor<2x3x1x18x8xf32> into tensor<6x18x8xf32>
    %35 = tensor.empty() : tensor<6x4x8xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %37 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<6x4x18xf32>, tensor<6x18x8xf32>) outs(%36 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %expanded_12 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 3, 4, 8] : tensor<6x4x8xf32> into tensor<2x3x4x8xf32>
    return %expanded_12, %concat, %concat_5, %15 : tensor<2x3x4x8xf32>, tensor<2x3x18x8xf32>, tensor<2x3x18x8xf32>, tensor<2x3x4x18xf32>
  }
}

