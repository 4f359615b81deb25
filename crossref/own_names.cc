#include "crossref/own_names.h"

#include <algorithm>

#include "base/split.h"
#include "text/words.h"

namespace codicil {

bool IsSameStem(std::string_view a, std::string_view b) {
  constexpr size_t kShortest = 3, kLongestEnding = 3;
  const size_t most = std::max(a.size(), b.size()), least = std::min(a.size(), b.size());
  const auto differ = std::ranges::mismatch(a, b);
  const auto common = static_cast<size_t>(differ.in1 - a.begin());
  const bool prefix = common == least && least >= kShortest && most - least <= kLongestEnding;
  return prefix || (common > kShortest && common * 10 >= most * 7);
}

bool IsInTitle(std::string_view folded, std::string_view title) {
  constexpr size_t kShortest = 5, kEnding = 2;
  const std::string words = FoldWords(title);
  const std::string_view stem = folded.substr(0, folded.size() - std::min(folded.size(), kEnding));
  return std::ranges::any_of(Split(words, " "), [&](std::string_view word) {
    const bool compound = stem.size() >= kShortest && word.find(stem) != word.npos;
    return compound || IsSameStem(word, folded);
  });
}

bool IsOwnName(std::string_view called, const CitationWords& words, const ReferenceIndex& index) {
  const std::string name = FoldWords(called);
  const std::string title = FoldWords(index.edition().title);
  if (!title.empty() && (title == name || title.ends_with(" " + name))) return true;
  const auto all = Split(name, " ");
  if (all.size() > 1 && std::ranges::all_of(all, [&](auto one) { return IsInTitle(one, title); }))
    return true;
  if (std::ranges::find(words.own_names, name) != words.own_names.end()) return true;
  return !index.FindHeading(name).empty() || !index.FindHeading("the " + name).empty();
}

}  // namespace codicil
