// One file as it was read: its bytes, their decoded UTF-8 text at a stable address, and the way
// back from an offset in the text to an offset in the bytes.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostics.h"
#include "text/span.h"

namespace codicil {

struct LineColumn {
  uint32_t line = 1;    // from 1
  uint32_t column = 1;  // from 1, in code points of the decoded text
};

// A stretch of the text whose characters all take `text_unit` bytes in the text and
// `original_unit` bytes in the file, so that an offset inside it is found by arithmetic. One run
// covers a whole plain UTF-8 file.
struct DecodedRun {
  uint32_t text_begin;
  uint32_t original_begin;
  uint16_t text_unit;
  uint16_t original_unit;
};

// Not copyable and not movable: views into text() stay good for the object's whole life.
class SourceText {
 public:
  // Decodes `bytes`. `encoding` is empty (detect it from evidence) or any name that ICU knows.
  // Never fails: what cannot be decoded becomes U+FFFD and is reported. A file that is not text at
  // all (binary) is reported as kNotText, an error, and has an empty text().
  // Linear in the size of the file. Files are limited to 1 GiB (kNotText beyond).
  static std::unique_ptr<SourceText> Decode(SourceId id, std::string name, std::string bytes,
                                            std::string_view encoding, Diagnostics& diagnostics);

  SourceText(const SourceText&) = delete;
  SourceText& operator=(const SourceText&) = delete;

  SourceId id() const { return id_; }
  const std::string& name() const { return name_; }
  std::string_view bytes() const { return bytes_; }
  std::string_view text() const { return text_; }
  std::string_view Cut(Span span) const { return text_.substr(span.begin, span.size()); }

  // "UTF-8", "UTF-8 with BOM", "UTF-16LE", "windows-1252", "macintosh", "IBM437" …; of a mixed
  // file the parts joined by " + ", most bytes first.
  const std::string& encoding() const { return encoding_; }

  // "LF", "CRLF", "CR", "CR CR LF", "VT", "FF", "NEL", "LS", "PS"; several joined by " + ", most
  // lines first; "none" for one line.
  std::string Newline() const;

  // Bytes of a byte order mark; the text begins after it.
  uint32_t bom_size() const { return bom_size_; }

  // Offset in bytes() of the character at `text_offset`; text().size() gives bytes().size().
  // O(log runs).
  uint32_t ToOriginal(uint32_t text_offset) const;

  // Computed on demand. Linear in the size of the text: what ends a line depends on all of it
  // (text/lines.h). For many places of a source there is LineIndex (output/line_index.h).
  LineColumn Locate(uint32_t text_offset) const;

  // The line that holds `text_offset`, without its line end. Linear as well.
  std::string_view LineAt(uint32_t text_offset) const;

 private:
  SourceText() = default;
  friend class SourceDecoder;

  SourceId id_ = 0;
  std::string name_;
  std::string bytes_;
  std::string decoded_;  // empty when text_ is a view into bytes_
  std::string_view text_;
  std::string encoding_;
  uint32_t bom_size_ = 0;
  std::vector<DecodedRun> runs_;
};

}  // namespace codicil
