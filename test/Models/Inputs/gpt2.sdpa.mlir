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
    %true = arith.constant true
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1x4x33x33xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<true> : tensor<i1>
    %cst_6 = arith.constant dense_resource<torch_tensor_64_torch.float32_13> : tensor<64xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_64_torch.float32_12> : tensor<64xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_64_torch.float32_11> : tensor<64xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_256_64_torch.float32_1> : tensor<256x64xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_256_torch.float32_1> : tensor<256xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_64_256_torch.float32_1> : tensor<64x256xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_64_torch.float32_10> : tensor<64xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_64_torch.float32_9> : tensor<64xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_64_torch.float32_8> : tensor<64xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_3> : tensor<64x64xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_192_torch.float32_1> : tensor<192xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_64_192_torch.float32_1> : tensor<64x192xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_64_torch.float32_7> : tensor<64xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_64_torch.float32_6> : tensor<64xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_64_torch.float32_5> : tensor<64xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_256_64_torch.float32> : tensor<256x64xf32>
    %cst_22 = arith.constant 0.79788456080286541 : f64
    %cst_23 = arith.constant 4.471500e-02 : f64
    %cst_24 = arith.constant dense_resource<torch_tensor_256_torch.float32> : tensor<256xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_64_256_torch.float32> : tensor<64x256xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_64_torch.float32_4> : tensor<64xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_64_torch.float32_3> : tensor<64xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_64_torch.float32_2> : tensor<64xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_2> : tensor<64x64xf32>
    %cst_30 = arith.constant 0xFFF0000000000000 : f64
    %cst_31 = arith.constant dense_resource<torch_tensor_192_torch.float32> : tensor<192xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_64_192_torch.float32> : tensor<64x192xf32>
    %cst_33 = arith.constant dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>
    %cst_34 = arith.constant dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>
    %cst_35 = arith.constant 1.000000e-05 : f64
    %cst_36 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_1> : tensor<64x64xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_64_64_torch.float32> : tensor<64x64xf32>
    %cst_38 = arith.constant 6.400000e+01 : f64
    %cst_39 = arith.constant 6.400000e+01 : f32
    %cst_40 = arith.constant 5.000000e-01 : f32
    %cst_41 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x33x64xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x33xi64>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %197 = arith.index_cast %in : i64 to index
      %198 = linalg.index 2 : index
      %199 = arith.cmpi slt, %197, %c64 : index
      cf.assert %199, "index must be smaller than dim size"
      %200 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %200, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_37[%197, %198] : tensor<64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x33x64xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1x33xi64>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %197 = arith.index_cast %in : i64 to index
      %198 = linalg.index 2 : index
      %199 = arith.cmpi slt, %197, %c64 : index
      cf.assert %199, "index must be smaller than dim size"
      %200 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %200, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_36[%197, %198] : tensor<64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x33x64xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %4 = tensor.empty() : tensor<1x33xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x33xi64>) outs(%4 : tensor<1x33xi1>) {
    ^bb0(%in: i64, %out: i1):
      %197 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %197 : i1
    } -> tensor<1x33xi1>
    %6 = tensor.empty() : tensor<1xi64>
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %8 = tensor.empty() : tensor<33xi64>
    %9 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%8 : tensor<33xi64>) {
    ^bb0(%out: i64):
      %197 = linalg.index 0 : index
      %198 = arith.index_cast %197 : index to i64
      linalg.yield %198 : i64
    } -> tensor<33xi64>
    %expanded = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_42 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 33, 1] : tensor<33xi64> into tensor<1x1x33x1xi64>
    %expanded_43 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 1, 33] : tensor<33xi64> into tensor<1x1x1x33xi64>
    %10 = tensor.empty() : tensor<1x1x33x33xi1>
    %11 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43, %expanded_42 : tensor<1x1x1x33xi64>, tensor<1x1x33x1xi64>) outs(%10 : tensor<1x1x33x33xi1>) {
    ^bb0(%in: i64, %in_91: i64, %out: i1):
      %197 = arith.cmpi sle, %in, %in_91 : i64
      linalg.yield %197 : i1
    } -> tensor<1x1x33x33xi1>
    %12 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %11 : tensor<i1>, tensor<1x1x33x33xi1>) outs(%10 : tensor<1x1x33x33xi1>) {
    ^bb0(%in: i1, %in_91: i1, %out: i1):
      %197 = arith.andi %in, %in_91 : i1
      linalg.yield %197 : i1
    } -> tensor<1x1x33x33xi1>
    %13 = tensor.empty() : tensor<1x1x1x33xi1>
    %14 = linalg.generic {indexing_maps = [#map8, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_43 : tensor<1x1x1x1xi64>, tensor<1x1x1x33xi64>) outs(%13 : tensor<1x1x1x33xi1>) {
    ^bb0(%in: i64, %in_91: i64, %out: i1):
      %197 = arith.cmpi slt, %in, %c0_i64 : i64
      %198 = arith.addi %in, %c1_i64 : i64
      %199 = arith.select %197, %198, %in : i64
      %200 = arith.index_cast %199 : i64 to index
      %201 = arith.cmpi slt, %in_91, %c0_i64 : i64
      %202 = arith.addi %in_91, %c33_i64 : i64
      %203 = arith.select %201, %202, %in_91 : i64
      %204 = arith.index_cast %203 : i64 to index
      %extracted = tensor.extract %5[%200, %204] : tensor<1x33xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x33xi1>
    %15 = linalg.generic {indexing_maps = [#map6, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<1x1x33x33xi1>, tensor<1x1x1x33xi1>) outs(%10 : tensor<1x1x33x33xi1>) {
    ^bb0(%in: i1, %in_91: i1, %out: i1):
      %197 = arith.andi %in, %in_91 : i1
      linalg.yield %197 : i1
    } -> tensor<1x1x33x33xi1>
    %16 = tensor.empty() : tensor<1x33x64xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x33x64xf32>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %197 = arith.extf %in : f32 to f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %18 = tensor.empty() : tensor<1x33x1xf64>
    %19 = linalg.fill ins(%cst : f64) outs(%18 : tensor<1x33x1xf64>) -> tensor<1x33x1xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %22 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %21 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.subf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %22 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.mulf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %24 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %26 = tensor.empty() : tensor<1x33x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x33x1xf64>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %197 = arith.truncf %in : f64 to f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<1x33x1xf32>) -> tensor<1x33x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<1x33x64xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_39 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_35 : f64 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<1x33x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.rsqrt %in : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %30 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.subf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %32 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %cst_34 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %cst_33 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %collapsed = tensor.collapse_shape %36 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %37 = tensor.empty() : tensor<33x192xf32>
    %38 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<33x192xf32>) -> tensor<33x192xf32>
    %39 = linalg.matmul ins(%collapsed, %cst_32 : tensor<33x64xf32>, tensor<64x192xf32>) outs(%38 : tensor<33x192xf32>) -> tensor<33x192xf32>
    %40 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_31 : tensor<192xf32>) outs(%37 : tensor<33x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x192xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%39, %40 : tensor<33x192xf32>, tensor<33x192xf32>) outs(%37 : tensor<33x192xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<33x192xf32>
    %expanded_44 = tensor.expand_shape %41 [[0, 1], [2]] output_shape [1, 33, 192] : tensor<33x192xf32> into tensor<1x33x192xf32>
    %extracted_slice = tensor.extract_slice %expanded_44[0, 0, 0] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %extracted_slice_45 = tensor.extract_slice %expanded_44[0, 0, 64] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %extracted_slice_46 = tensor.extract_slice %expanded_44[0, 0, 128] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %expanded_47 = tensor.expand_shape %extracted_slice_45 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %expanded_48 = tensor.expand_shape %extracted_slice_46 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %42 = tensor.empty() : tensor<1x4x33x16xf32>
    %transposed = linalg.transpose ins(%expanded_48 : tensor<1x33x4x16xf32>) outs(%42 : tensor<1x4x33x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_49 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<1x33x4x16xf32>) outs(%42 : tensor<1x4x33x16xf32>) permutation = [0, 2, 1, 3] 
    %43 = tensor.empty() : tensor<1x1x33x33xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %cst_3, %cst_4 : tensor<1x1x33x33xi1>, tensor<f32>, tensor<f32>) outs(%43 : tensor<1x1x33x33xf32>) {
    ^bb0(%in: i1, %in_91: f32, %in_92: f32, %out: f32):
      %197 = arith.select %in, %in_91, %in_92 : f32
      linalg.yield %197 : f32
    } -> tensor<1x1x33x33xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<1x4x33x16xf32>) outs(%42 : tensor<1x4x33x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.mulf %in, %cst_40 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x16xf32>
    %46 = tensor.empty() : tensor<1x4x16x33xf32>
    %transposed_51 = linalg.transpose ins(%expanded_47 : tensor<1x33x4x16xf32>) outs(%46 : tensor<1x4x16x33xf32>) permutation = [0, 2, 3, 1] 
    %47 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_51 : tensor<1x4x16x33xf32>) outs(%46 : tensor<1x4x16x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.mulf %in, %cst_40 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x16x33xf32>
    %collapsed_52 = tensor.collapse_shape %45 [[0, 1], [2], [3]] : tensor<1x4x33x16xf32> into tensor<4x33x16xf32>
    %collapsed_53 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<1x4x16x33xf32> into tensor<4x16x33xf32>
    %48 = tensor.empty() : tensor<4x33x33xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<4x33x33xf32>) -> tensor<4x33x33xf32>
    %50 = linalg.batch_matmul ins(%collapsed_52, %collapsed_53 : tensor<4x33x16xf32>, tensor<4x16x33xf32>) outs(%49 : tensor<4x33x33xf32>) -> tensor<4x33x33xf32>
    %expanded_54 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [1, 4, 33, 33] : tensor<4x33x33xf32> into tensor<1x4x33x33xf32>
    %51 = tensor.empty() : tensor<1x4x33x33xf32>
    %52 = linalg.generic {indexing_maps = [#map6, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54, %44 : tensor<1x4x33x33xf32>, tensor<1x1x33x33xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %53 = tensor.empty() : tensor<1x4x33xi64>
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<1x4x33xi64>) -> tensor<1x4x33xi64>
    %55 = tensor.empty() : tensor<1x4x33xf32>
    %56 = linalg.fill ins(%cst_1 : f32) outs(%55 : tensor<1x4x33xf32>) -> tensor<1x4x33xf32>
    %57:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<1x4x33x33xf32>) outs(%56, %54 : tensor<1x4x33xf32>, tensor<1x4x33xi64>) {
    ^bb0(%in: f32, %out: f32, %out_91: i64):
      %197 = linalg.index 3 : index
      %198 = arith.index_cast %197 : index to i64
      %199 = arith.maximumf %in, %out : f32
      %200 = arith.cmpf ogt, %in, %out : f32
      %201 = arith.select %200, %198, %out_91 : i64
      linalg.yield %199, %201 : f32, i64
    } -> (tensor<1x4x33xf32>, tensor<1x4x33xi64>)
    %expanded_55 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [1, 4, 33, 1] : tensor<1x4x33xf32> into tensor<1x4x33x1xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_55 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.subf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %59 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<1x4x33x33xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.exp %in : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %60 = tensor.empty() : tensor<1x4x33x1xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<1x4x33x1xf32>) -> tensor<1x4x33x1xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<1x4x33x33xf32>) outs(%61 : tensor<1x4x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x1xf32>
    %63 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.divf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %64 = tensor.empty() : tensor<1x4x33x33xi1>
    %65 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<1x4x33x33xf32>) outs(%64 : tensor<1x4x33x33xi1>) {
    ^bb0(%in: f32, %out: i1):
      %197 = arith.extf %in : f32 to f64
      %198 = arith.cmpf oeq, %197, %cst_30 : f64
      linalg.yield %198 : i1
    } -> tensor<1x4x33x33xi1>
    %66 = tensor.empty() : tensor<1x4x33x1xi1>
    %67 = linalg.fill ins(%true : i1) outs(%66 : tensor<1x4x33x1xi1>) -> tensor<1x4x33x1xi1>
    %68 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<1x4x33x33xi1>) outs(%67 : tensor<1x4x33x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %197 = arith.andi %in, %out : i1
      linalg.yield %197 : i1
    } -> tensor<1x4x33x1xi1>
    %69 = linalg.generic {indexing_maps = [#map5, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %cst_2, %63 : tensor<1x4x33x1xi1>, tensor<1x4x33x33xf32>, tensor<1x4x33x33xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: i1, %in_91: f32, %in_92: f32, %out: f32):
      %197 = arith.select %in, %in_91, %in_92 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %collapsed_56 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<1x4x33x33xf32> into tensor<4x33x33xf32>
    %collapsed_57 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x4x33x16xf32> into tensor<4x33x16xf32>
    %70 = tensor.empty() : tensor<4x33x16xf32>
    %71 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<4x33x16xf32>) -> tensor<4x33x16xf32>
    %72 = linalg.batch_matmul ins(%collapsed_56, %collapsed_57 : tensor<4x33x33xf32>, tensor<4x33x16xf32>) outs(%71 : tensor<4x33x16xf32>) -> tensor<4x33x16xf32>
    %expanded_58 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [1, 4, 33, 16] : tensor<4x33x16xf32> into tensor<1x4x33x16xf32>
    %73 = tensor.empty() : tensor<1x33x4x16xf32>
    %transposed_59 = linalg.transpose ins(%expanded_58 : tensor<1x4x33x16xf32>) outs(%73 : tensor<1x33x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_60 = tensor.collapse_shape %transposed_59 [[0, 1], [2, 3]] : tensor<1x33x4x16xf32> into tensor<33x64xf32>
    %74 = tensor.empty() : tensor<33x64xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %76 = linalg.matmul ins(%collapsed_60, %cst_29 : tensor<33x64xf32>, tensor<64x64xf32>) outs(%75 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %77 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_28 : tensor<64xf32>) outs(%74 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %78 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%76, %77 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%74 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<33x64xf32>
    %expanded_61 = tensor.expand_shape %78 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61, %3 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<1x33x64xf32>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %197 = arith.extf %in : f32 to f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %81 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %83 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %82 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.subf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %83 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.mulf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %85 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x33x1xf64>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %197 = arith.truncf %in : f64 to f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<1x33x64xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_39 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_35 : f64 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<1x33x1xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.rsqrt %in : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %89 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.subf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %91 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %cst_27 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %cst_26 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %collapsed_62 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %96 = tensor.empty() : tensor<33x256xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<33x256xf32>) -> tensor<33x256xf32>
    %98 = linalg.matmul ins(%collapsed_62, %cst_25 : tensor<33x64xf32>, tensor<64x256xf32>) outs(%97 : tensor<33x256xf32>) -> tensor<33x256xf32>
    %99 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<256xf32>) outs(%96 : tensor<33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x256xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<33x256xf32>, tensor<33x256xf32>) outs(%96 : tensor<33x256xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<33x256xf32>
    %expanded_63 = tensor.expand_shape %100 [[0, 1], [2]] output_shape [1, 33, 256] : tensor<33x256xf32> into tensor<1x33x256xf32>
    %101 = tensor.empty() : tensor<1x33x256xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.mulf %in, %cst_40 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_23 : f64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<1x33x256xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63, %104 : tensor<1x33x256xf32>, tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_22 : f64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<1x33x256xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.tanh %in : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %cst_41 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %108 : tensor<1x33x256xf32>, tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %collapsed_64 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<1x33x256xf32> into tensor<33x256xf32>
    %110 = linalg.matmul ins(%collapsed_64, %cst_21 : tensor<33x256xf32>, tensor<256x64xf32>) outs(%75 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %111 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<64xf32>) outs(%74 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%110, %111 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%74 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<33x64xf32>
    %expanded_65 = tensor.expand_shape %112 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %expanded_65 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<1x33x64xf32>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %197 = arith.extf %in : f32 to f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %115 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%114 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %117 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %116 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.subf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %117 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.mulf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %119 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<1x33x1xf64>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %197 = arith.truncf %in : f64 to f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<1x33x64xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_39 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_35 : f64 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<1x33x1xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.rsqrt %in : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %123 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.subf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %125 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %cst_19 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %cst_18 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %collapsed_66 = tensor.collapse_shape %129 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %130 = linalg.matmul ins(%collapsed_66, %cst_17 : tensor<33x64xf32>, tensor<64x192xf32>) outs(%38 : tensor<33x192xf32>) -> tensor<33x192xf32>
    %131 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<192xf32>) outs(%37 : tensor<33x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x192xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%130, %131 : tensor<33x192xf32>, tensor<33x192xf32>) outs(%37 : tensor<33x192xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<33x192xf32>
    %expanded_67 = tensor.expand_shape %132 [[0, 1], [2]] output_shape [1, 33, 192] : tensor<33x192xf32> into tensor<1x33x192xf32>
    %extracted_slice_68 = tensor.extract_slice %expanded_67[0, 0, 0] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %extracted_slice_69 = tensor.extract_slice %expanded_67[0, 0, 64] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %extracted_slice_70 = tensor.extract_slice %expanded_67[0, 0, 128] [1, 33, 64] [1, 1, 1] : tensor<1x33x192xf32> to tensor<1x33x64xf32>
    %expanded_71 = tensor.expand_shape %extracted_slice_69 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %expanded_72 = tensor.expand_shape %extracted_slice_70 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %transposed_73 = linalg.transpose ins(%expanded_72 : tensor<1x33x4x16xf32>) outs(%42 : tensor<1x4x33x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_74 = tensor.expand_shape %extracted_slice_68 [[0], [1], [2, 3]] output_shape [1, 33, 4, 16] : tensor<1x33x64xf32> into tensor<1x33x4x16xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<1x33x4x16xf32>) outs(%42 : tensor<1x4x33x16xf32>) permutation = [0, 2, 1, 3] 
    %133 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_75 : tensor<1x4x33x16xf32>) outs(%42 : tensor<1x4x33x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.mulf %in, %cst_40 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x16xf32>
    %transposed_76 = linalg.transpose ins(%expanded_71 : tensor<1x33x4x16xf32>) outs(%46 : tensor<1x4x16x33xf32>) permutation = [0, 2, 3, 1] 
    %134 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_76 : tensor<1x4x16x33xf32>) outs(%46 : tensor<1x4x16x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.mulf %in, %cst_40 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x16x33xf32>
    %collapsed_77 = tensor.collapse_shape %133 [[0, 1], [2], [3]] : tensor<1x4x33x16xf32> into tensor<4x33x16xf32>
    %collapsed_78 = tensor.collapse_shape %134 [[0, 1], [2], [3]] : tensor<1x4x16x33xf32> into tensor<4x16x33xf32>
    %135 = linalg.batch_matmul ins(%collapsed_77, %collapsed_78 : tensor<4x33x16xf32>, tensor<4x16x33xf32>) outs(%49 : tensor<4x33x33xf32>) -> tensor<4x33x33xf32>
    %expanded_79 = tensor.expand_shape %135 [[0, 1], [2], [3]] output_shape [1, 4, 33, 33] : tensor<4x33x33xf32> into tensor<1x4x33x33xf32>
    %136 = linalg.generic {indexing_maps = [#map6, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_79, %44 : tensor<1x4x33x33xf32>, tensor<1x1x33x33xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %137:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136 : tensor<1x4x33x33xf32>) outs(%56, %54 : tensor<1x4x33xf32>, tensor<1x4x33xi64>) {
    ^bb0(%in: f32, %out: f32, %out_91: i64):
      %197 = linalg.index 3 : index
      %198 = arith.index_cast %197 : index to i64
      %199 = arith.maximumf %in, %out : f32
      %200 = arith.cmpf ogt, %in, %out : f32
      %201 = arith.select %200, %198, %out_91 : i64
      linalg.yield %199, %201 : f32, i64
    } -> (tensor<1x4x33xf32>, tensor<1x4x33xi64>)
    %expanded_80 = tensor.expand_shape %137#0 [[0], [1], [2, 3]] output_shape [1, 4, 33, 1] : tensor<1x4x33xf32> into tensor<1x4x33x1xf32>
    %138 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %expanded_80 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.subf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %139 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<1x4x33x33xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.exp %in : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %140 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%139 : tensor<1x4x33x33xf32>) outs(%61 : tensor<1x4x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x1xf32>
    %141 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %140 : tensor<1x4x33x33xf32>, tensor<1x4x33x1xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.divf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %142 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<1x4x33x33xf32>) outs(%64 : tensor<1x4x33x33xi1>) {
    ^bb0(%in: f32, %out: i1):
      %197 = arith.extf %in : f32 to f64
      %198 = arith.cmpf oeq, %197, %cst_30 : f64
      linalg.yield %198 : i1
    } -> tensor<1x4x33x33xi1>
    %143 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%142 : tensor<1x4x33x33xi1>) outs(%67 : tensor<1x4x33x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %197 = arith.andi %in, %out : i1
      linalg.yield %197 : i1
    } -> tensor<1x4x33x1xi1>
    %144 = linalg.generic {indexing_maps = [#map5, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %cst_2, %141 : tensor<1x4x33x1xi1>, tensor<1x4x33x33xf32>, tensor<1x4x33x33xf32>) outs(%51 : tensor<1x4x33x33xf32>) {
    ^bb0(%in: i1, %in_91: f32, %in_92: f32, %out: f32):
      %197 = arith.select %in, %in_91, %in_92 : f32
      linalg.yield %197 : f32
    } -> tensor<1x4x33x33xf32>
    %collapsed_81 = tensor.collapse_shape %144 [[0, 1], [2], [3]] : tensor<1x4x33x33xf32> into tensor<4x33x33xf32>
    %collapsed_82 = tensor.collapse_shape %transposed_73 [[0, 1], [2], [3]] : tensor<1x4x33x16xf32> into tensor<4x33x16xf32>
    %145 = linalg.batch_matmul ins(%collapsed_81, %collapsed_82 : tensor<4x33x33xf32>, tensor<4x33x16xf32>) outs(%71 : tensor<4x33x16xf32>) -> tensor<4x33x16xf32>
    %expanded_83 = tensor.expand_shape %145 [[0, 1], [2], [3]] output_shape [1, 4, 33, 16] : tensor<4x33x16xf32> into tensor<1x4x33x16xf32>
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<1x4x33x16xf32>) outs(%73 : tensor<1x33x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_85 = tensor.collapse_shape %transposed_84 [[0, 1], [2, 3]] : tensor<1x33x4x16xf32> into tensor<33x64xf32>
    %146 = linalg.matmul ins(%collapsed_85, %cst_15 : tensor<33x64xf32>, tensor<64x64xf32>) outs(%75 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %147 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<64xf32>) outs(%74 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%146, %147 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%74 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<33x64xf32>
    %expanded_86 = tensor.expand_shape %148 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86, %113 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<1x33x64xf32>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %197 = arith.extf %in : f32 to f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %151 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %153 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %152 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.subf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %153 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.mulf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %155 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<1x33x1xf64>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %197 = arith.truncf %in : f64 to f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%149 : tensor<1x33x64xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_39 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_35 : f64 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<1x33x1xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.rsqrt %in : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %159 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.subf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %161 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %cst_13 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %cst_12 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %collapsed_87 = tensor.collapse_shape %165 [[0, 1], [2]] : tensor<1x33x64xf32> into tensor<33x64xf32>
    %166 = linalg.matmul ins(%collapsed_87, %cst_11 : tensor<33x64xf32>, tensor<64x256xf32>) outs(%97 : tensor<33x256xf32>) -> tensor<33x256xf32>
    %167 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<256xf32>) outs(%96 : tensor<33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x256xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%166, %167 : tensor<33x256xf32>, tensor<33x256xf32>) outs(%96 : tensor<33x256xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<33x256xf32>
    %expanded_88 = tensor.expand_shape %168 [[0, 1], [2]] output_shape [1, 33, 256] : tensor<33x256xf32> into tensor<1x33x256xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.mulf %in, %cst_40 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_23 : f64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<1x33x256xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88, %171 : tensor<1x33x256xf32>, tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_22 : f64 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<1x33x256xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.tanh %in : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %cst_41 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %175 : tensor<1x33x256xf32>, tensor<1x33x256xf32>) outs(%101 : tensor<1x33x256xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x256xf32>
    %collapsed_89 = tensor.collapse_shape %176 [[0, 1], [2]] : tensor<1x33x256xf32> into tensor<33x256xf32>
    %177 = linalg.matmul ins(%collapsed_89, %cst_9 : tensor<33x256xf32>, tensor<256x64xf32>) outs(%75 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %178 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<64xf32>) outs(%74 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<33x64xf32>
    %179 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%177, %178 : tensor<33x64xf32>, tensor<33x64xf32>) outs(%74 : tensor<33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<33x64xf32>
    %expanded_90 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [1, 33, 64] : tensor<33x64xf32> into tensor<1x33x64xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %expanded_90 : tensor<1x33x64xf32>, tensor<1x33x64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<1x33x64xf32>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %197 = arith.extf %in : f32 to f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %182 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %184 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %183 : tensor<1x33x64xf64>, tensor<1x33x1xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.subf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %184 : tensor<1x33x64xf64>, tensor<1x33x64xf64>) outs(%16 : tensor<1x33x64xf64>) {
    ^bb0(%in: f64, %in_91: f64, %out: f64):
      %197 = arith.mulf %in, %in_91 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x64xf64>
    %186 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%185 : tensor<1x33x64xf64>) outs(%19 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<1x33x1xf64>) outs(%18 : tensor<1x33x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_38 : f64
      linalg.yield %197 : f64
    } -> tensor<1x33x1xf64>
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<1x33x1xf64>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %197 = arith.truncf %in : f64 to f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%180 : tensor<1x33x64xf32>) outs(%28 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_39 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_35 : f64 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<1x33x1xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<1x33x1xf32>) outs(%26 : tensor<1x33x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.rsqrt %in : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x1xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %190 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.subf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %192 : tensor<1x33x64xf32>, tensor<1x33x1xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %cst_7 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.mulf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %cst_6 : tensor<1x33x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x33x64xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %197 = arith.addf %in, %in_91 : f32
      linalg.yield %197 : f32
    } -> tensor<1x33x64xf32>
    return %196 : tensor<1x33x64xf32>
  }
}

{-#

#-}

