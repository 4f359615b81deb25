// Front and back matter: title, date, headings, and paragraphs whose lines are kept apart.

#include <re2/re2.h>

#include <algorithm>

#include "base/ascii.h"
#include "ingest/dates.h"
#include "ingest/kinds.h"
#include "ingest/plain_text/paragraphs.h"
#include "ingest/plain_text/regions.h"
#include "text/language.h"

namespace codicil::plain {
namespace {

constexpr size_t kMaxTitle = 100;

// Returns the size in bytes of what Markdown and tags set before a title: "# <work>The Ferry".
size_t TitleMarks(std::string_view line) {
  if (!line.starts_with('#')) return 0;
  size_t size = line.find_first_not_of("# ");
  while (size < line.size() && line[size] == '<') size = line.find('>', size + 1) + 1;
  return size < line.size() ? size : 0;
}

bool IsFence(std::string_view line) { return line == "---"; }

class MatterReader {
 public:
  MatterReader(const Region& region, uint32_t begin, uint32_t end, bool front)
      : region_(region), layout_(*region.layout), begin_(begin), end_(end), front_(front) {}

  void Read() {
    bool at_start = front_;
    for (uint32_t i = begin_; i < end_; ++i) {
      const PlainLine& line = layout_.lines[i];
      if (line.blank() || line.furniture) {
        if (line.furniture) Label(line, codicil::Label::kFurniture);
        continue;
      }
      const uint32_t group_end = GroupEnd(i);
      const uint32_t title_end = at_start ? TitleEnd(i, group_end) : i;
      if (title_end > i) AddTitle(i, title_end);
      ReadGroup(title_end, group_end);
      at_start = at_start && title_end == i && IsTable(i, group_end);
      i = group_end - 1;
    }
    if (stated_) region_.builder->OfferDate(stated_->iso, stated_->head);
  }

 private:
  struct StatedDate {
    std::string iso;
    std::optional<Span> head;
    bool amendment;
  };

  void Label(const PlainLine& line, codicil::Label label) {
    region_.Paint(line.begin, line.end, label);
  }

  // Returns the end of the lines before the next blank one.
  uint32_t GroupEnd(uint32_t i) const {
    while (i < end_ && !layout_.lines[i].blank() && !layout_.lines[i].furniture) ++i;
    return i;
  }

  // The work's name: the first words of the file, on one or two short lines that are not a
  // sentence. The line below them may state their date or version. Returns `begin` if there is
  // none.
  uint32_t TitleEnd(uint32_t begin, uint32_t end) const {
    constexpr uint32_t kMaxLines = 2;
    uint32_t title = begin;
    while (title < end && IsTitleLine(title) && (title == begin || !IsImprint(title))) ++title;
    const bool alone = title == end || IsImprint(title);
    return alone && title - begin <= kMaxLines ? title : begin;
  }

  // What may be printed below a title: "Effective May 5, 2031", "Version 2.1", "www.ferry.example".
  bool IsImprint(uint32_t i) const {
    static const RE2 kVersion("(?i)" + PatternOf(InAllLanguages(&Language::versions)) +
                              "[\\s:：]*v?\\d");
    const std::string_view line = region_.Text(i);
    const bool address = line.find(' ') == line.npos && line.find('.') != line.npos;
    return address || HoldsDate(i) || RE2::PartialMatch(line, kVersion);
  }

  // Fields between lines of dashes, or columns: what may come before the title.
  bool IsTable(uint32_t begin, uint32_t end) const {
    constexpr std::string_view kGap = "   ";
    if (IsFence(region_.Text(begin)) || IsFence(region_.Text(end - 1))) return true;
    constexpr uint32_t kRight = 40;
    for (uint32_t i = begin; i < end; ++i) {
      const bool columns = region_.Text(i).find(kGap) != std::string_view::npos;
      if (!columns && layout_.lines[i].indent < kRight) return false;
    }
    return end - begin > 1;
  }

  bool IsTitleLine(uint32_t i) const {
    const std::string_view line = region_.Text(i);
    const bool marked = TitleMarks(line) > 0;
    if (line.size() > kMaxTitle || (line.ends_with('.') && !marked) || StartsLower(line))
      return false;
    return !IsFence(line) && ReadPartLabel(line).kind == PartLabel::kNone && !layout_.EntryAt(i) &&
           !IsMatterHeading(line);
  }

