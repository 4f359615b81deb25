#include "migrate/number_images.h"

#include <algorithm>

namespace codicil {

NumberImages::NumberImages(const ReferenceIndex& old_index, const Edition& new_edition,
                           const Concordance& concordance, float min_confidence)
    : old_index_(old_index),
      old_edition_(old_index.edition()),
      new_edition_(new_edition),
      concordance_(concordance),
      min_confidence_(min_confidence),
      index_(concordance, old_edition_.provisions.size(), new_edition.provisions.size()) {
  FindRuns();
}

// The new provision of one whose image is known, or kNoProvision.
ProvisionId NumberImages::KnownOf(ProvisionId id) const {
  ProvisionId known = kNoProvision;
  for (const uint32_t pair_index : index_.OfOld(id)) {
    const Correspondence& pair = concordance_.pairs[pair_index];
    if (pair.new_id == kNoProvision) continue;
    if (known != kNoProvision || pair.confidence < min_confidence_ ||
        pair.kinds.Has(ChangeKind::kSplit))
      return kNoProvision;
    known = pair.new_id;
  }
  return known;
}

ProvisionId NumberImages::SiblingAfter(ProvisionId id) const {
  const auto& provisions = old_edition_.provisions;
  const ProvisionId next = provisions[id].subtree_end;
  const bool sibling = next < provisions.size() && provisions[next].parent == provisions[id].parent;
  return sibling ? next : kNoProvision;
}

void NumberImages::FindRuns() {
  const auto size = static_cast<ProvisionId>(old_edition_.provisions.size());
  const auto& provisions = new_edition_.provisions;
  std::vector<ProvisionId> known(size);
  run_end_.resize(size);
  next_unknown_.resize(size);
  for (ProvisionId id = size; id-- > 0;) {
    const ProvisionId image = known[id] = KnownOf(id), next = SiblingAfter(id);
    const bool last = next == kNoProvision;
    const bool goes_on = !last && image != kNoProvision && known[next] != kNoProvision &&
                         provisions[image].subtree_end == known[next] &&
                         provisions[image].parent == provisions[known[next]].parent;
    run_end_[id] = goes_on ? run_end_[next] : id;
    next_unknown_[id] = image == kNoProvision ? id : last ? kNoProvision : next_unknown_[next];
  }
}

NumberImage NumberImages::Of(const RuleNumber& first, const RuleNumber& last) const {
  return last.empty() ? OfOne(first) : OfRange(first, last);
}

NumberImage NumberImages::OfOne(const RuleNumber& number) const {
  const auto carriers = old_index_.All(number);
  if (carriers.size() == 1) return OfProvision(carriers[0]);
  NumberImage image;
  image.state = carriers.empty() ? NumberImage::kUnknown : NumberImage::kAmbiguous;
  image.culprit = number;
  return image;
}

NumberImage NumberImages::OfProvision(ProvisionId id) const {
  NumberImage image;
  image.culprit = old_edition_.provisions[id].number;
  bool split = false;
  for (const uint32_t pair_index : index_.OfOld(id)) {
    const Correspondence& pair = concordance_.pairs[pair_index];
    if (pair.new_id == kNoProvision) continue;
    image.images.push_back({new_edition_.provisions[pair.new_id].number, {}});
    split |= pair.kinds.Has(ChangeKind::kSplit);
    image.pinned |= !pair.evidence.pinned.empty();
  }
  if (image.images.empty()) {
    image.state = NumberImage::kRemoved;
  } else if (split || image.images.size() > 1) {
    image.state = NumberImage::kSplit;
  } else {
    image.state = KnownOf(id) != kNoProvision ? NumberImage::kKnown : NumberImage::kUnsure;
    image.first = image.images[0].first;
  }
  return image;
}

NumberImage NumberImages::OfFamily(const RuleNumber& number) const {
  NumberImage family = OfOne(number);
  if (family.state != NumberImage::kKnown) return family;
  const ProvisionId id = old_edition_.Find(number);
  const auto [known, is_new] = families_.try_emplace(id);
  if (is_new) known.value() = WithMembers(family, id);
  return known->second;
}

NumberImage NumberImages::WithMembers(NumberImage family, ProvisionId old_id) const {
  const ProvisionId new_id = new_edition_.Find(family.first);
  const ProvisionId new_end = new_edition_.provisions[new_id].subtree_end;
  for (ProvisionId id = old_id + 1; id < old_edition_.provisions[old_id].subtree_end; ++id) {
    NumberImage member = OfProvision(id);
    const bool inside = std::ranges::all_of(member.images, [&](const CitedRange& image) {
      const ProvisionId found = new_edition_.Find(image.first);
      return found > new_id && found < new_end;
    });
    if (member.images.empty() || member.state == NumberImage::kUnsure) return member;
    if (inside) continue;
    family.state = NumberImage::kBroken;
    family.images.insert(family.images.end(), member.images.begin(), member.images.end());
    return family;
  }
  return family;
}

// A range means siblings that immediately follow one another.
NumberImage NumberImages::OfRange(const RuleNumber& first, const RuleNumber& last) const {
  constexpr size_t kMostRuns = 8;
  NumberImage range = OfOne(first);
  if (range.state != NumberImage::kKnown) return range;
  NumberImage end = OfOne(last);
  if (end.state != NumberImage::kKnown) return end;
  const auto& provisions = old_edition_.provisions;
  ProvisionId id = old_edition_.Find(first);
  const ProvisionId last_id = old_edition_.Find(last);
  range.culprit = first;
  range.state = NumberImage::kBroken;
  if (last_id < id || provisions[last_id].parent != provisions[id].parent) {
    range.images.insert(range.images.end(), end.images.begin(), end.images.end());
    return range;
  }
  if (next_unknown_[id] < last_id) return OfProvision(next_unknown_[id]);
  if (run_end_[id] >= last_id) range.state = NumberImage::kKnown;
  range.last = end.first;
  range.images.clear();
  for (; id <= last_id; id = provisions[run_end_[id]].subtree_end) {
    range.partial = range.images.size() == kMostRuns;
    if (range.partial) break;
    const ProvisionId run_last = std::min(run_end_[id], last_id);
    const RuleNumber& begin = new_edition_.provisions[KnownOf(id)].number;
    range.images.push_back(
        {begin, run_last == id ? RuleNumber() : new_edition_.provisions[KnownOf(run_last)].number});
  }
  return range;
}

NumberImage Agreed(NumberImage history, const NumberImage& direct) {
  using enum NumberImage::State;
  const auto is_one = [](const NumberImage& image) {
    return image.state == kKnown || image.state == kUnsure;
  };
  if (history.pinned || history.state == kSplit) return history;
  if (direct.state == kSplit) return direct;
  if (is_one(history) && is_one(direct) && history.first == direct.first &&
      history.last == direct.last)
    return history.state == kKnown ? history : direct;
  if (history.state == direct.state && history.state != kKnown) return history;
  history.state = kDisputed;
  history.others = direct.images;
  return history;
}

}  // namespace codicil
