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

}  // namespace

void CitationFinder::Find(const PassageRef& place, const PassageWords& words,
                          std::vector<Citation>& citations) {
  const size_t before = citations.size();
  place_ = place;
  passage_ = &PassageAt(index_.edition(), place);
  text_ = passage_->text;
  provisions_.Begin(place, text_);
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
  const size_t before = out_->size();
  const size_t at = word.begin + ElisionOf(text_.substr(word.begin, word.end - word.begin));
  const size_t after = VisitParts(at, word.end);
  if (out_->size() > before) return after;
  if (IsDigit(text_[word.begin]) || BeginsInLetteredSection(text_.substr(word.begin)))
    return VisitNumber(word.begin, word.end);
  if (IsNumberWord(WordAt(text_, word.begin))) return VisitNumberWord(word.begin, word.end);
  if (MayBeginNumber(text_, word.begin, style_)) return VisitLedNumber(word.begin, word.end);
  const std::string_view letters = WordAt(text_, at);
  const size_t end = at + letters.size();
  if (auto found = provisions_.Read(at)) {
    if (const size_t next = EmitFound(at, end, std::move(*found)); next > end) return next;
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
  if (list.locators[0].kind == Locator::kNumber) TakeDocument(begin, list);
  Citation citation;
  citation.place = place_;
  citation.begin = static_cast<uint32_t>(begin);
  citation.end = static_cast<uint32_t>(list.end);
  citation.locators = std::move(list.locators);
  out_->push_back(std::move(citation));
  floor_ = list.end;
  return list.end;
}

// Makes numbers that are of another document, as the text next to them or a link says, a citation
// of that document. Returns whether they are.
bool CitationFinder::TakeDocument(size_t& begin, LocatorList& list) {
  const bool article = IsOneOf(words_.articles, WordAt(text_, begin)) ||
                       text_.substr(begin).starts_with(kSectionSign);
  auto whole = wholes_.After(text_, list.end, article);
  if (!whole) whole = wholes_.After(text_, SkipFurther(list.end), article);
  if (!whole) whole = wholes_.Before(text_, begin);
  if (whole && !whole->own) {
    // A name that was cited already: "Harbour Policy Manual, Chapter 2"
    const bool cited = whole->name.end <= floor_;
    const size_t from = cited ? whole->name.begin : std::max(whole->name.begin, floor_);
    const size_t to = whole->name.end;
    begin = std::min(begin, std::max(from, floor_));
    Locator document(Locator::kDocument, cited ? begin : from, cited ? list.end : to,
                     text_.substr(from, to - from));
    if (!wholes_.GoesOnAsAnAct(text_, to)) document.elsewhere = std::move(list.locators);
    list = ListOf(std::move(document), std::max(list.end, to));
    return true;
  }
  const Mark* const link = whole ? nullptr : LinkAround(begin, list.end);
  if (link == nullptr) return false;
  list = ListOf(Locator(Locator::kDocument, begin, list.end, link->value));
  return true;
}

// Skips what else leads from a provision to its document: "Article 3, Section 2 of", "Chapter 2 of
// Title V of".
size_t CitationFinder::SkipFurther(size_t at) const {
  constexpr int kMost = 3;
  const size_t blank = SkipBlanks(text_, at);
  if (CharAt(text_, blank) == '(') at = provisions_.SkipBelow(blank);
  for (int parts = 0; parts < kMost; ++parts) {
    const size_t comma = at + (CharAt(text_, at) == ',');
    const size_t next = wholes_.SkipOf(text_, SkipBlanks(text_, comma));
    const auto part = ReadNumber(text_, next, EveryStyle());
    if (next == comma || !part || part->number[0].lead == 0) return at;
    at = provisions_.SkipBelow(part->end);
  }
  return at;
}

// Returns the link to another address that the stretch is shown as.
const Mark* CitationFinder::LinkAround(size_t begin, size_t end) const {
  constexpr std::ptrdiff_t kMostNested = 8;
  const auto& marks = passage_->marks;
  const auto after = std::ranges::upper_bound(marks, begin, {}, &Mark::begin);
  for (auto mark = after - std::min(kMostNested, after - marks.begin()); mark != after; ++mark) {
    const bool elsewhere =
        mark->value.starts_with('/') || mark->value.find("://") != mark->value.npos;
    if (mark->kind == MarkKind::kLink && mark->end >= end && elsewhere) return &*mark;
  }
  return nullptr;
}

// Emits what was found if it is the work's, or of a document that is named. Returns `end`
// otherwise.
size_t CitationFinder::EmitFound(size_t begin, size_t end, FoundProvision found) {
  if (found.own) return Emit(begin, std::move(found.list));
  return TakeDocument(begin, found.list) ? Emit(begin, std::move(found.list)) : end;
}

// "paragraph 1", "points (a) and (b) of Article 6(1)". Returns `end` if there is nothing like it.
size_t CitationFinder::VisitParts(size_t at, size_t end) {
  constexpr size_t kMostSteps = 4;
  std::vector<Parts> chain;
  size_t next =
      at - (IsDigit(text_[at]) && CharBefore(text_, at) == '(' && at > floor_);  // "(1) bekezdés"
  bool linked = false;
  while (chain.size() < kMostSteps) {
    auto parts =
        reader_.parts().Read(text_, std::max(floor_, chain.empty() ? 0 : chain.back().end), next);
    // "Absatz 1 Nummer 2" goes down, "point (a) of paragraph 1" up.
    if (!parts || (!chain.empty() && !linked && parts->level >= chain.back().level)) break;
    chain.push_back(std::move(*parts));
    const size_t after = chain.back().end;
    const size_t blank = SkipBlanks(text_, after + (CharAt(text_, after) == ','));
    next = wholes_.SkipOf(text_, blank);
    linked = next > blank;
    if (next == after) break;
  }
  if (chain.empty()) return end;
  if (auto found = next > chain.back().end ? provisions_.Read(next) : std::nullopt) {
    reader_.PutBefore(chain, found->list);
    return EmitFound(chain[0].begin, end, std::move(*found));
  }
  return EmitParts(chain, end);
}

// Parts of the provision that the text is in.
size_t CitationFinder::EmitParts(std::vector<Parts>& chain, size_t end) {
  const size_t begin = chain[0].begin;
  if (chain.back().level == PartLevel::kSentence && chain.size() > 1) chain.pop_back();
  const Parts outer = std::move(chain.back());
  chain.pop_back();
  if (!outer.named || outer.level == PartLevel::kSentence || LeadBefore(begin) != begin) return end;
  // "one point (1)"
  const std::string_view before = WordBefore(text_, SkipBlanksBack(text_, begin));
  if (IsNumberWord(before)) return end;
  LocatorList list;
  for (const PartNumber& part : outer.numbers) {
    const bool deep = outer.level != PartLevel::kParagraph;
    const ProvisionId id = index_.PartAround(place_, part.number, deep);
    if (id == kNoProvision) return end;
    const RuleNumber& number = index_.edition().provisions[id].number;
    if (!part.range) list.locators.emplace_back(Locator::kNumber, part.begin, part.end);
    Locator& locator = list.locators.back();
    (part.range ? locator.last : locator.first) = number;
    locator.end = static_cast<uint32_t>(part.end);
  }
  list.locators.front().begin = static_cast<uint32_t>(outer.begin);
  list.end = outer.end;
  if (chain.empty()) {
    reader_.AddParts(text_, list);
  } else {
    reader_.PutBefore(chain, list);
  }
  return Emit(begin, std::move(list));
}

// "this rule" is the provision that contains it; a definition of the glossary is not in a
// provision.
size_t CitationFinder::VisitSelf(size_t at, size_t end) {
  const size_t next = SkipBlanks(text_, end);
  const std::string_view word = WordAt(text_, next);
  const LeadWord* lead = FindLead(words_.leads, word);
  if (next == end || lead == nullptr || lead->plural || place_.InGlossary()) return end;
  // A clause may also be one of a sentence.
  if (reader_.parts().LevelOf(word) != PartLevel::kNone) return end;
  const size_t behind = next + word.size();
  if (CharAt(text_, behind) == '-' || IsDigit(CharAt(text_, SkipBlanks(text_, behind)))) return end;
  const bool led = !IsBare(index_.edition().provisions[place_.owner].number);
  const ProvisionId self = led ? SelfLed(word) : SelfAt(lead->kind);
  if (self == kNoProvision) return end;
  Locator locator(Locator::kNumber, at, behind);
  locator.first = index_.edition().provisions[self].number;
  return Emit(at, ListOf(std::move(locator)));
}

// "this chapter", where the work's numbers say "Chapter"; "this rule" where they do not say "Rule".
ProvisionId CitationFinder::SelfLed(std::string_view word) const {
  const NumberLead lead = LeadNamed(word);
  ProvisionId id = place_.owner;
  for (; id != kNoProvision; id = index_.edition().provisions[id].parent) {
    const auto own = static_cast<NumberLead>(index_.edition().provisions[id].number.back().lead);
    if (own != 0 && LeadFamily(own) == LeadFamily(lead)) return id;
  }
  const LeadWord* const known = FindLead(words_.leads, word);
  return known->kind == LeadKind::kRule ? SelfAt(LeadKind::kRule) : kNoProvision;
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
  // "5 §"
  if (found && found->number[0].lead != 0) return VisitLedNumber(at, end);
  if (const size_t next = VisitTailedList(at); next > at) return next;
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

// "4 ja 5 §". Returns `at` if there is no such list.
size_t CitationFinder::VisitTailedList(size_t at) {
  const auto is_tailed = [](const RuleNumber& number) {
    return !number.empty() && number[0].lead != 0 &&
           LeadText(static_cast<NumberLead>(number[0].lead)).empty();
  };
  if (!words_.act_precedes && !words_.act_follows) return at;
  auto list = style_.leads.empty() ? std::nullopt : reader_.Read(text_, at, ListLead::kPlural);
  if (!list) return at;
  const Locator& last = list->locators.back();
  const RuleNumber& number = last.last.empty() ? last.first : last.last;
  const bool several = list->locators.size() > 1 || !list->locators[0].last.empty();
  if (!several || !is_tailed(number) || IsDigit(text_[list->end - 1])) return at;
  for (Locator& locator : list->locators)
    if (IsBare(locator.first))
      locator.first = locator.first.WithLead(static_cast<NumberLead>(number[0].lead));
  return Emit(at, std::move(*list));
}

// "§4.1" where the sign is not a part of the work's numbers. Returns `at` if there is none.
size_t CitationFinder::VisitSign(size_t at) {
  constexpr size_t kLongestEnding = 5;
  size_t begin = SkipBlanksBack(text_, at);
  const std::string_view ending = WordBefore(text_, begin);  // "§-s", "§:n"
  const size_t joint = begin - ending.size();
  const bool joined = CharBefore(text_, joint) == '-' || CharBefore(text_, joint) == ':';
  if (begin < at && !ending.empty() && ending.size() <= kLongestEnding && joined) begin = joint - 1;
  bool plural = false;
  if (begin < floor_ + kSectionSign.size() || !text_.substr(0, begin).ends_with(kSectionSign))
    return at;
  begin -= kSectionSign.size();
  if (begin >= floor_ + kSectionSign.size() && text_.substr(0, begin).ends_with(kSectionSign)) {
    begin -= kSectionSign.size();
    plural = true;
  }
  auto list =
      reader_.Read(text_, at, plural || !ending.empty() ? ListLead::kPlural : ListLead::kSingular);
  if (!list) return at;
  size_t length = 0;
  const NumberLead lead = codicil::ReadLead("§ 1", style_, &length);
  if (lead != 0) GiveLead(lead, *list, index_);
  const bool other = lead == 0 && !style_.leads.empty();
  // "17 U.S.C. § 107" is a section of another text.
  const bool own = !other && index_.Has(list->locators[0].first);
  return EmitFound(begin, at, FoundProvision{std::move(*list), own});
}

// "Art 3", "§ 12 (1)", "R12": the lead is a part of the number. In lower case it may also be a word
// before a number of things.
size_t CitationFinder::VisitLedNumber(size_t at, size_t end) {
  auto found = provisions_.ReadLedNumber(at);
  if (!found && IsOneOf(words_.articles, WordAt(text_, at)))
    found = provisions_.ReadForeignNumber(at);
  if (!found) return end;
  // "§§ 5 und 6"
  const size_t sign = at >= floor_ + kSectionSign.size() ? at - kSectionSign.size() : at;
  const bool doubled = sign < at && text_.substr(sign).starts_with("§§");
  return EmitFound(doubled ? sign : at, end, std::move(*found));
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

// "Beacon 1.1" in a sentence: the version of something that has a name.
bool CitationFinder::IsVersion(std::string_view name, size_t at, const RuleNumber& number) {
  const bool digits = number.size() == 2 && !number.is_letter(0) && !number.is_letter(1) &&
                      number[1].suffix == 0 && number[0].lead == 0;
  if (!digits || style_.subsections_per_section > 0 || name.size() < 2 || !IsUpper(name[0]) ||
      IsOneOf(words_.citing, name))
    return false;
  const size_t before = SkipBlanksBack(text_, SkipBlanksBack(text_, at) - name.size());
  return before > 0 && !IsIn(".:;!?\n", text_[before - 1]) && wholes_.HasVersions(name);
}

// Whether a number without a lead word is a citation: it has the shape of a rule's number, and
// either that rule exists or the word before it says that a rule is meant.
bool CitationFinder::IsBareCitation(size_t at, const NumberAt& found) {
  if (found.number.size() < 2 || !reader_.HasRuleShape(found.number) ||
      provisions_.IsTypedTwice(at, found.number))
    return false;
  if (!BeginsToken(text_.substr(0, at))) return false;
  if (IsOneOf(words_.units, WordAt(text_, SkipBlanks(text_, found.end)))) return false;
  const std::string_view lead = WordBefore(text_, SkipBlanksBack(text_, at));
  if (IsOneOf(words_.not_citing, lead)) return false;
  if (IsVersion(lead, at, found.number)) return false;
  if (index_.Has(found.number)) return true;
  // "3.5" may be a measure; 203.5 is hardly ever one.
  if (style_.subsections_per_section == 0) return false;
  const RuleNumber above = found.number.Parent(index_.edition().scheme);
  return IsOneOf(words_.citing, lead) && (index_.Has(above) || index_.IsOutside(found.number));
}

size_t CitationFinder::VisitDocument(size_t at, size_t end) {
  const std::string_view next = WordAt(text_, SkipBlanks(text_, end));
  const bool ends = next.empty() || !IsUpper(next[0]) || !IsOneOf(words_.documents, next);
  if (place_.kind == PassageKind::kHeading || !ends) return end;  // "Policy Manual"
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
