#include "ingest/plain_text/furniture.h"

#include <re2/re2.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <unordered_map>

#include "base/ascii.h"
#include "ingest/plain_text/filled_lines.h"
#include "ingest/plain_text/running_lines.h"
#include "text/language.h"
#include "text/sentences.h"

namespace codicil::plain {
namespace {

struct Letters {
  size_t latin = 0;
  size_t other = 0;

  size_t sum() const { return latin + other; }
};

// Scripts by lead byte: two-byte sequences from U+0370 on are Greek, Cyrillic and so on; three-byte
// ones below U+2000 or from U+2E80 on are letters of other scripts. The characters between are not
// letters.
Letters CountLetters(std::string_view line) {
  Letters letters;
  for (size_t i = 0; i < line.size(); ++i) {
    const unsigned char c = static_cast<unsigned char>(line[i]);
    if (c < 0x80) {
      letters.latin += IsLetter(line[i]);
    } else if (c >= 0xC3 && c < 0xCD) {
      ++letters.latin;
    } else if ((c >= 0xCD && c <= 0xE0) || (c == 0xE1 && line.substr(i + 1, 1) < "\xB8") ||
               (c >= 0xE3 && c < 0xEE && c != 0xE2)) {
      ++letters.other;
    }
  }
  return letters;
}

bool IsPageLine(std::string_view line) {
  static const RE2 kPage("(?i)[-–\\[(]?\\s*" + PatternOf(InAllLanguages(&Language::page)) +
                         "\\s*\\d{1,4}(?:\\s*(?:of|/)\\s*\\d{1,4})?\\s*[-–\\])]?|"
                         "[-–—]\\s*\\d{1,4}\\s*[-–—]");
  const bool may_be =
      line.size() < 30 && !IsDigit(line.front()) && std::any_of(line.begin(), line.end(), IsDigit);
  return may_be && RE2::FullMatch(line, kPage);
}

class FurnitureMarker : private FilledLines {
 public:
  using FilledLines::FilledLines;

  void Run() {
    for (size_t k = 0; k < filled_.size(); ++k) {
      const std::string_view line = Text(k);
      if (IsPageLine(line)) {
        At(k).furniture = true;
        MarkRunningTitle(k);
      } else if (IsCloseButton(line) || IsComment(line) || IsEmbeddedImage(line)) {
        At(k).furniture = true;
      }
    }
    if (IsLatin()) MarkForeignChrome();
    SpreadToLetterless();
    MarkPageNumbers();  // the only furniture that is not recognised by its neighbours
  }

 private:
  bool IsLatin() {
    constexpr size_t kSample = 1 << 14;
    const Letters letters = CountLetters(text_.substr(0, kSample));
    return letters.latin > letters.other * 2;
  }

  static bool IsForeign(std::string_view line) {
    if (static_cast<unsigned char>(line.front()) < 0x80) return false;
    const Letters letters = CountLetters(line);
    return letters.other > 0 && letters.other * 2 > letters.sum();
  }

  // "×" alone or with a word: "×Close".
  static bool IsCloseButton(std::string_view line) {
    constexpr size_t kLongest = 16;
    constexpr std::string_view kSign = "\u00D7";
    if (!line.starts_with(kSign) || line.size() > kLongest) return false;
    const std::string_view word = line.substr(kSign.size());
    return std::all_of(word.begin(), word.end(), [](char c) { return c != ' ' && !IsDigit(c); });
  }

  // "<!-- rule: 13.1 -->" in Markdown.
  static bool IsComment(std::string_view line) {
    return line.starts_with("<!--") && line.ends_with("-->");
  }

  // "![lamp.jpg](data:image/jpeg;base64,/9j/4AAQ...)" in Markdown: bytes, which nobody reads.
  static bool IsEmbeddedImage(std::string_view line) {
    const size_t target = line.find("](");
    return line.starts_with("![") && target != line.npos && line.ends_with(')') &&
           line.substr(target + 2).starts_with("data:");
  }

