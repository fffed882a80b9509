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
  func.func @main(%arg0: tensor<2x21xi64>) -> tensor<2x21x16xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x2x21x21xf32>
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_16_32_torch.float32_1> : tensor<16x32xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_32_16_torch.float32_1> : tensor<32x16xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_7> : tensor<16x16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_6> : tensor<16x16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_5> : tensor<16x16xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_4> : tensor<16x16xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_3> : tensor<16x16xf32>
    %cst_16 = arith.constant 0xFFF0000000000000 : f64
    %cst_17 = arith.constant dense_resource<torch_tensor_32_2_torch.float32> : tensor<32x2xf32>
    %cst_18 = arith.constant 2.7725887222397811 : f64
    %cst_19 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_2> : tensor<16x16xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_23 = arith.constant 9.9999999999999995E-7 : f64
    %cst_24 = arith.constant dense_resource<torch_tensor_64_16_torch.float32> : tensor<64x16xf32>
    %cst_25 = arith.constant 1.600000e+01 : f32
    %cst_26 = arith.constant 8.000000e+00 : f32
    %cst_27 = arith.constant dense<15> : tensor<21x21xi64>
    %0 = tensor.empty() : tensor<2x21x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x21xi64>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %133 = arith.index_cast %in : i64 to index
      %134 = linalg.index 2 : index
      %135 = arith.cmpi slt, %133, %c64 : index
      cf.assert %135, "index must be smaller than dim size"
      %136 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %136, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_24[%133, %134] : tensor<64x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x21x16xf32>
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
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %9 = tensor.empty() : tensor<2x21x1xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x21x1xf32>) -> tensor<2x21x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<2x21x16xf32>) outs(%10 : tensor<2x21x1xf32>) {
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
    %15 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %14 : tensor<2x21x16xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_22, %15 : tensor<16xf32>, tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %17 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%cst_21 : tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_28 = tensor.collapse_shape %16 [[0, 1], [2]] : tensor<2x21x16xf32> into tensor<42x16xf32>
    %18 = tensor.empty() : tensor<42x16xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %20 = linalg.matmul ins(%collapsed_28, %transposed : tensor<42x16xf32>, tensor<16x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_29 = tensor.expand_shape %20 [[0, 1], [2, 3]] output_shape [2, 21, 2, 8] : tensor<42x16xf32> into tensor<2x21x2x8xf32>
    %21 = tensor.empty() : tensor<2x2x21x8xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x21x2x8xf32>) outs(%21 : tensor<2x2x21x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_31 = linalg.transpose ins(%cst_20 : tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) permutation = [1, 0] 
    %22 = linalg.matmul ins(%collapsed_28, %transposed_31 : tensor<42x16xf32>, tensor<16x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_32 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 21, 2, 8] : tensor<42x16xf32> into tensor<2x21x2x8xf32>
    %transposed_33 = linalg.transpose ins(%cst_19 : tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) permutation = [1, 0] 
    %23 = linalg.matmul ins(%collapsed_28, %transposed_33 : tensor<42x16xf32>, tensor<16x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_34 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 21, 2, 8] : tensor<42x16xf32> into tensor<2x21x2x8xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x21x2x8xf32>) outs(%21 : tensor<2x2x21x8xf32>) permutation = [0, 2, 1, 3] 
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
    %43 = tensor.empty() : tensor<21x21x2xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<21x21xi64>) outs(%43 : tensor<21x21x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %133 = arith.index_cast %in : i64 to index
      %134 = linalg.index 2 : index
      %135 = arith.cmpi slt, %133, %c32 : index
      cf.assert %135, "index must be smaller than dim size"
      %136 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %136, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_17[%133, %134] : tensor<32x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<21x21x2xf32>
    %45 = tensor.empty() : tensor<2x21x21xf32>
    %transposed_38 = linalg.transpose ins(%44 : tensor<21x21x2xf32>) outs(%45 : tensor<2x21x21xf32>) permutation = [2, 0, 1] 
    %expanded_39 = tensor.expand_shape %transposed_38 [[0, 1], [2], [3]] output_shape [1, 2, 21, 21] : tensor<2x21x21xf32> into tensor<1x2x21x21xf32>
    %46 = tensor.empty() : tensor<2x2x21x21xf32>
    %47 = linalg.generic {indexing_maps = [#map10, #map11, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_39, %cst_2 : tensor<2x1x21x21xi1>, tensor<1x2x21x21xf32>, tensor<f32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %133 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %48 = tensor.empty() : tensor<2x2x8x21xf32>
    %transposed_40 = linalg.transpose ins(%expanded_32 : tensor<2x21x2x8xf32>) outs(%48 : tensor<2x2x8x21xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_41 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<2x2x21x8xf32> into tensor<4x21x8xf32>
    %collapsed_42 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<2x2x8x21xf32> into tensor<4x8x21xf32>
    %49 = tensor.empty() : tensor<4x21x21xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<4x21x21xf32>) -> tensor<4x21x21xf32>
    %51 = linalg.batch_matmul ins(%collapsed_41, %collapsed_42 : tensor<4x21x8xf32>, tensor<4x8x21xf32>) outs(%50 : tensor<4x21x21xf32>) -> tensor<4x21x21xf32>
    %expanded_43 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 2, 21, 21] : tensor<4x21x21xf32> into tensor<2x2x21x21xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43, %47 : tensor<2x2x21x21xf32>, tensor<2x2x21x21xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %53 = tensor.empty() : tensor<2x2x21xi64>
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<2x2x21xi64>) -> tensor<2x2x21xi64>
    %55 = tensor.empty() : tensor<2x2x21xf32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<2x2x21xf32>) -> tensor<2x2x21xf32>
    %57:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x2x21x21xf32>) outs(%56, %54 : tensor<2x2x21xf32>, tensor<2x2x21xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %133 = linalg.index 3 : index
      %134 = arith.index_cast %133 : index to i64
      %135 = arith.maximumf %in, %out : f32
      %136 = arith.cmpf ogt, %in, %out : f32
      %137 = arith.select %136, %134, %out_85 : i64
      linalg.yield %135, %137 : f32, i64
    } -> (tensor<2x2x21xf32>, tensor<2x2x21xi64>)
    %expanded_44 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [2, 2, 21, 1] : tensor<2x2x21xf32> into tensor<2x2x21x1xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_44 : tensor<2x2x21x21xf32>, tensor<2x2x21x1xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.subf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x2x21x21xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %60 = tensor.empty() : tensor<2x2x21x1xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<2x2x21x1xf32>) -> tensor<2x2x21x1xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x2x21x21xf32>) outs(%61 : tensor<2x2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x1xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<2x2x21x21xf32>, tensor<2x2x21x1xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.divf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %64 = tensor.empty() : tensor<2x2x21x21xi1>
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x2x21x21xf32>) outs(%64 : tensor<2x2x21x21xi1>) {
    ^bb0(%in: f32, %out: i1):
      %133 = arith.extf %in : f32 to f64
      %134 = arith.cmpf oeq, %133, %cst_16 : f64
      linalg.yield %134 : i1
    } -> tensor<2x2x21x21xi1>
    %66 = tensor.empty() : tensor<2x2x21x1xi1>
    %67 = linalg.fill ins(%true : i1) outs(%66 : tensor<2x2x21x1xi1>) -> tensor<2x2x21x1xi1>
    %68 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x2x21x21xi1>) outs(%67 : tensor<2x2x21x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %133 = arith.andi %in, %out : i1
      linalg.yield %133 : i1
    } -> tensor<2x2x21x1xi1>
    %69 = linalg.generic {indexing_maps = [#map14, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %cst_1, %63 : tensor<2x2x21x1xi1>, tensor<2x2x21x21xf32>, tensor<2x2x21x21xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %133 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %collapsed_45 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x2x21x21xf32> into tensor<4x21x21xf32>
    %collapsed_46 = tensor.collapse_shape %transposed_35 [[0, 1], [2], [3]] : tensor<2x2x21x8xf32> into tensor<4x21x8xf32>
    %70 = tensor.empty() : tensor<4x21x8xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<4x21x8xf32>) -> tensor<4x21x8xf32>
    %72 = linalg.batch_matmul ins(%collapsed_45, %collapsed_46 : tensor<4x21x21xf32>, tensor<4x21x8xf32>) outs(%71 : tensor<4x21x8xf32>) -> tensor<4x21x8xf32>
    %expanded_47 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [2, 2, 21, 8] : tensor<4x21x8xf32> into tensor<2x2x21x8xf32>
    %73 = tensor.empty() : tensor<2x21x2x8xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x2x21x8xf32>) outs(%73 : tensor<2x21x2x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_49 = linalg.transpose ins(%cst_15 : tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_50 = tensor.collapse_shape %transposed_48 [[0, 1], [2, 3]] : tensor<2x21x2x8xf32> into tensor<42x16xf32>
    %74 = linalg.matmul ins(%collapsed_50, %transposed_49 : tensor<42x16xf32>, tensor<16x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_51 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [2, 21, 16] : tensor<42x16xf32> into tensor<2x21x16xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_51 : tensor<2x21x16xf32>, tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<2x21x16xf32>) outs(%10 : tensor<2x21x1xf32>) {
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
    %81 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %80 : tensor<2x21x16xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %82 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %81 : tensor<16xf32>, tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %83 = tensor.empty() : tensor<16x32xf32>
    %transposed_52 = linalg.transpose ins(%cst_13 : tensor<32x16xf32>) outs(%83 : tensor<16x32xf32>) permutation = [1, 0] 
    %collapsed_53 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<2x21x16xf32> into tensor<42x16xf32>
    %84 = tensor.empty() : tensor<42x32xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<42x32xf32>) -> tensor<42x32xf32>
    %86 = linalg.matmul ins(%collapsed_53, %transposed_52 : tensor<42x16xf32>, tensor<16x32xf32>) outs(%85 : tensor<42x32xf32>) -> tensor<42x32xf32>
    %expanded_54 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 21, 32] : tensor<42x32xf32> into tensor<2x21x32xf32>
    %87 = tensor.empty() : tensor<2x21x32xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<2x21x32xf32>) outs(%87 : tensor<2x21x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.cmpf ugt, %in, %cst : f32
      %134 = arith.select %133, %in, %cst : f32
      linalg.yield %134 : f32
    } -> tensor<2x21x32xf32>
    %89 = tensor.empty() : tensor<32x16xf32>
    %transposed_55 = linalg.transpose ins(%cst_12 : tensor<16x32xf32>) outs(%89 : tensor<32x16xf32>) permutation = [1, 0] 
    %collapsed_56 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<2x21x32xf32> into tensor<42x32xf32>
    %90 = linalg.matmul ins(%collapsed_56, %transposed_55 : tensor<42x32xf32>, tensor<32x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_57 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 21, 16] : tensor<42x16xf32> into tensor<2x21x16xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %expanded_57 : tensor<2x21x16xf32>, tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<2x21x16xf32>) outs(%10 : tensor<2x21x1xf32>) {
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
    %97 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %96 : tensor<2x21x16xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %98 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11, %97 : tensor<16xf32>, tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %transposed_58 = linalg.transpose ins(%cst_10 : tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_59 = tensor.collapse_shape %98 [[0, 1], [2]] : tensor<2x21x16xf32> into tensor<42x16xf32>
    %99 = linalg.matmul ins(%collapsed_59, %transposed_58 : tensor<42x16xf32>, tensor<16x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_60 = tensor.expand_shape %99 [[0, 1], [2, 3]] output_shape [2, 21, 2, 8] : tensor<42x16xf32> into tensor<2x21x2x8xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<2x21x2x8xf32>) outs(%21 : tensor<2x2x21x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_62 = linalg.transpose ins(%cst_9 : tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) permutation = [1, 0] 
    %100 = linalg.matmul ins(%collapsed_59, %transposed_62 : tensor<42x16xf32>, tensor<16x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_63 = tensor.expand_shape %100 [[0, 1], [2, 3]] output_shape [2, 21, 2, 8] : tensor<42x16xf32> into tensor<2x21x2x8xf32>
    %transposed_64 = linalg.transpose ins(%cst_8 : tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) permutation = [1, 0] 
    %101 = linalg.matmul ins(%collapsed_59, %transposed_64 : tensor<42x16xf32>, tensor<16x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_65 = tensor.expand_shape %101 [[0, 1], [2, 3]] output_shape [2, 21, 2, 8] : tensor<42x16xf32> into tensor<2x21x2x8xf32>
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<2x21x2x8xf32>) outs(%21 : tensor<2x2x21x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_67 = linalg.transpose ins(%expanded_63 : tensor<2x21x2x8xf32>) outs(%48 : tensor<2x2x8x21xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_68 = tensor.collapse_shape %transposed_61 [[0, 1], [2], [3]] : tensor<2x2x21x8xf32> into tensor<4x21x8xf32>
    %collapsed_69 = tensor.collapse_shape %transposed_67 [[0, 1], [2], [3]] : tensor<2x2x8x21xf32> into tensor<4x8x21xf32>
    %102 = linalg.batch_matmul ins(%collapsed_68, %collapsed_69 : tensor<4x21x8xf32>, tensor<4x8x21xf32>) outs(%50 : tensor<4x21x21xf32>) -> tensor<4x21x21xf32>
    %expanded_70 = tensor.expand_shape %102 [[0, 1], [2], [3]] output_shape [2, 2, 21, 21] : tensor<4x21x21xf32> into tensor<2x2x21x21xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_70, %47 : tensor<2x2x21x21xf32>, tensor<2x2x21x21xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %104:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%103 : tensor<2x2x21x21xf32>) outs(%56, %54 : tensor<2x2x21xf32>, tensor<2x2x21xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %133 = linalg.index 3 : index
      %134 = arith.index_cast %133 : index to i64
      %135 = arith.maximumf %in, %out : f32
      %136 = arith.cmpf ogt, %in, %out : f32
      %137 = arith.select %136, %134, %out_85 : i64
      linalg.yield %135, %137 : f32, i64
    } -> (tensor<2x2x21xf32>, tensor<2x2x21xi64>)
    %expanded_71 = tensor.expand_shape %104#0 [[0], [1], [2, 3]] output_shape [2, 2, 21, 1] : tensor<2x2x21xf32> into tensor<2x2x21x1xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %expanded_71 : tensor<2x2x21x21xf32>, tensor<2x2x21x1xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.subf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<2x2x21x21xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<2x2x21x21xf32>) outs(%61 : tensor<2x2x21x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x1xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<2x2x21x21xf32>, tensor<2x2x21x1xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.divf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<2x2x21x21xf32>) outs(%64 : tensor<2x2x21x21xi1>) {
    ^bb0(%in: f32, %out: i1):
      %133 = arith.extf %in : f32 to f64
      %134 = arith.cmpf oeq, %133, %cst_16 : f64
      linalg.yield %134 : i1
    } -> tensor<2x2x21x21xi1>
    %110 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%109 : tensor<2x2x21x21xi1>) outs(%67 : tensor<2x2x21x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %133 = arith.andi %in, %out : i1
      linalg.yield %133 : i1
    } -> tensor<2x2x21x1xi1>
    %111 = linalg.generic {indexing_maps = [#map14, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %cst_1, %108 : tensor<2x2x21x1xi1>, tensor<2x2x21x21xf32>, tensor<2x2x21x21xf32>) outs(%46 : tensor<2x2x21x21xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %133 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x21x21xf32>
    %collapsed_72 = tensor.collapse_shape %111 [[0, 1], [2], [3]] : tensor<2x2x21x21xf32> into tensor<4x21x21xf32>
    %collapsed_73 = tensor.collapse_shape %transposed_66 [[0, 1], [2], [3]] : tensor<2x2x21x8xf32> into tensor<4x21x8xf32>
    %112 = linalg.batch_matmul ins(%collapsed_72, %collapsed_73 : tensor<4x21x21xf32>, tensor<4x21x8xf32>) outs(%71 : tensor<4x21x8xf32>) -> tensor<4x21x8xf32>
    %expanded_74 = tensor.expand_shape %112 [[0, 1], [2], [3]] output_shape [2, 2, 21, 8] : tensor<4x21x8xf32> into tensor<2x2x21x8xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<2x2x21x8xf32>) outs(%73 : tensor<2x21x2x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_76 = linalg.transpose ins(%cst_7 : tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_77 = tensor.collapse_shape %transposed_75 [[0, 1], [2, 3]] : tensor<2x21x2x8xf32> into tensor<42x16xf32>
    %113 = linalg.matmul ins(%collapsed_77, %transposed_76 : tensor<42x16xf32>, tensor<16x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_78 = tensor.expand_shape %113 [[0, 1], [2]] output_shape [2, 21, 16] : tensor<42x16xf32> into tensor<2x21x16xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %expanded_78 : tensor<2x21x16xf32>, tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<2x21x16xf32>) outs(%10 : tensor<2x21x1xf32>) {
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
    %120 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %119 : tensor<2x21x16xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %121 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %120 : tensor<16xf32>, tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %transposed_79 = linalg.transpose ins(%cst_5 : tensor<32x16xf32>) outs(%83 : tensor<16x32xf32>) permutation = [1, 0] 
    %collapsed_80 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<2x21x16xf32> into tensor<42x16xf32>
    %122 = linalg.matmul ins(%collapsed_80, %transposed_79 : tensor<42x16xf32>, tensor<16x32xf32>) outs(%85 : tensor<42x32xf32>) -> tensor<42x32xf32>
    %expanded_81 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [2, 21, 32] : tensor<42x32xf32> into tensor<2x21x32xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<2x21x32xf32>) outs(%87 : tensor<2x21x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.cmpf ugt, %in, %cst : f32
      %134 = arith.select %133, %in, %cst : f32
      linalg.yield %134 : f32
    } -> tensor<2x21x32xf32>
    %transposed_82 = linalg.transpose ins(%cst_4 : tensor<16x32xf32>) outs(%89 : tensor<32x16xf32>) permutation = [1, 0] 
    %collapsed_83 = tensor.collapse_shape %123 [[0, 1], [2]] : tensor<2x21x32xf32> into tensor<42x32xf32>
    %124 = linalg.matmul ins(%collapsed_83, %transposed_82 : tensor<42x32xf32>, tensor<32x16xf32>) outs(%19 : tensor<42x16xf32>) -> tensor<42x16xf32>
    %expanded_84 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 21, 16] : tensor<42x16xf32> into tensor<2x21x16xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %expanded_84 : tensor<2x21x16xf32>, tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.addf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<2x21x16xf32>) outs(%10 : tensor<2x21x1xf32>) {
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
    %131 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<2x21x16xf32>, tensor<2x21x1xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    %132 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %131 : tensor<16xf32>, tensor<2x21x16xf32>) outs(%0 : tensor<2x21x16xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %133 = arith.mulf %in, %in_85 : f32
      linalg.yield %133 : f32
    } -> tensor<2x21x16xf32>
    return %132 : tensor<2x21x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_4: "0x04000000ABA26D3F9F34773FE6A58D3F931D803F56AA843F9490843F1079583F8078793F5E929A3FED41873F1E696D3FF5BF643FBB45833F52B7973F7657743FBF85833F",
      torch_tensor_16_32_torch.float32_1: "0x040000000E3E9ABCE3A0C33DDA500DBDF5DA593E94DCC53DE2B8D13DB2AD1E3D50D62EBE20FD203EB117023E3A8216BD82E8833D4985B63E945C193B684BB9BC7363CCBDCDD9B4BEA37191BD765D393E6A2E0EBD425E07BF3330643EF016833E2ECF943CC34B783EFEA98CBD6FECD0BC92C99B3E094BEF3ED9C7E33E18935FBE2F655EBDD697353DC4DD85BEE4163FBEC4C2903E83DE27BE99E28F3D68D9FFBDC985BF3E0F667FBD3AFB483E93A4693DA16FD9BD735B20BEA5C68639C8A616BEFF9A54BE51AF223D9F3834BE006E2ABDBC6A6E3DD4ECC23DF4C2743E6BC011BD918B6BBE2EC72FBEBE25E1BDBDB78E3ECB02F2BD4DA0173E680290BD3851A1BD1F20283E768219BEF391073E246731BEB800ABBE0C3657BEB23093BEC781663C02D4293E0247C23DAF69703EE9D70E3EEC8DC13CA325F23D189181BD4B826A3D3F50533D441BBE3E4D037FBD88344BBE8E9C1A3D86EBADBCEA90B4BD0E130FBE637517BEA4941C3E8582273ED81750BEE2BD943E48521CBD26FC91BDF28354BC22B3BC3C7C0C4C3EF145893C8675943D7017903E653C703DC183BBBD45CE5E3E2DA076BD9AE85ABE04398D3D410EAA3D5C5D38BDB3584B3E3FBA2ABD42FE223D38E272BEB58F93BE951A0DBDD0D9043D2CEF86BEB93B1A3E372A12BE923D87BBF85F913D6C4C85BE2961B1BEBDEE3BBE2051ACBEDC7A1A3E825C2B3EA98D543EDE019A3EC0364A3E854969BC428282BE0053F0BC810198BD449A27BE7A92D3BDA290A2BD59C80F3C972D9A3DCC752BBEA9DA0D3E239F4A3EE8D93A3ECD0A79BDCCEB1D3C5460D03D486782BC522A5C3D29B4033D7159863DA29B6ABD8BEF86BEFD61F63CD28CF8BC1F552C3E51F6923CB0E09A3E69208C3D5938F43C958101BEE31E39BE8934D83D7605643D5325C43DA453D8BCF502C33E7314583E8A24893D2CF56F3E311F0ABE4CEFA23E70C916BE06C1B3BDD03277BC70EFEF3D11933A3EACB7E1BE5C4908BD2E6EFD3D0135E93CFED40A3E76051E3EE79FFE3B4273A4BE9133113E3D5BC3BDE64B3FBED98E2B3E6821903EA9D589BD967386BE817813BE264190BDE1109BBD89220EBE66618CBBE86ECDBD906E323EE0BB06BC26A39C3DF5100CBD10F1743DC66C00BEBC41A13E56F9833E3D70D73D72A6973DD2B74D3E5A2EC7BD390C94BC757364BD3A3887BE9E12793DE7369A3EBA124FBD4FD53C3EE996743EA8801DBE57F9D9BDB021973C9B75EB3C2C137FBE1C4F2EBE5EEB963DED045FBE71C5183EE7FD21BEBFA6A6BEB1E6C33D4DDCC7BE29379CBD0F69A0BD2CBE193EA42D0E3E6176283E75F593BD350FB83D9E715F3E4B8BC6BD90B25F3EE98F0A3E5D52B0BDF5E45FBE3DC8CC3E419612BDB5B2263E7902003E047009BD71B8D83DA0DC8F3D7CFC43BDCF4556BED83FB13D37AF84BEC0704B3EEEB7063E4365773DE8FDEFBAC3C68F3E90C3453DB320053D3E1148BE7D2232BE7E41A6BDE1B3A5BED65826BDDCD9F3BE25FD2ABE672D043E7C7E9C3E09CC2D3ED8DBC93DF07BF73DE735A23D31EA7BBCC698B03D51D9BA3DA3DFD73D75C7E7BD446027BE4DFE523EA9A212BEB1E00ABEAF89B3BD1BF116BE7D4D71BD29AD9DBC6F5C83BCDE30B4BD6BD18FBD8A45CABD1EDA32BE3DB1273ED93063BBEFEA6BBC9088473E94A3193EA8AA123EE5A67D3E1EFDC7BD9E61D1BD5F12123AC252FE3D2C27CE3D598DF3BC4DB984BE28C20FBE31B3F2BD2BB0133D68B84D3E5DDC1D3E33D88E3E314B61BE253147BE80329CBE2197AA3D6E5656BD9A85E4BB9F082D3D447EBC3D52E0383E2CE2C3BCB27C973E4841BC3DB1FD863C3570823EFB0491BE9D0203BE78CCDE3E5FDB6DBEECC86E3ED75B49BBB391A03E6A4DC43EB5F9FF3D2AF795BE9DDE4EBE0249CE3EC0B47CBED6BB143E427721BBC7D99CBD34599FBD06EF90BD42EFCB3D1E25BCBD2DFD05BECC68B7BD75E6823EA25D443EA32A89BE3A72E73D64C9C6BBF2B01FBEE789B8BEE6EFE3BD946245BEC6F1013D5D2CC6BDE44E27BE73AAF13D3EA6B8BE2A19B5BE6303BABD8EB54DBED3A83E3D313F8E3D6B00823E65BE173E97CAC53D1CE218BE431F0EBE3B4F043EB150ECBE69EB903E6EBABFBDB4EA423E64F7783D4FD526BE212F92BEC22E71BDC0843ABC16F3AE3E86937F3D270E1FBE54927C3E63563EBD5CCBD23D0DF13B3BBB16FCBB9C22B53D5EDA98BD573A453E213173BE6543DA3D8B805DBEC22F013F59586A3EAD0183BE84E3733D494DCE3EB3EF55BE4B9537BD360B3EBE8A36B33DAFC1A2BE3765A13D77EB1B3E6E8913BC5CB85BBE0A1782BE6F45F7BC39DEC33D47000DBE37834E3EC6A67E3D072167BE21A8E93D758097BEC9B8323D0E8E223E1DE5A83E2C0F033E6ECC0EBEEA88DFBDB310923ED21911BDCBCA3C3EDB3B853D868123BD412A2DBECDA28DBE7CB4943E41F01F3D03801FBE25CD3DBD5F8620BD3ACFF7BB268F16BE3D10203EF83FD43DEC82613DCBE11C3E2420823E095BC0BCD25FFDBDCC78D9BCB488293E0C0CE73D9D508B3E51E78E3D7D57943D3B20FD3D7FDE5D3E74DF2BBD6359AE3D4337BC3D06B1A23E3E84FDBDF103553E77929EBCC712973C0ADB393EEB8A413D0528993DABB4D73EA65470BEFA3B62BE5AB7873D1E3339BDFE190A3C333C663D0E87133E389B3D3DC3E083BEE5A2FBBD8C4E473EF2A49ABCD5CAA93D88DE6E3EF56322BD79E7A3BE7F0A353A4BADCCBD3A3327BD865D20BDDB540EBE3D9D9F3E4DFB81BDE473793E064F4CBEBBC29FBD4A6BD6BD7CC13FBD98CB7E3D4C7226BEACCA6EBEF8569F3E47DA313E7C7413BEA0EE363D0CB2F8BE6EFB593EBEB60EBE4BE9ED3DF97D003E908E81BEA43ACB3C0E88BCBD204C49BEA4BD14BDEC5C47BE4D38483E",
      torch_tensor_32_16_torch.float32_1: "0x04000000801DCDBE1B5EBE3E92F3003EFE35AEBD667EEE3D758FD73E51DD95BDA5C8453E045C2BBEEDBB943E071AF6BE6D0487BD2111FEBEC2701C3D2DF857BE0BA789BE303179BDF88FC23D1D5239BE15DEA13DC9E6D1BD7E31053F5F528B3EB8F8FEBB817C243F994215BD3AB88E3E60B082BEA6D1D63E9C5F363CC522883DE84555BE46B0E03B250124BE3C11623D12202FBED241573EB873C43D9B2133BE868379BD797C2B3DACBF2A3E5EA38ABEA019D5B977ED5ABEF38667BEED9590BC863398BE279E7F3E9253F8BB12FFB63D7CAA2ABE9258D03E797AB9BDB718173DBD05A43C25CD4BBEDF0608BE4E6904BE365B733EE568E3BD6FF8AA3E5501CFBC469B893E03AF76BEBD49A5BE9A5DF5BED52F463E1EC1933CBE6794BEB6A3063EE5C05D3D7F4CA23E574A093E54D13CBE817B90BEB5A9BEBE186FF23DB95044BD99AF66BDCBAA53BEF56D543BAE7DCCBB4419143E00C0923D3AFD993E699EA53EC8A98C3E76ACA6BDBC6AF83DDB0096BE8B76343E9B38F93DB876BABE75A9B9BE085A19BE458C5F3E7DC879BEC64B12BDD4CB71BE1D65A03E80E1EABE722CDDBE29699A3EFED928BEBE969B3E127C89BEC66DE8BDB72E263FA2F27B3E6ED12CBFD826E13E499D2F3D91AB7B3D4B740D3F95363C3E4B8059BE6DB5733EF719BD3E075BB33E9537313F3A56133E38F9593E134E58BE4DA3F13E1FE7423E9F96173C463D423D914190BE6B01553E37146EBE390F693DCDBF21BE42907DBE85AB76BED63E563EFE138A3B6A1549BCF461403DAC7FBFBCDB01A3BD220DAB3EC6659F3D2FC9A0BED80E613E7B249B3EAF54AABEF82286BCC05ACCBE505DFABD228ECF3E3FCD433ED052B5BE34BE91BEC4C8AC3EE9271F3D1423C33EB3FD1BBED02616BE40C657BED265353A96AF223EC1964F3DEFCB13BFABA0E3BDE830603ECE608BBED698973E4D72C5BD8915C03D40375ABE2BBD453E70891CBEF6954F3E5CE3C6BE017DCCBEAC35FC3CDD91813E65CF4F3E6C20903EB63A01BE8F20113B6868DD3D615C37BEE315AFBD8A3F11BE807D283E45E827BC695C35BDE85C663D31F9F83C68B380BD45900B3EDE5229BD8CD9B0BD52A092BE63524BBD749109BEB0E064BEAD87B1BE8FF3A43DBE92CC3E23A280BEF056BE3E923CD6BDCB6B853EFBC7A6BE1EB2E0BD70A5353ED8F6BABB304B303B5479E13E845F423ECB4FA1BC92B361BE30B5CCBED740833E904CB5BDEE72A7BE8BB415BE6EC883BEC3E1AA3EADB1193D13C184BEC32E073FCDFFCEBBD935BABEE8D53D3D1A61A6BE6CA1C2BE1F7A703E79FB7FBE5DFC32BD5DA7663E85A9E8BDD2011F3B3C508EBD9B04933E037C24BE3C1218BF218F823EDAB4EE3D389F573E2585DA3DD34ADCBD205672BDEDB866BB96C3203ECECCBBBED2EE133EBEBDB53DA4B871BE6634D43EE04ABDBEF9E4F53BDD0FCFBE9C2EC8BE55D0703E27F2833D5F53543EB882653CF25EEB3D8B3767BD2B9D613EB1F586BEEB7363BD07E7063FCE6D233DC9799EBE892C71BE3BB068BE628018BD05C391BE955DAD3A188C96BE5B037ABDDEC5453E2E1AED3E9ADC9BBEEEF66A3AE63517BD6EAA003EE7B7233D8761963E1953AB3E9B4280BECD8FBA3E64F46C3E7B23243E5689CABDE9CDE0BC71D8F7BDE68E13BE9B1865BE3799BABE64F8B73D09FD773D1B472A3E122E09BE8565293D9BD58FBD9FA291BE01526B3E4DAFD5BE1328F73EE8F9483EF52E213E586EE33E9459CC3C3E409CBE698BC83E12D5D3BB99F913BE174788BE228494BC113E03BEF08B7A3F3AD8743EB98315BFA940923E711C003D60BC653EF1CE0CBE57C8B43D6060053EBFA02BBEBB38EFBD0DBA37BE7FA031BE7B53803E1E6E103D71C408BC048714BE0F47BF3EE2EB8BBD8951173DEFBCC13EDBAD153FDBB8433E9086A83E917A203E8E228E3EFFA2A33E1BB79EBE73574EBE74C3373DF17CEF3C580DD63C0E35E03EAE9B243EC7F52DBEE6BA60BEC1D6E3BC69535BBE473E2B3D619847BDCD6AC33E03665A3E8F6B91BE52F1133D8798EE3CC80BA4BE1DBD123F51DF17BEDC0890BE048FCABD8808C53E18BAC13DACF2C5BC53105BBED5E079BE79EA80BEAC9F8ABDEA89A23E98BDFE3D76FDA1BEA3D8633E9A45C9BE97E2FF3C40A4A03EEEACDCBDB049133EDDDE893D86E43B3DCA2C14BC1E7F5EBDC807FC3D1835F6BDA16E243D6FB83CBEFF55303EDEC92FBE89A44D3F3F15B1BE21FE1EBF0C9ED0BEB50C7E3B659AD8BD8BC34E3E8394BEBDEA123B3E0089123EB46EA43E801F5D3E19A8373E8E862B3EA429BD3E4A20DABD49E79B3C136076BC25C709BE57E8F83E15CE89BDE2BE58BD1826823EBD640D3C40FB783E0F227FBE2F4AAFBD52CC913E2511933E46D6313EB61B8E3DC2E103BE7D4D3BBFFE2A0ABF72B9363EB8D06E3E86973EBE38CEF33DA5B19BBDEDAA19BE43A6E73E60D7673C2386863EFD964A3EFB6BCF3ECB694A3E3788C6BD6F94EF3DF25708BC700A0A3F6555E7BD162350BE15A40EBE770DC9BEDF8001BE0023C4BDEB66FDBDE90AADBDB9FB84BE67E2F2BE4C7D5CBD42F8EBBDC8F88B3EFC97A43E16134C3E86E99C3EEDB698BE9EFD8E3E6FF994BDB623BD3E1810C63D1FF24CBEDC574FBE1F38F5BEA015AFBEFEDF26BE60D06EBE6C7601BE2FD3D4BDFA8293BDB8CB0EBD0F6AC73D75C4CB3EBD93E43D24DD523D22A510BD6081F23DF2F570BD417787BE6F75C53EC5740D3E1818CABECB8BB1BDB8E1383E739522BEBADB923EFD79C93D44E4213BB20A763D42FA32BBCFDA2E3CA483E0BE19CB60BDA47360BEAD11AC3D38C34BBE4C0F6ABE4ABD2BBBE52DCABD27DE94BE829FC4BE282890BE6F74A03EF137323E82B5FDBED61502BD945E2BBEABAF7B3BCB12A4BD2441A5BD",
      torch_tensor_16_torch.float32_3: "0x04000000240D393F4B3E913F7509833F79BE703FE98F8A3FFD928B3F7496743FE42C8D3F3E3C8B3FEF997C3FEB8D803F6C277C3F8A34863F5FEE933F2A4F973F91D2733F",
      torch_tensor_16_16_torch.float32_7: "0x04000000841C563E5A54963EDF2CA63D88E9DB3E2A70793E260F9C3C9A1E933D4C51993D892D96BA9C9BE4BDC9EB2C3E7FBEC7BED331DA3CE5F6023D1487B53E13FBDB3CC372F83D8659BE3CA027003FFE8BEF3DE72337BED389853E1F188DBE7030303E7254C33D65138CBE1B4B003FBFD0CCBBD3C3CCBD06F60C3E3AAFD1BEAE6F863EE4C1583EF80ADDBCA434A63D19A8193EE2C0EE3E3C0C793ED01F8B3E3E688A3EF84489BCC3A88E3D9A7B33BDFE2E913E838266BDE00E873E5D4A973E058B1D3E24F29FBE90CEE23E46739C3E3CF02B3DFD4D993E1DFFBA3C4361253E736864B810F1553E0FADA9BC2285B13E295AA5BA50F71A3E64963D3D563D1C3D80729A3E351CB3BDFE193E3EC991263ECAB9B9BD21221DBD207D623C9EAFBE3E4B31AB3E94B553BE90601F3EAC26833C013083BEA05F7B3E1E4C463EAFF5AEBC1CA6C0BE4C32AB3C5D15B23D7055E1BD9C81B93ED7F49A3EBFD04F3E6F903A3E60ADBA3E5E935EBE7C26A83D3523A7BD1441C03E0BF31FBE496D1A3EA10171BE5BB7D23D3C1911BF49BCD03DF6E2BABDA4310ABECC5EA1BC18A2B3BE5E7C583D535E25BEE4030B3E7DD3AEBE1C180ABECC56353E88654E3E88A5C4BEC51889BE888881BD9153153EFCAC993E503855BE7146B0BE30F099BE01E62B3E09CCD73D7E2831BE659812BC87182FBE0D0D2CBE32F994BDD9B7EEBCF8EC323ED826F73C3145D13E129C323EAD16373E7482883EEA0F9BBD6D41863D1B7F143E35995ABEBF628CBB7A07B33EF774F93DEDBAD9BE1FD7E8BA41301F3E3CADE1BC7EE8BFBED92CB13D5B6AA8BE0F11A2BE4F7F71BEB71464BEA13E033E20B584BE9B2DD33CD635CBBE1C7F363D2157DF3D15457D3DAC4129BA2F1C333E0280A6BD16A111BE6268D7BEC1C0E63E222BB03DE23D803D7B4DDBBD24497FBE37AF4CBD49AC5CBE1E9AAABD462971BEEFCAAE3BD7D0513D076A1A3E73B6ADBC1CA581BE4E18D43D018E88BEC3CF18BFB6D45D3EE8BC54BEAC02873E034E8BBE4670C1BE6E1134BFCA5AF7BED18AA5BD55CA1EBF44EB84BD48B8E63D9E6F143D0B4B8ABD179F7B3D958FCCBE4AE6C0BD0486B23DDF0950BE1D5EA3BE12891BBD8897BE3D7514C63E97B0253E06AA33BE6AD50C3EE9C6013F986FEE3C218D463DB5D20ABEFFD4B93D4B95BABEBA7811BCFAC2B9BCCC81FBBEF8D251BE548328BDC84AACBE832834BECDDA673E3C47443E620C00BF41F5123D316C2EBE793F94BE0E778FBE1FD3AB3E794E27BED403803E877047BE49BF4D3E7731A53EDC9D86BE89DA08BFF895B5BD444E383E688A6F3E58E4B4BD366E3ABE6DFD14BE0CA559BE4B1B853DD347853E5CECAABEAF10A23E4D3957BE02C6853CFA29BDBE4ACF3BBE78C76EBEBF191D3E8533383EC394AA3E3D5E7A3D93781FBDF44E47BE4899953E7823D4BBBE9C8EBE0F2A153E",
      torch_tensor_16_16_torch.float32_6: "0x04000000FF9E633DAFD190BDD94911BF05FEC43E6087053F4548E93D85BD043D2061253E868C153E12A2713ED718853E2B6D7B3D2A92183D70D585BB0A52993EFF33023DC99C693CE412AEBE790E943EB18495BE8A6144BE54D8D33D5AAC4EBE92C046BE04CF23BEF605AFBD9EF7DF3A909814BE2435CCBC87E083BEE53565BE513C08BFCDA1A8BE98B5013E928A823E60C5513D6665273EBA24CABE4C1A9CBDF27644BC8E46FABD801A48BD2867343EAFBDCBBEFBD0C4BDF1643D3D69019CBE98C700BF8F2337BE69619A3E15F5053DF00328BECA3F53BEA510AE3EE8E9B6BE61FB883D27F6C33DBA71A7BE548E683D309510BE47CB42BCA53F393E63B9923E2C9FF2BD55C6413ED0BBB13EFC78B93E3B97CB3D6C1B14BE1F696BBE36C6F6BDB627B1BCD29BCDBE0FC32E3FABA508BD6FFD82BDBAB8C2BE50E3B93E61FB6ABE92FEBABDAF9589BE4E0A92BD061A90BE1B421F3F94AEC6BEF496143FFC6C263EA26DBCBE779A88BE4E69673E4F40B83E7BB1E8BCF94D3EBDAA76143E210BD2BD3B7F473EF52CA93CA1BF8ABD0E15CA3E3E9B0EBF570DA53CAB8D0F3DA96DF93CDB6AB53EF215393D73C194BC860AF93D4EF4A83EECA1E7BECF5C14BD062FD83E1E9021BCF4C81D3DB0ACA13E2486C73E5DD8EFBDD3FE373E6DEF4E3E3288E53DE00BF9BDF29D693DF3573CBED2F2773DD7A57FBE885C1EBE4962A73E49D01D3F9734B73C90D716BCF05DF7BE41F0D9BE34FE013D8E46A7BCF1AFA3BE483DCA3D0C6A133DB16090BEA56CB1BDD68334BEEF9BD23EC98FDDBE538CA4BEA59B5F3EB971CF3D1A0949BE52BF103FB51494BDAA01B83E16538F3E7BF43F3EDAA4BFBE28C80EBE4D10DB3E6512623E831ACB3EFC7DC63EA31CBBBD98999D3ED2877E3E1687143DBEE3F73E1291ED3DBEFFE33EE6CC7EBE903CACBD898B64BDDBA580BE7B36173EC93994BE297B143E4602A6BE87A3A23E710F2FBD96AC963E8DA2B9BE063989BE14CEB93D4B1D003E4296443D3D35613E11B6443EAE27C6BD90501FBE278CAB3E8264AABE66FBC13EF86938BEF56395BEF0E6BABDB379AEBE0068993D49F4F53EAF8F1A3D49FAADBE6A66D23D7128C0BE7AF2203FB1CF1CBD67EDCABDC526A03EFB19FEBE76EA73BE2FD2863EE1E986BED657423DE234A23D64CE683EFA62283E0081CD3EE191F3BB8B426E3ECEA004BF33B7033FF63D19BED3504B3E2A13D03E786D393EBC09A13E920A9E3EFC90B9BE978719BC6DFAE3BE5C9971BDD02D00BF3473A93E0A94F53D85859C3D9DCDA1BE6C96A43EF741183FFF35F2BDB8D998BEC368BE3EB7029DBE89F7B3BC50369CBE6B2692BD2BEF02BE3D5F97BDCC1617BCB24252BE7F388BBEAA78473E4E0FC23D7BBAEEBE142F28BE06B3FD3D39BEE2BE8D70AEBD002A8E3C61199A3DA65BA6BEFFCC97BD84AF143EC134CF3E62B8D13D",
      torch_tensor_16_16_torch.float32_5: "0x040000004AA4AF3DC84A903E4022E93C55EF6E3E5E7AB6BDE47E6BBD826E6DBEE01FF63ED0904F3E84612CBEEE6C783E2837B23E9BBF75BE395E21BD6BF76C3E98EB51BE3DE002BEFB847A3E86AD033E3F8E5B3D158E0EBED463493EB95DA5BEA70B06BE3FCB583E72F5C23E831F87BE99EF0EBFF035CA3D465508BED8D3433E56F573BE0DED5ABD5558563EB6CBB63E80E6823DD662B53E4B34763EEF225BBE83764CBE31579EBEEF88E33EEADE0A3A9EAAD13E7A03E53D3750D43E88DB1E3EFDADD6BC268E4DBE7AF4A1BD1E427EBE88017ABE2BD88F3E3EFFF43D54A47A3C8E2B34BD5993E6BC2BFD5EBECCF4B4BEC5C2E53D60177EBEEB38A73D09AEF63C39E40A3E37F41EBE21D0E33D49C972BE1E2985BBE799753E66C883BD4EF162BE6C36B6BDB03AC6BEA367373E723161BE0C205F3CD8FE88BDD470113FED48E63D6C620E3DE70CCC3D83B77B3EFEBEDCBE14B5B4BEAC10A9BED80A1F3EE60271BE231985BEAF07A7BEBBC7A63BC45A8E3E74EAFF3CAC31F43CEBE45CBE5B542B3E49420DBE14963EBD3D56FC3E4D034EBE24B20A3E9EB9333C386DAF3E662525BF985F19BDC55AC33ED776213E16186EBEA68E283EDA08F4BE521E623D677F8ABD0AC5373DE63D78BC6A9440BEFCCDBE3D2C0F123E16572EBE172CFE3D5234C03D54E9A93D3A78EFBDA43FFC3D4B1C54BED627D13C35DC273E09A622BE519D8D3E129C81BCADD5003E51E5393E0648513E82DBF63DA50722BD46FC5F3ED5378D3E89FFC8BE23D9423E07CC2B3ECDD2833EFDCA993B3CB8A7BDF4638D3E2E274A3EC05EA53D211094BDE6439EBEEC9EE23C7AF1A9BDDE459ABD48DB503D7B60D1BD5DCA0D3E610205BE0D70103EE509153F5AEEE23C9920923E117E98BE765F6E3E216DD2BECABF313FD4E3843D5ED8913EDA9CF8BD3BFBCE3B288C813D6A0AD33E72ED87BECE238CBD5EAF67BE3F890BBE9FC0B33ED23B1C3DB39F073E3F65723EE58F933E7E86353D468E62BD2DE22BBD19C2383ED18F3D3D1A39893E1398953EDF031A3ED363F23D8FBEC13E96A7D63DEEBF8E3C97BED7BDF07C65BD69D3073F7B1871BE46A3A6BE9EF01E3E25968A3EEF4B8C3D01D166BEDC94B8BD6B15DBBE37B2413D88A8E5BCFE2C583CD75EE83E4B61F43DA1882B3D7360073E1ED03DBCA91DDFBEFEB6853E4CD614BE376F0E3F8B4FC33E810108BFB58FB4BD61F2A93ECFFC593E4F437E3EAB15003E33C38FBD760A32BE5C73EBBDEBC4F9BE7F19CF3EF6556CBEC5B8993E89D205BEC75A153EB47D12BF8396D1BD110B2CBC5448343E64A140BDEB70133F23D5F1BDB506B5BEEBB9763E3694C1BE82D8883D3E8D7FBC9594C8BE69CFEDBEF5FB873E927545BEB8C5C83E0C9064BD8AA29E3E00C6B93ED34EBDBECBAF8F3EE173BFBCBF45BABE7B6390BB1BE504BE012E58BE1074213E35A2883E",
      torch_tensor_16_16_torch.float32_4: "0x04000000455F43BE7FE7B0BDA220B83C7C270E3FF302EBBD07C6873D5D9AD53E83CC8A3E0A0E713E120C353E2C0AB6BE04C3B8BE34AFAD3E18B7013E173CBEBD101D813E5A008CBE3EE24C3EDE367B3EC366833D4912B3BE0E6FAC3E47B385BD6547883DC1C5FCBD7A57F5BCD49E653E8A1E153E80FC943E7843B83EF397F53D1B25BA3E54B21F3E65CDBE3EA7758B3D2550BE3EE85A913E362D853CF7B61ABEF5AC353F65AF8DBEA943803D7D3882BE1D4CBD3D2C69B9BE589AB2BD7E48E9BDA609343E347BD03D113C053F7EC9F23B87CE8C3B2E4A003CD9A7E93DDC71B6BEA756F5BA67CC03BE30E411BF755D0E3EFCBFAD3DDD1FAFBDAAFC87BE5E3653BEF4CB30BE7457623EE4FF133EA98DAA3CA74183BD343EF13B296604BE7681B53D7ACD813E3E728A3E7A0929BD3EF3B13DF90CC4BD16F13E3B4954B43DE1231C3EF00EC8BD0F114F3BA94584BD5B8DAE3E6E6385BEAF68783BFEA2DDB9E5AF03BE447AF23E425B4BBED2BC6ABE941ACEBEAADBF9BD005DF5BEF99A433E76A7C73D10F13EBE205CD3BDA6D48E3EB4CFD2BDC910683E2A2035BFCDE7E5BEDFF9E8BB7D9CA43B2D067B3D4B06DA3D519BC1BD15B9C3BE2493323EEC91083E3623B5BE2E55213E63CA1E3F11998A3E52314ABEA77583BEE44DAEBEC28E81BEF8E0A63EBE993DBB7C854BBD5F3A2E3EAB70C4BD7F2E913E3C2BF23DA698923D5AC4E3BED83CCF3CA23D673EBCB8A03D2DCA46BEB6F8A3BED46620BEDF59843E6F803C3D0637D53C5194CBBE86A395BE777B80BE25C690BD6AD09F3E979E3CBE1F589FBC4180DCBD3C68023C83B9093EB2E144BE7F38B93EFDB9E9BE094C1E3F2755ACBECB3DC9BE8C25363EF30BB8BEAAF77CBE9D308DBD69A29CBD79163CBE2721AC3D832753BEE4C4F33E240745BEE66007BF85B225BDC57C39BDB0E6183EA5D767BE3930D73D7DE484BEAEBEE3BEA7F3443E386D2CBEC98E13BE36B14C3C5C5E6A3C37892FBF00D34DBEBF9930BDFA9A0DBE4509893EB3D1733E8C9E6ABDB7DE24BF9556A53EFEDF28BEC0CBD5BC0B5767BEF646E73E6D350A3D4802C53C08E62B3EDEFC9C3DF2D6863ED6F123BEA4BEDF3CFC42433E7A366F3EFB6B2E3DC2D3003D50CCFBBC2E1B1B3FA0EF703D37071DBD1AF17ABE13608DBDFC4D783ECC03DBBD8317DC3E0D50A03D0C86393EA465B13E3C47FFBE62DFFDBD5B7C853E38A39D3EA93D8C3D18BC76BDC4BD623E1B784D3D4677133EE037B7BD07E5043E0AB9ECBCD0D922BE2827363EC7BA04BE3E780ABE539E0DBE622383BEFA70CF3E53EE06BE38A236BE686DB8BDCE4806BEA43579BEF63B103FB63C063CDBC4D2BD7A9E043EFC506A3E35C15CBE0415BF3D898DCD3E22E6A83ECDD6E93D7F5F27BE7ECC3C3F392E2FBEA87B1ABF3CE1893E309CEABE8351ACBDC406BFBE9E21A6BEE79E82BE41B7203C",
      torch_tensor_16_torch.float32_2: "0x040000004F146B3F26AA733F0D5D873F9129913F58DF4E3F3A5F743FBB1E8A3F1DEA523FA5177E3F50F7873FB1597C3FA99C663FF6578F3F4195733F988A7C3F743C893F",
      torch_tensor_16_32_torch.float32: "0x04000000A658463E81D8423E62F6FB3D7EBA883E621F4C3EDD7CC9BDF75B423EA3624FBEC1C9BB3C6342CFBB76A15C3E1C0B9FBEF387C13DB6B839BC335A82BE8B9B833D5643C7BCEB4B7C3D92D4523DFF09183EB8661E3E45240EBE6D520FBED17F37BE36DC523DFFE9043DBE4D7E3E8E30233EF5FFAE3E8AFE523EA07F823E830EF4BD6014F5BCE00A94BEA27586BEE9990D3E1B4DDA3D2758933D9830083DF80C2D3E71CF9EBC309299BDFC9EBABD27884A3E224639BE451FBC3D0E9712BD1DAEF23D4D245E3DACB4773D7C62163E0BE0B5BD1BB6DA3DB82F893DDEFA6DBD6A19FBBD62C31FBD79E645BEEBC92ABDC6138BBDCB00D03CDA97E33E7708B7BCD1CF5D3E2C7167BE0514743D242977BD6C63CE3D622A3DBE501B86BD38E2C9BBF35CA93BF95C9A3C5BEBF6BD72D8223E90849DBDC9B8013E02556EBD04021B3EF1D88EBE198161BEF3980FBA9440113D3F7FEFBDBC8209BCD0DE0B3EA1BF293E6919D3BEA8B5A0BD52A27DBE70A09FBEFB9D0C3E8FB58C3B2F92C9BDA0D438BD969C4B3D6D37633E78F280BEA118B7BEE407E6BC3ACD7ABECC1189BEF5D2A03E0BB54B3E0B8FDCBEFA5ED93CA894843E23714B3EA636533EFB16B0BD9584883D63695EBE752AEBBE520C653E95BC143DA7C7E13D9B0CF7BDE68D6DB94EB94A3EFF0BA13E3A8285BC6CED453EC62B63BE9822A73C84F045BE860444BE8B5FB9BD0682913E4811FA3D3402903D3F8D0E3ED7DF603D194ABDBE8CF087BD4B9DAABE4B2791BECF99D8BEB92BA03DD87E653E122AFA3CDF5998BB3F82DABC8EFE7CBEAD38CDBD71C907BE158A143D559292BE9CD523BE772ABC3CC16B283D512E0ABE8C31933EB29197BDFF2ABBBD0E7EADBDBCD99EBE7F3E14BE02E1853EFAE7BCBD9E5276BE9A0005BEB0A536BE20A9CCBCFD686EBE5EC83D3E757B4E3E4C30273E0FFA983E7EDB1ABDDCB5203E7E23B0BC0C542A3E3C5B173D2C6FB6BB8BF682BEBFE16C3E5F6F923E914C98BD46A079BECF42D53A112554BE2D4BAE3D9627B8BCBC4C26BC3844253E32288FBE77C5393EA95A523D7CF3DABB56F693BD395ABCBC816BD83DA01AA63EB2E633BD138FAE3DB8D09A3E7C49143D43F000BD4F9AAC3DA157D1BEFD2296BEBD6CB03D54B6733CEFFFB6BDBDC7783C5702903D700DCEBE2630103E9A9527BE7E254A3EACC95ABEDCE8613EFF6A02BE6713213EC6F57D3D5F159E3D54C39D3E12AF0BBF851F1A3D896E5ABE65E4DF3EE0FA173E4E9DF13DB1A34BBEC02BD33DFBA0183E204125BD128CE33D0175AF3D8EB8F4BD328CA83E0012C53D5CFC823D5E40683E5FB0AA3EA12A05BE63DB4F3E0C2A8D3D7E53B43E4E35543E59DD16BC553F893E2895243D9CB7303D818418BE234286BDC946953D24FDE8BD7B4BB13DE3AD703E646CF43D3B0B363D84CF01BE7C652D3D2F63203D91E1ECBDF838C2BD33F3AB3EEE9E7BBC002D173C5C09363EBB290A3D4D9279BC28E548BDA2AC07BCBC9BB1BDFAF8D1BA43E5C1BD7952173D8114B4BDBD1F98BE327BE83D780BCEBD01DD4D3D3C2A153D99958B3E0144373E774D493B33018D3E543F2ABE9BFB153E7BEA30BE2C42223DC191D73D2C41FB3DA842013E6BF244BE69B58B3D479CFDBDFFB4ECBD0135403E0C55E1BE23FC8EBEF29ACC3D05042C3EE6F114BE9FDF6F3E029DD0BC4F8ACFBD53652A3E12A525BE81112F3E48C228BDBD18A0BDCEB69BBEE795163E0DF5CFBD454FBC3DCFADB13C02248DBCBE0C0A3E433477BDA04BA8BEB022AA3E10B544BD18C26CBA4546D33E6C401FBE982662BE11675ABDB18F36BE21B7053E14BD06BE67ADC1BCA4FE993E2F0A313EA8BA2E3D75D9BA3ED544B93D343E4FBE6058EC3DB4DB833AB83D233E398072BCB2A8F1BED71D403ED3E0FD3D9C2FBCBD7ED796BE0E0E543EBECB0F3E455D3FBE4277F83D1F87EF3C507F723EC4E8123E6F2410BE2287983DB680C8BD92B9CE3C255A0ABE8870193E6ADA603EF9281FBD2F85103E961617BE564F7BBEEE6DFB3DD018013C66D890BEEFC746BEA96D81BE6D8BC83D3DC8B63BAE2CABBD33D018BD3EB9663CCE4ED1BDC44846BD2F9564BD06F330BDA37E95BEB7196B3EF316D63EB6BFA7BE3267063EF4E4453E9130A83EAE8A30BD76A89A3B5318523E880F023DE66BCB3D396A383CA01A0B3E8481233EE8C98C3DD083FDBCCED5373E9A8EC33DE49C74BDD6B8B8BDAC0CE0BD82EDF1BDE269473E88960BBD1637663E39C3613E3ADE663EA349293EA631CB3EC971E3BE1BE29B3DBF70533ED91070BE4D1F953DECF091BE67F4143E08378FBE36718BBD94990ABE68FC69BE754BF33E2D68923E342427BE4724A33E5C6717BED780BE3D067ACABD5F36CC3E2D42DCBD5E809FBDF87EACBDAF3F1B3E258543BEB594F33D1F29063D1EA2183CF7CAECBE6F359C3E28A0E13E290F23BED17A023E7728763E8060AEBD866C83BE97B8A83E4105DCBCC5794ABE3D02493EF00BD0BE8641363E220151BE000E4BBE6B85D5BC8BCC833EC3851B3E7136F9BD0D0F123EA5564B3D96285FBD3127A43D2DF2523E43D279BE30049FBE7897F4BDF23B7F3E620F0BBE9C27943CB24EE8BDDDBB393E2615E9BE4B64CD3E7E5F613D6FDFE23DE24280BC8960D9BD78304B3EE9718CBDBB6D2A3EA0A0EBBD45A72A3EF75579BD55E59E3B873BDBBCC8AA093C927F14BDE0D85E3DE8B2F0BDA9B6103E0A5B9E3CE1DE593D326BAA3EA702753DBD28D23EC55C87BDF67E593A3B94E5BD7D27393DF96304BE4EE9AABDA46A923EC565CBBD6701453E4E5C18BEF6FE5B3ECF602CBD88FF7A3EF9A08EBD6B7AA83DFAF017BDE1E3593EB25F09BE569F463E9F040DBE2DEA773C1D6E7EBEC80D6C3E816C36BE775AB03EB4FE293D6FB6F53D",
      torch_tensor_32_16_torch.float32: "0x0400000058AF093E66B20E3C602C003D6BF0E4BCBD483E3DEC6EB3BE0C6977BE6D98603EE944783E3354283D1DDB78BE9133CEBD3B46983E7C7DBABE2EE8FC3EF47F803E00BAAD3CBFB1CABE2F4DB93DB7DCDABE4653C73D7328FB3DFCCCB6BECFAA84BD1C83363F681FBEBDA49E4BBE44CEC7BD1020D23D6786D13EC323003EAE5866BE22A00CBE5EBD59BE3C39D6BE15A1803E83ACFBBD09B96AB9F5A27C3E1983B83E59EBD8BE163EEFBE7EEAA3BE0DF3E83D021E003EFFB8023ECB591C3EA757E6BE255127BE7768953E9AB8EC3DE34569BE8AC34C3DD668AC3DA2651C3E4126AD3E9941DFBE881301BD04CCEBBDDF28983EE4D501BE32BE133D0DFA9EBE7B9AD53D8F56B2BD575273BE90B5E43DE38C09BE3B6EBDBED0788C3EBAD9ABBE70C291BD52C4553E4D82CBBE4352803E14AE433C75B56EBD8A0FD73EFB5A25BEDA92E83E43CE403E02AD0A3BBFF01B3E331C933ED699BD3E9ABE0ABF15D9723D4696EFBE36D17DBD19332DBDB8B6AFBE2B48C4BEF20F55BF978343BE51A5953D6DE330BEC868AA3DB0730D3F60378FBC0540F43D70B1053E7CC61CBCB64AE13DBBC455BEB8B260BD84DA42BED75B20BFB6663CBE750752BF507C82BE24D4583DCAF5C13E87F997BE897601BFA66A913DEB9BB4BE7755CC3CF5494F3EB245A5BE77FA933EE48E07BE3ADF35BEDA9E85BE4CA7533E13023BBDADC732BBA4B7313E93F75B3EF817943EFCB864BEACA7343EDD12AF3D8538893E4C5C80BE1300983CFC9E023EF00B3BBE95D7AD3EAE43BEBEA152A43CCEFF4CBCAF120FBEF4CAC63EA11C6EBEF2DFEFBDD2872D3E4107543E67A42CBFEED7EC3EB0E6AABEF196643EC3AAB9BD1D58473EAB65963CF4BB943C6268E5BD09ABECBE8537BCBDF8B61B3EB584063E1A4FC83EE27C483DAF4E44BEA13F8FBD0F3D1A3E290B263E0BFCE73C93F23F3D89B16A3EAE18AEBE92A88BBEE6D4EA3C5BBD38BE581509BFE09D5ABEB16845BEA2CCC1BD3A4AB23DBC94C5BD818D9ABE6F0FBA3D35D1233E7133413D7E90483E421E80BE7513513E149924BE895EE2BDBA8794BD625719BE5DB718BE9A40A2BE74ABD33C0AA417BF15E35F3C4DE189BE2076E3BE3F038CBEE7A1663E09E8363E139FA0BEC3E0563C29838DBC58DADABED7EB84BECA5F973E3A36653DECC82C3EF514C73DE76EA43D5D9F063EF59DFFBD9D7EF1BEF9478FBECC230ABE799301BD0BB8CABC16FD02BD29F6D1BD0EC2563E552008BCDC9337BEFDBCC63E1947F9BD3238EBBD9555263D25EA65BE090504BF5E056C3E974A9B3EA3FC82BE33E6B63ED66568BEE0CDC13D22609EBDCF8A2A3FB34CA83E9957893E08305B3E609E843D8EC6043D0428AFBEE7F4773E4491873EBD14E83D69EEA93EF61AF03EC1965D3DB2118E3C6B0E033F405E42BEE1F3FABD0F915DBC4135BD3D2ECB843E5B793F3F36808D3D1602353D2DFC1F3EDBA1D9BECD068C3EA26922BE3FC46A3E430D973EF083D1BE8D66C23DCE4193BE595E0EBE3B36503EA3E240BE1BA9B43EB9E904BE162991BE6070F8BD1B868BBEEB8E893EE049D53D72A0A63CEB3C14BE8E2FC33DDE2F46BE0996ABBCA4B1E4BDB973323CA48C3F3E4FB25E3DDB5D5FBDAD11193D1EA4ED3EB19114BE6B0DB13E07AFE63E09EF57BE750F9DBD4A142B3CDBA2753E9BF3AB3DA66F7F3DDEA727BD8FFDD9BE321488BDD018133F194DB6BD0E974E3E761EE3BE2CCBA83C74D247BDB8C01B3F68E8A23D889F0F3EF60CA9BE5E3D623E3FC2E1BDF5D8033EDDF8DB3DA1806CBD4B5FD3BD51FE053E3D7E7FBCBAF62F3E4B714D3E768C97BEB5F9DCBD46DAEC3E2951C33DF2B4A13DD64666BD155B493E4568E13ED72F5CBCE18A1B3EC66FCE3EAC3ED9BE23A87D3E20975E3E5F6D813ED9CF803E587C9BBE968EC83E3C094C3EFDE73C3E3FBCD53CE2D95BBB6CBEAEBD295A673E0E54923E095597BDA2DD103E46B7883E730CE5BD5D3A8E3DC5D05BBE38DE86BED7BE2E3D6344B6BE9245C1BD043323BED81BFDBE55540DBEC7FD0D3EC56D983CCE6CB33D00987BBDA6D75FBE09AB553D6D63FBBDBD4F70BE9C62ABBE6171DF3D1AE97CBEBCD7D8BD3AAA363E313A4EBE905EFB3D65135D3DED0E37BEA7AF903EB2A8D7BD193FF8BD4E5E03BED99CACBC1FA922BE0A1F093EBEE66C3EAAD2E5BD200A4FBE29BDCDBD1237A7BD9F9894BD85E30ABFBB1F463EE5F36A3B88453ABED29FB6BD15FD86BD29A7553DD79EF43DB6C45DBE89EC363DFA54CDBE176684BE42E6BB3DF389133F8553EFBDC3737E3DE1D66D3E841D4DBEB893093E64D0C63DC8F6D9BD2E78C6BE7B1CC33C1DFE583E1B376F3E2135D2BE658D723E8B66B8BEA78F62BEB56B003E3973B8BD24DE60BD2DFE203D927F293E5A11AD3E05A69C3D05924C3E58E8BC3E6C1CCF3DCFC08DBDE7724D3E05C102BECAD02D3FE1EA20BDF57468BE120BCFBE59DD38BF0AC64ABD21302A3EC7B8B0BE9CC582BD0DB2203D3B98B1BE88A910BEB17E02BEFCCC8CBD5EC98EBE41CCAEBB87837CBE0A75113E433998BE59B48ABE2A954D3C4BD4C23B615074BD754ED93D2D77113FB8D14EBEA02C1FBEE5DFC3BE112FC33E57F74F3ECBF1A1BBE51D6DBE0D05E6BC6B0CCABE563A2C3DD0787C3ED9DA0DBE69C9F73D5C4DB4BC19E98A3E5370B0BC409953BE918BC5BB8191C13E693A89BE3C43103E5C9B013DB02E7ABE228AE4BDE7514E3E1349F63D47BE4B3DD6E51DBEC62B49BE4698ADBD67AEF0BD954E03BE8ED097BE599CFB3DB05920BF2E6A89BDDE39E6BE23D7BDBD3D2D29BD149AD1BEF4E6F13DF308BABEA4EA8D3D2C64C8BD4305BE3ED45B93BE0123E23E3719F9BEAFD37A3D8012633EA94272BE8405103E407F0DBE45B0E83E575791BE749175BE",
      torch_tensor_16_torch.float32_1: "0x040000004A55913F36BF963FD65B923FE094863F3069563F4C0C6D3FD083813F16D27B3F3D7E7B3FCC57963FCBC3613F118A733F7A8F603F30D0623F7E098F3FE7EB673F",
      torch_tensor_16_16_torch.float32_3: "0x0400000040E8493E9FA9173F651DBB3E2949083E7B8490BC52A7953E05ADE9BD3455C63DFA626C3E3371BEBE40B453BE3DF5023EC6DFD3BEC17F40BDA2D81F3DB9ED11BEE6D4293E2F04763E1AD5F73D15784ABE67CEADBCB61B07BE8F6498BDCC72C13EF38DFCBEE794B23EBB81273E5411073F74FBB3BECC0CC73EDC34073D01AB0C3CC7EEB83D6967A2BDFC77E7BB3C6855BE50DB79BE3B33343DB1E0A43E8A6DA93E103A5D3EB57F4E3E3F57213DB408A93E97CF48BE955E80BDCBA07BBEC410A53E037D023E2B03523E6A7321BD20BADDBEDB2AE8BE3178E4BD625411BD7CC6E5BE1150213F94FE5E3E250E583D8DA9E13C0B3B7EBE60BD72BEA1F867BDA2DF493E97A80FBEA46F013D48A4E53E75DD843EACF26C3D7054903ECAF97A3E34FEB53CC6C8BA3D3694653E9520443DA66C65BE0D50E7BE040DD6BD1F7846BE1E2031BD0DBF09BE82A3933E43E2BABDED3D953EC8CF013EA78EDD3E1103653CD681FF3EC8FEF5BDF532EEBE5D4A3D3D433C463ED45C813C1640EB3D35F17E3E4E9F45BE1875BE3EC8BE81BEAD42F53E10C5D13D0EB9A7BECD4E673AAB5F1CBD5DC394BC307D87BD2D89423EEE2E093E29AE64BDE88C423C170FDBBE9FB04CBCEE25A3BDABF2F0BE74D6A8BEAE7C993CB4DE8E3E5B86D23DCC07173E6A9E603DFD88433ED364263EB0E548BE55D6DBBDD52FAB3EECE14F3DC6C4C6BE7812AE3DEF041C3E1B245EBEB583463D4F4FECBDE2CD7CBE8F76FABD52BDA93D29BDA93EE1A7933C6F6AD7BD9E6E673ECB603E3D7E29133EE642AEBE789E16BFB6BA12BEB3CBB93EB68A6B3EDDBF45BC1FA7D63CCB7FE33EDA78F43EE151A4BEA42020BEAFECB0BE2D6656BE55EFA33EF7893D3EEC0529BE7654423E4702803D672E273D8185C73E180ACBBDBCE1DF3D584803BE039A16BED318E73EE8E6AFBD5FA895BEE57EF4BDBF8AB73D2A252EBEAAEBDD3D6571933E8C82033E5141183E7BCF073F296FBFBEE75C293D08B9D8BE364B1CBE277B653E27D411BC45FD10BE566BCA3DBC70DDBB167D8BBD1B43EEBE2AE67BBE4E9B823E9DA077BE57903B3EB0C1E63DEA15943E3F2BB03DBE81E13CB4393B3BC5DEF93DFA9864BED4CFDD3E5DB25D3DE524C9BE9D3EC6BD09F67BBE13E320BF98E020BEFD38603C1AD2913E5EEF5C3EEAE2C6BC3F47B7BD3E7A4A3EFD5F1BBE7E975EBE2A979BBD1EA823BCBE3ADEBC39AF583D471184BED6218FBE555BB53EC212173E1EB0C9BEE9376F3DA38292BED941A93DDFEE963D38B532BEC7391B3C806583BE7474963D190A6CBDC2C0EBBE531A83BED0AA8EBE4E33683E3C82C13DB257B83D9874873E1FEA923ED8FBF93E239863BD976FA83DAE503ABE83A8963CB6D50E3E81DE09BD871814BEF6453E3E7DBDAFBD40C220BE68B7C13C0EF2083EC359BE3D2CD4A33D260E3FBCB928123ED6AE803E",
      torch_tensor_32_2_torch.float32: "0x04000000278B60BFC2CE0D3F6CB84ABE1126103D05D4C03EFEAB923EAA1591BF9D1178BE605982BD00ACD63F93674F3F9BAA1A3E9850B6BDECAF673E98A236BF2565A1BF72FE853E636115BFDF9C58BF7DDE07BEA42D5CBFB44D0D3E987248BED752D43E88E4923D58F672BF1ED450BF35527C3F23AFCE3FA5F10ABF4647A5BABE3B70BE7F2DDDBECAB7043FAF14793FD3CB1F3FFA3FB3BF70FD283F4302EA3EBF9D3D3DFA9DDABE935A41BF62EE3A3E667D28BBF52FACBE0F3194BDE4A06ABFF6C9A1BE895B363FF2B7823FCD6175BF7708913EF13293BF04F9D4BF391AC13EBB04D73EAEA5BDBE397084BE6C45D3BEB2D69D3E95361D3E229B143DAB6A07BFFFA2E23D",
      torch_tensor_16_16_torch.float32_2: "0x040000004CB7C0BDDCC4453E4C08F13DE7DC16BE5112E7BE99B6853EAE9B8C3E110C013E9115BBBDD7A2D7BE4A31313EEF55CB3DC1ACD6BD29EE31BE143D47BE3A6A44BE0B55553E243D9DBCD35D6F3ED5C8F3BD2B1DAB3D06C797BCB5FCB8BDCCC5913DC9258C3D998F963E967530BE5C8B90BDAB5FDE3D319481BECF08803E5F85BB3E5683923C27C9203EF0AE08BEA559983D038620BDC81DC03E149B77BFF56683BE2E42483E5DC3ACBD850AFA3D96B0A5BE6327D23EC40349BEC6EA5F3E6A02F6BE9572C73EE89002BBCFB412BD7370A5BD37872EBEF3C1E13D3643D3BE5A30793CA786DEBE3E0080BE7F73C5BEAB3DB23E8281103E91238EBE6BFDBDBED75BB0BE9A02483EC7A4163E03A3B7BEBE578CBDF81576BD6BF88A3EB9840CBE08E91B3B0361F43E2DF2BBBEE7E5183E494048BEB970BA3ECBAAE03DFFE3E6BE6FACC4BED443243E6FE3DE3E645510BE6C780EBEFD7CACBE8EE44B3EC7005ABECEA24FBD447E003FCA90F3BDCB37C4BECE6ACDBEE3DDDF3DFFC8993C9776893E41D0E63D4B7A5BBEAD07F4BD2E41D1BD416D0F3E3EA53C3D21358FBDBFAB173ECD6BF03D98743C3D6F92A13E54FBF53D7A64E4BD8A587BBEB03A80BD07C05A3E61FE873E6C12D43DD3F7EB3D61AC90BECF844F3EE3EA373DB89DE23D12D382BE1259023F98ACC7BE1DBB893ED391BA3CFC1BD73DF2930A3EA8C00E3EBE64B7BEEC7DBA3DC75D47BE70B9A3BE9E104B3E600960BE45CDCBBDD3A211BF8DE46F3C34DC193FA154EBBE355DDE3EE60B45BE22798CBEA8B2B8BE3DDB74BE4BA79C3E549D3CBEFEE2BB3D6DE992BD5ECBABBEFD1DC8BDDAC7B73E5DF92ABD74D33E3ED6FDEF3ED091A83EAE8C82BE684CBEBD577F233ED4CC73BD72FD423A36C0CC3E6FCD413DAD2499BEF9470BBE7CF36B3D36653B3DC964923E3B9F10BE01AE22BE66C6253E692982BD6EF0043E2530323D157BFF3DE627D43E4A5EE6BD5EE958B8337FA1BDA96F943EC423A33E696AF53DBDE87DBE640B413EC389163DA41936BE30D113BEE5C980BED527EABDB6430DBF66336A3E12B420BD3CF40DBFFF65B4BD5C381ABDDE6ED23E1B3D353EC5925F3EE9B5AB3E014F773E51C68FBE4B414BBE9380573D7BD13ABC1A21A7BD2811243DA7608F3E6B205B3E9362083D084547BE321A993E2B2A83BEA960163D4D44C7BEC29C92BE9DEBA33E3A52403E3CE39FBE4FDB06BE1AEF9D3EF45D4DBC5DA3943E55082C3DD15C343E01F8E53E4DBF6D3D19DC0EBEB5DA093E097B84BEFB7A61BEF9720A3FABD72ABE13C12ABF835332BFF577C6BE4520C2BD8B0D26BED133153F3401C1BEEC2381BE0792FFBED18B5B3D55BE103EDB6408BDE558E5BD296657BD5DA9793E4BA2B1BE2660093EB4FF503E0BB948BEB86BC43D830C21BE179311BE754AB7BDC969813EDC0306BE05286E3E616CB0BD",
      torch_tensor_16_16_torch.float32_1: "0x04000000426B4CBEEDD9FE3DC56DFD3DBBA903BFF353DABE32F945BE11A2BBBE24CADA3D1299163E21916E3D7B1540BD33365D3E83227B3DDD4004BF5A27213EB1C0103E13300A3EB088E8BED3B5DF3E658B56BDB434E23E9600AFBEB50536BD1DE8AB3CBAE48B3E65CA2EBE1A3A1A3E0E963F3D4527D7BEF413443E6BA1FEBCEAFF893E9C6DC5BD13EF043F70235EBEE06F893E803E06BF79E602BC612CB8BEDA8F053EAA1BF43E037C643D218F4FBE229612BEBCC6B63EDBDFF8BC3402333E50AE803DFA5EBC3D29ED933EDD2BDB3D5846D53E5541443E967C2FBE672A073E17128ABC590E073B159E273BBB75F5BE79F0873E4FD3BC3D92F495BE562B14BF694AEDBD5641663BBF78D13E816E5CBE343A2ABC74560C3D2789D43C71591C3E5AD44B3CAD74A8BD9F54FEBEFDC2DEBE49CB64BEAD4E103EE7F32DBE6AA2B4BDABC6BEBD6CCD06BF418F43BE60A1A3BD13D2133E591E5E3E9003023E1CCA8B3EF47B7CBEA97CF1BD4CF990BDAEC1C53E965423BE89A6DEBD7268333FE1B0663D2E85353ECED9223E56FBDCBED194643E725BEA3E0E46F83D8C4CC23CE7E4103E1255AC3E5A88E53D4B183F3E42A7A93C5206393E3855A53EB55460BEEF51013EE96F3EBDE8A9D53CB38D4E3D446EBC3E4D5E8B3EC0A000BF3CB06E3D7FBC823EBBB9DC3ED9151E3DD5AA8C3D634621BEB57203BEA3F3833DDD8775BE8FA6993E87A1A3BEF257593E0A492D3D6DBF99BD6E37B3BD71F6CA3DEC89683E01856EBD5F44A83E8862C83DA9F9D63EAF9B683EA91198BDF02A4B3E5295FABD93AC983EF9FCDDBD2E2FABBEAA0EC5BE7BADAF3DD5C7823E427731BEBF9B91BE83F1C73E91838ABE3DB4E03DF315EABDCC5B623ED63B9B3E9623BB3D8DCBEBBD995D7CBEFF83F93CF6BD84BE8682B13EFF0705BE8C4A7E3EFB828E3E61E63B3F701A493E651DA0BD3C551E3D7137FCBC2442A5BE03AAEC3DC09191BEE314F5BEAA44BCBDB71937BEFBD085BD1AE0F6BD25D38A3EB8658B3C53C2E3BD946B943D1CD2073F3624383EDA7D95BC96C49ABE59E1B83D57FA32BE2F2CC4BD9534883E76C06D3E684E9E3E2D7D8D3C77207B3E0AA651BEE3B0D03C57150D3E996B943CF04FD5BECB9E323D669EB93E3DB0883E4B4184BEA3F5803E4D69BFBE3F3420BEA0B0103DD6763ABECEDE0EBE24623C3EDCFDF93DF06246BEB6AE4E3E2320BC3E274127BECBE9E73DE1FDD6BEA67FACBEBF178BBC84C2243E1402253E2FF2603EC9A90D3E0556A5BE55255CBE81E8223A4C8B16BEE11D22BD3F212EBE61E05DBE9B0159BE3A13A33DCA1D0B3EA202DB3DAA2AA63C7CE92EBEB525293D2662573EFDB630BEB50C25BED6CC10BFDCC1D53D5D60773DE35A613DFAA6893E07FBA2BEB6B5C6BEB6554D3E472906BE6BFE35BE1C389CBDFADCAD3EC3FE8E3E52C4073D0EA91F3F08ACBB3E",
      torch_tensor_16_16_torch.float32: "0x040000005BE4593E281FE63CBDC8AB3E3A23E43EDFD6283ED00381BD04FDA03EBDC4C43EFCD2A5BD5EBEF4BD74CB8E3EE752C23E861EC33E1EC49D3EC6A5EEBD380F843B5021333EB0E3023FB833ADBE2749F03C366826BCA503B83DEC74A33CC174CABD2D5D4A3E8E7550BD888C373EB9C03D3E4055953E81D1833D5FEF203E74F203BDD7851E3E4CF22CBE06384EBEA1FFD4BED18E9FBDD8E04A3EE714DABC527E51BDBC935F3DFC36903E641DA4BE9944863EC53520BE6A131F3EB51D4DBFC2A7883E8BE4EE3DB7DF08BE074FB93AC703A73E47DD11BFA1795CBD4F60C63E671C913C83A23ABEF6DF7C3ECBEE3A3F2AA0CE3E92ADB33DC36C843ED8A298BE810C953E63C1FB3DE31F363EDBFDD13EEC1EB73DC2FBF9BDF315AE3D55FB623DC603B13CE631D03E3BD2613D5D6D06BE22A793BE06A5EBBDED0196BE381C223D00418C3E795F5DBD0213D6BD81C538BD3043F73E6F9ADBBD8A12173EF7E32B3E079A153E442040BEE57FFC3DE7307DBE33891ABEBE3DF1BD8DE29A3E6497B83E272FF2BDBA7A68BE8CF9253FF7238DBDD15EA33CA26342BFAA19843E35ACE6BD6E3701BE6D845F3D9EC5583EC54BD9BD393D37BEC46509BDDA41233E84971D3E15E191BE62751A3E33BA96BEECF36ABE2FF0CD39C13A80BED3F9FEBDA242E33D36CA10BE1AD02ABEBE81E83E6C02DEBB07667CBE5F3AB8BE0EBB953E9B0BDABE5B262B3D70E24DBEE9F8523EEB5B9A3D698961BE6596B83E7C6A3ABE6F00AB3E35D93C3EC5ABB3BEC397DE3DDF84993E005E493D542B833E0DD0F7BE14E6BEBD501E113F6C596C3E6DB26C3D326706BE5E0C55BE11C9593E7AA4573E2EDC793D32E61A3EFF1515BC38FEAA3D7115A73E53685E3EBFF5E03E556F163DF34690BDD08917BFAA8BBF3EBD7EA93D5D6A783E1F97DA3E889F40BDE22D763ECDE796BE678E8EBE46551CBE265C95BCD4CA5FBDF6301CBEA75CD53E203F2DBD898D123DA930923E10A20ABF53FFF03D24CAA53EFD2658BEE47F813C49F5E53D02C72FBE368326BFC3372D3E8CC5763E69257ABC53E539BECFCF0EBE8409703DEFBB12BF3B9029BE76BA18BF3991A4BE3E6733BEA2D9903EFB758C3B2411B83EA12BF33E4818A63E9BF9393DF20ECFBE793AD13EDF5F55BE5D9EC43EA092CDBDA6B1E6BE8B60933E0CBB863DE73B3EBEDD7DAFBDF36FFDBED3D6DA3B41FC57BEA177933EAE9D1CBE49922A3DE00C63BE9048CBBE91D9493E37B2C4BDCB5AF6BD4B104ABECA862ABE8FEEB03EC62482BEFA81C43D140880BED4C9C13E87E3193D1C32A1BDD072D0BE4FF13DBD9BFDAF3CFB782C3ECF719B3E077D13BFA106C1BEB13DE53CF6D17FBE31B592BE7A0F873D1E9A9EBEA94F79BEEE33CE3B90F98DBE6D32D83EE2BEBD3DDF0B353D3698BD3CBABBBEBEB942ECBD057FD8BD0923523E23869ABD6F18923C",
      torch_tensor_16_torch.float32: "0x04000000B74E873F36B58A3F8BE16F3F382A843FE6574A3FE7B2763F82FC353F22CE823F4ACD7A3FA80F893FB8C28A3F666E613FBF6D993F42F9993FE359743F03247F3F",
      torch_tensor_64_16_torch.float32: "0x0400000056F451BE2B90CA3DDE1E663E38B7B1BE01012BBD2DFF913D931E24BE9AC664BEEC316D3E541709BEB77194BEB899EBBDD162353EF8A1813E28ED6B3D888A8B3EC194CABE992DA6BD3B93F63E4CF7A8BD2E354B3DEA35483E7B01853E897939BE565D56BD7D825CBDCC69E8BE8EC3B0BD41EF03BFDD912C3E6563A9BEE90CAEBED910ABBCCB54C0BB748F323D0C18133FA604753E277029BE6F1554BEDD0D1BBE305CB3BE1A0FA63E1A0AD23E6D4187BEB2EE85BD621180BD7F49003E7723853D207836BD09DD84BDD45E6DBB5C8DC4BDBAD53DBF44C087BEC3349EBD832D6F3E9AE9CF3EE16CCD395605E0BD36F206BF9B8F923EAAADC3BD6EE5B5BDC312413E0470083D2FED3A3DF2BE03BECDEE4C3ED7209FBE4BDFDBBE6C1715BE3B871DBE9BC362BEE637993E3057EF3DFF6413BD88DF4FBE86EDC5BDF3BB84BE438F173E817F10BF3400CF3DA27B123EB4999D3D11EB00BD383175BED03BE03ED2C47A3ECC02CCBDDA5231BDF3C2413E53797C3E1D4953BE8B34273D4753003E9DD4B53E326D09BEA731543E104E873E9B668DBE8F80023D3C2E9BBBCD85D0BD431D083E216CC43D0FCFF43EDB749BBEA6B4E23EC3CF013E545E21BD9DAEEB3D539C93BE2DF68FBE40FEA0BD0B3F203EB1F8B93C410116BE1FABFABDC7C9233E76021C3E7BE350BEA406943E50F79ABE52D4013E5FB4DCBD62FE1C3EC5E8903DE5BC973E32A3113E3881083DBF5C0F3E40323CBE5E5D65BDDDA34BBE509208BF27D03FBE720DBA3E4F4DC5BE0FB5A9BD2AEB0C3E70CD013D1CF3C1BE65A669BEFAC3A23E28E1853DF60119BD1480933E7BC090BE2899053F62DC07BE9EE74D3E6756973CF6858A3C4C850CBECBF1D2BD5FF65C3CF036393EF7B48ABE43BD07BE36C3073DFCA02E3E606F83BED2E2A1BC3D46133D6386B33E4459D5BDB86C293DA33737BEAD672CBE0F6436BE58E730BEBCB16C3D7B6D41BEF251F5BC6B58743E83C5183D65C8F0BDBD2459BE4B89513EC106533D8A7B333E84E230BE7E99953DE10ABB3EBC539D3DFE62423E1044C43E1F8446BE7AAA09BF7ECBA3BEA9387DBE5AA18FBACF10B7BD5CDA3E3D7A2B95BE0988623E0965A43E093956BEBDA6B6BEB45289BDD29828BFFC4FBDBBFB1E3D3E4E9C293E1DAD403ED466133E84FB8A3CCABEC8BC193B1C3E79E467BE907761BE2E555CBEE4A32CBE715141BFA587CD3D6FB887BEA4ED90BEC4C7EABEE3C606BE56EC923EE7F68FBD9CA930BE1891BD3EC35F43BC9642F13D2FDC253E2172AA3EBE1597BD91FE6ABB3C4913BE2C62CC3D41DEFFBD7CC4A4BE4FB842BDB23FA7BCD01E5ABE5660D6BD3DE1AE3D208977BDC210A53EC17F37BE5CB05C3EDF37DFBD72B4F7BD67BB20BE9489003F5321413E8ABC823CF839203EE30E86BD6732D3BDF862C73C1ABE493E693D4FBEE6B7BE3C2AD299BDB90DD03A98D3C0BED7DD1FBE31EDE73D86A74F3E19B4313F6877433E9A9A37BD2CEAB5BEFA8B85BE259892BD0696483EA731273D0DEF57BEBBA43F3EE497F93CCF4918BD533BBC3ED1334D3D388F31BE2C9E193E943A41BE0208D03E6848E63E0AC181BECD1E75BE4FC9B33DCFC50D3B42DAD13D171F983A55564C3E3124563D276EDABD1CAD4C3E4FD103BD076DCB3DED96DC3D09AB84BE89E71DBE03A9BB3EDFB0E43EBAAAF4BC032C8D3E08FB57BEC53C39BD6DB6B2BD345E933E6330C8BE9B76253EB7A82ABE4D83A53D9318DF3D3EC2673E53D1BF3DA6758D3E2204BA3C60FD2C3EAF1DF5BDDBAA53BE18C775BC25061D3E35F970BDA7D0C1BEC64F2E3DAD82C8BEE3E1873D2551E1BB6E680D3B6C21243E847F1E3E59D24ABEA5673CBEAC36D93C55D5673EDDE9B7BE19EEAFBD6E4B853D842B143D895E223EDD1A61BEFA16A13DA77582BE1676A53D464D8BBB4071973E29E1C63E73272CBD31FB36BEA871C93DABEAD3BDD66197BE062F00BE720F163F194B9FBE76D9033F02FCDF3D0F5D693E410ED0BE03960A3D570E22BEC91BBCBDEF99C1BEF875793ECE320A3E9DE77CBDA96C45BD4882643DF34935BB7F7481BEF215993EE874943C6241E0BEEA879A3DD9DD0D3EEF59D63EFBB95C3E369EA3BE74654DBD01F5C5BE55A82C3B0E93413E9EBD0BBDCF85ADBCD7D78BBE60A8C43E16317D3E04B075BEBCD67ABE1848003EB55A92BA14C8803E1E26DDBE12E9BEBE66DB17BE6A678DBE6E2D653D1FE5973E7C8CC93E8DA407BE054F8D3DE8612B3E6B1FD33EBA1A163DF447BCBD475B96BE5F04153DCA7AA3BEC670EB3C7D5F863E8580623FCCB425BD61D09C3E8640AABC3CEDCEBE4D6B9ABE8C8AE93C74F6883E8BF1DFBE4F293C3E0DD8FA3D56D7BCBCC45B343C73C2AD3EC508A03EC777D73DD6A3763E64C68D3E1DBC3A3EC6459FBDE65BBA3DEAB87EBD805186BD9FBC0A3E429E66BDE5EB343EF5D1A93EA56BA63C8DB4F8BD6C62083F9369CB3D1742CFBE6F14643ECC2708BE5D13663E43A9ACBEE9D7AD3EFDD48E3E87738E3E82F080BE041806BD9F19BFBC607C203ECA7FD2BDC672C0BEBEF4253EE239883E0554843EAEE4BF3EDDBCDF3E4A0BF2BE26DE303EFE863CBE65AB253E0FDFA4BB2F41DF3EB48370BD8717F3BD681CC5BEC453A83D909830BE74D624BEFE8218BD60CBDE3E7A8181BEA879ED3D643C9DBD1F89373D1F9A6BBEB5D2073E3C53B9BEC5A71DBDF097B4BEAB8DB23E9117C93D6F3ED4BEF0109D3EDBCDE4BEB7AA2D3DA90289BEF04743BEBD1D003F51C1A13E6D2D3E3E55F0903DEFB0313E6AF5EABC50E3B83C406DCC3CAADDF63D842A78BEA84D83BE1C9513BD550D073E8BE2B53DB8772E3E3137B73D28FB973E0B4D5B3EF013FBBE55DBDCBDFA8F41BDB33D95BE0403053D2500803D94AF5ABE6410E03D3625C33D995FCA3D706BC5BE3683CEBEBF2411BE0710E3BC6C2D45BE89813CBE0579E23EDD0A07BEF906C0BEE8D82B3EB08CFB3CF86CD2BD067583BDDB869A3D0D2406BFC158DD3E965D4B3E6A0CF1BE48CCAA3C9DF1F13D2C15DA3CCC7FD83E60DE95BEFB055C3E8AF272BEFA1ADBBD7C957E3E36A83B3D92C1E03EBC00C2BDB499DABDD5CE66BCE5C511BEF040C23EF1592A3D2C1BE3BD8A1DE33EE0B4FC3D285FCD3E0DC04EBE83ED083FA47BDCBE0A9CD33EF03281BEC793F83E09715B3E03D40CBE82E2C6BEE71A0CBD97A20FBE8F8F803CAED6943DC2FC963D5A7633BC557F8B3EF977B8BE185EF5BDEB44463E63BCCF3E2B747CBE955D0C3DD95A95BE0FC4C6BE574E603E67F50E3E65C192BEFBA24A3D07789ABE00D40ABEE640023ED83A5BBC4267A33E5837013DBC47863E9F2324BEEC1E873E128B123EFC25A33EFDC8913D357385BE8A7AAF3BF8E71F3EF73A2FBFBD4310BE7E5C8A3DF2266D3EAAF3ED3D1CBFC13D49B4753E5E98AFBE7AA17F3EA45918BD4FC061BE756A9A3EEEC019BD7B944A3EF538C63E861E873B83E65E3F69FA733E2E7112BE8996543EA10635BE28B2F73E179BED3B0A0F8D3EC705723E59320ABFBD5315BECE17E73D149E86BEA117863DBFB60ABE8116203EADBFDBBD77CCF83DC090653C384349BE0DADE33D953531BF374AD43D3678F2BC3435C33E220C92BD22AB823DFFCAC73E9A8FC43EAC3C16BE7C40093ED91D893E8765E3BE481EEF3D024518BD24DC033E1482B43E566DBEBEC3B1653C7667623D5FCAFBBC064D153DE7B19A3E2855DEBEA93A823E53FCCEBDA9CB0B3F8956F1BC38CFDABD7DE99E3D9C976ABDA2F5CEBDE1E244BC572AE43D1F293A3C3B1DC2BC79F1A43E2F36083E95722BBE690697BEC01D213E7005883E0EF1A4BE05D399BEA48FA9BD389201BE386A99BEE140FEBE72E5DCBD435220BEAA734A3D1E4B9EBDA4A17E3E9E00EF3DC5AD9FBE9D3B02BEC81B933DF676C4BD0E9EB7BE5A8B1DBE0EC401BF1D2ADFBE469B103D8739783EA3A2F1BD1B91CC3DD5E141BEC64FFCBE6EC9CABE1F02F83D669EE03EFF769E3ED9AC993CD88DDEBDAD2CF73EA964463E647FF43C5704BABDBB5714BDFDA1C73E64AF2F3E8384973EE7D7D3BE91A9CF3D9F57D9BD84911DBC6466C43E0E312ABDEEFA1C3EDA9118BE3F7FFEBE5064633E91D492BE8CD214BECC1950BEC993A9BE9786273A1466183F75427BBE949299BE21EABC3E841EA2BE259C05BF45C5BCBD34EEB3BC5F8D08BF61E1263E46B0933EF746C73C1163623E061EABBEEC8AAE3EAF17D73D023AE4BE30C0D53D3C9721BE232A59BE04D88BBEB63BAEBE14E1923B43950C3E8E999B3DB14BE23EB44442BECAA3E4BE610A243C9D7FF83C13B82E3ECFF9D4BC79D9173C90DFFB3C0A4F32BF78230CBE924C573EE71E263E5521AA3C11D2A5BEC6B8EF3D0F49263DE56AA7BE7647CEBA674DBC3EB4D7663E1F07673EFBBC3B3EE8FD1BBEBA6A6E3EA8FD893E0F24E63D01342EBF1515BE3C7394CEBE79BA63BCCEB20CBED59C1B3E4DFB6FBE41AC513EFA26CDBD1DF7153E1BA8263E24A496BE091EA1BD3EBB36BE8B48083ED18CDEBD714634BE889E403E87358BBE6BC1083E90E3B23E021E05BCF4CB0ABE5EC868BD649909BEAC7756BEA9E5253E0BCEA03EEFDB9BBE397F5FBDEDB77BBEB0F713BDAA7253BEC40D85BDA60F8B3CC500D9BDD761EBBEFA9E603E0F217A3D2132E83EAE09D5BC63BC023C9037D13E13037F3E5C28253D56C11CBE636EA73E74AC5ABCFCFFE23EFAF5833ED08FB8BE535FF7BE87B4CCBD0AF7913E3220443E344003BDC20799BC45D87BBE44428BBD3F3DCF3DCBBDCCBDDD9895BEE86479BE341EF63DA98B6EBE2D4346BE1EE4483C6177E9BDC7E1743D2C69083F79E0013DE62A6DBE3C68293EF0EF8EBECF66F4BE3A035A3DE4E1B43E522BAE3E4A59C53DE7A4203EDF62D2BE54E0C0BDB02704BEA3F908BFA060563EB84B543D131F5F3E30296ABE2A08553E53AE963DB65AC73E4D4691BD808F913EC0E04C3EDD09613DC636BFBE54240E3DEEA5B83E02928CBD2C5654BE88FACCBEFE3558BC90C972BE847925BE75FBC13EFD471E3E016B2B3E53434DBE38696DBDB34F423E578880BD30D5CD3DFFD7363D429502BD14B8DE3D17E9233D269BBC3EC908143D40E7CBBD2026D3BEE314C53E6A0A84BE18B5193CBDE1BB3E2E996EBE20E5813E6C125CBEF16AF8BEB9F1ABBED932BD3B6DAA61BEFA722F3E5717E63D50995B3E6B81493D6FF7ACBC49BCC13EB8AA353EA823C03B8788423D682138BEC153B2BCA7DAB4B9CF699F3DA2132F3EC4EDB7BEDE8E77BEF4F0093D3722B3BDF88A313E31E005BEA664E33D366F983EF116F63E2AED233E4F8C06BF1F18AF3EE20BE43EF6C31D3E2CFFB5BB2ADF0DBEA33F9EBE08F1A5BC58DC913E1FD6993E1D95BCBE5BBDC73D2AEEE93E53028FBD6CBD3D3E9E2286BE2F6C17BDDB2D86BE763574BDE9CF3B3EEB14D9BD36FE83BE2125EABD53F6B23ED28BE33E4E24853E589EDA3E80CE89BEF2FCE6BD850B4ABE2DAC20BF146A953D07342FBDF85623BE5B8772BE840D60BE4A1E313E6D27B13EC13F8A3E3819053EC50EA43E870D4B3EDE507F3ECC434B3E1EDDB9BE5A4DBA3EF594A7BE5D47743D6AE9513E3141B73E2356E9BC5C60113F9BF7A6BD8FA53CBF4F6B073FAC477EBEEE490F3ECE1F6B3CF1721CBD0C6AB0BDD60056BEDCC93F3E9B01643E7E8202BFEF805ABDC5F2ACBEA7FBCD3E77186E3D68CD81BD7ED7A8BC94EE003E3392F53E019BBF3D2843743CC0B0883E03A44C3E1290803D60EF2B3E34C4233D6497963E7583DD3C7CBDC23E2B0FD6BA8FECAF3CEA00203DF1C41A3E6464AC3D1D7367BE"
    }
  }
#-}
