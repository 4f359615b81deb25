// Which headings announce a glossary.
#pragma once

#include <cstdint>
#include <string_view>

namespace codicil {

enum class GlossaryHeading : uint8_t {
  kNone,
  kPossible,  // "Definitions", "Terms and Definitions": what comes below it decides
  kCertain    // "Glossary of Terms", "2. Glossary", "Appendix A: Glossary"
};

// Judges a trimmed line, ignoring markup, a number and a closing colon.
GlossaryHeading JudgeGlossaryHeading(std::string_view line);

}  // namespace codicil
