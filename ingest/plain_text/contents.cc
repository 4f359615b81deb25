#include "ingest/plain_text/contents.h"

#include <re2/re2.h>

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "base/ascii.h"

namespace codicil::plain {
namespace {

bool LeadsToPage(std::string_view line) {
  static const RE2 kPage(R"((?:\.{2,}|(?: \.){3,}|…{2,}|_{4,}|\t)[\s.]*(?:\d{1,4}|[ivxl]{1,6})$)");
  const bool may_be = !line.empty() && (IsDigit(line.back()) ||
                                        std::string_view("ivxl").find(line.back()) != line.npos);
  return may_be && RE2::PartialMatch(line, kPage);
}

using Numbers = std::unordered_set<RuleNumber, RuleNumberHash>;

class Finder {
 public:
  Finder(std::string_view text, const std::vector<PlainLine>& lines, const NumberedLines& numbered)
      : text_(text), lines_(lines), numbered_(numbered) {}

  // It begins with a section; in two columns, rules of the second one may come first.
  ContentsLines Find() const {
    constexpr int kMostStarts = 3;
    uint32_t first = Next(0);
    for (int start = 0; start < kMostStarts && first < size(); ++start, first = Next(first + 1)) {
      const ContentsLines found = FindFrom(first);
      if (found.begin < found.end) return {0, found.end};
      if (numbered_[first]->number.size() == 1) return {};
    }
    return {};
  }

 private:
  ContentsLines FindFrom(uint32_t first) const {
    uint32_t again = Next(first + 1);
    while (again < size() && numbered_[again]->number != numbered_[first]->number)
      again = Next(again + 1);
    if (again >= size() || !AreTitles(first, again) || !ComeAgain(first, again)) return {};
    return {first, again};
  }

  uint32_t size() const { return static_cast<uint32_t>(lines_.size()); }

  // The first numbered line from `i` on.
  uint32_t Next(uint32_t i) const {
    while (i < size() && numbered_[i] == nullptr) ++i;
    return i;
  }

  // Few lines without numbers, and hardly a sentence.
  bool AreTitles(uint32_t begin, uint32_t end) const {
    constexpr size_t kFewest = 5;
    constexpr uint32_t kLongest = 160;  // columns, of two titles side by side
    size_t numbered = 0, others = 0, sentences = 0;
    for (uint32_t i = begin; i < end; ++i) {
      if (lines_[i].blank() || lines_[i].furniture) continue;
      const std::string_view line = text_.substr(lines_[i].begin, lines_[i].size());
      ++(numbered_[i] != nullptr ? numbered : others);
      sentences += EndsSentence(line) || Columns(line) > kLongest;
    }
    return numbered >= kFewest && others * 2 <= numbered && sentences * 10 <= numbered;
  }

  bool ComeAgain(uint32_t begin, uint32_t end) const {
    Numbers after;
    for (uint32_t i = Next(end); i < size(); i = Next(i + 1)) after.insert(numbered_[i]->number);
    size_t listed = 0, found = 0;
    bool rules = false;
    for (uint32_t i = Next(begin); i < end; i = Next(i + 1)) {
      ++listed;
      found += after.contains(numbered_[i]->number);
      rules |= numbered_[i]->number.size() > 1;
    }
    return rules && found * 10 >= listed * 8 && after.size() > found;
  }

  std::string_view text_;
  const std::vector<PlainLine>& lines_;
  const NumberedLines& numbered_;
};

// The entries of contents, by their numbers and titles.
class EntryFinder {
 public:
  EntryFinder(std::string_view text, const std::vector<PlainLine>& lines,
              std::span<const LineLabel> labels, std::span<const uint32_t> label_lines)
      : text_(text), lines_(lines), labels_(labels), label_lines_(label_lines) {
    for (size_t i = 0; i < labels.size(); ++i) {
      last_of_number_[labels[i].number] = i;
      for (const std::string& title : TitlesOf(i)) last_[KeyOf(i, title)] = i;
    }
  }

