#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1) -> (d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
module {
  func.func @test_attention_23_boolmask_fullymasked_row_nan_robustness_expanded(%arg0: tensor<1x2x2x8xf32>, %arg1: tensor<1x2x2x8xf32>, %arg2: tensor<1x2x2x8xf32>, %arg3: tensor<2x2xi1>) -> tensor<1x2x2x8xf32> {
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
      %40 = math.sqrt %in : f32
      linalg.yield %40 : f32
    } -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.divf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.sqrt %in : f32
      linalg.yield %40 : f32
    } -> tensor<1xf32>
    %4 = tensor.empty() : tensor<2x2xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %cst_1, %cst_2 : tensor<2x2xi1>, tensor<1xf32>, tensor<1xf32>) outs(%4 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %40 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %40 : f32
    } -> tensor<2x2xf32>
    %6 = tensor.empty() : tensor<1x2x1x2x8xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x2x2x8xf32>) outs(%6 : tensor<1x2x1x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x1x2x8xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1x2x2x8xf32>) outs(%6 : tensor<1x2x1x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x1x2x8xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1], [2, 3], [4]] : tensor<1x2x1x2x8xf32> into tensor<1x2x2x8xf32>
    %9 = tensor.empty() : tensor<1x2x8x2xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<1x2x2x8xf32>) outs(%9 : tensor<1x2x8x2xf32>) permutation = [0, 1, 3, 2] 
    %10 = tensor.empty() : tensor<1x2x2x8xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<1x2x2x8xf32>, tensor<1xf32>) outs(%10 : tensor<1x2x2x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.mulf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<1x2x2x8xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %3 : tensor<1x2x8x2xf32>, tensor<1xf32>) outs(%9 : tensor<1x2x8x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.mulf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<1x2x8x2xf32>
    %collapsed_5 = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<1x2x2x8xf32> into tensor<2x2x8xf32>
    %collapsed_6 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<1x2x8x2xf32> into tensor<2x8x2xf32>
    %13 = tensor.empty() : tensor<2x2x2xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %15 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<2x2x8xf32>, tensor<2x8x2xf32>) outs(%14 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %expanded = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [1, 2, 2, 2] : tensor<2x2x2xf32> into tensor<1x2x2x2xf32>
    %16 = tensor.empty() : tensor<1x2x2x2xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %5 : tensor<1x2x2x2xf32>, tensor<2x2xf32>) outs(%16 : tensor<1x2x2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.addf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<1x2x2x2xf32>
    %18 = tensor.empty() : tensor<1x2x2xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<1x2x2xi64>) -> tensor<1x2x2xi64>
    %20 = tensor.empty() : tensor<1x2x2xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %22:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<1x2x2x2xf32>) outs(%21, %19 : tensor<1x2x2xf32>, tensor<1x2x2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %40 = linalg.index 3 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.maximumf %in, %out : f32
      %43 = arith.cmpf ogt, %in, %out : f32
      %44 = arith.select %43, %41, %out_12 : i64
      linalg.yield %42, %44 : f32, i64
    } -> (tensor<1x2x2xf32>, tensor<1x2x2xi64>)
    %expanded_7 = tensor.expand_shape %22#0 [[0], [1], [2, 3]] output_shape [1, 2, 2, 1] : tensor<1x2x2xf32> into tensor<1x2x2x1xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_7 : tensor<1x2x2x2xf32>, tensor<1x2x2x1xf32>) outs(%16 : tensor<1x2x2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.subf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<1x2x2x2xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<1x2x2x2xf32>) outs(%16 : tensor<1x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<1x2x2x2xf32>
    %25 = tensor.empty() : tensor<1x2x2x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<1x2x2x2xf32>) outs(%26 : tensor<1x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<1x2x2x1xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<1x2x2x2xf32>, tensor<1x2x2x1xf32>) outs(%16 : tensor<1x2x2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.divf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<1x2x2x2xf32>
    %29 = tensor.empty() : tensor<2xi64>
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<2xi64>) -> tensor<2xi64>
    %31 = tensor.empty() : tensor<2xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<2xf32>) -> tensor<2xf32>
    %33:2 = linalg.generic {indexing_maps = [#map1, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<2x2xf32>) outs(%32, %30 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %40 = linalg.index 1 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.maximumf %in, %out : f32
      %43 = arith.cmpf ogt, %in, %out : f32
      %44 = arith.select %43, %41, %out_12 : i64
      linalg.yield %42, %44 : f32, i64
    } -> (tensor<2xf32>, tensor<2xi64>)
    %expanded_8 = tensor.expand_shape %33#0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %34 = tensor.empty() : tensor<2x1xi1>
    %35 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %cst_2 : tensor<2x1xf32>, tensor<1xf32>) outs(%34 : tensor<2x1xi1>) {
    ^bb0(%in: f32, %in_12: f32, %out: i1):
      %40 = arith.cmpf oeq, %in, %in_12 : f32
      linalg.yield %40 : i1
    } -> tensor<2x1xi1>
    %36 = linalg.generic {indexing_maps = [#map12, #map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %cst_1, %28 : tensor<2x1xi1>, tensor<1xf32>, tensor<1x2x2x2xf32>) outs(%16 : tensor<1x2x2x2xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %40 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %40 : f32
    } -> tensor<1x2x2x2xf32>
    %collapsed_9 = tensor.collapse_shape %36 [[0, 1], [2], [3]] : tensor<1x2x2x2xf32> into tensor<2x2x2xf32>
    %collapsed_10 = tensor.collapse_shape %8 [[0, 1], [2, 3], [4]] : tensor<1x2x1x2x8xf32> into tensor<2x2x8xf32>
    %37 = tensor.empty() : tensor<2x2x8xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %39 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<2x2x2xf32>, tensor<2x2x8xf32>) outs(%38 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %expanded_11 = tensor.expand_shape %39 [[0, 1], [2], [3]] output_shape [1, 2, 2, 8] : tensor<2x2x8xf32> into tensor<1x2x2x8xf32>
    return %expanded_11 : tensor<1x2x2x8xf32>
  }
}

