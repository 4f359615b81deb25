#include "crossref/citation_finder.h"

#include <algorithm>

#include "crossref/term_mentions.h"
#include "rules/number_words.h"
#include "text/code_points.h"
#include "text/quotation_marks.h"
#include "text/utf8.h"

namespace codicil {
namespace {

constexpr std::string_view kSectionSign = "§";

// Whether a space, an opening bracket, an opening quote, a sign of Markdown, a letter or a sign of
// East Asia, or nothing precedes.
bool BeginsToken(std::string_view before) {
  if (before.empty() || IsSpace(before.back()) || IsIn("([*_", before.back())) return true;
  if (BeginsInEastAsia(LastCodePoints(before, 1))) return true;
  const QuotationMark mark = QuotationMarkBefore(before, before.size());
  return (mark.opens && mark.shape != QuotationMark::kClosing) || before.ends_with("\xC2\xA0") ||
         before.ends_with(kSectionSign);
}

LocatorList ListOf(Locator locator, size_t end = 0) {
  LocatorList list;
  list.end = std::max<size_t>(locator.end, end);
  list.locators.push_back(std::move(locator));
  return list;
}

// Whether it has no lead: neither "Art 5" nor "II Art 5".
bool IsBare(const RuleNumber& number) {
  for (size_t i = 0; i < number.size(); ++i) {
    if (number[i].lead != 0) return false;
  }
  return !number.empty();
}

// "Articles 5 and 6a": the lead belongs to all members. "Art 6a" is read otherwise than "6a".
void GiveLead(NumberLead lead, LocatorList& list, const ReferenceIndex& index) {
  for (Locator& locator : list.locators) {
    for (RuleNumber* const number : {&locator.first, &locator.last}) {
      if (!IsBare(*number)) continue;
      const auto led = RuleNumber::Parse(LeadText(lead) + number->ToString(), EveryStyle());
      if (led) *number = index.AsKnown(*led);
    }
  }
}

}  // namespace

void CitationFinder::Find(const PassageRef& place, const PassageWords& words,
                          std::vector<Citation>& citations) {
  const size_t before = citations.size();
  place_ = place;
  passage_ = &PassageAt(index_.edition(), place);
  text_ = passage_->text;
  floor_ = glossary_end_ = 0;
  out_ = &citations;
  addresses_.clear();
  FindAddresses();
  NextAddress(0);
  size_t resume = 0;
  for (size_t i = 0; i < words.size(); ++i) {
    const Word word = words.word(i);
    if (word.begin < resume || !words.role(i).may_lead) continue;
    while (address_begin_ <= word.begin) resume = VisitAddress();
    if (word.begin >= resume) resume = Visit(word);
  }
  while (next_address_ < addresses_.size()) VisitAddress();
  if (!passage_->marks.empty()) AddMarks(citations, before);
}

// A period between two letters, or "://": the whole stretch between spaces is examined at once.
void CitationFinder::FindAddresses() {
  for (size_t dot = text_.find('.'); dot < text_.size(); dot = text_.find('.', dot + 1)) {
    if (!IsLetter(CharAt(text_, dot + 1)) || !IsAlnum(CharBefore(text_, dot))) continue;
    size_t begin = dot, end = dot;
    while (begin > 0 && !IsSpace(text_[begin - 1])) --begin;
    while (end < text_.size() && !IsSpace(text_[end])) ++end;
    if (const auto range = FindAddress(text_, begin, end)) addresses_.push_back(*range);
    dot = end;
  }
}

void CitationFinder::NextAddress(size_t index) {
  next_address_ = index;
  address_begin_ = index < addresses_.size() ? addresses_[index].begin : std::string_view::npos;
}

size_t CitationFinder::VisitAddress() {
  const TextRange range = addresses_[next_address_];
  NextAddress(next_address_ + 1);
  // A citation that overlaps it has already been found.
  if (range.begin < floor_) return floor_;
  const std::string_view address = text_.substr(range.begin, range.end - range.begin);
  return Emit(range.begin, ListOf(Locator(Locator::kDocument, range.begin, range.end, address)));
}

size_t CitationFinder::Visit(const Word& word) {
  if (IsDigit(text_[word.begin]) || BeginsInLetteredSection(text_.substr(word.begin)))
    return VisitNumber(word.begin, word.end);
  if (IsNumberWord(WordAt(text_, word.begin))) return VisitNumberWord(word.begin, word.end);
  if (MayBeginNumber(text_, word.begin, style_)) return VisitLedNumber(word.begin, word.end);
  const std::string_view letters = WordAt(text_, word.begin);
  const size_t at = word.begin, end = at + letters.size();
  if (const LeadWord* lead = FindLead(words_.leads, letters)) {
    if (const size_t next = VisitLead(at, end, *lead); next > end) return next;
  }
  if (end < word.end) return word.end;
  if (IsOneOf(words_.self, letters)) return VisitSelf(at, end);
  if (IsOneOf(words_.see, letters)) return VisitSee(at, end);
  if (IsOneOf(words_.glossary, letters)) return VisitGlossary(end);
  if (IsUpper(letters[0]) && IsOneOf(words_.documents, letters)) return VisitDocument(at, end);
  return word.end;
}

// Emits a citation from `begin`; returns its end, where the search continues.
size_t CitationFinder::Emit(size_t begin, LocatorList list) {
  if (list.locators[0].kind == Locator::kNumber) {
    if (const auto whole = foreign_.After(text_, list.end)) {
      const std::string_view name = text_.substr(whole->begin, whole->end - whole->begin);
      list = ListOf(Locator(Locator::kDocument, whole->begin, whole->end, name));
    }
  }
  Citation citation;
  citation.place = place_;
  citation.begin = static_cast<uint32_t>(begin);
  citation.end = static_cast<uint32_t>(list.end);
  citation.locators = std::move(list.locators);
  out_->push_back(std::move(citation));
  floor_ = list.end;
  return list.end;
}

size_t CitationFinder::VisitLead(size_t at, size_t end, const LeadWord& lead) {
  // "subrule" is a word of its own; in "sub-rule 1" the second half is the lead word.
  const size_t number = SkipBlanks(text_, end);
  auto list = reader_.Read(text_, number, lead.plural ? ListLead::kPlural : ListLead::kSingular);
  if (!list) return end;
  if (lead.kind != LeadKind::kRule && !style_.leads.empty()) KeepLead(text_.substr(at), *list);
  return Emit(at, std::move(*list));
}

// "section 1" is not Article 1, even if that is the only 1.
void CitationFinder::KeepLead(std::string_view text, LocatorList& list) {
  std::string word(WordAt(text, 0));
  word[0] = ToUpper(word[0]);
  if (word.ends_with('s')) word.pop_back();
  size_t length = 0;
  const NumberLead lead = ReadLead(word + " 1", EveryStyle(), &length);
  for (Locator& locator : list.locators) {
    const auto found = static_cast<NumberLead>(locator.first[0].lead);
    if (lead != 0 && found != 0 && LeadFamily(found) != LeadFamily(lead))
      locator.first = locator.first.WithLead(lead);
  }
}

// "this rule" is the provision that contains it; a definition of the glossary is not in a
// provision.
size_t CitationFinder::VisitSelf(size_t at, size_t end) {
  const size_t next = SkipBlanks(text_, end);
  const std::string_view word = WordAt(text_, next);
  const LeadWord* lead = FindLead(words_.leads, word);
  if (next == end || lead == nullptr || lead->plural || place_.InGlossary()) return end;
  const size_t behind = next + word.size();
  if (CharAt(text_, behind) == '-' || IsDigit(CharAt(text_, SkipBlanks(text_, behind)))) return end;
  Locator locator(Locator::kNumber, at, behind);
  locator.first = index_.edition().provisions[SelfAt(lead->kind)].number;
  return Emit(at, ListOf(std::move(locator)));
}

ProvisionId CitationFinder::SelfAt(LeadKind kind) const {
  const Edition& edition = index_.edition();
  ProvisionId id = place_.owner;
  if (kind == LeadKind::kRule) return id;
  const size_t depth = kind == LeadKind::kSection ? 1 : 2;
  while (edition.provisions[id].depth > depth && edition.provisions[id].parent != kNoProvision) {
    id = edition.provisions[id].parent;
  }
  return id;
}

size_t CitationFinder::VisitSee(size_t at, size_t end) {
  size_t next = SkipBlanks(text_, end);
  if (next == end) return end;
  const std::string_view also = WordAt(text_, next);
  if (IsOneOf(words_.also, also)) next = SkipBlanks(text_, next + also.size());
  if (MayBeginNumber(text_, next, style_)) {
    auto list = reader_.Read(text_, next, ListLead::kSee);
    if (!list) return next;
    const Locator& first = list->locators[0];
    const bool cites = reader_.HasRuleShape(first.first) &&
                       (first.first.size() > 1 || !first.title.empty() || index_.Has(first.first));
    return cites ? Emit(at, std::move(*list)) : next;
  }
  const bool in_glossary = place_.InGlossary();
  if (auto term = ReadQuotedTerm(text_, SkipGlossary(next), in_glossary, index_)) {
    return Emit(at, ListOf(std::move(term->locator), term->end));
  }
  // "See Appendix B, “Older Rites”": a titled part of the document, not a term.
  const std::vector<Locator> names = ReadTerms(text_, next, true, words_, index_);
  if (names.empty() || IsOtherMention(names[0].name)) return next;
  const auto title = ReadTitle(text_, names.back().end);
  if (title && index_.FindTerm(names.back().name).empty()) return SkipPartOf(title->after);
  std::vector<Locator> terms = ReadTerms(text_, next, in_glossary, words_, index_);
  if (terms.empty()) return next;
  LocatorList list;
  list.end = terms.back().end;
  list.locators = std::move(terms);
  return Emit(at, std::move(list));
}

// Skips the word and its comma in "see glossary, “Relic”".
size_t CitationFinder::SkipGlossary(size_t at) const {
  const std::string_view word = WordAt(text_, at);
  if (!IsOneOf(words_.glossary, word)) return at;
  const size_t end = at + word.size();
  return SkipBlanks(text_, CharAt(text_, end) == ',' ? end + 1 : end);
}

// Skips the number in "Appendix B, “Older Rites,” section 5", which is not one of the work's own.
size_t CitationFinder::SkipPartOf(size_t at) const {
  const size_t lead = SkipBlanks(text_, CharAt(text_, at) == ',' ? at + 1 : at);
  const std::string_view word = WordAt(text_, lead);
  if (FindLead(words_.leads, word) == nullptr) return at;
  const auto number = ReadNumber(text_, SkipBlanks(text_, lead + word.size()), style_);
  return number ? number->end : at;
}

// Finds what the sentence quotes next to the word; runs once per sentence.
size_t CitationFinder::VisitGlossary(size_t end) {
  if (end < glossary_end_) return end;
  GlossaryQuotes found = FindGlossaryQuotes(text_, floor_, end, index_);
  glossary_end_ = found.end;
  size_t resume = end;
  for (GlossaryQuote& quote : found.quotes) {
    resume =
        std::max(end, Emit(quote.begin, ListOf(std::move(quote.term.locator), quote.term.end)));
  }
  return resume;
}

// In "See Rule 100" another word leads; "See Emberfall Tournament Rules" names a document.
bool CitationFinder::IsOtherMention(std::string_view name) const {
  if (FindLead(words_.leads, WordAt(name, 0)) != nullptr) return true;
  return IsOneOf(words_.documents, WordBefore(name, name.size())) && index_.FindTerm(name).empty();
}

size_t CitationFinder::VisitNumber(size_t at, size_t end) {
  size_t lead = at;
  if (codicil::LeadBefore(text_.substr(0, at), style_, &lead) != 0 && lead >= floor_)
    return VisitLedNumber(lead, end);
  if (const size_t next = VisitPlural(at); next > at) return next;
  if (at >= 2 && BeginsToken(text_.substr(0, at - 2)) && !IsDigit(text_[at - 2]) &&
      MayBeginNumber(text_, at - 2, style_))
    at -= 2;  // "A.1"
  if (const size_t next = VisitSign(at); next > at) return next;
  const auto found = ReadNumber(text_, at, style_);
  if (!found || !IsBareCitation(at, *found)) return end;
  auto list = reader_.Read(text_, at, ListLead::kNone);
  return list ? Emit(at, std::move(*list)) : end;
}

// "Article One".
size_t CitationFinder::VisitNumberWord(size_t at, size_t end) {
  size_t lead = 0;
  const bool led = codicil::LeadBefore(text_.substr(0, at), style_, &lead) != 0 && lead >= floor_;
  return led ? VisitLedNumber(lead, end) : end;
}

// "§4.1" where the sign is not a part of the work's numbers. Returns `at` if there is none.
size_t CitationFinder::VisitSign(size_t at) {
  size_t begin = SkipBlanksBack(text_, at);
  bool plural = false;
  if (begin < floor_ + kSectionSign.size() || !text_.substr(0, begin).ends_with(kSectionSign))
    return at;
  begin -= kSectionSign.size();
  if (begin >= floor_ + kSectionSign.size() && text_.substr(0, begin).ends_with(kSectionSign)) {
    begin -= kSectionSign.size();
    plural = true;
  }
  auto list = reader_.Read(text_, at, plural ? ListLead::kPlural : ListLead::kSingular);
  if (!list) return at;
  // "17 U.S.C. § 107" is a section of another text.
  const bool own = index_.Has(list->locators[0].first);
  return own ? Emit(begin, std::move(*list)) : at;
}

// "Art 3", "§ 12 (1)", "R12": the lead is a part of the number. In lower case it may also be a word
// before a number of things.
size_t CitationFinder::VisitLedNumber(size_t at, size_t end) {
  const auto found = ReadNumber(text_, at, style_);
  if (!found || IsTypedTwice(at, found->number)) return end;
  auto list = reader_.Read(text_, at, ListLead::kSingular);
  if (!list) return end;
  GiveLead(static_cast<NumberLead>(found->number[0].lead), *list, index_);
  const RuleNumber& first = list->locators[0].first;
  const bool exists = index_.Has(first) || !index_.Around(place_, first).empty();
  const bool letter = IsUpper(text_[found->end - 1]) && !IsAlnum(text_[found->end - 2]);
  const bool whole = TakeWhole(*list);
  if (IsLower(text_[at]) && !whole && (!exists || letter)) return end;  // "the article I read"
  return Emit(at, std::move(*list));
}

// "Section 2 of Article IV" is Article IV Section 2, not Section 2 of the article that says so.
// Returns whether it is cited so.
bool CitationFinder::TakeWhole(LocatorList& list) {
  const size_t at = SkipBlanks(text_, list.end);
  const std::string_view link = WordAt(text_, at);
  if (at == list.end || !IsOneOf(words_.name_links, link) || IsOneOf(words_.range, link))
    return false;
  const auto whole = ReadNumber(text_, SkipBlanks(text_, at + link.size()), style_);
  if (!whole || IsBare(whole->number) || !index_.Has(whole->number)) return false;
  for (Locator& locator : list.locators) {
    if (index_.Has(locator.first)) return false;  // it is whole already
    locator.first = whole->number.With(locator.first);
    if (!locator.last.empty()) locator.last = whole->number.With(locator.last);
  }
  list.end = whole->end;
  return true;
}

// "Articles 5 and 6", "Artikeln 5 und 6". Returns `at` if there is no such list.
size_t CitationFinder::VisitPlural(size_t at) {
  const size_t blank = SkipBlanksBack(text_, at);
  const std::string_view word = WordBefore(text_, blank);
  const size_t begin = blank - word.size();
  if (style_.leads.empty() || word.empty() || !IsIn("sn", word.back()) || begin < floor_) return at;
  size_t none = 0;
  const NumberLead lead =
      codicil::LeadBefore(std::string(word.substr(0, word.size() - 1)) + " ", style_, &none);
  if (lead == 0) return at;
  auto list = reader_.Read(text_, at, ListLead::kPlural);
  if (!list) return at;
  GiveLead(lead, *list, index_);
  return index_.Has(list->locators[0].first) ? Emit(begin, std::move(*list)) : at;
}

// Whether a number without a lead word is a citation: it has the shape of a rule's number, and
// either that rule exists or the word before it says that a rule is meant.
bool CitationFinder::IsBareCitation(size_t at, const NumberAt& found) const {
  if (found.number.size() < 2 || !reader_.HasRuleShape(found.number) ||
      IsTypedTwice(at, found.number))
    return false;
  if (!BeginsToken(text_.substr(0, at))) return false;
  if (IsOneOf(words_.units, WordAt(text_, SkipBlanks(text_, found.end)))) return false;
  const std::string_view lead = WordBefore(text_, SkipBlanksBack(text_, at));
  if (IsOneOf(words_.not_citing, lead)) return false;
  if (index_.Has(found.number)) return true;
  // "3.5" may be a measure; 203.5 is hardly ever one.
  if (style_.subsections_per_section == 0) return false;
  const RuleNumber above = found.number.Parent(index_.edition().scheme);
  return IsOneOf(words_.citing, lead) && (index_.Has(above) || index_.IsOutside(found.number));
}

// A text that begins with the number of its own provision repeats it and cites nothing.
bool CitationFinder::IsTypedTwice(size_t at, const RuleNumber& number) const {
  return at == 0 && place_.kind == PassageKind::kText &&
         index_.edition().provisions[place_.owner].number == number;
}

size_t CitationFinder::VisitDocument(size_t at, size_t end) {
  if (place_.kind == PassageKind::kHeading) return end;
  const auto range = FindDocument(text_, floor_, at, end, words_, index_);
  if (!range) return end;
  const std::string_view name = text_.substr(range->begin, range->end - range->begin);
  return Emit(range->begin, ListOf(Locator(Locator::kDocument, range->begin, range->end, name)));
}

// Adds the citations that the source marks up but that were not found as words.
void CitationFinder::AddMarks(std::vector<Citation>& citations, size_t from) {
  const size_t found = citations.size();
  size_t next = from;
  floor_ = 0;
  for (const Mark& mark : passage_->marks) {
    while (next < found && citations[next].end <= mark.begin)
      floor_ = std::max<size_t>(floor_, citations[next++].end);
    const size_t ceiling = next < found ? citations[next].begin : text_.size();
    if (mark.begin >= floor_ && mark.end <= ceiling) AddMark(mark, ceiling);
  }
  std::stable_sort(citations.begin() + static_cast<std::ptrdiff_t>(from), citations.end(),
                   [](const Citation& a, const Citation& b) { return a.begin < b.begin; });
}

void CitationFinder::AddMark(const Mark& mark, size_t ceiling) {
  const std::string_view shown = text_.substr(mark.begin, mark.end - mark.begin);
  const std::string_view value = mark.value.empty() ? shown : mark.value;
  const auto list = [&](Locator::Kind kind) {
    return ListOf(Locator(kind, mark.begin, mark.end, value));
  };
  if (mark.kind == MarkKind::kLink) {
    Emit(mark.begin, list(Locator::kDocument));
  } else if (mark.kind == MarkKind::kTerm) {
    Emit(mark.begin, list(Locator::kTerm));
  } else if (mark.kind == MarkKind::kCitation) {
    LocatorList titled = list(Locator::kLabel);
    LocatorReader::TakeTitle(text_, titled);
    Emit(LeadBefore(mark.begin), titled.end <= ceiling ? std::move(titled) : list(Locator::kLabel));
  }
}

// Returns the start of the lead word directly before `at`, or `at`.
size_t CitationFinder::LeadBefore(size_t at) const {
  const size_t end = SkipBlanksBack(text_, at);
  const std::string_view word = WordBefore(text_, end);
  const bool leads =
      end < at && end - word.size() >= floor_ && FindLead(words_.leads, word) != nullptr;
  return leads ? end - word.size() : at;
}

}  // namespace codicil
