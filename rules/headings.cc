#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "rules/building.h"
#include "text/language.h"

namespace codicil {
namespace {

constexpr size_t kMaxTitle = 100;  // bytes
constexpr size_t kMaxWords = 12;

bool IsSmallWord(std::string_view word) {
  static const WordList words = InAllLanguages(&Language::title_words);
  return Contains(words, word);
}

std::string_view TrimQuotes(std::string_view word) {
  while (!word.empty() && !IsAlnum(word.front())) word.remove_prefix(1);
  return word;
}

bool IsTitleWord(std::string_view word) {
  const std::string_view bare = TrimQuotes(word);
  if (IsSmallWord(word) || IsSmallWord(bare)) return true;
  return bare.empty() || !IsLower(bare.front());
}

bool EndsInQuestion(std::string_view text) { return text.ends_with('?') || text.ends_with("？"); }

bool EndsSentence(std::string_view text) {
  constexpr std::array<std::string_view, 11> kEnds = {".",  ":",  ";",  ",",  "!", "。",
                                                      "、", "，", "：", "；", "！"};
  return EndsInQuestion(text) ||
         std::ranges::any_of(kEnds, [&](std::string_view end) { return text.ends_with(end); });
}

// Returns the part [begin, end) of `passage`.
Passage Part(const Passage& passage, uint32_t begin, uint32_t end) {
  Passage part;
  part.text = passage.text.substr(begin, end - begin);
  part.span = {passage.span.source, passage.span.begin + begin, passage.span.begin + end};
  for (Origin origin : passage.origins) {
    if (origin.end <= begin || origin.begin >= end) continue;
    const uint32_t head = origin.begin < begin ? begin - origin.begin : 0;
    const uint32_t tail = origin.end > end ? origin.end - end : 0;
    if (!origin.replaced) {
      origin.source.begin += head;
      origin.source.end -= tail;
    }
    part.origins.push_back(
        {origin.begin + head - begin, origin.end - tail - begin, origin.source, origin.replaced});
  }
  if (!passage.origins.empty()) {
    part.span = part.origins.empty() ? Span{passage.span.source, 0, 0}
                                     : Span{passage.span.source, part.origins.front().source.begin,
                                            part.origins.back().source.end};
  }
  for (const Mark& mark : passage.marks) {
    if (mark.end <= begin || mark.begin >= end) continue;
    part.marks.push_back({mark.kind, std::max(mark.begin, begin) - begin,
                          std::min(mark.end, end) - begin, mark.value});
  }
  return part;
}

// One line of a few words that is not a sentence, but perhaps a question.
bool IsShort(std::string_view paragraph) {
  if (paragraph.empty() || paragraph.size() > kMaxTitle) return false;
  if (EndsSentence(paragraph) && !EndsInQuestion(paragraph)) return false;
  if (paragraph.find('\n') != std::string_view::npos || paragraph.front() == '{') return false;
  size_t words = 0;
  for (size_t pos = 0; pos < paragraph.size();) {
    const size_t end = std::min(paragraph.find(' ', pos), paragraph.size());
    words += end > pos;
    pos = end + 1;
  }
  return words <= kMaxWords;
}

// At most a little more than a title.
std::string_view FirstParagraph(const Provision& provision) {
  const std::string_view text = provision.text.text;
  const size_t blank = text.substr(0, kMaxTitle + 2).find("\n\n");
  return text.substr(0, std::min(blank, text.size()));
}

void MakeHeading(Provision& provision) {
  const auto end = static_cast<uint32_t>(FirstParagraph(provision).size());
  const Passage whole = std::move(provision.text);
  const auto size = static_cast<uint32_t>(whole.text.size());
  provision.heading = Part(whole, 0, end);
  provision.text = end < size ? Part(whole, end + 2, size) : Passage();
}

}  // namespace

bool IsTitle(std::string_view paragraph) {
  if (!IsShort(paragraph) || EndsInQuestion(paragraph)) return false;
  for (size_t pos = 0; pos < paragraph.size();) {
    const size_t end = std::min(paragraph.find(' ', pos), paragraph.size());
    if (end > pos && !IsTitleWord(paragraph.substr(pos, end - pos))) return false;
    pos = end + 1;
  }
  return !IsSmallWord(paragraph.substr(0, paragraph.find(' ')));
}

void SettleHeading(Provision& provision) {
  if (!provision.heading.empty() || provision.text.empty()) return;
  // A longer first paragraph is not a title, wherever it ends.
  const std::string_view first = FirstParagraph(provision);
  const bool section_title = provision.number.size() == 1 && first.size() <= kMaxTitle &&
                             !first.ends_with('.') && !first.ends_with("。") &&
                             !first.ends_with(',') && !first.ends_with(';') &&
                             first.find('\n') == std::string_view::npos;
  if (section_title || IsTitle(first)) MakeHeading(provision);
}

void SettleOtherHeadings(std::vector<Provision>& drafts) {
  // Of the provisions of one depth, those with a title, and with that or a short first paragraph.
  struct Count {
    size_t all = 0, titled = 0, begun = 0;
    bool have_titles() const { return titled * 2 >= all || (all >= 4 && begun * 4 >= all * 3); }
  };
  std::array<Count, RuleNumber::kMaxComponents + 1> counts;
  const auto begins_with_title = [](const Provision& draft) {
    const std::string_view first = FirstParagraph(draft);
    return first.size() < draft.text.text.size() && IsShort(first) && !IsLower(first.front());
  };
  for (const Provision& draft : drafts) {
    Count& count = counts[draft.number.size()];
    ++count.all;
    count.titled += !draft.heading.empty();
    count.begun += !draft.heading.empty() || begins_with_title(draft);
  }
  for (Provision& draft : drafts) {
    if (draft.heading_stated || !draft.heading.empty() || draft.text.empty()) continue;
    if (!counts[draft.number.size()].have_titles()) continue;
    const std::string_view first = FirstParagraph(draft);
    if (IsShort(first) && !IsLower(first.front())) MakeHeading(draft);
  }
}

}  // namespace codicil
