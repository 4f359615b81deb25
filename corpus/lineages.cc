#include "corpus/lineages.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "corpus/history.h"
#include "corpus/history_words.h"
#include "corpus/kinds.h"
#include "diff/confidence.h"

namespace codicil {
namespace {

class PinnedPlaces {
 public:
  static constexpr uint32_t kNone = static_cast<uint32_t>(-1);

  // Reports kUnfitPin for places that do not exist, that two pins claim, or that are of the same
  // edition, and for ids that two pins have. Such places and ids are left out. Linear in the
  // provisions of the editions that pins name.
  PinnedPlaces(const Work& work, const std::vector<LineagePin>& pins, Diagnostics& diagnostics) {
    HashSet<std::string> ids;
    for (uint32_t i = 0; i < pins.size(); ++i) {
      const LineagePin& pin = pins[i];
      const auto report = [&](std::string message) {
        diagnostics.Report(kind::kUnfitPin, Severity::kWarning, std::move(message), pin.span);
      };
      const bool taken = !pin.id.empty() && !ids.insert(pin.id).second;
      if (taken) report(fmt::format("another pinned lineage has the id \"{}\"", pin.id));
      ids_.push_back(taken ? "" : pin.id);
      for (const LineagePin::Place& place : pin.places) {
        const auto edition = std::ranges::find_if(
            work.editions, [&](const auto& one) { return one.id == place.edition; });
        if (edition == work.editions.end()) {
          report(fmt::format("edition {} is a copy of another one: pin the provision of that one",
                             place.edition));
          continue;
        }
        const auto e = static_cast<uint32_t>(edition - work.editions.begin());
        const ProvisionId provision = edition->Find(place.key);
        if (provision == kNoProvision) {
          report(fmt::format("edition {} has no provision {}", place.edition, place.key));
        } else if (Settles(i, e)) {
          report(fmt::format("the lineage has another provision of edition {} than {}",
                             place.edition, place.key));
        } else if (!by_place_.emplace(PairKey(e, provision), i).second) {
          report(fmt::format("{} of edition {} belongs to another pinned lineage", place.key,
                             place.edition));
        } else {
          settled_.insert(PairKey(i, e));
        }
      }
    }
  }

  // The pin of a provision, or kNone.
  uint32_t PinOf(uint32_t edition, ProvisionId provision) const {
    const auto found = by_place_.find(PairKey(edition, provision));
    return found == by_place_.end() ? kNone : found->second;
  }

  // Whether the pin says which provision of that edition is meant.
  bool Settles(uint32_t pin, uint32_t edition) const {
    return settled_.contains(PairKey(pin, edition));
  }
  const std::string& IdOf(uint32_t pin) const { return ids_[pin]; }

 private:
  HashMap<uint64_t, uint32_t> by_place_;
  HashSet<uint64_t> settled_;
  std::vector<std::string> ids_;
};

// The words of a history are followed into so many parts.
constexpr size_t kMostEnds = 8;
// A history is looked for in so many editions after its last one.
constexpr uint32_t kMostEditions = 5;

// A provision that words of a history are in, beside the one that continues it.
struct End {
  ProvisionId provision;
  float confidence;
};

struct Claim {
  double score;
  LineageIndex history;
  ProvisionId provision;
  float confidence;
};

// The pairs of a transition by their provisions, without those that are only implied.
class Partners {
 public:
  Partners(const Transition& transition, const EditionRecord& old_edition,
           const EditionRecord& new_edition)
      : of_old_(old_edition.provisions.size()), of_new_(new_edition.provisions.size()) {
    for (const PairRecord& pair : transition.pairs) {
      if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
      if (old_edition.provisions[pair.old_id].implied) continue;
      if (new_edition.provisions[pair.new_id].implied) continue;
      of_old_[pair.old_id].push_back(&pair);
      of_new_[pair.new_id].push_back(&pair);
    }
  }
  const std::vector<const PairRecord*>& OfOld(ProvisionId id) const { return of_old_[id]; }
  const std::vector<const PairRecord*>& OfNew(ProvisionId id) const { return of_new_[id]; }

