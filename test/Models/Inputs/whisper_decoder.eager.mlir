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
  func.func @main(%arg0: tensor<1x19xi64>, %arg1: tensor<1x50x16xf32>, %arg2: tensor<1x19xi64>, %arg3: tensor<1x19xi64>) -> tensor<1x19x16xf32> {
    %c19_i64 = arith.constant 19 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c64 = arith.constant 64 : index
    %c20_i64 = arith.constant 20 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<true> : tensor<i1>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32_27> : tensor<16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_torch.float32_26> : tensor<16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_torch.float32_25> : tensor<16xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_24_torch.float32_1> : tensor<16x24xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_24_torch.float32_1> : tensor<24xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_24_16_torch.float32_1> : tensor<24x16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_16_torch.float32_24> : tensor<16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_torch.float32_23> : tensor<16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_torch.float32_22> : tensor<16xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_15> : tensor<16x16xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_16_torch.float32_21> : tensor<16xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_14> : tensor<16x16xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_13> : tensor<16x16xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_16_torch.float32_20> : tensor<16xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_12> : tensor<16x16xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_16_torch.float32_19> : tensor<16xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_16_torch.float32_18> : tensor<16xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_16_torch.float32_17> : tensor<16xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_11> : tensor<16x16xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_16_torch.float32_16> : tensor<16xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_10> : tensor<16x16xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_9> : tensor<16x16xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_16_torch.float32_15> : tensor<16xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_8> : tensor<16x16xf32>
    %cst_31 = arith.constant dense_resource<torch_tensor_16_torch.float32_14> : tensor<16xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_16_torch.float32_13> : tensor<16xf32>
    %cst_33 = arith.constant dense_resource<torch_tensor_16_torch.float32_12> : tensor<16xf32>
    %cst_34 = arith.constant dense_resource<torch_tensor_16_24_torch.float32> : tensor<16x24xf32>
    %cst_35 = arith.constant dense_resource<torch_tensor_24_torch.float32> : tensor<24xf32>
    %cst_36 = arith.constant dense_resource<torch_tensor_24_16_torch.float32> : tensor<24x16xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_16_torch.float32_11> : tensor<16xf32>
    %cst_38 = arith.constant dense_resource<torch_tensor_16_torch.float32_10> : tensor<16xf32>
    %cst_39 = arith.constant dense_resource<torch_tensor_16_torch.float32_9> : tensor<16xf32>
    %cst_40 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_7> : tensor<16x16xf32>
    %cst_41 = arith.constant dense_resource<torch_tensor_16_torch.float32_8> : tensor<16xf32>
    %cst_42 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_6> : tensor<16x16xf32>
    %cst_43 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_5> : tensor<16x16xf32>
    %cst_44 = arith.constant dense_resource<torch_tensor_16_torch.float32_7> : tensor<16xf32>
    %cst_45 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_4> : tensor<16x16xf32>
    %cst_46 = arith.constant dense_resource<torch_tensor_16_torch.float32_6> : tensor<16xf32>
    %cst_47 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_48 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_49 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_3> : tensor<16x16xf32>
    %cst_50 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_51 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_2> : tensor<16x16xf32>
    %cst_52 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_53 = arith.constant 0.35355339059327379 : f64
    %cst_54 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_55 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_56 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_57 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_58 = arith.constant 1.000000e-05 : f64
    %cst_59 = arith.constant dense_resource<torch_tensor_20_16_torch.float32> : tensor<20x16xf32>
    %cst_60 = arith.constant dense_resource<torch_tensor_64_16_torch.float32> : tensor<64x16xf32>
    %cst_61 = arith.constant 1.600000e+01 : f64
    %cst_62 = arith.constant 1.600000e+01 : f32
    %cst_63 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<1x19x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x19xi64>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %258 = arith.index_cast %in : i64 to index
      %259 = linalg.index 2 : index
      %260 = arith.cmpi slt, %258, %c64 : index
      cf.assert %260, "index must be smaller than dim size"
      %261 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %261, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_60[%258, %259] : tensor<64x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x19x16xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x19xi64>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %258 = arith.cmpi slt, %in, %c0_i64 : i64
      %259 = arith.addi %in, %c20_i64 : i64
      %260 = arith.select %258, %259, %in : i64
      %261 = arith.index_cast %260 : i64 to index
      %262 = linalg.index 2 : index
      %extracted = tensor.extract %cst_59[%261, %262] : tensor<20x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x19x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<1x19x16xf32>, tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
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
    %18 = tensor.empty() : tensor<1x19x16xf64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x19x16xf32>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %20 = tensor.empty() : tensor<1x19x1xf64>
    %21 = linalg.fill ins(%cst : f64) outs(%20 : tensor<1x19x1xf64>) -> tensor<1x19x1xf64>
    %22 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %24 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %23 : tensor<1x19x16xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %24 : tensor<1x19x16xf64>, tensor<1x19x16xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %26 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %28 = tensor.empty() : tensor<1x19x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<1x19x1xf32>) -> tensor<1x19x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<1x19x16xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_58 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %32 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %34 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %cst_57 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %cst_56 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %collapsed = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<1x19x16xf32> into tensor<19x16xf32>
    %39 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%cst_55 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %40 = tensor.empty() : tensor<19x16xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %42 = linalg.matmul ins(%collapsed, %transposed : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %43 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_54 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_66 = tensor.expand_shape %44 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_66 : tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_53 : f64 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x16xf32>
    %expanded_67 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [1, 19, 2, 8] : tensor<1x19x16xf32> into tensor<1x19x2x8xf32>
    %46 = tensor.empty() : tensor<1x2x19x8xf32>
    %transposed_68 = linalg.transpose ins(%expanded_67 : tensor<1x19x2x8xf32>) outs(%46 : tensor<1x2x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_69 = linalg.transpose ins(%cst_52 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %47 = linalg.matmul ins(%collapsed, %transposed_69 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %expanded_70 = tensor.expand_shape %47 [[0, 1], [2, 3]] output_shape [1, 19, 2, 8] : tensor<19x16xf32> into tensor<1x19x2x8xf32>
    %transposed_71 = linalg.transpose ins(%cst_51 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %48 = linalg.matmul ins(%collapsed, %transposed_71 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %49 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_50 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_72 = tensor.expand_shape %50 [[0, 1], [2, 3]] output_shape [1, 19, 2, 8] : tensor<19x16xf32> into tensor<1x19x2x8xf32>
    %transposed_73 = linalg.transpose ins(%expanded_72 : tensor<1x19x2x8xf32>) outs(%46 : tensor<1x2x19x8xf32>) permutation = [0, 2, 1, 3] 
    %51 = tensor.empty() : tensor<1x2x8x19xf32>
    %transposed_74 = linalg.transpose ins(%expanded_70 : tensor<1x19x2x8xf32>) outs(%51 : tensor<1x2x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_75 = tensor.collapse_shape %transposed_68 [[0, 1], [2], [3]] : tensor<1x2x19x8xf32> into tensor<2x19x8xf32>
    %collapsed_76 = tensor.collapse_shape %transposed_74 [[0, 1], [2], [3]] : tensor<1x2x8x19xf32> into tensor<2x8x19xf32>
    %52 = tensor.empty() : tensor<2x19x19xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<2x19x19xf32>) -> tensor<2x19x19xf32>
    %54 = linalg.batch_matmul ins(%collapsed_75, %collapsed_76 : tensor<2x19x8xf32>, tensor<2x8x19xf32>) outs(%53 : tensor<2x19x19xf32>) -> tensor<2x19x19xf32>
    %expanded_77 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [1, 2, 19, 19] : tensor<2x19x19xf32> into tensor<1x2x19x19xf32>
    %55 = tensor.empty() : tensor<1x2x19x19xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_77, %17 : tensor<1x2x19x19xf32>, tensor<1x1x19x19xf32>) outs(%55 : tensor<1x2x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x19xf32>
    %57 = tensor.empty() : tensor<1x2x19xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<1x2x19xi64>) -> tensor<1x2x19xi64>
    %59 = tensor.empty() : tensor<1x2x19xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<1x2x19xf32>) -> tensor<1x2x19xf32>
    %61:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<1x2x19x19xf32>) outs(%60, %58 : tensor<1x2x19xf32>, tensor<1x2x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %258 = linalg.index 3 : index
      %259 = arith.index_cast %258 : index to i64
      %260 = arith.maximumf %in, %out : f32
      %261 = arith.cmpf ogt, %in, %out : f32
      %262 = arith.select %261, %259, %out_165 : i64
      linalg.yield %260, %262 : f32, i64
    } -> (tensor<1x2x19xf32>, tensor<1x2x19xi64>)
    %expanded_78 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [1, 2, 19, 1] : tensor<1x2x19xf32> into tensor<1x2x19x1xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_78 : tensor<1x2x19x19xf32>, tensor<1x2x19x1xf32>) outs(%55 : tensor<1x2x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x19xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<1x2x19x19xf32>) outs(%55 : tensor<1x2x19x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x19xf32>
    %64 = tensor.empty() : tensor<1x2x19x1xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<1x2x19x1xf32>) -> tensor<1x2x19x1xf32>
    %66 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<1x2x19x19xf32>) outs(%65 : tensor<1x2x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x1xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<1x2x19x19xf32>, tensor<1x2x19x1xf32>) outs(%55 : tensor<1x2x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.divf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x19xf32>
    %collapsed_79 = tensor.collapse_shape %67 [[0, 1], [2], [3]] : tensor<1x2x19x19xf32> into tensor<2x19x19xf32>
    %collapsed_80 = tensor.collapse_shape %transposed_73 [[0, 1], [2], [3]] : tensor<1x2x19x8xf32> into tensor<2x19x8xf32>
    %68 = tensor.empty() : tensor<2x19x8xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<2x19x8xf32>) -> tensor<2x19x8xf32>
    %70 = linalg.batch_matmul ins(%collapsed_79, %collapsed_80 : tensor<2x19x19xf32>, tensor<2x19x8xf32>) outs(%69 : tensor<2x19x8xf32>) -> tensor<2x19x8xf32>
    %expanded_81 = tensor.expand_shape %70 [[0, 1], [2], [3]] output_shape [1, 2, 19, 8] : tensor<2x19x8xf32> into tensor<1x2x19x8xf32>
    %71 = tensor.empty() : tensor<1x19x2x8xf32>
    %transposed_82 = linalg.transpose ins(%expanded_81 : tensor<1x2x19x8xf32>) outs(%71 : tensor<1x19x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_83 = tensor.collapse_shape %transposed_82 [[0, 1], [2, 3]] : tensor<1x19x2x8xf32> into tensor<19x16xf32>
    %transposed_84 = linalg.transpose ins(%cst_49 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %72 = linalg.matmul ins(%collapsed_83, %transposed_84 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %73 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_48 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72, %73 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_85 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %expanded_85 : tensor<1x19x16xf32>, tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<1x19x16xf32>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %77 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %79 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %78 : tensor<1x19x16xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %79 : tensor<1x19x16xf64>, tensor<1x19x16xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %81 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<1x19x16xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_58 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %85 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %87 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %cst_47 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %cst_46 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %collapsed_86 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<1x19x16xf32> into tensor<19x16xf32>
    %transposed_87 = linalg.transpose ins(%cst_45 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %92 = linalg.matmul ins(%collapsed_86, %transposed_87 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %93 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_44 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_88 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_53 : f64 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x16xf32>
    %expanded_89 = tensor.expand_shape %95 [[0], [1], [2, 3]] output_shape [1, 19, 2, 8] : tensor<1x19x16xf32> into tensor<1x19x2x8xf32>
    %transposed_90 = linalg.transpose ins(%expanded_89 : tensor<1x19x2x8xf32>) outs(%46 : tensor<1x2x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_91 = linalg.transpose ins(%cst_43 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_92 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<1x50x16xf32> into tensor<50x16xf32>
    %96 = tensor.empty() : tensor<50x16xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<50x16xf32>) -> tensor<50x16xf32>
    %98 = linalg.matmul ins(%collapsed_92, %transposed_91 : tensor<50x16xf32>, tensor<16x16xf32>) outs(%97 : tensor<50x16xf32>) -> tensor<50x16xf32>
    %expanded_93 = tensor.expand_shape %98 [[0, 1], [2, 3]] output_shape [1, 50, 2, 8] : tensor<50x16xf32> into tensor<1x50x2x8xf32>
    %transposed_94 = linalg.transpose ins(%cst_42 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %99 = linalg.matmul ins(%collapsed_92, %transposed_94 : tensor<50x16xf32>, tensor<16x16xf32>) outs(%97 : tensor<50x16xf32>) -> tensor<50x16xf32>
    %100 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_41 : tensor<16xf32>) outs(%96 : tensor<50x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<50x16xf32>
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<50x16xf32>, tensor<50x16xf32>) outs(%96 : tensor<50x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<50x16xf32>
    %expanded_95 = tensor.expand_shape %101 [[0, 1], [2, 3]] output_shape [1, 50, 2, 8] : tensor<50x16xf32> into tensor<1x50x2x8xf32>
    %102 = tensor.empty() : tensor<1x2x50x8xf32>
    %transposed_96 = linalg.transpose ins(%expanded_95 : tensor<1x50x2x8xf32>) outs(%102 : tensor<1x2x50x8xf32>) permutation = [0, 2, 1, 3] 
    %103 = tensor.empty() : tensor<1x2x8x50xf32>
    %transposed_97 = linalg.transpose ins(%expanded_93 : tensor<1x50x2x8xf32>) outs(%103 : tensor<1x2x8x50xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_98 = tensor.collapse_shape %transposed_90 [[0, 1], [2], [3]] : tensor<1x2x19x8xf32> into tensor<2x19x8xf32>
    %collapsed_99 = tensor.collapse_shape %transposed_97 [[0, 1], [2], [3]] : tensor<1x2x8x50xf32> into tensor<2x8x50xf32>
    %104 = tensor.empty() : tensor<2x19x50xf32>
    %105 = linalg.fill ins(%cst_0 : f32) outs(%104 : tensor<2x19x50xf32>) -> tensor<2x19x50xf32>
    %106 = linalg.batch_matmul ins(%collapsed_98, %collapsed_99 : tensor<2x19x8xf32>, tensor<2x8x50xf32>) outs(%105 : tensor<2x19x50xf32>) -> tensor<2x19x50xf32>
    %expanded_100 = tensor.expand_shape %106 [[0, 1], [2], [3]] output_shape [1, 2, 19, 50] : tensor<2x19x50xf32> into tensor<1x2x19x50xf32>
    %107:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_100 : tensor<1x2x19x50xf32>) outs(%60, %58 : tensor<1x2x19xf32>, tensor<1x2x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %258 = linalg.index 3 : index
      %259 = arith.index_cast %258 : index to i64
      %260 = arith.maximumf %in, %out : f32
      %261 = arith.cmpf ogt, %in, %out : f32
      %262 = arith.select %261, %259, %out_165 : i64
      linalg.yield %260, %262 : f32, i64
    } -> (tensor<1x2x19xf32>, tensor<1x2x19xi64>)
    %expanded_101 = tensor.expand_shape %107#0 [[0], [1], [2, 3]] output_shape [1, 2, 19, 1] : tensor<1x2x19xf32> into tensor<1x2x19x1xf32>
    %108 = tensor.empty() : tensor<1x2x19x50xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_100, %expanded_101 : tensor<1x2x19x50xf32>, tensor<1x2x19x1xf32>) outs(%108 : tensor<1x2x19x50xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x50xf32>
    %110 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<1x2x19x50xf32>) outs(%108 : tensor<1x2x19x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x50xf32>
    %111 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%110 : tensor<1x2x19x50xf32>) outs(%65 : tensor<1x2x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x1xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %111 : tensor<1x2x19x50xf32>, tensor<1x2x19x1xf32>) outs(%108 : tensor<1x2x19x50xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.divf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x50xf32>
    %collapsed_102 = tensor.collapse_shape %112 [[0, 1], [2], [3]] : tensor<1x2x19x50xf32> into tensor<2x19x50xf32>
    %collapsed_103 = tensor.collapse_shape %transposed_96 [[0, 1], [2], [3]] : tensor<1x2x50x8xf32> into tensor<2x50x8xf32>
    %113 = linalg.batch_matmul ins(%collapsed_102, %collapsed_103 : tensor<2x19x50xf32>, tensor<2x50x8xf32>) outs(%69 : tensor<2x19x8xf32>) -> tensor<2x19x8xf32>
    %expanded_104 = tensor.expand_shape %113 [[0, 1], [2], [3]] output_shape [1, 2, 19, 8] : tensor<2x19x8xf32> into tensor<1x2x19x8xf32>
    %transposed_105 = linalg.transpose ins(%expanded_104 : tensor<1x2x19x8xf32>) outs(%71 : tensor<1x19x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_106 = tensor.collapse_shape %transposed_105 [[0, 1], [2, 3]] : tensor<1x19x2x8xf32> into tensor<19x16xf32>
    %transposed_107 = linalg.transpose ins(%cst_40 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %114 = linalg.matmul ins(%collapsed_106, %transposed_107 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %115 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%114, %115 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_108 = tensor.expand_shape %116 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %expanded_108 : tensor<1x19x16xf32>, tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<1x19x16xf32>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %119 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %120 : tensor<1x19x16xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %121 : tensor<1x19x16xf64>, tensor<1x19x16xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %123 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%117 : tensor<1x19x16xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_58 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %127 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %129 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %cst_38 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %cst_37 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %collapsed_109 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<1x19x16xf32> into tensor<19x16xf32>
    %134 = tensor.empty() : tensor<16x24xf32>
    %transposed_110 = linalg.transpose ins(%cst_36 : tensor<24x16xf32>) outs(%134 : tensor<16x24xf32>) permutation = [1, 0] 
    %135 = tensor.empty() : tensor<19x24xf32>
    %136 = linalg.fill ins(%cst_0 : f32) outs(%135 : tensor<19x24xf32>) -> tensor<19x24xf32>
    %137 = linalg.matmul ins(%collapsed_109, %transposed_110 : tensor<19x16xf32>, tensor<16x24xf32>) outs(%136 : tensor<19x24xf32>) -> tensor<19x24xf32>
    %138 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_35 : tensor<24xf32>) outs(%135 : tensor<19x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x24xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%137, %138 : tensor<19x24xf32>, tensor<19x24xf32>) outs(%135 : tensor<19x24xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x24xf32>
    %expanded_111 = tensor.expand_shape %139 [[0, 1], [2]] output_shape [1, 19, 24] : tensor<19x24xf32> into tensor<1x19x24xf32>
    %140 = tensor.empty() : tensor<1x19x24xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_111 : tensor<1x19x24xf32>) outs(%140 : tensor<1x19x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_63 : f32
      %259 = math.erf %258 : f32
      %260 = arith.addf %259, %cst_2 : f32
      %261 = arith.mulf %260, %cst_3 : f32
      %262 = arith.mulf %in, %261 : f32
      linalg.yield %262 : f32
    } -> tensor<1x19x24xf32>
    %collapsed_112 = tensor.collapse_shape %141 [[0, 1], [2]] : tensor<1x19x24xf32> into tensor<19x24xf32>
    %142 = tensor.empty() : tensor<24x16xf32>
    %transposed_113 = linalg.transpose ins(%cst_34 : tensor<16x24xf32>) outs(%142 : tensor<24x16xf32>) permutation = [1, 0] 
    %143 = linalg.matmul ins(%collapsed_112, %transposed_113 : tensor<19x24xf32>, tensor<24x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %144 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_33 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%143, %144 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_114 = tensor.expand_shape %145 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %expanded_114 : tensor<1x19x16xf32>, tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<1x19x16xf32>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %148 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %150 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<1x19x16xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %150 : tensor<1x19x16xf64>, tensor<1x19x16xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %152 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%146 : tensor<1x19x16xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_58 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %156 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %158 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %cst_32 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %cst_31 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %collapsed_115 = tensor.collapse_shape %162 [[0, 1], [2]] : tensor<1x19x16xf32> into tensor<19x16xf32>
    %transposed_116 = linalg.transpose ins(%cst_30 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %163 = linalg.matmul ins(%collapsed_115, %transposed_116 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %164 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%163, %164 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_117 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117 : tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_53 : f64 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x16xf32>
    %expanded_118 = tensor.expand_shape %166 [[0], [1], [2, 3]] output_shape [1, 19, 2, 8] : tensor<1x19x16xf32> into tensor<1x19x2x8xf32>
    %transposed_119 = linalg.transpose ins(%expanded_118 : tensor<1x19x2x8xf32>) outs(%46 : tensor<1x2x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_120 = linalg.transpose ins(%cst_28 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %167 = linalg.matmul ins(%collapsed_115, %transposed_120 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %expanded_121 = tensor.expand_shape %167 [[0, 1], [2, 3]] output_shape [1, 19, 2, 8] : tensor<19x16xf32> into tensor<1x19x2x8xf32>
    %transposed_122 = linalg.transpose ins(%cst_27 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %168 = linalg.matmul ins(%collapsed_115, %transposed_122 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %169 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%168, %169 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_123 = tensor.expand_shape %170 [[0, 1], [2, 3]] output_shape [1, 19, 2, 8] : tensor<19x16xf32> into tensor<1x19x2x8xf32>
    %transposed_124 = linalg.transpose ins(%expanded_123 : tensor<1x19x2x8xf32>) outs(%46 : tensor<1x2x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_125 = linalg.transpose ins(%expanded_121 : tensor<1x19x2x8xf32>) outs(%51 : tensor<1x2x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_126 = tensor.collapse_shape %transposed_119 [[0, 1], [2], [3]] : tensor<1x2x19x8xf32> into tensor<2x19x8xf32>
    %collapsed_127 = tensor.collapse_shape %transposed_125 [[0, 1], [2], [3]] : tensor<1x2x8x19xf32> into tensor<2x8x19xf32>
    %171 = linalg.batch_matmul ins(%collapsed_126, %collapsed_127 : tensor<2x19x8xf32>, tensor<2x8x19xf32>) outs(%53 : tensor<2x19x19xf32>) -> tensor<2x19x19xf32>
    %expanded_128 = tensor.expand_shape %171 [[0, 1], [2], [3]] output_shape [1, 2, 19, 19] : tensor<2x19x19xf32> into tensor<1x2x19x19xf32>
    %172 = linalg.generic {indexing_maps = [#map7, #map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_128, %17 : tensor<1x2x19x19xf32>, tensor<1x1x19x19xf32>) outs(%55 : tensor<1x2x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x19xf32>
    %173:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172 : tensor<1x2x19x19xf32>) outs(%60, %58 : tensor<1x2x19xf32>, tensor<1x2x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %258 = linalg.index 3 : index
      %259 = arith.index_cast %258 : index to i64
      %260 = arith.maximumf %in, %out : f32
      %261 = arith.cmpf ogt, %in, %out : f32
      %262 = arith.select %261, %259, %out_165 : i64
      linalg.yield %260, %262 : f32, i64
    } -> (tensor<1x2x19xf32>, tensor<1x2x19xi64>)
    %expanded_129 = tensor.expand_shape %173#0 [[0], [1], [2, 3]] output_shape [1, 2, 19, 1] : tensor<1x2x19xf32> into tensor<1x2x19x1xf32>
    %174 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %expanded_129 : tensor<1x2x19x19xf32>, tensor<1x2x19x1xf32>) outs(%55 : tensor<1x2x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x19xf32>
    %175 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<1x2x19x19xf32>) outs(%55 : tensor<1x2x19x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x19xf32>
    %176 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%175 : tensor<1x2x19x19xf32>) outs(%65 : tensor<1x2x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x1xf32>
    %177 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175, %176 : tensor<1x2x19x19xf32>, tensor<1x2x19x1xf32>) outs(%55 : tensor<1x2x19x19xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.divf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x19xf32>
    %collapsed_130 = tensor.collapse_shape %177 [[0, 1], [2], [3]] : tensor<1x2x19x19xf32> into tensor<2x19x19xf32>
    %collapsed_131 = tensor.collapse_shape %transposed_124 [[0, 1], [2], [3]] : tensor<1x2x19x8xf32> into tensor<2x19x8xf32>
    %178 = linalg.batch_matmul ins(%collapsed_130, %collapsed_131 : tensor<2x19x19xf32>, tensor<2x19x8xf32>) outs(%69 : tensor<2x19x8xf32>) -> tensor<2x19x8xf32>
    %expanded_132 = tensor.expand_shape %178 [[0, 1], [2], [3]] output_shape [1, 2, 19, 8] : tensor<2x19x8xf32> into tensor<1x2x19x8xf32>
    %transposed_133 = linalg.transpose ins(%expanded_132 : tensor<1x2x19x8xf32>) outs(%71 : tensor<1x19x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_134 = tensor.collapse_shape %transposed_133 [[0, 1], [2, 3]] : tensor<1x19x2x8xf32> into tensor<19x16xf32>
    %transposed_135 = linalg.transpose ins(%cst_25 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %179 = linalg.matmul ins(%collapsed_134, %transposed_135 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %180 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%179, %180 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_136 = tensor.expand_shape %181 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %expanded_136 : tensor<1x19x16xf32>, tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<1x19x16xf32>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %184 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%183 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %186 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %185 : tensor<1x19x16xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %186 : tensor<1x19x16xf64>, tensor<1x19x16xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %188 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182 : tensor<1x19x16xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_58 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %192 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %194 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %cst_23 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %cst_22 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %collapsed_137 = tensor.collapse_shape %198 [[0, 1], [2]] : tensor<1x19x16xf32> into tensor<19x16xf32>
    %transposed_138 = linalg.transpose ins(%cst_21 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %199 = linalg.matmul ins(%collapsed_137, %transposed_138 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %200 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%199, %200 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_139 = tensor.expand_shape %201 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_139 : tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_53 : f64 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x16xf32>
    %expanded_140 = tensor.expand_shape %202 [[0], [1], [2, 3]] output_shape [1, 19, 2, 8] : tensor<1x19x16xf32> into tensor<1x19x2x8xf32>
    %transposed_141 = linalg.transpose ins(%expanded_140 : tensor<1x19x2x8xf32>) outs(%46 : tensor<1x2x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_142 = linalg.transpose ins(%cst_19 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %203 = linalg.matmul ins(%collapsed_92, %transposed_142 : tensor<50x16xf32>, tensor<16x16xf32>) outs(%97 : tensor<50x16xf32>) -> tensor<50x16xf32>
    %expanded_143 = tensor.expand_shape %203 [[0, 1], [2, 3]] output_shape [1, 50, 2, 8] : tensor<50x16xf32> into tensor<1x50x2x8xf32>
    %transposed_144 = linalg.transpose ins(%cst_18 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %204 = linalg.matmul ins(%collapsed_92, %transposed_144 : tensor<50x16xf32>, tensor<16x16xf32>) outs(%97 : tensor<50x16xf32>) -> tensor<50x16xf32>
    %205 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<16xf32>) outs(%96 : tensor<50x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<50x16xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%204, %205 : tensor<50x16xf32>, tensor<50x16xf32>) outs(%96 : tensor<50x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<50x16xf32>
    %expanded_145 = tensor.expand_shape %206 [[0, 1], [2, 3]] output_shape [1, 50, 2, 8] : tensor<50x16xf32> into tensor<1x50x2x8xf32>
    %transposed_146 = linalg.transpose ins(%expanded_145 : tensor<1x50x2x8xf32>) outs(%102 : tensor<1x2x50x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_147 = linalg.transpose ins(%expanded_143 : tensor<1x50x2x8xf32>) outs(%103 : tensor<1x2x8x50xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_148 = tensor.collapse_shape %transposed_141 [[0, 1], [2], [3]] : tensor<1x2x19x8xf32> into tensor<2x19x8xf32>
    %collapsed_149 = tensor.collapse_shape %transposed_147 [[0, 1], [2], [3]] : tensor<1x2x8x50xf32> into tensor<2x8x50xf32>
    %207 = linalg.batch_matmul ins(%collapsed_148, %collapsed_149 : tensor<2x19x8xf32>, tensor<2x8x50xf32>) outs(%105 : tensor<2x19x50xf32>) -> tensor<2x19x50xf32>
    %expanded_150 = tensor.expand_shape %207 [[0, 1], [2], [3]] output_shape [1, 2, 19, 50] : tensor<2x19x50xf32> into tensor<1x2x19x50xf32>
    %208:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_150 : tensor<1x2x19x50xf32>) outs(%60, %58 : tensor<1x2x19xf32>, tensor<1x2x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %258 = linalg.index 3 : index
      %259 = arith.index_cast %258 : index to i64
      %260 = arith.maximumf %in, %out : f32
      %261 = arith.cmpf ogt, %in, %out : f32
      %262 = arith.select %261, %259, %out_165 : i64
      linalg.yield %260, %262 : f32, i64
    } -> (tensor<1x2x19xf32>, tensor<1x2x19xi64>)
    %expanded_151 = tensor.expand_shape %208#0 [[0], [1], [2, 3]] output_shape [1, 2, 19, 1] : tensor<1x2x19xf32> into tensor<1x2x19x1xf32>
    %209 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_150, %expanded_151 : tensor<1x2x19x50xf32>, tensor<1x2x19x1xf32>) outs(%108 : tensor<1x2x19x50xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x50xf32>
    %210 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<1x2x19x50xf32>) outs(%108 : tensor<1x2x19x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x50xf32>
    %211 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%210 : tensor<1x2x19x50xf32>) outs(%65 : tensor<1x2x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x1xf32>
    %212 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %211 : tensor<1x2x19x50xf32>, tensor<1x2x19x1xf32>) outs(%108 : tensor<1x2x19x50xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.divf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x2x19x50xf32>
    %collapsed_152 = tensor.collapse_shape %212 [[0, 1], [2], [3]] : tensor<1x2x19x50xf32> into tensor<2x19x50xf32>
    %collapsed_153 = tensor.collapse_shape %transposed_146 [[0, 1], [2], [3]] : tensor<1x2x50x8xf32> into tensor<2x50x8xf32>
    %213 = linalg.batch_matmul ins(%collapsed_152, %collapsed_153 : tensor<2x19x50xf32>, tensor<2x50x8xf32>) outs(%69 : tensor<2x19x8xf32>) -> tensor<2x19x8xf32>
    %expanded_154 = tensor.expand_shape %213 [[0, 1], [2], [3]] output_shape [1, 2, 19, 8] : tensor<2x19x8xf32> into tensor<1x2x19x8xf32>
    %transposed_155 = linalg.transpose ins(%expanded_154 : tensor<1x2x19x8xf32>) outs(%71 : tensor<1x19x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_156 = tensor.collapse_shape %transposed_155 [[0, 1], [2, 3]] : tensor<1x19x2x8xf32> into tensor<19x16xf32>
    %transposed_157 = linalg.transpose ins(%cst_16 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %214 = linalg.matmul ins(%collapsed_156, %transposed_157 : tensor<19x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %215 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%214, %215 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_158 = tensor.expand_shape %216 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %expanded_158 : tensor<1x19x16xf32>, tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<1x19x16xf32>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %219 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%218 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %221 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %220 : tensor<1x19x16xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %221 : tensor<1x19x16xf64>, tensor<1x19x16xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %223 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %225 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%217 : tensor<1x19x16xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_58 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %227 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %229 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %cst_14 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %cst_13 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %collapsed_159 = tensor.collapse_shape %233 [[0, 1], [2]] : tensor<1x19x16xf32> into tensor<19x16xf32>
    %transposed_160 = linalg.transpose ins(%cst_12 : tensor<24x16xf32>) outs(%134 : tensor<16x24xf32>) permutation = [1, 0] 
    %234 = linalg.matmul ins(%collapsed_159, %transposed_160 : tensor<19x16xf32>, tensor<16x24xf32>) outs(%136 : tensor<19x24xf32>) -> tensor<19x24xf32>
    %235 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<24xf32>) outs(%135 : tensor<19x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x24xf32>
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%234, %235 : tensor<19x24xf32>, tensor<19x24xf32>) outs(%135 : tensor<19x24xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x24xf32>
    %expanded_161 = tensor.expand_shape %236 [[0, 1], [2]] output_shape [1, 19, 24] : tensor<19x24xf32> into tensor<1x19x24xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161 : tensor<1x19x24xf32>) outs(%140 : tensor<1x19x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_63 : f32
      %259 = math.erf %258 : f32
      %260 = arith.addf %259, %cst_2 : f32
      %261 = arith.mulf %260, %cst_3 : f32
      %262 = arith.mulf %in, %261 : f32
      linalg.yield %262 : f32
    } -> tensor<1x19x24xf32>
    %collapsed_162 = tensor.collapse_shape %237 [[0, 1], [2]] : tensor<1x19x24xf32> into tensor<19x24xf32>
    %transposed_163 = linalg.transpose ins(%cst_10 : tensor<16x24xf32>) outs(%142 : tensor<24x16xf32>) permutation = [1, 0] 
    %238 = linalg.matmul ins(%collapsed_162, %transposed_163 : tensor<19x24xf32>, tensor<24x16xf32>) outs(%41 : tensor<19x16xf32>) -> tensor<19x16xf32>
    %239 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x16xf32>
    %240 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%238, %239 : tensor<19x16xf32>, tensor<19x16xf32>) outs(%40 : tensor<19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<19x16xf32>
    %expanded_164 = tensor.expand_shape %240 [[0, 1], [2]] output_shape [1, 19, 16] : tensor<19x16xf32> into tensor<1x19x16xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %expanded_164 : tensor<1x19x16xf32>, tensor<1x19x16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<1x19x16xf32>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %258 = arith.extf %in : f32 to f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %243 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %245 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %244 : tensor<1x19x16xf64>, tensor<1x19x1xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.subf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %245 : tensor<1x19x16xf64>, tensor<1x19x16xf64>) outs(%18 : tensor<1x19x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %258 = arith.mulf %in, %in_165 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x16xf64>
    %247 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%246 : tensor<1x19x16xf64>) outs(%21 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.addf %in, %out : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<1x19x1xf64>) outs(%20 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %258 = arith.divf %in, %cst_61 : f64
      linalg.yield %258 : f64
    } -> tensor<1x19x1xf64>
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<1x19x1xf64>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %258 = arith.truncf %in : f64 to f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%241 : tensor<1x19x16xf32>) outs(%30 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_62 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_58 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<1x19x1xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<1x19x1xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.rsqrt %in : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x1xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %251 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.subf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %253 : tensor<1x19x16xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %cst_8 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.mulf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %cst_7 : tensor<1x19x16xf32>, tensor<16xf32>) outs(%0 : tensor<1x19x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %258 = arith.addf %in, %in_165 : f32
      linalg.yield %258 : f32
    } -> tensor<1x19x16xf32>
    return %257 : tensor<1x19x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_27: "0x040000000552743D3A01A1BD8BBDA4BC83DAFEBD8415163EC530C6BD37B983BDE2D70A3D9343CEBD131DCCBD080E1B3E36E2F5BDB6191ABDA2C69DBDD8AF9A3D0BD598BD",
      torch_tensor_16_torch.float32_26: "0x0400000072D1673F8F24803F8FE57A3F06897E3F88889B3FA856693F0ADD583F2075853FFA33713F2489703F0B60923F19B7823FA68D713F7A38893F8A748F3F8645663F",
      torch_tensor_16_torch.float32_25: "0x040000007A3F8C3D129573BD94A4403D73789EBC26294FBED3F5E83D5243C8BDC73F88BDDD450D3EC6005D3DBBC8523DAA35D33DF84F4ABED6D20C3E461C22BD8300D83D",
      torch_tensor_16_24_torch.float32_1: "0x040000004E124ABE97111E3EC1A92B3DEA95F03D66416EBEAF898E3E85E968BCD0D3863DB45585BEB302863D28E0FABDE00DA53E2729383E05DEA03D1535483B99461A3EBE1B1FBE0BF8B73E724EE7BE8C3264BE3D9737BEDD020BBC99A8A53D6D08473E780ADA3DF50E993D1508B5BECFEAEF3D664EF13EFC41233DB45D883D754307BF515EA23E4746C3BE22E35D3EF76A173E37E16F3E9F0E283E541BF63D8F38CE3B1176E73D4E821FBF7CD29EBD4AE79FBD2CBD0ABE4612853D60BEDA3D2D33A8BCFF09E2BDAFD2053EDFEE433EBCCDA5BEC8663E3E7918C7BD0B9DAFBDF9164D3C9228AABD994CE0BE165F3CBECB78B53DDBF3A03D0163A23E1018913DF2AE553E6CFF93BD2D747A3CEE3590BC6EEF22BA355D5C3C5171A03D56A3BA3C385C9BBC59FE513D17678A3E73F029BE6989DA3D0DE3C03D8AD9A83D6FC8B13D2FA3463E306C1BBEFFCD8F3D1CD952BEB156923C319448BCB4A7F5BD7B3DDABD791A76BE438841BD62A73F3D37DC3B3EC35BDABE991AB3BE88434CBDB8BD983EED1D19BE94016A3E11003FBDD96AA6BA3B53A2BEC7FA92BD097FC5BD6DA4313EBA2951BDA1235F3E58A9233D9CDDF23E58C3AE3CACBD34BE05E5E43DB077AB3EBC9A36BE249D78BE55F0363E4D4D87BE17A594BEE70708BEDB8E18BEBC9B4ABE542F22BE945307BF8E7A04BCC1D41EBE567A313DFBC1823D52DDAE3D54ABA1BD9A99E3BD6090EDBEAB7E1ABE8FBAE4BC91EF093BDF7FC73D26CDCA3C15F3453DF479ADBD6DFB80BE3CCA643EC4D112BE838F1CBE4EBF0E3E9AFF43BB001044BE1BFC2E3D917A8DBE20F508BCDC9B893C06E256BECB67BB3EE03E2ABE435E9D3DE8B7CF3EFF2F633E8736323EE4217BBDEBE3123EB30ADCBD88B0553D51FB953E420B85BD0B46423E3B876B3D18683BBDE15634BDB8BB1ABED8A2C1BC46B73ABD0BD4663EA2084FBE09C246BE7CCCB8BE1BDF06BEDF9DBA3E030B83BD5511E2BD542693BD92AAEB3C24C73CBD0B1566BEB158CE3D5FD16ABDE29C063EEB385D3E84F9F23DC56E11BC4AA0713E8D3CBF3DCC03B0BE57CB2A3E9F2090BC6ED8E1BD9FE4FDBD8E6676BE385D553D491819BE8C7370BDC241033D78DDAB3D2C1A523E5C04B53DCADA673D2764E7BE2331163E1665123EB9BA37BE77E0EC3D39EF833E6728D53DB83C9D3DE0C8A73D61D0A43DB84FEA3D85229EBD520FE0BE85885BBE4B89623E0C7ADF3E97CF3B3EF5410F3E41E9BC3EC67AA9BE7EB94ABE36C715BC5189EE3C697DAA3DCC5F92BDBAFE033D6F9F943E50C73CBE84AAA83C8F31B63EBB559A3EA4857EBDE84E6F3D2E7010BE4615E7BBE6730D3DB99BAF3DA4898A3DE7883FBC3D28A13B905AA83DA2053F3D7932F33D87448BBDEA82303CFEE5923D02CF98BEF05F563C49491DBE84AE8C3EE6D53D3E3834EA3EFD6B9F3B341B173D958DD6BD587704BF3A5D66BEDC5F3E3EBEF1413E8888A13E379454BE957FFCBD490FE6BD4A0EE13ED43CAB3E529A463D4924663E378C96BE0353053FAD31A8BE6D7531BE491E0BBD2189153E0831CBBE2DEA82BE3295A53E2529A0BE5F5B6F3D30817F3E696D0CBEE3B6863DBA212A3E53B27A3DCA51823E760BBABD7B788E3E0F55B8BD17B2873ED7F29A3E8E4FCBBD14A743BEA5D175BEEB53BBBE4B6951BE2E2AF3BD79D600BE6C9D103E1245B73D2C5963BD0BDC20BEA25505BFDA04B6BD6218403D16EEABBC14937D3DBB39EA3E39BFD63EC51A233DF4F3D9BD3C27633D478053BEA198CCBD3D758ABDCE64723E85D4393EEE7F8EBD2FE0AC3C1CF97D3EC45D1D3EFC09CAB9058507BDB0B866BEA52203BEB578263D753418BE5499DD3DEF070B3EA6C00E3E7E15A83E83A2AFBEEE71EF3DCDDAA5BDC15B303EE30766BE9AC6D33D3A2D203E2EB262BED2F1053E3B8A183E805DE93DBF8B49BD711E4FBE5A2089BDADCDBD3DBC9C183E36C2B6BD54189BBC9A3BEC3C8E9F5F3EA7565A3E1F8DCCBDF2D39DBDD75D7DBE6DA0983E3FC88E3D36DCD63CC389473E0713383EEC8049BEE9C5C43C0F0B03BDF5EF163E46905ABE649EC43D462E37BDD2015A3E705C923C995F5A3E5918DD3D88A1C53EF3193EBEE6F5F4BC8183E3BEB451663E7660593ECBEA833E355B3ABDC5CDA0BD4185CB3D797D84BD1E4BF0BDE787523E0A34713E",
      torch_tensor_24_torch.float32_1: "0x040000009C3A2E3D73CB753D706C833DECD4343C0263FF3D653250BD54A986BC8287253D4800483DCD36D63D858E2ABEBF2FA43D4D2BAD3D453687BDEE8787BD36338CBDF4AE01BE354776BD45938FBC223C8DBD16E8C0BD90E0EEBC4658BEBD5EFBF33B",
      torch_tensor_24_16_torch.float32_1: "0x04000000E539C5BD03A511BEDC3E023FC7F20FBEE47F013F8D2B9A3ABF040C3E941C33BE0F8518BEB2E8B53E400D80BEA9A1A83ECECCA1BDE30A7B3E60B1043F86D8C03E27EDBB3B4CC8E0BE4A7DA9BCE0A8B13E94B874BEA2CE8E3E728205BF70C48FBD7A1BC73E888E223D52ACB43C3396703E45100D3EC4CA223DD32AF3BC669E04BEB9F914BF4AE5AA3DD62ABFBD9289AE3E87250BBF2F7066BE21F5F43E9199ACBC0AC45B3DAE4E3FBEEC5B62BEEE19E9BE0D9859BDE8FAE53EB0D6BB3D1FAE8F3E7F4551BD6E2B13BE3E9071BE3005E9BEDBACA43E9008DB3C48A36C3DE27498BC06C5983EDAE208BB2491F9BDD9F487BE86368F3CE795663E506CCA3C6DED603D22DEA83E0D7003BE2034DB3E637CF63E33F582BD1CA945BEFF35DDBD8FCCEDBCE7C8ECBAA00E3D3D679C353E553447BD584916BE68250F3C80F48F3E3B52B33EC92413BB5265D53E8D91853E3AC9A73DCD802ABE390AFB3D484862BE27E2F53E6062FA3ED2F9D5BD6D2C083F5D882A3DB1EC153B6E1A883E0847763EEF4A97BE359AAC3C13C6203E8FE15D3E11E0F53D45D389BDDFD7383E9DE0BA3DBA45693EB70611BE944985BB9D5556BE4947323D241836BE9C5437BE428F303E2E14203E27BE05BEB6C5BA3E80959F3D37CF703E25CF44BDC13E05BB4F6316BF6180773E8E1083BD85D51DBE677F36BE725BCB3DCE7DC3BEB6220DBFAC7C313D22C59ABDEA95553C1220233FD51C593E7EC33D3E086BAF3D38A34BBE66229EBEF01AB8BECE2235BEC31B363CB36E233EC1F45A3D55EE9C3E9268123D62469D3D411FC9BDE94A88BE76257B3EE48A07BF9FB81EBEF5D9293E7650A33DFC9684BEDDDABEBD99608EBDA0520D3E3037A0BD2BA3AE3ED226A53EA07BEA3E04DA2CBDA441483E72843CBE76DCD83DECEE833E9A206B3EEA482B3E25D004BD3DC60EBE68FD723E6A6154BE3B475D3D9660263F7B1F893E002EEFBD42BDA3BD65A89FBD7B848DBE0BD18DBE41ACE1BC4B43FE3D826504BE1113F7BE90FC973EBCA667BEAEED3EBEE11D1D3EC41B143FD9BF90BE3ADF18BD68720BBF8138D73CDDD4B73D5715B63E1F7EDDBC71DE063C9372C7BDAF4040BD017B5ABD99D3903E4CF0A7BEDD4893BDF37E1EBE81A1B03EFD9E8D3D04F259BE148E873EA64F093E7DFB51BD105E313EE5AE763E6FD598BEDE02A23D243D123E2EB333BE1C78E2BD771D17BECC6D9D3E2E9D3EBE0553FABDA65D51BEB6826F3C75E80EBED063B13DB006D3BD3F2AE1BDA0541E3E4F385FBEDA6707BE9CC1883CDFF95E3E76AE353E526FB6BED394073EF8FC80BD1B40843D72EF283FB33B6C3D6272B0BE225D6F3C68E7D4BECC6DD53DA7B3833DB84393BD1C34CF3DDE1A86BC410DBEBD8C86BE3EF697F03E4A9BCABCC3970DBE6BCE233E78DFF9BD58B413BF9F8FD33DB2E062BD4E2C72BDEE59A5BED62A063D0B07903E2BE306BE19020E3D2419823CE0BCF03A32E209BE25A76FBE3B3F733EA4885B3E64FAA0BCC76B64BE45D543BE3692D53CC6D269BD96F294BE2BEC833EE07BA3BEED710A3F8B7A913E9FB5A13E627B363E369E20BEE52A32BD731B813EFF9D4C3D99FCF43B8A44DCBEA475743DF99194BDD00517BE1DAE173E42A65D3EA905ABBDE11EEEBE118F82BD825CD3BD2B9A223E2DEDCE3D0F5BF33E92CA3ABE72E38B3EDE4A93BE53BCE73C399C213F53ED7EBE5EAA753C7D334F3EE2D314BEB7DEDF3CB3AEBFBE4E75923DC89A2A3E85AE9DBE8781373E36E3623E4C1CAE3EFC9CA4BD51A01FBD3E0193BDB89BB7BE51ADF73D81519A3EBB6AD63D64AD393E67BE26BE6669D73E531FC83EBF13393E0F33F53D31D1993ED4150BBE54A4803E3BECDABE5E676CBDFF2447BEA7A9053DBF671F3C2245943E46F7E5BD90BE82BB03F661BED73A49BD31A53A3D4AA8CBBEC64DFDBB688DE7BE8659553DA11FA73E7CCAFEBD8386483C3D63CB3D15D7293EC023CF3D362A9EBE99EDADBE51A67CBDF6B17B3E4277593EBA0F963ED79E4E3D00C4C9B9BA29513E68D54A3E33C5D93A0925BFBEC0A76FBE42D3453EDF3D413EE4D489BE960A0C3EEC45ADBD4D2ECF3E956D84BC712FE73D91F468BE302198BDB52F1BBD33A0A83E7C8D333E87E873BE95A73C3E3AB117BD5F9F6EBEFFD2F0BE8624DB3DD1617F3EE9DC703D",
      torch_tensor_16_torch.float32_24: "0x04000000E24507BDAF99BA3D19751CBE4A431ABC17B140BEFD40C03BBA17803C7641A73D9606593C956BB93D3BA1733C9E36ADBCC09C6BBEBDA02DBD3856823DF26BC7BD",
      torch_tensor_16_torch.float32_23: "0x040000003BAA6B3F3EBA693FE2129A3FE7F65E3FF0119B3FC1F9843FA99A813FE5E0823FB0ED8B3FA50F7C3FF982883F1C5F823FC898703F46CC7C3FB83C7D3F94128B3F",
      torch_tensor_16_torch.float32_22: "0x040000009603D93D0251883CA208023DA2E7C9BD0B83813DC19A88BCF7B98DBBDD1D073981DF25BD9A7583BD43DF893C319A92BDA0061E3E7F96013E55CD4ABE5A6442BD",
      torch_tensor_16_16_torch.float32_15: "0x0400000069FFBE3E578094BEC01E8A3E7A13CC3D038E9DBE1D45A53B27C0F0BDB322C4BE309F0E3E470FCE3E0547813D2CE7973E377B03BCB0348E3E707B973EF666B0BD4B05E73E82299B3E9E1FB63DD966A1BE5B7687BEB515133FC0590CBE92B25CBD5807E4BE38B0F33D762EC53E0E4FA4BDB9FBAE3E2A30403E50433F3E88AF2EBE359166BDB573CA3D54D8AB3D3E76A4BCF5ED63BCB52028BDC9223ABE8581E33D845EC1BCB2763F3EBFCC8E3E62A9A1BD35EFBDBDB0C51A3E9ADA07BD44BD6E3E33A6F23E0E11DD3DCC2D84BEC71A1E3EE3EE97BE33C0A03E49AE19BFF017AF3EA171D2BDC88B3EBE84E9F0BD5A6880BED40A3CBC307A85BEE54B81BD28CE16BE09B336BEEE4E8ABDB360A63EFC389B3E55AE61BD912E68BE3C9987BE47FB553E0238E4BDD52F8BBD90E11C3E047F823EED9EC2BECD80B1BE25AF283E9559513E60F6553D4C7D9E3EE1BD913D0DE7003FC0114FBE483B09BF77806ABC884FA8BDF99A783E0C423E3D101B8EBE8D7E0BBEDFA3DE3E10FFED3E0DF8BEBE20C2E43D5EE0C9BE5C91B9BE028608BEB4742ABF6F489BBE38E7FEBD94E4FCBD1102393E53FC9CBCFBD2D23DFC87833E5B70B53E5EBD853ED8E643BC7FDE773DEA916A3C28F8303E25303A3D9F9EC9BE34E800BCDAD4F03ED1F446BB41647D3CBA9E5C3D740AB43DE8B2F43DD9C9123EE1D2DE3C23C127BDA24D8FBEDD90AC3DCCFC9EBE8BED693E15CAD73ED86B13BEFFE1CFBDCE033F3E2D472B3D6B11C83EFFC431BEB964EEBD7F2FF43E72C97F3E5DD6143E7E3EFA3EEE25B23C351E75BD5611B53DDEBD59BE1AF1853D5A480E3FA45EC3BEC4CC393B8C98413C3007CB3C39D78F3E93C5F03EA39A0A3E9BBC0ABD87F9CFBEFF278DBECE570CBE2F4E683E0EA9A0BE816CC93EB7BC013E34E81EBD68F83FBE21ECD13D164EED3EAD2E2E3EBE7A423DE29C17BEC577A23C6BEFD5BE7C5C353FA1AB903E33FA00BF2DE515BFD7DE0F3DB5DE093D5C2858BE39AFC2BCE36988BEC1A7CBBE2D2B70BDDF6642BD748CB93D75C3B4BBDC36073D0163853D0321103F1A2A8ABD5780E93CC789F3BDE485B6BDDF35A43E0FC9083E428B8F3EA33B72BE1782E5BE95758B3D0973743E60C6AB3E14ED863DCBA026BE9E85903E1747333EF36E783EF8C2CF3D0CFBDD3D58DD693D21AE583EF937153E48C8CF3D13449E3ED0256EBE2CC879BD62EE5BBD2791AFBE8E6055BEF29D16BE5E9B46BEB1E594BE8B8F0E3EFEF9903E79C9853E7BDDB6BCB25227BD4030CFBE4C0143BD3B95C23D0EE92EBE3C961FBFFDBA64BD9EA24FBD07B5ED3D7A64A63E25782D3EF59A793B7D6FB93ECF25EB3D693B773E9D058EBEC459273EC0CD7DBB591AFB3D2541963D969FCABD24428C3E4AA4EA3DE528C3BCB32F22BD8A6990BE583B15BF5FF86FBDE5DFC73D32CF3F3D198DEDBD836976BD",
      torch_tensor_16_torch.float32_21: "0x04000000ED2C71BD4BF0643D2E6910BD6BB9C33C1AB4AF3B26DC693DD22333BECD0EE4BD7E377B3D859EDC3DA6A1323ED33D553B5584E53D68297F3CE208133DCDAFFDBD",
      torch_tensor_16_16_torch.float32_14: "0x04000000E16624BE6008F73E50C1363E6FAD213E8F68A43C3767683EA80AB2BEE22104BFE8C91EBE82D181BECAC296BEE5B9AFBCF06EFEBD1FC0283E2ED1B1BE5AB92CBE4136EABEE8A224BF55D53DBE6124713E954CD23D2B6535BE96B1ED3CA04F16BE6B7CBC3E1FB3F63D60FB9CBBBC79023EA3AA2F3CECD4A93D1C2C3C3ECD85343D177B39BE5E80013E6B3FB43E2F23E1BD7FF8C53EE117833E56D455BE15C8CB3EF6E92E3D95E7C2BEA502BBBD5577403D9459FF3D366445BE427A333D38A8ADBEA88BC2BE34FED63EDAEC063F1316D7BEF772DA3EA16075BD74EA16BE082E743E93D09EBE4A34E53D036EF8BC7DC0FABE526A32BEECA5BEBD5024FE3D2DCDF03DFC607A3E5CDC563EBC0B71BEAE68AFBDD0348B3E7F8AA2BD8D4F0E3F1C4506BE2876683CE84A053EF970DCBEE2D694BE4290023E239C893D547A42BDC18A41BCA96B843D8818B1BE40DC0ABE1B35853ED66DC03CDA8B3EBA201CD3BEBCD0D6BE58E50E3E30788E3DDFFD5CBD509E093EA391DC3EEEFC053E2FEA80BE0043873DF200973E19BE1FBE3AA4F3BC50B7AFBE509705BE66BD453EACB11A3F8C789FBE38C637BD77BF62BB5987CD3EC807793EC2C1403EA4FB93BD05F5223DE3D11EBEED59E2BE76F1ACBEDE8EA53DD86E3C3E9FE4513D2F5F16B9AC0B103E4D29CEBD341A2C3C1C82D1BD115F1ABEFF4E643D3FE8893E3D71983E329913BEF5DA1CBE9777C23C029043BD37AA98BDC96BEE3D5EBF013F844C0BBEA2AC96BD44D6E0BE87BEA63E29A3553EB4D6D03DF9D9EE3E6F88243E71F12C3CC12F613DC591673ED91A4ABE66DB313DC16020BEBF8AD23DB103E83E78908CBE57CC72BD21EE52BE328F35BD79B311BDDD7CC73E5B81E7BD66189CBE43FC0EBEFAB94C3D2434093F969E423EBD77B4BDC24AB4BE2F734CBC9CB36B3D0984503EEA7A6F3E2A5720BF1FF3163C1A0AF1BD772F803C5A4BC43D3862723EC2A8503E6D10B6BE1CD986BE91B0AB3D20C3103EC3DCE4BE86AD21BE7380123EFFF3BA3D86A79FBE164DF1BE8767913E6EFD573E3DC062BECADC4D3EC6A390BD961812BFD73C54BECAD58F3EF17F8D3E48CBF6BE63C1C9BDB76E863E9421CBBEF4A99ABD063AFB3E77F5BE3D4297143E55B2DFBD92180D3E21B758BE8120AABC98E4D33DDA9612BCB9DC98BCC030043D3D512F3D647303BFC37958BC4928C03DE56282BD028FD63E81F604BE36455E3E7764E3BDAB1B4EBE8F29EDBD71DEFDBD94913DBEF1C95E3E0A805E3E878FBCBE828C25BDDA6C4EBB0F7A453E1288BFBC93C0363D22ED7ABE90347D3E2E01F4BEE1FB2DBEAA6D8E3C47743E3E0C7587BD18FBBBBE4B69173E3D14953B36E5BFBCD73405BD6AC3B73EC81DEEBCAB362A3E331BAEBEC8282EBEED7814BD2FC6C7BDD03218BF2D09F2BD339F32BE399B7EBB81A5D43C42C13BBE3B8725BB",
      torch_tensor_16_16_torch.float32_13: "0x040000004F67613E9BA6063E2D5D04BEA9B8B2BE1F82E3BE01EE343ED99F36BE470ECD3EF50694BD0553F43DE959FA3D7A4083BECB9AB63E3A82B53E8D9C5A3E3003EFBDADC6FF3EFDEC3B3DDD6AAB3EC4CD8EBE74E3C63E014E8DBDC929DABE35EE2FBEB8B3FFBD215AE53D71F9B53EE0A1F23D42828E3E380983BE752CB33E4461183F301FF0B9F6DA4ABD39D3723D326079BE7D2EE5BE263B8EBD1E50B73ECDAB733ECC502F3E61EC413E0022E2BDE168E8BDC1311FBDE84DDCBDCF65E23CADCFA83D3D30C83DC015AB3DEED4913E30985CBD7B999A3E4EB217BE844A9DBD1123D5BE804F293BA73FCA3CDBCD3ABEDB1068BD931FFEBDA5588F3E54532C3E1087883DF4448ABE611348BE2F0C023E2702743E56F21A3EEF92D33E08194F3E2C8CC1BD447BAB3E439B82BE8575A6BE8DE023BE3238B93C7EC90F3E9867043EA9AB4EBEBB7603BE47350CBFD6E8FDBCE239E9BECAF747BD7FF6AC3E4619B1BC64769BBE69DF30BC12642EBD6BC896BECB2EC7BDE6F542BE6DCFF9BDD1C5323DC6B93B3E1FE92EBDCBCC5D3E59EE0D3E16827F3D0A9D1EBC2C33B2BCC3A6333D0149523EE2B225BDAAFED53E5ABAC33E60317BBD88FF9C3C2AD0DEBD8A60D7BC9724EA3D7371E03DA0A3AB3D325C8A3DD09681BEA1F2B63DCDA0FA3D12EB5DBE247FB33D64BD13BE63F945BDE48CF8BEFE8B813E5526B13C24CB453D38209FBEF3F15FBE908DADBD897A88BED9E1783A229A98BE7745BD3ED7F97E3DDE259F3EEF7EC83C526808BFDBD3033EBFCF97BEF445213E991A8E3E8E99D33D7A2ED4BEEF7CF43D5C938CBE9C5D433ED716723D34D484BE7D53A0BE08933D3E81C6AD3E59D7423E464FD6BE6E60BABD0EE2D73ECA0E1E3E17059DBE672681BE1EBE4EBEEE296ABE63C389BBAAB79D3C464D663EDFFA3CBE27EA843CCD6A8D3DECF5D73E1D23BEBD1C38AABD3F4A34BD34B89B3EC4DE443ED5414FBE41DAEDBE391D363D13A5B6BE27FFD7BE906A9E3CE740A13DCEA5B33DF3534DBDEB20C93CAB13073E2993A23D735771BE4E17143EFB030D3CD617DA3B7492E2BDAC17F73D6752A0BE6F00CCBE604584BC823395BECAF443BE05A5FABC5F6B863EF1EB993C8C4F50BE46C1A13DE5C0A33C576491BE1109B1BC0DB5BA3EF5B1A93DB0421EBE78A6DBBD986970BEA3AE59BEA155A3BD30E9F03E2401FFBC0E79B93CBCB2233E0C7F933EE8638F3C57283CBE23CCAFBEDED4063F3B40693E525F933EB78870BD6FA256BE99ABABBD78052DBDFA80E5BEF9BD5ABEBB11BCBDAFECC63DF6C5373E970903BEFB3EB7BB8DD3CF3E1422493EBF06893D7C22013E9A97483D0F1EA2BD21CEAF3D9B9ECE3D801E7D3DF12FC4BE1CFE6BBE76B63DBE54BE4CBD0BF056BEA5A38EBD268AF13A7CA7D03EABD590BE2004773CD0AB48BE5A312DBE8BCADBBD521658BED5898A3E",
      torch_tensor_16_torch.float32_20: "0x04000000F0D1B3BD29032FBE6EC6AFBD5D3524BE6570FA3B1E6DAABDD47B30BE069BA63D462B833DCAC895BD771246BEEAF755BDE37DE8BC7BAC783D8201AA3D1744943C",
      torch_tensor_16_16_torch.float32_12: "0x04000000D313BDBD81799ABE4D4423BB310C3ABD7EDE2DBE76880B3D712268BECF286C3E7752253EA5C8CE3D92DC983E547166BD7716113FA64FA83B2AFD863EABE8B13E73F7BF3EAA80883C7B9483BE635B983EFD76A0BD808F42BEA29C93BA581A94BE36C143BC827FE53D9BBD25BD2B0F903E494CD33D854428BD08C2EC3CB750A33D66913A3D1223BCBE27BB373F445583BE40CC52BEBC12B03E18941BBC5B30C83E4F9408BE8BF2DFBE0D14F53C83C9DE3EABBA7C3DAA98763E274D34BE266529BE346FCE3D16F44ABD363375BEF819573DB08E8ABEA45EA0BE83A2293E64D4B73C95E56E3ED0A1C23EAE30443E1DEA83BE74740DBD146FCCBD9700253E32F9A5BDD80528BEE09C9CBDB18CB73D2D2DB33DB5DDB5BEEB3F0CBDEDB4C0BE7CFF33BEAD77B73EC8C50FBD0AA2C33A7542ABBD5972EC3D44D0993EDAC291BE8A199EBE03CAC1BDCE8BC3BDC274E83CCCE291BDC33933BE504E15BE71CD003EBF19EBBE8E98DA3ED650BEBB37EA79BDEBACEA3E2BDE20BEB90F77BDD49CC1BC5436BABEAD77313EB39C05BF5C7151BEDC7F07BF30C70E3EAB31AD3CC38444BC081A5C3D906141BD399EC43EFF84F63DC1E36BBE0E60683E29D3573E77E699BE2EFC0FBEE021CEBECA1BA43D2AA748BD90344B3E84A7E0BDB8FDC03C7291B73DF7EC363E84FF8ABD24F16F3D5F4497BDA0A182BEBA10C33E902229BF94ABA63E9D2DBE3E8F7104BE6D21833E21BCA83D69C7303EAC2C2C3E81AF94BDD163A93E1C24433DCF3FEA3EEED8E0BDD105E43D7A62E9BD8BBA3ABD058BC03E1323143EE64B5CBE59B006BE1FD1D8BD84F1BE3DEB933A3ED59EBE3E5F91373D334A0EBF04ED953EDC6F41BE796CFFBCF579C4BC0D79903D7FA984BE647FFD3D2DBDDFBB7B1C0C3D93C4F6BD3401BF3E6373933E3913383E505551BE382CE83D726089BEBDE704BCEC2D6F3C6B3C8BBE018933BEB0489A3EF82FE1BEB82BBF3E43059E3D89E4C43D99D996BECE62B6BE97C766BD6831B0BD3EA53CBD8C0545BE320E4F3EBC512CBDF302093F60CCE03CDB369DBDB7FE75BEE5BABB3E3E6D013F1F2BBBBD6866D13D193980BE7E718C3CB1CE6A3E14290B3FA924B4BEB8B351BE8C08D4BE54B4563EDD33A6BEA18CF13DC09C383BC2BBADBE81B49C3D1C449EBD382403BE7E458E3D7537223D82EB49BD3E2E8ABEA1E0733D9D309D3D7786F03DC0438C3EFAA55FBE87AC3A3F95E1E9BE4C96CFBEC543503C84D51CBECE3E16BE8FCF003E66250EBF3C7AB93E1721DF3EB57532BCC8F24BBED646DF3D259BAFBE139E40BE2DDF503EC1CCB0BE89DBDCBD6BEB27BEEB2BA13E2146DBBDB104333DAA955FBDE5BAF43CC9737CBECD27DD3E8F5D2F3E8B34E43EF7C021BD3672443EC667013E06E9153E4A01303EF0C3003F77389B3EB76E603EC0ECEEBD52D2ACBD6D6F5F3E9BC4A33D",
      torch_tensor_16_torch.float32_19: "0x04000000BE11AB3D0246ACBDDEDB123D3E2B183E9AB76CBCC20A16BCEB1ACABD4ABA8BBD9B40893DEA8228BD468808BD7673AD3D1DFAE8BD6264C9BD7AF74B3DC8665EBD",
      torch_tensor_16_torch.float32_18: "0x0400000046819C3FA9C08B3FB79E873F2992833FC21C833F059C7D3FD72E7D3F7D6C703F3A92883F5F5E813FB4C86E3F8C245B3FE04A593F5CA9783F2480973FF5E5643F",
      torch_tensor_16_torch.float32_17: "0x0400000033A0A3BA4CFDA8BCADD712BDED3A7C3D85CCA2BDD96FC43B5D0D27BE9091753E5D7D373E0964113D0527D83D67FD923E9BF896BD1A17083D15DF033ED62EEC3C",
      torch_tensor_16_16_torch.float32_11: "0x04000000CEE6023EEEBC973DD307ABBD500D5E3EDF34B63E379286BE2263EABEC847B9BEA5795DBE38E7D1BEA542A93EADACA13E25DCE2BC181B30BDF027ABBE8A9B1ABE12E3B43DCA3FC8BE9D808E3E5F985F3E45075DBE96475E3ED7DF2D3EB19017BE6F4405BC546B91BE1A944F3DFDD9D13ECE21733E73E422BF2A28A4BE6210C63C261F6D3E8A1A703E330663BDA04191BEDE79B23D9C13973D5D97FABC75BD063FBBB715BE3F882E3F0D05C4BCB917033E4676703D2DA406BEE8C150BEE944753E8A6F443EF600E8BD71E3E13E1E427ABE5DB7163D69A8123EAFDE90BE20976FBEE4BBBA3D9DE048BE9968A13EAE0CAD3E5C22DBBD1DE4D13DCB770B3E32E0583D8A154CBEBDCC1DBEDD0A0B3E88E1E53D0F6ADEBD9E86123EAA204ABE0E09163DAD7876BEB0170B3E3141BA3ECE793F3EAEB8A4BD46EF0C3D51F9203E0DA169BEF0F5A23DF03F8ABE27B702BE2F37FDBEECD7C63D29B9813E4F4795BE19F8A93E419CD6BDB49D42BEA5DABBBEAED0BA3E6A0081BC54BAE33D02587D3E51EF25BCE3F549BE87DEC4BC9EBF9BBEAF775F3E44D37D3C20C9283E6F47F73EEBA9BC3CFC5044BD097DB83D76177ABDA567E63E5917323EEF8718BE91743B3C1C06763EC73D7BBEE9A43BBE071A1D3E7339B73EE8A294BEB9AB40BDECE4463EFD4E08BE95AE6E3E8463BB3E4E7B873E6124C2BE2EDFD3BE43131DBF35B1C43D4511CBBEDB4A1B3D831EBC3E82D65BBEA772103EE518B93EAD23ED3DDF824C3EF842A6BC860F8BBD8BC2C8BDF1C06DBECB3814BE864774BDCB0687BEA8E66BBE6FC4873E4EEC72BE44BE13BF42CFCEBD0E32463E38E14ABEA935393E17FD21BE2FF5BB3EF36871BE8C1188BCC109B1BE936458BEA34B8C3EE96185BDE93E573EFE83F2BC60DAD4BE95A986BCF6794D3DA0724EBBA4901BBF594F84BEAC4F9ABDB315B43E989BB63CFD22B43E08D1AF3E025E1BBEC4CE7B3D9BF26F3EAA416B3ECDB3D73CE2D3913EF41C86BAD7D84ABE22FAD4BEAC97DB3D6C811A3EF1C70EBE3D5299BD5E9E03BFF6F9B9BD9ED3FBBC62B7903EB7AC09BE44CE05BF023A96BE2C0117BDA2ED5E3E46CAB9BEC1DDAEBED81E933DFB3871BE13BB80BE180DD93EE21E89BE759F20BEBE6A41BD1D949B3E68942C3CEDB1D23DCB3584BDEB1E4D3E7C02453E3F88DFBE86904C3DF7B8123EC2BCC2BD352034BE1560D2BC478D523D3689B8BDDF519CBEC0B262BE334C52BECDBCFCBCD70ABDBD86181E3DDA8505BD5673B93EB986A6BE1C6953BEE1A497BE930B6EBEB137983E863CAE3E76862C3EF63580BE92FEB5BD7922ED3EEA990BBFFA978FBE137CDCBD8B485ABEB579B7BDB33E94BEE063AEBCFD2E373D8F05693EDF22AEBDA4587038AEF8B0BC30F11BBE05A2243E2E386ABE0366813D78C98BBE5CF5943D97B949BE3F76E6BB911D973EE5F236BC",
      torch_tensor_16_torch.float32_16: "0x0400000030672BBDDAEF193D342D0FBDD26D9F3D2EEA143DF47480BDB71083BD6870703DA20EBA3DB189083EA9BE8ABDE19C153D39ACB4BC6F33443D0B2C563C623012BE",
      torch_tensor_16_16_torch.float32_10: "0x040000003A3354BD75F4FE3D15D68B3ED2C9F0BC864377BE85A9143E9B42113D39A6003F5493623E31C42ABEA5E268BE7BC1833E8CC9893EA8E01B3E2A939A3D17D3653ED0209ABE3D4CC0BD09DDF43D2C8073BD6D74853EB660223EE791903D74BF52BE094A603DF28C87BE180A523E936A7DBEE64BD03D942D8ABE81DC683E513D8CBEE54B7BBE088626BCD2599D3DC1C0963E10239DBCDFC0E9BE2245A9BDAB2D08BF7385E9BDA229A13BE6404EBDB575753C6B29923E012DC63C16D19CBEB9B53C3C0272A9BD4B6CFABDFF84BB3E9C56C8BEAACB8F3E51A1293E5CC79A3EABAC9CBEF318193E827C5B3E31C0BF3DCD8EF0BDF76176BE580C783EBFD2793D836B8B3D85803F3E4CCDB13D2DE09ABE5E15563C6FC52E3E5190AD3C9A72933E3BE8A03E4B8B84BDBA01E43D0269393E7D399CBDCC98C2B986E526BB9EAEF3BE520AD63D8A835C3E4265163ECBE629BFA9C6B23C63436ABEC68A0D3E0D02FEBE0E46D93E0BC90A3E9807A2BE64BD3F3E180349BE2394BBBDE658923D6E9B283E73C217BE3E04C1BEB1D780BEFCBE56BDF616E93C3A158ABE34E3BFBB759F8A3EC686CDBDABB39C3EA7BE583B61F889BE22F0183F0BE3613E5B60CBBB02486D3E2E4C0DBFE230B2BECA1803BE45DF43BE25FD6E3E3B71EDBDCC518E3895CAB63E9D3440BEEE1A893E1B929DBE7E9D6DBD60FECDBE36A0B9BD09151FBFA946013E18152E3EC3CE693EDC51ECBD2F1E20BD9D46C5BB51E7823EF528F83DC129B3BCEE72CBBCF425F1BD2DE3C93D0C457CBE683D94BE5225483DAB9E913E40202F3E5152983DEF0938BBB126423E22D61F3E5182D1BC4C58BEBE46E24E3E1C5F94BE786C58BEEF5CB7BD1A52CD3D12FEA03EBAF636BE2785093CAB6F8D3EB7E6A3BDD83742BE4B80DA3ED8C3DA3D0583F7BDBFCE233F361E2CBE43EBA0BEE17E77BD2F62A63DC8B489BEE1D40ABEEAEC763D560D66BEA0FC90BCB860A0BD2C6C2E3A1A2FC5BE9601ADBEB32FB03EB199863DA33A61BDE61204BE028133BECA70583D2A2D113E2E769B3DE5865E3E9375DBBE12DEB53E6C1B0DBC5B9A23BEB6F83B3E425BCB3D3A40783C100E0BBE6717A33EB178EB3CB926123EE3B8603E1A2F24BC69F57CBE83FDD13CC7DE193E3253D43DDED34EBE427D233E0DEFC03DDE9AA9BE5B0B143E0AFEDFBED1FA973DC97E7FBD5D41033E3844DB3D1C0A53BE5E4C9FBE52FEDB3E2C06E13E8FF639BE845A543D9D89043E51BB9ABDD96026BE86CBC23DF6DC4DBD7B30933ECEEA2BBEF647A8BE45F1C73DCC5806BFB4A44DBD00FCD93D8B6468BE0C5FCC3E58F569BD9528B33EE039C1BE7A2A193F3E17B7BD84F8FFBDC313D23E751B7F3E1D15DEBEFD784D3DA6742FBD65C014BF28B8B83EDAF7A3BE8458A23E6608973E444A553E728D2EBE0F761ABE309F663DE06D5A3ED64E3BBD0264F33E",
      torch_tensor_16_16_torch.float32_9: "0x0400000042D0D0BD31E23A3EC04CB0BE66B1CF3D0911B4BE59153FBE97F932BEC4A2283EACE3D8BC7ABE963D76C033BE11D557BE6B6E0BBE7B2EF6BD3FB2A33E4FB889BE6DC1E83D1F2953BEC9C524BE383B1B3F4EB8D5BEC5D1CE3D335D8FBEF6EAA63ED777B6BD9F8EB53E0E01C5BE32D0853D265F81BE294D29BE230E293D24DE99BDCD1B5D3E6508333CDA612FBEA847E4BCAA42193DED16ECBDE4B60A3F3315893D3C1734BF0FDE433E9770873EA232863CC2E89CBE0EDB64BE9A35F53ADDF3BFBEADFD713EE009C6BD8396923DBCF211BE6DA24EBE88D6B5BE13CE09BE18995EBE915AD8BE149ACA3D8A1F63BD198EE03E168E3EBD68E93F3EA58C313E6C91CC3E69F4AABEFA91F13E0A4439BE14F57CBD9CAF0CBED164B83E12054E3EC3D5C7BE1D85143D0811DF3E9D56D1BB6F7BA8BB788ECBBE055796BE1479ADBE62680C3F45EC9C3DAB8F2ABCE5B03B3E64B3153E17A7723D84A4AABE6B9B0E3DBC53A83C7028963E7422413E8AD75F3EDE56113EB2320E3E6292E8BEC58B6FBEB7C240BEB34C6F3D649248BEF7D8283EA2B6EA3D14CCA63EB164E5BD17A3823EBB28DEBE174E81BD16D6E6BD224BB93EA8027DBE20EA7ABAA3C7AEBEAE87FCBC1467653D2F55ED3DA623CEBECAEED63E7FFE133F98EC6ABCB62A94BC2DB2A13E0A1E8F3CEBDB1B3F42218DBE7EC4113F01826E3E0BCB3F3E3CA67FBE1062BA3E58FB423EBD60603D189FFC3D661D73BCC76A21BFCFE9623ED25F4FBEA86C48BEE881E5BD3E6EDCBEE46156BD22E78D3E3CB4B6BE186FE6BE2C3AA7BD15CE88BE30CA83BEC021103F885758BC8E2C4C3D5C30903CB1D1AA3D009085BD63689A3E6017983E60313B3D0FF916BDD6E3C3BC6653123D818D11BEB205A73D1EA6F4BE4D1E243EFD21EEBDF8E2E03D88C60CBE1D506EBD84FDC53E06AFD5BE27850E3ED5F61BBE7502583EA066B2BE7D07FC3D973BC4BE1A76BD3EBBB0CCBE70C43E3E755970BDE9BC493E31FA86BE539E8D3E40DFA83C9C95BB3E2B73FBBCE64ABCBD65DFBCBC0453E8BBE1D286BE554593BDD4ED6FBE8C58F43C4B1FB53D5F1B2F3DCE46913EAAB8833CAD4C6C3EFDC7A1BE38B09E3E43F89EBA0A14843DC6D82B3D8CAE8F3ED04A423EB76DA83E8EA899BEDEDF72BEA2DF333D7906A63E828304BE40982F3E49A23A3D1CA02A3F354E8FBDC5B6ABBDB415EEBEF42C3DBE2599C83D214F0ABD639921BB9E1B85BE265C153FC38C0ABE21A7C0BE4511163FFFB7603D10E8923E5AA51D3EDF539E3E68995FBE4B1EF3BDB0FC893D7937D33C33FA4F3E815F353EEB19D8BED99C5EBE7286DF3C3E5F9C3CA9E50ABF3E6BDFBDE888EB3EE0169E3EBD2D07BF502535BEFABF06BEEBC2DC3EA41B0F3FEAAF18BE0A0FB8BE91C85DBE00CE2B3F0C1581BD3AF611BFD54689BE78F6703E3224E2BE4F22BF3C8482F5BE",
      torch_tensor_16_torch.float32_15: "0x0400000072CB883C4B7C0EBEAE239D3CF66CDE3C9B48F63D760BDCBCB69B363DE5F148BE8A930BBC9659D13CA896053E9023783DD85E3B3DB5008B3D6B3B58BD2D6D20BE",
      torch_tensor_16_16_torch.float32_8: "0x040000001FAECEBE4178AFBE0ABB103E4991B23B8F16023FE3EDA83DA2D59FBD805703BF9CF6163DD80C19BEBD7281BEDA22C33D914908BE543AC33E6D6B29BD50C5853D5AEE5D3D41246ABE12C4993E1523B03D0B21313D41D09DBE8039EEBB84DFF43CD3FCE83D3B979CBD884797BD62CBBD3D868383BE87FD3CBEA6295A3E59A9F73D44927B3E28119E3E7F8ED7BE9A7B8C3BC986B03E4FCBE7BD6946D83C27D17D3DA57E263D2CF76EBC0D18C23EE6865D3E4986A9BEE11AC3BDD907523E8D7AAABDFABD74BEE059BDBC7267C73DE1B001BE673F733D0006B73DFEB60EBEC32683BEE8D3AB3E349CF23E6F49DE3EA453EE3DF289613E779B673E5915433E3016B2BD730A74BE951E32BE025400BF6FF3E7BEDE720F3F5121613DDD0096BE79AC64BE87F9CF3EB2ABBBBE7273AF3D196A193ED008363A36099A3E51528DBDEFA30A3F6128B03D63BBE13D6F0C94BD8016023FE1998FBEF540CFBD0EF75BBA4565C7BD700C50BE7DA83DBE01C2A43E8DCE573ED27A2D3D4ED62D3E2269CBBD35BC26BF254197BE29449A3EDEDF353ED2FE053EAAC3493FC1EF803C79ABDF3C7BA07B3EE5732BBE8AE869BE3588393EF45DEEBE78752DBE0F8A93BD996F9BBDB46920BDB00DBF3E0C73DFBC8E0E10BF3779E2BDF15915BE71C180BDBA66BC3B5F11B23EE78C25BE1523ECBD42D1143F9A1319BE8D02A53B02B084BE1664C23E8442EC3EF3740E3F0319A73EFDF9DBBDA7AA3EBD0626523E3575E83D96EACB3CBDBE33BFCE77A7BEF0810EBD5C6B0A3FFCF33CBE0D1D873D9F61BF3ECC9067BEEBBB963E3D9D133EAFA7ACBEF661DB3D6DE467BD0348113E45CE793E6232BE3DF72DD0BD1E07B43E1398BBBDF09AA6BEECBAB13E8BABF4BC37DF89BD5795553EB7C7C1BDE22B7D3D5766F73D265D9BBEF087133FE2018ABE8A6B4DBD33082C3E174B023F94DFB5BDF113AA3E8BFA63BEEC127DBD6D9BFABDCDD302BEA5E8443E18BC09BE2EC71C3D0EDEF9BD74FDD7BE11928A3CD0DFED3DAF3AE3BEB60218BE323E16BE01EA02BF489138BEAA9B443E0C00413E8C851CBED2BC9FBD2BA54D3ED03865BDEC29833D2B94AF3CB93590BE8160C1BDC2761D3EE6F925BE59EF9D3C01D1BB3D3FC7B0BECB93CCBE456DF13D6DFFBF3D433291BE89A85ABC9367B2BD9CE9CDBEB9FF153E945197BEB4E2C4BDD026B33DF315103E31F71BBE86E4B0BE2144A9BDDADC8D3DEF9D83BDF05413BE6E05963C0259303FEB43EE3E39C315BE20594A3E9151083E155322BDC77648BE9A05723D1147CEBE22508CBEEDF7AA3D975C243DB7135BBD156D753E685D4DBD3242A73EF24DA1BDDD9E0C3E8AA0D03D13B9013E3E77023EE423963EB678D7BD22DA2DBFC734243D92F5253ECE54A8BD21FD18BDC25041BDCC56BDBE43C102BEF6CD133D807D1E3C6900013ED8FB7ABDED6CE93D",
      torch_tensor_16_torch.float32_14: "0x0400000002DDD6BD475C9BBC7A999FBEDFF9A13D9ED3EFBD61A60E3DA22E0CBEE9FB30BE568EB13C597199BD1C02B4BDF33555BED546CBBB67C622BDBC32293E26F03E3E",
      torch_tensor_16_torch.float32_13: "0x040000002CEE763F80537D3F94FF9A3FFB71693F0BC65D3F9065933F2B6E893F67FF7A3F3035843F7505833F032B693FD0F1823FBE745D3F6457833F46D3553FCD5D323F",
      torch_tensor_16_torch.float32_12: "0x040000003405303E9D3B763CEDF725BD8961A83D3ECC653A999612BE281CFA3D1EBF043E552DAA3DFD4A523E4EF7B33DDA36E2BC5ACBC73D7A710BBC305C54BED7421DBE",
      torch_tensor_16_24_torch.float32: "0x0400000031FF88BEA03A3E3D99A9453E3925003E0A9CF4BED400DC3DFF4D0F3DF94FACBDD1970ABFF13D2DBEF5DDD5BEE5F4343C8D23A3BE2F836A3C5443D23D83C314BC29CCD1BD37EEE6BE6B5B1F3D032A21BF551E7DBD6A3A07BCD513D9BC928ED63D03D8393EABD3E73ECA99D23D2F7B623EB01A523DF939023E3F004ABDBE84E9BDAF4E02BE71CE9D3DD4F4BD3C7E3E743ED89704BE732CFABD17FC1FBF1EA72BBEAB31913E07DD7E3D90DEE33C4F9952BE5CBECCBD59E2B43DA858F8BC63FFBEBEAED4A23E7B2289BD030CCD3DC05B4CBDE843B0BDDA6D913D19DCC2BE212B613C42770FBED764A1BD4D31843EC84FC13D9D3EE93E2AAB7FBD8075013EDABE733D0487003E9CC98BBEDA5E8CBEC4E106BECD2523BE88C950BED2C8983E16768F3D9846423E999A76BEC7CFEE3D65350DBE28DF94BC834C513EF256463E32EA80BEB59E30BEF13E32BE4B853F3E32D1773EA37A903D7FBF6A3D3D31193C805C293EF2C318BF69D4D73E158554BE6C7C8F3D08FF703E03DBB83D5F0179BDE7D4813D6A74DFBD008A9CBDDE4C90BE57D1E7BD4ABB50BD998702BF9824303EC692123EA2B985BD8A7E4CBDA32C8A3EE79A5A3E8F7BF73D60CF383E8A607F3E704D87BD073C273EF0CB543EADF45B3EB225833C60EDBABDC83C61BE177773BE37A88FBEA7192ABE9067A13D6F09923D3AB9753ECAF5923D3DD9083ED895863EC649823D99F1DE3E06BBE63CE1A720BD392F40BE51E96FBE8C81ECBD4DAE5B3EEFA89C3E971E20BE62EDB9BB1F37B83DDA86AE3C7F03933DF6AB9BBEC790CDBC8DF9ADBD07E50ABD0E52083E33B05C3EBD9E8DBD95786A3EF702AF3DD50B45BD912A59BD9D5F7B3ECEC5AF3E83F20FBECFCAE0BC862A323D2EC7703E091E6CBEEFD28CBE250B21BC04CCA33D5E82DF3D6C285CBEDBEE43BE9D03AD3DA0F8BABCCD90BBBEBDE19B3EE2CBB8BD1F7D0DBEFA00C43DB04AB03BC862C5BE9D8850BD2A7BAC3D3D5AFABD971CEFBD5E8163BE309A40BEBDCF88BEF30A6A3ECA3A32BE37FB35BEC649CBBDC585A13E2DFBA43D54C354BE6CD844BE4B2F26BEE35B543D4A44CDBEA7A4283D8990E1BDAF91D73EE76BD53BF3BE57BE9D3810BE56F826BEE5F863BEF187C1BD0F1E763ED4D2193D58B1F2BE8BF63BBE46F63E3E27F56EBD8BD79F3E9D7BC4BCDC22BDBCA1FA4A3EB922EF3A7642283E11A59E3DA5E876BDA8214F3DAA38D63D4411653E7554A23EF51F89BE4EAFB1BD72A16A3E2B5AC23EF852ABBD1EE6333DC7DDBF3DF68BAB3E54EFBD3EC3FB173E224B9D3C8D8385BECB0042BE553577BE52922ABEF309CCBEA30F6C3E9D3B18BEA01793BE583EF73E9DB0E1BD001A833E8557AD3DA6179EBE8CC682BE4B4F673D2B23D63C40D79DBEACBFDBBD6E5B6FBD02243D3D88A23FBEB8C3E13DA86CB5BE97C2BBBC8A2F883D52B5C33ECB5E233EB8DD8FBEA43C38BEB81FC03DB5C42BBE0AA74CBC07F1333CAC00ABBEB86B6B3CAB73CB3E5F514B3D5996B43EDC625EBC1F7C393CFAC2643D1DFC37BD7D4C0BBE910F083E1DB91C3EE8C975BEA23DC23C55C88EBE7A907A3EA1D89ABE36B052BDAAB1143EBCBAA43EF47D6E3CD93CD4BE2FA97FBE5A82C83CA812F23D17F7ACBDBFCB74BE8945923E2A3F16BE2E007ABE424D27BE9EC68A3EFE50133E99A0D8BEA20871BE5EAA8BBE8B94F2BD2621E7BE50B93BBD97F6B23EC6E4353DD0D5B3BDA7B82B3E039C85BE3CEE58BEB860533E669CDD3D871A923E0C25CCBE9E422D3E9D19103E8DFFA53BD776AA3E2DB48C3E2A3F43BE145DCCBE7295E2BD03E57EBE68E835BD3D94A2BE266CCBBDC216FA3DB8EB9B3EE35ED13EDCCFBB3EE8C9A33DB44016BED297EE3DB851573DC59145BC9E7288BEBC0A77BC7AA08DBEEADBDC3E7048AC3D27D19C3E02EC84BE500EC23DAB3258BEDC141DBE9674A3BD7F086EBD9ACB303E1DA8FABD642D673DEA2FB0BD640C05BDCDC183BEBC85B2BDCD3318BE738610BD327C3CBDB919CD3E5077023DDF01E6B9070B73BCE95494BCC9E3E63C060B013EE9E05C3D7A879B3D0AB2333E6C3DC7BD31002E3C9A5E1DBD4099AC3AA87B63BB1FEFEC3DA776F53E6DF2683EF77F7EBC2CB4083D4E28C7BEF84175BE67AF1FBFF1DF4ABEE4B52E3DBEAE0EBED7E3413E391562BE2C556A3D",
      torch_tensor_24_torch.float32: "0x04000000034AAB3DF686F03DB2F0043D06EE2F3EEE8CC73DD6B1F93B2A64EB3CE04EF53C68BB7CBCBF61273E04EB413D739D92BE0060803DAEB8CCBC02CDBEBC06D968BDE25B373D6E6B3C3D891CAA3CE3B8ECBDBABBEDBDA88100BDA6A013BEC2CE67BC",
      torch_tensor_24_16_torch.float32: "0x04000000ADD5003E51E5393E0648513E82DBF63DA50722BD46FC5F3ED5378D3E89FFC8BE23D9423E07CC2B3ECDD2833EFDCA993B3CB8A7BDF4638D3E2E274A3EC05EA53D211094BDE6439EBEEC9EE23C7AF1A9BDDE459ABD48DB503D7B60D1BD5DCA0D3E610205BE0D70103EE509153F5AEEE23C9920923E117E98BE765F6E3E216DD2BECABF313FD4E3843D5ED8913EDA9CF8BD3BFBCE3B288C813D6A0AD33E72ED87BECE238CBD5EAF67BE3F890BBE9FC0B33ED23B1C3DB39F073E3F65723EE58F933E7E86353D468E62BD2DE22BBD19C2383ED18F3D3D1A39893E1398953EDF031A3ED363F23D8FBEC13E96A7D63DEEBF8E3C97BED7BDF07C65BD69D3073F7B1871BE46A3A6BE9EF01E3E25968A3EEF4B8C3D01D166BEDC94B8BD6B15DBBE37B2413D88A8E5BCFE2C583CD75EE83E4B61F43DA1882B3D7360073E1ED03DBCA91DDFBEFEB6853E4CD614BE376F0E3F8B4FC33E810108BFB58FB4BD61F2A93ECFFC593E4F437E3EAB15003E33C38FBD760A32BE5C73EBBDEBC4F9BE7F19CF3EF6556CBEC5B8993E89D205BEC75A153EB47D12BF8396D1BD110B2CBC5448343E64A140BDEB70133F23D5F1BDB506B5BEEBB9763E3694C1BE82D8883D3E8D7FBC9594C8BE69CFEDBEF5FB873E927545BEB8C5C83E0C9064BD8AA29E3E00C6B93ED34EBDBECBAF8F3EE173BFBCBF45BABE7B6390BB1BE504BE012E58BE1074213E35A2883EFF9E633DAFD190BDD94911BF05FEC43E6087053F4548E93D85BD043D2061253E868C153E12A2713ED718853E2B6D7B3D2A92183D70D585BB0A52993EFF33023DC99C693CE412AEBE790E943EB18495BE8A6144BE54D8D33D5AAC4EBE92C046BE04CF23BEF605AFBD9EF7DF3A909814BE2435CCBC87E083BEE53565BE513C08BFCDA1A8BE98B5013E928A823E60C5513D6665273EBA24CABE4C1A9CBDF27644BC8E46FABD801A48BD2867343EAFBDCBBEFBD0C4BDF1643D3D69019CBE98C700BF8F2337BE69619A3E15F5053DF00328BECA3F53BEA510AE3EE8E9B6BE61FB883D27F6C33DBA71A7BE548E683D309510BE47CB42BCA53F393E63B9923E2C9FF2BD55C6413ED0BBB13EFC78B93E3B97CB3D6C1B14BE1F696BBE36C6F6BDB627B1BCD29BCDBE0FC32E3FABA508BD6FFD82BDBAB8C2BE50E3B93E61FB6ABE92FEBABDAF9589BE4E0A92BD061A90BE1B421F3F94AEC6BEF496143FFC6C263EA26DBCBE779A88BE4E69673E4F40B83E7BB1E8BCF94D3EBDAA76143E210BD2BD3B7F473EF52CA93CA1BF8ABD0E15CA3E3E9B0EBF570DA53CAB8D0F3DA96DF93CDB6AB53EF215393D73C194BC860AF93D4EF4A83EECA1E7BECF5C14BD062FD83E1E9021BCF4C81D3DB0ACA13E2486C73E5DD8EFBDD3FE373E6DEF4E3E3288E53DE00BF9BDF29D693DF3573CBED2F2773DD7A57FBE885C1EBE4962A73E49D01D3F9734B73C90D716BCF05DF7BE41F0D9BE34FE013D8E46A7BCF1AFA3BE483DCA3D0C6A133DB16090BEA56CB1BDD68334BEEF9BD23EC98FDDBE538CA4BEA59B5F3EB971CF3D1A0949BE52BF103FB51494BDAA01B83E16538F3E7BF43F3EDAA4BFBE28C80EBE4D10DB3E6512623E831ACB3EFC7DC63EA31CBBBD98999D3ED2877E3E1687143DBEE3F73E1291ED3DBEFFE33EE6CC7EBE903CACBD898B64BDDBA580BE7B36173EC93994BE297B143E4602A6BE87A3A23E710F2FBD96AC963E8DA2B9BE063989BE14CEB93D4B1D003E4296443D3D35613E11B6443EAE27C6BD90501FBE278CAB3E8264AABE66FBC13EF86938BEF56395BEF0E6BABDB379AEBE0068993D49F4F53EAF8F1A3D49FAADBE6A66D23D7128C0BE7AF2203FB1CF1CBD67EDCABDC526A03EFB19FEBE76EA73BE2FD2863EE1E986BED657423DE234A23D64CE683EFA62283E0081CD3EE191F3BB8B426E3ECEA004BF33B7033FF63D19BED3504B3E2A13D03E786D393EBC09A13E920A9E3EFC90B9BE978719BC6DFAE3BE5C9971BDD02D00BF3473A93E0A94F53D85859C3D9DCDA1BE6C96A43EF741183FFF35F2BDB8D998BEC368BE3EB7029DBE89F7B3BC50369CBE6B2692BD2BEF02BE3D5F97BDCC1617BCB24252BE7F388BBEAA78473E4E0FC23D7BBAEEBE142F28BE06B3FD3D39BEE2BE8D70AEBD002A8E3C61199A3DA65BA6BEFFCC97BD84AF143EC134CF3E62B8D13D",
      torch_tensor_16_torch.float32_11: "0x040000002E219A3D45C70FBDB84D32BDFB2B1B3EE8D0D03DBD0F99BDD500E1BBB81095BDBF5C283E459362BE57EFA33C82DF90BE88279B3DF31CAA3AF619EEBC2B36D5BD",
      torch_tensor_16_torch.float32_10: "0x0400000062A6933F3A3D753F946E583FF68F643FF6688C3F485C863F44558F3FA4E67F3F5E58883FDF56803F44C08A3F509F823F36C88D3F2802813FA78E8A3F0B00993F",
      torch_tensor_16_torch.float32_9: "0x04000000863D233D9C5FC93DCB9830BEDD9010BE8A4007BEC0777E3D1ECFC0BD05F5D4BDBF9F05BE966C053B6DC4E33D90BB4C3CF05A433C22B7B0BD4910893DA80362BD",
      torch_tensor_16_16_torch.float32_7: "0x040000000F114F3BA94584BD5B8DAE3E6E6385BEAF68783BFEA2DDB9E5AF03BE447AF23E425B4BBED2BC6ABE941ACEBEAADBF9BD005DF5BEF99A433E76A7C73D10F13EBE205CD3BDA6D48E3EB4CFD2BDC910683E2A2035BFCDE7E5BEDFF9E8BB7D9CA43B2D067B3D4B06DA3D519BC1BD15B9C3BE2493323EEC91083E3623B5BE2E55213E63CA1E3F11998A3E52314ABEA77583BEE44DAEBEC28E81BEF8E0A63EBE993DBB7C854BBD5F3A2E3EAB70C4BD7F2E913E3C2BF23DA698923D5AC4E3BED83CCF3CA23D673EBCB8A03D2DCA46BEB6F8A3BED46620BEDF59843E6F803C3D0637D53C5194CBBE86A395BE777B80BE25C690BD6AD09F3E979E3CBE1F589FBC4180DCBD3C68023C83B9093EB2E144BE7F38B93EFDB9E9BE094C1E3F2755ACBECB3DC9BE8C25363EF30BB8BEAAF77CBE9D308DBD69A29CBD79163CBE2721AC3D832753BEE4C4F33E240745BEE66007BF85B225BDC57C39BDB0E6183EA5D767BE3930D73D7DE484BEAEBEE3BEA7F3443E386D2CBEC98E13BE36B14C3C5C5E6A3C37892FBF00D34DBEBF9930BDFA9A0DBE4509893EB3D1733E8C9E6ABDB7DE24BF9556A53EFEDF28BEC0CBD5BC0B5767BEF646E73E6D350A3D4802C53C08E62B3EDEFC9C3DF2D6863ED6F123BEA4BEDF3CFC42433E7A366F3EFB6B2E3DC2D3003D50CCFBBC2E1B1B3FA0EF703D37071DBD1AF17ABE13608DBDFC4D783ECC03DBBD8317DC3E0D50A03D0C86393EA465B13E3C47FFBE62DFFDBD5B7C853E38A39D3EA93D8C3D18BC76BDC4BD623E1B784D3D4677133EE037B7BD07E5043E0AB9ECBCD0D922BE2827363EC7BA04BE3E780ABE539E0DBE622383BEFA70CF3E53EE06BE38A236BE686DB8BDCE4806BEA43579BEF63B103FB63C063CDBC4D2BD7A9E043EFC506A3E35C15CBE0415BF3D898DCD3E22E6A83ECDD6E93D7F5F27BE7ECC3C3F392E2FBEA87B1ABF3CE1893E309CEABE8351ACBDC406BFBE9E21A6BEE79E82BE41B7203C4AA4AF3DC84A903E4022E93C55EF6E3E5E7AB6BDE47E6BBD826E6DBEE01FF63ED0904F3E84612CBEEE6C783E2837B23E9BBF75BE395E21BD6BF76C3E98EB51BE3DE002BEFB847A3E86AD033E3F8E5B3D158E0EBED463493EB95DA5BEA70B06BE3FCB583E72F5C23E831F87BE99EF0EBFF035CA3D465508BED8D3433E56F573BE0DED5ABD5558563EB6CBB63E80E6823DD662B53E4B34763EEF225BBE83764CBE31579EBEEF88E33EEADE0A3A9EAAD13E7A03E53D3750D43E88DB1E3EFDADD6BC268E4DBE7AF4A1BD1E427EBE88017ABE2BD88F3E3EFFF43D54A47A3C8E2B34BD5993E6BC2BFD5EBECCF4B4BEC5C2E53D60177EBEEB38A73D09AEF63C39E40A3E37F41EBE21D0E33D49C972BE1E2985BBE799753E66C883BD4EF162BE6C36B6BDB03AC6BEA367373E723161BE0C205F3CD8FE88BDD470113FED48E63D6C620E3D",
      torch_tensor_16_torch.float32_8: "0x04000000668BCEBD1A48973D777098BDF51E5BBCA1392E3E334CC83DF6AEC53C6265533E9A9B513DFB77EABD72B2853D382E153AABAFB83DE12D09BCF5B388BEE65AD93D",
      torch_tensor_16_16_torch.float32_6: "0x040000007EA7A3BEE096AC3DDEC4AEBD49F0113EA0C285BECFA7BDBDD9C00EBCFC83EF3B714DDA3C2E992EBE5D4C663E8BC3DEBD5074373EB686A8BDD9365B3E4B04CABEA3749FBED6134BBAEF6A4D3D995929BE2F7842BC7BCE453E8A0F703E0C4515BF1747E3BDAC58B3BE0BBFE1BED5DC463E2EFEC63B41880EBEE8B182BDA6F98F3D95AAA03EDA5BB6BEF47701BF07A822BDF457B1BE78D8C1BE8770E33EF10A903E67F51BBF5BB4193D577FBB3EEDDA8F3EB959953E4E07F9BDC210C13DD0449DBE914926BF24F6A13E6B58523D87A61F3EB1B02EBEECF9A7B9F0588F3E31C1E33E50CFBCBCB1F48B3E58A2A0BE625DEC3CE1F68BBEFD9A8ABE231403BE7DC7CD3E0ED3303EAFA8CB3D3E99493E9C029F3D0DD905BF683FC0BD0549F1BE2E47CDBEF02819BF0584E23D1F47A23E95E4303DFA74D7BB50821ABDDFE4B2BE0A1D11BE1B0840BE0011523D9748CFBE65B267BEAA0D053DE32E6E3DD76A43BEC129D03EE259D6BD055904BEF65AF5BD09A6E0BE1CA651BE5A55BD3EAB9305BE2D2DAEBEFF173CBEAE2681BE89B710BDD794A8BE5632863E4801923EC3706C3E8457D83E5E005BBD6147633E0019F9BC6FE1703EDD0C563D210001BCB235B9BE3180A73E2617CF3E2962D7BD2583B0BE5CCC163B4F0296BE0C7DF63D8D3702BDF02E6BBCDCB8693E6074CABE355C833E2BBE943D63D21ABC0E40D1BD6F2F05BD3208193E13E8EA3E2D6B7EBD11DDF63D21F1DA3EA5B5513DBC5836BDE118F43D010714BF4853D4BE9680F93DA054AC3C7E6601BE08EAAF3CE1A8CB3D7CB311BFAAE94B3E07006DBE6BF08E3ED2B49ABE02BE9F3E587038BEABCB633EAE93B33D5590DF3D4F1CDF3EF78A45BF88F6593D60749ABED0501E3FA2EE563EE4D82A3EACFE8FBE0452153E8AD9573E7BB469BD6FE6203E3D22F83D380B2DBEC35CEE3E8A590B3EEB3DB93D003AA43E0164F13E6E533CBE22FA923EEBA2C73D0A05FF3ECB0D963ED65A55BCDD18C23E48C1683D79EA793D45B157BEB7DEBDBDDE1BD33D7CBF24BE98BBFA3D992FAA3E5DD52C3E76B9803D769437BE3638753D74D2623D108027BE095609BE8C2CF33E3CECB1BC7BCB553C23B8803E5B64433D4479B0BCE80D8EBD5DDF3FBC162DFBBD187914BBD81A09BE7900563DF5ABFEBDC322D7BE9963243E18B211BE3D91913D7EF3523DF066C53EA096813EAA578E3B2669C73E22C470BE961B543E6A327ABED977653D396E183EF0A9313E42CD363E35438BBEEE93C53D665433BE8C6027BE31E9873E7D551FBF1136CABE82AD103E5744733ED2A352BEBF9DA93E0B8313BDCDC012BEDFF9703ED4416ABE8695773E41A96EBD2D69E2BD8536DCBECCF5543E480C13BEB027053EA646FB3C609AC7BC5B3B433EBBCCAEBD7301EEBEA29BF03ED2178BBDCF69A7BAC564153F413761BEA9E99FBE186F9ABD",
      torch_tensor_16_16_torch.float32_5: "0x040000004B714D3E768C97BEB5F9DCBD46DAEC3E2951C33DF2B4A13DD64666BD155B493E4568E13ED72F5CBCE18A1B3EC66FCE3EAC3ED9BE23A87D3E20975E3E5F6D813ED9CF803E587C9BBE968EC83E3C094C3EFDE73C3E3FBCD53CE2D95BBB6CBEAEBD295A673E0E54923E095597BDA2DD103E46B7883E730CE5BD5D3A8E3DC5D05BBE38DE86BED7BE2E3D6344B6BE9245C1BD043323BED81BFDBE55540DBEC7FD0D3EC56D983CCE6CB33D00987BBDA6D75FBE09AB553D6D63FBBDBD4F70BE9C62ABBE6171DF3D1AE97CBEBCD7D8BD3AAA363E313A4EBE905EFB3D65135D3DED0E37BEA7AF903EB2A8D7BD193FF8BD4E5E03BED99CACBC1FA922BE0A1F093EBEE66C3EAAD2E5BD200A4FBE29BDCDBD1237A7BD9F9894BD85E30ABFBB1F463EE5F36A3B88453ABED29FB6BD15FD86BD29A7553DD79EF43DB6C45DBE89EC363DFA54CDBE176684BE42E6BB3DF389133F8553EFBDC3737E3DE1D66D3E841D4DBEB893093E64D0C63DC8F6D9BD2E78C6BE7B1CC33C1DFE583E1B376F3E2135D2BE658D723E8B66B8BEA78F62BEB56B003E3973B8BD24DE60BD2DFE203D927F293E5A11AD3E05A69C3D05924C3E58E8BC3E6C1CCF3DCFC08DBDE7724D3E05C102BECAD02D3FE1EA20BDF57468BE120BCFBE59DD38BF0AC64ABD21302A3EC7B8B0BE9CC582BD0DB2203D3B98B1BE88A910BEB17E02BEFCCC8CBD5EC98EBE41CCAEBB87837CBE0A75113E433998BE59B48ABE2A954D3C4BD4C23B615074BD754ED93D2D77113FB8D14EBEA02C1FBEE5DFC3BE112FC33E57F74F3ECBF1A1BBE51D6DBE0D05E6BC6B0CCABE563A2C3DD0787C3ED9DA0DBE69C9F73D5C4DB4BC19E98A3E5370B0BC409953BE918BC5BB8191C13E693A89BE3C43103E5C9B013DB02E7ABE228AE4BDE7514E3E1349F63D47BE4B3DD6E51DBEC62B49BE4698ADBD67AEF0BD954E03BE8ED097BE599CFB3DB05920BF2E6A89BDDE39E6BE23D7BDBD3D2D29BD149AD1BEF4E6F13DF308BABEA4EA8D3D2C64C8BD4305BE3ED45B93BE0123E23E3719F9BEAFD37A3D8012633EA94272BE8405103E407F0DBE45B0E83E575791BE749175BE83408C3ED8C6893E132A323E005DC13E2356903E2E790EBEC86E893EC0A492BE47C9043DF28D12BC6D029C3EDDEBE0BEDDD8083E305383BC9758B8BE091FBA3D76E60CBD8E66B23D5F14953D0404573E6103603EC90449BE19B04ABEEBC081BEC619953D07F83B3DE2D1B33EF9C8663EB57CF73E0C32953E858DB83EFB922CBE254C2DBD1B5DD1BE8B27BEBE1D41483EBD5C1A3E5A60D03DFC99403D08BB743E7A97E0BCA92ED9BD04F603BE2E368F3E2B0283BEBF05053E454F4FBDCC992B3EF6139D3D8827AF3D15AD543EEC9A00BEFCA61A3EC902C23DF946A8BDD38D31BE76F061BDC7EF8BBE228871BD57AFC4BD9514133DC4EE203F866C01BD39D89C3E",
      torch_tensor_16_torch.float32_7: "0x04000000C312B53DA0CC6C3D5471083CA502D2BC90FE403BA8D653BD5E34113D2AAFCF3D9683DD3DC83A87BC325C0E3D2ED71CBDDEC0983A6E43103D02D3793DF30B20BD",
      torch_tensor_16_16_torch.float32_4: "0x04000000DE84333E4D1105BE8E52D5BE0AF2953EAA5B4B3EA55087BE20B12F3E2B5F293DB478AB3ED4C24F3E18D94BBEFCB4D73DE1C60DBE342D123DD2A843BE10FF583EC6FE9E3E181661BDEC614C3EC8AB55BEF4B3B1BE96C9313E1592363C9AD7CCBE348F8CBE130AB7BE75CE0D3E1C3F013CCD13F2BD511C58BD6F25A33CC40014BE48358CBDE6A1A1BD7E3E7ABDDB6AD3BEBA3DA63E5E62173F943BEDBE20133E3EB4EE8B3E2EDBED3EEEAA79BD32B8DA3B438F943EFEEE373D39D70F3EAB66823C07B9443E783B673EF41AC73D194333BDB9FD813E9B470A3EA8F7ACBD429E02BE4B6D1EBE9B112BBEB8018D3E436845BD66C9A23E65A39F3E963FA33EAD686F3E08AE0F3FD9D320BFC273DC3DCE82953E8EC0A9BE07E4D23D5364CEBE5DA7523E5C89CABE7B33C5BD880244BEFC73A5BE0E092C3FF90CCF3EA95F6CBE9CB7E63E031E56BEC7B4063E312C0FBE6466103F0CBF1BBEB091E1BD37F2F3BD0F8E5B3EEB408ABEDA3C2C3E56BB3D3D26DB573C157027BF99E9DC3E998A1F3FBF9966BEB886383E5F0FAE3E349BF6BD8BDCB9BE8C9BEE3EF8931BBD032C8FBE78228E3E771C13BFDADF803ED8C993BED3948FBE76FB16BD5664BA3E29F15B3E503830BEEE8E4E3E31C88F3D03CC9DBDC525E83D4E29953E7EA6B0BE12E2E0BED3F32CBE527AB43E22A944BEBD85D13C224424BE6B55833E76D024BFE23B113FE05C9F3D5D6C203E8963B5BC75B519BE33AD8F3E829EC6BDC205713E209D26BE2257713E9A4EB0BD70B6E03B54051BBDD2B0423C230252BDA6939D3D26332ABEE4A74C3EDCF2DF3CCC0E9A3D2C02F13E9D3FAD3DDE9A143F6B6EBFBDF9CA993A3E5622BE80EC823D7D3A3BBE85B4F1BD7510CF3EE3D20FBECD4D8B3E6B7857BE858F9B3E8FC773BD867BB13E24B5C9BD9F43EE3DA2E056BD55129A3EA24642BE7F728C3EFD6D47BE5D4DAF3CC6E8B3BE4FEAA63E3EFE80BEBF66F93EBE68703DBDBE2D3EE354AD3E1E78E33E5A96B73E87A1033E10F2CFBE0B853DBEEA61F23C922C27BD6F4634BDF56DDF3E0B2D97BEA636F9BD9F329DBE0EEF91BEE95E963EF6C870BE455F43BE7FE7B0BDA220B83C7C270E3FF302EBBD07C6873D5D9AD53E83CC8A3E0A0E713E120C353E2C0AB6BE04C3B8BE34AFAD3E18B7013E173CBEBD101D813E5A008CBE3EE24C3EDE367B3EC366833D4912B3BE0E6FAC3E47B385BD6547883DC1C5FCBD7A57F5BCD49E653E8A1E153E80FC943E7843B83EF397F53D1B25BA3E54B21F3E65CDBE3EA7758B3D2550BE3EE85A913E362D853CF7B61ABEF5AC353F65AF8DBEA943803D7D3882BE1D4CBD3D2C69B9BE589AB2BD7E48E9BDA609343E347BD03D113C053F7EC9F23B87CE8C3B2E4A003CD9A7E93DDC71B6BEA756F5BA67CC03BE30E411BF755D0E3EFCBFAD3DDD1FAFBDAAFC87BE5E3653BEF4CB30BE",
      torch_tensor_16_torch.float32_6: "0x04000000EB97C6BB55109ABDCAA4183DE0B1693DDE788BBD79564B3D75C3193DDDED073D62933FBD83CC493D3CB0A9BD1253273CC449863D6E1E82BD4E95E23D1D60CFBB",
      torch_tensor_16_torch.float32_5: "0x04000000403C7B3FD33B993F12666B3F4FEF863FC88F803FEC8A913F0AF13D3F692A7C3F1489933FBE12883FCB30683F886D883F6E314F3F94D3823F3B13793F104C823F",
      torch_tensor_16_torch.float32_4: "0x04000000BD41E8BD4DC046BDF83CDFBDDE17DC3D80A12A3D284D053C452E6DBD0B261C3DB28C9EBDD44409BC83F436BDFAC28E3B503D993D3F28B23C7CB1B2BC15E9743C",
      torch_tensor_16_16_torch.float32_3: "0x0400000000BAAD3CBFB1CABE2F4DB93DB7DCDABE4653C73D7328FB3DFCCCB6BECFAA84BD1C83363F681FBEBDA49E4BBE44CEC7BD1020D23D6786D13EC323003EAE5866BE22A00CBE5EBD59BE3C39D6BE15A1803E83ACFBBD09B96AB9F5A27C3E1983B83E59EBD8BE163EEFBE7EEAA3BE0DF3E83D021E003EFFB8023ECB591C3EA757E6BE255127BE7768953E9AB8EC3DE34569BE8AC34C3DD668AC3DA2651C3E4126AD3E9941DFBE881301BD04CCEBBDDF28983EE4D501BE32BE133D0DFA9EBE7B9AD53D8F56B2BD575273BE90B5E43DE38C09BE3B6EBDBED0788C3EBAD9ABBE70C291BD52C4553E4D82CBBE4352803E14AE433C75B56EBD8A0FD73EFB5A25BEDA92E83E43CE403E02AD0A3BBFF01B3E331C933ED699BD3E9ABE0ABF15D9723D4696EFBE36D17DBD19332DBDB8B6AFBE2B48C4BEF20F55BF978343BE51A5953D6DE330BEC868AA3DB0730D3F60378FBC0540F43D70B1053E7CC61CBCB64AE13DBBC455BEB8B260BD84DA42BED75B20BFB6663CBE750752BF507C82BE24D4583DCAF5C13E87F997BE897601BFA66A913DEB9BB4BE7755CC3CF5494F3EB245A5BE77FA933EE48E07BE3ADF35BEDA9E85BE4CA7533E13023BBDADC732BBA4B7313E93F75B3EF817943EFCB864BEACA7343EDD12AF3D8538893E4C5C80BE1300983CFC9E023EF00B3BBE95D7AD3EAE43BEBEA152A43CCEFF4CBCAF120FBEF4CAC63EA11C6EBEF2DFEFBDD2872D3E4107543E67A42CBFEED7EC3EB0E6AABEF196643EC3AAB9BD1D58473EAB65963CF4BB943C6268E5BD09ABECBE8537BCBDF8B61B3EB584063E1A4FC83EE27C483DAF4E44BEA13F8FBD0F3D1A3E290B263E0BFCE73C93F23F3D89B16A3EAE18AEBE92A88BBEE6D4EA3C5BBD38BE581509BFE09D5ABEB16845BEA2CCC1BD3A4AB23DBC94C5BD818D9ABE6F0FBA3D35D1233E7133413D7E90483E421E80BE7513513E149924BE895EE2BDBA8794BD625719BE5DB718BE9A40A2BE74ABD33C0AA417BF15E35F3C4DE189BE2076E3BE3F038CBEE7A1663E09E8363E139FA0BEC3E0563C29838DBC58DADABED7EB84BECA5F973E3A36653DECC82C3EF514C73DE76EA43D5D9F063EF59DFFBD9D7EF1BEF9478FBECC230ABE799301BD0BB8CABC16FD02BD29F6D1BD0EC2563E552008BCDC9337BEFDBCC63E1947F9BD3238EBBD9555263D25EA65BE090504BF5E056C3E974A9B3EA3FC82BE33E6B63ED66568BEE0CDC13D22609EBDCF8A2A3FB34CA83E9957893E08305B3E609E843D8EC6043D0428AFBEE7F4773E4491873EBD14E83D69EEA93EF61AF03EC1965D3DB2118E3C6B0E033F405E42BEE1F3FABD0F915DBC4135BD3D2ECB843E5B793F3F36808D3D1602353D2DFC1F3EDBA1D9BECD068C3EA26922BE3FC46A3E430D973EF083D1BE8D66C23DCE4193BE595E0EBE3B36503EA3E240BE1BA9B43EB9E904BE",
      torch_tensor_16_torch.float32_3: "0x040000008BDA65BD06194F3CA0B6373E8895D43DF08EBD3C80EDE63DD5C7C83D2A98113C6B6D153DC5A9B73DDEE69C3C1E8AB7BDD70C39BE9D3D2BBD7FC69EBD4BB38DBC",
      torch_tensor_16_16_torch.float32_2: "0x040000009A02483EC7A4163E03A3B7BEBE578CBDF81576BD6BF88A3EB9840CBE08E91B3B0361F43E2DF2BBBEE7E5183E494048BEB970BA3ECBAAE03DFFE3E6BE6FACC4BED443243E6FE3DE3E645510BE6C780EBEFD7CACBE8EE44B3EC7005ABECEA24FBD447E003FCA90F3BDCB37C4BECE6ACDBEE3DDDF3DFFC8993C9776893E41D0E63D4B7A5BBEAD07F4BD2E41D1BD416D0F3E3EA53C3D21358FBDBFAB173ECD6BF03D98743C3D6F92A13E54FBF53D7A64E4BD8A587BBEB03A80BD07C05A3E61FE873E6C12D43DD3F7EB3D61AC90BECF844F3EE3EA373DB89DE23D12D382BE1259023F98ACC7BE1DBB893ED391BA3CFC1BD73DF2930A3EA8C00E3EBE64B7BEEC7DBA3DC75D47BE70B9A3BE9E104B3E600960BE45CDCBBDD3A211BF8DE46F3C34DC193FA154EBBE355DDE3EE60B45BE22798CBEA8B2B8BE3DDB74BE4BA79C3E549D3CBEFEE2BB3D6DE992BD5ECBABBEFD1DC8BDDAC7B73E5DF92ABD74D33E3ED6FDEF3ED091A83EAE8C82BE684CBEBD577F233ED4CC73BD72FD423A36C0CC3E6FCD413DAD2499BEF9470BBE7CF36B3D36653B3DC964923E3B9F10BE01AE22BE66C6253E692982BD6EF0043E2530323D157BFF3DE627D43E4A5EE6BD5EE958B8337FA1BDA96F943EC423A33E696AF53DBDE87DBE640B413EC389163DA41936BE30D113BEE5C980BED527EABDB6430DBF66336A3E12B420BD3CF40DBFFF65B4BD5C381ABDDE6ED23E1B3D353EC5925F3EE9B5AB3E014F773E51C68FBE4B414BBE9380573D7BD13ABC1A21A7BD2811243DA7608F3E6B205B3E9362083D084547BE321A993E2B2A83BEA960163D4D44C7BEC29C92BE9DEBA33E3A52403E3CE39FBE4FDB06BE1AEF9D3EF45D4DBC5DA3943E55082C3DD15C343E01F8E53E4DBF6D3D19DC0EBEB5DA093E097B84BEFB7A61BEF9720A3FABD72ABE13C12ABF835332BFF577C6BE4520C2BD8B0D26BED133153F3401C1BEEC2381BE0792FFBED18B5B3D55BE103EDB6408BDE558E5BD296657BD5DA9793E4BA2B1BE2660093EB4FF503E0BB948BEB86BC43D830C21BE179311BE754AB7BDC969813EDC0306BE05286E3E616CB0BD40E8493E9FA9173F651DBB3E2949083E7B8490BC52A7953E05ADE9BD3455C63DFA626C3E3371BEBE40B453BE3DF5023EC6DFD3BEC17F40BDA2D81F3DB9ED11BEE6D4293E2F04763E1AD5F73D15784ABE67CEADBCB61B07BE8F6498BDCC72C13EF38DFCBEE794B23EBB81273E5411073F74FBB3BECC0CC73EDC34073D01AB0C3CC7EEB83D6967A2BDFC77E7BB3C6855BE50DB79BE3B33343DB1E0A43E8A6DA93E103A5D3EB57F4E3E3F57213DB408A93E97CF48BE955E80BDCBA07BBEC410A53E037D023E2B03523E6A7321BD20BADDBEDB2AE8BE3178E4BD625411BD7CC6E5BE1150213F94FE5E3E250E583D8DA9E13C0B3B7EBE60BD72BEA1F867BDA2DF493E",
      torch_tensor_16_16_torch.float32_1: "0x040000005641663BBF78D13E816E5CBE343A2ABC74560C3D2789D43C71591C3E5AD44B3CAD74A8BD9F54FEBEFDC2DEBE49CB64BEAD4E103EE7F32DBE6AA2B4BDABC6BEBD6CCD06BF418F43BE60A1A3BD13D2133E591E5E3E9003023E1CCA8B3EF47B7CBEA97CF1BD4CF990BDAEC1C53E965423BE89A6DEBD7268333FE1B0663D2E85353ECED9223E56FBDCBED194643E725BEA3E0E46F83D8C4CC23CE7E4103E1255AC3E5A88E53D4B183F3E42A7A93C5206393E3855A53EB55460BEEF51013EE96F3EBDE8A9D53CB38D4E3D446EBC3E4D5E8B3EC0A000BF3CB06E3D7FBC823EBBB9DC3ED9151E3DD5AA8C3D634621BEB57203BEA3F3833DDD8775BE8FA6993E87A1A3BEF257593E0A492D3D6DBF99BD6E37B3BD71F6CA3DEC89683E01856EBD5F44A83E8862C83DA9F9D63EAF9B683EA91198BDF02A4B3E5295FABD93AC983EF9FCDDBD2E2FABBEAA0EC5BE7BADAF3DD5C7823E427731BEBF9B91BE83F1C73E91838ABE3DB4E03DF315EABDCC5B623ED63B9B3E9623BB3D8DCBEBBD995D7CBEFF83F93CF6BD84BE8682B13EFF0705BE8C4A7E3EFB828E3E61E63B3F701A493E651DA0BD3C551E3D7137FCBC2442A5BE03AAEC3DC09191BEE314F5BEAA44BCBDB71937BEFBD085BD1AE0F6BD25D38A3EB8658B3C53C2E3BD946B943D1CD2073F3624383EDA7D95BC96C49ABE59E1B83D57FA32BE2F2CC4BD9534883E76C06D3E684E9E3E2D7D8D3C77207B3E0AA651BEE3B0D03C57150D3E996B943CF04FD5BECB9E323D669EB93E3DB0883E4B4184BEA3F5803E4D69BFBE3F3420BEA0B0103DD6763ABECEDE0EBE24623C3EDCFDF93DF06246BEB6AE4E3E2320BC3E274127BECBE9E73DE1FDD6BEA67FACBEBF178BBC84C2243E1402253E2FF2603EC9A90D3E0556A5BE55255CBE81E8223A4C8B16BEE11D22BD3F212EBE61E05DBE9B0159BE3A13A33DCA1D0B3EA202DB3DAA2AA63C7CE92EBEB525293D2662573EFDB630BEB50C25BED6CC10BFDCC1D53D5D60773DE35A613DFAA6893E07FBA2BEB6B5C6BEB6554D3E472906BE6BFE35BE1C389CBDFADCAD3EC3FE8E3E52C4073D0EA91F3F08ACBB3E4CB7C0BDDCC4453E4C08F13DE7DC16BE5112E7BE99B6853EAE9B8C3E110C013E9115BBBDD7A2D7BE4A31313EEF55CB3DC1ACD6BD29EE31BE143D47BE3A6A44BE0B55553E243D9DBCD35D6F3ED5C8F3BD2B1DAB3D06C797BCB5FCB8BDCCC5913DC9258C3D998F963E967530BE5C8B90BDAB5FDE3D319481BECF08803E5F85BB3E5683923C27C9203EF0AE08BEA559983D038620BDC81DC03E149B77BFF56683BE2E42483E5DC3ACBD850AFA3D96B0A5BE6327D23EC40349BEC6EA5F3E6A02F6BE9572C73EE89002BBCFB412BD7370A5BD37872EBEF3C1E13D3643D3BE5A30793CA786DEBE3E0080BE7F73C5BEAB3DB23E8281103E91238EBE6BFDBDBED75BB0BE",
      torch_tensor_16_torch.float32_2: "0x04000000C04B5C3DA350643BCD134D3CBC2637BC313A983CF08B0FBEA3EDC5BD24ADB33D879DC63DC2A9863CB115C7BD0EF624BD92A3F33D303115BE58534A3E8699CD3D",
      torch_tensor_16_16_torch.float32: "0x040000000DBF09BE82A3933E43E2BABDED3D953EC8CF013EA78EDD3E1103653CD681FF3EC8FEF5BDF532EEBE5D4A3D3D433C463ED45C813C1640EB3D35F17E3E4E9F45BE1875BE3EC8BE81BEAD42F53E10C5D13D0EB9A7BECD4E673AAB5F1CBD5DC394BC307D87BD2D89423EEE2E093E29AE64BDE88C423C170FDBBE9FB04CBCEE25A3BDABF2F0BE74D6A8BEAE7C993CB4DE8E3E5B86D23DCC07173E6A9E603DFD88433ED364263EB0E548BE55D6DBBDD52FAB3EECE14F3DC6C4C6BE7812AE3DEF041C3E1B245EBEB583463D4F4FECBDE2CD7CBE8F76FABD52BDA93D29BDA93EE1A7933C6F6AD7BD9E6E673ECB603E3D7E29133EE642AEBE789E16BFB6BA12BEB3CBB93EB68A6B3EDDBF45BC1FA7D63CCB7FE33EDA78F43EE151A4BEA42020BEAFECB0BE2D6656BE55EFA33EF7893D3EEC0529BE7654423E4702803D672E273D8185C73E180ACBBDBCE1DF3D584803BE039A16BED318E73EE8E6AFBD5FA895BEE57EF4BDBF8AB73D2A252EBEAAEBDD3D6571933E8C82033E5141183E7BCF073F296FBFBEE75C293D08B9D8BE364B1CBE277B653E27D411BC45FD10BE566BCA3DBC70DDBB167D8BBD1B43EEBE2AE67BBE4E9B823E9DA077BE57903B3EB0C1E63DEA15943E3F2BB03DBE81E13CB4393B3BC5DEF93DFA9864BED4CFDD3E5DB25D3DE524C9BE9D3EC6BD09F67BBE13E320BF98E020BEFD38603C1AD2913E5EEF5C3EEAE2C6BC3F47B7BD3E7A4A3EFD5F1BBE7E975EBE2A979BBD1EA823BCBE3ADEBC39AF583D471184BED6218FBE555BB53EC212173E1EB0C9BEE9376F3DA38292BED941A93DDFEE963D38B532BEC7391B3C806583BE7474963D190A6CBDC2C0EBBE531A83BED0AA8EBE4E33683E3C82C13DB257B83D9874873E1FEA923ED8FBF93E239863BD976FA83DAE503ABE83A8963CB6D50E3E81DE09BD871814BEF6453E3E7DBDAFBD40C220BE68B7C13C0EF2083EC359BE3D2CD4A33D260E3FBCB928123ED6AE803EBAC69EBEDB8B483E50588FBD68DB4B3CA259083EE26CCF3D3F2ECDBE4069AFBD6C57B8BCC3CB173F3EA8923E3ABB5A3D82EA00BDDDD3A33D7E2481BE443FE4BEFC7EBD3D7D4153BE1A2B99BEDE2540BD87B09BBE58D5473DE6BC8DBDAD22163ED7BCCF3CDFCCABBE03AA93BE016BB23ED325123F137F44BE2DBDE9B9E3DEA9BD72651CBE06B13B3E7120B03E67FC613E667FFDBEEAFC6E3E2078253E3314863CEC951ABEC7B888BE292E843DD6476EBA7982F3BD1B93D1BC4BE8A5BED8CDE4BD3FF2803E2BDDB83EE582ADBE951BCD3DBB2BD0BE2E9816BF468B083E810A183ECF1906BED04BBBBD2B6415BEB237DF3D44555E3D1E29523C13823FBEA041203D5126123E3C28563E963021BEB498A63D402406BFFA05BABDBB0839BF7A6A603D6FEC4FBD1C39353E5A36573E03D898BE7849FE3E49DE013F49FAE8BD197E09BC",
      torch_tensor_16_torch.float32_1: "0x04000000F8B135BEF008073C90DB9FBC5A34793E8653023D0DCC653D923D07BEE5FDB43D669B34BDBBF4523D4AFA2F3DB433BDBC091929BDB563563DFE64CCBB62C58C3D",
      torch_tensor_16_torch.float32: "0x040000009DC3973FA224713F8BB4913F8111973F19686A3FA125783FDD88803F25488C3F7D4C843F6531833F01CF7B3FE466543F3132793F5D6B9D3F8CE2763F5A548A3F",
      torch_tensor_20_16_torch.float32: "0x040000005BE4593E281FE63CBDC8AB3E3A23E43EDFD6283ED00381BD04FDA03EBDC4C43EFCD2A5BD5EBEF4BD74CB8E3EE752C23E861EC33E1EC49D3EC6A5EEBD380F843B5021333EB0E3023FB833ADBE2749F03C366826BCA503B83DEC74A33CC174CABD2D5D4A3E8E7550BD888C373EB9C03D3E4055953E81D1833D5FEF203E74F203BDD7851E3E4CF22CBE06384EBEA1FFD4BED18E9FBDD8E04A3EE714DABC527E51BDBC935F3DFC36903E641DA4BE9944863EC53520BE6A131F3EB51D4DBFC2A7883E8BE4EE3DB7DF08BE074FB93AC703A73E47DD11BFA1795CBD4F60C63E671C913C83A23ABEF6DF7C3ECBEE3A3F2AA0CE3E92ADB33DC36C843ED8A298BE810C953E63C1FB3DE31F363EDBFDD13EEC1EB73DC2FBF9BDF315AE3D55FB623DC603B13CE631D03E3BD2613D5D6D06BE22A793BE06A5EBBDED0196BE381C223D00418C3E795F5DBD0213D6BD81C538BD3043F73E6F9ADBBD8A12173EF7E32B3E079A153E442040BEE57FFC3DE7307DBE33891ABEBE3DF1BD8DE29A3E6497B83E272FF2BDBA7A68BE8CF9253FF7238DBDD15EA33CA26342BFAA19843E35ACE6BD6E3701BE6D845F3D9EC5583EC54BD9BD393D37BEC46509BDDA41233E84971D3E15E191BE62751A3E33BA96BEECF36ABE2FF0CD39C13A80BED3F9FEBDA242E33D36CA10BE1AD02ABEBE81E83E6C02DEBB07667CBE5F3AB8BE0EBB953E9B0BDABE5B262B3D70E24DBEE9F8523EEB5B9A3D698961BE6596B83E7C6A3ABE6F00AB3E35D93C3EC5ABB3BEC397DE3DDF84993E005E493D542B833E0DD0F7BE14E6BEBD501E113F6C596C3E6DB26C3D326706BE5E0C55BE11C9593E7AA4573E2EDC793D32E61A3EFF1515BC38FEAA3D7115A73E53685E3EBFF5E03E556F163DF34690BDD08917BFAA8BBF3EBD7EA93D5D6A783E1F97DA3E889F40BDE22D763ECDE796BE678E8EBE46551CBE265C95BCD4CA5FBDF6301CBEA75CD53E203F2DBD898D123DA930923E10A20ABF53FFF03D24CAA53EFD2658BEE47F813C49F5E53D02C72FBE368326BFC3372D3E8CC5763E69257ABC53E539BECFCF0EBE8409703DEFBB12BF3B9029BE76BA18BF3991A4BE3E6733BEA2D9903EFB758C3B2411B83EA12BF33E4818A63E9BF9393DF20ECFBE793AD13EDF5F55BE5D9EC43EA092CDBDA6B1E6BE8B60933E0CBB863DE73B3EBEDD7DAFBDF36FFDBED3D6DA3B41FC57BEA177933EAE9D1CBE49922A3DE00C63BE9048CBBE91D9493E37B2C4BDCB5AF6BD4B104ABECA862ABE8FEEB03EC62482BEFA81C43D140880BED4C9C13E87E3193D1C32A1BDD072D0BE4FF13DBD9BFDAF3CFB782C3ECF719B3E077D13BFA106C1BEB13DE53CF6D17FBE31B592BE7A0F873D1E9A9EBEA94F79BEEE33CE3B90F98DBE6D32D83EE2BEBD3DDF0B353D3698BD3CBABBBEBEB942ECBD057FD8BD0923523E23869ABD6F18923C426B4CBEEDD9FE3DC56DFD3DBBA903BFF353DABE32F945BE11A2BBBE24CADA3D1299163E21916E3D7B1540BD33365D3E83227B3DDD4004BF5A27213EB1C0103E13300A3EB088E8BED3B5DF3E658B56BDB434E23E9600AFBEB50536BD1DE8AB3CBAE48B3E65CA2EBE1A3A1A3E0E963F3D4527D7BEF413443E6BA1FEBCEAFF893E9C6DC5BD13EF043F70235EBEE06F893E803E06BF79E602BC612CB8BEDA8F053EAA1BF43E037C643D218F4FBE229612BEBCC6B63EDBDFF8BC3402333E50AE803DFA5EBC3D29ED933EDD2BDB3D5846D53E5541443E967C2FBE672A073E17128ABC590E073B159E273BBB75F5BE79F0873E4FD3BC3D92F495BE562B14BF694AEDBD",
      torch_tensor_64_16_torch.float32: "0x0400000056F451BE2B90CA3DDE1E663E38B7B1BE01012BBD2DFF913D931E24BE9AC664BEEC316D3E541709BEB77194BEB899EBBDD162353EF8A1813E28ED6B3D888A8B3EC194CABE992DA6BD3B93F63E4CF7A8BD2E354B3DEA35483E7B01853E897939BE565D56BD7D825CBDCC69E8BE8EC3B0BD41EF03BFDD912C3E6563A9BEE90CAEBED910ABBCCB54C0BB748F323D0C18133FA604753E277029BE6F1554BEDD0D1BBE305CB3BE1A0FA63E1A0AD23E6D4187BEB2EE85BD621180BD7F49003E7723853D207836BD09DD84BDD45E6DBB5C8DC4BDBAD53DBF44C087BEC3349EBD832D6F3E9AE9CF3EE16CCD395605E0BD36F206BF9B8F923EAAADC3BD6EE5B5BDC312413E0470083D2FED3A3DF2BE03BECDEE4C3ED7209FBE4BDFDBBE6C1715BE3B871DBE9BC362BEE637993E3057EF3DFF6413BD88DF4FBE86EDC5BDF3BB84BE438F173E817F10BF3400CF3DA27B123EB4999D3D11EB00BD383175BED03BE03ED2C47A3ECC02CCBDDA5231BDF3C2413E53797C3E1D4953BE8B34273D4753003E9DD4B53E326D09BEA731543E104E873E9B668DBE8F80023D3C2E9BBBCD85D0BD431D083E216CC43D0FCFF43EDB749BBEA6B4E23EC3CF013E545E21BD9DAEEB3D539C93BE2DF68FBE40FEA0BD0B3F203EB1F8B93C410116BE1FABFABDC7C9233E76021C3E7BE350BEA406943E50F79ABE52D4013E5FB4DCBD62FE1C3EC5E8903DE5BC973E32A3113E3881083DBF5C0F3E40323CBE5E5D65BDDDA34BBE509208BF27D03FBE720DBA3E4F4DC5BE0FB5A9BD2AEB0C3E70CD013D1CF3C1BE65A669BEFAC3A23E28E1853DF60119BD1480933E7BC090BE2899053F62DC07BE9EE74D3E6756973CF6858A3C4C850CBECBF1D2BD5FF65C3CF036393EF7B48ABE43BD07BE36C3073DFCA02E3E606F83BED2E2A1BC3D46133D6386B33E4459D5BDB86C293DA33737BEAD672CBE0F6436BE58E730BEBCB16C3D7B6D41BEF251F5BC6B58743E83C5183D65C8F0BDBD2459BE4B89513EC106533D8A7B333E84E230BE7E99953DE10ABB3EBC539D3DFE62423E1044C43E1F8446BE7AAA09BF7ECBA3BEA9387DBE5AA18FBACF10B7BD5CDA3E3D7A2B95BE0988623E0965A43E093956BEBDA6B6BEB45289BDD29828BFFC4FBDBBFB1E3D3E4E9C293E1DAD403ED466133E84FB8A3CCABEC8BC193B1C3E79E467BE907761BE2E555CBEE4A32CBE715141BFA587CD3D6FB887BEA4ED90BEC4C7EABEE3C606BE56EC923EE7F68FBD9CA930BE1891BD3EC35F43BC9642F13D2FDC253E2172AA3EBE1597BD91FE6ABB3C4913BE2C62CC3D41DEFFBD7CC4A4BE4FB842BDB23FA7BCD01E5ABE5660D6BD3DE1AE3D208977BDC210A53EC17F37BE5CB05C3EDF37DFBD72B4F7BD67BB20BE9489003F5321413E8ABC823CF839203EE30E86BD6732D3BDF862C73C1ABE493E693D4FBEE6B7BE3C2AD299BDB90DD03A98D3C0BED7DD1FBE31EDE73D86A74F3E19B4313F6877433E9A9A37BD2CEAB5BEFA8B85BE259892BD0696483EA731273D0DEF57BEBBA43F3EE497F93CCF4918BD533BBC3ED1334D3D388F31BE2C9E193E943A41BE0208D03E6848E63E0AC181BECD1E75BE4FC9B33DCFC50D3B42DAD13D171F983A55564C3E3124563D276EDABD1CAD4C3E4FD103BD076DCB3DED96DC3D09AB84BE89E71DBE03A9BB3EDFB0E43EBAAAF4BC032C8D3E08FB57BEC53C39BD6DB6B2BD345E933E6330C8BE9B76253EB7A82ABE4D83A53D9318DF3D3EC2673E53D1BF3DA6758D3E2204BA3C60FD2C3EAF1DF5BDDBAA53BE18C775BC25061D3E35F970BDA7D0C1BEC64F2E3DAD82C8BEE3E1873D2551E1BB6E680D3B6C21243E847F1E3E59D24ABEA5673CBEAC36D93C55D5673EDDE9B7BE19EEAFBD6E4B853D842B143D895E223EDD1A61BEFA16A13DA77582BE1676A53D464D8BBB4071973E29E1C63E73272CBD31FB36BEA871C93DABEAD3BDD66197BE062F00BE720F163F194B9FBE76D9033F02FCDF3D0F5D693E410ED0BE03960A3D570E22BEC91BBCBDEF99C1BEF875793ECE320A3E9DE77CBDA96C45BD4882643DF34935BB7F7481BEF215993EE874943C6241E0BEEA879A3DD9DD0D3EEF59D63EFBB95C3E369EA3BE74654DBD01F5C5BE55A82C3B0E93413E9EBD0BBDCF85ADBCD7D78BBE60A8C43E16317D3E04B075BEBCD67ABE1848003EB55A92BA14C8803E1E26DDBE12E9BEBE66DB17BE6A678DBE6E2D653D1FE5973E7C8CC93E8DA407BE054F8D3DE8612B3E6B1FD33EBA1A163DF447BCBD475B96BE5F04153DCA7AA3BEC670EB3C7D5F863E8580623FCCB425BD61D09C3E8640AABC3CEDCEBE4D6B9ABE8C8AE93C74F6883E8BF1DFBE4F293C3E0DD8FA3D56D7BCBCC45B343C73C2AD3EC508A03EC777D73DD6A3763E64C68D3E1DBC3A3EC6459FBDE65BBA3DEAB87EBD805186BD9FBC0A3E429E66BDE5EB343EF5D1A93EA56BA63C8DB4F8BD6C62083F9369CB3D1742CFBE6F14643ECC2708BE5D13663E43A9ACBEE9D7AD3EFDD48E3E87738E3E82F080BE041806BD9F19BFBC607C203ECA7FD2BDC672C0BEBEF4253EE239883E0554843EAEE4BF3EDDBCDF3E4A0BF2BE26DE303EFE863CBE65AB253E0FDFA4BB2F41DF3EB48370BD8717F3BD681CC5BEC453A83D909830BE74D624BEFE8218BD60CBDE3E7A8181BEA879ED3D643C9DBD1F89373D1F9A6BBEB5D2073E3C53B9BEC5A71DBDF097B4BEAB8DB23E9117C93D6F3ED4BEF0109D3EDBCDE4BEB7AA2D3DA90289BEF04743BEBD1D003F51C1A13E6D2D3E3E55F0903DEFB0313E6AF5EABC50E3B83C406DCC3CAADDF63D842A78BEA84D83BE1C9513BD550D073E8BE2B53DB8772E3E3137B73D28FB973E0B4D5B3EF013FBBE55DBDCBDFA8F41BDB33D95BE0403053D2500803D94AF5ABE6410E03D3625C33D995FCA3D706BC5BE3683CEBEBF2411BE0710E3BC6C2D45BE89813CBE0579E23EDD0A07BEF906C0BEE8D82B3EB08CFB3CF86CD2BD067583BDDB869A3D0D2406BFC158DD3E965D4B3E6A0CF1BE48CCAA3C9DF1F13D2C15DA3CCC7FD83E60DE95BEFB055C3E8AF272BEFA1ADBBD7C957E3E36A83B3D92C1E03EBC00C2BDB499DABDD5CE66BCE5C511BEF040C23EF1592A3D2C1BE3BD8A1DE33EE0B4FC3D285FCD3E0DC04EBE83ED083FA47BDCBE0A9CD33EF03281BEC793F83E09715B3E03D40CBE82E2C6BEE71A0CBD97A20FBE8F8F803CAED6943DC2FC963D5A7633BC557F8B3EF977B8BE185EF5BDEB44463E63BCCF3E2B747CBE955D0C3DD95A95BE0FC4C6BE574E603E67F50E3E65C192BEFBA24A3D07789ABE00D40ABEE640023ED83A5BBC4267A33E5837013DBC47863E9F2324BEEC1E873E128B123EFC25A33EFDC8913D357385BE8A7AAF3BF8E71F3EF73A2FBFBD4310BE7E5C8A3DF2266D3EAAF3ED3D1CBFC13D49B4753E5E98AFBE7AA17F3EA45918BD4FC061BE756A9A3EEEC019BD7B944A3EF538C63E861E873B83E65E3F69FA733E2E7112BE8996543EA10635BE28B2F73E179BED3B0A0F8D3EC705723E59320ABFBD5315BECE17E73D149E86BEA117863DBFB60ABE8116203EADBFDBBD77CCF83DC090653C384349BE0DADE33D953531BF374AD43D3678F2BC3435C33E220C92BD22AB823DFFCAC73E9A8FC43EAC3C16BE7C40093ED91D893E8765E3BE481EEF3D024518BD24DC033E1482B43E566DBEBEC3B1653C7667623D5FCAFBBC064D153DE7B19A3E2855DEBEA93A823E53FCCEBDA9CB0B3F8956F1BC38CFDABD7DE99E3D9C976ABDA2F5CEBDE1E244BC572AE43D1F293A3C3B1DC2BC79F1A43E2F36083E95722BBE690697BEC01D213E7005883E0EF1A4BE05D399BEA48FA9BD389201BE386A99BEE140FEBE72E5DCBD435220BEAA734A3D1E4B9EBDA4A17E3E9E00EF3DC5AD9FBE9D3B02BEC81B933DF676C4BD0E9EB7BE5A8B1DBE0EC401BF1D2ADFBE469B103D8739783EA3A2F1BD1B91CC3DD5E141BEC64FFCBE6EC9CABE1F02F83D669EE03EFF769E3ED9AC993CD88DDEBDAD2CF73EA964463E647FF43C5704BABDBB5714BDFDA1C73E64AF2F3E8384973EE7D7D3BE91A9CF3D9F57D9BD84911DBC6466C43E0E312ABDEEFA1C3EDA9118BE3F7FFEBE5064633E91D492BE8CD214BECC1950BEC993A9BE9786273A1466183F75427BBE949299BE21EABC3E841EA2BE259C05BF45C5BCBD34EEB3BC5F8D08BF61E1263E46B0933EF746C73C1163623E061EABBEEC8AAE3EAF17D73D023AE4BE30C0D53D3C9721BE232A59BE04D88BBEB63BAEBE14E1923B43950C3E8E999B3DB14BE23EB44442BECAA3E4BE610A243C9D7FF83C13B82E3ECFF9D4BC79D9173C90DFFB3C0A4F32BF78230CBE924C573EE71E263E5521AA3C11D2A5BEC6B8EF3D0F49263DE56AA7BE7647CEBA674DBC3EB4D7663E1F07673EFBBC3B3EE8FD1BBEBA6A6E3EA8FD893E0F24E63D01342EBF1515BE3C7394CEBE79BA63BCCEB20CBED59C1B3E4DFB6FBE41AC513EFA26CDBD1DF7153E1BA8263E24A496BE091EA1BD3EBB36BE8B48083ED18CDEBD714634BE889E403E87358BBE6BC1083E90E3B23E021E05BCF4CB0ABE5EC868BD649909BEAC7756BEA9E5253E0BCEA03EEFDB9BBE397F5FBDEDB77BBEB0F713BDAA7253BEC40D85BDA60F8B3CC500D9BDD761EBBEFA9E603E0F217A3D2132E83EAE09D5BC63BC023C9037D13E13037F3E5C28253D56C11CBE636EA73E74AC5ABCFCFFE23EFAF5833ED08FB8BE535FF7BE87B4CCBD0AF7913E3220443E344003BDC20799BC45D87BBE44428BBD3F3DCF3DCBBDCCBDDD9895BEE86479BE341EF63DA98B6EBE2D4346BE1EE4483C6177E9BDC7E1743D2C69083F79E0013DE62A6DBE3C68293EF0EF8EBECF66F4BE3A035A3DE4E1B43E522BAE3E4A59C53DE7A4203EDF62D2BE54E0C0BDB02704BEA3F908BFA060563EB84B543D131F5F3E30296ABE2A08553E53AE963DB65AC73E4D4691BD808F913EC0E04C3EDD09613DC636BFBE54240E3DEEA5B83E02928CBD2C5654BE88FACCBEFE3558BC90C972BE847925BE75FBC13EFD471E3E016B2B3E53434DBE38696DBDB34F423E578880BD30D5CD3DFFD7363D429502BD14B8DE3D17E9233D269BBC3EC908143D40E7CBBD2026D3BEE314C53E6A0A84BE18B5193CBDE1BB3E2E996EBE20E5813E6C125CBEF16AF8BEB9F1ABBED932BD3B6DAA61BEFA722F3E5717E63D50995B3E6B81493D6FF7ACBC49BCC13EB8AA353EA823C03B8788423D682138BEC153B2BCA7DAB4B9CF699F3DA2132F3EC4EDB7BEDE8E77BEF4F0093D3722B3BDF88A313E31E005BEA664E33D366F983EF116F63E2AED233E4F8C06BF1F18AF3EE20BE43EF6C31D3E2CFFB5BB2ADF0DBEA33F9EBE08F1A5BC58DC913E1FD6993E1D95BCBE5BBDC73D2AEEE93E53028FBD6CBD3D3E9E2286BE2F6C17BDDB2D86BE763574BDE9CF3B3EEB14D9BD36FE83BE2125EABD53F6B23ED28BE33E4E24853E589EDA3E80CE89BEF2FCE6BD850B4ABE2DAC20BF146A953D07342FBDF85623BE5B8772BE840D60BE4A1E313E6D27B13EC13F8A3E3819053EC50EA43E870D4B3EDE507F3ECC434B3E1EDDB9BE5A4DBA3EF594A7BE5D47743D6AE9513E3141B73E2356E9BC5C60113F9BF7A6BD8FA53CBF4F6B073FAC477EBEEE490F3ECE1F6B3CF1721CBD0C6AB0BDD60056BEDCC93F3E9B01643E7E8202BFEF805ABDC5F2ACBEA7FBCD3E77186E3D68CD81BD7ED7A8BC94EE003E3392F53E019BBF3D2843743CC0B0883E03A44C3E1290803D60EF2B3E34C4233D6497963E7583DD3C7CBDC23E2B0FD6BA8FECAF3CEA00203DF1C41A3E6464AC3D1D7367BE"
    }
  }
#-}
