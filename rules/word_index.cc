#include "rules/word_index.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace codicil {
namespace {

// A word ends at these, whatever is next to them.
bool IsBlankByte(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool Holds(std::string_view text, std::string_view part) {
  const std::less_equal<const char*> before;
  return before(text.data(), part.data()) &&
         before(part.data() + part.size(), text.data() + text.size());
}

// The size in bytes of the blocks for which the first word is recorded.
constexpr size_t kBlock = 64;

}  // namespace

PassageWords WordIndex::Of(const Passage& passage) const {
  const std::span<const SpelledWord> all(words_);
  if (const Source* source = SourceOf(passage)) {
    const auto begin = static_cast<size_t>(passage.text.data() - source->text.data());
    const uint32_t first = FirstFrom(*source, begin);
    const uint32_t end = FirstFrom(*source, begin + passage.text.size());
    return {lexicon_, all.subspan(first, end - first), static_cast<uint32_t>(begin)};
  }
  const auto& [first, end] = passage.copied_words;
  return {lexicon_, all.subspan(first, end - first), 0};
}

// Returns the source of which the passage is a part, if it has spaces around it, so that its words
// are those of the source.
const WordIndex::Source* WordIndex::SourceOf(const Passage& passage) const {
  if (passage.empty() || passage.span.source >= sources_.size()) return nullptr;
  const Source& source = sources_[passage.span.source];
  if (!Holds(source.text, passage.text)) return nullptr;
  const auto begin = static_cast<size_t>(passage.text.data() - source.text.data());
  const size_t end = begin + passage.text.size();
  if (begin > 0 && !IsBlankByte(source.text[begin - 1])) return nullptr;
  return end == source.text.size() || IsBlankByte(source.text[end]) ? &source : nullptr;
}

// Returns the first word of the source that begins at or after `at`.
uint32_t WordIndex::FirstFrom(const Source& source, size_t at) const {
  const uint32_t end = source.first_words.back();
  uint32_t word = source.first_words[at / kBlock];
  while (word < end && words_[word].begin < at) ++word;
  return word;
}

void WordReader::Read(const SourceText& source) {
  constexpr size_t kBytesToWord = 5;
  std::vector<WordIndex::Source>& sources = index_.sources_;
  if (sources.size() <= source.id()) sources.resize(source.id() + size_t{1});
  WordIndex::Source& read = sources[source.id()];
  read.text = source.text();
  const size_t size = read.text.size();
  std::vector<SpelledWord>& words = index_.words_;
  const auto first = static_cast<uint32_t>(words.size());
  words.reserve(first + size / kBytesToWord);
  index_.lexicon_.Reserve(size);
  index_.lexicon_.Read(read.text, words);
  read.first_words.resize(size / kBlock + 2);
  // A block begins with the word after the last one of the blocks before.
  uint32_t* const firsts = read.first_words.data();
  for (uint32_t word = first; word < words.size(); ++word)
    firsts[words[word].begin / kBlock + 1] = word + 1;
  uint32_t last = first;
  for (uint32_t& block : read.first_words) last = block = std::max(block, last);
}

WordIndex WordReader::Finish(std::vector<Provision>& provisions,
                             std::vector<GlossaryEntry>& glossary) && {
  for (Provision& provision : provisions) {
    ReadCopy(provision.heading);
    ReadCopy(provision.text);
    for (Passage& example : provision.examples) ReadCopy(example);
    for (Passage& note : provision.notes) ReadCopy(note);
  }
  for (GlossaryEntry& entry : glossary) {
    ReadCopy(entry.term);
    ReadCopy(entry.text);
  }
  return std::move(index_);
}

void WordReader::ReadCopy(Passage& passage) {
  if (passage.empty() || index_.SourceOf(passage) != nullptr) return;
  const auto first = static_cast<uint32_t>(index_.words_.size());
  index_.lexicon_.Read(passage.text, index_.words_);
  passage.copied_words = {first, static_cast<uint32_t>(index_.words_.size())};
}

}  // namespace codicil
