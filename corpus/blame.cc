#include "corpus/blame.h"

#include <algorithm>
#include <map>

#include "corpus/text_differ.h"

namespace codicil {
namespace {

// A passage with the place that each of its bytes comes from, as runs.
struct Labelled {
  struct Run {
    size_t end;
    Place from;
  };
  std::string_view role;
  TextId text;
  std::vector<Run> runs;
};
using Passages = std::vector<Labelled>;

bool IsSame(const Place& a, const Place& b) {
  return a.edition == b.edition && a.provision == b.provision;
}

Passages PassagesOf(const ProvisionRecord& provision) {
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

bool Has(const Passages& passages, TextId text) {
  return std::ranges::any_of(passages, [&](const Labelled& one) { return one.text == text; });
}

// Where words were taken out, a space can be all that came in.
bool IsBlank(std::string_view text) { return text.find_first_not_of(" \n") == text.npos; }

class Blamer {
 public:
  explicit Blamer(const Work& work) : work_(work) {}

  Passages Trace(const Place& place) {
    Collect(place);
    for (uint32_t edition = 0; edition <= place.edition; ++edition) {
      for (const auto& [provision, before] : wanted_[edition]) Label({edition, provision}, before);
    }
    return std::move(labelled_[place.edition][place.provision]);
  }

 private:
  using Before = std::vector<Place>;  // what a provision came from; its own life first

  // Finds all provisions that words may have come from.
  void Collect(const Place& place) {
    wanted_.resize(place.edition + 1);
    labelled_.resize(place.edition + 1);
    wanted_[place.edition][place.provision];
    for (uint32_t edition = place.edition; edition > 0; --edition) {
      if (wanted_[edition].empty()) continue;
      for (auto& [provision, before] : wanted_[edition]) AddLife({edition, provision}, before);
      for (const PairRecord& pair : work_.transitions[edition - 1].pairs) {
        const auto found = wanted_[edition].find(pair.new_id);
        if (found != wanted_[edition].end() && pair.old_id != kNoProvision)
          AddBefore({edition - 1, pair.old_id}, found->second);
      }
    }
  }

  void AddLife(const Place& place, Before& before) {
    if (const auto last = LastStopBy(work_.lineages.all[LifeAt(place)], place.edition - 1))
      AddBefore(*last, before);
  }

  void AddBefore(const Place& place, Before& before) {
    for (const Place& one : before) {
      if (IsSame(one, place)) return;
    }
    before.push_back(place);
    wanted_[place.edition][place.provision];
  }

  void Label(const Place& place, const Before& before) {
    Passages passages = PassagesOf(At(work_, place));
    std::map<std::string_view, size_t> changed;  // by role, how many so far
    for (Labelled& passage : passages) {
      if (CopySame(before, passage)) continue;
      places_ = {place};
      labels_.assign(work_.texts[passage.text].size(), 0);
      const size_t nth = changed[passage.role]++;
      for (const Place& one : before) {
        const bool own = LifeAt(one) == LifeAt(place);
        const Labelled* source = Counterpart(LabelledAt(one), passages, passage.role, nth);
        if (source != nullptr) Compare(*source, own, passage);
      }
      passage.runs = Runs();
    }
    labelled_[place.edition][place.provision] = std::move(passages);
  }

  LineageIndex LifeAt(const Place& place) const {
    return work_.lineages.of[place.edition][place.provision];
  }
  const Passages& LabelledAt(const Place& place) {
    return labelled_[place.edition][place.provision];
  }

  bool CopySame(const Before& before, Labelled& passage) {
    for (const Place& place : before) {
      for (const Labelled& one : LabelledAt(place)) {
        if (one.text != passage.text) continue;
        passage.runs = one.runs;
        return true;
      }
    }
    return false;
  }

  // The nth of those with that role that were not kept, or nullptr.
  static const Labelled* Counterpart(const Passages& was, const Passages& is, std::string_view role,
                                     size_t nth) {
    for (const Labelled& one : was) {
      if (one.role == role && !Has(is, one.text) && nth-- == 0) return &one;
    }
    return nullptr;
  }

  // Labels the words of `passage` that are in `source`.
  void Compare(const Labelled& source, bool own, const Labelled& passage) {
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
  void LabelByte(uint32_t at, const Place& from) {
    if (labels_[at] != 0) return;
    if (places_.size() == 1 || !IsSame(places_.back(), from)) places_.push_back(from);
    labels_[at] = static_cast<uint32_t>(places_.size() - 1);
  }

  std::vector<Labelled::Run> Runs() const {
    std::vector<Labelled::Run> runs;
    for (size_t at = 0; at < labels_.size(); ++at) {
      const Place& from = places_[labels_[at]];
      if (runs.empty() || !IsSame(runs.back().from, from)) runs.push_back({at, from});
      runs.back().end = at + 1;
    }
    return runs;
  }

  const Work& work_;
  TextDiffer differ_;
  std::vector<std::map<ProvisionId, Before>> wanted_;      // by edition
  std::vector<std::map<ProvisionId, Passages>> labelled_;  // likewise
  // Of the passage that is labelled: for each byte an index into places_, whose first one is the
  // passage's own.
  std::vector<uint32_t> labels_;
  std::vector<Place> places_;
};

}  // namespace

std::vector<BlamedPassage> BlameOf(const Work& work, const Place& place) {
  std::vector<BlamedPassage> blamed;
  for (const Labelled& passage : Blamer(work).Trace(place)) {
    const std::string_view text = work.texts[passage.text];
    BlamedPassage& one = blamed.emplace_back(BlamedPassage{passage.role, {}});
    size_t begin = 0;
    for (const Labelled::Run& run : passage.runs) {
      const std::string_view words = text.substr(begin, run.end - begin);
      if (!one.runs.empty() && (IsBlank(words) || IsSame(one.runs.back().from, run.from))) {
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

}  // namespace codicil
