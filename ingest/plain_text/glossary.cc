// The glossary: a term on its line, its definition on the lines below. Blank lines between the
// entries show where a term is; if they are missing, the shape of the line and the alphabet do.

#include <re2/re2.h>

#include <algorithm>
#include <string>

#include "base/ascii.h"
#include "ingest/kinds.h"
#include "ingest/plain_text/glossary_columns.h"
#include "ingest/plain_text/paragraphs.h"
#include "ingest/plain_text/regions.h"
#include "rules/line_label.h"
#include "text/language.h"
#include "text/sentences.h"

namespace codicil::plain {
namespace {

// The sort key of a term: letters, digits and the spaces between words.
std::string OrderKey(std::string_view term) {
  std::string key;
  for (char c : term) {
    if (IsAlnum(c)) key += ToLower(c);
    if (c == ' ' && !key.empty()) key += ' ';
  }
  return key;
}

bool IsNumberedSense(std::string_view line) {
  size_t digits = 0;
  while (digits < line.size() && IsDigit(line[digits])) ++digits;
  return digits > 0 && line.substr(digits).starts_with(". ");
}

// "See Landwalk."
bool IsReference(std::string_view line) {
  static const WordList words = InAllLanguages(&Language::refers);
  const size_t space = line.find(' ');
  return space != line.npos && Contains(words, line.substr(0, space));
}

// "Section 2".
bool IsLed(std::string_view line) {
  const auto label = ReadLineLabel(line);
  return label && label->number[0].lead != 0;
}

// Whether the line can be a term: short, and neither a sentence nor a list item.
bool HasTermShape(std::string_view line) {
  constexpr size_t kMaxTerm = 80;
  constexpr int kMaxCommas = 3, kMaxWords = 10;
  if (line.empty() || line.size() > kMaxTerm || IsNumberedSense(line) || IsReference(line))
    return false;
  // A term can end in "!" or "?", and a bracket can hold a sentence's end.
  const bool exclaims = line.ends_with('!') || line.ends_with('?');
  if ((EndsSentence(line) && !exclaims) || line.ends_with(',') || line.ends_with(';')) return false;
  return std::count(line.begin(), line.end(), ',') <= kMaxCommas &&
         std::count(line.begin(), line.end(), ' ') < kMaxWords;
}

// In columns. Definitions may be indented more than the glossary as a whole; terms are not.
constexpr uint32_t kMaxTermIndent = 2;

// Returns the size in bytes of stray signs before a term ("; Name", "## name").
uint32_t StraySigns(std::string_view line) {
  if (line.starts_with('#')) return static_cast<uint32_t>(MarkupBefore(line));
  uint32_t size = 0;
  while (size < line.size() &&
         std::string_view(";:,.|* ").find(line[size]) != std::string_view::npos)
    ++size;
  return size < line.size() && IsUpper(line[size]) ? size : 0;
}

struct Candidate {
  uint32_t line;
  std::string key;
  bool parted;   // a blank line before it
  bool alone;    // and one after it
  bool ordered;  // in the longest run of candidates that the alphabet allows
  bool near;     // not ordered, but next to an ordered one with the same first letters
};

// Marks a longest non-decreasing subsequence. (Fredman 1975, patience sorting.)
void MarkOrdered(std::vector<Candidate>& candidates) {
  std::vector<size_t> tails;
  std::vector<size_t> before(candidates.size(), candidates.size());
  for (size_t i = 0; i < candidates.size(); ++i) {
    const auto at =
        std::upper_bound(tails.begin(), tails.end(), candidates[i].key,
                         [&](const std::string& key, size_t t) { return key < candidates[t].key; });
    if (at != tails.begin()) before[i] = *(at - 1);
    if (at == tails.end()) {
      tails.push_back(i);
    } else {
      *at = i;
    }
  }
  for (size_t i = tails.empty() ? candidates.size() : tails.back(); i < candidates.size();
       i = before[i]) {
    candidates[i].ordered = true;
  }
}

bool BeginAlike(const std::string& a, const std::string& b) {
  constexpr size_t kSharedStart = 2;
  return a.size() >= kSharedStart && a.compare(0, kSharedStart, b, 0, kSharedStart) == 0;
}

// Not all sort orders treat spaces, hyphens and plurals alike: "Basic Landcycling" may come before
// "Basic Land Type".
void MarkNear(std::vector<Candidate>& candidates) {
  const auto mark = [&](size_t i, size_t& last) {
    if (candidates[i].ordered) {
      last = i;
    } else if (last < candidates.size()) {
      candidates[i].near |= BeginAlike(candidates[i].key, candidates[last].key);
    }
  };
  size_t before = candidates.size(), behind = candidates.size();
  for (size_t i = 0; i < candidates.size(); ++i) mark(i, before);
  for (size_t i = candidates.size(); i-- > 0;) mark(i, behind);
}

class GlossaryReader {
 public:
  explicit GlossaryReader(const Region& region) : region_(region), layout_(*region.layout) {}

