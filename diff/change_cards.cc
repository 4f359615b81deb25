#include "diff/change_cards.h"

#include <algorithm>
#include <string_view>

namespace codicil {
namespace {

constexpr uint32_t kNoCard = static_cast<uint32_t>(-1);

bool ChangesWords(const ChangeKinds& kinds) {
  return kinds.HasAny({ChangeKind::kEdited, ChangeKind::kSplit, ChangeKind::kMerged,
                       ChangeKind::kRedirectedReferences});
}

bool ChangesPlace(const ChangeKinds& kinds) {
  return kinds.HasAny({ChangeKind::kRenumbered, ChangeKind::kMoved});
}

class CardCollector {
 public:
  CardCollector(const std::vector<NumberedProvision>& olds,
                const std::vector<NumberedProvision>& news, const std::vector<CardPair>& pairs,
                Cards which)
      : all_(which == Cards::kOfAll),
        olds_(olds),
        news_(news),
        pairs_(pairs),
        of_old_(olds_.size(), kNoCard),
        of_new_(news_.size(), kNoCard),
        chapter_(news_.empty() ? kNoProvision : 0) {}

  std::vector<ChangeChapter> Collect() {
    for (const CardPair& pair : pairs_) Add(pair);
    return Chapters();
  }

 private:
  // A card and the chapter that it is shown in.
  struct Placed : ChangeCard {
    ProvisionId chapter = kNoProvision;
    uint32_t joined = kNoCard;  // the card that took this one's pairs over
  };

  void Add(const CardPair& pair) {
    if (pair.new_id != kNoProvision) chapter_ = ChapterOf(pair.new_id);
    if (pair.old_id == kNoProvision) {
      AddWithParent(pair, pair.new_id, news_, of_new_, ChangeKind::kAdded);
    } else if (pair.new_id == kNoProvision) {
      AddWithParent(pair, pair.old_id, olds_, of_old_, ChangeKind::kRemoved);
    } else if (all_ || ChangesWords(pair.kinds)) {
      AddPair(pair);
    } else if (ChangesPlace(pair.kinds)) {
      FollowsParent(pair) ? Follow(pair) : AddPair(pair);
    }
  }

  // What is new below something new is on its card; the same for what is removed.
  void AddWithParent(const CardPair& pair, ProvisionId id,
                     const std::vector<NumberedProvision>& provisions, std::vector<uint32_t>& cards,
                     ChangeKind kind) {
    const ProvisionId parent = provisions[id].parent;
    const uint32_t above = parent == kNoProvision ? kNoCard : cards[parent];
    const bool joins = above != kNoCard && cards_[above].kinds.Has(kind);
    cards[id] = joins ? above : NewCard();
    AddTo(cards[id], pair);
  }

  // Splits and mergers that share a provision are one card.
  void AddPair(const CardPair& pair) {
    uint32_t card = Root(of_old_[pair.old_id]);
    const uint32_t other = Root(of_new_[pair.new_id]);
    if (card == kNoCard) card = other;
    if (card == kNoCard) card = NewCard();
    if (other != kNoCard && other != card) Join(other, card);
    of_old_[pair.old_id] = of_new_[pair.new_id] = card;
    AddTo(card, pair);
  }

  void Follow(const CardPair& pair) {
    const uint32_t card = of_new_[news_[pair.new_id].parent];
    of_old_[pair.old_id] = of_new_[pair.new_id] = card;
    cards_[card].below.push_back(pair.old_id);
  }

  void AddTo(uint32_t card, const CardPair& pair) {
    Placed& to = cards_[card];
    to.kinds.AddAll(pair.kinds);
    to.confidence = std::min(to.confidence, pair.confidence);
    if (pair.old_id != kNoProvision) to.olds.push_back(pair.old_id);
    if (pair.new_id != kNoProvision) to.news.push_back(pair.new_id);
  }

  uint32_t NewCard() {
    cards_.emplace_back().chapter = chapter_;
    return static_cast<uint32_t>(cards_.size() - 1);
  }

