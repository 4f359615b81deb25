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

struct Transition {
  std::string old_path, new_path;
  std::vector<LabelledPair> labels;
  bool only_labelled;
};

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

std::vector<Transition> Transitions() {
  const std::string texts = EditionsFolder() + "/corpus/mtg-txt/",
                    labels = EditionsFolder() + "/oracle/align/",
                    bundled = CODICIL_SOURCE_FOLDER "/corpus/emberfall/";
  std::vector<Transition> found;
  const auto add = [&](const std::string& old_path, const std::string& new_path,
                       const std::string& truth, bool only_labelled) {
    if (AreThere({old_path, new_path, truth}))
      found.push_back({old_path, new_path, ReadLabels(truth), only_labelled});
  };
  for (const auto& [a, b] : {std::pair("e1", "e2"), std::pair("e2", "e3"), std::pair("e3", "e4")})
    add(bundled + a + ".txt", bundled + b + ".txt", bundled + "truth/" + a + "-" + b + ".tsv",
        false);
  for (const auto& [a, b, only] :
       {std::tuple("2021-02-15", "2021-04-22", false),
        std::tuple("2023-09-01", "2023-10-13", false),
        std::tuple("2025-11-14", "2026-01-16", false), std::tuple("2009-05-01", "2009-07-11", true),
        std::tuple("2003-05-26", "2003-07-01", true), std::tuple("2009-10-01", "2010-02-01", true),
        std::tuple("2016-08-26", "2016-09-30", true), std::tuple("2020-08-07", "2020-09-25", true)})
    add(texts + a + ".txt", texts + b + ".txt", labels + a + "__" + b + ".tsv", only);
  return found;
}

AlignScore ScoreOf(const Transition& transition, const MatchWeights& weights) {
  const Prepared& a = Prepare(transition.old_path);
  const Prepared& b = Prepare(transition.new_path);
  const Concordance concordance =
      Align(a.edition, a.references, b.edition, b.references, {}, weights);
  return ScorePairs(NumberPairs(a.edition, b.edition, concordance), transition.labels,
                    transition.only_labelled);
}

void Print() {
  const std::vector<Transition> transitions = Transitions();
  std::printf("| |");
  for (const Transition& t : transitions)
    std::printf(" %s → %s |", Prepare(t.old_path).name.c_str(), Prepare(t.new_path).name.c_str());
  std::printf("\n| --- |");
  for (size_t i = 0; i < transitions.size(); ++i) std::printf(" --- |");
  for (const Variant& variant : Variants()) {
    std::printf("\n| %s |", variant.name);
    for (const Transition& t : transitions) {
      const AlignScore score = ScoreOf(t, variant.weights);
      std::printf(" %.4f / %.4f |", score.Precision(), score.Recall());
    }
  }
  std::printf("\n");
}

}  // namespace
}  // namespace codicil

int main() { codicil::Print(); }