  bool HoldsDate(uint32_t i) const { return FindEffectiveDate(region_.Text(i)).has_value(); }

  // "**Harbour Rules**": the signs around a whole line are none of its words.
  void TakeEmphasis(Piece& line) {
    constexpr uint32_t kSigns = 2;
    const std::string_view words = region_.text().substr(line.begin, line.end - line.begin);
    const bool whole = words.size() > 2 * kSigns && words.starts_with("**") &&
                       words.find("**", kSigns) == words.size() - kSigns;
    if (!whole) return;
    Label({line.begin, line.begin + kSigns}, codicil::Label::kMarkup);
    Label({line.end - kSigns, line.end}, codicil::Label::kMarkup);
    line = {line.begin + kSigns, line.end - kSigns};
  }

  void AddTitle(uint32_t begin, uint32_t end) {
    const PlainLine& first = layout_.lines[begin];
    const uint32_t text = first.begin + static_cast<uint32_t>(TitleMarks(region_.Text(begin)));
    Label({first.begin, text}, codicil::Label::kMarkup);
    Paragraph lines = {{text, first.end}};
    for (uint32_t i = begin + 1; i < end; ++i)
      lines.push_back({layout_.lines[i].begin, layout_.lines[i].end});
    for (Piece& line : lines) TakeEmphasis(line);
    Passage title = MakePassage(region_, {&lines, 1}, " ");
    region_.builder->OfferTitle(title.text);
    TakeDate(title);
    Add(MatterKind::kTitle, std::move(title));
  }

  void ReadGroup(uint32_t begin, uint32_t end) {
    std::vector<Paragraph> lines;
    labelled_ = AreLabelled(begin, end);
    for (uint32_t i = begin; i < end; ++i) {
      const std::string_view text = region_.Text(i);
      const PlainLine& line = layout_.lines[i];
      if (IsMatterHeading(text) || IsBackHeading(i)) {
        AddText(lines);
        Add(MatterKind::kHeading, MakeOf({line.begin, line.end}));
      } else if (const PartLabel label = ReadPartLabel(text);
                 label.kind == PartLabel::kExample && front_) {
        AddText(lines);
        AddExample(line, label.size);
      } else if (const uint32_t mark = SizeOfHeadingMark(text);
                 mark < text.size() && (mark > 0 || layout_.IsHeading(i))) {
        AddText(lines);
        if (mark > 0) Label({line.begin, line.begin + mark}, codicil::Label::kMarkup);
        lines.push_back({{line.begin + mark, line.end}});
        AddText(lines, MatterKind::kHeading);
      } else if (!lines.empty() && !InContents(i) && GoesOnInMatter(i)) {
        lines.back().push_back({line.begin, line.end});
      } else {
        lines.push_back({{line.begin, line.end}});
      }
    }
    AddText(lines);
  }

  // The lines of an address, of an index and of a list of credits stay lines.
  bool GoesOnInMatter(uint32_t i) const {
    if (!GoesOn(layout_, i - 1, i, 0)) return false;
    const bool forced = IsForcedBreak(layout_, i - 1, i);
    if (!StartsLower(region_.Text(i))) return forced && !(labelled_ && BeginsWithLabel(i));
    if (layout_.wrapping.wrapped && forced) return true;
    return !(IsShort(i - 1) && BeginsWithSign(i)) && !(IsIndexEntry(i - 1) && IsIndexEntry(i));
  }

  // Far from filling the page, so the author ended the line there.
  bool IsShort(uint32_t i) const {
    constexpr uint32_t kNarrowestPage = 60;
    const Wrapping& wrapping = layout_.wrapping;
    const std::string_view line = region_.Text(i);
    if (!wrapping.wrapped) return Columns(line) < kNarrowestPage;
    return WidthOf(line, wrapping.face) * 3 < wrapping.narrowest[kNoStyle] * 2;
  }

  // "attn: ...", "www.emberfall.example", "c/o ...": the first word does not begin a sentence.
  bool BeginsWithSign(uint32_t i) const {
    std::string_view word = region_.Text(i);
    word = word.substr(0, word.find(' '));
    while (word.ends_with('.')) word.remove_suffix(1);
    return word.find_first_of("@:/.") != std::string_view::npos;
  }

