#include "output/diff_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "output/passage_parts.h"
#include "rules/relatives.h"
#include "text/budget.h"

namespace codicil {
namespace {

// Kinds that readers of the changes need not see one by one.
bool IsCosmetic(const ChangeKinds& kinds) {
  return kinds.HasOnly({ChangeKind::kUnchanged, ChangeKind::kRenumbered, ChangeKind::kMoved,
                        ChangeKind::kRenumberedReferences, ChangeKind::kReformatted});
}

bool IsUnchanged(const ChangeKinds& kinds) { return kinds == ChangeKinds{ChangeKind::kUnchanged}; }

// "305.1, 305.2 and 305.3"; only the first ones if there are many, since every part would repeat
// the list.
std::string ListOf(std::vector<std::string> numbers) {
  constexpr size_t kMost = 12;
  if (numbers.size() > kMost + 1) {
    const size_t more = numbers.size() - kMost;
    numbers.resize(kMost);
    numbers.push_back(fmt::format("{} more", more));
  }
  return InWords(numbers);
}

}  // namespace

DiffFilter::DiffFilter(const EditionPair& editions, const DiffOptions& options)
    : editions_(editions), options_(options) {}

bool DiffFilter::ShowsKinds(const ChangeKinds& kinds) const {
  if (!options_.only.empty()) {
    const auto list = kinds.List();
    return std::ranges::any_of(list, [&](ChangeKind kind) { return options_.only.Has(kind); });
  }
  return options_.all || !IsCosmetic(kinds);
}

bool DiffFilter::IsNumbered(const Edition& edition, ProvisionId id) const {
  return id != kNoProvision &&
         std::ranges::find(options_.rules, edition.provisions[id].number) != options_.rules.end();
}

bool DiffFilter::IsWithin(const Edition& edition, ProvisionId id) const {
  while (id != kNoProvision && !IsNumbered(edition, id)) id = edition.provisions[id].parent;
  return id != kNoProvision;
}

bool DiffFilter::Shows(const Correspondence& pair) const {
  if (options_.rules.empty()) return ShowsKinds(pair.kinds);
  // The provision that was asked for is shown even if only its number changed.
  const bool asked = options_.only.empty() && (IsNumbered(editions_.old_edition, pair.old_id) ||
                                               IsNumbered(editions_.new_edition, pair.new_id));
  if (!asked && !ShowsKinds(pair.kinds)) return false;
  return IsWithin(pair);
}

bool DiffFilter::IsWithin(const Correspondence& pair) const {
  return IsWithin(editions_.old_edition, pair.old_id) ||
         IsWithin(editions_.new_edition, pair.new_id);
}

bool DiffFilter::Shows(const GlossaryPair& pair) const {
  return options_.rules.empty() && ShowsKinds(pair.kinds);
}

// Front and back matter has no numbers or kinds: changed words are shown, or with `all` changed
// typography too.
bool DiffFilter::Shows(const MatterDiff& block) const {
  if (!ShowsOverview(options_)) return false;
  const auto& edits = block.text.edits;
  return std::ranges::any_of(edits, [&](const WordEdit& edit) {
    if (edit.kind == EditKind::kDeleted || edit.kind == EditKind::kInserted) return true;
    return options_.all && edit.kind != EditKind::kEqual;
  });
}

std::string InWords(const std::vector<std::string>& names, const Wording& say) {
  std::string text;
  for (size_t i = 0; i < names.size(); ++i) {
    if (i > 0 && i + 1 == names.size()) return say.With("{0} and {1}", text, names[i]);
    text += i == 0 ? "" : ", ";
    text += names[i];
  }
  return text;
}

std::string InWords(const ChangeSummary& summary, const Wording& say) {
  std::vector<std::string> counts;
  for (size_t i = 0; i < summary.counts.size(); ++i)
    if (summary.counts[i] > 0)
      counts.push_back(fmt::format("{} {}", summary.counts[i], say(kChangeColumns[i].title)));
  return counts.empty() ? say("no change") : fmt::format("{}", fmt::join(counts, ", "));
}

std::string DateOf(const Edition& edition) {
  return edition.effective_date.empty() ? "undated" : edition.effective_date;
}

std::vector<std::string_view> NamesOf(const ChangeKinds& kinds) {
  std::vector<std::string_view> names;
  for (const ChangeKind kind : kinds.List()) names.push_back(ChangeKindName(kind));
  return names;
}

std::string KindsOf(const ChangeKinds& kinds, const Wording& say) {
  std::vector<std::string> names;
  for (const std::string_view name : NamesOf(kinds)) names.push_back(say(name));
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string NumbersOf(const EditionPair& editions, const Correspondence& pair) {
  if (pair.old_id == kNoProvision) return NumberOf(editions.new_edition, pair.new_id);
  std::string old_number = NumberOf(editions.old_edition, pair.old_id);
  if (pair.new_id == kNoProvision) return old_number;
  const std::string new_number = NumberOf(editions.new_edition, pair.new_id);
  return old_number == new_number ? new_number : old_number + " → " + new_number;
}

std::string TitleOf(const EditionPair& editions, const Correspondence& pair,
                    const ProvisionDiff& diff) {
  if (diff.main && diff.heading.changed()) return {};
  const bool gone = pair.new_id == kNoProvision;
  return Brief(gone ? TopicOf(editions.old_edition, pair.old_id)
                    : TopicOf(editions.new_edition, pair.new_id));
}

ConcordanceIndex IndexOf(const EditionPair& editions) {
  return ConcordanceIndex(editions.concordance, editions.old_edition.provisions.size(),
                          editions.new_edition.provisions.size());
}

std::string DescribeParts(const EditionPair& editions, const ConcordanceIndex& index,
                          const Correspondence& pair) {
  const auto& pairs = editions.concordance.pairs;
  std::vector<std::string> into, from;
  if (pair.kinds.Has(ChangeKind::kSplit)) {
    for (const uint32_t i : index.OfOld(pair.old_id))
      into.push_back(NumberOf(editions.new_edition, pairs[i].new_id));
  }
  if (pair.kinds.Has(ChangeKind::kMerged)) {
    for (const uint32_t i : index.OfNew(pair.new_id))
      from.push_back(NumberOf(editions.old_edition, pairs[i].old_id));
  }
  std::string text;
  if (!into.empty()) text = fmt::format("Split into {}.", ListOf(std::move(into)));
  if (!text.empty() && !from.empty()) text += ' ';
  if (!from.empty()) text += fmt::format("Merged from {}.", ListOf(std::move(from)));
  return text;
}

std::string DescribeShift(const EditionPair& editions, const Shift& shift) {
  const std::string olds = RangeOf(editions.old_edition, shift.old_first, shift.old_last);
  const std::string news = RangeOf(editions.new_edition, shift.new_first, shift.new_last);
  std::string text = olds + (shift.moved ? " moved to " : " became ") + news;
  if (shift.provisions > 1) text += fmt::format(" ({} provisions)", shift.provisions);
  return text;
}

std::string DescribeCounts(const DiffReport& report) {
  return fmt::format("{} → {} provisions: {}", report.editions.old_edition.provisions.size(),
                     report.editions.new_edition.provisions.size(), InWords(report.diff.summary));
}

std::string DescribeExample(const EditionPair& editions, const ExampleDiff& example,
                            const Correspondence& pair) {
  const ProvisionId from = example.old_example.provision;
  const ProvisionId to = example.new_example.provision;
  if (from == kNoProvision) return "Example (new)";
  if (to == kNoProvision) return "Example (removed)";
  if (from == pair.old_id) return "Example";
  return fmt::format("Example (from {})", NumberOf(editions.old_edition, from));
}

bool HasChanges(const DiffReport& report) {
  const Concordance& concordance = report.editions.concordance;
  if (ShowsOverview(report.options)) return !IsEmpty(concordance, report.diff);
  DiffOptions cosmetic_too = report.options;
  cosmetic_too.all = true;
  const DiffFilter filter(report.editions, cosmetic_too);
  for (size_t i = 0; i < concordance.pairs.size(); ++i) {
    const Correspondence& pair = concordance.pairs[i];
    const bool changed = !IsUnchanged(pair.kinds) || report.diff.provisions[i].changed();
    if (changed && filter.Shows(pair)) return true;
  }
  return std::ranges::any_of(concordance.glossary, [&](const GlossaryPair& pair) {
    return !IsUnchanged(pair.kinds) && filter.Shows(pair);
  });
}

std::string DescribeHidden(const DiffReport& report, const DiffFilter& filter) {
  if (!ShowsOverview(report.options) || report.options.all) return {};
  size_t hidden = 0;
  const auto count = [&](const auto& pairs) {
    hidden += static_cast<size_t>(std::ranges::count_if(
        pairs, [&](const auto& pair) { return !IsUnchanged(pair.kinds) && !filter.Shows(pair); }));
  };
  count(report.editions.concordance.pairs);
  count(report.editions.concordance.glossary);
  if (hidden == 0) return {};
  return fmt::format("{} {} only in numbers, citations or typography; --all shows {}.", hidden,
                     hidden == 1 ? "more differs" : "more differ", hidden == 1 ? "it" : "them");
}

}  // namespace codicil
