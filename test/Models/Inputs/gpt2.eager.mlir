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
  func.func @main(%arg0: tensor<1x33xi64>, %arg1: tensor<1x33xi64>, %arg2: tensor<1x33xi64>) -> tensor<1x33x64xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c33_i64 = arith.constant 33 : i64
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant dense_resource<torch_tensor_64_torch.float32_13> : tensor<64xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_64_torch.float32_12> : tensor<64xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_64_torch.float32_11> : tensor<64xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_256_64_torch.float32_1> : tensor<256x64xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_256_torch.float32_1> : tensor<256xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_64_256_torch.float32_1> : tensor<64x256xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_64_torch.float32_10> : tensor<64xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_64_torch.float32_9> : tensor<64xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_64_torch.float32_8> : tensor<64xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_3> : tensor<64x64xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_192_torch.float32_1> : tensor<192xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_64_192_torch.float32_1> : tensor<64x192xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_64_torch.float32_7> : tensor<64xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_64_torch.float32_6> : tensor<64xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_64_torch.float32_5> : tensor<64xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_256_64_torch.float32> : tensor<256x64xf32>
    %cst_21 = arith.constant 0.79788456080286541 : f64
    %cst_22 = arith.constant 4.471500e-02 : f64
    %cst_23 = arith.constant dense_resource<torch_tensor_256_torch.float32> : tensor<256xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_64_256_torch.float32> : tensor<64x256xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_64_torch.float32_4> : tensor<64xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_64_torch.float32_3> : tensor<64xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_64_torch.float32_2> : tensor<64xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_2> : tensor<64x64xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_192_torch.float32> : tensor<192xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_64_192_torch.float32> : tensor<64x192xf32>
    %cst_31 = arith.constant dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>
    %cst_33 = arith.constant 1.000000e-05 : f64
    %cst_34 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_1> : tensor<64x64xf32>
    %cst_35 = arith.constant dense_resource<torch_tensor_64_64_torch.float32> : tensor<64x64xf32>
    %cst_36 = arith.constant 6.400000e+01 : f64
    %cst_37 = arith.constant 6.400000e+01 : f32
    %cst_38 = arith.constant 2.500000e-01 : f32
    %cst_39 = arith.constant 5.000000e-01 : f32
    %cst_40 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x33x64xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x33xi64>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %186 = arith.index_cast %in : i64 to index
      %187 = linalg.index 2 : index
      %188 = arith.cmpi slt, %186, %c64 : index
      cf.assert %188, "index must be smaller than dim size"
      %189 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %189, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_35[%186, %187] : tensor<64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x33x64xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1x33xi64>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %186 = arith.index_cast %in : i64 to index
      %187 = linalg.index 2 : index
      %188 = arith.cmpi slt, %186, %c64 : index
      cf.assert %188, "index must be smaller than dim size"
      %189 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %189, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_34[%186, %187] : tensor<64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x33x64xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
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
    %expanded_41 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 33, 1] : tensor<33xi64> into tensor<1x1x33x1xi64>
    %expanded_42 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 1, 33] : tensor<33xi64> into tensor<1x1x1x33xi64>
    %10 = tensor.empty() : tensor<1x1x33x33xi1>
    %11 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_42, %expanded_41 : tensor<1x1x1x33xi64>, tensor<1x1x33x1xi64>) outs(%10 : tensor<1x1x33x33xi1>) {
    ^bb0(%in: i64, %in_90: i64, %out: i1):
      %186 = arith.cmpi sle, %in, %in_90 : i64
      linalg.yield %186 : i1
    } -> tensor<1x1x33x33xi1>
    %12 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %11 : tensor<i1>, tensor<1x1x33x33xi1>) outs(%10 : tensor<1x1x33x33xi1>) {
    ^bb0(%in: i1, %in_90: i1, %out: i1):
      %186 = arith.andi %in, %in_90 : i1
      linalg.yield %186 : i1
    } -> tensor<1x1x33x33xi1>
    %13 = tensor.empty() : tensor<1x1x1x33xi1>
    %14 = linalg.generic {indexing_maps = [#map8, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_42 : tensor<1x1x1x1xi64>, tensor<1x1x1x33xi64>) outs(%13 : tensor<1x1x1x33xi1>) {
    ^bb0(%in: i64, %in_90: i64, %out: i1):
      %186 = arith.cmpi slt, %in, %c0_i64 : i64
      %187 = arith.addi %in, %c1_i64 : i64
      %188 = arith.select %186, %187, %in : i64
      %189 = arith.index_cast %188 : i64 to index
      %190 = arith.cmpi slt, %in_90, %c0_i64 : i64
      %191 = arith.addi %in_90, %c33_i64 : i64
      %192 = arith.select %190, %191, %in_90 : i64
      %193 = arith.index_cast %192 : i64 to index
      %extracted = tensor.extract %5[%189, %193] : tensor<1x33xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x33xi1>
    %15 = linalg.generic {indexing_maps = [#map6, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<1x1x33x33xi1>, tensor<1x1x1x33xi1>) outs(%10 : tensor<1x1x33x33xi1>) {
    ^bb0(%in: i1, %in_90: i1, %out: i1):
      %186 = arith.andi %in, %in_90 : i1
      linalg.yield %186 : i1
    } -> tensor<1x1x33x33xi1>
    %16 = tensor.empty() : tensor<1x1x33x33xf32>
    %17 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %cst_3, %cst_2 : tensor<1x1x33x33xi1>, tensor<f32>, tensor<f32>) outs(%16 : tensor<1x1x33x33xf32>) {
    ^bb0(%in: i1, %in_90: f32, %in_91: f32, %out: f32):
      %186 = arith.select %in, %in_90, %in_91 : f32
      linalg.yield %186 : f32
    } -> tensor<1x1x33x33xf32>
    %18 = tensor.empty() : tensor<1x33x64xf64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x33x64xf32>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %20 = tensor.empty() : tensor<1x33x1xf64>
    %21 = linalg.fill ins(%cst : f64) outs(%20 : tensor<1x33x1xf64>) -> tensor<1x33x1xf64>
    %22 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %24 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %23 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.subf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %24 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.mulf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %26 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
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
    %31 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<1x33x64xf32>) outs(%30 : tensor<1x33x1xf32>) {
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
    %35 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %32 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.subf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %34 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %cst_32 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %cst_31 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %collapsed = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %39 = tensor.empty() : tensor<33x192xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<33x192xf32>) -> tensor<33x192xf32>
    %41 = linalg.matmul ins(%collapsed, %cst_30 : tensor<33x64xf32>, tensor<64x192xf32>) outs(%40 : tensor<33x192xf32>) -> tensor<33x192xf32>
    %42 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<192xf32>) outs(%39 : tensor<33x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x192xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<33x192xf32>, tensor<33x192xf32>) outs(%39 : tensor<33x192xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<33x192xf32>
    %expanded_43 = tensor.expand_shape %43 [[0, 1], [2]] output_shape [1, 33, 192] : tensor<33x192xf32> into tensor<1x33x192xf32>
    %extracted_slice = tensor.extract_slice %expanded_43[0, 0, 0] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %extracted_slice_44 = tensor.extract_slice %expanded_43[0, 0, 64] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %extracted_slice_45 = tensor.extract_slice %expanded_43[0, 0, 128] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %expanded_46 = tensor.expand_shape %extracted_slice_44 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %expanded_47 = tensor.expand_shape %extracted_slice_45 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %44 = tensor.empty() : tensor<1x4x33x16xf32>
    %transposed = linalg.transpose ins(%expanded_47 : tensor<1x33x4x16xf32>) outs(%44 : tensor<1x4x33x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_48 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<1x33x4x16xf32>) outs(%44 : tensor<1x4x33x16xf32>) permutation = [0, 2, 1, 3] 
    %45 = tensor.empty() : tensor<1x4x16x33xf32>
    %transposed_50 = linalg.transpose ins(%expanded_46 : tensor<1x33x4x16xf32>) outs(%45 : tensor<1x4x16x33xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_51 = tensor.collapse_shape %transposed_49 [[0, 1], [2], [3]] : tensor<1x4x33x16xf32> into tensor<4x33x16xf32>
    %collapsed_52 = tensor.collapse_shape %transposed_50 [[0, 1], [2], [3]] : tensor<1x4x16x33xf32> into tensor<4x16x33xf32>
    %46 = tensor.empty() : tensor<4x33x33xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<4x33x33xf32>) -> tensor<4x33x33xf32>
    %48 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<4x33x16xf32>, tensor<4x16x33xf32>) outs(%47 : tensor<4x33x33xf32>) -> tensor<4x33x33xf32>
    %expanded_53 = tensor.expand_shape %48 [[0, 1], [2], [3]] output_shape [1, 4, 33, 33] : tensor<4x33x33xf32> into tensor<1x4x33x33xf32>
    %49 = tensor.empty() : tensor<1x4x33x33xf32>
    %50 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<1x4x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.mulf %in, %cst_38 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %51 = linalg.generic {indexing_maps = [#map6, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %17 : tensor<1x4x33x33xf32>, tensor<1x1x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %52 = tensor.empty() : tensor<1x4x33xi64>
    %53 = linalg.fill ins(%c0_i64 : i64) outs(%52 : tensor<1x4x33xi64>) -> tensor<1x4x33xi64>
    %54 = tensor.empty() : tensor<1x4x33xf32>
    %55 = linalg.fill ins(%cst_1 : f32) outs(%54 : tensor<1x4x33xf32>) -> tensor<1x4x33xf32>
    %56:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<1x4x33x33xf32>) outs(%55, %53 : tensor<1x4x33xf32>, tensor<1x4x33xi64>) {
    ^bb0(%in: f32, %out: f32, %out_90: i64):
      %186 = linalg.index 3 : index
      %187 = arith.index_cast %186 : index to i64
      %188 = arith.maximumf %in, %out : f32
      %189 = arith.cmpf ogt, %in, %out : f32
      %190 = arith.select %189, %187, %out_90 : i64
      linalg.yield %188, %190 : f32, i64
    } -> (tensor<1x4x33xf32>, tensor<1x4x33xi64>)
    %expanded_54 = tensor.expand_shape %56#0 [[0], [1], [2, 3]] output_shape [1, 4, 33, 1] : tensor<1x4x33xf32> into tensor<1x4x33x1xf32>
    %57 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %expanded_54 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.subf %in, %in_90 : f32
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
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.divf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %collapsed_55 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<1x4x33x33xf32> into tensor<4x33x33xf32>
    %collapsed_56 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x4x33x16xf32> into tensor<4x33x16xf32>
    %63 = tensor.empty() : tensor<4x33x16xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<4x33x16xf32>) -> tensor<4x33x16xf32>
    %65 = linalg.batch_matmul ins(%collapsed_55, %collapsed_56 : tensor<4x33x33xf32>, tensor<4x33x16xf32>) outs(%64 : tensor<4x33x16xf32>) -> tensor<4x33x16xf32>
    %expanded_57 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [1, 4, 33, 16] : tensor<4x33x16xf32> into tensor<1x4x33x16xf32>
    %66 = tensor.empty() : tensor<1x33x4x16xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<1x4x33x16xf32>) outs(%66 : tensor<1x33x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_59 = tensor.collapse_shape %transposed_58 [[0, 1], [2, 3]] : tensor<1x33x4x16xf32> into tensor<33x64xf32>
    %67 = tensor.empty() : tensor<33x64xf32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %69 = linalg.matmul ins(%collapsed_59, %cst_28 : tensor<33x64xf32>, tensor<64x64xf32>) outs(%68 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %70 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<64xf32>) outs(%67 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%69, %70 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%67 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<33x64xf32>
    %expanded_60 = tensor.expand_shape %71 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60, %3 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<1x33x64xf32>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %74 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %76 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.subf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %76 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.mulf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %78 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
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
    %81 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<1x33x64xf32>) outs(%30 : tensor<1x33x1xf32>) {
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
    %85 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %82 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.subf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %84 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %cst_26 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %cst_25 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %collapsed_61 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %89 = tensor.empty() : tensor<33x256xf32>
    %90 = linalg.fill ins(%cst_0 : f32) outs(%89 : tensor<33x256xf32>) -> tensor<33x256xf32>
    %91 = linalg.matmul ins(%collapsed_61, %cst_24 : tensor<33x64xf32>, tensor<64x256xf32>) outs(%90 : tensor<33x256xf32>) -> tensor<33x256xf32>
    %92 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<256xf32>) outs(%89 : tensor<33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x256xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<33x256xf32>, tensor<33x256xf32>) outs(%89 : tensor<33x256xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<33x256xf32>
    %expanded_62 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [1, 33, 256] : tensor<33x256xf32> into tensor<1x33x256xf32>
    %94 = tensor.empty() : tensor<1x33x256xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.mulf %in, %cst_39 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_22 : f64 to f32
      %187 = arith.mulf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x256xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62, %97 : tensor<1x33x256xf32>, tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_21 : f64 to f32
      %187 = arith.mulf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x256xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.tanh %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %cst_40 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %101 : tensor<1x33x256xf32>, tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %collapsed_63 = tensor.collapse_shape %102 [[0, 1], [2]] : tensor<1x33x256xf32> into tensor<33x256xf32>
    %103 = linalg.matmul ins(%collapsed_63, %cst_20 : tensor<33x256xf32>, tensor<256x64xf32>) outs(%68 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %104 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<64xf32>) outs(%67 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%67 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<33x64xf32>
    %expanded_64 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %expanded_64 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x33x64xf32>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %108 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %110 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %109 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.subf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %110 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.mulf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %112 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%111 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
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
    %115 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<1x33x64xf32>) outs(%30 : tensor<1x33x1xf32>) {
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
    %119 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %116 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.subf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %118 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %cst_18 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %cst_17 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %collapsed_65 = tensor.collapse_shape %122 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %123 = linalg.matmul ins(%collapsed_65, %cst_16 : tensor<33x64xf32>, tensor<64x192xf32>) outs(%40 : tensor<33x192xf32>) -> tensor<33x192xf32>
    %124 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<192xf32>) outs(%39 : tensor<33x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x192xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%123, %124 : tensor<33x192xf32>, tensor<33x192xf32>) outs(%39 : tensor<33x192xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<33x192xf32>
    %expanded_66 = tensor.expand_shape %125 [[0, 1], [2]] output_shape [1, 33, 192] : tensor<33x192xf32> into tensor<1x33x192xf32>
    %extracted_slice_67 = tensor.extract_slice %expanded_66[0, 0, 0] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %extracted_slice_68 = tensor.extract_slice %expanded_66[0, 0, 64] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %extracted_slice_69 = tensor.extract_slice %expanded_66[0, 0, 128] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %expanded_70 = tensor.expand_shape %extracted_slice_68 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %expanded_71 = tensor.expand_shape %extracted_slice_69 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %transposed_72 = linalg.transpose ins(%expanded_71 : tensor<1x33x4x16xf32>) outs(%44 : tensor<1x4x33x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_73 = tensor.expand_shape %extracted_slice_67 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<1x33x4x16xf32>) outs(%44 : tensor<1x4x33x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_75 = linalg.transpose ins(%expanded_70 : tensor<1x33x4x16xf32>) outs(%45 : tensor<1x4x16x33xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_76 = tensor.collapse_shape %transposed_74 [[0, 1], [2], [3]] : tensor<1x4x33x16xf32> into tensor<4x33x16xf32>
    %collapsed_77 = tensor.collapse_shape %transposed_75 [[0, 1], [2], [3]] : tensor<1x4x16x33xf32> into tensor<4x16x33xf32>
    %126 = linalg.batch_matmul ins(%collapsed_76, %collapsed_77 : tensor<4x33x16xf32>, tensor<4x16x33xf32>) outs(%47 : tensor<4x33x33xf32>) -> tensor<4x33x33xf32>
    %expanded_78 = tensor.expand_shape %126 [[0, 1], [2], [3]] output_shape [1, 4, 33, 33] : tensor<4x33x33xf32> into tensor<1x4x33x33xf32>
    %127 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_78 : tensor<1x4x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.mulf %in, %cst_38 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %128 = linalg.generic {indexing_maps = [#map6, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %17 : tensor<1x4x33x33xf32>, tensor<1x1x33x33xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %129:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%128 : tensor<1x4x33x33xf32>) outs(%55, %53 : tensor<1x4x33xf32>, tensor<1x4x33xi64>) {
    ^bb0(%in: f32, %out: f32, %out_90: i64):
      %186 = linalg.index 3 : index
      %187 = arith.index_cast %186 : index to i64
      %188 = arith.maximumf %in, %out : f32
      %189 = arith.cmpf ogt, %in, %out : f32
      %190 = arith.select %189, %187, %out_90 : i64
      linalg.yield %188, %190 : f32, i64
    } -> (tensor<1x4x33xf32>, tensor<1x4x33xi64>)
    %expanded_79 = tensor.expand_shape %129#0 [[0], [1], [2, 3]] output_shape [1, 4, 33, 1] : tensor<1x4x33xf32> into tensor<1x4x33x1xf32>
    %130 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %expanded_79 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%49 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.subf %in, %in_90 : f32
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
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.divf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x4x33x33xf32>
    %collapsed_80 = tensor.collapse_shape %133 [[0, 1], [2], [3]] : tensor<1x4x33x33xf32> into tensor<4x33x33xf32>
    %collapsed_81 = tensor.collapse_shape %transposed_72 [[0, 1], [2], [3]] : tensor<1x4x33x16xf32> into tensor<4x33x16xf32>
    %134 = linalg.batch_matmul ins(%collapsed_80, %collapsed_81 : tensor<4x33x33xf32>, tensor<4x33x16xf32>) outs(%64 : tensor<4x33x16xf32>) -> tensor<4x33x16xf32>
    %expanded_82 = tensor.expand_shape %134 [[0, 1], [2], [3]] output_shape [1, 4, 33, 16] : tensor<4x33x16xf32> into tensor<1x4x33x16xf32>
    %transposed_83 = linalg.transpose ins(%expanded_82 : tensor<1x4x33x16xf32>) outs(%66 : tensor<1x33x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_84 = tensor.collapse_shape %transposed_83 [[0, 1], [2, 3]] : tensor<1x33x4x16xf32> into tensor<33x64xf32>
    %135 = linalg.matmul ins(%collapsed_84, %cst_14 : tensor<33x64xf32>, tensor<64x64xf32>) outs(%68 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %136 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<64xf32>) outs(%67 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%135, %136 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%67 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<33x64xf32>
    %expanded_85 = tensor.expand_shape %137 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_85, %106 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<1x33x64xf32>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %140 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %142 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %141 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.subf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %142 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.mulf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %144 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
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
    %147 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138 : tensor<1x33x64xf32>) outs(%30 : tensor<1x33x1xf32>) {
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
    %151 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %148 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.subf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %150 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %cst_12 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %cst_11 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %collapsed_86 = tensor.collapse_shape %154 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %155 = linalg.matmul ins(%collapsed_86, %cst_10 : tensor<33x64xf32>, tensor<64x256xf32>) outs(%90 : tensor<33x256xf32>) -> tensor<33x256xf32>
    %156 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<256xf32>) outs(%89 : tensor<33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x256xf32>
    %157 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%155, %156 : tensor<33x256xf32>, tensor<33x256xf32>) outs(%89 : tensor<33x256xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<33x256xf32>
    %expanded_87 = tensor.expand_shape %157 [[0, 1], [2]] output_shape [1, 33, 256] : tensor<33x256xf32> into tensor<1x33x256xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.mulf %in, %cst_39 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_22 : f64 to f32
      %187 = arith.mulf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x256xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87, %160 : tensor<1x33x256xf32>, tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.truncf %cst_21 : f64 to f32
      %187 = arith.mulf %in, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<1x33x256xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.tanh %in : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %in, %cst_40 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %164 : tensor<1x33x256xf32>, tensor<1x33x256xf32>) outs(%94 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x256xf32>
    %collapsed_88 = tensor.collapse_shape %165 [[0, 1], [2]] : tensor<1x33x256xf32> into tensor<33x256xf32>
    %166 = linalg.matmul ins(%collapsed_88, %cst_8 : tensor<33x256xf32>, tensor<256x64xf32>) outs(%68 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %167 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<64xf32>) outs(%67 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%166, %167 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%67 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<33x64xf32>
    %expanded_89 = tensor.expand_shape %168 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %expanded_89 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x33x64xf32>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %186 = arith.extf %in : f32 to f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %171 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.addf %in, %out : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<1x33x1xf64>) outs(%20 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %186 = arith.divf %in, %cst_36 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x1xf64>
    %173 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %172 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.subf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %174 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %173 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%18 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_90: f64, %out: f64):
      %186 = arith.mulf %in, %in_90 : f64
      linalg.yield %186 : f64
    } -> tensor<1x33x64xf64>
    %175 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<1x33x64xf64>) outs(%21 : tensor<1x33x1xf64>) {
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
    %178 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%169 : tensor<1x33x64xf32>) outs(%30 : tensor<1x33x1xf32>) {
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
    %182 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %179 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.subf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %181 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %cst_6 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.mulf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %cst_5 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_90: f32, %out: f32):
      %186 = arith.addf %in, %in_90 : f32
      linalg.yield %186 : f32
    } -> tensor<1x33x64xf32>
    return %185 : tensor<1x33x64xf32>
  }
}

{-#

#-}

