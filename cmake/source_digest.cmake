# cmake -DSOURCES=LIST_FILE -DROOT=FOLDER -DALSO=TEXT -DHEADER=PATH -DFUNCTION=NAME
#       -DOUTPUT=FILE.cc -P source_digest.cmake
# Writes a source file whose FUNCTION() returns the digest of the files that are listed, one a
# line and relative to ROOT, and of TEXT.
file(STRINGS "${SOURCES}" files)
set(all "${ALSO}")
foreach(file ${files})
  file(SHA256 "${ROOT}/${file}" digest)
  string(APPEND all "\n${file} ${digest}")
endforeach()
string(SHA256 rules "${all}")
file(WRITE "${OUTPUT}" "#include \"${HEADER}\"\n\nnamespace codicil {\n\n"
  "std::string_view ${FUNCTION}() { return \"${rules}\"; }\n\n}  // namespace codicil\n")
