// Citations that lead nowhere or astray, and terms that no one explains or uses.

#include <fmt/format.h>

#include "check/checks.h"
#include "check/kinds.h"

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

class CitationCheck {
 public:
  CitationCheck(const Edition& edition, Findings& findings)
      : edition_(edition), findings_(findings) {}

  void Run(const Citation& citation) {
    for (const Locator& locator : citation.locators) Run(citation, locator);
  }

 private:
  void Run(const Citation& citation, const Locator& locator) {
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
  void Dangling(const Citation& citation, const Locator& locator) {
    if (locator.kind == Locator::kTerm) {
      Report(kind::kUndefinedTerm, citation, locator,
             fmt::format("the glossary has no \"{}\"", locator.name));
    } else {
      Report(kind::kDanglingCitation, citation, locator,
             fmt::format("there is no {}", Words(locator)));
    }
  }
  void Ambiguous(const Citation& citation, const Locator& locator) {
    std::optional<Span> related;
    if (!locator.targets.empty()) related = edition_.provisions[locator.targets[0]].number_span;
    if (related && related->empty()) related.reset();
    Report(kind::kAmbiguousCitation, citation, locator,
           fmt::format("{} fits more than one place", Words(locator)), related);
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
              std::string message, std::optional<Span> related = std::nullopt) {
    findings_.Add(kind, SpanOfLocator(edition_, citation, locator), std::move(message), related);
  }

  const Edition& edition_;
  Findings& findings_;
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
  CitationCheck check(edition, findings);
  for (const Citation& citation : references.citations) check.Run(citation);
  if (const auto limit = RangesNotListed(edition, references)) {
    findings.Add(limit->kind, *limit->span, limit->message);
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
