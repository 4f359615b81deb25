#include "migrate/quotation_checker.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include "base/ascii.h"
#include "base/split.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr size_t kMostFound = 8;
constexpr size_t kMostTried = 256;  // places that begin with the same few words
constexpr size_t kKeyWords = 2 * QuotationIndex::kFewestWords;

uint64_t HashOf(const uint64_t* words) {
  uint64_t hash = 0;
  for (size_t i = 0; i < QuotationIndex::kFewestWords; ++i) {
    hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15ull;
    hash ^= hash >> 29;
  }
  return hash;
}

// The upper half of a key is of the first few words, the lower half of the next few, or 0 where
// there are not so many: what begins like a quotation is one range, and what begins like a longer
// one a much smaller range.
struct KeyRange {
  uint64_t first;
  uint64_t last;
};
KeyRange KeysOf(std::span<const uint64_t> words) {
  constexpr uint64_t kLower = UINT32_MAX;
  const uint64_t upper = HashOf(words.data()) & ~kLower;
  if (words.size() < kKeyWords) return {upper, upper | kLower};
  const uint64_t key = upper | HashOf(words.data() + QuotationIndex::kFewestWords) >> 32;
  return {key, key};
}

constexpr size_t kFewestBareWords = 5;  // that identify the beginning of a rule without quotes
constexpr size_t kFewestDistinctWords = 6;
constexpr size_t kLongestHeading = 100;

// Returns the longest stretch without an omission.
std::string_view WithoutElisions(std::string_view words) {
  constexpr std::array<std::string_view, 2> kElisions = {"...", "\xE2\x80\xA6"};
  std::string_view longest;
  while (true) {
    size_t end = words.size(), next = words.size();
    for (const std::string_view elision : kElisions) {
      const size_t at = words.find(elision);
      if (at < end) end = at, next = at + elision.size();
    }
    if (end > longest.size()) longest = words.substr(0, end);
    if (next == words.size()) return longest;
    words.remove_prefix(next);
  }
}

// The provisions from `first` to `last` with everything below them.
struct IdRange {
  ProvisionId begin = 0;
  ProvisionId end = 0;
};

IdRange IdsOf(const Edition& edition, const CitedRange& cited) {
  const ProvisionId first = edition.Find(cited.first);
  const ProvisionId last = cited.last.empty() ? first : edition.Find(cited.last);
  if (first == kNoProvision || last == kNoProvision) return {};
  return {first, edition.provisions[last].subtree_end};
}

std::vector<CitedRange> NumbersOf(const Edition& edition, const std::vector<ProvisionId>& ids) {
  std::vector<CitedRange> numbers;
  for (const ProvisionId id : ids) numbers.push_back({edition.provisions[id].number, {}});
  return numbers;
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
    const uint64_t key = KeysOf(std::span(words).subspan(i)).first;
    starts_.emplace_back(key, begin + static_cast<uint32_t>(i));
  }
}

const QuotationIndex::Piece& QuotationIndex::PieceAt(uint32_t word) const {
  const auto behind = std::ranges::upper_bound(pieces_, word, {}, &Piece::begin);
  return *(behind - 1);
}

std::vector<ProvisionId> QuotationIndex::Find(const std::vector<uint64_t>& words,
                                              bool at_start) const {
  std::vector<ProvisionId> found;
  if (words.size() < kFewestWords) return found;
  const KeyRange keys = KeysOf(words);
  auto start = std::lower_bound(starts_.begin(), starts_.end(), std::pair(keys.first, uint32_t{0}));
  for (size_t tried = 0; start != starts_.end() && start->first <= keys.last; ++start) {
    if (++tried > kMostTried || found.size() == kMostFound) break;
    const uint32_t at = start->second;
    if (words_.size() - at < words.size()) continue;
    if (!std::equal(words.begin(), words.end(), words_.begin() + at)) continue;
    const Piece& piece = PieceAt(at);
    if (at_start && (at != piece.begin || piece.example)) continue;
    if (piece.end - at < words.size()) continue;
    if (found.empty() || found.back() != piece.owner) found.push_back(piece.owner);
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

QuotationChecker::Owners QuotationChecker::FindOwners(Side& side, std::string_view words,
                                                      Quotation::Kind kind) {
  if (kind != Quotation::kBeginning && words.size() <= kLongestHeading) {
    const auto headed = side.index.FindHeading(FoldWords(words));
    if (!headed.empty()) return {{headed.begin(), headed.end()}, true, true};
  }
  if (kind == Quotation::kRestOfLine) return {};
  const std::vector<uint64_t> hashes = QuotedWords(WithoutElisions(words));
  const bool bare = kind == Quotation::kBeginning;
  if (hashes.size() < (bare ? kFewestBareWords : QuotationIndex::kFewestWords)) return {};
  if (!side.quotations) side.quotations.emplace(side.index.edition());
  return {side.quotations->Find(hashes, bare), false,
          bare || hashes.size() >= kFewestDistinctWords};
}

bool QuotationChecker::Has(const Side& side, const Owners& owners, const CitedRange& cited) {
  const Edition& edition = side.index.edition();
  const IdRange ids = IdsOf(edition, cited);
  return std::ranges::any_of(owners.ids, [&](ProvisionId owner) {
    if (owner >= ids.begin && owner < ids.end) return true;
    return owners.by_heading && owner < ids.begin &&
           edition.provisions[owner].subtree_end > ids.begin;
  });
}

QuotationVerdict QuotationChecker::Check(std::string_view text, const Quotation& quotation,
                                         const CitedRange& cited, const CitedRange& image) {
  const std::string_view words = text.substr(quotation.begin, quotation.end - quotation.begin);
  const Owners old_owners = FindOwners(old_, words, quotation.kind);
  const Owners new_owners = FindOwners(new_, words, quotation.kind);
  QuotationVerdict verdict;
  if (old_owners.ids.empty() && new_owners.ids.empty()) return verdict;
  verdict.kind = QuotationVerdict::kRight;
  verdict.in_old = Has(old_, old_owners, cited);
  verdict.in_new = Has(new_, new_owners, cited);
  if (verdict.in_old) {
    verdict.reworded = !image.first.empty() && !Has(new_, new_owners, image);
  } else if (old_owners.ids.empty() && !image.first.empty() && Has(new_, new_owners, image)) {
    return verdict;  // the number is old, but the words are already new
  } else if (verdict.in_new) {
    verdict.kind = QuotationVerdict::kNewNumber;
  } else if (!old_owners.distinct || !new_owners.distinct) {
    verdict.kind = QuotationVerdict::kNone;
  } else {
    verdict.kind = QuotationVerdict::kElsewhere;
    verdict.owners = old_owners.ids.empty() ? NumbersOf(new_.index.edition(), new_owners.ids)
                                            : NumbersOf(old_.index.edition(), old_owners.ids);
  }
  return verdict;
}

}  // namespace codicil
