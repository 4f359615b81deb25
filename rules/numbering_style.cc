#include "rules/numbering_style.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"

namespace codicil {
namespace {

// Words of several languages, since a lead is a part of the number. Those of one row are one lead.
struct LeadWords {
  NumberLead family;
  std::string_view word;
};
constexpr std::array kLeadWords = {
    LeadWords{1, "§"},        LeadWords{2, "Art"},         LeadWords{2, "Art."},
    LeadWords{2, "Article"},  LeadWords{2, "Artikel"},     LeadWords{2, "ARTICLE"},
    LeadWords{2, "Artículo"}, LeadWords{7, "Section"},     LeadWords{7, "Sec."},
    LeadWords{7, "SECTION"},  LeadWords{7, "Abschnitt"},   LeadWords{11, "Rule"},
    LeadWords{11, "RULE"},    LeadWords{11, "Regel"},      LeadWords{14, "Chapter"},
    LeadWords{14, "CHAPTER"}, LeadWords{14, "Kapitel"},    LeadWords{14, "Chapitre"},
    LeadWords{18, "Part"},    LeadWords{18, "PART"},       LeadWords{18, "Teil"},
    LeadWords{21, "Clause"},  LeadWords{22, "Regulation"}, LeadWords{23, "Appendix"},
    LeadWords{24, "Title"},   LeadWords{24, "Titel"},      LeadWords{26, "Annex"},
};

// Leads above these are letters, in base 26.
constexpr NumberLead kFirstLetters = 256;
constexpr size_t kMostLetters = 2;

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

}  // namespace

void NumberingStyle::Add(const NumberingStyle& other) {
  dashes |= other.dashes;
  capitals |= other.capitals;
  digits_after_letters |= other.digits_after_letters;
  brackets |= other.brackets;
  any_first |= other.any_first;
  closing_brackets |= other.closing_brackets;
  bare_sections |= other.bare_sections;
  all_leads |= other.all_leads;
  for (NumberLead lead : other.leads) {
    if (!Has(*this, lead)) leads.push_back(lead);
  }
  const auto add = [](const std::vector<std::string>& from, std::vector<std::string>& to) {
    for (const std::string& list : from) {
      if (std::find(to.begin(), to.end(), list) == to.end()) to.push_back(list);
    }
  };
  add(other.items, items);
  add(other.restarting, restarting);
}

const NumberingStyle& DecimalStyle() {
  static const NumberingStyle style;
  return style;
}

const NumberingStyle& EveryStyle() {
  static const NumberingStyle style = [] {
    NumberingStyle every;
    every.dashes = every.capitals = every.digits_after_letters = every.brackets = true;
    every.any_first = every.all_leads = true;
    return every;
  }();
  return style;
}

NumberLead ReadLead(std::string_view text, const NumberingStyle& style, size_t* length) {
  if (text.empty() || (!style.all_leads && style.leads.empty())) return 0;
  for (size_t i = 0; i < kLeadWords.size(); ++i) {
    if (!text.starts_with(kLeadWords[i].word)) continue;
    const size_t end = kLeadWords[i].word.size();
    const size_t number = SkipSpaces(text, end);
    const bool sign = !IsLetter(text[end - 1]);  // "§12", "Art.3"
    if (number == text.size() || (number == end && !sign)) continue;
    if (!IsDigit(text[number]) && (sign || !IsUpper(text[number]))) continue;
    const auto lead = static_cast<NumberLead>(i + 1);
    if (!Has(style, lead)) return 0;
    *length = number;
    return lead;
  }
  const NumberLead lead = LettersLead(text);
  if (lead == 0 || !Has(style, lead)) return 0;
  *length = LeadText(lead).size();
  return lead;
}

NumberLead LeadBefore(std::string_view text, const NumberingStyle& style, size_t* begin) {
  if (!style.all_leads && style.leads.empty()) return 0;
  constexpr size_t kLongest = 16;
  const size_t end = text.size();
  for (size_t at = end; at-- > 0 && end - at <= kLongest;) {
    if (at > 0 && (IsLetter(text[at - 1]) || (text[at] & 0xC0) == 0x80)) continue;
    size_t length = 0;
    const std::string number = std::string(text.substr(at)) + "1";
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
  if (lead <= kLeadWords.size()) return std::string(kLeadWords[lead - 1].word) + " ";
  std::string letters;
  for (uint32_t value = lead - kFirstLetters; value > 0; value = (value - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('A' + (value - 1) % 26));
  return letters;
}

NumberLead LeadFamily(NumberLead lead) {
  return lead == 0 || lead > kLeadWords.size() ? lead : kLeadWords[lead - 1].family;
}

}  // namespace codicil
