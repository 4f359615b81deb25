// From blocks to provisions, glossary, front and back matter.
//
// Text belongs to the provision that it follows: an author's "Example" at whatever indent is an
// example of the subrule above it, as in print. The numbering is the author's too: an item that
// continues the letters of the rule is a subrule of it, whatever its indent.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "ingest/rst/file_set.h"
#include "ingest/rst/lettering.h"
#include "ingest/rst/text_writer.h"
#include "rules/edition_builder.h"

namespace codicil::rst {

class Compiler {
 public:
  Compiler(EditionBuilder& builder, const Names& names, const ReadOptions& options)
      : builder_(builder), writer_(builder, names, options) {}

  // Reads `file` from block `from` up to the next place where other files come in, and returns that
  // block, or the number of blocks at the end. Open provisions and containers are then closed.
  size_t Run(const RstFile& file, size_t from);

  // To be called after the last file: reports what only the whole set can show.
  void Close();

 private:
  enum class FrameKind : uint8_t { kExample, kNote, kGlossary, kDefinition };
  // A container whose contents have their own destination.
  struct Frame {
    FrameKind kind;
    uint32_t end;  // the block after it
    std::optional<PassageBuilder> text;
  };

  const Block& At(size_t block) const { return file_->blocks.list[block]; }
  std::string_view Cut(ByteRange range) const;
  Span SpanOf(ByteRange range) const { return {file_->id, range.begin, range.end}; }
  const SourceText& source() const { return builder_.source(file_->id); }
  void Paint(ByteRange range, Label label);
  PassageBuilder NewPassage() { return PassageBuilder(source(), builder_.arena()); }
  Passage ReadWords(uint32_t first_line, uint32_t begin, uint32_t end);

  void Start(const RstFile& file, size_t from);
  size_t Visit(size_t index);  // returns the block to continue with
  void Finish();

  // Headings and provisions.
  void VisitHeading(size_t index);
  const Heading& HeadingAt(size_t index);
  void StartNumbered(const Block& block, const Heading& heading);
  bool StartTyped(const Block& block);
  bool StartTypedSection(size_t index);
  void StartProvision(const RuleNumber& number, Span number_span, uint32_t span_end);
  void FinishProvision();
  Provision& provision() { return builder_.drafts()[*draft_]; }
  void Extend(uint32_t end);

  // Items and fields.
  void VisitItem(size_t index);
  void StartSubrule(const Block& block);
  size_t VisitField(size_t index);
  bool RepeatsTitle(size_t field) const;
  void TakeDate(const Block& field, size_t index);
  void OfferDate(std::string_view iso_date, Span span);

  // Directives.
  void VisitDirective(size_t index);
  void OpenAside(FrameKind kind, const Block& block);
  void CloseFrames(size_t index);
  void CloseFrame();
  void CloseAllFrames();
  bool InGlossary() const;

  // Glossary.
  void VisitTerm(const Block& block);
  void FinishTerms(const Passage& definition);

  // Text.
  PassageBuilder* Out();
  void VisitParagraph(const Block& block);
  void WriteText(const Block& block);
  void VisitLiteral(const Block& block);
  void VisitLines(const Block& block);
  ByteRange WriteBullet(ByteRange marker, PassageBuilder& out);
  void FlushMarker();
  template <typename Write>
  void Paragraph(const Write& write);
  void WriteWithMarker(const Block& block, std::optional<ByteRange> marker, uint32_t end,
                       PassageBuilder& out);
  std::optional<ByteRange> FindLooseExample(uint32_t begin, uint32_t end) const;
  void AddLooseExample(const Block& block, ByteRange word, uint32_t end);
  void AddExample(Passage example);
  void AddMatter(MatterKind kind, Passage text);

  EditionBuilder& builder_;
  TextWriter writer_;
  bool seen_rules_ =
      false;  // from here on, unnumbered sections are between the rules or after them
  std::vector<MatterBlock> between_;  // of those, what is below the last provision
  bool seen_number_ =
      false;  // in this file: before it, text below a title is the head, which may state the date
  bool seen_title_ = false;
  std::optional<Span> glossary_heading_;

  const RstFile* file_ = nullptr;
  size_t next_heading_ = 0;
  std::vector<std::string_view> labels_;  // labels above the next block
  std::optional<size_t> draft_;           // the provision that text goes to
  std::optional<PassageBuilder> text_;    // its text
  Lettering lettering_;
  std::vector<Frame> frames_;
  std::optional<ByteRange> marker_;  // the marker of a list item that is text, before its paragraph
  uint32_t text_item_end_ = 0;       // the block after the last list item that is text
  struct Term {
    Passage text;
    uint32_t line;
  };
  std::vector<Term> terms_;  // terms that still lack their definition
};

}  // namespace codicil::rst
