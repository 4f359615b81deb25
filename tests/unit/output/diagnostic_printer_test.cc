#include "output/diagnostic_printer.h"

#include <gtest/gtest.h>

#include <sstream>

#include "rules/edition_builder.h"
#include "rules/kinds.h"
#include "text/code_points.h"
#include "text/columns.h"
#include "text/kinds.h"

namespace codicil {
namespace {

Edition WithText(std::string text) {
  EditionBuilder builder;
  builder.AddSource("e1.txt", std::move(text), "UTF-8");
  return std::move(builder.edition());
}

std::string Printed(const Edition& edition, const Diagnostic& diagnostic, PrintStyle style = {}) {
  return DiagnosticPrinter(edition.sources(), style).Print(diagnostic);
}

Diagnostic Warning(std::string message, Span span) {
  return {kind::kNumberDuplicate, Severity::kWarning, std::move(message), span, std::nullopt};
}

TEST(DiagnosticPrinter, PointsAtTheWords) {
  const Edition edition = WithText("1. Play\n100.1. Ash.\n");
  EXPECT_EQ(Printed(edition, Warning("100.1 is used twice", {0, 8, 13})),
            "e1.txt:2:1: warning: 100.1 is used twice [number-duplicate]\n"
            "100.1. Ash.\n"
            "^~~~~\n");
}

TEST(DiagnosticPrinter, CountsColumnsInCharacters) {
  const Edition edition = WithText("“Äsh” 7");
  EXPECT_EQ(Printed(edition, Warning("odd", {0, 11, 12})),
            "e1.txt:1:7: warning: odd [number-duplicate]\n"
            "“Äsh” 7\n"
            "      ^\n");
}

TEST(DiagnosticPrinter, MarksOnlyTheFirstLineOfASpan) {
  const Edition edition = WithText("one ash\ntwo\n");
  EXPECT_EQ(Printed(edition, Warning("long", {0, 4, 11})),
            "e1.txt:1:5: warning: long [number-duplicate]\n"
            "one ash\n"
            "    ^~~\n");
}

TEST(DiagnosticPrinter, CutsALongLineAroundThePlace) {
  const Edition edition = WithText(std::string(50, 'a') + "HERE" + std::string(50, 'b'));
  EXPECT_EQ(Printed(edition, Warning("long", {0, 50, 54}), {false, 18}),
            "e1.txt:1:51: warning: long [number-duplicate]\n"
            "…aaaaaHEREbbbbbbb…\n"
            "      ^~~~\n");
}

TEST(DiagnosticPrinter, WideCharactersTakeTwoColumns) {
  const Edition edition = WithText("規則の HERE e\u0301 X");
  EXPECT_EQ(Printed(edition, Warning("odd", {0, 10, 14})),
            "e1.txt:1:5: warning: odd [number-duplicate]\n"
            "規則の HERE e\u0301 X\n"
            "       ^~~~\n");
  EXPECT_EQ(Printed(edition, Warning("odd", {0, 19, 20})),
            "e1.txt:1:13: warning: odd [number-duplicate]\n"
            "規則の HERE e\u0301 X\n"
            "              ^\n");
}

TEST(DiagnosticPrinter, NoLineIsWiderThanTheTerminal) {
  std::string text;
  for (int i = 0; i < 60; ++i) text += i % 3 == 0 ? "則" : i % 3 == 1 ? "a" : "\t";
  const Edition edition = WithText(text);
  for (uint32_t begin = 0; begin < text.size(); ++begin) {
    if (!StartsCodePoint(text[begin])) continue;
    for (const size_t size : {size_t{0}, size_t{4}, text.size()}) {
      auto end = static_cast<uint32_t>(std::min(begin + size, text.size()));
      while (end < text.size() && !StartsCodePoint(text[end])) ++end;
      std::istringstream lines(Printed(edition, Warning("odd", {0, begin, end}), {false, 20}));
      std::string line;
      std::getline(lines, line);
      while (std::getline(lines, line)) EXPECT_LE(CountColumns(line), 20u) << line;
    }
  }
}

TEST(DiagnosticPrinter, ShowsTheOtherPlace) {
  const Edition edition = WithText("7. Ash\n7. Rite\n");
  Diagnostic diagnostic = Warning("7 is used twice", {0, 7, 8});
  diagnostic.related = Span{0, 0, 1};
  EXPECT_EQ(Printed(edition, diagnostic),
            "e1.txt:2:1: warning: 7 is used twice [number-duplicate]\n"
            "7. Rite\n"
            "^\n"
            "e1.txt:1:1: note: the other one is here\n"
            "7. Ash\n"
            "^\n");
}

TEST(DiagnosticPrinter, WithoutAPlaceSpeaksForTheProgram) {
  const Edition edition = WithText("x");
  const Diagnostic diagnostic{kind::kUnreadable, Severity::kError,
                              "cannot read x.txt: No such file", std::nullopt, std::nullopt};
  EXPECT_EQ(Printed(edition, diagnostic),
            "codicil: error: cannot read x.txt: No such file [unreadable]\n");
}

TEST(DiagnosticPrinter, KeepsControlCharactersFromTheTerminal) {
  const Edition edition = WithText("a\x1b[2Jb");
  EXPECT_EQ(Printed(edition, Warning("odd \u202E\n", {0, 5, 6})),
            "e1.txt:1:6: warning: odd \\u{202e}\\x0a [number-duplicate]\n"
            "a\\x1b[2Jb\n"
            "        ^\n");
}

TEST(DiagnosticPrinter, PointsAtAllOfWhatIsShownForAMarkedPart) {
  const Edition edition = WithText("\tash\u2066\u2069\xC2\x9B Ä.");
  EXPECT_EQ(Printed(edition, Warning("odd", {0, 4, 12})),
            "e1.txt:1:5: warning: odd [number-duplicate]\n"
            " ash\\u{2066}\\u{2069}\\x9b Ä.\n"
            "    ^~~~~~~~~~~~~~~~~~~~\n");
}

TEST(DiagnosticPrinter, KeepsControlCharactersOfNamesFromTheTerminal) {
  EditionBuilder builder;
  builder.AddSource("e\x1b[31m\n1.txt", "ash", "UTF-8");
  const Edition edition = std::move(builder.edition());
  EXPECT_EQ(Printed(edition, Warning("odd", {0, 0, 1})),
            "e\\x1b[31m\\x0a1.txt:1:1: warning: odd [number-duplicate]\nash\n^\n");
}

TEST(DiagnosticPrinter, ColorsWhenAsked) {
  const Edition edition = WithText("ash");
  EXPECT_EQ(Printed(edition, Warning("odd", {0, 0, 3}), {true, 100}),
            "\x1b[1me1.txt:1:1:\x1b[0m \x1b[1;35mwarning:\x1b[0m odd [number-duplicate]\n"
            "ash\n"
            "\x1b[1;32m^~~\x1b[0m\n");
}

TEST(DiagnosticPrinter, PointsBehindTheLastLine) {
  const Edition edition = WithText("ash\n");
  EXPECT_EQ(Printed(edition, Warning("ends", {0, 4, 4})),
            "e1.txt:2:1: warning: ends [number-duplicate]\n");
}

}  // namespace
}  // namespace codicil
