#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x21xi64>) -> tensor<2x21x64xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x21x21xf32>
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense_resource<torch_tensor_64_torch.float32_4> : tensor<64xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_1> : tensor<64x128xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_128_64_torch.float32_1> : tensor<128x64xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_64_torch.float32_3> : tensor<64xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_8> : tensor<64x64xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_7> : tensor<64x64xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_6> : tensor<64x64xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_5> : tensor<64x64xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_64_torch.float32_2> : tensor<64xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_64_128_torch.float32> : tensor<64x128xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_128_64_torch.float32> : tensor<128x64xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_4> : tensor<64x64xf32>
    %cst_16 = arith.constant 0xFFF0000000000000 : f64
    %cst_17 = arith.constant dense_resource<torch_tensor_32_4_torch.float32> : tensor<32x4xf32>
    %cst_18 = arith.constant 2.7725887222397811 : f64
    %cst_19 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_3> : tensor<64x64xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_2> : tensor<64x64xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_1> : tensor<64x64xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>
    %cst_23 = arith.constant 9.9999999999999995E-7 : f64
    %cst_24 = arith.constant dense_resource<torch_tensor_64_64_torch.float32> : tensor<64x64xf32>
    %cst_25 = arith.constant 6.400000e+01 : f32
    %cst_26 = arith.constant 8.000000e+00 : f32
    %cst_27 = arith.constant dense<15> : tensor<21x21xi64>
    %0 = tensor.empty() : tensor<2x21x64xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x21xi64>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %133 = arith.index_cast %in : i64 to index
      %134 = linalg.index 2 : index
      %135 = arith.cmpi slt, %133, %c64 : index
      cf.assert %135, "index must be smaller than dim size"
      %136 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %136, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_24[%133, %134] : tensor<64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x21x64xf32>
    %2 = tensor.empty() : tensor<21xi64>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<21xi64>) {
    ^bb0(%out: i64):
      %133 = linalg.index 0 : index
      %134 = arith.index_cast %133 : index to i64
      linalg.yield %134 : i64
    } -> tensor<21xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 21, 1] : tensor<21xi64> into tensor<1x1x21x1xi64>
    %4 = tensor.empty() : tensor<1x1x21x1xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x21x1xi64>) outs(%4 : tensor<1x1x21x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %133 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %133 : i1
    } -> tensor<1x1x21x1xi1>
    %6 = tensor.empty() : tensor<2x1x21x21xi1>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2, 3]] : tensor<1x1x21x1xi1> into tensor<1x21xi1>
    %7 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x21xi1>) outs(%6 : tensor<2x1x21x21xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x21x21xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %9 = tensor.empty() : tensor<2x21x1xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x21x1xf32>) -> tensor<2x21x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<2x21x64xf32>) outs(%10 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_25 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_23 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x21x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %14 : tensor<2x21x64xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_22, %15 : tensor<64xf32>, tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %17 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%cst_21 : tensor<64x64xf32>) outs(%17 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed_28 = tensor.collapse_shape %16 [[0, 1], [2]] : tensor<2x21x64xf32> into tensor<42x64xf32>
    %18 = tensor.empty() : tensor<42x64xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %20 = linalg.matmul ins(%collapsed_28, %transposed : tensor<42x64xf32>, tensor<64x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_29 = tensor.expand_shape %20 [[0, 1], [2, 3]] output_shape [2, 21, 4, 16] : tensor<42x64xf32> into tensor<2x21x4x16xf32>
    %21 = tensor.empty() : tensor<2x4x21x16xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x21x4x16xf32>) outs(%21 : tensor<2x4x21x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_31 = linalg.transpose ins(%cst_20 : tensor<64x64xf32>) outs(%17 : tensor<64x64xf32>) permutation = [1, 0] 
    %22 = linalg.matmul ins(%collapsed_28, %transposed_31 : tensor<42x64xf32>, tensor<64x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_32 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 21, 4, 16] : tensor<42x64xf32> into tensor<2x21x4x16xf32>
    %transposed_33 = linalg.transpose ins(%cst_19 : tensor<64x64xf32>) outs(%17 : tensor<64x64xf32>) permutation = [1, 0] 
    %23 = linalg.matmul ins(%collapsed_28, %transposed_33 : tensor<42x64xf32>, tensor<64x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_34 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 21, 4, 16] : tensor<42x64xf32> into tensor<2x21x4x16xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x21x4x16xf32>) outs(%21 : tensor<2x4x21x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_36 = tensor.expand_shape %3 [[0, 1]] output_shape [21, 1] : tensor<21xi64> into tensor<21x1xi64>
    %expanded_37 = tensor.expand_shape %3 [[0, 1]] output_shape [1, 21] : tensor<21xi64> into tensor<1x21xi64>
    %24 = tensor.empty() : tensor<21x21xi64>
    %25 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_37, %expanded_36 : tensor<1x21xi64>, tensor<21x1xi64>) outs(%24 : tensor<21x21xi64>) {
    ^bb0(%in: i64, %in_85: i64, %out: i64):
      %133 = arith.subi %in, %in_85 : i64
      linalg.yield %133 : i64
    } -> tensor<21x21xi64>
    %26 = tensor.empty() : tensor<21x21xi1>
    %27 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<21x21xi64>) outs(%26 : tensor<21x21xi1>) {
    ^bb0(%in: i64, %out: i1):
      %133 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %133 : i1
    } -> tensor<21x21xi1>
    %28 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<21x21xi1>) outs(%24 : tensor<21x21xi64>) {
    ^bb0(%in: i1, %out: i64):
      %133 = arith.extui %in : i1 to i64
      linalg.yield %133 : i64
    } -> tensor<21x21xi64>
    %29 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<21x21xi64>) outs(%24 : tensor<21x21xi64>) {
    ^bb0(%in: i64, %out: i64):
      %133 = arith.muli %in, %c16_i64 : i64
      linalg.yield %133 : i64
    } -> tensor<21x21xi64>
    %30 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<21x21xi64>) outs(%24 : tensor<21x21xi64>) {
    ^bb0(%in: i64, %out: i64):
      %133 = math.absi %in : i64
      linalg.yield %133 : i64
    } -> tensor<21x21xi64>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<21x21xi64>) outs(%26 : tensor<21x21xi1>) {
    ^bb0(%in: i64, %out: i1):
      %133 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %133 : i1
    } -> tensor<21x21xi1>
    %32 = tensor.empty() : tensor<21x21xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<21x21xi64>) outs(%32 : tensor<21x21xf32>) {
    ^bb0(%in: i64, %out: f32):
      %133 = arith.sitofp %in : i64 to f32
      linalg.yield %133 : f32
    } -> tensor<21x21xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<21x21xf32>) outs(%32 : tensor<21x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_26 : f32
      linalg.yield %133 : f32
    } -> tensor<21x21xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<21x21xf32>) outs(%32 : tensor<21x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.log %in : f32
      linalg.yield %133 : f32
    } -> tensor<21x21xf32>
    %36 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<21x21xf32>) outs(%32 : tensor<21x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_18 : f64 to f32
      %134 = arith.divf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<21x21xf32>
    %37 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<21x21xf32>) outs(%32 : tensor<21x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.mulf %in, %cst_26 : f32
      linalg.yield %133 : f32
    } -> tensor<21x21xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<21x21xf32>) outs(%24 : tensor<21x21xi64>) {
    ^bb0(%in: f32, %out: i64):
      %133 = arith.fptosi %in : f32 to i64
      linalg.yield %133 : i64
    } -> tensor<21x21xi64>
    %39 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<21x21xi64>) outs(%24 : tensor<21x21xi64>) {
    ^bb0(%in: i64, %out: i64):
      %133 = arith.addi %in, %c8_i64 : i64
      linalg.yield %133 : i64
    } -> tensor<21x21xi64>
    %40 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%39, %cst_27 : tensor<21x21xi64>, tensor<21x21xi64>) outs(%24 : tensor<21x21xi64>) {
    ^bb0(%in: i64, %in_85: i64, %out: i64):
      %133 = arith.minsi %in, %in_85 : i64
      linalg.yield %133 : i64
    } -> tensor<21x21xi64>
    %41 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%31, %30, %40 : tensor<21x21xi1>, tensor<21x21xi64>, tensor<21x21xi64>) outs(%24 : tensor<21x21xi64>) {
    ^bb0(%in: i1, %in_85: i64, %in_86: i64, %out: i64):
      %133 = arith.select %in, %in_85, %in_86 : i64
      linalg.yield %133 : i64
    } -> tensor<21x21xi64>
    %42 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%29, %41 : tensor<21x21xi64>, tensor<21x21xi64>) outs(%24 : tensor<21x21xi64>) {
    ^bb0(%in: i64, %in_85: i64, %out: i64):
      %133 = arith.addi %in, %in_85 : i64
      linalg.yield %133 : i64
    } -> tensor<21x21xi64>
    %43 = tensor.empty() : tensor<21x21x4xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<21x21xi64>) outs(%43 : tensor<21x21x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %133 = arith.index_cast %in : i64 to index
      %134 = linalg.index 2 : index
      %135 = arith.cmpi slt, %133, %c32 : index
      cf.assert %135, "index must be smaller than dim size"
      %136 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %136, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_17[%133, %134] : tensor<32x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<21x21x4xf32>
    %45 = tensor.empty() : tensor<4x21x21xf32>
    %transposed_38 = linalg.transpose ins(%44 : tensor<21x21x4xf32>) outs(%45 : tensor<4x21x21xf32>) permutation = [2, 0, 1] 
    %expanded_39 = tensor.expand_shape %transposed_38 [[0, 1], [2], [3]] output_shape [1, 4, 21, 21] : tensor<4x21x21xf32> into tensor<1x4x21x21xf32>
    %46 = tensor.empty() : tensor<2x4x21x21xf32>
    %47 = linalg.generic {indexing_maps = [#map10, #map11, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_39, %cst_2 : tensor<2x1x21x21xi1>, tensor<1x4x21x21xf32>, tensor<f32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %133 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %48 = tensor.empty() : tensor<2x4x16x21xf32>
    %transposed_40 = linalg.transpose ins(%expanded_32 : tensor<2x21x4x16xf32>) outs(%48 : tensor<2x4x16x21xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_41 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<2x4x21x16xf32> into tensor<8x21x16xf32>
    %collapsed_42 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<2x4x16x21xf32> into tensor<8x16x21xf32>
    %49 = tensor.empty() : tensor<8x21x21xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<8x21x21xf32>) -> tensor<8x21x21xf32>
    %51 = linalg.batch_matmul ins(%collapsed_41, %collapsed_42 : tensor<8x21x16xf32>, tensor<8x16x21xf32>) outs(%50 : tensor<8x21x21xf32>) -> tensor<8x21x21xf32>
    %expanded_43 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 4, 21, 21] : tensor<8x21x21xf32> into tensor<2x4x21x21xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43, %47 : tensor<2x4x21x21xf32>, tensor<2x4x21x21xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %53 = tensor.empty() : tensor<2x4x21xi64>
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<2x4x21xi64>) -> tensor<2x4x21xi64>
    %55 = tensor.empty() : tensor<2x4x21xf32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<2x4x21xf32>) -> tensor<2x4x21xf32>
    %57:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x4x21x21xf32>) outs(%56, %54 : tensor<2x4x21xf32>, tensor<2x4x21xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %133 = linalg.index 3 : index
      %134 = arith.index_cast %133 : index to i64
      %135 = arith.maximumf %in, %out : f32
      %136 = arith.cmpf ogt, %in, %out : f32
      %137 = arith.select %136, %134, %out_85 : i64
      linalg.yield %135, %137 : f32, i64
    } -> (tensor<2x4x21xf32>, tensor<2x4x21xi64>)
    %expanded_44 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [2, 4, 21, 1] : tensor<2x4x21xf32> into tensor<2x4x21x1xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_44 : tensor<2x4x21x21xf32>, tensor<2x4x21x1xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.subf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x4x21x21xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %60 = tensor.empty() : tensor<2x4x21x1xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<2x4x21x1xf32>) -> tensor<2x4x21x1xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x4x21x21xf32>) outs(%61 : tensor<2x4x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x1xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<2x4x21x21xf32>, tensor<2x4x21x1xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.divf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %64 = tensor.empty() : tensor<2x4x21x21xi1>
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x4x21x21xf32>) outs(%64 : tensor<2x4x21x21xi1>) {
    ^bb0(%in: f32, %out: i1):
      %133 = arith.extf %in : f32 to f64
      %134 = arith.cmpf oeq, %133, %cst_16 : f64
      linalg.yield %134 : i1
    } -> tensor<2x4x21x21xi1>
    %66 = tensor.empty() : tensor<2x4x21x1xi1>
    %67 = linalg.fill ins(%true : i1) outs(%66 : tensor<2x4x21x1xi1>) -> tensor<2x4x21x1xi1>
    %68 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x4x21x21xi1>) outs(%67 : tensor<2x4x21x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %133 = arith.andi %in, %out : i1
      linalg.yield %133 : i1
    } -> tensor<2x4x21x1xi1>
    %69 = linalg.generic {indexing_maps = [#map14, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %cst_1, %63 : tensor<2x4x21x1xi1>, tensor<2x4x21x21xf32>, tensor<2x4x21x21xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %133 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %collapsed_45 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x4x21x21xf32> into tensor<8x21x21xf32>
    %collapsed_46 = tensor.collapse_shape %transposed_35 [[0, 1], [2], [3]] : tensor<2x4x21x16xf32> into tensor<8x21x16xf32>
    %70 = tensor.empty() : tensor<8x21x16xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<8x21x16xf32>) -> tensor<8x21x16xf32>
    %72 = linalg.batch_matmul ins(%collapsed_45, %collapsed_46 : tensor<8x21x21xf32>, tensor<8x21x16xf32>) outs(%71 : tensor<8x21x16xf32>) -> tensor<8x21x16xf32>
    %expanded_47 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [2, 4, 21, 16] : tensor<8x21x16xf32> into tensor<2x4x21x16xf32>
    %73 = tensor.empty() : tensor<2x21x4x16xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x4x21x16xf32>) outs(%73 : tensor<2x21x4x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_49 = linalg.transpose ins(%cst_15 : tensor<64x64xf32>) outs(%17 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed_50 = tensor.collapse_shape %transposed_48 [[0, 1], [2, 3]] : tensor<2x21x4x16xf32> into tensor<42x64xf32>
    %74 = linalg.matmul ins(%collapsed_50, %transposed_49 : tensor<42x64xf32>, tensor<64x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_51 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [2, 21, 64] : tensor<42x64xf32> into tensor<2x21x64xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_51 : tensor<2x21x64xf32>, tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<2x21x64xf32>) outs(%10 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_25 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_23 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x21x1xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %80 : tensor<2x21x64xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %82 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %81 : tensor<64xf32>, tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %83 = tensor.empty() : tensor<64x128xf32>
    %transposed_52 = linalg.transpose ins(%cst_13 : tensor<128x64xf32>) outs(%83 : tensor<64x128xf32>) permutation = [1, 0] 
    %collapsed_53 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<2x21x64xf32> into tensor<42x64xf32>
    %84 = tensor.empty() : tensor<42x128xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<42x128xf32>) -> tensor<42x128xf32>
    %86 = linalg.matmul ins(%collapsed_53, %transposed_52 : tensor<42x64xf32>, tensor<64x128xf32>) outs(%85 : tensor<42x128xf32>) -> tensor<42x128xf32>
    %expanded_54 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 21, 128] : tensor<42x128xf32> into tensor<2x21x128xf32>
    %87 = tensor.empty() : tensor<2x21x128xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<2x21x128xf32>) outs(%87 : tensor<2x21x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.cmpf ugt, %in, %cst : f32
      %134 = arith.select %133, %in, %cst : f32
      linalg.yield %134 : f32
    } -> tensor<2x21x128xf32>
    %89 = tensor.empty() : tensor<128x64xf32>
    %transposed_55 = linalg.transpose ins(%cst_12 : tensor<64x128xf32>) outs(%89 : tensor<128x64xf32>) permutation = [1, 0] 
    %collapsed_56 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<2x21x128xf32> into tensor<42x128xf32>
    %90 = linalg.matmul ins(%collapsed_56, %transposed_55 : tensor<42x128xf32>, tensor<128x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_57 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 21, 64] : tensor<42x64xf32> into tensor<2x21x64xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %expanded_57 : tensor<2x21x64xf32>, tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<2x21x64xf32>) outs(%10 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_25 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_23 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x21x1xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %96 : tensor<2x21x64xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %98 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11, %97 : tensor<64xf32>, tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %transposed_58 = linalg.transpose ins(%cst_10 : tensor<64x64xf32>) outs(%17 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed_59 = tensor.collapse_shape %98 [[0, 1], [2]] : tensor<2x21x64xf32> into tensor<42x64xf32>
    %99 = linalg.matmul ins(%collapsed_59, %transposed_58 : tensor<42x64xf32>, tensor<64x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_60 = tensor.expand_shape %99 [[0, 1], [2, 3]] output_shape [2, 21, 4, 16] : tensor<42x64xf32> into tensor<2x21x4x16xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<2x21x4x16xf32>) outs(%21 : tensor<2x4x21x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_62 = linalg.transpose ins(%cst_9 : tensor<64x64xf32>) outs(%17 : tensor<64x64xf32>) permutation = [1, 0] 
    %100 = linalg.matmul ins(%collapsed_59, %transposed_62 : tensor<42x64xf32>, tensor<64x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_63 = tensor.expand_shape %100 [[0, 1], [2, 3]] output_shape [2, 21, 4, 16] : tensor<42x64xf32> into tensor<2x21x4x16xf32>
    %transposed_64 = linalg.transpose ins(%cst_8 : tensor<64x64xf32>) outs(%17 : tensor<64x64xf32>) permutation = [1, 0] 
    %101 = linalg.matmul ins(%collapsed_59, %transposed_64 : tensor<42x64xf32>, tensor<64x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_65 = tensor.expand_shape %101 [[0, 1], [2, 3]] output_shape [2, 21, 4, 16] : tensor<42x64xf32> into tensor<2x21x4x16xf32>
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<2x21x4x16xf32>) outs(%21 : tensor<2x4x21x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_67 = linalg.transpose ins(%expanded_63 : tensor<2x21x4x16xf32>) outs(%48 : tensor<2x4x16x21xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_68 = tensor.collapse_shape %transposed_61 [[0, 1], [2], [3]] : tensor<2x4x21x16xf32> into tensor<8x21x16xf32>
    %collapsed_69 = tensor.collapse_shape %transposed_67 [[0, 1], [2], [3]] : tensor<2x4x16x21xf32> into tensor<8x16x21xf32>
    %102 = linalg.batch_matmul ins(%collapsed_68, %collapsed_69 : tensor<8x21x16xf32>, tensor<8x16x21xf32>) outs(%50 : tensor<8x21x21xf32>) -> tensor<8x21x21xf32>
    %expanded_70 = tensor.expand_shape %102 [[0, 1], [2], [3]] output_shape [2, 4, 21, 21] : tensor<8x21x21xf32> into tensor<2x4x21x21xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_70, %47 : tensor<2x4x21x21xf32>, tensor<2x4x21x21xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %104:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%103 : tensor<2x4x21x21xf32>) outs(%56, %54 : tensor<2x4x21xf32>, tensor<2x4x21xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %133 = linalg.index 3 : index
      %134 = arith.index_cast %133 : index to i64
      %135 = arith.maximumf %in, %out : f32
      %136 = arith.cmpf ogt, %in, %out : f32
      %137 = arith.select %136, %134, %out_85 : i64
      linalg.yield %135, %137 : f32, i64
    } -> (tensor<2x4x21xf32>, tensor<2x4x21xi64>)
    %expanded_71 = tensor.expand_shape %104#0 [[0], [1], [2, 3]] output_shape [2, 4, 21, 1] : tensor<2x4x21xf32> into tensor<2x4x21x1xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %expanded_71 : tensor<2x4x21x21xf32>, tensor<2x4x21x1xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.subf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<2x4x21x21xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<2x4x21x21xf32>) outs(%61 : tensor<2x4x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x1xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<2x4x21x21xf32>, tensor<2x4x21x1xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.divf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<2x4x21x21xf32>) outs(%64 : tensor<2x4x21x21xi1>) {
    ^bb0(%in: f32, %out: i1):
      %133 = arith.extf %in : f32 to f64
      %134 = arith.cmpf oeq, %133, %cst_16 : f64
      linalg.yield %134 : i1
    } -> tensor<2x4x21x21xi1>
    %110 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%109 : tensor<2x4x21x21xi1>) outs(%67 : tensor<2x4x21x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %133 = arith.andi %in, %out : i1
      linalg.yield %133 : i1
    } -> tensor<2x4x21x1xi1>
    %111 = linalg.generic {indexing_maps = [#map14, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %cst_1, %108 : tensor<2x4x21x1xi1>, tensor<2x4x21x21xf32>, tensor<2x4x21x21xf32>) outs(%46 : tensor<2x4x21x21xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %133 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %133 : f32
    } -> tensor<2x4x21x21xf32>
    %collapsed_72 = tensor.collapse_shape %111 [[0, 1], [2], [3]] : tensor<2x4x21x21xf32> into tensor<8x21x21xf32>
    %collapsed_73 = tensor.collapse_shape %transposed_66 [[0, 1], [2], [3]] : tensor<2x4x21x16xf32> into tensor<8x21x16xf32>
    %112 = linalg.batch_matmul ins(%collapsed_72, %collapsed_73 : tensor<8x21x21xf32>, tensor<8x21x16xf32>) outs(%71 : tensor<8x21x16xf32>) -> tensor<8x21x16xf32>
    %expanded_74 = tensor.expand_shape %112 [[0, 1], [2], [3]] output_shape [2, 4, 21, 16] : tensor<8x21x16xf32> into tensor<2x4x21x16xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<2x4x21x16xf32>) outs(%73 : tensor<2x21x4x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_76 = linalg.transpose ins(%cst_7 : tensor<64x64xf32>) outs(%17 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed_77 = tensor.collapse_shape %transposed_75 [[0, 1], [2, 3]] : tensor<2x21x4x16xf32> into tensor<42x64xf32>
    %113 = linalg.matmul ins(%collapsed_77, %transposed_76 : tensor<42x64xf32>, tensor<64x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_78 = tensor.expand_shape %113 [[0, 1], [2]] output_shape [2, 21, 64] : tensor<42x64xf32> into tensor<2x21x64xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %expanded_78 : tensor<2x21x64xf32>, tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<2x21x64xf32>) outs(%10 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_25 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_23 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x21x1xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %119 : tensor<2x21x64xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %121 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %120 : tensor<64xf32>, tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %transposed_79 = linalg.transpose ins(%cst_5 : tensor<128x64xf32>) outs(%83 : tensor<64x128xf32>) permutation = [1, 0] 
    %collapsed_80 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<2x21x64xf32> into tensor<42x64xf32>
    %122 = linalg.matmul ins(%collapsed_80, %transposed_79 : tensor<42x64xf32>, tensor<64x128xf32>) outs(%85 : tensor<42x128xf32>) -> tensor<42x128xf32>
    %expanded_81 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [2, 21, 128] : tensor<42x128xf32> into tensor<2x21x128xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<2x21x128xf32>) outs(%87 : tensor<2x21x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.cmpf ugt, %in, %cst : f32
      %134 = arith.select %133, %in, %cst : f32
      linalg.yield %134 : f32
    } -> tensor<2x21x128xf32>
    %transposed_82 = linalg.transpose ins(%cst_4 : tensor<64x128xf32>) outs(%89 : tensor<128x64xf32>) permutation = [1, 0] 
    %collapsed_83 = tensor.collapse_shape %123 [[0, 1], [2]] : tensor<2x21x128xf32> into tensor<42x128xf32>
    %124 = linalg.matmul ins(%collapsed_83, %transposed_82 : tensor<42x128xf32>, tensor<128x64xf32>) outs(%19 : tensor<42x64xf32>) -> tensor<42x64xf32>
    %expanded_84 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 21, 64] : tensor<42x64xf32> into tensor<2x21x64xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %expanded_84 : tensor<2x21x64xf32>, tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<2x21x64xf32>) outs(%10 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_25 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_23 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x21x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x21x1xf32>) outs(%9 : tensor<2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<2x21x64xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    %132 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %131 : tensor<64xf32>, tensor<2x21x64xf32>) outs(%0 : tensor<2x21x64xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x64xf32>
    return %132 : tensor<2x21x64xf32>
  }
}

{-#

#-}

