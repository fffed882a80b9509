#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map11 = affine_map<(d0) -> (d0)>
#map12 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi1>, %arg2: tensor<?x?xi64>, %arg3: tensor<?x?x16xf16>, %arg4: tensor<16xbf16>) -> (tensor<?x?x16xf32>, tensor<?x16xf16>, tensor<?x?xi64>, tensor<?x?x16xi1>, tensor<?x?x16xbf16>) {
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c20 = arith.constant 20 : index
    %c48 = arith.constant 48 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_torch.float32_17> : tensor<16xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32_16> : tensor<16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_torch.float32_15> : tensor<16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_32_torch.float32_1> : tensor<16x32xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_32_torch.float32_1> : tensor<32xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_32_16_torch.float32_1> : tensor<32x16xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_16_torch.float32_14> : tensor<16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_16_torch.float32_13> : tensor<16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_torch.float32_12> : tensor<16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_7> : tensor<16x16xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_16_torch.float32_11> : tensor<16xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_6> : tensor<16x16xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_16_torch.float32_10> : tensor<16xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_5> : tensor<16x16xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_16_torch.float32_9> : tensor<16xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_4> : tensor<16x16xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_16_torch.float32_8> : tensor<16xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_16_torch.float32_7> : tensor<16xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_16_torch.float32_6> : tensor<16xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_30 = arith.constant 1.000000e-05 : f64
    %cst_31 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_3> : tensor<16x16xf32>
    %cst_33 = arith.constant 0.59460355750136051 : f64
    %cst_34 = arith.constant 0xFFF0000000000000 : f64
    %cst_35 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_36 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_2> : tensor<16x16xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_38 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_39 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_40 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_41 = arith.constant dense_resource<torch_tensor_48_16_torch.float32> : tensor<48x16xf32>
    %cst_42 = arith.constant dense_resource<torch_tensor_20_16_torch.float32> : tensor<20x16xf32>
    %cst_43 = arith.constant 1.600000e+01 : f64
    %cst_44 = arith.constant 1.600000e+01 : f32
    %cst_45 = arith.constant 1.41421354 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %dim_46 = tensor.dim %arg3, %c1 : tensor<?x?x16xf16>
    %1 = arith.index_cast %dim_46 : index to i64
    %dim_47 = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %2 = tensor.empty(%dim, %dim_47) : tensor<?x?x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?xi64>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %322 = arith.index_cast %in : i64 to index
      %323 = linalg.index 2 : index
      %324 = arith.cmpi slt, %322, %c20 : index
      cf.assert %324, "index must be smaller than dim size"
      %325 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %325, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_42[%322, %323] : tensor<20x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x16xf32>
    %dim_48 = tensor.dim %arg2, %c0 : tensor<?x?xi64>
    %dim_49 = tensor.dim %arg2, %c1 : tensor<?x?xi64>
    %4 = tensor.empty(%dim_48, %dim_49) : tensor<?x?x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<?x?xi64>) outs(%4 : tensor<?x?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %322 = arith.index_cast %in : i64 to index
      %323 = linalg.index 2 : index
      %324 = arith.cmpi slt, %322, %c48 : index
      cf.assert %324, "index must be smaller than dim size"
      %325 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %325, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_41[%322, %323] : tensor<48x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x16xf32>
    %6 = arith.cmpi eq, %dim, %dim_48 : index
    cf.assert %6, "mismatched size for broadcast"
    %7 = arith.cmpi eq, %dim_47, %dim_49 : index
    cf.assert %7, "mismatched size for broadcast"
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %dim_50 = tensor.dim %arg3, %c0 : tensor<?x?x16xf16>
    %9 = tensor.empty(%dim_50, %dim_46) : tensor<?x?x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<?x?x16xf16>) outs(%9 : tensor<?x?x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %322 = arith.extf %in : f16 to f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %11 = arith.cmpi eq, %dim, %dim_50 : index
    cf.assert %11, "mismatched size for broadcast"
    %12 = arith.cmpi eq, %dim_47, %dim_46 : index
    cf.assert %12, "mismatched size for broadcast"
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %dim_51 = tensor.dim %arg1, %c0 : tensor<?x?xi1>
    %dim_52 = tensor.dim %arg1, %c1 : tensor<?x?xi1>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [%dim_51, 1, 1, %dim_52] : tensor<?x?xi1> into tensor<?x1x1x?xi1>
    %14 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%cst_40 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) permutation = [1, 0] 
    %15 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %15, "negative values not allowed in new dimensions"
    %16 = tensor.empty(%dim) : tensor<?x16x16xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<16x16xf32>) outs(%16 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %19 = linalg.batch_matmul ins(%13, %17 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%18 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_39 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %21 = arith.cmpi slt, %0, %c0_i64 : i64
    %22 = arith.select %21, %c1_i64, %0 : i64
    %23 = arith.extui %21 : i1 to i64
    %24 = arith.muli %22, %1 : i64
    %25 = arith.addi %23, %c1_i64 : i64
    %26 = arith.cmpi slt, %1, %c0_i64 : i64
    %27 = arith.select %26, %22, %24 : i64
    %28 = arith.select %26, %25, %23 : i64
    %29 = arith.addi %28, %c1_i64 : i64
    %30 = arith.muli %27, %c8_i64 : i64
    %31 = arith.cmpi sle, %29, %c1_i64 : i64
    cf.assert %31, "must have at most one inferred (negative) dimension"
    %32 = arith.index_cast %dim_47 : index to i64
    %33 = arith.muli %0, %32 : i64
    %34 = arith.muli %33, %c16_i64 : i64
    %35 = arith.divsi %34, %30 : i64
    %36 = arith.select %21, %35, %0 : i64
    %37 = arith.select %26, %35, %1 : i64
    %from_elements = tensor.from_elements %36, %37, %35, %c8_i64 : tensor<4xi64>
    %reshape = tensor.reshape %20(%from_elements) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x2x8xf32>
    %38 = arith.index_cast %36 : i64 to index
    %39 = arith.index_cast %37 : i64 to index
    %40 = tensor.empty(%38, %39) : tensor<?x2x?x8xf32>
    %transposed_53 = linalg.transpose ins(%reshape : tensor<?x?x2x8xf32>) outs(%40 : tensor<?x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%cst_38 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) permutation = [1, 0] 
    cf.assert %15, "negative values not allowed in new dimensions"
    %41 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_54 : tensor<16x16xf32>) outs(%16 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %42 = linalg.batch_matmul ins(%13, %41 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%18 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %cst_37 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    cf.assert %31, "must have at most one inferred (negative) dimension"
    %reshape_55 = tensor.reshape %43(%from_elements) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x2x8xf32>
    %transposed_56 = linalg.transpose ins(%cst_36 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) permutation = [1, 0] 
    cf.assert %15, "negative values not allowed in new dimensions"
    %44 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<16x16xf32>) outs(%16 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %45 = linalg.batch_matmul ins(%13, %44 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%18 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %cst_35 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    cf.assert %31, "must have at most one inferred (negative) dimension"
    %reshape_57 = tensor.reshape %46(%from_elements) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x2x8xf32>
    %transposed_58 = linalg.transpose ins(%reshape_57 : tensor<?x?x2x8xf32>) outs(%40 : tensor<?x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %47 = tensor.empty(%dim_51, %dim_52) : tensor<?x1x1x?xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_4, %cst_5 : tensor<?x1x1x?xi1>, tensor<f32>, tensor<f32>) outs(%47 : tensor<?x1x1x?xf32>) {
    ^bb0(%in: i1, %in_100: f32, %in_101: f32, %out: f32):
      %322 = arith.select %in, %in_100, %in_101 : f32
      linalg.yield %322 : f32
    } -> tensor<?x1x1x?xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<?x2x?x8xf32>) outs(%40 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.truncf %cst_33 : f64 to f32
      %323 = arith.mulf %in, %322 : f32
      linalg.yield %323 : f32
    } -> tensor<?x2x?x8xf32>
    %50 = tensor.empty(%38, %39) : tensor<?x2x8x?xf32>
    %transposed_59 = linalg.transpose ins(%reshape_55 : tensor<?x?x2x8xf32>) outs(%50 : tensor<?x2x8x?xf32>) permutation = [0, 2, 3, 1] 
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_59 : tensor<?x2x8x?xf32>) outs(%50 : tensor<?x2x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.truncf %cst_33 : f64 to f32
      %323 = arith.mulf %in, %322 : f32
      linalg.yield %323 : f32
    } -> tensor<?x2x8x?xf32>
    %52 = arith.muli %0, %c2_i64 : i64
    %53 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %53, "unimplemented: dynamic negative broadcast sizes"
    %54 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    %55 = tensor.empty(%dim, %dim_46) : tensor<?x2x?x8xf32>
    %56 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%55 : tensor<?x2x?x8xf32>) {
    ^bb0(%out: f32):
      %322 = linalg.index 0 : index
      %323 = linalg.index 1 : index
      %324 = linalg.index 2 : index
      %325 = linalg.index 3 : index
      %326 = arith.cmpi eq, %38, %c1 : index
      %327 = arith.select %326, %c0, %322 : index
      %328 = arith.cmpi eq, %39, %c1 : index
      %329 = arith.select %328, %c0, %324 : index
      %extracted = tensor.extract %49[%327, %323, %329, %325] : tensor<?x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x8xf32>
    %57 = arith.cmpi slt, %52, %c0_i64 : i64
    %58 = arith.select %57, %c1_i64, %52 : i64
    %59 = arith.extui %57 : i1 to i64
    %60 = arith.muli %58, %1 : i64
    %61 = arith.addi %59, %c1_i64 : i64
    %62 = arith.select %26, %58, %60 : i64
    %63 = arith.select %26, %61, %59 : i64
    %64 = arith.muli %62, %c8_i64 : i64
    %65 = arith.cmpi sle, %63, %c1_i64 : i64
    cf.assert %65, "must have at most one inferred (negative) dimension"
    %66 = arith.muli %52, %1 : i64
    %67 = arith.muli %66, %c8_i64 : i64
    %68 = arith.divsi %67, %64 : i64
    %69 = arith.select %57, %68, %52 : i64
    %70 = arith.select %26, %68, %1 : i64
    %from_elements_60 = tensor.from_elements %69, %70, %c8_i64 : tensor<3xi64>
    %reshape_61 = tensor.reshape %56(%from_elements_60) : (tensor<?x2x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    cf.assert %53, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    %71 = tensor.empty(%dim, %dim_46) : tensor<?x2x8x?xf32>
    %72 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%71 : tensor<?x2x8x?xf32>) {
    ^bb0(%out: f32):
      %322 = linalg.index 0 : index
      %323 = linalg.index 1 : index
      %324 = linalg.index 2 : index
      %325 = linalg.index 3 : index
      %326 = arith.cmpi eq, %38, %c1 : index
      %327 = arith.select %326, %c0, %322 : index
      %328 = arith.cmpi eq, %39, %c1 : index
      %329 = arith.select %328, %c0, %325 : index
      %extracted = tensor.extract %51[%327, %323, %324, %329] : tensor<?x2x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x?xf32>
    %73 = arith.muli %58, %c8_i64 : i64
    %74 = arith.muli %73, %1 : i64
    %75 = arith.select %26, %73, %74 : i64
    cf.assert %65, "must have at most one inferred (negative) dimension"
    %76 = arith.muli %0, %c16_i64 : i64
    %77 = arith.muli %76, %1 : i64
    %78 = arith.divsi %77, %75 : i64
    %79 = arith.select %57, %78, %52 : i64
    %80 = arith.select %26, %78, %1 : i64
    %from_elements_62 = tensor.from_elements %79, %c8_i64, %80 : tensor<3xi64>
    %reshape_63 = tensor.reshape %72(%from_elements_62) : (tensor<?x2x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %81 = arith.index_cast %69 : i64 to index
    %82 = arith.index_cast %70 : i64 to index
    %83 = arith.index_cast %80 : i64 to index
    %84 = arith.cmpi eq, %69, %79 : i64
    cf.assert %84, "mismatching contracting dimension"
    %85 = tensor.empty(%81, %82, %83) : tensor<?x?x?xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %87 = linalg.batch_matmul ins(%reshape_61, %reshape_63 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%86 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %88 = arith.muli %22, %c2_i64 : i64
    %89 = arith.muli %88, %1 : i64
    %90 = arith.select %26, %88, %89 : i64
    %91 = arith.muli %90, %1 : i64
    %92 = arith.select %26, %88, %91 : i64
    %93 = arith.select %26, %29, %23 : i64
    %94 = arith.cmpi sle, %93, %c1_i64 : i64
    cf.assert %94, "must have at most one inferred (negative) dimension"
    %95 = arith.muli %69, %70 : i64
    %96 = arith.muli %95, %80 : i64
    %97 = arith.divsi %96, %92 : i64
    %98 = arith.select %21, %97, %0 : i64
    %99 = arith.select %26, %97, %1 : i64
    %from_elements_64 = tensor.from_elements %98, %c2_i64, %99, %99 : tensor<4xi64>
    %reshape_65 = tensor.reshape %87(%from_elements_64) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x2x?x?xf32>
    %100 = arith.index_cast %98 : i64 to index
    %101 = arith.index_cast %99 : i64 to index
    %102 = arith.cmpi eq, %100, %dim_51 : index
    cf.assert %102, "mismatched size for broadcast"
    %103 = arith.cmpi eq, %101, %dim_52 : index
    cf.assert %103, "mismatched size for broadcast"
    %104 = tensor.empty(%100, %101, %101) : tensor<?x2x?x?xf32>
    %105 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_65, %48 : tensor<?x2x?x?xf32>, tensor<?x1x1x?xf32>) outs(%104 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    %106 = tensor.empty(%100, %101) : tensor<?x2x?xi64>
    %107 = linalg.fill ins(%c0_i64 : i64) outs(%106 : tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    %108 = tensor.empty(%100, %101) : tensor<?x2x?xf32>
    %109 = linalg.fill ins(%cst_0 : f32) outs(%108 : tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %110:2 = linalg.generic {indexing_maps = [#map4, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%105 : tensor<?x2x?x?xf32>) outs(%109, %107 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_100: i64):
      %322 = linalg.index 3 : index
      %323 = arith.index_cast %322 : index to i64
      %324 = arith.maximumf %in, %out : f32
      %325 = arith.cmpf ogt, %in, %out : f32
      %326 = arith.select %325, %323, %out_100 : i64
      linalg.yield %324, %326 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded_66 = tensor.expand_shape %110#0 [[0], [1], [2, 3]] output_shape [%100, 2, %101, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %111 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %expanded_66 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%104 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.subf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    %112 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<?x2x?x?xf32>) outs(%104 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = math.exp %in : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    %113 = tensor.empty(%100, %101) : tensor<?x2x?x1xf32>
    %114 = linalg.fill ins(%cst : f32) outs(%113 : tensor<?x2x?x1xf32>) -> tensor<?x2x?x1xf32>
    %115 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%112 : tensor<?x2x?x?xf32>) outs(%114 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.addf %in, %out : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x1xf32>
    %116 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %115 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%104 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.divf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    %117 = tensor.empty(%100, %101, %101) : tensor<?x2x?x?xi1>
    %118 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<?x2x?x?xf32>) outs(%117 : tensor<?x2x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %322 = arith.extf %in : f32 to f64
      %323 = arith.cmpf oeq, %322, %cst_34 : f64
      linalg.yield %323 : i1
    } -> tensor<?x2x?x?xi1>
    %119 = tensor.empty(%100, %101) : tensor<?x2x?x1xi1>
    %120 = linalg.fill ins(%true : i1) outs(%119 : tensor<?x2x?x1xi1>) -> tensor<?x2x?x1xi1>
    %121 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118 : tensor<?x2x?x?xi1>) outs(%120 : tensor<?x2x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %322 = arith.andi %in, %out : i1
      linalg.yield %322 : i1
    } -> tensor<?x2x?x1xi1>
    %122 = arith.cmpi sge, %98, %c0_i64 : i64
    cf.assert %122, "negative values not allowed in new dimensions"
    %123 = arith.index_cast %98 : i64 to index
    %124 = arith.cmpi sge, %99, %c0_i64 : i64
    cf.assert %124, "negative values not allowed in new dimensions"
    %125 = arith.index_cast %99 : i64 to index
    cf.assert %124, "negative values not allowed in new dimensions"
    %126 = tensor.empty(%123, %125, %125) : tensor<?x2x?x?xf32>
    %127 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%126 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x2x?x?xf32>
    %128 = arith.cmpi eq, %100, %123 : index
    cf.assert %128, "mismatched size for broadcast"
    %129 = arith.cmpi eq, %101, %125 : index
    cf.assert %129, "mismatched size for broadcast"
    %130 = arith.cmpi eq, %125, %101 : index
    cf.assert %130, "mismatched size for broadcast"
    %131 = tensor.empty(%100, %101, %125) : tensor<?x2x?x?xf32>
    %132 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %127, %116 : tensor<?x2x?x1xi1>, tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) outs(%131 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: i1, %in_100: f32, %in_101: f32, %out: f32):
      %322 = arith.select %in, %in_100, %in_101 : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    cf.assert %53, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    %133 = tensor.empty(%dim, %dim_46, %dim_46) : tensor<?x2x?x?xf32>
    %134 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%133 : tensor<?x2x?x?xf32>) {
    ^bb0(%out: f32):
      %322 = linalg.index 0 : index
      %323 = linalg.index 1 : index
      %324 = linalg.index 2 : index
      %325 = linalg.index 3 : index
      %326 = arith.cmpi eq, %100, %c1 : index
      %327 = arith.select %326, %c0, %322 : index
      %328 = arith.cmpi eq, %101, %c1 : index
      %329 = arith.select %328, %c0, %324 : index
      %330 = arith.cmpi eq, %125, %c1 : index
      %331 = arith.select %330, %c0, %325 : index
      %extracted = tensor.extract %132[%327, %323, %329, %331] : tensor<?x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x?xf32>
    %135 = arith.muli %62, %1 : i64
    %136 = arith.addi %63, %c1_i64 : i64
    %137 = arith.select %26, %58, %135 : i64
    %138 = arith.select %26, %136, %59 : i64
    %139 = arith.cmpi sle, %138, %c1_i64 : i64
    cf.assert %139, "must have at most one inferred (negative) dimension"
    %140 = arith.muli %66, %1 : i64
    %141 = arith.divsi %140, %137 : i64
    %142 = arith.select %57, %141, %52 : i64
    %143 = arith.select %26, %141, %1 : i64
    %from_elements_67 = tensor.from_elements %142, %143, %143 : tensor<3xi64>
    %reshape_68 = tensor.reshape %134(%from_elements_67) : (tensor<?x2x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %53, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    %144 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%55 : tensor<?x2x?x8xf32>) {
    ^bb0(%out: f32):
      %322 = linalg.index 0 : index
      %323 = linalg.index 1 : index
      %324 = linalg.index 2 : index
      %325 = linalg.index 3 : index
      %326 = arith.cmpi eq, %38, %c1 : index
      %327 = arith.select %326, %c0, %322 : index
      %328 = arith.cmpi eq, %39, %c1 : index
      %329 = arith.select %328, %c0, %324 : index
      %extracted = tensor.extract %transposed_58[%327, %323, %329, %325] : tensor<?x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x8xf32>
    cf.assert %65, "must have at most one inferred (negative) dimension"
    %reshape_69 = tensor.reshape %144(%from_elements_60) : (tensor<?x2x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %145 = arith.index_cast %142 : i64 to index
    %146 = arith.index_cast %143 : i64 to index
    %147 = arith.cmpi eq, %142, %69 : i64
    cf.assert %147, "mismatching contracting dimension"
    %148 = arith.cmpi eq, %143, %70 : i64
    cf.assert %148, "mismatching contracting dimension"
    %149 = tensor.empty(%145, %146) : tensor<?x?x8xf32>
    %150 = linalg.fill ins(%cst : f32) outs(%149 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %151 = linalg.batch_matmul ins(%reshape_68, %reshape_69 : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%150 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %152 = arith.muli %90, %c8_i64 : i64
    %153 = arith.cmpi sle, %28, %c1_i64 : i64
    cf.assert %153, "must have at most one inferred (negative) dimension"
    %154 = arith.muli %142, %143 : i64
    %155 = arith.muli %154, %c8_i64 : i64
    %156 = arith.divsi %155, %152 : i64
    %157 = arith.select %21, %156, %0 : i64
    %158 = arith.select %26, %156, %1 : i64
    %from_elements_70 = tensor.from_elements %157, %c2_i64, %158, %c8_i64 : tensor<4xi64>
    %reshape_71 = tensor.reshape %151(%from_elements_70) : (tensor<?x?x8xf32>, tensor<4xi64>) -> tensor<?x2x?x8xf32>
    %159 = arith.index_cast %157 : i64 to index
    %160 = arith.index_cast %158 : i64 to index
    %161 = tensor.empty(%159, %160) : tensor<?x?x2x8xf32>
    %transposed_72 = linalg.transpose ins(%reshape_71 : tensor<?x2x?x8xf32>) outs(%161 : tensor<?x?x2x8xf32>) permutation = [0, 2, 1, 3] 
    %162 = arith.muli %27, %c16_i64 : i64
    cf.assert %153, "must have at most one inferred (negative) dimension"
    %163 = arith.muli %157, %158 : i64
    %164 = arith.muli %163, %c16_i64 : i64
    %165 = arith.divsi %164, %162 : i64
    %166 = arith.select %21, %165, %0 : i64
    %167 = arith.select %26, %165, %1 : i64
    %from_elements_73 = tensor.from_elements %166, %167, %c16_i64 : tensor<3xi64>
    %reshape_74 = tensor.reshape %transposed_72(%from_elements_73) : (tensor<?x?x2x8xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %transposed_75 = linalg.transpose ins(%cst_32 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) permutation = [1, 0] 
    %168 = arith.index_cast %166 : i64 to index
    %169 = arith.index_cast %167 : i64 to index
    %170 = arith.cmpi sge, %166, %c0_i64 : i64
    cf.assert %170, "negative values not allowed in new dimensions"
    %171 = tensor.empty(%168) : tensor<?x16x16xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_75 : tensor<16x16xf32>) outs(%171 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %173 = tensor.empty(%168, %169) : tensor<?x?x16xf32>
    %174 = linalg.fill ins(%cst : f32) outs(%173 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %175 = linalg.batch_matmul ins(%reshape_74, %172 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%174 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %cst_31 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%173 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %177 = arith.cmpi eq, %dim, %168 : index
    cf.assert %177, "mismatched size for broadcast"
    %178 = arith.cmpi eq, %dim_47, %169 : index
    cf.assert %178, "mismatched size for broadcast"
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %176 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %180 = tensor.empty(%dim, %dim_47) : tensor<?x?x16xf64>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<?x?x16xf32>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %322 = arith.extf %in : f32 to f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %182 = tensor.empty(%dim, %dim_47) : tensor<?x?x1xf64>
    %183 = linalg.fill ins(%cst_1 : f64) outs(%182 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %184 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181 : tensor<?x?x16xf64>) outs(%183 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.addf %in, %out : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<?x?x1xf64>) outs(%182 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.divf %in, %cst_43 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %186 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %185 : tensor<?x?x16xf64>, tensor<?x?x1xf64>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_100: f64, %out: f64):
      %322 = arith.subf %in, %in_100 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %186 : tensor<?x?x16xf64>, tensor<?x?x16xf64>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_100: f64, %out: f64):
      %322 = arith.mulf %in, %in_100 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %188 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187 : tensor<?x?x16xf64>) outs(%183 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.addf %in, %out : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<?x?x1xf64>) outs(%182 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.divf %in, %cst_43 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %190 = tensor.empty(%dim, %dim_47) : tensor<?x?x1xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<?x?x1xf64>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %322 = arith.truncf %in : f64 to f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %192 = linalg.fill ins(%cst : f32) outs(%190 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%179 : tensor<?x?x16xf32>) outs(%192 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.addf %in, %out : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.divf %in, %cst_44 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.truncf %cst_30 : f64 to f32
      %323 = arith.addf %in, %322 : f32
      linalg.yield %323 : f32
    } -> tensor<?x?x1xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = math.rsqrt %in : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %194 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.subf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %196 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.mulf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %cst_29 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.mulf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %cst_28 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %201 = tensor.empty() : tensor<16x32xf32>
    %transposed_76 = linalg.transpose ins(%cst_27 : tensor<32x16xf32>) outs(%201 : tensor<16x32xf32>) permutation = [1, 0] 
    cf.assert %15, "negative values not allowed in new dimensions"
    %202 = tensor.empty(%dim) : tensor<?x16x32xf32>
    %203 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_76 : tensor<16x32xf32>) outs(%202 : tensor<?x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x32xf32>
    %204 = tensor.empty(%dim, %dim_47) : tensor<?x?x32xf32>
    %205 = linalg.fill ins(%cst : f32) outs(%204 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %206 = linalg.batch_matmul ins(%200, %203 : tensor<?x?x16xf32>, tensor<?x16x32xf32>) outs(%205 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %cst_26 : tensor<?x?x32xf32>, tensor<32xf32>) outs(%204 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x32xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<?x?x32xf32>) outs(%204 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.divf %in, %cst_45 : f32
      %323 = math.erf %322 : f32
      %324 = arith.addf %323, %cst_2 : f32
      %325 = arith.mulf %324, %cst_3 : f32
      %326 = arith.mulf %in, %325 : f32
      linalg.yield %326 : f32
    } -> tensor<?x?x32xf32>
    %209 = tensor.empty() : tensor<32x16xf32>
    %transposed_77 = linalg.transpose ins(%cst_25 : tensor<16x32xf32>) outs(%209 : tensor<32x16xf32>) permutation = [1, 0] 
    cf.assert %15, "negative values not allowed in new dimensions"
    %210 = tensor.empty(%dim) : tensor<?x32x16xf32>
    %211 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_77 : tensor<32x16xf32>) outs(%210 : tensor<?x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x16xf32>
    %212 = linalg.batch_matmul ins(%208, %211 : tensor<?x?x32xf32>, tensor<?x32x16xf32>) outs(%18 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %cst_24 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %213 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<?x?x16xf32>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %322 = arith.extf %in : f32 to f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %216 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%215 : tensor<?x?x16xf64>) outs(%183 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.addf %in, %out : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %217 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<?x?x1xf64>) outs(%182 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.divf %in, %cst_43 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %218 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %217 : tensor<?x?x16xf64>, tensor<?x?x1xf64>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_100: f64, %out: f64):
      %322 = arith.subf %in, %in_100 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %219 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %218 : tensor<?x?x16xf64>, tensor<?x?x16xf64>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_100: f64, %out: f64):
      %322 = arith.mulf %in, %in_100 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %220 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%219 : tensor<?x?x16xf64>) outs(%183 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.addf %in, %out : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %221 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<?x?x1xf64>) outs(%182 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.divf %in, %cst_43 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %222 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<?x?x1xf64>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %322 = arith.truncf %in : f64 to f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%214 : tensor<?x?x16xf32>) outs(%192 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.addf %in, %out : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.divf %in, %cst_44 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.truncf %cst_30 : f64 to f32
      %323 = arith.addf %in, %322 : f32
      linalg.yield %323 : f32
    } -> tensor<?x?x1xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = math.rsqrt %in : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %224 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.subf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %226 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.mulf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %cst_23 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.mulf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %cst_22 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %transposed_78 = linalg.transpose ins(%cst_21 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) permutation = [1, 0] 
    cf.assert %15, "negative values not allowed in new dimensions"
    %231 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_78 : tensor<16x16xf32>) outs(%16 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %232 = linalg.batch_matmul ins(%230, %231 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%18 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %cst_20 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    cf.assert %31, "must have at most one inferred (negative) dimension"
    %reshape_79 = tensor.reshape %233(%from_elements) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x2x8xf32>
    %transposed_80 = linalg.transpose ins(%reshape_79 : tensor<?x?x2x8xf32>) outs(%40 : tensor<?x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_81 = linalg.transpose ins(%cst_19 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) permutation = [1, 0] 
    cf.assert %15, "negative values not allowed in new dimensions"
    %234 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_81 : tensor<16x16xf32>) outs(%16 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %235 = linalg.batch_matmul ins(%230, %234 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%18 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %cst_18 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    cf.assert %31, "must have at most one inferred (negative) dimension"
    %reshape_82 = tensor.reshape %236(%from_elements) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x2x8xf32>
    %transposed_83 = linalg.transpose ins(%cst_17 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) permutation = [1, 0] 
    cf.assert %15, "negative values not allowed in new dimensions"
    %237 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_83 : tensor<16x16xf32>) outs(%16 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %238 = linalg.batch_matmul ins(%230, %237 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%18 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %cst_16 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    cf.assert %31, "must have at most one inferred (negative) dimension"
    %reshape_84 = tensor.reshape %239(%from_elements) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x2x8xf32>
    %transposed_85 = linalg.transpose ins(%reshape_84 : tensor<?x?x2x8xf32>) outs(%40 : tensor<?x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %240 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_80 : tensor<?x2x?x8xf32>) outs(%40 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.truncf %cst_33 : f64 to f32
      %323 = arith.mulf %in, %322 : f32
      linalg.yield %323 : f32
    } -> tensor<?x2x?x8xf32>
    %transposed_86 = linalg.transpose ins(%reshape_82 : tensor<?x?x2x8xf32>) outs(%50 : tensor<?x2x8x?xf32>) permutation = [0, 2, 3, 1] 
    %241 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_86 : tensor<?x2x8x?xf32>) outs(%50 : tensor<?x2x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.truncf %cst_33 : f64 to f32
      %323 = arith.mulf %in, %322 : f32
      linalg.yield %323 : f32
    } -> tensor<?x2x8x?xf32>
    cf.assert %53, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    %242 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%55 : tensor<?x2x?x8xf32>) {
    ^bb0(%out: f32):
      %322 = linalg.index 0 : index
      %323 = linalg.index 1 : index
      %324 = linalg.index 2 : index
      %325 = linalg.index 3 : index
      %326 = arith.cmpi eq, %38, %c1 : index
      %327 = arith.select %326, %c0, %322 : index
      %328 = arith.cmpi eq, %39, %c1 : index
      %329 = arith.select %328, %c0, %324 : index
      %extracted = tensor.extract %240[%327, %323, %329, %325] : tensor<?x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x8xf32>
    cf.assert %65, "must have at most one inferred (negative) dimension"
    %reshape_87 = tensor.reshape %242(%from_elements_60) : (tensor<?x2x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    cf.assert %53, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    %243 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%71 : tensor<?x2x8x?xf32>) {
    ^bb0(%out: f32):
      %322 = linalg.index 0 : index
      %323 = linalg.index 1 : index
      %324 = linalg.index 2 : index
      %325 = linalg.index 3 : index
      %326 = arith.cmpi eq, %38, %c1 : index
      %327 = arith.select %326, %c0, %322 : index
      %328 = arith.cmpi eq, %39, %c1 : index
      %329 = arith.select %328, %c0, %325 : index
      %extracted = tensor.extract %241[%327, %323, %324, %329] : tensor<?x2x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x?xf32>
    cf.assert %65, "must have at most one inferred (negative) dimension"
    %reshape_88 = tensor.reshape %243(%from_elements_62) : (tensor<?x2x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    cf.assert %84, "mismatching contracting dimension"
    %244 = linalg.batch_matmul ins(%reshape_87, %reshape_88 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%86 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    cf.assert %94, "must have at most one inferred (negative) dimension"
    %reshape_89 = tensor.reshape %244(%from_elements_64) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x2x?x?xf32>
    cf.assert %102, "mismatched size for broadcast"
    cf.assert %103, "mismatched size for broadcast"
    %245 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_89, %48 : tensor<?x2x?x?xf32>, tensor<?x1x1x?xf32>) outs(%104 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    %246:2 = linalg.generic {indexing_maps = [#map4, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%245 : tensor<?x2x?x?xf32>) outs(%109, %107 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_100: i64):
      %322 = linalg.index 3 : index
      %323 = arith.index_cast %322 : index to i64
      %324 = arith.maximumf %in, %out : f32
      %325 = arith.cmpf ogt, %in, %out : f32
      %326 = arith.select %325, %323, %out_100 : i64
      linalg.yield %324, %326 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded_90 = tensor.expand_shape %246#0 [[0], [1], [2, 3]] output_shape [%100, 2, %101, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %247 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %expanded_90 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%104 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.subf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    %248 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247 : tensor<?x2x?x?xf32>) outs(%104 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = math.exp %in : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    %249 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%248 : tensor<?x2x?x?xf32>) outs(%114 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.addf %in, %out : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x1xf32>
    %250 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %249 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%104 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.divf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    %251 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245 : tensor<?x2x?x?xf32>) outs(%117 : tensor<?x2x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %322 = arith.extf %in : f32 to f64
      %323 = arith.cmpf oeq, %322, %cst_34 : f64
      linalg.yield %323 : i1
    } -> tensor<?x2x?x?xi1>
    %252 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%251 : tensor<?x2x?x?xi1>) outs(%120 : tensor<?x2x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %322 = arith.andi %in, %out : i1
      linalg.yield %322 : i1
    } -> tensor<?x2x?x1xi1>
    cf.assert %122, "negative values not allowed in new dimensions"
    cf.assert %124, "negative values not allowed in new dimensions"
    cf.assert %124, "negative values not allowed in new dimensions"
    cf.assert %128, "mismatched size for broadcast"
    cf.assert %129, "mismatched size for broadcast"
    cf.assert %130, "mismatched size for broadcast"
    %253 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %127, %250 : tensor<?x2x?x1xi1>, tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) outs(%131 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: i1, %in_100: f32, %in_101: f32, %out: f32):
      %322 = arith.select %in, %in_100, %in_101 : f32
      linalg.yield %322 : f32
    } -> tensor<?x2x?x?xf32>
    cf.assert %53, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    %254 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%133 : tensor<?x2x?x?xf32>) {
    ^bb0(%out: f32):
      %322 = linalg.index 0 : index
      %323 = linalg.index 1 : index
      %324 = linalg.index 2 : index
      %325 = linalg.index 3 : index
      %326 = arith.cmpi eq, %100, %c1 : index
      %327 = arith.select %326, %c0, %322 : index
      %328 = arith.cmpi eq, %101, %c1 : index
      %329 = arith.select %328, %c0, %324 : index
      %330 = arith.cmpi eq, %125, %c1 : index
      %331 = arith.select %330, %c0, %325 : index
      %extracted = tensor.extract %253[%327, %323, %329, %331] : tensor<?x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x?xf32>
    cf.assert %139, "must have at most one inferred (negative) dimension"
    %reshape_91 = tensor.reshape %254(%from_elements_67) : (tensor<?x2x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %53, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %54, "unimplemented: dynamic negative broadcast sizes"
    %255 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%55 : tensor<?x2x?x8xf32>) {
    ^bb0(%out: f32):
      %322 = linalg.index 0 : index
      %323 = linalg.index 1 : index
      %324 = linalg.index 2 : index
      %325 = linalg.index 3 : index
      %326 = arith.cmpi eq, %38, %c1 : index
      %327 = arith.select %326, %c0, %322 : index
      %328 = arith.cmpi eq, %39, %c1 : index
      %329 = arith.select %328, %c0, %324 : index
      %extracted = tensor.extract %transposed_85[%327, %323, %329, %325] : tensor<?x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x8xf32>
    cf.assert %65, "must have at most one inferred (negative) dimension"
    %reshape_92 = tensor.reshape %255(%from_elements_60) : (tensor<?x2x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    cf.assert %147, "mismatching contracting dimension"
    cf.assert %148, "mismatching contracting dimension"
    %256 = linalg.batch_matmul ins(%reshape_91, %reshape_92 : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%150 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    cf.assert %153, "must have at most one inferred (negative) dimension"
    %reshape_93 = tensor.reshape %256(%from_elements_70) : (tensor<?x?x8xf32>, tensor<4xi64>) -> tensor<?x2x?x8xf32>
    %transposed_94 = linalg.transpose ins(%reshape_93 : tensor<?x2x?x8xf32>) outs(%161 : tensor<?x?x2x8xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %153, "must have at most one inferred (negative) dimension"
    %reshape_95 = tensor.reshape %transposed_94(%from_elements_73) : (tensor<?x?x2x8xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %transposed_96 = linalg.transpose ins(%cst_15 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) permutation = [1, 0] 
    cf.assert %170, "negative values not allowed in new dimensions"
    %257 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_96 : tensor<16x16xf32>) outs(%171 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %258 = linalg.batch_matmul ins(%reshape_95, %257 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%174 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %cst_14 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%173 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    cf.assert %177, "mismatched size for broadcast"
    cf.assert %178, "mismatched size for broadcast"
    %260 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %259 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<?x?x16xf32>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %322 = arith.extf %in : f32 to f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %262 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<?x?x16xf64>) outs(%183 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.addf %in, %out : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<?x?x1xf64>) outs(%182 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.divf %in, %cst_43 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %264 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %263 : tensor<?x?x16xf64>, tensor<?x?x1xf64>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_100: f64, %out: f64):
      %322 = arith.subf %in, %in_100 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %264 : tensor<?x?x16xf64>, tensor<?x?x16xf64>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_100: f64, %out: f64):
      %322 = arith.mulf %in, %in_100 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %266 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%265 : tensor<?x?x16xf64>) outs(%183 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.addf %in, %out : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<?x?x1xf64>) outs(%182 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.divf %in, %cst_43 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<?x?x1xf64>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %322 = arith.truncf %in : f64 to f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%260 : tensor<?x?x16xf32>) outs(%192 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.addf %in, %out : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.divf %in, %cst_44 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.truncf %cst_30 : f64 to f32
      %323 = arith.addf %in, %322 : f32
      linalg.yield %323 : f32
    } -> tensor<?x?x1xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = math.rsqrt %in : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %270 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.subf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %272 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.mulf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %cst_13 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.mulf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %cst_12 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %transposed_97 = linalg.transpose ins(%cst_11 : tensor<32x16xf32>) outs(%201 : tensor<16x32xf32>) permutation = [1, 0] 
    cf.assert %15, "negative values not allowed in new dimensions"
    %277 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_97 : tensor<16x32xf32>) outs(%202 : tensor<?x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x32xf32>
    %278 = linalg.batch_matmul ins(%276, %277 : tensor<?x?x16xf32>, tensor<?x16x32xf32>) outs(%205 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %cst_10 : tensor<?x?x32xf32>, tensor<32xf32>) outs(%204 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x32xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<?x?x32xf32>) outs(%204 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.divf %in, %cst_45 : f32
      %323 = math.erf %322 : f32
      %324 = arith.addf %323, %cst_2 : f32
      %325 = arith.mulf %324, %cst_3 : f32
      %326 = arith.mulf %in, %325 : f32
      linalg.yield %326 : f32
    } -> tensor<?x?x32xf32>
    %transposed_98 = linalg.transpose ins(%cst_9 : tensor<16x32xf32>) outs(%209 : tensor<32x16xf32>) permutation = [1, 0] 
    cf.assert %15, "negative values not allowed in new dimensions"
    %281 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_98 : tensor<32x16xf32>) outs(%210 : tensor<?x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x16xf32>
    %282 = linalg.batch_matmul ins(%280, %281 : tensor<?x?x32xf32>, tensor<?x32x16xf32>) outs(%18 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %cst_8 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %283 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<?x?x16xf32>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %322 = arith.extf %in : f32 to f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %286 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%285 : tensor<?x?x16xf64>) outs(%183 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.addf %in, %out : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<?x?x1xf64>) outs(%182 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.divf %in, %cst_43 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %288 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %287 : tensor<?x?x16xf64>, tensor<?x?x1xf64>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_100: f64, %out: f64):
      %322 = arith.subf %in, %in_100 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %288 : tensor<?x?x16xf64>, tensor<?x?x16xf64>) outs(%180 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_100: f64, %out: f64):
      %322 = arith.mulf %in, %in_100 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x16xf64>
    %290 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%289 : tensor<?x?x16xf64>) outs(%183 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.addf %in, %out : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<?x?x1xf64>) outs(%182 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %322 = arith.divf %in, %cst_43 : f64
      linalg.yield %322 : f64
    } -> tensor<?x?x1xf64>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<?x?x1xf64>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %322 = arith.truncf %in : f64 to f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%284 : tensor<?x?x16xf32>) outs(%192 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.addf %in, %out : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.divf %in, %cst_44 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.truncf %cst_30 : f64 to f32
      %323 = arith.addf %in, %322 : f32
      linalg.yield %323 : f32
    } -> tensor<?x?x1xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<?x?x1xf32>) outs(%190 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = math.rsqrt %in : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x1xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %294 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.subf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %296 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.mulf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %cst_7 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.mulf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %cst_6 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.addf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %expanded_99 = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [%dim_51, %dim_52, 1] : tensor<?x?xi1> into tensor<?x?x1xi1>
    %301 = arith.cmpi eq, %dim, %dim_51 : index
    cf.assert %301, "mismatched size for broadcast"
    %302 = arith.cmpi eq, %dim_47, %dim_52 : index
    cf.assert %302, "mismatched size for broadcast"
    %303 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %expanded_99 : tensor<?x?x16xf32>, tensor<?x?x1xi1>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: i1, %out: f32):
      %322 = arith.uitofp %in_100 : i1 to f32
      %323 = arith.mulf %in, %322 : f32
      linalg.yield %323 : f32
    } -> tensor<?x?x16xf32>
    %304 = tensor.empty(%dim) : tensor<?x16xf32>
    %305 = linalg.fill ins(%cst : f32) outs(%304 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "reduction", "parallel"]} ins(%303 : tensor<?x?x16xf32>) outs(%305 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.addf %in, %out : f32
      linalg.yield %322 : f32
    } -> tensor<?x16xf32>
    %307 = tensor.empty() : tensor<16xf32>
    %308 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel"]} ins(%arg4 : tensor<16xbf16>) outs(%307 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %322 = arith.extf %in : bf16 to f32
      linalg.yield %322 : f32
    } -> tensor<16xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %308 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %322 = arith.mulf %in, %in_100 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %310 = tensor.empty(%dim) : tensor<?x16xf16>
    %311 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%306 : tensor<?x16xf32>) outs(%310 : tensor<?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %322 = arith.truncf %in : f32 to f16
      linalg.yield %322 : f16
    } -> tensor<?x16xf16>
    %312 = tensor.empty(%dim, %dim_47) : tensor<?x?xi64>
    %313 = linalg.fill ins(%c0_i64 : i64) outs(%312 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %314 = tensor.empty(%dim, %dim_47) : tensor<?x?xf32>
    %315 = linalg.fill ins(%cst_0 : f32) outs(%314 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %316:2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%300 : tensor<?x?x16xf32>) outs(%315, %313 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_100: i64):
      %322 = linalg.index 2 : index
      %323 = arith.index_cast %322 : index to i64
      %324 = arith.maximumf %in, %out : f32
      %325 = arith.cmpf ogt, %in, %out : f32
      %326 = arith.select %325, %323, %out_100 : i64
      linalg.yield %324, %326 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %317 = tensor.empty(%dim, %dim_47) : tensor<?x?x16xi1>
    %318 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<?x?x16xf32>) outs(%317 : tensor<?x?x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %322 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %322 : i1
    } -> tensor<?x?x16xi1>
    %319 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<?x?x16xf32>) outs(%2 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %322 = arith.addf %in, %cst_2 : f32
      linalg.yield %322 : f32
    } -> tensor<?x?x16xf32>
    %320 = tensor.empty(%dim, %dim_47) : tensor<?x?x16xbf16>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<?x?x16xf32>) outs(%320 : tensor<?x?x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %322 = arith.truncf %in : f32 to bf16
      linalg.yield %322 : bf16
    } -> tensor<?x?x16xbf16>
    return %309, %311, %316#1, %318, %321 : tensor<?x?x16xf32>, tensor<?x16xf16>, tensor<?x?xi64>, tensor<?x?x16xi1>, tensor<?x?x16xbf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_17: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_16: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_15: "0x040000007B4AE5BCB93ED2BD0878213E9BE8DDBCC781523DF418B4BB89731EBB9DF6C0BD8EA354BCC1EB21BE6021ADBD2E4E0B3E8BC929BE464FEE3C5CB5E63C98412DBE",
      torch_tensor_16_32_torch.float32_1: "0x040000006A5DE13C59231FBE4EDF03BEE31A10BE18C50F3E48B3EC3D278FBEBDBA7FDA3C068B26BD675D1D3E9CF423BE960F04BEDCB516BEDEB2D23D88FAB4BD42A2D73DFCC2743D38F6B0BD320F43BDC18292BDDEB89F3D6D3091BDBDBA753D5EE94E3C2E9010BEF294E3BD3307FBBDD5B4BD3DDCE41C3D45A691BB9F92D7BDF55A33BEDC1E80BDB28A0ABEA90D34BE28A62CBE4D7BECBDECF92FBEAAB6613D0677873D17ED913D2D3434BEBADEDF3D302B0D3DCF1FB93D1EF631BD33DBAD3D74AE2BBE42A0763DB18A0F3E4530983D93A12ABEF7434BBD71D6B3BC08B1BD3D07FF88BD8948D03C1F307EBD330DE6BC779E66BB79E3CFBDE649FBBD2C70153EA117183EBD5EAFBB4AAF1C3EAC7D0B3E9D0AE4BDFDDB8FBD48AAF8BDE8196A3D007F923B7E98C6BC9F66063E9E828DBDF623C6BDACAE00BEFB2DB8BDBC782E3E1005B0BD753B47BD102DA33D60070BBE14BEDBBD533B053E7FDB8ABD51DDBBBD1D5CBBBCC859CEBCE553043D27BB843D03930BBEE280243ECE1A2CBEE63B753D924D4CBD28E398BD4654293E9B702EBE64CE453C23FDE73D89D4213E580919BEB27AAE3CCE18333E4E5031BE79DB303DC9D7E2BDB216EB3C4DBF23BED01FB23DF4A020BDAE5ED83DA3362EBB5F6BCEBC37CB2FBDAFBF25BEA6C799BD0B60C03B830B0CBEDDDC1E3E2475EBBD220C8DBDFBA8C1BC12A312BEEA10B7BA5656AEBD2E8517BE92158E3B1A41203EB54D323D884D153ECC96E2BA35BB7CBDDCE4113EC5CAC0BD407627BE3C791E3D506EB43DF869D8BD73D97E3DFA7180BDA0B5AFBCE35220BDF6DF1ABDED4913BE9F75313DCA763EBDF0690A3EA6B6F13C9C0A14BE13B609BE6EAEBCBD3F5FAD3DA9BFE9BD759FA5BDB774033D2A00FBBDEA46B2BD4925243E5568BFBDFA3D71BD1277013E1641223DFE140E3EE9791FBEA1F6B43DB881DDBC52F0E7BD540F9BBD67182FBE0A73FA3DD3EF0ABD5C7F31BE8DCF1A3E8F7EEA3D5CB2953D4B2B313E6378233E542C293E811B223E3E1C133E388E3D3D9C8D72BC104ADC3B877496BD4E1BAA3DCDD0A73B25D42A3DD334E9BD605188BDEFB5073E7FD98C3C88DF793DFE071EBECF089BBDF16C93BB7FF697BC041BE73DF8835ABD0914173ECD0A0CBD86D08C3DA7E2FEBDDBCCF53C817B30BE02501BBEE6B4E7BDE1B54A3DFB7B603CAD288C3C53699EBCF719183E9953313EEFC0993DDEF40F3E38240FBCD01885BD70C40C3DAA0DEE3D8DD0DFBC0EFE0ABECB1D6F3D259438BD7046AEBDF7ABE43D469DC4BB44F3CEBD43A2D8BD117A2A3EB87CEB3D2FCD01BEF837B138A3A47ABB2492AC3D4A091BBE902E2C3B6741713D193EB83D636C973CB673B3BDFDC72DBECFAFC33D9643253E019D5ABDC6C421BED3DA533D25D3FDBD1C8BECBD8D5F453D418589BC370245BC705D223E7702FEBC6760DC3D8C5961BD7EB2063E62E55C3D554E213E158B7C3D8E3D80BDC3CB9D3D7D391A3E9A3C093D04E9A63DDFB3FEBD6D2AC43D971D2BBE6506203ED287953DFE993E3CF66C29BEA89C243ECCD9E63D42E0263E43528E3D5EDA733D6C8F3BBD345D94BD61838F3D271D7B3D03CCBBBB6757E63CFDBA783DE2ED2EBE511520BE90C040BDEE91F63DDBA1B03DACC62CBE3A6759BDDB1399BC13D16D3D8318143E26637D3B25E70CBEFCB6313C22CE8BBDCB41DDBD9687C83DFB8FC2BCE011AB3DC3F30C3EB6538E3CF4EACB3D4EFCAABD7F18CA3DA46AE73BDA95F03DB4102D3ED0EE08BE6FD82B3EEB2E0A3ED4D211BED241543D885E13BE71E16A3D4DF1DF3C99CD2CBE476D833DC6E346BD9B6F343E24AD303E73F5793DEDAF0E3EE9C2823D11432B3E09B485BCBEF4323DE035EFBC589B4ABB076E5ABD4F478FBD6D6ED13D505C9B3D4CD19FBD59881FBE7D05B13DBA8326BE492A00BCBCC11BBEB492173E5E66133EEEC414BEB84C28BEEA0DD6BD85CD473DFD0BB5BDA96F2CBDE08937BDD3D1043D133FABBD1CA9A43DF98801BEE1E780BC34BC173EF7E8C7BDA0E10A3E396DBC3DE1E369BD93157B3DA795F4BD3E1A693C421A4D3D20931C3ED696CABD3CE6CDBDFCB1B4BD145830BEA76D123DA4D715BECA5F42BDF488A1BD8CEF213CE2A55B3D4D8B03BE1CC255BD52398BBCC449D1BD2C45273D8006863D520201BEA7560E3EE0A1003ED78759BD1779D73C0B53B03C12CEC7BC59FAF2BDE329153E0A29B23DAF4517BEF74A0CBE27242C3EF121E73C865A26BD055EF53D2103503D1AF6813D189C0F3E000D62BC257D2C3EFA4EFEBDF24CDCBD855FF53C19D0AFBC1199CE3D71E544BD45B8E33C5F7416BD4EE6073EEBF93DBC89D3313B139D043EA9FB2F3E91352D3EA7FC30BEE792CCBD6F3B1DBD1E7B15BDB76AD13D7F83A33D043A6EBCC539893B9A231B3D870C1C3EFD9CBB3DA39DB6BD0B76B9BDC9FC643D907992BC3743E8BD48342FBE476FCF3C877253BDA7A5D2BDC834083D1746303EF159163E9A6BCE3D768608BE51A0CE3DC240BB3D5995713DB15E34BDE5BB49BB885EC4BD8B1A23BD2963EEBC1D24CDBC002634BE08727F3DC01B14BE555F07BE2B1F933DBE2D14BE88B02C3E96552D3E491966BD6D93F9BC617D0ABE760E333C2463043D0A9AC6BD070F633DE1EDDEBB587155BD4E5320BA6F772FBE1E08FFBD53B0BF3C7DD02E3EA996D6BDB918E83DC088843CA8C29BBD26184B390C92AD3DA749AC3CE23D203E7D0909BD33C3F1BD7693233E06CC4EBDB6B6E53DAFCCEE3DC23C003D369214BEE7B631BE7FDFAB3DD207313D3AA8D23D328D1FBEEA83C7BCA4661C3E4635BE3DE86E163E491F0E3E3CAA31BDDC8AF6BD22E1D7BD7DEA753DC4B48FBD78C9373A1F1AE73CC5BEE03D05E9C93D55A1CE3DE46DEB3B8763CC3D1C7DA9BDBAE790BD",
      torch_tensor_32_torch.float32_1: "0x0400000040039DBDF2D52BBEA0441D3CE4F16E3E085DD13D9AF0333EC0AE87BC90A622BD18F136BD4002123E604606BD92AC5ABEB4C9B3BDB05FC83DD897793E40323ABDD4E35EBE547F3CBE286C49BE9463CE3D78B43C3E886A973DF488B03D6CC7263E4C082F3EAADD183EB8270F3EC08A8A3D4423043E86A82FBE7EB225BED8B2893D",
      torch_tensor_32_16_torch.float32_1: "0x04000000867A40BEDAE22B3ED84935BD8CB859BED8FA4B3D7C85EE3D5087193E6E0F2EBE966A39BE10012CBE0E14113E3ABD5FBE80280ABBEC7496BDA48ADF3DE018493D144601BED0DB323DAA966B3E5898283DF4B7FDBD4022093CBAD06ABEA43F24BEB8343EBDDE861FBEDEC8583ED8C4463D6C48463E882C69BDB8690EBD4C26813DE43C98BDE486AEBD36217BBE56DB403EFCAF673EA8787DBE4866A9BDA4A241BE78D5CFBD42E5423E94F0083E90E89EBC14ADDA3D70E7983D5CCE0B3EC0B84DBE4C439E3DB27472BEC45C28BE84CCBEBD1089C7BCA29671BE40E0CB3B007D233D0832CBBDA011A63DE2B25F3E08EA2EBD125708BEA6C562BE92EE3ABE24970DBE14413DBE004BC9BDCA060D3E5437A03D2CBD663E362B7E3EEC5FB8BD4C82C8BD18210C3D26D94BBE463E0B3E204C38BD305B56BE7A4641BEC86630BE6CB98C3DF63D443E12D14A3E54FB8CBDFAB214BE543EE3BDEAE02EBE340184BD543467BED4D4083E2CF270BEF83E1FBE3ACD2B3E887D3FBE60CD743D04C03F3EBC577C3E8A88013E446789BD9849123EE02D07BCC4DE9DBD0070553A48B1653D30A72B3E54EBD63DA079F43D1830193D80284EBCB8FCD63D804B763DC2F674BE308E253D0460E3BD9AC107BE8401C63D7865513D58682D3D64E2F2BDF894EC3D103D703EE08BFA3C0C72D23D929860BED630183ED8DCB13D9CABE63DA482D53D28AB86BDE0DC75BCDA9E773E0C533B3E727F37BED01D4B3E7EC77E3EE8AA063D04BA47BE287E463DD0CE4EBD860F383EF2F575BEC805833D802A40BB7039A13CB019303E80FC933BC6194EBE9A5515BEBC01CDBD806BDA3CAC94C53DF8223FBD4013CABD38ABE03D2CE978BE54E3323E0013EEBCDE21323EEA6F413E10C8DA3CA8F5A13D96CB10BE806B373EE6D5153E08D420BDE090C73D206E65BCA002483E20C3D23DD2A23A3ED8B268BE7A6D793EFCC2BE3DD8ECF83D582D643D3223283E0001713E5078AEBC9E0D52BE4E136B3EF0F357BDE8ECF6BD06971D3E3CDE0E3E6818093DC08E80BC60E443BD96BA6A3E16FA1B3E0A75183EE03E233EE0FA05BE68CE553D84765DBE10BB143ECABF7DBEF4D87FBE280D7DBEECDD1D3EA022D53C0008153A40DF223D5CC4C1BDC4799BBD88702CBE00147ABDB2861DBE4089D73B0C24493E1AA253BE74C9FB3D8C693EBE4422D4BDC83C483D6032303D80F0513E0020C4B83001C3BD38BFD3BD402CF03BC8F43FBE0CB848BEE410DBBD4070D23B28E32CBE202212BE64C8363E0E936C3E6060A0BDCCA15BBE6005C4BDF4A4CE3DC02AA63D48B89EBDD47661BEC8F399BD08F664BDBE6B133EACE2FDBD68A4193E380C0E3DE09E2BBD602464BE8CBD7C3EB09836BD2813213EB46B04BEF84C79BEE00E4CBE3C3203BE440EA3BD409A10BDF681553E22196CBE388CFF3DDE67573E00E7D23A02A71FBEE001033CC0EE723D388AE23DD8A19BBD28B4AFBDF08BF1BD589B77BEA4D1B33D308A41BE30F7F5BD809A28BBF859453E6A9E633E46343ABE86065E3EE851653E58CE4E3EA04DB23CF89A4D3E6CC3F83DFCB137BE88EE06BE80109A3B066C35BEA497A8BDDA654E3E7060EE3DF2F15E3E0035FB3ADC8802BEDE6E293EB0FB963C08722C3DF0EED8BD9050D23D5E113DBE30484C3EB2F55F3EACBDB83D985A473E44621B3EAC8AC3BD90095EBE90BF063D7EBC203E7083D1BC4052AC3CD6BE3D3EA466D33D0C623F3E885C163DF091E53C30F074BD70CC2CBD220E08BED8272B3E0C7C693EC802BE3D00C4E83B8803A9BDC8C17CBE089C3DBD6ABC35BEC0FE3CBED0C44ABD387149BD30914E3DC68D39BE04FA373E5A1369BED07AF2BDB861C2BD00887C3CA4A6D33DA8ED86BD88D01F3DB06A72BDF05FC9BDE03B0FBD902C4E3D76AA78BEE42F32BE1400483EC884E73DC008DBBB605A013C10590D3D18006E3DF0C72EBE98908BBD5CF36ABE784349BEC8AB40BDB03407BDBA3A483E1861303D880926BD80F4E2BB5AF90E3EF4189BBD306E3FBDE86B4DBD746E4EBEF01D0FBD36A86CBED09A09BE92F222BE76B33E3EBAD26BBE06AA763E1CF9BF3DCA002DBEE417543EF0A561BD04D458BE80340EBD1C09FD3DECE778BE307999BCFC52D03D148AC7BD0087BA3C1CAAC8BDF6BF2BBEE87B483EB0C535BE001540BBD086AA3DAA100FBE0437F73DF49854BE387E743E1406E43DC0F810BD6CF354BEC0A1FC3B749CB53D38090BBE70F500BDA21F7FBE88EC7FBE106CDEBCF634563EC0C740BCA484A03D8CA7CCBD802EA7BDF01CE1BC886A01BE68A61C3E32A41F3EB80347BE4C0A9D3D8082D3BD163613BE50DAF9BC98CD9EBD90C311BEC0E9163D381E123E98021EBD90428FBC201D9A3CEC0BDCBD8287073EAA346C3EE02DBBBC10388B3CBA444E3EDAAD513E3C703EBEC81BEDBD2C1E7BBE3CCC1C3E12CF473E2859BABD6C3CA43D380C783D68405CBE7475CC3D903AFB3D8029B43BC005D23C88F36D3DAA6C383EAE31623E282D133D503EDA3DCCF385BDDAA0183E6065C9BD9C0453BEA437F03DD8E4BD3DF063613D04D7D93D80B4F33CE840AE3D9CA1D03D28190ABEE0765BBC88511A3D78771BBD9E3D57BE9045C23CAE731C3E8EE808BED0577B3EC887693DCCC1D93DD8B4C5BD4C6951BECC8BBEBDC047FA3B104EE9BD2AFC633E3ED923BE266C2CBEFC9BB5BDC0AB653E541DEABD6ED56C3E180DF63DF0961BBDBC67043EB868F33D4C4D02BED0D052BDC8F7773E22C5123E4012FABDD0AB89BD687C0F3E5EF6013E4057A23CB2B824BE20D13CBE802258BDDC3EBC3D7056DABC800956BE20F67ABDCC877F3EC49653BE2EAE46BEDEED203EC8B87E3E344376BE488967BE5818A0BDAE3D7F3E624B11BE601AAF3CCCFA503EA840B5BD",
      torch_tensor_16_torch.float32_14: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_13: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_12: "0x0400000040B5B63BF67A253E7887623DB0D5E3BC0C4FDB3D5C05733ED0857C3EAE7C57BE806B783C82E737BE7228153EEEC7373E38C333BE20BB6CBC8225313E664B293E",
      torch_tensor_16_16_torch.float32_7: "0x04000000B8FC3BBD5EB50B3E268F07BEC0107FBE70E8C2BCF89D39BE945446BE0026823D16C25A3E347DC9BDA0B367BC787839BED0F8323D3CF8913D78301DBDB8C5423E2C094EBE806309BD18190EBE8CC8603EF0D5583EBED07B3E04886B3EF0C7CA3DDE0544BE1CA62DBE087A753DC08E64BEC211223E9896DE3D2052743D44715FBE083A3A3E50C0D8BCC4DAD6BDFEA8053E5011AD3C1CC2E3BD98AB6F3D34B72ABE14EE6D3E2062603E0820EC3D5C6E073E867A7EBEA44E0EBE245776BEC06D05BE323E54BE2E6F3C3E7A1D0A3E02C3163E704BE3BDB21E433EC0F713BD44A784BDB6D6093E0088293EBAFE37BE34B8733E20B4CEBCBC5D883D98E87EBEA0FEE33CA865FDBDC24A20BEFCC5D5BD00A398BAF4DB91BDFAFD23BEC44A373ED051983DB83E6EBE50CD563D708B7B3D8082163C48A7783DB077ABBC60EBDF3D023834BEB44EDABD6CC53F3E369A1EBE0C34FB3DA6DE6C3ED2166ABE404FE0BDBC765A3E40AC77BCC8264A3D38BC113DA8FED23DD0F5D2BD20F0043DE0612E3E50C6ACBC68DE6ABEBCF9B03DD8B482BD200858BD5683053EA875333D24DE1ABED845ECBD68A81BBDA8FE7CBDD0C758BD72FA2EBE0074393E66C4043E10154A3D00DB673D70C1EF3C806B3F3E38B6673DF0FC1B3DDCB90CBE80CCAA3DFC7F6FBE987AA13DE8E55DBE00E7D3BDFC26073E087A18BE90D84B3EFA710DBE1A7B723EF8CD9D3D98E0DDBD06211C3E34B662BE742C22BEF46220BEA0CC063DA033C93CFC2F5CBEAA07773E00887AB902B408BE00ADC33B18C7DBBDB8418D3D4859B93D083C91BD00CA6E3C7252183EAA8226BEF85664BDB01017BD765F29BED0CDA63CE089163C4EC74EBE680F523DEA57743E302A083E38DD0ABE78556A3E0EF92FBE802902BEF4D6E13D9AA84B3E184C743E8C655C3E1EF70CBE88516A3DFABE20BE00E8B43BE618543EC41AFC3D3A626CBECC59DCBD6AFF57BE4430F13DE0FD01BD52243BBE449BA3BD2805A83D609ABD3CE834703E808559BB980DA13D40199BBD4062F43CA0BB123C32E65B3E8C88D63D72E411BE807863BE809173BEE0EFB9BD185E043D0CD6703EB039C9BCF02FC83D0E1B023E9A1844BE66C453BE4801C23DE0A5EE3DBC67EEBD1878203D04A77ABE00844E3B78017B3D80151B3B188A22BD0C1CD53D50BB8CBD96903E3E16805CBE9E4D12BE9CB755BEEC8667BE56C93D3E88697DBD4A1849BE3063543D84DB41BE60BC533C4865F33D188858BD7C9A033EA82B523DBA6C4DBEA88A493D3807253E28626DBD108EC13CC8A2023DA01CB03C0418853D0C1C75BE2A3B423E644EDF3DA0E8FC3CC0533A3DAE744EBECC2F92BDA02932BC106A733D5C6E0CBE404DD93CE4E59EBD50563A3E90BD5BBE5015D63C4A702D3EA4D446BE40CBEABB6897EC3DDC9ACE3D60D8F03C00F8CE3DF07432BEF837553E",
      torch_tensor_16_torch.float32_11: "0x040000002055CCBD424429BE78579B3DF6451EBEE840573D283D01BDF2EF2F3E2C01FBBDFC38FCBD185604BD305C1CBE6832C33D908BBBBD9C0FD23D4E93143EC27C153E",
      torch_tensor_16_16_torch.float32_6: "0x04000000E624363ED4BF313EE8B8CBBD60BAE03C88FAF33DE230373E6C1A6FBEFEDD7E3E64BA80BDA09CD03DB0FF1EBECA0045BE445F2DBEF6DF163E708DFCBDC4D0143EECC89A3D64A9CB3D28C363BD20F5A1BD048EEFBD8C180FBE3E0A6C3E009A5EBC5490DBBD042F6EBE6030323C801D7EBE80ED40BBEEA3213EB27213BE18A80C3EB052A3BD6AE444BE688D7DBEE059FE3D1CDD43BE6CFFF93D789D123D72220B3ED66E40BED8DE5F3EE8FB7EBE225042BE2285193EE0340B3CC2C00FBE88CC56BDC6D263BE92CC5EBEF8B15BBD4A4A433E00E8983DB818413DCCB187BD1001693E00EA1C3BD4E0AC3D8034823B80CA1F3D34BCAA3D1073443E0C5B133ED80C033D94B2CC3D74F999BD50FC2E3E68BA8F3DBC32413EA0E11FBD8E0451BE68494A3D403DD03D74DA4E3E5C72C63DF82BBD3DE4B94B3E58F4AFBD9007623EEE3F033EECF72A3EA093363E162651BEFA56053E246C6E3E6CD833BE1087AFBC343C1CBE184477BDC09A183DC8EF083E44A494BD806972BE063B0A3EB49F0F3E60A339BDDE275B3E5E59453E10B261BD202C1E3CC060343D70A948BDC0467CBDDC1DE7BD709511BE1CB3FF3D900898BD44A0F5BD5282613E98B8233DACB5383E864A693E484010BD70BE183DFE586D3E122330BEF88299BDB8B6113D50F18ABC6050883DA89C063E74A5D2BDA0779F3C5C9B673EC0DB10BEBC992DBEAC5344BEB806193EB6CF6ABE70FCF8BDA4E62C3E927719BED42E503E7457EFBD38FF213D180B063DC0EFC8BBBA721F3E286D593E36D61FBEC6920F3EB8CC883D80A798BB4AFF32BEF8E0973D7CD0393E1EBC5BBE0A6E6CBE64AB7BBE509B6C3D881D93BD940A9FBD66606E3EF09782BD789222BE6038B83C2E820CBE5C0396BD063A073E38556C3D28AC2FBEC8B8733E36332D3EE6822EBEB004DF3D0064D23D6CB137BE46EA33BE64F953BE0012E43D0068323D8061D83D30E2E0BD167E403EE8C0023DF6444CBEECDE80BD72A5023EF028613D70A71CBD2CDB32BEE03F1FBEEECE5C3E5EA512BE9669353EDC5FABBD80C4233B4C4A79BED06EA6BD80CD573E32D665BE38CF003E147257BE685A153D521968BE8CA84ABE0EAB4EBE4089B1BDD86C0B3D2AB13BBE64C2813DA82F1A3EDEB0503E98AC623E308C283EECC396BDE0BDBCBC9880623EECB2FE3D54C787BD9E47413E8AB95FBE2A1A5B3EC83B0F3E1EC43BBE04CC50BED832483E188C7C3E00B7B23C780EC8BD0AC5113E50FCE63D4098FFBC3EF54C3EC4EE253EB8487F3D26EC043E56CB6FBE44D3EFBDA07FE03C183C8B3DE0FD0BBD2453C13D60F89B3DA2986CBE807EA13D6083A6BC4C2A30BE603B0A3C80D77BBD3CF207BED44669BEFA28563EC8771BBEE088093DE2144D3E900101BD36C927BE4EAB77BE28242A3D7C7300BE305A953C2C8BA33D341191BD9A942D3EE84005BD",
      torch_tensor_16_torch.float32_10: "0x040000002EF24DBEF81429BDE0A906BC3406B6BD7E2156BE14530B3EA0F3FCBCF4F0793EE00F44BE728A0CBEA0CC54BCB44532BED6903A3EA8F8453E52EB673E5C9A21BE",
      torch_tensor_16_16_torch.float32_5: "0x04000000925D743EB8EBEE3DE6E449BED087C9BD186B76BD3829993D00A6E9BB9A004E3E90E8ED3CA42022BE10B5BBBD68FB54BE6C2C8DBD74BAFB3D80361E3B6A1F74BE28845DBEA49FB93D1EB160BED0304CBE8AA118BE90FF733EC49591BD2819D3BDC0DA2CBED8C3233E105825BD8076453D909F743DCC65903DD8DC233E408E543C10D7D33C50FF84BCE2ED46BE38576ABD2AA6733ED46E35BE5E9021BE48087EBE405F783C4A716FBE281F03BE90E36B3E6C0DD43DB863083E38572F3D2A8B59BE643EEEBD3A3F4FBEC44C1EBED05BAE3D5C018EBDEC2D7A3EEE9C3ABE14795ABE68C67C3EAA255DBEA2D6593EC8DE893DE05469BE80F85E3E98638BBDE41DD3BD94B447BE5C8958BED0FD633D6A757BBEE464D23D300A7DBD30AFB33D98B77ABD200FB13D00C6DFBB487C963DBC4DD0BDAC1630BE6069023D3C6623BE6AB21EBE522976BEE832A3BD640E2BBE5C5C473E6C7C383E90F5723D5600503E0489F63D642871BEB0E9CCBCD03726BD0E6F1BBEBCD2913D50CD9FBDDCD3F4BD80FE3EBBEE342ABEF6E0533EE8FD213EF653723EF05E35BD7837A73DE0BF24BCB4D553BE38A3E73D60D032BE88D2B8BD3849E5BDE6BE79BEC0EA123C70C1273DD04198BCAE463C3EA064443C18853ABD26A20BBE2C0A18BE309511BD5C3F16BE54E028BED06F07BDB0CD34BDAA441CBE0294153E921B593E4C8C2EBEC042E03DC492EDBDF0A6D4BC26FA6E3EF007033DDA1674BE82566B3EA04C2DBC1A3000BE383207BE46875B3E40428A3BD2650D3E1A40283E2CB9C6BD60D4AD3C509825BE14C6553E0E5F07BE560A2A3E94B9813D0AEB1D3EB05E34BE00C3FEBB1EA6043E407E23BC80156BBB0080F93DBA553FBEF84C4DBD3836E93D181CFB3DB0C46D3E50904ABD18A0723DF0EAFBBDD8DC2BBD308400BEBEB63D3E009BC73AC849D03DD2CF0C3E18D23E3D20F2D93C70E595BCE6D958BEF8FB243D78DC62BDDE2C57BED4826E3E8055DABC4C88FFBD6C3879BEB4C96BBEA8F8C23DF4BAE9BD942BDDBD882014BE1EA54E3E702876BD44EF253EC83B4B3E2C7A46BECEFC3E3E708A43BD5830753EA8C2023E98FB77BEC83C3E3D2CFBB33D50BDB9BDA220423E020054BEEC75A2BDA6EC733E8E057A3EFCC3FF3D78D118BE42435CBE462550BEB0FC7FBDE405113E6C19A23D00B6F8BCD63B663E5207493EB84CEFBD8CB9DDBD803940BB907F543D0094EABA24AAC53D6CA0303EC0A338BD6470FB3D08450B3D4488C43DC4C7D23D44D988BDC047E4BDC4D8DA3D84E723BE8E66063E444124BEFC9F2F3E406FCD3D50DD7ABDF653123E6C9DA8BD48285A3DB8BE963DC028D13CC0A24D3DC0A0A2BB2CEA93BD2CD30E3EE0F2C93D38F9BE3D5AD42C3EBEF105BE10EA6DBD007FE9BB8A964E3E06DB4BBE68D712BEB8EA73BDE8AC5ABE00424ABE8A5D2F3EC0123F3C",
      torch_tensor_16_torch.float32_9: "0x04000000A4085BBE38BEF53D700867BD5CF9203ED0CA863C007CA6B9F81D67BE00DDB43BB06B67BD181512BE08FE6CBD4022563C38E440BE40462A3DEE20323ED0494A3D",
      torch_tensor_16_16_torch.float32_4: "0x04000000F09E12BD8C371D3E0CB33C3EA0FA95BD683316BEDED770BE7CD9C33D604C033ED88631BD008878BE6CE424BEE0B15CBCB0ADE93DF08FABBD424325BE883832BEFE0C653E2868B93DC6D94FBE3E191EBE2E5159BE8027143DCCE7CFBD00DA5DBAB8FE21BD681660BEA8C464BE9A8F46BE546ED6BD80441F3D20C8F0BD400012BCE050F5BC4A1F6A3EC867E9BD4885703E1C8744BEF89655BEC87FA63DA2FD14BE004F033E9EA10DBE4A97493EFCE1773EB01C833C60D95A3D8AAC6E3ED0C2173E247C5FBE001E03BCE01567BE148E433ED88F3BBD0069E4BAA2481DBE7A330BBE30E5043DE037533EDCAD00BEE085C13CA0BB673E3E6E653EB03248BD5EF06F3E5474BA3DC227693EC00DF33B6CF558BE505E8BBD7C90993DA684083E7C077FBE2621473EC2A665BEE4FE153E26967C3E38597C3DC84241BD7AF40C3E7CF697BDA8A03DBE18AE35BEB0BBF03D6C83433EC0DB253C0C3778BE328C7BBE103A67BD98310A3EE0982ABE40018A3D04EC0BBE0C49503EF02886BD986655BD588860BE0C4C65BEE0698A3C6092253DF64E0A3E96DA5FBE086D333D30ED13BD242B163EE8CDE8BDE089983D0852CE3D3499003E489CAFBD64C4A43D98AF48BDFCDE893D4A6A1DBE846B4BBE8E6751BEB6ED20BE4CB1D8BDA86C183DA8FC5FBD10BC11BE80A2093B1CB0A1BD62CE1D3ECED752BED0FBBCBD988324BE60B4FC3CE0755F3C60A06BBC92007E3ED851C3BDC02D13BD6847843D20A9553EBE0A423EE0F5E93C08B4C1BD9433A83D4C12213E00D4AEBB788D0C3E0C84513E202809BED06162BD127B66BE08106B3DDE72363E08DA46BD0866233DF499A33DC0BAAEBB5C06473E0038153D54A27BBEB86653BECCA27DBE80D2283CA8620A3EC81807BD442C663E783838BD705B513D7AD8663E3C8F013EA0AC02BCC895763E6EF318BE20B5BE3D68AC213E58831EBED27870BEF8C4A33D403FC2BD323001BED8AD4B3DAAB539BE543F663E30D7B7BC20F8A3BDDE02563EE48F8E3D4818433D94CDF4BDB4FC733E6CF09BBD44EC543EA08B96BC526B003EDAFF333EB6973EBEF49F2ABE8C257DBEAAA4383E06285C3ED41EBBBD58C4FABD58682B3D3AD3093E70C27C3D686955BDCCD522BED6F25A3E02CA25BE605F77BE746DCCBDA0314C3D444EBE3D40F9C53DEC4C14BE1C80C4BD10ADE3BDDCF0F7BD3A9F57BEC89C513D04E694BDCC6676BE9A7B15BE62BD19BE94DBDCBDF82E1EBED09431BD547BB73D322F4FBEF070AFBC2C5993BDD2E102BEA06063BD6800D9BD60AD033C2ACB38BEB030423DB80A6B3EDC1F543E548FE5BD18D09D3DE6F871BE9A89573EDE1E7FBEB0C464BE06CB65BE44BC6DBE20AE0A3DB86387BD8017753DC06F7DBC40F9AFBBE0F9B8BD2AE217BE625656BE662C013E52FE03BE884250BDFCACF83D109B7DBDCC1781BD48A92ABE",
      torch_tensor_16_torch.float32_8: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_7: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_6: "0x04000000FEDCF63DEAC683BD0D69933D356FACBDA243D8BA83F6D53D231FA63D827C22BDBCB112BBCDFAC8BD1FB2A73DEF9BF33D5B3E793D642A2FBE539501BE715EF23D",
      torch_tensor_16_32_torch.float32: "0x0400000008BDB9BD78192C3E357308BD9B29163E0886803B3A39BABC38FF53BDC56501BE8B7011BEF7AEFA3DA2215FBD7B7D30BE7620263EADE6563B2342F2BD784A0EBE700418BE4DBA1EBEE9CE233E929FF93DB0E36C3C33471ABE39623DBD710C2ABE1888793DBA4140BDD5F21ABD02EC61BD0BBEA93DBCF7C33DB79D1E3D5858B5BCCB1C8FBCDB6F4ABB71CC06BE1AA2303E15249CBDF5A2D23D47F5CABD038C9B3A19DF773D5B3526BE2C11A63D708F0ABEA815CA3C82950FBD6B87CF3DD1EE2F3EA72E233D2567A5BBC35EB3BD29FB863DE341AEBDD58B953DE4EA9CBD7093F53D2DD90A3E25FFDD3D7A19E83AA5E4A73D62F324BE43CD123EC81F3CBDCBFB833D7C3AF5BCBE2273BDED03AABDF285E93D85F7C4BD2260FFBC64A1B63D73F4913C404F18BE450034BE7103B0BD05F5263E9DB500BE4488C73D9493013E671096BDF4E09FBD5C3B02BEB5E2E13C7672CABC77B70C3CC3099D3D8EFF973DBB7164BDF9EB463C83002C3D339B763B30E5103D7CA892BD7560143EA48994BCDB48B9BC977722BE143703BE7730B43B4BF6DFBC9706B6BD6682BD3DA6A581BC40A67E3D6C77183E3972A6BD752FB2BD548011BD314375BC0514B5BDEAD62DBD5EF7A6BB7E65A23DED78273EE10B063EF143993C1D8436BC7279393DE176ECBB1A0DBEBC20FD783D014713BE0BF219BE90B53B3A69775BBD7312B3BDC68428BEE383F23DF5CCE6BBAF83C2BD6D7993BDB75C3E3D124803BEB9043A3C09DE0EBB89AA763D839E8F3D708CECBD32539C3DE3B0083E7B763A3C3371B83D351089BDACD20F3D0293533D1F38A7BD6C87DF3D3E272BBEABFE87BDE404D5BD6AEBD6BDBB60DBBDA6922ABE1587F83C0F3C0FBD946B18BE4B7898B8523CF1BCC059953D39CA0DBE89B34BBD3E0A153DA276993DFB1A5B3C4339443DFDF3343E41D47ABDE0BEF63D8DED1B3EF52120BE70262F3D9B13CD3DBDE4E1BCFDCEC73D8407C53B96CE093E7572793B08C9E7BD1A79093EFD57573D76011A3E54BF333DC13EC03D39BCE13D98D9F33CC15228BD058C153D746EFCBD05E5C53B9BBA68BDFF1D373CD9520FBEBF36DD3DBE0227BE390A9B3DA16CEE3D4AE725BE848D233E1F9106BE3A2F0EBD919BBB3D619B65BD5C52213EDEB69FBD9CE2C1BCC9A8ECBDD9F5A7BDA0A5303E5623083EC541553C45246E3CB69C19BEFEA8083E9D1ED9BC0D0197BD2C0F10BEA9D4143E99ACAB3DFC10DA3D26F3953C31ABF5BDB34D943DB203A73C69FB723D254D34BD00DAAABDC29A143E08B9723DCEEF92BD9751813C87651DBDCBAE77BC3D04CB3D9D1310BE18D4233E19ACF33D9B461F390D1694BD1BA2133DEDA2EFBD9A29EB3DD077BFBD565A0A3DA91732BE045FAD3DDE14F53D9BDE073E5B696C3CDCC2D53DD8E1763DF8C9F23D1E4DCC3D00611EBE74AA983CB6D976BD40DFACBDCC69FD3D2544CFBC00F6E03C3FF3E33D40B2F33DBE35C13DF9D4FCBC145C21BE9BC62DBE4F99633DE37B09BB89BDE4BD391D9E3D374F243EE164D13D044ACCBC95AEC33C7DEEE6BD32E1AA3DDC470CBEE0F2F93D625CA5BDDB968FBDB79F17BECD182FBD2B148CBCF4DFA6BDBFDB003E7EC6CF3DD8C21FBE2CDC90BCBD71733D9FA52E3ED8222DBD3244DE3D754222BC7FDB8ABDB58DDD3DF74D21BE77A8173EACCE343ED3B045BD62038F3D6583343E5F4C5A3DCA948D3D36F0843D861E94BDFDBE303D02F5C0BD30931A3E83239BBD1987253DF1BF51BDFF0DB53D89F63E3B7011C73D6C1144BDD272D4BD98CD8A3DA2BFCBBD579F14BE9BE08B3DD0BDD9BDC61488BD78CC34BDDFA84D3CC1C67ABD644C82BD0EFD35BDB8B6FD3DFFCE583D954CAEBD8640FABD6137863B1CF8673DC36E72BB16EFD33DD941183E7338543DA7CC6E3DAA0AD23DDB0D78BD1C70003DF059123E085EADBDCF6A613CD68A8DBDA8300BBEECC2BF3DEFA4103E0B96C3BDF8AF873DA5085E3D025D8D3D0D4AC73D81FF283ECD64093ED0641EBED5ED8DBD9D47C03D71ADCEBD702D0E3D1A359BBD2FCF0F3D42A7B03D0A96633DB97F033E8B43AEBC538AC43D0A166A3DC23164BD1AB2FFBD609C253E84E257BD2C59083EC934E43D4842E9BB028615BE822A693C5104AFBD736A3C3DF7E78FBD69850B3E7A5223BEC5EC42BD315FE43C4C268A3CC6B6143E5AC864BDE07F10BE22B3EF3D36544A3D8E7DEE3D4B46D6BD4BA4D4BD933E92BD84EB4D3C3A5C753D170CD0BD625888BC2C4AFABC2E2B253ED69082BDA56B2F3E9A0CDEBDA02E95BD062708BE645B053E5BF7F8BD1CDC953D220985BD3063343E9845CC3C42331DBE923BF93CCC10B03C59152FBEC750113DB5B52C3E4C5F503D7B7176BA531A16BD9B6A403D394BA1BDF742323ED07B1C3EE721A93D06DA86BD0FF829BE746AD0BD0F01303E5D2726BEEED62CBE6BBF50BC8B5D663DC92A34BEF00F28BE09F27B3A56E172BD9F39FC3DF9E34F3DFD201DBE872723BE74A1F83DE86400BD5D609EBD0D12643D7F4E0EBDE124AD3D6D9E373DD1C09CBDC81511BE9EFCC33D4884D9BDF92BA0BCF300C63CCCB1D2BD1C36C53D4DA7FEBD8AD6313DA4E19A3C01D6843DCEA731BE854E273CFC7EB03D88C8E7BD7E2C333DC993353A5791193E315219BD4A4C9E3AD2769DBD737332BD67494F3D4A952EBE9652093ED42B023E6152993DB782073E436561BD47ED243D5159133C0859FABD272F8BBD078780BDD50733BDEBBB20BE3D9EFEBD4D8589BC3A4CDCBCD35124BE33B61A3DC920C53D61C1163EB858183EF8FAFCBDC90D68BD02C0ABBDACCD043D9907423DEB18213D8E90D33DE600BF3DB852C2BD7388F83D4E38F43D43A4BF3CBE7D1DBE2B0CDEBD78C8493D17587A3D9FCA283EB842B83DF237833D9491C5BB",
      torch_tensor_32_torch.float32: "0x0400000070D7BE3D90776FBD1C82783E00A0503A3A8402BEFC06843DEA22053E003402BA56005B3ECA0622BE9875DA3DAE5D113E504EFE3D0050C0B85C28923DBCD548BEC0E548BEE0977EBC505700BD2A163E3E72E3393E88942D3E4C83EABD30F848BEB22070BE604CB93D54AD66BEDE8D7FBE986001BE4C2458BEE0C5C9BDF62921BE",
      torch_tensor_32_16_torch.float32: "0x0400000070011A3E901C2BBDE844D5BD706127BD58E9B93D10BA02BDFEFD143EA4C350BE1434FBBDB228433E6856063D60344E3DF864A83DD8F671BDB4C0CCBD7CE2923D24B287BD9081D3BDD849073DC0AF773DD0EAB8BCB0212DBEC0D41ABD0E1511BEB2BC063E22A029BE3A1E4C3E70ECCB3D98375BBE54FA3D3EEC2A7DBE80256EBCDED51FBE003B5CBE70EACA3C683FF8BDC40B393E7E3E49BE607C543EAC711A3E5A38603E18EE95BD9EEA1CBED4132ABECEE1543E08A8FEBD402AFCBCF8D51DBDA82A303D7C1152BE406C4E3E9C6C3DBE8CCA7B3E6856C8BD7491E4BD58C00CBD9087973D48BB3DBD1A807FBEF410343EA4907D3ECC28013EB2807A3EB88B8B3D107BA0BC1EE74BBECABE5FBE564130BEFCE781BD1212153E343ED3BDE0151FBC803A67BB805727BE40C2DDBB862E773EF29B4C3E7AF9423EA0FCC9BC0049913BA8F30B3E084EAABDB47FCFBDDE075B3EA0D8693C58DA2CBEFAB4573EF0F5293D88F9083EAE565EBE80063E3D20951C3E38BA13BDF68211BEC0D04C3E5824EE3D0CD2913D402C723D80CFB43BB8CE123EB8DA5FBD6CB116BE9881C33D7099883D7CF1C23D4079E3BCA8E307BDE0C5A2BC6C01873D9E7144BE729B6EBE9C96BF3D34290CBE9048ACBCE8F08D3D28A00F3D9208253EC03A063D60847D3D8051B7BC0827173DECBCBB3D9CA52E3E269072BEC447D5BDF8B765BEA821CCBD680D1C3E7C8F72BE726165BEDA3A143E702D17BE0A1A3B3E9C889F3D3C85803D9E5E4B3EAE216DBEB2773B3E580AA63D4E8C2BBEC826793DB4B18EBD0883CDBD30CEDDBCDC63F1BD16DB5F3EFA565C3ED079DABCCC0363BE20937ABCF04F873CA41D2B3E00C9033CFC03953D04DA873D3A4111BE1CCB1EBE1ECE64BE00A900BBDC949E3D609F91BC947D783E405743BD020C27BEF8AA2A3D542F90BD28610CBD1A0D783E800CEBBB6EA05F3E28C0083DA479BEBD54B03B3E32D311BE2086073C282B663D98CDE53D6A336CBEA0EE483C209184BD56FB253E6042AC3D4435CD3D2AEC193E104165BDE03683BC7E604D3E4E554EBEC6F330BE50D2953C3CD1CABD00956A3CE223623E6069EDBC42465ABE64BEE8BD161A6B3E40F660BD2C80E0BDFC76E63DE088FD3CC0B561BE8231553EF228103EEA825E3E040DE03D709FACBD1824A7BD6420F83DA08146BD40C2483D9C0F78BED017FDBD602EBE3DA0ED49BCF424F6BDEC4C5FBE0EB4223E60E24DBD48877BBE1CFC763E2027F93DA41F19BE3AD63ABE4660773E00D1883AD2F619BE7A50133E584C55BD504B8C3CE85B05BEA6D458BEF2032ABE60E0E0BCA25439BEDC507C3E8053313B8802C4BD4C5ACA3D2CF662BE26F102BEC84EC03D7E8359BEAC2EFF3D2025AC3C647455BE0A107EBE64D1A13D9401F23D40B44CBD905E62BE708B13BE20ABD93C4004153C680F833D5810353D80B256BC1619073ED052783E4833553EFC9E683E3CCDACBDD0C0AEBDF082E2BC7C53973D283FCF3D008DB6BC6C5B25BEEA2641BEBA74763E78A789BDB0690ABD68E41CBE3CD4FDBD38E9603DC0A5D73DD867CABDF873BCBDF2CA4A3E22D803BE6AFF3EBE90C21FBD6698733EA0CF5E3D487D0D3D6000FFBCB6F81F3EF4C5FDBD20922D3EF8E9713D00B4E33C68F80C3DB4E11DBE08223E3E0674063EDA3848BE5E5B6EBEC0CD83BDFC122A3EE412FCBD30456D3EEAB500BED43E67BEF038E13D4AB61ABEF06B21BDE0B19FBD80BBA2BC4E125FBEB4CD6ABED018DC3DF011E8BC506D1ABE40B0D0BBD6A869BE10E8873D7C26F33DE645783E6A8E50BEB055F8BC0EEE0A3E2C9D6A3E082336BEA894D93DEC62D33DBE551A3E947D30BE92AF363E3402DFBD9A941DBE90524B3D2EDE583E5A8729BE32AE083E708CEABC1473A33DB2B2473EB4048B3D228554BEA0269ABD983D4B3D8AF557BE603D2A3DCC7609BE408C4BBDD429B73DAA084EBE0E5B24BE8086E93DC4317DBE1C2D303E726545BE00E883BBE835523D0408CA3D14E41EBE78CD093DF075DC3DDA925B3E14A740BE548DFEBD6827953D207E03BC78C12CBE6C7657BE564F63BEB22233BE58FED9BD2AC431BE449360BE60DD9F3C0022163EBC66F1BDA0CBCC3C00FA49BB6C53EF3DAA8931BEC076423CFAF26E3E5EC3363ED4B97DBE08271ABD00BA183B780FA9BD3C3028BEAC2132BE881A2A3E18C2A5BD20CC83BC903C963D5A211DBEC08AB63CA245183E20AE15BEBCF5943D40E70BBC0CC20C3E601B2A3E24D6873D0087F73B665F5CBEE0DACB3D12131C3EACF8B9BD7C317EBE12744F3E905C70BDC0DF4C3D70ED8FBD3842233EE8AB793E8078203ED8F0A2BDF866333E34D2F93DB0CEC73CFC334EBE6CD9DBBD72487DBEAE382B3EBC0D7D3EA21F153E0C98A33D7803723DC46F763E60C901BE34E4ABBD5CDB65BEE0CCCABCD07B8C3CA8278C3D5C1832BE40FEECBCBAF152BE963D50BED078053D1EE579BE9C55883DACD36BBEA42132BED87954BDC84B74BEFEC04E3E56C1513E5AB705BEF081563D94F6023E28B3A23DB82B09BD4A7671BEC6253A3E6A8960BE00A53DBDC0147E3C849FA8BD3444BBBDD4405DBEC0AF613C508AE8BC722E5F3EAC8FA8BDC2DD453EA0E7413C5008E6BDB88673BDD068E8BC80B5293BE8B428BDA4F2973DF4D1523EB8F4203DF473B93DD0151E3EA0B95C3D5C04EC3DF448063E909E6F3EAEA369BEB433AF3D809839BC88E637BDC465C5BD48E8193E822F6A3E44EB50BECA4F0A3E5486303EF0F7323D0000413BA6FF443E80E1F23B18697FBDD03B97BC7C44A43D742C803D00FE5CBC0C9FA13D68E4893D06604FBE30287F3DD2A11C3E50DEEA3C50EFBABCA21A443E92A95FBE0CB2E9BD546BE7BD86325D3ED89B77BEB01DCB3C02FC77BE20B106BC",
      torch_tensor_16_torch.float32_5: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_4: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_3: "0x0400000032FD3B3E40CDEEBB8438E9BDD8E6323DD46B54BE488E87BDACCC8D3DC0A287BC9014D7BCFA751C3EFC7642BECE4201BEFACC773EC0C34B3D00CC25BDBE9A043E",
      torch_tensor_16_16_torch.float32_3: "0x040000006852023D28C302BEE034B7BC50A6FFBC40DF71BE568C2D3ED00ECFBC3C4D5DBE5A8A4A3E38BF09BE4045B53DE0E07D3E409D3D3CE44D933DAC6ECB3D867B413EE0179DBD5A0E10BE2045A0BC8034483E4017B03C28DF313E00A0F3BA88179D3D606D0E3C4061DE3B569D73BED0CD5FBE2040AA3CF467FD3DFAF72B3EE0B8313CB0D1D73D2C23D63D1AFE5CBEC80161BE147D46BEC0D78C3B7EDF21BEC0D8A3BD703419BD48C3C73D706C6D3D2A7C6D3EDEE8663E225123BE00764EBA0819293DD47C5F3EF8AD9EBD9437C9BD302A22BEEEA23C3EB40D91BDC4C1BFBD8E262D3ED88F6B3E609C2CBCBA7434BEC295503E401BAFBD3CF1EBBD60F933BE203DF6BD827D48BE50C413BE8C3469BED8634EBDCCDCCD3D0C5642BE000CB7B958CEBCBD4CA7F73D22BA5D3E98BE07BD40D800BE84B344BED46716BE84D3933D30F36A3D12DD093ED82718BD988A033E861364BEA8A2893DEE85783EE05C7DBE8AE504BE22E2233EE01920BD887508BE322D1C3EE048893CA06D203C0C839BBD6AE1403EA2000E3EE870373D30461C3D3860043E947D1F3EEC05D2BDC061E0BC90C7E03DB01AF8BD6E5F6F3E1C5C2FBEC842EC3D54E337BED462A43D14CE323EB0E2F63C5044CDBC3CCB223E8AD137BEE4B62CBE1A305ABEA0941DBE009ED43B0C2AE8BDC021643D20380A3CD00E553EE401DEBDEC108CBD1E51293E247681BDD217753E305BCBBD007033BB489D72BD38DFEE3D882EC43DC65308BE66B0283E702282BC2C7981BD003FA5BB8029323EF61E7B3E6822F93DA02E333D0A13273E181AD6BD50C905BEBCDB93BD78B025BEE024DC3D008AC23C3C2CAFBDF0EACFBC006EA2BB92805B3EC885643EC21445BE78A5BB3D24B5C53DB0C5C33D809A0BBD8C0B803D80D6803D1C2A793E865B75BEA44AC2BDC03C2CBE205BF8BDE00C493D56211C3E3E9741BE6481263E5CD6553E505EFCBD40BA323DB66C03BEC0535B3DF85FEDBDBC73C7BDE25E2BBE7A7A55BEAA4A4C3E805001BD8043E3BB8CCEFEBDCA6E323E108712BEA815CFBD5CD647BEF24357BE6E46633E9EAE45BE305F0DBD203494BD108ABB3DB4F1883D4E3F44BE34E8653E88027FBE308FCA3C1019ABBC684D6DBD9C742E3E2425583EC863053D80D6B4BDB6523E3E48D6203E30EB373DB0098CBDE0AF2C3CD82B643E3018DE3C70CB49BD66BE58BE9A2F09BE62E4383E203C10BCF06188BC485AC73DE86D28BE10598ABC940090BDCEF1053EC456503E8EBE203EBCDC3E3EA6C964BEC0C4B5BD1084F23C506F59BE40E48A3DA6CD27BEFC65DB3DB6314F3EB6FE5ABE6483563E60E6EE3DA0F028BE9809753EF8B75DBE20582CBE34B1FEBD406A4FBC40E1373DC84196BD1EA672BE6067ECBC363B423E9C1A453ECC26003E68AC143D20707E3D545A45BE3C54CF3DC6C77EBEC870D3BD588D86BD",
      torch_tensor_16_torch.float32_2: "0x040000001CFD23BEBEC802BEB0AB193DC63B6B3E60CC6F3ED0B99ABC4EC07ABEEC26A9BDFC20C3BDE8CC59BD1CA1C33D02D4003E0402E33D1C43923D9C45CFBD00CE2DBB",
      torch_tensor_16_16_torch.float32_2: "0x04000000368A363E00D0BCB8649326BE8A8046BEAC2C0F3EBE0C543E10D0463EC0692A3D3AB6303EC80A6BBE427038BEBC5476BE74414E3E804014BB08C2EBBD443FAD3D90A8BFBD222F24BE407AC53D407E3B3D8A5337BE129E28BEB00FF03D0EA8423EC0B8A63CC09500BE503BF73D5897323D6A1F60BE46E625BE4021603D00681E3EB07CA4BDB491F73D488B1EBE9AF9743E4A69363E78CD3F3DF4C8E33D9C41B23D9C1017BE00DE0EBBB887883DA02167BD727D753E2472C5BD36A064BE40C0F3BDF8966DBED2F4523E70D7E5BD601D34BEE062DDBCB67E2CBE44BA05BEEA82023E243440BE8C74F13D60AF3A3E000013BAC458E33D8E660FBE12A2473E64B0783E0857733D6049693E1E407EBE40DFE0BC30764B3D08835EBECC27F93D7021C3BD742EB9BD341D4BBE9050D13DC4453ABE704C59BD4C72E33D4CDB403E608D673D74FFBEBDC8B3DEBD3AB00F3E98FD3D3D7880573EE0CFC03DA23A4E3E7A494EBE3ACE4D3E943DEBBDF40D89BD0021C43A580840BD988D4A3DEC1E643ECAF418BE90339E3D90BF4DBEA8C8203D4EE5523ED49D2C3E943A5B3E3A940A3EF070A9BC74AE853D0CF1D5BD744C593E302E003E1C5F3BBE205A5D3E002073BB801336BC78208CBD141687BDA0014D3CFCF3F9BD0A226EBEFCDD03BEF0C54BBD2651413EE8533C3E0C6219BE80461DBC88C593BDB2F308BE581134BDCCA6B1BD62170F3E98EBFDBD988B1D3DE87610BE3CCC9FBD8087493EFC5BFBBD804B76BC147E743EA83DAF3DC04D02BE04B419BE908BB3BD1855A0BD08EBDE3D20A963BD82E8573E66760CBEB41AA0BDBC68BA3DA2744C3E48E3743E38E6233DA0A62C3CE864E5BD12A5103EE26314BEB89386BDC6F655BE961A76BE78170F3EA0228B3CA4134C3E04B54B3E3A56063E44E6CC3D74DF84BDF0F6073E4C34F63D403EB13D407AECBB60F4183D0063913A26C939BEC0B56D3D7C323CBE506CF83DFA8618BEBC3EA7BD50D1F2BD4C104A3EAC4734BE94B7023E4A64003ED402353EA048803DDE8E0B3E365E4A3E20B4493DCC16AE3DD42C48BE6C5589BD30B2B93CE021F83CE4E3B4BD50C87DBEA02685BDBC03C43D1E6F5C3EEC2C67BE4C72F43D66E972BE32D074BE905120BED84007BD9CFF8E3DDCB042BE8E3B453E7880673E00037C3C4061503E50CAE7BD648BCABD602404BD80C6DF3C049532BE22FD4CBED041CA3D909F933DD46F7A3EC0BFD0BDD0CEB43D989CCEBDA0BFFC3D00E662BC5CC63D3EC0390E3EBC14553EA88E033EE0E2193C1E9D5C3EA85E16BEA674713EEE287A3E6E8C743E782AEFBDCAA407BED092813C886F9F3DA26A003E5C3BD03D36FB593ECC4680BD40F9A7BD5C9FAB3D78AD8E3DF65415BE9017C63C325E42BE7C3496BD3CF2C8BDC467603EC87166BE182617BE7E877ABE1021813D560A45BE20A7A53D08D231BE",
      torch_tensor_16_torch.float32_1: "0x0400000086B90A3E9063E1BC60DC46BE003C6EBA0010BA39863C5DBE4C1135BEC8C86C3E0C713F3E40E00D3EA258313EDC19C53DEC12103EEA8D293ED8366FBD482C02BD",
      torch_tensor_16_16_torch.float32_1: "0x0400000066200D3E2048733ED24020BEB4DD073E0C4CAB3DB40E073EB8C6F23D1886BFBDC6544ABE04E64C3EF6FA11BEF2AA233E72E073BE882731BD00A72D3B182D313D408BA53C9C55A13DA008E4BC38C87A3D66557D3E34A525BEE0A05FBC3471C3BD3A9F603E6E255B3EC063DFBBD479B1BD7A2C1EBE9A2D373E60088DBC6E1A713EB0FC113EF613603EF8794A3E105C26BE10DD953D2C4ED4BDE672003EA022B8BC904BB13C460D31BE34CB64BE2CCEC03D70F66D3D20E5B13CB2DF2D3E50CCD5BD0CC0B53DB6FE0CBE382C543D18C769BD9C48333E16DE5F3E92575E3E6041383C20F6163E88C77FBE0A2B16BE3803373D00BFB63A8AFA48BEFC9DE2BDB821EFBD96A27DBEC051C33C80832E3E54CDCF3DA044F3BD6E136BBEF0884EBE80F4973B161B303E9058CFBD164D0BBE9A9008BEF04AB1BC921C73BEE2E761BE06017C3E582EF4BD40B138BDACFC88BDC8E560BE308634BD54BB9C3DC8E6CFBD20922EBC00BF9CBA68D97EBE160A3A3E32CA4E3ECE8A2E3ED423A8BDB4C6053E26DA6FBEF0527DBDF84350BD08D0B4BD400AD73DFC4BE9BD005FEDBC7CD793BDBE6770BEA01A29BD34F458BE5046153E90D2083E9AD16F3E58EEABBD604A503C9097483D408B7F3E2EA76A3E787D04BEC2D459BED4BA66BE008FF6BDCA3D573E7CF4AB3D9E00773EA6C03D3E80876D3B9AA91EBEF2FB793E185B4D3EB4AADD3DECD70BBEE8AB493E9066BA3CA046293E18B1D53D2AF0073E44A260BE7AF20DBEA08A193E005655BDFEB65EBE64CE683E0028B1BBD6824E3E0A1848BE4847B03DB8DAC0BD1C75D7BD509355BDC483BDBD1E470C3E208F42BD8E1A423ED8A8693D40391EBD8EDD13BE8C696ABEA05C95BD68106DBE98B73DBD80E4853B20FB83BCC880FBBD28AE313E8E2C103E484A7CBD504BCABDD6F1203EEAB95E3E4A676ABEA03E5DBD100FBEBC0C60B9BDAE8C5A3EA84117BD9A0C593E00FEA13A3026DEBC425315BE483EAABD48FBA43D107AE23D80BC11BC82ED733E9E2F31BEC44EC43DAE92663E380E32BDA03D4B3E400A873B4CB43FBE20720CBE0893BE3D4491DDBD8848763D28F87B3E98EAAD3D00ACBFBC30F47F3D287E13BED41A57BE626F40BE6CCF56BE1025523D4075473D6895D9BD14687ABE2AAD0A3EBC4111BE58F42ABDC0A656BEAC6C10BEFC95D53DA8856EBE3AFB11BE52EE3F3E0E4A03BE6412D5BD94C18FBDECDBDA3DA0ED27BEF057CD3C281AD13DC0AB94BC8828393DFA4943BE9479E73D7859BF3D487100BDC6AD53BE98C9CC3DF60C273E101B33BD2C53F13D08C7BD3D8CC8CCBD402C8EBC0ED57E3E00B39A3A18CE4BBE705B95BC5CB7FE3D0021A7BD201006BE22E3523E506D073E68F82DBDA042513C209AD8BCD0BC6D3DE091113C20EA1ABE88B83D3D8042D63B1069843CF41DC3BD9C2F833D6E034FBE740C993D",
      torch_tensor_16_torch.float32: "0x040000007840B9BD7C9E83BDDC915C3EDA0C51BE00F7933C16A8763E7C90E5BD326C753EC228633EBE2A6E3E306DC3BC0C96673E9C16DFBDA042AFBDB4A7C13D3051583D",
      torch_tensor_16_16_torch.float32: "0x04000000604F7CBCE28E20BE0431B9BDCA5B263E6C4FCDBD76FC1E3E3C06CBBD087D6EBD0058AE3B20EC6ABE009823BB006ECEBC20FCB7BCB0B34CBD18D3493EBAEC3C3E80812DBE74D6ED3D4CCD48BE32F059BE58829C3D80C9703BECD9EEBDB8E976BEB436C6BDFC01AB3D38F46CBEF6B178BEE0EA013D686C38BECC4660BE3C44C5BD68DD24BDE8A068BE34F02ABE7048863C986671BE80ED0FBDC64C25BE007831BE5C3BC93D620A45BE6C0142BEF8FD113E18743F3D7A24693EF4DA88BDC04DF7BD0089BDBC00C9A53AA83C433E18FF7EBEB0D191BCFC7BE23D90F90CBE841502BEE06EF73DA04B75BE88A4723D163146BEE47EFE3DEEE35ABED8631D3E845672BE622F57BE0073713B9CB9493EBE3C5BBEF061E4BD20D7603EE0B82BBD1C1DD43D844576BEA403A1BD4A0102BEDCD2573E1C80D43D06CC3ABEB018253D004F3CBB885DD2BD143212BEC0E6A9BD36C9493EA28337BE225C36BE38F69DBDC0828E3B5C5F8B3D80D3F53BC88076BDC4391BBE30BD37BD781BCEBD6CD44E3E5E3179BEBA4A23BE724750BE98243BBD767E473EE064603EB6DC5EBE807731BC6A43163E34B0E13DCAB0513E403BE3BB2A012CBE105A293E8092AFBDA28D043ED8597CBDF0A5D93DC840663E020B6E3E06FA68BEC65629BEECB1D3BD604023BECCA1753E80E0B4BCB0D029BEA8D5E3BDC4670DBEFCE3D03DDA4B5FBEF8B16EBED85A7CBEA86DDC3D2829FD3D0AFF1EBE18EE7D3DACF93C3EE0C9143DD8A858BDA04F973C309ADBBC52E5003EB0D32DBE78D1013EA249103E9A1A1BBE500A513E76707B3E58D8C9BD88688FBD7428FF3D3E8E48BE7879CA3D70E76E3D4A5D213E045D5EBE50AE54BE40F4E53D8C6DB83DB2466EBEC6C20EBE083C6ABE7E6737BEA403E7BD90D9533E00D44BBDAE08133E4A1E733EBC55E93D822C65BE34D3003E644BC33DB26A463EF4867CBEB0711D3EEE8B513E622C6EBE5046D63C528A5A3EDE303ABE40FFA73DC03DE23DAC30863DDC887E3E8A9B513EECA25B3ED046FFBCDEB5563ED4916EBE26250ABEA8035BBDD41798BD42776C3E1C7EF13DEED0243E34222E3EA03B3FBE9033EDBC7887153DD82A853DC0A4033E70BACBBDB8629ABDAE34563EAC6989BD04D431BE04942D3E105A2D3ED88BA0BDD8B74CBDB4E53CBEB4C855BE9089C03DFCB8DABDEACC4B3E8AFB4CBEE08A0DBD40E1B03B0A92033E4C304F3E465D2D3E6061E13D3C01EBBD62D236BE580565BE402E4B3C124A783E488042BD806F2CBC9E083ABE60309D3DBC4C223EFC647CBE5A4134BE069F3D3E6872723DA05E7FBC680C373DE0B01BBD5EEF32BECC366FBE8C5F283E1095F3BC7826BEBDAC2784BDD8A00BBE58A597BD0CC15BBE72933F3E4412D13D361B01BE9CC0AEBDD0B3E53DAC98BDBDDC02873D90F98C3D782621BEBC41803D409C7A3C16965F3E",
      torch_tensor_48_16_torch.float32: "0x04000000FB5404BEC09E5FBDD312D13EC22C903FF6AFF73FD3FB803F1998803F4EF6DDBE710D9FBF236CA43F719F793E3DC6073F4C126EBC02160FC0E0A6BB3F190A9CBF43EC243F2F857B402AD2FEBD0737973E40EBC33E8ABA0CBF20797EBFA947AC3FA80BF93FA52AA5BFD15D16C03C6804C0D2CF683F9FD231BF7ECFFA3F3B4A8DBF45880A3F96FCC43FA8038B3F338A9F3F79ACEB3D7845CF3F3D69ED3E807EA63F098C5F3F2661853D21F3453FFE5A78BFCB3E63BF5AFAA2BEF636ABBEDE97E83EC676FF3E71C4603F4065C73EC633BB3FD381F53EE78C08BF92EE0DBD9D44283FCB589FBE77DF0FBF598CF7BE96D4A2BFD53132BE98DA0D3FD5033ABECB1970BE8EA1963E521D4C3FCFD1A13F6D7C6F3F80A30B3F28C9C4BFF5F79F3E8D743D3FD6A0B93F6F3F834006228F3F748EC8BF09F032BFFC0A133FDB789E3F70FA23BF7EB443BFEA9E763E826B2A3E0DD60EC0ADD1B13FDE9800BF2C00D73FE41083BF5ECCD73F55DD9BBFA3D4433F2B3B993F277936BF774C86BD3C1E0D407B80E43F82FD41BC77CB7A3F607488BFB4CFE23F31FB8EBE06C68DBE94B93F3F7AB924BF80A673BFD6048B3E98EC2B3F38CCEC3F0D71983FD60017BF2CF6763F6C32C1BFE45D10402D499D3F528EF8BE803AE83E24FCAC3FAC2BDE3E7C6403BFD27D3EBE11238D3E7DA5E03D7006B83E02F540BFBAE76A3E7B4682BEE23DCA3FA73A7ABE697C99BFCC6BD2BC3AB4E63FB7A287BFE8C759405B9411BF4E73F3BEF81FDF3F305051BE1101A2BE6599A53F8E31AC3F3299463EA42CC93FDBF5C3BE1892B23F587CAF3E0360CDBFA45916BF0FB3193FC827E03E088AC5BDFF18A93EF40440BE0EAAB6BFA1B1173F9D3F94BF0C7A123D67325D3E38846ABF35A9C73F9FD649C06AA40FBFE74FDCBE7E9CAABE58F0C5BF2E1F71BC77D09C3F5CFCCB3FE7D4D0BFD2F768BD5531213FA8D68A3E969C2FBFEABF8BBF54FFD63FA97D61BF087D143F597CBA3EA17FB43DDD48A7BF93D434BF4A2828BE24B278BFB2F283BF17B4253F903043BE7076373F1A0300C0D6371AC063B0603E4374D9BF359BA73F4FA5D4BF6ECB0BBF5A5321BF6E7822BF9D83793FF5E0563E94DBF43C38C8DA3F51CB39BF880646BF7EA1183FBA0DA0BFCDA2923F82453D3FCB68A03F8898E3BE1186513F826951BF597BB83E96ABCEBF8E4B1EC01718143D3137AFBE2E6DC3BE71F968BD51F7573FD2D02E3FC73D5940849AD5BFA1C7023FA36C92BEE88BAB3E0A02963F04D3A53F820F643F5DCDFABEA31996BF36E22FBF516E15C07D98C03DA1EE4EBE95CF73BD04C20040F66FACBEE5E6A63EFF02093FC094FC3FC07D54BE7677FABC06C5013EF3BFB53B9B594B3F7076D03E2CC8B8BE6EB6A73FB10D77BFC06F613F16DED1BD88502DBF2142D2BED32CCFBF4406023F48AB14403A4A6B3E4E9707BF07915FBF61A38B3B6F02A1BFCCCF8ABF43C3403F28B5A53E1DCE8CBE4A1EA73F78D5583EA53E8B3E98456DBF7AE92EC0B06D10BFAE498CBEA4220F3E1F31023F04E08D3E2D337BBF728B633FD6D4C83F59A2A7BD92E4B2BEE6484F3EFEA693BE54DB173E7ECC1A409FF7A93FB01887BE479BBA3E2AD122403B202CC0B5531C4061FB293CE2197FBFFF7E7A3F5D04E2BE79A785BE36484C3FE9B68DBF2628154031D843BFED2EF3BE4392FDBE041F4BBE96C00D401AF80BBE185382BFE8AF363E5B7A03BF697E10BF2C1A6BBF67E33FBF356CC2BD2FE98C3F2DBDA73FD2EF95BEEDD049BFFB962DBEEF300BC02262383F0026923EDE866A3E2942A43FCB89B0BF066F0A3F82A372BFD3FE4E3E4795B3BE77850B3F6546C53F47A9193F5310ADBEFB2FCF3E16A4643FA71FBABFC9FF973F235B99BEE1F61240473DA93E662F0B40627B9FBF83C81F4048F634BFE641933F8ABD0CBFC9C5503FEE08004027F2E0BEBD21DDBEB423F2BE6ABAA63E3F3F79BFAE424C3FD1C312BFA4FE523EACDD5A3E4D53743F00AA3B3F5144BABF59EE02C0255335BE9AC11F3F342ED8BFDB4C513F4E79C7BEBF88A33F2AC2033FDF70B23E01D984BF816C75BF7C0D6B3FA643FA3EBAE27B3FC3027F3F033895BFE0DA15BF4FA93EBE81649EBFF989973F192548BE0016ABBF7E8B863F957283BF9B3293BE638AEC3FF64619C0C5BDD03E92F62DBEAA8C153F8374863FDA8DA43F1FEACEBFB8DA44BF18389CBF86B8123F90FE323F608A803E3A918E3E80CFC1BDA922CE3F782BF9BDF472B2BF23A067BF8582B1BEB776343FA138FA3C5DAF5ABF02F0093F0DC806BF5080AABF13C7C53F6F37D13E447F03C0BBA1063F7D76193FA9CDD0BEAAF2E73E9D98C8BE7EFB0840CB2653BEF17FC9BD278FF83E5C23353FFE64303D03FEE0BEDB152DBFD193DE3F193A71BF544688BFE5386BBED7D1A0BF67980E3FC365213EFE76833F18599D3F8551A0BA2E9FE7BFE04B313F105F993F4D89A83F5857B2BE7A8F9A3F1ED825BF54CA063F156773BF285109C09DF2C33E40CAD1BE1B153DBF13E0D33F1637053FE5326EBE65ADFE3EBF7B893E5C0ABD3FB3A7B53E73F6CF3F8AEA173F49DADCBF6A3C1FBFC6C7CCBBA72B653F2F4FFCBBE005393DEC4F143FFA8FCABF8D7916BFB06FE9BD6991333F353C0EBF4E6DC3BE513935BD5C03053FA694423F05BF83BF450DA0BF3AD8E8BD76301DBFB65E5A3F14D21E3EDC8E8D3F07178C3F6AFD113FEABF463FB9ACADBFEFF043BFFA0A56BE1BC687BE802147BF3D20B43F0D923EC08BA413BECF9459BF6D7D98BEA545084014B3003F551863BF57ABFF3F6464D9BF7E082CBF6CFF42BF9B0FF5BFD0958FBFC5821ABF66D01AC05DC36ABF96AB333F9B8F41BF8CB0C03E3061903F5C60B33C9532BF3F69530CC0355EDFBDD4D3C8BF9EE00E3F4F6188BFA71ECE3ED67BCFBE7C5715BF125D84BEF2051BBF96C240BEC8A8753F17152E3FA8EB44BFFF4395BD90BFB8BFAD91A1BF0593163FF96560BF988384BF618C9BBFDDB22DBE5610153FF5E1F13F8B9F8A3EC4EA3A3FFBDAA3BF4963B7BE25EB7ABD2A66AB3F058A87BF73F4D43EE7B547BF0812C8BCF2CB71BF23D39B3DE4554740798E4FBF77778DBF9E2A39BF89C9493FD1A8AE3F3B4FBF3E380E80BF7069CC3A5FB706BE8A3FD33DA755BDBE232B36BFA65FF6BDE2809E3FA5494B3E0D6B4CBF45568D3E5717C93D98DA1E40ADAF99BFBDAE823F2921C6BEE40369BDEE008CBE97137ABDF936083FCEAD65BFAA9CA6BFBDB8AFBF7970D83F71A5ECBE9B78503EBB3384BF98B3903F44FF11BFC57506C0ECA3C73E25E1B23DEF7B5BBF7A9A8CBEB2ECE23E3788753F717DAA3FB9F7453FECA043402A381FC0421CD9BF31C350BDB23FB23FEF0A13402AFA063FDD031B3EADD1043F66F116BF4A16803F96A1A8BFC381B73BC960113F74A8B5BF5430A5BE54F8233E5FE5BDBFA6C8523F1421823F57B4A43F9E3F05400117EF3D66C917BE299F643F690743BF02F7C4BF9F6CE4BF8A0B323F49321DC0A18DA93C5B5300BEB1D6D73FE6AD1140BAEF74BF63E8363F3C2E583F49398F3D0A3FCC3B6AE8B3BF63A3F43DD395A9BE6B3A57BFAE17EC3E08B01D3F784B60BEE47076BE450620BF28EF503F983112BFAEA3F4BD08CFDABE9B77503FEBBEB4BF2856CCBD2678993D5D1F173F960FCC3EBAC922BF562CB5BEF5AB8CBF747A03C05832A5BDF2550CBAC59D92BFA2630040294C35BEB2E0C1BF2298893FE5EE4F3D6BEFD3BF2D48ECBEA9F61B3D697AA9BF1D090E3F970439BFBDD00740AFA74C3D437DE73EA887503FCFC30EBE4C3FBCBE612AEABECFB3A5BFFC80333F3573F4BF5CE3863F260E86BFA684663E86092E3FDD63073FE75CB53EF79C143F9626173D9E7E1F3F61FA563FBFC961BF330D773FD06B5E3FF852633FB0BE6CBFF9EFA53E62A751BFCC8EB93E1572633E40DD8E3E695EA1BE9054CDBE21E55C3E4B87A43FAEF084BFAA25D1BFCC94093F10938A3FA1F0DABF37C38ABFE9D303BE155B2EBFACAAA7BF6807293F7ABEB4BF8DD3EA3F5F92E93E50CB8C3E0C104C3EE176DF3DBECE57BF66EC1A3FF2A8A83FAF16893F29619CBF4CFD203FACB7813FA1A74CBF30AF00BE7B092D3FE6CC5C3F70FDE53F5EFDC0BFEBFD943D2BB812C00E81093FC0822E3FDF87BFBF80837BBFA8E8373F7663E13EE8D80FBFA4F8293FE19C06C013B2603F8CE172BEAF69C83F787792BFD6732AC038F80740E499B13FB8C04F3F32D5263E9BFF2BBF40AFD8BF339789BF1EB65A3F5E6917BFD152D93E4DBC9EBF6FBC90BD2B6F81BD8C8B173F8C20E4BE8D079CBF1D8CC6BF53DCF13E86512FC09C05D43C57F248BEE63448BF480109C0E0DFAA3E",
      torch_tensor_20_16_torch.float32: "0x04000000851B90BF8A8093BFD64B80BE5D25DEBE1545593F8327313F6DCCA1BEC15F07C03801A53EF4B4A1BFFF30B33EBBC39D3E776FF53D936B9E3F8EF28E3F7C367DBEC223ADBF4614D9BF0410113F5D234B3F8B4D193F5B0DC7BFCAC6AEBE4E2FED3F6B0C403F2BE315BFEB8E31BEA4E13B3EC0D6B13F000DCB3F9C40723F33FB57BFC8131DBF6467013D2840FCBE70607E3ED01FE13ED637E63DF80A243F3CDFE13EB987D1BD9CDD4A3F534F94BE1712573D2FDA053F55571340B704BCBF9E18CBBF9F4F2CBFDE715F3FF415873FAA1C363E10DD6BBE0894C8BE5D150B3F1752CABE9476E4BE24783E3F75AFC23FAD455A40D9FDC3BF23F89DBFC2ECE83FFC300DBF3EBA11BF3F836B3F392F8E3F981AA53FCE34BDBF8B4D2440C23CF2BE4FCDAB3EC18DD0BF00BC0CBFD6ACF5BE42D6FFBED09288BF57B68E3F2C0C10BEDE454E3F5C2DBFBD86E22F3FD69B56BF25C9693A5F86573F47D1CCBE170D853FD85FB73EACE77BBE6E5C134031DBF0BF90AE4BBDDCC185BF3DDD74BFB458093D3CC8353FC5ABD23F041AAEBFE16AB03E0D16053FAD4027C01326D9BF37B869BE43568F3E46DA7C3EEF769D3D190FAD3E59A7E83E0FF4E93EFA885DBFCC03483F12426DBFF01560BE1CD81BC0555495BD55350BBD9967763F2EC6B23EEFE46BBF812C66BD2B691FBFFE6CEDBEF7FCF53F731ACEBE95C0FD3DA017953F35626C3FE492B13FEA2462BFD47BD6BE1C094EBFCBCB103FDB401C3F5C0BEF3E22AFF93F9D1388BFF75C9EBD6A62EE3DC80F18BF0A399FBFF115D1BD504B84BF3212A0BE30AF7B3EBDEF84BEB25AF23D74D0793EA211953F41C0933E24F0C53EB3E34DBEB483F1BDD4CF443E13AC45BF843EF3BF4FD0053E9C4C34BF1B23A13E9A2B213E434EC53EDC96773F99B77DBF076C9A3EFAC8DBBDDA9A7F3F8B57FFBE2AD8423FF7481E3FF9CAA03EF7735A3E36DDF5BD2D8EB83E32C9A0BE1B138ABF0897763E93B7B2BF887687BD517AB7BE41E1C7BFCE93B5BE96608A3F2FA2063EB469C93FCB0B483F77118ABF8C8D38BFEF42BC3F08208D3E2AB22A3F52907EBF143D98BFDF1499BFEB430FBF9C91083F7153D03E3F07CA3E92A02F3E7844603F1FFD92BE1AC5823F5D5C98BDFCCD8BBFB0B7C83EDD32183FCB8A293F1E689ABF2B811B3F78120CBF3EE6953F0EACC73DB79F763F6C1F573FC277A0BF4AA17C3F6D43FDBEC13AA4BF6B89743F464CA43FE0752ABF9AAC103FDC4D933EFFB308BDF6EB87BF4558EABDB6C9AFBE351FC93FB136443EBD87C23E303B14BEEC3A233F460590BE5939AABF476B11BEC7BD08BF2BFC05BF8B8B5C3F051063BFF0B9563F1192933FAA6BE1BFAD26BDBFD5B9E0BFF8FC9B3DAD0F8ABF225DB83F357FE2BD1DAD133FF93B2DBE791F83BD21EB843F9625683F8D76F3BE0DE95EBF7B37143ECD90F33FF5E1C73E1A4521BD482D4DBFFCB7FDBE5F18B9BEFBC9153F06F893BF3ECE12BE146A47BEDE3BAFBDA17FB23F71CE183FE637F7BE4771BBBEDBDCA9BFECFED83F253104409A926FBED012353F087E143FE45E893EA7C503C094B5083FA40F09BF26195DBF5777C0BC47F9953FBA20CC3E157C4BBEDEF593BF8222A2BE60B7703F68CF92BFBC0D0F3FAFB04A3FA51B3DBE71553BBFD52CA5BD43E57ABFE7C5773D4258FABEB15050BF2EEB513FA71722BF86BAA53FFD3DBB3FBDD41EBF14077D3F7446DDBE468B1FBF6B6F5DBEAB33FABEF275493F8758DC3D2E2689BF06E5EEBD192C82BF5B5799BFCBF5F43E0E619DBF5A5DAFBFC792C53F100408BD3256D6BE93DD82BE"
    }
  }
#-}
