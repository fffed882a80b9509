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
    %true = arith.constant true
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<1x4x19x50xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<1x4x19x19xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_8 = arith.constant dense<true> : tensor<i1>
    %cst_9 = arith.constant dense_resource<torch_tensor_64_torch.float32_27> : tensor<64xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_64_torch.float32_26> : tensor<64xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_64_torch.float32_25> : tensor<64xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_1> : tensor<64x128xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_128_torch.float32_1> : tensor<128xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_128_64_torch.float32_1> : tensor<128x64xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_64_torch.float32_24> : tensor<64xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_64_torch.float32_23> : tensor<64xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_64_torch.float32_22> : tensor<64xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_17> : tensor<64x64xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_64_torch.float32_21> : tensor<64xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_16> : tensor<64x64xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_15> : tensor<64x64xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_64_torch.float32_20> : tensor<64xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_14> : tensor<64x64xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_64_torch.float32_19> : tensor<64xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_64_torch.float32_18> : tensor<64xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_64_torch.float32_17> : tensor<64xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_13> : tensor<64x64xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_64_torch.float32_16> : tensor<64xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_12> : tensor<64x64xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_11> : tensor<64x64xf32>
    %cst_31 = arith.constant dense_resource<torch_tensor_64_torch.float32_15> : tensor<64xf32>
    %cst_32 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_10> : tensor<64x64xf32>
    %cst_33 = arith.constant dense_resource<torch_tensor_64_torch.float32_14> : tensor<64xf32>
    %cst_34 = arith.constant dense_resource<torch_tensor_64_torch.float32_13> : tensor<64xf32>
    %cst_35 = arith.constant dense_resource<torch_tensor_64_torch.float32_12> : tensor<64xf32>
    %cst_36 = arith.constant dense_resource<torch_tensor_64_128_torch.float32> : tensor<64x128xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>
    %cst_38 = arith.constant dense_resource<torch_tensor_128_64_torch.float32> : tensor<128x64xf32>
    %cst_39 = arith.constant dense_resource<torch_tensor_64_torch.float32_11> : tensor<64xf32>
    %cst_40 = arith.constant dense_resource<torch_tensor_64_torch.float32_10> : tensor<64xf32>
    %cst_41 = arith.constant dense_resource<torch_tensor_64_torch.float32_9> : tensor<64xf32>
    %cst_42 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_9> : tensor<64x64xf32>
    %cst_43 = arith.constant dense_resource<torch_tensor_64_torch.float32_8> : tensor<64xf32>
    %cst_44 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_8> : tensor<64x64xf32>
    %cst_45 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_7> : tensor<64x64xf32>
    %cst_46 = arith.constant dense_resource<torch_tensor_64_torch.float32_7> : tensor<64xf32>
    %cst_47 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_6> : tensor<64x64xf32>
    %cst_48 = arith.constant dense_resource<torch_tensor_64_torch.float32_6> : tensor<64xf32>
    %cst_49 = arith.constant dense_resource<torch_tensor_64_torch.float32_5> : tensor<64xf32>
    %cst_50 = arith.constant dense_resource<torch_tensor_64_torch.float32_4> : tensor<64xf32>
    %cst_51 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_5> : tensor<64x64xf32>
    %cst_52 = arith.constant 0xFFF0000000000000 : f64
    %cst_53 = arith.constant dense_resource<torch_tensor_64_torch.float32_3> : tensor<64xf32>
    %cst_54 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_4> : tensor<64x64xf32>
    %cst_55 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_3> : tensor<64x64xf32>
    %cst_56 = arith.constant dense_resource<torch_tensor_64_torch.float32_2> : tensor<64xf32>
    %cst_57 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_2> : tensor<64x64xf32>
    %cst_58 = arith.constant dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>
    %cst_59 = arith.constant dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>
    %cst_60 = arith.constant 1.000000e-05 : f64
    %cst_61 = arith.constant dense_resource<torch_tensor_64_64_torch.float32_1> : tensor<64x64xf32>
    %cst_62 = arith.constant dense_resource<torch_tensor_64_64_torch.float32> : tensor<64x64xf32>
    %cst_63 = arith.constant 6.400000e+01 : f64
    %cst_64 = arith.constant 6.400000e+01 : f32
    %cst_65 = arith.constant 2.500000e-01 : f32
    %cst_66 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<1x19x64xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x19xi64>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %274 = arith.index_cast %in : i64 to index
      %275 = linalg.index 2 : index
      %276 = arith.cmpi slt, %274, %c64 : index
      cf.assert %276, "index must be smaller than dim size"
      %277 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %277, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_62[%274, %275] : tensor<64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x19x64xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x19xi64>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %274 = arith.cmpi slt, %in, %c0_i64 : i64
      %275 = arith.addi %in, %c64_i64 : i64
      %276 = arith.select %274, %275, %in : i64
      %277 = arith.index_cast %276 : i64 to index
      %278 = linalg.index 2 : index
      %extracted = tensor.extract %cst_61[%277, %278] : tensor<64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x19x64xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %4 = tensor.empty() : tensor<1x19xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<1x19xi64>) outs(%4 : tensor<1x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %274 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %274 : i1
    } -> tensor<1x19xi1>
    %6 = tensor.empty() : tensor<1xi64>
    %7 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%6 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %8 = tensor.empty() : tensor<19xi64>
    %9 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%8 : tensor<19xi64>) {
    ^bb0(%out: i64):
      %274 = linalg.index 0 : index
      %275 = arith.index_cast %274 : index to i64
      linalg.yield %275 : i64
    } -> tensor<19xi64>
    %expanded = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_67 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 19, 1] : tensor<19xi64> into tensor<1x1x19x1xi64>
    %expanded_68 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 1, 19] : tensor<19xi64> into tensor<1x1x1x19xi64>
    %10 = tensor.empty() : tensor<1x1x19x19xi1>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_68, %expanded_67 : tensor<1x1x1x19xi64>, tensor<1x1x19x1xi64>) outs(%10 : tensor<1x1x19x19xi1>) {
    ^bb0(%in: i64, %in_168: i64, %out: i1):
      %274 = arith.cmpi sle, %in, %in_168 : i64
      linalg.yield %274 : i1
    } -> tensor<1x1x19x19xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8, %11 : tensor<i1>, tensor<1x1x19x19xi1>) outs(%10 : tensor<1x1x19x19xi1>) {
    ^bb0(%in: i1, %in_168: i1, %out: i1):
      %274 = arith.andi %in, %in_168 : i1
      linalg.yield %274 : i1
    } -> tensor<1x1x19x19xi1>
    %13 = tensor.empty() : tensor<1x1x1x19xi1>
    %14 = linalg.generic {indexing_maps = [#map9, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_68 : tensor<1x1x1x1xi64>, tensor<1x1x1x19xi64>) outs(%13 : tensor<1x1x1x19xi1>) {
    ^bb0(%in: i64, %in_168: i64, %out: i1):
      %274 = arith.cmpi slt, %in, %c0_i64 : i64
      %275 = arith.addi %in, %c1_i64 : i64
      %276 = arith.select %274, %275, %in : i64
      %277 = arith.index_cast %276 : i64 to index
      %278 = arith.cmpi slt, %in_168, %c0_i64 : i64
      %279 = arith.addi %in_168, %c19_i64 : i64
      %280 = arith.select %278, %279, %in_168 : i64
      %281 = arith.index_cast %280 : i64 to index
      %extracted = tensor.extract %5[%277, %281] : tensor<1x19xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x19xi1>
    %15 = linalg.generic {indexing_maps = [#map7, #map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<1x1x19x19xi1>, tensor<1x1x1x19xi1>) outs(%10 : tensor<1x1x19x19xi1>) {
    ^bb0(%in: i1, %in_168: i1, %out: i1):
      %274 = arith.andi %in, %in_168 : i1
      linalg.yield %274 : i1
    } -> tensor<1x1x19x19xi1>
    %16 = tensor.empty() : tensor<1x19x64xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x19x64xf32>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %274 = arith.extf %in : f32 to f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %18 = tensor.empty() : tensor<1x19x1xf64>
    %19 = linalg.fill ins(%cst : f64) outs(%18 : tensor<1x19x1xf64>) -> tensor<1x19x1xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %22 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %21 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.subf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %22 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.mulf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %24 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %26 = tensor.empty() : tensor<1x19x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x19x1xf64>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %274 = arith.truncf %in : f64 to f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<1x19x1xf32>) -> tensor<1x19x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<1x19x64xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.divf %in, %cst_64 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.truncf %cst_60 : f64 to f32
      %275 = arith.addf %in, %274 : f32
      linalg.yield %275 : f32
    } -> tensor<1x19x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.rsqrt %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %30 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %32 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %cst_59 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %cst_58 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %collapsed = tensor.collapse_shape %36 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %37 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%cst_57 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %38 = tensor.empty() : tensor<19x64xf32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%38 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %40 = linalg.matmul ins(%collapsed, %transposed : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %41 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_56 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_69 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_69 : tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.mulf %in, %cst_65 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %expanded_70 = tensor.expand_shape %43 [[0], [1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<1x19x64xf32> into tensor<1x19x4x16xf32>
    %44 = tensor.empty() : tensor<1x4x19x16xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<1x19x4x16xf32>) outs(%44 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_72 = linalg.transpose ins(%cst_55 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %45 = linalg.matmul ins(%collapsed, %transposed_72 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %expanded_73 = tensor.expand_shape %45 [[0, 1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_74 = linalg.transpose ins(%cst_54 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %46 = linalg.matmul ins(%collapsed, %transposed_74 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %47 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_53 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_75 = tensor.expand_shape %48 [[0, 1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<1x19x4x16xf32>) outs(%44 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %49 = tensor.empty() : tensor<1x1x19x19xf32>
    %50 = linalg.generic {indexing_maps = [#map7, #map8, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %cst_6, %cst_7 : tensor<1x1x19x19xi1>, tensor<f32>, tensor<f32>) outs(%49 : tensor<1x1x19x19xf32>) {
    ^bb0(%in: i1, %in_168: f32, %in_169: f32, %out: f32):
      %274 = arith.select %in, %in_168, %in_169 : f32
      linalg.yield %274 : f32
    } -> tensor<1x1x19x19xf32>
    %51 = tensor.empty() : tensor<1x4x16x19xf32>
    %transposed_77 = linalg.transpose ins(%expanded_73 : tensor<1x19x4x16xf32>) outs(%51 : tensor<1x4x16x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_78 = tensor.collapse_shape %transposed_71 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %collapsed_79 = tensor.collapse_shape %transposed_77 [[0, 1], [2], [3]] : tensor<1x4x16x19xf32> into tensor<4x16x19xf32>
    %52 = tensor.empty() : tensor<4x19x19xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<4x19x19xf32>) -> tensor<4x19x19xf32>
    %54 = linalg.batch_matmul ins(%collapsed_78, %collapsed_79 : tensor<4x19x16xf32>, tensor<4x16x19xf32>) outs(%53 : tensor<4x19x19xf32>) -> tensor<4x19x19xf32>
    %expanded_80 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [1, 4, 19, 19] : tensor<4x19x19xf32> into tensor<1x4x19x19xf32>
    %55 = tensor.empty() : tensor<1x4x19x19xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_80, %50 : tensor<1x4x19x19xf32>, tensor<1x1x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %57 = tensor.empty() : tensor<1x4x19xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<1x4x19xi64>) -> tensor<1x4x19xi64>
    %59 = tensor.empty() : tensor<1x4x19xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<1x4x19xf32>) -> tensor<1x4x19xf32>
    %61:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<1x4x19x19xf32>) outs(%60, %58 : tensor<1x4x19xf32>, tensor<1x4x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_168: i64):
      %274 = linalg.index 3 : index
      %275 = arith.index_cast %274 : index to i64
      %276 = arith.maximumf %in, %out : f32
      %277 = arith.cmpf ogt, %in, %out : f32
      %278 = arith.select %277, %275, %out_168 : i64
      linalg.yield %276, %278 : f32, i64
    } -> (tensor<1x4x19xf32>, tensor<1x4x19xi64>)
    %expanded_81 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [1, 4, 19, 1] : tensor<1x4x19xf32> into tensor<1x4x19x1xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_81 : tensor<1x4x19x19xf32>, tensor<1x4x19x1xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<1x4x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.exp %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %64 = tensor.empty() : tensor<1x4x19x1xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<1x4x19x1xf32>) -> tensor<1x4x19x1xf32>
    %66 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<1x4x19x19xf32>) outs(%65 : tensor<1x4x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x1xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<1x4x19x19xf32>, tensor<1x4x19x1xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.divf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %68 = tensor.empty() : tensor<1x4x19x19xi1>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<1x4x19x19xf32>) outs(%68 : tensor<1x4x19x19xi1>) {
    ^bb0(%in: f32, %out: i1):
      %274 = arith.extf %in : f32 to f64
      %275 = arith.cmpf oeq, %274, %cst_52 : f64
      linalg.yield %275 : i1
    } -> tensor<1x4x19x19xi1>
    %70 = tensor.empty() : tensor<1x4x19x1xi1>
    %71 = linalg.fill ins(%true : i1) outs(%70 : tensor<1x4x19x1xi1>) -> tensor<1x4x19x1xi1>
    %72 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69 : tensor<1x4x19x19xi1>) outs(%71 : tensor<1x4x19x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %274 = arith.andi %in, %out : i1
      linalg.yield %274 : i1
    } -> tensor<1x4x19x1xi1>
    %73 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %cst_5, %67 : tensor<1x4x19x1xi1>, tensor<1x4x19x19xf32>, tensor<1x4x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: i1, %in_168: f32, %in_169: f32, %out: f32):
      %274 = arith.select %in, %in_168, %in_169 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %collapsed_82 = tensor.collapse_shape %73 [[0, 1], [2], [3]] : tensor<1x4x19x19xf32> into tensor<4x19x19xf32>
    %collapsed_83 = tensor.collapse_shape %transposed_76 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %74 = tensor.empty() : tensor<4x19x16xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %76 = linalg.batch_matmul ins(%collapsed_82, %collapsed_83 : tensor<4x19x19xf32>, tensor<4x19x16xf32>) outs(%75 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %expanded_84 = tensor.expand_shape %76 [[0, 1], [2], [3]] output_shape [1, 4, 19, 16] : tensor<4x19x16xf32> into tensor<1x4x19x16xf32>
    %77 = tensor.empty() : tensor<1x19x4x16xf32>
    %transposed_85 = linalg.transpose ins(%expanded_84 : tensor<1x4x19x16xf32>) outs(%77 : tensor<1x19x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_86 = tensor.collapse_shape %transposed_85 [[0, 1], [2, 3]] : tensor<1x19x4x16xf32> into tensor<19x64xf32>
    %transposed_87 = linalg.transpose ins(%cst_51 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %78 = linalg.matmul ins(%collapsed_86, %transposed_87 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %79 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_50 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%78, %79 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_88 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %expanded_88 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x19x64xf32>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %274 = arith.extf %in : f32 to f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %83 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%82 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %85 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %84 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.subf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %85 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.mulf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %87 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<1x19x1xf64>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %274 = arith.truncf %in : f64 to f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81 : tensor<1x19x64xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.divf %in, %cst_64 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.truncf %cst_60 : f64 to f32
      %275 = arith.addf %in, %274 : f32
      linalg.yield %275 : f32
    } -> tensor<1x19x1xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.rsqrt %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %91 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %93 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %cst_49 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %cst_48 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_89 = tensor.collapse_shape %97 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %transposed_90 = linalg.transpose ins(%cst_47 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %98 = linalg.matmul ins(%collapsed_89, %transposed_90 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %99 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_46 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_91 = tensor.expand_shape %100 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91 : tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.mulf %in, %cst_65 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %expanded_92 = tensor.expand_shape %101 [[0], [1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<1x19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<1x19x4x16xf32>) outs(%44 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_94 = linalg.transpose ins(%cst_45 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed_95 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<1x50x64xf32> into tensor<50x64xf32>
    %102 = tensor.empty() : tensor<50x64xf32>
    %103 = linalg.fill ins(%cst_0 : f32) outs(%102 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %104 = linalg.matmul ins(%collapsed_95, %transposed_94 : tensor<50x64xf32>, tensor<64x64xf32>) outs(%103 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %expanded_96 = tensor.expand_shape %104 [[0, 1], [2, 3]] output_shape [1, 50, 4, 16] : tensor<50x64xf32> into tensor<1x50x4x16xf32>
    %transposed_97 = linalg.transpose ins(%cst_44 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %105 = linalg.matmul ins(%collapsed_95, %transposed_97 : tensor<50x64xf32>, tensor<64x64xf32>) outs(%103 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %106 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_43 : tensor<64xf32>) outs(%102 : tensor<50x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<50x64xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<50x64xf32>, tensor<50x64xf32>) outs(%102 : tensor<50x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<50x64xf32>
    %expanded_98 = tensor.expand_shape %107 [[0, 1], [2, 3]] output_shape [1, 50, 4, 16] : tensor<50x64xf32> into tensor<1x50x4x16xf32>
    %108 = tensor.empty() : tensor<1x4x50x16xf32>
    %transposed_99 = linalg.transpose ins(%expanded_98 : tensor<1x50x4x16xf32>) outs(%108 : tensor<1x4x50x16xf32>) permutation = [0, 2, 1, 3] 
    %109 = tensor.empty() : tensor<1x4x16x50xf32>
    %transposed_100 = linalg.transpose ins(%expanded_96 : tensor<1x50x4x16xf32>) outs(%109 : tensor<1x4x16x50xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_101 = tensor.collapse_shape %transposed_93 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %collapsed_102 = tensor.collapse_shape %transposed_100 [[0, 1], [2], [3]] : tensor<1x4x16x50xf32> into tensor<4x16x50xf32>
    %110 = tensor.empty() : tensor<4x19x50xf32>
    %111 = linalg.fill ins(%cst_0 : f32) outs(%110 : tensor<4x19x50xf32>) -> tensor<4x19x50xf32>
    %112 = linalg.batch_matmul ins(%collapsed_101, %collapsed_102 : tensor<4x19x16xf32>, tensor<4x16x50xf32>) outs(%111 : tensor<4x19x50xf32>) -> tensor<4x19x50xf32>
    %expanded_103 = tensor.expand_shape %112 [[0, 1], [2], [3]] output_shape [1, 4, 19, 50] : tensor<4x19x50xf32> into tensor<1x4x19x50xf32>
    %113:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_103 : tensor<1x4x19x50xf32>) outs(%60, %58 : tensor<1x4x19xf32>, tensor<1x4x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_168: i64):
      %274 = linalg.index 3 : index
      %275 = arith.index_cast %274 : index to i64
      %276 = arith.maximumf %in, %out : f32
      %277 = arith.cmpf ogt, %in, %out : f32
      %278 = arith.select %277, %275, %out_168 : i64
      linalg.yield %276, %278 : f32, i64
    } -> (tensor<1x4x19xf32>, tensor<1x4x19xi64>)
    %expanded_104 = tensor.expand_shape %113#0 [[0], [1], [2, 3]] output_shape [1, 4, 19, 1] : tensor<1x4x19xf32> into tensor<1x4x19x1xf32>
    %114 = tensor.empty() : tensor<1x4x19x50xf32>
    %115 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_103, %expanded_104 : tensor<1x4x19x50xf32>, tensor<1x4x19x1xf32>) outs(%114 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x50xf32>
    %116 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<1x4x19x50xf32>) outs(%114 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.exp %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x50xf32>
    %117 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116 : tensor<1x4x19x50xf32>) outs(%65 : tensor<1x4x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x1xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %117 : tensor<1x4x19x50xf32>, tensor<1x4x19x1xf32>) outs(%114 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.divf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x50xf32>
    %119 = tensor.empty() : tensor<1x4x19x50xi1>
    %120 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_103 : tensor<1x4x19x50xf32>) outs(%119 : tensor<1x4x19x50xi1>) {
    ^bb0(%in: f32, %out: i1):
      %274 = arith.extf %in : f32 to f64
      %275 = arith.cmpf oeq, %274, %cst_52 : f64
      linalg.yield %275 : i1
    } -> tensor<1x4x19x50xi1>
    %121 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<1x4x19x50xi1>) outs(%71 : tensor<1x4x19x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %274 = arith.andi %in, %out : i1
      linalg.yield %274 : i1
    } -> tensor<1x4x19x1xi1>
    %122 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %cst_4, %118 : tensor<1x4x19x1xi1>, tensor<1x4x19x50xf32>, tensor<1x4x19x50xf32>) outs(%114 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: i1, %in_168: f32, %in_169: f32, %out: f32):
      %274 = arith.select %in, %in_168, %in_169 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x50xf32>
    %collapsed_105 = tensor.collapse_shape %122 [[0, 1], [2], [3]] : tensor<1x4x19x50xf32> into tensor<4x19x50xf32>
    %collapsed_106 = tensor.collapse_shape %transposed_99 [[0, 1], [2], [3]] : tensor<1x4x50x16xf32> into tensor<4x50x16xf32>
    %123 = linalg.batch_matmul ins(%collapsed_105, %collapsed_106 : tensor<4x19x50xf32>, tensor<4x50x16xf32>) outs(%75 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %expanded_107 = tensor.expand_shape %123 [[0, 1], [2], [3]] output_shape [1, 4, 19, 16] : tensor<4x19x16xf32> into tensor<1x4x19x16xf32>
    %transposed_108 = linalg.transpose ins(%expanded_107 : tensor<1x4x19x16xf32>) outs(%77 : tensor<1x19x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_109 = tensor.collapse_shape %transposed_108 [[0, 1], [2, 3]] : tensor<1x19x4x16xf32> into tensor<19x64xf32>
    %transposed_110 = linalg.transpose ins(%cst_42 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %124 = linalg.matmul ins(%collapsed_109, %transposed_110 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %125 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_41 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %126 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%124, %125 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_111 = tensor.expand_shape %126 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %expanded_111 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<1x19x64xf32>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %274 = arith.extf %in : f32 to f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %129 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %131 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %130 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.subf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %131 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.mulf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %133 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<1x19x1xf64>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %274 = arith.truncf %in : f64 to f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<1x19x64xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.divf %in, %cst_64 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.truncf %cst_60 : f64 to f32
      %275 = arith.addf %in, %274 : f32
      linalg.yield %275 : f32
    } -> tensor<1x19x1xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.rsqrt %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %137 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %139 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %cst_40 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %cst_39 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_112 = tensor.collapse_shape %143 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %144 = tensor.empty() : tensor<64x128xf32>
    %transposed_113 = linalg.transpose ins(%cst_38 : tensor<128x64xf32>) outs(%144 : tensor<64x128xf32>) permutation = [1, 0] 
    %145 = tensor.empty() : tensor<19x128xf32>
    %146 = linalg.fill ins(%cst_0 : f32) outs(%145 : tensor<19x128xf32>) -> tensor<19x128xf32>
    %147 = linalg.matmul ins(%collapsed_112, %transposed_113 : tensor<19x64xf32>, tensor<64x128xf32>) outs(%146 : tensor<19x128xf32>) -> tensor<19x128xf32>
    %148 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<128xf32>) outs(%145 : tensor<19x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x128xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%147, %148 : tensor<19x128xf32>, tensor<19x128xf32>) outs(%145 : tensor<19x128xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x128xf32>
    %expanded_114 = tensor.expand_shape %149 [[0, 1], [2]] output_shape [1, 19, 128] : tensor<19x128xf32> into tensor<1x19x128xf32>
    %150 = tensor.empty() : tensor<1x19x128xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114 : tensor<1x19x128xf32>) outs(%150 : tensor<1x19x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.divf %in, %cst_66 : f32
      %275 = math.erf %274 : f32
      %276 = arith.addf %275, %cst_2 : f32
      %277 = arith.mulf %276, %cst_3 : f32
      %278 = arith.mulf %in, %277 : f32
      linalg.yield %278 : f32
    } -> tensor<1x19x128xf32>
    %collapsed_115 = tensor.collapse_shape %151 [[0, 1], [2]] : tensor<1x19x128xf32> into tensor<19x128xf32>
    %152 = tensor.empty() : tensor<128x64xf32>
    %transposed_116 = linalg.transpose ins(%cst_36 : tensor<64x128xf32>) outs(%152 : tensor<128x64xf32>) permutation = [1, 0] 
    %153 = linalg.matmul ins(%collapsed_115, %transposed_116 : tensor<19x128xf32>, tensor<128x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %154 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_35 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%153, %154 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_117 = tensor.expand_shape %155 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %expanded_117 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<1x19x64xf32>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %274 = arith.extf %in : f32 to f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %158 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%157 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %160 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %159 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.subf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %160 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.mulf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %162 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<1x19x1xf64>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %274 = arith.truncf %in : f64 to f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156 : tensor<1x19x64xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.divf %in, %cst_64 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.truncf %cst_60 : f64 to f32
      %275 = arith.addf %in, %274 : f32
      linalg.yield %275 : f32
    } -> tensor<1x19x1xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.rsqrt %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %166 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %168 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %cst_34 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %cst_33 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_118 = tensor.collapse_shape %172 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %transposed_119 = linalg.transpose ins(%cst_32 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %173 = linalg.matmul ins(%collapsed_118, %transposed_119 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %174 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_31 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%173, %174 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_120 = tensor.expand_shape %175 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_120 : tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.mulf %in, %cst_65 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %expanded_121 = tensor.expand_shape %176 [[0], [1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<1x19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_122 = linalg.transpose ins(%expanded_121 : tensor<1x19x4x16xf32>) outs(%44 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_123 = linalg.transpose ins(%cst_30 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %177 = linalg.matmul ins(%collapsed_118, %transposed_123 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %expanded_124 = tensor.expand_shape %177 [[0, 1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_125 = linalg.transpose ins(%cst_29 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %178 = linalg.matmul ins(%collapsed_118, %transposed_125 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %179 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_28 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%178, %179 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_126 = tensor.expand_shape %180 [[0, 1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_127 = linalg.transpose ins(%expanded_126 : tensor<1x19x4x16xf32>) outs(%44 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_128 = linalg.transpose ins(%expanded_124 : tensor<1x19x4x16xf32>) outs(%51 : tensor<1x4x16x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_129 = tensor.collapse_shape %transposed_122 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %collapsed_130 = tensor.collapse_shape %transposed_128 [[0, 1], [2], [3]] : tensor<1x4x16x19xf32> into tensor<4x16x19xf32>
    %181 = linalg.batch_matmul ins(%collapsed_129, %collapsed_130 : tensor<4x19x16xf32>, tensor<4x16x19xf32>) outs(%53 : tensor<4x19x19xf32>) -> tensor<4x19x19xf32>
    %expanded_131 = tensor.expand_shape %181 [[0, 1], [2], [3]] output_shape [1, 4, 19, 19] : tensor<4x19x19xf32> into tensor<1x4x19x19xf32>
    %182 = linalg.generic {indexing_maps = [#map7, #map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_131, %50 : tensor<1x4x19x19xf32>, tensor<1x1x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %183:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%182 : tensor<1x4x19x19xf32>) outs(%60, %58 : tensor<1x4x19xf32>, tensor<1x4x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_168: i64):
      %274 = linalg.index 3 : index
      %275 = arith.index_cast %274 : index to i64
      %276 = arith.maximumf %in, %out : f32
      %277 = arith.cmpf ogt, %in, %out : f32
      %278 = arith.select %277, %275, %out_168 : i64
      linalg.yield %276, %278 : f32, i64
    } -> (tensor<1x4x19xf32>, tensor<1x4x19xi64>)
    %expanded_132 = tensor.expand_shape %183#0 [[0], [1], [2, 3]] output_shape [1, 4, 19, 1] : tensor<1x4x19xf32> into tensor<1x4x19x1xf32>
    %184 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %expanded_132 : tensor<1x4x19x19xf32>, tensor<1x4x19x1xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %185 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184 : tensor<1x4x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.exp %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %186 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%185 : tensor<1x4x19x19xf32>) outs(%65 : tensor<1x4x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x1xf32>
    %187 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %186 : tensor<1x4x19x19xf32>, tensor<1x4x19x1xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.divf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %188 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<1x4x19x19xf32>) outs(%68 : tensor<1x4x19x19xi1>) {
    ^bb0(%in: f32, %out: i1):
      %274 = arith.extf %in : f32 to f64
      %275 = arith.cmpf oeq, %274, %cst_52 : f64
      linalg.yield %275 : i1
    } -> tensor<1x4x19x19xi1>
    %189 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%188 : tensor<1x4x19x19xi1>) outs(%71 : tensor<1x4x19x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %274 = arith.andi %in, %out : i1
      linalg.yield %274 : i1
    } -> tensor<1x4x19x1xi1>
    %190 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189, %cst_5, %187 : tensor<1x4x19x1xi1>, tensor<1x4x19x19xf32>, tensor<1x4x19x19xf32>) outs(%55 : tensor<1x4x19x19xf32>) {
    ^bb0(%in: i1, %in_168: f32, %in_169: f32, %out: f32):
      %274 = arith.select %in, %in_168, %in_169 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x19xf32>
    %collapsed_133 = tensor.collapse_shape %190 [[0, 1], [2], [3]] : tensor<1x4x19x19xf32> into tensor<4x19x19xf32>
    %collapsed_134 = tensor.collapse_shape %transposed_127 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %191 = linalg.batch_matmul ins(%collapsed_133, %collapsed_134 : tensor<4x19x19xf32>, tensor<4x19x16xf32>) outs(%75 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %expanded_135 = tensor.expand_shape %191 [[0, 1], [2], [3]] output_shape [1, 4, 19, 16] : tensor<4x19x16xf32> into tensor<1x4x19x16xf32>
    %transposed_136 = linalg.transpose ins(%expanded_135 : tensor<1x4x19x16xf32>) outs(%77 : tensor<1x19x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_137 = tensor.collapse_shape %transposed_136 [[0, 1], [2, 3]] : tensor<1x19x4x16xf32> into tensor<19x64xf32>
    %transposed_138 = linalg.transpose ins(%cst_27 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %192 = linalg.matmul ins(%collapsed_137, %transposed_138 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %193 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%192, %193 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_139 = tensor.expand_shape %194 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %expanded_139 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<1x19x64xf32>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %274 = arith.extf %in : f32 to f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %197 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%196 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %199 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %198 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.subf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %200 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %199 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.mulf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %201 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%200 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %203 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<1x19x1xf64>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %274 = arith.truncf %in : f64 to f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<1x19x64xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.divf %in, %cst_64 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.truncf %cst_60 : f64 to f32
      %275 = arith.addf %in, %274 : f32
      linalg.yield %275 : f32
    } -> tensor<1x19x1xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.rsqrt %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %205 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %207 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %210 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %cst_25 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %cst_24 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_140 = tensor.collapse_shape %211 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %transposed_141 = linalg.transpose ins(%cst_23 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %212 = linalg.matmul ins(%collapsed_140, %transposed_141 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %213 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %214 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%212, %213 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_142 = tensor.expand_shape %214 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_142 : tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.mulf %in, %cst_65 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %expanded_143 = tensor.expand_shape %215 [[0], [1], [2, 3]] output_shape [1, 19, 4, 16] : tensor<1x19x64xf32> into tensor<1x19x4x16xf32>
    %transposed_144 = linalg.transpose ins(%expanded_143 : tensor<1x19x4x16xf32>) outs(%44 : tensor<1x4x19x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_145 = linalg.transpose ins(%cst_21 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %216 = linalg.matmul ins(%collapsed_95, %transposed_145 : tensor<50x64xf32>, tensor<64x64xf32>) outs(%103 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %expanded_146 = tensor.expand_shape %216 [[0, 1], [2, 3]] output_shape [1, 50, 4, 16] : tensor<50x64xf32> into tensor<1x50x4x16xf32>
    %transposed_147 = linalg.transpose ins(%cst_20 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %217 = linalg.matmul ins(%collapsed_95, %transposed_147 : tensor<50x64xf32>, tensor<64x64xf32>) outs(%103 : tensor<50x64xf32>) -> tensor<50x64xf32>
    %218 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<64xf32>) outs(%102 : tensor<50x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<50x64xf32>
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%217, %218 : tensor<50x64xf32>, tensor<50x64xf32>) outs(%102 : tensor<50x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<50x64xf32>
    %expanded_148 = tensor.expand_shape %219 [[0, 1], [2, 3]] output_shape [1, 50, 4, 16] : tensor<50x64xf32> into tensor<1x50x4x16xf32>
    %transposed_149 = linalg.transpose ins(%expanded_148 : tensor<1x50x4x16xf32>) outs(%108 : tensor<1x4x50x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_150 = linalg.transpose ins(%expanded_146 : tensor<1x50x4x16xf32>) outs(%109 : tensor<1x4x16x50xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_151 = tensor.collapse_shape %transposed_144 [[0, 1], [2], [3]] : tensor<1x4x19x16xf32> into tensor<4x19x16xf32>
    %collapsed_152 = tensor.collapse_shape %transposed_150 [[0, 1], [2], [3]] : tensor<1x4x16x50xf32> into tensor<4x16x50xf32>
    %220 = linalg.batch_matmul ins(%collapsed_151, %collapsed_152 : tensor<4x19x16xf32>, tensor<4x16x50xf32>) outs(%111 : tensor<4x19x50xf32>) -> tensor<4x19x50xf32>
    %expanded_153 = tensor.expand_shape %220 [[0, 1], [2], [3]] output_shape [1, 4, 19, 50] : tensor<4x19x50xf32> into tensor<1x4x19x50xf32>
    %221:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_153 : tensor<1x4x19x50xf32>) outs(%60, %58 : tensor<1x4x19xf32>, tensor<1x4x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_168: i64):
      %274 = linalg.index 3 : index
      %275 = arith.index_cast %274 : index to i64
      %276 = arith.maximumf %in, %out : f32
      %277 = arith.cmpf ogt, %in, %out : f32
      %278 = arith.select %277, %275, %out_168 : i64
      linalg.yield %276, %278 : f32, i64
    } -> (tensor<1x4x19xf32>, tensor<1x4x19xi64>)
    %expanded_154 = tensor.expand_shape %221#0 [[0], [1], [2, 3]] output_shape [1, 4, 19, 1] : tensor<1x4x19xf32> into tensor<1x4x19x1xf32>
    %222 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_153, %expanded_154 : tensor<1x4x19x50xf32>, tensor<1x4x19x1xf32>) outs(%114 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x50xf32>
    %223 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222 : tensor<1x4x19x50xf32>) outs(%114 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.exp %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x50xf32>
    %224 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%223 : tensor<1x4x19x50xf32>) outs(%65 : tensor<1x4x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x1xf32>
    %225 = linalg.generic {indexing_maps = [#map7, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %224 : tensor<1x4x19x50xf32>, tensor<1x4x19x1xf32>) outs(%114 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.divf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x50xf32>
    %226 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_153 : tensor<1x4x19x50xf32>) outs(%119 : tensor<1x4x19x50xi1>) {
    ^bb0(%in: f32, %out: i1):
      %274 = arith.extf %in : f32 to f64
      %275 = arith.cmpf oeq, %274, %cst_52 : f64
      linalg.yield %275 : i1
    } -> tensor<1x4x19x50xi1>
    %227 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%226 : tensor<1x4x19x50xi1>) outs(%71 : tensor<1x4x19x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %274 = arith.andi %in, %out : i1
      linalg.yield %274 : i1
    } -> tensor<1x4x19x1xi1>
    %228 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %cst_4, %225 : tensor<1x4x19x1xi1>, tensor<1x4x19x50xf32>, tensor<1x4x19x50xf32>) outs(%114 : tensor<1x4x19x50xf32>) {
    ^bb0(%in: i1, %in_168: f32, %in_169: f32, %out: f32):
      %274 = arith.select %in, %in_168, %in_169 : f32
      linalg.yield %274 : f32
    } -> tensor<1x4x19x50xf32>
    %collapsed_155 = tensor.collapse_shape %228 [[0, 1], [2], [3]] : tensor<1x4x19x50xf32> into tensor<4x19x50xf32>
    %collapsed_156 = tensor.collapse_shape %transposed_149 [[0, 1], [2], [3]] : tensor<1x4x50x16xf32> into tensor<4x50x16xf32>
    %229 = linalg.batch_matmul ins(%collapsed_155, %collapsed_156 : tensor<4x19x50xf32>, tensor<4x50x16xf32>) outs(%75 : tensor<4x19x16xf32>) -> tensor<4x19x16xf32>
    %expanded_157 = tensor.expand_shape %229 [[0, 1], [2], [3]] output_shape [1, 4, 19, 16] : tensor<4x19x16xf32> into tensor<1x4x19x16xf32>
    %transposed_158 = linalg.transpose ins(%expanded_157 : tensor<1x4x19x16xf32>) outs(%77 : tensor<1x19x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_159 = tensor.collapse_shape %transposed_158 [[0, 1], [2, 3]] : tensor<1x19x4x16xf32> into tensor<19x64xf32>
    %transposed_160 = linalg.transpose ins(%cst_18 : tensor<64x64xf32>) outs(%37 : tensor<64x64xf32>) permutation = [1, 0] 
    %230 = linalg.matmul ins(%collapsed_159, %transposed_160 : tensor<19x64xf32>, tensor<64x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %231 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%230, %231 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_161 = tensor.expand_shape %232 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %expanded_161 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<1x19x64xf32>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %274 = arith.extf %in : f32 to f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %235 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%234 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %236 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %237 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %236 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.subf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %237 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.mulf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %239 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %241 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<1x19x1xf64>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %274 = arith.truncf %in : f64 to f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%233 : tensor<1x19x64xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.divf %in, %cst_64 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.truncf %cst_60 : f64 to f32
      %275 = arith.addf %in, %274 : f32
      linalg.yield %275 : f32
    } -> tensor<1x19x1xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.rsqrt %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %243 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %245 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %cst_16 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %cst_15 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %collapsed_162 = tensor.collapse_shape %249 [[0, 1], [2]] : tensor<1x19x64xf32> into tensor<19x64xf32>
    %transposed_163 = linalg.transpose ins(%cst_14 : tensor<128x64xf32>) outs(%144 : tensor<64x128xf32>) permutation = [1, 0] 
    %250 = linalg.matmul ins(%collapsed_162, %transposed_163 : tensor<19x64xf32>, tensor<64x128xf32>) outs(%146 : tensor<19x128xf32>) -> tensor<19x128xf32>
    %251 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<128xf32>) outs(%145 : tensor<19x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x128xf32>
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%250, %251 : tensor<19x128xf32>, tensor<19x128xf32>) outs(%145 : tensor<19x128xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x128xf32>
    %expanded_164 = tensor.expand_shape %252 [[0, 1], [2]] output_shape [1, 19, 128] : tensor<19x128xf32> into tensor<1x19x128xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_164 : tensor<1x19x128xf32>) outs(%150 : tensor<1x19x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.divf %in, %cst_66 : f32
      %275 = math.erf %274 : f32
      %276 = arith.addf %275, %cst_2 : f32
      %277 = arith.mulf %276, %cst_3 : f32
      %278 = arith.mulf %in, %277 : f32
      linalg.yield %278 : f32
    } -> tensor<1x19x128xf32>
    %collapsed_165 = tensor.collapse_shape %253 [[0, 1], [2]] : tensor<1x19x128xf32> into tensor<19x128xf32>
    %transposed_166 = linalg.transpose ins(%cst_12 : tensor<64x128xf32>) outs(%152 : tensor<128x64xf32>) permutation = [1, 0] 
    %254 = linalg.matmul ins(%collapsed_165, %transposed_166 : tensor<19x128xf32>, tensor<128x64xf32>) outs(%39 : tensor<19x64xf32>) -> tensor<19x64xf32>
    %255 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<19x64xf32>
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%254, %255 : tensor<19x64xf32>, tensor<19x64xf32>) outs(%38 : tensor<19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<19x64xf32>
    %expanded_167 = tensor.expand_shape %256 [[0, 1], [2]] output_shape [1, 19, 64] : tensor<19x64xf32> into tensor<1x19x64xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %expanded_167 : tensor<1x19x64xf32>, tensor<1x19x64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<1x19x64xf32>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %274 = arith.extf %in : f32 to f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %259 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%258 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %260 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %261 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %260 : tensor<1x19x64xf64>, tensor<1x19x1xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.subf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %262 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %261 : tensor<1x19x64xf64>, tensor<1x19x64xf64>) outs(%16 : tensor<1x19x64xf64>) {
    ^bb0(%in: f64, %in_168: f64, %out: f64):
      %274 = arith.mulf %in, %in_168 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x64xf64>
    %263 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%262 : tensor<1x19x64xf64>) outs(%19 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.addf %in, %out : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<1x19x1xf64>) outs(%18 : tensor<1x19x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %274 = arith.divf %in, %cst_63 : f64
      linalg.yield %274 : f64
    } -> tensor<1x19x1xf64>
    %265 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<1x19x1xf64>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %274 = arith.truncf %in : f64 to f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<1x19x64xf32>) outs(%28 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.addf %in, %out : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.divf %in, %cst_64 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = arith.truncf %cst_60 : f64 to f32
      %275 = arith.addf %in, %274 : f32
      linalg.yield %275 : f32
    } -> tensor<1x19x1xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<1x19x1xf32>) outs(%26 : tensor<1x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %274 = math.rsqrt %in : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x1xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %267 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.subf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %269 : tensor<1x19x64xf32>, tensor<1x19x1xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %cst_10 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.mulf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %cst_9 : tensor<1x19x64xf32>, tensor<64xf32>) outs(%0 : tensor<1x19x64xf32>) {
    ^bb0(%in: f32, %in_168: f32, %out: f32):
      %274 = arith.addf %in, %in_168 : f32
      linalg.yield %274 : f32
    } -> tensor<1x19x64xf32>
    return %273 : tensor<1x19x64xf32>
  }
}

{-#

#-}

