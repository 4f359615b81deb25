#include "corpus/verify.h"

#include <fmt/format.h>

#include <algorithm>

#include "corpus/by_lineage.h"
#include "migrate/edition_fit.h"
#include "text/quotation_marks.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr size_t kFewestBareWords = 5;  // that identify the beginning of a rule without quotes
constexpr size_t kFewestAlone = 6;      // that may be a quotation with no citation beside it
constexpr size_t kLongestAlone = 2000;

std::string RangeName(const RuleNumber& first, const RuleNumber& last) {
  if (last.empty()) return first.ToString();
  return fmt::format("{}–{}", first.ToString(), last.ToString());
}

template <typename Visit>
void ForEachText(const ProvisionRecord& record, Visit visit) {
  visit(record.heading);
  visit(record.text);
  for (const TextId example : record.examples) visit(example);
  for (const TextId note : record.notes) visit(note);
}

// Whether what is beside a number shows that it is a citation: "section 203, “Court Sign”".
bool IsShown(const OutsideCitation& citation, const VerifiedCitation& one) {
  const bool led = citation.begin < citation.locators.front().begin;
  return led &&
         (one.title != VerifiedCitation::kUntitled || one.words == VerifiedCitation::kVerified ||
          one.words == VerifiedCitation::kRepaired);
}

}  // namespace

void UncheckedCounts::Add(const UncheckedCounts& other) {
  by_number_alone += other.by_number_alone;
  reused_numbers += other.reused_numbers;
  short_quotations += other.short_quotations;
  quotations_alone += other.quotations_alone;
}

Verifier::Verifier(const Work& work, const NumberPlaces& places, const Edition& edition,
                   uint32_t index)
    : work_(work),
      places_(places),
      edition_(edition),
      at_(index),
      index_(edition),
      finder_(index_) {}

Verifier::Cited Verifier::WholeOf(uint32_t edition, ProvisionId id) const {
  const auto& provisions = work_.editions[edition].provisions;
  ProvisionId end = id + 1;
  while (end < provisions.size() && provisions[end].depth > provisions[id].depth) ++end;
  return {edition, id, end};
}

Verifier::Cited Verifier::In(uint32_t edition, const CitedRange& range) const {
  const auto find = [&](const RuleNumber& number) {
    if (edition == at_) return edition_.Find(index_.AsKnown(number));
    return places_.Find(edition, number.ToString());
  };
  const ProvisionId first = find(range.first);
  const ProvisionId last = range.last.empty() ? first : find(range.last);
  if (first == kNoProvision || last == kNoProvision || last < first) return {};
  return {edition, first, WholeOf(edition, last).end};
}

// What has the number in other editions: in earlier ones, the last first, then in later ones.
std::vector<Verifier::Cited> Verifier::Elsewhere(const CitedRange& range) const {
  std::vector<Cited> all;
  const auto add = [&](uint32_t edition) {
    if (const Cited cited = In(edition, range)) all.push_back(cited);
  };
  for (uint32_t edition = at_; edition-- > 0;) add(edition);
  for (uint32_t edition = at_ + 1; edition < work_.editions.size(); ++edition) add(edition);
  return all;
}

bool Verifier::AreTheSame(const Cited& a, const Cited& b) const {
  return work_.lineages.of[a.edition][a.begin] == work_.lineages.of[b.edition][b.begin];
}

// What became of it, or was it before, in the edition.
Verifier::Cited Verifier::NowOf(const Cited& meant) const {
  const auto now = MainIn(work_, {meant.edition, meant.begin}, at_);
  return now ? WholeOf(at_, now->provision) : Cited();
}

std::string Verifier::Num(const Cited& cited) const {
  return work_.editions[cited.edition].provisions[cited.begin].num;
}

std::string Verifier::LineageOf(const Cited& cited) const {
  return work_.lineages.all[work_.lineages.of[cited.edition][cited.begin]].id;
}

Verification Verifier::Verify(const SourceText& text, Diagnostics& diagnostics) {
  Verification result;
  const std::string unmarked = WithoutLineMarks(text.text());
  for (const OutsideCitation& citation : finder_.Find(text.text(), unmarked)) {
    for (const OutsideLocator& locator : citation.locators) {
      UncheckedCounts counts;
      const VerifiedCitation one = Judge(citation, locator, unmarked, counts);
      if (citation.doubt != Doubt::kNone && !IsShown(citation, one)) {
        result.unchecked.push_back(
            {one.begin, one.end, one.cited, std::string(DoubtReason(citation.doubt))});
        continue;
      }
      if (one.kind)
        diagnostics.Report(*one.kind, one.severity, one.why, Span{text.id(), one.begin, one.end});
      result.counts.Add(counts);
      result.citations.push_back(one);
    }
  }
  CountAlone(unmarked, result);
  return result;
}

