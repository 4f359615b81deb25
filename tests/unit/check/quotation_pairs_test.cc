// A title after a citation in every pair of quotation marks, closed correctly, incorrectly and not
// at all.

#include <gtest/gtest.h>
#include <unicode/unistr.h>

#include "check/check.h"
#include "tests/unit/crossref/refs_fixture.h"
#include "text/quotation_marks.h"

namespace codicil {
namespace {

std::string Utf8(char32_t c) {
  std::string bytes;
  icu::UnicodeString(static_cast<UChar32>(c)).toUTF8String(bytes);
  return bytes;
}

// Every character that occurs next to titles: quotation marks, and characters that only look like
// them.
std::vector<std::string> Signs() {
  std::vector<std::string> signs = {"",  "′",  "″",  "‵", "`",  "´", "ʼ",
                                    "?", "''", "``", "<", "〈", "※"};
  for (const QuotationPair& pair : QuotationPairs()) {
    signs.push_back(Utf8(pair.open));
    signs.push_back(Utf8(pair.close));
  }
  return signs;
}

TEST(QuotationPairs, EachHoldsATitle) {
  for (const auto& [open, close] : QuotationPairs()) {
    const std::string cited = "rule 209, " + Utf8(open) + "Warmth" + Utf8(close);
    EXPECT_EQ(Citations("See " + cited + "."), std::vector<std::string>{cited + " = 209 'Warmth'"});
  }
}

TEST(QuotationPairs, ATitleMayHaveBlanksAroundIt) {
  for (const std::string blank : {" ", "\u00A0", "\u202F"}) {
    const std::string cited = "rule 209, «" + blank + "Warmth" + blank + "»";
    EXPECT_EQ(Citations("See " + cited + "."), std::vector<std::string>{cited + " = 209 'Warmth'"});
  }
}

// However the title is closed, the number is cited, and each place is within the text.
// Of the pairs one in seven, so that each stands on both sides.
TEST(QuotationPairs, AnySignsAroundATitle) {
  constexpr size_t kStep = 7;
  const std::vector<std::string> signs = Signs();
  ASSERT_NE(signs.size() % kStep, 0u);
  const std::vector<std::string> words = {"Warmth", "Warmth,", "The keeper’s warmth", ""};
  for (size_t i = 0; i < signs.size() * signs.size(); i += kStep) {
    const size_t open = i / signs.size(), close = i % signs.size();
    const std::string title = signs[open] + words[(open + close) % words.size()] + signs[close];
    const auto found = Citations("See rule 209, " + title + ". See " + title + " and 104.1.");
    ASSERT_FALSE(found.empty()) << title;
    EXPECT_NE(found[0].find("= 209"), std::string::npos) << found[0];
  }
}

TEST(QuotationPairs, AnySignsAreChecked) {
  std::string words;
  for (const std::string& open : Signs()) {
    for (const std::string& close : Signs())
      words += open + "Warmth" + close + " is " + open + ". ";
  }
  const Edition edition = WorkThatSays(words);
  const CrossReferences references = CrossReference(edition);
  const CheckResult result = CheckEdition(edition, references, ExtractVocabulary(edition));
  for (const CheckFinding& one : result.found) {
    const size_t end = one.diagnostic.span ? one.diagnostic.span->end : 0;
    EXPECT_LE(end, edition.sources().files[0].text->text().size());
  }
}

}  // namespace
}  // namespace codicil
