#include "output/wording/wording.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/ascii.h"
#include "output/wording/tables.h"
#include "text/plural.h"

namespace codicil {
namespace {

std::vector<std::string_view> FormsOf(std::string_view phrase) {
  std::vector<std::string_view> forms;
  for (size_t bar = phrase.find('|'); bar != phrase.npos; bar = phrase.find('|')) {
    forms.push_back(phrase.substr(0, bar));
    phrase.remove_prefix(bar + 1);
  }
  forms.push_back(phrase);
  return forms;
}

// Attributes of a tag that another literal begins are no words.
bool SaysSomething(std::string_view text) {
  return std::ranges::any_of(text, IsLetter) && text.find("=\"") == text.npos;
}

}  // namespace

Wording::Wording(std::string language, std::span<const Phrase> phrases)
    : language_(std::move(language)), phrases_(phrases) {
  for (const Phrase& phrase : phrases) by_english_.emplace(phrase.english, phrase.translated);
}

const Wording& Wording::English() {
  static const Wording english("en", {});
  return english;
}

std::span<const Wording* const> Wording::All() {
  static const Wording german("de", kGermanPhrases), french("fr", kFrenchPhrases),
      spanish("es", kSpanishPhrases), italian("it", kItalianPhrases),
      portuguese("pt", kPortuguesePhrases), russian("ru", kRussianPhrases),
      japanese("ja", kJapanesePhrases), chinese("zh", kChinesePhrases);
  static const std::array all{&german,     &french,  &spanish,  &italian,
                              &portuguese, &russian, &japanese, &chinese};
  return all;
}

const Wording& Wording::Of(std::string_view language) {
  const std::string_view own = language.substr(0, language.find('-'));
  const auto found = std::ranges::find(
      All(), own, [](const Wording* one) -> std::string_view { return one->language(); });
  return found == All().end() ? English() : **found;
}

std::string_view Wording::Unlike(std::string_view language) const {
  return language.substr(0, language.find('-')) == language_ ? std::string_view() : language;
}

std::string Wording::operator()(std::string_view english) const {
  const auto found = by_english_.find(english);
  return std::string(found == by_english_.end() ? english : found->second);
}

std::string Wording::Counted(size_t count, std::string_view english) const {
  const std::string phrase = (*this)(english);
  const std::vector<std::string_view> forms = FormsOf(phrase);
  const bool known = IsEnglish() || Has(english);
  const size_t form = PluralForm(known ? language_ : "en", count, forms.size());
  return fmt::format(fmt::runtime(forms[form]), count);
}

std::string Wording::InHtml(std::string_view html) const {
  constexpr std::string_view kLabel = "aria-label=\"";
  std::string out;
  // What comes before ">" without a "<" is the end of a tag.
  bool in_tag = html.find('>') < html.find('<');
  while (!html.empty()) {
    const size_t end = std::min(html.find(in_tag ? '>' : '<'), html.size());
    const std::string_view part = html.substr(0, end + (in_tag && end < html.size()));
    html.remove_prefix(part.size());
    const size_t label = in_tag ? part.find(kLabel) : part.npos;
    if (label != part.npos && part.find('"', label + kLabel.size()) != part.npos) {
      const size_t begin = label + kLabel.size(), last = part.find('"', begin);
      out.append(part.substr(0, begin)).append((*this)(part.substr(begin, last - begin)));
      out.append(part.substr(last));
    } else if (!in_tag && SaysSomething(part)) {
      const size_t begin = part.find_first_not_of(" \n"), last = part.find_last_not_of(" \n") + 1;
      out.append(part.substr(0, begin)).append((*this)(part.substr(begin, last - begin)));
      out.append(part.substr(last));
    } else {
      out.append(part);
    }
    in_tag = !in_tag;
  }
  return out;
}

}  // namespace codicil
