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
  func.func @main(%arg0: tensor<1x3x16x16xf32>) -> tensor<1x17x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_torch.float32_20> : tensor<16xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32_19> : tensor<16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_torch.float32_18> : tensor<16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_32_torch.float32_1> : tensor<16x32xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_32_torch.float32_1> : tensor<32xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_32_16_torch.float32_1> : tensor<32x16xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_16_torch.float32_17> : tensor<16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_16_torch.float32_16> : tensor<16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_torch.float32_15> : tensor<16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_7> : tensor<16x16xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_16_torch.float32_14> : tensor<16xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_6> : tensor<16x16xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_16_torch.float32_13> : tensor<16xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_5> : tensor<16x16xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_16_torch.float32_12> : tensor<16xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_4> : tensor<16x16xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_16_torch.float32_11> : tensor<16xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_16_torch.float32_10> : tensor<16xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_16_torch.float32_9> : tensor<16xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_16_torch.float32_8> : tensor<16xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_16_torch.float32_7> : tensor<16xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_16_torch.float32_6> : tensor<16xf32>
    %cst_31 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_3> : tensor<16x16xf32>
    %cst_32 = arith.constant 0.35355339059327379 : f64
    %cst_33 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_34 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_2> : tensor<16x16xf32>
    %cst_35 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_36 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_38 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_39 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_40 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_41 = arith.constant 9.9999999999999998E-13 : f64
    %cst_42 = arith.constant dense_resource<torch_tensor_1_17_16_torch.float32> : tensor<1x17x16xf32>
    %cst_43 = arith.constant dense_resource<torch_tensor_16_3_4_4_torch.float32> : tensor<16x3x4x4xf32>
    %cst_44 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_45 = arith.constant dense_resource<torch_tensor_1_1_16_torch.float32> : tensor<1x1x16xf32>
    %cst_46 = arith.constant 1.600000e+01 : f64
    %cst_47 = arith.constant 1.600000e+01 : f32
    %cst_48 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<1x16x4x4xf32>
    %broadcasted = linalg.broadcast ins(%cst_44 : tensor<16xf32>) outs(%0 : tensor<1x16x4x4xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg0, %cst_43 : tensor<1x3x16x16xf32>, tensor<16x3x4x4xf32>) outs(%broadcasted : tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<1x16x4x4xf32> into tensor<1x16x16xf32>
    %2 = tensor.empty() : tensor<1x16x16xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<1x16x16xf32>) outs(%2 : tensor<1x16x16xf32>) permutation = [0, 2, 1] 
    %concat = tensor.concat dim(1) %cst_45, %transposed : (tensor<1x1x16xf32>, tensor<1x16x16xf32>) -> tensor<1x17x16xf32>
    %3 = tensor.empty() : tensor<1x17x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %cst_42 : tensor<1x17x16xf32>, tensor<1x17x16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
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
    %13 = tensor.empty() : tensor<1x17x16xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<1x17x16xf32>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %15 = tensor.empty() : tensor<1x17x1xf64>
    %16 = linalg.fill ins(%cst_0 : f64) outs(%15 : tensor<1x17x1xf64>) -> tensor<1x17x1xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %19 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %18 : tensor<1x17x16xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %19 : tensor<1x17x16xf64>, tensor<1x17x16xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %21 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %23 = tensor.empty() : tensor<1x17x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%23 : tensor<1x17x1xf32>) -> tensor<1x17x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<1x17x16xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_47 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_41 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %27 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %29 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %cst_40 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %cst_39 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %collapsed_50 = tensor.collapse_shape %33 [[0, 1], [2]] : tensor<1x17x16xf32> into tensor<17x16xf32>
    %34 = tensor.empty() : tensor<16x16xf32>
    %transposed_51 = linalg.transpose ins(%cst_38 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) permutation = [1, 0] 
    %35 = tensor.empty() : tensor<17x16xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %37 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<17x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %39 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%37, %38 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_52 = tensor.expand_shape %39 [[0, 1], [2, 3]] output_shape [1, 17, 2, 8] : tensor<17x16xf32> into tensor<1x17x2x8xf32>
    %40 = tensor.empty() : tensor<1x2x17x8xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<1x17x2x8xf32>) outs(%40 : tensor<1x2x17x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%cst_36 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) permutation = [1, 0] 
    %41 = linalg.matmul ins(%collapsed_50, %transposed_54 : tensor<17x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_35 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_55 = tensor.expand_shape %43 [[0, 1], [2, 3]] output_shape [1, 17, 2, 8] : tensor<17x16xf32> into tensor<1x17x2x8xf32>
    %transposed_56 = linalg.transpose ins(%cst_34 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) permutation = [1, 0] 
    %44 = linalg.matmul ins(%collapsed_50, %transposed_56 : tensor<17x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_33 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_57 = tensor.expand_shape %46 [[0, 1], [2, 3]] output_shape [1, 17, 2, 8] : tensor<17x16xf32> into tensor<1x17x2x8xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<1x17x2x8xf32>) outs(%40 : tensor<1x2x17x8xf32>) permutation = [0, 2, 1, 3] 
    %47 = tensor.empty() : tensor<1x2x8x17xf32>
    %transposed_59 = linalg.transpose ins(%expanded_55 : tensor<1x17x2x8xf32>) outs(%47 : tensor<1x2x8x17xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_60 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<1x2x17x8xf32> into tensor<2x17x8xf32>
    %collapsed_61 = tensor.collapse_shape %transposed_59 [[0, 1], [2], [3]] : tensor<1x2x8x17xf32> into tensor<2x8x17xf32>
    %48 = tensor.empty() : tensor<2x17x17xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<2x17x17xf32>) -> tensor<2x17x17xf32>
    %50 = linalg.batch_matmul ins(%collapsed_60, %collapsed_61 : tensor<2x17x8xf32>, tensor<2x8x17xf32>) outs(%49 : tensor<2x17x17xf32>) -> tensor<2x17x17xf32>
    %expanded_62 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [1, 2, 17, 17] : tensor<2x17x17xf32> into tensor<1x2x17x17xf32>
    %51 = tensor.empty() : tensor<1x2x17x17xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<1x2x17x17xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_32 : f64 to f32
      %181 = arith.mulf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x2x17x17xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %12 : tensor<1x2x17x17xf32>, tensor<1x1x17x17xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x17xf32>
    %54 = tensor.empty() : tensor<1x2x17xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%54 : tensor<1x2x17xi64>) -> tensor<1x2x17xi64>
    %56 = tensor.empty() : tensor<1x2x17xf32>
    %57 = linalg.fill ins(%cst_1 : f32) outs(%56 : tensor<1x2x17xf32>) -> tensor<1x2x17xf32>
    %58:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<1x2x17x17xf32>) outs(%57, %55 : tensor<1x2x17xf32>, tensor<1x2x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_104: i64):
      %180 = linalg.index 3 : index
      %181 = arith.index_cast %180 : index to i64
      %182 = arith.maximumf %in, %out : f32
      %183 = arith.cmpf ogt, %in, %out : f32
      %184 = arith.select %183, %181, %out_104 : i64
      linalg.yield %182, %184 : f32, i64
    } -> (tensor<1x2x17xf32>, tensor<1x2x17xi64>)
    %expanded_63 = tensor.expand_shape %58#0 [[0], [1], [2, 3]] output_shape [1, 2, 17, 1] : tensor<1x2x17xf32> into tensor<1x2x17x1xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_63 : tensor<1x2x17x17xf32>, tensor<1x2x17x1xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x17xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<1x2x17x17xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.exp %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x17xf32>
    %61 = tensor.empty() : tensor<1x2x17x1xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<1x2x17x1xf32>) -> tensor<1x2x17x1xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<1x2x17x17xf32>) outs(%62 : tensor<1x2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x1xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<1x2x17x17xf32>, tensor<1x2x17x1xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.divf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x17xf32>
    %collapsed_64 = tensor.collapse_shape %64 [[0, 1], [2], [3]] : tensor<1x2x17x17xf32> into tensor<2x17x17xf32>
    %collapsed_65 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<1x2x17x8xf32> into tensor<2x17x8xf32>
    %65 = tensor.empty() : tensor<2x17x8xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<2x17x8xf32>) -> tensor<2x17x8xf32>
    %67 = linalg.batch_matmul ins(%collapsed_64, %collapsed_65 : tensor<2x17x17xf32>, tensor<2x17x8xf32>) outs(%66 : tensor<2x17x8xf32>) -> tensor<2x17x8xf32>
    %expanded_66 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [1, 2, 17, 8] : tensor<2x17x8xf32> into tensor<1x2x17x8xf32>
    %68 = tensor.empty() : tensor<1x17x2x8xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<1x2x17x8xf32>) outs(%68 : tensor<1x17x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_68 = tensor.collapse_shape %transposed_67 [[0, 1], [2, 3]] : tensor<1x17x2x8xf32> into tensor<17x16xf32>
    %transposed_69 = linalg.transpose ins(%cst_31 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) permutation = [1, 0] 
    %69 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<17x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_30 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %71 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%69, %70 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_70 = tensor.expand_shape %71 [[0, 1], [2]] output_shape [1, 17, 16] : tensor<17x16xf32> into tensor<1x17x16xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %4 : tensor<1x17x16xf32>, tensor<1x17x16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<1x17x16xf32>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %74 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %76 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<1x17x16xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %76 : tensor<1x17x16xf64>, tensor<1x17x16xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %78 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<1x17x16xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_47 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_41 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %82 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %84 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %cst_29 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %cst_28 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %collapsed_71 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<1x17x16xf32> into tensor<17x16xf32>
    %89 = tensor.empty() : tensor<16x32xf32>
    %transposed_72 = linalg.transpose ins(%cst_27 : tensor<32x16xf32>) outs(%89 : tensor<16x32xf32>) permutation = [1, 0] 
    %90 = tensor.empty() : tensor<17x32xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<17x32xf32>) -> tensor<17x32xf32>
    %92 = linalg.matmul ins(%collapsed_71, %transposed_72 : tensor<17x16xf32>, tensor<16x32xf32>) outs(%91 : tensor<17x32xf32>) -> tensor<17x32xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<32xf32>) outs(%90 : tensor<17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x32xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<17x32xf32>, tensor<17x32xf32>) outs(%90 : tensor<17x32xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x32xf32>
    %expanded_73 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [1, 17, 32] : tensor<17x32xf32> into tensor<1x17x32xf32>
    %95 = tensor.empty() : tensor<1x17x32xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<1x17x32xf32>) outs(%95 : tensor<1x17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_48 : f32
      %181 = math.erf %180 : f32
      %182 = arith.addf %181, %cst_2 : f32
      %183 = arith.mulf %182, %cst_3 : f32
      %184 = arith.mulf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<1x17x32xf32>
    %collapsed_74 = tensor.collapse_shape %96 [[0, 1], [2]] : tensor<1x17x32xf32> into tensor<17x32xf32>
    %97 = tensor.empty() : tensor<32x16xf32>
    %transposed_75 = linalg.transpose ins(%cst_25 : tensor<16x32xf32>) outs(%97 : tensor<32x16xf32>) permutation = [1, 0] 
    %98 = linalg.matmul ins(%collapsed_74, %transposed_75 : tensor<17x32xf32>, tensor<32x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_76 = tensor.expand_shape %100 [[0, 1], [2]] output_shape [1, 17, 16] : tensor<17x16xf32> into tensor<1x17x16xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %72 : tensor<1x17x16xf32>, tensor<1x17x16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<1x17x16xf32>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %103 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %105 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %104 : tensor<1x17x16xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %105 : tensor<1x17x16xf64>, tensor<1x17x16xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %107 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<1x17x16xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_47 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_41 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %111 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %113 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %cst_23 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %cst_22 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %collapsed_77 = tensor.collapse_shape %117 [[0, 1], [2]] : tensor<1x17x16xf32> into tensor<17x16xf32>
    %transposed_78 = linalg.transpose ins(%cst_21 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) permutation = [1, 0] 
    %118 = linalg.matmul ins(%collapsed_77, %transposed_78 : tensor<17x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %120 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%118, %119 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_79 = tensor.expand_shape %120 [[0, 1], [2, 3]] output_shape [1, 17, 2, 8] : tensor<17x16xf32> into tensor<1x17x2x8xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<1x17x2x8xf32>) outs(%40 : tensor<1x2x17x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_81 = linalg.transpose ins(%cst_19 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) permutation = [1, 0] 
    %121 = linalg.matmul ins(%collapsed_77, %transposed_81 : tensor<17x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %123 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%121, %122 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_82 = tensor.expand_shape %123 [[0, 1], [2, 3]] output_shape [1, 17, 2, 8] : tensor<17x16xf32> into tensor<1x17x2x8xf32>
    %transposed_83 = linalg.transpose ins(%cst_17 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) permutation = [1, 0] 
    %124 = linalg.matmul ins(%collapsed_77, %transposed_83 : tensor<17x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %126 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%124, %125 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_84 = tensor.expand_shape %126 [[0, 1], [2, 3]] output_shape [1, 17, 2, 8] : tensor<17x16xf32> into tensor<1x17x2x8xf32>
    %transposed_85 = linalg.transpose ins(%expanded_84 : tensor<1x17x2x8xf32>) outs(%40 : tensor<1x2x17x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_86 = linalg.transpose ins(%expanded_82 : tensor<1x17x2x8xf32>) outs(%47 : tensor<1x2x8x17xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_87 = tensor.collapse_shape %transposed_80 [[0, 1], [2], [3]] : tensor<1x2x17x8xf32> into tensor<2x17x8xf32>
    %collapsed_88 = tensor.collapse_shape %transposed_86 [[0, 1], [2], [3]] : tensor<1x2x8x17xf32> into tensor<2x8x17xf32>
    %127 = linalg.batch_matmul ins(%collapsed_87, %collapsed_88 : tensor<2x17x8xf32>, tensor<2x8x17xf32>) outs(%49 : tensor<2x17x17xf32>) -> tensor<2x17x17xf32>
    %expanded_89 = tensor.expand_shape %127 [[0, 1], [2], [3]] output_shape [1, 2, 17, 17] : tensor<2x17x17xf32> into tensor<1x2x17x17xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_89 : tensor<1x2x17x17xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_32 : f64 to f32
      %181 = arith.mulf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x2x17x17xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %12 : tensor<1x2x17x17xf32>, tensor<1x1x17x17xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x17xf32>
    %130:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129 : tensor<1x2x17x17xf32>) outs(%57, %55 : tensor<1x2x17xf32>, tensor<1x2x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_104: i64):
      %180 = linalg.index 3 : index
      %181 = arith.index_cast %180 : index to i64
      %182 = arith.maximumf %in, %out : f32
      %183 = arith.cmpf ogt, %in, %out : f32
      %184 = arith.select %183, %181, %out_104 : i64
      linalg.yield %182, %184 : f32, i64
    } -> (tensor<1x2x17xf32>, tensor<1x2x17xi64>)
    %expanded_90 = tensor.expand_shape %130#0 [[0], [1], [2, 3]] output_shape [1, 2, 17, 1] : tensor<1x2x17xf32> into tensor<1x2x17x1xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %expanded_90 : tensor<1x2x17x17xf32>, tensor<1x2x17x1xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x17xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<1x2x17x17xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.exp %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x17xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<1x2x17x17xf32>) outs(%62 : tensor<1x2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x1xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %133 : tensor<1x2x17x17xf32>, tensor<1x2x17x1xf32>) outs(%51 : tensor<1x2x17x17xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.divf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x2x17x17xf32>
    %collapsed_91 = tensor.collapse_shape %134 [[0, 1], [2], [3]] : tensor<1x2x17x17xf32> into tensor<2x17x17xf32>
    %collapsed_92 = tensor.collapse_shape %transposed_85 [[0, 1], [2], [3]] : tensor<1x2x17x8xf32> into tensor<2x17x8xf32>
    %135 = linalg.batch_matmul ins(%collapsed_91, %collapsed_92 : tensor<2x17x17xf32>, tensor<2x17x8xf32>) outs(%66 : tensor<2x17x8xf32>) -> tensor<2x17x8xf32>
    %expanded_93 = tensor.expand_shape %135 [[0, 1], [2], [3]] output_shape [1, 2, 17, 8] : tensor<2x17x8xf32> into tensor<1x2x17x8xf32>
    %transposed_94 = linalg.transpose ins(%expanded_93 : tensor<1x2x17x8xf32>) outs(%68 : tensor<1x17x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_95 = tensor.collapse_shape %transposed_94 [[0, 1], [2, 3]] : tensor<1x17x2x8xf32> into tensor<17x16xf32>
    %transposed_96 = linalg.transpose ins(%cst_15 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) permutation = [1, 0] 
    %136 = linalg.matmul ins(%collapsed_95, %transposed_96 : tensor<17x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %137 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %138 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%136, %137 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_97 = tensor.expand_shape %138 [[0, 1], [2]] output_shape [1, 17, 16] : tensor<17x16xf32> into tensor<1x17x16xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %101 : tensor<1x17x16xf32>, tensor<1x17x16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<1x17x16xf32>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %141 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %143 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %142 : tensor<1x17x16xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %143 : tensor<1x17x16xf64>, tensor<1x17x16xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %145 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%144 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<1x17x16xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_47 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_41 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %149 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %151 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %cst_13 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %cst_12 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %collapsed_98 = tensor.collapse_shape %155 [[0, 1], [2]] : tensor<1x17x16xf32> into tensor<17x16xf32>
    %transposed_99 = linalg.transpose ins(%cst_11 : tensor<32x16xf32>) outs(%89 : tensor<16x32xf32>) permutation = [1, 0] 
    %156 = linalg.matmul ins(%collapsed_98, %transposed_99 : tensor<17x16xf32>, tensor<16x32xf32>) outs(%91 : tensor<17x32xf32>) -> tensor<17x32xf32>
    %157 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<32xf32>) outs(%90 : tensor<17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x32xf32>
    %158 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%156, %157 : tensor<17x32xf32>, tensor<17x32xf32>) outs(%90 : tensor<17x32xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x32xf32>
    %expanded_100 = tensor.expand_shape %158 [[0, 1], [2]] output_shape [1, 17, 32] : tensor<17x32xf32> into tensor<1x17x32xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100 : tensor<1x17x32xf32>) outs(%95 : tensor<1x17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_48 : f32
      %181 = math.erf %180 : f32
      %182 = arith.addf %181, %cst_2 : f32
      %183 = arith.mulf %182, %cst_3 : f32
      %184 = arith.mulf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<1x17x32xf32>
    %collapsed_101 = tensor.collapse_shape %159 [[0, 1], [2]] : tensor<1x17x32xf32> into tensor<17x32xf32>
    %transposed_102 = linalg.transpose ins(%cst_9 : tensor<16x32xf32>) outs(%97 : tensor<32x16xf32>) permutation = [1, 0] 
    %160 = linalg.matmul ins(%collapsed_101, %transposed_102 : tensor<17x32xf32>, tensor<32x16xf32>) outs(%36 : tensor<17x16xf32>) -> tensor<17x16xf32>
    %161 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x16xf32>
    %162 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%160, %161 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%35 : tensor<17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<17x16xf32>
    %expanded_103 = tensor.expand_shape %162 [[0, 1], [2]] output_shape [1, 17, 16] : tensor<17x16xf32> into tensor<1x17x16xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_103, %139 : tensor<1x17x16xf32>, tensor<1x17x16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<1x17x16xf32>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %180 = arith.extf %in : f32 to f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %165 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %167 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %166 : tensor<1x17x16xf64>, tensor<1x17x1xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.subf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %167 : tensor<1x17x16xf64>, tensor<1x17x16xf64>) outs(%13 : tensor<1x17x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %180 = arith.mulf %in, %in_104 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x16xf64>
    %169 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<1x17x16xf64>) outs(%16 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.addf %in, %out : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x17x1xf64>) outs(%15 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %180 = arith.divf %in, %cst_46 : f64
      linalg.yield %180 : f64
    } -> tensor<1x17x1xf64>
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<1x17x1xf64>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %180 = arith.truncf %in : f64 to f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163 : tensor<1x17x16xf32>) outs(%25 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.divf %in, %cst_47 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.truncf %cst_41 : f64 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<1x17x1xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<1x17x1xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.rsqrt %in : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x1xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %173 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.subf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %175 : tensor<1x17x16xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %cst_7 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.mulf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %cst_6 : tensor<1x17x16xf32>, tensor<16xf32>) outs(%3 : tensor<1x17x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %180 = arith.addf %in, %in_104 : f32
      linalg.yield %180 : f32
    } -> tensor<1x17x16xf32>
    return %179 : tensor<1x17x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_20: "0x0400000093D2843DE0F1B9BB92311F3DDE24CBBD78126C3CD634E63DC8BB7CBD892089BD56437C3ED9B4833DDDE9113D8EBD243D9C6C31BDC043E03D49EB9FBDD3CD4C3D",
      torch_tensor_16_torch.float32_19: "0x0400000032D1963F54E9843F2672873F9A965D3FDDC8863FB891713FA04F8A3FBE849E3F3835553FB817843FDBE86B3F4E957B3FF1586A3F7B65833F314D733F84AF6D3F",
      torch_tensor_16_torch.float32_18: "0x04000000791E86BD3E97DA3CAFD4A83CEB01FB3CDAD3D93DEACC32BD6EE8BBBD8D19673AACC7BA3D4BE91E3E7211FD3D3E4D37BEB5325CBD31CF47BEC92DB93C7D83C4BD",
      torch_tensor_16_32_torch.float32_1: "0x04000000E735A23D31EA7BBCC698B03D51D9BA3DA3DFD73D75C7E7BD446027BE4DFE523EA9A212BEB1E00ABEAF89B3BD1BF116BE7D4D71BD29AD9DBC6F5C83BCDE30B4BD6BD18FBD8A45CABD1EDA32BE3DB1273ED93063BBEFEA6BBC9088473E94A3193EA8AA123EE5A67D3E1EFDC7BD9E61D1BD5F12123AC252FE3D2C27CE3D598DF3BC4DB984BE28C20FBE31B3F2BD2BB0133D68B84D3E5DDC1D3E33D88E3E314B61BE253147BE80329CBE2197AA3D6E5656BD9A85E4BB9F082D3D447EBC3D52E0383E2CE2C3BCB27C973E4841BC3DB1FD863C3570823EFB0491BE9D0203BE78CCDE3E5FDB6DBEECC86E3ED75B49BBB391A03E6A4DC43EB5F9FF3D2AF795BE9DDE4EBE0249CE3EC0B47CBED6BB143E427721BBC7D99CBD34599FBD06EF90BD42EFCB3D1E25BCBD2DFD05BECC68B7BD75E6823EA25D443EA32A89BE3A72E73D64C9C6BBF2B01FBEE789B8BEE6EFE3BD946245BEC6F1013D5D2CC6BDE44E27BE73AAF13D3EA6B8BE2A19B5BE6303BABD8EB54DBED3A83E3D313F8E3D6B00823E65BE173E97CAC53D1CE218BE431F0EBE3B4F043EB150ECBE69EB903E6EBABFBDB4EA423E64F7783D4FD526BE212F92BEC22E71BDC0843ABC16F3AE3E86937F3D270E1FBE54927C3E63563EBD5CCBD23D0DF13B3BBB16FCBB9C22B53D5EDA98BD573A453E213173BE6543DA3D8B805DBEC22F013F59586A3EAD0183BE84E3733D494DCE3EB3EF55BE4B9537BD360B3EBE8A36B33DAFC1A2BE3765A13D77EB1B3E6E8913BC5CB85BBE0A1782BE6F45F7BC39DEC33D47000DBE37834E3EC6A67E3D072167BE21A8E93D758097BEC9B8323D0E8E223E1DE5A83E2C0F033E6ECC0EBEEA88DFBDB310923ED21911BDCBCA3C3EDB3B853D868123BD412A2DBECDA28DBE7CB4943E41F01F3D03801FBE25CD3DBD5F8620BD3ACFF7BB268F16BE3D10203EF83FD43DEC82613DCBE11C3E2420823E095BC0BCD25FFDBDCC78D9BCB488293E0C0CE73D9D508B3E51E78E3D7D57943D3B20FD3D7FDE5D3E74DF2BBD6359AE3D4337BC3D06B1A23E3E84FDBDF103553E77929EBCC712973C0ADB393EEB8A413D0528993DABB4D73EA65470BEFA3B62BE5AB7873D1E3339BDFE190A3C333C663D0E87133E389B3D3DC3E083BEE5A2FBBD8C4E473EF2A49ABCD5CAA93D88DE6E3EF56322BD79E7A3BE7F0A353A4BADCCBD3A3327BD865D20BDDB540EBE3D9D9F3E4DFB81BDE473793E064F4CBEBBC29FBD4A6BD6BD7CC13FBD98CB7E3D4C7226BEACCA6EBEF8569F3E47DA313E7C7413BEA0EE363D0CB2F8BE6EFB593EBEB60EBE4BE9ED3DF97D003E908E81BEA43ACB3C0E88BCBD204C49BEA4BD14BDEC5C47BE4D38483E69D7FABE85DB733EA3CB2B3D82C0D7BD135F153EF6AE233EE964A1BDD9533A3E31E41E3E7642C0BC33E0FA3B0B90D9BCB782AF3D33EF8C3E39D2A43E3137ACBD71DB01BE94BE78BD3603413E711FD13AE9F4833D651C813DD9BF8BBE22AD38BDFDE3BB3E1F46CD3D617203BE11B040BE1E1D393DB5B2A73EC3DFA4BD7642473D18B985BDFD0774BD9D73C9BCD03F88BD2B3F563E989B323DFC541ABECEFDE8BD6A1B91BC6FA5823ED1379DBD7B79193E42E8753E2AF68A3D7BCDE23DD46F253E08E6313E84541BBE6AC30FBDFF97CE3DD7235B3E476941BDE91C86BD700186BE07DE3B3E13E1AFBDBC08E2BD249202BD4782DD3DD717513C60FA27BE935221BEC94588BD55D15E3E090B88BE9635F13D0338CD3DBD41F6BCB276CA3DC9A0CDBEB10CAE3EF41EC83D3BF880BDA42109BE09A2EF3EBC226D3DE81814BED227D43E9B0036BE7FD431BC99BE5BBEFF62AB3D8F66B63D02EDB23E4E7BC2BBABB1373B8E2F04BEB5DD15BED10516BDBC8194BD42FFC0BD0D52E0BD2D2E683C346604BEAEFF283E4C797CBDE56FCFBD1C9A83BD79530FBE587293BE2F5D8BBD312E7FBE2BB74E3D593113BE87B708BD29FCB33EAFCD5CBE2471DE3CB7F32DBCB9F6E73DA2578FBEF3EBCE3E679D1BBEAC9FB6BEF261C6BEE8FF46BCAC14A1BEBF0A94BD625239BE7F1441BEDDE14ABE4CF5293D71EC8EBE9B61A63E45BA233EF660F0BD65820339AB8613BEEC0450BEC1F7323E2D821F3EA3C99CBEB18EECBD6E76B6BEE95C7DBED0C51BBEA5873FBEFDA79E3EE7D651BDD87197BEA0EFF03D9E34C3BE7235423E4593003EFC12A2BC174D4A3ED8AD4B3DE0E3133EA2680ABE3026D33C397EA2BDAA275A3D0D48003E2B825DBE0DE6493EF97EC5BDED8582BD519A153C61B29DBEFC2F25BE45E8A73D504A323E331B97BE3E828BBE991E003E002B4EBE7ED1013EE0307BBE68224CBEBA4D3D3DBC403E3E61FF203EEE1C71BEC11BE6BDA1FB9A3E89DDE5BD78800CBE5BDF0A3D1FC0C8BCF04B603EF0DD873D7FA4ACBDC5066BBEE3023B3E1A78DB3DE392913C2EA33F3E42EFC03CBAB9493C6D9D21BEE3EA47BE27835C3E691DA83E10A701BECE8861BE9613D2BC961ED8BB7DD55ABDC90C0CBEA77C64BEC69CC7BDF1713CBEDD6994BD87F623BEBD9EC63E84130BBEB0FEFCBD1A35173EA22E31BE22B0553E3C9438BD1CFDC63E6443AFBE2CC1C43D4CB83B3E6E30373D20884BBEF5D2113EA090D83E09E7243CC8F352BEA5006E3E399DB33DEFA3B53D5BC3AEBE6190323ED09A8DBE8A11573E42B2F03D9617003F968E8CBEB2294A3D1CD2A63D379271BC7476CE3DCD139C3D6B1BD5BDD02A35BE01E3D33DF5B31F3E81D1093E15A386BDFF88003EA56A32BD6B0C703D8FB60D3D0ACDAF3DE464053DC55787BDB7FBD53D1E2558BE423AF0BD7DD62ABE5DED0CBB0B6B23BE7DDD01BCE24DD43EB39F2D3EA7BF7DBE8620E83CD6E7863E0DF78F3E4075893D6BA61D3E8A4661BC1194C9BD7A7A8E3B0121F83CF62544BE28D791BD",
      torch_tensor_32_torch.float32_1: "0x040000003B7C47BDBD4EFDBD42AF673E1DD8A5BCEC98BC3D8FD3903D2C7E9BBCF530753DD6C2223DB0BBDDBC006CF2BDE988483D841D16BEA52AE63DA46A983DB4F20B3D87C287BA19AA223E8DBEDF3CE99D963CB259E2BD5389C9BDD5183CBD9E783BBE3E33BCBC66F189BEA973C1BDA78A953D870D313EFEA0C43D8B60643D88FF8B3D",
      torch_tensor_32_16_torch.float32_1: "0x04000000218F823EDAB4EE3D389F573E2585DA3DD34ADCBD205672BDEDB866BB96C3203ECECCBBBED2EE133EBEBDB53DA4B871BE6634D43EE04ABDBEF9E4F53BDD0FCFBE9C2EC8BE55D0703E27F2833D5F53543EB882653CF25EEB3D8B3767BD2B9D613EB1F586BEEB7363BD07E7063FCE6D233DC9799EBE892C71BE3BB068BE628018BD05C391BE955DAD3A188C96BE5B037ABDDEC5453E2E1AED3E9ADC9BBEEEF66A3AE63517BD6EAA003EE7B7233D8761963E1953AB3E9B4280BECD8FBA3E64F46C3E7B23243E5689CABDE9CDE0BC71D8F7BDE68E13BE9B1865BE3799BABE64F8B73D09FD773D1B472A3E122E09BE8565293D9BD58FBD9FA291BE01526B3E4DAFD5BE1328F73EE8F9483EF52E213E586EE33E9459CC3C3E409CBE698BC83E12D5D3BB99F913BE174788BE228494BC113E03BEF08B7A3F3AD8743EB98315BFA940923E711C003D60BC653EF1CE0CBE57C8B43D6060053EBFA02BBEBB38EFBD0DBA37BE7FA031BE7B53803E1E6E103D71C408BC048714BE0F47BF3EE2EB8BBD8951173DEFBCC13EDBAD153FDBB8433E9086A83E917A203E8E228E3EFFA2A33E1BB79EBE73574EBE74C3373DF17CEF3C580DD63C0E35E03EAE9B243EC7F52DBEE6BA60BEC1D6E3BC69535BBE473E2B3D619847BDCD6AC33E03665A3E8F6B91BE52F1133D8798EE3CC80BA4BE1DBD123F51DF17BEDC0890BE048FCABD8808C53E18BAC13DACF2C5BC53105BBED5E079BE79EA80BEAC9F8ABDEA89A23E98BDFE3D76FDA1BEA3D8633E9A45C9BE97E2FF3C40A4A03EEEACDCBDB049133EDDDE893D86E43B3DCA2C14BC1E7F5EBDC807FC3D1835F6BDA16E243D6FB83CBEFF55303EDEC92FBE89A44D3F3F15B1BE21FE1EBF0C9ED0BEB50C7E3B659AD8BD8BC34E3E8394BEBDEA123B3E0089123EB46EA43E801F5D3E19A8373E8E862B3EA429BD3E4A20DABD49E79B3C136076BC25C709BE57E8F83E15CE89BDE2BE58BD1826823EBD640D3C40FB783E0F227FBE2F4AAFBD52CC913E2511933E46D6313EB61B8E3DC2E103BE7D4D3BBFFE2A0ABF72B9363EB8D06E3E86973EBE38CEF33DA5B19BBDEDAA19BE43A6E73E60D7673C2386863EFD964A3EFB6BCF3ECB694A3E3788C6BD6F94EF3DF25708BC700A0A3F6555E7BD162350BE15A40EBE770DC9BEDF8001BE0023C4BDEB66FDBDE90AADBDB9FB84BE67E2F2BE4C7D5CBD42F8EBBDC8F88B3EFC97A43E16134C3E86E99C3EEDB698BE9EFD8E3E6FF994BDB623BD3E1810C63D1FF24CBEDC574FBE1F38F5BEA015AFBEFEDF26BE60D06EBE6C7601BE2FD3D4BDFA8293BDB8CB0EBD0F6AC73D75C4CB3EBD93E43D24DD523D22A510BD6081F23DF2F570BD417787BE6F75C53EC5740D3E1818CABECB8BB1BDB8E1383E739522BEBADB923EFD79C93D44E4213BB20A763D42FA32BBCFDA2E3CA483E0BE19CB60BDA47360BEAD11AC3D38C34BBE4C0F6ABE4ABD2BBBE52DCABD27DE94BE829FC4BE282890BE6F74A03EF137323E82B5FDBED61502BD945E2BBEABAF7B3BCB12A4BD2441A5BDB721DABC89540A3ECCD947BD060C9A3EC8E80B3EC64B143EC167603DD04177BE29AC633E89FA373EF9D954BDE28BBA3DC40F013FD8E2583BE60503BD448610BEFBC2FFBE50B0CDBDAA12833E221349BD86703FBF7E5AA13E8263B93EB872D23C5E92AF3ED2EDC6BD35BB13BD0F51DC3EAE34293FB410213F53179EBED7419DBDDD67803DC550BDBEE11E87BE03B9CC3E24676DBEFD7BCB3DA9E934BE4B6D073F1998B4BD831D8E3EE135A53D21C019BE85C762BE1C9ABE39AA0D55BEB35596BE3412663D0ADF7EBE230671BD1396A83D37D5093E9212AD3EBB1F4EBD3C8EA6BE749678BE0A341FBE57D5C93EA8202BBE8A6E563EF9A8CBBD1623E4BDEDC36D3E6B1859BEA0B93F3EB6E27ABEA2D5F1BE602D98BE8D28D0BE37FEA23C5C2C703EF65F093E5FFFA93ED6024A3E16DD083D4B392B3E2F3CB7BDA8D2A53DD36B953DF46C063F4452B4BD12B08FBE5BA75A3DC6F5F5BCE75BFFBD7B564ABED93156BE3F705D3E0BE56C3EE22493BE425AD23E66125DBD3374CEBD664596BC4D6E053DC648903E3622C23CEEF3D13DB7C6CB3E59DFA93DC89704BE268C9D3E0564AEBDB1CA9ABE16B8C73DBC7EF03D935D82BDA5C98F3EF87171BDD781663DA4BEABBEEBAED0BE0C8D47BD23E13B3D6CD3BEBE6B1E5A3E59B54EBE4B42BFBB5497CD3D3883BCBE40DAFABE6EE384BE62B1F3BEB4775A3E7057723E454C963E99CCD93E9FFC8E3E7EF5A4BC3E91B8BE55EF29BD02F8D6BDA0066DBEA89A15BECFE6E5BDDE564B3C6E0ADA3D347B72BEAF9C483E6F468F3EAE1F843E7419B0BD8A555F3C2358133E176BB8BC2EAE9B3DDA413A3DACFFBD3D93E4A5BDF2D3BEBE0C382E3D5FC02FBD08B7733EFDD5CF3CB607DB3E402BC63D90B02C3D3F2637BE6BE682BE53E1183E453CA13D2FB20A3E52F718BDDDE4093FA3CA983EF9F2C13DFCACA93E735543BEAF6CE63EAE3E55BEE635FEBDB5CBAEBCEEA8293E97ED833E3A9B1FBF02BD40BDCD33333EFCE6243D8E56443ED6795F3EFB0B343C5891E8BE89584D3E49230ABE5D4487BEA29E723ED0D4CB3E76EDC2BDA524BEBE1B8E50BEB401CCBDDE4BDBBD550249BE2887C6BB634311BE3E577C3EE18A3EBCC384DD3D661546BD2D33AD3DC79E35BE300DE43EAEA3BA3E8656183E3B77D63DF276913EA0D70CBE025FD1BC0D8AA1BDBD3ABFBEFB1EB03D9A17DA3E3F6C92BD7886853E6EF3AC3E05BE5EBE82211ABE7CBBD53CB47E263D7D5DB4BE9B8276BEA96ED53DCCB29DBE1A0D583E4C1765BE3CAEEBBEE5850A3EA0520DBF0BECDCBDC4DAE2BDDD6C593E0A12493EE93D6E3ED03ED1BD5026023EA7FF9D3E53640CBE932D9E3EDBF4433E",
      torch_tensor_16_torch.float32_17: "0x04000000D24A583E719925BBE1F714BE53DE973C7B1A05BE56B41BBEB261C03D2EC9CCBD4A308FBCE485B83D37213ABD50697E3A93B3E3BC923AEB3D699683BD605073BE",
      torch_tensor_16_torch.float32_16: "0x040000001215893F6E6A7F3F4223803F228C963FFAB7893FCDFB7D3F0B6E693FF60E573F16208D3F5FEF763F9D825E3F8C07713FB7A4653F9416913FD2EB813FFC72653F",
      torch_tensor_16_torch.float32_15: "0x04000000421E91391226823D3412A63C7E796CBE221A36BD535AB33D4A01DFBD238EF23D0AF51DBDD4AA193D9A92AEBDEF309E3D80757ABD9211A63D4A1C1FBE349723BE",
      torch_tensor_16_16_torch.float32_7: "0x04000000C3CF18BFB6D45D3EE8BC54BEAC02873E034E8BBE4670C1BE6E1134BFCA5AF7BED18AA5BD55CA1EBF44EB84BD48B8E63D9E6F143D0B4B8ABD179F7B3D958FCCBE4AE6C0BD0486B23DDF0950BE1D5EA3BE12891BBD8897BE3D7514C63E97B0253E06AA33BE6AD50C3EE9C6013F986FEE3C218D463DB5D20ABEFFD4B93D4B95BABEBA7811BCFAC2B9BCCC81FBBEF8D251BE548328BDC84AACBE832834BECDDA673E3C47443E620C00BF41F5123D316C2EBE793F94BE0E778FBE1FD3AB3E794E27BED403803E877047BE49BF4D3E7731A53EDC9D86BE89DA08BFF895B5BD444E383E688A6F3E58E4B4BD366E3ABE6DFD14BE0CA559BE4B1B853DD347853E5CECAABEAF10A23E4D3957BE02C6853CFA29BDBE4ACF3BBE78C76EBEBF191D3E8533383EC394AA3E3D5E7A3D93781FBDF44E47BE4899953E7823D4BBBE9C8EBE0F2A153EEE3451BE02B5F6BD0845133EA79FAB3E4BA3F5BE6E8FE8BDA4664A3E706DE1BE5A9C98BC36521F3E4AFC11BD69E17DBE986F993EEA56F8BD30580ABD1AB9383E801DCDBE1B5EBE3E92F3003EFE35AEBD667EEE3D758FD73E51DD95BDA5C8453E045C2BBEEDBB943E071AF6BE6D0487BD2111FEBEC2701C3D2DF857BE0BA789BE303179BDF88FC23D1D5239BE15DEA13DC9E6D1BD7E31053F5F528B3EB8F8FEBB817C243F994215BD3AB88E3E60B082BEA6D1D63E9C5F363CC522883DE84555BE46B0E03B250124BE3C11623D12202FBED241573EB873C43D9B2133BE868379BD797C2B3DACBF2A3E5EA38ABEA019D5B977ED5ABEF38667BEED9590BC863398BE279E7F3E9253F8BB12FFB63D7CAA2ABE9258D03E797AB9BDB718173DBD05A43C25CD4BBEDF0608BE4E6904BE365B733EE568E3BD6FF8AA3E5501CFBC469B893E03AF76BEBD49A5BE9A5DF5BED52F463E1EC1933CBE6794BEB6A3063EE5C05D3D7F4CA23E574A093E54D13CBE817B90BEB5A9BEBE186FF23DB95044BD99AF66BDCBAA53BEF56D543BAE7DCCBB4419143E00C0923D3AFD993E699EA53EC8A98C3E76ACA6BDBC6AF83DDB0096BE8B76343E9B38F93DB876BABE75A9B9BE085A19BE458C5F3E7DC879BEC64B12BDD4CB71BE1D65A03E80E1EABE722CDDBE29699A3EFED928BEBE969B3E127C89BEC66DE8BDB72E263FA2F27B3E6ED12CBFD826E13E499D2F3D91AB7B3D4B740D3F95363C3E4B8059BE6DB5733EF719BD3E075BB33E9537313F3A56133E38F9593E134E58BE4DA3F13E1FE7423E9F96173C463D423D914190BE6B01553E37146EBE390F693DCDBF21BE42907DBE85AB76BED63E563EFE138A3B6A1549BCF461403DAC7FBFBCDB01A3BD220DAB3EC6659F3D2FC9A0BED80E613E7B249B3EAF54AABEF82286BCC05ACCBE505DFABD228ECF3E3FCD433ED052B5BE34BE91BEC4C8AC3EE9271F3D1423C33EB3FD1BBED02616BE40C657BE",
      torch_tensor_16_torch.float32_14: "0x04000000349A383E4EEF0C3DD02FCD3C2F712FBD833ACCBD5FBFA3BCD489B0BD4B7B08BDD2EDC0BD8CD50B3B46DAA73C0B10773D5CF80ABC936ECFBD0BAD293DCE7CDABD",
      torch_tensor_16_16_torch.float32_6: "0x04000000BEE3F73E1291ED3DBEFFE33EE6CC7EBE903CACBD898B64BDDBA580BE7B36173EC93994BE297B143E4602A6BE87A3A23E710F2FBD96AC963E8DA2B9BE063989BE14CEB93D4B1D003E4296443D3D35613E11B6443EAE27C6BD90501FBE278CAB3E8264AABE66FBC13EF86938BEF56395BEF0E6BABDB379AEBE0068993D49F4F53EAF8F1A3D49FAADBE6A66D23D7128C0BE7AF2203FB1CF1CBD67EDCABDC526A03EFB19FEBE76EA73BE2FD2863EE1E986BED657423DE234A23D64CE683EFA62283E0081CD3EE191F3BB8B426E3ECEA004BF33B7033FF63D19BED3504B3E2A13D03E786D393EBC09A13E920A9E3EFC90B9BE978719BC6DFAE3BE5C9971BDD02D00BF3473A93E0A94F53D85859C3D9DCDA1BE6C96A43EF741183FFF35F2BDB8D998BEC368BE3EB7029DBE89F7B3BC50369CBE6B2692BD2BEF02BE3D5F97BDCC1617BCB24252BE7F388BBEAA78473E4E0FC23D7BBAEEBE142F28BE06B3FD3D39BEE2BE8D70AEBD002A8E3C61199A3DA65BA6BEFFCC97BD84AF143EC134CF3E62B8D13D841C563E5A54963EDF2CA63D88E9DB3E2A70793E260F9C3C9A1E933D4C51993D892D96BA9C9BE4BDC9EB2C3E7FBEC7BED331DA3CE5F6023D1487B53E13FBDB3CC372F83D8659BE3CA027003FFE8BEF3DE72337BED389853E1F188DBE7030303E7254C33D65138CBE1B4B003FBFD0CCBBD3C3CCBD06F60C3E3AAFD1BEAE6F863EE4C1583EF80ADDBCA434A63D19A8193EE2C0EE3E3C0C793ED01F8B3E3E688A3EF84489BCC3A88E3D9A7B33BDFE2E913E838266BDE00E873E5D4A973E058B1D3E24F29FBE90CEE23E46739C3E3CF02B3DFD4D993E1DFFBA3C4361253E736864B810F1553E0FADA9BC2285B13E295AA5BA50F71A3E64963D3D563D1C3D80729A3E351CB3BDFE193E3EC991263ECAB9B9BD21221DBD207D623C9EAFBE3E4B31AB3E94B553BE90601F3EAC26833C013083BEA05F7B3E1E4C463EAFF5AEBC1CA6C0BE4C32AB3C5D15B23D7055E1BD9C81B93ED7F49A3EBFD04F3E6F903A3E60ADBA3E5E935EBE7C26A83D3523A7BD1441C03E0BF31FBE496D1A3EA10171BE5BB7D23D3C1911BF49BCD03DF6E2BABDA4310ABECC5EA1BC18A2B3BE5E7C583D535E25BEE4030B3E7DD3AEBE1C180ABECC56353E88654E3E88A5C4BEC51889BE888881BD9153153EFCAC993E503855BE7146B0BE30F099BE01E62B3E09CCD73D7E2831BE659812BC87182FBE0D0D2CBE32F994BDD9B7EEBCF8EC323ED826F73C3145D13E129C323EAD16373E7482883EEA0F9BBD6D41863D1B7F143E35995ABEBF628CBB7A07B33EF774F93DEDBAD9BE1FD7E8BA41301F3E3CADE1BC7EE8BFBED92CB13D5B6AA8BE0F11A2BE4F7F71BEB71464BEA13E033E20B584BE9B2DD33CD635CBBE1C7F363D2157DF3D15457D3DAC4129BA2F1C333E0280A6BD16A111BE6268D7BE",
      torch_tensor_16_torch.float32_13: "0x0400000015D4A0BD8398673EEEEDECBC8834133EBD51E53D6290993DAE5019BE737364BD3E402F3E84DBB43D9C7B223E30CB1E3E82B015BDF328FC3DDB9FCB3DF0A46D3C",
      torch_tensor_16_16_torch.float32_5: "0x04000000211094BDE6439EBEEC9EE23C7AF1A9BDDE459ABD48DB503D7B60D1BD5DCA0D3E610205BE0D70103EE509153F5AEEE23C9920923E117E98BE765F6E3E216DD2BECABF313FD4E3843D5ED8913EDA9CF8BD3BFBCE3B288C813D6A0AD33E72ED87BECE238CBD5EAF67BE3F890BBE9FC0B33ED23B1C3DB39F073E3F65723EE58F933E7E86353D468E62BD2DE22BBD19C2383ED18F3D3D1A39893E1398953EDF031A3ED363F23D8FBEC13E96A7D63DEEBF8E3C97BED7BDF07C65BD69D3073F7B1871BE46A3A6BE9EF01E3E25968A3EEF4B8C3D01D166BEDC94B8BD6B15DBBE37B2413D88A8E5BCFE2C583CD75EE83E4B61F43DA1882B3D7360073E1ED03DBCA91DDFBEFEB6853E4CD614BE376F0E3F8B4FC33E810108BFB58FB4BD61F2A93ECFFC593E4F437E3EAB15003E33C38FBD760A32BE5C73EBBDEBC4F9BE7F19CF3EF6556CBEC5B8993E89D205BEC75A153EB47D12BF8396D1BD110B2CBC5448343E64A140BDEB70133F23D5F1BDB506B5BEEBB9763E3694C1BE82D8883D3E8D7FBC9594C8BE69CFEDBEF5FB873E927545BEB8C5C83E0C9064BD8AA29E3E00C6B93ED34EBDBECBAF8F3EE173BFBCBF45BABE7B6390BB1BE504BE012E58BE1074213E35A2883EFF9E633DAFD190BDD94911BF05FEC43E6087053F4548E93D85BD043D2061253E868C153E12A2713ED718853E2B6D7B3D2A92183D70D585BB0A52993EFF33023DC99C693CE412AEBE790E943EB18495BE8A6144BE54D8D33D5AAC4EBE92C046BE04CF23BEF605AFBD9EF7DF3A909814BE2435CCBC87E083BEE53565BE513C08BFCDA1A8BE98B5013E928A823E60C5513D6665273EBA24CABE4C1A9CBDF27644BC8E46FABD801A48BD2867343EAFBDCBBEFBD0C4BDF1643D3D69019CBE98C700BF8F2337BE69619A3E15F5053DF00328BECA3F53BEA510AE3EE8E9B6BE61FB883D27F6C33DBA71A7BE548E683D309510BE47CB42BCA53F393E63B9923E2C9FF2BD55C6413ED0BBB13EFC78B93E3B97CB3D6C1B14BE1F696BBE36C6F6BDB627B1BCD29BCDBE0FC32E3FABA508BD6FFD82BDBAB8C2BE50E3B93E61FB6ABE92FEBABDAF9589BE4E0A92BD061A90BE1B421F3F94AEC6BEF496143FFC6C263EA26DBCBE779A88BE4E69673E4F40B83E7BB1E8BCF94D3EBDAA76143E210BD2BD3B7F473EF52CA93CA1BF8ABD0E15CA3E3E9B0EBF570DA53CAB8D0F3DA96DF93CDB6AB53EF215393D73C194BC860AF93D4EF4A83EECA1E7BECF5C14BD062FD83E1E9021BCF4C81D3DB0ACA13E2486C73E5DD8EFBDD3FE373E6DEF4E3E3288E53DE00BF9BDF29D693DF3573CBED2F2773DD7A57FBE885C1EBE4962A73E49D01D3F9734B73C90D716BCF05DF7BE41F0D9BE34FE013D8E46A7BCF1AFA3BE483DCA3D0C6A133DB16090BEA56CB1BDD68334BEEF9BD23EC98FDDBE538CA4BEA59B5F3EB971CF3D",
      torch_tensor_16_torch.float32_12: "0x04000000AE224E3D74B7943DD26CA73D687C453DB79F81BC3830B33DEEF2E13D6ECC20BEE9E09B3D0670893DE2EAD23D9511F63AFD2C06BD8639E23DF2B8A13DCD4B043D",
      torch_tensor_16_16_torch.float32_4: "0x04000000A23D673EBCB8A03D2DCA46BEB6F8A3BED46620BEDF59843E6F803C3D0637D53C5194CBBE86A395BE777B80BE25C690BD6AD09F3E979E3CBE1F589FBC4180DCBD3C68023C83B9093EB2E144BE7F38B93EFDB9E9BE094C1E3F2755ACBECB3DC9BE8C25363EF30BB8BEAAF77CBE9D308DBD69A29CBD79163CBE2721AC3D832753BEE4C4F33E240745BEE66007BF85B225BDC57C39BDB0E6183EA5D767BE3930D73D7DE484BEAEBEE3BEA7F3443E386D2CBEC98E13BE36B14C3C5C5E6A3C37892FBF00D34DBEBF9930BDFA9A0DBE4509893EB3D1733E8C9E6ABDB7DE24BF9556A53EFEDF28BEC0CBD5BC0B5767BEF646E73E6D350A3D4802C53C08E62B3EDEFC9C3DF2D6863ED6F123BEA4BEDF3CFC42433E7A366F3EFB6B2E3DC2D3003D50CCFBBC2E1B1B3FA0EF703D37071DBD1AF17ABE13608DBDFC4D783ECC03DBBD8317DC3E0D50A03D0C86393EA465B13E3C47FFBE62DFFDBD5B7C853E38A39D3EA93D8C3D18BC76BDC4BD623E1B784D3D4677133EE037B7BD07E5043E0AB9ECBCD0D922BE2827363EC7BA04BE3E780ABE539E0DBE622383BEFA70CF3E53EE06BE38A236BE686DB8BDCE4806BEA43579BEF63B103FB63C063CDBC4D2BD7A9E043EFC506A3E35C15CBE0415BF3D898DCD3E22E6A83ECDD6E93D7F5F27BE7ECC3C3F392E2FBEA87B1ABF3CE1893E309CEABE8351ACBDC406BFBE9E21A6BEE79E82BE41B7203C4AA4AF3DC84A903E4022E93C55EF6E3E5E7AB6BDE47E6BBD826E6DBEE01FF63ED0904F3E84612CBEEE6C783E2837B23E9BBF75BE395E21BD6BF76C3E98EB51BE3DE002BEFB847A3E86AD033E3F8E5B3D158E0EBED463493EB95DA5BEA70B06BE3FCB583E72F5C23E831F87BE99EF0EBFF035CA3D465508BED8D3433E56F573BE0DED5ABD5558563EB6CBB63E80E6823DD662B53E4B34763EEF225BBE83764CBE31579EBEEF88E33EEADE0A3A9EAAD13E7A03E53D3750D43E88DB1E3EFDADD6BC268E4DBE7AF4A1BD1E427EBE88017ABE2BD88F3E3EFFF43D54A47A3C8E2B34BD5993E6BC2BFD5EBECCF4B4BEC5C2E53D60177EBEEB38A73D09AEF63C39E40A3E37F41EBE21D0E33D49C972BE1E2985BBE799753E66C883BD4EF162BE6C36B6BDB03AC6BEA367373E723161BE0C205F3CD8FE88BDD470113FED48E63D6C620E3DE70CCC3D83B77B3EFEBEDCBE14B5B4BEAC10A9BED80A1F3EE60271BE231985BEAF07A7BEBBC7A63BC45A8E3E74EAFF3CAC31F43CEBE45CBE5B542B3E49420DBE14963EBD3D56FC3E4D034EBE24B20A3E9EB9333C386DAF3E662525BF985F19BDC55AC33ED776213E16186EBEA68E283EDA08F4BE521E623D677F8ABD0AC5373DE63D78BC6A9440BEFCCDBE3D2C0F123E16572EBE172CFE3D5234C03D54E9A93D3A78EFBDA43FFC3D4B1C54BED627D13C35DC273E09A622BE519D8D3E129C81BC",
      torch_tensor_16_torch.float32_11: "0x040000003B4D5F3D7E7587BCD67A0DBD1D9AEABD4FA8A2BCED1B5CBD261AB7BD24060EBE0CF6033D98A8233E38D0CDBD8D45183EA8632BBD4579D53DC96C05BEB2C133BD",
      torch_tensor_16_torch.float32_10: "0x040000008993813FFCF48C3FF8638A3FA4698E3FBB13733F071D803F0389853FF6A96D3FE83E773FA579713FAD6C883F59F37E3F4A777B3F29E1823F5C8E813FA190793F",
      torch_tensor_16_torch.float32_9: "0x040000009E107E3EB5C1DD3D0EC1A1BDD855D2BD83710BBED04ACFBDC680053E32AE97BA30D1A2BCE6618B3DEF261DBD654AE83D30BC413DD68DEA3CAE3636BE46CA253C",
      torch_tensor_16_32_torch.float32: "0x040000004811FA3D3402903D3F8D0E3ED7DF603D194ABDBE8CF087BD4B9DAABE4B2791BECF99D8BEB92BA03DD87E653E122AFA3CDF5998BB3F82DABC8EFE7CBEAD38CDBD71C907BE158A143D559292BE9CD523BE772ABC3CC16B283D512E0ABE8C31933EB29197BDFF2ABBBD0E7EADBDBCD99EBE7F3E14BE02E1853EFAE7BCBD9E5276BE9A0005BEB0A536BE20A9CCBCFD686EBE5EC83D3E757B4E3E4C30273E0FFA983E7EDB1ABDDCB5203E7E23B0BC0C542A3E3C5B173D2C6FB6BB8BF682BEBFE16C3E5F6F923E914C98BD46A079BECF42D53A112554BE2D4BAE3D9627B8BCBC4C26BC3844253E32288FBE77C5393EA95A523D7CF3DABB56F693BD395ABCBC816BD83DA01AA63EB2E633BD138FAE3DB8D09A3E7C49143D43F000BD4F9AAC3DA157D1BEFD2296BEBD6CB03D54B6733CEFFFB6BDBDC7783C5702903D700DCEBE2630103E9A9527BE7E254A3EACC95ABEDCE8613EFF6A02BE6713213EC6F57D3D5F159E3D54C39D3E12AF0BBF851F1A3D896E5ABE65E4DF3EE0FA173E4E9DF13DB1A34BBEC02BD33DFBA0183E204125BD128CE33D0175AF3D8EB8F4BD328CA83E0012C53D5CFC823D5E40683E5FB0AA3EA12A05BE63DB4F3E0C2A8D3D7E53B43E4E35543E59DD16BC553F893E2895243D9CB7303D818418BE234286BDC946953D24FDE8BD7B4BB13DE3AD703E646CF43D3B0B363D84CF01BE7C652D3D2F63203D91E1ECBDF838C2BD33F3AB3EEE9E7BBC002D173C5C09363EBB290A3D4D9279BC28E548BDA2AC07BCBC9BB1BDFAF8D1BA43E5C1BD7952173D8114B4BDBD1F98BE327BE83D780BCEBD01DD4D3D3C2A153D99958B3E0144373E774D493B33018D3E543F2ABE9BFB153E7BEA30BE2C42223DC191D73D2C41FB3DA842013E6BF244BE69B58B3D479CFDBDFFB4ECBD0135403E0C55E1BE23FC8EBEF29ACC3D05042C3EE6F114BE9FDF6F3E029DD0BC4F8ACFBD53652A3E12A525BE81112F3E48C228BDBD18A0BDCEB69BBEE795163E0DF5CFBD454FBC3DCFADB13C02248DBCBE0C0A3E433477BDA04BA8BEB022AA3E10B544BD18C26CBA4546D33E6C401FBE982662BE11675ABDB18F36BE21B7053E14BD06BE67ADC1BCA4FE993E2F0A313EA8BA2E3D75D9BA3ED544B93D343E4FBE6058EC3DB4DB833AB83D233E398072BCB2A8F1BED71D403ED3E0FD3D9C2FBCBD7ED796BE0E0E543EBECB0F3E455D3FBE4277F83D1F87EF3C507F723EC4E8123E6F2410BE2287983DB680C8BD92B9CE3C255A0ABE8870193E6ADA603EF9281FBD2F85103E961617BE564F7BBEEE6DFB3DD018013C66D890BEEFC746BEA96D81BE6D8BC83D3DC8B63BAE2CABBD33D018BD3EB9663CCE4ED1BDC44846BD2F9564BD06F330BDA37E95BEB7196B3EF316D63EB6BFA7BE3267063EF4E4453E9130A83EAE8A30BD76A89A3B5318523E880F023DE66BCB3D396A383CA01A0B3E8481233EE8C98C3DD083FDBCCED5373E9A8EC33DE49C74BDD6B8B8BDAC0CE0BD82EDF1BDE269473E88960BBD1637663E39C3613E3ADE663EA349293EA631CB3EC971E3BE1BE29B3DBF70533ED91070BE4D1F953DECF091BE67F4143E08378FBE36718BBD94990ABE68FC69BE754BF33E2D68923E342427BE4724A33E5C6717BED780BE3D067ACABD5F36CC3E2D42DCBD5E809FBDF87EACBDAF3F1B3E258543BEB594F33D1F29063D1EA2183CF7CAECBE6F359C3E28A0E13E290F23BED17A023E7728763E8060AEBD866C83BE97B8A83E4105DCBCC5794ABE3D02493EF00BD0BE8641363E220151BE000E4BBE6B85D5BC8BCC833EC3851B3E7136F9BD0D0F123EA5564B3D96285FBD3127A43D2DF2523E43D279BE30049FBE7897F4BDF23B7F3E620F0BBE9C27943CB24EE8BDDDBB393E2615E9BE4B64CD3E7E5F613D6FDFE23DE24280BC8960D9BD78304B3EE9718CBDBB6D2A3EA0A0EBBD45A72A3EF75579BD55E59E3B873BDBBCC8AA093C927F14BDE0D85E3DE8B2F0BDA9B6103E0A5B9E3CE1DE593D326BAA3EA702753DBD28D23EC55C87BDF67E593A3B94E5BD7D27393DF96304BE4EE9AABDA46A923EC565CBBD6701453E4E5C18BEF6FE5B3ECF602CBD88FF7A3EF9A08EBD6B7AA83DFAF017BDE1E3593EB25F09BE569F463E9F040DBE2DEA773C1D6E7EBEC80D6C3E816C36BE775AB03EB4FE293D6FB6F53DBD20753E53D8A03EDAD0813E8027BA3D2A0A93BEBB0206BEEA63AB3C7D6BECBC91F2FEBC10FD9D3E8ACB55BE7538B0BDA94F5EBEAE614EBE06A8543EBE422ABE23260ABE312E7ABDA232823C5409C93EA12DA6BD4603403D450A973E8F4A443E96732A3E0905003EB6B880BE74A582BE77A0753EEC71B73D2A8486BD1798363EE9FD45BEECDF103EA6A2313E64D4393DC83E7DBEB5DB733EAE143DBD3ABA403DB4BCB2BD987BADBCBC5D223EF3E2D23DD0B2523E444B823E2EA9AD3DD59F833E58D8E13DE9EA863EC339453D5892863E2B904D3E15573C3CB5CCDABDCC76003F7F5F48BEA364353DEA2838BE79DA853DF21A83BE28957CBDC4F4A4BD9B9CFE3D246B933D176CBC3E28ADAB3B7D21473BDB6DB53B3138A53D080281BE027BADBA2264BABD5052CEBEA955C93D32B8753DD4A977BD8A5040BE865915BE3D07FABD350C203E914DD13DE932713CE99F39BDA595AA3B953DBBBD0B58803D9391373EE6CA433EF00DEFBCD7A87B3DF6A08ABD2604073B28067F3DC6D0DC3D6E768DBD106B123B9E0F3BBDA2DA763EC2A33CBED1A62F3B87B89CB9D13BBABD2275AB3E74CB0FBE0AFC25BEC7BC91BE24ADB0BD7F7FADBE5A500A3E432D8D3D210407BE397495BD39FE493EEE1095BD5B18243E3E1300BF5691A2BE2CBDA4BBA6CB683B3880313DAA2A9A3D8EE688BDA5658ABEF98AFC3DA023C13D661580BEB028E43D",
      torch_tensor_32_torch.float32: "0x040000007788003E15E311BE53264FBE062082BCF6DF0DBE93131BBE9FF3353EE877E63DA58879BE5EED753C79FF153E152BE63DF5F5EE3D0B3947BDCE731A3D4DA1FBBDA70785BEB691013EBC46A83CD8707F3D8EC08BBD8A6106B91A5BE53D2734363E400C17BCE8EDDF3DE08100BE82173D3C68F1DFBDC8C4DDBDD2B951BD979F243E",
      torch_tensor_32_16_torch.float32: "0x04000000C868AA3DB0730D3F60378FBC0540F43D70B1053E7CC61CBCB64AE13DBBC455BEB8B260BD84DA42BED75B20BFB6663CBE750752BF507C82BE24D4583DCAF5C13E87F997BE897601BFA66A913DEB9BB4BE7755CC3CF5494F3EB245A5BE77FA933EE48E07BE3ADF35BEDA9E85BE4CA7533E13023BBDADC732BBA4B7313E93F75B3EF817943EFCB864BEACA7343EDD12AF3D8538893E4C5C80BE1300983CFC9E023EF00B3BBE95D7AD3EAE43BEBEA152A43CCEFF4CBCAF120FBEF4CAC63EA11C6EBEF2DFEFBDD2872D3E4107543E67A42CBFEED7EC3EB0E6AABEF196643EC3AAB9BD1D58473EAB65963CF4BB943C6268E5BD09ABECBE8537BCBDF8B61B3EB584063E1A4FC83EE27C483DAF4E44BEA13F8FBD0F3D1A3E290B263E0BFCE73C93F23F3D89B16A3EAE18AEBE92A88BBEE6D4EA3C5BBD38BE581509BFE09D5ABEB16845BEA2CCC1BD3A4AB23DBC94C5BD818D9ABE6F0FBA3D35D1233E7133413D7E90483E421E80BE7513513E149924BE895EE2BDBA8794BD625719BE5DB718BE9A40A2BE74ABD33C0AA417BF15E35F3C4DE189BE2076E3BE3F038CBEE7A1663E09E8363E139FA0BEC3E0563C29838DBC58DADABED7EB84BECA5F973E3A36653DECC82C3EF514C73DE76EA43D5D9F063EF59DFFBD9D7EF1BEF9478FBECC230ABE799301BD0BB8CABC16FD02BD29F6D1BD0EC2563E552008BCDC9337BEFDBCC63E1947F9BD3238EBBD9555263D25EA65BE090504BF5E056C3E974A9B3EA3FC82BE33E6B63ED66568BEE0CDC13D22609EBDCF8A2A3FB34CA83E9957893E08305B3E609E843D8EC6043D0428AFBEE7F4773E4491873EBD14E83D69EEA93EF61AF03EC1965D3DB2118E3C6B0E033F405E42BEE1F3FABD0F915DBC4135BD3D2ECB843E5B793F3F36808D3D1602353D2DFC1F3EDBA1D9BECD068C3EA26922BE3FC46A3E430D973EF083D1BE8D66C23DCE4193BE595E0EBE3B36503EA3E240BE1BA9B43EB9E904BE162991BE6070F8BD1B868BBEEB8E893EE049D53D72A0A63CEB3C14BE8E2FC33DDE2F46BE0996ABBCA4B1E4BDB973323CA48C3F3E4FB25E3DDB5D5FBDAD11193D1EA4ED3EB19114BE6B0DB13E07AFE63E09EF57BE750F9DBD4A142B3CDBA2753E9BF3AB3DA66F7F3DDEA727BD8FFDD9BE321488BDD018133F194DB6BD0E974E3E761EE3BE2CCBA83C74D247BDB8C01B3F68E8A23D889F0F3EF60CA9BE5E3D623E3FC2E1BDF5D8033EDDF8DB3DA1806CBD4B5FD3BD51FE053E3D7E7FBCBAF62F3E4B714D3E768C97BEB5F9DCBD46DAEC3E2951C33DF2B4A13DD64666BD155B493E4568E13ED72F5CBCE18A1B3EC66FCE3EAC3ED9BE23A87D3E20975E3E5F6D813ED9CF803E587C9BBE968EC83E3C094C3EFDE73C3E3FBCD53CE2D95BBB6CBEAEBD295A673E0E54923E095597BDA2DD103E46B7883E730CE5BD5D3A8E3DC5D05BBE38DE86BED7BE2E3D6344B6BE9245C1BD043323BED81BFDBE55540DBEC7FD0D3EC56D983CCE6CB33D00987BBDA6D75FBE09AB553D6D63FBBDBD4F70BE9C62ABBE6171DF3D1AE97CBEBCD7D8BD3AAA363E313A4EBE905EFB3D65135D3DED0E37BEA7AF903EB2A8D7BD193FF8BD4E5E03BED99CACBC1FA922BE0A1F093EBEE66C3EAAD2E5BD200A4FBE29BDCDBD1237A7BD9F9894BD85E30ABFBB1F463EE5F36A3B88453ABED29FB6BD15FD86BD29A7553DD79EF43DB6C45DBE89EC363DFA54CDBE176684BE42E6BB3DF389133F8553EFBDC3737E3DE1D66D3E841D4DBEB893093E64D0C63DC8F6D9BD2E78C6BE7B1CC33C1DFE583E1B376F3E2135D2BE658D723E8B66B8BEA78F62BEB56B003E3973B8BD24DE60BD2DFE203D927F293E5A11AD3E05A69C3D05924C3E58E8BC3E6C1CCF3DCFC08DBDE7724D3E05C102BECAD02D3FE1EA20BDF57468BE120BCFBE59DD38BF0AC64ABD21302A3EC7B8B0BE9CC582BD0DB2203D3B98B1BE88A910BEB17E02BEFCCC8CBD5EC98EBE41CCAEBB87837CBE0A75113E433998BE59B48ABE2A954D3C4BD4C23B615074BD754ED93D2D77113FB8D14EBEA02C1FBEE5DFC3BE112FC33E57F74F3ECBF1A1BBE51D6DBE0D05E6BC6B0CCABE563A2C3DD0787C3ED9DA0DBE69C9F73D5C4DB4BC19E98A3E5370B0BC409953BE918BC5BB8191C13E693A89BE3C43103E5C9B013DB02E7ABE228AE4BDE7514E3E1349F63D47BE4B3DD6E51DBEC62B49BE4698ADBD67AEF0BD954E03BE8ED097BE599CFB3DB05920BF2E6A89BDDE39E6BE23D7BDBD3D2D29BD149AD1BEF4E6F13DF308BABEA4EA8D3D2C64C8BD4305BE3ED45B93BE0123E23E3719F9BEAFD37A3D8012633EA94272BE8405103E407F0DBE45B0E83E575791BE749175BE83408C3ED8C6893E132A323E005DC13E2356903E2E790EBEC86E893EC0A492BE47C9043DF28D12BC6D029C3EDDEBE0BEDDD8083E305383BC9758B8BE091FBA3D76E60CBD8E66B23D5F14953D0404573E6103603EC90449BE19B04ABEEBC081BEC619953D07F83B3DE2D1B33EF9C8663EB57CF73E0C32953E858DB83EFB922CBE254C2DBD1B5DD1BE8B27BEBE1D41483EBD5C1A3E5A60D03DFC99403D08BB743E7A97E0BCA92ED9BD04F603BE2E368F3E2B0283BEBF05053E454F4FBDCC992B3EF6139D3D8827AF3D15AD543EEC9A00BEFCA61A3EC902C23DF946A8BDD38D31BE76F061BDC7EF8BBE228871BD57AFC4BD9514133DC4EE203F866C01BD39D89C3E7EA7A3BEE096AC3DDEC4AEBD49F0113EA0C285BECFA7BDBDD9C00EBCFC83EF3B714DDA3C2E992EBE5D4C663E8BC3DEBD5074373EB686A8BDD9365B3E4B04CABEA3749FBED6134BBAEF6A4D3D995929BE2F7842BC7BCE453E8A0F703E0C4515BF1747E3BDAC58B3BE0BBFE1BED5DC463E2EFEC63B41880EBEE8B182BDA6F98F3D",
      torch_tensor_16_torch.float32_8: "0x040000009C3E9A3D9DE15D3A3281793D5260EB3D45AE173EC3FD5DBE4447C23C6BAB3FBEC50DCBBC478F8ABC2D920CBE89061DBE2873AABE46699CBDE86EEF3CBE828DBD",
      torch_tensor_16_torch.float32_7: "0x040000004615773FF7AA673FBDB7853FB63E723F281D5A3F150C8E3F41A15D3F47B6783F37B08A3F574C573F07D58C3F8B9C803F43087A3F8E81953FE7766F3FE341973F",
      torch_tensor_16_torch.float32_6: "0x0400000033FB0A3CCC2722BEBF3D143DF9162FBED2751F3D29ED483D963D12BE7E44D4BC7D02923E201918BD50E5A2BD36D81FBDA619283DB99E273E05064D3DF246B8BD",
      torch_tensor_16_16_torch.float32_3: "0x040000001875BE3EC8BE81BEAD42F53E10C5D13D0EB9A7BECD4E673AAB5F1CBD5DC394BC307D87BD2D89423EEE2E093E29AE64BDE88C423C170FDBBE9FB04CBCEE25A3BDABF2F0BE74D6A8BEAE7C993CB4DE8E3E5B86D23DCC07173E6A9E603DFD88433ED364263EB0E548BE55D6DBBDD52FAB3EECE14F3DC6C4C6BE7812AE3DEF041C3E1B245EBEB583463D4F4FECBDE2CD7CBE8F76FABD52BDA93D29BDA93EE1A7933C6F6AD7BD9E6E673ECB603E3D7E29133EE642AEBE789E16BFB6BA12BEB3CBB93EB68A6B3EDDBF45BC1FA7D63CCB7FE33EDA78F43EE151A4BEA42020BEAFECB0BE2D6656BE55EFA33EF7893D3EEC0529BE7654423E4702803D672E273D8185C73E180ACBBDBCE1DF3D584803BE039A16BED318E73EE8E6AFBD5FA895BEE57EF4BDBF8AB73D2A252EBEAAEBDD3D6571933E8C82033E5141183E7BCF073F296FBFBEE75C293D08B9D8BE364B1CBE277B653E27D411BC45FD10BE566BCA3DBC70DDBB167D8BBD1B43EEBE2AE67BBE4E9B823E9DA077BE57903B3EB0C1E63DEA15943E3F2BB03DBE81E13CB4393B3BC5DEF93DFA9864BED4CFDD3E5DB25D3DE524C9BE9D3EC6BD09F67BBE13E320BF98E020BEFD38603C1AD2913E5EEF5C3EEAE2C6BC3F47B7BD3E7A4A3EFD5F1BBE7E975EBE2A979BBD1EA823BCBE3ADEBC39AF583D471184BED6218FBE555BB53EC212173E1EB0C9BEE9376F3DA38292BED941A93DDFEE963D38B532BEC7391B3C806583BE7474963D190A6CBDC2C0EBBE531A83BED0AA8EBE4E33683E3C82C13DB257B83D9874873E1FEA923ED8FBF93E239863BD976FA83DAE503ABE83A8963CB6D50E3E81DE09BD871814BEF6453E3E7DBDAFBD40C220BE68B7C13C0EF2083EC359BE3D2CD4A33D260E3FBCB928123ED6AE803EBAC69EBEDB8B483E50588FBD68DB4B3CA259083EE26CCF3D3F2ECDBE4069AFBD6C57B8BCC3CB173F3EA8923E3ABB5A3D82EA00BDDDD3A33D7E2481BE443FE4BEFC7EBD3D7D4153BE1A2B99BEDE2540BD87B09BBE58D5473DE6BC8DBDAD22163ED7BCCF3CDFCCABBE03AA93BE016BB23ED325123F137F44BE2DBDE9B9E3DEA9BD72651CBE06B13B3E7120B03E67FC613E667FFDBEEAFC6E3E2078253E3314863CEC951ABEC7B888BE292E843DD6476EBA7982F3BD1B93D1BC4BE8A5BED8CDE4BD3FF2803E2BDDB83EE582ADBE951BCD3DBB2BD0BE2E9816BF468B083E810A183ECF1906BED04BBBBD2B6415BEB237DF3D44555E3D1E29523C13823FBEA041203D5126123E3C28563E963021BEB498A63D402406BFFA05BABDBB0839BF7A6A603D6FEC4FBD1C39353E5A36573E03D898BE7849FE3E49DE013F49FAE8BD197E09BC58AF093E66B20E3C602C003D6BF0E4BCBD483E3DEC6EB3BE0C6977BE6D98603EE944783E3354283D1DDB78BE9133CEBD3B46983E7C7DBABE2EE8FC3EF47F803E",
      torch_tensor_16_torch.float32_5: "0x04000000E2645CBDD038EC3DCF8115BD7BC9EE3DDAB24F3DEC3E313EA735B73BDE674C3ED3CB44BD2A8F3EBEB16E973C9C969E3DEDFACE3B45333C3D2AF4CB3D0B199EBD",
      torch_tensor_16_16_torch.float32_2: "0x04000000D443243E6FE3DE3E645510BE6C780EBEFD7CACBE8EE44B3EC7005ABECEA24FBD447E003FCA90F3BDCB37C4BECE6ACDBEE3DDDF3DFFC8993C9776893E41D0E63D4B7A5BBEAD07F4BD2E41D1BD416D0F3E3EA53C3D21358FBDBFAB173ECD6BF03D98743C3D6F92A13E54FBF53D7A64E4BD8A587BBEB03A80BD07C05A3E61FE873E6C12D43DD3F7EB3D61AC90BECF844F3EE3EA373DB89DE23D12D382BE1259023F98ACC7BE1DBB893ED391BA3CFC1BD73DF2930A3EA8C00E3EBE64B7BEEC7DBA3DC75D47BE70B9A3BE9E104B3E600960BE45CDCBBDD3A211BF8DE46F3C34DC193FA154EBBE355DDE3EE60B45BE22798CBEA8B2B8BE3DDB74BE4BA79C3E549D3CBEFEE2BB3D6DE992BD5ECBABBEFD1DC8BDDAC7B73E5DF92ABD74D33E3ED6FDEF3ED091A83EAE8C82BE684CBEBD577F233ED4CC73BD72FD423A36C0CC3E6FCD413DAD2499BEF9470BBE7CF36B3D36653B3DC964923E3B9F10BE01AE22BE66C6253E692982BD6EF0043E2530323D157BFF3DE627D43E4A5EE6BD5EE958B8337FA1BDA96F943EC423A33E696AF53DBDE87DBE640B413EC389163DA41936BE30D113BEE5C980BED527EABDB6430DBF66336A3E12B420BD3CF40DBFFF65B4BD5C381ABDDE6ED23E1B3D353EC5925F3EE9B5AB3E014F773E51C68FBE4B414BBE9380573D7BD13ABC1A21A7BD2811243DA7608F3E6B205B3E9362083D084547BE321A993E2B2A83BEA960163D4D44C7BEC29C92BE9DEBA33E3A52403E3CE39FBE4FDB06BE1AEF9D3EF45D4DBC5DA3943E55082C3DD15C343E01F8E53E4DBF6D3D19DC0EBEB5DA093E097B84BEFB7A61BEF9720A3FABD72ABE13C12ABF835332BFF577C6BE4520C2BD8B0D26BED133153F3401C1BEEC2381BE0792FFBED18B5B3D55BE103EDB6408BDE558E5BD296657BD5DA9793E4BA2B1BE2660093EB4FF503E0BB948BEB86BC43D830C21BE179311BE754AB7BDC969813EDC0306BE05286E3E616CB0BD40E8493E9FA9173F651DBB3E2949083E7B8490BC52A7953E05ADE9BD3455C63DFA626C3E3371BEBE40B453BE3DF5023EC6DFD3BEC17F40BDA2D81F3DB9ED11BEE6D4293E2F04763E1AD5F73D15784ABE67CEADBCB61B07BE8F6498BDCC72C13EF38DFCBEE794B23EBB81273E5411073F74FBB3BECC0CC73EDC34073D01AB0C3CC7EEB83D6967A2BDFC77E7BB3C6855BE50DB79BE3B33343DB1E0A43E8A6DA93E103A5D3EB57F4E3E3F57213DB408A93E97CF48BE955E80BDCBA07BBEC410A53E037D023E2B03523E6A7321BD20BADDBEDB2AE8BE3178E4BD625411BD7CC6E5BE1150213F94FE5E3E250E583D8DA9E13C0B3B7EBE60BD72BEA1F867BDA2DF493E97A80FBEA46F013D48A4E53E75DD843EACF26C3D7054903ECAF97A3E34FEB53CC6C8BA3D3694653E9520443DA66C65BE0D50E7BE040DD6BD1F7846BE1E2031BD",
      torch_tensor_16_torch.float32_4: "0x040000001502A03DA507713DCFE812BE638CE0BC60DEC4BC455ADE3D5BD460BDDA74793ACF80433E575B16BE0BA3743D6E33A0BDFA26153ED6BB333D66B638BEBF561DBE",
      torch_tensor_16_16_torch.float32_1: "0x040000005641663BBF78D13E816E5CBE343A2ABC74560C3D2789D43C71591C3E5AD44B3CAD74A8BD9F54FEBEFDC2DEBE49CB64BEAD4E103EE7F32DBE6AA2B4BDABC6BEBD6CCD06BF418F43BE60A1A3BD13D2133E591E5E3E9003023E1CCA8B3EF47B7CBEA97CF1BD4CF990BDAEC1C53E965423BE89A6DEBD7268333FE1B0663D2E85353ECED9223E56FBDCBED194643E725BEA3E0E46F83D8C4CC23CE7E4103E1255AC3E5A88E53D4B183F3E42A7A93C5206393E3855A53EB55460BEEF51013EE96F3EBDE8A9D53CB38D4E3D446EBC3E4D5E8B3EC0A000BF3CB06E3D7FBC823EBBB9DC3ED9151E3DD5AA8C3D634621BEB57203BEA3F3833DDD8775BE8FA6993E87A1A3BEF257593E0A492D3D6DBF99BD6E37B3BD71F6CA3DEC89683E01856EBD5F44A83E8862C83DA9F9D63EAF9B683EA91198BDF02A4B3E5295FABD93AC983EF9FCDDBD2E2FABBEAA0EC5BE7BADAF3DD5C7823E427731BEBF9B91BE83F1C73E91838ABE3DB4E03DF315EABDCC5B623ED63B9B3E9623BB3D8DCBEBBD995D7CBEFF83F93CF6BD84BE8682B13EFF0705BE8C4A7E3EFB828E3E61E63B3F701A493E651DA0BD3C551E3D7137FCBC2442A5BE03AAEC3DC09191BEE314F5BEAA44BCBDB71937BEFBD085BD1AE0F6BD25D38A3EB8658B3C53C2E3BD946B943D1CD2073F3624383EDA7D95BC96C49ABE59E1B83D57FA32BE2F2CC4BD9534883E76C06D3E684E9E3E2D7D8D3C77207B3E0AA651BEE3B0D03C57150D3E996B943CF04FD5BECB9E323D669EB93E3DB0883E4B4184BEA3F5803E4D69BFBE3F3420BEA0B0103DD6763ABECEDE0EBE24623C3EDCFDF93DF06246BEB6AE4E3E2320BC3E274127BECBE9E73DE1FDD6BEA67FACBEBF178BBC84C2243E1402253E2FF2603EC9A90D3E0556A5BE55255CBE81E8223A4C8B16BEE11D22BD3F212EBE61E05DBE9B0159BE3A13A33DCA1D0B3EA202DB3DAA2AA63C7CE92EBEB525293D2662573EFDB630BEB50C25BED6CC10BFDCC1D53D5D60773DE35A613DFAA6893E07FBA2BEB6B5C6BEB6554D3E472906BE6BFE35BE1C389CBDFADCAD3EC3FE8E3E52C4073D0EA91F3F08ACBB3E4CB7C0BDDCC4453E4C08F13DE7DC16BE5112E7BE99B6853EAE9B8C3E110C013E9115BBBDD7A2D7BE4A31313EEF55CB3DC1ACD6BD29EE31BE143D47BE3A6A44BE0B55553E243D9DBCD35D6F3ED5C8F3BD2B1DAB3D06C797BCB5FCB8BDCCC5913DC9258C3D998F963E967530BE5C8B90BDAB5FDE3D319481BECF08803E5F85BB3E5683923C27C9203EF0AE08BEA559983D038620BDC81DC03E149B77BFF56683BE2E42483E5DC3ACBD850AFA3D96B0A5BE6327D23EC40349BEC6EA5F3E6A02F6BE9572C73EE89002BBCFB412BD7370A5BD37872EBEF3C1E13D3643D3BE5A30793CA786DEBE3E0080BE7F73C5BEAB3DB23E8281103E91238EBE6BFDBDBED75BB0BE",
      torch_tensor_16_torch.float32_3: "0x0400000062B2163DA8AEEC3D4A562F3DAD9E2A3E11019D3DAB638CBDD843583DBEE9DCBBF516583A1118863A2F5E44BEC280D93D720F173DB6EDEFBD23126DBE21D53DBD",
      torch_tensor_16_16_torch.float32: "0x040000008BE4EE3DB7DF08BE074FB93AC703A73E47DD11BFA1795CBD4F60C63E671C913C83A23ABEF6DF7C3ECBEE3A3F2AA0CE3E92ADB33DC36C843ED8A298BE810C953E63C1FB3DE31F363EDBFDD13EEC1EB73DC2FBF9BDF315AE3D55FB623DC603B13CE631D03E3BD2613D5D6D06BE22A793BE06A5EBBDED0196BE381C223D00418C3E795F5DBD0213D6BD81C538BD3043F73E6F9ADBBD8A12173EF7E32B3E079A153E442040BEE57FFC3DE7307DBE33891ABEBE3DF1BD8DE29A3E6497B83E272FF2BDBA7A68BE8CF9253FF7238DBDD15EA33CA26342BFAA19843E35ACE6BD6E3701BE6D845F3D9EC5583EC54BD9BD393D37BEC46509BDDA41233E84971D3E15E191BE62751A3E33BA96BEECF36ABE2FF0CD39C13A80BED3F9FEBDA242E33D36CA10BE1AD02ABEBE81E83E6C02DEBB07667CBE5F3AB8BE0EBB953E9B0BDABE5B262B3D70E24DBEE9F8523EEB5B9A3D698961BE6596B83E7C6A3ABE6F00AB3E35D93C3EC5ABB3BEC397DE3DDF84993E005E493D542B833E0DD0F7BE14E6BEBD501E113F6C596C3E6DB26C3D326706BE5E0C55BE11C9593E7AA4573E2EDC793D32E61A3EFF1515BC38FEAA3D7115A73E53685E3EBFF5E03E556F163DF34690BDD08917BFAA8BBF3EBD7EA93D5D6A783E1F97DA3E889F40BDE22D763ECDE796BE678E8EBE46551CBE265C95BCD4CA5FBDF6301CBEA75CD53E203F2DBD898D123DA930923E10A20ABF53FFF03D24CAA53EFD2658BEE47F813C49F5E53D02C72FBE368326BFC3372D3E8CC5763E69257ABC53E539BECFCF0EBE8409703DEFBB12BF3B9029BE76BA18BF3991A4BE3E6733BEA2D9903EFB758C3B2411B83EA12BF33E4818A63E9BF9393DF20ECFBE793AD13EDF5F55BE5D9EC43EA092CDBDA6B1E6BE8B60933E0CBB863DE73B3EBEDD7DAFBDF36FFDBED3D6DA3B41FC57BEA177933EAE9D1CBE49922A3DE00C63BE9048CBBE91D9493E37B2C4BDCB5AF6BD4B104ABECA862ABE8FEEB03EC62482BEFA81C43D140880BED4C9C13E87E3193D1C32A1BDD072D0BE4FF13DBD9BFDAF3CFB782C3ECF719B3E077D13BFA106C1BEB13DE53CF6D17FBE31B592BE7A0F873D1E9A9EBEA94F79BEEE33CE3B90F98DBE6D32D83EE2BEBD3DDF0B353D3698BD3CBABBBEBEB942ECBD057FD8BD0923523E23869ABD6F18923C426B4CBEEDD9FE3DC56DFD3DBBA903BFF353DABE32F945BE11A2BBBE24CADA3D1299163E21916E3D7B1540BD33365D3E83227B3DDD4004BF5A27213EB1C0103E13300A3EB088E8BED3B5DF3E658B56BDB434E23E9600AFBEB50536BD1DE8AB3CBAE48B3E65CA2EBE1A3A1A3E0E963F3D4527D7BEF413443E6BA1FEBCEAFF893E9C6DC5BD13EF043F70235EBEE06F893E803E06BF79E602BC612CB8BEDA8F053EAA1BF43E037C643D218F4FBE229612BEBCC6B63EDBDFF8BC3402333E50AE803D",
      torch_tensor_16_torch.float32_2: "0x0400000084DA85BD8B0DEF3D7B603D3D4F9EBABDA2CFA33C78ED093D363C7A3D01850A3EE19A32BEA6854EBC36A33CBD9874F33DA0BC4FBD83636C3CE25CFEBDFCE12A3D",
      torch_tensor_16_torch.float32_1: "0x04000000FDEF713FDD396A3FC127553FE8DC8C3F936A733F22FA7F3FBFA18C3F8273923FBB9D543FC826503F80375F3FE0D2853FE667863F4089863F4AD1873F78EE513F",
      torch_tensor_1_17_16_torch.float32: "0x040000005288C4BD6937A1BC8736EF3DCDEBA3BCF523453C993B423DD908813DDBEF33BDD6F64FBC04ED55BC5779E1BD757CABBC9EFDFFBDD26A273DAC54A4BD8DDAA8BD4DF5A5BBB496BABA9F3A2D3CBBB30E3ED9B36D3D0C6124BD5EC04DBDB46C16BD3F01AEBDD319A13DA9C4CB3D993783BDFBEE81BCFC7C78BCDCE9F83CD129813C6B0531BC7EE580BC7B4866BA02AFBEBCB82A38BEA6B283BD827B99BC5A09683D6BB4C93DB54AC7380755D9BCBFEA02BE5D2F8E3DFED5BDBC1A77B0BC004F3B3D275D043C6858353CE39FFFBC64D0463D8A609ABDB24ED5BDD6A310BD29D318BD54FE5BBDC5A4943DC831E83C62FE0EBCA6AA49BDA804C0BC64C580BDD008133D082F0CBEFDD1C83CFD1B0E3D15E5983C5B23FABB16DF6DBDE189D93D1048733D6FEBC5BC79072CBCEEF93B3D89EF743D26FA4CBD8136223CD7FCF83CCA66B03DC65205BDBEDB4D3DDB43833DCE2D89BD2036FD3B1C8C96BAF44BCABCDE0C043DC58EBE3CDB7FED3D9FD096BDD1EFDB3D16DFFB3CE88C1CBC2CA5E43C0F348FBDCDA98BBDB22F9CBC32761B3D376BB43BB08611BD212FF3BCDCE51E3DFF59173DD6A64ABD339B8F3DD35696BDEFE7FB3C691DD6BC664E183D27958C3C1535933D034A0D3DD76D043CF4140B3DC49336BD36845EBC568F45BD6D7E04BE06163ABD597FB43D3A69BFBDE6A3A4BC0DB6083D94DAFB3BA728BCBD7CAC62BDE0E79D3DD8E1813C717014BCA8188F3D116E8CBDFF9B013EEDCD03BDC7C1473DA7D1923B2863863B395308BD6FA5CCBC715D563B3FAF333DC19086BDBCAF03BD82B5033C346A293D7F057FBD710D9DBB8BE00E3C2F2AAE3D88FACEBCB85D243C36BF31BDE54127BDF3F130BD2D9F2BBD8EA0653C03A73BBDD6FEEDBBC20C6D3DCD35143CF797E9BCFFA852BDB2474B3DC5B94C3CA91F2E3D7E9A2BBD0622913C3775B53D33A1983C31953C3DE667BE3DC29640BD398E05BE86E79EBD28A975BD83578BB98B99B1BC9227393C4BB790BD89C45B3D7B7C9F3D9ED34FBDA332B1BD123985BC259023BEF8A8B7BA6E79373DE28B243D63EC3A3D29000F3D33D5863B63C0C2BBF290173DFFF760BD33BC5ABD10C155BD507C27BDCF8B3BBEAC64C73C0DAB83BDE1998CBD37C5E3BDB7C002BD53898E3D82AA8BBC49632BBD23E8B73D6A8A3DBB820EEA3C6EE8203D525BA53DEC9292BC62FA63BA73E30EBDF647C63C853AF8BC14D99FBDF6E73CBC5341A2BB9B9B53BDBFF9CFBC8AA8A93C152570BC1323A03D2D0532BD8519563DB28DD8BC1B4FF0BCD8EE1BBD3366F93D215D3B3D81AA7D3B46711B3D360E82BC1DE4CCBCF46EC13B14B8433D5E0D49BD2306B93B6E3A95BC76D7C939B811BBBDE5171BBD7500E13C5074493DD1652C3E5BA13D3D381F32BCB47BB0BD358F81BDA6378EBCD798423DB433223C8E7C51BDE6EB393D1E24F23BCABD13BC929CB63D5913473C0A422CBDFD07153DA1753BBDEAD1C93D3C68DF3D86C27BBD38CD6DBD1B6BAE3C2A8A093A3F96CB3C599493397A3C463D66BF4F3C",
      torch_tensor_16_3_4_4_torch.float32: "0x04000000B8387CBDF856EC3DBA3598BC5FE56A3D02B77E3D223119BE1455B6BDFBB0583EE508843E2D428DBCE402233E9564F9BDCAE4D5BC0A5C4EBD772A2A3E8A2867BE810FBF3D620FC5BD2A1E3F3DF6CD803D55CE053EF17D5D3DEB57233EFECA563C58C0C73D8C848DBD9769F4BD5BE60DBCD150B53D48200BBD60CC5FBE1847C93C8F8767BE48E71C3D391682BBA848A33A8A85BD3D9204B73DC332EABD1B8DD9BD0ED17A3C5AD9053E745D54BE84254BBD58EA193D8A17AB3CE67CBB3DE2F601BEAB023A3D49A416BEE70E3F3D17DA20BBDFDE2E3E74A5653E53C9C6BCDB49D3BD829B683D46B374BD13CD2EBE860394BD5646AD3EA5EF37BE243F983E4551813D84BB063EF43D70BE7A06A03C4C20BBBD833559BD318D5FBEB906103EED939F3DBE0312BD54F7E3BCFFED033D9855D1BA597B15BEA6C4303E496C2B3C527981BEDA6F323D3DD0A33DF682773E7CDFFE3D08EE3CBED52BEDBCC39464BE255EC73A3F85DF3DD05BA1BCE35D48BC187A21BEAD14633E292E123E08D90DBE65D210BE7920943DD3FE28BA42B4143E5A5C7FBEC2715CBE7159AFBD7B4723BECF50043DAB642F3E7DBA683E75A09CBD502B233D39E5C53D95C8733E5C53AD3C836859BDE69D2DBEF211AC3C21C53CBE80EE873C1B291B3E61C5023F5157BFBCBC12353E129744BC39F06EBED04E32BEC7D5863CA2261E3E3A4B81BE2045D93D27D3903D130E5ABC9042D03BE8A3483EA9CA383E06CD783DCD650E3E27B5233E6F9FD73D7FE937BD5630573D621013BDF4181BBD1033A03DC12505BDFDE8D03D6717443E732A403C0E978FBDB37B9D3E62E16A3D34526FBE94AE033E02389DBD90D5043E385F47BEB0BC483E9CED243E137D243EF1E214BE94D69ABCD2A95CBC2650B93D421073BD5E385EBE27A1BF3DE44C1D3EA8CC183E4B945D3ED02C813E85BE8BBEB43ACC3D4DB1D9BD764CBF3D83603EBB68E5803E70DC0ABD63598CBDA89A63BE165E423D5AEACBBD9356BEBDF71AB0BC63A1803E568A15BE3C1B893D758F35BDBEEDD33C600608BEC1D59C3DBAFE55BE720BB6BC0B8850BEFA2C4E3E7B33683D001475BE485D353EA11984BE8088C83CBA341EBEB77DE1BD91EF933E5CC73A3E1699DB3D645C273D182ECD3D48A787BC7E7D553C3B0D6C3C30878E3D5C470FBEB59D17BEDE69AABCD8F19B3DCB05523D3875C93D248F533D1D7E2F3E173AFD3DBBF590BEFF057FBDB181DFBC24542CBEBA96993C65CD133D4484FCBD095D813D9E55613D43AE693DEAF563BECC756EBEEA98A7BD3B1883BC4EAEE3BD00ABD9BD0CC1823EFEEE9BBDE4BB5DBEA26EC63D723B913C87FA72BD2ACB17BDA26E323D79E49ABED2967F3E8AD3EA3D5E2B8BBE7338453CB2AF8B3DF9D17B3CE3FD793EAC0D2DBEA40FFE3D09440CBE48007DBDEEFB123E0EB0D83C55C3813EE50360BD026B7CBDCC4105BCFE52A8BD084E603E6CB4C43CAA1E83BD0820833E73E6913D8F246D3E0CBCEEBD4F1C9E3E80977EBE7B58743EA62F15BE22848F3EA763FD3D479DA2BD02A765BE88C7A1BC05DBA5BDFE72143C2FDD2B3D5C582E3DA839CFBBE513213E8C0155BEBCA98DBD0AF1E43D6CDF6F3E17C111BE8714A23CCC752CBED98365BECE80013E0A13A53D667529BE11FCE93C825D32BE0E4EA0BD5F67963D1425FDBB93AE3C3EBC34953CAE0D1B3E1488BDBD28061C3EAC36A93D34633C3E9156283D46181ABE14A04A3BC9A4B83DAC56CABE1995A6BD10C41F3D7BEB083EAD61893D1EB85F3D7FDB0D3E86C24ABEA796133E37EBAFBC685602BED74D323E168AB1BC53EBE93D3AE3643EB2051C3B0EB1003F61DC0C3EC618A9BDBB79F53DDC07D1BDDF018F3E892E893B6FE1223E57BB0B3E65939FBE976DACBDEE6B853D61711BBE22D61A3D472CA0BD85DAB83D75BE7DBDDCA48F3D278A043CE365E8BDE472833DA99FCCBE9A21753D68FD8BBC1568613E19A428BD0AE2163D76B3663E12F8623E8F7AADBD1E7C9E3D1F541E3E984983BE150E8A3D64D3AFBC3C42983DCD6E503EE2E25BBE369D043CE9B6023D0F5F91BCD665AC3C56A0323E235D80BE2B60163EA5016FBD086CA13E2A568BBCCDA87CBDF07E373D1F7107BDEBF96EBD3B58E3BB3ABB833DB4F5D63BCD2460BCC6753E3E9E489D3D7AF8C5BD81632EBE7D0ABA3D55101D3E4B753EBEF99E31BED3CA43BDAB9D95BDF62531BE15CB92BEAC117FBD851FB9BD6EC5E93C10C836BDF202133EF4FC893D956138BE456196BDC5DD293D9EDB62BDEA0554BEA2EAB5BD37D795BE16D880BE2DFAA63C07500F3E1A828BBDA2366C3D36E0DFBD14AC91BE77286ABE0A308F3D06AF813EBBFA363EE672313CDD7D80BDCEB48E3EB115E53D28298D3C3BCB56BD984AABBC1C84663E1BDDCA3D1DF52E3E9B9D74BEB0C96F3D19F77ABDC0F1B5BB7CC8623E3685C4BCDE43B53D1F2CB0BD17EF92BEE548033E898B29BE69D8ABBD484BF0BD9CCF43BE2B71C13994F9AF3E961011BE905431BEC6235A3EFA323BBE8B479ABE37F959BD0DC44FBC4BAD9DBE66B2C03D3C892A3E021B663C5FB4023ED79645BE658B493E105E783D45C483BE6ED1763DC496BABD94C2FABD4C7A21BEEE2F49BEFC99293BD254A23DD4AB333DE1A6823E6152E0BD580184BEEE6ABD3B7E788F3C88BFC93D5CEC75BC3857AF3B4B6B913CA9E4CDBE6CD1A1BD229BF83DD6D1BF3D0E73443C1D793FBE47678A3D8402C03C305141BECD306EBACE6E593EEB46053E4C62053E0AC8D83DB41FB4BD6AA6093E8E561F3E34DF843D0727C9BEFA7C5B3CB3896EBEA37A03BCEF76A2BD9CAFB33DB08D0ABE001CF23DB0E36CBD3D2AAD3D4470C03D08F22DBED10A3ABD0400D3BDD25D9D3D457D80BDF029D0BDE56ADE3DACBE20BE65E99D3D29904E3EE5B599BBC444A0BDAB6506BDC7E29EBD4CA5F7BDBD8FBF3D73AE393E79F833BE390901BD685411BEB2DBAABCB528F4BD23A319BDEF92203CD0927ABDE1E587BE5CAF013E8169103DEE0E863EB0FE75BCF7F5963B4195713E333B133E27B5BE3C5D01B5BD3855413EA880FCBBF80E833E1160183E131D55BE0CD28EBE895F6CBDBD8B283E6E77E23D2C8E97BC45B430BC156711BE61CD20BD9C4C6F3D3C6A6CBD68BD2CBEE0FC0FBEA6188E3D6EB909BE07EFE4BD13F8E73BB6CA86BDF6610D3D7F839D3E07F8953CC3ED08BE539DC33DBB0C25BEF71A8DBE41BDFB3C70DD503E001D493EF5E0633DF27EB93DDEEE72BEDFB65EBD789998BD4F2A9EBEB08AF73D5723F53CB6D1003E5F3107BEF0FCF53DCBFD2D3DCF31663EA9BF27BD2F14283E9992EC3D12ED013D7CCB5CBE9F21A43C9D36553E105122BD692FF5BD5EB06CBEAAA8F9BB602C0CBEDD12BFBDCDFD5F3E74C4B63DBAEFC53D6C04EDBDBE1109BD135FE03DA96A14BDDAAC6D3D3821D33CC8C896BC3F96803D7E44BD3C94C8593E70EFAA3C80726BBD53D073BEF991633EAA7718BE6B7CB13B7CF2583E3CC109BE67FD153E011EFEBD8E6C8FBE4A8B46BEBE775A3BC54902BE5997CA3DDCD7843D2992FD3DB5ADE83C7CB947BCDBB45F3E55C5D13D03DD5D3BB2A0E03C969DD4BD1BEA4DBC14D550B91B13383D4129CA3DF56154BE7FED0EBEE3479F3C81D84EBD4202CD3D1E969ABD1649833D1F04303E75148E3E3249BD3DDC5C9BBE702E4A3EA4A9833E002CB63DDA2652BBC2D1A3BDCFBA36BEDE9C3FBCEA6C283E8EA2313E9CC159BEB6A3663D4B0F873EF62125BDC117DB3DD2E21ABE06D9AEBCCCEF1ABE79FE0CBDE6DDD83D14AA7ABD936918BE072F87BDD3A54E3EB45F833E2ABD193E5E707C3E1A201FBE6C5C85BD2D4DE9BD5887B9BE63872C3DA94ECABCC49BBCBD27060CBE605B01BEC484CC3D518F4C3EE0A21F3E5DB0993D00703D3E1977EA3D1D68133EC3B5EA3DF19D56BE8A1F573EC28141BECF080D3D9F62F23DB09A533E85B786BCC0DDA73E10CC40BD99D4D9BE5C5E9C3E01CF12BEA574A53DC1BF073CD8A6B4BCA4B44BBD141CF7BD5375DD3DB5A3033E1DB396BE684EFCBC19B447BE44D96D3EEC76093D03E215BD30F642BCB6E0943DD1C78D3E383F5D3D61060D3C26D61D3E774CEC3D9673143D9488C63DE619BD3C50E32D3E21C87F3CD8DD603EA12C77BABD234B3C97C1B83C52B6B23DB20F473DA5A005BE9B99FB3D5FDC843CF65B463E1EB7833E79F5C23D3BF914BDB1E4393E6D35633E2C7A3FBD844D8DBD9AE2243EC662603EE54D613E2E2C363E82C889BD377D183B76D7CE3D5823973E19FF47BEA2BA8A3C7C26C0BB397B543D5ABE3C3CB0C669BD77ABE93D3CB5F0BCAEF1D33D911BDB3D566F2C3EF335183DEFD4B93DFF5B98BC",
      torch_tensor_16_torch.float32: "0x04000000F2A27D3D705B8ABD9EF9A4BD1A662ABEE84AFFBC7A4DA23D1F772EBC4298A7BC96DCB23C60BEE63DB64A03BE28D4D63D042B80BD76857E3DC417A4BE03A6DA3D",
      torch_tensor_1_1_16_torch.float32: "0x0400000056F451BE2B90CA3DDE1E663E38B7B1BE01012BBD2DFF913D931E24BE9AC664BEEC316D3E541709BEB77194BEB899EBBDD162353EF8A1813E28ED6B3D888A8B3E"
    }
  }
#-}
