// The numbered rules.

#include <fmt/format.h>

#include "ingest/plain_text/paragraphs.h"
#include "ingest/plain_text/regions.h"

namespace codicil::plain {
namespace {

// Paragraphs of one kind, one behind the other.
struct Block {
  PartLabel::Kind part;  // kNone: the provision's own text
  std::vector<Paragraph> paragraphs;
};

class BodyReader {
 public:
  explicit BodyReader(const Region& region)
      : region_(region),
        layout_(*region.layout),
        judge_(region.text(), layout_.lines, layout_.numbered, layout_.glossary, layout_.wrapping.wrapped) {}

  void Read() {
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
  void ReadLine(uint32_t i) {
    const PlainLine& line = layout_.lines[i];
    if (judge_.Begins(i, previous_.value_or(i), blanks_)) {
      Flush(false);
      Begin(*layout_.numbered[i], line);
    } else if (const PartLabel label = ReadPartLabel(region_.Text(i)); label.kind != PartLabel::kNone) {
      BeginPart(label, line);
    } else {
      GoOn(i);
    }
  }

  void Begin(const NumberedLine& found, const PlainLine& line) {
    if (found.spaced) ReportSpaced(found, line);
    draft_ = ProvisionDraft();
    draft_->provision.number = found.number;
    draft_->provision.number_span = {region_.source, line.begin, found.number_end};
    draft_->provision.span = {region_.source, line.begin, line.end};
    OpenBlock(PartLabel::kNone);
    if (found.text_begin < line.end) LastParagraph().push_back({found.text_begin, line.end});
  }

  void ReportSpaced(const NumberedLine& found, const PlainLine& line) {
    region_.builder->diagnostics().Report(
        DiagnosticKind::kNumberSpaced, Severity::kWarning,
        fmt::format("a blank stands inside this number; it is read as {}", found.number.ToString()),
        Span{region_.source, line.begin, found.number_end});
  }

  void BeginPart(const PartLabel& label, const PlainLine& line) {
    region_.builder->labels(region_.source).Paint(line.begin, line.begin + label.size, Label::kMarkup);
    const bool goes_on = label.continued && !blocks_.empty() && blocks_.back().part == label.kind;
    if (goes_on) {
      blocks_.back().paragraphs.emplace_back();
    } else {
      OpenBlock(label.kind);
    }
    uint32_t begin = line.begin + label.size;
    while (begin < line.end && region_.text()[begin] == ' ') ++begin;
    if (begin < line.end) LastParagraph().push_back({begin, line.end});
    Extend(line);
  }

  void GoOn(uint32_t i) {
    const PlainLine& line = layout_.lines[i];
    if (!JoinsParagraph(i)) {
      // A paragraph behind an example is the provision's own again.
      if (blocks_.empty() || blocks_.back().part != PartLabel::kNone) OpenBlock(PartLabel::kNone);
      if (!LastParagraph().empty()) blocks_.back().paragraphs.emplace_back();
    }
    LastParagraph().push_back({line.begin, line.end});
    Extend(line);
  }

  bool JoinsParagraph(uint32_t i) {
    if (blocks_.empty()) return false;
    return LastParagraph().empty() || GoesOn(region_.text(), layout_, *previous_, i, blanks_);
  }

  void OpenBlock(PartLabel::Kind part) { blocks_.push_back({part, {{}}}); }
  Paragraph& LastParagraph() { return blocks_.back().paragraphs.back(); }

  void Extend(const PlainLine& line) {
    if (draft_) draft_->provision.span.end = line.end;
  }

  Passage Make(const Block& block) {
    PassageBuilder builder(region_.builder->source(region_.source), region_.builder->arena());
    Append(block, builder);
    return builder.Finish();
  }

  void Append(const Block& block, PassageBuilder& builder) {
    for (const Paragraph& paragraph : block.paragraphs) {
      builder.Glue("\n\n");
      AppendParagraph(region_.text(), paragraph, " ", builder, region_.builder->labels(region_.source));
    }
  }

  void Flush(bool last) {
    if (!draft_) return FlushOrphans();
    Provision& provision = draft_->provision;
    PassageBuilder text(region_.builder->source(region_.source), region_.builder->arena());
    for (const Block& block : blocks_) {
      if (block.part == PartLabel::kNone) {
        Append(block, text);
      } else if (Passage aside = Make(block); !aside.empty()) {
        // A label with no words behind it, at the end of a fragment, is no example.
        (block.part == PartLabel::kExample ? provision.examples : provision.notes).push_back(std::move(aside));
      }
    }
    provision.text = text.Finish();
    draft_->fragment_last = last;
    region_.builder->AddProvision(std::move(*draft_));
    draft_.reset();
    blocks_.clear();
  }

  // What stands in the body before its first provision goes with the front matter.
  void FlushOrphans() {
    for (const Block& block : blocks_) {
      const bool example = block.part == PartLabel::kExample;
      Passage passage = Make(block);
      if (example) {
        region_.builder->diagnostics().Report(DiagnosticKind::kExampleOutsideRule, Severity::kWarning,
                                              "this example has no provision before it", passage.span);
      }
      region_.builder->AddFrontMatter(example ? MatterKind::kExample : MatterKind::kText, std::move(passage));
    }
    blocks_.clear();
  }

  Region region_;
  const Layout& layout_;
  NumberJudge judge_;
  std::optional<ProvisionDraft> draft_;
  std::vector<Block> blocks_;
  std::optional<uint32_t> previous_;  // the last line with words
  uint32_t blanks_ = 0;               // blank lines since
};

}  // namespace

void ReadBody(const Region& region) { BodyReader(region).Read(); }

}  // namespace codicil::plain
