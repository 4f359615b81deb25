// One file as it was read: its bytes, the decoded UTF-8 text at a stable address, and the way back
// from an offset in the text to an offset in the bytes.
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

// A part of the text in which every character takes `text_unit` bytes in the text and
// `original_unit` bytes in the file, so that offsets inside it can be computed. A plain UTF-8 file
// is a single run.
struct DecodedRun {
  uint32_t text_begin;
  uint32_t original_begin;
  uint16_t text_unit;
  uint16_t original_unit;
};

// Neither copyable nor movable, so views into text() stay valid as long as the object lives.
class SourceText {
 public:
  // Decodes `bytes`. `encoding` is any name that ICU knows, or empty to detect it. Never fails:
  // undecodable bytes become U+FFFD and are reported. A binary file is reported as kNotText, an
  // error, and has an empty text(), as is a file over 1 GiB. Linear in the size of the file.
  static std::unique_ptr<SourceText> Decode(SourceId id, std::string name, std::string bytes,
                                            std::string_view encoding, Diagnostics& diagnostics);

  // Of a text that `written` is markup for, as HTML is: what a reader of the page sees. `runs` lead
  // from `text` to the text of `written`, in ascending order of both; what they leave out is
  // markup, and a run whose `original_unit` is 0 is written nowhere, as the number of an item.
  static std::unique_ptr<SourceText> Rendered(std::unique_ptr<SourceText> written, std::string text,
                                              std::vector<DecodedRun> runs);

  // Of a text in UTF-8 that was unpacked from `file`, a package: it has the places and bytes of
  // this text, and the digest of the file.
  static std::unique_ptr<SourceText> Unpacked(SourceId id, std::string name, std::string text,
                                              std::string file, Diagnostics& diagnostics);

  // Of a text that another one has decoded: it is not decoded again, so that places in both are
  // the same.
  static std::unique_ptr<SourceText> FromDecoded(SourceId id, const SourceText& other);

  SourceText(const SourceText&) = delete;
  SourceText& operator=(const SourceText&) = delete;

  SourceId id() const { return id_; }
  const std::string& name() const { return name_; }
  std::string_view bytes() const { return written_ ? written_->bytes() : bytes_; }
  // What is on the disk: bytes(), unless the text was unpacked from it.
  std::string_view file_bytes() const { return file_.empty() ? bytes() : file_; }
  std::string_view text() const { return text_; }
  std::string_view Cut(Span span) const { return text_.substr(span.begin, span.size()); }

  // "UTF-8", "UTF-8 with BOM", "UTF-16LE", "windows-1252", "macintosh", "IBM437" …; for a mixed
  // file, several joined by " + ", most bytes first.
  const std::string& encoding() const { return encoding_; }

  // "LF", "CRLF", "CR", "CR CR LF", "VT", "FF", "NEL", "LS", "PS"; several joined by " + ", most
  // lines first; "none" if there is no line end.
  std::string Newline() const;

  // Size of the byte order mark in bytes; the text begins after it.
  uint32_t bom_size() const { return bom_size_; }

  // Returns the offset in bytes() of the character at `text_offset`; text().size() maps to
  // bytes().size(). O(log runs).
  uint32_t ToOriginal(uint32_t text_offset) const;

  // The text that the file has, which is this one unless it was rendered from it; and the offset in
  // it. Lines are those of the file.
  const SourceText& written() const { return written_ ? *written_ : *this; }
  uint32_t ToWritten(uint32_t text_offset) const;
  // Bytes of the file between those of [0, text_offset) that are markup which text() leaves out.
  uint32_t MarkupBefore(uint32_t text_offset) const;

  // Returns the line and column of `text_offset`. Linear in the size of the text, because line ends
  // depend on all of it (text/lines.h); use LineIndex (output/line_index.h) for many places of one
  // source.
  LineColumn Locate(uint32_t text_offset) const;

  // Returns the line that contains `text_offset`, without its line end. Linear in the size of the
  // text.
  std::string_view LineAt(uint32_t text_offset) const;

 private:
  SourceText() = default;
  friend class SourceDecoder;
  uint32_t Mapped(uint32_t text_offset) const;  // by the runs

  SourceId id_ = 0;
  std::string name_;
  std::string bytes_;
  std::string file_;     // if the text was unpacked from it
  std::string decoded_;  // empty when text_ is a view into bytes_
  std::string_view text_;
  std::string encoding_;
  uint32_t bom_size_ = 0;
  std::vector<DecodedRun> runs_;
  std::unique_ptr<SourceText> written_;  // if this one was rendered from it
  std::vector<uint32_t> markup_;         // bytes left out before each run, if it was
};

}  // namespace codicil