  void Read() {
    FindTerms();
    PaintSurroundings();
    ReadEntries();
    if (candidates_.empty() && layout_.glossary_heading) ReportEmpty();
  }

  // Recipes, roles and headings can be in alphabetical order too, so that without a heading there
  // must be many terms, or definitions that cite rules.
  bool IsProven() {
    constexpr size_t kFewest = 4, kMany = 10, kFewestBelowHeading = 2;
    FindTerms();
    if (layout_.glossary_heading && filled_.empty())
      return !layout_.EntryAt(*layout_.glossary_heading);
    const size_t terms = candidates_.size();
    const auto led = std::ranges::count_if(
        candidates_, [&](const Candidate& c) { return IsLed(region_.Text(c.line)); });
    if (led > 1) return false;  // they are provisions
    size_t defined = 0, explained = 0, citing = 0;
    for (size_t i = 0; i < terms; ++i) {
      defined += IsDefined(i);
      explained += IsExplained(i);
      citing += Cites(i);
    }
    if (defined * 10 < terms * 9) return false;
    if (layout_.glossary_heading) return terms >= kFewestBelowHeading;
    const bool convincing =
        (terms >= kMany && explained * 3 >= terms) || (terms >= kFewest && citing * 2 >= terms);
    return convincing && CountOrdered() * 10 >= terms * 9;
  }

 private:
  void FindTerms() {
    filled_ = layout_.FilledLines(FirstLine(), layout_.back);
    FindCandidates();
    DropStrangers();
    MarkOrdered(candidates_);
    MarkNear(candidates_);
    const bool parted = IsParted();
    attached_ = AreAttached();
    std::erase_if(candidates_, [&](const Candidate& c) { return !IsTerm(c, parted); });
  }

  // A line that recurs is in order but not a term.
  size_t CountOrdered() const {
    size_t ordered = 0;
    std::string_view last;
    for (const Candidate& c : candidates_) {
      if (!c.ordered) continue;
      ordered += c.key > last;
      last = c.key;
    }
    return ordered;
  }

  // Returns the last line of the entry.
  uint32_t LastLine(size_t i) const {
    const auto end = i + 1 == candidates_.size() ? filled_.end()
                                                 : std::lower_bound(filled_.begin(), filled_.end(),
                                                                    candidates_[i + 1].line);
    return *(end - 1);
  }

  // The lines between the term and the next one have words, and end as a sentence does.
  bool IsDefined(size_t i) const {
    const uint32_t last = LastLine(i);
    return last > candidates_[i].line && EndsSentence(region_.Text(last));
  }

  std::string_view Definition(size_t i) const {
    if (LastLine(i) == candidates_[i].line) return {};
    const auto first = std::upper_bound(filled_.begin(), filled_.end(), candidates_[i].line);
    const uint32_t begin = layout_.lines[*first].begin;
    return region_.text().substr(begin, layout_.lines[LastLine(i)].end - begin);
  }

  // A definition has numbered senses, repeats its term, or refers to another one or to a rule.
  bool IsExplained(size_t i) const {
    const std::string_view definition = Definition(i);
    return IsNumberedSense(definition) || IsReference(definition) || Cites(i) ||
           OrderKey(definition).find(candidates_[i].key) != std::string::npos;
  }

  bool Cites(size_t i) const {
    static const RE2 kCitation(R"((?i)\b(?:see|rules?|section)\s+(?:rules?\s+|section\s+)?\d)");
    return RE2::PartialMatch(Definition(i), kCitation);
  }

  // In a fragment that consists of front matter, the line "Glossary" is an entry of the contents.
  void ReportEmpty() {
    const uint32_t heading = *layout_.glossary_heading;
    if (layout_.contents && *layout_.contents < heading && layout_.body == heading) return;
    const PlainLine& line = layout_.lines[heading];
    region_.builder->diagnostics().Report(kind::kGlossaryEmpty, Severity::kWarning,
                                          "no term with a definition was found below this heading",
                                          Span{region_.source, line.begin, line.end});
  }

  uint32_t FirstLine() const { return layout_.glossary + (layout_.glossary_heading ? 1 : 0); }

  void PaintSurroundings() {
    for (uint32_t i = layout_.glossary; i < layout_.back; ++i) {
      const PlainLine& line = layout_.lines[i];
      if (line.furniture) region_.Paint(line.begin, line.end, Label::kFurniture);
      if (i < FirstLine()) region_.Paint(line.begin, line.end, Label::kGlossary);
    }
  }

  // The indent of the glossary as a whole: two lines of a hundred may be farther left.
  uint32_t Margin() const {
    std::vector<uint32_t> indents;
    for (const uint32_t i : filled_) indents.push_back(layout_.lines[i].indent);
    if (indents.empty()) return 0;
    const auto margin = indents.begin() + static_cast<ptrdiff_t>(indents.size() * 2 / 100);
    std::nth_element(indents.begin(), margin, indents.end());
    return *margin;
  }

