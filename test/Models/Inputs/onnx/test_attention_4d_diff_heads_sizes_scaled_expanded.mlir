#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0)>
module {
  func.func @test_attention_4d_diff_heads_sizes_scaled_expanded(%arg0: tensor<2x3x4x8xf32>, %arg1: tensor<2x3x6x8xf32>, %arg2: tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4x6xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_4 = arith.constant dense<0.00999999977> : tensor<f32>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst_4 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.sqrt %in : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<2x3x1x6x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x6x8xf32>) outs(%2 : tensor<2x3x1x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x8xf32>
    %4 = tensor.empty() : tensor<2x3x1x6x10xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x6x10xf32>) outs(%4 : tensor<2x3x1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x10xf32>
    %collapsed = tensor.collapse_shape %3 [[0], [1], [2, 3], [4]] : tensor<2x3x1x6x8xf32> into tensor<2x3x6x8xf32>
    %6 = tensor.empty() : tensor<2x3x8x6xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x3x6x8xf32>) outs(%6 : tensor<2x3x8x6xf32>) permutation = [0, 1, 3, 2] 
    %7 = tensor.empty() : tensor<2x3x4x8xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %1 : tensor<2x3x4x8xf32>, tensor<f32>) outs(%7 : tensor<2x3x4x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.mulf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %1 : tensor<2x3x8x6xf32>, tensor<f32>) outs(%6 : tensor<2x3x8x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.mulf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x8x6xf32>
    %collapsed_5 = tensor.collapse_shape %8 [[0, 1], [2], [3]] : tensor<2x3x4x8xf32> into tensor<6x4x8xf32>
    %collapsed_6 = tensor.collapse_shape %9 [[0, 1], [2], [3]] : tensor<2x3x8x6xf32> into tensor<6x8x6xf32>
    %10 = tensor.empty() : tensor<6x4x6xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %12 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x4x8xf32>, tensor<6x8x6xf32>) outs(%11 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded = tensor.expand_shape %12 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xf32> into tensor<2x3x4x6xf32>
    %13 = tensor.empty() : tensor<2x3x4x6xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_1 : tensor<2x3x4x6xf32>, tensor<4x6xf32>) outs(%13 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.addf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x4x6xf32>
    %15 = tensor.empty() : tensor<2x3x4xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %17 = tensor.empty() : tensor<2x3x4xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %19:2 = linalg.generic {indexing_maps = [#map3, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x4x6xf32>) outs(%18, %16 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %37 = linalg.index 3 : index
      %38 = arith.index_cast %37 : index to i64
      %39 = arith.maximumf %in, %out : f32
      %40 = arith.cmpf ogt, %in, %out : f32
      %41 = arith.select %40, %38, %out_12 : i64
      linalg.yield %39, %41 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_7 = tensor.expand_shape %19#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_7 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%13 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.subf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x4x6xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x4x6xf32>) outs(%13 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.exp %in : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x4x6xf32>
    %22 = tensor.empty() : tensor<2x3x4x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x3x4x6xf32>) outs(%23 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %out : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x4x1xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%13 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.divf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x4x6xf32>
    %26 = tensor.empty() : tensor<4xi64>
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%26 : tensor<4xi64>) -> tensor<4xi64>
    %28 = tensor.empty() : tensor<4xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<4xf32>) -> tensor<4xf32>
    %30:2 = linalg.generic {indexing_maps = [#map8, #map9, #map9], iterator_types = ["parallel", "reduction"]} ins(%cst_1 : tensor<4x6xf32>) outs(%29, %27 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %37 = linalg.index 1 : index
      %38 = arith.index_cast %37 : index to i64
      %39 = arith.maximumf %in, %out : f32
      %40 = arith.cmpf ogt, %in, %out : f32
      %41 = arith.select %40, %38, %out_12 : i64
      linalg.yield %39, %41 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_8 = tensor.expand_shape %30#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %31 = tensor.empty() : tensor<4x1xi1>
    %32 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %cst_3 : tensor<4x1xf32>, tensor<1xf32>) outs(%31 : tensor<4x1xi1>) {
    ^bb0(%in: f32, %in_12: f32, %out: i1):
      %37 = arith.cmpf oeq, %in, %in_12 : f32
      linalg.yield %37 : i1
    } -> tensor<4x1xi1>
    %33 = linalg.generic {indexing_maps = [#map11, #map12, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %cst_2, %25 : tensor<4x1xi1>, tensor<1xf32>, tensor<2x3x4x6xf32>) outs(%13 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %37 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x4x6xf32>
    %collapsed_9 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x4x6xf32> into tensor<6x4x6xf32>
    %collapsed_10 = tensor.collapse_shape %5 [[0, 1], [2, 3], [4]] : tensor<2x3x1x6x10xf32> into tensor<6x6x10xf32>
    %34 = tensor.empty() : tensor<6x4x10xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<6x4x10xf32>) -> tensor<6x4x10xf32>
    %36 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<6x4x6xf32>, tensor<6x6x10xf32>) outs(%35 : tensor<6x4x10xf32>) -> tensor<6x4x10xf32>
    %expanded_11 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 3, 4, 10] : tensor<6x4x10xf32> into tensor<2x3x4x10xf32>
    return %expanded_11 : tensor<2x3x4x10xf32>
  }
}

