#include "corpus/history_words.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "base/hash_map.h"
#include "text/fold.h"
#include "text/sentences.h"

namespace codicil {
namespace {

// Shorter ones may be formulas, which many provisions have.
constexpr std::ptrdiff_t kFewestWords = 10;

}  // namespace

void HistoryWords::See(const EditionRecord& edition) {
  for (const ProvisionRecord& provision : edition.provisions) {
    Learn(provision.heading);
    Learn(provision.text);
  }
}

void HistoryWords::Learn(TextId text) {
  if (text == kNoText || by_text_[text]) return;
  const std::string_view bytes = work_.texts[text];
  WordIds words;
  for (const Word& word : splitter_.Split(bytes))
    words.push_back(IdOf(bytes.substr(word.begin, word.end - word.begin)));
  std::ranges::sort(words);
  words.erase(std::unique(words.begin(), words.end()), words.end());
  for (const uint32_t word : words) ++texts_with_[word];
  by_text_[text] = std::make_unique<WordIds>(std::move(words));
}

// Most words are met again in the same spelling, so that each is folded once.
uint32_t HistoryWords::IdOf(std::string_view spelling) {
  if (const auto found = by_spelling_.find(spelling); found != by_spelling_.end())
    return found->second;
  const auto next = static_cast<uint32_t>(texts_with_.size());
  const auto [folded, is_new] = by_fold_.emplace(FoldWord(spelling), next);
  if (is_new) texts_with_.push_back(0);
  by_spelling_.emplace(spelling, folded->second);
  return folded->second;
}

HistoryWords::WordIds HistoryWords::WordsOf(const ProvisionRecord& provision) const {
  WordIds words;
  for (const TextId text : {provision.heading, provision.text}) {
    if (text != kNoText) words.insert(words.end(), by_text_[text]->begin(), by_text_[text]->end());
  }
  std::ranges::sort(words);
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

const HistoryWords::Bag& HistoryWords::BagOf(LineageIndex history, const Lineage& lineage) {
  Bag& bag = bags_[history];
  for (; bag.stops < lineage.stops.size(); ++bag.stops) {
    const Lineage::Stop& stop = lineage.stops[bag.stops];
    for (const uint32_t word : WordsOf(work_.editions[stop.edition].provisions[stop.provision]))
      ++bag.counts[word];
  }
  return bag;
}

// A square root is the same on every machine; a logarithm need not be.
double HistoryWords::Weight(uint32_t word) const { return 1 / std::sqrt(texts_with_[word]); }

double HistoryWords::Likeness(LineageIndex history, const Lineage& lineage,
                              const ProvisionRecord& provision) {
  const Bag& bag = BagOf(history, lineage);
  const WordIds words = WordsOf(provision);
  WordIds of_history;
  for (const auto& [word, count] : bag.counts) of_history.push_back(static_cast<uint32_t>(word));
  std::ranges::sort(of_history);  // sums of the same order are the same sums
  const auto share = [&](uint32_t word) {
    const auto found = bag.counts.find(word);
    return found == bag.counts.end() ? 0.0
                                     : double{1.0} * found->second / static_cast<double>(bag.stops);
  };
  double all = 0, common = 0;
  for (const uint32_t word : words) {
    all += Weight(word);
    common += 2 * share(word) * Weight(word);
  }
  for (const uint32_t word : of_history) all += share(word) * Weight(word);
  return all == 0 ? 0 : common / all;
}

std::vector<uint64_t> LongSentences(std::string_view text) {
  std::vector<uint64_t> sentences;
  const std::string folded = Fold(text);
  const std::string_view all = folded;
  for (const Sentence& one : SplitSentences(all)) {
    const std::string_view sentence = all.substr(one.begin, one.end - one.begin);
    if (std::ranges::count(sentence, ' ') + 1 >= kFewestWords)
      sentences.push_back(Hash()(sentence));
  }
  return sentences;
}

}  // namespace codicil