  // Words in another script belong to the work, as in a translation below each rule. The exceptions
  // are the menu of a page, which comes before the first number; recurring lines; and, if no other
  // line of the work is in that script, the foot of a page, which has a close button.
  void MarkForeignChrome() {
    constexpr uint32_t kRecurs = 3;
    std::vector<size_t> foreign, names;
    std::unordered_map<std::string_view, uint32_t> times;
    for (size_t k = 0; k < filled_.size(); ++k) {
      if (!IsForeign(Text(k))) continue;
      foreign.push_back(k);
      if (!IsShortName(Text(k))) continue;
      names.push_back(k);
      ++times[Text(k)];
    }
    if (foreign.empty()) return;
    const size_t first_number = FirstNumbered(), foot = FootBegin();
    const auto in_body = [&](size_t k) { return k >= first_number && k < foot; };
    const bool bilingual = std::any_of(foreign.begin(), foreign.end(), in_body);
    for (size_t i = 0; i < names.size(); ++i) {
      const size_t k = names[i];
      const bool in_run =
          (i > 0 && names[i - 1] + 1 == k) || (i + 1 < names.size() && names[i + 1] == k + 1);
      const bool menu = k < first_number && (in_run || (k == 0 && !bilingual));
      At(k).furniture = menu || times[Text(k)] >= kRecurs;
    }
    for (size_t k = foot; k < filled_.size() && !bilingual; ++k) At(k).furniture = true;
  }

  // Returns the first of the lines after the last one in the work's own script, if there is a close
  // button among them; otherwise there is no foot.
  size_t FootBegin() {
    size_t foot = filled_.size();
    bool has_button = false;
    while (foot > 0) {
      const std::string_view line = Text(foot - 1);
      const bool button = IsCloseButton(line);
      if (!button && !IsForeign(line) && CountLetters(line).sum() > 0) break;
      has_button = has_button || button;
      --foot;
    }
    return has_button ? foot : filled_.size();
  }

  // Whether the line is an entry of a menu, not a sentence or a label ("예시:").
  static bool IsShortName(std::string_view line) {
    constexpr uint32_t kLongest = 40;
    return Columns(line) <= kLongest && !EndsSentence(line);
  }

  size_t FirstNumbered() {
    const auto numbered = [&](uint32_t i) {
      return BeginsWithNumber(text_.substr(lines_[i].begin, lines_[i].size()));
    };
    return static_cast<size_t>(std::find_if(filled_.begin(), filled_.end(), numbered) -
                               filled_.begin());
  }

  // The running title is directly above the page number.
  void MarkRunningTitle(size_t page) {
    constexpr size_t kMaxTitle = 80;
    if (page == 0 || filled_[page] - filled_[page - 1] != 1) return;
    const std::string_view line = Text(page - 1);
    if (line.size() < kMaxTitle && !EndsSentence(line) && !StartsLower(line) &&
        !IsDigit(line.front()))
      At(page - 1).furniture = true;
  }

  // Numbers alone on their lines are page numbers if they count up, a page's lines apart. (A page
  // may lack its number.)
  void MarkPageNumbers() {
    constexpr size_t kFewestLines = 15;
    constexpr uint32_t kLargestStep = 3;
    std::vector<size_t> run;
    uint32_t last = 0;
    for (size_t k = 0; k < filled_.size(); ++k) {
      const uint32_t number = LoneNumber(Text(k));
      if (number == 0) continue;
      const bool counts_up = !run.empty() && number > last && number - last <= kLargestStep &&
                             k - run.back() >= kFewestLines;
      if (!counts_up) MarkRun(run);
      run.push_back(k);
      last = number;
    }
    MarkRun(run);
  }

  void MarkRun(std::vector<size_t>& run) {
    constexpr size_t kFewest = 3;
    for (const size_t k : run) {
      if (run.size() >= kFewest) At(k).furniture = true;
    }
    run.clear();
  }

  // Returns a number of one to four digits; 0 if the line is anything else.
  static uint32_t LoneNumber(std::string_view line) {
    constexpr size_t kMostDigits = 4;
    if (line.size() > kMostDigits || !std::all_of(line.begin(), line.end(), IsDigit)) return 0;
    uint32_t number = 0;
    for (const char c : line) number = number * 10 + static_cast<uint32_t>(c - '0');
    return number;
  }

  // The number of a provision stays whatever is next to it: "100.17.", "(17)", but not "17".
  void SpreadToLetterless() {
    const auto spread = [&](size_t k, size_t neighbour) {
      if (At(k).furniture || !At(neighbour).furniture || Text(k).size() > 8) return;
      const bool numbered =
          Text(k).front() == '(' || (LoneNumber(Text(k)) == 0 && BeginsWithNumber(Text(k)));
      if (CountLetters(Text(k)).sum() == 0 && !numbered) At(k).furniture = true;
    };
    for (size_t k = 1; k < filled_.size(); ++k) spread(k, k - 1);
    for (size_t k = filled_.size(); k-- > 1;) spread(k - 1, k);
  }
};

}  // namespace

void MarkFurniture(std::string_view text, std::vector<PlainLine>& lines) {
  FurnitureMarker(text, lines).Run();
  MarkRunningLines(text, lines);
}

}  // namespace codicil::plain
