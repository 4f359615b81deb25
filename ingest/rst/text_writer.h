// Writes source text into passages: inline markup becomes marks, wrapped lines become one.
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "ingest/reader.h"
#include "ingest/rst/block.h"
#include "ingest/rst/inline_markup.h"
#include "ingest/rst/names.h"
#include "rules/edition_builder.h"

namespace codicil::rst {

class TextWriter {
 public:
  // All arguments must outlive the writer.
  TextWriter(EditionBuilder& builder, const Names& names, const ReadOptions& options)
      : builder_(builder), names_(names), options_(options) {}

  // Sets the source of everything that is written from here on.
  void SetSource(SourceId id, const std::vector<TextLine>& lines, std::string_view path);

  // Writes [begin, end) of the source as one paragraph. It may span several lines, the first of
  // which is `first_line`.
  void WriteParagraph(uint32_t first_line, uint32_t begin, uint32_t end, PassageBuilder& out);
  // Writes [begin, end) as plain text.
  void WriteVerbatim(uint32_t begin, uint32_t end, PassageBuilder& out);
  void PaintMarkup(uint32_t begin, uint32_t end);

 private:
  struct Segment {
    uint32_t at;      // in paragraph_
    uint32_t source;  // in the source
  };

  void Join(uint32_t first_line, uint32_t begin, uint32_t end);
  uint32_t ToSource(uint32_t at);
  Span SpanOf(ByteRange range);

  void Write(const InlinePiece& piece);
  void Shown(ByteRange text, bool literal = false);
  void Escape(uint32_t* at, uint32_t end);
  void Run(uint32_t begin, uint32_t end);
  void Marked(MarkKind kind, const InlinePiece& piece, std::string_view value = {});
  void Unmarked(const InlinePiece& piece);
  void Replaced(std::string_view words, const InlinePiece& piece);
  void WriteRole(const InlinePiece& piece);
  void WriteRef(const InlinePiece& piece);
  void WriteTerm(const InlinePiece& piece);
  void WriteDocument(const InlinePiece& piece);
  void WriteReference(const InlinePiece& piece);
  void WriteSubstitution(const InlinePiece& piece);
  void MarkedReplaced(std::string_view words, const InlinePiece& piece, std::string_view value);
  bool HasRoomFor(std::string_view named, const InlinePiece& piece);
  void ReportOnce(DiagnosticKind kind, Severity severity, std::string message, ByteRange range);

  EditionBuilder& builder_;
  const Names& names_;
  const ReadOptions& options_;
  std::unordered_set<std::string> reported_;
  size_t named_text_ = 0;  // bytes that names were replaced by so far

  SourceId source_ = 0;
  const std::vector<TextLine>* lines_ = nullptr;
  std::string folder_;
  std::string joined_;
  std::string_view paragraph_;
  std::vector<Segment> segments_;
  size_t segment_ = 0;  // the segment used last; lookups are in ascending order
  PassageBuilder* out_ = nullptr;
};

}  // namespace codicil::rst
