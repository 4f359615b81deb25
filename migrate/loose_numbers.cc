#include "migrate/loose_numbers.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/ascii.h"

namespace codicil {
namespace {

OutsideCitation CitationOf(const OutsideLocator& locator, Doubt doubt) {
  OutsideCitation citation{locator.begin, locator.after, {}, doubt};
  citation.locators.push_back(locator);
  return citation;
}

size_t DigitsEnd(std::string_view text, size_t at) {
  while (IsDigit(CharAt(text, at))) ++at;
  return at;
}

// "r", "cr", "rule": the beginnings of anchors and function names.
bool IsAnchorWord(std::string_view word) {
  const std::string lower = LowerCase(word);
  return lower == "r" || lower == "cr" || lower == "rule" || lower == "rules";
}

class LooseReader {
 public:
  LooseReader(std::string_view text, const CitedWork& work, Doubt doubt)
      : text_(text),
        index_(work.index),
        reader_(work.index, English().citations, false),
        context_(text, work),
        doubt_(doubt) {}

  // Reads what begins with the digit at `at`; `*end` is where the search continues.
  void Read(size_t at, size_t* end, std::vector<OutsideCitation>& found) const {
    const char before = CharBefore(text_, at);
    const bool glued = IsAlnum(before) || IsIn("_-", before);
    if (glued && ReadAnchor(at, end, found)) return;
    size_t token = at;
    while (IsAlnum(CharAt(text_, token)) || Continues(token)) ++token;
    *end = token;
    if (IsAlnum(before) || before == '_' || before == '.') return;
    ReadList(at, end, found);
  }

 private:
  // "192.168.203.1" is one token.
  bool Continues(size_t at) const {
    const char c = CharAt(text_, at);
    return c == '_' || ((c == '.' || c == ',') && IsAlnum(CharAt(text_, at + 1)) &&
                        IsAlnum(CharBefore(text_, at)));
  }

  // A number and those that continue it: "203.1a–c, 204.2".
  void ReadList(size_t at, size_t* end, std::vector<OutsideCitation>& found) const {
    auto list = reader_.Read(text_, at, ListLead::kNone);
    if (!list && IsIn("/", CharAt(text_, *end)))
      list = reader_.Read(text_, at, ListLead::kSingular);
    if (!list) return;
    for (const Locator& read : list->locators) {
      OutsideLocator locator = WrittenLocator(text_, read, index_);
      if (!MayBeMeant(locator)) continue;
      *end = std::max<size_t>(*end, locator.after);
      const Doubt doubt = locator.HasDot() ? doubt_ : Doubt::kBare;
      found.push_back(CitationOf(locator, doubt));
    }
    *end = std::max<size_t>(*end, list->locators.back().end);
  }

  bool MayBeMeant(const OutsideLocator& locator) const {
    if (!reader_.HasRuleShape(locator.first) || !CouldBe(index_, locator)) return false;
    if (!locator.HasDot() && !ReadTitle(text_, locator.end)) return false;
    return context_.MayBeMeant(locator.begin, locator.after,
                               locator.HasLetter() || locator.short_first || locator.family);
  }

  // "#r203.1a", "R2031b", "rule_203_1": a number directly after the word, perhaps without its dot.
  bool ReadAnchor(size_t at, size_t* end, std::vector<OutsideCitation>& found) const {
    size_t word_end = at;
    if (IsIn("_-", CharBefore(text_, word_end))) --word_end;
    const std::string_view word = WordBefore(text_, word_end);
    const size_t begin = word_end - word.size();
    if (!IsAnchorWord(word) || IsAlnum(CharBefore(text_, begin))) return false;
    OutsideLocator locator;
    size_t token = DigitsEnd(text_, at);
    const std::string digits(text_.substr(at, token - at));
    std::string rest;
    if (IsIn("_-.", CharAt(text_, token)) && IsDigit(CharAt(text_, token + 1))) {
      const size_t more = DigitsEnd(text_, ++token);
      rest = text_.substr(token, more - token);
      token = more;
    }
    const bool spaced = IsIn("_-", CharAt(text_, token)) && IsLower(CharAt(text_, token + 1)) &&
                        !IsAlnum(CharAt(text_, token + 2));
    const std::string_view letters = WordAt(text_, token + spaced);
    if (IsDigit(CharAt(text_, token + spaced + letters.size())) || letters.size() > 2) return false;
    const auto number = Dotted(digits, rest, letters);
    if (!number) return false;
    *end = token + spaced + letters.size();
    locator.first = *number;
    locator.begin = locator.last_begin = static_cast<uint32_t>(at);
    locator.end = locator.first_end = locator.after = static_cast<uint32_t>(*end);
    const bool dot = text_.substr(at, digits.size() + 1).ends_with('.');
    found.push_back(CitationOf(locator, dot ? doubt_ : Doubt::kCompact));
    return true;
  }

  // Returns the number of the edition that is written like this. If the dot is missing, it may
  // belong after any of the digits.
  std::optional<RuleNumber> Dotted(const std::string& digits, const std::string& rest,
                                   std::string_view letters) const {
    constexpr size_t kFewestBefore = 3;
    constexpr size_t kMostDigits = 7;
    if (digits.size() > kMostDigits) return std::nullopt;
    size_t from = rest.empty() ? kFewestBefore : digits.size();
    for (; from < digits.size() + !rest.empty(); ++from) {
      auto number = RuleNumber::Parse(digits.substr(0, from) + '.' + digits.substr(from) + rest +
                                      std::string(letters));
      if (number && reader_.HasRuleShape(*number) && index_.Has(*number)) return number;
    }
    return std::nullopt;
  }

  const std::string_view text_;
  const ReferenceIndex& index_;
  const LocatorReader reader_;
  const OutsideContext context_;
  const Doubt doubt_;
};

}  // namespace

bool CouldBe(const ReferenceIndex& index, const OutsideLocator& locator) {
  const RuleNumber& number = locator.first;
  if (index.Has(number)) return true;
  if (!locator.HasLetter()) return false;
  const auto above = RuleNumber::Parse(std::to_string(number.value(0)));
  const uint32_t letter = number.value(number.size() - 1);
  return above && index.Has(*above) && letter <= 26;
}

void AddLooseNumbers(std::string_view text, const CitedWork& work, Doubt doubt,
                     std::vector<OutsideCitation>& found) {
  const LooseReader reader(text, work, doubt);
  std::vector<OutsideCitation> all;
  size_t at = 0;
  const auto read_to = [&](size_t end) {
    while (at < end) {
      size_t next = at + 1;
      if (IsDigit(text[at])) reader.Read(at, &next, all);
      at = next;
    }
  };
  for (OutsideCitation& led : found) {
    read_to(led.begin);
    at = std::max<size_t>(at, led.end);
    all.push_back(std::move(led));
  }
  read_to(text.size());
  found = std::move(all);
}

}  // namespace codicil
