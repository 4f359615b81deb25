# What a binary is handed on with: the list of what it holds (tools/sbom), its history, and packages:
# cpack makes a .deb and a .tar.gz of the component `program`.

find_program(DPKG_QUERY dpkg-query)
if(DPKG_QUERY)  # the versions in the list are those of Debian's packages
  set(sbom ${CMAKE_BINARY_DIR}/sbom)
  add_custom_command(OUTPUT ${sbom}/sbom.cdx.json
    COMMAND ${CMAKE_SOURCE_DIR}/tools/sbom $<TARGET_FILE:codicil> ${PROJECT_VERSION} ${sbom} ${folders} cli
    DEPENDS codicil tools/sbom tests/node/package-lock.json VERBATIM)
  add_custom_target(sbom ALL DEPENDS ${sbom}/sbom.cdx.json)
  install(DIRECTORY ${sbom}/ DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()

# Debian's names: changelog.Debian is of the package, changelog of the program.
foreach(row "CHANGELOG.md changelog" "cmake/debian/changelog changelog.Debian")
  string(REPLACE " " ";" row ${row})
  list(GET row 0 source)
  list(GET row 1 name)
  set(compressed ${CMAKE_BINARY_DIR}/history/${name}.gz)
  add_custom_command(OUTPUT ${compressed} COMMAND gzip -9nc ${CMAKE_SOURCE_DIR}/${source} > ${compressed}
    DEPENDS ${source} VERBATIM)
  list(APPEND histories ${compressed})
endforeach()
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/history)
add_custom_target(history ALL DEPENDS ${histories})
install(FILES ${histories} DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_COMPONENTS_ALL program)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_VENDOR "The Codicil authors")
set(CPACK_PACKAGE_FILE_NAME codicil-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The Codicil authors <codicil@codicil.example>")
set(CPACK_DEBIAN_PACKAGE_SECTION text)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "compiler of numbered rulebooks
Codicil reads the text of a numbered rules document as it was published,
builds the tree of its provisions, resolves what they say about each
other, and shows what changed from one edition to the next. It writes the
results as pages, JSON, CSV, Markdown, XML, databases and whole sites.")
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_SOURCE_DIR}/cmake/cpack_each.cmake)
include(CPack)
