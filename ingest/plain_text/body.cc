// The numbered rules.

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

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
        judge_(region.text(), layout_.lines, layout_.numbered, layout_.sections, layout_.glossary,
               layout_.wrapping.width),
        lists_(layout_.style.items.begin(), layout_.style.items.end()),
        stack_(&lists_) {
    stack_.SetRelative({layout_.style.restarting.begin(), layout_.style.restarting.end()});
    stack_.SetRunning({layout_.style.running.begin(), layout_.style.running.end()});
    if (!lists_.empty()) stack_.SetAbove(NumbersAbove());
  }

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
  }

 private:
  std::unordered_set<RuleNumber, RuleNumberHash> NumbersAbove() const {
    std::unordered_set<RuleNumber, RuleNumberHash> above;
    for (uint32_t i = layout_.body; i < layout_.glossary; ++i) {
      if (!layout_.numbered[i]) continue;
      const RuleNumber& number = layout_.numbered[i]->number;
      if (number.size() > 1) above.insert(number.Prefix(number.size() - 1));
    }
    return above;
  }

  // Provisions are large: growing them gradually would move them many times.
  void Reserve() {
    region_.builder->Reserve(layout_.numbered.CountIn(layout_.body, layout_.glossary));
  }

  void ReadLine(uint32_t i) {
    const PlainLine& line = layout_.lines[i];
    if (IsCaption(i)) {
      caption_ = Piece{line.begin, line.end};
      return;
    }
    if (layout_.outline) return ReadOutlinedLine(i);
    const LineLabel* label = LabelAt(i);
    const bool section = label != nullptr &&
                         (label->shape.starts_with('#') || !label->is_item() || IsLedItem(*label));
    if (section && BeginItem(i, *label)) return;
    if (layout_.full && judge_.Begins(i, previous_.value_or(i), blanks_)) {
      Flush(false);
      Begin(*layout_.numbered[i], line);
    } else if (label != nullptr && !section && BeginItem(i, *label)) {
      return;
    } else if (const PartLabel part = ReadPartLabel(region_.Text(i));
               part.kind != PartLabel::kNone) {
      BeginPart(part, line);
    } else {
      GoOn(i);
    }
  }

  void ReadOutlinedLine(uint32_t i) {
    const auto& lines = layout_.entry_lines;
    if (next_entry_ < lines.size() && lines[next_entry_] == i) {
      Flush(false);
      BeginEntry(layout_.outline->entries[next_entry_++], layout_.lines[i]);
    } else if (const PartLabel part = ReadPartLabel(region_.Text(i));
               part.kind != PartLabel::kNone) {
      BeginPart(part, layout_.lines[i]);
    } else {
      GoOn(i, SizeOfHeadingMark(region_.Text(i)));
    }
  }

  // "## " of a heading without a number, which is the title of the provision above it.
  static uint32_t SizeOfHeadingMark(std::string_view line) {
    const size_t size = std::min(line.find_first_not_of('#'), line.size());
    const bool heading = size > 0 && line.substr(size).starts_with(' ');
    return heading ? static_cast<uint32_t>(size + 1) : 0;
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
    if (entry.heading && entry.words < end && MayBeTitle(entry.words, end)) StateHeading();
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

  // "（定義）" right above 第二条.
  bool IsCaption(uint32_t i) const {
    const std::string_view text = region_.Text(i);
    if (!text.starts_with("（") || !text.ends_with("）")) return false;
    const std::vector<uint32_t>& lines = layout_.label_lines;
    const auto next = std::ranges::lower_bound(lines, i + 1);
    if (next == lines.end() || *next != i + 1) return false;
    const LineLabel& label = layout_.labels[static_cast<size_t>(next - lines.begin())];
    return !LeadTail(static_cast<NumberLead>(label.number[0].lead)).empty() && IsLedItem(label);
  }

  // "Chapter 3" of a list of chapters.
  bool IsLedItem(const LineLabel& label) const {
    return label.number.back().lead != 0 && lists_.contains(label.shape);
  }

  void Begin(const NumberedLine& found, const PlainLine& line) {
    StartProvision(found.number, found.number_begin, found.number_end, found.text_begin, line);
    if (found.spaced) ReportSpaced(Span{region_.source, line.begin, found.number_end});
    if (!layout_.labels.empty()) SetContainer(stack_.Begin(found.number));
    if (found.number_begin > line.begin) PaintMarkup(found.number_end, found.text_begin);
  }

  // [begin, end): the number as written; its text begins at `words`.
  void StartProvision(const RuleNumber& number, uint32_t begin, uint32_t end, uint32_t words,
                      const PlainLine& line) {
    draft_ = &region_.builder->AddProvision();
    draft_->number = number;
    draft_->number_span = {region_.source, begin, end};
    draft_->span = {region_.source, line.begin, line.end};
    SetLabel();
    PaintMarkup(line.begin, begin);
    OpenBlock(PartLabel::kNone);
    if (caption_) {
      pieces_.push_back(*std::exchange(caption_, std::nullopt));
      OpenParagraph();
    }
    if (words < line.end) pieces_.push_back({words, line.end});
  }

  // The label of line `i`, if the style has items. Lines come in order.
  const LineLabel* LabelAt(uint32_t i) {
    const std::vector<uint32_t>& lines = layout_.label_lines;
    while (next_label_ < lines.size() && lines[next_label_] < i) ++next_label_;
    if (next_label_ == lines.size() || lines[next_label_] != i) return nullptr;
    return &layout_.labels[next_label_++];
  }

  // In a wrapped text any word can come first on a line.
  bool BeginsParagraph(uint32_t i) const {
    if (!layout_.wrapping.wrapped || blanks_ > 0 || !previous_) return true;
    const std::string_view before = region_.Text(*previous_);
    return EndsClause(before) || IsShortLine(layout_, *previous_) ||
           IsSetIn(layout_, *previous_, i);
  }

  // Begins the provision of line `i` if its label continues a list of the style.
  bool BeginItem(uint32_t i, const LineLabel& label) {
    if (!BeginsParagraph(i)) return false;
    const bool has_next = next_label_ < layout_.labels.size();
    const auto item = stack_.Take(label, has_next ? &layout_.labels[next_label_] : nullptr);
    if (!item) return false;
    Flush(false);
    const PlainLine& line = layout_.lines[i];
    const uint32_t end = line.begin + label.end, words = line.begin + label.words;
    StartProvision(item->number, line.begin + label.begin, end, words, line);
    SetContainer(item->container);
    PaintMarkup(end, words);
    return true;
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
    if (caption_) {  // of nothing
      if (blocks_.empty() || !LastParagraphIsEmpty()) OpenBlock(PartLabel::kNone);
      pieces_.push_back(*std::exchange(caption_, std::nullopt));
    }
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
      region_.builder->edition().front_matter.push_back(
          {example ? MatterKind::kExample : MatterKind::kText, std::move(passage)});
    }
    CloseBlocks();
  }

  Region region_;
  const Layout& layout_;
  NumberJudge judge_;
  std::unordered_set<std::string> lists_;  // that are provisions
  ItemStack stack_;
  size_t next_label_ = 0;
  size_t next_entry_ = 0;
  Provision* draft_ = nullptr;        // in the builder's list
  std::vector<Block> blocks_;         // of the current provision,
  std::vector<size_t> paragraphs_;    // the first piece of each of their paragraphs,
  std::vector<Piece> pieces_;         // and the pieces: flat, so that a provision allocates nothing
  std::optional<Piece> caption_;      // of the provision that comes next
  std::optional<uint32_t> previous_;  // the last line with words
  uint32_t blanks_ = 0;               // blank lines since
};

}  // namespace

void ReadBody(const Region& region) { BodyReader(region).Read(); }

}  // namespace codicil::plain
