#include "diff/edition_words.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>

#include "text/fold.h"

namespace codicil {
namespace {

// Control characters that no text has: they stand for a cited number, and around a citation.
constexpr char kNumberSign = '\x01';
constexpr char kCitationBegin = '\x02';
constexpr char kCitationEnd = '\x03';

constexpr uint64_t kHashSeed = 0xCBF29CE484222325;
// Spreads the bits, so that what is hashed together does not cancel out.
uint64_t Mix(uint64_t hash) {
  hash ^= hash >> 32;
  hash *= 0xD6E8FEB86659FD93;
  return hash ^ (hash >> 32);
}
uint64_t Combine(uint64_t a, uint64_t b) { return Mix(a * 31 + b); }

// Never 0, which stands for no text.
uint64_t HashText(std::string_view text) { return std::hash<std::string_view>()(text) | 1; }

// What a word is made of: letters, digits, the braces and insides of symbols. A sign beyond ASCII
// that is no letter makes a word of its own or joins one: the same on both sides.
constexpr std::array<bool, 256> kWordBytes = [] {
  std::array<bool, 256> is{};
  for (size_t c = 0; c < is.size(); ++c) {
    is[c] = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
            c == '{' || c == '}' || c >= 0x80;
  }
  return is;
}();
bool IsWordByte(char c) { return kWordBytes[static_cast<unsigned char>(c)]; }

// Eight bytes of a word, of which ASCII letters become small; digits and braces stay what they are.
uint64_t LowerEight(uint64_t bytes) { return bytes | (~bytes & 0x8080808080808080) >> 2; }

uint64_t HashWord(std::string_view word) {
  uint64_t hash = kHashSeed ^ word.size();
  while (!word.empty()) {
    uint64_t bytes = 0;
    const size_t size = std::min(word.size(), sizeof bytes);
    std::memcpy(&bytes, word.data(), size);
    hash = Combine(hash, LowerEight(bytes));
    word.remove_prefix(size);
  }
  return hash;
}

uint64_t HashWithoutApostrophes(std::string_view word) {
  std::string plain(word);
  std::erase(plain, '\'');
  return HashWord(plain);
}

bool IsStop(char c) { return c == '.' || c == ':' || c == ';' || c == '?' || c == '!'; }

bool EndsSentence(std::string_view folded, size_t at) {
  return IsStop(folded[at]) &&
         (at + 1 == folded.size() || (!IsWordByte(folded[at + 1]) && !IsStop(folded[at + 1])));
}

// Signs that say something: "+1", "2/3", "*", and the sign of a cited number; a dash only as a
// minus.
bool IsSpoken(std::string_view folded, size_t at) {
  const char c = folded[at];
  if (c != '-')
    return c == '+' || c == '/' || c == '*' || c == '=' || c == '<' || c == '>' || c == '%' ||
           c == '&' || c == kNumberSign;
  const bool behind_word = at > 0 && IsWordByte(folded[at - 1]);
  return !behind_word && at + 1 < folded.size() && IsWordByte(folded[at + 1]);
}

// Calls `take(hash, cited)` for each word of a folded text, `sign(c)` for each spoken sign, and
// `end()` behind each sentence. Apostrophes are passed over.
template <typename Take, typename Sign, typename End>
void ForEachWord(std::string_view folded, Take take, Sign sign, End end) {
  bool cited = false;
  for (size_t at = 0; at < folded.size();) {
    const char c = folded[at];
    if (c == kCitationBegin || c == kCitationEnd) cited = c == kCitationBegin;
    if (!IsWordByte(c)) {
      if (EndsSentence(folded, at)) end();
      if (IsSpoken(folded, at)) sign(c);
      ++at;
      continue;
    }
    const size_t begin = at;
    bool apostrophes = false;
    for (; at < folded.size() && (IsWordByte(folded[at]) || folded[at] == '\''); ++at)
      apostrophes |= folded[at] == '\'';
    const std::string_view word = folded.substr(begin, at - begin);
    take(apostrophes ? HashWithoutApostrophes(word) : HashWord(word), cited);
  }
}

}  // namespace

WordTable::WordTable() : slots_(size_t{1} << 14) {}

uint32_t WordTable::Intern(uint64_t hash) {
  if (hash == 0) hash = 1;
  if (hashes_.size() * 2 >= slots_.size()) Grow();
  size_t at = hash & (slots_.size() - 1);
  while (slots_[at].hash != 0 && slots_[at].hash != hash) at = (at + 1) & (slots_.size() - 1);
  if (slots_[at].hash == 0) {
    slots_[at] = {hash, size()};
    hashes_.push_back(hash);
  }
  return slots_[at].id;
}

void WordTable::Grow() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  for (const Slot& slot : old) {
    if (slot.hash == 0) continue;
    size_t at = slot.hash & (slots_.size() - 1);
    while (slots_[at].hash != 0) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = slot;
  }
}