 private:
  std::vector<std::vector<const PairRecord*>> of_old_, of_new_;
};

class HistoryFinder {
 public:
  HistoryFinder(const Work& work, const std::vector<LineagePin>& pins, Diagnostics& diagnostics)
      : work_(work), pins_(pins), places_(work, pins, diagnostics), words_(work) {
    history_of_pin_.assign(pins.size(), kNoHistory);
  }

  Lineages Find() && {
    for (uint32_t edition = 0; edition < work_.editions.size(); ++edition) {
      edition_ = edition;
      words_.See(Now());
      lineages_.of.emplace_back(Now().provisions.size(), kNoHistory);
      if (edition > 0) Continue();
      Begin();
      MeetPins();
    }
    for (size_t pin = 0; pin < pins_.size(); ++pin) Decorate(pin);
    NameHistories(work_, lineages_);
    return std::move(lineages_);
  }

 private:
  const EditionRecord& Now() const { return work_.editions[edition_]; }
  const EditionRecord& Before() const { return work_.editions[edition_ - 1]; }
  std::vector<LineageIndex>& HistoriesNow() { return lineages_.of[edition_]; }
  const std::vector<LineageIndex>& HistoriesBefore() const { return lineages_.of[edition_ - 1]; }
  bool IsFree(ProvisionId id) { return HistoriesNow()[id] == kNoHistory; }
  bool IsContinued(LineageIndex history) const {
    return lineages_.all[history].stops.back().edition == edition_;
  }

  void Continue() {
    const Partners partners(work_.transitions[edition_ - 1], Before(), Now());
    partners_ = &partners;
    ContinuePinned();
    ContinuePairs();
    ContinueByOthers();
    ContinueImplied();
    Revive();
    Begin();
    EndHistories();
    CarryEnds();
    partners_ = nullptr;
  }

  // ---- One provision, one history

  // Whether no pin is against it.
  bool MayTake(LineageIndex history, ProvisionId id) {
    if (!IsFree(id) || IsContinued(history)) return false;
    const uint32_t pin = PinOfHistory(history);
    const uint32_t wanted = places_.PinOf(edition_, id);
    if (pin == PinnedPlaces::kNone) {
      return wanted == PinnedPlaces::kNone || history_of_pin_[wanted] == kNoHistory;
    }
    return wanted == pin || (wanted == PinnedPlaces::kNone && !places_.Settles(pin, edition_));
  }

  bool Take(LineageIndex history, ProvisionId id, float confidence) {
    if (!MayTake(history, id)) return false;
    Lineage& lineage = lineages_.all[history];
    lineage.stops.push_back({edition_, id, confidence});
    lineage.merged_into.clear();
    HistoriesNow()[id] = history;
    return true;
  }

  uint32_t PinOfHistory(LineageIndex history) const {
    const auto found = pin_of_life_.find(history);
    return found == pin_of_life_.end() ? PinnedPlaces::kNone : found->second;
  }

  // ---- Pins

  void ContinuePinned() {
    for (ProvisionId id = 0; id < Now().provisions.size(); ++id) {
      const uint32_t pin = places_.PinOf(edition_, id);
      if (pin != PinnedPlaces::kNone && history_of_pin_[pin] != kNoHistory)
        Take(history_of_pin_[pin], id, 1);
    }
  }

  // The first provision that a pin names says which history is meant.
  void MeetPins() {
    for (ProvisionId id = 0; id < Now().provisions.size(); ++id) {
      const uint32_t pin = places_.PinOf(edition_, id);
      if (pin == PinnedPlaces::kNone || history_of_pin_[pin] != kNoHistory) continue;
      history_of_pin_[pin] = HistoriesNow()[id];
      pin_of_life_[HistoriesNow()[id]] = pin;
    }
  }

