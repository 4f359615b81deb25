#include "corpus/cited_edition.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "corpus/number_places.h"
#include "migrate/edition_fit.h"
#include "migrate/outside_citations.h"
#include "text/source_text.h"

namespace codicil {
namespace {

// For a rival to be ruled out, the citations that fit only the other edition must outnumber those
// that fit only the rival by this factor.
constexpr size_t kClearly = 4;

// Collects the citations of texts. Keeps references to the work and to the newest edition.
class EditionFinder {
 public:
  EditionFinder(const Work& work, const Edition& newest)
      : work_(work), places_(work), index_(newest), finder_(index_) {}

  Status AddPattern(const std::string& pattern) { return finder_.AddPattern(pattern); }

  void Add(const SourceText& text) {
    const std::string unmarked = WithoutLineMarks(text.text());
    for (const OutsideCitation& citation : finder_.Find(text.text(), unmarked)) {
      if (citation.doubt != Doubt::kNone) continue;
      for (const OutsideLocator& locator : citation.locators)
        AddMention(locator, ends_.size(), WordsAround(unmarked, locator.begin, locator.end));
    }
    ends_.push_back(mentions_.size());
  }

  // Judge the text added as the n-th, and all together.
  CitedEdition JudgeText(size_t n) const { return JudgeMentions(MentionsOf(n)); }
  CitedEdition Judge() const { return JudgeMentions(mentions_); }

  // Returns the citations that do not mean in every edition that may be cited what they mean in
  // `edition`.
  std::vector<ContestedCitation> ContestedIn(uint32_t edition) const {
    std::vector<uint32_t> rivals;
    for (uint32_t other = 0; other < work_.editions.size(); ++other)
      if (other != edition && !RulesOut(mentions_, edition, other)) rivals.push_back(other);
    std::vector<ContestedCitation> contested;
    for (const Mention& mention : mentions_) {
      const auto rival = std::ranges::find_if(
          rivals, [&](uint32_t other) { return Differs(mention, edition, other); });
      if (rival != rivals.end()) contested.push_back({mention.text, mention.begin, *rival});
    }
    return contested;
  }

  // Whether the text added as the n-th cites the same provisions in `edition` as in the one that
  // fits it most, or fits both as well.
  bool MayCite(size_t n, uint32_t edition) const {
    const Mentions mentions = MentionsOf(n);
    const uint32_t best = JudgeMentions(mentions).edition;
    return best == edition || !RulesOut(mentions, best, edition) ||
           std::ranges::none_of(mentions,
                                [&](const Mention& one) { return Differs(one, best, edition); });
  }

 private:
  struct Mention {
    size_t text;
    uint32_t begin;
    std::string first, last;  // numbers; `last` is empty for a single one
    std::vector<bool> fits;   // by edition
  };
  using Mentions = std::span<const Mention>;

  void AddMention(const OutsideLocator& locator, size_t text, const std::vector<uint64_t>& words) {
    Mention mention{text, locator.begin, locator.first.ToString(), "", {}};
    if (!locator.last.empty()) mention.last = locator.last.ToString();
    std::vector<std::optional<double>> likeness;
    double best = 0;
    for (uint32_t edition = 0; edition < work_.editions.size(); ++edition) {
      auto& one = likeness.emplace_back();
      if (!mention.last.empty() && places_.Find(edition, mention.last) == kNoProvision) continue;
      one = places_.Likeness(edition, mention.first, words);
      best = std::max(best, one.value_or(0));
    }
    bool any = false;
    for (const auto& one : likeness) {
      mention.fits.push_back(one && best - *one < kClearlyLiker);
      any |= mention.fits.back();
    }
    if (any) mentions_.push_back(std::move(mention));
  }

  CitedEdition JudgeMentions(Mentions mentions) const {
    CitedEdition cited;
    cited.citations = mentions.size();
    cited.fits.resize(work_.editions.size());
    for (const Mention& mention : mentions) {
      for (uint32_t edition = 0; edition < cited.fits.size(); ++edition)
        cited.fits[edition] += mention.fits[edition];
    }
    for (uint32_t edition = 0; edition < cited.fits.size(); ++edition)
      if (cited.fits[edition] >= cited.fits[cited.edition]) cited.edition = edition;
    return cited;
  }

  // Whether the citation fits `other` and means something else there.
  bool Differs(const Mention& mention, uint32_t one, uint32_t other) const {
    if (!mention.fits[other]) return false;
    return !places_.MeansTheSame(mention.first, one, other) ||
           (!mention.last.empty() && !places_.MeansTheSame(mention.last, one, other));
  }

  static bool RulesOut(Mentions mentions, uint32_t one, uint32_t other) {
    size_t for_one = 0, for_other = 0;
    for (const Mention& mention : mentions) {
      for_one += mention.fits[one] && !mention.fits[other];
      for_other += mention.fits[other] && !mention.fits[one];
    }
    return for_one > 0 && for_one >= kClearly * for_other;
  }

  Mentions MentionsOf(size_t n) const {
    const size_t begin = n == 0 ? 0 : ends_[n - 1];
    return Mentions(mentions_).subspan(begin, ends_[n] - begin);
  }

  const Work& work_;
  const NumberPlaces places_;
  const ReferenceIndex index_;
  OutsideCitationFinder finder_;
  std::vector<Mention> mentions_;
  std::vector<size_t> ends_;  // by text: where its mentions end
};

}  // namespace

Result<CitedEditions> FindCitedEdition(const Work& work, const Edition& newest,
                                       const std::vector<std::string>& patterns,
                                       const Sources& texts) {
  EditionFinder finder(work, newest);
  for (const std::string& pattern : patterns) {
    if (Status added = finder.AddPattern(pattern); !added.ok()) return added;
  }
  for (const Source& source : texts.files) finder.Add(*source.text);
  CitedEditions cited;
  cited.all = finder.Judge();
  cited.contested = finder.ContestedIn(cited.all.edition);
  for (size_t n = 0; n < texts.files.size() && !cited.other_text; ++n) {
    if (finder.MayCite(n, cited.all.edition)) continue;
    cited.other_text = n;
    cited.other = finder.JudgeText(n);
  }
  return cited;
}

}  // namespace codicil
