#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map13 = affine_map<()[s0] -> (s0 * 2)>
#map14 = affine_map<(d0, d1) -> (d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map18 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x?xi64>, %arg1: tensor<2x?xi64>) -> tensor<2x?x16xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c32 = arith.constant 32 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c8_i64 = arith.constant 8 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_6 = arith.constant dense<true> : tensor<i1>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32_19> : tensor<16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_torch.float32_18> : tensor<16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_torch.float32_17> : tensor<16xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_32_torch.float32_1> : tensor<16x32xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_32_torch.float32_1> : tensor<32xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_32_16_torch.float32_2> : tensor<32x16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_16_torch.float32_16> : tensor<16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_torch.float32_15> : tensor<16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_torch.float32_14> : tensor<16xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_7> : tensor<16x16xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_16_torch.float32_13> : tensor<16xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_6> : tensor<16x16xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_16_torch.float32_12> : tensor<16xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_5> : tensor<16x16xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_16_torch.float32_11> : tensor<16xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_4> : tensor<16x16xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_16_torch.float32_10> : tensor<16xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_16_torch.float32_9> : tensor<16xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_16_torch.float32_8> : tensor<16xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_32_16_torch.float32_1> : tensor<32x16xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_16_torch.float32_7> : tensor<16xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_16_torch.float32_6> : tensor<16xf32>
    %cst_31 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_3> : tensor<16x16xf32>
    %cst_33 = arith.constant 0.59460355750136051 : f64
    %cst_34 = arith.constant 0xFFF0000000000000 : f64
    %cst_35 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_36 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_2> : tensor<16x16xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_38 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_39 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_40 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_41 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_42 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_43 = arith.constant 9.9999999999999998E-13 : f64
    %cst_44 = arith.constant dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>
    %cst_45 = arith.constant dense_resource<torch_tensor_2_16_torch.float32> : tensor<2x16xf32>
    %cst_46 = arith.constant dense_resource<torch_tensor_64_16_torch.float32> : tensor<64x16xf32>
    %cst_47 = arith.constant 1.600000e+01 : f64
    %cst_48 = arith.constant 1.600000e+01 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_49 = arith.constant 1.41421354 : f32
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst_50 = arith.constant dense_resource<torch_tensor_1_32_torch.int64_1> : tensor<1x32xi64>
    %cst_51 = arith.constant dense_resource<torch_tensor_1_32_torch.int64> : tensor<1x32xi64>
    %dim = tensor.dim %arg0, %c1 : tensor<2x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.cmpi slt, %dim, %c0 : index
    %2 = arith.addi %dim, %c32 : index
    %3 = arith.select %1, %2, %dim : index
    %4 = arith.cmpi slt, %3, %c0 : index
    %5 = arith.select %4, %c-1, %3 : index
    %6 = arith.minsi %5, %c32 : index
    %7 = arith.maxsi %6, %c0 : index
    %extracted_slice = tensor.extract_slice %cst_51[0, 0] [1, %7] [1, 1] : tensor<1x32xi64> to tensor<1x?xi64>
    %8 = tensor.empty(%7) : tensor<1x?xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<1x?xi64>) -> tensor<1x?xi64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1x?xi64>) outs(%9 : tensor<1x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %304 = arith.index_cast %in : i64 to index
      %305 = arith.cmpi slt, %304, %c32 : index
      cf.assert %305, "index must be smaller than dim size"
      %306 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %306, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_50[%c0, %304] : tensor<1x32xi64>
      linalg.yield %extracted : i64
    } -> tensor<1x?xi64>
    %11 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %12 = tensor.empty(%dim) : tensor<2x?xi64>
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%12 : tensor<2x?xi64>) {
    ^bb0(%out: i64):
      %304 = linalg.index 1 : index
      %305 = arith.cmpi eq, %7, %c1 : index
      %306 = arith.select %305, %c0, %304 : index
      %extracted = tensor.extract %10[%c0, %306] : tensor<1x?xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x?xi64>
    %14 = tensor.empty(%dim) : tensor<2x?x16xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x?xi64>) outs(%14 : tensor<2x?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %304 = arith.index_cast %in : i64 to index
      %305 = linalg.index 2 : index
      %306 = arith.cmpi slt, %304, %c64 : index
      cf.assert %306, "index must be smaller than dim size"
      %307 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %307, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_46[%304, %305] : tensor<64x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x?x16xf32>
    %16 = tensor.empty(%dim) : tensor<2x?x16xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x?xi64>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %304 = arith.index_cast %in : i64 to index
      %305 = linalg.index 2 : index
      %306 = arith.cmpi slt, %304, %c2 : index
      cf.assert %306, "index must be smaller than dim size"
      %307 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %307, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_45[%304, %305] : tensor<2x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x?x16xf32>
    cf.assert %true, "mismatched size for broadcast"
    %18 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<2x?x16xf32>, tensor<2x?x16xf32>) outs(%14 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %19 = tensor.empty(%7) : tensor<1x?x16xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x?xi64>) outs(%19 : tensor<1x?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %304 = arith.index_cast %in : i64 to index
      %305 = linalg.index 2 : index
      %306 = arith.cmpi slt, %304, %c32 : index
      cf.assert %306, "index must be smaller than dim size"
      %307 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %307, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_44[%304, %305] : tensor<32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x?x16xf32>
    %21 = arith.cmpi eq, %dim, %7 : index
    cf.assert %21, "mismatched size for broadcast"
    %22 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %20 : tensor<2x?x16xf32>, tensor<1x?x16xf32>) outs(%14 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %23 = tensor.empty(%dim) : tensor<2x?x16xf64>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x?x16xf32>) outs(%23 : tensor<2x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %304 = arith.extf %in : f32 to f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %25 = tensor.empty(%dim) : tensor<2x?x1xf64>
    %26 = linalg.fill ins(%cst : f64) outs(%25 : tensor<2x?x1xf64>) -> tensor<2x?x1xf64>
    %27 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%24 : tensor<2x?x16xf64>) outs(%26 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x?x1xf64>) outs(%25 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %29 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %28 : tensor<2x?x16xf64>, tensor<2x?x1xf64>) outs(%23 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.subf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %30 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %29 : tensor<2x?x16xf64>, tensor<2x?x16xf64>) outs(%23 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.mulf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %31 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30 : tensor<2x?x16xf64>) outs(%26 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x?x1xf64>) outs(%25 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %33 = tensor.empty(%dim) : tensor<2x?x1xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x?x1xf64>) outs(%33 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %304 = arith.truncf %in : f64 to f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<2x?x16xf32>) outs(%35 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.addf %in, %out : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x?x1xf32>) outs(%33 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.divf %in, %cst_48 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x?x1xf32>) outs(%33 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.truncf %cst_43 : f64 to f32
      %305 = arith.addf %in, %304 : f32
      linalg.yield %305 : f32
    } -> tensor<2x?x1xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x?x1xf32>) outs(%33 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = math.rsqrt %in : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %37 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%14 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.subf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %39 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%14 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %cst_42 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%14 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %cst_41 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%14 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %dim_52 = tensor.dim %arg1, %c1 : tensor<2x?xi64>
    %44 = tensor.empty(%dim_52) : tensor<2x?xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x?xi64>) outs(%44 : tensor<2x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %304 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %304 : i1
    } -> tensor<2x?xi1>
    %46 = tensor.empty() : tensor<2xi64>
    %47 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%46 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %304 = linalg.index 0 : index
      %305 = arith.index_cast %304 : index to i64
      linalg.yield %305 : i64
    } -> tensor<2xi64>
    %48 = tensor.empty(%dim) : tensor<?xi64>
    %49 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%48 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %304 = linalg.index 0 : index
      %305 = arith.index_cast %304 : index to i64
      linalg.yield %305 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %47 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_53 = tensor.expand_shape %49 [[0, 1, 2, 3]] output_shape [1, 1, %dim, 1] : tensor<?xi64> into tensor<1x1x?x1xi64>
    %expanded_54 = tensor.expand_shape %49 [[0, 1, 2, 3]] output_shape [1, 1, 1, %dim] : tensor<?xi64> into tensor<1x1x1x?xi64>
    %50 = tensor.empty(%dim) : tensor<1x1x?x1xi1>
    %51 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<1x1x?x1xi64>) outs(%50 : tensor<1x1x?x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %304 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %304 : i1
    } -> tensor<1x1x?x1xi1>
    %52 = linalg.generic {indexing_maps = [#map8, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6, %51 : tensor<i1>, tensor<1x1x?x1xi1>) outs(%50 : tensor<1x1x?x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %304 = arith.andi %in, %in_114 : i1
      linalg.yield %304 : i1
    } -> tensor<1x1x?x1xi1>
    %dim_55 = tensor.dim %expanded_54, %c3 : tensor<1x1x1x?xi64>
    %53 = tensor.empty(%dim_55) : tensor<2x1x1x?xi1>
    %54 = linalg.generic {indexing_maps = [#map9, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_54 : tensor<2x1x1x1xi64>, tensor<1x1x1x?xi64>) outs(%53 : tensor<2x1x1x?xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %304 = arith.cmpi slt, %in, %c0_i64 : i64
      %305 = arith.addi %in, %c2_i64 : i64
      %306 = arith.select %304, %305, %in : i64
      %307 = arith.index_cast %306 : i64 to index
      %308 = arith.cmpi slt, %in_114, %c0_i64 : i64
      %309 = arith.index_cast %dim_52 : index to i64
      %310 = arith.addi %in_114, %309 : i64
      %311 = arith.select %308, %310, %in_114 : i64
      %312 = arith.index_cast %311 : i64 to index
      %extracted = tensor.extract %45[%307, %312] : tensor<2x?xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x?xi1>
    %55 = tensor.empty(%dim, %dim_55) : tensor<2x1x?x?xi1>
    %56 = linalg.generic {indexing_maps = [#map11, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %54 : tensor<1x1x?x1xi1>, tensor<2x1x1x?xi1>) outs(%55 : tensor<2x1x?x?xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %304 = arith.andi %in, %in_114 : i1
      linalg.yield %304 : i1
    } -> tensor<2x1x?x?xi1>
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %57 = tensor.empty(%dim, %dim) : tensor<2x1x?x?xi1>
    %58 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%57 : tensor<2x1x?x?xi1>) {
    ^bb0(%out: i1):
      %304 = linalg.index 0 : index
      %305 = linalg.index 2 : index
      %306 = linalg.index 3 : index
      %307 = arith.cmpi eq, %dim, %c1 : index
      %308 = arith.select %307, %c0, %305 : index
      %309 = arith.cmpi eq, %dim_55, %c1 : index
      %310 = arith.select %309, %c0, %306 : index
      %extracted = tensor.extract %56[%304, %c0, %308, %310] : tensor<2x1x?x?xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x?x?xi1>
    %59 = arith.muli %0, %c2_i64 : i64
    %collapsed = tensor.collapse_shape %43 [[0, 1], [2]] : tensor<2x?x16xf32> into tensor<?x16xf32>
    %60 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%cst_40 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %61 = affine.apply #map13()[%dim]
    %62 = tensor.empty(%61) : tensor<?x16xf32>
    %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %64 = linalg.matmul ins(%collapsed, %transposed : tensor<?x16xf32>, tensor<16x16xf32>) outs(%63 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %65 = arith.cmpi sge, %59, %c0_i64 : i64
    cf.assert %65, "negative values not allowed in new dimensions"
    %66 = arith.index_cast %59 : i64 to index
    %67 = tensor.empty(%66) : tensor<?x16xf32>
    %68 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<16xf32>) outs(%67 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %69 = arith.cmpi eq, %61, %66 : index
    cf.assert %69, "mismatched size for broadcast"
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %68 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%62 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x16xf32>
    %71 = arith.divsi %61, %c2 : index
    %expanded_56 = tensor.expand_shape %70 [[0, 1], [2]] output_shape [2, %71, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    %72 = arith.cmpi slt, %0, %c0_i64 : i64
    %73 = arith.select %72, %c2_i64, %59 : i64
    %74 = arith.extui %72 : i1 to i64
    %75 = arith.addi %74, %c1_i64 : i64
    %76 = arith.muli %73, %c8_i64 : i64
    %77 = arith.cmpi sle, %75, %c1_i64 : i64
    cf.assert %77, "must have at most one inferred (negative) dimension"
    %78 = arith.index_cast %71 : index to i64
    %79 = arith.muli %78, %c32_i64 : i64
    %80 = arith.divsi %79, %76 : i64
    %81 = arith.select %72, %80, %0 : i64
    %from_elements = tensor.from_elements %c2_i64, %81, %80, %c8_i64 : tensor<4xi64>
    %reshape = tensor.reshape %expanded_56(%from_elements) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x2x8xf32>
    %82 = arith.index_cast %81 : i64 to index
    %83 = tensor.empty(%82) : tensor<2x2x?x8xf32>
    %transposed_57 = linalg.transpose ins(%reshape : tensor<2x?x2x8xf32>) outs(%83 : tensor<2x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_58 = linalg.transpose ins(%cst_38 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %84 = linalg.matmul ins(%collapsed, %transposed_58 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%63 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %65, "negative values not allowed in new dimensions"
    %85 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<16xf32>) outs(%67 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    cf.assert %69, "mismatched size for broadcast"
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %85 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%62 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x16xf32>
    %expanded_59 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, %71, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    cf.assert %77, "must have at most one inferred (negative) dimension"
    %reshape_60 = tensor.reshape %expanded_59(%from_elements) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x2x8xf32>
    %transposed_61 = linalg.transpose ins(%cst_36 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %87 = linalg.matmul ins(%collapsed, %transposed_61 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%63 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %65, "negative values not allowed in new dimensions"
    %88 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_35 : tensor<16xf32>) outs(%67 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    cf.assert %69, "mismatched size for broadcast"
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%62 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x16xf32>
    %expanded_62 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, %71, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    cf.assert %77, "must have at most one inferred (negative) dimension"
    %reshape_63 = tensor.reshape %expanded_62(%from_elements) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x2x8xf32>
    %transposed_64 = linalg.transpose ins(%reshape_63 : tensor<2x?x2x8xf32>) outs(%83 : tensor<2x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %90 = tensor.empty(%dim, %dim) : tensor<2x1x?x?xf32>
    %91 = linalg.generic {indexing_maps = [#map7, #map8, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %cst_4, %cst_5 : tensor<2x1x?x?xi1>, tensor<f32>, tensor<f32>) outs(%90 : tensor<2x1x?x?xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %304 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %304 : f32
    } -> tensor<2x1x?x?xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_57 : tensor<2x2x?x8xf32>) outs(%83 : tensor<2x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.truncf %cst_33 : f64 to f32
      %305 = arith.mulf %in, %304 : f32
      linalg.yield %305 : f32
    } -> tensor<2x2x?x8xf32>
    %93 = tensor.empty(%82) : tensor<2x2x8x?xf32>
    %transposed_65 = linalg.transpose ins(%reshape_60 : tensor<2x?x2x8xf32>) outs(%93 : tensor<2x2x8x?xf32>) permutation = [0, 2, 3, 1] 
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_65 : tensor<2x2x8x?xf32>) outs(%93 : tensor<2x2x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.truncf %cst_33 : f64 to f32
      %305 = arith.mulf %in, %304 : f32
      linalg.yield %305 : f32
    } -> tensor<2x2x8x?xf32>
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %95 = tensor.empty(%dim) : tensor<2x2x?x8xf32>
    %96 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%95 : tensor<2x2x?x8xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = linalg.index 3 : index
      %308 = arith.cmpi eq, %82, %c1 : index
      %309 = arith.select %308, %c0, %306 : index
      %extracted = tensor.extract %92[%304, %305, %309, %307] : tensor<2x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x?x8xf32>
    %collapsed_66 = tensor.collapse_shape %96 [[0, 1], [2], [3]] : tensor<2x2x?x8xf32> into tensor<4x?x8xf32>
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %97 = tensor.empty(%dim) : tensor<2x2x8x?xf32>
    %98 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%97 : tensor<2x2x8x?xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = linalg.index 3 : index
      %308 = arith.cmpi eq, %82, %c1 : index
      %309 = arith.select %308, %c0, %307 : index
      %extracted = tensor.extract %94[%304, %305, %306, %309] : tensor<2x2x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x8x?xf32>
    %collapsed_67 = tensor.collapse_shape %98 [[0, 1], [2], [3]] : tensor<2x2x8x?xf32> into tensor<4x8x?xf32>
    %99 = tensor.empty(%dim, %dim) : tensor<4x?x?xf32>
    %100 = linalg.fill ins(%cst_0 : f32) outs(%99 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %101 = linalg.batch_matmul ins(%collapsed_66, %collapsed_67 : tensor<4x?x8xf32>, tensor<4x8x?xf32>) outs(%100 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %102 = arith.muli %0, %c4_i64 : i64
    %103 = arith.select %72, %c4_i64, %102 : i64
    %104 = arith.muli %103, %0 : i64
    %105 = arith.select %72, %c4_i64, %104 : i64
    %106 = arith.select %72, %75, %74 : i64
    %107 = arith.cmpi sle, %106, %c1_i64 : i64
    cf.assert %107, "must have at most one inferred (negative) dimension"
    %108 = arith.muli %102, %0 : i64
    %109 = arith.divsi %108, %105 : i64
    %110 = arith.select %72, %109, %0 : i64
    %from_elements_68 = tensor.from_elements %c2_i64, %c2_i64, %110, %110 : tensor<4xi64>
    %reshape_69 = tensor.reshape %101(%from_elements_68) : (tensor<4x?x?xf32>, tensor<4xi64>) -> tensor<2x2x?x?xf32>
    %111 = arith.index_cast %110 : i64 to index
    %112 = arith.cmpi eq, %111, %dim : index
    cf.assert %112, "mismatched size for broadcast"
    cf.assert %112, "mismatched size for broadcast"
    %113 = tensor.empty(%111, %111) : tensor<2x2x?x?xf32>
    %114 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_69, %91 : tensor<2x2x?x?xf32>, tensor<2x1x?x?xf32>) outs(%113 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    %115 = tensor.empty(%111) : tensor<2x2x?xi64>
    %116 = linalg.fill ins(%c0_i64 : i64) outs(%115 : tensor<2x2x?xi64>) -> tensor<2x2x?xi64>
    %117 = tensor.empty(%111) : tensor<2x2x?xf32>
    %118 = linalg.fill ins(%cst_1 : f32) outs(%117 : tensor<2x2x?xf32>) -> tensor<2x2x?xf32>
    %119:2 = linalg.generic {indexing_maps = [#map7, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%114 : tensor<2x2x?x?xf32>) outs(%118, %116 : tensor<2x2x?xf32>, tensor<2x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %304 = linalg.index 3 : index
      %305 = arith.index_cast %304 : index to i64
      %306 = arith.maximumf %in, %out : f32
      %307 = arith.cmpf ogt, %in, %out : f32
      %308 = arith.select %307, %305, %out_114 : i64
      linalg.yield %306, %308 : f32, i64
    } -> (tensor<2x2x?xf32>, tensor<2x2x?xi64>)
    %expanded_70 = tensor.expand_shape %119#0 [[0], [1], [2, 3]] output_shape [2, 2, %111, 1] : tensor<2x2x?xf32> into tensor<2x2x?x1xf32>
    %120 = linalg.generic {indexing_maps = [#map7, #map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %expanded_70 : tensor<2x2x?x?xf32>, tensor<2x2x?x1xf32>) outs(%113 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.subf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<2x2x?x?xf32>) outs(%113 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = math.exp %in : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    %122 = tensor.empty(%111) : tensor<2x2x?x1xf32>
    %123 = linalg.fill ins(%cst_0 : f32) outs(%122 : tensor<2x2x?x1xf32>) -> tensor<2x2x?x1xf32>
    %124 = linalg.generic {indexing_maps = [#map7, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%121 : tensor<2x2x?x?xf32>) outs(%123 : tensor<2x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.addf %in, %out : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x1xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %124 : tensor<2x2x?x?xf32>, tensor<2x2x?x1xf32>) outs(%113 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.divf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    %126 = tensor.empty(%111, %111) : tensor<2x2x?x?xi1>
    %127 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x2x?x?xf32>) outs(%126 : tensor<2x2x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %304 = arith.extf %in : f32 to f64
      %305 = arith.cmpf oeq, %304, %cst_34 : f64
      linalg.yield %305 : i1
    } -> tensor<2x2x?x?xi1>
    %128 = tensor.empty(%111) : tensor<2x2x?x1xi1>
    %129 = linalg.fill ins(%true : i1) outs(%128 : tensor<2x2x?x1xi1>) -> tensor<2x2x?x1xi1>
    %130 = linalg.generic {indexing_maps = [#map7, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127 : tensor<2x2x?x?xi1>) outs(%129 : tensor<2x2x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %304 = arith.andi %in, %out : i1
      linalg.yield %304 : i1
    } -> tensor<2x2x?x1xi1>
    %131 = arith.cmpi sge, %110, %c0_i64 : i64
    cf.assert %131, "negative values not allowed in new dimensions"
    %132 = arith.index_cast %110 : i64 to index
    cf.assert %131, "negative values not allowed in new dimensions"
    %133 = tensor.empty(%132, %132) : tensor<2x2x?x?xf32>
    %134 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%133 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x?x?xf32>
    %135 = arith.cmpi eq, %111, %132 : index
    cf.assert %135, "mismatched size for broadcast"
    %136 = arith.cmpi eq, %132, %111 : index
    cf.assert %136, "mismatched size for broadcast"
    %137 = tensor.empty(%111, %132) : tensor<2x2x?x?xf32>
    %138 = linalg.generic {indexing_maps = [#map17, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %134, %125 : tensor<2x2x?x1xi1>, tensor<2x2x?x?xf32>, tensor<2x2x?x?xf32>) outs(%137 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %304 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %139 = tensor.empty(%dim, %dim) : tensor<2x2x?x?xf32>
    %140 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%139 : tensor<2x2x?x?xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = linalg.index 3 : index
      %308 = arith.cmpi eq, %111, %c1 : index
      %309 = arith.select %308, %c0, %306 : index
      %310 = arith.cmpi eq, %132, %c1 : index
      %311 = arith.select %310, %c0, %307 : index
      %extracted = tensor.extract %138[%304, %305, %309, %311] : tensor<2x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x?x?xf32>
    cf.assert %107, "must have at most one inferred (negative) dimension"
    %from_elements_71 = tensor.from_elements %c4_i64, %110, %110 : tensor<3xi64>
    %reshape_72 = tensor.reshape %140(%from_elements_71) : (tensor<2x2x?x?xf32>, tensor<3xi64>) -> tensor<4x?x?xf32>
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %141 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%95 : tensor<2x2x?x8xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = linalg.index 3 : index
      %308 = arith.cmpi eq, %82, %c1 : index
      %309 = arith.select %308, %c0, %306 : index
      %extracted = tensor.extract %transposed_64[%304, %305, %309, %307] : tensor<2x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x?x8xf32>
    %collapsed_73 = tensor.collapse_shape %141 [[0, 1], [2], [3]] : tensor<2x2x?x8xf32> into tensor<4x?x8xf32>
    %142 = arith.cmpi eq, %110, %0 : i64
    cf.assert %142, "mismatching contracting dimension"
    %143 = tensor.empty(%111) : tensor<4x?x8xf32>
    %144 = linalg.fill ins(%cst_0 : f32) outs(%143 : tensor<4x?x8xf32>) -> tensor<4x?x8xf32>
    %145 = linalg.batch_matmul ins(%reshape_72, %collapsed_73 : tensor<4x?x?xf32>, tensor<4x?x8xf32>) outs(%144 : tensor<4x?x8xf32>) -> tensor<4x?x8xf32>
    %expanded_74 = tensor.expand_shape %145 [[0, 1], [2], [3]] output_shape [2, 2, %111, 8] : tensor<4x?x8xf32> into tensor<2x2x?x8xf32>
    %146 = tensor.empty(%111) : tensor<2x?x2x8xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<2x2x?x8xf32>) outs(%146 : tensor<2x?x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_76 = tensor.collapse_shape %transposed_75 [[0], [1], [2, 3]] : tensor<2x?x2x8xf32> into tensor<2x?x16xf32>
    %transposed_77 = linalg.transpose ins(%cst_32 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %147 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = arith.cmpi eq, %111, %c1 : index
      %308 = arith.select %307, %c0, %305 : index
      %extracted = tensor.extract %collapsed_76[%304, %308, %306] : tensor<2x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x?x16xf32>
    %148 = tensor.empty() : tensor<2x16x16xf32>
    %149 = linalg.generic {indexing_maps = [#map18, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_77 : tensor<16x16xf32>) outs(%148 : tensor<2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x16xf32>
    %150 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<2x?x16xf32>) -> tensor<2x?x16xf32>
    %151 = linalg.batch_matmul ins(%147, %149 : tensor<2x?x16xf32>, tensor<2x16x16xf32>) outs(%150 : tensor<2x?x16xf32>) -> tensor<2x?x16xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %cst_31 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    cf.assert %true, "mismatched size for broadcast"
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %43 : tensor<2x?x16xf32>, tensor<2x?x16xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %154 = tensor.empty(%dim) : tensor<2x?x16xf64>
    %155 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x?x16xf32>) outs(%154 : tensor<2x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %304 = arith.extf %in : f32 to f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %156 = tensor.empty(%dim) : tensor<2x?x1xf64>
    %157 = linalg.fill ins(%cst : f64) outs(%156 : tensor<2x?x1xf64>) -> tensor<2x?x1xf64>
    %158 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<2x?x16xf64>) outs(%157 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %159 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x?x1xf64>) outs(%156 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %160 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %159 : tensor<2x?x16xf64>, tensor<2x?x1xf64>) outs(%154 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.subf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %161 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %160 : tensor<2x?x16xf64>, tensor<2x?x16xf64>) outs(%154 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.mulf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %162 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<2x?x16xf64>) outs(%157 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %163 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<2x?x1xf64>) outs(%156 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %164 = tensor.empty(%dim) : tensor<2x?x1xf32>
    %165 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<2x?x1xf64>) outs(%164 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %304 = arith.truncf %in : f64 to f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %166 = linalg.fill ins(%cst_0 : f32) outs(%164 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
    %167 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%153 : tensor<2x?x16xf32>) outs(%166 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.addf %in, %out : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x?x1xf32>) outs(%164 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.divf %in, %cst_48 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %169 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x?x1xf32>) outs(%164 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.truncf %cst_43 : f64 to f32
      %305 = arith.addf %in, %304 : f32
      linalg.yield %305 : f32
    } -> tensor<2x?x1xf32>
    %170 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x?x1xf32>) outs(%164 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = math.rsqrt %in : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %171 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %168 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.subf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %170 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %173 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %cst_30 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %cst_29 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %collapsed_78 = tensor.collapse_shape %174 [[0, 1], [2]] : tensor<2x?x16xf32> into tensor<?x16xf32>
    %175 = tensor.empty() : tensor<16x32xf32>
    %transposed_79 = linalg.transpose ins(%cst_28 : tensor<32x16xf32>) outs(%175 : tensor<16x32xf32>) permutation = [1, 0] 
    %176 = affine.apply #map13()[%dim]
    %177 = tensor.empty(%176) : tensor<?x32xf32>
    %178 = linalg.fill ins(%cst_0 : f32) outs(%177 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %179 = linalg.matmul ins(%collapsed_78, %transposed_79 : tensor<?x16xf32>, tensor<16x32xf32>) outs(%178 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %65, "negative values not allowed in new dimensions"
    %180 = tensor.empty(%66) : tensor<?x32xf32>
    %181 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<32xf32>) outs(%180 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32xf32>
    %182 = arith.cmpi eq, %176, %66 : index
    cf.assert %182, "mismatched size for broadcast"
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%179, %181 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%177 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x32xf32>
    %184 = arith.divsi %176, %c2 : index
    %expanded_80 = tensor.expand_shape %183 [[0, 1], [2]] output_shape [2, %184, 32] : tensor<?x32xf32> into tensor<2x?x32xf32>
    %185 = tensor.empty(%184) : tensor<2x?x32xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80 : tensor<2x?x32xf32>) outs(%185 : tensor<2x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.divf %in, %cst_49 : f32
      %305 = math.erf %304 : f32
      %306 = arith.addf %305, %cst_2 : f32
      %307 = arith.mulf %306, %cst_3 : f32
      %308 = arith.mulf %in, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<2x?x32xf32>
    %collapsed_81 = tensor.collapse_shape %186 [[0, 1], [2]] : tensor<2x?x32xf32> into tensor<?x32xf32>
    %187 = tensor.empty() : tensor<32x16xf32>
    %transposed_82 = linalg.transpose ins(%cst_26 : tensor<16x32xf32>) outs(%187 : tensor<32x16xf32>) permutation = [1, 0] 
    %188 = affine.apply #map13()[%184]
    %189 = tensor.empty(%188) : tensor<?x16xf32>
    %190 = linalg.fill ins(%cst_0 : f32) outs(%189 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %191 = linalg.matmul ins(%collapsed_81, %transposed_82 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%190 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %65, "negative values not allowed in new dimensions"
    %192 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<16xf32>) outs(%67 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %193 = arith.cmpi eq, %188, %66 : index
    cf.assert %193, "mismatched size for broadcast"
    %194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%191, %192 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%189 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x16xf32>
    %195 = arith.divsi %188, %c2 : index
    %expanded_83 = tensor.expand_shape %194 [[0, 1], [2]] output_shape [2, %195, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    %196 = arith.cmpi eq, %195, %dim : index
    cf.assert %196, "mismatched size for broadcast"
    %197 = tensor.empty(%195) : tensor<2x?x16xf32>
    %198 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_83, %174 : tensor<2x?x16xf32>, tensor<2x?x16xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %199 = tensor.empty(%195) : tensor<2x?x16xf64>
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x?x16xf32>) outs(%199 : tensor<2x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %304 = arith.extf %in : f32 to f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %201 = tensor.empty(%195) : tensor<2x?x1xf64>
    %202 = linalg.fill ins(%cst : f64) outs(%201 : tensor<2x?x1xf64>) -> tensor<2x?x1xf64>
    %203 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%200 : tensor<2x?x16xf64>) outs(%202 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %204 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<2x?x1xf64>) outs(%201 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %205 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %204 : tensor<2x?x16xf64>, tensor<2x?x1xf64>) outs(%199 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.subf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %206 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %205 : tensor<2x?x16xf64>, tensor<2x?x16xf64>) outs(%199 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.mulf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %207 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%206 : tensor<2x?x16xf64>) outs(%202 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %208 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<2x?x1xf64>) outs(%201 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %209 = tensor.empty(%195) : tensor<2x?x1xf32>
    %210 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<2x?x1xf64>) outs(%209 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %304 = arith.truncf %in : f64 to f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %211 = linalg.fill ins(%cst_0 : f32) outs(%209 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
    %212 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%198 : tensor<2x?x16xf32>) outs(%211 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.addf %in, %out : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %213 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<2x?x1xf32>) outs(%209 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.divf %in, %cst_48 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %214 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<2x?x1xf32>) outs(%209 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.truncf %cst_43 : f64 to f32
      %305 = arith.addf %in, %304 : f32
      linalg.yield %305 : f32
    } -> tensor<2x?x1xf32>
    %215 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x?x1xf32>) outs(%209 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = math.rsqrt %in : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %213 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.subf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %215 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %218 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %cst_24 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %219 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %cst_23 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %collapsed_84 = tensor.collapse_shape %219 [[0, 1], [2]] : tensor<2x?x16xf32> into tensor<?x16xf32>
    %transposed_85 = linalg.transpose ins(%cst_22 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %220 = affine.apply #map13()[%195]
    %221 = tensor.empty(%220) : tensor<?x16xf32>
    %222 = linalg.fill ins(%cst_0 : f32) outs(%221 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %223 = linalg.matmul ins(%collapsed_84, %transposed_85 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%222 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %65, "negative values not allowed in new dimensions"
    %224 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<16xf32>) outs(%67 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %225 = arith.cmpi eq, %220, %66 : index
    cf.assert %225, "mismatched size for broadcast"
    %226 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%223, %224 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%221 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x16xf32>
    %227 = arith.divsi %220, %c2 : index
    %expanded_86 = tensor.expand_shape %226 [[0, 1], [2]] output_shape [2, %227, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    cf.assert %77, "must have at most one inferred (negative) dimension"
    %228 = arith.index_cast %227 : index to i64
    %229 = arith.muli %228, %c32_i64 : i64
    %230 = arith.divsi %229, %76 : i64
    %231 = arith.select %72, %230, %0 : i64
    %from_elements_87 = tensor.from_elements %c2_i64, %231, %230, %c8_i64 : tensor<4xi64>
    %reshape_88 = tensor.reshape %expanded_86(%from_elements_87) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x2x8xf32>
    %232 = arith.index_cast %231 : i64 to index
    %233 = tensor.empty(%232) : tensor<2x2x?x8xf32>
    %transposed_89 = linalg.transpose ins(%reshape_88 : tensor<2x?x2x8xf32>) outs(%233 : tensor<2x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_90 = linalg.transpose ins(%cst_20 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %234 = linalg.matmul ins(%collapsed_84, %transposed_90 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%222 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %65, "negative values not allowed in new dimensions"
    %235 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<16xf32>) outs(%67 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    cf.assert %225, "mismatched size for broadcast"
    %236 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%234, %235 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%221 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x16xf32>
    %expanded_91 = tensor.expand_shape %236 [[0, 1], [2]] output_shape [2, %227, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    cf.assert %77, "must have at most one inferred (negative) dimension"
    %reshape_92 = tensor.reshape %expanded_91(%from_elements_87) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x2x8xf32>
    %transposed_93 = linalg.transpose ins(%cst_18 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %237 = linalg.matmul ins(%collapsed_84, %transposed_93 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%222 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %65, "negative values not allowed in new dimensions"
    %238 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<16xf32>) outs(%67 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    cf.assert %225, "mismatched size for broadcast"
    %239 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%237, %238 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%221 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x16xf32>
    %expanded_94 = tensor.expand_shape %239 [[0, 1], [2]] output_shape [2, %227, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    cf.assert %77, "must have at most one inferred (negative) dimension"
    %reshape_95 = tensor.reshape %expanded_94(%from_elements_87) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x2x8xf32>
    %transposed_96 = linalg.transpose ins(%reshape_95 : tensor<2x?x2x8xf32>) outs(%233 : tensor<2x2x?x8xf32>) permutation = [0, 2, 1, 3] 
    %240 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_89 : tensor<2x2x?x8xf32>) outs(%233 : tensor<2x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.truncf %cst_33 : f64 to f32
      %305 = arith.mulf %in, %304 : f32
      linalg.yield %305 : f32
    } -> tensor<2x2x?x8xf32>
    %241 = tensor.empty(%232) : tensor<2x2x8x?xf32>
    %transposed_97 = linalg.transpose ins(%reshape_92 : tensor<2x?x2x8xf32>) outs(%241 : tensor<2x2x8x?xf32>) permutation = [0, 2, 3, 1] 
    %242 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_97 : tensor<2x2x8x?xf32>) outs(%241 : tensor<2x2x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.truncf %cst_33 : f64 to f32
      %305 = arith.mulf %in, %304 : f32
      linalg.yield %305 : f32
    } -> tensor<2x2x8x?xf32>
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %243 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%95 : tensor<2x2x?x8xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = linalg.index 3 : index
      %308 = arith.cmpi eq, %232, %c1 : index
      %309 = arith.select %308, %c0, %306 : index
      %extracted = tensor.extract %240[%304, %305, %309, %307] : tensor<2x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x?x8xf32>
    %collapsed_98 = tensor.collapse_shape %243 [[0, 1], [2], [3]] : tensor<2x2x?x8xf32> into tensor<4x?x8xf32>
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %244 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%97 : tensor<2x2x8x?xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = linalg.index 3 : index
      %308 = arith.cmpi eq, %232, %c1 : index
      %309 = arith.select %308, %c0, %307 : index
      %extracted = tensor.extract %242[%304, %305, %306, %309] : tensor<2x2x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x8x?xf32>
    %collapsed_99 = tensor.collapse_shape %244 [[0, 1], [2], [3]] : tensor<2x2x8x?xf32> into tensor<4x8x?xf32>
    %245 = linalg.batch_matmul ins(%collapsed_98, %collapsed_99 : tensor<4x?x8xf32>, tensor<4x8x?xf32>) outs(%100 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    cf.assert %107, "must have at most one inferred (negative) dimension"
    %reshape_100 = tensor.reshape %245(%from_elements_68) : (tensor<4x?x?xf32>, tensor<4xi64>) -> tensor<2x2x?x?xf32>
    cf.assert %112, "mismatched size for broadcast"
    cf.assert %112, "mismatched size for broadcast"
    %246 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_100, %91 : tensor<2x2x?x?xf32>, tensor<2x1x?x?xf32>) outs(%113 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    %247:2 = linalg.generic {indexing_maps = [#map7, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%246 : tensor<2x2x?x?xf32>) outs(%118, %116 : tensor<2x2x?xf32>, tensor<2x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %304 = linalg.index 3 : index
      %305 = arith.index_cast %304 : index to i64
      %306 = arith.maximumf %in, %out : f32
      %307 = arith.cmpf ogt, %in, %out : f32
      %308 = arith.select %307, %305, %out_114 : i64
      linalg.yield %306, %308 : f32, i64
    } -> (tensor<2x2x?xf32>, tensor<2x2x?xi64>)
    %expanded_101 = tensor.expand_shape %247#0 [[0], [1], [2, 3]] output_shape [2, 2, %111, 1] : tensor<2x2x?xf32> into tensor<2x2x?x1xf32>
    %248 = linalg.generic {indexing_maps = [#map7, #map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246, %expanded_101 : tensor<2x2x?x?xf32>, tensor<2x2x?x1xf32>) outs(%113 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.subf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    %249 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248 : tensor<2x2x?x?xf32>) outs(%113 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = math.exp %in : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    %250 = linalg.generic {indexing_maps = [#map7, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%249 : tensor<2x2x?x?xf32>) outs(%123 : tensor<2x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.addf %in, %out : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x1xf32>
    %251 = linalg.generic {indexing_maps = [#map7, #map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %250 : tensor<2x2x?x?xf32>, tensor<2x2x?x1xf32>) outs(%113 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.divf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    %252 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246 : tensor<2x2x?x?xf32>) outs(%126 : tensor<2x2x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %304 = arith.extf %in : f32 to f64
      %305 = arith.cmpf oeq, %304, %cst_34 : f64
      linalg.yield %305 : i1
    } -> tensor<2x2x?x?xi1>
    %253 = linalg.generic {indexing_maps = [#map7, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%252 : tensor<2x2x?x?xi1>) outs(%129 : tensor<2x2x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %304 = arith.andi %in, %out : i1
      linalg.yield %304 : i1
    } -> tensor<2x2x?x1xi1>
    cf.assert %131, "negative values not allowed in new dimensions"
    cf.assert %131, "negative values not allowed in new dimensions"
    cf.assert %135, "mismatched size for broadcast"
    cf.assert %136, "mismatched size for broadcast"
    %254 = linalg.generic {indexing_maps = [#map17, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%253, %134, %251 : tensor<2x2x?x1xi1>, tensor<2x2x?x?xf32>, tensor<2x2x?x?xf32>) outs(%137 : tensor<2x2x?x?xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %304 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %304 : f32
    } -> tensor<2x2x?x?xf32>
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %255 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%139 : tensor<2x2x?x?xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = linalg.index 3 : index
      %308 = arith.cmpi eq, %111, %c1 : index
      %309 = arith.select %308, %c0, %306 : index
      %310 = arith.cmpi eq, %132, %c1 : index
      %311 = arith.select %310, %c0, %307 : index
      %extracted = tensor.extract %254[%304, %305, %309, %311] : tensor<2x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x?x?xf32>
    cf.assert %107, "must have at most one inferred (negative) dimension"
    %reshape_102 = tensor.reshape %255(%from_elements_71) : (tensor<2x2x?x?xf32>, tensor<3xi64>) -> tensor<4x?x?xf32>
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %256 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%95 : tensor<2x2x?x8xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = linalg.index 3 : index
      %308 = arith.cmpi eq, %232, %c1 : index
      %309 = arith.select %308, %c0, %306 : index
      %extracted = tensor.extract %transposed_96[%304, %305, %309, %307] : tensor<2x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x?x8xf32>
    %collapsed_103 = tensor.collapse_shape %256 [[0, 1], [2], [3]] : tensor<2x2x?x8xf32> into tensor<4x?x8xf32>
    cf.assert %142, "mismatching contracting dimension"
    %257 = linalg.batch_matmul ins(%reshape_102, %collapsed_103 : tensor<4x?x?xf32>, tensor<4x?x8xf32>) outs(%144 : tensor<4x?x8xf32>) -> tensor<4x?x8xf32>
    %expanded_104 = tensor.expand_shape %257 [[0, 1], [2], [3]] output_shape [2, 2, %111, 8] : tensor<4x?x8xf32> into tensor<2x2x?x8xf32>
    %transposed_105 = linalg.transpose ins(%expanded_104 : tensor<2x2x?x8xf32>) outs(%146 : tensor<2x?x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_106 = tensor.collapse_shape %transposed_105 [[0], [1], [2, 3]] : tensor<2x?x2x8xf32> into tensor<2x?x16xf32>
    %transposed_107 = linalg.transpose ins(%cst_16 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    cf.assert %11, "unimplemented: dynamic negative broadcast sizes"
    %258 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%out: f32):
      %304 = linalg.index 0 : index
      %305 = linalg.index 1 : index
      %306 = linalg.index 2 : index
      %307 = arith.cmpi eq, %111, %c1 : index
      %308 = arith.select %307, %c0, %305 : index
      %extracted = tensor.extract %collapsed_106[%304, %308, %306] : tensor<2x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x?x16xf32>
    %259 = linalg.generic {indexing_maps = [#map18, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_107 : tensor<16x16xf32>) outs(%148 : tensor<2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x16xf32>
    %260 = linalg.batch_matmul ins(%258, %259 : tensor<2x?x16xf32>, tensor<2x16x16xf32>) outs(%150 : tensor<2x?x16xf32>) -> tensor<2x?x16xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %cst_15 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %262 = arith.cmpi eq, %dim, %195 : index
    cf.assert %262, "mismatched size for broadcast"
    %263 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %219 : tensor<2x?x16xf32>, tensor<2x?x16xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<2x?x16xf32>) outs(%154 : tensor<2x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %304 = arith.extf %in : f32 to f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %265 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%264 : tensor<2x?x16xf64>) outs(%157 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %266 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<2x?x1xf64>) outs(%156 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %267 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %266 : tensor<2x?x16xf64>, tensor<2x?x1xf64>) outs(%154 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.subf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %268 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %267 : tensor<2x?x16xf64>, tensor<2x?x16xf64>) outs(%154 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.mulf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %269 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%268 : tensor<2x?x16xf64>) outs(%157 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %270 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<2x?x1xf64>) outs(%156 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %271 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<2x?x1xf64>) outs(%164 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %304 = arith.truncf %in : f64 to f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%263 : tensor<2x?x16xf32>) outs(%166 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.addf %in, %out : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %273 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<2x?x1xf32>) outs(%164 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.divf %in, %cst_48 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %274 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<2x?x1xf32>) outs(%164 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.truncf %cst_43 : f64 to f32
      %305 = arith.addf %in, %304 : f32
      linalg.yield %305 : f32
    } -> tensor<2x?x1xf32>
    %275 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<2x?x1xf32>) outs(%164 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = math.rsqrt %in : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %276 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %273 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.subf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %277 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %275 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %278 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %cst_14 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %279 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %cst_13 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%16 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %collapsed_108 = tensor.collapse_shape %279 [[0, 1], [2]] : tensor<2x?x16xf32> into tensor<?x16xf32>
    %transposed_109 = linalg.transpose ins(%cst_12 : tensor<32x16xf32>) outs(%175 : tensor<16x32xf32>) permutation = [1, 0] 
    %280 = linalg.matmul ins(%collapsed_108, %transposed_109 : tensor<?x16xf32>, tensor<16x32xf32>) outs(%178 : tensor<?x32xf32>) -> tensor<?x32xf32>
    cf.assert %65, "negative values not allowed in new dimensions"
    %281 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<32xf32>) outs(%180 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32xf32>
    cf.assert %182, "mismatched size for broadcast"
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%280, %281 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%177 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x32xf32>
    %expanded_110 = tensor.expand_shape %282 [[0, 1], [2]] output_shape [2, %184, 32] : tensor<?x32xf32> into tensor<2x?x32xf32>
    %283 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_110 : tensor<2x?x32xf32>) outs(%185 : tensor<2x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.divf %in, %cst_49 : f32
      %305 = math.erf %304 : f32
      %306 = arith.addf %305, %cst_2 : f32
      %307 = arith.mulf %306, %cst_3 : f32
      %308 = arith.mulf %in, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<2x?x32xf32>
    %collapsed_111 = tensor.collapse_shape %283 [[0, 1], [2]] : tensor<2x?x32xf32> into tensor<?x32xf32>
    %transposed_112 = linalg.transpose ins(%cst_10 : tensor<16x32xf32>) outs(%187 : tensor<32x16xf32>) permutation = [1, 0] 
    %284 = linalg.matmul ins(%collapsed_111, %transposed_112 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%190 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %65, "negative values not allowed in new dimensions"
    %285 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<16xf32>) outs(%67 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    cf.assert %193, "mismatched size for broadcast"
    %286 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%284, %285 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%189 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<?x16xf32>
    %expanded_113 = tensor.expand_shape %286 [[0, 1], [2]] output_shape [2, %195, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    cf.assert %196, "mismatched size for broadcast"
    %287 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %279 : tensor<2x?x16xf32>, tensor<2x?x16xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %288 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<2x?x16xf32>) outs(%199 : tensor<2x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %304 = arith.extf %in : f32 to f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %289 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%288 : tensor<2x?x16xf64>) outs(%202 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %290 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<2x?x1xf64>) outs(%201 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %291 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %290 : tensor<2x?x16xf64>, tensor<2x?x1xf64>) outs(%199 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.subf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %292 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %291 : tensor<2x?x16xf64>, tensor<2x?x16xf64>) outs(%199 : tensor<2x?x16xf64>) {
    ^bb0(%in: f64, %in_114: f64, %out: f64):
      %304 = arith.mulf %in, %in_114 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x16xf64>
    %293 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<2x?x16xf64>) outs(%202 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.addf %in, %out : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %294 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<2x?x1xf64>) outs(%201 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %304 = arith.divf %in, %cst_47 : f64
      linalg.yield %304 : f64
    } -> tensor<2x?x1xf64>
    %295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<2x?x1xf64>) outs(%209 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %304 = arith.truncf %in : f64 to f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %296 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%287 : tensor<2x?x16xf32>) outs(%211 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.addf %in, %out : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %297 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<2x?x1xf32>) outs(%209 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.divf %in, %cst_48 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %298 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<2x?x1xf32>) outs(%209 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = arith.truncf %cst_43 : f64 to f32
      %305 = arith.addf %in, %304 : f32
      linalg.yield %305 : f32
    } -> tensor<2x?x1xf32>
    %299 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<2x?x1xf32>) outs(%209 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %304 = math.rsqrt %in : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x1xf32>
    %300 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %297 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.subf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %301 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %299 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %302 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %cst_8 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.mulf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %cst_7 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%197 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %304 = arith.addf %in, %in_114 : f32
      linalg.yield %304 : f32
    } -> tensor<2x?x16xf32>
    return %303 : tensor<2x?x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_19: "0x04000000A52DA43BDB226EBD584AA6BDBF55A53C5B998D3D70AAF03CC3D0A7BDF16C953AAE32C53D379EABBC0AB3A5BBC114AE3B3686E3BC42E7E43A314F9DBD101311BE",
      torch_tensor_16_torch.float32_18: "0x04000000D4B5723F4146563FB6AE883FE932943F92312C3F53E2873F2F43853F9D05803F2C16933F206A7A3F71ED433F1BAD833F1ECA883FE5888C3F276B5D3F1560613F",
      torch_tensor_16_torch.float32_17: "0x040000006F5B023E06E6163E8B340BBDC4C4153C3748493D41230ABEB01EA6BD1564FA3B16BD893D381569BDA32296BDF8AB4D3D82C7153EF30FD8BDFE0F833D9F6E043A",
      torch_tensor_16_32_torch.float32_1: "0x040000000B6B23BE7DDD01BCE24DD43EB39F2D3EA7BF7DBE8620E83CD6E7863E0DF78F3E4075893D6BA61D3E8A4661BC1194C9BD7A7A8E3B0121F83CF62544BE28D791BD5817EDBD7335413D0C3A153D83DC5D3DBF88403EEC099EBDB51626BEEA43CC3A7B17253E86758C3EC8AE5F3E7204A2BE23A1C2BDB19BB0BE30AD233DF5B12DBE7B57A13EA9EA8A3D0C9AD23DD65373BEDEE5BF3D0B15CCBDF6D1113E71CCD73E014B97BE0884673D870F0EBEB5D9F9BC5A1B19BE2A21403D6695B3BD9B8001BEA1CCEA3D835A24BC68B58C3D3E8E33BE07A9D03CC3794B3E1163DFBDA268F2BD9CF8DE3E87D3E83D76F8803D829C913D87D29CBD4C39463E8E590DBEDB05B53D0DFCF53D1EE10B3E59BF89BE6482603E398142BEE47A7BBE116AF03A6D08523BE464753DDA0F593DA50E47BE72C78A3D272DC2BD95F0A9BD8FF9E23C78C36EBDA839163BD5DA4CBD1C468EBEB16C7DBE21CE4B3E6847013DA7E9D7BD5C1CC1BD7A9E83BC4CC8A8BC552A8ABEF324DD3CFB81BB3EF7F61DBE99DFE73D2A4E353E71FEF13D73BF5C3EA6B4A4BE66D32F3EE6F57BBB06BE12BDEF9F9C3D317535BEAC06F03D79000BBE2B0B0ABC3109B0BEB17C1D3DC6083ABD77B2143CD9784CBE2111563E3C63D13DD402F2BCF327503E66628E3EDD24B53EC9981E3E9453E9BD8B56143DB5023EBEDC5F92BEDFF5A23D96D0D23B0D2F723E6DF9A53C262A123E0FAFF03CC62FC93DEB68903D71FD69BE5900133EEA3E463E1D2A24BECA793BBDD7407A3E1502443D3D73BDBD8A638FBEBAF97F3DC645513E99F2B6BE7AC4663D162A913EE4BFC9BED18E9BBEB3D60FBEBBFCA83CEE12443D0A8C433EAFC67B3EFDCD4BBE18191FBC829B1EBC5926C9BDE06336BD1FF6213D897930BE11B8553E50BD403E1B226FBD0B67EA3C32913CBEB5AE923CB599D0BD36ECA3BD0480FDBDA8CA59BE56E1353E2A1B96BE8CC2A7BCA853A4BD8773E7BCBC3FACBE19B0BBBBE0F9793E4BE4CE3E1EBF58BD972D2BBE678F43BD7DAA273E12B0013DD32F3BBECB18B03D9E1A3F3D45B7ECBD6A27983DA931783E8F5D9BBE301EC8BE285199BE7C64283EA654383EDAC3C33D6E43223E11F46A3E2C066B3E1637D4BC81F3F2BC6ACE75BE15978A3EBDBBF83C5691803D2EAC453EE1224D3EF532A0BC247F8DBE87A96E3E15DE50BC1426B7BA69C477BC5B8983BE7CF0623D6A6B3ABE3D8670BEEBE5FC3BABD801BE3844073D1573BCBC2C1A9A3D6129E33D9531893E065E4C3E3B1627BE7D2B2DBE2231593ED7D19EBD33E663BD292EA53D4DFE19BE577B983EB604073DA73538BE40CECABC9748EA3D87AE983BD566953E2BD934BE732CE43D7180ADBCC1582C3E90A23BBD4F887F3D9DD2E03D99DD22BDCFA4343E41578B3ED0A278BEA29964BE1EFFA93DA72F013EBB4F8F3DA556D83E64E6AB3E1EA6153E90D2C4BBE321C93DC5EAE3BDD7B31CBE2C3B533C555E85BE098BAABD894E03BEE8620EBED0FA24BE3377223EFC17733D05D18B3DA274A33E3CE4233E6B6A433D571176BD12D94C3E44821FBEC718CE3D0C314F3E1DD267BE593F2C3E2203E33D351DE43D103A07BEDE8108BE2356693E0521403EB9BF423D7B865DBEE04C99BDF5CD683E7DAEC83EA31EA43CE31BE7BE1643883EDDC1E3BBC56F4F3C522DD93DA4F6C3BD1087A6BDBB02AC3E30FC423EFAB8193E8D8AA53DFB2A7D3E3471493E2C51113C4EF404BDF2A2F5BDD286643D7FFF61BB376632BE44E92FBDDD96173EA965343E636A49BE48BC2FBE3D60383D998F03BDDD1D8EBD081FF33D3BF300BE31AAF53D07E76D3D03E4B23EC2C63C3EDF48BD3CAFCDA03E454F0DBC3436ACBE6D3E20BEA1E89FBE0F728FBE3DA02CBDC4CC52BD98D2553E0BE74A3E67071D3E8E0D36BE95EC1EBD5706A93EAEA67FBE5ECED4BEF356663E64C31B3E5F8A413D8C7F283EB9570A3DFFDDDBBEF89E03BD9E9315BDCA19043E2AB4B2BDFBBF4C3D84B8383C796254BD2D3C153EA0458DBE076E283CCFEEF83DB3D3953EDFE7963C4230AE3C04D763BDDCA1603ECCB2CB3B211888BD7E42013E2B1EDBBEDEBA58BE585AE4BD703CB43DDDF208BD21674F3B770694BDFD2203BD6B7E633EA28315BEEF45D6BBA974363E978065BE34B08FBD09B3E03D5FA0053E1EFE9DBDC30A0DBECCA7FA3D5FD511BEF9B6103DF662DEBB0A691FBE4562D8BE02798EBBE4CCA93CDF15EFBEBCEA1CBE2E50083E2866373E998B463DCA38ADBC3200CF3C765F6B3E538C3DBE8B269FBDADFA773EDE9BF63C1E7DCA3D4A3BB13D33A7A83E134F263E17C7BDBD9E63553EA55E683E9D423BBD2B6D9BBD3ED5D13DD49B123E6E4A4EBEA1CBC2BC21B6123E39B4CB3B9A316F3D89FB3F3DF82D4DBEBC732E3E05552B3E225D033E0713B93CCF0A28BEBFBDDA3D4A5EFABCCC7226BD8212543D3A55A5BD2C3C05BB7D844E3EF802D6BD3FA6A33EB0A38DBE30BD6BBEFC30893CAE8E193EED0D603ECF0CA03E2791E3BDCB1A1F3ED080883EF068B03CA9B732BE00B5C1BCF81AB4BC4D6356BE40EB093EA700F0BD83AE483D1BC6A93D028B1FBE1DC8443E708F15BA5AB5153E8CA31FBEAF7A9E3D6CEBE43D68731DBD81B09ABEF5A7F9BD538EECBDC7B1843D5E8D833D38FC0ABEE1FFA9BDD6E85F3E0317143E3F91293EEC8EFBBC19E4A3BDF7E0623EE51FC3BD84AECABE00635A3EF27540BE4A059F3D47D6F5BC2B4B2F3E3CD20E3E1A5E983ED4E3C13D913A6DBC0D62983E228AC1BEE932833DB8B60B3ED1A1AFBD143E663EA0AF403E2E79273E78A106BF50AA8A3EE72FF43DD873893DF1C0673EFA7687BEF815AC3E9A190EBEC0198FBD0B45F8BD6E852FBD26F3A03EF27D683B79EBE23D6052AA3DD21471BE53780B3CF787D53D",
      torch_tensor_32_torch.float32_1: "0x04000000D1354B3DAB804D3DCEB845BEA705CA3D1D3520BE7E52F33D8D28883D72EB903EA6051FBEA0B8E43C72BC3C3D3EA708BCFD95693DD594303D6A1A71BDA3F7CCBDF5B86F3DEBAEB43D77EC9B3D0E5318BDC16B913DF6DAC9BCBDCA073D8254A03C64E5463D0FEB963C7A1F19BD2D18723D468AF4BDABE487BDEE47C1BDE1709FBA",
      torch_tensor_32_16_torch.float32_2: "0x040000001A0D583E4C1765BE3CAEEBBEE5850A3EA0520DBF0BECDCBDC4DAE2BDDD6C593E0A12493EE93D6E3ED03ED1BD5026023EA7FF9D3E53640CBE932D9E3EDBF4433E4A5BF9BD36519EBE89CD103F244E4FBD27BF6B3E7308353EB75D42BD993E193E8B73CB3D4E958ABD808397BE23ABFA3DE5A4BBBEA7DA8F3E4D853E3E61EFAE3D29B329BB9F54CB3E18D78B3D63453C3D0F788DBEA8EB7BBE0A1FEBBDC556EABE0E406BBDC06D2CBF93D071BE51ED3A3EE950DD3E3DC9753E57BC0E3E6AFF2E3E7F66E53D7421B2BCDDBEF93D431F043E4BA5183E81E423BE9AB46CBEE131953EAF5F4FBE196744BEA3E7FDBDC77655BE74A0AABDF5FCDEBCCAC5B9BC12D4FEBDB163CBBD14070FBE5AEF7CBE1D276D3EEEA5A0BBABD1A6BC6A178D3E4047593EFE6A4F3EE85BB33ED4690DBE110E14BEA1934E3A6ED5333EAFC5113EA6372CBD29B3BBBE1C4E4BBE639D2BBED3DC503D5C77913EB63F5F3E3F03CA3E854E9FBE99D98CBE73E5DCBE4E40F13D418F97BDE19621BCE2B4743DEB48053E2DBA823EB3820ABD303CD63ECC1D053EF5E7BE3CB777B83EA716CDBEC34639BEE08A1D3FB430A8BEADD8A83ED4618EBB3D14E33E88CE0A3F8000353E4E15D4BE654792BE9CDD113FAFB0B2BE5E57523EE25864BB05D2DDBD4D5AE1BD9AF7CCBD1B34103EE20905BE307D3DBEA4B001BEF21EB93E00DA8A3E99FBC1BE3DA8233E3C900CBC63D661BE127D02BF062D21BE84928BBEE8C4373D33210CBE079C6CBE30E22A3E1C9102BF4B0E00BFFE8703BE587591BE0DD1863DDC2AC93D9ED9B73E1A99563E10DC0B3EA63558BEB4FD48BE281D3B3E9F1927BF7EF2CC3E859207BEB6D3893EBA0BB03D16F06BBE4CBCCEBEB98AAABD77E383BC826AF73E3FB8B43D2AF060BE5898B23EC29686BDDC0D153E11E5843BF24032BCF914003EB22AD8BD10768B3E70F6ABBEDF551A3E2BA09CBE88B2363FFFB4A53E7045B9BE9474AC3DA2E0113F9D4697BE1BD081BD9A6186BE0E72FD3D2D2CE6BE5E3FE43DFE805C3E0AA650BC995D9BBE9CF9B7BEE0D82EBDE87F0A3ED96747BEC406923ED710B43DD26EA3BE6438253E8141D6BE36C07C3D2AE3653E84DAEE3E8658393E9AF249BE20101EBE4391CE3E1F344DBD087F853ECB6BBC3D7B3B67BD72E474BEB04DC8BEF84CD23EEB2F623D309161BEB73586BD380463BD4F3A2FBC3EEC54BE275D623E5515163EED759F3D5ADD5D3E7B06B83E160408BDA62933BE9DC619BDDDC16F3EFC5F233E6205C53EA018CA3D73C9D13DAFFC323E9AE29C3EA01073BD2491F63DB616053E9E14E63E674333BEE89F963E3E41E0BC65A6D53C766B833EF6DA883D8398D83DE986183F7FF0A9BEC8F89FBE85EEBF3DB9F482BD194E433C04CDA23DAFA2503E6912863DEE80BABE0AEF31BE64EE8C3E3AB3DABC631FF03DF5E7A83EA1A765BDA8CBE7BEEC03803A7BBA10BEE7746CBD74CA62BD7F4949BE84BAE13E62D2B7BDC363B03ED37790BE8BEFE1BD019E17BE829787BDE02AB43D0F646BBEEAD9A8BE2557E13E89857B3E6C8850BE415A813DB2DA2FBFFC229A3EEED349BE8C3A283E1BB7353E9B38B7BE64B40F3DD74F05BEB7568EBEEA5952BD8EF88CBEAE938D3E275F31BFEC6EAC3E9AF4723D488F18BE383E533EBD7B673EEF3EE4BDE3C0833ED3B4603EB5F207BD5E65313C0DD719BDA135F83DB24FC73EA517E93EB58CF3BD53A537BE8EE3AFBD017B883E46DF133B6C9DBA3D2597B63DB1A2C5BEFB9582BDD4DB043F8C26113ED3E439BE364088BE2BE5823D3029ED3ECA2AE9BDD8E58C3DE81CBDBD5E8EACBDA3720EBD81AFC0BDCE7E973EED967C3D24425ABEF4BF24BE6136CDBCFCC2B83E0257DEBDB80B593EF8E1AD3E7785C43DAB5F203E88F6693E29967B3E84AB5BBEE44F4BBD7615123E94F49A3E2DC388BD11AABDBD3783BDBE9DD7843E13BBF8BD8CD41FBEB4A738BD65A11C3EE6D9933C8B8E6DBE012564BEF4B7C0BD508E9D3EDE64C0BE8D8F2A3E921C113E3E212EBDD6290F3EA86611BFAE24F63EC1810D3E0164B6BDE0EE41BE3372293F25AEA73DF27051BE4204163FF3B180BE5C7D7BBC02629BBE9D60F23D0AFA003E100AFD3EF18409BC2BE4813B5CF03ABE4EF153BE072A54BD3305D2BD357808BE5A9E1EBE232DA43CA53D3BBE16006F3EA586B2BD20AE12BE031DBABD94B14ABE6585D0BE2817C5BD9870B4BE812B923D792950BECE5841BD8889FE3EB2219CBE4C4A1D3D5B0176BCED05243E77B7CABED350123F98125CBE6D2201BF16470CBFC8B68CBC76CDE3BEEC5CD1BDD50A83BE3A8788BE9E758FBE715B703DDF1FCABE744CEB3EBB8B673E34F929BE79FB393923A250BE811793BE43197D3E3F94613E31BBDDBE764527BE430501BF9727B3BEBF4B5CBE9C6E87BEAF5FE03E006194BDD72CD6BE155E2A3EFA070ABF8B53893E38D5353E1D35E5BC6B0C8F3EDA05903DF325513E50BD43BE154E153DC5CCE5BD43429A3DD96A353E51A19CBE8FC38E3E98A60BBE6E96B8BD0092533C5604DFBE3E9C69BEF074ED3DFA237C3E4FB2D5BE914BC5BE3930353E64C891BE4297373E6A9EB1BE465890BE9EDB853D7387863E59AF633E1E7EAABE13B622BED02DDB3E148A22BE19B346BE3665443DB8F30DBD079A9E3E1625C03D4927F4BD5530A6BEA83C843E29301B3E56DFCD3C1482873EE56C083D37A48E3CDD8E64BEF05C8DBEFEEC9B3E17C0ED3E415B37BE167A9FBEE98B14BDCED118BC2DBD9ABD7F0F46BE8D90A1BEB4250DBE344085BE70E3D1BDF3E067BE13720C3FFAAE44BEF7E432BEF0D6553ECB927ABEAA19973E608482BDCEB40C3F13DCF7BE62200B3EEFBC843EC988813D2EEB8FBEF2394E3E7122193F1335693C712A95BE0F4BA83E",
      torch_tensor_16_torch.float32_16: "0x04000000357F27BC3E3B01BDCAFB18BE96E50C3D48792E3ECB46EABCF3A3D53D585C0A3E9E31B2BD039C76BD63FC2A3C2A32853CCA4A10BE4935C5BDEEBE2A3D4651FCBD",
      torch_tensor_16_torch.float32_15: "0x040000000209753F2BE66B3F2D617F3F4379713FF69D8C3F22CF7E3FB889853F440C7B3F7B54843F86D66D3F1ECE963FF8A9923FED9D873F955C853FE58B8E3F70EA713F",
      torch_tensor_16_torch.float32_14: "0x04000000CE309ABCA45C8F3DFDEB833C0B129D3DDEC7B23D9609903BE00D3ABED446A43D42055DBD626DD8BD8218C23DA610233E2BF11BBD511D18BE16D8A6BD903423BD",
      torch_tensor_16_16_torch.float32_7: "0x0400000043A6E73E60D7673C2386863EFD964A3EFB6BCF3ECB694A3E3788C6BD6F94EF3DF25708BC700A0A3F6555E7BD162350BE15A40EBE770DC9BEDF8001BE0023C4BDEB66FDBDE90AADBDB9FB84BE67E2F2BE4C7D5CBD42F8EBBDC8F88B3EFC97A43E16134C3E86E99C3EEDB698BE9EFD8E3E6FF994BDB623BD3E1810C63D1FF24CBEDC574FBE1F38F5BEA015AFBEFEDF26BE60D06EBE6C7601BE2FD3D4BDFA8293BDB8CB0EBD0F6AC73D75C4CB3EBD93E43D24DD523D22A510BD6081F23DF2F570BD417787BE6F75C53EC5740D3E1818CABECB8BB1BDB8E1383E739522BEBADB923EFD79C93D44E4213BB20A763D42FA32BBCFDA2E3CA483E0BE19CB60BDA47360BEAD11AC3D38C34BBE4C0F6ABE4ABD2BBBE52DCABD27DE94BE829FC4BE282890BE6F74A03EF137323E82B5FDBED61502BD945E2BBEABAF7B3BCB12A4BD2441A5BDB721DABC89540A3ECCD947BD060C9A3EC8E80B3EC64B143EC167603DD04177BE29AC633E89FA373EF9D954BDE28BBA3DC40F013FD8E2583BE60503BD448610BEFBC2FFBE50B0CDBDAA12833E221349BD86703FBF7E5AA13E8263B93EB872D23C5E92AF3ED2EDC6BD35BB13BD0F51DC3EAE34293FB410213F53179EBED7419DBDDD67803DC550BDBEE11E87BE03B9CC3E24676DBEFD7BCB3DA9E934BE4B6D073F1998B4BD831D8E3EE135A53D21C019BE85C762BE1C9ABE39AA0D55BEB35596BE3412663D0ADF7EBE230671BD1396A83D37D5093E9212AD3EBB1F4EBD3C8EA6BE749678BE0A341FBE57D5C93EA8202BBE8A6E563EF9A8CBBD1623E4BDEDC36D3E6B1859BEA0B93F3EB6E27ABEA2D5F1BE602D98BE8D28D0BE37FEA23C5C2C703EF65F093E5FFFA93ED6024A3E16DD083D4B392B3E2F3CB7BDA8D2A53DD36B953DF46C063F4452B4BD12B08FBE5BA75A3DC6F5F5BCE75BFFBD7B564ABED93156BE3F705D3E0BE56C3EE22493BE425AD23E66125DBD3374CEBD664596BC4D6E053DC648903E3622C23CEEF3D13DB7C6CB3E59DFA93DC89704BE268C9D3E0564AEBDB1CA9ABE16B8C73DBC7EF03D935D82BDA5C98F3EF87171BDD781663DA4BEABBEEBAED0BE0C8D47BD23E13B3D6CD3BEBE6B1E5A3E59B54EBE4B42BFBB5497CD3D3883BCBE40DAFABE6EE384BE62B1F3BEB4775A3E7057723E454C963E99CCD93E9FFC8E3E7EF5A4BC3E91B8BE55EF29BD02F8D6BDA0066DBEA89A15BECFE6E5BDDE564B3C6E0ADA3D347B72BEAF9C483E6F468F3EAE1F843E7419B0BD8A555F3C2358133E176BB8BC2EAE9B3DDA413A3DACFFBD3D93E4A5BDF2D3BEBE0C382E3D5FC02FBD08B7733EFDD5CF3CB607DB3E402BC63D90B02C3D3F2637BE6BE682BE53E1183E453CA13D2FB20A3E52F718BDDDE4093FA3CA983EF9F2C13DFCACA93E735543BEAF6CE63EAE3E55BEE635FEBDB5CBAEBCEEA8293E97ED833E3A9B1FBF",
      torch_tensor_16_torch.float32_13: "0x04000000662FC73D3F1BCCBD593B0CBDEA46E93DA24EEB3D05458E3D8A5FE33CD00253BD97D795BE96115DBEF52D923D600DBF3D387998BD600B433D3B1CF9BC48DE75BD",
      torch_tensor_16_16_torch.float32_6: "0x04000000D265353A96AF223EC1964F3DEFCB13BFABA0E3BDE830603ECE608BBED698973E4D72C5BD8915C03D40375ABE2BBD453E70891CBEF6954F3E5CE3C6BE017DCCBEAC35FC3CDD91813E65CF4F3E6C20903EB63A01BE8F20113B6868DD3D615C37BEE315AFBD8A3F11BE807D283E45E827BC695C35BDE85C663D31F9F83C68B380BD45900B3EDE5229BD8CD9B0BD52A092BE63524BBD749109BEB0E064BEAD87B1BE8FF3A43DBE92CC3E23A280BEF056BE3E923CD6BDCB6B853EFBC7A6BE1EB2E0BD70A5353ED8F6BABB304B303B5479E13E845F423ECB4FA1BC92B361BE30B5CCBED740833E904CB5BDEE72A7BE8BB415BE6EC883BEC3E1AA3EADB1193D13C184BEC32E073FCDFFCEBBD935BABEE8D53D3D1A61A6BE6CA1C2BE1F7A703E79FB7FBE5DFC32BD5DA7663E85A9E8BDD2011F3B3C508EBD9B04933E037C24BE3C1218BF218F823EDAB4EE3D389F573E2585DA3DD34ADCBD205672BDEDB866BB96C3203ECECCBBBED2EE133EBEBDB53DA4B871BE6634D43EE04ABDBEF9E4F53BDD0FCFBE9C2EC8BE55D0703E27F2833D5F53543EB882653CF25EEB3D8B3767BD2B9D613EB1F586BEEB7363BD07E7063FCE6D233DC9799EBE892C71BE3BB068BE628018BD05C391BE955DAD3A188C96BE5B037ABDDEC5453E2E1AED3E9ADC9BBEEEF66A3AE63517BD6EAA003EE7B7233D8761963E1953AB3E9B4280BECD8FBA3E64F46C3E7B23243E5689CABDE9CDE0BC71D8F7BDE68E13BE9B1865BE3799BABE64F8B73D09FD773D1B472A3E122E09BE8565293D9BD58FBD9FA291BE01526B3E4DAFD5BE1328F73EE8F9483EF52E213E586EE33E9459CC3C3E409CBE698BC83E12D5D3BB99F913BE174788BE228494BC113E03BEF08B7A3F3AD8743EB98315BFA940923E711C003D60BC653EF1CE0CBE57C8B43D6060053EBFA02BBEBB38EFBD0DBA37BE7FA031BE7B53803E1E6E103D71C408BC048714BE0F47BF3EE2EB8BBD8951173DEFBCC13EDBAD153FDBB8433E9086A83E917A203E8E228E3EFFA2A33E1BB79EBE73574EBE74C3373DF17CEF3C580DD63C0E35E03EAE9B243EC7F52DBEE6BA60BEC1D6E3BC69535BBE473E2B3D619847BDCD6AC33E03665A3E8F6B91BE52F1133D8798EE3CC80BA4BE1DBD123F51DF17BEDC0890BE048FCABD8808C53E18BAC13DACF2C5BC53105BBED5E079BE79EA80BEAC9F8ABDEA89A23E98BDFE3D76FDA1BEA3D8633E9A45C9BE97E2FF3C40A4A03EEEACDCBDB049133EDDDE893D86E43B3DCA2C14BC1E7F5EBDC807FC3D1835F6BDA16E243D6FB83CBEFF55303EDEC92FBE89A44D3F3F15B1BE21FE1EBF0C9ED0BEB50C7E3B659AD8BD8BC34E3E8394BEBDEA123B3E0089123EB46EA43E801F5D3E19A8373E8E862B3EA429BD3E4A20DABD49E79B3C136076BC25C709BE57E8F83E15CE89BDE2BE58BD1826823EBD640D3C",
      torch_tensor_16_torch.float32_12: "0x04000000E00BB43D5E3AF83DBF4308BE5A9ED6BBCD7B23BEA64A48BD4E0B263E32A49C3D0D0F11BE5330E9BD363A0A3E42A67E3C101C1C3EEB9579BD1A3E70BD9A9EACBD",
      torch_tensor_16_16_torch.float32_5: "0x04000000C1C0E63E222BB03DE23D803D7B4DDBBD24497FBE37AF4CBD49AC5CBE1E9AAABD462971BEEFCAAE3BD7D0513D076A1A3E73B6ADBC1CA581BE4E18D43D018E88BEC3CF18BFB6D45D3EE8BC54BEAC02873E034E8BBE4670C1BE6E1134BFCA5AF7BED18AA5BD55CA1EBF44EB84BD48B8E63D9E6F143D0B4B8ABD179F7B3D958FCCBE4AE6C0BD0486B23DDF0950BE1D5EA3BE12891BBD8897BE3D7514C63E97B0253E06AA33BE6AD50C3EE9C6013F986FEE3C218D463DB5D20ABEFFD4B93D4B95BABEBA7811BCFAC2B9BCCC81FBBEF8D251BE548328BDC84AACBE832834BECDDA673E3C47443E620C00BF41F5123D316C2EBE793F94BE0E778FBE1FD3AB3E794E27BED403803E877047BE49BF4D3E7731A53EDC9D86BE89DA08BFF895B5BD444E383E688A6F3E58E4B4BD366E3ABE6DFD14BE0CA559BE4B1B853DD347853E5CECAABEAF10A23E4D3957BE02C6853CFA29BDBE4ACF3BBE78C76EBEBF191D3E8533383EC394AA3E3D5E7A3D93781FBDF44E47BE4899953E7823D4BBBE9C8EBE0F2A153EEE3451BE02B5F6BD0845133EA79FAB3E4BA3F5BE6E8FE8BDA4664A3E706DE1BE5A9C98BC36521F3E4AFC11BD69E17DBE986F993EEA56F8BD30580ABD1AB9383E801DCDBE1B5EBE3E92F3003EFE35AEBD667EEE3D758FD73E51DD95BDA5C8453E045C2BBEEDBB943E071AF6BE6D0487BD2111FEBEC2701C3D2DF857BE0BA789BE303179BDF88FC23D1D5239BE15DEA13DC9E6D1BD7E31053F5F528B3EB8F8FEBB817C243F994215BD3AB88E3E60B082BEA6D1D63E9C5F363CC522883DE84555BE46B0E03B250124BE3C11623D12202FBED241573EB873C43D9B2133BE868379BD797C2B3DACBF2A3E5EA38ABEA019D5B977ED5ABEF38667BEED9590BC863398BE279E7F3E9253F8BB12FFB63D7CAA2ABE9258D03E797AB9BDB718173DBD05A43C25CD4BBEDF0608BE4E6904BE365B733EE568E3BD6FF8AA3E5501CFBC469B893E03AF76BEBD49A5BE9A5DF5BED52F463E1EC1933CBE6794BEB6A3063EE5C05D3D7F4CA23E574A093E54D13CBE817B90BEB5A9BEBE186FF23DB95044BD99AF66BDCBAA53BEF56D543BAE7DCCBB4419143E00C0923D3AFD993E699EA53EC8A98C3E76ACA6BDBC6AF83DDB0096BE8B76343E9B38F93DB876BABE75A9B9BE085A19BE458C5F3E7DC879BEC64B12BDD4CB71BE1D65A03E80E1EABE722CDDBE29699A3EFED928BEBE969B3E127C89BEC66DE8BDB72E263FA2F27B3E6ED12CBFD826E13E499D2F3D91AB7B3D4B740D3F95363C3E4B8059BE6DB5733EF719BD3E075BB33E9537313F3A56133E38F9593E134E58BE4DA3F13E1FE7423E9F96173C463D423D914190BE6B01553E37146EBE390F693DCDBF21BE42907DBE85AB76BED63E563EFE138A3B6A1549BCF461403DAC7FBFBCDB01A3BD220DAB3EC6659F3D2FC9A0BE",
      torch_tensor_16_torch.float32_11: "0x040000007CBB06BE3FA701BEA632C1BDF976B6BDCEFD513D0055D4BD49F1283C789122BE4AFF913C1AAC323DAA9DCA3CBD6787B9BF498F3D353305BDBD0169BD82532CBE",
      torch_tensor_16_16_torch.float32_4: "0x040000001A0949BE52BF103FB51494BDAA01B83E16538F3E7BF43F3EDAA4BFBE28C80EBE4D10DB3E6512623E831ACB3EFC7DC63EA31CBBBD98999D3ED2877E3E1687143DBEE3F73E1291ED3DBEFFE33EE6CC7EBE903CACBD898B64BDDBA580BE7B36173EC93994BE297B143E4602A6BE87A3A23E710F2FBD96AC963E8DA2B9BE063989BE14CEB93D4B1D003E4296443D3D35613E11B6443EAE27C6BD90501FBE278CAB3E8264AABE66FBC13EF86938BEF56395BEF0E6BABDB379AEBE0068993D49F4F53EAF8F1A3D49FAADBE6A66D23D7128C0BE7AF2203FB1CF1CBD67EDCABDC526A03EFB19FEBE76EA73BE2FD2863EE1E986BED657423DE234A23D64CE683EFA62283E0081CD3EE191F3BB8B426E3ECEA004BF33B7033FF63D19BED3504B3E2A13D03E786D393EBC09A13E920A9E3EFC90B9BE978719BC6DFAE3BE5C9971BDD02D00BF3473A93E0A94F53D85859C3D9DCDA1BE6C96A43EF741183FFF35F2BDB8D998BEC368BE3EB7029DBE89F7B3BC50369CBE6B2692BD2BEF02BE3D5F97BDCC1617BCB24252BE7F388BBEAA78473E4E0FC23D7BBAEEBE142F28BE06B3FD3D39BEE2BE8D70AEBD002A8E3C61199A3DA65BA6BEFFCC97BD84AF143EC134CF3E62B8D13D841C563E5A54963EDF2CA63D88E9DB3E2A70793E260F9C3C9A1E933D4C51993D892D96BA9C9BE4BDC9EB2C3E7FBEC7BED331DA3CE5F6023D1487B53E13FBDB3CC372F83D8659BE3CA027003FFE8BEF3DE72337BED389853E1F188DBE7030303E7254C33D65138CBE1B4B003FBFD0CCBBD3C3CCBD06F60C3E3AAFD1BEAE6F863EE4C1583EF80ADDBCA434A63D19A8193EE2C0EE3E3C0C793ED01F8B3E3E688A3EF84489BCC3A88E3D9A7B33BDFE2E913E838266BDE00E873E5D4A973E058B1D3E24F29FBE90CEE23E46739C3E3CF02B3DFD4D993E1DFFBA3C4361253E736864B810F1553E0FADA9BC2285B13E295AA5BA50F71A3E64963D3D563D1C3D80729A3E351CB3BDFE193E3EC991263ECAB9B9BD21221DBD207D623C9EAFBE3E4B31AB3E94B553BE90601F3EAC26833C013083BEA05F7B3E1E4C463EAFF5AEBC1CA6C0BE4C32AB3C5D15B23D7055E1BD9C81B93ED7F49A3EBFD04F3E6F903A3E60ADBA3E5E935EBE7C26A83D3523A7BD1441C03E0BF31FBE496D1A3EA10171BE5BB7D23D3C1911BF49BCD03DF6E2BABDA4310ABECC5EA1BC18A2B3BE5E7C583D535E25BEE4030B3E7DD3AEBE1C180ABECC56353E88654E3E88A5C4BEC51889BE888881BD9153153EFCAC993E503855BE7146B0BE30F099BE01E62B3E09CCD73D7E2831BE659812BC87182FBE0D0D2CBE32F994BDD9B7EEBCF8EC323ED826F73C3145D13E129C323EAD16373E7482883EEA0F9BBD6D41863D1B7F143E35995ABEBF628CBB7A07B33EF774F93DEDBAD9BE1FD7E8BA41301F3E3CADE1BC7EE8BFBED92CB13D",
      torch_tensor_16_torch.float32_10: "0x04000000E65871BBC0E445BECE592EBE20FD4F3C0BD205BC27F302BEA0CA213DE0DC6B3C1B01E7BD84F00DBD786990BDBF7C283ED43F31BE76A303BEEAE2B23D94F4253D",
      torch_tensor_16_torch.float32_9: "0x04000000E9F8813FDE2A903FD0F3933FFB01743F2433893FC5588A3F01BD853F358C733F93EB823F682A6D3F6F19833F6A6F663FF229703F07BD903F0F909F3F2125813F",
      torch_tensor_16_torch.float32_8: "0x040000002A57073C68FFDDBC72AA213E962B64BEAC0A043C78AF653CEE8A473C4922113E8E11943C5202EEBB9E3B473DD829073E564E39BE4B616DBC6BF22C3E184081BB",
      torch_tensor_16_32_torch.float32: "0x04000000397495BD39FE493EEE1095BD5B18243E3E1300BF5691A2BE2CBDA4BBA6CB683B3880313DAA2A9A3D8EE688BDA5658ABEF98AFC3DA023C13D661580BEB028E43D5490E03ECE01443EC8F80EBE73E939BEE28076BEE13837BE93006C3E5E1106BB50E90FBD4765F63D75E78ABD5D514D3E403DAB3D86514F3D3B0EA1BE068A923C0C83233E714B633DCA900CBE08E467BE9CD7E2BD332C3B3E734A053D06C4963CCDF38FBE059F53BE8EB335BEC9BD4CBDE402623EC65F05BEC55861BCF1EA9BBD706CB83BA7C5C23D61370BBE86F8823E0545A5BEA4DDDF3E13B773BE954C8EBE11CC003E022482BEFFDF32BE34AC47BDB7835DBD86FF04BE896D733D054F15BEEC5EAC3EDC510BBE4174BFBED854EABCCD2803BD1E3CD83DF3EF23BE4129983D3CF03BBE380AA1BE14440B3E1CD9F3BD9DADD0BD40BD103C3FB9253CD13EF8BE2A8A11BE3CC0F9BC9F42C8BD68CC413EFA672C3EA2E625BD4F29E9BED3D2693E45D3EEBD312D97BC049523BEA589A33EE474C33C6C4E8B3CED19F33DA4035E3D29B13E3E4FDAE7BD1D369E3C23120A3E2426293E6FABF63C6C30B63C530CB2BC6E5ADB3E155E2A3D4612DEBC517131BE52EF47BDF0932F3EEBDD9ABDE1A09B3E65B7623D5D2F033E96E07A3E4D82B4BED983B3BD02C73C3EE6EE5E3E9D54463DC2772EBD8E54203EE449113D5D8CD03D0C8E81BDFFF0BB3D6863A7BC4C4EE6BD35CD003E3FB5BBBD62D3C3BD5B47C8BD1B7539BEE3AE923E39D2BEBD392401BEEB6882BD25E8BDBDBE3730BE5EFACB3E0AD7BD3B420995BD398DBB3DCAAF253EDF181CBE8E1D873D0B59913EF4DB6E3E6459A53D82B3ECBD3B80053F23BEF7BDD578DABED4FD423EF7E4A5BEEDB173BD7A1387BEF6F16ABEC0B938BE5949E33B1B65783D530F4C3EB9D9A43CD6F3283E0C0881BD458526BDB9E327BE4B09AE3E66C5123E8FC8F3BDD2A92F3EE3087C3E39C52DBE7A35E4BC838F273EA16F14BE2616B9BDDD24313E7738BA3DD13F1B3D6D9AC9BD7A670E3EECDC69BEA991BDBDE54B193E4EDB893EC9173FBE5524CABE0BFC8E3DDACDC0BD91780A3E2D812CBED6CD1ABD9990173E9041813E011F393D6342803EBC172E3EF0F31ABEBF9310BE6BED5FBE37E4A03E9564C439AF41943EE3EFA13DD220963E93A8E03D2ACD97BC7A5911BEF80965BDAAC933BEEAC730BE3D6D4B3E333DAD3D083B313C8ECCFEBCA30AA3BC4FAD1DBE28E97FBE2677A23D70AB33BEF47C6C3DD16DAE3C176CC43D7BCBE0BD8F16A13D02AD2BBE4B513CBB90AA2D3E795E3ABDFF7820BE00D880BD542B8CBED2AF013E503C1FBEF9C51D3CA9BD41BD2BAFCD3E03D6A23DAE5CC93C1149903D9DFD313E4E179CBE0B8F7FBE1D186FBE7CEBE03DB56B2ABEB13A3CBE53376CBEE1DC6B3BDA51493EB7F5B43CD7ABAC3C1F321CBEE94BF23D31C5C7BDCBC306BDDA6DB23E51AC11BE4425C43D6C2BFE3B3A17783E458DE9BE1BE7D8BCF4228A3E4A58E43DA25B28BE3B60EE3DFA8EACBECFE31F3D83DD43BDDEF1013D90882FBCA82C08BE54EB863D1A8FCE3DE38DF6BD16BAB33DB5E8873D834A703DA254A9BDDF5DB23D1BFC15BE35E5933CE063ED3D1305E6BDEE45483EB44B37BC2233B63DBA72033EF8FB133EF98DAE3D1325E5BCB2611E3E69B6473E8F208EBE4AC7093E26F5F23D2F6D3A3EFC7E593B01316DBDCFF4473E9CF10E3E60DE693D886451BD22D25FBEBE3EA03C095670BDC32C5ABD14AF133D430D94BDA385C83D821ABCBD0844CC3DC1C5D23EE976A03CBFA74E3E29A857BE1A8E283E3ACB94BE1360FB3E4DEF3B3D99414E3EB5CBAFBDA15B923B3335373D713A953E053B40BE0C3046BD78D323BE7855C5BD54357E3EA1F2DC3C12CDBF3D45662B3E2EAF503E995B003DF93220BD7914F3BCCEA4023E590A063D0D10423ED48E533E6ECFD93D4465AB3D7AFF883EA3C8973DECE0493CED8D98BDC54522BD3316C03EF87A2ABE52A96BBE65C6E03DACFD433ECD68463D3C3623BED18482BD61EA9ABEC0F6083D9964A2BCFDDB183C8C4FA43E84CDAC3DD695F23C9F73BF3DD13706BC49C49DBEEF193D3EC97CD2BDC66EC93E041B8A3E6357C0BE315A7FBD4F57703EF5231A3E81CA333E9823B53D954F4BBDADC9FBBD1D7DA6BD0E9DB0BE0871923E591D27BE3865593EE240BDBD2438D33D6B2BCFBE783394BD4D4EF3BB3FF5FE3DD53508BD6083D03E5F00ABBD3E0180BE38762E3E88E188BE7287413DCEB334BCEED48DBE3E28A8BE8A4F403EF19F0BBEADF78D3E449E21BDF957603E955C833E64DC85BE23344B3EA26087BCEAB683BE41324CBB1CF1BBBDB5DC18BE5D54E43DA73A413ED1F3203D1BCE4CBD0B78CDBE684B8B3E97D6BC3E9BF4A43D20B9BB3CBCE1E93D7E7ED33D43DC2A3E453A3C3E0CC9313D96C4D73CFD443DBBF0D3583E8F22B83C5E30253C712D76BE3162513E6A7353BEC3DC0ABE0CCC953DDB2312BEFF890CBE11A9E7BD328577BD675E9E3A7A25D2BD856590BC98803ABE891322BE8FAAC0BE517B6EBECD6FB73DFF9C383E9B54143DDBBBEC3DE0EF8EBE39C35CBDE5EB0ABCB9F8B0BD9B7E0DBDD820FF3D0D1190BE902B8BBD08EC053D07A05CBE381FB6BEAE7F01BEB7535A3EBE71BD3C109CEDBD2F6015BE442A763EEA5681BEC3B8413DD3908A3D4ACD6CBE2071243D8D78CCBD7DBD09BC94FD023ED27F4F3E3B8FABBDF904093E735A7B3E2026833EDCF58F3D8174D1BDE07526BEEA7EAEBD01897ABC256391BE9526F73E8C3FC1BC703F39BD5FB089BE5071833E472826BE9B3984BDFB9242BE38884EBD5FCA4BBEA339E13E467D8CBE3423D23E8C5CEB3D283D85BEB42F41BEEDA1233E0849823EFC89A4BCCF9006BD8AF5D13DEE8594BDD0100D3E",
      torch_tensor_32_torch.float32: "0x04000000C312B53DA0CC6C3D5471083CA502D2BC90FE403BA8D653BD5E34113D2AAFCF3D9683DD3DC83A87BC325C0E3D2ED71CBDDEC0983A6E43103D02D3793DF30B20BD3FA7A53AA8A2D3BC49A40B3EE36BD5BD26BAC63A324F31B908B352BD6AFB413E68AFA2BD42CABBBD10E224BEEEE247BD664A44BEFA7B9C3D2BB91F3DDAC098BD",
      torch_tensor_32_16_torch.float32_1: "0x04000000A3749FBED6134BBAEF6A4D3D995929BE2F7842BC7BCE453E8A0F703E0C4515BF1747E3BDAC58B3BE0BBFE1BED5DC463E2EFEC63B41880EBEE8B182BDA6F98F3D95AAA03EDA5BB6BEF47701BF07A822BDF457B1BE78D8C1BE8770E33EF10A903E67F51BBF5BB4193D577FBB3EEDDA8F3EB959953E4E07F9BDC210C13DD0449DBE914926BF24F6A13E6B58523D87A61F3EB1B02EBEECF9A7B9F0588F3E31C1E33E50CFBCBCB1F48B3E58A2A0BE625DEC3CE1F68BBEFD9A8ABE231403BE7DC7CD3E0ED3303EAFA8CB3D3E99493E9C029F3D0DD905BF683FC0BD0549F1BE2E47CDBEF02819BF0584E23D1F47A23E95E4303DFA74D7BB50821ABDDFE4B2BE0A1D11BE1B0840BE0011523D9748CFBE65B267BEAA0D053DE32E6E3DD76A43BEC129D03EE259D6BD055904BEF65AF5BD09A6E0BE1CA651BE5A55BD3EAB9305BE2D2DAEBEFF173CBEAE2681BE89B710BDD794A8BE5632863E4801923EC3706C3E8457D83E5E005BBD6147633E0019F9BC6FE1703EDD0C563D210001BCB235B9BE3180A73E2617CF3E2962D7BD2583B0BE5CCC163B4F0296BE0C7DF63D8D3702BDF02E6BBCDCB8693E6074CABE355C833E2BBE943D63D21ABC0E40D1BD6F2F05BD3208193E13E8EA3E2D6B7EBD11DDF63D21F1DA3EA5B5513DBC5836BDE118F43D010714BF4853D4BE9680F93DA054AC3C7E6601BE08EAAF3CE1A8CB3D7CB311BFAAE94B3E07006DBE6BF08E3ED2B49ABE02BE9F3E587038BEABCB633EAE93B33D5590DF3D4F1CDF3EF78A45BF88F6593D60749ABED0501E3FA2EE563EE4D82A3EACFE8FBE0452153E8AD9573E7BB469BD6FE6203E3D22F83D380B2DBEC35CEE3E8A590B3EEB3DB93D003AA43E0164F13E6E533CBE22FA923EEBA2C73D0A05FF3ECB0D963ED65A55BCDD18C23E48C1683D79EA793D45B157BEB7DEBDBDDE1BD33D7CBF24BE98BBFA3D992FAA3E5DD52C3E76B9803D769437BE3638753D74D2623D108027BE095609BE8C2CF33E3CECB1BC7BCB553C23B8803E5B64433D4479B0BCE80D8EBD5DDF3FBC162DFBBD187914BBD81A09BE7900563DF5ABFEBDC322D7BE9963243E18B211BE3D91913D7EF3523DF066C53EA096813EAA578E3B2669C73E22C470BE961B543E6A327ABED977653D396E183EF0A9313E42CD363E35438BBEEE93C53D665433BE8C6027BE31E9873E7D551FBF1136CABE82AD103E5744733ED2A352BEBF9DA93E0B8313BDCDC012BEDFF9703ED4416ABE8695773E41A96EBD2D69E2BD8536DCBECCF5543E480C13BEB027053EA646FB3C609AC7BC5B3B433EBBCCAEBD7301EEBEA29BF03ED2178BBDCF69A7BAC564153F413761BEA9E99FBE186F9ABD201781BE211A3D3E958C3EBE59F308BD09C8D93E405F7A3EB31A773D5D1F043F4001033EFD8A92BE0E1F273EC679BA3A96DB663E5979ABBCF2E02ABFD0D8873EDE84333E4D1105BE8E52D5BE0AF2953EAA5B4B3EA55087BE20B12F3E2B5F293DB478AB3ED4C24F3E18D94BBEFCB4D73DE1C60DBE342D123DD2A843BE10FF583EC6FE9E3E181661BDEC614C3EC8AB55BEF4B3B1BE96C9313E1592363C9AD7CCBE348F8CBE130AB7BE75CE0D3E1C3F013CCD13F2BD511C58BD6F25A33CC40014BE48358CBDE6A1A1BD7E3E7ABDDB6AD3BEBA3DA63E5E62173F943BEDBE20133E3EB4EE8B3E2EDBED3EEEAA79BD32B8DA3B438F943EFEEE373D39D70F3EAB66823C07B9443E783B673EF41AC73D194333BDB9FD813E9B470A3EA8F7ACBD429E02BE4B6D1EBE9B112BBEB8018D3E436845BD66C9A23E65A39F3E963FA33EAD686F3E08AE0F3FD9D320BFC273DC3DCE82953E8EC0A9BE07E4D23D5364CEBE5DA7523E5C89CABE7B33C5BD880244BEFC73A5BE0E092C3FF90CCF3EA95F6CBE9CB7E63E031E56BEC7B4063E312C0FBE6466103F0CBF1BBEB091E1BD37F2F3BD0F8E5B3EEB408ABEDA3C2C3E56BB3D3D26DB573C157027BF99E9DC3E998A1F3FBF9966BEB886383E5F0FAE3E349BF6BD8BDCB9BE8C9BEE3EF8931BBD032C8FBE78228E3E771C13BFDADF803ED8C993BED3948FBE76FB16BD5664BA3E29F15B3E503830BEEE8E4E3E31C88F3D03CC9DBDC525E83D4E29953E7EA6B0BE12E2E0BED3F32CBE527AB43E22A944BEBD85D13C224424BE6B55833E76D024BFE23B113FE05C9F3D5D6C203E8963B5BC75B519BE33AD8F3E829EC6BDC205713E209D26BE2257713E9A4EB0BD70B6E03B54051BBDD2B0423C230252BDA6939D3D26332ABEE4A74C3EDCF2DF3CCC0E9A3D2C02F13E9D3FAD3DDE9A143F6B6EBFBDF9CA993A3E5622BE80EC823D7D3A3BBE85B4F1BD7510CF3EE3D20FBECD4D8B3E6B7857BE858F9B3E8FC773BD867BB13E24B5C9BD9F43EE3DA2E056BD55129A3EA24642BE7F728C3EFD6D47BE5D4DAF3CC6E8B3BE4FEAA63E3EFE80BEBF66F93EBE68703DBDBE2D3EE354AD3E1E78E33E5A96B73E87A1033E10F2CFBE0B853DBEEA61F23C922C27BD6F4634BDF56DDF3E0B2D97BEA636F9BD9F329DBE0EEF91BEE95E963EF6C870BE455F43BE7FE7B0BDA220B83C7C270E3FF302EBBD07C6873D5D9AD53E83CC8A3E0A0E713E120C353E2C0AB6BE04C3B8BE34AFAD3E18B7013E173CBEBD101D813E5A008CBE3EE24C3EDE367B3EC366833D4912B3BE0E6FAC3E47B385BD6547883DC1C5FCBD7A57F5BCD49E653E8A1E153E80FC943E7843B83EF397F53D1B25BA3E54B21F3E65CDBE3EA7758B3D2550BE3EE85A913E362D853CF7B61ABEF5AC353F65AF8DBEA943803D7D3882BE1D4CBD3D2C69B9BE589AB2BD7E48E9BDA609343E347BD03D113C053F7EC9F23B87CE8C3B2E4A003CD9A7E93DDC71B6BEA756F5BA67CC03BE30E411BF755D0E3EFCBFAD3DDD1FAFBDAAFC87BE5E3653BEF4CB30BE",
      torch_tensor_16_torch.float32_7: "0x0400000065EC02BE4D120A3DB2D00BBD7580693D3304D6BD72B917BDC26764BBCA9C3F3B5AA42E3CBEAD8BBD173DB83D093632BD73C3923D2BD206BD145FAF3D099D21BE",
      torch_tensor_16_torch.float32_6: "0x040000004DED833FFD60843F41A28A3FB523733F8DBB873FABD9843F0D96773F9E3E6E3FFD597A3F3F03643F32F6793F6F2A763FA8D6813FC12FA03FB0C37C3F39AF8F3F",
      torch_tensor_16_torch.float32_5: "0x0400000051A38ABCAF7D27BEA21F18BE1734A03DC8FA763D7BB3263DCA149A3CD3C8C33D62AC33BCEEBE2DBD3A2353BD7D23E53D129DD1BDFED5543D04D9A5BCD647893D",
      torch_tensor_16_16_torch.float32_3: "0x040000001EA4ED3EB19114BE6B0DB13E07AFE63E09EF57BE750F9DBD4A142B3CDBA2753E9BF3AB3DA66F7F3DDEA727BD8FFDD9BE321488BDD018133F194DB6BD0E974E3E761EE3BE2CCBA83C74D247BDB8C01B3F68E8A23D889F0F3EF60CA9BE5E3D623E3FC2E1BDF5D8033EDDF8DB3DA1806CBD4B5FD3BD51FE053E3D7E7FBCBAF62F3E4B714D3E768C97BEB5F9DCBD46DAEC3E2951C33DF2B4A13DD64666BD155B493E4568E13ED72F5CBCE18A1B3EC66FCE3EAC3ED9BE23A87D3E20975E3E5F6D813ED9CF803E587C9BBE968EC83E3C094C3EFDE73C3E3FBCD53CE2D95BBB6CBEAEBD295A673E0E54923E095597BDA2DD103E46B7883E730CE5BD5D3A8E3DC5D05BBE38DE86BED7BE2E3D6344B6BE9245C1BD043323BED81BFDBE55540DBEC7FD0D3EC56D983CCE6CB33D00987BBDA6D75FBE09AB553D6D63FBBDBD4F70BE9C62ABBE6171DF3D1AE97CBEBCD7D8BD3AAA363E313A4EBE905EFB3D65135D3DED0E37BEA7AF903EB2A8D7BD193FF8BD4E5E03BED99CACBC1FA922BE0A1F093EBEE66C3EAAD2E5BD200A4FBE29BDCDBD1237A7BD9F9894BD85E30ABFBB1F463EE5F36A3B88453ABED29FB6BD15FD86BD29A7553DD79EF43DB6C45DBE89EC363DFA54CDBE176684BE42E6BB3DF389133F8553EFBDC3737E3DE1D66D3E841D4DBEB893093E64D0C63DC8F6D9BD2E78C6BE7B1CC33C1DFE583E1B376F3E2135D2BE658D723E8B66B8BEA78F62BEB56B003E3973B8BD24DE60BD2DFE203D927F293E5A11AD3E05A69C3D05924C3E58E8BC3E6C1CCF3DCFC08DBDE7724D3E05C102BECAD02D3FE1EA20BDF57468BE120BCFBE59DD38BF0AC64ABD21302A3EC7B8B0BE9CC582BD0DB2203D3B98B1BE88A910BEB17E02BEFCCC8CBD5EC98EBE41CCAEBB87837CBE0A75113E433998BE59B48ABE2A954D3C4BD4C23B615074BD754ED93D2D77113FB8D14EBEA02C1FBEE5DFC3BE112FC33E57F74F3ECBF1A1BBE51D6DBE0D05E6BC6B0CCABE563A2C3DD0787C3ED9DA0DBE69C9F73D5C4DB4BC19E98A3E5370B0BC409953BE918BC5BB8191C13E693A89BE3C43103E5C9B013DB02E7ABE228AE4BDE7514E3E1349F63D47BE4B3DD6E51DBEC62B49BE4698ADBD67AEF0BD954E03BE8ED097BE599CFB3DB05920BF2E6A89BDDE39E6BE23D7BDBD3D2D29BD149AD1BEF4E6F13DF308BABEA4EA8D3D2C64C8BD4305BE3ED45B93BE0123E23E3719F9BEAFD37A3D8012633EA94272BE8405103E407F0DBE45B0E83E575791BE749175BE83408C3ED8C6893E132A323E005DC13E2356903E2E790EBEC86E893EC0A492BE47C9043DF28D12BC6D029C3EDDEBE0BEDDD8083E305383BC9758B8BE091FBA3D76E60CBD8E66B23D5F14953D0404573E6103603EC90449BE19B04ABEEBC081BEC619953D07F83B3DE2D1B33EF9C8663EB57CF73E0C32953E858DB83EFB922CBE",
      torch_tensor_16_torch.float32_4: "0x04000000BD41E8BD4DC046BDF83CDFBDDE17DC3D80A12A3D284D053C452E6DBD0B261C3DB28C9EBDD44409BC83F436BDFAC28E3B503D993D3F28B23C7CB1B2BC15E9743C",
      torch_tensor_16_16_torch.float32_2: "0x0400000000BAAD3CBFB1CABE2F4DB93DB7DCDABE4653C73D7328FB3DFCCCB6BECFAA84BD1C83363F681FBEBDA49E4BBE44CEC7BD1020D23D6786D13EC323003EAE5866BE22A00CBE5EBD59BE3C39D6BE15A1803E83ACFBBD09B96AB9F5A27C3E1983B83E59EBD8BE163EEFBE7EEAA3BE0DF3E83D021E003EFFB8023ECB591C3EA757E6BE255127BE7768953E9AB8EC3DE34569BE8AC34C3DD668AC3DA2651C3E4126AD3E9941DFBE881301BD04CCEBBDDF28983EE4D501BE32BE133D0DFA9EBE7B9AD53D8F56B2BD575273BE90B5E43DE38C09BE3B6EBDBED0788C3EBAD9ABBE70C291BD52C4553E4D82CBBE4352803E14AE433C75B56EBD8A0FD73EFB5A25BEDA92E83E43CE403E02AD0A3BBFF01B3E331C933ED699BD3E9ABE0ABF15D9723D4696EFBE36D17DBD19332DBDB8B6AFBE2B48C4BEF20F55BF978343BE51A5953D6DE330BEC868AA3DB0730D3F60378FBC0540F43D70B1053E7CC61CBCB64AE13DBBC455BEB8B260BD84DA42BED75B20BFB6663CBE750752BF507C82BE24D4583DCAF5C13E87F997BE897601BFA66A913DEB9BB4BE7755CC3CF5494F3EB245A5BE77FA933EE48E07BE3ADF35BEDA9E85BE4CA7533E13023BBDADC732BBA4B7313E93F75B3EF817943EFCB864BEACA7343EDD12AF3D8538893E4C5C80BE1300983CFC9E023EF00B3BBE95D7AD3EAE43BEBEA152A43CCEFF4CBCAF120FBEF4CAC63EA11C6EBEF2DFEFBDD2872D3E4107543E67A42CBFEED7EC3EB0E6AABEF196643EC3AAB9BD1D58473EAB65963CF4BB943C6268E5BD09ABECBE8537BCBDF8B61B3EB584063E1A4FC83EE27C483DAF4E44BEA13F8FBD0F3D1A3E290B263E0BFCE73C93F23F3D89B16A3EAE18AEBE92A88BBEE6D4EA3C5BBD38BE581509BFE09D5ABEB16845BEA2CCC1BD3A4AB23DBC94C5BD818D9ABE6F0FBA3D35D1233E7133413D7E90483E421E80BE7513513E149924BE895EE2BDBA8794BD625719BE5DB718BE9A40A2BE74ABD33C0AA417BF15E35F3C4DE189BE2076E3BE3F038CBEE7A1663E09E8363E139FA0BEC3E0563C29838DBC58DADABED7EB84BECA5F973E3A36653DECC82C3EF514C73DE76EA43D5D9F063EF59DFFBD9D7EF1BEF9478FBECC230ABE799301BD0BB8CABC16FD02BD29F6D1BD0EC2563E552008BCDC9337BEFDBCC63E1947F9BD3238EBBD9555263D25EA65BE090504BF5E056C3E974A9B3EA3FC82BE33E6B63ED66568BEE0CDC13D22609EBDCF8A2A3FB34CA83E9957893E08305B3E609E843D8EC6043D0428AFBEE7F4773E4491873EBD14E83D69EEA93EF61AF03EC1965D3DB2118E3C6B0E033F405E42BEE1F3FABD0F915DBC4135BD3D2ECB843E5B793F3F36808D3D1602353D2DFC1F3EDBA1D9BECD068C3EA26922BE3FC46A3E430D973EF083D1BE8D66C23DCE4193BE595E0EBE3B36503EA3E240BE1BA9B43EB9E904BE",
      torch_tensor_16_torch.float32_3: "0x04000000C04B5C3DA350643BCD134D3CBC2637BC313A983CF08B0FBEA3EDC5BD24ADB33D879DC63DC2A9863CB115C7BD0EF624BD92A3F33D303115BE58534A3E8699CD3D",
      torch_tensor_16_16_torch.float32_1: "0x040000000DBF09BE82A3933E43E2BABDED3D953EC8CF013EA78EDD3E1103653CD681FF3EC8FEF5BDF532EEBE5D4A3D3D433C463ED45C813C1640EB3D35F17E3E4E9F45BE1875BE3EC8BE81BEAD42F53E10C5D13D0EB9A7BECD4E673AAB5F1CBD5DC394BC307D87BD2D89423EEE2E093E29AE64BDE88C423C170FDBBE9FB04CBCEE25A3BDABF2F0BE74D6A8BEAE7C993CB4DE8E3E5B86D23DCC07173E6A9E603DFD88433ED364263EB0E548BE55D6DBBDD52FAB3EECE14F3DC6C4C6BE7812AE3DEF041C3E1B245EBEB583463D4F4FECBDE2CD7CBE8F76FABD52BDA93D29BDA93EE1A7933C6F6AD7BD9E6E673ECB603E3D7E29133EE642AEBE789E16BFB6BA12BEB3CBB93EB68A6B3EDDBF45BC1FA7D63CCB7FE33EDA78F43EE151A4BEA42020BEAFECB0BE2D6656BE55EFA33EF7893D3EEC0529BE7654423E4702803D672E273D8185C73E180ACBBDBCE1DF3D584803BE039A16BED318E73EE8E6AFBD5FA895BEE57EF4BDBF8AB73D2A252EBEAAEBDD3D6571933E8C82033E5141183E7BCF073F296FBFBEE75C293D08B9D8BE364B1CBE277B653E27D411BC45FD10BE566BCA3DBC70DDBB167D8BBD1B43EEBE2AE67BBE4E9B823E9DA077BE57903B3EB0C1E63DEA15943E3F2BB03DBE81E13CB4393B3BC5DEF93DFA9864BED4CFDD3E5DB25D3DE524C9BE9D3EC6BD09F67BBE13E320BF98E020BEFD38603C1AD2913E5EEF5C3EEAE2C6BC3F47B7BD3E7A4A3EFD5F1BBE7E975EBE2A979BBD1EA823BCBE3ADEBC39AF583D471184BED6218FBE555BB53EC212173E1EB0C9BEE9376F3DA38292BED941A93DDFEE963D38B532BEC7391B3C806583BE7474963D190A6CBDC2C0EBBE531A83BED0AA8EBE4E33683E3C82C13DB257B83D9874873E1FEA923ED8FBF93E239863BD976FA83DAE503ABE83A8963CB6D50E3E81DE09BD871814BEF6453E3E7DBDAFBD40C220BE68B7C13C0EF2083EC359BE3D2CD4A33D260E3FBCB928123ED6AE803EBAC69EBEDB8B483E50588FBD68DB4B3CA259083EE26CCF3D3F2ECDBE4069AFBD6C57B8BCC3CB173F3EA8923E3ABB5A3D82EA00BDDDD3A33D7E2481BE443FE4BEFC7EBD3D7D4153BE1A2B99BEDE2540BD87B09BBE58D5473DE6BC8DBDAD22163ED7BCCF3CDFCCABBE03AA93BE016BB23ED325123F137F44BE2DBDE9B9E3DEA9BD72651CBE06B13B3E7120B03E67FC613E667FFDBEEAFC6E3E2078253E3314863CEC951ABEC7B888BE292E843DD6476EBA7982F3BD1B93D1BC4BE8A5BED8CDE4BD3FF2803E2BDDB83EE582ADBE951BCD3DBB2BD0BE2E9816BF468B083E810A183ECF1906BED04BBBBD2B6415BEB237DF3D44555E3D1E29523C13823FBEA041203D5126123E3C28563E963021BEB498A63D402406BFFA05BABDBB0839BF7A6A603D6FEC4FBD1C39353E5A36573E03D898BE7849FE3E49DE013F49FAE8BD197E09BC",
      torch_tensor_16_torch.float32_2: "0x040000008BDA65BD06194F3CA0B6373E8895D43DF08EBD3C80EDE63DD5C7C83D2A98113C6B6D153DC5A9B73DDEE69C3C1E8AB7BDD70C39BE9D3D2BBD7FC69EBD4BB38DBC",
      torch_tensor_16_16_torch.float32: "0x040000009A02483EC7A4163E03A3B7BEBE578CBDF81576BD6BF88A3EB9840CBE08E91B3B0361F43E2DF2BBBEE7E5183E494048BEB970BA3ECBAAE03DFFE3E6BE6FACC4BED443243E6FE3DE3E645510BE6C780EBEFD7CACBE8EE44B3EC7005ABECEA24FBD447E003FCA90F3BDCB37C4BECE6ACDBEE3DDDF3DFFC8993C9776893E41D0E63D4B7A5BBEAD07F4BD2E41D1BD416D0F3E3EA53C3D21358FBDBFAB173ECD6BF03D98743C3D6F92A13E54FBF53D7A64E4BD8A587BBEB03A80BD07C05A3E61FE873E6C12D43DD3F7EB3D61AC90BECF844F3EE3EA373DB89DE23D12D382BE1259023F98ACC7BE1DBB893ED391BA3CFC1BD73DF2930A3EA8C00E3EBE64B7BEEC7DBA3DC75D47BE70B9A3BE9E104B3E600960BE45CDCBBDD3A211BF8DE46F3C34DC193FA154EBBE355DDE3EE60B45BE22798CBEA8B2B8BE3DDB74BE4BA79C3E549D3CBEFEE2BB3D6DE992BD5ECBABBEFD1DC8BDDAC7B73E5DF92ABD74D33E3ED6FDEF3ED091A83EAE8C82BE684CBEBD577F233ED4CC73BD72FD423A36C0CC3E6FCD413DAD2499BEF9470BBE7CF36B3D36653B3DC964923E3B9F10BE01AE22BE66C6253E692982BD6EF0043E2530323D157BFF3DE627D43E4A5EE6BD5EE958B8337FA1BDA96F943EC423A33E696AF53DBDE87DBE640B413EC389163DA41936BE30D113BEE5C980BED527EABDB6430DBF66336A3E12B420BD3CF40DBFFF65B4BD5C381ABDDE6ED23E1B3D353EC5925F3EE9B5AB3E014F773E51C68FBE4B414BBE9380573D7BD13ABC1A21A7BD2811243DA7608F3E6B205B3E9362083D084547BE321A993E2B2A83BEA960163D4D44C7BEC29C92BE9DEBA33E3A52403E3CE39FBE4FDB06BE1AEF9D3EF45D4DBC5DA3943E55082C3DD15C343E01F8E53E4DBF6D3D19DC0EBEB5DA093E097B84BEFB7A61BEF9720A3FABD72ABE13C12ABF835332BFF577C6BE4520C2BD8B0D26BED133153F3401C1BEEC2381BE0792FFBED18B5B3D55BE103EDB6408BDE558E5BD296657BD5DA9793E4BA2B1BE2660093EB4FF503E0BB948BEB86BC43D830C21BE179311BE754AB7BDC969813EDC0306BE05286E3E616CB0BD40E8493E9FA9173F651DBB3E2949083E7B8490BC52A7953E05ADE9BD3455C63DFA626C3E3371BEBE40B453BE3DF5023EC6DFD3BEC17F40BDA2D81F3DB9ED11BEE6D4293E2F04763E1AD5F73D15784ABE67CEADBCB61B07BE8F6498BDCC72C13EF38DFCBEE794B23EBB81273E5411073F74FBB3BECC0CC73EDC34073D01AB0C3CC7EEB83D6967A2BDFC77E7BB3C6855BE50DB79BE3B33343DB1E0A43E8A6DA93E103A5D3EB57F4E3E3F57213DB408A93E97CF48BE955E80BDCBA07BBEC410A53E037D023E2B03523E6A7321BD20BADDBEDB2AE8BE3178E4BD625411BD7CC6E5BE1150213F94FE5E3E250E583D8DA9E13C0B3B7EBE60BD72BEA1F867BDA2DF493E",
      torch_tensor_16_torch.float32_1: "0x04000000DE8E1F3EDAE750BAE5BA6ABCF65904BD5F9F8BBD299B343D920229BEE259C73B520532BE30CDCCBDFFF51DBEBC970E3E9D35673D1B6CE3BDEFFD17BE46160DBE",
      torch_tensor_16_torch.float32: "0x040000006CEA803F0F0A883FE854723F0BCF833FA6FC7B3F2E36933F2BF51C3F35B8653F4F038A3FA25C773F4340863FAFDC5E3FF003953F06E66B3F24328B3F51CC4E3F",
      torch_tensor_32_16_torch.float32: "0x040000005BE4593E281FE63CBDC8AB3E3A23E43EDFD6283ED00381BD04FDA03EBDC4C43EFCD2A5BD5EBEF4BD74CB8E3EE752C23E861EC33E1EC49D3EC6A5EEBD380F843B5021333EB0E3023FB833ADBE2749F03C366826BCA503B83DEC74A33CC174CABD2D5D4A3E8E7550BD888C373EB9C03D3E4055953E81D1833D5FEF203E74F203BDD7851E3E4CF22CBE06384EBEA1FFD4BED18E9FBDD8E04A3EE714DABC527E51BDBC935F3DFC36903E641DA4BE9944863EC53520BE6A131F3EB51D4DBFC2A7883E8BE4EE3DB7DF08BE074FB93AC703A73E47DD11BFA1795CBD4F60C63E671C913C83A23ABEF6DF7C3ECBEE3A3F2AA0CE3E92ADB33DC36C843ED8A298BE810C953E63C1FB3DE31F363EDBFDD13EEC1EB73DC2FBF9BDF315AE3D55FB623DC603B13CE631D03E3BD2613D5D6D06BE22A793BE06A5EBBDED0196BE381C223D00418C3E795F5DBD0213D6BD81C538BD3043F73E6F9ADBBD8A12173EF7E32B3E079A153E442040BEE57FFC3DE7307DBE33891ABEBE3DF1BD8DE29A3E6497B83E272FF2BDBA7A68BE8CF9253FF7238DBDD15EA33CA26342BFAA19843E35ACE6BD6E3701BE6D845F3D9EC5583EC54BD9BD393D37BEC46509BDDA41233E84971D3E15E191BE62751A3E33BA96BEECF36ABE2FF0CD39C13A80BED3F9FEBDA242E33D36CA10BE1AD02ABEBE81E83E6C02DEBB07667CBE5F3AB8BE0EBB953E9B0BDABE5B262B3D70E24DBEE9F8523EEB5B9A3D698961BE6596B83E7C6A3ABE6F00AB3E35D93C3EC5ABB3BEC397DE3DDF84993E005E493D542B833E0DD0F7BE14E6BEBD501E113F6C596C3E6DB26C3D326706BE5E0C55BE11C9593E7AA4573E2EDC793D32E61A3EFF1515BC38FEAA3D7115A73E53685E3EBFF5E03E556F163DF34690BDD08917BFAA8BBF3EBD7EA93D5D6A783E1F97DA3E889F40BDE22D763ECDE796BE678E8EBE46551CBE265C95BCD4CA5FBDF6301CBEA75CD53E203F2DBD898D123DA930923E10A20ABF53FFF03D24CAA53EFD2658BEE47F813C49F5E53D02C72FBE368326BFC3372D3E8CC5763E69257ABC53E539BECFCF0EBE8409703DEFBB12BF3B9029BE76BA18BF3991A4BE3E6733BEA2D9903EFB758C3B2411B83EA12BF33E4818A63E9BF9393DF20ECFBE793AD13EDF5F55BE5D9EC43EA092CDBDA6B1E6BE8B60933E0CBB863DE73B3EBEDD7DAFBDF36FFDBED3D6DA3B41FC57BEA177933EAE9D1CBE49922A3DE00C63BE9048CBBE91D9493E37B2C4BDCB5AF6BD4B104ABECA862ABE8FEEB03EC62482BEFA81C43D140880BED4C9C13E87E3193D1C32A1BDD072D0BE4FF13DBD9BFDAF3CFB782C3ECF719B3E077D13BFA106C1BEB13DE53CF6D17FBE31B592BE7A0F873D1E9A9EBEA94F79BEEE33CE3B90F98DBE6D32D83EE2BEBD3DDF0B353D3698BD3CBABBBEBEB942ECBD057FD8BD0923523E23869ABD6F18923C426B4CBEEDD9FE3DC56DFD3DBBA903BFF353DABE32F945BE11A2BBBE24CADA3D1299163E21916E3D7B1540BD33365D3E83227B3DDD4004BF5A27213EB1C0103E13300A3EB088E8BED3B5DF3E658B56BDB434E23E9600AFBEB50536BD1DE8AB3CBAE48B3E65CA2EBE1A3A1A3E0E963F3D4527D7BEF413443E6BA1FEBCEAFF893E9C6DC5BD13EF043F70235EBEE06F893E803E06BF79E602BC612CB8BEDA8F053EAA1BF43E037C643D218F4FBE229612BEBCC6B63EDBDFF8BC3402333E50AE803DFA5EBC3D29ED933EDD2BDB3D5846D53E5541443E967C2FBE672A073E17128ABC590E073B159E273BBB75F5BE79F0873E4FD3BC3D92F495BE562B14BF694AEDBD5641663BBF78D13E816E5CBE343A2ABC74560C3D2789D43C71591C3E5AD44B3CAD74A8BD9F54FEBEFDC2DEBE49CB64BEAD4E103EE7F32DBE6AA2B4BDABC6BEBD6CCD06BF418F43BE60A1A3BD13D2133E591E5E3E9003023E1CCA8B3EF47B7CBEA97CF1BD4CF990BDAEC1C53E965423BE89A6DEBD7268333FE1B0663D2E85353ECED9223E56FBDCBED194643E725BEA3E0E46F83D8C4CC23CE7E4103E1255AC3E5A88E53D4B183F3E42A7A93C5206393E3855A53EB55460BEEF51013EE96F3EBDE8A9D53CB38D4E3D446EBC3E4D5E8B3EC0A000BF3CB06E3D7FBC823EBBB9DC3ED9151E3DD5AA8C3D634621BEB57203BEA3F3833DDD8775BE8FA6993E87A1A3BEF257593E0A492D3D6DBF99BD6E37B3BD71F6CA3DEC89683E01856EBD5F44A83E8862C83DA9F9D63EAF9B683EA91198BDF02A4B3E5295FABD93AC983EF9FCDDBD2E2FABBEAA0EC5BE7BADAF3DD5C7823E427731BEBF9B91BE83F1C73E91838ABE3DB4E03DF315EABDCC5B623ED63B9B3E9623BB3D8DCBEBBD995D7CBEFF83F93CF6BD84BE8682B13EFF0705BE8C4A7E3EFB828E3E61E63B3F701A493E651DA0BD3C551E3D7137FCBC2442A5BE03AAEC3DC09191BEE314F5BEAA44BCBDB71937BEFBD085BD1AE0F6BD25D38A3EB8658B3C53C2E3BD946B943D1CD2073F3624383EDA7D95BC96C49ABE59E1B83D57FA32BE2F2CC4BD9534883E76C06D3E684E9E3E2D7D8D3C77207B3E0AA651BEE3B0D03C57150D3E996B943CF04FD5BECB9E323D669EB93E3DB0883E4B4184BEA3F5803E4D69BFBE3F3420BEA0B0103DD6763ABECEDE0EBE24623C3EDCFDF93DF06246BEB6AE4E3E2320BC3E274127BECBE9E73DE1FDD6BEA67FACBEBF178BBC84C2243E1402253E2FF2603EC9A90D3E0556A5BE55255CBE81E8223A4C8B16BEE11D22BD3F212EBE61E05DBE9B0159BE3A13A33DCA1D0B3EA202DB3DAA2AA63C7CE92EBEB525293D2662573EFDB630BEB50C25BED6CC10BFDCC1D53D5D60773DE35A613DFAA6893E07FBA2BEB6B5C6BEB6554D3E472906BE6BFE35BE1C389CBDFADCAD3EC3FE8E3E52C4073D0EA91F3F08ACBB3E",
      torch_tensor_2_16_torch.float32: "0x040000004CB7C0BDDCC4453E4C08F13DE7DC16BE5112E7BE99B6853EAE9B8C3E110C013E9115BBBDD7A2D7BE4A31313EEF55CB3DC1ACD6BD29EE31BE143D47BE3A6A44BE0B55553E243D9DBCD35D6F3ED5C8F3BD2B1DAB3D06C797BCB5FCB8BDCCC5913DC9258C3D998F963E967530BE5C8B90BDAB5FDE3D319481BECF08803E5F85BB3E",
      torch_tensor_64_16_torch.float32: "0x0400000056F451BE2B90CA3DDE1E663E38B7B1BE01012BBD2DFF913D931E24BE9AC664BEEC316D3E541709BEB77194BEB899EBBDD162353EF8A1813E28ED6B3D888A8B3EC194CABE992DA6BD3B93F63E4CF7A8BD2E354B3DEA35483E7B01853E897939BE565D56BD7D825CBDCC69E8BE8EC3B0BD41EF03BFDD912C3E6563A9BEE90CAEBED910ABBCCB54C0BB748F323D0C18133FA604753E277029BE6F1554BEDD0D1BBE305CB3BE1A0FA63E1A0AD23E6D4187BEB2EE85BD621180BD7F49003E7723853D207836BD09DD84BDD45E6DBB5C8DC4BDBAD53DBF44C087BEC3349EBD832D6F3E9AE9CF3EE16CCD395605E0BD36F206BF9B8F923EAAADC3BD6EE5B5BDC312413E0470083D2FED3A3DF2BE03BECDEE4C3ED7209FBE4BDFDBBE6C1715BE3B871DBE9BC362BEE637993E3057EF3DFF6413BD88DF4FBE86EDC5BDF3BB84BE438F173E817F10BF3400CF3DA27B123EB4999D3D11EB00BD383175BED03BE03ED2C47A3ECC02CCBDDA5231BDF3C2413E53797C3E1D4953BE8B34273D4753003E9DD4B53E326D09BEA731543E104E873E9B668DBE8F80023D3C2E9BBBCD85D0BD431D083E216CC43D0FCFF43EDB749BBEA6B4E23EC3CF013E545E21BD9DAEEB3D539C93BE2DF68FBE40FEA0BD0B3F203EB1F8B93C410116BE1FABFABDC7C9233E76021C3E7BE350BEA406943E50F79ABE52D4013E5FB4DCBD62FE1C3EC5E8903DE5BC973E32A3113E3881083DBF5C0F3E40323CBE5E5D65BDDDA34BBE509208BF27D03FBE720DBA3E4F4DC5BE0FB5A9BD2AEB0C3E70CD013D1CF3C1BE65A669BEFAC3A23E28E1853DF60119BD1480933E7BC090BE2899053F62DC07BE9EE74D3E6756973CF6858A3C4C850CBECBF1D2BD5FF65C3CF036393EF7B48ABE43BD07BE36C3073DFCA02E3E606F83BED2E2A1BC3D46133D6386B33E4459D5BDB86C293DA33737BEAD672CBE0F6436BE58E730BEBCB16C3D7B6D41BEF251F5BC6B58743E83C5183D65C8F0BDBD2459BE4B89513EC106533D8A7B333E84E230BE7E99953DE10ABB3EBC539D3DFE62423E1044C43E1F8446BE7AAA09BF7ECBA3BEA9387DBE5AA18FBACF10B7BD5CDA3E3D7A2B95BE0988623E0965A43E093956BEBDA6B6BEB45289BDD29828BFFC4FBDBBFB1E3D3E4E9C293E1DAD403ED466133E84FB8A3CCABEC8BC193B1C3E79E467BE907761BE2E555CBEE4A32CBE715141BFA587CD3D6FB887BEA4ED90BEC4C7EABEE3C606BE56EC923EE7F68FBD9CA930BE1891BD3EC35F43BC9642F13D2FDC253E2172AA3EBE1597BD91FE6ABB3C4913BE2C62CC3D41DEFFBD7CC4A4BE4FB842BDB23FA7BCD01E5ABE5660D6BD3DE1AE3D208977BDC210A53EC17F37BE5CB05C3EDF37DFBD72B4F7BD67BB20BE9489003F5321413E8ABC823CF839203EE30E86BD6732D3BDF862C73C1ABE493E693D4FBEE6B7BE3C2AD299BDB90DD03A98D3C0BED7DD1FBE31EDE73D86A74F3E19B4313F6877433E9A9A37BD2CEAB5BEFA8B85BE259892BD0696483EA731273D0DEF57BEBBA43F3EE497F93CCF4918BD533BBC3ED1334D3D388F31BE2C9E193E943A41BE0208D03E6848E63E0AC181BECD1E75BE4FC9B33DCFC50D3B42DAD13D171F983A55564C3E3124563D276EDABD1CAD4C3E4FD103BD076DCB3DED96DC3D09AB84BE89E71DBE03A9BB3EDFB0E43EBAAAF4BC032C8D3E08FB57BEC53C39BD6DB6B2BD345E933E6330C8BE9B76253EB7A82ABE4D83A53D9318DF3D3EC2673E53D1BF3DA6758D3E2204BA3C60FD2C3EAF1DF5BDDBAA53BE18C775BC25061D3E35F970BDA7D0C1BEC64F2E3DAD82C8BEE3E1873D2551E1BB6E680D3B6C21243E847F1E3E59D24ABEA5673CBEAC36D93C55D5673EDDE9B7BE19EEAFBD6E4B853D842B143D895E223EDD1A61BEFA16A13DA77582BE1676A53D464D8BBB4071973E29E1C63E73272CBD31FB36BEA871C93DABEAD3BDD66197BE062F00BE720F163F194B9FBE76D9033F02FCDF3D0F5D693E410ED0BE03960A3D570E22BEC91BBCBDEF99C1BEF875793ECE320A3E9DE77CBDA96C45BD4882643DF34935BB7F7481BEF215993EE874943C6241E0BEEA879A3DD9DD0D3EEF59D63EFBB95C3E369EA3BE74654DBD01F5C5BE55A82C3B0E93413E9EBD0BBDCF85ADBCD7D78BBE60A8C43E16317D3E04B075BEBCD67ABE1848003EB55A92BA14C8803E1E26DDBE12E9BEBE66DB17BE6A678DBE6E2D653D1FE5973E7C8CC93E8DA407BE054F8D3DE8612B3E6B1FD33EBA1A163DF447BCBD475B96BE5F04153DCA7AA3BEC670EB3C7D5F863E8580623FCCB425BD61D09C3E8640AABC3CEDCEBE4D6B9ABE8C8AE93C74F6883E8BF1DFBE4F293C3E0DD8FA3D56D7BCBCC45B343C73C2AD3EC508A03EC777D73DD6A3763E64C68D3E1DBC3A3EC6459FBDE65BBA3DEAB87EBD805186BD9FBC0A3E429E66BDE5EB343EF5D1A93EA56BA63C8DB4F8BD6C62083F9369CB3D1742CFBE6F14643ECC2708BE5D13663E43A9ACBEE9D7AD3EFDD48E3E87738E3E82F080BE041806BD9F19BFBC607C203ECA7FD2BDC672C0BEBEF4253EE239883E0554843EAEE4BF3EDDBCDF3E4A0BF2BE26DE303EFE863CBE65AB253E0FDFA4BB2F41DF3EB48370BD8717F3BD681CC5BEC453A83D909830BE74D624BEFE8218BD60CBDE3E7A8181BEA879ED3D643C9DBD1F89373D1F9A6BBEB5D2073E3C53B9BEC5A71DBDF097B4BEAB8DB23E9117C93D6F3ED4BEF0109D3EDBCDE4BEB7AA2D3DA90289BEF04743BEBD1D003F51C1A13E6D2D3E3E55F0903DEFB0313E6AF5EABC50E3B83C406DCC3CAADDF63D842A78BEA84D83BE1C9513BD550D073E8BE2B53DB8772E3E3137B73D28FB973E0B4D5B3EF013FBBE55DBDCBDFA8F41BDB33D95BE0403053D2500803D94AF5ABE6410E03D3625C33D995FCA3D706BC5BE3683CEBEBF2411BE0710E3BC6C2D45BE89813CBE0579E23EDD0A07BEF906C0BEE8D82B3EB08CFB3CF86CD2BD067583BDDB869A3D0D2406BFC158DD3E965D4B3E6A0CF1BE48CCAA3C9DF1F13D2C15DA3CCC7FD83E60DE95BEFB055C3E8AF272BEFA1ADBBD7C957E3E36A83B3D92C1E03EBC00C2BDB499DABDD5CE66BCE5C511BEF040C23EF1592A3D2C1BE3BD8A1DE33EE0B4FC3D285FCD3E0DC04EBE83ED083FA47BDCBE0A9CD33EF03281BEC793F83E09715B3E03D40CBE82E2C6BEE71A0CBD97A20FBE8F8F803CAED6943DC2FC963D5A7633BC557F8B3EF977B8BE185EF5BDEB44463E63BCCF3E2B747CBE955D0C3DD95A95BE0FC4C6BE574E603E67F50E3E65C192BEFBA24A3D07789ABE00D40ABEE640023ED83A5BBC4267A33E5837013DBC47863E9F2324BEEC1E873E128B123EFC25A33EFDC8913D357385BE8A7AAF3BF8E71F3EF73A2FBFBD4310BE7E5C8A3DF2266D3EAAF3ED3D1CBFC13D49B4753E5E98AFBE7AA17F3EA45918BD4FC061BE756A9A3EEEC019BD7B944A3EF538C63E861E873B83E65E3F69FA733E2E7112BE8996543EA10635BE28B2F73E179BED3B0A0F8D3EC705723E59320ABFBD5315BECE17E73D149E86BEA117863DBFB60ABE8116203EADBFDBBD77CCF83DC090653C384349BE0DADE33D953531BF374AD43D3678F2BC3435C33E220C92BD22AB823DFFCAC73E9A8FC43EAC3C16BE7C40093ED91D893E8765E3BE481EEF3D024518BD24DC033E1482B43E566DBEBEC3B1653C7667623D5FCAFBBC064D153DE7B19A3E2855DEBEA93A823E53FCCEBDA9CB0B3F8956F1BC38CFDABD7DE99E3D9C976ABDA2F5CEBDE1E244BC572AE43D1F293A3C3B1DC2BC79F1A43E2F36083E95722BBE690697BEC01D213E7005883E0EF1A4BE05D399BEA48FA9BD389201BE386A99BEE140FEBE72E5DCBD435220BEAA734A3D1E4B9EBDA4A17E3E9E00EF3DC5AD9FBE9D3B02BEC81B933DF676C4BD0E9EB7BE5A8B1DBE0EC401BF1D2ADFBE469B103D8739783EA3A2F1BD1B91CC3DD5E141BEC64FFCBE6EC9CABE1F02F83D669EE03EFF769E3ED9AC993CD88DDEBDAD2CF73EA964463E647FF43C5704BABDBB5714BDFDA1C73E64AF2F3E8384973EE7D7D3BE91A9CF3D9F57D9BD84911DBC6466C43E0E312ABDEEFA1C3EDA9118BE3F7FFEBE5064633E91D492BE8CD214BECC1950BEC993A9BE9786273A1466183F75427BBE949299BE21EABC3E841EA2BE259C05BF45C5BCBD34EEB3BC5F8D08BF61E1263E46B0933EF746C73C1163623E061EABBEEC8AAE3EAF17D73D023AE4BE30C0D53D3C9721BE232A59BE04D88BBEB63BAEBE14E1923B43950C3E8E999B3DB14BE23EB44442BECAA3E4BE610A243C9D7FF83C13B82E3ECFF9D4BC79D9173C90DFFB3C0A4F32BF78230CBE924C573EE71E263E5521AA3C11D2A5BEC6B8EF3D0F49263DE56AA7BE7647CEBA674DBC3EB4D7663E1F07673EFBBC3B3EE8FD1BBEBA6A6E3EA8FD893E0F24E63D01342EBF1515BE3C7394CEBE79BA63BCCEB20CBED59C1B3E4DFB6FBE41AC513EFA26CDBD1DF7153E1BA8263E24A496BE091EA1BD3EBB36BE8B48083ED18CDEBD714634BE889E403E87358BBE6BC1083E90E3B23E021E05BCF4CB0ABE5EC868BD649909BEAC7756BEA9E5253E0BCEA03EEFDB9BBE397F5FBDEDB77BBEB0F713BDAA7253BEC40D85BDA60F8B3CC500D9BDD761EBBEFA9E603E0F217A3D2132E83EAE09D5BC63BC023C9037D13E13037F3E5C28253D56C11CBE636EA73E74AC5ABCFCFFE23EFAF5833ED08FB8BE535FF7BE87B4CCBD0AF7913E3220443E344003BDC20799BC45D87BBE44428BBD3F3DCF3DCBBDCCBDDD9895BEE86479BE341EF63DA98B6EBE2D4346BE1EE4483C6177E9BDC7E1743D2C69083F79E0013DE62A6DBE3C68293EF0EF8EBECF66F4BE3A035A3DE4E1B43E522BAE3E4A59C53DE7A4203EDF62D2BE54E0C0BDB02704BEA3F908BFA060563EB84B543D131F5F3E30296ABE2A08553E53AE963DB65AC73E4D4691BD808F913EC0E04C3EDD09613DC636BFBE54240E3DEEA5B83E02928CBD2C5654BE88FACCBEFE3558BC90C972BE847925BE75FBC13EFD471E3E016B2B3E53434DBE38696DBDB34F423E578880BD30D5CD3DFFD7363D429502BD14B8DE3D17E9233D269BBC3EC908143D40E7CBBD2026D3BEE314C53E6A0A84BE18B5193CBDE1BB3E2E996EBE20E5813E6C125CBEF16AF8BEB9F1ABBED932BD3B6DAA61BEFA722F3E5717E63D50995B3E6B81493D6FF7ACBC49BCC13EB8AA353EA823C03B8788423D682138BEC153B2BCA7DAB4B9CF699F3DA2132F3EC4EDB7BEDE8E77BEF4F0093D3722B3BDF88A313E31E005BEA664E33D366F983EF116F63E2AED233E4F8C06BF1F18AF3EE20BE43EF6C31D3E2CFFB5BB2ADF0DBEA33F9EBE08F1A5BC58DC913E1FD6993E1D95BCBE5BBDC73D2AEEE93E53028FBD6CBD3D3E9E2286BE2F6C17BDDB2D86BE763574BDE9CF3B3EEB14D9BD36FE83BE2125EABD53F6B23ED28BE33E4E24853E589EDA3E80CE89BEF2FCE6BD850B4ABE2DAC20BF146A953D07342FBDF85623BE5B8772BE840D60BE4A1E313E6D27B13EC13F8A3E3819053EC50EA43E870D4B3EDE507F3ECC434B3E1EDDB9BE5A4DBA3EF594A7BE5D47743D6AE9513E3141B73E2356E9BC5C60113F9BF7A6BD8FA53CBF4F6B073FAC477EBEEE490F3ECE1F6B3CF1721CBD0C6AB0BDD60056BEDCC93F3E9B01643E7E8202BFEF805ABDC5F2ACBEA7FBCD3E77186E3D68CD81BD7ED7A8BC94EE003E3392F53E019BBF3D2843743CC0B0883E03A44C3E1290803D60EF2B3E34C4233D6497963E7583DD3C7CBDC23E2B0FD6BA8FECAF3CEA00203DF1C41A3E6464AC3D1D7367BE",
      torch_tensor_1_32_torch.int64_1: "0x0800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_1_32_torch.int64: "0x0800000000000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F00000000000000"
    }
  }
#-}