  // "lamps lit at dusk, 203.1, 204": ends in a number after a comma.
  bool IsIndexEntry(uint32_t i) const {
    const std::string_view line = region_.Text(i);
    const size_t comma = line.rfind(", ");
    if (comma == std::string_view::npos) return false;
    const std::string_view last = line.substr(comma + 2);
    return IsDigit(last[0]) && last.find(' ') == std::string_view::npos;
  }

  // "Editing: ..."
  bool BeginsWithLabel(uint32_t i) const {
    const std::string_view line = region_.Text(i);
    const size_t colon = line.find_first_of(":.,;()");
    return colon != std::string_view::npos && line[colon] == ':' && !StartsLower(line);
  }

  // Whether all lines that were not broken for lack of space have a label.
  bool AreLabelled(uint32_t begin, uint32_t end) const {
    uint32_t labelled = 0;
    for (uint32_t i = begin; i < end; ++i) {
      if (i > begin && IsForcedBreak(layout_, i - 1, i)) continue;
      if (!BeginsWithLabel(i)) return false;
      ++labelled;
    }
    return labelled > 1;
  }

  // The heading that opened the back matter may be one that only the table of contents knows.
  bool IsBackHeading(uint32_t i) const { return !front_ && i == layout_.back; }
  bool InContents(uint32_t i) const { return front_ && layout_.contents && i > *layout_.contents; }

  void AddExample(const PlainLine& line, uint32_t label) {
    Label({line.begin, line.begin + label}, codicil::Label::kMarkup);
    Passage example = MakeOf({line.begin + label, line.end});
    region_.builder->diagnostics().Report(kind::kExampleOutsideRule, Severity::kWarning,
                                          "this example has no provision before it", example.span);
    Add(MatterKind::kExample, std::move(example));
  }

  // The date of the file is at its head; the rest of a rule may hold any date. The day of the last
  // amendment comes before that of the adoption.
  void TakeDate(const Passage& passage) {
    if (stated_ && stated_->amendment) return;
    const auto amended = FindAmendmentDate(passage.text);
    const auto date = amended || stated_ ? amended : FindEffectiveDate(passage.text);
    if (!date) return;
    const bool head = front_ && !StartsMidRule(passage);
    stated_ = {*date, head ? std::optional(passage.span) : std::nullopt, amended.has_value()};
  }

  void AddText(std::vector<Paragraph>& lines, MatterKind kind = MatterKind::kText) {
    if (lines.empty()) return;
    Passage passage = MakePassage(region_, lines, "\n");
    TakeDate(passage);
    if (front_ && StartsMidRule(passage)) {
      region_.builder->diagnostics().Report(kind::kStartsMidRule, Severity::kNote,
                                            "the file begins in the middle of a provision",
                                            passage.span);
    }
    Add(kind, std::move(passage));
    lines.clear();
  }

  // The first words of a file whose first number is deep inside the work.
  bool StartsMidRule(const Passage& passage) const {
    if (layout_.contents || layout_.body == layout_.size() || !layout_.EntryAt(layout_.body))
      return false;
    const RuleNumber& number = layout_.EntryAt(layout_.body)->number;
    const bool deep = number.size() > 1 && number.back().Ordinal() > 1;
    const auto first =
        std::find_if(layout_.lines.begin(), layout_.lines.end(),
                     [](const PlainLine& line) { return !line.blank() && !line.furniture; });
    return deep && first->begin == passage.span.begin;
  }

  Passage MakeOf(Piece piece) const {
    PassageBuilder builder = region_.NewPassage();
    AppendParagraph(region_, {&piece, 1}, builder);
    return builder.Finish();
  }

  void Add(MatterKind kind, Passage passage) {
    Edition& edition = region_.builder->edition();
    (front_ ? edition.front_matter : edition.back_matter).push_back({kind, std::move(passage)});
  }

  Region region_;
  const Layout& layout_;
  uint32_t begin_;
  uint32_t end_;
  bool front_;
  bool labelled_ = false;  // the current group has labels
  std::optional<StatedDate> stated_;
};

}  // namespace

void ReadFrontMatter(const Region& region) {
  MatterReader(region, 0, region.layout->body, true).Read();
}

void ReadBackMatter(const Region& region) {
  MatterReader(region, region.layout->back, region.layout->size(), false).Read();
}

}  // namespace codicil::plain
