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
  func.func @main(%arg0: tensor<1x48xi64>, %arg1: tensor<1x48xi64>, %arg2: tensor<1x48xi64>) -> tensor<1x48x128xf32> {
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
    %cst_5 = arith.constant dense_resource<torch_tensor_128_torch.float32_4> : tensor<128xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_128_192_torch.float32_1> : tensor<128x192xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_3> : tensor<192x128xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_2> : tensor<192x128xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_128_torch.float32_3> : tensor<128xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_3> : tensor<128x128xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_4> : tensor<64x128xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_3> : tensor<64x128xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_2> : tensor<128x128xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_128_torch.float32_2> : tensor<128xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_128_192_torch.float32> : tensor<128x192xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_1> : tensor<192x128xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_192_128_torch.float32> : tensor<192x128xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_128_torch.float32_1> : tensor<128xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_1> : tensor<128x128xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_2> : tensor<64x128xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_1> : tensor<64x128xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_128_128_torch.float32> : tensor<128x128xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>
    %cst_24 = arith.constant 9.9999999999999995E-7 : f64
    %cst_25 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_64_128_torch.float32> : tensor<64x128xf32>
    %cst_27 = arith.constant 1.280000e+02 : f32
    %cst_28 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<1x48x128xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x48xi64>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: i64, %out: f32):
      %155 = arith.index_cast %in : i64 to index
      %156 = linalg.index 2 : index
      %157 = arith.cmpi slt, %155, %c64 : index
      cf.assert %157, "index must be smaller than dim size"
      %158 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %158, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_26[%155, %156] : tensor<64x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x48x128xf32>
    %2 = tensor.empty() : tensor<1x48xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x48xi64>) outs(%2 : tensor<1x48xi1>) {
    ^bb0(%in: i64, %out: i1):
      %155 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %155 : i1
    } -> tensor<1x48xi1>
    %4 = tensor.empty() : tensor<1xi64>
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%4 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %6 = tensor.empty() : tensor<48xi64>
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<48xi64>) {
    ^bb0(%out: i64):
      %155 = linalg.index 0 : index
      %156 = arith.index_cast %155 : index to i64
      linalg.yield %156 : i64
    } -> tensor<48xi64>
    %expanded = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_29 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 48, 1] : tensor<48xi64> into tensor<1x1x48x1xi64>
    %expanded_30 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 48] : tensor<48xi64> into tensor<1x1x1x48xi64>
    %8 = tensor.empty() : tensor<1x1x48x1xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<1x1x48x1xi64>) outs(%8 : tensor<1x1x48x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %155 = arith.subi %in, %c16_i64 : i64
      linalg.yield %155 : i64
    } -> tensor<1x1x48x1xi64>
    %10 = tensor.empty() : tensor<1x1x48x48xi1>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %9 : tensor<1x1x1x48xi64>, tensor<1x1x48x1xi64>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i64, %in_105: i64, %out: i1):
      %155 = arith.cmpi sgt, %in, %in_105 : i64
      linalg.yield %155 : i1
    } -> tensor<1x1x48x48xi1>
    %12 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %11 : tensor<i1>, tensor<1x1x48x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %155 = arith.andi %in, %in_105 : i1
      linalg.yield %155 : i1
    } -> tensor<1x1x48x48xi1>
    %13 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %expanded_29 : tensor<1x1x1x48xi64>, tensor<1x1x48x1xi64>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i64, %in_105: i64, %out: i1):
      %155 = arith.cmpi sle, %in, %in_105 : i64
      linalg.yield %155 : i1
    } -> tensor<1x1x48x48xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %13 : tensor<1x1x48x48xi1>, tensor<1x1x48x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %155 = arith.andi %in, %in_105 : i1
      linalg.yield %155 : i1
    } -> tensor<1x1x48x48xi1>
    %15 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %14 : tensor<i1>, tensor<1x1x48x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %155 = arith.andi %in, %in_105 : i1
      linalg.yield %155 : i1
    } -> tensor<1x1x48x48xi1>
    %16 = tensor.empty() : tensor<1x1x1x48xi1>
    %17 = linalg.generic {indexing_maps = [#map8, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_30 : tensor<1x1x1x1xi64>, tensor<1x1x1x48xi64>) outs(%16 : tensor<1x1x1x48xi1>) {
    ^bb0(%in: i64, %in_105: i64, %out: i1):
      %155 = arith.cmpi slt, %in, %c0_i64 : i64
      %156 = arith.addi %in, %c1_i64 : i64
      %157 = arith.select %155, %156, %in : i64
      %158 = arith.index_cast %157 : i64 to index
      %159 = arith.cmpi slt, %in_105, %c0_i64 : i64
      %160 = arith.addi %in_105, %c48_i64 : i64
      %161 = arith.select %159, %160, %in_105 : i64
      %162 = arith.index_cast %161 : i64 to index
      %extracted = tensor.extract %3[%158, %162] : tensor<1x48xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x48xi1>
    %18 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<1x1x48x48xi1>, tensor<1x1x1x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_105: i1, %out: i1):
      %155 = arith.andi %in, %in_105 : i1
      linalg.yield %155 : i1
    } -> tensor<1x1x48x48xi1>
    %19 = tensor.empty() : tensor<1x1x48x48xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map7, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %cst_3, %cst_2 : tensor<1x1x48x48xi1>, tensor<f32>, tensor<f32>) outs(%19 : tensor<1x1x48x48xf32>) {
    ^bb0(%in: i1, %in_105: f32, %in_106: f32, %out: f32):
      %155 = arith.select %in, %in_105, %in_106 : f32
      linalg.yield %155 : f32
    } -> tensor<1x1x48x48xf32>
    %expanded_31 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [1, 48, 1] : tensor<1x48xi64> into tensor<1x48x1xi64>
    %21 = tensor.empty() : tensor<1x48x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x48x1xi64>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %155 = arith.sitofp %in : i64 to f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %23 = tensor.empty() : tensor<1x48x8xf32>
    %24 = linalg.generic {indexing_maps = [#map10, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %cst_25 : tensor<1x48x1xf32>, tensor<8xf32>) outs(%23 : tensor<1x48x8xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x8xf32>
    %concat = tensor.concat dim(2) %24, %24 : (tensor<1x48x8xf32>, tensor<1x48x8xf32>) -> tensor<1x48x16xf32>
    %25 = tensor.empty() : tensor<1x48x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x48x16xf32>) outs(%25 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.cos %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x16xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x48x16xf32>) outs(%25 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.sin %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x16xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%21 : tensor<1x48x1xf32>) -> tensor<1x48x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%28 : tensor<1x48x128xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_27 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_24 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %33 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %35 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_23, %34 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %36 = tensor.empty() : tensor<128x128xf32>
    %transposed = linalg.transpose ins(%cst_22 : tensor<128x128xf32>) outs(%36 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<1x48x128xf32> into tensor<48x128xf32>
    %37 = tensor.empty() : tensor<48x128xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %39 = linalg.matmul ins(%collapsed, %transposed : tensor<48x128xf32>, tensor<128x128xf32>) outs(%38 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_32 = tensor.expand_shape %39 [[0, 1], [2, 3]] output_shape [1, 48, 8, 16] : tensor<48x128xf32> into tensor<1x48x8x16xf32>
    %40 = tensor.empty() : tensor<1x8x48x16xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<1x48x8x16xf32>) outs(%40 : tensor<1x8x48x16xf32>) permutation = [0, 2, 1, 3] 
    %41 = tensor.empty() : tensor<128x64xf32>
    %transposed_34 = linalg.transpose ins(%cst_21 : tensor<64x128xf32>) outs(%41 : tensor<128x64xf32>) permutation = [1, 0] 
    %42 = tensor.empty() : tensor<48x64xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %44 = linalg.matmul ins(%collapsed, %transposed_34 : tensor<48x128xf32>, tensor<128x64xf32>) outs(%43 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %expanded_35 = tensor.expand_shape %44 [[0, 1], [2, 3]] output_shape [1, 48, 4, 16] : tensor<48x64xf32> into tensor<1x48x4x16xf32>
    %45 = tensor.empty() : tensor<1x4x48x16xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<1x48x4x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_37 = linalg.transpose ins(%cst_20 : tensor<64x128xf32>) outs(%41 : tensor<128x64xf32>) permutation = [1, 0] 
    %46 = linalg.matmul ins(%collapsed, %transposed_37 : tensor<48x128xf32>, tensor<128x64xf32>) outs(%43 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %expanded_38 = tensor.expand_shape %46 [[0, 1], [2, 3]] output_shape [1, 48, 4, 16] : tensor<48x64xf32> into tensor<1x48x4x16xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<1x48x4x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_40 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [1, 1, 48, 16] : tensor<1x48x16xf32> into tensor<1x1x48x16xf32>
    %expanded_41 = tensor.expand_shape %27 [[0], [1, 2], [3]] output_shape [1, 1, 48, 16] : tensor<1x48x16xf32> into tensor<1x1x48x16xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_33, %expanded_40 : tensor<1x8x48x16xf32>, tensor<1x1x48x16xf32>) outs(%40 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_33[0, 0, 0, 0] [1, 8, 48, 8] [1, 1, 1, 1] : tensor<1x8x48x16xf32> to tensor<1x8x48x8xf32>
    %extracted_slice_42 = tensor.extract_slice %transposed_33[0, 0, 0, 8] [1, 8, 48, 8] [1, 1, 1, 1] : tensor<1x8x48x16xf32> to tensor<1x8x48x8xf32>
    %48 = tensor.empty() : tensor<1x8x48x8xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_42 : tensor<1x8x48x8xf32>) outs(%48 : tensor<1x8x48x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x8xf32>
    %concat_43 = tensor.concat dim(3) %49, %extracted_slice : (tensor<1x8x48x8xf32>, tensor<1x8x48x8xf32>) -> tensor<1x8x48x16xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_43, %expanded_41 : tensor<1x8x48x16xf32>, tensor<1x1x48x16xf32>) outs(%40 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x16xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %50 : tensor<1x8x48x16xf32>, tensor<1x8x48x16xf32>) outs(%40 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x16xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_36, %expanded_40 : tensor<1x4x48x16xf32>, tensor<1x1x48x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x4x48x16xf32>
    %extracted_slice_44 = tensor.extract_slice %transposed_36[0, 0, 0, 0] [1, 4, 48, 8] [1, 1, 1, 1] : tensor<1x4x48x16xf32> to tensor<1x4x48x8xf32>
    %extracted_slice_45 = tensor.extract_slice %transposed_36[0, 0, 0, 8] [1, 4, 48, 8] [1, 1, 1, 1] : tensor<1x4x48x16xf32> to tensor<1x4x48x8xf32>
    %53 = tensor.empty() : tensor<1x4x48x8xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_45 : tensor<1x4x48x8xf32>) outs(%53 : tensor<1x4x48x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x4x48x8xf32>
    %concat_46 = tensor.concat dim(3) %54, %extracted_slice_44 : (tensor<1x4x48x8xf32>, tensor<1x4x48x8xf32>) -> tensor<1x4x48x16xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_46, %expanded_41 : tensor<1x4x48x16xf32>, tensor<1x1x48x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x4x48x16xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<1x4x48x16xf32>, tensor<1x4x48x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x4x48x16xf32>
    %57 = tensor.empty() : tensor<1x4x2x48x16xf32>
    %58 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<1x4x48x16xf32>) outs(%57 : tensor<1x4x2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x16xf32>
    %collapsed_47 = tensor.collapse_shape %58 [[0], [1, 2], [3], [4]] : tensor<1x4x2x48x16xf32> into tensor<1x8x48x16xf32>
    %59 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<1x4x48x16xf32>) outs(%57 : tensor<1x4x2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x16xf32>
    %60 = tensor.empty() : tensor<1x8x16x48xf32>
    %transposed_48 = linalg.transpose ins(%collapsed_47 : tensor<1x8x48x16xf32>) outs(%60 : tensor<1x8x16x48xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_49 = tensor.collapse_shape %51 [[0, 1], [2], [3]] : tensor<1x8x48x16xf32> into tensor<8x48x16xf32>
    %collapsed_50 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<1x8x16x48xf32> into tensor<8x16x48xf32>
    %61 = tensor.empty() : tensor<8x48x48xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %63 = linalg.batch_matmul ins(%collapsed_49, %collapsed_50 : tensor<8x48x16xf32>, tensor<8x16x48xf32>) outs(%62 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %expanded_51 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [1, 8, 48, 48] : tensor<8x48x48xf32> into tensor<1x8x48x48xf32>
    %64 = tensor.empty() : tensor<1x8x48x48xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<1x8x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.mulf %in, %cst_28 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %20 : tensor<1x8x48x48xf32>, tensor<1x1x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %67 = tensor.empty() : tensor<1x8x48xi64>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%67 : tensor<1x8x48xi64>) -> tensor<1x8x48xi64>
    %69 = tensor.empty() : tensor<1x8x48xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
    %71:2 = linalg.generic {indexing_maps = [#map4, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<1x8x48x48xf32>) outs(%70, %68 : tensor<1x8x48xf32>, tensor<1x8x48xi64>) {
    ^bb0(%in: f32, %out: f32, %out_105: i64):
      %155 = linalg.index 3 : index
      %156 = arith.index_cast %155 : index to i64
      %157 = arith.maximumf %in, %out : f32
      %158 = arith.cmpf ogt, %in, %out : f32
      %159 = arith.select %158, %156, %out_105 : i64
      linalg.yield %157, %159 : f32, i64
    } -> (tensor<1x8x48xf32>, tensor<1x8x48xi64>)
    %expanded_52 = tensor.expand_shape %71#0 [[0], [1], [2, 3]] output_shape [1, 8, 48, 1] : tensor<1x8x48xf32> into tensor<1x8x48x1xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %expanded_52 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.subf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<1x8x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.exp %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %74 = tensor.empty() : tensor<1x8x48x1xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<1x8x48x1xf32>) -> tensor<1x8x48x1xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<1x8x48x48xf32>) outs(%75 : tensor<1x8x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x1xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.divf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %collapsed_53 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<1x8x48x48xf32> into tensor<8x48x48xf32>
    %collapsed_54 = tensor.collapse_shape %59 [[0, 1, 2], [3], [4]] : tensor<1x4x2x48x16xf32> into tensor<8x48x16xf32>
    %78 = tensor.empty() : tensor<8x48x16xf32>
    %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
    %80 = linalg.batch_matmul ins(%collapsed_53, %collapsed_54 : tensor<8x48x48xf32>, tensor<8x48x16xf32>) outs(%79 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
    %expanded_55 = tensor.expand_shape %80 [[0, 1], [2], [3]] output_shape [1, 8, 48, 16] : tensor<8x48x16xf32> into tensor<1x8x48x16xf32>
    %81 = tensor.empty() : tensor<1x48x8x16xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<1x8x48x16xf32>) outs(%81 : tensor<1x48x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_57 = linalg.transpose ins(%cst_19 : tensor<128x128xf32>) outs(%36 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_58 = tensor.collapse_shape %transposed_56 [[0, 1], [2, 3]] : tensor<1x48x8x16xf32> into tensor<48x128xf32>
    %82 = linalg.matmul ins(%collapsed_58, %transposed_57 : tensor<48x128xf32>, tensor<128x128xf32>) outs(%38 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_59 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [1, 48, 128] : tensor<48x128xf32> into tensor<1x48x128xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_59 : tensor<1x48x128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<1x48x128xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_27 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_24 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %88 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %90 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18, %89 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %91 = tensor.empty() : tensor<128x192xf32>
    %transposed_60 = linalg.transpose ins(%cst_17 : tensor<192x128xf32>) outs(%91 : tensor<128x192xf32>) permutation = [1, 0] 
    %collapsed_61 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<1x48x128xf32> into tensor<48x128xf32>
    %92 = tensor.empty() : tensor<48x192xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %94 = linalg.matmul ins(%collapsed_61, %transposed_60 : tensor<48x128xf32>, tensor<128x192xf32>) outs(%93 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %expanded_62 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [1, 48, 192] : tensor<48x192xf32> into tensor<1x48x192xf32>
    %95 = tensor.empty() : tensor<1x48x192xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<1x48x192xf32>) outs(%95 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      %156 = math.exp %155 : f32
      %157 = arith.addf %156, %cst_1 : f32
      %158 = arith.divf %cst_1, %157 : f32
      linalg.yield %158 : f32
    } -> tensor<1x48x192xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62, %96 : tensor<1x48x192xf32>, tensor<1x48x192xf32>) outs(%95 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x192xf32>
    %transposed_63 = linalg.transpose ins(%cst_16 : tensor<192x128xf32>) outs(%91 : tensor<128x192xf32>) permutation = [1, 0] 
    %98 = linalg.matmul ins(%collapsed_61, %transposed_63 : tensor<48x128xf32>, tensor<128x192xf32>) outs(%93 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %expanded_64 = tensor.expand_shape %98 [[0, 1], [2]] output_shape [1, 48, 192] : tensor<48x192xf32> into tensor<1x48x192xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %expanded_64 : tensor<1x48x192xf32>, tensor<1x48x192xf32>) outs(%95 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x192xf32>
    %100 = tensor.empty() : tensor<192x128xf32>
    %transposed_65 = linalg.transpose ins(%cst_15 : tensor<128x192xf32>) outs(%100 : tensor<192x128xf32>) permutation = [1, 0] 
    %collapsed_66 = tensor.collapse_shape %99 [[0, 1], [2]] : tensor<1x48x192xf32> into tensor<48x192xf32>
    %101 = linalg.matmul ins(%collapsed_66, %transposed_65 : tensor<48x192xf32>, tensor<192x128xf32>) outs(%38 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_67 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [1, 48, 128] : tensor<48x128xf32> into tensor<1x48x128xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %expanded_67 : tensor<1x48x128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<1x48x128xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_27 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_24 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %107 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %109 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %108 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %transposed_68 = linalg.transpose ins(%cst_13 : tensor<128x128xf32>) outs(%36 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_69 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<1x48x128xf32> into tensor<48x128xf32>
    %110 = linalg.matmul ins(%collapsed_69, %transposed_68 : tensor<48x128xf32>, tensor<128x128xf32>) outs(%38 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_70 = tensor.expand_shape %110 [[0, 1], [2, 3]] output_shape [1, 48, 8, 16] : tensor<48x128xf32> into tensor<1x48x8x16xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<1x48x8x16xf32>) outs(%40 : tensor<1x8x48x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_72 = linalg.transpose ins(%cst_12 : tensor<64x128xf32>) outs(%41 : tensor<128x64xf32>) permutation = [1, 0] 
    %111 = linalg.matmul ins(%collapsed_69, %transposed_72 : tensor<48x128xf32>, tensor<128x64xf32>) outs(%43 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %expanded_73 = tensor.expand_shape %111 [[0, 1], [2, 3]] output_shape [1, 48, 4, 16] : tensor<48x64xf32> into tensor<1x48x4x16xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<1x48x4x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_75 = linalg.transpose ins(%cst_11 : tensor<64x128xf32>) outs(%41 : tensor<128x64xf32>) permutation = [1, 0] 
    %112 = linalg.matmul ins(%collapsed_69, %transposed_75 : tensor<48x128xf32>, tensor<128x64xf32>) outs(%43 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %expanded_76 = tensor.expand_shape %112 [[0, 1], [2, 3]] output_shape [1, 48, 4, 16] : tensor<48x64xf32> into tensor<1x48x4x16xf32>
    %transposed_77 = linalg.transpose ins(%expanded_76 : tensor<1x48x4x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) permutation = [0, 2, 1, 3] 
    %113 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_71, %expanded_40 : tensor<1x8x48x16xf32>, tensor<1x1x48x16xf32>) outs(%40 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x16xf32>
    %extracted_slice_78 = tensor.extract_slice %transposed_71[0, 0, 0, 0] [1, 8, 48, 8] [1, 1, 1, 1] : tensor<1x8x48x16xf32> to tensor<1x8x48x8xf32>
    %extracted_slice_79 = tensor.extract_slice %transposed_71[0, 0, 0, 8] [1, 8, 48, 8] [1, 1, 1, 1] : tensor<1x8x48x16xf32> to tensor<1x8x48x8xf32>
    %114 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_79 : tensor<1x8x48x8xf32>) outs(%48 : tensor<1x8x48x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x8xf32>
    %concat_80 = tensor.concat dim(3) %114, %extracted_slice_78 : (tensor<1x8x48x8xf32>, tensor<1x8x48x8xf32>) -> tensor<1x8x48x16xf32>
    %115 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_80, %expanded_41 : tensor<1x8x48x16xf32>, tensor<1x1x48x16xf32>) outs(%40 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x16xf32>
    %116 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %115 : tensor<1x8x48x16xf32>, tensor<1x8x48x16xf32>) outs(%40 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x16xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_74, %expanded_40 : tensor<1x4x48x16xf32>, tensor<1x1x48x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x4x48x16xf32>
    %extracted_slice_81 = tensor.extract_slice %transposed_74[0, 0, 0, 0] [1, 4, 48, 8] [1, 1, 1, 1] : tensor<1x4x48x16xf32> to tensor<1x4x48x8xf32>
    %extracted_slice_82 = tensor.extract_slice %transposed_74[0, 0, 0, 8] [1, 4, 48, 8] [1, 1, 1, 1] : tensor<1x4x48x16xf32> to tensor<1x4x48x8xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_82 : tensor<1x4x48x8xf32>) outs(%53 : tensor<1x4x48x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x4x48x8xf32>
    %concat_83 = tensor.concat dim(3) %118, %extracted_slice_81 : (tensor<1x4x48x8xf32>, tensor<1x4x48x8xf32>) -> tensor<1x4x48x16xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_83, %expanded_41 : tensor<1x4x48x16xf32>, tensor<1x1x48x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x4x48x16xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %119 : tensor<1x4x48x16xf32>, tensor<1x4x48x16xf32>) outs(%45 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x4x48x16xf32>
    %121 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<1x4x48x16xf32>) outs(%57 : tensor<1x4x2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x16xf32>
    %collapsed_84 = tensor.collapse_shape %121 [[0], [1, 2], [3], [4]] : tensor<1x4x2x48x16xf32> into tensor<1x8x48x16xf32>
    %122 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_77 : tensor<1x4x48x16xf32>) outs(%57 : tensor<1x4x2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x16xf32>
    %transposed_85 = linalg.transpose ins(%collapsed_84 : tensor<1x8x48x16xf32>) outs(%60 : tensor<1x8x16x48xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_86 = tensor.collapse_shape %116 [[0, 1], [2], [3]] : tensor<1x8x48x16xf32> into tensor<8x48x16xf32>
    %collapsed_87 = tensor.collapse_shape %transposed_85 [[0, 1], [2], [3]] : tensor<1x8x16x48xf32> into tensor<8x16x48xf32>
    %123 = linalg.batch_matmul ins(%collapsed_86, %collapsed_87 : tensor<8x48x16xf32>, tensor<8x16x48xf32>) outs(%62 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %expanded_88 = tensor.expand_shape %123 [[0, 1], [2], [3]] output_shape [1, 8, 48, 48] : tensor<8x48x48xf32> into tensor<1x8x48x48xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<1x8x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.mulf %in, %cst_28 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %125 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %20 : tensor<1x8x48x48xf32>, tensor<1x1x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %126:2 = linalg.generic {indexing_maps = [#map4, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<1x8x48x48xf32>) outs(%70, %68 : tensor<1x8x48xf32>, tensor<1x8x48xi64>) {
    ^bb0(%in: f32, %out: f32, %out_105: i64):
      %155 = linalg.index 3 : index
      %156 = arith.index_cast %155 : index to i64
      %157 = arith.maximumf %in, %out : f32
      %158 = arith.cmpf ogt, %in, %out : f32
      %159 = arith.select %158, %156, %out_105 : i64
      linalg.yield %157, %159 : f32, i64
    } -> (tensor<1x8x48xf32>, tensor<1x8x48xi64>)
    %expanded_89 = tensor.expand_shape %126#0 [[0], [1], [2, 3]] output_shape [1, 8, 48, 1] : tensor<1x8x48xf32> into tensor<1x8x48x1xf32>
    %127 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %expanded_89 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.subf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %128 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<1x8x48x48xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.exp %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %129 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%128 : tensor<1x8x48x48xf32>) outs(%75 : tensor<1x8x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x1xf32>
    %130 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %129 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%64 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.divf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x8x48x48xf32>
    %collapsed_90 = tensor.collapse_shape %130 [[0, 1], [2], [3]] : tensor<1x8x48x48xf32> into tensor<8x48x48xf32>
    %collapsed_91 = tensor.collapse_shape %122 [[0, 1, 2], [3], [4]] : tensor<1x4x2x48x16xf32> into tensor<8x48x16xf32>
    %131 = linalg.batch_matmul ins(%collapsed_90, %collapsed_91 : tensor<8x48x48xf32>, tensor<8x48x16xf32>) outs(%79 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
    %expanded_92 = tensor.expand_shape %131 [[0, 1], [2], [3]] output_shape [1, 8, 48, 16] : tensor<8x48x16xf32> into tensor<1x8x48x16xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<1x8x48x16xf32>) outs(%81 : tensor<1x48x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_94 = linalg.transpose ins(%cst_10 : tensor<128x128xf32>) outs(%36 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_95 = tensor.collapse_shape %transposed_93 [[0, 1], [2, 3]] : tensor<1x48x8x16xf32> into tensor<48x128xf32>
    %132 = linalg.matmul ins(%collapsed_95, %transposed_94 : tensor<48x128xf32>, tensor<128x128xf32>) outs(%38 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_96 = tensor.expand_shape %132 [[0, 1], [2]] output_shape [1, 48, 128] : tensor<48x128xf32> into tensor<1x48x128xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %expanded_96 : tensor<1x48x128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%134 : tensor<1x48x128xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_27 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_24 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %138 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %140 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9, %139 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %transposed_97 = linalg.transpose ins(%cst_8 : tensor<192x128xf32>) outs(%91 : tensor<128x192xf32>) permutation = [1, 0] 
    %collapsed_98 = tensor.collapse_shape %140 [[0, 1], [2]] : tensor<1x48x128xf32> into tensor<48x128xf32>
    %141 = linalg.matmul ins(%collapsed_98, %transposed_97 : tensor<48x128xf32>, tensor<128x192xf32>) outs(%93 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %expanded_99 = tensor.expand_shape %141 [[0, 1], [2]] output_shape [1, 48, 192] : tensor<48x192xf32> into tensor<1x48x192xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<1x48x192xf32>) outs(%95 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      %156 = math.exp %155 : f32
      %157 = arith.addf %156, %cst_1 : f32
      %158 = arith.divf %cst_1, %157 : f32
      linalg.yield %158 : f32
    } -> tensor<1x48x192xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %142 : tensor<1x48x192xf32>, tensor<1x48x192xf32>) outs(%95 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x192xf32>
    %transposed_100 = linalg.transpose ins(%cst_7 : tensor<192x128xf32>) outs(%91 : tensor<128x192xf32>) permutation = [1, 0] 
    %144 = linalg.matmul ins(%collapsed_98, %transposed_100 : tensor<48x128xf32>, tensor<128x192xf32>) outs(%93 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %expanded_101 = tensor.expand_shape %144 [[0, 1], [2]] output_shape [1, 48, 192] : tensor<48x192xf32> into tensor<1x48x192xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %expanded_101 : tensor<1x48x192xf32>, tensor<1x48x192xf32>) outs(%95 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x192xf32>
    %transposed_102 = linalg.transpose ins(%cst_6 : tensor<128x192xf32>) outs(%100 : tensor<192x128xf32>) permutation = [1, 0] 
    %collapsed_103 = tensor.collapse_shape %145 [[0, 1], [2]] : tensor<1x48x192xf32> into tensor<48x192xf32>
    %146 = linalg.matmul ins(%collapsed_103, %transposed_102 : tensor<48x192xf32>, tensor<192x128xf32>) outs(%38 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_104 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [1, 48, 128] : tensor<48x128xf32> into tensor<1x48x128xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %expanded_104 : tensor<1x48x128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.addf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148 : tensor<1x48x128xf32>) outs(%29 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_27 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_24 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<1x48x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<1x48x1xf32>) outs(%21 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x1xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %152 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    %154 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5, %153 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_105: f32, %out: f32):
      %155 = arith.mulf %in, %in_105 : f32
      linalg.yield %155 : f32
    } -> tensor<1x48x128xf32>
    return %154 : tensor<1x48x128xf32>
  }
}

{-#

#-}

