#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (0)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map13 = affine_map<(d0, d1) -> (d0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
module {
  func.func @test_attention_3d_gqa_causal_expanded(%arg0: tensor<2x4x72xf32>, %arg1: tensor<2x6x24xf32>, %arg2: tensor<2x6x24xf32>) -> tensor<2x4x72xf32> {
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<true> : tensor<1xi1>
    %cst_2 = arith.constant dense<false> : tensor<1xi1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<4x6xf32>
    %cst_4 = arith.constant dense<8.000000e+00> : tensor<1xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c8_i64 = arith.constant 8 : i64
    %c6_i64 = arith.constant 6 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0 = arith.constant 0 : index
    %cst_8 = arith.constant dense<3> : tensor<1xi64>
    %cst_9 = arith.constant dense<0> : tensor<1xi64>
    %cst_10 = arith.constant dense<1> : tensor<1xi64>
    %cst_11 = arith.constant dense<2> : tensor<1xi64>
    %cst_12 = arith.constant dense<6> : tensor<1xi64>
    %cst_13 = arith.constant dense<8> : tensor<1xi64>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 4, 9, 8] : tensor<2x4x72xf32> into tensor<2x4x9x8xf32>
    %expanded_14 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [2, 6, 3, 8] : tensor<2x6x24xf32> into tensor<2x6x3x8xf32>
    %expanded_15 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [2, 6, 3, 8] : tensor<2x6x24xf32> into tensor<2x6x3x8xf32>
    %0 = tensor.empty() : tensor<2x9x4x8xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x4x9x8xf32>) outs(%0 : tensor<2x9x4x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x6x8xf32>
    %transposed_16 = linalg.transpose ins(%expanded_14 : tensor<2x6x3x8xf32>) outs(%1 : tensor<2x3x6x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%expanded_15 : tensor<2x6x3x8xf32>) outs(%1 : tensor<2x3x6x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_4 : tensor<1xf32>) outs(%2 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.sqrt %in : f32
      linalg.yield %62 : f32
    } -> tensor<1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_7, %3 : tensor<1xf32>, tensor<1xf32>) outs(%2 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %62 = arith.divf %in, %in_41 : f32
      linalg.yield %62 : f32
    } -> tensor<1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<1xf32>) outs(%2 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.sqrt %in : f32
      linalg.yield %62 : f32
    } -> tensor<1xf32>
    %6 = tensor.empty() : tensor<4xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i64
      linalg.yield %63 : i64
    } -> tensor<4xi64>
    %expanded_18 = tensor.expand_shape %7 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %8 = tensor.empty() : tensor<6xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i64
      linalg.yield %63 : i64
    } -> tensor<6xi64>
    %expanded_19 = tensor.expand_shape %9 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %10 = tensor.empty() : tensor<4x1xi64>
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_18, %cst_9 : tensor<4x1xi64>, tensor<1xi64>) outs(%10 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %in_41: i64, %out: i64):
      %62 = arith.addi %in, %in_41 : i64
      linalg.yield %62 : i64
    } -> tensor<4x1xi64>
    %12 = tensor.empty() : tensor<4x6xi1>
    %13 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %expanded_19 : tensor<4x1xi64>, tensor<1x6xi64>) outs(%12 : tensor<4x6xi1>) {
    ^bb0(%in: i64, %in_41: i64, %out: i1):
      %62 = arith.cmpi slt, %in, %in_41 : i64
      linalg.yield %62 : i1
    } -> tensor<4x6xi1>
    %14 = tensor.empty() : tensor<4x6xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map5, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %cst_6, %cst_5 : tensor<4x6xi1>, tensor<1xf32>, tensor<1xf32>) outs(%14 : tensor<4x6xf32>) {
    ^bb0(%in: i1, %in_41: f32, %in_42: f32, %out: f32):
      %62 = arith.select %in, %in_41, %in_42 : f32
      linalg.yield %62 : f32
    } -> tensor<4x6xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %15 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%14 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %62 = arith.addf %in, %in_41 : f32
      linalg.yield %62 : f32
    } -> tensor<4x6xf32>
    %17 = tensor.empty() : tensor<1xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_2 : tensor<1xi1>) outs(%17 : tensor<1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %62 = arith.xori %in, %true : i1
      linalg.yield %62 : i1
    } -> tensor<1xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%18, %cst_1 : tensor<1xi1>, tensor<1xi1>) outs(%17 : tensor<1xi1>) {
    ^bb0(%in: i1, %in_41: i1, %out: i1):
      %62 = arith.andi %in, %in_41 : i1
      linalg.yield %62 : i1
    } -> tensor<1xi1>
    %20 = tensor.empty() : tensor<1xi64>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%19, %cst_8, %cst_10 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%20 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_41: i64, %in_42: i64, %out: i64):
      %62 = arith.select %in, %in_41, %in_42 : i64
      linalg.yield %62 : i64
    } -> tensor<1xi64>
    %concat = tensor.concat dim(0) %cst_11, %cst_8, %21, %cst_12, %cst_13 : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %extracted_slice = tensor.extract_slice %concat[0] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xi64>
    %22 = arith.cmpi sle, %extracted, %c2_i64 : i64
    cf.assert %22, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %extracted_slice_20 = tensor.extract_slice %concat[1] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_21 = tensor.extract %extracted_slice_20[%c0] : tensor<1xi64>
    %23 = arith.cmpi sle, %extracted_21, %c3_i64 : i64
    cf.assert %23, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %extracted_slice_22 = tensor.extract_slice %concat[2] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_23 = tensor.extract %extracted_slice_22[%c0] : tensor<1xi64>
    %extracted_slice_24 = tensor.extract_slice %concat[3] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_25 = tensor.extract %extracted_slice_24[%c0] : tensor<1xi64>
    %24 = arith.cmpi sle, %extracted_25, %c6_i64 : i64
    cf.assert %24, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %extracted_slice_26 = tensor.extract_slice %concat[4] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_27 = tensor.extract %extracted_slice_26[%c0] : tensor<1xi64>
    %25 = arith.cmpi sle, %extracted_27, %c8_i64 : i64
    cf.assert %25, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %26 = arith.cmpi slt, %extracted_23, %c0_i64 : i64
    %27 = arith.index_cast %extracted_23 : i64 to index
    %28 = arith.select %26, %c1, %27 : index
    %29 = tensor.empty(%28) : tensor<2x3x?x6x8xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x3x6x8xf32>) outs(%29 : tensor<2x3x?x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x?x6x8xf32>
    cf.assert %22, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    cf.assert %23, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    cf.assert %24, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    cf.assert %25, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %31 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<2x3x6x8xf32>) outs(%29 : tensor<2x3x?x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x?x6x8xf32>
    %collapsed = tensor.collapse_shape %30 [[0], [1, 2], [3], [4]] : tensor<2x3x?x6x8xf32> into tensor<2x?x6x8xf32>
    %cast = tensor.cast %collapsed : tensor<2x?x6x8xf32> to tensor<2x9x6x8xf32>
    %collapsed_28 = tensor.collapse_shape %31 [[0], [1, 2], [3], [4]] : tensor<2x3x?x6x8xf32> into tensor<2x?x6x8xf32>
    %cast_29 = tensor.cast %collapsed_28 : tensor<2x?x6x8xf32> to tensor<2x9x6x8xf32>
    %32 = tensor.empty() : tensor<2x9x8x6xf32>
    %transposed_30 = linalg.transpose ins(%cast : tensor<2x9x6x8xf32>) outs(%32 : tensor<2x9x8x6xf32>) permutation = [0, 1, 3, 2] 
    %33 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %5 : tensor<2x9x4x8xf32>, tensor<1xf32>) outs(%0 : tensor<2x9x4x8xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %62 = arith.mulf %in, %in_41 : f32
      linalg.yield %62 : f32
    } -> tensor<2x9x4x8xf32>
    %34 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_30, %5 : tensor<2x9x8x6xf32>, tensor<1xf32>) outs(%32 : tensor<2x9x8x6xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %62 = arith.mulf %in, %in_41 : f32
      linalg.yield %62 : f32
    } -> tensor<2x9x8x6xf32>
    %collapsed_31 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x9x4x8xf32> into tensor<18x4x8xf32>
    %collapsed_32 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x9x8x6xf32> into tensor<18x8x6xf32>
    %35 = tensor.empty() : tensor<18x4x6xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<18x4x6xf32>) -> tensor<18x4x6xf32>
    %37 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<18x4x8xf32>, tensor<18x8x6xf32>) outs(%36 : tensor<18x4x6xf32>) -> tensor<18x4x6xf32>
    %expanded_33 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 9, 4, 6] : tensor<18x4x6xf32> into tensor<2x9x4x6xf32>
    %38 = tensor.empty() : tensor<2x9x4x6xf32>
    %39 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33, %16 : tensor<2x9x4x6xf32>, tensor<4x6xf32>) outs(%38 : tensor<2x9x4x6xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %62 = arith.addf %in, %in_41 : f32
      linalg.yield %62 : f32
    } -> tensor<2x9x4x6xf32>
    %40 = tensor.empty() : tensor<2x9x4xi64>
    %41 = linalg.fill ins(%c0_i64 : i64) outs(%40 : tensor<2x9x4xi64>) -> tensor<2x9x4xi64>
    %42 = tensor.empty() : tensor<2x9x4xf32>
    %43 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<2x9x4xf32>) -> tensor<2x9x4xf32>
    %44:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x9x4x6xf32>) outs(%43, %41 : tensor<2x9x4xf32>, tensor<2x9x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_41: i64):
      %62 = linalg.index 3 : index
      %63 = arith.index_cast %62 : index to i64
      %64 = arith.maximumf %in, %out : f32
      %65 = arith.cmpf ogt, %in, %out : f32
      %66 = arith.select %65, %63, %out_41 : i64
      linalg.yield %64, %66 : f32, i64
    } -> (tensor<2x9x4xf32>, tensor<2x9x4xi64>)
    %expanded_34 = tensor.expand_shape %44#0 [[0], [1], [2, 3]] output_shape [2, 9, 4, 1] : tensor<2x9x4xf32> into tensor<2x9x4x1xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %expanded_34 : tensor<2x9x4x6xf32>, tensor<2x9x4x1xf32>) outs(%38 : tensor<2x9x4x6xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %62 = arith.subf %in, %in_41 : f32
      linalg.yield %62 : f32
    } -> tensor<2x9x4x6xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x9x4x6xf32>) outs(%38 : tensor<2x9x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x9x4x6xf32>
    %47 = tensor.empty() : tensor<2x9x4x1xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<2x9x4x1xf32>) -> tensor<2x9x4x1xf32>
    %49 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<2x9x4x6xf32>) outs(%48 : tensor<2x9x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %in, %out : f32
      linalg.yield %62 : f32
    } -> tensor<2x9x4x1xf32>
    %50 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %49 : tensor<2x9x4x6xf32>, tensor<2x9x4x1xf32>) outs(%38 : tensor<2x9x4x6xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %62 = arith.divf %in, %in_41 : f32
      linalg.yield %62 : f32
    } -> tensor<2x9x4x6xf32>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<4xi64>) -> tensor<4xi64>
    %52 = tensor.empty() : tensor<4xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<4xf32>) -> tensor<4xf32>
    %54:2 = linalg.generic {indexing_maps = [#map1, #map13, #map13], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<4x6xf32>) outs(%53, %51 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_41: i64):
      %62 = linalg.index 1 : index
      %63 = arith.index_cast %62 : index to i64
      %64 = arith.maximumf %in, %out : f32
      %65 = arith.cmpf ogt, %in, %out : f32
      %66 = arith.select %65, %63, %out_41 : i64
      linalg.yield %64, %66 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_35 = tensor.expand_shape %54#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %55 = tensor.empty() : tensor<4x1xi1>
    %56 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_35, %cst_6 : tensor<4x1xf32>, tensor<1xf32>) outs(%55 : tensor<4x1xi1>) {
    ^bb0(%in: f32, %in_41: f32, %out: i1):
      %62 = arith.cmpf oeq, %in, %in_41 : f32
      linalg.yield %62 : i1
    } -> tensor<4x1xi1>
    %57 = linalg.generic {indexing_maps = [#map14, #map9, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %cst_5, %50 : tensor<4x1xi1>, tensor<1xf32>, tensor<2x9x4x6xf32>) outs(%38 : tensor<2x9x4x6xf32>) {
    ^bb0(%in: i1, %in_41: f32, %in_42: f32, %out: f32):
      %62 = arith.select %in, %in_41, %in_42 : f32
      linalg.yield %62 : f32
    } -> tensor<2x9x4x6xf32>
    %collapsed_36 = tensor.collapse_shape %57 [[0, 1], [2], [3]] : tensor<2x9x4x6xf32> into tensor<18x4x6xf32>
    %collapsed_37 = tensor.collapse_shape %cast_29 [[0, 1], [2], [3]] : tensor<2x9x6x8xf32> into tensor<18x6x8xf32>
    %58 = tensor.empty() : tensor<18x4x8xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<18x4x8xf32>) -> tensor<18x4x8xf32>
    %60 = linalg.batch_matmul ins(%collapsed_36, %collapsed_37 : tensor<18x4x6xf32>, tensor<18x6x8xf32>) outs(%59 : tensor<18x4x8xf32>) -> tensor<18x4x8xf32>
    %expanded_38 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 9, 4, 8] : tensor<18x4x8xf32> into tensor<2x9x4x8xf32>
    %61 = tensor.empty() : tensor<2x4x9x8xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<2x9x4x8xf32>) outs(%61 : tensor<2x4x9x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0], [1], [2, 3]] : tensor<2x4x9x8xf32> into tensor<2x4x72xf32>
    return %collapsed_40 : tensor<2x4x72xf32>
  }
}

