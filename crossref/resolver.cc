#include "crossref/resolver.h"

#include <algorithm>
#include <optional>

#include "base/ascii.h"
#include "base/split.h"
#include "text/budget.h"
#include "text/words.h"

namespace codicil {
namespace {

class Resolver {
 public:
  Resolver(const ReferenceIndex& index, size_t range_targets)
      : index_(index), edition_(index.edition()), range_targets_(range_targets) {}

  void Resolve(const PassageRef& place, Locator& locator) {
    switch (locator.kind) {
      case Locator::kNumber:
        ResolveNumber(&place, locator);
        break;
      case Locator::kTerm:
        ResolveTerm(locator);
        break;
      case Locator::kDocument:
        locator.status = CitationStatus::kExternal;
        break;
      case Locator::kLabel:
        ResolveLabel(place, locator);
        break;
    }
    if (locator.status == CitationStatus::kResolved && !locator.title.empty()) CheckTitle(locator);
  }

  // The same of a number that another work cites.
  void ResolveFromElsewhere(Locator& locator) { ResolveNumber(nullptr, locator); }

 private:
  void ResolveNumber(const PassageRef* place, Locator& locator) {
    locator.targets = index_.All(locator.first);
    if (locator.targets.empty() && locator.first[0].lead != 0 && place != nullptr)
      locator.targets = index_.All(index_.Around(*place, locator.first));
    if (locator.targets.empty()) {
      locator.status = Missing(locator.first);
    } else if (locator.targets.size() > 1) {
      locator.status = CitationStatus::kAmbiguous;
    } else {
      locator.status = CitationStatus::kResolved;
    }
    if (!locator.last.empty()) ResolveRange(locator);
  }

  CitationStatus Missing(const RuleNumber& number) const {
    return index_.IsOutside(number) ? CitationStatus::kOutside : CitationStatus::kDangling;
  }

  void ResolveRange(Locator& locator) {
    const std::vector<ProvisionId> last = index_.All(locator.last);
    if (last.empty()) {
      if (locator.status == CitationStatus::kResolved) locator.status = Missing(locator.last);
      return;
    }
    if (locator.targets.size() == 1 && last.size() == 1 && locator.targets[0] < last[0]) {
      return Expand(last[0], locator);
    }
    if (last.size() > 1 && locator.status == CitationStatus::kResolved)
      locator.status = CitationStatus::kAmbiguous;
    for (ProvisionId id : last) AddTarget(id, locator.targets);
  }

  // Adds the provisions from the first target to `last` in the order of the tree. If the range
  // continues past the end of their parent, the ancestors that contain its end are entered. If
  // ranges are too long or too many, some provisions between the ends are left out.
  void Expand(ProvisionId last, Locator& locator) {
    size_t room = std::min(kMostTargets - 2, range_targets_);
    ProvisionId id = NextInRange(edition_.provisions[locator.targets[0]].subtree_end, last);
    for (; id < last && room > 0; --room, --range_targets_) {
      locator.targets.push_back(id);
      id = NextInRange(edition_.provisions[id].subtree_end, last);
    }
    locator.targets_cut = id < last;
    AddTarget(last, locator.targets);
  }

  // Returns the first provision from `id` on that does not contain `last`.
  ProvisionId NextInRange(ProvisionId id, ProvisionId last) const {
    while (id < last && last < edition_.provisions[id].subtree_end) ++id;
    return id;
  }

  static void AddTarget(ProvisionId id, std::vector<ProvisionId>& targets) {
    if (std::ranges::find(targets, id) == targets.end()) targets.push_back(id);
  }

  void ResolveTerm(Locator& locator) const {
    locator.terms = index_.FindTerm(locator.name);
    if (locator.terms.empty()) {
      locator.status =
          LacksTerm(locator.name) ? CitationStatus::kOutside : CitationStatus::kDangling;
    } else {
      locator.status =
          locator.terms.size() > 1 ? CitationStatus::kAmbiguous : CitationStatus::kResolved;
    }
  }

  // A fragment may lack the glossary, or the part of it that would contain the term.
  bool LacksTerm(std::string_view name) const {
    if (!index_.is_fragment()) return false;
    if (edition_.glossary.empty()) return true;
    const std::string folded = FoldWords(name);
    return folded < FoldWords(edition_.glossary.front().term.text) ||
           FoldWords(edition_.glossary.back().term.text) < folded;
  }

