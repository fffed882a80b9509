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
#map12 = affine_map<(d0, d1) -> (d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x33xi64>, %arg1: tensor<1x33xi64>, %arg2: tensor<1x33xi64>) -> tensor<1x33x16xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c33_i64 = arith.constant 33 : i64
    %c33 = arith.constant 33 : index
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant dense_resource<torch_tensor_16_torch.float32_13> : tensor<16xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_torch.float32_12> : tensor<16xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32_11> : tensor<16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_64_16_torch.float32_2> : tensor<64x16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_64_torch.float32_1> : tensor<16x64xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_16_torch.float32_10> : tensor<16xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_16_torch.float32_9> : tensor<16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_16_torch.float32_8> : tensor<16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_48_torch.float32_1> : tensor<48xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_16_48_torch.float32_1> : tensor<16x48xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_16_torch.float32_7> : tensor<16xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_16_torch.float32_6> : tensor<16xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_64_16_torch.float32_1> : tensor<64x16xf32>
    %cst_21 = arith.constant 0.79788456080286541 : f64
    %cst_22 = arith.constant 4.471500e-02 : f64
    %cst_23 = arith.constant dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_16_64_torch.float32> : tensor<16x64xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_48_torch.float32> : tensor<48xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_16_48_torch.float32> : tensor<16x48xf32>
    %cst_31 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_33 = arith.constant 1.000000e-05 : f64
    %cst_34 = arith.constant dense_resource<torch_tensor_33_16_torch.float32> : tensor<33x16xf32>
    %cst_35 = arith.constant dense_resource<torch_tensor_64_16_torch.float32> : tensor<64x16xf32>
    %cst_36 = arith.constant 1.600000e+01 : f64
    %cst_37 = arith.constant 1.600000e+01 : f32
    %cst_38 = arith.constant 5.000000e-01 : f32
    %cst_39 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x33x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x33xi64>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %186 = arith.index_cast %in : i64 to index
      %187 = linalg.index 2 : index
      %188 = arith.cmpi slt, %186, %c64 : index
      cf.assert %188, "index must be smaller than dim size"
      %189 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %189, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_35[%186, %187] : tensor<64x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x33x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1x33xi64>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %186 = arith.index_cast %in : i64 to index
      %187 = linalg.index 2 : index
      %188 = arith.cmpi slt, %186, %c33 : index
      cf.assert %188, "index must be smaller than dim size"
      %189 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %189, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_34[%186, %187] : tensor<33x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x33x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<1x33x16xf32>, tensor<1x33x16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %4 = tensor.empty() : tensor<1x33xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x33xi64>) outs(%4 : tensor<1x33xi1>) {
    ^bb0(%in: i64, %out: i1):
      %186 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %186 : i1
    } -> tensor<1x33xi1>
    %6 = tensor.empty() : tensor<1xi64>
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %8 = tensor.empty() : tensor<33xi64>
    %9 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%8 : tensor<33xi64>) {
    ^bb0(%out: i64):
      %186 = linalg.index 0 : index
      %187 = arith.index_cast %186 : index to i64
      linalg.yield %187 : i64
    } -> tensor<33xi64>
    %expanded = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_40 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 33, 1] : tensor<33xi64> into tensor<1x1x33x1xi64>
    %expanded_41 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 1, 33] : tensor<33xi64> into tensor<1x1x1x33xi64>
    %10 = tensor.empty() : tensor<1x1x33x33xi1>
    %11 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41, %expanded_40 : tensor<1x1x1x33xi64>, tensor<1x1x33x1xi64>) outs(%10 : tensor<1x1x33x33xi1>) {
    ^bb0(%in: i64, %in_89: i64, %out: i1):
      %186 = arith.cmpi sle, %in, %in_89 : i64
      linalg.yield %186 : i1
    } -> tensor<1x1x33x33xi1>
    %12 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %11 : tensor<i1>, tensor<1x1x33x33xi1>) outs(%10 : tensor<1x1x33x33xi1>) {
    ^bb0(%in: i1, %in_89: i1, %out: i1):
      %186 = arith.andi %in, %in_89 : i1
      linalg.yield %186 : i1
    } -> tensor<1x1x33x33xi1>
    %13 = tensor.empty() : tensor<1x1x1x33xi1>
    %14 = linalg.generic {indexing_maps = [#map8, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_41 : tensor<1x1x1x1xi64>, tensor<1x1x1x33xi64>) outs(%13 : tensor<1x1x1x33xi1>) {
    ^bb0(%in: i64, %in_89: i64, %out: i1):
      %186 = arith.cmpi slt, %in, %c0_i64 : i64
      %187 = arith.addi %in, %c1_i64 : i64
      %188 = arith.select %186, %187, %in : i64
      %189 = arith.index_cast %188 : i64 to index
      %190 = arith.cmpi slt, %in_89, %c0_i64 : i64
      %191 = arith.addi %in_89, %c33_i64 : i64
      %192 = arith.select %190, %191, %in_89 : i64
      %193 = arith.index_cast %192 : i64 to index
      %extracted = tensor.extract %5[%189, %193] : tensor<1x33xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x33xi1>
    %15 = linalg.generic {indexing_maps = [#map6, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<1x1x33x33xi1>, tensor<1x1x1x33xi1>) outs(%10 : tensor<1x1x33x33xi1>) {
    ^bb0(%in: i1, %in_89: i1, %out: i1):
      %186 = arith.andi %in, %in_89 : i1
      linalg.yield %186 : i1
    } -> tensor<1x1x33x33xi1>
    %16 = tensor.empty() : tensor<1x1x33x33xf32>
    %17 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %cst_3, %cst_2 : tensor<1x1x33x33xi1>, tensor<f32>, tensor<f32>) outs(%16 : tensor<1x1x33x33xf32>) {
    ^bb0(%in: i1, %in_89: f32, %in_90: f32, %out: f32):
      %186 = arith.select %in, %in_89, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x1x33x33xf32>
    %18 = tensor.empty() : tensor<1x33x16xf64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x33x16xf32>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %20 = tensor.empty() : tensor<1x33x1xf64>
    %21 = linalg.fill ins(%cst : f64) outs(%20 : tensor<1x33x1xf64>) -> tensor<1x33x1xf64>
    %22 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %24 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %23 : tensor<1x33x16xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.subf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %24 : tensor<1x33x16xf64>, tensor<1x33x16xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.mulf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %26 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %28 = tensor.empty() : tensor<1x33x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x33x1xf64>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %186 = arith.truncf %in : f64 to f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<1x33x1xf32>) -> tensor<1x33x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<1x33x16xf32>) outs(%30 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %out : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.divf %in, %cst_37 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_33 : f64 to f32
      %187 = arith.addf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.rsqrt %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %32 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.subf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %34 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %cst_32 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %cst_31 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %collapsed = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<1x33x16xf32> into tensor<33x16xf32>
    %39 = tensor.empty() : tensor<33x48xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<33x48xf32>) -> tensor<33x48xf32>
    %41 = linalg.matmul ins(%collapsed, %cst_30 : tensor<33x16xf32>, tensor<16x48xf32>) outs(%40 : tensor<33x48xf32>) -> tensor<33x48xf32>
    %42 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<48xf32>) outs(%39 : tensor<33x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x48xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<33x48xf32>, tensor<33x48xf32>) outs(%39 : tensor<33x48xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<33x48xf32>
    %expanded_42 = tensor.expand_shape %43 [[0, 1], [2]] output_shape [1, 33, 48] : tensor<33x48xf32> into tensor<1x33x48xf32>
    %extracted_slice = tensor.extract_slice %expanded_42[0, 0, 0] [1, 33, 16] [1, 1, 1] : tensor<1x33x48xf32> to tensor<1x33x16xf32>
    %extracted_slice_43 = tensor.extract_slice %expanded_42[0, 0, 16] [1, 33, 16] [1, 1, 1] : tensor<1x33x48xf32> to tensor<1x33x16xf32>
    %extracted_slice_44 = tensor.extract_slice %expanded_42[0, 0, 32] [1, 33, 16] [1, 1, 1] : tensor<1x33x48xf32> to tensor<1x33x16xf32>
    %expanded_45 = tensor.expand_shape %extracted_slice_43 [[0], [1], [2, 3]] output_shape [1, 33, 4, 4] : tensor<1x33x16xf32> into tensor<1x33x4x4xf32>
    %expanded_46 = tensor.expand_shape %extracted_slice_44 [[0], [1], [2, 3]] output_shape [1, 33, 4, 4] : tensor<1x33x16xf32> into tensor<1x33x4x4xf32>
    %44 = tensor.empty() : tensor<1x4x33x4xf32>
    %transposed = linalg.transpose ins(%expanded_46 : tensor<1x33x4x4xf32>) outs(%44 : tensor<1x4x33x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_47 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [1, 33, 4, 4] : tensor<1x33x16xf32> into tensor<1x33x4x4xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<1x33x4x4xf32>) outs(%44 : tensor<1x4x33x4xf32>) permutation = [0, 2, 1, 3] 
    %45 = tensor.empty() : tensor<1x4x4x33xf32>
    %transposed_49 = linalg.transpose ins(%expanded_45 : tensor<1x33x4x4xf32>) outs(%45 : tensor<1x4x4x33xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_50 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<1x4x33x4xf32> into tensor<4x33x4xf32>
    %collapsed_51 = tensor.collapse_shape %transposed_49 [[0, 1], [2], [3]] : tensor<1x4x4x33xf32> into tensor<4x4x33xf32>
    %46 = tensor.empty() : tensor<4x33x33xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<4x33x33xf32>) -> tensor<4x33x33xf32>
    %48 = linalg.batch_matmul ins(%collapsed_50, %collapsed_51 : tensor<4x33x4xf32>, tensor<4x4x33xf32>) outs(%47 : tensor<4x33x33xf32>) -> tensor<4x33x33xf32>
    %expanded_52 = tensor.expand_shape %48 [[0, 1], [2], [3]] output_shape [1, 4, 33, 33] : tensor<4x33x33xf32> into tensor<1x4x33x33xf32>
    %49 = tensor.empty() : tensor<1x4x33x33xf32>
    %50 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<1x4x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.mulf %in, %cst_38 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %51 = linalg.generic {indexing_maps = [#map6, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %17 : tensor<1x4x33x33xf32>, tensor<1x1x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %52 = tensor.empty() : tensor<1x4x33xi64>
    %53 = linalg.fill ins(%c0_i64 : i64) outs(%52 : tensor<1x4x33xi64>) -> tensor<1x4x33xi64>
    %54 = tensor.empty() : tensor<1x4x33xf32>
    %55 = linalg.fill ins(%cst_1 : f32) outs(%54 : tensor<1x4x33xf32>) -> tensor<1x4x33xf32>
    %56:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<1x4x33x33xf32>) outs(%55, %53 : tensor<1x4x33xf32>, tensor<1x4x33xi64>) {
    ^bb0(%in: f32, %out: f32, %out_89: i64):
      %186 = linalg.index 3 : index
      %187 = arith.index_cast %186 : index to i64
      %188 = arith.maximumf %in, %out : f32
      %189 = arith.cmpf ogt, %in, %out : f32
      %190 = arith.select %189, %187, %out_89 : i64
      linalg.yield %188, %190 : f32, i64
    } -> (tensor<1x4x33xf32>, tensor<1x4x33xi64>)
    %expanded_53 = tensor.expand_shape %56#0 [[0], [1], [2, 3]] output_shape [1, 4, 33, 1] : tensor<1x4x33xf32> into tensor<1x4x33x1xf32>
    %57 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %expanded_53 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.subf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<1x4x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.exp %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %59 = tensor.empty() : tensor<1x4x33x1xf32>
    %60 = linalg.fill ins(%cst_0 : f32) outs(%59 : tensor<1x4x33x1xf32>) -> tensor<1x4x33x1xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<1x4x33x33xf32>) outs(%60 : tensor<1x4x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %out : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x1xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %61 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.divf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %collapsed_54 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<1x4x33x33xf32> into tensor<4x33x33xf32>
    %collapsed_55 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x4x33x4xf32> into tensor<4x33x4xf32>
    %63 = tensor.empty() : tensor<4x33x4xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<4x33x4xf32>) -> tensor<4x33x4xf32>
    %65 = linalg.batch_matmul ins(%collapsed_54, %collapsed_55 : tensor<4x33x33xf32>, tensor<4x33x4xf32>) outs(%64 : tensor<4x33x4xf32>) -> tensor<4x33x4xf32>
    %expanded_56 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [1, 4, 33, 4] : tensor<4x33x4xf32> into tensor<1x4x33x4xf32>
    %66 = tensor.empty() : tensor<1x33x4x4xf32>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<1x4x33x4xf32>) outs(%66 : tensor<1x33x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0, 1], [2, 3]] : tensor<1x33x4x4xf32> into tensor<33x16xf32>
    %67 = tensor.empty() : tensor<33x16xf32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<33x16xf32>) -> tensor<33x16xf32>
    %69 = linalg.matmul ins(%collapsed_58, %cst_28 : tensor<33x16xf32>, tensor<16x16xf32>) outs(%68 : tensor<33x16xf32>) -> tensor<33x16xf32>
    %70 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<16xf32>) outs(%67 : tensor<33x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x16xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%69, %70 : tensor<33x16xf32>, tensor<33x16xf32>) outs(%67 : tensor<33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<33x16xf32>
    %expanded_59 = tensor.expand_shape %71 [[0, 1], [2]] output_shape [1, 33, 16] : tensor<33x16xf32> into tensor<1x33x16xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %3 : tensor<1x33x16xf32>, tensor<1x33x16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<1x33x16xf32>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %74 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %76 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<1x33x16xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.subf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %76 : tensor<1x33x16xf64>, tensor<1x33x16xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.mulf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %78 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<1x33x1xf64>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %186 = arith.truncf %in : f64 to f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<1x33x16xf32>) outs(%30 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %out : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.divf %in, %cst_37 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_33 : f64 to f32
      %187 = arith.addf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x1xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.rsqrt %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %82 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.subf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %84 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %cst_26 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %cst_25 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %collapsed_60 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<1x33x16xf32> into tensor<33x16xf32>
    %89 = tensor.empty() : tensor<33x64xf32>
    %90 = linalg.fill ins(%cst_0 : f32) outs(%89 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %91 = linalg.matmul ins(%collapsed_60, %cst_24 : tensor<33x16xf32>, tensor<16x64xf32>) outs(%90 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %92 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<64xf32>) outs(%89 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%89 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<33x64xf32>
    %expanded_61 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %94 = tensor.empty() : tensor<1x33x64xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.mulf %in, %cst_38 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_22 : f64 to f32
      %187 = arith.mulf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x64xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61, %97 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_21 : f64 to f32
      %187 = arith.mulf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x64xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.tanh %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %cst_39 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %101 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %collapsed_62 = tensor.collapse_shape %102 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %103 = linalg.matmul ins(%collapsed_62, %cst_20 : tensor<33x64xf32>, tensor<64x16xf32>) outs(%68 : tensor<33x16xf32>) -> tensor<33x16xf32>
    %104 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<16xf32>) outs(%67 : tensor<33x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x16xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<33x16xf32>, tensor<33x16xf32>) outs(%67 : tensor<33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<33x16xf32>
    %expanded_63 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [1, 33, 16] : tensor<33x16xf32> into tensor<1x33x16xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %expanded_63 : tensor<1x33x16xf32>, tensor<1x33x16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x33x16xf32>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %108 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %110 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %109 : tensor<1x33x16xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.subf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %110 : tensor<1x33x16xf64>, tensor<1x33x16xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.mulf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %112 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%111 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<1x33x1xf64>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %186 = arith.truncf %in : f64 to f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<1x33x16xf32>) outs(%30 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %out : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.divf %in, %cst_37 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_33 : f64 to f32
      %187 = arith.addf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x1xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.rsqrt %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %116 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.subf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %118 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %cst_18 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %cst_17 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %collapsed_64 = tensor.collapse_shape %122 [[0, 1], [2]] : tensor<1x33x16xf32> into tensor<33x16xf32>
    %123 = linalg.matmul ins(%collapsed_64, %cst_16 : tensor<33x16xf32>, tensor<16x48xf32>) outs(%40 : tensor<33x48xf32>) -> tensor<33x48xf32>
    %124 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<48xf32>) outs(%39 : tensor<33x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x48xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%123, %124 : tensor<33x48xf32>, tensor<33x48xf32>) outs(%39 : tensor<33x48xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<33x48xf32>
    %expanded_65 = tensor.expand_shape %125 [[0, 1], [2]] output_shape [1, 33, 48] : tensor<33x48xf32> into tensor<1x33x48xf32>
    %extracted_slice_66 = tensor.extract_slice %expanded_65[0, 0, 0] [1, 33, 16] [1, 1, 1] : tensor<1x33x48xf32> to tensor<1x33x16xf32>
    %extracted_slice_67 = tensor.extract_slice %expanded_65[0, 0, 16] [1, 33, 16] [1, 1, 1] : tensor<1x33x48xf32> to tensor<1x33x16xf32>
    %extracted_slice_68 = tensor.extract_slice %expanded_65[0, 0, 32] [1, 33, 16] [1, 1, 1] : tensor<1x33x48xf32> to tensor<1x33x16xf32>
    %expanded_69 = tensor.expand_shape %extracted_slice_67 [[0], [1], [2, 3]] output_shape [1, 33, 4, 4] : tensor<1x33x16xf32> into tensor<1x33x4x4xf32>
    %expanded_70 = tensor.expand_shape %extracted_slice_68 [[0], [1], [2, 3]] output_shape [1, 33, 4, 4] : tensor<1x33x16xf32> into tensor<1x33x4x4xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<1x33x4x4xf32>) outs(%44 : tensor<1x4x33x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_72 = tensor.expand_shape %extracted_slice_66 [[0], [1], [2, 3]] output_shape [1, 33, 4, 4] : tensor<1x33x16xf32> into tensor<1x33x4x4xf32>
    %transposed_73 = linalg.transpose ins(%expanded_72 : tensor<1x33x4x4xf32>) outs(%44 : tensor<1x4x33x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_74 = linalg.transpose ins(%expanded_69 : tensor<1x33x4x4xf32>) outs(%45 : tensor<1x4x4x33xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_75 = tensor.collapse_shape %transposed_73 [[0, 1], [2], [3]] : tensor<1x4x33x4xf32> into tensor<4x33x4xf32>
    %collapsed_76 = tensor.collapse_shape %transposed_74 [[0, 1], [2], [3]] : tensor<1x4x4x33xf32> into tensor<4x4x33xf32>
    %126 = linalg.batch_matmul ins(%collapsed_75, %collapsed_76 : tensor<4x33x4xf32>, tensor<4x4x33xf32>) outs(%47 : tensor<4x33x33xf32>) -> tensor<4x33x33xf32>
    %expanded_77 = tensor.expand_shape %126 [[0, 1], [2], [3]] output_shape [1, 4, 33, 33] : tensor<4x33x33xf32> into tensor<1x4x33x33xf32>
    %127 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_77 : tensor<1x4x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.mulf %in, %cst_38 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %128 = linalg.generic {indexing_maps = [#map6, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %17 : tensor<1x4x33x33xf32>, tensor<1x1x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %129:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%128 : tensor<1x4x33x33xf32>) outs(%55, %53 : tensor<1x4x33xf32>, tensor<1x4x33xi64>) {
    ^bb0(%in: f32, %out: f32, %out_89: i64):
      %186 = linalg.index 3 : index
      %187 = arith.index_cast %186 : index to i64
      %188 = arith.maximumf %in, %out : f32
      %189 = arith.cmpf ogt, %in, %out : f32
      %190 = arith.select %189, %187, %out_89 : i64
      linalg.yield %188, %190 : f32, i64
    } -> (tensor<1x4x33xf32>, tensor<1x4x33xi64>)
    %expanded_78 = tensor.expand_shape %129#0 [[0], [1], [2, 3]] output_shape [1, 4, 33, 1] : tensor<1x4x33xf32> into tensor<1x4x33x1xf32>
    %130 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %expanded_78 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.subf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %131 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<1x4x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.exp %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %132 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%131 : tensor<1x4x33x33xf32>) outs(%60 : tensor<1x4x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %out : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x1xf32>
    %133 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %132 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.divf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %collapsed_79 = tensor.collapse_shape %133 [[0, 1], [2], [3]] : tensor<1x4x33x33xf32> into tensor<4x33x33xf32>
    %collapsed_80 = tensor.collapse_shape %transposed_71 [[0, 1], [2], [3]] : tensor<1x4x33x4xf32> into tensor<4x33x4xf32>
    %134 = linalg.batch_matmul ins(%collapsed_79, %collapsed_80 : tensor<4x33x33xf32>, tensor<4x33x4xf32>) outs(%64 : tensor<4x33x4xf32>) -> tensor<4x33x4xf32>
    %expanded_81 = tensor.expand_shape %134 [[0, 1], [2], [3]] output_shape [1, 4, 33, 4] : tensor<4x33x4xf32> into tensor<1x4x33x4xf32>
    %transposed_82 = linalg.transpose ins(%expanded_81 : tensor<1x4x33x4xf32>) outs(%66 : tensor<1x33x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_83 = tensor.collapse_shape %transposed_82 [[0, 1], [2, 3]] : tensor<1x33x4x4xf32> into tensor<33x16xf32>
    %135 = linalg.matmul ins(%collapsed_83, %cst_14 : tensor<33x16xf32>, tensor<16x16xf32>) outs(%68 : tensor<33x16xf32>) -> tensor<33x16xf32>
    %136 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<16xf32>) outs(%67 : tensor<33x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x16xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%135, %136 : tensor<33x16xf32>, tensor<33x16xf32>) outs(%67 : tensor<33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<33x16xf32>
    %expanded_84 = tensor.expand_shape %137 [[0, 1], [2]] output_shape [1, 33, 16] : tensor<33x16xf32> into tensor<1x33x16xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84, %106 : tensor<1x33x16xf32>, tensor<1x33x16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<1x33x16xf32>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %140 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %142 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %141 : tensor<1x33x16xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.subf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %142 : tensor<1x33x16xf64>, tensor<1x33x16xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.mulf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %144 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %146 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<1x33x1xf64>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %186 = arith.truncf %in : f64 to f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138 : tensor<1x33x16xf32>) outs(%30 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %out : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.divf %in, %cst_37 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_33 : f64 to f32
      %187 = arith.addf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x1xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.rsqrt %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %148 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.subf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %150 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %cst_12 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %cst_11 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %collapsed_85 = tensor.collapse_shape %154 [[0, 1], [2]] : tensor<1x33x16xf32> into tensor<33x16xf32>
    %155 = linalg.matmul ins(%collapsed_85, %cst_10 : tensor<33x16xf32>, tensor<16x64xf32>) outs(%90 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %156 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<64xf32>) outs(%89 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %157 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%155, %156 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%89 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<33x64xf32>
    %expanded_86 = tensor.expand_shape %157 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.mulf %in, %cst_38 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_22 : f64 to f32
      %187 = arith.mulf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x64xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86, %160 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_21 : f64 to f32
      %187 = arith.mulf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x64xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.tanh %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %cst_39 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %164 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%94 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %collapsed_87 = tensor.collapse_shape %165 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %166 = linalg.matmul ins(%collapsed_87, %cst_8 : tensor<33x64xf32>, tensor<64x16xf32>) outs(%68 : tensor<33x16xf32>) -> tensor<33x16xf32>
    %167 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<16xf32>) outs(%67 : tensor<33x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x16xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%166, %167 : tensor<33x16xf32>, tensor<33x16xf32>) outs(%67 : tensor<33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<33x16xf32>
    %expanded_88 = tensor.expand_shape %168 [[0, 1], [2]] output_shape [1, 33, 16] : tensor<33x16xf32> into tensor<1x33x16xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %expanded_88 : tensor<1x33x16xf32>, tensor<1x33x16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x33x16xf32>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %171 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %173 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %172 : tensor<1x33x16xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.subf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %174 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %173 : tensor<1x33x16xf64>, tensor<1x33x16xf64>) outs(%18 : tensor<1x33x16xf64>) {
    ^bb0(%in: f64, %in_89: f64, %out: f64):
      %186 = arith.mulf %in, %in_89 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x16xf64>
    %175 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<1x33x16xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<1x33x1xf64>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %186 = arith.truncf %in : f64 to f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%169 : tensor<1x33x16xf32>) outs(%30 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %out : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.divf %in, %cst_37 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_33 : f64 to f32
      %187 = arith.addf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x1xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<1x33x1xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.rsqrt %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x1xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %179 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.subf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %181 : tensor<1x33x16xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %cst_6 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.mulf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %cst_5 : tensor<1x33x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x33x16xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %186 = arith.addf %in, %in_89 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x16xf32>
    return %185 : tensor<1x33x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_13: "0x04000000E178B73CCA97B4BD3F95ACBCC21523BE2575663DE273A13DF709013EDF54B2BD97D3903D953EFD3C93AA8A3D77C70C3E26FBB7BD6A87E2BC42323C3E6971ADBC",
      torch_tensor_16_torch.float32_12: "0x0400000098E8823FC464893F0D18693F8EDF813FF78D643F59AD793F863C6E3F12708E3F5D2A6A3F479E853FDADE8C3F86FA803FE96D783F14C97B3F3AF6923FFEE1463F",
      torch_tensor_16_torch.float32_11: "0x040000001BFBFCBCA31625BE1D4DD43D8B83933B6628B3BD30E0063E665DCD3DE3C6153EF95BC83D184586BCCB69F13D667824BE867E36BD3BC2E23D5A6DA9BDCB1A323E",
      torch_tensor_64_16_torch.float32_2: "0x0400000021DCC63E5529EFBEACE0873EBD72393E4FE5923EBCD34D3E80B5163E6A91FC3B8EBD0D3E9B5B43BF4584C2BD49D7C3BD79EB29BE7EFAA23DDCF3053E8100CEBC8A6B0ABE25E6233ED1F76F3E3111CBBE7831693E5FD7F3BDE814D7BDBF2E7B3C9566D0BDCA5A09BFFAB466BEB841DE3D3520C53DDFE1C63EFFB3B13D93DA823E6D42B5BDFA5E993C0B9FB0BCDB8D47BAE4F1863C5580C43D7F95E43CD246BEBC2198803D0B82A93ED92150BE6DD3053EBD3CEC3D41CCCE3D1EBDD93DB947733E615A3EBEC01FB03D181E81BE3D3AB33C6FA875BCB26E16BEEEA405BEFAB496BE14076DBD20BA6A3DB114663E79B705BF485BDBBEC82B7ABDA111BB3E75873BBE864C8F3E34ED69BD9ED1CBBA8ECEC6BE3403B4BDEBE1F1BD0591593EED1580BDEFA4883E8E71483D67B9143F480AD63C8B5C5DBE332B0C3E0401D23ED2A45FBE873E98BEA80D603EDBB5A5BE530DB6BE659A26BE3BD83ABEBD2478BE95A246BE8BBD25BFAD4022BC0C8742BE785D593D1625A03D182AD63DEA00C6BD3F600BBE457A11BF7A373DBE32110CBDA8EF283B0256F43D4261F83C0B70723DDC76D4BD5FF89DBECC1A8C3EF9D033BE2DBF3FBE39D42E3E4F0C70BB652070BECC4F563D8146ADBEEEBC27BC2389A83C9F9683BE1B86E53EE68150BE64BCC03DEB66FE3E941F8B3EF4435A3E5BC999BD34E7333E5EBF06BE8CDB823D77B0B73EE6F1A2BD83EF6D3E233B903D798665BDA6DE5CBD40823DBEA227EDBCEAAD64BD565A8D3E40907DBE836D73BED254E2BEE52E25BECD8EE43E887EA0BD08700ABE8A38B4BDC750103D6A3467BD60E58CBEC5B8FC3DC5CB8FBDCADD243E7078873E7ECA143E311E32BC16F7933E4837EA3DC192D7BEEF2D513EF284B0BC304D0ABE237A1BBE91E396BE87A8823D8D803BBEEB3E93BD94C1203DAC7DD23D2BA9803E1EB3DD3D3CFB8D3D96B20DBF62F2373EDE4B333E880561BE8C0E113E0796A13E2F88023E4F93C03D507ECD3DE6DAC93D607C0F3EC2ACC1BD443509BFA66F86BE7EB98A3EDBD9083F3B05663E3D742F3E325EE73EBA91CFBE2F4978BEA67037BCB712123D7ECED03D6445B3BD05A9213D6606B63EA03467BEAA92CE3C0224DF3E5705BD3EBEDC9BBDB78B923D63E630BE48820DBC563E2D3D4A13D73D5CACA93DCB946ABC5D60C53BBE30CE3D05F4693D5FED143E3F91AABD712E583CBEE9B33DCD26BBBEF646833CB3A240BE974CAC3E0680683E896B0F3F4640C33B0D11393DE96203BEBE3C22BF94118DBEFE28693E44886D3E4DD6C53E702D82BE7F9F1ABED9E10CBE67D1093FEEB8D13EDF3C733DB5EE8C3EEE61B8BEC849233FABFECDBE745759BE69622ABD9D24373E97DBF8BE5056A0BEF3CBCA3EF127C4BE5993923DC8769C3EDBFC2BBEA3FDA43D345E503E0985993DAE9B9F3E7DDBE3BD7B7DAE3E8EC2E1BD4C31A63EC2C5BD3EF900F9BDE49F6FBE618896BEC36DE5BEDA3C80BE4BE814BE1DCB1DBECB1D313E7175E03DCB388BBD0B0345BEFD4C23BF41EDDEBD85446B3D0692D2BC34489B3DE96E0F3F4F81033FF0C2473DE77705BE361A8B3D768481BE0194FABD5F93A9BD6D6F943E3398633E9B86AEBD88BAD33CAF869B3EC9BB403E3B72F7B919FA25BD96498DBE799B20BE98E24B3D85693ABE7AB3073E09472A3EDFD52E3E26DCCD3E9A1BD7BE29A1123E3221CBBD7AFE573E51DD8CBE87AF013EF02C443E88D28ABE480C243E91D23A3E0CE80E3EA0D776BDF6AA7DBEE0F1A7BDF475E83D3BE93A3E2CD5DFBDACF3BDBC97A9103DD3F0883E58B4853EE985FABD864CC1BD9A279BBEC0EDBA3E2DDFAE3D1093033D2062743EAF71613E5ECA76BE2FFFF03C967E20BD16DC383EA1D785BEC9CEF03D855960BD6580853E4741B33CD2B9853E7E64073E2B0CF23E5ED368BED00116BDB7520BBF850A8D3E951D853E9B90A13E283D64BD90F1C4BDBE42F93D4044A2BD292613BE5DEC803ECCB4933E584F2F3E2B3D18BEB9CDF03D901646BDB87901BFA499913E27547ABEB94F2ABE5497B03E7C200A3E75BD033E8A01843EF6E3FCBE8C07B03E58A3CABD5200873EB2594BBE90B95EBE695E023F7C2DA5BEAF59073F2E06C73DB954003D7647663DC1916E3E378E1DBD6B3B2A3E9AB83D3D33081ABE201500BD7306DDBC91735D3E5B17A9BD1B40693E5F92C3BE1DD4C0BC5DDDF0BE3C51703CA91D203DD311513E1EA4073D7AC6673EC544183D468458BDF84113BFEC08D9BDC6EB223EEE4679BE8DD171BEEDCC363B9F214CBD735C6ABCA8AA093F709D62BECDAEC3BEFA4CDA3D3AF813BE99A41ABE6CC0B73ECB37593D897710BE8269383E648D9A3E62A480BE43B3183E894149BEEEEC4DBD92489FBEE59ABB3EF6BC77BE85A724BEDA8DAD3D3CEA80BE58247FBE8AD1C13E62AD99BE23A0C0BD4A3845BECE5B413E4E0A3FBE117211BF87CD63BD890DC23DE35094BDFE53DF3D53704C3DDA12EBBDE6802EBDB791FEBDFBCC463ED69722BF23ED603B33EE0E3E7B4EA03C9720A8BE050A983D8B6B67BE96B4B4BE5E867BBE3A7F3E3DFE49A03D2E0A3F3E4515E73CBB45883DF6710B3E8D2D29BDBF07093D1950C7BE344ADEBE8BFF8ABD7B8FAC3C85653F3EA6A0633C885DA1BE5D57253DA7A48D3EBB282ABE20FA333E6D5A99BDA6F9A6BEBE1860BDC8498F3D492402BED924183D376F0F3FDCDE20BD2ADD72BE553BA1BEEA0A0C3C998D27BDCBE43F3E845018BE74932E3EDCC652BE007D423E3A9A373DEA55CFBE52AD68BEE314A53C8A39E6BB4133503D51B986BDFD7D303E44A2B0BC7EE5D4BC637B04BE5BBF063E31B9673D0FFDC9BD3720F3BEF80054BEB1210C3CA7AC75BDFB0D03BD1FF9ADBEC726D63ED16A04BF48DBCE3E89C6B8BDC8D1A73D480DC13D362D863D3D7D4A3E4414B63D9C5C9BBD4E77A0BED9D8663EA78D933E38E7223FA9FF7F3EEA350F3F35D359BE5560413FA7FB2FBF3CA8A93DD59E30BEE595EE3E378000BE778B87BE07728B3E710A8F3E584AACBE843ACDBDBFA9AEBD4A6ECA3C917AC23E2103EABD92D43A3EB709673C1FD0A33D5AFEE63EF40AD33E341A16BE7640803CA68079BDD033683DD5CCD2BD5A427DBDA1A6C2BDB03E17BC82276F3EE466A43DEE13E53D4CC60B3F4BD083BE79CAEB3EF7088ABED2AC953E5CAB36BD69D58A3E9E94E6BE4D8A553E090E3A3D7338D33D98D3403EEECB3DBE61440FBECC32A13E74E5073C6F25263D99E2F53C5B5266BE842205BE09BA05BE1BADD63D51808DBE3D4A193E3E260D3ECF768A3E6FCC9ABE39C38ABD1D99043D7BD541BD9268CEBCD452FABDDFC1863D7289693E979858BEB3AB583D2BE8D2BE895DEDBD2B59AB3D431C4E3D62D1B73DBA928BBD69DDAFBD0AF3FE3D8845463C0ECC85BD8188BD3D13B3853DDAB72ABF81CC72BEC0C86F3D161390BDDE34923E98A2CB3D263F9E3D5A841BBECD5E55BD3B9FAFBDD846B0BEEC6143BEFE6D993C31041CBCECCF3FBEE22683BEC7DFE9BEC1FBA7BEE92FE13C6DE5243E228E8B3E4F9B463DDFC3863EA58CF23C1376B8BDEB30D93E4E6B0D3E26C9A73D56C4873EDA0317BF1B4EC63EFB2D83BD8DAE343E5795BEBE091282BEF243D8BE56ABD0BDEAA72F3D4AB690BDD47D08BE9F2C873D6B98513C768AE43D8B19C13E72AE913EB53A8F3EDCDE93BD27EFF1BD76A6253EBBBC1D3DF176AE3E5CF91ABF6E65FE3D13E3B9BDFF55173DFF33483E21A30DBE963FC73DC60C75BE41568ABE03BA0D3ED276B4BEBFB9C1BDE48DE43E263695BC617A9CBE1368C3BED862E1BEA27617BDE751A5BD864D4ABE44771EBEE533603DD393F6BDBEFEC53CDEDEB93ED4493EBEDA68043F7EF67FBBDFA1803E854CDA3EAEB7C7BD49F8F53EBCE2003D5C74343E87468DBE32E661BD529FAC3EEDE3EFBE78933BBCD2C6453EDD3648BE347CC3BD4D5A683EFA4D96BE40F66A3EB42AB7BEE1B336BED7CB1BBE452602BD2879563EE50B04BE0397433E98BEAA3D2EAD3F3E331AC13E7B3B07BE69EA43BE0762513E2E22FD3D5EB7BABE34EC34BE17E7C2BE477C6CBE62D2173CA07DF13E030EAD3C9926863DD962383E7C53F2BE3AEF35BE446844BD4BB3A6BE202B113F830D2CBE073BB0BD180CC73DFEA1BCBB2ADCDD3EC5330BBE7E33F4BE0DD850BD9F8EA13DA82F863D994E0DBE00AF59BED9B7AC3E01E8E3BD9AF6833E5A32863D01D7DE3DC80D713DE116743E84919ABED470603DE6B186BBED18D23D2934F73D420DAF3E9CDFBFBD2AF0F73DB50892BD59260E3C1065193ECABD673C5443E8BB84A4A63E372652BE5E89CABEF837453E15D3E63D0C744B3D990AA0BEF9022D3E8FF2BDBBDFBECABE373C4F3EDD5569BB60814DBE3AA7323EBF60333EC4E398BD4D33B03E9AB19EBEC3D8483E54E6D6BCE40BDBBD671606BE9BB7CD3DE02FEEBEAD7D4ABE65728ABEF693833D0F87163D9032863E1CD3ECBD739C083F7518EE3D6585C93DB4F7AEBE6AEAE9BCEE3A9FBD0313823C5DA54EBE51D090BEC653933D1FC09F3DA1099DBCD67459BEB6C61BBECA39D73C69D25F3E3360043E5C235BBEE0D16F3EFD667CBE75F5FF3D33ABE53D128CD4BE638E853E90A95CBCEF869FBDC595543E9D0E9EBE7CBF0B3E163147BEF6BBAE3DA31F3C3EA21B953DAAE1FBBE0AB903BDC3FF123DBABA1DBDAA103DBE4BD54CBD7AC505BE41BF99BC394DB23EBF41023F8CA237BEDE5066BE8719563E36AFD43E12076C3B2CEA0DBD75F1C23D84F66F3E0442C7BECAEE93BC9BD6C23EAF00CDBE76B8DABE665F18BEE9ACD73A904D2ABD2F40333EC702323EE8F1AABDDE47933E8D24643EE0E99BBEBEFA7A3C4343973E59AC15BD170EBDBE9CCA43BDFC7896BEDAD5A0BDE54439BD3E7A0C3FFAF4973EBD66223F4A2AFF3E3DBC09BE580AD83E777D88BD8F43713D2928A83E3D965FBE2AA20C3E1D2DFABD5E29C5BD380E423EE246193EFA25223E36884F3E0857203E848C25BEE7B9E93DCAF3063FEB82123EBA16F3BDE0B0E73DA2A88ABD330ECE3D63B3B63D57AC403EEED1423E5231CDBC86AB3B3DE788AB3E3A6F59BEF34DABBEF72F183DAC3D9ABE9EBC92BEF05084BC2FCC0ABE7DD78D3BA5E684BE1A341A3EF72783BDFE9158BE98691DBE860199BE0B0F45BDF2531F3EE6F022BEDA66FB3DB45F063EE951BD3DAEE3A33E9A11E53DB9488A3E963C0FBF169C8CBD065A3C3D7958363EB976D83CFE1E01BD6944D9BD7F30FABE86BEE73DBC0BA8BEB1D5BD3DB846B7BE37ADDCBBA84845BEC2A885BCA6196BBE4162C5BDABE53A3D569ABD3E0C3999BECB7986BE19D65BBE3C5DAF3EC05BBE3DACB8863EF53ED0BDD3F69B3E8166B8BE7951383D9B42883D777A0A3E780F3E3FA35FD2BEBC09C3BD510682BD882E7D3EFD2295BEB513A73E195BEEBE4371423ECBEAC03ECB85CABE8421FCBD5BD53B3E24A922BE6ADB533E7554633C16B6303DBE3A72BEE714B9BE29DF4C3D1A181F3E0BC3B2BC42C183BE7373A1BE09F148BEFD3E653E1660DB3D1681203D77DA733E750415BD1347543E3DB282BEC3C18E3A5A4C873DD67B9CBDEF6AA2BB1AB8F6BD6D61D63E2DC5313CB33DC4BA042C003ECB8FE3BE2D60163D6E2114BDF7B17D3EFAE245BE796F9B3E75A88DBEC8028EBD1F46B43ED4CFA3BE89DE0A3E980FBB3DD67F2E3EDE9C1C3FA8FD5ABC7599E2BEF402C9BD2A646C3E5FDAD63D0ED9A73CAEC8AF3ED1694E3E7C5992BEAC3EDCBD82E484BE1F7EE83E99535CBF7CA996BD53ADC73D0355BEBE272ECD3EAFB01EBFD98FA93D93D1B2BED3B2043F",
      torch_tensor_64_torch.float32_1: "0x04000000FEE7283E6E34113CEAEEC7BC0F81883DEE6750BDD6C975BD52A1BB3D037025BD1C28953D3031833D2EDC2E3DF2D7003DB06A5EB955627B3DFE1BB9BD2AD33D3D4800483DCD36D63D858E2ABEBF2FA43D4D2BAD3D453687BDEE8787BD36338CBDF4AE01BE354776BD45938FBC223C8DBD16E8C0BD90E0EEBC4658BEBD5EFBF33B23FDC5BD05E09A3DDE31A83C8BB96B3D1571E9BD71A80B3ED634E4BB731A043D10A402BE904D033D90CE75BD2CB8213EA070B43DF99D1D3D8E29C43AA528973DCBE49BBD8240343E12A262BE4096DFBDA9E1B3BDDD3388BBC54F223DFA02C33DB5A2553D4DF7153DBE5F31BEE5116B3D4D6E6C3E92F59F3C629C053DD78784BE",
      torch_tensor_16_64_torch.float32_1: "0x0400000097AAAC3D2063423DE6DF233E7B933FBEB95D733EB3F5C8BDF25F4ABD9E8DAFBD7839F8BC0E9E633E8B65243BE074A03D12DF703D62782ABE8B3DC53B43FD963D4BF2223E889F3C3EAE012EBDF5353B3C459A7B3D11AC2CBE5CA6CFBD8D7E1C3C5B2CAC3D43AD91BD4CABBBBD7B8B803D62393B3EF80907BEFED3A33D478A253ABAE584BDBBA050BE3BA6AD3D1EFD493E1284D1BE81AE9D3D527F523D579A6039BCDD3E3EEF6ADFBC662E96BE310C133D5CCAAF3DE7B1FA3D3CE82CBE951F19BE0E39CD3BC9D594BDEEDCCFBD2FABCE3CB2FFB03D866A163DF4C4D1BD2DC8BA3A5A7FF63DC585D6BCCC1FCFBBF199D93BE2330EBD89100F3BFDA2C4BDD45735BED4894FBD8173E43D3B8EA9BD7AF051BC8625973D25DEF5BA47EDF23DF9F494BDD68ACDBD3BBDA03D4EBB3F3DDDF836BEA860983D5A51E03CE9FCA23B34BFC8BB46097B3E7344A43D735A1B3E77C8313D75EE2CBDFC82BA3B8090923C9739403CDEEFA53EDF7723BD16927CBCDF0C3DBD8ADDDE3D1B0C1EBEA486C13D0BFC0CBEDE6C3DBE488183BD536368BCA3D9CDBD447C05BE5DC94BBD2A8DF2BD8E4F8D3E8954033ECA6C2ABE2BC129BB9148523D136F323DF5FBDBBCBA152C3E3380CB3D66739DBC9453BF3D0853EC3DCCA12B3E605291BD4E6F20BE46A1003DA66615BED2FD9EBDA6F0093DFCEC423D0E070F3ECC0E09BE4CF797BC395A64BDDA232BBEE2F9BA3C52E5153EB37D113CCD4EE33D921FAFBD94D72A3D7F6DF93DE5B62E3E6431DBBD676D8E3D974B043BEC046DBE1460DA3D6C51B73D5BAEF23DAC4295BDE2456C3C2F2F153E380C1ABE95D4B93DB3C021BEA9AE51BD5F12A9BEF182B03DBB79CF3D827B04BDD2CD333E96992DBD9CB2903D6BFF1B3EC15C01BD26F0163E85C8DABCF49AE53D6E0CF63D0B0717BE709982BCAD95B73D30302CBE916B21BC925EA0BE93DF6C3DE416463DFF0B86BD7CD294BDE5898DBC4D96F4BDC75B68BE1733A13D9F2A65BD537EEA3D048F79BD0EA9B73C35619CBD4B4951BD542D0CBD653006BEDDE55A3C9AEE113E98C8733E98E5D03D492948BE2B9A8BBD5F83903D7D2B71BDED2A7A3E24D2823D008DB8BCF080E23D36AB8E3DFCB1223D175160BEEB3EB03DD91A253E5B21FC3C7E0E8B3EABC896BE89E3963D23DCBEBC7379C4BAA3A70E3E3AA7853DF7F784BE579CF9BC34571F3E7B35BFBC174713BEE926B23CF896EF3DDB3712BE4E433ABE187BFEBC832362BE738DA1BD24B0073D8F822C3C753E0B3E27382FBE9DF27F3EA9E27EBDE4B8C5BD66E98D3D040E81BDD7D8A63D15DF36BD585853BE3BC3F03D5DDD2A3D3C4126BEC51D44BDA002FB3D84315D3D1C2DF4BBC630E73D123ACDBD3BE53F3EEACB77BDA1F436BD11024D3D687944BDE4A3E4BD4D06B93DED441A3EA2F537BD62DEA0BD74A9C73DC65992BE0A78C63DF29A373E3476123D19C0963BEF778A3EA92F113DE4B17C3B025E20BE2EAD1A3DACD881BC0C7EA8BD9238CFBB4CAD4D3D9EB00A3E2363233E06A386BC0DCF6BBC22FC7B3D4703823D8A44803D060C80BCD2D9E43DF0C23CBE8A398ABBD37A3ABD84978EBD189045BEE6CB2F3ED28AEABC3156513EDDEC27BE4C1E403D455F3E3EAEF082BE0F71A03E9B3C18BECADE953DC520453E3EE127BD612A01BEAE160A3C4B6CBFBCCA5772BDF38C10BEC0C4B2BDF0372C3EBD320C3EFEF4BE3D9093D23CB73BF5BD3F2AF43C179F733D2650303BC7243F3E43B87DBE3ECB243D6F8B60BC45252D3D90C679BDA8D140BD64AC46BD67FE4F3DAC361D3EE1AA82BD42CB483DF3E3C9BC16F5D23DEAB63BBE2BD91BBEE6605EBEE1BFFABD1C85FEBD3C030CBCFFA7FDBD82C9FDBDFE8F463D6DB12DBD0FFA31BD2154FD3CD01E39BD32C903BD20AB293DCFA9D5BDA1A2FEBBA79099BD5D6AC23C1FF8B53DC7A680BD1250BF3C5CDB2EBCE0C34EBDD51C08BDFB1513BDC3A615BE9DD1FFBC6D39B33D88A11C3E038F803E1A4E61BC1C6AB1BD1E1B173E5E2BDA3DE8648F3C8D5B033CE54E2ABE2FF43F3D77562A3D3978823B88804B3D5676463D35F4133D9D5FED3D47D1CD3D42A4BD3DA8E5E5BCAB84AABDBE8049BEB4E64DBE1B2D14BC3EFD133E39C41ABD7EB806BE25BB923D11425A3C2695F4B92E7FFEBBE006D4BD54CC51BDA8118DBD2047C6BD0ED75A3EAF1BCDBDBA8455BD08F655BD8B4CB7BB6E5015BEE3B095BE20E59E3E18ABD03DD55702BEAB3D6EBE3C540EBEDA5B86BE42741CBDE7B20E3CB01A03BE49C92CBE6EE841BDD82B3C3DEE97DF3DFB483A3E274A78BD7B13243D7881DA3D830741BD1248B53B589422BDBC5C2DBE158EA7BC8485E8BDE50C4D3D9CBBA6BC701642BCD68461BED1C3A03EA6C09ABC0B09BB3D3D44063EC3BD613CABCAADBD7339CABC01FA833C44CBAABC082ADDBD7956AA3DAF1E233EFF58EC3DA73F15BC2DC8CA3D2F3D533B71F3053E335A793DC97816BE6933FD3D488C9BBC621B183E2BA3C43DE462E3BDF648AC3B3E61DCBDD5CD033D149E3D3D6A94C2BB74DF29BDA833A23DE9380ABE861D943C4ACE8E3EB34D533E035BA4BC394484BCC0B1DA3C1ED6A2BC7208473C7DBDD23D715272BE42DCBB3C5A40B0BD583D5D3EE6F3553EE8AE0B3D7D54C73DCDAFCC3D8BB2A0BDFF91013DD97F3CBE4489DA3B62BD45BE42826D3D036C67BDE75F6CBDC7FBB73C36991D3DA0FE923E507E06BE0404973BCF61653D69C3593CC4D4333E9CBD54BED80B573E7BCDB03DC4E87C3E2399DFBDEA76603DCFC7C2BEA1D076BC5E819CBC412400BDF323EBBC53AF303D12CC983E58BC1DBCBBD94A3ED8FECB3D273C39BC6E1A7C3E273C233E8A532B3DF0768E3C6C13D73C1302443D346BECBC92D4A6BD4700573D75011F3EEC5A233DDDC499BED8932EBD9A1FAEBC2FFBE0BD233CDD3DF3ACCD3DB34D2DBE32B34FBE45BC1EBE0CAB0A3E704CD6BD0AB8C038469CDDBD44D2AF3DA52CB63D2C331FBE34FD02BD2B3F7EBD26F2DCBCD67C2C3CBF7EFBBD8BB094BD8AAD2FBD94DEB6BCBC9FA2BA9172753E3719713D8DA100BE3424373DDE4EA63B63789A3C759799BCB644453EF789423E4914373DC3956E3E667DB4BC4285CA3D28199FBDF85E16BEF3E32B3E267E2DBE713E6B3EF6BADF3DE76D02BE96FAD0BC19BF863D5365E03CA142003DE83FFBBD0030C73D70C5523C42E18B3D931E0CBEC1EE163D5839483E673CD03D5BE3B93C126419BDA638C03B7C18B03DF3710C3D4831C43D4B29283D2BB0A1BE85FA893DADB54E3EE9B685BE96C75C3AE00BE0BCD25D253E2AA5193EEDFE503D85F3483E3C4AAB3D6FFF21BDC4A7F8BD476228BC8B5649BE100FF33DF05E8B3E755302BE0290CABC35DABBBDB498F1BC8499C33DE447AA3D498952BE9362F9BD2BF7383E9E1D333D599911BE93D599BD8844E03C933A42BE001308BDA48911BDDC2472BC5C73423E81C9CD3C96C55BBEE2C015BED54CBFBD2C7C99BD9FCF753CD9329C3C88FC263ED3685DBE6B68C93C9C6E023EC22BD33C599C2D3ECE08283CED1175BD84206A3EA1CE05BD7770143E38A919BE35BBD93D69FBE8BAECAE703D27311BBEEAF6F3BDC2F124BD826B10BE972E0D3EE8F59EBDE1EC2EBE85BF5FBD14BFD43CE761923E86374D3B3589A7BEF26BBEBDAD21853D7210723D5F2433BE4D4BD6BDCCAE563C8540DEBDFD53BE3DD8F4903C860564BD8E10BD3DBF34B13DE5C4FEBCE76DA7BDA3684B3DD7A8DE3D8EDA923CC5CDB33DCB4E3BBEA89019BDCD1F103E6F4EB43DC2DCCFBCA53D91BD24EAA1BC1CD0F6BD0859123D426C12BE74CD073E9FEF30BE3C66423EA7D10DBE731E6CBD648AF83CC3C0C43DC6ED90BCAFD2403EF8A0A33D2DBA1DBE881671BD884FC13DC7BAC43BAC73843C96F2B3BD0D40C33D84DD8F3DAAF3C03DAD28D53B092599BB65C139BD38DF96BD4A4B49BDD7F2E63D6A6F17BE9D6A0BBE5DE5773C6063B93D004696BBA7169CBD421F903ECCF3963C47E62A3D66BBA83E3A35753D651A15BE2E7AC4BD0B2CB03D7C33C0BE3CA009BEFA2188BC49DE123E8189383E18C4653BBA3945BD1DA43DBD5223623D65760C3EEC2C9FBD9E2E113DF8528ABA042E85BD3D9819BCC20D88BECC459E3DCC0D933E651A02BCB05B0C3DBE3A163E7716383DFF9AF43DE5AD963DE867F63D4F02BABD4A1993BC39AB0FBD101187BDE4815E3EF6A2913DE9EE3ABD7DFB363E86EFCEBE58E4823E4FFDBF3CF59638BE551E09BE996EF0BC1472053DAE75E53C92C7913EAA6E55BE43010ABB98CB42BED06318BDD3510BBE9B3216BE2D64243E830D91BDBE73C63D9664393DE2F88CBDA284513E4EC049BD328D8ABE8BE24FBE05E015BC25DB3F3DC0258DBCDB1D4BBD08777E3DF66EFCBDC1E676BDCDFA753DCE09EA3A3D6F0DBD9ED009BD26828DBD3ADA01BEA1AB833DB5AD133E97851ABE9858253D5E961A3E34C698BD894383BCF1CCA93D979D793DDB2F7FBD40C1203D126F033DC1819CBCF4B6A3BD430F9B3DA414013D02590F3E0086B9BD41212CBE51F2373DB076A2BD321D383DE0AC893EB54243BE9666F2BD218B21BD887767BDAE58A8BC054C8BBCA67F503DEB9FC8BC0EC628BCB42AEB3DE9F47BBE1EB5653D93CB94BD926F373EF8AC81BD63BC29BE25E4A5BC236BECBD45BF583BAA05F13D37FD81BD87A2133E8BE6123E8551813DD590B9BB2FB18DBD58AAE33D72B34ABE33A7B0BDE39C5ABDFD6EEA3D273C4BBDB6EDED3C97BEA93C9735C6BD9A1CF2BC24D318BD5457EB3D68AA253E50BEB53D50681B3D36AA1A3E637F46BD2474A83DC1E7ADBDFB8D653EAB53B63C3F6A80BC7E10A73C563C113EF8F6B23D0547813EB4910B3E76691BBDCCAB833BE92E2EBE16E7FC3D426ABABDD0AE933E3800123E460FE03C4C572C3D622A9D3D0D97183ECCC511BCC52EB73D2DBE5CBDFE50843EC1090A3ECE79BD3D85E512BDD9933F3EC24C95BC209A1DBECEEEC8BC4CB020BE749F96BD08202B3E2028D7BDB1977EBB2E2BAF3EC915453ED1CEC4BD0CE52D3E9451A5BDC1933B3E2564363E2979F43D9A01403C5A90953EEFE438BE71275FBDCAF95ABDBB30003E6DC3213E78C148BEE99D70BB552F72BD8283A93D88A192BDB712C2BC5257B1BDE27A16BE411EA6BDA9F7BC3D1E5E193EE4C3223E607881BD2D2B10BED73DE43B0F396F3ECA77F43C861E97BEBB031C3E0DC69D3DD8C82F3C1055953C96AF93BB57F8693DD036EDBBBB0885BB64BEAB3DCAF290BDCC4108BE89D2C93DD2E994BD391EF03D01C7B9BCC04054BE19AD9CBCE8FD08BD71F066BE0246143D8E6119BEE6C0813D5157C8BD5A8CF5BD1EC89EBC1184FC3CA1AFD8BD06BEB03D298F543C0984523DED5CA03C87A3D53D8F5B4C3A037E123CA8F7C7BC2ECD54BE04BE19BEBE857FBE60E56B3EEB87AE3DFB8999BDC0F63F3D3DD782BDAB0A20BE71B4AF3E9DDF753E3BDD913B1C1E913CA1EF5B3D556E06BE0E8C02BD58E8E33D3040343DDB691E3E7B37F3BCC63C1D3C49070DBD7115E2BD439ABF3D7CD7473DE04F07BEA17962BDD20C34BC0E95B9BD60E6FFBDAFBCA2BDB233923C307121BE6BB030BDADCF67BD39C4083ECD0A133D2C74E63DFB494D3EBE038E3D8D47833CF97E493E843A4BBD8EFB353D5EF92D3E8AE5F1BA42E59F3C4DE003BE0EA0753EE8EB1F3E9F4DC5BC868595BD9C00F63D823E63BDC39F953E874581BEA44793BC10D0CDBD17E9D5BD550AF93C7F8B8EBDC2BD6D3D639172BCCB21EDBDBBFFC4BDECB6933E167510BE07544BBE41F6A4BDFEE9BC3BD60E1B3D",
      torch_tensor_16_torch.float32_10: "0x0400000001118BBC7552C63D7295A13D5E622C3E885C5B3D663206BCD6662C3E0DF75ABE406F143D6C119E3D7DB446BDAD3E023ED6FFD93D7779BD3D3A5198BEC2E11C3E",
      torch_tensor_16_torch.float32_9: "0x04000000E1456F3F03B1843FADA6843F32586C3FAEFA733F32D58F3FB7788A3F7FFD8B3F948D7B3F4269743FF20A903FDE33723F47AC463F39718F3F2DC8643F4A9F853F",
      torch_tensor_16_torch.float32_8: "0x0400000015C44BBC5E8DF2BD98099C3D15C487BDA00BE33CC213403D9680B4BD12A2DE3D4A35A9B92F60A93D5A9CB4BD7D4C333D1A7F813DA022B2BCDB022FBE103A8DBD",
      torch_tensor_16_16_torch.float32_1: "0x040000009B246E3E6A57823E426D0A3EA079653E1B23A63EE92FA63E0D0F16BDDDCA2BBDB2CFADBE00FFC33E8CE12F3D7CD2B53D8FC68B3EA10D913E408EE2BC421BC8BE7AC2A83E0FB193BC778101BBA932AFBC5105BABE6B78A03D8DD183BE9013AABE73D3323C67A137BEB34B3F3D034105BDF8EED93DA6A0203E6B05C23E6E82903EE64B6CBE32E674BEF093993EDE9AE0BD2A26A1BDA999E93D8EC759BE4FA4D73EE2F13E3D7F4182BEBF670FBDDBA9253EB2ECD73B3149D33E15C27FBED757213E565EF5BC2CBC733E91AD84BD51B0B43D42F91E3EA75366BD0A787F3EC60EC53EECCFAFBE0BA5A1BE5469F03D61B2363E4AACCA3D72F9183F701AF33EB0A2533EAE2C0BBCD9380E3E662921BE5E9C5DBEEC5C953C8D9CBCBE342FF1BD22B239BE5E5D49BE0C5169BED7C2653EA9E4AB3DF9BAC53D4029E73E13C7673E052E8A3D05FFADBD70D9903E5F9461BE81BB113EAF81923E0AECA3BE3D98733E9B85203E104D213E563D3FBEEB0C41BE6AFEA43E10DB873E52B5893D5EA49CBEA3CCD8BD1F9EA43E40E70D3FAC19E83C306B23BF23B4C03E790C21BC09AE923C3E91193E2C910ABE6D81EBBD8342F33E13E0893E8465593E531CEA3D4904B33EEF708E3E67824D3C9B063CBDF5B02DBEBE97A13D04CE9FBB704B7CBEA8C678BD3161563EBB1E7F3E1D6C8EBE0A8778BE9C5F823D250E3ABDBAFBC8BDA4E92B3EEE5C36BE15B62D3EF238A83D57FDFC3E2E7C853E2FD8053D1269E33E8FD747BC4F8BF3BE799E62BE2325E2BED6DCCABE442174BDDA0E95BD0832973E47798F3E8B125E3E1BBB80BEB0C060BD8009EF3ECBC5B4BE067A16BFEEDFA23E52485C3E93DA883DE04A6E3E66A5433D36781BBFE2233ABD868853BD93D13A3EADB9FCBDB2C7903D089E823CBB2D96BDDD0C533EEBC9C7BE1A326E3CA905303E26E3D33EB769D53CFA56F63C6E1BA1BDC9D69E3E5B09103C6277C0BD06CD363E91F01ABF504099BE4B7821BE6FE4FE3DB8AC41BDEDA7923BDE56D1BD8C7439BDC8DCA03EEB7153BE978317BC0304813E5B48A2BEB834CBBDEEE21E3EF2F93C3E736FDFBDAC7647BE7C3D313E5C3D4EBE55A84C3D45401DBCB37061BEAA0119BFA07CC9BB4B22F03C160F29BFFFE95DBEA7C6403EC6AE813E8A648C3D01F9F4BC245F123D0C6FA63EE10786BEA812E1BD0859AF3EF9602E3D612E0F3EB1A4FA3DF482EE3E3F326B3E6F3106BE8FE3963E694FA43EB86984BD62CEDBBDD45F143E06564F3E9DDE91BEBDBD09BD387B4F3E5D0A103CB222A93D8EC0873D781591BE67B6763EDA4C723EC7C6393E08DE023DC9A56DBE63AC1A3E820931BDC4646BBD30F5953DE9D0E9BD3D6C3CBBAB07923E3D5417BE696FE73EF14EC8BE52B1A6BE9304C23CB229593E2E6E9E3E4D58E23E07EA20BE0A02613E6E0BC13E367BF93C9FBE7CBEB8F808BD",
      torch_tensor_48_torch.float32_1: "0x040000001A3C243EEB4064BE60FE2FBE22BCA2BDEE2F3F3C15D5DD3C783CDD3D136D0E3E2294E6BDB6FFB3BBA171B3BB359363BDD359CEBC0A3DB73C8CA8C7BDA3CBF13D530FDA3D314607BD1C99843CE356D5BDC6F3253C23016CBD167539BDBB668FBD3267F6BD23C6CD3D60D329BE79CC3DBC1EEA39BDBAED82BCA1E042BE385854BB67680D3E42126A3E8238F5BC78AAC1BD4640DDBC41B1BD3D97B9923C18C7D3BD183B473DA035D83C20E885BD7E242C3D54660C3EA5C62FBE586862BE5A752DBE",
      torch_tensor_16_48_torch.float32_1: "0x040000007623AA3DABF254BCA4C3333D4212D73C41645B3D7C8E3FBD5E595CBEB22BC93CB7F0CABC7AB50C3EFBFC6F3C09EA7C3E67D3643DA667C73C937BD3BD7F2617BEE387B03DBB2D3A3D0227A03D4AA1B0BCED399F3EB16D303E01F45F3DB5EC433E518DE1BD2209853EE33BF6BDBEC492BD33D649BC07E8C33D6256183E2C4CB8BE168EDEBCD0ECCE3DAA69BE3C33B6E23D1D06013E6FE6CF3BE74586BEEA1CED3D01829FBD64311CBE97130C3E365D6B3E3E1561BDF28E5BBE95D1F0BD0C916BBDBC387DBDF61AE8BD863D65BB4BBCA7BD64B0113EFF04DCBBA3C97F3D2BBAE4BC78FE473D8BB7D1BD65AA833E3983573E9DE7AF3DCAA4773DD4F7273E73A1A2BDCDC271BC8B873ABD10D05CBEF65D4B3DC7D47B3E141329BD842E1A3EDDB4473EAE9900BE9BF9B1BD00CC763C7540C03C8D4450BE9D520EBE4A73763D2E1836BE7379F93D084404BEFC1188BEDEF39F3D7A2FA3BE4B197FBD7BF982BDA10FFB3D192DE83D8A8C093EA09D71BDAC48963DED70363E501CA2BDF3A5363E6245E23D52F78FBD1ACF36BE3634A73E1E60EFBCC11B083EF609D13D426FE0BC97F3B03DE5EC6A3DA90520BDF2F32EBE39B9903D3AAC58BEC11B263E8EFEDB3D64FF493DD7F3C3BA30C96A3E3B79213D8C65D93CB45A23BE467211BE50BF87BDB04B87BE60D207BD801AC7BE9F9C0BBE40D8D73DC38D7F3E98E70D3E26D1A43DE811CA3DC271843D06B04DBCCF30903DBD8F983D9242B03D323FBDBD77A908BE7E462C3E6074EFBD4DC9E2BD8F9792BDA97CF6BDD80545BD04BE80BC018356BC102093BD97DA6ABD7327A5BD360812BE94EB083E228039BB42A040BC1BEB223E32E4FA3D6F81EF3D1F1B4F3E454AA3BD89F5AABDC188EE3972A7CF3DC052A83D08DCC6BCB3BC58BEABC1EABDE829C6BD7B2CF13C4FF8273E8EE4003E9F43693E99F337BEBAA322BEAE117FBE54498B3D85012FBD5B96BABB0A480D3D71E7993D69F3163E2EF09FBC9D60773EA6B5993D79705C3C3F01553ED7D06CBE53F0D5BD15EAB53E993542BE8EF7423EA36824BBAA1A833EBE47A03EC800D13D82E474BE87E828BE606EA83E69554EBE95E1F23D19D603BB6C1180BD831B82BDFCAC6CBD0C83A63DA89E99BD95CDDABDCCC095BD59C2553EFC54203EF7FD5FBE9CF9BC3D044FA2BB276302BEDAAC96BE201CBABD0B2A21BEC732D43CCDCEA1BD479B08BEBF51C53DFEC396BEBBDD93BE11E197BDFBF527BE3DAC1B3DC249683DB14A543EE6CBF73DF87EA13D45A8F9BD9E15E8BD7D0FD83D57F3C0BE16A76C3EA38B9CBD1F261F3EBA474B3D013808BEB7B76EBEC0EC44BDB14A18BC81D88E3E59AD503D3BDE01BE4E394E3EED681BBDE61CAC3D2574193B63D4CDBB72E5933D9F9B79BD3109213EBB9046BE1236B23D11DB34BEF5F5D23E8C573F3ECCEE55BE6322473DDE71A83EA4AD2EBE21E515BD8C2B1BBEAC53923DE3E384BE5DC7833DAE9DFE3D38EDF0BB986633BEA26F54BE68E5C9BCF4EC9F3DFA40E6BDE69D283E0BEC4F3D4FB73CBEAAC7BE3DC06677BEFEEC113DBCB9043EF5E6893ED604D63D6730E9BDF283B6BD05866E3EDEF2ECBCED251A3EE591593D878005BD80630DBE5F4A67BE93D5723ED896023D333B02BEDFF81ABD6A1103BDEA55CABBB2DCF5BDF5B0023E224DAD3D1921383DF717003E7F7E543EC50E9DBC17E1CEBDA690B1BC866C0A3E2DA6BC3D1280633E4F5C693DB63D723D2BADCE3DC727353E67550CBD025B8E3D78AD993D49D6843ED3FECEBD25ED2D3E3E7981BCA5B3763C1FC0173EE3061E3D6D1A7A3D7D1FB03EAA3A44BE33B838BEA89F5D3D043717BDD484E13B79FC3B3D58E9F03D1BD01A3D185B57BECF75CDBDBDBB223E7B887CBC85A28A3D3309433E5D9704BDC4D385BEC1D1133A351EA7BDB08408BD10F002BD236DE8BD0F53823E574254BD62AD4B3E3ED126BEAD7182BD8D12AFBD65911CBD1C0A503D29E707BEFCF842BEB019823E5137113E05CBF0BD0C5D153D1C0FCBBE4FFB313EFC0CE9BDF740C23DA3D3D13DC69053BE93EFA53C6FEF99BDCE5B24BE86E4F2BC79C722BE987A233EAACFCCBEDB1B473E39450C3D2729B0BD26ECF33DA0A5053E1DC783BDC322183EF9BB013EB4FA9CBCD7D6CC3BA1A3B1BCC74D8F3D1625663E7093863E0B9D8CBD4F0ED4BD57194BBD16981D3E81BFAA3AFF7B573D55D6523DB73564BE9EC916BD7A69993EFE9AA73DD7A6D6BD33541DBE0E25173DC6EC883E7E9E86BDDEB1223D685E5ABD2A4047BD0B7CA4BC7F7E5EBD86EE2E3E28D5113DE605FCBD983CBEBD79F56CBC2958553E345E80BD749FFA3D4EC8483E5DEC623D002FB93D2014073EEA40113E2EA7FDBDBAC3EABCDEAEA83D54ED323E6CEB1DBD68015BBD8BD45ABE9C64193ED29A8FBD5C8EB8BDA938D5BC7BDCB43D4CB92A3C4B2709BE25B803BE40885EBD0DEE353E50285EBE53F2C43D798FA73D5D11C9BC964FA53D05E5A7BE631C8E3EE665A33D489B52BD46EFDFBDD4A8C33ED79E413D84D7F1BD6B39AD3EB49A14BE983211BCB06B33BEC8EF8B3DF2ED943DA217923E2ACB9EBB4CFC153BC3DBD7BDF0BAF4BD6FFCF4BCB48272BDDB949DBD2D28B7BD11933D3C0135D8BDA6FC093EDE244EBD265FA9BDB8E756BDEC0CEABD86C770BE989463BD9D5A50BE52C8283D625DF0BDFC41DFBC07F5923E074934BE849FB53CFE070EBCCA65BD3DB8136ABE6AF3A83E341EFEBD951C95BE8DFAA1BE867B22BC9A8583BE65C071BD8B5017BE33A61DBE17A725BE32C50A3DAD6469BE88D9873EDCAE053EB844C4BDFEC0D638B6E8F0BDD4D829BE6820123EF73C023E3E0480BEF725C1BDE8FA94BEB6DE4EBE3260FEBD2C621CBED18A813E4D552BBDE44E77BE34B9C43D78629FBE20921E3E68F6D13D3F5584BC9E2D253EA34D263DEB80F13D4005E2BD0F67AC3CCEAC84BD6D1F323D957BD13D64DC34BE7CD9243E3B41A1BDB72455BDE44CF43B46C280BEFFDF06BE8218893DCA92113E67C176BE1DD163BEE337D13DE05528BE11FED33DB6184DBECFAC26BED6901A3D40571B3E3774033E32DE44BEFBE1BBBD08167D3E2EAFBBBD4470E5BD1FC7E23C7EE9A3BC2F23373EAADE5D3D4AF68CBDF6E53FBEAEB1183E2132B33D92B86D3CA7781C3ECB879D3C4BB5243C43F503BE633B23BE2C0C343EE643893EC8B8D3BDE72538BED986ABBCF875B0BB5BAD32BD5AB3E4BD0D8F3ABE9BFBA2BD61DD19BEB85B72BD0FE005BE302CA23E4C1CE3BDC791CEBDB3EBF63D2BAB10BEBD792E3E49B516BD3E79A23E121A8FBE41A6A03DCD45193EC792153DD72E26BE3221EE3D14D3B03E6EA4063CE73D2CBE0854423E83A7923D094F943D88B18EBE00CC113E543D67BE4A9A2F3E1887C43D702CD13E518765BEB710253D6435883DF53D45BC7B93A83D8DDF7E3D5000AEBD24EC13BE3A01AD3D9D65023E740EE13D83DC5BBDA2E5D13D31AD11BDB0FF433DA46AE73C768A8F3DE7D4D93C91035DBD73B7AE3D4D7B30BE1E25C4BD107D0BBE1622E6BA2C6E05BEA711D4BB7E58AD3E65C30D3E552F4FBEEC87BD3CC84C5C3E0C186B3ECD77603D83B8003ECCEF37BC8B96A4BD92AA683BAF98CA3C872720BE0E286EBD8A95C1BD1BC11D3DAFAFF33C2826353D17341D3EC10981BD619C07BE2CC8A63AFDCB063E645E653EDEA2363E614984BE0DEA9EBD313390BE2DA4053D4DD20DBE27BC833E95D9623DA2F4AB3D12AD46BE1AAF9C3DE6A1A6BD921FEE3DE532B03E780F77BE25083D3DEDFBE7BD8400CCBCBD05FABD85DF1C3D20A192BDFA79D3BD7DB6BF3DB23106BCB7C6653D479B12BED25EAA3C1C23263E0B65B6BD08EDC5BD1F0EB63E131ABE3DA89B523D49C86D3D800B80BD5CD9213EC4D2E6BDF7CD933D77D8C83D0C6CE43DCEF060BEA44F373EFFCF1EBE25554DBE274CC43ABC7D2B3B0B5D483DF63A313D8F8722BE13A0623D5A8B9EBD57C18ABDFE52B93C1BF342BD1751F53A654327BD0F5568BE99EB4EBEFF67263E921CD33CBF4AB0BD9EAC9DBDDAEE56BC6DCF89BC829F61BE4890B43C7419993E47FA00BEE852BD3D0109143E5396C53D673D343E4A7B86BEA78F0F3E94B94DBB0FA1EFBC63C47F3DDF2814BEFFFAC33D33FDE2BD9F6CE1BB93BB8FBE7096003D77E517BD47D2F23B64F326BEEFC82E3EDBF6AA3DE899C5BC6DF5293E4083683E49E7933E677E013EA182BEBD2B3CF23C9B241BBE4B076FBE800E853D2B21AC3B03BE453E7884873C95AFEE3D7C84C43CA844A43DFDD16B3D520D3FBE5D0DF03DF3DD213E2E0A06BEC41219BDB9544C3E3B0A203D76AF9ABD29276ABECC00513DCDDE2A3E4A6095BEBE6B3C3D",
      torch_tensor_16_torch.float32_7: "0x0400000065C7E43D98F703BC65A713BEAAF287BC9BF92BBDE69EBDBDDA5D6FBDD9EB37BDE5ABA23BBE6E2E3D2AFCC1BD597DA03D7E3DE53DE365D33D2AE10CBDD5AAB23B",
      torch_tensor_16_torch.float32_6: "0x040000006A43563FE0027B3F3759823FB7D5593FECE78A3F44546B3FFE667F3FC823853F284C5A3F5AD44D3F1D6C653FEC424F3F63EC8A3FF91D8C3FA0078F3FA9C7953F",
      torch_tensor_16_torch.float32_5: "0x04000000D6DAE63D924E1B3C58F6273D5F05233EE1E5073D0D2654BD7013FC3D37830BBDB5AAF7BD78C61F3D6365403DB895D0BC6E0FE63DFA27C1BCDF67B83C506509BE",
      torch_tensor_64_16_torch.float32_1: "0x04000000F4C81D3DB0ACA13E2486C73E5DD8EFBDD3FE373E6DEF4E3E3288E53DE00BF9BDF29D693DF3573CBED2F2773DD7A57FBE885C1EBE4962A73E49D01D3F9734B73C90D716BCF05DF7BE41F0D9BE34FE013D8E46A7BCF1AFA3BE483DCA3D0C6A133DB16090BEA56CB1BDD68334BEEF9BD23EC98FDDBE538CA4BEA59B5F3EB971CF3D1A0949BE52BF103FB51494BDAA01B83E16538F3E7BF43F3EDAA4BFBE28C80EBE4D10DB3E6512623E831ACB3EFC7DC63EA31CBBBD98999D3ED2877E3E1687143DBEE3F73E1291ED3DBEFFE33EE6CC7EBE903CACBD898B64BDDBA580BE7B36173EC93994BE297B143E4602A6BE87A3A23E710F2FBD96AC963E8DA2B9BE063989BE14CEB93D4B1D003E4296443D3D35613E11B6443EAE27C6BD90501FBE278CAB3E8264AABE66FBC13EF86938BEF56395BEF0E6BABDB379AEBE0068993D49F4F53EAF8F1A3D49FAADBE6A66D23D7128C0BE7AF2203FB1CF1CBD67EDCABDC526A03EFB19FEBE76EA73BE2FD2863EE1E986BED657423DE234A23D64CE683EFA62283E0081CD3EE191F3BB8B426E3ECEA004BF33B7033FF63D19BED3504B3E2A13D03E786D393EBC09A13E920A9E3EFC90B9BE978719BC6DFAE3BE5C9971BDD02D00BF3473A93E0A94F53D85859C3D9DCDA1BE6C96A43EF741183FFF35F2BDB8D998BEC368BE3EB7029DBE89F7B3BC50369CBE6B2692BD2BEF02BE3D5F97BDCC1617BCB24252BE7F388BBEAA78473E4E0FC23D7BBAEEBE142F28BE06B3FD3D39BEE2BE8D70AEBD002A8E3C61199A3DA65BA6BEFFCC97BD84AF143EC134CF3E62B8D13D841C563E5A54963EDF2CA63D88E9DB3E2A70793E260F9C3C9A1E933D4C51993D892D96BA9C9BE4BDC9EB2C3E7FBEC7BED331DA3CE5F6023D1487B53E13FBDB3CC372F83D8659BE3CA027003FFE8BEF3DE72337BED389853E1F188DBE7030303E7254C33D65138CBE1B4B003FBFD0CCBBD3C3CCBD06F60C3E3AAFD1BEAE6F863EE4C1583EF80ADDBCA434A63D19A8193EE2C0EE3E3C0C793ED01F8B3E3E688A3EF84489BCC3A88E3D9A7B33BDFE2E913E838266BDE00E873E5D4A973E058B1D3E24F29FBE90CEE23E46739C3E3CF02B3DFD4D993E1DFFBA3C4361253E736864B810F1553E0FADA9BC2285B13E295AA5BA50F71A3E64963D3D563D1C3D80729A3E351CB3BDFE193E3EC991263ECAB9B9BD21221DBD207D623C9EAFBE3E4B31AB3E94B553BE90601F3EAC26833C013083BEA05F7B3E1E4C463EAFF5AEBC1CA6C0BE4C32AB3C5D15B23D7055E1BD9C81B93ED7F49A3EBFD04F3E6F903A3E60ADBA3E5E935EBE7C26A83D3523A7BD1441C03E0BF31FBE496D1A3EA10171BE5BB7D23D3C1911BF49BCD03DF6E2BABDA4310ABECC5EA1BC18A2B3BE5E7C583D535E25BEE4030B3E7DD3AEBE1C180ABECC56353E88654E3E88A5C4BEC51889BE888881BD9153153EFCAC993E503855BE7146B0BE30F099BE01E62B3E09CCD73D7E2831BE659812BC87182FBE0D0D2CBE32F994BDD9B7EEBCF8EC323ED826F73C3145D13E129C323EAD16373E7482883EEA0F9BBD6D41863D1B7F143E35995ABEBF628CBB7A07B33EF774F93DEDBAD9BE1FD7E8BA41301F3E3CADE1BC7EE8BFBED92CB13D5B6AA8BE0F11A2BE4F7F71BEB71464BEA13E033E20B584BE9B2DD33CD635CBBE1C7F363D2157DF3D15457D3DAC4129BA2F1C333E0280A6BD16A111BE6268D7BEC1C0E63E222BB03DE23D803D7B4DDBBD24497FBE37AF4CBD49AC5CBE1E9AAABD462971BEEFCAAE3BD7D0513D076A1A3E73B6ADBC1CA581BE4E18D43D018E88BEC3CF18BFB6D45D3EE8BC54BEAC02873E034E8BBE4670C1BE6E1134BFCA5AF7BED18AA5BD55CA1EBF44EB84BD48B8E63D9E6F143D0B4B8ABD179F7B3D958FCCBE4AE6C0BD0486B23DDF0950BE1D5EA3BE12891BBD8897BE3D7514C63E97B0253E06AA33BE6AD50C3EE9C6013F986FEE3C218D463DB5D20ABEFFD4B93D4B95BABEBA7811BCFAC2B9BCCC81FBBEF8D251BE548328BDC84AACBE832834BECDDA673E3C47443E620C00BF41F5123D316C2EBE793F94BE0E778FBE1FD3AB3E794E27BED403803E877047BE49BF4D3E7731A53EDC9D86BE89DA08BFF895B5BD444E383E688A6F3E58E4B4BD366E3ABE6DFD14BE0CA559BE4B1B853DD347853E5CECAABEAF10A23E4D3957BE02C6853CFA29BDBE4ACF3BBE78C76EBEBF191D3E8533383EC394AA3E3D5E7A3D93781FBDF44E47BE4899953E7823D4BBBE9C8EBE0F2A153EEE3451BE02B5F6BD0845133EA79FAB3E4BA3F5BE6E8FE8BDA4664A3E706DE1BE5A9C98BC36521F3E4AFC11BD69E17DBE986F993EEA56F8BD30580ABD1AB9383E801DCDBE1B5EBE3E92F3003EFE35AEBD667EEE3D758FD73E51DD95BDA5C8453E045C2BBEEDBB943E071AF6BE6D0487BD2111FEBEC2701C3D2DF857BE0BA789BE303179BDF88FC23D1D5239BE15DEA13DC9E6D1BD7E31053F5F528B3EB8F8FEBB817C243F994215BD3AB88E3E60B082BEA6D1D63E9C5F363CC522883DE84555BE46B0E03B250124BE3C11623D12202FBED241573EB873C43D9B2133BE868379BD797C2B3DACBF2A3E5EA38ABEA019D5B977ED5ABEF38667BEED9590BC863398BE279E7F3E9253F8BB12FFB63D7CAA2ABE9258D03E797AB9BDB718173DBD05A43C25CD4BBEDF0608BE4E6904BE365B733EE568E3BD6FF8AA3E5501CFBC469B893E03AF76BEBD49A5BE9A5DF5BED52F463E1EC1933CBE6794BEB6A3063EE5C05D3D7F4CA23E574A093E54D13CBE817B90BEB5A9BEBE186FF23DB95044BD99AF66BDCBAA53BEF56D543BAE7DCCBB4419143E00C0923D3AFD993E699EA53EC8A98C3E76ACA6BDBC6AF83DDB0096BE8B76343E9B38F93DB876BABE75A9B9BE085A19BE458C5F3E7DC879BEC64B12BDD4CB71BE1D65A03E80E1EABE722CDDBE29699A3EFED928BEBE969B3E127C89BEC66DE8BDB72E263FA2F27B3E6ED12CBFD826E13E499D2F3D91AB7B3D4B740D3F95363C3E4B8059BE6DB5733EF719BD3E075BB33E9537313F3A56133E38F9593E134E58BE4DA3F13E1FE7423E9F96173C463D423D914190BE6B01553E37146EBE390F693DCDBF21BE42907DBE85AB76BED63E563EFE138A3B6A1549BCF461403DAC7FBFBCDB01A3BD220DAB3EC6659F3D2FC9A0BED80E613E7B249B3EAF54AABEF82286BCC05ACCBE505DFABD228ECF3E3FCD433ED052B5BE34BE91BEC4C8AC3EE9271F3D1423C33EB3FD1BBED02616BE40C657BED265353A96AF223EC1964F3DEFCB13BFABA0E3BDE830603ECE608BBED698973E4D72C5BD8915C03D40375ABE2BBD453E70891CBEF6954F3E5CE3C6BE017DCCBEAC35FC3CDD91813E65CF4F3E6C20903EB63A01BE8F20113B6868DD3D615C37BEE315AFBD8A3F11BE807D283E45E827BC695C35BDE85C663D31F9F83C68B380BD45900B3EDE5229BD8CD9B0BD52A092BE63524BBD749109BEB0E064BEAD87B1BE8FF3A43DBE92CC3E23A280BEF056BE3E923CD6BDCB6B853EFBC7A6BE1EB2E0BD70A5353ED8F6BABB304B303B5479E13E845F423ECB4FA1BC92B361BE30B5CCBED740833E904CB5BDEE72A7BE8BB415BE6EC883BEC3E1AA3EADB1193D13C184BEC32E073FCDFFCEBBD935BABEE8D53D3D1A61A6BE6CA1C2BE1F7A703E79FB7FBE5DFC32BD5DA7663E85A9E8BDD2011F3B3C508EBD9B04933E037C24BE3C1218BF218F823EDAB4EE3D389F573E2585DA3DD34ADCBD205672BDEDB866BB96C3203ECECCBBBED2EE133EBEBDB53DA4B871BE6634D43EE04ABDBEF9E4F53BDD0FCFBE9C2EC8BE55D0703E27F2833D5F53543EB882653CF25EEB3D8B3767BD2B9D613EB1F586BEEB7363BD07E7063FCE6D233DC9799EBE892C71BE3BB068BE628018BD05C391BE955DAD3A188C96BE5B037ABDDEC5453E2E1AED3E9ADC9BBEEEF66A3AE63517BD6EAA003EE7B7233D8761963E1953AB3E9B4280BECD8FBA3E64F46C3E7B23243E5689CABDE9CDE0BC71D8F7BDE68E13BE9B1865BE3799BABE64F8B73D09FD773D1B472A3E122E09BE8565293D9BD58FBD9FA291BE01526B3E4DAFD5BE1328F73EE8F9483EF52E213E586EE33E9459CC3C3E409CBE698BC83E12D5D3BB99F913BE174788BE228494BC113E03BEF08B7A3F3AD8743EB98315BFA940923E711C003D60BC653EF1CE0CBE57C8B43D6060053EBFA02BBEBB38EFBD0DBA37BE7FA031BE7B53803E1E6E103D71C408BC048714BE0F47BF3EE2EB8BBD8951173DEFBCC13EDBAD153FDBB8433E9086A83E917A203E8E228E3EFFA2A33E1BB79EBE73574EBE74C3373DF17CEF3C580DD63C0E35E03EAE9B243EC7F52DBEE6BA60BEC1D6E3BC69535BBE473E2B3D619847BDCD6AC33E03665A3E8F6B91BE52F1133D8798EE3CC80BA4BE1DBD123F51DF17BEDC0890BE048FCABD8808C53E18BAC13DACF2C5BC53105BBED5E079BE79EA80BEAC9F8ABDEA89A23E98BDFE3D76FDA1BEA3D8633E9A45C9BE97E2FF3C40A4A03EEEACDCBDB049133EDDDE893D86E43B3DCA2C14BC1E7F5EBDC807FC3D1835F6BDA16E243D6FB83CBEFF55303EDEC92FBE89A44D3F3F15B1BE21FE1EBF0C9ED0BEB50C7E3B659AD8BD8BC34E3E8394BEBDEA123B3E0089123EB46EA43E801F5D3E19A8373E8E862B3EA429BD3E4A20DABD49E79B3C136076BC25C709BE57E8F83E15CE89BDE2BE58BD1826823EBD640D3C40FB783E0F227FBE2F4AAFBD52CC913E2511933E46D6313EB61B8E3DC2E103BE7D4D3BBFFE2A0ABF72B9363EB8D06E3E86973EBE38CEF33DA5B19BBDEDAA19BE43A6E73E60D7673C2386863EFD964A3EFB6BCF3ECB694A3E3788C6BD6F94EF3DF25708BC700A0A3F6555E7BD162350BE15A40EBE770DC9BEDF8001BE0023C4BDEB66FDBDE90AADBDB9FB84BE67E2F2BE4C7D5CBD42F8EBBDC8F88B3EFC97A43E16134C3E86E99C3EEDB698BE9EFD8E3E6FF994BDB623BD3E1810C63D1FF24CBEDC574FBE1F38F5BEA015AFBEFEDF26BE60D06EBE6C7601BE2FD3D4BDFA8293BDB8CB0EBD0F6AC73D75C4CB3EBD93E43D24DD523D22A510BD6081F23DF2F570BD417787BE6F75C53EC5740D3E1818CABECB8BB1BDB8E1383E739522BEBADB923EFD79C93D44E4213BB20A763D42FA32BBCFDA2E3CA483E0BE19CB60BDA47360BEAD11AC3D38C34BBE4C0F6ABE4ABD2BBBE52DCABD27DE94BE829FC4BE282890BE6F74A03EF137323E82B5FDBED61502BD945E2BBEABAF7B3BCB12A4BD2441A5BDB721DABC89540A3ECCD947BD060C9A3EC8E80B3EC64B143EC167603DD04177BE29AC633E89FA373EF9D954BDE28BBA3DC40F013FD8E2583BE60503BD448610BEFBC2FFBE50B0CDBDAA12833E221349BD86703FBF7E5AA13E8263B93EB872D23C5E92AF3ED2EDC6BD35BB13BD0F51DC3EAE34293FB410213F53179EBED7419DBDDD67803DC550BDBEE11E87BE03B9CC3E24676DBEFD7BCB3DA9E934BE4B6D073F1998B4BD831D8E3EE135A53D21C019BE85C762BE1C9ABE39AA0D55BEB35596BE3412663D0ADF7EBE230671BD1396A83D37D5093E9212AD3EBB1F4EBD3C8EA6BE749678BE0A341FBE57D5C93EA8202BBE8A6E563EF9A8CBBD1623E4BDEDC36D3E6B1859BEA0B93F3EB6E27ABEA2D5F1BE602D98BE8D28D0BE37FEA23C5C2C703EF65F093E5FFFA93ED6024A3E16DD083D4B392B3E2F3CB7BDA8D2A53DD36B953DF46C063F4452B4BD12B08FBE5BA75A3DC6F5F5BCE75BFFBD7B564ABED93156BE3F705D3E0BE56C3EE22493BE425AD23E66125DBD3374CEBD664596BC4D6E053D",
      torch_tensor_64_torch.float32: "0x04000000D98292BD4202F73DEE54563C8D6986BDD5FFA8BD84400B3EBA5412BECE2BDB3CECC41C3D95F405BE760BBA3C1A5567BDD2D59BBBEA32943D38C2EA3DF01842BD11059B3DDA2F0E3ECA60143E62DF223DADF86CBD1954BCBD5E6B45BD5EB90DBCA87C24BE3FCF8B3EABA25ABC7E95D1BCFBC61BBEDAB5143E4EFCBBBD759815BDB222DCBD16AAE9BC0A90E6BD2BD07E3E10F21EBE53BE6D3EFD23853D1BBE16BEBE90DABD0B21B93DA666133E96273ABC613E98BCAA8A6D3DE70828BDFC989F3D2A57073C68FFDDBC72AA213E962B64BEAC0A043C78AF653CEE8A473C4922113E8E11943C5202EEBB9E3B473DD829073E564E39BE4B616DBC6BF22C3E184081BB",
      torch_tensor_16_64_torch.float32: "0x040000007EA723BEE0962C3DDEC42EBD49F0913DA0C205BECFA73DBDD9C08EBBFC836F3B714D5A3C2E99AEBD5D4CE63D8BC35EBD5074B73DB68628BDD936DB3D4B044ABEA3741FBED613CBB9EF6ACD3C9959A9BD2F78C2BB7BCEC53D8A0FF03D0C4595BE174763BDAC5833BE0BBF61BED5DCC63D2EFE463B41888EBDE8B102BDA6F90F3D95AA203EDA5B36BEF47781BE07A8A2BCF45731BE78D841BE8770633EF10A103E67F59BBE5BB4993C577F3B3EEDDA0F3EB959153E4E0779BDC210413DD0441DBE9149A6BE24F6213E6B58D23C87A69F3DB1B0AEBDECF927B9F0580F3E31C1633E50CF3CBCB1F40B3E58A220BE625D6C3CE1F60BBEFD9A0ABE231483BD7DC74D3E0ED3B03DAFA84B3D3E99C93D9C021F3D0DD985BE683F40BD054971BE2E474DBEF02899BE0584623D1F47223E95E4B03CFA7457BB50829ABCDFE432BE0A1D91BD1B08C0BD0011D23C97484FBE65B2E7BDAA0D853CE32EEE3CD76AC3BDC129503EE25956BD055984BDF65A75BD09A660BE1CA6D1BD5A553D3EAB9385BD2D2D2EBEFF17BCBDAE2601BE89B790BCD79428BE5632063E4801123EC370EC3D8457583E5E00DBBC6147E33D001979BC6FE1F03DDD0CD63C210081BBB23539BE3180273E26174F3E296257BD258330BE5CCC963A4F0216BE0C7D763D8D3782BCF02EEBBBDCB8E93D60744ABE355C033E2BBE143D63D29ABB0E4051BD6F2F85BC3208993D13E86A3E2D6BFEBC11DD763D21F15A3EA5B5D13CBC58B6BCE118743D010794BE485354BE9680793DA0542C3C7E6681BD08EA2F3CE1A84B3D7CB391BEAAE9CB3D0700EDBD6BF00E3ED2B41ABE02BE1F3E5870B8BDABCBE33DAE93333D55905F3D4F1C5F3EF78AC5BE88F6D93C60741ABED0509E3EA2EED63DE4D8AA3DACFE0FBE0452953D8AD9D73D7BB4E9BC6FE6A03D3D22783D380BADBDC35C6E3E8A598B3DEB3D393D003A243E0164713E6E53BCBD22FA123EEBA2473D0A057F3ECB0D163ED65AD5BBDD18423E48C1E83C79EAF93C45B1D7BDB7DE3DBDDE1B533D7CBFA4BD98BB7A3D992F2A3E5DD5AC3D76B9003D7694B7BD3638F53C74D2E23C1080A7BD095689BD8C2C733E3CEC31BC7BCBD53B23B8003E5B64C33C447930BCE80D0EBD5DDFBFBB162D7BBD187994BAD81A89BD7900D63CF5AB7EBDC32257BE9963A43D18B291BD3D91113D7EF3D23CF066453EA096013EAA570E3B2669473E22C4F0BD961BD43D6A32FABDD977E53C396E983DF0A9B13D42CDB63D35430BBEEE93453D6654B3BD8C60A7BD31E9073E7D559FBE11364ABE82AD903D5744F33DD2A3D2BDBF9D293E0B8393BCCDC092BDDFF9F03DD441EABD8695F73D41A9EEBC2D6962BD85365CBECCF5D43D480C93BDB027853DA6467B3C609A47BC5B3BC33DBBCC2EBD73016EBEA29B703ED2170BBDCF6927BAC564953E4137E1BDA9E91FBE186F1ABD201701BE211ABD3D958CBEBD59F388BC09C8593E405FFA3DB31AF73C5D1F843E4001833DFD8A12BE0E1FA73DC6793A3A96DBE63D59792BBCF2E0AABED0D8073EDE84B33D4D1185BD8E5255BE0AF2153EAA5BCB3DA55007BE20B1AF3D2B5FA93CB4782B3ED4C2CF3D18D9CBBDFCB4573DE1C68DBD342D923CD2A8C3BD10FFD83DC6FE1E3E1816E1BCEC61CC3DC8ABD5BDF4B331BE96C9B13D1592B63B9AD74CBE348F0CBE130A37BE75CE8D3D1C3F813BCD1372BD511CD8BC6F25233CC40094BD48350CBDE6A121BD7E3EFABCDB6A53BEBA3D263E5E62973E943B6DBE2013BE3DB4EE0B3E2EDB6D3EEEAAF9BC32B85A3B438F143EFEEEB73C39D78F3DAB66023C07B9C43D783BE73DF41A473D1943B3BCB9FD013E9B478A3DA8F72CBD429E82BD4B6D9EBD9B11ABBDB8010D3E4368C5BC66C9223E65A31F3E963F233EAD68EF3D08AE8F3ED9D3A0BEC2735C3DCE82153E8EC029BE07E4523D53644EBE5DA7D23D5C894ABE7B3345BD8802C4BDFC7325BE0E09AC3EF90C4F3EA95FECBD9CB7663E031ED6BDC7B4863D312C8FBD6466903E0CBF9BBDB09161BD37F273BD0F8EDB3DEB400ABEDA3CAC3D56BBBD3C26DBD73B1570A7BE99E95C3E998A9F3EBF99E6BDB886B83D5F0F2E3E349B76BD8BDC39BE8C9B6E3EF8939BBC032C0FBE78220E3E771C93BEDADF003ED8C913BED3940FBE76FB96BC56643A3E29F1DB3D5038B0BDEE8ECE3D31C80F3D03CC1DBDC525683D4E29153E7EA630BE12E260BED3F3ACBD527A343E22A9C4BDBD85513C2244A4BD6B55033E76D0A4BEE23B913EE05C1F3D5D6CA03D896335BC75B599BD33AD0F3E829E46BDC205F13D209DA6BD2257F13D9A4E30BD70B6603B54059BBCD2B0C23B2302D2BCA6931D3D2633AABDE4A7CC3DDCF25F3CCC0E1A3D2C02713E9D3F2D3DDE9A943E6B6E3FBDF9CA193A3E56A2BD80EC023D7D3ABBBD85B471BD75104F3EE3D28FBDCD4D0B3E6B78D7BD858F1B3E8FC7F3BC867B313E24B549BD9F436E3DA2E0D6BC55121A3EA246C2BD7F720C3EFD6DC7BD5D4D2F3CC6E833BE4FEA263E3EFE00BEBF66793EBE68F03CBDBEAD3DE3542D3E1E78633E5A96373E87A1833D10F24FBE0B85BDBDEA61723C922CA7BC6F46B4BCF56D5F3E0B2D17BEA63679BD9F321DBE0EEF11BEE95E163EF6C8F0BD455FC3BD7FE730BDA220383C7C278E3EF3026BBD07C6073D5D9A553E83CC0A3E0A0EF13D120CB53D2C0A36BE04C338BE34AF2D3E18B7813D173C3EBD101D013E5A000CBE3EE2CC3DDE36FB3DC366033D491233BE0E6F2C3E47B305BD6547083DC1C57CBD7A5775BCD49EE53D8A1E953D80FC143E7843383EF397753D1B253A3E54B29F3D65CD3E3EA7750B3D25503E3EE85A113E362D053CF7B69ABDF5ACB53E65AF0DBEA943003D7D3802BE1D4C3D3D2C6939BE589A32BD7E4869BDA609B43D347B503D113C853E7EC9723B87CE0C3B2E4A803BD9A7693DDC7136BEA75675BA67CC83BD30E491BE755D8E3DFCBF2D3DDD1F2FBDAAFC07BE5E36D3BDF4CBB0BD7457E23DE4FF933DA98D2A3CA74103BD343E713B296684BD7681353D7ACD013E3E720A3E7A09A9BC3EF3313DF90C44BD16F1BE3A4954343DE1239C3DF00E48BD0F11CF3AA94504BD5B8D2E3E6E6305BEAF68F83AFEA25DB9E5AF83BD447A723E425BCBBDD2BCEABD941A4EBEAADB79BD005D75BEF99AC33D76A7473D10F1BEBD205C53BDA6D40E3EB4CF52BDC910E83D2A20B5BECDE765BEDFF968BB7D9C243B2D06FB3C4B065A3D519B41BD15B943BE2493B23DEC91883D362335BE2E55A13D63CA9E3E11990A3E5231CABDA77503BEE44D2EBEC28E01BEF8E0263EBE99BDBA7C85CBBC5F3AAE3DAB7044BD7F2E113E3C2B723DA698123D5AC463BED83C4F3CA23DE73DBCB8203D2DCAC6BDB6F823BED466A0BDDF59043E6F80BC3C0637553C51944BBE86A315BE777B00BE25C610BD6AD01F3E979EBCBD1F581FBC41805CBD3C68823B83B9893DB2E1C4BD7F38393EFDB969BE094C9E3E27552CBECB3D49BE8C25B63DF30B38BEAAF7FCBD9D300DBD69A21CBD7916BCBD27212C3D8327D3BDE4C4733E2407C5BDE66087BE85B2A5BCC57CB9BCB0E6983DA5D7E7BD3930573D7DE404BEAEBE63BEA7F3C43D386DACBDC98E93BD36B1CC3B5C5EEA3B3789AFBE00D3CDBDBF99B0BCFA9A8DBD4509093EB3D1F33D8C9EEABCB7DEA4BE9556253EFEDFA8BDC0CB55BC0B57E7BDF646673E6D358A3C4802453C08E6AB3DDEFC1C3DF2D6063ED6F1A3BDA4BE5F3CFC42C33D7A36EF3DFB6BAE3CC2D3803C50CC7BBC2E1B9B3EA0EFF03C37079DBC1AF1FABD13600DBDFC4DF83DCC035BBD83175C3E0D50203D0C86B93DA465313E3C477FBE62DF7DBD5B7C053E38A31D3EA93D0C3D18BCF6BCC4BDE23D1B78CD3C4677933DE03737BD07E5843D0AB96CBCD0D9A2BD2827B63DC7BA84BD3E788ABD539E8DBD622303BEFA704F3E53EE86BD38A2B6BD686D38BDCE4886BDA435F9BDF63B903EB63C863BDBC452BD7A9E843DFC50EA3D35C1DCBD04153F3D898D4D3E22E6283ECDD6693D7F5FA7BD7ECCBC3E392EAFBDA87B9ABE3CE1093E309C6ABE83512CBDC4063FBE9E2126BEE79E02BE41B7A03B4AA42F3DC84A103E4022693C55EFEE3D5E7A36BDE47EEBBC826EEDBDE01F763ED090CF3D8461ACBDEE6CF83D2837323E9BBFF5BD395EA1BC6BF7EC3D98EBD1BD3DE082BDFB84FA3D86AD833D3F8EDB3C158E8EBDD463C93DB95D25BEA70B86BD3FCBD83D72F5423E831F07BE99EF8EBEF0354A3D465588BDD8D3C33D56F5F3BD0DEDDABC5558D63DB6CB363E80E6023DD662353E4B34F63DEF22DBBD8376CCBD31571EBEEF88633EEADE8A399EAA513E7A03653D3750543E88DB9E3DFDAD56BC268ECDBD7AF421BD1E42FEBD8801FABD2BD80F3E3EFF743D54A4FA3B8E2BB4BC599366BC2BFDDEBDCCF434BEC5C2653D6017FEBDEB38273D09AE763C39E48A3D37F49EBD21D0633D49C9F2BD1E2905BBE799F53D66C803BD4EF1E2BD6C3636BDB03A46BEA367B73D7231E1BD0C20DF3BD8FE08BDD470913EED48663D6C628E3CE70C4C3D83B7FB3DFEBE5CBE14B534BEAC1029BED80A9F3DE602F1BD231905BEAF0727BEBBC7263BC45A0E3E74EA7F3CAC31743CEBE4DCBD5B54AB3D49428DBD1496BEBC3D567C3E4D03CEBD24B28A3D9EB9B33B386D2F3E6625A5BE985F99BCC55A433ED776A13D1618EEBDA68EA83DDA0874BE521EE23C677F0ABD0AC5B73CE63DF8BB6A94C0BDFCCD3E3D2C0F923D1657AEBD172C7E3D5234403D54E9293D3A786FBDA43F7C3D4B1CD4BDD627513C35DCA73D09A6A2BD519D0D3E129C01BCADD5803D51E5B93D0648D13D82DB763DA507A2BC46FCDF3DD5370D3E89FF48BE23D9C23D07CCAB3DCDD2033EFDCA193B3CB827BDF4630D3E2E27CA3DC05E253D211014BDE6431EBEEC9E623C7AF129BDDE451ABD48DBD03C7B6051BD5DCA8D3D610285BD0D70903DE509953E5AEE623C9920123E117E18BE765FEE3D216D52BECABFB13ED4E3043D5ED8113EDA9C78BD3BFB4E3B288C013D6A0A533E72ED07BECE230CBD5EAFE7BD3F898BBD9FC0333ED23B9C3CB39F873D3F65F23DE58F133E7E86B53C468EE2BC2DE2ABBC19C2B83DD18FBD3C1A39093E1398153EDF039A3DD363723D8FBE413E96A7563DEEBF0E3C97BE57BDF07CE5BC69D3873E7B18F1BD46A326BE9EF09E3D25960A3EEF4B0C3D01D1E6BDDC9438BD6B155BBE37B2C13C88A865BCFE2CD83BD75E683E4B61743DA188AB3C7360873D1ED0BDBBA91D5FBEFEB6053E4CD694BD376F8E3E8B4F433E810188BEB58F34BD61F2293ECFFCD93D4F43FE3DAB15803D33C30FBD760AB2BD5C736BBDEBC479BE7F194F3EF655ECBDC5B8193E89D285BDC75A953DB47D92BE839651BD110BACBB5448B43D64A1C0BCEB70933E23D571BDB50635BEEBB9F63D369441BE82D8083D3E8DFFBB959448BE69CF6DBEF5FB073E9275C5BDB8C5483E0C90E4BC8AA21E3E00C6393ED34E3DBECBAF0F3EE1733FBCBF453ABE7B6310BB1BE584BD012ED8BD1074A13D35A2083EFF9EE33CAFD110BDD94991BE05FE443E6087853E4548693D85BD843C2061A53D868C953D12A2F13DD718053E2B6DFB3C2A92983C70D505BB0A52193EFF33823CC99CE93BE4122EBE790E143EB18415BE8A61C4BD54D8533D5AACCEBD92C0C6BD04CFA3BDF6052FBD9EF75F3A909894BD24354CBC87E003BEE535E5BD513C88BECDA128BE98B5813D928A023E60C5D13C6665A73DBA244ABE4C1A1CBDF276C4BB8E467ABD801AC8BC2867B43DAFBD4BBEFBD044BDF164BD3C69011CBE98C780BE",
      torch_tensor_16_torch.float32_4: "0x040000002353FB3CA01F0C3D1124AA3DADC44DBD9371773D6E351B3D2E9F06BD0F0B8EBD5EC0B4BC0BE6DFBDB539C1BC12591DBD22546B3C03BF803E0A144FBC8EF3FA3D",
      torch_tensor_16_torch.float32_3: "0x04000000E5AA7B3F9420563F18F8593F41038A3FD6B7873F9C35853F5368823F8D3C8C3F4E317D3F1124753FCCCD723F38528E3F5ECC653FB0A6863F38D17A3F7D94883F",
      torch_tensor_16_torch.float32_2: "0x04000000BD7061BC72B80E3DFE86EE3C3603AC3DE735B33DA1D0A0BD7A26A2BD129BCFBDA38FEE3C0660963C1BDB0F3EC7A0B83D5EFD453E7AB6EE3D6AA4133E2F0F8ABD",
      torch_tensor_16_16_torch.float32: "0x04000000162991BE6070F8BD1B868BBEEB8E893EE049D53D72A0A63CEB3C14BE8E2FC33DDE2F46BE0996ABBCA4B1E4BDB973323CA48C3F3E4FB25E3DDB5D5FBDAD11193D1EA4ED3EB19114BE6B0DB13E07AFE63E09EF57BE750F9DBD4A142B3CDBA2753E9BF3AB3DA66F7F3DDEA727BD8FFDD9BE321488BDD018133F194DB6BD0E974E3E761EE3BE2CCBA83C74D247BDB8C01B3F68E8A23D889F0F3EF60CA9BE5E3D623E3FC2E1BDF5D8033EDDF8DB3DA1806CBD4B5FD3BD51FE053E3D7E7FBCBAF62F3E4B714D3E768C97BEB5F9DCBD46DAEC3E2951C33DF2B4A13DD64666BD155B493E4568E13ED72F5CBCE18A1B3EC66FCE3EAC3ED9BE23A87D3E20975E3E5F6D813ED9CF803E587C9BBE968EC83E3C094C3EFDE73C3E3FBCD53CE2D95BBB6CBEAEBD295A673E0E54923E095597BDA2DD103E46B7883E730CE5BD5D3A8E3DC5D05BBE38DE86BED7BE2E3D6344B6BE9245C1BD043323BED81BFDBE55540DBEC7FD0D3EC56D983CCE6CB33D00987BBDA6D75FBE09AB553D6D63FBBDBD4F70BE9C62ABBE6171DF3D1AE97CBEBCD7D8BD3AAA363E313A4EBE905EFB3D65135D3DED0E37BEA7AF903EB2A8D7BD193FF8BD4E5E03BED99CACBC1FA922BE0A1F093EBEE66C3EAAD2E5BD200A4FBE29BDCDBD1237A7BD9F9894BD85E30ABFBB1F463EE5F36A3B88453ABED29FB6BD15FD86BD29A7553DD79EF43DB6C45DBE89EC363DFA54CDBE176684BE42E6BB3DF389133F8553EFBDC3737E3DE1D66D3E841D4DBEB893093E64D0C63DC8F6D9BD2E78C6BE7B1CC33C1DFE583E1B376F3E2135D2BE658D723E8B66B8BEA78F62BEB56B003E3973B8BD24DE60BD2DFE203D927F293E5A11AD3E05A69C3D05924C3E58E8BC3E6C1CCF3DCFC08DBDE7724D3E05C102BECAD02D3FE1EA20BDF57468BE120BCFBE59DD38BF0AC64ABD21302A3EC7B8B0BE9CC582BD0DB2203D3B98B1BE88A910BEB17E02BEFCCC8CBD5EC98EBE41CCAEBB87837CBE0A75113E433998BE59B48ABE2A954D3C4BD4C23B615074BD754ED93D2D77113FB8D14EBEA02C1FBEE5DFC3BE112FC33E57F74F3ECBF1A1BBE51D6DBE0D05E6BC6B0CCABE563A2C3DD0787C3ED9DA0DBE69C9F73D5C4DB4BC19E98A3E5370B0BC409953BE918BC5BB8191C13E693A89BE3C43103E5C9B013DB02E7ABE228AE4BDE7514E3E1349F63D47BE4B3DD6E51DBEC62B49BE4698ADBD67AEF0BD954E03BE8ED097BE599CFB3DB05920BF2E6A89BDDE39E6BE23D7BDBD3D2D29BD149AD1BEF4E6F13DF308BABEA4EA8D3D2C64C8BD4305BE3ED45B93BE0123E23E3719F9BEAFD37A3D8012633EA94272BE8405103E407F0DBE45B0E83E575791BE749175BE83408C3ED8C6893E132A323E005DC13E2356903E2E790EBEC86E893EC0A492BE47C9043DF28D12BC6D029C3EDDEBE0BEDDD8083E305383BC9758B8BE091FBA3D",
      torch_tensor_48_torch.float32: "0x04000000F52C3CBD4411853C84EEB7BD423B53BE18D1BC3D5877F83D3894D1BDC251123E12EBB9BD1A0B1B3D9D66FDBC0C6F883EC2A3063E5BBFDB3DA059AF3D9A30D43CE370543C03200CBE865DC63D6DE8D83D31AA393DEEF1073E9215403E6745B13C834FE33BABB0513E9A7E9BBD1AC348BDD940B1BBCE5D173D4A78D43DE22D993EBD66E23C78CE903CE2F97F3D161B2EBEE20AE03D1BEE81BD32D0BB3DD2AEF13DC09C27BE3E851B3D7D9CEBBD28CA63BDC991A63DE94E9ABD4987103E28A954BD",
      torch_tensor_16_48_torch.float32: "0x040000005F4D663EC2C396BADE66A9BC65083FBD1D87C9BD5A57823DE9F173BE88DE0F3CB67980BE82CD13BE38FF63BE9AD04D3E6CDCA63DBE2024BEA7615BBE3CA44BBEACF3E63DC5F2AD3DA40B54BEC80D22BDE5130EBD1C78203EB941A2BD9907B43A9E178D3E770559BE2D8DB03DE63AE7BD6148573E2EB6813D044E85BE5D1963BE45ADBD3D47AF803E7BA9A6BDB982A4BD192C47BE646FEB3D6DBAFBBDE1C1EFBC075F943E669F8CBDAD9262BE03326DBEE13F813D6693313C98BA1E3E9E42853D576EFDBD0AE48CBD5CA071BD6F9DA53D3BD4D93CA05C25BD6B22AF3DA4CE8A3D0F9CD93C39913A3E83048E3DCADC83BD561D11BEFE1014BD4397FC3D2E081D3E2EE1743D793C883DED0D27BE3E9FEF3DA25ED43C3CD6823D281017BE4883963E5B9066BEB7091F3E9A6E573C0863783D1804A03D22D6A43DBDC353BE9F57573D5935E6BD780D3DBEAA7AEA3DFC5801BE80546BBD7F2AA8BE8D800A3C94A9B13E41DE87BEC861803E9887E3BD573422BE4F4555BE2F5E0DBE4BE3343E18CBD9BDEEF3583DA0A329BD005F46BE4B1367BD2E36543E826CC5BCCC58DC3D278F8A3EBBA5423EE0BE16BEDCBC5BBD62CABC3D10C20CBDB327E139076D6C3EA8C8DF3CA9D530BEF8D3A0BDF839083DB162D83C770A293EBEFEA6BDAAD8BBBDA46BBF3D404C16BD4481993DFCC0CD3C7D80933DFAF9743ED20085BDCA77FAB7037B3ABD3A662B3EA4603C3ED8B08D3D319812BE99E8DE3D93D3AD3C6A45D2BD3DAFAABD5BB614BE963087BD411EA3BE4437073E7690B9BC16EAA3BE604E50BDFE13B2BCB8FC723EC346D13D8214013E3946463EA0C80E3E460426BEDFB2EABD2ED7F83C1BB8D7BBFBFB40BDC272BD3CE28E253E9006FD3DE07B9D3CC618E6BD8FC9303EBA7417BE1DA4AD3CEE1766BE184B29BE68473D3EC912DE3D519F38BE15B89BBDD05D363E2C23EDBBEEA12B3E65A5C63CC643D03DC4C5843E7143093DD2F5A4BD332E9F3DB5F918BE612E02BE05DE9F3E9945C5BD822BC5BED3E9CDBEF92B65BE4F2860BDCBBDBFBDBB48AC3ED5DC5EBE4F1E15BEBC8D93BE9382FD3CA822A73D837E9DBCE86984BDAEB8F8BC6624103E311D4DBEAEA09E3DC154F13D56C6E7BDA3CE623D95F6B9BD5418A8BD63A553BDFB6E153E4EBF9ABDE77F093E55B74BBD7324E93DF71FAF3EC40F583E885E9D3DDBDF26BC1ACE2C3EAEE986BDD803653D567A083E58E75BBE7074F4BD9C37973DB2A674BE5B47DEBC1393B83CFB80A8BDCC1AC43DA0090E3E0C168F3D88CAE9BDB6B148BC73029CBDD2F72FBD00605F3EF9CF91BE55354E3E8E6BC13D75F69B3E59D34FBED7D7653E7D1F9C3CED6DA23BBB8A553D26873BBD75A385BBDF6BF6BD3C4110BEC113D03C66623E3E73A3433E6273FF3DC071EE3DE14CBA3C032F433E5FE0E7BD713A14BD0D4711BEE9993E3EC9AC963D5C80F23D686DBABCA10380BEBB0A86BE2CE883BDECCFA7BC2DA984BE9744BA3EF3BE003EA77AF93C4449823CB6C712BE57250CBEBBED05BD801AE93DF3E1A5BDBE75953C6E95843E5B6B193E4DCD083D61A8263EA2E6103EBB25523C0EAE573D278C043EE077E23C4F7504BE678C85BE242A77BD2A2CE5BDE086CCBC430E9FBD7E7A2A3E7CCB57BD67542C3EC1E4953D0FD57F3E5A38043C6384933E82068EBD378689BEE692DA3C0BE7E43D0560153C64D2873DE230133ECE31E4BDD7EB5B3E20D115BEE7998D3EA538723D70AB41BEAE8B053A9690B4BCE1C62BBC01731CBD72A1E03DD9679E3D550704BDC0A5E03B8EF27CBE065BECBB24633CBD811C8BBEFDF442BE473B313CD4F8243ED717733D1B65AE3D09AF013DD5C8E13D9322C03DE3F9E7BD9ED87DBD67AB453EC30AF03CAD8465BE4E00493DD127B43DD14000BE8B39E53CFB6E88BDE3F411BEDE9A90BD92FF433D63FF433E8A7F2A3C9EBD78BD0D9E053E66D4DB3C9AEDA93D3A3849BE7CEBADBEAF6DA9BDD489563E7AFD073E6757E4BB17DC773CC258833E61258D3E7EBD3DBE39E6B8BD7C4B4CBE1891F7BDB34B3D3E57DCDA3DCD2BC3BD9364E03DDBCF133D560BC13C3863663E22736ABD1942813D929797BD56E6ADBD846C853E361D4BBD51CF2CBEDF288DBD9FEF533DE515C9BD3B20803DA0402A3EC7DA973D21CFAF3D07D29C3E980C5DBE3D90C33CFA3F7ABEF778B4BDAF7D043E7563A8BB556BA7BDD0BB693D83B27FBB4D1121BD8A8F89BE1A6F11BEC3CF163EBEF70EBE7E94D83D353A853D99FE2A3E1F6C4B3D4832823C7430D83A3B43903D1AFB03BE2810803E4BFEFF3CDF4268BEC2E964BD447811BEBCC6B9BEDFC3B9BD7A74013C1661283E211DFF3D7AA765BCAEA153BD07CDE93D5B69B3BD6F8300BE11A933BD78F9BCBBE24D80BCA634FA3C977F18BE594625BEAA69513EC371AE3DA2E368BEE11C0A3DEF2C29BEFF70433D53482E3DA65ACEBD3B3DB33B3DB917BEF8BA2D3D064708BDAE1C88BE6F6217BEE9BC24BE9B0F063ED3715F3D46DC543D15691C3E6DA4293E0454903ED06603BD367E423D6123D7BD15F72D3C72EEA43D95329FBC9D01ABBD6BB5DB3D63ED4ABDD5A0B9BD39AF5F3C8E219E3D48CC5B3D572C3D3D939CDCBB1CC5A83D1C97143ECC5637BE2892E73D408525BDD364EB3B8D719D3D9E836F3D15EC6CBE1E8C4ABDF6DB54BC6347AF3E5B58293EB891FC3C03DC94BCFB2B3D3DF81E15BE4EC783BEA9CF5A3DECEFF3BD14DD30BE91DFDDBC5AC633BE69BFE63C31AA23BD8A5CAD3DF1DF6F3CBC6046BE01822ABEF3044E3EC3C1A83EFCE4E2BD02F386B9552644BD4297B4BD3BBAD83DA65F4B3E1979023E605B92BED1FA093E4211BF3D2CD21A3C0780B2BD6ADF1DBEF1A0183D459209BA22978CBDF6FE71BCC7923FBEA01984BDF3E4143E6576553E855A48BE88D66C3DFD5F70BE39E4ADBEDFAA9D3DD68FAF3DA6D89ABD5D4558BD9080ACBDEDDF803D335D003D2EACF23B6F22DDBD4F0CB93C55C2A83D9249F73D3D20BABD7B5E403DB4E49ABE1FCD56BDB3A8D5BE0C91013DE616F0BC2642D13D7A81F83D237D30BE0AD0923E81F5953E7D8286BD43C39EBB20FC9E3DACC5A43B7700943C962D84BCA0B8DB3C14314FBEA9D70EBE94AB013E99560F3E965EC23C51AD0FBED5196EBDCDD42F3E1E5757BE1204923EF960143E279A483C1E0D6ABEBEF7553D63B87CBE3829663D9201913D811453BEDF3019BD33BFD23EE6885BBDA91EEBBD3DB766BDB9A1723D4AF0713E85F6933D95FD04BE5F61A2BD966CFBBD345D77BE3A87143ED14D91BD6C8407B91ADC113E640E553E137A7ABE72208ABE1D463DBE507E863DE0EF933D0CF2963DCE89B43DFDFC84BE7433C1BD86852C3EC6AB883D23AE06BEDE70EC3CD414473D7A97B43D8CEF473EA5E580BE620B95BC2E2388BDE7B22F3ECFEB95BD4F99AA3C0F9237BEE3A5763D58ED4DBD587B0CBE9B0B843D57D49EBD50BC5ABEF833223E946F46BE004F28BD33D6F63DEFFD6ABE372C143EA8F3E13B90D109BDA954783E9BEFBEBDC546863E03A2DE3D0821A03A8210B43D40DE293EAAEE5A3E5935A0BE56350C3D5C538ABE9C8A12BD61FEC7BC92E54ABE96A562BEEC05F6BE99C2E1BDCACB2C3DCC40CCBD8FC5443DA855A33E385F25BC91048D3D21609A3D4F07B5BB8212823DADD6F6BDC2BA01BD5EFFE0BD952AB9BE078CD9BD4F85F2BEFAAB16BE475FFA3C42F75F3E3C7C2FBEB47D95BEA1E9273DA38C50BEC4F16B3C4A5BEF3D07D73EBEE7DE2A3E72879CBDF701D2BDAB4A1ABE7B65F43D38F0D7BCF56FCEBAD735CD3D01FFFD3DF8002B3E950D04BE369AD03D5D284A3DEB721E3ECD3714BECB832F3C03D4963D9BFBD7BD4FBC483EC8B25BBE5CBE3D3C75B6ECBBDA34A5BDCF8B653E537909BEE57D8ABD3560C83D48D4F43D9C59C7BEDCBD883EF15645BEEDF9033ECC6356BDCF2EE63DE5A92D3C53BE2B3CD97284BDF1A388BE895559BDCACDB33D15549B3D014C673EDE80E73C1CADE2BDC06825BD6B19B23D0ABBBF3DB4EF853C56A4DD3C1780073E7A0749BE834321BE8294873CA951D5BD4D4A9EBED36FFCBDBEF2E3BDBCC75FBD1ADF4D3D9A2564BD4F7632BE0BD8563DEA28BD3DD816DF3C8397E73D2AF013BE906BF13DB50FBEBDC2B182BD04822BBD3610B1BD7057B0BD565A3BBE486A743C8519AFBEE142013CD0351FBE2E5383BE37AC21BEDC27053EBD33D33D377839BEA51EF83B856723BCA6B57CBEF77B19BEB6CA2E3EE455043DC783C73D43E1653D01DF3D3DDD729B3D9F9493BD4D6D8BBE627225BE98829FBD1E9F95BC63146ABCAC4097BC567172BD30FBF73D632F9DBB25FAD3BDAF7B653EAAEB8FBD",
      torch_tensor_16_torch.float32_1: "0x04000000BD6BEA3BECA0803D80B15ABDA2C2F33C366B80BC6DB1193EAA15C6BE553ED2BDF234A03DE4350ABD6A08483D458D04BE821F283ED0CFA0BD3822B33DBBCE44BE",
      torch_tensor_16_torch.float32: "0x04000000A7AA8A3FD6087E3FE4F78B3F8FCF733F2147843F501A7E3F2AC0763FF2A4833FF280833F5C0E8F3FA45A6E3FD5C5783F318F853F9015663FAECD8C3F8AC0923F",
      torch_tensor_33_16_torch.float32: "0x040000005BE4593E281FE63CBDC8AB3E3A23E43EDFD6283ED00381BD04FDA03EBDC4C43EFCD2A5BD5EBEF4BD74CB8E3EE752C23E861EC33E1EC49D3EC6A5EEBD380F843B5021333EB0E3023FB833ADBE2749F03C366826BCA503B83DEC74A33CC174CABD2D5D4A3E8E7550BD888C373EB9C03D3E4055953E81D1833D5FEF203E74F203BDD7851E3E4CF22CBE06384EBEA1FFD4BED18E9FBDD8E04A3EE714DABC527E51BDBC935F3DFC36903E641DA4BE9944863EC53520BE6A131F3EB51D4DBFC2A7883E8BE4EE3DB7DF08BE074FB93AC703A73E47DD11BFA1795CBD4F60C63E671C913C83A23ABEF6DF7C3ECBEE3A3F2AA0CE3E92ADB33DC36C843ED8A298BE810C953E63C1FB3DE31F363EDBFDD13EEC1EB73DC2FBF9BDF315AE3D55FB623DC603B13CE631D03E3BD2613D5D6D06BE22A793BE06A5EBBDED0196BE381C223D00418C3E795F5DBD0213D6BD81C538BD3043F73E6F9ADBBD8A12173EF7E32B3E079A153E442040BEE57FFC3DE7307DBE33891ABEBE3DF1BD8DE29A3E6497B83E272FF2BDBA7A68BE8CF9253FF7238DBDD15EA33CA26342BFAA19843E35ACE6BD6E3701BE6D845F3D9EC5583EC54BD9BD393D37BEC46509BDDA41233E84971D3E15E191BE62751A3E33BA96BEECF36ABE2FF0CD39C13A80BED3F9FEBDA242E33D36CA10BE1AD02ABEBE81E83E6C02DEBB07667CBE5F3AB8BE0EBB953E9B0BDABE5B262B3D70E24DBEE9F8523EEB5B9A3D698961BE6596B83E7C6A3ABE6F00AB3E35D93C3EC5ABB3BEC397DE3DDF84993E005E493D542B833E0DD0F7BE14E6BEBD501E113F6C596C3E6DB26C3D326706BE5E0C55BE11C9593E7AA4573E2EDC793D32E61A3EFF1515BC38FEAA3D7115A73E53685E3EBFF5E03E556F163DF34690BDD08917BFAA8BBF3EBD7EA93D5D6A783E1F97DA3E889F40BDE22D763ECDE796BE678E8EBE46551CBE265C95BCD4CA5FBDF6301CBEA75CD53E203F2DBD898D123DA930923E10A20ABF53FFF03D24CAA53EFD2658BEE47F813C49F5E53D02C72FBE368326BFC3372D3E8CC5763E69257ABC53E539BECFCF0EBE8409703DEFBB12BF3B9029BE76BA18BF3991A4BE3E6733BEA2D9903EFB758C3B2411B83EA12BF33E4818A63E9BF9393DF20ECFBE793AD13EDF5F55BE5D9EC43EA092CDBDA6B1E6BE8B60933E0CBB863DE73B3EBEDD7DAFBDF36FFDBED3D6DA3B41FC57BEA177933EAE9D1CBE49922A3DE00C63BE9048CBBE91D9493E37B2C4BDCB5AF6BD4B104ABECA862ABE8FEEB03EC62482BEFA81C43D140880BED4C9C13E87E3193D1C32A1BDD072D0BE4FF13DBD9BFDAF3CFB782C3ECF719B3E077D13BFA106C1BEB13DE53CF6D17FBE31B592BE7A0F873D1E9A9EBEA94F79BEEE33CE3B90F98DBE6D32D83EE2BEBD3DDF0B353D3698BD3CBABBBEBEB942ECBD057FD8BD0923523E23869ABD6F18923C426B4CBEEDD9FE3DC56DFD3DBBA903BFF353DABE32F945BE11A2BBBE24CADA3D1299163E21916E3D7B1540BD33365D3E83227B3DDD4004BF5A27213EB1C0103E13300A3EB088E8BED3B5DF3E658B56BDB434E23E9600AFBEB50536BD1DE8AB3CBAE48B3E65CA2EBE1A3A1A3E0E963F3D4527D7BEF413443E6BA1FEBCEAFF893E9C6DC5BD13EF043F70235EBEE06F893E803E06BF79E602BC612CB8BEDA8F053EAA1BF43E037C643D218F4FBE229612BEBCC6B63EDBDFF8BC3402333E50AE803DFA5EBC3D29ED933EDD2BDB3D5846D53E5541443E967C2FBE672A073E17128ABC590E073B159E273BBB75F5BE79F0873E4FD3BC3D92F495BE562B14BF694AEDBD5641663BBF78D13E816E5CBE343A2ABC74560C3D2789D43C71591C3E5AD44B3CAD74A8BD9F54FEBEFDC2DEBE49CB64BEAD4E103EE7F32DBE6AA2B4BDABC6BEBD6CCD06BF418F43BE60A1A3BD13D2133E591E5E3E9003023E1CCA8B3EF47B7CBEA97CF1BD4CF990BDAEC1C53E965423BE89A6DEBD7268333FE1B0663D2E85353ECED9223E56FBDCBED194643E725BEA3E0E46F83D8C4CC23CE7E4103E1255AC3E5A88E53D4B183F3E42A7A93C5206393E3855A53EB55460BEEF51013EE96F3EBDE8A9D53CB38D4E3D446EBC3E4D5E8B3EC0A000BF3CB06E3D7FBC823EBBB9DC3ED9151E3DD5AA8C3D634621BEB57203BEA3F3833DDD8775BE8FA6993E87A1A3BEF257593E0A492D3D6DBF99BD6E37B3BD71F6CA3DEC89683E01856EBD5F44A83E8862C83DA9F9D63EAF9B683EA91198BDF02A4B3E5295FABD93AC983EF9FCDDBD2E2FABBEAA0EC5BE7BADAF3DD5C7823E427731BEBF9B91BE83F1C73E91838ABE3DB4E03DF315EABDCC5B623ED63B9B3E9623BB3D8DCBEBBD995D7CBEFF83F93CF6BD84BE8682B13EFF0705BE8C4A7E3EFB828E3E61E63B3F701A493E651DA0BD3C551E3D7137FCBC2442A5BE03AAEC3DC09191BEE314F5BEAA44BCBDB71937BEFBD085BD1AE0F6BD25D38A3EB8658B3C53C2E3BD946B943D1CD2073F3624383EDA7D95BC96C49ABE59E1B83D57FA32BE2F2CC4BD9534883E76C06D3E684E9E3E2D7D8D3C77207B3E0AA651BEE3B0D03C57150D3E996B943CF04FD5BECB9E323D669EB93E3DB0883E4B4184BEA3F5803E4D69BFBE3F3420BEA0B0103DD6763ABECEDE0EBE24623C3EDCFDF93DF06246BEB6AE4E3E2320BC3E274127BECBE9E73DE1FDD6BEA67FACBEBF178BBC84C2243E1402253E2FF2603EC9A90D3E0556A5BE55255CBE81E8223A4C8B16BEE11D22BD3F212EBE61E05DBE9B0159BE3A13A33DCA1D0B3EA202DB3DAA2AA63C7CE92EBEB525293D2662573EFDB630BEB50C25BED6CC10BFDCC1D53D5D60773DE35A613DFAA6893E07FBA2BEB6B5C6BEB6554D3E472906BE6BFE35BE1C389CBDFADCAD3EC3FE8E3E52C4073D0EA91F3F08ACBB3E4CB7C0BDDCC4453E4C08F13DE7DC16BE5112E7BE99B6853EAE9B8C3E110C013E9115BBBDD7A2D7BE4A31313EEF55CB3DC1ACD6BD29EE31BE143D47BE3A6A44BE",
      torch_tensor_64_16_torch.float32: "0x0400000056F451BE2B90CA3DDE1E663E38B7B1BE01012BBD2DFF913D931E24BE9AC664BEEC316D3E541709BEB77194BEB899EBBDD162353EF8A1813E28ED6B3D888A8B3EC194CABE992DA6BD3B93F63E4CF7A8BD2E354B3DEA35483E7B01853E897939BE565D56BD7D825CBDCC69E8BE8EC3B0BD41EF03BFDD912C3E6563A9BEE90CAEBED910ABBCCB54C0BB748F323D0C18133FA604753E277029BE6F1554BEDD0D1BBE305CB3BE1A0FA63E1A0AD23E6D4187BEB2EE85BD621180BD7F49003E7723853D207836BD09DD84BDD45E6DBB5C8DC4BDBAD53DBF44C087BEC3349EBD832D6F3E9AE9CF3EE16CCD395605E0BD36F206BF9B8F923EAAADC3BD6EE5B5BDC312413E0470083D2FED3A3DF2BE03BECDEE4C3ED7209FBE4BDFDBBE6C1715BE3B871DBE9BC362BEE637993E3057EF3DFF6413BD88DF4FBE86EDC5BDF3BB84BE438F173E817F10BF3400CF3DA27B123EB4999D3D11EB00BD383175BED03BE03ED2C47A3ECC02CCBDDA5231BDF3C2413E53797C3E1D4953BE8B34273D4753003E9DD4B53E326D09BEA731543E104E873E9B668DBE8F80023D3C2E9BBBCD85D0BD431D083E216CC43D0FCFF43EDB749BBEA6B4E23EC3CF013E545E21BD9DAEEB3D539C93BE2DF68FBE40FEA0BD0B3F203EB1F8B93C410116BE1FABFABDC7C9233E76021C3E7BE350BEA406943E50F79ABE52D4013E5FB4DCBD62FE1C3EC5E8903DE5BC973E32A3113E3881083DBF5C0F3E40323CBE5E5D65BDDDA34BBE509208BF27D03FBE720DBA3E4F4DC5BE0FB5A9BD2AEB0C3E70CD013D1CF3C1BE65A669BEFAC3A23E28E1853DF60119BD1480933E7BC090BE2899053F62DC07BE9EE74D3E6756973CF6858A3C4C850CBECBF1D2BD5FF65C3CF036393EF7B48ABE43BD07BE36C3073DFCA02E3E606F83BED2E2A1BC3D46133D6386B33E4459D5BDB86C293DA33737BEAD672CBE0F6436BE58E730BEBCB16C3D7B6D41BEF251F5BC6B58743E83C5183D65C8F0BDBD2459BE4B89513EC106533D8A7B333E84E230BE7E99953DE10ABB3EBC539D3DFE62423E1044C43E1F8446BE7AAA09BF7ECBA3BEA9387DBE5AA18FBACF10B7BD5CDA3E3D7A2B95BE0988623E0965A43E093956BEBDA6B6BEB45289BDD29828BFFC4FBDBBFB1E3D3E4E9C293E1DAD403ED466133E84FB8A3CCABEC8BC193B1C3E79E467BE907761BE2E555CBEE4A32CBE715141BFA587CD3D6FB887BEA4ED90BEC4C7EABEE3C606BE56EC923EE7F68FBD9CA930BE1891BD3EC35F43BC9642F13D2FDC253E2172AA3EBE1597BD91FE6ABB3C4913BE2C62CC3D41DEFFBD7CC4A4BE4FB842BDB23FA7BCD01E5ABE5660D6BD3DE1AE3D208977BDC210A53EC17F37BE5CB05C3EDF37DFBD72B4F7BD67BB20BE9489003F5321413E8ABC823CF839203EE30E86BD6732D3BDF862C73C1ABE493E693D4FBEE6B7BE3C2AD299BDB90DD03A98D3C0BED7DD1FBE31EDE73D86A74F3E19B4313F6877433E9A9A37BD2CEAB5BEFA8B85BE259892BD0696483EA731273D0DEF57BEBBA43F3EE497F93CCF4918BD533BBC3ED1334D3D388F31BE2C9E193E943A41BE0208D03E6848E63E0AC181BECD1E75BE4FC9B33DCFC50D3B42DAD13D171F983A55564C3E3124563D276EDABD1CAD4C3E4FD103BD076DCB3DED96DC3D09AB84BE89E71DBE03A9BB3EDFB0E43EBAAAF4BC032C8D3E08FB57BEC53C39BD6DB6B2BD345E933E6330C8BE9B76253EB7A82ABE4D83A53D9318DF3D3EC2673E53D1BF3DA6758D3E2204BA3C60FD2C3EAF1DF5BDDBAA53BE18C775BC25061D3E35F970BDA7D0C1BEC64F2E3DAD82C8BEE3E1873D2551E1BB6E680D3B6C21243E847F1E3E59D24ABEA5673CBEAC36D93C55D5673EDDE9B7BE19EEAFBD6E4B853D842B143D895E223EDD1A61BEFA16A13DA77582BE1676A53D464D8BBB4071973E29E1C63E73272CBD31FB36BEA871C93DABEAD3BDD66197BE062F00BE720F163F194B9FBE76D9033F02FCDF3D0F5D693E410ED0BE03960A3D570E22BEC91BBCBDEF99C1BEF875793ECE320A3E9DE77CBDA96C45BD4882643DF34935BB7F7481BEF215993EE874943C6241E0BEEA879A3DD9DD0D3EEF59D63EFBB95C3E369EA3BE74654DBD01F5C5BE55A82C3B0E93413E9EBD0BBDCF85ADBCD7D78BBE60A8C43E16317D3E04B075BEBCD67ABE1848003EB55A92BA14C8803E1E26DDBE12E9BEBE66DB17BE6A678DBE6E2D653D1FE5973E7C8CC93E8DA407BE054F8D3DE8612B3E6B1FD33EBA1A163DF447BCBD475B96BE5F04153DCA7AA3BEC670EB3C7D5F863E8580623FCCB425BD61D09C3E8640AABC3CEDCEBE4D6B9ABE8C8AE93C74F6883E8BF1DFBE4F293C3E0DD8FA3D56D7BCBCC45B343C73C2AD3EC508A03EC777D73DD6A3763E64C68D3E1DBC3A3EC6459FBDE65BBA3DEAB87EBD805186BD9FBC0A3E429E66BDE5EB343EF5D1A93EA56BA63C8DB4F8BD6C62083F9369CB3D1742CFBE6F14643ECC2708BE5D13663E43A9ACBEE9D7AD3EFDD48E3E87738E3E82F080BE041806BD9F19BFBC607C203ECA7FD2BDC672C0BEBEF4253EE239883E0554843EAEE4BF3EDDBCDF3E4A0BF2BE26DE303EFE863CBE65AB253E0FDFA4BB2F41DF3EB48370BD8717F3BD681CC5BEC453A83D909830BE74D624BEFE8218BD60CBDE3E7A8181BEA879ED3D643C9DBD1F89373D1F9A6BBEB5D2073E3C53B9BEC5A71DBDF097B4BEAB8DB23E9117C93D6F3ED4BEF0109D3EDBCDE4BEB7AA2D3DA90289BEF04743BEBD1D003F51C1A13E6D2D3E3E55F0903DEFB0313E6AF5EABC50E3B83C406DCC3CAADDF63D842A78BEA84D83BE1C9513BD550D073E8BE2B53DB8772E3E3137B73D28FB973E0B4D5B3EF013FBBE55DBDCBDFA8F41BDB33D95BE0403053D2500803D94AF5ABE6410E03D3625C33D995FCA3D706BC5BE3683CEBEBF2411BE0710E3BC6C2D45BE89813CBE0579E23EDD0A07BEF906C0BEE8D82B3EB08CFB3CF86CD2BD067583BDDB869A3D0D2406BFC158DD3E965D4B3E6A0CF1BE48CCAA3C9DF1F13D2C15DA3CCC7FD83E60DE95BEFB055C3E8AF272BEFA1ADBBD7C957E3E36A83B3D92C1E03EBC00C2BDB499DABDD5CE66BCE5C511BEF040C23EF1592A3D2C1BE3BD8A1DE33EE0B4FC3D285FCD3E0DC04EBE83ED083FA47BDCBE0A9CD33EF03281BEC793F83E09715B3E03D40CBE82E2C6BEE71A0CBD97A20FBE8F8F803CAED6943DC2FC963D5A7633BC557F8B3EF977B8BE185EF5BDEB44463E63BCCF3E2B747CBE955D0C3DD95A95BE0FC4C6BE574E603E67F50E3E65C192BEFBA24A3D07789ABE00D40ABEE640023ED83A5BBC4267A33E5837013DBC47863E9F2324BEEC1E873E128B123EFC25A33EFDC8913D357385BE8A7AAF3BF8E71F3EF73A2FBFBD4310BE7E5C8A3DF2266D3EAAF3ED3D1CBFC13D49B4753E5E98AFBE7AA17F3EA45918BD4FC061BE756A9A3EEEC019BD7B944A3EF538C63E861E873B83E65E3F69FA733E2E7112BE8996543EA10635BE28B2F73E179BED3B0A0F8D3EC705723E59320ABFBD5315BECE17E73D149E86BEA117863DBFB60ABE8116203EADBFDBBD77CCF83DC090653C384349BE0DADE33D953531BF374AD43D3678F2BC3435C33E220C92BD22AB823DFFCAC73E9A8FC43EAC3C16BE7C40093ED91D893E8765E3BE481EEF3D024518BD24DC033E1482B43E566DBEBEC3B1653C7667623D5FCAFBBC064D153DE7B19A3E2855DEBEA93A823E53FCCEBDA9CB0B3F8956F1BC38CFDABD7DE99E3D9C976ABDA2F5CEBDE1E244BC572AE43D1F293A3C3B1DC2BC79F1A43E2F36083E95722BBE690697BEC01D213E7005883E0EF1A4BE05D399BEA48FA9BD389201BE386A99BEE140FEBE72E5DCBD435220BEAA734A3D1E4B9EBDA4A17E3E9E00EF3DC5AD9FBE9D3B02BEC81B933DF676C4BD0E9EB7BE5A8B1DBE0EC401BF1D2ADFBE469B103D8739783EA3A2F1BD1B91CC3DD5E141BEC64FFCBE6EC9CABE1F02F83D669EE03EFF769E3ED9AC993CD88DDEBDAD2CF73EA964463E647FF43C5704BABDBB5714BDFDA1C73E64AF2F3E8384973EE7D7D3BE91A9CF3D9F57D9BD84911DBC6466C43E0E312ABDEEFA1C3EDA9118BE3F7FFEBE5064633E91D492BE8CD214BECC1950BEC993A9BE9786273A1466183F75427BBE949299BE21EABC3E841EA2BE259C05BF45C5BCBD34EEB3BC5F8D08BF61E1263E46B0933EF746C73C1163623E061EABBEEC8AAE3EAF17D73D023AE4BE30C0D53D3C9721BE232A59BE04D88BBEB63BAEBE14E1923B43950C3E8E999B3DB14BE23EB44442BECAA3E4BE610A243C9D7FF83C13B82E3ECFF9D4BC79D9173C90DFFB3C0A4F32BF78230CBE924C573EE71E263E5521AA3C11D2A5BEC6B8EF3D0F49263DE56AA7BE7647CEBA674DBC3EB4D7663E1F07673EFBBC3B3EE8FD1BBEBA6A6E3EA8FD893E0F24E63D01342EBF1515BE3C7394CEBE79BA63BCCEB20CBED59C1B3E4DFB6FBE41AC513EFA26CDBD1DF7153E1BA8263E24A496BE091EA1BD3EBB36BE8B48083ED18CDEBD714634BE889E403E87358BBE6BC1083E90E3B23E021E05BCF4CB0ABE5EC868BD649909BEAC7756BEA9E5253E0BCEA03EEFDB9BBE397F5FBDEDB77BBEB0F713BDAA7253BEC40D85BDA60F8B3CC500D9BDD761EBBEFA9E603E0F217A3D2132E83EAE09D5BC63BC023C9037D13E13037F3E5C28253D56C11CBE636EA73E74AC5ABCFCFFE23EFAF5833ED08FB8BE535FF7BE87B4CCBD0AF7913E3220443E344003BDC20799BC45D87BBE44428BBD3F3DCF3DCBBDCCBDDD9895BEE86479BE341EF63DA98B6EBE2D4346BE1EE4483C6177E9BDC7E1743D2C69083F79E0013DE62A6DBE3C68293EF0EF8EBECF66F4BE3A035A3DE4E1B43E522BAE3E4A59C53DE7A4203EDF62D2BE54E0C0BDB02704BEA3F908BFA060563EB84B543D131F5F3E30296ABE2A08553E53AE963DB65AC73E4D4691BD808F913EC0E04C3EDD09613DC636BFBE54240E3DEEA5B83E02928CBD2C5654BE88FACCBEFE3558BC90C972BE847925BE75FBC13EFD471E3E016B2B3E53434DBE38696DBDB34F423E578880BD30D5CD3DFFD7363D429502BD14B8DE3D17E9233D269BBC3EC908143D40E7CBBD2026D3BEE314C53E6A0A84BE18B5193CBDE1BB3E2E996EBE20E5813E6C125CBEF16AF8BEB9F1ABBED932BD3B6DAA61BEFA722F3E5717E63D50995B3E6B81493D6FF7ACBC49BCC13EB8AA353EA823C03B8788423D682138BEC153B2BCA7DAB4B9CF699F3DA2132F3EC4EDB7BEDE8E77BEF4F0093D3722B3BDF88A313E31E005BEA664E33D366F983EF116F63E2AED233E4F8C06BF1F18AF3EE20BE43EF6C31D3E2CFFB5BB2ADF0DBEA33F9EBE08F1A5BC58DC913E1FD6993E1D95BCBE5BBDC73D2AEEE93E53028FBD6CBD3D3E9E2286BE2F6C17BDDB2D86BE763574BDE9CF3B3EEB14D9BD36FE83BE2125EABD53F6B23ED28BE33E4E24853E589EDA3E80CE89BEF2FCE6BD850B4ABE2DAC20BF146A953D07342FBDF85623BE5B8772BE840D60BE4A1E313E6D27B13EC13F8A3E3819053EC50EA43E870D4B3EDE507F3ECC434B3E1EDDB9BE5A4DBA3EF594A7BE5D47743D6AE9513E3141B73E2356E9BC5C60113F9BF7A6BD8FA53CBF4F6B073FAC477EBEEE490F3ECE1F6B3CF1721CBD0C6AB0BDD60056BEDCC93F3E9B01643E7E8202BFEF805ABDC5F2ACBEA7FBCD3E77186E3D68CD81BD7ED7A8BC94EE003E3392F53E019BBF3D2843743CC0B0883E03A44C3E1290803D60EF2B3E34C4233D6497963E7583DD3C7CBDC23E2B0FD6BA8FECAF3CEA00203DF1C41A3E6464AC3D1D7367BE"
    }
  }
#-}
