#include "diff/matched_pairs.h"

#include <fmt/format.h>

#include <algorithm>

#include "diff/matcher.h"
#include "diff/split_finder.h"

namespace codicil {
namespace {

// A part of a split is never as sure as what nothing else could be.
constexpr float kSurestPart = 0.9f;

float ConfidenceOf(const Candidate& candidate, const Context& context) {
  float sure = candidate.unique ? 0.95f : 0.2f + 0.6f * candidate.similarity;
  sure += 0.1f * std::max(0.0f, context.parent);
  sure += 0.05f * static_cast<float>(context.neighbours);
  sure += 0.15f * context.children;
  if (context.votes > 0) sure += 0.05f;
  return std::clamp(sure, 0.0f, 1.0f);
}

std::string WordsEvidence(const Candidate& candidate) {
  if (candidate.unique) return "same words, nowhere else";
  if (candidate.same_words) return "same words";
  return fmt::format("{:.0f} % of the words", 100 * candidate.similarity);
}

std::vector<std::string> EvidenceOf(const TwoEditions& both, const Candidate& candidate,
                                    const Context& context) {
  constexpr size_t kMost = 7;
  std::vector<std::string> evidence;
  evidence.reserve(kMost);
  evidence.push_back(WordsEvidence(candidate));
  const uint64_t heading = both.old_words.provisions[candidate.old_id].heading_words;
  if (!candidate.same_words && heading != 0 &&
      heading == both.new_words.provisions[candidate.new_id].heading_words) {
    evidence.push_back("same heading");
  }
  if (context.parent > 0) evidence.push_back("follows its parent");
  if (context.neighbours == 2) evidence.push_back("between the same neighbours");
  if (context.neighbours == 1) evidence.push_back("beside the same neighbour");
  if (context.children > 0)
    evidence.push_back(fmt::format("{:.0f} % of the children", 100 * context.children));
  if (context.votes > 0)
    evidence.push_back(fmt::format("{} citation{}", context.votes, context.votes == 1 ? "" : "s"));
  if (context.same_number) evidence.push_back("same number");
  return evidence;
}

std::string ReasonOfPin(const TwoEditions& both, const Overrides& overrides, ProvisionId old_id) {
  for (const Override& override : overrides) {
    if (override.action == Override::kPin && override.old_number == both.Old(old_id).number)
      return override.reason;
  }
  return {};
}

}  // namespace

std::vector<MatchedPair> MatchProvisions(const TwoEditions& both, const Overrides& overrides,
                                         std::vector<size_t>& unfit) {
  Matcher matcher(both, overrides);
  matcher.Run();
  unfit = matcher.unfit_overrides();
  std::vector<MatchedPair> pairs;
  for (ProvisionId id = 0; id < both.new_size(); ++id) {
    const Match& match = matcher.of_new()[id];
    if (match.partner == kNoProvision) continue;
    if (matcher.IsPinnedNew(id)) {
      pairs.push_back(
          {match.partner, id, true, 1, {"pinned: " + ReasonOfPin(both, overrides, match.partner)}});
      continue;
    }
    const Candidate& candidate = matcher.candidates().list()[match.candidate];
    pairs.push_back({match.partner, id, true, ConfidenceOf(candidate, match.context),
                     EvidenceOf(both, candidate, match.context)});
  }
  for (const ExtraPair& pair : FindSplitsAndMerges(both, matcher)) {
    pairs.push_back({pair.old_id,
                     pair.new_id,
                     false,
                     std::min(kSurestPart, pair.contained),
                     {fmt::format("{:.0f} % of it is part of the other", 100 * pair.contained)}});
  }
  return pairs;
}

}  // namespace codicil
