#include "four_steps.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

namespace codicil {
namespace {

constexpr size_t kLongText = 50;
constexpr size_t kRadius = 5;
constexpr double kAlike = 0.9;

std::vector<std::string> TextsOf(const Edition& edition) {
  std::vector<std::string> texts;
  for (const Provision& provision : edition.provisions)
    texts.push_back(std::string(provision.heading.text) + ' ' + std::string(provision.text.text));
  return texts;
}

double JaroWinkler(std::string_view a, std::string_view b) {
  if (a.empty() || b.empty()) return 0;
  const size_t window = std::max<size_t>(1, std::max(a.size(), b.size()) / 2) - 1;
  std::vector<bool> taken(b.size());
  std::string in_a, in_b;
  for (size_t i = 0; i < a.size(); ++i) {
    const size_t end = std::min(b.size(), i + window + 1);
    for (size_t k = i > window ? i - window : 0; k < end; ++k) {
      if (taken[k] || a[i] != b[k]) continue;
      taken[k] = true;
      in_a.push_back(a[i]);
      break;
    }
  }
  for (size_t k = 0; k < b.size(); ++k) {
    if (taken[k]) in_b.push_back(b[k]);
  }
  if (in_a.empty()) return 0;
  const auto matches = static_cast<double>(in_a.size());
  double transposed = 0;
  for (size_t i = 0; i < in_a.size(); ++i) transposed += in_a[i] != in_b[i];
  const double jaro =
      (matches / static_cast<double>(a.size()) + matches / static_cast<double>(b.size()) +
       (matches - transposed / 2) / matches) /
      3;
  size_t prefix = 0;
  while (prefix < std::min({a.size(), b.size(), size_t{4}}) && a[prefix] == b[prefix]) ++prefix;
  return jaro + static_cast<double>(prefix) * 0.1 * (1 - jaro);
}

class Steps {
 public:
  Steps(const Edition& old_edition, const Edition& new_edition)
      : old_edition_(old_edition),
        new_edition_(new_edition),
        olds_(TextsOf(old_edition)),
        news_(TextsOf(new_edition)),
        of_old_(olds_.size(), kNoProvision),
        of_new_(news_.size(), kNoProvision) {}

  std::vector<std::pair<ProvisionId, ProvisionId>> Run() {
    PairEqualTexts();
    PairSameNumbers();
    PairContained();
    while (PairNeighbours()) {
    }
    std::vector<std::pair<ProvisionId, ProvisionId>> pairs;
    for (ProvisionId id = 0; id < olds_.size(); ++id) pairs.emplace_back(id, of_old_[id]);
    for (ProvisionId id = 0; id < news_.size(); ++id) {
      if (of_new_[id] == kNoProvision) pairs.emplace_back(kNoProvision, id);
    }
    return pairs;
  }

 private:
  void Pair(ProvisionId old_id, ProvisionId new_id) {
    of_old_[old_id] = new_id;
    of_new_[new_id] = old_id;
  }

  void PairEqualTexts() {
    struct Places {
      std::vector<ProvisionId> olds, news;
    };
    std::map<std::string_view, Places> places;
    for (ProvisionId id = 0; id < olds_.size(); ++id) places[olds_[id]].olds.push_back(id);
    for (ProvisionId id = 0; id < news_.size(); ++id) places[news_[id]].news.push_back(id);
    for (const auto& [text, at] : places) {
      if (text.size() >= kLongText && at.olds.size() == 1 && at.news.size() == 1)
        Pair(at.olds[0], at.news[0]);
    }
  }

  void PairSameNumbers() {
    for (ProvisionId id = 0; id < news_.size(); ++id) {
      const ProvisionId old_id = old_edition_.Find(new_edition_.provisions[id].number);
      if (old_id == kNoProvision || of_old_[old_id] != kNoProvision || of_new_[id] != kNoProvision)
        continue;
      if (olds_[old_id] == news_[id]) Pair(old_id, id);
    }
  }

  void PairContained() {
    std::vector<std::vector<ProvisionId>> in_old(olds_.size()), in_new(news_.size());
    for (ProvisionId a = 0; a < olds_.size(); ++a) {
      for (ProvisionId b = 0; b < news_.size() && of_old_[a] == kNoProvision; ++b) {
        if (of_new_[b] != kNoProvision) continue;
        const std::string &x = olds_[a], &y = news_[b];
        if (std::min(x.size(), y.size()) < kLongText) continue;
        const bool contained = x.size() < y.size() ? y.find(x) != y.npos : x.find(y) != x.npos;
        if (contained) in_old[a].push_back(b), in_new[b].push_back(a);
      }
    }
    for (ProvisionId a = 0; a < olds_.size(); ++a) {
      if (in_old[a].size() == 1 && in_new[in_old[a][0]].size() == 1) Pair(a, in_old[a][0]);
    }
  }

  // Returns whether it found any.
  bool PairNeighbours() {
    struct Offer {
      double likeness;
      ProvisionId old_id, new_id;
    };
    std::vector<Offer> offers;
    for (ProvisionId a = 0; a < olds_.size(); ++a) {
      if (of_old_[a] != kNoProvision) continue;
      for (const ProvisionId b : NearTo(a)) {
        // Compared once, however many pairs are near.
        const auto [known, is_new] = likeness_.try_emplace({a, b}, 0.0);
        if (is_new) known->second = JaroWinkler(olds_[a], news_[b]);
        if (known->second >= kAlike) offers.push_back({known->second, a, b});
      }
    }
    std::stable_sort(offers.begin(), offers.end(),
                     [](const Offer& x, const Offer& y) { return x.likeness > y.likeness; });
    bool any = false;
    for (const Offer& offer : offers) {
      if (of_old_[offer.old_id] != kNoProvision || of_new_[offer.new_id] != kNoProvision) continue;
      Pair(offer.old_id, offer.new_id);
      any = true;
    }
    return any;
  }

  // Returns the new provisions without a partner near the partners of what is near an old one.
  std::vector<ProvisionId> NearTo(ProvisionId old_id) const {
    const auto around = [](ProvisionId id, size_t size) {
      return std::pair(id > kRadius ? id - kRadius : 0, std::min<size_t>(size, id + kRadius + 1));
    };
    std::vector<ProvisionId> near;
    const auto [first, end] = around(old_id, olds_.size());
    for (size_t a = first; a < end; ++a) {
      if (of_old_[a] == kNoProvision) continue;
      const auto [new_first, new_end] = around(of_old_[a], news_.size());
      for (size_t b = new_first; b < new_end; ++b) {
        if (of_new_[b] == kNoProvision) near.push_back(static_cast<ProvisionId>(b));
      }
    }
    std::sort(near.begin(), near.end());
    near.erase(std::unique(near.begin(), near.end()), near.end());
    return near;
  }

  const Edition& old_edition_;
  const Edition& new_edition_;
  std::vector<std::string> olds_, news_;
  std::vector<ProvisionId> of_old_, of_new_;
  std::map<std::pair<ProvisionId, ProvisionId>, double> likeness_;
};

}  // namespace

std::vector<std::pair<ProvisionId, ProvisionId>> MatchInFourSteps(const Edition& old_edition,
                                                                  const Edition& new_edition) {
  return Steps(old_edition, new_edition).Run();
}

}  // namespace codicil