  void Decorate(size_t pin) {
    if (history_of_pin_[pin] == kNoHistory) return;
    Lineage& lineage = lineages_.all[history_of_pin_[pin]];
    lineage.id = places_.IdOf(static_cast<uint32_t>(pin));
    lineage.pinned = pins_[pin].reason;
  }

  // ---- From the edition before

  void ContinuePairs() {
    for (ProvisionId id = 0; id < Before().provisions.size(); ++id) {
      for (const PairRecord* pair : partners_->OfOld(id)) {
        if (pair->continues) Take(HistoriesBefore()[id], pair->new_id, pair->confidence);
      }
    }
  }

  // By way of the histories that words of one went to when it was split or merged.
  void ContinueByOthers() {
    std::vector<Claim> claims;
    for (const auto& [history, ends] : ends_) {
      if (edition_ - lineages_.all[history].stops.back().edition > kMostEditions) continue;
      for (const End& end : ends)
        AddClaims(end.provision, end.confidence, static_cast<LineageIndex>(history), claims);
    }
    Settle(claims);
  }

  void AddClaims(ProvisionId old_id, float so_far, LineageIndex history,
                 std::vector<Claim>& claims) {
    for (const PairRecord* pair : partners_->OfOld(old_id)) {
      const float confidence = so_far * pair->confidence;
      if (confidence < kFollowed || !MayTake(history, pair->new_id)) continue;
      claims.push_back({LikenessOf(history, pair->new_id), history, pair->new_id, confidence});
    }
  }

  double LikenessOf(LineageIndex history, ProvisionId id) {
    return words_.Likeness(history, lineages_.all[history], Now().provisions[id]);
  }

  void Settle(std::vector<Claim>& claims) {
    std::ranges::sort(claims, [](const Claim& a, const Claim& b) {
      return std::tie(b.score, a.history, a.provision, b.confidence) <
             std::tie(a.score, b.history, b.provision, a.confidence);
    });
    for (const Claim& claim : claims) Take(claim.history, claim.provision, claim.confidence);
  }

  void ContinueImplied() {
    HashMap<std::string, ProvisionId> by_key;
    for (ProvisionId id = 0; id < Now().provisions.size(); ++id) {
      if (IsFree(id)) by_key.emplace(Now().provisions[id].Key(), id);
    }
    for (ProvisionId id = 0; id < Before().provisions.size(); ++id) {
      const auto found = by_key.find(Before().provisions[id].Key());
      if (found == by_key.end()) continue;
      if (Before().provisions[id].implied && Now().provisions[found->second].implied)
        Take(HistoriesBefore()[id], found->second, 1);
    }
  }

  // ---- From editions further back

  void Revive() {
    HashMap<uint64_t, std::vector<ProvisionId>> by_sentence;
    for (ProvisionId id = 0; id < Now().provisions.size(); ++id) {
      if (!IsFree(id) || !partners_->OfNew(id).empty()) continue;
      for (const uint64_t sentence : LongSentences(work_.texts[Now().provisions[id].text]))
        by_sentence[sentence].push_back(id);
    }
    if (by_sentence.empty()) return;
    std::vector<Claim> claims;
    for (uint32_t back = 2; back <= kMostEditions && back <= edition_; ++back) {
      for (const LineageIndex history : ended_[(edition_ - back) % ended_.size()]) {
        const Lineage::Stop& last = lineages_.all[history].stops.back();
        if (last.edition != edition_ - back) continue;
        const TextId text = work_.editions[last.edition].provisions[last.provision].text;
        for (const uint64_t sentence : LongSentences(work_.texts[text])) {
          const auto found = by_sentence.find(sentence);
          if (found == by_sentence.end()) continue;
          for (const ProvisionId id : found->second) AddRevival(history, id, claims);
        }
      }
    }
    Settle(claims);
  }

