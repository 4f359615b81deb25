// Merges provisions that several fragments of one edition contain. Their folds are compared, so
// that quotes and spaces do not cause conflicts.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "base/ascii.h"
#include "rules/building.h"
#include "rules/kinds.h"
#include "text/fold.h"
#include "text/language.h"

namespace codicil {
namespace {

enum class Agreement { kSame, kFirstIsCut, kSecondIsCut, kConflict };

// Whether the line is the begin of a number or of "Example:", as a cut may leave it.
bool IsCutLabel(std::string_view line) {
  static const WordList labels = InAllLanguages(&Language::examples);
  if (std::ranges::any_of(
          labels, [line](auto label) { return (std::string(label) + ':').starts_with(line); }))
    return true;
  const auto in_number = [](char c) { return IsAlnum(c) || c == '.'; };
  constexpr size_t kLongestNumber = 10;
  return line.size() <= kLongestNumber && IsDigit(line[0]) &&
         std::all_of(line.begin(), line.end(), in_number);
}

// Drops a last paragraph that is only the begin of what comes next.
std::string_view WithoutCutLabel(std::string_view text) {
  const size_t border = text.rfind("\n\n");
  const size_t begin = border == text.npos ? 0 : border + 2;
  return begin < text.size() && IsCutLabel(text.substr(begin)) ? text.substr(0, begin) : text;
}

bool IsBeginOf(std::string_view whole, std::string_view cut) {
  return whole.starts_with(Fold(cut)) || whole.starts_with(Fold(WithoutCutLabel(cut)));
}

Agreement Compare(const Passage& a, bool a_cut, const Passage& b, bool b_cut) {
  const std::string first = Fold(a.text);
  const std::string second = Fold(b.text);
  if (first == second) return Agreement::kSame;
  // Must come before the tests for empty texts: one text may be only a cut-off number.
  if (a_cut && IsBeginOf(second, a.text)) return Agreement::kFirstIsCut;
  if (b_cut && IsBeginOf(first, b.text)) return Agreement::kSecondIsCut;
  if (first.empty()) return Agreement::kFirstIsCut;
  return second.empty() ? Agreement::kSecondIsCut : Agreement::kConflict;
}

void ReportCutOff(const Provision& cut, const Provision& whole, Diagnostics& diagnostics) {
  diagnostics.Report(kind::kFragmentCutOff, Severity::kWarning,
                     fmt::format("{} is cut off here; its complete text comes from another part",
                                 cut.number.ToString()),
                     cut.span, whole.span);
}

// Drops the last example of a fragment if it is cut off and the other fragment has all of it.
void DropCutExample(Provision& cut, const Provision& other, Diagnostics& diagnostics) {
  std::vector<Passage>& examples = cut.examples;
  if (!cut.ends_source || examples.empty()) return;
  const std::string last = Fold(examples.back().text);
  const bool whole =
      std::any_of(other.examples.begin(), other.examples.end(), [&](const Passage& example) {
        const std::string text = Fold(example.text);
        return text.size() > last.size() && text.starts_with(last);
      });
  if (!whole) return;
  ReportCutOff(cut, other, diagnostics);
  examples.pop_back();
  cut.ends_source = false;
}

// Merges the examples of both, without duplicates, in the order of the longer list.
void MergeExamples(std::vector<Passage>& kept, std::vector<Passage>& other) {
  if (other.size() > kept.size()) std::swap(kept, other);
  std::unordered_set<std::string> folded;
  for (const Passage& example : kept) folded.insert(Fold(example.text));
  for (Passage& example : other) {
    if (folded.insert(Fold(example.text)).second) kept.push_back(std::move(example));
  }
}

// A text is complete if something follows it.
bool CanBeCut(const Provision& draft) {
  return draft.ends_source && draft.examples.empty() && draft.notes.empty();
}

void TakeText(Provision& kept, Provision& other) {
  std::swap(kept.text, other.text);
  std::swap(kept.span, other.span);
  std::swap(kept.number_span, other.number_span);
  std::swap(kept.ends_source, other.ends_source);
}

// If a text is cut off after its first words, they look like a title.
void SettleCutText(Provision& cut, const Provision& whole) {
  if (!CanBeCut(cut) || !cut.text.empty() || !whole.heading.empty()) return;
  if (Fold(whole.text.text).starts_with(Fold(cut.heading.text))) std::swap(cut.text, cut.heading);
}

// A title at the very end can be cut off, too.
bool HasCutHeading(const Provision& draft) { return CanBeCut(draft) && draft.text.empty(); }

// Merges `b` into `a` if they agree; returns false if they conflict.
bool Merge(Provision& a, Provision& b, Diagnostics& diagnostics) {
  SettleCutText(a, b);
  SettleCutText(b, a);
  const Agreement headings = Compare(a.heading, HasCutHeading(a), b.heading, HasCutHeading(b));
  const Agreement texts = Compare(a.text, CanBeCut(a), b.text, CanBeCut(b));
  if (headings == Agreement::kConflict || texts == Agreement::kConflict) return false;
  if (headings == Agreement::kFirstIsCut && !a.heading.empty()) ReportCutOff(a, b, diagnostics);
  if (headings == Agreement::kSecondIsCut && !b.heading.empty()) ReportCutOff(b, a, diagnostics);
  if (texts == Agreement::kFirstIsCut && !a.text.empty()) ReportCutOff(a, b, diagnostics);
  if (texts == Agreement::kSecondIsCut && !b.text.empty()) ReportCutOff(b, a, diagnostics);
  DropCutExample(a, b, diagnostics);
  DropCutExample(b, a, diagnostics);
  if (texts == Agreement::kFirstIsCut) TakeText(a, b);
  if (texts == Agreement::kSame) a.ends_source = a.ends_source && b.ends_source;
  if (headings == Agreement::kFirstIsCut) std::swap(a.heading, b.heading);
  MergeExamples(a.examples, b.examples);
  if (a.notes.empty()) std::swap(a.notes, b.notes);
  if (a.labels.empty()) std::swap(a.labels, b.labels);
  if (a.between.empty()) std::swap(a.between, b.between);
  return true;
}

void ReportConflict(const Provision& provision, const Provision& other, Diagnostics& diagnostics) {
  diagnostics.Report(kind::kFragmentConflict, Severity::kWarning,
                     fmt::format("two parts have different texts for {}; both are kept",
                                 provision.number.ToString()),
                     provision.span, other.span);
}

bool EndsInMidSentence(std::string_view text) {
  if (text.empty()) return false;
  const char last = text.back();
  return IsAlnum(last) || last == ',' || last == ';' || last == '-';
}

std::string_view LastParagraph(std::string_view text) {
  const size_t parted = text.rfind("\n\n");
  return parted == text.npos ? std::string_view() : text.substr(parted + 2);
}

// "Last updated: March 2031" below the last provision is no sentence.
bool IsShortLine(std::string_view paragraph) {
  constexpr size_t kLongest = 40;
  return !paragraph.empty() && paragraph.size() < kLongest;
}

void ReportTextsCutOff(const std::vector<Provision>& drafts, Diagnostics& diagnostics) {
  for (const Provision& provision : drafts) {
    if (!provision.ends_source || !provision.notes.empty()) continue;
    const Passage& last = provision.examples.empty() ? provision.text : provision.examples.back();
    if (!EndsInMidSentence(last.text) || IsShortLine(LastParagraph(last.text))) continue;
    diagnostics.Report(kind::kCutOff, Severity::kWarning,
                       fmt::format("{} stops in mid-sentence", provision.number.ToString()),
                       Span{last.span.source, last.span.end - 1, last.span.end});
  }
}

// Collects the drafts of several sources by number, and merges those that agree.
class Assembly {
 public:
  explicit Assembly(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  void Add(Provision& draft) {
    std::vector<size_t>& rivals = by_number_[draft.number];
    const Provision* conflict = nullptr;
    for (size_t rival : rivals) {
      if (merged_[rival].span.source == draft.span.source) continue;
      if (Merge(merged_[rival], draft, diagnostics_)) return;
      if (!conflict) conflict = &merged_[rival];
    }
    if (conflict) ReportConflict(draft, *conflict, diagnostics_);
    if (rivals.size() < kMaxRivals) rivals.push_back(merged_.size());
    merged_.push_back(std::move(draft));
  }

  std::vector<Provision> Take() && { return std::move(merged_); }

 private:
  // If a number occurs more often than this, only its first drafts are compared.
  static constexpr size_t kMaxRivals = 8;

  Diagnostics& diagnostics_;
  std::vector<Provision> merged_;
  std::unordered_map<RuleNumber, std::vector<size_t>, RuleNumberHash> by_number_;
};

}  // namespace

void MergeFragments(std::vector<Provision>& drafts, Sources& sources) {
  if (sources.files.size() > 1) {
    Assembly assembly(sources.diagnostics);
    for (Provision& draft : drafts) assembly.Add(draft);
    drafts = std::move(assembly).Take();
  }
  ReportTextsCutOff(drafts, sources.diagnostics);
}

void MergeGlossaries(std::vector<GlossaryEntry>& glossary, Sources& sources) {
  if (sources.files.size() < 2) return;
  std::vector<GlossaryEntry> merged;
  std::map<std::string, size_t> kept;
  for (GlossaryEntry& entry : glossary) {
    const auto [it, is_new] = kept.try_emplace(Fold(entry.term.text), merged.size());
    if (!is_new && merged[it->second].span.source != entry.span.source) {
      GlossaryEntry& first = merged[it->second];
      const std::string a = Fold(first.text.text), b = Fold(entry.text.text);
      if (b.starts_with(a) && a != b) std::swap(first, entry);
      if (b.starts_with(a) || a.starts_with(b)) continue;
      sources.diagnostics.Report(
          kind::kFragmentConflict, Severity::kWarning,
          fmt::format("two parts define \"{}\" differently; both are kept", entry.term.text),
          entry.term.span, first.term.span);
    }
    merged.push_back(std::move(entry));
  }
  glossary = std::move(merged);
}

}  // namespace codicil
