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
    %true = arith.constant true
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1x8x40x40xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<true> : tensor<i1>
    %cst_6 = arith.constant dense_resource<torch_tensor_128_torch.float32_4> : tensor<128xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_128_192_torch.float32_1> : tensor<128x192xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_3> : tensor<192x128xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_2> : tensor<192x128xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_128_torch.float32_3> : tensor<128xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_3> : tensor<128x128xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_32_128_torch.float32_3> : tensor<32x128xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_32_128_torch.float32_2> : tensor<32x128xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_2> : tensor<128x128xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_128_torch.float32_2> : tensor<128xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_128_192_torch.float32> : tensor<128x192xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_1> : tensor<192x128xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_192_128_torch.float32> : tensor<192x128xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_128_torch.float32_1> : tensor<128xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_1> : tensor<128x128xf32>
    %cst_21 = arith.constant 0xFFF0000000000000 : f64
    %cst_22 = arith.constant dense_resource<torch_tensor_32_128_torch.float32_1> : tensor<32x128xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_32_128_torch.float32> : tensor<32x128xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_128_128_torch.float32> : tensor<128x128xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>
    %cst_26 = arith.constant 9.9999999999999995E-7 : f64
    %cst_27 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_64_128_torch.float32> : tensor<64x128xf32>
    %cst_29 = arith.constant 1.280000e+02 : f32
    %cst_30 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<1x40x128xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x40xi64>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: i64, %out: f32):
      %161 = arith.index_cast %in : i64 to index
      %162 = linalg.index 2 : index
      %163 = arith.cmpi slt, %161, %c64 : index
      cf.assert %163, "index must be smaller than dim size"
      %164 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %164, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_28[%161, %162] : tensor<64x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x40x128xf32>
    %2 = tensor.empty() : tensor<1x40xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x40xi64>) outs(%2 : tensor<1x40xi1>) {
    ^bb0(%in: i64, %out: i1):
      %161 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %161 : i1
    } -> tensor<1x40xi1>
    %4 = tensor.empty() : tensor<1xi64>
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%4 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %6 = tensor.empty() : tensor<40xi64>
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<40xi64>) {
    ^bb0(%out: i64):
      %161 = linalg.index 0 : index
      %162 = arith.index_cast %161 : index to i64
      linalg.yield %162 : i64
    } -> tensor<40xi64>
    %expanded = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_31 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 40, 1] : tensor<40xi64> into tensor<1x1x40x1xi64>
    %expanded_32 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 40] : tensor<40xi64> into tensor<1x1x1x40xi64>
    %8 = tensor.empty() : tensor<1x1x40x40xi1>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %expanded_31 : tensor<1x1x1x40xi64>, tensor<1x1x40x1xi64>) outs(%8 : tensor<1x1x40x40xi1>) {
    ^bb0(%in: i64, %in_107: i64, %out: i1):
      %161 = arith.cmpi sle, %in, %in_107 : i64
      linalg.yield %161 : i1
    } -> tensor<1x1x40x40xi1>
    %10 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %9 : tensor<i1>, tensor<1x1x40x40xi1>) outs(%8 : tensor<1x1x40x40xi1>) {
    ^bb0(%in: i1, %in_107: i1, %out: i1):
      %161 = arith.andi %in, %in_107 : i1
      linalg.yield %161 : i1
    } -> tensor<1x1x40x40xi1>
    %11 = tensor.empty() : tensor<1x1x1x40xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_32 : tensor<1x1x1x1xi64>, tensor<1x1x1x40xi64>) outs(%11 : tensor<1x1x1x40xi1>) {
    ^bb0(%in: i64, %in_107: i64, %out: i1):
      %161 = arith.cmpi slt, %in, %c0_i64 : i64
      %162 = arith.addi %in, %c1_i64 : i64
      %163 = arith.select %161, %162, %in : i64
      %164 = arith.index_cast %163 : i64 to index
      %165 = arith.cmpi slt, %in_107, %c0_i64 : i64
      %166 = arith.addi %in_107, %c40_i64 : i64
      %167 = arith.select %165, %166, %in_107 : i64
      %168 = arith.index_cast %167 : i64 to index
      %extracted = tensor.extract %3[%164, %168] : tensor<1x40xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x40xi1>
    %13 = linalg.generic {indexing_maps = [#map6, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %12 : tensor<1x1x40x40xi1>, tensor<1x1x1x40xi1>) outs(%8 : tensor<1x1x40x40xi1>) {
    ^bb0(%in: i1, %in_107: i1, %out: i1):
      %161 = arith.andi %in, %in_107 : i1
      linalg.yield %161 : i1
    } -> tensor<1x1x40x40xi1>
    %expanded_33 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [1, 40, 1] : tensor<1x40xi64> into tensor<1x40x1xi64>
    %14 = tensor.empty() : tensor<1x40x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<1x40x1xi64>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %161 = arith.sitofp %in : i64 to f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %16 = tensor.empty() : tensor<1x40x8xf32>
    %17 = linalg.generic {indexing_maps = [#map10, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %cst_27 : tensor<1x40x1xf32>, tensor<8xf32>) outs(%16 : tensor<1x40x8xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x8xf32>
    %concat = tensor.concat dim(2) %17, %17 : (tensor<1x40x8xf32>, tensor<1x40x8xf32>) -> tensor<1x40x16xf32>
    %18 = tensor.empty() : tensor<1x40x16xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x40x16xf32>) outs(%18 : tensor<1x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.cos %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x16xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x40x16xf32>) outs(%18 : tensor<1x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.sin %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x16xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%14 : tensor<1x40x1xf32>) -> tensor<1x40x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<1x40x128xf32>) outs(%22 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %out : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.divf %in, %cst_29 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.truncf %cst_26 : f64 to f32
      %162 = arith.addf %in, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<1x40x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.rsqrt %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %26 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %28 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_25, %27 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %29 = tensor.empty() : tensor<128x128xf32>
    %transposed = linalg.transpose ins(%cst_24 : tensor<128x128xf32>) outs(%29 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %28 [[0, 1], [2]] : tensor<1x40x128xf32> into tensor<40x128xf32>
    %30 = tensor.empty() : tensor<40x128xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %32 = linalg.matmul ins(%collapsed, %transposed : tensor<40x128xf32>, tensor<128x128xf32>) outs(%31 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_34 = tensor.expand_shape %32 [[0, 1], [2, 3]] output_shape [1, 40, 8, 16] : tensor<40x128xf32> into tensor<1x40x8x16xf32>
    %33 = tensor.empty() : tensor<1x8x40x16xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<1x40x8x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) permutation = [0, 2, 1, 3] 
    %34 = tensor.empty() : tensor<128x32xf32>
    %transposed_36 = linalg.transpose ins(%cst_23 : tensor<32x128xf32>) outs(%34 : tensor<128x32xf32>) permutation = [1, 0] 
    %35 = tensor.empty() : tensor<40x32xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %37 = linalg.matmul ins(%collapsed, %transposed_36 : tensor<40x128xf32>, tensor<128x32xf32>) outs(%36 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %expanded_37 = tensor.expand_shape %37 [[0, 1], [2, 3]] output_shape [1, 40, 2, 16] : tensor<40x32xf32> into tensor<1x40x2x16xf32>
    %38 = tensor.empty() : tensor<1x2x40x16xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<1x40x2x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_39 = linalg.transpose ins(%cst_22 : tensor<32x128xf32>) outs(%34 : tensor<128x32xf32>) permutation = [1, 0] 
    %39 = linalg.matmul ins(%collapsed, %transposed_39 : tensor<40x128xf32>, tensor<128x32xf32>) outs(%36 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %expanded_40 = tensor.expand_shape %39 [[0, 1], [2, 3]] output_shape [1, 40, 2, 16] : tensor<40x32xf32> into tensor<1x40x2x16xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<1x40x2x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_42 = tensor.expand_shape %19 [[0], [1, 2], [3]] output_shape [1, 1, 40, 16] : tensor<1x40x16xf32> into tensor<1x1x40x16xf32>
    %expanded_43 = tensor.expand_shape %20 [[0], [1, 2], [3]] output_shape [1, 1, 40, 16] : tensor<1x40x16xf32> into tensor<1x1x40x16xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_35, %expanded_42 : tensor<1x8x40x16xf32>, tensor<1x1x40x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_35[0, 0, 0, 0] [1, 8, 40, 8] [1, 1, 1, 1] : tensor<1x8x40x16xf32> to tensor<1x8x40x8xf32>
    %extracted_slice_44 = tensor.extract_slice %transposed_35[0, 0, 0, 8] [1, 8, 40, 8] [1, 1, 1, 1] : tensor<1x8x40x16xf32> to tensor<1x8x40x8xf32>
    %41 = tensor.empty() : tensor<1x8x40x8xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_44 : tensor<1x8x40x8xf32>) outs(%41 : tensor<1x8x40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.negf %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x8xf32>
    %concat_45 = tensor.concat dim(3) %42, %extracted_slice : (tensor<1x8x40x8xf32>, tensor<1x8x40x8xf32>) -> tensor<1x8x40x16xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_45, %expanded_43 : tensor<1x8x40x16xf32>, tensor<1x1x40x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x16xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %43 : tensor<1x8x40x16xf32>, tensor<1x8x40x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x16xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_38, %expanded_42 : tensor<1x2x40x16xf32>, tensor<1x1x40x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x2x40x16xf32>
    %extracted_slice_46 = tensor.extract_slice %transposed_38[0, 0, 0, 0] [1, 2, 40, 8] [1, 1, 1, 1] : tensor<1x2x40x16xf32> to tensor<1x2x40x8xf32>
    %extracted_slice_47 = tensor.extract_slice %transposed_38[0, 0, 0, 8] [1, 2, 40, 8] [1, 1, 1, 1] : tensor<1x2x40x16xf32> to tensor<1x2x40x8xf32>
    %46 = tensor.empty() : tensor<1x2x40x8xf32>
    %47 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_47 : tensor<1x2x40x8xf32>) outs(%46 : tensor<1x2x40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.negf %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x2x40x8xf32>
    %concat_48 = tensor.concat dim(3) %47, %extracted_slice_46 : (tensor<1x2x40x8xf32>, tensor<1x2x40x8xf32>) -> tensor<1x2x40x16xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_48, %expanded_43 : tensor<1x2x40x16xf32>, tensor<1x1x40x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x2x40x16xf32>
    %49 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<1x2x40x16xf32>, tensor<1x2x40x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x2x40x16xf32>
    %50 = tensor.empty() : tensor<1x2x4x40x16xf32>
    %51 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<1x2x40x16xf32>) outs(%50 : tensor<1x2x4x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x40x16xf32>
    %collapsed_49 = tensor.collapse_shape %51 [[0], [1, 2], [3], [4]] : tensor<1x2x4x40x16xf32> into tensor<1x8x40x16xf32>
    %52 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_41 : tensor<1x2x40x16xf32>) outs(%50 : tensor<1x2x4x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x40x16xf32>
    %53 = tensor.empty() : tensor<1x1x40x40xf32>
    %54 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %cst_3, %cst_4 : tensor<1x1x40x40xi1>, tensor<f32>, tensor<f32>) outs(%53 : tensor<1x1x40x40xf32>) {
    ^bb0(%in: i1, %in_107: f32, %in_108: f32, %out: f32):
      %161 = arith.select %in, %in_107, %in_108 : f32
      linalg.yield %161 : f32
    } -> tensor<1x1x40x40xf32>
    %55 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<1x8x40x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_30 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x16xf32>
    %56 = tensor.empty() : tensor<1x8x16x40xf32>
    %transposed_50 = linalg.transpose ins(%collapsed_49 : tensor<1x8x40x16xf32>) outs(%56 : tensor<1x8x16x40xf32>) permutation = [0, 1, 3, 2] 
    %57 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<1x8x16x40xf32>) outs(%56 : tensor<1x8x16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_30 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x16x40xf32>
    %collapsed_51 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<1x8x40x16xf32> into tensor<8x40x16xf32>
    %collapsed_52 = tensor.collapse_shape %57 [[0, 1], [2], [3]] : tensor<1x8x16x40xf32> into tensor<8x16x40xf32>
    %58 = tensor.empty() : tensor<8x40x40xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<8x40x40xf32>) -> tensor<8x40x40xf32>
    %60 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<8x40x16xf32>, tensor<8x16x40xf32>) outs(%59 : tensor<8x40x40xf32>) -> tensor<8x40x40xf32>
    %expanded_53 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [1, 8, 40, 40] : tensor<8x40x40xf32> into tensor<1x8x40x40xf32>
    %61 = tensor.empty() : tensor<1x8x40x40xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53, %54 : tensor<1x8x40x40xf32>, tensor<1x1x40x40xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %63 = tensor.empty() : tensor<1x8x40xi64>
    %64 = linalg.fill ins(%c0_i64 : i64) outs(%63 : tensor<1x8x40xi64>) -> tensor<1x8x40xi64>
    %65 = tensor.empty() : tensor<1x8x40xf32>
    %66 = linalg.fill ins(%cst_0 : f32) outs(%65 : tensor<1x8x40xf32>) -> tensor<1x8x40xf32>
    %67:2 = linalg.generic {indexing_maps = [#map6, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<1x8x40x40xf32>) outs(%66, %64 : tensor<1x8x40xf32>, tensor<1x8x40xi64>) {
    ^bb0(%in: f32, %out: f32, %out_107: i64):
      %161 = linalg.index 3 : index
      %162 = arith.index_cast %161 : index to i64
      %163 = arith.maximumf %in, %out : f32
      %164 = arith.cmpf ogt, %in, %out : f32
      %165 = arith.select %164, %162, %out_107 : i64
      linalg.yield %163, %165 : f32, i64
    } -> (tensor<1x8x40xf32>, tensor<1x8x40xi64>)
    %expanded_54 = tensor.expand_shape %67#0 [[0], [1], [2, 3]] output_shape [1, 8, 40, 1] : tensor<1x8x40xf32> into tensor<1x8x40x1xf32>
    %68 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %expanded_54 : tensor<1x8x40x40xf32>, tensor<1x8x40x1xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.subf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %69 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<1x8x40x40xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.exp %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %70 = tensor.empty() : tensor<1x8x40x1xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<1x8x40x1xf32>) -> tensor<1x8x40x1xf32>
    %72 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69 : tensor<1x8x40x40xf32>) outs(%71 : tensor<1x8x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %out : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x1xf32>
    %73 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %72 : tensor<1x8x40x40xf32>, tensor<1x8x40x1xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.divf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %74 = tensor.empty() : tensor<1x8x40x40xi1>
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<1x8x40x40xf32>) outs(%74 : tensor<1x8x40x40xi1>) {
    ^bb0(%in: f32, %out: i1):
      %161 = arith.extf %in : f32 to f64
      %162 = arith.cmpf oeq, %161, %cst_21 : f64
      linalg.yield %162 : i1
    } -> tensor<1x8x40x40xi1>
    %76 = tensor.empty() : tensor<1x8x40x1xi1>
    %77 = linalg.fill ins(%true : i1) outs(%76 : tensor<1x8x40x1xi1>) -> tensor<1x8x40x1xi1>
    %78 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<1x8x40x40xi1>) outs(%77 : tensor<1x8x40x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %161 = arith.andi %in, %out : i1
      linalg.yield %161 : i1
    } -> tensor<1x8x40x1xi1>
    %79 = linalg.generic {indexing_maps = [#map5, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %cst_2, %73 : tensor<1x8x40x1xi1>, tensor<1x8x40x40xf32>, tensor<1x8x40x40xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: i1, %in_107: f32, %in_108: f32, %out: f32):
      %161 = arith.select %in, %in_107, %in_108 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %collapsed_55 = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<1x8x40x40xf32> into tensor<8x40x40xf32>
    %collapsed_56 = tensor.collapse_shape %52 [[0, 1, 2], [3], [4]] : tensor<1x2x4x40x16xf32> into tensor<8x40x16xf32>
    %80 = tensor.empty() : tensor<8x40x16xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<8x40x16xf32>) -> tensor<8x40x16xf32>
    %82 = linalg.batch_matmul ins(%collapsed_55, %collapsed_56 : tensor<8x40x40xf32>, tensor<8x40x16xf32>) outs(%81 : tensor<8x40x16xf32>) -> tensor<8x40x16xf32>
    %expanded_57 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [1, 8, 40, 16] : tensor<8x40x16xf32> into tensor<1x8x40x16xf32>
    %83 = tensor.empty() : tensor<1x40x8x16xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<1x8x40x16xf32>) outs(%83 : tensor<1x40x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_59 = linalg.transpose ins(%cst_20 : tensor<128x128xf32>) outs(%29 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_60 = tensor.collapse_shape %transposed_58 [[0, 1], [2, 3]] : tensor<1x40x8x16xf32> into tensor<40x128xf32>
    %84 = linalg.matmul ins(%collapsed_60, %transposed_59 : tensor<40x128xf32>, tensor<128x128xf32>) outs(%31 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_61 = tensor.expand_shape %84 [[0, 1], [2]] output_shape [1, 40, 128] : tensor<40x128xf32> into tensor<1x40x128xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_61 : tensor<1x40x128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86 : tensor<1x40x128xf32>) outs(%22 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %out : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.divf %in, %cst_29 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.truncf %cst_26 : f64 to f32
      %162 = arith.addf %in, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<1x40x1xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.rsqrt %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %90 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %92 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19, %91 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %93 = tensor.empty() : tensor<128x192xf32>
    %transposed_62 = linalg.transpose ins(%cst_18 : tensor<192x128xf32>) outs(%93 : tensor<128x192xf32>) permutation = [1, 0] 
    %collapsed_63 = tensor.collapse_shape %92 [[0, 1], [2]] : tensor<1x40x128xf32> into tensor<40x128xf32>
    %94 = tensor.empty() : tensor<40x192xf32>
    %95 = linalg.fill ins(%cst : f32) outs(%94 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %96 = linalg.matmul ins(%collapsed_63, %transposed_62 : tensor<40x128xf32>, tensor<128x192xf32>) outs(%95 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %expanded_64 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [1, 40, 192] : tensor<40x192xf32> into tensor<1x40x192xf32>
    %97 = tensor.empty() : tensor<1x40x192xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<1x40x192xf32>) outs(%97 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.negf %in : f32
      %162 = math.exp %161 : f32
      %163 = arith.addf %162, %cst_1 : f32
      %164 = arith.divf %cst_1, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<1x40x192xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64, %98 : tensor<1x40x192xf32>, tensor<1x40x192xf32>) outs(%97 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x192xf32>
    %transposed_65 = linalg.transpose ins(%cst_17 : tensor<192x128xf32>) outs(%93 : tensor<128x192xf32>) permutation = [1, 0] 
    %100 = linalg.matmul ins(%collapsed_63, %transposed_65 : tensor<40x128xf32>, tensor<128x192xf32>) outs(%95 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %expanded_66 = tensor.expand_shape %100 [[0, 1], [2]] output_shape [1, 40, 192] : tensor<40x192xf32> into tensor<1x40x192xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %expanded_66 : tensor<1x40x192xf32>, tensor<1x40x192xf32>) outs(%97 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x192xf32>
    %102 = tensor.empty() : tensor<192x128xf32>
    %transposed_67 = linalg.transpose ins(%cst_16 : tensor<128x192xf32>) outs(%102 : tensor<192x128xf32>) permutation = [1, 0] 
    %collapsed_68 = tensor.collapse_shape %101 [[0, 1], [2]] : tensor<1x40x192xf32> into tensor<40x192xf32>
    %103 = linalg.matmul ins(%collapsed_68, %transposed_67 : tensor<40x192xf32>, tensor<192x128xf32>) outs(%31 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_69 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [1, 40, 128] : tensor<40x128xf32> into tensor<1x40x128xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %expanded_69 : tensor<1x40x128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<1x40x128xf32>) outs(%22 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %out : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.divf %in, %cst_29 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.truncf %cst_26 : f64 to f32
      %162 = arith.addf %in, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<1x40x1xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.rsqrt %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %109 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %111 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15, %110 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %transposed_70 = linalg.transpose ins(%cst_14 : tensor<128x128xf32>) outs(%29 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_71 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<1x40x128xf32> into tensor<40x128xf32>
    %112 = linalg.matmul ins(%collapsed_71, %transposed_70 : tensor<40x128xf32>, tensor<128x128xf32>) outs(%31 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_72 = tensor.expand_shape %112 [[0, 1], [2, 3]] output_shape [1, 40, 8, 16] : tensor<40x128xf32> into tensor<1x40x8x16xf32>
    %transposed_73 = linalg.transpose ins(%expanded_72 : tensor<1x40x8x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_74 = linalg.transpose ins(%cst_13 : tensor<32x128xf32>) outs(%34 : tensor<128x32xf32>) permutation = [1, 0] 
    %113 = linalg.matmul ins(%collapsed_71, %transposed_74 : tensor<40x128xf32>, tensor<128x32xf32>) outs(%36 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %expanded_75 = tensor.expand_shape %113 [[0, 1], [2, 3]] output_shape [1, 40, 2, 16] : tensor<40x32xf32> into tensor<1x40x2x16xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<1x40x2x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_77 = linalg.transpose ins(%cst_12 : tensor<32x128xf32>) outs(%34 : tensor<128x32xf32>) permutation = [1, 0] 
    %114 = linalg.matmul ins(%collapsed_71, %transposed_77 : tensor<40x128xf32>, tensor<128x32xf32>) outs(%36 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %expanded_78 = tensor.expand_shape %114 [[0, 1], [2, 3]] output_shape [1, 40, 2, 16] : tensor<40x32xf32> into tensor<1x40x2x16xf32>
    %transposed_79 = linalg.transpose ins(%expanded_78 : tensor<1x40x2x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) permutation = [0, 2, 1, 3] 
    %115 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_73, %expanded_42 : tensor<1x8x40x16xf32>, tensor<1x1x40x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x16xf32>
    %extracted_slice_80 = tensor.extract_slice %transposed_73[0, 0, 0, 0] [1, 8, 40, 8] [1, 1, 1, 1] : tensor<1x8x40x16xf32> to tensor<1x8x40x8xf32>
    %extracted_slice_81 = tensor.extract_slice %transposed_73[0, 0, 0, 8] [1, 8, 40, 8] [1, 1, 1, 1] : tensor<1x8x40x16xf32> to tensor<1x8x40x8xf32>
    %116 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_81 : tensor<1x8x40x8xf32>) outs(%41 : tensor<1x8x40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.negf %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x8xf32>
    %concat_82 = tensor.concat dim(3) %116, %extracted_slice_80 : (tensor<1x8x40x8xf32>, tensor<1x8x40x8xf32>) -> tensor<1x8x40x16xf32>
    %117 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_82, %expanded_43 : tensor<1x8x40x16xf32>, tensor<1x1x40x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x16xf32>
    %118 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %117 : tensor<1x8x40x16xf32>, tensor<1x8x40x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x16xf32>
    %119 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_76, %expanded_42 : tensor<1x2x40x16xf32>, tensor<1x1x40x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x2x40x16xf32>
    %extracted_slice_83 = tensor.extract_slice %transposed_76[0, 0, 0, 0] [1, 2, 40, 8] [1, 1, 1, 1] : tensor<1x2x40x16xf32> to tensor<1x2x40x8xf32>
    %extracted_slice_84 = tensor.extract_slice %transposed_76[0, 0, 0, 8] [1, 2, 40, 8] [1, 1, 1, 1] : tensor<1x2x40x16xf32> to tensor<1x2x40x8xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_84 : tensor<1x2x40x8xf32>) outs(%46 : tensor<1x2x40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.negf %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x2x40x8xf32>
    %concat_85 = tensor.concat dim(3) %120, %extracted_slice_83 : (tensor<1x2x40x8xf32>, tensor<1x2x40x8xf32>) -> tensor<1x2x40x16xf32>
    %121 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_85, %expanded_43 : tensor<1x2x40x16xf32>, tensor<1x1x40x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x2x40x16xf32>
    %122 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %121 : tensor<1x2x40x16xf32>, tensor<1x2x40x16xf32>) outs(%38 : tensor<1x2x40x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x2x40x16xf32>
    %123 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<1x2x40x16xf32>) outs(%50 : tensor<1x2x4x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x40x16xf32>
    %collapsed_86 = tensor.collapse_shape %123 [[0], [1, 2], [3], [4]] : tensor<1x2x4x40x16xf32> into tensor<1x8x40x16xf32>
    %124 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_79 : tensor<1x2x40x16xf32>) outs(%50 : tensor<1x2x4x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x40x16xf32>
    %125 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<1x8x40x16xf32>) outs(%33 : tensor<1x8x40x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_30 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x16xf32>
    %transposed_87 = linalg.transpose ins(%collapsed_86 : tensor<1x8x40x16xf32>) outs(%56 : tensor<1x8x16x40xf32>) permutation = [0, 1, 3, 2] 
    %126 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_87 : tensor<1x8x16x40xf32>) outs(%56 : tensor<1x8x16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.mulf %in, %cst_30 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x16x40xf32>
    %collapsed_88 = tensor.collapse_shape %125 [[0, 1], [2], [3]] : tensor<1x8x40x16xf32> into tensor<8x40x16xf32>
    %collapsed_89 = tensor.collapse_shape %126 [[0, 1], [2], [3]] : tensor<1x8x16x40xf32> into tensor<8x16x40xf32>
    %127 = linalg.batch_matmul ins(%collapsed_88, %collapsed_89 : tensor<8x40x16xf32>, tensor<8x16x40xf32>) outs(%59 : tensor<8x40x40xf32>) -> tensor<8x40x40xf32>
    %expanded_90 = tensor.expand_shape %127 [[0, 1], [2], [3]] output_shape [1, 8, 40, 40] : tensor<8x40x40xf32> into tensor<1x8x40x40xf32>
    %128 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_90, %54 : tensor<1x8x40x40xf32>, tensor<1x1x40x40xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %129:2 = linalg.generic {indexing_maps = [#map6, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%128 : tensor<1x8x40x40xf32>) outs(%66, %64 : tensor<1x8x40xf32>, tensor<1x8x40xi64>) {
    ^bb0(%in: f32, %out: f32, %out_107: i64):
      %161 = linalg.index 3 : index
      %162 = arith.index_cast %161 : index to i64
      %163 = arith.maximumf %in, %out : f32
      %164 = arith.cmpf ogt, %in, %out : f32
      %165 = arith.select %164, %162, %out_107 : i64
      linalg.yield %163, %165 : f32, i64
    } -> (tensor<1x8x40xf32>, tensor<1x8x40xi64>)
    %expanded_91 = tensor.expand_shape %129#0 [[0], [1], [2, 3]] output_shape [1, 8, 40, 1] : tensor<1x8x40xf32> into tensor<1x8x40x1xf32>
    %130 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %expanded_91 : tensor<1x8x40x40xf32>, tensor<1x8x40x1xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.subf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %131 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<1x8x40x40xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.exp %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %132 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%131 : tensor<1x8x40x40xf32>) outs(%71 : tensor<1x8x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %out : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x1xf32>
    %133 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %132 : tensor<1x8x40x40xf32>, tensor<1x8x40x1xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.divf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %134 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<1x8x40x40xf32>) outs(%74 : tensor<1x8x40x40xi1>) {
    ^bb0(%in: f32, %out: i1):
      %161 = arith.extf %in : f32 to f64
      %162 = arith.cmpf oeq, %161, %cst_21 : f64
      linalg.yield %162 : i1
    } -> tensor<1x8x40x40xi1>
    %135 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134 : tensor<1x8x40x40xi1>) outs(%77 : tensor<1x8x40x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %161 = arith.andi %in, %out : i1
      linalg.yield %161 : i1
    } -> tensor<1x8x40x1xi1>
    %136 = linalg.generic {indexing_maps = [#map5, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %cst_2, %133 : tensor<1x8x40x1xi1>, tensor<1x8x40x40xf32>, tensor<1x8x40x40xf32>) outs(%61 : tensor<1x8x40x40xf32>) {
    ^bb0(%in: i1, %in_107: f32, %in_108: f32, %out: f32):
      %161 = arith.select %in, %in_107, %in_108 : f32
      linalg.yield %161 : f32
    } -> tensor<1x8x40x40xf32>
    %collapsed_92 = tensor.collapse_shape %136 [[0, 1], [2], [3]] : tensor<1x8x40x40xf32> into tensor<8x40x40xf32>
    %collapsed_93 = tensor.collapse_shape %124 [[0, 1, 2], [3], [4]] : tensor<1x2x4x40x16xf32> into tensor<8x40x16xf32>
    %137 = linalg.batch_matmul ins(%collapsed_92, %collapsed_93 : tensor<8x40x40xf32>, tensor<8x40x16xf32>) outs(%81 : tensor<8x40x16xf32>) -> tensor<8x40x16xf32>
    %expanded_94 = tensor.expand_shape %137 [[0, 1], [2], [3]] output_shape [1, 8, 40, 16] : tensor<8x40x16xf32> into tensor<1x8x40x16xf32>
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<1x8x40x16xf32>) outs(%83 : tensor<1x40x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_96 = linalg.transpose ins(%cst_11 : tensor<128x128xf32>) outs(%29 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_97 = tensor.collapse_shape %transposed_95 [[0, 1], [2, 3]] : tensor<1x40x8x16xf32> into tensor<40x128xf32>
    %138 = linalg.matmul ins(%collapsed_97, %transposed_96 : tensor<40x128xf32>, tensor<128x128xf32>) outs(%31 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_98 = tensor.expand_shape %138 [[0, 1], [2]] output_shape [1, 40, 128] : tensor<40x128xf32> into tensor<1x40x128xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %expanded_98 : tensor<1x40x128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<1x40x128xf32>) outs(%22 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %out : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.divf %in, %cst_29 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.truncf %cst_26 : f64 to f32
      %162 = arith.addf %in, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<1x40x1xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.rsqrt %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %144 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %146 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10, %145 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %transposed_99 = linalg.transpose ins(%cst_9 : tensor<192x128xf32>) outs(%93 : tensor<128x192xf32>) permutation = [1, 0] 
    %collapsed_100 = tensor.collapse_shape %146 [[0, 1], [2]] : tensor<1x40x128xf32> into tensor<40x128xf32>
    %147 = linalg.matmul ins(%collapsed_100, %transposed_99 : tensor<40x128xf32>, tensor<128x192xf32>) outs(%95 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %expanded_101 = tensor.expand_shape %147 [[0, 1], [2]] output_shape [1, 40, 192] : tensor<40x192xf32> into tensor<1x40x192xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101 : tensor<1x40x192xf32>) outs(%97 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.negf %in : f32
      %162 = math.exp %161 : f32
      %163 = arith.addf %162, %cst_1 : f32
      %164 = arith.divf %cst_1, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<1x40x192xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101, %148 : tensor<1x40x192xf32>, tensor<1x40x192xf32>) outs(%97 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x192xf32>
    %transposed_102 = linalg.transpose ins(%cst_8 : tensor<192x128xf32>) outs(%93 : tensor<128x192xf32>) permutation = [1, 0] 
    %150 = linalg.matmul ins(%collapsed_100, %transposed_102 : tensor<40x128xf32>, tensor<128x192xf32>) outs(%95 : tensor<40x192xf32>) -> tensor<40x192xf32>
    %expanded_103 = tensor.expand_shape %150 [[0, 1], [2]] output_shape [1, 40, 192] : tensor<40x192xf32> into tensor<1x40x192xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %expanded_103 : tensor<1x40x192xf32>, tensor<1x40x192xf32>) outs(%97 : tensor<1x40x192xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x192xf32>
    %transposed_104 = linalg.transpose ins(%cst_7 : tensor<128x192xf32>) outs(%102 : tensor<192x128xf32>) permutation = [1, 0] 
    %collapsed_105 = tensor.collapse_shape %151 [[0, 1], [2]] : tensor<1x40x192xf32> into tensor<40x192xf32>
    %152 = linalg.matmul ins(%collapsed_105, %transposed_104 : tensor<40x192xf32>, tensor<192x128xf32>) outs(%31 : tensor<40x128xf32>) -> tensor<40x128xf32>
    %expanded_106 = tensor.expand_shape %152 [[0, 1], [2]] output_shape [1, 40, 128] : tensor<40x128xf32> into tensor<1x40x128xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %expanded_106 : tensor<1x40x128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.addf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<1x40x128xf32>) outs(%22 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %in, %out : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.divf %in, %cst_29 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.truncf %cst_26 : f64 to f32
      %162 = arith.addf %in, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<1x40x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x40x1xf32>) outs(%14 : tensor<1x40x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.rsqrt %in : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x1xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %158 : tensor<1x40x128xf32>, tensor<1x40x1xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    %160 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %159 : tensor<128xf32>, tensor<1x40x128xf32>) outs(%0 : tensor<1x40x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %161 = arith.mulf %in, %in_107 : f32
      linalg.yield %161 : f32
    } -> tensor<1x40x128xf32>
    return %160 : tensor<1x40x128xf32>
  }
}

{-#

#-}

