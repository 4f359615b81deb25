#include <algorithm>
#include <array>
#include <compare>
#include <map>
#include <string>

#include "base/ascii.h"
#include "rules/building.h"
#include "text/columns.h"
#include "text/language.h"
#include "text/sentences.h"

namespace codicil {
namespace {

constexpr size_t kMaxTitle = 100;  // columns
constexpr size_t kMaxBytes = kMaxTitle * 4;
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

bool EndsInQuestion(std::string_view text) {
  for (const std::string_view end : {"?", "？", "?!", "？！"})
    if (text.ends_with(end)) return true;
  return false;
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
  if (paragraph.empty() || CountColumns(paragraph) > kMaxTitle) return false;
  if (SignAtEnd(paragraph) != TextEnd::kNone && !EndsInQuestion(paragraph)) return false;
  if (paragraph.find('\n') != std::string_view::npos || paragraph.front() == '{') return false;
  if (paragraph.find("。") != std::string_view::npos) return false;
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
  const size_t blank = text.substr(0, kMaxBytes + 2).find("\n\n");
  return text.substr(0, std::min(blank, text.size()));
}

void MakeHeading(Provision& provision) {
  const auto end = static_cast<uint32_t>(FirstParagraph(provision).size());
  const Passage whole = std::move(provision.text);
  const auto size = static_cast<uint32_t>(whole.text.size());
  provision.heading = Part(whole, 0, end);
  provision.text = end < size ? Part(whole, end + 2, size) : Passage();
}

// Of writing without capitals, where a title looks like any other words.
bool HasCapitals(std::string_view text) {
  return std::ranges::any_of(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return IsLetter(c) || (byte >= 0xC3 && byte < 0xD6);  // up to Armenian
  });
}

// Whether the first paragraph of a draft has anything below it, in its text or in the next draft.
bool HeadsSomething(const std::vector<Provision>& drafts, size_t i) {
  const Provision& draft = drafts[i];
  if (FirstParagraph(draft).size() < draft.text.text.size()) return true;
  if (i + 1 == drafts.size()) return false;
  const Provision& next = drafts[i + 1];
  return next.number.size() > draft.number.size() || next.container == draft.number.ToString();
}

// Where there are no capitals to tell, what heads nothing is no title.
bool MayBeTitle(const std::vector<Provision>& drafts, size_t i) {
  return HasCapitals(FirstParagraph(drafts[i])) || HeadsSomething(drafts, i);
}

// "1. The keeper's day", but not "1. A keeper must:".
bool MayBeSectionTitle(const Provision& draft) {
  constexpr std::array<std::string_view, 8> kEnds = {".", "。", "।", ",", ";", ":", "：", "—"};
  // A longer first paragraph is not a title, wherever it ends.
  const std::string_view first = FirstParagraph(draft);
  return draft.number.size() == 1 && CountColumns(first) <= kMaxTitle &&
         first.find('\n') == std::string_view::npos &&
         std::ranges::none_of(kEnds, [&](std::string_view end) { return first.ends_with(end); });
}

// "Time of taking." above a text.
bool IsShortWithStop(std::string_view paragraph) {
  constexpr size_t kMostWords = 5;
  if (!paragraph.ends_with('.') || IsLower(paragraph.front())) return false;
  paragraph.remove_suffix(1);
  return IsShort(paragraph) && paragraph.find(". ") == std::string_view::npos &&
         std::ranges::count(paragraph, ' ') < ptrdiff_t{kMostWords};
}

// Of the provisions of one rank, those with a title, and with that or a short first paragraph.
struct Titles {
  size_t all = 0, titled = 0, begun = 0, stopped = 0, texts = 0;

