#include "output/trace_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "output/confidence.h"

namespace codicil {
namespace {

std::string ListOf(const Wording& say, const Work& work, const std::vector<Place>& places) {
  std::vector<std::string> names;
  names.reserve(places.size());
  for (const Place& place : places)
    names.push_back(fmt::format("{} ({})", At(work, place).num, HistoryAt(work, place).id));
  return InWords(names, say);
}

Place LastBefore(const Lineage& lineage, uint32_t edition) {
  return LastStopBy(lineage, edition - 1).value_or(lineage.stops.front());
}

class PassageCollector {
 public:
  PassageCollector(const Work& work, TextDiffer& differ) : work_(work), differ_(differ) {}

  void Add(std::string_view role, TextId was, TextId is, bool first) {
    if (was == is && !(first && is != kNoText)) return;
    StepPassage passage{role, work_.texts[was], work_.texts[is], {}};
    if (!first) passage.edits = differ_.Diff(passage.old_text, passage.new_text);
    passages.push_back(std::move(passage));
  }
  // Those that both have are left out; the others are compared in order.
  void AddAll(std::string_view role, std::vector<TextId> was, std::vector<TextId> is, bool first) {
    const std::vector<TextId> before = was;
    std::erase_if(was, [&](TextId id) { return std::ranges::find(is, id) != is.end(); });
    std::erase_if(is, [&](TextId id) { return std::ranges::find(before, id) != before.end(); });
    for (size_t i = 0; i < std::max(was.size(), is.size()); ++i)
      Add(role, i < was.size() ? was[i] : kNoText, i < is.size() ? is[i] : kNoText, first);
  }

  std::vector<StepPassage> passages;

 private:
  const Work& work_;
  TextDiffer& differ_;
};

}  // namespace

std::vector<DiffPiece> StepPassage::Pieces() const {
  if (edits.empty()) return {{EditKind::kEqual, old_text, new_text, false, false}};
  Passage was, is;
  was.text = old_text;
  is.text = new_text;
  constexpr size_t kAllWords = std::numeric_limits<uint32_t>::max();
  return PiecesOf({&was, &is, edits}, kAllWords);
}

std::string_view PassageLabel(std::string_view role) {
  return role == "example" ? "Example: " : role == "note" ? "Note: " : "";
}

std::vector<StepPassage> ChangedPassages(const Work& work, const HistoryStep& step,
                                         TextDiffer& differ) {
  const ProvisionRecord none;
  const bool first = !step.before;
  const ProvisionRecord& was = first ? none : At(work, *step.before);
  const ProvisionRecord& is = At(work, step.place);
  PassageCollector collector(work, differ);
  collector.Add("heading", was.heading, is.heading, first);
  collector.Add("text", was.text, is.text, first);
  collector.AddAll("example", was.examples, is.examples, first);
  collector.AddAll("note", was.notes, is.notes, first);
  return std::move(collector.passages);
}

std::vector<StepPassage> ShownPassages(const Work& work, const HistoryStep& step,
                                       TextDiffer& differ) {
  const bool shown = !step.before || step.kinds.Has(ChangeKind::kEdited);
  return shown ? ChangedPassages(work, step, differ) : std::vector<StepPassage>();
}

bool IsUnchanged(const HistoryStep& step) {
  return step.kinds == ChangeKinds{ChangeKind::kUnchanged} && !step.skips();
}

bool IsShown(const Work& work, const HistoryStep& step) {
  return !IsUnchanged(step) && !At(work, step.place).implied;
}

std::string NameOf(const EditionRecord& edition) {
  return edition.date.empty() ? edition.id : edition.date;
}

std::string DescribeKinds(const HistoryStep& step, const Wording& say) {
  if (!step.before) return say("first seen");
  std::string text = KindsOf(step.kinds, say);
  if (step.skips()) {
    const bool alone = step.kinds == ChangeKinds{ChangeKind::kUnchanged};
    text = say("back again") + (alone ? "" : ", " + text);
  }
  return text + DescribeDoubt(step.confidence, say);
}

std::vector<std::string> DescribeParts(const Work& work, const HistoryStep& step,
                                       const Wording& say) {
  std::vector<std::string> sentences;
  if (!step.parts.empty())
    sentences.push_back(say.With("Other parts went to {}.", ListOf(say, work, step.parts)));
  if (!step.sources.empty())
    sentences.push_back(say.With("Took over words of {}.", ListOf(say, work, step.sources)));
  return sentences;
}

std::string DescribeBirth(const Work& work, LineageIndex history, const Wording& say) {
  const Lineage& lineage = work.lineages.all[history];
  if (lineage.split_from.empty()) return "";
  std::vector<Place> places;
  for (const Lineage::Link& link : lineage.split_from)
    places.push_back(LastBefore(work.lineages.all[link.other], link.edition));
  return say.With("Split from {}.", ListOf(say, work, places));
}

std::string DescribeFate(const Work& work, LineageIndex history, const Wording& say) {
  const Lineage& lineage = work.lineages.all[history];
  if (At(work, LastOf(lineage)).implied)
    return say("Implied by those below it: it has no history.");
  const Fate fate = FateOf(work, history);
  if (fate.heir == history) return say.With("In force as {}.", NameOf(work, LastOf(lineage)));
  const std::string& gone = NameOf(work.editions[*fate.gone_in]);
  if (lineage.merged_into.empty()) return say.With("Removed in {}.", gone);
  std::vector<Place> places;
  for (const Lineage::Link& link : lineage.merged_into) {
    const Lineage& other = work.lineages.all[link.other];
    places.push_back(LastBefore(other, link.edition + 1));
  }
  const std::string heirs = ListOf(say, work, places);
  if (fate.heir == kNoHistory)
    return say.With("Taken over in {0} by {1}; removed in {2}.", gone, heirs,
                    NameOf(work.editions[*fate.removed_in]));
  const Place& now = LastOf(work.lineages.all[fate.heir]);
  if (places.size() == 1 && At(work, places[0]).num == At(work, now).num)
    return say.With("Taken over in {0} by {1}.", gone, heirs);
  return say.With("Taken over in {0} by {1}; now {2}.", gone, heirs, ListOf(say, work, {now}));
}

std::string DescribeYears(const Work& work, const Lineage& lineage, const Wording& say) {
  const std::string first = NameOf(work.editions[lineage.stops.front().edition]);
  const std::string last = NameOf(work.editions[lineage.stops.back().edition]);
  return first == last ? first : say.With("{0} to {1}", first, last);
}

}  // namespace codicil
