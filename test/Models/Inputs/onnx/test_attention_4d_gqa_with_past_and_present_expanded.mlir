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
  func.func @test_attention_4d_gqa_with_past_and_present_expanded(%arg0: tensor<2x9x4x8xf32>, %arg1: tensor<2x3x6x8xf32>, %arg2: tensor<2x3x6x8xf32>, %arg3: tensor<4x18xf32>, %arg4: tensor<2x3x12x8xf32>, %arg5: tensor<2x3x12x8xf32>) -> (tensor<2x9x4x8xf32>, tensor<2x3x18x8xf32>, tensor<2x3x18x8xf32>) {
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<true> : tensor<1xi1>
    %cst_2 = arith.constant dense<false> : tensor<1xi1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %cst_6 = arith.constant dense<8.000000e+00> : tensor<1xf32>
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %c18_i64 = arith.constant 18 : i64
    %c8_i64 = arith.constant 8 : i64
    %c0 = arith.constant 0 : index
    %cst_7 = arith.constant dense<1> : tensor<1xi64>
    %cst_8 = arith.constant dense<3> : tensor<1xi64>
    %cst_9 = arith.constant dense<2> : tensor<1xi64>
    %cst_10 = arith.constant dense<18> : tensor<1xi64>
    %cst_11 = arith.constant dense<8> : tensor<1xi64>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_6 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.sqrt %in : f32
      linalg.yield %50 : f32
    } -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_5, %1 : tensor<1xf32>, tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %50 = arith.divf %in, %in_31 : f32
      linalg.yield %50 : f32
    } -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.sqrt %in : f32
      linalg.yield %50 : f32
    } -> tensor<1xf32>
    %concat = tensor.concat dim(2) %arg4, %arg1 : (tensor<2x3x12x8xf32>, tensor<2x3x6x8xf32>) -> tensor<2x3x18x8xf32>
    %concat_12 = tensor.concat dim(2) %arg5, %arg2 : (tensor<2x3x12x8xf32>, tensor<2x3x6x8xf32>) -> tensor<2x3x18x8xf32>
    %4 = tensor.empty() : tensor<1xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_2 : tensor<1xi1>) outs(%4 : tensor<1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %50 = arith.xori %in, %true : i1
      linalg.yield %50 : i1
    } -> tensor<1xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %cst_1 : tensor<1xi1>, tensor<1xi1>) outs(%4 : tensor<1xi1>) {
    ^bb0(%in: i1, %in_31: i1, %out: i1):
      %50 = arith.andi %in, %in_31 : i1
      linalg.yield %50 : i1
    } -> tensor<1xi1>
    %7 = tensor.empty() : tensor<1xi64>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%6, %cst_8, %cst_7 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%7 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_31: i64, %in_32: i64, %out: i64):
      %50 = arith.select %in, %in_31, %in_32 : i64
      linalg.yield %50 : i64
    } -> tensor<1xi64>
    %concat_13 = tensor.concat dim(0) %cst_9, %cst_8, %8, %cst_10, %cst_11 : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %extracted_slice = tensor.extract_slice %concat_13[0] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xi64>
    %9 = arith.cmpi sle, %extracted, %c2_i64 : i64
    cf.assert %9, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %extracted_slice_14 = tensor.extract_slice %concat_13[1] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_15 = tensor.extract %extracted_slice_14[%c0] : tensor<1xi64>
    %10 = arith.cmpi sle, %extracted_15, %c3_i64 : i64
    cf.assert %10, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %extracted_slice_16 = tensor.extract_slice %concat_13[2] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_17 = tensor.extract %extracted_slice_16[%c0] : tensor<1xi64>
    %extracted_slice_18 = tensor.extract_slice %concat_13[3] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_19 = tensor.extract %extracted_slice_18[%c0] : tensor<1xi64>
    %11 = arith.cmpi sle, %extracted_19, %c18_i64 : i64
    cf.assert %11, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %extracted_slice_20 = tensor.extract_slice %concat_13[4] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_21 = tensor.extract %extracted_slice_20[%c0] : tensor<1xi64>
    %12 = arith.cmpi sle, %extracted_21, %c8_i64 : i64
    cf.assert %12, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %13 = arith.cmpi slt, %extracted_17, %c0_i64 : i64
    %14 = arith.index_cast %extracted_17 : i64 to index
    %15 = arith.select %13, %c1, %14 : index
    %16 = tensor.empty(%15) : tensor<2x3x?x18x8xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<2x3x18x8xf32>) outs(%16 : tensor<2x3x?x18x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x?x18x8xf32>
    cf.assert %9, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    cf.assert %10, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    cf.assert %11, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    cf.assert %12, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat_12 : tensor<2x3x18x8xf32>) outs(%16 : tensor<2x3x?x18x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x?x18x8xf32>
    %collapsed = tensor.collapse_shape %17 [[0], [1, 2], [3], [4]] : tensor<2x3x?x18x8xf32> into tensor<2x?x18x8xf32>
    %cast = tensor.cast %collapsed : tensor<2x?x18x8xf32> to tensor<2x9x18x8xf32>
    %collapsed_22 = tensor.collapse_shape %18 [[0], [1, 2], [3], [4]] : tensor<2x3x?x18x8xf32> into tensor<2x?x18x8xf32>
    %cast_23 = tensor.cast %collapsed_22 : tensor<2x?x18x8xf32> to tensor<2x9x18x8xf32>
    %19 = tensor.empty() : tensor<2x9x8x18xf32>
    %transposed = linalg.transpose ins(%cast : tensor<2x9x18x8xf32>) outs(%19 : tensor<2x9x8x18xf32>) permutation = [0, 1, 3, 2] 
    %20 = tensor.empty() : tensor<2x9x4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x9x4x8xf32>, tensor<1xf32>) outs(%20 : tensor<2x9x4x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %50 = arith.mulf %in, %in_31 : f32
      linalg.yield %50 : f32
    } -> tensor<2x9x4x8xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %3 : tensor<2x9x8x18xf32>, tensor<1xf32>) outs(%19 : tensor<2x9x8x18xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %50 = arith.mulf %in, %in_31 : f32
      linalg.yield %50 : f32
    } -> tensor<2x9x8x18xf32>
    %collapsed_24 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<2x9x4x8xf32> into tensor<18x4x8xf32>
    %collapsed_25 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x9x8x18xf32> into tensor<18x8x18xf32>
    %23 = tensor.empty() : tensor<18x4x18xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<18x4x18xf32>) -> tensor<18x4x18xf32>
    %25 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<18x4x8xf32>, tensor<18x8x18xf32>) outs(%24 : tensor<18x4x18xf32>) -> tensor<18x4x18xf32>
    %expanded = tensor.expand_shape %25 [[0, 1], [2], [3]] output_shape [2, 9, 4, 18] : tensor<18x4x18xf32> into tensor<2x9x4x18xf32>
    %26 = tensor.empty() : tensor<2x9x4x18xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x9x4x18xf32>, tensor<4x18xf32>) outs(%26 : tensor<2x9x4x18xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %50 = arith.addf %in, %in_31 : f32
      linalg.yield %50 : f32
    } -> tensor<2x9x4x18xf32>
    %28 = tensor.empty() : tensor<2x9x4xi64>
    %29 = linalg.fill ins(%c0_i64 : i64) outs(%28 : tensor<2x9x4xi64>) -> tensor<2x9x4xi64>
    %30 = tensor.empty() : tensor<2x9x4xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<2x9x4xf32>) -> tensor<2x9x4xf32>
    %32:2 = linalg.generic {indexing_maps = [#map3, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x9x4x18xf32>) outs(%31, %29 : tensor<2x9x4xf32>, tensor<2x9x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_31: i64):
      %50 = linalg.index 3 : index
      %51 = arith.index_cast %50 : index to i64
      %52 = arith.maximumf %in, %out : f32
      %53 = arith.cmpf ogt, %in, %out : f32
      %54 = arith.select %53, %51, %out_31 : i64
      linalg.yield %52, %54 : f32, i64
    } -> (tensor<2x9x4xf32>, tensor<2x9x4xi64>)
    %expanded_26 = tensor.expand_shape %32#0 [[0], [1], [2, 3]] output_shape [2, 9, 4, 1] : tensor<2x9x4xf32> into tensor<2x9x4x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %expanded_26 : tensor<2x9x4x18xf32>, tensor<2x9x4x1xf32>) outs(%26 : tensor<2x9x4x18xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %50 = arith.subf %in, %in_31 : f32
      linalg.yield %50 : f32
    } -> tensor<2x9x4x18xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x9x4x18xf32>) outs(%26 : tensor<2x9x4x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.exp %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x9x4x18xf32>
    %35 = tensor.empty() : tensor<2x9x4x1xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<2x9x4x1xf32>) -> tensor<2x9x4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<2x9x4x18xf32>) outs(%36 : tensor<2x9x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<2x9x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x9x4x18xf32>, tensor<2x9x4x1xf32>) outs(%26 : tensor<2x9x4x18xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %50 = arith.divf %in, %in_31 : f32
      linalg.yield %50 : f32
    } -> tensor<2x9x4x18xf32>
    %39 = tensor.empty() : tensor<4xi64>
    %40 = linalg.fill ins(%c0_i64 : i64) outs(%39 : tensor<4xi64>) -> tensor<4xi64>
    %41 = tensor.empty() : tensor<4xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<4xf32>) -> tensor<4xf32>
    %43:2 = linalg.generic {indexing_maps = [#map8, #map9, #map9], iterator_types = ["parallel", "reduction"]} ins(%arg3 : tensor<4x18xf32>) outs(%42, %40 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_31: i64):
      %50 = linalg.index 1 : index
      %51 = arith.index_cast %50 : index to i64
      %52 = arith.maximumf %in, %out : f32
      %53 = arith.cmpf ogt, %in, %out : f32
      %54 = arith.select %53, %51, %out_31 : i64
      linalg.yield %52, %54 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_27 = tensor.expand_shape %43#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %44 = tensor.empty() : tensor<4x1xi1>
    %45 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_27, %cst_4 : tensor<4x1xf32>, tensor<1xf32>) outs(%44 : tensor<4x1xi1>) {
    ^bb0(%in: f32, %in_31: f32, %out: i1):
      %50 = arith.cmpf oeq, %in, %in_31 : f32
      linalg.yield %50 : i1
    } -> tensor<4x1xi1>
    %46 = linalg.generic {indexing_maps = [#map11, #map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %cst_3, %38 : tensor<4x1xi1>, tensor<1xf32>, tensor<2x9x4x18xf32>) outs(%26 : tensor<2x9x4x18xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %50 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %50 : f32
    } -> tensor<2x9x4x18xf32>
    %collapsed_28 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<2x9x4x18xf32> into tensor<18x4x18xf32>
    %collapsed_29 = tensor.collapse_shape %cast_23 [[0, 1], [2], [3]] : tensor<2x9x18x8xf32> into tensor<18x18x8xf32>
    %47 = tensor.empty() : tensor<18x4x8xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<18x4x8xf32>) -> tensor<18x4x8xf32>
    %49 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<18x4x18xf32>, tensor<18x18x8xf32>) outs(%48 : tensor<18x4x8xf32>) -> tensor<18x4x8xf32>
    %expanded_30 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 9, 4, 8] : tensor<18x4x8xf32> into tensor<2x9x4x8xf32>
    return %expanded_30, %concat, %concat_12 : tensor<2x9x4x8xf32>, tensor<2x3x18x8xf32>, tensor<2x3x18x8xf32>
  }
}

