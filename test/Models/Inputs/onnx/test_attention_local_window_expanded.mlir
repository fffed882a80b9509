#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map14 = affine_map<(d0, d1) -> (d0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
module {
  func.func @test_attention_local_window_expanded(%arg0: tensor<2x3x4x8xf32>, %arg1: tensor<2x3x6x8xf32>, %arg2: tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4x6xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %cst_5 = arith.constant dense<8.000000e+00> : tensor<1xf32>
    %cst_6 = arith.constant dense<2> : tensor<i64>
    %cst_7 = arith.constant dense<0> : tensor<1xi64>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_5 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = math.sqrt %in : f32
      linalg.yield %53 : f32
    } -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_4, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %53 = arith.divf %in, %in_17 : f32
      linalg.yield %53 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = math.sqrt %in : f32
      linalg.yield %53 : f32
    } -> tensor<1xf32>
    %4 = tensor.empty() : tensor<4xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %53 = linalg.index 0 : index
      %54 = arith.index_cast %53 : index to i64
      linalg.yield %54 : i64
    } -> tensor<4xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %6 = tensor.empty() : tensor<6xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %53 = linalg.index 0 : index
      %54 = arith.index_cast %53 : index to i64
      linalg.yield %54 : i64
    } -> tensor<6xi64>
    %expanded_8 = tensor.expand_shape %7 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %8 = tensor.empty() : tensor<4x1xi64>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %cst_7 : tensor<4x1xi64>, tensor<1xi64>) outs(%8 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %in_17: i64, %out: i64):
      %53 = arith.addi %in, %in_17 : i64
      linalg.yield %53 : i64
    } -> tensor<4x1xi64>
    %10 = tensor.empty() : tensor<4x6xi1>
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %expanded_8 : tensor<4x1xi64>, tensor<1x6xi64>) outs(%10 : tensor<4x6xi1>) {
    ^bb0(%in: i64, %in_17: i64, %out: i1):
      %53 = arith.cmpi slt, %in, %in_17 : i64
      linalg.yield %53 : i1
    } -> tensor<4x6xi1>
    %12 = tensor.empty() : tensor<4x6xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map5, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %cst_3, %cst_2 : tensor<4x6xi1>, tensor<1xf32>, tensor<1xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %53 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %53 : f32
    } -> tensor<4x6xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %13 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %53 = arith.addf %in, %in_17 : f32
      linalg.yield %53 : f32
    } -> tensor<4x6xf32>
    %15 = tensor.empty() : tensor<4x6xi64>
    %16 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %expanded_8 : tensor<4x1xi64>, tensor<1x6xi64>) outs(%15 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %in_17: i64, %out: i64):
      %53 = arith.subi %in, %in_17 : i64
      linalg.yield %53 : i64
    } -> tensor<4x6xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %cst_6 : tensor<4x6xi64>, tensor<i64>) outs(%10 : tensor<4x6xi1>) {
    ^bb0(%in: i64, %in_17: i64, %out: i1):
      %53 = arith.cmpi sle, %in, %in_17 : i64
      linalg.yield %53 : i1
    } -> tensor<4x6xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map5, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %cst_2, %cst_3 : tensor<4x6xi1>, tensor<1xf32>, tensor<1xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %53 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %53 : f32
    } -> tensor<4x6xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %18 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %53 = arith.addf %in, %in_17 : f32
      linalg.yield %53 : f32
    } -> tensor<4x6xf32>
    %20 = tensor.empty() : tensor<2x3x1x6x8xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x6x8xf32>) outs(%20 : tensor<2x3x1x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x8xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x6x8xf32>) outs(%20 : tensor<2x3x1x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x1x6x8xf32>
    %collapsed = tensor.collapse_shape %21 [[0], [1], [2, 3], [4]] : tensor<2x3x1x6x8xf32> into tensor<2x3x6x8xf32>
    %23 = tensor.empty() : tensor<2x3x8x6xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x3x6x8xf32>) outs(%23 : tensor<2x3x8x6xf32>) permutation = [0, 1, 3, 2] 
    %24 = tensor.empty() : tensor<2x3x4x8xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x3x4x8xf32>, tensor<1xf32>) outs(%24 : tensor<2x3x4x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %53 = arith.mulf %in, %in_17 : f32
      linalg.yield %53 : f32
    } -> tensor<2x3x4x8xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %3 : tensor<2x3x8x6xf32>, tensor<1xf32>) outs(%23 : tensor<2x3x8x6xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %53 = arith.mulf %in, %in_17 : f32
      linalg.yield %53 : f32
    } -> tensor<2x3x8x6xf32>
    %collapsed_9 = tensor.collapse_shape %25 [[0, 1], [2], [3]] : tensor<2x3x4x8xf32> into tensor<6x4x8xf32>
    %collapsed_10 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<2x3x8x6xf32> into tensor<6x8x6xf32>
    %27 = tensor.empty() : tensor<6x4x6xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %29 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<6x4x8xf32>, tensor<6x8x6xf32>) outs(%28 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded_11 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xf32> into tensor<2x3x4x6xf32>
    %30 = tensor.empty() : tensor<2x3x4x6xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %19 : tensor<2x3x4x6xf32>, tensor<4x6xf32>) outs(%30 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %53 = arith.addf %in, %in_17 : f32
      linalg.yield %53 : f32
    } -> tensor<2x3x4x6xf32>
    %32 = tensor.empty() : tensor<2x3x4xi64>
    %33 = linalg.fill ins(%c0_i64 : i64) outs(%32 : tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %34 = tensor.empty() : tensor<2x3x4xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %36:2 = linalg.generic {indexing_maps = [#map9, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x3x4x6xf32>) outs(%35, %33 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %53 = linalg.index 3 : index
      %54 = arith.index_cast %53 : index to i64
      %55 = arith.maximumf %in, %out : f32
      %56 = arith.cmpf ogt, %in, %out : f32
      %57 = arith.select %56, %54, %out_17 : i64
      linalg.yield %55, %57 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_12 = tensor.expand_shape %36#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %expanded_12 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%30 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %53 = arith.subf %in, %in_17 : f32
      linalg.yield %53 : f32
    } -> tensor<2x3x4x6xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x3x4x6xf32>) outs(%30 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = math.exp %in : f32
      linalg.yield %53 : f32
    } -> tensor<2x3x4x6xf32>
    %39 = tensor.empty() : tensor<2x3x4x1xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
    %41 = linalg.generic {indexing_maps = [#map9, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x3x4x6xf32>) outs(%40 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.addf %in, %out : f32
      linalg.yield %53 : f32
    } -> tensor<2x3x4x1xf32>
    %42 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%30 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %53 = arith.divf %in, %in_17 : f32
      linalg.yield %53 : f32
    } -> tensor<2x3x4x6xf32>
    %43 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<4xi64>) -> tensor<4xi64>
    %44 = tensor.empty() : tensor<4xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<4xf32>) -> tensor<4xf32>
    %46:2 = linalg.generic {indexing_maps = [#map1, #map14, #map14], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<4x6xf32>) outs(%45, %43 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %53 = linalg.index 1 : index
      %54 = arith.index_cast %53 : index to i64
      %55 = arith.maximumf %in, %out : f32
      %56 = arith.cmpf ogt, %in, %out : f32
      %57 = arith.select %56, %54, %out_17 : i64
      linalg.yield %55, %57 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_13 = tensor.expand_shape %46#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %47 = tensor.empty() : tensor<4x1xi1>
    %48 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_13, %cst_3 : tensor<4x1xf32>, tensor<1xf32>) outs(%47 : tensor<4x1xi1>) {
    ^bb0(%in: f32, %in_17: f32, %out: i1):
      %53 = arith.cmpf oeq, %in, %in_17 : f32
      linalg.yield %53 : i1
    } -> tensor<4x1xi1>
    %49 = linalg.generic {indexing_maps = [#map15, #map10, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %cst_2, %42 : tensor<4x1xi1>, tensor<1xf32>, tensor<2x3x4x6xf32>) outs(%30 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %53 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %53 : f32
    } -> tensor<2x3x4x6xf32>
    %collapsed_14 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<2x3x4x6xf32> into tensor<6x4x6xf32>
    %collapsed_15 = tensor.collapse_shape %22 [[0, 1], [2, 3], [4]] : tensor<2x3x1x6x8xf32> into tensor<6x6x8xf32>
    %50 = tensor.empty() : tensor<6x4x8xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %52 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<6x4x6xf32>, tensor<6x6x8xf32>) outs(%51 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %expanded_16 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [2, 3, 4, 8] : tensor<6x4x8xf32> into tensor<2x3x4x8xf32>
    return %expanded_16 : tensor<2x3x4x8xf32>
  }
}

