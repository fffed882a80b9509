#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
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
  func.func @main(%arg0: tensor<1x48xi64>, %arg1: tensor<1x48xi64>, %arg2: tensor<1x48xi64>) -> tensor<1x48x16xf32> {
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c48_i64 = arith.constant 48 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_24_torch.float32_1> : tensor<16x24xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_24_16_torch.float32_3> : tensor<24x16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_24_16_torch.float32_2> : tensor<24x16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_32_torch.float32_1> : tensor<16x32xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_3> : tensor<16x16xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_2> : tensor<16x16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_32_16_torch.float32_1> : tensor<32x16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_24_torch.float32> : tensor<16x24xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_24_16_torch.float32_1> : tensor<24x16xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_24_16_torch.float32> : tensor<24x16xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_24 = arith.constant 9.9999999999999995E-7 : f64
    %cst_25 = arith.constant dense_resource<torch_tensor_2_torch.float32> : tensor<2xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_64_16_torch.float32> : tensor<64x16xf32>
    %cst_27 = arith.constant 1.600000e+01 : f32
    %cst_28 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<1x48x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x48xi64>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %156 = arith.index_cast %in : i64 to index
      %157 = linalg.index 2 : index
      %158 = arith.cmpi slt, %156, %c64 : index
      cf.assert %158, "index must be smaller than dim size"
      %159 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %159, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_26[%156, %157] : tensor<64x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x48x16xf32>
    %2 = tensor.empty() : tensor<1x48xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x48xi64>) outs(%2 : tensor<1x48xi1>) {
    ^bb0(%in: i64, %out: i1):
      %156 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %156 : i1
    } -> tensor<1x48xi1>
    %4 = tensor.empty() : tensor<1xi64>
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%4 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %6 = tensor.empty() : tensor<48xi64>
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<48xi64>) {
    ^bb0(%out: i64):
      %156 = linalg.index 0 : index
      %157 = arith.index_cast %156 : index to i64
      linalg.yield %157 : i64
    } -> tensor<48xi64>
    %expanded = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_29 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 48, 1] : tensor<48xi64> into tensor<1x1x48x1xi64>
    %expanded_30 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 48] : tensor<48xi64> into tensor<1x1x1x48xi64>
    %8 = tensor.empty() : tensor<1x1x48x1xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<1x1x48x1xi64>) outs(%8 : tensor<1x1x48x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %156 = arith.subi %in, %c16_i64 : i64
      linalg.yield %156 : i64
    } -> tensor<1x1x48x1xi64>
    %10 = tensor.empty() : tensor<1x1x48x48xi1>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %9 : tensor<1x1x1x48xi64>, tensor<1x1x48x1xi64>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i64, %in_105: i64, %out: i1):
      %156 = arith.cmpi sgt, %in, %in_105 : i64
      linalg.yield %156 : i1
    } -> tensor<1x1x48x48xi1>
    %12 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %11 : tensor<i1>, tensor<1x1x48x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %156 = arith.andi %in, %in_105 : i1
      linalg.yield %156 : i1
    } -> tensor<1x1x48x48xi1>
    %13 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %expanded_29 : tensor<1x1x1x48xi64>, tensor<1x1x48x1xi64>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i64, %in_105: i64, %out: i1):
      %156 = arith.cmpi sle, %in, %in_105 : i64
      linalg.yield %156 : i1
    } -> tensor<1x1x48x48xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %13 : tensor<1x1x48x48xi1>, tensor<1x1x48x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %156 = arith.andi %in, %in_105 : i1
      linalg.yield %156 : i1
    } -> tensor<1x1x48x48xi1>
    %15 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %14 : tensor<i1>, tensor<1x1x48x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %156 = arith.andi %in, %in_105 : i1
      linalg.yield %156 : i1
    } -> tensor<1x1x48x48xi1>
    %16 = tensor.empty() : tensor<1x1x1x48xi1>
    %17 = linalg.generic {indexing_maps = [#map8, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_30 : tensor<1x1x1x1xi64>, tensor<1x1x1x48xi64>) outs(%16 : tensor<1x1x1x48xi1>) {
    ^bb0(%in: i64, %in_105: i64, %out: i1):
      %156 = arith.cmpi slt, %in, %c0_i64 : i64
      %157 = arith.addi %in, %c1_i64 : i64
      %158 = arith.select %156, %157, %in : i64
      %159 = arith.index_cast %158 : i64 to index
      %160 = arith.cmpi slt, %in_105, %c0_i64 : i64
      %161 = arith.addi %in_105, %c48_i64 : i64
      %162 = arith.select %160, %161, %in_105 : i64
      %163 = arith.index_cast %162 : i64 to index
      %extracted = tensor.extract %3[%159, %163] : tensor<1x48xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x48xi1>
    %18 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<1x1x48x48xi1>, tensor<1x1x1x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %156 = arith.andi %in, %in_105 : i1
      linalg.yield %156 : i1
    } -> tensor<1x1x48x48xi1>
    %19 = tensor.empty() : tensor<1x1x48x48xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map7, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %cst_3, %cst_2 : tensor<1x1x48x48xi1>, tensor<f32>, tensor<f32>) outs(%19 : tensor<1x1x48x48xf32>) {
    ^bb0(%in: i1, %in_105: f32, %in_106: f32, %out: f32):
      %156 = arith.select %in, %in_105, %in_106 : f32
      linalg.yield %156 : f32
    } -> tensor<1x1x48x48xf32>
    %expanded_31 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [1, 48, 1] : tensor<1x48xi64> into tensor<1x48x1xi64>
    %21 = tensor.empty() : tensor<1x48x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x48x1xi64>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %156 = arith.sitofp %in : i64 to f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %23 = tensor.empty() : tensor<1x48x2xf32>
    %24 = linalg.generic {indexing_maps = [#map10, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %cst_25 : tensor<1x48x1xf32>, tensor<2xf32>) outs(%23 : tensor<1x48x2xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x2xf32>
    %concat = tensor.concat dim(2) %24, %24 : (tensor<1x48x2xf32>, tensor<1x48x2xf32>) -> tensor<1x48x4xf32>
    %25 = tensor.empty() : tensor<1x48x4xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x48x4xf32>) outs(%25 : tensor<1x48x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.cos %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x4xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x48x4xf32>) outs(%25 : tensor<1x48x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.sin %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x4xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%21 : tensor<1x48x1xf32>) -> tensor<1x48x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%28 : tensor<1x48x16xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_27 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_24 : f64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<1x48x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.rsqrt %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %33 : tensor<1x48x16xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %35 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_23, %34 : tensor<16xf32>, tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %36 = tensor.empty() : tensor<16x32xf32>
    %transposed = linalg.transpose ins(%cst_22 : tensor<32x16xf32>) outs(%36 : tensor<16x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<1x48x16xf32> into tensor<48x16xf32>
    %37 = tensor.empty() : tensor<48x32xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %39 = linalg.matmul ins(%collapsed, %transposed : tensor<48x16xf32>, tensor<16x32xf32>) outs(%38 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %expanded_32 = tensor.expand_shape %39 [[0, 1], [2, 3]] output_shape [1, 48, 8, 4] : tensor<48x32xf32> into tensor<1x48x8x4xf32>
    %40 = tensor.empty() : tensor<1x8x48x4xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<1x48x8x4xf32>) outs(%40 : tensor<1x8x48x4xf32>) permutation = [0, 2, 1, 3] 
    %41 = tensor.empty() : tensor<16x16xf32>
    %transposed_34 = linalg.transpose ins(%cst_21 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0] 
    %42 = tensor.empty() : tensor<48x16xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %44 = linalg.matmul ins(%collapsed, %transposed_34 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_35 = tensor.expand_shape %44 [[0, 1], [2, 3]] output_shape [1, 48, 4, 4] : tensor<48x16xf32> into tensor<1x48x4x4xf32>
    %45 = tensor.empty() : tensor<1x4x48x4xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<1x48x4x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_37 = linalg.transpose ins(%cst_20 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0] 
    %46 = linalg.matmul ins(%collapsed, %transposed_37 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_38 = tensor.expand_shape %46 [[0, 1], [2, 3]] output_shape [1, 48, 4, 4] : tensor<48x16xf32> into tensor<1x48x4x4xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<1x48x4x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_40 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [1, 1, 48, 4] : tensor<1x48x4xf32> into tensor<1x1x48x4xf32>
    %expanded_41 = tensor.expand_shape %27 [[0], [1, 2], [3]] output_shape [1, 1, 48, 4] : tensor<1x48x4xf32> into tensor<1x1x48x4xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_33, %expanded_40 : tensor<1x8x48x4xf32>, tensor<1x1x48x4xf32>) outs(%40 : tensor<1x8x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x4xf32>
    %extracted_slice = tensor.extract_slice %transposed_33[0, 0, 0, 0] [1, 8, 48, 2] [1, 1, 1, 1] : tensor<1x8x48x4xf32> to tensor<1x8x48x2xf32>
    %extracted_slice_42 = tensor.extract_slice %transposed_33[0, 0, 0, 2] [1, 8, 48, 2] [1, 1, 1, 1] : tensor<1x8x48x4xf32> to tensor<1x8x48x2xf32>
    %48 = tensor.empty() : tensor<1x8x48x2xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_42 : tensor<1x8x48x2xf32>) outs(%48 : tensor<1x8x48x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x2xf32>
    %concat_43 = tensor.concat dim(3) %49, %extracted_slice : (tensor<1x8x48x2xf32>, tensor<1x8x48x2xf32>) -> tensor<1x8x48x4xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_43, %expanded_41 : tensor<1x8x48x4xf32>, tensor<1x1x48x4xf32>) outs(%40 : tensor<1x8x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x4xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %50 : tensor<1x8x48x4xf32>, tensor<1x8x48x4xf32>) outs(%40 : tensor<1x8x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x4xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_36, %expanded_40 : tensor<1x4x48x4xf32>, tensor<1x1x48x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x4x48x4xf32>
    %extracted_slice_44 = tensor.extract_slice %transposed_36[0, 0, 0, 0] [1, 4, 48, 2] [1, 1, 1, 1] : tensor<1x4x48x4xf32> to tensor<1x4x48x2xf32>
    %extracted_slice_45 = tensor.extract_slice %transposed_36[0, 0, 0, 2] [1, 4, 48, 2] [1, 1, 1, 1] : tensor<1x4x48x4xf32> to tensor<1x4x48x2xf32>
    %53 = tensor.empty() : tensor<1x4x48x2xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_45 : tensor<1x4x48x2xf32>) outs(%53 : tensor<1x4x48x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x4x48x2xf32>
    %concat_46 = tensor.concat dim(3) %54, %extracted_slice_44 : (tensor<1x4x48x2xf32>, tensor<1x4x48x2xf32>) -> tensor<1x4x48x4xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_46, %expanded_41 : tensor<1x4x48x4xf32>, tensor<1x1x48x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x4x48x4xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<1x4x48x4xf32>, tensor<1x4x48x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x4x48x4xf32>
    %57 = tensor.empty() : tensor<1x4x2x48x4xf32>
    %58 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<1x4x48x4xf32>) outs(%57 : tensor<1x4x2x48x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x4xf32>
    %collapsed_47 = tensor.collapse_shape %58 [[0], [1, 2], [3], [4]] : tensor<1x4x2x48x4xf32> into tensor<1x8x48x4xf32>
    %59 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<1x4x48x4xf32>) outs(%57 : tensor<1x4x2x48x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x4xf32>
    %60 = tensor.empty() : tensor<1x8x4x48xf32>
    %transposed_48 = linalg.transpose ins(%collapsed_47 : tensor<1x8x48x4xf32>) outs(%60 : tensor<1x8x4x48xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_49 = tensor.collapse_shape %51 [[0, 1], [2], [3]] : tensor<1x8x48x4xf32> into tensor<8x48x4xf32>
    %collapsed_50 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<1x8x4x48xf32> into tensor<8x4x48xf32>
    %61 = tensor.empty() : tensor<8x48x48xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %63 = linalg.batch_matmul ins(%collapsed_49, %collapsed_50 : tensor<8x48x4xf32>, tensor<8x4x48xf32>) outs(%62 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %expanded_51 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [1, 8, 48, 48] : tensor<8x48x48xf32> into tensor<1x8x48x48xf32>
    %64 = tensor.empty() : tensor<1x8x48x48xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<1x8x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.mulf %in, %cst_28 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %20 : tensor<1x8x48x48xf32>, tensor<1x1x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %67 = tensor.empty() : tensor<1x8x48xi64>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%67 : tensor<1x8x48xi64>) -> tensor<1x8x48xi64>
    %69 = tensor.empty() : tensor<1x8x48xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
    %71:2 = linalg.generic {indexing_maps = [#map4, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<1x8x48x48xf32>) outs(%70, %68 : tensor<1x8x48xf32>, tensor<1x8x48xi64>) {
    ^bb0(%in: f32, %out: f32, %out_105: i64):
      %156 = linalg.index 3 : index
      %157 = arith.index_cast %156 : index to i64
      %158 = arith.maximumf %in, %out : f32
      %159 = arith.cmpf ogt, %in, %out : f32
      %160 = arith.select %159, %157, %out_105 : i64
      linalg.yield %158, %160 : f32, i64
    } -> (tensor<1x8x48xf32>, tensor<1x8x48xi64>)
    %expanded_52 = tensor.expand_shape %71#0 [[0], [1], [2, 3]] output_shape [1, 8, 48, 1] : tensor<1x8x48xf32> into tensor<1x8x48x1xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %expanded_52 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.subf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<1x8x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %74 = tensor.empty() : tensor<1x8x48x1xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<1x8x48x1xf32>) -> tensor<1x8x48x1xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<1x8x48x48xf32>) outs(%75 : tensor<1x8x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x1xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.divf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %collapsed_53 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<1x8x48x48xf32> into tensor<8x48x48xf32>
    %collapsed_54 = tensor.collapse_shape %59 [[0, 1, 2], [3], [4]] : tensor<1x4x2x48x4xf32> into tensor<8x48x4xf32>
    %78 = tensor.empty() : tensor<8x48x4xf32>
    %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<8x48x4xf32>) -> tensor<8x48x4xf32>
    %80 = linalg.batch_matmul ins(%collapsed_53, %collapsed_54 : tensor<8x48x48xf32>, tensor<8x48x4xf32>) outs(%79 : tensor<8x48x4xf32>) -> tensor<8x48x4xf32>
    %expanded_55 = tensor.expand_shape %80 [[0, 1], [2], [3]] output_shape [1, 8, 48, 4] : tensor<8x48x4xf32> into tensor<1x8x48x4xf32>
    %81 = tensor.empty() : tensor<1x48x8x4xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<1x8x48x4xf32>) outs(%81 : tensor<1x48x8x4xf32>) permutation = [0, 2, 1, 3] 
    %82 = tensor.empty() : tensor<32x16xf32>
    %transposed_57 = linalg.transpose ins(%cst_19 : tensor<16x32xf32>) outs(%82 : tensor<32x16xf32>) permutation = [1, 0] 
    %collapsed_58 = tensor.collapse_shape %transposed_56 [[0, 1], [2, 3]] : tensor<1x48x8x4xf32> into tensor<48x32xf32>
    %83 = linalg.matmul ins(%collapsed_58, %transposed_57 : tensor<48x32xf32>, tensor<32x16xf32>) outs(%43 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_59 = tensor.expand_shape %83 [[0, 1], [2]] output_shape [1, 48, 16] : tensor<48x16xf32> into tensor<1x48x16xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_59 : tensor<1x48x16xf32>, tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<1x48x16xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_27 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_24 : f64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<1x48x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.rsqrt %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %89 : tensor<1x48x16xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %91 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18, %90 : tensor<16xf32>, tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %92 = tensor.empty() : tensor<16x24xf32>
    %transposed_60 = linalg.transpose ins(%cst_17 : tensor<24x16xf32>) outs(%92 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed_61 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<1x48x16xf32> into tensor<48x16xf32>
    %93 = tensor.empty() : tensor<48x24xf32>
    %94 = linalg.fill ins(%cst : f32) outs(%93 : tensor<48x24xf32>) -> tensor<48x24xf32>
    %95 = linalg.matmul ins(%collapsed_61, %transposed_60 : tensor<48x16xf32>, tensor<16x24xf32>) outs(%94 : tensor<48x24xf32>) -> tensor<48x24xf32>
    %expanded_62 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [1, 48, 24] : tensor<48x24xf32> into tensor<1x48x24xf32>
    %96 = tensor.empty() : tensor<1x48x24xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<1x48x24xf32>) outs(%96 : tensor<1x48x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      %157 = math.exp %156 : f32
      %158 = arith.addf %157, %cst_1 : f32
      %159 = arith.divf %cst_1, %158 : f32
      linalg.yield %159 : f32
    } -> tensor<1x48x24xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62, %97 : tensor<1x48x24xf32>, tensor<1x48x24xf32>) outs(%96 : tensor<1x48x24xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x24xf32>
    %transposed_63 = linalg.transpose ins(%cst_16 : tensor<24x16xf32>) outs(%92 : tensor<16x24xf32>) permutation = [1, 0] 
    %99 = linalg.matmul ins(%collapsed_61, %transposed_63 : tensor<48x16xf32>, tensor<16x24xf32>) outs(%94 : tensor<48x24xf32>) -> tensor<48x24xf32>
    %expanded_64 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [1, 48, 24] : tensor<48x24xf32> into tensor<1x48x24xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %expanded_64 : tensor<1x48x24xf32>, tensor<1x48x24xf32>) outs(%96 : tensor<1x48x24xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x24xf32>
    %101 = tensor.empty() : tensor<24x16xf32>
    %transposed_65 = linalg.transpose ins(%cst_15 : tensor<16x24xf32>) outs(%101 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_66 = tensor.collapse_shape %100 [[0, 1], [2]] : tensor<1x48x24xf32> into tensor<48x24xf32>
    %102 = linalg.matmul ins(%collapsed_66, %transposed_65 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%43 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_67 = tensor.expand_shape %102 [[0, 1], [2]] output_shape [1, 48, 16] : tensor<48x16xf32> into tensor<1x48x16xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %expanded_67 : tensor<1x48x16xf32>, tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<1x48x16xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_27 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_24 : f64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<1x48x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.rsqrt %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %108 : tensor<1x48x16xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %110 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %109 : tensor<16xf32>, tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %transposed_68 = linalg.transpose ins(%cst_13 : tensor<32x16xf32>) outs(%36 : tensor<16x32xf32>) permutation = [1, 0] 
    %collapsed_69 = tensor.collapse_shape %110 [[0, 1], [2]] : tensor<1x48x16xf32> into tensor<48x16xf32>
    %111 = linalg.matmul ins(%collapsed_69, %transposed_68 : tensor<48x16xf32>, tensor<16x32xf32>) outs(%38 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %expanded_70 = tensor.expand_shape %111 [[0, 1], [2, 3]] output_shape [1, 48, 8, 4] : tensor<48x32xf32> into tensor<1x48x8x4xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<1x48x8x4xf32>) outs(%40 : tensor<1x8x48x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_72 = linalg.transpose ins(%cst_12 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0] 
    %112 = linalg.matmul ins(%collapsed_69, %transposed_72 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_73 = tensor.expand_shape %112 [[0, 1], [2, 3]] output_shape [1, 48, 4, 4] : tensor<48x16xf32> into tensor<1x48x4x4xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<1x48x4x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_75 = linalg.transpose ins(%cst_11 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0] 
    %113 = linalg.matmul ins(%collapsed_69, %transposed_75 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_76 = tensor.expand_shape %113 [[0, 1], [2, 3]] output_shape [1, 48, 4, 4] : tensor<48x16xf32> into tensor<1x48x4x4xf32>
    %transposed_77 = linalg.transpose ins(%expanded_76 : tensor<1x48x4x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) permutation = [0, 2, 1, 3] 
    %114 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_71, %expanded_40 : tensor<1x8x48x4xf32>, tensor<1x1x48x4xf32>) outs(%40 : tensor<1x8x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x4xf32>
    %extracted_slice_78 = tensor.extract_slice %transposed_71[0, 0, 0, 0] [1, 8, 48, 2] [1, 1, 1, 1] : tensor<1x8x48x4xf32> to tensor<1x8x48x2xf32>
    %extracted_slice_79 = tensor.extract_slice %transposed_71[0, 0, 0, 2] [1, 8, 48, 2] [1, 1, 1, 1] : tensor<1x8x48x4xf32> to tensor<1x8x48x2xf32>
    %115 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_79 : tensor<1x8x48x2xf32>) outs(%48 : tensor<1x8x48x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x2xf32>
    %concat_80 = tensor.concat dim(3) %115, %extracted_slice_78 : (tensor<1x8x48x2xf32>, tensor<1x8x48x2xf32>) -> tensor<1x8x48x4xf32>
    %116 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_80, %expanded_41 : tensor<1x8x48x4xf32>, tensor<1x1x48x4xf32>) outs(%40 : tensor<1x8x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x4xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %116 : tensor<1x8x48x4xf32>, tensor<1x8x48x4xf32>) outs(%40 : tensor<1x8x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x4xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_74, %expanded_40 : tensor<1x4x48x4xf32>, tensor<1x1x48x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x4x48x4xf32>
    %extracted_slice_81 = tensor.extract_slice %transposed_74[0, 0, 0, 0] [1, 4, 48, 2] [1, 1, 1, 1] : tensor<1x4x48x4xf32> to tensor<1x4x48x2xf32>
    %extracted_slice_82 = tensor.extract_slice %transposed_74[0, 0, 0, 2] [1, 4, 48, 2] [1, 1, 1, 1] : tensor<1x4x48x4xf32> to tensor<1x4x48x2xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_82 : tensor<1x4x48x2xf32>) outs(%53 : tensor<1x4x48x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x4x48x2xf32>
    %concat_83 = tensor.concat dim(3) %119, %extracted_slice_81 : (tensor<1x4x48x2xf32>, tensor<1x4x48x2xf32>) -> tensor<1x4x48x4xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_83, %expanded_41 : tensor<1x4x48x4xf32>, tensor<1x1x48x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x4x48x4xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %120 : tensor<1x4x48x4xf32>, tensor<1x4x48x4xf32>) outs(%45 : tensor<1x4x48x4xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x4x48x4xf32>
    %122 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<1x4x48x4xf32>) outs(%57 : tensor<1x4x2x48x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x4xf32>
    %collapsed_84 = tensor.collapse_shape %122 [[0], [1, 2], [3], [4]] : tensor<1x4x2x48x4xf32> into tensor<1x8x48x4xf32>
    %123 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_77 : tensor<1x4x48x4xf32>) outs(%57 : tensor<1x4x2x48x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x4xf32>
    %transposed_85 = linalg.transpose ins(%collapsed_84 : tensor<1x8x48x4xf32>) outs(%60 : tensor<1x8x4x48xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_86 = tensor.collapse_shape %117 [[0, 1], [2], [3]] : tensor<1x8x48x4xf32> into tensor<8x48x4xf32>
    %collapsed_87 = tensor.collapse_shape %transposed_85 [[0, 1], [2], [3]] : tensor<1x8x4x48xf32> into tensor<8x4x48xf32>
    %124 = linalg.batch_matmul ins(%collapsed_86, %collapsed_87 : tensor<8x48x4xf32>, tensor<8x4x48xf32>) outs(%62 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %expanded_88 = tensor.expand_shape %124 [[0, 1], [2], [3]] output_shape [1, 8, 48, 48] : tensor<8x48x48xf32> into tensor<1x8x48x48xf32>
    %125 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<1x8x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.mulf %in, %cst_28 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %126 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %20 : tensor<1x8x48x48xf32>, tensor<1x1x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %127:2 = linalg.generic {indexing_maps = [#map4, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%126 : tensor<1x8x48x48xf32>) outs(%70, %68 : tensor<1x8x48xf32>, tensor<1x8x48xi64>) {
    ^bb0(%in: f32, %out: f32, %out_105: i64):
      %156 = linalg.index 3 : index
      %157 = arith.index_cast %156 : index to i64
      %158 = arith.maximumf %in, %out : f32
      %159 = arith.cmpf ogt, %in, %out : f32
      %160 = arith.select %159, %157, %out_105 : i64
      linalg.yield %158, %160 : f32, i64
    } -> (tensor<1x8x48xf32>, tensor<1x8x48xi64>)
    %expanded_89 = tensor.expand_shape %127#0 [[0], [1], [2, 3]] output_shape [1, 8, 48, 1] : tensor<1x8x48xf32> into tensor<1x8x48x1xf32>
    %128 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %expanded_89 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.subf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %129 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<1x8x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %130 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129 : tensor<1x8x48x48xf32>) outs(%75 : tensor<1x8x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x1xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %130 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.divf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x8x48x48xf32>
    %collapsed_90 = tensor.collapse_shape %131 [[0, 1], [2], [3]] : tensor<1x8x48x48xf32> into tensor<8x48x48xf32>
    %collapsed_91 = tensor.collapse_shape %123 [[0, 1, 2], [3], [4]] : tensor<1x4x2x48x4xf32> into tensor<8x48x4xf32>
    %132 = linalg.batch_matmul ins(%collapsed_90, %collapsed_91 : tensor<8x48x48xf32>, tensor<8x48x4xf32>) outs(%79 : tensor<8x48x4xf32>) -> tensor<8x48x4xf32>
    %expanded_92 = tensor.expand_shape %132 [[0, 1], [2], [3]] output_shape [1, 8, 48, 4] : tensor<8x48x4xf32> into tensor<1x8x48x4xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<1x8x48x4xf32>) outs(%81 : tensor<1x48x8x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_94 = linalg.transpose ins(%cst_10 : tensor<16x32xf32>) outs(%82 : tensor<32x16xf32>) permutation = [1, 0] 
    %collapsed_95 = tensor.collapse_shape %transposed_93 [[0, 1], [2, 3]] : tensor<1x48x8x4xf32> into tensor<48x32xf32>
    %133 = linalg.matmul ins(%collapsed_95, %transposed_94 : tensor<48x32xf32>, tensor<32x16xf32>) outs(%43 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_96 = tensor.expand_shape %133 [[0, 1], [2]] output_shape [1, 48, 16] : tensor<48x16xf32> into tensor<1x48x16xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %expanded_96 : tensor<1x48x16xf32>, tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%135 : tensor<1x48x16xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_27 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_24 : f64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<1x48x1xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.rsqrt %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %139 : tensor<1x48x16xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %141 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9, %140 : tensor<16xf32>, tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %transposed_97 = linalg.transpose ins(%cst_8 : tensor<24x16xf32>) outs(%92 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed_98 = tensor.collapse_shape %141 [[0, 1], [2]] : tensor<1x48x16xf32> into tensor<48x16xf32>
    %142 = linalg.matmul ins(%collapsed_98, %transposed_97 : tensor<48x16xf32>, tensor<16x24xf32>) outs(%94 : tensor<48x24xf32>) -> tensor<48x24xf32>
    %expanded_99 = tensor.expand_shape %142 [[0, 1], [2]] output_shape [1, 48, 24] : tensor<48x24xf32> into tensor<1x48x24xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<1x48x24xf32>) outs(%96 : tensor<1x48x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      %157 = math.exp %156 : f32
      %158 = arith.addf %157, %cst_1 : f32
      %159 = arith.divf %cst_1, %158 : f32
      linalg.yield %159 : f32
    } -> tensor<1x48x24xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %143 : tensor<1x48x24xf32>, tensor<1x48x24xf32>) outs(%96 : tensor<1x48x24xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x24xf32>
    %transposed_100 = linalg.transpose ins(%cst_7 : tensor<24x16xf32>) outs(%92 : tensor<16x24xf32>) permutation = [1, 0] 
    %145 = linalg.matmul ins(%collapsed_98, %transposed_100 : tensor<48x16xf32>, tensor<16x24xf32>) outs(%94 : tensor<48x24xf32>) -> tensor<48x24xf32>
    %expanded_101 = tensor.expand_shape %145 [[0, 1], [2]] output_shape [1, 48, 24] : tensor<48x24xf32> into tensor<1x48x24xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %expanded_101 : tensor<1x48x24xf32>, tensor<1x48x24xf32>) outs(%96 : tensor<1x48x24xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x24xf32>
    %transposed_102 = linalg.transpose ins(%cst_6 : tensor<16x24xf32>) outs(%101 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_103 = tensor.collapse_shape %146 [[0, 1], [2]] : tensor<1x48x24xf32> into tensor<48x24xf32>
    %147 = linalg.matmul ins(%collapsed_103, %transposed_102 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%43 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_104 = tensor.expand_shape %147 [[0, 1], [2]] output_shape [1, 48, 16] : tensor<48x16xf32> into tensor<1x48x16xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %expanded_104 : tensor<1x48x16xf32>, tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.addf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%149 : tensor<1x48x16xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_27 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_24 : f64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<1x48x1xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.rsqrt %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %153 : tensor<1x48x16xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    %155 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5, %154 : tensor<16xf32>, tensor<1x48x16xf32>) outs(%0 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %156 = arith.mulf %in, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x16xf32>
    return %155 : tensor<1x48x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_4: "0x04000000D078803F0CBC853F6C5C813FADFB913FAE73553F2F81953F13D7883F7A4A993FE3A3693F939C853F7A16323F31EA7C3F5E167C3FCA97793F1A1F7A3FC86A843F",
      torch_tensor_16_24_torch.float32_1: "0x040000005374A9BD95873A3E0A710ABE2F6AABBC43D2F63D0CC048BB5659463EE33EF3BD1AD327BE353E033E5A8C9C3D686595BEDFD4F83D9B27373D3F14053CBEE823BC61F8CC3EAF1F063EE0B07D3EC628913DAE328DBD4049183CB956EF3C77F39C3CAB7C073FA57885BD1C39CEBCE25B9ABD05F8353E8A0B81BE66031E3E103A66BE43AA9ABE2DBFD6BD77BEBDBC711328BE14FB59BE1C64A6BDDC0A46BE70C2E63E1B76563EC2268BBEA19A8ABB1CB2AB3DCFB0913DCA9D33BDB8818C3E5F28263EDB8E00BDA9371C3E41F5403E10238C3E3A4FEDBD95FE82BE480D523D85F873BEE6D001BE5141613DFC279F3D2390693E80D05FBED228F8BCF172BABD3ABC8BBE55AA183D5FC7743EF9956D3C9798393ED3FC0EBEF47D8B3D2AA84B3E5CA78E3E65F832BE3995E83D8B09583B8086C1BE7E4D323EB7AD153EF525463EC5BDF3BD85EAC03CF29D733E148F7BBEDABA173E101284BE7234ABBDE90B0ABFFC1E103E2E67293ECB5758BD31CF923E67BE8DBD544AEC3D44BE7E3E6F3F53BD1A7B763EC4A232BDD1783B3ED7E5483E7DA076BE9444D5BC71E5153E53978CBE8DCC83BCEBF002BF0268C13D45BDA13DCAE5DABD9106F3BDB421E7BC5DB447BE4DB8BDBE709E033E191DBBBD8E763F3E88C3CBBD44F5153DF55DFFBDAEE1AABD7FE864BD3A215BBEBABAB23C584E6E3E680CC73E46902A3E566EA3BE30F8E3BD31FDEB3D15EAC4BDD542CC3E2CA1D53D62AF16BD81F0383E28FAE83D12D7843D6427B7BE72E70F3EBDCE863E10DD4D3D1914E33EA13AF6BE8166F63D23D61BBDB26B20BB52F4683E3C41DA3D0823D9BE69CE4BBDE119823E161F1CBDE48070BEE375113DCB9F433EF7C56EBE421598BE62C84FBD39A4B8BE38E803BEE2935D3D94DA8C3C6C62633EE5108FBEFEFAD03EF11CD0BD857021BEA9BDE73DDBBED2BDE43A083E5B5095BD0390ACBEF594443EAD828B3D1BBF87BED720A0BDF3F24C3E8B9AB43D7A5E47BC2BC43C3E289127BE96AE9C3E3553CABDF36195BD6E63A73DA96BA0BD17AF3ABE6D12173EAEEB7B3ECB3396BD475903BEF605233E5BFDEEBE970C223EBFE9953EC82B6F3DA22CF63B3C1EE23E89166D3D1453CE3B75F082BEED957C3DCB09D4BCCE9209BEFA3129BC3DEFA73DCD7A623EB767853E6ADCDBBC7E89C0BCACBECD3D5E4FD43DD875D13D8E19D1BC20DB3A3E841F9ABE58B8E1BB974298BDFED9E8BD364FA1BE88898F3EC2803FBD36ECAA3E431C89BE2EDD9C3D2F709B3E0BD3D5BE0300033F009A78BEB5BCF43D50F4A03EC61289BD2CED52BE6C7F613CD74B1CBD47DFC5BDD50C6CBEC3F611BEA79D8C3E55F1643E6EEA1B3E58EF2B3D6D3B48BE235C473D84EAC63D83F58F3B72119C3E4D29CFBEBE8D863D0757B7BC6F5F8D3DE3F0CBBDA06F9DBD5637A2BD82D3A93D455D803E0F61D5BD96F2A33DC5D724BDF83E2C3EAD4499BECE7F7EBE4192B5BE74BC4CBE8FD04FBEC2A364BC051C4FBE62374FBE2620A23DDFD18DBD445191BD8BD74E3D702697BD9C3457BDA2888A3D93742EBEA9E84FBC4BC5FABD55BD1E3DC793143E4516D2BDCC341C3D22C58EBCB2D2A8BD60455EBDB23070BD376174BE0CE050BD0756123EFFC67F3E76EFD13EF9F5B7BCBBDB10BE45C1763E7422323E6529EA3C9081563C5A0E8BBECBBA9C3D88148B3D560ED53BA428A63D330BA23D979B713D8DD0413E9E0C283E7DD71A3ED0B53BBD413A0BBEC486A4BE1C1EA8BE81F871BC58AA713E8EBB7CBD79FF5BBE5C9CEF3DFC34B23C6CB347BAB8CB4FBC841E2DBEAB4CABBD5B5DE6BDA7E421BEA2AEB23E587827BE4C56AEBDD0B2AEBDBBA915BC3CD473BEC071F4BEBCBC013F82602A3E72D954BEDB85C2BE206C68BE3168DBBE117D7FBDB706693CA41756BE54148DBE3E539EBD26A4993D3590363EE419983E48BACABDB3F7853DC168323E999B9DBD0804143CDFBE84BDB88C8DBEDFCE08BD62DA3DBE456CA73D062308BDCF789EBCAA22B8BE9643033FB8B5FCBCB6B6183EA2415B3E2551B83C7BE60DBE941D25BD5184D73CE6730BBD6E9434BE8A140B3ED32F853E20FA403ED6B873BC1E92253ED679AC3BB1BD5A3E6898CB3D2EB875BED4BC4E3E4002FEBCC063783EC38D203EFFA839BE8DAB0C3C7DF033BE2F3C573D71D29A3DABDF1EBC",
      torch_tensor_24_16_torch.float32_3: "0x0400000081C2B03E694B123F514399BD161572BE2C488ABD911D6D3EFD67373D6F5C84BEDE09F93D8421873D286227BE9E2DD73DE97FAF3E4EB8DBBE37810DBFB1D2D8BE9B246E3E6A57823E426D0A3EA079653E1B23A63EE92FA63E0D0F16BDDDCA2BBDB2CFADBE00FFC33E8CE12F3D7CD2B53D8FC68B3EA10D913E408EE2BC421BC8BE7AC2A83E0FB193BC778101BBA932AFBC5105BABE6B78A03D8DD183BE9013AABE73D3323C67A137BEB34B3F3D034105BDF8EED93DA6A0203E6B05C23E6E82903EE64B6CBE32E674BEF093993EDE9AE0BD2A26A1BDA999E93D8EC759BE4FA4D73EE2F13E3D7F4182BEBF670FBDDBA9253EB2ECD73B3149D33E15C27FBED757213E565EF5BC2CBC733E91AD84BD51B0B43D42F91E3EA75366BD0A787F3EC60EC53EECCFAFBE0BA5A1BE5469F03D61B2363E4AACCA3D72F9183F701AF33EB0A2533EAE2C0BBCD9380E3E662921BE5E9C5DBEEC5C953C8D9CBCBE342FF1BD22B239BE5E5D49BE0C5169BED7C2653EA9E4AB3DF9BAC53D4029E73E13C7673E052E8A3D05FFADBD70D9903E5F9461BE81BB113EAF81923E0AECA3BE3D98733E9B85203E104D213E563D3FBEEB0C41BE6AFEA43E10DB873E52B5893D5EA49CBEA3CCD8BD1F9EA43E40E70D3FAC19E83C306B23BF23B4C03E790C21BC09AE923C3E91193E2C910ABE6D81EBBD8342F33E13E0893E8465593E531CEA3D4904B33EEF708E3E67824D3C9B063CBDF5B02DBEBE97A13D04CE9FBB704B7CBEA8C678BD3161563EBB1E7F3E1D6C8EBE0A8778BE9C5F823D250E3ABDBAFBC8BDA4E92B3EEE5C36BE15B62D3EF238A83D57FDFC3E2E7C853E2FD8053D1269E33E8FD747BC4F8BF3BE799E62BE2325E2BED6DCCABE442174BDDA0E95BD0832973E47798F3E8B125E3E1BBB80BEB0C060BD8009EF3ECBC5B4BE067A16BFEEDFA23E52485C3E93DA883DE04A6E3E66A5433D36781BBFE2233ABD868853BD93D13A3EADB9FCBDB2C7903D089E823CBB2D96BDDD0C533EEBC9C7BE1A326E3CA905303E26E3D33EB769D53CFA56F63C6E1BA1BDC9D69E3E5B09103C6277C0BD06CD363E91F01ABF504099BE4B7821BE6FE4FE3DB8AC41BDEDA7923BDE56D1BD8C7439BDC8DCA03EEB7153BE978317BC0304813E5B48A2BEB834CBBDEEE21E3EF2F93C3E736FDFBDAC7647BE7C3D313E5C3D4EBE55A84C3D45401DBCB37061BEAA0119BFA07CC9BB4B22F03C160F29BFFFE95DBEA7C6403EC6AE813E8A648C3D01F9F4BC245F123D0C6FA63EE10786BEA812E1BD0859AF3EF9602E3D612E0F3EB1A4FA3DF482EE3E3F326B3E6F3106BE8FE3963E694FA43EB86984BD62CEDBBDD45F143E06564F3E9DDE91BEBDBD09BD387B4F3E5D0A103CB222A93D8EC0873D781591BE67B6763EDA4C723EC7C6393E08DE023DC9A56DBE63AC1A3E820931BDC4646BBD30F5953DE9D0E9BD3D6C3CBBAB07923E3D5417BE696FE73EF14EC8BE52B1A6BE9304C23CB229593E2E6E9E3E4D58E23E07EA20BE0A02613E6E0BC13E367BF93C9FBE7CBEB8F808BD1AB5FEBC5B9897BEFE0B433E1AB529BE44E78D3DB318F03DBCA061BE4B258B3E9D8253BA3BB8533E70C361BE9C1FE03DE1DE213E48AB5EBD92C3DABE948830BE344527BE85A8BB3DFD0ABA3D078E44BE686AF0BDF4539E3E446E513EF2CD6F3EEAE031BDE2C6E7BD726DA03E53F909BE4F510FBF386C9A3E1D1788BEA1E3E03D41D52DBD12E7773ECFFA493EF57AD73ED519093EFFBEA7BC8B80D73E68DA08BF108BB93DC795453E9C61F8BD58CEA23EE63F883ED5D76C3E89653EBF321AC43E97AA2C3E2063C23DE6DFA33E7B93BFBEB95DF33EB3F548BEF25FCABD9E8D2FBE783978BD0E9EE33E8B65A43BE074203E12DFF03D6278AABE8B3D453C43FD163E4BF2A23E889FBC3EAE01AEBDF535BB3C459AFB3D11ACACBE5CA64FBE8D7E9C3C5B2C2C3E43AD11BE4CAB3BBE7B8B003E6239BB3EF80987BEFED3233E478AA53ABAE504BEBBA0D0BE3BA62D3E1EFDC93E128451BF81AE1D3E527FD23D579AE039BCDDBE3EEF6A5FBD662E16BF310C933D5CCA2F3EE7B17A3E3CE8ACBE951F99BE0E394D3CC9D514BEEEDC4FBE2FAB4E3DB2FF303E866A963DF4C451BE2DC83A3B5A7F763EC58556BDCC1F4FBCF199593CE2338EBD89108F3BFDA244BED457B5BE",
      torch_tensor_24_16_torch.float32_2: "0x0400000029967B3E84AB5BBEE44F4BBD7615123E94F49A3E2DC388BD11AABDBD3783BDBE9DD7843E13BBF8BD8CD41FBEB4A738BD65A11C3EE6D9933C8B8E6DBE012564BEF4B7C0BD508E9D3EDE64C0BE8D8F2A3E921C113E3E212EBDD6290F3EA86611BFAE24F63EC1810D3E0164B6BDE0EE41BE3372293F25AEA73DF27051BE4204163FF3B180BE5C7D7BBC02629BBE9D60F23D0AFA003E100AFD3EF18409BC2BE4813B5CF03ABE4EF153BE072A54BD3305D2BD357808BE5A9E1EBE232DA43CA53D3BBE16006F3EA586B2BD20AE12BE031DBABD94B14ABE6585D0BE2817C5BD9870B4BE812B923D792950BECE5841BD8889FE3EB2219CBE4C4A1D3D5B0176BCED05243E77B7CABED350123F98125CBE6D2201BF16470CBFC8B68CBC76CDE3BEEC5CD1BDD50A83BE3A8788BE9E758FBE715B703DDF1FCABE744CEB3EBB8B673E34F929BE79FB393923A250BE811793BE43197D3E3F94613E31BBDDBE764527BE430501BF9727B3BEBF4B5CBE9C6E87BEAF5FE03E006194BDD72CD6BE155E2A3EFA070ABF8B53893E38D5353E1D35E5BC6B0C8F3EDA05903DF325513E50BD43BE154E153DC5CCE5BD43429A3DD96A353E51A19CBE8FC38E3E98A60BBE6E96B8BD0092533C5604DFBE3E9C69BEF074ED3DFA237C3E4FB2D5BE914BC5BE3930353E64C891BE4297373E6A9EB1BE465890BE9EDB853D7387863E59AF633E1E7EAABE13B622BED02DDB3E148A22BE19B346BE3665443DB8F30DBD079A9E3E1625C03D4927F4BD5530A6BEA83C843E29301B3E56DFCD3C1482873EE56C083D37A48E3CDD8E64BEF05C8DBEFEEC9B3E17C0ED3E415B37BE167A9FBEE98B14BDCED118BC2DBD9ABD7F0F46BE8D90A1BEB4250DBE344085BE70E3D1BDF3E067BE13720C3FFAAE44BEF7E432BEF0D6553ECB927ABEAA19973E608482BDCEB40C3F13DCF7BE62200B3EEFBC843EC988813D2EEB8FBEF2394E3E7122193F1335693C712A95BE0F4BA83E4503FE3D6B70003E0127F7BE11877C3E6442C8BE8F13983EB0322A3E4F26353F10C7C6BE64F38E3D8FEBEB3D0DD1AABCBEFD113E0ABADC3D82B016BEC61A80BE99D3153EA6DA613E95E7423ED167BEBDB1C6353EB4517CBD6CBDA93DA269483DBD9EF83DD3A53C3D5867BFBD1C4F173E6CD698BED6DD29BEE99971BE194D47BBB01B67BE38A837BC2C1F163F8A8A753E696DB3BE7C23243D0CC9BE3EEA98CB3E1D65C23D6DF35E3E3B4B9FBC96890EBEB37EC93B22742F3DA2B28ABEE33FCEBD17A627BE879E883DDB09533D33E19C3D6824883E2580DFBD89E26ABEF86F103B9779693E9EA3C63EE72A9E3E8E20E5BEB19F09BEFDC2F9BE3B79673D5CA475BEF22BE43E3375C43DFDEA143EFB0EACBE3CB1073ED34E10BE8A384E3EB897183FEAF5D5BED4B4A33D74E748BEC2AB30BD998658BE2ADB873D35F8FDBDDD2437BE3807263E586E68BCF7FDC63D15EE7DBE8B8B133D06E18F3E5DF51DBEAB682BBE16AA1D3F0FA2243E5464B63DF2ECCD3DC3C7DDBD582A8C3E1BE647BEA400003EF7EF2D3EBED1453EE8CDC2BE88C09E3E208989BEC0D2B1BEA4FF293B0584943B1485AD3D687C993D34C18CBE6543C43DAE4D09BEC554F0BDD67E203DD2D4A8BD5773543BAFDA90BDA534C9BEC032B3BEAE1C903EF9D3363D60AC18BEC98C08BE3023BABCC3B1EEBC3465C3BE675F1C3D8796043F55655FBE93F5233EC533803E941D2B3EA1179C3ED1EDE8BEBBA7783EBB29B2BB61864FBD3780DD3D5E4F80BE5CB9293E0B9444BE223943BCCEF3F8BE69B85E3DCD8B83BD1D4A523C669590BE405E973E360F143EAE202BBD4530933EA65CC93E9116003F2F4A603E9BFC24BE1DC8513D975B86BE3701CFBEFB75E63D8E11153CF33FAB3E1FB9EA3C41B54E3E6D302A3DAB420E3EF239CC3DB774A5BE2DE44F3E512E8C3EE72968BEBC9084BDAFF4B03E43998A3D24F605BE4DC8CABE8400B53D61FA933E105D01BF612DA33D204BCD3E93A80EBFF8FDDBBE2A6B4BBEE9FBEE3C2DA58A3DCB458A3E5808B23E951C90BEA3FF60BC094E60BC013C0EBE24F880BD4C0C653DAF9279BE461F973E9449883EBD17A9BD63BF253D4E5685BEB870CF3CB68013BE5BD2E7BD6A4033BE7F009ABED69B803E3848D4BE973FEDBCA664E8BD28A923BDC998F3BE23B704BC",
      torch_tensor_16_torch.float32_3: "0x040000003165953FF97D833F6DF7893FFD3B8A3F25EE6F3F403D833FD44C5A3FD4AE803FB973583F0EF0853FCD6D743F682E743FBF4C823FA1F0833F20669D3FF019653F",
      torch_tensor_16_32_torch.float32_1: "0x0400000051AF223D9F3834BE006E2ABDBC6A6E3DD4ECC23DF4C2743E6BC011BD918B6BBE2EC72FBEBE25E1BDBDB78E3ECB02F2BD4DA0173E680290BD3851A1BD1F20283E768219BEF391073E246731BEB800ABBE0C3657BEB23093BEC781663C02D4293E0247C23DAF69703EE9D70E3EEC8DC13CA325F23D189181BD4B826A3D3F50533D441BBE3E4D037FBD88344BBE8E9C1A3D86EBADBCEA90B4BD0E130FBE637517BEA4941C3E8582273ED81750BEE2BD943E48521CBD26FC91BDF28354BC22B3BC3C7C0C4C3EF145893C8675943D7017903E653C703DC183BBBD45CE5E3E2DA076BD9AE85ABE04398D3D410EAA3D5C5D38BDB3584B3E3FBA2ABD42FE223D38E272BEB58F93BE951A0DBDD0D9043D2CEF86BEB93B1A3E372A12BE923D87BBF85F913D6C4C85BE2961B1BEBDEE3BBE2051ACBEDC7A1A3E825C2B3EA98D543EDE019A3EC0364A3E854969BC428282BE0053F0BC810198BD449A27BE7A92D3BDA290A2BD59C80F3C972D9A3DCC752BBEA9DA0D3E239F4A3EE8D93A3ECD0A79BDCCEB1D3C5460D03D486782BC522A5C3D29B4033D7159863DA29B6ABD8BEF86BEFD61F63CD28CF8BC1F552C3E51F6923CB0E09A3E69208C3D5938F43C958101BEE31E39BE8934D83D7605643D5325C43DA453D8BCF502C33E7314583E8A24893D2CF56F3E311F0ABE4CEFA23E70C916BE06C1B3BDD03277BC70EFEF3D11933A3EACB7E1BE5C4908BD2E6EFD3D0135E93CFED40A3E76051E3EE79FFE3B4273A4BE9133113E3D5BC3BDE64B3FBED98E2B3E6821903EA9D589BD967386BE817813BE264190BDE1109BBD89220EBE66618CBBE86ECDBD906E323EE0BB06BC26A39C3DF5100CBD10F1743DC66C00BEBC41A13E56F9833E3D70D73D72A6973DD2B74D3E5A2EC7BD390C94BC757364BD3A3887BE9E12793DE7369A3EBA124FBD4FD53C3EE996743EA8801DBE57F9D9BDB021973C9B75EB3C2C137FBE1C4F2EBE5EEB963DED045FBE71C5183EE7FD21BEBFA6A6BEB1E6C33D4DDCC7BE29379CBD0F69A0BD2CBE193EA42D0E3E6176283E75F593BD350FB83D9E715F3E4B8BC6BD90B25F3EE98F0A3E5D52B0BDF5E45FBE3DC8CC3E419612BDB5B2263E7902003E047009BD71B8D83DA0DC8F3D7CFC43BDCF4556BED83FB13D37AF84BEC0704B3EEEB7063E4365773DE8FDEFBAC3C68F3E90C3453DB320053D3E1148BE7D2232BE7E41A6BDE1B3A5BED65826BDDCD9F3BE25FD2ABE672D043E7C7E9C3E09CC2D3ED8DBC93DF07BF73DE735A23D31EA7BBCC698B03D51D9BA3DA3DFD73D75C7E7BD446027BE4DFE523EA9A212BEB1E00ABEAF89B3BD1BF116BE7D4D71BD29AD9DBC6F5C83BCDE30B4BD6BD18FBD8A45CABD1EDA32BE3DB1273ED93063BBEFEA6BBC9088473E94A3193EA8AA123EE5A67D3E1EFDC7BD9E61D1BD5F12123AC252FE3D2C27CE3D598DF3BC4DB984BE28C20FBE31B3F2BD2BB0133D68B84D3E5DDC1D3E33D88E3E314B61BE253147BE80329CBE2197AA3D6E5656BD9A85E4BB9F082D3D447EBC3D52E0383E2CE2C3BCB27C973E4841BC3DB1FD863C3570823EFB0491BE9D0203BE78CCDE3E5FDB6DBEECC86E3ED75B49BBB391A03E6A4DC43EB5F9FF3D2AF795BE9DDE4EBE0249CE3EC0B47CBED6BB143E427721BBC7D99CBD34599FBD06EF90BD42EFCB3D1E25BCBD2DFD05BECC68B7BD75E6823EA25D443EA32A89BE3A72E73D64C9C6BBF2B01FBEE789B8BEE6EFE3BD946245BEC6F1013D5D2CC6BDE44E27BE73AAF13D3EA6B8BE2A19B5BE6303BABD8EB54DBED3A83E3D313F8E3D6B00823E65BE173E97CAC53D1CE218BE431F0EBE3B4F043EB150ECBE69EB903E6EBABFBDB4EA423E64F7783D4FD526BE212F92BEC22E71BDC0843ABC16F3AE3E86937F3D270E1FBE54927C3E63563EBD5CCBD23D0DF13B3BBB16FCBB9C22B53D5EDA98BD573A453E213173BE6543DA3D8B805DBEC22F013F59586A3EAD0183BE84E3733D494DCE3EB3EF55BE4B9537BD360B3EBE8A36B33DAFC1A2BE3765A13D77EB1B3E6E8913BC5CB85BBE0A1782BE6F45F7BC39DEC33D47000DBE37834E3EC6A67E3D072167BE21A8E93D758097BEC9B8323D0E8E223E1DE5A83E2C0F033E6ECC0EBEEA88DFBDB310923ED21911BDCBCA3C3EDB3B853D868123BD412A2DBECDA28DBE7CB4943E41F01F3D03801FBE25CD3DBD5F8620BD3ACFF7BB268F16BE3D10203EF83FD43DEC82613DCBE11C3E2420823E095BC0BCD25FFDBDCC78D9BCB488293E0C0CE73D9D508B3E51E78E3D7D57943D3B20FD3D7FDE5D3E74DF2BBD6359AE3D4337BC3D06B1A23E3E84FDBDF103553E77929EBCC712973C0ADB393EEB8A413D0528993DABB4D73EA65470BEFA3B62BE5AB7873D1E3339BDFE190A3C333C663D0E87133E389B3D3DC3E083BEE5A2FBBD8C4E473EF2A49ABCD5CAA93D88DE6E3EF56322BD79E7A3BE7F0A353A4BADCCBD3A3327BD865D20BDDB540EBE3D9D9F3E4DFB81BDE473793E064F4CBEBBC29FBD4A6BD6BD7CC13FBD98CB7E3D4C7226BEACCA6EBEF8569F3E47DA313E7C7413BEA0EE363D0CB2F8BE6EFB593EBEB60EBE4BE9ED3DF97D003E908E81BEA43ACB3C0E88BCBD204C49BEA4BD14BDEC5C47BE4D38483E69D7FABE85DB733EA3CB2B3D82C0D7BD135F153EF6AE233EE964A1BDD9533A3E31E41E3E7642C0BC33E0FA3B0B90D9BCB782AF3D33EF8C3E39D2A43E3137ACBD71DB01BE94BE78BD3603413E711FD13AE9F4833D651C813DD9BF8BBE22AD38BDFDE3BB3E1F46CD3D617203BE11B040BE1E1D393DB5B2A73EC3DFA4BD7642473D18B985BDFD0774BD9D73C9BCD03F88BD2B3F563E989B323DFC541ABECEFDE8BD6A1B91BC6FA5823ED1379DBD7B79193E42E8753E2AF68A3D7BCDE23DD46F253E",
      torch_tensor_16_16_torch.float32_3: "0x040000001328F73EE8F9483EF52E213E586EE33E9459CC3C3E409CBE698BC83E12D5D3BB99F913BE174788BE228494BC113E03BEF08B7A3F3AD8743EB98315BFA940923E711C003D60BC653EF1CE0CBE57C8B43D6060053EBFA02BBEBB38EFBD0DBA37BE7FA031BE7B53803E1E6E103D71C408BC048714BE0F47BF3EE2EB8BBD8951173DEFBCC13EDBAD153FDBB8433E9086A83E917A203E8E228E3EFFA2A33E1BB79EBE73574EBE74C3373DF17CEF3C580DD63C0E35E03EAE9B243EC7F52DBEE6BA60BEC1D6E3BC69535BBE473E2B3D619847BDCD6AC33E03665A3E8F6B91BE52F1133D8798EE3CC80BA4BE1DBD123F51DF17BEDC0890BE048FCABD8808C53E18BAC13DACF2C5BC53105BBED5E079BE79EA80BEAC9F8ABDEA89A23E98BDFE3D76FDA1BEA3D8633E9A45C9BE97E2FF3C40A4A03EEEACDCBDB049133EDDDE893D86E43B3DCA2C14BC1E7F5EBDC807FC3D1835F6BDA16E243D6FB83CBEFF55303EDEC92FBE89A44D3F3F15B1BE21FE1EBF0C9ED0BEB50C7E3B659AD8BD8BC34E3E8394BEBDEA123B3E0089123EB46EA43E801F5D3E19A8373E8E862B3EA429BD3E4A20DABD49E79B3C136076BC25C709BE57E8F83E15CE89BDE2BE58BD1826823EBD640D3C40FB783E0F227FBE2F4AAFBD52CC913E2511933E46D6313EB61B8E3DC2E103BE7D4D3BBFFE2A0ABF72B9363EB8D06E3E86973EBE38CEF33DA5B19BBDEDAA19BE43A6E73E60D7673C2386863EFD964A3EFB6BCF3ECB694A3E3788C6BD6F94EF3DF25708BC700A0A3F6555E7BD162350BE15A40EBE770DC9BEDF8001BE0023C4BDEB66FDBDE90AADBDB9FB84BE67E2F2BE4C7D5CBD42F8EBBDC8F88B3EFC97A43E16134C3E86E99C3EEDB698BE9EFD8E3E6FF994BDB623BD3E1810C63D1FF24CBEDC574FBE1F38F5BEA015AFBEFEDF26BE60D06EBE6C7601BE2FD3D4BDFA8293BDB8CB0EBD0F6AC73D75C4CB3EBD93E43D24DD523D22A510BD6081F23DF2F570BD417787BE6F75C53EC5740D3E1818CABECB8BB1BDB8E1383E739522BEBADB923EFD79C93D44E4213BB20A763D42FA32BBCFDA2E3CA483E0BE19CB60BDA47360BEAD11AC3D38C34BBE4C0F6ABE4ABD2BBBE52DCABD27DE94BE829FC4BE282890BE6F74A03EF137323E82B5FDBED61502BD945E2BBEABAF7B3BCB12A4BD2441A5BDB721DABC89540A3ECCD947BD060C9A3EC8E80B3EC64B143EC167603DD04177BE29AC633E89FA373EF9D954BDE28BBA3DC40F013FD8E2583BE60503BD448610BEFBC2FFBE50B0CDBDAA12833E221349BD86703FBF7E5AA13E8263B93EB872D23C5E92AF3ED2EDC6BD35BB13BD0F51DC3EAE34293FB410213F53179EBED7419DBDDD67803DC550BDBEE11E87BE03B9CC3E24676DBEFD7BCB3DA9E934BE4B6D073F1998B4BD831D8E3EE135A53D21C019BE85C762BE1C9ABE39AA0D55BEB35596BE",
      torch_tensor_16_16_torch.float32_2: "0x04000000279E7F3E9253F8BB12FFB63D7CAA2ABE9258D03E797AB9BDB718173DBD05A43C25CD4BBEDF0608BE4E6904BE365B733EE568E3BD6FF8AA3E5501CFBC469B893E03AF76BEBD49A5BE9A5DF5BED52F463E1EC1933CBE6794BEB6A3063EE5C05D3D7F4CA23E574A093E54D13CBE817B90BEB5A9BEBE186FF23DB95044BD99AF66BDCBAA53BEF56D543BAE7DCCBB4419143E00C0923D3AFD993E699EA53EC8A98C3E76ACA6BDBC6AF83DDB0096BE8B76343E9B38F93DB876BABE75A9B9BE085A19BE458C5F3E7DC879BEC64B12BDD4CB71BE1D65A03E80E1EABE722CDDBE29699A3EFED928BEBE969B3E127C89BEC66DE8BDB72E263FA2F27B3E6ED12CBFD826E13E499D2F3D91AB7B3D4B740D3F95363C3E4B8059BE6DB5733EF719BD3E075BB33E9537313F3A56133E38F9593E134E58BE4DA3F13E1FE7423E9F96173C463D423D914190BE6B01553E37146EBE390F693DCDBF21BE42907DBE85AB76BED63E563EFE138A3B6A1549BCF461403DAC7FBFBCDB01A3BD220DAB3EC6659F3D2FC9A0BED80E613E7B249B3EAF54AABEF82286BCC05ACCBE505DFABD228ECF3E3FCD433ED052B5BE34BE91BEC4C8AC3EE9271F3D1423C33EB3FD1BBED02616BE40C657BED265353A96AF223EC1964F3DEFCB13BFABA0E3BDE830603ECE608BBED698973E4D72C5BD8915C03D40375ABE2BBD453E70891CBEF6954F3E5CE3C6BE017DCCBEAC35FC3CDD91813E65CF4F3E6C20903EB63A01BE8F20113B6868DD3D615C37BEE315AFBD8A3F11BE807D283E45E827BC695C35BDE85C663D31F9F83C68B380BD45900B3EDE5229BD8CD9B0BD52A092BE63524BBD749109BEB0E064BEAD87B1BE8FF3A43DBE92CC3E23A280BEF056BE3E923CD6BDCB6B853EFBC7A6BE1EB2E0BD70A5353ED8F6BABB304B303B5479E13E845F423ECB4FA1BC92B361BE30B5CCBED740833E904CB5BDEE72A7BE8BB415BE6EC883BEC3E1AA3EADB1193D13C184BEC32E073FCDFFCEBBD935BABEE8D53D3D1A61A6BE6CA1C2BE1F7A703E79FB7FBE5DFC32BD5DA7663E85A9E8BDD2011F3B3C508EBD9B04933E037C24BE3C1218BF218F823EDAB4EE3D389F573E2585DA3DD34ADCBD205672BDEDB866BB96C3203ECECCBBBED2EE133EBEBDB53DA4B871BE6634D43EE04ABDBEF9E4F53BDD0FCFBE9C2EC8BE55D0703E27F2833D5F53543EB882653CF25EEB3D8B3767BD2B9D613EB1F586BEEB7363BD07E7063FCE6D233DC9799EBE892C71BE3BB068BE628018BD05C391BE955DAD3A188C96BE5B037ABDDEC5453E2E1AED3E9ADC9BBEEEF66A3AE63517BD6EAA003EE7B7233D8761963E1953AB3E9B4280BECD8FBA3E64F46C3E7B23243E5689CABDE9CDE0BC71D8F7BDE68E13BE9B1865BE3799BABE64F8B73D09FD773D1B472A3E122E09BE8565293D9BD58FBD9FA291BE01526B3E4DAFD5BE",
      torch_tensor_32_16_torch.float32_1: "0x0400000055C6413ED0BBB13EFC78B93E3B97CB3D6C1B14BE1F696BBE36C6F6BDB627B1BCD29BCDBE0FC32E3FABA508BD6FFD82BDBAB8C2BE50E3B93E61FB6ABE92FEBABDAF9589BE4E0A92BD061A90BE1B421F3F94AEC6BEF496143FFC6C263EA26DBCBE779A88BE4E69673E4F40B83E7BB1E8BCF94D3EBDAA76143E210BD2BD3B7F473EF52CA93CA1BF8ABD0E15CA3E3E9B0EBF570DA53CAB8D0F3DA96DF93CDB6AB53EF215393D73C194BC860AF93D4EF4A83EECA1E7BECF5C14BD062FD83E1E9021BCF4C81D3DB0ACA13E2486C73E5DD8EFBDD3FE373E6DEF4E3E3288E53DE00BF9BDF29D693DF3573CBED2F2773DD7A57FBE885C1EBE4962A73E49D01D3F9734B73C90D716BCF05DF7BE41F0D9BE34FE013D8E46A7BCF1AFA3BE483DCA3D0C6A133DB16090BEA56CB1BDD68334BEEF9BD23EC98FDDBE538CA4BEA59B5F3EB971CF3D1A0949BE52BF103FB51494BDAA01B83E16538F3E7BF43F3EDAA4BFBE28C80EBE4D10DB3E6512623E831ACB3EFC7DC63EA31CBBBD98999D3ED2877E3E1687143DBEE3F73E1291ED3DBEFFE33EE6CC7EBE903CACBD898B64BDDBA580BE7B36173EC93994BE297B143E4602A6BE87A3A23E710F2FBD96AC963E8DA2B9BE063989BE14CEB93D4B1D003E4296443D3D35613E11B6443EAE27C6BD90501FBE278CAB3E8264AABE66FBC13EF86938BEF56395BEF0E6BABDB379AEBE0068993D49F4F53EAF8F1A3D49FAADBE6A66D23D7128C0BE7AF2203FB1CF1CBD67EDCABDC526A03EFB19FEBE76EA73BE2FD2863EE1E986BED657423DE234A23D64CE683EFA62283E0081CD3EE191F3BB8B426E3ECEA004BF33B7033FF63D19BED3504B3E2A13D03E786D393EBC09A13E920A9E3EFC90B9BE978719BC6DFAE3BE5C9971BDD02D00BF3473A93E0A94F53D85859C3D9DCDA1BE6C96A43EF741183FFF35F2BDB8D998BEC368BE3EB7029DBE89F7B3BC50369CBE6B2692BD2BEF02BE3D5F97BDCC1617BCB24252BE7F388BBEAA78473E4E0FC23D7BBAEEBE142F28BE06B3FD3D39BEE2BE8D70AEBD002A8E3C61199A3DA65BA6BEFFCC97BD84AF143EC134CF3E62B8D13D841C563E5A54963EDF2CA63D88E9DB3E2A70793E260F9C3C9A1E933D4C51993D892D96BA9C9BE4BDC9EB2C3E7FBEC7BED331DA3CE5F6023D1487B53E13FBDB3CC372F83D8659BE3CA027003FFE8BEF3DE72337BED389853E1F188DBE7030303E7254C33D65138CBE1B4B003FBFD0CCBBD3C3CCBD06F60C3E3AAFD1BEAE6F863EE4C1583EF80ADDBCA434A63D19A8193EE2C0EE3E3C0C793ED01F8B3E3E688A3EF84489BCC3A88E3D9A7B33BDFE2E913E838266BDE00E873E5D4A973E058B1D3E24F29FBE90CEE23E46739C3E3CF02B3DFD4D993E1DFFBA3C4361253E736864B810F1553E0FADA9BC2285B13E295AA5BA50F71A3E64963D3D563D1C3D80729A3E351CB3BDFE193E3EC991263ECAB9B9BD21221DBD207D623C9EAFBE3E4B31AB3E94B553BE90601F3EAC26833C013083BEA05F7B3E1E4C463EAFF5AEBC1CA6C0BE4C32AB3C5D15B23D7055E1BD9C81B93ED7F49A3EBFD04F3E6F903A3E60ADBA3E5E935EBE7C26A83D3523A7BD1441C03E0BF31FBE496D1A3EA10171BE5BB7D23D3C1911BF49BCD03DF6E2BABDA4310ABECC5EA1BC18A2B3BE5E7C583D535E25BEE4030B3E7DD3AEBE1C180ABECC56353E88654E3E88A5C4BEC51889BE888881BD9153153EFCAC993E503855BE7146B0BE30F099BE01E62B3E09CCD73D7E2831BE659812BC87182FBE0D0D2CBE32F994BDD9B7EEBCF8EC323ED826F73C3145D13E129C323EAD16373E7482883EEA0F9BBD6D41863D1B7F143E35995ABEBF628CBB7A07B33EF774F93DEDBAD9BE1FD7E8BA41301F3E3CADE1BC7EE8BFBED92CB13D5B6AA8BE0F11A2BE4F7F71BEB71464BEA13E033E20B584BE9B2DD33CD635CBBE1C7F363D2157DF3D15457D3DAC4129BA2F1C333E0280A6BD16A111BE6268D7BEC1C0E63E222BB03DE23D803D7B4DDBBD24497FBE37AF4CBD49AC5CBE1E9AAABD462971BEEFCAAE3BD7D0513D076A1A3E73B6ADBC1CA581BE4E18D43D018E88BEC3CF18BFB6D45D3EE8BC54BEAC02873E034E8BBE4670C1BE6E1134BFCA5AF7BED18AA5BD55CA1EBF44EB84BD48B8E63D9E6F143D0B4B8ABD179F7B3D958FCCBE4AE6C0BD0486B23DDF0950BE1D5EA3BE12891BBD8897BE3D7514C63E97B0253E06AA33BE6AD50C3EE9C6013F986FEE3C218D463DB5D20ABEFFD4B93D4B95BABEBA7811BCFAC2B9BCCC81FBBEF8D251BE548328BDC84AACBE832834BECDDA673E3C47443E620C00BF41F5123D316C2EBE793F94BE0E778FBE1FD3AB3E794E27BED403803E877047BE49BF4D3E7731A53EDC9D86BE89DA08BFF895B5BD444E383E688A6F3E58E4B4BD366E3ABE6DFD14BE0CA559BE4B1B853DD347853E5CECAABEAF10A23E4D3957BE02C6853CFA29BDBE4ACF3BBE78C76EBEBF191D3E8533383EC394AA3E3D5E7A3D93781FBDF44E47BE4899953E7823D4BBBE9C8EBE0F2A153EEE3451BE02B5F6BD0845133EA79FAB3E4BA3F5BE6E8FE8BDA4664A3E706DE1BE5A9C98BC36521F3E4AFC11BD69E17DBE986F993EEA56F8BD30580ABD1AB9383E801DCDBE1B5EBE3E92F3003EFE35AEBD667EEE3D758FD73E51DD95BDA5C8453E045C2BBEEDBB943E071AF6BE6D0487BD2111FEBEC2701C3D2DF857BE0BA789BE303179BDF88FC23D1D5239BE15DEA13DC9E6D1BD7E31053F5F528B3EB8F8FEBB817C243F994215BD3AB88E3E60B082BEA6D1D63E9C5F363CC522883DE84555BE46B0E03B250124BE3C11623D12202FBED241573EB873C43D9B2133BE868379BD797C2B3DACBF2A3E5EA38ABEA019D5B977ED5ABEF38667BEED9590BC863398BE",
      torch_tensor_16_torch.float32_2: "0x04000000A181773F2F1C883F055B643FF8D9813FA88F9C3F5F21953F20E47B3F7FB17C3FD2BB823FD9ED7B3F743E813F79898A3F1C894F3F2759823FF75F6E3FBC1F963F",
      torch_tensor_16_24_torch.float32: "0x040000006209C73E63DF20BE7B12DDBE944A07BD277317BDBEAFF93D6B4C3DBE59B3AF3D3A0359BEF1F3B9BE7ACF203E28C90CBEF8F5F0BD6921273C755C3F3C15530FBF060E28BE9B3110BD993DE7BD7AC75F3ED713473EDE903FBDA49D06BF83FF863EC6E209BE4A90AEBC6AE33CBE48D6BC3EA1B1E13C6BDBA03CC65A0C3E132E803D34315C3E3BDC05BED1AFB63C346E1F3E0251433E316A0E3DB95FD23CA097CDBC8E49FD3E34B9443D863600BDA4E44CBE69DD66BD69BD4A3E2BD3B2BD49B4B33E10E5823DBA7A173E15D8903E106FD0BE3E49CFBD3AFB593EE6B5803E2B03653D457549BD2C22393ECFC3273D93CFF03DDB9895BD1B04D93D8B48C1BC97F704BE2EBA143E1DBFD8BDBD1EE2BD1143E7BDD72556BE0960A93E6257DCBDA91E15BE969596BD1749DBBD8F7A4BBE9488EB3E5735DB3B9717ACBDE690D83D89513F3ED83E34BE94049C3D4ED5A73ECAE7893EC6EDBE3DD6A808BE51271A3FCA080FBE0E45FCBE2528613EF18EBFBE88B28CBDF1F89BBE4AA587BE804D55BE5439033C31698F3DC8A06B3E5B5ABE3CEB16433E1FFE94BD0B4840BDB6DC41BEB7F5C83E077A293E9ABF0CBEADD64A3E2783913E1DA748BEA8C103BD7A7B413E32662BBE32B8D5BD5C8C4C3E6C07D73D3644333D97CAE8BD296F243E570587BE3AE5DABDF202313EE52E9F3EB4A75CBED569E9BEB61AA53D8BA1DEBD7BE41F3EF03047BE98C032BD13032F3E8A40953E6BC2553DE319943E6306493E97EC32BE7CF126BED94881BE0FC8B93E67C6E2392531AB3E23FDBA3D665AAD3EE7B4013E0349AFBCCED527BE573C84BDDC994FBE09214CBE9EE56A3E0C0AC83DF5A54C3CBA1B13BDA143BCBCD91136BE0AC093BE5399BB3DF6764FBE5689883DCA69C93C12CFE23D0EC901BE3002BA3DF23B46BE4C7359BB5488483E4F3357BD414C39BEA5C694BD80DAA1BEDABF153E94DE37BE532E363C73B65FBDF580ED3EDD06BC3D4B83E83C419BA63DA5864D3E093DB4BE038C93BE860A8ABE88DB013EF1C844BE345959BE236188BEEB2C883BCA76683E54F4D03C3462C73C005C34BED5E30B3EC4ACE6BDEF9C1BBD3E08CE3E763528BE497DE23DB2BE123C3A3C8F3E5AD706BF2F75FABCA0819F3EC2D5033E2C6742BE5CA0093EDF40C7BEFC9F383D6F2A62BD1D0C163D47B04ABC9F3D1DBE95CA9B3D8883EE3D21590EBEE087CF3D29EF9C3D6CBB8A3DB186C3BDCBF5CD3D01302DBE5CC6AA3CA90E093E51CD04BE6C41673ED4A653BCDA62D23D84C8173EA4E02A3EEB8EC93DFD4B04BD24E2363EB29B663E451DA4BEC7171F3E8B450C3E4C44573E8F247B3B4AF188BDBFE3663EAA0E253E2E06873D30C971BD183981BEFD08B93C13C28ABD38ED7BBDDB872A3D9CF4AABDFB8AE73D0A34D9BDA4DDEB3D0D61F33ED749B93CFD9F6E3EE60479BE73A1423EF6CFABBEB121113F2602593D092A6E3ECEFDCABDE5FFA83BD88C533D6250AC3EFEF75DBEF2D864BD882B3DBE8DDCE3BD6AC4923EE720FF3C0979DD3D44EA453EC8F7703E0037143D65FB38BDA1570CBDBDDA163ECCC61A3D9615603E3B49743E7281FB3D1BE9C53D0E319E3EC943AF3DFD1B693C9727B0BD4F603BBD7ACDDD3E90DA44BE270F88BE1EC6013E924F623E7A1A653DF9753CBECDB596BD8EE1B2BEFA261E3DE783BBBCBC81303CCEBABD3E1589C73D830E0C3DBF11DD3D4DFB1ABC602CB6BEFA5A5A3ECB0CF3BD2F98E83E75789F3EBF18DEBE806D93BDD0C28A3E70FC313ED59A4F3E4E29D13D60C36ABDA95E11BEA03EC0BD8BEFCBBE9B18A93EA5F740BECE067B3EF587DABD22E5F33D0738EFBEBA20ABBD04790CBC3833133E37481DBD32C5F03E9A74C5BDAACE93BE7E73493E7A0E9EBED9775F3D39A850BCF1C5A3BED52BC2BEB10F5E3E8E3921BE10EEA33EE39E3ABD5E86813EF2AE973EBB919ABEAFA36A3E08529CBC401798BE1DC96BBB3C04D9BD8F8230BE7DD3033E2D1F5F3E12DA393D137D6CBD4D41EDBEF1D7A03E380DDA3E6679BE3D97C3D83C1E08073E5E36F43DE84A453EB758593EF1494D3DB825F93CB28C5ABB0C5F7A3EEC9ED43C68BE3E3C73218EBE7BC6713E942974BE2D5820BE83F8AC3D7DBF28BED04722BECCBF05BEEAE78EBD56DEB63AFBA7F2BD1CBCA6BCB65A57BE4D263BBECA78DEBE",
      torch_tensor_24_16_torch.float32_1: "0x040000008536DCBECCF5543E480C13BEB027053EA646FB3C609AC7BC5B3B433EBBCCAEBD7301EEBEA29BF03ED2178BBDCF69A7BAC564153F413761BEA9E99FBE186F9ABD201781BE211A3D3E958C3EBE59F308BD09C8D93E405F7A3EB31A773D5D1F043F4001033EFD8A92BE0E1F273EC679BA3A96DB663E5979ABBCF2E02ABFD0D8873EDE84333E4D1105BE8E52D5BE0AF2953EAA5B4B3EA55087BE20B12F3E2B5F293DB478AB3ED4C24F3E18D94BBEFCB4D73DE1C60DBE342D123DD2A843BE10FF583EC6FE9E3E181661BDEC614C3EC8AB55BEF4B3B1BE96C9313E1592363C9AD7CCBE348F8CBE130AB7BE75CE0D3E1C3F013CCD13F2BD511C58BD6F25A33CC40014BE48358CBDE6A1A1BD7E3E7ABDDB6AD3BEBA3DA63E5E62173F943BEDBE20133E3EB4EE8B3E2EDBED3EEEAA79BD32B8DA3B438F943EFEEE373D39D70F3EAB66823C07B9443E783B673EF41AC73D194333BDB9FD813E9B470A3EA8F7ACBD429E02BE4B6D1EBE9B112BBEB8018D3E436845BD66C9A23E65A39F3E963FA33EAD686F3E08AE0F3FD9D320BFC273DC3DCE82953E8EC0A9BE07E4D23D5364CEBE5DA7523E5C89CABE7B33C5BD880244BEFC73A5BE0E092C3FF90CCF3EA95F6CBE9CB7E63E031E56BEC7B4063E312C0FBE6466103F0CBF1BBEB091E1BD37F2F3BD0F8E5B3EEB408ABEDA3C2C3E56BB3D3D26DB573C157027BF99E9DC3E998A1F3FBF9966BEB886383E5F0FAE3E349BF6BD8BDCB9BE8C9BEE3EF8931BBD032C8FBE78228E3E771C13BFDADF803ED8C993BED3948FBE76FB16BD5664BA3E29F15B3E503830BEEE8E4E3E31C88F3D03CC9DBDC525E83D4E29953E7EA6B0BE12E2E0BED3F32CBE527AB43E22A944BEBD85D13C224424BE6B55833E76D024BFE23B113FE05C9F3D5D6C203E8963B5BC75B519BE33AD8F3E829EC6BDC205713E209D26BE2257713E9A4EB0BD70B6E03B54051BBDD2B0423C230252BDA6939D3D26332ABEE4A74C3EDCF2DF3CCC0E9A3D2C02F13E9D3FAD3DDE9A143F6B6EBFBDF9CA993A3E5622BE80EC823D7D3A3BBE85B4F1BD7510CF3EE3D20FBECD4D8B3E6B7857BE858F9B3E8FC773BD867BB13E24B5C9BD9F43EE3DA2E056BD55129A3EA24642BE7F728C3EFD6D47BE5D4DAF3CC6E8B3BE4FEAA63E3EFE80BEBF66F93EBE68703DBDBE2D3EE354AD3E1E78E33E5A96B73E87A1033E10F2CFBE0B853DBEEA61F23C922C27BD6F4634BDF56DDF3E0B2D97BEA636F9BD9F329DBE0EEF91BEE95E963EF6C870BE455F43BE7FE7B0BDA220B83C7C270E3FF302EBBD07C6873D5D9AD53E83CC8A3E0A0E713E120C353E2C0AB6BE04C3B8BE34AFAD3E18B7013E173CBEBD101D813E5A008CBE3EE24C3EDE367B3EC366833D4912B3BE0E6FAC3E47B385BD6547883DC1C5FCBD7A57F5BCD49E653E8A1E153E80FC943E7843B83EF397F53D1B25BA3E54B21F3E65CDBE3EA7758B3D2550BE3EE85A913E362D853CF7B61ABEF5AC353F65AF8DBEA943803D7D3882BE1D4CBD3D2C69B9BE589AB2BD7E48E9BDA609343E347BD03D113C053F7EC9F23B87CE8C3B2E4A003CD9A7E93DDC71B6BEA756F5BA67CC03BE30E411BF755D0E3EFCBFAD3DDD1FAFBDAAFC87BE5E3653BEF4CB30BE7457623EE4FF133EA98DAA3CA74183BD343EF13B296604BE7681B53D7ACD813E3E728A3E7A0929BD3EF3B13DF90CC4BD16F13E3B4954B43DE1231C3EF00EC8BD0F114F3BA94584BD5B8DAE3E6E6385BEAF68783BFEA2DDB9E5AF03BE447AF23E425B4BBED2BC6ABE941ACEBEAADBF9BD005DF5BEF99A433E76A7C73D10F13EBE205CD3BDA6D48E3EB4CFD2BDC910683E2A2035BFCDE7E5BEDFF9E8BB7D9CA43B2D067B3D4B06DA3D519BC1BD15B9C3BE2493323EEC91083E3623B5BE2E55213E63CA1E3F11998A3E52314ABEA77583BEE44DAEBEC28E81BEF8E0A63EBE993DBB7C854BBD5F3A2E3EAB70C4BD7F2E913E3C2BF23DA698923D5AC4E3BED83CCF3CA23D673EBCB8A03D2DCA46BEB6F8A3BED46620BEDF59843E6F803C3D0637D53C5194CBBE86A395BE777B80BE25C690BD6AD09F3E979E3CBE1F589FBC4180DCBD3C68023C83B9093EB2E144BE7F38B93EFDB9E9BE094C1E3F2755ACBECB3DC9BE8C25363EF30BB8BEAAF77CBE9D308DBD69A29CBD79163CBE2721AC3D832753BE",
      torch_tensor_24_16_torch.float32: "0x04000000E1EA20BDF57468BE120BCFBE59DD38BF0AC64ABD21302A3EC7B8B0BE9CC582BD0DB2203D3B98B1BE88A910BEB17E02BEFCCC8CBD5EC98EBE41CCAEBB87837CBE0A75113E433998BE59B48ABE2A954D3C4BD4C23B615074BD754ED93D2D77113FB8D14EBEA02C1FBEE5DFC3BE112FC33E57F74F3ECBF1A1BBE51D6DBE0D05E6BC6B0CCABE563A2C3DD0787C3ED9DA0DBE69C9F73D5C4DB4BC19E98A3E5370B0BC409953BE918BC5BB8191C13E693A89BE3C43103E5C9B013DB02E7ABE228AE4BDE7514E3E1349F63D47BE4B3DD6E51DBEC62B49BE4698ADBD67AEF0BD954E03BE8ED097BE599CFB3DB05920BF2E6A89BDDE39E6BE23D7BDBD3D2D29BD149AD1BEF4E6F13DF308BABEA4EA8D3D2C64C8BD4305BE3ED45B93BE0123E23E3719F9BEAFD37A3D8012633EA94272BE8405103E407F0DBE45B0E83E575791BE749175BE83408C3ED8C6893E132A323E005DC13E2356903E2E790EBEC86E893EC0A492BE47C9043DF28D12BC6D029C3EDDEBE0BEDDD8083E305383BC9758B8BE091FBA3D76E60CBD8E66B23D5F14953D0404573E6103603EC90449BE19B04ABEEBC081BEC619953D07F83B3DE2D1B33EF9C8663EB57CF73E0C32953E858DB83EFB922CBE254C2DBD1B5DD1BE8B27BEBE1D41483EBD5C1A3E5A60D03DFC99403D08BB743E7A97E0BCA92ED9BD04F603BE2E368F3E2B0283BEBF05053E454F4FBDCC992B3EF6139D3D8827AF3D15AD543EEC9A00BEFCA61A3EC902C23DF946A8BDD38D31BE76F061BDC7EF8BBE228871BD57AFC4BD9514133DC4EE203F866C01BD39D89C3E7EA7A3BEE096AC3DDEC4AEBD49F0113EA0C285BECFA7BDBDD9C00EBCFC83EF3B714DDA3C2E992EBE5D4C663E8BC3DEBD5074373EB686A8BDD9365B3E4B04CABEA3749FBED6134BBAEF6A4D3D995929BE2F7842BC7BCE453E8A0F703E0C4515BF1747E3BDAC58B3BE0BBFE1BED5DC463E2EFEC63B41880EBEE8B182BDA6F98F3D95AAA03EDA5BB6BEF47701BF07A822BDF457B1BE78D8C1BE8770E33EF10A903E67F51BBF5BB4193D577FBB3EEDDA8F3EB959953E4E07F9BDC210C13DD0449DBE914926BF24F6A13E6B58523D87A61F3EB1B02EBEECF9A7B9F0588F3E31C1E33E50CFBCBCB1F48B3E58A2A0BE625DEC3CE1F68BBEFD9A8ABE231403BE7DC7CD3E0ED3303EAFA8CB3D3E99493E9C029F3D0DD905BF683FC0BD0549F1BE2E47CDBEF02819BF0584E23D1F47A23E95E4303DFA74D7BB50821ABDDFE4B2BE0A1D11BE1B0840BE0011523D9748CFBE65B267BEAA0D053DE32E6E3DD76A43BEC129D03EE259D6BD055904BEF65AF5BD09A6E0BE1CA651BE5A55BD3EAB9305BE2D2DAEBEFF173CBEAE2681BE89B710BDD794A8BE5632863E4801923EC3706C3E8457D83E5E005BBD6147633E0019F9BC6FE1703EDD0C563D210001BCB235B9BE3180A73E2617CF3E2962D7BD2583B0BE5CCC163B4F0296BE0C7DF63D8D3702BDF02E6BBCDCB8693E6074CABE355C833E2BBE943D63D21ABC0E40D1BD6F2F05BD3208193E13E8EA3E2D6B7EBD11DDF63D21F1DA3EA5B5513DBC5836BDE118F43D010714BF4853D4BE9680F93DA054AC3C7E6601BE08EAAF3CE1A8CB3D7CB311BFAAE94B3E07006DBE6BF08E3ED2B49ABE02BE9F3E587038BEABCB633EAE93B33D5590DF3D4F1CDF3EF78A45BF88F6593D60749ABED0501E3FA2EE563EE4D82A3EACFE8FBE0452153E8AD9573E7BB469BD6FE6203E3D22F83D380B2DBEC35CEE3E8A590B3EEB3DB93D003AA43E0164F13E6E533CBE22FA923EEBA2C73D0A05FF3ECB0D963ED65A55BCDD18C23E48C1683D79EA793D45B157BEB7DEBDBDDE1BD33D7CBF24BE98BBFA3D992FAA3E5DD52C3E76B9803D769437BE3638753D74D2623D108027BE095609BE8C2CF33E3CECB1BC7BCB553C23B8803E5B64433D4479B0BCE80D8EBD5DDF3FBC162DFBBD187914BBD81A09BE7900563DF5ABFEBDC322D7BE9963243E18B211BE3D91913D7EF3523DF066C53EA096813EAA578E3B2669C73E22C470BE961B543E6A327ABED977653D396E183EF0A9313E42CD363E35438BBEEE93C53D665433BE8C6027BE31E9873E7D551FBF1136CABE82AD103E5744733ED2A352BEBF9DA93E0B8313BDCDC012BEDFF9703ED4416ABE8695773E41A96EBD2D69E2BD",
      torch_tensor_16_torch.float32_1: "0x04000000A5AF6D3F24708F3FAAAC813FCE326F3F05E06A3F1068913FD26A5B3FAF6C833F27E6843FDB825E3F2EE8823FAE8A713F54C87E3F2F43893F24AC8E3F71DE733F",
      torch_tensor_16_32_torch.float32: "0x04000000278B60BEC2CE0D3E6CB84ABD1126103C05D4C03DFEAB923DAA1591BE9D1178BD605982BC00ACD63E93674F3E9BAA1A3D9850B6BCECAF673D98A236BE2565A1BE72FE853D636115BEDF9C58BE7DDE07BDA42D5CBEB44D0D3D987248BDD752D43D88E4923C58F672BE1ED450BE35527C3E23AFCE3EA5F10ABE4647A5B9BE3B70BD7F2DDDBDCAB7043EAF14793ED3CB1F3EFA3FB3BE70FD283E4302EA3DBF9D3D3CFA9DDABD935A41BE62EE3A3D667D28BAF52FACBD0F3194BCE4A06ABEF6C9A1BD895B363EF2B7823ECD6175BE7708913DF13293BE04F9D4BE391AC13DBB04D73DAEA5BDBD397084BD6C45D3BDB2D69D3D95361D3D229B143CAB6A07BEFFA2E23CD5AFCE3D966E173EF0F4E3BD609A6B3D72B4BDBED28983BDC0D602BF9FAF1E3D300613BDE224003E972D183E5D2758BEDCCEB33E59A9B73E77BDA4BDA071C2BB45B7C23DC9CDC93BB443B53C69E2A1BC1B8D063DCAC17DBE0EF22EBE1DD01E3E858D2F3E920DEE3CBBF72FBE72CE91BD3359573E54DE83BE0CD5B23EE7B9353EBCAF753C97538FBE2707833D49C29ABEBBF18C3D7498B13D774281BEAA9E3BBD3A0E013FE16F86BD1AFB0FBEB3488DBDBB94943D1428943E8637B53D27E122BEE0DFC6BD19F719BE9C7A97BEC1E8353ED6F5B1BD5DF925B91AA4323E4278823E986299BE862BA9BEEDCF67BE59B8A43D632FB53DA7DEB83D051DDD3D6DE0A2BE369FECBD7F4B533E1863A73DECF224BE36CA103DE9D2733DC32DDD3DCADE743EB2DD9DBE9C8AB6BCCEBBA6BDAD2F573E7A9DB7BDA9F0D03CBCD360BE5A0A973D4B357CBDEC0D2CBECBB8A13D8B86C2BD99F285BE45A8463E860873BE95224EBDF027173E10E78FBE4979353EDD5D0A3CE9CA28BD2512983E0CD9E9BD5374A43E9055083E021EC43A7688DC3D900B503E6F11863EE336C4BE2EB82B3DE169A9BED37933BDF4F0F4BC2B7F78BED2CA8ABE65A816BFD13F0ABE8EA1533D6F28FABDC2FE703D0F0BC83ED7894ABCFCB5AC3D1412BD3DBBB6DDBB2E4E9F3D3A2817BEB4E21EBD44C809BE11C8E2BE433805BE558314BFD58838BE2F52193D8826893EB9EC56BE9F16B7BE6EA64D3D766B7FBE607C903C4C93123EF2BA69BEE545513E4CB5BFBD589A00BECBF73CBE60A9153E153C04BD44D5FCBA8D54FB3D4C8A1B3E9F6F513E36BB21BE157CFF3D7197773D3A0F423E7A8735BEFBF5563CDDB9B83D0E4304BE91D9753E888986BE3263683CD3F410BCF455CABD56918C3ED85E28BEF99DA9BDC568F53D3AED153E2727F4BE3F79A73ED1B071BE24A3213E534983BD27F50C3E95B1543C8757523C3D37A2BD8159A7BEE51685BDC036DC3DDB3CBE3DCDA38D3E2CC40D3D6DCF0ABE84954ABD4E20DA3D34D2EA3DB009A43C38BA073D0FF4253EA13576BEC58145BE110DA63C74A102BE7BDDC1BED9951ABED6960BBE6E0989BDDB237C3DFBB58BBD12925ABE8290833D2AACE73D1B9D083D0AD20D3EBD2F35BECCD6133ED4C6E8BD3711A0BDAB0D52BD7EDBD8BD31F9D7BDA07565BE51AC953CD373D6BEE24F1E3CECFD42BEEAD6A0BE010246BEEE14233E9855013E272763BE11F1173CF12048BC9BC09ABEA2FA3BBE4E13563EC513223DCC5AF43DABC58C3D2E8B683D8E62BE3D9FBFB4BD30C3AABE50A14ABEF65BC3BD8C3FB7BC0B588FBCF23EB9BC1A7794BD5BDB173EFC82C0BB17CF01BE76878C3E1644B0BD4853A6BD733BEB3CFE9222BE3AB4BABE5CE4263E7B9D5B3E4F3E39BE4B54813E7E5424BE4F0A893D10FA5FBDE12EF13EF7026E3E2E3B423E32FD1A3E148D3B3DE7C5BB3C5BB577BEF3542F3EA8B83F3E261BA43DB351703EB4C7A93EDFAF1C3D84EA483C7557B93E657009BE4873B1BDD8AB1CBC4FCA853D71CC3B3E8164073FC51C483DF3FBFF3CC740E23DA5E399BE0807463EA7AFE5BD4A01263E989E553E562694BE4476893DBF4050BEEB56C9BD5E3A133EF86308BE1C7E7F3EA3F7BBBDB6494DBE41ACAFBD075145BE6A89423E5BD1963D53A56B3CE0A3D1BD65048A3DAD230CBECBA872BC05B6A1BD8A5EFC3B2472073E60781D3DADF11DBDEA78D83CA109A83EC31BD2BDD2637A3E361EA33E2EB018BEEE1D5EBD4EF1F13BE5B02D3E1F2D733DE19E343DDB19EDBC7D249ABED27140BDC606D03E09E880BDCB14123EED98A0BED3B56E3CA94B0DBD8A44DC3EF062663D241DCB3DDD126FBEC3F91F3EB4A29FBDE475BA3D358B9B3D843B27BD767695BDCD7EBD3D32A934BCB1D9F83D1345113E7B5256BED3409CBDE87AA73E291C8A3D1FB0643D89D422BD4A610E3E14639F3E15B21BBC66F8DB3D05F9913E839D99BEC85C333E27651D3EA909373EE42A363ED8E35BBEB1D08D3E7946103EAD93053E3A22973C4D751BBB062077BD3897233E84F04E3E190456BD01DFCC3D7258413E3BF6A1BD0724493DDB6E1BBE72BB3EBE9E20F73CE0E180BEEDA988BD73CCE6BD94F9B2BEB7DEC7BD59CEC83D1D91573CCBBE7D3D55E731BDCC471EBE0F16173D28C2B1BD06ED29BE116072BE7BFF9D3DB3D532BEB95499BDE329013E21D311BEB8BEB13DFD521C3D187101BEFA9D4C3E717E98BD6989AFBD6FC8B9BD771C74BC7009E6BD31EBC13DB983273E6482A2BD296612BEB87A91BD577A6CBD902552BD196BC4BE44180C3EFC22263BC3B603BE872281BD18E73EBD5113173D09F9AC3D5ED01CBEC658013D0D3191BE7B3D3BBE6FDD843DC6A6D03EAE3AA9BDC4EC333D862D283ED50911BE3490C23D2F958C3DB21F9ABDCF568CBEE9F6893CDC6F193E9626293EA1A394BEA9822B3E116482BEF23320BE459DB53D086D82BD68011FBDA5ADE33CF2B4EF3D3AC1743ED2885D3D32A7103EED93853E1973923D207848BD3646113EFFE9B8BDF6CFF53E",
      torch_tensor_16_16_torch.float32_1: "0x0400000040E8493E9FA9173F651DBB3E2949083E7B8490BC52A7953E05ADE9BD3455C63DFA626C3E3371BEBE40B453BE3DF5023EC6DFD3BEC17F40BDA2D81F3DB9ED11BEE6D4293E2F04763E1AD5F73D15784ABE67CEADBCB61B07BE8F6498BDCC72C13EF38DFCBEE794B23EBB81273E5411073F74FBB3BECC0CC73EDC34073D01AB0C3CC7EEB83D6967A2BDFC77E7BB3C6855BE50DB79BE3B33343DB1E0A43E8A6DA93E103A5D3EB57F4E3E3F57213DB408A93E97CF48BE955E80BDCBA07BBEC410A53E037D023E2B03523E6A7321BD20BADDBEDB2AE8BE3178E4BD625411BD7CC6E5BE1150213F94FE5E3E250E583D8DA9E13C0B3B7EBE60BD72BEA1F867BDA2DF493E97A80FBEA46F013D48A4E53E75DD843EACF26C3D7054903ECAF97A3E34FEB53CC6C8BA3D3694653E9520443DA66C65BE0D50E7BE040DD6BD1F7846BE1E2031BD0DBF09BE82A3933E43E2BABDED3D953EC8CF013EA78EDD3E1103653CD681FF3EC8FEF5BDF532EEBE5D4A3D3D433C463ED45C813C1640EB3D35F17E3E4E9F45BE1875BE3EC8BE81BEAD42F53E10C5D13D0EB9A7BECD4E673AAB5F1CBD5DC394BC307D87BD2D89423EEE2E093E29AE64BDE88C423C170FDBBE9FB04CBCEE25A3BDABF2F0BE74D6A8BEAE7C993CB4DE8E3E5B86D23DCC07173E6A9E603DFD88433ED364263EB0E548BE55D6DBBDD52FAB3EECE14F3DC6C4C6BE7812AE3DEF041C3E1B245EBEB583463D4F4FECBDE2CD7CBE8F76FABD52BDA93D29BDA93EE1A7933C6F6AD7BD9E6E673ECB603E3D7E29133EE642AEBE789E16BFB6BA12BEB3CBB93EB68A6B3EDDBF45BC1FA7D63CCB7FE33EDA78F43EE151A4BEA42020BEAFECB0BE2D6656BE55EFA33EF7893D3EEC0529BE7654423E4702803D672E273D8185C73E180ACBBDBCE1DF3D584803BE039A16BED318E73EE8E6AFBD5FA895BEE57EF4BDBF8AB73D2A252EBEAAEBDD3D6571933E8C82033E5141183E7BCF073F296FBFBEE75C293D08B9D8BE364B1CBE277B653E27D411BC45FD10BE566BCA3DBC70DDBB167D8BBD1B43EEBE2AE67BBE4E9B823E9DA077BE57903B3EB0C1E63DEA15943E3F2BB03DBE81E13CB4393B3BC5DEF93DFA9864BED4CFDD3E5DB25D3DE524C9BE9D3EC6BD09F67BBE13E320BF98E020BEFD38603C1AD2913E5EEF5C3EEAE2C6BC3F47B7BD3E7A4A3EFD5F1BBE7E975EBE2A979BBD1EA823BCBE3ADEBC39AF583D471184BED6218FBE555BB53EC212173E1EB0C9BEE9376F3DA38292BED941A93DDFEE963D38B532BEC7391B3C806583BE7474963D190A6CBDC2C0EBBE531A83BED0AA8EBE4E33683E3C82C13DB257B83D9874873E1FEA923ED8FBF93E239863BD976FA83DAE503ABE83A8963CB6D50E3E81DE09BD871814BEF6453E3E7DBDAFBD40C220BE68B7C13C0EF2083EC359BE3D2CD4A33D260E3FBCB928123ED6AE803E",
      torch_tensor_16_16_torch.float32: "0x040000004CB7C0BDDCC4453E4C08F13DE7DC16BE5112E7BE99B6853EAE9B8C3E110C013E9115BBBDD7A2D7BE4A31313EEF55CB3DC1ACD6BD29EE31BE143D47BE3A6A44BE0B55553E243D9DBCD35D6F3ED5C8F3BD2B1DAB3D06C797BCB5FCB8BDCCC5913DC9258C3D998F963E967530BE5C8B90BDAB5FDE3D319481BECF08803E5F85BB3E5683923C27C9203EF0AE08BEA559983D038620BDC81DC03E149B77BFF56683BE2E42483E5DC3ACBD850AFA3D96B0A5BE6327D23EC40349BEC6EA5F3E6A02F6BE9572C73EE89002BBCFB412BD7370A5BD37872EBEF3C1E13D3643D3BE5A30793CA786DEBE3E0080BE7F73C5BEAB3DB23E8281103E91238EBE6BFDBDBED75BB0BE9A02483EC7A4163E03A3B7BEBE578CBDF81576BD6BF88A3EB9840CBE08E91B3B0361F43E2DF2BBBEE7E5183E494048BEB970BA3ECBAAE03DFFE3E6BE6FACC4BED443243E6FE3DE3E645510BE6C780EBEFD7CACBE8EE44B3EC7005ABECEA24FBD447E003FCA90F3BDCB37C4BECE6ACDBEE3DDDF3DFFC8993C9776893E41D0E63D4B7A5BBEAD07F4BD2E41D1BD416D0F3E3EA53C3D21358FBDBFAB173ECD6BF03D98743C3D6F92A13E54FBF53D7A64E4BD8A587BBEB03A80BD07C05A3E61FE873E6C12D43DD3F7EB3D61AC90BECF844F3EE3EA373DB89DE23D12D382BE1259023F98ACC7BE1DBB893ED391BA3CFC1BD73DF2930A3EA8C00E3EBE64B7BEEC7DBA3DC75D47BE70B9A3BE9E104B3E600960BE45CDCBBDD3A211BF8DE46F3C34DC193FA154EBBE355DDE3EE60B45BE22798CBEA8B2B8BE3DDB74BE4BA79C3E549D3CBEFEE2BB3D6DE992BD5ECBABBEFD1DC8BDDAC7B73E5DF92ABD74D33E3ED6FDEF3ED091A83EAE8C82BE684CBEBD577F233ED4CC73BD72FD423A36C0CC3E6FCD413DAD2499BEF9470BBE7CF36B3D36653B3DC964923E3B9F10BE01AE22BE66C6253E692982BD6EF0043E2530323D157BFF3DE627D43E4A5EE6BD5EE958B8337FA1BDA96F943EC423A33E696AF53DBDE87DBE640B413EC389163DA41936BE30D113BEE5C980BED527EABDB6430DBF66336A3E12B420BD3CF40DBFFF65B4BD5C381ABDDE6ED23E1B3D353EC5925F3EE9B5AB3E014F773E51C68FBE4B414BBE9380573D7BD13ABC1A21A7BD2811243DA7608F3E6B205B3E9362083D084547BE321A993E2B2A83BEA960163D4D44C7BEC29C92BE9DEBA33E3A52403E3CE39FBE4FDB06BE1AEF9D3EF45D4DBC5DA3943E55082C3DD15C343E01F8E53E4DBF6D3D19DC0EBEB5DA093E097B84BEFB7A61BEF9720A3FABD72ABE13C12ABF835332BFF577C6BE4520C2BD8B0D26BED133153F3401C1BEEC2381BE0792FFBED18B5B3D55BE103EDB6408BDE558E5BD296657BD5DA9793E4BA2B1BE2660093EB4FF503E0BB948BEB86BC43D830C21BE179311BE754AB7BDC969813EDC0306BE05286E3E616CB0BD",
      torch_tensor_32_16_torch.float32: "0x040000005BE4593E281FE63CBDC8AB3E3A23E43EDFD6283ED00381BD04FDA03EBDC4C43EFCD2A5BD5EBEF4BD74CB8E3EE752C23E861EC33E1EC49D3EC6A5EEBD380F843B5021333EB0E3023FB833ADBE2749F03C366826BCA503B83DEC74A33CC174CABD2D5D4A3E8E7550BD888C373EB9C03D3E4055953E81D1833D5FEF203E74F203BDD7851E3E4CF22CBE06384EBEA1FFD4BED18E9FBDD8E04A3EE714DABC527E51BDBC935F3DFC36903E641DA4BE9944863EC53520BE6A131F3EB51D4DBFC2A7883E8BE4EE3DB7DF08BE074FB93AC703A73E47DD11BFA1795CBD4F60C63E671C913C83A23ABEF6DF7C3ECBEE3A3F2AA0CE3E92ADB33DC36C843ED8A298BE810C953E63C1FB3DE31F363EDBFDD13EEC1EB73DC2FBF9BDF315AE3D55FB623DC603B13CE631D03E3BD2613D5D6D06BE22A793BE06A5EBBDED0196BE381C223D00418C3E795F5DBD0213D6BD81C538BD3043F73E6F9ADBBD8A12173EF7E32B3E079A153E442040BEE57FFC3DE7307DBE33891ABEBE3DF1BD8DE29A3E6497B83E272FF2BDBA7A68BE8CF9253FF7238DBDD15EA33CA26342BFAA19843E35ACE6BD6E3701BE6D845F3D9EC5583EC54BD9BD393D37BEC46509BDDA41233E84971D3E15E191BE62751A3E33BA96BEECF36ABE2FF0CD39C13A80BED3F9FEBDA242E33D36CA10BE1AD02ABEBE81E83E6C02DEBB07667CBE5F3AB8BE0EBB953E9B0BDABE5B262B3D70E24DBEE9F8523EEB5B9A3D698961BE6596B83E7C6A3ABE6F00AB3E35D93C3EC5ABB3BEC397DE3DDF84993E005E493D542B833E0DD0F7BE14E6BEBD501E113F6C596C3E6DB26C3D326706BE5E0C55BE11C9593E7AA4573E2EDC793D32E61A3EFF1515BC38FEAA3D7115A73E53685E3EBFF5E03E556F163DF34690BDD08917BFAA8BBF3EBD7EA93D5D6A783E1F97DA3E889F40BDE22D763ECDE796BE678E8EBE46551CBE265C95BCD4CA5FBDF6301CBEA75CD53E203F2DBD898D123DA930923E10A20ABF53FFF03D24CAA53EFD2658BEE47F813C49F5E53D02C72FBE368326BFC3372D3E8CC5763E69257ABC53E539BECFCF0EBE8409703DEFBB12BF3B9029BE76BA18BF3991A4BE3E6733BEA2D9903EFB758C3B2411B83EA12BF33E4818A63E9BF9393DF20ECFBE793AD13EDF5F55BE5D9EC43EA092CDBDA6B1E6BE8B60933E0CBB863DE73B3EBEDD7DAFBDF36FFDBED3D6DA3B41FC57BEA177933EAE9D1CBE49922A3DE00C63BE9048CBBE91D9493E37B2C4BDCB5AF6BD4B104ABECA862ABE8FEEB03EC62482BEFA81C43D140880BED4C9C13E87E3193D1C32A1BDD072D0BE4FF13DBD9BFDAF3CFB782C3ECF719B3E077D13BFA106C1BEB13DE53CF6D17FBE31B592BE7A0F873D1E9A9EBEA94F79BEEE33CE3B90F98DBE6D32D83EE2BEBD3DDF0B353D3698BD3CBABBBEBEB942ECBD057FD8BD0923523E23869ABD6F18923C426B4CBEEDD9FE3DC56DFD3DBBA903BFF353DABE32F945BE11A2BBBE24CADA3D1299163E21916E3D7B1540BD33365D3E83227B3DDD4004BF5A27213EB1C0103E13300A3EB088E8BED3B5DF3E658B56BDB434E23E9600AFBEB50536BD1DE8AB3CBAE48B3E65CA2EBE1A3A1A3E0E963F3D4527D7BEF413443E6BA1FEBCEAFF893E9C6DC5BD13EF043F70235EBEE06F893E803E06BF79E602BC612CB8BEDA8F053EAA1BF43E037C643D218F4FBE229612BEBCC6B63EDBDFF8BC3402333E50AE803DFA5EBC3D29ED933EDD2BDB3D5846D53E5541443E967C2FBE672A073E17128ABC590E073B159E273BBB75F5BE79F0873E4FD3BC3D92F495BE562B14BF694AEDBD5641663BBF78D13E816E5CBE343A2ABC74560C3D2789D43C71591C3E5AD44B3CAD74A8BD9F54FEBEFDC2DEBE49CB64BEAD4E103EE7F32DBE6AA2B4BDABC6BEBD6CCD06BF418F43BE60A1A3BD13D2133E591E5E3E9003023E1CCA8B3EF47B7CBEA97CF1BD4CF990BDAEC1C53E965423BE89A6DEBD7268333FE1B0663D2E85353ECED9223E56FBDCBED194643E725BEA3E0E46F83D8C4CC23CE7E4103E1255AC3E5A88E53D4B183F3E42A7A93C5206393E3855A53EB55460BEEF51013EE96F3EBDE8A9D53CB38D4E3D446EBC3E4D5E8B3EC0A000BF3CB06E3D7FBC823EBBB9DC3ED9151E3DD5AA8C3D634621BEB57203BEA3F3833DDD8775BE8FA6993E87A1A3BEF257593E0A492D3D6DBF99BD6E37B3BD71F6CA3DEC89683E01856EBD5F44A83E8862C83DA9F9D63EAF9B683EA91198BDF02A4B3E5295FABD93AC983EF9FCDDBD2E2FABBEAA0EC5BE7BADAF3DD5C7823E427731BEBF9B91BE83F1C73E91838ABE3DB4E03DF315EABDCC5B623ED63B9B3E9623BB3D8DCBEBBD995D7CBEFF83F93CF6BD84BE8682B13EFF0705BE8C4A7E3EFB828E3E61E63B3F701A493E651DA0BD3C551E3D7137FCBC2442A5BE03AAEC3DC09191BEE314F5BEAA44BCBDB71937BEFBD085BD1AE0F6BD25D38A3EB8658B3C53C2E3BD946B943D1CD2073F3624383EDA7D95BC96C49ABE59E1B83D57FA32BE2F2CC4BD9534883E76C06D3E684E9E3E2D7D8D3C77207B3E0AA651BEE3B0D03C57150D3E996B943CF04FD5BECB9E323D669EB93E3DB0883E4B4184BEA3F5803E4D69BFBE3F3420BEA0B0103DD6763ABECEDE0EBE24623C3EDCFDF93DF06246BEB6AE4E3E2320BC3E274127BECBE9E73DE1FDD6BEA67FACBEBF178BBC84C2243E1402253E2FF2603EC9A90D3E0556A5BE55255CBE81E8223A4C8B16BEE11D22BD3F212EBE61E05DBE9B0159BE3A13A33DCA1D0B3EA202DB3DAA2AA63C7CE92EBEB525293D2662573EFDB630BEB50C25BED6CC10BFDCC1D53D5D60773DE35A613DFAA6893E07FBA2BEB6B5C6BEB6554D3E472906BE6BFE35BE1C389CBDFADCAD3EC3FE8E3E52C4073D0EA91F3F08ACBB3E",
      torch_tensor_16_torch.float32: "0x040000000A465E3F487C863FDB0D8D3F449F823FAC5E883F4192573FE331783FA8C57E3F797C733F56FF7A3F2805893F7640573FC028763F105E823F85CC603FF67C4C3F",
      torch_tensor_2_torch.float32: "0x040000000000803F0AD7233C",
      torch_tensor_64_16_torch.float32: "0x0400000056F451BE2B90CA3DDE1E663E38B7B1BE01012BBD2DFF913D931E24BE9AC664BEEC316D3E541709BEB77194BEB899EBBDD162353EF8A1813E28ED6B3D888A8B3EC194CABE992DA6BD3B93F63E4CF7A8BD2E354B3DEA35483E7B01853E897939BE565D56BD7D825CBDCC69E8BE8EC3B0BD41EF03BFDD912C3E6563A9BEE90CAEBED910ABBCCB54C0BB748F323D0C18133FA604753E277029BE6F1554BEDD0D1BBE305CB3BE1A0FA63E1A0AD23E6D4187BEB2EE85BD621180BD7F49003E7723853D207836BD09DD84BDD45E6DBB5C8DC4BDBAD53DBF44C087BEC3349EBD832D6F3E9AE9CF3EE16CCD395605E0BD36F206BF9B8F923EAAADC3BD6EE5B5BDC312413E0470083D2FED3A3DF2BE03BECDEE4C3ED7209FBE4BDFDBBE6C1715BE3B871DBE9BC362BEE637993E3057EF3DFF6413BD88DF4FBE86EDC5BDF3BB84BE438F173E817F10BF3400CF3DA27B123EB4999D3D11EB00BD383175BED03BE03ED2C47A3ECC02CCBDDA5231BDF3C2413E53797C3E1D4953BE8B34273D4753003E9DD4B53E326D09BEA731543E104E873E9B668DBE8F80023D3C2E9BBBCD85D0BD431D083E216CC43D0FCFF43EDB749BBEA6B4E23EC3CF013E545E21BD9DAEEB3D539C93BE2DF68FBE40FEA0BD0B3F203EB1F8B93C410116BE1FABFABDC7C9233E76021C3E7BE350BEA406943E50F79ABE52D4013E5FB4DCBD62FE1C3EC5E8903DE5BC973E32A3113E3881083DBF5C0F3E40323CBE5E5D65BDDDA34BBE509208BF27D03FBE720DBA3E4F4DC5BE0FB5A9BD2AEB0C3E70CD013D1CF3C1BE65A669BEFAC3A23E28E1853DF60119BD1480933E7BC090BE2899053F62DC07BE9EE74D3E6756973CF6858A3C4C850CBECBF1D2BD5FF65C3CF036393EF7B48ABE43BD07BE36C3073DFCA02E3E606F83BED2E2A1BC3D46133D6386B33E4459D5BDB86C293DA33737BEAD672CBE0F6436BE58E730BEBCB16C3D7B6D41BEF251F5BC6B58743E83C5183D65C8F0BDBD2459BE4B89513EC106533D8A7B333E84E230BE7E99953DE10ABB3EBC539D3DFE62423E1044C43E1F8446BE7AAA09BF7ECBA3BEA9387DBE5AA18FBACF10B7BD5CDA3E3D7A2B95BE0988623E0965A43E093956BEBDA6B6BEB45289BDD29828BFFC4FBDBBFB1E3D3E4E9C293E1DAD403ED466133E84FB8A3CCABEC8BC193B1C3E79E467BE907761BE2E555CBEE4A32CBE715141BFA587CD3D6FB887BEA4ED90BEC4C7EABEE3C606BE56EC923EE7F68FBD9CA930BE1891BD3EC35F43BC9642F13D2FDC253E2172AA3EBE1597BD91FE6ABB3C4913BE2C62CC3D41DEFFBD7CC4A4BE4FB842BDB23FA7BCD01E5ABE5660D6BD3DE1AE3D208977BDC210A53EC17F37BE5CB05C3EDF37DFBD72B4F7BD67BB20BE9489003F5321413E8ABC823CF839203EE30E86BD6732D3BDF862C73C1ABE493E693D4FBEE6B7BE3C2AD299BDB90DD03A98D3C0BED7DD1FBE31EDE73D86A74F3E19B4313F6877433E9A9A37BD2CEAB5BEFA8B85BE259892BD0696483EA731273D0DEF57BEBBA43F3EE497F93CCF4918BD533BBC3ED1334D3D388F31BE2C9E193E943A41BE0208D03E6848E63E0AC181BECD1E75BE4FC9B33DCFC50D3B42DAD13D171F983A55564C3E3124563D276EDABD1CAD4C3E4FD103BD076DCB3DED96DC3D09AB84BE89E71DBE03A9BB3EDFB0E43EBAAAF4BC032C8D3E08FB57BEC53C39BD6DB6B2BD345E933E6330C8BE9B76253EB7A82ABE4D83A53D9318DF3D3EC2673E53D1BF3DA6758D3E2204BA3C60FD2C3EAF1DF5BDDBAA53BE18C775BC25061D3E35F970BDA7D0C1BEC64F2E3DAD82C8BEE3E1873D2551E1BB6E680D3B6C21243E847F1E3E59D24ABEA5673CBEAC36D93C55D5673EDDE9B7BE19EEAFBD6E4B853D842B143D895E223EDD1A61BEFA16A13DA77582BE1676A53D464D8BBB4071973E29E1C63E73272CBD31FB36BEA871C93DABEAD3BDD66197BE062F00BE720F163F194B9FBE76D9033F02FCDF3D0F5D693E410ED0BE03960A3D570E22BEC91BBCBDEF99C1BEF875793ECE320A3E9DE77CBDA96C45BD4882643DF34935BB7F7481BEF215993EE874943C6241E0BEEA879A3DD9DD0D3EEF59D63EFBB95C3E369EA3BE74654DBD01F5C5BE55A82C3B0E93413E9EBD0BBDCF85ADBCD7D78BBE60A8C43E16317D3E04B075BEBCD67ABE1848003EB55A92BA14C8803E1E26DDBE12E9BEBE66DB17BE6A678DBE6E2D653D1FE5973E7C8CC93E8DA407BE054F8D3DE8612B3E6B1FD33EBA1A163DF447BCBD475B96BE5F04153DCA7AA3BEC670EB3C7D5F863E8580623FCCB425BD61D09C3E8640AABC3CEDCEBE4D6B9ABE8C8AE93C74F6883E8BF1DFBE4F293C3E0DD8FA3D56D7BCBCC45B343C73C2AD3EC508A03EC777D73DD6A3763E64C68D3E1DBC3A3EC6459FBDE65BBA3DEAB87EBD805186BD9FBC0A3E429E66BDE5EB343EF5D1A93EA56BA63C8DB4F8BD6C62083F9369CB3D1742CFBE6F14643ECC2708BE5D13663E43A9ACBEE9D7AD3EFDD48E3E87738E3E82F080BE041806BD9F19BFBC607C203ECA7FD2BDC672C0BEBEF4253EE239883E0554843EAEE4BF3EDDBCDF3E4A0BF2BE26DE303EFE863CBE65AB253E0FDFA4BB2F41DF3EB48370BD8717F3BD681CC5BEC453A83D909830BE74D624BEFE8218BD60CBDE3E7A8181BEA879ED3D643C9DBD1F89373D1F9A6BBEB5D2073E3C53B9BEC5A71DBDF097B4BEAB8DB23E9117C93D6F3ED4BEF0109D3EDBCDE4BEB7AA2D3DA90289BEF04743BEBD1D003F51C1A13E6D2D3E3E55F0903DEFB0313E6AF5EABC50E3B83C406DCC3CAADDF63D842A78BEA84D83BE1C9513BD550D073E8BE2B53DB8772E3E3137B73D28FB973E0B4D5B3EF013FBBE55DBDCBDFA8F41BDB33D95BE0403053D2500803D94AF5ABE6410E03D3625C33D995FCA3D706BC5BE3683CEBEBF2411BE0710E3BC6C2D45BE89813CBE0579E23EDD0A07BEF906C0BEE8D82B3EB08CFB3CF86CD2BD067583BDDB869A3D0D2406BFC158DD3E965D4B3E6A0CF1BE48CCAA3C9DF1F13D2C15DA3CCC7FD83E60DE95BEFB055C3E8AF272BEFA1ADBBD7C957E3E36A83B3D92C1E03EBC00C2BDB499DABDD5CE66BCE5C511BEF040C23EF1592A3D2C1BE3BD8A1DE33EE0B4FC3D285FCD3E0DC04EBE83ED083FA47BDCBE0A9CD33EF03281BEC793F83E09715B3E03D40CBE82E2C6BEE71A0CBD97A20FBE8F8F803CAED6943DC2FC963D5A7633BC557F8B3EF977B8BE185EF5BDEB44463E63BCCF3E2B747CBE955D0C3DD95A95BE0FC4C6BE574E603E67F50E3E65C192BEFBA24A3D07789ABE00D40ABEE640023ED83A5BBC4267A33E5837013DBC47863E9F2324BEEC1E873E128B123EFC25A33EFDC8913D357385BE8A7AAF3BF8E71F3EF73A2FBFBD4310BE7E5C8A3DF2266D3EAAF3ED3D1CBFC13D49B4753E5E98AFBE7AA17F3EA45918BD4FC061BE756A9A3EEEC019BD7B944A3EF538C63E861E873B83E65E3F69FA733E2E7112BE8996543EA10635BE28B2F73E179BED3B0A0F8D3EC705723E59320ABFBD5315BECE17E73D149E86BEA117863DBFB60ABE8116203EADBFDBBD77CCF83DC090653C384349BE0DADE33D953531BF374AD43D3678F2BC3435C33E220C92BD22AB823DFFCAC73E9A8FC43EAC3C16BE7C40093ED91D893E8765E3BE481EEF3D024518BD24DC033E1482B43E566DBEBEC3B1653C7667623D5FCAFBBC064D153DE7B19A3E2855DEBEA93A823E53FCCEBDA9CB0B3F8956F1BC38CFDABD7DE99E3D9C976ABDA2F5CEBDE1E244BC572AE43D1F293A3C3B1DC2BC79F1A43E2F36083E95722BBE690697BEC01D213E7005883E0EF1A4BE05D399BEA48FA9BD389201BE386A99BEE140FEBE72E5DCBD435220BEAA734A3D1E4B9EBDA4A17E3E9E00EF3DC5AD9FBE9D3B02BEC81B933DF676C4BD0E9EB7BE5A8B1DBE0EC401BF1D2ADFBE469B103D8739783EA3A2F1BD1B91CC3DD5E141BEC64FFCBE6EC9CABE1F02F83D669EE03EFF769E3ED9AC993CD88DDEBDAD2CF73EA964463E647FF43C5704BABDBB5714BDFDA1C73E64AF2F3E8384973EE7D7D3BE91A9CF3D9F57D9BD84911DBC6466C43E0E312ABDEEFA1C3EDA9118BE3F7FFEBE5064633E91D492BE8CD214BECC1950BEC993A9BE9786273A1466183F75427BBE949299BE21EABC3E841EA2BE259C05BF45C5BCBD34EEB3BC5F8D08BF61E1263E46B0933EF746C73C1163623E061EABBEEC8AAE3EAF17D73D023AE4BE30C0D53D3C9721BE232A59BE04D88BBEB63BAEBE14E1923B43950C3E8E999B3DB14BE23EB44442BECAA3E4BE610A243C9D7FF83C13B82E3ECFF9D4BC79D9173C90DFFB3C0A4F32BF78230CBE924C573EE71E263E5521AA3C11D2A5BEC6B8EF3D0F49263DE56AA7BE7647CEBA674DBC3EB4D7663E1F07673EFBBC3B3EE8FD1BBEBA6A6E3EA8FD893E0F24E63D01342EBF1515BE3C7394CEBE79BA63BCCEB20CBED59C1B3E4DFB6FBE41AC513EFA26CDBD1DF7153E1BA8263E24A496BE091EA1BD3EBB36BE8B48083ED18CDEBD714634BE889E403E87358BBE6BC1083E90E3B23E021E05BCF4CB0ABE5EC868BD649909BEAC7756BEA9E5253E0BCEA03EEFDB9BBE397F5FBDEDB77BBEB0F713BDAA7253BEC40D85BDA60F8B3CC500D9BDD761EBBEFA9E603E0F217A3D2132E83EAE09D5BC63BC023C9037D13E13037F3E5C28253D56C11CBE636EA73E74AC5ABCFCFFE23EFAF5833ED08FB8BE535FF7BE87B4CCBD0AF7913E3220443E344003BDC20799BC45D87BBE44428BBD3F3DCF3DCBBDCCBDDD9895BEE86479BE341EF63DA98B6EBE2D4346BE1EE4483C6177E9BDC7E1743D2C69083F79E0013DE62A6DBE3C68293EF0EF8EBECF66F4BE3A035A3DE4E1B43E522BAE3E4A59C53DE7A4203EDF62D2BE54E0C0BDB02704BEA3F908BFA060563EB84B543D131F5F3E30296ABE2A08553E53AE963DB65AC73E4D4691BD808F913EC0E04C3EDD09613DC636BFBE54240E3DEEA5B83E02928CBD2C5654BE88FACCBEFE3558BC90C972BE847925BE75FBC13EFD471E3E016B2B3E53434DBE38696DBDB34F423E578880BD30D5CD3DFFD7363D429502BD14B8DE3D17E9233D269BBC3EC908143D40E7CBBD2026D3BEE314C53E6A0A84BE18B5193CBDE1BB3E2E996EBE20E5813E6C125CBEF16AF8BEB9F1ABBED932BD3B6DAA61BEFA722F3E5717E63D50995B3E6B81493D6FF7ACBC49BCC13EB8AA353EA823C03B8788423D682138BEC153B2BCA7DAB4B9CF699F3DA2132F3EC4EDB7BEDE8E77BEF4F0093D3722B3BDF88A313E31E005BEA664E33D366F983EF116F63E2AED233E4F8C06BF1F18AF3EE20BE43EF6C31D3E2CFFB5BB2ADF0DBEA33F9EBE08F1A5BC58DC913E1FD6993E1D95BCBE5BBDC73D2AEEE93E53028FBD6CBD3D3E9E2286BE2F6C17BDDB2D86BE763574BDE9CF3B3EEB14D9BD36FE83BE2125EABD53F6B23ED28BE33E4E24853E589EDA3E80CE89BEF2FCE6BD850B4ABE2DAC20BF146A953D07342FBDF85623BE5B8772BE840D60BE4A1E313E6D27B13EC13F8A3E3819053EC50EA43E870D4B3EDE507F3ECC434B3E1EDDB9BE5A4DBA3EF594A7BE5D47743D6AE9513E3141B73E2356E9BC5C60113F9BF7A6BD8FA53CBF4F6B073FAC477EBEEE490F3ECE1F6B3CF1721CBD0C6AB0BDD60056BEDCC93F3E9B01643E7E8202BFEF805ABDC5F2ACBEA7FBCD3E77186E3D68CD81BD7ED7A8BC94EE003E3392F53E019BBF3D2843743CC0B0883E03A44C3E1290803D60EF2B3E34C4233D6497963E7583DD3C7CBDC23E2B0FD6BA8FECAF3CEA00203DF1C41A3E6464AC3D1D7367BE"
    }
  }
#-}
