#include "rules/numbering_style.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

#include "base/ascii.h"
#include "rules/han_numeral.h"
#include "rules/insertion.h"
#include "rules/rule_number.h"
#include "text/language.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

// A lead is 1 plus the index of its word here; its family is the first lead of its kind.
struct LeadRow {
  NumberLeadKind kind;
  std::string word;
  std::string tail;  // after the number
  NumberLead family;
};

// The words of all languages, since a lead is a part of the number.
const std::vector<LeadRow>& LeadRows() {
  static const std::vector<LeadRow> rows = [] {
    std::vector<LeadRow> all = {{NumberLeadKind::kSection, "§", "", 1}};
    const auto add = [&all](NumberLeadKind kind, std::string word, std::string tail = {}) {
      const auto same = [&](const LeadRow& row) { return row.word == word && row.tail == tail; };
      if (std::ranges::any_of(all, same)) return;
      const auto first = std::ranges::find(all, kind, &LeadRow::kind);
      const auto family = static_cast<NumberLead>(first - all.begin() + 1);
      all.push_back({kind, std::move(word), std::move(tail), family});
    };
    for (const Language* language : Languages()) {
      for (const NumberLeadWord& lead : language->number_leads) {
        add(lead.kind, std::string(lead.word), std::string(lead.tail));
        if (!lead.tail.empty()) continue;
        add(lead.kind, ToCapitals(lead.word));
        // Typewriters, and many who write in capitals, have no accents.
        const std::string bare = WithoutAccents(lead.word);
        add(lead.kind, bare);
        add(lead.kind, ToCapitals(bare));
      }
      for (const NumberTailWord& tail : language->number_tails) {
        add(tail.kind, "", std::string(tail.word));
        add(tail.kind, "", ToCapitals(tail.word));
      }
    }
    return all;
  }();
  return rows;
}

// The leads by the first byte of their words: few texts begin with one.
const std::vector<NumberLead>& LeadsWithFirst(char byte) {
  static const auto leads = [] {
    std::array<std::vector<NumberLead>, 256> all;
    const std::vector<LeadRow>& rows = LeadRows();
    for (size_t i = 0; i < rows.size(); ++i) {
      if (!rows[i].word.empty())
        all[static_cast<unsigned char>(rows[i].word[0])].push_back(static_cast<NumberLead>(i + 1));
    }
    return all;
  }();
  return leads[static_cast<unsigned char>(byte)];
}

// The leads without a word, which are put after the number: "5 §", "1. Kapitel".
const std::vector<NumberLead>& Tails() {
  static const std::vector<NumberLead> tails = [] {
    std::vector<NumberLead> all;
    const std::vector<LeadRow>& rows = LeadRows();
    for (size_t i = 0; i < rows.size(); ++i) {
      if (rows[i].word.empty()) all.push_back(static_cast<NumberLead>(i + 1));
    }
    return all;
  }();
  return tails;
}

// Leads above these are letters, in base 26.
constexpr NumberLead kFirstLetters = 1024;
constexpr size_t kMostLetters = 2;
constexpr NumberLead kLastLetters = kFirstLetters + 26 * 26 + 26;
static_assert(kLastLetters < 1 << 12, "NumberComponent has 12 bits for a lead");

bool Has(const NumberingStyle& style, NumberLead lead) {
  return style.all_leads ||
         std::any_of(style.leads.begin(), style.leads.end(),
                     [&](NumberLead one) { return LeadFamily(one) == LeadFamily(lead); });
}

NumberLead LettersLead(std::string_view text) {
  size_t size = 0;
  while (size < text.size() && IsUpper(text[size])) ++size;
  if (size == 0 || size > kMostLetters || size == text.size() || !IsDigit(text[size])) return 0;
  NumberLead lead = 0;
  for (char c : text.substr(0, size)) lead = static_cast<NumberLead>(lead * 26 + (c - 'A' + 1));
  return static_cast<NumberLead>(kFirstLetters + lead);
}

// "三条", "3 章": a number with the tail of a lead.
bool HasTail(std::string_view text, std::string_view tail) {
  size_t size = HanNumeralSize(text);
  while (size < text.size() && IsDigit(text[size])) ++size;
  return size > 0 && text.substr(size).starts_with(tail);
}

size_t SkipSpaces(std::string_view text, size_t at) {
  constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
  for (;;) {
    if (at < text.size() && text[at] == ' ') {
      ++at;
    } else if (text.substr(at).starts_with(kNoBreakSpace)) {
      at += kNoBreakSpace.size();
    } else {
      return at;
    }
  }
}

