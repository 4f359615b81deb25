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
      index_(concordance, old_edition_.provisions.size(), new_edition.provisions.size()) {}

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
  bool sure = true, split = false;
  for (const uint32_t pair_index : index_.OfOld(id)) {
    const Correspondence& pair = concordance_.pairs[pair_index];
    if (pair.new_id == kNoProvision) continue;
    image.images.push_back(new_edition_.provisions[pair.new_id].number);
    sure &= pair.confidence >= min_confidence_;
    split |= pair.kinds.Has(ChangeKind::kSplit);
    image.pinned |= !pair.evidence.pinned.empty();
  }
  if (image.images.empty()) {
    image.state = NumberImage::kRemoved;
  } else if (split || image.images.size() > 1) {
    image.state = NumberImage::kSplit;
  } else {
    image.state = sure ? NumberImage::kKnown : NumberImage::kUnsure;
    image.first = image.images[0];
  }
  return image;
}

NumberImage NumberImages::OfFamily(const RuleNumber& number) const {
  NumberImage family = OfOne(number);
  if (family.state != NumberImage::kKnown) return family;
  const ProvisionId old_id = old_edition_.Find(number);
  const ProvisionId new_id = new_edition_.Find(family.first);
  const ProvisionId new_end = new_edition_.provisions[new_id].subtree_end;
  for (ProvisionId id = old_id + 1; id < old_edition_.provisions[old_id].subtree_end; ++id) {
    NumberImage member = OfProvision(id);
    const bool inside = std::ranges::all_of(member.images, [&](const RuleNumber& image) {
      const ProvisionId found = new_edition_.Find(image);
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
bool NumberImages::IsRange(const std::vector<ProvisionId>& images) const {
  for (size_t i = 1; i < images.size(); ++i) {
    const Provision& before = new_edition_.provisions[images[i - 1]];
    if (before.subtree_end != images[i]) return false;
    if (new_edition_.provisions[images[i]].parent != before.parent) return false;
  }
  return true;
}

NumberImage NumberImages::OfRange(const RuleNumber& first, const RuleNumber& last) const {
  NumberImage range = OfOne(first);
  if (range.state != NumberImage::kKnown) return range;
  NumberImage end = OfOne(last);
  if (end.state != NumberImage::kKnown) return end;
  const auto& provisions = old_edition_.provisions;
  const ProvisionId last_id = old_edition_.Find(last);
  std::vector<ProvisionId> images;
  range.images.clear();
  ProvisionId id = old_edition_.Find(first);
  const ProvisionId parent = provisions[id].parent;
  for (;; id = provisions[id].subtree_end) {
    if (id >= provisions.size() || provisions[id].parent != parent) break;
    NumberImage member = OfProvision(id);
    if (member.state != NumberImage::kKnown) return member;
    range.images.push_back(member.first);
    images.push_back(new_edition_.Find(member.first));
    if (id == last_id) break;
  }
  const bool whole = id == last_id && IsRange(images);
  range.state = whole ? NumberImage::kKnown : NumberImage::kBroken;
  range.last = end.first;
  range.culprit = first;
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