  std::vector<size_t> Find(std::span<const uint32_t> contents) {
    std::vector<size_t> listed;
    for (const uint32_t heading : contents) {
      auto i = static_cast<size_t>(std::ranges::upper_bound(label_lines_, heading) -
                                   label_lines_.begin());
      for (; i < labels_.size() && IsListed(i); ++i) {
        if (listed.empty() || listed.back() < i) listed.push_back(i);
      }
    }
    return listed;
  }

 private:
  static constexpr size_t kLongestTitle = 250;  // bytes

  // A title may be written in another way in the contents, if one of the next is not.
  bool IsListed(size_t i) const {
    constexpr size_t kReach = 3;
    if (ComesAgain(i)) return true;
    if (last_of_number_.at(labels_[i].number) == i) return false;
    for (size_t next = i + 1; next < labels_.size() && next <= i + kReach; ++next) {
      if (ComesAgain(next)) return true;
    }
    return false;
  }

  bool ComesAgain(size_t i) const {
    return std::ranges::any_of(TitlesOf(i), [&](const std::string& title) {
      const auto found = last_.find(KeyOf(i, title));
      return found != last_.end() && found->second > i;
    });
  }

  // What the line says, and what it says with each of the lines below it, in which a title goes on.
  std::vector<std::string> TitlesOf(size_t i) const {
    constexpr uint32_t kMostLines = 4;
    std::string title(Title(i));
    std::vector<std::string> titles = {title};
    const uint32_t line = label_lines_[i];
    const uint32_t next = i + 1 < labels_.size() ? label_lines_[i + 1] : line + kMostLines;
    const auto end = std::min({next, line + kMostLines, static_cast<uint32_t>(lines_.size())});
    for (uint32_t k = line + 1; k < end && !lines_[k].blank(); ++k) {
      if (!title.empty()) title += ' ';
      title += Text(k);
      titles.push_back(title);
    }
    if (titles.size() > 1 && titles[0].empty()) titles.erase(titles.begin());
    std::erase_if(titles, [](const std::string& one) { return one.size() > kLongestTitle; });
    return titles;
  }

  std::string_view Title(size_t i) const {
    const std::string_view line = Text(label_lines_[i]);
    return line.substr(std::min<size_t>(labels_[i].words, line.size()));
  }
  std::string KeyOf(size_t i, std::string_view title) const {
    return labels_[i].number.Bare().ToString() + ' ' + LowerCase(title);
  }
  std::string_view Text(uint32_t i) const {
    return text_.substr(lines_[i].begin, lines_[i].size());
  }

  std::string_view text_;
  const std::vector<PlainLine>& lines_;
  std::span<const LineLabel> labels_;
  std::span<const uint32_t> label_lines_;
  std::unordered_map<std::string, size_t> last_;  // label with that number and title
  std::unordered_map<RuleNumber, size_t, RuleNumberHash> last_of_number_;
};

}  // namespace

std::vector<size_t> FindListedLabels(std::string_view text, const std::vector<PlainLine>& lines,
                                     std::span<const LineLabel> labels,
                                     std::span<const uint32_t> label_lines,
                                     std::span<const uint32_t> contents) {
  return EntryFinder(text, lines, labels, label_lines).Find(contents);
}

bool IsEntryOfContents(std::string_view text, const std::vector<PlainLine>& lines, uint32_t i) {
  const auto line = [&](uint32_t k) { return text.substr(lines[k].begin, lines[k].size()); };
  if (LeadsToPage(line(i))) return true;
  return i > 0 && i + 1 < lines.size() && !lines[i].blank() && IsDigit(line(i).back()) &&
         LeadsToPage(line(i - 1)) && LeadsToPage(line(i + 1));
}

ContentsLines FindContentsLines(std::string_view text, const std::vector<PlainLine>& lines,
                                const NumberedLines& numbered) {
  return Finder(text, lines, numbered).Find();
}

}  // namespace codicil::plain
