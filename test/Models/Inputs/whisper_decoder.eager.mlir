#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d2)>
#map13 = affine_map<(d0, d1) -> (d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x19xi64>, %arg1: tensor<1x50x64xf32>, %arg2: tensor<1x19xi64>, %arg3: tensor<1x19xi64>) -> tensor<1x19x64xf32> {
    %c64_i64 = arith.constant 64 : i64
    %c19_i64 = arith.constant 19 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<true> : tensor<i1>
    %cst_7 = arith.constant dense_resource<torch_tensor_64_torch.float32_27> : tensor<64xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_64_torch.float32_26> : tensor<64xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_64_torch.float32_25> : tensor<64xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_1> : tensor<64x128xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_128_torch.float32_1> : tensor<128xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_128_64_torch.float32_1> : tensor<128x64xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_64_torch.float32_24> : tensor<64xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_64_torch.float32_23> : tensor<64xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_64_torch.float32_22> : tensor<64xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_17> : tensor<64x64xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_64_torch.float32_21> : tensor<64xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_16> : tensor<64x64xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_15> : tensor<64x64xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_64_torch.float32_20> : tensor<64xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_14> : tensor<64x64xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_64_torch.float32_19> : tensor<64xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_64_torch.float32_18> : tensor<64xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_64_torch.float32_17> : tensor<64xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_13> : tensor<64x64xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_64_torch.float32_16> : tensor<64xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_12> : tensor<64x64xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_11> : tensor<64x64xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_64_torch.float32_15> : tensor<64xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_10> : tensor<64x64xf32>
    %cst_31 = arith.constant dense_resource<torch_tensor_64_torch.float32_14> : tensor<64xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_64_torch.float32_13> : tensor<64xf32>
    %cst_33 = arith.constant dense_resource<torch_tensor_64_torch.float32_12> : tensor<64xf32>
    %cst_34 = arith.constant dense_resource<torch_tensor_64_128_torch.float32> : tensor<64x128xf32>
    %cst_35 = arith.constant dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>
    %cst_36 = arith.constant dense_resource<torch_tensor_128_64_torch.float32> : tensor<128x64xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_64_torch.float32_11> : tensor<64xf32>
    %cst_38 = arith.constant dense_resource<torch_tensor_64_torch.float32_10> : tensor<64xf32>
    %cst_39 = arith.constant dense_resource<torch_tensor_64_torch.float32_9> : tensor<64xf32>
    %cst_40 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_9> : tensor<64x64xf32>
    %cst_41 = arith.constant dense_resource<torch_tensor_64_torch.float32_8> : tensor<64xf32>
    %cst_42 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_8> : tensor<64x64xf32>
    %cst_43 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_7> : tensor<64x64xf32>
    %cst_44 = arith.constant dense_resource<torch_tensor_64_torch.float32_7> : tensor<64xf32>
    %cst_45 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_6> : tensor<64x64xf32>
    %cst_46 = arith.constant dense_resource<torch_tensor_64_torch.float32_6> : tensor<64xf32>
    %cst_47 = arith.constant dense_resource<torch_tensor_64_torch.float32_5> : tensor<64xf32>
    %cst_48 = arith.constant dense_resource<torch_tensor_64_torch.float32_4> : tensor<64xf32>
    %cst_49 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_5> : tensor<64x64xf32>
    %cst_50 = arith.constant dense_resource<torch_tensor_64_torch.float32_3> : tensor<64xf32>
    %cst_51 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_4> : tensor<64x64xf32>
    %cst_52 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_3> : tensor<64x64xf32>
    %cst_53 = arith.constant dense_resource<torch_tensor_64_torch.float32_2> : tensor<64xf32>
    %cst_54 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_2> : tensor<64x64xf32>
    %cst_55 = arith.constant dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>
    %cst_56 = arith.constant dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>
    %cst_57 = arith.constant 1.000000e-05 : f64
    %cst_58 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_1> : tensor<64x64xf32>
    %cst_59 = arith.constant dense_resource<torch_tensor_64_64_torch.float32> : tensor<64x64xf32>
    %cst_60 = arith.constant 6.400000e+01 : f64
    %cst_61 = arith.constant 6.400000e+01 : f32
    %cst_62 = arith.constant 2.500000e-01 : f32
    %cst_63 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<1x19x64xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x19xi64>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %258 = arith.index_cast %in : i64 to index
      %259 = linalg.index 2 : index
      %260 = arith.cmpi slt, %258, %c64 : index
      cf.assert %260, "index must be smaller than dim size"
      %261 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %261, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_59[%258, %259] : tensor<64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x19x64xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x19xi64>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %258 = arith.cmpi slt, %in, %c0_i64 : i64
      %259 = arith.addi %in, %c64_i64 : i64
      %260 = arith.select %258, %259, %in : i64
      %261 = arith.index_cast %260 : i64 to index
      %262 = linalg.index 2 : index
      %extracted = tensor.extract %cst_58[%261, %262] : tensor<64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x19x64xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %4 = tensor.empty() : tensor<1x19xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<1x19xi64>) outs(%4 : tensor<1x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %258 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %258 : i1
    } -> tensor<1x19xi1>
    %6 = tensor.empty() : tensor<1xi64>
    %7 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%6 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %8 = tensor.empty() : tensor<19xi64>
    %9 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%8 : tensor<19xi64>) {
    ^bb0(%out: i64):
      %258 = linalg.index 0 : index
      %259 = arith.index_cast %258 : index to i64
      linalg.yield %259 : i64
    } -> tensor<19xi64>
    %expanded = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_64 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 19, 1] : tensor<19xi64> into tensor<1x1x19x1xi64>
    %expanded_65 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 1, 19] : tensor<19xi64> into tensor<1x1x1x19xi64>
    %10 = tensor.empty() : tensor<1x1x19x19xi1>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_65, %expanded_64 : tensor<1x1x1x19xi64>, tensor<1x1x19x1xi64>) outs(%10 : tensor<1x1x19x19xi1>) {
    ^bb0(%in: i64, %in_165: i64, %out: i1):
      %258 = arith.cmpi sle, %in, %in_165 : i64
      linalg.yield %258 : i1
    } -> tensor<1x1x19x19xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6, %11 : tensor<i1>, tensor<1x1x19x19xi1>) outs(%10 : tensor<1x1x19x19xi1>) {
    ^bb0(%in: i1, %in_165: i1, %out: i1):
      %258 = arith.andi %in, %in_165 : i1
      linalg.yield %258 : i1
    } -> tensor<1x1x19x19xi1>
    %13 = tensor.empty() : tensor<1x1x1x19xi1>
    %14 = linalg.generic {indexing_maps = [#map9, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_65 : tensor<1x1x1x1xi64>, tensor<1x1x1x19xi64>) outs(%13 : tensor<1x1x1x19xi1>) {
    ^bb0(%in: i64, %in_165: i64, %out: i1):
      %258 = arith.cmpi slt, %in, %c0_i64 : i64
      %259 = arith.addi %in, %c1_i64 : i64
      %260 = arith.select %258, %259, %in : i64
      %261 = arith.index_cast %260 : i64 to index
      %262 = arith.cmpi slt, %in_165, %c0_i64 : i64
      %263 = arith.addi %in_165, %c19_i64 : i64
      %264 = arith.select %262, %263, %in_165 : i64
      %265 = arith.index_cast %264 : i64 to index
      %extracted = tensor.extract %5[%261, %265] : tensor<1x19xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x19xi1>
    %15 = linalg.generic {indexing_maps = [#map7, #map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<1x1x19x19xi1>, tensor<1x1x1x19xi1>) outs(%10 : tensor<1x1x19x19xi1>) {
    ^bb0(%in: i1, %in_165: i1, %out: i1):
      %258 = arith.andi %in, %in_165 : i1
      linalg.yield %258 : i1
    } -> tensor<1x1x19x19xi1>
    %16 = tensor.empty() : tensor<1x1x19x19xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %cst_5, %cst_4 : tensor<1x1x19x19xi1>, tensor<f32>, tensor<f32>) outs(%16 : tensor<1x1x19x19xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %258 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %258 : f32
    } -> tensor<1x1x19x19xf32>
    %18 = tensor.empty() : tensor<1x19x64xf64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x19x64xf32>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %20 = tensor.empty() : tensor<1x19x1xf64>
    %21 = linalg.fill ins(%cst : f64) outs(%20 : tensor<1x19x1xf64>) -> tensor<1x19x1xf64>
    %22 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %24 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %23 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %24 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %26 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %28 = tensor.empty() : tensor<1x19x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<1x19x1xf32>) -> tensor<1x19x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<1x19x64xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_61 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_57 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %32 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %34 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %cst_56 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %cst_55 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %collapsed = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %39 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%cst_54 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %40 = tensor.empty() : tensor<19x64xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %42 = linalg.matmul ins(%collapsed, %transposed : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %43 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_53 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_66 = tensor.expand_shape %44 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_66 : tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %expanded_67 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<1x19x64xf32> into tensor<1x19x4x16xf32>
    %46 = tensor.empty() : tensor<1x4x19x16xf32>
    %transposed_68 = linalg.transpose ins(%expanded_67 : tensor<1x19x4x16xf32>) outs(%46 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_69 = linalg.transpose ins(%cst_52 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %47 = linalg.matmul ins(%collapsed, %transposed_69 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %expanded_70 = tensor.expand_shape %47 [[0, 1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_71 = linalg.transpose ins(%cst_51 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %48 = linalg.matmul ins(%collapsed, %transposed_71 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %49 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_50 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_72 = tensor.expand_shape %50 [[0, 1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_73 = linalg.transpose ins(%expanded_72 : tensor<1x19x4x16xf32>) outs(%46 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %51 = tensor.empty() : tensor<1x4x16x19xf32>
    %transposed_74 = linalg.transpose ins(%expanded_70 : tensor<1x19x4x16xf32>) outs(%51 : tensor<1x4x16x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_75 = tensor.collapse_shape %transposed_68 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %collapsed_76 = tensor.collapse_shape %transposed_74 [[0, 1], [2], [3]] : tensor<1x4x16x19xf32> into tensor<4x16x19xf32>
    %52 = tensor.empty() : tensor<4x19x19xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<4x19x19xf32>) -> tensor<4x19x19xf32>
    %54 = linalg.batch_matmul ins(%collapsed_75, %collapsed_76 : tensor<4x19x16xf32>, tensor<4x16x19xf32>) outs(%53 : tensor<4x19x19xf32>) -> tensor<4x19x19xf32>
    %expanded_77 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [1, 4, 19, 19] : tensor<4x19x19xf32> into tensor<1x4x19x19xf32>
    %55 = tensor.empty() : tensor<1x4x19x19xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_77, %17 : tensor<1x4x19x19xf32>, tensor<1x1x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x19xf32>
    %57 = tensor.empty() : tensor<1x4x19xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<1x4x19xi64>) -> tensor<1x4x19xi64>
    %59 = tensor.empty() : tensor<1x4x19xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<1x4x19xf32>) -> tensor<1x4x19xf32>
    %61:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<1x4x19x19xf32>) outs(%60, %58 : tensor<1x4x19xf32>, tensor<1x4x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %258 = linalg.index 3 : index
      %259 = arith.index_cast %258 : index to i64
      %260 = arith.maximumf %in, %out : f32
      %261 = arith.cmpf ogt, %in, %out : f32
      %262 = arith.select %261, %259, %out_165 : i64
      linalg.yield %260, %262 : f32, i64
    } -> (tensor<1x4x19xf32>, tensor<1x4x19xi64>)
    %expanded_78 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [1, 4, 19, 1] : tensor<1x4x19xf32> into tensor<1x4x19x1xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_78 : tensor<1x4x19x19xf32>, tensor<1x4x19x1xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x19xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<1x4x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x19xf32>
    %64 = tensor.empty() : tensor<1x4x19x1xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<1x4x19x1xf32>) -> tensor<1x4x19x1xf32>
    %66 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<1x4x19x19xf32>) outs(%65 : tensor<1x4x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x1xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<1x4x19x19xf32>, tensor<1x4x19x1xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.divf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x19xf32>
    %collapsed_79 = tensor.collapse_shape %67 [[0, 1], [2], [3]] : tensor<1x4x19x19xf32> into tensor<4x19x19xf32>
    %collapsed_80 = tensor.collapse_shape %transposed_73 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %68 = tensor.empty() : tensor<4x19x16xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %70 = linalg.batch_matmul ins(%collapsed_79, %collapsed_80 : tensor<4x19x19xf32>, tensor<4x19x16xf32>) outs(%69 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %expanded_81 = tensor.expand_shape %70 [[0, 1], [2], [3]] output_shape [1, 4, 19, 16] : tensor<4x19x16xf32> into tensor<1x4x19x16xf32>
    %71 = tensor.empty() : tensor<1x19x4x16xf32>
    %transposed_82 = linalg.transpose ins(%expanded_81 : tensor<1x4x19x16xf32>) outs(%71 : tensor<1x19x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_83 = tensor.collapse_shape %transposed_82 [[0, 1], [2, 3]] : tensor<1x19x4x16xf32> into tensor<19x64xf32>
    %transposed_84 = linalg.transpose ins(%cst_49 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %72 = linalg.matmul ins(%collapsed_83, %transposed_84 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %73 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_48 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72, %73 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_85 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %expanded_85 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<1x19x64xf32>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %77 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %79 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %78 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %79 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %81 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<1x19x64xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_61 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_57 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %85 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %87 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %cst_47 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %cst_46 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_86 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %transposed_87 = linalg.transpose ins(%cst_45 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %92 = linalg.matmul ins(%collapsed_86, %transposed_87 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %93 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_44 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_88 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %expanded_89 = tensor.expand_shape %95 [[0], [1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<1x19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_90 = linalg.transpose ins(%expanded_89 : tensor<1x19x4x16xf32>) outs(%46 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_91 = linalg.transpose ins(%cst_43 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed_92 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<1x50x64xf32> into tensor<50x64xf32>
    %96 = tensor.empty() : tensor<50x64xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %98 = linalg.matmul ins(%collapsed_92, %transposed_91 : tensor<50x64xf32>, tensor<64x64xf32>) outs(%97 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %expanded_93 = tensor.expand_shape %98 [[0, 1], [2, 3]] output_shape [1, 50, 4, 16] : tensor<50x64xf32> into tensor<1x50x4x16xf32>
    %transposed_94 = linalg.transpose ins(%cst_42 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %99 = linalg.matmul ins(%collapsed_92, %transposed_94 : tensor<50x64xf32>, tensor<64x64xf32>) outs(%97 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %100 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_41 : tensor<64xf32>) outs(%96 : tensor<50x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<50x64xf32>
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<50x64xf32>, tensor<50x64xf32>) outs(%96 : tensor<50x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<50x64xf32>
    %expanded_95 = tensor.expand_shape %101 [[0, 1], [2, 3]] output_shape [1, 50, 4, 16] : tensor<50x64xf32> into tensor<1x50x4x16xf32>
    %102 = tensor.empty() : tensor<1x4x50x16xf32>
    %transposed_96 = linalg.transpose ins(%expanded_95 : tensor<1x50x4x16xf32>) outs(%102 : tensor<1x4x50x16xf32>) permutation = [0, 2, 1, 3] 
    %103 = tensor.empty() : tensor<1x4x16x50xf32>
    %transposed_97 = linalg.transpose ins(%expanded_93 : tensor<1x50x4x16xf32>) outs(%103 : tensor<1x4x16x50xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_98 = tensor.collapse_shape %transposed_90 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %collapsed_99 = tensor.collapse_shape %transposed_97 [[0, 1], [2], [3]] : tensor<1x4x16x50xf32> into tensor<4x16x50xf32>
    %104 = tensor.empty() : tensor<4x19x50xf32>
    %105 = linalg.fill ins(%cst_0 : f32) outs(%104 : tensor<4x19x50xf32>) -> tensor<4x19x50xf32>
    %106 = linalg.batch_matmul ins(%collapsed_98, %collapsed_99 : tensor<4x19x16xf32>, tensor<4x16x50xf32>) outs(%105 : tensor<4x19x50xf32>) -> tensor<4x19x50xf32>
    %expanded_100 = tensor.expand_shape %106 [[0, 1], [2], [3]] output_shape [1, 4, 19, 50] : tensor<4x19x50xf32> into tensor<1x4x19x50xf32>
    %107:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_100 : tensor<1x4x19x50xf32>) outs(%60, %58 : tensor<1x4x19xf32>, tensor<1x4x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %258 = linalg.index 3 : index
      %259 = arith.index_cast %258 : index to i64
      %260 = arith.maximumf %in, %out : f32
      %261 = arith.cmpf ogt, %in, %out : f32
      %262 = arith.select %261, %259, %out_165 : i64
      linalg.yield %260, %262 : f32, i64
    } -> (tensor<1x4x19xf32>, tensor<1x4x19xi64>)
    %expanded_101 = tensor.expand_shape %107#0 [[0], [1], [2, 3]] output_shape [1, 4, 19, 1] : tensor<1x4x19xf32> into tensor<1x4x19x1xf32>
    %108 = tensor.empty() : tensor<1x4x19x50xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_100, %expanded_101 : tensor<1x4x19x50xf32>, tensor<1x4x19x1xf32>) outs(%108 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x50xf32>
    %110 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<1x4x19x50xf32>) outs(%108 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x50xf32>
    %111 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%110 : tensor<1x4x19x50xf32>) outs(%65 : tensor<1x4x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x1xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %111 : tensor<1x4x19x50xf32>, tensor<1x4x19x1xf32>) outs(%108 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.divf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x50xf32>
    %collapsed_102 = tensor.collapse_shape %112 [[0, 1], [2], [3]] : tensor<1x4x19x50xf32> into tensor<4x19x50xf32>
    %collapsed_103 = tensor.collapse_shape %transposed_96 [[0, 1], [2], [3]] : tensor<1x4x50x16xf32> into tensor<4x50x16xf32>
    %113 = linalg.batch_matmul ins(%collapsed_102, %collapsed_103 : tensor<4x19x50xf32>, tensor<4x50x16xf32>) outs(%69 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %expanded_104 = tensor.expand_shape %113 [[0, 1], [2], [3]] output_shape [1, 4, 19, 16] : tensor<4x19x16xf32> into tensor<1x4x19x16xf32>
    %transposed_105 = linalg.transpose ins(%expanded_104 : tensor<1x4x19x16xf32>) outs(%71 : tensor<1x19x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_106 = tensor.collapse_shape %transposed_105 [[0, 1], [2, 3]] : tensor<1x19x4x16xf32> into tensor<19x64xf32>
    %transposed_107 = linalg.transpose ins(%cst_40 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %114 = linalg.matmul ins(%collapsed_106, %transposed_107 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %115 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%114, %115 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_108 = tensor.expand_shape %116 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %expanded_108 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<1x19x64xf32>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %119 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %120 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %121 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %123 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%117 : tensor<1x19x64xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_61 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_57 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %127 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %129 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %cst_38 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %cst_37 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_109 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %134 = tensor.empty() : tensor<64x128xf32>
    %transposed_110 = linalg.transpose ins(%cst_36 : tensor<128x64xf32>) outs(%134 : tensor<64x128xf32>) permutation = [1, 0] 
    %135 = tensor.empty() : tensor<19x128xf32>
    %136 = linalg.fill ins(%cst_0 : f32) outs(%135 : tensor<19x128xf32>) -> tensor<19x128xf32>
    %137 = linalg.matmul ins(%collapsed_109, %transposed_110 : tensor<19x64xf32>, tensor<64x128xf32>) outs(%136 : tensor<19x128xf32>) -> tensor<19x128xf32>
    %138 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_35 : tensor<128xf32>) outs(%135 : tensor<19x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x128xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%137, %138 : tensor<19x128xf32>, tensor<19x128xf32>) outs(%135 : tensor<19x128xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x128xf32>
    %expanded_111 = tensor.expand_shape %139 [[0, 1], [2]] output_shape [1, 19, 128] : tensor<19x128xf32> into tensor<1x19x128xf32>
    %140 = tensor.empty() : tensor<1x19x128xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_111 : tensor<1x19x128xf32>) outs(%140 : tensor<1x19x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_63 : f32
      %259 = math.erf %258 : f32
      %260 = arith.addf %259, %cst_2 : f32
      %261 = arith.mulf %260, %cst_3 : f32
      %262 = arith.mulf %in, %261 : f32
      linalg.yield %262 : f32
    } -> tensor<1x19x128xf32>
    %collapsed_112 = tensor.collapse_shape %141 [[0, 1], [2]] : tensor<1x19x128xf32> into tensor<19x128xf32>
    %142 = tensor.empty() : tensor<128x64xf32>
    %transposed_113 = linalg.transpose ins(%cst_34 : tensor<64x128xf32>) outs(%142 : tensor<128x64xf32>) permutation = [1, 0] 
    %143 = linalg.matmul ins(%collapsed_112, %transposed_113 : tensor<19x128xf32>, tensor<128x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %144 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_33 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%143, %144 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_114 = tensor.expand_shape %145 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %expanded_114 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<1x19x64xf32>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %148 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %150 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %150 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %152 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%146 : tensor<1x19x64xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_61 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_57 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %156 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %158 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %cst_32 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %cst_31 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_115 = tensor.collapse_shape %162 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %transposed_116 = linalg.transpose ins(%cst_30 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %163 = linalg.matmul ins(%collapsed_115, %transposed_116 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %164 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%163, %164 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_117 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117 : tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %expanded_118 = tensor.expand_shape %166 [[0], [1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<1x19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_119 = linalg.transpose ins(%expanded_118 : tensor<1x19x4x16xf32>) outs(%46 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_120 = linalg.transpose ins(%cst_28 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %167 = linalg.matmul ins(%collapsed_115, %transposed_120 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %expanded_121 = tensor.expand_shape %167 [[0, 1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_122 = linalg.transpose ins(%cst_27 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %168 = linalg.matmul ins(%collapsed_115, %transposed_122 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %169 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%168, %169 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_123 = tensor.expand_shape %170 [[0, 1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_124 = linalg.transpose ins(%expanded_123 : tensor<1x19x4x16xf32>) outs(%46 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_125 = linalg.transpose ins(%expanded_121 : tensor<1x19x4x16xf32>) outs(%51 : tensor<1x4x16x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_126 = tensor.collapse_shape %transposed_119 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %collapsed_127 = tensor.collapse_shape %transposed_125 [[0, 1], [2], [3]] : tensor<1x4x16x19xf32> into tensor<4x16x19xf32>
    %171 = linalg.batch_matmul ins(%collapsed_126, %collapsed_127 : tensor<4x19x16xf32>, tensor<4x16x19xf32>) outs(%53 : tensor<4x19x19xf32>) -> tensor<4x19x19xf32>
    %expanded_128 = tensor.expand_shape %171 [[0, 1], [2], [3]] output_shape [1, 4, 19, 19] : tensor<4x19x19xf32> into tensor<1x4x19x19xf32>
    %172 = linalg.generic {indexing_maps = [#map7, #map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_128, %17 : tensor<1x4x19x19xf32>, tensor<1x1x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x19xf32>
    %173:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172 : tensor<1x4x19x19xf32>) outs(%60, %58 : tensor<1x4x19xf32>, tensor<1x4x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %258 = linalg.index 3 : index
      %259 = arith.index_cast %258 : index to i64
      %260 = arith.maximumf %in, %out : f32
      %261 = arith.cmpf ogt, %in, %out : f32
      %262 = arith.select %261, %259, %out_165 : i64
      linalg.yield %260, %262 : f32, i64
    } -> (tensor<1x4x19xf32>, tensor<1x4x19xi64>)
    %expanded_129 = tensor.expand_shape %173#0 [[0], [1], [2, 3]] output_shape [1, 4, 19, 1] : tensor<1x4x19xf32> into tensor<1x4x19x1xf32>
    %174 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %expanded_129 : tensor<1x4x19x19xf32>, tensor<1x4x19x1xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x19xf32>
    %175 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<1x4x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x19xf32>
    %176 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%175 : tensor<1x4x19x19xf32>) outs(%65 : tensor<1x4x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x1xf32>
    %177 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175, %176 : tensor<1x4x19x19xf32>, tensor<1x4x19x1xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.divf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x19xf32>
    %collapsed_130 = tensor.collapse_shape %177 [[0, 1], [2], [3]] : tensor<1x4x19x19xf32> into tensor<4x19x19xf32>
    %collapsed_131 = tensor.collapse_shape %transposed_124 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %178 = linalg.batch_matmul ins(%collapsed_130, %collapsed_131 : tensor<4x19x19xf32>, tensor<4x19x16xf32>) outs(%69 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %expanded_132 = tensor.expand_shape %178 [[0, 1], [2], [3]] output_shape [1, 4, 19, 16] : tensor<4x19x16xf32> into tensor<1x4x19x16xf32>
    %transposed_133 = linalg.transpose ins(%expanded_132 : tensor<1x4x19x16xf32>) outs(%71 : tensor<1x19x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_134 = tensor.collapse_shape %transposed_133 [[0, 1], [2, 3]] : tensor<1x19x4x16xf32> into tensor<19x64xf32>
    %transposed_135 = linalg.transpose ins(%cst_25 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %179 = linalg.matmul ins(%collapsed_134, %transposed_135 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %180 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%179, %180 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_136 = tensor.expand_shape %181 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %expanded_136 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<1x19x64xf32>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %184 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%183 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %186 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %185 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %186 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %188 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182 : tensor<1x19x64xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_61 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_57 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %192 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %194 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %cst_23 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %cst_22 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_137 = tensor.collapse_shape %198 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %transposed_138 = linalg.transpose ins(%cst_21 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %199 = linalg.matmul ins(%collapsed_137, %transposed_138 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %200 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%199, %200 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_139 = tensor.expand_shape %201 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_139 : tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %expanded_140 = tensor.expand_shape %202 [[0], [1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<1x19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_141 = linalg.transpose ins(%expanded_140 : tensor<1x19x4x16xf32>) outs(%46 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_142 = linalg.transpose ins(%cst_19 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %203 = linalg.matmul ins(%collapsed_92, %transposed_142 : tensor<50x64xf32>, tensor<64x64xf32>) outs(%97 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %expanded_143 = tensor.expand_shape %203 [[0, 1], [2, 3]] output_shape [1, 50, 4, 16] : tensor<50x64xf32> into tensor<1x50x4x16xf32>
    %transposed_144 = linalg.transpose ins(%cst_18 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %204 = linalg.matmul ins(%collapsed_92, %transposed_144 : tensor<50x64xf32>, tensor<64x64xf32>) outs(%97 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %205 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<64xf32>) outs(%96 : tensor<50x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<50x64xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%204, %205 : tensor<50x64xf32>, tensor<50x64xf32>) outs(%96 : tensor<50x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<50x64xf32>
    %expanded_145 = tensor.expand_shape %206 [[0, 1], [2, 3]] output_shape [1, 50, 4, 16] : tensor<50x64xf32> into tensor<1x50x4x16xf32>
    %transposed_146 = linalg.transpose ins(%expanded_145 : tensor<1x50x4x16xf32>) outs(%102 : tensor<1x4x50x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_147 = linalg.transpose ins(%expanded_143 : tensor<1x50x4x16xf32>) outs(%103 : tensor<1x4x16x50xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_148 = tensor.collapse_shape %transposed_141 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %collapsed_149 = tensor.collapse_shape %transposed_147 [[0, 1], [2], [3]] : tensor<1x4x16x50xf32> into tensor<4x16x50xf32>
    %207 = linalg.batch_matmul ins(%collapsed_148, %collapsed_149 : tensor<4x19x16xf32>, tensor<4x16x50xf32>) outs(%105 : tensor<4x19x50xf32>) -> tensor<4x19x50xf32>
    %expanded_150 = tensor.expand_shape %207 [[0, 1], [2], [3]] output_shape [1, 4, 19, 50] : tensor<4x19x50xf32> into tensor<1x4x19x50xf32>
    %208:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_150 : tensor<1x4x19x50xf32>) outs(%60, %58 : tensor<1x4x19xf32>, tensor<1x4x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %258 = linalg.index 3 : index
      %259 = arith.index_cast %258 : index to i64
      %260 = arith.maximumf %in, %out : f32
      %261 = arith.cmpf ogt, %in, %out : f32
      %262 = arith.select %261, %259, %out_165 : i64
      linalg.yield %260, %262 : f32, i64
    } -> (tensor<1x4x19xf32>, tensor<1x4x19xi64>)
    %expanded_151 = tensor.expand_shape %208#0 [[0], [1], [2, 3]] output_shape [1, 4, 19, 1] : tensor<1x4x19xf32> into tensor<1x4x19x1xf32>
    %209 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_150, %expanded_151 : tensor<1x4x19x50xf32>, tensor<1x4x19x1xf32>) outs(%108 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x50xf32>
    %210 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<1x4x19x50xf32>) outs(%108 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x50xf32>
    %211 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%210 : tensor<1x4x19x50xf32>) outs(%65 : tensor<1x4x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x1xf32>
    %212 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %211 : tensor<1x4x19x50xf32>, tensor<1x4x19x1xf32>) outs(%108 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.divf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x4x19x50xf32>
    %collapsed_152 = tensor.collapse_shape %212 [[0, 1], [2], [3]] : tensor<1x4x19x50xf32> into tensor<4x19x50xf32>
    %collapsed_153 = tensor.collapse_shape %transposed_146 [[0, 1], [2], [3]] : tensor<1x4x50x16xf32> into tensor<4x50x16xf32>
    %213 = linalg.batch_matmul ins(%collapsed_152, %collapsed_153 : tensor<4x19x50xf32>, tensor<4x50x16xf32>) outs(%69 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %expanded_154 = tensor.expand_shape %213 [[0, 1], [2], [3]] output_shape [1, 4, 19, 16] : tensor<4x19x16xf32> into tensor<1x4x19x16xf32>
    %transposed_155 = linalg.transpose ins(%expanded_154 : tensor<1x4x19x16xf32>) outs(%71 : tensor<1x19x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_156 = tensor.collapse_shape %transposed_155 [[0, 1], [2, 3]] : tensor<1x19x4x16xf32> into tensor<19x64xf32>
    %transposed_157 = linalg.transpose ins(%cst_16 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %214 = linalg.matmul ins(%collapsed_156, %transposed_157 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %215 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%214, %215 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_158 = tensor.expand_shape %216 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %expanded_158 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<1x19x64xf32>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %219 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%218 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %221 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %220 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %221 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %223 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %225 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%217 : tensor<1x19x64xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_61 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_57 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %227 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %229 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %cst_14 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %cst_13 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_159 = tensor.collapse_shape %233 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %transposed_160 = linalg.transpose ins(%cst_12 : tensor<128x64xf32>) outs(%134 : tensor<64x128xf32>) permutation = [1, 0] 
    %234 = linalg.matmul ins(%collapsed_159, %transposed_160 : tensor<19x64xf32>, tensor<64x128xf32>) outs(%136 : tensor<19x128xf32>) -> tensor<19x128xf32>
    %235 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<128xf32>) outs(%135 : tensor<19x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x128xf32>
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%234, %235 : tensor<19x128xf32>, tensor<19x128xf32>) outs(%135 : tensor<19x128xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x128xf32>
    %expanded_161 = tensor.expand_shape %236 [[0, 1], [2]] output_shape [1, 19, 128] : tensor<19x128xf32> into tensor<1x19x128xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161 : tensor<1x19x128xf32>) outs(%140 : tensor<1x19x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_63 : f32
      %259 = math.erf %258 : f32
      %260 = arith.addf %259, %cst_2 : f32
      %261 = arith.mulf %260, %cst_3 : f32
      %262 = arith.mulf %in, %261 : f32
      linalg.yield %262 : f32
    } -> tensor<1x19x128xf32>
    %collapsed_162 = tensor.collapse_shape %237 [[0, 1], [2]] : tensor<1x19x128xf32> into tensor<19x128xf32>
    %transposed_163 = linalg.transpose ins(%cst_10 : tensor<64x128xf32>) outs(%142 : tensor<128x64xf32>) permutation = [1, 0] 
    %238 = linalg.matmul ins(%collapsed_162, %transposed_163 : tensor<19x128xf32>, tensor<128x64xf32>) outs(%41 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %239 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %240 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%238, %239 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%40 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x64xf32>
    %expanded_164 = tensor.expand_shape %240 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %expanded_164 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<1x19x64xf32>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %243 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %245 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %244 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %245 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%18 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x64xf64>
    %247 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%246 : tensor<1x19x64xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_60 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%241 : tensor<1x19x64xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_61 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_57 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %251 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %253 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %cst_8 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %cst_7 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x64xf32>
    return %257 : tensor<1x19x64xf32>
  }
}

{-#

#-}

