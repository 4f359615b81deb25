#include "ingest/glossary_heading.h"

#include <re2/re2.h>

#include <algorithm>
#include <string>

#include "text/language.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr size_t kLongest = 80;  // bytes

// "## ", "**"; then "2.", "IV.", "Appendix A:", "Annex -"; then the words and what closes them.
std::string HeadingPattern(const std::string& words) {
  const std::string number = R"((?:\d+(?:\.\d+)*|[ivxlc]+|[a-z]))";
  const std::string label = R"((?:§?\s*\d+(?:\.\d+)*|)" + number + R"([.):–—-]|[^\s\d.,;]+\s+)" +
                            number + R"(|[^\s\d.,;:]+\s*[:–—-])[\s.):–—-]*\s)";
  return R"((?i)^[#*_=\s]*(?:)" + label + R"()?[*_\s]*)" + words + R"(\s*:?\.?\s*[#*_=]*:?$)";
}

// "The rules", "Terms and", the words, "of terms".
std::string Heading(WordList Language::*table) {
  const auto any = [](WordList Language::*words) { return PatternOf(InAllLanguages(words)); };
  const std::string after = any(&Language::after_glossary);
  return "(?:" + any(&Language::before_glossary) + "\\s+){0,2}(?:" + any(&Language::definitions) +
         "\\s+" + after + "\\s+)?" + any(table) + "(?:\\s+" + after + "\\s+[^.,:;!?]+)?";
}

// Few lines have one of the words that the patterns look for.
bool HasWord(std::string_view line) {
  static const WordList glossary = InAllLanguages(&Language::glossary);
  static const WordList definitions = InAllLanguages(&Language::definitions);
  const std::string folded = FoldCase(line);
  const auto holds = [&](std::string_view word) { return folded.find(word) != folded.npos; };
  return std::ranges::any_of(glossary, holds) || std::ranges::any_of(definitions, holds);
}

const RE2& Certain() {
  static const RE2 pattern(HeadingPattern(Heading(&Language::glossary)));
  return pattern;
}

const RE2& Possible() {
  static const RE2 pattern(HeadingPattern(Heading(&Language::definitions)));
  return pattern;
}

}  // namespace

GlossaryHeading JudgeGlossaryHeading(std::string_view line) {
  if (line.size() > kLongest || !HasWord(line)) return GlossaryHeading::kNone;
  if (RE2::PartialMatch(line, Certain())) return GlossaryHeading::kCertain;
  return RE2::PartialMatch(line, Possible()) ? GlossaryHeading::kPossible : GlossaryHeading::kNone;
}

}  // namespace codicil
