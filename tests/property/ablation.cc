// ablation: what each feature of the alignment is worth. Aligns every labelled transition that is
// present without one feature at a time, and prints a Markdown table of precision and recall over
// the pairs whose number changed, and those added or removed. docs/adr/0017 has it.

#include <cstdio>
#include <string>
#include <vector>

#include "tests/property/align_oracle.h"
#include "tests/property/editions.h"
#include "tests/property/neighbours.h"

namespace codicil {
namespace {

struct Variant {
  const char* name;
  MatchWeights weights;
};

std::vector<Variant> Variants() {
  std::vector<Variant> variants = {{"all", {}}};
  const auto without = [&](const char* name, float MatchWeights::*weight) {
    variants.push_back({name, {}});
    variants.back().weights.*weight = 0;
  };
  without("without phrases", &MatchWeights::phrases);
  without("without parents", &MatchWeights::parent);
  without("without neighbours", &MatchWeights::neighbours);
  without("without children", &MatchWeights::children);
  without("without the same number", &MatchWeights::same_number);
  variants.push_back({"one round of context", {}});
  variants.back().weights.rounds = 1;
  variants.push_back({"no context", {}});
  variants.back().weights.rounds = 0;
  return variants;
}

AlignScore ScoreOf(const LabelledTransition& transition, const MatchWeights& weights) {
  const Prepared& a = Prepare(transition.old_path);
  const Prepared& b = Prepare(transition.new_path);
  const Concordance concordance =
      Align(a.edition, a.references, b.edition, b.references, {}, weights);
  return ScorePairs(NumberPairs(a.edition, b.edition, PairsOf(concordance)), transition).all;
}

void Print() {
  const std::vector<LabelledTransition> transitions = LabelledTransitions();
  std::printf("| |");
  for (const LabelledTransition& t : transitions)
    std::printf(" %s → %s |", Prepare(t.old_path).name.c_str(), Prepare(t.new_path).name.c_str());
  std::printf("\n| --- |");
  for (size_t i = 0; i < transitions.size(); ++i) std::printf(" --- |");
  for (const Variant& variant : Variants()) {
    std::printf("\n| %s |", variant.name);
    for (const LabelledTransition& t : transitions) {
      const AlignScore score = ScoreOf(t, variant.weights);
      std::printf(" %.4f / %.4f |", score.Precision(), score.Recall());
    }
  }
  std::printf("\n");
}

}  // namespace
}  // namespace codicil

int main() { codicil::Print(); }
