#include "check/prose.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "base/split.h"
#include "text/language.h"
#include "text/words.h"

namespace codicil {
namespace {

size_t Count(std::string_view text, std::string_view what) {
  size_t count = 0;
  for (size_t at = text.find(what); at != text.npos; at = text.find(what, at + what.size()))
    ++count;
  return count;
}

// Characters that programs have and sentences have not.
bool IsCode(std::string_view text) {
  constexpr std::string_view kOfPrograms = "<>=|\\~^$@";
  constexpr size_t kFew = 3, kOneIn = 40;
  auto count = static_cast<size_t>(
      std::ranges::count_if(text, [&](char c) { return kOfPrograms.find(c) != kOfPrograms.npos; }));
  for (const std::string_view token : {"{\n", "{ ", "\n}", " }", "()", "::", "&&", "++", "!="})
    count += 2 * Count(text, token);
  return (count > kFew && count * kOneIn > text.size()) || text.starts_with("//") ||
         text.ends_with('{') || text.ends_with("};") || text.ends_with("();");
}

// Columns are kept apart by wide gaps, two of them in one line.
bool IsTable(std::string_view text) {
  constexpr std::string_view kWide = "   ";
  for (const std::string_view line : Split(text, "\n")) {
    if (line.starts_with('|') || line.find(" | ") != line.npos) return true;
    size_t gaps = 0;
    for (size_t at = line.find(kWide); at != line.npos; at = line.find(kWide, at)) {
      at = std::min(line.find_first_not_of(' ', at), line.size());
      gaps += at < line.size();
    }
    if (gaps > 1) return true;
  }
  return false;
}

// "# Title", "**Title**", "![](image.png)", "<br />", "[link]: address".
bool IsMarkup(std::string_view text) {
  const bool bold = text.starts_with("**") && text.find("**", 2) == text.size() - 2;
  return text.starts_with('#') || text.starts_with("![") || text.starts_with('<') || bold ||
         text.starts_with("---") || (text.starts_with('[') && text.find("]:") != text.npos);
}

bool BeginsWithBullet(std::string_view text) {
  constexpr std::array<std::string_view, 8> kBullets = {"- ",      "* ",      "+ ",     "\u2022",
                                                        "\u2013 ", "\u2014 ", "\u25CF", "\u25AA"};
  return std::ranges::any_of(kBullets, [&](auto bullet) { return text.starts_with(bullet); });
}

}  // namespace

std::vector<Paragraph> ParagraphsOf(std::string_view text) {
  std::vector<Paragraph> paragraphs;
  bool in_code = false;
  for (const std::string_view one : Split(text, "\n\n")) {
    if (one.empty()) continue;
    Paragraph& paragraph =
        paragraphs.emplace_back(Paragraph{one, static_cast<uint32_t>(one.data() - text.data())});
    const size_t fences = Count(one, "```") + Count(one, "~~~");
    paragraph.prose = !in_code && fences == 0 && !IsMarkup(one) && !IsCode(one) && !IsTable(one);
    paragraph.bullet = BeginsWithBullet(one);
    if (fences % 2 == 1) in_code = !in_code;
  }
  return paragraphs;
}

bool SaysWithdrawn(std::string_view text) {
  constexpr size_t kLongest = 80, kFewWords = 30;
  static const WordList words = InAllLanguages(&Language::withdrawn);
  const std::vector<Paragraph> paragraphs = ParagraphsOf(text);
  if (paragraphs.empty() || paragraphs.back().text.size() > kLongest) return false;
  const std::string_view last = paragraphs.back().text;
  const size_t bracket = last.find_last_of("([");
  if (bracket == last.npos && last.size() > kFewWords) return false;
  const std::string folded = FoldCase(bracket == last.npos ? last : last.substr(bracket));
  return std::ranges::any_of(words, [&](auto word) { return folded.find(word) != folded.npos; });
}

}  // namespace codicil
