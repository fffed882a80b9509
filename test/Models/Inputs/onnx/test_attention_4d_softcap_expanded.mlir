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
  func.func @test_attention_4d_softcap_expanded(%arg0: tensor<2x3x4x8xf32>, %arg1: tensor<2x3x6x8xf32>, %arg2: tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4x6xf32>
    %cst_2 = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %cst_6 = arith.constant dense<8.000000e+00> : tensor<1xf32>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_6 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.sqrt %in : f32
      linalg.yield %41 : f32
    } -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_5, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %41 = arith.divf %in, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.sqrt %in : f32
      linalg.yield %41 : f32
    } -> tensor<1xf32>
    %4 = tensor.empty() : tensor<2x3x1x6x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x6x8xf32>) outs(%4 : tensor<2x3x1x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x6x8xf32>) outs(%4 : tensor<2x3x1x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x8xf32>
    %collapsed = tensor.collapse_shape %5 [[0], [1], [2, 3], [4]] : tensor<2x3x1x6x8xf32> into tensor<2x3x6x8xf32>
    %7 = tensor.empty() : tensor<2x3x8x6xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x3x6x8xf32>) outs(%7 : tensor<2x3x8x6xf32>) permutation = [0, 1, 3, 2] 
    %8 = tensor.empty() : tensor<2x3x4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x3x4x8xf32>, tensor<1xf32>) outs(%8 : tensor<2x3x4x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %41 = arith.mulf %in, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x8xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %3 : tensor<2x3x8x6xf32>, tensor<1xf32>) outs(%7 : tensor<2x3x8x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %41 = arith.mulf %in, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x8x6xf32>
    %collapsed_7 = tensor.collapse_shape %9 [[0, 1], [2], [3]] : tensor<2x3x4x8xf32> into tensor<6x4x8xf32>
    %collapsed_8 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<2x3x8x6xf32> into tensor<6x8x6xf32>
    %11 = tensor.empty() : tensor<6x4x6xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %13 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x4x8xf32>, tensor<6x8x6xf32>) outs(%12 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded = tensor.expand_shape %13 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xf32> into tensor<2x3x4x6xf32>
    %14 = tensor.empty() : tensor<2x3x4x6xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_2 : tensor<2x3x4x6xf32>, tensor<1xf32>) outs(%14 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %41 = arith.divf %in, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x6xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x4x6xf32>) outs(%14 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.tanh %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x6xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %cst_2 : tensor<2x3x4x6xf32>, tensor<1xf32>) outs(%14 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %41 = arith.mulf %in, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x6xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %cst_1 : tensor<2x3x4x6xf32>, tensor<4x6xf32>) outs(%14 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %41 = arith.addf %in, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x6xf32>
    %19 = tensor.empty() : tensor<2x3x4xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %21 = tensor.empty() : tensor<2x3x4xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %23:2 = linalg.generic {indexing_maps = [#map3, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x4x6xf32>) outs(%22, %20 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %41 = linalg.index 3 : index
      %42 = arith.index_cast %41 : index to i64
      %43 = arith.maximumf %in, %out : f32
      %44 = arith.cmpf ogt, %in, %out : f32
      %45 = arith.select %44, %42, %out_14 : i64
      linalg.yield %43, %45 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_9 = tensor.expand_shape %23#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_9 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%14 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %41 = arith.subf %in, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x6xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x3x4x6xf32>) outs(%14 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.exp %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x6xf32>
    %26 = tensor.empty() : tensor<2x3x4x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x3x4x6xf32>) outs(%27 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x1xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%14 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %41 = arith.divf %in, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x6xf32>
    %30 = tensor.empty() : tensor<4xi64>
    %31 = linalg.fill ins(%c0_i64 : i64) outs(%30 : tensor<4xi64>) -> tensor<4xi64>
    %32 = tensor.empty() : tensor<4xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<4xf32>) -> tensor<4xf32>
    %34:2 = linalg.generic {indexing_maps = [#map8, #map9, #map9], iterator_types = ["parallel", "reduction"]} ins(%cst_1 : tensor<4x6xf32>) outs(%33, %31 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %41 = linalg.index 1 : index
      %42 = arith.index_cast %41 : index to i64
      %43 = arith.maximumf %in, %out : f32
      %44 = arith.cmpf ogt, %in, %out : f32
      %45 = arith.select %44, %42, %out_14 : i64
      linalg.yield %43, %45 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_10 = tensor.expand_shape %34#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %35 = tensor.empty() : tensor<4x1xi1>
    %36 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_10, %cst_4 : tensor<4x1xf32>, tensor<1xf32>) outs(%35 : tensor<4x1xi1>) {
    ^bb0(%in: f32, %in_14: f32, %out: i1):
      %41 = arith.cmpf oeq, %in, %in_14 : f32
      linalg.yield %41 : i1
    } -> tensor<4x1xi1>
    %37 = linalg.generic {indexing_maps = [#map11, #map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %cst_3, %29 : tensor<4x1xi1>, tensor<1xf32>, tensor<2x3x4x6xf32>) outs(%14 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: i1, %in_14: f32, %in_15: f32, %out: f32):
      %41 = arith.select %in, %in_14, %in_15 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x4x6xf32>
    %collapsed_11 = tensor.collapse_shape %37 [[0, 1], [2], [3]] : tensor<2x3x4x6xf32> into tensor<6x4x6xf32>
    %collapsed_12 = tensor.collapse_shape %6 [[0, 1], [2, 3], [4]] : tensor<2x3x1x6x8xf32> into tensor<6x6x8xf32>
    %38 = tensor.empty() : tensor<6x4x8xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %40 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<6x4x6xf32>, tensor<6x6x8xf32>) outs(%39 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %expanded_13 = tensor.expand_shape %40 [[0, 1], [2], [3]] output_shape [2, 3, 4, 8] : tensor<6x4x8xf32> into tensor<2x3x4x8xf32>
    return %expanded_13 : tensor<2x3x4x8xf32>
  }
}