VerifiedCitation Verifier::Judge(const OutsideCitation& citation, const OutsideLocator& locator,
                                 std::string_view unmarked, UncheckedCounts& counts) {
  VerifiedCitation one;
  one.begin = locator.begin, one.end = locator.end;
  one.cited = RangeName(locator.first, locator.last) + (locator.family ? ".x" : "");
  one.numbers.push_back(locator.first.ToString());
  if (!locator.last.empty()) one.numbers.push_back(locator.last.ToString());
  const CitedRange range{locator.first, locator.last};
  JudgeNumber(range, one);
  JudgeBeside(citation, locator, range, unmarked, one, counts);
  const bool alone =
      one.title == VerifiedCitation::kUntitled && one.words == VerifiedCitation::kUnquoted;
  if (one.number == VerifiedCitation::kStands && alone) {
    JudgeAround(locator, unmarked, one);
    const bool stands = one.number == VerifiedCitation::kStands;
    counts.by_number_alone += stands;
    counts.reused_numbers += stands && one.reused;
  }
  Conclude(one);
  return one;
}

void Verifier::JudgeNumber(const CitedRange& range, VerifiedCitation& one) const {
  const Cited here = In(at_, range);
  const std::vector<Cited> elsewhere = Elsewhere(range);
  if (here) {
    one.number = VerifiedCitation::kStands;
    one.lineage = LineageOf(here);
    one.reused = std::ranges::any_of(elsewhere, [&](const Cited& there) {
      return there.edition < at_ && !AreTheSame(here, there);
    });
    return;
  }
  if (elsewhere.empty()) return;
  const Cited& meant = elsewhere.front();
  one.edition = Id(meant.edition);
  one.lineage = LineageOf(meant);
  const Cited now = NowOf(meant);
  if (now) one.now = Num(now);
  one.number = now                   ? VerifiedCitation::kMoved
               : meant.edition < at_ ? VerifiedCitation::kGone
                                     : VerifiedCitation::kLater;
}

void Verifier::JudgeBeside(const OutsideCitation& citation, const OutsideLocator& locator,
                           const CitedRange& range, std::string_view unmarked,
                           VerifiedCitation& one, UncheckedCounts& counts) {
  const bool alone = citation.locators.size() == 1;
  const uint32_t begin = alone ? citation.begin : locator.begin;
  for (const Quotation& quotation : QuotationsBeside(unmarked, begin, locator.end, alone)) {
    const auto words = unmarked.substr(quotation.begin, quotation.end - quotation.begin);
    if (JudgeQuotation(quotation, words, range, one)) {
      one.quoted_begin = quotation.begin, one.quoted_end = quotation.end;
      return;
    }
    counts.short_quotations += quotation.kind == Quotation::kQuoted;
  }
  if (const auto after = QuotationAfter(unmarked, locator.end))
    JudgeAfter(*after, range, unmarked, one);
}

// Words that may be anybody's count only if they are those of the provision.
void Verifier::JudgeAfter(const QuotationAfterNumber& after, const CitedRange& range,
                          std::string_view unmarked, VerifiedCitation& one) {
  const Quotation& quotation = after.quotation;
  const auto words = unmarked.substr(quotation.begin, quotation.end - quotation.begin);
  VerifiedCitation judged = one;
  if (!JudgeWords(quotation, words, range, judged)) return;
  if (!after.bound && judged.words == VerifiedCitation::kUnverified) return;
  judged.quoted_begin = quotation.begin, judged.quoted_end = quotation.end;
  one = std::move(judged);
}

// Returns whether it is a title or words of the work, or is said to be.
bool Verifier::JudgeQuotation(const Quotation& quotation, std::string_view words,
                              const CitedRange& range, VerifiedCitation& one) {
  constexpr size_t kLongestTitle = 100;
  const bool may_be_title = quotation.kind != Quotation::kBeginning;
  if (may_be_title && words.size() <= kLongestTitle && JudgeTitle(FoldWords(words), range, one))
    return true;
  return quotation.kind != Quotation::kRestOfLine && JudgeWords(quotation, words, range, one);
}

// Whether it is the title of what is cited, of something above it, or of something below it.
bool Verifier::HasTitle(const Cited& cited, std::string_view folded) const {
  const auto& provisions = work_.editions[cited.edition].provisions;
  const auto is = [&](ProvisionId id) {
    return FoldWords(work_.texts[provisions[id].heading]) == folded;
  };
  for (ProvisionId id = cited.begin; id != kNoProvision; id = provisions[id].parent)
    if (is(id)) return true;
  for (ProvisionId id = cited.begin; id < cited.end; ++id)
    if (is(id)) return true;
  return false;
}