// The lead that is put after the number that `text` begins with, or 0.
NumberLead TailedLead(std::string_view text) {
  constexpr std::string_view kRoman = "IVXLC";
  size_t size = 0;
  while (size < text.size() && IsDigit(text[size])) ++size;
  if (size == 0) size = std::min(text.find_first_not_of(kRoman), text.size());
  if (size == 0 || size + 1 >= text.size()) return 0;
  if (text[size] == '.' && IsDigit(text[size + 1])) return 0;  // "203.1", as most
  for (const NumberLead lead : Tails()) {
    TailSuffix suffix;
    if (SizeOfTail(text.substr(size), lead, &suffix) > 0) return lead;
  }
  return 0;
}

}  // namespace

void NumberingStyle::Allow(const RuleNumber& number) {
  using Component = NumberComponent;
  const Component& first = number[0];
  lettered_sections |= number.size() > 1 && first.kind == Component::kCapitals && first.lead == 0 &&
                       first.roman == 0;
  any_first |= first.kind != Component::kDigits || first.joint == Component::kBracket;
  for (size_t at = 0; at < number.size(); ++at) {
    const Component& here = number[at];
    insertions |= IsInsertion(here.suffix);
    capital_suffixes |= here.capital;
    dashes |= here.joint == Component::kDash;
    colons |= here.joint == Component::kColon;
    brackets |= here.joint == Component::kBracket;
    capitals |= at > 0 && here.kind == Component::kCapitals;
    digits_after_letters |= at > 0 && here.kind == Component::kDigits &&
                            here.joint == Component::kNone && number.is_letter(at - 1);
    const auto lead = static_cast<NumberLead>(here.lead & 0xFFFF);
    if (lead != 0 && !Has(*this, lead)) leads.push_back(lead);
  }
}

const NumberingStyle& DecimalStyle() {
  static const NumberingStyle style;
  return style;
}

const NumberingStyle& EveryStyle() {
  static const NumberingStyle style = [] {
    NumberingStyle every;
    every.dashes = every.colons = every.capitals = every.digits_after_letters = every.brackets =
        true;
    every.any_first = every.all_leads = every.capital_suffixes = every.insertions = true;
    return every;
  }();
  return style;
}

WordList LeadWords() {
  WordList words;
  for (const LeadRow& row : LeadRows()) {
    if (!row.word.empty()) words.push_back(row.word);
  }
  return words;
}

std::string NumberedTailPattern() {
  WordList words;
  for (const NumberLead lead : Tails()) words.push_back(WordOfTail(LeadTail(lead)));
  return R"((?:\d{1,4}(?: ?[a-z])?|[IVXLC]{1,6})\.?[\s\x{A0}]?)" + PatternOf(words);
}

size_t SizeOfTailSuffix(std::string_view text, TailSuffix* suffix) {
  *suffix = {};
  size_t at = SkipSpaces(text, 0), size = 0;
  const bool slash = text.substr(at).starts_with('/');
  if (slash || text.substr(at).starts_with('.')) ++at;
  if (const uint32_t inserted = ReadInsertion(text.substr(at), false, &size)) {
    suffix->value = inserted;
    return at + size;
  }
  const char letter = at < text.size() ? text[at] : '\0';
  const bool alone = at + 1 < text.size() && LetterAt(text, at + 1) == 0;
  if (!alone || !(IsLower(letter) || (slash && IsUpper(letter)))) return 0;
  suffix->value = static_cast<uint32_t>(ToLower(letter) - 'a') + 1;
  suffix->capital = IsUpper(letter);
  return at + 1;
}

size_t SizeOfTail(std::string_view text, NumberLead lead, TailSuffix* suffix) {
  const std::string_view tail = LeadTail(lead);
  if (!LeadText(lead).empty()) return text.starts_with(tail) ? tail.size() : 0;
  size_t at = SkipSpaces(text, SizeOfTailSuffix(text, suffix));
  if (text.substr(at).starts_with('.')) at = SkipSpaces(text, at + 1);
  if (text.substr(at).starts_with('-')) ++at;
  const std::string_view word = WordOfTail(tail);
  if (!text.substr(at).starts_with(word)) return 0;
  at += word.size();
  return LetterAt(text, at) > 0 ? 0 : at;
}