  void ResolveLabel(const PassageRef& place, Locator& locator) const {
    ProvisionId id = index_.FindLabel(locator.name);
    // A label that no heading of the edition has: the text shown may be the heading itself.
    const std::string_view text = PassageAt(edition_, place).text;
    if (id == kNoProvision) id = OnlyOne(text.substr(locator.begin, locator.end - locator.begin));
    if (id != kNoProvision) locator.targets = {id};
    locator.status = id != kNoProvision     ? CitationStatus::kResolved
                     : index_.is_fragment() ? CitationStatus::kOutside
                                            : CitationStatus::kDangling;
  }

  ProvisionId OnlyOne(std::string_view title) const {
    const auto found = index_.FindHeading(FoldWords(title));
    return found.size() == 1 ? found[0] : kNoProvision;
  }

  void CheckTitle(Locator& locator) const {
    // The correct and usual case.
    if (edition_.provisions[locator.targets[0]].heading.text == locator.title) return;
    const std::string title = TitleWords(locator.title);
    const bool fits =
        std::ranges::any_of(locator.targets, [&](ProvisionId id) { return TitleFits(title, id); });
    if (fits) return;
    locator.status = CitationStatus::kMistitled;
    locator.title_target = OnlyOne(locator.title);
  }

  // Whether the title is the heading of the target, or of its nearest ancestor that has a heading,
  // or the first words of that heading ("Grand Caravan" for "Grand Caravan Variant"); if the target
  // has no heading, the title may be the first words of its text. A title in another script than
  // the heading is that of a translation, and cannot be judged.
  bool TitleFits(const std::string& title, ProvisionId id) const {
    constexpr size_t kLongestTitle = 400;
    const Provision& target = edition_.provisions[id];
    if (target.heading.empty() && BeginsWith(target.text.text.substr(0, kLongestTitle), title))
      return true;
    while (id != kNoProvision && edition_.provisions[id].heading.empty())
      id = edition_.provisions[id].parent;
    if (id == kNoProvision) return false;
    const std::string_view heading = edition_.provisions[id].heading.text;
    return BeginsWith(heading, title) || AreOfTwoScripts(heading, title);
  }

  static bool AreOfTwoScripts(std::string_view a, std::string_view b) {
    return (IsLatin(a) && IsEastAsian(b)) || (IsEastAsian(a) && IsLatin(b));
  }
  static bool IsLatin(std::string_view text) {
    return std::ranges::any_of(text, IsLetter) && !IsEastAsian(text);
  }
  // Of its letters in UTF-8, the first bytes are E3 to ED.
  static bool IsEastAsian(std::string_view text) {
    return std::ranges::any_of(text, [](char c) {
      const auto byte = static_cast<unsigned char>(c);
      return byte >= 0xE3 && byte <= 0xED;
    });
  }

  static bool BeginsWith(std::string_view text, const std::string& title) {
    return TitleWords(text).starts_with(title);
  }

  // Returns the words of a title, each with a space after it, without articles and plural endings:
  // the parts that two ways of writing one title share.
  static std::string TitleWords(std::string_view text) {
    const std::string folded = FoldWords(text);
    std::string words;
    for (std::string_view word : Split(folded, " ")) {
      if (word.size() > 3 && word.ends_with('s') && !word.ends_with("ss")) word.remove_suffix(1);
      if (word != "the" && word != "a" && word != "an") words.append(word).append(" ");
    }
    return words;
  }

  const ReferenceIndex& index_;
  const Edition& edition_;
  size_t range_targets_;  // that may still be listed between the ends of ranges
};

// Linear in the predecessor if it is cited, and in the citations.
void ResolveInPredecessor(const Edition& edition, size_t room, std::span<Citation> citations) {
  std::optional<ReferenceIndex> index;
  std::optional<Resolver> resolver;
  for (Citation& citation : citations) {
    for (Locator& locator : citation.locators) {
      if (!IsOfPredecessor(edition, locator)) continue;
      if (!index) index.emplace(edition.predecessor->edition);
      if (!resolver) resolver.emplace(*index, room);
      for (Locator& number : locator.elsewhere) resolver->ResolveFromElsewhere(number);
    }
  }
}

}  // namespace

void Resolve(const ReferenceIndex& index, std::span<Citation> citations) {
  size_t cited = 0;
  for (const Citation& citation : citations) cited += citation.end - citation.begin;
  Resolver resolver(index, RangeTargetBudget(cited));
  for (Citation& citation : citations) {
    for (Locator& locator : citation.locators) {
      resolver.Resolve(citation.place, locator);
      citation.status = std::max(citation.status, locator.status);
    }
  }
  ResolveInPredecessor(index.edition(), RangeTargetBudget(cited), citations);
}

}  // namespace codicil