  void AddRevival(LineageIndex history, ProvisionId id, std::vector<Claim>& claims) {
    if (!MayTake(history, id)) return;
    const double likeness = LikenessOf(history, id);
    claims.push_back({likeness, history, id, static_cast<float>(likeness)});
  }

  // ---- Births and ends

  void Begin() {
    for (ProvisionId id = 0; id < Now().provisions.size(); ++id) {
      if (!IsFree(id)) continue;
      HistoriesNow()[id] = static_cast<LineageIndex>(lineages_.all.size());
      Lineage& lineage = lineages_.all.emplace_back();
      lineage.stops.push_back({edition_, id, 1});
      if (partners_ == nullptr) continue;
      for (const PairRecord* pair : partners_->OfNew(id))
        lineage.split_from.push_back({HistoriesBefore()[pair->old_id], edition_, pair->confidence});
    }
  }

  void EndHistories() {
    auto& ended = ended_[(edition_ - 1) % ended_.size()];
    ended.clear();
    for (ProvisionId id = 0; id < Before().provisions.size(); ++id) {
      const LineageIndex history = HistoriesBefore()[id];
      if (IsContinued(history)) continue;
      ended.push_back(history);
      auto& merged_into = lineages_.all[history].merged_into;
      for (const PairRecord* pair : partners_->OfOld(id)) {
        const Lineage::Link link{HistoriesNow()[pair->new_id], edition_, pair->confidence};
        merged_into.insert(pair->main ? merged_into.begin() : merged_into.end(), link);
      }
    }
  }

  // Follows the words of histories that were split or merged.
  void CarryEnds() {
    HashMap<uint64_t, std::vector<End>> next;
    const auto carry = [&](LineageIndex history, ProvisionId from, float so_far) {
      for (const PairRecord* pair : partners_->OfOld(from)) {
        const float confidence = so_far * pair->confidence;
        if (HistoriesNow()[pair->new_id] != history && confidence >= kPossible)
          next[history].push_back({pair->new_id, confidence});
      }
    };
    for (ProvisionId id = 0; id < Before().provisions.size(); ++id)
      carry(HistoriesBefore()[id], id, 1);
    for (const auto& [history, ends] : ends_) {
      if (edition_ - lineages_.all[history].stops.back().edition >= kMostEditions) continue;
      for (const End& end : ends)
        carry(static_cast<LineageIndex>(history), end.provision, end.confidence);
    }
    for (auto it = next.begin(); it != next.end(); ++it) KeepSurest(it.value());
    ends_ = std::move(next);
  }

  static void KeepSurest(std::vector<End>& ends) {
    const auto by_place = [](const End& a, const End& b) {
      return std::tie(a.provision, b.confidence) < std::tie(b.provision, a.confidence);
    };
    std::ranges::sort(ends, by_place);
    ends.erase(std::unique(ends.begin(), ends.end(),
                           [](const End& a, const End& b) { return a.provision == b.provision; }),
               ends.end());
    std::ranges::stable_sort(
        ends, [](const End& a, const End& b) { return a.confidence > b.confidence; });
    ends.resize(std::min(ends.size(), kMostEnds));
  }

  const Work& work_;
  const std::vector<LineagePin>& pins_;
  const PinnedPlaces places_;
  HistoryWords words_;
  Lineages lineages_;
  uint32_t edition_ = 0;
  const Partners* partners_ = nullptr;        // of the transition to this edition
  HashMap<uint64_t, std::vector<End>> ends_;  // by history
  std::array<std::vector<LineageIndex>, kMostEditions + 1> ended_;  // by their last edition
  std::vector<LineageIndex> history_of_pin_;
  HashMap<uint64_t, uint32_t> pin_of_life_;
};

}  // namespace

Lineages FindLineages(const Work& work, const std::vector<LineagePin>& pins,
                      Diagnostics& diagnostics) {
  return HistoryFinder(work, pins, diagnostics).Find();
}

}  // namespace codicil
