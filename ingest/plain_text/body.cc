// The numbered rules.

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "ingest/kinds.h"
#include "ingest/plain_text/captions.h"
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
  explicit BodyReader(const Region& region) : region_(region), layout_(*region.layout) {}

  void Read() {
    Reserve();
    for (uint32_t i = layout_.body; i < layout_.glossary; ++i) {
      const PlainLine& line = layout_.lines[i];
      if (line.blank()) {
        ++blanks_;
        continue;
      }
      if (line.furniture) {
        region_.Paint(line.begin, line.end, Label::kFurniture);
        continue;
      }
      ReadLine(i);
      previous_ = i;
      blanks_ = 0;
    }
    Flush(layout_.glossary == layout_.size());
    std::ranges::move(between_, std::back_inserter(region_.builder->edition().back_matter));
  }

 private:
  // Provisions are large: growing them gradually would move them many times.
  void Reserve() { region_.builder->Reserve(layout_.outline.entries.size()); }

  void ReadLine(uint32_t i) {
    const PlainLine& line = layout_.lines[i];
    if (layout_.IsCaption(i)) {
      const std::string_view words = WithoutHeadingMarks(region_.Text(i));
      const auto begin = static_cast<uint32_t>(words.data() - region_.text().data());
      const auto end = begin + static_cast<uint32_t>(words.size());
      PaintMarkup(line.begin, begin);
      PaintMarkup(end, line.end);
      caption_ = Piece{begin, end};
      return;
    }
    if (const outline::Entry* entry = layout_.EntryAt(i)) {
      Flush(false);
      BeginEntry(*entry, line);
    } else if (const PartLabel part = ReadPartLabel(region_.Text(i));
               part.kind != PartLabel::kNone) {
      BeginPart(part, line);
    } else if (begun_ && layout_.IsHeading(i)) {
      ReadHeading(i);
    } else {
      GoOn(i, SizeOfHeadingMark(region_.Text(i)));  // of a heading without a number
    }
  }

  // A heading without a number ends the provision above it.
  void ReadHeading(uint32_t i) {
    Flush(false);
    GoOn(i, SizeOfHeadingMark(region_.Text(i)));
    FlushOrphans(MatterKind::kHeading);
  }

  void BeginEntry(const outline::Entry& entry, const PlainLine& line) {
    const uint32_t end = std::min(entry.end, line.end);  // of the words
    const PlainLine words{line.begin, end, line.indent, line.furniture, line.style};
    StartProvision(entry.number, entry.begin, entry.number_end, entry.words, words);
    Extend(line);
    PaintMarkup(end, line.end);
    draft_->item = entry.item;
    if (entry.spaced) ReportSpaced(Span{region_.source, entry.begin, entry.number_end});
    SetContainer(entry.container);
    if (entry.closing > 0 && entry.closing < end) DropClosing(entry, end);
    const bool titled = entry.heading && !draft_->heading_stated;
    if (titled && entry.words < end && MayBeTitle(entry.words, end)) StateHeading();
    const std::string_view between =
        region_.text().substr(entry.number_end, entry.words - entry.number_end);
    if (!WithoutBlanksAtStart(between).empty()) PaintMarkup(entry.number_end, entry.words);
  }

  // Some works mark whole rules as headings.
  bool MayBeTitle(uint32_t begin, uint32_t end) const {
    constexpr uint32_t kLongest = 100, kLongestSentence = 60;
    return end - begin <= (region_.text()[end - 1] == '.' ? kLongestSentence : kLongest);
  }

  void DropClosing(const outline::Entry& entry, uint32_t end) {
    pieces_.back() = {entry.words, entry.closing};
    const std::string_view rest = region_.text().substr(entry.closing_end, end - entry.closing_end);
    const uint32_t begin = end - static_cast<uint32_t>(WithoutBlanksAtStart(rest).size());
    PaintMarkup(entry.closing, entry.closing_end);
    if (begin < end) pieces_.push_back({begin, end});
  }

  // Of a provision that has just begun.
  void StateHeading() {
    PassageBuilder heading = region_.NewPassage();
    AppendParagraph(region_, ParagraphAt(paragraphs_.size() - 1), heading);
    draft_->heading = heading.Finish();
    draft_->heading_stated = true;
    CloseBlocks();
    OpenBlock(PartLabel::kNone);
  }

  // [begin, end): the number as written; its text begins at `words`.
  void StartProvision(const RuleNumber& number, uint32_t begin, uint32_t end, uint32_t words,
                      const PlainLine& line) {
    draft_ = &region_.builder->AddProvision();
    draft_->between = std::exchange(between_, {});
    begun_ = true;
    draft_->number = number;
    draft_->number_span = {region_.source, begin, end};
    draft_->span = {region_.source, line.begin, line.end};
    SetLabel();
    PaintMarkup(line.begin, begin);
    OpenBlock(PartLabel::kNone);
    if (caption_) {
      pieces_.push_back(*std::exchange(caption_, std::nullopt));
      StateHeading();
    }
    if (words < line.end) pieces_.push_back({words, line.end});
  }

  // What is printed, unless that is the number, which begins with digits, and a period.
  void SetLabel() {
    const Span span = draft_->number_span;
    const std::string_view printed = region_.text().substr(span.begin, span.size());
    const std::string_view bare = printed.substr(0, printed.size() - printed.ends_with('.'));
    const bool by_itself = draft_->number[0].kind == NumberComponent::kDigits;
    if (!by_itself || bare != draft_->number.ToString()) draft_->label = printed;
  }

  void SetContainer(const RuleNumber& container) {
    if (!container.empty())
      draft_->container = region_.builder->arena().Store(container.ToString());
  }

  void PaintMarkup(uint32_t begin, uint32_t end) {
    if (begin < end) region_.Paint(begin, end, Label::kMarkup);
  }

  // Of a provision that has just begun.
  void ReportSpaced(Span number) {
    draft_->label = {};
    region_.builder->diagnostics().Report(
        kind::kNumberSpaced, Severity::kWarning,
        fmt::format("there is a space inside this number; it is read as {}",
                    draft_->number.ToString()),
        number);
  }

  void BeginPart(const PartLabel& label, const PlainLine& line) {
    region_.Paint(line.begin, line.begin + label.size, Label::kMarkup);
    const bool goes_on = label.continued && !blocks_.empty() && blocks_.back().part == label.kind;
    if (goes_on) {
      OpenParagraph();
    } else {
      OpenBlock(label.kind);
    }
    const uint32_t label_end = line.begin + label.size, end = line.end - label.tail;
    PaintMarkup(end, line.end);
    const std::string_view rest =
        WithoutBlanksAtStart(region_.text().substr(label_end, end - label_end));
    const uint32_t begin = end - static_cast<uint32_t>(rest.size());
    if (begin < end) pieces_.push_back({begin, end});
    Extend(line);
  }

  // `marks`: bytes before the words of the line.
  void GoOn(uint32_t i, uint32_t marks = 0) {
    const PlainLine& line = layout_.lines[i];
    PaintMarkup(line.begin, line.begin + marks);
    if (!JoinsParagraph(i)) {
      // A paragraph after an example belongs to the provision again.
      if (blocks_.empty() || blocks_.back().part != PartLabel::kNone) OpenBlock(PartLabel::kNone);
      if (!LastParagraphIsEmpty()) OpenParagraph();
    }
    pieces_.push_back({line.begin + marks, line.end});
    Extend(line);
  }

  bool JoinsParagraph(uint32_t i) {
    if (blocks_.empty()) return false;
    return LastParagraphIsEmpty() || GoesOn(layout_, *previous_, i, blanks_);
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
    PassageBuilder builder = region_.NewPassage();
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
    PassageBuilder text = region_.NewPassage();
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

  // Text in the body before its first provision goes to the front matter; below a heading without a
  // number, it stands between the provisions.
  void FlushOrphans(MatterKind kind = MatterKind::kText) {
    auto& matter = begun_ ? between_ : region_.builder->edition().front_matter;
    for (size_t i = 0; i < blocks_.size(); ++i) {
      const bool example = blocks_[i].part == PartLabel::kExample;
      Passage passage = Make(i);
      if (example) {
        region_.builder->diagnostics().Report(kind::kExampleOutsideRule, Severity::kWarning,
                                              "this example has no provision before it",
                                              passage.span);
      }
      matter.push_back({example ? MatterKind::kExample : kind, std::move(passage)});
    }
    CloseBlocks();
  }

  Region region_;
  const Layout& layout_;
  Provision* draft_ = nullptr;        // in the builder's list
  std::vector<Block> blocks_;         // of the current provision,
  std::vector<size_t> paragraphs_;    // the first piece of each of their paragraphs,
  std::vector<Piece> pieces_;         // and the pieces: flat, so that a provision allocates nothing
  bool begun_ = false;                // there was a provision
  std::vector<MatterBlock> between_;  // since the last one
  std::optional<Piece> caption_;      // of the provision that comes next
  std::optional<uint32_t> previous_;  // the last line with words
  uint32_t blanks_ = 0;               // blank lines since
};

}  // namespace

void ReadBody(const Region& region) { BodyReader(region).Read(); }

}  // namespace codicil::plain
