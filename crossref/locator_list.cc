#include "crossref/locator_list.h"

#include <algorithm>

namespace codicil {

// The way down the tree from a number along its parts, as far as the tree goes.
class Path {
 public:
  Path(const ReferenceIndex& index, const RuleNumber& from) : index_(&index), number_(from) {
    const std::vector<ProvisionId> all = index.All(from);
    if (all.size() == 1) at_ = all[0];
  }

  // Returns where one part leads.
  Path Below(PartLevel level, const NumberComponent& part) const {
    Path below = *this;
    if (at_ == kNoProvision || level == PartLevel::kSentence) return below;
    const ProvisionId child = Child(level, part);
    if (child != kNoProvision) {
      below.at_ = child;
      below.number_ = index_->edition().provisions[child].number;
    } else if (part.value != 1) {
      below.at_ = kNoProvision;
    }
    return below;
  }
  bool Has(PartLevel level, const NumberComponent& part) const {
    return Below(level, part).number_ != number_;
  }
  const RuleNumber& number() const { return number_; }
  // Returns where it came from by its last step.
  Path Above() const {
    const ProvisionId above =
        at_ == kNoProvision ? kNoProvision : index_->edition().provisions[at_].parent;
    return above == kNoProvision ? *this
                                 : Path(*index_, index_->edition().provisions[above].number);
  }

 private:
  // Also 2a as what comes below 2 or after it.
  ProvisionId Child(PartLevel level, const NumberComponent& part) const {
    const ProvisionId child = level == PartLevel::kParagraph ? index_->ParagraphOf(at_, part)
                                                             : index_->ChildOf(at_, part);
    constexpr uint32_t kLetters = 26;
    if (child != kNoProvision || part.suffix == 0 || part.suffix > kLetters) return child;
    NumberComponent digits = part, letter;
    digits.suffix = 0;
    letter.value = part.suffix;
    letter.kind = NumberComponent::kLetters;
    const ProvisionId above = index_->ChildOf(at_, digits);
    return above == kNoProvision ? kNoProvision : index_->ChildOf(above, letter);
  }

