#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x3x32x32xf32>) -> tensor<1x17x64xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense_resource<torch_tensor_64_torch.float32_20> : tensor<64xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_64_torch.float32_19> : tensor<64xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_64_torch.float32_18> : tensor<64xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_1> : tensor<64x128xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_128_torch.float32_1> : tensor<128xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_128_64_torch.float32_1> : tensor<128x64xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_64_torch.float32_17> : tensor<64xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_64_torch.float32_16> : tensor<64xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_64_torch.float32_15> : tensor<64xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_7> : tensor<64x64xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_64_torch.float32_14> : tensor<64xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_6> : tensor<64x64xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_64_torch.float32_13> : tensor<64xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_5> : tensor<64x64xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_64_torch.float32_12> : tensor<64xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_4> : tensor<64x64xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_64_torch.float32_11> : tensor<64xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_64_torch.float32_10> : tensor<64xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_64_torch.float32_9> : tensor<64xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_64_128_torch.float32> : tensor<64x128xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_128_64_torch.float32> : tensor<128x64xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_64_torch.float32_8> : tensor<64xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_64_torch.float32_7> : tensor<64xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_64_torch.float32_6> : tensor<64xf32>
    %cst_31 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_3> : tensor<64x64xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_64_torch.float32_5> : tensor<64xf32>
    %cst_33 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_2> : tensor<64x64xf32>
    %cst_34 = arith.constant dense_resource<torch_tensor_64_torch.float32_4> : tensor<64xf32>
    %cst_35 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_1> : tensor<64x64xf32>
    %cst_36 = arith.constant dense_resource<torch_tensor_64_torch.float32_3> : tensor<64xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_64_64_torch.float32> : tensor<64x64xf32>
    %cst_38 = arith.constant dense_resource<torch_tensor_64_torch.float32_2> : tensor<64xf32>
    %cst_39 = arith.constant dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>
    %cst_40 = arith.constant 9.9999999999999998E-13 : f64
    %cst_41 = arith.constant dense_resource<torch_tensor_1_17_64_torch.float32> : tensor<1x17x64xf32>
    %cst_42 = arith.constant dense_resource<torch_tensor_64_3_8_8_torch.float32> : tensor<64x3x8x8xf32>
    %cst_43 = arith.constant dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>
    %cst_44 = arith.constant dense_resource<torch_tensor_1_1_64_torch.float32> : tensor<1x1x64xf32>
    %cst_45 = arith.constant 6.400000e+01 : f64
    %cst_46 = arith.constant 6.400000e+01 : f32
    %cst_47 = arith.constant 2.500000e-01 : f32
    %cst_48 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<1x64x4x4xf32>
    %broadcasted = linalg.broadcast ins(%cst_43 : tensor<64xf32>) outs(%0 : tensor<1x64x4x4xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<8> : vector<2xi64>} ins(%arg0, %cst_42 : tensor<1x3x32x32xf32>, tensor<64x3x8x8xf32>) outs(%broadcasted : tensor<1x64x4x4xf32>) -> tensor<1x64x4x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<1x64x4x4xf32> into tensor<1x64x16xf32>
    %2 = tensor.empty() : tensor<1x16x64xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<1x64x16xf32>) outs(%2 : tensor<1x16x64xf32>) permutation = [0, 2, 1] 
    %concat = tensor.concat dim(1) %cst_44, %transposed : (tensor<1x1x64xf32>, tensor<1x16x64xf32>) -> tensor<1x17x64xf32>
    %3 = tensor.empty() : tensor<1x17x64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %cst_41 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %5 = tensor.empty() : tensor<17xi64>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%5 : tensor<17xi64>) {
    ^bb0(%out: i64):
      %180 = linalg.index 0 : index
      %181 = arith.index_cast %180 : index to i64
      linalg.yield %181 : i64
    } -> tensor<17xi64>
    %expanded = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [1, 1, 17, 1] : tensor<17xi64> into tensor<1x1x17x1xi64>
    %7 = tensor.empty() : tensor<1x1x17x1xi1>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x17x1xi64>) outs(%7 : tensor<1x1x17x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %180 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %180 : i1
    } -> tensor<1x1x17x1xi1>
    %9 = tensor.empty() : tensor<1x1x17x17xi1>
    %collapsed_49 = tensor.collapse_shape %8 [[0], [1], [2, 3]] : tensor<1x1x17x1xi1> into tensor<1x1x17xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_49 : tensor<1x1x17xi1>) outs(%9 : tensor<1x1x17x17xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1x17x17xi1>
    %11 = tensor.empty() : tensor<1x1x17x17xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map4, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_5, %cst_4 : tensor<1x1x17x17xi1>, tensor<f32>, tensor<f32>) outs(%11 : tensor<1x1x17x17xf32>) {
    ^bb0(%in: i1, %in_104: f32, %in_105: f32, %out: f32):
      %180 = arith.select %in, %in_104, %in_105 : f32
      linalg.yield %180 : f32
    } -> tensor<1x1x17x17xf32>
    %13 = tensor.empty() : tensor<1x17x64xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<1x17x64xf32>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %15 = tensor.empty() : tensor<1x17x1xf64>
    %16 = linalg.fill ins(%cst_0 : f64) outs(%15 : tensor<1x17x1xf64>) -> tensor<1x17x1xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %19 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %18 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %19 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %21 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %23 = tensor.empty() : tensor<1x17x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%23 : tensor<1x17x1xf32>) -> tensor<1x17x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<1x17x64xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_46 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_40 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %27 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %29 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %cst_39 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %cst_38 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %collapsed_50 = tensor.collapse_shape %33 [[0, 1], [2]] : tensor<1x17x64xf32> into tensor<17x64xf32>
    %34 = tensor.empty() : tensor<64x64xf32>
    %transposed_51 = linalg.transpose ins(%cst_37 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %35 = tensor.empty() : tensor<17x64xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %37 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_36 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %39 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%37, %38 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_52 = tensor.expand_shape %39 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %40 = tensor.empty() : tensor<1x4x17x16xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<1x17x4x16xf32>) outs(%40 : tensor<1x4x17x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%cst_35 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %41 = linalg.matmul ins(%collapsed_50, %transposed_54 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_34 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_55 = tensor.expand_shape %43 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_56 = linalg.transpose ins(%cst_33 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %44 = linalg.matmul ins(%collapsed_50, %transposed_56 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_32 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_57 = tensor.expand_shape %46 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<1x17x4x16xf32>) outs(%40 : tensor<1x4x17x16xf32>) permutation = [0, 2, 1, 3] 
    %47 = tensor.empty() : tensor<1x4x16x17xf32>
    %transposed_59 = linalg.transpose ins(%expanded_55 : tensor<1x17x4x16xf32>) outs(%47 : tensor<1x4x16x17xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_60 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<1x4x17x16xf32> into tensor<4x17x16xf32>
    %collapsed_61 = tensor.collapse_shape %transposed_59 [[0, 1], [2], [3]] : tensor<1x4x16x17xf32> into tensor<4x16x17xf32>
    %48 = tensor.empty() : tensor<4x17x17xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<4x17x17xf32>) -> tensor<4x17x17xf32>
    %50 = linalg.batch_matmul ins(%collapsed_60, %collapsed_61 : tensor<4x17x16xf32>, tensor<4x16x17xf32>) outs(%49 : tensor<4x17x17xf32>) -> tensor<4x17x17xf32>
    %expanded_62 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [1, 4, 17, 17] : tensor<4x17x17xf32> into tensor<1x4x17x17xf32>
    %51 = tensor.empty() : tensor<1x4x17x17xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<1x4x17x17xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.mulf %in, %cst_47 : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %12 : tensor<1x4x17x17xf32>, tensor<1x1x17x17xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %54 = tensor.empty() : tensor<1x4x17xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%54 : tensor<1x4x17xi64>) -> tensor<1x4x17xi64>
    %56 = tensor.empty() : tensor<1x4x17xf32>
    %57 = linalg.fill ins(%cst_1 : f32) outs(%56 : tensor<1x4x17xf32>) -> tensor<1x4x17xf32>
    %58:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<1x4x17x17xf32>) outs(%57, %55 : tensor<1x4x17xf32>, tensor<1x4x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_104: i64):
      %180 = linalg.index 3 : index
      %181 = arith.index_cast %180 : index to i64
      %182 = arith.maximumf %in, %out : f32
      %183 = arith.cmpf ogt, %in, %out : f32
      %184 = arith.select %183, %181, %out_104 : i64
      linalg.yield %182, %184 : f32, i64
    } -> (tensor<1x4x17xf32>, tensor<1x4x17xi64>)
    %expanded_63 = tensor.expand_shape %58#0 [[0], [1], [2, 3]] output_shape [1, 4, 17, 1] : tensor<1x4x17xf32> into tensor<1x4x17x1xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_63 : tensor<1x4x17x17xf32>, tensor<1x4x17x1xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<1x4x17x17xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.exp %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %61 = tensor.empty() : tensor<1x4x17x1xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<1x4x17x1xf32>) -> tensor<1x4x17x1xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<1x4x17x17xf32>) outs(%62 : tensor<1x4x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x1xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<1x4x17x17xf32>, tensor<1x4x17x1xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.divf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %collapsed_64 = tensor.collapse_shape %64 [[0, 1], [2], [3]] : tensor<1x4x17x17xf32> into tensor<4x17x17xf32>
    %collapsed_65 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<1x4x17x16xf32> into tensor<4x17x16xf32>
    %65 = tensor.empty() : tensor<4x17x16xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<4x17x16xf32>) -> tensor<4x17x16xf32>
    %67 = linalg.batch_matmul ins(%collapsed_64, %collapsed_65 : tensor<4x17x17xf32>, tensor<4x17x16xf32>) outs(%66 : tensor<4x17x16xf32>) -> tensor<4x17x16xf32>
    %expanded_66 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [1, 4, 17, 16] : tensor<4x17x16xf32> into tensor<1x4x17x16xf32>
    %68 = tensor.empty() : tensor<1x17x4x16xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<1x4x17x16xf32>) outs(%68 : tensor<1x17x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_68 = tensor.collapse_shape %transposed_67 [[0, 1], [2, 3]] : tensor<1x17x4x16xf32> into tensor<17x64xf32>
    %transposed_69 = linalg.transpose ins(%cst_31 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %69 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_30 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %71 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%69, %70 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_70 = tensor.expand_shape %71 [[0, 1], [2]] output_shape [1, 17, 64] : tensor<17x64xf32> into tensor<1x17x64xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %4 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<1x17x64xf32>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %74 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %76 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %76 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %78 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<1x17x64xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_46 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_40 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %82 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %84 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %cst_29 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %cst_28 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %collapsed_71 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<1x17x64xf32> into tensor<17x64xf32>
    %89 = tensor.empty() : tensor<64x128xf32>
    %transposed_72 = linalg.transpose ins(%cst_27 : tensor<128x64xf32>) outs(%89 : tensor<64x128xf32>) permutation = [1, 0] 
    %90 = tensor.empty() : tensor<17x128xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<17x128xf32>) -> tensor<17x128xf32>
    %92 = linalg.matmul ins(%collapsed_71, %transposed_72 : tensor<17x64xf32>, tensor<64x128xf32>) outs(%91 : tensor<17x128xf32>) -> tensor<17x128xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<128xf32>) outs(%90 : tensor<17x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x128xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<17x128xf32>, tensor<17x128xf32>) outs(%90 : tensor<17x128xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x128xf32>
    %expanded_73 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [1, 17, 128] : tensor<17x128xf32> into tensor<1x17x128xf32>
    %95 = tensor.empty() : tensor<1x17x128xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<1x17x128xf32>) outs(%95 : tensor<1x17x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_48 : f32
      %181 = math.erf %180 : f32
      %182 = arith.addf %181, %cst_2 : f32
      %183 = arith.mulf %182, %cst_3 : f32
      %184 = arith.mulf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<1x17x128xf32>
    %collapsed_74 = tensor.collapse_shape %96 [[0, 1], [2]] : tensor<1x17x128xf32> into tensor<17x128xf32>
    %97 = tensor.empty() : tensor<128x64xf32>
    %transposed_75 = linalg.transpose ins(%cst_25 : tensor<64x128xf32>) outs(%97 : tensor<128x64xf32>) permutation = [1, 0] 
    %98 = linalg.matmul ins(%collapsed_74, %transposed_75 : tensor<17x128xf32>, tensor<128x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_76 = tensor.expand_shape %100 [[0, 1], [2]] output_shape [1, 17, 64] : tensor<17x64xf32> into tensor<1x17x64xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %72 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<1x17x64xf32>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %103 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %105 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %104 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %105 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %107 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<1x17x64xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_46 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_40 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %111 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %113 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %cst_23 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %cst_22 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %collapsed_77 = tensor.collapse_shape %117 [[0, 1], [2]] : tensor<1x17x64xf32> into tensor<17x64xf32>
    %transposed_78 = linalg.transpose ins(%cst_21 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %118 = linalg.matmul ins(%collapsed_77, %transposed_78 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %120 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%118, %119 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_79 = tensor.expand_shape %120 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<1x17x4x16xf32>) outs(%40 : tensor<1x4x17x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_81 = linalg.transpose ins(%cst_19 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %121 = linalg.matmul ins(%collapsed_77, %transposed_81 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %123 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%121, %122 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_82 = tensor.expand_shape %123 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_83 = linalg.transpose ins(%cst_17 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %124 = linalg.matmul ins(%collapsed_77, %transposed_83 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %126 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%124, %125 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_84 = tensor.expand_shape %126 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_85 = linalg.transpose ins(%expanded_84 : tensor<1x17x4x16xf32>) outs(%40 : tensor<1x4x17x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_86 = linalg.transpose ins(%expanded_82 : tensor<1x17x4x16xf32>) outs(%47 : tensor<1x4x16x17xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_87 = tensor.collapse_shape %transposed_80 [[0, 1], [2], [3]] : tensor<1x4x17x16xf32> into tensor<4x17x16xf32>
    %collapsed_88 = tensor.collapse_shape %transposed_86 [[0, 1], [2], [3]] : tensor<1x4x16x17xf32> into tensor<4x16x17xf32>
    %127 = linalg.batch_matmul ins(%collapsed_87, %collapsed_88 : tensor<4x17x16xf32>, tensor<4x16x17xf32>) outs(%49 : tensor<4x17x17xf32>) -> tensor<4x17x17xf32>
    %expanded_89 = tensor.expand_shape %127 [[0, 1], [2], [3]] output_shape [1, 4, 17, 17] : tensor<4x17x17xf32> into tensor<1x4x17x17xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_89 : tensor<1x4x17x17xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.mulf %in, %cst_47 : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %12 : tensor<1x4x17x17xf32>, tensor<1x1x17x17xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %130:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129 : tensor<1x4x17x17xf32>) outs(%57, %55 : tensor<1x4x17xf32>, tensor<1x4x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_104: i64):
      %180 = linalg.index 3 : index
      %181 = arith.index_cast %180 : index to i64
      %182 = arith.maximumf %in, %out : f32
      %183 = arith.cmpf ogt, %in, %out : f32
      %184 = arith.select %183, %181, %out_104 : i64
      linalg.yield %182, %184 : f32, i64
    } -> (tensor<1x4x17xf32>, tensor<1x4x17xi64>)
    %expanded_90 = tensor.expand_shape %130#0 [[0], [1], [2, 3]] output_shape [1, 4, 17, 1] : tensor<1x4x17xf32> into tensor<1x4x17x1xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %expanded_90 : tensor<1x4x17x17xf32>, tensor<1x4x17x1xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<1x4x17x17xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.exp %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<1x4x17x17xf32>) outs(%62 : tensor<1x4x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x1xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %133 : tensor<1x4x17x17xf32>, tensor<1x4x17x1xf32>) outs(%51 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.divf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x4x17x17xf32>
    %collapsed_91 = tensor.collapse_shape %134 [[0, 1], [2], [3]] : tensor<1x4x17x17xf32> into tensor<4x17x17xf32>
    %collapsed_92 = tensor.collapse_shape %transposed_85 [[0, 1], [2], [3]] : tensor<1x4x17x16xf32> into tensor<4x17x16xf32>
    %135 = linalg.batch_matmul ins(%collapsed_91, %collapsed_92 : tensor<4x17x17xf32>, tensor<4x17x16xf32>) outs(%66 : tensor<4x17x16xf32>) -> tensor<4x17x16xf32>
    %expanded_93 = tensor.expand_shape %135 [[0, 1], [2], [3]] output_shape [1, 4, 17, 16] : tensor<4x17x16xf32> into tensor<1x4x17x16xf32>
    %transposed_94 = linalg.transpose ins(%expanded_93 : tensor<1x4x17x16xf32>) outs(%68 : tensor<1x17x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_95 = tensor.collapse_shape %transposed_94 [[0, 1], [2, 3]] : tensor<1x17x4x16xf32> into tensor<17x64xf32>
    %transposed_96 = linalg.transpose ins(%cst_15 : tensor<64x64xf32>) outs(%34 : tensor<64x64xf32>) permutation = [1, 0] 
    %136 = linalg.matmul ins(%collapsed_95, %transposed_96 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %137 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %138 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%136, %137 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_97 = tensor.expand_shape %138 [[0, 1], [2]] output_shape [1, 17, 64] : tensor<17x64xf32> into tensor<1x17x64xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %101 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<1x17x64xf32>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %141 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %143 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %142 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %143 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %145 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%144 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<1x17x64xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_46 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_40 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %149 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %151 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %cst_13 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %cst_12 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %collapsed_98 = tensor.collapse_shape %155 [[0, 1], [2]] : tensor<1x17x64xf32> into tensor<17x64xf32>
    %transposed_99 = linalg.transpose ins(%cst_11 : tensor<128x64xf32>) outs(%89 : tensor<64x128xf32>) permutation = [1, 0] 
    %156 = linalg.matmul ins(%collapsed_98, %transposed_99 : tensor<17x64xf32>, tensor<64x128xf32>) outs(%91 : tensor<17x128xf32>) -> tensor<17x128xf32>
    %157 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<128xf32>) outs(%90 : tensor<17x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x128xf32>
    %158 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%156, %157 : tensor<17x128xf32>, tensor<17x128xf32>) outs(%90 : tensor<17x128xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x128xf32>
    %expanded_100 = tensor.expand_shape %158 [[0, 1], [2]] output_shape [1, 17, 128] : tensor<17x128xf32> into tensor<1x17x128xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100 : tensor<1x17x128xf32>) outs(%95 : tensor<1x17x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_48 : f32
      %181 = math.erf %180 : f32
      %182 = arith.addf %181, %cst_2 : f32
      %183 = arith.mulf %182, %cst_3 : f32
      %184 = arith.mulf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<1x17x128xf32>
    %collapsed_101 = tensor.collapse_shape %159 [[0, 1], [2]] : tensor<1x17x128xf32> into tensor<17x128xf32>
    %transposed_102 = linalg.transpose ins(%cst_9 : tensor<64x128xf32>) outs(%97 : tensor<128x64xf32>) permutation = [1, 0] 
    %160 = linalg.matmul ins(%collapsed_101, %transposed_102 : tensor<17x128xf32>, tensor<128x64xf32>) outs(%36 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %161 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %162 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%160, %161 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%35 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x64xf32>
    %expanded_103 = tensor.expand_shape %162 [[0, 1], [2]] output_shape [1, 17, 64] : tensor<17x64xf32> into tensor<1x17x64xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_103, %139 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<1x17x64xf32>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %165 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %167 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %166 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %167 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%13 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x64xf64>
    %169 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<1x17x64xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_45 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163 : tensor<1x17x64xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_46 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_40 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %173 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %175 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %cst_7 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %cst_6 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x64xf32>
    return %179 : tensor<1x17x64xf32>
  }
}

{-#

#-}

