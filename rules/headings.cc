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

bool EndsSentence(std::string_view text) {
  constexpr std::array<std::string_view, 13> kEnds = {".",  ":",  ";",  ",",  "?",  "!", "。",
                                                      "、", "，", "：", "；", "？", "！"};
  return std::ranges::any_of(kEnds, [&](std::string_view end) { return text.ends_with(end); });
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

}  // namespace

bool IsTitle(std::string_view paragraph) {
  if (paragraph.empty() || paragraph.size() > kMaxTitle || EndsSentence(paragraph)) return false;
  if (paragraph.find('\n') != std::string_view::npos) return false;
  size_t words = 0;
  for (size_t pos = 0; pos < paragraph.size();) {
    const size_t end = std::min(paragraph.find(' ', pos), paragraph.size());
    if (end > pos && !IsTitleWord(paragraph.substr(pos, end - pos))) return false;
    words += end > pos;
    pos = end + 1;
  }
  const unsigned char first = static_cast<unsigned char>(paragraph.front());
  return words <= kMaxWords && !IsSmallWord(paragraph.substr(0, paragraph.find(' '))) &&
         first != '{';
}

void SettleHeading(Provision& provision) {
  if (!provision.heading.empty() || provision.text.empty()) return;
  const std::string_view text = provision.text.text;
  // A longer first paragraph is not a title, wherever it ends.
  const size_t blank = text.substr(0, kMaxTitle + 2).find("\n\n");
  const size_t first_end = blank == std::string_view::npos ? text.size() : blank;
  const std::string_view first = text.substr(0, first_end);
  const bool section_title = provision.number.size() == 1 && first.size() <= kMaxTitle &&
                             !first.ends_with('.') && !first.ends_with("。") &&
                             first.find('\n') == std::string_view::npos;
  if (!section_title && !IsTitle(first)) return;
  Passage whole = std::move(provision.text);
  provision.heading = Part(whole, 0, static_cast<uint32_t>(first_end));
  provision.text = Passage();
  if (first_end < text.size()) {
    provision.text =
        Part(whole, static_cast<uint32_t>(first_end + 2), static_cast<uint32_t>(text.size()));
  }
}

}  // namespace codicil
