#include "text/closest.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr size_t kMostLetters = 64;

size_t Distance(std::string_view a, std::string_view b) {
  std::vector<size_t> before_last(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] != b[j - 1])});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
    std::swap(before_last, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

}  // namespace

std::vector<std::string> Closest(const std::vector<std::string>& names, std::string_view asked) {
  constexpr size_t kMost = 3;
  const std::string wanted = FoldCase(asked.substr(0, kMostLetters));
  const size_t allowed = std::max<size_t>(1, wanted.size() / 3);
  std::vector<std::pair<size_t, const std::string*>> near;
  for (const std::string& name : names) {
    const size_t longest = std::max(name.size(), wanted.size());
    if (longest - std::min(name.size(), wanted.size()) > allowed) continue;
    const size_t distance = Distance(FoldCase(name), wanted);
    if (distance <= allowed) near.emplace_back(distance, &name);
  }
  std::stable_sort(near.begin(), near.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> closest;
  for (const auto& [distance, name] : near)
    if (closest.size() < kMost) closest.push_back(*name);
  return closest;
}

size_t EditsBetween(std::string_view a, std::string_view b) {
  const std::u32string from = CodePointsOf(a), to = CodePointsOf(b);
  std::vector<size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= from.size(); ++i) {
    size_t diagonal = std::exchange(row[0], i);
    for (size_t j = 1; j <= to.size(); ++j) {
      const size_t replaced = diagonal + (from[i - 1] != to[j - 1]);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
    }
  }
  return row.back();
}

}  // namespace codicil
