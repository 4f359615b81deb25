#include "pathological_inputs.h"

#include <fmt/format.h>

#include "output/writer.h"
#include "tests/unit/read_rules.h"

namespace codicil {
namespace {

std::string Repeat(std::string_view unit, size_t repeats) {
  std::string text;
  text.reserve(unit.size() * repeats);
  for (size_t i = 0; i < repeats; ++i) text += unit;
  return text;
}

std::string InText(std::string_view unit, size_t repeats) {
  return "1. Embers\n\n100. Wardens\n\n100.1. A rule. " + Repeat(unit, repeats) +
         "\n\n100.2. The next one.\n";
}

std::string InMarkdownText(std::string_view unit, size_t repeats) {
  return "# Wardens\n\n## 1. Embers\n\n1.1. A rule. " + Repeat(unit, repeats) +
         "\n\n1.2. The next one.\n";
}

std::string InRst(std::string_view unit, size_t repeats) {
  return "Wardens\n=======\n\n100.1\n-----\n\nA rule. " + Repeat(unit, repeats) +
         "\n\n100.2\n-----\n\nNext.\n";
}

std::string InJson(std::string_view unit, size_t repeats) {
  return R"({"schema": "codicil-edition/1", "provisions": [{"num": "1.1", "text": ")" +
         Repeat(unit, repeats) + "\"}]}";
}

template <typename Line>
std::string Lines(size_t repeats, Line line) {
  std::string text;
  for (size_t i = 0; i < repeats; ++i) text += line(i);
  return text;
}

std::string FallingGlossary(size_t repeats) {
  return "1. Embers\n\n100. Wardens\n\n100.1. A rule.\n\nGlossary\n\n" +
         Lines(repeats, [&](size_t i) {
           return fmt::format("Term {:07}\nIts meaning, for once.\n\n", repeats - i);
         });
}

// No blank lines: only the alphabet distinguishes terms from definitions.
std::string UnpartedGlossary(size_t repeats) {
  return "1. Embers\n\n100. Wardens\n\n100.1. A rule.\n\nGlossary\n" +
         Lines(repeats, [&](size_t i) {
           return fmt::format("Term {:07}\nIts meaning, for once.\n", repeats - i);
         });
}

// A contents page that lists as many names after the glossary as the work has rules.
std::string LongContents(size_t repeats) {
  return "Contents\n1. Embers\nGlossary\n" +
         Lines(repeats, [](size_t i) { return fmt::format("Name {}\n", i); }) +
         "\n1. Embers\n\n100. Wardens\n\n" +
         Lines(repeats, [](size_t i) { return fmt::format("100.{}. A rule.\n\n", i + 1); }) +
         "Glossary\n\nEmber\nHeat.\n";
}

std::string RisingRules(size_t repeats) {
  return Lines(repeats, [](size_t i) { return fmt::format("100.{}. A warden acts.\n\n", i + 1); });
}

std::string FallingRules(size_t repeats) {
  return Lines(repeats,
               [&](size_t i) { return fmt::format("100.{}. A warden acts.\n\n", repeats - i); });
}

std::string Stairs(size_t repeats) {
  constexpr size_t kDeepest = 1000;  // the indents would be quadratic themselves
  return Lines(repeats, [](size_t i) { return std::string(i % kDeepest, ' ') + "- step\n\n"; });
}

std::string ManyLabels(size_t repeats) {
  return Lines(repeats, [](size_t i) {
    return fmt::format(".. _label{}:\n\n:ref:`label{}`\n\n", i, i + 1);
  });
}

// "Waaa 1", "Waaa 2", and so on: words that each stand before four numbers.
std::string ManyLeads(size_t repeats) {
  std::string text;
  for (size_t i = 0; i < repeats / 4; ++i) {
    std::string word = "W";
    for (size_t rest = i, letter = 0; letter < 4; ++letter, rest /= 26)
      word += static_cast<char>('a' + rest % 26);
    for (int number = 1; number <= 4; ++number) text += fmt::format("{} {}\n", word, number);
  }
  return text;
}

std::string ManyProvisions(size_t repeats) {
  return R"({"schema": "codicil-edition/1", "provisions": [)" +
         Lines(repeats,
               [](size_t i) {
                 return fmt::format("{}{{\"num\": \"1.{}\", \"text\": \"x\"}}", i ? "," : "", i);
               }) +
         "]}";
}

std::string ManyMarks(size_t repeats) {
  return R"({"schema": "codicil-edition/1", "provisions": [{"num": "1.1", "text": ")" +
         Repeat("ab ", repeats) + R"(", "marks": [)" +
         Lines(repeats,
               [](size_t i) {
                 return fmt::format("{}{{\"kind\": \"emphasis\", \"begin\": {}, \"end\": {}}}",
                                    i ? "," : "", 3 * i, 3 * i + 2);
               }) +
         "]}]}";
}