  void FindCandidates() {
    const uint32_t widest_indent = Margin() + kMaxTermIndent;
    for (size_t k = 0; k < filled_.size(); ++k) {
      const std::string_view line = region_.Text(filled_[k]);
      if (!HasTermShape(line) || ReadPartLabel(line).kind == PartLabel::kExample ||
          k + 1 == filled_.size())
        continue;
      const bool after_colon = k > 0 && region_.Text(filled_[k - 1]).ends_with(':');
      if (after_colon || layout_.lines[filled_[k]].indent > widest_indent) continue;
      const bool parted = k == 0 || filled_[k - 1] + 1 < filled_[k];
      const bool alone = parted && filled_[k] + 1 < filled_[k + 1];
      candidates_.push_back({filled_[k], OrderKey(line), parted, alone, false, false});
    }
  }

  // If most terms are in alphabetical order, words in another script are translations of them.
  void DropStrangers() {
    const auto strange = [](const Candidate& c) { return c.key.empty(); };
    const auto count = std::count_if(candidates_.begin(), candidates_.end(), strange);
    if (static_cast<size_t>(count) * 2 <= candidates_.size()) std::erase_if(candidates_, strange);
  }

  // Whether blank lines separate the entries.
  bool IsParted() const {
    const auto parted = std::count_if(candidates_.begin(), candidates_.end(),
                                      [](const Candidate& c) { return c.parted; });
    return static_cast<size_t>(parted) * 2 > candidates_.size();
  }

  // Whether definitions are directly below their terms: for at least nine of ten ordered terms.
  bool AreAttached() const {
    size_t ordered = 0, alone = 0;
    for (const Candidate& c : candidates_) {
      ordered += c.ordered;
      alone += c.ordered && c.alone;
    }
    return alone * 10 <= ordered;
  }

  // A blank line above is enough, except for a title inside an entry, which is between two blank
  // lines and out of order. Without a blank line, a capital, the end of a sentence above, and the
  // alphabet must agree.
  bool IsTerm(const Candidate& c, bool parted) const {
    const std::string_view line = region_.Text(c.line);
    if (parted && c.parted)
      return c.ordered || !(StartsLower(line) || (attached_ && c.alone && !c.near));
    if (!(c.ordered || c.near) || StartsLower(line)) return false;
    if (!parted && c.ordered) return true;
    // The first line counts as separated.
    const bool begins =
        c.parted || (EndsSentence(region_.Text(c.line - 1)) && !IsWrappedTail(c.line));
    return begins && !HasTermShape(region_.Text(c.line + 1));
  }

  bool IsWrappedTail(uint32_t i) const { return GoesOn(layout_, i - 1, i, 0); }

  void ReadEntries() {
    std::vector<GlossaryEntry>& glossary = region_.builder->edition().glossary;
    glossary.reserve(glossary.size() + candidates_.size());
    size_t next = 0;
    for (size_t k = 0; k < filled_.size(); ++k) {
      const uint32_t i = filled_[k];
      if (next < candidates_.size() && candidates_[next].line == i) {
        Flush();
        BeginEntry(i);
        ++next;
      } else {
        AddLine(i, k);
      }
    }
    Flush();
  }

  void BeginEntry(uint32_t i) {
    const PlainLine& line = layout_.lines[i];
    const uint32_t stray = StraySigns(region_.Text(i));
    region_.Paint(line.begin, line.begin + stray, Label::kFurniture);
    term_ = {{line.begin + stray, line.end}};
    end_ = line.end;
  }

  void AddLine(uint32_t i, size_t k) {
    const PlainLine& line = layout_.lines[i];
    const bool example = ReadPartLabel(region_.Text(i)).kind == PartLabel::kExample;
    const bool joins = !definition_.empty() && !example &&
                       GoesOn(layout_, filled_[k - 1], i, i - filled_[k - 1] - 1);
    if (!joins) definition_.emplace_back();
    definition_.back().push_back({line.begin, line.end});
    end_ = line.end;
  }

  void Flush() {
    if (term_.empty() && definition_.empty()) return;
    GlossaryEntry entry;
    entry.text = MakePassage(region_, definition_, "\n\n");
    if (term_.empty()) {
      // Text before the first term describes the glossary, or ends an entry whose term the fragment
      // lacks.
      region_.builder->edition().front_matter.push_back({MatterKind::kText, std::move(entry.text)});
    } else {
      entry.term = MakePassage(region_, {&term_, 1}, "");
      entry.span = {region_.source, term_.front().begin, end_};
      region_.builder->AddGlossaryEntry(std::move(entry));
    }
    term_.clear();
    definition_.clear();
  }

  Region region_;
  const Layout& layout_;
  std::vector<uint32_t> filled_;  // lines with words
  std::vector<Candidate> candidates_;
  bool attached_ = false;
  Paragraph term_;
  std::vector<Paragraph> definition_;
  uint32_t end_ = 0;
};

}  // namespace

bool IsGlossary(const Region& region) {
  return DefinitionColumn(region) || GlossaryReader(region).IsProven();
}

void ReadGlossary(const Region& region) {
  if (const auto column = DefinitionColumn(region)) return ReadGlossaryColumns(region, *column);
  GlossaryReader(region).Read();
}

}  // namespace codicil::plain
