#include "output/academy/terms.h"

#include <algorithm>
#include <cmath>

#include "base/ascii.h"
#include "base/split.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil::academy {
namespace {

constexpr int kAlikeEnough = 60;

// The words in order, in lower case, with a space between two; what is no letter or digit parts
// words, but the characters from U+0080 to U+00FF are passed over, as those libraries do.
std::string SortedWords(std::string_view text) {
  const std::string folded = FoldCase(text);
  std::string plain;
  for (size_t at = 0; at < folded.size();) {
    const Utf8Sequence one = Utf8At(folded, at);
    const char32_t c = one.code_point;
    const bool ascii = c < 0x80;
    const bool word = ascii ? IsAlnum(static_cast<char>(c)) : IsLetterOfAnyScript(c);
    if (ascii || c > 0xFF) plain += word ? folded.substr(at, one.size) : " ";
    at += one.size;
  }
  std::vector<std::string_view> words = Split(plain, " ");
  std::erase(words, std::string_view());
  std::ranges::sort(words);
  std::string sorted;
  for (const std::string_view word : words) (sorted += sorted.empty() ? "" : " ") += word;
  return sorted;
}

size_t LongestCommonSubsequence(std::u32string_view a, std::u32string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (const char32_t c : a) {
    size_t diagonal = 0;
    for (size_t i = 0; i < b.size(); ++i) {
      const size_t above = row[i + 1];
      row[i + 1] = c == b[i] ? diagonal + 1 : std::max(above, row[i]);
      diagonal = above;
    }
  }
  return row.back();
}

// Of words as SortedWords gives them.
int Ratio(const std::string& a, const std::string& b) {
  if (a.empty() || b.empty()) return 0;
  const std::u32string left = CodePointsOf(a), right = CodePointsOf(b);
  const auto common = static_cast<double>(LongestCommonSubsequence(left, right));
  return static_cast<int>(
      std::nearbyint(200 * common / static_cast<double>(left.size() + right.size())));
}

}  // namespace

int TokenSortRatio(std::string_view a, std::string_view b) {
  return Ratio(SortedWords(a), SortedWords(b));
}

TermFinder::TermFinder(const Terms* official, const Terms* unofficial) {
  if (unofficial != nullptr) Add(*unofficial);
  Add(*official);
}

void TermFinder::Put(std::string_view name, const Term& term, bool replace) {
  const auto [known, is_new] = index_.emplace(name, names_.size());
  if (is_new)
    names_.emplace_back(name, &term);
  else if (replace)
    names_[known->second].second = &term;
}

void TermFinder::Add(const Terms& terms) {
  constexpr std::string_view kObsolete = " (obsolete)";
  for (const auto& [name, term] : terms) {
    Put(name, term, true);
    Put(std::string_view(name).substr(0, name.find(kObsolete)), term, true);
  }
  for (const auto& [name, term] : terms) {
    const std::string_view several = std::string_view(name).substr(0, name.find(kObsolete));
    for (const std::string_view part : Split(several, ", ")) Put(part, term, false);
  }
}

const Term* TermFinder::Find(std::string_view asked, bool fuzzy) const {
  const auto known = index_.find(FoldCase(asked));
  if (known != index_.end()) return names_[known->second].second;
  if (!fuzzy) return nullptr;
  const std::string words = SortedWords(asked);
  const Term* best = nullptr;
  int most = kAlikeEnough - 1;
  for (const auto& [name, term] : names_) {
    const int ratio = Ratio(words, SortedWords(name));
    if (ratio > most) most = ratio, best = term;
  }
  return best;
}

}  // namespace codicil::academy