PathologicalInput Repeated(std::string name, Format format, std::string unit) {
  return {std::move(name), format, [unit](size_t repeats) { return Repeat(unit, repeats); }};
}

// The unit in one paragraph of a rule.
PathologicalInput InRule(std::string name, Format format, std::string unit) {
  const auto make = format == Format::kRst ? InRst : format == Format::kJson ? InJson : InText;
  return {std::move(name), format, [make, unit](size_t repeats) { return make(unit, repeats); }};
}

PathologicalInput InMarkdown(const std::string& unit) {
  return {"markdown: " + unit, Format::kPlainText,
          [unit](size_t repeats) { return InMarkdownText(unit, repeats); }};
}

}  // namespace

const std::vector<PathologicalInput>& PathologicalInputs() {
  constexpr Format kText = Format::kPlainText, kRst = Format::kRst, kJson = Format::kJson;
  static const std::vector<PathologicalInput> inputs = {
      // Plain text: lines.
      Repeated("text: 1.", kText, "1. "),
      Repeated("text: 1. on lines", kText, "1.\n"),
      Repeated("text: one number", kText, "203.1a x\n"),
      Repeated("text: one rule", kText, "203.1a Words.\n\n"),
      Repeated("text: list items", kText, "a. x\n"),
      Repeated("text: examples", kText, "Example:\n"),
      Repeated("text: examples with text", kText, "Example: An ember.\n\n"),
      Repeated("text: CR CR LF", kText, "\r\r\n"),
      Repeated("text: CR", kText, "a\r"),
      Repeated("text: blank lines", kText, " \n"),
      Repeated("text: glossary headings", kText, "Glossary\n\n"),
      {"text: leads", kText, ManyLeads},
      Repeated("text: contents headings", kText, "Contents\n\n"),
      Repeated("text: credits", kText, "Credits\n\n"),
      Repeated("text: pages", kText, "Page 1\n"),
      Repeated("text: crosses", kText, "\u00D7\n"),
      Repeated("text: other script", kText, "\u0416\n"),
      Repeated("text: dates", kText, "effective as of "),
      Repeated("text: date lines", kText, "Effective as of July 1, 2020\n"),
      Repeated("text: digits", kText, "1"),
      Repeated("text: long number", kText, "1.1"),
      Repeated("text: letters", kText, "a"),
      Repeated("text: no-break spaces", kText, "\u00A0"),
      Repeated("text: U+FFFD", kText, "\xFF\x41"),
      Repeated("text: two encodings", kText, "caf\xC3\xA9 caf\xE9 "),
      {"text: rising rules", kText, RisingRules},
      {"text: falling rules", kText, FallingRules},
      {"text: indents", kText, Stairs},
      {"text: long contents", kText, LongContents},
      {"text: falling glossary", kText, FallingGlossary},
      {"text: unparted glossary", kText, UnpartedGlossary},
      // Plain text: signs inside a rule.
      InRule("text: (", kText, "("),
      InRule("text: )", kText, ")"),
      InRule("text: _", kText, "_"),
      InRule("text: _a", kText, " _a"),
      InRule("text: _a_", kText, " _a_"),
      InRule("text: a_", kText, "a_ "),
      InRule("text: emphasis on lines", kText, "_a\t_\nb, "),
      InRule("text: {", kText, "{"),
      InRule("text: {W}", kText, "{W}"),
      InRule("text: {oW}", kText, "{oW}"),
      InRule("text: oW", kText, "oW"),
      InRule("text: o2oW words", kText, "o2oW "),
      InRule("text: quotes", kText, "\""),
      InRule("text: quote pairs", kText, "\"a\" "),
      InRule("text: apostrophes", kText, "'"),
      InRule("text: curly pairs", kText, "\u201Ca\u201D "),
      InRule("text: *", kText, "*"),
      InRule("text: `", kText, "`"),
      InRule("text: |", kText, "|"),
      InRule("text: \\", kText, "\\"),
      InRule("text: cited numbers", kText, "rule\n100.2.\n"),
      InRule("text: paragraphs", kText, "More.\n\n"),
      InRule("text: findings on one line", kText, "see rule 999.9 and the the \"x ( "),
      InRule("text: ranges on one line", kText, "See rules 100.1-100.2. "),
      InMarkdown("["),
      InMarkdown("[a]("),
      InMarkdown("[a](b) "),
      InMarkdown(" *a"),
      InMarkdown(" *a*"),
      InMarkdown(" **a*"),
      InMarkdown("[ _a b_ "),
      InMarkdown("\\*"),
      // RST.
      Repeated("rst: comments", kRst, ".. "),
      Repeated("rst: comment lines", kRst, "..\n"),
      Repeated("rst: bullets on a line", kRst, "- "),
      Repeated("rst: bullets", kRst, "- a\n"),
      Repeated("rst: items", kRst, "a. x\n"),
      Repeated("rst: numbers on a line", kRst, "1. "),
      Repeated("rst: fields", kRst, ":a: "),
      Repeated("rst: line blocks", kRst, "| a\n"),
      Repeated("rst: underlines", kRst, "===\n"),
      Repeated("rst: headings", kRst, "A\n=\n\n"),
      Repeated("rst: directives", kRst, ".. note:: a\n\n"),
      Repeated("rst: admonitions", kRst, ".. admonition:: Example\n\n   a\n\n"),
      Repeated("rst: glossaries", kRst, ".. glossary::\n\n   a\n      b\n\n"),
      Repeated("rst: targets", kRst, ".. _a:\n"),
      Repeated("rst: toctrees", kRst, ".. toctree::\n   a\n\n"),
      Repeated("rst: literal blocks", kRst, "::\n\n  a\n\n"),
      Repeated("rst: tables", kRst, "=== ===\na   b\n=== ===\n\n"),
      Repeated("rst: grid lines", kRst, "+---+\n"),
      {"rst: indents", kRst, Stairs},
      {"rst: labels", kRst, ManyLabels},
      InRule("rst: *", kRst, "*"),
      InRule("rst: *a", kRst, " *a"),
      InRule("rst: *a*", kRst, " *a*"),
      InRule("rst: **a", kRst, " **a"),
      InRule("rst: `", kRst, "`"),
      InRule("rst: `a", kRst, " `a"),
      InRule("rst: `a`", kRst, " `a`"),
      InRule("rst: ``a", kRst, " ``a"),
      InRule("rst: :ref:`", kRst, " :ref:`a <b"),
      InRule("rst: :ref:`a <b>`", kRst, " :ref:`a <b>`"),
      InRule("rst: :", kRst, ":"),
      InRule("rst: |", kRst, "|"),
      InRule("rst: |W|", kRst, " |W|"),
      InRule("rst: |a", kRst, " |a"),
      InRule("rst: :foo:`x`", kRst, " :foo:`x`"),
      InRule("rst: _", kRst, "_"),
      InRule("rst: a_", kRst, "a_ "),
      InRule("rst: _`a", kRst, " _`a"),
      InRule("rst: [", kRst, "["),
      InRule("rst: [1]_", kRst, " [1]_"),
      InRule("rst: \\", kRst, "\\"),
      InRule("rst: \\x", kRst, "\\x"),
      InRule("rst: http://", kRst, "http://"),
      InRule("rst: (", kRst, "("),
      InRule("rst: quotes", kRst, "\""),
      InRule("rst: loose examples", kRst, "a.\nExample: b.\n"),
      InRule("rst: lines of a paragraph", kRst, "*a*\nb\n"),
      // JSON.
      Repeated("json: [", kJson, "["),
      Repeated("json: {\"a\":", kJson, "{\"a\":"),
      Repeated("json: {", kJson, "{"),
      Repeated("json: quotes", kJson, "\""),
      InRule("json: \\\"", kJson, "\\\""),
      InRule("json: \\\\", kJson, "\\\\"),
      InRule("json: \\u0000", kJson, "\\u0000"),
      InRule("json: blanks", kJson, " "),
      InRule("json: paragraphs", kJson, "a\\n\\n"),
      {"json: provisions", kJson, ManyProvisions},
      {"json: marks", kJson, ManyMarks},
  };
  return inputs;
}

Edition ReadAndWrite(const std::string& text, Format format) {
  Edition edition = ReadRules(text, format);
  Written(WriteJson, edition);
  Written(WriteText, edition);
  Written(WriteRst, edition);
  Written(WriteOutline, edition);
  return edition;
}

}  // namespace codicil
