// A wrapper for ICU's converters: names of encodings, and decoding that keeps the way back to the
// bytes.
#pragma once

#include <unicode/ucnv.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/source_text.h"

namespace codicil {

// Returns the usual name of the encoding called `name` ("windows-1252" for "cp1252"), or an empty
// string if there is no such encoding.
std::string StandardEncodingName(std::string_view name);

// Returns the character that each byte decodes to, U+FFFD for undefined bytes. All are U+FFFD if
// `encoding` is not a single-byte encoding.
std::array<char32_t, 256> SingleByteTable(std::string_view encoding);

// The byte that reads as `c` in windows-1252, or in ISO-8859-1; 0: there is none, or it is ASCII.
unsigned char Windows1252ByteOf(char32_t c);

void AppendCodePoint(char32_t c, std::string& text);

// Decoded text under construction, with the runs that lead back to the bytes, and the parts of the
// text that replace undecodable bytes.
struct DecodedText {
  struct Region {
    uint32_t begin;
    uint32_t end;
  };

  std::string text;
  std::vector<DecodedRun> runs;
  std::vector<Region> undecodable;
  uint32_t original_end = 0;  // where in the file the last unit ends

  // Adds a run for text.substr(text_begin), which was decoded from [begin, end) of the file.
  // `text_unit` and `original_unit` are the sizes of one unit in bytes.
  void CloseUnits(size_t text_begin, uint32_t begin, uint32_t end, uint32_t text_unit,
                  uint32_t original_unit);

  // Records that the last character of the text is a U+FFFD for undecodable bytes.
  void MarkUndecodable();
};

// Decodes [begin, end) of `bytes` from UTF-8 and appends it to `out`, with one U+FFFD for each
// maximal ill-formed subpart.
void AppendUtf8(std::string_view bytes, uint32_t begin, uint32_t end, DecodedText& out);

// One of ICU's converters. Not shared between threads.
class Converter {
 public:
  // `encoding` must be a name returned by StandardEncodingName.
  explicit Converter(std::string encoding);
  ~Converter();
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  // Decodes [begin, end) of `bytes` and appends it to `out`.
  void Append(std::string_view bytes, uint32_t begin, uint32_t end, DecodedText& out);

 private:
  std::string encoding_;
  UConverter* converter_;
};

}  // namespace codicil
