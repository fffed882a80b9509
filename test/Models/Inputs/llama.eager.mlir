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
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x40xi64>, %arg1: tensor<1x40xi64>, %arg2: tensor<1x40xi64>) -> tensor<1x40x128xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c40_i64 = arith.constant 40 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant dense_resource<torch_tensor_128_torch.float32_4> : tensor<128xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_128_192_torch.float32_1> : tensor<128x192xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_3> : tensor<192x128xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_2> : tensor<192x128xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_128_torch.float32_3> : tensor<128xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_3> : tensor<128x128xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_32_128_torch.float32_3> : tensor<32x128xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_32_128_torch.float32_2> : tensor<32x128xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_2> : tensor<128x128xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_128_torch.float32_2> : tensor<128xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_128_192_torch.float32> : tensor<128x192xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_1> : tensor<192x128xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_192_128_torch.float32> : tensor<192x128xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_128_torch.float32_1> : tensor<128xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_1> : tensor<128x128xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_32_128_torch.float32_1> : tensor<32x128xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_32_128_torch.float32> : tensor<32x128xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_128_128_torch.float32> : tensor<128x128xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>
    %cst_24 = arith.constant 9.9999999999999995E-7 : f64
    %cst_25 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_64_128_torch.float32> : tensor<64x128xf32>
    %cst_27 = arith.constant 1.280000e+02 : f32
    %cst_28 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<1x40x128xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x40xi64>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: i64, %out: f32):
      %150 = arith.index_cast %in : i64 to index
      %151 = linalg.index 2 : index
      %152 = arith.cmpi slt, %150, %c64 : index
      cf.assert %152, "index must be smaller than dim size"
      %153 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %153, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_26[%150, %151] : tensor<64x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x40x128xf32>
    %2 = tensor.empty() : tensor<1x40xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x40xi64>) outs(%2 : tensor<1x40xi1>) {
    ^bb0(%in: i64, %out: i1):
      %150 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %150 : i1
    } -> tensor<1x40xi1>
    %4 = tensor.empty() : tensor<1xi64>
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%4 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %6 = tensor.empty() : tensor<40xi64>
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<40xi64>) {
    ^bb0(%out: i64):
      %150 = linalg.index 0 : index
      %151 = arith.index_cast %150 : index to i64
      linalg.yield %151 : i64
    } -> tensor<40xi64>
    %expanded = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_29 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 40, 1] : tensor<40xi64> into tensor<1x1x40x1xi64>
    %expanded_30 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 40] : tensor<40xi64> into tensor<1x1x1x40xi64>
    %8 = tensor.empty() : tensor<1x1x40x40xi1>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %expanded_29 : tensor<1x1x1x40xi64>, tensor<1x1x40x1xi64>) outs(%8 : tensor<1x1x40x40xi1>) {
    ^bb0(%in: i64, %in_105: i64, %out: i1):
      %150 = arith.cmpi sle, %in, %in_105 : i64
      linalg.yield %150 : i1
    } -> tensor<1x1x40x40xi1>
    %10 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %9 : tensor<i1>, tensor<1x1x40x40xi1>) outs(%8 : tensor<1x1x40x40xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %150 = arith.andi %in, %in_105 : i1
      linalg.yield %150 : i1
    } -> tensor<1x1x40x40xi1>
    %11 = tensor.empty() : tensor<1x1x1x40xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_30 : tensor<1x1x1x1xi64>, tensor<1x1x1x40xi64>) outs(%11 : tensor<1x1x1x40xi1>) {
    ^bb0(%in: i64, %in_105: i64, %out: i1):
      %150 = arith.cmpi slt, %in, %c0_i64 : i64
      %151 = arith.addi %in, %c1_i64 : i64
      %152 = arith.select %150, %151, %in : i64
      %153 = arith.index_cast %152 : i64 to index
      %154 = arith.cmpi slt, %in_105, %c0_i64 : i64
      %155 = arith.addi %in_105, %c40_i64 : i64
      %156 = arith.select %154, %155, %in_105 : i64
      %157 = arith.index_cast %156 : i64 to index
      %extracted = tensor.extract %3[%153, %157] : tensor<1x40xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x40xi1>
    %13 = linalg.generic {indexing_maps = [#map6, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %12 : tensor<1x1x40x40xi1>, tensor<1x1x1x40xi1>) outs(%8 : tensor<1x1x40x40xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %150 = arith.andi %in, %in_105 : i1
      linalg.yield %150 : i1
    } -> tensor<1x1x40x40xi1>
    %14 = tensor.empty() : tensor<1x1x40x40xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %cst_3, %cst_2 : tensor<1x1x40x40xi1>, tensor<f32>, tensor<f32>) outs(%14 : tensor<1x1x40x40xf32>) {
    ^bb0(%in: i1, %in_105: f32, %in_106: f32, %out: f32):
      %150 = arith.select %in, %in_105, %in_106 : f32
      linalg.yield %150 : f32
    } -> tensor<1x1x40x40xf32>
    %expanded_31 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [1, 40, 1] : tensor<1x40xi64> into tensor<1x40x1xi64>
    %16 = tensor.empty() : tensor<1x40x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x40x1xi64>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %150 = arith.sitofp %in : i64 to f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %18 = tensor.empty() : tensor<1x40x8xf32>
    %19 = linalg.generic {indexing_maps = [#map10, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %cst_25 : tensor<1x40x1xf32>, tensor<8xf32>) outs(%18 : tensor<1x40x8xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x8xf32>
    %concat = tensor.concat dim(2) %19, %19 : (tensor<1x40x8xf32>, tensor<1x40x8xf32>) -> tensor<1x40x16xf32>
    %20 = tensor.empty() : tensor<1x40x16xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x40x16xf32>) outs(%20 : tensor<1x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.cos %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x16xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x40x16xf32>) outs(%20 : tensor<1x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.sin %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x16xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%16 : tensor<1x40x1xf32>) -> tensor<1x40x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<1x40x128xf32>) outs(%24 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.divf %in, %cst_27 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_24 : f64 to f32
      %151 = arith.addf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<1x40x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.rsqrt %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %28 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %30 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_23, %29 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %31 = tensor.empty() : tensor<128x128xf32>
    %transposed = linalg.transpose ins(%cst_22 : tensor<128x128xf32>) outs(%31 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %30 [[0, 1], [2]] : tensor<1x40x128xf32> into tensor<40x128xf32>
    %32 = tensor.empty() : tensor<40x128xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %34 = linalg.matmul ins(%collapsed, %transposed : tensor<40x128xf32>, tensor<128x128xf32>) outs(%33 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_32 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [1, 40, 8, 16] : tensor<40x128xf32> into tensor<1x40x8x16xf32>
    %35 = tensor.empty() : tensor<1x8x40x16xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<1x40x8x16xf32>) outs(%35 : tensor<1x8x40x16xf32>) permutation = [0, 2, 1, 3] 
    %36 = tensor.empty() : tensor<128x32xf32>
    %transposed_34 = linalg.transpose ins(%cst_21 : tensor<32x128xf32>) outs(%36 : tensor<128x32xf32>) permutation = [1, 0] 
    %37 = tensor.empty() : tensor<40x32xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %39 = linalg.matmul ins(%collapsed, %transposed_34 : tensor<40x128xf32>, tensor<128x32xf32>) outs(%38 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %expanded_35 = tensor.expand_shape %39 [[0, 1], [2, 3]] output_shape [1, 40, 2, 16] : tensor<40x32xf32> into tensor<1x40x2x16xf32>
    %40 = tensor.empty() : tensor<1x2x40x16xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<1x40x2x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_37 = linalg.transpose ins(%cst_20 : tensor<32x128xf32>) outs(%36 : tensor<128x32xf32>) permutation = [1, 0] 
    %41 = linalg.matmul ins(%collapsed, %transposed_37 : tensor<40x128xf32>, tensor<128x32xf32>) outs(%38 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %expanded_38 = tensor.expand_shape %41 [[0, 1], [2, 3]] output_shape [1, 40, 2, 16] : tensor<40x32xf32> into tensor<1x40x2x16xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<1x40x2x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_40 = tensor.expand_shape %21 [[0], [1, 2], [3]] output_shape [1, 1, 40, 16] : tensor<1x40x16xf32> into tensor<1x1x40x16xf32>
    %expanded_41 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [1, 1, 40, 16] : tensor<1x40x16xf32> into tensor<1x1x40x16xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_33, %expanded_40 : tensor<1x8x40x16xf32>, tensor<1x1x40x16xf32>) outs(%35 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_33[0, 0, 0, 0] [1, 8, 40, 8] [1, 1, 1, 1] : tensor<1x8x40x16xf32> to tensor<1x8x40x8xf32>
    %extracted_slice_42 = tensor.extract_slice %transposed_33[0, 0, 0, 8] [1, 8, 40, 8] [1, 1, 1, 1] : tensor<1x8x40x16xf32> to tensor<1x8x40x8xf32>
    %43 = tensor.empty() : tensor<1x8x40x8xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_42 : tensor<1x8x40x8xf32>) outs(%43 : tensor<1x8x40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.negf %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x8xf32>
    %concat_43 = tensor.concat dim(3) %44, %extracted_slice : (tensor<1x8x40x8xf32>, tensor<1x8x40x8xf32>) -> tensor<1x8x40x16xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_43, %expanded_41 : tensor<1x8x40x16xf32>, tensor<1x1x40x16xf32>) outs(%35 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x16xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<1x8x40x16xf32>, tensor<1x8x40x16xf32>) outs(%35 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x16xf32>
    %47 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_36, %expanded_40 : tensor<1x2x40x16xf32>, tensor<1x1x40x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x2x40x16xf32>
    %extracted_slice_44 = tensor.extract_slice %transposed_36[0, 0, 0, 0] [1, 2, 40, 8] [1, 1, 1, 1] : tensor<1x2x40x16xf32> to tensor<1x2x40x8xf32>
    %extracted_slice_45 = tensor.extract_slice %transposed_36[0, 0, 0, 8] [1, 2, 40, 8] [1, 1, 1, 1] : tensor<1x2x40x16xf32> to tensor<1x2x40x8xf32>
    %48 = tensor.empty() : tensor<1x2x40x8xf32>
    %49 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_45 : tensor<1x2x40x8xf32>) outs(%48 : tensor<1x2x40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.negf %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x2x40x8xf32>
    %concat_46 = tensor.concat dim(3) %49, %extracted_slice_44 : (tensor<1x2x40x8xf32>, tensor<1x2x40x8xf32>) -> tensor<1x2x40x16xf32>
    %50 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_46, %expanded_41 : tensor<1x2x40x16xf32>, tensor<1x1x40x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x2x40x16xf32>
    %51 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %50 : tensor<1x2x40x16xf32>, tensor<1x2x40x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x2x40x16xf32>
    %52 = tensor.empty() : tensor<1x2x4x40x16xf32>
    %53 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<1x2x40x16xf32>) outs(%52 : tensor<1x2x4x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x40x16xf32>
    %collapsed_47 = tensor.collapse_shape %53 [[0], [1, 2], [3], [4]] : tensor<1x2x4x40x16xf32> into tensor<1x8x40x16xf32>
    %54 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<1x2x40x16xf32>) outs(%52 : tensor<1x2x4x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x40x16xf32>
    %55 = tensor.empty() : tensor<1x8x16x40xf32>
    %transposed_48 = linalg.transpose ins(%collapsed_47 : tensor<1x8x40x16xf32>) outs(%55 : tensor<1x8x16x40xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_49 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<1x8x40x16xf32> into tensor<8x40x16xf32>
    %collapsed_50 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<1x8x16x40xf32> into tensor<8x16x40xf32>
    %56 = tensor.empty() : tensor<8x40x40xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<8x40x40xf32>) -> tensor<8x40x40xf32>
    %58 = linalg.batch_matmul ins(%collapsed_49, %collapsed_50 : tensor<8x40x16xf32>, tensor<8x16x40xf32>) outs(%57 : tensor<8x40x40xf32>) -> tensor<8x40x40xf32>
    %expanded_51 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [1, 8, 40, 40] : tensor<8x40x40xf32> into tensor<1x8x40x40xf32>
    %59 = tensor.empty() : tensor<1x8x40x40xf32>
    %60 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<1x8x40x40xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.mulf %in, %cst_28 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %15 : tensor<1x8x40x40xf32>, tensor<1x1x40x40xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %62 = tensor.empty() : tensor<1x8x40xi64>
    %63 = linalg.fill ins(%c0_i64 : i64) outs(%62 : tensor<1x8x40xi64>) -> tensor<1x8x40xi64>
    %64 = tensor.empty() : tensor<1x8x40xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<1x8x40xf32>) -> tensor<1x8x40xf32>
    %66:2 = linalg.generic {indexing_maps = [#map6, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<1x8x40x40xf32>) outs(%65, %63 : tensor<1x8x40xf32>, tensor<1x8x40xi64>) {
    ^bb0(%in: f32, %out: f32, %out_105: i64):
      %150 = linalg.index 3 : index
      %151 = arith.index_cast %150 : index to i64
      %152 = arith.maximumf %in, %out : f32
      %153 = arith.cmpf ogt, %in, %out : f32
      %154 = arith.select %153, %151, %out_105 : i64
      linalg.yield %152, %154 : f32, i64
    } -> (tensor<1x8x40xf32>, tensor<1x8x40xi64>)
    %expanded_52 = tensor.expand_shape %66#0 [[0], [1], [2, 3]] output_shape [1, 8, 40, 1] : tensor<1x8x40xf32> into tensor<1x8x40x1xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %expanded_52 : tensor<1x8x40x40xf32>, tensor<1x8x40x1xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.subf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %68 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<1x8x40x40xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.exp %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %69 = tensor.empty() : tensor<1x8x40x1xf32>
    %70 = linalg.fill ins(%cst : f32) outs(%69 : tensor<1x8x40x1xf32>) -> tensor<1x8x40x1xf32>
    %71 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<1x8x40x40xf32>) outs(%70 : tensor<1x8x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x1xf32>
    %72 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %71 : tensor<1x8x40x40xf32>, tensor<1x8x40x1xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.divf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %collapsed_53 = tensor.collapse_shape %72 [[0, 1], [2], [3]] : tensor<1x8x40x40xf32> into tensor<8x40x40xf32>
    %collapsed_54 = tensor.collapse_shape %54 [[0, 1, 2], [3], [4]] : tensor<1x2x4x40x16xf32> into tensor<8x40x16xf32>
    %73 = tensor.empty() : tensor<8x40x16xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<8x40x16xf32>) -> tensor<8x40x16xf32>
    %75 = linalg.batch_matmul ins(%collapsed_53, %collapsed_54 : tensor<8x40x40xf32>, tensor<8x40x16xf32>) outs(%74 : tensor<8x40x16xf32>) -> tensor<8x40x16xf32>
    %expanded_55 = tensor.expand_shape %75 [[0, 1], [2], [3]] output_shape [1, 8, 40, 16] : tensor<8x40x16xf32> into tensor<1x8x40x16xf32>
    %76 = tensor.empty() : tensor<1x40x8x16xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<1x8x40x16xf32>) outs(%76 : tensor<1x40x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_57 = linalg.transpose ins(%cst_19 : tensor<128x128xf32>) outs(%31 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_58 = tensor.collapse_shape %transposed_56 [[0, 1], [2, 3]] : tensor<1x40x8x16xf32> into tensor<40x128xf32>
    %77 = linalg.matmul ins(%collapsed_58, %transposed_57 : tensor<40x128xf32>, tensor<128x128xf32>) outs(%33 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_59 = tensor.expand_shape %77 [[0, 1], [2]] output_shape [1, 40, 128] : tensor<40x128xf32> into tensor<1x40x128xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_59 : tensor<1x40x128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<1x40x128xf32>) outs(%24 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.divf %in, %cst_27 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_24 : f64 to f32
      %151 = arith.addf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<1x40x1xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.rsqrt %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %83 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %85 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18, %84 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %86 = tensor.empty() : tensor<128x192xf32>
    %transposed_60 = linalg.transpose ins(%cst_17 : tensor<192x128xf32>) outs(%86 : tensor<128x192xf32>) permutation = [1, 0] 
    %collapsed_61 = tensor.collapse_shape %85 [[0, 1], [2]] : tensor<1x40x128xf32> into tensor<40x128xf32>
    %87 = tensor.empty() : tensor<40x192xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %89 = linalg.matmul ins(%collapsed_61, %transposed_60 : tensor<40x128xf32>, tensor<128x192xf32>) outs(%88 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %expanded_62 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [1, 40, 192] : tensor<40x192xf32> into tensor<1x40x192xf32>
    %90 = tensor.empty() : tensor<1x40x192xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<1x40x192xf32>) outs(%90 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.negf %in : f32
      %151 = math.exp %150 : f32
      %152 = arith.addf %151, %cst_1 : f32
      %153 = arith.divf %cst_1, %152 : f32
      linalg.yield %153 : f32
    } -> tensor<1x40x192xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62, %91 : tensor<1x40x192xf32>, tensor<1x40x192xf32>) outs(%90 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x192xf32>
    %transposed_63 = linalg.transpose ins(%cst_16 : tensor<192x128xf32>) outs(%86 : tensor<128x192xf32>) permutation = [1, 0] 
    %93 = linalg.matmul ins(%collapsed_61, %transposed_63 : tensor<40x128xf32>, tensor<128x192xf32>) outs(%88 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %expanded_64 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [1, 40, 192] : tensor<40x192xf32> into tensor<1x40x192xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %expanded_64 : tensor<1x40x192xf32>, tensor<1x40x192xf32>) outs(%90 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x192xf32>
    %95 = tensor.empty() : tensor<192x128xf32>
    %transposed_65 = linalg.transpose ins(%cst_15 : tensor<128x192xf32>) outs(%95 : tensor<192x128xf32>) permutation = [1, 0] 
    %collapsed_66 = tensor.collapse_shape %94 [[0, 1], [2]] : tensor<1x40x192xf32> into tensor<40x192xf32>
    %96 = linalg.matmul ins(%collapsed_66, %transposed_65 : tensor<40x192xf32>, tensor<192x128xf32>) outs(%33 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_67 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [1, 40, 128] : tensor<40x128xf32> into tensor<1x40x128xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %expanded_67 : tensor<1x40x128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%98 : tensor<1x40x128xf32>) outs(%24 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.divf %in, %cst_27 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_24 : f64 to f32
      %151 = arith.addf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<1x40x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.rsqrt %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %102 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %104 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %103 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %transposed_68 = linalg.transpose ins(%cst_13 : tensor<128x128xf32>) outs(%31 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_69 = tensor.collapse_shape %104 [[0, 1], [2]] : tensor<1x40x128xf32> into tensor<40x128xf32>
    %105 = linalg.matmul ins(%collapsed_69, %transposed_68 : tensor<40x128xf32>, tensor<128x128xf32>) outs(%33 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_70 = tensor.expand_shape %105 [[0, 1], [2, 3]] output_shape [1, 40, 8, 16] : tensor<40x128xf32> into tensor<1x40x8x16xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<1x40x8x16xf32>) outs(%35 : tensor<1x8x40x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_72 = linalg.transpose ins(%cst_12 : tensor<32x128xf32>) outs(%36 : tensor<128x32xf32>) permutation = [1, 0] 
    %106 = linalg.matmul ins(%collapsed_69, %transposed_72 : tensor<40x128xf32>, tensor<128x32xf32>) outs(%38 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %expanded_73 = tensor.expand_shape %106 [[0, 1], [2, 3]] output_shape [1, 40, 2, 16] : tensor<40x32xf32> into tensor<1x40x2x16xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<1x40x2x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_75 = linalg.transpose ins(%cst_11 : tensor<32x128xf32>) outs(%36 : tensor<128x32xf32>) permutation = [1, 0] 
    %107 = linalg.matmul ins(%collapsed_69, %transposed_75 : tensor<40x128xf32>, tensor<128x32xf32>) outs(%38 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %expanded_76 = tensor.expand_shape %107 [[0, 1], [2, 3]] output_shape [1, 40, 2, 16] : tensor<40x32xf32> into tensor<1x40x2x16xf32>
    %transposed_77 = linalg.transpose ins(%expanded_76 : tensor<1x40x2x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) permutation = [0, 2, 1, 3] 
    %108 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_71, %expanded_40 : tensor<1x8x40x16xf32>, tensor<1x1x40x16xf32>) outs(%35 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x16xf32>
    %extracted_slice_78 = tensor.extract_slice %transposed_71[0, 0, 0, 0] [1, 8, 40, 8] [1, 1, 1, 1] : tensor<1x8x40x16xf32> to tensor<1x8x40x8xf32>
    %extracted_slice_79 = tensor.extract_slice %transposed_71[0, 0, 0, 8] [1, 8, 40, 8] [1, 1, 1, 1] : tensor<1x8x40x16xf32> to tensor<1x8x40x8xf32>
    %109 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_79 : tensor<1x8x40x8xf32>) outs(%43 : tensor<1x8x40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.negf %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x8xf32>
    %concat_80 = tensor.concat dim(3) %109, %extracted_slice_78 : (tensor<1x8x40x8xf32>, tensor<1x8x40x8xf32>) -> tensor<1x8x40x16xf32>
    %110 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_80, %expanded_41 : tensor<1x8x40x16xf32>, tensor<1x1x40x16xf32>) outs(%35 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x16xf32>
    %111 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %110 : tensor<1x8x40x16xf32>, tensor<1x8x40x16xf32>) outs(%35 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x16xf32>
    %112 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_74, %expanded_40 : tensor<1x2x40x16xf32>, tensor<1x1x40x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x2x40x16xf32>
    %extracted_slice_81 = tensor.extract_slice %transposed_74[0, 0, 0, 0] [1, 2, 40, 8] [1, 1, 1, 1] : tensor<1x2x40x16xf32> to tensor<1x2x40x8xf32>
    %extracted_slice_82 = tensor.extract_slice %transposed_74[0, 0, 0, 8] [1, 2, 40, 8] [1, 1, 1, 1] : tensor<1x2x40x16xf32> to tensor<1x2x40x8xf32>
    %113 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_82 : tensor<1x2x40x8xf32>) outs(%48 : tensor<1x2x40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.negf %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x2x40x8xf32>
    %concat_83 = tensor.concat dim(3) %113, %extracted_slice_81 : (tensor<1x2x40x8xf32>, tensor<1x2x40x8xf32>) -> tensor<1x2x40x16xf32>
    %114 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_83, %expanded_41 : tensor<1x2x40x16xf32>, tensor<1x1x40x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x2x40x16xf32>
    %115 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %114 : tensor<1x2x40x16xf32>, tensor<1x2x40x16xf32>) outs(%40 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x2x40x16xf32>
    %116 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<1x2x40x16xf32>) outs(%52 : tensor<1x2x4x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x40x16xf32>
    %collapsed_84 = tensor.collapse_shape %116 [[0], [1, 2], [3], [4]] : tensor<1x2x4x40x16xf32> into tensor<1x8x40x16xf32>
    %117 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_77 : tensor<1x2x40x16xf32>) outs(%52 : tensor<1x2x4x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x40x16xf32>
    %transposed_85 = linalg.transpose ins(%collapsed_84 : tensor<1x8x40x16xf32>) outs(%55 : tensor<1x8x16x40xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_86 = tensor.collapse_shape %111 [[0, 1], [2], [3]] : tensor<1x8x40x16xf32> into tensor<8x40x16xf32>
    %collapsed_87 = tensor.collapse_shape %transposed_85 [[0, 1], [2], [3]] : tensor<1x8x16x40xf32> into tensor<8x16x40xf32>
    %118 = linalg.batch_matmul ins(%collapsed_86, %collapsed_87 : tensor<8x40x16xf32>, tensor<8x16x40xf32>) outs(%57 : tensor<8x40x40xf32>) -> tensor<8x40x40xf32>
    %expanded_88 = tensor.expand_shape %118 [[0, 1], [2], [3]] output_shape [1, 8, 40, 40] : tensor<8x40x40xf32> into tensor<1x8x40x40xf32>
    %119 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<1x8x40x40xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.mulf %in, %cst_28 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %15 : tensor<1x8x40x40xf32>, tensor<1x1x40x40xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %121:2 = linalg.generic {indexing_maps = [#map6, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<1x8x40x40xf32>) outs(%65, %63 : tensor<1x8x40xf32>, tensor<1x8x40xi64>) {
    ^bb0(%in: f32, %out: f32, %out_105: i64):
      %150 = linalg.index 3 : index
      %151 = arith.index_cast %150 : index to i64
      %152 = arith.maximumf %in, %out : f32
      %153 = arith.cmpf ogt, %in, %out : f32
      %154 = arith.select %153, %151, %out_105 : i64
      linalg.yield %152, %154 : f32, i64
    } -> (tensor<1x8x40xf32>, tensor<1x8x40xi64>)
    %expanded_89 = tensor.expand_shape %121#0 [[0], [1], [2, 3]] output_shape [1, 8, 40, 1] : tensor<1x8x40xf32> into tensor<1x8x40x1xf32>
    %122 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %expanded_89 : tensor<1x8x40x40xf32>, tensor<1x8x40x1xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.subf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %123 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<1x8x40x40xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.exp %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %124 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%123 : tensor<1x8x40x40xf32>) outs(%70 : tensor<1x8x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x1xf32>
    %125 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %124 : tensor<1x8x40x40xf32>, tensor<1x8x40x1xf32>) outs(%59 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.divf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x8x40x40xf32>
    %collapsed_90 = tensor.collapse_shape %125 [[0, 1], [2], [3]] : tensor<1x8x40x40xf32> into tensor<8x40x40xf32>
    %collapsed_91 = tensor.collapse_shape %117 [[0, 1, 2], [3], [4]] : tensor<1x2x4x40x16xf32> into tensor<8x40x16xf32>
    %126 = linalg.batch_matmul ins(%collapsed_90, %collapsed_91 : tensor<8x40x40xf32>, tensor<8x40x16xf32>) outs(%74 : tensor<8x40x16xf32>) -> tensor<8x40x16xf32>
    %expanded_92 = tensor.expand_shape %126 [[0, 1], [2], [3]] output_shape [1, 8, 40, 16] : tensor<8x40x16xf32> into tensor<1x8x40x16xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<1x8x40x16xf32>) outs(%76 : tensor<1x40x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_94 = linalg.transpose ins(%cst_10 : tensor<128x128xf32>) outs(%31 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_95 = tensor.collapse_shape %transposed_93 [[0, 1], [2, 3]] : tensor<1x40x8x16xf32> into tensor<40x128xf32>
    %127 = linalg.matmul ins(%collapsed_95, %transposed_94 : tensor<40x128xf32>, tensor<128x128xf32>) outs(%33 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_96 = tensor.expand_shape %127 [[0, 1], [2]] output_shape [1, 40, 128] : tensor<40x128xf32> into tensor<1x40x128xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %expanded_96 : tensor<1x40x128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%129 : tensor<1x40x128xf32>) outs(%24 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.divf %in, %cst_27 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_24 : f64 to f32
      %151 = arith.addf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<1x40x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.rsqrt %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %133 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %135 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9, %134 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %transposed_97 = linalg.transpose ins(%cst_8 : tensor<192x128xf32>) outs(%86 : tensor<128x192xf32>) permutation = [1, 0] 
    %collapsed_98 = tensor.collapse_shape %135 [[0, 1], [2]] : tensor<1x40x128xf32> into tensor<40x128xf32>
    %136 = linalg.matmul ins(%collapsed_98, %transposed_97 : tensor<40x128xf32>, tensor<128x192xf32>) outs(%88 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %expanded_99 = tensor.expand_shape %136 [[0, 1], [2]] output_shape [1, 40, 192] : tensor<40x192xf32> into tensor<1x40x192xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<1x40x192xf32>) outs(%90 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.negf %in : f32
      %151 = math.exp %150 : f32
      %152 = arith.addf %151, %cst_1 : f32
      %153 = arith.divf %cst_1, %152 : f32
      linalg.yield %153 : f32
    } -> tensor<1x40x192xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %137 : tensor<1x40x192xf32>, tensor<1x40x192xf32>) outs(%90 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x192xf32>
    %transposed_100 = linalg.transpose ins(%cst_7 : tensor<192x128xf32>) outs(%86 : tensor<128x192xf32>) permutation = [1, 0] 
    %139 = linalg.matmul ins(%collapsed_98, %transposed_100 : tensor<40x128xf32>, tensor<128x192xf32>) outs(%88 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %expanded_101 = tensor.expand_shape %139 [[0, 1], [2]] output_shape [1, 40, 192] : tensor<40x192xf32> into tensor<1x40x192xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %expanded_101 : tensor<1x40x192xf32>, tensor<1x40x192xf32>) outs(%90 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x192xf32>
    %transposed_102 = linalg.transpose ins(%cst_6 : tensor<128x192xf32>) outs(%95 : tensor<192x128xf32>) permutation = [1, 0] 
    %collapsed_103 = tensor.collapse_shape %140 [[0, 1], [2]] : tensor<1x40x192xf32> into tensor<40x192xf32>
    %141 = linalg.matmul ins(%collapsed_103, %transposed_102 : tensor<40x192xf32>, tensor<192x128xf32>) outs(%33 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_104 = tensor.expand_shape %141 [[0, 1], [2]] output_shape [1, 40, 128] : tensor<40x128xf32> into tensor<1x40x128xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %expanded_104 : tensor<1x40x128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.addf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143 : tensor<1x40x128xf32>) outs(%24 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.divf %in, %cst_27 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_24 : f64 to f32
      %151 = arith.addf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<1x40x1xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<1x40x1xf32>) outs(%16 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.rsqrt %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x1xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %147 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    %149 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5, %148 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %150 = arith.mulf %in, %in_105 : f32
      linalg.yield %150 : f32
    } -> tensor<1x40x128xf32>
    return %149 : tensor<1x40x128xf32>
  }
}

{-#

#-}

