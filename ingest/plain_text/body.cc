// The numbered rules.

#include <fmt/format.h>

#include <algorithm>

#include "ingest/kinds.h"
#include "ingest/plain_text/paragraphs.h"
#include "ingest/plain_text/regions.h"

namespace codicil::plain {
namespace {

// Paragraphs of one kind, one after the other.
struct Block {
  PartLabel::Kind part;  // kNone: the provision's own text
  size_t begin;          // its first paragraph; the next block's is its end
};

class BodyReader {
 public:
  explicit BodyReader(const Region& region)
      : region_(region),
        layout_(*region.layout),
        judge_(region.text(), layout_.lines, layout_.numbered, layout_.glossary,
               layout_.wrapping.wrapped) {}

  void Read() {
    Reserve();
    for (uint32_t i = layout_.body; i < layout_.glossary; ++i) {
      const PlainLine& line = layout_.lines[i];
      if (line.blank()) {
        ++blanks_;
        continue;
      }
      if (line.furniture) {
        region_.builder->labels(region_.source).Paint(line.begin, line.end, Label::kFurniture);
        continue;
      }
      ReadLine(i);
      previous_ = i;
      blanks_ = 0;
    }
    Flush(layout_.glossary == layout_.size());
  }

 private:
  // Provisions are large: growing them gradually would move them many times.
  void Reserve() {
    const auto begin = layout_.numbered.begin();
    const auto found = std::count_if(begin + layout_.body, begin + layout_.glossary,
                                     [](const auto& numbered) { return numbered.has_value(); });
    region_.builder->Reserve(static_cast<size_t>(found));
  }

  void ReadLine(uint32_t i) {
    const PlainLine& line = layout_.lines[i];
    if (judge_.Begins(i, previous_.value_or(i), blanks_)) {
      Flush(false);
      Begin(*layout_.numbered[i], line);
    } else if (const PartLabel label = ReadPartLabel(region_.Text(i));
               label.kind != PartLabel::kNone) {
      BeginPart(label, line);
    } else {
      GoOn(i);
    }
  }

  void Begin(const NumberedLine& found, const PlainLine& line) {
    if (found.spaced) ReportSpaced(found, line);
    draft_ = &region_.builder->AddProvision();
    draft_->number = found.number;
    draft_->number_span = {region_.source, line.begin, found.number_end};
    draft_->span = {region_.source, line.begin, line.end};
    OpenBlock(PartLabel::kNone);
    if (found.text_begin < line.end) pieces_.push_back({found.text_begin, line.end});
  }

  void ReportSpaced(const NumberedLine& found, const PlainLine& line) {
    region_.builder->diagnostics().Report(
        kind::kNumberSpaced, Severity::kWarning,
        fmt::format("there is a space inside this number; it is read as {}",
                    found.number.ToString()),
        Span{region_.source, line.begin, found.number_end});
  }

  void BeginPart(const PartLabel& label, const PlainLine& line) {
    region_.builder->labels(region_.source)
        .Paint(line.begin, line.begin + label.size, Label::kMarkup);
    const bool goes_on = label.continued && !blocks_.empty() && blocks_.back().part == label.kind;
    if (goes_on) {
      OpenParagraph();
    } else {
      OpenBlock(label.kind);
    }
    const uint32_t label_end = line.begin + label.size;
    const std::string_view rest =
        WithoutBlanksAtStart(region_.text().substr(label_end, line.end - label_end));
    const uint32_t begin = line.end - static_cast<uint32_t>(rest.size());
    if (begin < line.end) pieces_.push_back({begin, line.end});
    Extend(line);
  }

  void GoOn(uint32_t i) {
    const PlainLine& line = layout_.lines[i];
    if (!JoinsParagraph(i)) {
      // A paragraph after an example belongs to the provision again.
      if (blocks_.empty() || blocks_.back().part != PartLabel::kNone) OpenBlock(PartLabel::kNone);
      if (!LastParagraphIsEmpty()) OpenParagraph();
    }
    pieces_.push_back({line.begin, line.end});
    Extend(line);
  }

  bool JoinsParagraph(uint32_t i) {
    if (blocks_.empty()) return false;
    return LastParagraphIsEmpty() || GoesOn(region_.text(), layout_, *previous_, i, blanks_);
  }

  void OpenBlock(PartLabel::Kind part) {
    blocks_.push_back({part, paragraphs_.size()});
    OpenParagraph();
  }
  void OpenParagraph() { paragraphs_.push_back(pieces_.size()); }
  bool LastParagraphIsEmpty() const { return paragraphs_.back() == pieces_.size(); }

  void CloseBlocks() {
    blocks_.clear();
    paragraphs_.clear();
    pieces_.clear();
  }

  std::span<const Piece> ParagraphAt(size_t i) const {
    const size_t end = i + 1 < paragraphs_.size() ? paragraphs_[i + 1] : pieces_.size();
    return std::span(pieces_).subspan(paragraphs_[i], end - paragraphs_[i]);
  }

  void Extend(const PlainLine& line) {
    if (draft_) draft_->span.end = line.end;
  }

  Passage Make(size_t block) {
    PassageBuilder builder(region_.builder->source(region_.source), region_.builder->arena());
    Append(block, builder);
    return builder.Finish();
  }

  void Append(size_t block, PassageBuilder& builder) {
    const size_t end = block + 1 < blocks_.size() ? blocks_[block + 1].begin : paragraphs_.size();
    for (size_t i = blocks_[block].begin; i < end; ++i) {
      builder.Glue("\n\n");
      AppendParagraph(region_, ParagraphAt(i), builder);
    }
  }

  void Flush(bool last) {
    if (!draft_) return FlushOrphans();
    PassageBuilder text(region_.builder->source(region_.source), region_.builder->arena());
    for (size_t i = 0; i < blocks_.size(); ++i) {
      if (blocks_[i].part == PartLabel::kNone) {
        Append(i, text);
      } else if (Passage aside = Make(i); !aside.empty()) {
        // A label without text at the end of a fragment is not an example.
        (blocks_[i].part == PartLabel::kExample ? draft_->examples : draft_->notes)
            .push_back(std::move(aside));
      }
    }
    draft_->text = text.Finish();
    draft_->ends_source = last;
    draft_ = nullptr;
    CloseBlocks();
  }

  // Text in the body before its first provision goes to the front matter.
  void FlushOrphans() {
    for (size_t i = 0; i < blocks_.size(); ++i) {
      const bool example = blocks_[i].part == PartLabel::kExample;
      Passage passage = Make(i);
      if (example) {
        region_.builder->diagnostics().Report(kind::kExampleOutsideRule, Severity::kWarning,
                                              "this example has no provision before it",
                                              passage.span);
      }
      region_.builder->AddFrontMatter(example ? MatterKind::kExample : MatterKind::kText,
                                      std::move(passage));
    }
    CloseBlocks();
  }

  Region region_;
  const Layout& layout_;
  NumberJudge judge_;
  Provision* draft_ = nullptr;        // in the builder's list
  std::vector<Block> blocks_;         // of the current provision,
  std::vector<size_t> paragraphs_;    // the first piece of each of their paragraphs,
  std::vector<Piece> pieces_;         // and the pieces: flat, so that a provision allocates nothing
  std::optional<uint32_t> previous_;  // the last line with words
  uint32_t blanks_ = 0;               // blank lines since
};

}  // namespace

void ReadBody(const Region& region) { BodyReader(region).Read(); }

}  // namespace codicil::plain
