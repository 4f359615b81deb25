# cmake -DINPUT=FILE -DOUTPUT=FILE.cc -DHEADER=PATH -DNAME=kName -P embed_text.cmake
# Writes a source file that defines codicil::NAME as the text of INPUT, so that the program needs no
# file at run time.
file(READ "${INPUT}" text)
string(FIND "${text}" ")codicil\"" delimiter)
if(NOT delimiter EQUAL -1)
  message(FATAL_ERROR "${INPUT} holds the delimiter of its raw string")
endif()
file(WRITE "${OUTPUT}" "#include \"${HEADER}\"\n\nnamespace codicil {\n\n"
  "const std::string_view ${NAME} = R\"codicil(${text})codicil\";\n\n}  // namespace codicil\n")