  uint32_t Root(uint32_t card) const {
    while (card != kNoCard && cards_[card].joined != kNoCard) card = cards_[card].joined;
    return card;
  }

  void Join(uint32_t card, uint32_t into) {
    Placed& from = cards_[card];
    Placed& to = cards_[into];
    to.kinds.AddAll(from.kinds);
    to.confidence = std::min(to.confidence, from.confidence);
    to.olds.insert(to.olds.end(), from.olds.begin(), from.olds.end());
    to.news.insert(to.news.end(), from.news.begin(), from.news.end());
    to.below.insert(to.below.end(), from.below.begin(), from.below.end());
    from.joined = into;
  }

  // Whether the number says nothing that the parent's number does not: 410.2a → 603.2a below
  // 410.2 → 603.2.
  bool FollowsParent(const CardPair& pair) const {
    const ProvisionId was_in = olds_[pair.old_id].parent;
    const ProvisionId is_in = news_[pair.new_id].parent;
    if (was_in == kNoProvision || is_in == kNoProvision || pair.kinds.Has(ChangeKind::kMoved))
      return false;
    const uint32_t card = of_new_[is_in];
    if (card == kNoCard || of_old_[was_in] != card) return false;
    if (cards_[card].olds.size() != 1 || cards_[card].news.size() != 1) return false;
    const std::string_view was = olds_[pair.old_id].num, is = news_[pair.new_id].num;
    const std::string_view above = olds_[was_in].num, above_now = news_[is_in].num;
    return was.starts_with(above) && is.starts_with(above_now) &&
           was.substr(above.size()) == is.substr(above_now.size());
  }

  ProvisionId ChapterOf(ProvisionId id) const {
    return news_[id].parent == kNoProvision ? id : chapter_;  // preorder
  }

  std::vector<ChangeChapter> Chapters() {
    std::vector<ChangeChapter> chapters;
    for (Placed& card : cards_) {
      if (card.joined != kNoCard) continue;
      for (std::vector<ProvisionId>* ids : {&card.olds, &card.news}) {
        std::ranges::sort(*ids);
        ids->erase(std::unique(ids->begin(), ids->end()), ids->end());
      }
      if (chapters.empty() || chapters.back().chapter != card.chapter)
        chapters.push_back({card.chapter, {}, {}});
      const bool pair = card.olds.size() == 1 && card.news.size() == 1;
      const bool words = all_ || ChangesWords(card.kinds) || !pair;
      (words ? chapters.back().cards : chapters.back().renumbered).push_back(std::move(card));
    }
    return chapters;
  }

  const bool all_;
  const std::vector<NumberedProvision>& olds_;
  const std::vector<NumberedProvision>& news_;
  const std::vector<CardPair>& pairs_;
  std::vector<Placed> cards_;
  std::vector<uint32_t> of_old_, of_new_;  // the card of each provision
  ProvisionId chapter_;
};

std::vector<NumberedProvision> NumberedIn(const Edition& edition) {
  std::vector<NumberedProvision> provisions;
  for (const Provision& one : edition.provisions)
    provisions.push_back({one.number.ToString(), one.parent});
  return provisions;
}

}  // namespace

std::vector<ChangeChapter> ChangesByChapter(const std::vector<NumberedProvision>& olds,
                                            const std::vector<NumberedProvision>& news,
                                            const std::vector<CardPair>& pairs, Cards which) {
  return CardCollector(olds, news, pairs, which).Collect();
}

std::vector<ChangeChapter> ChangesByChapter(const Edition& old_edition, const Edition& new_edition,
                                            const Concordance& concordance, Cards which) {
  std::vector<CardPair> pairs;
  for (const Correspondence& pair : concordance.pairs)
    pairs.push_back({pair.old_id, pair.new_id, pair.kinds, pair.confidence});
  return ChangesByChapter(NumberedIn(old_edition), NumberedIn(new_edition), pairs, which);
}

}  // namespace codicil
