#include "diff/confidence.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace codicil {
namespace {

enum Claim : uint8_t {
  kSame,     // a pair with the same words
  kEdited,   // a pair with others
  kPart,     // one is a part of the other
  kSection,  // a section went where what is below it went
  kSaid,     // the work says so
  kAdded,
  kRemoved,
  kRemovedOfMany,  // where more than a few are called removed, fewer of them are
  kClaims
};

// From this share of the old provisions on, many are called removed. Of few provisions a share says
// little.
constexpr float kMany = 0.05f;
constexpr size_t kFew = 50;

struct Step {
  float from;       // the score
  float share;      // of the claims that were right, each family of works with 300 cases at most
  uint16_t right;   // how many were, without that limit
  uint16_t claims;  // of how many
};

// Each ascends.
const std::array<std::vector<Step>, kClaims> kCurves = {{
    {{0, 0.99f, 4136, 4138}},  // kSame
    {{0, 0.76f, 50, 65},
     {0.557f, 0.83f, 38, 45},
     {0.606f, 0.91f, 42, 45},
     {0.660f, 0.94f, 83, 86},
     {0.744f, 0.98f, 355, 360},
     {0.927f, 0.99f, 280, 282}},  // kEdited
    {{0, 0.67f, 33, 49},
     {0.520f, 0.80f, 34, 42},
     {0.697f, 0.92f, 45, 48},
     {0.887f, 0.95f, 40, 41}},                 // kPart
    {{0, 0.70f, 2, 3}, {0.75f, 0.80f, 2, 3}},  // kSection: too few to fit
    {{0, 0.99f, 65, 65}},                      // kSaid
    {{0, 0.58f, 22, 36},
     {0.772f, 0.80f, 68, 83},
     {0.857f, 0.85f, 54, 62},
     {0.886f, 0.90f, 39, 42},
     {0.905f, 0.93f, 48, 50},
     {0.929f, 0.97f, 782, 797},
     {1.000f, 0.99f, 581, 583}},  // kAdded
    {{0, 0.87f, 57, 65}},         // kRemoved
    {{0, 0.17f, 5, 34},
     {0.783f, 0.29f, 37, 127},
     {0.973f, 0.45f, 30, 67},
     {1.000f, 0.61f, 45, 73}},  // kRemovedOfMany
}};

float ShareOf(Claim claim, float score) {
  const std::vector<Step>& curve = kCurves[claim];
  const auto above = std::ranges::upper_bound(curve, score, {}, &Step::from);
  return above == curve.begin() ? curve.front().share : std::prev(above)->share;
}

Claim ClaimOf(const Correspondence& pair, bool many_removed) {
  if (pair.new_id == kNoProvision) return many_removed ? kRemovedOfMany : kRemoved;
  if (pair.old_id == kNoProvision) return kAdded;
  if (pair.evidence.Has(Evidence::kSaid)) return kSaid;
  if (pair.evidence.Has(Evidence::kPart)) return kPart;
  if (pair.evidence == Evidence::OfChildren(pair.evidence.children)) return kSection;
  const bool same =
      pair.evidence.Has(Evidence::kOnlyWords) || pair.evidence.Has(Evidence::kSameWords);
  return same ? kSame : kEdited;
}

}  // namespace

void Calibrate(std::vector<Correspondence>& pairs, size_t old_provisions) {
  const auto removed = std::ranges::count(pairs, kNoProvision, &Correspondence::new_id);
  const bool many =
      static_cast<float>(removed) >= kMany * static_cast<float>(old_provisions + kFew);
  for (Correspondence& pair : pairs) {
    const bool pinned = pair.evidence.Has(Evidence::kPinned) || pair.confidence > 1;
    pair.confidence = pinned ? 1 : ShareOf(ClaimOf(pair, many), pair.confidence);
  }
}

}  // namespace codicil
