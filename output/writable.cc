#include "output/writable.h"

#include <fmt/format.h>

#include <map>

#include "output/kinds.h"
#include "rules/passage_ref.h"
#include "rules/source_span.h"
#include "text/utf8.h"

namespace codicil {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

// Line ends other than LF.
bool EndsLine(char32_t c) {
  return c == '\r' || c == '\v' || c == '\f' || c == 0x85 || c == 0x2028 || c == 0x2029;
}

bool Holds(WrittenFormat format, char32_t c) {
  switch (format) {
    case WrittenFormat::kHtml:
      return c >= 0x20 || c == '\t' || c == '\n';
    case WrittenFormat::kMarkdown:
      return c != 0 && c != '\r' && c != 0xFFFE && c != 0xFFFF;
    case WrittenFormat::kXml:
      return Holds(WrittenFormat::kHtml, c) && c != 0xFFFE && c != 0xFFFF;
    case WrittenFormat::kText:
      return !EndsLine(c);
  }
  return true;
}

// The next character at or after `at` that the format cannot represent; `at` is the end of the text
// if there is none.
struct Refused {
  size_t at;
  Utf8Sequence character;
};
Refused NextRefused(std::string_view text, size_t at, WrittenFormat format) {
  // The first bytes of the characters that some format refuses.
  const auto may_be = [](char c) {
    return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == '\xC2' || c == '\xE2' ||
           c == '\xEF';
  };
  for (; at < text.size(); ++at) {
    if (!may_be(text[at])) continue;
    const Utf8Sequence character = Utf8At(text, at);
    if (!Holds(format, character.code_point)) return {at, character};
  }
  return {text.size(), {}};
}

class RefusedCharacters {
 public:
  explicit RefusedCharacters(WrittenFormat format) : format_(format) {}

  void LookAt(const Passage& passage, const Span& owner) {
    const std::string_view text = passage.text;
    for (Refused next = NextRefused(text, 0, format_); next.at < text.size();) {
      const size_t end = next.at + next.character.size;
      Found& found = found_[next.character.code_point];
      if (found.count++ == 0) {
        const auto span =
            SourceSpanOf(passage, static_cast<uint32_t>(next.at), static_cast<uint32_t>(end));
        found.first = span ? span : owner;
      }
      next = NextRefused(text, end, format_);
    }
  }

  void Report(std::string_view format, Diagnostics& diagnostics) const {
    for (const auto& [character, found] : found_) {
      diagnostics.Report(
          kind::kUnwritableCharacter, Severity::kWarning,
          fmt::format("{} cannot represent U+{:04X}: U+FFFD is written instead, {}", format,
                      static_cast<uint32_t>(character),
                      found.count == 1 ? "once" : fmt::format("{} times", found.count)),
          found.first);
    }
  }

 private:
  struct Found {
    size_t count = 0;
    std::optional<Span> first;
  };
  WrittenFormat format_;
  std::map<char32_t, Found> found_;
};

}  // namespace

std::string Writable(std::string_view text, WrittenFormat format) {
  std::string out;
  for (size_t done = 0;;) {
    const Refused next = NextRefused(text, done, format);
    out.append(text, done, next.at - done);
    if (next.at == text.size()) return out;
    out += kReplacement;
    done = next.at + next.character.size;
  }
}

void ReportUnwritable(const Edition& edition, WrittenFormat format, Diagnostics& diagnostics) {
  RefusedCharacters refused(format);
  ForEachPassage(edition, [&](const PassageRef& ref, const Passage& passage) {
    refused.LookAt(passage, SpanOfOwner(edition, ref));
  });
  constexpr std::string_view kNames[] = {"HTML", "Markdown", "XML", "a text file"};
  refused.Report(kNames[static_cast<size_t>(format)], diagnostics);
}

}  // namespace codicil
