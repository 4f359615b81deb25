#include "diff/edition_units.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/hash_map.h"

namespace codicil {
namespace {

TextHash Both(const TextHash& a, const TextHash& b) {
  return {Combine(a.typeset, b.typeset), Combine(a.folded, b.folded), Combine(a.spoken, b.spoken)};
}

}  // namespace

// Reads the passages in the order in which the citations are.
class EditionUnits::Reader {
 public:
  Reader(EditionUnits& units, Items& items)
      : units_(units), items_(items), speech_(items), citations_(units.references_.citations) {}

  void ReadProvision(ProvisionId id) {
    const Provision& provision = units_.edition_.provisions[id];
    Unit& unit = units_.provisions[id];
    Begin(unit);
    unit.heading = Read({PassageKind::kHeading, id});
    unit.heading_words = HashFrom(unit.first_word);
    unit.text = Read({PassageKind::kText, id});
    for (uint32_t i = 0; i < provision.examples.size(); ++i) {
      Unit& example = units_.examples.emplace_back();
      Begin(example);
      example.text = Read({PassageKind::kExample, id, i});
      End(example);
      unit.examples = Both(unit.examples, example.text);
    }
    End(unit);
    CountWords(unit);
    // A note is an aside of the markup: its words are not compared.
    for (uint32_t i = 0; i < provision.notes.size(); ++i)
      unit.notes = Combine(unit.notes, Hash({PassageKind::kNote, id, i}).folded);
  }

  void ReadEntry(uint32_t entry) {
    Unit& unit = units_.glossary[entry];
    Begin(unit);
    unit.heading = Read({PassageKind::kTerm, entry});
    unit.heading_words = HashFrom(unit.first_word);
    unit.text = Read({PassageKind::kDefinition, entry});
    End(unit);
    CountWords(unit);
  }

 private:
  void Begin(Unit& unit) const {
    unit.first_word = static_cast<uint32_t>(units_.words_.size());
    unit.first_citation = next_;
  }
  void End(Unit& unit) const {
    unit.end_word = static_cast<uint32_t>(units_.words_.size());
    unit.end_citation = next_;
    unit.words = HashFrom(unit.first_word);
  }

  TextHash Hash(const PassageRef& ref) {
    const uint32_t first = next_;
    while (next_ < citations_.size() && citations_[next_].place == ref) ++next_;
    return speech_.Read(PassageAt(units_.edition_, ref).text, units_.references_.words.Of(ref),
                        citations_.subspan(first, next_ - first));
  }

  TextHash Read(const PassageRef& ref) {
    const TextHash hash = Hash(ref);
    const auto first = static_cast<uint32_t>(units_.words_.size());
    units_.words_.insert(units_.words_.end(), speech_.words().begin(), speech_.words().end());
    for (const uint32_t end : speech_.sentence_ends()) units_.sentence_ends_.push_back(first + end);
    return hash;
  }

  uint64_t HashFrom(uint32_t first_word) const {
    if (first_word == units_.words_.size()) return 0;
    uint64_t hash = kHashSeed;
    for (size_t i = first_word; i < units_.words_.size(); ++i)
      hash = Combine(hash, units_.words_[i]);
    return hash;
  }

  void CountWords(Unit& unit) {
    counts_.resize(items_.size());
    std::vector<WordCount>& different = units_.different_;
    unit.first_different = static_cast<uint32_t>(different.size());
    for (const uint32_t word : units_.Words(unit)) {
      if (counts_[word]++ == 0) different.push_back({word, 0});
    }
    unit.end_different = static_cast<uint32_t>(different.size());
    for (uint32_t i = unit.first_different; i < unit.end_different; ++i)
      different[i].count = std::exchange(counts_[different[i].word], 0);
  }

  EditionUnits& units_;
  Items& items_;
  SpeechReader speech_;
  std::span<const Citation> citations_;
  uint32_t next_ = 0;             // of these
  std::vector<uint32_t> counts_;  // by word, of those of a unit: all 0 between two of them
};

EditionUnits::EditionUnits(const Edition& edition, const CrossReferences& references, Items& items)
    : provisions(edition.provisions.size()),
      glossary(edition.glossary.size()),
      edition_(edition),
      references_(references) {
  Reader reader(*this, items);
  for (ProvisionId id = 0; id < provisions.size(); ++id) {
    first_example.push_back(static_cast<uint32_t>(examples.size()));
    reader.ReadProvision(id);
  }
  first_example.push_back(static_cast<uint32_t>(examples.size()));
  for (uint32_t i = 0; i < glossary.size(); ++i) reader.ReadEntry(i);
}

void EditionUnits::WeighUnits(const std::vector<float>& weights) {
  for (std::vector<Unit>* units : {&provisions, &glossary, &examples}) {
    for (Unit& unit : *units) {
      double weight = 0;
      for (const uint32_t word : Words(unit)) weight += weights[word];
      unit.weight = static_cast<float>(weight);
    }
  }
}

Unit EditionUnits::WithoutExamples(uint32_t provision) const {
  Unit unit;
  unit.first_word = provisions[provision].first_word;
  unit.end_word = provisions[provision].end_word;
  const uint32_t example = first_example[provision];
  if (example < first_example[provision + 1]) unit.end_word = examples[example].first_word;
  return unit;
}

std::span<const uint32_t> EditionUnits::SentenceEnds(const Unit& unit) const {
  const auto first =
      std::upper_bound(sentence_ends_.begin(), sentence_ends_.end(), unit.first_word);
  return {first, std::upper_bound(first, sentence_ends_.end(), unit.end_word)};
}

WordBag EditionUnits::Bag(const Unit& unit) const {
  if (unit.bag.empty()) PutInBag(Words(unit), unit.bag);
  return unit.bag;
}

// By how many provisions and glossary entries have the word.
std::vector<float> WeightsOf(const EditionUnits& old_units, const EditionUnits& new_units,
                             size_t words) {
  std::vector<uint32_t> frequency(words);
  for (const EditionUnits* units : {&old_units, &new_units}) {
    for (const WordCount& one : units->different_) ++frequency[one.word];
  }
  const auto count =
      static_cast<float>(old_units.provisions.size() + new_units.provisions.size() + 2);
  std::vector<float> weights;
  for (const uint32_t units : frequency)
    weights.push_back(0.2f + std::log(std::max(1.0f, count / (static_cast<float>(units) + 1))));
  return weights;
}

}  // namespace codicil
