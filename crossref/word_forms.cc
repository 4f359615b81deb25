#include "crossref/word_forms.h"

namespace codicil {
namespace {

bool IsVowel(char c) { return std::string_view("aeiou").find(c) != std::string_view::npos; }

bool EndsInConsonantAndY(std::string_view word) {
  return word.size() > 2 && word.ends_with('y') && !IsVowel(word[word.size() - 2]);
}

bool Hisses(std::string_view word) {
  return word.ends_with('s') || word.ends_with('x') || word.ends_with('z') ||
         word.ends_with("ch") || word.ends_with("sh");
}

std::string With(std::string_view word, std::string_view ending) {
  std::string form(word);
  form += ending;
  return form;
}

std::string Plural(std::string_view word) {
  if (EndsInConsonantAndY(word)) return With(word.substr(0, word.size() - 1), "ies");
  return With(word, Hisses(word) ? "es" : "s");
}

// "tap" is "tapp-" before an ending; "exile" is "exil-".
std::string Stem(std::string_view word) {
  const size_t size = word.size();
  if (word.ends_with('e')) return std::string(word.substr(0, size - 1));
  const bool doubles = size >= 3 && !IsVowel(word[size - 1]) && IsVowel(word[size - 2]) &&
                       !IsVowel(word[size - 3]) &&
                       std::string_view("wxy").find(word[size - 1]) == std::string_view::npos;
  return doubles ? With(word, word.substr(size - 1)) : std::string(word);
}

// "effects" has the form effect, "abilities" ability, "boxes" box; a word that is not a plural
// yields no real word without its ending.
void AddSingular(std::string_view word, std::vector<std::string>& forms) {
  if (word.size() < 4 || !word.ends_with('s') || word.ends_with("ss")) return;
  if (word.ends_with("ies")) {
    forms.push_back(With(word.substr(0, word.size() - 3), "y"));
    return;
  }
  const std::string_view stem = word.substr(0, word.size() - 2);
  if (word.ends_with("es") && Hisses(stem)) forms.emplace_back(stem);
  forms.emplace_back(word.substr(0, word.size() - 1));
}

}  // namespace

void AddForms(std::string_view word, std::vector<std::string>& forms) {
  if (word.size() < 2) return;
  forms.push_back(Plural(word));
  const std::string stem = Stem(word);
  if (EndsInConsonantAndY(word)) {
    forms.push_back(With(word.substr(0, word.size() - 1), "ied"));
  } else {
    forms.push_back(With(stem, "ed"));
  }
  forms.push_back(With(stem, "ing"));
  // "counter", "target": long words keep their consonant.
  if (stem.size() > word.size()) {
    forms.push_back(With(word, "ed"));
    forms.push_back(With(word, "ing"));
  }
  AddSingular(word, forms);
}

void AddOtherNumber(std::string_view name, std::vector<std::string>& forms) {
  if (name.size() < 3) return;
  if (name.ends_with("ies")) forms.push_back(With(name.substr(0, name.size() - 3), "y"));
  if (name.ends_with("es")) forms.push_back(std::string(name.substr(0, name.size() - 2)));
  if (name.ends_with('s')) forms.push_back(std::string(name.substr(0, name.size() - 1)));
  forms.push_back(Plural(name));
}

}  // namespace codicil
