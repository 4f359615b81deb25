// Citations that lead nowhere or astray, and terms that no one explains or uses.

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "base/ascii.h"
#include "check/checks.h"
#include "check/habits.h"
#include "check/kinds.h"
#include "check/prose.h"

namespace codicil {
namespace {

std::string NumberOf(const Edition& edition, ProvisionId id) {
  return edition.provisions[id].number.ToString();
}

// "203.1", "203.1a-c", or the words of a label.
std::string Words(const Locator& locator) {
  if (locator.first.empty()) return std::string(locator.name);
  if (locator.last.empty()) return locator.first.ToString();
  return fmt::format("{}-{}", locator.first.ToString(), locator.last.ToString());
}

// The number of the highest provision above one.
RuleNumber RootOf(RuleNumber number, const NumberingStyle& style) {
  for (RuleNumber above = number.Parent(style); !above.empty(); above = above.Parent(style))
    number = above;
  return number;
}

// Whether it names a provision of a chapter that is not there at all.
bool LeadsOut(const Edition& edition, const Locator& locator) {
  return locator.kind == Locator::kNumber && locator.status == CitationStatus::kDangling &&
         edition.Find(RootOf(locator.first, edition.scheme)) == kNoProvision;
}

// Whether so many do that the text is a part of a work.
bool IsPartOfAWork(const Edition& edition, const CrossReferences& references) {
  constexpr size_t kLeast = 10;
  size_t numbers = 0, out = 0;
  for (const Citation& citation : references.citations) {
    for (const Locator& locator : citation.locators) {
      numbers += locator.kind == Locator::kNumber;
      out += LeadsOut(edition, locator);
    }
  }
  return out >= kLeast && IsHabit(out, numbers);
}

// Whether the work counts again and again from 1, so that a number fits several places.
bool RepeatsNumbers(const Edition& edition) {
  const auto repeated = static_cast<size_t>(std::ranges::count_if(
      edition.provisions, [](const Provision& provision) { return provision.occurrence > 1; }));
  return IsHabit(repeated, edition.provisions.size());
}

// A number that begins a paragraph, alone or with a stop, is that of a provision which was not
// read.
bool IsLabel(const Edition& edition, const Citation& citation) {
  constexpr std::string_view kAfterLabels = "\n.)";
  const std::string_view text = PassageAt(edition, citation.place).text;
  const bool begins = citation.begin == 0 || text[citation.begin - 1] == '\n';
  return begins && (citation.end == text.size() ||
                    kAfterLabels.find(text[citation.end]) != kAfterLabels.npos);
}

// The line around a citation; "" if it is longer than `longest` on either side.
std::string_view LineAround(const Edition& edition, const Citation& citation, size_t longest) {
  const std::string_view text = PassageAt(edition, citation.place).text;
  const size_t from = citation.begin > longest ? citation.begin - longest : 0;
  const size_t before = text.substr(from, citation.begin - from).rfind('\n');
  const size_t after = text.substr(citation.end, longest).find('\n');
  const bool ends = after != text.npos || citation.end + longest >= text.size();
  if ((before == text.npos && from > 0) || !ends) return {};
  const size_t begin = before == text.npos ? 0 : from + before + 1;
  return text.substr(begin, after == text.npos ? text.npos : citation.end + after - begin);
}

using Numbers = std::unordered_set<RuleNumber, RuleNumberHash>;

// The numbers of which the text says that they are withdrawn.
Numbers WithdrawnNumbers(const Edition& edition, const CrossReferences& references) {
  constexpr size_t kLongest = 80;
  Numbers withdrawn;
  for (const Citation& citation : references.citations) {
    if (!SaysWithdrawn(LineAround(edition, citation, kLongest))) continue;
    for (const Locator& locator : citation.locators) withdrawn.insert(locator.first.Bare());
  }
  return withdrawn;
}

class CitationCheck {
 public:
  CitationCheck(const CheckInput& input, Findings& findings)
      : edition_(input.edition),
        findings_(findings),
        is_part_(IsPartOfAWork(edition_, input.references)),
        repeats_(RepeatsNumbers(edition_)),
        withdrawn_(WithdrawnNumbers(edition_, input.references)) {}

  void Run(const Citation& citation) {
    for (const Locator& locator : citation.locators) Run(citation, locator);
  }

