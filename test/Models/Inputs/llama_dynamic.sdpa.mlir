#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x?xi64>, %arg1: tensor<1x?xi64>, %arg2: tensor<1x?xi64>) -> tensor<1x?x16xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_24_torch.float32_1> : tensor<16x24xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_24_16_torch.float32_3> : tensor<24x16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_24_16_torch.float32_2> : tensor<24x16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_64_torch.float32_1> : tensor<16x64xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_3> : tensor<16x16xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_2> : tensor<16x16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_64_16_torch.float32_2> : tensor<64x16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_24_torch.float32> : tensor<16x24xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_24_16_torch.float32_1> : tensor<24x16xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_24_16_torch.float32> : tensor<24x16xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_16_64_torch.float32> : tensor<16x64xf32>
    %cst_20 = arith.constant 0.59460355750136051 : f64
    %cst_21 = arith.constant 0xFFF0000000000000 : f64
    %cst_22 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_64_16_torch.float32_1> : tensor<64x16xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_26 = arith.constant 9.9999999999999995E-7 : f64
    %cst_27 = arith.constant dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_64_16_torch.float32> : tensor<64x16xf32>
    %cst_29 = arith.constant 1.600000e+01 : f32
    %c64_i64 = arith.constant 64 : i64
    %c16_i64 = arith.constant 16 : i64
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg2, %c1 : tensor<1x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %dim_30 = tensor.dim %arg0, %c1 : tensor<1x?xi64>
    %1 = tensor.empty(%dim_30) : tensor<1x?x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x?xi64>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %237 = arith.index_cast %in : i64 to index
      %238 = linalg.index 2 : index
      %239 = arith.cmpi slt, %237, %c64 : index
      cf.assert %239, "index must be smaller than dim size"
      %240 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %240, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_28[%237, %238] : tensor<64x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x16xf32>
    %dim_31 = tensor.dim %arg1, %c1 : tensor<1x?xi64>
    %3 = tensor.empty(%dim_31) : tensor<1x?xi1>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x?xi64>) outs(%3 : tensor<1x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %237 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %237 : i1
    } -> tensor<1x?xi1>
    %5 = tensor.empty() : tensor<1xi64>
    %6 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%5 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %7 = tensor.empty(%dim) : tensor<?xi64>
    %8 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%7 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %237 = linalg.index 0 : index
      %238 = arith.index_cast %237 : index to i64
      linalg.yield %238 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_32 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, %dim, 1] : tensor<?xi64> into tensor<1x1x?x1xi64>
    %expanded_33 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 1, %dim] : tensor<?xi64> into tensor<1x1x1x?xi64>
    %9 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33, %expanded_32 : tensor<1x1x1x?xi64>, tensor<1x1x?x1xi64>) outs(%9 : tensor<1x1x?x?xi1>) {
    ^bb0(%in: i64, %in_131: i64, %out: i1):
      %237 = arith.cmpi sle, %in, %in_131 : i64
      linalg.yield %237 : i1
    } -> tensor<1x1x?x?xi1>
    %11 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %10 : tensor<i1>, tensor<1x1x?x?xi1>) outs(%9 : tensor<1x1x?x?xi1>) {
    ^bb0(%in: i1, %in_131: i1, %out: i1):
      %237 = arith.andi %in, %in_131 : i1
      linalg.yield %237 : i1
    } -> tensor<1x1x?x?xi1>
    %dim_34 = tensor.dim %expanded_33, %c3 : tensor<1x1x1x?xi64>
    %12 = tensor.empty(%dim_34) : tensor<1x1x1x?xi1>
    %13 = linalg.generic {indexing_maps = [#map8, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_33 : tensor<1x1x1x1xi64>, tensor<1x1x1x?xi64>) outs(%12 : tensor<1x1x1x?xi1>) {
    ^bb0(%in: i64, %in_131: i64, %out: i1):
      %237 = arith.cmpi slt, %in, %c0_i64 : i64
      %238 = arith.addi %in, %c1_i64 : i64
      %239 = arith.select %237, %238, %in : i64
      %240 = arith.index_cast %239 : i64 to index
      %241 = arith.cmpi slt, %in_131, %c0_i64 : i64
      %242 = arith.index_cast %dim_31 : index to i64
      %243 = arith.addi %in_131, %242 : i64
      %244 = arith.select %241, %243, %in_131 : i64
      %245 = arith.index_cast %244 : i64 to index
      %extracted = tensor.extract %4[%240, %245] : tensor<1x?xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x?xi1>
    %14 = arith.cmpi eq, %dim, %dim_34 : index
    cf.assert %14, "mismatched size for broadcast"
    %15 = linalg.generic {indexing_maps = [#map6, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<1x1x?x?xi1>, tensor<1x1x1x?xi1>) outs(%9 : tensor<1x1x?x?xi1>) {
    ^bb0(%in: i1, %in_131: i1, %out: i1):
      %237 = arith.andi %in, %in_131 : i1
      linalg.yield %237 : i1
    } -> tensor<1x1x?x?xi1>
    %16 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %17 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xi1>
    %18 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%17 : tensor<1x1x?x?xi1>) {
    ^bb0(%out: i1):
      %237 = linalg.index 2 : index
      %238 = linalg.index 3 : index
      %239 = arith.cmpi eq, %dim, %c1 : index
      %240 = arith.select %239, %c0, %237 : index
      %241 = arith.select %239, %c0, %238 : index
      %extracted = tensor.extract %15[%c0, %c0, %240, %241] : tensor<1x1x?x?xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x?x?xi1>
    %expanded_35 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [1, %dim, 1] : tensor<1x?xi64> into tensor<1x?x1xi64>
    %19 = tensor.empty(%dim) : tensor<1x?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<1x?x1xi64>) outs(%19 : tensor<1x?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %237 = arith.sitofp %in : i64 to f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %21 = tensor.empty(%dim) : tensor<1x?x4xf32>
    %22 = linalg.generic {indexing_maps = [#map10, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %cst_27 : tensor<1x?x1xf32>, tensor<4xf32>) outs(%21 : tensor<1x?x4xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x4xf32>
    %concat = tensor.concat dim(2) %22, %22 : (tensor<1x?x4xf32>, tensor<1x?x4xf32>) -> tensor<1x?x8xf32>
    %dim_36 = tensor.dim %22, %c1 : tensor<1x?x4xf32>
    %23 = tensor.empty(%dim_36) : tensor<1x?x8xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x?x8xf32>) outs(%23 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.cos %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x8xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x?x8xf32>) outs(%23 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.sin %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x8xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %27 = tensor.empty(%dim_30) : tensor<1x?x1xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<1x?x16xf32>) outs(%28 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.addf %in, %out : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.divf %in, %cst_29 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.truncf %cst_26 : f64 to f32
      %238 = arith.addf %in, %237 : f32
      linalg.yield %238 : f32
    } -> tensor<1x?x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.rsqrt %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %32 : tensor<1x?x16xf32>, tensor<1x?x1xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %34 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_25, %33 : tensor<16xf32>, tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %35 = tensor.empty() : tensor<16x64xf32>
    %transposed = linalg.transpose ins(%cst_24 : tensor<64x16xf32>) outs(%35 : tensor<16x64xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %34 [[0, 1], [2]] : tensor<1x?x16xf32> into tensor<?x16xf32>
    %36 = tensor.empty(%dim_30) : tensor<?x64xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %38 = linalg.matmul ins(%collapsed, %transposed : tensor<?x16xf32>, tensor<16x64xf32>) outs(%37 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %expanded_37 = tensor.expand_shape %38 [[0, 1], [2]] output_shape [1, %dim_30, 64] : tensor<?x64xf32> into tensor<1x?x64xf32>
    %39 = arith.cmpi slt, %0, %c0_i64 : i64
    %40 = arith.select %39, %c1_i64, %0 : i64
    %41 = arith.extui %39 : i1 to i64
    %42 = arith.addi %41, %c1_i64 : i64
    %43 = arith.muli %40, %c8_i64 : i64
    %44 = arith.cmpi sle, %42, %c1_i64 : i64
    cf.assert %44, "must have at most one inferred (negative) dimension"
    %45 = arith.index_cast %dim_30 : index to i64
    %46 = arith.muli %45, %c64_i64 : i64
    %47 = arith.divsi %46, %43 : i64
    %48 = arith.select %39, %47, %0 : i64
    %from_elements = tensor.from_elements %c1_i64, %48, %47, %c8_i64 : tensor<4xi64>
    %reshape = tensor.reshape %expanded_37(%from_elements) : (tensor<1x?x64xf32>, tensor<4xi64>) -> tensor<1x?x8x8xf32>
    %49 = arith.index_cast %48 : i64 to index
    %50 = tensor.empty(%49) : tensor<1x8x?x8xf32>
    %transposed_38 = linalg.transpose ins(%reshape : tensor<1x?x8x8xf32>) outs(%50 : tensor<1x8x?x8xf32>) permutation = [0, 2, 1, 3] 
    %51 = tensor.empty() : tensor<16x16xf32>
    %transposed_39 = linalg.transpose ins(%cst_23 : tensor<16x16xf32>) outs(%51 : tensor<16x16xf32>) permutation = [1, 0] 
    %52 = tensor.empty(%dim_30) : tensor<?x16xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %54 = linalg.matmul ins(%collapsed, %transposed_39 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %expanded_40 = tensor.expand_shape %54 [[0, 1], [2]] output_shape [1, %dim_30, 16] : tensor<?x16xf32> into tensor<1x?x16xf32>
    cf.assert %44, "must have at most one inferred (negative) dimension"
    %55 = arith.muli %45, %c16_i64 : i64
    %56 = arith.divsi %55, %43 : i64
    %57 = arith.select %39, %56, %0 : i64
    %from_elements_41 = tensor.from_elements %c1_i64, %57, %56, %c8_i64 : tensor<4xi64>
    %reshape_42 = tensor.reshape %expanded_40(%from_elements_41) : (tensor<1x?x16xf32>, tensor<4xi64>) -> tensor<1x?x2x8xf32>
    %58 = arith.index_cast %57 : i64 to index
    %59 = tensor.empty(%58) : tensor<1x2x?x8xf32>
    %transposed_43 = linalg.transpose ins(%reshape_42 : tensor<1x?x2x8xf32>) outs(%59 : tensor<1x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_44 = linalg.transpose ins(%cst_22 : tensor<16x16xf32>) outs(%51 : tensor<16x16xf32>) permutation = [1, 0] 
    %60 = linalg.matmul ins(%collapsed, %transposed_44 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %expanded_45 = tensor.expand_shape %60 [[0, 1], [2]] output_shape [1, %dim_30, 16] : tensor<?x16xf32> into tensor<1x?x16xf32>
    cf.assert %44, "must have at most one inferred (negative) dimension"
    %reshape_46 = tensor.reshape %expanded_45(%from_elements_41) : (tensor<1x?x16xf32>, tensor<4xi64>) -> tensor<1x?x2x8xf32>
    %transposed_47 = linalg.transpose ins(%reshape_46 : tensor<1x?x2x8xf32>) outs(%59 : tensor<1x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_48 = tensor.expand_shape %24 [[0], [1, 2], [3]] output_shape [1, 1, %dim_36, 8] : tensor<1x?x8xf32> into tensor<1x1x?x8xf32>
    %expanded_49 = tensor.expand_shape %25 [[0], [1, 2], [3]] output_shape [1, 1, %dim_36, 8] : tensor<1x?x8xf32> into tensor<1x1x?x8xf32>
    %61 = arith.cmpi eq, %49, %dim_36 : index
    cf.assert %61, "mismatched size for broadcast"
    %62 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_38, %expanded_48 : tensor<1x8x?x8xf32>, tensor<1x1x?x8xf32>) outs(%50 : tensor<1x8x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_38[0, 0, 0, 0] [1, 8, %49, 4] [1, 1, 1, 1] : tensor<1x8x?x8xf32> to tensor<1x8x?x4xf32>
    %extracted_slice_50 = tensor.extract_slice %transposed_38[0, 0, 0, 4] [1, 8, %49, 4] [1, 1, 1, 1] : tensor<1x8x?x8xf32> to tensor<1x8x?x4xf32>
    %63 = tensor.empty(%49) : tensor<1x8x?x4xf32>
    %64 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_50 : tensor<1x8x?x4xf32>) outs(%63 : tensor<1x8x?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.negf %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x4xf32>
    %concat_51 = tensor.concat dim(3) %64, %extracted_slice : (tensor<1x8x?x4xf32>, tensor<1x8x?x4xf32>) -> tensor<1x8x?x8xf32>
    %dim_52 = tensor.dim %64, %c2 : tensor<1x8x?x4xf32>
    %65 = arith.cmpi eq, %dim_52, %dim_36 : index
    cf.assert %65, "mismatched size for broadcast"
    %66 = tensor.empty(%dim_52) : tensor<1x8x?x8xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_51, %expanded_49 : tensor<1x8x?x8xf32>, tensor<1x1x?x8xf32>) outs(%66 : tensor<1x8x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x8xf32>
    %68 = arith.cmpi eq, %49, %dim_52 : index
    cf.assert %68, "mismatched size for broadcast"
    %69 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %67 : tensor<1x8x?x8xf32>, tensor<1x8x?x8xf32>) outs(%50 : tensor<1x8x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x8xf32>
    %70 = arith.cmpi eq, %58, %dim_36 : index
    cf.assert %70, "mismatched size for broadcast"
    %71 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_43, %expanded_48 : tensor<1x2x?x8xf32>, tensor<1x1x?x8xf32>) outs(%59 : tensor<1x2x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x2x?x8xf32>
    %extracted_slice_53 = tensor.extract_slice %transposed_43[0, 0, 0, 0] [1, 2, %58, 4] [1, 1, 1, 1] : tensor<1x2x?x8xf32> to tensor<1x2x?x4xf32>
    %extracted_slice_54 = tensor.extract_slice %transposed_43[0, 0, 0, 4] [1, 2, %58, 4] [1, 1, 1, 1] : tensor<1x2x?x8xf32> to tensor<1x2x?x4xf32>
    %72 = tensor.empty(%58) : tensor<1x2x?x4xf32>
    %73 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_54 : tensor<1x2x?x4xf32>) outs(%72 : tensor<1x2x?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.negf %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x2x?x4xf32>
    %concat_55 = tensor.concat dim(3) %73, %extracted_slice_53 : (tensor<1x2x?x4xf32>, tensor<1x2x?x4xf32>) -> tensor<1x2x?x8xf32>
    %dim_56 = tensor.dim %73, %c2 : tensor<1x2x?x4xf32>
    %74 = arith.cmpi eq, %dim_56, %dim_36 : index
    cf.assert %74, "mismatched size for broadcast"
    %75 = tensor.empty(%dim_56) : tensor<1x2x?x8xf32>
    %76 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_55, %expanded_49 : tensor<1x2x?x8xf32>, tensor<1x1x?x8xf32>) outs(%75 : tensor<1x2x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x2x?x8xf32>
    %77 = arith.cmpi eq, %58, %dim_56 : index
    cf.assert %77, "mismatched size for broadcast"
    %78 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %76 : tensor<1x2x?x8xf32>, tensor<1x2x?x8xf32>) outs(%59 : tensor<1x2x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x2x?x8xf32>
    %expanded_57 = tensor.expand_shape %78 [[0], [1], [2, 3], [4]] output_shape [1, 2, 1, %58, 8] : tensor<1x2x?x8xf32> into tensor<1x2x1x?x8xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %79 = tensor.empty(%dim) : tensor<1x2x4x?x8xf32>
    %80 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%79 : tensor<1x2x4x?x8xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 3 : index
      %239 = linalg.index 4 : index
      %240 = arith.cmpi eq, %58, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %extracted = tensor.extract %expanded_57[%c0, %237, %c0, %241, %239] : tensor<1x2x1x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x4x?x8xf32>
    %collapsed_58 = tensor.collapse_shape %80 [[0], [1, 2], [3], [4]] : tensor<1x2x4x?x8xf32> into tensor<1x8x?x8xf32>
    %expanded_59 = tensor.expand_shape %transposed_47 [[0], [1], [2, 3], [4]] output_shape [1, 2, 1, %58, 8] : tensor<1x2x?x8xf32> into tensor<1x2x1x?x8xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %81 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%79 : tensor<1x2x4x?x8xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 3 : index
      %239 = linalg.index 4 : index
      %240 = arith.cmpi eq, %58, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %extracted = tensor.extract %expanded_59[%c0, %237, %c0, %241, %239] : tensor<1x2x1x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x4x?x8xf32>
    %collapsed_60 = tensor.collapse_shape %81 [[0], [1, 2], [3], [4]] : tensor<1x2x4x?x8xf32> into tensor<1x8x?x8xf32>
    %82 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xf32>
    %83 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %cst_2, %cst_3 : tensor<1x1x?x?xi1>, tensor<f32>, tensor<f32>) outs(%82 : tensor<1x1x?x?xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %237 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %237 : f32
    } -> tensor<1x1x?x?xf32>
    %84 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<1x8x?x8xf32>) outs(%50 : tensor<1x8x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.truncf %cst_20 : f64 to f32
      %238 = arith.mulf %in, %237 : f32
      linalg.yield %238 : f32
    } -> tensor<1x8x?x8xf32>
    %85 = tensor.empty(%dim) : tensor<1x8x8x?xf32>
    %transposed_61 = linalg.transpose ins(%collapsed_58 : tensor<1x8x?x8xf32>) outs(%85 : tensor<1x8x8x?xf32>) permutation = [0, 1, 3, 2] 
    %86 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_61 : tensor<1x8x8x?xf32>) outs(%85 : tensor<1x8x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.truncf %cst_20 : f64 to f32
      %238 = arith.mulf %in, %237 : f32
      linalg.yield %238 : f32
    } -> tensor<1x8x8x?xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %87 = tensor.empty(%dim) : tensor<1x8x?x8xf32>
    %88 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%87 : tensor<1x8x?x8xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 2 : index
      %239 = linalg.index 3 : index
      %240 = arith.cmpi eq, %49, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %extracted = tensor.extract %84[%c0, %237, %241, %239] : tensor<1x8x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x?x8xf32>
    %collapsed_62 = tensor.collapse_shape %88 [[0, 1], [2], [3]] : tensor<1x8x?x8xf32> into tensor<8x?x8xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %89 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%85 : tensor<1x8x8x?xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 2 : index
      %239 = linalg.index 3 : index
      %240 = arith.cmpi eq, %dim, %c1 : index
      %241 = arith.select %240, %c0, %239 : index
      %extracted = tensor.extract %86[%c0, %237, %238, %241] : tensor<1x8x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x8x?xf32>
    %collapsed_63 = tensor.collapse_shape %89 [[0, 1], [2], [3]] : tensor<1x8x8x?xf32> into tensor<8x8x?xf32>
    %90 = tensor.empty(%dim, %dim) : tensor<8x?x?xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
    %92 = linalg.batch_matmul ins(%collapsed_62, %collapsed_63 : tensor<8x?x8xf32>, tensor<8x8x?xf32>) outs(%91 : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
    %93 = arith.muli %0, %c8_i64 : i64
    %94 = arith.select %39, %c8_i64, %93 : i64
    %95 = arith.muli %94, %0 : i64
    %96 = arith.select %39, %c8_i64, %95 : i64
    %97 = arith.select %39, %42, %41 : i64
    %98 = arith.cmpi sle, %97, %c1_i64 : i64
    cf.assert %98, "must have at most one inferred (negative) dimension"
    %99 = arith.muli %93, %0 : i64
    %100 = arith.divsi %99, %96 : i64
    %101 = arith.select %39, %100, %0 : i64
    %from_elements_64 = tensor.from_elements %c1_i64, %c8_i64, %101, %101 : tensor<4xi64>
    %reshape_65 = tensor.reshape %92(%from_elements_64) : (tensor<8x?x?xf32>, tensor<4xi64>) -> tensor<1x8x?x?xf32>
    %102 = arith.index_cast %101 : i64 to index
    %103 = arith.cmpi eq, %102, %dim : index
    cf.assert %103, "mismatched size for broadcast"
    cf.assert %103, "mismatched size for broadcast"
    %104 = tensor.empty(%102, %102) : tensor<1x8x?x?xf32>
    %105 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_65, %83 : tensor<1x8x?x?xf32>, tensor<1x1x?x?xf32>) outs(%104 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    %106 = tensor.empty(%102) : tensor<1x8x?xi64>
    %107 = linalg.fill ins(%c0_i64 : i64) outs(%106 : tensor<1x8x?xi64>) -> tensor<1x8x?xi64>
    %108 = tensor.empty(%102) : tensor<1x8x?xf32>
    %109 = linalg.fill ins(%cst_0 : f32) outs(%108 : tensor<1x8x?xf32>) -> tensor<1x8x?xf32>
    %110:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%105 : tensor<1x8x?x?xf32>) outs(%109, %107 : tensor<1x8x?xf32>, tensor<1x8x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_131: i64):
      %237 = linalg.index 3 : index
      %238 = arith.index_cast %237 : index to i64
      %239 = arith.maximumf %in, %out : f32
      %240 = arith.cmpf ogt, %in, %out : f32
      %241 = arith.select %240, %238, %out_131 : i64
      linalg.yield %239, %241 : f32, i64
    } -> (tensor<1x8x?xf32>, tensor<1x8x?xi64>)
    %expanded_66 = tensor.expand_shape %110#0 [[0], [1], [2, 3]] output_shape [1, 8, %102, 1] : tensor<1x8x?xf32> into tensor<1x8x?x1xf32>
    %111 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %expanded_66 : tensor<1x8x?x?xf32>, tensor<1x8x?x1xf32>) outs(%104 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.subf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    %112 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<1x8x?x?xf32>) outs(%104 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.exp %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    %113 = tensor.empty(%102) : tensor<1x8x?x1xf32>
    %114 = linalg.fill ins(%cst : f32) outs(%113 : tensor<1x8x?x1xf32>) -> tensor<1x8x?x1xf32>
    %115 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%112 : tensor<1x8x?x?xf32>) outs(%114 : tensor<1x8x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.addf %in, %out : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x1xf32>
    %116 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %115 : tensor<1x8x?x?xf32>, tensor<1x8x?x1xf32>) outs(%104 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.divf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    %117 = tensor.empty(%102, %102) : tensor<1x8x?x?xi1>
    %118 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<1x8x?x?xf32>) outs(%117 : tensor<1x8x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %237 = arith.extf %in : f32 to f64
      %238 = arith.cmpf oeq, %237, %cst_21 : f64
      linalg.yield %238 : i1
    } -> tensor<1x8x?x?xi1>
    %119 = tensor.empty(%102) : tensor<1x8x?x1xi1>
    %120 = linalg.fill ins(%true : i1) outs(%119 : tensor<1x8x?x1xi1>) -> tensor<1x8x?x1xi1>
    %121 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118 : tensor<1x8x?x?xi1>) outs(%120 : tensor<1x8x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %237 = arith.andi %in, %out : i1
      linalg.yield %237 : i1
    } -> tensor<1x8x?x1xi1>
    %122 = arith.cmpi sge, %101, %c0_i64 : i64
    cf.assert %122, "negative values not allowed in new dimensions"
    %123 = arith.index_cast %101 : i64 to index
    cf.assert %122, "negative values not allowed in new dimensions"
    %124 = tensor.empty(%123, %123) : tensor<1x8x?x?xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%124 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x?x?xf32>
    %126 = arith.cmpi eq, %102, %123 : index
    cf.assert %126, "mismatched size for broadcast"
    %127 = arith.cmpi eq, %123, %102 : index
    cf.assert %127, "mismatched size for broadcast"
    %128 = tensor.empty(%102, %123) : tensor<1x8x?x?xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %125, %116 : tensor<1x8x?x1xi1>, tensor<1x8x?x?xf32>, tensor<1x8x?x?xf32>) outs(%128 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %237 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %130 = tensor.empty(%dim, %dim) : tensor<1x8x?x?xf32>
    %131 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%130 : tensor<1x8x?x?xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 2 : index
      %239 = linalg.index 3 : index
      %240 = arith.cmpi eq, %102, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %242 = arith.cmpi eq, %123, %c1 : index
      %243 = arith.select %242, %c0, %239 : index
      %extracted = tensor.extract %129[%c0, %237, %241, %243] : tensor<1x8x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x?x?xf32>
    cf.assert %98, "must have at most one inferred (negative) dimension"
    %from_elements_67 = tensor.from_elements %c8_i64, %101, %101 : tensor<3xi64>
    %reshape_68 = tensor.reshape %131(%from_elements_67) : (tensor<1x8x?x?xf32>, tensor<3xi64>) -> tensor<8x?x?xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %132 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%87 : tensor<1x8x?x8xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 2 : index
      %239 = linalg.index 3 : index
      %240 = arith.cmpi eq, %dim, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %extracted = tensor.extract %collapsed_60[%c0, %237, %241, %239] : tensor<1x8x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x?x8xf32>
    %collapsed_69 = tensor.collapse_shape %132 [[0, 1], [2], [3]] : tensor<1x8x?x8xf32> into tensor<8x?x8xf32>
    %133 = arith.cmpi eq, %101, %0 : i64
    cf.assert %133, "mismatching contracting dimension"
    %134 = tensor.empty(%102) : tensor<8x?x8xf32>
    %135 = linalg.fill ins(%cst : f32) outs(%134 : tensor<8x?x8xf32>) -> tensor<8x?x8xf32>
    %136 = linalg.batch_matmul ins(%reshape_68, %collapsed_69 : tensor<8x?x?xf32>, tensor<8x?x8xf32>) outs(%135 : tensor<8x?x8xf32>) -> tensor<8x?x8xf32>
    %expanded_70 = tensor.expand_shape %136 [[0, 1], [2], [3]] output_shape [1, 8, %102, 8] : tensor<8x?x8xf32> into tensor<1x8x?x8xf32>
    %137 = tensor.empty(%102) : tensor<1x?x8x8xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<1x8x?x8xf32>) outs(%137 : tensor<1x?x8x8xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %44, "must have at most one inferred (negative) dimension"
    %138 = arith.muli %101, %c64_i64 : i64
    %139 = arith.divsi %138, %40 : i64
    %140 = arith.select %39, %139, %0 : i64
    %from_elements_72 = tensor.from_elements %c1_i64, %140, %139 : tensor<3xi64>
    %reshape_73 = tensor.reshape %transposed_71(%from_elements_72) : (tensor<1x?x8x8xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %141 = tensor.empty() : tensor<64x16xf32>
    %transposed_74 = linalg.transpose ins(%cst_19 : tensor<16x64xf32>) outs(%141 : tensor<64x16xf32>) permutation = [1, 0] 
    %collapsed_75 = tensor.collapse_shape %reshape_73 [[0, 1], [2]] : tensor<1x?x64xf32> into tensor<?x64xf32>
    %142 = arith.index_cast %140 : i64 to index
    %143 = tensor.empty(%142) : tensor<?x16xf32>
    %144 = linalg.fill ins(%cst : f32) outs(%143 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %145 = linalg.matmul ins(%collapsed_75, %transposed_74 : tensor<?x64xf32>, tensor<64x16xf32>) outs(%144 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %expanded_76 = tensor.expand_shape %145 [[0, 1], [2]] output_shape [1, %142, 16] : tensor<?x16xf32> into tensor<1x?x16xf32>
    %146 = arith.cmpi eq, %dim_30, %142 : index
    cf.assert %146, "mismatched size for broadcast"
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %expanded_76 : tensor<1x?x16xf32>, tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148 : tensor<1x?x16xf32>) outs(%28 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.addf %in, %out : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.divf %in, %cst_29 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.truncf %cst_26 : f64 to f32
      %238 = arith.addf %in, %237 : f32
      linalg.yield %238 : f32
    } -> tensor<1x?x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.rsqrt %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %152 : tensor<1x?x16xf32>, tensor<1x?x1xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %154 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18, %153 : tensor<16xf32>, tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %155 = tensor.empty() : tensor<16x24xf32>
    %transposed_77 = linalg.transpose ins(%cst_17 : tensor<24x16xf32>) outs(%155 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed_78 = tensor.collapse_shape %154 [[0, 1], [2]] : tensor<1x?x16xf32> into tensor<?x16xf32>
    %156 = tensor.empty(%dim_30) : tensor<?x24xf32>
    %157 = linalg.fill ins(%cst : f32) outs(%156 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %158 = linalg.matmul ins(%collapsed_78, %transposed_77 : tensor<?x16xf32>, tensor<16x24xf32>) outs(%157 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %expanded_79 = tensor.expand_shape %158 [[0, 1], [2]] output_shape [1, %dim_30, 24] : tensor<?x24xf32> into tensor<1x?x24xf32>
    %159 = tensor.empty(%dim_30) : tensor<1x?x24xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<1x?x24xf32>) outs(%159 : tensor<1x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.negf %in : f32
      %238 = math.exp %237 : f32
      %239 = arith.addf %238, %cst_1 : f32
      %240 = arith.divf %cst_1, %239 : f32
      linalg.yield %240 : f32
    } -> tensor<1x?x24xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %160 : tensor<1x?x24xf32>, tensor<1x?x24xf32>) outs(%159 : tensor<1x?x24xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x24xf32>
    %transposed_80 = linalg.transpose ins(%cst_16 : tensor<24x16xf32>) outs(%155 : tensor<16x24xf32>) permutation = [1, 0] 
    %162 = linalg.matmul ins(%collapsed_78, %transposed_80 : tensor<?x16xf32>, tensor<16x24xf32>) outs(%157 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %expanded_81 = tensor.expand_shape %162 [[0, 1], [2]] output_shape [1, %dim_30, 24] : tensor<?x24xf32> into tensor<1x?x24xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %expanded_81 : tensor<1x?x24xf32>, tensor<1x?x24xf32>) outs(%159 : tensor<1x?x24xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x24xf32>
    %164 = tensor.empty() : tensor<24x16xf32>
    %transposed_82 = linalg.transpose ins(%cst_15 : tensor<16x24xf32>) outs(%164 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_83 = tensor.collapse_shape %163 [[0, 1], [2]] : tensor<1x?x24xf32> into tensor<?x24xf32>
    %165 = linalg.matmul ins(%collapsed_83, %transposed_82 : tensor<?x24xf32>, tensor<24x16xf32>) outs(%53 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %expanded_84 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [1, %dim_30, 16] : tensor<?x16xf32> into tensor<1x?x16xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %expanded_84 : tensor<1x?x16xf32>, tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167 : tensor<1x?x16xf32>) outs(%28 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.addf %in, %out : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.divf %in, %cst_29 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.truncf %cst_26 : f64 to f32
      %238 = arith.addf %in, %237 : f32
      linalg.yield %238 : f32
    } -> tensor<1x?x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.rsqrt %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %171 : tensor<1x?x16xf32>, tensor<1x?x1xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %173 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %172 : tensor<16xf32>, tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %transposed_85 = linalg.transpose ins(%cst_13 : tensor<64x16xf32>) outs(%35 : tensor<16x64xf32>) permutation = [1, 0] 
    %collapsed_86 = tensor.collapse_shape %173 [[0, 1], [2]] : tensor<1x?x16xf32> into tensor<?x16xf32>
    %174 = linalg.matmul ins(%collapsed_86, %transposed_85 : tensor<?x16xf32>, tensor<16x64xf32>) outs(%37 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %expanded_87 = tensor.expand_shape %174 [[0, 1], [2]] output_shape [1, %dim_30, 64] : tensor<?x64xf32> into tensor<1x?x64xf32>
    cf.assert %44, "must have at most one inferred (negative) dimension"
    %reshape_88 = tensor.reshape %expanded_87(%from_elements) : (tensor<1x?x64xf32>, tensor<4xi64>) -> tensor<1x?x8x8xf32>
    %transposed_89 = linalg.transpose ins(%reshape_88 : tensor<1x?x8x8xf32>) outs(%50 : tensor<1x8x?x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_90 = linalg.transpose ins(%cst_12 : tensor<16x16xf32>) outs(%51 : tensor<16x16xf32>) permutation = [1, 0] 
    %175 = linalg.matmul ins(%collapsed_86, %transposed_90 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %expanded_91 = tensor.expand_shape %175 [[0, 1], [2]] output_shape [1, %dim_30, 16] : tensor<?x16xf32> into tensor<1x?x16xf32>
    cf.assert %44, "must have at most one inferred (negative) dimension"
    %reshape_92 = tensor.reshape %expanded_91(%from_elements_41) : (tensor<1x?x16xf32>, tensor<4xi64>) -> tensor<1x?x2x8xf32>
    %transposed_93 = linalg.transpose ins(%reshape_92 : tensor<1x?x2x8xf32>) outs(%59 : tensor<1x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_94 = linalg.transpose ins(%cst_11 : tensor<16x16xf32>) outs(%51 : tensor<16x16xf32>) permutation = [1, 0] 
    %176 = linalg.matmul ins(%collapsed_86, %transposed_94 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %expanded_95 = tensor.expand_shape %176 [[0, 1], [2]] output_shape [1, %dim_30, 16] : tensor<?x16xf32> into tensor<1x?x16xf32>
    cf.assert %44, "must have at most one inferred (negative) dimension"
    %reshape_96 = tensor.reshape %expanded_95(%from_elements_41) : (tensor<1x?x16xf32>, tensor<4xi64>) -> tensor<1x?x2x8xf32>
    %transposed_97 = linalg.transpose ins(%reshape_96 : tensor<1x?x2x8xf32>) outs(%59 : tensor<1x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %61, "mismatched size for broadcast"
    %177 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_89, %expanded_48 : tensor<1x8x?x8xf32>, tensor<1x1x?x8xf32>) outs(%50 : tensor<1x8x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x8xf32>
    %extracted_slice_98 = tensor.extract_slice %transposed_89[0, 0, 0, 0] [1, 8, %49, 4] [1, 1, 1, 1] : tensor<1x8x?x8xf32> to tensor<1x8x?x4xf32>
    %extracted_slice_99 = tensor.extract_slice %transposed_89[0, 0, 0, 4] [1, 8, %49, 4] [1, 1, 1, 1] : tensor<1x8x?x8xf32> to tensor<1x8x?x4xf32>
    %178 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_99 : tensor<1x8x?x4xf32>) outs(%63 : tensor<1x8x?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.negf %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x4xf32>
    %concat_100 = tensor.concat dim(3) %178, %extracted_slice_98 : (tensor<1x8x?x4xf32>, tensor<1x8x?x4xf32>) -> tensor<1x8x?x8xf32>
    %dim_101 = tensor.dim %178, %c2 : tensor<1x8x?x4xf32>
    %179 = arith.cmpi eq, %dim_101, %dim_36 : index
    cf.assert %179, "mismatched size for broadcast"
    %180 = tensor.empty(%dim_101) : tensor<1x8x?x8xf32>
    %181 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_100, %expanded_49 : tensor<1x8x?x8xf32>, tensor<1x1x?x8xf32>) outs(%180 : tensor<1x8x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x8xf32>
    %182 = arith.cmpi eq, %49, %dim_101 : index
    cf.assert %182, "mismatched size for broadcast"
    %183 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %181 : tensor<1x8x?x8xf32>, tensor<1x8x?x8xf32>) outs(%50 : tensor<1x8x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x8xf32>
    cf.assert %70, "mismatched size for broadcast"
    %184 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_93, %expanded_48 : tensor<1x2x?x8xf32>, tensor<1x1x?x8xf32>) outs(%59 : tensor<1x2x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x2x?x8xf32>
    %extracted_slice_102 = tensor.extract_slice %transposed_93[0, 0, 0, 0] [1, 2, %58, 4] [1, 1, 1, 1] : tensor<1x2x?x8xf32> to tensor<1x2x?x4xf32>
    %extracted_slice_103 = tensor.extract_slice %transposed_93[0, 0, 0, 4] [1, 2, %58, 4] [1, 1, 1, 1] : tensor<1x2x?x8xf32> to tensor<1x2x?x4xf32>
    %185 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_103 : tensor<1x2x?x4xf32>) outs(%72 : tensor<1x2x?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.negf %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x2x?x4xf32>
    %concat_104 = tensor.concat dim(3) %185, %extracted_slice_102 : (tensor<1x2x?x4xf32>, tensor<1x2x?x4xf32>) -> tensor<1x2x?x8xf32>
    %dim_105 = tensor.dim %185, %c2 : tensor<1x2x?x4xf32>
    %186 = arith.cmpi eq, %dim_105, %dim_36 : index
    cf.assert %186, "mismatched size for broadcast"
    %187 = tensor.empty(%dim_105) : tensor<1x2x?x8xf32>
    %188 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_104, %expanded_49 : tensor<1x2x?x8xf32>, tensor<1x1x?x8xf32>) outs(%187 : tensor<1x2x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x2x?x8xf32>
    %189 = arith.cmpi eq, %58, %dim_105 : index
    cf.assert %189, "mismatched size for broadcast"
    %190 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184, %188 : tensor<1x2x?x8xf32>, tensor<1x2x?x8xf32>) outs(%59 : tensor<1x2x?x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x2x?x8xf32>
    %expanded_106 = tensor.expand_shape %190 [[0], [1], [2, 3], [4]] output_shape [1, 2, 1, %58, 8] : tensor<1x2x?x8xf32> into tensor<1x2x1x?x8xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %191 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%79 : tensor<1x2x4x?x8xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 3 : index
      %239 = linalg.index 4 : index
      %240 = arith.cmpi eq, %58, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %extracted = tensor.extract %expanded_106[%c0, %237, %c0, %241, %239] : tensor<1x2x1x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x4x?x8xf32>
    %collapsed_107 = tensor.collapse_shape %191 [[0], [1, 2], [3], [4]] : tensor<1x2x4x?x8xf32> into tensor<1x8x?x8xf32>
    %expanded_108 = tensor.expand_shape %transposed_97 [[0], [1], [2, 3], [4]] output_shape [1, 2, 1, %58, 8] : tensor<1x2x?x8xf32> into tensor<1x2x1x?x8xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %192 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%79 : tensor<1x2x4x?x8xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 3 : index
      %239 = linalg.index 4 : index
      %240 = arith.cmpi eq, %58, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %extracted = tensor.extract %expanded_108[%c0, %237, %c0, %241, %239] : tensor<1x2x1x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x4x?x8xf32>
    %collapsed_109 = tensor.collapse_shape %192 [[0], [1, 2], [3], [4]] : tensor<1x2x4x?x8xf32> into tensor<1x8x?x8xf32>
    %193 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183 : tensor<1x8x?x8xf32>) outs(%50 : tensor<1x8x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.truncf %cst_20 : f64 to f32
      %238 = arith.mulf %in, %237 : f32
      linalg.yield %238 : f32
    } -> tensor<1x8x?x8xf32>
    %transposed_110 = linalg.transpose ins(%collapsed_107 : tensor<1x8x?x8xf32>) outs(%85 : tensor<1x8x8x?xf32>) permutation = [0, 1, 3, 2] 
    %194 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_110 : tensor<1x8x8x?xf32>) outs(%85 : tensor<1x8x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.truncf %cst_20 : f64 to f32
      %238 = arith.mulf %in, %237 : f32
      linalg.yield %238 : f32
    } -> tensor<1x8x8x?xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %195 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%87 : tensor<1x8x?x8xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 2 : index
      %239 = linalg.index 3 : index
      %240 = arith.cmpi eq, %49, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %extracted = tensor.extract %193[%c0, %237, %241, %239] : tensor<1x8x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x?x8xf32>
    %collapsed_111 = tensor.collapse_shape %195 [[0, 1], [2], [3]] : tensor<1x8x?x8xf32> into tensor<8x?x8xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %196 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%85 : tensor<1x8x8x?xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 2 : index
      %239 = linalg.index 3 : index
      %240 = arith.cmpi eq, %dim, %c1 : index
      %241 = arith.select %240, %c0, %239 : index
      %extracted = tensor.extract %194[%c0, %237, %238, %241] : tensor<1x8x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x8x?xf32>
    %collapsed_112 = tensor.collapse_shape %196 [[0, 1], [2], [3]] : tensor<1x8x8x?xf32> into tensor<8x8x?xf32>
    %197 = linalg.batch_matmul ins(%collapsed_111, %collapsed_112 : tensor<8x?x8xf32>, tensor<8x8x?xf32>) outs(%91 : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
    cf.assert %98, "must have at most one inferred (negative) dimension"
    %reshape_113 = tensor.reshape %197(%from_elements_64) : (tensor<8x?x?xf32>, tensor<4xi64>) -> tensor<1x8x?x?xf32>
    cf.assert %103, "mismatched size for broadcast"
    cf.assert %103, "mismatched size for broadcast"
    %198 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_113, %83 : tensor<1x8x?x?xf32>, tensor<1x1x?x?xf32>) outs(%104 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    %199:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%198 : tensor<1x8x?x?xf32>) outs(%109, %107 : tensor<1x8x?xf32>, tensor<1x8x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_131: i64):
      %237 = linalg.index 3 : index
      %238 = arith.index_cast %237 : index to i64
      %239 = arith.maximumf %in, %out : f32
      %240 = arith.cmpf ogt, %in, %out : f32
      %241 = arith.select %240, %238, %out_131 : i64
      linalg.yield %239, %241 : f32, i64
    } -> (tensor<1x8x?xf32>, tensor<1x8x?xi64>)
    %expanded_114 = tensor.expand_shape %199#0 [[0], [1], [2, 3]] output_shape [1, 8, %102, 1] : tensor<1x8x?xf32> into tensor<1x8x?x1xf32>
    %200 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198, %expanded_114 : tensor<1x8x?x?xf32>, tensor<1x8x?x1xf32>) outs(%104 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.subf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    %201 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200 : tensor<1x8x?x?xf32>) outs(%104 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.exp %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    %202 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%201 : tensor<1x8x?x?xf32>) outs(%114 : tensor<1x8x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.addf %in, %out : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x1xf32>
    %203 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201, %202 : tensor<1x8x?x?xf32>, tensor<1x8x?x1xf32>) outs(%104 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.divf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    %204 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<1x8x?x?xf32>) outs(%117 : tensor<1x8x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %237 = arith.extf %in : f32 to f64
      %238 = arith.cmpf oeq, %237, %cst_21 : f64
      linalg.yield %238 : i1
    } -> tensor<1x8x?x?xi1>
    %205 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%204 : tensor<1x8x?x?xi1>) outs(%120 : tensor<1x8x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %237 = arith.andi %in, %out : i1
      linalg.yield %237 : i1
    } -> tensor<1x8x?x1xi1>
    cf.assert %122, "negative values not allowed in new dimensions"
    cf.assert %122, "negative values not allowed in new dimensions"
    cf.assert %126, "mismatched size for broadcast"
    cf.assert %127, "mismatched size for broadcast"
    %206 = linalg.generic {indexing_maps = [#map5, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %125, %203 : tensor<1x8x?x1xi1>, tensor<1x8x?x?xf32>, tensor<1x8x?x?xf32>) outs(%128 : tensor<1x8x?x?xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %237 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %237 : f32
    } -> tensor<1x8x?x?xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %207 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%130 : tensor<1x8x?x?xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 2 : index
      %239 = linalg.index 3 : index
      %240 = arith.cmpi eq, %102, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %242 = arith.cmpi eq, %123, %c1 : index
      %243 = arith.select %242, %c0, %239 : index
      %extracted = tensor.extract %206[%c0, %237, %241, %243] : tensor<1x8x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x?x?xf32>
    cf.assert %98, "must have at most one inferred (negative) dimension"
    %reshape_115 = tensor.reshape %207(%from_elements_67) : (tensor<1x8x?x?xf32>, tensor<3xi64>) -> tensor<8x?x?xf32>
    cf.assert %16, "unimplemented: dynamic negative broadcast sizes"
    %208 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%87 : tensor<1x8x?x8xf32>) {
    ^bb0(%out: f32):
      %237 = linalg.index 1 : index
      %238 = linalg.index 2 : index
      %239 = linalg.index 3 : index
      %240 = arith.cmpi eq, %dim, %c1 : index
      %241 = arith.select %240, %c0, %238 : index
      %extracted = tensor.extract %collapsed_109[%c0, %237, %241, %239] : tensor<1x8x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x?x8xf32>
    %collapsed_116 = tensor.collapse_shape %208 [[0, 1], [2], [3]] : tensor<1x8x?x8xf32> into tensor<8x?x8xf32>
    cf.assert %133, "mismatching contracting dimension"
    %209 = linalg.batch_matmul ins(%reshape_115, %collapsed_116 : tensor<8x?x?xf32>, tensor<8x?x8xf32>) outs(%135 : tensor<8x?x8xf32>) -> tensor<8x?x8xf32>
    %expanded_117 = tensor.expand_shape %209 [[0, 1], [2], [3]] output_shape [1, 8, %102, 8] : tensor<8x?x8xf32> into tensor<1x8x?x8xf32>
    %transposed_118 = linalg.transpose ins(%expanded_117 : tensor<1x8x?x8xf32>) outs(%137 : tensor<1x?x8x8xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %44, "must have at most one inferred (negative) dimension"
    %reshape_119 = tensor.reshape %transposed_118(%from_elements_72) : (tensor<1x?x8x8xf32>, tensor<3xi64>) -> tensor<1x?x64xf32>
    %transposed_120 = linalg.transpose ins(%cst_10 : tensor<16x64xf32>) outs(%141 : tensor<64x16xf32>) permutation = [1, 0] 
    %collapsed_121 = tensor.collapse_shape %reshape_119 [[0, 1], [2]] : tensor<1x?x64xf32> into tensor<?x64xf32>
    %210 = arith.index_cast %140 : i64 to index
    %211 = tensor.empty(%210) : tensor<?x16xf32>
    %212 = linalg.fill ins(%cst : f32) outs(%211 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %213 = linalg.matmul ins(%collapsed_121, %transposed_120 : tensor<?x64xf32>, tensor<64x16xf32>) outs(%212 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %expanded_122 = tensor.expand_shape %213 [[0, 1], [2]] output_shape [1, %210, 16] : tensor<?x16xf32> into tensor<1x?x16xf32>
    %214 = arith.cmpi eq, %dim_30, %210 : index
    cf.assert %214, "mismatched size for broadcast"
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %expanded_122 : tensor<1x?x16xf32>, tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%216 : tensor<1x?x16xf32>) outs(%28 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.addf %in, %out : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.divf %in, %cst_29 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.truncf %cst_26 : f64 to f32
      %238 = arith.addf %in, %237 : f32
      linalg.yield %238 : f32
    } -> tensor<1x?x1xf32>
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.rsqrt %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %220 : tensor<1x?x16xf32>, tensor<1x?x1xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %222 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9, %221 : tensor<16xf32>, tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %transposed_123 = linalg.transpose ins(%cst_8 : tensor<24x16xf32>) outs(%155 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed_124 = tensor.collapse_shape %222 [[0, 1], [2]] : tensor<1x?x16xf32> into tensor<?x16xf32>
    %223 = linalg.matmul ins(%collapsed_124, %transposed_123 : tensor<?x16xf32>, tensor<16x24xf32>) outs(%157 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %expanded_125 = tensor.expand_shape %223 [[0, 1], [2]] output_shape [1, %dim_30, 24] : tensor<?x24xf32> into tensor<1x?x24xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_125 : tensor<1x?x24xf32>) outs(%159 : tensor<1x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.negf %in : f32
      %238 = math.exp %237 : f32
      %239 = arith.addf %238, %cst_1 : f32
      %240 = arith.divf %cst_1, %239 : f32
      linalg.yield %240 : f32
    } -> tensor<1x?x24xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_125, %224 : tensor<1x?x24xf32>, tensor<1x?x24xf32>) outs(%159 : tensor<1x?x24xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x24xf32>
    %transposed_126 = linalg.transpose ins(%cst_7 : tensor<24x16xf32>) outs(%155 : tensor<16x24xf32>) permutation = [1, 0] 
    %226 = linalg.matmul ins(%collapsed_124, %transposed_126 : tensor<?x16xf32>, tensor<16x24xf32>) outs(%157 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %expanded_127 = tensor.expand_shape %226 [[0, 1], [2]] output_shape [1, %dim_30, 24] : tensor<?x24xf32> into tensor<1x?x24xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %expanded_127 : tensor<1x?x24xf32>, tensor<1x?x24xf32>) outs(%159 : tensor<1x?x24xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x24xf32>
    %transposed_128 = linalg.transpose ins(%cst_6 : tensor<16x24xf32>) outs(%164 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_129 = tensor.collapse_shape %227 [[0, 1], [2]] : tensor<1x?x24xf32> into tensor<?x24xf32>
    %228 = linalg.matmul ins(%collapsed_129, %transposed_128 : tensor<?x24xf32>, tensor<24x16xf32>) outs(%53 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %expanded_130 = tensor.expand_shape %228 [[0, 1], [2]] output_shape [1, %dim_30, 16] : tensor<?x16xf32> into tensor<1x?x16xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %expanded_130 : tensor<1x?x16xf32>, tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.addf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%230 : tensor<1x?x16xf32>) outs(%28 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.addf %in, %out : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.divf %in, %cst_29 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = arith.truncf %cst_26 : f64 to f32
      %238 = arith.addf %in, %237 : f32
      linalg.yield %238 : f32
    } -> tensor<1x?x1xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<1x?x1xf32>) outs(%27 : tensor<1x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %237 = math.rsqrt %in : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x1xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %234 : tensor<1x?x16xf32>, tensor<1x?x1xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    %236 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5, %235 : tensor<16xf32>, tensor<1x?x16xf32>) outs(%1 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %237 = arith.mulf %in, %in_131 : f32
      linalg.yield %237 : f32
    } -> tensor<1x?x16xf32>
    return %236 : tensor<1x?x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_4: "0x0400000000C0703F218A833FA15A973FA6157B3FF8AA8B3F5B62853F573C853FBE2D823F2243983F53A8893F845A903F3A9F823FE38E933F06C9833FE4C0753FCEC18A3F",
      torch_tensor_16_24_torch.float32_1: "0x04000000491981BD207EA8BED5AD583E428E163C29DA36BE2FA8893E8199513E8CDD983EA77D4C3EE50909BD3264763EA0DCA7BEE541BABD456F673EBEEB2CBEFEC6B53EC9FC3D3DA265193EF4063BBEFEB8F43C551760BEEC804EBDFC0911BE8DC46B3E314732BEE47DB73DB12C523E19B07F3CC44177BD74A509BD99D29A3E1B2EE9BE6A413B3D1F5138BE4C2430BDAB72A6BEB635EB3D2DC8243E27B3833E450236BE1ED0133EB83B813D95860D3EA0AE8F3E5FC63BBE3D3367BDBB13C03E000531BD0760B43DF724593C82CA283CF1F739BEEA8A16BE907BF7BEC6B9AD3E0D32423E3970BBBE233B92BBE35CC9BC4707943E2D811EBE1E1E383DC92BF2BD556908BD88AC6ABDCF4036BD3C6D06BDA0E4E0BD695F52BE4F0CC6BC83683FBEE8E00D3E805E7ABE160D9A3D0025FC39AFE71ABE83702C3E12F713BE37360B3F8B683E3EB869363D503CE43CDE2F093E1829B4BDB2F07BBEDA7017BF75721D3E5CBFA03C6F332E3E3BD778BE0150173EA910AC3E086A933E7B07293ED0FC86BE1D9D3ABEDAAFA7BE748D30BEA68AAE3CFB786B3E629279BDA1B1FC3E063C69BEA1BA733E9996B63EEDB099BCD44930BD1D86BDBD4D68E9BDBDDCFC3D9AE88B3DE093663DCE7385BB4B6A643E03FD2CBDC9FC94BDDD9F1E3E25FAB63EE27CDC3EF4570EBC915ADDBE02F398BEECD69F3EC7B3023EE6F069BCDE2E17BE518671BDE34E903E9C5CE2BD0415A3BE859A8D3E6C8A793E49586DBDD67FCDBEEDF7413E31AFB43DD6B489BE452EC33E039EAA3D25FCD8BC1503A03CCF23833E94CE813EE77A2FBED25B153E85B5883E20D25C3E4A47E03CAFB019BE8721A6BD2002113E54BD5A3D0D3AC63DF39C9B3E8710CDBD6BA3E03DD75E793EB0F8E93CCB8DE03D17B78EBC54EBF0BDDA45583DF9DBF83BA40E783EEE9922BD9B9E64BE0DAB42BE7848BC3E028DD33D4F2DD43EBDB5113C3F43F73DCF2C2DBEC4CBBD3E415434BDCD7C12BE22D5353E2954E73B07A2E13D5356053E77981A3EA8E77ABE497EABBE20538E3CCCDD07BDF3772D3E6982923D194EDFBD1FC685BD73FED63AEAA8DB3C1FDD7E3DA20B61BBBF75173E46A88EBE0C680BBEE3CECDBE07DA47BE871EC03E7EB6373E50C7D3BEEFFE35BDE82E683E3AB8E23C0093FBBDBCB526BC27B2503D60621BBEC247E5BDFEC7DC3CA967153E738D183E55EEFABDA49BB8BD7B10923D33B71EBEF92AEBBC2AF060BEFA4BCA3E7A93DC3E8A3C593E4C86FDBDF4A001BE36DB163E20B28BBE245E013E623CF43D0B3776BEF88381BEB123AB3D276A2B3E85F18DBED28811BD3844453EC271D0BDA863ADBE3F0DD13BD323093D706E12BEE44C15BFEDE12DBFF53EF1BD914AABBD80A2A93DD9F3413D8AB6B93C2B4F70BE2625A23CD8673E3E878B8A3D922480BE604340BE7039FDBD0DFBCC3E1283773E02486E3C20C19CBDB61096BEAD9855BE5B02D3BC5C380C3EF44681BE9EDE9ABEA5799C3EAEB00C3E678E283E9F5CE0BD265B72BE1CFF523DE91C28BDA8389CBDB24CA5BE081449BD579942BE786D103D25B608BE9F59F93C714625BDA4B21EBE98F2183EEF2128BEC81DBBBE31A217BE1F10683DB01F5C3D82CE24BE8F08593E5C494DBDB848AEBE74D656BE4EC9F03D84F78FBE970051BDF8C82C3E99D355BD43DDC33D3B027E3DD6F30EBEB46E1FBE6C200BBF72596DBE6628103E0EBA1D3EAC4ED13D70358B3E3CFC25BE810E6EBD1589803EE8FA70BD059EEFBDF16D12BEE07A933DE550693E5503AA3E54775B3C62A4113EF55D93BE46E41C3D53BAA1BDBC5C09BF03238B3EF676C0BE0EC5CBBE40E79CBDCDFC0BBD3C43B03DF2F7C23D80D8113DC40FD73D50F5393E1BAE6FBDAFAD4CBD361DE8BD47DE32BE21B3333EF07F97BE1BDA96BE4250073C0908673E99547A3CF4AFDB3DDA61C5BDC090793D0A0FDEBDD560E83D25B2B4BABC0A4E3EBE43433E019B133E7F3C86BE2AFB6C3EA368C6BE0926A13D2E1636BEF32D9EBDFEB681BE9A8BA9BD5E2F99BD68F9FE3C9097523D778F253E4D1A20BEC1C3EBBC3DB674BC8F49873EBE9AB13D05CE08BE4F5E06BDAF1F13BD1E8A16BE38A059BED6FAEBBD8F63703DD5BDDEBC38D51B3ED7D0DD3E1C74F8B92154FABDFAEFC2BD3D041D3E5B5786BDF4EA2F3D0FDDFB3D28A17B3D",
      torch_tensor_24_16_torch.float32_3: "0x04000000EAA72F3D4AB690BDD47D08BE9F2C873D6B98513C768AE43D8B19C13E72AE913EB53A8F3EDCDE93BD27EFF1BD76A6253EBBBC1D3DF176AE3E5CF91ABF6E65FE3D13E3B9BDFF55173DFF33483E21A30DBE963FC73DC60C75BE41568ABE03BA0D3ED276B4BEBFB9C1BDE48DE43E263695BC617A9CBE1368C3BED862E1BEA27617BDE751A5BD864D4ABE44771EBEE533603DD393F6BDBEFEC53CDEDEB93ED4493EBEDA68043F7EF67FBBDFA1803E854CDA3EAEB7C7BD49F8F53EBCE2003D5C74343E87468DBE32E661BD529FAC3EEDE3EFBE78933BBCD2C6453EDD3648BE347CC3BD4D5A683EFA4D96BE40F66A3EB42AB7BEE1B336BED7CB1BBE452602BD2879563EE50B04BE0397433E98BEAA3D2EAD3F3E331AC13E7B3B07BE69EA43BE0762513E2E22FD3D5EB7BABE34EC34BE17E7C2BE477C6CBE62D2173CA07DF13E030EAD3C9926863DD962383E7C53F2BE3AEF35BE446844BD4BB3A6BE202B113F830D2CBE073BB0BD180CC73DFEA1BCBB2ADCDD3EC5330BBE7E33F4BE0DD850BD9F8EA13DA82F863D994E0DBE00AF59BED9B7AC3E01E8E3BD9AF6833E5A32863D01D7DE3DC80D713DE116743E84919ABED470603DE6B186BBED18D23D2934F73D420DAF3E9CDFBFBD2AF0F73DB50892BD59260E3C1065193ECABD673C5443E8BB84A4A63E372652BE5E89CABEF837453E15D3E63D0C744B3D990AA0BEF9022D3E8FF2BDBBDFBECABE373C4F3EDD5569BB60814DBE3AA7323EBF60333EC4E398BD4D33B03E9AB19EBEC3D8483E54E6D6BCE40BDBBD671606BE9BB7CD3DE02FEEBEAD7D4ABE65728ABEF693833D0F87163D9032863E1CD3ECBD739C083F7518EE3D6585C93DB4F7AEBE6AEAE9BCEE3A9FBD0313823C5DA54EBE51D090BEC653933D1FC09F3DA1099DBCD67459BEB6C61BBECA39D73C69D25F3E3360043E5C235BBEE0D16F3EFD667CBE75F5FF3D33ABE53D128CD4BE638E853E90A95CBCEF869FBDC595543E9D0E9EBE7CBF0B3E163147BEF6BBAE3DA31F3C3EA21B953DAAE1FBBE0AB903BDC3FF123DBABA1DBDAA103DBE4BD54CBD7AC505BE41BF99BC394DB23EBF41023F8CA237BEDE5066BE8719563E36AFD43E12076C3B2CEA0DBD75F1C23D84F66F3E0442C7BECAEE93BC9BD6C23EAF00CDBE76B8DABE665F18BEE9ACD73A904D2ABD2F40333EC702323EE8F1AABDDE47933E8D24643EE0E99BBEBEFA7A3C4343973E59AC15BD170EBDBE9CCA43BDFC7896BEDAD5A0BDE54439BD3E7A0C3FFAF4973EBD66223F4A2AFF3E3DBC09BE580AD83E777D88BD8F43713D2928A83E3D965FBE2AA20C3E1D2DFABD5E29C5BD380E423EE246193EFA25223E36884F3E0857203E848C25BEE7B9E93DCAF3063FEB82123EBA16F3BDE0B0E73DA2A88ABD330ECE3D63B3B63D57AC403EEED1423E5231CDBC86AB3B3DE788AB3E3A6F59BEF34DABBEF72F183DAC3D9ABE9EBC92BEF05084BC2FCC0ABE7DD78D3BA5E684BE1A341A3EF72783BDFE9158BE98691DBE860199BE0B0F45BDF2531F3EE6F022BEDA66FB3DB45F063EE951BD3DAEE3A33E9A11E53DB9488A3E963C0FBF169C8CBD065A3C3D7958363EB976D83CFE1E01BD6944D9BD7F30FABE86BEE73DBC0BA8BEB1D5BD3DB846B7BE37ADDCBBA84845BEC2A885BCA6196BBE4162C5BDABE53A3D569ABD3E0C3999BECB7986BE19D65BBE3C5DAF3EC05BBE3DACB8863EF53ED0BDD3F69B3E8166B8BE7951383D9B42883D777A0A3E780F3E3FA35FD2BEBC09C3BD510682BD882E7D3EFD2295BEB513A73E195BEEBE4371423ECBEAC03ECB85CABE8421FCBD5BD53B3E24A922BE6ADB533E7554633C16B6303DBE3A72BEE714B9BE29DF4C3D1A181F3E0BC3B2BC42C183BE7373A1BE09F148BEFD3E653E1660DB3D1681203D77DA733E750415BD1347543E3DB282BEC3C18E3A5A4C873DD67B9CBDEF6AA2BB1AB8F6BD6D61D63E2DC5313CB33DC4BA042C003ECB8FE3BE2D60163D6E2114BDF7B17D3EFAE245BE796F9B3E75A88DBEC8028EBD1F46B43ED4CFA3BE89DE0A3E980FBB3DD67F2E3EDE9C1C3FA8FD5ABC7599E2BEF402C9BD2A646C3E5FDAD63D0ED9A73CAEC8AF3ED1694E3E7C5992BEAC3EDCBD82E484BE1F7EE83E99535CBF7CA996BD53ADC73D0355BEBE272ECD3EAFB01EBFD98FA93D93D1B2BED3B2043F",
      torch_tensor_24_16_torch.float32_2: "0x040000004C31A63EC2C5BD3EF900F9BDE49F6FBE618896BEC36DE5BEDA3C80BE4BE814BE1DCB1DBECB1D313E7175E03DCB388BBD0B0345BEFD4C23BF41EDDEBD85446B3D0692D2BC34489B3DE96E0F3F4F81033FF0C2473DE77705BE361A8B3D768481BE0194FABD5F93A9BD6D6F943E3398633E9B86AEBD88BAD33CAF869B3EC9BB403E3B72F7B919FA25BD96498DBE799B20BE98E24B3D85693ABE7AB3073E09472A3EDFD52E3E26DCCD3E9A1BD7BE29A1123E3221CBBD7AFE573E51DD8CBE87AF013EF02C443E88D28ABE480C243E91D23A3E0CE80E3EA0D776BDF6AA7DBEE0F1A7BDF475E83D3BE93A3E2CD5DFBDACF3BDBC97A9103DD3F0883E58B4853EE985FABD864CC1BD9A279BBEC0EDBA3E2DDFAE3D1093033D2062743EAF71613E5ECA76BE2FFFF03C967E20BD16DC383EA1D785BEC9CEF03D855960BD6580853E4741B33CD2B9853E7E64073E2B0CF23E5ED368BED00116BDB7520BBF850A8D3E951D853E9B90A13E283D64BD90F1C4BDBE42F93D4044A2BD292613BE5DEC803ECCB4933E584F2F3E2B3D18BEB9CDF03D901646BDB87901BFA499913E27547ABEB94F2ABE5497B03E7C200A3E75BD033E8A01843EF6E3FCBE8C07B03E58A3CABD5200873EB2594BBE90B95EBE695E023F7C2DA5BEAF59073F2E06C73DB954003D7647663DC1916E3E378E1DBD6B3B2A3E9AB83D3D33081ABE201500BD7306DDBC91735D3E5B17A9BD1B40693E5F92C3BE1DD4C0BC5DDDF0BE3C51703CA91D203DD311513E1EA4073D7AC6673EC544183D468458BDF84113BFEC08D9BDC6EB223EEE4679BE8DD171BEEDCC363B9F214CBD735C6ABCA8AA093F709D62BECDAEC3BEFA4CDA3D3AF813BE99A41ABE6CC0B73ECB37593D897710BE8269383E648D9A3E62A480BE43B3183E894149BEEEEC4DBD92489FBEE59ABB3EF6BC77BE85A724BEDA8DAD3D3CEA80BE58247FBE8AD1C13E62AD99BE23A0C0BD4A3845BECE5B413E4E0A3FBE117211BF87CD63BD890DC23DE35094BDFE53DF3D53704C3DDA12EBBDE6802EBDB791FEBDFBCC463ED69722BF23ED603B33EE0E3E7B4EA03C9720A8BE050A983D8B6B67BE96B4B4BE5E867BBE3A7F3E3DFE49A03D2E0A3F3E4515E73CBB45883DF6710B3E8D2D29BDBF07093D1950C7BE344ADEBE8BFF8ABD7B8FAC3C85653F3EA6A0633C885DA1BE5D57253DA7A48D3EBB282ABE20FA333E6D5A99BDA6F9A6BEBE1860BDC8498F3D492402BED924183D376F0F3FDCDE20BD2ADD72BE553BA1BEEA0A0C3C998D27BDCBE43F3E845018BE74932E3EDCC652BE007D423E3A9A373DEA55CFBE52AD68BEE314A53C8A39E6BB4133503D51B986BDFD7D303E44A2B0BC7EE5D4BC637B04BE5BBF063E31B9673D0FFDC9BD3720F3BEF80054BEB1210C3CA7AC75BDFB0D03BD1FF9ADBEC726D63ED16A04BF48DBCE3E89C6B8BDC8D1A73D480DC13D362D863D3D7D4A3E4414B63D9C5C9BBD4E77A0BED9D8663EA78D933E38E7223FA9FF7F3EEA350F3F35D359BE5560413FA7FB2FBF3CA8A93DD59E30BEE595EE3E378000BE778B87BE07728B3E710A8F3E584AACBE843ACDBDBFA9AEBD4A6ECA3C917AC23E2103EABD92D43A3EB709673C1FD0A33D5AFEE63EF40AD33E341A16BE7640803CA68079BDD033683DD5CCD2BD5A427DBDA1A6C2BDB03E17BC82276F3EE466A43DEE13E53D4CC60B3F4BD083BE79CAEB3EF7088ABED2AC953E5CAB36BD69D58A3E9E94E6BE4D8A553E090E3A3D7338D33D98D3403EEECB3DBE61440FBECC32A13E74E5073C6F25263D99E2F53C5B5266BE842205BE09BA05BE1BADD63D51808DBE3D4A193E3E260D3ECF768A3E6FCC9ABE39C38ABD1D99043D7BD541BD9268CEBCD452FABDDFC1863D7289693E979858BEB3AB583D2BE8D2BE895DEDBD2B59AB3D431C4E3D62D1B73DBA928BBD69DDAFBD0AF3FE3D8845463C0ECC85BD8188BD3D13B3853DDAB72ABF81CC72BEC0C86F3D161390BDDE34923E98A2CB3D263F9E3D5A841BBECD5E55BD3B9FAFBDD846B0BEEC6143BEFE6D993C31041CBCECCF3FBEE22683BEC7DFE9BEC1FBA7BEE92FE13C6DE5243E228E8B3E4F9B463DDFC3863EA58CF23C1376B8BDEB30D93E4E6B0D3E26C9A73D56C4873EDA0317BF1B4EC63EFB2D83BD8DAE343E5795BEBE091282BEF243D8BE56ABD0BD",
      torch_tensor_16_torch.float32_3: "0x04000000DD82843FF7698E3F56FF803FA4C06E3F95E0753F08D7733FD841893F87B47B3F2FE8493FE4B06E3FAF65743F5A758A3FB4998B3FB873703F650B803FA1C7433F",
      torch_tensor_16_64_torch.float32_1: "0x04000000F3E3C9BC16F5D23DEAB63BBE2BD91BBEE6605EBEE1BFFABD1C85FEBD3C030CBCFFA7FDBD82C9FDBDFE8F463D6DB12DBD0FFA31BD2154FD3CD01E39BD32C903BD20AB293DCFA9D5BDA1A2FEBBA79099BD5D6AC23C1FF8B53DC7A680BD1250BF3C5CDB2EBCE0C34EBDD51C08BDFB1513BDC3A615BE9DD1FFBC6D39B33D88A11C3E038F803E1A4E61BC1C6AB1BD1E1B173E5E2BDA3DE8648F3C8D5B033CE54E2ABE2FF43F3D77562A3D3978823B88804B3D5676463D35F4133D9D5FED3D47D1CD3D42A4BD3DA8E5E5BCAB84AABDBE8049BEB4E64DBE1B2D14BC3EFD133E39C41ABD7EB806BE25BB923D11425A3C2695F4B92E7FFEBBE006D4BD54CC51BDA8118DBD2047C6BD0ED75A3EAF1BCDBDBA8455BD08F655BD8B4CB7BB6E5015BEE3B095BE20E59E3E18ABD03DD55702BEAB3D6EBE3C540EBEDA5B86BE42741CBDE7B20E3CB01A03BE49C92CBE6EE841BDD82B3C3DEE97DF3DFB483A3E274A78BD7B13243D7881DA3D830741BD1248B53B589422BDBC5C2DBE158EA7BC8485E8BDE50C4D3D9CBBA6BC701642BCD68461BED1C3A03EA6C09ABC0B09BB3D3D44063EC3BD613CABCAADBD7339CABC01FA833C44CBAABC082ADDBD7956AA3DAF1E233EFF58EC3DA73F15BC2DC8CA3D2F3D533B71F3053E335A793DC97816BE6933FD3D488C9BBC621B183E2BA3C43DE462E3BDF648AC3B3E61DCBDD5CD033D149E3D3D6A94C2BB74DF29BDA833A23DE9380ABE861D943C4ACE8E3EB34D533E035BA4BC394484BCC0B1DA3C1ED6A2BC7208473C7DBDD23D715272BE42DCBB3C5A40B0BD583D5D3EE6F3553EE8AE0B3D7D54C73DCDAFCC3D8BB2A0BDFF91013DD97F3CBE4489DA3B62BD45BE42826D3D036C67BDE75F6CBDC7FBB73C36991D3DA0FE923E507E06BE0404973BCF61653D69C3593CC4D4333E9CBD54BED80B573E7BCDB03DC4E87C3E2399DFBDEA76603DCFC7C2BEA1D076BC5E819CBC412400BDF323EBBC53AF303D12CC983E58BC1DBCBBD94A3ED8FECB3D273C39BC6E1A7C3E273C233E8A532B3DF0768E3C6C13D73C1302443D346BECBC92D4A6BD4700573D75011F3EEC5A233DDDC499BED8932EBD9A1FAEBC2FFBE0BD233CDD3DF3ACCD3DB34D2DBE32B34FBE45BC1EBE0CAB0A3E704CD6BD0AB8C038469CDDBD44D2AF3DA52CB63D2C331FBE34FD02BD2B3F7EBD26F2DCBCD67C2C3CBF7EFBBD8BB094BD8AAD2FBD94DEB6BCBC9FA2BA9172753E3719713D8DA100BE3424373DDE4EA63B63789A3C759799BCB644453EF789423E4914373DC3956E3E667DB4BC4285CA3D28199FBDF85E16BEF3E32B3E267E2DBE713E6B3EF6BADF3DE76D02BE96FAD0BC19BF863D5365E03CA142003DE83FFBBD0030C73D70C5523C42E18B3D931E0CBEC1EE163D5839483E673CD03D5BE3B93C126419BDA638C03B7C18B03DF3710C3D4831C43D4B29283D2BB0A1BE85FA893DADB54E3EE9B685BE96C75C3AE00BE0BCD25D253E2AA5193EEDFE503D85F3483E3C4AAB3D6FFF21BDC4A7F8BD476228BC8B5649BE100FF33DF05E8B3E755302BE0290CABC35DABBBDB498F1BC8499C33DE447AA3D498952BE9362F9BD2BF7383E9E1D333D599911BE93D599BD8844E03C933A42BE001308BDA48911BDDC2472BC5C73423E81C9CD3C96C55BBEE2C015BED54CBFBD2C7C99BD9FCF753CD9329C3C88FC263ED3685DBE6B68C93C9C6E023EC22BD33C599C2D3ECE08283CED1175BD84206A3EA1CE05BD7770143E38A919BE35BBD93D69FBE8BAECAE703D27311BBEEAF6F3BDC2F124BD826B10BE972E0D3EE8F59EBDE1EC2EBE85BF5FBD14BFD43CE761923E86374D3B3589A7BEF26BBEBDAD21853D7210723D5F2433BE4D4BD6BDCCAE563C8540DEBDFD53BE3DD8F4903C860564BD8E10BD3DBF34B13DE5C4FEBCE76DA7BDA3684B3DD7A8DE3D8EDA923CC5CDB33DCB4E3BBEA89019BDCD1F103E6F4EB43DC2DCCFBCA53D91BD24EAA1BC1CD0F6BD0859123D426C12BE74CD073E9FEF30BE3C66423EA7D10DBE731E6CBD648AF83CC3C0C43DC6ED90BCAFD2403EF8A0A33D2DBA1DBE881671BD884FC13DC7BAC43BAC73843C96F2B3BD0D40C33D84DD8F3DAAF3C03DAD28D53B092599BB65C139BD38DF96BD4A4B49BDD7F2E63D6A6F17BE9D6A0BBE5DE5773C6063B93D004696BBA7169CBD421F903ECCF3963C47E62A3D66BBA83E3A35753D651A15BE2E7AC4BD0B2CB03D7C33C0BE3CA009BEFA2188BC49DE123E8189383E18C4653BBA3945BD1DA43DBD5223623D65760C3EEC2C9FBD9E2E113DF8528ABA042E85BD3D9819BCC20D88BECC459E3DCC0D933E651A02BCB05B0C3DBE3A163E7716383DFF9AF43DE5AD963DE867F63D4F02BABD4A1993BC39AB0FBD101187BDE4815E3EF6A2913DE9EE3ABD7DFB363E86EFCEBE58E4823E4FFDBF3CF59638BE551E09BE996EF0BC1472053DAE75E53C92C7913EAA6E55BE43010ABB98CB42BED06318BDD3510BBE9B3216BE2D64243E830D91BDBE73C63D9664393DE2F88CBDA284513E4EC049BD328D8ABE8BE24FBE05E015BC25DB3F3DC0258DBCDB1D4BBD08777E3DF66EFCBDC1E676BDCDFA753DCE09EA3A3D6F0DBD9ED009BD26828DBD3ADA01BEA1AB833DB5AD133E97851ABE9858253D5E961A3E34C698BD894383BCF1CCA93D979D793DDB2F7FBD40C1203D126F033DC1819CBCF4B6A3BD430F9B3DA414013D02590F3E0086B9BD41212CBE51F2373DB076A2BD321D383DE0AC893EB54243BE9666F2BD218B21BD887767BDAE58A8BC054C8BBCA67F503DEB9FC8BC0EC628BCB42AEB3DE9F47BBE1EB5653D93CB94BD926F373EF8AC81BD63BC29BE25E4A5BC236BECBD45BF583BAA05F13D37FD81BD87A2133E8BE6123E8551813DD590B9BB2FB18DBD58AAE33D72B34ABE33A7B0BDE39C5ABDFD6EEA3D273C4BBDB6EDED3C97BEA93C9735C6BD9A1CF2BC24D318BD5457EB3D68AA253E50BEB53D50681B3D36AA1A3E637F46BD2474A83DC1E7ADBDFB8D653EAB53B63C3F6A80BC7E10A73C563C113EF8F6B23D0547813EB4910B3E76691BBDCCAB833BE92E2EBE16E7FC3D426ABABDD0AE933E3800123E460FE03C4C572C3D622A9D3D0D97183ECCC511BCC52EB73D2DBE5CBDFE50843EC1090A3ECE79BD3D85E512BDD9933F3EC24C95BC209A1DBECEEEC8BC4CB020BE749F96BD08202B3E2028D7BDB1977EBB2E2BAF3EC915453ED1CEC4BD0CE52D3E9451A5BDC1933B3E2564363E2979F43D9A01403C5A90953EEFE438BE71275FBDCAF95ABDBB30003E6DC3213E78C148BEE99D70BB552F72BD8283A93D88A192BDB712C2BC5257B1BDE27A16BE411EA6BDA9F7BC3D1E5E193EE4C3223E607881BD2D2B10BED73DE43B0F396F3ECA77F43C861E97BEBB031C3E0DC69D3DD8C82F3C1055953C96AF93BB57F8693DD036EDBBBB0885BB64BEAB3DCAF290BDCC4108BE89D2C93DD2E994BD391EF03D01C7B9BCC04054BE19AD9CBCE8FD08BD71F066BE0246143D8E6119BEE6C0813D5157C8BD5A8CF5BD1EC89EBC1184FC3CA1AFD8BD06BEB03D298F543C0984523DED5CA03C87A3D53D8F5B4C3A037E123CA8F7C7BC2ECD54BE04BE19BEBE857FBE60E56B3EEB87AE3DFB8999BDC0F63F3D3DD782BDAB0A20BE71B4AF3E9DDF753E3BDD913B1C1E913CA1EF5B3D556E06BE0E8C02BD58E8E33D3040343DDB691E3E7B37F3BCC63C1D3C49070DBD7115E2BD439ABF3D7CD7473DE04F07BEA17962BDD20C34BC0E95B9BD60E6FFBDAFBCA2BDB233923C307121BE6BB030BDADCF67BD39C4083ECD0A133D2C74E63DFB494D3EBE038E3D8D47833CF97E493E843A4BBD8EFB353D5EF92D3E8AE5F1BA42E59F3C4DE003BE0EA0753EE8EB1F3E9F4DC5BC868595BD9C00F63D823E63BDC39F953E874581BEA44793BC10D0CDBD17E9D5BD550AF93C7F8B8EBDC2BD6D3D639172BCCB21EDBDBBFFC4BDECB6933E167510BE07544BBE41F6A4BDFEE9BC3BD60E1B3DFE21533E8981353CA4EAF9BC53A1AA3DF54082BD269E99BDA689EA3D04CC4EBD2372BA3D7CFDA33D3A935A3DEE0D213DAE028BB9751D9D3DFD62E7BDF5476D3D5A007A3D40E2053E263255BEAF3BCD3D2076D83DD603A9BDEA69A9BD0340AFBDB11A22BE81EC99BD1678B3BC2B8BB0BD1B22F1BD5A4C15BD57EEEDBD1B7D183C6C7CF7BD0698C13D563ED23CF753933DADE611BE8D922E3E06A10EBC1021253D144D23BEF420243D1AA199BD37264A3EC88CE13D7705453DF233F53ACEF2BC3DFEDDC2BDA350613E4BA58DBEE8BD0BBE13DAE0BDD440AABBB6E34A3DB8C3F33DB185853D20753B3DADB75DBE2FEB923DF0C4933EF7F2C73C7A03273DCDA9A5BE21DC463E55296FBEACE0073EBD72B93D4FE5123EBCD3CD3D80B5963D6A917C3B8EBD8D3D9B5BC3BE458442BD49D743BD79EBA9BD7EFA223DDCF3853D81004EBC8A6B8ABD25E6A33DD1F7EF3D31114BBE7831E93D5FD773BDE81457BDBF2EFB3B956650BDCA5A89BEFAB4E6BDB8415E3D3520453DDFE1463EFFB3313D93DA023E6D4235BDFA5E193C0B9F30BCDB8DC7B9E4F1063C5580443D7F95643CD2463EBC2198003D0B82293ED921D0BD6DD3853DBD3C6C3D41CC4E3D1EBD593DB947F33D615ABEBDC01F303D181E01BE3D3A333C6FA8F5BBB26E96BDEEA485BDFAB416BE1407EDBC20BAEA3CB114E63D79B785BE485B5BBEC82BFABCA1113B3E7587BBBD864C0F3E34EDE9BC9ED14BBA8ECE46BE340334BDEBE171BD0591D93DED1500BDEFA4083E8E71C83C67B9943E480A563C8B5CDDBD332B8C3D0401523ED2A4DFBD873E18BEA80DE03DDBB525BE530D36BE659AA6BD3BD8BABDBD24F8BD95A2C6BD8BBDA5BEAD40A2BB0C87C2BD785DD93C1625203D182A563DEA0046BD3F608BBD457A91BE7A37BDBD32118CBCA8EFA83A0256743D4261783C0B70F23CDC7654BD5FF81DBECC1A0C3EF9D0B3BD2DBFBFBD39D4AE3D4F0CF0BA6520F0BDCC4FD63C81462DBEEEBCA7BB2389283C9F9603BE1B86653EE681D0BD64BC403DEB667E3E941F0B3EF443DA3D5BC919BD34E7B33D5EBF86BD8CDB023D77B0373EE6F122BD83EFED3D233B103D7986E5BCA6DEDCBC4082BDBDA2276DBCEAADE4BC565A0D3E4090FDBD836DF3BDD25462BEE52EA5BDCD8E643E887E20BD08708ABD8A3834BDC750903C6A34E7BC60E50CBEC5B87C3DC5CB0FBDCADDA43D7078073E7ECA943D311EB2BB16F7133E48376A3DC19257BEEF2DD13DF28430BC304D8ABD237A9BBD91E316BE87A8023D8D80BBBDEB3E13BD94C1A03CAC7D523D2BA9003E1EB35D3D3CFB0D3D96B28DBE62F2B73DDE4BB33D8805E1BD8C0E913D0796213E2F88823D4F93403D507E4D3DE6DA493D607C8F3DC2AC41BD443589BEA66F06BE7EB90A3EDBD9883E3B05E63D3D74AF3D325E673EBA914FBE2F49F8BDA670B7BBB712923C7ECE503D644533BD05A9A13C6606363EA034E7BDAA924E3C02245F3E57053D3EBEDC1BBDB78B123D63E6B0BD48828DBB563EAD3C4A13573D5CAC293DCB94EABB5D60453BBE304E3D05F4E93C5FED943D3F912ABD712ED83BBEE9333DCD263BBEF646033CB3A2C0BD974C2C3E0680E83D896B8F3E4640433B0D11B93CE96283BDBE3CA2BE94110DBEFE28E93D4488ED3D4DD6453E702D02BE7F9F9ABDD9E18CBD67D1893EEEB8513EDF3CF33CB5EE0C3EEE6138BEC849A33EABFE4DBE7457D9BD6962AABC9D24B73D97DB78BE505620BEF3CB4A3EF12744BE5993123DC8761C3EDBFCABBDA3FD243D345ED03D0985193DAE9B1F3E7DDB63BD7B7D2E3E8EC261BD",
      torch_tensor_16_16_torch.float32_3: "0x04000000D489CFBD8173643E3B8E29BE7AF0D1BC8625173E25DE75BB47ED723EF9F414BED68A4DBE3BBD203E4EBBBF3DDDF8B6BEA860183E5A51603DE9FC223C34BF48BC4609FB3E7344243E735A9B3E77C8B13D75EEACBDFC823A3C8090123D9739C03CDEEF253FDF77A3BD1692FCBCDF0CBDBD8ADD5E3E1B0C9EBEA486413E0BFC8CBEDE6CBDBE488103BE5363E8BCA3D94DBE447C85BE5DC9CBBD2A8D72BE8E4F0D3F8954833ECA6CAABE2BC1A9BB9148D23D136FB23DF5FB5BBDBA15AC3E33804B3E66731DBD94533F3E08536C3ECCA1AB3E605211BE4E6FA0BE46A1803DA66695BED2FD1EBEA6F0893DFCECC23D0E078F3ECC0E89BE4CF717BD395AE4BDDA23ABBEE2F93A3D52E5953EB37D913CCD4E633E921F2FBE94D7AA3D7F6D793EE5B6AE3E64315BBE676D0E3E974B843BEC04EDBE14605A3E6C51373E5BAE723EAC4215BEE245EC3C2F2F953E380C9ABE95D4393EB3C0A1BEA9AED1BD5F1229BFF182303EBB794F3E827B84BDD2CDB33E9699ADBD9CB2103E6BFF9B3EC15C81BD26F0963E85C85ABDF49A653E6E0C763E0B0797BE709902BDAD95373E3030ACBE916BA1BC925E20BF93DFEC3DE416C63DFF0B06BE7CD214BEE5890DBD4D9674BEC75BE8BE1733213E9F2AE5BD537E6A3E048FF9BD0EA9373D35611CBE4B49D1BD542D8CBD653086BEDDE5DA3C9AEE913E98C8F33E98E5503E4929C8BE2B9A0BBE5F83103E7D2BF1BDED2AFA3E24D2023E008D38BDF080623E36AB0E3EFCB1A23D1751E0BEEB3E303ED91AA53E5B217C3D7E0E0B3FABC816BF89E3163E23DC3EBD737944BBA3A78E3E3AA7053EF7F704BF579C79BD34579F3E7B353FBD174793BEE926323DF8966F3EDB3792BE4E43BABE187B7EBD8323E2BE738D21BE24B0873D8F82AC3C753E8B3E2738AFBE9DF2FF3EA9E2FEBDE4B845BE66E90D3E040E01BED7D8263E15DFB6BD5858D3BE3BC3703E5DDDAA3D3C41A6BEC51DC4BDA0027B3E8431DD3D1C2D74BCC630673E123A4DBE3BE5BF3EEACBF7BDA1F4B6BD1102CD3D6879C4BDE4A364BE4D06393EED449A3EA2F5B7BD62DE20BE74A9473EC65912BF0A78463EF29AB73E3476923D19C0163CEF770A3FA92F913DE4B1FC3B025EA0BE2EAD9A3DACD801BD0C7E28BE92384FBC4CADCD3D9EB08A3E2363A33E06A306BD0DCFEBBC22FCFB3D4703023E8A44003E060C00BDD2D9643EF0C2BCBE8A390ABCD37ABABD84970EBE1890C5BEE6CBAF3ED28A6ABD3156D13EDDECA7BE4C1EC03D455FBE3EAEF002BF0F71203F9B3C98BECADE153EC520C53E3EE1A7BD612A81BEAE168A3C4B6C3FBDCA57F2BDF38C90BEC0C432BEF037AC3EBD328C3EFEF43E3E9093523DB73B75BE3F2A743D179FF33D2650B03BC724BF3E43B8FDBE3ECBA43D6F8BE0BC4525AD3D90C6F9BDA8D1C0BD64ACC6BD67FECF3DAC369D3EE1AA02BE42CBC83D",
      torch_tensor_16_16_torch.float32_2: "0x0400000067824D3C9B063CBDF5B02DBEBE97A13D04CE9FBB704B7CBEA8C678BD3161563EBB1E7F3E1D6C8EBE0A8778BE9C5F823D250E3ABDBAFBC8BDA4E92B3EEE5C36BE15B62D3EF238A83D57FDFC3E2E7C853E2FD8053D1269E33E8FD747BC4F8BF3BE799E62BE2325E2BED6DCCABE442174BDDA0E95BD0832973E47798F3E8B125E3E1BBB80BEB0C060BD8009EF3ECBC5B4BE067A16BFEEDFA23E52485C3E93DA883DE04A6E3E66A5433D36781BBFE2233ABD868853BD93D13A3EADB9FCBDB2C7903D089E823CBB2D96BDDD0C533EEBC9C7BE1A326E3CA905303E26E3D33EB769D53CFA56F63C6E1BA1BDC9D69E3E5B09103C6277C0BD06CD363E91F01ABF504099BE4B7821BE6FE4FE3DB8AC41BDEDA7923BDE56D1BD8C7439BDC8DCA03EEB7153BE978317BC0304813E5B48A2BEB834CBBDEEE21E3EF2F93C3E736FDFBDAC7647BE7C3D313E5C3D4EBE55A84C3D45401DBCB37061BEAA0119BFA07CC9BB4B22F03C160F29BFFFE95DBEA7C6403EC6AE813E8A648C3D01F9F4BC245F123D0C6FA63EE10786BEA812E1BD0859AF3EF9602E3D612E0F3EB1A4FA3DF482EE3E3F326B3E6F3106BE8FE3963E694FA43EB86984BD62CEDBBDD45F143E06564F3E9DDE91BEBDBD09BD387B4F3E5D0A103CB222A93D8EC0873D781591BE67B6763EDA4C723EC7C6393E08DE023DC9A56DBE63AC1A3E820931BDC4646BBD30F5953DE9D0E9BD3D6C3CBBAB07923E3D5417BE696FE73EF14EC8BE52B1A6BE9304C23CB229593E2E6E9E3E4D58E23E07EA20BE0A02613E6E0BC13E367BF93C9FBE7CBEB8F808BD1AB5FEBC5B9897BEFE0B433E1AB529BE44E78D3DB318F03DBCA061BE4B258B3E9D8253BA3BB8533E70C361BE9C1FE03DE1DE213E48AB5EBD92C3DABE948830BE344527BE85A8BB3DFD0ABA3D078E44BE686AF0BDF4539E3E446E513EF2CD6F3EEAE031BDE2C6E7BD726DA03E53F909BE4F510FBF386C9A3E1D1788BEA1E3E03D41D52DBD12E7773ECFFA493EF57AD73ED519093EFFBEA7BC8B80D73E68DA08BF108BB93DC795453E9C61F8BD58CEA23EE63F883ED5D76C3E89653EBF321AC43E97AA2C3E2063C23DE6DFA33E7B93BFBEB95DF33EB3F548BEF25FCABD9E8D2FBE783978BD0E9EE33E8B65A43BE074203E12DFF03D6278AABE8B3D453C43FD163E4BF2A23E889FBC3EAE01AEBDF535BB3C459AFB3D11ACACBE5CA64FBE8D7E9C3C5B2C2C3E43AD11BE4CAB3BBE7B8B003E6239BB3EF80987BEFED3233E478AA53ABAE504BEBBA0D0BE3BA62D3E1EFDC93E128451BF81AE1D3E527FD23D579AE039BCDDBE3EEF6A5FBD662E16BF310C933D5CCA2F3EE7B17A3E3CE8ACBE951F99BE0E394D3CC9D514BEEEDC4FBE2FAB4E3DB2FF303E866A963DF4C451BE2DC83A3B5A7F763EC58556BDCC1F4FBCF199593CE2338EBD89108F3BFDA244BED457B5BE",
      torch_tensor_64_16_torch.float32_2: "0x040000003412663D0ADF7EBE230671BD1396A83D37D5093E9212AD3EBB1F4EBD3C8EA6BE749678BE0A341FBE57D5C93EA8202BBE8A6E563EF9A8CBBD1623E4BDEDC36D3E6B1859BEA0B93F3EB6E27ABEA2D5F1BE602D98BE8D28D0BE37FEA23C5C2C703EF65F093E5FFFA93ED6024A3E16DD083D4B392B3E2F3CB7BDA8D2A53DD36B953DF46C063F4452B4BD12B08FBE5BA75A3DC6F5F5BCE75BFFBD7B564ABED93156BE3F705D3E0BE56C3EE22493BE425AD23E66125DBD3374CEBD664596BC4D6E053DC648903E3622C23CEEF3D13DB7C6CB3E59DFA93DC89704BE268C9D3E0564AEBDB1CA9ABE16B8C73DBC7EF03D935D82BDA5C98F3EF87171BDD781663DA4BEABBEEBAED0BE0C8D47BD23E13B3D6CD3BEBE6B1E5A3E59B54EBE4B42BFBB5497CD3D3883BCBE40DAFABE6EE384BE62B1F3BEB4775A3E7057723E454C963E99CCD93E9FFC8E3E7EF5A4BC3E91B8BE55EF29BD02F8D6BDA0066DBEA89A15BECFE6E5BDDE564B3C6E0ADA3D347B72BEAF9C483E6F468F3EAE1F843E7419B0BD8A555F3C2358133E176BB8BC2EAE9B3DDA413A3DACFFBD3D93E4A5BDF2D3BEBE0C382E3D5FC02FBD08B7733EFDD5CF3CB607DB3E402BC63D90B02C3D3F2637BE6BE682BE53E1183E453CA13D2FB20A3E52F718BDDDE4093FA3CA983EF9F2C13DFCACA93E735543BEAF6CE63EAE3E55BEE635FEBDB5CBAEBCEEA8293E97ED833E3A9B1FBF02BD40BDCD33333EFCE6243D8E56443ED6795F3EFB0B343C5891E8BE89584D3E49230ABE5D4487BEA29E723ED0D4CB3E76EDC2BDA524BEBE1B8E50BEB401CCBDDE4BDBBD550249BE2887C6BB634311BE3E577C3EE18A3EBCC384DD3D661546BD2D33AD3DC79E35BE300DE43EAEA3BA3E8656183E3B77D63DF276913EA0D70CBE025FD1BC0D8AA1BDBD3ABFBEFB1EB03D9A17DA3E3F6C92BD7886853E6EF3AC3E05BE5EBE82211ABE7CBBD53CB47E263D7D5DB4BE9B8276BEA96ED53DCCB29DBE1A0D583E4C1765BE3CAEEBBEE5850A3EA0520DBF0BECDCBDC4DAE2BDDD6C593E0A12493EE93D6E3ED03ED1BD5026023EA7FF9D3E53640CBE932D9E3EDBF4433E4A5BF9BD36519EBE89CD103F244E4FBD27BF6B3E7308353EB75D42BD993E193E8B73CB3D4E958ABD808397BE23ABFA3DE5A4BBBEA7DA8F3E4D853E3E61EFAE3D29B329BB9F54CB3E18D78B3D63453C3D0F788DBEA8EB7BBE0A1FEBBDC556EABE0E406BBDC06D2CBF93D071BE51ED3A3EE950DD3E3DC9753E57BC0E3E6AFF2E3E7F66E53D7421B2BCDDBEF93D431F043E4BA5183E81E423BE9AB46CBEE131953EAF5F4FBE196744BEA3E7FDBDC77655BE74A0AABDF5FCDEBCCAC5B9BC12D4FEBDB163CBBD14070FBE5AEF7CBE1D276D3EEEA5A0BBABD1A6BC6A178D3E4047593EFE6A4F3EE85BB33ED4690DBE110E14BEA1934E3A6ED5333EAFC5113EA6372CBD29B3BBBE1C4E4BBE639D2BBED3DC503D5C77913EB63F5F3E3F03CA3E854E9FBE99D98CBE73E5DCBE4E40F13D418F97BDE19621BCE2B4743DEB48053E2DBA823EB3820ABD303CD63ECC1D053EF5E7BE3CB777B83EA716CDBEC34639BEE08A1D3FB430A8BEADD8A83ED4618EBB3D14E33E88CE0A3F8000353E4E15D4BE654792BE9CDD113FAFB0B2BE5E57523EE25864BB05D2DDBD4D5AE1BD9AF7CCBD1B34103EE20905BE307D3DBEA4B001BEF21EB93E00DA8A3E99FBC1BE3DA8233E3C900CBC63D661BE127D02BF062D21BE84928BBEE8C4373D33210CBE079C6CBE30E22A3E1C9102BF4B0E00BFFE8703BE587591BE0DD1863DDC2AC93D9ED9B73E1A99563E10DC0B3EA63558BEB4FD48BE281D3B3E9F1927BF7EF2CC3E859207BEB6D3893EBA0BB03D16F06BBE4CBCCEBEB98AAABD77E383BC826AF73E3FB8B43D2AF060BE5898B23EC29686BDDC0D153E11E5843BF24032BCF914003EB22AD8BD10768B3E70F6ABBEDF551A3E2BA09CBE88B2363FFFB4A53E7045B9BE9474AC3DA2E0113F9D4697BE1BD081BD9A6186BE0E72FD3D2D2CE6BE5E3FE43DFE805C3E0AA650BC995D9BBE9CF9B7BEE0D82EBDE87F0A3ED96747BEC406923ED710B43DD26EA3BE6438253E8141D6BE36C07C3D2AE3653E84DAEE3E8658393E9AF249BE20101EBE4391CE3E1F344DBD087F853ECB6BBC3D7B3B67BD72E474BEB04DC8BEF84CD23EEB2F623D309161BEB73586BD380463BD4F3A2FBC3EEC54BE275D623E5515163EED759F3D5ADD5D3E7B06B83E160408BDA62933BE9DC619BDDDC16F3EFC5F233E6205C53EA018CA3D73C9D13DAFFC323E9AE29C3EA01073BD2491F63DB616053E9E14E63E674333BEE89F963E3E41E0BC65A6D53C766B833EF6DA883D8398D83DE986183F7FF0A9BEC8F89FBE85EEBF3DB9F482BD194E433C04CDA23DAFA2503E6912863DEE80BABE0AEF31BE64EE8C3E3AB3DABC631FF03DF5E7A83EA1A765BDA8CBE7BEEC03803A7BBA10BEE7746CBD74CA62BD7F4949BE84BAE13E62D2B7BDC363B03ED37790BE8BEFE1BD019E17BE829787BDE02AB43D0F646BBEEAD9A8BE2557E13E89857B3E6C8850BE415A813DB2DA2FBFFC229A3EEED349BE8C3A283E1BB7353E9B38B7BE64B40F3DD74F05BEB7568EBEEA5952BD8EF88CBEAE938D3E275F31BFEC6EAC3E9AF4723D488F18BE383E533EBD7B673EEF3EE4BDE3C0833ED3B4603EB5F207BD5E65313C0DD719BDA135F83DB24FC73EA517E93EB58CF3BD53A537BE8EE3AFBD017B883E46DF133B6C9DBA3D2597B63DB1A2C5BEFB9582BDD4DB043F8C26113ED3E439BE364088BE2BE5823D3029ED3ECA2AE9BDD8E58C3DE81CBDBD5E8EACBDA3720EBD81AFC0BDCE7E973EED967C3D24425ABEF4BF24BE6136CDBCFCC2B83E0257DEBDB80B593EF8E1AD3E7785C43DAB5F203E88F6693E29967B3E84AB5BBEE44F4BBD7615123E94F49A3E2DC388BD11AABDBD3783BDBE9DD7843E13BBF8BD8CD41FBEB4A738BD65A11C3EE6D9933C8B8E6DBE012564BEF4B7C0BD508E9D3EDE64C0BE8D8F2A3E921C113E3E212EBDD6290F3EA86611BFAE24F63EC1810D3E0164B6BDE0EE41BE3372293F25AEA73DF27051BE4204163FF3B180BE5C7D7BBC02629BBE9D60F23D0AFA003E100AFD3EF18409BC2BE4813B5CF03ABE4EF153BE072A54BD3305D2BD357808BE5A9E1EBE232DA43CA53D3BBE16006F3EA586B2BD20AE12BE031DBABD94B14ABE6585D0BE2817C5BD9870B4BE812B923D792950BECE5841BD8889FE3EB2219CBE4C4A1D3D5B0176BCED05243E77B7CABED350123F98125CBE6D2201BF16470CBFC8B68CBC76CDE3BEEC5CD1BDD50A83BE3A8788BE9E758FBE715B703DDF1FCABE744CEB3EBB8B673E34F929BE79FB393923A250BE811793BE43197D3E3F94613E31BBDDBE764527BE430501BF9727B3BEBF4B5CBE9C6E87BEAF5FE03E006194BDD72CD6BE155E2A3EFA070ABF8B53893E38D5353E1D35E5BC6B0C8F3EDA05903DF325513E50BD43BE154E153DC5CCE5BD43429A3DD96A353E51A19CBE8FC38E3E98A60BBE6E96B8BD0092533C5604DFBE3E9C69BEF074ED3DFA237C3E4FB2D5BE914BC5BE3930353E64C891BE4297373E6A9EB1BE465890BE9EDB853D7387863E59AF633E1E7EAABE13B622BED02DDB3E148A22BE19B346BE3665443DB8F30DBD079A9E3E1625C03D4927F4BD5530A6BEA83C843E29301B3E56DFCD3C1482873EE56C083D37A48E3CDD8E64BEF05C8DBEFEEC9B3E17C0ED3E415B37BE167A9FBEE98B14BDCED118BC2DBD9ABD7F0F46BE8D90A1BEB4250DBE344085BE70E3D1BDF3E067BE13720C3FFAAE44BEF7E432BEF0D6553ECB927ABEAA19973E608482BDCEB40C3F13DCF7BE62200B3EEFBC843EC988813D2EEB8FBEF2394E3E7122193F1335693C712A95BE0F4BA83E4503FE3D6B70003E0127F7BE11877C3E6442C8BE8F13983EB0322A3E4F26353F10C7C6BE64F38E3D8FEBEB3D0DD1AABCBEFD113E0ABADC3D82B016BEC61A80BE99D3153EA6DA613E95E7423ED167BEBDB1C6353EB4517CBD6CBDA93DA269483DBD9EF83DD3A53C3D5867BFBD1C4F173E6CD698BED6DD29BEE99971BE194D47BBB01B67BE38A837BC2C1F163F8A8A753E696DB3BE7C23243D0CC9BE3EEA98CB3E1D65C23D6DF35E3E3B4B9FBC96890EBEB37EC93B22742F3DA2B28ABEE33FCEBD17A627BE879E883DDB09533D33E19C3D6824883E2580DFBD89E26ABEF86F103B9779693E9EA3C63EE72A9E3E8E20E5BEB19F09BEFDC2F9BE3B79673D5CA475BEF22BE43E3375C43DFDEA143EFB0EACBE3CB1073ED34E10BE8A384E3EB897183FEAF5D5BED4B4A33D74E748BEC2AB30BD998658BE2ADB873D35F8FDBDDD2437BE3807263E586E68BCF7FDC63D15EE7DBE8B8B133D06E18F3E5DF51DBEAB682BBE16AA1D3F0FA2243E5464B63DF2ECCD3DC3C7DDBD582A8C3E1BE647BEA400003EF7EF2D3EBED1453EE8CDC2BE88C09E3E208989BEC0D2B1BEA4FF293B0584943B1485AD3D687C993D34C18CBE6543C43DAE4D09BEC554F0BDD67E203DD2D4A8BD5773543BAFDA90BDA534C9BEC032B3BEAE1C903EF9D3363D60AC18BEC98C08BE3023BABCC3B1EEBC3465C3BE675F1C3D8796043F55655FBE93F5233EC533803E941D2B3EA1179C3ED1EDE8BEBBA7783EBB29B2BB61864FBD3780DD3D5E4F80BE5CB9293E0B9444BE223943BCCEF3F8BE69B85E3DCD8B83BD1D4A523C669590BE405E973E360F143EAE202BBD4530933EA65CC93E9116003F2F4A603E9BFC24BE1DC8513D975B86BE3701CFBEFB75E63D8E11153CF33FAB3E1FB9EA3C41B54E3E6D302A3DAB420E3EF239CC3DB774A5BE2DE44F3E512E8C3EE72968BEBC9084BDAFF4B03E43998A3D24F605BE4DC8CABE8400B53D61FA933E105D01BF612DA33D204BCD3E93A80EBFF8FDDBBE2A6B4BBEE9FBEE3C2DA58A3DCB458A3E5808B23E951C90BEA3FF60BC094E60BC013C0EBE24F880BD4C0C653DAF9279BE461F973E9449883EBD17A9BD63BF253D4E5685BEB870CF3CB68013BE5BD2E7BD6A4033BE7F009ABED69B803E3848D4BE973FEDBCA664E8BD28A923BDC998F3BE23B704BC81C2B03E694B123F514399BD161572BE2C488ABD911D6D3EFD67373D6F5C84BEDE09F93D8421873D286227BE9E2DD73DE97FAF3E4EB8DBBE37810DBFB1D2D8BE9B246E3E6A57823E426D0A3EA079653E1B23A63EE92FA63E0D0F16BDDDCA2BBDB2CFADBE00FFC33E8CE12F3D7CD2B53D8FC68B3EA10D913E408EE2BC421BC8BE7AC2A83E0FB193BC778101BBA932AFBC5105BABE6B78A03D8DD183BE9013AABE73D3323C67A137BEB34B3F3D034105BDF8EED93DA6A0203E6B05C23E6E82903EE64B6CBE32E674BEF093993EDE9AE0BD2A26A1BDA999E93D8EC759BE4FA4D73EE2F13E3D7F4182BEBF670FBDDBA9253EB2ECD73B3149D33E15C27FBED757213E565EF5BC2CBC733E91AD84BD51B0B43D42F91E3EA75366BD0A787F3EC60EC53EECCFAFBE0BA5A1BE5469F03D61B2363E4AACCA3D72F9183F701AF33EB0A2533EAE2C0BBCD9380E3E662921BE5E9C5DBEEC5C953C8D9CBCBE342FF1BD22B239BE5E5D49BE0C5169BED7C2653EA9E4AB3DF9BAC53D4029E73E13C7673E052E8A3D05FFADBD70D9903E5F9461BE81BB113EAF81923E0AECA3BE3D98733E9B85203E104D213E563D3FBEEB0C41BE6AFEA43E10DB873E52B5893D5EA49CBEA3CCD8BD1F9EA43E40E70D3FAC19E83C306B23BF23B4C03E790C21BC09AE923C3E91193E2C910ABE6D81EBBD8342F33E13E0893E8465593E531CEA3D4904B33EEF708E3E",
      torch_tensor_16_torch.float32_2: "0x04000000DC105D3FC58A903F27156D3F1523823F103E903FCB9C823FAC18913FF157853FAE35573F60894E3F49BC8E3F599B823F07258C3F9BD7773FDF716E3FA8354C3F",
      torch_tensor_16_24_torch.float32: "0x0400000053C2373EBE587D3E14138BBE4E0B5BBCD1DAA6BEF96BCCBDD777A93E18DF1F3ECE0C94BE4FFF6DBEE7138D3E44F3013D27549F3E76BBFEBD5232F5BDD82D30BE531C143A1DD5043EE17E293DD359F1BE70DBB9BD1D0D373E839A63BE918E773EE236A1BD06D69C3D272C32BE0374213EA79FFFBD3B7E293E3864A2BEC9F6A6BEA7EDCD3C2996533E20AD293E9B5B6B3ED807D3BDE0FDEC3A5CC7B43DA9B615BEEBF48EBD7830EDBD5B92093E831809BCA41414BD2E173C3D3349CB3CE42A52BD06E8E33D92400ABDB36590BD8E706FBEF70226BDDDA5E0BDBBE03ABEE0F390BEA9AE863D8908A73EB10E52BE61699B3E68ECAEBD2EE0593E202D88BE9D76B7BD4450143EDAA798BB76F10F3B4519B83E7AB41E3EE0B583BCD34838BEA824A7BEF255563EB30794BDB4B888BEB877F4BD5C3357BE44868B3E39FBFA3C65C958BE9BC0DC3EA003A9BB450A98BE07001B3D20D987BE4AEA9EBE4359443E3A0251BE2C2412BDF9533C3EC7F7BDBD2AD4013B976568BD5214703E0D4D06BECF54F8BEBE33553E2CE7C23DFA0D303EC16BB23D2FDEB3BDEBDD45BD50623CBB6543033E8C5699BECB92F13D1C64943D555D45BEB043AD3E828E9ABE9FC5C83BBE10A9BEAF72A3BEA79F443E7E77573DFA5C2D3E07653B3CF52DC03DB2C93CBD8836383E69635CBEE6B639BD774BDC3E6D70053D186581BEF0EA44BE42FD3DBEAE08F9BC2D076EBE698D8D3AB6D775BE86224CBD1D7B213EDC97C13E69857EBE08D93F3A00EDF6BC3B1CD23DEDAC053D3492753ECEE28B3EB07251BEB753983E0179413EC304063ECF5EA5BD4E8DB7BC705DCABD27F6F0BD630E3BBE675B98BE0B36963D517B4A3DFD070B3E9203E0BDCD4F0A3D6FE16ABD44D26DBE6423403E0F79AEBE6FCDC93EAD18243E119B033E59B2B93EDCD9A63C20287FBE74BEA33EDAF5ACBB64A4F1BD628A5EBE9F8672BC6A51D6BD0B924C3F31EA473EFF27F4BE58D46E3E5E34D13C1B943B3E69F0E5BDBE9B933D88CDD93D34220CBED952C3BD250316BE240811BE3F8E513E7CDAEB3C1457DFBB548BF2BD702D9C3EA07D64BD221AF73CBA2F9E3ECC6CF43E72CE1F3EC299893EC707033EFF1A683EDB9B853E299781BE2B7A28BED20A163D8B8AC33CD8C5AE3C8010B73EE866063EAE090EBEC97D37BE9907BABC2C1433BECED10B3D05F822BDB78E9F3E5652323E5A786DBEE096F13C0BD0C23C6AF185BE939FEF3EA901F8BD21356BBE7263A5BD86E0A03E692D9E3DB39FA1BC65DD32BE56064CBED08452BE215F62BD5BB6843EAEFECF3DAD4384BE22093A3E7B56A4BEE9EDD03CD029833E492EB4BD2285F03D4624613DEA69193DFDF7F1BBEDAA35BD2FC8CD3D0B07C9BD1F42063DF0161ABE49FA0F3EDF870FBE16E8273F719690BE26D101BFDB55AABE406E4F3B0FDBB0BD6DD2283EA89B9BBDC5BE183E7A4AEF3D2F42863ED58B343E7CF4153ED20C0C3E5F739A3E6819B2BDDC967E3C232A49BC8AFDE0BD713BCB3EDE0861BDDAF830BD3988543E07E5E63BE24A4B3EB55050BE9E1F8FBD5D166E3ECC28703E0C34113ED20F683DB95CD7BD98EE18BF97A0E1BEA031153EECFD423E1D9E1BBE0011C73D433F7EBD33F0FABD1824BD3E324C3D3C3EAD5B3EF469253EF45BA93E0D45253ECD19A2BDB99DC33DE8A5DEBB6E6BE13E11E2BCBD76F129BE84EEE8BDA528A4BE6A7AD3BD1C25A0BDE2E6CEBDE9498DBD2B2959BE7450C6BE650734BD23ABC0BDB092643EE363863E4DA0263E481E803EC06179BEBA80693E2C4673BD886E9A3EB8B7A13D695627BE864B29BE7D38C8BEB4F48EBEBB4008BEA5FD42BE5A69D3BD56C5ADBDAFE270BD3E2FE9BC33D2A23D1A60A63EE7A1BA3D6B2B2C3D5334ECBC3B01C63D5EBE44BDFD365DBE7139A13E35FFE63D5802A5BE3CF790BD8EF4163EC6BF04BE91D16F3E4181A43D1A2F043B6CE4483D742212BBAEC40E3CAA50B7BE038B37BD9A4337BE697E8C3D175F26BEE71B3FBE82390CBB2514A5BD9F1973BEC68AA0BE3D686BBEC502833ECB83113E0E27CFBEAC6DD4BC2EEC0BBE3D804D3B23F785BD01EE86BD921AB2BC6EE4E13D6F2D23BDC28E7B3E9078E43D962AF23DE539373D73E249BED2E4393ECB37163EE1CA2DBD8450983DB7C1D23E3716313BB1F5D5BCEB01ECBD",
      torch_tensor_24_16_torch.float32_1: "0x04000000E4C1583EF80ADDBCA434A63D19A8193EE2C0EE3E3C0C793ED01F8B3E3E688A3EF84489BCC3A88E3D9A7B33BDFE2E913E838266BDE00E873E5D4A973E058B1D3E24F29FBE90CEE23E46739C3E3CF02B3DFD4D993E1DFFBA3C4361253E736864B810F1553E0FADA9BC2285B13E295AA5BA50F71A3E64963D3D563D1C3D80729A3E351CB3BDFE193E3EC991263ECAB9B9BD21221DBD207D623C9EAFBE3E4B31AB3E94B553BE90601F3EAC26833C013083BEA05F7B3E1E4C463EAFF5AEBC1CA6C0BE4C32AB3C5D15B23D7055E1BD9C81B93ED7F49A3EBFD04F3E6F903A3E60ADBA3E5E935EBE7C26A83D3523A7BD1441C03E0BF31FBE496D1A3EA10171BE5BB7D23D3C1911BF49BCD03DF6E2BABDA4310ABECC5EA1BC18A2B3BE5E7C583D535E25BEE4030B3E7DD3AEBE1C180ABECC56353E88654E3E88A5C4BEC51889BE888881BD9153153EFCAC993E503855BE7146B0BE30F099BE01E62B3E09CCD73D7E2831BE659812BC87182FBE0D0D2CBE32F994BDD9B7EEBCF8EC323ED826F73C3145D13E129C323EAD16373E7482883EEA0F9BBD6D41863D1B7F143E35995ABEBF628CBB7A07B33EF774F93DEDBAD9BE1FD7E8BA41301F3E3CADE1BC7EE8BFBED92CB13D5B6AA8BE0F11A2BE4F7F71BEB71464BEA13E033E20B584BE9B2DD33CD635CBBE1C7F363D2157DF3D15457D3DAC4129BA2F1C333E0280A6BD16A111BE6268D7BEC1C0E63E222BB03DE23D803D7B4DDBBD24497FBE37AF4CBD49AC5CBE1E9AAABD462971BEEFCAAE3BD7D0513D076A1A3E73B6ADBC1CA581BE4E18D43D018E88BEC3CF18BFB6D45D3EE8BC54BEAC02873E034E8BBE4670C1BE6E1134BFCA5AF7BED18AA5BD55CA1EBF44EB84BD48B8E63D9E6F143D0B4B8ABD179F7B3D958FCCBE4AE6C0BD0486B23DDF0950BE1D5EA3BE12891BBD8897BE3D7514C63E97B0253E06AA33BE6AD50C3EE9C6013F986FEE3C218D463DB5D20ABEFFD4B93D4B95BABEBA7811BCFAC2B9BCCC81FBBEF8D251BE548328BDC84AACBE832834BECDDA673E3C47443E620C00BF41F5123D316C2EBE793F94BE0E778FBE1FD3AB3E794E27BED403803E877047BE49BF4D3E7731A53EDC9D86BE89DA08BFF895B5BD444E383E688A6F3E58E4B4BD366E3ABE6DFD14BE0CA559BE4B1B853DD347853E5CECAABEAF10A23E4D3957BE02C6853CFA29BDBE4ACF3BBE78C76EBEBF191D3E8533383EC394AA3E3D5E7A3D93781FBDF44E47BE4899953E7823D4BBBE9C8EBE0F2A153EEE3451BE02B5F6BD0845133EA79FAB3E4BA3F5BE6E8FE8BDA4664A3E706DE1BE5A9C98BC36521F3E4AFC11BD69E17DBE986F993EEA56F8BD30580ABD1AB9383E801DCDBE1B5EBE3E92F3003EFE35AEBD667EEE3D758FD73E51DD95BDA5C8453E045C2BBEEDBB943E071AF6BE6D0487BD2111FEBEC2701C3D2DF857BE0BA789BE303179BDF88FC23D1D5239BE15DEA13DC9E6D1BD7E31053F5F528B3EB8F8FEBB817C243F994215BD3AB88E3E60B082BEA6D1D63E9C5F363CC522883DE84555BE46B0E03B250124BE3C11623D12202FBED241573EB873C43D9B2133BE868379BD797C2B3DACBF2A3E5EA38ABEA019D5B977ED5ABEF38667BEED9590BC863398BE279E7F3E9253F8BB12FFB63D7CAA2ABE9258D03E797AB9BDB718173DBD05A43C25CD4BBEDF0608BE4E6904BE365B733EE568E3BD6FF8AA3E5501CFBC469B893E03AF76BEBD49A5BE9A5DF5BED52F463E1EC1933CBE6794BEB6A3063EE5C05D3D7F4CA23E574A093E54D13CBE817B90BEB5A9BEBE186FF23DB95044BD99AF66BDCBAA53BEF56D543BAE7DCCBB4419143E00C0923D3AFD993E699EA53EC8A98C3E76ACA6BDBC6AF83DDB0096BE8B76343E9B38F93DB876BABE75A9B9BE085A19BE458C5F3E7DC879BEC64B12BDD4CB71BE1D65A03E80E1EABE722CDDBE29699A3EFED928BEBE969B3E127C89BEC66DE8BDB72E263FA2F27B3E6ED12CBFD826E13E499D2F3D91AB7B3D4B740D3F95363C3E4B8059BE6DB5733EF719BD3E075BB33E9537313F3A56133E38F9593E134E58BE4DA3F13E1FE7423E9F96173C463D423D914190BE6B01553E37146EBE390F693DCDBF21BE42907DBE85AB76BED63E563EFE138A3B6A1549BCF461403DAC7FBFBCDB01A3BD220DAB3EC6659F3D2FC9A0BE",
      torch_tensor_24_16_torch.float32: "0x04000000CABF313FD4E3843D5ED8913EDA9CF8BD3BFBCE3B288C813D6A0AD33E72ED87BECE238CBD5EAF67BE3F890BBE9FC0B33ED23B1C3DB39F073E3F65723EE58F933E7E86353D468E62BD2DE22BBD19C2383ED18F3D3D1A39893E1398953EDF031A3ED363F23D8FBEC13E96A7D63DEEBF8E3C97BED7BDF07C65BD69D3073F7B1871BE46A3A6BE9EF01E3E25968A3EEF4B8C3D01D166BEDC94B8BD6B15DBBE37B2413D88A8E5BCFE2C583CD75EE83E4B61F43DA1882B3D7360073E1ED03DBCA91DDFBEFEB6853E4CD614BE376F0E3F8B4FC33E810108BFB58FB4BD61F2A93ECFFC593E4F437E3EAB15003E33C38FBD760A32BE5C73EBBDEBC4F9BE7F19CF3EF6556CBEC5B8993E89D205BEC75A153EB47D12BF8396D1BD110B2CBC5448343E64A140BDEB70133F23D5F1BDB506B5BEEBB9763E3694C1BE82D8883D3E8D7FBC9594C8BE69CFEDBEF5FB873E927545BEB8C5C83E0C9064BD8AA29E3E00C6B93ED34EBDBECBAF8F3EE173BFBCBF45BABE7B6390BB1BE504BE012E58BE1074213E35A2883EFF9E633DAFD190BDD94911BF05FEC43E6087053F4548E93D85BD043D2061253E868C153E12A2713ED718853E2B6D7B3D2A92183D70D585BB0A52993EFF33023DC99C693CE412AEBE790E943EB18495BE8A6144BE54D8D33D5AAC4EBE92C046BE04CF23BEF605AFBD9EF7DF3A909814BE2435CCBC87E083BEE53565BE513C08BFCDA1A8BE98B5013E928A823E60C5513D6665273EBA24CABE4C1A9CBDF27644BC8E46FABD801A48BD2867343EAFBDCBBEFBD0C4BDF1643D3D69019CBE98C700BF8F2337BE69619A3E15F5053DF00328BECA3F53BEA510AE3EE8E9B6BE61FB883D27F6C33DBA71A7BE548E683D309510BE47CB42BCA53F393E63B9923E2C9FF2BD55C6413ED0BBB13EFC78B93E3B97CB3D6C1B14BE1F696BBE36C6F6BDB627B1BCD29BCDBE0FC32E3FABA508BD6FFD82BDBAB8C2BE50E3B93E61FB6ABE92FEBABDAF9589BE4E0A92BD061A90BE1B421F3F94AEC6BEF496143FFC6C263EA26DBCBE779A88BE4E69673E4F40B83E7BB1E8BCF94D3EBDAA76143E210BD2BD3B7F473EF52CA93CA1BF8ABD0E15CA3E3E9B0EBF570DA53CAB8D0F3DA96DF93CDB6AB53EF215393D73C194BC860AF93D4EF4A83EECA1E7BECF5C14BD062FD83E1E9021BCF4C81D3DB0ACA13E2486C73E5DD8EFBDD3FE373E6DEF4E3E3288E53DE00BF9BDF29D693DF3573CBED2F2773DD7A57FBE885C1EBE4962A73E49D01D3F9734B73C90D716BCF05DF7BE41F0D9BE34FE013D8E46A7BCF1AFA3BE483DCA3D0C6A133DB16090BEA56CB1BDD68334BEEF9BD23EC98FDDBE538CA4BEA59B5F3EB971CF3D1A0949BE52BF103FB51494BDAA01B83E16538F3E7BF43F3EDAA4BFBE28C80EBE4D10DB3E6512623E831ACB3EFC7DC63EA31CBBBD98999D3ED2877E3E1687143DBEE3F73E1291ED3DBEFFE33EE6CC7EBE903CACBD898B64BDDBA580BE7B36173EC93994BE297B143E4602A6BE87A3A23E710F2FBD96AC963E8DA2B9BE063989BE14CEB93D4B1D003E4296443D3D35613E11B6443EAE27C6BD90501FBE278CAB3E8264AABE66FBC13EF86938BEF56395BEF0E6BABDB379AEBE0068993D49F4F53EAF8F1A3D49FAADBE6A66D23D7128C0BE7AF2203FB1CF1CBD67EDCABDC526A03EFB19FEBE76EA73BE2FD2863EE1E986BED657423DE234A23D64CE683EFA62283E0081CD3EE191F3BB8B426E3ECEA004BF33B7033FF63D19BED3504B3E2A13D03E786D393EBC09A13E920A9E3EFC90B9BE978719BC6DFAE3BE5C9971BDD02D00BF3473A93E0A94F53D85859C3D9DCDA1BE6C96A43EF741183FFF35F2BDB8D998BEC368BE3EB7029DBE89F7B3BC50369CBE6B2692BD2BEF02BE3D5F97BDCC1617BCB24252BE7F388BBEAA78473E4E0FC23D7BBAEEBE142F28BE06B3FD3D39BEE2BE8D70AEBD002A8E3C61199A3DA65BA6BEFFCC97BD84AF143EC134CF3E62B8D13D841C563E5A54963EDF2CA63D88E9DB3E2A70793E260F9C3C9A1E933D4C51993D892D96BA9C9BE4BDC9EB2C3E7FBEC7BED331DA3CE5F6023D1487B53E13FBDB3CC372F83D8659BE3CA027003FFE8BEF3DE72337BED389853E1F188DBE7030303E7254C33D65138CBE1B4B003FBFD0CCBBD3C3CCBD06F60C3E3AAFD1BEAE6F863E",
      torch_tensor_16_torch.float32_1: "0x04000000CC35833F0C235A3FD3F9643FE778943F7C42683F4D16853FA2E86D3FDC159B3F65F8763F27368E3F5921843FFD9F703F7352693FC404803FD5B16A3FDCEE613F",
      torch_tensor_16_64_torch.float32: "0x04000000E1EAA0BCF574E8BD120B4FBE59DDB8BE0AC6CABC2130AA3DC7B830BE9CC502BD0DB2A03C3B9831BE88A990BDB17E82BDFCCC0CBD5EC90EBE41CC2EBB8783FCBD0A75913D433918BE59B40ABE2A95CD3B4BD4423B6150F4BC754E593D2D77913EB8D1CEBDA02C9FBDE5DF43BE112F433E57F7CF3DCBF121BBE51DEDBD0D0566BC6B0C4ABE563AAC3CD078FC3DD9DA8DBD69C9773D5C4D34BC19E90A3E537030BC4099D3BD918B45BB8191413E693A09BE3C43903D5C9B813CB02EFABD228A64BDE751CE3D1349763D47BECB3CD6E59DBDC62BC9BD46982DBD67AE70BD954E83BD8ED017BE599C7B3DB059A0BE2E6A09BDDE3966BE23D73DBD3D2DA9BC149A51BEF4E6713DF3083ABEA4EA0D3D2C6448BD43053E3ED45B13BE0123623E371979BEAFD3FA3C8012E33DA942F2BD8405903D407F8DBD45B0683E575711BE7491F5BD83400C3ED8C6093E132AB23D005D413E2356103E2E798EBDC86E093EC0A412BE47C9843CF28D92BB6D021C3EDDEB60BEDDD8883D305303BC975838BE091F3A3D76E68CBC8E66323D5F14153D0404D73D6103E03DC904C9BD19B0CABDEBC001BEC619153D07F8BB3CE2D1333EF9C8E63DB57C773E0C32153E858D383EFB92ACBD254CADBC1B5D51BE8B273EBE1D41C83DBD5C9A3D5A60503DFC99C03C08BBF43D7A9760BCA92E59BD04F683BD2E360F3E2B0203BEBF05853D454FCFBCCC99AB3DF6131D3D88272F3D15ADD43DEC9A80BDFCA69A3DC902423DF94628BDD38DB1BD76F0E1BCC7EF0BBE2288F1BC57AF44BD9514933CC4EEA03E866C81BC39D81C3E7EA723BEE0962C3DDEC42EBD49F0913DA0C205BECFA73DBDD9C08EBBFC836F3B714D5A3C2E99AEBD5D4CE63D8BC35EBD5074B73DB68628BDD936DB3D4B044ABEA3741FBED613CBB9EF6ACD3C9959A9BD2F78C2BB7BCEC53D8A0FF03D0C4595BE174763BDAC5833BE0BBF61BED5DCC63D2EFE463B41888EBDE8B102BDA6F90F3D95AA203EDA5B36BEF47781BE07A8A2BCF45731BE78D841BE8770633EF10A103E67F59BBE5BB4993C577F3B3EEDDA0F3EB959153E4E0779BDC210413DD0441DBE9149A6BE24F6213E6B58D23C87A69F3DB1B0AEBDECF927B9F0580F3E31C1633E50CF3CBCB1F40B3E58A220BE625D6C3CE1F60BBEFD9A0ABE231483BD7DC74D3E0ED3B03DAFA84B3D3E99C93D9C021F3D0DD985BE683F40BD054971BE2E474DBEF02899BE0584623D1F47223E95E4B03CFA7457BB50829ABCDFE432BE0A1D91BD1B08C0BD0011D23C97484FBE65B2E7BDAA0D853CE32EEE3CD76AC3BDC129503EE25956BD055984BDF65A75BD09A660BE1CA6D1BD5A553D3EAB9385BD2D2D2EBEFF17BCBDAE2601BE89B790BCD79428BE5632063E4801123EC370EC3D8457583E5E00DBBC6147E33D001979BC6FE1F03DDD0CD63C210081BBB23539BE3180273E26174F3E296257BD258330BE5CCC963A4F0216BE0C7D763D8D3782BCF02EEBBBDCB8E93D60744ABE355C033E2BBE143D63D29ABB0E4051BD6F2F85BC3208993D13E86A3E2D6BFEBC11DD763D21F15A3EA5B5D13CBC58B6BCE118743D010794BE485354BE9680793DA0542C3C7E6681BD08EA2F3CE1A84B3D7CB391BEAAE9CB3D0700EDBD6BF00E3ED2B41ABE02BE1F3E5870B8BDABCBE33DAE93333D55905F3D4F1C5F3EF78AC5BE88F6D93C60741ABED0509E3EA2EED63DE4D8AA3DACFE0FBE0452953D8AD9D73D7BB4E9BC6FE6A03D3D22783D380BADBDC35C6E3E8A598B3DEB3D393D003A243E0164713E6E53BCBD22FA123EEBA2473D0A057F3ECB0D163ED65AD5BBDD18423E48C1E83C79EAF93C45B1D7BDB7DE3DBDDE1B533D7CBFA4BD98BB7A3D992F2A3E5DD5AC3D76B9003D7694B7BD3638F53C74D2E23C1080A7BD095689BD8C2C733E3CEC31BC7BCBD53B23B8003E5B64C33C447930BCE80D0EBD5DDFBFBB162D7BBD187994BAD81A89BD7900D63CF5AB7EBDC32257BE9963A43D18B291BD3D91113D7EF3D23CF066453EA096013EAA570E3B2669473E22C4F0BD961BD43D6A32FABDD977E53C396E983DF0A9B13D42CDB63D35430BBEEE93453D6654B3BD8C60A7BD31E9073E7D559FBE11364ABE82AD903D5744F33DD2A3D2BDBF9D293E0B8393BCCDC092BDDFF9F03DD441EABD8695F73D41A9EEBC2D6962BD85365CBECCF5D43D480C93BDB027853DA6467B3C609A47BC5B3BC33DBBCC2EBD73016EBEA29B703ED2170BBDCF6927BAC564953E4137E1BDA9E91FBE186F1ABD201701BE211ABD3D958CBEBD59F388BC09C8593E405FFA3DB31AF73C5D1F843E4001833DFD8A12BE0E1FA73DC6793A3A96DBE63D59792BBCF2E0AABED0D8073EDE84B33D4D1185BD8E5255BE0AF2153EAA5BCB3DA55007BE20B1AF3D2B5FA93CB4782B3ED4C2CF3D18D9CBBDFCB4573DE1C68DBD342D923CD2A8C3BD10FFD83DC6FE1E3E1816E1BCEC61CC3DC8ABD5BDF4B331BE96C9B13D1592B63B9AD74CBE348F0CBE130A37BE75CE8D3D1C3F813BCD1372BD511CD8BC6F25233CC40094BD48350CBDE6A121BD7E3EFABCDB6A53BEBA3D263E5E62973E943B6DBE2013BE3DB4EE0B3E2EDB6D3EEEAAF9BC32B85A3B438F143EFEEEB73C39D78F3DAB66023C07B9C43D783BE73DF41A473D1943B3BCB9FD013E9B478A3DA8F72CBD429E82BD4B6D9EBD9B11ABBDB8010D3E4368C5BC66C9223E65A31F3E963F233EAD68EF3D08AE8F3ED9D3A0BEC2735C3DCE82153E8EC029BE07E4523D53644EBE5DA7D23D5C894ABE7B3345BD8802C4BDFC7325BE0E09AC3EF90C4F3EA95FECBD9CB7663E031ED6BDC7B4863D312C8FBD6466903E0CBF9BBDB09161BD37F273BD0F8EDB3DEB400ABEDA3CAC3D56BBBD3C26DBD73B1570A7BE99E95C3E998A9F3EBF99E6BDB886B83D5F0F2E3E349B76BD8BDC39BE8C9B6E3EF8939BBC032C0FBE78220E3E771C93BEDADF003ED8C913BED3940FBE76FB96BC56643A3E29F1DB3D5038B0BDEE8ECE3D31C80F3D03CC1DBDC525683D4E29153E7EA630BE12E260BED3F3ACBD527A343E22A9C4BDBD85513C2244A4BD6B55033E76D0A4BEE23B913EE05C1F3D5D6CA03D896335BC75B599BD33AD0F3E829E46BDC205F13D209DA6BD2257F13D9A4E30BD70B6603B54059BBCD2B0C23B2302D2BCA6931D3D2633AABDE4A7CC3DDCF25F3CCC0E1A3D2C02713E9D3F2D3DDE9A943E6B6E3FBDF9CA193A3E56A2BD80EC023D7D3ABBBD85B471BD75104F3EE3D28FBDCD4D0B3E6B78D7BD858F1B3E8FC7F3BC867B313E24B549BD9F436E3DA2E0D6BC55121A3EA246C2BD7F720C3EFD6DC7BD5D4D2F3CC6E833BE4FEA263E3EFE00BEBF66793EBE68F03CBDBEAD3DE3542D3E1E78633E5A96373E87A1833D10F24FBE0B85BDBDEA61723C922CA7BC6F46B4BCF56D5F3E0B2D17BEA63679BD9F321DBE0EEF11BEE95E163EF6C8F0BD455FC3BD7FE730BDA220383C7C278E3EF3026BBD07C6073D5D9A553E83CC0A3E0A0EF13D120CB53D2C0A36BE04C338BE34AF2D3E18B7813D173C3EBD101D013E5A000CBE3EE2CC3DDE36FB3DC366033D491233BE0E6F2C3E47B305BD6547083DC1C57CBD7A5775BCD49EE53D8A1E953D80FC143E7843383EF397753D1B253A3E54B29F3D65CD3E3EA7750B3D25503E3EE85A113E362D053CF7B69ABDF5ACB53E65AF0DBEA943003D7D3802BE1D4C3D3D2C6939BE589A32BD7E4869BDA609B43D347B503D113C853E7EC9723B87CE0C3B2E4A803BD9A7693DDC7136BEA75675BA67CC83BD30E491BE755D8E3DFCBF2D3DDD1F2FBDAAFC07BE5E36D3BDF4CBB0BD7457E23DE4FF933DA98D2A3CA74103BD343E713B296684BD7681353D7ACD013E3E720A3E7A09A9BC3EF3313DF90C44BD16F1BE3A4954343DE1239C3DF00E48BD0F11CF3AA94504BD5B8D2E3E6E6305BEAF68F83AFEA25DB9E5AF83BD447A723E425BCBBDD2BCEABD941A4EBEAADB79BD005D75BEF99AC33D76A7473D10F1BEBD205C53BDA6D40E3EB4CF52BDC910E83D2A20B5BECDE765BEDFF968BB7D9C243B2D06FB3C4B065A3D519B41BD15B943BE2493B23DEC91883D362335BE2E55A13D63CA9E3E11990A3E5231CABDA77503BEE44D2EBEC28E01BEF8E0263EBE99BDBA7C85CBBC5F3AAE3DAB7044BD7F2E113E3C2B723DA698123D5AC463BED83C4F3CA23DE73DBCB8203D2DCAC6BDB6F823BED466A0BDDF59043E6F80BC3C0637553C51944BBE86A315BE777B00BE25C610BD6AD01F3E979EBCBD1F581FBC41805CBD3C68823B83B9893DB2E1C4BD7F38393EFDB969BE094C9E3E27552CBECB3D49BE8C25B63DF30B38BEAAF7FCBD9D300DBD69A21CBD7916BCBD27212C3D8327D3BDE4C4733E2407C5BDE66087BE85B2A5BCC57CB9BCB0E6983DA5D7E7BD3930573D7DE404BEAEBE63BEA7F3C43D386DACBDC98E93BD36B1CC3B5C5EEA3B3789AFBE00D3CDBDBF99B0BCFA9A8DBD4509093EB3D1F33D8C9EEABCB7DEA4BE9556253EFEDFA8BDC0CB55BC0B57E7BDF646673E6D358A3C4802453C08E6AB3DDEFC1C3DF2D6063ED6F1A3BDA4BE5F3CFC42C33D7A36EF3DFB6BAE3CC2D3803C50CC7BBC2E1B9B3EA0EFF03C37079DBC1AF1FABD13600DBDFC4DF83DCC035BBD83175C3E0D50203D0C86B93DA465313E3C477FBE62DF7DBD5B7C053E38A31D3EA93D0C3D18BCF6BCC4BDE23D1B78CD3C4677933DE03737BD07E5843D0AB96CBCD0D9A2BD2827B63DC7BA84BD3E788ABD539E8DBD622303BEFA704F3E53EE86BD38A2B6BD686D38BDCE4886BDA435F9BDF63B903EB63C863BDBC452BD7A9E843DFC50EA3D35C1DCBD04153F3D898D4D3E22E6283ECDD6693D7F5FA7BD7ECCBC3E392EAFBDA87B9ABE3CE1093E309C6ABE83512CBDC4063FBE9E2126BEE79E02BE41B7A03B4AA42F3DC84A103E4022693C55EFEE3D5E7A36BDE47EEBBC826EEDBDE01F763ED090CF3D8461ACBDEE6CF83D2837323E9BBFF5BD395EA1BC6BF7EC3D98EBD1BD3DE082BDFB84FA3D86AD833D3F8EDB3C158E8EBDD463C93DB95D25BEA70B86BD3FCBD83D72F5423E831F07BE99EF8EBEF0354A3D465588BDD8D3C33D56F5F3BD0DEDDABC5558D63DB6CB363E80E6023DD662353E4B34F63DEF22DBBD8376CCBD31571EBEEF88633EEADE8A399EAA513E7A03653D3750543E88DB9E3DFDAD56BC268ECDBD7AF421BD1E42FEBD8801FABD2BD80F3E3EFF743D54A4FA3B8E2BB4BC599366BC2BFDDEBDCCF434BEC5C2653D6017FEBDEB38273D09AE763C39E48A3D37F49EBD21D0633D49C9F2BD1E2905BBE799F53D66C803BD4EF1E2BD6C3636BDB03A46BEA367B73D7231E1BD0C20DF3BD8FE08BDD470913EED48663D6C628E3CE70C4C3D83B7FB3DFEBE5CBE14B534BEAC1029BED80A9F3DE602F1BD231905BEAF0727BEBBC7263BC45A0E3E74EA7F3CAC31743CEBE4DCBD5B54AB3D49428DBD1496BEBC3D567C3E4D03CEBD24B28A3D9EB9B33B386D2F3E6625A5BE985F99BCC55A433ED776A13D1618EEBDA68EA83DDA0874BE521EE23C677F0ABD0AC5B73CE63DF8BB6A94C0BDFCCD3E3D2C0F923D1657AEBD172C7E3D5234403D54E9293D3A786FBDA43F7C3D4B1CD4BDD627513C35DCA73D09A6A2BD519D0D3E129C01BCADD5803D51E5B93D0648D13D82DB763DA507A2BC46FCDF3DD5370D3E89FF48BE23D9C23D07CCAB3DCDD2033EFDCA193B3CB827BDF4630D3E2E27CA3DC05E253D211014BDE6431EBEEC9E623C7AF129BDDE451ABD48DBD03C7B6051BD5DCA8D3D610285BD0D70903DE509953E5AEE623C9920123E117E18BE765FEE3D216D52BE",
      torch_tensor_16_16_torch.float32_1: "0x04000000A2CCC1BD3A4AB23DBC94C5BD818D9ABE6F0FBA3D35D1233E7133413D7E90483E421E80BE7513513E149924BE895EE2BDBA8794BD625719BE5DB718BE9A40A2BE74ABD33C0AA417BF15E35F3C4DE189BE2076E3BE3F038CBEE7A1663E09E8363E139FA0BEC3E0563C29838DBC58DADABED7EB84BECA5F973E3A36653DECC82C3EF514C73DE76EA43D5D9F063EF59DFFBD9D7EF1BEF9478FBECC230ABE799301BD0BB8CABC16FD02BD29F6D1BD0EC2563E552008BCDC9337BEFDBCC63E1947F9BD3238EBBD9555263D25EA65BE090504BF5E056C3E974A9B3EA3FC82BE33E6B63ED66568BEE0CDC13D22609EBDCF8A2A3FB34CA83E9957893E08305B3E609E843D8EC6043D0428AFBEE7F4773E4491873EBD14E83D69EEA93EF61AF03EC1965D3DB2118E3C6B0E033F405E42BEE1F3FABD0F915DBC4135BD3D2ECB843E5B793F3F36808D3D1602353D2DFC1F3EDBA1D9BECD068C3EA26922BE3FC46A3E430D973EF083D1BE8D66C23DCE4193BE595E0EBE3B36503EA3E240BE1BA9B43EB9E904BE162991BE6070F8BD1B868BBEEB8E893EE049D53D72A0A63CEB3C14BE8E2FC33DDE2F46BE0996ABBCA4B1E4BDB973323CA48C3F3E4FB25E3DDB5D5FBDAD11193D1EA4ED3EB19114BE6B0DB13E07AFE63E09EF57BE750F9DBD4A142B3CDBA2753E9BF3AB3DA66F7F3DDEA727BD8FFDD9BE321488BDD018133F194DB6BD0E974E3E761EE3BE2CCBA83C74D247BDB8C01B3F68E8A23D889F0F3EF60CA9BE5E3D623E3FC2E1BDF5D8033EDDF8DB3DA1806CBD4B5FD3BD51FE053E3D7E7FBCBAF62F3E4B714D3E768C97BEB5F9DCBD46DAEC3E2951C33DF2B4A13DD64666BD155B493E4568E13ED72F5CBCE18A1B3EC66FCE3EAC3ED9BE23A87D3E20975E3E5F6D813ED9CF803E587C9BBE968EC83E3C094C3EFDE73C3E3FBCD53CE2D95BBB6CBEAEBD295A673E0E54923E095597BDA2DD103E46B7883E730CE5BD5D3A8E3DC5D05BBE38DE86BED7BE2E3D6344B6BE9245C1BD043323BED81BFDBE55540DBEC7FD0D3EC56D983CCE6CB33D00987BBDA6D75FBE09AB553D6D63FBBDBD4F70BE9C62ABBE6171DF3D1AE97CBEBCD7D8BD3AAA363E313A4EBE905EFB3D65135D3DED0E37BEA7AF903EB2A8D7BD193FF8BD4E5E03BED99CACBC1FA922BE0A1F093EBEE66C3EAAD2E5BD200A4FBE29BDCDBD1237A7BD9F9894BD85E30ABFBB1F463EE5F36A3B88453ABED29FB6BD15FD86BD29A7553DD79EF43DB6C45DBE89EC363DFA54CDBE176684BE42E6BB3DF389133F8553EFBDC3737E3DE1D66D3E841D4DBEB893093E64D0C63DC8F6D9BD2E78C6BE7B1CC33C1DFE583E1B376F3E2135D2BE658D723E8B66B8BEA78F62BEB56B003E3973B8BD24DE60BD2DFE203D927F293E5A11AD3E05A69C3D05924C3E58E8BC3E6C1CCF3DCFC08DBDE7724D3E05C102BECAD02D3F",
      torch_tensor_16_16_torch.float32: "0x04000000BAC69EBEDB8B483E50588FBD68DB4B3CA259083EE26CCF3D3F2ECDBE4069AFBD6C57B8BCC3CB173F3EA8923E3ABB5A3D82EA00BDDDD3A33D7E2481BE443FE4BEFC7EBD3D7D4153BE1A2B99BEDE2540BD87B09BBE58D5473DE6BC8DBDAD22163ED7BCCF3CDFCCABBE03AA93BE016BB23ED325123F137F44BE2DBDE9B9E3DEA9BD72651CBE06B13B3E7120B03E67FC613E667FFDBEEAFC6E3E2078253E3314863CEC951ABEC7B888BE292E843DD6476EBA7982F3BD1B93D1BC4BE8A5BED8CDE4BD3FF2803E2BDDB83EE582ADBE951BCD3DBB2BD0BE2E9816BF468B083E810A183ECF1906BED04BBBBD2B6415BEB237DF3D44555E3D1E29523C13823FBEA041203D5126123E3C28563E963021BEB498A63D402406BFFA05BABDBB0839BF7A6A603D6FEC4FBD1C39353E5A36573E03D898BE7849FE3E49DE013F49FAE8BD197E09BC58AF093E66B20E3C602C003D6BF0E4BCBD483E3DEC6EB3BE0C6977BE6D98603EE944783E3354283D1DDB78BE9133CEBD3B46983E7C7DBABE2EE8FC3EF47F803E00BAAD3CBFB1CABE2F4DB93DB7DCDABE4653C73D7328FB3DFCCCB6BECFAA84BD1C83363F681FBEBDA49E4BBE44CEC7BD1020D23D6786D13EC323003EAE5866BE22A00CBE5EBD59BE3C39D6BE15A1803E83ACFBBD09B96AB9F5A27C3E1983B83E59EBD8BE163EEFBE7EEAA3BE0DF3E83D021E003EFFB8023ECB591C3EA757E6BE255127BE7768953E9AB8EC3DE34569BE8AC34C3DD668AC3DA2651C3E4126AD3E9941DFBE881301BD04CCEBBDDF28983EE4D501BE32BE133D0DFA9EBE7B9AD53D8F56B2BD575273BE90B5E43DE38C09BE3B6EBDBED0788C3EBAD9ABBE70C291BD52C4553E4D82CBBE4352803E14AE433C75B56EBD8A0FD73EFB5A25BEDA92E83E43CE403E02AD0A3BBFF01B3E331C933ED699BD3E9ABE0ABF15D9723D4696EFBE36D17DBD19332DBDB8B6AFBE2B48C4BEF20F55BF978343BE51A5953D6DE330BEC868AA3DB0730D3F60378FBC0540F43D70B1053E7CC61CBCB64AE13DBBC455BEB8B260BD84DA42BED75B20BFB6663CBE750752BF507C82BE24D4583DCAF5C13E87F997BE897601BFA66A913DEB9BB4BE7755CC3CF5494F3EB245A5BE77FA933EE48E07BE3ADF35BEDA9E85BE4CA7533E13023BBDADC732BBA4B7313E93F75B3EF817943EFCB864BEACA7343EDD12AF3D8538893E4C5C80BE1300983CFC9E023EF00B3BBE95D7AD3EAE43BEBEA152A43CCEFF4CBCAF120FBEF4CAC63EA11C6EBEF2DFEFBDD2872D3E4107543E67A42CBFEED7EC3EB0E6AABEF196643EC3AAB9BD1D58473EAB65963CF4BB943C6268E5BD09ABECBE8537BCBDF8B61B3EB584063E1A4FC83EE27C483DAF4E44BEA13F8FBD0F3D1A3E290B263E0BFCE73C93F23F3D89B16A3EAE18AEBE92A88BBEE6D4EA3C5BBD38BE581509BFE09D5ABEB16845BE",
      torch_tensor_64_16_torch.float32_1: "0x040000005BE4593E281FE63CBDC8AB3E3A23E43EDFD6283ED00381BD04FDA03EBDC4C43EFCD2A5BD5EBEF4BD74CB8E3EE752C23E861EC33E1EC49D3EC6A5EEBD380F843B5021333EB0E3023FB833ADBE2749F03C366826BCA503B83DEC74A33CC174CABD2D5D4A3E8E7550BD888C373EB9C03D3E4055953E81D1833D5FEF203E74F203BDD7851E3E4CF22CBE06384EBEA1FFD4BED18E9FBDD8E04A3EE714DABC527E51BDBC935F3DFC36903E641DA4BE9944863EC53520BE6A131F3EB51D4DBFC2A7883E8BE4EE3DB7DF08BE074FB93AC703A73E47DD11BFA1795CBD4F60C63E671C913C83A23ABEF6DF7C3ECBEE3A3F2AA0CE3E92ADB33DC36C843ED8A298BE810C953E63C1FB3DE31F363EDBFDD13EEC1EB73DC2FBF9BDF315AE3D55FB623DC603B13CE631D03E3BD2613D5D6D06BE22A793BE06A5EBBDED0196BE381C223D00418C3E795F5DBD0213D6BD81C538BD3043F73E6F9ADBBD8A12173EF7E32B3E079A153E442040BEE57FFC3DE7307DBE33891ABEBE3DF1BD8DE29A3E6497B83E272FF2BDBA7A68BE8CF9253FF7238DBDD15EA33CA26342BFAA19843E35ACE6BD6E3701BE6D845F3D9EC5583EC54BD9BD393D37BEC46509BDDA41233E84971D3E15E191BE62751A3E33BA96BEECF36ABE2FF0CD39C13A80BED3F9FEBDA242E33D36CA10BE1AD02ABEBE81E83E6C02DEBB07667CBE5F3AB8BE0EBB953E9B0BDABE5B262B3D70E24DBEE9F8523EEB5B9A3D698961BE6596B83E7C6A3ABE6F00AB3E35D93C3EC5ABB3BEC397DE3DDF84993E005E493D542B833E0DD0F7BE14E6BEBD501E113F6C596C3E6DB26C3D326706BE5E0C55BE11C9593E7AA4573E2EDC793D32E61A3EFF1515BC38FEAA3D7115A73E53685E3EBFF5E03E556F163DF34690BDD08917BFAA8BBF3EBD7EA93D5D6A783E1F97DA3E889F40BDE22D763ECDE796BE678E8EBE46551CBE265C95BCD4CA5FBDF6301CBEA75CD53E203F2DBD898D123DA930923E10A20ABF53FFF03D24CAA53EFD2658BEE47F813C49F5E53D02C72FBE368326BFC3372D3E8CC5763E69257ABC53E539BECFCF0EBE8409703DEFBB12BF3B9029BE76BA18BF3991A4BE3E6733BEA2D9903EFB758C3B2411B83EA12BF33E4818A63E9BF9393DF20ECFBE793AD13EDF5F55BE5D9EC43EA092CDBDA6B1E6BE8B60933E0CBB863DE73B3EBEDD7DAFBDF36FFDBED3D6DA3B41FC57BEA177933EAE9D1CBE49922A3DE00C63BE9048CBBE91D9493E37B2C4BDCB5AF6BD4B104ABECA862ABE8FEEB03EC62482BEFA81C43D140880BED4C9C13E87E3193D1C32A1BDD072D0BE4FF13DBD9BFDAF3CFB782C3ECF719B3E077D13BFA106C1BEB13DE53CF6D17FBE31B592BE7A0F873D1E9A9EBEA94F79BEEE33CE3B90F98DBE6D32D83EE2BEBD3DDF0B353D3698BD3CBABBBEBEB942ECBD057FD8BD0923523E23869ABD6F18923C426B4CBEEDD9FE3DC56DFD3DBBA903BFF353DABE32F945BE11A2BBBE24CADA3D1299163E21916E3D7B1540BD33365D3E83227B3DDD4004BF5A27213EB1C0103E13300A3EB088E8BED3B5DF3E658B56BDB434E23E9600AFBEB50536BD1DE8AB3CBAE48B3E65CA2EBE1A3A1A3E0E963F3D4527D7BEF413443E6BA1FEBCEAFF893E9C6DC5BD13EF043F70235EBEE06F893E803E06BF79E602BC612CB8BEDA8F053EAA1BF43E037C643D218F4FBE229612BEBCC6B63EDBDFF8BC3402333E50AE803DFA5EBC3D29ED933EDD2BDB3D5846D53E5541443E967C2FBE672A073E17128ABC590E073B159E273BBB75F5BE79F0873E4FD3BC3D92F495BE562B14BF694AEDBD5641663BBF78D13E816E5CBE343A2ABC74560C3D2789D43C71591C3E5AD44B3CAD74A8BD9F54FEBEFDC2DEBE49CB64BEAD4E103EE7F32DBE6AA2B4BDABC6BEBD6CCD06BF418F43BE60A1A3BD13D2133E591E5E3E9003023E1CCA8B3EF47B7CBEA97CF1BD4CF990BDAEC1C53E965423BE89A6DEBD7268333FE1B0663D2E85353ECED9223E56FBDCBED194643E725BEA3E0E46F83D8C4CC23CE7E4103E1255AC3E5A88E53D4B183F3E42A7A93C5206393E3855A53EB55460BEEF51013EE96F3EBDE8A9D53CB38D4E3D446EBC3E4D5E8B3EC0A000BF3CB06E3D7FBC823EBBB9DC3ED9151E3DD5AA8C3D634621BEB57203BEA3F3833DDD8775BE8FA6993E87A1A3BEF257593E0A492D3D6DBF99BD6E37B3BD71F6CA3DEC89683E01856EBD5F44A83E8862C83DA9F9D63EAF9B683EA91198BDF02A4B3E5295FABD93AC983EF9FCDDBD2E2FABBEAA0EC5BE7BADAF3DD5C7823E427731BEBF9B91BE83F1C73E91838ABE3DB4E03DF315EABDCC5B623ED63B9B3E9623BB3D8DCBEBBD995D7CBEFF83F93CF6BD84BE8682B13EFF0705BE8C4A7E3EFB828E3E61E63B3F701A493E651DA0BD3C551E3D7137FCBC2442A5BE03AAEC3DC09191BEE314F5BEAA44BCBDB71937BEFBD085BD1AE0F6BD25D38A3EB8658B3C53C2E3BD946B943D1CD2073F3624383EDA7D95BC96C49ABE59E1B83D57FA32BE2F2CC4BD9534883E76C06D3E684E9E3E2D7D8D3C77207B3E0AA651BEE3B0D03C57150D3E996B943CF04FD5BECB9E323D669EB93E3DB0883E4B4184BEA3F5803E4D69BFBE3F3420BEA0B0103DD6763ABECEDE0EBE24623C3EDCFDF93DF06246BEB6AE4E3E2320BC3E274127BECBE9E73DE1FDD6BEA67FACBEBF178BBC84C2243E1402253E2FF2603EC9A90D3E0556A5BE55255CBE81E8223A4C8B16BEE11D22BD3F212EBE61E05DBE9B0159BE3A13A33DCA1D0B3EA202DB3DAA2AA63C7CE92EBEB525293D2662573EFDB630BEB50C25BED6CC10BFDCC1D53D5D60773DE35A613DFAA6893E07FBA2BEB6B5C6BEB6554D3E472906BE6BFE35BE1C389CBDFADCAD3EC3FE8E3E52C4073D0EA91F3F08ACBB3E4CB7C0BDDCC4453E4C08F13DE7DC16BE5112E7BE99B6853EAE9B8C3E110C013E9115BBBDD7A2D7BE4A31313EEF55CB3DC1ACD6BD29EE31BE143D47BE3A6A44BE0B55553E243D9DBCD35D6F3ED5C8F3BD2B1DAB3D06C797BCB5FCB8BDCCC5913DC9258C3D998F963E967530BE5C8B90BDAB5FDE3D319481BECF08803E5F85BB3E5683923C27C9203EF0AE08BEA559983D038620BDC81DC03E149B77BFF56683BE2E42483E5DC3ACBD850AFA3D96B0A5BE6327D23EC40349BEC6EA5F3E6A02F6BE9572C73EE89002BBCFB412BD7370A5BD37872EBEF3C1E13D3643D3BE5A30793CA786DEBE3E0080BE7F73C5BEAB3DB23E8281103E91238EBE6BFDBDBED75BB0BE9A02483EC7A4163E03A3B7BEBE578CBDF81576BD6BF88A3EB9840CBE08E91B3B0361F43E2DF2BBBEE7E5183E494048BEB970BA3ECBAAE03DFFE3E6BE6FACC4BED443243E6FE3DE3E645510BE6C780EBEFD7CACBE8EE44B3EC7005ABECEA24FBD447E003FCA90F3BDCB37C4BECE6ACDBEE3DDDF3DFFC8993C9776893E41D0E63D4B7A5BBEAD07F4BD2E41D1BD416D0F3E3EA53C3D21358FBDBFAB173ECD6BF03D98743C3D6F92A13E54FBF53D7A64E4BD8A587BBEB03A80BD07C05A3E61FE873E6C12D43DD3F7EB3D61AC90BECF844F3EE3EA373DB89DE23D12D382BE1259023F98ACC7BE1DBB893ED391BA3CFC1BD73DF2930A3EA8C00E3EBE64B7BEEC7DBA3DC75D47BE70B9A3BE9E104B3E600960BE45CDCBBDD3A211BF8DE46F3C34DC193FA154EBBE355DDE3EE60B45BE22798CBEA8B2B8BE3DDB74BE4BA79C3E549D3CBEFEE2BB3D6DE992BD5ECBABBEFD1DC8BDDAC7B73E5DF92ABD74D33E3ED6FDEF3ED091A83EAE8C82BE684CBEBD577F233ED4CC73BD72FD423A36C0CC3E6FCD413DAD2499BEF9470BBE7CF36B3D36653B3DC964923E3B9F10BE01AE22BE66C6253E692982BD6EF0043E2530323D157BFF3DE627D43E4A5EE6BD5EE958B8337FA1BDA96F943EC423A33E696AF53DBDE87DBE640B413EC389163DA41936BE30D113BEE5C980BED527EABDB6430DBF66336A3E12B420BD3CF40DBFFF65B4BD5C381ABDDE6ED23E1B3D353EC5925F3EE9B5AB3E014F773E51C68FBE4B414BBE9380573D7BD13ABC1A21A7BD2811243DA7608F3E6B205B3E9362083D084547BE321A993E2B2A83BEA960163D4D44C7BEC29C92BE9DEBA33E3A52403E3CE39FBE4FDB06BE1AEF9D3EF45D4DBC5DA3943E55082C3DD15C343E01F8E53E4DBF6D3D19DC0EBEB5DA093E097B84BEFB7A61BEF9720A3FABD72ABE13C12ABF835332BFF577C6BE4520C2BD8B0D26BED133153F3401C1BEEC2381BE0792FFBED18B5B3D55BE103EDB6408BDE558E5BD296657BD5DA9793E4BA2B1BE2660093EB4FF503E0BB948BEB86BC43D830C21BE179311BE754AB7BDC969813EDC0306BE05286E3E616CB0BD40E8493E9FA9173F651DBB3E2949083E7B8490BC52A7953E05ADE9BD3455C63DFA626C3E3371BEBE40B453BE3DF5023EC6DFD3BEC17F40BDA2D81F3DB9ED11BEE6D4293E2F04763E1AD5F73D15784ABE67CEADBCB61B07BE8F6498BDCC72C13EF38DFCBEE794B23EBB81273E5411073F74FBB3BECC0CC73EDC34073D01AB0C3CC7EEB83D6967A2BDFC77E7BB3C6855BE50DB79BE3B33343DB1E0A43E8A6DA93E103A5D3EB57F4E3E3F57213DB408A93E97CF48BE955E80BDCBA07BBEC410A53E037D023E2B03523E6A7321BD20BADDBEDB2AE8BE3178E4BD625411BD7CC6E5BE1150213F94FE5E3E250E583D8DA9E13C0B3B7EBE60BD72BEA1F867BDA2DF493E97A80FBEA46F013D48A4E53E75DD843EACF26C3D7054903ECAF97A3E34FEB53CC6C8BA3D3694653E9520443DA66C65BE0D50E7BE040DD6BD1F7846BE1E2031BD0DBF09BE82A3933E43E2BABDED3D953EC8CF013EA78EDD3E1103653CD681FF3EC8FEF5BDF532EEBE5D4A3D3D433C463ED45C813C1640EB3D35F17E3E4E9F45BE1875BE3EC8BE81BEAD42F53E10C5D13D0EB9A7BECD4E673AAB5F1CBD5DC394BC307D87BD2D89423EEE2E093E29AE64BDE88C423C170FDBBE9FB04CBCEE25A3BDABF2F0BE74D6A8BEAE7C993CB4DE8E3E5B86D23DCC07173E6A9E603DFD88433ED364263EB0E548BE55D6DBBDD52FAB3EECE14F3DC6C4C6BE7812AE3DEF041C3E1B245EBEB583463D4F4FECBDE2CD7CBE8F76FABD52BDA93D29BDA93EE1A7933C6F6AD7BD9E6E673ECB603E3D7E29133EE642AEBE789E16BFB6BA12BEB3CBB93EB68A6B3EDDBF45BC1FA7D63CCB7FE33EDA78F43EE151A4BEA42020BEAFECB0BE2D6656BE55EFA33EF7893D3EEC0529BE7654423E4702803D672E273D8185C73E180ACBBDBCE1DF3D584803BE039A16BED318E73EE8E6AFBD5FA895BEE57EF4BDBF8AB73D2A252EBEAAEBDD3D6571933E8C82033E5141183E7BCF073F296FBFBEE75C293D08B9D8BE364B1CBE277B653E27D411BC45FD10BE566BCA3DBC70DDBB167D8BBD1B43EEBE2AE67BBE4E9B823E9DA077BE57903B3EB0C1E63DEA15943E3F2BB03DBE81E13CB4393B3BC5DEF93DFA9864BED4CFDD3E5DB25D3DE524C9BE9D3EC6BD09F67BBE13E320BF98E020BEFD38603C1AD2913E5EEF5C3EEAE2C6BC3F47B7BD3E7A4A3EFD5F1BBE7E975EBE2A979BBD1EA823BCBE3ADEBC39AF583D471184BED6218FBE555BB53EC212173E1EB0C9BEE9376F3DA38292BED941A93DDFEE963D38B532BEC7391B3C806583BE7474963D190A6CBDC2C0EBBE531A83BED0AA8EBE4E33683E3C82C13DB257B83D9874873E1FEA923ED8FBF93E239863BD976FA83DAE503ABE83A8963CB6D50E3E81DE09BD871814BEF6453E3E7DBDAFBD40C220BE68B7C13C0EF2083EC359BE3D2CD4A33D260E3FBCB928123ED6AE803E",
      torch_tensor_16_torch.float32: "0x0400000001D94C3F2FB7753F771B8D3F1FF97A3F976C333FA622903FF389923FB850813FA38E913FB60D763F854E7C3F1B08963F56D7A13F8A36A03FBC61603F1C23783F",
      torch_tensor_4_torch.float32: "0x040000000000803FCDCCCC3D0AD7233C6F12833A",
      torch_tensor_64_16_torch.float32: "0x0400000056F451BE2B90CA3DDE1E663E38B7B1BE01012BBD2DFF913D931E24BE9AC664BEEC316D3E541709BEB77194BEB899EBBDD162353EF8A1813E28ED6B3D888A8B3EC194CABE992DA6BD3B93F63E4CF7A8BD2E354B3DEA35483E7B01853E897939BE565D56BD7D825CBDCC69E8BE8EC3B0BD41EF03BFDD912C3E6563A9BEE90CAEBED910ABBCCB54C0BB748F323D0C18133FA604753E277029BE6F1554BEDD0D1BBE305CB3BE1A0FA63E1A0AD23E6D4187BEB2EE85BD621180BD7F49003E7723853D207836BD09DD84BDD45E6DBB5C8DC4BDBAD53DBF44C087BEC3349EBD832D6F3E9AE9CF3EE16CCD395605E0BD36F206BF9B8F923EAAADC3BD6EE5B5BDC312413E0470083D2FED3A3DF2BE03BECDEE4C3ED7209FBE4BDFDBBE6C1715BE3B871DBE9BC362BEE637993E3057EF3DFF6413BD88DF4FBE86EDC5BDF3BB84BE438F173E817F10BF3400CF3DA27B123EB4999D3D11EB00BD383175BED03BE03ED2C47A3ECC02CCBDDA5231BDF3C2413E53797C3E1D4953BE8B34273D4753003E9DD4B53E326D09BEA731543E104E873E9B668DBE8F80023D3C2E9BBBCD85D0BD431D083E216CC43D0FCFF43EDB749BBEA6B4E23EC3CF013E545E21BD9DAEEB3D539C93BE2DF68FBE40FEA0BD0B3F203EB1F8B93C410116BE1FABFABDC7C9233E76021C3E7BE350BEA406943E50F79ABE52D4013E5FB4DCBD62FE1C3EC5E8903DE5BC973E32A3113E3881083DBF5C0F3E40323CBE5E5D65BDDDA34BBE509208BF27D03FBE720DBA3E4F4DC5BE0FB5A9BD2AEB0C3E70CD013D1CF3C1BE65A669BEFAC3A23E28E1853DF60119BD1480933E7BC090BE2899053F62DC07BE9EE74D3E6756973CF6858A3C4C850CBECBF1D2BD5FF65C3CF036393EF7B48ABE43BD07BE36C3073DFCA02E3E606F83BED2E2A1BC3D46133D6386B33E4459D5BDB86C293DA33737BEAD672CBE0F6436BE58E730BEBCB16C3D7B6D41BEF251F5BC6B58743E83C5183D65C8F0BDBD2459BE4B89513EC106533D8A7B333E84E230BE7E99953DE10ABB3EBC539D3DFE62423E1044C43E1F8446BE7AAA09BF7ECBA3BEA9387DBE5AA18FBACF10B7BD5CDA3E3D7A2B95BE0988623E0965A43E093956BEBDA6B6BEB45289BDD29828BFFC4FBDBBFB1E3D3E4E9C293E1DAD403ED466133E84FB8A3CCABEC8BC193B1C3E79E467BE907761BE2E555CBEE4A32CBE715141BFA587CD3D6FB887BEA4ED90BEC4C7EABEE3C606BE56EC923EE7F68FBD9CA930BE1891BD3EC35F43BC9642F13D2FDC253E2172AA3EBE1597BD91FE6ABB3C4913BE2C62CC3D41DEFFBD7CC4A4BE4FB842BDB23FA7BCD01E5ABE5660D6BD3DE1AE3D208977BDC210A53EC17F37BE5CB05C3EDF37DFBD72B4F7BD67BB20BE9489003F5321413E8ABC823CF839203EE30E86BD6732D3BDF862C73C1ABE493E693D4FBEE6B7BE3C2AD299BDB90DD03A98D3C0BED7DD1FBE31EDE73D86A74F3E19B4313F6877433E9A9A37BD2CEAB5BEFA8B85BE259892BD0696483EA731273D0DEF57BEBBA43F3EE497F93CCF4918BD533BBC3ED1334D3D388F31BE2C9E193E943A41BE0208D03E6848E63E0AC181BECD1E75BE4FC9B33DCFC50D3B42DAD13D171F983A55564C3E3124563D276EDABD1CAD4C3E4FD103BD076DCB3DED96DC3D09AB84BE89E71DBE03A9BB3EDFB0E43EBAAAF4BC032C8D3E08FB57BEC53C39BD6DB6B2BD345E933E6330C8BE9B76253EB7A82ABE4D83A53D9318DF3D3EC2673E53D1BF3DA6758D3E2204BA3C60FD2C3EAF1DF5BDDBAA53BE18C775BC25061D3E35F970BDA7D0C1BEC64F2E3DAD82C8BEE3E1873D2551E1BB6E680D3B6C21243E847F1E3E59D24ABEA5673CBEAC36D93C55D5673EDDE9B7BE19EEAFBD6E4B853D842B143D895E223EDD1A61BEFA16A13DA77582BE1676A53D464D8BBB4071973E29E1C63E73272CBD31FB36BEA871C93DABEAD3BDD66197BE062F00BE720F163F194B9FBE76D9033F02FCDF3D0F5D693E410ED0BE03960A3D570E22BEC91BBCBDEF99C1BEF875793ECE320A3E9DE77CBDA96C45BD4882643DF34935BB7F7481BEF215993EE874943C6241E0BEEA879A3DD9DD0D3EEF59D63EFBB95C3E369EA3BE74654DBD01F5C5BE55A82C3B0E93413E9EBD0BBDCF85ADBCD7D78BBE60A8C43E16317D3E04B075BEBCD67ABE1848003EB55A92BA14C8803E1E26DDBE12E9BEBE66DB17BE6A678DBE6E2D653D1FE5973E7C8CC93E8DA407BE054F8D3DE8612B3E6B1FD33EBA1A163DF447BCBD475B96BE5F04153DCA7AA3BEC670EB3C7D5F863E8580623FCCB425BD61D09C3E8640AABC3CEDCEBE4D6B9ABE8C8AE93C74F6883E8BF1DFBE4F293C3E0DD8FA3D56D7BCBCC45B343C73C2AD3EC508A03EC777D73DD6A3763E64C68D3E1DBC3A3EC6459FBDE65BBA3DEAB87EBD805186BD9FBC0A3E429E66BDE5EB343EF5D1A93EA56BA63C8DB4F8BD6C62083F9369CB3D1742CFBE6F14643ECC2708BE5D13663E43A9ACBEE9D7AD3EFDD48E3E87738E3E82F080BE041806BD9F19BFBC607C203ECA7FD2BDC672C0BEBEF4253EE239883E0554843EAEE4BF3EDDBCDF3E4A0BF2BE26DE303EFE863CBE65AB253E0FDFA4BB2F41DF3EB48370BD8717F3BD681CC5BEC453A83D909830BE74D624BEFE8218BD60CBDE3E7A8181BEA879ED3D643C9DBD1F89373D1F9A6BBEB5D2073E3C53B9BEC5A71DBDF097B4BEAB8DB23E9117C93D6F3ED4BEF0109D3EDBCDE4BEB7AA2D3DA90289BEF04743BEBD1D003F51C1A13E6D2D3E3E55F0903DEFB0313E6AF5EABC50E3B83C406DCC3CAADDF63D842A78BEA84D83BE1C9513BD550D073E8BE2B53DB8772E3E3137B73D28FB973E0B4D5B3EF013FBBE55DBDCBDFA8F41BDB33D95BE0403053D2500803D94AF5ABE6410E03D3625C33D995FCA3D706BC5BE3683CEBEBF2411BE0710E3BC6C2D45BE89813CBE0579E23EDD0A07BEF906C0BEE8D82B3EB08CFB3CF86CD2BD067583BDDB869A3D0D2406BFC158DD3E965D4B3E6A0CF1BE48CCAA3C9DF1F13D2C15DA3CCC7FD83E60DE95BEFB055C3E8AF272BEFA1ADBBD7C957E3E36A83B3D92C1E03EBC00C2BDB499DABDD5CE66BCE5C511BEF040C23EF1592A3D2C1BE3BD8A1DE33EE0B4FC3D285FCD3E0DC04EBE83ED083FA47BDCBE0A9CD33EF03281BEC793F83E09715B3E03D40CBE82E2C6BEE71A0CBD97A20FBE8F8F803CAED6943DC2FC963D5A7633BC557F8B3EF977B8BE185EF5BDEB44463E63BCCF3E2B747CBE955D0C3DD95A95BE0FC4C6BE574E603E67F50E3E65C192BEFBA24A3D07789ABE00D40ABEE640023ED83A5BBC4267A33E5837013DBC47863E9F2324BEEC1E873E128B123EFC25A33EFDC8913D357385BE8A7AAF3BF8E71F3EF73A2FBFBD4310BE7E5C8A3DF2266D3EAAF3ED3D1CBFC13D49B4753E5E98AFBE7AA17F3EA45918BD4FC061BE756A9A3EEEC019BD7B944A3EF538C63E861E873B83E65E3F69FA733E2E7112BE8996543EA10635BE28B2F73E179BED3B0A0F8D3EC705723E59320ABFBD5315BECE17E73D149E86BEA117863DBFB60ABE8116203EADBFDBBD77CCF83DC090653C384349BE0DADE33D953531BF374AD43D3678F2BC3435C33E220C92BD22AB823DFFCAC73E9A8FC43EAC3C16BE7C40093ED91D893E8765E3BE481EEF3D024518BD24DC033E1482B43E566DBEBEC3B1653C7667623D5FCAFBBC064D153DE7B19A3E2855DEBEA93A823E53FCCEBDA9CB0B3F8956F1BC38CFDABD7DE99E3D9C976ABDA2F5CEBDE1E244BC572AE43D1F293A3C3B1DC2BC79F1A43E2F36083E95722BBE690697BEC01D213E7005883E0EF1A4BE05D399BEA48FA9BD389201BE386A99BEE140FEBE72E5DCBD435220BEAA734A3D1E4B9EBDA4A17E3E9E00EF3DC5AD9FBE9D3B02BEC81B933DF676C4BD0E9EB7BE5A8B1DBE0EC401BF1D2ADFBE469B103D8739783EA3A2F1BD1B91CC3DD5E141BEC64FFCBE6EC9CABE1F02F83D669EE03EFF769E3ED9AC993CD88DDEBDAD2CF73EA964463E647FF43C5704BABDBB5714BDFDA1C73E64AF2F3E8384973EE7D7D3BE91A9CF3D9F57D9BD84911DBC6466C43E0E312ABDEEFA1C3EDA9118BE3F7FFEBE5064633E91D492BE8CD214BECC1950BEC993A9BE9786273A1466183F75427BBE949299BE21EABC3E841EA2BE259C05BF45C5BCBD34EEB3BC5F8D08BF61E1263E46B0933EF746C73C1163623E061EABBEEC8AAE3EAF17D73D023AE4BE30C0D53D3C9721BE232A59BE04D88BBEB63BAEBE14E1923B43950C3E8E999B3DB14BE23EB44442BECAA3E4BE610A243C9D7FF83C13B82E3ECFF9D4BC79D9173C90DFFB3C0A4F32BF78230CBE924C573EE71E263E5521AA3C11D2A5BEC6B8EF3D0F49263DE56AA7BE7647CEBA674DBC3EB4D7663E1F07673EFBBC3B3EE8FD1BBEBA6A6E3EA8FD893E0F24E63D01342EBF1515BE3C7394CEBE79BA63BCCEB20CBED59C1B3E4DFB6FBE41AC513EFA26CDBD1DF7153E1BA8263E24A496BE091EA1BD3EBB36BE8B48083ED18CDEBD714634BE889E403E87358BBE6BC1083E90E3B23E021E05BCF4CB0ABE5EC868BD649909BEAC7756BEA9E5253E0BCEA03EEFDB9BBE397F5FBDEDB77BBEB0F713BDAA7253BEC40D85BDA60F8B3CC500D9BDD761EBBEFA9E603E0F217A3D2132E83EAE09D5BC63BC023C9037D13E13037F3E5C28253D56C11CBE636EA73E74AC5ABCFCFFE23EFAF5833ED08FB8BE535FF7BE87B4CCBD0AF7913E3220443E344003BDC20799BC45D87BBE44428BBD3F3DCF3DCBBDCCBDDD9895BEE86479BE341EF63DA98B6EBE2D4346BE1EE4483C6177E9BDC7E1743D2C69083F79E0013DE62A6DBE3C68293EF0EF8EBECF66F4BE3A035A3DE4E1B43E522BAE3E4A59C53DE7A4203EDF62D2BE54E0C0BDB02704BEA3F908BFA060563EB84B543D131F5F3E30296ABE2A08553E53AE963DB65AC73E4D4691BD808F913EC0E04C3EDD09613DC636BFBE54240E3DEEA5B83E02928CBD2C5654BE88FACCBEFE3558BC90C972BE847925BE75FBC13EFD471E3E016B2B3E53434DBE38696DBDB34F423E578880BD30D5CD3DFFD7363D429502BD14B8DE3D17E9233D269BBC3EC908143D40E7CBBD2026D3BEE314C53E6A0A84BE18B5193CBDE1BB3E2E996EBE20E5813E6C125CBEF16AF8BEB9F1ABBED932BD3B6DAA61BEFA722F3E5717E63D50995B3E6B81493D6FF7ACBC49BCC13EB8AA353EA823C03B8788423D682138BEC153B2BCA7DAB4B9CF699F3DA2132F3EC4EDB7BEDE8E77BEF4F0093D3722B3BDF88A313E31E005BEA664E33D366F983EF116F63E2AED233E4F8C06BF1F18AF3EE20BE43EF6C31D3E2CFFB5BB2ADF0DBEA33F9EBE08F1A5BC58DC913E1FD6993E1D95BCBE5BBDC73D2AEEE93E53028FBD6CBD3D3E9E2286BE2F6C17BDDB2D86BE763574BDE9CF3B3EEB14D9BD36FE83BE2125EABD53F6B23ED28BE33E4E24853E589EDA3E80CE89BEF2FCE6BD850B4ABE2DAC20BF146A953D07342FBDF85623BE5B8772BE840D60BE4A1E313E6D27B13EC13F8A3E3819053EC50EA43E870D4B3EDE507F3ECC434B3E1EDDB9BE5A4DBA3EF594A7BE5D47743D6AE9513E3141B73E2356E9BC5C60113F9BF7A6BD8FA53CBF4F6B073FAC477EBEEE490F3ECE1F6B3CF1721CBD0C6AB0BDD60056BEDCC93F3E9B01643E7E8202BFEF805ABDC5F2ACBEA7FBCD3E77186E3D68CD81BD7ED7A8BC94EE003E3392F53E019BBF3D2843743CC0B0883E03A44C3E1290803D60EF2B3E34C4233D6497963E7583DD3C7CBDC23E2B0FD6BA8FECAF3CEA00203DF1C41A3E6464AC3D1D7367BE"
    }
  }
#-}
