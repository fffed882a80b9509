#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (0)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
module {
  func.func @test_attention_4d_causal_nonpad_negative_offset_structural_empty_expanded(%arg0: tensor<1x2x4x8xf32>, %arg1: tensor<1x2x4x8xf32>, %arg2: tensor<1x2x4x8xf32>, %arg3: tensor<1xi64>) -> tensor<1x2x4x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4x4xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %cst_5 = arith.constant dense<8.000000e+00> : tensor<1xf32>
    %c0_i64 = arith.constant 0 : i64
    %cst_6 = arith.constant dense<4> : tensor<1xi64>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_5 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.sqrt %in : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_4, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %54 = arith.divf %in, %in_19 : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.sqrt %in : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %4 = tensor.empty() : tensor<1xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %cst_6 : tensor<1xi64>, tensor<1xi64>) outs(%4 : tensor<1xi64>) {
    ^bb0(%in: i64, %in_19: i64, %out: i64):
      %54 = arith.subi %in, %in_19 : i64
      linalg.yield %54 : i64
    } -> tensor<1xi64>
    %6 = tensor.empty() : tensor<4xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i64
      linalg.yield %55 : i64
    } -> tensor<4xi64>
    %expanded = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 4, 1] : tensor<4xi64> into tensor<1x1x4x1xi64>
    %expanded_7 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xi64> into tensor<1x1x1x4xi64>
    %expanded_8 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %8 = tensor.empty() : tensor<1x1x4x1xi64>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x1x4x1xi64>, tensor<1x1x1x1xi64>) outs(%8 : tensor<1x1x4x1xi64>) {
    ^bb0(%in: i64, %in_19: i64, %out: i64):
      %54 = arith.addi %in, %in_19 : i64
      linalg.yield %54 : i64
    } -> tensor<1x1x4x1xi64>
    %10 = tensor.empty() : tensor<1x1x4x4xi1>
    %11 = linalg.generic {indexing_maps = [#map3, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_7 : tensor<1x1x4x1xi64>, tensor<1x1x1x4xi64>) outs(%10 : tensor<1x1x4x4xi1>) {
    ^bb0(%in: i64, %in_19: i64, %out: i1):
      %54 = arith.cmpi slt, %in, %in_19 : i64
      linalg.yield %54 : i1
    } -> tensor<1x1x4x4xi1>
    %12 = tensor.empty() : tensor<1x1x4x4xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %cst_3, %cst_2 : tensor<1x1x4x4xi1>, tensor<1xf32>, tensor<1xf32>) outs(%12 : tensor<1x1x4x4xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %54 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %54 : f32
    } -> tensor<1x1x4x4xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %13 : tensor<4x4xf32>, tensor<1x1x4x4xf32>) outs(%12 : tensor<1x1x4x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %54 = arith.addf %in, %in_19 : f32
      linalg.yield %54 : f32
    } -> tensor<1x1x4x4xf32>
    %expanded_9 = tensor.expand_shape %arg3 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %15 = tensor.empty() : tensor<1x4xi1>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%7, %expanded_9 : tensor<4xi64>, tensor<1x1xi64>) outs(%15 : tensor<1x4xi1>) {
    ^bb0(%in: i64, %in_19: i64, %out: i1):
      %54 = arith.cmpi slt, %in, %in_19 : i64
      linalg.yield %54 : i1
    } -> tensor<1x4xi1>
    %17 = tensor.empty() : tensor<1x4xf32>
    %18 = linalg.generic {indexing_maps = [#map8, #map9, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%16, %cst_2, %cst_3 : tensor<1x4xi1>, tensor<1xf32>, tensor<1xf32>) outs(%17 : tensor<1x4xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %54 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %54 : f32
    } -> tensor<1x4xf32>
    %expanded_10 = tensor.expand_shape %18 [[0], [1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<1x4xf32> into tensor<1x1x1x4xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_10 : tensor<1x1x4x4xf32>, tensor<1x1x1x4xf32>) outs(%12 : tensor<1x1x4x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %54 = arith.addf %in, %in_19 : f32
      linalg.yield %54 : f32
    } -> tensor<1x1x4x4xf32>
    %20 = tensor.empty() : tensor<1x2x1x4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x2x4x8xf32>) outs(%20 : tensor<1x2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x1x4x8xf32>
    %22 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1x2x4x8xf32>) outs(%20 : tensor<1x2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x1x4x8xf32>
    %collapsed = tensor.collapse_shape %21 [[0], [1], [2, 3], [4]] : tensor<1x2x1x4x8xf32> into tensor<1x2x4x8xf32>
    %23 = tensor.empty() : tensor<1x2x8x4xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<1x2x4x8xf32>) outs(%23 : tensor<1x2x8x4xf32>) permutation = [0, 1, 3, 2] 
    %24 = tensor.empty() : tensor<1x2x4x8xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<1x2x4x8xf32>, tensor<1xf32>) outs(%24 : tensor<1x2x4x8xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %54 = arith.mulf %in, %in_19 : f32
      linalg.yield %54 : f32
    } -> tensor<1x2x4x8xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %3 : tensor<1x2x8x4xf32>, tensor<1xf32>) outs(%23 : tensor<1x2x8x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %54 = arith.mulf %in, %in_19 : f32
      linalg.yield %54 : f32
    } -> tensor<1x2x8x4xf32>
    %collapsed_11 = tensor.collapse_shape %25 [[0, 1], [2], [3]] : tensor<1x2x4x8xf32> into tensor<2x4x8xf32>
    %collapsed_12 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<1x2x8x4xf32> into tensor<2x8x4xf32>
    %27 = tensor.empty() : tensor<2x4x4xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %29 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<2x4x8xf32>, tensor<2x8x4xf32>) outs(%28 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %expanded_13 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [1, 2, 4, 4] : tensor<2x4x4xf32> into tensor<1x2x4x4xf32>
    %30 = tensor.empty() : tensor<1x2x4x4xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %19 : tensor<1x2x4x4xf32>, tensor<1x1x4x4xf32>) outs(%30 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %54 = arith.addf %in, %in_19 : f32
      linalg.yield %54 : f32
    } -> tensor<1x2x4x4xf32>
    %32 = tensor.empty() : tensor<1x2x4xi64>
    %33 = linalg.fill ins(%c0_i64 : i64) outs(%32 : tensor<1x2x4xi64>) -> tensor<1x2x4xi64>
    %34 = tensor.empty() : tensor<1x2x4xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %36:2 = linalg.generic {indexing_maps = [#map1, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<1x2x4x4xf32>) outs(%35, %33 : tensor<1x2x4xf32>, tensor<1x2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %54 = linalg.index 3 : index
      %55 = arith.index_cast %54 : index to i64
      %56 = arith.maximumf %in, %out : f32
      %57 = arith.cmpf ogt, %in, %out : f32
      %58 = arith.select %57, %55, %out_19 : i64
      linalg.yield %56, %58 : f32, i64
    } -> (tensor<1x2x4xf32>, tensor<1x2x4xi64>)
    %expanded_14 = tensor.expand_shape %36#0 [[0], [1], [2, 3]] output_shape [1, 2, 4, 1] : tensor<1x2x4xf32> into tensor<1x2x4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %expanded_14 : tensor<1x2x4x4xf32>, tensor<1x2x4x1xf32>) outs(%30 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %54 = arith.subf %in, %in_19 : f32
      linalg.yield %54 : f32
    } -> tensor<1x2x4x4xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<1x2x4x4xf32>) outs(%30 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<1x2x4x4xf32>
    %39 = tensor.empty() : tensor<1x2x4x1xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<1x2x4x4xf32>) outs(%40 : tensor<1x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %out : f32
      linalg.yield %54 : f32
    } -> tensor<1x2x4x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<1x2x4x4xf32>, tensor<1x2x4x1xf32>) outs(%30 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %54 = arith.divf %in, %in_19 : f32
      linalg.yield %54 : f32
    } -> tensor<1x2x4x4xf32>
    %43 = tensor.empty() : tensor<1x1x4xi64>
    %44 = linalg.fill ins(%c0_i64 : i64) outs(%43 : tensor<1x1x4xi64>) -> tensor<1x1x4xi64>
    %45 = tensor.empty() : tensor<1x1x4xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %47:2 = linalg.generic {indexing_maps = [#map1, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<1x1x4x4xf32>) outs(%46, %44 : tensor<1x1x4xf32>, tensor<1x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %54 = linalg.index 3 : index
      %55 = arith.index_cast %54 : index to i64
      %56 = arith.maximumf %in, %out : f32
      %57 = arith.cmpf ogt, %in, %out : f32
      %58 = arith.select %57, %55, %out_19 : i64
      linalg.yield %56, %58 : f32, i64
    } -> (tensor<1x1x4xf32>, tensor<1x1x4xi64>)
    %expanded_15 = tensor.expand_shape %47#0 [[0], [1], [2, 3]] output_shape [1, 1, 4, 1] : tensor<1x1x4xf32> into tensor<1x1x4x1xf32>
    %48 = tensor.empty() : tensor<1x1x4x1xi1>
    %49 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15, %cst_3 : tensor<1x1x4x1xf32>, tensor<1xf32>) outs(%48 : tensor<1x1x4x1xi1>) {
    ^bb0(%in: f32, %in_19: f32, %out: i1):
      %54 = arith.cmpf oeq, %in, %in_19 : f32
      linalg.yield %54 : i1
    } -> tensor<1x1x4x1xi1>
    %50 = linalg.generic {indexing_maps = [#map15, #map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %cst_2, %42 : tensor<1x1x4x1xi1>, tensor<1xf32>, tensor<1x2x4x4xf32>) outs(%30 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %54 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %54 : f32
    } -> tensor<1x2x4x4xf32>
    %collapsed_16 = tensor.collapse_shape %50 [[0, 1], [2], [3]] : tensor<1x2x4x4xf32> into tensor<2x4x4xf32>
    %collapsed_17 = tensor.collapse_shape %22 [[0, 1], [2, 3], [4]] : tensor<1x2x1x4x8xf32> into tensor<2x4x8xf32>
    %51 = tensor.empty() : tensor<2x4x8xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %53 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<2x4x4xf32>, tensor<2x4x8xf32>) outs(%52 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %expanded_18 = tensor.expand_shape %53 [[0, 1], [2], [3]] output_shape [1, 2, 4, 8] : tensor<2x4x8xf32> into tensor<1x2x4x8xf32>
    return %expanded_18 : tensor<1x2x4x8xf32>
  }
}