bool Verifier::JudgeTitle(std::string_view folded, const CitedRange& range,
                          VerifiedCitation& one) const {
  if (folded.empty()) return false;
  const Cited here = In(at_, range);
  if (here && HasTitle(here, folded)) {
    one.title = VerifiedCitation::kFits;
    return true;
  }
  for (const Cited& there : Elsewhere(range)) {
    if (!HasTitle(there, folded)) continue;
    if (here && !AreTheSame(here, there)) {
      one.title = VerifiedCitation::kFits;
      SetAnother(there, one);
      return true;
    }
    one.title = here ? VerifiedCitation::kOther : VerifiedCitation::kFits;
    one.words_in = Id(there.edition);
    if (here) one.true_words = work_.texts[work_.editions[at_].provisions[here.begin].heading];
    return true;
  }
  const auto headed = index_.FindHeading(folded);
  if (headed.empty()) return false;
  one.title = VerifiedCitation::kOther;
  one.words_of = Num(WholeOf(at_, headed.front()));
  if (here) one.true_words = work_.texts[work_.editions[at_].provisions[here.begin].heading];
  return true;
}

QuotedMatch Verifier::MatchIn(const Cited& cited, std::string_view words, bool at_start) {
  QuotedMatch best;
  for (ProvisionId id = cited.begin; id < cited.end; ++id) {
    ForEachText(work_.editions[cited.edition].provisions[id], [&](TextId text) {
      if (text == kNoText || best.as == QuotedAs::kExactly) return;
      if (!tried_.insert(text).second) return;
      QuotedMatch match = matcher_.Match(words, work_.texts[text], at_start);
      if (match.as > best.as) best = std::move(match);
    });
  }
  return best;
}

bool Verifier::JudgeWords(const Quotation& quotation, std::string_view words,
                          const CitedRange& range, VerifiedCitation& one) {
  const bool bare = quotation.kind == Quotation::kBeginning;
  const std::vector<uint64_t> hashes = QuotedWords(words);
  if (hashes.size() < (bare ? kFewestBareWords : QuotationIndex::kFewestWords)) return false;
  const Cited here = In(at_, range);
  const std::vector<Cited> elsewhere = Elsewhere(range);
  const Cited now = here || elsewhere.empty() ? here : NowOf(elsewhere.front());
  tried_.clear();
  if (now) {
    QuotedMatch match = MatchIn(now, words, bare);
    if (match.as != QuotedAs::kNotAtAll) {
      const bool exact = match.as == QuotedAs::kExactly;
      one.words = exact ? VerifiedCitation::kVerified : VerifiedCitation::kRepaired;
      if (!exact) one.true_words = std::move(match.words);
      return true;
    }
  }
  for (const Cited& there : elsewhere) {
    const QuotedMatch match = MatchIn(there, words, bare);
    if (match.as == QuotedAs::kNotAtAll) continue;
    if (here && !AreTheSame(here, there)) {
      one.words = VerifiedCitation::kVerified;
      SetAnother(there, one);
      return true;
    }
    one.words = VerifiedCitation::kUnverified;
    one.words_in = Id(there.edition);
    return true;
  }
  if (!quotations_) quotations_.emplace(edition_);
  const auto owners = quotations_->Find(hashes, bare);
  if (owners.empty() && bare) return false;
  one.words = VerifiedCitation::kUnverified;
  if (!owners.empty()) one.words_of = Num(WholeOf(at_, owners.front()));
  return true;
}

// The words around a number show whether it means what had it in another edition.
void Verifier::JudgeAround(const OutsideLocator& locator, std::string_view unmarked,
                           VerifiedCitation& one) const {
  const CitedRange range{locator.first, locator.last};
  const Cited here = In(at_, range);
  const auto words = WordsAround(unmarked, locator.begin, locator.end);
  double most = places_.Likeness(at_, Num(here), words).value_or(0) + kClearlyLiker;
  Cited meant;
  for (const Cited& there : Elsewhere(range)) {
    if (AreTheSame(here, there)) continue;
    const double likeness = places_.Likeness(there.edition, Num(there), words).value_or(0);
    if (likeness >= most) most = likeness, meant = there;
  }
  if (meant) SetAnother(meant, one);
}

void Verifier::SetAnother(const Cited& meant, VerifiedCitation& one) const {
  one.number = VerifiedCitation::kAnother;
  one.edition = Id(meant.edition);
  one.lineage = LineageOf(meant);
  const Cited now = NowOf(meant);
  if (now) one.now = Num(now);
}

// Counts what stands in quotation marks and was not looked at.
void Verifier::CountAlone(std::string_view text, Verification& result) const {
  std::vector<size_t> known;
  for (const VerifiedCitation& one : result.citations) known.push_back(one.quoted_begin);
  std::ranges::sort(known);
  for (size_t at = 0; at < text.size(); ++at) {
    const QuotationMark open = QuotationMarkAt(text, at);
    if (!open || open.single || !open.opens) continue;
    const size_t begin = at + open.size, most = std::min(text.size(), begin + kLongestAlone);
    const auto closes = [&](size_t place) { return Closes(open, QuotationMarkAt(text, place)); };
    size_t end = begin;
    while (end < most && !closes(end) && !text.substr(end).starts_with("\n\n")) ++end;
    if (end == most || !closes(end)) continue;
    result.counts.quotations_alone +=
        !std::ranges::binary_search(known, begin) &&
        QuotedWords(text.substr(begin, end - begin)).size() >= kFewestAlone;
    at = end;
  }
}

}  // namespace codicil
