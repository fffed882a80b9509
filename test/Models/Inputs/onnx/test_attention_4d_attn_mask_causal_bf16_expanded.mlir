#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
module {
  func.func @test_attention_4d_attn_mask_causal_bf16_expanded(%arg0: tensor<2x3x4x8xbf16>, %arg1: tensor<2x3x6x8xbf16>, %arg2: tensor<2x3x6x8xbf16>, %arg3: tensor<2x1x4x6xbf16>) -> tensor<2x3x4x8xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0xFF80 : bf16
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1xbf16>
    %cst_3 = arith.constant dense<0xFF80> : tensor<1xbf16>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_5 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %cst_7 = arith.constant dense<8.000000e+00> : tensor<1xf32>
    %cst_8 = arith.constant dense<0> : tensor<1xi64>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_7 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = math.sqrt %in : f32
      linalg.yield %61 : f32
    } -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_6, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %61 = arith.divf %in, %in_18 : f32
      linalg.yield %61 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = math.sqrt %in : f32
      linalg.yield %61 : f32
    } -> tensor<1xf32>
    %4 = tensor.empty() : tensor<1xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<1xf32>) outs(%4 : tensor<1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<1xbf16>
    %6 = tensor.empty() : tensor<4xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %61 = linalg.index 0 : index
      %62 = arith.index_cast %61 : index to i64
      linalg.yield %62 : i64
    } -> tensor<4xi64>
    %expanded = tensor.expand_shape %7 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %8 = tensor.empty() : tensor<6xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %61 = linalg.index 0 : index
      %62 = arith.index_cast %61 : index to i64
      linalg.yield %62 : i64
    } -> tensor<6xi64>
    %expanded_9 = tensor.expand_shape %9 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %10 = tensor.empty() : tensor<4x1xi64>
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %cst_8 : tensor<4x1xi64>, tensor<1xi64>) outs(%10 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %in_18: i64, %out: i64):
      %61 = arith.addi %in, %in_18 : i64
      linalg.yield %61 : i64
    } -> tensor<4x1xi64>
    %12 = tensor.empty() : tensor<4x6xi1>
    %13 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %expanded_9 : tensor<4x1xi64>, tensor<1x6xi64>) outs(%12 : tensor<4x6xi1>) {
    ^bb0(%in: i64, %in_18: i64, %out: i1):
      %61 = arith.cmpi slt, %in, %in_18 : i64
      linalg.yield %61 : i1
    } -> tensor<4x6xi1>
    %14 = tensor.empty() : tensor<4x6xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map5, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %cst_5, %cst_4 : tensor<4x6xi1>, tensor<1xf32>, tensor<1xf32>) outs(%14 : tensor<4x6xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %61 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %61 : f32
    } -> tensor<4x6xf32>
    %16 = tensor.empty() : tensor<4x6xbf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<4x6xf32>) outs(%16 : tensor<4x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<4x6xbf16>
    %18 = tensor.empty() : tensor<2x1x4x6xbf16>
    %19 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %17 : tensor<2x1x4x6xbf16>, tensor<4x6xbf16>) outs(%18 : tensor<2x1x4x6xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %61 = arith.addf %in, %in_18 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x1x4x6xbf16>
    %20 = tensor.empty() : tensor<2x3x1x6x8xbf16>
    %21 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x6x8xbf16>) outs(%20 : tensor<2x3x1x6x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x1x6x8xbf16>
    %22 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x6x8xbf16>) outs(%20 : tensor<2x3x1x6x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x1x6x8xbf16>
    %collapsed = tensor.collapse_shape %21 [[0], [1], [2, 3], [4]] : tensor<2x3x1x6x8xbf16> into tensor<2x3x6x8xbf16>
    %23 = tensor.empty() : tensor<2x3x8x6xbf16>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x3x6x8xbf16>) outs(%23 : tensor<2x3x8x6xbf16>) permutation = [0, 1, 3, 2] 
    %24 = tensor.empty() : tensor<2x3x4x8xbf16>
    %25 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %5 : tensor<2x3x4x8xbf16>, tensor<1xbf16>) outs(%24 : tensor<2x3x4x8xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %61 = arith.mulf %in, %in_18 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x4x8xbf16>
    %26 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %5 : tensor<2x3x8x6xbf16>, tensor<1xbf16>) outs(%23 : tensor<2x3x8x6xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %61 = arith.mulf %in, %in_18 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x8x6xbf16>
    %collapsed_10 = tensor.collapse_shape %25 [[0, 1], [2], [3]] : tensor<2x3x4x8xbf16> into tensor<6x4x8xbf16>
    %collapsed_11 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<2x3x8x6xbf16> into tensor<6x8x6xbf16>
    %27 = tensor.empty() : tensor<6x4x6xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %29 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<6x4x8xbf16>, tensor<6x8x6xbf16>) outs(%28 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %30 = tensor.empty() : tensor<6x4x6xbf16>
    %31 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<6x4x6xf32>) outs(%30 : tensor<6x4x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<6x4x6xbf16>
    %expanded_12 = tensor.expand_shape %31 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xbf16> into tensor<2x3x4x6xbf16>
    %32 = tensor.empty() : tensor<2x3x4x6xbf16>
    %33 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %19 : tensor<2x3x4x6xbf16>, tensor<2x1x4x6xbf16>) outs(%32 : tensor<2x3x4x6xbf16>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: bf16):
      %61 = arith.addf %in, %in_18 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x4x6xbf16>
    %34 = tensor.empty() : tensor<2x3x4x6xf32>
    %35 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x3x4x6xbf16>) outs(%34 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %61 = arith.extf %in : bf16 to f32
      linalg.yield %61 : f32
    } -> tensor<2x3x4x6xf32>
    %36 = tensor.empty() : tensor<2x3x4xi64>
    %37 = linalg.fill ins(%c0_i64 : i64) outs(%36 : tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %38 = tensor.empty() : tensor<2x3x4xf32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%38 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %40:2 = linalg.generic {indexing_maps = [#map6, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x3x4x6xf32>) outs(%39, %37 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_18: i64):
      %61 = linalg.index 3 : index
      %62 = arith.index_cast %61 : index to i64
      %63 = arith.maximumf %in, %out : f32
      %64 = arith.cmpf ogt, %in, %out : f32
      %65 = arith.select %64, %62, %out_18 : i64
      linalg.yield %63, %65 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_13 = tensor.expand_shape %40#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map14, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %expanded_13 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%34 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %61 = arith.subf %in, %in_18 : f32
      linalg.yield %61 : f32
    } -> tensor<2x3x4x6xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x3x4x6xf32>) outs(%34 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = math.exp %in : f32
      linalg.yield %61 : f32
    } -> tensor<2x3x4x6xf32>
    %43 = tensor.empty() : tensor<2x3x4x1xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x3x4x6xf32>) outs(%44 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.addf %in, %out : f32
      linalg.yield %61 : f32
    } -> tensor<2x3x4x1xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map14, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%34 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %61 = arith.divf %in, %in_18 : f32
      linalg.yield %61 : f32
    } -> tensor<2x3x4x6xf32>
    %47 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x3x4x6xf32>) outs(%32 : tensor<2x3x4x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x4x6xbf16>
    %48 = tensor.empty() : tensor<2x1x4xi64>
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %50 = tensor.empty() : tensor<2x1x4xbf16>
    %51 = linalg.fill ins(%cst_1 : bf16) outs(%50 : tensor<2x1x4xbf16>) -> tensor<2x1x4xbf16>
    %52:2 = linalg.generic {indexing_maps = [#map6, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x1x4x6xbf16>) outs(%51, %49 : tensor<2x1x4xbf16>, tensor<2x1x4xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_18: i64):
      %61 = linalg.index 3 : index
      %62 = arith.index_cast %61 : index to i64
      %63 = arith.maximumf %in, %out : bf16
      %64 = arith.cmpf ogt, %in, %out : bf16
      %65 = arith.select %64, %62, %out_18 : i64
      linalg.yield %63, %65 : bf16, i64
    } -> (tensor<2x1x4xbf16>, tensor<2x1x4xi64>)
    %expanded_14 = tensor.expand_shape %52#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xbf16> into tensor<2x1x4x1xbf16>
    %53 = tensor.empty() : tensor<2x1x4x1xi1>
    %54 = linalg.generic {indexing_maps = [#map6, #map15, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14, %cst_3 : tensor<2x1x4x1xbf16>, tensor<1xbf16>) outs(%53 : tensor<2x1x4x1xi1>) {
    ^bb0(%in: bf16, %in_18: bf16, %out: i1):
      %61 = arith.cmpf oeq, %in, %in_18 : bf16
      linalg.yield %61 : i1
    } -> tensor<2x1x4x1xi1>
    %55 = linalg.generic {indexing_maps = [#map16, #map10, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %cst_2, %47 : tensor<2x1x4x1xi1>, tensor<1xbf16>, tensor<2x3x4x6xbf16>) outs(%32 : tensor<2x3x4x6xbf16>) {
    ^bb0(%in: i1, %in_18: bf16, %in_19: bf16, %out: bf16):
      %61 = arith.select %in, %in_18, %in_19 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x4x6xbf16>
    %collapsed_15 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<2x3x4x6xbf16> into tensor<6x4x6xbf16>
    %collapsed_16 = tensor.collapse_shape %22 [[0, 1], [2, 3], [4]] : tensor<2x3x1x6x8xbf16> into tensor<6x6x8xbf16>
    %56 = tensor.empty() : tensor<6x4x8xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %58 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x4x6xbf16>, tensor<6x6x8xbf16>) outs(%57 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %59 = tensor.empty() : tensor<6x4x8xbf16>
    %60 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x4x8xf32>) outs(%59 : tensor<6x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<6x4x8xbf16>
    %expanded_17 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 3, 4, 8] : tensor<6x4x8xbf16> into tensor<2x3x4x8xbf16>
    return %expanded_17 : tensor<2x3x4x8xbf16>
  }
}