NumberLead ReadLead(std::string_view text, const NumberingStyle& style, size_t* length) {
  if (text.empty() || (!style.all_leads && style.leads.empty())) return 0;
  if (const NumberLead tailed = TailedLead(text); tailed != 0 && Has(style, tailed)) {
    *length = 0;
    return tailed;
  }
  for (const NumberLead lead : LeadsWithFirst(text[0])) {
    const LeadRow& row = LeadRows()[lead - 1u];
    if (!text.starts_with(row.word)) continue;
    const size_t end = row.word.size();
    const size_t number = SkipSpaces(text, end);
    if (!row.tail.empty() && !HasTail(text.substr(number), row.tail)) continue;
    const bool sign = LetterBefore(text, end) == 0;  // "§12", "Art.3"
    if (number == text.size() || (number == end && !sign)) continue;
    const bool digits = IsDigit(text[number]) || !row.tail.empty();
    const bool glued = sign && !BeginsInEastAsia(row.word);  // "附录A"
    if (!digits && (glued || !IsUpper(text[number]))) continue;
    if (!Has(style, lead)) return 0;
    *length = number;
    return lead;
  }
  const NumberLead lead = LettersLead(text);
  if (lead == 0 || !Has(style, lead)) return 0;
  *length = LeadText(lead).size();
  return lead;
}

NumberLead ReadLoneLead(std::string_view text, const NumberingStyle& style, size_t* length) {
  if (text.empty() || (!style.all_leads && style.leads.empty())) return 0;
  for (const NumberLead lead : LeadsWithFirst(text[0])) {
    const std::string_view word = LeadRows()[lead - 1u].word;
    if (!IsAttachment(lead) || !text.starts_with(word) || !Has(style, lead)) continue;
    const std::string_view rest = text.substr(word.size());
    size_t other = 0;
    const bool led = rest.starts_with(' ') && ReadLead(rest.substr(1), style, &other) != 0;
    if (!rest.empty() && !led && rest[0] != '.' && rest[0] != '(') continue;
    *length = word.size();
    return lead;
  }
  return 0;
}

NumberLead LeadBefore(std::string_view text, const NumberingStyle& style, size_t* begin) {
  if (!style.all_leads && style.leads.empty()) return 0;
  constexpr size_t kLongest = 16;
  const size_t end = text.size();
  for (size_t at = end; at-- > 0 && end - at <= kLongest;) {
    if (at > 0 && (IsLetter(text[at - 1]) || (text[at] & 0xC0) == 0x80)) continue;
    size_t length = 0;
    std::string number = std::string(text.substr(at)) + "1";
    number[0] = ToUpper(number[0]);
    const NumberLead lead = ReadLead(number, style, &length);
    if (lead != 0 && length + 1 == number.size()) {
      *begin = at;
      return lead;
    }
  }
  return 0;
}

std::string LeadText(NumberLead lead) {
  if (lead == 0) return {};
  if (lead <= LeadRows().size()) {
    const LeadRow& row = LeadRows()[lead - 1];
    return row.tail.empty() ? row.word + " " : row.word;
  }
  std::string letters;
  for (uint32_t value = lead - kFirstLetters; value > 0; value = (value - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('A' + (value - 1) % 26));
  return letters;
}

std::string_view LeadTail(NumberLead lead) {
  if (lead == 0 || lead > LeadRows().size()) return {};
  return LeadRows()[lead - 1].tail;
}

bool BeginsInLetteredSection(std::string_view text) {
  return text.size() > 2 && IsUpper(text[0]) && (text[1] == '.' || text[1] == '-') &&
         IsDigit(text[2]);
}

bool BeginsWithTailedLead(std::string_view text) {
  return BeginsInEastAsia(text) && std::ranges::any_of(LeadRows(), [&](const LeadRow& row) {
           return !row.tail.empty() && text.starts_with(row.word);
         });
}

bool IsAttachment(NumberLead lead) {
  if (lead == 0 || lead > LeadRows().size()) return false;
  const NumberLeadKind kind = LeadRows()[lead - 1].kind;
  return kind == NumberLeadKind::kAppendix || kind == NumberLeadKind::kAnnex ||
         kind == NumberLeadKind::kSchedule || kind == NumberLeadKind::kExhibit ||
         kind == NumberLeadKind::kAmendment || kind == NumberLeadKind::kAdditional ||
         kind == NumberLeadKind::kTransitional || kind == NumberLeadKind::kFinal;
}

bool IsLetters(NumberLead lead) { return lead >= kFirstLetters; }

NumberLead LeadFamily(NumberLead lead) {
  return lead == 0 || lead > LeadRows().size() ? lead : LeadRows()[lead - 1].family;
}

}  // namespace codicil
