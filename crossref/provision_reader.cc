#include "crossref/provision_reader.h"

#include <algorithm>

namespace codicil {

LocatorList ListOf(Locator locator, size_t end) {
  LocatorList list;
  list.end = std::max<size_t>(locator.end, end);
  list.locators.push_back(std::move(locator));
  return list;
}

bool IsBare(const RuleNumber& number) {
  for (size_t i = 0; i < number.size(); ++i) {
    if (number[i].lead != 0) return false;
  }
  return !number.empty();
}

void GiveLead(NumberLead lead, LocatorList& list, const ReferenceIndex& index) {
  for (Locator& locator : list.locators) {
    for (RuleNumber* const number : {&locator.first, &locator.last}) {
      if (!IsBare(*number)) continue;
      const auto led = RuleNumber::Parse(LeadText(lead) + number->ToString(), EveryStyle());
      if (led) *number = index.AsKnown(*led);
    }
  }
}

NumberLead LeadNamed(std::string_view word_of_text) {
  std::string word(word_of_text);
  word[0] = ToUpper(word[0]);
  if (word.ends_with('s')) word.pop_back();
  size_t length = 0;
  return ReadLead(word + " 1", EveryStyle(), &length);
}

std::optional<FoundProvision> ProvisionReader::ReadLedNumber(size_t at) {
  const auto found = ReadNumber(text_, at, style_);
  if (!found || IsTypedTwice(at, found->number)) return std::nullopt;
  auto list = lists_.Read(text_, at, ListLead::kSingular);
  if (!list) return std::nullopt;
  PreferAround(static_cast<NumberLead>(found->number[0].lead), *list);
  GiveLead(static_cast<NumberLead>(found->number[0].lead), *list, index_);
  const RuleNumber& first = list->locators[0].first;
  const bool exists = index_.Has(first) || !index_.Around(place_, first).empty();
  const bool letter = IsUpper(text_[found->end - 1]) && !IsAlnum(text_[found->end - 2]);
  const bool whole = TakeWhole(*list);
  const bool word = IsLower(text_[at]) && !whole && (!exists || letter);  // "the article I read"
  return FoundProvision{std::move(*list), !word};
}

// "Section 2 of Article IV" is Article IV Section 2, not Section 2 of the article that says so.
// Returns whether it is cited so.
bool ProvisionReader::TakeWhole(LocatorList& list) {
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

std::optional<FoundProvision> ProvisionReader::Read(size_t at) {
  if (IsDigit(CharAt(text_, at))) return std::nullopt;
  const std::string_view word = WordAt(text_, at);
  const bool article = IsOneOf(words_.articles, word);
  std::optional<FoundProvision> found;
  if (MayBeginNumber(text_, at, style_)) {
    found = ReadLedNumber(at);
  } else if (article) {
    found = ReadArticle(at);
  }
  if (found) return found;
  if (article) return ReadForeignNumber(at);
  if (const LeadWord* lead = FindLead(words_.leads, word)) return ReadLead(at, *lead);
  return std::nullopt;
}

std::optional<FoundProvision> ProvisionReader::ReadLead(size_t at, const LeadWord& lead) const {
  // "subrule" is a word of its own; in "sub-rule 1" the second half is the lead word.
  const size_t number = SkipBlanks(text_, at + lead.word.size());
  auto list = lists_.Read(text_, number, lead.plural ? ListLead::kPlural : ListLead::kSingular);
  if (!list) return std::nullopt;
  if (lead.kind != LeadKind::kRule && !style_.leads.empty()) KeepLead(text_.substr(at), *list);
  // "Ziffer 2" is a part, unless the work counts by it.
  const bool part = lists_.parts().LevelOf(lead.word) != PartLevel::kNone && !style_.leads.empty();
  const bool own = !part || index_.Has(list->locators[0].first);
  return FoundProvision{std::move(*list), own};
}

// "artikel 2:393", "article L. 123-4": the work has no such numbers.
std::optional<FoundProvision> ProvisionReader::ReadForeignNumber(size_t at) const {
  size_t end = at + WordAt(text_, at).size();
  end = SkipBlanks(text_, end + (CharAt(text_, end) == '.'));
  const size_t number = end;
  if (IsUpper(CharAt(text_, end)) && !IsLetter(CharAt(text_, end + 1)))
    end = SkipBlanks(text_, end + 1 + (CharAt(text_, end + 1) == '.'));
  if (!IsDigit(CharAt(text_, end))) return std::nullopt;
  while (IsAlnum(CharAt(text_, end)) || IsIn(".:-/", CharAt(text_, end))) ++end;
  while (!IsAlnum(text_[end - 1])) --end;
  return FoundProvision{ListOf(Locator(Locator::kNumber, number, SkipBelow(end))), false};
}

// "Articles 5 and 6", "des Artikels 5", "статьями 20, 21": in a work without articles they are of
// another document, or what the work writes without the word.
std::optional<FoundProvision> ProvisionReader::ReadArticle(size_t at) {
  size_t number = at + WordAt(text_, at).size();
  number = SkipBlanks(text_, number + (CharAt(text_, number) == '.'));
  auto list = lists_.Read(text_, number, ListLead::kPlural);
  if (!list) return std::nullopt;
  size_t length = 0;
  const std::string_view word = WordAt(text_, at);
  const bool part = lists_.parts().LevelOf(word) != PartLevel::kNone;  // "clause"
  const NumberLead article = codicil::ReadLead("Article 1", EveryStyle(), &length);
  const auto lead = std::ranges::find(style_.leads, LeadFamily(article), LeadFamily);
  const bool has_articles = lead != style_.leads.end() && !part;
  if (has_articles) GiveLead(*lead, *list, index_);
  const RuleNumber& first = list->locators[0].first;
  const bool own = has_articles || IsBare(first);
  const bool known = index_.Has(first) || !index_.Around(place_, first).empty();
  return FoundProvision{std::move(*list), own && (known || (has_articles && IsUpper(text_[at])))};
}

// "section 1" is not Article 1, even if that is the only 1; in Article 4 it is Article 4 Section 1.
void ProvisionReader::KeepLead(std::string_view text, LocatorList& list) const {
  const NumberLead lead = LeadNamed(WordAt(text, 0));
  if (lead == 0) return;
  PreferAround(lead, list);
  for (Locator& locator : list.locators) {
    const auto found = static_cast<NumberLead>(locator.first[0].lead);
    const std::string_view word = WordAt(text_, locator.begin);
    if (!word.empty() && LeadNamed(word) != 0) continue;  // "Section 2.1 and Chapter 2"
    if (found != 0 && LeadFamily(found) != LeadFamily(lead))
      locator.first = locator.first.WithLead(lead);
  }
}

// In Article 4, "Section 1" is that of Article 4, also if 1 is somewhere on its own.
void ProvisionReader::PreferAround(NumberLead lead, LocatorList& list) const {
  for (Locator& locator : list.locators) {
    const RuleNumber led = locator.first.WithLead(lead);
    if (IsBare(locator.first) && !index_.Around(place_, led).empty()) locator.first = led;
  }
}

bool ProvisionReader::IsTypedTwice(size_t at, const RuleNumber& number) const {
  return at == 0 && place_.kind == PassageKind::kText &&
         index_.edition().provisions[place_.owner].number == number;
}

size_t ProvisionReader::SkipBelow(size_t at) const {
  while (const auto below = lists_.parts().ReadBelow(text_, at)) at = below->end;
  return at;
}

}  // namespace codicil