// Goes through the places of an edition in the order of the citations.
class EditionWords::Reader {
 public:
  Reader(const std::vector<Citation>& citations, std::vector<uint64_t>& words,
         std::vector<uint32_t>& sentence_ends)
      : citations_(citations), words_(words), sentence_ends_(sentence_ends) {}

  uint32_t next_citation() const { return static_cast<uint32_t>(next_); }

  // Reads one passage: its hashes, and its words to the end of the list.
  TextHash Read(const Passage& passage, const Place& place) {
    const size_t first = next_;
    while (next_ < citations_.size() && citations_[next_].place == place) ++next_;
    if (passage.empty()) return {};
    std::string_view text = passage.text;
    if (first < next_) {
      Cut(passage.text, first);
      text = cut_;
    }
    const std::string folded = Fold(text);
    ReadWords(folded);
    const uint64_t hash = HashText(folded);
    return {hash, folded == text ? hash : HashText(text), spoken_};
  }

 private:
  void Cut(std::string_view text, size_t first) {
    cut_.clear();
    size_t at = 0;
    for (size_t i = first; i < next_; ++i) {
      const Citation& citation = citations_[i];
      if (citation.begin < at || citation.end > text.size()) continue;
      cut_.append(text, at, citation.begin - at).push_back(kCitationBegin);
      at = CutNumbers(text, citation);
      cut_.append(text, at, citation.end - at).push_back(kCitationEnd);
      at = citation.end;
    }
    cut_.append(text, at);
  }

  size_t CutNumbers(std::string_view text, const Citation& citation) {
    size_t at = citation.begin;
    for (const Locator& locator : citation.locators) {
      if (locator.kind != Locator::kNumber || locator.first.empty() || locator.begin < at) continue;
      cut_.append(text, at, locator.begin - at).push_back(kNumberSign);
      at = locator.end;
    }
    return at;
  }

  // Words of citations count only where there are no others: "See rule 3.1." has none of its own.
  void ReadWords(std::string_view folded) {
    const size_t before = words_.size(), sentences_before = sentence_ends_.size();
    spoken_ = kHashSeed;
    ForEachWord(
        folded,
        [this](uint64_t hash, bool cited) {
          spoken_ = Combine(spoken_, hash);
          if (!cited) words_.push_back(hash);
        },
        [this](char c) { spoken_ = Combine(spoken_, static_cast<unsigned char>(c)); },
        [this] { EndSentence(); });
    if (words_.size() <= before + 1) {
      words_.resize(before);
      sentence_ends_.resize(sentences_before);
      ForEachWord(
          folded, [this](uint64_t hash, bool) { words_.push_back(hash); }, [](char) {}, [] {});
    }
    EndSentence();
  }

  void EndSentence() {
    const auto end = static_cast<uint32_t>(words_.size());
    if (sentence_ends_.empty() || sentence_ends_.back() < end) sentence_ends_.push_back(end);
  }

  const std::vector<Citation>& citations_;
  std::vector<uint64_t>& words_;
  std::vector<uint32_t>& sentence_ends_;
  size_t next_ = 0;
  std::string cut_;
  uint64_t spoken_ = 0;
};