 private:
  void Run(const Citation& citation, const Locator& locator) {
    if (IsOfPredecessor(edition_, locator)) OfPredecessor(citation, locator);
    switch (locator.status) {
      case CitationStatus::kDangling:
        return Dangling(citation, locator);
      case CitationStatus::kAmbiguous:
        return Ambiguous(citation, locator);
      case CitationStatus::kMistitled:
        return Mistitled(citation, locator);
      default:
        return;
    }
  }
  void OfPredecessor(const Citation& citation, const Locator& locator) {
    for (const Locator& number : locator.elsewhere)
      if (number.status == CitationStatus::kDangling)
        Report(kind::kDanglingCitation, citation, locator,
               fmt::format("there is no {} in {}", Words(number),
                           edition_.predecessor->edition.title));
  }
  void Dangling(const Citation& citation, const Locator& locator) {
    if (locator.kind == Locator::kTerm) {
      Report(kind::kUndefinedTerm, citation, locator,
             fmt::format("the glossary has no \"{}\"", locator.name));
    } else {
      const bool habit = (is_part_ && LeadsOut(edition_, locator)) || IsLabel(edition_, citation) ||
                         withdrawn_.contains(locator.first.Bare());
      Report(kind::kDanglingCitation, citation, locator,
             fmt::format("there is no {}", Words(locator)), std::nullopt, habit);
    }
  }
  void Ambiguous(const Citation& citation, const Locator& locator) {
    std::optional<Span> related;
    if (!locator.targets.empty()) related = edition_.provisions[locator.targets[0]].number_span;
    if (related && related->empty()) related.reset();
    Report(kind::kAmbiguousCitation, citation, locator,
           fmt::format("{} fits more than one place", Words(locator)), related, repeats_);
  }
  void Mistitled(const Citation& citation, const Locator& locator) {
    // The title of a provision that is only implied by those below it is unknown.
    const auto& targets = locator.targets;
    if (targets.size() == 1 && edition_.provisions[targets[0]].implied) return;
    const std::string number = targets.empty() ? Words(locator) : Titled(targets[0]);
    const std::string title = locator.title_target == kNoProvision
                                  ? "but the title does not match any provision"
                                  : "the title to " + NumberOf(edition_, locator.title_target);
    Report(kind::kMistitledCitation, citation, locator,
           fmt::format("the number points to {}, {}", number, title));
  }
  // "409 (Lighting Lamps)", if it has a title.
  std::string Titled(ProvisionId id) const {
    const std::string_view title = edition_.provisions[id].heading.text;
    return title.empty() ? NumberOf(edition_, id)
                         : fmt::format("{} ({})", NumberOf(edition_, id), Brief(title));
  }
  void Report(DiagnosticKind kind, const Citation& citation, const Locator& locator,
              std::string message, std::optional<Span> related = std::nullopt, bool habit = false) {
    const Span span = SpanOfLocator(edition_, citation, locator);
    findings_.AddUnless(habit, {{kind, Severity::kWarning, std::move(message), span, related}, {}});
  }

  const Edition& edition_;
  Findings& findings_;
  bool is_part_;
  bool repeats_;
  Numbers withdrawn_;
};

// Finds the entries whose term appears anywhere outside their own definition.
std::vector<bool> UsedEntries(const Edition& edition, const CrossReferences& references) {
  std::vector<bool> used(edition.glossary.size());
  for (const TermUse& use : references.term_uses) {
    const bool own = use.place.InGlossary() && use.place.owner == use.entry;
    if (!own) used[use.entry] = true;
  }
  for (size_t i = 0; i < references.entry_cited_by.size(); ++i) {
    if (!references.entry_cited_by[i].empty()) used[i] = true;
  }
  return used;
}

}  // namespace

void CheckCitations(const CheckInput& input, Findings& findings) {
  const Edition& edition = input.edition;
  const CrossReferences& references = input.references;
  CitationCheck check(input, findings);
  for (const Citation& citation : references.citations) check.Run(citation);
  if (const auto limit = RangesNotListed(edition, references)) {
    findings.Add({*limit, {}});
  }
  const std::vector<bool> used = UsedEntries(edition, references);
  for (size_t i = 0; i < used.size(); ++i) {
    if (used[i]) continue;
    const Passage& term = edition.glossary[i].term;
    findings.Add(kind::kUnreferencedEntry, term.span,
                 fmt::format("nothing uses or cites \"{}\"", term.text));
  }
}

}  // namespace codicil
