#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "text/language.h"
#include "vocabulary/parts.h"

namespace codicil::vocabulary {
namespace {

bool IsCounting(std::string_view word) {
  const bool digits = !word.empty() && std::ranges::all_of(word, IsDigit);
  return digits || Contains(English().lists.counting, word);
}

// Removes quotes and trade marks; a "?" beside a space was once a quote.
std::string WithoutSigns(std::string_view words) {
  constexpr std::array<std::string_view, 10> kSigns = {"“",    "”",    "\"",  "™",   "®",
                                                       "(TM)", "(tm)", "(R)", "(r)", "?"};
  std::string plain(words);
  for (const std::string_view sign : kSigns) {
    for (size_t at = plain.find(sign); at != std::string::npos; at = plain.find(sign, at)) {
      const bool inside = at > 0 && plain[at - 1] != ' ' && at + sign.size() < plain.size() &&
                          plain[at + sign.size()] != ' ';
      if (sign == "?" && inside) {
        ++at;
      } else {
        plain.erase(at, sign.size());
      }
    }
  }
  return plain;
}

std::string OneBlankEach(std::string_view words) {
  std::string out;
  for (const char c : words) {
    const bool blank = c == ' ' || c == '\n' || c == '\t';
    if (!blank) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

// "in the Magic game" and "in Emberfall" name the work.
void DropWork(std::string& name) {
  const size_t in = name.find(" in ");
  if (in == std::string::npos) return;
  const std::string_view rest = std::string_view(name).substr(in + 4);
  const bool proper = !rest.empty() && rest[0] >= 'A' && rest[0] <= 'Z';
  if (proper || rest.ends_with("game")) name.resize(in);
}

void DropCounting(std::string& name) {
  for (size_t blank = name.find(' '); blank != std::string::npos; blank = name.find(' ')) {
    if (!IsCounting(LowerCase(std::string_view(name).substr(0, blank)))) return;
    name.erase(0, blank + 1);
  }
}

std::string WithoutArticle(std::string_view words) {
  for (const std::string_view article : {"the ", "a ", "an ", "each ", "every "}) {
    if (words.starts_with(article)) words.remove_prefix(article.size());
  }
  return std::string(words);
}

}  // namespace

std::string CleanName(std::string_view words) {
  std::string name = OneBlankEach(WithoutSigns(words.substr(0, words.find(" (see"))));
  DropWork(name);
  DropCounting(name);
  return LowerCase(name);
}

std::string Singular(std::string_view plural) {
  if (plural.ends_with("ies") && plural.size() > 4)
    return std::string(plural.substr(0, plural.size() - 3)) + "y";
  if (plural.ends_with("xes") || plural.ends_with("ches") || plural.ends_with("shes") ||
      plural.ends_with("sses")) {
    return std::string(plural.substr(0, plural.size() - 2));
  }
  const bool s = plural.ends_with('s') && !plural.ends_with("ss") && !plural.ends_with("us") &&
                 !plural.ends_with("is");
  return std::string(s ? plural.substr(0, plural.size() - 1) : plural);
}

const std::string& NumberPattern() {
  static const std::string pattern = [] {
    const WordList& numbers = English().lists.numbers;
    return "(?:" + PatternOf({numbers.begin() + 2, numbers.end()}) + "|[0-9]+)";
  }();
  return pattern;
}

std::string_view HeadWord(std::string_view name) {
  for (const std::string_view link : English().lists.links)
    name = name.substr(0, name.find(' ' + std::string(link) + ' '));
  return name.substr(name.rfind(' ') + 1);  // npos + 1 is 0
}

std::string BelongsTo(std::string_view name) {
  constexpr std::string_view kTypes = " types";
  const size_t of = name.find(" of ");
  if (of != std::string_view::npos) return Singular(WithoutArticle(name.substr(of + 4)));
  if (!name.ends_with(kTypes)) return {};
  return std::string(name.substr(0, name.size() - kTypes.size()));
}

}  // namespace codicil::vocabulary
