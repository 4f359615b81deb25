#include "ingest/glossary_heading.h"

#include <re2/re2.h>

#include <string>

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

const RE2& Certain() {
  static const RE2 pattern(HeadingPattern(
      R"((?:(?:a|the|rules?|game|short|full)\s+){0,2}(?:(?:definitions|terms|terminology)\s+(?:and|&)\s+)?)"
      R"((?:glossary|glossar|glossaire|glosario|glossario|glossário)(?:\s+(?:of|and|&|und|der|et|des|y|de|e)\s+[^.,:;!?]+)?)"));
  return pattern;
}

const RE2& Possible() {
  static const RE2 pattern(HeadingPattern(
      R"((?:(?:the|rules?|game|key|important|list\s+of)\s+){0,2}(?:terms\s+(?:and|&)\s+)?)"
      R"((?:definitions?|terms|terminology|keywords|begriffe|begriffsbestimmungen|definitionen|définitions|definiciones|definizioni|definições)(?:\s+(?:of|and|&)\s+[^.,:;!?]+)?)"));
  return pattern;
}

}  // namespace

GlossaryHeading JudgeGlossaryHeading(std::string_view line) {
  if (line.size() > kLongest) return GlossaryHeading::kNone;
  if (RE2::PartialMatch(line, Certain())) return GlossaryHeading::kCertain;
  return RE2::PartialMatch(line, Possible()) ? GlossaryHeading::kPossible : GlossaryHeading::kNone;
}

}  // namespace codicil
