#include "corpus/blame.h"

#include <algorithm>
#include <set>

namespace codicil {
namespace {

// Where words were taken out, a space can be all that came in.
bool IsBlank(std::string_view text) { return text.find_first_not_of(" \n") == text.npos; }

}  // namespace

std::vector<BlamedPassage> Blamer::Of(const Place& place) {
  std::vector<BlamedPassage> blamed;
  for (const Labelled& passage : LabelsOf(place)) {
    const std::string_view text = work_.texts[passage.text];
    BlamedPassage& one = blamed.emplace_back(BlamedPassage{passage.role, {}});
    size_t begin = 0;
    for (const Labelled::Run& run : passage.runs) {
      const std::string_view words = text.substr(begin, run.end - begin);
      if (!one.runs.empty() && (IsBlank(words) || one.runs.back().from == run.from)) {
        std::string_view& last = one.runs.back().text;
        last = {last.data(), last.size() + words.size()};
      } else {
        one.runs.push_back({words, run.from});
      }
      begin = run.end;
    }
  }
  return blamed;
}

const Blamer::Passages& Blamer::LabelsOf(const Place& place) {
  std::set<Place> unlabelled;
  std::vector<Place> to_visit{place};
  while (!to_visit.empty()) {
    const Place one = to_visit.back();
    to_visit.pop_back();
    if (labelled_.contains(one) || !unlabelled.insert(one).second) continue;
    for (const Place& before : Before(one)) to_visit.push_back(before);
  }
  for (const Place& one : unlabelled) Label(one);
  return labelled_.at(place);
}

// What a provision came from; its own history first.
std::vector<Place> Blamer::Before(const Place& place) const {
  std::vector<Place> before;
  if (place.edition == 0) return before;
  const uint32_t edition = place.edition - 1;
  if (const auto last = LastStopBy(HistoryAt(work_, place), edition)) before.push_back(*last);
  for (const uint32_t pair : index_.OfNew(edition, place.provision)) {
    const Place one{edition, work_.transitions[edition].pairs[pair].old_id};
    if (one.provision != kNoProvision && std::ranges::find(before, one) == before.end())
      before.push_back(one);
  }
  return before;
}

void Blamer::Label(const Place& place) {
  Passages passages = PassagesOf(At(work_, place));
  const std::vector<Place> before = Before(place);
  std::map<std::string_view, size_t> changed;  // by role, how many so far
  for (Labelled& passage : passages) {
    if (CopySame(before, passage)) continue;
    places_ = {place};
    labels_.assign(work_.texts[passage.text].size(), 0);
    const size_t nth = changed[passage.role]++;
    for (const Place& one : before) {
      const bool own = &HistoryAt(work_, one) == &HistoryAt(work_, place);
      const Labelled* source = Counterpart(labelled_.at(one), passages, passage.role, nth);
      if (source != nullptr) Compare(*source, own, passage);
    }
    passage.runs = Runs();
  }
  labelled_[place] = std::move(passages);
}

Blamer::Passages Blamer::PassagesOf(const ProvisionRecord& provision) {
  Passages passages;
  const auto add = [&](std::string_view role, TextId text) {
    if (text != kNoText) passages.push_back({role, text, {}});
  };
  add("heading", provision.heading);
  add("text", provision.text);
  for (const TextId text : provision.examples) add("example", text);
  for (const TextId text : provision.notes) add("note", text);
  return passages;
}

bool Blamer::CopySame(const std::vector<Place>& before, Labelled& passage) const {
  for (const Place& place : before) {
    for (const Labelled& one : labelled_.at(place)) {
      if (one.text != passage.text) continue;
      passage.runs = one.runs;
      return true;
    }
  }
  return false;
}

bool Blamer::Has(const Passages& passages, TextId text) {
  return std::ranges::any_of(passages, [&](const Labelled& one) { return one.text == text; });
}

// The nth of those with that role that were not kept, or nullptr.
const Blamer::Labelled* Blamer::Counterpart(const Passages& was, const Passages& is,
                                            std::string_view role, size_t nth) {
  for (const Labelled& one : was) {
    if (one.role == role && !Has(is, one.text) && nth-- == 0) return &one;
  }
  return nullptr;
}

// Labels the words of `passage` that are in `source`.
void Blamer::Compare(const Labelled& source, bool own, const Labelled& passage) {
  constexpr uint32_t kNoChance = 20;  // bytes
  auto run = source.runs.begin();
  const auto edits = differ_.Diff(work_.texts[source.text], work_.texts[passage.text]);
  for (const WordEdit& edit : edits) {
    const uint32_t size = edit.new_end - edit.new_begin;
    if (edit.kind == EditKind::kInserted || edit.kind == EditKind::kDeleted) continue;
    if (!own && size < kNoChance) continue;
    const bool same_bytes = edit.old_end - edit.old_begin == size;
    for (uint32_t i = 0; i < size; ++i) {
      const uint32_t at = edit.old_begin + (same_bytes ? i : 0);
      while (run->end <= at) ++run;
      LabelByte(edit.new_begin + i, run->from);
    }
  }
}

// What a byte was labelled with first stays.
void Blamer::LabelByte(uint32_t at, const Place& from) {
  if (labels_[at] != 0) return;
  if (places_.size() == 1 || places_.back() != from) places_.push_back(from);
  labels_[at] = static_cast<uint32_t>(places_.size() - 1);
}

std::vector<Blamer::Labelled::Run> Blamer::Runs() const {
  std::vector<Labelled::Run> runs;
  for (size_t at = 0; at < labels_.size(); ++at) {
    const Place& from = places_[labels_[at]];
    if (runs.empty() || runs.back().from != from) runs.push_back({at, from});
    runs.back().end = at + 1;
  }
  return runs;
}

}  // namespace codicil
