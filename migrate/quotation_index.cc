#include "migrate/quotation_index.h"

#include <algorithm>
#include <functional>

#include "base/ascii.h"
#include "base/split.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr size_t kMostFound = 8;
constexpr size_t kMostTried = 256;  // places that begin with the same few words

uint64_t HashOf(const uint64_t* words) {
  uint64_t hash = 0;
  for (size_t i = 0; i < QuotationIndex::kFewestWords; ++i) {
    hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15ull;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace

std::vector<uint64_t> QuotedWords(std::string_view text) {
  std::vector<uint64_t> words;
  const std::string folded = FoldWords(text);
  for (const std::string_view word : Split(folded, " ")) {
    if (!IsDigit(word[0])) words.push_back(std::hash<std::string_view>{}(word));
  }
  return words;
}

QuotationIndex::QuotationIndex(const Edition& edition) {
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const Provision& provision = edition.provisions[id];
    Add(provision.heading, id, false);
    Add(provision.text, id, false);
    for (const Passage& example : provision.examples) Add(example, id, true);
  }
  std::ranges::sort(starts_);
}

void QuotationIndex::Add(const Passage& passage, ProvisionId owner, bool example) {
  const std::vector<uint64_t> words = QuotedWords(passage.text);
  if (words.size() < kFewestWords) return;
  const auto begin = static_cast<uint32_t>(words_.size());
  words_.insert(words_.end(), words.begin(), words.end());
  pieces_.push_back({begin, static_cast<uint32_t>(words_.size()), owner, example});
  for (size_t i = 0; i + kFewestWords <= words.size(); ++i) {
    starts_.emplace_back(HashOf(words.data() + i), begin + static_cast<uint32_t>(i));
  }
}

std::vector<ProvisionId> QuotationIndex::Find(const std::vector<uint64_t>& words,
                                              bool at_start) const {
  std::vector<ProvisionId> found;
  if (words.size() < kFewestWords) return found;
  const uint64_t hash = HashOf(words.data());
  auto start = std::lower_bound(starts_.begin(), starts_.end(), std::pair(hash, uint32_t{0}));
  for (size_t tried = 0; start != starts_.end() && start->first == hash; ++start) {
    if (++tried > kMostTried || found.size() == kMostFound) break;
    const uint32_t at = start->second;
    const auto behind = std::upper_bound(pieces_.begin(), pieces_.end(), at,
                                         [](uint32_t b, const Piece& p) { return b < p.begin; });
    const Piece& piece = *(behind - 1);
    if (at_start && (at != piece.begin || piece.example)) continue;
    if (piece.end - at < words.size()) continue;
    if (!std::equal(words.begin(), words.end(), words_.begin() + at)) continue;
    if (found.empty() || found.back() != piece.owner) found.push_back(piece.owner);
  }
  return found;
}

}  // namespace codicil
