// ICU's converters, wrapped: names of encodings, and decoding that keeps the way back.
#pragma once

#include <unicode/ucnv.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/source_text.h"

namespace codicil {

// The usual name of the encoding that `name` stands for ("cp1252" gives "windows-1252"), or an
// empty string if there is none.
std::string StandardEncodingName(std::string_view name);

// What each byte of a single-byte encoding decodes to; U+FFFD where it is not defined. All U+FFFD
// for an encoding that is not a single-byte one.
std::array<char32_t, 256> SingleByteTable(std::string_view encoding);

void AppendCodePoint(char32_t c, std::string& text);

// Decoded text as it grows, with the runs that lead back to the bytes, and the stretches of the
// text that stand for undecodable bytes.
struct DecodedText {
  struct Region {
    uint32_t begin;
    uint32_t end;
  };

  std::string text;
  std::vector<DecodedRun> runs;
  std::vector<Region> undecodable;
  uint32_t original_end = 0;  // where in the file the last unit ends

  // Adds a run for text.substr(text_begin), which stands for [original_begin, original_end) of the
  // file: as many units as the sizes say.
  void CloseUnits(size_t text_begin, uint32_t begin, uint32_t end, uint32_t text_unit,
                  uint32_t original_unit);

  // Notes that the last character of the text is a U+FFFD for bytes that could not be decoded.
  void MarkUndecodable();
};

// Appends the bytes [begin, end) of a file, decoded from UTF-8, with one U+FFFD for each maximal
// ill-formed subpart.
void AppendUtf8(std::string_view bytes, uint32_t begin, uint32_t end, DecodedText& out);

// One of ICU's converters. Not shared between threads.
class Converter {
 public:
  // `encoding` must be a name that StandardEncodingName gave.
  explicit Converter(std::string encoding);
  ~Converter();
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  // Appends the bytes [begin, end) of a file, decoded.
  void Append(std::string_view bytes, uint32_t begin, uint32_t end, DecodedText& out);

 private:
  std::string encoding_;
  UConverter* converter_;
};

}  // namespace codicil
