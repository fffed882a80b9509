#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x3x32x32xf32>) -> tensor<1x17x64xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<1x4x17x17xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_7 = arith.constant dense_resource<torch_tensor_64_torch.float32_20> : tensor<64xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_64_torch.float32_19> : tensor<64xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_64_torch.float32_18> : tensor<64xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_1> : tensor<64x128xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_128_torch.float32_1> : tensor<128xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_128_64_torch.float32_1> : tensor<128x64xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_64_torch.float32_17> : tensor<64xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_64_torch.float32_16> : tensor<64xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_64_torch.float32_15> : tensor<64xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_7> : tensor<64x64xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_64_torch.float32_14> : tensor<64xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_6> : tensor<64x64xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_64_torch.float32_13> : tensor<64xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_5> : tensor<64x64xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_64_torch.float32_12> : tensor<64xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_4> : tensor<64x64xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_64_torch.float32_11> : tensor<64xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_64_torch.float32_10> : tensor<64xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_64_torch.float32_9> : tensor<64xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_64_128_torch.float32> : tensor<64x128xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_128_64_torch.float32> : tensor<128x64xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_64_torch.float32_8> : tensor<64xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_64_torch.float32_7> : tensor<64xf32>
    %cst_31 = arith.constant dense_resource<torch_tensor_64_torch.float32_6> : tensor<64xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_3> : tensor<64x64xf32>
    %cst_33 = arith.constant 0xFFF0000000000000 : f64
    %cst_34 = arith.constant dense_resource<torch_tensor_64_torch.float32_5> : tensor<64xf32>
    %cst_35 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_2> : tensor<64x64xf32>
    %cst_36 = arith.constant dense_resource<torch_tensor_64_torch.float32_4> : tensor<64xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_1> : tensor<64x64xf32>
    %cst_38 = arith.constant dense_resource<torch_tensor_64_torch.float32_3> : tensor<64xf32>
    %cst_39 = arith.constant dense_resource<torch_tensor_64_64_torch.float32> : tensor<64x64xf32>
    %cst_40 = arith.constant dense_resource<torch_tensor_64_torch.float32_2> : tensor<64xf32>
    %cst_41 = arith.constant dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>
    %cst_42 = arith.constant 9.9999999999999998E-13 : f64
    %cst_43 = arith.constant dense_resource<torch_tensor_1_17_64_torch.float32> : tensor<1x17x64xf32>
    %cst_44 = arith.constant dense_resource<torch_tensor_64_3_8_8_torch.float32> : tensor<64x3x8x8xf32>
    %cst_45 = arith.constant dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>
    %cst_46 = arith.constant dense_resource<torch_tensor_1_1_64_torch.float32> : tensor<1x1x64xf32>
    %cst_47 = arith.constant 6.400000e+01 : f64
    %cst_48 = arith.constant 6.400000e+01 : f32
    %cst_49 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<1x64x4x4xf32>
    %broadcasted = linalg.broadcast ins(%cst_45 : tensor<64xf32>) outs(%0 : tensor<1x64x4x4xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<8> : vector<2xi64>} ins(%arg0, %cst_44 : tensor<1x3x32x32xf32>, tensor<64x3x8x8xf32>) outs(%broadcasted : tensor<1x64x4x4xf32>) -> tensor<1x64x4x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<1x64x4x4xf32> into tensor<1x64x16xf32>
    %2 = tensor.empty() : tensor<1x16x64xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<1x64x16xf32>) outs(%2 : tensor<1x16x64xf32>) permutation = [0, 2, 1] 
    %concat = tensor.concat dim(1) %cst_46, %transposed : (tensor<1x1x64xf32>, tensor<1x16x64xf32>) -> tensor<1x17x64xf32>
    %3 = tensor.empty() : tensor<1x17x64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %cst_43 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %5 = tensor.empty() : tensor<17xi64>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%5 : tensor<17xi64>) {
    ^bb0(%out: i64):
      %191 = linalg.index 0 : index
      %192 = arith.index_cast %191 : index to i64
      linalg.yield %192 : i64
    } -> tensor<17xi64>
    %expanded = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [1, 1, 17, 1] : tensor<17xi64> into tensor<1x1x17x1xi64>
    %7 = tensor.empty() : tensor<1x1x17x1xi1>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x17x1xi64>) outs(%7 : tensor<1x1x17x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %191 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %191 : i1
    } -> tensor<1x1x17x1xi1>
    %9 = tensor.empty() : tensor<1x1x17x17xi1>
    %collapsed_50 = tensor.collapse_shape %8 [[0], [1], [2, 3]] : tensor<1x1x17x1xi1> into tensor<1x1x17xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_50 : tensor<1x1x17xi1>) outs(%9 : tensor<1x1x17x17xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1x17x17xi1>
    %11 = tensor.empty() : tensor<1x17x64xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<1x17x64xf32>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %13 = tensor.empty() : tensor<1x17x1xf64>
    %14 = linalg.fill ins(%cst_0 : f64) outs(%13 : tensor<1x17x1xf64>) -> tensor<1x17x1xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %16 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.subf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %17 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.mulf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %19 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %21 = tensor.empty() : tensor<1x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x17x1xf64>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%21 : tensor<1x17x1xf32>) -> tensor<1x17x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<1x17x64xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_48 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_42 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x17x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %25 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.subf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %27 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %cst_41 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %cst_40 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %collapsed_51 = tensor.collapse_shape %31 [[0, 1], [2]] : tensor<1x17x64xf32> into tensor<17x64xf32>
    %32 = tensor.empty() : tensor<64x64xf32>
    %transposed_52 = linalg.transpose ins(%cst_39 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %33 = tensor.empty() : tensor<17x64xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %35 = linalg.matmul ins(%collapsed_51, %transposed_52 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_38 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %37 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%35, %36 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_53 = tensor.expand_shape %37 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %38 = tensor.empty() : tensor<1x4x17x16xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<1x17x4x16xf32>) outs(%38 : tensor<1x4x17x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_55 = linalg.transpose ins(%cst_37 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %39 = linalg.matmul ins(%collapsed_51, %transposed_55 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_36 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %41 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%39, %40 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_56 = tensor.expand_shape %41 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_57 = linalg.transpose ins(%cst_35 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %42 = linalg.matmul ins(%collapsed_51, %transposed_57 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_34 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %44 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_58 = tensor.expand_shape %44 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_59 = linalg.transpose ins(%expanded_58 : tensor<1x17x4x16xf32>) outs(%38 : tensor<1x4x17x16xf32>) permutation = [0, 2, 1, 3] 
    %45 = tensor.empty() : tensor<1x1x17x17xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map8, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_5, %cst_6 : tensor<1x1x17x17xi1>, tensor<f32>, tensor<f32>) outs(%45 : tensor<1x1x17x17xf32>) {
    ^bb0(%in: i1, %in_105: f32, %in_106: f32, %out: f32):
      %191 = arith.select %in, %in_105, %in_106 : f32
      linalg.yield %191 : f32
    } -> tensor<1x1x17x17xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_54 : tensor<1x4x17x16xf32>) outs(%38 : tensor<1x4x17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_3 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x16xf32>
    %48 = tensor.empty() : tensor<1x4x16x17xf32>
    %transposed_60 = linalg.transpose ins(%expanded_56 : tensor<1x17x4x16xf32>) outs(%48 : tensor<1x4x16x17xf32>) permutation = [0, 2, 3, 1] 
    %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_60 : tensor<1x4x16x17xf32>) outs(%48 : tensor<1x4x16x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_3 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x16x17xf32>
    %collapsed_61 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<1x4x17x16xf32> into tensor<4x17x16xf32>
    %collapsed_62 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<1x4x16x17xf32> into tensor<4x16x17xf32>
    %50 = tensor.empty() : tensor<4x17x17xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<4x17x17xf32>) -> tensor<4x17x17xf32>
    %52 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<4x17x16xf32>, tensor<4x16x17xf32>) outs(%51 : tensor<4x17x17xf32>) -> tensor<4x17x17xf32>
    %expanded_63 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [1, 4, 17, 17] : tensor<4x17x17xf32> into tensor<1x4x17x17xf32>
    %53 = tensor.empty() : tensor<1x4x17x17xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_63, %46 : tensor<1x4x17x17xf32>, tensor<1x1x17x17xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %55 = tensor.empty() : tensor<1x4x17xi64>
    %56 = linalg.fill ins(%c0_i64 : i64) outs(%55 : tensor<1x4x17xi64>) -> tensor<1x4x17xi64>
    %57 = tensor.empty() : tensor<1x4x17xf32>
    %58 = linalg.fill ins(%cst_1 : f32) outs(%57 : tensor<1x4x17xf32>) -> tensor<1x4x17xf32>
    %59:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<1x4x17x17xf32>) outs(%58, %56 : tensor<1x4x17xf32>, tensor<1x4x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_105: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_105 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<1x4x17xf32>, tensor<1x4x17xi64>)
    %expanded_64 = tensor.expand_shape %59#0 [[0], [1], [2, 3]] output_shape [1, 4, 17, 1] : tensor<1x4x17xf32> into tensor<1x4x17x1xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %expanded_64 : tensor<1x4x17x17xf32>, tensor<1x4x17x1xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.subf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<1x4x17x17xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %62 = tensor.empty() : tensor<1x4x17x1xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<1x4x17x1xf32>) -> tensor<1x4x17x1xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<1x4x17x17xf32>) outs(%63 : tensor<1x4x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x1xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<1x4x17x17xf32>, tensor<1x4x17x1xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.divf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %66 = tensor.empty() : tensor<1x4x17x17xi1>
    %67 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<1x4x17x17xf32>) outs(%66 : tensor<1x4x17x17xi1>) {
    ^bb0(%in: f32, %out: i1):
      %191 = arith.extf %in : f32 to f64
      %192 = arith.cmpf oeq, %191, %cst_33 : f64
      linalg.yield %192 : i1
    } -> tensor<1x4x17x17xi1>
    %68 = tensor.empty() : tensor<1x4x17x1xi1>
    %69 = linalg.fill ins(%true : i1) outs(%68 : tensor<1x4x17x1xi1>) -> tensor<1x4x17x1xi1>
    %70 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<1x4x17x17xi1>) outs(%69 : tensor<1x4x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %191 = arith.andi %in, %out : i1
      linalg.yield %191 : i1
    } -> tensor<1x4x17x1xi1>
    %71 = linalg.generic {indexing_maps = [#map10, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %cst_4, %65 : tensor<1x4x17x1xi1>, tensor<1x4x17x17xf32>, tensor<1x4x17x17xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: i1, %in_105: f32, %in_106: f32, %out: f32):
      %191 = arith.select %in, %in_105, %in_106 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %collapsed_65 = tensor.collapse_shape %71 [[0, 1], [2], [3]] : tensor<1x4x17x17xf32> into tensor<4x17x17xf32>
    %collapsed_66 = tensor.collapse_shape %transposed_59 [[0, 1], [2], [3]] : tensor<1x4x17x16xf32> into tensor<4x17x16xf32>
    %72 = tensor.empty() : tensor<4x17x16xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<4x17x16xf32>) -> tensor<4x17x16xf32>
    %74 = linalg.batch_matmul ins(%collapsed_65, %collapsed_66 : tensor<4x17x17xf32>, tensor<4x17x16xf32>) outs(%73 : tensor<4x17x16xf32>) -> tensor<4x17x16xf32>
    %expanded_67 = tensor.expand_shape %74 [[0, 1], [2], [3]] output_shape [1, 4, 17, 16] : tensor<4x17x16xf32> into tensor<1x4x17x16xf32>
    %75 = tensor.empty() : tensor<1x17x4x16xf32>
    %transposed_68 = linalg.transpose ins(%expanded_67 : tensor<1x4x17x16xf32>) outs(%75 : tensor<1x17x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_69 = tensor.collapse_shape %transposed_68 [[0, 1], [2, 3]] : tensor<1x17x4x16xf32> into tensor<17x64xf32>
    %transposed_70 = linalg.transpose ins(%cst_32 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %76 = linalg.matmul ins(%collapsed_69, %transposed_70 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %77 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_31 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%76, %77 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_71 = tensor.expand_shape %78 [[0, 1], [2]] output_shape [1, 17, 64] : tensor<17x64xf32> into tensor<1x17x64xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %4 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<1x17x64xf32>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %81 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %83 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %82 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.subf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %83 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.mulf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %85 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x17x1xf64>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<1x17x64xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_48 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_42 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x17x1xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %89 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.subf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %91 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %cst_30 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %cst_29 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %collapsed_72 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<1x17x64xf32> into tensor<17x64xf32>
    %96 = tensor.empty() : tensor<64x128xf32>
    %transposed_73 = linalg.transpose ins(%cst_28 : tensor<128x64xf32>) outs(%96 : tensor<64x128xf32>) permutation = [1, 0] 
    %97 = tensor.empty() : tensor<17x128xf32>
    %98 = linalg.fill ins(%cst : f32) outs(%97 : tensor<17x128xf32>) -> tensor<17x128xf32>
    %99 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<17x64xf32>, tensor<64x128xf32>) outs(%98 : tensor<17x128xf32>) -> tensor<17x128xf32>
    %100 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<128xf32>) outs(%97 : tensor<17x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x128xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<17x128xf32>, tensor<17x128xf32>) outs(%97 : tensor<17x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x128xf32>
    %expanded_74 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [1, 17, 128] : tensor<17x128xf32> into tensor<1x17x128xf32>
    %102 = tensor.empty() : tensor<1x17x128xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<1x17x128xf32>) outs(%102 : tensor<1x17x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_49 : f32
      %192 = math.erf %191 : f32
      %193 = arith.addf %192, %cst_2 : f32
      %194 = arith.mulf %193, %cst_3 : f32
      %195 = arith.mulf %in, %194 : f32
      linalg.yield %195 : f32
    } -> tensor<1x17x128xf32>
    %collapsed_75 = tensor.collapse_shape %103 [[0, 1], [2]] : tensor<1x17x128xf32> into tensor<17x128xf32>
    %104 = tensor.empty() : tensor<128x64xf32>
    %transposed_76 = linalg.transpose ins(%cst_26 : tensor<64x128xf32>) outs(%104 : tensor<128x64xf32>) permutation = [1, 0] 
    %105 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<17x128xf32>, tensor<128x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %106 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %107 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_77 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [1, 17, 64] : tensor<17x64xf32> into tensor<1x17x64xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77, %79 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<1x17x64xf32>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %110 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %112 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %111 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.subf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %112 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.mulf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %114 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<1x17x1xf64>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<1x17x64xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_48 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_42 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x17x1xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %118 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.subf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %120 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %cst_24 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %cst_23 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %collapsed_78 = tensor.collapse_shape %124 [[0, 1], [2]] : tensor<1x17x64xf32> into tensor<17x64xf32>
    %transposed_79 = linalg.transpose ins(%cst_22 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %125 = linalg.matmul ins(%collapsed_78, %transposed_79 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %126 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %127 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%125, %126 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_80 = tensor.expand_shape %127 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_81 = linalg.transpose ins(%expanded_80 : tensor<1x17x4x16xf32>) outs(%38 : tensor<1x4x17x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_82 = linalg.transpose ins(%cst_20 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %128 = linalg.matmul ins(%collapsed_78, %transposed_82 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %129 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %130 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%128, %129 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_83 = tensor.expand_shape %130 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_84 = linalg.transpose ins(%cst_18 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %131 = linalg.matmul ins(%collapsed_78, %transposed_84 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %132 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %133 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%131, %132 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_85 = tensor.expand_shape %133 [[0, 1], [2, 3]] output_shape [1, 17, 4, 16] : tensor<17x64xf32> into tensor<1x17x4x16xf32>
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<1x17x4x16xf32>) outs(%38 : tensor<1x4x17x16xf32>) permutation = [0, 2, 1, 3] 
    %134 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_81 : tensor<1x4x17x16xf32>) outs(%38 : tensor<1x4x17x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_3 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x16xf32>
    %transposed_87 = linalg.transpose ins(%expanded_83 : tensor<1x17x4x16xf32>) outs(%48 : tensor<1x4x16x17xf32>) permutation = [0, 2, 3, 1] 
    %135 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_87 : tensor<1x4x16x17xf32>) outs(%48 : tensor<1x4x16x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_3 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x16x17xf32>
    %collapsed_88 = tensor.collapse_shape %134 [[0, 1], [2], [3]] : tensor<1x4x17x16xf32> into tensor<4x17x16xf32>
    %collapsed_89 = tensor.collapse_shape %135 [[0, 1], [2], [3]] : tensor<1x4x16x17xf32> into tensor<4x16x17xf32>
    %136 = linalg.batch_matmul ins(%collapsed_88, %collapsed_89 : tensor<4x17x16xf32>, tensor<4x16x17xf32>) outs(%51 : tensor<4x17x17xf32>) -> tensor<4x17x17xf32>
    %expanded_90 = tensor.expand_shape %136 [[0, 1], [2], [3]] output_shape [1, 4, 17, 17] : tensor<4x17x17xf32> into tensor<1x4x17x17xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_90, %46 : tensor<1x4x17x17xf32>, tensor<1x1x17x17xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %138:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%137 : tensor<1x4x17x17xf32>) outs(%58, %56 : tensor<1x4x17xf32>, tensor<1x4x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_105: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_105 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<1x4x17xf32>, tensor<1x4x17xi64>)
    %expanded_91 = tensor.expand_shape %138#0 [[0], [1], [2, 3]] output_shape [1, 4, 17, 1] : tensor<1x4x17xf32> into tensor<1x4x17x1xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %expanded_91 : tensor<1x4x17x17xf32>, tensor<1x4x17x1xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.subf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %140 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<1x4x17x17xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%140 : tensor<1x4x17x17xf32>) outs(%63 : tensor<1x4x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x1xf32>
    %142 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %141 : tensor<1x4x17x17xf32>, tensor<1x4x17x1xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.divf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %143 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<1x4x17x17xf32>) outs(%66 : tensor<1x4x17x17xi1>) {
    ^bb0(%in: f32, %out: i1):
      %191 = arith.extf %in : f32 to f64
      %192 = arith.cmpf oeq, %191, %cst_33 : f64
      linalg.yield %192 : i1
    } -> tensor<1x4x17x17xi1>
    %144 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%143 : tensor<1x4x17x17xi1>) outs(%69 : tensor<1x4x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %191 = arith.andi %in, %out : i1
      linalg.yield %191 : i1
    } -> tensor<1x4x17x1xi1>
    %145 = linalg.generic {indexing_maps = [#map10, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %cst_4, %142 : tensor<1x4x17x1xi1>, tensor<1x4x17x17xf32>, tensor<1x4x17x17xf32>) outs(%53 : tensor<1x4x17x17xf32>) {
    ^bb0(%in: i1, %in_105: f32, %in_106: f32, %out: f32):
      %191 = arith.select %in, %in_105, %in_106 : f32
      linalg.yield %191 : f32
    } -> tensor<1x4x17x17xf32>
    %collapsed_92 = tensor.collapse_shape %145 [[0, 1], [2], [3]] : tensor<1x4x17x17xf32> into tensor<4x17x17xf32>
    %collapsed_93 = tensor.collapse_shape %transposed_86 [[0, 1], [2], [3]] : tensor<1x4x17x16xf32> into tensor<4x17x16xf32>
    %146 = linalg.batch_matmul ins(%collapsed_92, %collapsed_93 : tensor<4x17x17xf32>, tensor<4x17x16xf32>) outs(%73 : tensor<4x17x16xf32>) -> tensor<4x17x16xf32>
    %expanded_94 = tensor.expand_shape %146 [[0, 1], [2], [3]] output_shape [1, 4, 17, 16] : tensor<4x17x16xf32> into tensor<1x4x17x16xf32>
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<1x4x17x16xf32>) outs(%75 : tensor<1x17x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_96 = tensor.collapse_shape %transposed_95 [[0, 1], [2, 3]] : tensor<1x17x4x16xf32> into tensor<17x64xf32>
    %transposed_97 = linalg.transpose ins(%cst_16 : tensor<64x64xf32>) outs(%32 : tensor<64x64xf32>) permutation = [1, 0] 
    %147 = linalg.matmul ins(%collapsed_96, %transposed_97 : tensor<17x64xf32>, tensor<64x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %148 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %149 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%147, %148 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_98 = tensor.expand_shape %149 [[0, 1], [2]] output_shape [1, 17, 64] : tensor<17x64xf32> into tensor<1x17x64xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_98, %108 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<1x17x64xf32>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %152 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %154 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %153 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.subf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %154 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.mulf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %156 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x17x1xf64>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<1x17x64xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_48 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_42 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x17x1xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %160 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.subf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %162 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %cst_14 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %cst_13 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %collapsed_99 = tensor.collapse_shape %166 [[0, 1], [2]] : tensor<1x17x64xf32> into tensor<17x64xf32>
    %transposed_100 = linalg.transpose ins(%cst_12 : tensor<128x64xf32>) outs(%96 : tensor<64x128xf32>) permutation = [1, 0] 
    %167 = linalg.matmul ins(%collapsed_99, %transposed_100 : tensor<17x64xf32>, tensor<64x128xf32>) outs(%98 : tensor<17x128xf32>) -> tensor<17x128xf32>
    %168 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<128xf32>) outs(%97 : tensor<17x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x128xf32>
    %169 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%167, %168 : tensor<17x128xf32>, tensor<17x128xf32>) outs(%97 : tensor<17x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x128xf32>
    %expanded_101 = tensor.expand_shape %169 [[0, 1], [2]] output_shape [1, 17, 128] : tensor<17x128xf32> into tensor<1x17x128xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101 : tensor<1x17x128xf32>) outs(%102 : tensor<1x17x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_49 : f32
      %192 = math.erf %191 : f32
      %193 = arith.addf %192, %cst_2 : f32
      %194 = arith.mulf %193, %cst_3 : f32
      %195 = arith.mulf %in, %194 : f32
      linalg.yield %195 : f32
    } -> tensor<1x17x128xf32>
    %collapsed_102 = tensor.collapse_shape %170 [[0, 1], [2]] : tensor<1x17x128xf32> into tensor<17x128xf32>
    %transposed_103 = linalg.transpose ins(%cst_10 : tensor<64x128xf32>) outs(%104 : tensor<128x64xf32>) permutation = [1, 0] 
    %171 = linalg.matmul ins(%collapsed_102, %transposed_103 : tensor<17x128xf32>, tensor<128x64xf32>) outs(%34 : tensor<17x64xf32>) -> tensor<17x64xf32>
    %172 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x64xf32>
    %173 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%171, %172 : tensor<17x64xf32>, tensor<17x64xf32>) outs(%33 : tensor<17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<17x64xf32>
    %expanded_104 = tensor.expand_shape %173 [[0, 1], [2]] output_shape [1, 17, 64] : tensor<17x64xf32> into tensor<1x17x64xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %150 : tensor<1x17x64xf32>, tensor<1x17x64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<1x17x64xf32>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %176 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%175 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %177 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %178 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %177 : tensor<1x17x64xf64>, tensor<1x17x1xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.subf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %178 : tensor<1x17x64xf64>, tensor<1x17x64xf64>) outs(%11 : tensor<1x17x64xf64>) {
    ^bb0(%in: f64, %in_105: f64, %out: f64):
      %191 = arith.mulf %in, %in_105 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x64xf64>
    %180 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%179 : tensor<1x17x64xf64>) outs(%14 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<1x17x1xf64>) outs(%13 : tensor<1x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_47 : f64
      linalg.yield %191 : f64
    } -> tensor<1x17x1xf64>
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<1x17x1xf64>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<1x17x64xf32>) outs(%23 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_48 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_42 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<1x17x1xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<1x17x1xf32>) outs(%21 : tensor<1x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x1xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %184 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.subf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %186 : tensor<1x17x64xf32>, tensor<1x17x1xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %cst_8 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.mulf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %cst_7 : tensor<1x17x64xf32>, tensor<64xf32>) outs(%3 : tensor<1x17x64xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %191 = arith.addf %in, %in_105 : f32
      linalg.yield %191 : f32
    } -> tensor<1x17x64xf32>
    return %190 : tensor<1x17x64xf32>
  }
}

{-#

#-}