namespace {

uint64_t HashWords(const std::vector<uint64_t>& words, size_t first, size_t end) {
  if (first == end) return 0;
  uint64_t hash = kHashSeed;
  for (size_t i = first; i < end; ++i) hash = Combine(hash, words[i]);
  return hash;
}

TextHash Both(const TextHash& a, const TextHash& b) {
  return {Combine(a.folded, b.folded), Combine(a.typeset, b.typeset), Combine(a.spoken, b.spoken)};
}

}  // namespace

void EditionWords::Read(const CrossReferences& references) {
  references_ = &references;
  Reader reader(references.citations, hashes_, sentence_ends_);
  ReadProvisions(reader);
  ReadGlossary(reader);
  words_.reserve(hashes_.size());
  for (const uint64_t hash : hashes_) words_.push_back(table_.Intern(hash));
  hashes_ = {};
}

void EditionWords::ReadProvisions(Reader& reader) {
  provisions.resize(edition_.provisions.size());
  for (ProvisionId id = 0; id < provisions.size(); ++id) {
    const Provision& provision = edition_.provisions[id];
    Unit& unit = provisions[id];
    first_example.push_back(static_cast<uint32_t>(examples.size()));
    unit.first_citation = reader.next_citation();
    unit.first_word = static_cast<uint32_t>(hashes_.size());
    unit.heading = reader.Read(provision.heading, {Place::kHeading, id, 0});
    unit.heading_words = HashWords(hashes_, unit.first_word, hashes_.size());
    unit.text = reader.Read(provision.text, {Place::kText, id, 0});
    for (uint32_t i = 0; i < provision.examples.size(); ++i) {
      Unit& example = examples.emplace_back();
      example.first_word = static_cast<uint32_t>(hashes_.size());
      example.first_citation = reader.next_citation();
      example.text = reader.Read(provision.examples[i], {Place::kExample, id, i});
      example.end_citation = reader.next_citation();
      example.end_word = static_cast<uint32_t>(hashes_.size());
      example.words = HashWords(hashes_, example.first_word, example.end_word);
      unit.examples = Both(unit.examples, example.text);
    }
    unit.end_word = static_cast<uint32_t>(hashes_.size());
    unit.words = HashWords(hashes_, unit.first_word, unit.end_word);
    unit.end_citation = reader.next_citation();
    for (uint32_t i = 0; i < provision.notes.size(); ++i) {
      unit.notes = Both(unit.notes, reader.Read(provision.notes[i], {Place::kNote, id, i}));
    }
    hashes_.resize(unit.end_word);  // a note is an aside of the markup: its words are not compared
    while (!sentence_ends_.empty() && sentence_ends_.back() > unit.end_word)
      sentence_ends_.pop_back();
  }
  first_example.push_back(static_cast<uint32_t>(examples.size()));
}

void EditionWords::ReadGlossary(Reader& reader) {
  glossary.resize(edition_.glossary.size());
  for (uint32_t i = 0; i < glossary.size(); ++i) {
    Unit& unit = glossary[i];
    unit.first_word = static_cast<uint32_t>(hashes_.size());
    // A term is no place: it has no citations.
    unit.heading = reader.Read(edition_.glossary[i].term, {Place::kHeading, kNoProvision, i});
    unit.heading_words = HashWords(hashes_, unit.first_word, hashes_.size());
    unit.first_citation = reader.next_citation();
    unit.text = reader.Read(edition_.glossary[i].text, {Place::kGlossary, i, 0});
    unit.end_citation = reader.next_citation();
    unit.end_word = static_cast<uint32_t>(hashes_.size());
    unit.words = HashWords(hashes_, unit.first_word, unit.end_word);
  }
}

std::vector<uint32_t> EditionWords::Renumber(WordTable& table) const {
  std::vector<uint32_t> renumbered;
  renumbered.reserve(table_.size());
  for (const uint64_t hash : table_.hashes()) renumbered.push_back(table.Intern(hash));
  return renumbered;
}

std::span<const uint32_t> EditionWords::SentenceEnds(const Unit& unit) const {
  const auto first =
      std::upper_bound(sentence_ends_.begin(), sentence_ends_.end(), unit.first_word);
  const auto end = std::upper_bound(first, sentence_ends_.end(), unit.end_word);
  return {first, end};
}

}  // namespace codicil
