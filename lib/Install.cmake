# What find_package(AttnMLIR) finds: libraries, headers, and the package itself.
include(CMakePackageConfigHelpers)

get_property(exported_libs GLOBAL PROPERTY ATTN_EXPORTED_LIBS)
install(TARGETS ${exported_libs} AttnLayout AttnLayoutPictures AttnPackage AttnSupport
  EXPORT AttnMLIRTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/attn
  ${PROJECT_SOURCE_DIR}/include/attn-c ${PROJECT_BINARY_DIR}/include/attn
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc"
  PATTERN "CMakeFiles" EXCLUDE)

set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/AttnMLIR)
install(EXPORT AttnMLIRTargets DESTINATION ${config_dir})
configure_package_config_file(
  ${PROJECT_SOURCE_DIR}/lib/AttnMLIRConfig.cmake.in
  ${PROJECT_BINARY_DIR}/AttnMLIRConfig.cmake
  INSTALL_DESTINATION ${config_dir})
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/AttnMLIRConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/AttnMLIRConfig.cmake
  ${PROJECT_BINARY_DIR}/AttnMLIRConfigVersion.cmake
  DESTINATION ${config_dir})
