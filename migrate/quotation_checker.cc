#include "migrate/quotation_checker.h"

#include <algorithm>
#include <array>

#include "text/words.h"

namespace codicil {
namespace {

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

std::vector<RuleNumber> NumbersOf(const Edition& edition, const std::vector<ProvisionId>& ids) {
  std::vector<RuleNumber> numbers;
  for (const ProvisionId id : ids) numbers.push_back(edition.provisions[id].number);
  return numbers;
}

}  // namespace

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