  const ReferenceIndex* index_;
  ProvisionId at_ = kNoProvision;  // none where the tree has ended
  RuleNumber number_;
};

namespace {

// Where the tree ends above the brackets of a number, it is the number without them.
RuleNumber WithoutLostBrackets(const RuleNumber& number, const ReferenceIndex& index) {
  RuleNumber above = number;
  while (above.size() > 1 && above.back().joint == NumberComponent::kBracket && !index.Has(above))
    above = above.Prefix(above.size() - 1);
  const ProvisionId id = index.edition().Find(above);
  const bool ends = id != kNoProvision && index.edition().provisions[id].subtree_end == id + 1;
  return ends ? above : number;
}

Locator NumberLocator(size_t begin, const NumberAt& found, const ReferenceIndex& index) {
  Locator locator(Locator::kNumber, begin, found.end);
  locator.first = WithoutLostBrackets(index.AsKnown(found.number), index);
  return locator;
}

size_t DashesIn(const RuleNumber& number) {
  size_t dashes = 0;
  for (size_t i = 0; i < number.size(); ++i) dashes += number[i].joint == NumberComponent::kDash;
  return dashes;
}

void Add(LocatorList& list, Locator locator) {
  list.end = locator.end;
  list.locators.push_back(std::move(locator));
}

bool EndsInLetter(const RuleNumber& number) {
  return !number.empty() && number.is_letter(number.size() - 1);
}

// Returns the letters at `at` if they can follow those of `number`: one, or two after "z". They
// must end as a word does.
std::string_view LettersAfter(const RuleNumber& number, std::string_view text, size_t at) {
  const std::string_view word = WordAt(text, at);
  const bool doubled = number.value(number.size() - 1) >= 26;
  if (word.empty() || word.size() > (doubled ? 2u : 1u) || !EndsToken(text, at + word.size()))
    return {};
  for (char c : word) {
    if (!IsLower(c)) return {};
  }
  return word;
}

// Returns the number with another last component: 601.2f and "h" give 601.2h, 509.1 and "3" give
// 509.3; 7.43 and "4" give 7.44 where 7.43 is below 7.4.
std::optional<RuleNumber> WithLast(const RuleNumber& number, std::string_view last) {
  std::string stem = number.ToString();
  stem.resize(stem.size() - number.ComponentText(number.size() - 1).size());
  return RuleNumber::Parse(stem + std::string(last), EveryStyle());
}

// Appends the numbers of parts below `path`: one locator for each or for each range.
// The first one replaces what the list ends with, unless they come beside it.
void AddNumbers(const Path& path, const Parts& parts, LocatorList& list, bool beside) {
  for (const PartNumber& part : parts.numbers) {
    const RuleNumber number = path.Below(parts.level, part.number).number();
    if (part.range) {
      Locator& first = list.locators.back();
      if (first.first < number) first.last = number;
      first.end = static_cast<uint32_t>(part.end);
      list.end = part.end;
      continue;
    }
    const bool repeats = parts.level == PartLevel::kSentence && &part != parts.numbers.data();
    if (beside && !repeats) Add(list, Locator(Locator::kNumber, part.begin, part.end));
    beside = true;
    list.locators.back().first = number;
    list.locators.back().end = static_cast<uint32_t>(part.end);
    list.end = part.end;
  }
}

}  // namespace

NumberingStyle LocatorReader::CompactStyle(NumberingStyle style) {
  style.dashes = style.capitals = style.digits_after_letters = style.brackets = true;
  return style;
}

bool LocatorReader::HasNoSections(const NumberingStyle& style) {
  size_t length = 0;
  return !style.leads.empty() && ReadLead("§ 1", style, &length) == 0;
}

std::optional<NumberAt> LocatorReader::ReadOne(std::string_view text, size_t at, bool led) const {
  const auto read = [&](const NumberingStyle& style) {
    return led ? ReadLedNumber(text, at, style) : ReadNumber(text, at, style);
  };
  const auto found = read(style_);
  if (!style_.HasParts()) return found;
  const auto compact = read(compact_);
  if (!compact || (found && compact->end <= found->end)) return found;
  // "Rules 1-3" are three rules; "Rule 1-1-9" is not in Rule 1, whether it exists or not.
  const bool known = index_.Has(index_.AsKnown(compact->number));
  return known || DashesIn(compact->number) > 1 ? compact : found;
}

// Adds a number, with the parts that follow it: "Rule 1, Section 2, Article 3".
void LocatorReader::AddOne(std::string_view text, size_t at, const NumberAt& found,
                           LocatorList& list) const {
  Add(list, NumberLocator(at, found, index_));
  Locator& locator = list.locators.back();
  for (;;) {
    const size_t comma = list.end + (CharAt(text, list.end) == ',');
    const size_t next = SkipBlanks(text, comma);
    if (next == comma || IsDigit(CharAt(text, next))) return AddParts(text, list);
    const auto part = ReadNumber(text, next, style_);
    const RuleNumber whole = part ? locator.first.With(part->number) : RuleNumber();
    if (!part || !index_.Has(whole)) return AddParts(text, list);
    locator.first = whole;
    locator.end = static_cast<uint32_t>(part->end);
    list.end = part->end;
  }
}

// In "Article 22(1) and (4)" the number itself ends with a part.
void LocatorReader::AddParts(std::string_view text, LocatorList& list) const {
  if (!with_parts_) return;
  struct Step {
    PartLevel level;
    Path above;
  };
  std::vector<Step> steps;
  Path path(index_, list.locators.back().first);
  PartNumber last{path.number().back(), 0, 0};
  if (CharBefore(text, list.end) == ')' && path.number().size() > 1)
    steps.push_back({PartLevel::kParagraph, path.Above()});
  list.end = parts_.SkipWord(text, list.end);
  for (;;) {
    const bool bracket = CharAt(text, list.end) == '(';
    if (bracket && steps.size() == 1 && last.end == 0) steps.clear();
    auto parts = parts_.ReadBelow(text, list.end);
    bool sibling = false;
    if (!parts && !steps.empty()) {
      const size_t next = parts_.SkipJoint(text, list.end);
      if (next > list.end) parts = parts_.Read(text, next, next);
      if (parts && LeadsOn(text, parts->end)) return;
      const auto more = !parts && CharBefore(text, list.end) == ')'
                            ? parts_.ReadNext(text, list.end, last)
                            : std::nullopt;
      if (more && text[more->begin] == '(')
        parts = Parts{steps.back().level, {*more}, true, more->begin, more->end};
      sibling = true;
    }
    if (!parts) return;
    const bool comma = CharAt(text, list.end) == ',';
    if (comma && !steps.empty() && parts->level <= steps.back().level) sibling = true;
    if (sibling) {
      const bool known = std::ranges::find(steps, parts->level, &Step::level) != steps.end();
      while (steps.size() > 1 &&
             (known ? steps.back().level != parts->level : steps.back().level > parts->level))
        steps.pop_back();
      path = steps.back().above;
      steps.pop_back();
    }
    KeepOwnNumbers(text, path, *parts);
    steps.push_back({parts->level, path});
    AddNumbers(path, *parts, list, sibling);
    last = parts->numbers.back();
    path = path.Below(parts->level, last.number);
    list.end = std::max(list.end, parts->end);
    list.locators.back().end = static_cast<uint32_t>(list.end);
  }
}

// In "Articles 5(1), 6 and 7" 6 is no part of Article 5.
void LocatorReader::KeepOwnNumbers(std::string_view text, const Path& path, Parts& parts) const {
  for (size_t i = 1; i < parts.numbers.size(); ++i) {
    const PartNumber& number = parts.numbers[i];
    const auto below = parts_.ReadBelow(text, number.end);
    const bool leads = below && below->level <= parts.level;
    const bool comma = CharAt(text, parts.numbers[i - 1].end) == ',';
    const bool known = path.Has(parts.level, parts.numbers[0].number);
    const bool own = known ? path.Has(parts.level, number.number) : !comma;
    if (own && !leads) continue;
    parts.numbers.resize(i);
    parts.end = parts.numbers.back().end;
    return;
  }
}

// Whether "of Article 5" follows: what was read is a part of that.
bool LocatorReader::LeadsOn(std::string_view text, size_t at) const {
  constexpr int kMostLinks = 3;
  for (int links = 0; links <= kMostLinks; ++links) {
    at = SkipBlanks(text, at);
    const std::string_view word = WordAt(text, at);
    if (MayBeginNumber(text, at, style_) || IsOneOf(words_.articles, word) ||
        FindLead(words_.leads, word) != nullptr || parts_.LevelOf(word) != PartLevel::kNone)
      return links > 0;
    if (word.empty()) return false;
    at += word.size();
    if (CharAt(text, at) == '\'') {
      ++at;
    } else if (text.substr(at).starts_with("\u2019")) {
      at += 3;
    } else if (!IsOneOf(words_.name_links, word) && !IsOneOf(words_.of, word)) {
      return false;
    }
  }
  return false;
}

void LocatorReader::PutBefore(const std::vector<Parts>& parts, LocatorList& list) const {
  const Locator base = list.locators.front();
  Path path(index_, base.first);
  for (size_t i = parts.size(); i-- > 1;)
    path = path.Below(parts[i].level, parts[i].numbers[0].number);
  LocatorList below;
  AddNumbers(path, parts[0], below, true);
  below.locators.front().begin = static_cast<uint32_t>(parts[0].begin);
  below.locators.back().end = base.end;
  list.locators.erase(list.locators.begin());
  list.locators.insert(list.locators.begin(), below.locators.begin(), below.locators.end());
}

bool LocatorReader::HasRuleShape(const RuleNumber& number) const {
  const uint32_t hundreds = style_.subsections_per_section;
  if (number[0].lead != 0) return true;
  if (hundreds == 0) return number.size() >= 2;
  // Three digits or more; a work with fewer than 100 sections has none.
  return number.value(0) >= hundreds && number.value(0) < hundreds * hundreds;
}

std::optional<LocatorList> LocatorReader::Read(std::string_view text, size_t at,
                                               ListLead lead) const {
  const bool led = lead == ListLead::kSingular || lead == ListLead::kPlural;
  const auto first = ReadOne(text, at, led);
  if (!first) return std::nullopt;
  LocatorList list;
  AddOne(text, at, *first, list);
  for (;;) {
    ReadRange(text, list);
    const bool comma = TakeTitle(text, list);
    const auto member = ReadJoint(text, list.end, comma);
    if (!member || !ReadMember(text, *member, lead, list)) return list;
  }
}

bool LocatorReader::TakeTitle(std::string_view text, LocatorList& list) {
  const auto title = ReadTitle(text, list.end);
  if (!title) return false;
  Locator& locator = list.locators.back();
  locator.title = text.substr(title->begin, title->end - title->begin);
  locator.title_begin = static_cast<uint32_t>(title->begin);
  locator.title_end = static_cast<uint32_t>(title->after);
  list.end = title->after;
  return title->comma;
}

// ", ", " and ", ", and ", "; ", "/"; after a title that ended in a comma a space is enough.
std::optional<size_t> LocatorReader::ReadJoint(std::string_view text, size_t at, bool comma) const {
  if (CharAt(text, at) == '/' && IsDigit(CharAt(text, at + 1))) return at + 1;
  if (CharAt(text, at) == ',') {
    comma = true;
    ++at;
  }
  const size_t start = at;
  at = SkipBlanks(text, at);
  if (const size_t next = SkipPhrase(words_.joiners, text, at); next > at) return next;
  if (at == start || !comma) return std::nullopt;
  return at;
}

size_t LocatorReader::RangeSign(std::string_view text, size_t at, bool* spaced) const {
  *spaced = false;
  if (const size_t dash = DashAt(text, at)) {
    const size_t next = SkipBlanks(text, at + dash);
    *spaced = next != at + dash;
    return next;
  }
  const size_t sign = SkipBlanks(text, at);
  if (sign == at) return 0;
  *spaced = true;
  if (const size_t dash = DashAt(text, sign)) return SkipBlanks(text, sign + dash);
  const size_t next = SkipPhrase(words_.range, text, sign);
  return next > sign ? next : 0;
}

void LocatorReader::ReadRange(std::string_view text, LocatorList& list) const {
  Locator& locator = list.locators.back();
  bool spaced = false;
  const size_t at = RangeSign(text, list.end, &spaced);
  if (at == 0) return;
  auto last = ReadRangeEnd(text, at, locator.first, spaced);
  if (last) last->number = index_.AsKnown(last->number);
  if (!last || !(locator.first < last->number)) return;
  locator.last = last->number;
  locator.end = static_cast<uint32_t>(last->end);
  list.end = last->end;
}

// The end of a range may repeat only what changes: "601.2f-h", "119.9-10". Without a dash it must
// be a whole number, otherwise "to a player" would be one.
std::optional<NumberAt> LocatorReader::ReadRangeEnd(std::string_view text, size_t at,
                                                    const RuleNumber& first, bool spaced) const {
  if (!spaced && EndsInLetter(first)) {
    const std::string_view letters = LettersAfter(first, text, at);
    const auto number = letters.empty() ? std::nullopt : WithLast(first, letters);
    if (number) return NumberAt{*number, at + letters.size()};
  }
  const auto found = ReadNumber(text, at, style_);
  if (!found) return std::nullopt;
  const bool single = found->number.size() == 1;
  if (single == (first.size() == 1) || HasRuleShape(found->number)) return found;
  if (!single || spaced || EndsInLetter(first)) return std::nullopt;
  const auto number = WithLast(first, text.substr(at, found->end - at));
  if (!number) return std::nullopt;
  return NumberAt{*number, found->end};
}

bool LocatorReader::ReadMember(std::string_view text, size_t at, ListLead lead,
                               LocatorList& list) const {
  if (!MayBeginNumber(text, at, style_)) return ReadLetterMember(text, at, list);
  const auto found = ReadOne(text, at, false);
  if (!found) return false;
  Locator& last = list.locators.back();
  // The number may be repeated in place of a title that was lost.
  if (found->number == last.first && last.last.empty() && last.title.empty()) {
    last.title = text.substr(at, found->end - at);
    last.title_begin = static_cast<uint32_t>(at);
    last.title_end = static_cast<uint32_t>(found->end);
    list.end = found->end;
    return true;
  }
  if (!IsMember(text, *found, lead, list)) return false;
  AddOne(text, at, *found, list);
  return true;
}

// "702.33b and f-h": letters continue the number before them. A letter that comes later in the
// alphabet is never the article "a".
bool LocatorReader::ReadLetterMember(std::string_view text, size_t at, LocatorList& list) const {
  const Locator& last = list.locators.back();
  const RuleNumber& previous = last.last.empty() ? last.first : last.last;
  if (!EndsInLetter(previous) || !last.title.empty()) return false;
  const std::string_view letters = LettersAfter(previous, text, at);
  const auto number = letters.empty() ? std::nullopt : WithLast(previous, letters);
  if (!number || !(previous < *number)) return false;
  Add(list, NumberLocator(at, {*number, at + letters.size()}, index_));
  return true;
}

bool LocatorReader::IsMember(std::string_view text, const NumberAt& found, ListLead lead,
                             const LocatorList& list) const {
  const RuleNumber number = index_.AsKnown(found.number);
  if (IsQuantity(text, found.end)) return false;
  if (number.size() >= 2) return HasRuleShape(number);
  const bool sections =
      list.locators.front().first.size() == 1 && !HasRuleShape(list.locators.front().first);
  if (lead == ListLead::kPlural) return HasRuleShape(number) || sections;
  if (lead == ListLead::kNone || !HasRuleShape(number) || !index_.Has(number)) return false;
  // "rule 100.4 and 100 cards": a word that follows may be the thing counted.
  const size_t next = SkipBlanks(text, found.end);
  const std::string_view word = WordAt(text, next);
  return next == found.end || word.empty() || IsUpper(word[0]) != words_.capital_nouns ||
         IsOneOf(words_.joiners, word);
}

bool LocatorReader::IsQuantity(std::string_view text, size_t end) const {
  return IsOneOf(words_.units, WordAt(text, SkipBlanks(text, end)));
}

}  // namespace codicil
