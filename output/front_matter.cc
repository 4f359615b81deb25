#include "output/front_matter.h"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "base/ascii.h"
#include "base/split.h"
#include "text/fold.h"

namespace codicil {
namespace {

// Returns the line folded, in lower case, without leaders, page numbers or a final period.
std::string WordsOf(std::string_view text) {
  std::string words = Fold(text);
  while (!words.empty() && (words.back() == '.' || words.back() == ' ' || IsDigit(words.back())))
    words.pop_back();
  for (char& c : words) c = ToLower(c);
  return words;
}

class ContentsFinder {
 public:
  explicit ContentsFinder(const Edition& edition) : edition_(edition) {
    if (!edition.glossary.empty()) headings_.insert("glossary");
    AddHeadings(edition.front_matter);
    AddHeadings(edition.back_matter);
  }

  bool IsContents(const MatterBlock& block) const {
    if (block.kind != MatterKind::kText) return false;
    return std::ranges::all_of(Split(block.text.text, "\n"),
                               [&](std::string_view line) { return IsContentsLine(line); });
  }

 private:
  void AddHeadings(const std::vector<MatterBlock>& blocks) {
    for (const MatterBlock& block : blocks) {
      if (block.kind == MatterKind::kHeading) headings_.insert(WordsOf(block.text.text));
    }
  }

  bool IsContentsLine(std::string_view line) const {
    size_t size = 0;
    const auto number = RuleNumber::ParsePrefix(line, &size);
    if (!number) return headings_.contains(WordsOf(line));
    const ProvisionId id = edition_.Find(*number);
    if (id == kNoProvision || edition_.provisions[id].heading.empty()) return false;
    line.remove_prefix(size);
    line.remove_prefix(std::min(line.find_first_not_of(". \t"), line.size()));
    return WordsOf(line) == WordsOf(edition_.provisions[id].heading.text);
  }

  const Edition& edition_;
  std::unordered_set<std::string> headings_;
};

}  // namespace

std::vector<const MatterBlock*> FrontMatterToShow(const Edition& edition) {
  std::vector<const MatterBlock*> shown;
  const ContentsFinder finder(edition);
  for (const MatterBlock& block : edition.front_matter) {
    if (!finder.IsContents(block)) shown.push_back(&block);
  }
  if (shown.size() == edition.front_matter.size()) return shown;
  std::vector<const MatterBlock*> kept;
  for (size_t i = 0; i < shown.size(); ++i) {
    const bool bare = i + 1 == shown.size() || shown[i + 1]->kind == MatterKind::kHeading;
    if (shown[i]->kind != MatterKind::kHeading || !bare) kept.push_back(shown[i]);
  }
  return kept;
}

}  // namespace codicil
