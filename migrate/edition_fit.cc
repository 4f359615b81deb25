#include "migrate/edition_fit.h"

#include <algorithm>
#include <cmath>

namespace codicil {
namespace {

constexpr size_t kAround = 240;  // bytes considered on each side of a number

CitationFit FitOf(bool can_be_old, bool can_be_new) {
  if (can_be_old && can_be_new) return CitationFit::kEither;
  if (can_be_old) return CitationFit::kOld;
  return can_be_new ? CitationFit::kNew : CitationFit::kNeither;
}

bool HasRange(const Edition& edition, const OutsideLocator& cited) {
  if (edition.Find(cited.first) == kNoProvision) return false;
  return cited.last.empty() || edition.Find(cited.last) != kNoProvision;
}

}  // namespace

bool CitedPart::IsKept() const {
  if (!contested.empty()) return false;
  if (quotation.kind == QuotationVerdict::kNewNumber) return true;
  if (quotation.kind == QuotationVerdict::kElsewhere || image.state != NumberImage::kKnown)
    return false;
  return image.first == locator.first && image.last == locator.last;
}

bool CitedPart::IsRewritable() const {
  const bool certain = contested.empty() && image.state == NumberImage::kKnown &&
                       fit != CitationFit::kNew && quotation.kind != QuotationVerdict::kElsewhere;
  return certain && !IsKept();
}

void SortUnique(std::vector<uint64_t>& words) {
  std::ranges::sort(words);
  words.erase(std::unique(words.begin(), words.end()), words.end());
}

std::vector<uint64_t> WordsAround(std::string_view text, size_t begin, size_t end) {
  size_t from = begin > kAround ? begin - kAround : 0;
  size_t to = std::min(text.size(), end + kAround);
  const size_t before = text.substr(from, begin - from).rfind("\n\n");
  if (before != std::string_view::npos) from += before;
  to = std::min(text.substr(0, to).find("\n\n", end), to);
  std::vector<uint64_t> words = QuotedWords(text.substr(from, to - from));
  SortUnique(words);
  return words;
}

ProvisionWords::ProvisionWords(const Edition& edition) : edition_(edition) {
  for (const Provision& provision : edition.provisions) {
    std::vector<uint64_t>& words = words_.emplace_back(QuotedWords(provision.heading.text));
    const std::vector<uint64_t> text = QuotedWords(provision.text.text);
    words.insert(words.end(), text.begin(), text.end());
    SortUnique(words);
    for (const uint64_t word : words) ++counts_[word];
  }
}

double ProvisionWords::WeightOf(uint64_t word) const {
  const auto count = counts_.find(word);
  if (count == counts_.end()) return 0;
  return std::log(static_cast<double>(edition_.provisions.size()) / count->second);
}

double ProvisionWords::Likeness(const std::vector<uint64_t>& words, ProvisionId id) const {
  double likeness = 0;
  for (const uint64_t word : words) {
    for (ProvisionId at = id; at != kNoProvision; at = edition_.provisions[at].parent) {
      if (!std::ranges::binary_search(words_[at], word)) continue;
      likeness += WeightOf(word);
      break;
    }
  }
  return likeness;
}

CitationFit EditionJudge::ByNumber(const CitedPart& part) const {
  const QuotationVerdict& quotation = part.quotation;
  switch (quotation.kind) {
    case QuotationVerdict::kElsewhere:
      return CitationFit::kNeither;
    case QuotationVerdict::kRight:
    case QuotationVerdict::kNewNumber:
      // Neither edition has them at the number: the words are already new, the number is old.
      return FitOf(quotation.in_old || !quotation.in_new, quotation.in_new);
    case QuotationVerdict::kNone:
      break;
  }
  return FitOf(HasRange(old_edition_, part.locator), HasRange(new_edition_, part.locator));
}

// Decides when both editions have the number, but for different provisions.
CitationFit EditionJudge::ByWords(std::string_view unmarked, const CitedPart& part) {
  const OutsideLocator& cited = part.locator;
  const ProvisionId old_id = old_edition_.Find(cited.first);
  const ProvisionId new_id = new_edition_.Find(cited.first);
  if (part.image.state == NumberImage::kKnown && part.image.first == cited.first)
    return CitationFit::kEither;
  if (!old_words_) old_words_.emplace(old_edition_);
  if (!new_words_) new_words_.emplace(new_edition_);
  const std::vector<uint64_t> words = WordsAround(unmarked, cited.begin, cited.end);
  const double difference =
      old_words_->Likeness(words, old_id) - new_words_->Likeness(words, new_id);
  if (std::abs(difference) < kClearlyLiker) return CitationFit::kEither;
  return difference > 0 ? CitationFit::kOld : CitationFit::kNew;
}

CitationFit EditionJudge::Judge(std::string_view unmarked, const CitedPart& part, EditionFit& sum) {
  CitationFit fit = ByNumber(part);
  if (fit == CitationFit::kEither && part.quotation.kind == QuotationVerdict::kNone)
    fit = ByWords(unmarked, part);
  if (fit == CitationFit::kNew && sum.first_new_end == 0) {
    sum.first_new_begin = part.locator.begin;
    sum.first_new_end = part.locator.end;
  }
  ++sum.citations;
  sum.new_alone += fit == CitationFit::kNew;
  sum.old_alone += fit == CitationFit::kOld && part.IsRewritable();
  sum.of_old += fit == CitationFit::kOld || fit == CitationFit::kEither;
  sum.of_new += fit == CitationFit::kNew || fit == CitationFit::kEither;
  return fit;
}

}  // namespace codicil
