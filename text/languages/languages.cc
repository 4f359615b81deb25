#include "text/languages/languages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <unordered_map>

#include "base/split.h"
#include "text/words.h"

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
      &languages::English(),     &languages::German(),     &languages::French(),
      &languages::Spanish(),     &languages::Italian(),    &languages::Portuguese(),
      &languages::Chinese(),     &languages::Japanese(),   &languages::Korean(),
      &languages::Russian(),     &languages::Dutch(),      &languages::Polish(),
      &languages::Swedish(),     &languages::Czech(),      &languages::Slovak(),
      &languages::Finnish(),     &languages::Danish(),     &languages::Norwegian(),
      &languages::Ukrainian(),   &languages::Catalan(),    &languages::Romanian(),
      &languages::Hungarian(),   &languages::Estonian(),   &languages::Greek(),
      &languages::Turkish(),     &languages::Croatian(),   &languages::Bulgarian(),
      &languages::Serbian(),     &languages::Slovenian(),  &languages::Lithuanian(),
      &languages::Latvian(),     &languages::Icelandic(),  &languages::Albanian(),
      &languages::Azerbaijani(), &languages::Kazakh(),     &languages::Georgian(),
      &languages::Welsh(),       &languages::Vietnamese(), &languages::Indonesian(),
      &languages::Malay(),       &languages::Swahili(),    &languages::Arabic(),
      &languages::Persian(),     &languages::Hebrew(),     &languages::Hindi(),
      &languages::Thai()};
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

WordList InAllLanguages(WordList CitationWords::*table) {
  WordList all;
  for (const Language* language : Languages()) {
    const WordList& words = language->citations.*table;
    all.insert(all.end(), words.begin(), words.end());
  }
  return all;
}

namespace {

using Ordinals = std::unordered_map<std::string, uint32_t>;

// As it is, and without accents, which many do not type.
void AddOrdinal(std::string word, uint32_t value, Ordinals& all) {
  all.emplace(WithoutAccents(word), value);
  all.emplace(std::move(word), value);
}

// Of one language: "first", "twentieth", "twenty-first", in each of their genders.
void AddOrdinals(const Language& language, Ordinals& all) {
  constexpr uint32_t kTen = 10;
  for (uint32_t i = 0; i < language.ordinals.size(); ++i) {
    for (const std::string_view word : Split(language.ordinals[i], "|"))
      AddOrdinal(std::string(word), i + 1, all);
  }
  for (uint32_t i = 0; i < language.ordinal_tens.size(); ++i) {
    for (const std::string_view word : Split(language.ordinal_tens[i], "|"))
      AddOrdinal(std::string(word), (i + 2) * kTen, all);
    if (i >= language.lists.tens.size()) continue;
    for (uint32_t unit = 0; unit + 1 < kTen && unit < language.ordinals.size(); ++unit) {
      for (const std::string_view word : Split(language.ordinals[unit], "|"))
        all.emplace(fmt::format("{}-{}", language.lists.tens[i], word), (i + 2) * kTen + unit + 1);
    }
  }
}

}  // namespace

uint32_t OrdinalOf(std::string_view word) {
  static const Ordinals ordinals = [] {
    Ordinals all;
    for (const Language* language : Languages()) AddOrdinals(*language, all);
    return all;
  }();
  const auto found = ordinals.find(std::string(word));
  return found == ordinals.end() ? 0 : found->second;
}

std::string_view WordOfTail(std::string_view tail) {
  return tail.substr(std::min(tail.find_first_not_of(". -"), tail.size()));
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