  bool have_titles() const { return titled * 2 >= all || (all >= 4 && begun * 3 >= all * 2); }
  // Above items alone they may be sentences.
  bool are_stopped() const { return all >= 3 && stopped * 4 >= all * 3 && texts * 3 >= stopped; }
};
// Sections 5.1 and 5.2 may have titles where the items (1) and (2) of 6 have none.
struct Rank {
  size_t components = 0;
  bool full = false;  // the number is printed in full, and of no item
  friend auto operator<=>(const Rank&, const Rank&) = default;
};

Rank RankOf(const Provision& draft) {
  const size_t size = draft.number.size();
  const bool full =
      size == 1 || draft.label.empty() || draft.label.size() >= draft.number.ToString().size();
  return {size, full && !draft.item};
}

std::map<Rank, Titles> CountTitles(const std::vector<Provision>& drafts) {
  std::map<Rank, Titles> counts;
  for (size_t i = 0; i < drafts.size(); ++i) {
    const Provision& draft = drafts[i];
    const Rank rank = RankOf(draft);
    Titles& titles = counts[rank];
    const std::string_view first = FirstParagraph(draft);
    const bool heads =
        rank.full ? HeadsSomething(drafts, i) : first.size() < draft.text.text.size();
    const bool begun = heads && IsShort(first) && !IsLower(first.front());
    ++titles.all;
    titles.titled += !draft.heading.empty();
    titles.begun += !draft.heading.empty() || begun;
    const bool stopped =
        draft.heading.empty() && IsShortWithStop(first) && HeadsSomething(drafts, i);
    titles.stopped += stopped;
    titles.texts += stopped && first.size() < draft.text.text.size();
  }
  return counts;
}

bool IsUntitled(const Provision& draft) {
  return !draft.heading_stated && draft.heading.empty() && !draft.text.empty();
}

// Sections of one lead of which half or more are sentences have no titles.
void SettleSectionTitles(std::vector<Provision>& drafts) {
  struct Count {
    size_t all = 0, sentences = 0;
    bool are_sentences() const { return all > 1 && sentences * 2 >= all; }
  };
  std::map<uint32_t, Count> counts;  // by lead
  for (const Provision& draft : drafts) {
    if (draft.number.size() != 1) continue;
    Count& count = counts[draft.number[0].lead];
    ++count.all;
    count.sentences += draft.heading.empty() && FirstParagraph(draft).ends_with('.');
  }
  for (size_t i = 0; i < drafts.size(); ++i) {
    Provision& draft = drafts[i];
    if (!IsUntitled(draft) || !MayBeSectionTitle(draft) || !MayBeTitle(drafts, i)) continue;
    if (!counts[draft.number[0].lead].are_sentences()) MakeHeading(draft);
  }
}

}  // namespace

bool IsTitle(std::string_view paragraph) {
  if (!IsShort(paragraph) || EndsInQuestion(paragraph)) return false;
  for (size_t pos = 0; pos < paragraph.size();) {
    const size_t end = std::min(paragraph.find(' ', pos), paragraph.size());
    if (end > pos && !IsTitleWord(paragraph.substr(pos, end - pos))) return false;
    pos = end + 1;
  }
  return !IsSmallWord(paragraph.substr(0, paragraph.find(' '))) &&
         !IsSmallWord(paragraph.substr(paragraph.rfind(' ') + 1));
}

void SettleHeadings(std::vector<Provision>& drafts) {
  for (size_t i = 0; i < drafts.size(); ++i) {
    if (!IsUntitled(drafts[i])) continue;
    if (IsTitle(FirstParagraph(drafts[i])) && MayBeTitle(drafts, i)) MakeHeading(drafts[i]);
  }
  SettleSectionTitles(drafts);
  const std::map<Rank, Titles> counts = CountTitles(drafts);
  for (size_t i = 0; i < drafts.size(); ++i) {
    if (!IsUntitled(drafts[i])) continue;
    const Titles& titles = counts.at(RankOf(drafts[i]));
    const std::string_view first = FirstParagraph(drafts[i]);
    const bool title = titles.have_titles() && IsShort(first) && !IsLower(first.front());
    const bool stopped =
        titles.are_stopped() && IsShortWithStop(first) && HeadsSomething(drafts, i);
    if (title || stopped) MakeHeading(drafts[i]);
  }
}

}  // namespace codicil
