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
    %true = arith.constant true
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1x8x48x48xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<true> : tensor<i1>
    %cst_6 = arith.constant dense_resource<torch_tensor_128_torch.float32_4> : tensor<128xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_128_192_torch.float32_1> : tensor<128x192xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_3> : tensor<192x128xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_2> : tensor<192x128xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_128_torch.float32_3> : tensor<128xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_3> : tensor<128x128xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_4> : tensor<64x128xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_3> : tensor<64x128xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_2> : tensor<128x128xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_128_torch.float32_2> : tensor<128xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_128_192_torch.float32> : tensor<128x192xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_192_128_torch.float32_1> : tensor<192x128xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_192_128_torch.float32> : tensor<192x128xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_128_torch.float32_1> : tensor<128xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_128_128_torch.float32_1> : tensor<128x128xf32>
    %cst_21 = arith.constant 0xFFF0000000000000 : f64
    %cst_22 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_2> : tensor<64x128xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_64_128_torch.float32_1> : tensor<64x128xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_128_128_torch.float32> : tensor<128x128xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>
    %cst_26 = arith.constant 9.9999999999999995E-7 : f64
    %cst_27 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_64_128_torch.float32> : tensor<64x128xf32>
    %cst_29 = arith.constant 1.280000e+02 : f32
    %cst_30 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<1x48x128xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x48xi64>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = arith.index_cast %in : i64 to index
      %167 = linalg.index 2 : index
      %168 = arith.cmpi slt, %166, %c64 : index
      cf.assert %168, "index must be smaller than dim size"
      %169 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %169, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_28[%166, %167] : tensor<64x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x48x128xf32>
    %2 = tensor.empty() : tensor<1x48xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x48xi64>) outs(%2 : tensor<1x48xi1>) {
    ^bb0(%in: i64, %out: i1):
      %166 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %166 : i1
    } -> tensor<1x48xi1>
    %4 = tensor.empty() : tensor<1xi64>
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%4 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %6 = tensor.empty() : tensor<48xi64>
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<48xi64>) {
    ^bb0(%out: i64):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %166 : index to i64
      linalg.yield %167 : i64
    } -> tensor<48xi64>
    %expanded = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_31 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 48, 1] : tensor<48xi64> into tensor<1x1x48x1xi64>
    %expanded_32 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 48] : tensor<48xi64> into tensor<1x1x1x48xi64>
    %8 = tensor.empty() : tensor<1x1x48x1xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x1x48x1xi64>) outs(%8 : tensor<1x1x48x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.subi %in, %c16_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<1x1x48x1xi64>
    %10 = tensor.empty() : tensor<1x1x48x48xi1>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %9 : tensor<1x1x1x48xi64>, tensor<1x1x48x1xi64>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i64, %in_107: i64, %out: i1):
      %166 = arith.cmpi sgt, %in, %in_107 : i64
      linalg.yield %166 : i1
    } -> tensor<1x1x48x48xi1>
    %12 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %11 : tensor<i1>, tensor<1x1x48x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_107: i1, %out: i1):
      %166 = arith.andi %in, %in_107 : i1
      linalg.yield %166 : i1
    } -> tensor<1x1x48x48xi1>
    %13 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %expanded_31 : tensor<1x1x1x48xi64>, tensor<1x1x48x1xi64>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i64, %in_107: i64, %out: i1):
      %166 = arith.cmpi sle, %in, %in_107 : i64
      linalg.yield %166 : i1
    } -> tensor<1x1x48x48xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %13 : tensor<1x1x48x48xi1>, tensor<1x1x48x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_107: i1, %out: i1):
      %166 = arith.andi %in, %in_107 : i1
      linalg.yield %166 : i1
    } -> tensor<1x1x48x48xi1>
    %15 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %14 : tensor<i1>, tensor<1x1x48x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_107: i1, %out: i1):
      %166 = arith.andi %in, %in_107 : i1
      linalg.yield %166 : i1
    } -> tensor<1x1x48x48xi1>
    %16 = tensor.empty() : tensor<1x1x1x48xi1>
    %17 = linalg.generic {indexing_maps = [#map8, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_32 : tensor<1x1x1x1xi64>, tensor<1x1x1x48xi64>) outs(%16 : tensor<1x1x1x48xi1>) {
    ^bb0(%in: i64, %in_107: i64, %out: i1):
      %166 = arith.cmpi slt, %in, %c0_i64 : i64
      %167 = arith.addi %in, %c1_i64 : i64
      %168 = arith.select %166, %167, %in : i64
      %169 = arith.index_cast %168 : i64 to index
      %170 = arith.cmpi slt, %in_107, %c0_i64 : i64
      %171 = arith.addi %in_107, %c48_i64 : i64
      %172 = arith.select %170, %171, %in_107 : i64
      %173 = arith.index_cast %172 : i64 to index
      %extracted = tensor.extract %3[%169, %173] : tensor<1x48xi1>
      linalg.yield %extracted : i1
    } -> tensor<1x1x1x48xi1>
    %18 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<1x1x48x48xi1>, tensor<1x1x1x48xi1>) outs(%10 : tensor<1x1x48x48xi1>) {
    ^bb0(%in: i1, %in_107: i1, %out: i1):
      %166 = arith.andi %in, %in_107 : i1
      linalg.yield %166 : i1
    } -> tensor<1x1x48x48xi1>
    %expanded_33 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [1, 48, 1] : tensor<1x48xi64> into tensor<1x48x1xi64>
    %19 = tensor.empty() : tensor<1x48x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<1x48x1xi64>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %21 = tensor.empty() : tensor<1x48x8xf32>
    %22 = linalg.generic {indexing_maps = [#map10, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %cst_27 : tensor<1x48x1xf32>, tensor<8xf32>) outs(%21 : tensor<1x48x8xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x8xf32>
    %concat = tensor.concat dim(2) %22, %22 : (tensor<1x48x8xf32>, tensor<1x48x8xf32>) -> tensor<1x48x16xf32>
    %23 = tensor.empty() : tensor<1x48x16xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x48x16xf32>) outs(%23 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.cos %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x16xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x48x16xf32>) outs(%23 : tensor<1x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.sin %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%19 : tensor<1x48x1xf32>) -> tensor<1x48x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<1x48x128xf32>) outs(%27 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_29 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_26 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<1x48x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %31 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %33 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_25, %32 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %34 = tensor.empty() : tensor<128x128xf32>
    %transposed = linalg.transpose ins(%cst_24 : tensor<128x128xf32>) outs(%34 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %33 [[0, 1], [2]] : tensor<1x48x128xf32> into tensor<48x128xf32>
    %35 = tensor.empty() : tensor<48x128xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %37 = linalg.matmul ins(%collapsed, %transposed : tensor<48x128xf32>, tensor<128x128xf32>) outs(%36 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_34 = tensor.expand_shape %37 [[0, 1], [2, 3]] output_shape [1, 48, 8, 16] : tensor<48x128xf32> into tensor<1x48x8x16xf32>
    %38 = tensor.empty() : tensor<1x8x48x16xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<1x48x8x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) permutation = [0, 2, 1, 3] 
    %39 = tensor.empty() : tensor<128x64xf32>
    %transposed_36 = linalg.transpose ins(%cst_23 : tensor<64x128xf32>) outs(%39 : tensor<128x64xf32>) permutation = [1, 0] 
    %40 = tensor.empty() : tensor<48x64xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %42 = linalg.matmul ins(%collapsed, %transposed_36 : tensor<48x128xf32>, tensor<128x64xf32>) outs(%41 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %expanded_37 = tensor.expand_shape %42 [[0, 1], [2, 3]] output_shape [1, 48, 4, 16] : tensor<48x64xf32> into tensor<1x48x4x16xf32>
    %43 = tensor.empty() : tensor<1x4x48x16xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<1x48x4x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_39 = linalg.transpose ins(%cst_22 : tensor<64x128xf32>) outs(%39 : tensor<128x64xf32>) permutation = [1, 0] 
    %44 = linalg.matmul ins(%collapsed, %transposed_39 : tensor<48x128xf32>, tensor<128x64xf32>) outs(%41 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %expanded_40 = tensor.expand_shape %44 [[0, 1], [2, 3]] output_shape [1, 48, 4, 16] : tensor<48x64xf32> into tensor<1x48x4x16xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<1x48x4x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_42 = tensor.expand_shape %24 [[0], [1, 2], [3]] output_shape [1, 1, 48, 16] : tensor<1x48x16xf32> into tensor<1x1x48x16xf32>
    %expanded_43 = tensor.expand_shape %25 [[0], [1, 2], [3]] output_shape [1, 1, 48, 16] : tensor<1x48x16xf32> into tensor<1x1x48x16xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_35, %expanded_42 : tensor<1x8x48x16xf32>, tensor<1x1x48x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_35[0, 0, 0, 0] [1, 8, 48, 8] [1, 1, 1, 1] : tensor<1x8x48x16xf32> to tensor<1x8x48x8xf32>
    %extracted_slice_44 = tensor.extract_slice %transposed_35[0, 0, 0, 8] [1, 8, 48, 8] [1, 1, 1, 1] : tensor<1x8x48x16xf32> to tensor<1x8x48x8xf32>
    %46 = tensor.empty() : tensor<1x8x48x8xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_44 : tensor<1x8x48x8xf32>) outs(%46 : tensor<1x8x48x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x8xf32>
    %concat_45 = tensor.concat dim(3) %47, %extracted_slice : (tensor<1x8x48x8xf32>, tensor<1x8x48x8xf32>) -> tensor<1x8x48x16xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_45, %expanded_43 : tensor<1x8x48x16xf32>, tensor<1x1x48x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x16xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<1x8x48x16xf32>, tensor<1x8x48x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x16xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_38, %expanded_42 : tensor<1x4x48x16xf32>, tensor<1x1x48x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x4x48x16xf32>
    %extracted_slice_46 = tensor.extract_slice %transposed_38[0, 0, 0, 0] [1, 4, 48, 8] [1, 1, 1, 1] : tensor<1x4x48x16xf32> to tensor<1x4x48x8xf32>
    %extracted_slice_47 = tensor.extract_slice %transposed_38[0, 0, 0, 8] [1, 4, 48, 8] [1, 1, 1, 1] : tensor<1x4x48x16xf32> to tensor<1x4x48x8xf32>
    %51 = tensor.empty() : tensor<1x4x48x8xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_47 : tensor<1x4x48x8xf32>) outs(%51 : tensor<1x4x48x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x4x48x8xf32>
    %concat_48 = tensor.concat dim(3) %52, %extracted_slice_46 : (tensor<1x4x48x8xf32>, tensor<1x4x48x8xf32>) -> tensor<1x4x48x16xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_48, %expanded_43 : tensor<1x4x48x16xf32>, tensor<1x1x48x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x4x48x16xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<1x4x48x16xf32>, tensor<1x4x48x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x4x48x16xf32>
    %55 = tensor.empty() : tensor<1x4x2x48x16xf32>
    %56 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<1x4x48x16xf32>) outs(%55 : tensor<1x4x2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x16xf32>
    %collapsed_49 = tensor.collapse_shape %56 [[0], [1, 2], [3], [4]] : tensor<1x4x2x48x16xf32> into tensor<1x8x48x16xf32>
    %57 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_41 : tensor<1x4x48x16xf32>) outs(%55 : tensor<1x4x2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x16xf32>
    %58 = tensor.empty() : tensor<1x1x48x48xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map7, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %cst_3, %cst_4 : tensor<1x1x48x48xi1>, tensor<f32>, tensor<f32>) outs(%58 : tensor<1x1x48x48xf32>) {
    ^bb0(%in: i1, %in_107: f32, %in_108: f32, %out: f32):
      %166 = arith.select %in, %in_107, %in_108 : f32
      linalg.yield %166 : f32
    } -> tensor<1x1x48x48xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<1x8x48x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_30 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x16xf32>
    %61 = tensor.empty() : tensor<1x8x16x48xf32>
    %transposed_50 = linalg.transpose ins(%collapsed_49 : tensor<1x8x48x16xf32>) outs(%61 : tensor<1x8x16x48xf32>) permutation = [0, 1, 3, 2] 
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<1x8x16x48xf32>) outs(%61 : tensor<1x8x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_30 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x16x48xf32>
    %collapsed_51 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<1x8x48x16xf32> into tensor<8x48x16xf32>
    %collapsed_52 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<1x8x16x48xf32> into tensor<8x16x48xf32>
    %63 = tensor.empty() : tensor<8x48x48xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %65 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<8x48x16xf32>, tensor<8x16x48xf32>) outs(%64 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %expanded_53 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [1, 8, 48, 48] : tensor<8x48x48xf32> into tensor<1x8x48x48xf32>
    %66 = tensor.empty() : tensor<1x8x48x48xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53, %59 : tensor<1x8x48x48xf32>, tensor<1x1x48x48xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %68 = tensor.empty() : tensor<1x8x48xi64>
    %69 = linalg.fill ins(%c0_i64 : i64) outs(%68 : tensor<1x8x48xi64>) -> tensor<1x8x48xi64>
    %70 = tensor.empty() : tensor<1x8x48xf32>
    %71 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
    %72:2 = linalg.generic {indexing_maps = [#map4, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<1x8x48x48xf32>) outs(%71, %69 : tensor<1x8x48xf32>, tensor<1x8x48xi64>) {
    ^bb0(%in: f32, %out: f32, %out_107: i64):
      %166 = linalg.index 3 : index
      %167 = arith.index_cast %166 : index to i64
      %168 = arith.maximumf %in, %out : f32
      %169 = arith.cmpf ogt, %in, %out : f32
      %170 = arith.select %169, %167, %out_107 : i64
      linalg.yield %168, %170 : f32, i64
    } -> (tensor<1x8x48xf32>, tensor<1x8x48xi64>)
    %expanded_54 = tensor.expand_shape %72#0 [[0], [1], [2, 3]] output_shape [1, 8, 48, 1] : tensor<1x8x48xf32> into tensor<1x8x48x1xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_54 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.subf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<1x8x48x48xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %75 = tensor.empty() : tensor<1x8x48x1xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<1x8x48x1xf32>) -> tensor<1x8x48x1xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<1x8x48x48xf32>) outs(%76 : tensor<1x8x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x1xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %77 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.divf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %79 = tensor.empty() : tensor<1x8x48x48xi1>
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<1x8x48x48xf32>) outs(%79 : tensor<1x8x48x48xi1>) {
    ^bb0(%in: f32, %out: i1):
      %166 = arith.extf %in : f32 to f64
      %167 = arith.cmpf oeq, %166, %cst_21 : f64
      linalg.yield %167 : i1
    } -> tensor<1x8x48x48xi1>
    %81 = tensor.empty() : tensor<1x8x48x1xi1>
    %82 = linalg.fill ins(%true : i1) outs(%81 : tensor<1x8x48x1xi1>) -> tensor<1x8x48x1xi1>
    %83 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80 : tensor<1x8x48x48xi1>) outs(%82 : tensor<1x8x48x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %166 = arith.andi %in, %out : i1
      linalg.yield %166 : i1
    } -> tensor<1x8x48x1xi1>
    %84 = linalg.generic {indexing_maps = [#map6, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %cst_2, %78 : tensor<1x8x48x1xi1>, tensor<1x8x48x48xf32>, tensor<1x8x48x48xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: i1, %in_107: f32, %in_108: f32, %out: f32):
      %166 = arith.select %in, %in_107, %in_108 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %collapsed_55 = tensor.collapse_shape %84 [[0, 1], [2], [3]] : tensor<1x8x48x48xf32> into tensor<8x48x48xf32>
    %collapsed_56 = tensor.collapse_shape %57 [[0, 1, 2], [3], [4]] : tensor<1x4x2x48x16xf32> into tensor<8x48x16xf32>
    %85 = tensor.empty() : tensor<8x48x16xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
    %87 = linalg.batch_matmul ins(%collapsed_55, %collapsed_56 : tensor<8x48x48xf32>, tensor<8x48x16xf32>) outs(%86 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
    %expanded_57 = tensor.expand_shape %87 [[0, 1], [2], [3]] output_shape [1, 8, 48, 16] : tensor<8x48x16xf32> into tensor<1x8x48x16xf32>
    %88 = tensor.empty() : tensor<1x48x8x16xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<1x8x48x16xf32>) outs(%88 : tensor<1x48x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_59 = linalg.transpose ins(%cst_20 : tensor<128x128xf32>) outs(%34 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_60 = tensor.collapse_shape %transposed_58 [[0, 1], [2, 3]] : tensor<1x48x8x16xf32> into tensor<48x128xf32>
    %89 = linalg.matmul ins(%collapsed_60, %transposed_59 : tensor<48x128xf32>, tensor<128x128xf32>) outs(%36 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_61 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [1, 48, 128] : tensor<48x128xf32> into tensor<1x48x128xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_61 : tensor<1x48x128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<1x48x128xf32>) outs(%27 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_29 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_26 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<1x48x1xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %95 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %97 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19, %96 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %98 = tensor.empty() : tensor<128x192xf32>
    %transposed_62 = linalg.transpose ins(%cst_18 : tensor<192x128xf32>) outs(%98 : tensor<128x192xf32>) permutation = [1, 0] 
    %collapsed_63 = tensor.collapse_shape %97 [[0, 1], [2]] : tensor<1x48x128xf32> into tensor<48x128xf32>
    %99 = tensor.empty() : tensor<48x192xf32>
    %100 = linalg.fill ins(%cst : f32) outs(%99 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %101 = linalg.matmul ins(%collapsed_63, %transposed_62 : tensor<48x128xf32>, tensor<128x192xf32>) outs(%100 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %expanded_64 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [1, 48, 192] : tensor<48x192xf32> into tensor<1x48x192xf32>
    %102 = tensor.empty() : tensor<1x48x192xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<1x48x192xf32>) outs(%102 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      %167 = math.exp %166 : f32
      %168 = arith.addf %167, %cst_1 : f32
      %169 = arith.divf %cst_1, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<1x48x192xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64, %103 : tensor<1x48x192xf32>, tensor<1x48x192xf32>) outs(%102 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x192xf32>
    %transposed_65 = linalg.transpose ins(%cst_17 : tensor<192x128xf32>) outs(%98 : tensor<128x192xf32>) permutation = [1, 0] 
    %105 = linalg.matmul ins(%collapsed_63, %transposed_65 : tensor<48x128xf32>, tensor<128x192xf32>) outs(%100 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %expanded_66 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [1, 48, 192] : tensor<48x192xf32> into tensor<1x48x192xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %expanded_66 : tensor<1x48x192xf32>, tensor<1x48x192xf32>) outs(%102 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x192xf32>
    %107 = tensor.empty() : tensor<192x128xf32>
    %transposed_67 = linalg.transpose ins(%cst_16 : tensor<128x192xf32>) outs(%107 : tensor<192x128xf32>) permutation = [1, 0] 
    %collapsed_68 = tensor.collapse_shape %106 [[0, 1], [2]] : tensor<1x48x192xf32> into tensor<48x192xf32>
    %108 = linalg.matmul ins(%collapsed_68, %transposed_67 : tensor<48x192xf32>, tensor<192x128xf32>) outs(%36 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_69 = tensor.expand_shape %108 [[0, 1], [2]] output_shape [1, 48, 128] : tensor<48x128xf32> into tensor<1x48x128xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %expanded_69 : tensor<1x48x128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%110 : tensor<1x48x128xf32>) outs(%27 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_29 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_26 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<1x48x1xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %114 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %116 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15, %115 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %transposed_70 = linalg.transpose ins(%cst_14 : tensor<128x128xf32>) outs(%34 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_71 = tensor.collapse_shape %116 [[0, 1], [2]] : tensor<1x48x128xf32> into tensor<48x128xf32>
    %117 = linalg.matmul ins(%collapsed_71, %transposed_70 : tensor<48x128xf32>, tensor<128x128xf32>) outs(%36 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_72 = tensor.expand_shape %117 [[0, 1], [2, 3]] output_shape [1, 48, 8, 16] : tensor<48x128xf32> into tensor<1x48x8x16xf32>
    %transposed_73 = linalg.transpose ins(%expanded_72 : tensor<1x48x8x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_74 = linalg.transpose ins(%cst_13 : tensor<64x128xf32>) outs(%39 : tensor<128x64xf32>) permutation = [1, 0] 
    %118 = linalg.matmul ins(%collapsed_71, %transposed_74 : tensor<48x128xf32>, tensor<128x64xf32>) outs(%41 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %expanded_75 = tensor.expand_shape %118 [[0, 1], [2, 3]] output_shape [1, 48, 4, 16] : tensor<48x64xf32> into tensor<1x48x4x16xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<1x48x4x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_77 = linalg.transpose ins(%cst_12 : tensor<64x128xf32>) outs(%39 : tensor<128x64xf32>) permutation = [1, 0] 
    %119 = linalg.matmul ins(%collapsed_71, %transposed_77 : tensor<48x128xf32>, tensor<128x64xf32>) outs(%41 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %expanded_78 = tensor.expand_shape %119 [[0, 1], [2, 3]] output_shape [1, 48, 4, 16] : tensor<48x64xf32> into tensor<1x48x4x16xf32>
    %transposed_79 = linalg.transpose ins(%expanded_78 : tensor<1x48x4x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) permutation = [0, 2, 1, 3] 
    %120 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_73, %expanded_42 : tensor<1x8x48x16xf32>, tensor<1x1x48x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x16xf32>
    %extracted_slice_80 = tensor.extract_slice %transposed_73[0, 0, 0, 0] [1, 8, 48, 8] [1, 1, 1, 1] : tensor<1x8x48x16xf32> to tensor<1x8x48x8xf32>
    %extracted_slice_81 = tensor.extract_slice %transposed_73[0, 0, 0, 8] [1, 8, 48, 8] [1, 1, 1, 1] : tensor<1x8x48x16xf32> to tensor<1x8x48x8xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_81 : tensor<1x8x48x8xf32>) outs(%46 : tensor<1x8x48x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x8xf32>
    %concat_82 = tensor.concat dim(3) %121, %extracted_slice_80 : (tensor<1x8x48x8xf32>, tensor<1x8x48x8xf32>) -> tensor<1x8x48x16xf32>
    %122 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_82, %expanded_43 : tensor<1x8x48x16xf32>, tensor<1x1x48x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x16xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %122 : tensor<1x8x48x16xf32>, tensor<1x8x48x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x16xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_76, %expanded_42 : tensor<1x4x48x16xf32>, tensor<1x1x48x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x4x48x16xf32>
    %extracted_slice_83 = tensor.extract_slice %transposed_76[0, 0, 0, 0] [1, 4, 48, 8] [1, 1, 1, 1] : tensor<1x4x48x16xf32> to tensor<1x4x48x8xf32>
    %extracted_slice_84 = tensor.extract_slice %transposed_76[0, 0, 0, 8] [1, 4, 48, 8] [1, 1, 1, 1] : tensor<1x4x48x16xf32> to tensor<1x4x48x8xf32>
    %125 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_84 : tensor<1x4x48x8xf32>) outs(%51 : tensor<1x4x48x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x4x48x8xf32>
    %concat_85 = tensor.concat dim(3) %125, %extracted_slice_83 : (tensor<1x4x48x8xf32>, tensor<1x4x48x8xf32>) -> tensor<1x4x48x16xf32>
    %126 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_85, %expanded_43 : tensor<1x4x48x16xf32>, tensor<1x1x48x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x4x48x16xf32>
    %127 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %126 : tensor<1x4x48x16xf32>, tensor<1x4x48x16xf32>) outs(%43 : tensor<1x4x48x16xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x4x48x16xf32>
    %128 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<1x4x48x16xf32>) outs(%55 : tensor<1x4x2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x16xf32>
    %collapsed_86 = tensor.collapse_shape %128 [[0], [1, 2], [3], [4]] : tensor<1x4x2x48x16xf32> into tensor<1x8x48x16xf32>
    %129 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_79 : tensor<1x4x48x16xf32>) outs(%55 : tensor<1x4x2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x48x16xf32>
    %130 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<1x8x48x16xf32>) outs(%38 : tensor<1x8x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_30 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x16xf32>
    %transposed_87 = linalg.transpose ins(%collapsed_86 : tensor<1x8x48x16xf32>) outs(%61 : tensor<1x8x16x48xf32>) permutation = [0, 1, 3, 2] 
    %131 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_87 : tensor<1x8x16x48xf32>) outs(%61 : tensor<1x8x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_30 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x16x48xf32>
    %collapsed_88 = tensor.collapse_shape %130 [[0, 1], [2], [3]] : tensor<1x8x48x16xf32> into tensor<8x48x16xf32>
    %collapsed_89 = tensor.collapse_shape %131 [[0, 1], [2], [3]] : tensor<1x8x16x48xf32> into tensor<8x16x48xf32>
    %132 = linalg.batch_matmul ins(%collapsed_88, %collapsed_89 : tensor<8x48x16xf32>, tensor<8x16x48xf32>) outs(%64 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %expanded_90 = tensor.expand_shape %132 [[0, 1], [2], [3]] output_shape [1, 8, 48, 48] : tensor<8x48x48xf32> into tensor<1x8x48x48xf32>
    %133 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_90, %59 : tensor<1x8x48x48xf32>, tensor<1x1x48x48xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %134:2 = linalg.generic {indexing_maps = [#map4, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%133 : tensor<1x8x48x48xf32>) outs(%71, %69 : tensor<1x8x48xf32>, tensor<1x8x48xi64>) {
    ^bb0(%in: f32, %out: f32, %out_107: i64):
      %166 = linalg.index 3 : index
      %167 = arith.index_cast %166 : index to i64
      %168 = arith.maximumf %in, %out : f32
      %169 = arith.cmpf ogt, %in, %out : f32
      %170 = arith.select %169, %167, %out_107 : i64
      linalg.yield %168, %170 : f32, i64
    } -> (tensor<1x8x48xf32>, tensor<1x8x48xi64>)
    %expanded_91 = tensor.expand_shape %134#0 [[0], [1], [2, 3]] output_shape [1, 8, 48, 1] : tensor<1x8x48xf32> into tensor<1x8x48x1xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %expanded_91 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.subf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %136 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<1x8x48x48xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %137 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136 : tensor<1x8x48x48xf32>) outs(%76 : tensor<1x8x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x1xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %137 : tensor<1x8x48x48xf32>, tensor<1x8x48x1xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.divf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<1x8x48x48xf32>) outs(%79 : tensor<1x8x48x48xi1>) {
    ^bb0(%in: f32, %out: i1):
      %166 = arith.extf %in : f32 to f64
      %167 = arith.cmpf oeq, %166, %cst_21 : f64
      linalg.yield %167 : i1
    } -> tensor<1x8x48x48xi1>
    %140 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%139 : tensor<1x8x48x48xi1>) outs(%82 : tensor<1x8x48x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %166 = arith.andi %in, %out : i1
      linalg.yield %166 : i1
    } -> tensor<1x8x48x1xi1>
    %141 = linalg.generic {indexing_maps = [#map6, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %cst_2, %138 : tensor<1x8x48x1xi1>, tensor<1x8x48x48xf32>, tensor<1x8x48x48xf32>) outs(%66 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: i1, %in_107: f32, %in_108: f32, %out: f32):
      %166 = arith.select %in, %in_107, %in_108 : f32
      linalg.yield %166 : f32
    } -> tensor<1x8x48x48xf32>
    %collapsed_92 = tensor.collapse_shape %141 [[0, 1], [2], [3]] : tensor<1x8x48x48xf32> into tensor<8x48x48xf32>
    %collapsed_93 = tensor.collapse_shape %129 [[0, 1, 2], [3], [4]] : tensor<1x4x2x48x16xf32> into tensor<8x48x16xf32>
    %142 = linalg.batch_matmul ins(%collapsed_92, %collapsed_93 : tensor<8x48x48xf32>, tensor<8x48x16xf32>) outs(%86 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
    %expanded_94 = tensor.expand_shape %142 [[0, 1], [2], [3]] output_shape [1, 8, 48, 16] : tensor<8x48x16xf32> into tensor<1x8x48x16xf32>
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<1x8x48x16xf32>) outs(%88 : tensor<1x48x8x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_96 = linalg.transpose ins(%cst_11 : tensor<128x128xf32>) outs(%34 : tensor<128x128xf32>) permutation = [1, 0] 
    %collapsed_97 = tensor.collapse_shape %transposed_95 [[0, 1], [2, 3]] : tensor<1x48x8x16xf32> into tensor<48x128xf32>
    %143 = linalg.matmul ins(%collapsed_97, %transposed_96 : tensor<48x128xf32>, tensor<128x128xf32>) outs(%36 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_98 = tensor.expand_shape %143 [[0, 1], [2]] output_shape [1, 48, 128] : tensor<48x128xf32> into tensor<1x48x128xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %expanded_98 : tensor<1x48x128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145 : tensor<1x48x128xf32>) outs(%27 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_29 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_26 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<1x48x1xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %149 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %151 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10, %150 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %transposed_99 = linalg.transpose ins(%cst_9 : tensor<192x128xf32>) outs(%98 : tensor<128x192xf32>) permutation = [1, 0] 
    %collapsed_100 = tensor.collapse_shape %151 [[0, 1], [2]] : tensor<1x48x128xf32> into tensor<48x128xf32>
    %152 = linalg.matmul ins(%collapsed_100, %transposed_99 : tensor<48x128xf32>, tensor<128x192xf32>) outs(%100 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %expanded_101 = tensor.expand_shape %152 [[0, 1], [2]] output_shape [1, 48, 192] : tensor<48x192xf32> into tensor<1x48x192xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101 : tensor<1x48x192xf32>) outs(%102 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      %167 = math.exp %166 : f32
      %168 = arith.addf %167, %cst_1 : f32
      %169 = arith.divf %cst_1, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<1x48x192xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101, %153 : tensor<1x48x192xf32>, tensor<1x48x192xf32>) outs(%102 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x192xf32>
    %transposed_102 = linalg.transpose ins(%cst_8 : tensor<192x128xf32>) outs(%98 : tensor<128x192xf32>) permutation = [1, 0] 
    %155 = linalg.matmul ins(%collapsed_100, %transposed_102 : tensor<48x128xf32>, tensor<128x192xf32>) outs(%100 : tensor<48x192xf32>) -> tensor<48x192xf32>
    %expanded_103 = tensor.expand_shape %155 [[0, 1], [2]] output_shape [1, 48, 192] : tensor<48x192xf32> into tensor<1x48x192xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %expanded_103 : tensor<1x48x192xf32>, tensor<1x48x192xf32>) outs(%102 : tensor<1x48x192xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x192xf32>
    %transposed_104 = linalg.transpose ins(%cst_7 : tensor<128x192xf32>) outs(%107 : tensor<192x128xf32>) permutation = [1, 0] 
    %collapsed_105 = tensor.collapse_shape %156 [[0, 1], [2]] : tensor<1x48x192xf32> into tensor<48x192xf32>
    %157 = linalg.matmul ins(%collapsed_105, %transposed_104 : tensor<48x192xf32>, tensor<192x128xf32>) outs(%36 : tensor<48x128xf32>) -> tensor<48x128xf32>
    %expanded_106 = tensor.expand_shape %157 [[0, 1], [2]] output_shape [1, 48, 128] : tensor<48x128xf32> into tensor<1x48x128xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %expanded_106 : tensor<1x48x128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.addf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<1x48x128xf32>) outs(%27 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_29 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_26 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<1x48x1xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<1x48x1xf32>) outs(%19 : tensor<1x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x1xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %163 : tensor<1x48x128xf32>, tensor<1x48x1xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    %165 = linalg.generic {indexing_maps = [#map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %164 : tensor<128xf32>, tensor<1x48x128xf32>) outs(%0 : tensor<1x48x128xf32>) {
    ^bb0(%in: f32, %in_107: f32, %out: f32):
      %166 = arith.mulf %in, %in_107 : f32
      linalg.yield %166 : f32
    } -> tensor<1x48x128xf32>
    return %165 : tensor<1x48x128xf32>
  }
}

{-#

#-}

