// Which edition of a work a text cites.
#pragma once

#include <span>
#include <vector>

#include "corpus/work.h"
#include "migrate/outside_citations.h"
#include "text/source_text.h"

namespace codicil {

// How well the sure citations of texts fit the editions. A citation fits an edition that has its
// number, unless the words around it are clearly more like those of the number in another edition.
struct CitedEdition {
  uint32_t edition = 0;      // the one that fits most; the latest of several
  size_t citations = 0;      // that fit at least one edition
  std::vector<size_t> fits;  // by edition
  // An edition in which some of the numbers mean other provisions and that cannot be ruled out: the
  // citations for it count too much. The earliest of several; none if `edition` is sure.
  std::optional<uint32_t> rival;
  std::string differs;  // a number that means another provision in `rival`
};

// Collects the citations of texts. Keeps references to the work and to the newest edition.
class EditionFinder {
 public:
  // Linear in the distinct texts of the work and in the numbers of its editions.
  EditionFinder(const Work& work, const Edition& newest);

  std::string AddPattern(const std::string& pattern) { return finder_.AddPattern(pattern); }

  // Linear in the text times the number of editions.
  void Add(const SourceText& text);
  // Judges the text added as the n-th, or all together. O(citations × editions).
  CitedEdition JudgeText(size_t n) const;
  CitedEdition Judge() const { return JudgeMentions(mentions_); }

  // Whether the text added as the n-th cites the same provisions in `edition` as in the one that
  // fits it most, or fits both as well.
  bool MayCite(size_t n, uint32_t edition) const;

 private:
  struct Mention {
    std::string first, last;  // numbers; `last` is empty for a single one
    std::vector<bool> fits;   // by edition
  };
  using Mentions = std::span<const Mention>;

  void AddMention(const OutsideLocator& locator, const std::vector<uint64_t>& words);
  std::optional<double> Likeness(uint32_t edition, const std::string& number,
                                 const std::vector<uint64_t>& words) const;
  double WeightOf(uint64_t word) const;
  bool Has(TextId text, uint64_t word) const;
  ProvisionId Find(uint32_t edition, const std::string& number) const;
  bool MeansTheSame(const std::string& number, uint32_t one, uint32_t other) const;
  CitedEdition JudgeMentions(Mentions mentions) const;
  const Mention* Difference(Mentions mentions, uint32_t one, uint32_t other) const;
  static bool RulesOut(Mentions mentions, uint32_t one, uint32_t other);
  Mentions MentionsOf(size_t n) const;

  const Work& work_;
  const ReferenceIndex index_;
  OutsideCitationFinder finder_;
  std::vector<HashMap<std::string_view, ProvisionId>> numbers_;  // by edition
  std::vector<std::vector<uint64_t>> words_;                     // by text, sorted
  HashMap<uint64_t, uint32_t> counts_;                           // by word: how many texts have it
  std::vector<Mention> mentions_;
  std::vector<size_t> ends_;  // by text: where its mentions end
};

}  // namespace codicil
