#include "text/languages/languages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <optional>

#include "base/split.h"

namespace codicil {
namespace languages {

WordList Cut(std::string_view words) { return Split(words, ", "); }

CitationWords WithEnglish(CitationWords words) {
  using Words = CitationWords;
  const Words& english = English().citations;
  words.leads.insert(words.leads.end(), english.leads.begin(), english.leads.end());
  for (WordList Words::*list :
       {&Words::self,       &Words::see,       &Words::also,       &Words::citing,
        &Words::not_citing, &Words::units,     &Words::joiners,    &Words::range,
        &Words::name_links, &Words::no_name,   &Words::documents,  &Words::glossary,
        &Words::own_names,  &Words::articles,  &Words::paragraphs, &Words::items,
        &Words::letters,    &Words::sentences, &Words::acts,       &Words::act_numbers,
        &Words::of,         &Words::other}) {
    (words.*list).insert((words.*list).end(), (english.*list).begin(), (english.*list).end());
  }
  return words;
}

}  // namespace languages

std::span<const Language* const> Languages() {
  static const std::array all = {
      &languages::English(),   &languages::German(),   &languages::French(),
      &languages::Spanish(),   &languages::Italian(),  &languages::Portuguese(),
      &languages::Chinese(),   &languages::Japanese(), &languages::Korean(),
      &languages::Russian(),   &languages::Dutch(),    &languages::Polish(),
      &languages::Swedish(),   &languages::Czech(),    &languages::Slovak(),
      &languages::Finnish(),   &languages::Danish(),   &languages::Norwegian(),
      &languages::Ukrainian(), &languages::Catalan(),  &languages::Romanian(),
      &languages::Hungarian(), &languages::Estonian(), &languages::Greek(),
      &languages::Turkish(),   &languages::Croatian()};
  return all;
}

const Language& LanguageOf(std::string_view tag) {
  static const Language kOther{.citations = languages::WithEnglish({})};
  const auto found = std::ranges::find(Languages(), tag.substr(0, tag.find('-')), &Language::tag);
  return found == Languages().end() ? kOther : **found;
}

WordList InAllLanguages(WordList Language::*table) {
  WordList all;
  for (const Language* language : Languages())
    all.insert(all.end(), (language->*table).begin(), (language->*table).end());
  return all;
}

namespace {

// The place of a word in a table, from 0 on, in whichever of its genders.
std::optional<uint32_t> PlaceIn(const WordList& table, std::string_view word) {
  for (size_t i = 0; i < table.size(); ++i) {
    if (Contains(Split(table[i], "|"), word)) return static_cast<uint32_t>(i);
  }
  return std::nullopt;
}

// "twenty-first"
uint32_t JoinedOrdinalOf(const Language& language, std::string_view word) {
  constexpr uint32_t kTen = 10;
  const size_t hyphen = word.find('-');
  if (hyphen == word.npos) return 0;
  const auto ten = PlaceIn(language.lists.tens, word.substr(0, hyphen));
  const auto unit = PlaceIn(language.ordinals, word.substr(hyphen + 1));
  return ten && unit && *unit + 1 < kTen ? (*ten + 2) * kTen + *unit + 1 : 0;
}

}  // namespace

uint32_t OrdinalOf(std::string_view word) {
  constexpr uint32_t kTen = 10;
  for (const Language* language : Languages()) {
    if (const auto place = PlaceIn(language->ordinals, word)) return *place + 1;
    if (const auto ten = PlaceIn(language->ordinal_tens, word)) return (*ten + 2) * kTen;
    if (const uint32_t joined = JoinedOrdinalOf(*language, word)) return joined;
  }
  return 0;
}

bool Contains(const WordList& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

std::string PatternOf(const WordList& words) {
  std::vector<std::string> quoted;
  for (const std::string_view word : words) quoted.push_back(RE2::QuoteMeta(word));
  return fmt::format("(?:{})", fmt::join(quoted, "|"));
}

}  // namespace codicil
